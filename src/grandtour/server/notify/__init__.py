"""Sends notifications to players who are not looking, by webhooks and web push.

Both go to addresses that players gave us, so both go through the `Guard`.
"""

from grandtour.server.notify.guard import Forbidden, Guard
from grandtour.server.notify.note import Note
from grandtour.server.notify.post import Unsent, delivered, post, url_fault
from grandtour.server.notify.push import Delivery, Push, new_pem, subscription_fault
from grandtour.server.notify.throttle import TurnNotes
from grandtour.server.notify.webhooks import STYLES, webhook_request

__all__ = [
    "STYLES",
    "Delivery",
    "Forbidden",
    "Guard",
    "Note",
    "Push",
    "TurnNotes",
    "Unsent",
    "delivered",
    "new_pem",
    "post",
    "subscription_fault",
    "url_fault",
    "webhook_request",
]
