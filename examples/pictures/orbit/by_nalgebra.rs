//! The same integration by nalgebra.

use nalgebra::Vector4;

use crate::STEPS;

type State = Vector4<f64>;

fn motion(state: &State) -> State {
    let (place, velocity) = (state.fixed_rows::<2>(0), state.fixed_rows::<2>(2));
    let square = place.norm_squared();
    let pull = -place / (square * square.sqrt());
    Vector4::new(velocity[0], velocity[1], pull[0], pull[1])
}

fn step(y: &State, dt: f64) -> State {
    let k1 = motion(y);
    let k2 = motion(&(y + k1 * (dt / 2.0)));
    let k3 = motion(&(y + k2 * (dt / 2.0)));
    let k4 = motion(&(y + k3 * dt));
    y + (k1 + k2 * 2.0 + k3 * 2.0 + k4) * (dt / 6.0)
}

/// Returns the states after each step of a year.
pub(crate) fn year(start: &State, dt: f64) -> Vec<State> {
    let mut state = *start;
    let states = (0..STEPS).map(|_| {
        state = step(&state, dt);
        state
    });
    states.collect()
}
