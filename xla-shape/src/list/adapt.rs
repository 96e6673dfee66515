//! Iterators that have the code of `next` alone.

/// The items with a property.
#[derive(Clone)]
pub struct Filtered<I, F> {
    pub(super) items: I,
    pub(super) keeps: F,
}

impl<I: Iterator, F: FnMut(&I::Item) -> bool> Iterator for Filtered<I, F> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        while let Some(item) = self.items.next() {
            if (self.keeps)(&item) {
                return Some(item);
            }
        }
        None
    }
}

/// The items of the lists that a function makes of items.
#[derive(Clone)]
pub struct Flat<I, U, F> {
    pub(super) items: I,
    pub(super) inner: Option<U>,
    pub(super) of: F,
}

impl<I: Iterator, L: IntoIterator, F: FnMut(I::Item) -> L> Iterator for Flat<I, L::IntoIter, F> {
    type Item = L::Item;

    fn next(&mut self) -> Option<L::Item> {
        loop {
            if let Some(inner) = &mut self.inner
                && let Some(item) = inner.next()
            {
                return Some(item);
            }
            match self.items.next() {
                Some(item) => self.inner = Some((self.of)(item).into_iter()),
                None => return None,
            }
        }
    }
}

/// The items of one iterator, then of another.
#[derive(Clone)]
pub struct Chained<A, B> {
    pub(super) first: A,
    pub(super) second: B,
    pub(super) in_second: bool,
}

impl<A: Iterator, B: Iterator<Item = A::Item>> Iterator for Chained<A, B> {
    type Item = A::Item;

    fn next(&mut self) -> Option<A::Item> {
        if !self.in_second {
            let item = self.first.next();
            if item.is_some() {
                return item;
            }
            self.in_second = true;
        }
        self.second.next()
    }
}
