//! Defaults of the generic parameters of structs.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

#[known]
const WIDTH: usize = 3;

/// Parameters of any size, by default of `WIDTH` numbers, and a part of any type.
#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Scale<E: Float = f32, N: Dim = WIDTH, P: Tensors = Tensor![E; N]> {
    by: Tensor![E; N],
    more: P,
}

#[computation]
fn default_types(
    a: &Scale,
    b: &Scale<f64>,
    c: &Scale<f64, 2>,
    d: &Scale<f32, 1, ()>,
) -> (f32![3], f64, f64![2], f32) {
    (a.by * a.more, sum(b.by), c.by + c.more, d.by[0])
}

#[test]
fn types_may_omit_the_last_arguments() {
    let a = Scale {
        by: tensor![1.0, 2.0, 3.0],
        more: Tensor::full(2.0),
    };
    let b = Scale {
        by: tensor![1.0, 2.0, 3.0],
        ..Scale::default()
    };
    let c = Scale {
        by: tensor![1.0, 2.0],
        more: tensor![0.5, 0.0],
    };
    let d = Scale {
        by: tensor![7.0],
        more: (),
    };
    let found = default_types(&a, &b, &c, &d);
    assert_eq!(found, (tensor![2.0, 4.0, 6.0], 6.0, tensor![1.5, 2.0], 7.0));
}

#[computation]
mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub struct Gain<const L: usize, N: Dim, E: Float = f32> {
        #[tensors(name = "weights")]
        pub parts: [Tensor![E; N]; L],
    }

    impl<const L: usize, N: Dim, E: Float> Gain<L, N, E> {
        #[computation]
        pub fn total(&self) -> Tensor![E; N] {
            let mut total = zeros(E, [N]);
            for part in &self.parts {
                total += part;
            }
            total
        }
    }
}

use layers::Gain;

/// A generic caller of a struct with a number of parts and a default.
#[computation]
fn total<N: Dim>(gain: &Gain<2, N>, double: &Gain<1, N, f64>) -> (f32![N], f64![N]) {
    (gain.total(), double.total())
}

#[test]
fn a_struct_with_a_number_of_parts_has_defaults_too() {
    let gain = Gain {
        parts: [tensor![1.0, 2.0], tensor![0.5, 0.5]],
    };
    let double = Gain {
        parts: [tensor![3.0, 4.0]],
    };
    assert_eq!(
        total(&gain, &double),
        (tensor![1.5, 2.5], tensor![3.0, 4.0])
    );
}

/// A struct whose fields omit arguments.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Net {
    scale: Scale,
    gain: Gain<2, Size<2>>,
}

#[computation]
fn outer(net: &Net) -> f32 {
    sum(net.scale.by) + sum(net.gain.total())
}

#[test]
fn fields_omit_arguments_and_keep_their_names_in_files() {
    let mut names = Vec::new();
    let mut net = Net::default();
    net.gain.parts[1] = tensor![1.0, 2.0];
    assert_eq!(outer(&net), 3.0);
    typed_xla::tensors::Leaves::visit(&net, typed_xla::tensors::Path::ROOT, &mut |path, _| {
        names.push(path.to_string());
    });
    assert_eq!(
        names,
        ["scale.by", "scale.more", "gain.weights.0", "gain.weights.1"]
    );
}
