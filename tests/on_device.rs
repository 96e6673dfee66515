//! Values that stay on a device: runs of programs on them, and the state that they leave there.
#![cfg(feature = "pjrt")]

mod xla;

use typed_xla::pjrt::{Client, OnDevice};
use typed_xla::prelude::*;
use typed_xla::{Error, bf16};
use xla::xla;

#[derive(Clone, Debug, PartialEq, Tensors)]
struct Dense {
    w: f32![3, 2; {0, 1}],
    b: f32![2],
}

#[derive(Clone, Debug, PartialEq, Tensors)]
struct Model {
    layers: [Dense; 2],
    scale: bf16,
    on: bool,
}

fn model() -> Model {
    let layer = |first: f32| Dense {
        w: Tensor::from_fn(|[i, j]| first + (2 * i + j) as f32),
        b: tensor![first, -first],
    };
    Model {
        layers: [layer(1.0), layer(-0.5)],
        scale: bf16::from_f32(2.0),
        on: true,
    }
}

#[needs::plugin]
#[test]
fn a_value_comes_back_as_it_was_put() {
    let client = xla();
    let value = (model(), 3_i64, <bool![2]>::from([true, false]));
    let there = client.put(&value).expect("memory");
    assert_eq!(there.get().expect("a copy"), value);
    assert_eq!(
        format!("{:?}", client.put(&model().layers[0]).expect("memory")),
        "OnDevice(f32[3, 2], f32[2])"
    );
}

#[computation(program = Step)]
fn step(model: &mut Model, count: &mut i32, x: &f32![5, 3], rate: f32) -> (f32, f32![5, 2]) {
    let y = dot(x, model.layers[0].w) + model.layers[0].b.along([1]);
    model.layers[1].w += rate * model.layers[0].w;
    model.layers[0].b -= rate * sum(y, 0);
    *count += 1;
    (mean(y), y)
}

fn input() -> f32![5, 3] {
    Tensor::from_fn(|[i, j]| (i as f32) * 0.5 - j as f32)
}

#[needs::plugin]
#[test]
fn state_stays_on_the_device_and_equals_the_functions() {
    let client = xla();
    let program = client.compile::<Step>().expect("a program");
    let (mut ours, mut our_count, x) = (model(), 0, input());
    let mut there = client.put(&ours).expect("memory");
    let mut count = client.put(&our_count).expect("memory");
    let x_there = client.put(&x).expect("memory");
    let rate_there = client.put(&0.25_f32).expect("memory");
    let mut started = Vec::new();
    for round in 0..6 {
        // Arrays and scalars that the program only reads may be on the host.
        let result = match round % 2 {
            0 => program.start((&mut there, &mut count, &x_there, &rate_there)),
            _ => program.start((&mut there, &mut count, &x, 0.25)),
        };
        started.push(result.expect("a start"));
    }
    for result in started {
        let expected = step(&mut ours, &mut our_count, &x, 0.25);
        assert_eq!(result.get().expect("a run"), expected);
    }
    there.wait().expect("runs");
    assert_eq!(there.get().expect("a copy"), ours);
    assert_eq!(count.get().expect("a copy"), our_count);
    assert_eq!(x_there.get().expect("a copy"), x);
}

/// The text says which result may be written over which argument.
#[test]
fn state_is_donated_in_the_text() {
    let text = Step::stablehlo();
    let main = text
        .lines()
        .find(|line| line.contains("@main("))
        .expect("an entry");
    let attributes = |parameter: usize| {
        let start = main
            .find(&format!("%arg{parameter}: "))
            .expect("a parameter");
        let end = main[start..].find(", %arg").unwrap_or(main.len() - start);
        main[start..start + end].to_string()
    };
    let order = "mhlo.layout_mode = \"{0,1}\"";
    assert_eq!(
        attributes(0),
        format!("%arg0: tensor<3x2xf32> {{{order}, tf.aliasing_output = 2 : i32}}")
    );
    assert_eq!(
        attributes(1),
        "%arg1: tensor<2xf32> {tf.aliasing_output = 3 : i32}"
    );
    assert_eq!(
        attributes(6),
        "%arg6: tensor<i32> {tf.aliasing_output = 8 : i32}"
    );
    assert_eq!(attributes(7), "%arg7: tensor<5x3xf32>");
}

#[computation(program = Single)]
fn single(x: &f32![2]) -> f32![2] {
    x * 2.0
}

#[computation(program = Nothing)]
fn nothing(x: &mut f32![2]) {
    *x += 1.0;
}

#[needs::plugin]
#[test]
fn results_are_arguments_of_other_programs() {
    let client = xla();
    let (single, nothing) = (client.compile::<Single>(), client.compile::<Nothing>());
    let (single, nothing) = (single.expect("a program"), nothing.expect("a program"));
    let x = client.put(&tensor![1.0, -2.0]).expect("memory");
    let mut twice: OnDevice<f32![2]> = single.start(&x).expect("a start");
    let () = nothing
        .start(&mut twice)
        .expect("a start")
        .get()
        .expect("a run");
    let again = single.start(&twice).expect("a start");
    assert_eq!(again.get().expect("a run"), tensor![6.0, -6.0]);
    assert_eq!(twice.get().expect("a run"), tensor![3.0, -3.0]);
}

#[computation(program = Scores)]
fn scores(
    sums: &mut f32![4],
    x: &f32![?, 3],
    w: &f32![3, 4],
    y: &f32![?, 4],
) -> Result<f32![?, 4], Error> {
    let z = dot(x, w) + y;
    *sums += sum(z, 0);
    Ok(z)
}

#[needs::plugin]
#[test]
fn a_program_is_compiled_for_each_set_of_dynamic_sizes() {
    let client = xla();
    let program = client.compile::<Scores>().expect("a program");
    let w = Tensor::from_fn(|[i, j]| (i * 4 + j) as f32);
    let w_there = client.put(&w).expect("memory");
    let mut sums = Tensor::from([0.0; 4]);
    let mut sums_there = client.put(&sums).expect("memory");
    for rows in [1, 3, 1] {
        let x = <f32![?, 3]>::from_fn_sized([rows, 3], |[i, j]| (i + j) as f32).expect("memory");
        let y = <f32![?, 4]>::from_fn_sized([rows, 4], |[i, j]| (i * j) as f32).expect("memory");
        let there = (
            client.put(&x).expect("memory"),
            client.put(&y).expect("memory"),
        );
        let result = program.start((&mut sums_there, &there.0, &w_there, &there.1));
        let result = result.expect("a start").get().expect("a run");
        let expected = scores(&mut sums, &x, &w, &y).expect("sizes that match");
        assert_eq!(result, expected);
    }
    assert_eq!(program.compiled(), 2);
    assert_eq!(sums_there.get().expect("a copy"), sums);
    // Sizes that differ are an error, and the state is as before.
    let x = <f32![?, 3]>::from_fn_sized([2, 3], |_| 1.0).expect("memory");
    let y = <f32![?, 4]>::from_fn_sized([3, 4], |_| 1.0).expect("memory");
    let wrong = program.start((&mut sums_there, &x, &w_there, &y));
    assert!(
        matches!(wrong, Err(Error::Argument { index: 3, .. })),
        "{wrong:?}"
    );
    assert_eq!(sums_there.get().expect("a copy"), sums);
}

#[needs::plugin]
#[test]
fn values_of_another_client_are_refused() {
    let client = xla();
    let program = client.compile::<Nothing>().expect("a program");
    let other: Client = xla();
    let mut x = other.put(&tensor![1.0, 2.0]).expect("memory");
    let refused = program.start(&mut x);
    assert!(
        matches!(refused, Err(Error::OtherClient { index: 0 })),
        "{refused:?}"
    );
    assert_eq!(x.get().expect("a copy"), tensor![1.0, 2.0]);
}

/// XLA compiles the program once; the second client, as in another process, loads it.
#[needs::plugin]
#[test]
fn a_program_from_the_cache_computes_the_same() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("cached programs");
    let _ = std::fs::remove_dir_all(&folder);
    let files = || std::fs::read_dir(&folder).map_or(0, Iterator::count);
    let run = || {
        let client = xla().with_cache(&folder).expect("a folder");
        let program = client.compile::<Step>().expect("a program");
        let mut there = client.put(&model()).expect("memory");
        let mut count = client.put(&0).expect("memory");
        let result = program.start((&mut there, &mut count, &input(), 0.25));
        let result = result.expect("a start").get().expect("a run");
        (result, there.get().expect("a copy"), files())
    };
    let compiled = run();
    assert_eq!(compiled.2, 1);
    assert_eq!(run(), compiled);
}
