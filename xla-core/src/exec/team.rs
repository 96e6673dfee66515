//! Threads that help: they are started when work first asks for them, and wait for the next between two pieces of work.
//!
//! Who calls works, too, and waits for nobody who has not begun: where helpers come late, because they slept or because
//! other programs have the processors, the caller does their pieces, and no more is lost than the call that would have
//! woken them.

#![allow(unsafe_code)]

use core::any::Any;
use core::panic::AssertUnwindSafe;
use core::ptr::NonNull;
use core::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::panic::{catch_unwind, resume_unwind};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a helper looks for the next work before it sleeps, and a caller for the end before it does: about what it takes
/// to wake a thread.
const PATIENCE: Duration = Duration::from_micros(40);

/// What helpers and the one who called them share.
struct Team {
    /// Whether somebody works with it. There is one work at a time; others do theirs alone.
    taken: AtomicBool,
    /// How many more helpers the work has room for, as `slot` says it.
    open: AtomicUsize,
    /// How many helpers are at work; changes only while `slot` is locked.
    inside: AtomicUsize,
    slot: Mutex<Slot>,
    /// There is work.
    wake: Condvar,
    /// The last helper left.
    left: Condvar,
}

struct Slot {
    work: Option<Work>,
    /// How many more helpers it has room for.
    room: usize,
    helpers: usize,
    asleep: usize,
}

/// The work of the one who called, on whose stack it lies.
#[derive(Clone, Copy)]
struct Work(NonNull<Pieces<'static>>);

// SAFETY: what it points to is shared between threads: the pieces are `Sync`, and the rest are atomics and a mutex.
unsafe impl Send for Work {}

struct Pieces<'a> {
    piece: &'a (dyn Fn(usize) + Sync),
    count: usize,
    /// The next that nobody has taken.
    next: AtomicUsize,
    /// What the first helper that panicked said.
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

/// Calls `piece` with each number below `count`, on this thread and on up to so many helpers.
///
/// Does all of it alone where it is called by a piece of work that has the helpers, or while another thread has them.
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

/// Work that helpers may join. Nobody is in it any more once it is dropped.
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
        // Where a piece of the caller panicked, helpers begin no other.
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

/// Starts a helper; false where the system has no thread for it.
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
        // SAFETY: `Open::new` put it there and `Open::drop` takes it away, both with the lock that was held when it was
        // read; after that `drop` waits until `inside`, which was raised with the same lock, is 0 again. So the work
        // and all that it borrows live until then, and nothing of it is used past the next lines.
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

/// Asks again and again until it is so, for a while; whether it became so.
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
        // Whoever is waited for may want this very processor.
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
