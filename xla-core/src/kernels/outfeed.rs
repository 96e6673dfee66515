//! Items that a computation sends.

use super::custom_call;
use super::lists::Operands;
use crate::error::Error;
use crate::exec::Exec;
use crate::feed::Outfeed;
use crate::tensors::Tensors;

/// Sends an item that these arrays make up.
///
/// # Errors
///
/// [`Error::Feed`]: the receiver is gone, or made no room within the feed's time limit.
pub fn run<'a, T: Tensors>(
    _: &Exec,
    operands: impl Operands<'a>,
    feed: &Outfeed<T>,
) -> Result<(), Error> {
    feed.send(custom_call::leaves(operands)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernels::Array;

    #[test]
    fn arrays_become_the_leaves_of_an_item_in_their_order() {
        let (feed, receiver) = Outfeed::<(f32, (bool, u8))>::bounded(1);
        let (a, b, c) = ([2.5f32], [true], [9u8]);
        let operands = (
            Array::new(&a, &[]),
            (Array::new(&b, &[]), (Array::new(&c, &[]), ())),
        );
        run(&Exec::default(), operands, &feed).unwrap();
        assert_eq!(receiver.recv(), Some((2.5, (true, 9))));
    }
}
