//! Tests of `xla-core/src/pool/pages.rs`.

use xla_core::testing::pool::block::Block;
use xla_core::testing::pool::pages::HUGE;

/// The flags that the system keeps for the memory at an address.
fn flags(address: usize) -> String {
    let maps = std::fs::read_to_string("/proc/self/smaps").unwrap();
    let mut inside = false;
    for line in maps.lines() {
        let first = line.split(' ').next().unwrap();
        if let Some((from, to)) = first.split_once('-') {
            let number = |text| usize::from_str_radix(text, 16).unwrap();
            inside = (number(from)..number(to)).contains(&address);
        } else if let Some(flags) = line.strip_prefix("VmFlags:")
            && inside
        {
            return flags.to_owned();
        }
    }
    panic!("{address:x} is nowhere");
}

#[test]
fn the_whole_pages_of_a_large_block_are_advised() {
    if !std::path::Path::new("/sys/kernel/mm/transparent_hugepage").exists() {
        return;
    }
    // A size that no other test takes, so that the block is fresh.
    let block = Block::take(37 * HUGE / 2);
    let start = block.start().addr().get();
    let advised = |at: usize| flags(start + at).split(' ').any(|flag| flag == "hg");
    assert!(advised(0) && advised(18 * HUGE - 1));
}
