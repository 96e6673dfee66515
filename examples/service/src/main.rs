//! An HTTP service that reads digits: `cargo run --release -p typed-xla-service`.
//!
//! It prints a request to try, and listens at 127.0.0.1:3000, or at another address: `-- ADDRESS`. Each request is a
//! task with one image, 8 lists of 8 numbers from 0 for paper to 1 for ink.
//!
//! `batches.rs` is the part to read: images that wait at the same time are one call of one computation. The network is
//! `../quantise/network.rs`, and learns when the program starts.

mod batches;
#[path = "../../digits/data.rs"]
#[expect(dead_code, reason = "the example `digits` reads single images too")]
mod data;
#[path = "../../digits/error.rs"]
#[expect(dead_code, reason = "the example `digits` has more that can go wrong")]
mod error;
#[path = "../../quantise/network.rs"]
mod network;
#[path = "../../digits/random.rs"]
#[expect(dead_code, reason = "the example `digits` draws its weights by it")]
mod random;
#[cfg(test)]
mod tests;

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::thread;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use typed_xla::prelude::*;

use batches::{Answer, Reader, queue};
use network::{Network, batch, train};

/// The number of times that the network sees each image.
const EPOCHS: u32 = 10;

/// Reads an image. An array of other sizes is refused before this is called, with the sizes.
async fn read(
    State(reader): State<Reader>,
    Json(image): Json<f32![8, 8]>,
) -> Result<Json<Answer>, StatusCode> {
    let answer = reader
        .read(image)
        .await
        .ok_or(StatusCode::SERVICE_UNAVAILABLE)?;
    Ok(Json(answer))
}

/// Returns the service.
fn service(reader: Reader) -> Router {
    Router::new().route("/read", post(read)).with_state(reader)
}

fn main() -> ExitCode {
    let address = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "127.0.0.1:3000".to_owned());
    match run(&address) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(address: &str) -> Result<(), Box<dyn Error>> {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/digits.csv.gz");
    let (training, testing) = data::read(Path::new(data))?;
    println!("learning from {} digits ..", training.len());
    let network: Network = train(&batch(&training), EPOCHS, 0, |_, _| {});

    let (reader, queue) = queue();
    thread::spawn(move || queue.serve(&network));
    Runtime::new()?.block_on(async {
        let listener = TcpListener::bind(address).await?;
        println!("a {}:", testing[0].label);
        let image: f32![8, 8] = Tensor::from_slice(&testing[0].pixels)?;
        let (image, at) = (serde_json::to_string(&image)?, listener.local_addr()?);
        println!("curl -H content-type:application/json -d '{image}' http://{at}/read");
        Ok(axum::serve(listener, service(reader)).await?)
    })
}
