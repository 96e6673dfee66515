//! `broadcast_in_dim`, and every other movement that reads an operand by strides: copies out of and into layouts.

use crate::exec::Exec;

use super::movement::{self, Dim};

/// Writes `out`, row-major of `out_dims`, from `operand` read with one stride for each dimension: 0 where it is repeated.
///
/// # Panics
///
/// When `out` has another length than the product of `out_dims`, or `operand` is too short for the strides.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::broadcast::run;
///
/// let mut out = [0; 6];
/// run(&Exec::serial(), &mut out, &[1, 2, 3], &[2, 3], &[0, 1]);
/// assert_eq!(out, [1, 2, 3, 1, 2, 3]);
/// run(&Exec::serial(), &mut out, &[1, 2, 3], &[3, 2], &[1, 0]);
/// assert_eq!(out, [1, 1, 2, 2, 3, 3]);
/// ```
pub fn run<T: Copy + Send + Sync + 'static>(
    exec: &Exec,
    out: &mut [T],
    operand: &[T],
    out_dims: &[usize],
    operand_strides: &[usize],
) {
    assert_eq!(
        out_dims.len(),
        operand_strides.len(),
        "one stride for each dimension of {out_dims:?}"
    );
    assert_eq!(
        out.len(),
        out_dims.iter().product::<usize>(),
        "elements for dimensions {out_dims:?}"
    );
    movement::run(
        exec,
        out,
        operand,
        0,
        out_dims
            .iter()
            .zip(operand_strides)
            .map(|(&size, &stride)| Dim {
                size,
                stride: stride as isize,
            }),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_element_comes_from_its_place() {
        const CASES: [(&[usize], &[usize]); 9] = [
            (&[], &[]),
            (&[4], &[0]),
            (&[3, 50], &[0, 1]),
            (&[50, 3], &[1, 0]),
            (&[50, 30], &[1, 50]),
            (&[2, 3, 4], &[0, 1, 0]),
            (&[2, 20, 30], &[0, 1, 20]),
            (&[9, 20, 8], &[7, 0, 3]),
            (&[2, 3, 2, 2, 3], &[1, 0, 2, 0, 5]),
        ];
        for (dims, strides) in CASES {
            let last: usize = dims
                .iter()
                .zip(strides)
                .map(|(size, stride)| (size - 1) * stride)
                .sum();
            let operand: Vec<u16> = (0..=last as u16).collect();
            let mut want = vec![0];
            for (&size, &stride) in dims.iter().zip(strides) {
                want = want
                    .iter()
                    .flat_map(|at| (0..size).map(move |i| at + (i * stride) as u16))
                    .collect();
            }
            let mut out = vec![u16::MAX; want.len()];
            run(&Exec::serial(), &mut out, &operand, dims, strides);
            assert_eq!(out, want, "{dims:?} {strides:?}");
        }
    }

    #[test]
    fn a_scalar_fills_a_large_result_on_any_number_of_threads() {
        for threads in [1, 2, 5] {
            let mut out = vec![0.0; 3 << 20];
            run(
                &Exec::threads(threads),
                &mut out,
                &[2.5_f32],
                &[3, 1 << 10, 1 << 10],
                &[0, 0, 0],
            );
            assert!(out.iter().all(|x| *x == 2.5));
        }
    }

    #[test]
    fn nothing_is_read_for_an_empty_result() {
        run::<i32>(&Exec::serial(), &mut [], &[], &[3, 0], &[0, 1]);
    }

    #[test]
    #[should_panic(expected = "too few")]
    fn a_short_operand_is_refused() {
        run(&Exec::serial(), &mut [0; 6], &[0; 2], &[2, 3], &[0, 1]);
    }
}
