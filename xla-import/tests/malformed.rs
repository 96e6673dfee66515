//! Files with changed and missing bytes are read or refused: in memory in proportion to the file, and without a panic.

mod encoder;
mod memory;

use std::panic::resume_unwind;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use encoder::{Bytecode, number, section, signed};
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

/// Returns bytecode with these attributes and types, and these operations: number 0 is the module.
fn bytecode(attributes: &[Vec<u8>], types: &[Vec<u8>], operations: &[u8]) -> Vec<u8> {
    let file = Bytecode {
        attributes: attributes.to_vec(),
        types: types.to_vec(),
        ..Bytecode::default()
    };
    file.bytes(operations)
}

/// Returns the error of a file.
fn refused(bytes: &[u8]) -> String {
    let model = bounded(bytes, &"the file");
    model
        .map(|model| model.functions.len())
        .unwrap_err()
        .to_string()
}

/// Checks a file that is cut and changed; returns how often it was read and refused.
fn cut_and_changed(path: &Path, random: &mut Random) -> [usize; 2] {
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let bytes = std::fs::read(path).unwrap();
    assert!(check(&bytes, &name), "{name}");
    // The module of a file of jax.export is not at its end.
    let is_whole = name.ends_with("mlirbc");
    for len in (0..bytes.len()).step_by(23) {
        let is_read = check(&bytes[..len], format!("{name} up to {len}"));
        assert!(!(is_read && is_whole), "{name} up to {len}");
    }
    let (mut reads, mut refusals) = (0, 0);
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
        if check(&changed, what) {
            reads += 1;
        } else {
            refusals += 1;
        }
    }
    [reads, refusals]
}

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
    let next = AtomicUsize::new(0);
    // Each file has its own random bits, whichever thread reads it.
    let work = || {
        let numbers = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        let files = numbers.map_while(|i| Some((i, files.get(i)?)));
        let counts = files.map(|(i, path)| {
            let seed = 0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(2 * i as u64 + 1);
            cut_and_changed(path, &mut Random(seed))
        });
        counts.fold([0, 0], |all, [reads, refusals]| {
            [all[0] + reads, all[1] + refusals]
        })
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let counts: Vec<[usize; 2]> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let counts = workers.into_iter().map(std::thread::ScopedJoinHandle::join);
        counts
            .map(|counts| counts.unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    });
    for kind in 0..2 {
        let total: usize = counts.iter().map(|counts| counts[kind]).sum();
        assert!(total > 100, "{counts:?}");
    }
}

/// Checks files that are made to take much memory, time or stack.
#[test]
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
    // the number of blocks.
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
    // The flags, the types of integers and numbers, the dimension, the bounds, scales and zero points.
    let quantized = |scales: usize, zero_points: usize| {
        let bounds = [-127, 127].map(signed).concat();
        let numbers = [scales, zero_points].map(|count| {
            let count = [number(count as u64), vec![1; count]];
            count.concat()
        });
        [
            [30, 1, 1, 2, 0].map(number).concat(),
            bounds,
            numbers.concat(),
        ]
        .concat()
    };
    let uniform = |flags: u64, storage: u64| -> Vec<Vec<u8>> {
        let ty = [24, flags, storage, 2, 0, 0, 0, 2].map(number).concat();
        vec![ty, number(11), number(4)]
    };
    let axis = |scales: usize, zero_points: usize| -> Vec<Vec<u8>> {
        vec![quantized(scales, zero_points), number(11), number(4)]
    };
    let many: Vec<Vec<u8>> = [axis(1, 1), vec![quantized(1, 1); 20_000]].concat();
    let all: Vec<u8> = (0..many.len() as u64).flat_map(number).collect();
    let all = [
        &number(2)[..],
        &number(0),
        &[2],
        &number(many.len() as u64),
        &all,
    ]
    .concat();
    let cases = [
        (bytecode(&[], &axis(50_000, 50_000), &result), is_read),
        // Each type of many is read, and there are no regions.
        (
            bytecode(&[], &many, &all),
            "expected a module, found builtin.module",
        ),
        (
            bytecode(&[], &axis(2, 3), &result),
            "expected 2 zero points, found 3",
        ),
        (
            bytecode(&[], &uniform(2, 1), &result),
            "expected the flags 0 or 1, found 2",
        ),
        (
            bytecode(&[], &uniform(1, 2), &result),
            "expected a type of integers up to i32",
        ),
        (bytecode(&[], &uniform(1, 0), &result), deep_type),
        (bytecode(&[], &uniform(1, 1), &result), is_read),
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
