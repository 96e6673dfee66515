//! Tests of `xla-core/src/pool/block.rs`.

use core::slice;
use xla_core::testing::pool::block::*;
use xla_core::testing::pool::class::ALIGN;

/// Takes a block, fills it, and gives it back; where it stood.
fn use_once(pool: &Pool, bytes: usize) -> usize {
    let block = pool.take(bytes).unwrap();
    // SAFETY: the pool gave so many bytes.
    unsafe {
        slice::from_raw_parts_mut(block.as_ptr(), bytes).fill(0xab);
        pool.give(block, bytes);
    }
    block.addr().get()
}

#[test]
fn blocks_are_aligned_and_zero_when_they_first_come() {
    for bytes in [1, 63, 64, 65, 1000, 4096, 100_000, 1 << 21, 5_000_000] {
        let pool = Pool::new(usize::MAX);
        let block = pool.take(bytes).unwrap();
        let align = if bytes < 1 << 21 { 64 } else { 1 << 21 };
        assert_eq!(block.addr().get() % align, 0);
        // SAFETY: the block has as many bytes.
        let content = unsafe { slice::from_raw_parts(block.as_ptr(), bytes) };
        assert!(content.iter().all(|&byte| byte == 0));
        // SAFETY: taken with the same number.
        unsafe { pool.give(block, bytes) };
        pool.trim();
    }
}

#[test]
fn a_block_comes_back_for_the_next_of_its_class() {
    let pool = Pool::new(usize::MAX);
    let first = use_once(&pool, 1000);
    assert_eq!(use_once(&pool, 1010), first);
    assert_eq!(pool.free_bytes(), 1024);
    let [a, b] = [1000, 1000].map(|bytes| pool.take(bytes).unwrap());
    assert_ne!(a, b);
    // SAFETY: taken with the same number.
    unsafe {
        pool.give(a, 1000);
        pool.give(b, 1000);
    }
    assert_eq!(pool.free_bytes(), 2048);
    pool.trim();
    assert_eq!(pool.free_bytes(), 0);
}

#[test]
fn free_blocks_stay_within_the_limit() {
    let pool = Pool::new(4096);
    let blocks: Vec<_> = (0..10).map(|_| pool.take(1024).unwrap()).collect();
    for block in blocks {
        // SAFETY: taken with the same number.
        unsafe { pool.give(block, 1024) };
        assert!(pool.free_bytes() <= 4096);
    }
    assert_eq!(pool.free_bytes(), 4096);
    pool.set_limit(0);
    let block = pool.take(1024).unwrap();
    // SAFETY: taken with the same number.
    unsafe { pool.give(block, 1024) };
    assert_eq!(pool.free_bytes(), 3072);
    pool.trim();
}

#[test]
fn threads_never_get_the_same_block_at_once() {
    let pool = Pool::new(1 << 20);
    std::thread::scope(|scope| {
        for thread in 0..4u8 {
            let pool = &pool;
            scope.spawn(move || {
                for round in 0..500 {
                    let bytes = 64 * (1 + round % 3);
                    let block = pool.take(bytes).unwrap();
                    // SAFETY: the pool gave so many bytes to this thread alone.
                    let mine = unsafe { slice::from_raw_parts_mut(block.as_ptr(), bytes) };
                    mine.fill(thread);
                    std::thread::yield_now();
                    assert!(mine.iter().all(|&byte| byte == thread));
                    // SAFETY: taken with the same number; `mine` is not used again.
                    unsafe { pool.give(block, bytes) };
                }
            });
        }
    });
    pool.trim();
}

#[test]
fn no_bytes_need_no_memory() {
    let mut block = Block::take(0);
    assert_eq!(block.start().addr().get() % ALIGN, 0);
    assert!(block.bytes_mut().is_empty());
}

#[test]
fn more_than_memory_is_refused() {
    for bytes in [usize::MAX, isize::MAX as usize, 1 << 60, 1 << 50] {
        assert!(Block::try_take(bytes).is_none(), "{bytes}");
    }
}

#[test]
#[should_panic(expected = "1152921504606846976 bytes cannot be allocated")]
fn taking_a_block_that_cannot_be_allocated_panics() {
    Block::take(1 << 60);
}
