//! `x[(1..3, .., 0)]`: a range or an index for each dimension; the last dimensions may be omitted. And `x.dims()[0]`,
//! the size of a dimension.

use xla_hlo::dynamic::is_dynamic;
use xla_hlo::error::below;
use xla_hlo::list::Items;
use xla_hlo::operation::{Argument, Int};
use xla_hlo::{ElementType, Literal, Shape, Size, Value, aliases, by_operator};

use super::apply::{ArgumentValue, BoundArgument};
use super::habits::is_none;
use super::known_list::integers;
use super::literal::as_int;
use super::{Elab, Val};
use crate::definition::{Definition, Known};
use crate::hir::{BinOp, Binary, Expr, Index, Kind, MethodCall, Part, Range, UnOp, Unary};
use crate::message::source;

/// The ranges and indices in brackets.
#[derive(Default)]
struct Region<'e> {
    starts: Vec<Int>,
    limits: Vec<Int>,
    /// The dimensions with a known index.
    taken: Vec<Int>,
    /// The computed indices.
    computed: Vec<Val>,
    /// The dimensions of these.
    along: Vec<Int>,
    /// The last computed index.
    item: Option<&'e Expr>,
}

impl<'e> Region<'e> {
    /// Returns the arguments for an operation on the region.
    fn arguments(self, brackets: &'e Expr) -> Vec<(&'e Expr, ArgumentValue<'e>)> {
        let mut all = vec![
            (brackets, Argument::Ints(self.starts).into()),
            (brackets, Argument::Ints(self.limits).into()),
            (brackets, Argument::Ints(self.taken).into()),
        ];
        if !self.computed.is_empty() {
            // A single index is shown by itself in messages.
            all.push(match &self.computed[..] {
                [one] => (
                    self.item.unwrap_or(brackets),
                    ArgumentValue::Val(one.clone()),
                ),
                _ => (brackets, ArgumentValue::Val(Val::Tuple(self.computed))),
            });
            all.push((brackets, Argument::Ints(self.along).into()));
        }
        all
    }
}

impl Elab<'_> {
    pub(super) fn index(&mut self, whole: &Expr, index: &Index) -> Val {
        if let Some(size) = self.size_of(index) {
            return size.map_or(Val::Poison, Val::Size);
        }
        let val = self.expr(&index.expr);
        let value = match &val {
            Val::Array(value) => *value,
            Val::List(parts) => return self.part_in(parts, index),
            Val::Poison => return Val::Poison,
            other => {
                let found = self.type_text(other);
                return self.fault(&index.expr, format!("expected an array, found {found}"));
            }
        };
        let Some(region) = self.region(&index.expr, &index.index, value) else {
            return Val::Poison;
        };
        if let Some(what) = self.pairs_of_indices(index, &region.computed, &region.along) {
            return self.fault(&index.index, what);
        }
        let Some(operation) = by_operator("x[i]") else {
            return self.fault(whole, whole.why());
        };
        let mut arguments = vec![(&index.expr, ArgumentValue::Val(val))];
        arguments.extend(region.arguments(&index.index));
        self.apply(operation, whole, BoundArgument::list(operation, arguments))
    }

    /// Elaborates `x[(1..3, i, 0)] = value`; a wrong type is reported at `right`.
    pub(super) fn assign_index(&mut self, whole: &Expr, index: &Index, update: Val, right: &Expr) {
        let Some((place, old)) = self.indexed_place(&index.expr) else {
            return;
        };
        let old = self.typed_by_part(old, &update);
        let value = match &old {
            Val::Array(value) => *value,
            Val::Poison => return,
            other => {
                let found = self.type_text(other);
                self.fault(&index.expr, format!("expected an array, found {found}"));
                return;
            }
        };
        let Some(region) = self.region(&index.expr, &index.index, value) else {
            return;
        };
        let Some(operation) = by_operator("x[i] = y") else {
            self.fault(whole, whole.why());
            return;
        };
        let mut arguments = vec![
            (&index.expr, ArgumentValue::Val(old)),
            (right, ArgumentValue::Val(update)),
        ];
        arguments.extend(region.arguments(&index.index));
        let new = self.apply(operation, whole, BoundArgument::list(operation, arguments));
        // After a mistake the array keeps its value, so that others are found.
        if !new.is_poisoned() {
            self.change(&place, new);
        }
    }

    /// Elaborates the ranges and indices in brackets; `None` after a mistake.
    fn region<'e>(&mut self, of: &Expr, brackets: &'e Expr, value: Value) -> Option<Region<'e>> {
        let shape = self.graph.shape(value).clone();
        let items: Vec<&Expr> = match &brackets.kind {
            Kind::Tuple(tuple) => tuple.elems.iter().collect_vec(),
            _ => vec![brackets],
        };
        if items.iter().any(|item| is_none(item)) {
            return self.new_dimension(of, brackets, &items, &shape);
        }
        if items.len() > shape.rank() {
            let (rank, count) = (shape.rank(), items.len());
            let indices = if rank == 1 { "index" } else { "indices" };
            let what =
                format!("index: expected at most {rank} {indices} of {shape}, found {count}");
            self.fault(brackets, what);
            return None;
        }
        let mut region = Region::default();
        let mut poisoned = false;
        for (d, size) in shape.dims.iter().enumerate() {
            // Each dimension becomes a range: an index that is known is a range of one element, which `taken` drops. A
            // dimension with a computed index is read whole, and gathered `along` it afterwards.
            let whole = (Int::Size(Size::from(0)), Int::Size(size.clone()));
            let part = match items.get(d).map(|item| (*item, &item.kind)) {
                None => Some(whole),
                Some((item, Kind::Range(range))) => match self.computed_bound(range) {
                    Some(bound) => {
                        let what = "index: expected bounds that are known at compile time, found";
                        let what = match self.window(of, &items, &shape.dims) {
                            Some(window) => format!("{what} `{bound}`\n  help: {window}"),
                            None => format!("{what} `{bound}`"),
                        };
                        self.fault(item, what);
                        None
                    }
                    None => self.range(range, size),
                },
                Some((item, _)) if self.is_computed(item) => {
                    region.along.push(Int::Size(Size::from(d)));
                    let val = match &item.kind {
                        Kind::Array(list) => {
                            // The index of one element of a tensor in Rust.
                            let is_element = items.len() == 1 && list.elems.len() == shape.rank();
                            let listed = list.elems.iter().map(source).collect_vec().join(", ");
                            let help = format!(
                                "\n  help: write `{}[({listed})]` for one element",
                                source(of)
                            );
                            let help = if is_element && shape.rank() > 1 {
                                help
                            } else {
                                String::new()
                            };
                            self.places_in(item, &list.elems, d, size, &help)
                        }
                        // Integers without a suffix, as in `arange(0, 5)`, are indices.
                        _ => self.expr_like(item, Some(ElementType::I32)),
                    };
                    poisoned |= val.is_poisoned();
                    region.computed.push(val);
                    region.item = Some(item);
                    Some(whole)
                }
                Some((item, _)) => {
                    region.taken.push(Int::Size(Size::from(d)));
                    self.place_in(item, d, size, "")
                }
            };
            match part {
                Some((start, limit)) => {
                    region.starts.push(start);
                    region.limits.push(limit);
                }
                None => poisoned = true,
            }
        }
        (!poisoned).then_some(region)
    }

    /// Whether the value of an index is not known while compiling: it names an array, or calls an operation.
    pub(super) fn is_computed(&self, item: &Expr) -> bool {
        let mut computed = false;
        Part::Expr(item).search(&mut |part| {
            let Part::Expr(expr) = part else {
                return true;
            };
            match &expr.kind {
                Kind::Path(path) => {
                    computed |= match self.variable_of(path) {
                        Some(var) => {
                            !matches!(var.val, Val::Numbers(_) | Val::Size(_) | Val::Poison)
                        }
                        None => matches!(
                            self.cx.frame().definitions.of(path),
                            Some(Definition::Known(Known::Array(_)))
                        ),
                    };
                    false
                }
                Kind::Call(_) | Kind::Array(_) | Kind::Repeat(_) => {
                    computed = true;
                    false
                }
                // The size of a dimension is known: `x.dims()[0]`.
                Kind::MethodCall(call) if call.method == "dims" => false,
                Kind::MethodCall(_) => {
                    computed = true;
                    false
                }
                _ => !computed,
            }
        });
        computed
    }

    /// Returns the sizes of an array, if the expression is `x.dims()`; `Some(None)` after a mistake.
    pub(super) fn dims(&mut self, expr: &Expr) -> Option<Option<Vec<Size>>> {
        let Kind::MethodCall(call) = &expr.kind else {
            return None;
        };
        if call.method != "dims" || !call.args.is_empty() || call.turbofish.is_some() {
            return None;
        }
        Some(match self.expr(&call.receiver) {
            // A leaf that stands for others has other dimensions than these.
            Val::Array(_) if self.cx.leafwise => {
                self.fault(expr, "the dimensions of a leaf are not known");
                None
            }
            Val::Array(value) => Some(self.graph.shape(value).dims.clone()),
            Val::Poison => None,
            other => {
                let what = format!("expected an array, found {}", self.type_text(&other));
                self.fault(&call.receiver, what);
                None
            }
        })
    }

    /// Returns the number of dimensions, if the call is `x.dims().len()`.
    pub(super) fn rank(&mut self, call: &MethodCall) -> Option<Val> {
        if call.method != "len" || !call.args.is_empty() {
            return None;
        }
        let dims = self.dims(&call.receiver)?;
        Some(dims.map_or(Val::Poison, |dims| Val::Size(Size::from(dims.len()))))
    }

    /// Returns the size of a dimension, if the expression is `x.dims()[0]`; `Some(None)` after a mistake. The sizes of
    /// several, `x.dims()[1..]`, are a list.
    fn size_of(&mut self, index: &Index) -> Option<Option<Size>> {
        if matches!(index.index.kind, Kind::Range(_)) {
            return None;
        }
        let dims = match self.dims(&index.expr)? {
            Some(dims) => dims,
            None => return Some(None),
        };
        let rank = Size::from(dims.len());
        let Some(int) = self.index_or_bound(&index.index, &rank, "a dimension") else {
            return Some(None);
        };
        let at = match int {
            Int::Size(at) => at.known(),
            Int::Negative(_) => None,
        };
        let size = at.and_then(|at| dims.get(at).cloned());
        if size.is_none() {
            let (found, rank) = (source(&index.index), dims.len());
            let what = format!("expected {}, found {found}", below("dimension", rank));
            self.fault(&index.index, what);
        }
        Some(size)
    }

    /// Returns every `x.dims()[0]`, and every part of a known list, in an expression: its text and its value. `None` if one
    /// of them has a mistake.
    pub(super) fn sizes_in(&mut self, expr: &Expr) -> Option<Vec<(String, Int)>> {
        let mut found: Vec<(&Expr, &Index)> = Vec::new();
        Part::Expr(expr).search(&mut |part| match part {
            Part::Expr(expr) if let Kind::Index(index) = &expr.kind => {
                found.push((expr, index));
                false
            }
            _ => true,
        });
        let mut sizes = Vec::new();
        for (expr, index) in found {
            // An expression that is not a size is reported by its user.
            if self.peek(&index.expr).as_ref().and_then(integers).is_some() {
                sizes.push((source(expr.bare()), as_int(&self.index(expr, index))?));
                continue;
            }
            if let Some(size) = self.size_of(index) {
                sizes.push((source(expr.bare()), Int::Size(size?)));
            }
        }
        Some(sizes)
    }

    /// Returns the index of one element in a dimension of this size, and the next index.
    fn place_in(&mut self, item: &Expr, d: usize, size: &Size, help: &str) -> Option<(Int, Int)> {
        let int = self.index_or_bound(item, size, "an index")?;
        let at = match &int {
            Int::Size(at) => at.known(),
            Int::Negative(_) => None,
        };
        if let Some((at, size)) = at.zip(size.known()).filter(|(at, size)| at >= size) {
            let expected = below("index", size);
            let what = format!("index: expected {expected} in dimension {d}, found {at}{help}");
            self.fault(item, what);
            return None;
        }
        Some((int.clone(), after(int)))
    }

    /// Elaborates indices of a dimension of this size that are listed, `x[[0, 0, LAST]]`, as a vector of `i32`. Each one
    /// that is out of bounds is reported.
    fn places_in(&mut self, list: &Expr, elems: &[Expr], d: usize, size: &Size, help: &str) -> Val {
        if elems.iter().any(|elem| self.is_computed(elem)) {
            return self.array(list, elems);
        }
        let places = elems.iter().map(|elem| self.place_in(elem, d, size, help));
        let places = places.collect_vec().into_iter();
        let Some(places) = places.collect::<Option<Vec<(Int, Int)>>>() else {
            return Val::Poison;
        };
        let number = |(at, _): &(Int, Int)| at.known().and_then(|at| i32::try_from(at).ok());
        let numbers = places.iter().map(number).collect::<Option<Vec<i32>>>();
        let Some(numbers) = numbers else {
            let what = "index: expected indices that are known at compile time in a list\n  \
                        help: `concatenate` joins slices at generic indices";
            return self.fault(list, what.to_string());
        };
        let bytes = numbers.iter().flat_items(|number| number.to_le_bytes());
        let shape = Shape::new(ElementType::I32, vec![Size::from(numbers.len())]);
        let literal = Literal::from_bytes(shape, bytes.collect_vec());
        let literal = literal.expect("four bytes for each number");
        Val::Array(self.with_builder(|b| b.constant(literal)))
    }

    /// Elaborates an index or a bound in a dimension of this size. A minus that is written there counts from the end.
    pub(super) fn index_or_bound(&mut self, expr: &Expr, size: &Size, word: &str) -> Option<Int> {
        let Kind::Unary(Unary {
            op: UnOp::Neg,
            expr: back,
        }) = &expr.kind
        else {
            return self.counted(expr);
        };
        let Int::Size(back) = self.counted(back)? else {
            return None;
        };
        match size.minus(&back) {
            _ if back.is(0) => Some(Int::Size(back)),
            Ok(start) => Some(Int::Size(start)),
            Err(_) => {
                let found = source(expr.bare());
                let what = if size.is(0) {
                    format!("index: the dimension is empty, found {found}")
                } else {
                    format!("index: expected {word} from -{size} on, found {found}")
                };
                self.fault(expr, what);
                None
            }
        }
    }

    /// Elaborates a number that is not negative.
    pub(super) fn counted(&mut self, expr: &Expr) -> Option<Int> {
        if let Kind::Lit(lit) = &expr.kind
            && lit.is_float()
        {
            let found = source(expr.bare());
            self.fault(expr, format!("index: expected an integer, found `{found}`"));
            return None;
        }
        let int = self.int(expr)?;
        if let Int::Negative(n) = int {
            let what = format!(
                "index: {n} is negative: only a minus that is written in the index counts from the end, as in `x[-1]`"
            );
            self.fault(expr, what);
            return None;
        }
        Some(int)
    }

    /// Returns the text of a bound that is computed.
    fn computed_bound(&self, range: &Range) -> Option<String> {
        let bounds = [&range.start, &range.end].into_iter().flatten();
        let mut computed = bounds.filter_items(|bound| self.is_computed(bound));
        computed.next().map(source)
    }

    /// Returns advice to read a window of static size at a computed index, `dynamic_slice(x, (i, 0i32), [2, 3])` for
    /// `x[(i..i + 2, ..)]`; `None` if a size of the window is not known.
    fn window(&self, of: &Expr, items: &[&Expr], dims: &[Size]) -> Option<String> {
        let (mut starts, mut sizes, mut element) = (Vec::new(), Vec::new(), ElementType::I32);
        for (d, size) in dims.iter().enumerate() {
            let whole = || {
                let is_static = size.names().iter().all(|name| !is_dynamic(name));
                is_static.then(|| (None, size.to_string()))
            };
            let (start, size) = match items.get(d).map(|item| &item.kind) {
                None => whole()?,
                Some(Kind::Range(Range {
                    start: None,
                    end: None,
                    ..
                })) => whole()?,
                Some(Kind::Range(Range {
                    start: Some(start),
                    end: Some(end),
                    closed: false,
                    ..
                })) => {
                    let Kind::Binary(Binary {
                        op: BinOp::Add,
                        left,
                        right,
                        ..
                    }) = &end.kind
                    else {
                        return None;
                    };
                    if source(left) != source(start) || self.is_computed(right) {
                        return None;
                    }
                    let of_start = self.peek(start).and_then(|val| self.element_of(&val));
                    element = of_start.unwrap_or(element);
                    (Some(source(start)), source(right))
                }
                _ => return None,
            };
            starts.push(start);
            sizes.push(size);
        }
        let starts = starts
            .into_iter()
            .map(|start| start.unwrap_or_else(|| format!("0{element}")));
        let starts = starts.collect_vec();
        let start = match &starts[..] {
            [one] => one.clone(),
            many => format!("({})", many.join(", ")),
        };
        aliases::lookup("x[i..i + n]", &[source(of), start, sizes.join(", ")])
    }

    /// Returns the start and the end of a range in a dimension of this size.
    fn range(&mut self, range: &Range, size: &Size) -> Option<(Int, Int)> {
        let start = match &range.start {
            Some(start) => self.index_or_bound(start, size, "a bound")?,
            None => Int::Size(Size::from(0)),
        };
        let limit = match &range.end {
            Some(end) if range.closed => after(self.index_or_bound(end, size, "a bound")?),
            Some(end) => self.index_or_bound(end, size, "a bound")?,
            None => Int::Size(size.clone()),
        };
        Some((start, limit))
    }
}

/// Returns the next number.
fn after(int: Int) -> Int {
    match int {
        Int::Size(size) => Int::Size(size + Size::from(1)),
        below => below,
    }
}
