//! Sums and products by labels of dimensions, in the body of a computation.

use typed_xla::prelude::*;
use typed_xla::{Error, Tensors};

#[computation]
fn forms(
    a: &f64![2, 3],
    b: &f64![3, 2],
    s: f64,
) -> (
    f64![2, 2],
    f64![3, 2],
    f64![2, 3],
    f64,
    f64![2, 3, 2],
    f64![2, 2],
) {
    let product("i,k") = a("i,j") * b("j,k");
    let turned("j,i") = a("i,j");
    let mixed("i,j") = 2.0 * a("i,j") - s * b("j,i") + -a("i,j");
    let inner("") = a("i,j") * b("j,i");
    let batched("i,j,k") = a("i,j") * b("j,k");
    let of_sum("i,k") = (a("i,j") + b("j,i")) * b("j,k");
    (product, turned, mixed, inner, batched, of_sum)
}

#[test]
fn sums_and_products_follow_their_labels() {
    let a = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let b = tensor![[1.0, 0.0], [0.0, 2.0], [-1.0, 1.0]];
    let (product, turned, mixed, inner, batched, of_sum) = forms(&a, &b, 10.0);
    assert_eq!(product, tensor![[-2.0, 7.0], [-2.0, 16.0]]);
    assert_eq!(turned, tensor![[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]);
    assert_eq!(mixed, tensor![[-9.0, 2.0, 13.0], [4.0, -15.0, -4.0]]);
    assert_eq!(inner, 14.0);
    assert_eq!(
        batched,
        tensor![
            [[1.0, 0.0], [0.0, 4.0], [-3.0, 3.0]],
            [[4.0, 0.0], [0.0, 10.0], [-6.0, 6.0]]
        ]
    );
    assert_eq!(of_sum, tensor![[0.0, 6.0], [-3.0, 21.0]]);
}

#[computation]
fn closed(a: &f32![2, 3], b: &f32![3, 2]) -> f32![2, 2] {
    relu((a("i,j") * b("j,k"))("i,k"))
        + (a("i,j") * b("j,k") * b("l,k"))("i,k,l")[(.., .., 2)] / 2.0
}

#[test]
fn a_composition_in_parentheses_is_a_value() {
    let a = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let b = tensor![[1.0, 0.0], [0.0, 2.0], [-1.0, 1.0]];
    assert_eq!(closed(&a, &b), tensor![[1.0, 10.5], [1.0, 24.0]]);
}

#[computation]
fn operands(x: &f32![3], rows: &f32![2, 3]) -> (f32![3, 2], f32![2], f32![3]) {
    let pair("j,i") = relu(x)("j") * (rows * 2.0)("i,j");
    let first("i") = rows[(.., 0..1)]("i,one") * [1.0]("one");
    let nested("j") = (rows("i,j") * first("i"))("j") + x("j");
    (pair, first, nested)
}

#[test]
fn any_expression_of_the_language_has_labels() {
    let (pair, first, nested) = operands(
        &tensor![1.0, -1.0, 2.0],
        &tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]],
    );
    assert_eq!(pair, tensor![[2.0, 8.0], [0.0, 0.0], [12.0, 24.0]]);
    assert_eq!(first, tensor![1.0, 4.0]);
    assert_eq!(nested, tensor![18.0, 21.0, 29.0]);
}

#[computation]
fn diagonals(
    m: &i32![2, 2],
    cube: &i32![2, 2, 2],
    bytes: &u8![2, 2],
    far: &bool![2, 2],
) -> (i32![2], i32, i32![2], u8, bool![2, 2]) {
    let diagonal("i") = m("i,i");
    let trace("") = m("i,i");
    let slices("k") = cube("i,i,k") * m("i,i");
    let powers("") = 3 * bytes("i,j") * bytes("j,k") * bytes("k,i");
    let reached("i,k") = far("i,j") * far("j,k");
    (diagonal, trace, slices, powers, reached)
}

#[test]
fn a_label_twice_in_one_operand_is_its_diagonal_or_its_trace() {
    let m = tensor![[1, 2], [3, 4]];
    let cube = tensor![[[1, 2], [3, 4]], [[5, 6], [7, 8]]];
    let far = tensor![[false, true], [false, false]];
    let (diagonal, trace, slices, powers, reached) =
        diagonals(&m, &cube, &tensor![[1, 2], [3, 4]], &far);
    assert_eq!((diagonal, trace), (tensor![1, 4], 5));
    assert_eq!(slices, tensor![29, 34]);
    // The trace of the third power is 155; integers wrap.
    assert_eq!(powers, (3 * 155 % 256) as u8);
    assert_eq!(reached, tensor![[false, false], [false, false]]);
}

#[derive(Tensors, Clone)]
struct Layer {
    w: f32![3, 2],
    b: f32![2],
}

#[computation]
fn step(p: &mut Layer, norm: &mut f32, x: &f32![4, 3], rate: f32) -> f32![4, 2] {
    let mut y = (x("n,i") * p.w("i,o"))("n,o");
    y("n,o") += x("n,i") * p.w("i,o");
    y("n,o") *= 0.5;
    p.w("i,o") -= rate * x("n,i") * y("n,o");
    p.b("o") = y("n,o") * y("n,o") * p.b("o");
    *norm("") = p.w("i,o") * p.w("i,o");
    y
}

#[test]
fn variables_state_and_fields_change_by_labels() {
    let mut p = Layer {
        w: Tensor::ones(),
        b: tensor![1.0, 2.0],
    };
    let x = Tensor::ones();
    let mut norm = 0.0;
    let y = step(&mut p, &mut norm, &x, 0.125);
    assert_eq!(y, tensor![[3.0, 3.0], [3.0, 3.0], [3.0, 3.0], [3.0, 3.0]]);
    assert_eq!(p.w, tensor![[-0.5, -0.5], [-0.5, -0.5], [-0.5, -0.5]]);
    assert_eq!(p.b, tensor![36.0, 72.0]);
    assert_eq!(norm, 1.5);
}

#[computation]
fn generic<N: Dim, M: Dim>(x: &f32![N, M], y: &f32![M, N]) -> (f32![N, N], f32![N + N], f32) {
    let product("i,k"): f32![N, N] = N * x("i,j") * y("j,k");
    let diagonal("i") = product("i,i");
    let trace("") = product("i,i");
    (
        product,
        concatenate((diagonal, diagonal), dimension = 0),
        trace,
    )
}

#[test]
fn sizes_may_be_names() {
    let (product, twice, trace) = generic(&tensor![[1.0, 2.0]], &tensor![[3.0], [4.0]]);
    assert_eq!(product, tensor![[11.0]]);
    assert_eq!((twice, trace), (tensor![11.0, 11.0], 11.0));
    let x: f32![2, 1] = tensor![[1.0], [2.0]];
    let (product, twice, trace) = generic(&x, &tensor![[3.0, 4.0]]);
    assert_eq!(product, tensor![[6.0, 8.0], [12.0, 16.0]]);
    assert_eq!((twice, trace), (tensor![6.0, 16.0, 6.0, 16.0], 22.0));
}

#[computation]
fn power(m: &f64![2, 2], n: i32) -> f64![2, 2] {
    let mut result = eye(f64, 2);
    let mut square = m;
    let mut rest = n;
    while rest > 0 {
        if rest % 2 == 1 {
            result("i,k") = result("i,j") * square("j,k");
        }
        square("i,k") = square("i,j") * square("j,k");
        rest = rest / 2;
    }
    result
}

#[test]
fn loops_carry_what_labels_change() {
    let fibonacci = tensor![[1.0, 1.0], [1.0, 0.0]];
    assert_eq!(power(&fibonacci, 10), tensor![[89.0, 55.0], [55.0, 34.0]]);
}

#[computation]
fn drawn(rng: &mut Rng) -> (f32![2], f32![2]) {
    let mut x = full(f32, [2], 0.0);
    let mut last = x;
    for _ in 0..2 {
        last = x;
        x("i") = rng_uniform(rng, 0.0, 1.0, [2])("i") * [1.0, 1.0]("i");
    }
    (last, x)
}

#[test]
fn what_has_labels_may_change_state() {
    let mut rng = Rng::new(7);
    let (first, second) = drawn(&mut rng);
    assert_ne!(first, second);
    assert_eq!(drawn(&mut Rng::new(7)), (first, second));
}

#[computation]
fn inside_closures(xs: &f32![3, 2], w: &f32![2, 2]) -> f32![3, 2] {
    let (_, ys) = scan(
        |carry, x| {
            let next("o") = w("i,o") * (carry("i") + x("i"));
            (next, next)
        },
        full(f32, [2], 1.0),
        xs,
    );
    ys
}

#[test]
fn closures_compose_what_they_see() {
    let xs = tensor![[0.0, 1.0], [1.0, 0.0], [0.0, 0.0]];
    let w = tensor![[0.0, 1.0], [2.0, 0.0]];
    assert_eq!(
        inside_closures(&xs, &w),
        tensor![[4.0, 1.0], [2.0, 5.0], [10.0, 2.0]]
    );
}

#[computation]
fn fallible(log: &Outfeed<f32>, x: &f32![3]) -> Result<f32, Error> {
    let square("") = x("i") * x("i");
    outfeed(log, square)?;
    Ok((square("") * x("i") * x("i"))(""))
}

#[test]
fn what_may_fail_composes_too() {
    let (log, receiver) = Outfeed::bounded(1);
    assert_eq!(fallible(&log, &tensor![1.0, 2.0, 2.0]).ok(), Some(81.0));
    assert_eq!(receiver.recv(), Some(9.0));
}
