//! Tests of `xla-core/src/pjrt/options.rs`.

use xla_core::testing::pjrt::options::*;

const ONE_REPLICA: [u8; 6] = [0x1a, 0x04, 0x20, 0x01, 0x28, 0x01];

#[test]
fn replicas_are_counted_in_the_options() {
    assert_eq!(compile_options(1, &[]), ONE_REPLICA);
    let many = [0x1a, 0x05, 0x20, 0xac, 0x02, 0x28, 0x01];
    assert_eq!(compile_options(300, &[]), many);
}

#[test]
fn settings_follow_the_options_as_entries_of_a_map() {
    for (value, bytes) in [
        (OptionValue::Bool(true), &[0x10, 1][..]),
        (OptionValue::Int(300), &[0x18, 0xac, 0x02]),
        (
            OptionValue::Int(-1),
            &[
                0x18, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01,
            ],
        ),
        (
            OptionValue::Float(0.5),
            &[0x21, 0, 0, 0, 0, 0, 0, 0xe0, 0x3f],
        ),
        (OptionValue::Text("x".to_owned()), &[0x0a, 1, b'x']),
    ] {
        let size = bytes.len() as u8;
        let expected = [
            &ONE_REPLICA[..],
            &[0x3a, size + 5, 0x0a, 1, b'n', 0x12, size],
            bytes,
        ]
        .concat();
        assert_eq!(compile_options(1, &[("n", value)]), expected);
    }
}
