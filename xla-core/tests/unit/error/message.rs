//! Tests of `xla-core/src/error/message.rs`.

use xla_shape::ElementType;

use xla_core::error::Error;

#[test]
fn messages_name_what_was_expected_and_what_was_found() {
    let table: [(Error, &str); 2] = [
        (
            Error::Length {
                element: ElementType::F32,
                dims: vec![2, 3],
                found: 5,
            },
            "f32[2, 3] has 6 elements, found 5",
        ),
        (
            Error::Length {
                element: ElementType::I8,
                dims: vec![],
                found: 0,
            },
            "i8[] has 1 element, found 0",
        ),
    ];
    for (error, message) in table {
        assert_eq!(error.to_string(), message);
    }
}
