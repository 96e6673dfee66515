//! Tests of `xla-core/src/kernels/dot_general/tile.rs`.

use xla_core::testing::kernels::dot_general::tile::*;

#[test]
fn rows_are_shared_out_in_tiles_that_keep_the_multipliers_busy() {
    for most in [6, 8] {
        for rows in 1..100 {
            let mut left = rows;
            while left > 0 {
                let count = next(left, most);
                assert!(
                    count <= most && count <= left && (count >= 3 || count == rows),
                    "{count} of {rows}"
                );
                left -= count;
            }
        }
    }
}
