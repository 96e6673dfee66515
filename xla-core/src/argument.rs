//! Checks of dynamic sizes: of a computation's arguments against the constraints of its operations, and of
//! the tensors that its results are written to.

use core::marker::PhantomData;

use crate::error::{Error, SizeOrigin, or_panic};

/// Checks the size of one dimension of an argument, which must equal the difference of the two numbers.
///
/// # Errors
///
/// [`Error::DynamicSize`] if it has another size.
///
/// ```
/// use xla_core::argument::check_size;
///
/// assert!(check_size("f", ("y", 0), 5, (6, 1), "x + y").is_ok());
/// let error = check_size("f", ("y", 0), 4, (5, 0), "x + y").unwrap_err();
/// assert_eq!(error.to_string(), "f: dimension 0 of `y` is 4, but `x + y` expects 5");
/// ```
pub fn check_size(
    computation: &'static str,
    (operand, dimension): (&'static str, usize),
    found: usize,
    (added, subtracted): (usize, usize),
    reason: &'static str,
) -> Result<(), Error> {
    if found.checked_add(subtracted) == Some(added) {
        return Ok(());
    }
    Err(Error::DynamicSize {
        computation,
        origin: SizeOrigin::Argument,
        operand,
        dimension,
        expected: added.saturating_sub(subtracted),
        found,
        reason,
    })
}

/// Checks that the second of two numbers, which are computed from the sizes of arguments, is at most the first.
///
/// # Errors
///
/// [`Error::ArgumentSizes`] if it is not.
///
/// ```
/// use xla_core::argument::check_sizes;
///
/// let sizes = [("p", 1, 2), ("p.1", 0, 7)];
/// let error = check_sizes("f", (2, 7), "slice: ?p.1.0 of ?p.1", &sizes).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "f: slice: 7 of 2; dimension 1 of `p` is 2; dimension 0 of `p.1` is 7"
/// );
/// ```
pub fn check_sizes(
    computation: &'static str,
    (most, found): (usize, usize),
    reason: &'static str,
    sizes: &[(&'static str, usize, usize)],
) -> Result<(), Error> {
    if found <= most {
        return Ok(());
    }
    Err(Error::ArgumentSizes {
        computation,
        reason,
        sizes: sizes.to_vec(),
    })
}

/// The error type of a computation, for checks and allocations whose error it may be unable to return.
#[derive(Debug)]
pub struct Failure<E>(PhantomData<E>);

impl<E: From<Error>> Failure<E> {
    /// Converts the error of a check or an allocation.
    ///
    /// # Errors
    ///
    /// The error of the check or the allocation.
    ///
    /// ```
    /// use xla_core::argument::{Failure, OrPanic as _, check_size};
    /// use xla_core::error::Error;
    ///
    /// let check = || check_size("f", ("y", 0), 4, (5, 0), "N");
    /// assert!(Failure::<Error>::of(check()).is_err());
    /// assert!(std::panic::catch_unwind(|| Failure::<String>::of(check())).is_err());
    /// ```
    pub fn of<T>(result: Result<T, Error>) -> Result<T, E> {
        Ok(result?)
    }
}

/// [`Failure::of`] for an error type to which the library's error does not convert.
pub trait OrPanic<E> {
    /// Panics with the text of the error of a check or an allocation.
    ///
    /// # Errors
    ///
    /// None.
    ///
    /// # Panics
    ///
    /// Panics if the check or the allocation failed.
    #[track_caller]
    fn of<T>(result: Result<T, Error>) -> Result<T, E> {
        Ok(or_panic(result))
    }
}

impl<E> OrPanic<E> for Failure<E> {}

/// The type that a computation returns if it may fail, whose error type it may not name: `io::Result<()>`.
pub trait Returned {
    /// Its error type.
    type Error;
}

impl<T, E> Returned for Result<T, E> {
    type Error = E;
}

/// Returns a size if it is static, and zero in code that only runs for static sizes.
#[must_use]
pub const fn static_size(known: Option<usize>) -> usize {
    match known {
        Some(size) => size,
        None => 0,
    }
}

/// Returns the length of a local array: a static size from 1 to 999, whose type determines an array. Returns
/// the largest number for any other.
#[must_use]
pub const fn local_size(known: Option<usize>) -> usize {
    match known {
        Some(size @ 1..1000) => size,
        _ => usize::MAX,
    }
}

/// Checks the sizes of a tensor that a result is written to.
///
/// # Errors
///
/// [`Error::ResultSizes`] if they differ from the sizes of the result.
///
/// ```
/// use xla_core::argument::check_result;
///
/// assert!(check_result("f", 0, &[2, 3], &[2, 3]).is_ok());
/// let error = check_result("f", 0, &[2, 3], &[4, 3]).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "f: result 0 has the sizes [2, 3], but its tensor has the sizes [4, 3]"
/// );
/// ```
pub fn check_result(
    computation: &'static str,
    index: usize,
    expected: &[usize],
    found: &[usize],
) -> Result<(), Error> {
    if expected == found {
        return Ok(());
    }
    Err(Error::ResultSizes {
        computation,
        index,
        expected: expected.to_vec(),
        found: found.to_vec(),
    })
}
