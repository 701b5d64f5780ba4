-- Games against the computer that only their player sees.

alter table games
    -- Whether nothing of it is posted in its place, but news that its player has missed.
    add column private boolean not null default false;

alter table challenges drop constraint challenges_room_check;
alter table challenges add constraint challenges_room_check check (room in ('channel', 'thread', 'private'));

alter table server_settings
    -- Where games against the computer are played whose challenge does not say so.
    add column computer text check (computer in ('private', 'channel', 'thread'));
