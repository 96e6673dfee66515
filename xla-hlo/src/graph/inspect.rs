//! Steps that print or assert: what they write, and under which condition they fail.

use core::fmt::{self, Display};
use core::iter::Peekable;
use core::str::Chars;

use crate::Tree;
use crate::list::Items;

/// The attributes of an output or an assertion, besides its operands.
#[derive(Clone, Debug, PartialEq)]
pub struct Inspect {
    /// The effect of the step.
    pub action: Action,
    /// The text as a format string of Rust, in which `{0:.3}` is the first of `values`.
    pub format: String,
    /// The structure of each value that is formatted. Their leaves are operands, in order.
    pub values: Vec<Tree<()>>,
    /// The place in the source, `src/model.rs:12:5`.
    pub place: String,
    /// The index of the instruction's origin, if it has one.
    pub origin: Option<u32>,
}

/// The effect of an output or an assertion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// It writes the text to the standard output.
    Print,
    /// It writes the text to the standard error.
    PrintError,
    /// It fails with the text unless the first operand, a bool, is true. The values follow this operand.
    Assert,
}

impl Action {
    /// All actions.
    pub const ALL: [Action; 3] = [Action::Print, Action::PrintError, Action::Assert];

    /// Returns the name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Action::Print => "print",
            Action::PrintError => "eprint",
            Action::Assert => "assert",
        }
    }

    /// Returns the action with this name.
    pub fn named(name: &str) -> Option<Action> {
        Action::ALL.into_iter().find(|action| action.name() == name)
    }

    /// Returns the number of operands before the values.
    pub const fn before(self) -> usize {
        match self {
            Action::Assert => 1,
            Action::Print | Action::PrintError => 0,
        }
    }
}

impl Inspect {
    /// Returns the predicate of its function in messages: "prints at src/model.rs:12:5".
    pub fn in_words(&self) -> String {
        let verb = match self.action {
            Action::Print | Action::PrintError => "prints",
            Action::Assert => "asserts a condition",
        };
        self.at_place(verb)
    }

    /// Returns it as a passive clause: "text is printed at src/model.rs:12:5".
    pub fn in_passive(&self) -> String {
        let verb = match self.action {
            Action::Print | Action::PrintError => "text is printed",
            Action::Assert => "a condition is asserted",
        };
        self.at_place(verb)
    }

    /// Appends the place, which an editor does not know.
    fn at_place(&self, verb: &str) -> String {
        match &*self.place {
            "" => verb.to_string(),
            place => format!("{verb} at {place}"),
        }
    }
}

impl Display for Inspect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.action.name(), self.format)
    }
}

/// Formats the structures of values: `_, (_, [_, _]), Layer { w: _, b: _ }`.
pub fn written<T>(values: &[Tree<T>]) -> String {
    let values = values.iter().map(one).collect_vec();
    values.join(", ")
}

fn one<T>(value: &Tree<T>) -> String {
    match value {
        Tree::Leaf(_) => "_".to_string(),
        Tree::Tuple(items) => format!("({})", written(items)),
        Tree::List(items) => format!("[{}]", written(items)),
        Tree::Record(name, fields) => {
            let fields = fields
                .iter()
                .map(|(field, item)| format!("{field}: {}", one(item)));
            format!("{name} {{{}}}", fields.collect_vec().join(", "))
        }
    }
}

/// Reads the structures that [`written`] formats.
pub fn read(text: &str) -> Option<Vec<Tree<()>>> {
    let mut reader = Reader(text.chars().peekable());
    let values = reader.list(None, &mut Reader::value)?;
    reader.0.peek().is_none().then_some(values)
}

struct Reader<'t>(Peekable<Chars<'t>>);

impl Reader<'_> {
    fn spaces(&mut self) {
        while self.0.next_if(|&c| c == ' ').is_some() {}
    }

    /// Reads items up to a closing character, or to the end of the text.
    fn list<T>(
        &mut self,
        end: Option<char>,
        item: &mut dyn FnMut(&mut Self) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut items = Vec::new();
        loop {
            self.spaces();
            if self.0.peek().copied() == end {
                self.0.next();
                return Some(items);
            }
            items.push(item(self)?);
            self.spaces();
            // A comma separates two items.
            if self.0.next_if_eq(&',').is_none() && self.0.peek().copied() != end {
                return None;
            }
        }
    }

    fn value(&mut self) -> Option<Tree<()>> {
        match self.0.peek()? {
            '(' => {
                self.0.next();
                self.list(Some(')'), &mut Self::value).map(Tree::Tuple)
            }
            '[' => {
                self.0.next();
                self.list(Some(']'), &mut Self::value).map(Tree::List)
            }
            _ => {
                let name = self.word();
                self.spaces();
                if self.0.next_if_eq(&'{').is_none() {
                    return (name == "_").then_some(Tree::Leaf(()));
                }
                let fields = self.list(Some('}'), &mut Self::field)?;
                Some(Tree::Record(name, fields))
            }
        }
    }

    fn field(&mut self) -> Option<(String, Tree<()>)> {
        let name = self.word();
        self.0.next_if_eq(&':')?;
        self.spaces();
        Some((name, self.value()?))
    }

    /// Reads the name of a struct or a field, which contains none of the characters between names.
    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(c) = self.0.next_if(|c| !" ,:()[]{}".contains(*c)) {
            word.push(c);
        }
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structures_are_read_as_they_are_written() {
        let texts = [
            "",
            "_",
            "_, _",
            "(_, [_, _]), _",
            "()",
            "Layer {w: _, b: (_)}, _",
            "Net {blocks: [Layer {w: _}, Layer {w: _}]}",
        ];
        for text in texts {
            let values = read(text).unwrap_or_else(|| panic!("`{text}` is read"));
            assert_eq!(written(&values), text);
        }
        for text in ["(", "_ _", "Layer", "Layer {w _}", "_)"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
