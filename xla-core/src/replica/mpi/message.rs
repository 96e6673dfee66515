//! What processes say to each other, as words.

use core::time::Duration;

use xla_shape::ElementType;

use super::super::call::{Call, Collective};
use crate::error::{Departure, ReplicaFault};

/// A word of one process to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Message {
    /// I have come to this call.
    Call(Call),
    /// This went wrong.
    Fault(ReplicaFault),
    /// I take part in nothing more.
    Left(Departure),
}

const DEPARTURES: [Departure; 3] = [Departure::Returned, Departure::Failed, Departure::Panicked];

/// The number of an item in a table, which both sides have.
fn number<T: PartialEq>(table: &[T], item: &T) -> u64 {
    let found = table.iter().position(|other| other == item);
    found.unwrap_or(table.len()) as u64
}

impl Message {
    pub(super) fn to_words(&self) -> Vec<u64> {
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

    /// The message of these words, if they are one.
    pub(super) fn from_words(words: &[u64]) -> Option<Message> {
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

/// Words that have not been read.
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

    /// As many items as the next word says, each of a word at least.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn messages() -> Vec<Message> {
        let mut all: Vec<Message> = DEPARTURES.map(Message::Left).into();
        let mut calls = Vec::new();
        for collective in Collective::ALL {
            for element in ElementType::ALL {
                calls.push(Call {
                    collective,
                    element,
                    count: 1 << 40,
                    chunks: [3, 0],
                    groups: vec![vec![2, 0], vec![], vec![1]],
                });
            }
        }
        let faults = [
            ReplicaFault::Gone {
                replica: 7,
                how: Departure::Panicked,
            },
            ReplicaFault::Late {
                missing: vec![1, 3],
                limit: Duration::MAX,
            },
            ReplicaFault::Mismatch {
                first: (0, Box::new(calls[0].clone())),
                second: (9, Box::new(calls[20].clone())),
            },
            ReplicaFault::Nested,
            ReplicaFault::Mpi {
                function: "MPI_Test".to_owned(),
                message: "größer".to_owned(),
            },
        ];
        all.extend(faults.map(Message::Fault));
        all.extend(calls.into_iter().map(Message::Call));
        all
    }

    #[test]
    fn messages_pass_as_words() {
        for message in messages() {
            assert_eq!(Message::from_words(&message.to_words()), Some(message));
        }
    }

    #[test]
    fn words_that_are_no_message_are_refused() {
        for message in messages() {
            let words = message.to_words();
            assert_eq!(Message::from_words(&words[..words.len() - 1]), None);
            assert_eq!(Message::from_words(&[&words[..], &[0]].concat()), None);
            for at in 0..words.len() {
                // No panic and no huge allocation, whatever comes.
                let mut bad = words.clone();
                bad[at] = u64::MAX;
                Message::from_words(&bad);
            }
        }
        assert_eq!(Message::from_words(&[]), None);
        assert_eq!(Message::from_words(&[3]), None);
    }
}
