//! The real binary against a stand-in for Discord and a real Postgres.
//!
//! Each test has its own database and its own Discord. The databases are made on a Postgres that the tests start and
//! delete, or on the server that `DATABASE_URL` names. If `DISCORD_OPENAPI` names Discord's API description, every
//! request is checked against it.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a failed expectation ends the test"
)]

mod absences;
mod acts;
mod admin;
mod admin_server;
mod analysis;
mod archive;
mod archive_clubs;
mod autocomplete;
mod backup;
mod banks;
mod built_rules;
mod challenges;
mod channel_kinds;
mod channel_lifecycle;
#[path = "../support/chaos/mod.rs"]
mod chaos;
mod check;
mod clocks;
mod club_absences;
mod club_pages;
mod computer;
mod connections;
mod crawl;
mod database;
mod digests;
mod direct;
mod endpoint;
mod erased_ratings;
mod fair_play;
mod fair_sides;
mod families;
mod family_tables;
mod faults;
mod figures;
mod figures_harness;
mod follows;
mod forged;
mod game_pages;
mod games;
mod gateway;
mod gateway_proxy;
mod greeting;
mod guesses;
mod harness;
mod hints;
mod host;
mod hot_seat;
mod interruptions;
mod ladder;
mod ladder_channel;
mod ladder_harness;
mod ladders;
mod lanes;
mod leaderboards;
mod leavers;
mod lenient;
mod lessons;
mod lobby;
mod local;
mod local_line;
mod local_page;
mod local_site;
mod locks;
mod long_turns;
mod maharajah;
mod matches;
mod mentions;
mod menus;
#[path = "../support/model/mod.rs"]
mod model;
mod moves;
mod news;
mod offers;
mod openings;
mod outages;
mod outbox_rows;
mod over_at_start;
mod overview;
mod paces;
mod pages;
mod panics;
mod personal_data;
mod pickers;
mod pictureless;
mod plan_menus;
mod plans;
mod play_new;
mod play_page;
mod play_plan;
mod pooler;
mod postgres_failures;
mod privacy;
mod private;
mod private_games;
mod program;
mod programs;
mod puzzle_posts;
mod puzzle_stock;
mod puzzles;
mod query_plans;
mod rate_limits;
mod ratings;
mod ratings_log;
mod references;
mod registration;
mod repeats;
mod replays;
mod reports;
mod reposts;
mod review;
mod rules_page;
mod russian;
#[path = "../support/seed.rs"]
mod seed;
mod server_channels;
mod server_settings;
mod service;
mod service_harness;
mod settings;
mod shards;
mod shares;
mod sharing;
mod sign_in;
mod silence;
mod simuls;
mod standby;
mod thinking;
mod threads;
mod three_weeks;
mod time_outs;
mod tournament_admin;
mod tournament_rounds;
mod tournaments;
mod troubles;
mod two_languages;
mod typed;
mod upgrade;
mod vote_records;
mod vote_turns;
mod votes;
mod walk;
mod watch;
mod whole_service;
mod wire;
mod words;
