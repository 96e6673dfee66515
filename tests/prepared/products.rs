//! Products by prepared weights have the same bits as products by the weights.

use std::thread;

use typed_xla::prelude::*;
use typed_xla::{Exec, Workspace};

use super::{bits, parts, values};

/// The layout of PyTorch's linear layers: a row of weights for each output.
#[computation(program = Layers, prepared(first, second))]
fn layers(first: &f32![200, 300], second: &f32![48, 200], x: &f32![24, 300]) -> f32![24, 48] {
    dot(
        relu(dot(x, transpose(first, [1, 0]))),
        transpose(second, [1, 0]),
    )
}

/// One row is a dot product with each row of the weights, in another order of additions.
#[computation(program = Row, prepared(w, b))]
fn row(w: &f32![200, 300], b: &f32![200], x: &f32![1, 300]) -> f32![1, 200] {
    dot(x, transpose(w, [1, 0])) + exp(b).along([1])
}

#[test]
fn products_read_packed_weights_and_keep_their_bits() {
    let (first, second) = (some!(70, f32![200, 300]), some!(71, f32![48, 200]));
    let prepared = Layers::prepare(&first, &second);
    let x = some!(72, f32![24, 300]);
    let expected = layers(&first, &second, &x);
    assert_eq!(bits(prepared.run(&x).as_slice()), bits(expected.as_slice()));
    let [prepare, run] = parts(Layers::lowered());
    assert_eq!(
        prepare.matches("dot_general::pack ").count(),
        2,
        "{prepare}"
    );
    assert_eq!(run.matches("dot_general::packed ").count(), 2, "{run}");
    assert!(!run.contains("contract"), "{run}");

    let (b, x) = (some!(73, f32![200]), some!(74, f32![1, 300]));
    let expected = row(&first, &b, &x);
    let got = Row::prepare(&first, &b).run(&x);
    assert_eq!(bits(got.as_slice()), bits(expected.as_slice()));
}

#[computation(program = Tall, prepared(w))]
fn tall(w: &f32![32, 64], x: &f32![700, 64]) -> f32![700, 32] {
    dot(x, transpose(w, [1, 0]))
}

#[computation(program = WideFew, prepared(w))]
fn wide_few(w: &f32![900, 130], x: &f32![2, 130]) -> f32![2, 900] {
    dot(x, transpose(w, [1, 0]))
}

#[computation(program = Deep, prepared(w))]
fn deep(w: &f32![33, 5000], x: &f32![7, 5000]) -> f32![7, 33] {
    dot(x, transpose(w, [1, 0]))
}

#[computation(program = Square, prepared(w))]
fn square(w: &f32![128, 128], x: &f32![128, 128]) -> f32![128, 128] {
    dot(x, transpose(w, [1, 0]))
}

#[computation(program = Double, prepared(w))]
fn double(w: &f64![65, 300], x: &f64![20, 300]) -> f64![20, 65] {
    dot(x, transpose(w, [1, 0]))
}

#[computation(program = Half, prepared(w))]
fn half(w: &bf16![65, 300], x: &bf16![20, 300]) -> bf16![20, 65] {
    dot(x, transpose(w, [1, 0]))
}

#[test]
fn products_of_many_sizes_keep_their_bits() {
    macro_rules! same {
        ($($name:ident $program:ident $w:ty, $x:ty;)*) => {$({
            let (w, x) = (some!(80, $w), some!(81, $x));
            let (got, expected) = ($program::prepare(&w).run(&x), $name(&w, &x));
            assert_eq!(bits(got.as_slice()), bits(expected.as_slice()), stringify!($name));
        })*};
    }
    same! {
        tall Tall f32![32, 64], f32![700, 64];
        wide_few WideFew f32![900, 130], f32![2, 130];
        deep Deep f32![33, 5000], f32![7, 5000];
        square Square f32![128, 128], f32![128, 128];
    }
    let (w, x) = (some!(82, f32![65, 300]), some!(83, f32![20, 300]));
    let (w64, x64) = (wider(&w), wider_rows(&x));
    assert_eq!(Double::prepare(&w64).run(&x64), double(&w64, &x64));
    let (w16, x16) = (shorter(&w), shorter_rows(&x));
    assert_eq!(Half::prepare(&w16).run(&x16), half(&w16, &x16));
}

#[computation]
fn wider(x: &f32![65, 300]) -> f64![65, 300] {
    convert(x, f64)
}

#[computation]
fn wider_rows(x: &f32![20, 300]) -> f64![20, 300] {
    convert(x, f64)
}

#[computation]
fn shorter(x: &f32![65, 300]) -> bf16![65, 300] {
    convert(x, bf16)
}

#[computation]
fn shorter_rows(x: &f32![20, 300]) -> bf16![20, 300] {
    convert(x, bf16)
}

/// Rows of a batch of any size, by weights that are not transposed.
#[computation(program = Batched, prepared(w, v))]
fn batched<B: Dim>(w: &f32![70, 67], v: &f32![67, 5], x: &f32![B, 70]) -> f32![B, 5] {
    dot(relu(dot(x, w)), v)
}

#[test]
fn a_batch_has_any_generic_size() {
    let (w, v) = (some!(90, f32![70, 67]), some!(91, f32![67, 5]));
    macro_rules! same {
        ($($size:tt)*) => {$({
            let x = some!(92 + $size, f32![$size, 70]);
            let prepared = Batched::<typed_xla::size::Size<$size>>::prepare(&w, &v);
            let (got, expected) = (prepared.run(&x), batched(&w, &v, &x));
            assert_eq!(bits(got.as_slice()), bits(expected.as_slice()), "{}", $size);
        })*};
    }
    same!(0 1 2 3 5 8 13 40);
}

/// The batch has a dynamic size, and one weight is used three times: by rows, by columns and elementwise.
#[computation(program = Tied, prepared(w))]
fn tied(w: &f32![64, 64], x: &f32![?, 64]) -> Result<f32![?, 64], Error> {
    let y = dot(dot(x, w), w);
    Ok(y + sum(w, dimensions = 0).along([1]))
}

#[test]
fn weights_that_are_used_several_times_are_packed_once() {
    let w = some!(95, f32![64, 64]);
    let prepared = Tied::prepare(&w).unwrap();
    let (mut out, mut workspace) = (Tensor::zeros_sized([0, 64]).unwrap(), Workspace::new());
    for rows in [0, 1, 2, 7, 33] {
        let value = values(96);
        let x: f32![?, 64] = Tensor::from_fn_sized([rows, 64], |[i, j]| value(64 * i + j)).unwrap();
        let expected = tied(&w, &x).unwrap();
        let got = prepared.run(&x).unwrap();
        assert_eq!(bits(got.as_slice()), bits(expected.as_slice()), "{rows}");
        out = Tensor::zeros_sized([rows, 64]).unwrap();
        prepared.run_into(&mut out, &mut workspace, &x).unwrap();
        assert_eq!(out, expected);
    }
    drop(out);
    // The panels, and the sums of columns.
    assert_eq!(prepared.bytes(), 4 * (64 * 64 + 64));
}

/// Projections of several heads, and a batch of products by weights, which are not packed.
#[computation(program = Heads, prepared(q, each))]
fn heads(
    q: &f32![6, 16, 96],
    each: &f32![2, 40, 60],
    x: &f32![2, 5, 6, 16],
) -> (f32![2, 5, 96], f32![2, 5, 60]) {
    let y = dot_general(
        x,
        q,
        lhs_contracting_dimensions = [2, 3],
        rhs_contracting_dimensions = [0, 1],
    );
    let z = dot_general(
        slice(y, [0, 0, 0], [2, 5, 40], [1, 1, 1]),
        each,
        lhs_batching_dimensions = [0],
        rhs_batching_dimensions = [0],
        lhs_contracting_dimensions = [2],
        rhs_contracting_dimensions = [1],
    );
    (y, z)
}

#[test]
fn several_dimensions_contract_and_batches_stay() {
    let (q, each, x) = (
        some!(100, f32![6, 16, 96]),
        some!(101, f32![2, 40, 60]),
        some!(102, f32![2, 5, 6, 16]),
    );
    let ((y, z), (all, of_each)) = (Heads::prepare(&q, &each).run(&x), heads(&q, &each, &x));
    assert_eq!(bits(y.as_slice()), bits(all.as_slice()));
    assert_eq!(bits(z.as_slice()), bits(of_each.as_slice()));
    let [_, run] = parts(Heads::lowered());
    assert_eq!(run.matches("dot_general::packed ").count(), 1, "{run}");
}

/// Two layers of an executor's threads.
#[computation(program = Large, prepared(w))]
fn large(exec: &Exec, w: &f32![300, 700], x: &f32![400, 300]) -> f32![400, 700] {
    dot(x, w)
}

#[computation(program = LargeRow, prepared(w))]
fn large_row<B: Dim>(exec: &Exec, w: &f32![1100, 700], x: &f32![B, 1100]) -> f32![B, 700] {
    dot(x, w)
}

#[test]
fn results_do_not_depend_on_threads() {
    let (w, x) = (some!(110, f32![300, 700]), some!(111, f32![400, 300]));
    let (tall, row) = (some!(112, f32![1100, 700]), some!(113, f32![1, 1100]));
    let (prepared, of_row) = (
        Large::prepare(&w),
        LargeRow::<typed_xla::size::Size<1>>::prepare(&tall),
    );
    let expected = large(&Exec::serial(), &w, &x);
    let expected_row = large_row(&Exec::serial(), &tall, &row);
    thread::scope(|scope| {
        for threads in 1..4 {
            let (prepared, of_row, x, row) = (&prepared, &of_row, &x, &row);
            let (expected, expected_row) = (&expected, &expected_row);
            scope.spawn(move || {
                let exec = Exec::threads(threads);
                assert_eq!(prepared.run(&exec, x), *expected, "{threads}");
                assert_eq!(of_row.run(&exec, row), *expected_row, "{threads}");
            });
        }
    });
}

/// Nothing is computed of the weights or the bias.
#[computation(program = Affine, prepared(w, b))]
fn affine(w: &f32![70, 90], b: &f32![90], x: &f32![70]) -> f32![90] {
    dot(x, w) + b
}

#[test]
fn a_program_may_own_weights_as_they_are() {
    let (w, b, x) = (
        some!(120, f32![70, 90]),
        some!(121, f32![90]),
        some!(122, f32![70]),
    );
    let prepared = Affine::prepare(&w, &b);
    let expected = affine(&w, &b, &x);
    drop((w, b));
    assert_eq!(bits(prepared.run(&x).as_slice()), bits(expected.as_slice()));
    assert_eq!(prepared.bytes(), 4 * (70 * 90 + 90));
}
