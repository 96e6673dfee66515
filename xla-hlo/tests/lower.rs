//! The lowering of computations: their loops, their kernels, and their buffers.

use xla_hlo::graph::{Module, Value};
use xla_hlo::literal::Scalar;
use xla_hlo::lower::{Limits, Loop, Memory, Program, Step, lower_from};
use xla_hlo::ops::elementwise::{self, add, apply, div, exp, max, mul, sub};
use xla_hlo::ops::{broadcast, constant, dot_general, iota, reduce, reshape, transpose};
use xla_hlo::{Builder, ElementType, Graph, Literal, Shape, Size};

const F32: ElementType = ElementType::F32;

fn program(build: impl FnOnce(&mut Builder<'_>) -> Vec<Value>) -> String {
    program_with(Memory::default(), build)
}

fn program_with(memory: Memory, build: impl FnOnce(&mut Builder<'_>) -> Vec<Value>) -> String {
    let text = format!("\n{}", lowered(&memory, build));
    text.split("memory: ").next().unwrap().to_string()
}

fn lowered(memory: &Memory, build: impl FnOnce(&mut Builder<'_>) -> Vec<Value>) -> Program {
    let module = Module::default();
    let mut b = Builder::new(&module);
    b.graph.results = build(&mut b);
    lower(&b.graph, memory)
}

/// Lowers a graph without register blocks, so that small programs have the steps of large ones.
fn lower(graph: &Graph, memory: &Memory) -> Program {
    lower_from(graph, memory, Limits::SEPARATE)
}

/// Returns memory in which the first results are the new contents of these parameters.
fn aliases(params: &[usize]) -> Memory {
    Memory {
        updates: params.iter().copied().map(Some).collect(),
        ..Memory::default()
    }
}

/// Returns memory in which these parameters are donated.
fn donated(params: &[usize]) -> Memory {
    Memory {
        donated: params.to_vec(),
        ..Memory::default()
    }
}

fn shape(dims: &[usize]) -> Shape {
    Shape::new(F32, dims.iter().map(|&d| Size::from(d)).collect::<Vec<_>>())
}

fn param(b: &mut Builder<'_>, dims: &[usize]) -> Value {
    b.graph.add_param(shape(dims))
}

fn fold(b: &mut Builder<'_>, with: &'static xla_hlo::Primitive, x: Value, dims: &[usize]) -> Value {
    let identity = reduce::identity(with, F32).unwrap();
    reduce::fold(b, x, with, identity, dims).unwrap()
}

fn spread(b: &mut Builder<'_>, x: Value, dims: &[usize], along: &[usize]) -> Value {
    let sizes = dims.iter().map(|&d| Size::from(d)).collect();
    broadcast::in_dim(b, x, sizes, along).unwrap()
}

fn op(b: &mut Builder<'_>, with: &'static xla_hlo::Primitive, operands: &[Value]) -> Value {
    apply(b, with, operands).unwrap()
}

#[test]
fn a_chain_of_elementwise_operations_is_one_flat_loop() {
    let text = program(|b| {
        let (x, y) = (param(b, &[4, 4]), param(b, &[4, 4]));
        let a = op(b, &exp, &[x]);
        let c = op(b, &exp, &[y]);
        let sum = op(b, &add, &[a, c]);
        let two = b.scalar(F32, 2.0);
        vec![op(b, &mul, &[sum, two])]
    });
    assert_eq!(
        text,
        "
loop over 16:
  result0 = mul(add(exp(param0<1>), exp(param1<1>)), 2.0)
"
    );
}

#[test]
fn softmax_keeps_the_exponential_in_its_result_and_nothing_else() {
    let text = program(|b| {
        let x = param(b, &[4, 8]);
        let top = fold(b, &max, x, &[1]);
        let top = spread(b, top, &[4, 8], &[0]);
        let moved = op(b, &sub, &[x, top]);
        let e = op(b, &exp, &[moved]);
        let total = fold(b, &add, e, &[1]);
        let total = spread(b, total, &[4, 8], &[0]);
        vec![op(b, &div, &[e, total])]
    });
    assert_eq!(
        text,
        "
rows [4] of 8:
  fold0 = max from -inf of param0<8 1>
  result0 = exp(sub(param0<8 1>, fold0))
  fold1 = add from 0.0 of stored result0
  result0 = div(stored result0, fold1)
"
    );
}

#[test]
fn a_bias_is_read_along_its_dimension_and_not_copied() {
    let text = program(|b| {
        let (x, bias) = (param(b, &[4, 8]), param(b, &[8]));
        let bias = spread(b, bias, &[4, 8], &[1]);
        vec![op(b, &add, &[x, bias])]
    });
    assert_eq!(
        text,
        "
rows [4] of 8:
  result0 = add(param0<8 1>, param1<0 1>)
"
    );
}

#[test]
fn reductions_take_the_form_of_their_dimensions() {
    let cases: [(&[usize], &str); 3] = [
        (
            &[1],
            "\nrows [4] of 2000:\n  fold0 = add from 0.0 of mul(param0<2000 1>, param0<2000 1>)\n  result0[row] = fold0\n",
        ),
        (
            &[0],
            "\ncolumns [] fold 4 into 2000:\n  fold0 = add from 0.0 of mul(param0<2000 1>, param0<2000 1>)\n  result0 = fold0\n",
        ),
        (
            &[0, 1],
            "\nfold over 8000:\n  fold0 = add from 0.0 of mul(param0<1>, param0<1>)\n  result0[row] = fold0\n",
        ),
    ];
    for (dims, expected) in cases {
        let text = program(|b| {
            let x = param(b, &[4, 2000]);
            let square = op(b, &mul, &[x, x]);
            vec![fold(b, &add, square, dims)]
        });
        assert_eq!(text, expected, "over {dims:?}");
    }
}

#[test]
fn a_dense_layer_is_a_product_and_one_loop() {
    let text = program(|b| {
        let (x, w, bias) = (param(b, &[4, 8]), param(b, &[8, 2]), param(b, &[2]));
        let y = dot_general::dot_general(b, x, w, [vec![], vec![], vec![1], vec![0]]).unwrap();
        let bias = spread(b, bias, &[4, 2], &[1]);
        let y = op(b, &add, &[y, bias]);
        let zero = b.scalar(F32, 0.0);
        vec![op(b, &max, &[y, zero])]
    });
    assert_eq!(
        text,
        "
arena4 = contract param0 param1: batch 1 m 4 n 2 k 8, strides [0, 8, 1] [0, 2, 1]
rows [4] of 2:
  result0 = max(add(arena4<2 1>, param2<0 1>), 0.0)
"
    );
}

#[test]
fn an_expression_that_only_another_shape_needs_gets_its_own_loop() {
    let text = program(|b| {
        let (x, bias) = (param(b, &[4, 8]), param(b, &[8]));
        let e = op(b, &exp, &[bias]);
        let e = spread(b, e, &[4, 8], &[1]);
        vec![op(b, &add, &[x, e])]
    });
    assert_eq!(
        text,
        "
loop over 8:
  arena3 = exp(param1<1>)
rows [4] of 8:
  result0 = add(param0<8 1>, arena3<0 1>)
"
    );
}

#[test]
fn layer_normalisation_reads_each_row_while_it_is_near() {
    let text = program(|b| {
        let x = param(b, &[4, 8]);
        let eighth = b.scalar(F32, 0.125);
        let total = fold(b, &add, x, &[1]);
        let mean = op(b, &mul, &[total, eighth]);
        let mean = spread(b, mean, &[4, 8], &[0]);
        let centred = op(b, &sub, &[x, mean]);
        let squares = op(b, &mul, &[centred, centred]);
        let total = fold(b, &add, squares, &[1]);
        let variance = op(b, &mul, &[total, eighth]);
        let scale = op(b, &elementwise::rsqrt, &[variance]);
        let scale = spread(b, scale, &[4, 8], &[0]);
        vec![op(b, &mul, &[centred, scale])]
    });
    assert_eq!(
        text,
        "
rows [4] of 8:
  fold0 = add from 0.0 of param0<8 1>
  fold1 = add from 0.0 of mul(sub(param0<8 1>, mul(fold0, 0.125)), sub(param0<8 1>, mul(fold0, 0.125)))
  result0 = mul(sub(param0<8 1>, mul(fold0, 0.125)), rsqrt(mul(fold1, 0.125)))
"
    );
}

#[test]
fn state_is_updated_in_place_where_nothing_reads_the_old_value_later() {
    let update = |b: &mut Builder<'_>| {
        let (p, g) = (param(b, &[8]), param(b, &[8]));
        let rate = b.scalar(F32, 0.1);
        let step = op(b, &mul, &[g, rate]);
        vec![op(b, &sub, &[p, step])]
    };
    let text = program_with(aliases(&[0]), update);
    assert_eq!(
        text,
        "\nloop over 8:\n  result0 = sub(stored result0, mul(param1<1>, 0.10000000149011612))\n"
    );
    let swapped = program_with(aliases(&[0, 1]), |b| {
        let (p, q) = (param(b, &[8]), param(b, &[8]));
        vec![q, p]
    });
    let expected = "
loop over 8:
  arena3 = param1<1>
loop over 8:
  arena5 = param0<1>
loop over 8:
  result0 = arena3<1>
loop over 8:
  result1 = arena5<1>
";
    assert_eq!(swapped, expected);
}

#[test]
fn a_donated_parameter_becomes_a_result_of_its_length_if_it_is_dead() {
    type Build = fn(&mut Builder<'_>) -> Vec<Value>;
    let cases: [(&str, Build, &[Option<usize>]); 6] = [
        (
            "an update in place",
            |b| {
                let x = param(b, &[4, 8]);
                vec![op(b, &exp, &[x])]
            },
            &[Some(0)],
        ),
        (
            "of two operands the first that fits",
            |b| {
                let (v, m) = (param(b, &[8]), param(b, &[4, 8]));
                let v = spread(b, v, &[4, 8], &[1]);
                vec![op(b, &sub, &[v, m])]
            },
            &[Some(1)],
        ),
        (
            "read after the first result: the second one's",
            |b| {
                let x = param(b, &[4, 8]);
                let y = op(b, &exp, &[x]);
                let rows = fold(b, &add, y, &[1]);
                let spread = spread(b, rows, &[8, 4], &[1]);
                let turned = transpose::transpose(b, x, &[1, 0]).unwrap();
                vec![y, op(b, &sub, &[turned, spread])]
            },
            &[None, Some(0)],
        ),
        (
            "unchanged, reshaped, and as it came",
            |b| {
                let (x, y) = (param(b, &[4, 8]), param(b, &[32]));
                let flat = reshape::reshape(b, x, vec![Size::from(32)]).unwrap();
                vec![flat, y, y]
            },
            &[Some(0), Some(1), None],
        ),
        (
            "a kernel writes over what only the loop before it reads",
            |b| {
                let x = param(b, &[4, 4]);
                let half = b.scalar(F32, 0.5);
                let half = op(b, &mul, &[x, half]);
                let turned = transpose::transpose(b, half, &[1, 0]).unwrap();
                let turned = op(b, &exp, &[turned]);
                vec![
                    dot_general::dot_general(b, half, turned, [vec![], vec![], vec![1], vec![0]])
                        .unwrap(),
                ]
            },
            &[Some(0)],
        ),
        (
            "a result reads it through a view",
            |b| {
                let x = param(b, &[8]);
                vec![op(b, &exp, &[x]), spread(b, x, &[2, 8], &[1])]
            },
            &[None, None],
        ),
    ];
    for (what, build, aliases) in cases {
        let module = Module::default();
        let mut b = Builder::new(&module);
        b.graph.results = build(&mut b);
        let all = Vec::from_iter(0..b.graph.params.len());
        let program = lower(&b.graph, &donated(&all));
        assert_eq!(program.aliases, aliases, "{what}:\n{program}");
        let kept = lower(&b.graph, &donated(&[]));
        assert!(kept.aliases.iter().all(Option::is_none));
    }
}

#[test]
fn views_of_all_kinds_become_results_by_a_copy() {
    let text = program(|b| {
        let x = param(b, &[2, 3]);
        let flat = reshape::reshape(b, x, vec![Size::from(6)]).unwrap();
        let turned = transpose::transpose(b, x, &[1, 0]).unwrap();
        let index = iota::iota(b, F32, vec![Size::from(2), Size::from(3)], 0).unwrap();
        let one = constant::constant(b, Literal::from_f64(F32, 1.0));
        let ones = spread(b, one, &[4], &[]);
        vec![flat, turned, index, ones]
    });
    assert_eq!(
        text,
        "
result1 = transpose param0 [2, 3]: [1, 0]
loop over 6:
  result0 = param0<1>
rows [2] of 3:
  result2 = outer0
loop over 4:
  result3 = 1.0
"
    );
}

#[test]
fn a_loop_writes_no_more_arrays_than_one_loop_can() {
    let text = program(|b| {
        let x = param(b, &[8]);
        let mut last = x;
        let made = (0..20).map(|_| {
            last = op(b, &exp, &[last]);
            last
        });
        made.collect()
    });
    assert_eq!(text.matches("loop over 8").count(), 2);
    assert_eq!(text.matches(" = exp(").count(), 20);
}

#[test]
fn loops_that_differ_in_buffers_and_constants_share_a_body() {
    let program = lowered(&Memory::default(), |b| {
        let weights = param(b, &[8, 8]);
        let layer = |b: &mut Builder<'_>, x, slope: f64| {
            let y = dot_general::dot_general(b, x, weights, [vec![], vec![], vec![1], vec![0]]);
            let (slope, zero) = (b.scalar(F32, slope), b.scalar(F32, 0.0));
            let scaled = op(b, &mul, &[y.unwrap(), slope]);
            op(b, &max, &[scaled, zero])
        };
        let x = param(b, &[4, 8]);
        let (first, other) = (layer(b, x, 0.5), param(b, &[5, 8]));
        vec![layer(b, first, 0.25), layer(b, other, 0.5)]
    });
    let loops = program.steps.iter().filter_map(|step| match step {
        Step::Loop(step) => Some(step),
        _ => None,
    });
    let bodies: Vec<(usize, String, Vec<Scalar>)> = loops
        .map(|step: &Loop| {
            let constants = step.constants.iter().map(|one| one.splat().unwrap());
            (step.body, step.inner.to_string(), constants.collect())
        })
        .collect();
    // The zero is the same in both, and a loop of another size is another loop.
    let expected = [
        (0, "32".to_string(), vec![Scalar::Float(0.5)]),
        (0, "32".to_string(), vec![Scalar::Float(0.25)]),
        (1, "40".to_string(), vec![]),
    ];
    assert_eq!(bodies, expected);
}

#[test]
fn an_expensive_function_of_a_long_row_is_a_call_for_each_block() {
    let one = program(|b| {
        let x = param(b, &[1000]);
        vec![op(b, &exp, &[x])]
    });
    assert_eq!(
        one,
        "\nloop over 1000:\n  by blocks:\n    result0 = exp[param0<1>]\n"
    );
    let softmax = program(|b| {
        let x = param(b, &[4, 100]);
        let top = fold(b, &max, x, &[1]);
        let top = spread(b, top, &[4, 100], &[0]);
        let moved = op(b, &sub, &[x, top]);
        let e = op(b, &exp, &[moved]);
        let total = fold(b, &add, e, &[1]);
        let total = spread(b, total, &[4, 100], &[0]);
        vec![op(b, &div, &[e, total])]
    });
    assert_eq!(
        softmax,
        "
rows [4] of 100:
  fold0 = max from -inf of param0<100 1>
  by blocks:
    temp0 = sub(param0<100 1>, fold0)
    result0 = exp[temp0]
  fold1 = add from 0.0 of stored result0
  result0 = div(stored result0, fold1)
"
    );
}

#[test]
fn temporaries_are_used_again_and_what_two_stages_need_is_kept() {
    let text = program(|b| {
        let (x, y) = (param(b, &[1000]), param(b, &[1000]));
        let e = op(b, &exp, &[x]);
        let quotient = op(b, &div, &[y, e]);
        let doubled = op(b, &add, &[quotient, quotient]);
        let t = op(b, &elementwise::tanh, &[doubled]);
        let s = op(b, &elementwise::sin, &[t]);
        vec![op(b, &sub, &[s, quotient])]
    });
    assert_eq!(
        text,
        "
loop over 1000:
  by blocks:
    temp0 = exp[param0<1>]
    temp1 = div(param1<1>, temp0)
    temp2 = add(div(param1<1>, temp0), div(param1<1>, temp0))
    temp0 = tanh[temp2]
    temp2 = sin[temp0]
    result0 = sub(temp2, temp1)
"
    );
}

#[test]
fn a_fold_of_an_expensive_function_ends_its_stages() {
    let text = program(|b| {
        let x = param(b, &[100, 1000]);
        let log = op(b, &elementwise::log, &[x]);
        let product = op(b, &mul, &[log, x]);
        vec![fold(b, &add, product, &[0, 1])]
    });
    assert_eq!(
        text,
        "
fold over 100000:
  by blocks:
    temp0 = log[param0<1>]
    fold0 = add from 0.0 of mul(temp0, param0<1>)
  result0[row] = fold0
"
    );
}

#[test]
fn state_that_a_call_reads_is_overwritten_after_it() {
    let text = program_with(aliases(&[0]), |b| {
        let p = param(b, &[1000]);
        let e = op(b, &exp, &[p]);
        vec![op(b, &exp, &[e])]
    });
    assert_eq!(
        text,
        "
loop over 1000:
  by blocks:
    temp0 = exp[stored result0]
    temp1 = exp[temp0]
    result0 = temp1
"
    );
}
