//! Computations over any structs, `T: Tensors`, for plain Rust.
//!
//! The fields of a struct are not known, so one leaf stands for all, as a list of elements: what the computation does
//! with it is compiled for each element type, and called for each leaf. Scalars that all leaves contribute to divide
//! the computation: `norm` of `g * min(limit / norm, 1.0)` is computed in a loop over the leaves before another one.
//! The leaves of several structs are visited in separate loops.
//!
//! `xla-hlo/src/graph/leafwise.rs` divides the graph, and checks that a leaf is used as a list of elements. [`driver`]
//! emits the loops, which call the parts through `xla-core/src/tensors/each.rs`.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use xla_hlo::graph::leafwise::{LeafFold, is_elementwise};
use xla_hlo::list::Items;
use xla_hlo::ops::inline;
use xla_hlo::passes::dce;
use xla_hlo::{ElementType, Graph, Size, Value};

use crate::analysis::{Analysis, analyse_leafwise};
use crate::bindings::{Bindings, Bound};
use crate::definition::{Definitions, Leaf};
use crate::head::Written;
use crate::signature::Mode;

mod driver;
mod part;

use driver::element_type;
use part::{LeafSizes, Part, any_struct, is_usual};

/// The element types of leaves that code is written for.
const ELEMENTS: [ElementType; 3] = [ElementType::F32, ElementType::F64, ElementType::I32];

/// The number of struct parameters that a function may have: each multiplies the instances by the number of element
/// types.
pub(super) const MOST: usize = 3;

/// A function over any structs.
pub(super) struct Leafwise<'a> {
    root: &'a TokenStream,
    /// The function; a method has the generic parameters of its `impl` too.
    item: &'a Written,
    definitions: &'a Definitions,
    /// The generic parameters that are structs, at most [`MOST`].
    params: Vec<&'a Ident>,
    /// The sizes of the leaves that stand for the leaves of each struct.
    sizes: LeafSizes,
    /// Binds `Self`, given what the parameters stand for.
    own: &'a dyn Fn(&mut Bindings),
}

/// The computation for leaves of one element type of each struct.
struct Instance {
    elements: Vec<ElementType>,
    sizes: LeafSizes,
    analysis: Analysis,
    graph: Graph,
    /// The parts of the parameters, which are the first parameters of the graph.
    parts: Vec<Part>,
    /// The types of the results, then of the new states.
    results: Vec<Leaf>,
}

impl Instance {
    fn folds(&self) -> &[LeafFold] {
        self.graph.folds.as_deref().unwrap_or_default()
    }

    /// Returns the results that are leaves of a struct parameter, or those that are leaves of none.
    fn outputs(&self, of: Option<usize>) -> Vec<Value> {
        let pairs = self.graph.results.iter().zip(&self.results);
        let own = pairs.filter_items(|(_, leaf)| self.sizes.find(&leaf.array.shape) == of);
        own.map(|(value, _)| *value).collect_vec()
    }

    /// Whether the same scalars are computed for leaves of the other element types.
    fn fits(&self, other: &Instance) -> bool {
        let scalars = |instance: &Instance| {
            let folds = instance.folds().iter().flat_items(|fold| &fold.init);
            folds
                .map(|value| instance.graph.shape(*value).clone())
                .collect_vec()
        };
        scalars(self) == scalars(other)
    }
}

/// Returns the element types of the leaves of a struct parameter in a group.
fn elements(group: &[Instance], param: usize) -> Vec<ElementType> {
    let mut all = Vec::new();
    for instance in group {
        if !all.contains(&instance.elements[param]) {
            all.push(instance.elements[param]);
        }
    }
    all
}

impl<'a> Leafwise<'a> {
    /// Returns the function whose generic parameters `params` are structs.
    pub(super) fn new(
        root: &'a TokenStream,
        item: &'a Written,
        definitions: &'a Definitions,
        params: Vec<&'a Ident>,
        own: &'a dyn Fn(&mut Bindings),
    ) -> Leafwise<'a> {
        let mut new = Leafwise {
            root,
            item,
            definitions,
            params,
            sizes: LeafSizes::beside(&[]),
            own,
        };
        new.sizes = LeafSizes::beside(&item.head().generics.sizes());
        new
    }

    /// Returns the body of the function, or the reason why the computation does not go leaf by leaf.
    pub(super) fn body(&self) -> Result<TokenStream, String> {
        // One instance for each combination of element types; instances that compute the same scalars share their
        // loops.
        let mut reason = None;
        let mut groups: Vec<Vec<Instance>> = Vec::new();
        for elements in self.combinations() {
            let instance = match self.instance(&elements) {
                Ok(instance) => instance,
                Err(why) => {
                    reason.get_or_insert(why);
                    continue;
                }
            };
            match groups.iter_mut().find(|group| group[0].fits(&instance)) {
                Some(group) => group.push(instance),
                None => groups.push(vec![instance]),
            }
        }
        let groups = self.with_products(groups);
        let codes = groups.iter().map(|group| self.driver(group));
        let codes: Option<Vec<TokenStream>> = codes.collect_some();
        let unknown =
            || "its body does not compute each leaf from that leaf and scalars".to_string();
        let mut codes = codes.ok_or_else(unknown)?;
        let last = codes.pop().ok_or_else(|| reason.unwrap_or_else(unknown))?;
        let sets = groups.iter().map(|group| self.accepted(group));
        let sets = sets.collect_vec();
        // `if const { set0 } { code0 } else { code1 }`: rustc drops the branches that the structs do not select, and an
        // assertion refuses structs that no branch accepts.
        let mut all = quote!({ #last });
        while let Some(code) = codes.pop() {
            let set = &sets[codes.len()];
            all = quote!(if const { #set } { #code } else #all);
        }
        let what = self.refusal(&groups);
        let uses = super::uses(self.item);
        Ok(quote! {
            const { ::core::assert!(#(#sets)||*, #what) }
            #uses
            #all
        })
    }

    /// Returns an element type for each struct, in all combinations.
    fn combinations(&self) -> Vec<Vec<ElementType>> {
        // `[[f32, f32], [f32, f64], [f64, f32], [f64, f64]]` for two structs.
        let mut all = vec![Vec::new()];
        for _ in &self.params {
            let longer = all.iter().flat_items(|before: &Vec<ElementType>| {
                ELEMENTS.iter().map(|element| {
                    let mut elements = before.clone();
                    elements.push(*element);
                    elements
                })
            });
            all = longer.collect_vec();
        }
        all
    }

    /// Splits the groups that lack a combination of their element types: the structs of the others are tested one by one.
    fn with_products(&self, groups: Vec<Vec<Instance>>) -> Vec<Vec<Instance>> {
        let mut all = Vec::new();
        for group in groups {
            let counts = (0..self.params.len()).map(|param| elements(&group, param).len());
            if counts.product::<usize>() == group.len() {
                all.push(group);
            } else {
                all.extend(group.into_iter().map(|instance| vec![instance]));
            }
        }
        all
    }

    /// Returns the condition that the structs have leaves of the element types of a group.
    fn accepted(&self, group: &[Instance]) -> TokenStream {
        let root = self.root;
        let sets = self.params.iter().enumerate().map(|(param, name)| {
            let elements = elements(group, param).into_iter();
            let elements = elements.map(|element| element_type(root, element));
            let elements = elements.collect_vec();
            let own = quote!(<#name as #root::rt::Leaves>::ELEMENTS);
            let set =
                quote!(#root::rt::Elements::NONE #(.and(#root::rt::Elements::of(#elements)))*);
            quote!(#own.are_in(#set))
        });
        let sets = sets.collect_vec();
        quote!(#(#sets)&&*)
    }

    /// Returns the analysis for structs of one leaf with these sizes.
    fn analysis(&self, elements: &[ElementType], dims: usize) -> Result<Analysis, String> {
        let mut bound = Bindings::default();
        for (i, (param, element)) in self.params.iter().zip(elements).enumerate() {
            let ty = any_struct(param, *element, &self.sizes.of(i)[..dims]);
            bound.bind(&param.to_string(), Bound::Type(ty));
        }
        (self.own)(&mut bound);
        let analysis = analyse_leafwise(self.root, self.item, self.definitions, &bound);
        // A mistake for one leaf may be none in the computation: the reason becomes the message of a call from plain
        // Rust.
        if let Some(line) = analysis.faults.first_line() {
            return Err(format!("for a leaf of {}, {line}", elements[0].name()));
        }
        let signature = &analysis.signature;
        let mut params = signature.params.iter();
        let beside = "beside a struct whose fields are not known";
        if signature.fallible {
            Err(format!("it returns a `Result` {beside}"))
        } else if signature.exec.is_some() {
            Err(format!("it takes an executor {beside}"))
        } else if !signature.dynamic_sizes.is_empty() {
            Err(format!("it has dynamic sizes {beside}"))
        } else if params.any(|param| param.channel.is_some()) {
            Err(format!("it takes a feed or a replica {beside}"))
        } else if params.any(|param| param.function.is_some()) {
            Err(format!("it takes a function {beside}"))
        } else {
            Ok(analysis)
        }
    }

    /// Returns the computation for some element types, or the reason why there is none.
    fn instance(&self, elements: &[ElementType]) -> Result<Instance, String> {
        // A computation that counts or selects dimensions shows where there are two.
        let wide = self.analysis(elements, 2)?;
        let broken = || "a definition that it names has a mistake".to_string();
        let mut all = wide.function.ok_or_else(broken)?.graph;
        // The check sees the parts between the loops as well.
        for fold in all.folds.take().into_iter().flat_items(|folds| folds) {
            all.results.extend(fold.init);
            all.results.extend(fold.next);
        }
        let flat = inline::flat(&wide.callees, &all).map_err(|_| broken())?;
        let flat = dce::run(&flat);
        let sizes: Vec<[Size; 2]> = (0..self.params.len())
            .map(|param| self.sizes.of(param))
            .collect_vec();
        if !is_elementwise(&flat, &sizes) {
            return Err(
                "its body depends on the dimensions of a leaf, or on the order of its elements"
                    .to_string(),
            );
        }
        // The code takes leaves of one dimension, since the order of elements does not matter.
        let mut analysis = self.analysis(elements, 1)?;
        let graph = analysis.function.take().ok_or_else(broken)?.graph;
        let (mut parts, mut results) = (Vec::new(), Vec::new());
        let mut states = Vec::new();
        for param in &analysis.signature.params {
            let types = param.types.as_ref().ok_or_else(broken)?;
            let place = param.name.to_token_stream();
            Part::collect(&self.sizes, types, (place, param.mode, true), &mut parts);
            if param.mode == Mode::Mut {
                states.extend(types.leaves().into_iter().cloned());
            }
        }
        let result = analysis.signature.result.as_ref().ok_or_else(broken)?;
        results.extend(result.leaves().into_iter().cloned());
        results.extend(states);
        let leaves = parts.iter().map(|part| &part.leaf).chain_items(&results);
        if !leaves.into_iter().all(is_usual) {
            return Err("it has an array with a layout, or one of rank 0".to_string());
        }
        // A struct that no argument has cannot be visited.
        for (i, param) in self.params.iter().enumerate() {
            if parts.iter().all(|part| part.param != Some(i)) {
                return Err(format!("none of its parameters is a `{param}`"));
            }
        }
        Ok(Instance {
            elements: elements.to_vec(),
            sizes: self.sizes,
            analysis,
            graph,
            parts,
            results,
        })
    }

    /// Returns the message for leaves of other element types.
    fn refusal(&self, groups: &[Vec<Instance>]) -> String {
        let of_group = |group: &Vec<Instance>| {
            let of_param = |(i, param): (usize, &&Ident)| {
                let names = elements(group, i).into_iter().map(ElementType::name);
                let names = names.collect_vec().join(", ");
                match self.params.len() {
                    1 => names,
                    _ => format!("{names} in `{param}`"),
                }
            };
            let params = self.params.iter().enumerate().map(of_param);
            params.collect_vec().join(" and ")
        };
        let alternatives = groups.iter().map(of_group).collect_vec().join(" or of ");
        format!(
            "from plain Rust `{}` can only be called for leaves of {alternatives}\n  help: write a computation that names \
             the types of the arguments, and call that",
            self.item.sig.ident
        )
    }
}
