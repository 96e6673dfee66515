//! Side effects and errors in the closures of loops and branches.

use typed_xla::Error;
use typed_xla::error::FeedFault;
use typed_xla::prelude::*;

fn feed(items: &[f32]) -> Infeed<f32> {
    let (sender, feed) = Infeed::bounded(items.len());
    items
        .iter()
        .try_for_each(|&item| sender.send(item))
        .unwrap();
    feed
}

#[computation]
fn total(feed: &Infeed<f32>, x: f32) -> Result<(f32, f32), Error> {
    let first = infeed(feed)?;
    let y = while_loop(
        |x| x < 9.0,
        |x| x + infeed(feed)? * 10.0 + infeed(feed)? * first,
        x,
    );
    Ok((y, infeed(feed)?))
}

#[test]
fn a_loop_reads_a_feed_in_the_order_of_its_text() {
    let found = total(&feed(&[2.0, 0.5, 1.0, 0.25, 0.125, 7.0]), 0.0).unwrap();
    assert_eq!(found, (9.75, 7.0));
    let missing = total(&feed(&[2.0, 0.5, 1.0, 0.25]), 0.0);
    let closed = |fault: &FeedFault| *fault == FeedFault::Closed;
    assert!(matches!(missing, Err(Error::Feed { fault, .. }) if closed(&fault)));
}

/// Returns the sum of every second item, as long as the item before it is below the limit, and the next item.
#[computation]
fn below(feed: &Infeed<f32>, limit: f32) -> Result<(f32, f32), Error> {
    let mut sum = 0.0f32;
    while infeed(feed)? < limit {
        sum += infeed(feed)?;
    }
    Ok((sum, infeed(feed)?))
}

#[test]
fn a_condition_reads_a_feed_each_time_it_is_evaluated() {
    let found = below(&feed(&[1.0, 10.0, 2.0, 20.0, 5.0, 7.0]), 4.0).unwrap();
    assert_eq!(found, (30.0, 7.0));
}

#[computation]
fn chosen(feed: &Infeed<f32>, log: &Outfeed<f32>, p: bool) -> Result<(f32, f32), Error> {
    let y = conditional(
        p,
        || infeed(feed)?,
        || {
            outfeed(log, 3.0)?;
            0.0f32
        },
    );
    Ok((y, infeed(feed)?))
}

#[computation]
fn one_of(feed: &Infeed<f32>, i: i32) -> Result<(f32, f32), Error> {
    let y = case(
        i,
        [|| 0.5, || infeed(feed)?, || infeed(feed)? - infeed(feed)?],
    );
    Ok((y, infeed(feed)?))
}

#[test]
fn only_the_branch_that_is_taken_reads_and_sends_items() {
    let (log, received) = Outfeed::bounded(1);
    let items = [1.0, 2.0, 4.0];
    assert_eq!(chosen(&feed(&items), &log, true).unwrap(), (1.0, 2.0));
    assert_eq!(chosen(&feed(&items), &log, false).unwrap(), (0.0, 1.0));
    assert_eq!(received.recv(), Some(3.0));
    assert_eq!(one_of(&feed(&items), 0).unwrap(), (0.5, 1.0));
    assert_eq!(one_of(&feed(&items), 1).unwrap(), (1.0, 2.0));
    assert_eq!(one_of(&feed(&items), 2).unwrap(), (-1.0, 4.0));
}

#[computation]
fn scanned(feed: &Infeed<f32>, w: &f32![3]) -> Result<(f32, f32![3], f32), Error> {
    let (sum, all) = scan(
        |sum, w| {
            let x = infeed(feed)?;
            (sum + w * x, if x > 1.0 { infeed(feed)? } else { x })
        },
        0.0f32,
        w,
    );
    Ok((sum, all, infeed(feed)?))
}

#[computation]
fn without_parts(feed: &Infeed<f32>, w: &f32![0]) -> Result<(f32, f32), Error> {
    let (sum, _) = scan(|sum, w| (sum + w * infeed(feed)?, w), 0.0f32, w);
    Ok((sum, infeed(feed)?))
}

#[test]
fn a_scan_reads_items_for_each_part() {
    let items = [1.0, 2.0, 3.0, 0.5, 6.0];
    let found = scanned(&feed(&items), &tensor![1.0, 10.0, 100.0]).unwrap();
    assert_eq!(found, (71.0, tensor![1.0, 3.0, 0.5], 6.0));
    let found = without_parts(&feed(&items), &Tensor::zeros()).unwrap();
    assert_eq!(found, (0.0, 1.0));
}

#[computation]
fn nested(feed: &Infeed<f32>, x: f32) -> Result<f32, Error> {
    let last = while_loop(
        |i, _| i < 2,
        |i, x| {
            let mut y = x;
            for _ in 0..2 {
                y = 10.0 * y + conditional(y > 0.0, || infeed(feed)?, || 0.0);
            }
            (i + 1, y)
        },
        (0i32, x),
    );
    Ok(last.1)
}

#[test]
fn closures_and_loops_stand_in_each_other() {
    let items = [1.0, 2.0, 3.0, 4.0];
    assert_eq!(nested(&feed(&items), 1.0).unwrap(), 11234.0);
    assert_eq!(nested(&feed(&items), 0.0).unwrap(), 0.0);
}

#[custom_call]
fn root(x: f32) -> Result<f32, String> {
    if x < 0.0 {
        Err(format!("no root of {x}"))
    } else {
        Ok(x.sqrt())
    }
}

#[computation]
fn roots(calls: &mut f32, x: f32) -> Result<f32, String> {
    *calls += 1.0;
    Ok(while_loop(|x| x > 2.0 || x < 0.0, |x| root(x - 10.0)?, x))
}

#[computation]
fn added(x: f32, y: f32) -> Result<f32, String> {
    Ok(custom_call(|y| root(y - x)?, y))
}

#[test]
fn an_error_leaves_the_computation_and_state_as_it_was() {
    let mut calls = 0.0;
    assert_eq!(roots(&mut calls, 14.0), Ok(2.0));
    assert_eq!(calls, 1.0);
    assert_eq!(roots(&mut calls, 5.0), Err("no root of -5".to_string()));
    assert_eq!(calls, 1.0);
    assert_eq!(added(5.0, 14.0), Ok(3.0));
}
