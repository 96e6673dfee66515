//! Files with changed and missing bytes are read or refused: in memory in proportion to the file, and without a panic.

mod memory;

use std::path::Path;

use memory::bounded;
use xla_import::{entry, import};

/// Returns whether a file was read. Models that are read are imported too.
#[track_caller]
fn check(bytes: &[u8], what: impl std::fmt::Display) -> bool {
    let model = bounded(bytes, &what);
    if let Ok(model) = &model {
        for function in &model.functions {
            if let Ok(module) = import(model, &function.name) {
                let _ = entry(model, &module);
            }
        }
    }
    model.is_ok()
}

/// A generator of random bits: an xorshift of 64 bits.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Returns a number of variable length.
fn number(value: u64) -> Vec<u8> {
    match value {
        0..0x80 => vec![(value as u8) << 1 | 1],
        _ => [&[0][..], &value.to_le_bytes()].concat(),
    }
}

/// Returns a section.
fn section(id: u8, content: &[u8]) -> Vec<u8> {
    [&[id][..], &number(content.len() as u64), content].concat()
}

/// Returns bytecode of a dialect `vhlo` with these attributes and types, and these operations: number 0 is the module.
fn bytecode(attributes: &[Vec<u8>], types: &[Vec<u8>], operations: &[u8]) -> Vec<u8> {
    let group = |items: &[Vec<u8>]| {
        let lengths = items
            .iter()
            .flat_map(|item| number((item.len() as u64) << 1 | 1));
        let lengths: Vec<u8> = lengths.collect();
        match items.len() as u64 {
            0 => Vec::new(),
            count => [number(0), number(count), lengths].concat(),
        }
    };
    let counts = [attributes.len(), types.len()].map(|n| number(n as u64));
    let offsets = [counts.concat(), group(attributes), group(types)].concat();
    let lengths = [2, 7, 8, 5].map(number).concat();
    let strings = [&lengths[..], b"vhlo\0builtin\0module\0x\0"].concat();
    let strings = [number(4), strings].concat();
    // Two dialects, the strings 0 and 1; one name, of the dialect 1, the string 2.
    let dialects = [2, 0, 1 << 1, 1, 1, 1, 2 << 1].map(number).concat();
    [
        b"ML\xEFR\x0Dtest\0".to_vec(),
        section(1, &dialects),
        section(3, &offsets),
        section(2, &[attributes.concat(), types.concat()].concat()),
        section(4, operations),
        section(0, &strings),
    ]
    .concat()
}

/// Returns the error of a file.
fn refused(bytes: &[u8]) -> String {
    let model = bounded(bytes, &"the file");
    model
        .map(|model| model.functions.len())
        .unwrap_err()
        .to_string()
}

// One test, since others would allocate at the same time.
#[test]
fn changed_and_cut_files_are_read_or_refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/models");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|end| end == "mlirbc" || end == "jax")
        })
        .collect();
    files.sort();
    assert!(files.len() > 10);
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut reads, mut refusals) = (0, 0);
    for path in files {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let bytes = std::fs::read(&path).unwrap();
        assert!(check(&bytes, &name), "{name}");
        // The module of a file of jax.export is not at its end.
        let is_whole = name.ends_with("mlirbc");
        for len in (0..bytes.len()).step_by(23) {
            let is_read = check(&bytes[..len], format!("{name} up to {len}"));
            assert!(!(is_read && is_whole), "{name} up to {len}");
        }
        for _ in 0..200 {
            let mut changed = bytes.clone();
            let mut what = name.clone();
            for _ in 0..=random.below(3) {
                let at = random.below(changed.len());
                let byte = match random.below(3) {
                    0 => changed[at] ^ 1 << random.below(8),
                    1 => [0, 1, 0x7F, 0x80, 0xFE, 0xFF][random.below(6)],
                    _ => random.below(256) as u8,
                };
                changed[at] = byte;
                what += &format!(", byte {at} is {byte}");
            }
            match check(&changed, what) {
                true => reads += 1,
                false => refusals += 1,
            }
        }
    }
    assert!(reads > 100 && refusals > 100, "{reads} {refusals}");
    lengths_and_depths_are_bounded();
}

/// Checks files that are made to take much memory, time or stack.
fn lengths_and_depths_are_bounded() {
    let huge = number(u64::MAX);
    for count in [number(1 << 20), huge.clone(), number(u64::MAX >> 1)] {
        for id in 0..9 {
            let bytes = [&b"ML\xEFR\x0Dtest\0"[..], &section(id, &count)].concat();
            let error = refused(&bytes);
            // The count of the strings is compared with the bytes that are left.
            assert!(
                id != 0 || error.contains("expected at most 0 items"),
                "{error}"
            );
        }
        let operations = [&number(1)[..], &count].concat();
        refused(&bytecode(&[], &[], &operations));
    }
    // A module with a result of the type 0: its name, mask, location, the number of results and the type.
    let result = [&number(2)[..], &number(0), &[2], &[1, 3, 1]].concat();
    // A module with the attributes 0 and a region: its name, mask, location, attributes, the number of regions, and
    // that of blocks.
    let module = [
        &number(2)[..],
        &number(0),
        &[17],
        &[1, 1],
        &number(1 << 1),
        &number(0),
    ]
    .concat();
    let tuple = |of: u64| [23, 2, of, of].map(number).concat();
    let tuples = |len: u64| -> Vec<Vec<u8>> { (1..len).map(tuple).chain([number(4)]).collect() };
    let list = |of: u64| [1, 2, of, of].map(number).concat();
    let boolean = [2, 1].map(number).concat();
    let lists =
        |len: u64| -> Vec<Vec<u8>> { (1..len).map(list).chain([boolean.clone()]).collect() };
    // No attributes and no functions.
    let dictionary = [6, 0].map(number).concat();
    assert!(check(
        &bytecode(&[dictionary], &[], &module),
        "an empty module"
    ));
    let bytes = [20, 1, 5000 << 1, 1].map(number).concat();
    let array = [&number(15)[..], &number(0), &number(5000), &[7; 5000]].concat();
    let array_list = [&number(1)[..], &number(2000), &number(1).repeat(2000)].concat();
    let deep_type = "types are nested too deeply";
    let deep_attribute = "attributes are nested too deeply";
    let is_read = "the region defines too many values";
    let cases = [
        // A tuple of itself, and a list of itself.
        (bytecode(&[], &[tuple(0)], &result), deep_type),
        (bytecode(&[list(0)], &[], &module), deep_attribute),
        (bytecode(&[], &tuples(2000), &result), deep_type),
        (bytecode(&lists(2000), &[], &module), deep_attribute),
        // Tuples with the same parts are read once each, but lists as often as they are there.
        (bytecode(&[], &tuples(60), &result), is_read),
        (
            bytecode(&lists(60), &[], &module),
            "the model takes more than 20 times the memory of its file",
        ),
        (bytecode(&[], &tuples(1), &result), is_read),
        // A list of 2,000 arrays of 5,000 bytes, which is one array.
        (
            bytecode(&[array_list, array], &[bytes, number(11)], &module),
            "the attributes refer to each other too often",
        ),
    ];
    for (bytes, expected) in cases {
        let error = refused(&bytes);
        assert!(error.ends_with(expected), "{error}, expected {expected}");
    }
}
