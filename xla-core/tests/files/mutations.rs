//! Files with random mutations: a reader returns an error or a value, never panics, and allocates little more than the file.
//!
//! `READERS_SECONDS=600 cargo test -p xla-core --features npz,safetensors --test files -- --nocapture mutations` mutates
//! files of each format for that time, and prints the number of runs.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use xla_core::error::Error;

use crate::folder::Folder;

/// The number of runs of each format without the variable.
const RUNS: u64 = 500;

/// The bytes that a reader may allocate: its buffers, and a multiple of the bytes of the file. The crate `zip` reserves room
/// for as many entries as an archive claims, at most 65535, which are 7 MB.
const BUFFERS: usize = 8 << 20;
const MULTIPLE: usize = 40;

thread_local! {
    /// The bytes that are allocated by this thread, and the most since the last run.
    static BYTES: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

// SAFETY: every call is forwarded unchanged to the system's allocator, which keeps the contract of `GlobalAlloc`.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(|bytes| bytes.wrapping_add(layout.size()));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(|bytes| bytes.saturating_sub(layout.size()));
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

fn count(change: impl Fn(usize) -> usize) {
    // The thread's variables are gone while it ends.
    let _ = BYTES.try_with(|bytes| {
        let (now, most) = bytes.get();
        let now = change(now);
        bytes.set((now, most.max(now)));
    });
}

/// Random numbers: `splitmix64`.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }
}

/// Changes a file in one place.
fn mutate(file: &mut Vec<u8>, random: &mut Random) {
    const BYTES: &[u8] = b"\0\x01\x7f\x80\xff\"{}[]():,'09-\\u";
    const NUMBERS: [u64; 8] = [0, 1, 0xff, 0xffff, 1 << 31, 0xffff_ffff, 1 << 62, u64::MAX];
    let at = random.below(file.len());
    let len = random.below(16).min(file.len() - at);
    match random.below(8) {
        0 => file[at..]
            .iter_mut()
            .take(1)
            .for_each(|byte| *byte = random.next() as u8),
        1 => file[at..]
            .iter_mut()
            .take(1)
            .for_each(|byte| *byte = BYTES[random.below(BYTES.len())]),
        2 => file[at..]
            .iter_mut()
            .take(1)
            .for_each(|byte| *byte ^= 1 << random.below(8)),
        3 => drop(file.drain(at..at + len)),
        4 => {
            let part = file[at..at + len].to_vec();
            let to = random.below(file.len());
            file.splice(to..to, part);
        }
        5 => file.truncate(at),
        6 => {
            let number = NUMBERS[random.below(8)].to_le_bytes();
            let size = [2, 4, 8][random.below(3)];
            for (byte, new) in file[at..].iter_mut().zip(&number[..size]) {
                *byte = *new;
            }
        }
        _ => {
            let digits = NUMBERS[random.below(8)].to_string().into_bytes();
            // Beside another digit, where there is one.
            let digit = file[at..].iter().position(u8::is_ascii_digit);
            let at = at + digit.unwrap_or(0);
            file.splice(at..at, digits);
        }
    }
}

/// Mutates files of a format, and loads them.
pub(crate) fn run(format: &str, seeds: &[Vec<u8>], load: impl Fn(&Path) -> Result<(), Error>) {
    let folder = Folder::new(&format!("mutations-{format}"));
    let path = folder.file();
    for seed in seeds {
        fs::write(&path, seed).unwrap();
        load(&path).unwrap();
    }
    let seconds = std::env::var("READERS_SECONDS").ok();
    let time = seconds.map(|text| Duration::from_secs(text.parse().unwrap()));
    let start = Instant::now();
    let (mut runs, mut errors) = (0, 0);
    while time.map_or(runs < RUNS, |time| start.elapsed() < time) {
        let mut random = Random(runs);
        let mut file = seeds[random.below(seeds.len())].clone();
        for _ in 0..=random.below(4) {
            if !file.is_empty() {
                mutate(&mut file, &mut random);
            }
        }
        fs::write(&path, &file).unwrap();
        let before = BYTES.with(|bytes| {
            let now = bytes.get().0;
            bytes.set((now, now));
            now
        });
        let result = load(&path);
        let most = BYTES.with(|bytes| bytes.get().1) - before;
        assert!(
            most <= BUFFERS + MULTIPLE * file.len(),
            "{format}, run {runs}: {most} bytes for a file of {}",
            file.len()
        );
        if let Err(error) = result {
            errors += 1;
            assert!(
                !matches!(error, Error::Io { .. }),
                "{format}, run {runs}: {error}"
            );
            assert!(!error.to_string().is_empty());
        }
        runs += 1;
    }
    println!("{format}: {runs} runs, {errors} errors");
    assert!(
        errors > runs / 4 && errors < runs,
        "{errors} of {runs} runs are errors"
    );
}
