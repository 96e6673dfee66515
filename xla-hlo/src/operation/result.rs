//! Results of rules and builders, with their faults as faults of a call.

use super::Call;
use crate::error::{Error, Fault};

/// A result whose fault has no operation yet.
pub(crate) trait InCall<T> {
    /// Returns the result with the fault as an error of the call's operation.
    fn in_call(self, call: &Call<'_, '_>) -> Result<T, Error>;
}

impl<T> InCall<T> for Result<T, Fault> {
    fn in_call(self, call: &Call<'_, '_>) -> Result<T, Error> {
        match self {
            Ok(value) => Ok(value),
            Err(fault) => Err(call.error(fault)),
        }
    }
}
