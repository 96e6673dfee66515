//! Computations of any rank, with `#[known]` parameters: the vocabulary of layers is written with them.

use typed_xla::prelude::*;
use typed_xla::{c64, c128};

/// Subtracts the mean along a dimension and divides by the standard deviation.
#[computation]
fn standardize<E: Float>(x: &Tensor![E; ..S], #[known] dimension: i64) -> Tensor![E; ..S] {
    let centred = x - mean(x, dimension, keep = true);
    centred / sqrt(mean(centred * centred, dimension, keep = true))
}

/// Divides each row by the root of the mean of its squares.
#[computation]
fn scaled_norm<E: Float, N: Dim>(
    x: &Tensor![E; ..S, N],
    scale: &Tensor![E; N],
    #[known] epsilon: E,
) -> Tensor![E; ..S, N] {
    let squares: Tensor![E; ..S] = mean(x * x, -1);
    let factor = reshape(rsqrt(squares + epsilon), [..S, 1]);
    x * factor * scale.along([-1])
}

/// The logarithm of the sum of exponentials: the type of the result follows from the dimension.
#[computation]
fn log_sum_exp<E: Float>(x: &Tensor![E; ..S], #[known] dimension: i64) -> Tensor![E; ..R] {
    let most = reduce_max(x, dimension, keep = true);
    log(sum(exp(x - most), dimension)) + reduce_max(x, dimension)
}

#[computation]
fn linear<E: Float, N: Dim, M: Dim>(
    x: &Tensor![E; ..S, N],
    w: &Tensor![E; N, M],
    b: &Tensor![E; M],
) -> Tensor![E; ..S, M] {
    dot_general(
        x,
        w,
        lhs_contracting_dimensions = [-1],
        rhs_contracting_dimensions = [0],
    ) + b.along([-1])
}

/// Adds one array to each example of a batch.
#[computation]
fn shifted<E: Float, B: Dim>(x: &Tensor![E; B, ..S], by: &Tensor![E; ..S]) -> Tensor![E; B, ..S] {
    x + broadcast(by, [B])
}

#[computation]
fn filled<E: Float>(x: &Tensor![E; ..S], by: E) -> (Tensor![E; ..S], Tensor![E; 2, ..S]) {
    (
        broadcast(by, [..S]) + zeros(E, [..S]),
        zeros(E, [2, ..S]) + broadcast(x, [2]),
    )
}

/// Applies a function of arrays of any rank.
#[computation]
fn twice<E: Float>(
    f: impl Fn(&Tensor![E; ..S]) -> Tensor![E; ..S],
    x: &Tensor![E; ..S],
) -> Tensor![E; ..S] {
    f(f(x))
}

fn near(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    let near = a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-9);
    assert!(near, "{a:?} is not {b:?}");
}

fn near32(a: &[f32], b: &[f32]) {
    let wide = |x: &[f32]| x.iter().map(|&x| f64::from(x)).collect::<Vec<_>>();
    let (a, b) = (wide(a), wide(b));
    assert_eq!(a.len(), b.len());
    let near = a.iter().zip(&b).all(|(a, b)| (a - b).abs() < 1e-5);
    assert!(near, "{a:?} is not {b:?}");
}

fn data<const N: usize>() -> [f64; N] {
    std::array::from_fn(|i| ((7 * i + 3) % 11) as f64 / 4.0 - 1.0)
}

/// Declares computations that compare the vocabulary with operations, for arrays of a shape.
macro_rules! of_shape {
    ($name:ident, $element:ident, $near:ident, [$($sizes:literal),*], $rank:literal, $count:literal) => {
        mod $name {
            use super::*;

            #[computation]
            fn standardized(x: &$element![$($sizes),*]) -> ($element![$($sizes),*], $element![$($sizes),*]) {
                (standardize(x, dimension = -1), layer_norm(x, epsilon = 0.0))
            }

            #[computation]
            fn normalised(
                x: &$element![$($sizes),*],
                scale: &$element![4],
            ) -> ($element![$($sizes),*], $element![$($sizes),*]) {
                let scaled = x * scale.along([$rank]);
                let factor = sqrt(mean(x * x, -1, keep = true) + 0.125);
                (scaled_norm(x, scale, epsilon = 0.125), scaled / factor)
            }

            #[computation]
            fn reduced(x: &$element![$($sizes),*]) -> ($element, $element) {
                let own = log_sum_exp(x, dimension = 0);
                let expected = logsumexp(x, 0);
                (sum(own * own), sum(expected * expected))
            }

            #[computation]
            fn layer(
                x: &$element![$($sizes),*],
                w: &$element![4, 3],
                b: &$element![3],
            ) -> ($element, $element) {
                let rows = reshape(x, [$count / 4, 4]);
                (sum(exp(linear(x, w, b))), sum(exp(dot(rows, w) + b.along([1]))))
            }

            /// Derivatives of the vocabulary, and of the operations.
            #[computation]
            fn gradients(
                x: &$element![$($sizes),*],
                scale: &$element![4],
            ) -> ($element![$($sizes),*], $element![$($sizes),*]) {
                let own = grad(|x| sum(exp(scaled_norm(standardize(x, -1), scale, 0.5))))(x);
                let expected = grad(|x| {
                    let x = layer_norm(x, epsilon = 0.0);
                    let factor = sqrt(mean(x * x, -1, keep = true) + 0.5);
                    sum(exp(x * scale.along([$rank]) / factor))
                })(x);
                (own, expected)
            }

            /// A batch of examples, each of the shape.
            #[computation]
            fn batched(
                x: &$element![5, $($sizes),*],
                scale: &$element![4],
            ) -> ($element![5, $($sizes),*], $element![5, $($sizes),*]) {
                let own = vmap(|x| scaled_norm(standardize(x, -1), scale, epsilon = 0.5))(x);
                (own, scaled_norm(standardize(x, dimension = -1), scale, 0.5))
            }

            #[test]
            fn vocabulary_agrees_with_operations() {
                let all: [f64; 5 * $count] = data();
                let x = Tensor::from_slice(&all[..$count].iter().map(|&x| x as $element).collect::<Vec<_>>());
                let x: $element![$($sizes),*] = x.unwrap();
                let batch = Tensor::from_slice(&all.iter().map(|&x| x as $element).collect::<Vec<_>>());
                let batch: $element![5, $($sizes),*] = batch.unwrap();
                let scale: $element![4] = tensor![0.5, 1.0, 2.0, -1.0];
                let w: $element![4, 3] = Tensor::from_fn(|[i, j]| (i as $element - j as $element) / 4.0);
                let b: $element![3] = tensor![0.5, 0.0, -0.5];
                let same = |(a, b): (&[$element], &[$element])| $near(a, b);
                let (own, expected) = standardized(&x);
                same((own.as_slice(), expected.as_slice()));
                let (own, expected) = normalised(&x, &scale);
                same((own.as_slice(), expected.as_slice()));
                let (own, expected) = reduced(&x);
                same((&[own], &[expected]));
                let (own, expected) = layer(&x, &w, &b);
                same((&[own], &[expected]));
                let (own, expected) = gradients(&x, &scale);
                same((own.as_slice(), expected.as_slice()));
                let (own, expected) = batched(&batch, &scale);
                same((own.as_slice(), expected.as_slice()));
            }
        }
    };
}

of_shape!(rank_1, f64, near, [4], 0, 4);
of_shape!(rank_2, f64, near, [3, 4], 1, 12);
of_shape!(rank_3, f64, near, [2, 3, 4], 2, 24);
of_shape!(rank_4, f64, near, [2, 1, 3, 4], 3, 24);
of_shape!(single_1, f32, near32, [4], 0, 4);
of_shape!(single_2, f32, near32, [3, 4], 1, 12);
of_shape!(single_3, f32, near32, [2, 3, 4], 2, 24);
of_shape!(single_4, f32, near32, [2, 1, 3, 4], 3, 24);

#[test]
fn standardize_has_the_known_values() {
    #[computation]
    fn along(x: &f64![2, 4]) -> (f64![2, 4], f64![2, 4]) {
        (
            standardize(x, dimension = -1),
            standardize(x, dimension = 0),
        )
    }

    let (rows, columns) = along(&tensor![[1.0, 3.0, 1.0, 3.0], [3.0, 1.0, 5.0, 5.0]]);
    assert_eq!(rows.as_slice()[..4], [-1.0, 1.0, -1.0, 1.0]);
    assert_eq!(
        columns.as_slice(),
        [-1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0, 1.0]
    );
}

#[test]
fn ranks_are_beside_other_sizes_and_in_lists() {
    #[computation]
    fn calls(
        x: &f32![3, 2],
        by: &f32![2],
        y: f32,
    ) -> (f32![3, 2], f32![3], f32![3, 2], f32![2, 3, 2], f32, f32![2]) {
        let (all, pair) = filled(x, 2.0);
        let (one, both) = filled(y, 3.0);
        let column: f32![3] = sum(x, 1);
        (shifted(x, by), shifted(column, y), all, pair, one, both)
    }

    let x = tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]];
    let (rows, column, all, pair, one, both) = calls(&x, &tensor![10.0, 20.0], 0.5);
    assert_eq!(rows, tensor![[11.0, 22.0], [13.0, 24.0], [15.0, 26.0]]);
    assert_eq!(column, tensor![3.5, 7.5, 11.5]);
    assert_eq!(all, Tensor::full(2.0));
    assert_eq!(pair.as_slice(), [x.as_slice(), x.as_slice()].concat());
    assert_eq!((one, both), (3.0, tensor![0.5, 0.5]));
}

#[test]
fn functions_are_of_any_rank() {
    #[computation]
    fn calls(x: &f64![2], y: f64) -> (f64![2], f64) {
        (twice(|x| standardize(x, 0) + 1.0, x), twice(exp, y))
    }

    let (x, y) = calls(&tensor![1.0, 5.0], 0.0);
    assert_eq!(x, tensor![0.0, 2.0]);
    near(&[y], &[std::f64::consts::E]);
}

/// `x` and `y` are equal in all sizes, the dynamic one included, which is checked when the computation is called.
#[test]
fn ranks_contain_dynamic_sizes() {
    use typed_xla::Error;

    #[computation]
    fn sums<E: Float>(x: &Tensor![E; ..S], y: &Tensor![E; ..S]) -> Tensor![E; ..S] {
        let sums: Tensor![E; ..S] = x + y;
        sums
    }

    #[computation]
    fn call(x: &f64![?, 2], y: &f64![?, 2]) -> Result<f64![?, 2], Error> {
        Ok(standardize(sums(x, y), dimension = 1))
    }

    #[computation]
    fn generic<N: Dim>(x: &f64![N, 2]) -> f64![N, 2] {
        standardize(x, dimension = 1)
    }

    let x: f64![?, 2] = tensor![[1.0, 2.0], [4.0, 0.0]].try_into().unwrap();
    let y = call(&x, &x).unwrap();
    assert_eq!(y.as_slice(), [-1.0, 1.0, 1.0, -1.0]);
    let longer: f64![?, 2] = Tensor::zeros_sized([3, 2]).unwrap();
    let error = call(&x, &longer).unwrap_err().to_string();
    assert!(error.contains("dimension 0 of `y` is 3"), "{error}");
    assert_eq!(generic(&x).as_slice(), y.as_slice());
}

/// The number of dimensions is known in each call, so conditions on it are decided before types are compared.
#[test]
fn a_condition_on_the_rank_is_decided_in_each_call() {
    #[computation]
    fn traces<E: Float>(x: &Tensor![E; ..S]) -> E {
        if x.dims().len() == 2 {
            let trace("") = x("i,i");
            trace
        } else if x.dims().len() == 0 {
            x
        } else {
            sum(x)
        }
    }

    #[computation]
    fn calls(x: &f32![2, 2], y: &f32![3], z: f32) -> (f32, f32, f32) {
        (traces(x), traces(y), traces(z))
    }

    let traces = calls(
        &tensor![[1.0, 9.0], [9.0, 2.0]],
        &tensor![1.0, 2.0, 4.0],
        5.0,
    );
    assert_eq!(traces, (3.0, 7.0, 5.0));
}

#[computation]
mod layers {
    use typed_xla::prelude::*;

    use super::{linear, scaled_norm};

    #[derive(Tensors)]
    pub(crate) struct Block<N: Dim, M: Dim> {
        pub(crate) scale: f32![N],
        pub(crate) w: f32![N, M],
        pub(crate) b: f32![M],
    }

    impl<N: Dim, M: Dim> Block<N, M> {
        /// Normalises and maps rows of an array of any rank.
        #[computation]
        pub(crate) fn apply(&self, x: &f32![..S, N], #[known] epsilon: f32) -> f32![..S, M] {
            linear(scaled_norm(x, self.scale, epsilon), self.w, self.b)
        }

        #[computation]
        pub(crate) fn doubled<E: Float>(
            &self,
            x: &Tensor![E; ..S],
            #[known] times: usize,
        ) -> Tensor![E; ..S] {
            let mut y = x;
            for _ in 0..times {
                y = 2.0 * y;
            }
            y
        }
    }
}

#[test]
fn methods_have_ranks_and_known_parameters() {
    use layers::Block;

    #[computation]
    fn calls(block: &Block<2, 1>, x: &f32![2], y: &f32![3, 1, 2]) -> (f32![1], f32![3, 1, 1]) {
        let four: f64 = block.doubled(1.0f64, times = 2);
        let y = y * (four as f32 / 4.0);
        (block.apply(x, 0.0), block.apply(y, epsilon = 0.0))
    }

    let block: Block<Size<2>, Size<1>> = Block {
        scale: tensor![1.0, 2.0],
        w: tensor![[1.0], [10.0]],
        b: tensor![0.5],
    };
    let (one, all) = calls(&block, &tensor![1.0, -1.0], &Tensor::ones());
    assert_eq!(one, tensor![-18.5]);
    assert_eq!(all, Tensor::full(21.5));
}

#[test]
fn computations_of_other_crates_have_ranks_and_named_arguments() {
    use cross_crate::layers::{self, centred};

    #[computation]
    fn calls(x: &f32![2, 2], y: &f64![2], z: &f32![3]) -> (f32![2, 2], f64![2], f32![3]) {
        let sorted = layers::sorted_times(z, by = 2.0);
        (
            centred(x, dimension = 0),
            layers::centred(dimension = -1, x = y),
            sorted,
        )
    }

    let x = tensor![[1.0, 2.0], [3.0, 6.0]];
    let (columns, row, sorted) = calls(&x, &tensor![1.0, 3.0], &tensor![3.0, 1.0, 2.0]);
    assert_eq!(columns, tensor![[-1.0, -2.0], [1.0, 2.0]]);
    assert_eq!(row, tensor![-1.0, 1.0]);
    assert_eq!(sorted, tensor![2.0, 4.0, 6.0]);
}

#[computation]
fn turned<E: Float, C: Number>(x: &Tensor![E; ..S]) -> Tensor![C; ..R] {
    complex(zeros_like(x), x)
}

#[test]
fn a_result_may_have_an_element_type_that_the_body_determines() {
    #[computation]
    fn calls(x: &f32![2], y: &f64![]) -> (c64![2], c128, f32![2]) {
        (turned(x), turned(y), imag(turned(x)))
    }

    let (one, other, back) = calls(&tensor![1.0, 2.0], &Tensor::from(3.0));
    assert_eq!(one[[1]], c64::new(0.0, 2.0));
    assert_eq!(other, c128::new(0.0, 3.0));
    assert_eq!(back, tensor![1.0, 2.0]);
}

/// The sizes of several dimensions are a list.
#[test]
fn sizes_of_a_range_of_dimensions_are_a_list() {
    #[computation]
    fn per_row<E: Float>(x: &Tensor![E; ..S]) -> E {
        sum(x) / x.dims()[1..].iter().product() as E
    }

    #[computation]
    fn found(x: &f32![2, 3, 5]) -> (f32, f32) {
        (per_row(x), x.dims()[..=1].iter().product() as f32)
    }

    assert_eq!(found(&Tensor::ones()), (2.0, 6.0));
}
