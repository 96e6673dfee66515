//! The loops over the leaves: they call the functions for each leaf, and compute scalars between the loops.

use crate::head::{Kind, Written};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};
use xla_hlo::list::Items;
use xla_hlo::passes::dce;
use xla_hlo::{ElementType, Function, Graph, Tree, Value};

use super::part::{Part, each};
use super::{Instance, Leafwise};
use crate::analysis::Analysis;
use crate::bindings::Bindings;
use crate::calls::Calls;
use crate::computation::{compile, shell};
use crate::deep::mixed_site;
use crate::definition::{Definitions, Faults, Types};
use crate::signature::{Mode, Signature};

/// Returns the expression for an element type.
pub(super) fn element_type(root: &TokenStream, element: ElementType) -> TokenStream {
    let name = format_ident!("{element:?}");
    quote!(#root::rt::ElementType::#name)
}

/// Returns a variable of the emitted code.
fn local(name: &str, number: usize) -> Ident {
    format_ident!("{name}{number}", span = mixed_site())
}

impl Instance {
    /// Returns the argument for a parameter of the graph.
    fn argument(&self, number: usize) -> Option<TokenStream> {
        if let Some(part) = self.parts.get(number) {
            let target = part.target();
            return Some(match part.param {
                Some(param) => {
                    let before = self.parts[..number].iter();
                    // The parameters that are this struct are visited together: `columns` has a column for each.
                    let column = before
                        .filter_items(|part| part.param == Some(param))
                        .count();
                    let element = Ident::new(self.elements[param].name(), mixed_site());
                    let (columns, leaf) = (local("columns", param), local("leaf", 0));
                    quote!(#columns.flat::<#element>(#column, #leaf))
                }
                None if part.leaf.plain => target,
                None => quote!(&#target),
            });
        }
        let param = self.graph.params[number];
        self.folds().iter().enumerate().find_map(|(i, fold)| {
            let found = |values: &[Value]| values.iter().position(|value| *value == param);
            let place = found(&fold.state).or_else(|| found(&fold.result))?;
            let (fold, place) = (local("fold", i), Literal::usize_unsuffixed(place));
            Some(quote!(#fold.#place))
        })
    }

    /// Returns the struct parameter whose leaves a reduction visits: its next values depend on them.
    fn folded(&self, fold: usize) -> Option<usize> {
        let mut graph = self.graph.clone();
        graph.results.clone_from(&self.folds()[fold].next);
        graph.folds = None;
        let graph = dce::run(&graph);
        let params = graph.params.iter().zip(&self.parts);
        let mut read = params.filter_items(|(param, _)| graph.reads(**param));
        // A reduction that ignores the leaves only counts them, and does not show which.
        read.find_map(|(_, part)| part.param)
    }
}

impl Leafwise<'_> {
    /// Returns the code for leaves of some element types, for which the same scalars are computed.
    pub(super) fn driver(&self, group: &[Instance]) -> Option<TokenStream> {
        let root = self.root;
        let first = &group[0];
        let (leaf, parts) = (local("leaf", 0), local("parts", 0));
        let mut code = TokenStream::new();
        // Columns: for each struct parameter, the leaves of all arguments of its type, at the same index.
        for param in 0..self.params.len() {
            let columns = local("columns", param);
            let own = first.parts.iter();
            let own = own.filter_items(|part| part.param == Some(param));
            let own = own.map(Part::target).collect_vec();
            code.extend(quote!(let #columns = #root::rt::Columns::of(&[#(&#own),*]);));
        }
        // Folds: `let mut fold0 = init; for leaf in .. { fold0 = next(fold0, leaf); }`.
        for i in 0..first.folds().len() {
            let param = match self.params.len() {
                1 => 0,
                _ => first.folded(i)?,
            };
            let (name, columns) = (local("fold", i), local("columns", param));
            let init = self.phase(first, &first.folds()[i].init, None)?;
            let next = self.by_element(group, param, &|instance| {
                self.phase(instance, &instance.folds()[i].next, Some(param))
            })?;
            code.extend(quote! {
                let mut #name = #init;
                for #leaf in 0..#columns.count() {
                    #name = #next;
                }
            });
        }
        for param in 0..self.params.len() {
            // Leaves of results and of new states, which may read the folds.
            let count = first.outputs(Some(param)).len();
            if count == 0 {
                continue;
            }
            let (leaves, columns) = (local("leaves", param), local("columns", param));
            let names = (0..count).map(|i| local("part", i)).collect_vec();
            let next = self.by_element(group, param, &|instance| {
                let call = self.phase(instance, &instance.outputs(Some(param)), Some(param))?;
                Some(quote!({
                    let (#(#names,)*) = #call;
                    [#(#columns.result(#leaf, #names)),*]
                }))
            })?;
            code.extend(quote! {
                let mut #leaves = #root::rt::Vec::with_capacity(#columns.count());
                for #leaf in 0..#columns.count() {
                    let #parts = #next;
                    #leaves.push(#parts);
                }
            });
        }
        // Results and new states that are scalars of no struct.
        let others = first.outputs(None);
        if !others.is_empty() {
            let names = (0..others.len()).map(|i| local("scalar", i)).collect_vec();
            let call = self.phase(first, &others, None)?;
            code.extend(quote!(let (#(#names,)*) = #call;));
        }
        // `next` numbers leaves and scalars as the graph returns them: the result first, then the new states.
        let mut next = Numbers::of(self.params.len());
        let result = first.analysis.signature.result.as_ref()?;
        let (value, name) = (self.value(&mut next, result), local("result", 0));
        code.extend(quote!(let #name = #value;));
        for part in first
            .parts
            .iter()
            .filter_items(|part| part.mode == Mode::Mut)
        {
            let target = part.target();
            code.extend(match part.param {
                Some(param) => {
                    let (leaves, number) = (local("leaves", param), next.leaf(param));
                    quote!(#root::rt::write_leaves(&mut #target, &#leaves, #number);)
                }
                None => {
                    let scalar = next.scalar();
                    quote!(#target = #scalar;)
                }
            });
        }
        code.extend(name.to_token_stream());
        Some(code)
    }

    /// Returns the code for the current leaf of a struct parameter, by its element type.
    fn by_element(
        &self,
        group: &[Instance],
        param: usize,
        of: &dyn Fn(&Instance) -> Option<TokenStream>,
    ) -> Option<TokenStream> {
        let (columns, leaf) = (local("columns", param), local("leaf", 0));
        let elements = super::elements(group, param);
        let arms = elements.into_iter().map(|element| {
            let mut instances = group.iter();
            let instance = instances.find(|instance| instance.elements[param] == element)?;
            let (element, call) = (element_type(self.root, element), of(instance)?);
            Some(quote!(#element => #call,))
        });
        let arms: Vec<TokenStream> = arms.collect_some()?;
        Some(quote!(match #columns.element(#leaf) { #(#arms)* _ => ::core::unreachable!() }))
    }

    /// Returns the call of a function that computes these values: for one leaf of a struct parameter, or from values of
    /// no leaf.
    fn phase(&self, of: &Instance, values: &[Value], leaf: Option<usize>) -> Option<TokenStream> {
        let root = self.root;
        // The values' part of the graph: `dce` removes the rest, and so the parameters that it alone reads.
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
            let each = self.sizes.find(shape);
            // The first leaf determines the size.
            let needed = graph.reads(param) || (each.is_some() && each == leaf && size.is_none());
            if !needed {
                new.push(Value(0));
                continue;
            }
            // A value of one leaf cannot depend on a leaf of another struct.
            if each.is_some() && each != leaf {
                return None;
            }
            let (name, ty) = (local("x", i), self.sizes.type_of(root, shape)?);
            inputs.push(if each.is_some() || shape.rank() == 0 {
                quote!(#name: #ty)
            } else {
                quote!(#name: &#ty)
            });
            size = size.or(each);
            arguments.push(of.argument(i)?);
            new.push(own.add_param(shape.clone()));
        }
        // The parameters that the part reads are the parameters of a function of its own, which is compiled as a
        // computation.
        own.results = own.paste(&graph, &new);
        let results = own.result_shapes();
        let outputs = results.iter().map(|shape| self.sizes.type_of(root, shape));
        let outputs: Vec<TokenStream> = outputs.collect_some()?;
        let name = &self.item.sig.ident;
        // The size of the leaf is inferred from the argument.
        let others = self.item.head().generics.all.iter();
        let others = others.filter_items(|param| param.kind == Kind::Size);
        let others = others.map(|param| &param.name).collect_vec();
        let size = size.map(|param| self.sizes.name(param));
        let generics = size
            .iter()
            .chain_items(others.iter().copied())
            .collect_vec();
        let known = others.iter().map(ToTokens::to_token_stream);
        let inferred = size.iter().map(|_| quote!(_));
        let known = inferred.chain_items(known).collect_vec();
        let explicit = (!others.is_empty()).then(|| quote!(::<#(#known),*>));
        let generics = (!generics.is_empty()).then(|| quote!(<#(#generics: #root::Dim),*>));
        let item = quote!(fn #name #generics(#(#inputs),*) -> (#(#outputs,)*) {});
        let item: Written = syn::parse2(item).ok()?;
        let mut faults = Faults::default();
        let nothing = (Definitions::default(), Bindings::default());
        let signature = Signature::read(&item, &nothing.0, &nothing.1, &mut faults);
        let hlo = signature.to_hlo(&results)?;
        let analysis = Analysis {
            faults,
            function: Some(Function::new(name.to_string(), hlo, own)),
            omits_rules: of.analysis.omits_rules,
            signature,
            callees: of.analysis.callees.clone(),
            origins: of.analysis.origins.clone(),
            required: Vec::new(),
            calls: Calls::default(),
            functions: Vec::new(),
            hover: TokenStream::new(),
        };
        let body = compile(root, &item, analysis).ok()??;
        let function = shell(root, &item, &body.statements);
        Some(quote!({ #function #name #explicit(#(#arguments),*) }))
    }

    /// Returns the expression that assembles a result.
    fn value(&self, next: &mut Numbers, types: &Types) -> TokenStream {
        let root = self.root;
        if let Some(param) = each(types).and_then(|leaf| self.sizes.find(&leaf.array.shape)) {
            let (leaves, number) = (local("leaves", param), next.leaf(param));
            return quote!(#root::rt::assemble_leaves(&#leaves, #number));
        }
        let parts = types.parts().into_iter();
        let parts = parts.map(|part| self.value(next, part)).collect_vec();
        match types {
            Tree::Leaf(_) => next.scalar().to_token_stream(),
            Tree::Tuple(_) => quote!((#(#parts,)*)),
            Tree::List(_) => quote!([#(#parts),*]),
            Tree::Record(..) => quote!(#root::rt::Record::from_fields((#(#parts,)*))),
        }
    }
}

/// The numbers of the next results.
struct Numbers {
    /// The number of the next leaf of each struct parameter.
    leaves: Vec<usize>,
    scalars: usize,
}

impl Numbers {
    fn of(params: usize) -> Numbers {
        Numbers {
            leaves: vec![0; params],
            scalars: 0,
        }
    }

    fn leaf(&mut self, param: usize) -> usize {
        self.leaves[param] += 1;
        self.leaves[param] - 1
    }

    fn scalar(&mut self) -> Ident {
        self.scalars += 1;
        local("scalar", self.scalars - 1)
    }
}
