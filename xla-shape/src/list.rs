//! Collecting into vectors with little generic code.
//!
//! `Iterator::collect` compiles about 500 lines of LLVM IR for each closure, and 850 where an item may fail. Every
//! crate with a macro call compiles this crate and the compiler without optimisation, so they collect by a loop.

/// Collects the items of an iterator.
pub trait Collect: Iterator + Sized {
    /// Returns the items.
    fn collect_vec(mut self) -> Vec<Self::Item> {
        let mut list = Vec::new();
        while let Some(item) = self.next() {
            list.push(item);
        }
        list
    }

    /// Returns the values of the items.
    ///
    /// # Errors
    /// The first error among them; no item is taken after it.
    fn collect_ok<T, E>(mut self) -> Result<Vec<T>, E>
    where
        Self: Iterator<Item = Result<T, E>>,
    {
        let mut list = Vec::new();
        while let Some(item) = self.next() {
            match item {
                Ok(item) => list.push(item),
                Err(error) => return Err(error),
            }
        }
        Ok(list)
    }

    /// Returns the values of the items; `None` if one of them is missing. No item is taken after it.
    fn collect_some<T>(mut self) -> Option<Vec<T>>
    where
        Self: Iterator<Item = Option<T>>,
    {
        let mut list = Vec::new();
        while let Some(item) = self.next() {
            match item {
                Some(item) => list.push(item),
                None => return None,
            }
        }
        Some(list)
    }
}

impl<I: Iterator> Collect for I {}
