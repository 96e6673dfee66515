//! Calls the service as many clients at the same time do.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::LazyLock;
use std::thread;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::task::{JoinSet, yield_now};
use tower::ServiceExt;
use typed_xla::prelude::*;

use crate::batches::{MOST, digits, queue};
use crate::data::{self, Digit};
use crate::network::{Network, batch, train};
use crate::service;

/// A network that has seen each image twice, and images that it has not seen.
static LEARNT: LazyLock<(Network, Vec<Digit>)> = LazyLock::new(|| {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/digits.csv.gz");
    let (training, testing) = data::read(Path::new(data)).expect("the digits of this repository");
    (train(&batch(&training), 2, 0, |_, _| {}), testing)
});

/// Returns a request with an image.
fn request(image: &str) -> Request<Body> {
    let request = Request::post("/read").header("content-type", "application/json");
    request
        .body(Body::from(image.to_owned()))
        .expect("a request")
}

/// Returns an image as JSON.
fn json(digit: &Digit) -> String {
    let image: f32![8, 8] = Tensor::from_slice(&digit.pixels).expect("64 pixels");
    serde_json::to_string(&image).expect("numbers")
}

/// Returns the digit and the probability of an image that is alone.
fn alone(digit: &Digit) -> (i32, f32) {
    let image = Tensor::from_slice(&digit.pixels).expect("64 pixels");
    let image: f32![1, 1, 8, 8] = image;
    let (digit, probability) = digits(&LEARNT.0, &image);
    (digit[[0]], probability[[0]])
}

#[test]
fn a_hundred_requests_at_once_are_two_batches_and_are_answered_as_if_alone() {
    let runtime = Runtime::new().expect("threads can be started");
    let (reader, queue) = queue();
    let service = service(reader);
    let answers = runtime.block_on(async {
        let mut tasks = JoinSet::new();
        for (i, image) in LEARNT.1[..100].iter().map(json).enumerate() {
            let call = service.clone().oneshot(request(&image));
            tasks.spawn(async move { (i, call.await.expect("the service answers")) });
        }
        // All wait before the first is read.
        while queue.len() < 100 {
            yield_now().await;
        }
        drop(service);
        thread::spawn(move || queue.serve(&LEARNT.0));
        let mut answers = Vec::new();
        while let Some(answer) = tasks.join_next().await {
            let (i, response) = answer.expect("no task panics");
            assert_eq!(response.status(), StatusCode::OK);
            let bytes = to_bytes(response.into_body(), 1000)
                .await
                .expect("a short answer");
            answers.push((i, serde_json::from_slice::<Value>(&bytes).expect("JSON")));
        }
        answers
    });

    assert_eq!(answers.len(), 100);
    let mut sizes = [0, 0];
    for (i, answer) in answers {
        let (digit, probability) = alone(&LEARNT.1[i]);
        assert_eq!(answer["digit"], digit, "image {i}");
        // Larger batches add up in another order.
        let found = answer["probability"].as_f64().expect("a number");
        assert!(
            (found - f64::from(probability)).abs() < 1e-6,
            "image {i}: {found}, not {probability}"
        );
        let batch = answer["batch"].as_u64().expect("a number") as usize;
        assert!([MOST, 100 - MOST].contains(&batch), "a batch of {batch}");
        sizes[usize::from(batch < MOST)] += 1;
    }
    assert_eq!(sizes, [MOST, 100 - MOST]);
}

#[test]
fn an_image_of_another_size_is_refused_with_the_sizes() {
    let (reader, _queue) = queue();
    let runtime = Runtime::new().expect("threads can be started");
    let (status, text) = runtime.block_on(async {
        let response = service(reader).oneshot(request("[[1, 2], [3, 4]]")).await;
        let response = response.expect("the service answers");
        let status = response.status();
        let bytes = to_bytes(response.into_body(), 1000)
            .await
            .expect("a short answer");
        (status, String::from_utf8_lossy(&bytes).into_owned())
    });
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(text.contains('8') && text.contains('2'), "{text}");
}

#[test]
fn requests_that_nobody_reads_are_unavailable() {
    let (reader, queue) = queue();
    drop(queue);
    let runtime = Runtime::new().expect("threads can be started");
    let response = runtime.block_on(service(reader).oneshot(request(&json(&LEARNT.1[0]))));
    let response = response.expect("the service answers");
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
}

#[test]
fn a_client_reads_a_digit_over_http() {
    let (reader, queue) = queue();
    thread::spawn(move || queue.serve(&LEARNT.0));
    let runtime = Runtime::new().expect("threads can be started");
    let listener = runtime
        .block_on(TcpListener::bind("127.0.0.1:0"))
        .expect("a free port");
    let address = listener.local_addr().expect("an address");
    runtime.spawn(async { axum::serve(listener, service(reader)).await });

    let image = json(&LEARNT.1[0]);
    let mut client = TcpStream::connect(address).expect("the service listens");
    let head =
        "POST /read HTTP/1.1\r\nhost: test\r\nconnection: close\r\ncontent-type: application/json";
    write!(
        client,
        "{head}\r\ncontent-length: {}\r\n\r\n{image}",
        image.len()
    )
    .expect("it reads");
    let mut text = String::new();
    client.read_to_string(&mut text).expect("it answers");
    assert!(text.starts_with("HTTP/1.1 200 OK\r\n"), "{text}");
    let (digit, probability) = alone(&LEARNT.1[0]);
    let answer = format!("{{\"digit\":{digit},\"probability\":{probability},\"batch\":1}}");
    assert!(text.ends_with(&answer), "{answer}: {text}");
}
