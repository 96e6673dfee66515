//! The parameters of a computation over any struct, and the leaves among them.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};
use xla_hlo::graph::leafwise::ANY;
use xla_hlo::list::Items;
use xla_hlo::{ArrayType, ElementType, Shape, Size, SymbolicLayout, Tree};

use super::MOST;
use crate::deep::mixed_site;
use crate::definition::{Leaf, Types};
use crate::leaves::fields;
use crate::signature::Mode;

/// The sizes of the leaf that stands for the leaves of a struct, with one dimension and with two.
///
/// The first size of two dimensions is also the size of a list of elements.
#[derive(Clone, Copy)]
pub(super) struct LeafSizes {
    names: [[&'static str; 2]; MOST],
}

impl LeafSizes {
    /// Returns the sizes of each struct parameter, with names that no other size of the function has.
    pub(super) fn beside(others: &[String]) -> LeafSizes {
        let usual = [["N", "M"], ["K", "L"], ["P", "Q"]];
        let mut names = usual.iter().flatten();
        let is_taken = names.any(|name| others.iter().any(|other| other == name));
        LeafSizes {
            names: if is_taken {
                [["Leaf0", "Rows0"], ["Leaf1", "Rows1"], ["Leaf2", "Rows2"]]
            } else {
                usual
            },
        }
    }

    /// Returns the sizes of a leaf with two dimensions.
    pub(super) fn of(&self, param: usize) -> [Size; 2] {
        self.names[param].map(Size::name)
    }

    /// Returns the name of the size of a list of elements.
    pub(super) fn name(&self, param: usize) -> Ident {
        Ident::new(self.names[param][0], mixed_site())
    }

    /// Returns the struct parameter whose leaf has this shape, as a list of elements.
    pub(super) fn find(&self, shape: &Shape) -> Option<usize> {
        let [size] = shape.dims.as_slice() else {
            return None;
        };
        let name = size.as_name()?;
        self.names.iter().position(|names| names[0] == name)
    }

    /// Returns the type of an array in a signature; `None` if a scalar has no plain type.
    pub(super) fn type_of(&self, root: &TokenStream, shape: &Shape) -> Option<TokenStream> {
        let name = Ident::new(shape.element.name(), mixed_site());
        if let Some(param) = self.find(shape) {
            let size = self.name(param);
            return Some(quote!(#root::#name![#size]));
        }
        let sizes = shape.dims.iter().map(|size| match size.known() {
            Some(size) => Some(Literal::usize_unsuffixed(size).into_token_stream()),
            None => size.to_string().parse().ok(),
        });
        let sizes: Vec<TokenStream> = sizes.collect_some()?;
        // Rust has no primitive types for 16-bit and complex numbers.
        let is_primitive = shape.element.is_integer()
            || matches!(
                shape.element,
                ElementType::Bool | ElementType::F32 | ElementType::F64
            );
        match (sizes.as_slice(), is_primitive) {
            ([], true) => Some(name.to_token_stream()),
            ([], false) => None,
            (sizes, _) => Some(quote!(#root::#name![#(#sizes),*])),
        }
    }
}

/// Returns a struct with one leaf of this shape.
pub(super) fn any_struct(name: &Ident, element: ElementType, sizes: &[Size]) -> Types {
    let layout = SymbolicLayout::row_major(sizes.len());
    let shape = Shape::new(element, sizes.to_vec());
    let leaf = Tree::Leaf(Leaf {
        array: ArrayType { shape, layout },
        plain: false,
    });
    Tree::Record(name.to_string(), vec![(ANY.to_string(), leaf)])
}

/// Returns the leaf that stands for the leaves of the struct.
pub(super) fn each(types: &Types) -> Option<&Leaf> {
    match types {
        Tree::Record(_, fields) if fields.len() == 1 && fields[0].0 == ANY => fields[0].1.leaf(),
        _ => None,
    }
}

/// Whether a leaf has the type that a shape determines.
pub(super) fn is_usual(leaf: &Leaf) -> bool {
    let shape = &leaf.array.shape;
    leaf.plain == (shape.rank() == 0)
        && leaf.array.layout == SymbolicLayout::row_major(shape.rank())
}

/// A part of a parameter: the leaves of a struct that is not known, or an array.
pub(super) struct Part {
    pub(super) place: TokenStream,
    pub(super) mode: Mode,
    /// Whether the place is a variable, with the reference if there is one.
    pub(super) whole: bool,
    pub(super) leaf: Leaf,
    /// The struct parameter whose leaves it has.
    pub(super) param: Option<usize>,
}

impl Part {
    /// Returns the place itself, without the reference.
    pub(super) fn target(&self) -> TokenStream {
        let place = &self.place;
        match (self.whole, self.mode) {
            (true, Mode::Ref | Mode::Mut) => quote!(*#place),
            _ => place.clone(),
        }
    }

    /// Adds the parts of a parameter.
    pub(super) fn collect(
        sizes: &LeafSizes,
        types: &Types,
        of: (TokenStream, Mode, bool),
        all: &mut Vec<Part>,
    ) {
        let (place, mode, whole) = of;
        match (types, each(types).or_else(|| types.leaf())) {
            (_, Some(leaf)) => all.push(Part {
                place,
                mode,
                whole,
                leaf: leaf.clone(),
                param: sizes.find(&leaf.array.shape),
            }),
            (Tree::List(items), None) => {
                for (i, item) in items.iter().enumerate() {
                    let i = Literal::usize_unsuffixed(i);
                    Part::collect(sizes, item, (quote!(#place[#i]), mode, false), all);
                }
            }
            (types, None) => {
                for (place, part) in fields(types, &place) {
                    Part::collect(sizes, part, (place, mode, false), all);
                }
            }
        }
    }
}
