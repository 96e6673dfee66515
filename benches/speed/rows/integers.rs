//! Integers, bits and predicates.

use super::*;

rows! {
    "add of i32, 1M" 1.0 add_i32(x: i32[1048576] in SIGNED, y: i32[1048576] in SIGNED) -> i32[1048576] { add(x, y) }
    "mul of i32, 1M" 1.0 mul_i32(x: i32[1048576] in SIGNED, y: i32[1048576] in SIGNED) -> i32[1048576] { mul(x, y) }
    "div of i32, 1M" 1.0 div_i32(x: i32[1048576] in SIGNED, y: i32[1048576] in SMALL) -> i32[1048576] { div(x, y) }
    "rem of i32, 1M" 1.0 rem_i32(x: i32[1048576] in SIGNED, y: i32[1048576] in SMALL) -> i32[1048576] { rem(x, y) }
    "pow of i32, 1M" 1.0 pow_i32(x: i32[1048576] in SMALL, y: i32[1048576] in SMALL) -> i32[1048576] { pow(x, y) }
    "max of i32, 1M" 1.0 max_i32(x: i32[1048576] in SIGNED, y: i32[1048576] in SIGNED) -> i32[1048576] { max(x, y) }
    "sign of i32, 1M" 1.0 sign_i32(x: i32[1048576] in SIGNED) -> i32[1048576] { sign(x) }
    "div of u32, 1M" 1.0 div_u32(x: u32[1048576] in UNSIGNED, y: u32[1048576] in SMALL) -> u32[1048576] { div(x, y) }
    "mul of i64, 512K" 1.0 mul_i64(x: i64[524288] in SIGNED, y: i64[524288] in SIGNED) -> i64[524288] { mul(x, y) }
    "sum of i32 over 1, 1024x1024" 1.0 sum_i32(x: i32[1024, 1024] in SIGNED) -> i32[1024] { sum(x, dimensions = 1) }
    "dot of i32, 128x128x128" 1.0 dot_i32(a: i32[128, 128] in SMALL, b: i32[128, 128] in SMALL) -> i32[128, 128] { dot(a, b) }
    "dot of i8 in i32, 512x512x512" 1.0 dot_i8_512(a: i8[512, 512] in OCTETS, b: i8[512, 512] in OCTETS) -> i32[512, 512] {
        dot(a, b, preferred_element_type = i32)
    }
    "dot of i8 in i32, 1024x1024x1024" 1.0 dot_i8_1024(a: i8[1024, 1024] in OCTETS, b: i8[1024, 1024] in OCTETS) -> i32[1024, 1024] {
        dot(a, b, preferred_element_type = i32)
    }
    "dot of u8 and i8 in i32, 32x784x128" 1.0 dot_u8_i8(a: u8[32, 784] in UNSIGNED_OCTETS, b: i8[784, 128] in OCTETS) -> i32[32, 128] {
        dot(a, b, preferred_element_type = i32)
    }
    "dot of an i8 matrix and vector in i32, 1024x1024" 1.0 dot_i8_vector(a: i8[1024, 1024] in OCTETS, b: i8[1024] in OCTETS) -> i32[1024] {
        dot(a, b, preferred_element_type = i32)
    }
    "conv 3x3 of i8 in i32, [8,64,56,56] to 64" 1.0 conv_i8(x: i8[8, 64, 56, 56] in OCTETS, w: i8[64, 64, 3, 3] in OCTETS) -> i32[8, 64, 56, 56] {
        conv(x, w, padding = "SAME", preferred_element_type = i32)
    }
    "conv 3x3 of i8 in i32, [8,56,56,64] to 64, features last" 1.0 conv_i8_last(
        x: i8[8, 56, 56, 64] in OCTETS, w: i8[3, 3, 64, 64] in OCTETS
    ) -> i32[8, 56, 56, 64] {
        conv(x, w, padding = "SAME", dimension_numbers = "b01f_01io->b01f", preferred_element_type = i32)
    }

    "and, 1M" 1.0 and_1m(x: i32[1048576] in SIGNED, y: i32[1048576] in SIGNED) -> i32[1048576] { and(x, y) }
    "or, 1M" 1.0 or_1m(x: i32[1048576] in SIGNED, y: i32[1048576] in SIGNED) -> i32[1048576] { or(x, y) }
    "xor, 1M" 1.0 xor_1m(x: i32[1048576] in SIGNED, y: i32[1048576] in SIGNED) -> i32[1048576] { xor(x, y) }
    "not, 1M" 1.0 not_1m(x: i32[1048576] in SIGNED) -> i32[1048576] { not(x) }
    "shift_left, 1M" 1.0 shift_left_1m(x: i32[1048576] in SIGNED, y: i32[1048576] in SMALL) -> i32[1048576] { shift_left(x, y) }
    "shift_right_arithmetic, 1M" 1.0 shift_arithmetic_1m(x: i32[1048576] in SIGNED, y: i32[1048576] in SMALL) -> i32[1048576] {
        shift_right_arithmetic(x, y)
    }
    "shift_right_logical, 1M" 1.0 shift_logical_1m(x: i32[1048576] in SIGNED, y: i32[1048576] in SMALL) -> i32[1048576] {
        shift_right_logical(x, y)
    }
    "popcnt, 1M" 1.0 popcnt_1m(x: i32[1048576] in SIGNED) -> i32[1048576] { popcnt(x) }
    "clz, 1M" 1.0 clz_1m(x: i32[1048576] in SIGNED) -> i32[1048576] { clz(x) }

    "and of bool, 1M" 1.0 and_bool(p: bool[1048576], q: bool[1048576]) -> bool[1048576] { and(p, q) }
    "not of bool, 1M" 1.0 not_bool(p: bool[1048576]) -> bool[1048576] { not(p) }
    "all over 1, 1024x1024" 1.0 all_rows(p: bool[1024, 1024]) -> bool[1024] { all(p, dimensions = 1) }
    "any over 0, 1024x1024" 1.0 any_columns(p: bool[1024, 1024]) -> bool[1024] { any(p, dimensions = 0) }
}
