//! Lists of inputs of an evaluation, each with its name in files of weights.

/// Makes an enum of the places of inputs, the last one of which is how many there are, and the list of their names.
macro_rules! inputs {
    (
        $(#[$enum_doc:meta])* enum $enum:ident,
        $(#[$names_doc:meta])* names $names:ident,
        $($(#[$doc:meta])* $name:ident = $text:literal,)+
    ) => {
        $(#[$enum_doc])*
        #[derive(Clone, Copy)]
        #[expect(clippy::upper_case_acronyms, reason = "places of a list")]
        #[expect(non_camel_case_types, reason = "places of a list")]
        enum $enum { $($(#[$doc])* $name,)+ COUNT }

        $(#[$names_doc])*
        pub(crate) const $names: [&str; $enum::COUNT as usize] = [$($text),+];
    };
}

pub(super) use inputs;
