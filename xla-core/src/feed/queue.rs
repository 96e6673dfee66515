//! A bounded queue between two ends, each of which detects that the other has been dropped, with a time limit for
//! waiting.

use alloc::collections::VecDeque;
use alloc::sync::Arc;
use core::time::Duration;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The kind of an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// An end that puts items in.
    In,
    /// An end that takes items out.
    Out,
}

/// The cause of a failed put or take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Gone {
    /// All other ends have been dropped.
    Closed,
    /// The time limit has passed.
    Late,
}

/// One end of a queue.
#[derive(Debug)]
pub(super) struct Queue<T> {
    shared: Arc<Shared<T>>,
    end: End,
}

#[derive(Debug)]
struct Shared<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
    most: usize,
}

#[derive(Debug)]
struct State<T> {
    items: VecDeque<T>,
    /// The number of ends of each kind.
    ends: [usize; 2],
}

impl<T> Shared<T> {
    /// Locks the state. No code of the items runs under the lock, so a panic elsewhere leaves the state consistent.
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Queue<T> {
    /// Returns the two ends of a queue of up to `most` items, at least one: the input end and the output end.
    pub(super) fn ends(most: usize) -> [Queue<T>; 2] {
        let state = Mutex::new(State {
            items: VecDeque::new(),
            ends: [1, 1],
        });
        let shared = Arc::new(Shared {
            state,
            changed: Condvar::new(),
            most: most.max(1),
        });
        [End::In, End::Out].map(|end| Queue {
            shared: Arc::clone(&shared),
            end,
        })
    }

    /// Returns another end of the same kind.
    pub(super) fn another(&self) -> Queue<T> {
        self.shared.lock().ends[self.end as usize] += 1;
        Queue {
            shared: Arc::clone(&self.shared),
            end: self.end,
        }
    }

    /// Puts an item in, waiting until there is room.
    pub(super) fn put(&self, item: T, limit: Option<Duration>) -> Result<(), Gone> {
        let most = self.shared.most;
        let mut state = self.wait(limit, |state| match state.ends[End::Out as usize] {
            0 => Some(Err(Gone::Closed)),
            _ => (state.items.len() < most).then_some(Ok(())),
        })?;
        state.items.push_back(item);
        drop(state);
        self.shared.changed.notify_all();
        Ok(())
    }

    /// Takes the oldest item out, waiting until there is one.
    pub(super) fn take(&self, limit: Option<Duration>) -> Result<T, Gone> {
        let mut state = self.wait(limit, |state| {
            if state.items.is_empty() {
                (state.ends[End::In as usize] == 0).then_some(Err(Gone::Closed))
            } else {
                Some(Ok(()))
            }
        })?;
        let item = state.items.pop_front().ok_or(Gone::Closed)?;
        drop(state);
        self.shared.changed.notify_all();
        Ok(item)
    }

    /// Waits until `ready` returns a result, or until the time limit has passed.
    fn wait(
        &self,
        limit: Option<Duration>,
        ready: impl Fn(&State<T>) -> Option<Result<(), Gone>>,
    ) -> Result<MutexGuard<'_, State<T>>, Gone> {
        // A limit beyond the range of the clock is no limit.
        let end = limit.and_then(|limit| Instant::now().checked_add(limit));
        let mut state = self.shared.lock();
        loop {
            match ready(&state) {
                Some(Ok(())) => return Ok(state),
                Some(Err(gone)) => return Err(gone),
                None => {}
            }
            let changed = &self.shared.changed;
            state = match end {
                None => changed.wait(state).unwrap_or_else(PoisonError::into_inner),
                Some(end) => {
                    let left = end.saturating_duration_since(Instant::now());
                    if left.is_zero() {
                        return Err(Gone::Late);
                    }
                    let waited = changed.wait_timeout(state, left);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        let mut state = self.shared.lock();
        state.ends[self.end as usize] -= 1;
        // Drop items that no end can take any more, outside the lock: dropping them may run code of the items.
        let lost = match self.end {
            End::Out if state.ends[End::Out as usize] == 0 => core::mem::take(&mut state.items),
            _ => VecDeque::new(),
        };
        drop(state);
        self.shared.changed.notify_all();
        drop(lost);
    }
}
