//! Computations over any struct, `T: Tensors`, for plain Rust.
//!
//! The fields of the struct are not known, so one leaf stands for all, as a list of elements: what the computation does
//! with it is compiled for each element type, and called for each leaf. Scalars that all leaves contribute to divide the
//! computation: `norm` of `g * min(limit / norm, 1.0)` is computed in a loop over the leaves before another one.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::ItemFn;
use xla_hlo::graph::leafwise::{ANY, LeafFold, is_elementwise};
use xla_hlo::list::Items;
use xla_hlo::ops::inline;
use xla_hlo::passes::dce;
use xla_hlo::{ArrayType, ElementType, Function, Graph, Shape, Size, SymbolicLayout, Tree, Value};

use super::{compile, shell};
use crate::analysis::{Analysis, analyse_leafwise};
use crate::bindings::{Bindings, Bound};
use crate::calls::Calls;
use crate::deep::mixed_site;
use crate::definition::{Definitions, Faults, Leaf, Types};
use crate::leaves::fields;
use crate::signature::{Mode, Signature};

/// The element types of leaves that code is written for.
const ELEMENTS: [ElementType; 3] = [ElementType::F32, ElementType::F64, ElementType::I32];

/// The sizes of a leaf with two dimensions, of which the first is also that of a list of elements.
const SIZES: [&str; 2] = ["N", "M"];

/// A function over any struct.
pub(super) struct Leafwise<'a> {
    pub(super) root: &'a TokenStream,
    /// The function; that of a method has the generic parameters of its `impl` too.
    pub(super) item: &'a ItemFn,
    pub(super) definitions: &'a Definitions,
    /// The generic parameter that is the struct.
    pub(super) param: &'a Ident,
    /// Binds `Self`, given what the parameter stands for.
    pub(super) own: &'a dyn Fn(&mut Bindings),
}

/// A part of a parameter: the leaves of the struct, or an array.
struct Part {
    place: TokenStream,
    mode: Mode,
    /// Whether the place is a variable, with the reference if there is one.
    whole: bool,
    leaf: Leaf,
}

/// The computation for leaves of one element type.
struct Instance {
    element: ElementType,
    analysis: Analysis,
    graph: Graph,
    /// The parts of the parameters, which are the first parameters of the graph.
    parts: Vec<Part>,
    /// The types of the results, then those of the new states.
    results: Vec<Leaf>,
}

/// Returns a struct with one leaf of this shape.
fn any_struct(name: &Ident, element: ElementType, sizes: &[Size]) -> Types {
    let layout = SymbolicLayout::row_major(sizes.len());
    let shape = Shape::new(element, sizes.to_vec());
    let leaf = Tree::Leaf(Leaf {
        array: ArrayType { shape, layout },
        plain: false,
    });
    Tree::Record(name.to_string(), vec![(ANY.to_string(), leaf)])
}

/// Returns the leaf that stands for those of the struct.
fn each(types: &Types) -> Option<&Leaf> {
    match types {
        Tree::Record(_, fields) if fields.len() == 1 && fields[0].0 == ANY => fields[0].1.leaf(),
        _ => None,
    }
}

/// Whether the sizes are those of the leaf that stands for all.
fn is_each(shape: &Shape) -> bool {
    matches!(shape.dims.as_slice(), [size] if size.as_name() == Some(SIZES[0]))
}

/// Returns the type of an array of which each size is a number, in a signature; `None` for any other type.
fn type_of(root: &TokenStream, shape: &Shape) -> Option<TokenStream> {
    let name = Ident::new(shape.element.name(), mixed_site());
    if is_each(shape) {
        let size = Ident::new(SIZES[0], mixed_site());
        return Some(quote!(#root::#name![#size]));
    }
    let sizes = shape.dims.iter().map(Size::known).collect_some()?;
    let sizes = sizes.into_iter().map(Literal::usize_unsuffixed);
    let sizes = sizes.collect_vec();
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

/// Whether a leaf has the type that a shape determines.
fn is_usual(leaf: &Leaf) -> bool {
    let shape = &leaf.array.shape;
    leaf.plain == (shape.rank() == 0)
        && leaf.array.layout == SymbolicLayout::row_major(shape.rank())
}

/// Returns the expression for an element type.
fn element_type(root: &TokenStream, element: ElementType) -> TokenStream {
    let name = format_ident!("{element:?}");
    quote!(#root::rt::ElementType::#name)
}

fn local(name: &str, number: usize) -> Ident {
    format_ident!("{name}{number}", span = mixed_site())
}

impl Part {
    fn is_each(&self) -> bool {
        is_each(&self.leaf.array.shape)
    }

    /// Returns the place itself, without the reference.
    fn target(&self) -> TokenStream {
        let place = &self.place;
        match (self.whole, self.mode) {
            (true, Mode::Ref | Mode::Mut) => quote!(*#place),
            _ => place.clone(),
        }
    }

    /// Adds the parts of a parameter.
    fn collect(types: &Types, of: (TokenStream, Mode, bool), all: &mut Vec<Part>) {
        let (place, mode, whole) = of;
        match (types, each(types).or_else(|| types.leaf())) {
            (_, Some(leaf)) => all.push(Part {
                place,
                mode,
                whole,
                leaf: leaf.clone(),
            }),
            (Tree::List(items), None) => {
                for (i, item) in items.iter().enumerate() {
                    let i = Literal::usize_unsuffixed(i);
                    Part::collect(item, (quote!(#place[#i]), mode, false), all);
                }
            }
            (types, None) => {
                for (place, part) in fields(types, &place) {
                    Part::collect(part, (place, mode, false), all);
                }
            }
        }
    }
}

impl Instance {
    fn folds(&self) -> &[LeafFold] {
        self.graph.folds.as_deref().unwrap_or_default()
    }

    /// Returns the results that are leaves of the struct, or the others.
    fn outputs(&self, leaves: bool) -> Vec<Value> {
        let pairs = self.graph.results.iter().zip_items(&self.results);
        let own = pairs.filter_items(|(_, leaf)| is_each(&leaf.array.shape) == leaves);
        own.map(|(value, _)| *value).collect_vec()
    }

    /// Whether the same scalars are computed for leaves of the two element types.
    fn fits(&self, other: &Instance) -> bool {
        let scalars = |instance: &Instance| {
            let folds = instance.folds().iter().flat_items(|fold| &fold.init);
            folds
                .map(|value| instance.graph.shape(*value).clone())
                .collect_vec()
        };
        scalars(self) == scalars(other)
    }

    /// Returns the argument for a parameter of the graph.
    fn argument(&self, number: usize) -> Option<TokenStream> {
        if let Some(part) = self.parts.get(number) {
            let target = part.target();
            return Some(match part.is_each() {
                true => {
                    let before = self.parts[..number].iter();
                    let column = before.filter_items(|part| part.is_each()).count();
                    let element = Ident::new(self.element.name(), mixed_site());
                    let (columns, leaf) = (local("columns", 0), local("leaf", 0));
                    quote!(#columns.flat::<#element>(#column, #leaf))
                }
                false if part.leaf.plain => target,
                false => quote!(&#target),
            });
        }
        let param = self.graph.params[number];
        self.folds().iter().enumerate().find_map(|(i, fold)| {
            let found = |values: &[Value]| values.iter().find_index(|value| *value == param);
            let place = found(&fold.state).or_else(|| found(&fold.result))?;
            let (fold, place) = (local("fold", i), Literal::usize_unsuffixed(place));
            Some(quote!(#fold.#place))
        })
    }
}

impl Leafwise<'_> {
    /// Returns the body of the function; `None` if the computation does not go leaf by leaf.
    pub(super) fn body(&self) -> Option<TokenStream> {
        let mut groups: Vec<Vec<Instance>> = Vec::new();
        for element in ELEMENTS {
            let Some(instance) = self.instance(element) else {
                continue;
            };
            match groups.iter_mut().find(|group| group[0].fits(&instance)) {
                Some(group) => group.push(instance),
                None => groups.push(vec![instance]),
            }
        }
        let codes = groups.iter().map(|group| self.driver(group));
        let mut codes = codes.collect_some()?;
        let last = codes.pop()?;
        let (root, param, item) = (self.root, self.param, self.item);
        let own = quote!(<#param as #root::rt::Leaves>::ELEMENTS);
        let sets = groups.iter().map(|group| {
            let elements = group
                .iter()
                .map(|instance| element_type(root, instance.element));
            let elements = elements.collect_vec();
            quote!(#root::rt::Elements::NONE #(.and(#root::rt::Elements::of(#elements)))*)
        });
        let sets = sets.collect_vec();
        let mut all = quote!({ #last });
        while let Some(code) = codes.pop() {
            let set = &sets[codes.len()];
            all = quote!(if const { #own.are_in(#set) } { #code } else #all);
        }
        let what = refusal(item, &groups);
        let uses = super::uses(item);
        Some(quote! {
            const { ::core::assert!(#(#own.are_in(#sets))||*, #what) }
            #uses
            #all
        })
    }

    /// Returns the computation for one element type; `None` if it cannot be compiled for it, or does not go leaf by leaf.
    fn instance(&self, element: ElementType) -> Option<Instance> {
        let analyse = |sizes: &[Size]| {
            let mut bound = Bindings::default();
            let ty = any_struct(self.param, element, sizes);
            bound.bind(&self.param.to_string(), Bound::Type(ty));
            (self.own)(&mut bound);
            let analysis = analyse_leafwise(self.root, self.item, self.definitions, &bound);
            let signature = &analysis.signature;
            let plain = signature.sizes.is_empty()
                && signature.dynamic_sizes.is_empty()
                && signature.exec.is_none()
                && !signature.fallible;
            let mut params = signature.params.iter();
            let plain = plain
                && params.all_items(|param| param.channel.is_none() && param.function.is_none());
            plain.then_some(analysis)
        };
        // A computation that counts or selects dimensions shows where there are two.
        let sizes = SIZES.map(Size::name);
        let wide = analyse(&sizes)?;
        let mut all = wide.function?.graph;
        for fold in all.folds.take().into_iter().flat_items(|folds| folds) {
            all.results.extend(fold.init);
            all.results.extend(fold.next);
        }
        let flat = dce::run(&inline::flat(&wide.callees, &all).ok()?);
        if !is_elementwise(&flat, &sizes) {
            return None;
        }
        let mut analysis = analyse(&sizes[..1])?;
        let graph = analysis.function.take()?.graph;
        let (mut parts, mut results) = (Vec::new(), Vec::new());
        let mut states = Vec::new();
        for param in &analysis.signature.params {
            let types = param.types.as_ref()?;
            let place = param.name.to_token_stream();
            Part::collect(types, (place, param.mode, true), &mut parts);
            if param.mode == Mode::Mut {
                states.extend(types.leaves().into_iter().cloned());
            }
        }
        let result = analysis.signature.result.as_ref()?;
        results.extend(result.leaves().into_iter().cloned());
        results.extend(states);
        let leaves = parts.iter().map(|part| &part.leaf).chain_items(&results);
        let usual = leaves.into_iter().all_items(is_usual);
        let any = parts.iter().any_item(Part::is_each);
        (usual && any).then_some(Instance {
            element,
            analysis,
            graph,
            parts,
            results,
        })
    }

    /// Returns the code for leaves of some element types, for which the same scalars are computed.
    fn driver(&self, group: &[Instance]) -> Option<TokenStream> {
        let root = self.root;
        let first = &group[0];
        let (columns, leaf) = (local("columns", 0), local("leaf", 0));
        let (leaves, parts) = (local("leaves", 0), local("parts", 0));
        let all = first.parts.iter().filter_items(|part| part.is_each());
        let all = all.map(Part::target).collect_vec();
        let mut code = quote!(let #columns = #root::rt::Columns::of(&[#(&#all),*]););
        let by_element = |of: &dyn Fn(&Instance) -> Option<TokenStream>| {
            let arms = group.iter().map(|instance| {
                let element = element_type(root, instance.element);
                let call = of(instance)?;
                Some(quote!(#element => #call,))
            });
            let arms: Vec<TokenStream> = arms.collect_some()?;
            Some(quote!(match #columns.element(#leaf) { #(#arms)* _ => ::core::unreachable!() }))
        };
        for (i, fold) in first.folds().iter().enumerate() {
            let name = local("fold", i);
            let init = self.phase(first, &fold.init, false)?;
            let next =
                by_element(&|instance| self.phase(instance, &instance.folds()[i].next, true))?;
            code.extend(quote! {
                let mut #name = #init;
                for #leaf in 0..#columns.count() {
                    #name = #next;
                }
            });
        }
        let count = first.outputs(true).len();
        if count > 0 {
            let names = (0..count).map(|i| local("part", i)).collect_vec();
            let next = by_element(&|instance| {
                let call = self.phase(instance, &instance.outputs(true), true)?;
                Some(quote!({
                    let (#(#names,)*) = #call;
                    [#(#columns.result(#leaf, #names)),*]
                }))
            })?;
            code.extend(quote! {
                let mut #leaves = ::std::vec::Vec::with_capacity(#columns.count());
                for #leaf in 0..#columns.count() {
                    let #parts = #next;
                    #leaves.push(#parts);
                }
            });
        }
        let others = first.outputs(false);
        if !others.is_empty() {
            let names = (0..others.len()).map(|i| local("scalar", i)).collect_vec();
            let call = self.phase(first, &others, false)?;
            code.extend(quote!(let (#(#names,)*) = #call;));
        }
        let mut next = Numbers::default();
        let result = first.analysis.signature.result.as_ref()?;
        let (value, name) = (next.value(root, result), local("result", 0));
        code.extend(quote!(let #name = #value;));
        for part in first
            .parts
            .iter()
            .filter_items(|part| part.mode == Mode::Mut)
        {
            let target = part.target();
            code.extend(match part.is_each() {
                true => {
                    let number = next.leaf();
                    quote!(#root::rt::write_leaves(&mut #target, &#leaves, #number);)
                }
                false => {
                    let scalar = next.scalar();
                    quote!(#target = #scalar;)
                }
            });
        }
        code.extend(name.to_token_stream());
        Some(code)
    }

    /// Returns the call of a function that computes these values: for one leaf, or from what is not a leaf.
    fn phase(&self, of: &Instance, values: &[Value], for_each: bool) -> Option<TokenStream> {
        let root = self.root;
        let mut graph = of.graph.clone();
        graph.results = values.to_vec();
        graph.folds = None;
        let graph = dce::run(&graph);
        let mut own = Graph::new();
        let (mut inputs, mut arguments) = (Vec::new(), Vec::new());
        let mut size = None;
        let mut new = Vec::with_capacity(graph.params.len());
        for (i, &param) in graph.params.iter().enumerate() {
            let shape = graph.shape(param);
            let each = is_each(shape);
            // The first leaf determines the size.
            let needed = graph.reads(param) || (each && for_each && size.is_none());
            if !needed {
                new.push(Value(0));
                continue;
            }
            if each && !for_each {
                return None;
            }
            let (name, ty) = (local("x", i), type_of(root, shape)?);
            inputs.push(match each || shape.rank() == 0 {
                true => quote!(#name: #ty),
                false => quote!(#name: &#ty),
            });
            if each {
                let name = Ident::new(SIZES[0], mixed_site());
                size = Some(quote!(<#name: #root::Dim>));
            }
            arguments.push(of.argument(i)?);
            new.push(own.add_param(shape.clone()));
        }
        own.results = own.paste(&graph, &new);
        let results = own.result_shapes();
        let outputs = results.iter().map(|shape| type_of(root, shape));
        let outputs: Vec<TokenStream> = outputs.collect_some()?;
        let name = &self.item.sig.ident;
        let item = quote!(fn #name #size(#(#inputs),*) -> (#(#outputs,)*) {});
        let item: ItemFn = syn::parse2(item).ok()?;
        let mut faults = Faults::default();
        let nothing = (Definitions::default(), Bindings::default());
        let signature = Signature::read(&item, &nothing.0, &nothing.1, &mut faults);
        let hlo = signature.to_hlo(&results)?;
        let analysis = Analysis {
            faults,
            function: Some(Function::new(name.to_string(), hlo, own)),
            signature,
            callees: of.analysis.callees.clone(),
            origins: of.analysis.origins.clone(),
            required: Vec::new(),
            calls: Calls::default(),
            functions: Vec::new(),
            hover: TokenStream::new(),
        };
        let body = compile(root, &item, analysis).ok()??;
        let function = shell(root, &item, &body);
        Some(quote!({ #function #name(#(#arguments),*) }))
    }
}

/// The numbers of the next results.
#[derive(Default)]
struct Numbers {
    leaves: usize,
    scalars: usize,
}

impl Numbers {
    fn leaf(&mut self) -> usize {
        self.leaves += 1;
        self.leaves - 1
    }

    fn scalar(&mut self) -> Ident {
        self.scalars += 1;
        local("scalar", self.scalars - 1)
    }

    /// Returns the expression that assembles a result.
    fn value(&mut self, root: &TokenStream, types: &Types) -> TokenStream {
        if each(types).is_some() {
            let (leaves, number) = (local("leaves", 0), self.leaf());
            return quote!(#root::rt::assemble_leaves(&#leaves, #number));
        }
        let parts = types.parts().into_iter();
        let parts = parts.map(|part| self.value(root, part)).collect_vec();
        match types {
            Tree::Leaf(_) => self.scalar().to_token_stream(),
            Tree::Tuple(_) => quote!((#(#parts,)*)),
            Tree::List(_) => quote!([#(#parts),*]),
            Tree::Record(..) => quote!(#root::rt::Record::from_fields((#(#parts,)*))),
        }
    }
}

/// Returns the message for leaves of other element types.
fn refusal(item: &ItemFn, groups: &[Vec<Instance>]) -> String {
    let names = |group: &Vec<Instance>| {
        let names = group.iter().map(|instance| instance.element.name());
        names.collect_vec().join(", ")
    };
    let alternatives = groups.iter().map(names).collect_vec().join(" or of ");
    format!(
        "from plain Rust `{}` can only be called for leaves of {alternatives}\n  help: write a computation that names \
         the types of the arguments, and call that",
        item.sig.ident
    )
}
