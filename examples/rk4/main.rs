//! One integrator, three equations: `cargo run --release --example rk4`.
//!
//! `integrate` takes the right-hand side as a function. The compiler inlines whatever is passed: a closure that sees
//! the variables around it, a named computation, or a method.

#[path = "../vectors.rs"]
mod vectors;

use typed_xla::prelude::*;

use equations::Rod;
use vectors::compare;

/// Takes a step of the classical Runge-Kutta method.
#[computation]
fn rk4<N: Dim>(f: impl Fn(&f64![N]) -> f64![N], y: &f64![N], dt: f64) -> f64![N] {
    let k1 = f(y);
    let k2 = f(y + dt / 2.0 * k1);
    let k3 = f(y + dt / 2.0 * k2);
    let k4 = f(y + dt * k3);
    y + dt / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4)
}

/// Solves `y' = f(y)` in a number of steps.
#[computation]
fn integrate<N: Dim>(f: impl Fn(&f64![N]) -> f64![N], y: &f64![N], dt: f64, steps: i32) -> f64![N] {
    let mut y = y;
    for _ in 0..steps {
        y = rk4(f, y, dt);
    }
    y
}

/// A mass on a spring: a closure sees the frequency.
#[computation]
fn oscillator(y: &f64![2], frequency: f64, dt: f64, steps: i32) -> f64![2] {
    integrate(
        |y| stack((y[1], -frequency * frequency * y[0])),
        y,
        dt,
        steps,
    )
}

/// Lorenz's model of convection: a named computation.
#[computation]
fn convection(y: &f64![3], dt: f64, steps: i32) -> f64![3] {
    integrate(lorenz, y, dt, steps)
}

#[computation]
fn lorenz(y: &f64![3]) -> f64![3] {
    let (x, y, z) = (y[0], y[1], y[2]);
    stack((10.0 * (y - x), x * (28.0 - z) - y, x * y - 8.0 / 3.0 * z))
}

/// The heat equation: a method of a struct.
#[computation]
fn heat(rod: &Rod<32>, y: &f64![32], dt: f64, steps: i32) -> f64![32] {
    integrate(|y| rod.slope(y), y, dt, steps)
}

#[computation]
mod equations {
    use typed_xla::prelude::*;

    /// A rod whose ends are kept at temperature 0.
    #[derive(Tensors)]
    pub(crate) struct Rod<N: Dim> {
        /// The conductivity at each point.
        pub(crate) conductivity: f64![N],
    }

    impl<N: Dim> Rod<N> {
        /// Returns how fast the temperature of each point changes.
        #[computation]
        pub(crate) fn slope(&self, y: &f64![N]) -> f64![N] {
            let left = pad(y[..N - 1], 0.0, [1], [0]);
            let right = pad(y[1..], 0.0, [0], [1]);
            self.conductivity * (left - 2.0 * y + right)
        }
    }
}

const VECTORS: &str = include_str!("vectors.txt");

fn main() {
    let y = oscillator(&tensor![1.0, 0.0], 2.0, 0.01, 500);
    println!("oscillator after 5 s: {y:.6}");
    compare(VECTORS, "oscillator", y.as_slice(), 1e-12);

    let y = convection(&tensor![1.0, 1.0, 1.0], 0.01, 500);
    println!("convection after 5 s: {y:.6}");
    // The equations are chaotic: rounding errors grow with time.
    compare(VECTORS, "lorenz", y.as_slice(), 1e-9);

    let rod = Rod {
        conductivity: Tensor::from_fn(|[i]| 1.0 + i as f64 / 32.0),
    };
    let start = Tensor::from_fn(|[i]| if (8..16).contains(&i) { 1.0 } else { 0.0 });
    let y = heat(&rod, &start, 0.1, 200);
    println!(
        "the warmest point of the rod: {:.6}",
        y.iter().fold(0.0, |most: f64, &x| most.max(x))
    );
    compare(VECTORS, "heat", y.as_slice(), 1e-12);
}
