//! Helps for functions of other libraries whose names here depend on the shape of an array: `unsqueeze(x, 1)`,
//! `x.flatten(1)`, `x.view(8, -1)`, `swapaxes(x, 1, 2)`, `x.T`.

use xla_hlo::aliases::words;
use xla_hlo::dynamic::is_dynamic;
use xla_hlo::list::Items;
use xla_hlo::operation::Int;
use xla_hlo::{Shape, Size};

use super::{Elab, Val};
use crate::advice;
use crate::hir::{Expr, Index, Kind, Lit, UnOp};
use crate::message::source;

/// An array that a help is about.
struct Array {
    text: String,
    /// The sizes, as a list of sizes states them.
    sizes: Vec<String>,
}

impl Elab<'_> {
    /// Returns the help for a call of such a function, whose first argument is the array, with its value if it is known.
    pub(super) fn reshaped(
        &self,
        name: &str,
        value: Option<&Val>,
        arguments: &[&Expr],
    ) -> Option<String> {
        let last = name.rsplit([':', '.']).next()?.trim();
        let (first, rest) = arguments.split_first()?;
        let array = match value {
            Some(value) => self.array_in(first, value)?,
            None => self.array_of(first)?,
        };
        if let ("matmul" | "bmm", [second]) = (last, rest) {
            let second = self.array_of(second)?;
            return array.product(&second);
        }
        let rest = self.integers_of(rest)?;
        let code = match (last, rest.as_slice()) {
            ("unsqueeze" | "expand_dims", [Some(at)]) => {
                let at = place(*at, array.sizes.len() + 1)?;
                let mut sizes = array.sizes.clone();
                sizes.insert(at, "1".to_string());
                array.reshape(&sizes)
            }
            ("squeeze", []) => {
                let sizes = array.sizes.iter().filter_items(|size| *size != "1");
                array.reshape(&sizes.cloned().collect_vec())
            }
            ("squeeze", [Some(at)]) => {
                let at = place(*at, array.sizes.len())?;
                let mut sizes = array.sizes.clone();
                (sizes.remove(at) == "1").then_some(())?;
                array.reshape(&sizes)
            }
            ("ravel", []) => array.flatten(0),
            ("flatten", []) => array.flatten(0),
            ("flatten", [Some(at)]) => array.flatten(place(*at, array.sizes.len())?),
            ("view", sizes) if !sizes.is_empty() => {
                let sizes = self.sizes_of(&arguments[1..], &array)?;
                array.reshape(&sizes)
            }
            ("swapaxes" | "swapdims" | words::TRANSPOSE, [Some(a), Some(b)]) => {
                let mut order = (0..array.sizes.len()).collect_vec();
                let (a, b) = (place(*a, order.len())?, place(*b, order.len())?);
                order.swap(a, b);
                array.transpose(&order)
            }
            ("moveaxis" | "movedim", [Some(from), Some(to)]) => {
                let mut order = (0..array.sizes.len()).collect_vec();
                let (from, to) = (place(*from, order.len())?, place(*to, order.len())?);
                let moved = order.remove(from);
                order.insert(to, moved);
                array.transpose(&order)
            }
            ("T", []) => array.transpose(&(0..array.sizes.len()).rev().collect_vec()),
            ("mT" | "matrix_transpose", []) => {
                let mut order = (0..array.sizes.len()).collect_vec();
                let rank = order.len();
                order.swap(rank.checked_sub(2)?, rank - 1);
                array.transpose(&order)
            }
            ("expand" | "broadcast_to", sizes) if !sizes.is_empty() => {
                let sizes = self.list_of(&arguments[1..])?;
                let before = sizes.len().checked_sub(array.sizes.len())?;
                let sizes = sizes
                    .iter()
                    .enumerate()
                    .map(|(i, size)| match size.as_str() {
                        "-1" => array.sizes.get(i.checked_sub(before)?).cloned(),
                        size => Some(size.to_string()),
                    });
                let sizes = sizes.collect_some()?.join(", ");
                let along = (before..before + array.sizes.len()).map(|i| i.to_string());
                let along = along.collect_vec().join(", ");
                format!("broadcast_in_dim({}, [{sizes}], [{along}])", array.text)
            }
            ("narrow", [Some(at), Some(start), Some(count)]) => {
                let at = place(*at, array.sizes.len())?;
                let range = format!("{start}..{}", start + count);
                let all = (0..at).map(|_| "..".to_string());
                let all = all.chain_items([range]).collect_vec();
                match all.as_slice() {
                    [one] => format!("{}[{one}]", first.grouped()),
                    all => format!("{}[({})]", first.grouped(), all.join(", ")),
                }
            }
            _ => return None,
        };
        Some(format!("write `{code}`"))
    }

    /// Returns the message for several vectors as indices, which take one element for each pair in NumPy; `None` for others.
    pub(super) fn pairs_of_indices(
        &self,
        index: &Index,
        indices: &[Val],
        along: &[Int],
    ) -> Option<String> {
        let Kind::Tuple(tuple) = &index.index.kind else {
            return None;
        };
        let shape = |val: &Val| match val {
            Val::Array(value) => Some(self.graph.shape(*value).clone()),
            _ => None,
        };
        let shapes = indices.iter().map(shape).collect_some()?;
        let mut vectors = shapes.iter().filter_items(|shape| shape.rank() > 0);
        let (first, second) = (vectors.next()?, vectors.next()?);
        let is_pair = first.rank() == 1 && first.dims == second.dims && vectors.next().is_none();
        let mut computed = shapes.iter();
        let mut names = ["i", "j"].into_iter();
        let (mut items, mut vectors) = (Vec::new(), Vec::new());
        for (d, item) in tuple.elems.iter().enumerate() {
            let is_computed = along.iter().any(|at| at.known() == i64::try_from(d).ok());
            let is_vector = is_computed && computed.next().is_some_and(|shape| shape.rank() > 0);
            if is_vector {
                items.push(names.next().unwrap_or("k").to_string());
                vectors.push(typed_range(item));
            } else {
                items.push(source(item));
            }
        }
        if !is_pair {
            return None;
        }
        let (of, items, vectors) = (index.expr.grouped(), items.join(", "), vectors.join(", "));
        Some(format!(
            "index: several of the indices are vectors\n  \
             help: for the element at each pair of indices write `vmap(|i, j| {of}[({items})])({vectors})`"
        ))
    }

    /// Whether one of the arguments is a floating-point array.
    pub(super) fn has_floats(&self, arguments: &[&Expr]) -> bool {
        arguments.iter().any(|expr| {
            let expr = match &expr.kind {
                Kind::Named(named) => &named.value,
                _ => expr,
            };
            self.peek(expr).is_some_and(|val| self.is_float(&val))
        })
    }

    /// Whether a value is a floating-point array.
    pub(super) fn is_float(&self, val: &Val) -> bool {
        match val {
            Val::Array(value) => self.graph.shape(*value).element.is_float(),
            _ => false,
        }
    }

    fn array_of(&self, expr: &Expr) -> Option<Array> {
        self.array_in(expr, &self.peek(expr)?)
    }

    fn array_in(&self, expr: &Expr, value: &Val) -> Option<Array> {
        let Val::Array(value) = value else {
            return None;
        };
        let dims = self.graph.shape(*value).dims.iter().enumerate();
        let sizes = dims.map(|(i, size)| self.size_text(expr, i, size));
        Some(Array {
            text: source(expr),
            sizes: sizes.collect_vec(),
        })
    }

    /// Returns a size as a list of sizes states it.
    fn size_text(&self, of: &Expr, at: usize, size: &Size) -> String {
        if size.names().into_iter().any(is_dynamic) {
            format!("{}.dims()[{at}]", of.grouped())
        } else {
            size.to_string()
        }
    }

    /// Returns the integers among the arguments, after the names that other libraries have; `None` for other arguments.
    fn integers_of(&self, arguments: &[&Expr]) -> Option<Vec<Option<i64>>> {
        const NAMES: [&str; 8] = [
            "axis",
            "dim",
            "dim0",
            "dim1",
            "axis1",
            "axis2",
            "start_dim",
            "size",
        ];
        let stated = arguments.iter();
        let stated = stated.filter_items(|expr| !advice::is_meaningless(&source(expr)));
        let integers = stated.map(|expr| match &expr.kind {
            Kind::Named(named) => {
                let is_known = NAMES.contains(&named.name.to_string().as_str());
                is_known.then(|| integer(&named.value))
            }
            _ => Some(integer(expr)),
        });
        integers.collect_some()
    }

    /// Returns the texts of sizes, listed or in a list.
    fn list_of(&self, arguments: &[&Expr]) -> Option<Vec<String>> {
        let listed = match arguments {
            [one] => match &one.kind {
                Kind::Tuple(tuple) => Some(tuple.elems.iter().collect_vec()),
                Kind::Array(array) => Some(array.elems.iter().collect_vec()),
                _ => None,
            },
            _ => None,
        };
        let all = listed.unwrap_or_else(|| arguments.to_vec());
        let texts = all
            .into_iter()
            .map(|expr| match (&expr.kind, integer(expr)) {
                (_, Some(number)) => Some(number.to_string()),
                (Kind::Path(_), _) => Some(source(expr)),
                // PyTorch's `x.size(0)`.
                (Kind::MethodCall(call), _) if call.method == "size" => {
                    let array = self.array_of(&call.receiver)?;
                    let at = integer(call.args.first()?)?;
                    Some(array.sizes[place(at, array.sizes.len())?].clone())
                }
                // NumPy's `x.shape[0]`.
                (Kind::Index(index), _) => match &index.expr.kind {
                    Kind::Field(field) if source(&field.member) == "shape" => {
                        let array = self.array_of(&field.base)?;
                        let at = integer(&index.index)?;
                        Some(array.sizes[place(at, array.sizes.len())?].clone())
                    }
                    _ => None,
                },
                _ => None,
            });
        texts.collect_some()
    }

    /// Returns the sizes of `x.view(8, -1)`, in which -1 is the rest.
    fn sizes_of(&self, arguments: &[&Expr], array: &Array) -> Option<Vec<String>> {
        let mut sizes = self.list_of(arguments)?;
        let open = sizes.iter().filter_items(|size| *size == "-1").count();
        if open == 0 {
            return Some(sizes);
        }
        let product = |sizes: &[String]| -> Option<usize> {
            let numbers = sizes.iter().filter_items(|size| *size != "-1");
            numbers.map(|size| size.parse::<usize>().ok()).product()
        };
        let (all, known) = (product(&array.sizes)?, product(&sizes)?);
        if open != 1 || known == 0 || !all.is_multiple_of(known) {
            return None;
        }
        for size in sizes.iter_mut().filter_items(|size| **size == "-1") {
            *size = (all / known).to_string();
        }
        Some(sizes)
    }
}

impl Array {
    fn reshape(&self, sizes: &[String]) -> String {
        format!("reshape({}, [{}])", self.text, sizes.join(", "))
    }

    fn transpose(&self, order: &[usize]) -> String {
        let order = order.iter().map(usize::to_string).collect_vec();
        format!("transpose({}, [{}])", self.text, order.join(", "))
    }

    /// Returns the product of stacks of matrices, whose first dimensions are equal; `None` for vectors and matrices.
    fn product(&self, other: &Array) -> Option<String> {
        let rank = self.sizes.len();
        if rank < 3 || other.sizes.len() != rank {
            return None;
        }
        let batch = (0..rank - 2).map(|d| d.to_string());
        let batch = batch.collect_vec().join(", ");
        let (a, b) = (&self.text, &other.text);
        Some(format!(
            "write `dot_general({a}, {b}, [{batch}], [{batch}], [{}], [{}])`",
            rank - 1,
            rank - 2
        ))
    }

    /// Returns the array with one dimension instead of those from a number on.
    fn flatten(&self, at: usize) -> String {
        let (before, rest) = self.sizes.split_at(at);
        let numbers: Option<Vec<usize>> = rest.iter().map(|size| size.parse().ok()).collect_some();
        let product = match numbers {
            Some(numbers) => numbers.iter().product::<usize>().to_string(),
            None => rest.join(" * "),
        };
        let sizes = before.iter().cloned().chain_items([product]);
        self.reshape(&sizes.collect_vec())
    }
}

/// Returns the number of a dimension, which may count from the end.
fn place(at: i64, rank: usize) -> Option<usize> {
    let rank = i64::try_from(rank).ok()?;
    let at = if at < 0 { at + rank } else { at };
    usize::try_from(at).ok().filter(|_| at < rank)
}

/// Returns a literal integer.
fn integer(expr: &Expr) -> Option<i64> {
    match &expr.kind {
        Kind::Lit(lit) => source_of(lit)?.parse().ok(),
        Kind::Unary(unary) if unary.op == UnOp::Neg => integer(&unary.expr).map(|n| -n),
        _ => None,
    }
}

/// Returns the text of a vector of indices; the element type of `arange(0, 5)` is stated.
fn typed_range(expr: &Expr) -> String {
    let text = source(expr);
    match text
        .strip_prefix("arange(")
        .and_then(|rest| rest.split_once(','))
    {
        Some(("0", rest)) => format!("iota(i32,{rest}"),
        Some((start, rest)) => format!("arange::<i32>({start},{rest}"),
        _ => text,
    }
}

fn source_of(lit: &Lit) -> Option<String> {
    lit.integer().map(|_| source(lit))
}

/// Returns the help for a `map` over the rows of an array, which `vmap` passes: its value has the dimensions of the rows
/// too.
pub(super) fn rows_of_map(at: Option<&Expr>, found: &Shape, expected: &Shape) -> Option<String> {
    let Kind::Call(call) = &at?.kind else {
        return None;
    };
    let mut arguments = call.args.iter();
    let closure = arguments.next()?;
    let is_map = call.func.path()?.is_ident("map") && matches!(closure.kind, Kind::Closure(_));
    let is_rows = expected.rank() < found.rank() && found.dims.starts_with(&expected.dims);
    let others = arguments.map(source).collect_vec().join(", ");
    (is_map && is_rows).then(|| {
        format!(
            "\n  help: `map` passes single elements; for rows write `vmap({})({others})`",
            source(closure)
        )
    })
}
