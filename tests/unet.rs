//! A small U-Net that removes noise from images (diffusion), as a user writes it.

use typed_xla::prelude::*;
use typed_xla::train::{Adam, adam, clip_by_global_norm, he_normal};

#[computation]
mod unet {
    use typed_xla::prelude::*;

    #[known]
    pub(crate) const GROUPS: usize = 4;
    #[known]
    pub(crate) const TIME: usize = 16;
    #[known]
    pub(crate) const C: usize = 8;
    #[known]
    pub(crate) const C2: usize = 2 * C;
    #[known]
    pub(crate) const C3: usize = 3 * C;
    #[known]
    pub(crate) const C4: usize = 4 * C;

    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct Linear<I: Dim, O: Dim> {
        pub(crate) w: f32![I, O],
        pub(crate) b: f32![O],
    }
    impl<I: Dim, O: Dim> Linear<I, O> {
        #[computation]
        fn forward<B: Dim>(&self, x: &f32![B, I]) -> f32![B, O] {
            dot(x, self.w) + self.b.along([-1])
        }
    }

    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct Conv<I: Dim, O: Dim> {
        pub(crate) w: f32![O, I, 3, 3],
        pub(crate) b: f32![O],
    }
    impl<I: Dim, O: Dim> Conv<I, O> {
        #[computation]
        fn forward<B: Dim, H: Dim, W: Dim>(&self, x: &f32![B, I, H, W]) -> f32![B, O, H, W] {
            conv(x, self.w, padding = "SAME") + self.b.along([1])
        }

        /// Halves the height and the width.
        #[computation]
        fn halve<B: Dim>(&self, x: &f32![B, I, ..S]) -> f32![B, O, ..R] {
            conv(x, self.w, [2, 2], padding = "SAME") + self.b.along([1])
        }
    }

    /// A convolution by 1x1.
    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct Mix<I: Dim, O: Dim> {
        pub(crate) w: f32![I, O],
    }
    impl<I: Dim, O: Dim> Mix<I, O> {
        #[computation]
        fn forward<B: Dim, H: Dim, W: Dim>(&self, x: &f32![B, I, H, W]) -> f32![B, O, H, W] {
            (x("b,i,h,w") * self.w("i,o"))("b,o,h,w")
        }
    }

    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct GroupNorm<F: Dim> {
        pub(crate) scale: f32![F],
        pub(crate) bias: f32![F],
    }
    impl<F: Dim> GroupNorm<F> {
        #[computation]
        fn forward<B: Dim, H: Dim, W: Dim>(&self, x: &f32![B, F, H, W]) -> f32![B, F, H, W] {
            // The weights are offsets from 1, so that zeros are a neutral start.
            group_norm(x, GROUPS, 1.0 + self.scale, self.bias)
        }
    }

    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct Res<I: Dim, O: Dim> {
        pub(crate) norm1: GroupNorm<I>,
        pub(crate) conv1: Conv<I, O>,
        pub(crate) time: Linear<TIME, O>,
        pub(crate) norm2: GroupNorm<O>,
        pub(crate) conv2: Conv<O, O>,
        pub(crate) skip: Mix<I, O>,
    }
    impl<I: Dim, O: Dim> Res<I, O> {
        #[computation]
        fn forward<B: Dim, H: Dim, W: Dim>(
            &self,
            x: &f32![B, I, H, W],
            t: &f32![B, TIME],
        ) -> f32![B, O, H, W] {
            let h = self.conv1.forward(silu(self.norm1.forward(x)));
            let h = h + self.time.forward(t).along([0, 1]);
            let h = self.conv2.forward(silu(self.norm2.forward(h)));
            h + self.skip.forward(x)
        }
    }

    #[computation]
    fn embedding<B: Dim>(t: &f32![B]) -> f32![B, TIME] {
        let f = exp(iota(f32, TIME / 2) * (-log(1000f32) / (TIME / 2)));
        let a = outer(t, f);
        concatenate((sin(a), cos(a)), -1)
    }

    #[derive(Tensors)]
    #[tensors(Clone, Default)]
    pub(crate) struct UNet {
        pub(crate) time1: Linear<TIME, TIME>,
        pub(crate) time2: Linear<TIME, TIME>,
        pub(crate) input: Conv<Size<1>, C>,
        pub(crate) res1: Res<C, C>,
        pub(crate) down: Conv<C, C2>,
        pub(crate) res2: Res<C2, C2>,
        pub(crate) down2: Conv<C2, C2>,
        pub(crate) middle: Res<C2, C2>,
        pub(crate) res3: Res<C4, C2>,
        pub(crate) res4: Res<C3, C>,
        pub(crate) norm: GroupNorm<C>,
        pub(crate) output: Conv<C, Size<1>>,
    }

    impl UNet {
        /// Predicts the noise.
        #[computation]
        pub(crate) fn forward<B: Dim>(
            &self,
            x: &f32![B, 1, 8, 8],
            t: &f32![B],
        ) -> f32![B, 1, 8, 8] {
            let t = silu(self.time2.forward(silu(self.time1.forward(embedding(t)))));
            let h1 = self.res1.forward(self.input.forward(x), t);
            let h2 = self.res2.forward(self.down.halve(h1), t);
            let h3 = self.middle.forward(self.down2.halve(h2), t);
            let up = concatenate([resize(h3, [4, 4], "nearest"), h2], 1);
            let up = self.res3.forward(up, t);
            let up = concatenate([resize(up, [8, 8], "nearest"), h1], 1);
            let h = self.res4.forward(up, t);
            self.output.forward(silu(self.norm.forward(h)))
        }
    }
}

use unet::UNet;

#[known]
const BATCH: usize = 8;
#[known]
const STEPS: usize = 40;

#[derive(Tensors, Clone, Default)]
struct Training {
    net: UNet,
    average: UNet,
    adam: Adam<UNet>,
}

#[computation]
fn start(t: &mut Training, rng: &mut Rng) {
    he_normal(&mut t.net, rng);
    t.net.output.w = zeros_like(t.net.output.w);
    t.average = t.net;
}

/// The share of the signal that is left after each step.
#[computation]
fn alphas() -> f32![STEPS] {
    let beta = iota(f32, STEPS) * ((0.2 - 1e-4) / (STEPS - 1)) + 1e-4;
    cumulative_product(1.0 - beta)
}

#[computation]
fn step(t: &mut Training, x: &f32![BATCH, 1, 8, 8], rng: &mut Rng) -> f32 {
    let loss = |net| {
        let step = rng_uniform(rng, 0i32, STEPS, [BATCH]);
        let kept = alphas()[step];
        let noise = rng_normal(rng, 0.0, 1.0, x.dims());
        let noisy = sqrt(kept).along([0]) * x + sqrt(1.0 - kept).along([0]) * noise;
        mean(square(net.forward(noisy, step as f32) - noise))
    };
    let (loss, gradient) = value_and_grad(loss)(t.net);
    adam(
        &mut t.net,
        &mut t.adam,
        clip_by_global_norm(gradient, 1.0),
        4e-3,
    );
    t.average += 0.05 * (t.net - t.average);
    loss
}

/// Removes the noise in a few steps (DDIM).
#[computation]
fn sample(net: &UNet, rng: &mut Rng) -> f32![2, 1, 8, 8] {
    let mut x = rng_normal(rng, 0.0f32, 1.0, [2, 1, 8, 8]);
    let alpha = alphas();
    for i in (0..10).rev() {
        let t = i * STEPS / 10 + 3;
        let a = alpha[t];
        let before = if t >= 4 { alpha[t - 4] } else { 1.0 };
        let noise = net.forward(x, full(f32, [2], t as f32));
        let clean = clamp((x - sqrt(1.0 - a) * noise) / sqrt(a), -1.0, 1.0);
        x = sqrt(before) * clean + sqrt(1.0 - before) * noise;
    }
    assert!(all(is_finite(x)), "{x:.2}");
    x
}

#[test]
fn a_network_learns_to_remove_noise() {
    let (mut t, mut rng) = (Training::default(), Rng::new(1));
    start(&mut t, &mut rng);
    // Images of a bright and a dark half.
    let x = Tensor::from_fn(|[b, _, i, j]| {
        if (if b % 2 == 0 { i } else { j }) < 4 {
            1.0
        } else {
            -1.0
        }
    });
    let losses: Vec<f32> = (0..60).map(|_| step(&mut t, &x, &mut rng)).collect();
    let mean = |part: &[f32]| part.iter().sum::<f32>() / part.len() as f32;
    let (first, last) = (mean(&losses[..5]), mean(&losses[50..]));
    assert!(last < 0.6 * first, "{first} {last}");
    let images = sample(&t.average, &mut rng);
    assert!(images.iter().all(|x| x.abs() < 3.0));
}
