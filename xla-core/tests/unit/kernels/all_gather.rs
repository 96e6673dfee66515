//! Tests of `xla-core/src/kernels/all_gather.rs`.

use xla_core::kernels::all_gather::*;
use xla_core::replica::Groups;
use xla_core::replica::Replicas;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

#[test]
fn arrays_lie_side_by_side_along_each_dimension() {
    let dims = [2, 3, 4];
    for dimension in 0..3 {
        let results = Replicas::new(3).run(|replica| {
            let x: Vec<usize> = (0..24).map(|i| 100 * replica.id() + i).collect();
            let x: Vec<u64> = x.into_iter().map(|x| x as u64).collect();
            let (mut out, mut sizes) = (vec![0; 48], dims);
            sizes[dimension] *= 2;
            let to = (ArrayMut::new(&mut out, &sizes), ());
            let groups: Groups<'_> = &[&[2, 0], &[1]];
            if replica.id() == 1 {
                let to = (ArrayMut::new(&mut out[..24], &dims), ());
                run(
                    &Exec::default(),
                    to,
                    (Array::new(&x, &dims), ()),
                    replica,
                    groups,
                    dimension,
                )?;
                out.truncate(24);
            } else {
                run(
                    &Exec::default(),
                    to,
                    (Array::new(&x, &dims), ()),
                    replica,
                    groups,
                    dimension,
                )?;
            }
            Ok(out)
        });
        let results = results.unwrap();
        assert!(results[1].iter().copied().eq(100..124));
        for out in [&results[0], &results[2]] {
            let mut sizes = dims;
            sizes[dimension] *= 2;
            for (at, found) in out.iter().enumerate() {
                let mut index = [
                    at / sizes[2] / sizes[1],
                    at / sizes[2] % sizes[1],
                    at % sizes[2],
                ];
                let member = [2, 0][index[dimension] / dims[dimension]];
                index[dimension] %= dims[dimension];
                let [i, j, k] = index;
                assert_eq!(*found as usize, 100 * member + (i * 3 + j) * 4 + k);
            }
        }
    }
}
