//! Feeds: items that a computation reads or writes while it runs, from and to other threads.
//!
//! A feed has two ends and holds up to so many items between them. The computation borrows one end as a parameter, `feed:
//! &Infeed<T>` or `feed: &Outfeed<T>`; another thread has the other one. An item is a `T`: a tensor, a scalar, a tuple or a
//! struct of them. Items come out in the order in which they went in.
//!
//! Waiting has an end: when the other end is gone and nothing is left to read, or when the time limit of the computation's end
//! has passed ([`TIME_LIMIT`], unless another is set), the call gives [`Error::Feed`].
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
//! assert_eq!(error.to_string(), "infeed: no item (f32[]) comes any more: the sender is gone");
//! # Ok::<(), xla_core::error::Error>(())
//! ```

use std::time::Duration;

use crate::error::{Error, FeedFault};
use crate::tensors::{Leaves, Path};

mod queue;

use queue::{Gone, Queue};

/// How long a computation waits for a feed, unless its end says something else.
pub const TIME_LIMIT: Duration = Duration::from_secs(60);

/// The end of a feed that a computation reads.
///
/// Items may have sizes that only they know. A computation takes those that its other arguments ask for, and gives
/// [`Error::ItemSize`] when an item with others comes, which is gone then; [`next`](Infeed::next) takes every item.
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

/// The end of a feed that a computation writes. Where its type leaves a size open, an item may have any there.
#[derive(Debug)]
pub struct Outfeed<T> {
    queue: Queue<T>,
    limit: Duration,
}

/// What sends items to a computation. Where there are several, they are clones of one.
#[derive(Debug)]
pub struct Sender<T> {
    queue: Queue<T>,
}

/// What receives the items of a computation, as an iterator too, which ends when the computation's end is gone.
#[derive(Debug)]
pub struct Receiver<T> {
    queue: Queue<T>,
}

impl<T: Leaves> Infeed<T> {
    /// Both ends of a feed that holds up to so many items, at least one.
    #[must_use]
    pub fn bounded(items: usize) -> (Sender<T>, Infeed<T>) {
        let [send, read] = Queue::ends(items);
        let limit = TIME_LIMIT;
        (Sender { queue: send }, Infeed { queue: read, limit })
    }

    /// The same with another time limit.
    #[must_use]
    pub fn time_limit(self, limit: Duration) -> Infeed<T> {
        Infeed { limit, ..self }
    }

    /// The next item, which `infeed(feed)?` reads too.
    ///
    /// # Errors
    ///
    /// [`Error::Feed`]: the sender is gone, or none came within the time limit.
    pub fn next(&self) -> Result<T, Error> {
        self.queue
            .take(Some(self.limit))
            .map_err(|gone| fault::<T>("infeed", gone, self.limit))
    }
}

impl<T: Leaves> Outfeed<T> {
    /// Both ends of a feed that holds up to so many items, at least one.
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

    /// The same with another time limit.
    #[must_use]
    pub fn time_limit(self, limit: Duration) -> Outfeed<T> {
        Outfeed { limit, ..self }
    }

    /// Sends an item, as `outfeed(feed, item)?` does.
    ///
    /// # Errors
    ///
    /// [`Error::Feed`]: the receiver is gone, or made no room within the time limit.
    pub fn send(&self, item: T) -> Result<(), Error> {
        let put = self.queue.put(item, Some(self.limit));
        put.map_err(|gone| fault::<T>("outfeed", gone, self.limit))
    }
}

impl<T: Leaves> Sender<T> {
    /// Sends an item; waits for room as long as it takes.
    ///
    /// # Errors
    ///
    /// [`Error::Feed`]: the computation's end is gone.
    pub fn send(&self, item: T) -> Result<(), Error> {
        let put = self.queue.put(item, None);
        put.map_err(|gone| fault::<T>("infeed", gone, Duration::MAX))
    }
}

impl<T> Receiver<T> {
    /// The next item; waits as long as it takes. Nothing when the computation's end is gone and all has been received.
    pub fn recv(&self) -> Option<T> {
        self.queue.take(None).ok()
    }

    /// The next item, if there is one now.
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

/// Why a feed of such items failed.
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
