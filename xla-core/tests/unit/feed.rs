//! Feeds keep their order, hold so many items, and stop waiting.

use std::thread;
use std::time::{Duration, Instant};

use xla_core::error::Error;
use xla_core::error::FeedFault;
use xla_core::feed::Infeed;
use xla_core::feed::Outfeed;

const SOON: Duration = Duration::from_millis(30);

fn why<T>(result: Result<T, Error>) -> FeedFault {
    match result {
        Err(Error::Feed { fault, .. }) => fault,
        _ => panic!("no error of a feed"),
    }
}

#[test]
fn items_come_out_in_the_order_in_which_they_went_in() {
    let (sender, feed) = Infeed::bounded(3);
    let reader = thread::spawn(move || {
        (0..100)
            .map(|_| feed.next())
            .collect::<Result<Vec<i32>, _>>()
    });
    (0..100).for_each(|i| sender.send(i).unwrap());
    assert_eq!(
        reader.join().unwrap().unwrap(),
        (0..100).collect::<Vec<_>>()
    );
}

#[test]
fn items_sent_before_the_sender_was_dropped_are_read() {
    let (sender, feed) = Infeed::bounded(2);
    sender.send((1i32, 2.0f32)).unwrap();
    drop(sender);
    assert_eq!(feed.next().unwrap(), (1, 2.0));
    assert_eq!(why(feed.next()), FeedFault::Closed);
}

#[test]
fn a_feed_is_open_as_long_as_one_of_its_senders_is_there() {
    let (sender, feed) = Infeed::bounded(2);
    let other = sender.clone();
    drop(sender);
    other.send(7i32).unwrap();
    drop(other);
    assert_eq!(feed.next().unwrap(), 7);
    assert_eq!(why(feed.next()), FeedFault::Closed);
}

#[test]
fn waiting_for_an_item_or_for_room_ends_with_the_time_limit() {
    let (_sender, feed) = Infeed::<f32>::bounded(1);
    let start = Instant::now();
    assert_eq!(
        why(feed.time_limit(SOON).next()),
        FeedFault::TimeLimit(SOON)
    );
    assert!(start.elapsed() >= SOON);
    let (feed, _receiver) = Outfeed::bounded(1);
    let feed = feed.time_limit(SOON);
    feed.send(1i32).unwrap();
    assert_eq!(why(feed.send(2)), FeedFault::TimeLimit(SOON));
}

#[test]
fn dropping_one_end_of_a_feed_wakes_the_other() {
    let (sender, feed) = Infeed::<i32>::bounded(1);
    let waiting = thread::spawn(move || feed.next());
    thread::sleep(SOON);
    drop(sender);
    assert_eq!(why(waiting.join().unwrap()), FeedFault::Closed);

    let (sender, feed) = Infeed::bounded(1);
    sender.send(1i32).unwrap();
    let waiting = thread::spawn(move || sender.send(2));
    thread::sleep(SOON);
    drop(feed);
    assert_eq!(why(waiting.join().unwrap()), FeedFault::Closed);
}

#[test]
fn a_sender_that_panics_is_gone() {
    let (sender, feed) = Infeed::<i32>::bounded(1);
    let sending = thread::spawn(move || {
        let _sender = sender;
        panic!("on purpose");
    });
    assert_eq!(why(feed.next()), FeedFault::Closed);
    assert!(sending.join().is_err());
}

#[test]
fn a_receiver_gets_all_that_was_sent_and_then_ends() {
    let (feed, receiver) = Outfeed::bounded(1);
    let sending = thread::spawn(move || (0..5).try_for_each(|i: i32| feed.send(i)));
    assert_eq!(receiver.collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    sending.join().unwrap().unwrap();
    let (feed, receiver) = Outfeed::<i32>::bounded(1);
    assert_eq!(receiver.try_recv(), None);
    drop(receiver);
    assert_eq!(why(feed.send(1)), FeedFault::Closed);
}
