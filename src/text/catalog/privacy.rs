//! The list of the sentences about people's own data, and of the pages about privacy and terms.

use super::{Argument, id, say};
use crate::locale::Locale;

sentences! {
    privacy_title();
    privacy_kept();
    privacy_time();
    privacy_do();
    privacy_page();
    terms_page();
    privacy_unknown();
    privacy_exported();
    privacy_exported_newest();
    erase_ask();
    erase_button();
    erase_title();
    erase_field(word);
    erase_word();
    erase_done();
    refuse_not_erased(word);
    page_privacy_title();
    page_privacy();
    page_terms_title();
    page_terms();
    page_contact(contact);
    help_servers();
    greeting();
    greeting_results();
    refuse_only_managers();
    greeting_channels(channels);
}
