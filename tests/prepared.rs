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

#[cfg(feature = "pjrt")]
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

/// The layout of PyTorch's linear layers: a row of weights for each output.
#[computation(program = Layers, prepared(first, second))]
fn layers(first: &f32![200, 300], second: &f32![48, 200], x: &f32![24, 300]) -> f32![24, 48] {
    dot(
        relu(dot(x, transpose(first, [1, 0]))),
        transpose(second, [1, 0]),
    )
}

/// One row is a dot product with each row of the weights, in another order of additions.
#[computation(program = Row, prepared(w, b))]
fn row(w: &f32![200, 300], b: &f32![200], x: &f32![1, 300]) -> f32![1, 200] {
    dot(x, transpose(w, [1, 0])) + exp(b).along([1])
}

#[test]
fn products_read_weights_by_rows_and_keep_their_bits() {
    let (first, second) = (some!(70, f32![200, 300]), some!(71, f32![48, 200]));
    let prepared = Layers::prepare(&first, &second);
    let x = some!(72, f32![24, 300]);
    let expected = layers(&first, &second, &x);
    assert_eq!(bits(prepared.run(&x).as_slice()), bits(expected.as_slice()));
    let [prepare, run] = parts(Layers::lowered());
    assert_eq!(prepare.matches("transpose").count(), 2, "{prepare}");
    assert!(
        run.contains("[0, 200, 1]") && run.contains("[0, 48, 1]"),
        "{run}"
    );

    let (b, x) = (some!(73, f32![200]), some!(74, f32![1, 300]));
    let expected = row(&first, &b, &x);
    let got = Row::prepare(&first, &b).run(&x);
    assert_eq!(bits(got.as_slice()), bits(expected.as_slice()));
}

#[computation(program = Tall, prepared(w))]
fn tall(w: &f32![32, 64], x: &f32![700, 64]) -> f32![700, 32] {
    dot(x, transpose(w, [1, 0]))
}

#[computation(program = WideFew, prepared(w))]
fn wide_few(w: &f32![900, 130], x: &f32![2, 130]) -> f32![2, 900] {
    dot(x, transpose(w, [1, 0]))
}

#[computation(program = Deep, prepared(w))]
fn deep(w: &f32![33, 5000], x: &f32![7, 5000]) -> f32![7, 33] {
    dot(x, transpose(w, [1, 0]))
}

#[computation(program = Square, prepared(w))]
fn square(w: &f32![128, 128], x: &f32![128, 128]) -> f32![128, 128] {
    dot(x, transpose(w, [1, 0]))
}

#[computation(program = Double, prepared(w))]
fn double(w: &f64![65, 300], x: &f64![20, 300]) -> f64![20, 65] {
    dot(x, transpose(w, [1, 0]))
}

#[computation(program = Half, prepared(w))]
fn half(w: &bf16![65, 300], x: &bf16![20, 300]) -> bf16![20, 65] {
    dot(x, transpose(w, [1, 0]))
}

#[test]
fn products_of_many_sizes_keep_their_bits() {
    macro_rules! same {
        ($($name:ident $program:ident $w:ty, $x:ty;)*) => {$({
            let (w, x) = (some!(80, $w), some!(81, $x));
            let (got, expected) = ($program::prepare(&w).run(&x), $name(&w, &x));
            assert_eq!(bits(got.as_slice()), bits(expected.as_slice()), stringify!($name));
        })*};
    }
    same! {
        tall Tall f32![32, 64], f32![700, 64];
        wide_few WideFew f32![900, 130], f32![2, 130];
        deep Deep f32![33, 5000], f32![7, 5000];
        square Square f32![128, 128], f32![128, 128];
    }
    let (w, x) = (some!(82, f32![65, 300]), some!(83, f32![20, 300]));
    let (w64, x64) = (wider(&w), wider_rows(&x));
    assert_eq!(Double::prepare(&w64).run(&x64), double(&w64, &x64));
    let (w16, x16) = (shorter(&w), shorter_rows(&x));
    assert_eq!(Half::prepare(&w16).run(&x16), half(&w16, &x16));
}

#[computation]
fn wider(x: &f32![65, 300]) -> f64![65, 300] {
    convert(x, f64)
}

#[computation]
fn wider_rows(x: &f32![20, 300]) -> f64![20, 300] {
    convert(x, f64)
}

#[computation]
fn shorter(x: &f32![65, 300]) -> bf16![65, 300] {
    convert(x, bf16)
}

#[computation]
fn shorter_rows(x: &f32![20, 300]) -> bf16![20, 300] {
    convert(x, bf16)
}
