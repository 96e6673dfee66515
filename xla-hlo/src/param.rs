//! The parameters of operations, and the kinds of arguments that they take.

use core::fmt;

use crate::channel::ChannelKind;

/// A parameter of an operation.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// The parameter's name, spelled as in StableHLO.
    pub name: &'static str,
    /// The kind of argument that it takes.
    pub kind: ParamKind,
    /// Whether the argument may be omitted.
    pub optional: bool,
}

/// The kind of argument that a parameter takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// An array, or a literal whose element type another operand determines.
    Array,
    /// A tuple of arrays, or one array.
    Arrays,
    /// An array, a tuple or a record.
    Value,
    /// A mutable variable: the operation returns the new value before its result.
    State,
    /// A channel. An operation on a feed returns the feed's next token before its result.
    Channel(ChannelKind),
    /// A number that is known at compile time.
    Int,
    /// A list of numbers known at compile time; a single number is a list of one.
    Ints,
    /// A list of pairs of numbers known at compile time, flattened.
    Pairs,
    /// A padding mode as a string, or pairs of numbers.
    Padding,
    /// A list of lists of numbers.
    Lists,
    /// A list of sizes.
    Sizes,
    /// `true` or `false`, known at compile time.
    Bool,
    /// A list of `true` and `false`, known at compile time, stored as 1 and 0; a single one is a list of one.
    Bools,
    /// An element type.
    Element,
    /// A closure, or the name of a computation.
    Computation,
    /// The name of a function that is declared with `#[custom_call]`. The operation may fail if that function may.
    Function,
    /// An operand of a computation, or a computation without parameters.
    Operand,
    /// A list of computations.
    Computations,
    /// One of a few strings.
    Word,
    /// Any string, which the operation prints.
    Text,
}

impl fmt::Display for ParamKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParamKind::Array => "an array",
            ParamKind::Arrays => "a tuple of arrays",
            ParamKind::Value => "a value",
            ParamKind::State => "a mutable variable, such as `rng: &mut Rng`",
            ParamKind::Channel(ChannelKind::Infeed) => {
                "a feed to read, such as `feed: &Infeed<f32![2]>`"
            }
            ParamKind::Channel(ChannelKind::Outfeed) => {
                "a feed to write, such as `feed: &Outfeed<f32![2]>`"
            }
            ParamKind::Channel(ChannelKind::Replica) => "the parameter `replica: &Replica`",
            ParamKind::Int => "an integer",
            ParamKind::Ints => "a list of integers such as `[0, 1]`",
            ParamKind::Pairs => "a list of pairs such as `[(1, 1), (0, 2)]`",
            ParamKind::Padding => {
                "\"SAME\", \"VALID\" or a list of pairs such as `[(1, 1), (0, 2)]`"
            }
            ParamKind::Lists => "a list of lists such as `[[0, 1], [2, 3]]`",
            ParamKind::Sizes => "a list of sizes such as `[2, 3]`",
            ParamKind::Bool => "`true` or `false`",
            ParamKind::Bools => "a list such as `[true, false]`",
            ParamKind::Element => "an element type such as `f32`",
            ParamKind::Computation => "a closure or the name of a computation",
            ParamKind::Function => "the name of a function with `#[custom_call]`",
            ParamKind::Operand => "a value, or a closure without parameters",
            ParamKind::Computations => "a list of closures such as `[|| a, || b]`",
            ParamKind::Word => "a string",
            ParamKind::Text => "a string such as `\"h\"`",
        })
    }
}

impl Param {
    const fn of(name: &'static str, kind: ParamKind) -> Param {
        Param {
            name,
            kind,
            optional: false,
        }
    }

    /// Returns a parameter that takes an array.
    pub const fn array(name: &'static str) -> Param {
        Param::of(name, ParamKind::Array)
    }

    /// Returns a parameter that takes a tuple of arrays.
    pub const fn arrays(name: &'static str) -> Param {
        Param::of(name, ParamKind::Arrays)
    }

    /// Returns a parameter that takes an array, a tuple or a record.
    pub const fn value(name: &'static str) -> Param {
        Param::of(name, ParamKind::Value)
    }

    /// Returns a parameter that takes a mutable variable.
    pub const fn state(name: &'static str) -> Param {
        Param::of(name, ParamKind::State)
    }

    /// Returns a parameter that takes a channel.
    pub const fn channel(name: &'static str, kind: ChannelKind) -> Param {
        Param::of(name, ParamKind::Channel(kind))
    }

    /// Returns a parameter that takes a number.
    pub const fn int(name: &'static str) -> Param {
        Param::of(name, ParamKind::Int)
    }

    /// Returns a parameter that takes a list of numbers, mostly dimensions.
    pub const fn ints(name: &'static str) -> Param {
        Param::of(name, ParamKind::Ints)
    }

    /// Returns a parameter that takes a list of pairs of numbers.
    pub const fn pairs(name: &'static str) -> Param {
        Param::of(name, ParamKind::Pairs)
    }

    /// Returns a parameter that takes a list of lists of numbers.
    pub const fn lists(name: &'static str) -> Param {
        Param::of(name, ParamKind::Lists)
    }

    /// Returns a parameter that takes a padding mode or a list of pairs of numbers.
    pub const fn padding(name: &'static str) -> Param {
        Param::of(name, ParamKind::Padding)
    }

    /// Returns a parameter that takes a `bool` for each dimension.
    pub const fn bools(name: &'static str) -> Param {
        Param::of(name, ParamKind::Bools)
    }

    /// Returns a parameter that takes a list of sizes.
    pub const fn sizes(name: &'static str) -> Param {
        Param::of(name, ParamKind::Sizes)
    }

    /// Returns an optional parameter that takes a `bool`.
    pub const fn switch(name: &'static str) -> Param {
        Param::of(name, ParamKind::Bool).optional()
    }

    /// Returns a parameter that takes an element type.
    pub const fn element(name: &'static str) -> Param {
        Param::of(name, ParamKind::Element)
    }

    /// Returns a parameter that takes a closure or the name of a computation.
    pub const fn computation(name: &'static str) -> Param {
        Param::of(name, ParamKind::Computation)
    }

    /// Returns a parameter that takes the name of a custom function.
    pub const fn function(name: &'static str) -> Param {
        Param::of(name, ParamKind::Function)
    }

    /// Returns a parameter that takes an operand of a computation, or a computation without parameters.
    pub const fn operand(name: &'static str) -> Param {
        Param::of(name, ParamKind::Operand)
    }

    /// Returns a parameter that takes a list of computations.
    pub const fn computations(name: &'static str) -> Param {
        Param::of(name, ParamKind::Computations)
    }

    /// Returns a parameter that takes one of a few strings.
    pub const fn word(name: &'static str) -> Param {
        Param::of(name, ParamKind::Word)
    }

    /// Returns a parameter that takes any string, which the operation prints.
    pub const fn text(name: &'static str) -> Param {
        Param::of(name, ParamKind::Text)
    }

    /// Returns the same parameter as an optional one.
    pub const fn optional(self) -> Param {
        Param {
            optional: true,
            ..self
        }
    }
}
