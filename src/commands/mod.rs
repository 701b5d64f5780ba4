//! Commands by name, buttons by meaning, and completion of commands, for every door.
//!
//! The table below lists the commands. Each door shows them in its own format, parses the arguments, and passes them
//! to the [`CommandHandler`], which runs the command. A new command is a module with `PARAMETERS` and `run`, an entry
//! in the table, and its texts.

mod act;
mod admin;
mod agree;
mod board;
mod caller;
mod captures;
mod challenge;
mod challenge_form;
mod challenges;
mod complete;
mod complete_rules;
mod follow;
mod games;
mod guess;
mod help;
mod hint;
mod history;
mod ladder;
mod leaderboard;
mod learn;
mod legal;
mod look;
mod menu;
mod r#move;
mod names;
mod offer;
mod openings;
mod parameter;
mod pick;
mod plan;
mod play;
mod press;
mod privacy;
mod private;
mod profile;
mod public_name;
mod puzzle;
mod question;
mod rematch;
mod replay;
mod resign;
mod review;
mod rules;
mod settings;
mod share;
mod side;
mod simul;
mod spoken;
mod tournament;
mod vacation;
mod vote;
mod which;

use std::sync::Arc;

use raichi_rules::Side;

pub use self::{
    caller::{Caller, Posting},
    challenge_form::{CASUAL, ChallengeForm, FormChoice, OPTIONS_OF_FORM},
    complete::{MOST_OFFERED, Offered},
    menu::{MenuCommand, Target},
    names::{Group, flag_name, flag_named, is_former},
    parameter::{Arguments, Completion, Kind, Parameter, Pool, Value},
    rules::names_ruleset,
    side::{all_side_names, names_side},
    spoken::{Address, spoken_move},
};
use crate::{
    games::{Action, GameState, Question, Refusal},
    ids::{Door, ExternalId, ExternalUser, GameId},
    locale::Locale,
    reply::{LegalPages, Reply},
    service::{GameRef, PRIVACY_PATH, PageAccess, Service, ServiceError, TERMS_PATH},
    store::{Committed, Store},
    text::{self, BoardStyle},
    transport::Members,
};

/// Defines the type [`Command`] and its dispatch, from a table with a line per command: the variant, the name, and
/// the module, which has `PARAMETERS` and `run`. Modules that serve several commands take an argument. A name of two
/// words is a subcommand: of a group, whose subcommands follow each other. After `in` comes the [`Reach`], unless it is that
/// of servers.
macro_rules! commands {
    (@reach) => { Reach::Servers };
    (@reach $reach:ident) => { Reach::$reach };
    ($($(#[$about:meta])* $command:ident $name:literal => $($module:ident)::+ $(($argument:expr))?
       $(in $reach:ident)?,)+) => {
        /// A command.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Command {
            $($(#[$about])* $command,)+
        }

        impl Command {
            /// Every command, in the order in which they are shown.
            pub const ALL: [Self; [$(Self::$command),+].len()] = [$(Self::$command),+];

            /// The command's name in doors and logs, which is its English name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$command => $name,)+
                }
            }

            /// Where it can be given.
            pub const fn reach(self) -> Reach {
                match self {
                    $(Self::$command => commands!(@reach $($reach)?),)+
                }
            }

            /// Its parameters in order; the required ones come first.
            pub const fn parameters(self) -> &'static [Parameter] {
                match self {
                    $(Self::$command => &$($module)::+::PARAMETERS,)+
                }
            }
        }

        impl CommandHandler {
            /// Runs a command.
            pub async fn run(
                &self,
                caller: &Caller,
                command: Command,
                given: &Arguments,
            ) -> Result<CommandResponse, ServiceError> {
                given.name_games(command.parameters())?;
                match command {
                    $(Command::$command => Box::pin($($module)::+::run(self, caller, given $(, $argument)?)).await,)+
                }
            }
        }
    };
}

/// Where a command can be given at Discord. Other doors have one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// In servers that have added the bot.
    Servers,
    /// There, and in the bot's direct messages. Those who have only added it to their account do not get it: they would have it
    /// in every server, where it cannot work.
    Chats,
    /// Also where the bot is not, by those who have added it to their account. It only shows something to the caller.
    Everywhere,
}

commands! {
    /// Posts a challenge.
    Challenge "challenge" => challenge in Chats,
    /// Joins an open challenge, or posts one.
    Play "play" => play in Chats,
    /// Lists the open challenges privately.
    Challenges "challenges" => challenges,
    /// Plays a move.
    Move "move" => r#move in Chats,
    /// Shows privately what the user has planned to answer, and adds to it.
    Plan "plan" => plan in Chats,
    /// Shows the board privately.
    Board "board" => board in Everywhere,
    /// Shows privately where a piece can go.
    Legal "legal" => legal in Chats,
    /// Gives a hint privately.
    Hint "hint" => hint in Chats,
    /// Sends the record of a game privately as a file.
    History "history" => history in Chats,
    /// Shows a whole game privately.
    Replay "replay" => replay in Everywhere,
    /// Gives the review of a finished game privately.
    Review "review" => review in Chats,
    /// Asks whether to give a game up.
    Resign "resign" => resign in Chats,
    /// Offers a draw, or agrees to one.
    Draw "draw" => question(Question::Draw) in Chats,
    /// Takes one's own last move back, or asks for it.
    Takeback "takeback" => question(Question::Takeback) in Chats,
    /// Proposes a pause, or agrees to one.
    Pause "pause" => question(Question::Pause) in Chats,
    /// Ends a pause.
    Resume "resume" => agree(Action::Continue) in Chats,
    /// Aborts a game that has not begun.
    Abort "abort" => agree(Action::Abort { knowingly: false }) in Chats,
    /// Challenges the other player of a finished game to another one.
    Rematch "rematch" => rematch in Chats,
    /// Lists the user's games in all places.
    Games "games" => games in Everywhere,
    /// Shows a player's ratings and scores privately.
    Profile "profile" => profile,
    /// Shows the leaderboard of the server privately.
    Leaderboard "leaderboard" => leaderboard,
    /// Shows privately what was played in the first moves of games.
    Openings "openings" => openings in Everywhere,
    /// Shows a ladder of the server privately.
    LadderShow "ladder show" => ladder::show,
    /// Gives the user a place in a ladder.
    LadderJoin "ladder join" => ladder::join,
    /// Takes the user out of a ladder.
    LadderLeave "ladder leave" => ladder::leave,
    /// Begins a game of a ladder.
    LadderChallenge "ladder challenge" => ladder::challenge,
    /// Posts a tournament that people can join.
    TournamentCreate "tournament create" => tournament::create,
    /// Joins a tournament.
    TournamentJoin "tournament join" => tournament::join,
    /// Leaves a tournament.
    TournamentLeave "tournament leave" => tournament::leave,
    /// Shows the tables of a tournament privately.
    TournamentShow "tournament show" => tournament::show,
    /// Offers to play several people at once.
    Simul "simul" => simul,
    /// Begins a vacation.
    VacationStart "vacation start" => vacation::start in Chats,
    /// Ends a vacation.
    VacationEnd "vacation end" => vacation::end in Chats,
    /// Begins a game in which everybody in the channel votes on the moves.
    VoteStart "vote start" => vote::start,
    /// Shows and changes the user's own settings.
    Settings "settings" => settings::own in Chats,
    /// Shows and changes the settings of the server.
    ServerSettings "server-settings" => settings::server,
    /// Shows or hides the user's name on pages of games.
    Names "names" => public_name in Chats,
    /// Explains what is kept of the user.
    PrivacyShow "privacy show" => privacy::show in Everywhere,
    /// Gives the user what is known of them as a file.
    PrivacyExport "privacy export" => privacy::export in Everywhere,
    /// Erases what is known of the user.
    PrivacyErase "privacy erase" => privacy::erase in Everywhere,
    /// Ends a game as an admin of the server.
    AdminEnd "admin end" => admin::end,
    /// Moves a game to another channel as an admin.
    AdminMoveGame "admin move-game" => admin::move_game,
    /// Closes open challenges as an admin.
    AdminCloseChallenges "admin close-challenges" => admin::close_challenges,
    /// Blocks somebody from playing on the server as an admin.
    AdminBlock "admin block" => admin::block(admin::block::Change::Set),
    /// Lifts the block of somebody as an admin.
    AdminUnblock "admin unblock" => admin::block(admin::block::Change::Lift),
    /// Shows an admin how often somebody's moves are what a strong level would have played.
    AdminFairPlay "admin fair-play" => admin::fair_play,
    /// Removes a ruleset that the server has saved, as an admin.
    AdminRemoveRules "admin remove-rules" => admin::remove_rules,
    /// Changes a tournament of the server as an admin.
    AdminTournament "admin tournament" => admin::tournament,
    /// Gives an admin the games of the server as a file.
    AdminExport "admin export" => admin::export,
    /// Shows what admins have done on the server.
    AdminLog "admin log" => admin::log,
    /// Teaches a game step by step.
    Learn "learn" => learn in Everywhere,
    /// Explains a ruleset.
    RulesShow "rules show" => rules::show in Everywhere,
    /// Lists rulesets.
    RulesList "rules list" => rules::list in Everywhere,
    /// Builds a ruleset with menus.
    RulesBuild "rules build" => rules::build in Chats,
    /// Explains Raichi.
    Help "help" => help in Everywhere,
}

impl Command {
    /// The command with a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.name() == name)
    }

    /// Whether only those who manage a server may use it, unless its admins decide otherwise.
    pub fn is_for_managers(self) -> bool {
        matches!(self, Self::ServerSettings) || self.group().is_some_and(Group::is_for_admins)
    }

    /// The commands of a door, in the order in which they are shown.
    pub fn of_door(door: Door) -> impl Iterator<Item = Self> + Clone {
        Self::ALL
            .into_iter()
            .filter(move |command| command.is_at(door))
    }

    /// Whether a door has the command. Everybody at the local page is its host: nobody administers a server there.
    pub fn is_at(self, door: Door) -> bool {
        match door {
            Door::Discord => true,
            Door::Local => !self.group().is_some_and(Group::is_of_servers),
        }
    }

    /// The parameter with a name: that of the code, or the English one.
    pub fn parameter(self, name: &str) -> Option<&'static Parameter> {
        let mut parameters = self.parameters().iter();
        parameters.find(|parameter| {
            parameter.name == name || self.parameter_name(parameter, Locale::default()) == name
        })
    }
}

/// Makes the link to a message of a server's channel, if the door has such links.
pub type MessageLink = fn(ExternalId, ExternalId, ExternalId) -> Option<String>;

/// Runs commands and button presses.
#[derive(Debug, Clone)]
pub struct CommandHandler {
    games: Service,
    store: Store,
    members: Arc<dyn Members>,
    pages: PageAccess,
    link: MessageLink,
    /// The user that is the computer.
    computer: ExternalUser,
}

/// The result of a request.
#[derive(Debug)]
pub enum CommandResponse {
    /// Messages for everyone were stored; the outbox delivers them.
    Publicly(Committed),
    /// As [`CommandResponse::Publicly`], with a private reply to the user.
    Both(Committed, Reply),
    /// Only a private reply.
    Privately(Reply),
    /// The request is refused with this private reply, which offers a way on.
    Refused(Refusal, Reply),
    /// The private message with the button is removed.
    Closed,
}

impl CommandResponse {
    /// The same, with another line for the user alone where messages for everyone were stored.
    fn with_line(self, line: &str) -> Self {
        match self {
            Self::Publicly(done) => Self::Both(done, Reply::words(line.to_owned())),
            Self::Both(done, mut reply) => {
                reply.text = format!("{}\n{line}", reply.text);
                Self::Both(done, reply)
            }
            other => other,
        }
    }
}

impl CommandHandler {
    /// A handler for the games that are stored, with links to their pages. `members` checks who has left the door's servers; `link`
    /// makes a link to a message; `computer` is the user that stands for the computer.
    pub(crate) fn new(
        store: Store,
        members: Arc<dyn Members>,
        pages: PageAccess,
        link: MessageLink,
        computer: ExternalUser,
    ) -> Self {
        Self {
            games: Service::new(store.clone()),
            store,
            members,
            pages,
            link,
            computer,
        }
    }

    /// Records that the caller opens the board of a game, which has to be here.
    #[cfg(feature = "discord")]
    pub(crate) async fn open_board(
        &self,
        caller: &Caller,
        game: GameId,
    ) -> Result<(), ServiceError> {
        let pointer = GameRef::Game(game);
        let (location, by) = (caller.location, caller.user);
        let game = self.games.find_to_see(pointer, location, by).await?;
        self.games.note_opened(by, game, caller.now).await?;
        self.launch(caller).await
    }

    /// Records where the caller opens the page on which people play.
    #[cfg(feature = "discord")]
    pub(crate) async fn launch(&self, caller: &Caller) -> Result<(), ServiceError> {
        if caller.location.is_nowhere() {
            return Ok(());
        }
        let (by, location) = (caller.user, caller.location);
        self.games.note_launched(by, location, caller.now).await
    }

    /// Whether a user is known to have left a server.
    #[cfg(feature = "discord")]
    pub(crate) async fn has_left(&self, server: ExternalId, user: ExternalUser) -> bool {
        self.members.has_left(server, user.key).await
    }

    /// The pages about privacy and terms, if the bot serves pages.
    fn legal_pages(&self) -> Option<LegalPages> {
        let url = |path| self.pages.site(path);
        let (privacy, terms) = url(PRIVACY_PATH).zip(url(TERMS_PATH))?;
        Some(LegalPages { privacy, terms })
    }

    /// The service that the handler calls.
    pub const fn games(&self) -> &Service {
        &self.games
    }

    /// A private reply about the chosen game, made by `look`; a message if there is no game.
    async fn to_see(
        &self,
        caller: &Caller,
        pointer: GameRef,
        look: impl FnOnce(&GameState) -> Result<Reply, Refusal>,
    ) -> Result<Reply, ServiceError> {
        self.to_see_with_page(caller, pointer, None, |state, _| look(state))
            .await
    }

    /// As [`CommandHandler::to_see`], in a style that the user asks for; `look` also gets the link to the game's page, if it
    /// has one.
    async fn to_see_with_page(
        &self,
        caller: &Caller,
        pointer: GameRef,
        style: Option<BoardStyle>,
        look: impl FnOnce(&GameState, Option<&str>) -> Result<Reply, Refusal>,
    ) -> Result<Reply, ServiceError> {
        let Some(state) = self.state_to_see(caller, pointer).await? else {
            return Ok(text::no_game_to_see(caller.locale));
        };
        let page = self.games.page(state.id, &self.pages).await?;
        let reply = look(&state, page.as_deref())?;
        self.as_liked(caller, reply, Some(&state), style).await
    }

    /// The state of the chosen game; `None` if no game was ever played here.
    async fn state_to_see(
        &self,
        caller: &Caller,
        pointer: GameRef,
    ) -> Result<Option<GameState>, ServiceError> {
        let found = self
            .games
            .find_to_see(pointer, caller.location, caller.user)
            .await;
        match found {
            Ok(game) => Ok(Some(self.games.state(game).await?)),
            Err(ServiceError::Refused(Refusal::NoGameHere)) => Ok(None),
            Err(no) => Err(no),
        }
    }
}

/// A random side, for challengers who leave it open.
fn chance() -> Side {
    if rand::random() {
        Side::First
    } else {
        Side::Second
    }
}
