//! Special functions: the errors of values in units of the last place of 1, derivatives, and values at special points.

use typed_xla::element::f16;
use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/special.txt");

/// Returns how often the errors contain the bound, which is a number of units.
#[computation]
fn errors<E: Float>(
    found: &Tensor![E; ..S],
    exact: &Tensor![E; ..S],
    bound: f64,
) -> Tensor![E; ..S] {
    let unit = next_after(1.0 as E, 2.0 as E) - 1.0;
    trunc((found / exact - 1.0) / (bound as E * unit))
}

/// Returns the slopes of a function of each element, and their derivatives.
#[computation]
fn slopes<N: Dim>(f: impl Fn(&f64![N]) -> f64![N], x: &f64![N]) -> (f64![N], f64![N]) {
    jvp(|x| grad(|x| sum(f(x)))(x))(x, ones(f64, [N]))
}

/// Returns the slopes of a function of the elements of two arrays by each, and three second derivatives.
#[computation]
fn slopes_of_two<N: Dim>(
    f: impl Fn(&f64![N], &f64![N]) -> f64![N],
    a: &f64![N],
    b: &f64![N],
) -> (f64![N], f64![N], f64![N], f64![N], f64![N]) {
    let by_a = |a, b| grad(|a| sum(f(a, b)))(a);
    let by_b = |a, b| grad(|b| sum(f(a, b)))(b);
    let one = ones(f64, [N]);
    let (_, aa) = jvp(|a| by_a(a, b))(a, one);
    let (_, ab) = jvp(|b| by_a(a, b))(b, one);
    let (_, bb) = jvp(|b| by_b(a, b))(b, one);
    (by_a(a, b), by_b(a, b), aa, ab, bb)
}

cases! {
    fn entr(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::entr(x), x);
        let short = errors(special::entr(y), short, 2.0);
        (errors(special::entr(x), exact, 2.0), short, slopes, curved, special::entr(at))
    }

    fn logit(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::logit(x), x);
        let short = errors(special::logit(y), short, 2.0);
        (errors(special::logit(x), exact, 2.0), short, slopes, curved, special::logit(at))
    }

    fn ndtr(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::ndtr(x), x);
        let short = errors(special::ndtr(y), short, 30.0);
        (errors(special::ndtr(x), exact, 30.0), short, slopes, curved, special::ndtr(at))
    }

    fn log_ndtr(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::log_ndtr(x), x);
        let short = errors(special::log_ndtr(y), short, 40.0);
        (errors(special::log_ndtr(x), exact, 40.0), short, slopes, curved, special::log_ndtr(at))
    }

    fn ndtri(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::ndtri(x), x);
        let short = errors(special::ndtri(y), short, 4.0);
        (errors(special::ndtri(x), exact, 4.0), short, slopes, curved, special::ndtri(at))
    }

    fn erfcx(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[6]) -> [f64[24], f32[24], f64[24], f64[24], f64[6]] {
        let (slopes, curved) = slopes(|x| special::erfcx(x), x);
        let short = errors(special::erfcx(y), short, 4.0);
        (errors(special::erfcx(x), exact, 4.0), short, slopes, curved, special::erfcx(at))
    }

    fn exp1(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::exp1(x), x);
        let short = errors(special::exp1(y), short, 3.0);
        (errors(special::exp1(x), exact, 3.0), short, slopes, curved, special::exp1(at))
    }

    fn expi(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[5]) -> [f64[24], f32[24], f64[24], f64[24], f64[5]] {
        let (slopes, curved) = slopes(|x| special::expi(x), x);
        let short = errors(special::expi(y), short, 4.0);
        (errors(special::expi(x), exact, 4.0), short, slopes, curved, special::expi(at))
    }

    fn i0(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::i0(x), x);
        let short = errors(special::i0(y), short, 4.0);
        (errors(special::i0(x), exact, 3.0), short, slopes, curved, special::i0(at))
    }

    fn i0e(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::i0e(x), x);
        let short = errors(special::i0e(y), short, 4.0);
        (errors(special::i0e(x), exact, 3.0), short, slopes, curved, special::i0e(at))
    }

    fn i1(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::i1(x), x);
        let short = errors(special::i1(y), short, 4.0);
        (errors(special::i1(x), exact, 4.0), short, slopes, curved, special::i1(at))
    }

    fn i1e(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::i1e(x), x);
        let short = errors(special::i1e(y), short, 5.0);
        (errors(special::i1e(x), exact, 3.0), short, slopes, curved, special::i1e(at))
    }

    fn gamma(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[9]) -> [f64[24], f32[24], f64[24], f64[24], f64[9]] {
        let (slopes, curved) = slopes(|x| special::gamma(x), x);
        let short = errors(special::gamma(y), short, 8.0);
        (errors(special::gamma(x), exact, 6.0), short, slopes, curved, special::gamma(at))
    }

    fn factorial(x: f64[24], exact: f64[24], y: f32[24], short: f32[24], at: f64[4]) -> [f64[24], f32[24], f64[24], f64[24], f64[4]] {
        let (slopes, curved) = slopes(|x| special::factorial(x), x);
        let short = errors(special::factorial(y), short, 6.0);
        (errors(special::factorial(x), exact, 6.0), short, slopes, curved, special::factorial(at))
    }

    fn xlogy(a: f64[20], b: f64[20], exact: f64[20], p: f64[5], q: f64[5]) -> [f64[20], f32[20], f64[20], f64[20], f64[20], f64[20], f64[20], f64[5]] {
        let (da, db, aa, ab, bb) = slopes_of_two(|a, b| special::xlogy(a, b), a, b);
        let short = errors(special::xlogy(a as f32, b as f32), exact as f32, 2.0);
        (errors(special::xlogy(a, b), exact, 2.0), short, da, db, aa, ab, bb, special::xlogy(p, q))
    }

    fn xlog1py(a: f64[20], b: f64[20], exact: f64[20], p: f64[5], q: f64[5]) -> [f64[20], f32[20], f64[20], f64[20], f64[20], f64[20], f64[20], f64[5]] {
        let (da, db, aa, ab, bb) = slopes_of_two(|a, b| special::xlog1py(a, b), a, b);
        let short = errors(special::xlog1py(a as f32, b as f32), exact as f32, 2.0);
        (errors(special::xlog1py(a, b), exact, 2.0), short, da, db, aa, ab, bb, special::xlog1py(p, q))
    }

    fn rel_entr(a: f64[20], b: f64[20], exact: f64[20], p: f64[6], q: f64[6]) -> [f64[20], f32[20], f64[20], f64[20], f64[20], f64[20], f64[20], f64[6]] {
        let (da, db, aa, ab, bb) = slopes_of_two(|a, b| special::rel_entr(a, b), a, b);
        let short = errors(special::rel_entr(a as f32, b as f32), exact as f32, 2.0);
        (errors(special::rel_entr(a, b), exact, 2.0), short, da, db, aa, ab, bb, special::rel_entr(p, q))
    }

    fn kl_div(a: f64[20], b: f64[20], exact: f64[20], p: f64[6], q: f64[6]) -> [f64[20], f32[20], f64[20], f64[20], f64[20], f64[20], f64[20], f64[6]] {
        let (da, db, aa, ab, bb) = slopes_of_two(|a, b| special::kl_div(a, b), a, b);
        let short = errors(special::kl_div(a as f32, b as f32), exact as f32, 6.0);
        (errors(special::kl_div(a, b), exact, 3.0), short, da, db, aa, ab, bb, special::kl_div(p, q))
    }

    fn beta(a: f64[20], b: f64[20], exact: f64[20], p: f64[5], q: f64[5]) -> [f64[20], f32[20], f64[20], f64[20], f64[20], f64[20], f64[20], f64[5]] {
        let (da, db, aa, ab, bb) = slopes_of_two(|a, b| special::beta(a, b), a, b);
        let short = errors(special::beta(a as f32, b as f32), exact as f32, 100.0);
        (errors(special::beta(a, b), exact, 100.0), short, da, db, aa, ab, bb, special::beta(p, q))
    }

    fn betaln(a: f64[20], b: f64[20], exact: f64[20], p: f64[5], q: f64[5]) -> [f64[20], f32[20], f64[20], f64[20], f64[20], f64[20], f64[20], f64[5]] {
        let (da, db, aa, ab, bb) = slopes_of_two(|a, b| special::betaln(a, b), a, b);
        let short = errors(special::betaln(a as f32, b as f32), exact as f32, 40.0);
        (errors(special::betaln(a, b), exact, 20.0), short, da, db, aa, ab, bb, special::betaln(p, q))
    }

    fn gammainc(a: f64[22], b: f64[22], exact: f64[22], p: f64[11], q: f64[11]) -> [f64[22], f32[22], f64[22], f64[22], f64[22], f64[22], f64[22], f64[11]] {
        let (da, db, aa, ab, bb) = slopes_of_two(|a, b| special::gammainc(a, b), a, b);
        let short = errors(special::gammainc(a as f32, b as f32), exact as f32, 60.0);
        (errors(special::gammainc(a, b), exact, 60.0), short, da, db, aa, ab, bb, special::gammainc(p, q))
    }

    fn gammaincc(a: f64[22], b: f64[22], exact: f64[22], p: f64[11], q: f64[11]) -> [f64[22], f32[22], f64[22], f64[22], f64[22], f64[22], f64[22], f64[11]] {
        let (da, db, aa, ab, bb) = slopes_of_two(|a, b| special::gammaincc(a, b), a, b);
        let short = errors(special::gammaincc(a as f32, b as f32), exact as f32, 60.0);
        (errors(special::gammaincc(a, b), exact, 60.0), short, da, db, aa, ab, bb, special::gammaincc(p, q))
    }

    fn betainc_of_three(a: f64[20], b: f64[20], x: f64[20], exact: f64[20], p: f64[13], q: f64[13], y: f64[13]) -> [f64[20], f32[20], f64[20], f64[20], f64[20], f64[20], f64[20], f64[20], f64[13]] {
        let by_all = |a, b, x| grad(|a, b, x| sum(special::betainc(a, b, x)), argnums = [0, 1, 2])(a, b, x);
        let (da, db, dx) = by_all(a, b, x);
        let one = ones_like(x);
        let (_, by_a) = jvp(|a| by_all(a, b, x))(a, one);
        let (_, by_x) = jvp(|x| by_all(a, b, x))(x, one);
        let short = errors(special::betainc(a as f32, b as f32, x as f32), exact as f32, 200.0);
        let found = errors(special::betainc(a, b, x), exact, 60.0);
        (found, short, da, db, dx, by_a.0, by_x.0, by_x.2, special::betainc(p, q, y))
    }

    fn multigammaln(a: f64[4], low: f64[4]) -> [f64[4], f64[4]] {
        (special::multigammaln(a, 3), grad(|x| sum(special::multigammaln(x, 3)))(low + 1.0))
    }

    fn gammasgn(x: f64[9]) -> [f64[9]] {
        special::gammasgn(x)
    }
}

/// Slopes at points where a value is infinite are the limits of the slopes beside.
#[test]
fn slopes_at_infinite_values() {
    #[computation]
    fn found(zeros: &f64![2]) -> (f64![2], f64) {
        let lowest = grad(|x| special::log_ndtr(x))(f64::NEG_INFINITY);
        (grad(|x| sum(special::gamma(x)))(zeros), lowest)
    }

    let (gamma, lowest) = found(&tensor![0.0, -0.0]);
    assert_eq!(gamma, tensor![f64::NEG_INFINITY, f64::NEG_INFINITY]);
    assert_eq!(lowest, f64::INFINITY);
}

/// Half precision is computed in `f32`; arguments are scalars or arrays, and sizes generic.
#[test]
fn types_and_sizes() {
    #[computation]
    fn halves(x: &f16![2]) -> (f16![2], f16![2]) {
        (special::gamma(x), special::gammainc(x, 3.0 as f16))
    }

    #[computation]
    fn generic<N: Dim>(a: f32, x: &f32![N]) -> f32![N] {
        special::gammainc(a, x) + special::betainc(a, 1.0f32, x)
    }

    let (gamma, below) = halves(&tensor![f16::from_f32(5.0), f16::from_f32(0.5)]);
    assert_eq!((gamma[0].to_f32(), gamma[1].to_f32()), (24.0, 1.772_460_9));
    assert_eq!(
        (below[0].to_f32(), below[1].to_f32()),
        (0.184_692_38, 0.985_839_84)
    );
    assert_eq!(generic(1.0, &Tensor::<f32, _>::from([0.0f32; 0])).len(), 0);
    assert_eq!(generic(1.0, &tensor![0.0]), tensor![0.0]);
}

/// A value is computed without the rules of derivatives, and a derivative of any order with them, also where another
/// computation or the rule of one computes the value.
#[test]
fn derivatives_through_computations() {
    #[computation]
    fn below(a: f64, x: f64) -> f64 {
        special::gammainc(a, x)
    }

    #[computation]
    fn rule(x: f64, dx: f64) -> (f64, f64) {
        (below(2.5, x), dx * grad(|x| below(2.5, x))(x))
    }

    #[computation(jvp = rule)]
    fn ruled(x: f64) -> f64 {
        special::gammainc(2.5, x)
    }

    // Of x^a exp(-x) / gamma(a + 1) and further terms: only a rule knows the slope by `a`.
    #[computation]
    fn orders(a: f64, x: f64) -> ([f64; 3], [f64; 3], [f64; 3]) {
        let first = grad(|x| below(a, x))(x);
        let second = grad(|x| grad(|x| below(a, x))(x))(x);
        let by_a = grad(|a| below(a, x))(a);
        let direct = grad(|x| special::gammainc(a, x))(x);
        let direct_second = grad(|x| grad(|x| special::gammainc(a, x))(x))(x);
        let direct_by_a = grad(|a| special::gammainc(a, x))(a);
        let of_rule = grad(|x| ruled(x))(x);
        let second_of_rule = hessian(|x| ruled(x))(x);
        (
            [first, second, by_a],
            [direct, direct_second, direct_by_a],
            [of_rule, second_of_rule, 0.0],
        )
    }

    let (through, direct, of_rule) = orders(2.5, 1.75);
    assert_eq!(through, direct);
    assert_eq!(of_rule[..2], direct[..2]);
    // The density x^(a - 1) exp(-x) / gamma(a), and its derivative.
    let density = 1.75f64.powf(1.5) * (-1.75f64).exp() / 1.329_340_388_179_137;
    let slope = density * (1.5 / 1.75 - 1.0);
    for (found, exact) in through.iter().zip([density, slope]) {
        assert!((found - exact).abs() < 1e-14, "{found} for {exact}");
    }
}
