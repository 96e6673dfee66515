//! Bounds the memory of a text's tree.

use xla_shape::scan::ParseError;

use super::Reader;

/// The bytes that a shared list or value takes besides its content: two counts.
pub(super) const EMPTY: usize = 2 * size_of::<usize>();

/// The number of places in a map for each of its items, while it grows.
pub(super) const MAPPED: usize = 3;

/// The bytes of the name of a parameter without a name.
pub(super) const MAX_NAME: usize = 16;

/// Returns the least capacity of a list that is not empty: most lists of large items have one item.
const fn least<T>() -> usize {
    if size_of::<T>() > 32 { 1 } else { 4 }
}

impl<'t> Reader<'t> {
    /// Reserves bytes of memory for the tree that is read at the current position.
    pub(super) fn reserve(&mut self, bytes: usize) -> Result<(), ParseError> {
        self.budget.reserve(bytes).map_err(|why| {
            let at = self.s.at();
            self.model.refused(at, why)
        })
    }

    /// Appends an item to a list, whose memory is reserved.
    pub(super) fn push<T>(&mut self, list: &mut Vec<T>, item: T) -> Result<(), ParseError> {
        if list.len() == list.capacity() {
            let before = list.capacity();
            let more = before.max(least::<T>());
            // A list that grows has its old and its new memory at a time.
            self.reserve((more + before / 2) * size_of::<T>())?;
            list.reserve_exact(more);
        }
        list.push(item);
        Ok(())
    }

    /// Reads a string, whose memory is reserved.
    pub(super) fn string(&mut self) -> Result<String, ParseError> {
        let string = self.s.string()?;
        self.reserve(string.capacity())?;
        Ok(string)
    }
}
