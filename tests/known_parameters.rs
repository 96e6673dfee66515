//! `#[known]` parameters: each call states their values, which are known while the macros run.

use typed_xla::prelude::*;

/// Shifts an array along a dimension, and repeats the result.
#[computation]
fn windows<N: Dim>(x: &f32![N], #[known] count: usize, #[known] by: i32) -> f32![count, N] {
    let mut all = zeros(f32, [count, N]);
    for i in 0..count {
        all[i] = roll(x, by, 0) + (i as f32);
    }
    all
}

#[known]
const AXIS: i64 = 1;

#[known]
const WIDTH: usize = 2;

#[known]
const RATE: f64 = 0.25;

#[computation]
fn total<E: Float>(x: &Tensor![E; 2, 3], #[known] dimension: i64) -> Tensor![E; ..R] {
    sum(x, dimension)
}

#[test]
fn integers_are_sizes_dimensions_and_bounds_of_loops() {
    #[computation]
    fn calls(x: &f32![3]) -> (f32![2, 3], f32![1, 3], f32![2, 3]) {
        (
            windows(x, 2, 1),
            windows(x, by = -1, count = 1),
            windows(x, WIDTH, 4 - 3),
        )
    }

    let (two, one, again) = calls(&tensor![1.0, 2.0, 3.0]);
    assert_eq!(two, tensor![[3.0, 1.0, 2.0], [4.0, 2.0, 3.0]]);
    assert_eq!(one, tensor![[2.0, 3.0, 1.0]]);
    assert_eq!(again, two);
}

#[test]
fn constants_sizes_and_numbers_of_rounds_are_known() {
    #[computation]
    fn calls<N: Dim>(x: &f64![2, 3], y: &f32![N]) -> (f64![2], f64, f32![N, N], f64) {
        let mut sums = 0.0;
        for (i, _) in (0.0, 0.0).iter().enumerate() {
            sums += sum(total(x, dimension = i) * (i + 1));
        }
        (
            total(x, AXIS),
            sum(total(x, dimension = WIDTH - 2)),
            windows(y, N, 0),
            sums,
        )
    }

    let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let (rows, all, squares, sums) = calls(&x, &tensor![1.0, 2.0]);
    assert_eq!(rows, tensor![6.0, 15.0]);
    assert_eq!((all, sums), (21.0, 63.0));
    assert_eq!(squares, tensor![[1.0, 2.0], [2.0, 3.0]]);
}

/// The branch that is not taken does not have the right type for the other rank.
#[computation]
fn reduced(x: &f64![2, 3], #[known] dimension: i64, #[known] keep: bool) -> f64![..R] {
    if dimension < 0 {
        reshape(x, [6])
    } else if dimension == 0 && keep {
        reshape(sum(x, 0), [1, 3])
    } else if !keep {
        sum(x, dimension)
    } else {
        sum(x, dimension, keep = keep)
    }
}

#[test]
fn conditions_on_known_values_are_decided() {
    #[computation]
    fn calls(x: &f64![2, 3]) -> (f64![6], f64![1, 3], f64![3], f64![2], f64![2, 1]) {
        (
            reduced(x, -1, true),
            reduced(x, 0, true),
            reduced(x, 0, false),
            reduced(x, 1, keep = false),
            reduced(x, 1, keep = true),
        )
    }

    let (flat, kept, columns, rows, kept_rows) = calls(&Tensor::ones());
    assert_eq!((flat, kept), (Tensor::ones(), Tensor::full(2.0)));
    assert_eq!((columns, rows), (Tensor::full(2.0), Tensor::full(3.0)));
    assert_eq!(kept_rows, Tensor::full(3.0));
}

#[computation]
fn activated<E: Float, N: Dim>(x: &Tensor![E; N], #[known] by: &str) -> Tensor![E; N] {
    match by {
        "relu" => relu(x),
        "tanh" => tanh(x),
        _ => x,
    }
}

#[computation]
fn layer<E: Float, N: Dim>(
    x: &Tensor![E; N],
    #[known] activation: &'static str,
    #[known] slope: E,
) -> Tensor![E; N] {
    let y = activated(slope * x, activation);
    if activation == "none" && slope > 1.0 {
        y + 100.0
    } else {
        y
    }
}

#[test]
fn strings_and_numbers_select_code() {
    #[computation]
    fn calls(x: &f64![2]) -> (f64![2], f64![2], f64![2], f64![2]) {
        (
            layer(x, "relu", 2.0),
            layer(x, activation = "tanh", slope = RATE),
            layer(x, "none", 0.5),
            layer(x, "none", 2.0),
        )
    }

    let (relu, tanh, none, more) = calls(&tensor![-4.0, 4.0]);
    assert_eq!(relu, tensor![0.0, 8.0]);
    assert_eq!(tanh, tensor![(-1f64).tanh(), 1f64.tanh()]);
    assert_eq!(none, tensor![-2.0, 2.0]);
    assert_eq!(more, tensor![92.0, 108.0]);
}

/// Known values stay known in closures, loops and branches, and are passed on.
#[test]
fn known_values_are_known_in_closures() {
    #[computation]
    fn scaled<E: Float>(
        x: &Tensor![E; ..S],
        #[known] by: E,
        #[known] times: usize,
    ) -> Tensor![E; ..S] {
        let mut y = x;
        for _ in 0..times {
            y = by * y;
        }
        y
    }

    #[computation]
    fn rows<E: Float>(
        x: &Tensor![E; 2, 3],
        #[known] by: E,
        #[known] times: usize,
    ) -> Tensor![E; 2, 3] {
        let all = vmap(|row| scaled(row, by, times))(x);
        let slopes = grad(|x| sum(scaled(x, by = by, times = times)))(x);
        scan(
            |carry, row| (carry, scaled(row, by, times)),
            0.0 as E,
            all + slopes,
        )
        .1
    }

    #[computation]
    fn call(x: &f32![2, 3]) -> f32![2, 3] {
        rows(x, 2.0, times = 3)
    }

    assert_eq!(call(&Tensor::ones()), Tensor::full(128.0));
}

#[test]
fn a_known_parameter_is_an_early_exit() {
    #[computation]
    fn maybe(x: f32, #[known] skip: bool) -> f32 {
        if skip {
            return x;
        }
        x + 1.0
    }

    #[computation]
    fn calls(x: f32) -> (f32, f32) {
        (maybe(x, true), maybe(x, skip = false))
    }

    assert_eq!(calls(1.0), (1.0, 2.0));
}

#[test]
fn a_call_may_omit_arguments_that_have_defaults() {
    #[computation]
    fn scaled<E: Float>(
        x: &Tensor![E; 2],
        #[known]
        #[default(2.0)]
        by: E,
        #[known]
        #[default(-1)]
        power: i64,
        #[known]
        #[default("plain")]
        kind: &str,
        #[known]
        #[default(false)]
        twice: bool,
    ) -> Tensor![E; 2] {
        let y = if power == -1 { x * by } else { x * by * by };
        let y = if kind == "negative" { -y } else { y };
        if twice { y + y } else { y }
    }

    #[computation]
    fn calls(x: &f32![2]) -> [f32![2]; 7] {
        [
            scaled(x),
            scaled(x, 3.0),
            scaled(x, power = 1),
            scaled(x, 3.0, 1, "negative", true),
            scaled(x, twice = true, kind = "negative"),
            vmap(|x| x)(x) + grad(|x| sum(scaled(x)))(x),
            vmap(|_| scaled(x))(x)[0],
        ]
    }

    let expected = [2.0, 3.0, 4.0, -18.0, -4.0, 3.0, 2.0];
    assert_eq!(calls(&Tensor::ones()), expected.map(Tensor::full));
}

#[test]
fn a_function_with_defaults_is_an_argument() {
    #[computation]
    fn halved<E: Float>(
        x: &Tensor![E; ..S],
        #[known]
        #[default(0.5)]
        by: E,
    ) -> Tensor![E; ..S] {
        x * by
    }

    #[computation]
    fn calls(x: &f32![3]) -> (f32![3], f32![3], f32![3]) {
        (
            vmap(halved)(x),
            map(halved, x),
            grad(|x| sum(x.map(halved)))(x),
        )
    }

    let half = Tensor::full(0.5);
    assert_eq!(calls(&Tensor::ones()), (half, half, half));
}

#[test]
fn a_list_of_integers_is_known() {
    #[computation]
    fn summed<E: Number>(
        x: &Tensor![E; ..S],
        #[known]
        #[default(..)]
        dimensions: &[i64],
    ) -> Tensor![E; ..R] {
        sum(x, dimensions)
    }

    #[computation]
    fn sized<N: Dim>(x: &f32![N, N], #[known] sizes: &[i64]) -> f32![..R] {
        let first = sizes[0];
        let mut all = zeros(f32, sizes);
        for size in sizes {
            all += size as f32;
        }
        all + (first as f32) + 0.0 * sum(x)
    }

    #[computation]
    fn calls(
        x: &f32![2, 2],
        y: &i32![2, 3, 4],
    ) -> (
        f32,
        f32![2],
        f32![2],
        i32,
        i32![3],
        i32![2, 3, 4],
        f32![2, 3],
        f32![2, 2],
    ) {
        (
            summed(x),
            summed(x, 0),
            summed(x, [-1]),
            summed(y),
            summed(y, dimensions = [0, 2]),
            summed(y, []),
            sized(x, [2, 3]),
            sized(x, x.dims()),
        )
    }

    let found = calls(&Tensor::ones(), &Tensor::ones());
    assert_eq!(
        (found.0, found.1, found.2),
        (4.0, Tensor::full(2.0), Tensor::full(2.0))
    );
    assert_eq!(
        (found.3, found.4, found.5),
        (24, Tensor::full(8), Tensor::ones())
    );
    assert_eq!((found.6, found.7), (Tensor::full(7.0), Tensor::full(6.0)));
}

#[test]
fn variables_outside_of_a_loop_are_known_in_it() {
    #[computation]
    fn rolled<N: Dim>(x: &f32![N, 2], rounds: i32) -> f32![N, 2] {
        let (dimension, step) = (x.dims().len() - 2, x.dims()[1]);
        let mut y = x;
        for _ in 0..rounds {
            y = roll(y, step - 1, dimension);
        }
        y
    }

    let x = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    let turned = tensor![[3.0, 4.0], [5.0, 6.0], [1.0, 2.0]];
    assert_eq!(rolled(&x, 2), turned);
}

#[test]
fn known_values_are_attributes_of_operations() {
    #[computation]
    fn convolved<E: Float>(
        x: &Tensor![E; ..S],
        w: &Tensor![E; ..W],
        #[known] padding: &str,
    ) -> Tensor![E; ..R] {
        conv(x, w, padding = padding)
    }

    /// The template calls one that passes its string on, and chooses a string itself.
    #[computation]
    fn summed<E: Float>(
        x: &Tensor![E; ..S],
        w: &Tensor![E; ..W],
        #[known] padding: &str,
        #[known] keep: bool,
    ) -> Tensor![E; ..R] {
        let y = convolved(x, w, padding);
        let z = conv(x, w, padding = if keep { "SAME" } else { "VALID" });
        sum(y, keep = !keep) + sum(z, keep = !keep)
    }

    #[computation]
    fn product<E: Float>(
        a: &Tensor![E; ..S],
        b: &Tensor![E; ..T],
        #[known] labels: &str,
    ) -> Tensor![E; ..R] {
        einsum(labels, a, b)
    }

    #[computation]
    fn calls(
        x: &f32![1, 1, 3],
        w: &f32![1, 1, 3],
    ) -> (f32![1, 1, 3], f32![1, 1, 1], f32, f32![1, 1, 1], f32![3, 3]) {
        (
            convolved(x, w, "SAME"),
            convolved(x, w, padding = "VALID"),
            summed(x, w, "VALID", true),
            summed(x, w, padding = "SAME", keep = false),
            product(x[(0, 0)], w[(0, 0)], "i,j->ij"),
        )
    }

    let (same, valid, all, kept, outer) = calls(&Tensor::ones(), &Tensor::ones());
    assert_eq!(
        (same, valid),
        (tensor![[[2.0, 3.0, 2.0]]], tensor![[[3.0]]])
    );
    assert_eq!(
        (all, kept, outer),
        (10.0, tensor![[[10.0]]], Tensor::ones())
    );
}
