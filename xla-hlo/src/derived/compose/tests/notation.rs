//! Compositions as text, `"i,k" = f32[2, 3]"i,j" * f32[3, 4]"j,k"`, with an array's type in its place. Messages name
//! the operands `a`, `b`, `c`.

use super::super::{Composition, Operand, OperandValue, Term};
use crate::testing::{number, reported, values};
use crate::{Builder, Error, Graph, Module, Tree};

/// Returns the graph of a composition, after the parameters that are its operands.
pub(super) fn graph(text: &str) -> (Graph, Result<(), Error>) {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let (left, right) = text.split_once(" = ").expect("a result");
    let (replaced, labels) = left.split_once('"').expect("labels");
    let replaced = (!replaced.is_empty()).then(|| array(&mut b, replaced));
    let mut reader = Reader {
        b: &mut b,
        rest: right,
        operands: Vec::new(),
    };
    let term = reader.sum();
    assert_eq!(reader.rest, "", "{text}");
    let composition = Composition {
        operands: reader.operands,
        term,
        result: labels.trim_end_matches('"').to_string(),
        replaced: replaced.map(|value| ("c".to_string(), b.shape(value).clone())),
        like: None,
    };
    let value = composition.build(&mut b);
    let done = value.map(|value| b.graph.results = vec![value]);
    (b.graph, done)
}

/// Returns the shape of the result, or the error.
pub(super) fn outcome(text: &str) -> String {
    match graph(text) {
        (graph, Ok(())) => graph.result_shapes()[0].to_string(),
        (_, Err(error)) => reported(error),
    }
}

/// Returns the graph as text, or the error.
pub(super) fn printed(text: &str) -> String {
    match graph(text) {
        (graph, Ok(())) => graph.to_string(),
        (_, Err(error)) => reported(error),
    }
}

fn array(b: &mut Builder<'_>, text: &str) -> crate::Value {
    match values(b, text) {
        Some(Tree::Leaf(value)) => value,
        _ => panic!("{text} is no array"),
    }
}

struct Reader<'r, 'b, 'm> {
    b: &'b mut Builder<'m>,
    rest: &'r str,
    operands: Vec<Operand>,
}

impl Reader<'_, '_, '_> {
    fn takes(&mut self, word: &str) -> bool {
        let rest = self.rest.trim_start().strip_prefix(word);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn sum(&mut self) -> Term {
        let mut terms = vec![self.product()];
        loop {
            if self.takes("+") {
                terms.push(self.product());
            } else if self.takes("-") {
                terms.push(Term::Negative(Box::new(self.product())));
            } else {
                return one(terms, Term::Sum);
            }
        }
    }

    fn product(&mut self) -> Term {
        let mut factors = vec![self.factor()];
        while self.takes("*") {
            factors.push(self.factor());
        }
        one(factors, Term::Product)
    }

    fn factor(&mut self) -> Term {
        if self.takes("-") {
            return Term::Negative(Box::new(self.factor()));
        }
        if self.takes("(") {
            let inner = self.sum();
            assert!(self.takes(")"), "{}", self.rest);
            return inner;
        }
        let rest = self.rest.trim_start();
        let inside = rest.find(']').map_or(0, |end| end + 1);
        let is_array = rest.starts_with(char::is_alphabetic);
        let end = if is_array {
            inside
        } else {
            rest.find([' ', ')']).unwrap_or(rest.len())
        };
        let (text, rest) = rest.split_at(end);
        let labels = rest.strip_prefix('"').and_then(|rest| rest.split_once('"'));
        self.rest = labels.map_or(rest, |(_, rest)| rest);
        let name = char::from(b'a' + self.operands.len() as u8).to_string();
        self.operands.push(Operand {
            value: if is_array {
                OperandValue::Array(array(self.b, text))
            } else {
                OperandValue::Numbers(number(text))
            },
            text: Some(if is_array { name } else { text.to_string() }),
            labels: labels.map(|(labels, _)| labels.to_string()),
        });
        Term::Operand(self.operands.len() - 1)
    }
}

fn one(mut parts: Vec<Term>, many: fn(Vec<Term>) -> Term) -> Term {
    match parts.len() {
        1 => parts.remove(0),
        _ => many(parts),
    }
}
