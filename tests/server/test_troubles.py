"""What keeps the server from doing its work is said at `/ready`, in the log and in the figures."""

from __future__ import annotations

from pathlib import Path

from structlog.testing import capture_logs

from grandtour.server.codes import Code
from grandtour.server.troubles import Trouble, Troubles
from tests.server.house import House, in_house

FULL = Trouble(Code.BUSY, "the disk is full: make room")
SLOW = Trouble(Code.FAILED, "bots do not think", unready=False)


def test_a_trouble_is_said_once_while_it_lasts() -> None:
    changes: list[tuple[str, bool]] = []
    troubles = Troubles(lambda code, on: changes.append((str(code), on)))
    with capture_logs() as lines:
        for _ in range(3):
            troubles.begin(FULL)
        troubles.end(FULL.code)
        troubles.end(FULL.code)
    assert [line["event"] for line in lines] == ["trouble", "trouble is over"]
    assert changes == [(str(FULL.code), True), (str(FULL.code), False)]


def test_ready_names_troubles_and_is_503_only_if_one_keeps_the_server_from_serving(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        ann = await house.guest("Ann")
        troubles = house.services.troubles
        troubles.begin(SLOW)
        answer = await ann.http.get("/ready")
        assert answer.status_code == 200
        assert answer.json()["troubles"] == [{"code": "server/failed", "text": "bots do not think"}]
        troubles.begin(FULL)
        assert (await ann.http.get("/ready")).status_code == 503
        assert 'grandtour_trouble{code="server/busy"} 1.0' in (await ann.http.get("/metrics")).text
        strangers = await ann.http.get("/ready", headers={"X-Forwarded-For": "192.0.2.7"})
        assert {trouble["text"] for trouble in strangers.json()["troubles"]} == {""}, (
            "only the administrator reads them"
        )
        troubles.end(FULL.code)
        troubles.end(SLOW.code)
        answer = await ann.http.get("/ready")
        assert (answer.status_code, answer.json()["troubles"]) == (200, [])
        assert 'grandtour_trouble{code="server/busy"} 0.0' in (await ann.http.get("/metrics")).text

    in_house(tmp_path, visit)
