//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part7.txt");

cases! {
    // `mulhi`: shift_right_logical(a as u64 * b as u64, 32) as u32
    fn mulhi(a: i32[3], b: i32[3]) -> [i32[3]] {
        let value = || (shift_right_logical(a as u64 * b as u64, 32) as u32) as i32;
        value()
    }

    // `packbits`: sum((bits as u8) << (7 - iota(u8, 8)).along([1]), 1)
    fn packbits(b: i32[2, 8]) -> [i32[2]] {
        let value = || ({ let bits = b == 1; sum((bits as u8) << (7 - iota(u8, 8)).along([1]), 1) }) as i32;
        value()
    }

    // `unpackbits`: shift_right_logical(broadcast_in_dim(x, [n, 8], [0]), (7 - iota(u8, 8)).along([1])) & 1
    fn unpackbits(y: i32[2]) -> [i32[2, 8]] {
        let value = || ({ let x = y as u8; shift_right_logical(broadcast_in_dim(x, [2, 8], [0]), (7 - iota(u8, 8)).along([1])) & 1 }) as i32;
        value()
    }

    // `ravel_multi_index`: i * columns + j
    fn ravel_multi_index(i: i32[3], j: i32[3]) -> [i32[3]] {
        let value = || i * 5 + j;
        value()
    }

    // `unravel_index`: (index / columns, index % columns)
    fn unravel_index(index: i32[3]) -> [i32[3]] {
        let value = || (index / 5, index % 5).1;
        value()
    }

    // `nonzero`: select(mask, x, y)
    fn nonzero(m: f32[3], x: f32[3], y: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x, y| { let mask = m > 0.0; select(mask, x, y) };
        let slopes = grad(|x, y| sum(value(x, y)), argnums = [0, 1])(x, y);
        (value(x, y), slopes.0, slopes.1)
    }

    // `numpy.select`: select(a, x, select(b, y, z))
    fn numpy_select(z: f32[3], m: f32[3], x: f32[3], y: f32[3]) -> [f32[3], f32[3], f32[3], f32[3]] {
        let value = |z, x, y| { let (a, b) = (m > 1.0, m > 0.0); select(a, x, select(b, y, z)) };
        let slopes = grad(|z, x, y| sum(value(z, x, y)), argnums = [0, 1, 2])(z, x, y);
        (value(z, x, y), slopes.0, slopes.1, slopes.2)
    }

    // `numpy.resize`: reshape(broadcast(x, [n]), [..])
    fn numpy_resize(x: f32[4]) -> [f32[4, 2], f32[4]] {
        let value = |x| reshape(broadcast(x, [2]), [4, 2]);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `numpy.e`: std::f32::consts::PI
    fn numpy_e(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| x * std::f32::consts::PI;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `finfo`: f32::EPSILON
    fn finfo(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| x * f32::EPSILON;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `onehot`: one_hot(indices, classes)
    fn onehot(indices: i32[3]) -> [f32[3, 4]] {
        let value = || one_hot(indices, 4);
        value()
    }

    // `partition`: sort(x)
    fn partition(x: f32[5]) -> [f32[5], f32[5]] {
        let value = |x| sort(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `approx_max_k`: top_k(x, k)
    fn approx_max_k(x: f32[5]) -> [f32[2], f32[5]] {
        let value = |x| top_k(x, 2).0;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `topk`: top_k(x, k)
    fn topk(x: f32[5]) -> [i32[2]] {
        let value = |x| top_k(x, 2).1;
        value(x)
    }

    // `polymul`: convolve(a, b)
    fn polymul(a: f32[3], b: f32[2]) -> [f32[4], f32[3], f32[2]] {
        let value = |a, b| convolve(a, b);
        let slopes = grad(|a, b| sum(value(a, b)), argnums = [0, 1])(a, b);
        (value(a, b), slopes.0, slopes.1)
    }

    // `power_iteration`: for _ in 0..n { v = dot(a, v); v = v / global_norm(v); }
    fn power_iteration(a: f32[3, 3], v: f32[3]) -> [f32[]] {
        let value = |a, v| { let mut v = v; for _ in 0..60 { v = dot(a, v); v = v / global_norm(v); } dot(v, dot(a, v)) };
        value(a, v)
    }

    // `qr_multiply`: let (q, r) = qr(a)
    fn qr_multiply(a: f32[3, 3], c: f32[3, 2]) -> [f32[3, 2]] {
        let value = |a, c| { let (q, r) = qr(a); { let (q, r) = qr(a); dot(q, c) } };
        value(a, c)
    }

    // `lu_factor`: let (lu, pivots, permutation) = lu(a)
    fn lu_factor(a: f32[3, 3]) -> [f32[3, 3]] {
        let value = |a| { let (lu, pivots, permutation) = lu(a); lu };
        value(a)
    }

    // `lu_pivots_to_permutation`: lu(a).2
    fn lu_pivots_to_permutation(a: f32[3, 3]) -> [i32[3]] {
        let value = |a| (lu(a).2) as i32;
        value(a)
    }

    // `reduce_and`: all(x, dimension = ..)
    fn reduce_and(m: f32[2, 3]) -> [i32[2]] {
        let value = |m| ({ let x = m > 0.0; all(x, dimension = 1) }) as i32;
        value(m)
    }

    // `reduce_or`: any(x, dimension = ..)
    fn reduce_or(m: f32[2, 3]) -> [i32[2]] {
        let value = |m| ({ let x = m > 0.0; any(x, dimension = 1) }) as i32;
        value(m)
    }

    // `reduce_xor`: reduce(xor, x, 0, [..])
    fn reduce_xor(x: i32[3, 2]) -> [i32[2]] {
        let value = || reduce(xor, x, 0, [0]);
        value()
    }

    // `remat`: checkpoint(f)(x)
    fn remat(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| { let f = |x| sin(x) * x; checkpoint(f)(x) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `detach`: stop_gradient(x)
    fn detach(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| stop_gradient(x) * x;
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `safe_root_mean_squares`: max(sqrt(mean(x * x)), least)
    fn safe_root_mean_squares(x: f32[3]) -> [f32[], f32[3]] {
        let value = |x| { let least = 0.1; max(sqrt(mean(x * x)), least) };
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `tree_l2_norm`: global_norm(tree)
    fn tree_l2_norm(x: f32[3]) -> [f32[], f32[3]] {
        let value = |x| global_norm(x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `clip_grad_norm_`: g * min(limit / global_norm(g), 1.0)
    fn clip_grad_norm_(g: f32[3]) -> [f32[3], f32[3]] {
        let value = |g| g * min(0.5 / global_norm(g), 1.0);
        let slopes = grad(|g| sum(value(g)))(g);
        (value(g), slopes)
    }

    // `clip_by_block_rms`: tree_map(|g| g * min(limit / global_norm(g), 1.0), gradient)
    fn clip_by_block_rms(x: f32[3]) -> [f32[3], f32[3]] {
        let value = |x| tree_map(|g| g * min(0.5 / global_norm(g), 1.0), x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `zero_nans`: tree_map(|g| select(is_nan(g), 0.0, g), gradient)
    fn zero_nans(x: f32[4]) -> [f32[4], f32[4]] {
        let value = |x| tree_map(|g| select(is_nan(g), 0.0, g), x);
        let slopes = grad(|x| sum(value(x)))(x);
        (value(x), slopes)
    }

    // `scatter_sub`: index_add(x, indices, -updates)
    fn scatter_sub(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4], f32[4], f32[2]] {
        let value = |x, updates| index_add(x, indices, -updates);
        let slopes = grad(|x, updates| sum(value(x, updates)), argnums = [0, 1])(x, updates);
        (value(x, updates), slopes.0, slopes.1)
    }

    // `scatter_mul`: scatter(mul, x, indices, updates, ..)
    fn scatter_mul(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4]] {
        let value = |x, updates| scatter(mul, x, indices, updates, [], [0], [0], index_vector_dim = 1);
        value(x, updates)
    }

    // `scatter_max`: scatter(max, x, indices, updates, ..)
    fn scatter_max(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4], f32[4], f32[2]] {
        let value = |x, updates| scatter(max, x, indices, updates, [], [0], [0], index_vector_dim = 1);
        let slopes = grad(|x, updates| sum(value(x, updates)), argnums = [0, 1])(x, updates);
        (value(x, updates), slopes.0, slopes.1)
    }

    // `scatter_min`: scatter(min, x, indices, updates, ..)
    fn scatter_min(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4], f32[4], f32[2]] {
        let value = |x, updates| scatter(min, x, indices, updates, [], [0], [0], index_vector_dim = 1);
        let slopes = grad(|x, updates| sum(value(x, updates)), argnums = [0, 1])(x, updates);
        (value(x, updates), slopes.0, slopes.1)
    }

    // `scatter_apply`: scatter(|old, new| .., x, indices, updates, ..)
    fn scatter_apply(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4]] {
        let value = |x, updates| scatter(|old, new| old - 2.0 * new, x, indices, updates, [], [0], [0], index_vector_dim = 1);
        value(x, updates)
    }

    // `index_put`: scatter(|_, new| new, x, indices, updates, ..)
    fn index_put(x: f32[4], updates: f32[2], indices: i32[2]) -> [f32[4], f32[4], f32[2]] {
        let value = |x, updates| scatter(|_, new| new, x, indices, updates, [], [0], [0], index_vector_dim = 1);
        let slopes = grad(|x, updates| sum(value(x, updates)), argnums = [0, 1])(x, updates);
        (value(x, updates), slopes.0, slopes.1)
    }

    // `optax.scale`: rate * g
    fn optax_scale(g: f32[3]) -> [f32[3], f32[3]] {
        let value = |g| 0.5 * g;
        let slopes = grad(|g| sum(value(g)))(g);
        (value(g), slopes)
    }

    // `sign_sgd`: p - rate * sign(g)
    fn sign_sgd(p: f32[3], g: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |p, g| p - 0.5 * sign(g);
        let slopes = grad(|p, g| sum(value(p, g)), argnums = [0, 1])(p, g);
        (value(p, g), slopes.0, slopes.1)
    }

    // `incremental_update`: keep * average + (1.0 - keep) * x
    fn incremental_update(x: f32[3], average: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |x, average| { let keep = 0.9; keep * average + (1.0 - keep) * x };
        let slopes = grad(|x, average| sum(value(x, average)), argnums = [0, 1])(x, average);
        (value(x, average), slopes.0, slopes.1)
    }

    // `update_infinity_moment`: max(keep * u, abs(g))
    fn update_infinity_moment(u: f32[2], g: f32[2]) -> [f32[2], f32[2], f32[2]] {
        let value = |u, g| { let keep = 0.9; max(keep * u, abs(g)) };
        let slopes = grad(|u, g| sum(value(u, g)), argnums = [0, 1])(u, g);
        (value(u, g), slopes.0, slopes.1)
    }

    // `update_moment_per_elem_norm`: keep * average + (1.0 - keep) * g * g
    fn update_moment_per_elem_norm(g: f32[3], average: f32[3]) -> [f32[3], f32[3], f32[3]] {
        let value = |g, average| { let keep = 0.9; keep * average + (1.0 - keep) * g * g };
        let slopes = grad(|g, average| sum(value(g, average)), argnums = [0, 1])(g, average);
        (value(g, average), slopes.0, slopes.1)
    }
}
