//! Tests of `xla-core/src/pool/local.rs`.

use core::ptr::NonNull;
use std::thread;

use xla_core::testing::pool::block::Block;

/// Takes blocks of `bytes` bytes at once, writes to them, and returns them; returns their addresses.
fn use_some(count: usize, bytes: usize) -> Vec<usize> {
    let mut blocks: Vec<Block> = (0..count).map(|_| Block::take(bytes)).collect();
    for block in &mut blocks {
        block.bytes_mut().fill(0xab);
    }
    let addresses = blocks.iter().map(Block::start);
    addresses.map(NonNull::addr).map(usize::from).collect()
}

#[test]
fn a_thread_takes_the_blocks_that_it_kept_from_the_last_on() {
    for bytes in [1, 64, 65, 500, 512] {
        let mut kept = use_some(16, bytes);
        let again = use_some(16, bytes);
        kept.reverse();
        assert_eq!(again, kept, "{bytes}");
    }
}

#[test]
fn a_block_that_is_kept_belongs_to_one_thread() {
    let mine = use_some(16, 300);
    thread::scope(|scope| {
        scope.spawn(|| {
            let theirs = use_some(16, 300);
            assert!(theirs.iter().all(|block| !mine.contains(block)));
        });
    });
}

#[test]
fn a_block_may_be_returned_by_another_thread() {
    let block = Block::take(200);
    let address = block.start().addr();
    let found = thread::spawn(move || {
        drop(block);
        Block::take(200).start().addr()
    });
    assert_eq!(found.join().unwrap(), address);
}

#[test]
fn a_thread_that_ends_returns_its_blocks() {
    let returns = || {
        let first = thread::spawn(|| use_some(3, 448)).join().unwrap();
        let second = thread::spawn(|| use_some(3, 448)).join().unwrap();
        second.iter().all(|block| first.contains(block))
    };
    // Another test may take one of them in between.
    assert!((0..100).any(|_| returns()));
}
