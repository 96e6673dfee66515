//! Computations over any struct, called from plain Rust: their bodies are computed leaf by leaf.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

#[derive(Tensors, Clone, PartialEq, Debug)]
struct Params {
    w: f32![2, 3],
    b: f32![3],
    scale: f32,
}

fn params(x: f32) -> Params {
    Params {
        w: tensor![[x, 2.0 * x, -x], [0.5, -4.0, 3.0]],
        b: tensor![x - 1.0, 7.0, -0.25],
        scale: 10.0 * x,
    }
}

fn each(p: &Params, f: impl Fn(f32) -> f32) -> Params {
    let of = |x: &[f32]| x.iter().map(|x| f(*x)).collect::<Vec<f32>>();
    Params {
        w: Tensor::from_vec(of(p.w.as_slice())).unwrap(),
        b: Tensor::from_vec(of(p.b.as_slice())).unwrap(),
        scale: f(p.scale),
    }
}

#[computation]
fn clip<T: Tensors>(g: &T, limit: f32) -> T {
    min(max(g, -limit), limit)
}

#[test]
fn a_struct_is_clipped() {
    let g = params(2.0);
    assert_eq!(clip(&g, 1.0), each(&g, |x| x.clamp(-1.0, 1.0)));
    assert_eq!(
        clip(&(g.b, [2.0f32, -3.0]), 1.0),
        (tensor![1.0, 1.0, -0.25], [1.0, -1.0])
    );
    assert_eq!(clip(&tensor![3.0f32, 0.5], 1.0), tensor![1.0, 0.5]);
}

#[computation]
fn clip_by_norm<T: Tensors>(g: &T, limit: f32) -> (T, f32) {
    let norm = global_norm(g);
    (g * min(limit / norm, 1.0), norm)
}

#[computation]
fn clipped(g: &Params, limit: f32) -> (Params, f32) {
    clip_by_norm(g, limit)
}

#[test]
fn all_leaves_contribute_to_a_scalar() {
    let g = params(3.0);
    let (same, norm) = clip_by_norm(&g, 1.0);
    assert_eq!((same, norm), clipped(&g, 1.0));
    assert!((norm * norm - 1032.3125).abs() < 1e-3, "{norm}");
}

/// Takes a step whose length depends on the gradient of all leaves, and on the new parameters.
#[computation]
fn step<T: Tensors>(p: &mut T, momentum: &mut T, g: &T, rate: f32, steps: &mut i32) -> f32 {
    let largest = tree_reduce(|all, x| max(all, reduce_max(abs(x))), g, 1e-3f32);
    *momentum = tree_map(|m, g| 0.5 * m + g / largest, *momentum, g);
    *p -= rate * *momentum;
    *steps += 1;
    global_norm(*p) / largest
}

#[computation]
fn stepped(p: &mut Params, momentum: &mut Params, g: &Params, rate: f32, steps: &mut i32) -> f32 {
    step(p, momentum, g, rate, steps)
}

#[test]
fn states_are_updated() {
    let (mut p, mut m, g, mut steps) = (params(1.0), params(-1.0), params(0.5), 3);
    let (mut p1, mut m1, mut steps1) = (p.clone(), m.clone(), steps);
    let one = step(&mut p, &mut m, &g, 0.1, &mut steps);
    let other = stepped(&mut p1, &mut m1, &g, 0.1, &mut steps1);
    assert_eq!((&p, &m, steps), (&p1, &m1, steps1));
    assert!((one - other).abs() < 1e-5, "{one} {other}");
    assert_eq!(steps, 4);
    assert_eq!(m, each_of(&params(-1.0), &g, |m, g| 0.5 * m + g / 7.0));
}

fn each_of(a: &Params, b: &Params, f: impl Fn(f32, f32) -> f32) -> Params {
    let of = |x: &[f32], y: &[f32]| {
        x.iter()
            .zip(y)
            .map(|(x, y)| f(*x, *y))
            .collect::<Vec<f32>>()
    };
    Params {
        w: Tensor::from_vec(of(a.w.as_slice(), b.w.as_slice())).unwrap(),
        b: Tensor::from_vec(of(a.b.as_slice(), b.b.as_slice())).unwrap(),
        scale: f(a.scale, b.scale),
    }
}

/// A number that is not of the leaves' type.
#[computation]
fn scaled<T: Tensors>(x: &T, rate: f64) -> T {
    x * rate
}

#[computation]
fn moved<T: Tensors>(x: &T, y: &T, rate: f64) -> T {
    tree_map(|x, y| x + (rate * (y as f64 - x as f64)) as f32, x, y)
}

#[test]
fn leaves_have_any_element_type_that_the_body_accepts() {
    assert_eq!(
        scaled(&(1.5f64, tensor![2.0f64, 0.0]), 2.0),
        (3.0, tensor![4.0, 0.0])
    );
    let x = params(1.0);
    let y = moved(&x, &params(2.0), 0.5);
    assert_eq!(y, each_of(&x, &params(2.0), |x, y| x + (y - x) / 2.0));
}

#[computation]
fn count_and_size<T: Tensors>(x: &T) -> (i32, f64, T) {
    let count = tree_reduce(|n, _| n + 1, x, 0i32);
    let total = tree_reduce(|all, x| all + sum(x as f64), x, 0.0f64);
    (count, total, -x)
}

#[test]
fn leaves_may_have_different_element_types() {
    let x = (2i32, (tensor![1.5f64, -4.0], tensor![[0.5f32], [8.0]]), ());
    let (count, total, negative) = count_and_size(&x);
    assert_eq!((count, total), (3, 8.0));
    let expected = (
        -2i32,
        (tensor![-1.5f64, 4.0], tensor![[-0.5f32], [-8.0]]),
        (),
    );
    assert_eq!(negative, expected);
    assert_eq!(count_and_size(&()), (0, 0.0, ()));
}

#[derive(Tensors, Clone, PartialEq, Debug)]
struct Open {
    rows: f32![?, 2],
    bias: f32![2],
}

#[test]
fn sizes_may_be_dynamic() {
    let open = Open {
        rows: tensor![[3.0, -2.0], [0.5, 9.0], [-0.5, 1.0]]
            .try_into()
            .unwrap(),
        bias: tensor![2.0, 0.0],
    };
    let expected = Open {
        rows: tensor![[1.0, -1.0], [0.5, 1.0], [-0.5, 1.0]]
            .try_into()
            .unwrap(),
        bias: tensor![1.0, 0.0],
    };
    assert_eq!(clip(&open, 1.0), expected);
    let other = Open {
        rows: tensor![[1.0, 2.0]].try_into().unwrap(),
        bias: tensor![2.0, 0.0],
    };
    let differ = std::panic::catch_unwind(|| moved(&open, &other, 0.5));
    assert!(differ.is_err());
}

/// The mean of a leaf, and a loop whose state is a leaf.
#[computation]
fn centred<T: Tensors>(x: &T, rounds: i32) -> T {
    let mut x = tree_map(|x| x - mean(x), x);
    for _ in 0..rounds {
        x *= 0.5;
    }
    x
}

#[test]
fn a_leaf_is_one_array() {
    let x = (tensor![[1.0f32, 2.0], [4.0, 5.0]], 8.0f32);
    assert_eq!(centred(&x, 2), (tensor![[-0.5, -0.25], [0.25, 0.5]], 0.0));
}

#[computation]
mod optimiser {
    use typed_xla::prelude::*;

    /// The state of a struct.
    #[derive(Tensors)]
    #[tensors(Clone, PartialEq, Debug)]
    pub struct Momentum<T: Tensors> {
        pub velocity: T,
        pub steps: i32,
        pub decay: f32,
    }

    impl<T: Tensors> Momentum<T> {
        /// Moves the parameters.
        #[computation]
        pub fn update(&mut self, p: &mut T, g: &T, rate: f32) -> f32 {
            self.velocity = self.decay * self.velocity + g;
            self.steps += 1;
            *p -= rate * self.velocity;
            global_norm(self.velocity)
        }

        /// Returns an earlier state.
        #[computation]
        pub fn reset(&self) -> Momentum<T> {
            Momentum {
                velocity: 0.0 * self.velocity,
                steps: 0,
                decay: self.decay,
            }
        }
    }
}

use optimiser::Momentum;

#[computation]
fn updated(state: &mut Momentum<Params>, p: &mut Params, g: &Params, rate: f32) -> f32 {
    state.update(p, g, rate)
}

#[test]
fn methods_of_structs_over_any_struct_are_called() {
    let mut state = Momentum {
        velocity: params(1.0),
        steps: 0,
        decay: 0.5,
    };
    let mut p = params(2.0);
    let (mut state1, mut p1) = (state.clone(), p.clone());
    let norm = state.update(&mut p, &params(0.25), 0.1);
    let norm1 = updated(&mut state1, &mut p1, &params(0.25), 0.1);
    assert_eq!((&state, &p), (&state1, &p1));
    assert!((norm - norm1).abs() < 1e-5);
    let first = state.reset();
    assert_eq!(
        (first.steps, first.decay, first.velocity),
        (0, 0.5, each(&p, |_| 0.0))
    );
}

/// A step whose length depends on a second struct.
#[computation]
fn towards<P: Tensors, S: Tensors>(p: &mut P, state: &S, g: &P, rate: f32) -> (S, f32) {
    let scale = rate / (1.0 + global_norm(state));
    *p -= scale * g;
    (state * 0.5 + sum(g), global_norm(*p))
}

#[computation]
fn towards_params(
    p: &mut Params,
    state: &(f32![2], f32),
    g: &Params,
    rate: f32,
) -> ((f32![2], f32), f32) {
    towards(p, state, g, rate)
}

#[test]
fn several_structs_are_visited_one_after_another() {
    let (mut p, g) = (params(1.0), params(0.5));
    let mut p1 = p.clone();
    let state = (tensor![3.0f32, 4.0], 0.0f32);
    let one = towards(&mut p, &state, &g, 0.6);
    let other = towards_params(&mut p1, &state, &g, 0.6);
    assert_eq!((&p, &one.0), (&p1, &other.0));
    assert!((one.1 - other.1).abs() < 1e-5, "{} {}", one.1, other.1);
    assert_eq!(p.b, params(1.0).b - tensor![-0.05, 0.7, -0.025]);
}

/// Element types of the two structs that do not depend on each other.
#[computation]
fn both<A: Tensors, B: Tensors>(a: &A, b: B) -> (A, B) {
    (a + a, -b)
}

#[test]
fn structs_may_have_leaves_of_different_element_types() {
    let (a, b) = (
        (tensor![1.0f64, 2.0], 3i32),
        [tensor![1.0f32], tensor![-2.0]],
    );
    let (doubled, negative) = both(&a, b);
    assert_eq!(doubled, (tensor![2.0f64, 4.0], 6));
    assert_eq!(negative, [tensor![-1.0f32], tensor![2.0]]);
}

/// Sizes beside a struct, also with the name of a leaf's size.
#[computation]
fn weighted<T: Tensors, N: Dim, M: Dim>(p: &T, w: &f32![N, M]) -> (T, f32![M], f32) {
    let means = mean(w, 0);
    (p * sum(w) / N, means, global_norm(p) * M)
}

#[computation]
fn weighted_params(p: &Params, w: &f32![2, 3]) -> (Params, f32![3], f32) {
    weighted(p, w)
}

/// A size that no argument has.
#[computation]
fn repeated<T: Tensors, N: Dim>(p: &T) -> (T, f32![N]) {
    (p * N, broadcast(sum(p), [N]))
}

#[test]
fn sizes_may_stand_beside_a_struct() {
    let (p, w) = (params(2.0), tensor![[1.0, 2.0, 3.0], [0.5, 0.25, 0.25]]);
    let (of, means, norm) = weighted(&p, &w);
    let (of1, means1, norm1) = weighted_params(&p, &w);
    assert_eq!((of, means), (of1, means1));
    assert!((norm - norm1).abs() < 1e-3, "{norm} {norm1}");
    let (many, sums) = repeated::<_, Size<3>>(&tensor![1.0f32, 2.0]);
    assert_eq!((many, sums), (tensor![3.0, 6.0], tensor![3.0, 3.0, 3.0]));
}

#[computation]
mod scaled_state {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    #[tensors(Clone, PartialEq, Debug)]
    pub struct Scaled<N: Dim> {
        pub by: f32![N],
    }

    impl<N: Dim> Scaled<N> {
        /// Scales any struct by the sum of the weights, which move by others.
        #[computation]
        pub fn apply<T: Tensors, K: Dim>(&mut self, x: &T, others: &f32![K]) -> T {
            self.by += mean(others);
            x * sum(self.by)
        }
    }
}

#[test]
fn methods_of_structs_with_sizes_take_any_struct() {
    let mut scaled = scaled_state::Scaled::<Size<2>> {
        by: tensor![1.0, 2.0],
    };
    let x = (tensor![1.0f32, -1.0], 2.0f32);
    let y = scaled.apply(&x, &tensor![0.25, 0.75, 0.5]);
    assert_eq!(scaled.by, tensor![1.5, 2.5]);
    assert_eq!(y, (tensor![4.0, -4.0], 8.0));
}
