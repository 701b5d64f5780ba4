//! What goes wrong, and when: a schedule that follows from a seed.

use std::{fmt, process::Command};

use raichi_standin::WallClock;
use rand::{RngExt, rngs::StdRng, seq::SliceRandom};

/// A kind of fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// One bot is killed, and started again at once or after the other one has its shards.
    KillBot,
    /// All bots are killed at once.
    KillBots,
    /// The `raichi think` beside them is killed.
    KillThinker,
    /// Postgres is killed.
    KillPostgres,
    /// Postgres is stopped by its own means, and started again.
    RestartPostgres,
    /// A bot and Postgres are killed at once.
    KillBotAndPostgres,
    /// Everything is killed at once.
    KillAll,
    /// A bot stands still for longer than a lease lasts.
    Pause,
    /// The disk of Postgres is full.
    FullDisk,
    /// The clock of a bot is an hour ahead, and then right again.
    ClockJump,
    /// Discord limits new messages (429).
    RouteLimit,
    /// Discord limits all requests (429).
    GlobalLimit,
    /// Discord answers with 500, 502 or 503.
    ServerErrors,
    /// Requests are handled, and their connections closed without an answer.
    LostAnswers,
    /// Requests are handled, and answered seconds later.
    LateAnswers,
    /// Connections to the gateway break.
    GatewayDrop,
    /// Discord asks a bot to connect again (op 7).
    Reconnect,
    /// A session is resumed, and replays events that the bot has handled.
    Replay,
    /// Discord ends the sessions of a bot (op 9).
    InvalidSession,
    /// The token is reset: the bots end, and work again once it is good.
    RevokedToken,
    /// Nothing comes from the primary server of the database any more, and its standby is promoted.
    SilentPrimary,
    /// All processes of the primary stand still, and its standby is promoted; then they go on.
    FrozenPrimary,
    /// A lost primary is back after its standby was promoted, and takes changes as well.
    TwoPrimaries,
    /// The only synchronous standby is lost for some seconds.
    LostStandby,
    /// The database takes no changes for some seconds.
    ReadOnly,
    /// Another session has locked a table for some seconds.
    Lock,
    /// A backup of some moves before is restored, as docs/hosting.md has it.
    RestoredBackup,
}

/// Which faults happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Faults of all kinds.
    All,
    /// Processes and Postgres are killed, and nothing else goes wrong.
    Kills,
    /// The same, while clubs vote, climb ladders and play tournaments.
    Clubs,
    /// The only process that thinks for the computer is killed, while everybody plays against it.
    Workers,
    /// Servers of the database fail in other ways than by a kill, and nothing else goes wrong.
    Servers,
}

impl Scope {
    /// Whether a kind of fault happens.
    pub(crate) fn includes(self, kind: Kind) -> bool {
        match self {
            Self::All => true,
            Self::Kills | Self::Clubs => kind.is_kill(),
            Self::Workers => kind == Kind::KillThinker,
            Self::Servers => kind.is_of_servers(),
        }
    }

    /// Whether the database has a standby.
    pub(crate) const fn has_standby(self) -> bool {
        matches!(self, Self::All | Self::Servers)
    }
}

/// All kinds, with how often they come among some hundred and fifty faults.
const SHARES: [(Kind, usize); 27] = [
    (Kind::KillBot, 14),
    (Kind::KillBots, 8),
    (Kind::KillThinker, 4),
    (Kind::KillPostgres, 8),
    (Kind::RestartPostgres, 3),
    (Kind::KillBotAndPostgres, 4),
    (Kind::KillAll, 4),
    (Kind::Pause, 3),
    (Kind::FullDisk, 3),
    (Kind::ClockJump, 4),
    (Kind::RouteLimit, 5),
    (Kind::GlobalLimit, 4),
    (Kind::ServerErrors, 6),
    (Kind::LostAnswers, 6),
    (Kind::LateAnswers, 5),
    (Kind::GatewayDrop, 7),
    (Kind::Reconnect, 3),
    (Kind::Replay, 4),
    (Kind::InvalidSession, 3),
    (Kind::RevokedToken, 2),
    (Kind::SilentPrimary, 7),
    (Kind::FrozenPrimary, 7),
    (Kind::TwoPrimaries, 7),
    (Kind::LostStandby, 7),
    (Kind::ReadOnly, 7),
    (Kind::Lock, 7),
    (Kind::RestoredBackup, 7),
];
/// The most faults at once.
const AT_ONCE: usize = 3;

impl Kind {
    /// Whether it ends or stops processes, or takes the database away.
    pub(crate) const fn is_of_processes(self) -> bool {
        self.is_of_servers()
            || matches!(
                self,
                Self::KillBot
                    | Self::KillBots
                    | Self::KillThinker
                    | Self::KillPostgres
                    | Self::RestartPostgres
                    | Self::KillBotAndPostgres
                    | Self::KillAll
                    | Self::Pause
                    | Self::FullDisk
                    | Self::RevokedToken
            )
    }

    /// Whether a server of the database fails in another way than by a kill.
    pub(crate) const fn is_of_servers(self) -> bool {
        matches!(
            self,
            Self::SilentPrimary
                | Self::FrozenPrimary
                | Self::TwoPrimaries
                | Self::LostStandby
                | Self::ReadOnly
                | Self::Lock
                | Self::RestoredBackup
        )
    }

    /// Whether the standby becomes the primary.
    pub(crate) const fn is_promotion(self) -> bool {
        matches!(
            self,
            Self::SilentPrimary | Self::FrozenPrimary | Self::TwoPrimaries
        )
    }

    /// Whether something is killed.
    pub(crate) const fn is_kill(self) -> bool {
        matches!(
            self,
            Self::KillBot
                | Self::KillBots
                | Self::KillThinker
                | Self::KillPostgres
                | Self::KillBotAndPostgres
                | Self::KillAll
        )
    }

    /// Whether the database is away for a while.
    pub(crate) const fn is_of_postgres(self) -> bool {
        self.is_of_servers()
            || matches!(
                self,
                Self::KillPostgres
                    | Self::RestartPostgres
                    | Self::KillBotAndPostgres
                    | Self::KillAll
                    | Self::FullDisk
            )
    }

    /// Whether it is the only fault of its time.
    const fn is_alone(self) -> bool {
        matches!(
            self,
            Self::RevokedToken | Self::Pause | Self::RestoredBackup
        )
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::KillBot => "bot killed",
            Self::KillBots => "both bots killed",
            Self::KillThinker => "raichi think killed",
            Self::KillPostgres => "Postgres killed",
            Self::RestartPostgres => "Postgres restarted",
            Self::KillBotAndPostgres => "bot and Postgres killed",
            Self::KillAll => "everything killed",
            Self::Pause => "bot stopped for longer than a lease",
            Self::FullDisk => "disk of Postgres full",
            Self::ClockJump => "clock of a bot an hour ahead, and back",
            Self::RouteLimit => "429 of a route",
            Self::GlobalLimit => "429 of all routes",
            Self::ServerErrors => "500, 502, 503",
            Self::LostAnswers => "answers lost",
            Self::LateAnswers => "answers late",
            Self::GatewayDrop => "gateway connections dropped",
            Self::Reconnect => "gateway asks to reconnect",
            Self::Replay => "events replayed",
            Self::InvalidSession => "sessions invalid",
            Self::RevokedToken => "token revoked",
            Self::SilentPrimary => "primary silent, standby promoted",
            Self::FrozenPrimary => "primary frozen, standby promoted",
            Self::TwoPrimaries => "two primaries",
            Self::LostStandby => "standby lost",
            Self::ReadOnly => "database read-only",
            Self::Lock => "table locked by another session",
            Self::RestoredBackup => "backup restored",
        })
    }
}

/// Faults, in groups that happen at the same time: so many in all, each kind at least once if there is room, in an order that
/// follows from `rng`. Those that are not `possible` are left out.
pub(crate) fn schedule(
    rng: &mut StdRng,
    faults: usize,
    possible: impl Fn(Kind) -> bool,
) -> Vec<Vec<Kind>> {
    let mut kinds: Vec<_> = SHARES
        .iter()
        .copied()
        .filter(|(kind, _)| possible(*kind))
        .collect();
    kinds.shuffle(rng);
    // Round after round, each kind as often as its share still allows.
    let mut drawn = Vec::new();
    let mut round = 0;
    while drawn.len() < faults {
        let more: Vec<_> = kinds
            .iter()
            .filter(|(_, share)| *share > round % 14)
            .map(|(kind, _)| *kind)
            .collect();
        drawn.extend(more);
        round += 1;
    }
    drawn.truncate(faults);
    drawn.shuffle(rng);
    let mut groups: Vec<Vec<Kind>> = Vec::new();
    let mut room = 0;
    for kind in drawn {
        match groups
            .last_mut()
            .filter(|group| room > 0 && fits(group, kind))
        {
            Some(group) => {
                group.push(kind);
                room -= 1;
            }
            None => {
                groups.push(vec![kind]);
                room = rng.random_range(0..AT_ONCE);
            }
        }
    }
    groups
}

/// Whether a fault can come while others last: at most one of them is of processes.
fn fits(group: &[Kind], kind: Kind) -> bool {
    let is_alone = kind.is_alone() || group.iter().any(|other| other.is_alone());
    let is_second = kind.is_of_processes() && group.iter().any(|other| other.is_of_processes());
    !is_alone && !is_second && !group.contains(&kind)
}

/// Why a kind of fault is not possible on this machine.
pub(crate) fn impossible(
    kind: Kind,
    bots: usize,
    has_small_disk: bool,
    has_standby: bool,
) -> Option<&'static str> {
    match kind {
        kind if kind.is_of_servers() && !has_standby => Some("the database has no standby"),
        Kind::RestoredBackup if !is_installed("pg_dump") => Some("pg_dump is not installed"),
        Kind::FullDisk if !has_small_disk => {
            Some("a small disk cannot be mounted: only root may mount one")
        }
        Kind::ClockJump if !WallClock::is_installed() => Some("libfaketime is not installed"),
        Kind::Pause if bots < 2 => Some("there is nobody to take over"),
        _ => None,
    }
}

fn is_installed(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").output();
    asked.is_ok_and(|output| output.status.success())
}

/// All kinds.
pub(crate) fn kinds() -> impl Iterator<Item = Kind> {
    SHARES.iter().map(|(kind, _)| *kind)
}
