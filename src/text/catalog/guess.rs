//! The list of the sentences about guesses of the next move.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    guess_button();
    guess_file(game, side);
    guess_piece(game, side);
    guess_put(game, side);
    guess_taken(game, ply);
    guess_right(right, all);
    refuse_guess(why);
}
