//! Tests the programs for small generic sizes: one register block, with conditions on the sizes.

use xla_hlo::graph::{Module, Value};
use xla_hlo::lower::{Memory, Program, lower, lower_small};
use xla_hlo::ops::dot_general::dot_general;
use xla_hlo::ops::dynamic_slice::dynamic_slice;
use xla_hlo::ops::dynamic_update_slice::dynamic_update_slice;
use xla_hlo::ops::elementwise::{add, exp};
use xla_hlo::ops::while_loop;
use xla_hlo::{Builder, ElementType, Literal, Primitive, Shape, Size};

fn small(build: impl FnOnce(&mut Builder<'_>) -> Vec<Value>) -> Option<Program> {
    let module = Module::default();
    let mut b = Builder::new(&module);
    b.graph.results = build(&mut b);
    let memory = Memory::default();
    lower_small(&b.graph, &memory, &lower(&b.graph, &memory))
}

fn text(program: Option<Program>) -> String {
    let text = format!("\n{}", program.expect("the sizes may be small"));
    text.split("memory: ").next().unwrap().to_string()
}

fn n() -> Size {
    Size::name("N")
}

fn param(b: &mut Builder<'_>, dims: &[Size]) -> Value {
    b.graph
        .add_param(Shape::new(ElementType::F64, dims.to_vec()))
}

fn op(b: &mut Builder<'_>, with: &'static Primitive, operands: &[Value]) -> Value {
    b.add1(with, operands, Vec::new()).unwrap()
}

/// Multiplies two matrices by their inner dimension.
fn product(b: &mut Builder<'_>, x: Value, y: Value) -> Value {
    dot_general(b, x, y, [vec![], vec![], vec![1], vec![0]]).unwrap()
}

#[test]
fn steps_on_generic_sizes_are_one_block_with_the_limits_of_numbers_as_conditions() {
    let program = small(|b| {
        let x = param(b, &[n(), Size::name("M")]);
        let y = param(b, &[Size::name("M"), n()]);
        let z = product(b, x, y);
        let z = op(b, &exp, &[z]);
        vec![op(b, &add, &[z, z])]
    });
    assert_eq!(
        text(program),
        "
in registers, holding [], copying [param0 param1], if M * N <= 512, if N * N <= 512, if 16 * M * N + 16 * N * N <= 32768, if M * N * N <= 2048, if M * N * N <= 256 or N >= 4:
local3 = contract param0 param1: batch 1 m N n N k M, strides [0, M, 1] [0, N, 1]
loop over N * N:
  result0 = add(exp(local3<1>), exp(local3<1>))
end
"
    );
}

#[test]
fn state_of_generic_sizes_is_copied_in_registers_instead_of_swapped() {
    let program = small(|b| {
        let (x, y) = (param(b, &[n()]), param(b, &[n()]));
        let [zero, ten] = [0.0, 10.0].map(|n| b.constant(Literal::from_f64(ElementType::I32, n)));
        let none = Module::default();
        let mut body = Builder::new(&none);
        let takes = [zero, x, y].map(|v| b.shape(v).clone());
        let takes = takes.map(|shape| body.graph.add_param(shape));
        let sum = op(&mut body, &add, &[takes[1], takes[2]]);
        body.graph.results = vec![takes[2], sum];
        while_loop::count(b, [zero, ten], &[x, y], (body.graph, Vec::new())).unwrap()
    });
    assert_eq!(
        text(program),
        "
in registers, holding [result0 result1], copying [param0 param1], if N <= 512, if 48 * N <= 32763:
loop over 1:
  local4 = 0
loop over N:
  result0 = param0<1>
loop over N:
  result1 = param1<1>
while:
loop over 1:
  local6 = lt(local4<0>, constant5<0>)
local6 do:
loop over N:
  local7 = result1<1>
loop over N:
  local8 = add(result0<1>, result1<1>)
loop over 1:
  local4 = add(stored local4, 1)
loop over N:
  result0 = local7<1>
loop over N:
  result1 = local8<1>
end
end
"
    );
}

#[test]
fn boxes_at_computed_places_are_part_of_the_block() {
    let program = |puts: bool| {
        let program = small(|b| {
            let i = b.graph.add_param(Shape::scalar(ElementType::I32));
            let x = param(b, &[n(), n()]);
            let column = dynamic_slice(b, x, &[i, i], vec![n(), Size::from(1)]).unwrap();
            let twice = op(b, &add, &[column, column]);
            if puts {
                vec![dynamic_update_slice(b, x, twice, &[i, i]).unwrap()]
            } else {
                vec![twice]
            }
        });
        text(program)
    };
    let (read, written) = (program(false), program(true));
    // Only the box has few elements.
    assert!(
        read.contains("= dynamic_slice ") && read.contains("if N * N <= 512"),
        "{read}"
    );
    assert!(written.contains("= dynamic_update_slice "), "{written}");
}

#[test]
fn graphs_that_are_never_small_have_no_second_program() {
    // Two rows have 2 * 784 * 10 multiplications.
    let wide = small(|b| {
        let (x, w) = (
            param(b, &[n(), Size::from(784)]),
            param(b, &[Size::from(784), Size::from(10)]),
        );
        vec![product(b, x, w)]
    });
    assert!(wide.is_none());
    // The sizes are numbers.
    let known = small(|b| {
        let x = param(b, &[Size::from(4)]);
        vec![op(b, &add, &[x, x])]
    });
    assert!(known.is_none());
    // A quotient may divide by zero.
    let quotient = small(|b| {
        let x = param(b, &[n().divided_by(&Size::name("M")).unwrap()]);
        vec![op(b, &add, &[x, x])]
    });
    assert!(quotient.is_none());
}
