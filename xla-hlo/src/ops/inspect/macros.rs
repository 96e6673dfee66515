//! The macros of Rust that print or assert in the body of a computation.

use crate::graph::inspect::Action;

/// A macro.
#[derive(Debug)]
pub struct Macro {
    /// Its name.
    pub name: &'static str,
    /// Its arguments and its effect.
    pub kind: MacroKind,
    /// Whether only code with debug assertions executes it.
    pub debug: bool,
}

/// The arguments and the effect of a macro.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MacroKind {
    /// It takes a format string with its values, and prints them, perhaps with a line feed.
    Print(Action, bool),
    /// It takes values, prints them with their source text and returns them.
    Show,
    /// It takes a condition and perhaps a message.
    Assert,
    /// It takes two values and perhaps a message, and asserts that they are equal, or unequal.
    AssertEqual(bool),
}

use MacroKind::{Assert, AssertEqual, Print, Show};

/// All macros.
pub static MACROS: &[Macro] = &[
    always("print", Print(Action::Print, false)),
    always("println", Print(Action::Print, true)),
    always("eprint", Print(Action::PrintError, false)),
    always("eprintln", Print(Action::PrintError, true)),
    always("dbg", Show),
    always("assert", Assert),
    always("assert_eq", AssertEqual(true)),
    always("assert_ne", AssertEqual(false)),
    debug("debug_assert", Assert),
    debug("debug_assert_eq", AssertEqual(true)),
    debug("debug_assert_ne", AssertEqual(false)),
];

const fn always(name: &'static str, kind: MacroKind) -> Macro {
    Macro {
        name,
        kind,
        debug: false,
    }
}

const fn debug(name: &'static str, kind: MacroKind) -> Macro {
    Macro {
        name,
        kind,
        debug: true,
    }
}

impl Macro {
    /// Returns the macro with this name.
    pub fn named(name: &str) -> Option<&'static Macro> {
        MACROS.iter().find(|of| of.name == name)
    }

    /// Returns the number of arguments before the format string.
    pub fn leading(&self) -> usize {
        match self.kind {
            Print(..) | Show => 0,
            Assert => 1,
            AssertEqual(_) => 2,
        }
    }
}
