//! Memory that cannot be allocated: an error of a computation that returns a `Result`, and a panic of any other.

use std::panic::{AssertUnwindSafe, catch_unwind};

use typed_xla::{Error, prelude::*};

#[computation]
fn products(x: &f32![?]) -> Result<f32![?, ?], Error> {
    Ok(outer(x, x))
}

#[computation]
fn intermediate(x: &f32![?], y: &mut f32![?]) -> Result<f32, Error> {
    let all = sort(outer(x, x), dimension = 1);
    *y += 1.0;
    Ok(sum(all[0]))
}

/// An error type to which the library's error converts.
#[derive(Debug)]
struct Converted(String);

impl From<Error> for Converted {
    fn from(error: Error) -> Converted {
        Converted(error.to_string())
    }
}

type Fallible<T> = Result<T, Converted>;

mod aliased {
    use super::{Converted, outer_of};
    use typed_xla::prelude::*;

    type Result<T> = std::result::Result<T, Converted>;

    #[computation]
    pub fn products(x: &f32![?]) -> Result<f32![?, ?]> {
        Ok(outer_of(x))
    }
}

#[computation]
fn outer_of<N: Dim>(x: &f32![N]) -> f32![N, N] {
    outer(x, x)
}

#[computation]
fn converted(x: &f32![?]) -> Result<f32![?, ?], Converted> {
    Ok(outer(x, x))
}

#[derive(Debug)]
struct Other;

#[computation]
fn other(x: &f32![?]) -> Result<f32![?, ?], Other> {
    Ok(outer(x, x))
}

#[computation]
fn plain(x: &f32![?]) -> f32![?, ?] {
    outer(x, x)
}

/// A vector whose products need 2^48 bytes, more than an address space has.
fn large() -> f32![?] {
    Tensor::zeros_sized([1 << 23]).unwrap()
}

const TEXT: &str = "cannot allocate 281474976710656 bytes";

#[test]
fn a_computation_that_returns_a_result_returns_the_error() {
    let x = large();
    let error = products(&x).unwrap_err();
    assert!(matches!(error, Error::Allocation { .. }), "{error}");
    assert!(error.to_string().contains(TEXT), "{error}");
    let mut y = Tensor::zeros_sized([2]).unwrap();
    let error = intermediate(&x, &mut y).unwrap_err();
    assert!(matches!(error, Error::Workspace { .. }), "{error}");
    assert_eq!(y.to_vec(), [0.0, 0.0]);
    let errors: [Fallible<_>; 2] = [converted(&x), aliased::products(&x)];
    for Converted(text) in errors.map(Result::unwrap_err) {
        assert!(text.contains(TEXT), "{text}");
    }
}

#[test]
fn any_other_computation_panics() {
    let x = large();
    let panics = [
        catch_unwind(AssertUnwindSafe(|| drop(plain(&x)))),
        catch_unwind(AssertUnwindSafe(|| drop(other(&x)))),
    ];
    for panic in panics {
        let panic = panic.unwrap_err();
        let text = panic.downcast_ref::<String>().unwrap();
        assert!(text.contains("281474976710656 bytes"), "{text}");
    }
    let small = tensor![1.0, 2.0];
    assert_eq!(
        other(&small.as_dynamic()).unwrap().to_vec(),
        [1.0, 2.0, 2.0, 4.0]
    );
}
