//! Models in a build that does not read them.

use std::rc::Rc;

use super::{Imported, Refused};
use crate::features;

/// Returns the error that the feature is not selected.
pub(super) fn model(_: &[u8], _: u64, _: &str) -> Result<Rc<Imported>, Refused> {
    let fault = features::fault("import");
    let what = fault.of("a model").message(&[]);
    Err(Refused::File(format!(": {what}")))
}
