//! Tests of `xla-core/src/kernels/outfeed.rs`.

use xla_core::feed::Outfeed;
use xla_core::kernels::outfeed::*;
use xla_core::rt::Array;
use xla_core::rt::Exec;

#[test]
fn arrays_become_the_leaves_of_an_item_in_their_order() {
    let (feed, receiver) = Outfeed::<(f32, (bool, u8))>::bounded(1);
    let (a, b, c) = ([2.5f32], [true], [9u8]);
    let operands = (
        Array::new(&a, &[]),
        (Array::new(&b, &[]), (Array::new(&c, &[]), ())),
    );
    run(&Exec::default(), operands, &feed).unwrap();
    assert_eq!(receiver.recv(), Some((2.5, (true, 9))));
}
