//! Computations with several replicas: on threads, and on XLA with a device for each.

use typed_xla::Error;
use typed_xla::prelude::*;

#[known]
const REPLICAS: usize = 4;

/// A line to fit to data.
#[derive(Tensors, Clone, Debug, PartialEq)]
struct Line {
    slope: f32,
    at_zero: f32,
}

/// Takes one step towards the line through the points of all replicas.
#[computation(program = Step)]
fn step(line: &Line, x: &f32![8], y: &f32![8], replica: &Replica) -> Result<Line, Error> {
    let error = x * line.slope + line.at_zero - y;
    let gradient = Line {
        slope: sum(error * x),
        at_zero: sum(error),
    };
    let total = cross_replica_sum(gradient, replica)?;
    Ok(Line {
        slope: line.slope - total.slope * 0.02,
        at_zero: line.at_zero - total.at_zero * 0.02,
    })
}

/// Calls every collective, in groups and among all replicas.
#[computation(program = Everything)]
fn everything(
    x: &f32![4, 8],
    replica: &Replica,
) -> Result<
    (
        f32![4, 8],
        f32![4, 8],
        f32![8, 8],
        f32![4, 2],
        f32![1, 32],
        f32![4, 8],
        u32,
    ),
    Error,
> {
    Ok((
        cross_replica_sum(x, replica)?,
        all_reduce(
            |a, b| max(a, b),
            x,
            replica,
            replica_groups = [[0, 3], [2, 1]],
        )?,
        all_gather(x, replica, 0, replica_groups = [[1, 0], [2, 3]])?,
        reduce_scatter(mul, x, replica, 1, replicas = REPLICAS)?,
        all_to_all(x, replica, 0, 1, replicas = REPLICAS)?,
        collective_permute(x, replica, [(0, 1), (1, 3), (3, 0)])?,
        replica_id(replica)?,
    ))
}

/// Returns small integers, so that products are exact.
fn own(id: usize) -> f32![4, 8] {
    let numbers = (0..32).map(|i| ((i * 5 + id * 11) % 9) as f32 - 4.0);
    Tensor::from_vec(numbers.collect()).expect("as many as there are places")
}

/// Returns points on a line, different for each replica.
fn points(id: usize) -> (f32![8], f32![8]) {
    let at = |i: usize| (i + 8 * id) as f32 / 16.0 - 1.0;
    let x: Vec<f32> = (0..8).map(at).collect();
    let y = x.iter().map(|x| 3.0 * x - 1.0).collect();
    let of = |numbers| Tensor::from_vec(numbers).expect("eight numbers");
    (of(x), of(y))
}

#[test]
fn replicas_that_see_a_part_of_the_data_learn_all_of_it() {
    let start = Line {
        slope: 0.0,
        at_zero: 0.0,
    };
    let lines = Replicas::new(REPLICAS).run(|replica| {
        let ((x, y), mut line) = (points(replica.id()), start.clone());
        for _ in 0..500 {
            line = step(&line, &x, &y, replica)?;
        }
        Ok(line)
    });
    let lines = lines.expect("nobody is missing");
    assert!((lines[0].slope - 3.0).abs() < 1e-3, "{lines:?}");
    assert!((lines[0].at_zero + 1.0).abs() < 1e-3, "{lines:?}");
    assert!(
        lines.iter().all(|line| *line == lines[0]),
        "to the last bit"
    );
}

#[test]
fn results_of_collectives_repeat_bit_by_bit() {
    let arrays: Vec<f32![4, 8]> = (0..REPLICAS).map(own).collect();
    let run = || {
        let run = Replicas::new(REPLICAS).run(|r| everything(&arrays[r.id()], r));
        run.expect("nobody is missing")
    };
    let (first, again) = (run(), run());
    assert_eq!(first, again);
    assert!(
        first.iter().all(|one| one.0 == first[0].0),
        "one sum for all"
    );
}

#[test]
fn preallocated_outputs_stay_where_a_replica_is_missing() {
    let result = Replicas::new(2).run(|replica| {
        if replica.id() == 1 {
            return Ok(());
        }
        let ((x, y), mut workspace) = (points(0), typed_xla::Workspace::new());
        let line = Line {
            slope: 1.0,
            at_zero: 2.0,
        };
        let mut out = line.clone();
        let failed = Step::run_into(&mut out, &mut workspace, &line, &x, &y, replica);
        assert_eq!(out, line);
        failed
    });
    let text = result.expect_err("a sum of one of two").to_string();
    assert!(text.contains("replica 1 has returned"), "{text}");
}

#[cfg(feature = "pjrt")]
mod on_xla {
    use std::path::{Path, PathBuf};

    use typed_xla::pjrt::{Client, OptionValue, PLUGIN_VARIABLE};

    use super::*;

    /// Returns a client of XLA with a device for each replica, for a test with `#[needs::plugin]`.
    fn xla() -> Client {
        let fetched = Path::new(env!("CARGO_MANIFEST_DIR")).join(".pjrt/xla_cpu_pjrt.so");
        let path = std::env::var_os(PLUGIN_VARIABLE).map_or(fetched, PathBuf::from);
        let devices = [("cpu_device_count", OptionValue::Int(REPLICAS as i64))];
        Client::load_with(path, &devices).expect("the plugin loads")
    }

    #[needs::plugin]
    #[test]
    fn collectives_on_devices_have_the_results_of_threads() {
        let client = xla();
        let arrays: Vec<f32![4, 8]> = (0..REPLICAS).map(own).collect();
        let threads = Replicas::new(REPLICAS).run(|r| everything(&arrays[r.id()], r));
        let program = client.compile_replicas::<Everything>(REPLICAS);
        let devices = program.and_then(|program| program.run(arrays.iter().collect()));
        assert_eq!(devices.expect("a run"), threads.expect("nobody is missing"));
    }

    #[needs::plugin]
    #[test]
    fn a_step_of_training_is_the_same_on_devices() {
        let client = xla();
        let program = client
            .compile_replicas::<Step>(REPLICAS)
            .expect("a program");
        let line = Line {
            slope: 0.5,
            at_zero: 0.25,
        };
        let data: Vec<_> = (0..REPLICAS).map(points).collect();
        let args = data.iter().map(|(x, y)| (&line, x, y)).collect();
        let devices = program.run(args).expect("a run");
        let threads = Replicas::new(REPLICAS).run(|replica| {
            let (x, y) = &data[replica.id()];
            step(&line, x, y, replica)
        });
        for (device, thread) in devices.iter().zip(threads.expect("nobody is missing")) {
            assert!(
                (device.slope - thread.slope).abs() < 1e-5,
                "{device:?} {thread:?}"
            );
            assert!((device.at_zero - thread.at_zero).abs() < 1e-5);
        }
    }
}
