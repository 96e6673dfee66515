//! Dynamic sizes, `?` in a type: each one of a parameter or of a feed's items gets a name.

use proc_macro2::{Ident, TokenStream};
use syn::ext::IdentExt;
use xla_hlo::dynamic::{Equation, is_dynamic, replaced};
use xla_hlo::list::Items;
use xla_hlo::{ChannelKind, Shape, Size, Tree, Type};

use super::{Param, Signature};
use crate::definition::Types;
use crate::size::contains;

/// A dynamic size.
#[derive(Clone, Debug)]
pub(crate) struct DynamicSize {
    /// Its name in the graph.
    pub(crate) name: String,
    /// The number of the parameter, or of the call.
    pub(crate) param: usize,
    /// The number of the array in the parameter.
    pub(crate) leaf: usize,
    /// The array as the user writes it: `x`, `p.w1`.
    pub(crate) operand: String,
    /// The dimension.
    pub(crate) dimension: usize,
    /// The kind of value that has it.
    pub(crate) source: SizeOrigin,
}

/// The origin of an array that has a dynamic size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SizeOrigin {
    /// An argument.
    Argument,
    /// An item of a feed, whose size is known when it arrives.
    Item,
    /// The result of a custom call, whose size is known when it returns. [`DynamicSize::param`] is the number of the call.
    Call,
}

impl SizeOrigin {
    /// Whether the size is known only after the computation has begun.
    pub(crate) fn is_later(self) -> bool {
        self != SizeOrigin::Argument
    }
}

impl DynamicSize {
    /// Returns a description such as "dimension 0 of `x`".
    pub(crate) fn in_words(&self) -> String {
        let (dimension, operand) = (self.dimension, &self.operand);
        let of = if self.source == SizeOrigin::Item {
            "an item of "
        } else {
            ""
        };
        format!("dimension {dimension} of {of}`{operand}`")
    }
}

/// A constraint on a dynamic size.
pub(crate) struct Required {
    /// The dynamic size, and the size that it must equal.
    pub(crate) equation: Equation,
    /// The text of the expression that requires it.
    pub(crate) reason: String,
    /// The tokens of that expression.
    pub(crate) at: TokenStream,
}

/// The generic sizes that may be dynamic.
#[derive(Default)]
pub(crate) struct Wide {
    /// Their names.
    pub(crate) names: Vec<String>,
    /// The sizes of the parameters that contain them.
    places: Vec<WideSize>,
}

/// A size of a parameter that contains a generic size which may be dynamic.
pub(crate) struct WideSize {
    /// The size.
    pub(crate) size: Size,
    /// The dimension that has it.
    pub(crate) place: DynamicSize,
}

impl Wide {
    /// Whether a size may be dynamic.
    pub(crate) fn contains(&self, size: &Size) -> bool {
        contains(&self.names, size)
    }

    /// Returns the dimension from which a generic size is read.
    pub(crate) fn origin(&self, name: &str) -> Option<&DynamicSize> {
        let mut places = self.places.iter();
        let found = places.find(|place| place.size.as_name() == Some(name));
        found.map(|found| &found.place)
    }

    /// Returns the sizes that must agree with those read from other dimensions.
    pub(crate) fn others(&self) -> impl Iterator<Item = &WideSize> {
        self.places.iter().filter_items(|place| {
            let origin = place.size.as_name().and_then(|name| self.origin(name));
            origin.is_none_or(|origin| !std::ptr::eq(origin, &place.place))
        })
    }
}

/// Names the dynamic sizes of the parameters. Sizes of items are last, so that they are replaced first. Returns
/// them, and the places of `wide`, the generic sizes that may be dynamic.
pub(super) fn name(params: &mut [Param], wide: Vec<String>) -> (Vec<DynamicSize>, Wide) {
    let mut names = Names::default();
    names.wide.names = wide;
    for (i, param) in params.iter_mut().enumerate() {
        if let Some(types) = &mut param.types {
            names.begin(i, SizeOrigin::Argument);
            let operand = operand(&param.name);
            names.walk(types, &operand, &operand, &|leaf| &mut leaf.array.shape);
        }
    }
    for (i, param) in params.iter_mut().enumerate() {
        if let Some(channel) = &mut param.channel
            && channel.kind == ChannelKind::Infeed
        {
            names.begin(i, SizeOrigin::Item);
            let operand = operand(&param.name);
            names.walk(&mut channel.content, &operand, &operand, &|leaf| {
                &mut leaf.shape
            });
        }
    }
    (names.all, names.wide)
}

/// Returns a parameter as the user writes it.
fn operand(name: &Ident) -> String {
    name.unraw().to_string()
}

/// The names assigned so far, and the position of the next one.
#[derive(Default)]
struct Names {
    all: Vec<DynamicSize>,
    wide: Wide,
    param: usize,
    source: Option<SizeOrigin>,
    leaf: usize,
}

impl Names {
    fn begin(&mut self, param: usize, source: SizeOrigin) {
        (self.param, self.source, self.leaf) = (param, Some(source), 0);
    }

    /// Names the sizes of a part: `name` begins the names, and `operand` is the part as the user writes it.
    fn walk<T>(
        &mut self,
        types: &mut Tree<T>,
        name: &str,
        operand: &str,
        shape: &dyn Fn(&mut T) -> &mut Shape,
    ) {
        match types {
            Tree::Leaf(leaf) => {
                for (dimension, size) in shape(leaf).dims.iter_mut().enumerate() {
                    // A `?` is named by the part and the dimension; a generic size that may be dynamic keeps its name,
                    // and its places are listed.
                    let is_open = size.is_open();
                    if is_open {
                        *size = Size::unknown(name, dimension);
                    }
                    let place = DynamicSize {
                        name: size.to_string(),
                        param: self.param,
                        leaf: self.leaf,
                        operand: operand.to_string(),
                        dimension,
                        source: self.source.unwrap_or(SizeOrigin::Argument),
                    };
                    if is_open {
                        self.all.push(place);
                    } else if self.wide.contains(size) {
                        let size = size.clone();
                        self.wide.places.push(WideSize { size, place });
                    }
                }
                self.leaf += 1;
            }
            Tree::Tuple(items) => {
                for (i, item) in items.iter_mut().enumerate() {
                    self.walk(
                        item,
                        &format!("{name}.{i}"),
                        &format!("{operand}.{i}"),
                        shape,
                    );
                }
            }
            Tree::List(items) => {
                for (i, item) in items.iter_mut().enumerate() {
                    self.walk(
                        item,
                        &format!("{name}.{i}"),
                        &format!("{operand}[{i}]"),
                        shape,
                    );
                }
            }
            Tree::Record(_, fields) => {
                for (field, item) in fields {
                    // A raw identifier `r#type` is the field `type` in messages.
                    let field = field.trim_start_matches("r#");
                    let (name, operand) = (format!("{name}.{field}"), format!("{operand}.{field}"));
                    self.walk(item, &name, &operand, shape);
                }
            }
        }
    }
}

/// Whether a type has a dynamic size.
pub(crate) fn is_open(types: &Types) -> bool {
    let leaves = types.leaves();
    let mut dims = leaves.iter().flat_items(|leaf| &leaf.array.shape.dims);
    dims.any(Size::is_dynamic)
}

impl Signature {
    /// Returns the number of a dynamic size.
    pub(crate) fn number(&self, name: &str) -> Option<usize> {
        (self.dynamic_sizes.iter()).position(|unknown| unknown.name == name)
    }

    /// Replaces dynamic sizes in the parameters by the sizes that they must equal.
    pub(crate) fn replace(&mut self, equations: &[Equation]) {
        let settle = |shape: &mut Shape| {
            for size in &mut shape.dims {
                // A size out of range has been refused.
                *size = replaced(size, equations).unwrap_or_else(|| size.clone());
            }
        };
        for param in &mut self.params {
            if let Some(types) = &mut param.types {
                *types = types.map(&mut |leaf| {
                    let mut leaf = leaf.clone();
                    settle(&mut leaf.array.shape);
                    leaf
                });
            }
            if let Some(channel) = &mut param.channel {
                channel.content = channel.content.map(&mut |leaf| {
                    let mut leaf = leaf.clone();
                    settle(&mut leaf.shape);
                    leaf
                });
            }
        }
    }

    /// Returns the names of the dynamic sizes that are not replaced.
    pub(super) fn free(&self) -> Vec<String> {
        let leaves = self.params.iter().filter_map(|param| param.types.as_ref());
        let leaves = leaves.flat_items(|types| types.leaves());
        let dims = leaves.flat_items(|leaf| &leaf.array.shape.dims);
        let mut names: Vec<String> = Vec::new();
        for name in dims
            .filter_map(Size::as_name)
            .filter_items(|name| is_dynamic(name))
        {
            if !names.iter().any(|known| known == name) {
                names.push(name.to_string());
            }
        }
        names
    }

    /// Returns an equation in words: "dimension 0 of `y` is dimension 0 of `x`".
    pub(crate) fn condition(&self, equation: &Equation) -> String {
        let size = Size::name(equation.name.as_str());
        format!(
            "{} is {}",
            self.in_words(&size),
            self.in_words(&equation.size)
        )
    }

    /// Returns a size in words: "dimension 0 of `x`" for a dynamic one.
    fn in_words(&self, size: &Size) -> String {
        let unknown = size.as_name().and_then(|name| self.number(name));
        match unknown.map(|number| &self.dynamic_sizes[number]) {
            Some(unknown) => unknown.in_words(),
            None => size.to_string(),
        }
    }
}

/// Returns the type of a result, with its sizes replaced by the sizes of `shapes`.
pub(super) fn closed(result: &Type, shapes: &[Shape]) -> Type {
    let mut shapes = shapes.iter();
    result.map(&mut |leaf| {
        let mut leaf = leaf.clone();
        if let Some(shape) = shapes.next() {
            leaf.shape.dims.clone_from(&shape.dims);
        }
        leaf
    })
}
