//! Batches of the images of many tasks.
//!
//! A task sends its image, and waits for its answer. One thread takes all images that wait, up to [`MOST`], computes
//! their digits in one call, and answers each. The next images gather meanwhile: the more requests there are, the larger
//! are the batches, and an image that is alone does not wait for others.

use serde::Serialize;
use tokio::sync::{mpsc, oneshot};
use typed_xla::prelude::*;

use crate::network::{Network, scores};

/// The most images of a batch.
pub(crate) const MOST: usize = 64;
/// The most images that wait; further tasks wait until there is room.
const WAITING: usize = 1024;

/// Returns the likeliest digit of each image, and its probability.
#[computation]
pub(crate) fn digits<N: Dim>(p: &Network, x: &f32![N, 1, 8, 8]) -> (i32![N], f32![N]) {
    let probabilities = softmax(scores(p, x), dimension = 1);
    (argmax(probabilities, 1), reduce_max(probabilities, 1))
}

/// The answer to a request.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Answer {
    pub(crate) digit: i32,
    pub(crate) probability: f32,
    /// The number of images of the batch.
    pub(crate) batch: usize,
}

/// An image that waits, and the task that waits for it.
struct Request {
    image: f32![8, 8],
    task: oneshot::Sender<Answer>,
}

/// The end of the queue where tasks are.
#[derive(Clone)]
pub(crate) struct Reader(mpsc::Sender<Request>);

/// The end of the queue where images are read.
pub(crate) struct Queue(mpsc::Receiver<Request>);

/// Returns both ends of a queue.
pub(crate) fn queue() -> (Reader, Queue) {
    let (sender, receiver) = mpsc::channel(WAITING);
    (Reader(sender), Queue(receiver))
}

impl Reader {
    /// Returns the digit of an image; `None` if nobody reads any more.
    pub(crate) async fn read(&self, image: f32![8, 8]) -> Option<Answer> {
        let (task, answer) = oneshot::channel();
        self.0.send(Request { image, task }).await.ok()?;
        answer.await.ok()
    }
}

impl Queue {
    /// Reads images until there are no tasks.
    pub(crate) fn serve(mut self, network: &Network) {
        let mut requests = Vec::with_capacity(MOST);
        while self.0.blocking_recv_many(&mut requests, MOST) > 0 {
            let pixels = requests
                .iter()
                .flat_map(|request: &Request| request.image.to_vec());
            let pixels = Tensor::from_vec(pixels.collect());
            let images: f32![?, 1, 8, 8] = pixels.expect("images of 64 pixels");
            let (digits, probabilities) = digits(network, &images);
            let batch = requests.len();
            for (i, request) in requests.drain(..).enumerate() {
                let (digit, probability) = (digits[[i]], probabilities[[i]]);
                // A task that is gone needs no answer.
                let _ = request.task.send(Answer {
                    digit,
                    probability,
                    batch,
                });
            }
        }
    }

    /// Returns the number of images that wait.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}
