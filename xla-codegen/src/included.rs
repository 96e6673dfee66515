//! The constants whose bytes are in files of models: emitted code includes these instead of repeating the bytes.
//!
//! `Model::take_stored` in `xla-import` returns the large constants that are bytes of a file. All clones of such a
//! literal share its memory, so a constant is found by its address.

use std::cell::RefCell;
use std::collections::HashMap;
use std::path::Path;
use std::rc::Rc;

use xla_hlo::Literal;

thread_local! {
    /// The constants by the address of their bytes, which all clones share.
    static INCLUDED: RefCell<HashMap<usize, Included>> = RefCell::default();
}

/// The bytes of a constant in a file.
#[derive(Clone)]
pub(crate) struct Included {
    /// The constant, whose bytes remain at their address.
    literal: Literal,
    /// The absolute path.
    pub(crate) path: Rc<Path>,
    /// The position of the first byte.
    pub(crate) offset: usize,
}

/// Records that a constant has the bytes of a file from this position on.
#[cfg_attr(not(feature = "import"), allow(dead_code))]
pub(crate) fn record(literal: Literal, path: Rc<Path>, offset: usize) {
    let address = literal.bytes().as_ptr() as usize;
    let included = Included {
        literal,
        path,
        offset,
    };
    INCLUDED.with_borrow_mut(|all| all.insert(address, included));
}

/// Removes all constants.
#[cfg_attr(not(feature = "import"), allow(dead_code))]
pub(crate) fn clear() {
    INCLUDED.with_borrow_mut(HashMap::clear);
}

/// Returns the place of a constant in a file, if it is there.
pub(crate) fn find(literal: &Literal) -> Option<Included> {
    let bytes = literal.bytes();
    let address = bytes.as_ptr() as usize;
    let found = INCLUDED.with_borrow(|all| all.get(&address).cloned());
    found.filter(|found| found.literal.bytes().len() == bytes.len())
}
