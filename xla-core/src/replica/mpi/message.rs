//! The messages between processes, and their encoding as words.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::time::Duration;

use xla_shape::ElementType;

use crate::collective::{Call, Collective};
use crate::error::{Departure, ReplicaFault};

/// A message from one process to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// The sender has arrived at this call.
    Call(Call),
    /// A fault has occurred.
    Fault(ReplicaFault),
    /// The sender takes part in no further call of its run.
    Left(Departure),
}

/// All departures, in the order of their numbers in a message.
pub const DEPARTURES: [Departure; 3] =
    [Departure::Returned, Departure::Failed, Departure::Panicked];

/// Returns the number of an item in a table, which both sides share.
fn number<T: PartialEq>(table: &[T], item: &T) -> u64 {
    let found = table.iter().position(|other| other == item);
    found.unwrap_or(table.len()) as u64
}

impl Message {
    /// Encodes the message.
    pub fn to_words(&self) -> Vec<u64> {
        let mut to = Vec::new();
        match self {
            Message::Call(call) => {
                to.push(0);
                push_call(&mut to, call);
            }
            Message::Fault(fault) => {
                to.push(1);
                push_fault(&mut to, fault);
            }
            Message::Left(how) => to.extend([2, number(&DEPARTURES, how)]),
        }
        to
    }

    /// Decodes a message; `None` if the words are malformed.
    pub fn from_words(words: &[u64]) -> Option<Message> {
        let mut from = Reader(words);
        let message = match from.word()? {
            0 => Message::Call(from.call()?),
            1 => Message::Fault(from.fault()?),
            2 => Message::Left(*from.of(&DEPARTURES)?),
            _ => return None,
        };
        from.0.is_empty().then_some(message)
    }
}

fn push_list(to: &mut Vec<u64>, list: &[usize]) {
    to.push(list.len() as u64);
    to.extend(list.iter().map(|item| *item as u64));
}

fn push_text(to: &mut Vec<u64>, text: &str) {
    to.push(text.len() as u64);
    to.extend(text.bytes().map(u64::from));
}

fn push_call(to: &mut Vec<u64>, call: &Call) {
    to.push(number(&Collective::ALL, &call.collective));
    to.push(number(&ElementType::ALL, &call.element));
    to.extend(
        [
            call.count,
            call.chunks[0],
            call.chunks[1],
            call.groups.len(),
        ]
        .map(|n| n as u64),
    );
    call.groups.iter().for_each(|group| push_list(to, group));
}

fn push_fault(to: &mut Vec<u64>, fault: &ReplicaFault) {
    match fault {
        ReplicaFault::Gone { replica, how } => {
            to.extend([0, *replica as u64, number(&DEPARTURES, how)]);
        }
        ReplicaFault::Late { missing, limit } => {
            to.extend([1, limit.as_secs(), limit.subsec_nanos().into()]);
            push_list(to, missing);
        }
        ReplicaFault::Mismatch { first, second } => {
            to.push(2);
            for (replica, call) in [first, second] {
                to.push(*replica as u64);
                push_call(to, call);
            }
        }
        ReplicaFault::Nested => to.push(3),
        ReplicaFault::Mpi { function, message } => {
            to.push(4);
            push_text(to, function);
            push_text(to, message);
        }
    }
}

/// The words that have not been read.
struct Reader<'a>(&'a [u64]);

impl Reader<'_> {
    fn word(&mut self) -> Option<u64> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<usize> {
        usize::try_from(self.word()?).ok()
    }

    fn of<'t, T>(&mut self, table: &'t [T]) -> Option<&'t T> {
        table.get(self.number()?)
    }

    /// Reads as many items as the next word specifies, each of at least one word.
    fn many<T>(&mut self, item: impl Fn(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let count = self.number()?;
        if count > self.0.len() {
            return None;
        }
        (0..count).map(|_| item(self)).collect()
    }

    fn text(&mut self) -> Option<String> {
        let bytes = self.many(|from| u8::try_from(from.word()?).ok())?;
        String::from_utf8(bytes).ok()
    }

    fn call(&mut self) -> Option<Call> {
        Some(Call {
            collective: *self.of(&Collective::ALL)?,
            element: *self.of(&ElementType::ALL)?,
            count: self.number()?,
            chunks: [self.number()?, self.number()?],
            groups: self.many(|from| from.many(Self::number))?,
        })
    }

    fn fault(&mut self) -> Option<ReplicaFault> {
        Some(match self.word()? {
            0 => ReplicaFault::Gone {
                replica: self.number()?,
                how: *self.of(&DEPARTURES)?,
            },
            1 => {
                let (seconds, nanos) = (self.word()?, u32::try_from(self.word()?).ok()?);
                if nanos >= 1_000_000_000 {
                    return None;
                }
                ReplicaFault::Late {
                    limit: Duration::new(seconds, nanos),
                    missing: self.many(Self::number)?,
                }
            }
            2 => ReplicaFault::Mismatch {
                first: (self.number()?, Box::new(self.call()?)),
                second: (self.number()?, Box::new(self.call()?)),
            },
            3 => ReplicaFault::Nested,
            4 => ReplicaFault::Mpi {
                function: self.text()?,
                message: self.text()?,
            },
            _ => return None,
        })
    }
}
