//! Tournaments: from the list of players to the winner.

use std::collections::BTreeMap;

use raichi_standin::{Channel, Id, Message, User, options};

use crate::harness::{Harness, is_board, label};

/// People of the server, the first of whom makes the tournament.
pub(crate) struct Club {
    pub(crate) harness: Harness,
    pub(crate) people: Vec<User>,
}

/// A game of a tournament.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Played {
    game: i64,
    pub(crate) attackers: Id,
    pub(crate) defenders: Id,
    channel: Id,
}

impl Club {
    pub(crate) async fn new(count: usize) -> Self {
        Self::of(Harness::without_worker().await, count)
    }

    pub(crate) fn of(harness: Harness, count: usize) -> Self {
        let mut people = vec![harness.ann.clone(), harness.bjorn.clone()];
        for number in people.len()..count {
            people.push(harness.discord.user(&format!("Guest {number}"), "en-US"));
        }
        people.truncate(count);
        harness.bjorn.set_locale("en-US");
        Self { harness, people }
    }

    fn person(&self, id: Id) -> &User {
        let mut people = self.people.iter();
        people.find(|it| it.id() == id).expect("one of the people")
    }

    /// Makes a tournament and returns its message.
    pub(crate) async fn create(&self, given: raichi_standin::Options) -> Message {
        let harness = &self.harness;
        let asked = self.people[0].slash(&harness.channel, "tournament create", given);
        let posted = harness.channel.message("the tournament", is_sign_up).await;
        asked.deleted().await;
        assert!(posted.pings.is_empty(), "it notifies nobody: {posted:#?}");
        posted
    }

    pub(crate) async fn join(&self, posted: &Message, who: &User) -> String {
        let answer = who.click(posted, "Join").followup(0).await;
        assert!(answer.is_ephemeral() && answer.pings.is_empty());
        answer.content
    }

    /// The games of the tournament that run.
    pub(crate) async fn running(&self) -> Vec<Played> {
        let rows: Vec<(i64, i64, i64, i64)> = sqlx::query_as(
            "select g.id, a.door_key, d.door_key, p.channel
             from games g
             join players a on a.id = g.attackers
             join players d on d.id = g.defenders
             join places p on p.id = g.place
             where g.turn_of is not null and g.tournament_group is not null
             order by g.id",
        )
        .fetch_all(&self.harness.pool)
        .await
        .expect("the database answers");
        let id = |key: i64| Id::try_from(key).expect("an id");
        rows.into_iter()
            .map(|(game, attackers, defenders, channel)| Played {
                game,
                attackers: id(attackers),
                defenders: id(defenders),
                channel: id(channel),
            })
            .collect()
    }

    /// The channel or thread of a game.
    fn channel(&self, game: Played) -> Channel {
        let threads = self.harness.channel.threads();
        let mut all = threads.into_iter().chain([self.harness.channel.clone()]);
        all.find(|it| it.id() == game.channel).expect("a channel")
    }

    /// Somebody gives a game up.
    pub(crate) async fn resign(&self, game: Played, loser: Id) {
        let (who, channel) = (self.person(loser), self.channel(game));
        let given = options![("game", game.game)];
        let asked = who.slash(&channel, "resign", given).message().await;
        who.click(&asked, &label(&asked, 0)).settled().await;
        let over = format!("games where id = {} and turn_of is null", game.game);
        self.harness.until_some(&over).await;
    }

    /// Everybody gives up against those who come before them, until the tournament is over.
    pub(crate) async fn play_out(&self) {
        let place: BTreeMap<Id, usize> = self.people.iter().map(User::id).zip(0..).collect();
        loop {
            self.harness
                .until_some(
                    "tournaments t where t.state = 'over' or exists (
                         select from games g where g.tournament_group is not null and g.turn_of is not null)",
                )
                .await;
            let running = self.running().await;
            let Some(&game) = running.first() else { break };
            let players = [game.attackers, game.defenders];
            let loser = players.into_iter().max_by_key(|id| place[id]);
            self.resign(game, loser.expect("two players")).await;
        }
        self.harness.quiet().await;
    }

    /// What was posted in the channel itself.
    fn posted(&self) -> Vec<Message> {
        self.harness.channel.messages()
    }

    pub(crate) async fn shown(&self, who: &User) -> Message {
        let asked = who.slash(&self.harness.channel, "tournament show", options![]);
        let shown = asked.message().await;
        assert!(shown.is_ephemeral() && shown.pings.is_empty());
        shown
    }

    async fn show(&self, who: &User) -> String {
        self.shown(who).await.content
    }
}

fn is_sign_up(message: &Message) -> bool {
    let mut buttons = message.buttons().into_iter();
    buttons.any(|button| {
        let id = button.custom_id.unwrap_or_default();
        id.starts_with("v1:tournament:join:")
    })
}

#[tokio::test]
async fn three_sign_up_play_in_a_thread_and_one_wins() {
    let club = Club::new(3).await;
    let harness = &club.harness;
    let posted = club
        .create(options![
            ("name", "Jól **2026** <@1>"),
            ("rules", "brandubh"),
            ("players", 3_i64),
            ("games", "one")
        ])
        .await;
    let lines: Vec<_> = posted.content.lines().collect();
    assert_eq!(lines[0], r"🏆 **Jól \*\*2026\*\* \<\@1\>** · Brandubh 7×7");
    assert_eq!(
        lines[1],
        "Everyone plays everyone in their group once, at most 6 games at a time. Time: 6 days + 10 hours. The games are rated."
    );
    assert!(lines[4].starts_with("It starts as soon as 3 players have joined, or <t:"));
    assert_eq!(
        lines[5],
        "Nobody has joined yet; there’s room for 3 players."
    );

    for (number, who) in club.people.iter().enumerate() {
        let said = club.join(&posted, who).await;
        assert!(said.starts_with("You’re in **Jól"), "{said}");
        if number == 0 {
            let listed = format!("Players (1 of 3): {}", who.mention());
            let shows = |message: &Message| message.content.contains(&listed);
            harness.discord.changed(&posted, "the list", shows).await;
            // Once more changes nothing.
            club.join(&posted, who).await;
        }
    }
    let find = |_: &_| harness.channel.threads().pop();
    let thread = harness.discord.wait_for("the thread", find).await;
    assert_eq!(thread.name(), "Jól **2026** <@1>");
    harness
        .until_some("games having count(*) filter (where tournament_group is not null) = 3")
        .await;
    harness.quiet().await;
    let boards: Vec<_> = thread.messages().into_iter().filter(is_board).collect();
    assert_eq!(boards.len(), 3);
    for board in &boards {
        assert_eq!(board.pings.users.len(), 1, "the one who moves: {board:#?}");
    }
    let table = club.show(&club.people[0]).await;
    let heading = format!("**Table** <#{}>", thread.id());
    assert!(table.contains(&heading), "{table}");
    assert!(table.contains("· **0** · × · ·"), "{table}");

    // A pause or a call-off would hold up everybody.
    let game = club.running().await[0];
    let first = club.person(game.attackers);
    for (command, why) in [
        ("pause", "can’t be paused"),
        ("abort", "can’t be called off"),
    ] {
        let given = options![("game", game.game)];
        let refused = first.slash(&thread, command, given).message().await;
        assert!(refused.is_ephemeral(), "{refused:#?}");
        assert!(refused.content.contains(why), "{}", refused.content);
    }

    club.play_out().await;
    let over: Vec<_> = club
        .posted()
        .into_iter()
        .filter(|it| it.content.contains("is over"))
        .collect();
    assert_eq!(over.len(), 1, "{over:#?}");
    let mention = |number: usize| club.people[number].mention();
    let lines: Vec<_> = over[0].content.lines().collect();
    assert!(lines[0].ends_with(&format!("The winner is {}!", mention(0))));
    assert_eq!(
        lines[1..],
        [format!("2. {}", mention(1)), format!("3. {}", mention(2))]
    );
    assert_eq!(over[0].pings.users.len(), 3);
    // The list, the group and the end, and nothing else.
    assert_eq!(club.posted().len(), 3, "{:#?}", club.posted());
    let table = club.show(&club.people[2]).await;
    for row in [
        format!("1. {} · **2** · × 1 1", mention(0)),
        format!("2. {} · **1** · 0 × 1", mention(1)),
        format!("3. {} · **0** · 0 0 ×", mention(2)),
    ] {
        assert!(table.contains(&row), "{row} in {table}");
    }
    club.harness.close().await;
}

#[tokio::test]
async fn what_is_not_possible_is_refused() {
    let club = Club::new(4).await;
    let harness = &club.harness;
    let [ann, bjorn, third, fourth] = &club.people[..] else {
        panic!("four people");
    };
    let long = "x".repeat(200);
    for (given, why) in [
        (options![("name", long.as_str())], "at most 60 characters"),
        (options![("name", "***")], "at most 60 characters"),
        (
            options![("name", "Jól"), ("start", "2020-01-01")],
            "in the future",
        ),
        (options![("name", "Jól"), ("start", "0")], "in the future"),
        (
            options![("name", "Jól"), ("start", "soon")],
            "neither a number of days nor a date",
        ),
        (
            options![("name", "Jól"), ("start", "when full")],
            "say how many players",
        ),
        (
            options![("name", "Jól"), ("players", 2_i64)],
            "3 to 64 players",
        ),
        (
            options![("name", "Jól"), ("players", 65_i64)],
            "3 to 64 players",
        ),
        (
            options![("name", "Jól"), ("at-once", 13_i64)],
            "2 to 12 games",
        ),
        (
            options![("name", "Jól"), ("time", "none")],
            "needs a time limit",
        ),
    ] {
        let asked = ann.slash(&harness.channel, "tournament create", given);
        let refused = harness.refused(asked).await;
        assert!(refused.contains(why), "{why}: {refused}");
    }
    let show = ann.slash(&harness.channel, "tournament show", options![]);
    let refused = harness.refused(show).await;
    assert!(refused.contains("no such tournament"), "{refused}");

    let posted = club
        .create(options![("name", "Jól"), ("players", 3_i64)])
        .await;
    let second = ann.slash(
        &harness.channel,
        "tournament create",
        options![("name", "Other")],
    );
    let refused = harness.refused(second).await;
    assert!(refused.contains("isn’t over yet"), "{refused}");
    let same = bjorn.slash(
        &harness.channel,
        "tournament create",
        options![("name", " jÓL ")],
    );
    let refused = harness.refused(same).await;
    assert!(refused.contains("of this name"), "{refused}");
    let leave = bjorn.slash(&harness.channel, "tournament leave", options![]);
    let refused = harness.refused(leave).await;
    assert!(refused.contains("aren’t in this tournament"), "{refused}");

    for who in [ann, bjorn] {
        club.join(&posted, who).await;
    }
    // The creator may leave: the tournament goes on.
    let left = ann.click(&posted, "Leave").followup(0).await;
    assert_eq!(left.content, "You’ve left **Jól**.");
    for who in [third, fourth] {
        club.join(&posted, who).await;
    }
    harness
        .until_some("tournaments where state = 'running'")
        .await;
    let late = ann.click(&posted, "Join");
    let late = late.followup(0).await;
    assert!(late.content.contains("has started"), "{}", late.content);
    club.harness.close().await;
}
