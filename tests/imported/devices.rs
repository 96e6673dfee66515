//! Models that several devices compute, as replicas: `scripts/import_devices.py` writes them, and the parts of each device.

use typed_xla::replica::{Replica, Replicas};
use typed_xla::{Error, computation, f32, i32, tensors};

use crate::vectors::Vectors;

#[tensors(stablehlo = "tests/models/step.mlir")]
#[derive(Clone, Debug, PartialEq)]
pub struct Params;

#[computation(stablehlo = "tests/models/step.mlir")]
fn step(
    p: &Params,
    x: &f32![3, 4],
    y: &f32![3, 2],
    replica: &Replica,
) -> Result<(f32, Params), Error>;

#[computation(stablehlo = "tests/models/grid.mlir")]
fn grid(
    x: &f32![2, 4],
    y: &f32![2, 4],
    replica: &Replica,
) -> Result<
    (
        (f32![2, 4], f32![2, 4], f32![2, 4], f32![2, 4]),
        (f32![2, 8], f32![1, 8], f32![2, 2], i32![1]),
    ),
    Error,
>;

/// Takes two steps on the same samples; returns the parameters after them.
#[computation]
fn two_steps(
    p: &Params,
    x: &f32![3, 4],
    y: &f32![3, 2],
    replica: &Replica,
) -> Result<Params, Error> {
    let (_, p) = step(p, x, y, replica)?;
    let (_, p) = step(p, x, y, replica)?;
    Ok(p)
}

/// Returns the part of an array that a device has.
macro_rules! part {
    ($vectors:expr, $replica:expr, $name:literal, $ty:ty) => {
        <$ty>::from_slice(&$vectors.numbers(&format!("{}.{}", $replica.id(), $name))).unwrap()
    };
}

/// The arguments of a device.
struct Inputs {
    p: Params,
    x: f32![3, 4],
    y: f32![3, 2],
}

fn inputs(v: &Vectors, replica: &Replica) -> Inputs {
    let p = Params {
        b1: part!(v, replica, "in0", f32![8]),
        w1: part!(v, replica, "in1", f32![4, 8]),
        w2: part!(v, replica, "in2", f32![8, 2]),
    };
    let x = part!(v, replica, "in3", f32![3, 4]);
    let y = part!(v, replica, "in4", f32![3, 2]);
    Inputs { p, x, y }
}

#[test]
fn devices_take_the_same_step_as_in_jax() {
    let v = vectors!("step");
    let results = Replicas::new(4).run(|replica| {
        let Inputs { p, x, y } = inputs(&v, replica);
        step(&p, &x, &y, replica)
    });
    for (id, (loss, p)) in results.unwrap().into_iter().enumerate() {
        v.check(&format!("{id}.out0"), &[loss]);
        v.check(&format!("{id}.out1"), p.b1.as_slice());
        v.check(&format!("{id}.out2"), p.w1.as_slice());
        v.check(&format!("{id}.out3"), p.w2.as_slice());
    }
}

#[test]
fn each_collective_has_the_results_of_jax() {
    let v = vectors!("grid");
    let results = Replicas::new(4).run(|replica| {
        let x = part!(v, replica, "in0", f32![2, 4]);
        grid(&x, &part!(v, replica, "in1", f32![2, 4]), replica)
    });
    for (id, (first, second)) in results.unwrap().into_iter().enumerate() {
        let check = |i: usize, found: &[f32]| v.check(&format!("{id}.out{i}"), found);
        check(0, first.0.as_slice());
        check(1, first.1.as_slice());
        check(2, first.2.as_slice());
        check(3, first.3.as_slice());
        check(4, second.0.as_slice());
        check(5, second.1.as_slice());
        check(6, second.2.as_slice());
        let number: Vec<i32> = v.numbers(&format!("{id}.out7"));
        assert_eq!(second.3.as_slice(), number, "the place in the grid");
    }
}

#[test]
fn a_model_of_devices_is_called_by_computations() {
    let v = vectors!("step");
    let results = Replicas::new(4).run(|replica| {
        let Inputs { p, x, y } = inputs(&v, replica);
        let (_, once) = step(&p, &x, &y, replica)?;
        let (_, twice) = step(&once, &x, &y, replica)?;
        Ok((two_steps(&p, &x, &y, replica)?, twice, once))
    });
    for (found, expected, once) in results.unwrap() {
        assert_ne!(found, once);
        let pairs = found.b1.as_slice().iter().zip(expected.b1.as_slice());
        for (found, expected) in pairs {
            assert!((found - expected).abs() < 1e-6, "{found} and {expected}");
        }
    }
}

#[test]
fn another_number_of_devices_is_an_error_of_the_call() {
    let v = vectors!("grid");
    let result = Replicas::new(2).run(|replica| {
        let x = part!(v, replica, "in0", f32![2, 4]);
        grid(&x, &x, replica)
    });
    let text = result.unwrap_err().to_string();
    assert!(text.ends_with("there is no replica 2"), "{text}");
}

#[computation(stablehlo = "tests/models/roots.mlir")]
fn roots(
    x: &f32![2],
    root: &i32![1],
    replica: &Replica,
) -> Result<(f32![2], f32![2], f32![2]), Error>;

/// A device that is not the root of its group, or in no group, has zeros.
#[test]
fn a_reduction_has_its_result_at_the_root() {
    let found = Replicas::new(4).run(|replica| {
        let id = replica.id() as f32;
        let x = <f32![2]>::from_elements([1.0 + id, 10.0 * id]);
        roots(&x, &<i32![1]>::from_elements([3]), replica)
    });
    let found = found.unwrap();
    let expected = [
        ([0.0, 0.0], [0.0, 0.0], [5.0, 30.0]),
        ([2.0, 10.0], [0.0, 0.0], [5.0, 30.0]),
        ([4.0, 20.0], [0.0, 0.0], [5.0, 30.0]),
        ([0.0, 0.0], [4.0, 30.0], [5.0, 30.0]),
    ];
    for (found, expected) in found.iter().zip(expected) {
        assert_eq!(found.0.as_slice(), expected.0);
        assert_eq!(found.1.as_slice(), expected.1);
        assert_eq!(found.2.as_slice(), expected.2);
    }
}

#[computation(stablehlo = "tests/models/full_to_shard.mlir")]
fn full_to_shard(
    a: &f32![1, 4],
    b: &f32![4],
    replica: &Replica,
) -> Result<(f32![1, 4], f32![4]), Error>;

#[test]
fn devices_compute_on_their_parts_of_arguments() {
    let a = |i: usize, j: usize| (4 * i + j) as f32;
    let found = Replicas::new(2).run(|replica| {
        let own = <f32![1, 4]>::from_fn(|[_, j]| a(replica.id(), j));
        full_to_shard(&own, &<f32![4]>::from_fn(|[j]| 1.0 + j as f32), replica)
    });
    for (i, (negated, sums)) in found.unwrap().iter().enumerate() {
        for j in 0..4 {
            assert_eq!(negated[[0, j]], -a(i, j));
            assert_eq!(sums[[j]], (a(0, j) + a(1, j)) * (1.0 + j as f32));
        }
    }
}
