//! Players whose data was erased.

use crate::{
    locale::Locale,
    text::catalog::{challenge_accepted, turn_resigns, with_former_players},
};

#[test]
fn words_stand_for_players_whose_data_was_erased() {
    let (erased, here) = (format!("<@{}>", u64::MAX - 7), "<@17>".to_owned());
    for (locale, resigns, accepted) in [
        (
            Locale::English,
            "A former player resigns.",
            "<@17> has accepted the challenge of a former player to",
        ),
        (
            Locale::German,
            "Jemand von früher gibt auf.",
            "<@17> hat die Herausforderung von jemand von früher zu",
        ),
        (
            Locale::Danish,
            "En tidligere spiller giver op.",
            "<@17> har taget imod udfordringen fra en tidligere spiller til",
        ),
        (
            Locale::Russian,
            "«Бывший игрок» сдаётся.",
            "<@17> принимает вызов игрока «Бывший игрок»: ",
        ),
        (
            Locale::Spanish,
            "Alguien que ya no juega abandona.",
            "<@17> acepta el desafío de alguien que ya no juega a",
        ),
    ] {
        assert_eq!(turn_resigns(locale, erased.clone()), resigns);
        let said = challenge_accepted(locale, erased.clone(), here.clone(), "x", "7");
        assert!(said.starts_with(accepted), "{said}");
    }
    let english = |said: &str| with_former_players(Locale::English, said.to_owned());
    assert_eq!(english("<@17>, <@x> <@"), "<@17>, <@x> <@");
}
