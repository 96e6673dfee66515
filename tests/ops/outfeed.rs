//! `outfeed`: sends an item to a feed.

use std::thread;
use std::time::Duration;

use crate::common::of;
use typed_xla::error::{Error, FeedFault};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_sent_as_tensor_and_as_scalar() {
            $({
                #[computation]
                fn send(feed: &Outfeed<($e![3], $e)>, x: &$e![3], y: $e) -> Result<(), Error> {
                    outfeed(feed, (x, y))?;
                    Ok(())
                }
                let (x, y) = (Tensor::from_elements(of([1.0, 0.0, 1.0])), of([1.0])[0]);
                let (feed, receiver) = Outfeed::bounded(1);
                send(&feed, &x, y).unwrap();
                assert_eq!(receiver.recv(), Some((x, y)), stringify!($e));
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32 c64);

#[computation]
fn count(log: &Outfeed<(i32, f32)>, feed: &Infeed<f32>, n: i32) -> Result<f32, Error> {
    let mut all = 0.0f32;
    for i in 0..n {
        all += infeed(feed)?;
        if all > 2.0 {
            outfeed(log, (i, all))?;
        }
    }
    outfeed(log, (-1, 0.5))?;
    Ok(all)
}

#[test]
fn items_are_sent_in_the_order_of_the_program_while_others_are_read() {
    let (log, receiver) = Outfeed::bounded(1);
    let (sender, feed) = Infeed::bounded(1);
    let other = thread::spawn(move || {
        // The next item depends on the one received: neither end may run ahead of the program.
        [1.0, 2.0]
            .into_iter()
            .try_for_each(|x: f32| sender.send(x))
            .unwrap();
        let first: (i32, f32) = receiver.recv().unwrap();
        sender.send(first.1 * 10.0).unwrap();
        (first, receiver.collect::<Vec<_>>())
    });
    assert_eq!(count(&log, &feed, 3).unwrap(), 33.0);
    drop(log);
    let found = other.join().unwrap();
    assert_eq!(found, ((1, 3.0), vec![(2, 33.0), (-1, 0.5)]));
}

#[computation]
fn sent(w: &mut f32![2], log: &Outfeed<f32![2]>) -> Result<f32![2], Error> {
    *w *= 2.0;
    outfeed(log, w)?;
    outfeed(log, w + 1.0)?;
    Ok(w - 1.0)
}

#[test]
fn state_is_as_before_when_nobody_takes_an_item() {
    let soon = Duration::from_millis(20);
    let (log, receiver) = Outfeed::bounded(1);
    let log = log.time_limit(soon);
    let mut w: f32![2] = tensor![1.0, 2.0];
    let late = sent(&mut w, &log);
    let is_late = |error: &Error| matches!(error, Error::Feed { feed: "outfeed", fault: FeedFault::TimeLimit(limit), .. } if *limit == soon);
    assert!(late.as_ref().is_err_and(is_late), "{late:?}");
    assert_eq!(w, tensor![1.0, 2.0]);
    // Items that were sent before remain sent.
    assert_eq!(receiver.recv(), Some(tensor![2.0, 4.0]));
    drop(receiver);
    let error = sent(&mut w, &log).unwrap_err();
    let message = "outfeed: cannot send item (f32[2]): the receiver was dropped";
    assert_eq!(error.to_string(), message);
    assert_eq!(w, tensor![1.0, 2.0]);
}

#[computation]
fn literals(log: &Outfeed<(f32![2], i32)>) -> Result<(), Error> {
    outfeed(log, ([1.5, 2.5], 3))?;
    Ok(())
}

#[test]
fn literals_have_the_types_of_the_item() {
    let (log, receiver) = Outfeed::bounded(1);
    literals(&log).unwrap();
    assert_eq!(receiver.recv(), Some((tensor![1.5, 2.5], 3)));
}
