//! Advice for names of other libraries, computed: written by `scripts/advice.py`.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/part9.txt");

cases! {
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
