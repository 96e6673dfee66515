//! Layouts with padded dimensions.

use alloc::format;
use alloc::string::String;
use core::fmt;
use core::marker::PhantomData;

use xla_shape::layout::{PaddingValue, index};

use super::{Layout, Order, inside, sealed, steps};
use crate::element::Element;
use crate::element::storage::Buffer;
use crate::shape::padding::Padding;
use crate::shape::{MAX_RANK, StaticShape};

/// A layout with dimensions in the order `O`, each padded in memory to its width in `W`, with the value `V`. Users
/// write `f32![2, 3; {0, 1}, padded = [3, 5], value = 0]`.
///
/// ```
/// use xla_core::shape::padding::Zero;
/// use xla_core::shape::{MinorToMajor, Padded};
/// use xla_core::size::Size;
/// use xla_core::tensor::Tensor;
///
/// type Columns = MinorToMajor<(Size<0>, Size<1>)>;
/// let x = Tensor::from([[1, 2, 3], [4, 5, 6]]);
/// let padded = x.to_layout::<Padded<Columns, (Size<3>, Size<5>), Zero>>();
/// assert_eq!(padded.as_slice(), [1, 4, 0, 2, 5, 0, 3, 6, 0, 0, 0, 0, 0, 0, 0]);
/// assert_eq!((padded.len(), padded[[1, 2]]), (6, 6));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Padded<O, W, V>(PhantomData<(O, W, V)>);

impl<O: fmt::Debug + Default, W: StaticShape, V: Padding> fmt::Debug for Padded<O, W, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tuple = f.debug_tuple("Padded");
        tuple.field(&O::default()).field(&W::dims());
        tuple.field(&V::default()).finish()
    }
}

impl<O, W, V> sealed::Layout for Padded<O, W, V> {}

#[diagnostic::do_not_recommend]
impl<S: StaticShape, O: Order<S>, W: StaticShape<Rank = S::Rank>, V: Padding> Layout<S>
    for Padded<O, W, V>
{
    const ORDER: [usize; MAX_RANK] = O::ORDER;
    type Storage<E: Element> = Buffer<E>;
    const STEPS: [usize; MAX_RANK] = steps(W::SIZES, &O::ORDER);
    const MEMORY: Option<usize> = Some(memory(S::SIZES, W::SIZES));
    const BETWEEN: PaddingValue = V::VALUE;
    const IS_ROW_MAJOR: bool = false;

    fn index_at(place: usize) -> Option<S::Index> {
        let mut index = S::ORIGIN;
        let order = <Self as Layout<S>>::minor_to_major();
        let found = index::fill_multi(place, W::dims(), order, index.as_mut());
        inside::<S>(found, index)
    }

    fn text() -> String {
        let value = match V::VALUE {
            PaddingValue::Unknown => String::new(),
            value => format!(", value = {}", value.written()),
        };
        format!("{}, padded = {:?}{value}", O::text(), W::dims())
    }
}

/// Returns the number of elements in memory.
const fn memory(sizes: &[usize], widths: &[usize]) -> usize {
    let mut d = 0;
    while d < sizes.len() {
        assert!(
            sizes[d] <= widths[d],
            "expected a padded size of at least the size of its dimension, found a smaller one"
        );
        d += 1;
    }
    match index::count(widths) {
        Some(memory) => memory,
        None => panic!("the number of elements in memory is more than a usize can count"),
    }
}
