/// An enum that [`codes!`](crate::codes) declares, for code that reads any of them.
pub trait Coded: Sized {
    /// The codes of all variants.
    const CODES: &'static [&'static str];

    /// The variant with a code.
    fn from_code(code: &str) -> Option<Self>;
}

/// Declares an enum of plain variants, each with the stable code that names it in data: in JSON, records, databases and
/// ids.
///
/// ```
/// raichi_rules::codes! {
///     /// A side of a coin.
///     #[derive(Debug, Clone, Copy, PartialEq, Eq)]
///     pub enum Coin {
///         /// With a face on it.
///         Heads = "heads",
///         /// The other one.
///         Tails = "tails",
///     }
/// }
/// assert_eq!(Coin::ALL, [Coin::Heads, Coin::Tails]);
/// assert_eq!(Coin::Tails.code(), "tails");
/// assert_eq!(Coin::from_code("heads"), Some(Coin::Heads));
/// assert_eq!(Coin::from_code("edge"), None);
/// ```
#[macro_export]
macro_rules! codes {
    ($(#[$about:meta])* $visible:vis enum $name:ident { $($(#[$doc:meta])* $variant:ident = $code:literal,)+ }) => {
        $(#[$about])*
        $visible enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// All of them, in the order of their declaration.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$variant,)+];

            /// The codes of all of them, in the same order.
            pub const CODES: [&'static str; [$($code),+].len()] = [$($code,)+];

            /// The stable code that names it in data.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)+
                }
            }

            /// The one with a code.
            #[must_use]
            pub fn from_code(code: &str) -> Option<Self> {
                match code {
                    $($code => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }

        impl $crate::Coded for $name {
            const CODES: &'static [&'static str] = &Self::CODES;

            fn from_code(code: &str) -> Option<Self> {
                Self::from_code(code)
            }
        }
    };
}
