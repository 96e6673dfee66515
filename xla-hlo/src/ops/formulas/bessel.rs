//! The modified Bessel function of the first kind of order 1, times `exp(-|x|)`, and its slope.
//!
//! Both are sums of Chebyshev polynomials: of `x / 4 - 1` up to 8, of `16 / x - 1` above. The coefficients interpolate
//! the functions at Chebyshev's points, with 60 digits, times powers of `x + 3` and of `x` that make them nearly
//! constant, so that no terms cancel.

use crate::ElementType;
use crate::graph::Term;

/// The number at which the second sum begins.
const LIMIT: f64 = 8.0;

/// The coefficients of both sums, and how many of them are enough for `f32`.
struct Sums {
    near: (&'static [f64], usize),
    far: (&'static [f64], usize),
}

impl Sums {
    /// Returns a number of at most 8 and one of at least 8, each with its sum: one of the two is `a`, the other 8.
    fn at<'s>(&self, a: Term<'s>) -> [(Term<'s>, Term<'s>); 2] {
        let terms = |(all, single): (&'static [f64], usize)| match a.element() {
            ElementType::F64 => all,
            _ => &all[..single],
        };
        // Each sum is evaluated in its own range only: outside of it, its derivative overflows, and infinity times 0 is NaN.
        let limit = a.number(LIMIT);
        let is_near = a.at_most(limit);
        let (below, above) = (is_near.select(a, limit), is_near.select(limit, a));
        let near = (below * (2.0 / LIMIT) - 1.0).chebyshev(terms(self.near));
        let far = (2.0 * LIMIT / above - 1.0).chebyshev(terms(self.far));
        [(below, near), (above, far)]
    }
}

/// Returns `exp(-|x|) I1(x)`.
pub(super) fn i1e(x: Term<'_>) -> Term<'_> {
    let a = x.abs();
    let [(_, near), (_, far)] = ONE.at(a);
    let shifted = a + SHIFT;
    let near = near * a / (shifted * shifted.sqrt());
    let size = a.at_most(LIMIT).select(near, far * a.rsqrt());
    let size = a.equal(f64::INFINITY).select(a.number(0.0), size);
    size.signed_like(x)
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

/// The slope of `exp(-x) I1(x)` times `(x + 3)^(3 / 2)` up to 8, and times `x^(3 / 2)` above.
const SLOPE: Sums = Sums {
    near: (
        &[
            0.20155960637721226,
            -0.8914065582484177,
            0.6979112821648359,
            -0.435335136052555,
            0.22529730661216635,
            -0.09806315885144036,
            0.035749464945150196,
            -0.01058931318979647,
            0.002289597665764355,
            -0.00017737215412225434,
            -0.00014191193470258455,
            9.935678055580802e-05,
            -4.2073860018195095e-05,
            1.4086734963849665e-05,
            -3.975833559752674e-06,
            9.586837081797146e-07,
            -1.9281263629557307e-07,
            2.8951815672959224e-08,
            -1.387232216204997e-09,
            -1.143311407328143e-09,
            6.17209755293167e-10,
            -2.1956507256709964e-10,
            6.625861666497148e-11,
            -1.8286171955849053e-11,
            4.788973459639667e-12,
            -1.2183167576645353e-12,
            3.061604454194946e-13,
            -7.693334308906139e-14,
            1.949260144178674e-14,
            -5.003831719399604e-15,
            1.3038982594479323e-15,
            -3.4485717723289353e-16,
            9.24565596221047e-17,
            -2.5083945518961484e-17,
        ],
        18,
    ),
    far: (
        &[
            -0.18464897258927965,
            0.015109623584900027,
            0.0003020939397138879,
            1.591518078513435e-05,
            1.4469212708078582e-06,
            1.979988656562358e-07,
            3.217348695450893e-08,
            3.6101811953136095e-09,
            -7.244385872601189e-10,
            -6.092544267535984e-10,
            -1.6606191571929604e-10,
            3.633162078693095e-12,
            1.876455579370183e-11,
            4.6619271845291975e-12,
            -1.134574964219579e-12,
            -8.197947289983823e-13,
            3.94776684596666e-15,
            1.1294468638888128e-13,
            1.3286424049794948e-14,
            -1.537996502195081e-14,
            -3.1518439702453973e-15,
            2.2635926609201487e-15,
            5.737289334663504e-16,
            -3.732669371746418e-16,
            -9.287328827766721e-17,
        ],
        8,
    ),
};

/// Returns the slope of [`i1e`], by its own sums: in `exp(-|x|) (I0(x) - I1(|x|) / |x| - I1(|x|))`, terms cancel.
pub(crate) fn i1e_slope(x: Term<'_>) -> Term<'_> {
    let a = x.abs();
    let [(below, near), (above, far)] = SLOPE.at(a);
    let shifted = below + SHIFT;
    let near = near / (shifted * shifted.sqrt());
    let far = far / above * above.rsqrt();
    let slope = a.at_most(LIMIT).select(near, far);
    // `|x|` has a kink, at which JAX takes the slope for constant.
    x.equal(0.0).select(x.number(0.5), slope)
}
