//! Checks that batch loops compute what the instructions that they replace do, in random graphs over batches.

use xla_hlo::attr::Direction;
use xla_hlo::lower::{Limits, Memory, Step, lower_from};
use xla_hlo::ops::dynamic_update_slice::dynamic_update_slice;
use xla_hlo::ops::{
    broadcast, compare, concatenate, dot_general, elementwise as e, pad, reduce, reshape, rev,
    select, slice, transpose,
};
use xla_hlo::passes::dce;
use xla_hlo::{Builder, ElementType, Graph, Literal, Module, Primitive, Shape, Size, Value};

use crate::author::Dice;
use crate::eval;
use crate::kernels::array::{Array, indices};
use crate::program;

fn f32s(dims: &[usize]) -> Shape {
    Shape::new(ElementType::F32, sizes(dims))
}

fn sizes(dims: &[usize]) -> Vec<Size> {
    dims.iter().map(|&d| Size::from(d)).collect()
}

/// Adds random instructions on arrays of numbers. Most arrays have the batch as their leading dimension.
struct Author<'d, 'm> {
    dice: &'d mut Dice,
    b: Builder<'m>,
    batch: usize,
    values: Vec<Value>,
}

impl Author<'_, '_> {
    fn value(&mut self) -> Value {
        self.values[self.dice.below(self.values.len())]
    }

    fn dims(&self, value: Value) -> Vec<usize> {
        let dims = self.b.shape(value).dims.iter();
        dims.map(|size| size.known().unwrap()).collect()
    }

    /// Returns a value of a shape: an existing one, or a broadcast of an existing one or of a number.
    fn like(&mut self, dims: &[usize]) -> Value {
        let same = |&&v: &&Value| self.dims(v) == dims;
        let same: Vec<Value> = self.values.iter().filter(same).copied().collect();
        match self.dice.below(3) {
            0 if !same.is_empty() => same[self.dice.below(same.len())],
            1 => {
                // All that fits into the trailing dimensions is the same at all indices of the leading ones.
                let fits = |&&v: &&Value| dims.ends_with(&self.dims(v));
                let fits: Vec<Value> = self.values.iter().filter(fits).copied().collect();
                match fits.len() {
                    0 => self.number(dims),
                    n => {
                        let value = fits[self.dice.below(n)];
                        let along: Vec<usize> =
                            (dims.len() - self.dims(value).len()..dims.len()).collect();
                        broadcast::in_dim(&mut self.b, value, sizes(dims), &along).unwrap()
                    }
                }
            }
            _ => self.number(dims),
        }
    }

    fn number(&mut self, dims: &[usize]) -> Value {
        let number = self.dice.array(&f32s(&[])).elements[0];
        let number = self.b.constant(Literal::scalar(ElementType::F32, number));
        broadcast::in_dim(&mut self.b, number, sizes(dims), &[]).unwrap()
    }

    /// Whether an instruction moves elements along the leading dimension too.
    fn across(&mut self) -> bool {
        self.dice.below(12) == 0
    }

    fn add(&mut self) {
        let x = self.value();
        let dims = self.dims(x);
        let first = usize::from(!self.across()).min(dims.len());
        let value = match self.dice.below(17) {
            0..=3 => {
                let y = self.like(&dims);
                let ops: [&'static Primitive; 5] = [&e::add, &e::sub, &e::mul, &e::max, &e::div];
                let op = ops[self.dice.below(5)];
                self.b.add1(op, &[x, y], Vec::new()).unwrap()
            }
            4 => {
                let ops: [&'static Primitive; 4] = [&e::neg, &e::abs, &e::floor, &e::exp];
                let op = ops[self.dice.below(4)];
                self.b.add1(op, &[x], Vec::new()).unwrap()
            }
            5 => self.chosen(x, &dims),
            6 | 7 => self.slice(x, &dims, first),
            8 | 9 if first < dims.len() => {
                let mut all = vec![x, self.like(&dims)];
                all.truncate(1 + self.dice.below(2));
                all.push(x);
                let along = first + self.dice.below(dims.len() - first);
                concatenate::concatenate(&mut self.b, &all, along).unwrap()
            }
            10 => self.pad(x, &dims, first),
            11 => {
                let along: Vec<usize> = (first..dims.len())
                    .filter(|_| self.dice.below(2) == 0)
                    .collect();
                rev::rev(&mut self.b, x, &along).unwrap()
            }
            12 => self.moved(x, &dims),
            13..=15 => self.product(x, &dims),
            _ => {
                let along: Vec<usize> = (first..dims.len())
                    .filter(|_| self.dice.below(2) == 0)
                    .collect();
                let op = [&e::add, &e::max][self.dice.below(2)];
                let zero = Literal::from_f64(ElementType::F32, 0.0);
                reduce::fold(&mut self.b, x, op, zero, &along).unwrap()
            }
        };
        let count: usize = self.dims(value).iter().product();
        if (1..=256).contains(&count) {
            self.values.push(value);
        }
    }

    fn chosen(&mut self, x: Value, dims: &[usize]) -> Value {
        let [y, z] = [0, 1].map(|_| self.like(dims));
        let direction = Direction::Lt.into();
        let attrs = vec![("comparison_direction", direction)];
        let less = self.b.add1(&compare::PRIMITIVE, &[x, y], attrs).unwrap();
        select::select(&mut self.b, less, z, x).unwrap()
    }

    fn slice(&mut self, x: Value, dims: &[usize], first: usize) -> Value {
        let mut parts: Vec<[usize; 3]> = dims.iter().map(|&size| [0, size, 1]).collect();
        for part in &mut parts[first..] {
            let start = self.dice.below(part[1]);
            let limit = start + 1 + self.dice.below(part[1] - start);
            *part = [start, limit, 1 + self.dice.below(2)];
        }
        let list = |i: usize| sizes(&parts.iter().map(|part| part[i]).collect::<Vec<_>>());
        slice::slice(&mut self.b, x, list(0), list(1), list(2)).unwrap()
    }

    fn pad(&mut self, x: Value, dims: &[usize], first: usize) -> Value {
        let mut amounts = [
            vec![0; dims.len()],
            vec![0; dims.len()],
            vec![0; dims.len()],
        ];
        for (d, &size) in dims.iter().enumerate().skip(first) {
            let least = -i64::from(size > 2);
            for amount in &mut amounts[..2] {
                amount[d] = least + self.dice.below(3) as i64;
            }
            amounts[2][d] = self.dice.below(2) as i64;
        }
        let number = self.number(&[]);
        pad::pad(&mut self.b, x, number, amounts).unwrap()
    }

    /// Multiplies arrays whose last dimensions may be free, or contracted.
    fn product(&mut self, x: Value, dims: &[usize]) -> Value {
        let y = match self.dice.below(3) {
            0 => self.value(),
            _ => self.like(dims),
        };
        let other = self.dims(y);
        let mut along: [Vec<usize>; 4] = Default::default();
        let mut taken = Vec::new();
        for (d, &size) in dims.iter().enumerate() {
            let same = (0..other.len()).find(|e| other[*e] == size && !taken.contains(e));
            if let (Some(e), true) = (same, self.dice.below(4) > 0) {
                let contracted = usize::from(size != self.batch || self.dice.below(8) == 0);
                along[2 * contracted].push(d);
                along[2 * contracted + 1].push(e);
                taken.push(e);
            }
        }
        dot_general::dot_general(&mut self.b, x, y, along).unwrap()
    }

    /// Transposes, reshapes or broadcasts.
    fn moved(&mut self, x: Value, dims: &[usize]) -> Value {
        match self.dice.below(4) {
            3 if !dims.is_empty() => {
                let part = self.slice(x, dims, usize::from(dims.len() > 1));
                let starts = dims.iter().map(|_| {
                    let start = self.dice.below(4) as f64 - 1.0;
                    let start = Literal::from_f64(ElementType::I32, start);
                    self.b.constant(start)
                });
                let starts: Vec<Value> = starts.collect();
                let own = self.dims(part);
                let update = self.like(&own);
                dynamic_update_slice(&mut self.b, x, update, &starts).unwrap()
            }
            0 => {
                let mut order: Vec<usize> = (0..dims.len()).collect();
                if dims.len() > 1 {
                    let at = self.dice.below(dims.len() - 1);
                    order.swap(at, at + 1);
                }
                transpose::transpose(&mut self.b, x, &order).unwrap()
            }
            1 => {
                let mut other = vec![dims.iter().product::<usize>()];
                if other[0].is_multiple_of(self.batch) && self.dice.below(4) > 0 {
                    other = vec![self.batch, other[0] / self.batch];
                }
                other.insert(self.dice.below(other.len() + 1), 1);
                reshape::reshape(&mut self.b, x, sizes(&other)).unwrap()
            }
            _ => {
                let mut longer = dims.to_vec();
                longer.push(1 + self.dice.below(3));
                let along: Vec<usize> = (0..dims.len()).collect();
                broadcast::in_dim(&mut self.b, x, sizes(&longer), &along).unwrap()
            }
        }
    }
}

fn random_graph(dice: &mut Dice, module: &Module) -> Graph {
    let batch = [2, 3, 5][dice.below(3)];
    let length = 10 + dice.below(20);
    let mut author = Author {
        dice,
        b: Builder::new(module),
        batch,
        values: Vec::new(),
    };
    for dims in [&[batch, 3][..], &[batch, 2, 2], &[batch], &[3], &[]] {
        let param = author.b.graph.add_param(f32s(dims));
        author.values.push(param);
    }
    for _ in 0..length {
        author.add();
    }
    let results = author.values.iter().rev().take(6).copied().collect();
    author.b.graph.results = results;
    dce::run(&author.b.graph)
}

fn arguments(dice: &mut Dice, graph: &Graph) -> Vec<Array> {
    let shapes = graph.param_shapes();
    shapes.iter().map(|shape| dice.array(shape)).collect()
}

#[test]
fn batch_loops_keep_what_random_programs_compute() {
    let (module, mut loops) = (Module::default(), [0; 2]);
    for seed in 1..=4000 {
        // Short batches are for products of matrices only.
        let limits = Limits {
            batch: [2, 64][seed as usize % 2],
            ..Limits::DEFAULT
        };
        let dice = &mut Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let graph = random_graph(dice, &module);
        let arguments = arguments(dice, &graph);
        let memory = Memory {
            donated: (0..graph.params.len()).collect(),
            ..Memory::default()
        };
        let program = lower_from(&graph, &memory, limits);
        let leaves = program.leaves().into_iter();
        loops[seed as usize % 2] += leaves.filter(|step| matches!(step, Step::Batch(_))).count();
        let expected = eval::run(&module, &graph, &arguments);
        let found = program::run(&program, &graph, &arguments);
        for (found, expected) in found.iter().zip(&expected) {
            assert!(
                eval::close(found, expected),
                "seed {seed}: {found:?}\nis not {expected:?}\n{graph}\n{program}"
            );
        }
    }
    assert!(
        loops[0] > 500 && loops[1] > 20,
        "only {loops:?} batch loops"
    );
}

#[test]
fn elements_are_moved_from_where_the_rule_says() {
    let (module, mut compared) = (Module::default(), 0);
    for seed in 1..=300 {
        let dice = &mut Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(seed));
        let mut graph = random_graph(dice, &module);
        let arguments = arguments(dice, &graph);
        let mut all = graph.params.clone();
        for (_, instr) in graph.instrs() {
            all.extend(&instr.results);
        }
        graph.results = all.clone();
        let arrays = eval::run(&module, &graph, &arguments);
        let array = |value: Value| &arrays[all.iter().position(|&v| v == value).unwrap()];
        for (_, instr) in graph.instrs() {
            let Some(origin) = instr.op.traits.origin else {
                continue;
            };
            let result = array(instr.results[0]);
            for index in indices(&result.dims) {
                let (operand, from) = origin(&graph, instr, &index).expect("known sizes");
                let element = array(instr.operands[operand]).at(&from);
                let same = format!("{element:?}") == format!("{:?}", result.at(&index));
                assert!(same, "seed {seed}: {} at {index:?}", instr.op.name);
                compared += 1;
            }
        }
    }
    assert!(compared > 1000, "only {compared} elements");
}
