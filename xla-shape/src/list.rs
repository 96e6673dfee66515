//! Collecting into vectors with little generic code.
//!
//! `Iterator::collect` compiles about 500 lines of LLVM IR for each closure, and 850 where an item may fail. Every
//! crate with a macro call compiles this crate and the compiler without optimisation, so they collect by a loop.

/// Collects the items of an iterator.
pub trait Collect: Iterator + Sized {
    /// Returns the items.
    fn collect_vec(mut self) -> Vec<Self::Item> {
        collect_vec(&mut self)
    }

    /// Returns the values of the items.
    ///
    /// # Errors
    /// The first error among them; no item is taken after it.
    fn collect_ok<T, E>(mut self) -> Result<Vec<T>, E>
    where
        Self: Iterator<Item = Result<T, E>>,
    {
        collect_ok(&mut self)
    }

    /// Returns the values of the items; `None` if one of them is missing. No item is taken after it.
    fn collect_some<T>(mut self) -> Option<Vec<T>>
    where
        Self: Iterator<Item = Option<T>>,
    {
        collect_some(&mut self)
    }
}

impl<I: Iterator> Collect for I {}

/// The one method of an iterator that collecting needs: `dyn Iterator` has the code of three more.
trait Source<T> {
    fn take_one(&mut self) -> Option<T>;
}

impl<I: Iterator> Source<I::Item> for I {
    fn take_one(&mut self) -> Option<I::Item> {
        self.next()
    }
}

fn collect_vec<T>(items: &mut dyn Source<T>) -> Vec<T> {
    let mut list = Vec::new();
    while let Some(item) = items.take_one() {
        list.push(item);
    }
    list
}

fn collect_ok<T, E>(items: &mut dyn Source<Result<T, E>>) -> Result<Vec<T>, E> {
    let mut list = Vec::new();
    while let Some(item) = items.take_one() {
        match item {
            Ok(item) => list.push(item),
            Err(error) => return Err(error),
        }
    }
    Ok(list)
}

fn collect_some<T>(items: &mut dyn Source<Option<T>>) -> Option<Vec<T>> {
    let mut list = Vec::new();
    while let Some(item) = items.take_one() {
        match item {
            Some(item) => list.push(item),
            None => return None,
        }
    }
    Some(list)
}
