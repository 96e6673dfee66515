//! Operations over the leaves of structs, tuples and arrays of values.

use typed_xla::prelude::*;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Layer {
    w: f32![2, 2],
    b: f32![2],
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Net {
    layers: [Layer; 2],
    head: (f32![3], f32),
}

fn layer(x: f32) -> Layer {
    Layer {
        w: tensor![[x, 2.0 * x], [-x, 0.5]],
        b: tensor![x + 1.0, -2.0],
    }
}

fn net(x: f32) -> Net {
    Net {
        layers: [layer(x), layer(-2.0 * x)],
        head: (tensor![x, 3.0, -4.0], 5.0 * x),
    }
}

/// Returns all elements in order.
fn elements(net: &Net) -> Vec<f32> {
    let mut all = Vec::new();
    for layer in &net.layers {
        all.extend_from_slice(layer.w.as_slice());
        all.extend_from_slice(layer.b.as_slice());
    }
    all.extend_from_slice(net.head.0.as_slice());
    all.push(net.head.1);
    all
}

#[computation]
fn adam(p: &mut Net, m: &mut Net, v: &mut Net, g: &Net, rate: f32) {
    *m = tree_map(|m, g| 0.9 * m + 0.1 * g, m, g);
    *v = tree_map(|v, g| 0.99 * v + 0.01 * g * g, v, g);
    *p = tree_map(|p, m, v| p - rate * m / (sqrt(v) + 1e-8), *p, *m, *v);
}

#[test]
fn several_trees_are_mapped_leaf_by_leaf() {
    let (mut p, mut m, mut v, g) = (net(1.0), net(0.5), net(0.0), net(-3.0));
    v.head.1 = 4.0;
    let v0 = tensor![4.0, 4.0];
    v.layers = [layer(0.0), layer(0.0)];
    for layer in &mut v.layers {
        layer.w = tensor![[1.0, 2.0], [3.0, 4.0]];
        layer.b = v0;
    }
    v.head.0 = tensor![1.0, 0.5, 0.25];
    let [p0, m0, v0] = [&p, &m, &v].map(elements);
    adam(&mut p, &mut m, &mut v, &g, 0.1);
    for (i, g) in elements(&g).into_iter().enumerate() {
        let m1 = 0.9 * m0[i] + 0.1 * g;
        let v1 = 0.99 * v0[i] + 0.01 * g * g;
        let p1 = p0[i] - 0.1 * m1 / (v1.sqrt() + 1e-8);
        assert!((elements(&m)[i] - m1).abs() < 1e-6, "{i}");
        assert!((elements(&v)[i] - v1).abs() < 1e-6, "{i}");
        assert!((elements(&p)[i] - p1).abs() < 1e-5, "{i}");
    }
}

#[computation]
fn reductions(p: &Net, weights: &(f32![2], i32, bool![3])) -> (f32, f32, i32, (f32, i32)) {
    let largest = tree_reduce(|all, x| max(all, reduce_max(abs(x))), p, 0.0);
    let squares = tree_reduce(|all, x| all + sum(x * x), p, 0.0f32);
    let count = tree_reduce(|n, _| n + 1, p, 0i32);
    let parts = tree_reduce(
        |(total, leaves), x| (total + sum(x as f32), leaves + 1),
        weights,
        (0.0f32, 0i32),
    );
    (largest, squares, count, parts)
}

#[computation]
fn doubled(p: &Net) -> (Net, f32, f32) {
    let twice = p.tree_map(|x| 2.0 * x);
    (
        twice,
        p.tree_reduce(|s, x| s + sum(x), 0.0),
        twice.head.0.reduce(max, 0.0),
    )
}

#[test]
fn a_method_takes_its_tree_as_the_receiver_and_the_function_first() {
    let p = net(1.0);
    let (twice, all, most) = doubled(&p);
    let expected: Vec<f32> = elements(&p).iter().map(|x| 2.0 * x).collect();
    assert_eq!(elements(&twice), expected);
    assert_eq!(all, elements(&p).iter().sum::<f32>());
    assert_eq!(most, 6.0);
}

#[test]
fn leaves_are_reduced_in_order() {
    let p = net(1.5);
    let weights = (tensor![0.5, 1.0], 3, tensor![true, false, true]);
    let (largest, squares, count, parts) = reductions(&p, &weights);
    let all = elements(&p);
    assert_eq!(largest, all.iter().fold(0.0, |a, b| f32::max(a, b.abs())));
    let expected: f32 = all.iter().map(|x| x * x).sum();
    assert!((squares - expected).abs() < 1e-4);
    assert_eq!((count, parts), (6, (6.5, 3)));
}

#[computation]
fn clipped(g: &Net, limit: f32) -> (Net, f32) {
    let norm = global_norm(g);
    (g * min(limit / norm, 1.0), norm)
}

#[test]
fn the_global_norm_is_that_of_all_elements() {
    let g = net(2.0);
    let (clipped, norm) = clipped(&g, 1.0);
    let expected: f64 = elements(&g).iter().map(|x| f64::from(*x).powi(2)).sum();
    assert!((f64::from(norm) - expected.sqrt()).abs() < 1e-5);
    for (x, y) in elements(&g).into_iter().zip(elements(&clipped)) {
        assert!((x / norm - y).abs() < 1e-6);
    }
}

#[computation]
fn scaled<E: Float, N: Dim>(x: &Tensor![E; N]) -> Tensor![E; N] {
    2.0 * x
}

#[computation]
fn map_tree<T: Tensors>(f: impl Fn(&f32![2]) -> f32![2], t: &T) -> T {
    tree_map(f, t)
}

/// Other results than arrays, names, captured values, and functions that are parameters.
#[computation]
fn others(
    x: &f32![2],
    y: &f64![3],
    k: f32,
) -> (
    ((f32![2], f32), (f64![3], f64)),
    (f32![2], f64![3]),
    (bool![2], bool![3]),
    [f32![2]; 2],
    f32![2],
) {
    let pairs = tree_map(|a| (a, sum(a)), (x, y));
    let named = tree_map(scaled, tree_map(exp, (x, y)));
    let compared = tree_map(|a| a > 1.0, (x, y));
    let list: [f32![2]; 2] = [x, x + 1.0];
    let list = map_tree(|a| k * a, list);
    (
        pairs,
        named,
        compared,
        list,
        tree_map(|a, b| a + k * b, x, x),
    )
}

#[test]
fn a_leaf_may_become_anything() {
    let (x, y) = (tensor![0.0, 2.0], tensor![1.0, 2.0, 0.0]);
    let (pairs, named, compared, list, sum) = others(&x, &y, 3.0);
    assert_eq!(pairs, ((x, 2.0), (y, 3.0)));
    assert_eq!(named.0.as_slice()[0], 2.0);
    assert_eq!(named.1.as_slice()[2], 2.0);
    assert_eq!(
        compared,
        (tensor![false, true], tensor![false, true, false])
    );
    assert_eq!(list, [tensor![0.0, 6.0], tensor![3.0, 9.0]]);
    assert_eq!(sum, tensor![0.0, 8.0]);
}

#[custom_call]
fn evens(x: &f32![?]) -> f32![?] {
    let all = x.as_slice().iter().step_by(2);
    Tensor::from_vec(all.copied().collect()).unwrap()
}

#[computation]
fn called(
    x: &(f32![4], f32![6]),
    y: &(f32![2], f32![3]),
) -> Result<(f32![2], f32![3]), typed_xla::Error> {
    Ok(tree_map(|x, y| evens(x) * y, x, y))
}

#[computation]
fn read(feed: &Infeed<f32>, x: &(f32, f32)) -> Result<(f32, f32), typed_xla::Error> {
    let first = infeed(feed)?;
    let (a, b) = tree_map(|x| x * infeed(feed)?, x);
    Ok((a, first + b + infeed(feed)?))
}

#[test]
fn leaves_are_visited_in_order() {
    let y = (tensor![1.0, 10.0], tensor![1.0, 2.0, 3.0]);
    let x = (
        tensor![1.0, 2.0, 3.0, 4.0],
        tensor![1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
    );
    let found = called(&x, &y).unwrap();
    assert_eq!(found, (tensor![1.0, 30.0], tensor![1.0, 6.0, 15.0]));
    let (sender, feed) = Infeed::bounded(4);
    for x in [1.0, 2.0, 3.0, 4.0] {
        sender.send(x).unwrap();
    }
    assert_eq!(read(&feed, &(10.0, 100.0)).unwrap(), (20.0, 305.0));
}

#[computation]
fn ranks(p: &Net) -> ((bool, bool), (bool, bool), (f32![2, 2], f32), (bool, bool)) {
    let matrices = tree_map(|x| x.dims().len() > 1, p);
    let mut chosen = tree_map(|_| false, p);
    chosen.head.1 = true;
    let first = tree_map(
        |x| match x.dims().len() {
            0 => x,
            _ => x * x.dims()[0],
        },
        p,
    );
    (
        (matrices.layers[1].w, matrices.layers[1].b),
        (chosen.head.0, chosen.head.1),
        (first.layers[0].w, first.head.1),
        (p.head.0.dims()[0] >= 3, 3 != p.head.0.dims()[0]),
    )
}

#[test]
fn numbers_of_dimensions_and_comparisons_of_sizes_are_known() {
    let (matrices, chosen, (w, scale), sizes) = ranks(&net(1.0));
    assert_eq!((matrices, chosen), ((true, false), (false, true)));
    assert_eq!((w, scale), (tensor![[2.0, 4.0], [-2.0, 1.0]], 5.0));
    assert_eq!(sizes, (true, false));
}

#[computation]
fn whole(
    p: &Net,
    marks: &(bool![2], [bool; 2]),
    half: &(f16![3], f16),
    n: &(i32![2], i32),
) -> (f32, f32, f32, bool, bool, f16, i32) {
    (
        sum(p * p),
        reduce_max(abs(p)),
        reduce_min(p),
        any(marks),
        all(marks),
        sum(half),
        product(n),
    )
}

#[test]
fn a_struct_is_reduced_to_a_scalar() {
    use typed_xla::element::f16;
    let p = net(1.5);
    let marks = (tensor![true, true], [false, true]);
    let ones = f16::from_f32(1.0 / 4096.0);
    let half = (Tensor::from([f16::ONE, ones, ones]), ones);
    let (squares, largest, least, some, every, total, product) =
        whole(&p, &marks, &half, &(tensor![2, 3], 4));
    let elements = elements(&p);
    let expected: f32 = elements.iter().map(|x| x * x).sum();
    assert!((squares - expected).abs() < 1e-4);
    assert_eq!(
        largest,
        elements.iter().fold(0.0, |a, b| f32::max(a, b.abs()))
    );
    assert_eq!(least, elements.iter().copied().fold(f32::MAX, f32::min));
    assert_eq!((some, every, product), (true, false, 24));
    // The parts are added in `f32`: none of them changes an `f16` of 1.
    assert_eq!(total, f16::from_f32(1.0 + 3.0 / 4096.0));
    assert_ne!(total, f16::ONE);
}

#[computation]
fn arithmetic(a: &Net, b: &Net, k: f32) -> Net {
    k * a - b / 2.0 + (a * b)
}

#[test]
fn arithmetic_on_structs_is_leaf_by_leaf() {
    let (a, b) = (net(1.0), net(-3.0));
    let result = elements(&arithmetic(&a, &b, 3.0));
    for (i, (a, b)) in elements(&a).into_iter().zip(elements(&b)).enumerate() {
        assert!((result[i] - (3.0 * a - b / 2.0 + a * b)).abs() < 1e-4);
    }
}
