//! Profiles: the time of each step of the computations that a thread calls.
//!
//! With the feature `profile`, emitted code measures each step while a profile is recorded. Without it, the code of a
//! step is nothing but the step.

use alloc::string::String;
use alloc::vec::Vec;
use core::cell::{Cell, RefCell};
use core::fmt::{self, Write};
use core::time::Duration;
use std::time::Instant;

/// The times of the steps of all computations that a thread calls meanwhile.
///
/// A step is a loop or a call, with the numbers of `Scores::explain()`, which shows the times beside them
/// (`Scores::explain().with(&profile)`). A profile is displayed as a table of the steps that took longest.
///
/// # Examples
///
/// ```
/// use xla_core::profile::Profile;
///
/// let (sum, profile) = Profile::of(|| 1 + 1);
/// assert_eq!(sum, 2);
/// // No computation was called.
/// assert!(profile.chrome_trace().starts_with("{\"traceEvents\":["));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Profile {
    events: Vec<Event>,
}

/// One run of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Event {
    pub(crate) step: Step,
    /// The time since the profile began.
    start: Duration,
    pub(crate) time: Duration,
}

/// A step of a computation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The path of the computation.
    pub computation: &'static str,
    /// The number of the program: 0, or 1 for any sizes where there is one for small sizes.
    pub form: usize,
    /// The number of the step, from 0 on.
    pub number: usize,
    /// The operations and lines that it computes.
    pub label: &'static str,
}

std::thread_local! {
    /// The start of the profile of this thread.
    static SINCE: Cell<Option<Instant>> = const { Cell::new(None) };
    static EVENTS: RefCell<Vec<Event>> = const { RefCell::new(Vec::new()) };
}

impl Profile {
    /// Calls a function, and returns its result with the times of all steps that this thread runs meanwhile.
    ///
    /// The thread waits for the helpers of a step, so its times are those of the whole step. A profile within another one
    /// takes the events from it.
    pub fn of<R>(run: impl FnOnce() -> R) -> (R, Profile) {
        let outer = SINCE.replace(Some(Instant::now()));
        let events = EVENTS.take();
        let stop = Stop(outer);
        let result = run();
        drop(stop);
        let events = EVENTS.replace(events);
        (result, Profile { events })
    }

    /// Returns the profile in the format of Chrome's traces, which `chrome://tracing` and Perfetto draw.
    pub fn chrome_trace(&self) -> String {
        let mut text = String::from("{\"traceEvents\":[");
        for (i, event) in self.events.iter().enumerate() {
            let separator = if i == 0 { "\n" } else { ",\n" };
            let (start, time) = (micros(event.start), micros(event.time));
            let Step {
                computation,
                number,
                label,
                ..
            } = event.step;
            // Names of items, operations and lines have no characters that JSON escapes.
            _ = write!(
                text,
                "{separator}{{\"name\":\"{label}\",\"cat\":\"{computation}\",\"ph\":\"X\",\"ts\":{start:.3},\
                 \"dur\":{time:.3},\"pid\":1,\"tid\":1,\"args\":{{\"computation\":\"{computation}\",\"step\":{}}}}}",
                number + 1
            );
        }
        text + "\n]}\n"
    }

    /// Returns the total time and the number of runs of a step.
    pub(crate) fn total(&self, of: impl Fn(&Step) -> bool) -> (Duration, usize) {
        let events = self.events.iter().filter(|event| of(&event.step));
        events.fold((Duration::ZERO, 0), |(time, count), event| {
            (time + event.time, count + 1)
        })
    }
}

/// The most steps of a table.
const ROWS: usize = 20;

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut steps: Vec<(Step, Duration, usize)> = Vec::new();
        for event in &self.events {
            match steps.iter_mut().find(|(step, ..)| *step == event.step) {
                Some((_, time, count)) => (*time, *count) = (*time + event.time, *count + 1),
                None => steps.push((event.step, event.time, 1)),
            }
        }
        steps.sort_by_key(|(_, time, _)| core::cmp::Reverse(*time));
        writeln!(f, "{:>12} {:>8}  step", "time in µs", "runs")?;
        for (step, time, count) in steps.iter().take(ROWS) {
            let (time, number) = (micros(*time), step.number + 1);
            let (computation, label) = (step.computation, step.label);
            writeln!(
                f,
                "{time:>12.1} {count:>8}  {computation} {number}: {label}"
            )?;
        }
        Ok(())
    }
}

fn micros(time: Duration) -> f64 {
    time.as_nanos() as f64 / 1e3
}

/// Ends a profile, also after a panic.
struct Stop(Option<Instant>);

impl Drop for Stop {
    fn drop(&mut self) {
        SINCE.set(self.0);
    }
}

/// Measures a step until it is dropped, if this thread records a profile.
pub struct Timed(Option<(Step, Instant, Instant)>);

impl Timed {
    /// Begins a step.
    #[inline]
    pub fn start(step: Step) -> Timed {
        Timed(SINCE.get().map(|since| (step, since, Instant::now())))
    }
}

impl Drop for Timed {
    #[inline]
    fn drop(&mut self) {
        if let Some((step, since, start)) = self.0 {
            let event = Event {
                step,
                start: start - since,
                time: start.elapsed(),
            };
            EVENTS.with_borrow_mut(|events| events.push(event));
        }
    }
}
