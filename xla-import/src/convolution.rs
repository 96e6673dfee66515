//! The dimensions of a convolution, which a file writes as lists or as numbers.

use std::borrow::Cow;

use crate::tree::{Attribute, Named};

/// The lists of the dimensions of a convolution, in order: the attributes with the dimensions that have a letter, and
/// the attribute with the others.
const CONVOLUTION: &[([(&str, &str); 2], &str)] = &[
    (
        [
            ("input_batch_dimension", "b"),
            ("input_feature_dimension", "f"),
        ],
        "input_spatial_dimensions",
    ),
    (
        [
            ("kernel_input_feature_dimension", "i"),
            ("kernel_output_feature_dimension", "o"),
        ],
        "kernel_spatial_dimensions",
    ),
    (
        [
            ("output_batch_dimension", "b"),
            ("output_feature_dimension", "f"),
        ],
        "output_spatial_dimensions",
    ),
];

/// Removes the attributes with the numbers of dimensions, and returns `[b, f, 0]x[o, i, 0]->[b, f, 0]`; `None` if one is
/// missing, or two are the same dimension.
pub(crate) fn lists<'t>(
    attributes: &mut Vec<Named<'t>>,
    number: impl Fn(&Attribute<'t>) -> Option<usize>,
    numbers: impl Fn(&Attribute<'t>) -> Option<Vec<usize>>,
) -> Option<Attribute<'t>> {
    let mut taken = |name: &str| {
        let at = attributes.iter().position(|named| named.name == name)?;
        Some(attributes.remove(at).value)
    };
    let mut lists = Vec::with_capacity(CONVOLUTION.len());
    for (lettered, spatial) in CONVOLUTION {
        let spatial = numbers(&taken(spatial)?)?;
        // The dimensions in order, each by its letter or its spatial number: batch 0, features 3 and spatial 1, 2 are
        // `[b, 0, 1, f]`.
        let mut list: Vec<Option<Attribute<'t>>> = vec![None; spatial.len() + lettered.len()];
        let mut put = |dimension: usize, item: Attribute<'t>| {
            // A slot that is taken, or out of range, makes the attributes wrong.
            let slot = list.get_mut(dimension)?;
            slot.is_none().then(|| *slot = Some(item))
        };
        for (name, letter) in lettered {
            put(number(&taken(name)?)?, Attribute::Word(letter))?;
        }
        for (i, dimension) in spatial.into_iter().enumerate() {
            let number = Cow::Owned(i.to_string());
            put(dimension, Attribute::Number(number, None))?;
        }
        lists.push(Attribute::List(list.into_iter().collect::<Option<_>>()?));
    }
    let lists = Attribute::Lists(lists);
    Some(Attribute::Wrapped("conv", Box::new(lists)))
}
