//! One process of the job: its record of the others' state, and its waiting with a time limit.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::{Cell, RefCell};
use core::time::Duration;
use std::time::Instant;

use xla_shape::ElementType;

use super::message::Message;
use super::raw::{Bytes, Kind, Pending, World};
use crate::collective::Call;
use crate::element::bytes::make_valid;
use crate::error::{Departure, ReplicaFault};

/// The time for which a process polls continuously for messages, and the length of its pauses between polls afterwards.
const PATIENCE: (Duration, Duration) = (Duration::from_millis(1), Duration::from_micros(20));

/// One process of the job.
pub(super) struct Rank {
    pub(super) world: World,
    pub(super) limit: Cell<Duration>,
    pub(super) state: RefCell<State>,
}

pub(super) struct State {
    /// The first fault, after which every call fails.
    pub(super) fault: Option<ReplicaFault>,
    /// Calls at which others have arrived, but this process has not.
    calls: Vec<VecDeque<Call>>,
    /// The number of runs that each process has ended, and how it ended the last one.
    left: Vec<(usize, Departure)>,
    /// The number of runs that this process has begun.
    pub(super) runs: usize,
    /// Messages to others that have not been delivered yet, and messages that were cancelled.
    pending: Vec<Pending>,
}

impl State {
    pub(super) fn new(size: usize) -> State {
        State {
            fault: None,
            calls: vec![VecDeque::new(); size],
            left: vec![(0, Departure::Returned); size],
            runs: 0,
            pending: Vec::new(),
        }
    }
}

impl Rank {
    /// Iterates over the other processes.
    pub(super) fn others(&self) -> impl Iterator<Item = usize> {
        let me = self.world.rank;
        (0..self.world.size).filter(move |id| *id != me)
    }

    pub(super) fn say(&self, to: usize, message: &Message) -> Result<(), ReplicaFault> {
        let pending = self.world.send(to, Kind::Word, message.to_words())?;
        self.state.borrow_mut().pending.push(pending);
        Ok(())
    }

    /// Records a fault and sends it to all others, unless there was one before.
    pub(super) fn fail(&self, fault: ReplicaFault) -> ReplicaFault {
        if let Some(first) = &self.state.borrow().fault {
            return first.clone();
        }
        self.state.borrow_mut().fault = Some(fault.clone());
        for other in self.others() {
            // A process that cannot be reached has its own time limit.
            let _ = self.say(other, &Message::Fault(fault.clone()));
        }
        fault
    }

    /// Receives the messages of the others.
    fn listen(&self) -> Result<(), ReplicaFault> {
        while let Some((from, words)) = self.world.take()? {
            let mut state = self.state.borrow_mut();
            match Message::from_words(&words) {
                Some(Message::Call(call)) => state.calls[from].push_back(call),
                Some(Message::Fault(fault)) => {
                    state.fault.get_or_insert(fault);
                }
                Some(Message::Left(how)) => {
                    state.left[from].0 += 1;
                    state.left[from].1 = how;
                    if how != Departure::Returned {
                        state
                            .fault
                            .get_or_insert(ReplicaFault::Gone { replica: from, how });
                    }
                }
                None => {
                    let message = format!("a message of replica {from} that has no meaning here");
                    let function = "MPI_Recv".to_owned();
                    return Err(ReplicaFault::Mpi { function, message });
                }
            }
        }
        let mut state = self.state.borrow_mut();
        let mut at = 0;
        while let Some(pending) = state.pending.get_mut(at) {
            if pending.is_done()? {
                state.pending.swap_remove(at);
            } else {
                at += 1;
            }
        }
        Ok(())
    }

    /// Waits until no process is missing any more; fails if one remains missing for too long.
    ///
    /// `missing` makes progress and returns the processes that are waited for; the time limit restarts whenever their
    /// number decreases.
    fn wait(
        &self,
        mut missing: impl FnMut() -> Result<Vec<usize>, ReplicaFault>,
    ) -> Result<(), ReplicaFault> {
        let limit = self.limit.get();
        let (mut since, mut fewest) = (Instant::now(), usize::MAX);
        loop {
            self.listen()?;
            if let Some(fault) = &self.state.borrow().fault {
                return Err(fault.clone());
            }
            let missing = missing()?;
            if missing.is_empty() {
                return Ok(());
            }
            if missing.len() < fewest {
                (since, fewest) = (Instant::now(), missing.len());
            }
            match since.elapsed() {
                time if time > limit => return Err(ReplicaFault::Late { missing, limit }),
                time if time > PATIENCE.0 => std::thread::sleep(PATIENCE.1),
                _ => std::thread::yield_now(),
            }
        }
    }

    /// Waits until all members have arrived at this call, and returns them in their order.
    pub(super) fn meet(&self, call: &Call) -> Result<Vec<usize>, ReplicaFault> {
        if let Some(fault) = &self.state.borrow().fault {
            return Err(fault.clone());
        }
        let me = self.world.rank;
        let members = call.members(me, self.world.size);
        let others: Vec<usize> = members.iter().copied().filter(|id| *id != me).collect();
        for &other in &others {
            self.say(other, &Message::Call(call.clone()))?;
        }
        self.wait(|| {
            let state = self.state.borrow();
            let mut missing = Vec::new();
            for &other in &others {
                match (state.calls[other].front(), state.left[other]) {
                    (Some(theirs), _) if theirs != call => {
                        let (mine, theirs) = (Box::new(call.clone()), Box::new(theirs.clone()));
                        let mut both = [(me, mine), (other, theirs)];
                        both.sort_by_key(|(id, _)| *id);
                        let [first, second] = both;
                        return Err(ReplicaFault::Mismatch { first, second });
                    }
                    (Some(_), _) => {}
                    // A process that has left this run sends no further call.
                    (None, (runs, how)) if runs >= state.runs => {
                        return Err(ReplicaFault::Gone {
                            replica: other,
                            how,
                        });
                    }
                    (None, _) => missing.push(other),
                }
            }
            Ok(missing)
        })?;
        for other in others {
            self.state.borrow_mut().calls[other].pop_front();
        }
        Ok(members)
    }

    /// Sends bytes to other members, and receives the given numbers of bytes from others, in the order of the list.
    pub(super) fn swap(
        &self,
        element: ElementType,
        sends: Vec<(usize, Bytes)>,
        receives: &[(usize, usize)],
    ) -> Result<Vec<Bytes>, ReplicaFault> {
        // All receives start before the first send: a send of a large message completes only when its receive has
        // started.
        let (mut coming, mut going) = (Vec::new(), Vec::new());
        let start = || {
            for (from, bytes) in receives {
                coming.push(self.world.receive(*from, Kind::Data, bytes.div_ceil(8))?);
            }
            for (to, bytes) in sends {
                going.push((to, self.world.send(to, Kind::Data, bytes.into_words())?));
            }
            Ok(())
        };
        let started: Result<(), ReplicaFault> = start();
        let done = started.and_then(|()| {
            self.wait(|| {
                let mut missing = Vec::new();
                for ((from, _), pending) in receives.iter().zip(&mut coming) {
                    if !pending.is_done()? {
                        missing.push(*from);
                    }
                }
                for (to, pending) in &mut going {
                    if !pending.is_done()? && !missing.contains(to) {
                        missing.push(*to);
                    }
                }
                Ok(missing)
            })
        });
        // MPI may still write to the memory of what has started. It stays allocated until that is done.
        if let Err(fault) = done {
            coming.iter_mut().for_each(Pending::cancel);
            let pending = coming
                .into_iter()
                .chain(going.into_iter().map(|(_, sent)| sent));
            self.state.borrow_mut().pending.extend(pending);
            return Err(fault);
        }
        let bytes = coming.into_iter().zip(receives).map(|(pending, (_, len))| {
            let mut bytes = Bytes::from_words(pending.words().unwrap_or_default(), *len);
            // The bytes come from another process: any byte of a `bool` except 0 and 1 would be undefined behaviour.
            if element == ElementType::Bool {
                make_valid::<bool>(bytes.as_mut_slice());
            }
            bytes
        });
        Ok(bytes.collect())
    }

    /// Finalises MPI, unless that could wait for ever.
    pub(super) fn end(&self) {
        let start = Instant::now();
        loop {
            let heard = self.listen();
            let state = self.state.borrow();
            let over = self.others().all(|other| state.left[other].0 >= state.runs);
            if over && state.pending.is_empty() {
                return self.world.end();
            }
            let late = state.fault.is_some() && start.elapsed() > self.limit.get();
            if heard.is_err() || late {
                return;
            }
            drop(state);
            std::thread::sleep(PATIENCE.1);
        }
    }
}
