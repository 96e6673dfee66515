//! Replicas that fail, stop or call other collectives on purpose.

use std::sync::Barrier;
use std::time::Instant;

use super::*;
use xla_core::error::GroupFault;
use xla_core::error::ReplicaFault;

/// Long enough that nobody can have waited for it.
const AT_ONCE: Duration = Duration::from_secs(10);

/// A sum of four numbers.
fn sum(replica: &Replica) -> Result<(), Error> {
    let mut sum = [0.0; 4];
    replica.all_reduce(&numbers(replica.id(), 4), &mut sum, &[], add)
}

/// Returns the fault of a replica's call.
fn fault<T: fmt::Debug>(result: Result<T, Error>) -> ReplicaFault {
    match result {
        Err(Error::Replica { fault, .. }) => fault,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_replica_that_leaves_before_a_collective_is_an_error_of_all_others_at_once() {
    type Leave = fn() -> Result<(), Error>;
    let ways: [(Departure, Leave); 3] = [
        (Departure::Returned, || Ok(())),
        (Departure::Failed, || Err(Error::NoReplica)),
        (Departure::Panicked, || panic!("gone")),
    ];
    // Before the others come, and after they have.
    for late in [false, true] {
        for (how, leave) in ways {
            let seen = std::sync::Mutex::new(Vec::new());
            let (start, barrier) = (Instant::now(), Barrier::new(3));
            let result = Replicas::new(3).run(|replica| {
                if replica.id() == 1 {
                    if late {
                        barrier.wait();
                        std::thread::sleep(Duration::from_millis(20));
                    }
                    return leave();
                }
                if late {
                    barrier.wait();
                }
                let mut out = [7.0; 4];
                let failed = replica.all_reduce(&[1.0; 4], &mut out, &[], add);
                assert_eq!(out, [7.0; 4], "no result is written");
                seen.lock().unwrap().push(fault(failed));
                sum(replica)
            });
            let gone = ReplicaFault::Gone { replica: 1, how };
            assert_eq!(*seen.lock().unwrap(), [gone.clone(), gone.clone()]);
            assert!(start.elapsed() < AT_ONCE);
            match (how, result.unwrap_err()) {
                (Departure::Returned, error) => assert_eq!(fault::<()>(Err(error)), gone),
                (Departure::Failed, Error::NoReplica) => {}
                (
                    Departure::Panicked,
                    Error::ReplicaPanicked {
                        replica: 1,
                        message,
                    },
                ) => {
                    assert_eq!(message, "gone");
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

#[test]
fn a_replica_that_returns_when_no_other_waits_is_no_error() {
    let pairs: Groups<'_> = &[&[0, 1], &[2]];
    let sums = Replicas::new(3).run(|replica| {
        sum(replica)?;
        if replica.id() < 2 {
            let mut sum = [0.0];
            replica.all_reduce(&[1.0], &mut sum, pairs, add)?;
        }
        Ok(replica.id())
    });
    assert_eq!(sums.unwrap(), [0, 1, 2]);
}

#[test]
fn a_panic_while_combining_is_an_error_of_the_other_replicas() {
    for (count, groups) in GROUPS.into_iter().filter(|(count, _)| *count > 1) {
        let bad = groups.first().map_or(1, |group| group[0]);
        let alone = groups.first().is_some_and(|group| group.len() == 1);
        let start = Instant::now();
        let result = Replicas::new(count).run(|replica| {
            let mut out = vec![0.0; 10_000];
            let x = numbers(replica.id(), 10_000);
            let mut calls = 0;
            let first = replica.all_reduce(&x, &mut out, groups, |out, a, b| {
                calls += 1;
                assert!(replica.id() != bad || calls < 2, "in block {calls}");
                add(out, a, b);
            });
            first.and_then(|()| {
                // A replica in another group meets it in the next call.
                if replica.id() == bad && alone {
                    panic!("in block 2");
                }
                sum(replica)
            })
        });
        assert!(start.elapsed() < AT_ONCE);
        let expected = format!("replica {bad} panicked: in block 2");
        assert_eq!(result.unwrap_err().to_string(), expected, "{groups:?}");
    }
}

#[test]
fn a_panic_that_the_replica_catches_is_a_fault_all_the_same() {
    let result = Replicas::new(2).run(|replica| {
        let x = numbers(replica.id(), 100);
        let caught = catch_unwind(AssertUnwindSafe(|| {
            let mut out = [0.0; 100];
            replica.all_reduce(&x, &mut out, &[], |_, _, _| {
                assert!(replica.id() != 0, "caught");
            })
        }));
        assert_eq!(caught.is_err(), replica.id() == 0);
        let gone = ReplicaFault::Gone {
            replica: 0,
            how: Departure::Panicked,
        };
        assert_eq!(fault(sum(replica)), gone);
        Ok(())
    });
    assert_eq!(result.unwrap(), [(), ()]);
}

type Act = fn(&Replica) -> Result<(), Error>;

#[test]
fn different_calls_are_an_error_for_all_that_says_both() {
    let gather: Act = |replica| replica.all_gather(&[1.0f32; 4], &mut [0.0; 8], 4, &[]);
    let shorter: Act = |replica| replica.all_reduce(&[1.0f32; 3], &mut [0.0; 3], &[], |_, _, _| ());
    let longer: Act = |replica| replica.all_reduce(&[1i32; 4], &mut [0; 4], &[], |_, _, _| ());
    let rows: Act = |replica| replica.all_gather(&[1.0f32; 4], &mut [0.0; 8], 2, &[]);
    let order: Act =
        |replica| replica.all_reduce(&[1.0f32; 4], &mut [0.0; 4], &[&[1, 0]], |_, _, _| ());
    let permute: Act = |replica| replica.collective_permute(&[1u8], &mut [0], &[[0, 1]]);
    let other_way: Act = |replica| replica.collective_permute(&[1u8], &mut [0], &[[1, 0]]);
    let cases: [(Act, Act, &str, &str); 6] = [
        (
            sum,
            gather,
            "all_reduce of 4 elements of f32",
            "all_gather of 4 elements of f32 by 4",
        ),
        (
            sum,
            shorter,
            "all_reduce of 4 elements of f32",
            "all_reduce of 3 elements of f32",
        ),
        (
            sum,
            longer,
            "all_reduce of 4 elements of f32",
            "all_reduce of 4 elements of i32",
        ),
        (
            gather,
            rows,
            "all_gather of 4 elements of f32 by 4",
            "all_gather of 4 elements of f32 by 2",
        ),
        (
            sum,
            order,
            "all_reduce of 4 elements of f32",
            "all_reduce of 4 elements of f32 in groups [[1, 0]]",
        ),
        (
            permute,
            other_way,
            "collective_permute of 1 element of u8 along [[0, 1]]",
            "collective_permute of 1 element of u8 along [[1, 0]]",
        ),
    ];
    for (zero, one, first, second) in cases {
        let start = Instant::now();
        let errors = Replicas::new(2).run(|replica| {
            let call = if replica.id() == 0 { zero } else { one };
            let error = call(replica).unwrap_err().to_string();
            assert_eq!(fault(sum(replica)), fault(sum(replica)), "it stays");
            Ok(error)
        });
        assert!(start.elapsed() < AT_ONCE);
        let fault = format!("replica 0 called {first}, but replica 1 called {second}");
        let expected = [
            format!("replica 0: {first}: {fault}"),
            format!("replica 1: {second}: {fault}"),
        ];
        assert_eq!(errors.unwrap(), expected);
    }
}

#[test]
fn a_ring_of_replicas_that_wait_for_each_other_is_found_at_once() {
    let rings: [Groups<'_>; 3] = [&[&[0, 1], &[2]], &[&[1, 2], &[0]], &[&[2, 0], &[1]]];
    let start = Instant::now();
    let result = Replicas::new(3)
        .run(|replica| replica.all_reduce(&[1.0f32], &mut [0.0], rings[replica.id()], add));
    assert!(start.elapsed() < AT_ONCE);
    assert_eq!(
        result.unwrap_err().to_string(),
        "replica 0: all_reduce of 1 element of f32 in groups [[0, 1], [2]]: replica 0 called all_reduce of 1 element of f32 in groups [[0, 1], [2]], but replica 1 called all_reduce of 1 element of f32 in groups [[1, 2], [0]]"
    );
}

#[test]
fn a_cycle_of_waiting_replicas_is_found_when_the_last_running_one_returns() {
    let rings: [Groups<'_>; 3] = [
        &[&[0, 1], &[2], &[3]],
        &[&[1, 2], &[0], &[3]],
        &[&[2, 0], &[1], &[3]],
    ];
    let start = Instant::now();
    let result = Replicas::new(4).run(|replica| match rings.get(replica.id()) {
        Some(ring) => replica.all_reduce(&[1.0f32], &mut [0.0], ring, add),
        None => {
            std::thread::sleep(Duration::from_millis(20));
            Ok(())
        }
    });
    assert!(start.elapsed() < AT_ONCE);
    let fault = fault(result);
    assert!(
        matches!(
            &fault,
            ReplicaFault::Mismatch {
                first: (0, _),
                second: (1, _)
            }
        ),
        "{fault}"
    );
}

#[test]
fn a_slow_replica_is_waited_for_until_the_time_limit() {
    let (limit, barrier) = (Duration::from_millis(500), Barrier::new(3));
    let result = Replicas::new(3).time_limit(limit).run(|replica| {
        // Where other programs have the processors, a thread may begin late by itself.
        barrier.wait();
        if replica.id() == 2 {
            std::thread::sleep(4 * limit);
        }
        let mut out = [7.0];
        let failed = replica.all_reduce(&[1.0], &mut out, &[], add);
        assert_eq!(out, [7.0]);
        let late = ReplicaFault::Late {
            missing: vec![2],
            limit,
        };
        assert_eq!(fault(failed), late);
        sum(replica)
    });
    let text = "replica 0: all_reduce of 4 elements of f32: replica 2 did not arrive within 500ms";
    assert_eq!(result.unwrap_err().to_string(), text);

    let patient = Replicas::new(2).time_limit(Duration::MAX).run(|replica| {
        std::thread::sleep(Duration::from_millis(20 * replica.id() as u64));
        sum(replica)
    });
    assert!(patient.is_ok());
}

#[test]
fn a_collective_inside_of_another_is_refused_and_harms_nothing() {
    let faults = Replicas::new(2).run(|replica| {
        let (mut out, mut inner) = ([0.0; 2], None);
        replica.all_reduce(&[1.0; 2], &mut out, &[], |out, a, b| {
            inner = Some(fault(sum(replica)));
            add(out, a, b);
        })?;
        assert_eq!(out, [2.0; 2]);
        sum(replica)?;
        Ok(inner)
    });
    // Two elements are combined by one replica for both.
    assert_eq!(faults.unwrap(), [Some(ReplicaFault::Nested), None]);
}

#[test]
fn bad_groups_lengths_and_chunks_are_refused_before_anything_is_done() {
    let cases: [(Act, &str); 10] = [
        (
            |r| r.all_reduce(&[1u8], &mut [0], &[&[0, 2]], |_, _, _| ()),
            "all_reduce of 2 replicas: groups [[0, 2]]: there is no replica 2",
        ),
        (
            |r| r.all_gather(&[1u8], &mut [0; 2], 1, &[&[0, 1], &[1]]),
            "all_gather of 2 replicas: groups [[0, 1], [1]]: replica 1 is listed twice",
        ),
        (
            |r| r.all_to_all(&[1u8], &mut [0], [1, 1], &[&[0]]),
            "all_to_all of 2 replicas: groups [[0]]: replica 1 is missing",
        ),
        (
            |r| r.collective_permute(&[1u8], &mut [0], &[[0, 1], [1, 1]]),
            "collective_permute of 2 replicas: pairs [[0, 1], [1, 1]]: replica 1 is listed twice",
        ),
        (
            |r| r.all_reduce(&[1u8], &mut [0; 2], &[], |_, _, _| ()),
            "all_reduce of 1 element of u8: expected 1 element in the result, found 2",
        ),
        (
            |r| r.all_gather(&[1u8; 2], &mut [0; 2], 1, &[]),
            "all_gather of 2 elements of u8 by 1: expected 4 elements in the result, found 2",
        ),
        (
            |r| r.reduce_scatter(&[1u8; 3], &mut [0; 2], 2, &[], |_, _, _| ()),
            "reduce_scatter of 3 elements of u8 by 2: expected 4 elements in the operand, found 3",
        ),
        (
            |r| r.all_to_all(&[1u8; 3], &mut [0; 3], [1, 1], &[]),
            "all_to_all of 3 elements of u8 by 1 by 1: expected 2 elements in the operand, found 3",
        ),
        (
            |r| r.all_gather(&[1u8; 4], &mut [0; 8], 3, &[]),
            "all_gather of 4 elements of u8 by 3: a part of 4 elements cannot be split into chunks of 3",
        ),
        (
            |r| r.reduce_scatter(&[1u8; 4], &mut [0; 2], 0, &[], |_, _, _| ()),
            "reduce_scatter of 4 elements of u8: a part of 2 elements cannot be split into chunks of 0",
        ),
    ];
    let texts = Replicas::new(2).run(|replica| {
        let texts = cases.map(|(call, _)| call(replica).unwrap_err().to_string());
        sum(replica)?;
        Ok(texts)
    });
    for texts in texts.unwrap() {
        assert_eq!(texts, cases.map(|(_, text)| text));
    }
    let empty = Call {
        collective: Collective::AllReduce,
        element: xla_shape::ElementType::F32,
        count: 0,
        chunks: [0, 0],
        groups: vec![vec![0, 0]],
    };
    let twice = empty.check(1).unwrap_err();
    assert!(matches!(
        twice,
        Error::ReplicaGroups {
            fault: GroupFault::Twice { replica: 0 },
            ..
        }
    ));
}

#[test]
fn a_run_of_no_replica_is_an_error() {
    let error = Replicas::new(0).run(|_| Ok(())).unwrap_err();
    assert_eq!(error.to_string(), "expected at least 1 replica, found 0");
}

#[test]
fn the_error_of_a_run_is_the_first_and_not_what_followed() {
    let start = Instant::now();
    let result = Replicas::new(4).run(|replica| {
        for step in 0.. {
            if replica.id() == 3 && step == 5 {
                return Err(Error::NotBool { at: 1, byte: 2 });
            }
            sum(replica)?;
        }
        Ok(())
    });
    assert!(matches!(result, Err(Error::NotBool { .. })), "{result:?}");
    assert!(start.elapsed() < AT_ONCE);
}
