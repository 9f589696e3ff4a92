"""Lets the owner of an account in, and makes guessing dear, without ever locking the owner out.

Tries of one login from one address are limited (security/limits.py). Where many addresses try the same login, one
address tries many, or the line for checks of passwords is long, nobody is turned away: the server asks for a proof of
work first, which grows with the number of tries in vain. The right password with it always opens.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grandtour.server import messages as m
from grandtour.server.codes import Code, Refused
from grandtour.server.devices import Device
from grandtour.server.factors import Factors
from grandtour.server.people import Leaving, People, Person
from grandtour.server.security.names import login_key
from grandtour.server.security.passwords import Crowded
from grandtour.server.security.proofs import EASIEST, HARDEST, Proofs, bits_of
from grandtour.server.security.signing import Keys
from grandtour.server.security.tries import Tries

WHEN_CROWDED: Final = EASIEST + 2
"""How hard the work is, in bits, if only the line is long."""


@dataclass(frozen=True)
class Entry:
    """From where somebody comes in."""

    address: str
    """the key of the client's address"""
    device: Device
    before: Person | None
    """who the client was until now"""
    dear: bool
    """whether the address has tried so much that each try must bring a proof of work"""
    leaving: Leaving
    """done before the client is somebody else, with who it was and the id of who it will be"""


class Logins:
    def __init__(self, people: People, factors: Factors, keys: Keys, factor: float) -> None:
        """`factor` widens what is free, as it widens the rate limits; 0 asks for no proofs."""
        self.people = people
        self.factors = factors
        self.proofs = Proofs(keys)
        self.tries = Tries(factor)

    async def log_in(self, asked: m.LogIn, entry: Entry) -> Person:
        login, address = login_key(asked.login), entry.address
        paid = self._paid(login, address, asked.proof, HARDEST if entry.dear else 0)
        self.tries.add(login)  # before the check, so that tries at the same time count, too
        try:
            user = await self.people.log_in(asked.login, asked.password, address, paid=paid)
        except Crowded:
            self.tries.forgive(login)
            raise self._wanted(login, address, WHEN_CROWDED) from None
        except Refused as refused:
            if refused.code is not Code.WRONG_LOGIN:
                self.tries.forgive(login)
            raise
        self.tries.forgive(login)
        if await self.factors.on(user.id):
            await self.factors.prove(user.id, asked.code)
        await entry.leaving(entry.before, user.id)
        return await self.people.begin_session(user, entry.before, entry.device)

    def _paid(self, login: str, address: str, proof: m.Proof | None, least: int) -> bool:
        """`least`: how hard the work must be, in bits."""
        if proof is not None and bits_of(proof.challenge) >= least:
            if self.proofs.good(_who(login, address), proof.challenge, proof.answer):
                return True
        bits = max(least, self.tries.bits(login))
        if bits or proof is not None:
            raise self._wanted(login, address, max(bits, EASIEST))
        return False

    def _wanted(self, login: str, address: str, bits: int) -> Refused:
        challenge = self.proofs.challenge(_who(login, address), bits)
        return Refused(
            Code.PROOF,
            "this login is tried often, or many log in now: do the work of the challenge, and ask again with it",
            arguments={"challenge": challenge, "bits": bits},
        )


def _who(login: str, address: str) -> str:
    return f"{address}/{login}"
