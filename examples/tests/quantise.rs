//! The example `quantise`.

use crate::run::printed;

/// Returns percentage of images read correctly, number of images read as in `f32`, and bytes, in the line of this name.
fn row(text: &str, name: &str) -> [f32; 3] {
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    let words: Vec<&str> = line
        .unwrap_or_else(|| panic!("{name}: {text}"))
        .split_whitespace()
        .collect();
    [words[0], words[2], words[5]].map(|word| word.parse().expect("a number"))
}

#[test]
fn eight_bits_cost_at_most_one_image_in_a_hundred_and_save_most_of_the_memory() {
    let text = printed("quantise", &[]);
    let [right, same, bytes] = row(&text, "f32 ");
    assert!(right >= 98.0 && same == 360.0, "{text}");
    for name in ["8 bits, products in i32", "8 bits, products in f32"] {
        let [small, same, few] = row(&text, name);
        assert!(small > right - 1.0 && same >= 356.0, "{text}");
        assert!(few < 0.3 * bytes, "{text}");
    }
}
