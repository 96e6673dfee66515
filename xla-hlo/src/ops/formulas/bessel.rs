//! The modified Bessel functions of the first kind, times `exp(-|x|)`.
//!
//! Both are sums of Chebyshev polynomials: of `x / 4 - 1` up to 8, of `16 / x - 1` above. The coefficients interpolate at
//! Chebyshev's points, with 60 digits, the functions times what makes them nearly constant, so that no terms cancel: powers of
//! `x + 3`, and of `x`.

use super::term::Term;
use crate::ElementType;
use crate::ops::elementwise as e;

/// Where the second sum begins.
const LIMIT: f64 = 8.0;

/// The coefficients of both sums, and how many of them are enough for `f32`.
struct Sums {
    near: (&'static [f64], usize),
    far: (&'static [f64], usize),
}

impl Sums {
    /// Returns the sum up to 8, and the sum above.
    fn at<'s>(&self, a: Term<'s>) -> (Term<'s>, Term<'s>) {
        let terms = |(all, single): (&'static [f64], usize)| match a.element() {
            ElementType::F64 => all,
            _ => &all[..single],
        };
        // Each sum is evaluated in its own range only: outside of it, its derivative overflows, and infinity times 0 is NaN.
        let limit = a.number(LIMIT);
        let (below, above) = (a.with(&e::min, limit), a.with(&e::max, limit));
        let near = (below * (2.0 / LIMIT) - 1.0).chebyshev(terms(self.near));
        let far = (2.0 * LIMIT / above - 1.0).chebyshev(terms(self.far));
        (near, far)
    }
}

/// `exp(-|x|) I1(x)`.
pub(super) fn i1e(x: Term<'_>) -> Term<'_> {
    let a = x.abs();
    let (near, far) = ONE.at(a);
    let shifted = a + SHIFT;
    let near = near * a / (shifted * shifted.sqrt());
    let size = a.is("LE", LIMIT).choose(near, far * a.rsqrt());
    let size = a.is("EQ", f64::INFINITY).choose(a.number(0.0), size);
    size.signed_like(x)
}

/// `exp(-|x|) I0(x)`.
pub(crate) fn i0e(x: Term<'_>) -> Term<'_> {
    let a = x.abs();
    let (near, far) = ZERO.at(a);
    let near = near * (a + SHIFT).rsqrt();
    a.is("LE", LIMIT).choose(near, far * a.rsqrt())
}

/// The number that is added to `x` up to 8. A smaller one would need more terms, since the root is singular at its negation.
const SHIFT: f64 = 3.0;

/// `exp(-x) I1(x) / x * (x + 3)^(3 / 2)` up to 8, and `exp(-x) I1(x) sqrt(x)` above.
const ONE: Sums = Sums {
    near: (
        &[
            1.160582220771378,
            -0.81846515486596,
            0.3851049821132064,
            -0.1581541533136134,
            0.055893745200883735,
            -0.01640410621508473,
            0.003601395500442421,
            -0.0003217113132824621,
            -0.00020167201990934952,
            0.0001511603248888762,
            -6.645916814343191e-05,
            2.3059165339316112e-05,
            -6.766450253156174e-06,
            1.7091883639251998e-06,
            -3.6646044168826453e-07,
            6.205775645484202e-08,
            -5.755918481745012e-09,
            -1.2065517942071746e-09,
            9.242730545625409e-10,
            -3.6097687242225283e-10,
            1.1439335343630784e-10,
            -3.257011610893793e-11,
            8.708883508929452e-12,
            -2.2450290770501563e-12,
            5.682626638055239e-13,
            -1.4315655033406873e-13,
            3.6240467285548415e-14,
            -9.275801695199047e-15,
            2.4077038570710002e-15,
            -6.342296420916101e-16,
            1.6940771410091094e-16,
            -4.581454450879514e-17,
            1.2523397201091768e-17,
        ],
        17,
    ),
    far: (
        &[
            0.38928811750914005,
            -0.009761097491361469,
            -0.00011058893876262371,
            -3.882564808877691e-06,
            -2.512236237870209e-07,
            -2.6314688468895196e-08,
            -3.835380385964237e-09,
            -5.589743462196584e-10,
            -1.8974958123505413e-11,
            3.2526035830154884e-11,
            1.4125807436613782e-11,
            2.0356285441470896e-12,
            -7.198551776245908e-13,
            -4.0835511110921974e-13,
            -2.1015418427726643e-14,
            4.272440016711951e-14,
            1.0420276984128802e-14,
            -3.8144030724370075e-15,
            -1.8803547755107825e-15,
            3.3082023109209285e-16,
            2.96262899764595e-16,
            -3.209525921993424e-17,
            -4.6503053684893586e-17,
        ],
        7,
    ),
};

/// `exp(-x) I0(x) sqrt(x + 3)` up to 8, and `exp(-x) I0(x) sqrt(x)` above.
const ZERO: Sums = Sums {
    near: (
        &[
            0.7505065064955116,
            -0.4430025724831996,
            0.26389924806702875,
            -0.14554600756554056,
            0.07345755441614238,
            -0.033730676111363364,
            0.014053107711523547,
            -0.0053027971836550935,
            0.001807471033697961,
            -0.0005532836395725526,
            0.00015010525191425496,
            -3.4969139609019525e-05,
            6.387421946919585e-06,
            -5.7153914394569e-07,
            -2.036072462162764e-07,
            1.5134274198570063e-07,
            -6.38224656767231e-08,
            2.209097819131599e-08,
            -6.8680750691036575e-09,
            1.9968224122212413e-09,
            -5.562348503915413e-10,
            1.510408368553157e-10,
            -4.0513668212721e-11,
            1.0843373808029089e-11,
            -2.916652613195752e-12,
            7.918681001054617e-13,
            -2.1743236074973107e-13,
            6.03942014129476e-14,
            -1.6955348835494423e-14,
            4.805048537563091e-15,
            -1.372699439733313e-15,
            3.948237298793427e-16,
            -1.1421745343081827e-16,
            3.320489888372045e-17,
            -9.69450902475448e-18,
        ],
        19,
    ),
    far: (
        &[
            0.4022452055070544,
            0.0033691164782556943,
            6.889758346916825e-05,
            2.8913705208347567e-06,
            2.0489185894690638e-07,
            2.266668990498178e-08,
            3.3962320257083865e-09,
            4.94060238822497e-10,
            1.1889147107846439e-11,
            -3.1499165279632416e-11,
            -1.3215811840447713e-11,
            -1.7941785315068062e-12,
            7.180124451383666e-13,
            3.8527783827421426e-13,
            1.54008621752141e-14,
            -4.150569347287222e-14,
            -9.554846698828307e-15,
            3.8116806693526224e-15,
            1.7725601330565263e-15,
            -3.425485619677219e-16,
            -2.8276239805165836e-16,
            3.461222867697461e-17,
            4.46562142029676e-17,
        ],
        7,
    ),
};

/// Returns the slope of [`i1e`] at `x`, where it is `y`.
pub(crate) fn i1e_slope<'s>(x: Term<'s>, y: Term<'s>) -> Term<'s> {
    let is_zero = x.is("EQ", 0.0);
    // The derivative of the slope, too, is then finite there.
    let safe = is_zero.choose(x.number(1.0), x);
    let slope = i0e(safe) - y * (safe.sign() + 1.0 / safe);
    is_zero.choose(x.number(0.5), slope)
}
