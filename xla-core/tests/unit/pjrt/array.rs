//! Tests of `xla-core/src/pjrt/array.rs`.

use xla_core::testing::pjrt::array::*;
use xla_shape::ElementType;

#[test]
fn every_element_type_has_its_numbers() {
    for element in ElementType::ALL {
        assert_ne!(buffer_type(element), 0, "{element}");
    }
    assert!(
        CODES
            .iter()
            .all(|row| from_primitive_type(row.2) == Some(row.0))
    );
    assert_eq!(from_primitive_type(13), None, "13 is a tuple");
}

#[test]
fn a_spec_counts_its_bytes() {
    for (element, dims, bytes) in [
        (ElementType::F32, &[2, 3][..], Some(24)),
        (ElementType::C128, &[], Some(16)),
        (ElementType::Bool, &[7, 0], Some(0)),
        (ElementType::F32, &[usize::MAX / 2, 2], None),
        (ElementType::Bool, &[0, usize::MAX], None),
    ] {
        assert_eq!(ArraySpec::new(element, dims).bytes(), bytes);
    }
    assert_eq!(
        ArraySpec::new(ElementType::Bf16, &[2, 3]).to_string(),
        "bf16[2, 3]"
    );
}
