//! Named arguments in calls of computations.

use typed_xla::prelude::*;

#[computation]
fn affine(x: &f32![3], scale: f32, shift: f32) -> f32![3] {
    scale * x + shift
}

mod other {
    use typed_xla::prelude::*;

    #[computation]
    pub(crate) fn weighted<E: Float, N: Dim>(
        x: &Tensor![E; N],
        weights: &Tensor![E; N],
        f: impl Fn(E) -> E,
    ) -> E {
        f(sum(x * weights))
    }

    #[computation]
    pub(crate) fn moved(state: &mut f32![2], by: f32, times: &mut f32) {
        *state = state + by;
        *times = times + 1.0;
    }
}

#[computation]
mod lines {
    #[derive(Tensors)]
    pub(crate) struct Line {
        pub(crate) slope: f32,
        pub(crate) offset: f32,
    }

    impl Line {
        #[computation]
        pub(crate) fn new(slope: f32, offset: f32) -> Self {
            Self { slope, offset }
        }

        #[computation]
        pub(crate) fn at(&self, x: f32, scale: f32) -> f32 {
            (self.slope * x + self.offset) * scale
        }
    }
}

use lines::Line;

#[test]
fn named_arguments_are_in_any_order_after_the_positional_ones() {
    #[computation]
    fn calls(x: &f32![3]) -> (f32![3], f32![3], f32![3]) {
        (
            affine(x, shift = 1.0, scale = 2.0),
            affine(x, 2.0, shift = 1.0),
            affine(shift = 1.0, x = x, scale = 2.0),
        )
    }

    let (a, b, c) = calls(&tensor![1.0, 2.0, 3.0]);
    assert_eq!(a, tensor![3.0, 5.0, 7.0]);
    assert_eq!((&a, &a), (&b, &c));
}

#[test]
fn templates_have_named_arguments() {
    #[computation]
    fn call(x: &f64![2], w: &f64![2]) -> f64 {
        other::weighted(x, f = |x| 2.0 * x, weights = w)
    }

    assert_eq!(call(&tensor![1.0, 2.0], &tensor![10.0, 100.0]), 420.0);
}

#[test]
fn methods_and_associated_functions_have_named_arguments() {
    #[computation]
    fn call(x: f32) -> f32 {
        let line = Line::new(offset = 1.0, slope = 3.0);
        line.at(scale = 10.0, x = x)
    }

    assert_eq!(call(2.0), 70.0);
    // In plain Rust arguments are positional.
    let line = Line {
        slope: 3.0,
        offset: 1.0,
    };
    assert_eq!(line.at(2.0, 10.0), 70.0);
}

#[test]
fn state_is_changed_by_named_arguments() {
    #[computation]
    fn call(count: &mut f32, state: &mut f32![2]) {
        other::moved(times = count, by = 2.0, state = state);
        other::moved(by = 1.0, state = state, times = count);
    }

    let (mut count, mut state) = (0.0, tensor![1.0, 2.0]);
    call(&mut count, &mut state);
    assert_eq!((count, state), (2.0, tensor![4.0, 5.0]));
}

/// Arguments are computed in the order in which they are written, as in Rust.
#[test]
fn arguments_are_computed_as_they_are_written() {
    #[computation]
    fn pair(first: f32, second: f32) -> (f32, f32) {
        (first, second)
    }

    #[computation]
    fn template<E: Float>(first: E, second: E) -> (E, E) {
        (first, second)
    }

    #[computation]
    fn drawn(rng: &mut Rng) -> f32 {
        rng_uniform(rng, 0.0, 1.0, [])
    }

    #[computation]
    fn calls(rng: &mut Rng) -> ((f32, f32), (f32, f32)) {
        let one = pair(second = drawn(rng), first = drawn(rng));
        let two = template(second = drawn(rng), first = drawn(rng));
        (one, two)
    }

    #[computation]
    fn four(rng: &mut Rng) -> (f32, f32, f32, f32) {
        (drawn(rng), drawn(rng), drawn(rng), drawn(rng))
    }

    let (one, two) = calls(&mut Rng::new(7));
    let (a, b, c, d) = four(&mut Rng::new(7));
    assert_eq!((one, two), ((b, a), (d, c)));
}
