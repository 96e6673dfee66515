//! Layouts in types change the offsets of elements, not their values.

use typed_xla::prelude::*;

type Turned = f32![2, 3; {0, 1}];

fn x() -> f32![2, 3] {
    tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]
}

fn turned() -> Turned {
    x().to_layout()
}

#[computation]
fn elementwise(a: &f32![2, 3; {0, 1}], b: &f32![2, 3]) -> (f32![2, 3], f32![2, 3; {0, 1}]) {
    (a + b, exp(a) * 0.0 + b)
}

#[test]
fn elementwise_operations_read_and_write_any_layout() {
    let (sum, plain) = elementwise(&turned(), &x());
    assert_eq!(sum, tensor![[2.0, 4.0, 6.0], [8.0, 10.0, 12.0]]);
    assert_eq!(plain, turned());
    assert_eq!(plain.as_slice(), [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
}

#[computation]
fn folds(a: &f32![2, 3; {0, 1}]) -> (f32![3], f32![2], f32, f32![2, 3; {0, 1}]) {
    (sum(a, 0), sum(a, 1), sum(a), softmax(a, 1) * 0.0)
}

#[test]
fn folds_name_dimensions_not_places() {
    let (a, b, c, d) = folds(&turned());
    assert_eq!(
        (a, b, c),
        (tensor![5.0, 7.0, 9.0], tensor![6.0, 15.0], 21.0)
    );
    assert!(d.iter().all(|&x| x == 0.0));
}

#[computation]
fn movement(
    a: &f32![2, 3; {0, 1}],
) -> (
    f32![3, 2],
    f32![3, 2; {0, 1}],
    f32![6],
    f32![2, 2, 3; {0, 2, 1}],
) {
    (
        transpose(a, [1, 0]),
        transpose(a, [1, 0]),
        reshape(a, 6),
        broadcast(a, 2),
    )
}

#[test]
fn movement_operations_move_the_same_indices_in_every_layout() {
    let (a, b, c, d) = movement(&turned());
    assert_eq!(a, tensor![[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]);
    assert_eq!(b, a.to_layout());
    assert_eq!(c, tensor![1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    assert_eq!(
        d,
        Tensor::<f32, _>::from_fn(|[_, j, k]| x()[[j, k]]).to_layout()
    );
}

#[computation]
fn products(
    a: &f32![2, 3; {0, 1}],
    b: &f32![3, 2; {0, 1}],
    c: &f32![3, 2],
) -> (f32![2, 2], f32![2, 2; {0, 1}], f32![2, 2; {0, 1}]) {
    (dot(a, b), dot(a, c), dot(transpose(c, [1, 0]), b))
}

#[test]
fn products_read_any_strides() {
    let c = tensor![[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]];
    let (p, q, r) = products(&turned(), &c.to_layout(), &c);
    assert_eq!(p, tensor![[4.0, 5.0], [10.0, 11.0]]);
    assert_eq!(q, p.to_layout());
    assert_eq!(r, tensor![[2.0, 1.0], [1.0, 2.0]].to_layout());
}

#[computation]
fn state(
    w: &mut f32![2, 3],
    g: &f32![2, 3; {0, 1}],
    donated: f32![2, 3; {0, 1}],
) -> f32![2, 3; {0, 1}] {
    *w += g;
    donated * 2.0
}

#[test]
fn state_takes_operands_of_any_layout_and_results_have_the_one_they_declare() {
    let mut w = x();
    let y = state(&mut w, &turned(), turned());
    assert_eq!(w, tensor![[2.0, 4.0, 6.0], [8.0, 10.0, 12.0]]);
    assert_eq!(y, (tensor![[2.0, 4.0, 6.0], [8.0, 10.0, 12.0]]).to_layout());
}

#[derive(Tensors)]
struct Weights {
    turned: f32![2, 3; {0, 1}],
    plain: f32![2, 3],
}

/// Adds the gradient to the first field, subtracts twice that field from the second one, and adds its transpose to `t`;
/// returns the old first field.
#[computation(program = Ascend)]
fn ascend(w: &mut Weights, g: &f32![2, 3; {0, 1}], t: &mut f32![3, 2; {0, 1}]) -> f32![2, 3] {
    let before = w.turned;
    w.turned += g;
    w.plain -= w.turned * 2.0;
    *t = transpose(w.turned, [1, 0]) + t;
    before
}

#[test]
fn state_keeps_its_layout_in_place() {
    let (mut w, mut t) = (
        Weights {
            turned: turned(),
            plain: Tensor::zeros(),
        },
        Tensor::ones(),
    );
    let place = w.turned.as_slice().as_ptr();
    let check = |w: &Weights, t: &f32![3, 2; {0, 1}]| {
        let twice = tensor![[2.0, 4.0, 6.0], [8.0, 10.0, 12.0]];
        assert_eq!(w.turned, twice.to_layout());
        assert_eq!(w.turned.as_slice(), [2.0, 8.0, 4.0, 10.0, 6.0, 12.0]);
        assert_eq!(w.plain, tensor![[-4.0, -8.0, -12.0], [-16.0, -20.0, -24.0]]);
        assert_eq!(t[[2, 0]], 7.0);
        assert_eq!(t.as_slice(), [3.0, 5.0, 7.0, 9.0, 11.0, 13.0]);
    };
    assert_eq!(ascend(&mut w, &turned(), &mut t), x());
    check(&w, &t);
    assert_eq!(w.turned.as_slice().as_ptr(), place);

    (w.turned, w.plain, t) = (turned(), Tensor::zeros(), Tensor::ones());
    let mut before = Tensor::zeros();
    Ascend::run_into(
        &mut before,
        &mut typed_xla::Workspace::new(),
        &mut w,
        &turned(),
        &mut t,
    );
    assert_eq!(before, x());
    check(&w, &t);
}

#[computation]
fn swap(a: &mut f32![2, 3; {0, 1}], b: &mut f32![2, 3]) {
    let old = a;
    *a = b;
    *b = old;
}

#[test]
fn states_of_two_layouts_change_places() {
    let (mut a, mut b) = (turned(), Tensor::from_fn(|[i, j]| -x()[[i, j]]));
    swap(&mut a, &mut b);
    assert_eq!(b, x());
    assert!(a.iter().all(|&x| x < 0.0));
    assert_eq!(a.as_slice()[1], -4.0);
}

#[computation]
fn rank_3(a: &i32![2, 3, 4; {1, 2, 0}]) -> (i32![2, 3, 4], i32![4, 2, 3; {0, 1, 2}], i32![2, 4]) {
    (a * 1, transpose(a, [2, 0, 1]), reduce_max(a, 1))
}

#[test]
fn higher_ranks_have_every_order() {
    let plain = Tensor::from_fn(|[i, j, k]| (12 * i + 4 * j + k) as i32);
    let (a, b, c) = rank_3(&plain.to_layout());
    assert_eq!(a, plain);
    assert_eq!(
        b,
        Tensor::<i32, _>::from_fn(|[k, i, j]| plain[[i, j, k]]).to_layout()
    );
    assert_eq!(c, Tensor::from_fn(|[i, k]| plain[[i, 2, k]]));
}
