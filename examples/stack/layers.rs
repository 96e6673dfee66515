//! Layers of a network over signals: batches of `B` signals of `T` steps, each with `C` features.

use typed_xla::prelude::*;

#[computation]
pub(crate) mod layer {
    use typed_xla::prelude::*;

    /// A convolution along the steps, with a kernel of three steps.
    #[derive(Tensors)]
    pub(crate) struct Conv<C: Dim> {
        pub(crate) kernel: f32![3, C, C],
        pub(crate) bias: f32![C],
    }

    impl<C: Dim> Conv<C> {
        #[computation]
        pub(crate) fn forward<B: Dim, T: Dim>(&self, x: &f32![B, T, C]) -> f32![B, T, C] {
            conv(x, self.kernel, 1, "SAME", "b0f_0io->b0f") + self.bias.along([2])
        }
    }

    /// Layer normalisation of the features of each step.
    #[derive(Tensors)]
    pub(crate) struct Norm<C: Dim> {
        pub(crate) scale: f32![C],
        pub(crate) offset: f32![C],
    }

    impl<C: Dim> Norm<C> {
        #[computation]
        pub(crate) fn forward<B: Dim, T: Dim>(&self, x: &f32![B, T, C]) -> f32![B, T, C] {
            layer_norm(x, self.scale, self.offset)
        }
    }

    /// A rectified linear unit with a slope for negative numbers.
    #[derive(Tensors)]
    pub(crate) struct Leaky {
        pub(crate) slope: f32,
    }

    impl Leaky {
        #[computation]
        pub(crate) fn forward<B: Dim, T: Dim, C: Dim>(&self, x: &f32![B, T, C]) -> f32![B, T, C] {
            max(x, self.slope * x)
        }
    }

    /// A linear function of the features of each step.
    #[derive(Tensors)]
    pub(crate) struct Linear<I: Dim, O: Dim> {
        pub(crate) w: f32![I, O],
        pub(crate) b: f32![O],
    }

    impl<I: Dim, O: Dim> Linear<I, O> {
        #[computation]
        pub(crate) fn forward<B: Dim, T: Dim>(&self, x: &f32![B, T, I]) -> f32![B, T, O] {
            let y("b,t,o") = x("b,t,i") * self.w("i,o");
            y + self.b.along([2])
        }
    }
}
