//! The value that a call returns: an array, a tuple, or a named tuple for a struct.

use std::fmt::Write;

use xla_hlo::Tree;
use xla_hlo::list::Items;

use super::{TEXT, python_name, renamed};
use crate::definition::Types;
use crate::program::header::{Array, Passed};

/// The result of a call as Python has it.
pub(super) struct Value {
    /// The annotation of its type.
    pub(super) annotation: String,
    /// The expression for it.
    pub(super) expression: String,
}

/// The fields of a class, each with the annotation of its type.
type Fields = Vec<(String, String)>;

/// The classes of structs.
pub(super) struct Classes {
    /// Each with its name, the name of the struct, and its fields.
    all: Vec<(String, String, Fields)>,
    /// The name of the class that makes the calls.
    caller: String,
}

impl Classes {
    pub(super) fn new(caller: &str) -> Classes {
        Classes {
            all: Vec::new(),
            caller: caller.to_string(),
        }
    }

    /// Returns the value of a type, whose arrays are the next ones, and adds the classes of its structs.
    pub(super) fn value<'a>(
        &mut self,
        types: &Types,
        arrays: &mut dyn Iterator<Item = &'a Array<'a>>,
    ) -> Value {
        match types {
            Tree::Leaf(_) => array(arrays.next().expect("an array for each leaf of a result")),
            Tree::Record(name, fields) => {
                let mut values = Vec::new();
                let mut annotated = Vec::new();
                for (field, types) in fields {
                    let value = self.value(types, arrays);
                    annotated.push((field_name(field, &annotated), value.annotation));
                    values.push(value.expression);
                }
                let class = self.class(name, annotated);
                Value {
                    expression: format!("{class}({})", values.join(", ")),
                    annotation: class,
                }
            }
            _ => {
                let parts = types.parts().into_iter();
                let parts = parts.map(|part| self.value(part, arrays)).collect_vec();
                let comma = if parts.len() == 1 { "," } else { "" };
                let of = |part: fn(&Value) -> &str| parts.iter().map(part).collect_vec().join(", ");
                Value {
                    annotation: format!("tuple[{}]", of(|part| &part.annotation)),
                    expression: format!("({}{comma})", of(|part| &part.expression)),
                }
            }
        }
    }

    /// Returns the name of the class of a struct. Structs of one name, from several modules or of several sizes, share a
    /// class if they have the same fields.
    fn class(&mut self, name: &str, fields: Vec<(String, String)>) -> String {
        // `Pair<2>`, or a path.
        let plain = name.split('<').next().unwrap_or_default();
        let plain = plain.rsplit("::").next().unwrap_or_default().trim();
        let mut class = renamed(plain.trim_start_matches("r#"));
        loop {
            match self.all.iter().find(|(taken, ..)| *taken == class) {
                Some((_, _, own)) if *own == fields => return class,
                None if class != self.caller && class != "Array" => break,
                _ => class.push('_'),
            }
        }
        self.all.push((class.clone(), plain.to_string(), fields));
        class
    }

    /// Returns the text of the classes.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for (class, name, fields) in &self.all {
            write!(
                text,
                "class {class}(NamedTuple):\n    \"\"\"The struct `{name}`.\"\"\"\n\n"
            )
            .expect(TEXT);
            for (field, annotation) in fields {
                writeln!(text, "    {field}: {annotation}").expect(TEXT);
            }
            text.push_str("\n\n");
        }
        text
    }
}

/// Returns the value of an array, which a local variable holds.
fn array(array: &Array<'_>) -> Value {
    let name = python_name(array);
    match array.passed {
        Passed::Array => Value {
            annotation: "np.ndarray".to_string(),
            expression: name,
        },
        // A scalar of NumPy.
        _ => Value {
            annotation: "np.generic".to_string(),
            expression: format!("{name}[()]"),
        },
    }
}

/// Returns the name of a field, which differs from the others: named tuples refuse keywords and leading underscores.
fn field_name(field: &str, others: &[(String, String)]) -> String {
    let field = field.trim_start_matches("r#");
    let mut name = match field.strip_prefix('_') {
        Some(_) => format!("field{field}"),
        None => renamed(field),
    };
    while others.iter().any(|(other, _)| *other == name) {
        name.push('_');
    }
    name
}
