//! Tests which steps become one function, and which arrays are local in it.

use xla_hlo::graph::{Attr, Module, Value};
use xla_hlo::lower::{Inlined, Memory, Step, lower};
use xla_hlo::ops::cholesky;
use xla_hlo::ops::control::Region;
use xla_hlo::ops::dot_general::dot_general;
use xla_hlo::ops::dynamic_slice::dynamic_slice;
use xla_hlo::ops::dynamic_update_slice::dynamic_update_slice;
use xla_hlo::ops::elementwise::{add, mul};
use xla_hlo::ops::reduce;
use xla_hlo::ops::while_loop;
use xla_hlo::passes::optimise;
use xla_hlo::{Builder, ElementType, Literal, Primitive, Shape, Size, text};

use ElementType::{F32, I32};

fn shape(dims: &[usize]) -> Shape {
    Shape::new(F32, dims.iter().map(|&d| Size::from(d)).collect::<Vec<_>>())
}

fn param(b: &mut Builder<'_>, dims: &[usize]) -> Value {
    b.graph.add_param(shape(dims))
}

fn op(b: &mut Builder<'_>, with: &'static Primitive, operands: &[Value]) -> Value {
    b.add1(with, operands, Vec::new()).unwrap()
}

/// Returns a computation that takes values of these shapes, then captures values of the enclosing graph.
fn region(
    b: &Builder<'_>,
    takes: &[Value],
    sees: &[Value],
    build: impl FnOnce(&mut Builder<'_>, &[Value]) -> Vec<Value>,
) -> Region {
    let none = Module::default();
    let mut inner = Builder::new(&none);
    let shapes = takes.iter().chain(sees).map(|&v| b.shape(v).clone());
    let params: Vec<Value> = shapes.map(|shape| inner.graph.add_param(shape)).collect();
    inner.graph.results = build(&mut inner, &params);
    (inner.graph, sees.to_vec())
}

/// Adds ten iterations of a body over a state; the body takes the iteration number, the state, and the captured values.
fn rounds(
    b: &mut Builder<'_>,
    init: &[Value],
    sees: &[Value],
    body: impl FnOnce(&mut Builder<'_>, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let [zero, ten] = [0.0, 10.0].map(|n| b.constant(Literal::from_f64(I32, n)));
    let takes = [&[zero], init].concat();
    let body = region(b, &takes, sees, body);
    while_loop::count(b, [zero, ten], init, body).unwrap()
}

fn program(build: impl FnOnce(&mut Builder<'_>) -> Vec<Value>) -> String {
    program_with(Memory::default(), build)
}

fn program_with(memory: Memory, build: impl FnOnce(&mut Builder<'_>) -> Vec<Value>) -> String {
    let module = Module::default();
    let mut b = Builder::new(&module);
    b.graph.results = build(&mut b);
    // The last line is the memory.
    let text = format!("\n{}", lower(&b.graph, &memory));
    text.split("memory: ").next().unwrap().to_string()
}

/// Returns the first lines of the loops in a program, with their nesting and the arrays that they hold.
fn loops(build: impl FnOnce(&mut Builder<'_>) -> Vec<Value>) -> Vec<String> {
    let text = program(build);
    let first = |line: &&str| line.starts_with("while") || line.starts_with("in registers");
    text.lines().filter(first).map(str::to_string).collect()
}

#[test]
fn a_loop_over_few_elements_is_one_function_with_its_state_in_local_arrays() {
    let text = program(|b| {
        let (x, y) = (param(b, &[64]), param(b, &[64]));
        rounds(b, &[x], &[y], |b, all| vec![op(b, &mul, &[all[1], all[2]])])
    });
    assert_eq!(
        text,
        "
in registers, holding [result0], copying [param0 param1]:
loop over 1:
  local3 = 0
loop over 64:
  result0 = param0<1>
while:
loop over 1:
  local5 = lt(local3<0>, constant4<0>)
local5 do:
loop over 64:
  result0 = mul(stored result0, param1<1>)
loop over 1:
  local3 = add(stored local3, 1)
end
end
"
    );
}

#[test]
fn the_state_of_a_loop_must_be_small_and_captured_arrays_need_not() {
    let small = |text: &[String]| text.len() == 2 && text[0].starts_with("in registers, holding [");
    let over = |sizes: Shape| {
        loops(move |b| {
            let x = b.graph.add_param(sizes);
            rounds(b, &[x], &[], |b, all| vec![op(b, &add, &[all[1], all[1]])])
        })
    };
    assert!(small(&over(shape(&[1024]))));
    assert!(small(&over(shape(&[4, 256]))));
    assert_eq!(over(shape(&[1025])), ["while:"]);
    assert_eq!(over(Shape::new(F32, vec![Size::name("N")])), ["while:"]);
    // The fold of a larger array may be split, in a separate function.
    let folds = |n: usize| {
        loops(move |b| {
            let (x, y) = (param(b, &[]), param(b, &[n]));
            rounds(b, &[x], &[y], |b, all| {
                let zero = reduce::identity(&add, F32).unwrap();
                let scaled = xla_hlo::ops::broadcast::in_dim(b, all[1], vec![Size::from(n)], &[]);
                let scaled = op(b, &mul, &[scaled.unwrap(), all[2]]);
                vec![reduce::fold(b, scaled, &add, zero, &[0]).unwrap()]
            })
        })
    };
    assert!(small(&folds(1024)));
    assert!(!small(&folds(1025)));
}

#[test]
fn calls_of_large_kernels_stay_calls_and_read_arrays_of_any_size() {
    let text = program(|b| {
        let (x, w) = (param(b, &[64]), param(b, &[64, 64]));
        rounds(b, &[x], &[w], |b, all| {
            let y = dot_general(b, all[2], all[1], [vec![], vec![], vec![1], vec![0]]).unwrap();
            vec![op(b, &add, &[y, all[1]])]
        })
    });
    let inside = text.split_once("do:").unwrap().1;
    assert_eq!(
        inside,
        "
local6 = contract param1 result0: batch 1 m 64 n 1 k 64, strides [0, 64, 1] [0, 1, 0]
loop over 64:
  result0 = add(local6<1>, stored result0)
loop over 1:
  local3 = add(stored local3, 1)
end
end
"
    );
}

#[test]
fn a_large_state_is_changed_where_it_lies() {
    // 2000 elements; each iteration writes one.
    let held = loops(|b| {
        let (all, x) = (param(b, &[2000]), param(b, &[1]));
        rounds(b, &[all, x], &[], |b, all| {
            let written = dynamic_update_slice(b, all[1], all[2], &[all[0]]);
            vec![written.unwrap(), op(b, &add, &[all[2], all[2]])]
        })
    });
    assert_eq!(
        held,
        [
            "in registers, holding [result1 arena4], copying [param1]:",
            "while:"
        ]
    );
}

/// Adds ten iterations. Each reads a slice of an array and writes it to another one at the index of the
/// iteration.
fn moved(dims: &'static [usize], sizes: &'static [usize]) -> String {
    program(|b| {
        let (from, to) = (param(b, dims), param(b, dims));
        rounds(b, &[to], &[from], |b, all| {
            let starts = vec![all[0]; dims.len()];
            let sizes = sizes.iter().map(|&size| Size::from(size)).collect();
            let part = dynamic_slice(b, all[2], &starts, sizes).unwrap();
            let part = op(b, &add, &[part, part]);
            vec![dynamic_update_slice(b, all[1], part, &starts).unwrap()]
        })
    })
}

#[test]
fn boxes_in_one_piece_are_copied_without_a_kernel() {
    let text = moved(&[2000, 16], &[1, 16]);
    let inside = text.split_once("while").unwrap().1;
    assert_eq!(
        inside,
        ":
loop over 1:
  local5 = lt(arena3<0>, constant4<0>)
local5 do:
local6 = param0[min(arena3, 1999) * 16; 16]
loop over 16:
  local7 = add(local6<1>, local6<1>)
result0[min(arena3, 1999) * 16; 16] = local7
loop over 1:
  arena3 = add(stored arena3, 1)
end
end
"
    );
    // An index for each dimension that the slice does not fill.
    let text = moved(&[3, 20, 16], &[1, 5, 16]);
    let at = "[min(local3, 2) * 320 + min(local3, 15) * 16; 80]";
    assert!(text.contains(&format!("local6 = param0{at}")), "{text}");
    assert!(text.contains(&format!("result0{at} = local7")), "{text}");
    // A slice that is the whole array has no index.
    let text = moved(&[3, 20], &[3, 20]);
    assert!(text.contains("local6 = param0[; 60]"), "{text}");
}

#[test]
fn other_boxes_stay_calls_of_kernels() {
    let kernels = |text: &str| text.matches("dynamic_").count();
    assert_eq!(kernels(&moved(&[20, 16], &[1, 16])), 0);
    // Rows that are split, more than is copied at once, and an empty slice.
    assert_eq!(kernels(&moved(&[20, 16], &[2, 8])), 2);
    assert_eq!(kernels(&moved(&[20, 4096], &[1, 4096])), 0);
    assert_eq!(kernels(&moved(&[20, 4097], &[1, 4097])), 2);
    assert_eq!(kernels(&moved(&[20, 16], &[0, 16])), 2);
    // An array that is still read afterwards cannot be written in place.
    let text = program(|b| {
        let (x, i) = (param(b, &[8]), b.graph.add_param(Shape::scalar(I32)));
        let part = param(b, &[2]);
        vec![dynamic_update_slice(b, x, part, &[i]).unwrap()]
    });
    assert_eq!(kernels(&text), 1);
}

#[test]
fn loops_and_choices_are_parts_of_a_block() {
    let nested = |n: usize| {
        loops(move |b| {
            let x = param(b, &[n]);
            rounds(b, &[x], &[], |b, all| {
                let inner = rounds(b, &[all[1]], &[], |b, all| {
                    vec![op(b, &add, &[all[1], all[1]])]
                });
                vec![op(b, &mul, &[inner[0], inner[0]])]
            })
        })
    };
    assert_eq!(
        nested(8),
        [
            "in registers, holding [result0], copying [param0]:",
            "while:",
            "while:"
        ]
    );
    assert_eq!(nested(2000), ["while:", "while:"]);
    // A register block inside a loop that is in none.
    let inner = loops(|b| {
        let (x, y) = (param(b, &[2000]), param(b, &[8]));
        rounds(b, &[x, y], &[], |b, all| {
            let inner = rounds(b, &[all[2]], &[], |b, all| {
                vec![op(b, &add, &[all[1], all[1]])]
            });
            vec![op(b, &add, &[all[1], all[1]]), inner[0]]
        })
    });
    assert_eq!(inner.len(), 3);
    assert_eq!(inner[0], "while:");
    assert_eq!(inner[1], "in registers, holding [result1], copying []:");
}

#[test]
fn without_rounds_few_elements_that_are_read_or_that_kernels_write_are_copied() {
    let product = |n: usize| {
        loops(move |b| {
            let (x, y) = (param(b, &[n, n]), param(b, &[n, n]));
            let contracted = [vec![], vec![], vec![1], vec![0]];
            let z = dot_general(b, x, y, contracted.clone()).unwrap();
            vec![dot_general(b, z, y, contracted).unwrap()]
        })
    };
    let copying = "in registers, holding [], copying [param0 param1]:";
    assert_eq!(product(5), [copying]);
    assert_eq!(product(6), ["in registers, holding [], copying []:"]);
    let factor = |n: usize| {
        loops(move |b| {
            let x = param(b, &[n, n]);
            let lower = vec![("lower", Attr::Bool(true))];
            vec![b.add1(&cholesky::PRIMITIVE, &[x], lower).unwrap()]
        })
    };
    let holding = "in registers, holding [result0], copying [param0]:";
    assert_eq!(factor(5), [holding]);
    assert_eq!(factor(6), ["in registers, holding [result0], copying []:"]);
    assert_eq!(factor(12), ["in registers, holding [], copying []:"]);
}

#[test]
fn a_loop_of_many_steps_is_in_no_block() {
    let steps = |count: usize| {
        loops(move |b| {
            let parts: Vec<Value> = (0..count).map(|i| param(b, &[i + 2])).collect();
            rounds(b, &parts, &[], |b, all| {
                let parts = all[1..].iter();
                parts.map(|&part| op(b, &add, &[part, part])).collect()
            })
        })
    };
    // Each part is copied before the loop, and updated in it; three more steps count the rounds.
    assert!(steps(30)[0].starts_with("in registers"));
    let program = steps(100);
    let at = program.iter().position(|line| line == "while:").unwrap();
    // The blocks are in the loop.
    assert!(program[at + 1].starts_with("in registers"), "{program:?}");
}

#[test]
fn steps_that_may_fail_are_in_no_block() {
    let fed = "func.func @main(%x: tensor<2xf32>, %f: !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
    attributes {typed_xla.signature = \"(x: f32[2], f: &Infeed<f32[2]>) -> ?f32[2]\"} {
  %limit = stablehlo.constant dense<8.0> : tensor<f32>
  %0:2 = stablehlo.while(%y = %x, %t = %f) : tensor<2xf32>, !stablehlo.token
  cond {
    %1 = \"stablehlo.slice\"(%y) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>}>
      : (tensor<2xf32>) -> tensor<1xf32>
    %first = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.compare LT, %first, %limit, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    READ
    %4 = stablehlo.add %y, %3#0 : tensor<2xf32>
    stablehlo.return %4, %3#1 : tensor<2xf32>, !stablehlo.token
  }
  return %0#0, %0#1 : tensor<2xf32>, !stablehlo.token
}";
    let read =
        "%3:2 = \"stablehlo.infeed\"(%t) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)";
    let first_line = |text: &str| {
        let module = text::parse(text).unwrap_or_else(|e| panic!("{e}"));
        let graph = optimise(&module, module.entry().unwrap(), |_| false)
            .unwrap()
            .graph;
        let text = lower(&graph, &Memory::default()).to_string();
        text.lines().next().unwrap().to_string()
    };
    assert_eq!(first_line(&fed.replace("READ", read)), "loop over 2:");
    let without = fed
        .replace("READ", "")
        .replace("%3#0", "%y")
        .replace("%3#1", "%t");
    let in_block = "in registers, holding [result0], copying [param0]:";
    assert_eq!(first_line(&without), in_block);
}

#[test]
fn parts_that_change_places_swap_their_buffers() {
    // (a, b) becomes (b, a + b): the sum is written over a, and nothing is copied.
    let fibonacci = |n: usize| {
        program(move |b| {
            let (x, y) = (param(b, &[n]), param(b, &[n]));
            rounds(b, &[x, y], &[], |b, all| {
                vec![all[2], op(b, &add, &[all[1], all[2]])]
            })
        })
    };
    assert_eq!(
        fibonacci(2000),
        "
loop over 1:
  arena4 = 0
loop over 2000:
  arena2 = param0<1>
loop over 2000:
  arena3 = param1<1>
while:
loop over 1:
  arena6 = lt(arena4<0>, constant5<0>)
arena6 do:
loop over 2000:
  arena2 = add(stored arena2, arena3<1>)
loop over 1:
  arena4 = add(stored arena4, 1)
swap arena3 and arena2
end
loop over 2000:
  result0 = arena2<1>
loop over 2000:
  result1 = arena3<1>
"
    );
    let lines = |text: String| -> Vec<String> {
        let kept = text.lines().filter(|line| line.starts_with("swap"));
        kept.map(str::to_string).collect()
    };
    // Up to 512 bytes are copied in registers; larger buffers are swapped in a register block too.
    assert!(lines(fibonacci(127)).is_empty());
    assert_eq!(lines(fibonacci(128)).len(), 1);
    let small = fibonacci(128);
    assert!(
        small.starts_with("\nin registers, holding [result0 result1],"),
        "{small}"
    );
    // State of the caller is copied in and out once; the iterations are the same.
    let state = Memory {
        updates: vec![Some(0), Some(1)],
        ..Memory::default()
    };
    let state = program_with(state, |b| {
        let (x, y) = (param(b, &[2000]), param(b, &[2000]));
        let x = op(b, &mul, &[x, x]);
        rounds(b, &[x, y], &[], |b, all| {
            vec![all[2], op(b, &add, &[all[1], all[2]])]
        })
    });
    assert_eq!(
        state,
        "
loop over 2000:
  arena2 = param0<1>
loop over 2000:
  arena3 = param1<1>
loop over 2000:
  arena2 = mul(stored arena2, stored arena2)
loop over 1:
  arena4 = 0
while:
loop over 1:
  arena6 = lt(arena4<0>, constant5<0>)
arena6 do:
loop over 2000:
  arena2 = add(stored arena2, arena3<1>)
loop over 1:
  arena4 = add(stored arena4, 1)
swap arena3 and arena2
end
loop over 2000:
  result0 = arena2<1>
loop over 2000:
  result1 = arena3<1>
"
    );
    // The result of a product has its own buffer, which is swapped with the state's buffer.
    let power = program(|b| {
        let (x, w) = (param(b, &[200]), param(b, &[200, 200]));
        rounds(b, &[x], &[w], |b, all| {
            vec![dot_general(b, all[2], all[1], [vec![], vec![], vec![1], vec![0]]).unwrap()]
        })
    });
    assert_eq!(lines(power), ["swap local6 and local2"]);
}

#[test]
fn callers_can_inline_programs_of_few_instructions_and_always_inline_the_shortest() {
    let inlined = |rows: usize, columns: usize| {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let (x, y) = (param(&mut b, &[rows, 2]), param(&mut b, &[2, columns]));
        let product = dot_general(&mut b, x, y, [vec![], vec![], vec![1], vec![0]]);
        b.graph.results = vec![product.unwrap()];
        let program = lower(&b.graph, &Memory::default());
        let [Step::Block(block)] = program.steps.as_slice() else {
            panic!("{program}");
        };
        let everywhere = |inlined: &Inlined| inlined.everywhere;
        block.inlined.as_ref().map(everywhere)
    };
    // Two instructions for each element of a product.
    assert_eq!(inlined(4, 4), Some(true));
    assert_eq!(inlined(4, 5), Some(false));
    assert_eq!(inlined(16, 8), Some(false));
    assert_eq!(inlined(16, 9), None);
}
