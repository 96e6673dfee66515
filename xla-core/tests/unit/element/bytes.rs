//! Tests of `xla-core/src/element/bytes.rs`.

use half::{bf16, f16};
use xla_core::element::Element;
use xla_core::rt::c64;
use xla_core::rt::c128;
use xla_core::testing::element::bytes::*;

fn there_and_back<T: Element>(elements: &[T], bytes: &[u8]) {
    assert_eq!(as_bytes(elements), bytes, "{}", T::TYPE);
    let mut back = vec![T::default(); elements.len()];
    copy_from_bytes(&mut back, bytes).unwrap();
    assert_eq!(back, elements);
    assert_eq!(size_of::<T>(), T::TYPE.bytes());
}

#[test]
fn elements_are_their_little_endian_bytes() {
    there_and_back(&[true, false], &[1, 0]);
    there_and_back(&[-2i8], &[254]);
    there_and_back(&[0x0102i16], &[2, 1]);
    there_and_back(&[-1i32, 1], &[255, 255, 255, 255, 1, 0, 0, 0]);
    there_and_back(&[1i64], &[1, 0, 0, 0, 0, 0, 0, 0]);
    there_and_back(&[7u8], &[7]);
    there_and_back(&[7u16], &[7, 0]);
    there_and_back(&[0x0102_0304u32], &[4, 3, 2, 1]);
    there_and_back(&[u64::MAX], &[255; 8]);
    there_and_back(&[f16::ONE], &[0, 0x3c]);
    there_and_back(&[bf16::ONE], &[0x80, 0x3f]);
    there_and_back(&[1.0f32], &[0, 0, 0x80, 0x3f]);
    there_and_back(&[1.0f64], &[0, 0, 0, 0, 0, 0, 0xf0, 0x3f]);
    there_and_back(&[c64::new(0.0, 1.0)], &[0, 0, 0, 0, 0, 0, 0x80, 0x3f]);
    there_and_back(&[c128::ZERO], &[0; 16]);
    there_and_back::<f32>(&[], &[]);
}

#[test]
fn a_constant_is_its_bytes() {
    static NUMBERS: ConstantBytes<8> = ConstantBytes([0, 0, 0x80, 0x3f, 0, 0, 0, 0x40]);
    assert_eq!(constant::<f32>(&NUMBERS.0), [1.0, 2.0]);
    assert_eq!(constant::<u16>(&NUMBERS.0), [0, 0x3f80, 0, 0x4000]);
    assert_eq!(align_of::<ConstantBytes<1>>(), 16);
    let refused = |read: fn() -> usize| std::panic::catch_unwind(read).is_err();
    assert!(refused(|| constant::<c128>(&NUMBERS.0).len()));
    assert!(refused(|| constant::<f32>(&NUMBERS.0[2..6]).len()));
    assert!(refused(|| constant::<bool>(&NUMBERS.0).len()));
}

#[test]
fn the_bytes_of_a_constant_are_a_part_of_a_file() {
    const FILE: &[u8] = &[9, 0, 0, 0x80, 0x3f];
    static NUMBERS: ConstantBytes<4> = ConstantBytes(file_part(FILE, 1));
    assert_eq!(constant::<f32>(&NUMBERS.0), [1.0]);
    assert!(file_part::<0>(FILE, 5).is_empty());
    let refused = |read: fn() -> [u8; 4]| std::panic::catch_unwind(read).is_err();
    assert!(refused(|| file_part(FILE, 2)));
    assert!(refused(|| file_part(FILE, 6)));
}

#[test]
fn bytes_of_constant_bools_are_0_or_1() {
    static FLAGS: ConstantBools<3> = ConstantBools::new([1, 0, 1]);
    assert_eq!(FLAGS.elements(), [true, false, true]);
    static WRONG: ConstantBools<2> = ConstantBools::new([1, 2]);
    for _ in 0..2 {
        assert!(std::panic::catch_unwind(|| WRONG.elements().len()).is_err());
    }
}

#[test]
fn a_wrong_length_and_a_byte_that_is_no_bool_are_errors_that_change_nothing() {
    let mut two = [1.5f32, 2.5];
    let error = copy_from_bytes(&mut two, &[0; 7]).unwrap_err();
    assert_eq!(error.to_string(), "2 elements of f32 take 8 bytes, found 7");
    assert_eq!(two, [1.5, 2.5]);
    let mut flags = [true, true];
    let error = copy_from_bytes(&mut flags, &[0, 2]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "a bool is the byte 0 or 1, but byte 1 is 2"
    );
    assert_eq!(flags, [true, true]);
}

#[test]
fn any_memory_becomes_bools_and_bools_stay() {
    let mut bytes = [0, 1, 2, 255, 0x3f];
    make_valid::<bool>(&mut bytes);
    assert_eq!(bytes, [0, 1, 0, 1, 1]);
    let mut bytes = [7; 4];
    make_valid::<f32>(&mut bytes);
    assert_eq!(bytes, [7; 4]);
}
