//! Replicas that are threads of one process: they synchronise at a rendezvous, and then access each other's memory.

#![allow(unsafe_code)]

pub(crate) mod round;

use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::panic::AssertUnwindSafe;
use core::sync::atomic::{AtomicUsize, Ordering};
use core::time::Duration;
use std::panic::{catch_unwind, resume_unwind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use round::{Memory, Round};

use super::Call;
use super::transport::{Combine, Transport};
use crate::error::{Departure, ReplicaFault};
use crate::exec::patient;

/// The shared state through which replicas announce their calls and wait for the others.
pub(super) struct Rendezvous {
    state: Mutex<State>,
    /// A counter that changes with the state, for threads that poll it without the lock.
    turn: AtomicUsize,
    changed: Condvar,
    limit: Duration,
}

struct State {
    /// The first fault, after which every call fails.
    fault: Option<ReplicaFault>,
    /// The state of each replica.
    places: Vec<ReplicaState>,
}

enum ReplicaState {
    /// Nothing that others wait for, or a round.
    Working,
    /// Waiting for the other members.
    Waiting {
        call: Call,
        members: Vec<usize>,
        memory: Memory,
    },
    /// All members have arrived.
    Called(Arc<Round>),
    Left(Departure),
}

impl Rendezvous {
    pub(super) fn new(replicas: usize, limit: Duration) -> Rendezvous {
        Rendezvous {
            state: Mutex::new(State {
                fault: None,
                places: (0..replicas).map(|_| ReplicaState::Working).collect(),
            }),
            turn: AtomicUsize::new(0),
            changed: Condvar::new(),
            limit,
        }
    }

    /// Returns the first fault, if there was one.
    pub(super) fn fault(&self) -> Option<ReplicaFault> {
        self.lock().fault.clone()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Wakes all waiting replicas, after releasing the lock of the changed state.
    fn announce(&self, state: MutexGuard<'_, State>) {
        self.turn.fetch_add(1, Ordering::Release);
        drop(state);
        self.changed.notify_all();
    }

    /// Marks a replica as ended: it takes part in no further call.
    #[inline(never)]
    pub(super) fn leave(&self, id: usize, how: Departure) {
        let mut state = self.lock();
        state.places[id] = ReplicaState::Left(how);
        let waited_for = |place: &ReplicaState| matches!(place, ReplicaState::Waiting { members, .. } if members.contains(&id));
        if how != Departure::Returned || state.places.iter().any(waited_for) {
            state.fail(ReplicaFault::Gone { replica: id, how });
        } else {
            state.find_deadlock();
        }
        self.announce(state);
    }

    /// Waits until all members of a call have arrived.
    #[inline(never)]
    fn meet(&self, id: usize, call: &Call, memory: Memory) -> Result<Arc<Round>, ReplicaFault> {
        let deadline = Instant::now().checked_add(self.limit);
        let mut state = self.lock();
        if state.fault.is_none() {
            state.arrive(id, call, memory);
            if state.fault.is_some() || matches!(state.places[id], ReplicaState::Called(_)) {
                self.announce(state);
                state = self.lock();
            }
        }
        loop {
            if matches!(state.places[id], ReplicaState::Called(_)) {
                let place = core::mem::replace(&mut state.places[id], ReplicaState::Working);
                let ReplicaState::Called(round) = place else {
                    unreachable!("expected the state `Called`, which holds under the same lock");
                };
                return Ok(round);
            }
            if let Some(fault) = state.fault.clone() {
                state.places[id] = ReplicaState::Working;
                return Err(fault);
            }
            // Polls for a short time without the lock, then sleeps: a wake-up costs more than most collectives of small
            // arrays.
            let seen = self.turn.load(Ordering::Acquire);
            drop(state);
            let soon = patient(|| self.turn.load(Ordering::Acquire) != seen);
            state = self.lock();
            if soon || self.turn.load(Ordering::Relaxed) != seen {
                continue;
            }
            let Some(deadline) = deadline else {
                state = self
                    .changed
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let left = deadline.saturating_duration_since(Instant::now());
            // The first replica whose time is over fails the call for all.
            if left.is_zero() {
                let missing = state.missing(id);
                state.fail(ReplicaFault::Late {
                    missing,
                    limit: self.limit,
                });
                self.announce(state);
                state = self.lock();
            } else {
                let waited = self.changed.wait_timeout(state, left);
                state = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
        }
    }

    /// Waits until no thread accesses the memory of a round any more. There is no time limit: all members still in the
    /// round have everything that they need, and memory that others access cannot be returned.
    fn end(&self, round: &Round) {
        if round.done() {
            return self.announce(self.lock());
        }
        if !patient(|| round.is_over()) {
            let mut state = self.lock();
            while !round.is_over() {
                state = self
                    .changed
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
            }
        }
    }
}

impl State {
    /// Records a fault, unless there was one before.
    fn fail(&mut self, fault: ReplicaFault) {
        self.fault.get_or_insert(fault);
    }

    /// Records a replica's arrival at its call, and starts the round if it is the last member.
    #[inline(never)]
    fn arrive(&mut self, id: usize, call: &Call, memory: Memory) {
        let members = call.members(id, self.places.len());
        self.places[id] = ReplicaState::Waiting {
            call: call.clone(),
            members: members.clone(),
            memory,
        };
        // A replica that left can never arrive, and one that waits for this replica in another call never will.
        let mut all = true;
        for &other in &members {
            match &self.places[other] {
                ReplicaState::Left(how) => {
                    let how = *how;
                    return self.fail(ReplicaFault::Gone {
                        replica: other,
                        how,
                    });
                }
                ReplicaState::Waiting {
                    members,
                    call: theirs,
                    ..
                } if members.contains(&id) => {
                    if theirs != call {
                        return self.fail_to_match(id, other);
                    }
                }
                _ => all = false,
            }
        }
        // Replicas that wait for each other in different calls would wait forever.
        if !all {
            return self.find_deadlock();
        }
        let come = |&member: &usize| match core::mem::replace(
            &mut self.places[member],
            ReplicaState::Working,
        ) {
            ReplicaState::Waiting { memory, .. } => (member, memory),
            _ => unreachable!(
                "expected a waiting member: `all` has checked each under the same lock"
            ),
        };
        let round = Arc::new(Round::new(members.iter().map(come).collect()));
        for member in members {
            self.places[member] = ReplicaState::Called(Arc::clone(&round));
        }
    }

    /// Returns the members that a waiting replica waits for.
    fn missing(&self, id: usize) -> Vec<usize> {
        let ReplicaState::Waiting { members, .. } = &self.places[id] else {
            return Vec::new();
        };
        let here = |other: &usize| matches!(&self.places[*other], ReplicaState::Waiting { members, .. } if members.contains(&id));
        members
            .iter()
            .copied()
            .filter(|other| !here(other))
            .collect()
    }

    /// Detects a deadlock: if every remaining replica waits, none can ever arrive, because some wait for others that
    /// wait in another group.
    #[inline(never)]
    fn find_deadlock(&mut self) {
        let still = |place: &ReplicaState| {
            matches!(place, ReplicaState::Waiting { .. } | ReplicaState::Left(_))
        };
        if !self.places.iter().all(still) {
            return;
        }
        let pair = (0..self.places.len()).find_map(|id| Some((id, *self.missing(id).first()?)));
        if let Some((id, other)) = pair {
            self.fail_to_match(id, other);
        }
    }

    fn fail_to_match(&mut self, one: usize, other: usize) {
        let at = |id: usize| match &self.places[id] {
            ReplicaState::Waiting { call, .. } => Some((id, Box::new(call.clone()))),
            _ => None,
        };
        if let (Some(first), Some(second)) = (at(one.min(other)), at(one.max(other))) {
            self.fail(ReplicaFault::Mismatch { first, second });
        }
    }
}

/// One replica at the rendezvous.
pub(super) struct Thread {
    pub(super) rendezvous: Arc<Rendezvous>,
    pub(super) id: usize,
}

impl Thread {
    /// Waits for the other members, does this replica's share, and waits until the others have done theirs.
    #[inline(never)]
    fn take_part(
        &self,
        call: &Call,
        (operand, out): (&[u8], &mut [u8]),
        share: impl FnOnce(&Round),
    ) -> Result<(), ReplicaFault> {
        let round = self
            .rendezvous
            .meet(self.id, call, Memory::new(operand, out))?;
        let gone = |replica| ReplicaFault::Gone {
            replica,
            how: Departure::Panicked,
        };
        // The others still access this memory, so a panic is resumed only after the round.
        let done = catch_unwind(AssertUnwindSafe(|| share(&round)));
        if done.is_err() {
            round.panicked(self.id);
            self.rendezvous.lock().fail(gone(self.id));
        }
        self.rendezvous.end(&round);
        if let Err(panic) = done {
            resume_unwind(panic);
        }
        round
            .who_panicked()
            .map_or(Ok(()), |replica| Err(gone(replica)))
    }
}

// SAFETY: all members have made the same call, so the bytes copied and combined are operands of its type.
unsafe impl Transport for Thread {
    fn exchange(&self, call: &Call, operand: &[u8], out: &mut [u8]) -> Result<(), ReplicaFault> {
        self.take_part(call, (operand, out), |round| {
            // SAFETY: every member calls this or `reduce` once, for the same call, whose operand and result lengths
            // were checked before; `take_part` calls `done` next and holds the borrows until the round is over.
            unsafe { round.exchange(self.id, call) };
        })
    }

    #[inline(never)]
    fn reduce(
        &self,
        call: &Call,
        operand: &[u8],
        out: &mut [u8],
        combine: Combine<'_>,
    ) -> Result<(), ReplicaFault> {
        self.take_part(call, (operand, out), |round| {
            // SAFETY: as in `exchange`.
            unsafe { round.reduce(self.id, call, combine) };
        })
    }

    #[inline(never)]
    fn leave(&self, how: Departure) {
        self.rendezvous.leave(self.id, how);
    }
}
