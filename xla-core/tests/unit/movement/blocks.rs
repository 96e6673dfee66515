//! Tests of one plane's transpose.

use xla_core::testing::movement::Plane;
use xla_core::testing::movement::blocks::*;

fn without_avx2<T: Copy>(out: &mut [T], operand: &[T], plane: Plane) {
    plane.check(out.len(), operand.len());
    // SAFETY: the plane was checked for both slices.
    unsafe { run_with::<T, false>(out.as_mut_ptr(), operand.as_ptr(), plane) }
}

/// As `run` does where vectors have no line of the cache.
fn with_avx2<T: Copy, const SIZE: usize>(out: &mut [T], operand: &[T], plane: Plane) {
    assert_eq!(size_of::<T>(), SIZE);
    plane.check(out.len(), operand.len());
    // SAFETY: the plane was checked for both slices, whose elements have this size.
    unsafe { run_sized::<SIZE>(out.as_mut_ptr().cast(), operand.as_ptr().cast(), plane) }
}

#[test]
fn a_plane_touches_its_own_elements_only() {
    fn check<T: Copy + PartialEq + core::fmt::Debug, const SIZE: usize>(
        from: impl Fn(usize) -> T,
        mark: T,
    ) {
        for (rows, columns) in [
            (1, 1),
            (2, 3),
            (16, 32),
            (17, 33),
            (40, 9),
            (70, 130),
            (300, 310),
            // Large enough for a buffer, with rows that meet.
            (520, 253),
        ] {
            let (out_row, operand_row) = (columns + 3, rows + 5);
            let operand: Vec<T> = (0..columns * operand_row).map(&from).collect();
            let plane = Plane {
                rows,
                columns,
                out_row,
                operand_row,
            };
            for f in [run, without_avx2, with_avx2::<T, SIZE>] {
                let mut out = vec![mark; rows * out_row];
                f(&mut out, &operand, plane);
                for (i, x) in out.into_iter().enumerate() {
                    let (a, b) = (i / out_row, i % out_row);
                    let want = if b < columns {
                        operand[b * operand_row + a]
                    } else {
                        mark
                    };
                    assert_eq!(x, want, "{a} {b} of {plane:?}");
                }
            }
        }
    }
    check::<_, 1>(|i| (i % 251) as u8, 255);
    check::<_, 2>(|i| (i % 65521) as u16, 65535);
    check::<_, 4>(|i| i as f32, -1.0);
    check::<_, 8>(|i| i as u64, u64::MAX);
    check::<_, 16>(|i| i as u128, u128::MAX);
    check::<_, 24>(|i| [i, 7, 9], [0; 3]);
}

#[test]
#[should_panic(expected = "found 6 and 5 elements")]
fn a_short_slice_is_refused() {
    run(
        &mut [0; 6],
        &[0; 5],
        Plane {
            rows: 2,
            columns: 3,
            out_row: 3,
            operand_row: 2,
        },
    );
}
