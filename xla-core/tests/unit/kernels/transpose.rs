//! Tests of `xla-core/src/kernels/transpose.rs`.

use half::f16;
use xla_core::kernels::transpose::*;
use xla_core::rt::Exec;

/// The element at each place, found one by one.
fn reference<T: Copy>(operand: &[T], dims: &[usize], permutation: &[usize]) -> Vec<T> {
    let out_dims: Vec<usize> = permutation.iter().map(|&dim| dims[dim]).collect();
    (0..operand.len())
        .map(|mut place| {
            let mut index = vec![0; dims.len()];
            for (&dim, &size) in permutation.iter().zip(&out_dims).rev() {
                index[dim] = place % size;
                place /= size;
            }
            operand[index
                .iter()
                .zip(dims)
                .fold(0, |at, (i, size)| at * size + i)]
        })
        .collect()
}

fn permutations(rank: usize) -> Vec<Vec<usize>> {
    if rank == 0 {
        return vec![vec![]];
    }
    let insert = |p: Vec<usize>| {
        (0..rank).map(move |at| {
            let mut p = p.clone();
            p.insert(at, rank - 1);
            p
        })
    };
    permutations(rank - 1)
        .into_iter()
        .flat_map(insert)
        .collect()
}

fn agrees<T: Copy + Send + Sync + 'static + PartialEq + core::fmt::Debug>(
    dims: &[usize],
    from: impl Fn(usize) -> T,
) {
    let operand: Vec<T> = (0..dims.iter().product()).map(&from).collect();
    for permutation in permutations(dims.len()) {
        let want = reference(&operand, dims, &permutation);
        for exec in [Exec::serial(), Exec::threads(3)] {
            let mut out = vec![from(0); operand.len()];
            run(&exec, &mut out, &operand, dims, &permutation);
            assert!(
                out == want,
                "{dims:?} {permutation:?}: {out:?} for {want:?}"
            );
        }
    }
}

#[test]
fn every_permutation_agrees_with_the_reference() {
    const DIMS: [&[usize]; 14] = [
        &[],
        &[5],
        &[0, 3],
        &[1, 7],
        &[8, 8],
        &[17, 33],
        &[64, 40],
        &[2, 3, 4],
        &[16, 1, 24],
        &[9, 70, 3],
        &[3, 0, 2],
        &[2, 3, 4, 5],
        &[8, 2, 8, 3],
        &[2, 1, 3, 2, 2],
    ];
    for dims in DIMS {
        agrees(dims, |i| i as u8);
        agrees(dims, |i| i % 3 == 0);
        agrees(dims, |i| f16::from_bits(i as u16 & 0x3fff));
        agrees(dims, |i| i as f32);
        agrees(dims, |i| i as f64);
        agrees(dims, |i| num_complex::Complex::new(i as f64, -1.0));
    }
}

#[test]
fn large_arrays_agree_with_the_reference() {
    for dims in [&[700, 900][..], &[3, 300, 500], &[130, 66, 70]] {
        agrees(dims, |i| i as u32);
        agrees(dims, |i| i as u16);
    }
}

#[test]
fn arrays_of_rank_eight_and_more_agree_with_the_reference() {
    let dims = [2, 1, 3, 2, 2, 3, 1, 2, 2, 2];
    let operand: Vec<i64> = (0..dims.iter().product::<usize>() as i64).collect();
    for permutation in [
        [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
        [1, 0, 3, 2, 5, 4, 7, 6, 9, 8],
        [5, 6, 7, 8, 9, 0, 1, 2, 3, 4],
    ] {
        let mut out = vec![0; operand.len()];
        run(&Exec::serial(), &mut out, &operand, &dims, &permutation);
        assert_eq!(out, reference(&operand, &dims, &permutation));
    }
}

#[test]
#[should_panic(expected = "is no permutation of 2 dimensions")]
fn a_dimension_twice_is_refused() {
    run(&Exec::serial(), &mut [0; 4], &[0; 4], &[2, 2], &[1, 1]);
}

#[test]
#[should_panic(expected = "4 and 5 elements")]
fn another_length_is_refused() {
    run(&Exec::serial(), &mut [0; 5], &[0; 4], &[2, 2], &[1, 0]);
}
