//! `#[computation]`: expands a function to its code.

use std::rc::Rc;

use proc_macro2::{Delimiter, Ident, TokenStream};
use quote::{format_ident, quote};
use syn::ext::IdentExt;
use syn::{Error, ItemFn, Type};
use xla_hlo::{Function, Module, Tree, passes};

use crate::analysis::{Analysis, analyse, analyse_bound};
use crate::bindings::Bindings;
use crate::chain;
use crate::counters::{self, Phase};
use crate::custom;
use crate::definition::{Definitions, Faults};
use crate::dynamic::{self, operands};
use crate::emit::{self, Driver, Target};
use crate::features;
use crate::gather;
use crate::head::Written;
use crate::hir;
use crate::imported;
use crate::lexical;
use crate::program::{self, Attribute};
use crate::result::{results, value};
use crate::root;
use crate::rule;
use crate::signature::{Required, Signature, nothing_in_result, rewrite};
use crate::unparsed::{is_replaced, unparsed, without_body};
use crate::wide::checks as wide_checks;

mod beside;
mod by_element;
mod leafwise;
mod memo;
mod shell;
mod subject;
mod template;

pub(crate) use beside::beside;
use beside::{emitted, is_elaborated_by_callers};
pub(crate) use by_element::bound;
use by_element::{ByElement, free};
use leafwise::Leafwise;
pub(crate) use shell::{shell, uses, with_body, without_code};
use subject::{Subject, requested};
pub(crate) use template::{common, never, samples};

/// The emitted body of a function.
pub(crate) struct Body {
    /// The statements, with the value at the end.
    pub(crate) statements: TokenStream,
    /// The attribute of the function by which callers inline it, or nothing.
    pub(crate) inline: TokenStream,
}

impl From<TokenStream> for Body {
    fn from(statements: TokenStream) -> Body {
        let inline = TokenStream::new();
        Body { statements, inline }
    }
}

/// Returns the emitted body, or the mistakes; `None` where the mistakes are in a definition it refers to.
pub(crate) fn compile(
    root: &TokenStream,
    item: &Written,
    analysis: Analysis,
) -> Result<Option<Body>, Faults> {
    let Analysis {
        mut faults,
        signature,
        callees,
        function,
        origins,
        required,
        calls,
        mut functions,
        hover,
        ..
    } = analysis;
    // Without a graph the mistakes are here, or in a definition that reports them itself.
    let Some(function) = function else {
        return if faults.is_empty() {
            Ok(None)
        } else {
            Err(faults)
        };
    };
    // Calls of Rust functions: parameters of this computation, and custom functions with dynamic results.
    let checks = calls.checks(root, &signature, &function.name, &required);
    let adapters = custom::local_adapters(root, item, &signature, &mut functions);
    let custom_calls = emit::CustomCalls {
        functions: &functions,
        checks: &checks,
        wide: &signature.wide.names,
        origins: &origins,
    };
    let write = |function: &Function| {
        let (signature, module) = (&signature, &callees);
        let (required, custom_calls) = (&required, custom_calls);
        write(
            root,
            item,
            signature,
            module,
            function,
            required,
            custom_calls,
        )
    };
    match emit::debug::versions(&function, &write, |body| &mut body.statements) {
        Ok(Body { statements, inline }) => {
            // Constraints of static sizes are assertions that rustc evaluates; the others are checked at the start of a
            // call, before the first statement may change a state.
            let constraints = function.constraints(&callees);
            let wide = &signature.wide.names;
            let assertions = emit::assertions(root, constraints, &origins, wide);
            let shared = wide_checks(root, item, &signature, constraints);
            let checks = dynamic::checks(root, &signature, &function.name, &required, constraints);
            let statements =
                quote!(if false { #hover } #assertions #adapters #shared #checks #statements);
            Ok(Some(Body { statements, inline }))
        }
        Err(fault) => {
            faults.push(fault);
            Err(faults)
        }
    }
}

/// Optimises the graph, and emits its statements and the value at the end.
fn write(
    root: &TokenStream,
    item: &Written,
    signature: &Signature,
    module: &Module,
    function: &Function,
    required: &[Required],
    custom_calls: emit::CustomCalls<'_>,
) -> Result<Body, Error> {
    let optimise = || passes::optimise(module, function, features::selected);
    let optimised = counters::phase(Phase::Optimise, optimise).map_err(|refused| {
        let at = refused.origin.index;
        let at = at.and_then(|at| custom_calls.origins.get(at as usize));
        Error::new(
            at.copied().unwrap_or(item.sig.ident.span()),
            refused.fault.what,
        )
    })?;
    // Each array of a parameter and of the result has a place: an expression that the statements read or write.
    let leaves = operands(root, signature, &function.name, required);
    let output = item.head().output.as_ref().map(hir::Type::written);
    let nothing = Tree::Tuple(Vec::new());
    let result = signature.result.as_ref().unwrap_or(&nothing);
    let mut targets = Vec::new();
    let declared = function.signature.result.leaves();
    results(
        root,
        output,
        result,
        &signature.wide,
        &mut declared.into_iter(),
        &mut targets,
    );
    let returned = nothing_in_result(item);
    let from = emit::From {
        exec: signature.exec.as_ref(),
        workspace: None,
        fallible: signature.fallible && !required.is_empty(),
        name: &function.name,
        returned: returned.as_ref(),
    };
    // The graph returns the new states after the results.
    targets.extend(signature.states().map(Target::State));
    let Driver {
        statements,
        results,
        inline,
    } = emit::driver(
        root,
        &optimised.graph,
        &leaves.all,
        &targets,
        from,
        custom_calls,
    );
    let mut value = value(root, output, result, &mut results.into_iter());
    // The statements return errors early, so the value at the end is a success.
    if signature.fallible {
        value = quote!(::core::result::Result::Ok(#value));
    }
    let before = &leaves.before;
    let statements = quote!(#before #statements #value);
    Ok(Body { statements, inline })
}

/// The code of a computation for plain Rust.
pub(crate) enum Rust {
    /// Its body.
    Code(Body),
    /// A call of the trait of this name, which this element type has; the items are the trait and its implementations.
    ByElement {
        element: Ident,
        name: Ident,
        items: TokenStream,
        body: TokenStream,
    },
    /// There is none for this reason: computations elaborate it where they call it.
    Never(String),
    /// There are mistakes.
    Faults(Faults),
}

/// Returns the code of a method of a type. `samples` are examples of what its generic parameters stand for other than
/// sizes, each with `Self`, which `own` binds.
pub(crate) fn rust(
    root: &TokenStream,
    item: &Written,
    self_ty: &Type,
    definitions: &Definitions,
    samples: &[Bindings],
    own: &dyn Fn(&mut Bindings),
) -> Rust {
    // A method without parameters that are types or functions has one elaboration: its mistakes, and its code.
    let has_functions = item
        .head()
        .params
        .iter()
        .any(|param| param.function().is_some());
    if let ([bound], false, true) = (samples, has_functions, template::is_direct(item)) {
        let mut analysis = analyse_bound(root, item, definitions, bound);
        if !analysis.faults.is_empty() {
            return Rust::Faults(std::mem::take(&mut analysis.faults));
        }
        return coded(root, item, analysis);
    }
    let faults = template::common(root, item, definitions, samples);
    if !faults.is_empty() {
        return Rust::Faults(faults);
    }
    // The fields of the structs are not known: one body visits the leaves of any struct.
    if let Some(params) = template::by_leaf(item) {
        let leafwise = Leafwise::new(root, item, definitions, params, own);
        return match leafwise.body() {
            Ok(body) => Rust::Code(body.into()),
            Err(why) => Rust::Never(why),
        };
    }
    // Generic element types: a hidden trait has the code for each type, and the function calls it.
    if let Some((element, family)) = item.head().by_element() {
        let free = free(item, self_ty).into();
        let name = trait_name(item, self_ty);
        let code = ByElement {
            root,
            item: &free,
            name: &name,
            definitions,
            element,
            family,
            own,
            forwarders: &[],
        };
        let items = code.items(true);
        let mut arguments = item.head().names();
        // With the hygiene of the user's `self`.
        let receiver = item
            .sig
            .receiver()
            .map(|receiver| Ident::new("self", receiver.self_token.span));
        arguments.splice(0..0, &receiver);
        return Rust::ByElement {
            body: by_element::call(item, element, &name, &arguments),
            element: element.clone(),
            name,
            items,
        };
    }
    // Everything else is generic in sizes at most, and has one body.
    match (template::refused(item), samples) {
        (None, [bound]) => coded(root, item, analyse_bound(root, item, definitions, bound)),
        (why, _) => {
            let unknown = || "its struct has types as parameters".to_string();
            Rust::Never(why.unwrap_or_else(unknown))
        }
    }
}

/// Returns the code of a method that has one body.
fn coded(root: &TokenStream, item: &Written, analysis: Analysis) -> Rust {
    match template::direct(root, item, analysis) {
        Ok(body) => Rust::Code(body),
        Err(why) => Rust::Never(why),
    }
}

/// Returns the name of the trait that has the code of a method for each element type.
fn trait_name(method: &ItemFn, self_ty: &Type) -> Ident {
    let owner = match self_ty {
        Type::Path(ty) => ty.path.segments.last().map(|last| &last.ident),
        _ => None,
    };
    let owner = owner.map_or(String::new(), ToString::to_string);
    let method = method.sig.ident.unraw();
    format_ident!("__{owner}_{method}")
}

/// Expands `#[computation]`.
pub(crate) fn expand(attribute: TokenStream, item: TokenStream) -> TokenStream {
    let (attribute, mistake) = match syn::parse2(attribute) {
        Ok(attribute) => (attribute, None),
        Err(fault) => (Attribute::default(), Some(fault)),
    };
    let Attribute {
        program,
        crate_path,
        rule,
        source,
    } = attribute;
    let function = match &source {
        Some(source) => imported::function(source, &item),
        None => syn::parse2(item.clone())
            .map(|function| (function, TokenStream::new()))
            .map_err(|fault| unparsed(item, &fault, mistake.clone())),
    };
    let (mut item, tracked): (ItemFn, TokenStream) = match function {
        Ok(function) => function,
        Err(instead) => return instead,
    };
    let mut faults = Faults::default();
    for fault in mistake.into_iter() {
        faults.push(fault);
    }
    // The mistake is reported with the module.
    if is_replaced(&item.block) {
        return without_body(&quote!(#item), &TokenStream::new());
    }
    let root = match root::of_attribute(
        crate_path.as_ref(),
        "#[computation(crate = other::typed_xla)]",
    ) {
        Ok(root) => root,
        Err(fault) => return without_body(&quote!(#item), &fault.to_compile_error()),
    };
    let root = &root;
    // From here on `Linear<784, 10>` is `Linear<Size<784>, Size<10>>`, as rustc needs it.
    rewrite(root, &mut item.sig);
    let mut item = Written::from(item);
    match rule.map(|rule| rule::apply(&item, &rule)) {
        Some(Ok(new)) => item = new.into(),
        Some(Err(fault)) => faults.push(fault),
        None => {}
    }
    let item = Rc::new(item);
    // A template has no graph of its own: each caller elaborates it with its own types.
    if item.head().is_template() {
        let faults = faults.tokens();
        let expanded = template::expand(root, &item, program.as_ref());
        return quote!(#faults #expanded #tracked);
    }
    if lexical::is_method(&item.sig.ident) {
        let what = format!(
            "a computation must be a free function, or in a module with `#[computation]`\n  \
             help: move `{}` out of the `impl`, or mark the module of the struct and its `impl`",
            item.sig.ident
        );
        let fault = Error::new(item.sig.ident.span(), what).to_compile_error();
        let function = shell(root, &item, &quote!(#fault ::core::unreachable!()));
        return quote!(#[allow(unused)] #function);
    }
    // A prepared program owns arrays that only its graph determines, so its type is declared with its `impl`.
    let declared = program
        .as_ref()
        .filter(|program| program.prepared.is_empty());
    let declared = declared.map(|program| program::declaration(&item, &program.name));
    let faults = faults.tokens();
    let names = gather::function(&item);
    // Without names to look up there is no chain, and one analysis serves both the body and the items beside it.
    let (body, beside) = match names.as_slice() {
        [] => {
            let analysis = analyse(root, &item, &Definitions::default());
            let beside = emitted(
                root,
                &item,
                program.as_ref(),
                Definitions::default(),
                &analysis,
            );
            (block(root, &item, analysis), beside)
        }
        names => {
            let request = |end, delimiter| {
                chain::request(root, names, end, &quote!([#program] #item), delimiter)
            };
            (
                request("__body", Delimiter::Parenthesis).into(),
                request("__graph", Delimiter::Brace),
            )
        }
    };
    let function = with_body(root, &item, &body);
    quote!(#faults #function #declared #beside #tracked)
}

/// Returns the body of a computation.
///
/// Mistakes found during analysis are reported by [`emitted`], not here.
fn block(root: &TokenStream, item: &Written, analysis: Analysis) -> Body {
    let reported = !analysis.faults.is_empty();
    let faults = match compile(root, item, analysis) {
        Ok(Some(body)) => return body,
        Err(faults) if !reported => faults.tokens(),
        Ok(None) | Err(_) => TokenStream::new(),
    };
    let body = without_code(item);
    quote!(#faults #body).into()
}

/// Returns the body of a function whose definitions have been gathered.
pub(crate) fn body(input: TokenStream) -> TokenStream {
    let key = memo::key(&input);
    match requested(input) {
        Ok((root, Subject { item, program }, definitions)) => {
            let block = if item.head().is_template() {
                template::code(&root, &item, &definitions)
            } else {
                let analysis = analyse(&root, &item, &definitions);
                // A program needs the analysis again, and callers of such a computation its tokens.
                if program.is_none() && !is_elaborated_by_callers(&item, &analysis) {
                    memo::keep(key, &analysis);
                }
                block(&root, &item, analysis).statements
            };
            quote!({ #block })
        }
        Err(fault) => {
            let fault = fault.to_compile_error();
            quote!({ #fault ::core::unreachable!() })
        }
    }
}

#[cfg(test)]
mod tests;
