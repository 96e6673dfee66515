//! Helper threads: they are started when work first needs them, and wait between two pieces of work.
//!
//! The calling thread works too, and never waits for a helper that has not begun. If helpers are late, because they
//! slept or because other programs use the processors, the caller does their pieces, and loses only the time of the
//! call that wakes them.

#![allow(unsafe_code)]

use core::any::Any;
use core::panic::AssertUnwindSafe;
use core::ptr::NonNull;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::panic::{catch_unwind, resume_unwind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The time for which a helper polls for work before it sleeps, and for which a caller polls for the end of the work:
/// about the time that waking a thread takes.
const PATIENCE: Duration = Duration::from_micros(40);

/// The state that the helpers and the calling thread share.
struct Team {
    /// Whether a caller uses the team. Helpers do one caller's work at a time; other callers work alone.
    taken: AtomicBool,
    /// The number of further helpers that the work has room for: a copy of `slot.room`, to be read without the lock.
    open: AtomicUsize,
    /// The number of helpers at work; changes only while `slot` is locked.
    inside: AtomicUsize,
    slot: Mutex<Slot>,
    /// Signalled when there is work.
    wake: Condvar,
    /// Signalled when the last helper has left the work.
    left: Condvar,
}

struct Slot {
    work: Option<Work>,
    /// The number of further helpers that the work has room for.
    room: usize,
    helpers: usize,
    asleep: usize,
}

/// The caller's work, which is on the caller's stack.
#[derive(Clone, Copy)]
struct Work(NonNull<Pieces<'static>>);

// SAFETY: its target is shared between threads: the pieces are `Sync`, and the rest are atomics and a mutex.
unsafe impl Send for Work {}

struct Pieces<'a> {
    piece: &'a (dyn Fn(usize) + Sync),
    count: usize,
    /// The next piece that no thread has taken.
    next: AtomicUsize,
    /// The payload of the first panic of a helper.
    panic: Mutex<Option<Box<dyn Any + Send>>>,
}

impl Pieces<'_> {
    fn work(&self) {
        loop {
            let i = self.next.fetch_add(1, Ordering::Relaxed);
            if i >= self.count {
                return;
            }
            (self.piece)(i);
        }
    }

    fn stop(&self) {
        self.next.store(self.count, Ordering::Relaxed);
    }
}

static TEAM: Team = Team {
    taken: AtomicBool::new(false),
    open: AtomicUsize::new(0),
    inside: AtomicUsize::new(0),
    slot: Mutex::new(Slot {
        work: None,
        room: 0,
        helpers: 0,
        asleep: 0,
    }),
    wake: Condvar::new(),
    left: Condvar::new(),
};

/// Calls `piece` with each number below `count`, on this thread and on up to `helpers` helpers.
///
/// Runs all pieces on this thread while another caller has the helpers, which includes calls from inside a piece.
pub fn run(helpers: usize, count: usize, piece: &(dyn Fn(usize) + Sync)) {
    let helpers = helpers.min(count.saturating_sub(1));
    if helpers == 0 || TEAM.taken.swap(true, Ordering::Acquire) {
        return (0..count).for_each(piece);
    }
    let pieces = Pieces {
        piece,
        count,
        next: AtomicUsize::new(0),
        panic: Mutex::new(None),
    };
    let open = Open::new(&pieces, helpers);
    pieces.work();
    drop(open);
    let panic = pieces.panic.lock();
    if let Some(panic) = panic.unwrap_or_else(PoisonError::into_inner).take() {
        resume_unwind(panic);
    }
}

/// Work that helpers may join. Dropping it waits until all helpers have left the work.
struct Open<'a, 'p>(&'a Pieces<'p>);

impl<'a, 'p> Open<'a, 'p> {
    fn new(pieces: &'a Pieces<'p>, helpers: usize) -> Self {
        let mut slot = TEAM.lock();
        while slot.helpers < helpers && start() {
            slot.helpers += 1;
        }
        slot.work = Some(Work(NonNull::from(pieces).cast()));
        TEAM.room(&mut slot, helpers);
        let asleep = slot.asleep.min(helpers);
        drop(slot);
        (0..asleep).for_each(|_| TEAM.wake.notify_one());
        Open(pieces)
    }
}

impl Drop for Open<'_, '_> {
    fn drop(&mut self) {
        // If a piece panicked on the calling thread, helpers begin no further piece.
        self.0.stop();
        let mut slot = TEAM.lock();
        slot.work = None;
        TEAM.room(&mut slot, 0);
        drop(slot);
        let inside = || TEAM.inside.load(Ordering::Acquire) > 0;
        if !patient(|| !inside()) {
            let mut slot = TEAM.lock();
            while inside() {
                slot = TEAM.left.wait(slot).unwrap_or_else(PoisonError::into_inner);
            }
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
        patient(|| TEAM.open.load(Ordering::Relaxed) > 0);
        let mut slot = TEAM.lock();
        let work = loop {
            if let (Some(work), 1..) = (slot.work, slot.room) {
                break work;
            }
            slot.asleep += 1;
            slot = TEAM.wake.wait(slot).unwrap_or_else(PoisonError::into_inner);
            slot.asleep -= 1;
        };
        let room = slot.room - 1;
        TEAM.room(&mut slot, room);
        TEAM.inside.fetch_add(1, Ordering::Relaxed);
        drop(slot);
        // SAFETY: `Open::new` stored the pointer and `Open::drop` removes it, both under the lock that was held when it
        // was read; after that `drop` waits until `inside`, which was incremented under the same lock, is 0 again. So
        // the work and everything that it borrows live until then, and nothing of it is used after the next lines.
        let pieces = unsafe { work.0.as_ref() };
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| pieces.work())) {
            pieces.stop();
            let first = pieces.panic.lock();
            first
                .unwrap_or_else(PoisonError::into_inner)
                .get_or_insert(panic);
        }
        let slot = TEAM.lock();
        if TEAM.inside.fetch_sub(1, Ordering::Release) == 1 {
            TEAM.left.notify_one();
        }
        drop(slot);
    }
}

/// Polls until `so` returns `true`, or until [`PATIENCE`] has passed; returns whether it did.
pub(crate) fn patient(so: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    loop {
        for _ in 0..32 {
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
    fn lock(&self) -> MutexGuard<'_, Slot> {
        self.slot.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn room(&self, slot: &mut Slot, room: usize) {
        slot.room = room;
        self.open.store(room, Ordering::Relaxed);
    }
}
