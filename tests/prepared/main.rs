//! Prepared programs: what depends on some parameters alone is computed once.

use std::thread;

use typed_xla::prelude::*;
use typed_xla::{Program, Workspace};

/// A number between -1 and 1 for each index, different ones for each seed.
fn values(seed: usize) -> impl Fn(usize) -> f32 {
    move |i| ((i * 7919 + seed * 104_729) % 2001) as f32 / 1000.0 - 1.0
}

/// A tensor of such numbers.
macro_rules! some {
    ($seed:expr, $ty:ty) => {{
        let (mut tensor, value) = (<$ty>::zeros(), values($seed));
        for (i, x) in tensor.as_mut_slice().iter_mut().enumerate() {
            *x = value(i);
        }
        tensor
    }};
}

mod convolutions;
mod products;

fn bits(x: &[f32]) -> Vec<u32> {
    x.iter().map(|x| x.to_bits()).collect()
}

#[derive(Tensors, Clone)]
struct Norm {
    mean: f32![8],
    var: f32![8],
    scale: f32![8],
}

#[derive(Tensors, Clone)]
struct Net {
    w: f32![8, 12],
    b: f32![8],
    norm: Norm,
    rate: f32,
}

fn net() -> Net {
    Net {
        w: some!(1, f32![8, 12]),
        b: some!(2, f32![8]),
        norm: Norm {
            mean: some!(3, f32![8]),
            var: some!(4, f32![8]) * 0.25 + Tensor::ones(),
            scale: some!(5, f32![8]),
        },
        rate: 0.75,
    }
}

/// The root and the quotient of `norm` are computed once, and the bias and the mean are read in place.
#[computation(program = Scores, prepared(p))]
fn scores(p: &Net, x: &f32![5, 12]) -> f32![5, 8] {
    let y = dot(x, transpose(exp(p.w), [1, 0])) + p.b.along([1]);
    let factor = p.norm.scale / sqrt(p.norm.var + 1e-5);
    relu((y - p.norm.mean.along([1])) * factor.along([1]) * exp(p.rate))
}

#[test]
fn results_have_the_same_bits() {
    let (p, prepared) = (net(), Scores::prepare(&net()));
    let mut workspace = Workspace::new();
    for seed in 0..3 {
        let x = some!(10 + seed, f32![5, 12]);
        let expected = scores(&p, &x);
        assert_eq!(bits(prepared.run(&x).as_slice()), bits(expected.as_slice()));
        let mut out = Tensor::zeros();
        prepared.run_into(&mut out, &mut workspace, &x);
        assert_eq!(bits(out.as_slice()), bits(expected.as_slice()));
    }
}

#[test]
fn a_call_computes_nothing_of_the_parameters() {
    let [prepare, run] = parts(Scores::lowered());
    for name in ["exp", "sqrt", "div"] {
        assert!(prepare.contains(name), "{name} in {prepare}");
        assert!(!run.contains(name), "{name} in {run}");
    }
}

/// The lowered text of `prepare` and of `run`.
fn parts(lowered: &str) -> [&str; 2] {
    let mut parts = lowered.split_inclusive("of arena\n");
    let mut next = || parts.next().expect("two programs");
    [next(), next()]
}

#[test]
fn threads_share_a_program_and_copies_are_equal() {
    let prepared = Scores::prepare(&net());
    let x = some!(20, f32![5, 12]);
    let expected = scores(&net(), &x);
    let copy = prepared.clone();
    thread::scope(|scope| {
        for program in [&prepared, &copy] {
            let (x, expected) = (&x, &expected);
            scope.spawn(move || assert_eq!(program.run(x), *expected));
        }
    });
    // The weights, and the vectors of the bias, the mean and the factor, and one number.
    let bytes = 4 * (8 * 12 + 3 * 8 + 1);
    assert_eq!(prepared.bytes(), bytes);
    assert_eq!(
        format!("{prepared:?}"),
        format!("Scores {{ bytes: {bytes}, .. }}")
    );
}

#[test]
fn the_type_is_a_program_too() {
    assert_eq!(Scores::NAME, "scores");
    assert!(Scores::stablehlo().contains("%arg6: tensor<5x12xf32>"));
}

/// Parameters by value are moved into the program, and state stays with the caller.
#[computation(program = Follow, prepared(w, gain))]
fn follow(w: f32![40, 40], mean: &mut f32![40], gain: f32, x: &f32![40]) -> f32 {
    *mean += dot(sin(w), x) * sqrt(gain);
    sum(mean)
}

#[test]
fn state_is_no_part_of_a_program() {
    let (w, x) = (some!(30, f32![40, 40]), some!(31, f32![40]));
    let prepared = Follow::prepare(w.clone(), 0.25);
    let (mut here, mut there, mut workspace) = (Tensor::zeros(), Tensor::zeros(), Workspace::new());
    for round in 0..4 {
        let expected = follow(w.clone(), &mut here, 0.25, &x);
        let mut sum = 0.0;
        if round % 2 == 0 {
            sum = prepared.run(&mut there, &x);
        } else {
            prepared.run_into(&mut sum, &mut workspace, &mut there, &x);
        }
        assert_eq!((sum.to_bits(), &there), (expected.to_bits(), &here));
    }
}

#[derive(Tensors)]
struct Open {
    w: f32![?, ?],
    b: f32![?],
}

/// Sizes of the parameters are compared when they are prepared, and with those of the other arguments in each call.
#[computation(program = OpenScores, prepared(p))]
fn open_scores(p: &Open, x: &f32![?, ?]) -> Result<(f32![?, ?], f32), Error> {
    let y = dot(x, tanh(p.w)) + exp(p.b).along([1]);
    Ok((y, sum(y)))
}

#[test]
fn dynamic_sizes_are_checked_when_they_are_known() {
    let open = |k, n, b| Open {
        w: Tensor::from_fn_sized([k, n], |[i, j]| (i * n + j) as f32 / 8.0).unwrap(),
        b: Tensor::from_fn_sized([b], |[i]| i as f32).unwrap(),
    };
    let x = |m, k| -> f32![?, ?] {
        Tensor::from_fn_sized([m, k], |[i, j]| (i + 2 * j) as f32).unwrap()
    };
    for (m, k, n) in [(1, 1, 1), (3, 4, 5), (2, 40, 7)] {
        let prepared = OpenScores::prepare(&open(k, n, n)).unwrap();
        let expected = open_scores(&open(k, n, n), &x(m, k)).unwrap();
        assert_eq!(prepared.run(&x(m, k)).unwrap(), expected);
        let (mut out, mut sum) = (Tensor::zeros_sized([m, n]).unwrap(), 0.0);
        prepared
            .run_into((&mut out, &mut sum), &mut Workspace::new(), &x(m, k))
            .unwrap();
        assert_eq!((out, sum), expected);
        let fault = prepared.run(&x(m, k + 1)).unwrap_err();
        let same = open_scores(&open(k, n, n), &x(m, k + 1)).unwrap_err();
        assert_eq!(fault.to_string(), same.to_string());
    }
    let fault = OpenScores::prepare(&open(3, 4, 5)).unwrap_err();
    let same = open_scores(&open(3, 4, 5), &x(2, 3)).unwrap_err();
    assert_eq!(fault.to_string(), same.to_string());
}

mod generic {
    use super::*;
    use typed_xla::size::Size;

    #[computation(program = Wide, prepared(w))]
    fn wide<N: Dim, M: Dim>(w: &f32![N, M], x: &f32![M]) -> f32![N] {
        dot(exp(w), x)
    }

    #[test]
    fn generic_sizes_are_parameters_of_the_type() {
        let (w, x) = (some!(40, f32![9, 33]), some!(41, f32![33]));
        let prepared = Wide::<Size<9>, Size<33>>::prepare(&w);
        assert_eq!(prepared.run(&x), wide(&w, &x));
    }
}

/// Weights of few bits that only a loop reads stay as they are; a product reads floats, which are prepared.
#[computation(program = Narrow, prepared(w, s))]
fn narrow(w: &i8![16, 16], s: &f32![16], x: &f32![16, 16]) -> f32![16, 16] {
    let few = convert(w, f32) * x;
    dot(few, convert(w, f32) * exp(s).along([1]))
}

#[test]
fn narrow_weights_are_widened_where_a_product_reads_them() {
    let mut w: i8![16, 16] = Tensor::zeros();
    for (i, x) in w.as_mut_slice().iter_mut().enumerate() {
        *x = (i * 37 % 255) as i8;
    }
    let (s, x) = (some!(50, f32![16]), some!(51, f32![16, 16]));
    let prepared = Narrow::prepare(&w, &s);
    assert_eq!(prepared.run(&x), narrow(&w, &s, &x));
    assert_eq!(prepared.bytes(), 16 * 16 + 4 * 16 * 16);
}

#[test]
fn weights_may_come_from_a_file() {
    let path = std::env::temp_dir().join(format!("prepared-{}.safetensors", std::process::id()));
    typed_xla::safetensors::save(&net(), &path).unwrap();
    let prepared = Scores::prepare(&typed_xla::safetensors::open(&path).unwrap().load().unwrap());
    std::fs::remove_file(&path).unwrap();
    let x = some!(60, f32![5, 12]);
    assert_eq!(prepared.run(&x), scores(&net(), &x));
}
