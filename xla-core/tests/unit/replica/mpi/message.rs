//! Tests of `xla-core/src/replica/mpi/message.rs`.

use core::time::Duration;
use xla_core::error::Departure;
use xla_core::error::ReplicaFault;
use xla_core::replica::Call;
use xla_core::replica::Collective;
use xla_core::testing::replica::mpi::message::*;
use xla_shape::ElementType;

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
