//! Replicas that are processes: this program starts itself under `mpirun`, once for each case, and reads what the ranks print.
//!
//! `cargo test -p xla-core --features mpi --test mpi`. Without `mpirun` it is ignored, as its output states.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use xla_core::error::Error;
use xla_core::replica::{Groups, Mpi, Replica, Replicas};

/// The variable that selects the case of a rank.
const CASE: &str = "TYPED_XLA_MPI_CASE";
const RANKS: usize = 4;
/// The time that ranks wait for one that never arrives, or too late.
const LIMIT: Duration = Duration::from_secs(1);
/// The cases in which that is so. In the others all come in the end, however slow the machine is.
const MISSED: [&str; 5] = ["late", "hung", "exited", "aborted", "aborted_inside"];
const PATIENCE: Duration = Duration::from_secs(30);
/// The time limit of a job, also on a slow machine: no rank may hang.
const HANGS: Duration = Duration::from_secs(60);

type Work = fn(&Replica) -> Result<String, Error>;

/// Name, what a rank does, whether the job succeeds, and what each rank prints, where it comes to that.
type Case = (&'static str, Work, bool, Option<[&'static str; RANKS]>);

const CASES: [Case; 12] = [
    ("values", values, true, Some(["done"; RANKS])),
    ("many_elements", many_elements, true, Some(["done"; RANKS])),
    (
        "returned",
        |r| gone(r, || Ok(String::new())),
        true,
        Some([
            "replica 0: all_reduce of 1 element of f32: replica 1 has returned",
            "",
            "replica 2: all_reduce of 1 element of f32: replica 1 has returned",
            "replica 3: all_reduce of 1 element of f32: replica 1 has returned",
        ]),
    ),
    (
        "failed",
        |r| gone(r, || Err(Error::NoReplica)),
        true,
        Some([
            "replica 0: all_reduce of 1 element of f32: replica 1 failed",
            "expected at least 1 replica, found 0",
            "replica 2: all_reduce of 1 element of f32: replica 1 failed",
            "replica 3: all_reduce of 1 element of f32: replica 1 failed",
        ]),
    ),
    (
        "panicked",
        |r| gone(r, || panic!("tired")),
        true,
        Some([
            "replica 0: all_reduce of 1 element of f32: replica 1 panicked",
            "replica 1 panicked: tired",
            "replica 2: all_reduce of 1 element of f32: replica 1 panicked",
            "replica 3: all_reduce of 1 element of f32: replica 1 panicked",
        ]),
    ),
    (
        "panicked_inside",
        panicked_inside,
        true,
        Some([
            "replica 0: all_reduce of 1000 elements of f32: replica 2 panicked",
            "replica 1: all_reduce of 1000 elements of f32: replica 2 panicked",
            "replica 2 panicked: in the middle",
            "replica 3: all_reduce of 1000 elements of f32: replica 2 panicked",
        ]),
    ),
    (
        "mismatch",
        mismatch,
        true,
        Some([
            "replica 0: all_reduce of 1 element of f32 in groups [[0, 2], [1, 3]]: replica 0 called all_reduce of 1 element of f32 in groups [[0, 2], [1, 3]], but replica 2 called all_gather of 1 element of f32 by 1 in groups [[0, 2], [1, 3]]",
            "true",
            "replica 2: all_gather of 1 element of f32 by 1 in groups [[0, 2], [1, 3]]: replica 0 called all_reduce of 1 element of f32 in groups [[0, 2], [1, 3]], but replica 2 called all_gather of 1 element of f32 by 1 in groups [[0, 2], [1, 3]]",
            "true",
        ]),
    ),
    (
        "late",
        late,
        true,
        Some([
            "replica 0: all_reduce of 1 element of f32: replica 3 did not arrive within 1s",
            "replica 1: all_reduce of 1 element of f32: replica 3 did not arrive within 1s",
            "replica 2: all_reduce of 1 element of f32: replica 3 did not arrive within 1s",
            "replica 3: all_reduce of 1 element of f32: replica 3 did not arrive within 1s",
        ]),
    ),
    // The others end with the limit, whereupon `mpirun` ends who hangs; or `mpirun` ends the others.
    (
        "hung",
        |r| {
            gone(r, || {
                loop {
                    std::thread::park();
                }
            })
        },
        false,
        None,
    ),
    ("exited", |r| gone(r, || std::process::exit(3)), false, None),
    (
        "aborted",
        |r| gone(r, || std::process::abort()),
        false,
        None,
    ),
    ("aborted_inside", aborted_inside, false, None),
];

fn add(out: &mut [f32], a: &[f32], b: &[f32]) {
    for ((out, a), b) in out.iter_mut().zip(a).zip(b) {
        *out = a + b;
    }
}

fn sum(replica: &Replica) -> Result<f32, Error> {
    let mut sum = [7.0];
    let done = replica.all_reduce(&[replica.id() as f32], &mut sum, &[], add);
    assert_eq!(sum, [if done.is_ok() { 6.0 } else { 7.0 }]);
    done.map(|()| sum[0])
}

/// Every collective against its definition.
fn values(replica: &Replica) -> Result<String, Error> {
    let id = replica.id();
    sum(replica)?;
    let groups: Groups<'_> = &[&[3, 1], &[0, 2]];
    let group = if id % 2 == 1 { [3, 1] } else { [0, 2] };
    let me = group.iter().position(|member| *member == id).unwrap();
    let own = [0, 1, 2, 3].map(|i| (10 * id + i) as i32);
    let of = |member: usize, i: usize| (10 * group[member] + i) as i32;

    let mut difference = [0; 4];
    replica.all_reduce(&own, &mut difference, groups, |out, a, b| {
        (0..out.len()).for_each(|i| out[i] = a[i] - b[i]);
    })?;
    assert_eq!(difference, [of(0, 0) - of(1, 0); 4]);

    let mut all = [0; 8];
    replica.all_gather(&own, &mut all, 2, groups)?;
    assert_eq!(
        all,
        [
            (0, 0),
            (0, 1),
            (1, 0),
            (1, 1),
            (0, 2),
            (0, 3),
            (1, 2),
            (1, 3)
        ]
        .map(|(m, i)| of(m, i))
    );

    let mut part = [0; 2];
    replica.reduce_scatter(&own, &mut part, 1, groups, |out, a, b| {
        (0..out.len()).for_each(|i| out[i] = 2 * a[i] + b[i]);
    })?;
    assert_eq!(part, [me, me + 2].map(|i| 2 * of(0, i) + of(1, i)));

    let mut swapped = [0; 4];
    replica.all_to_all(&own, &mut swapped, [1, 2], groups)?;
    assert_eq!(
        swapped,
        [of(0, me), of(0, me + 2), of(1, me), of(1, me + 2)]
    );

    let (mut moved, mut flags) = ([9u8], [true; 3]);
    replica.collective_permute(&[id as u8 + 1], &mut moved, &[[0, 3], [3, 2], [1, 1]])?;
    assert_eq!(moved, [[0], [2], [4], [1]][id]);
    replica.collective_permute(&[id == 1, true, false], &mut flags, &[[1, 0]])?;
    assert_eq!(flags, [[true, true, false], [false; 3]][id.min(1)]);

    let empty: [f64; 0] = [];
    replica.all_gather(&empty, &mut [], 0, &[])?;
    // A group may work more often than another.
    let halves: Groups<'_> = &[&[0, 1], &[2, 3]];
    for _ in 0..if id < 2 { 3 } else { 200 } {
        replica.all_gather(&[own[0]], &mut [0; 2], 1, halves)?;
    }
    sum(replica)?;
    Ok("done".to_owned())
}

/// More than a message holds, in an order that shows in the last bit.
fn many_elements(replica: &Replica) -> Result<String, Error> {
    let len = 10_000_019;
    let number = |id: usize, i: usize| 1.0 / (1.0 + (i % 1000 + 7 * id) as f32);
    let own: Vec<f32> = (0..len).map(|i| number(replica.id(), i)).collect();
    let mut sum = vec![0.0; len];
    replica.all_reduce(&own, &mut sum, &[&[2, 0, 3, 1]], add)?;
    let right = |i: usize| ((number(2, i) + number(0, i)) + number(3, i)) + number(1, i);
    assert!((0..len).all(|i| sum[i].to_bits() == right(i).to_bits()));
    Ok("done".to_owned())
}

/// Rank 1 does something else than the others' sum.
fn gone(replica: &Replica, leave: fn() -> Result<String, Error>) -> Result<String, Error> {
    sum(replica)?;
    if replica.id() == 1 {
        return leave();
    }
    let first = sum(replica).unwrap_err().to_string();
    let again = sum(replica).unwrap_err().to_string();
    assert_eq!(first, again);
    Ok(first)
}

fn panicked_inside(replica: &Replica) -> Result<String, Error> {
    let mut out = [7.0; 1000];
    let failed = replica.all_reduce(&[1.0; 1000], &mut out, &[], |out, a, b| {
        assert!(replica.id() != 2, "in the middle");
        add(out, a, b);
    });
    assert_eq!(out, [7.0; 1000], "no result is written");
    Ok(failed.unwrap_err().to_string())
}

fn aborted_inside(replica: &Replica) -> Result<String, Error> {
    let mut out = [7.0; 1000];
    replica.all_reduce(&[1.0; 1000], &mut out, &[], |_, _, _| {
        if replica.id() == 2 {
            std::process::abort();
        }
    })?;
    Ok(String::new())
}

fn mismatch(replica: &Replica) -> Result<String, Error> {
    let groups: Groups<'_> = &[&[0, 2], &[1, 3]];
    let mut out = [7.0; 2];
    let failed = match replica.id() {
        2 => replica.all_gather(&[1.0f32], &mut out, 1, groups),
        _ => replica.all_reduce(&[1.0f32], &mut out[..1], groups, add),
    };
    if replica.id() % 2 == 1 {
        // The other group had what it wanted, or learnt of it in time; all do at the next.
        let next = sum(replica).unwrap_err().to_string();
        return Ok(next.contains("replica 2 called all_gather").to_string());
    }
    assert_eq!(out, [7.0; 2]);
    Ok(failed.unwrap_err().to_string())
}

fn late(replica: &Replica) -> Result<String, Error> {
    if replica.id() == 3 {
        std::thread::sleep(LIMIT * 3 / 2);
    }
    Ok(sum(replica).unwrap_err().to_string())
}

fn rank(case: &str) {
    let limit = if MISSED.contains(&case) {
        LIMIT
    } else {
        PATIENCE
    };
    let replicas: Mpi = Replicas::mpi().expect("MPI starts").time_limit(limit);
    assert_eq!(replicas.count(), RANKS);
    assert!(Replicas::mpi().is_err(), "a process is a replica once");
    let (_, work, ..) = CASES
        .iter()
        .find(|(name, ..)| *name == case)
        .expect("a case");
    let line = replicas.run(work).unwrap_or_else(|error| error.to_string());
    if line == "done" {
        // Another run, for which some are early.
        assert_eq!(replicas.run(sum).expect("a sum"), 6.0);
    }
    println!("<{}>{line}", replicas.id());
}

fn main() {
    if let Ok(case) = std::env::var(CASE) {
        return rank(&case);
    }
    let there = Command::new("mpirun")
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    if !there.is_ok_and(|status| status.success()) {
        println!("test replicas_as_processes ... ignored, no `mpirun`\n");
        println!("test result: ok. 0 passed; 0 failed; 1 ignored");
        return;
    }
    for (name, _, succeeds, lines) in CASES {
        let start = Instant::now();
        let output = Command::new("mpirun")
            .args(["-n", &RANKS.to_string()])
            .arg(std::env::current_exe().expect("this program"))
            .env(CASE, name)
            // Open MPI: more processes than processors, and containers where everyone is root.
            .env("OMPI_MCA_rmaps_base_oversubscribe", "1")
            .envs(
                ["OMPI_ALLOW_RUN_AS_ROOT", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM"].map(|key| (key, "1")),
            )
            .output()
            .expect("mpirun runs");
        let took = start.elapsed();
        let text = String::from_utf8_lossy(&output.stdout);
        let all = format!("{name}: {text}{}", String::from_utf8_lossy(&output.stderr));
        assert!(took < HANGS, "{took:?} for {all}");
        assert_eq!(output.status.success(), succeeds, "{all}");
        for (id, expected) in lines.into_iter().flatten().enumerate() {
            let found = text
                .lines()
                .find_map(|line| line.strip_prefix(&format!("<{id}>")));
            assert_eq!(found, Some(expected), "{all}");
        }
        println!("{name} ... ok, {:.1} s", took.as_secs_f32());
    }
}
