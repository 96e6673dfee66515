//! Windows that move over an array: what is said of them, how many places they have, and what has to fit.

use crate::error::{Error, Fault, What};
use crate::graph::{Attr, ints};
use crate::operation::{Call, Param, Setting, Text};
use crate::ops::checks;
use crate::size::OutOfRange;
use crate::{Shape, Size};

/// The attributes that windows have.
pub const DIMENSIONS: &str = "window_dimensions";
const STRIDES: &str = "window_strides";
const PADDING: &str = "padding";
const BASE_DILATIONS: &str = "base_dilations";
const WINDOW_DILATIONS: &str = "window_dilations";

/// As parameters of an operation.
pub(super) const PARAMS: [Param; 5] = [
    Param::ints(DIMENSIONS),
    Param::ints(STRIDES),
    Param::padding(PADDING),
    Param::ints(BASE_DILATIONS),
    Param::ints(WINDOW_DILATIONS),
];

/// As they are written in StableHLO.
pub(super) const ATTRIBUTES: &[(&str, Text)] = &[
    (DIMENSIONS, Text::Ints),
    (STRIDES, Text::Given),
    (BASE_DILATIONS, Text::Given),
    (WINDOW_DILATIONS, Text::Given),
    (PADDING, Text::Pairs),
];

/// How a window moves along one dimension.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Steps {
    /// From one place to the next.
    pub stride: i64,
    /// Before the first element and after the last; what is below zero is cut off.
    pub padding: [i64; 2],
    /// From one element of the array to the next, and from one of the window to the next.
    pub dilations: [i64; 2],
}

/// Windows over an array, with a number for each of its dimensions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Windows {
    /// How many elements a window has.
    pub dimensions: Vec<i64>,
    /// From one place to the next; none where all are 1.
    pub strides: Vec<i64>,
    /// Low and high padding of each dimension; none where there is none.
    pub padding: Vec<i64>,
    /// Of the array and of the window; none where all are 1.
    pub dilations: [Vec<i64>; 2],
}

impl Windows {
    pub(super) fn of(attrs: &[(&'static str, Attr)]) -> Windows {
        let list = |name| ints(attrs, name).to_vec();
        Windows {
            dimensions: list(DIMENSIONS),
            strides: list(STRIDES),
            padding: list(PADDING),
            dilations: [list(BASE_DILATIONS), list(WINDOW_DILATIONS)],
        }
    }

    /// As attributes.
    pub(super) fn attributes(self) -> Vec<(&'static str, Attr)> {
        let [base, window] = self.dilations;
        let lists = [
            (STRIDES, self.strides, 1),
            (BASE_DILATIONS, base, 1),
            (WINDOW_DILATIONS, window, 1),
            (PADDING, self.padding, 0),
        ];
        // What says nothing is left out.
        let told = lists.map(
            |(name, list, nothing)| match list.iter().all(|&n| n == nothing) {
                true => (name, Attr::Ints(Vec::new())),
                false => (name, Attr::Ints(list)),
            },
        );
        let mut attrs = vec![(DIMENSIONS, Attr::Ints(self.dimensions))];
        attrs.extend(told);
        attrs
    }

    /// What a call says of windows over an array.
    pub(super) fn read(call: &Call<'_, '_>, shape: &Shape) -> Result<Windows, Error> {
        let list = |name| {
            let asked = call.operation.params.iter().any(|param| param.name == name);
            match asked && call.given(name) {
                true => checks::numbers(call, name),
                false => Ok(Vec::new()),
            }
        };
        let mut windows = Windows {
            dimensions: checks::numbers(call, DIMENSIONS)?,
            strides: list(STRIDES)?,
            padding: Vec::new(),
            dilations: [list(BASE_DILATIONS)?, list(WINDOW_DILATIONS)?],
        };
        if call.word_given(PADDING) {
            if call.word(PADDING, &["SAME", "VALID"])? == "SAME" {
                let padding = windows.same(shape).map_err(|fault| call.error(fault))?;
                windows.padding = padding;
            }
        } else {
            windows.padding = list(PADDING)?;
        }
        // What says nothing is left out later, however long it is.
        let checked = windows.check(shape.rank());
        checked.map_err(|fault| call.error(fault))?;
        Ok(windows)
    }

    /// How the window moves along a dimension.
    pub fn steps(&self, d: usize) -> Steps {
        let or = |list: &[i64], at: usize, default| list.get(at).copied().unwrap_or(default);
        Steps {
            stride: or(&self.strides, d, 1),
            padding: [0, 1].map(|side| or(&self.padding, 2 * d + side, 0)),
            dilations: self.dilations.each_ref().map(|list| or(list, d, 1)),
        }
    }

    /// Whether each list has a number for each dimension, and each number is one that it may be.
    fn check(&self, rank: usize) -> Result<(), Fault> {
        let [base, window] = &self.dilations;
        // Name, list, numbers for each dimension, the least.
        let lists: [(&'static str, &[i64], usize, i64); 5] = [
            (DIMENSIONS, &self.dimensions, 1, 1),
            (STRIDES, &self.strides, 1, 1),
            (BASE_DILATIONS, base, 1, 1),
            (WINDOW_DILATIONS, window, 1, 1),
            (PADDING, &self.padding, 2, i64::MIN),
        ];
        for (name, list, each, least) in lists {
            let optional = name != DIMENSIONS && list.is_empty();
            if !optional && list.len() != each * rank {
                let items = match each {
                    2 => "pairs, one for each dimension of the operand",
                    _ => "numbers, one for each dimension of the operand",
                };
                let (wanted, came) = (rank, list.len() / each);
                let what = What::Count {
                    items,
                    wanted,
                    came,
                };
                return Err(Fault::named(name, what));
            }
            if let Some(i) = list.iter().position(|&n| n < least) {
                let (wanted, came) = (format!("{least} or more"), list[i].to_string());
                return Err(Fault::item(name, i, What::Value { wanted, came }));
            }
        }
        Ok(())
    }

    /// How many places there are along each dimension of the first operand.
    pub(super) fn places(&self, shape: &Shape) -> Result<Vec<Size>, Fault> {
        self.check(shape.rank())?;
        let mut dims = Vec::with_capacity(shape.rank());
        for (d, size) in shape.dims.iter().enumerate() {
            let window = Size::from(self.dimensions[d] as usize);
            let places = places(size, &window, self.steps(d));
            dims.push(places.map_err(|_| Fault::operand(0, What::SizeOutOfRange))?);
        }
        Ok(dims)
    }

    /// The padding of "SAME".
    fn same(&self, shape: &Shape) -> Result<Vec<i64>, Fault> {
        self.check(shape.rank())?;
        let mut padding = Vec::new();
        for (d, size) in shape.dims.iter().enumerate() {
            let Steps {
                stride, dilations, ..
            } = self.steps(d);
            let [base, window] = dilations;
            let base = dilated(size, base);
            let window = ((self.dimensions[d] - 1) as usize).checked_mul(window as usize);
            let same = base.ok().zip(window.and_then(|n| n.checked_add(1)));
            let same = same.and_then(|(base, window)| same_of(&base, window, stride));
            padding.extend(same.ok_or_else(|| {
                let what = format!("\"SAME\" padding needs a number here, not {size}");
                Fault::operand(0, What::Other(what))
            })?);
        }
        Ok(padding)
    }

    /// What a kernel is told: the window's size, its stride, the low padding and both dilations, for each dimension.
    pub(super) fn settings(&self) -> Setting {
        let each = (0..self.dimensions.len()).flat_map(|d| {
            let Steps {
                stride,
                padding: [low, _],
                dilations: [base, window],
            } = self.steps(d);
            [self.dimensions[d], stride, low, base, window]
        });
        Setting::Ints(each.collect())
    }
}

/// The size with holes between its elements.
fn dilated(size: &Size, dilation: i64) -> Result<Size, OutOfRange> {
    match size.is(0) || dilation == 1 {
        true => Ok(size.clone()),
        false => {
            let gaps = size.minus(&Size::from(1))?;
            gaps.times(&Size::from(dilation as usize))?
                .plus(&Size::from(1))
        }
    }
}

/// How many places a window has along a dimension.
pub(super) fn places(size: &Size, window: &Size, how: Steps) -> Result<Size, OutOfRange> {
    let [low, high] = how.padding;
    let edges = low.checked_add(high).ok_or(OutOfRange)?;
    let amount = Size::from(usize::try_from(edges.unsigned_abs()).map_err(|_| OutOfRange)?);
    let (base, window) = (
        dilated(size, how.dilations[0])?,
        dilated(window, how.dilations[1])?,
    );
    let padded = match edges < 0 {
        true => base.minus(&amount),
        false => base.plus(&amount),
    };
    // Where the window does not fit there is no place for it.
    let left = padded.and_then(|padded| padded.minus(&window));
    match left {
        Ok(left) => (left.divided_by(&Size::from(how.stride as usize))?).plus(&Size::from(1)),
        Err(_) if base.known().is_some() && window.known().is_some() => Ok(Size::from(0)),
        Err(error) => Err(error),
    }
}

/// The padding with which there are as many places as elements, over the stride: half of it, rounded down, before. None
/// where that hangs on a size that is not known.
pub(super) fn same_of(size: &Size, window: usize, stride: i64) -> Option<[i64; 2]> {
    let total = match size.known() {
        Some(size) => {
            let places = (size as i64 + stride - 1) / stride;
            ((places - 1) * stride + window as i64 - size as i64).max(0)
        }
        // With stride 1 the window alone decides.
        None if stride == 1 && window > 0 => window as i64 - 1,
        None => return None,
    };
    Some([total / 2, total - total / 2])
}
