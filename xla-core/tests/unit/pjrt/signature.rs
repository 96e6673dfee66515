//! Tests of `xla-core/src/pjrt/signature.rs`.

use std::sync::Arc;
use xla_core::pjrt::Error;
use xla_core::testing::pjrt::layout::DeviceArray;
use xla_core::testing::pjrt::signature::*;

/// A field of at most 127 bytes.
fn field(number: u8, bytes: &[u8]) -> Vec<u8> {
    [&[number << 3 | 2, bytes.len() as u8], bytes].concat()
}

fn array(element: u8, dims: &[u8], minor_to_major: &[u8]) -> Vec<u8> {
    let layout = field(5, &field(1, minor_to_major));
    [vec![2 << 3, element], field(3, dims), layout].concat()
}

fn module(parameters: &[Vec<u8>], result: &[u8]) -> Vec<u8> {
    let parameters: Vec<u8> = parameters
        .iter()
        .flat_map(|parameter| field(1, parameter))
        .collect();
    // A field of text before, and one of a number behind, that are of no concern.
    [
        field(1, b"main"),
        field(4, &[parameters, field(2, result)].concat()),
        vec![0x28, 0x80, 1],
    ]
    .concat()
}

fn shown(places: &[Arc<DeviceArray>]) -> Vec<(String, Vec<usize>)> {
    places
        .iter()
        .map(|place| (place.spec.to_string(), place.order()))
        .collect()
}

#[test]
fn parameters_and_results_are_read_with_their_layouts() {
    let parameters = [array(11, &[2, 3], &[0, 1]), array(1, &[], &[])];
    let inner = [vec![2 << 3, 13], field(4, &array(16, &[5], &[0]))].concat();
    let tuple = [
        vec![2 << 3, 13],
        field(4, &array(18, &[1, 2], &[1, 0])),
        field(4, &inner),
    ]
    .concat();
    let module = module(&parameters, &tuple);
    for (format, program) in [
        ("hlo", module.clone()),
        ("hlo_with_config", field(1, &module)),
    ] {
        let signature = Signature::read(format, &program).expect("a whole module");
        let expected = [
            ("f32[2, 3]".to_owned(), vec![0, 1]),
            ("bool[]".to_owned(), vec![]),
        ];
        assert_eq!(shown(&signature.parameters), expected);
        let expected = [
            ("c128[1, 2]".to_owned(), vec![1, 0]),
            ("bf16[5]".to_owned(), vec![0]),
        ];
        assert_eq!(shown(&signature.results), expected, "tuples depth first");
    }
}

#[test]
fn sizes_are_read_packed_or_one_by_one_and_beyond_a_byte() {
    for dims in [
        vec![3 << 3 | 2, 3, 0xac, 0x02, 7],
        vec![3 << 3, 0xac, 0x02, 3 << 3, 7],
    ] {
        let shape = [vec![2 << 3, 4], dims].concat();
        let signature = Signature::read("hlo", &module(&[], &shape)).expect("a whole module");
        assert_eq!(
            shown(&signature.results),
            [("i32[300, 7]".to_owned(), vec![1, 0])]
        );
    }
}

#[test]
fn what_cannot_be_read_is_an_error_and_never_a_panic() {
    let whole = module(&[array(11, &[2, 3], &[0, 1])], &array(11, &[], &[]));
    for (format, program, what) in [
        (
            "mlir",
            &whole[..],
            "the optimised program: its format is `mlir`",
        ),
        (
            "hlo",
            &[],
            "the optimised program: its module has no program shape",
        ),
        (
            "hlo_with_config",
            &[0x12, 0],
            "the optimised program: it has no module",
        ),
        (
            "hlo",
            &module(&[array(11, &[2, 3], &[0, 2])], &[]),
            "an array f32[2, 3] in the order [0, 2]",
        ),
        (
            "hlo",
            &module(&[array(22, &[], &[])], &[]),
            "an array with element type number 22",
        ),
    ] {
        match Signature::read(format, program) {
            Err(Error::Unreadable { what: found }) => assert_eq!(found, what),
            other => panic!("{other:?}"),
        }
    }
    for end in 0..whole.len() {
        let _ = Signature::read("hlo", &whole[..end]);
        let mut damaged = whole.clone();
        for byte in [0x00, 0x7f, 0x80, 0xff] {
            damaged[end] = byte;
            let _ = Signature::read("hlo", &damaged);
        }
    }
}
