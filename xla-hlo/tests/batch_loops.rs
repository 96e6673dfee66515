//! Tests which instructions on the small arrays of a batch become one loop over its indices.

use xla_hlo::graph::Value;
use xla_hlo::lower::{Memory, Step, lower};
use xla_hlo::ops::elementwise::{add, erf, exp, mul, sin};
use xla_hlo::ops::{concatenate, dot_general, rev, slice, transpose};
use xla_hlo::passes::dce;
use xla_hlo::{Builder, ElementType, Module, Primitive, Shape, Size};

struct Author<'a> {
    b: Builder<'a>,
}

impl Author<'_> {
    fn param(&mut self, dims: &[Size]) -> Value {
        let shape = Shape::new(ElementType::F32, dims.to_vec());
        self.b.graph.add_param(shape)
    }

    fn op(&mut self, with: &'static Primitive, operands: &[Value]) -> Value {
        self.b.add1(with, operands, Vec::new()).unwrap()
    }

    /// Returns the columns of an array with two of them.
    fn columns(&mut self, x: Value) -> [Value; 2] {
        let rows = self.b.shape(x).dims[0].clone();
        [0, 1].map(|column| {
            let [start, limit] = [column, column + 1].map(Size::from);
            let (starts, limits) = (vec![Size::from(0), start], vec![rows.clone(), limit]);
            slice::slice(&mut self.b, x, starts, limits, vec![Size::from(1); 2]).unwrap()
        })
    }

    fn joined(&mut self, parts: &[Value]) -> Value {
        concatenate::concatenate(&mut self.b, parts, 1).unwrap()
    }

    /// Multiplies complex numbers, whose parts are columns.
    fn product(&mut self, x: Value, y: Value) -> Value {
        let ([a, b], [c, d]) = (self.columns(x), self.columns(y));
        let [ac, ad, bc, bd] = [[a, c], [a, d], [b, c], [b, d]].map(|pair| self.op(&mul, &pair));
        let (real, imaginary) = (self.op(&add, &[ac, bd]), self.op(&add, &[ad, bc]));
        self.joined(&[real, imaginary])
    }
}

/// Returns the first line of each step of a program.
fn steps(build: impl FnOnce(&mut Author<'_>) -> Vec<Value>) -> Vec<String> {
    let module = Module::default();
    let mut author = Author {
        b: Builder::new(&module),
    };
    author.b.graph.results = build(&mut author);
    let program = lower(&dce::run(&author.b.graph), &Memory::default());
    let text = program.to_string();
    let inside = |line: &&str| !line.starts_with("  ") && !line.starts_with("memory: ");
    text.lines().filter(inside).map(str::to_string).collect()
}

fn batches(steps: &[String]) -> usize {
    steps
        .iter()
        .filter(|step| step.starts_with("batch of "))
        .count()
}

fn known(dims: &[usize]) -> Vec<Size> {
    dims.iter().map(|&d| Size::from(d)).collect()
}

#[test]
fn columns_of_a_batch_are_read_and_written_in_one_loop() {
    let of = |size: Size| {
        steps(move |author| {
            let dims = [size, Size::from(2)];
            let [x, y] = [0, 1].map(|_| author.param(&dims));
            let z = author.product(x, y);
            vec![author.product(z, y)]
        })
    };
    let expected = |size| {
        [format!(
            "batch of {size}: result0[, 2] from param0[, 2], param1[, 2]:"
        )]
    };
    assert_eq!(of(Size::from(64)), expected("64"));
    assert_eq!(of(Size::name("N")), expected("N"));
    assert_eq!(of(Size::name("?x.0")), expected("?x.0"));
}

#[test]
fn few_indices_and_large_arrays_have_no_batch_loop() {
    let of = |rows: usize, columns: usize| {
        batches(&steps(|author| {
            let x = author.param(&known(&[rows, columns]));
            let [a, b] = author.columns(x);
            let (sum, product) = (author.op(&add, &[a, b]), author.op(&mul, &[a, b]));
            vec![author.joined(&[sum, product])]
        }))
    };
    assert_eq!([of(64, 2), of(63, 2), of(64, 16), of(64, 17)], [1, 0, 1, 0]);
}

#[test]
fn numbers_of_half_precision_have_no_batch_loop() {
    let of = |element| {
        batches(&steps(|author| {
            let x = author
                .b
                .graph
                .add_param(Shape::new(element, known(&[1000, 2])));
            vec![author.product(x, x)]
        }))
    };
    use ElementType::{Bf16, C64, F16, F32, I32};
    let found = [F32, F16, Bf16, I32, C64].map(of);
    assert_eq!(found, [1, 0, 0, 1, 1]);
}

#[test]
fn one_slice_or_one_computation_has_no_batch_loop() {
    let count = |moves: bool, computes: bool| {
        batches(&steps(|author| {
            let x = author.param(&known(&[1000, 2]));
            let [a, b] = author.columns(x);
            let sum = author.op(&add, &[a, if moves { b } else { a }]);
            let sum = if computes {
                author.op(&mul, &[sum, a])
            } else {
                sum
            };
            vec![sum]
        }))
    };
    let cases = [[true, true], [false, true], [true, false]];
    assert_eq!(
        cases.map(|[moves, computes]| count(moves, computes)),
        [1, 0, 0]
    );
}

#[test]
fn expensive_functions_stay_calls_on_slices() {
    let steps = steps(|author| {
        let x = author.param(&known(&[1000, 2]));
        let y = author.product(x, x);
        let [a, b] = author.columns(y);
        let [a, b] = [a, b].map(|column| author.op(&exp, &[column]));
        let y = author.joined(&[a, b]);
        vec![author.product(y, y)]
    });
    assert_eq!(batches(&steps), 2, "{steps:?}");
    assert!(
        steps.iter().any(|step| step.starts_with("loop over 1000")),
        "{steps:?}"
    );
}

#[test]
fn what_depends_on_a_loop_across_the_batch_follows_it() {
    let steps = steps(|author| {
        let x = author.param(&known(&[1000, 2]));
        let y = author.product(x, x);
        let across = rev::rev(&mut author.b, y, &[0]).unwrap();
        vec![author.product(across, y)]
    });
    let kinds = steps.iter().map(|step| {
        let [batch, rev] = ["batch of ", " = rev "].map(|kind| step.contains(kind));
        (batch, rev)
    });
    let expected = [(true, false), (false, true), (true, false)];
    assert_eq!(kinds.collect::<Vec<_>>(), expected, "{steps:?}");
}

#[test]
fn results_with_the_batch_last_are_transposed_after_the_loop() {
    let steps = steps(|author| {
        let x = author.param(&known(&[1000, 2]));
        let y = author.product(x, x);
        vec![transpose::transpose(&mut author.b, y, &[1, 0]).unwrap()]
    });
    assert_eq!((batches(&steps), steps.len()), (1, 2), "{steps:?}");
    assert!(steps[1].contains(" = transpose "), "{steps:?}");
}

#[test]
fn a_loop_over_a_batch_is_a_step_that_reads_and_writes() {
    let module = Module::default();
    let mut author = Author {
        b: Builder::new(&module),
    };
    let x = author.param(&known(&[100, 2]));
    author.b.graph.results = vec![author.product(x, x)];
    let program = lower(&author.b.graph, &Memory::default());
    let [step @ Step::Batch(batch)] = program.steps.as_slice() else {
        panic!("one loop, not\n{program}");
    };
    assert_eq!((step.reads().len(), step.writes().len()), (1, 1));
    assert_eq!((batch.body.params.len(), batch.body.results.len()), (2, 2));
    assert!(program.takes_threads());
}

/// Multiplies a batch of matrices of `n` rows by itself twice, and adds it.
fn powers(n: usize, element: ElementType, weights: bool) -> Vec<String> {
    steps(|author| {
        let param = |author: &mut Author<'_>, dims: &[usize]| {
            let shape = Shape::new(element, known(dims));
            author.b.graph.add_param(shape)
        };
        let x = param(author, &[1000, n, n]);
        let w = param(author, &[n, n]);
        let mut y = x;
        for _ in 0..2 {
            let (by, dims) = if weights {
                (w, [vec![], vec![], vec![2], vec![0]])
            } else {
                (x, [vec![0], vec![0], vec![2], vec![1]])
            };
            y = dot_general::dot_general(&mut author.b, y, by, dims).unwrap();
            y = author.op(&add, &[y, x]);
        }
        vec![y]
    })
}

#[test]
fn products_of_small_matrices_are_part_of_a_batch_loop() {
    use ElementType::{Bf16, C64, F32, F64, I32};
    let cases = [
        (3, F32),
        (6, F32),
        (7, F32),
        (3, F64),
        (3, I32),
        (3, Bf16),
        (3, C64),
    ];
    let found = cases.map(|(n, element)| batches(&powers(n, element, false)));
    assert_eq!(found, [1, 1, 0, 1, 0, 0, 0]);
}

#[test]
fn products_by_the_same_weights_at_all_indices_have_no_batch_loop() {
    assert_eq!(
        [false, true].map(|weights| batches(&powers(3, ElementType::F32, weights))),
        [1, 0]
    );
}

#[test]
fn functions_between_products_are_in_their_loop_if_they_are_vectorised() {
    let of = |function: &'static Primitive, element| {
        let steps = steps(|author| {
            let shape = Shape::new(element, known(&[1000, 2, 2]));
            let x = author.b.graph.add_param(shape);
            let dims = || [vec![0], vec![0], vec![2], vec![1]];
            let y = dot_general::dot_general(&mut author.b, x, x, dims()).unwrap();
            let y = author.op(&add, &[y, x]);
            let y = author.op(function, &[y]);
            let y = dot_general::dot_general(&mut author.b, y, x, dims()).unwrap();
            vec![author.op(&mul, &[y, x])]
        });
        batches(&steps) == 1 && steps.len() == 1
    };
    use ElementType::{F32, F64};
    let found = [&exp, &erf, &sin].map(|function| [F32, F64].map(|element| of(function, element)));
    assert_eq!(found, [[true, true], [true, false], [false, false]]);
}
