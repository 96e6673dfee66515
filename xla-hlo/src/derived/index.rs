//! `x[(1..3, i, 0)]`: a slice without the dimensions that an index selects, which may be computed.

use crate::element::Kind;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::InCall;
use crate::operation::{Call, Operation, Param};
use crate::ops::{constant, convert, dynamic_slice, reshape, slice};
use crate::{Builder, ElementType, Size, Tree};

use super::take::take;

/// Ranges and indices in brackets.
pub static OPERATION: Operation = Operation {
    name: "index",
    operator: Some("x[i]"),
    params: &{
        let [starts, limits, dims, computed, along] = Region::PARAMS;
        [
            Param::array("operand"),
            starts,
            limits,
            dims,
            computed,
            along,
        ]
    },
    over_trees: false,
    build,
};

/// A place in an array: a range in each dimension, and the indices of some.
pub(crate) struct Region {
    /// The first index of the range in each dimension.
    pub(crate) starts: Vec<Size>,
    /// The end of the range in each dimension, exclusive.
    pub(crate) limits: Vec<Size>,
    /// The dimensions that an index selects, known or computed.
    pub(crate) dims: Vec<usize>,
    /// The computed indices, each with its dimension.
    pub(crate) computed: Vec<(usize, Value)>,
}

/// Returns the help for a mask as an index: the number of elements that it selects is not in a type.
fn masked(element: ElementType, replaces: bool) -> String {
    if replaces {
        return "write `{operand} = select({computed}, {update}, {operand})`".to_string();
    }
    let zero = match element.kind() {
        Kind::Bool => "false",
        Kind::Signed | Kind::Unsigned => "0",
        _ => "0.0",
    };
    format!(
        "replace the other elements by a number that does not count, as in `select({{computed}}, {{operand}}, {zero})`"
    )
}

impl Region {
    /// The parameters that describe a region.
    pub(crate) const PARAMS: [Param; 5] = [
        Param::ints("start_indices"),
        Param::ints("limit_indices"),
        Param::ints("dimensions"),
        Param::arrays("computed").optional(),
        Param::ints("along").optional(),
    ];

    /// Reads the arguments for [`Region::PARAMS`] of an operation that reads the region or replaces it.
    pub(crate) fn of(
        call: &mut Call<'_, '_>,
        operand: Value,
        replaces: bool,
    ) -> Result<Region, Error> {
        let rank = call.b.shape(operand).rank();
        let (starts, limits) = (call.sizes("start_indices")?, call.sizes("limit_indices")?);
        let mut dims = call.dims("dimensions", rank)?;
        let mut computed = Vec::new();
        if call.is_passed("computed") {
            let values = call.arrays("computed")?;
            let along = call.dims("along", rank)?;
            if along.len() != values.len() {
                let what = FaultKind::Count {
                    items: "dimension numbers, one for each computed index",
                    expected: values.len(),
                    found: along.len(),
                };
                return Err(call.error(Fault::named("along", what)));
            }
            // A vector selects several slices; indices of a higher rank are `gather`'s.
            for (i, value) in values.iter().enumerate() {
                let shape = call.b.shape(*value);
                if !shape.element.is_integer() || shape.rank() > 1 {
                    let what = FaultKind::Value {
                        expected: "an integer or a vector of integers".to_string(),
                        found: shape.to_string(),
                    };
                    let fault = Fault::item("computed", i, what);
                    let is_mask = shape.element == ElementType::Bool
                        && shape.dims == call.b.shape(operand).dims;
                    let is_float = shape.element.is_float() && shape.rank() <= 1;
                    let help = is_float.then(|| "convert it: `{computed} as i32`".to_string());
                    let element = call.b.shape(operand).element;
                    return Err(call.error(if is_mask {
                        fault.help(masked(element, replaces))
                    } else {
                        fault.or_help(help)
                    }));
                }
            }
            // A computed index removes its dimension as a known one does.
            dims.extend(along.iter().copied());
            computed = along.into_iter().zip(values).collect_vec();
        }
        Ok(Region {
            starts,
            limits,
            dims,
            computed,
        })
    }

    /// Returns the dimension and the indices of the one computed index that is a vector, if there is one.
    ///
    /// # Errors
    /// There are several.
    pub(crate) fn vector(&self, b: &Builder<'_>) -> Result<Option<(usize, Value)>, Fault> {
        let computed = self.computed.iter().copied();
        let vectors = computed.filter_items(|(_, value)| b.shape(*value).rank() == 1);
        match vectors.collect_vec()[..] {
            [] => Ok(None),
            [one] => Ok(Some(one)),
            _ => {
                let what = "several of the indices are vectors".to_string();
                let help = "`gather` takes elements at several computed indices";
                Err(Fault::named("computed", FaultKind::Other(what)).help(help))
            }
        }
    }

    /// Returns the start of the region in each dimension as scalars of one type. A vector's dimension starts at 0.
    pub(crate) fn scalars(&self, b: &mut Builder<'_>) -> Result<Vec<Value>, Fault> {
        let scalars = self.computed.iter();
        let scalars = scalars.filter_items(|(_, value)| b.shape(*value).is_scalar());
        let scalars: Vec<(usize, Value)> = scalars.copied().collect_vec();
        let first = scalars.first().map(|(_, value)| b.shape(*value).element);
        // A start of one type for all dimensions, as `dynamic_slice` requires: the user's type if there is only one.
        let same = |element: ElementType| {
            let mut all = scalars.iter();
            all.all(|(_, value)| b.shape(*value).element == element)
        };
        let element = first.filter(|first| same(*first));
        let element = element.unwrap_or(ElementType::I64);
        let mut all = Vec::new();
        for (d, start) in self.starts.iter().enumerate() {
            let computed = scalars.iter().find(|(at, _)| *at == d);
            all.push(match computed {
                Some((_, value)) => convert::convert(b, *value, element)?,
                None => constant::size(b, element, start.clone()),
            });
        }
        Ok(all)
    }

    /// Returns the sizes of the region, whose ranges have these lengths: 1 where a scalar index selects.
    pub(crate) fn sizes(&self, b: &Builder<'_>, mut lengths: Vec<Size>) -> Vec<Size> {
        for (d, value) in &self.computed {
            if b.shape(*value).is_scalar() {
                lengths[*d] = Size::from(1);
            }
        }
        lengths
    }
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let region = Region::of(call, operand, false)?;
    let value = if region.computed.is_empty() {
        index(call.b, operand, region.starts, region.limits, &region.dims)
    } else {
        computed(call.b, operand, region)
    };
    value.map(Tree::Leaf).in_call(call)
}

/// Slices between two indices, and removes the dimensions `dims`, in which the slice has size 1.
///
/// # Errors
/// The indices are out of bounds, or a removed dimension has another size.
pub fn index(
    b: &mut Builder<'_>,
    operand: Value,
    starts: Vec<Size>,
    limits: Vec<Size>,
    dims: &[usize],
) -> Result<Value, Fault> {
    let strides = vec![Size::from(1); b.shape(operand).rank()];
    let part = slice::slice(b, operand, starts, limits, strides)?;
    without(b, part, dims)
}

/// Returns the region of an array; a vector of indices selects a slice for each.
fn computed(b: &mut Builder<'_>, operand: Value, mut region: Region) -> Result<Value, Fault> {
    let vector = region.vector(b)?;
    let starts = region.starts.clone();
    // The known ranges first, in which mistakes are found.
    let strides = vec![Size::from(1); starts.len()];
    let part = slice::slice(b, operand, starts, region.limits.clone(), strides)?;
    // The known dimensions have size 1 now, and all starts are relative to the part.
    let of_computed = |d: usize| region.computed.iter().any(|(at, _)| *at == d);
    let limits = b.shape(part).dims.clone();
    let starts = vec![Size::from(0); limits.len()];
    let known = (0..limits.len()).filter_items(|d| region.dims.contains(d) && !of_computed(*d));
    let known = known.collect_vec();
    region.starts = starts;
    // A single vector needs no slice: `take` selects along its dimension.
    let part = if vector.is_some() && region.computed.len() == 1 {
        part
    } else {
        let (starts, sizes) = (region.scalars(b)?, region.sizes(b, limits));
        dynamic_slice::dynamic_slice(b, part, &starts, sizes)?
    };
    let part = match vector {
        Some((d, indices)) => take(b, part, indices, d)?,
        None => part,
    };
    // The vector's dimension remains, with the vector's size.
    let gone = region.computed.iter().map(|(d, _)| *d);
    let gone = gone.filter_items(|d| vector.is_none_or(|(vector, _)| vector != *d));
    let gone: Vec<usize> = gone.chain_items(known).collect_vec();
    without(b, part, &gone)
}

/// Removes dimensions of size 1.
pub(crate) fn without(b: &mut Builder<'_>, part: Value, dims: &[usize]) -> Result<Value, Fault> {
    let sizes = b.shape(part).dims.iter().enumerate();
    let left = sizes.filter_items(|(d, _)| !dims.contains(d));
    let left = left.map(|(_, size)| size.clone()).collect_vec();
    reshape::reshape(b, part, left)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn a_known_index_removes_its_dimension() {
        check(&[
            ("index(f32[2, 3], [0, 1], [2, 2], [1])", "f32[2]"),
            ("index(f32[2, N], [1, 0], [2, N], [0])", "f32[N]"),
            ("index(f32[2, 3], [0, 1], [2, 3], [])", "f32[2, 2]"),
            ("index(f32[2, 3], [1, 1], [2, 2], [0, 1])", "f32[]"),
            (
                "index(f32[2, 3], [0, 3], [2, 4], [1])",
                "limit_indices[1]: expected at most 3 (the size of dimension 1), found 4",
            ),
            (
                "index(f32[2, 3], [0, -1], [2, 0], [1])",
                "start_indices[1]: expected a size, found -1",
            ),
            (
                "index(f32[2, 3], [0, 0], [2, 3], [1])",
                "sizes: the number of elements differs: 2 * 3 = 6 in the operand, 2 in the result",
            ),
        ]);
    }

    #[test]
    fn computed_indices_remove_or_replace_their_dimensions() {
        check(&[
            ("index(f32[4], [0], [4], [], i32[], [0])", "f32[]"),
            (
                "index(f32[4, 3], [0, 0], [4, 3], [], (i32[],), [0])",
                "f32[3]",
            ),
            (
                "index(f32[4, 3], [0, 1], [4, 3], [], (u8[],), [0])",
                "f32[2]",
            ),
            (
                "index(f32[4, N, 3], [0, 0, 2], [4, N, 3], [2], (i32[],), [0])",
                "f32[N]",
            ),
            (
                "index(f32[4, 3], [0, 0], [4, 3], [], (i32[], i64[]), [0, 1])",
                "f32[]",
            ),
            (
                "index(f32[4, 3], [0, 0], [4, 3], [], (i32[5],), [1])",
                "f32[4, 5]",
            ),
            (
                "index(f32[4, 3], [0, 0], [4, 3], [], (i32[5], i32[]), [1, 0])",
                "f32[5]",
            ),
            (
                "index(f32[4, 3], [1, 0], [3, 3], [], (i32[K],), [0])",
                "f32[K, 3]",
            ),
            (
                "index(f32[4, 3], [0, 0], [4, 3], [], (i32[5], i32[2]), [1, 0])",
                "computed: several of the indices are vectors | `gather` takes elements at several computed indices",
            ),
            (
                "index(f32[4], [0], [4], [], f32[], [0])",
                "computed[0]: expected an integer or a vector of integers, found f32[] | convert it: `{computed} as i32`",
            ),
            (
                "index(f32[4], [0], [4], [], bool[4], [0])",
                "computed[0]: expected an integer or a vector of integers, found bool[4] | replace the other elements by a \
                 number that does not count, as in `select({computed}, {operand}, 0.0)`",
            ),
            (
                "index(f32[4], [0], [4], [], (i32[],), [])",
                "along: expected 1 dimension number, one for each computed index, found 0",
            ),
        ]);
    }

    #[test]
    fn computed_indices_are_a_dynamic_slice_or_a_gather() {
        assert_eq!(
            primitives("index(f32[4, 3], [0, 0], [4, 3], [], (i32[],), [0])"),
            ["constant", "dynamic_slice", "reshape"]
        );
        assert_eq!(
            primitives("index(f32[4, 3], [0, 0], [4, 3], [], (i32[5],), [0])"),
            ["gather"]
        );
    }

    #[test]
    fn an_index_is_a_slice_and_a_reshape() {
        assert_eq!(
            primitives("index(f32[2, 3], [0, 1], [2, 2], [1])"),
            ["slice", "reshape"]
        );
    }
}
