//! Feeds: queues through which a running computation exchanges items with other threads.
//!
//! A feed has two ends and buffers a bounded number of items. The computation borrows one end as a parameter,
//! `feed: &Infeed<T>` or `feed: &Outfeed<T>`; another thread owns the other end. An item is a `T`: a tensor, a scalar,
//! a tuple or a struct of them. Items are received in the order in which they were sent.
//!
//! Waiting is bounded: when the other end has been dropped and no item is left to read, or when the time limit of the
//! computation's end has passed ([`TIME_LIMIT`] by default), the call returns [`Error::Feed`].
//!
//! ```
//! use std::time::Duration;
//! use xla_core::feed::Infeed;
//!
//! let (sender, feed) = Infeed::bounded(2);
//! std::thread::spawn(move || (1..=3).try_for_each(|i| sender.send(i as f32)));
//! let feed = feed.time_limit(Duration::from_secs(5));
//! assert_eq!((feed.next()?, feed.next()?, feed.next()?), (1.0, 2.0, 3.0));
//! let error = feed.next().unwrap_err();
//! assert_eq!(error.to_string(), "infeed: item (f32[]) will not arrive: the sender was dropped");
//! # Ok::<(), xla_core::error::Error>(())
//! ```

use alloc::format;
use alloc::vec::Vec;
use core::time::Duration;

use crate::error::{Error, FeedFault};
use crate::tensors::{Leaves, Path};

mod queue;

use queue::{Gone, Queue};

/// The default time limit of a computation's end.
pub const TIME_LIMIT: Duration = Duration::from_secs(60);

/// The end of a feed from which a computation reads.
///
/// Items may have dynamic sizes. If a size of an item differs from the size that the computation's other arguments
/// require, the computation returns [`Error::DynamicSize`] and the item is lost; [`next`](Infeed::next) accepts every
/// item.
///
/// ```
/// use xla_core::feed::Infeed;
/// use xla_core::size::{Dynamic, Size};
/// use xla_core::tensor::Tensor;
///
/// type Rows = Tensor<f32, (Dynamic, Size<3>)>;
///
/// let (sender, feed) = Infeed::<Rows>::bounded(2);
/// sender.send(Rows::zeros_sized([5, 3])?)?;
/// sender.send(Rows::zeros_sized([2, 3])?)?;
/// assert_eq!((feed.next()?.dims(), feed.next()?.dims()), ([5, 3], [2, 3]));
/// # Ok::<(), xla_core::error::Error>(())
/// ```
#[derive(Debug)]
pub struct Infeed<T> {
    queue: Queue<T>,
    limit: Duration,
}

/// The end of a feed to which a computation writes. Items may have any size where the type has a dynamic size.
#[derive(Debug)]
pub struct Outfeed<T> {
    queue: Queue<T>,
    limit: Duration,
}

/// The end of a feed that sends items to a computation. Clone it for several senders.
#[derive(Debug)]
pub struct Sender<T> {
    queue: Queue<T>,
}

/// The end of a feed that receives the items of a computation. It is also an iterator, which ends when the
/// computation's end has been dropped.
#[derive(Debug)]
pub struct Receiver<T> {
    queue: Queue<T>,
}

impl<T: Leaves> Infeed<T> {
    /// Returns both ends of a feed that holds up to `items` items, at least one.
    #[must_use]
    pub fn bounded(items: usize) -> (Sender<T>, Infeed<T>) {
        let [send, read] = Queue::ends(items);
        let limit = TIME_LIMIT;
        (Sender { queue: send }, Infeed { queue: read, limit })
    }

    /// Returns the end with another time limit.
    #[must_use]
    pub fn time_limit(self, limit: Duration) -> Infeed<T> {
        Infeed { limit, ..self }
    }

    /// Returns the next item, as `infeed(feed)?` does.
    ///
    /// # Errors
    ///
    /// [`Error::Feed`] if the sender has been dropped, or no item arrived within the time limit.
    pub fn next(&self) -> Result<T, Error> {
        self.queue
            .take(Some(self.limit))
            .map_err(|gone| fault::<T>("infeed", gone, self.limit))
    }
}

impl<T: Leaves> Outfeed<T> {
    /// Returns both ends of a feed that holds up to `items` items, at least one.
    #[must_use]
    pub fn bounded(items: usize) -> (Outfeed<T>, Receiver<T>) {
        let [write, receive] = Queue::ends(items);
        let limit = TIME_LIMIT;
        (
            Outfeed {
                queue: write,
                limit,
            },
            Receiver { queue: receive },
        )
    }

    /// Returns the end with another time limit.
    #[must_use]
    pub fn time_limit(self, limit: Duration) -> Outfeed<T> {
        Outfeed { limit, ..self }
    }

    /// Sends an item, as `outfeed(feed, item)?` does.
    ///
    /// # Errors
    ///
    /// [`Error::Feed`] if the receiver has been dropped, or made no room within the time limit.
    pub fn send(&self, item: T) -> Result<(), Error> {
        let put = self.queue.put(item, Some(self.limit));
        put.map_err(|gone| fault::<T>("outfeed", gone, self.limit))
    }
}

impl<T: Leaves> Sender<T> {
    /// Sends an item. Waits for room without a time limit.
    ///
    /// # Errors
    ///
    /// [`Error::Feed`] if the computation's end has been dropped.
    pub fn send(&self, item: T) -> Result<(), Error> {
        let put = self.queue.put(item, None);
        put.map_err(|gone| fault::<T>("infeed", gone, Duration::MAX))
    }
}

impl<T> Receiver<T> {
    /// Returns the next item. Waits without a time limit; `None` if the computation's end has been dropped and no item
    /// is left.
    pub fn recv(&self) -> Option<T> {
        self.queue.take(None).ok()
    }

    /// Returns the next item, if there is one now.
    pub fn try_recv(&self) -> Option<T> {
        self.queue.take(Some(Duration::ZERO)).ok()
    }
}

impl<T> Clone for Sender<T> {
    fn clone(&self) -> Self {
        Sender {
            queue: self.queue.another(),
        }
    }
}

impl<T> Iterator for Receiver<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.recv()
    }
}

/// Returns the error of a failed feed of such items.
fn fault<T: Leaves>(feed: &'static str, gone: Gone, limit: Duration) -> Error {
    let mut leaves = Vec::new();
    T::specs(Path::ROOT, &mut |spec| {
        leaves.push(spec.array());
    });
    Error::Feed {
        feed,
        item: format!("({})", leaves.join(", ")),
        fault: match gone {
            Gone::Closed => FeedFault::Closed,
            Gone::Late => FeedFault::TimeLimit(limit),
        },
    }
}
