//! Comparison of the arrays of a file with the leaves of a collection.

use alloc::borrow::ToOwned;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use std::path::Path;

use xla_shape::ElementType;

use super::convert::Conversion;
use super::{Kind, Stored};
use crate::error::Error;

/// An array that a leaf is read from.
pub(super) struct Wants {
    /// The name in the file.
    pub(super) name: String,
    /// The element type of the leaf.
    pub(super) element: ElementType,
    /// The element type in the file.
    pub(super) from: ElementType,
    pub(super) conversion: Conversion,
    /// The sizes of the leaf.
    pub(super) dims: Vec<usize>,
    /// The sizes of the array in row-major order of the file, and the permutation of its dimensions, unless both orders are
    /// the same.
    pub(super) permutation: Option<(Vec<usize>, Vec<usize>)>,
}

/// The arrays of a file that a collection expects, and those that are missing or of another type.
pub(super) struct Wanted {
    lossy: bool,
    all: Vec<Wants>,
    used: BTreeSet<String>,
    missing: Vec<String>,
    misshapen: Vec<(String, String)>,
}

impl Wanted {
    pub(super) fn new(lossy: bool) -> Wanted {
        Wanted {
            lossy,
            all: Vec::new(),
            used: BTreeSet::new(),
            missing: Vec::new(),
            misshapen: Vec::new(),
        }
    }

    /// Compares an expected array, whose type is formatted as `array`, with the one of this name in the file.
    pub(super) fn compare(
        &mut self,
        arrays: &BTreeMap<String, Stored>,
        name: String,
        element: ElementType,
        dims: &[Option<usize>],
        array: &str,
        transposition: Option<Vec<usize>>,
    ) {
        match arrays.get(&name) {
            None => self.missing.push(format!("{name}: {array}")),
            Some(found) => match self.fitting(found, &name, element, dims, transposition) {
                Ok(wants) => self.all.push(wants),
                Err(reason) => {
                    let found = format!("{found}{reason}");
                    self.misshapen.push((format!("{name}: {array}"), found));
                }
            },
        }
        self.used.insert(name);
    }

    /// Returns the array for a leaf.
    ///
    /// # Errors
    /// The way to load it nevertheless, which is empty if there is none.
    fn fitting(
        &self,
        found: &Stored,
        name: &str,
        element: ElementType,
        dims: &[Option<usize>],
        transposition: Option<Vec<usize>>,
    ) -> Result<Wants, String> {
        let rank = found.dims.len();
        let permutation = match transposition {
            None => (0..rank).collect(),
            Some(permutation) => {
                let mut sorted = permutation.clone();
                sorted.sort_unstable();
                if !sorted.into_iter().eq(0..rank) {
                    return Err(format!(", which {permutation:?} does not permute"));
                }
                permutation
            }
        };
        let sizes: Vec<usize> = permutation.iter().map(|&d| found.dims[d]).collect();
        let (from, conversion, has_all) = match &found.kind {
            Kind::Known(from, _) => {
                let (conversion, has_all) =
                    Conversion::between(*from, element).ok_or(String::new())?;
                (*from, conversion, has_all)
            }
            Kind::Untyped(_, types) if types.contains(&element) => {
                (element, Conversion::None, true)
            }
            Kind::Untyped(..) => return Err(String::new()),
        };
        if !fits(&sizes, dims) {
            let reversed = || found.dims.iter().rev().copied().collect::<Vec<_>>();
            let is_transposed = rank == 2 && permutation == [0, 1] && fits(&reversed(), dims);
            let help = match (is_transposed, has_all || self.lossy) {
                (false, _) => "",
                (true, true) => ", which `open(path)?.transposed(..)` transposes",
                (true, false) => {
                    ", which `open(path)?.lossy().transposed(..)` converts and transposes"
                }
            };
            return Err(help.to_owned());
        }
        if !has_all && !self.lossy {
            return Err(", which `open(path)?.lossy()` converts".to_owned());
        }
        // Column-major order is row-major order of the reversed dimensions.
        let (memory, permutation) = if found.columns {
            let reversed = permutation.iter().map(|d| rank - 1 - d).collect();
            (found.dims.iter().rev().copied().collect(), reversed)
        } else {
            (found.dims.clone(), permutation)
        };
        let is_in_order = permutation.iter().copied().eq(0..rank);
        Ok(Wants {
            name: name.to_owned(),
            element,
            from,
            conversion,
            dims: sizes,
            permutation: (!is_in_order).then_some((memory, permutation)),
        })
    }

    /// Returns the arrays of a file that no leaf is read from, with their types.
    pub(super) fn extra(&self, arrays: &BTreeMap<String, Stored>) -> Vec<String> {
        let extra = arrays.iter().filter(|(name, _)| !self.used.contains(*name));
        extra
            .map(|(name, array)| format!("{name}: {array}"))
            .collect()
    }

    /// Returns the arrays in the order of the leaves, unless one is missing, extra or of another type.
    pub(super) fn checked(self, path: &Path, extra: Vec<String>) -> Result<Vec<Wants>, Error> {
        let Wanted {
            all,
            missing,
            misshapen,
            ..
        } = self;
        if missing.is_empty() && extra.is_empty() && misshapen.is_empty() {
            return Ok(all);
        }
        Err(Error::Mismatch {
            path: path.to_owned(),
            missing,
            extra,
            misshapen,
        })
    }
}

/// Whether sizes match a type's sizes, which are `None` where they are dynamic.
fn fits(found: &[usize], known: &[Option<usize>]) -> bool {
    let mut sizes = found.iter().zip(known);
    found.len() == known.len()
        && sizes.all(|(found, known)| known.is_none_or(|known| known == *found))
}
