//! Evaluates a flat graph one element at a time, without rounding to the element type.

use agreement::random::Random;
use xla_hlo::literal::Scalar;
use xla_hlo::operation::{Contraction, Form};
use xla_hlo::{Builder, ElementType, Graph, Instr, Module, Primitive, Shape, Value};

use crate::elements::{self, apply, number};
use crate::kernels::array::{Array, indices, known};
use crate::kernels::{self, Call, Scalars};

/// Applies a region to scalars.
pub(crate) fn region(graph: &Graph, elements: &[Scalar]) -> Vec<Scalar> {
    let mut instrs = graph.instrs();
    if let (Some((_, only)), None) = (instrs.next(), instrs.next())
        && only.operands == graph.params
        && only.results == graph.results
        && let Form::Map { function, .. } = (only.op.form)(graph, only)
    {
        let [from, to] = [graph.params[0], graph.results[0]].map(|v| graph.shape(v).element);
        return vec![apply(function, from, to, elements)];
    }
    let params = graph.params.iter().zip(elements);
    let arguments = params.map(|(&param, &x)| Array::scalar(graph.shape(param).element, x));
    let results = run(graph, &arguments.collect::<Vec<_>>());
    results.iter().map(|result| result.elements[0]).collect()
}

/// Returns the results for these arguments.
pub(crate) fn run(graph: &Graph, arguments: &[Array]) -> Vec<Array> {
    let mut values: Vec<Option<Array>> = vec![None; graph.value_count()];
    assert_eq!(graph.params.len(), arguments.len());
    for (param, argument) in graph.params.iter().zip(arguments) {
        assert_eq!(known(graph.shape(*param)), argument.dims);
        values[param.0 as usize] = Some(argument.clone());
    }
    for (_, instr) in graph.instrs() {
        let operands: Vec<&Array> = instr
            .operands
            .iter()
            .map(|v| values[v.0 as usize].as_ref().expect("operands come first"))
            .collect();
        let results = of_instr(graph, instr, &operands);
        assert_eq!(results.len(), instr.results.len(), "{:?}", instr.op);
        for (value, result) in instr.results.iter().zip(results) {
            assert_eq!(known(graph.shape(*value)), result.dims, "{:?}", instr.op);
            values[value.0 as usize] = Some(result);
        }
    }
    let results = graph.results.iter();
    results
        .map(|v| values[v.0 as usize].clone().expect("results are computed"))
        .collect()
}

fn of_instr(graph: &Graph, instr: &Instr, operands: &[&Array]) -> Vec<Array> {
    let shapes: Vec<&Shape> = instr.results.iter().map(|&v| graph.shape(v)).collect();
    let each = |of: &dyn Fn(Vec<usize>) -> Scalar| vec![Array::new(shapes[0], of)];
    let form = (instr.op.form)(graph, instr);
    if let Some(results) = elements::whole(&form, instr, operands, &shapes) {
        return results;
    }
    match form {
        Form::While => {
            let (state, captured) = operands.split_at(instr.own());
            let mut state: Vec<Array> = state.iter().map(|&array| array.clone()).collect();
            let captured: Vec<Array> = captured.iter().map(|&array| array.clone()).collect();
            loop {
                let all = [state.as_slice(), &captured].concat();
                if run(&instr.regions[0], &all)[0].elements[0] != Scalar::Bool(true) {
                    return state;
                }
                state = run(&instr.regions[1], &all);
            }
        }
        Form::Branch => {
            let last = instr.regions.len() - 1;
            let number = match operands[0].elements[0] {
                Scalar::Bool(first) => usize::from(!first),
                Scalar::Integer(i) => usize::try_from(i).map_or(last, |i| i.min(last)),
                other => panic!("{other:?} chooses nothing"),
            };
            let captured = operands[instr.own()..].iter().map(|&array| array.clone());
            run(&instr.regions[number], &captured.collect::<Vec<_>>())
        }
        Form::Map { function, .. } => {
            let dims = known(shapes[0]);
            let of_element = |at: usize| {
                let scalars = operands.iter().map(|operand| {
                    if operand.dims.is_empty() {
                        operand.elements[0]
                    } else {
                        operand.elements[at]
                    }
                });
                let scalars: Vec<Scalar> = scalars.collect();
                apply(function, operands[0].element, shapes[0].element, &scalars)
            };
            vec![Array {
                element: shapes[0].element,
                elements: (0..dims.iter().product()).map(of_element).collect(),
                dims,
            }]
        }
        Form::Broadcast { .. } if operands[0].dims.is_empty() => {
            let dims = known(shapes[0]);
            vec![Array {
                element: shapes[0].element,
                elements: vec![operands[0].elements[0]; dims.iter().product()],
                dims,
            }]
        }
        Form::Broadcast { dims } => each(&|index| {
            let sizes = dims.iter().zip(&operands[0].dims);
            let index: Vec<usize> = sizes
                .map(|(&d, &size)| if size == 1 { 0 } else { index[d] })
                .collect();
            operands[0].at(&index)
        }),
        Form::Barrier => operands.iter().map(|&operand| operand.clone()).collect(),
        Form::Reshape => vec![Array {
            element: shapes[0].element,
            dims: known(shapes[0]),
            elements: operands[0].elements.clone(),
        }],
        Form::Transpose { permutation } => each(&|index| {
            let mut from = vec![0; index.len()];
            for (&d, i) in permutation.iter().zip(index) {
                from[d] = i;
            }
            operands[0].at(&from)
        }),
        Form::Iota { dimension } => {
            each(&|index| number(shapes[0].element, index[dimension] as f64))
        }
        Form::Constant(literal) => vec![Array {
            element: shapes[0].element,
            dims: known(shapes[0]),
            elements: literal.elements().collect(),
        }],
        Form::Size(size) => vec![Array::scalar(
            shapes[0].element,
            elements::size(shapes[0].element, &size),
        )],
        Form::Reduce { .. } => of_kernel("reduce", graph, instr, operands),
        Form::Contract(contraction) => vec![contract(&contraction, operands, shapes[0])],
        Form::Kernel(kernel) if !is_lacking(instr.op) => {
            of_kernel(kernel.name, graph, instr, operands)
        }
        Form::Kernel(_) | Form::Expanded => by_expansion(graph, instr, operands),
        other => panic!("a flat graph of a case has no {other:?}"),
    }
}

/// Whether a kernel computes an operation that StableHLO lacks: its definition is then its expansion.
pub(crate) fn is_lacking(primitive: &Primitive) -> bool {
    let traits = &primitive.traits;
    let is_replaced = traits.ruled || traits.batch.is_none();
    primitive.text.starts_with("typed_xla.") && traits.expand.is_some() && !is_replaced
}

/// Returns the graph of the instructions that replace an instruction.
fn expanded(graph: &Graph, instr: &Instr) -> Graph {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let shapes = instr.operands.iter().map(|&v| graph.shape(v).clone());
    let params: Vec<Value> = shapes.map(|shape| b.graph.add_param(shape)).collect();
    let expand = instr.op.traits.expand.expect("it expands");
    b.graph.results = expand(&mut b, instr, &params).expect("its operands are accepted");
    b.graph
}

/// The scalars of `elements`.
struct Elements;

impl Scalars for Elements {
    fn apply(
        &self,
        function: &str,
        from: ElementType,
        to: ElementType,
        operands: &[Scalar],
    ) -> Scalar {
        apply(function, from, to, operands)
    }

    fn region(&self, graph: &Graph, scalars: &[Scalar]) -> Vec<Scalar> {
        region(graph, scalars)
    }
}

fn by_expansion(graph: &Graph, instr: &Instr, operands: &[&Array]) -> Vec<Array> {
    let arguments = operands.iter().map(|&operand| operand.clone());
    run(&expanded(graph, instr), &arguments.collect::<Vec<_>>())
}

/// Returns the results of a kernel: by its definition, or else by the expansion of its operation.
fn of_kernel(name: &str, graph: &Graph, instr: &Instr, operands: &[&Array]) -> Vec<Array> {
    let shapes: Vec<&Shape> = instr.results.iter().map(|&v| graph.shape(v)).collect();
    if name == "rng_bit_generator" {
        return drawn(operands, &shapes);
    }
    let call = Call {
        instr,
        operands,
        shapes: &shapes,
        scalars: &Elements,
    };
    match kernels::results(name, call) {
        Some(results) => results,
        None if instr.op.traits.expand.is_some() => by_expansion(graph, instr, operands),
        None => panic!(
            "xla-hlo/tests/kernels/mod.rs does not define the kernel `{name}`: add it there, or to ELSEWHERE in \
             tests/agreement/tests/derivatives/main.rs if another test compares its derivative"
        ),
    }
}

/// Returns the next state and bits that depend on the state: any will do, since they have no derivative.
fn drawn(operands: &[&Array], shapes: &[&Shape]) -> Vec<Array> {
    let mut random = Random::new(operands[0].elements.len() as u64);
    let state = operands[0].clone();
    let bits = shapes[1].element.bytes() * 8;
    let drawn = Array::new(shapes[1], |_| {
        Scalar::Integer(i128::from(random.bits()) & ((1 << bits) - 1))
    });
    vec![state, drawn]
}

pub(crate) fn contract(of: &Contraction, operands: &[&Array], shape: &Shape) -> Array {
    let free = |side: usize, batch: &[usize], inner: &[usize]| -> Vec<usize> {
        let dims = 0..operands[side].dims.len();
        dims.filter(|d| !batch.contains(d) && !inner.contains(d))
            .collect()
    };
    let sides = [
        (&of.lhs_batch, &of.lhs_contracting),
        (&of.rhs_batch, &of.rhs_contracting),
    ];
    let [lhs, rhs] = [0, 1].map(|side| free(side, sides[side].0, sides[side].1));
    let inner: Vec<usize> = of
        .lhs_contracting
        .iter()
        .map(|&d| operands[0].dims[d])
        .collect();
    let element = shape.element;
    let both = |function, a, b| apply(function, element, element, &[a, b]);
    Array::new(shape, |index| {
        let (batch, rest) = index.split_at(of.lhs_batch.len());
        let (m, n) = rest.split_at(lhs.len());
        let at = |side: usize, own: &[usize], at: &[usize], k: &[usize]| {
            let mut place = vec![0; operands[side].dims.len()];
            for (dims, index) in [
                (sides[side].0.as_slice(), batch),
                (own, at),
                (sides[side].1, k),
            ] {
                dims.iter().zip(index).for_each(|(&d, &i)| place[d] = i);
            }
            operands[side].at(&place)
        };
        indices(&inner).fold(number(element, 0.0), |all, k| {
            both(
                "add",
                all,
                both("mul", at(0, &lhs, m, &k), at(1, &rhs, n, &k)),
            )
        })
    })
}
