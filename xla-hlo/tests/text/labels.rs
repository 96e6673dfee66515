//! The text of sums and products by labels, which contains the equivalent instructions.

use xla_hlo::derived::compose::{Composition, Operand, OperandValue, Term};
use xla_hlo::graph::Value;
use xla_hlo::{Builder, ElementType, Module};

use crate::modules::{function, module, param};

fn composed(b: &mut Builder<'_>, operands: &[(Value, &str)], term: Term, result: &str) -> Value {
    let operands = operands.iter().map(|(value, labels)| Operand {
        value: OperandValue::Array(*value),
        text: None,
        labels: Some((*labels).to_string()),
    });
    let composition = Composition {
        operands: operands.collect(),
        term,
        result: result.to_string(),
        replaced: None,
        like: None,
    };
    composition.build(b).unwrap()
}

/// Returns a contraction that needs no transpose and one that does, a direct product, a difference, a diagonal and a
/// trace.
pub(crate) fn labels() -> Module {
    let entry = function("labels", |b| {
        let a = param(b, ElementType::F32, &[2, 3]);
        let x = param(b, ElementType::F32, &[4, 3]);
        let square = param(b, ElementType::F32, &[5, 5]);
        let product = || Term::Product(vec![Term::Operand(0), Term::Operand(1)]);
        let minus = Term::Negative(Box::new(Term::Operand(1)));
        vec![
            composed(b, &[(a, "i,j"), (x, "k,j")], product(), "k,i"),
            composed(b, &[(a, "i,j"), (a, "i,j")], product(), "i"),
            composed(b, &[(a, "i,j"), (x, "k,j")], product(), "j,i,k"),
            composed(
                b,
                &[(square, "i,j"), (square, "j,i")],
                Term::Sum(vec![Term::Operand(0), minus]),
                "i,j",
            ),
            composed(b, &[(square, "i,i")], Term::Operand(0), "i"),
            composed(b, &[(square, "i,i")], Term::Operand(0), ""),
        ]
    });
    module(vec![entry])
}
