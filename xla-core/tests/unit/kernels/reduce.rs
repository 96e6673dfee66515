//! Tests of `xla-core/src/kernels/reduce.rs`.

use crate::kernels::testing::indices;
use crate::kernels::testing::numbered;
use xla_core::kernels::reduce::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;
use xla_core::rt::Function;
use xla_core::rt::Level;

/// Keeps its order: no two operands of it may change places, nor be grouped in another way.
#[derive(Clone, Copy)]
struct Mix;

impl Function<(u32, (u64, ()))> for Mix {
    type Output = (u32, (u64, ()));

    #[inline(always)]
    fn call<L: Level>(&self, a: (u32, (u64, ())), b: (u32, (u64, ()))) -> Self::Output {
        let first = a.0.wrapping_mul(31).wrapping_add(b.0);
        (first, (a.1.0.rotate_left(5) ^ b.1.0 ^ u64::from(b.0), ()))
    }
}

/// Sizes, and the dimensions that go.
const CASES: &[(&[usize], &[usize])] = &[
    (&[], &[]),
    (&[7], &[0]),
    (&[7], &[]),
    (&[0], &[0]),
    (&[3, 0], &[1]),
    (&[0, 3], &[1]),
    (&[3, 5], &[0]),
    (&[3, 5], &[1]),
    (&[3, 5], &[0, 1]),
    (&[2, 3, 4], &[1]),
    (&[2, 3, 4], &[0, 2]),
    (&[2, 3, 1, 4], &[0, 1]),
    (&[2, 3, 4, 5], &[1, 3]),
    (&[2, 3, 4, 5], &[0, 2]),
    (&[300, 70], &[0]),
    (&[70, 300], &[1]),
];

#[test]
fn elements_are_folded_in_their_order() {
    for &(dims, gone) in CASES {
        let left: Vec<usize> = (0..dims.len())
            .filter(|d| !gone.contains(d))
            .map(|d| dims[d])
            .collect();
        let x = numbered(dims);
        let y: Vec<u64> = x
            .iter()
            .map(|x| u64::from(*x).wrapping_mul(0x9E37_79B9_7F4A))
            .collect();
        let init = (17, (19, ()));
        let count = left.iter().product();
        let mut expected = vec![init; count];
        for (index, (&x, &y)) in indices(dims).zip(x.iter().zip(&y)) {
            let kept = (0..dims.len()).filter(|d| !gone.contains(d));
            let place = kept.fold(0, |at, d| at * dims[d] + index[d]);
            expected[place] = Mix.call::<xla_core::level::Baseline>(expected[place], (x, (y, ())));
        }
        for threads in [1, 3] {
            let (mut a, mut b) = (vec![0; count], vec![0; count]);
            run(
                &Exec::threads(threads),
                (
                    ArrayMut::new(&mut a, &left),
                    (ArrayMut::new(&mut b, &left), ()),
                ),
                (Array::new(&x, dims), (Array::new(&y, dims), ())),
                (Array::new(&[17], &[]), (Array::new(&[19], &[]), ())),
                gone,
                Mix,
            );
            let got: Vec<_> = a.into_iter().zip(b).map(|(a, b)| (a, (b, ()))).collect();
            assert_eq!(got, expected, "{dims:?} over {gone:?}");
        }
    }
}
