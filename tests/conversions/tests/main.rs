//! Tests of the conversions between tensors and the data of other crates.

mod approximate;
mod bytes;
mod images;
mod matrices;
mod ndarrays;
mod values;

/// Returns the text of an error.
fn text<T>(result: Result<T, typed_xla::Error>) -> String {
    match result {
        Ok(_) => panic!("expected an error"),
        Err(error) => error.to_string(),
    }
}
