//! The next item of a feed.

use super::lists::Outs;
use crate::error::Error;
use crate::exec::Exec;
use crate::feed::Infeed;
use crate::tensors::{Path, Tensors};

/// Waits for the next item and writes its arrays.
///
/// # Errors
///
/// [`Error::Feed`]: the sender is gone, or none came within the feed's time limit.
pub fn run<T: Tensors>(_: &Exec, outs: impl Outs, feed: &Infeed<T>) -> Result<(), Error> {
    let item = feed.next()?;
    let mut leaves = Vec::new();
    item.visit(Path::ROOT, &mut |_, leaf| leaves.push(leaf));
    outs.fill(&mut leaves.iter())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::ArrayMut;
    use crate::size::Size;
    use crate::tensor::Tensor;

    #[test]
    fn the_leaves_of_an_item_go_to_the_arrays_in_their_order() {
        let (sender, feed) = Infeed::bounded(1);
        let matrix: Tensor<f32, (Size<2>, Size<2>)> =
            Tensor::from_vec(vec![1., 2., 3., 4.]).unwrap();
        sender.send((matrix, true, 7i64)).unwrap();
        let (mut a, mut b, mut c) = ([0f32; 4], [false], [0i64]);
        let outs = (
            ArrayMut::new(&mut a, &[2, 2]),
            (ArrayMut::new(&mut b, &[]), (ArrayMut::new(&mut c, &[]), ())),
        );
        run(&Exec::default(), outs, &feed).unwrap();
        assert_eq!((a, b, c), ([1., 2., 3., 4.], [true], [7]));
    }
}
