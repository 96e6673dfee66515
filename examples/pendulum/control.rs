//! The pendulum, its simulation, and the controller.

use typed_xla::prelude::*;

/// The number of hidden units of the controller.
#[known]
const HIDDEN: usize = 32;
/// The number of steps of a simulation that is learnt from.
#[known]
const HORIZON: usize = 100;
/// The number of steps of the simulation that is drawn.
#[known]
pub(crate) const STEPS: usize = 200;
/// The time of one step, in seconds.
#[known]
pub(crate) const DT: f32 = 0.05;
/// Gravity over the length of the rod, in 1/s².
#[known]
const GRAVITY: f32 = 9.81;
/// The greatest angular acceleration of the motor, in 1/s²: less than half of what would hold the rod level.
#[known]
pub(crate) const MOTOR: f32 = 4.0;
/// The friction, in 1/s.
#[known]
const FRICTION: f32 = 0.05;

/// The state of the pendulum.
#[derive(Tensors, Clone)]
pub(crate) struct State {
    /// The angle from the top, in radians.
    pub(crate) angle: f32,
    /// The angular velocity, in radians per second.
    pub(crate) velocity: f32,
}

/// A controller: a network from the state to the torque.
#[derive(Tensors, Clone, Default)]
pub(crate) struct Controller {
    pub(crate) w1: f32![3, HIDDEN],
    pub(crate) b1: f32![HIDDEN],
    pub(crate) w2: f32![HIDDEN],
}

/// Returns a random controller.
#[computation]
pub(crate) fn random(rng: &mut Rng) -> Controller {
    Controller {
        w1: rng_normal(rng, 0.0f32, 0.5, [3, HIDDEN]),
        b1: rng_normal(rng, 0.0f32, 0.5, [HIDDEN]),
        w2: rng_normal(rng, 0.0f32, sqrt(1.0f32 / HIDDEN), [HIDDEN]),
    }
}

/// Computes the angular acceleration of the motor, between `-MOTOR` and `MOTOR`.
#[computation]
pub(crate) fn motor(p: &Controller, s: &State) -> f32 {
    let seen = stack((cos(s.angle), sin(s.angle), 0.2 * s.velocity));
    MOTOR * tanh(dot(tanh(dot(seen, p.w1) + p.b1), p.w2))
}

/// Computes the state after one step: first the velocity, then the angle by the new velocity, which keeps the energy.
#[computation]
pub(crate) fn step(p: &Controller, s: &State) -> State {
    let acceleration = GRAVITY * sin(s.angle) - FRICTION * s.velocity + motor(p, s);
    let velocity = s.velocity + DT * acceleration;
    State {
        angle: s.angle + DT * velocity,
        velocity,
    }
}

/// Computes how far a state is from standing at the top.
#[computation]
fn cost(s: &State) -> f32 {
    1.0 - cos(s.angle) + 0.02 * s.velocity * s.velocity
}

/// Computes the mean cost of a simulation; the later a state, the more it counts.
#[computation]
pub(crate) fn simulation_cost(p: &Controller, start: &State) -> f32 {
    let mut s = start;
    let mut total = 0.0f32;
    for i in 0..HORIZON {
        s = step(p, s);
        let late = (i + 1) as f32 / HORIZON;
        total += late * late * cost(s);
    }
    3.0 * total / HORIZON
}

/// Computes the mean cost of simulations from several states.
#[computation]
pub(crate) fn loss<N: Dim>(p: &Controller, angles: &f32![N], velocities: &f32![N]) -> f32 {
    let from = |angle, velocity| simulation_cost(p, State { angle, velocity });
    mean(vmap(from)(angles, velocities))
}

/// Returns the angles and the torques of a simulation.
#[computation]
pub(crate) fn simulate(p: &Controller, start: &State) -> (f32![STEPS], f32![STEPS]) {
    let mut s = start;
    let (mut angles, mut torques) = (zeros(f32, [STEPS]), zeros(f32, [STEPS]));
    for i in 0..STEPS {
        torques[i] = motor(p, s);
        angles[i] = s.angle;
        s = step(p, s);
    }
    (angles, torques)
}
