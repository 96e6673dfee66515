//! Arguments by their kind: values, lists of numbers, flags, element types, computations, words.

use xla_hlo::Size;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;
use xla_hlo::literal::NumberKind;
use xla_hlo::operation::{Argument, Int, Param, ParamKind};

use super::apply::ArgumentValue;
use super::habits::integers_meant;
use super::known_list::{integers, spread};
use super::literal::as_int;
use super::{Elab, Val};
use crate::hir::{Expr, Kind, Path};
use crate::message::{Error, Result, source};
use crate::size;

impl Elab<'_> {
    /// Elaborates an argument for a parameter of an operation.
    pub(super) fn argument<'e>(
        &mut self,
        operation: &str,
        param: &Param,
        expr: &'e Expr,
    ) -> ArgumentValue<'e> {
        let supplied = match param.kind {
            // A list of arrays may be written in brackets too.
            ParamKind::Arrays if let Kind::Array(list) = &expr.kind => {
                Some(ArgumentValue::Val(Val::Tuple(self.elements(&list.elems))))
            }
            ParamKind::Arrays if let Kind::Tuple(list) = &expr.kind => {
                Some(ArgumentValue::Val(Val::Tuple(self.elements(&list.elems))))
            }
            ParamKind::Value if matches!(expr.kind, Kind::Closure(_)) => None,
            ParamKind::Array | ParamKind::Arrays | ParamKind::Value | ParamKind::State => {
                Some(ArgumentValue::Val(self.expr(expr)))
            }
            // Channels are elaborated by `reach`; here the argument has no mistakes to report.
            ParamKind::Channel(_) => return ArgumentValue::Poison,
            ParamKind::Int | ParamKind::Ints | ParamKind::Sizes => {
                return self.ints(operation, param, expr);
            }
            ParamKind::Pairs => return self.pairs(operation, param, expr),
            ParamKind::Lists => return self.lists(operation, param, expr),
            ParamKind::Bools => self.bools(expr),
            ParamKind::Bool => match self.constant(expr) {
                Some(Val::Numbers(numbers)) if numbers.dims.is_empty() => match &numbers.numbers[0]
                {
                    number if number.kind == NumberKind::Bool => {
                        Some(ArgumentValue::from(Argument::Bool(number.text == "true")))
                    }
                    _ => None,
                },
                // A condition that calls decide.
                None if matches!(expr.kind, Kind::Unary(_) | Kind::Binary(_)) => {
                    let val = self.expr(expr);
                    if val.is_poisoned() {
                        return ArgumentValue::Poison;
                    }
                    self.truth_of(&val)
                        .map(|truth| Argument::Bool(truth).into())
                }
                _ => None,
            },
            ParamKind::Element => match &expr.kind {
                Kind::Path(path) => {
                    let name = path.ident().map(ToString::to_string);
                    name.and_then(|name| self.cx.frame().bindings.element(&name))
                        .map(|element| Argument::Element(element).into())
                }
                _ => None,
            },
            ParamKind::Computation | ParamKind::Function => match &expr.kind {
                Kind::Path(path) if self.is_value(path) => None,
                _ if self.is_computation(expr) => Some(ArgumentValue::Computation(expr)),
                _ => None,
            },
            ParamKind::Computations => {
                let listed: Vec<&Expr> = match &expr.kind {
                    Kind::Array(list) => list.elems.iter().collect_vec(),
                    Kind::Tuple(list) => list.elems.iter().collect_vec(),
                    _ => vec![expr],
                };
                if let Some(other) = listed.iter().find(|expr| !self.is_computation(expr)) {
                    return self.wrong_kind(operation, param, other);
                }
                Some(ArgumentValue::Computations(listed))
            }
            ParamKind::Operand => Some(match &expr.kind {
                Kind::Closure(_) => ArgumentValue::Computation(expr),
                Kind::Path(path) if self.names_computation(path) => {
                    ArgumentValue::Computation(expr)
                }
                _ => ArgumentValue::Val(self.expr(expr)),
            }),
            ParamKind::Padding if self.is_list_of_pairs(expr) => {
                return self.pairs(operation, param, expr);
            }
            ParamKind::Word | ParamKind::Text | ParamKind::Padding => match &expr.kind {
                Kind::Lit(lit) => {
                    let word = lit.text().map(str::to_string);
                    word.map(|word| Argument::Word(word).into())
                }
                Kind::Path(path) => match self.variable_of(path).map(|var| &var.val) {
                    Some(Val::Text(text)) if text.is_example => {
                        Some(ArgumentValue::Example(text.text.clone()))
                    }
                    Some(Val::Text(text)) => Some(Argument::Word(text.text.clone()).into()),
                    _ => None,
                },
                // A choice that calls decide.
                Kind::If(_) | Kind::Match(_) if self.cx.frame().bindings.decide() => {
                    match self.expr(expr) {
                        Val::Text(text) if text.is_example => {
                            Some(ArgumentValue::Example(text.text))
                        }
                        Val::Text(text) => Some(Argument::Word(text.text).into()),
                        Val::Poison => return ArgumentValue::Poison,
                        _ => None,
                    }
                }
                _ => None,
            },
        };
        supplied.unwrap_or_else(|| self.wrong_kind(operation, param, expr))
    }

    /// Whether an expression may be an argument that is a computation.
    fn is_computation(&self, expr: &Expr) -> bool {
        matches!(expr.kind, Kind::Closure(_) | Kind::Path(_)) || self.is_transformation(expr)
    }

    /// Whether an argument for a padding is a list of pairs, and not a word.
    fn is_list_of_pairs(&self, expr: &Expr) -> bool {
        match &expr.kind {
            Kind::Array(_) | Kind::Repeat(_) => true,
            Kind::Path(path) => {
                let var = self.variable_of(path);
                var.is_some_and(|var| matches!(var.val, Val::List(_)))
            }
            _ => false,
        }
    }

    /// Whether a path names a variable that is not a function.
    fn is_value(&self, path: &Path) -> bool {
        let var = self.variable_of(path);
        var.is_some_and(|var| !matches!(var.val, Val::Function(_) | Val::Poison))
    }

    pub(super) fn wrong_kind<'e>(
        &mut self,
        operation: &str,
        param: &Param,
        expr: &Expr,
    ) -> ArgumentValue<'e> {
        let help = integers_meant(param.kind, expr);
        self.wrong_kind_with(operation, param, expr, help)
    }

    /// Reports an argument of another kind than the parameter's, with a help.
    pub(super) fn wrong_kind_with<'e>(
        &mut self,
        operation: &str,
        param: &Param,
        expr: &Expr,
        help: Option<String>,
    ) -> ArgumentValue<'e> {
        let what = FaultKind::Kind {
            expected: param.kind,
            found: match &expr.kind {
                Kind::Closure(_) => "a closure".to_string(),
                _ => format!("`{}`", source(expr)),
            },
        };
        let fault = Fault::call(what).or_help(help);
        self.fault(expr, fault.of(operation).message(&[]));
        ArgumentValue::Poison
    }

    /// Elaborates pairs in brackets, each in parentheses or brackets.
    fn pairs<'e>(&mut self, operation: &str, param: &Param, expr: &'e Expr) -> ArgumentValue<'e> {
        let pairs = self.pair_list(operation, param, expr);
        pairs.map_or(ArgumentValue::Poison, |pairs| Argument::Ints(pairs).into())
    }

    /// Elaborates lists in brackets, each in brackets.
    fn lists<'e>(&mut self, operation: &str, param: &Param, expr: &'e Expr) -> ArgumentValue<'e> {
        let Kind::Array(list) = &expr.kind else {
            return self.wrong_kind(operation, param, expr);
        };
        let mut lists = Vec::with_capacity(list.elems.len());
        for item in &list.elems {
            let listed = match (&item.kind, self.peek(item).as_ref().and_then(integers)) {
                (Kind::Array(inner), _) => {
                    let numbers = inner.elems.iter().map(|item| self.int(item));
                    numbers.collect_some()
                }
                (_, Some(numbers)) => Some(numbers),
                _ => return self.wrong_kind(operation, param, item),
            };
            match listed {
                Some(numbers) => lists.push(numbers),
                None => return ArgumentValue::Poison,
            }
        }
        Argument::Lists(lists).into()
    }

    fn ints<'e>(&mut self, operation: &str, param: &Param, expr: &'e Expr) -> ArgumentValue<'e> {
        let items: Vec<&Expr> = match &expr.kind {
            Kind::Array(array) => array.elems.iter().collect_vec(),
            _ => vec![expr],
        };
        // `x.dims()` is a list of sizes itself.
        if let Some(dims) = self.dims(expr) {
            let ints = |dims: Vec<Size>| dims.into_iter().map(Int::Size).collect_vec();
            return dims.map_or(ArgumentValue::Poison, |dims| {
                Argument::Ints(ints(dims)).into()
            });
        }
        if let Some(list) = self.list_of_ints(expr) {
            return list;
        }
        let whole = !matches!(expr.kind, Kind::Array(_));
        let mut ints = Vec::with_capacity(items.len());
        for item in &items {
            // `[..S, N]` has the sizes of `..S` in its place, and `[..list, N]` the integers of a list.
            if let (false, Some(list)) = (whole, spread(item)) {
                match self.spread_ints(operation, param, list) {
                    Some(list) => ints.extend(list),
                    None => return ArgumentValue::Poison,
                }
                continue;
            }
            match &item.kind {
                // The message for a literal that is not an integer is about the kind of the parameter, not about
                // numbers.
                Kind::Lit(lit) if lit.integer().is_none() => {
                    return self.wrong_kind(operation, param, item);
                }
                Kind::Tuple(_)
                | Kind::Closure(_)
                | Kind::Call(_)
                | Kind::MethodCall(_)
                | Kind::Range(_)
                | Kind::Array(_) => {
                    return self.wrong_kind(operation, param, item);
                }
                _ => {}
            }
            if let (true, Kind::Path(path)) = (whole, &item.kind)
                && let Some(var) = self.variable_of(path)
            {
                // The whole list may be a variable that holds literals.
                match var.val.clone() {
                    Val::Numbers(numbers) if numbers.dims.len() == 1 => {
                        self.hover_use(path.name());
                        let list = numbers
                            .numbers
                            .iter()
                            .map(|number| number.text.parse::<i64>().ok());
                        let Some(list) = list.collect_some() else {
                            return self.wrong_kind(operation, param, item);
                        };
                        let int = |n| {
                            usize::try_from(n).map_or(Int::Negative(n), |n| Int::Size(n.into()))
                        };
                        return Argument::Ints(list.into_iter().map(int).collect_vec()).into();
                    }
                    Val::List(list) => {
                        self.hover_use(path.name());
                        return match list.iter().map(as_int).collect_some() {
                            Some(list) => Argument::Ints(list).into(),
                            None => self.wrong_kind(operation, param, item),
                        };
                    }
                    Val::Array(_) | Val::Tuple(_) | Val::Record(..) => {
                        return self.wrong_kind(operation, param, item);
                    }
                    _ => {}
                }
            }
            match self.int(item) {
                Some(int) => ints.push(int),
                None => return ArgumentValue::Poison,
            }
        }
        Argument::Ints(ints).into()
    }

    /// Evaluates an integer at compile time; `None` if that is impossible, which is reported.
    pub(super) fn int(&mut self, expr: &Expr) -> Option<Int> {
        match self.evaluated(expr)? {
            Ok(int) => Some(int),
            Err(fault) => {
                for fault in fault {
                    if !fault.to_string().is_empty() {
                        self.cx.fault(fault);
                    }
                }
                None
            }
        }
    }

    /// Evaluates an integer at compile time; `None` if the size of an array in it has a mistake, which is reported.
    pub(super) fn evaluated(&mut self, expr: &Expr) -> Option<Result<Int>> {
        // Sizes of arrays, `x.dims()[0]`, are elaborated first, since the evaluation only borrows `self`.
        let sizes = self.sizes_in(expr)?;
        let used = std::cell::RefCell::new(Vec::new());
        let names = size::names(|path| {
            // The number of an unrolled round is known in its branches too.
            let outer = || self.outer_variable(path.id());
            let outer = || outer().filter(|var| as_int(&var.val).is_some());
            match self.variable(path).or_else(outer) {
                Some(var) => {
                    used.borrow_mut().push(path.clone());
                    as_int(&var.val).ok_or_else(|| {
                        let what = match &var.val {
                            // The mistake of the variable has been reported.
                            Val::Poison => String::new(),
                            val => format!(
                                "expected a compile-time constant, found `{}` of type {}",
                                source(path),
                                self.type_text(val)
                            ),
                        };
                        Error::new_spanned(path, what)
                    })
                }
                None => self.cx.frame().scope().size(path),
            }
        });
        let known = |expr: &Expr| {
            let found = sizes.iter().find(|(text, _)| *text == source(expr));
            found.map(|(_, int)| Ok(int.clone()))
        };
        let int = size::int(expr, &|expr| known(expr).unwrap_or_else(|| names(expr)));
        drop(names);
        for path in used.into_inner() {
            self.hover_use(path.name());
        }
        Some(int)
    }

    /// Returns the value of a literal or a variable, without reporting mistakes.
    fn constant(&mut self, expr: &Expr) -> Option<Val> {
        match &expr.kind {
            Kind::Lit(lit) => {
                let scalar = lit.scalar()?.clone();
                Some(Val::Numbers(xla_hlo::literal::Numbers {
                    dims: Vec::new(),
                    numbers: vec![scalar.number],
                }))
            }
            Kind::Path(path) => {
                let val = self.variable_of(path)?.val.clone();
                self.hover_use(path.name());
                Some(val)
            }
            _ => None,
        }
    }

    /// Returns `true` and `false` as 1 and 0.
    fn bools<'e>(&mut self, expr: &Expr) -> Option<ArgumentValue<'e>> {
        let items: Vec<&Expr> = match &expr.kind {
            Kind::Array(array) => array.elems.iter().collect_vec(),
            _ => vec![expr],
        };
        let truths = items.into_iter().map(|item| {
            let Some(Val::Numbers(numbers)) = self.constant(item) else {
                return None;
            };
            let truths = numbers.numbers.iter();
            let truths = truths.map(|number| match (number.kind, &*number.text) {
                (NumberKind::Bool, text) => Some(Int::Size(usize::from(text == "true").into())),
                _ => None,
            });
            truths.collect_some()
        });
        let truths: Vec<Vec<Int>> = truths.collect_some()?;
        Some(Argument::Ints(truths.concat()).into())
    }
}
