//! The parameters of operations, and what may be given for them.

use core::fmt;

use crate::Way;

/// A parameter of an operation.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// Its name, spelled as StableHLO spells it.
    pub name: &'static str,
    /// What may stand there.
    pub kind: ParamKind,
    /// Whether it may be left out.
    pub optional: bool,
}

/// What may be given for a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamKind {
    /// An array, or a literal that a neighbour gives its element type.
    Array,
    /// A tuple of arrays, or one array.
    Arrays,
    /// An array, a tuple or a record.
    Value,
    /// A variable that the operation changes: it gives the new value before its result.
    State,
    /// A parameter that stands for something outside. What an operation does with it moves a feed on: it gives the next
    /// token before its result.
    Channel(Way),
    /// A number that is known while compiling.
    Int,
    /// A list of numbers known while compiling; a single number is a list of one.
    Ints,
    /// A list of pairs of numbers known while compiling, taken one after the other.
    Pairs,
    /// A word that says how much, or pairs of numbers.
    Padding,
    /// A list of lists of numbers.
    Lists,
    /// A list of sizes.
    Sizes,
    /// `true` or `false`, known while compiling.
    Bool,
    /// A list of `true` and `false`, known while compiling, taken as 1 and 0; a single one is a list of one.
    Bools,
    /// An element type.
    Element,
    /// A closure, or the name of a computation.
    Computation,
    /// The name of a function that is declared with `#[custom_call]`. The operation may fail where that one may.
    Function,
    /// What a computation takes, or one that takes nothing.
    Operand,
    /// A list of computations.
    Computations,
    /// One of a few words, written as a string.
    Word,
}

impl fmt::Display for ParamKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParamKind::Array => "an array",
            ParamKind::Arrays => "a tuple of arrays",
            ParamKind::Value => "a value",
            ParamKind::State => "a variable that is changed, such as `rng: &mut Rng`",
            ParamKind::Channel(Way::Infeed) => "a feed to read, such as `feed: &Infeed<f32![2]>`",
            ParamKind::Channel(Way::Outfeed) => {
                "a feed to write, such as `feed: &Outfeed<f32![2]>`"
            }
            ParamKind::Channel(Way::Replica) => "the parameter `replica: &Replica`",
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

    /// An operand.
    pub const fn array(name: &'static str) -> Param {
        Param::of(name, ParamKind::Array)
    }

    /// Any number of operands in a tuple.
    pub const fn arrays(name: &'static str) -> Param {
        Param::of(name, ParamKind::Arrays)
    }

    /// An array, tuple or record.
    pub const fn value(name: &'static str) -> Param {
        Param::of(name, ParamKind::Value)
    }

    /// A variable that changes.
    pub const fn state(name: &'static str) -> Param {
        Param::of(name, ParamKind::State)
    }

    /// Something outside.
    pub const fn channel(name: &'static str, way: Way) -> Param {
        Param::of(name, ParamKind::Channel(way))
    }

    /// A number.
    pub const fn int(name: &'static str) -> Param {
        Param::of(name, ParamKind::Int)
    }

    /// Numbers, mostly dimensions.
    pub const fn ints(name: &'static str) -> Param {
        Param::of(name, ParamKind::Ints)
    }

    /// Pairs of numbers.
    pub const fn pairs(name: &'static str) -> Param {
        Param::of(name, ParamKind::Pairs)
    }

    /// Lists of numbers.
    pub const fn lists(name: &'static str) -> Param {
        Param::of(name, ParamKind::Lists)
    }

    /// A word, or pairs of numbers.
    pub const fn padding(name: &'static str) -> Param {
        Param::of(name, ParamKind::Padding)
    }

    /// A switch for each dimension.
    pub const fn bools(name: &'static str) -> Param {
        Param::of(name, ParamKind::Bools)
    }

    /// Sizes.
    pub const fn sizes(name: &'static str) -> Param {
        Param::of(name, ParamKind::Sizes)
    }

    /// A switch.
    pub const fn switch(name: &'static str) -> Param {
        Param::of(name, ParamKind::Bool).optional()
    }

    /// An element type.
    pub const fn element(name: &'static str) -> Param {
        Param::of(name, ParamKind::Element)
    }

    /// A closure or a computation's name.
    pub const fn computation(name: &'static str) -> Param {
        Param::of(name, ParamKind::Computation)
    }

    /// The name of a function that is no computation.
    pub const fn function(name: &'static str) -> Param {
        Param::of(name, ParamKind::Function)
    }

    /// What a computation takes, or one that takes nothing.
    pub const fn operand(name: &'static str) -> Param {
        Param::of(name, ParamKind::Operand)
    }

    /// Closures or computations' names.
    pub const fn computations(name: &'static str) -> Param {
        Param::of(name, ParamKind::Computations)
    }

    /// One of a few words.
    pub const fn word(name: &'static str) -> Param {
        Param::of(name, ParamKind::Word)
    }

    /// The same parameter, allowed to be left out.
    pub const fn optional(self) -> Param {
        Param {
            optional: true,
            ..self
        }
    }
}
