//! Checks that the passes take time in proportion to the number of instructions.

use crate::text::{graph, optimised, plain};
use xla_hlo::Graph;

/// Returns a straight-line graph of about `n` instructions with this pattern.
fn long(pattern: &str, n: usize) -> Graph {
    let mut text = String::from("(%0: f32[4, 4], %1: f32[4], %2: f32[])\n");
    let lines: Vec<&str> = pattern.split("; ").collect();
    let mut next = 3;
    let mut last = 0;
    for _ in 0..n / lines.len() {
        let first = next;
        for line in &lines {
            let mut line = line.replace("%in", &format!("%{last}"));
            for k in (1..=lines.len()).rev() {
                line = line.replace(&format!("%{k}'"), &format!("%{}", first + k - 1));
            }
            text += &format!("%{next} = {line}\n");
            next += 1;
        }
        last = next - 1;
    }
    text += &format!("return %{last}");
    graph(&text)
}

#[test]
fn work_grows_with_the_number_of_instructions() {
    let patterns = [
        "exp %in : f32[4, 4]; mul %1', %in : f32[4, 4]",
        "transpose %in {permutation = [1, 0]} : f32[4, 4]; exp %1' : f32[4, 4]; mul %1', %2' : f32[4, 4]",
        "reshape %in : f32[4, 1, 4]; transpose %1' {permutation = [2, 1, 0]} : f32[4, 1, 4]; reshape %2' : f32[4, 4]; add %3', %in : f32[4, 4]",
        "broadcast_in_dim %1 {broadcast_dimensions = [1]} : f32[4, 4]; exp %1' : f32[4, 4]; transpose %2' {permutation = [1, 0]} : f32[4, 4]; add %in, %3' : f32[4, 4]",
        "reduce %in, %2 {dimensions = [0]} (add) : f32[4]; broadcast_in_dim %1' {broadcast_dimensions = [0]} : f32[4, 4]; sub %in, %2' : f32[4, 4]; neg %3' : f32[4, 4]",
        "transpose %in {permutation = [1, 0]} : f32[4, 4]; dot_general %1', %in {lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]} : f32[4, 4]; tanh %2' : f32[4, 4]",
        "constant {value = 1.0} : f32[]; broadcast_in_dim %1' {broadcast_dimensions = []} : f32[4, 4]; add %in, %2' : f32[4, 4]",
    ];
    for pattern in patterns {
        let work = |n| optimised(plain("f", long(pattern, n))).visits;
        let (small, large) = (work(300), work(3000));
        assert!(
            large <= 11 * small,
            "{small} visits, then {large}: {pattern}"
        );
        assert!(large <= 15 * 3000, "{large} visits: {pattern}");
    }
}
