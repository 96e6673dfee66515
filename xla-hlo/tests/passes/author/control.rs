//! Random loops and branches.

use super::Author;
use xla_hlo::literal::Scalar;
use xla_hlo::ops::control::Region;
use xla_hlo::ops::{compare, elementwise};
use xla_hlo::ops::{conditional, while_loop};
use xla_hlo::{Builder, ElementType, Literal, Shape, Value};

/// The maximum nesting depth of computations.
const DEPTH: usize = 2;

impl Author<'_, '_> {
    pub(super) fn may_nest(&self) -> bool {
        self.depth < DEPTH
    }

    /// Picks at most `most` values, which are small enough for a fast loop over them.
    fn some(&mut self, most: usize) -> Vec<Value> {
        let count = self.dice.below(most + 1);
        (0..count).map(|_| self.value(&|_| true)).collect()
    }

    /// Adds a computation that takes parameters of these shapes and captures some values.
    fn computation(
        &mut self,
        params: &[Shape],
        write: impl FnOnce(&mut Author<'_, '_>) -> Vec<Value>,
    ) -> Region {
        let mut seen = self.some(3);
        seen.dedup();
        let shapes = seen.iter().map(|&v| self.b.shape(v).clone());
        let shapes: Vec<Shape> = params.iter().cloned().chain(shapes).collect();
        let mut inside = Author {
            dice: self.dice,
            b: Builder::new(self.b.module),
            values: Vec::new(),
            depth: self.depth + 1,
        };
        for shape in shapes {
            let param = inside.b.graph.add_param(shape);
            inside.values.push(param);
        }
        inside.b.graph.results = write(&mut inside);
        (inside.b.graph, seen)
    }

    fn number(&mut self, n: i128) -> Value {
        let literal = Literal::scalar(ElementType::I32, Scalar::Integer(n));
        self.b.constant(literal)
    }

    /// Adds a loop of a few iterations, counted in the first part of its state.
    pub(super) fn repeated(&mut self) -> Value {
        // Up to eight are unrolled.
        let rounds = [0, 1, 3, 9][self.dice.below(4)];
        let mut state = vec![self.number(0)];
        state.extend(self.some(3));
        let shapes: Vec<Shape> = state.iter().map(|&v| self.b.shape(v).clone()).collect();
        let condition = self.computation(&shapes, |inside| {
            let most = inside.number(rounds);
            let direction = vec![("comparison_direction", xla_hlo::attr::Direction::Lt.into())];
            let operands = [inside.values[0], most];
            vec![
                inside
                    .b
                    .add1(&compare::PRIMITIVE, &operands, direction)
                    .unwrap(),
            ]
        });
        let body = self.computation(&shapes, |inside| {
            let one = inside.number(1);
            let operands = [inside.values[0], one];
            let next = inside
                .b
                .add1(&elementwise::add, &operands, Vec::new())
                .unwrap();
            for _ in 0..inside.dice.below(6) {
                inside.add();
            }
            let others = shapes[1..].iter().map(|shape| inside.like(shape));
            let others: Vec<Value> = others.collect();
            [&[next], others.as_slice()].concat()
        });
        let results = while_loop::repeat(&mut self.b, &state, condition, body).unwrap();
        self.values.extend(&results[1..]);
        results[0]
    }

    /// Adds a branch on a bool or a number.
    pub(super) fn branched(&mut self) -> Value {
        let (element, count) = match self.dice.below(2) {
            0 => (ElementType::Bool, 2),
            _ => (ElementType::I32, 1 + self.dice.below(3)),
        };
        let index = self.like(&Shape::scalar(element));
        let mut shapes = vec![self.dice.shape()];
        shapes.extend(self.some(2).into_iter().map(|v| self.b.shape(v).clone()));
        let branches = (0..count).map(|_| {
            self.computation(&[], |inside| {
                for _ in 0..inside.dice.below(5) {
                    inside.add();
                }
                shapes.iter().map(|shape| inside.like(shape)).collect()
            })
        });
        let branches = branches.collect();
        let results = conditional::branch(&mut self.b, index, branches).unwrap();
        self.values.extend(&results[1..]);
        results[0]
    }
}
