//! Tests of `xla-core/src/kernels/all_reduce.rs`.

use xla_core::function::add;
use xla_core::function::second;
use xla_core::kernels::all_reduce::*;
use xla_core::replica::Replicas;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

#[test]
fn functions_are_applied_in_the_order_of_the_group() {
    for len in [0, 1, 100, 10_000] {
        let results = Replicas::new(3).run(|replica| {
            let x: Vec<i32> = (0..len).map(|i| i + 7 * replica.id() as i32).collect();
            let (mut sum, mut last) = (vec![0; x.len()], vec![0; x.len()]);
            let dims = [1, x.len()];
            let exec = Exec::default();
            let of = || (Array::new(&x, &dims), ());
            let out = (ArrayMut::new(&mut sum, &dims), ());
            run(&exec, out, of(), replica, &[], add)?;
            let out = (ArrayMut::new(&mut last, &dims), ());
            run(&exec, out, of(), replica, &[&[2, 1], &[0]], second)?;
            Ok((sum, last))
        });
        for (id, (sum, last)) in results.unwrap().into_iter().enumerate() {
            assert!(sum.into_iter().eq((0..len).map(|i| 3 * i + 21)));
            let end = [0, 1, 1][id];
            assert!(last.into_iter().eq((0..len).map(|i| i + 7 * end)));
        }
    }
}
