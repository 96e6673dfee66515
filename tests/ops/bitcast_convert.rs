//! `bitcast_convert`: the same bits as elements of another type, of the same or another width.

use typed_xla::prelude::*;

#[test]
fn types_of_equal_width_keep_the_shape() {
    #[computation]
    fn bits(x: &f32![2, 2]) -> u32![2, 2] {
        bitcast_convert(x, u32)
    }
    #[computation]
    fn next_after(x: f32) -> f32 {
        (x.bitcast_convert(i32) + 1).bitcast_convert(f32)
    }
    let x = tensor![[1.0, -0.0], [f32::INFINITY, 1.5]];
    let expected = [0x3f80_0000, 0x8000_0000, 0x7f80_0000, 0x3fc0_0000];
    assert_eq!(bits(&x).as_slice(), expected);
    assert_eq!(next_after(1.0), 1.0 + f32::EPSILON);
}

#[test]
fn a_wide_element_is_a_row_of_narrow_ones() {
    #[computation]
    fn bytes(x: &f32![2]) -> u8![2, 4] {
        bitcast_convert(x, u8)
    }
    #[computation]
    fn back(x: &u8![2, 4]) -> f32![2] {
        bitcast_convert(x, f32)
    }
    #[computation]
    fn halves(x: f64) -> bf16![4] {
        bitcast_convert(x, bf16)
    }
    let x = tensor![1.0, -2.0];
    let rows = bytes(&x);
    assert_eq!(rows.as_slice(), [0, 0, 0x80, 0x3f, 0, 0, 0, 0xc0]);
    assert_eq!(back(&rows), x);
    let top = halves(1.0);
    assert_eq!(top.as_slice()[3].to_bits(), 0x3ff0);
}

#[test]
fn sizes_of_generic_computations_stay() {
    #[computation]
    fn bytes<N: Dim>(x: &i16![N]) -> u8![N, 2] {
        bitcast_convert(x, u8)
    }
    assert_eq!(
        bytes(&tensor![1i16, -2, 256]).as_slice(),
        [1, 0, 0xfe, 0xff, 0, 1]
    );
}

#[test]
fn elements_that_are_of_the_type_already_stay() {
    #[computation]
    fn same(x: &bool![2], y: &c64![2], z: &c128![2]) -> (bool![2], c64![2], c128![2]) {
        let y = map(|a| bitcast_convert(a, c64), y);
        (bitcast_convert(x, bool), y, bitcast_convert(z, c128))
    }
    let (x, y) = (
        tensor![true, false],
        tensor![c64::new(1.0, -0.0), c64::new(0.0, 2.0)],
    );
    let z = tensor![c128::new(1.0, -0.0), c128::new(0.0, 2.0)];
    assert_eq!(same(&x, &y, &z), (x, y, z));
}
