//! Helper threads: they are started when work first needs them, and poll for a while between two pieces of work before
//! they sleep.
//!
//! The calling thread works too, and never waits for a helper that has not begun. If helpers are late, because they
//! slept or because other programs use the processors, the caller does their pieces, and loses only the time of the
//! call that wakes them. Work reaches helpers that poll without a lock or a call of the system: one word has all counts.

#![allow(unsafe_code)]

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use core::any::Any;
use core::panic::AssertUnwindSafe;
use core::ptr;
use core::sync::atomic::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, Ordering};
use core::time::Duration;
use std::panic::{catch_unwind, resume_unwind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The time for which a helper polls for work before it sleeps, and for which a caller polls for the end of the work:
/// about the time that waking a thread takes.
pub const PATIENCE: Duration = Duration::from_micros(40);

/// The state that the helpers and the calling thread share.
struct Team {
    /// Whether a caller uses the team. Helpers do one caller's work at a time; other callers work alone.
    taken: AtomicBool,
    board: Board,
    /// The number of helpers; only the caller that uses the team changes it.
    started: AtomicUsize,
    /// Held by who is about to wait for one of the conditions, so that no signal is lost.
    waiting: Mutex<()>,
    /// Signalled when there is work.
    wake: Condvar,
    /// Signalled when the last helper has left the work.
    left: Condvar,
}

/// Where helpers find work, in its own cache line.
#[repr(align(128))]
struct Board {
    counts: AtomicU64,
    /// The caller's work, which is on the caller's stack.
    work: AtomicPtr<Pieces<'static>>,
}

/// All counts of a team, in one word: each change of one of them sees all earlier changes of the others.
///
/// From the lowest bits on, 16 bits each: the number of further helpers that the work has room for, of those at work, and
/// of those asleep; then whether the caller sleeps until the work is left.
#[derive(Clone, Copy)]
struct Counts(u64);

const ROOM: u64 = 1;
const INSIDE: u64 = 1 << 16;
const ASLEEP: u64 = 1 << 32;
const AWAITED: u64 = 1 << 48;
/// The largest count.
const MOST: usize = 0xffff;

impl Counts {
    fn of(self, unit: u64) -> usize {
        (self.0 / unit) as usize & MOST
    }

    fn is_awaited(self) -> bool {
        self.0 & AWAITED > 0
    }
}

/// Work in pieces, in its own cache lines.
#[repr(align(128))]
struct Pieces<'a> {
    piece: &'a (dyn Fn(usize) + Sync),
    count: usize,
    /// The number of pieces taken from the front, plus [`LAST`] times the number of pieces taken from the back.
    taken: AtomicU64,
    /// The payload of the first panic of a helper.
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

/// The unit of the pieces that are taken from the last one on.
const LAST: u64 = 1 << 32;
/// The most pieces: each thread may add 1 to a count in vain.
const PIECES: usize = 1 << 31;

impl Pieces<'_> {
    /// Does pieces until all are taken: the caller from the first one on, helpers from the last one on. So a thread
    /// reads in a loop over rows about those that it has written in the loop before, which are in its cache.
    fn work(&self, is_caller: bool) {
        let unit = if is_caller { 1 } else { LAST };
        loop {
            let before = self.taken.fetch_add(unit, Ordering::Relaxed);
            let (first, last) = ((before % LAST) as usize, (before / LAST) as usize);
            if first + last >= self.count {
                return;
            }
            (self.piece)(if is_caller {
                first
            } else {
                self.count - 1 - last
            });
        }
    }

    fn stop(&self) {
        self.taken.store(PIECES as u64, Ordering::Relaxed);
    }
}

static TEAM: Team = Team {
    taken: AtomicBool::new(false),
    board: Board {
        counts: AtomicU64::new(0),
        work: AtomicPtr::new(ptr::null_mut()),
    },
    started: AtomicUsize::new(0),
    waiting: Mutex::new(()),
    wake: Condvar::new(),
    left: Condvar::new(),
};

/// Whether a helper polls for work, and no caller uses the team.
pub fn polls() -> bool {
    let started = TEAM.started.load(Ordering::Relaxed);
    started > TEAM.counts(Ordering::Relaxed).of(ASLEEP) && !TEAM.taken.load(Ordering::Relaxed)
}

/// Calls `piece` with each number below `count`, on this thread and on up to `helpers` helpers: those that poll, and if
/// `wakes` also those that are asleep or have to be started.
///
/// Runs all pieces on this thread while another caller has the helpers, which includes calls from inside a piece.
pub fn run(helpers: usize, wakes: bool, count: usize, piece: &(dyn Fn(usize) + Sync)) {
    let helpers = helpers.min(count.saturating_sub(1)).min(MOST);
    if helpers == 0 || count > PIECES || TEAM.taken.swap(true, Ordering::Acquire) {
        return (0..count).for_each(piece);
    }
    let pieces = Pieces {
        piece,
        count,
        taken: AtomicU64::new(0),
        panic: Mutex::new(None),
    };
    let open = Open::new(&pieces, helpers, wakes);
    pieces.work(true);
    drop(open);
    let panic = pieces.panic.into_inner();
    if let Some(panic) = panic.unwrap_or_else(PoisonError::into_inner) {
        resume_unwind(panic);
    }
}

/// Work that helpers may join. Dropping it waits until all helpers have left the work.
struct Open<'a, 'p>(&'a Pieces<'p>);

impl<'a, 'p> Open<'a, 'p> {
    fn new(pieces: &'a Pieces<'p>, helpers: usize, wakes: bool) -> Self {
        let mut started = TEAM.started.load(Ordering::Relaxed);
        while wakes && started < helpers && start() {
            started += 1;
            TEAM.started.store(started, Ordering::Relaxed);
        }
        let work = ptr::from_ref(pieces).cast_mut().cast();
        TEAM.board.work.store(work, Ordering::Relaxed);
        let room = helpers as u64 * ROOM;
        let before = Counts(TEAM.board.counts.fetch_add(room, Ordering::Release));
        let asleep = before.of(ASLEEP).min(helpers);
        if wakes && asleep > 0 {
            // A helper that counts as asleep holds the lock until it waits.
            drop(TEAM.lock());
            (0..asleep).for_each(|_| TEAM.wake.notify_one());
        }
        Open(pieces)
    }
}

impl Drop for Open<'_, '_> {
    fn drop(&mut self) {
        // If a piece panicked on the calling thread, helpers begin no further piece.
        self.0.stop();
        let no_room = !(MOST as u64 * ROOM);
        let mut counts = Counts(TEAM.board.counts.fetch_and(no_room, Ordering::Acquire));
        let is_left = || TEAM.counts(Ordering::Acquire).of(INSIDE) == 0;
        if counts.of(INSIDE) > 0 && !patient(is_left) {
            let mut waiting = TEAM.lock();
            counts = Counts(TEAM.board.counts.fetch_or(AWAITED, Ordering::Acquire));
            while counts.of(INSIDE) > 0 {
                waiting = TEAM
                    .left
                    .wait(waiting)
                    .unwrap_or_else(PoisonError::into_inner);
                counts = TEAM.counts(Ordering::Acquire);
            }
            TEAM.board.counts.fetch_and(!AWAITED, Ordering::Relaxed);
        }
        TEAM.taken.store(false, Ordering::Release);
    }
}

/// Starts a helper thread; returns `false` if the system cannot start one.
fn start() -> bool {
    let builder = std::thread::Builder::new().name("xla-core".to_owned());
    builder.spawn(|| help()).is_ok()
}

fn help() -> ! {
    loop {
        TEAM.join();
        // SAFETY: `Open::new` stored the pointer before it made the room that `join` took, with a release that `join`
        // acquired. `Open::drop` waits, after it has taken the room that is left, until `INSIDE`, which `join` incremented
        // as it took the room, is 0 again. So the work and everything that it borrows live until then, the pointer is not
        // replaced until then, and nothing of the work is used after the count is decremented below.
        let pieces = unsafe { &*TEAM.board.work.load(Ordering::Relaxed) };
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| pieces.work(false))) {
            pieces.stop();
            let first = pieces.panic.lock();
            first
                .unwrap_or_else(PoisonError::into_inner)
                .get_or_insert(panic);
        }
        let before = Counts(TEAM.board.counts.fetch_sub(INSIDE, Ordering::Release));
        if before.is_awaited() && before.of(INSIDE) == 1 {
            // The caller holds the lock from when it is counted as waiting until it waits.
            drop(TEAM.lock());
            TEAM.left.notify_one();
        }
    }
}

/// Polls until `so` returns `true`, or until [`PATIENCE`] has passed; returns whether it did.
pub(crate) fn patient(so: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    loop {
        for _ in 0..128 {
            if so() {
                return true;
            }
            core::hint::spin_loop();
        }
        if start.elapsed() > PATIENCE {
            return false;
        }
        // The thread that this one waits for may need this processor.
        std::thread::yield_now();
    }
}

impl Team {
    fn lock(&self) -> MutexGuard<'_, ()> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn counts(&self, order: Ordering) -> Counts {
        Counts(self.board.counts.load(order))
    }

    /// Waits for work with room for a helper, and takes this room: polls first, then sleeps.
    fn join(&self) {
        while !patient(|| self.joins()) {
            let waiting = self.lock();
            // Either there is no room yet, and a caller that makes some sees that this helper sleeps; or there is.
            let before = Counts(self.board.counts.fetch_add(ASLEEP, Ordering::Relaxed));
            if before.of(ROOM) == 0 {
                drop(self.wake.wait(waiting));
            }
            self.board.counts.fetch_sub(ASLEEP, Ordering::Relaxed);
        }
    }

    /// Takes the room of a helper, if the work has room.
    fn joins(&self) -> bool {
        let counts = self.counts(Ordering::Relaxed);
        let joined = counts.0.wrapping_sub(ROOM).wrapping_add(INSIDE);
        let change = || {
            let (taken, not) = (Ordering::Acquire, Ordering::Relaxed);
            self.board
                .counts
                .compare_exchange(counts.0, joined, taken, not)
        };
        counts.of(ROOM) > 0 && change().is_ok()
    }
}
