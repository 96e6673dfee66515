//! Computations that take functions, and computations that are generic in element types and structs.

use typed_xla::prelude::*;

#[computation]
fn rk4<N: Dim>(f: impl Fn(&f64![N]) -> f64![N], y: &f64![N], dt: f64) -> f64![N] {
    let k1 = f(y);
    let k2 = f(&(y + k1 * (dt / 2.0)));
    let k3 = f(&(y + k2 * (dt / 2.0)));
    let k4 = f(&(y + k3 * dt));
    y + (k1 + 2.0 * k2 + 2.0 * k3 + k4) * (dt / 6.0)
}

#[computation]
fn decay(y: &f64![2]) -> f64![2] {
    -y
}

#[computation]
fn by_name(y: &f64![2]) -> f64![2] {
    rk4(decay, y, 0.1)
}

#[computation]
fn by_closure(y: &f64![2], rate: f64) -> f64![2] {
    rk4(|y| -rate * y, y, 0.1)
}

#[computation]
fn in_a_loop(y: &f64![2], rate: f64, steps: i32) -> f64![2] {
    let mut y = y;
    for _ in 0..steps {
        y = rk4(|y| -rate * y, y, 0.1);
    }
    y
}

fn step(y: f64, rate: f64, dt: f64) -> f64 {
    let f = |y: f64| -rate * y;
    let k1 = f(y);
    let k2 = f(y + k1 * (dt / 2.0));
    let k3 = f(y + k2 * (dt / 2.0));
    let k4 = f(y + k3 * dt);
    y + (k1 + 2.0 * k2 + 2.0 * k3 + k4) * (dt / 6.0)
}

#[test]
fn a_parameter_may_be_a_name_or_a_closure() {
    let y = tensor![1.0, 2.0];
    let expected = tensor![step(1.0, 1.0, 0.1), step(2.0, 1.0, 0.1)];
    assert_eq!(by_name(&y), expected);
    assert_eq!(by_closure(&y, 1.0), expected);
    let twice = tensor![
        step(step(1.0, 0.5, 0.1), 0.5, 0.1),
        step(step(2.0, 0.5, 0.1), 0.5, 0.1)
    ];
    assert_eq!(in_a_loop(&y, 0.5, 2), twice);
}

#[computation]
fn log1p_exp<E: Float, N: Dim>(x: &Tensor![E; N]) -> Tensor![E; N] {
    let one: E = 1.0;
    log(exp(x) + one)
}

#[computation]
fn both(x: &f32![3], y: &f64![2]) -> (f32![3], f64![2]) {
    (log1p_exp(x), log1p_exp(y))
}

#[test]
fn an_element_type_is_inferred() {
    let (x, y) = both(&tensor![0.0, 1.0, -1.0], &tensor![0.0, 2.0]);
    assert_eq!(y.as_slice(), [2f64.ln(), (2f64.exp() + 1.0).ln()]);
    assert!((x.as_slice()[1] - 1.313_261_7).abs() < 1e-6);
}

#[derive(Tensors, Clone, PartialEq, Debug)]
struct Params {
    w: f32![2],
    b: f32,
}

#[computation]
fn clip<T: Tensors>(g: &T, limit: f32) -> T {
    min(max(g, -limit), limit)
}

#[computation]
fn descend<T: Tensors>(p: &mut T, g: &T, rate: f32) {
    *p -= rate * clip(g, 1.0);
}

#[computation]
fn update(p: &mut Params, g: &Params) {
    descend(p, g, 0.5);
}

#[test]
fn structs_are_clipped_and_updated() {
    let mut p = Params {
        w: tensor![1.0, 2.0],
        b: 3.0,
    };
    let g = Params {
        w: tensor![4.0, -0.5],
        b: -2.0,
    };
    update(&mut p, &g);
    let expected = Params {
        w: tensor![0.5, 2.25],
        b: 3.5,
    };
    assert_eq!(p, expected);
}

#[computation]
fn in_variables(x: &f32![3], k: f32) -> f32![3] {
    let scale = |x| k * x;
    let twice = |x| scale(scale(x));
    let mut y = twice(x);
    for _ in 0..2 {
        y = scale(y);
    }
    y + map(|x| scale(x), x)
}

#[test]
fn closures_in_variables_see_what_is_around_them() {
    let y = in_variables(&tensor![1.0, 2.0, 3.0], 2.0);
    assert_eq!(y, tensor![18.0, 36.0, 54.0]);
}

#[computation]
fn passed_by_name(x: &f32![3], k: f32) -> (f32![3], f32![3]) {
    let power = |x, y| k * x + y;
    let (_, all) = scan(|carry, x| (power(carry, x), carry), 1.0f32, x);
    let above = |x| x - k;
    (all, map(above, x))
}

#[test]
fn captured_values_are_not_parameters() {
    let (all, above) = passed_by_name(&tensor![1.0, 2.0, 4.0], 3.0);
    assert_eq!(all, tensor![1.0, 4.0, 14.0]);
    assert_eq!(above, tensor![-2.0, -1.0, 1.0]);
}

#[computation]
fn apply<N: Dim, M: Dim>(f: impl Fn(&f32![N]) -> f32![M], x: &f32![N]) -> f32![M] {
    f(x)
}

#[computation]
fn total(x: &f32![4]) -> (f32![1], f32![4], f32![4]) {
    (
        apply(|x| sum(x).reshape([1]), x),
        apply(exp, x),
        apply(log1p_exp, x),
    )
}

#[test]
fn the_result_of_a_function_determines_a_size() {
    let (sum, exp, soft) = total(&tensor![0.0, 1.0, 2.0, 3.0]);
    assert_eq!(sum, tensor![6.0]);
    assert!((exp.as_slice()[1] - 1f32.exp()).abs() < 1e-6);
    assert_eq!(soft.as_slice()[0], 2f32.ln());
}

#[test]
fn rust_calls_with_closures() {
    let rate = 1.0;
    let y = rk4(
        |y: &f64![2]| Tensor::from([-rate * y.as_slice()[0], -rate * y.as_slice()[1]]),
        &tensor![1.0, 2.0],
        0.1,
    );
    assert_eq!(y, tensor![step(1.0, 1.0, 0.1), step(2.0, 1.0, 0.1)]);
    assert_eq!(rk4(decay, &tensor![1.0, 2.0], 0.1), y);
}

#[test]
fn rust_calls_with_any_element_type() {
    assert_eq!(log1p_exp(&tensor![0.0f32]), tensor![2f32.ln()]);
    assert_eq!(
        log1p_exp(&tensor![0.0f64, 0.0]),
        tensor![2f64.ln(), 2f64.ln()]
    );
    fn generic<E: Float + log1p_exp>(x: &Tensor![E; 3]) -> Tensor![E; 3] {
        log1p_exp(x)
    }
    assert_eq!(generic(&tensor![0.0f64, 0.0, 0.0]).as_slice()[2], 2f64.ln());
}

#[computation]
fn filtered<E: Real, N: Dim>(
    keep: impl Fn(E, i32) -> bool,
    x: &Tensor![E; N],
    steps: i32,
) -> (E, i32) {
    let (mut total, mut count): (E, i32) = (0, 0);
    for i in 0..steps {
        if keep(x[i], i) {
            total += x[i];
            count += 1;
        }
    }
    (total, count)
}

#[computation]
fn above(x: &i32![4], limit: i32) -> (i32, i32) {
    filtered(|x, i| (x > limit) & (i != 3), x, 4)
}

#[test]
fn functions_are_called_in_branches_and_loops() {
    assert_eq!(above(&tensor![1, 5, 7, 9], 4), (12, 2));
    let mut seen = std::cell::RefCell::new(Vec::new());
    let result = filtered(
        |x: f32, i| {
            seen.borrow_mut().push(i);
            x > 1.5
        },
        &tensor![1.0, 2.0, 3.0],
        3,
    );
    assert_eq!(result, (5.0, 2));
    assert_eq!(*seen.get_mut(), [0, 1, 2]);
}

#[known]
const WIDTH: usize = 3;

#[computation]
fn heads<H: Dim, C: Dim, T: Dim>(x: &f32![T, H * C]) -> f32![T, H, C] {
    reshape(x, [T, H, C])
}

#[computation]
fn scaled<E: Float, N: Dim>(x: &Tensor![E; N]) -> Tensor![E; N] {
    2.0 * x
}

#[computation]
fn pair_of<T: Tensors>(x: &T) -> (T, T) {
    (x, x)
}

#[computation]
fn explicit(
    x: &f32![5, 6],
) -> (
    f32![5, 2, 3],
    f32![5, 2, 3],
    f32![5, 6, 1],
    f32![6],
    f32![2],
) {
    let (row, _) = pair_of::<f32![6]>(x[0]);
    (
        heads::<2, 3>(x),
        heads::<_, WIDTH, 5>(x),
        heads::<6>(x),
        scaled::<f32, _>(row),
        apply(scaled::<f32, 2>, x[(0, ..2)]),
    )
}

#[test]
fn generic_arguments_are_specified_where_nothing_determines_them() {
    let values: Vec<f32> = (0..30).map(|i| i as f32).collect();
    let x = Tensor::from_vec(values.clone()).unwrap();
    let (a, b, c, d, e) = explicit(&x);
    assert_eq!(a.as_slice(), values);
    assert_eq!(b.as_slice(), values);
    assert_eq!(c.as_slice(), values);
    assert_eq!(d, tensor![0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
    assert_eq!(e, tensor![0.0, 2.0]);
    use typed_xla::size::Size;
    assert_eq!(heads::<Size<2>, Size<3>, Size<5>>(&x), a);
}

#[custom_call]
fn reversed(x: &f32![3]) -> f32![3] {
    let mut x = *x;
    x.as_mut_slice().reverse();
    x
}

#[computation]
fn custom(x: &f32![3]) -> (f32![3], f32![3]) {
    (apply(reversed, x), apply(|x| 2.0 * reversed(x), x))
}

#[test]
fn a_function_may_be_custom() {
    let (a, b) = custom(&tensor![1.0, 2.0, 3.0]);
    assert_eq!(a, tensor![3.0, 2.0, 1.0]);
    assert_eq!(b, tensor![6.0, 4.0, 2.0]);
}

#[computation]
fn vmap<N: Dim>(f: impl Fn(f32) -> f32, x: &f32![N]) -> f32![N] {
    map(f, x)
}

#[computation]
fn folded<N: Dim>(f: impl Fn(f32, f32) -> f32, x: &f32![N]) -> f32 {
    reduce(f, x, 0.0)
}

#[computation]
fn newton<E: Float>(f: impl Fn(E) -> E, slope: impl Fn(E) -> E, start: E) -> E {
    let mut x = start;
    for _ in 0..20 {
        x -= f(x) / slope(x);
    }
    x
}

#[computation]
fn cubic(x: f64) -> f64 {
    x * x * x - 8.0
}

#[computation]
fn step_by(f: impl Fn(f32) -> i32, x: f32) -> i32 {
    f(x)
}

#[computation]
fn inferred(x: &f32![3]) -> (f32![3], f32, f64, f64, i32) {
    let by_type = newton(|x: f64| x * x - 2.0, |x| 2.0 * x, 1.0);
    (
        self::vmap(|x| x + 1.0, x),
        folded(|a, b| a + b, x),
        newton(cubic, |x| 3.0 * x * x, 3.0),
        by_type,
        step_by(|x| if x > 0.0 { 1 } else { -1 }, x[0]),
    )
}

#[test]
fn element_types_follow_from_functions_and_literals_from_their_results() {
    let (mapped, sum, root, square, sign) = inferred(&tensor![-1.0, 2.0, 3.0]);
    assert_eq!(mapped, tensor![0.0, 3.0, 4.0]);
    assert_eq!((sum, root, sign), (4.0, 2.0, -1));
    assert!((square - 2f64.sqrt()).abs() < 1e-15);
}

/// The parameter is only the type of literals, and of other numbers in the second call.
#[computation]
fn within<R: Float, T: Tensors>(x: &T, limit: R) -> bool {
    let limit = limit as f64;
    tree_reduce(|n, x| n + (reduce_max(x as f64) > limit) as i32, x, 0i32) == 0
}

#[computation]
fn below(x: &(f64![2], f32)) -> (bool, bool, bool) {
    let limit: f32 = 0.1;
    (within(x, 0.1), within(x, 0.2), within(x, limit))
}

#[test]
fn literals_alone_are_double_precision() {
    // As an `f32`, 0.1 is greater.
    let above = 0.1f64.next_up();
    assert_eq!(below(&(tensor![0.0, 0.1], 0.0)), (true, true, true));
    assert_eq!(below(&(tensor![0.0, above], 0.0)), (false, true, true));
}

#[computation]
fn kept<T: Tensors, M: Tensors>(x: &T, mask: &M) -> T {
    tree_map(|x, keep| select(keep as f64 != 0.0, x, 0.0), x, mask)
}

#[computation]
fn masked(x: &(f32![2], (f32, f64))) -> (f32![2], (f32, f64)) {
    kept(x, ([true, false], (false, true)))
}

#[test]
fn truth_literals_are_bool() {
    let masked = masked(&(tensor![1.0, 2.0], (3.0, 4.0)));
    assert_eq!(masked, (tensor![1.0, 0.0], (0.0, 4.0)));
}

mod kernels {
    use typed_xla::prelude::*;

    #[computation]
    fn cube_vjp(x: &f32![3], d: &f32![3]) -> f32![3] {
        3.0 * x * x * d
    }

    #[custom_call(vjp = cube_vjp)]
    fn cube(x: &f32![3]) -> f32![3] {
        Tensor::from([x[0].powi(3), x[1].powi(3), x[2].powi(3)])
    }

    /// The cubes of what a function returns, and sorted elements: a function of another crate sorts them.
    #[computation]
    pub fn cubes(f: impl Fn(&f32![3]) -> f32![3], x: &f32![3]) -> (f32![3], f32![3]) {
        (
            cube(f(x)),
            cross_crate::layers::sorted_times(stop_gradient(x), 10.0),
        )
    }
}

#[computation]
fn through_templates(x: &f32![3]) -> (f32![3], f32![3]) {
    kernels::cubes(|x| x + cross_crate::layers::sorted_times(x, 1.0f64), x)
}

#[computation]
fn slope_through_a_template(x: &f32![3]) -> f32![3] {
    grad(|x| sum(kernels::cubes(|x| 2.0 * x, x).0))(x)
}

#[test]
fn templates_call_custom_functions_that_their_callers_cannot_name() {
    let x = tensor![2.0f32, 0.0, 1.0];
    let (cubes, sorted) = through_templates(&x);
    assert_eq!(cubes, tensor![8.0, 1.0, 27.0]);
    assert_eq!(sorted, tensor![0.0, 10.0, 20.0]);
    assert_eq!(slope_through_a_template(&x), tensor![96.0, 0.0, 24.0]);
    let in_rust = cross_crate::layers::sorted_times(&x, 0.5f64);
    assert_eq!(in_rust, tensor![0.0, 0.5, 1.0]);
}

#[computation]
fn by_methods(
    a: &cross_crate::layers::squares::Squares<2, f32>,
    b: &cross_crate::layers::squares::Squares<2, f64>,
    x: &f32![2],
) -> (f32![2], f32![2]) {
    let y = a.forward(x);
    (y + b.forward(x), grad(|x| sum(a.forward(x)))(x))
}

#[test]
fn methods_call_custom_functions_that_their_callers_cannot_name() {
    use cross_crate::layers::squares::Squares;
    let a = Squares {
        w: tensor![1.0f32, 2.0],
    };
    let b = Squares {
        w: tensor![10.0f64, 20.0],
    };
    let x = tensor![3.0f32, 4.0];
    let (y, slope) = by_methods(&a, &b, &x);
    assert_eq!(y, tensor![99.0, 352.0]);
    assert_eq!(slope, tensor![0.5, 1.0]);
    assert_eq!(b.forward(&x), tensor![90.0, 320.0]);
}
