//! Parameters and data from a formula, which `scripts/example_vectors.py` repeats.

use std::borrow::Cow;

use typed_xla::prelude::*;
use typed_xla::tensors::{Content, Path, Spec};

/// Returns element `i` of array number `array`: between -0.5 and 0.5, by a hash of both.
fn noise(array: usize, i: usize) -> f64 {
    let mut hash = (i as u32).wrapping_add(array as u32 * 100_003);
    for factor in [0x9E37_79B1, 0x85EB_CA77] {
        hash = hash.wrapping_mul(factor);
        hash ^= hash >> 15;
    }
    f64::from(hash >> 8) / f64::from(1 << 24) - 0.5
}

/// Returns parameters: small numbers, about 1 for a `scale`, and smaller the more rows a matrix has.
pub(crate) fn parameters<T: Tensors>() -> T {
    let mut array = 0;
    let source = &mut |leaf: Spec<'_>| {
        let known = leaf
            .dims
            .iter()
            .map(|dim| dim.expect("the sizes of parameters are known"));
        let dims: Vec<usize> = known.collect();
        let (offset, width) = match *dims {
            [rows, _, ..] => (0.0, 2.0 / (rows as f64).sqrt()),
            _ if leaf.path.to_string().ends_with("scale") => (1.0, 0.5),
            _ => (0.0, 0.5),
        };
        let values = (0..dims.iter().product()).map(|i| (offset + width * noise(array, i)) as f32);
        let bytes = values.flat_map(f32::to_le_bytes).collect();
        array += 1;
        Ok(Content {
            dims: Cow::Owned(dims),
            bytes: Cow::Owned(bytes),
        })
    };
    T::assemble(Path::ROOT, source).expect("the source has the bytes of each array")
}
