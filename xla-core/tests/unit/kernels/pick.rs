//! Tests of `xla-core/src/kernels/pick.rs`.

use xla_core::testing::kernels::pick::*;

#[test]
fn found_places_are_read_from_any_first_place() {
    let from: Vec<i32> = (0..50).collect();
    let places: Vec<usize> = (0..40).map(|i| i * 7 % 50).collect();
    for (first, count) in [(0, 40), (3, 37), (39, 1), (40, 0)] {
        let mut to = vec![-1; count];
        Found::new(&places).read(&from, first, &mut to);
        assert!((0..count).all(|i| to[i] as usize == places[first + i]));
    }
}

#[test]
#[should_panic(expected = "a place outside of the operand")]
fn a_place_outside_is_refused_even_where_it_is_not_read() {
    Found::new(&[1, 4, 2]).read(&[0; 4], 2, &mut [0]);
}
