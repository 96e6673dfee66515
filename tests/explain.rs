//! `Scores::explain()`: the source of a computation beside the steps of its program.

use typed_xla::prelude::*;

#[computation]
fn hidden(x: &f32![32, 64], w: &f32![64, 10]) -> f32![32, 10] {
    tanh(dot(x, w))
}

#[computation(program = Scores)]
fn scores(x: &f32![32, 64], w: &f32![64, 10], b: &f32![10], n: i32) -> f32![32, 10] {
    let h = hidden(x, w) + b.along([1]);
    let mut s = softmax(h, dimension = 1);
    for _ in 0..n {
        s = sort(s, dimension = 1);
    }
    s
}

#[derive(Tensors)]
struct Params {
    w1: f32![64, 128],
    w2: f32![128, 128],
}

#[computation(program = Deep)]
fn deep(p: &Params, x: &f32![32, 64], y: &mut f32![32, 128]) {
    let a = exp(dot(x, p.w1));
    let b = exp(dot(a, p.w2));
    let c = tanh(dot(b, p.w2));
    *y = y + dot(c, p.w2);
}

#[computation(program = Pictures)]
fn pictures(x: &f32![2, 3, 8, 8], w: &f32![4, 3, 3, 3]) -> f32![2, 4, 6, 6] {
    let x = x * 2.0;
    conv(x, w)
}

#[computation(program = Rows)]
fn rows(x: &f32![?, 256], w: &f32![256, 256]) -> f32![?, 256] {
    dot(x, w) < 1.0;
    exp(dot(x, w))
}

/// Returns the line of a text that contains a part.
fn line<'t>(text: &'t str, part: &str) -> &'t str {
    let mut lines = text.lines();
    let found = lines.find(|line| line.contains(part));
    found.unwrap_or_else(|| panic!("no `{part}` in\n{text}"))
}

#[test]
fn a_source_line_has_its_number_and_its_steps() {
    let text = Scores::explain().to_string();
    let first = include_str!("explain.rs").lines();
    let first = first
        .take_while(|line| !line.starts_with("fn scores"))
        .count()
        + 1;
    assert!(
        text.starts_with(&format!("scores ({}:{first})\n", file!())),
        "{text}"
    );
    let cells = |part: &str| line(&text, part).split_whitespace().collect::<Vec<_>>();
    let number = |offset: usize| (first + offset).to_string();
    assert_eq!(cells("let h = ")[..2], ["1-2", &number(1)]);
    assert_eq!(cells("let mut s = ")[..2], ["2", &number(2)]);
    assert_eq!(cells("s = sort")[..2], ["2", &number(4)]);
    // A line without a step, up to the end of the function.
    assert_eq!(cells(&format!("{} ", number(6)))[..2], [&number(6), "s"]);
}

#[test]
fn a_step_has_its_operations_bytes_and_flop() {
    let text = Deep::explain().to_string();
    let step = |number: usize| {
        let start = format!("{number:>4} ");
        let row = text.lines().find(|row| row.starts_with(&start));
        let row = row.unwrap_or_else(|| panic!("no step {number} in\n{text}"));
        row.split_whitespace().collect::<Vec<_>>()
    };
    // A product reads both matrices, and has two operations for each term.
    let read = (32 * 64 + 64 * 128) * 4;
    let (read, written, flop) = (
        read.to_string(),
        (32 * 128 * 4).to_string(),
        (2 * 32 * 64 * 128).to_string(),
    );
    assert_eq!(step(1)[1..4], [&read, &written, &flop]);
    assert_eq!(step(1)[5..], ["dot"]);
    // The function of an element is one operation.
    assert_eq!(step(2)[1..4], [&written, &written, &(32 * 128).to_string()]);
    assert_eq!(step(2)[5..], ["exp"]);
    let text = Pictures::explain().to_string();
    let flop = (2 * (2 * 4 * 6 * 6) * (3 * 3 * 3)).to_string();
    assert!(
        line(&text, ": conv").contains(&format!(" {flop} ")),
        "{text}"
    );
}

#[test]
fn arrays_have_the_users_names_and_share_memory() {
    let text = Deep::explain().to_string();
    assert!(text.contains("contract x p.w1: "), "{text}");
    assert_eq!(line(&text, "  y: "), "  y: 16384 bytes, parameter, step 8");
    let sharing = text
        .lines()
        .filter(|line| line.contains("; shares memory with arena"));
    assert_eq!(sharing.count(), 4, "{text}");
}

#[test]
fn sizes_that_are_not_known_have_their_names() {
    let text = Rows::explain().to_string();
    let product = line(&text, ": dot");
    assert!(product.contains("131072 * "), "{product}");
    assert!(text.contains("an arena that depends on sizes"), "{text}");
}

#[test]
fn a_page_needs_no_other_file() {
    let page = Deep::explain().html();
    for part in ["http", "src=", "href=", "url(", "@import"] {
        assert!(!page.contains(part), "the page contains `{part}`");
    }
    assert_eq!(page.matches("<details data-step=").count(), 8);
    assert_eq!(page.matches("<rect ").count(), 4);
    // Lines know their steps by number.
    let line = line(&page, "let b = exp");
    assert!(line.starts_with("<tr data-steps=\"2 3\">"), "{line}");
    let page = Rows::explain().html();
    assert!(page.contains("dot(x, w) &lt; 1.0"), "{page}");
}
