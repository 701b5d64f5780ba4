SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE public.challenges (
    id bigint NOT NULL,
    place bigint NOT NULL,
    challenger bigint NOT NULL,
    opponent bigint,
    ruleset jsonb NOT NULL,
    side text,
    state text DEFAULT 'open'::text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    accepted_by bigint,
    game bigint,
    message bigint,
    pace_seconds bigint,
    format text DEFAULT 'single'::text NOT NULL,
    room text DEFAULT 'channel'::text NOT NULL,
    rematch_of bigint,
    reason text,
    CONSTRAINT challenges_check CHECK (((state = 'open'::text) = (closed_at IS NULL))),
    CONSTRAINT challenges_check1 CHECK (((state = 'accepted'::text) = (game IS NOT NULL))),
    CONSTRAINT challenges_check2 CHECK (((state = 'accepted'::text) = (accepted_by IS NOT NULL))),
    CONSTRAINT challenges_format_check CHECK ((format = ANY (ARRAY['single'::text, 'match'::text]))),
    CONSTRAINT challenges_reason_check CHECK (((reason IS NULL) OR ((state = 'declined'::text) AND ((char_length(reason) >= 1) AND (char_length(reason) <= 200))))),
    CONSTRAINT challenges_room_check CHECK ((room = ANY (ARRAY['channel'::text, 'thread'::text]))),
    CONSTRAINT challenges_side_check CHECK ((side = ANY (ARRAY['attackers'::text, 'defenders'::text]))),
    CONSTRAINT challenges_state_check CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'deleted'::text, 'lapsed'::text])))
);
ALTER TABLE public.challenges ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.challenges_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.entries (
    game bigint NOT NULL,
    number integer NOT NULL,
    player bigint,
    made_at timestamp with time zone NOT NULL,
    deed jsonb NOT NULL,
    position_hash bigint NOT NULL,
    CONSTRAINT entries_number_check CHECK ((number >= 1))
);
CREATE TABLE public.games (
    id bigint NOT NULL,
    place bigint NOT NULL,
    ruleset jsonb NOT NULL,
    attackers bigint NOT NULL,
    defenders bigint NOT NULL,
    started_at timestamp with time zone NOT NULL,
    entries integer DEFAULT 0 NOT NULL,
    turn_of bigint,
    winner text,
    ending text,
    moved_at timestamp with time zone NOT NULL,
    message bigint,
    origin text DEFAULT (gen_random_uuid())::text NOT NULL,
    pace_seconds bigint,
    deadline timestamp with time zone,
    time_left_ms bigint,
    remind_at timestamp with time zone,
    former_clock jsonb,
    halted text,
    of_match bigint,
    leg smallint,
    page text DEFAULT translate(encode(uuid_send(gen_random_uuid()), 'base64'::text), '+/='::text, '-_'::text) NOT NULL,
    CONSTRAINT games_check CHECK (((turn_of IS NULL) = (ending IS NOT NULL))),
    CONSTRAINT games_check1 CHECK (((winner IS NULL) OR (ending IS NOT NULL))),
    CONSTRAINT games_check2 CHECK (((of_match IS NULL) = (leg IS NULL))),
    CONSTRAINT games_clock CHECK (((deadline IS NULL) OR (time_left_ms IS NULL))),
    CONSTRAINT games_entries_check CHECK ((entries >= 0)),
    CONSTRAINT games_halted_check CHECK ((halted = ANY (ARRAY['suspended'::text, 'paused'::text, 'vacation'::text]))),
    CONSTRAINT games_leg_check CHECK ((leg = ANY (ARRAY[1, 2]))),
    CONSTRAINT games_over CHECK (((turn_of IS NOT NULL) OR ((deadline IS NULL) AND (time_left_ms IS NULL)))),
    CONSTRAINT games_pace_seconds_check CHECK ((pace_seconds > 0)),
    CONSTRAINT games_reminder CHECK (((remind_at IS NULL) OR (deadline IS NOT NULL))),
    CONSTRAINT games_time_left_ms_check CHECK ((time_left_ms >= 0)),
    CONSTRAINT games_winner_check CHECK ((winner = ANY (ARRAY['attackers'::text, 'defenders'::text])))
);
ALTER TABLE public.games ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.games_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.heartbeats (
    door text NOT NULL,
    beat_at timestamp with time zone NOT NULL,
    CONSTRAINT heartbeats_door_check CHECK ((door = ANY (ARRAY['discord'::text, 'local'::text])))
);
CREATE TABLE public.interactions (
    door text NOT NULL,
    key bigint NOT NULL,
    done_at timestamp with time zone NOT NULL,
    outcome jsonb NOT NULL
);
CREATE SEQUENCE public.local_messages
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.matches (
    id bigint NOT NULL,
    by_attackers integer,
    by_defenders integer,
    CONSTRAINT matches_by_attackers_check CHECK ((by_attackers >= 0)),
    CONSTRAINT matches_by_defenders_check CHECK ((by_defenders >= 0)),
    CONSTRAINT matches_check CHECK (((by_attackers IS NULL) = (by_defenders IS NULL)))
);
ALTER TABLE public.matches ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.matches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.old_buttons (
    game bigint NOT NULL,
    place bigint NOT NULL,
    message bigint NOT NULL,
    superseded_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.outbox (
    id bigint NOT NULL,
    place bigint NOT NULL,
    kind text NOT NULL,
    challenge bigint,
    game bigint,
    number integer,
    due_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    settled_at timestamp with time zone,
    message bigint,
    failure text,
    claimed_by bigint,
    blocked boolean DEFAULT false NOT NULL,
    CONSTRAINT outbox_about CHECK (
CASE
    WHEN (number IS NULL) THEN (challenge IS NOT NULL)
    ELSE ((game IS NOT NULL) AND (challenge IS NULL))
END)
);
ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.places (
    id bigint NOT NULL,
    door text NOT NULL,
    server bigint NOT NULL,
    channel bigint NOT NULL,
    locale text NOT NULL,
    parent bigint,
    unreachable_since timestamp with time zone,
    unreachable_why text,
    CONSTRAINT places_door_check CHECK ((door = ANY (ARRAY['discord'::text, 'local'::text]))),
    CONSTRAINT places_unreachable CHECK (((unreachable_since IS NULL) = (unreachable_why IS NULL))),
    CONSTRAINT places_unreachable_why_check CHECK ((unreachable_why = ANY (ARRAY['channel-gone'::text, 'channel-closed'::text, 'may-not-post'::text, 'removed'::text])))
);
ALTER TABLE public.places ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.places_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.players (
    id bigint NOT NULL,
    door text NOT NULL,
    door_key bigint NOT NULL,
    reminders boolean DEFAULT true NOT NULL,
    CONSTRAINT players_door_check CHECK ((door = ANY (ARRAY['discord'::text, 'local'::text])))
);
ALTER TABLE public.players ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.players_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.seats (
    player bigint NOT NULL,
    name text,
    CONSTRAINT seats_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 32)))
);
CREATE TABLE public.vacations (
    id bigint NOT NULL,
    player bigint NOT NULL,
    begins_at timestamp with time zone NOT NULL,
    until timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT vacations_check CHECK ((begins_at < until))
);
ALTER TABLE public.vacations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.vacations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
INSERT INTO public._sqlx_migrations VALUES (1, 'games', '2026-11-22 05:41:49.577054+00', true, '\x49ef8c8db4990bd29c31e656b063017833ef7f8fa4c0f2e5b4307228bde7f4ca703e8184b26de5f324cb375848fa2cb7', 183626670);
INSERT INTO public._sqlx_migrations VALUES (2, 'origin', '2026-11-22 05:41:49.761112+00', true, '\x77a96727d902b97a41f730de65b4c97354501af671cc02e7b79e1e2349b712470e41bba9f5952bc2438e0a1a67a10577', 31723417);
INSERT INTO public._sqlx_migrations VALUES (3, 'clocks', '2026-11-22 05:41:49.793062+00', true, '\xe40ffe21f8ed674300dff85d6995d769017317ca6434c6338d60f74b321b2d4defda9bf758543f1ead668bce0e673909', 43307691);
INSERT INTO public._sqlx_migrations VALUES (4, 'challenges', '2026-11-22 05:41:49.836701+00', true, '\xad098e21a383d5566bab8fe895c15de2690efe7a7c2dfc5680de4ad7c683fce3c56cc56cfa33003e49386ed3e57e8cde', 35688689);
INSERT INTO public._sqlx_migrations VALUES (5, 'local', '2026-11-22 05:41:49.876093+00', true, '\x36045290f5dd07eb6872c8990785100560bd756843fa800742cd752b65730914bff838e134f1bf8a930039d66d2f33d9', 24386222);
INSERT INTO public._sqlx_migrations VALUES (6, 'pages', '2026-11-22 05:41:49.900697+00', true, '\x960ee14631279bc45b14b446ce6cc715b9215897c8a0797d91f025dadd0f860c891a99e286f62320a804fac7c040f414', 37945090);
INSERT INTO public._sqlx_migrations VALUES (7, 'world', '2026-11-22 05:41:49.948187+00', true, '\x8b0ba586ade642c8ef9839f73f89446e770b9ea860ae397715a5fd400d7e02728440f6fc4f5eaed731a3f9b0ca375fd9', 24132777);
INSERT INTO public._sqlx_migrations VALUES (8, 'boards', '2026-11-22 05:41:49.972449+00', true, '\xdcbc0d3f16a2d870d2e719df9bf2ff132146b1df4b65e9a13a35055610b284fc239046c69b00ab2a7e30fadbfbd5db1a', 1570326);
INSERT INTO public._sqlx_migrations VALUES (9, 'waiting', '2026-11-22 05:41:49.976044+00', true, '\xec635b2e852733fa02281082b5e26aa5c4419c96ee9c3ec5979fcb6b70cabb711dfa26ad8653766106e9bedc1d094d6a', 1397951);
INSERT INTO public._sqlx_migrations VALUES (10, 'references', '2026-11-22 05:41:49.979941+00', true, '\x29576d8f65447dd6610e1709e4fccd45008804397311c89290bb3dec839df2eff12e413c96914527f472dcf575a7b8a8', 24476996);
INSERT INTO public._sqlx_migrations VALUES (11, 'deliveries', '2026-11-22 05:41:50.004565+00', true, '\x47456c11fd1f4f256e6b07f81fdc4926f6d49886880ba38b608007997510643c65aae3ab78b8aaeb922504db586c824d', 36094430);
INSERT INTO public.challenges OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 2, '{"edge": {"hostile": "k"}, "king": {"armed": "full", "steps": 0, "capture": "four"}, "name": "norse", "size": 11, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "k", "hostile": "k", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "adk", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "draw"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": false, "attackers_lose_at": 1}', 'attackers', 'accepted', '2026-11-22 05:41:51.667001+00', '2026-11-22 05:41:51.927771+00', 2, 1, 1573936533533097985, 259200, 'single', 'channel', NULL, NULL);
INSERT INTO public.challenges OVERRIDING SYSTEM VALUE VALUES (2, 1, 1, 2, '{"edge": {"hostile": ""}, "king": {"armed": "full", "steps": 0, "capture": "four-near-throne"}, "name": "brandubh", "size": 7, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "adk", "hostile": "adk", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "adk", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "attackers"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": true, "attackers_lose_at": 0}', 'attackers', 'accepted', '2026-11-22 05:41:53.012019+00', '2026-11-22 05:41:53.381863+00', 2, 2, 1573936539640004608, 259200, 'single', 'channel', NULL, NULL);
INSERT INTO public.challenges OVERRIDING SYSTEM VALUE VALUES (3, 1, 1, 2, '{"edge": {"hostile": ""}, "king": {"armed": "full", "steps": 0, "capture": "four"}, "name": "viking", "size": 11, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "adk", "hostile": "k", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "ad", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "draw"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": false, "attackers_lose_at": 0}', 'attackers', 'accepted', '2026-11-22 05:41:53.548774+00', '2026-11-22 05:41:53.576553+00', 2, 3, 1573936540432728065, 259200, 'single', 'channel', NULL, NULL);
INSERT INTO public.challenges OVERRIDING SYSTEM VALUE VALUES (4, 1, 1, 2, '{"edge": {"hostile": ""}, "king": {"armed": "full", "steps": 0, "capture": "four-near-throne"}, "name": "brandubh", "size": 7, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "adk", "hostile": "adk", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "adk", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "attackers"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": true, "attackers_lose_at": 0}', 'attackers', 'accepted', '2026-11-22 05:41:53.677698+00', '2026-11-22 05:41:53.689866+00', 2, 4, 1573936540940238849, 43200, 'match', 'channel', NULL, NULL);
INSERT INTO public.challenges OVERRIDING SYSTEM VALUE VALUES (5, 1, 1, 2, '{"edge": {"hostile": ""}, "king": {"armed": "full", "steps": 0, "capture": "four-near-throne"}, "name": "brandubh", "size": 7, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "adk", "hostile": "adk", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "adk", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "attackers"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": true, "attackers_lose_at": 0}', 'attackers', 'accepted', '2026-11-22 05:41:53.787195+00', '2026-11-22 05:41:53.808269+00', 2, 6, 1573936541397417985, 259200, 'single', 'channel', NULL, NULL);
INSERT INTO public.challenges OVERRIDING SYSTEM VALUE VALUES (6, 1, 1, 2, '{"edge": {"hostile": ""}, "king": {"armed": "full", "steps": 0, "capture": "four"}, "name": "copenhagen", "size": 11, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "adk", "hostile": "adk", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "adk", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": true, "repetition": {"count": 3, "result": "attackers"}, "shieldwall": true, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": true, "attackers_lose_at": 0}', 'attackers', 'open', '2026-11-22 05:41:53.863409+00', NULL, NULL, NULL, 1573936541711990785, 259200, 'single', 'channel', NULL, NULL);
INSERT INTO public.entries VALUES (1, 1, 1, '2026-11-22 05:41:51.991415+00', '{"move": "e1-e3"}', 7234036881336950598);
INSERT INTO public.entries VALUES (1, 2, 2, '2026-11-22 05:41:52.058016+00', '{"move": "d6-d2"}', 1208291180858749708);
INSERT INTO public.entries VALUES (1, 3, 1, '2026-11-22 05:41:52.095494+00', '{"move": "a7-c7"}', -1947062961340252574);
INSERT INTO public.entries VALUES (1, 4, 2, '2026-11-22 05:41:52.160876+00', '{"move": "h6-h7"}', -7809684765221746714);
INSERT INTO public.entries VALUES (1, 5, 1, '2026-11-22 05:41:52.181382+00', '{"move": "d11-d3"}', 8336774685039842973);
INSERT INTO public.entries VALUES (1, 6, 2, '2026-11-22 05:41:52.279514+00', '{"move": "g5-g2"}', 2536908804229949814);
INSERT INTO public.entries VALUES (1, 7, 1, '2026-11-22 05:41:52.385431+00', '{"move": "h1-h2"}', -8663670269341190295);
INSERT INTO public.entries VALUES (1, 8, 2, '2026-11-22 05:41:52.456488+00', '{"move": "f4-g4"}', 2383080266985082694);
INSERT INTO public.entries VALUES (1, 9, 1, '2026-11-22 05:41:52.517633+00', '{"move": "e11-e10"}', -6217594970645440394);
INSERT INTO public.entries VALUES (1, 10, 2, '2026-11-22 05:41:52.542669+00', '{"move": "f8-c8"}', 2003461549671922256);
INSERT INTO public.entries VALUES (1, 11, 1, '2026-11-22 05:41:52.566844+00', '{"move": "c7-c2"}', 2630421917373394229);
INSERT INTO public.entries VALUES (1, 12, 2, '2026-11-22 05:41:52.582444+00', '{"move": "g4-b4"}', 6575899075198681510);
INSERT INTO public.entries VALUES (1, 13, 1, '2026-11-22 05:41:52.605245+00', '{"move": "f2-e2"}', -5473854199188049284);
INSERT INTO public.entries VALUES (1, 14, 2, '2026-11-22 05:41:52.61712+00', '{"move": "c8-b8"}', 4221031806072448980);
INSERT INTO public.entries VALUES (1, 15, 1, '2026-11-22 05:41:52.629905+00', '{"move": "e3-j3"}', 4131693221182579716);
INSERT INTO public.entries VALUES (1, 16, 2, '2026-11-22 05:41:52.642401+00', '{"move": "e7-c7"}', 4024697586631037411);
INSERT INTO public.entries VALUES (1, 17, 1, '2026-11-22 05:41:52.666869+00', '{"move": "g1-g5"}', -3676538648654043355);
INSERT INTO public.entries VALUES (1, 18, 2, '2026-11-22 05:41:52.693856+00', '{"move": "h7-h5"}', -7260557791973379670);
INSERT INTO public.entries VALUES (1, 19, 1, '2026-11-22 05:41:52.722549+00', '{"move": "k4-c4"}', 3750002953081705995);
INSERT INTO public.entries VALUES (1, 20, 2, '2026-11-22 05:41:52.764735+00', '{"move": "g6-h6"}', -2555277347153985428);
INSERT INTO public.entries VALUES (1, 21, 1, '2026-11-22 05:41:52.782659+00', '{"move": "k8-c8"}', -791563016318535982);
INSERT INTO public.entries VALUES (1, 22, 2, '2026-11-22 05:41:52.801976+00', '{"move": "f6-g6"}', -8580254814734836887);
INSERT INTO public.entries VALUES (1, 23, 1, '2026-11-22 05:41:52.816948+00', '{"move": "c4-c6"}', -7125435697129630672);
INSERT INTO public.entries VALUES (1, 24, 2, '2026-11-22 05:41:52.850965+00', '{"move": "e6-e8"}', 498314464961258247);
INSERT INTO public.entries VALUES (1, 25, 1, '2026-11-22 05:41:52.866234+00', '{"move": "f1-f3"}', 138708020720839392);
INSERT INTO public.entries VALUES (1, 26, 2, '2026-11-22 05:41:52.88761+00', '{"move": "g6-g1"}', -312685500660757298);
INSERT INTO public.entries VALUES (1, 27, 1, '2026-11-22 05:41:52.91121+00', '{"move": "d1-d2"}', 461372247460122214);
INSERT INTO public.entries VALUES (1, 28, 2, '2026-11-22 05:41:52.927988+00', '{"move": "g1-d1"}', -1730028772085894184);
INSERT INTO public.entries VALUES (1, 29, 1, '2026-11-22 05:41:52.950982+00', '{"move": "c2-c1"}', -4755769700780518203);
INSERT INTO public.entries VALUES (1, 30, 2, '2026-11-22 05:41:52.969325+00', '{"move": "g7-g1"}', 4453761903338722445);
INSERT INTO public.entries VALUES (1, 31, 1, '2026-11-22 05:41:52.989347+00', '{"move": "e2-e1"}', 7156560531266597262);
INSERT INTO public.entries VALUES (2, 1, 1, '2026-11-22 05:41:53.426662+00', '{"move": "d1-c1"}', 88609115457584383);
INSERT INTO public.entries VALUES (2, 2, 1, '2026-11-22 05:41:53.484104+00', '"resign"', 88609115457584383);
INSERT INTO public.entries VALUES (3, 1, 1, '2026-11-22 05:41:53.619368+00', '{"move": "d1-d4"}', -6566833112521623107);
INSERT INTO public.entries VALUES (3, 2, 2, '2026-11-22 05:41:53.631637+00', '{"move": "e7-e9"}', -3675612882236927020);
INSERT INTO public.entries VALUES (3, 3, 2, '2026-11-22 05:41:53.656652+00', '{"ask": "draw"}', -3675612882236927020);
INSERT INTO public.entries VALUES (4, 1, 2, '2026-11-22 05:41:53.71502+00', '"resign"', -7851557987365009759);
INSERT INTO public.entries VALUES (5, 1, 2, '2026-11-22 05:41:53.756594+00', '{"move": "d1-c1"}', 88609115457584383);
INSERT INTO public.entries VALUES (6, 1, 1, '2026-11-22 05:41:53.844278+00', '{"move": "d1-c1"}', 88609115457584383);
INSERT INTO public.games OVERRIDING SYSTEM VALUE VALUES (1, 1, '{"edge": {"hostile": "k"}, "king": {"armed": "full", "steps": 0, "capture": "four"}, "name": "norse", "size": 11, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "k", "hostile": "k", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "adk", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "draw"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": false, "attackers_lose_at": 1}', 1, 2, '2026-11-22 05:41:51.927771+00', 31, NULL, 'attackers', 'king-captured', '2026-11-22 05:41:52.989347+00', 1573936538092306433, '100d081a-d020-4a6b-a52f-0eb0e45fa24a', 259200, NULL, NULL, NULL, '"none"', NULL, NULL, NULL, 'eN4nqePtRdKzOPX7bLoXxg');
INSERT INTO public.games OVERRIDING SYSTEM VALUE VALUES (2, 1, '{"edge": {"hostile": ""}, "king": {"armed": "full", "steps": 0, "capture": "four-near-throne"}, "name": "brandubh", "size": 7, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "adk", "hostile": "adk", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "adk", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "attackers"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": true, "attackers_lose_at": 0}', 1, 2, '2026-11-22 05:41:53.381863+00', 2, NULL, 'defenders', 'resigned', '2026-11-22 05:41:53.484104+00', 1573936540327870465, '4b23c5d6-388f-4dbe-a02c-bc35b4015e3b', 259200, NULL, NULL, NULL, '"none"', NULL, NULL, NULL, 'Iely5GVZTbK9j3A2Wdo35g');
INSERT INTO public.games OVERRIDING SYSTEM VALUE VALUES (3, 1, '{"edge": {"hostile": ""}, "king": {"armed": "full", "steps": 0, "capture": "four"}, "name": "viking", "size": 11, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "adk", "hostile": "k", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "ad", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "draw"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": false, "attackers_lose_at": 0}', 1, 2, '2026-11-22 05:41:53.576553+00', 3, 1, NULL, NULL, '2026-11-22 05:41:53.656652+00', 1573936540889907201, '455c72e4-9722-439b-ae0a-d0479e2b7cf1', 259200, '2026-11-25 05:41:53.631637+00', NULL, '2026-11-24 11:41:53.631637+00', '{"running": {"deadline": "2026-11-25T05:41:53.619368Z", "remind_at": "2026-11-24T11:41:53.619368Z"}}', NULL, NULL, NULL, 'e6KM5JPhSiKNn6ZQ2MpnLQ');
INSERT INTO public.games OVERRIDING SYSTEM VALUE VALUES (4, 1, '{"edge": {"hostile": ""}, "king": {"armed": "full", "steps": 0, "capture": "four-near-throne"}, "name": "brandubh", "size": 7, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "adk", "hostile": "adk", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "adk", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "attackers"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": true, "attackers_lose_at": 0}', 1, 2, '2026-11-22 05:41:53.689866+00', 1, NULL, 'attackers', 'resigned', '2026-11-22 05:41:53.71502+00', 1573936541179314177, '5f90edee-e9e7-4385-be5a-fb6a046ff4f3', 43200, NULL, NULL, NULL, '"none"', NULL, 1, 1, 'zBcZlR2VT6yYbSHi_0-mmA');
INSERT INTO public.games OVERRIDING SYSTEM VALUE VALUES (5, 1, '{"edge": {"hostile": ""}, "king": {"armed": "full", "steps": 0, "capture": "four-near-throne"}, "name": "brandubh", "size": 7, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "adk", "hostile": "adk", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "adk", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "attackers"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": true, "attackers_lose_at": 0}', 2, 1, '2026-11-22 05:41:53.71502+00', 1, 1, NULL, NULL, '2026-11-22 05:41:53.756594+00', 1573936541326114817, '7597be25-a25c-4e60-97e3-d6a7bc289ce2', 43200, '2026-11-22 17:41:53.756594+00', NULL, '2026-11-22 14:41:53.756594+00', '{"running": {"deadline": "2026-11-22T17:41:53.71502Z", "remind_at": "2026-11-22T14:41:53.71502Z"}}', NULL, 1, 2, '5m5S6Y_7Taen7-EpNFjXQQ');
INSERT INTO public.games OVERRIDING SYSTEM VALUE VALUES (6, 1, '{"edge": {"hostile": ""}, "king": {"armed": "full", "steps": 0, "capture": "four-near-throne"}, "name": "our own", "size": 7, "camps": {"stay": false, "stop": "", "cross": "", "hostile": "", "squares": []}, "setup": "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3", "escape": "corner", "starts": "attackers", "throne": {"stop": "k", "cross": "adk", "hostile": "adk", "present": true}, "corners": {"stop": "k", "cross": "k", "width": 1, "hostile": "adk", "present": true}, "custody": "active", "linnaean": false, "no_moves": "loss", "exit_fort": false, "repetition": {"count": 3, "result": "attackers"}, "shieldwall": false, "immobilised": "none", "quiet_limit": 0, "soldier_steps": 0, "enclosure_wins": true, "attackers_lose_at": 0}', 1, 2, '2026-11-22 05:41:53.808269+00', 1, 2, NULL, NULL, '2026-11-22 05:41:53.844278+00', 1573936541623910401, '28ba1c53-36b3-43fd-8204-c1c3276f73c8', 259200, '2026-11-25 05:41:53.844278+00', NULL, '2026-11-24 11:41:53.844278+00', '{"running": {"deadline": "2026-11-25T05:41:53.808269Z", "remind_at": "2026-11-24T11:41:53.808269Z"}}', NULL, NULL, NULL, 'TCJZrzn1QTSIYrX3aXSWWA');
INSERT INTO public.heartbeats VALUES ('discord', '2026-11-22 05:41:56.043943+00');
INSERT INTO public.interactions VALUES ('discord', 1573936532455161857, '2026-11-22 05:41:51.667001+00', '{"challenged": {"challenge": 1}}');
INSERT INTO public.interactions VALUES ('discord', 1573936533554069504, '2026-11-22 05:41:51.927771+00', '{"accepted": {"game": 1, "challenge": 1}}');
INSERT INTO public.interactions VALUES ('discord', 1573936533822504960, '2026-11-22 05:41:51.991415+00', '{"acted": {"game": 1, "number": 1}}');
INSERT INTO public.interactions VALUES ('discord', 1573936534103523328, '2026-11-22 05:41:52.058016+00', '{"acted": {"game": 1, "number": 2}}');
INSERT INTO public.interactions VALUES ('discord', 1573936534258712576, '2026-11-22 05:41:52.095494+00', '{"acted": {"game": 1, "number": 3}}');
INSERT INTO public.interactions VALUES ('discord', 1573936534535536640, '2026-11-22 05:41:52.160876+00', '{"acted": {"game": 1, "number": 4}}');
INSERT INTO public.interactions VALUES ('discord', 1573936534619422720, '2026-11-22 05:41:52.181382+00', '{"acted": {"game": 1, "number": 5}}');
INSERT INTO public.interactions VALUES ('discord', 1573936535026270208, '2026-11-22 05:41:52.279514+00', '{"acted": {"game": 1, "number": 6}}');
INSERT INTO public.interactions VALUES ('discord', 1573936535475060736, '2026-11-22 05:41:52.385431+00', '{"acted": {"game": 1, "number": 7}}');
INSERT INTO public.interactions VALUES ('discord', 1573936535768662016, '2026-11-22 05:41:52.456488+00', '{"acted": {"game": 1, "number": 8}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536028708864, '2026-11-22 05:41:52.517633+00', '{"acted": {"game": 1, "number": 9}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536137760768, '2026-11-22 05:41:52.542669+00', '{"acted": {"game": 1, "number": 10}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536234229760, '2026-11-22 05:41:52.566844+00', '{"acted": {"game": 1, "number": 11}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536301338624, '2026-11-22 05:41:52.582444+00', '{"acted": {"game": 1, "number": 12}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536397807616, '2026-11-22 05:41:52.605245+00', '{"acted": {"game": 1, "number": 13}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536448139264, '2026-11-22 05:41:52.61712+00', '{"acted": {"game": 1, "number": 14}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536502665216, '2026-11-22 05:41:52.629905+00', '{"acted": {"game": 1, "number": 15}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536552996864, '2026-11-22 05:41:52.642401+00', '{"acted": {"game": 1, "number": 16}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536657854464, '2026-11-22 05:41:52.666869+00', '{"acted": {"game": 1, "number": 17}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536766906368, '2026-11-22 05:41:52.693856+00', '{"acted": {"game": 1, "number": 18}}');
INSERT INTO public.interactions VALUES ('discord', 1573936536888541184, '2026-11-22 05:41:52.722549+00', '{"acted": {"game": 1, "number": 19}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537068896256, '2026-11-22 05:41:52.764735+00', '{"acted": {"game": 1, "number": 20}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537140199424, '2026-11-22 05:41:52.782659+00', '{"acted": {"game": 1, "number": 21}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537224085504, '2026-11-22 05:41:52.801976+00', '{"acted": {"game": 1, "number": 22}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537287000064, '2026-11-22 05:41:52.816948+00', '{"acted": {"game": 1, "number": 23}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537425412096, '2026-11-22 05:41:52.850965+00', '{"acted": {"game": 1, "number": 24}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537492520960, '2026-11-22 05:41:52.866234+00', '{"acted": {"game": 1, "number": 25}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537580601344, '2026-11-22 05:41:52.88761+00', '{"acted": {"game": 1, "number": 26}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537681264640, '2026-11-22 05:41:52.91121+00', '{"acted": {"game": 1, "number": 27}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537752567808, '2026-11-22 05:41:52.927988+00', '{"acted": {"game": 1, "number": 28}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537849036800, '2026-11-22 05:41:52.950982+00', '{"acted": {"game": 1, "number": 29}}');
INSERT INTO public.interactions VALUES ('discord', 1573936537924534272, '2026-11-22 05:41:52.969325+00', '{"acted": {"game": 1, "number": 30}}');
INSERT INTO public.interactions VALUES ('discord', 1573936538008420352, '2026-11-22 05:41:52.989347+00', '{"acted": {"game": 1, "number": 31}}');
INSERT INTO public.interactions VALUES ('discord', 1573936538104889344, '2026-11-22 05:41:53.012019+00', '{"challenged": {"challenge": 2}}');
INSERT INTO public.interactions VALUES ('discord', 1573936539652587520, '2026-11-22 05:41:53.381863+00', '{"accepted": {"game": 2, "challenge": 2}}');
INSERT INTO public.interactions VALUES ('discord', 1573936539841331200, '2026-11-22 05:41:53.426662+00', '{"acted": {"game": 2, "number": 1}}');
INSERT INTO public.interactions VALUES ('discord', 1573936540080406528, '2026-11-22 05:41:53.484104+00', '{"acted": {"game": 2, "number": 2}}');
INSERT INTO public.interactions VALUES ('discord', 1573936540327870466, '2026-11-22 05:41:53.548774+00', '{"challenged": {"challenge": 3}}');
INSERT INTO public.interactions VALUES ('discord', 1573936540470476800, '2026-11-22 05:41:53.576553+00', '{"accepted": {"game": 3, "challenge": 3}}');
INSERT INTO public.interactions VALUES ('discord', 1573936540650831872, '2026-11-22 05:41:53.619368+00', '{"acted": {"game": 3, "number": 1}}');
INSERT INTO public.interactions VALUES ('discord', 1573936540705357824, '2026-11-22 05:41:53.631637+00', '{"acted": {"game": 3, "number": 2}}');
INSERT INTO public.interactions VALUES ('discord', 1573936540806021120, '2026-11-22 05:41:53.656652+00', '{"acted": {"game": 3, "number": 3}}');
INSERT INTO public.interactions VALUES ('discord', 1573936540894101504, '2026-11-22 05:41:53.677698+00', '{"challenged": {"challenge": 4}}');
INSERT INTO public.interactions VALUES ('discord', 1573936540944433152, '2026-11-22 05:41:53.689866+00', '{"accepted": {"game": 4, "challenge": 4}}');
INSERT INTO public.interactions VALUES ('discord', 1573936541049290752, '2026-11-22 05:41:53.71502+00', '{"acted": {"game": 4, "number": 1}}');
INSERT INTO public.interactions VALUES ('discord', 1573936541229645824, '2026-11-22 05:41:53.756594+00', '{"acted": {"game": 5, "number": 1}}');
INSERT INTO public.interactions VALUES ('discord', 1573936541355474944, '2026-11-22 05:41:53.787195+00', '{"challenged": {"challenge": 5}}');
INSERT INTO public.interactions VALUES ('discord', 1573936541439361024, '2026-11-22 05:41:53.808269+00', '{"accepted": {"game": 6, "challenge": 5}}');
INSERT INTO public.interactions VALUES ('discord', 1573936541594550272, '2026-11-22 05:41:53.844278+00', '{"acted": {"game": 6, "number": 1}}');
INSERT INTO public.interactions VALUES ('discord', 1573936541674242048, '2026-11-22 05:41:53.863409+00', '{"challenged": {"challenge": 6}}');
INSERT INTO public.matches OVERRIDING SYSTEM VALUE VALUES (1, 0, 0);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (1, 1, 'challenge', 1, NULL, NULL, '2026-11-22 05:42:06.667001+00', 0, '2026-11-22 05:41:51.92301+00', 1573936533533097985, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (2, 1, 'turn', NULL, 1, 0, '2026-11-22 05:42:06.927771+00', 0, '2026-11-22 05:41:51.970861+00', 1573936533738618881, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (3, 1, 'closing', 1, NULL, NULL, '2026-11-22 05:42:06.927771+00', 0, '2026-11-22 05:41:51.990256+00', 1573936533533097985, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (4, 1, 'turn', NULL, 1, 1, '2026-11-22 05:42:06.991415+00', 0, '2026-11-22 05:41:52.053478+00', 1573936534082551809, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (5, 1, 'turn', NULL, 1, 2, '2026-11-22 05:42:07.058016+00', 0, '2026-11-22 05:41:52.0923+00', 1573936534246129665, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (6, 1, 'turn', NULL, 1, 3, '2026-11-22 05:42:07.095494+00', 0, '2026-11-22 05:41:52.156714+00', 1573936534518759425, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (7, 1, 'turn', NULL, 1, 4, '2026-11-22 05:42:07.160876+00', 0, '2026-11-22 05:41:52.177078+00', 1573936534602645505, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (8, 1, 'turn', NULL, 1, 5, '2026-11-22 05:42:07.181382+00', 0, '2026-11-22 05:41:52.258072+00', 1573936534942384129, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (9, 1, 'turn', NULL, 1, 6, '2026-11-22 05:42:07.279514+00', 0, '2026-11-22 05:41:52.376444+00', 1573936535437312001, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (10, 1, 'turn', NULL, 1, 7, '2026-11-22 05:42:07.385431+00', 0, '2026-11-22 05:41:52.45216+00', 1573936535747690497, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (11, 1, 'turn', NULL, 1, 8, '2026-11-22 05:42:07.456488+00', 0, '2026-11-22 05:41:52.514769+00', 1573936536016125953, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (12, 1, 'turn', NULL, 1, 9, '2026-11-22 05:42:07.517633+00', 0, '2026-11-22 05:41:52.540229+00', 1573936536125177857, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (13, 1, 'turn', NULL, 1, 10, '2026-11-22 05:42:07.542669+00', 0, '2026-11-22 05:41:52.563248+00', 1573936536221646849, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (14, 1, 'turn', NULL, 1, 11, '2026-11-22 05:42:07.566844+00', 0, '2026-11-22 05:41:52.578024+00', 1573936536284561409, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (15, 1, 'turn', NULL, 1, 12, '2026-11-22 05:42:07.582444+00', 0, '2026-11-22 05:41:52.602499+00', 1573936536385224705, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (16, 1, 'turn', NULL, 1, 13, '2026-11-22 05:42:07.605245+00', 0, '2026-11-22 05:41:52.614441+00', 1573936536435556353, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (17, 1, 'turn', NULL, 1, 14, '2026-11-22 05:42:07.61712+00', 0, '2026-11-22 05:41:52.624541+00', 1573936536481693696, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (18, 1, 'turn', NULL, 1, 15, '2026-11-22 05:42:07.629905+00', 0, '2026-11-22 05:41:52.638577+00', 1573936536540413953, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (19, 1, 'turn', NULL, 1, 16, '2026-11-22 05:42:07.642401+00', 0, '2026-11-22 05:41:52.663546+00', 1573936536641077249, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (20, 1, 'turn', NULL, 1, 17, '2026-11-22 05:42:07.666869+00', 0, '2026-11-22 05:41:52.690977+00', 1573936536758517761, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (21, 1, 'turn', NULL, 1, 18, '2026-11-22 05:42:07.693856+00', 0, '2026-11-22 05:41:52.715712+00', 1573936536859181057, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (22, 1, 'turn', NULL, 1, 19, '2026-11-22 05:42:07.722549+00', 0, '2026-11-22 05:41:52.761923+00', 1573936537056313345, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (23, 1, 'turn', NULL, 1, 20, '2026-11-22 05:42:07.764735+00', 0, '2026-11-22 05:41:52.779524+00', 1573936537127616513, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (24, 1, 'turn', NULL, 1, 21, '2026-11-22 05:42:07.782659+00', 0, '2026-11-22 05:41:52.799181+00', 1573936537211502593, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (25, 1, 'turn', NULL, 1, 22, '2026-11-22 05:42:07.801976+00', 0, '2026-11-22 05:41:52.814621+00', 1573936537274417153, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (26, 1, 'turn', NULL, 1, 23, '2026-11-22 05:42:07.816948+00', 0, '2026-11-22 05:41:52.839482+00', 1573936537379274753, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (27, 1, 'turn', NULL, 1, 24, '2026-11-22 05:42:07.850965+00', 0, '2026-11-22 05:41:52.863741+00', 1573936537479938049, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (28, 1, 'turn', NULL, 1, 25, '2026-11-22 05:42:07.866234+00', 0, '2026-11-22 05:41:52.885261+00', 1573936537572212737, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (29, 1, 'turn', NULL, 1, 26, '2026-11-22 05:42:07.88761+00', 0, '2026-11-22 05:41:52.908692+00', 1573936537668681729, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (30, 1, 'turn', NULL, 1, 27, '2026-11-22 05:42:07.91121+00', 0, '2026-11-22 05:41:52.925355+00', 1573936537739984897, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (31, 1, 'turn', NULL, 1, 28, '2026-11-22 05:42:07.927988+00', 0, '2026-11-22 05:41:52.948594+00', 1573936537836453889, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (32, 1, 'turn', NULL, 1, 29, '2026-11-22 05:42:07.950982+00', 0, '2026-11-22 05:41:52.966953+00', 1573936537916145665, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (33, 1, 'turn', NULL, 1, 30, '2026-11-22 05:42:07.969325+00', 0, '2026-11-22 05:41:52.986086+00', 1573936537995837441, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (34, 1, 'turn', NULL, 1, 31, '2026-11-22 05:42:07.989347+00', 0, '2026-11-22 05:41:53.009639+00', 1573936538092306433, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (35, 1, 'challenge', 2, NULL, NULL, '2026-11-22 05:42:08.012019+00', 0, '2026-11-22 05:41:53.377687+00', 1573936539640004608, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (36, 1, 'turn', NULL, 2, 0, '2026-11-22 05:42:08.381863+00', 0, '2026-11-22 05:41:53.410693+00', 1573936539774222337, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (37, 1, 'closing', 2, NULL, NULL, '2026-11-22 05:42:08.381863+00', 0, '2026-11-22 05:41:53.427568+00', 1573936539640004608, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (38, 1, 'turn', NULL, 2, 1, '2026-11-22 05:42:08.426662+00', 0, '2026-11-22 05:41:53.469535+00', 1573936540021686273, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (39, 1, 'turn', NULL, 2, 2, '2026-11-22 05:42:08.484104+00', 0, '2026-11-22 05:41:53.542419+00', 1573936540327870465, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (40, 1, 'challenge', 3, NULL, NULL, '2026-11-22 05:42:08.548774+00', 0, '2026-11-22 05:41:53.57223+00', 1573936540432728065, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (41, 1, 'turn', NULL, 3, 0, '2026-11-22 05:42:08.576553+00', 0, '2026-11-22 05:41:53.612921+00', 1573936540621471745, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (42, 1, 'closing', 3, NULL, NULL, '2026-11-22 05:42:08.576553+00', 0, '2026-11-22 05:41:53.618704+00', 1573936540432728065, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (43, 1, 'turn', NULL, 3, 1, '2026-11-22 05:42:08.619368+00', 0, '2026-11-22 05:41:53.62828+00', 1573936540688580609, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (44, 1, 'turn', NULL, 3, 2, '2026-11-22 05:42:08.631637+00', 0, '2026-11-22 05:41:53.65363+00', 1573936540797632512, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (45, 1, 'turn', NULL, 3, 3, '2026-11-22 05:42:08.656652+00', 0, '2026-11-22 05:41:53.675668+00', 1573936540889907201, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (46, 1, 'challenge', 4, NULL, NULL, '2026-11-22 05:42:08.677698+00', 0, '2026-11-22 05:41:53.688291+00', 1573936540940238849, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (47, 1, 'turn', NULL, 4, 0, '2026-11-22 05:42:08.689866+00', 0, '2026-11-22 05:41:53.705418+00', 1573936541011542017, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (48, 1, 'closing', 4, NULL, NULL, '2026-11-22 05:42:08.689866+00', 0, '2026-11-22 05:41:53.711726+00', 1573936540940238849, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (49, 1, 'turn', NULL, 4, 1, '2026-11-22 05:42:08.71502+00', 0, '2026-11-22 05:41:53.744827+00', 1573936541179314177, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (50, 1, 'turn', NULL, 5, 0, '2026-11-22 05:42:08.71502+00', 0, '2026-11-22 05:41:53.752654+00', 1573936541212868609, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (51, 1, 'turn', NULL, 5, 1, '2026-11-22 05:42:08.756594+00', 0, '2026-11-22 05:41:53.780182+00', 1573936541326114817, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (52, 1, 'challenge', 5, NULL, NULL, '2026-11-22 05:42:08.787195+00', 0, '2026-11-22 05:41:53.79756+00', 1573936541397417985, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (53, 1, 'turn', NULL, 6, 0, '2026-11-22 05:42:08.808269+00', 0, '2026-11-22 05:41:53.839499+00', 1573936541573578753, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (55, 1, 'turn', NULL, 6, 1, '2026-11-22 05:42:08.844278+00', 0, '2026-11-22 05:41:53.850597+00', 1573936541623910401, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (54, 1, 'closing', 5, NULL, NULL, '2026-11-22 05:42:08.808269+00', 0, '2026-11-22 05:41:53.843849+00', 1573936541397417985, NULL, NULL, false);
INSERT INTO public.outbox OVERRIDING SYSTEM VALUE VALUES (56, 1, 'challenge', 6, NULL, NULL, '2026-11-22 05:42:08.863409+00', 0, '2026-11-22 05:41:53.871588+00', 1573936541711990785, NULL, NULL, false);
INSERT INTO public.places OVERRIDING SYSTEM VALUE VALUES (1, 'discord', 1573936529686921216, 1573936529686921218, 'en', NULL, NULL, NULL);
INSERT INTO public.players OVERRIDING SYSTEM VALUE VALUES (1, 'discord', 1573936529686921219, true);
INSERT INTO public.players OVERRIDING SYSTEM VALUE VALUES (2, 'discord', 1573936529686921220, true);
SELECT pg_catalog.setval('public.challenges_id_seq', 6, true);
SELECT pg_catalog.setval('public.games_id_seq', 6, true);
SELECT pg_catalog.setval('public.local_messages', 1, false);
SELECT pg_catalog.setval('public.matches_id_seq', 1, true);
SELECT pg_catalog.setval('public.outbox_id_seq', 56, true);
SELECT pg_catalog.setval('public.places_id_seq', 6, true);
SELECT pg_catalog.setval('public.players_id_seq', 22, true);
SELECT pg_catalog.setval('public.vacations_id_seq', 1, false);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_game_key UNIQUE (game);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (game, number);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_of_match UNIQUE (of_match, leg);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_origin UNIQUE (origin);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_page UNIQUE (page);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.heartbeats
    ADD CONSTRAINT heartbeats_pkey PRIMARY KEY (door);
ALTER TABLE ONLY public.interactions
    ADD CONSTRAINT interactions_pkey PRIMARY KEY (door, key);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.old_buttons
    ADD CONSTRAINT old_buttons_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_door_channel UNIQUE (door, channel);
ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_door_key UNIQUE (door, door_key);
ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (player);
ALTER TABLE ONLY public.vacations
    ADD CONSTRAINT vacations_pkey PRIMARY KEY (id);
CREATE INDEX challenges_by_accepter ON public.challenges USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);
CREATE INDEX challenges_by_challenger ON public.challenges USING btree (challenger);
CREATE INDEX challenges_by_game ON public.challenges USING btree (game) WHERE (game IS NOT NULL);
CREATE INDEX challenges_by_message ON public.challenges USING btree (message) WHERE (state = 'open'::text);
CREATE INDEX challenges_by_opponent ON public.challenges USING btree (opponent) WHERE (opponent IS NOT NULL);
CREATE INDEX challenges_by_place ON public.challenges USING btree (place);
CREATE INDEX challenges_by_rematch ON public.challenges USING btree (rematch_of) WHERE (rematch_of IS NOT NULL);
CREATE INDEX challenges_open_by_age ON public.challenges USING btree (made_at) WHERE (state = 'open'::text);
CREATE INDEX challenges_open_by_challenger ON public.challenges USING btree (challenger) WHERE (state = 'open'::text);
CREATE INDEX challenges_open_by_place ON public.challenges USING btree (place) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX challenges_rematch ON public.challenges USING btree (rematch_of) WHERE (state = 'open'::text);
CREATE INDEX entries_by_player ON public.entries USING btree (player) WHERE (player IS NOT NULL);
CREATE INDEX games_by_deadline ON public.games USING btree (deadline) WHERE (deadline IS NOT NULL);
CREATE INDEX games_by_place ON public.games USING btree (place, moved_at);
CREATE INDEX games_by_reminder ON public.games USING btree (remind_at) WHERE (remind_at IS NOT NULL);
CREATE INDEX games_running_by_attackers ON public.games USING btree (attackers, moved_at) WHERE (turn_of IS NOT NULL);
CREATE INDEX games_running_by_defenders ON public.games USING btree (defenders, moved_at) WHERE (turn_of IS NOT NULL);
CREATE INDEX games_running_by_place ON public.games USING btree (place) WHERE (turn_of IS NOT NULL);
CREATE INDEX games_suspended ON public.games USING btree (place) WHERE (halted = 'suspended'::text);
CREATE INDEX interactions_by_age ON public.interactions USING btree (done_at);
CREATE INDEX old_buttons_due ON public.old_buttons USING btree (due_at);
CREATE INDEX outbox_blocked ON public.outbox USING btree (id) WHERE ((settled_at IS NULL) AND blocked);
CREATE INDEX outbox_by_message ON public.outbox USING btree (message) WHERE (kind = 'turn'::text);
CREATE INDEX outbox_by_place ON public.outbox USING btree (place, message);
CREATE INDEX outbox_due ON public.outbox USING btree (claimed_by, ((kind = 'closing'::text)), due_at) WHERE ((settled_at IS NULL) AND (NOT blocked));
CREATE UNIQUE INDEX outbox_of_challenge ON public.outbox USING btree (challenge, kind) WHERE (challenge IS NOT NULL);
CREATE UNIQUE INDEX outbox_of_game ON public.outbox USING btree (game, number, kind);
CREATE INDEX outbox_waiting_by_challenge ON public.outbox USING btree (challenge, id) WHERE ((settled_at IS NULL) AND (challenge IS NOT NULL));
CREATE INDEX outbox_waiting_by_game ON public.outbox USING btree (game, id) WHERE (settled_at IS NULL);
CREATE INDEX outbox_waiting_by_place ON public.outbox USING btree (place) WHERE (settled_at IS NULL);
CREATE INDEX places_by_parent ON public.places USING btree (door, parent) WHERE (parent IS NOT NULL);
CREATE INDEX places_by_server ON public.places USING btree (door, server);
CREATE INDEX places_unreachable ON public.places USING btree (unreachable_since) WHERE (unreachable_since IS NOT NULL);
CREATE UNIQUE INDEX seats_name ON public.seats USING btree (lower(name));
CREATE INDEX vacations_by_end ON public.vacations USING btree (until) WHERE (ended_at IS NULL);
CREATE INDEX vacations_by_player ON public.vacations USING btree (player, begins_at);
CREATE UNIQUE INDEX vacations_running ON public.vacations USING btree (player) WHERE (ended_at IS NULL);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES public.players(id);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_challenger_fkey FOREIGN KEY (challenger) REFERENCES public.players(id);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_opponent_fkey FOREIGN KEY (opponent) REFERENCES public.players(id);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_place_fkey FOREIGN KEY (place) REFERENCES public.places(id);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_rematch_of_fkey FOREIGN KEY (rematch_of) REFERENCES public.games(id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_player_fkey FOREIGN KEY (player) REFERENCES public.players(id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_attackers_fkey FOREIGN KEY (attackers) REFERENCES public.players(id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_defenders_fkey FOREIGN KEY (defenders) REFERENCES public.players(id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_of_match_fkey FOREIGN KEY (of_match) REFERENCES public.matches(id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_place_fkey FOREIGN KEY (place) REFERENCES public.places(id);
ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_turn_of_fkey FOREIGN KEY (turn_of) REFERENCES public.players(id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_challenge_fkey FOREIGN KEY (challenge) REFERENCES public.challenges(id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_game_fkey FOREIGN KEY (game) REFERENCES public.games(id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_place_fkey FOREIGN KEY (place) REFERENCES public.places(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_player_fkey FOREIGN KEY (player) REFERENCES public.players(id);
ALTER TABLE ONLY public.vacations
    ADD CONSTRAINT vacations_player_fkey FOREIGN KEY (player) REFERENCES public.players(id);
