//! A tournament in rounds: absence, ties, and what is posted; two processes at the same step.

use std::collections::BTreeMap;

use raichi_rules::Ruleset;
use raichi_standin::{Channel, Id, Message, options};
use sqlx::types::Json;

use crate::{
    harness::is_board,
    service_harness::{ServiceHarness, now},
    tournaments::Club,
};

/// The groups of a round, each with its players by their number in the club.
type Groups = Vec<Vec<usize>>;

impl Club {
    /// The groups of a round, once they have their threads.
    async fn groups(&self, round: i32) -> Groups {
        let rows: Vec<(i16, i64)> = sqlx::query_as(
            "select g.number, p.door_key from tournament_groups g
             join tournament_seats s on s.of_group = g.id
             join players p on p.id = s.player
             where g.round = $1 order by g.number, s.seat",
        )
        .bind(round)
        .fetch_all(&self.harness.pool)
        .await
        .expect("the database answers");
        let number = |key: i64| {
            let id = Id::try_from(key).expect("an id");
            self.people
                .iter()
                .position(|it| it.id() == id)
                .expect("one of the people")
        };
        let mut groups = BTreeMap::<i16, Vec<usize>>::new();
        for (group, key) in rows {
            groups.entry(group).or_default().push(number(key));
        }
        groups.into_values().collect()
    }

    /// Lets the games end one by one in which somebody loses by this.
    async fn play_by(&self, loser: impl Fn(usize, usize) -> Option<usize>) {
        loop {
            let number = |id: Id| {
                self.people
                    .iter()
                    .position(|it| it.id() == id)
                    .expect("one of them")
            };
            let running = self.running().await;
            let next = running.into_iter().find_map(|game| {
                let loser = loser(number(game.attackers), number(game.defenders))?;
                Some((game, loser))
            });
            let Some((game, loser)) = next else { break };
            self.resign(game, self.people[loser].id()).await;
        }
    }

    async fn do_sql(&self, query: String) {
        sqlx::query(sqlx::AssertSqlSafe(query))
            .execute(&self.harness.pool)
            .await
            .expect("it is done");
    }

    fn thread_of(&self, words: &str) -> Channel {
        let mut threads = self.harness.channel.threads().into_iter();
        threads
            .find(|it| it.name().contains(words))
            .unwrap_or_else(|| panic!("no thread {words}"))
    }
}

fn about(messages: Vec<Message>, words: &str) -> Vec<Message> {
    messages
        .into_iter()
        .filter(|it| it.content.contains(words))
        .collect()
}

/// Three who beat each other in a circle: the first beats the second, who beats the third, who beats the first.
fn circle(three: &[usize], one: usize, other: usize) -> Option<usize> {
    let place = |who| three.iter().position(|it| *it == who);
    let (one_at, other_at) = (place(one)?, place(other)?);
    Some(if (one_at + 1) % 3 == other_at {
        other
    } else {
        one
    })
}

#[tokio::test]
async fn nine_play_two_rounds_with_a_no_show_a_withdrawal_and_a_tie() {
    let club = Club::new(9).await;
    let harness = &club.harness;
    let posted = club
        .create(options![
            ("name", "Jól"),
            ("rules", "brandubh"),
            ("players", 9_i64),
            ("games", "one")
        ])
        .await;
    for who in &club.people {
        club.join(&posted, who).await;
    }
    harness
        .until_some("games having count(*) filter (where tournament_group is not null) = 16")
        .await;
    harness.quiet().await;
    let groups = club.groups(1).await;
    let [large, small] = match groups.as_slice() {
        [one, other] if one.len() == 5 && other.len() == 4 => [one.clone(), other.clone()],
        [one, other] if one.len() == 4 && other.len() == 5 => [other.clone(), one.clone()],
        other => panic!("{other:?}"),
    };
    let threads = harness.channel.threads();
    assert_eq!(threads.len(), 2);
    let boards = threads.iter().flat_map(Channel::messages).filter(is_board);
    assert!(boards.clone().all(|board| board.pings.users.len() == 1));
    assert_eq!(boards.count(), 16);

    // The last of the small group leaves before anything is over: none of those games count. The others beat each other in a circle.
    let leaver = small[3];
    let left = club.people[leaver].slash(&harness.channel, "tournament leave", options![]);
    assert!(
        left.message()
            .await
            .content
            .contains("You’re out of **Jól**")
    );
    let three = &small[..3];
    club.play_by(|one, other| circle(three, one, other)).await;
    // The last of the large group does nothing at all. The others win by their order.
    let absent = large[4];
    let rest = &large[..4];
    club.play_by(|one, other| {
        let place = |who| rest.iter().position(|it| *it == who);
        Some(rest[place(one)?.max(place(other)?)])
    })
    .await;
    harness.quiet().await;
    let key = club.people[absent].id();
    club.do_sql(format!(
        "update games g set started_at = started_at - interval '4 days' from players p
         where p.door_key = {key} and g.turn_of = p.id"
    ))
    .await;
    club.do_sql("update tournaments set due_at = now()".to_owned())
        .await;
    harness
        .until_some("tournament_groups where round = 2")
        .await;
    harness
        .until_some("games having count(*) filter (where tournament_group is not null) = 26")
        .await;
    harness.quiet().await;

    // Each group learns of its own: the absent one as well, the one who has left not.
    let outs = |words: &str| -> Vec<Message> {
        let all = harness
            .channel
            .threads()
            .into_iter()
            .flat_map(|it| it.messages());
        about(all.collect(), words)
    };
    let withdrawn = outs("has left the tournament.");
    assert_eq!(
        (withdrawn.len(), withdrawn[0].pings.users.len()),
        (1, 3),
        "{withdrawn:#?}"
    );
    assert!(
        withdrawn[0]
            .content
            .contains("None of the games against them count.")
    );
    let no_show = outs("hasn’t moved since the start");
    assert_eq!(
        (no_show.len(), no_show[0].pings.users.len()),
        (1, 5),
        "{no_show:#?}"
    );

    // The three of the circle and the best two of the other group go on.
    let last = club.groups(2).await;
    assert_eq!(last.len(), 1);
    let mut players = last[0].clone();
    players.sort_unstable();
    let mut expected = [&rest[..2], three].concat();
    expected.sort_unstable();
    assert_eq!(players, expected);
    let round = about(harness.channel.messages(), "Round 1 of **Jól** is over.");
    assert_eq!(
        (round.len(), round[0].pings.users.len()),
        (1, 0),
        "{round:#?}"
    );
    let thread = club.thread_of("final");
    assert_eq!(thread.messages().into_iter().filter(is_board).count(), 10);

    // In the final three are equal, and win together.
    let best = &players[..3];
    club.play_by(|one, other| {
        circle(best, one, other).or_else(|| {
            let place = |who| players.iter().position(|it| *it == who);
            Some(players[place(one)?.max(place(other)?)])
        })
    })
    .await;
    harness.until_some("tournaments where state = 'over'").await;
    harness.quiet().await;
    let over = about(harness.channel.messages(), "The winners are");
    assert_eq!((over.len(), over[0].pings.users.len()), (1, 3), "{over:#?}");
    for &winner in best {
        assert!(over[0].content.contains(&club.people[winner].mention()));
    }
    // The list, two groups, the end of the round, the final and the end: nothing else was posted in the channel.
    assert_eq!(
        harness.channel.messages().len(),
        6,
        "{:#?}",
        harness.channel.messages()
    );
    let profile = club.people[best[1]].slash(&harness.channel, "profile", options![]);
    let profile = profile.message().await;
    assert!(
        profile.content.contains("\nTournaments: 1. Jól\n"),
        "{}",
        profile.content
    );
    let table = club.shown(&club.people[best[0]]).await;
    let first = table.content.lines().filter(|line| line.starts_with("1. "));
    assert_eq!(first.count(), 3, "{}", table.content);
    club.harness.close().await;
}

#[tokio::test]
async fn many_sweeps_begin_a_round_once() {
    let harness = ServiceHarness::new().await;
    let rules = Ruleset::preset("brandubh").expect("it ships");
    let players = "insert into players (door, door_key) select 'discord', 100 + n from generate_series(3, 9) n";
    sqlx::query(players)
        .execute(&harness.pool)
        .await
        .expect("rows");
    sqlx::query(
        "insert into tournaments (place, door, server, creator, name, folded_name, ruleset, most, games, at_once, pace_seconds,
                                  increment_seconds, rated, when_full, starts_at, due_at, made_at)
         select p.id, 'discord', 8, c.id, 'Jól', 'jól', $1, 9, 2, 12, 518400, 36000, true, false, $2, $2, $2
         from places p, players c where c.door_key = 101",
    )
    .bind(Json(rules))
    .bind(now() - time::Duration::HOUR)
    .execute(&harness.pool)
    .await
    .expect("a tournament");
    let join = "insert into tournament_players (tournament, player, joined_at) select t.id, p.id, now() from tournaments t, players p";
    sqlx::query(join)
        .execute(&harness.pool)
        .await
        .expect("rows");

    let sweep = async || {
        let schedules: Vec<_> = (0..8).map(|_| harness.schedule()).collect();
        for _ in 0..3 {
            let sweeps = schedules.iter().map(|schedule| schedule.sweep(now()));
            for swept in futures_util::future::join_all(sweeps).await {
                swept.expect("it sweeps");
            }
        }
    };
    sweep().await;
    assert_eq!(harness.count("tournament_groups").await, 2);
    assert_eq!(harness.count("tournament_seats").await, 9);
    assert_eq!(
        harness
            .count("outbox where kind = 'tournament-group'")
            .await,
        2
    );
    assert_eq!(
        harness.count("games").await,
        0,
        "they begin in their threads"
    );

    for query in [
        "update tournament_groups set place = (select min(id) from places)",
        "update tournaments set due_at = made_at",
    ] {
        sqlx::query(query)
            .execute(&harness.pool)
            .await
            .expect("it is set");
    }
    sweep().await;
    // Each pair of the groups of five and four plays twice, with the sides switched.
    assert_eq!(harness.count("games").await, 32);
    let pairs = "(select distinct tournament_group, attackers, defenders from games) pairs";
    assert_eq!(harness.count(pairs).await, 32);
    assert_eq!(harness.count("outbox where kind = 'turn'").await, 32);
    // The clock is set back, and the same hour comes again.
    sqlx::query("update tournaments set due_at = made_at")
        .execute(&harness.pool)
        .await
        .expect("it is set");
    for at in [now() - time::Duration::HOUR, now()] {
        harness.schedule().sweep(at).await.expect("it sweeps");
    }
    assert_eq!(harness.count("games").await, 32);
    assert_eq!(harness.count("outbox where kind = 'turn'").await, 32);
}

#[tokio::test]
async fn an_erased_player_is_out_and_a_deleted_thread_does_not_stop_a_round() {
    let club = Club::new(4).await;
    let harness = &club.harness;
    let posted = club
        .create(options![
            ("name", "Jól"),
            ("rules", "brandubh"),
            ("players", 4_i64),
            ("games", "one"),
            ("at-once", 2_i64)
        ])
        .await;
    for who in &club.people {
        club.join(&posted, who).await;
    }
    harness.until_some("games having count(*) >= 4").await;
    harness.quiet().await;
    let thread = harness.channel.threads().pop().expect("a thread");
    thread.delete();
    harness
        .until_some("games g join places p on p.id = g.place where g.turn_of is not null having bool_and(p.parent is null)")
        .await;
    // Those that begin later are played in the channel, too.
    let erased = &club.people[3];
    harness.erase(erased, "erase").await;
    harness
        .until_some("tournament_players where leaving = 'erased' and exit is not null")
        .await;
    club.play_out().await;
    let over = about(harness.channel.messages(), "The winner is");
    assert_eq!(over.len(), 1, "{over:#?}");
    let table = club.shown(&club.people[0]).await;
    assert!(
        !table.content.contains(&erased.mention()),
        "{}",
        table.content
    );
    assert!(
        table
            .content
            .contains(&format!("1. {} · **2**", club.people[0].mention())),
        "{}",
        table.content
    );
    club.harness.close().await;
}
