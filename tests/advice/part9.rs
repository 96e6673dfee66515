//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part9.txt");

cases! {
    // `dynamic_update_index_in_dim`: x[i] = update;
    fn dynamic_update_index_in_dim(x: f32[4, 3], update: f32[3], i: i32[]) -> [f32[4, 3], f32[4, 3], f32[3]] {
        let value = |x, update| { let mut x = x; x[i] = update; x };
        let slopes = grad(|x, update| sum(value(x, update)), argnums = [0, 1])(x, update);
        (value(x, update), slopes.0, slopes.1)
    }

    // `wald`: select(u <= 1.0 / (1.0 + x), x, 1.0 / x)
    fn wald(u: f32[3], x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| select(u <= 1.0 / (1.0 + x), x, 1.0 / x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `ball`: x * (pow(u, 1.0 / d) / sqrt(sum(square(x), 1))).along([0])
    fn ball(x: f32[2, 3], u: f32[2]) -> [f32[2, 3], f32[2, 3], f32[2]] {
        let value = |x, u| x * (pow(u, 1.0 / 3.0) / sqrt(sum(square(x), 1))).along([0]);
        let slopes = grad(|x, u| sum(value(x, u)), argnums = [0, 1])(x, u);
        (value(x, u), slopes.0, slopes.1)
    }

    // `random.triangular`: low + (high - low) * select(u < c, sqrt(u * c), 1.0 - sqrt((1.0 - u) * (1.0 - c)))
    fn random_triangular(u: f32[4]) -> [f32[4], f32[4]] {
        let value = |u| { let (low, high, c) = (1.0, 3.0, 0.3); low + (high - low) * select(u < c, sqrt(u * c), 1.0 - sqrt((1.0 - u) * (1.0 - c))) };
        let slopes = grad(|u| sum(value(u)))(u);
        (value(u), slopes)
    }

    // `mapv`: map(f, x)
    fn mapv(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| map(|a| sin(a) * a, x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `tensordot`: einsum("ij,jk->ik", a, b)
    fn tensordot(a: f32[2, 3], b: f32[3, 2]) -> [f32[2, 2], f32[2, 3], f32[3, 2]] {
        let value = |a, b| einsum("ij,jk->ik", a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `avg_pool1d`: avg_pool(x, [2, 2])
    fn avg_pool1d(x: f32[1, 1, 4, 4]) -> [f32[1, 1, 2, 2], f32[1, 1, 4, 4]] {
        let value = |x| avg_pool(x, [2, 2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `max_pool1d`: max_pool(x, [2, 2])
    fn max_pool1d(x: f32[1, 1, 4, 4]) -> [f32[1, 1, 2, 2], f32[1, 1, 4, 4]] {
        let value = |x| max_pool(x, [2, 2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `ediff1d`: diff(x)
    fn ediff1d(x: f32[5]) -> [f32[4], f32[5]] {
        let value = |x| diff(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `funm`: let (w, v) = eigh(a)
    fn funm(a: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a| { let (w, v) = eigh(a); { let (w, v) = eigh(a); dot(v * exp(w).along([1]), transpose(v, [1, 0])) } };
        value(a)
    }

    // `expm_frechet`: jvp(|a| linalg::expm(a))(a, e).1
    fn expm_frechet(a: f32[3, 3], e: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a, e| jvp(|a| linalg::expm(a))(a, e).1;
        value(a, e)
    }

    // `hanning`: signal::hann::<f32>(n)
    fn hanning(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| x * signal::hann::<f32>(5);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `hardsigmoid`: hard_sigmoid(x)
    fn hardsigmoid(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| hard_sigmoid(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `hardtanh`: hard_tanh(x)
    fn hardtanh(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| hard_tanh(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `logsigmoid`: log_sigmoid(x)
    fn logsigmoid(x: f32[12], special: f32[3]) -> [f32[12], f32[12], f32[3]] {
        let value = |x| log_sigmoid(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes, value(special))
    }

    // `mgrid`: meshgrid(a, b)
    fn mgrid(a: f32[2], b: f32[3]) -> [f32[3, 2], f32[2], f32[3]] {
        let value = |a, b| meshgrid(a, b).0;
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `range`: arange(0, n)
    fn range(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| x + arange(0, 4);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `repeat_interleave`: repeat(x, times, dimension = 0)
    fn repeat_interleave(x: f32[2, 3]) -> [f32[4, 3], f32[2, 3]] {
        let value = |x| repeat(x, 2, dimension = 0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `stddev`: std(x, dimensions = ..)
    fn stddev(x: f32[2, 3]) -> [f32[2], f32[2, 3]] {
        let value = |x| std(x, dimensions = 1);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `vector_norm`: linalg::norm(x, order)
    fn vector_norm(x: f32[4]) -> [f32[], f32[4]] {
        let value = |x| linalg::norm(x, 3.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `cond`: select(pred, x, y)
    fn cond(m: f32[3], x: f32[3], y: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x, y| { let pred = m > 0.0; select(pred, x, y) };
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `nanpercentile`: nanquantile(x, q / 100.0)
    fn nanpercentile(x: f32[4], q: f32[]) -> [f32[], f32[4]] {
        let value = |x| nanquantile(x, q / 100.0);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }
}
