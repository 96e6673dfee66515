//! Attributes that are one of a few words.

/// A type of words.
pub trait Choice: Copy + 'static {
    /// The words of the type.
    const WORDS: Words;

    /// Returns the word, if it is of this type.
    fn of_word(word: Word) -> Option<Self>;

    /// Returns the word as one of any type.
    fn word(self) -> Word;
}

/// Declares enums of words, with StableHLO's name of the enum and the text of each word.
macro_rules! words {
    ($(
        $(#[$doc:meta])*
        $name:ident $stablehlo:literal { $($(#[$variant_doc:meta])* $variant:ident $text:literal,)* }
    )*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $name {
                $($(#[$variant_doc])* $variant,)*
            }

            impl $name {
                /// All words.
                pub const ALL: &'static [$name] = &[$($name::$variant),*];

                /// The texts of all words.
                pub const TEXTS: &'static [&'static str] = &[$($text),*];

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

            impl Choice for $name {
                const WORDS: Words = Words::$name;

                fn of_word(word: Word) -> Option<$name> {
                    match word {
                        Word::$name(word) => Some(word),
                        _ => None,
                    }
                }

                fn word(self) -> Word {
                    Word::$name(self)
                }
            }
        )*

        /// A word of one of the types.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Word {
            $($(#[$doc])* $name($name),)*
        }

        impl Word {
            /// Returns StableHLO's text of the word.
            pub fn text(self) -> &'static str {
                match self {
                    $(Word::$name(word) => word.text(),)*
                }
            }

            /// Returns the type of the word.
            pub fn words(self) -> Words {
                match self {
                    $(Word::$name(_) => Words::$name,)*
                }
            }
        }

        /// A type of words, without a word.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Words {
            $($(#[$doc])* $name,)*
        }

        impl Words {
            /// Returns StableHLO's name of the type.
            pub fn name(self) -> &'static str {
                match self {
                    $(Words::$name => $stablehlo,)*
                }
            }

            /// Returns the texts of all words.
            pub fn texts(self) -> &'static [&'static str] {
                match self {
                    $(Words::$name => $name::TEXTS,)*
                }
            }

            /// Returns the word with this text.
            pub fn of(self, text: &str) -> Option<Word> {
                match self {
                    $(Words::$name => $name::of(text).map(Word::$name),)*
                }
            }
        }
    };
}

words! {
    /// The order that a comparison asks for.
    Direction "comparison_direction" {
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

    /// The order of floating-point numbers, where it is not the one that the element type implies.
    Order "comparison_type" {
        /// -NaN, negative numbers, -0, +0, positive numbers, NaN.
        Total "TOTALORDER",
    }

    /// The kind of a Fourier transform.
    Transform "fft_type" {
        /// From complex numbers to complex numbers.
        Forward "FFT",
        /// The inverse of the forward transform.
        Inverse "IFFT",
        /// From real numbers to half of the complex numbers.
        RealForward "RFFT",
        /// The inverse of the transform of real numbers.
        RealInverse "IRFFT",
    }

    /// The form in which equations take a triangular matrix.
    Transposition "transpose" {
        /// As it is.
        None "NO_TRANSPOSE",
        /// Transposed.
        Transpose "TRANSPOSE",
        /// Transposed and conjugated.
        Adjoint "ADJOINT",
    }

    /// The generator of random bits. XLA's `DEFAULT` is not among them, because it depends on the machine.
    Generator "rng_algorithm" {
        /// Threefry, with 20 rounds of 32 bits.
        ThreeFry "THREE_FRY",
        /// Philox, with 10 rounds of 32 bits.
        Philox "PHILOX",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_reads_back_as_it_is_written() {
        let all = [
            (Words::Direction, Word::Direction(Direction::Lt), "LT"),
            (Words::Order, Word::Order(Order::Total), "TOTALORDER"),
            (
                Words::Transform,
                Word::Transform(Transform::RealInverse),
                "IRFFT",
            ),
            (
                Words::Transposition,
                Word::Transposition(Transposition::Adjoint),
                "ADJOINT",
            ),
            (
                Words::Generator,
                Word::Generator(Generator::Philox),
                "PHILOX",
            ),
        ];
        for (words, word, text) in all {
            assert_eq!((word.text(), word.words()), (text, words));
            for text in words.texts() {
                assert_eq!(words.of(text).map(Word::text), Some(*text));
            }
            assert_eq!(words.of(&text.to_lowercase()), None);
        }
    }
}
