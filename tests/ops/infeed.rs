//! `infeed`: receives the next item of a feed.

use std::thread;
use std::time::Duration;

use crate::common::of;
use typed_xla::Workspace;
use typed_xla::error::{Error, FeedFault};
use typed_xla::prelude::*;

const SOON: Duration = Duration::from_millis(20);

fn why<T>(result: Result<T, Error>) -> Option<FeedFault> {
    match result {
        Err(Error::Feed { fault, .. }) => Some(fault),
        _ => None,
    }
}

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_read_as_tensor_and_as_scalar() {
            $({
                #[computation]
                fn next(feed: &Infeed<($e![3], $e)>) -> Result<($e![3], $e), Error> {
                    let (x, y) = infeed(feed)?;
                    Ok((x, y))
                }
                let item = (Tensor::from_elements(of([1.0, 0.0, 1.0])), of([1.0])[0]);
                let (sender, feed) = Infeed::bounded(1);
                sender.send(item.clone()).unwrap();
                let (x, y) = next(&feed).unwrap();
                assert_eq!((x, y), item, stringify!($e));
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Batch {
    x: f32![2, 3; {0, 1}],
    labels: i32![2],
}

#[computation]
fn batch(feed: &Infeed<Batch>) -> Result<(f32![2, 3], i32![2]), Error> {
    let batch = infeed(feed)?;
    Ok((batch.x, batch.labels))
}

#[test]
fn an_item_may_be_a_struct_in_any_layout() {
    let (sender, feed) = Infeed::bounded(1);
    let x: f32![2, 3] = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let labels: i32![2] = tensor![7, 8];
    let item = Batch {
        x: x.to_layout(),
        labels,
    };
    sender.send(item).unwrap();
    assert_eq!(batch(&feed).unwrap(), (x, labels));
}

#[computation]
fn differences(feed: &Infeed<f32>, n: i32) -> Result<(f32, f32), Error> {
    let mut odd = 0.0f32;
    let mut even = 0.0f32;
    for i in 0..n {
        let x = infeed(feed)?;
        if i % 2 == 0 {
            even += x - infeed(feed)?;
        } else {
            odd = infeed(feed)? - x;
        }
    }
    Ok((even, odd))
}

#[computation]
fn twice(feed: &Infeed<f32>) -> Result<(f32, (f32, f32)), Error> {
    let first = infeed(feed)?;
    let rest = differences(feed, 2)?;
    Ok((first, rest))
}

#[test]
fn items_are_read_in_the_order_of_the_program_in_loops_choices_and_callees() {
    let (sender, feed) = Infeed::bounded(1);
    let sending = thread::spawn(move || {
        [1.0, 10.0, 7.0, 20.0, 50.0]
            .into_iter()
            .try_for_each(|x: f32| sender.send(x))
            .unwrap();
    });
    assert_eq!(twice(&feed).unwrap(), (1.0, (3.0, 30.0)));
    sending.join().unwrap();
}

#[computation]
fn second(feed: &Infeed<f32>) -> Result<f32, Error> {
    infeed(feed)?;
    Ok(infeed(feed)?)
}

#[test]
fn an_item_that_nobody_looks_at_is_read_all_the_same() {
    let (sender, feed) = Infeed::bounded(2);
    [1.0, 2.0]
        .into_iter()
        .try_for_each(|x: f32| sender.send(x))
        .unwrap();
    assert_eq!(second(&feed).unwrap(), 2.0);
}

#[computation]
fn nothing(feed: &Infeed<()>, x: &f32![2]) -> Result<f32![2], Error> {
    infeed(feed)?;
    Ok(x + 1.0)
}

#[computation]
fn empty(feed: &Infeed<f32![0]>) -> Result<f32, Error> {
    let x = infeed(feed)?;
    Ok(sum(x))
}

#[test]
fn a_feed_of_unit_is_not_read_and_a_feed_of_empty_arrays_is() {
    let (_sender, feed) = Infeed::bounded(1);
    assert_eq!(
        nothing(&feed, &tensor![1.0, 2.0]).unwrap(),
        tensor![2.0, 3.0]
    );
    let (sender, feed) = Infeed::bounded(1);
    sender.send(Tensor::zeros()).unwrap();
    drop(sender);
    assert_eq!(empty(&feed).unwrap(), 0.0);
    assert_eq!(why(empty(&feed)), Some(FeedFault::Closed));
}

#[computation(program = Step)]
fn step(w: &mut f32![2], feed: &Infeed<f32![2]>, n: i32) -> Result<f32, Error> {
    *w += infeed(feed)?;
    for _ in 0..n {
        *w *= infeed(feed)?;
    }
    Ok(sum(w))
}

#[test]
fn state_and_preallocated_outputs_are_as_before_when_an_item_does_not_come() {
    let (sender, feed) = Infeed::bounded(4);
    let feed = feed.time_limit(SOON);
    let send = |n: usize| (0..n).for_each(|_| sender.send(tensor![2.0, 3.0]).unwrap());
    let mut w: f32![2] = tensor![1.0, 1.0];
    for n in [0, 1, 2] {
        send(n);
        assert_eq!(
            why(step(&mut w, &feed, 2)),
            Some(FeedFault::TimeLimit(SOON))
        );
        assert_eq!(w, tensor![1.0, 1.0]);
        send(n);
        let (mut out, mut workspace) = (5.0, Workspace::new());
        let result = Step::run_into(&mut out, &mut workspace, &mut w, &feed, 2);
        assert_eq!(why(result), Some(FeedFault::TimeLimit(SOON)));
        assert_eq!((out, &w), (5.0, &tensor![1.0, 1.0]));
    }
    send(3);
    assert_eq!(step(&mut w, &feed, 2).unwrap(), 12.0 + 36.0);
    assert_eq!(w, tensor![12.0, 36.0]);
}

#[test]
fn a_loop_ends_with_an_error_when_the_sender_is_dropped() {
    let (sender, feed) = Infeed::bounded(1);
    let sending = thread::spawn(move || sender.send(tensor![2.0, 3.0]).unwrap());
    let mut w = tensor![1.0, 1.0];
    let error = step(&mut w, &feed, 1_000_000).unwrap_err();
    let message = "infeed: item (f32[2]) will not arrive: the sender was dropped";
    assert_eq!(error.to_string(), message);
    sending.join().unwrap();
}

#[computation]
fn rows<N: Dim>(feed: &Infeed<f32![N, 2]>, scale: &f32![N]) -> Result<f32![N, 2], Error> {
    let x = infeed(feed)?;
    Ok(x * scale.along([0]))
}

#[test]
fn an_item_may_have_generic_sizes() {
    let (sender, feed) = Infeed::bounded(1);
    sender
        .send(tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
        .unwrap();
    let expected = tensor![[1.0, 2.0], [6.0, 8.0], [0.0, 0.0]];
    assert_eq!(rows(&feed, &tensor![1.0, 2.0, 0.0]).unwrap(), expected);
}
