//! Convolutions: a window slides over the input, and each element of the result is the sum of products of a window with
//! the kernel.
//!
//! With `s` the strides, `l` and `r` the dilations of input and kernel, and `p` the low padding, the result at
//! `b, f, y..` is the sum over `c` and `k..` of `lhs[b, c, (y * s + k * r - p) / l ..] * rhs[f, c, k..]`; positions
//! between the elements of a dilated input, or outside it, are zero. A reversed window reads the kernel backwards.

use crate::attr::{self, Attrs};
use crate::error::{Error, Fault};
use crate::graph::{Attr, Value, Values, ints};
use crate::list::{self, Items};
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Int, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, SyntaxToken, Text,
};
use crate::ops::dot_general::{PREFERRED, factors, preferred};
use crate::ops::window::Steps;
use crate::ops::{checks, rewriting};
use crate::{Builder, Graph, Instr, Size, Tree};

mod batch;
mod dimensions;
mod octets;
mod rule;

pub use dimensions::Dimensions;

const STRIDES: &str = "window_strides";
const PADDING: &str = "padding";
const LHS_DILATION: &str = "lhs_dilation";
const RHS_DILATION: &str = "rhs_dilation";
const REVERSAL: &str = "window_reversal";
const NUMBERS: &str = "dimension_numbers";
const FEATURE_GROUPS: &str = "feature_group_count";
const BATCH_GROUPS: &str = "batch_group_count";

/// XLA's Conv.
pub static CONV: Operation = Operation {
    name: "conv",
    operator: None,
    params: &[
        Param::array("lhs"),
        Param::array("rhs"),
        Param::ints(STRIDES).optional(),
        Param::word(PADDING).optional(),
        Param::word(NUMBERS).optional(),
        Param::int(FEATURE_GROUPS).optional(),
        Param::int(BATCH_GROUPS).optional(),
        Param::element(PREFERRED).optional(),
    ],
    over_trees: false,
    build: |call| build(call, true),
};

/// XLA's ConvWithGeneralPadding.
pub static OPERATION: Operation = Operation {
    name: "conv_with_general_padding",
    operator: None,
    params: &[
        Param::array("lhs"),
        Param::array("rhs"),
        Param::ints(STRIDES).optional(),
        Param::pairs(PADDING).optional(),
        Param::ints(LHS_DILATION).optional(),
        Param::ints(RHS_DILATION).optional(),
        Param::bools(REVERSAL).optional(),
        Param::word(NUMBERS).optional(),
        Param::int(FEATURE_GROUPS).optional(),
        Param::int(BATCH_GROUPS).optional(),
        Param::element(PREFERRED).optional(),
    ],
    over_trees: false,
    build: |call| build(call, false),
};

/// StableHLO's convolution.
pub static PRIMITIVE: Primitive = Primitive {
    name: "convolution",
    text: "stablehlo.convolution",
    operands: 2..=2,
    regions: 0,
    attributes: &[
        (STRIDES, Text::Ints),
        (PADDING, Text::Pairs),
        (LHS_DILATION, Text::Ints),
        (RHS_DILATION, Text::Ints),
        (REVERSAL, Text::Bools),
        (NUMBERS, Text::Convolution),
        (BATCH_GROUPS, Text::Int),
        (FEATURE_GROUPS, Text::Int),
    ],
    syntax: &[
        SyntaxToken::Word("("),
        SyntaxToken::Operands,
        SyntaxToken::Word(") dim_numbers = "),
        SyntaxToken::Attribute(NUMBERS),
        SyntaxToken::Word(", window = "),
        SyntaxToken::Fields(&[
            ("stride", STRIDES),
            ("pad", PADDING),
            ("lhs_dilate", LHS_DILATION),
            ("rhs_dilate", RHS_DILATION),
            ("reverse", REVERSAL),
        ]),
        SyntaxToken::Word(" "),
        SyntaxToken::Dictionary(&[BATCH_GROUPS, FEATURE_GROUPS]),
        SyntaxToken::Types,
    ],
    infer: rule::infer,
    form: |_, instr| {
        let Ok(convolution) = Convolution::of(&instr.attrs) else {
            unreachable!("the rule has read the dimension numbers");
        };
        Form::Kernel(Kernel {
            name: "convolution",
            list: None,
            arguments: vec![convolution.kernel_arg()],
        })
    },
    commutative: false,
    traits: OpTraits {
        simplify: Some(rewriting::widened),
        finish: Some(octets::convolved),
        batch: Some(batch::batched),
        linear_in: &[0, 1],
        flop: Some(flop),
        ..OpTraits::NONE
    },
};

/// Returns two operations for each element of the result and each element of the kernel that it is a sum over.
fn flop(graph: &Graph, instr: &Instr) -> Size {
    let output = Convolution::of(&instr.attrs).map(|of| of.dimensions.roles[1][0]);
    let kernel = &graph.shape(instr.operands[1]).dims;
    let kernel = kernel.iter().enumerate();
    let kernel = kernel.filter_items(|(d, _)| output.as_ref().ok() != Some(d));
    let terms = kernel.fold(Size::from(2), |all, (_, size)| all * size.clone());
    terms * graph.shape(instr.results[0]).len()
}

/// The attributes of a convolution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Convolution {
    /// The roles of the dimensions.
    pub dimensions: Dimensions,
    /// The stride of each spatial dimension; empty if all are 1.
    pub strides: Vec<i64>,
    /// The low and high padding of each spatial dimension, which may be symbolic; empty if all are 0.
    pub padding: Vec<Int>,
    /// The dilations of the input and of the kernel in each spatial dimension; empty if all are 1.
    pub dilations: [Vec<i64>; 2],
    /// Whether the kernel is reversed in each spatial dimension; empty if it is not reversed at all.
    pub reversal: Vec<bool>,
    /// The numbers of feature groups and of batch groups.
    pub groups: [i64; 2],
}

/// The steps of the window along one spatial dimension.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// The distance between two window positions.
    pub stride: i64,
    /// The low and the high padding.
    pub padding: [Int; 2],
    /// The dilation of the input and the dilation of the kernel.
    pub dilations: [i64; 2],
    /// Whether the kernel is reversed.
    pub reversed: bool,
}

impl Window {
    fn kernel_arg(&self) -> KernelArg {
        let number = |n: i64| KernelArg::Int(Int::from(n));
        KernelArg::new_struct(
            "ConvolutionWindow",
            vec![
                ("stride", number(self.stride)),
                ("low", KernelArg::Int(self.padding[0].clone())),
                ("lhs_dilation", number(self.dilations[0])),
                ("rhs_dilation", number(self.dilations[1])),
                ("reversed", KernelArg::Bool(self.reversed)),
            ],
        )
    }

    fn steps(self) -> Steps {
        Steps {
            stride: Int::from(self.stride),
            padding: self.padding,
            dilations: list::both(self.dilations, Int::from),
        }
    }
}

impl Convolution {
    /// Returns the attributes of a convolution without strides, padding, dilation, reversal or groups.
    pub fn new(dimensions: Dimensions) -> Convolution {
        Convolution {
            dimensions,
            strides: Vec::new(),
            padding: Vec::new(),
            dilations: [Vec::new(), Vec::new()],
            reversal: Vec::new(),
            groups: [1, 1],
        }
    }

    /// Reads the attributes of an instruction.
    ///
    /// # Errors
    /// The dimension numbers are wrong.
    pub fn of(attrs: &Attrs) -> Result<Convolution, Fault> {
        let list = |name| ints(attrs, name).to_vec();
        let dimensions = Dimensions::read(attr::text(attrs, NUMBERS));
        Ok(Convolution {
            dimensions: dimensions.map_err(|what| Fault::named(NUMBERS, what))?,
            strides: list(STRIDES),
            padding: attr::numbers(attrs, PADDING),
            dilations: [list(LHS_DILATION), list(RHS_DILATION)],
            reversal: attr::bools(attrs, REVERSAL).to_vec(),
            groups: list::both([FEATURE_GROUPS, BATCH_GROUPS], |name| {
                attr::int(attrs, name)
            }),
        })
    }

    fn attributes(self) -> Vec<(&'static str, Attr)> {
        let [lhs, rhs] = self.dilations;
        let [feature, batch] = self.groups;
        vec![
            (STRIDES, Attr::Ints(self.strides)),
            (PADDING, Attr::numbers(self.padding)),
            (LHS_DILATION, Attr::Ints(lhs)),
            (RHS_DILATION, Attr::Ints(rhs)),
            (REVERSAL, Attr::Bools(self.reversal)),
            (NUMBERS, Attr::Text(self.dimensions.text())),
            (BATCH_GROUPS, Attr::Int(batch)),
            (FEATURE_GROUPS, Attr::Int(feature)),
        ]
    }

    /// Returns the kernel argument.
    fn kernel_arg(&self) -> KernelArg {
        let [input, kernel, result] = &self.dimensions.roles;
        let windows = (0..self.spatial()).map(|d| self.window(d).kernel_arg());
        let [feature, batch] = list::both(self.groups, |n| KernelArg::Int(Int::from(n)));
        KernelArg::new_struct(
            "Convolution",
            vec![
                ("input", KernelArg::dimensions(input)),
                ("kernel", KernelArg::dimensions(kernel)),
                ("result", KernelArg::dimensions(result)),
                ("windows", KernelArg::List(windows.collect_vec())),
                ("feature_groups", feature),
                ("batch_groups", batch),
            ],
        )
    }

    fn spatial(&self) -> usize {
        self.dimensions.rank() - 2
    }

    /// Returns the steps of the window along a spatial dimension.
    pub fn window(&self, d: usize) -> Window {
        let or = |list: &[i64], at: usize, default| list.get(at).copied().unwrap_or(default);
        Window {
            stride: or(&self.strides, d, 1),
            padding: list::both([0, 1], |side| {
                let known = self.padding.get(2 * d + side);
                known.cloned().unwrap_or(Int::from(0))
            }),
            dilations: [or(&self.dilations[0], d, 1), or(&self.dilations[1], d, 1)],
            reversed: self.reversal.get(d).is_some_and(|&is| is),
        }
    }
}

fn build(call: &mut Call<'_, '_>, short: bool) -> Result<Values, Error> {
    let operands = factors(call)?;
    let rank = call.b.shape(operands[0]).rank();
    // Dimension numbers come first, because every other list has an entry for each spatial dimension.
    let dimensions = if call.is_passed(NUMBERS) {
        Dimensions::read(call.text(NUMBERS)?)
            .map_err(|what| call.error(Fault::named(NUMBERS, what)))?
    } else {
        Dimensions::standard(rank.saturating_sub(2))
    };
    let mut convolution = Convolution::new(dimensions);
    let list = |call: &Call<'_, '_>, name| {
        if call.is_passed(name) {
            checks::numbers(call, name)
        } else {
            Ok(Vec::new())
        }
    };
    convolution.strides = list(call, STRIDES)?;
    for (count, name) in convolution
        .groups
        .iter_mut()
        .zip([FEATURE_GROUPS, BATCH_GROUPS])
    {
        if call.is_passed(name) {
            *count = checks::number(call, name)?;
        }
    }
    // `conv` states the padding by a word, `convolution` by a list for each dimension. "SAME" needs the sizes and the
    // strides, which are read above.
    if short {
        let same = call.is_passed(PADDING) && call.word(PADDING, &["SAME", "VALID"])? == "SAME";
        if same {
            let shapes = list::both([0, 1], |i| call.b.shape(operands[i]));
            let padding = rule::same(&convolution, shapes).in_call(call)?;
            convolution.padding = padding;
        }
    } else {
        let padding = list(call, PADDING)?;
        convolution.padding = padding.into_iter().map(Int::from).collect_vec();
        convolution.dilations = [list(call, LHS_DILATION)?, list(call, RHS_DILATION)?];
        let reversal = list(call, REVERSAL)?;
        convolution.reversal = reversal.into_iter().map(|flag| flag != 0).collect_vec();
    }
    let [lhs, rhs] = preferred(call, operands)?;
    let value = conv(call.b, lhs, rhs, convolution);
    value.map(Tree::Leaf).in_call(call)
}

/// Adds the convolution of an input with a kernel.
///
/// # Errors
/// The shapes and attributes do not match, or the element types differ.
pub fn conv(
    b: &mut Builder<'_>,
    lhs: Value,
    rhs: Value,
    convolution: Convolution,
) -> Result<Value, Fault> {
    b.add1(&PRIMITIVE, &[lhs, rhs], convolution.attributes())
}
