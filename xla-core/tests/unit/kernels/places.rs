//! Tests of `xla-core/src/kernels/places.rs`.

use xla_core::rt::Exec;
use xla_core::rt::Index;
use xla_core::testing::kernels::places::*;

const COUNT: usize = 100;

/// Finds places whose parts are all of these indices in turn; `order` is the part for each dimension.
fn found<I: Index + Into<i128>>(indices: &[I], dims: &[usize], order: &[usize]) {
    let value = |place: usize, part: usize| indices[(place * (part + 1) + part) % indices.len()];
    let parts = 0..dims.len();
    let all = (0..COUNT).flat_map(|place| parts.clone().map(move |part| value(place, part)));
    let all: Vec<I> = all.collect();
    let all_dims: Vec<usize> = (0..dims.len()).collect();
    let of_part = |part| order.iter().position(|&other| other == part);
    let map: Vec<usize> = all_dims.iter().filter_map(|&part| of_part(part)).collect();
    let numbers = GatherDimensions {
        offset: &[],
        collapsed: &all_dims,
        batching: &[],
        indices_batching: &[],
        start_index_map: &map,
        index_vector: Some(1),
    };
    for outside in [OutOfBounds::Clamp, OutOfBounds::Drop] {
        let expected = |place: usize| {
            let mut parts = dims.iter().zip(order);
            parts.try_fold(0, |at, (&size, &part)| {
                let index: i128 = value(place, part).into();
                let inside = index.clamp(0, size as i128 - 1);
                let drops = outside == OutOfBounds::Drop && inside != index;
                (!drops).then(|| at * size + inside as usize)
            })
        };
        let sizes = [COUNT, dims.len()];
        for first in [0, 3] {
            let mut starts = [7; COUNT];
            let starts = &mut starts[first..];
            I::lend(&all, &mut |indices| {
                let places = Places::new(indices, &sizes, dims, &[COUNT], &numbers, outside);
                places.starts(&Exec::serial(), first, starts);
            });
            for (place, start) in (first..).zip(starts) {
                let expected = expected(place).unwrap_or(DROPPED);
                assert_eq!(*start, expected, "place {place} of {dims:?}, {outside:?}");
            }
        }
    }
}

/// More indices than 32 bits count, where addresses have 64.
const WIDE: usize = usize::MAX / 8;

#[test]
fn places_of_every_type_lie_inside_or_nowhere() {
    macro_rules! of {
        ($($t:ident)*) => {$(
            let indices = [$t::MIN, $t::MAX, 0, 1, 4, 5, 6, 99, 100, $t::MAX - 1, 127, 3, 2];
            for size in [1, 5, 100, 200, 70_000, WIDE] {
                found(&indices, &[size], &[0]);
                found(&indices, &[6, size], &[0, 1]);
                found(&indices, &[5, size], &[1, 0]);
                found(&indices, &[3, size, 2], &[2, 0, 1]);
            }
        )*};
    }
    of!(i8 i16 i32 i64 u8 u16 u32 u64);
}
