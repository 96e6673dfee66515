//! `#[known]` parameters: the values that calls state, and the conditions that these decide while the macros run.

use std::cmp::Ordering;

use xla_hlo::list::Items;
use xla_hlo::literal::{Number, NumberKind, Numbers, Scalar};
use xla_hlo::operation::{self, Argument, Int, ParamKind};
use xla_hlo::ops::constant;
use xla_hlo::{Literal, Tree};

use super::apply::ArgumentValue;
use super::habits::integers_meant;
use super::literal::{as_int, compared, order, truth};
use super::{Elab, Val};
use crate::bindings::{Bindings, Bound, Given};
use crate::definition::{Definitions, Template};
use crate::head::{KnownKind, Param};
use crate::hir::{BinOp, Expr, Kind};
use crate::message::source;
use crate::signature::Scope;

/// The words for paddings.
const PADDINGS: [&str; 2] = ["SAME", "VALID"];

impl Elab<'_> {
    /// Returns the value of a `#[known]` parameter.
    pub(super) fn given(&mut self, given: &Given) -> Val {
        match given {
            Given::Int(number) => integer(number),
            Given::Ints(numbers) => Val::List(numbers.iter().map(integer).collect_vec()),
            Given::Pairs(pairs) => {
                let pairs = pairs.iter();
                let pairs = pairs.map(|(low, high)| Val::Tuple(vec![integer(low), integer(high)]));
                Val::List(pairs.collect_vec())
            }
            Given::Bool(truth) => literal(truth.to_string(), NumberKind::Bool),
            Given::Text(text) => Val::Text(text.clone()),
            Given::Number(literal) => {
                Val::Array(self.with_builder(|b| b.constant(literal.clone())))
            }
        }
    }

    /// Elaborates the argument for a `#[known]` parameter.
    pub(super) fn given_argument(&mut self, callee: &str, kind: KnownKind, argument: &Expr) -> Val {
        match &argument.kind {
            Kind::Lit(lit) if kind.may_be_text() => match lit.text() {
                Some(text) => Val::Text(text.into()),
                None => self.expr(argument),
            },
            _ if kind == KnownKind::Integers => self.integers(callee, argument),
            _ if matches!(kind, KnownKind::Pairs { .. }) => {
                self.pairs_given(callee, kind, argument)
            }
            _ => self.expr(argument),
        }
    }

    /// Elaborates a list of pairs, or the word in place of one.
    fn pairs_given(&mut self, callee: &str, kind: KnownKind, argument: &Expr) -> Val {
        if kind.may_be_text()
            && let Some(Val::Text(text)) = self.peek(argument)
        {
            return Val::Text(text);
        }
        match self.pair_list(callee, &operation::Param::pairs(""), argument) {
            Some(ints) => {
                let pairs = ints.chunks(2);
                let pairs = pairs.map(|pair| Val::Tuple(pair.iter().map(integer).collect_vec()));
                Val::List(pairs.collect_vec())
            }
            None => Val::Poison,
        }
    }

    /// Elaborates a list of integers, which is a tuple without parts for all dimensions, `..`.
    fn integers(&mut self, callee: &str, argument: &Expr) -> Val {
        if let Kind::Range(range) = &argument.kind
            && range.start.is_none()
            && range.end.is_none()
        {
            return Val::Tuple(Vec::new());
        }
        let param = operation::Param::ints("");
        match self.argument(callee, &param, argument) {
            ArgumentValue::Plain(Argument::Ints(ints)) => {
                Val::List(ints.iter().map(integer).collect_vec())
            }
            _ => Val::Poison,
        }
    }

    /// Binds the `#[known]` parameters to the arguments of a call, except numbers whose element type may depend on other
    /// arguments; returns whether there was no mistake, which is reported.
    pub(super) fn bind_given(
        &mut self,
        template: &Template,
        arguments: &[&Expr],
        vals: &[Val],
        bindings: &mut Bindings,
    ) -> bool {
        let head = template.item.head();
        let mut whole = true;
        for (i, param) in head.params.iter().enumerate() {
            let Some(kind) = param.known().filter(|kind| *kind != KnownKind::Number) else {
                continue;
            };
            let given = match (kind, &vals[i]) {
                (KnownKind::Integers, Val::Tuple(_)) => self.all_dimensions(vals),
                (kind, val) => self.given_of(kind, val),
            };
            match given {
                Some(given) => bindings.bind(&param.name.to_string(), Bound::Given(given)),
                None => {
                    self.unknown_argument(template, param, kind, arguments[i], &vals[i]);
                    whole = false;
                }
            }
        }
        whole
    }

    /// Binds the `#[known]` parameters that are numbers of an element type, which the other arguments have determined.
    pub(super) fn bind_numbers(
        &mut self,
        template: &Template,
        arguments: &[&Expr],
        vals: &[Val],
        bindings: &mut Bindings,
    ) -> bool {
        let mut whole = true;
        for (i, param) in template.item.head().params.iter().enumerate() {
            let Some(KnownKind::Number) = param.known() else {
                continue;
            };
            let number = match &vals[i] {
                Val::Numbers(_) | Val::Array(_) => {
                    self.number(template, param, &vals[i], bindings, &template.definitions)
                }
                _ => Err(String::new()),
            };
            match number {
                Ok(number) => {
                    let given = Bound::Given(Given::Number(number));
                    bindings.bind(&param.name.to_string(), given);
                }
                Err(what) if what.is_empty() => {
                    let kind = KnownKind::Number;
                    self.unknown_argument(template, param, kind, arguments[i], &vals[i]);
                    whole = false;
                }
                Err(what) => {
                    self.fault(arguments[i], what);
                    whole = false;
                }
            }
        }
        whole
    }

    /// Returns the number that an argument is, of the type of its parameter.
    ///
    /// # Errors
    /// The message about a number of another type; without a text if it is no number that is known.
    fn number(
        &mut self,
        template: &Template,
        param: &Param,
        val: &Val,
        bindings: &Bindings,
        definitions: &Definitions,
    ) -> Result<Literal, String> {
        let name = &template.item.sig.ident;
        let scope = Scope {
            bindings,
            definitions,
        };
        let element = match scope.types(&param.ty) {
            Ok(Tree::Leaf(leaf)) => leaf.array.shape.element,
            _ => return Err(String::new()),
        };
        let expected = format!("{name}: parameter `{}` is {element}", param.name);
        match val {
            Val::Numbers(numbers) if numbers.dims.is_empty() => {
                let text = &numbers.numbers[0].text;
                let literal = Literal::from_numbers(element, numbers);
                literal.map_err(|_| format!("{expected}, found `{text}`"))
            }
            Val::Array(value) => {
                let literal = constant::literal(&self.graph, *value);
                let literal = literal.filter(|literal| literal.shape().is_scalar());
                match literal {
                    Some(literal) if literal.shape().element == element => Ok(literal.clone()),
                    // A definition that computes in `f32` takes numbers of the type of its caller.
                    Some(literal) if template.is_wide() && literal.shape().element.is_short() => {
                        let number = literal.splat().ok_or_else(String::new)?;
                        Ok(Literal::scalar(element, number))
                    }
                    Some(literal) => Err(format!("{expected}, found {}", literal.shape())),
                    None => Err(String::new()),
                }
            }
            _ => Err(String::new()),
        }
    }

    /// Reports an argument whose value is not known while the macros run, or of another kind.
    fn unknown_argument(
        &mut self,
        template: &Template,
        param: &Param,
        kind: KnownKind,
        argument: &Expr,
        val: &Val,
    ) {
        // Callers state a string that the parameter accepts.
        let is_example = matches!(val, Val::Text(text) if text.is_example);
        if val.is_poisoned() || is_example {
            return;
        }
        let (name, of) = (&template.item.sig.ident, &param.name);
        let expected = kind.in_words();
        // The argument may be a parameter of the caller, whose value is the mistake.
        let found = match val {
            Val::Text(text) => format!("{:?}", text.text),
            _ => source(argument),
        };
        let what = match val {
            Val::Numbers(_) | Val::Text(_) => {
                let is_integer = matches!(kind, KnownKind::Integer { .. });
                let help = integers_meant(ParamKind::Int, argument).filter(|_| is_integer);
                let help = help.map_or_else(String::new, |help| format!("\n  help: {help}"));
                format!("{name}: expected {expected} for parameter `{of}`, found `{found}`{help}")
            }
            val if template.of_library => {
                let (ty, help) = (self.type_text(val), kind.examples());
                format!(
                    "{name}: expected {expected} that is known while compiling for parameter `{of}`, found \
                     `{found}` of type {ty}\n  help: pass {help}"
                )
            }
            val => {
                let ty = self.type_text(val);
                format!(
                    "{name}: parameter `{of}` is `#[known]`: expected {expected} that is known while compiling, \
                     found `{found}` of type {ty}\n  help: pass {}",
                    kind.examples()
                )
            }
        };
        self.fault(argument, what);
    }

    /// Returns the value of an argument that is no number of an element type.
    fn given_of(&self, kind: KnownKind, val: &Val) -> Option<Given> {
        match kind {
            KnownKind::Integer { .. } => {
                let int = match val {
                    Val::Array(value) => match self.scalar(*value)? {
                        Scalar::Integer(number) => {
                            crate::bindings::int(i64::try_from(number).ok()?)
                        }
                        _ => return None,
                    },
                    val => as_int(val)?,
                };
                let allowed = !kind.is_unsigned() || matches!(int, Int::Size(_));
                allowed.then_some(Given::Int(int))
            }
            KnownKind::Integers => {
                let Val::List(items) = val else {
                    return None;
                };
                let items = items.iter().map(as_int).collect_some()?;
                Some(Given::Ints(items))
            }
            KnownKind::Pairs { is_padding } => match val {
                Val::Text(text) if is_padding && PADDINGS.contains(&text.text.as_str()) => {
                    Some(Given::Text(text.clone()))
                }
                Val::List(items) => {
                    let pair = |item: &Val| match item {
                        Val::Tuple(pair) => as_int(pair.first()?).zip(as_int(pair.get(1)?)),
                        _ => None,
                    };
                    let pairs: Option<Vec<(Int, Int)>> = items.iter().map(pair).collect_some();
                    Some(Given::Pairs(pairs?))
                }
                _ => None,
            },
            KnownKind::Bool => self.truth_of(val).map(Given::Bool),
            KnownKind::Text => match val {
                Val::Text(text) => Some(Given::Text(text.clone())),
                _ => None,
            },
            KnownKind::Number => None,
        }
    }

    /// Returns all dimensions of the first array.
    fn all_dimensions(&self, vals: &[Val]) -> Option<Given> {
        let rank = vals.iter().find_map(|val| match val {
            Val::Array(value) => Some(self.graph.shape(*value).rank()),
            Val::Numbers(numbers) => Some(numbers.dims.len()),
            _ => None,
        })?;
        let all = (0..rank).map(|dimension| Int::Size(dimension.into()));
        Some(Given::Ints(all.collect_vec()))
    }

    /// Returns the constant that a scalar of the graph is.
    fn scalar(&self, value: xla_hlo::Value) -> Option<Scalar> {
        let literal = constant::literal(&self.graph, value)?;
        literal.shape().is_scalar().then(|| literal.splat())?
    }

    /// Returns the truth that is known while the macros run.
    pub(super) fn truth_of(&self, val: &Val) -> Option<bool> {
        match val {
            Val::Numbers(Numbers { dims, numbers }) if dims.is_empty() => {
                let number = numbers.first()?;
                (number.kind == NumberKind::Bool).then(|| number.text == "true")
            }
            Val::Array(value) => match self.scalar(*value)? {
                Scalar::Bool(truth) => Some(truth),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns whether a condition holds, if a call has decided it: then only one branch of an `if` is elaborated.
    pub(super) fn decided(&self, condition: &Val) -> Option<bool> {
        let decides = self.cx.frame().bindings.decide();
        self.truth_of(condition).filter(|_| decides)
    }

    /// Computes the `!` of a condition that a call has decided.
    pub(super) fn decided_not(&self, val: &Val) -> Option<Val> {
        Some(truth(!self.decided(val)?))
    }

    /// Computes a comparison or a connective of values that a call has stated.
    pub(super) fn decided_by(&self, op: BinOp, left: &Val, right: &Val) -> Option<Val> {
        if !self.cx.frame().bindings.decide() {
            return None;
        }
        // One side may decide alone, as in Rust: the other one is a condition at run time then.
        match (op.text(), self.truth_of(left), self.truth_of(right)) {
            ("&&", Some(true), _) | ("||", Some(false), _) => return Some(right.clone()),
            ("&&", Some(false), _) => return Some(truth(false)),
            ("||", Some(true), _) => return Some(truth(true)),
            ("&&", _, Some(true)) | ("||", _, Some(false)) => return Some(left.clone()),
            (_, Some(a), Some(b)) => {
                let order = compared(op, a.cmp(&b));
                let joined = match op.text() {
                    "&" => Some(a & b),
                    "|" => Some(a | b),
                    "^" => Some(a ^ b),
                    _ => order,
                };
                return joined.map(truth);
            }
            _ => {}
        }
        let order = match (left, right) {
            (Val::Text(a), Val::Text(b)) => match op {
                BinOp::Eq | BinOp::Ne => a.text.cmp(&b.text),
                _ => return None,
            },
            // A list in place of a word, `padding = [(1, 1)]`, is none of the words.
            (Val::Text(_), Val::List(_)) | (Val::List(_), Val::Text(_)) => match op {
                BinOp::Eq => return Some(truth(false)),
                BinOp::Ne => return Some(truth(true)),
                _ => return None,
            },
            _ => match (as_int(left), as_int(right)) {
                (Some(a), Some(b)) => order(&a, &b)?,
                _ => self.order(left, right)?,
            },
        };
        compared(op, order).map(truth)
    }

    /// Compares two numbers that are known while the macros run and are not both integers.
    fn order(&self, left: &Val, right: &Val) -> Option<Ordering> {
        let number = |val: &Val| match val {
            Val::Array(value) => match self.scalar(*value)? {
                Scalar::Float(number) => Some(number),
                _ => None,
            },
            Val::Numbers(numbers) if numbers.dims.is_empty() => {
                numbers.numbers.first()?.text.parse().ok()
            }
            Val::Size(size) => size.known().map(|number| number as f64),
            _ => None,
        };
        number(left)?.partial_cmp(&number(right)?)
    }
}

/// Returns an integer.
pub(super) fn integer(number: &Int) -> Val {
    match number {
        Int::Size(size) => Val::Size(size.clone()),
        Int::Negative(number) => literal(number.to_string(), NumberKind::Integer),
    }
}

/// Returns a literal.
fn literal(text: String, kind: NumberKind) -> Val {
    Val::Numbers(Numbers {
        dims: Vec::new(),
        numbers: vec![Number { text, kind }],
    })
}
