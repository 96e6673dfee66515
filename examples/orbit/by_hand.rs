//! The same integration in plain Rust.

use crate::STEPS;

type State = [f64; 4];

fn motion([x, y, vx, vy]: State) -> State {
    let square = x * x + y * y;
    let cube = square * square.sqrt();
    [vx, vy, -x / cube, -y / cube]
}

fn step(y: State, dt: f64) -> State {
    let ahead = |k: State, dt: f64| core::array::from_fn(|i| y[i] + dt * k[i]);
    let k1 = motion(y);
    let k2 = motion(ahead(k1, dt / 2.0));
    let k3 = motion(ahead(k2, dt / 2.0));
    let k4 = motion(ahead(k3, dt));
    core::array::from_fn(|i| y[i] + dt / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]))
}

/// Returns the states after each step of a year.
pub(crate) fn year(start: &State, dt: f64) -> Vec<State> {
    let mut state = *start;
    let states = (0..STEPS).map(|_| {
        state = step(state, dt);
        state
    });
    states.collect()
}
