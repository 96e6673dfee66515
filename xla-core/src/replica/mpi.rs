//! Replicas that are processes of an MPI job: they send each other messages.

mod message;
mod raw;

use core::cell::{Cell, RefCell};
use core::ops::Range;
use core::time::Duration;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::rc::Rc;
use std::time::Instant;

use message::Message;
use raw::{Bytes, Kind, Pending, World};
use xla_hlo::ElementType;

use super::call::{Call, Collective, Parts, Source, share};
use super::transport::{Combine, Transport, combine_part};
use super::{Replica, Replicas, TIME_LIMIT};
use crate::element::bytes::make_valid;
use crate::error::{Departure, Error, ReplicaFault};

/// How long a process looks for messages all the time before it pauses between two looks, and for how long it does.
const PATIENCE: (Duration, Duration) = (Duration::from_millis(1), Duration::from_micros(20));

impl Replicas {
    /// The replicas of an MPI job, of which this process is one: each rank runs the same program.
    ///
    /// Building it needs an MPI library with its compiler wrapper `mpicc`, and libclang. A process can be a replica once.
    /// MPI is started here unless the program has done so; the thread that calls this is the one that sends and receives.
    ///
    /// # Errors
    ///
    /// [`Error::Mpi`] where MPI does not start.
    ///
    /// # Examples
    ///
    /// Under `mpirun -n 4` each process prints 6:
    ///
    /// ```
    /// use xla_core::replica::Replicas;
    ///
    /// let replicas = Replicas::mpi()?;
    /// let sum = replicas.run(|replica| {
    ///     let mut sum = [0];
    ///     replica.all_reduce(&[replica.id() as u64], &mut sum, &[], |sum, a, b| sum[0] = a[0] + b[0])?;
    ///     Ok(sum[0])
    /// })?;
    /// println!("{sum}");
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn mpi() -> Result<Mpi, Error> {
        let world = World::start().map_err(|fault| match fault {
            ReplicaFault::Mpi { function, message } => Error::Mpi { function, message },
            other => unreachable!("starting MPI: {other}"),
        })?;
        Ok(Mpi {
            rank: Rc::new(Rank {
                limit: Cell::new(TIME_LIMIT),
                state: RefCell::new(State::new(world.size)),
                world,
            }),
        })
    }
}

/// The replicas of an MPI job, seen by one of its processes.
///
/// When it is dropped, MPI ends, as soon as every other process has come as far. After a fault it waits for that no longer
/// than the time limit; where a process is missing then, or a message still under way, MPI is left as it is: a process that ends
/// so makes `mpirun` end the others.
pub struct Mpi {
    rank: Rc<Rank>,
}

impl Mpi {
    /// The same, where a replica waits at most so long for the others, as with [`Replicas::time_limit`].
    #[must_use]
    pub fn time_limit(self, limit: Duration) -> Mpi {
        self.rank.limit.set(limit);
        self
    }

    /// Which process this is, from 0.
    pub fn id(&self) -> usize {
        self.rank.world.rank
    }

    /// How many processes there are.
    pub fn count(&self) -> usize {
        self.rank.world.size
    }

    /// Runs the function as this process's replica, and gives what it returned here.
    ///
    /// Every process calls it, and as many times as the others.
    ///
    /// # Errors
    ///
    /// What the function returned, and [`Error::ReplicaPanicked`] where it panicked; the other processes have an error of
    /// that at their next collective.
    pub fn run<T>(&self, work: impl FnOnce(&Replica) -> Result<T, Error>) -> Result<T, Error> {
        self.rank.state.borrow_mut().runs += 1;
        let transport = Rc::clone(&self.rank);
        Replica::new(self.id(), self.count(), Box::new(transport)).run(work)
    }
}

impl Drop for Mpi {
    fn drop(&mut self) {
        self.rank.end();
    }
}

/// One process of the job.
struct Rank {
    world: World,
    limit: Cell<Duration>,
    state: RefCell<State>,
}

struct State {
    /// The first fault, after which every call fails.
    fault: Option<ReplicaFault>,
    /// Calls that others have come to and this process has not.
    calls: Vec<VecDeque<Call>>,
    /// How many runs each has left, and how it left the last.
    left: Vec<(usize, Departure)>,
    /// How many runs this process has begun.
    runs: usize,
    /// Words that others have not taken yet, and messages that were given up.
    pending: Vec<Pending>,
}

impl State {
    fn new(size: usize) -> State {
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
    /// The other processes.
    fn others(&self) -> impl Iterator<Item = usize> {
        let me = self.world.rank;
        (0..self.world.size).filter(move |id| *id != me)
    }

    fn say(&self, to: usize, message: &Message) -> Result<(), ReplicaFault> {
        let pending = self.world.send(to, Kind::Word, message.to_words())?;
        self.state.borrow_mut().pending.push(pending);
        Ok(())
    }

    /// The first fault stays; all others learn of it.
    fn fail(&self, fault: ReplicaFault) -> ReplicaFault {
        if let Some(first) = &self.state.borrow().fault {
            return first.clone();
        }
        self.state.borrow_mut().fault = Some(fault.clone());
        for other in self.others() {
            // Whoever cannot be reached has its own time limit.
            let _ = self.say(other, &Message::Fault(fault.clone()));
        }
        fault
    }

    /// Takes what others have said.
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

    /// Waits until nobody is missing any more, and fails where somebody stays so for too long.
    ///
    /// `missing` does what can be done and gives those who are waited for; the limit counts from the last time that these
    /// became fewer.
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

    /// Waits until all members have come to this call, and gives them in their order.
    fn meet(&self, call: &Call) -> Result<Vec<usize>, ReplicaFault> {
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

    /// Sends bytes to others and receives as many as are said of others, in that order.
    fn swap(
        &self,
        element: ElementType,
        sends: Vec<(usize, Bytes)>,
        receives: &[(usize, usize)],
    ) -> Result<Vec<Bytes>, ReplicaFault> {
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
            if element == ElementType::Bool {
                make_valid::<bool>(bytes.as_mut_slice());
            }
            bytes
        });
        Ok(bytes.collect())
    }

    fn try_exchange(
        &self,
        call: &Call,
        operand: &[u8],
        out: &mut [u8],
    ) -> Result<(), ReplicaFault> {
        let (members, id) = (self.meet(call)?, self.world.rank);
        let count = members.len();
        let (split, join) = (call.split(count), call.join(count));
        let bytes = match call.collective {
            Collective::AllToAll => operand.len() / count,
            _ => operand.len(),
        };
        let goes = |from: usize, to: usize| match call.source(to) {
            Source::Each => true,
            Source::One(source) => source == from,
            Source::Nobody => false,
        };
        let (mut sends, mut receives) = (Vec::new(), Vec::new());
        for (place, &other) in members
            .iter()
            .enumerate()
            .filter(|(_, other)| **other != id)
        {
            if goes(id, other) {
                sends.push((other, packed(split, place, operand, bytes)));
            }
            if goes(other, id) {
                receives.push((other, bytes));
            }
        }
        let came = self.swap(call.element, sends, &receives)?;
        if call.source(id) == Source::Nobody {
            out.fill(0);
        }
        let mut came = came.into_iter();
        for (place, _) in members
            .iter()
            .enumerate()
            .filter(|(_, from)| goes(**from, id))
        {
            if members[place] == id {
                Parts::copy((split, place, operand), (join, place, out), bytes);
            } else if let Some(part) = came.next() {
                let whole = Parts::new(1, bytes);
                Parts::copy((whole, 0, part.as_slice()), (join, place, out), bytes);
            }
        }
        Ok(())
    }

    fn try_reduce(
        &self,
        call: &Call,
        operand: &[u8],
        out: &mut [u8],
        combine: Combine<'_>,
    ) -> Result<(), ReplicaFault> {
        let (members, id) = (self.meet(call)?, self.world.rank);
        let (count, len) = (members.len(), out.len());
        if call.collective == Collective::ReduceScatter {
            let parts = |place| packed(call.split(count), place, operand, len);
            return self.combine(call.element, &members, parts, out, combine);
        }
        let ranges: Vec<Range<usize>> = (0..count).map(|place| share(len, count, place)).collect();
        let place_of_mine = members.iter().position(|member| *member == id).unwrap_or(0);
        let parts = |place: usize| {
            let range = ranges[place].clone();
            packed(Parts::new(1, len), 0, &operand[range.clone()], range.len())
        };
        let mine = ranges[place_of_mine].clone();
        let mut combined = Bytes::zeros(mine.len());
        self.combine(
            call.element,
            &members,
            parts,
            combined.as_mut_slice(),
            combine,
        )?;
        let (mut sends, mut receives) = (Vec::new(), Vec::new());
        for (place, &other) in members
            .iter()
            .enumerate()
            .filter(|(_, other)| **other != id)
        {
            let copy = packed(Parts::new(1, len), 0, combined.as_slice(), mine.len());
            sends.push((other, copy));
            receives.push((other, ranges[place].len()));
        }
        let came = self.swap(call.element, sends, &receives)?;
        let places = (0..count).filter(|place| *place != place_of_mine);
        for (place, part) in places.zip(&came) {
            out[ranges[place].clone()].copy_from_slice(part.as_slice());
        }
        out[mine].copy_from_slice(combined.as_slice());
        Ok(())
    }

    /// Gives each member its part, and combines those that come from all into `out`.
    fn combine(
        &self,
        element: ElementType,
        members: &[usize],
        part: impl Fn(usize) -> Bytes,
        out: &mut [u8],
        combine: Combine<'_>,
    ) -> Result<(), ReplicaFault> {
        let id = self.world.rank;
        let (mut sends, mut receives, mut own) = (Vec::new(), Vec::new(), Bytes::default());
        for (place, &other) in members.iter().enumerate() {
            if other == id {
                own = part(place);
            } else {
                sends.push((other, part(place)));
                receives.push((other, out.len()));
            }
        }
        let mut came = self.swap(element, sends, &receives)?.into_iter();
        let operands: Vec<Bytes> = members
            .iter()
            .filter_map(|member| {
                if *member == id {
                    Some(core::mem::take(&mut own))
                } else {
                    came.next()
                }
            })
            .collect();
        let whole = (Parts::new(1, out.len()), 0);
        let operand = |member: usize| operands[member].as_slice();
        combine_part(whole, members.len(), operand, out, combine);
        Ok(())
    }

    /// Ends MPI, where that cannot wait for ever.
    fn end(&self) {
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

// SAFETY: who sends has the same call, so that what comes is a part of an operand of its type, or made of such; what is no
// `bool` becomes one.
unsafe impl Transport for Rc<Rank> {
    fn exchange(&self, call: &Call, operand: &[u8], out: &mut [u8]) -> Result<(), ReplicaFault> {
        self.try_exchange(call, operand, out)
            .map_err(|fault| self.fail(fault))
    }

    fn reduce(
        &self,
        call: &Call,
        operand: &[u8],
        out: &mut [u8],
        combine: Combine<'_>,
    ) -> Result<(), ReplicaFault> {
        let work = AssertUnwindSafe(|| self.try_reduce(call, operand, out, combine));
        match catch_unwind(work) {
            Ok(done) => done.map_err(|fault| self.fail(fault)),
            Err(panic) => {
                self.fail(ReplicaFault::Gone {
                    replica: self.world.rank,
                    how: Departure::Panicked,
                });
                resume_unwind(panic)
            }
        }
    }

    fn leave(&self, how: Departure) {
        for other in self.others() {
            // Whoever cannot be reached has its own time limit.
            let _ = self.say(other, &Message::Left(how));
        }
        if how != Departure::Returned {
            let replica = self.world.rank;
            let gone = ReplicaFault::Gone { replica, how };
            self.state.borrow_mut().fault.get_or_insert(gone);
        }
    }
}

/// A part of an array in one piece.
fn packed(parts: Parts, part: usize, array: &[u8], bytes: usize) -> Bytes {
    let mut packed = Bytes::zeros(bytes);
    let to = (Parts::new(1, bytes), 0, packed.as_mut_slice());
    Parts::copy((parts, part, array), to, bytes);
    packed
}
