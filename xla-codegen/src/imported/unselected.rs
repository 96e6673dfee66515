//! Models in a build that does not read them.

use std::rc::Rc;

use super::Imported;
use crate::features;

/// Returns the error that the feature is not selected.
pub(super) fn model(_: &[u8], _: u64, _: &str) -> Result<Rc<Imported>, String> {
    let fault = features::fault("import");
    Err(format!(": {}", fault.of("a model").message(&[])))
}
