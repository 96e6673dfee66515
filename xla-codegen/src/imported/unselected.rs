//! Models in a build that does not read them.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::{File, Imported, Refused};
use crate::features;

/// Returns the error that the feature is not selected.
pub(super) fn model(_: &File, _: &str) -> Result<Rc<Imported>, Refused> {
    let fault = features::fault("import");
    let what = fault.of("a model").message(&[]);
    Err(Refused::File(format!(": {what}")))
}

/// Returns the path of a file that is not read either.
pub(super) fn constants_path(path: &Path) -> PathBuf {
    path.into()
}
