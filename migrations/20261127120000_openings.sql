-- Openings: how finished rated games went on from a position, with mirror images as one. There are no names in it.

create table openings (
    -- The name of the preset.
    ruleset      text    not null,
    -- The least hash of the position and its mirror images.
    position     bigint  not null,
    -- The ply that was played, as it is counted.
    ply          text    not null,
    -- How many of these games each side won, and how many were drawn.
    first_won    integer not null,
    second_won   integer not null,
    drawn        integer not null,
    -- The sum over the games of the average rating of their players.
    rating_total bigint  not null,
    constraint openings_pkey primary key (ruleset, position, ply)
);

-- The games that are counted.
create table opening_games (
    game   bigint  primary key references games,
    -- The average rating of its players when it was counted.
    rating integer not null
);
