//! Index vectors: the positions at which gather reads windows and scatter writes them. Both operations share these
//! dimension numbers and constraints.

use crate::attr;
use crate::error::{Error, Fault, FaultKind, below};
use crate::graph::{Attr, ints};
use crate::list::{self, Items};
use crate::operation::{Call, KernelArg};
use crate::ops::checks;
use crate::{Shape, Size, Value};

/// The attribute with the dimension of the indices that holds the components of an index vector.
pub(super) const VECTOR: &str = "index_vector_dim";

/// The names of the dimension numbers in gather or scatter.
pub(super) struct Names {
    /// The window dimensions of the array that holds all windows.
    pub(super) window: &'static str,
    /// The operand dimensions that are omitted from the windows.
    pub(super) dropped: &'static str,
    /// The batching dimensions of the operand.
    pub(super) batching: &'static str,
    /// The batching dimensions of the indices.
    pub(super) indices_batching: &'static str,
    /// The operand dimension of each component of an index vector.
    pub(super) map: &'static str,
    /// The name of the operand with the indices.
    pub(super) indices: &'static str,
}

/// The dimension numbers of a call, none of which counts from the end any more.
pub(super) struct Numbers {
    pub(super) window: Vec<i64>,
    pub(super) dropped: Vec<i64>,
    pub(super) batching: Vec<i64>,
    pub(super) indices_batching: Vec<i64>,
    pub(super) map: Vec<i64>,
    pub(super) vector: i64,
}

impl Names {
    /// Reads the dimension numbers of a call with this operand and these indices.
    ///
    /// # Errors
    /// An argument is not a list of numbers, or counts from the end beyond the first dimension.
    pub(super) fn read(
        &self,
        call: &Call<'_, '_>,
        operand: Value,
        indices: Value,
    ) -> Result<Numbers, Error> {
        let [rank, of_indices] = list::both([operand, indices], |v| call.b.shape(v).rank());
        let numbers = |name, rank| {
            if call.is_passed(name) || !self.is_optional(name) {
                checks::numbers_from_end(call, name, rank)
            } else {
                Ok(Vec::new())
            }
        };
        // The rule reports a number that is out of range.
        let vector = checks::number(call, VECTOR)?;
        let vector =
            checks::dimension_from_end(vector, of_indices).map_or(vector, |dim| dim as i64);
        // The array of all windows has the dimensions of a window, and those of the indices without the vectors.
        let windows = call.ints(self.window)?.len();
        let vectors = usize::from((0..of_indices as i64).contains(&vector));
        let whole = windows + of_indices - vectors;
        Ok(Numbers {
            window: numbers(self.window, whole)?,
            dropped: numbers(self.dropped, rank)?,
            batching: numbers(self.batching, rank)?,
            indices_batching: numbers(self.indices_batching, of_indices)?,
            map: numbers(self.map, rank)?,
            vector,
        })
    }

    fn is_optional(&self, name: &str) -> bool {
        name == self.batching || name == self.indices_batching
    }
}

/// The dimension numbers, checked to be in range and distinct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Places {
    pub(super) window: Vec<usize>,
    pub(super) dropped: Vec<usize>,
    pub(super) batching: Vec<usize>,
    pub(super) indices_batching: Vec<usize>,
    pub(super) map: Vec<usize>,
    pub(super) vector: usize,
}

impl Places {
    /// Reads the dimension numbers for an operand and for indices, which are the operand with that number.
    ///
    /// # Errors
    /// A number is out of range, repeated or not in order, or a list has a wrong length.
    pub(super) fn of(
        attrs: &[(&'static str, Attr)],
        names: &Names,
        operand: &Shape,
        (number, indices): (usize, &Shape),
    ) -> Result<Places, Fault> {
        if !indices.element.is_integer() {
            let (admitted, found) = ("integer", indices.element);
            let what = FaultKind::ElementNotAdmitted { admitted, found };
            return Err(Fault::operand(number, what));
        }
        let rank = operand.rank();
        let dims = |name, rank| checks::dimensions(name, ints(attrs, name), rank);
        let vector = vector(attrs, names, indices)?;
        let dropped = increasing(names.dropped, dims(names.dropped, rank)?)?;
        let batching = increasing(names.batching, dims(names.batching, rank)?)?;
        // A dimension has one role: collapsed, batching, or in the windows.
        apart(names.batching, &batching, names.dropped, &dropped)?;
        let expected = rank - dropped.len() - batching.len();
        let places = Places {
            window: windows(attrs, names, indices, vector, expected)?,
            map: dims(names.map, rank)?,
            indices_batching: dims(names.indices_batching, indices.rank())?,
            dropped,
            batching,
            vector,
        };
        apart(names.map, &places.map, names.batching, &places.batching)?;
        places.pairs(names, operand, indices)?;
        places.parts(names, indices, number)?;
        Ok(places)
    }

    /// Checks that batching dimensions of the operand and of the indices match.
    fn pairs(&self, names: &Names, operand: &Shape, indices: &Shape) -> Result<(), Fault> {
        let own = &self.indices_batching;
        if let Some(i) = own.iter().position(|d| *d == self.vector) {
            let what = format!("dimension {} is already {VECTOR}", self.vector);
            return Err(Fault::item(
                names.indices_batching,
                i,
                FaultKind::Other(what),
            ));
        }
        if own.len() != self.batching.len() {
            let what = FaultKind::Count {
                items: "dimension numbers, one for each batching dimension of the operand",
                expected: self.batching.len(),
                found: own.len(),
            };
            return Err(Fault::named(names.indices_batching, what));
        }
        for (i, (&lhs, &rhs)) in self.batching.iter().zip(own).enumerate() {
            let sizes = (&operand.dims[lhs], &indices.dims[rhs]);
            if sizes.0 != sizes.1 {
                let what = format!(
                    "batching dimensions differ: {} (operand dimension {lhs}) and {} ({} dimension {rhs})",
                    sizes.0, sizes.1, names.indices
                );
                return Err(Fault::item(
                    names.indices_batching,
                    i,
                    FaultKind::Other(what),
                ));
            }
        }
        Ok(())
    }

    /// Checks that each component of an index vector has one dimension of the operand.
    fn parts(&self, names: &Names, indices: &Shape, number: usize) -> Result<(), Fault> {
        // `index_vector_dim` may be the rank of the indices: each index is then a vector of one component.
        let one = Size::from(1);
        let parts = indices.dims.get(self.vector).unwrap_or(&one);
        if parts.is(self.map.len()) {
            return Ok(());
        }
        let Some(expected) = parts.known() else {
            let mut expected = indices.clone();
            expected.dims[self.vector] = Size::from(self.map.len());
            let found = indices.clone();
            return Err(Fault::operand(
                number,
                FaultKind::ShapeExpected { expected, found },
            ));
        };
        let what = FaultKind::Count {
            items: "dimension numbers, one for each part of an index vector",
            expected,
            found: self.map.len(),
        };
        Err(Fault::named(names.map, what))
    }

    /// Returns the sizes of the array that holds a window of these sizes for each index vector; the omitted and
    /// batching dimensions of the window are ignored.
    pub(super) fn windows(&self, indices: &Shape, window: &[Size]) -> Vec<Size> {
        let mut places = indices.dims.iter().enumerate();
        let mut places = places.by_ref().filter_items(|(d, _)| *d != self.vector);
        let mut shown = self.shown(window.len()).into_iter();
        let rank = places_of(indices, self.vector) + self.window.len();
        let mut size = |d: usize| {
            if self.window.contains(&d) {
                shown.next().map(|d| window[d].clone())
            } else {
                places.next().map(|(_, size)| size.clone())
            }
        };
        (0..rank).filter_map(&mut size).collect_vec()
    }

    /// Returns the dimensions of an operand of this rank that appear in the windows.
    pub(super) fn shown(&self, rank: usize) -> Vec<usize> {
        let hidden = |d: &usize| self.dropped.contains(d) || self.batching.contains(d);
        (0..rank).filter_items(|d| !hidden(d)).collect_vec()
    }

    /// Returns the kernel argument for indices of this rank.
    pub(super) fn kernel_arg(&self, rank: usize) -> KernelArg {
        let vector = (self.vector < rank).then(|| Size::from(self.vector));
        let list = KernelArg::dimensions;
        KernelArg::new_struct(
            "GatherDimensions",
            vec![
                ("offset", list(&self.window)),
                ("collapsed", list(&self.dropped)),
                ("batching", list(&self.batching)),
                ("indices_batching", list(&self.indices_batching)),
                ("start_index_map", list(&self.map)),
                ("index_vector", KernelArg::Optional(vector)),
            ],
        )
    }
}

/// Returns the number of dimensions of the indices that count index vectors.
fn places_of(indices: &Shape, vector: usize) -> usize {
    indices.rank() - usize::from(vector < indices.rank())
}

/// Returns the dimension of the components of an index vector; the rank of the indices if each index is a scalar.
fn vector(attrs: &[(&'static str, Attr)], names: &Names, indices: &Shape) -> Result<usize, Fault> {
    let found = attr::int(attrs, VECTOR);
    let rank = indices.rank();
    let fits = usize::try_from(found).ok().filter(|&d| d <= rank);
    fits.ok_or_else(|| {
        let of = names.indices;
        let those = match rank {
            0 => format!("0, because each element of {of} is an index"),
            _ => format!(
                "{} of {of}, or {rank} if each element is an index",
                below("dimension", rank)
            ),
        };
        let what = format!("expected {those}, found {found}");
        Fault::named(VECTOR, FaultKind::Other(what))
    })
}

/// Reads the window dimensions: one for each operand dimension that appears in the windows.
fn windows(
    attrs: &[(&'static str, Attr)],
    names: &Names,
    indices: &Shape,
    vector: usize,
    expected: usize,
) -> Result<Vec<usize>, Fault> {
    let numbers = ints(attrs, names.window);
    let found = numbers.len();
    if found != expected {
        let items =
            "dimension numbers, one for each dimension of the operand that the windows keep";
        let what = FaultKind::Count {
            items,
            expected,
            found,
        };
        return Err(Fault::named(names.window, what));
    }
    let rank = places_of(indices, vector) + found;
    increasing(
        names.window,
        checks::dimensions(names.window, numbers, rank)?,
    )
}

fn increasing(name: &'static str, dims: Vec<usize>) -> Result<Vec<usize>, Fault> {
    if dims.is_sorted() {
        Ok(dims)
    } else {
        Err(Fault::named(name, FaultKind::NotIncreasing))
    }
}

/// Checks that no dimension is in another list too.
fn apart(
    name: &'static str,
    dims: &[usize],
    other: &'static str,
    taken: &[usize],
) -> Result<(), Fault> {
    match dims.iter().position(|d| taken.contains(d)) {
        None => Ok(()),
        Some(i) => {
            let what = format!("dimension {} is also listed in {other}", dims[i]);
            Err(Fault::item(name, i, FaultKind::Other(what)))
        }
    }
}
