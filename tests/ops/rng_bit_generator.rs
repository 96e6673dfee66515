//! `rng_bit_generator`: random bits and the next state.

use typed_xla::prelude::*;

#[test]
fn bits_are_those_of_random123_and_the_counter_goes_on() {
    #[computation]
    fn bits(state: &u64![2]) -> (u64![2], u32![2]) {
        rng_bit_generator(state, "THREE_FRY", u32, [2])
    }
    #[computation]
    fn more(state: &u64![3]) -> (u64![3], u32![4]) {
        rng_bit_generator(state, "PHILOX", u32, [4])
    }
    let (state, words) = bits(&tensor![0, 0]);
    assert_eq!(words, tensor![0x6b20_0159, 0x99ba_4efe]);
    assert_eq!(state, tensor![0, 1]);
    let (state, words) = more(&tensor![0, 0, 0]);
    assert_eq!(
        words,
        tensor![0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]
    );
    assert_eq!(state, tensor![0, 1, 0]);
}

macro_rules! one_width {
    ($($unsigned:ident: $($e:ident)*;)*) => {
        #[test]
        fn types_of_one_width_have_the_same_bits() {
            $($({
                #[computation]
                fn unsigned(state: &u64![2]) -> (u64![2], $unsigned![3, 5]) {
                    rng_bit_generator(state, "THREE_FRY", $unsigned, [3, 5])
                }
                #[computation]
                fn other(state: &u64![2]) -> (u64![2], $unsigned![3, 5]) {
                    let (state, bits) = rng_bit_generator(state, "THREE_FRY", $e, [3, 5]);
                    (state, bitcast_convert(bits, $unsigned))
                }
                let state = tensor![3, 4];
                assert_eq!(unsigned(&state), other(&state), stringify!($e));
            })*)*
        }
    };
}
one_width! {
    u8: i8;
    u16: i16 f16 bf16;
    u32: i32 f32;
    u64: i64 f64;
}

#[test]
fn generic_sizes_and_layouts_draw_the_same() {
    #[computation]
    fn known(state: &u64![2]) -> u32![3, 4] {
        rng_bit_generator(state, "THREE_FRY", u32, [3, 4]).1
    }
    #[computation]
    fn generic<N: Dim, M: Dim>(state: &u64![2], like: &u8![N, M]) -> u32![N, M] {
        rng_bit_generator(state, "THREE_FRY", u32, [N, M]).1
    }
    #[computation]
    fn columns(state: &u64![2]) -> u32![3, 4; {0, 1}] {
        rng_bit_generator(state, "THREE_FRY", u32, [3, 4]).1
    }
    let (state, like) = (tensor![1, 2], Tensor::<u8, _>::zeros());
    let all = known(&state);
    assert_eq!(generic(&state, &like), all);
    assert!(columns(&state).iter().eq(all.iter()));
}
