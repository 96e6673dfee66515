//! Kernels, one element at a time.
//!
//! Functions and decompositions whose values no test compares with known ones are uninterpreted: their results are
//! numbers that depend on all that they read, and on nothing else.

use std::hash::{DefaultHasher, Hash, Hasher};

use xla_hlo::element::Kind;
use xla_hlo::graph::Attr;
use xla_hlo::literal::Scalar;
use xla_hlo::operation::{Form, KernelArg};
use xla_hlo::{ElementType, Graph, Instr, Literal, Module, Shape, Size};

use super::{Array, Bool, Complex, Float, Integer, indices, known, order, run};

mod places;
mod windows;

/// Returns a number of an element type that depends on a name and on these elements.
pub(super) fn uninterpreted(name: &str, to: ElementType, read: &[Scalar], at: usize) -> Scalar {
    let mut hasher = DefaultHasher::new();
    (name, format!("{read:?}"), at).hash(&mut hasher);
    let number = hasher.finish() % 100;
    match to.kind() {
        Kind::Bool => Bool(number.is_multiple_of(2)),
        Kind::Signed | Kind::Unsigned => Integer(i128::from(number)),
        Kind::Complex => Complex(number as f64, 0.5),
        _ => Float(number as f64 / 4.0),
    }
}

/// Returns the numbers of an attribute.
fn ints(instr: &Instr, name: &str) -> Vec<i64> {
    let size = |size: &Size| size.known().unwrap() as i64;
    match instr.attr(name) {
        Some(Attr::Ints(list)) => list.clone(),
        Some(Attr::Int(n)) => vec![*n],
        Some(Attr::Sizes(list)) => list.iter().map(size).collect(),
        Some(Attr::Numbers(list)) => list.iter().map(|n| n.known().unwrap()).collect(),
        _ => Vec::new(),
    }
}

/// Applies a region to scalars.
fn apply(module: &Module, region: &Graph, scalars: &[Scalar]) -> Vec<Scalar> {
    let params = region.params.iter().zip(scalars);
    let arguments = params.map(|(&param, &value)| Array {
        element: region.shape(param).element,
        dims: Vec::new(),
        elements: vec![value],
    });
    let results = run(module, region, &arguments.collect::<Vec<_>>());
    results.iter().map(|result| result.elements[0]).collect()
}

impl Array {
    fn of(shape: &Shape, element: impl FnMut(Vec<usize>) -> Scalar) -> Array {
        let dims = known(shape);
        Array {
            element: shape.element,
            elements: indices(&dims).map(element).collect(),
            dims,
        }
    }

    fn set(&mut self, index: &[usize], value: Scalar) {
        let dims = index.iter().zip(&self.dims);
        let at = dims.fold(0, |at, (i, size)| at * size + i);
        self.elements[at] = value;
    }

    /// Returns the elements at the leading indices `at`.
    fn part(&self, at: &[usize]) -> &[Scalar] {
        let len: usize = self.dims[at.len()..].iter().product();
        let dims = at.iter().zip(&self.dims);
        let first = dims.fold(0, |first, (i, size)| first * size + i) * len;
        &self.elements[first..first + len]
    }
}

/// Returns the results of a kernel, which have these shapes.
pub(super) fn kernel(
    module: &Module,
    instr: &Instr,
    form: &Form,
    operands: &[Array],
    shapes: &[Shape],
) -> Vec<Array> {
    let Form::Kernel(kernel) = form else {
        unreachable!("a kernel");
    };
    let first = &operands[0];
    let one = |element: &mut dyn FnMut(Vec<usize>) -> Scalar| vec![Array::of(&shapes[0], element)];
    match kernel.name {
        "bitcast_convert" => {
            let bytes = first.elements.iter();
            let bytes = bytes.flat_map(|&e| Literal::scalar(first.element, e).bytes().to_vec());
            let literal = Literal::from_bytes(shapes[0].clone(), bytes.collect()).unwrap();
            let mut elements = literal.elements();
            one(&mut |_| elements.next().unwrap())
        }
        "concatenate" => {
            let d = ints(instr, "dimension")[0] as usize;
            one(&mut |mut index| {
                let mut parts = operands.iter();
                let part = parts.find(|part| {
                    let here = index[d] < part.dims[d];
                    index[d] -= if here { 0 } else { part.dims[d] };
                    here
                });
                part.unwrap().at(&index)
            })
        }
        "rev" => {
            let dims = ints(instr, "dimensions");
            one(&mut |mut index| {
                let turned = dims.iter().map(|&d| d as usize);
                turned.for_each(|d| index[d] = first.dims[d] - 1 - index[d]);
                first.at(&index)
            })
        }
        "slice" => {
            let [starts, strides] = ["start_indices", "strides"].map(|name| ints(instr, name));
            one(&mut |index| {
                let from = index.iter().zip(starts.iter().zip(&strides));
                let from = from.map(|(i, (&start, &stride))| start as usize + i * stride as usize);
                first.at(&from.collect::<Vec<_>>())
            })
        }
        "pad" => {
            let [low, between] =
                ["edge_padding_low", "interior_padding"].map(|name| ints(instr, name));
            one(&mut |index| {
                let from = index.iter().enumerate().map(|(d, &i)| {
                    let (at, step) = (i as i64 - low[d], between[d] + 1);
                    let from = usize::try_from(at / step).ok()?;
                    (at >= 0 && at % step == 0 && from < first.dims[d]).then_some(from)
                });
                let from: Option<Vec<usize>> = from.collect();
                from.map_or(operands[1].elements[0], |from| first.at(&from))
            })
        }
        "dynamic_slice" => {
            let start = places::start(first, &known(&shapes[0]), &operands[1..]);
            one(&mut |index| first.at(&places::plus(&start, &index)))
        }
        "dynamic_update_slice" => {
            let start = places::start(first, &operands[1].dims, &operands[2..]);
            let mut out = first.clone();
            for index in indices(&operands[1].dims) {
                out.set(&places::plus(&start, &index), operands[1].at(&index));
            }
            vec![out]
        }
        "gather" => vec![places::gather(instr, operands, &shapes[0])],
        "scatter" => places::scatter(module, instr, operands),
        "reduce" => reduce(module, instr, operands, shapes),
        "reduce_window" => windows::reduce(module, instr, operands, shapes),
        "select_and_scatter" => windows::select_and_scatter(module, instr, operands),
        "convolution" => vec![windows::convolution(
            &kernel.arguments[0],
            operands,
            &shapes[0],
        )],
        "sort" => sort(module, instr, operands),
        "top_k" => top_k(first, shapes),
        "cholesky" | "householder_factors" | "householder_product" | "lu" => {
            whole(instr, operands, 2, shapes)
        }
        "fft" => whole(instr, operands, ints(instr, "fft_length").len(), shapes),
        "rng_bit_generator" => whole(instr, operands, 1, shapes),
        "triangular_solve" | "lu_solve" => vec![solve(instr, operands)],
        name => unreachable!("no test here makes a {name}"),
    }
}

/// Reduces several arrays, in the order of their elements.
fn reduce(module: &Module, instr: &Instr, operands: &[Array], shapes: &[Shape]) -> Vec<Array> {
    let (arrays, inits) = operands.split_at(shapes.len());
    let gone = ints(instr, "dimensions");
    let rank = arrays[0].dims.len();
    let kept: Vec<usize> = (0..rank).filter(|&d| !gone.contains(&(d as i64))).collect();
    let mut results: Vec<Array> = shapes
        .iter()
        .zip(inits)
        .map(|(shape, init)| Array::of(shape, |_| init.elements[0]))
        .collect();
    for index in indices(&arrays[0].dims) {
        let to: Vec<usize> = kept.iter().map(|&d| index[d]).collect();
        let folded = results.iter().map(|result| result.at(&to));
        let scalars: Vec<Scalar> = folded
            .chain(arrays.iter().map(|array| array.at(&index)))
            .collect();
        let new = apply(module, &instr.regions[0], &scalars);
        results
            .iter_mut()
            .zip(new)
            .for_each(|(result, value)| result.set(&to, value));
    }
    results
}

/// Sorts by insertion, which needs no order of all elements.
fn sort(module: &Module, instr: &Instr, operands: &[Array]) -> Vec<Array> {
    let rank = operands[0].dims.len();
    let d = match ints(instr, "dimension")[0] {
        d @ ..0 => (rank as i64 + d) as usize,
        d => d as usize,
    };
    let mut results = operands.to_vec();
    let mut rows = operands[0].dims.clone();
    rows[d] = 1;
    for mut row in indices(&rows) {
        for last in 1..operands[0].dims[d] {
            for i in (0..last).rev() {
                row[d] = i;
                let mut next = row.clone();
                next[d] += 1;
                let pairs = results
                    .iter()
                    .flat_map(|array| [array.at(&next), array.at(&row)]);
                let scalars: Vec<Scalar> = pairs.collect();
                if apply(module, &instr.regions[0], &scalars)[0] != Bool(true) {
                    break;
                }
                for (array, pair) in results.iter_mut().zip(scalars.chunks(2)) {
                    array.set(&row, pair[0]);
                    array.set(&next, pair[1]);
                }
            }
        }
    }
    results
}

fn top_k(operand: &Array, shapes: &[Shape]) -> Vec<Array> {
    let results = [false, true].map(|number| {
        Array::of(&shapes[usize::from(number)], |index| {
            let row = operand.part(&index[..index.len() - 1]);
            let mut at: Vec<usize> = (0..row.len()).collect();
            at.sort_by(|&a, &b| order(&row[b], &row[a]));
            let at = at[index[index.len() - 1]];
            if number { Integer(at as i128) } else { row[at] }
        })
    });
    results.to_vec()
}

/// Returns uninterpreted results, each part of which depends on the operands' parts at the same leading indices. The
/// parts of the first operand have this rank.
fn whole(instr: &Instr, operands: &[Array], rank: usize, shapes: &[Shape]) -> Vec<Array> {
    let batch = operands[0].dims.len() - rank;
    let results = shapes.iter().enumerate().map(|(number, shape)| {
        let sizes = known(shape);
        let len: usize = sizes[batch..].iter().product();
        let elements = indices(&sizes[..batch]).flat_map(|at| {
            let read: Vec<Scalar> = operands.iter().flat_map(|o| o.part(&at).to_vec()).collect();
            let name = format!("{} {:?} {number}", instr.op.name, instr.attrs);
            (0..len).map(move |i| uninterpreted(&name, shape.element, &read, i))
        });
        Array {
            element: shape.element,
            elements: elements.collect(),
            dims: sizes.clone(),
        }
    });
    results.collect()
}

/// Returns uninterpreted solutions, each of which depends on its own right-hand side.
fn solve(instr: &Instr, operands: &[Array]) -> Array {
    let (b, matrices) = operands.split_last().unwrap();
    let rank = b.dims.len();
    let along = match instr.attr("left_side") {
        Some(Attr::Int(0)) => rank - 1,
        _ => rank - 2,
    };
    let mut out = b.clone();
    for index in indices(&b.dims) {
        let parts = matrices.iter().map(|a| a.part(&index[..rank - 2]));
        let mut read: Vec<Scalar> = parts.flatten().copied().collect();
        read.extend((0..b.dims[along]).map(|i| {
            let mut at = index.clone();
            at[along] = i;
            b.at(&at)
        }));
        let name = format!("{:?}", instr.attrs);
        out.set(&index, uninterpreted(&name, b.element, &read, index[along]));
    }
    out
}

/// Returns the numbers of a kernel argument, or of its field.
fn numbers(argument: &KernelArg, field: &str) -> Vec<i64> {
    let size = |size: &Size| size.known().unwrap() as i64;
    match argument {
        KernelArg::Struct(of) => {
            let mut fields = of.fields.iter();
            numbers(&fields.find(|(name, _)| *name == field).unwrap().1, field)
        }
        KernelArg::Int(n) => vec![n.known().unwrap()],
        KernelArg::Bool(b) => vec![i64::from(*b)],
        KernelArg::Sizes(sizes) => sizes.iter().map(size).collect(),
        KernelArg::List(items) => items.iter().flat_map(|item| numbers(item, field)).collect(),
        other => unreachable!("{other:?}"),
    }
}
