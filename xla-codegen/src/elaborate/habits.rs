//! Helps for arguments in the form that other libraries have: `zeros((2, 3))`, `reshape(x, 2, 3)`, `sum(x, axis=(0, 1))`,
//! `dropout(x, 0.5)` without a generator.

use proc_macro2::Ident;
use quote::ToTokens;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;
use xla_hlo::operation::{Param, ParamKind};
use xla_hlo::{ElementType, Operation, Shape, Size, Tree, Type, aliases, spelling};

use super::apply::{ArgumentValue, BoundArgument};
use super::{Elab, Val};
use crate::advice;
use crate::head::{Head, KnownKind};
use crate::hir::{Expr, Kind, Name, UnOp};
use crate::message::source;
use crate::tokens::mentions;

/// The syntax of an argument: positional, or after its name.
pub(super) struct Written<'e> {
    pub(super) name: Option<&'e Ident>,
    pub(super) expr: &'e Expr,
}

impl Elab<'_> {
    /// Reports an operation that takes an element type first, if the first argument is a list of sizes or a number.
    pub(super) fn without_element(
        &mut self,
        operation: &'static Operation,
        written: &[Written],
    ) -> Option<Val> {
        let (first, rest) = written.split_first()?;
        let (element, sizes) = operation.params.split_first()?;
        let is_other = match &first.expr.kind {
            Kind::Array(_) | Kind::Tuple(_) | Kind::Lit(_) => true,
            Kind::MethodCall(call) => call.method == "dims",
            Kind::Field(field) => source(&field.member) == "shape",
            _ => false,
        };
        if element.kind != ParamKind::Element || first.name.is_some() || !is_other {
            return None;
        }
        // `zeros(3, 4)` lists the sizes without brackets.
        let taken = match sizes {
            [sizes] if matches!(sizes.kind, ParamKind::Ints | ParamKind::Sizes) => {
                let listed = rest.iter();
                let listed = listed.take_while(|w| w.name.is_none() && is_integer(w.expr));
                if is_integer(first.expr) {
                    listed.count()
                } else {
                    0
                }
            }
            _ => 0,
        };
        let listed = rest[..taken].iter().map(|w| source(w.expr));
        let list = match taken {
            0 if let Kind::Field(field) = &first.expr.kind => {
                format!("{}.dims()", source(&field.base))
            }
            0 => bracketed(first.expr).unwrap_or_else(|| source(first.expr)),
            _ => {
                let all = [source(first.expr)].into_iter().chain_items(listed);
                format!("[{}]", all.collect_vec().join(", "))
            }
        };
        let named = |w: &&Written| {
            let name = w.name.map(ToString::to_string);
            name.is_some_and(|name| spelling::argument(&name, &[element.name]).is_some())
        };
        let is_element =
            |w: &&Written| w.name.is_none() && ElementType::from_name(&source(w.expr)).is_some();
        let stated = rest
            .iter()
            .find(named)
            .or_else(|| rest.iter().find(is_element));
        let stated = stated.map(|w| source(w.expr));
        let stated = stated.filter(|name| ElementType::from_name(name).is_some());
        let like = self.like.map(|like| like.name().to_string());
        let mut all = vec![stated.or(like).unwrap_or_else(|| "f32".to_string()), list];
        for argument in &rest[taken..] {
            match argument.name {
                Some(_) if named(&argument) => {}
                None if ElementType::from_name(&source(argument.expr)).is_some() => {}
                Some(name) => all.push(format!("{name} = {}", source(argument.expr))),
                None => all.push(source(argument.expr)),
            }
        }
        let help = format!(
            "the element type precedes the sizes: `{}({})`",
            operation.name,
            all.join(", ")
        );
        let what = FaultKind::Kind {
            expected: element.kind,
            found: format!("`{}`", source(first.expr)),
        };
        let what = Fault::call(what).help(help).of(operation.name);
        Some(self.fault(first.expr, what.message(&[])))
    }

    /// Reports an index `None`, which adds a dimension of size 1 in NumPy.
    pub(super) fn new_dimension<T>(
        &mut self,
        of: &Expr,
        brackets: &Expr,
        items: &[&Expr],
        shape: &Shape,
    ) -> Option<T> {
        let mut own = shape.dims.iter().map(ToString::to_string);
        let mut sizes = Vec::with_capacity(items.len());
        let mut is_plain = true;
        for item in items {
            match &item.kind {
                _ if is_none(item) => sizes.push("1".to_string()),
                Kind::Range(range) if range.start.is_none() && range.end.is_none() => {
                    is_plain &= own.next().map(|size| sizes.push(size)).is_some();
                }
                _ => is_plain = false,
            }
        }
        sizes.extend(own);
        let help = format!("write `reshape({}, [{}])`", source(of), sizes.join(", "));
        let help = if is_plain {
            help
        } else {
            "write `reshape(.., [..])` with a size of 1".to_string()
        };
        let what =
            format!("index: expected ranges and indices of {shape}, found `None`\n  help: {help}");
        self.fault(brackets, what);
        None
    }

    /// Returns the help for an argument whose name another library has.
    pub(super) fn of_other_name(
        &self,
        operation: &'static Operation,
        whole: &Expr,
        written: &[Written],
        at: usize,
    ) -> Option<String> {
        let argument = written.get(at)?;
        let name = argument.name?.to_string();
        let known = operation.params.iter().map(|param| param.name);
        let meant = spelling::argument(&name, &known.collect_vec());
        let positional = written.iter().filter_items(|w| w.name.is_none());
        let texts = positional.map(|w| source(w.expr)).collect_vec();
        if meant.is_none() {
            let of_argument = || aliases::of_argument(operation.name, &name, &texts);
            if let Some(help) = reduction(operation, written).or_else(of_argument) {
                return Some(help);
            }
            let all = written.iter().map(|w| match w.name {
                Some(name) => format!("{name} = {}", source(w.expr)),
                None => source(w.expr),
            });
            let all = all.collect_vec();
            return advice::of_count(operation.name, &all)
                .or_else(|| advice::of_count(operation.name, &texts));
        }
        if is_none(argument.expr) {
            let others = written.iter().enumerate();
            let others = others.filter_items(|(i, _)| *i != at);
            let skipped = usize::from(matches!(whole.kind, Kind::MethodCall(_)));
            let others = others.map(|(_, w)| match w.name {
                Some(name) => format!("{name} = {}", source(w.expr)),
                None => source(w.expr),
            });
            let others = others.collect_vec();
            let receiver = written.first().filter(|_| skipped == 1);
            let receiver = receiver.map_or_else(String::new, |w| w.expr.grouped() + ".");
            let others = others[skipped..].join(", ");
            return Some(format!(
                "leave it out: `{receiver}{}({others})`",
                operation.name
            ));
        }
        let known = operation
            .params
            .iter()
            .map(|param| param.name)
            .collect_vec();
        let (mut texts, mut omitted) = (Vec::new(), Vec::new());
        for w in written {
            let text = match w.name {
                Some(name) => format!("{name} = {}", source(w.expr)),
                None => source(w.expr),
            };
            match advice::argument(&text, &known) {
                _ if advice::is_meaningless(&text) => {}
                Some(named) => texts.push(named),
                None => omitted.push(text),
            }
        }
        let omitted = omitted.iter().map(String::as_str).collect_vec();
        let is_other = |w: &&Written| {
            let name = w.name.map(ToString::to_string);
            name.is_some_and(|name| !is_parameter(operation, &name))
        };
        let others = written.iter().filter_items(|w| is_other(w)).count();
        let value = source(argument.expr);
        if others > 1 || advice::value_here(&value) != value {
            let omitted = advice::left_out(&omitted);
            return Some(match whole.kind {
                Kind::MethodCall(_) => {
                    let receiver = written.first()?.expr.grouped();
                    let rest = texts.get(1..)?.join(", ");
                    format!("write `{receiver}.{}({rest})`{omitted}", operation.name)
                }
                _ => {
                    let call = format!("{}({})", operation.name, texts.join(", "));
                    format!("write `{call}`{omitted}")
                }
            });
        }
        tuple_as_list(argument.expr)?;
        Some(format!("write `{}`", texts.get(at)?))
    }

    /// Returns the message for an assignment by which a variable would grow in each round of a loop.
    pub(super) fn grown(
        &self,
        left: &Expr,
        val: &Val,
        expected: &Type,
        right: &Expr,
    ) -> Option<String> {
        let (Val::Array(value), Tree::Leaf(leaf), Some(name)) = (val, expected, left.ident())
        else {
            return None;
        };
        let (found, own) = (self.graph.shape(*value), &leaf.shape);
        let elements =
            |shape: &Shape| -> Option<usize> { shape.dims.iter().map(Size::known).product() };
        let is_larger = found.element == own.element
            && found.rank() == own.rank()
            && elements(own)
                .zip(elements(found))
                .is_some_and(|(own, found)| own < found);
        let reads_itself = mentions(&right.to_token_stream(), &[name.to_string()]);
        let sizes = own.dims.iter().map(ToString::to_string);
        let (element, sizes) = (own.element.name(), sizes.collect_vec().join(", "));
        (is_larger && reads_itself && self.captures.is_some()).then(|| {
            format!(
                "{own}, found {found}: a variable keeps its type in loops and branches\n  \
                 help: declare an array for all rounds, `let mut all = zeros({element}, [.., {sizes}]);`, and assign \
                 to each, `all[i] = ..;`"
            )
        })
    }

    /// Returns the help for a single number where a list has all dimensions of an operand.
    pub(super) fn permutation(&self, operand: Option<&BoundArgument>) -> Option<String> {
        let Some(ArgumentValue::Val(Val::Array(value))) = operand.map(|of| &of.supplied) else {
            return None;
        };
        let rank = self.graph.shape(*value).rank();
        let all = (0..rank).rev().map(|d| d.to_string()).collect_vec();
        (rank > 1).then(|| {
            format!(
                "list all dimensions in their new order: `[{}]` reverses them",
                all.join(", ")
            )
        })
    }

    /// Returns the help for a call without its generator of random numbers.
    pub(super) fn generator_missing(
        &self,
        head: &Head,
        name: &str,
        arguments: &[&Expr],
        is_method: bool,
    ) -> Option<String> {
        let at = head.params.iter().position(|param| param.name == "rng")?;
        let is_one_less = arguments.len() + 1 == head.params.len();
        (is_one_less && head.params[at].is_state())
            .then(|| self.generator(name, arguments, at, (false, is_method)))
    }

    /// Returns the help for a call of a random operation whose argument with this index, the generator, is missing or is
    /// another value.
    pub(super) fn generator(
        &self,
        name: &str,
        arguments: &[&Expr],
        at: usize,
        (is_replaced, is_method): (bool, bool),
    ) -> String {
        let mut vars = self.vars.all();
        let rng = vars.find(|var| matches!(&var.val, Val::Record(of, _) if of == "Rng"));
        let known = rng.map(|var| var.name.to_string());
        let mut texts = arguments.iter().map(source).collect_vec();
        let rng = known.clone().unwrap_or_else(|| "rng".to_string());
        if is_replaced {
            texts.remove(at);
        }
        texts.insert(at.min(texts.len()), rng);
        // A `&mut self` method lends its receiver.
        let receiver = arguments.first().and_then(|first| match &first.kind {
            Kind::Reference(lent) if is_method => Some(lent.expr.grouped()),
            _ => is_method.then(|| first.grouped()),
        });
        let call = match receiver {
            Some(receiver) => format!("`{receiver}.{name}({})`", texts[1..].join(", ")),
            None => format!("`{name}({})`", texts.join(", ")),
        };
        match known {
            Some(_) => format!("write {call}"),
            None => {
                format!("declare a parameter `rng: &mut Rng`, and pass it: {call}")
            }
        }
    }
}

/// Returns the help for the argument `None` of a call.
pub(super) fn without_none(name: &str, whole: &Expr, at: &Expr, positional: &[&Expr]) -> String {
    let skipped = usize::from(matches!(whole.kind, Kind::MethodCall(_)));
    let others = positional
        .iter()
        .filter_items(|expr| source(expr) != source(at));
    let texts = others.map(source).collect_vec();
    let (receiver, texts) = texts.split_at(skipped.min(texts.len()));
    let receiver = receiver
        .first()
        .map_or_else(String::new, |of| format!("{of}."));
    format!("leave it out: `{receiver}{name}({})`", texts.join(", "))
}

/// Returns the help for an elementwise operation with the arguments of a reduction: `x.max(dim = 1, keepdim = true)`.
fn reduction(operation: &Operation, written: &[Written]) -> Option<String> {
    let (operand, named) = written.split_first()?;
    let params = ["dimension", "keep"];
    let named = named.iter().map(|of| {
        let name = spelling::argument(&of.name?.to_string(), &params)?;
        Some((name, source(of.expr)))
    });
    let named = named.collect_some()?;
    let (_, dimension) = named.iter().find(|(name, _)| *name == "dimension")?;
    let texts = [source(operand.expr), dimension.clone()];
    let help = aliases::of_count(&format!("numpy.{}", operation.name), &texts)?;
    let keep = named.iter().find(|(name, _)| *name == "keep");
    Some(match (keep, help.strip_suffix(")`")) {
        (Some((_, keep)), Some(call)) => format!("{call}, keep = {})`", keep.to_lowercase()),
        _ => help,
    })
}

/// Returns the help for a call with numbers where the operation takes a list of them: `reshape(x, 2, 3)`.
pub(super) fn listed(
    operation: &'static Operation,
    whole: &Expr,
    positional: &[&Expr],
) -> Option<String> {
    let is_list = |param: &Param| matches!(param.kind, ParamKind::Ints | ParamKind::Sizes);
    let (operand, numbers) = positional.split_first()?;
    // The numbers of `split(x, 2, 0)` are a list and a dimension.
    let [_, list, others @ ..] = operation.params else {
        return None;
    };
    let is_int = others
        .first()
        .is_some_and(|param| param.kind == ParamKind::Int);
    if numbers.len() < 2 || !is_list(list) || is_int || !numbers.iter().all(|expr| is_integer(expr))
    {
        return None;
    }
    let list = numbers.iter().map(source).collect_vec().join(", ");
    let name = operation.name;
    Some(match whole.kind {
        Kind::MethodCall(_) => {
            format!("write a list: `{}.{name}([{list}])`", operand.grouped())
        }
        _ => format!("write a list: `{name}({}, [{list}])`", source(operand)),
    })
}

/// Returns the help for a call with numbers where a computation takes a list of them: `tile(x, 2, 3)`.
pub(super) fn listed_for(head: &Head, name: &str, arguments: &[&Expr]) -> Option<String> {
    let (operand, numbers) = arguments.split_first()?;
    let takes = head.params.get(1)?.known() == Some(KnownKind::Integers);
    let list = numbers.iter().map(source).collect_vec().join(", ");
    (takes && numbers.len() > 1 && numbers.iter().all(|expr| is_integer(expr)))
        .then(|| format!("write a list: `{name}({}, [{list}])`", source(operand)))
}

/// Returns the help for an argument where integers are expected.
pub(super) fn integers_meant(kind: ParamKind, expr: &Expr) -> Option<String> {
    match kind {
        ParamKind::Ints | ParamKind::Sizes => tuple_as_list(expr)
            .or_else(|| integral(expr))
            .map(|meant| format!("write `{meant}`")),
        ParamKind::Int => integral(expr).map(|meant| format!("write `{meant}`")),
        ParamKind::Bool => {
            let text = source(expr).to_lowercase();
            let is_truth = text == "true" || text == "false";
            is_truth.then(|| format!("write `{text}`"))
        }
        ParamKind::Element => {
            spelling::element(&source(expr)).map(|meant| format!("write `{meant}`"))
        }
        _ => None,
    }
}

/// Whether an operation has a parameter of this name; a list of dimensions may be passed by the singular too.
fn is_parameter(operation: &Operation, name: &str) -> bool {
    let mut params = operation.params.iter();
    params.any(|param| param.name == name || param.name.strip_suffix('s') == Some(name))
}

/// Whether an expression is a literal integer, perhaps with a minus.
fn is_integer(expr: &Expr) -> bool {
    match &expr.kind {
        Kind::Lit(lit) => lit.integer().is_some(),
        Kind::Unary(unary) => unary.op == UnOp::Neg && is_integer(&unary.expr),
        _ => false,
    }
}

/// Whether an expression is a literal number, perhaps with a minus.
pub(super) fn is_number(expr: &Expr) -> bool {
    match &expr.kind {
        Kind::Lit(lit) => lit.scalar().is_some(),
        Kind::Unary(unary) => unary.op == UnOp::Neg && is_number(&unary.expr),
        _ => false,
    }
}

/// Returns the message about a variable whose value is a list that would grow, `let mut all = [];`, or a text.
pub(super) fn no_value_of(name: &Name, init: &Expr) -> Option<String> {
    match &init.kind {
        Kind::Array(list) if name.mutable && list.elems.is_empty() => Some(format!(
            "an array has all its elements from the beginning\n  \
             help: declare an array of all elements, `let mut {0} = zeros(f32, [..]);`, and assign to each: \
             `{0}[i] = ..;`",
            name.ident
        )),
        Kind::Lit(lit) if lit.text().is_some() => Some(
            "expected a number, `true` or `false`, found a text\n  help: take a parameter `flag: bool` instead"
                .to_string(),
        ),
        _ => None,
    }
}

/// Whether an expression is the `None` of Python and Rust.
pub(super) fn is_none(expr: &Expr) -> bool {
    let is_name = |name| expr.path().is_some_and(|path| path.is_ident(name));
    match &expr.kind {
        Kind::Field(field) => source(&field.member) == "newaxis",
        _ => is_name("None") || is_name("newaxis"),
    }
}

/// Returns a list or a tuple in brackets.
fn bracketed(expr: &Expr) -> Option<String> {
    match &expr.kind {
        Kind::Array(_) => Some(source(expr)),
        _ => tuple_as_list(expr),
    }
}

/// Returns a tuple of integers as a list.
fn tuple_as_list(expr: &Expr) -> Option<String> {
    let Kind::Tuple(tuple) = &expr.kind else {
        return None;
    };
    let is_single = |item: &Expr| is_integer(item) || item.path().is_some();
    let all = tuple.elems.iter();
    all.clone().all(is_single).then(|| {
        let all = all.map(source).collect_vec();
        format!("[{}]", all.join(", "))
    })
}

/// Returns a literal such as `11.0` as an integer.
fn integral(expr: &Expr) -> Option<String> {
    let Kind::Lit(_) = &expr.kind else {
        return None;
    };
    let text = source(expr);
    let whole = text.strip_suffix(".0").or_else(|| text.strip_suffix('.'))?;
    whole.parse::<u64>().ok().map(|_| whole.to_string())
}
