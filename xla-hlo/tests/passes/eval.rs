//! Evaluates a graph one element at a time: slow, and simple enough to be trusted.
//!
//! Sums over several elements are computed in an order that depends only on the elements, because passes may change the
//! order in which a reduction or a matrix product reads them.

use std::cmp::Ordering;

use xla_hlo::element::Kind;
use xla_hlo::literal::{Scalar, integer_range};
use xla_hlo::operation::Form;
use xla_hlo::{ElementType, Graph, Instr, Module, Shape};

use crate::kernels::array::{Array, indices, known};

mod uninterpreted;

use Scalar::{Bool, Complex, Float, Integer};

/// The maximum number of iterations of a loop in a test.
const ITERATIONS: usize = 1000;

/// Returns the results for these arguments.
pub(crate) fn run(module: &Module, graph: &Graph, arguments: &[Array]) -> Vec<Array> {
    let mut values: Vec<Option<Array>> = vec![None; graph.value_count()];
    for (param, argument) in graph.params.iter().zip(arguments) {
        assert_eq!(known(graph.shape(*param)), argument.dims);
        values[param.0 as usize] = Some(argument.clone());
    }
    for (_, instr) in graph.instrs() {
        let operands = instr
            .operands
            .iter()
            .map(|v| values[v.0 as usize].clone().unwrap());
        let operands: Vec<Array> = operands.collect();
        let form = (instr.op.form)(graph, instr);
        if let Form::Kernel(kernel) = &form {
            let shapes = instr.results.iter().map(|&v| graph.shape(v));
            let shapes: Vec<&Shape> = shapes.collect();
            let operands: Vec<&Array> = operands.iter().collect();
            let results = uninterpreted::kernel(module, kernel.name, instr, &operands, &shapes);
            for ((value, shape), result) in instr.results.iter().zip(&shapes).zip(results) {
                assert_eq!(known(shape), result.dims, "{:?}", instr.op);
                values[value.0 as usize] = Some(result);
            }
            continue;
        }
        if let Some(results) = several(module, form, instr, &operands) {
            for (value, result) in instr.results.iter().zip(results) {
                values[value.0 as usize] = Some(result);
            }
            continue;
        }
        let shape = graph.shape(instr.results[0]);
        let elements = elements(module, graph, instr, &operands, shape);
        let dims = known(shape);
        assert_eq!(elements.len(), dims.iter().product::<usize>());
        let array = Array {
            element: shape.element,
            dims,
            elements,
        };
        values[instr.results[0].0 as usize] = Some(array);
    }
    graph
        .results
        .iter()
        .map(|v| values[v.0 as usize].clone().unwrap())
        .collect()
}

/// Returns the results of an instruction that may have several.
fn several(module: &Module, form: Form, instr: &Instr, operands: &[Array]) -> Option<Vec<Array>> {
    match form {
        Form::Call(callee) => {
            let callee = module.function(&callee).unwrap();
            Some(run(module, &callee.graph, operands))
        }
        Form::While => {
            let (state, seen) = operands.split_at(instr.own());
            let mut state = state.to_vec();
            for _ in 0..ITERATIONS {
                let all = [state.as_slice(), seen].concat();
                let go = run(module, &instr.regions[0], &all)[0].elements[0];
                if go != Bool(true) {
                    return Some(state);
                }
                state = run(module, &instr.regions[1], &all);
            }
            panic!("a loop does not end");
        }
        Form::Branch => {
            let last = instr.regions.len() - 1;
            let number = match operands[0].elements[0] {
                Bool(first) => usize::from(!first),
                Integer(i) => usize::try_from(i).map_or(last, |i| i.min(last)),
                other => panic!("{other:?} chooses nothing"),
            };
            Some(run(
                module,
                &instr.regions[number],
                &operands[instr.own()..],
            ))
        }
        Form::Barrier => Some(operands.to_vec()),
        _ => None,
    }
}

fn elements(
    module: &Module,
    graph: &Graph,
    instr: &Instr,
    operands: &[Array],
    shape: &Shape,
) -> Vec<Scalar> {
    let dims = known(shape);
    let each = |of: &dyn Fn(&[usize]) -> Scalar| indices(&dims).map(|index| of(&index)).collect();
    match (instr.op.form)(graph, instr) {
        Form::Map { function, .. } => each(&|index| {
            let scalars = operands.iter().map(|o| {
                if o.dims.is_empty() {
                    o.elements[0]
                } else {
                    o.at(index)
                }
            });
            let scalars: Vec<Scalar> = scalars.collect();
            scalar(function, operands[0].element, shape.element, &scalars)
        }),
        Form::Broadcast { dims } => each(&|index| {
            let sizes = dims.iter().zip(&operands[0].dims);
            let index: Vec<usize> = sizes
                .map(|(&d, &size)| if size == 1 { 0 } else { index[d] })
                .collect();
            operands[0].at(&index)
        }),
        Form::Reshape => operands[0].elements.clone(),
        Form::Transpose { permutation } => operands[0].transposed(&permutation).elements,
        Form::Iota { dimension } => each(&|index| number(shape.element, index[dimension] as i128)),
        Form::Constant(literal) => literal.elements().collect(),
        Form::Size(size) => vec![number(shape.element, size.known().unwrap() as i128)],
        Form::Reduce { dims } => {
            let (operand, element) = (&operands[0], operands[0].element);
            let folded: Vec<usize> = dims.iter().map(|&d| operand.dims[d]).collect();
            let kept: Vec<usize> = (0..operand.dims.len())
                .filter(|d| !dims.contains(d))
                .collect();
            each(&|index| {
                let mut met: Vec<Scalar> = indices(&folded)
                    .map(|inner| {
                        let mut at = vec![0; operand.dims.len()];
                        dims.iter().zip(&inner).for_each(|(&d, &i)| at[d] = i);
                        kept.iter().zip(index).for_each(|(&d, &i)| at[d] = i);
                        operand.at(&at)
                    })
                    .collect();
                met.sort_by(order);
                let scalar = |value| Array {
                    element: operand.element,
                    dims: Vec::new(),
                    elements: vec![value],
                };
                let with = alone(&instr.regions[0]);
                met.into_iter()
                    .fold(operands[1].elements[0], |all, value| match with {
                        Some(with) => self::scalar(with, element, element, &[all, value]),
                        None => {
                            run(module, &instr.regions[0], &[scalar(all), scalar(value)])[0]
                                .elements[0]
                        }
                    })
            })
        }
        Form::Contract(c) => {
            let [lhs, rhs] = [&operands[0], &operands[1]];
            let free = |array: &Array, batch: &[usize], inner: &[usize]| -> Vec<usize> {
                (0..array.dims.len())
                    .filter(|d| !batch.contains(d) && !inner.contains(d))
                    .collect()
            };
            let lhs_free = free(lhs, &c.lhs_batch, &c.lhs_contracting);
            let rhs_free = free(rhs, &c.rhs_batch, &c.rhs_contracting);
            let inner: Vec<usize> = c.lhs_contracting.iter().map(|&d| lhs.dims[d]).collect();
            each(&|index| {
                let (batch, rest) = index.split_at(c.lhs_batch.len());
                let (m, n) = rest.split_at(lhs_free.len());
                let at = |array: &Array, groups: [(&[usize], &[usize]); 3]| {
                    let mut at = vec![0; array.dims.len()];
                    for (dims, index) in groups {
                        dims.iter().zip(index).for_each(|(&d, &i)| at[d] = i);
                    }
                    array.at(&at)
                };
                let mut met: Vec<Scalar> = indices(&inner)
                    .map(|k| {
                        let a = at(
                            lhs,
                            [
                                (&c.lhs_batch, batch),
                                (&lhs_free, m),
                                (&c.lhs_contracting, &k),
                            ],
                        );
                        let b = at(
                            rhs,
                            [
                                (&c.rhs_batch, batch),
                                (&rhs_free, n),
                                (&c.rhs_contracting, &k),
                            ],
                        );
                        scalar("mul", shape.element, shape.element, &[a, b])
                    })
                    .collect();
                met.sort_by(order);
                let zero = number(shape.element, 0);
                met.into_iter().fold(zero, |all, v| {
                    scalar("add", shape.element, shape.element, &[all, v])
                })
            })
        }
        Form::Expanded => unreachable!("what expands is gone after inlining"),
        Form::Region => each(&|index| {
            let scalars = operands.iter().map(|o| Array {
                element: o.element,
                dims: Vec::new(),
                elements: vec![o.at(index)],
            });
            run(module, &instr.regions[0], &scalars.collect::<Vec<_>>())[0].elements[0]
        }),
        _ => unreachable!("these are computed whole, or no random graph has them"),
    }
}

/// Returns the only function of a region, which has two parameters.
fn alone(region: &Graph) -> Option<&'static str> {
    let (_, instr) = region.instrs().next().filter(|_| region.len() == 1)?;
    let plain = instr.operands == region.params && instr.results == region.results;
    match (instr.op.form)(region, instr) {
        Form::Map { function, .. } if plain => Some(function),
        _ => None,
    }
}

pub(crate) fn order(a: &Scalar, b: &Scalar) -> Ordering {
    match (a, b) {
        (Bool(a), Bool(b)) => a.cmp(b),
        (Integer(a), Integer(b)) => a.cmp(b),
        (Float(a), Float(b)) => a.total_cmp(b),
        _ => Ordering::Equal,
    }
}

pub(crate) fn number(element: ElementType, value: i128) -> Scalar {
    match element.kind() {
        Kind::Bool => Bool(value != 0),
        Kind::Signed | Kind::Unsigned => Integer(value),
        _ => Float(value as f64),
    }
}

pub(crate) fn scalar(
    function: &str,
    from: ElementType,
    to: ElementType,
    operands: &[Scalar],
) -> Scalar {
    let interpreted = of(function, from, to, operands);
    match interpreted.unwrap_or_else(|| uninterpreted::uninterpreted(function, to, operands, 0)) {
        Float(v) if to == ElementType::F32 => Float(f64::from(v as f32)),
        Integer(v) => {
            let (low, high) = integer_range(to);
            Integer((v - low).rem_euclid(high - low + 1) + low)
        }
        other => other,
    }
}

/// Returns the value of a function that passes or tests compute too, `None` of any other function.
fn of(function: &str, from: ElementType, to: ElementType, operands: &[Scalar]) -> Option<Scalar> {
    let width = i128::from(from.bytes() as u32) * 8;
    Some(match (function, operands) {
        ("select", [Bool(p), a, b]) => {
            if *p {
                *a
            } else {
                *b
            }
        }
        ("clamp", [low, x, high]) => {
            let above = of("max", to, to, &[*x, *low])?;
            of("min", to, to, &[above, *high])?
        }
        ("mul_add", [a, b, c]) => {
            let product = scalar("mul", to, to, &[*a, *b]);
            of("add", to, to, &[product, *c])?
        }
        ("convert", [x]) => convert(*x, to),
        ("is_finite", [Float(x)]) => Bool(x.is_finite()),
        ("eq", [a, b]) => Bool(a == b),
        ("ne", [a, b]) => Bool(a != b),
        ("lt" | "le" | "gt" | "ge", [a, b]) => {
            let order = match (a, b) {
                (Float(a), Float(b)) => a.partial_cmp(b),
                _ => Some(order(a, b)),
            };
            Bool(order.is_some_and(|o| match function {
                "lt" => o.is_lt(),
                "le" => o.is_le(),
                "gt" => o.is_gt(),
                _ => o.is_ge(),
            }))
        }
        (_, [Bool(a)]) if function == "not" => Bool(!a),
        (_, [Bool(a), Bool(b)]) => Bool(match function {
            "add" | "or" | "max" => a | b,
            "mul" | "and" | "min" => a & b,
            "xor" => a ^ b,
            _ => return None,
        }),
        (_, &[Integer(a)]) => Integer(match function {
            "neg" => -a,
            "abs" => a.abs(),
            "not" => !a,
            "sign" => a.signum(),
            _ => return None,
        }),
        (_, &[Integer(a), Integer(b)]) => Integer(match function {
            "add" => a + b,
            "sub" => a - b,
            "mul" => a.wrapping_mul(b),
            "div" => {
                if b == 0 {
                    -1
                } else {
                    a / b
                }
            }
            "rem" => {
                if b == 0 {
                    a
                } else {
                    a % b
                }
            }
            "max" => a.max(b),
            "min" => a.min(b),
            "and" => a & b,
            "or" => a | b,
            "xor" => a ^ b,
            "shift_left" => {
                if (0..width).contains(&b) {
                    a << b
                } else {
                    0
                }
            }
            "shift_right_logical" => {
                if (0..width).contains(&b) {
                    a.rem_euclid(1 << width) >> b
                } else {
                    0
                }
            }
            "shift_right_arithmetic" => {
                let a = if a >> (width - 1) == 1 {
                    a - (1 << width)
                } else {
                    a
                };
                if (0..width).contains(&b) {
                    a >> b
                } else {
                    a.signum().min(0)
                }
            }
            "pow" => (0..b).fold(1i128, |all, _| all.wrapping_mul(a)),
            _ => return None,
        }),
        (_, &[Float(a)]) => Float(match function {
            "neg" => -a,
            "abs" => a.abs(),
            "ceil" => a.ceil(),
            "floor" => a.floor(),
            "round_nearest_even" => a.round_ties_even(),
            "round_nearest_afz" => a.round(),
            "sign" => {
                if a == 0.0 || a.is_nan() {
                    a
                } else {
                    a.signum()
                }
            }
            "exp" => a.exp(),
            "tanh" => a.tanh(),
            "sqrt" => a.sqrt(),
            "rsqrt" => 1.0 / a.sqrt(),
            _ => return None,
        }),
        (_, &[Float(a), Float(b)]) => Float(match function {
            "add" => a + b,
            "sub" => a - b,
            "mul" => a * b,
            "div" => a / b,
            "rem" => a % b,
            "pow" => a.powf(b),
            "max" | "min" if a.is_nan() || b.is_nan() => f64::NAN,
            // The signs of zeros count, so that the operands may be swapped.
            "max" => std::cmp::max_by(a, b, f64::total_cmp),
            "min" => std::cmp::min_by(a, b, f64::total_cmp),
            _ => return None,
        }),
        _ => return None,
    })
}

fn convert(x: Scalar, to: ElementType) -> Scalar {
    match (x, to.kind()) {
        (Bool(a), Kind::Bool) => Bool(a),
        (Bool(a), _) => number(to, i128::from(a)),
        (Integer(a), Kind::Float) if to == ElementType::F32 => Float(f64::from(a as f32)),
        (Integer(a), _) => number(to, a),
        (Float(a), Kind::Bool) => Bool(a != 0.0),
        (Float(a), Kind::Float) => Float(a),
        (Float(a), _) => {
            let (low, high) = integer_range(to);
            Integer((a as i128).clamp(low, high))
        }
        _ => panic!("{x:?} as {to}"),
    }
}

impl Array {
    /// Returns the array with permuted dimensions.
    pub(crate) fn transposed(&self, permutation: &[usize]) -> Array {
        let dims: Vec<usize> = permutation.iter().map(|&d| self.dims[d]).collect();
        let elements = indices(&dims).map(|index| {
            let mut from = vec![0; index.len()];
            permutation
                .iter()
                .zip(index)
                .for_each(|(&d, i)| from[d] = i);
            self.at(&from)
        });
        Array {
            element: self.element,
            elements: elements.collect(),
            dims,
        }
    }
}

/// Whether two arrays are equal bit by bit; NaN equals NaN.
pub(crate) fn same(a: &Array, b: &Array) -> bool {
    let equal = |(a, b): (&Scalar, &Scalar)| match (a, b) {
        (Float(a), Float(b)) => a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan(),
        _ => a == b,
    };
    a.dims == b.dims && a.elements.iter().zip(&b.elements).all(equal)
}

/// Whether two arrays are equal up to the rounding of sums and products; NaN equals NaN.
pub(crate) fn close(a: &Array, b: &Array) -> bool {
    let equal = |(a, b): (&Scalar, &Scalar)| match (a, b) {
        (Float(a), Float(b)) if a == b || a.is_nan() && b.is_nan() => true,
        (Float(a), Float(b)) => (a - b).abs() <= 1e-5 * a.abs().max(b.abs()),
        _ => a == b,
    };
    a.dims == b.dims && a.elements.iter().zip(&b.elements).all(equal)
}
