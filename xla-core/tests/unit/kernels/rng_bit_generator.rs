use crate::kernels::testing::indices;
use xla_core::kernels::rng_bit_generator::*;
use xla_core::rt::Array;
use xla_core::rt::ArrayMut;
use xla_core::rt::Exec;

/// The two words of one counter, step by step as in the paper.
fn threefry(key: [u32; 2], counter: [u32; 2]) -> [u32; 2] {
    let keys = [key[0], key[1], key[0] ^ key[1] ^ 0x1BD1_1BDA];
    let [mut x, mut y] = [0, 1].map(|i| counter[i].wrapping_add(keys[i]));
    let rotations = [[13, 15, 26, 6], [17, 29, 16, 24]];
    for round in 0..20 {
        x = x.wrapping_add(y);
        y = y.rotate_left(rotations[round / 4 % 2][round % 4]) ^ x;
        if round % 4 == 3 {
            let n = round / 4 + 1;
            x = x.wrapping_add(keys[n % 3]);
            y = y.wrapping_add(keys[(n + 1) % 3]).wrapping_add(n as u32);
        }
    }
    [x, y]
}

/// The four words of one counter.
fn philox(mut key: [u32; 2], [mut a, mut b, mut c, mut d]: [u32; 4]) -> [u32; 4] {
    for _ in 0..10 {
        let wide =
            [(a, 0xD251_1F53_u32), (c, 0xCD9E_8D57)].map(|(x, f)| u64::from(x) * u64::from(f));
        let high = wide.map(|x| (x >> 32) as u32);
        [a, b, c, d] = [
            high[1] ^ b ^ key[0],
            wide[1] as u32,
            high[0] ^ d ^ key[1],
            wide[0] as u32,
        ];
        key = [
            key[0].wrapping_add(0x9E37_79B9),
            key[1].wrapping_add(0xBB67_AE85),
        ];
    }
    [a, b, c, d]
}

fn halves(x: u64) -> [u32; 2] {
    [x as u32, (x >> 32) as u32]
}

fn whole([low, high]: [u32; 2]) -> u64 {
    u64::from(high) << 32 | u64::from(low)
}

/// Returns the new state and the bits of a run.
fn drawn<T: Drawn + Default>(
    exec: &Exec,
    state: &[u64],
    dims: &[usize],
    by_philox: bool,
) -> (Vec<u64>, Vec<T>) {
    let mut new = vec![0; state.len()];
    let mut bits = vec![T::default(); dims.iter().product()];
    let len = [state.len()];
    let outs = (
        ArrayMut::new(&mut new, &len),
        ArrayMut::new(&mut bits, dims),
    );
    run(exec, outs.0, outs.1, Array::new(state, &len), by_philox);
    (new, bits)
}

/// Key, counter and words of Random123's known answers: zeros, ones, digits of pi.
#[test]
fn bits_equal_the_known_answers_of_random123() {
    let ones = u32::MAX;
    let known = [
        ([0, 0], [0, 0], [0x6b20_0159, 0x99ba_4efe]),
        ([ones; 2], [ones; 2], [0x1cb9_96fc, 0xbb00_2be7]),
        (
            [0x1319_8a2e, 0x0370_7344],
            [0x243f_6a88, 0x85a3_08d3],
            [0xc492_3a9c, 0x483d_f7a0],
        ),
    ];
    for (key, counter, words) in known {
        assert_eq!(threefry(key, counter), words);
        let state = [whole(key), whole(counter)];
        assert_eq!(drawn::<u32>(&Exec::serial(), &state, &[2], false).1, words);
    }
    let known = [
        (
            [0; 2],
            [0; 4],
            [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8],
        ),
        (
            [ones; 2],
            [ones; 4],
            [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd],
        ),
        (
            [0xa409_3822, 0x299f_31d0],
            [0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344],
            [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1],
        ),
    ];
    for (key, counter, words) in known {
        assert_eq!(philox(key, counter), words);
        let [a, b, c, d] = counter;
        let state = [whole(key), whole([a, b]), whole([c, d])];
        assert_eq!(drawn::<u32>(&Exec::serial(), &state, &[4], true).1, words);
    }
}

/// Sizes of every kind: even and odd, long and short, one element and none.
const DIMS: &[&[usize]] = &[
    &[],
    &[0],
    &[1],
    &[7],
    &[8],
    &[301],
    &[2, 0],
    &[3, 4],
    &[4, 3],
    &[4, 4],
    &[3, 5],
    &[5, 3],
    &[5, 5, 3],
    &[3, 2, 40],
    &[3, 3, 35],
    &[1, 3],
];

#[test]
fn a_counter_of_threefry_is_shared_out_along_one_dimension() {
    let state = [0x0123_4567_89ab_cdef, u64::MAX - 3];
    for &dims in DIMS {
        let (new, bits) = drawn::<u32>(&Exec::serial(), &state, dims, false);
        let even = dims.iter().position(|size| size % 2 == 0);
        let at = even.or_else(|| (0..dims.len()).min_by_key(|&d| core::cmp::Reverse(dims[d])));
        let halved: Vec<usize> = (0..dims.len())
            .map(|d| {
                if Some(d) == at {
                    dims[d].div_ceil(2)
                } else {
                    dims[d]
                }
            })
            .collect();
        let expected: Vec<u32> = indices(dims)
            .map(|index| {
                let place = |(d, &i): (usize, &usize)| if Some(d) == at { i / 2 } else { i };
                let places = index.iter().enumerate().map(place);
                let counter = places.zip(&halved).fold(0, |at, (i, size)| at * size + i);
                let words = threefry(
                    halves(state[0]),
                    halves(state[1].wrapping_add(counter as u64)),
                );
                words[at.map_or(0, |at| index[at] % 2)]
            })
            .collect();
        assert_eq!(bits, expected, "{dims:?}");
        let count: usize = halved.iter().product();
        assert_eq!(
            new,
            [state[0], state[1].wrapping_add(count as u64)],
            "{dims:?}"
        );
    }
}

#[test]
fn narrow_numbers_are_the_low_bits_and_wide_ones_take_two_words() {
    let state = [5, 6, 7];
    let serial = Exec::serial();
    for (by_philox, state) in [(false, &state[..2]), (true, &state[..])] {
        for &dims in DIMS {
            let (new, words) = drawn::<u32>(&serial, state, dims, by_philox);
            let bytes: Vec<u8> = words.iter().map(|&word| word as u8).collect();
            let shorts: Vec<u16> = words.iter().map(|&word| word as u16).collect();
            assert_eq!(drawn(&serial, state, dims, by_philox), (new.clone(), bytes));
            assert_eq!(drawn(&serial, state, dims, by_philox), (new, shorts));
            let len: usize = dims.iter().product();
            let (new, words) = drawn::<u32>(&serial, state, &[2 * len], by_philox);
            let wide: Vec<u64> = words
                .chunks(2)
                .map(|pair| whole([pair[0], pair[1]]))
                .collect();
            assert_eq!(
                drawn(&serial, state, dims, by_philox),
                (new, wide),
                "{dims:?}"
            );
        }
    }
}

#[test]
fn the_counter_of_philox_has_128_bits() {
    let key = 0x0123_4567_89ab_cdef;
    for (state, counter) in [
        (vec![key, u64::MAX, 5], u128::from(u64::MAX) | 5 << 64),
        (vec![key, u64::MAX, u64::MAX], u128::MAX),
        // Without an upper half the key stands there.
        (vec![key, 9], 9 | u128::from(key) << 64),
    ] {
        let (new, bits) = drawn::<u32>(&Exec::serial(), &state, &[13], true);
        let counters = (0..4).map(|i| counter.wrapping_add(i));
        let words = counters
            .flat_map(|c| philox(halves(key), [0, 1, 2, 3].map(|w| (c >> (32 * w)) as u32)));
        assert_eq!(bits, words.take(13).collect::<Vec<u32>>());
        let after = counter.wrapping_add(4);
        let after = [key, after as u64, (after >> 64) as u64];
        assert_eq!(new, after[..state.len()]);
    }
}

#[test]
fn threads_draw_the_same_numbers() {
    let state = [1, 2, 3];
    for (by_philox, state) in [(false, &state[..2]), (true, &state[..])] {
        for dims in [&[1_000_003][..], &[301, 999], &[1000, 3, 101]] {
            let [one, three] = [Exec::serial(), Exec::threads(3)]
                .map(|exec| drawn::<u32>(&exec, state, dims, by_philox));
            assert_eq!(one, three, "{dims:?}");
        }
    }
}
