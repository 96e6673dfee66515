//! Feeds whose items have dynamic sizes: `&Infeed<f32![?, 3]>`.

use std::thread;

use typed_xla::error::SizeOrigin;
use typed_xla::prelude::*;
use typed_xla::tensors::Leaves;
use typed_xla::{Error, Workspace, feed::Sender};

type Rows = f32![?, 3];
type Columns = f32![?, 3; {0, 1}];

fn rows(count: usize, value: f32) -> Rows {
    Tensor::full_sized([count, 3], value).unwrap()
}

/// Returns a feed that holds these items and whose sender has been dropped.
fn feed<T: Leaves>(items: impl IntoIterator<Item = T>) -> Infeed<T> {
    let items: Vec<T> = items.into_iter().collect();
    let (sender, feed): (Sender<T>, _) = Infeed::bounded(items.len().max(1));
    items
        .into_iter()
        .try_for_each(|item| sender.send(item))
        .unwrap();
    feed
}

fn message<T>(result: Result<T, Error>) -> String {
    result
        .err()
        .map_or_else(String::new, |error| error.to_string())
}

/// Adds `n` items to the state, each with as many rows as the state.
#[computation(program = GatherAll)]
fn gather_all(sums: &mut f32![?, 3], feed: &Infeed<f32![?, 3]>, n: i32) -> Result<f32, Error> {
    for _ in 0..n {
        *sums += infeed(feed)?;
    }
    Ok(sum(sums))
}

#[test]
fn items_have_the_sizes_of_the_argument_that_they_meet() {
    for count in [0, 1, 4, 100] {
        let mut sums = rows(count, 1.0);
        let feed = feed([rows(count, 2.0), rows(count, 3.0)]);
        let total = gather_all(&mut sums, &feed, 2).unwrap();
        assert_eq!(total, 18.0 * count as f32);
        assert!(sums == rows(count, 6.0));
    }
}

#[test]
fn an_item_of_another_size_is_an_error_that_leaves_state_as_it_was() {
    let expected =
        "gather_all: dimension 0 of an item of `feed` is 3, but `*sums += infeed(feed)?` expects 4";
    for wrong in 0..5 {
        let feed = feed((0..5).map(|i| rows(if i == wrong { 3 } else { 4 }, 1.0)));
        let mut sums = rows(4, 1.0);
        let error = gather_all(&mut sums, &feed, 5).unwrap_err();
        assert_eq!(error.to_string(), expected);
        let Error::DynamicSize {
            origin: SizeOrigin::Item,
            operand,
            dimension,
            expected,
            found,
            ..
        } = error
        else {
            panic!("{error:?}");
        };
        assert_eq!((operand, dimension, expected, found), ("feed", 0, 4, 3));
        assert!(sums == rows(4, 1.0), "wrong item {wrong}");
        // The items after it are still there.
        let left = std::iter::from_fn(|| feed.next().ok()).count();
        assert_eq!(left, 4 - wrong);
    }
}

#[test]
fn a_program_reads_such_items_into_preallocated_outputs() {
    for wrong in [false, true] {
        let items = || feed([rows(2, 2.0), rows(2 + usize::from(wrong), 3.0)]);
        let (mut sums, mut total) = (rows(2, 1.0), 0.0);
        let result = GatherAll::run_into(&mut total, &mut Workspace::new(), &mut sums, &items(), 2);
        let mut expected = rows(2, 1.0);
        match gather_all(&mut expected, &items(), 2) {
            Ok(sum) => assert_eq!((result.unwrap(), total), ((), sum)),
            error => assert_eq!(message(result), message(error)),
        }
        assert!(sums == expected);
    }
}

/// Reads all items but the last of `n`, in a branch of a loop.
#[computation]
fn last(x: &f32![?, 3], feed: &Infeed<f32![?, 3]>, n: i32) -> Result<f32![?, 3], Error> {
    let mut last = x;
    let mut done = false;
    for i in 0..n {
        done = i == n - 1;
        last = if done { x } else { infeed(feed)? };
    }
    Ok(if done { last + 1.0 } else { last })
}

#[test]
fn variables_and_branches_ask_for_sizes_too() {
    let items = || feed([rows(2, 5.0), rows(2, 7.0)]);
    assert_eq!(last(&rows(2, 1.0), &items(), 0).unwrap().to_vec(), [1.0; 6]);
    assert_eq!(last(&rows(2, 1.0), &items(), 3).unwrap().to_vec(), [2.0; 6]);
    assert_eq!(
        message(last(&rows(1, 1.0), &items(), 3)),
        "last: dimension 0 of an item of `feed` is 2, but `infeed(feed)?` expects 1"
    );
}

#[test]
fn an_item_that_is_not_read_is_not_checked() {
    let mut sums = rows(2, 1.0);
    assert_eq!(
        gather_all(&mut sums, &feed([rows(7, 1.0)]), 0).unwrap(),
        6.0
    );
}

#[computation]
fn both(
    images: &Infeed<f32![?, 3]>,
    labels: &Infeed<(i32![?], f32![?])>,
    weights: &f32![?],
) -> Result<f32![?], Error> {
    let x = infeed(images)?;
    let (classes, scale) = infeed(labels)?;
    let picked = x.sum(1) * classes.convert(f32);
    Ok(picked * weights + scale)
}

#[test]
fn sizes_of_two_feeds_follow_from_one_argument() {
    let run = |images: usize, classes: usize, scale: usize| {
        let labels = (
            Tensor::full_sized([classes], 2).unwrap(),
            Tensor::full_sized([scale], 0.5).unwrap(),
        );
        both(
            &feed([rows(images, 1.0)]),
            &feed([labels]),
            &Tensor::full_sized([2], 10.0).unwrap(),
        )
    };
    assert_eq!(run(2, 2, 2).unwrap().as_slice(), [60.5, 60.5]);
    let reason = "but `picked * weights` expects 2";
    let cases = [
        ((3, 2, 2), format!("both: dimension 0 of an item of `images` is 3, {reason}")),
        (
            (2, 1, 2),
            "both: dimension 0 of an item of `labels.0` is 1, but `x.sum(1) * classes.convert(f32)` expects 2".to_owned(),
        ),
        (
            (2, 2, 5),
            "both: dimension 0 of an item of `labels.1` is 5, but `picked * weights + scale` expects 2".to_owned(),
        ),
    ];
    for ((images, classes, scale), expected) in cases {
        assert_eq!(message(run(images, classes, scale)), expected);
    }
}

#[computation]
fn known(feed: &Infeed<f32![?, ?]>) -> Result<f32![2, 3], Error> {
    Ok(infeed(feed)?)
}

#[computation]
fn generic<N: Dim>(feed: &Infeed<f32![?, 3]>, scale: &f32![N]) -> Result<f32![N, 3], Error> {
    let x: f32![N, 3] = infeed(feed)?;
    Ok(x * scale.along([0]))
}

#[computation]
fn made(x: &f32![?, 3], feed: &Infeed<f32![?, 3]>) -> Result<f32![?, 3], Error> {
    let twice = concatenate((x, x), 0);
    Ok(twice + infeed(feed)?)
}

#[computation]
fn shorter(x: &f32![?, 3], feed: &Infeed<f32![?, 3]>) -> Result<f32![?, 3], Error> {
    let last: f32![1, 3] = [[1.0, 2.0, 3.0]];
    Ok(concatenate((infeed(feed)?, last), 0) + x)
}

#[test]
fn a_size_follows_from_numbers_generic_sizes_and_what_is_made_of_arguments() {
    assert_eq!(
        known(&feed([Tensor::full_sized([2, 3], 1.0).unwrap()])).unwrap(),
        Tensor::ones()
    );
    let wrong = known(&feed([Tensor::full_sized([2, 4], 1.0).unwrap()]));
    assert_eq!(
        message(wrong),
        "known: dimension 1 of an item of `feed` is 4, but `infeed(feed)?` expects 3"
    );
    let scale = tensor![1.0, 2.0];
    assert_eq!(
        generic(&feed([rows(2, 2.0)]), &scale).unwrap(),
        tensor![[2.0, 2.0, 2.0], [4.0, 4.0, 4.0]]
    );
    assert_eq!(
        message(generic(&feed([rows(3, 2.0)]), &scale)),
        "generic: dimension 0 of an item of `feed` is 3, but `infeed(feed)?` expects 2"
    );
    assert_eq!(
        made(&rows(2, 1.0), &feed([rows(4, 1.0)])).unwrap().to_vec(),
        [2.0; 12]
    );
    assert!(made(&rows(2, 1.0), &feed([rows(2, 1.0)])).is_err());
}

#[test]
fn a_size_that_would_be_below_zero_is_an_error_before_anything_is_read() {
    let (one, two) = (rows(1, 1.0), rows(2, 1.0));
    let fits = feed([one.clone()]);
    assert_eq!(
        shorter(&two, &fits).unwrap().row(1).as_slice(),
        [2.0, 3.0, 4.0]
    );
    let unread = feed([one]);
    assert_eq!(
        message(shorter(&rows(0, 1.0), &unread)),
        "shorter: concatenate((infeed(feed)?, last), 0) + x: dimension 0 of an item of `feed` is 0 - 1, which is not a size; dimension 0 of `x` is 0"
    );
    assert!(unread.next().is_ok());
}

#[computation]
fn step(w: &mut f32![?, 3], feed: &Infeed<f32![?, 3]>) -> Result<(), Error> {
    *w += infeed(feed)?;
    Ok(())
}

#[computation]
fn handed_on(w: &mut f32![?, 3], feed: &Infeed<f32![?, 3]>) -> Result<f32, Error> {
    step(w, feed)?;
    step(w, feed)?;
    Ok(sum(w))
}

#[computation]
fn handed_known(w: &mut f32![2, 3], feed: &Infeed<f32![2, 3]>) -> Result<f32, Error> {
    step(w, feed)?;
    Ok(sum(w))
}

#[computation]
fn read_known(w: &mut f32![2, 3], feed: &Infeed<f32![2, 3]>) -> Result<(), Error> {
    *w += infeed(feed)?;
    Ok(())
}

#[computation]
fn handed_open(w: &mut f32![2, 3], feed: &Infeed<f32![?, 3]>) -> Result<f32, Error> {
    read_known(w, feed)?;
    Ok(sum(w))
}

#[test]
fn feeds_of_open_sizes_are_handed_on() {
    let mut w = rows(2, 1.0);
    assert_eq!(
        handed_on(&mut w, &feed([rows(2, 1.0), rows(2, 1.0)])).unwrap(),
        18.0
    );
    let wrong = handed_on(&mut w, &feed([rows(2, 1.0), rows(5, 1.0)]));
    assert_eq!(
        message(wrong),
        "handed_on: dimension 0 of an item of `feed` is 5, but `step(w, feed)` expects 2"
    );
    assert_eq!(w.to_vec(), [3.0; 6]);
    let mut known: f32![2, 3] = Tensor::ones();
    assert_eq!(
        handed_known(&mut known, &feed([Tensor::ones()])).unwrap(),
        12.0
    );
    assert_eq!(
        handed_open(&mut known, &feed([rows(2, 1.0)])).unwrap(),
        18.0
    );
    assert_eq!(
        message(handed_open(&mut known, &feed([rows(1, 1.0)]))),
        "handed_open: dimension 0 of an item of `feed` is 1, but `read_known(w, feed)` expects 2"
    );
    assert_eq!(known.to_vec(), [3.0; 6]);
}

#[computation]
fn columns(x: &f32![?, 3], feed: &Infeed<f32![?, 3; {0, 1}]>) -> Result<f32![?, 3], Error> {
    Ok(infeed(feed)? - x)
}

#[test]
fn items_of_open_sizes_come_in_any_layout() {
    let item = <f32![?, 3]>::from_fn_sized([2, 3], |[i, j]| (3 * i + j) as f32).unwrap();
    let feed: Infeed<Columns> = feed([item.to_layout()]);
    let found = columns(&rows(2, 1.0), &feed).unwrap();
    assert_eq!(found.to_vec(), [-1.0, 0.0, 1.0, 2.0, 3.0, 4.0]);
}

#[computation]
fn log_all(x: &f32![?, 3], log: &Outfeed<f32![?, 3]>) -> Result<(), Error> {
    outfeed(log, x)?;
    outfeed(log, concatenate((x, x), 0))?;
    outfeed(log, [[1.0, 2.0, 3.0]])?;
    let last: f32![1, 3] = [[7.0, 8.0, 9.0]];
    log_one(last, log)?;
    Ok(())
}

#[computation]
fn log_one<N: Dim>(x: &f32![N, 3], log: &Outfeed<f32![?, 3]>) -> Result<(), Error> {
    outfeed(log, x)?;
    Ok(())
}

#[test]
fn what_is_sent_is_of_any_size_where_the_feed_leaves_it_open() {
    let (log, receiver) = Outfeed::bounded(4);
    log_all(&rows(2, 1.0), &log).unwrap();
    drop(log);
    let sizes: Vec<[usize; 2]> = receiver.map(|item: Rows| item.dims()).collect();
    assert_eq!(sizes, [[2, 3], [4, 3], [1, 3], [1, 3]]);
}

#[computation]
fn log_known(x: &f32![?, 3], log: &Outfeed<f32![2, 3]>) -> Result<(), Error> {
    outfeed(log, x)?;
    Ok(())
}

#[test]
fn what_is_sent_to_a_feed_of_known_sizes_is_checked_before_it_is() {
    let (log, receiver) = Outfeed::bounded(1);
    assert_eq!(
        message(log_known(&rows(3, 1.0), &log)),
        "log_known: dimension 0 of `x` is 3, but `outfeed(log, x)` expects 2"
    );
    assert!(receiver.try_recv().is_none());
    log_known(&rows(2, 1.0), &log).unwrap();
    assert_eq!(receiver.recv(), Some(Tensor::ones()));
}

#[test]
fn a_feed_that_is_filled_by_another_thread_ends_with_the_first_wrong_item() {
    let (sender, feed) = Infeed::bounded(1);
    let sending = thread::spawn(move || {
        let counts = [2, 2, 9, 2, 2, 2];
        counts
            .into_iter()
            .map(|count| sender.send(rows(count, 1.0)))
            .filter(Result::is_ok)
            .count()
    });
    let mut sums = rows(2, 0.0);
    assert!(gather_all(&mut sums, &feed, 6).is_err());
    drop(feed);
    assert!((3..=4).contains(&sending.join().unwrap()));
}
