//! Tests of `xla-core/src/kernels/sort/network.rs`.

use xla_core::testing::kernels::sort::network::*;

#[test]
fn every_lane_is_sorted() {
    for n in [8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096] {
        let key =
            |i: usize, lane: usize| ((i * LANES + lane) as u32).wrapping_mul(0x9E37_79B1) >> 20;
        let mut rows: Vec<[u32; LANES]> = (0..n)
            .map(|i| core::array::from_fn(|lane| key(i, lane)))
            .collect();
        sort(&mut rows);
        for lane in 0..LANES {
            let mut expected: Vec<u32> = (0..n).map(|i| key(i, lane)).collect();
            expected.sort_unstable();
            let got: Vec<u32> = rows.iter().map(|row| row[lane]).collect();
            assert_eq!(got, expected, "{n}");
        }
    }
}
