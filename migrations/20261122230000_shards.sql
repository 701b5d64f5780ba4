-- Which process runs which shard of Discord's gateway. A shard belongs to its holder until the lease ends, by the clock of the
-- database. A bot is named by its application, so that several can share a database.

-- How many shards a bot has; the rows of `shards` with another total are of an earlier number, and end once these are connected.
create table shard_plans (
    application bigint  primary key,
    total       integer not null check (total > 0)
);

-- The processes that run shards, or wait until some become free.
create table shard_processes (
    -- A random number.
    id          bigint      primary key,
    application bigint      not null,
    -- Where it runs and as what, by which another process on the same machine recognizes that it has ended.
    machine     text        not null,
    alive_until timestamptz not null
);

create table shards (
    application bigint      not null,
    total       integer     not null,
    number      integer     not null check (number >= 0 and number < total),
    holder      bigint,
    lease_until timestamptz,
    connected   boolean     not null default false,
    -- The session at Discord that the next holder can resume, so that no event is lost.
    session     text,
    sequence    bigint,
    resume_url  text,
    primary key (application, total, number),
    check ((holder is null) = (lease_until is null)),
    check ((session is null) = (sequence is null))
);

-- Discord lets one shard of each bucket start a session in five seconds, over all processes.
create table identify_turns (
    application bigint      not null,
    bucket      integer     not null,
    free_at     timestamptz not null,
    primary key (application, bucket)
);
