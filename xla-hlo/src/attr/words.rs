//! Attributes that are one of a few words.

/// Declares enums of words, with the text of each word.
macro_rules! words {
    ($(
        $(#[$doc:meta])*
        $name:ident { $($(#[$variant_doc:meta])* $variant:ident $text:literal,)* }
    )*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// All words.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// Returns StableHLO's text of the word.
            pub fn text(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)*
                }
            }

            /// Returns the word with this text.
            pub fn of(text: &str) -> Option<$name> {
                match text {
                    $($text => Some($name::$variant),)*
                    _ => None,
                }
            }
        }
    )*};
}

words! {
    /// The order that a comparison asks for.
    Direction {
        /// The elements are equal.
        Eq "EQ",
        /// The elements differ.
        Ne "NE",
        /// The first element is greater, or they are equal.
        Ge "GE",
        /// The first element is greater.
        Gt "GT",
        /// The first element is less, or they are equal.
        Le "LE",
        /// The first element is less.
        Lt "LT",
    }
}
