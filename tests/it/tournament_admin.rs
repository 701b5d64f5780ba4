//! Tournaments: who may make them, what admins do with them, what happens before the start, and repetition.

use raichi_standin::{Message, Options, User, options};

use crate::{harness::is_board, tournaments::Club};

impl Club {
    /// Changes what is stored of the tournament that was made last.
    async fn set(&self, what: &str) {
        let query =
            format!("update tournaments set {what} where id = (select max(id) from tournaments)");
        sqlx::query(sqlx::AssertSqlSafe(query))
            .execute(&self.harness.pool)
            .await
            .expect("it is set");
    }

    /// A message of the channel that has these words.
    async fn says(&self, words: &str) -> Message {
        let fits = |message: &Message| message.content.contains(words);
        self.harness.channel.message(words, fits).await
    }

    fn admin(&self) -> User {
        self.harness.discord.user("Chief", "en-US").admin()
    }

    /// What an admin reads who does something with the tournament.
    async fn administer(&self, admin: &User, given: Options) -> String {
        let asked = admin.slash(&self.harness.channel, "admin tournament", given);
        let told = asked.message().await;
        assert!(told.is_ephemeral() && told.pings.is_empty(), "{told:#?}");
        asked.settled().await;
        told.content
    }
}

/// What is given to make a tournament of three by brandubh.
fn of_three() -> Options {
    options![
        ("name", "Jól"),
        ("rules", "brandubh"),
        ("players", 3_i64),
        ("games", "one")
    ]
}

fn labels(message: &Message) -> Vec<String> {
    let buttons = message.buttons().into_iter();
    buttons.filter_map(|button| button.label).collect()
}

#[tokio::test]
async fn a_server_decides_who_makes_tournaments() {
    let club = Club::new(3).await;
    let harness = &club.harness;
    let set = "insert into server_settings (door, server, tournaments) select door, server, 'managers' from places limit 1
               on conflict (door, server) do update set tournaments = 'managers'";
    harness
        .ann
        .slash(&harness.channel, "ladder join", options![])
        .settled()
        .await;
    sqlx::query(set)
        .execute(&harness.pool)
        .await
        .expect("it is set");
    let asked = harness
        .ann
        .slash(&harness.channel, "tournament create", of_three());
    let refused = harness.refused(asked).await;
    assert!(
        refused.contains("Only those who manage this server"),
        "{refused}"
    );
    let chief = club.admin();
    let shown = chief
        .slash(&harness.channel, "server-settings", options![])
        .message()
        .await;
    assert!(
        shown
            .content
            .contains("only those who manage the server can announce one"),
        "{}",
        shown.content
    );
    chief
        .slash(&harness.channel, "tournament create", of_three())
        .settled()
        .await;
    club.says("🏆 **Jól**").await;
    club.harness.close().await;
}

#[tokio::test]
async fn too_few_players_put_a_start_off_once() {
    let club = Club::new(3).await;
    let harness = &club.harness;
    let posted = club
        .create(options![
            ("name", "Jól"),
            ("rules", "brandubh"),
            ("start", "14")
        ])
        .await;
    for who in &club.people[..2] {
        club.join(&posted, who).await;
    }
    // Two days before the start, those who have not seen it can still join.
    club.set(
        "starts_at = now() + interval '1 day', made_at = now() - interval '9 days', due_at = now()",
    )
    .await;
    let soon = club.says("Anyone can still join!").await;
    assert!(
        soon.content.contains("Players so far: 2 of 32."),
        "{}",
        soon.content
    );
    assert!(soon.pings.is_empty(), "{soon:#?}");
    assert_eq!(labels(&soon), ["Join", "Leave"]);

    club.set("starts_at = now(), due_at = now()").await;
    let put_off = club.says("I’ve put it off").await;
    assert_eq!(put_off.pings.users.len(), 2);
    harness.quiet().await;
    club.set("starts_at = now(), due_at = now()").await;
    let cancelled = club.says("is called off").await;
    assert_eq!(cancelled.pings.users.len(), 2);
    harness.quiet().await;
    // The list, the notice, and what happened, each once.
    assert_eq!(
        harness.channel.messages().len(),
        4,
        "{:#?}",
        harness.channel.messages()
    );

    // The same once more, by somebody else.
    assert_eq!(labels(&cancelled), ["Do it again"]);
    let again = harness.bjorn.click(&cancelled, "Do it again");
    again.settled().await;
    harness.quiet().await;
    let rows: Vec<(String, String, i32)> = sqlx::query_as(
        "select name, state, (extract(epoch from starts_at - made_at) / 3600)::int from tournaments order by id",
    )
    .fetch_all(&harness.pool)
    .await
    .expect("the database answers");
    assert_eq!(rows.len(), 2);
    let (name, state, hours) = &rows[1];
    assert_eq!((name.as_str(), state.as_str()), ("Jól", "sign-up"));
    // As long a wait as before.
    assert_eq!(*hours, rows[0].2.max(24));
    assert_eq!(harness.channel.messages().len(), 5);
    let twice = harness
        .ann
        .click(&cancelled, "Do it again")
        .followup(0)
        .await;
    assert!(twice.content.contains("of this name"), "{}", twice.content);
    club.harness.close().await;
}

#[tokio::test]
async fn a_tournament_is_repeated_by_itself() {
    let club = Club::new(3).await;
    let harness = &club.harness;
    let given = options![
        ("name", "Jól"),
        ("rules", "brandubh"),
        ("players", 3_i64),
        ("games", "one"),
        ("every", "month")
    ];
    let posted = club.create(given).await;
    assert!(
        posted.content.contains("It’s held again a month later."),
        "{}",
        posted.content
    );
    for who in &club.people {
        club.join(&posted, who).await;
    }
    club.play_out().await;
    let over = club.says("is over").await;
    assert!(labels(&over).is_empty(), "{:?}", labels(&over));
    harness
        .until_some("tournaments where state = 'sign-up' and starts_at > now() + interval '27 days' and message is not null")
        .await;
    harness.quiet().await;
    let lists = harness.channel.messages();
    let lists = lists
        .iter()
        .filter(|it| it.content.starts_with("🏆 **Jól** · "));
    assert_eq!(lists.count(), 2);

    // Cancelling the next one ends that.
    let told = club
        .administer(&club.admin(), options![("act", "call it off")])
        .await;
    assert_eq!(told, "**Jól** is called off.");
    harness
        .until_some("tournaments where state = 'cancelled'")
        .await;
    harness.quiet().await;
    let count: i64 = sqlx::query_scalar("select count(*) from tournaments")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(count, 2);
    club.harness.close().await;
}

#[tokio::test]
async fn admins_look_after_tournaments() {
    let club = Club::new(4).await;
    let harness = &club.harness;
    let chief = club.admin();
    let posted = club.create(of_three()).await;
    for who in &club.people[..2] {
        club.join(&posted, who).await;
    }
    for given in [
        options![("act", "remove a player")],
        options![("act", "give more time")],
        options![("act", "give more time"), ("days", 31_i64)],
        options![("act", "move it to another channel")],
    ] {
        let told = club.administer(&chief, given).await;
        assert!(told.starts_with("Say what to do"), "{told}");
    }
    let remove = |who: &User| options![("act", "remove a player"), ("player", who)];
    let told = club.administer(&chief, remove(&club.people[1])).await;
    assert_eq!(told, "They’re out of **Jól**.");
    let told = club.administer(&chief, remove(&club.people[1])).await;
    assert!(told.contains("aren’t in this tournament"), "{told}");
    for who in &club.people[2..] {
        club.join(&posted, who).await;
    }
    harness.until_some("games having count(*) = 3").await;
    harness.quiet().await;

    let deadlines = "select max(deadline) from games";
    let before: time::OffsetDateTime = sqlx::query_scalar(deadlines)
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    let told = club
        .administer(&chief, options![("act", "give more time"), ("days", 2_i64)])
        .await;
    assert_eq!(told, "Everyone in **Jól** has more time.");
    let news = club.says("more time for their games").await;
    assert_eq!(news.pings.users.len(), 3);
    let after: time::OffsetDateTime = sqlx::query_scalar(deadlines)
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(after - before, time::Duration::days(2));

    // Who is removed after the start is out, and the others of the group learn of it.
    club.administer(&chief, remove(&club.people[3])).await;
    let thread = harness.channel.threads().pop().expect("a thread");
    let out = |message: &Message| message.content.contains("An admin has removed");
    let out = thread.message("who is out", out).await;
    assert_eq!(out.pings.users.len(), 3);

    let log = chief
        .slash(&harness.channel, "admin log", options![])
        .message()
        .await;
    let mention = |who: &User| who.mention();
    for part in [
        format!(
            "removed {} from the tournament Jól",
            mention(&club.people[3])
        ),
        format!(
            "removed {} from the tournament Jól",
            mention(&club.people[1])
        ),
        "gave the tournament Jól more time (days: 2)".to_owned(),
    ] {
        assert!(log.content.contains(&part), "{part} in {}", log.content);
    }
    club.play_out().await;
    let told = club
        .administer(&chief, options![("act", "call it off")])
        .await;
    assert!(told.contains("is over"), "{told}");
    club.harness.close().await;
}

#[tokio::test]
async fn a_tournament_goes_on_elsewhere_when_its_channel_is_gone() {
    let club = Club::new(3).await;
    let harness = &club.harness;
    let chief = club.admin();
    let posted = club.create(of_three()).await;
    for who in &club.people {
        club.join(&posted, who).await;
    }
    harness.until_some("games having count(*) = 3").await;
    harness.quiet().await;
    let other = harness.guild.channel("elsewhere");
    harness.channel.delete();
    harness
        .until_some("games having count(*) filter (where halted is not null) = 3")
        .await;
    let given = options![("act", "move it to another channel"), ("channel", &other)];
    let asked = chief.slash(&other, "admin tournament", given);
    assert_eq!(asked.message().await.content, "**Jól** has moved.");
    harness
        .until_some(
            "games having count(*) filter (where turn_of is not null and halted is null) = 3",
        )
        .await;
    harness.quiet().await;
    let boards = other.messages().into_iter().filter(is_board);
    assert_eq!(boards.count(), 3);
    let moved = other
        .messages()
        .into_iter()
        .filter(|it| it.content.contains("has moved **Jól** here"));
    assert_eq!(moved.count(), 1);
    let twice = options![("act", "move it to another channel"), ("channel", &other)];
    let twice = chief
        .slash(&other, "admin tournament", twice)
        .message()
        .await;
    assert!(
        twice.content.contains("in this channel already"),
        "{}",
        twice.content
    );

    // Called off, its games are those of their players.
    let asked = chief.slash(&other, "admin tournament", options![("act", "call it off")]);
    assert_eq!(asked.message().await.content, "**Jól** is called off.");
    let running: i64 = sqlx::query_scalar(
        "select count(*) from games where turn_of is not null and tournament_group is null",
    )
    .fetch_one(&harness.pool)
    .await
    .expect("the database answers");
    assert_eq!(running, 3);
    club.harness.close().await;
}

#[tokio::test]
async fn a_tournament_whose_channel_is_gone_can_be_called_off() {
    let club = Club::new(3).await;
    let harness = &club.harness;
    club.create(of_three()).await;
    let other = harness.guild.channel("elsewhere");
    harness.channel.delete();
    harness
        .until_some("places where unreachable_since is not null")
        .await;
    let asked = club
        .admin()
        .slash(&other, "admin tournament", options![("act", "call it off")]);
    assert_eq!(asked.message().await.content, "**Jól** is called off.");
    asked.settled().await;
    // Its name and its place among those of the server are free.
    let again = club.people[0].slash(&other, "tournament create", of_three());
    again.settled().await;
    harness
        .until_some("tournaments where state = 'sign-up'")
        .await;
    club.harness.close().await;
}
