//! The zeta function of Hurwitz, and the derivatives of `digamma`, which are multiples of it.

use super::gamma;
use crate::graph::Term;

/// The terms that are added before the formula of Euler and Maclaurin.
const TERMS: usize = 10;

/// The sum of `(q + k)^-s` for `k` of 0 or more, as XLA defines it: at poles infinite for even `s`, else NaN, and NaN for
/// infinite `q`.
pub(super) fn zeta<'s>(s: Term<'s>, q: Term<'s>) -> Term<'s> {
    let infinite = s.number(f64::INFINITY);
    let nan = s.number(f64::NAN);
    let is_left = q.at_most(0.0);
    let is_defined = is_left.select(s.equal(s.floor()), q.less(f64::INFINITY));
    let is_defined = is_defined & s.at_least(1.0);
    let value = is_defined.select(sum(s, q, s.number(1.0)), nan);
    let is_pole = is_left & q.equal(q.floor());
    let at_pole = is_even(s).select(infinite, nan);
    let value = is_pole.select(at_pole, value);
    s.equal(1.0).select(infinite, value)
}

/// `digamma` for `n = 0`, and its derivative number `n`: `(-1)^(n + 1) n! zeta(n + 1, x)`.
pub(super) fn polygamma<'s>(n: Term<'s>, x: Term<'s>) -> Term<'s> {
    let next = n + 1.0;
    // The root number `n + 1` of n!, as the unit of the terms: n! would overflow where the terms underflow.
    let unit = (gamma::lgamma(next) / next).exp();
    let size = sum(next, x, unit);
    // At 0 and below, whole numbers are poles: of one sign on both sides for odd `n`.
    let is_pole = x.at_most(0.0) & x.equal(x.floor());
    let at_pole = is_even(next).select(x.number(f64::INFINITY), x.number(f64::NAN));
    let size = is_pole.select(at_pole, size);
    let value = is_even(n).select(-size, size);
    let value = n.equal(0.0).select(gamma::digamma(x), value);
    let is_order = n.at_least(0.0) & n.equal(n.floor());
    let is_order = is_order & n.less(f64::INFINITY);
    is_order.select(value, n.number(f64::NAN))
}

/// The sum of `((q + k) / unit)^-s` for `k` of 0 or more, for whole numbers `s` left of 0.
///
/// There, with `d` the distance from `q` to the whole number above it, the terms at `1 - d`, `2 - d`, .. are the terms
/// of the sum at `1 - d`, and the terms at `-d`, `-d - 1`, .., `q` are the sum at `d` without the sum at `1 - q`, with
/// the sign of `(-1)^s`.
fn sum<'s>(s: Term<'s>, q: Term<'s>, unit: Term<'s>) -> Term<'s> {
    let is_left = q.less(0.0);
    let distance = -q - (-q).floor();
    let right = right_sum(s, is_left.select(1.0 - distance, q), unit);
    let left = right_sum(s, distance, unit);
    let beyond = right_sum(s, 1.0 - q, unit);
    // Where the sum at `1 - q` overflows, the greater one at `d` does too.
    let beyond = beyond.equal(f64::INFINITY).select(q.number(0.0), beyond);
    let even = right + (left - beyond);
    // Both sums may overflow: the one that is closer to its pole is greater.
    let is_both = right.equal(f64::INFINITY);
    let is_both = is_both & left.equal(f64::INFINITY);
    let closer = (distance - 0.5) * q.largest() * q.largest();
    let difference = is_both.select(closer, right - left);
    let odd = difference + beyond;
    is_left.select(is_even(s).select(even, odd), right)
}

/// The sum of `((q + k) / unit)^-s` for `k` of 0 or more, with a `q` of 0 or more: the first terms, and the rest by the
/// formula of Euler and Maclaurin.
fn right_sum<'s>(s: Term<'s>, q: Term<'s>, unit: Term<'s>) -> Term<'s> {
    let mut sum = (q / unit).pow(-s);
    for k in 1..TERMS {
        sum = sum + ((q + k as f64) / unit).pow(-s);
    }
    // The integral w^(1 - s) / (s - 1), half of the next term w^-s, and w^-s times the corrections
    // s (s + 1) .. / w^(2j - 1). The power 1 - s underflows later than -s.
    let w = q + TERMS as f64;
    let power = (w / unit).pow(1.0 - s) * unit;
    let mut factor = s / w;
    let mut corrections = factor * (gamma::BERNOULLI[0] / 2.0);
    let mut factorial = 2.0;
    for (j, bernoulli) in gamma::BERNOULLI.iter().enumerate().skip(1) {
        let n = 2.0 * j as f64;
        factor = factor * ((s + (n - 1.0)) / w) * ((s + n) / w);
        factorial *= (n + 1.0) * (n + 2.0);
        corrections = corrections + factor * (bernoulli / factorial);
    }
    let rest = power * (1.0 / (s - 1.0) + (0.5 + corrections) / w);
    // Corrections of a rest that is nothing beside the sum may be infinite.
    let is_small = power.at_most(sum * 1e-18);
    is_small.select(sum, sum + rest)
}

/// Whether a number is a multiple of 2; an infinite one is not, as the difference is NaN.
fn is_even(n: Term<'_>) -> Term<'_> {
    let half = n * 0.5;
    (half - half.floor()).equal(0.0)
}
