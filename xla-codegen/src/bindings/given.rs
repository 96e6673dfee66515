//! The values of `#[known]` parameters.

use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::{ElementType, Literal};

use crate::head::{Head, KnownKind};

/// The value of a `#[known]` parameter in one call.
#[derive(Clone, Debug)]
pub(crate) enum Given {
    /// An integer, or a size.
    Int(Int),
    Ints(Vec<Int>),
    Pairs(Vec<(Int, Int)>),
    Bool(bool),
    Text(Text),
    /// A number of an element type.
    Number(Literal),
}

/// A string.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) text: String,
    /// Whether it stands for any string, in the check of a template: what does not accept it may accept others.
    pub(crate) is_example: bool,
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text {
            text: text.to_string(),
            is_example: false,
        }
    }
}

/// The number of examples of integers.
const INTEGERS: i64 = 4;

impl Given {
    /// Returns examples of what the `#[known]` parameters of a function stand for: a list of values for each example.
    ///
    /// `texts` are the strings that the function mentions, since the body treats all others alike, and `element` returns the
    /// type of a floating-point parameter.
    pub(crate) fn examples(
        head: &Head,
        texts: &[String],
        element: &dyn Fn(&crate::hir::Type) -> ElementType,
    ) -> Vec<Vec<(String, Given)>> {
        let count = usize::try_from(INTEGERS).map_or(1, |count| count.max(texts.len()));
        let one = |round: usize| {
            let mut integers = 0;
            let known = head.known().map(|(param, kind)| {
                let given = match kind {
                    KnownKind::Integer { .. } => {
                        // Two dimensions are often expected to differ: 0 and 1, 1 and 2, then -1 and -2.
                        integers += 1;
                        let at = i64::try_from(round).unwrap_or_default() % INTEGERS;
                        Given::Int(int(match at {
                            0 => integers - 1,
                            1 => integers,
                            2 if !kind.is_unsigned() => -integers,
                            2 => 0,
                            _ => 2 * integers,
                        }))
                    }
                    // Dimensions are usual: an array has the first one, or the last one.
                    KnownKind::Integers => {
                        let at = [0, 1, -1, -2][round % 4];
                        Given::Ints(vec![int(at)])
                    }
                    KnownKind::Pairs { .. } => {
                        let at = [0, 1, 2, 3][round % 4];
                        Given::Pairs(vec![(int(at), int(at))])
                    }
                    KnownKind::Bool => Given::Bool(round.is_multiple_of(2)),
                    KnownKind::Number => Given::Number(Literal::from_f64(element(&param.ty), 1.0)),
                    KnownKind::Text => {
                        let text = texts.get(round % texts.len().max(1));
                        Given::Text(Text {
                            text: text.cloned().unwrap_or_default(),
                            is_example: true,
                        })
                    }
                };
                (param.name.to_string(), given)
            });
            known.collect_vec()
        };
        (0..count).map(one).collect_vec()
    }
}

/// Returns an integer that may be negative.
pub(crate) fn int(number: i64) -> Int {
    usize::try_from(number).map_or(Int::Negative(number), |number| Int::Size(number.into()))
}
