//! Names of parameters in files of other libraries.

use alloc::format;
use alloc::string::String;

/// Names and orders of PyTorch's parameters.
pub mod pytorch {
    use alloc::string::String;

    /// Returns the name in PyTorch's files of a leaf with a dotted name, `encoder.kernel`: it is the same path, which ends
    /// in `weight`, `bias`, `running_mean` or `running_var`.
    ///
    /// The weights of a transposed convolution have no name there, since PyTorch's are reversed: a file with such a layer is
    /// refused, and [`assign_pytorch`](crate::layers::ConvTranspose2d::assign_pytorch) converts the weights.
    ///
    /// A path before the parameters differs by program: `pytorch::name(&leaf.replace("blocks", "transformer.h"))`.
    ///
    /// ```
    /// use typed_xla::layers::names::pytorch;
    ///
    /// assert_eq!(pytorch::name("output.kernel"), "output.weight");
    /// assert_eq!(pytorch::name("blocks.0.norm.scale"), "blocks.0.norm.weight");
    /// assert_eq!(pytorch::order("output.kernel"), Some([1, 0]));
    /// ```
    pub fn name(leaf: &str) -> String {
        super::renamed(leaf, |last| match last {
            "kernel" | "embedding" | "scale" => "weight",
            "mean" => "running_mean",
            "var" => "running_var",
            other => other,
        })
    }

    /// Returns the permutation of a leaf's dimensions in PyTorch's files, for `transposed`: the weights of a `Linear` have
    /// the outputs first there.
    pub fn order(leaf: &str) -> Option<[usize; 2]> {
        (super::last(leaf) == "kernel").then_some([1, 0])
    }
}

/// Names and orders of Flax's parameters.
pub mod flax {
    use alloc::string::String;
    use alloc::vec::Vec;

    /// Returns the name in files with Flax's parameters of a leaf with a dotted name: it is the same path, which ends in
    /// `kernel` for the weights of a convolution, and for the four parts of an attention.
    ///
    /// ```
    /// use typed_xla::layers::names::flax;
    ///
    /// assert_eq!(flax::name("output.kernel"), "output.kernel");
    /// assert_eq!(flax::name("conv.weight"), "conv.kernel");
    /// assert_eq!(flax::name("attention.query"), "attention.query.kernel");
    /// ```
    pub fn name(leaf: &str) -> String {
        super::renamed(leaf, |last| match last {
            "weight" | "transposed" => "kernel",
            "query" => "query.kernel",
            "key" => "key.kernel",
            "value" => "value.kernel",
            "out" => "out.kernel",
            other => other,
        })
    }

    /// Returns the permutation of the dimensions of a leaf in files with Flax's parameters, for `transposed`, if all
    /// convolutions of a struct are over `spatial` dimensions: their weights have the features last there.
    ///
    /// ```
    /// use typed_xla::layers::names::flax;
    ///
    /// assert_eq!(flax::order("conv.weight", 2), Some(vec![3, 2, 0, 1]));
    /// assert_eq!(flax::order("output.kernel", 2), None);
    /// ```
    pub fn order(leaf: &str, spatial: usize) -> Option<Vec<usize>> {
        let features = [spatial + 1, spatial].into_iter();
        matches!(super::last(leaf), "weight" | "transposed")
            .then(|| features.chain(0..spatial).collect())
    }
}

fn last(leaf: &str) -> &str {
    leaf.rsplit('.').next().unwrap_or(leaf)
}

/// Replaces the last part of a path.
fn renamed<'a>(leaf: &'a str, to: impl Fn(&'a str) -> &'a str) -> String {
    let last = last(leaf);
    let path = &leaf[..leaf.len() - last.len()];
    format!("{path}{}", to(last))
}
