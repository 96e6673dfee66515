//! Processes of an MPI job: each sees a part of the data and learns from all of it.
//!
//! The program fits a cubic polynomial to a sine. Every replica has its own points; in each step it computes the
//! gradient of its error, and the sum of the gradients over all replicas updates the coefficients of all of them.
//!
//! ```sh
//! cargo build --release --features mpi --example mpi
//! mpirun -n 4 target/release/examples/mpi
//! ```

use std::f32::consts::PI;

use typed_xla::Error;
use typed_xla::prelude::*;

/// The number of points of each replica.
#[known]
const POINTS: usize = 256;

const STEPS: usize = 3000;

/// Takes one step with all replicas: updates the coefficients, and returns the mean square error before it.
#[computation]
fn step(
    coefficients: &mut f32![4],
    x: &f32![POINTS],
    y: &f32![POINTS],
    replicas: f32,
    replica: &Replica,
) -> Result<f32, Error> {
    let x2 = x * x;
    let powers = stack((ones(f32, [POINTS]), x, x2, x2 * x), 1);
    let error = dot(powers, coefficients) - y;
    let gradient = dot(error, powers);
    let (gradient, square) = cross_replica_sum((gradient, sum(error * error)), replica)?;
    let points = replicas * POINTS;
    *coefficients -= gradient * (0.3 / points);
    Ok(square / points)
}

/// Returns points between -1 and 1, different for each replica, and the sine of half a turn at them.
fn points(replica: &Replica) -> (f32![POINTS], f32![POINTS]) {
    let all = replica.count() * POINTS;
    let at = |i: usize| (2 * (i * replica.count() + replica.id()) + 1) as f32 / all as f32 - 1.0;
    let x = Tensor::from_fn(|[i]| at(i));
    let y = Tensor::from_fn(|[i]| (PI * at(i)).sin());
    (x, y)
}

/// Trains as one replica.
fn train(replica: &Replica) -> Result<(f32![4], f32), Error> {
    let ((x, y), mut coefficients) = (points(replica), Tensor::zeros());
    let mut error = f32::INFINITY;
    for _ in 0..STEPS {
        error = step(&mut coefficients, &x, &y, replica.count() as f32, replica)?;
    }
    Ok((coefficients, error))
}

fn main() -> Result<(), Error> {
    let replicas = Replicas::mpi()?;
    let (coefficients, error) = replicas.run(train)?;
    println!(
        "replica {} of {}: mean square error {error:.6} with {coefficients}",
        replicas.id(),
        replicas.count()
    );
    Ok(())
}
