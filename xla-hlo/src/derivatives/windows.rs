//! Shared code of the derivatives of operations on windows: sums, and the element that each window selects.

use super::places::{Places, numbered};
use super::recurrence::Running;
use crate::attr::Direction;
use crate::error::{Fault, FaultKind};
use crate::operation::Int;
use crate::ops::reduce_window::reduce_window;
use crate::ops::window::Windows;
use crate::ops::{broadcast, concatenate, elementwise, reduce, reshape, rev};
use crate::shape::product;
use crate::{Builder, Graph, Module, Shape, Size, Value};

/// Adds whether a computation keeps the selected element: of this element and its number, and of the next ones.
pub(super) type Keep<'k> = &'k dyn Fn(&mut Builder<'_>, [Value; 4]) -> Result<Value, Fault>;

/// Returns the number of the element that each window selects, -1 if none is in the window or it is the initial value.
pub(super) fn selected(
    b: &mut Builder<'_>,
    mut operand: Value,
    init: Value,
    windows: &Windows,
    keep: Keep<'_>,
) -> Result<Value, Fault> {
    let shape = b.shape(operand).clone();
    let mut numbers = numbered(b, &shape.dims)?;
    let element = b.shape(numbers).element;
    let region = {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let elements = [shape.element, element, shape.element, element];
        let params = elements.map(|element| b.graph.add_param(Shape::scalar(element)));
        let keeps = keep(&mut b, params)?;
        let [a, i, next, j] = params;
        let results = b.formulas([keeps, a, next, i, j], |[keeps, a, next, i, j]| {
            [keeps.select(a, next), keeps.select(i, j)]
        })?;
        b.graph.results = results.to_vec();
        b.graph
    };
    let none = b.scalar(element, -1.0);
    // Reversed before and after, a window that begins at each element ends at each element.
    // A cumulative reduction takes linear time from the first element on only.
    let back = Running::of(windows, &shape.dims).filter(|running| running.reverse);
    let mut windows = windows.clone();
    if let Some(Running { d, .. }) = back {
        operand = rev::rev(b, operand, &[d])?;
        numbers = rev::rev(b, numbers, &[d])?;
        windows.padding.swap(2 * d, 2 * d + 1);
    }
    let results = reduce_window(b, &[operand, numbers], &[init, none], region, windows)?;
    match back {
        Some(Running { d, .. }) => rev::rev(b, results[1], &[d]),
        None => Ok(results[1]),
    }
}

/// Reads elements of an array by their numbers; for negative numbers, reads elements of another array.
pub(super) fn read(
    b: &mut Builder<'_>,
    operand: Value,
    numbers: Value,
    otherwise: Value,
) -> Result<Value, Fault> {
    let sizes = b.shape(operand).dims.clone();
    let count = product(&sizes);
    if count.is(0) {
        return Ok(otherwise);
    }
    let list = reshape::reshape(b, operand, vec![count.clone()])?;
    let places = Places::of_elements(count, b.shape(numbers).rank());
    // Negative numbers are moved inside by `read`, and replaced here.
    let read = places.read(b, list, numbers)?;
    b.formula([numbers, otherwise, read], |[numbers, otherwise, read]| {
        numbers.less(0.0).select(otherwise, read)
    })
}

/// Returns the transpose of the sums over windows of an array of these sizes.
pub(super) fn sums_transposed(
    b: &mut Builder<'_>,
    cotangent: Value,
    windows: &Windows,
    sizes: &[Size],
) -> Result<Value, Fault> {
    let shape = b.shape(cotangent).clone();
    let element = shape.element;
    let zero = b.scalar(element, 0.0);
    if shape.is_empty() || product(sizes).is(0) {
        return broadcast::in_dim(b, zero, sizes.to_vec(), &[]);
    }
    // Windows that tile the array: each cotangent is repeated for its window.
    if let Some(repeated) = repeated(b, cotangent, windows, sizes)? {
        return Ok(repeated);
    }
    let one = Int::from(1);
    let mut back = Windows {
        dimensions: windows.dimensions.clone(),
        ..Windows::default()
    };
    for (d, size) in sizes.iter().enumerate() {
        let steps = windows.steps(d);
        let [base, dilation] = &steps.dilations;
        let low = &steps.padding[0];
        // Element `j` is in the windows at `i` for which `i * stride + k * dilation - low = j * base`.
        let reach = Terms::of(&[(&windows.dimensions[d], dilation)], &[(dilation, &one)])?;
        let before = reach.minus(&Terms::of(&[(low, &one)], &[])?);
        let places = Int::Size(shape.dims[d].clone());
        let own = Int::Size(size.clone());
        let after = Terms::of(
            &[(&own, base), (low, &one), (&steps.stride, &one)],
            &[(&places, &steps.stride), (base, &one)],
        )?;
        back.strides.push(base.clone());
        back.padding.extend([before.number()?, after.number()?]);
        back.dilations[0].push(steps.stride.clone());
        back.dilations[1].push(dilation.clone());
    }
    let region = reduce::of_two(b, &elementwise::add, element)?;
    Ok(reduce_window(b, &[cotangent], &[zero], region, back)?[0])
}

/// The size of a window along the last dimension up to which its cotangent is concatenated with itself: a broadcast has
/// rows of this length.
const NARROW: usize = 16;

/// Returns the cotangent of each window for all its elements, if the windows divide the array without overlaps.
fn repeated(
    b: &mut Builder<'_>,
    mut cotangent: Value,
    windows: &Windows,
    sizes: &[Size],
) -> Result<Option<Value>, Fault> {
    let (zero, one) = (Int::from(0), Int::from(1));
    let mut counts = Vec::with_capacity(sizes.len());
    for (d, size) in sizes.iter().enumerate() {
        let steps = windows.steps(d);
        let (window, places) = (&windows.dimensions[d], &b.shape(cotangent).dims[d]);
        let divides = steps.stride == *window
            && steps.dilations == [one.clone(), one.clone()]
            && steps.padding == [zero.clone(), zero.clone()];
        match window {
            Int::Size(window) if divides && places.times(window).ok().as_ref() == Some(size) => {
                counts.push(window.clone());
            }
            _ => return Ok(None),
        }
    }
    // Along the last dimension, copies beside each other are a concatenation, since a broadcast would have short rows.
    let last = counts.last_mut();
    if let Some((last, count)) = last.and_then(|last| Some((last.known()?, last)))
        && (2..=NARROW).contains(&last)
    {
        let mut dims = b.shape(cotangent).dims.clone();
        dims.push(Size::from(1));
        let column = reshape::reshape(b, cotangent, dims.clone())?;
        dims.pop();
        let columns = concatenate::concatenate(b, &vec![column; last], dims.len())?;
        dims[sizes.len() - 1] = sizes[sizes.len() - 1].clone();
        cotangent = reshape::reshape(b, columns, dims)?;
        *count = Size::from(1);
    }
    // `[a, b]` with windows of 2 by 3 becomes `[a, 2, b, 3]` by a broadcast, then `[2 a, 3 b]`.
    let (mut dims, mut mapped) = (Vec::new(), Vec::new());
    for (places, count) in b.shape(cotangent).dims.iter().zip(counts) {
        mapped.push(dims.len());
        dims.push(places.clone());
        // A window of one element repeats nothing.
        if !count.is(1) {
            dims.push(count);
        }
    }
    let repeated = broadcast::in_dim(b, cotangent, dims, &mapped)?;
    reshape::reshape(b, repeated, sizes.to_vec()).map(Some)
}

/// The difference of two sums of products.
struct Terms([Size; 2]);

impl Terms {
    fn of(plus: &[(&Int, &Int)], minus: &[(&Int, &Int)]) -> Result<Terms, Fault> {
        let mut terms = Terms([Size::from(0), Size::from(0)]);
        for (side, products) in [plus, minus].into_iter().enumerate() {
            for (one, other) in products {
                let added = terms.add(side, one, other);
                added.ok_or_else(|| out_of_range(format!("{one} * {other}")))?;
            }
        }
        Ok(terms)
    }

    /// Adds a product, whose second factor is positive.
    fn add(&mut self, side: usize, one: &Int, other: &Int) -> Option<()> {
        let Int::Size(other) = other else {
            return None;
        };
        // A negative factor's product is added to the other side.
        let (side, size) = match one {
            Int::Size(size) => (side, size.clone()),
            Int::Negative(n) => (
                1 - side,
                Size::from(usize::try_from(n.unsigned_abs()).ok()?),
            ),
        };
        self.0[side] = self.0[side].plus(&size.times(other).ok()?).ok()?;
        Some(())
    }

    fn minus(&self, other: &Terms) -> Terms {
        let [plus, minus] = &self.0;
        let sum = |a: &Size, b: &Size| a.clone() + b.clone();
        Terms([sum(plus, &other.0[1]), sum(minus, &other.0[0])])
    }

    fn number(&self) -> Result<Int, Fault> {
        let [plus, minus] = &self.0;
        if let (Some(plus), Some(minus)) = (plus.known(), minus.known()) {
            return Ok(Int::from(plus as i64 - minus as i64));
        }
        if let Ok(size) = plus.minus(minus) {
            return Ok(Int::Size(size));
        }
        let negative = minus.minus(plus).ok().and_then(|size| size.known());
        let negative = negative.ok_or_else(|| out_of_range(format!("{plus} - {minus}")))?;
        Ok(Int::from(-(negative as i64)))
    }
}

fn out_of_range(computed: String) -> Fault {
    Fault::call(FaultKind::computed(computed))
}

/// Returns whether the selected element or the initial value stays in a window where the largest or smallest one is
/// reduced: of equal ones, the first.
pub(super) fn keeps_extreme(
    direction: Direction,
) -> impl Fn(&mut Builder<'_>, [Value; 4]) -> Result<Value, Fault> {
    move |b, [a, i, next, j]| {
        b.formula([a, next, i, j], |[a, next, i, j]| {
            let beyond = a.is(direction, next);
            let first = a.equal(next) & i.less(j);
            let nan = a.unequal(a);
            beyond | first | nan
        })
    }
}

/// Returns whether a computation of two elements selects the first, if there is one.
pub(super) fn keeps_selected(
    select: &Graph,
) -> impl Fn(&mut Builder<'_>, [Value; 4]) -> Result<Value, Fault> {
    move |b, [a, i, next, _]| {
        let is = b.formula([i], |[i]| i.at_least(0.0))?;
        let selects = b.paste(select, &[a, next])[0];
        b.formula([is, selects], |[is, selects]| is & selects)
    }
}
