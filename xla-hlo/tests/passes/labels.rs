//! Checks the values of compositions by labels, which are sums over all indices: before the passes, after them, and
//! lowered.

use std::collections::BTreeSet;

use crate::author::Dice;
use crate::eval;
use crate::kernels::array::Array;
use crate::program;
use crate::text::{optimised, plain};
use xla_hlo::derived::compose::{Composition, Operand, OperandValue, Term};
use xla_hlo::literal::{Scalar, integer_range};
use xla_hlo::lower::{Limits, Memory, lower, lower_from};
use xla_hlo::ops::dot_general::dot_general;
use xla_hlo::{Builder, ElementType, Graph, Module, Shape, Size, Value};

/// Returns the number of indices of a label.
fn size(label: char) -> usize {
    match label {
        'i' => 2,
        'j' => 3,
        'k' => 1,
        _ => 4,
    }
}

fn text(labels: &[char]) -> String {
    let labels: Vec<String> = labels.iter().map(char::to_string).collect();
    labels.join(",")
}

/// A random sum of products, its operands' labels, and the result's labels.
struct Random {
    /// The labels of each operand; `None` for a scalar without labels.
    operands: Vec<Option<Vec<char>>>,
    term: Term,
    result: Vec<char>,
}

impl Random {
    fn new(dice: &mut Dice) -> Random {
        let mut random = Random {
            operands: Vec::new(),
            term: Term::Sum(Vec::new()),
            result: Vec::new(),
        };
        random.result = random.labels(dice, 3);
        let terms = (0..1 + dice.below(2)).map(|_| {
            let product = random.product(dice);
            match dice.below(3) {
                0 => Term::Negative(Box::new(product)),
                _ => product,
            }
        });
        let mut terms: Vec<Term> = terms.collect();
        random.term = match terms.len() {
            1 => terms.remove(0),
            _ => Term::Sum(terms),
        };
        random
    }

    fn labels(&self, dice: &mut Dice, most: usize) -> Vec<char> {
        let count = dice.below(most + 1);
        (0..count)
            .map(|_| ['i', 'j', 'k', 'l'][dice.below(4)])
            .collect()
    }

    fn operand(&mut self, labels: Option<Vec<char>>) -> Term {
        self.operands.push(labels);
        Term::Operand(self.operands.len() - 1)
    }

    fn product(&mut self, dice: &mut Dice) -> Term {
        let factors = (0..1 + dice.below(3)).map(|_| {
            let labels = self.labels(dice, 3);
            match dice.below(6) {
                0 => self.operand(None),
                1 => {
                    let mut turned = labels.clone();
                    turned.reverse();
                    let (one, other) = (self.operand(Some(labels)), self.operand(Some(turned)));
                    Term::Sum(vec![one, Term::Negative(Box::new(other))])
                }
                _ => self.operand(Some(labels)),
            }
        });
        Term::Product(factors.collect())
    }

    /// Returns its graph, if its labels match.
    fn graph(&self, element: ElementType) -> Option<Graph> {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let operands = self.operands.iter().map(|labels| {
            let dims = labels
                .iter()
                .flatten()
                .map(|&label| Size::from(size(label)));
            let shape = Shape::new(element, dims.collect::<Vec<_>>());
            Operand {
                value: OperandValue::Array(b.graph.add_param(shape)),
                text: None,
                labels: labels.as_deref().map(text),
            }
        });
        let composition = Composition {
            operands: operands.collect(),
            term: self.term.clone(),
            result: text(&self.result),
            replaced: None,
            like: None,
        };
        let value = composition.build(&mut b).ok()?;
        b.graph.results = vec![value];
        Some(b.graph)
    }

    /// Computes the result by a loop over all indices, modulo 2^64.
    fn computed(&self, arguments: &[Array]) -> Vec<i64> {
        let mut all = Vec::new();
        each(&self.result, &mut Vec::new(), &mut |index| {
            all.push(self.term(&self.term, index, arguments));
        });
        all
    }

    fn term(&self, term: &Term, index: &Index, arguments: &[Array]) -> i64 {
        match term {
            Term::Negative(inner) => self.term(inner, index, arguments).wrapping_neg(),
            Term::Sum(terms) => {
                let terms = terms.iter().map(|term| self.term(term, index, arguments));
                terms.fold(0, i64::wrapping_add)
            }
            Term::Product(_) | Term::Operand(_) => {
                let mut names = BTreeSet::new();
                self.names(term, &mut names);
                names.retain(|label| index.iter().all(|(known, _)| known != label));
                let names: Vec<char> = names.into_iter().collect();
                let mut sum = 0i64;
                each(&names, &mut index.clone(), &mut |index| {
                    sum = sum.wrapping_add(self.at(term, index, arguments));
                });
                sum
            }
        }
    }

    fn names(&self, term: &Term, names: &mut BTreeSet<char>) {
        match term {
            Term::Operand(i) => names.extend(self.operands[*i].iter().flatten()),
            Term::Negative(inner) => self.names(inner, names),
            Term::Product(parts) | Term::Sum(parts) => {
                for part in parts {
                    self.names(part, names);
                }
            }
        }
    }

    /// Returns the element of a term at an index of every label.
    fn at(&self, term: &Term, index: &Index, arguments: &[Array]) -> i64 {
        let at = |term: &Term| self.at(term, index, arguments);
        match term {
            Term::Negative(inner) => at(inner).wrapping_neg(),
            Term::Sum(terms) => terms.iter().map(at).fold(0, i64::wrapping_add),
            Term::Product(factors) => factors.iter().map(at).fold(1, i64::wrapping_mul),
            Term::Operand(i) => {
                let labels = self.operands[*i].iter().flatten();
                let place = labels.fold(0, |place, label| {
                    let (_, i) = index.iter().find(|(known, _)| known == label).unwrap();
                    place * size(*label) + i
                });
                match arguments[*i].elements[place] {
                    Scalar::Integer(n) => n as i64,
                    other => panic!("{other:?} is no integer"),
                }
            }
        }
    }
}

/// An index of each label.
type Index = Vec<(char, usize)>;

/// Calls `of` for every index of these labels, the last one fastest.
fn each(labels: &[char], index: &mut Index, of: &mut dyn FnMut(&Index)) {
    let Some((&first, rest)) = labels.split_first() else {
        return of(index);
    };
    for i in 0..size(first) {
        index.push((first, i));
        each(rest, index, of);
        index.pop();
    }
}

#[test]
fn a_composition_is_the_sum_over_all_its_indices() {
    let dice = &mut Dice(0x9e37_79b9_7f4a_7c15);
    let mut taken = 0;
    while taken < 1500 {
        let random = Random::new(dice);
        let element = [ElementType::I32, ElementType::U8][dice.below(2)];
        let Some(graph) = random.graph(element) else {
            continue;
        };
        taken += 1;
        let shapes = graph.param_shapes();
        let arguments: Vec<Array> = shapes.iter().map(|shape| dice.array(shape)).collect();
        let (low, high) = integer_range(element);
        let expected = random.computed(&arguments).into_iter().map(|n| {
            let n = (i128::from(n) - low).rem_euclid(high - low + 1) + low;
            Scalar::Integer(n)
        });
        let expected: Vec<Scalar> = expected.collect();
        let after = optimised(plain("main", graph.clone())).graph;
        let lowered = lower(&after, &Memory::default());
        for (what, found) in [
            ("built", eval::run(&Module::default(), &graph, &arguments)),
            (
                "optimised",
                eval::run(&Module::default(), &after, &arguments),
            ),
            ("lowered", program::run(&lowered, &after, &arguments)),
        ] {
            assert_eq!(
                found[0].elements, expected,
                "{what}: {:?}\n{graph}",
                random.operands
            );
        }
    }
}

fn array(b: &mut Builder<'_>, dims: &[usize], labels: &str) -> Operand {
    let dims: Vec<Size> = dims.iter().map(|&d| Size::from(d)).collect();
    Operand {
        value: OperandValue::Array(b.graph.add_param(Shape::new(ElementType::F32, dims))),
        text: None,
        labels: Some(labels.to_string()),
    }
}

fn product(b: &mut Builder<'_>, operands: Vec<Operand>, result: &str) -> Value {
    let factors = (0..operands.len()).map(Term::Operand);
    let composition = Composition {
        term: Term::Product(factors.collect()),
        operands,
        result: result.to_string(),
        replaced: None,
        like: None,
    };
    composition.build(b).unwrap()
}

#[test]
fn a_diagonal_keeps_every_bit() {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let a = array(&mut b, &[5, 5], "i,i");
    b.graph.results = vec![product(&mut b, vec![a], "i")];
    let special = [0.0, -0.0, f64::NAN, f64::INFINITY, f64::NEG_INFINITY];
    let elements = (0..25).map(|at| match at % 6 {
        0 => Scalar::Float(special[at / 6]),
        _ => Scalar::Float([7.0, f64::NAN, f64::INFINITY][at % 3]),
    });
    let matrix = Array {
        element: ElementType::F32,
        dims: vec![5, 5],
        elements: elements.collect(),
    };
    let expected = Array {
        element: ElementType::F32,
        dims: vec![5],
        elements: special.map(Scalar::Float).to_vec(),
    };
    let found = eval::run(&module, &b.graph, std::slice::from_ref(&matrix));
    assert!(eval::same(&found[0], &expected), "{found:?}");
}

/// Lowers a graph with these results.
fn lowered(build: impl FnOnce(&mut Builder<'_>) -> Value) -> String {
    let module = Module::default();
    let mut b = Builder::new(&module);
    b.graph.results = vec![build(&mut b)];
    let graph = optimised(plain("main", b.graph)).graph;
    lower_from(&graph, &Memory::default(), Limits::SEPARATE).to_string()
}

#[test]
fn a_matrix_product_by_labels_is_the_program_of_a_dot() {
    let by_labels = lowered(|b| {
        let operands = vec![array(b, &[4, 8], "i,j"), array(b, &[8, 2], "j,k")];
        product(b, operands, "i,k")
    });
    let dot = lowered(|b| {
        let operands = [[4, 8], [8, 2]].map(|dims| {
            let dims: Vec<Size> = dims.map(Size::from).to_vec();
            b.graph.add_param(Shape::new(ElementType::F32, dims))
        });
        dot_general(
            b,
            operands[0],
            operands[1],
            [vec![], vec![], vec![1], vec![0]],
        )
        .unwrap()
    });
    assert_eq!(by_labels, dot);
}

#[test]
fn a_transposed_operand_is_read_where_it_lies() {
    let cases = [
        (
            [([4, 8], "i,j"), ([2, 8], "k,j")],
            "result0 = contract param0 param1: batch 1 m 4 n 2 k 8, strides [0, 8, 1] [0, 1, 8]\n",
        ),
        (
            [([8, 4], "j,i"), ([8, 2], "j,k")],
            "result0 = contract param0 param1: batch 1 m 4 n 2 k 8, strides [0, 1, 4] [0, 2, 1]\n",
        ),
        (
            [([8, 2], "j,k"), ([4, 8], "i,j")],
            "result0 = contract param1 param0: batch 1 m 4 n 2 k 8, strides [0, 8, 1] [0, 2, 1]\n",
        ),
    ];
    for (operands, expected) in cases {
        let text = lowered(|b| {
            let operands = operands
                .map(|(dims, labels)| array(b, &dims, labels))
                .to_vec();
            product(b, operands, "i,k")
        });
        let (steps, _) = text.split_once("memory: ").unwrap();
        assert_eq!(steps, expected);
    }
}
