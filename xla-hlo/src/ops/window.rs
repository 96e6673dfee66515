//! Windows that slide over an array: their attributes, the number of their positions, and their checks.

use crate::attr;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::Attr;
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{Call, Infer, Int, KernelArg, Param, Text};
use crate::size::OutOfRange;
use crate::{Shape, Size};

/// The name of the attribute with the window's size.
pub const DIMENSIONS: &str = "window_dimensions";
const STRIDES: &str = "window_strides";
const PADDING: &str = "padding";
const BASE_DILATIONS: &str = "base_dilations";
const WINDOW_DILATIONS: &str = "window_dilations";

/// The attributes as parameters of an operation.
pub(super) const PARAMS: [Param; 5] = [
    Param::ints(DIMENSIONS),
    Param::ints(STRIDES),
    Param::padding(PADDING),
    Param::ints(BASE_DILATIONS),
    Param::ints(WINDOW_DILATIONS),
];

/// The attributes in StableHLO text.
pub(super) const ATTRIBUTES: &[(&str, Text)] = &[
    (DIMENSIONS, Text::Numbers),
    (STRIDES, Text::NonEmpty),
    (BASE_DILATIONS, Text::NonEmpty),
    (WINDOW_DILATIONS, Text::NonEmpty),
    (PADDING, Text::Pairs),
];

/// The steps of a window along one dimension.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steps {
    /// The distance between two window positions.
    pub stride: Int,
    /// The padding before the first and after the last element; negative padding crops the array.
    pub padding: [Int; 2],
    /// The dilation of the array and the dilation of the window.
    pub dilations: [Int; 2],
}

/// Windows over an array; each list has an entry for each dimension, which may be symbolic.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Windows {
    /// The number of elements of a window.
    pub dimensions: Vec<Int>,
    /// The strides; empty if all are 1.
    pub strides: Vec<Int>,
    /// The low and high padding of each dimension; empty if all are 0.
    pub padding: Vec<Int>,
    /// The dilations of the array and of the window; empty if all are 1.
    pub dilations: [Vec<Int>; 2],
}

impl Windows {
    pub(crate) fn of(attrs: &[(&'static str, Attr)]) -> Windows {
        let list = |name| attr::numbers(attrs, name);
        Windows {
            dimensions: list(DIMENSIONS),
            strides: list(STRIDES),
            padding: list(PADDING),
            dilations: [list(BASE_DILATIONS), list(WINDOW_DILATIONS)],
        }
    }

    /// Returns the windows with leading dimensions of size 1, which do not slide.
    pub(super) fn within(mut self, added: usize) -> Windows {
        let ones = vec![Int::from(1); added];
        self.dimensions.splice(0..0, ones.clone());
        let [base, window] = &mut self.dilations;
        for list in [&mut self.strides, base, window] {
            if !list.is_empty() {
                list.splice(0..0, ones.clone());
            }
        }
        if !self.padding.is_empty() {
            self.padding.splice(0..0, vec![Int::from(0); 2 * added]);
        }
        self
    }

    /// Returns the attributes.
    pub(super) fn attributes(self) -> Vec<(&'static str, Attr)> {
        let [base, window] = self.dilations;
        let lists = [
            (STRIDES, self.strides, 1),
            (BASE_DILATIONS, base, 1),
            (WINDOW_DILATIONS, window, 1),
            (PADDING, self.padding, 0),
        ];
        // Lists of default values are stored as empty lists.
        let mut attrs = vec![(DIMENSIONS, Attr::numbers(self.dimensions))];
        for (name, list, nothing) in lists {
            attrs.push(if list.iter().all(|n| n.known() == Some(nothing)) {
                (name, Attr::Ints(Vec::new()))
            } else {
                (name, Attr::numbers(list))
            });
        }
        attrs
    }

    /// Reads the attributes of windows over an array from the arguments of a call.
    pub(super) fn read(call: &Call<'_, '_>, shape: &Shape) -> Result<Windows, Error> {
        let list = |name| {
            let takes = call.operation.params.iter().any(|param| param.name == name);
            if takes && call.is_passed(name) {
                call.ints(name).map(<[Int]>::to_vec)
            } else {
                Ok(Vec::new())
            }
        };
        let mut windows = Windows {
            dimensions: call.ints(DIMENSIONS)?.to_vec(),
            strides: list(STRIDES)?,
            padding: Vec::new(),
            dilations: [list(BASE_DILATIONS)?, list(WINDOW_DILATIONS)?],
        };
        if call.is_word(PADDING) {
            if call.word(PADDING, &["SAME", "VALID"])? == "SAME" {
                let padding = windows.same(shape).in_call(call)?;
                windows.padding = padding;
            }
        } else {
            windows.padding = list(PADDING)?;
        }
        // Checks the lengths before lists of default values are dropped.
        let checked = windows.check(shape.rank());
        checked.in_call(call)?;
        Ok(windows)
    }

    /// Returns the steps of the window along a dimension.
    pub fn steps(&self, d: usize) -> Steps {
        let or = |list: &[Int], at: usize, default: i64| {
            list.get(at).cloned().unwrap_or(Int::from(default))
        };
        Steps {
            stride: or(&self.strides, d, 1),
            padding: list::both([0, 1], |side| or(&self.padding, 2 * d + side, 0)),
            dilations: [or(&self.dilations[0], d, 1), or(&self.dilations[1], d, 1)],
        }
    }

    /// Returns each list with its name, its number of entries for each dimension, and the smallest allowed entry.
    fn lists(&self) -> [(&'static str, &[Int], usize, i64); 5] {
        let [base, window] = &self.dilations;
        [
            (DIMENSIONS, &self.dimensions, 1, 1),
            (STRIDES, &self.strides, 1, 1),
            (BASE_DILATIONS, base, 1, 1),
            (WINDOW_DILATIONS, window, 1, 1),
            (PADDING, &self.padding, 2, i64::MIN),
        ]
    }

    /// Checks the length of each list and that its entries are not below the minimum.
    fn check(&self, rank: usize) -> Result<(), Fault> {
        for (name, list, each, least) in self.lists() {
            let optional = name != DIMENSIONS && list.is_empty();
            if !optional && list.len() != each * rank {
                let items = match each {
                    2 => "pairs, one for each dimension of the operand",
                    _ => "numbers, one for each dimension of the operand",
                };
                let (expected, found) = (rank, list.len() / each);
                let what = FaultKind::Count {
                    items,
                    expected,
                    found,
                };
                return Err(Fault::named(name, what));
            }
            let below = |n: &Int| n.known().is_some_and(|n| n < least);
            if let Some(i) = list.iter().position(below) {
                return Err(below_least(name, i, &list[i]));
            }
        }
        Ok(())
    }

    /// Checks the windows, and returns the number of window positions along each dimension of an operand.
    pub(super) fn places(&self, infer: &Infer<'_>, shape: &Shape) -> Result<Vec<Size>, Fault> {
        self.check(shape.rank())?;
        // Entries of at least 1 that are symbolic become size constraints.
        for (name, list, ..) in self.lists().into_iter().filter_items(|list| list.3 == 1) {
            for (i, number) in list.iter().enumerate() {
                if !size(number).is_positive() {
                    infer.at_most(&Size::from(1), &size(number), || {
                        below_least(name, i, number)
                    })?;
                }
            }
        }
        let mut dims = Vec::with_capacity(shape.rank());
        for (d, size_of) in shape.dims.iter().enumerate() {
            let places = places(size_of, &size(&self.dimensions[d]), &self.steps(d));
            dims.push(places.map_err(|_| {
                let window = &self.dimensions[d];
                let computed = format!("the number of windows of {window} elements in {size_of}");
                Fault::operand(0, FaultKind::computed(computed))
            })?);
        }
        Ok(dims)
    }

    /// Returns the "SAME" padding.
    fn same(&self, shape: &Shape) -> Result<Vec<Int>, Fault> {
        self.check(shape.rank())?;
        let mut padding = Vec::new();
        for (d, size_of) in shape.dims.iter().enumerate() {
            let Steps {
                stride, dilations, ..
            } = self.steps(d);
            let [base, window] = [size(&dilations[0]), size(&dilations[1])];
            // "SAME" refers to the dilated array and the dilated window, as in XLA.
            let base = dilated(size_of, &base);
            let window = dilated(&size(&self.dimensions[d]), &window);
            let same = (base.ok().zip(window.ok()))
                .and_then(|(base, window)| same_of(&base, &window, &size(&stride)));
            padding.extend(same.ok_or_else(|| {
                let window = size(&self.dimensions[d]);
                no_padding((0, size_of), (0, &window), &size(&stride))
            })?);
        }
        Ok(padding.into_iter().map(Int::Size).collect_vec())
    }

    /// Returns the kernel argument: the window along each dimension.
    pub(super) fn kernel_arg(&self) -> KernelArg {
        let dimensions = self.dimensions.iter().enumerate();
        let windows = dimensions.map(|(d, window_size)| {
            let Steps {
                stride,
                padding: [low, _],
                dilations: [base, window],
            } = self.steps(d);
            KernelArg::new_struct(
                "Window",
                vec![
                    ("size", KernelArg::Size(size(window_size))),
                    ("stride", KernelArg::Size(size(&stride))),
                    ("low", KernelArg::Int(low)),
                    ("base_dilation", KernelArg::Size(size(&base))),
                    ("window_dilation", KernelArg::Size(size(&window))),
                ],
            )
        });
        KernelArg::List(windows.collect_vec())
    }
}

/// Returns a non-negative number as a size.
fn size(number: &Int) -> Size {
    match number {
        Int::Size(size) => size.clone(),
        Int::Negative(_) => Size::from(0),
    }
}

fn below_least(name: &'static str, item: usize, found: &Int) -> Fault {
    let (expected, found) = ("1 or more".to_string(), found.to_string());
    Fault::item(name, item, FaultKind::Value { expected, found })
}

/// Returns the size after dilation.
fn dilated(size: &Size, dilation: &Size) -> Result<Size, OutOfRange> {
    if size.is(0) || dilation.is(1) {
        Ok(size.clone())
    } else {
        let gaps = size.minus(&Size::from(1))?;
        gaps.times(dilation)?.plus(&Size::from(1))
    }
}

/// Returns the number of window positions along a dimension.
pub(super) fn places(of: &Size, window: &Size, how: &Steps) -> Result<Size, OutOfRange> {
    let [base_dilation, window_dilation] = [size(&how.dilations[0]), size(&how.dilations[1])];
    let (base, window) = (
        dilated(of, &base_dilation)?,
        dilated(window, &window_dilation)?,
    );
    // There are `(base + added - cut - window) / stride + 1` positions, rounded down. A `Size` has no sign, so elements
    // that are added and that are cut are summed apart.
    let (mut added, mut cut) = (base.clone(), Size::from(0));
    for edge in &how.padding {
        match edge {
            Int::Size(edge) => added = added.plus(edge)?,
            Int::Negative(edge) => {
                let edge = usize::try_from(edge.unsigned_abs()).map_err(|_| OutOfRange)?;
                cut = cut.plus(&Size::from(edge))?;
            }
        }
    }
    // A window that is larger than the padded array has no position.
    match added.minus(&cut.plus(&window)?) {
        Ok(left) => left.divided_by(&size(&how.stride))?.plus(&Size::from(1)),
        Err(_) if base.known().is_some() && window.known().is_some() => Ok(Size::from(0)),
        Err(error) => Err(error),
    }
}

/// Returns the fault of a size or of a window, each of an operand, whose "SAME" padding is not known.
pub(super) fn no_padding(
    (operand, of): (usize, &Size),
    (kernel, window): (usize, &Size),
    stride: &Size,
) -> Fault {
    let numbers = [(kernel, window), (operand, of), (operand, stride)];
    let symbolic = numbers.into_iter().find(|(_, n)| n.known().is_none());
    let (operand, shown) = symbolic.unwrap_or((operand, of));
    let what = format!("\"SAME\" padding requires a static size, found {shown}");
    let fault = Fault::operand(operand, FaultKind::Other(what));
    match (shown.as_name(), stride.known()) {
        (Some(name), Some(stride)) if shown == of && !name.contains('?') => fault.help(format!(
            "state that it is a multiple of the stride by `assert!({name} % {stride} == 0);` at the beginning of the body"
        )),
        _ => fault,
    }
}

/// Returns the "SAME" padding, with which the number of positions is the size divided by the stride, rounded up. The
/// low padding is half of the total, rounded down. Returns `None` if the padding depends on a symbolic size.
pub(super) fn same_of(size: &Size, window: &Size, stride: &Size) -> Option<[Size; 2]> {
    let one = Size::from(1);
    let total = if stride.is(1) {
        // With stride 1 the padding depends only on the window.
        window.minus(&one).ok()?
    } else {
        // `(places - 1) * stride + window` elements are covered: `2 * H + 1` of `2 * H` by windows of 3 elements with a
        // stride of 2.
        let places = size.plus(stride).ok()?.minus(&one).ok()?;
        let places = places.divided_by(stride).ok()?;
        let covered = places.times(stride).ok()?.plus(window).ok()?;
        match covered.minus(&stride.plus(size).ok()?) {
            // Fewer elements than there are need no padding.
            Err(_) => Size::from(0),
            Ok(total) => Some(total).filter(|total| total.known().is_some())?,
        }
    };
    let low = total.divided_by(&Size::from(2)).ok()?;
    let high = total.minus(&low).ok()?;
    Some([low, high])
}
