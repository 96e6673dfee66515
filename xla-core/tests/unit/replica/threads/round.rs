//! Tests of `xla-core/src/replica/threads/round.rs`.

use xla_core::testing::replica::threads::round::*;

#[test]
#[should_panic(expected = "expected a range inside 8 bytes, found 2..9")]
fn a_range_outside_of_a_result_is_refused() {
    let mut out = [0; 8];
    let round = Round::new(vec![(0, Memory::new(&[], &mut out))]);
    // SAFETY: this is the only member, and it has not called `done`.
    unsafe { round.out(0, 2..9) };
}

#[test]
fn a_round_is_over_when_all_are_done() {
    let members = (0..3).map(|id| (id, Memory::new(&[], &mut []))).collect();
    let round = Round::new(members);
    for last in [false, false, true] {
        assert!(!round.is_over());
        assert_eq!(round.done(), last);
    }
    assert!(round.is_over());
}
