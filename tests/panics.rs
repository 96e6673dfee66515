//! Functions of the user that panic in a custom call: state and preallocated outputs are as before the call.

use std::panic::{AssertUnwindSafe, catch_unwind};

use typed_xla::prelude::*;

/// Panics for negative numbers.
#[custom_call]
fn checked(x: f32) -> f32 {
    assert!(
        x >= 0.0,
        "expected a number that is not negative, found {x}"
    );
    x
}

/// Returns whether a call panics.
fn panics(call: impl FnOnce()) -> bool {
    catch_unwind(AssertUnwindSafe(call)).is_err()
}

#[derive(Tensors, Debug)]
#[tensors(Clone, PartialEq)]
struct Model {
    w: f32![300],
    count: i32,
}

#[computation]
fn before(state: &mut f32![300], x: f32) -> f32 {
    *state = *state + 1.0;
    checked(x)
}

#[computation]
fn after(state: &mut f32![300], count: &mut f32, x: f32) -> f32 {
    let y = checked(x);
    *state = *state + 1.0;
    *count = *count + 1.0;
    y
}

#[computation]
fn small(state: &mut f32![3], x: f32) -> f32 {
    *state = *state * 2.0;
    let y = checked(x);
    *state = *state + y;
    y
}

#[computation]
fn element(state: &mut f32![300], x: f32) -> f32 {
    state[7] = x;
    let y = checked(x);
    state[8] = y;
    y
}

#[computation]
fn rounds(state: &mut f32![300], x: f32) -> f32 {
    let mut left = x;
    for _ in 0..3 {
        *state = *state + 1.0;
        left = checked(left) - 1.0;
    }
    left
}

#[computation]
fn branch(model: &mut Model, x: f32) -> f32 {
    model.count += 1;
    let y = if x < 5.0 {
        model.w = model.w * 3.0;
        checked(x)
    } else {
        x
    };
    model.w = model.w - y;
    y
}

#[computation]
fn swapped(a: &mut f32![300], b: &mut f32![300], x: f32) -> f32 {
    let old = *a;
    *a = *b;
    *b = old;
    checked(x)
}

#[computation]
fn inner(state: &mut f32![300], x: f32) -> f32 {
    *state = *state + x;
    checked(x)
}

#[computation]
fn outer(state: &mut f32![300], x: f32) -> f32 {
    inner(state, 1.0) + inner(state, x)
}

#[computation]
fn drawn(rng: &mut Rng, x: f32) -> f32 {
    let noise = rng_uniform(rng, 0.0f32, 1.0, []);
    checked(x) + noise
}

/// Calls a computation with a number that panics, compares the state with that before, and calls it with another number.
macro_rules! keeps {
    ($call:ident, $($state:expr),+) => {{
        let mut state = ($($state,)+);
        let before = state.clone();
        assert!(panics(|| keeps!(@call $call state, -1.0, $($state),+)), stringify!($call));
        assert_eq!(state, before, stringify!($call));
        keeps!(@call $call state, 2.5, $($state),+);
        assert_ne!(state, before, stringify!($call));
    }};
    (@call $call:ident $state:ident, $x:expr, $a:expr) => {{
        let _ = $call(&mut $state.0, $x);
    }};
    (@call $call:ident $state:ident, $x:expr, $a:expr, $b:expr) => {{
        let _ = $call(&mut $state.0, &mut $state.1, $x);
    }};
}

#[test]
fn state_stays_where_a_custom_call_panics() {
    let w = || Tensor::from_fn(|[i]| i as f32);
    keeps!(before, w());
    keeps!(after, w(), 1.0f32);
    keeps!(small, Tensor::from([1.0f32, 2.0, 3.0]));
    keeps!(element, w());
    keeps!(rounds, w());
    keeps!(branch, Model { w: w(), count: 3 });
    keeps!(swapped, w(), Tensor::full(0.5));
    keeps!(outer, w());
    keeps!(drawn, Rng::new(1));
}

#[computation(program = Doubled)]
fn doubled(y: &f32![300], x: f32) -> (f32![300], f32![300]) {
    let twice = y * 2.0;
    (twice, twice + checked(x))
}

#[test]
fn preallocated_outputs_stay_where_a_custom_call_panics() {
    let y = Tensor::from_fn(|[i]| i as f32);
    let mut out: [f32![300]; 2] = [Tensor::full(7.0), Tensor::full(7.0)];
    let before = out.clone();
    let [first, second] = &mut out;
    let mut workspace = typed_xla::Workspace::new();
    assert!(panics(|| Doubled::run_into(
        (first, second),
        &mut workspace,
        &y,
        -1.0
    )));
    assert_eq!(out, before);
}
