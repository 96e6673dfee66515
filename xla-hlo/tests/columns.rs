//! Loops that are appended to the folds of columns that they read.

use xla_hlo::graph::{Module, Value};
use xla_hlo::lower::{Limits, Memory, lower_from};
use xla_hlo::ops::elementwise::{add, apply, exp, mul, sub};
use xla_hlo::ops::{broadcast, reduce};
use xla_hlo::{Builder, ElementType, Shape, Size};

const F32: ElementType = ElementType::F32;

/// Returns the lowered steps of a function of `x: f32[4, columns]` and of the state `b: f32[columns]`, without register
/// blocks: `build` makes the new state from the old one and the sums over `i` of `x[i, j]` times `b[j]` or itself.
fn lowered(
    columns: usize,
    by_state: bool,
    build: impl FnOnce(&mut Builder<'_>, Value, Value) -> Value,
) -> String {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let shape =
        |dims: &[usize]| Shape::new(F32, dims.iter().map(|&d| Size::from(d)).collect::<Vec<_>>());
    let x = b.graph.add_param(shape(&[4, columns]));
    let state = b.graph.add_param(shape(&[columns]));
    let factors = if by_state {
        broadcast::in_dim(&mut b, state, shape(&[4, columns]).dims, &[1]).unwrap()
    } else {
        x
    };
    let products = apply(&mut b, &mul, &[x, factors]).unwrap();
    let identity = reduce::identity(&add, F32).unwrap();
    let sums = reduce::fold(&mut b, products, &add, identity, &[0]).unwrap();
    b.graph.results = vec![build(&mut b, state, sums)];
    let memory = Memory {
        updates: vec![Some(1)],
        ..Memory::default()
    };
    let text = format!("\n{}", lower_from(&b.graph, &memory, Limits::SEPARATE));
    text.split("memory: ").next().unwrap().to_string()
}

fn less(b: &mut Builder<'_>, state: Value, sums: Value) -> Value {
    apply(b, &sub, &[state, sums]).unwrap()
}

#[test]
fn an_update_by_sums_of_columns_is_in_their_loop() {
    assert_eq!(
        lowered(64, false, less),
        "
columns [] fold 4 into 64:
  fold0 = add from 0.0 of mul(param0<64 1>, param0<64 1>)
  arena3 = fold0
  result0 = sub(stored result0, stored arena3)
"
    );
}

#[test]
fn state_that_the_sums_read_is_updated_after_them() {
    let text = lowered(64, true, less);
    assert!(text.contains("\nloop over 64:\n  result0 = sub("), "{text}");
}

#[test]
fn long_columns_and_functions_of_slices_stay_apart() {
    let text = lowered(5000, false, less);
    assert!(
        text.contains("\nloop over 5000:\n  result0 = sub("),
        "{text}"
    );
    let text = lowered(64, false, |b, state, sums| {
        let sums = apply(b, &exp, &[sums]).unwrap();
        less(b, state, sums)
    });
    assert!(text.contains("\nloop over 64:\n"), "{text}");
}
