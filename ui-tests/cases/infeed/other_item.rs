// A feed takes items of its own type only.
use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn f(feed: &Infeed<f32![2]>) -> Result<f32![2], Error> {
    Ok(infeed(feed)?)
}

fn main() {
    let (sender, feed) = Infeed::bounded(1);
    sender.send(tensor![1.0, 2.0, 3.0]).unwrap();
    let _ = f(&feed);
}
