//! Operations on whole arrays that the evaluator of derivatives does not know, by their definitions.

use std::f64::consts::TAU;

use xla_hlo::attr::Attr;
use xla_hlo::literal::Scalar;
use xla_hlo::ops::convolution::Convolution;
use xla_hlo::{ElementType, Instr, Literal, Shape};

use crate::elements::{apply, number, rounded};
use crate::eval::{Array, indices, int, sizes};

/// Returns the results of a kernel; `None` if another module knows it.
pub(crate) fn kernel(
    name: &str,
    instr: &Instr,
    operands: &[&Array],
    shapes: &[&Shape],
) -> Option<Vec<Array>> {
    let result = match name {
        "bitcast_convert" => bits(operands[0], shapes[0]),
        "convolution" => convolution(instr, operands, shapes[0]),
        "cholesky" => cholesky(instr, operands[0]),
        "triangular_solve" => solve(instr, operands),
        "fft" => fft(instr, operands[0], shapes[0]),
        _ => return None,
    };
    Some(vec![result])
}

/// Returns the elements of a shape that have the bytes of an array.
fn bits(array: &Array, shape: &Shape) -> Array {
    let bytes = array.elements.iter();
    let bytes = bytes.flat_map(|&e| Literal::scalar(array.element, e).bytes().to_vec());
    let literal = Literal::from_bytes(shape.clone(), bytes.collect());
    let literal = literal.expect("the rule compares the numbers of bytes");
    let mut elements = literal.elements();
    Array::new(shape, |_| {
        elements.next().expect("an element for each index")
    })
}

/// Returns the element of another type with the same bytes.
pub(crate) fn bitcast(element: Scalar, from: ElementType, to: ElementType) -> Scalar {
    let bytes = Literal::scalar(from, element).bytes().to_vec();
    let literal = Literal::from_bytes(Shape::scalar(to), bytes);
    let literal = literal.expect("the rule compares the numbers of bytes");
    literal.elements().next().expect("a scalar has an element")
}

/// Computes in numbers of 64 bits.
fn wide(element: ElementType) -> ElementType {
    match element.is_complex() {
        true => ElementType::C128,
        false if element.is_float() => ElementType::F64,
        false => element,
    }
}

fn convolution(instr: &Instr, operands: &[&Array], shape: &Shape) -> Array {
    let of = Convolution::of(&instr.attrs).expect("the rule has read the dimension numbers");
    let [input, kernel, result] = &of.dimensions.roles;
    let (lhs, rhs) = (operands[0], operands[1]);
    let [feature_groups, batch_groups] = of.groups.map(|n| n as usize);
    let spatial: Vec<usize> = kernel[2..].iter().map(|&d| rhs.dims[d]).collect();
    let (outputs, channels) = (rhs.dims[kernel[0]], rhs.dims[kernel[1]]);
    let batches = lhs.dims[input[0]] / batch_groups;
    let wide = wide(shape.element);
    Array::new(shape, |index| {
        let feature = index[result[1]];
        let first = feature / (outputs / feature_groups) * channels;
        let batch = index[result[0]] + feature / (outputs / batch_groups) * batches;
        let mut sum = number(wide, 0.0);
        for at in indices(&spatial) {
            let mut from = vec![0; lhs.dims.len()];
            let mut place = vec![0; rhs.dims.len()];
            let inside = (0..spatial.len()).all(|d| {
                let window = of.window(d);
                let k = match window.reversed {
                    true => spatial[d] - 1 - at[d],
                    false => at[d],
                };
                place[kernel[2 + d]] = k;
                let position = index[result[2 + d]] as i64 * window.stride - window.padding[0]
                    + at[d] as i64 * window.dilations[1];
                let step = window.dilations[0];
                from[input[2 + d]] = (position / step).max(0) as usize;
                position >= 0
                    && position % step == 0
                    && position / step < lhs.dims[input[2 + d]] as i64
            });
            if !inside {
                continue;
            }
            for channel in 0..channels {
                from[input[0]] = batch;
                from[input[1]] = first + channel;
                place[kernel[0]] = feature;
                place[kernel[1]] = channel;
                let term = apply("mul", wide, wide, &[lhs.at(&from), rhs.at(&place)]);
                sum = apply("add", wide, wide, &[sum, term]);
            }
        }
        rounded(shape.element, sum)
    })
}

/// Calls a function with each matrix: the leading indices.
fn matrices(dims: &[usize]) -> Vec<Vec<usize>> {
    indices(&dims[..dims.len() - 2]).collect()
}

fn at(batch: &[usize], i: usize, j: usize) -> Vec<usize> {
    [batch, &[i, j]].concat()
}

fn conjugate(x: Scalar) -> Scalar {
    match x {
        Scalar::Complex(re, im) => Scalar::Complex(re, -im),
        other => other,
    }
}

#[allow(clippy::needless_range_loop)]
fn cholesky(instr: &Instr, a: &Array) -> Array {
    let lower = int(instr, "lower") == 1;
    let (n, ty) = (a.dims[a.dims.len() - 1], wide(a.element));
    let mut out = a.clone();
    for batch in matrices(&a.dims) {
        let mut l = vec![vec![number(ty, 0.0); n]; n];
        for i in 0..n {
            for j in 0..=i {
                let own = match lower {
                    true => a.at(&at(&batch, i, j)),
                    false => conjugate(a.at(&at(&batch, j, i))),
                };
                let mut sum = own;
                for k in 0..j {
                    let term = apply("mul", ty, ty, &[l[i][k], conjugate(l[j][k])]);
                    sum = apply("sub", ty, ty, &[sum, term]);
                }
                l[i][j] = match i == j {
                    true => apply("sqrt", ty, ty, &[sum]),
                    false => apply("div", ty, ty, &[sum, l[j][j]]),
                };
            }
        }
        for i in 0..n {
            for j in 0..n {
                let value = match lower {
                    true => l[i][j],
                    false => conjugate(l[j][i]),
                };
                *out.at_mut(&at(&batch, i, j)) = rounded(a.element, value);
            }
        }
    }
    out
}

fn solve(instr: &Instr, operands: &[&Array]) -> Array {
    let [a, b] = operands else {
        unreachable!("two operands");
    };
    let is = |name: &str| int(instr, name) == 1;
    let transpose = match instr.attr("transpose_a") {
        Some(Attr::Text(word)) => word.clone(),
        _ => String::new(),
    };
    let (n, ty, left) = (a.dims[a.dims.len() - 1], wide(a.element), is("left_side"));
    let mut out = (*b).clone();
    let other = b.dims[b.dims.len() - if left { 1 } else { 2 }];
    for batch in matrices(&a.dims) {
        // The matrix of the equations `m x = c`, for each column `c` of a solution from the left.
        let element = |i: usize, j: usize| {
            let (i, j) = if left { (i, j) } else { (j, i) };
            match &*transpose {
                "TRANSPOSE" => a.at(&at(&batch, j, i)),
                "ADJOINT" => conjugate(a.at(&at(&batch, j, i))),
                _ => a.at(&at(&batch, i, j)),
            }
        };
        let lower = (is("lower") == (transpose == "NO_TRANSPOSE")) == left;
        let order: Vec<usize> = if lower {
            (0..n).collect()
        } else {
            (0..n).rev().collect()
        };
        for c in 0..other {
            let place = |i: usize| {
                if left {
                    at(&batch, i, c)
                } else {
                    at(&batch, c, i)
                }
            };
            let mut x = vec![number(ty, 0.0); n];
            for (step, &i) in order.iter().enumerate() {
                let mut sum = b.at(&place(i));
                for &j in &order[..step] {
                    let term = apply("mul", ty, ty, &[element(i, j), x[j]]);
                    sum = apply("sub", ty, ty, &[sum, term]);
                }
                x[i] = match is("unit_diagonal") {
                    true => sum,
                    false => apply("div", ty, ty, &[sum, element(i, i)]),
                };
            }
            for (i, value) in x.into_iter().enumerate() {
                *out.at_mut(&place(i)) = rounded(a.element, value);
            }
        }
    }
    out
}

fn parts(x: Scalar) -> (f64, f64) {
    match x {
        Scalar::Complex(re, im) => (re, im),
        Scalar::Float(x) => (x, 0.0),
        other => panic!("{other:?} is not transformed"),
    }
}

/// Transforms each dimension by the definition, in time of its square.
fn fft(instr: &Instr, operand: &Array, shape: &Shape) -> Array {
    let kind = match instr.attr("fft_type") {
        Some(Attr::Text(word)) => word.clone(),
        _ => String::new(),
    };
    let lengths = sizes(instr, "fft_length");
    let first = operand.dims.len() - lengths.len();
    let inverse = matches!(&*kind, "IFFT" | "IRFFT");
    let mut full = operand.dims[..first].to_vec();
    full.extend(&lengths);
    let last = full.len() - 1;
    // The half of a spectrum of real numbers determines the other.
    let whole = Shape::new(
        ElementType::C128,
        full.iter().map(|&n| n.into()).collect::<Vec<_>>(),
    );
    let mut array = Array::new(&whole, |index| {
        let half = operand.dims[last];
        if index[last] < half {
            let (re, im) = parts(operand.at(&index));
            return Scalar::Complex(re, im);
        }
        let mut mirror = index.clone();
        for d in first..=last {
            mirror[d] = (full[d] - index[d]) % full[d];
        }
        let (re, im) = parts(operand.at(&mirror));
        Scalar::Complex(re, -im)
    });
    for d in first..=last {
        let n = full[d];
        let sign = if inverse { 1.0 } else { -1.0 };
        let roots: Vec<(f64, f64)> = (0..n)
            .map(|k| (sign * TAU * k as f64 / n as f64).sin_cos())
            .collect();
        let before = array.clone();
        array = Array::new(&whole, |index| {
            let (mut re, mut im) = (0.0, 0.0);
            let mut from = index.clone();
            for j in 0..n {
                from[d] = j;
                let (a, b) = parts(before.at(&from));
                let (sin, cos) = roots[index[d] * j % n];
                re += a * cos - b * sin;
                im += a * sin + b * cos;
            }
            let scale = if inverse { n as f64 } else { 1.0 };
            Scalar::Complex(re / scale, im / scale)
        });
    }
    Array::new(shape, |index| {
        let value = match (shape.element.is_complex(), array.at(&index)) {
            (false, Scalar::Complex(re, _)) => Scalar::Float(re),
            (_, value) => value,
        };
        rounded(shape.element, value)
    })
}
