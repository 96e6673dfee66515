//! What a computation reaches outside of itself: feeds that it reads and writes, and the replicas that run beside it.
//!
//! Each is a parameter. In a graph it is a token: an instruction that reads or writes a feed takes the feed's token and gives
//! the next one, so that what is done with one feed has an order, in loops and choices too; a replica's token stays the same.
//! Before a graph is lowered its tokens go, and the instructions keep the number of the parameter ([`crate::passes`]).

use core::fmt;

use crate::graph::Attr;
use crate::{ElementType, Instr, Shape, Type};

/// Something outside, as a parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// What it is.
    pub way: Way,
    /// What one item is; nothing for replicas.
    pub content: Type,
}

/// What is outside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// A feed that is read.
    Infeed,
    /// A feed that is written.
    Outfeed,
    /// This one of several replicas.
    Replica,
}

impl Way {
    /// All of them.
    pub const ALL: [Way; 3] = [Way::Infeed, Way::Outfeed, Way::Replica];

    /// The name of its type in Rust.
    pub const fn name(self) -> &'static str {
        match self {
            Way::Infeed => "Infeed",
            Way::Outfeed => "Outfeed",
            Way::Replica => "Replica",
        }
    }

    /// Whether it carries items of a type.
    pub const fn has_content(self) -> bool {
        !matches!(self, Way::Replica)
    }

    /// Whether using it moves it on: its token is state then.
    pub const fn moves(self) -> bool {
        self.has_content()
    }
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.way.has_content() {
            true => write!(f, "{}<{}>", self.way.name(), self.content),
            false => f.write_str(self.way.name()),
        }
    }
}

/// The shape of a token.
pub fn token() -> Shape {
    Shape::scalar(ElementType::Token)
}

/// The attribute with the number of the parameter that an instruction reaches outside by, once tokens are gone.
pub const NUMBER: &str = "channel";

/// The number of the parameter that an instruction reaches outside by.
pub fn number(instr: &Instr) -> usize {
    match instr.attr(NUMBER) {
        Some(&Attr::Int(number)) => number as usize,
        _ => 0,
    }
}
