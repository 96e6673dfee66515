//! Tests of `xla-core/src/kernels/dot_general/scratch.rs`.

use xla_core::testing::kernels::dot_general::scratch::*;

#[test]
fn slices_are_aligned_disjoint_and_kept() {
    let mut scratch = Scratch::of(room(12) + room(0) + room(68));
    let mut rest = scratch.rest();
    let (a, b, c) = (
        rest.slice::<f32>(3),
        rest.slice::<f32>(0),
        rest.slice::<f32>(17),
    );
    assert_eq!((a.len(), b.len(), c.len()), (3, 0, 17));
    a.fill(1.0);
    c.fill(2.0);
    assert!(a.iter().all(|x| *x == 1.0));
    let large = || {
        let mut inner = Scratch::of(room(8000));
        let d = inner.rest().slice::<f64>(1000);
        d.fill(3.0);
        d.as_ptr() as usize
    };
    let first = large();
    assert!(a.iter().all(|x| *x == 1.0) && c.iter().all(|x| *x == 2.0));
    for p in [a.as_ptr(), c.as_ptr()] {
        assert_eq!(p as usize % 64, 0);
    }
    drop(scratch);
    assert_eq!(first, large(), "the larger one was kept");
}

#[test]
fn memory_of_nested_kernels_is_kept() {
    let nested = || {
        let mut outer = Scratch::of(room(500));
        let mut inner = Scratch::of(room(9000));
        [&mut outer, &mut inner].map(|scratch| scratch.rest().slice::<u8>(500).as_ptr() as usize)
    };
    let first = nested();
    assert_eq!(first, nested());
}
