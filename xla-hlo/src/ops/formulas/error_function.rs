//! The complement and the inverse of the error function.

use std::f64::consts::PI;

use crate::ElementType;
use crate::graph::Term;

/// The coefficients of the Chebyshev polynomials of `(x - 3.75) / (x + 3.75)` whose sum is `(1 + 2 x) exp(x^2) erfc(x)`
/// for `x` of 0 or more (Shepherd and Laframboise, "Chebyshev approximation of (1 + 2x) exp(x^2) erfc x", 1981); the first
/// 13 are enough for `f32`.
#[allow(clippy::excessive_precision)]
const COMPLEMENT: [f64; 23] = [
    1.177578934567402,
    -0.00459005458064645,
    -0.0842491333665177,
    0.05920993999819182,
    -0.026658668435305642,
    0.009074997670705097,
    -0.002413163540417689,
    0.0004907758365258584,
    -6.916973302555101e-05,
    4.1390279860266885e-06,
    7.740383054603557e-07,
    -2.188640105013796e-07,
    1.0764998412667975e-08,
    4.521959709359601e-09,
    -7.754408007533903e-10,
    -6.31809907580544e-11,
    2.868650349246014e-11,
    1.9453257725152727e-13,
    -9.665553098059357e-13,
    3.244094252507084e-14,
    3.3013421550627057e-14,
    -1.970680138706405e-15,
    -2.1473660226847046e-15,
];

/// A number above which `exp(-x^2)` is 0 in both element types.
const FAR: f64 = 30.0;

/// Returns `exp(-x^2)`. The error of the square is not worth the time that [`accurate_gaussian`] would take in the
/// gradient of `gelu`.
pub(super) fn gaussian(x: Term<'_>) -> Term<'_> {
    (-(x * x)).exp()
}

/// Returns `exp(-a^2)` for `a` of 0 or more, accurate if the square is large: `exp(-h^2) exp((h - a) (h + a))`, where
/// the square of the upper half `h` of the bits of `a` is exact.
fn accurate_gaussian(a: Term<'_>) -> Term<'_> {
    let split = match a.element() {
        ElementType::F64 => 2.0_f64.powi(32),
        _ => 2.0_f64.powi(15),
    };
    let upper = (a + split) - split;
    let rest = (upper - a) * (upper + a);
    let exp = (-(upper * upper)).exp();
    exp * rest.polynomial(&[1.0, 1.0, 1.0 / 2.0, 1.0 / 6.0, 1.0 / 24.0])
}

/// Returns `exp(a^2) erfc(a)` for `a` of 0 or more.
fn scaled(a: Term<'_>) -> Term<'_> {
    let terms = match a.element() {
        ElementType::F64 => COMPLEMENT.len(),
        _ => 13,
    };
    let t = (a - 3.75) / (a + 3.75);
    t.chebyshev(&COMPLEMENT[..terms]) / (a + a + 1.0)
}

/// Returns 1 minus the error function, accurate if the result is small.
pub(super) fn erfc(x: Term<'_>) -> Term<'_> {
    let a = x.abs();
    let right = scaled(a) * accurate_gaussian(a);
    let is_left = x.less(0.0);
    let value = is_left.select(2.0 - right, right);
    // The quotient of infinite numbers is not a number.
    let far = is_left.select(x.number(2.0), x.number(0.0));
    let value = a.greater(FAR).select(far, value);
    // Near 0 the difference is exact.
    a.less(0.5).select(1.0 - x.erf(), value)
}

/// Returns the slope of `erf_inv` at `x`, whose value is `y`: `exp(y^2) sqrt(pi) / 2`. If the square is large, its
/// power multiplies the error of `y`: then it is `exp(y^2) erfc(|y|) / (1 - |x|)`.
pub(super) fn erf_inv_slope<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    let a = y.abs().min(FAR);
    let power = scaled(a) / (1.0 - x.abs());
    let power = a.less(0.5).select((a * a).exp(), power);
    power * (PI.sqrt() / 2.0)
}

/// An interval, and the coefficients of a polynomial of numbers from -1 to 1 in place of it.
type Part = ([f64; 2], &'static [f64]);

/// The quotient `erf_inv(x) / x` by `w = -log(1 - x^2)`, up to 5, and by `sqrt(w)` above, with relative errors below
/// 3e-8: interpolation at Chebyshev's points.
const SINGLE: (Part, &[Part]) = (
    (
        [0.0, 5.0],
        &[
            1.501409360450329,
            0.6166006976365915,
            -0.02610870547001968,
            -0.019573849871456703,
            0.008529272899990876,
            -0.00048558786029831555,
            -0.0008456995282308036,
            0.00028572469974080887,
            3.560786010087296e-05,
            -3.407259357545556e-05,
        ],
    ),
    &[(
        [2.236_067_977_499_79, 4.2],
        &[
            3.0517570455246177,
            0.9867813386871815,
            0.005544046496045073,
            -0.0038705465075709027,
            0.002557299051726157,
            -0.0017145321892117725,
            0.0009965938694722987,
            -0.0003195207413787302,
            -8.537282985059237e-05,
            8.00689162315411e-05,
        ],
    )],
);

/// As [`SINGLE`], with relative errors below 1e-15.
const DOUBLE: (Part, &[Part]) = (
    (
        [0.0, 6.25],
        &[
            1.6536545626831027,
            0.7504943200799679,
            -0.058922567103779404,
            -0.022604447453825078,
            0.017808361818432112,
            -0.00413731436767485,
            -0.001271692271958298,
            0.0012324854519911068,
            -0.00026439362645934515,
            -0.0001168880630842072,
            9.336711350835166e-05,
            -1.5030870369108395e-05,
            -1.125619146677325e-05,
            7.1383125443102916e-06,
            -6.866552594632471e-07,
            -1.0734591410364882e-06,
            5.444465821755199e-07,
            5.601549819901144e-09,
            -1.0426210588989032e-07,
            2.8085454480599277e-08,
            8.699377880241274e-09,
            -4.138396507936207e-09,
            -1.8199034168726056e-11,
        ],
    ),
    &[
        (
            [2.5, 3.9],
            &[
                3.0336365744092326,
                0.7032847093082744,
                0.00292685306232056,
                -0.0014728986054244162,
                0.0007084919521671176,
                -0.00033496560387201517,
                0.0001268790161734851,
                -2.946388042868685e-05,
                -7.071654485241148e-07,
                3.775519125389528e-06,
                -1.5125008921053573e-06,
                1.9511565929360446e-07,
                8.126042392290909e-08,
                -4.8773578589305235e-08,
                9.46867534317681e-09,
                1.2430125525088643e-09,
                -1.1548738965540077e-09,
                2.1421903514211317e-10,
            ],
        ),
        (
            [3.9, 6.1],
            &[
                4.8499064014085835,
                1.1113305113509997,
                -0.00016785037509723072,
                -0.0002862050894964277,
                0.00011126468285488699,
                -3.169768816133936e-05,
                8.018217195738456e-06,
                -1.935137761189016e-06,
                4.907944449394362e-07,
                -1.5927119216653304e-07,
                7.584535796990741e-08,
                -4.358516442033119e-08,
                2.3567899088255788e-08,
                -1.1896735479042991e-08,
                5.962675617594495e-09,
                -1.8921193058284387e-09,
                -1.9302767539346047e-10,
                2.3575093102574175e-10,
            ],
        ),
    ],
);

/// Returns the number whose error function is `x`.
pub(super) fn erf_inv(x: Term<'_>) -> Term<'_> {
    let (near, far) = match x.element() {
        ElementType::F64 => DOUBLE,
        _ => SINGLE,
    };
    // `1 - x^2` as a product does not cancel near 1.
    let w = -(((1.0 - x) * (1.0 + x)).log());
    let root = w.sqrt();
    let mut quotient = within(w, near);
    let mut is_below = w.less(near.0[1]);
    for &part in far {
        let value = within(root, part);
        quotient = is_below.select(quotient, value);
        is_below = root.less(part.0[1]);
    }
    // At the ends the logarithm is infinite, and the polynomials have no value.
    let is_end = x.abs().equal(1.0);
    is_end.select(x * f64::INFINITY, x * quotient)
}

/// Returns the value of a polynomial at a number of its interval.
fn within<'s>(x: Term<'s>, ([low, high], coefficients): Part) -> Term<'s> {
    let (middle, half) = ((low + high) / 2.0, (high - low) / 2.0);
    ((x - middle) / half).polynomial(coefficients)
}
