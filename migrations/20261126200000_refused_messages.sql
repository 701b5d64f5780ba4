-- A message that Discord refuses in every form is a problem of its own: permissions do not mend it, and it is tried again
-- after some minutes at the earliest.

alter table places
    drop constraint places_unreachable_why_check,
    add constraint places_unreachable_why_check
        check (unreachable_why in ('channel-gone', 'channel-closed', 'may-not-post', 'message-refused', 'removed'));
