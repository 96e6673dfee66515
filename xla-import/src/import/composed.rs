//! Operations that are several operations here: products by labels, selections by index, and the high bits of products.

use xla_hlo::derived::ragged_dot::{Dimensions, ragged_dot};
use xla_hlo::error::Fault;
use xla_hlo::list::Items;
use xla_hlo::ops::classes::INTEGER;
use xla_hlo::ops::gather::{self, Gather};
use xla_hlo::ops::{broadcast, convert, dot_general, elementwise, reduce, transpose};
use xla_hlo::{Builder, ElementType, Literal, Size, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use crate::tree::{Attribute, Op};

impl<'t> Body<'_, 't> {
    /// Adds the instructions of an operation of this kind; `None` if it is another one.
    pub(super) fn composed(
        &mut self,
        op: &Op<'t>,
        name: &str,
        operands: &[Value],
    ) -> Option<Result<Vec<Value>, ParseError>> {
        let value = match (name, operands) {
            ("stablehlo.einsum" | "stablehlo.unary_einsum", operands) => self.einsum(op, operands),
            ("stablehlo.torch_index_select", &[operand, indices]) => {
                self.index_select(op, operand, indices)
            }
            ("stablehlo.dot", &[lhs, rhs]) => self.dot(op, [lhs, rhs]),
            ("stablehlo.broadcast", &[operand]) => self.repeated(op, operand),
            ("chlo.ragged_dot", &[lhs, rhs, sizes]) => self.ragged(op, [lhs, rhs, sizes]),
            ("chlo.mulhi", &[lhs, rhs]) => {
                let value = mulhi(self.b(), lhs, rhs);
                value.map_err(|fault| self.fault(op, fault))
            }
            _ => return None,
        };
        Some(value.map(|value| vec![value]))
    }

    /// Multiplies vectors and matrices: the last dimension on the left and the first one on the right are summed over.
    fn dot(&mut self, op: &Op<'t>, factors: [Value; 2]) -> Result<Value, ParseError> {
        for written in op.attributes.iter() {
            self.requested(op, written)?;
        }
        let ranks = factors.map(|factor| self.shape_of(factor).rank());
        if !ranks.iter().all(|rank| (1..=2).contains(rank)) {
            let why = format!(
                "expected vectors or matrices, found arrays of {} and {} dimensions",
                ranks[0], ranks[1]
            );
            return Err(self.refused(op.at, why));
        }
        let [result] = &*op.result_types else {
            return Err(self.refused(op.at, "expected one result"));
        };
        let element = self.shape(result, op.at)?.element;
        let product = |b: &mut Builder<'_>| {
            // Sums of products may have another type than the factors.
            let [lhs, rhs] = factors.map(|factor| convert::convert(b, factor, element));
            let dims = [vec![], vec![], vec![ranks[0] - 1], vec![0]];
            dot_general::dot_general(b, lhs?, rhs?, dims)
        };
        let value = product(self.b());
        value.map_err(|fault| self.fault(op, fault))
    }

    /// Repeats an array along new dimensions before its own.
    fn repeated(&mut self, op: &Op<'t>, operand: Value) -> Result<Value, ParseError> {
        let written = op.attributes.iter().find(|a| a.name == "broadcast_sizes");
        let Some(written) = written else {
            return Err(self.refused(op.at, "expected the attribute broadcast_sizes"));
        };
        let mut sizes = Vec::new();
        for size in self.ints(written)? {
            let Ok(size) = usize::try_from(size) else {
                return Err(self.refused(written.at, format!("expected sizes, found {size}")));
            };
            sizes.push(Size::from(size));
        }
        let own = self.shape_of(operand).dims;
        let dims: Vec<usize> = (sizes.len()..sizes.len() + own.len()).collect();
        sizes.extend(own);
        let value = broadcast::in_dim(self.b(), operand, sizes, &dims);
        value.map_err(|fault| self.fault(op, fault))
    }

    /// Sums products of elements whose dimensions have letters: `ab,bc->ac`.
    fn einsum(&mut self, op: &Op<'t>, operands: &[Value]) -> Result<Value, ParseError> {
        let Some(Attribute::Text(config)) = op.attribute("einsum_config") else {
            return Err(self.refused(op.at, "expected the attribute einsum_config"));
        };
        let refused = |body: &Self, why: &str| {
            Err(body.refused(op.at, format!("the letters \"{config}\" {why}")))
        };
        let Some((inputs, output)) = config.split_once("->") else {
            return refused(self, "have no result");
        };
        let labels: Vec<Vec<char>> = inputs
            .split(',')
            .map(|list| list.trim().chars().collect())
            .collect();
        let output: Vec<char> = output.trim().chars().collect();
        for list in labels.iter().chain([&output]) {
            let is_twice = |(i, letter): (usize, &char)| list[..i].contains(letter);
            if list.iter().any(|letter| !letter.is_ascii_alphabetic()) {
                return refused(self, "are not only letters");
            }
            if list.iter().enumerate().any(is_twice) {
                return refused(self, "have one twice");
            }
        }
        let ranks: Vec<usize> = operands.iter().map(|&v| self.shape_of(v).rank()).collect();
        if labels.len() != operands.len() || !labels.iter().map(Vec::len).eq(ranks) {
            return refused(self, "are not those of the operands' dimensions");
        }
        if output
            .iter()
            .any(|letter| labels.iter().all(|list| !list.contains(letter)))
        {
            return refused(self, "have one in the result alone");
        }
        let value = einsum(self.b(), operands, labels, &output);
        value.map_err(|fault| self.fault(op, fault))
    }

    /// Multiplies groups of rows, where rows are not summed over.
    fn ragged(&mut self, op: &Op<'t>, operands: [Value; 3]) -> Result<Value, ParseError> {
        let names = ["lhs_batching_dimensions", "rhs_batching_dimensions"];
        let names = [
            names[0],
            names[1],
            "lhs_contracting_dimensions",
            "rhs_contracting_dimensions",
        ];
        let numbered = op.attribute("ragged_dot_dimension_numbers");
        let numbered = numbered.map(|numbers| self.known.model.resolved(numbers));
        let Some(Attribute::Record(_, fields)) = numbered else {
            let why = "expected the attribute ragged_dot_dimension_numbers";
            return Err(self.refused(op.at, why));
        };
        let dims = |name: &str| -> Result<Vec<usize>, ParseError> {
            let Some(written) = fields.iter().find(|field| field.name == name) else {
                return Ok(Vec::new());
            };
            let all = self.ints(written)?.into_iter();
            let all = all.map(usize::try_from).collect_ok();
            all.map_err(|_| self.refused(written.at, format!("expected dimensions as {name}")))
        };
        let mut product: [Vec<usize>; 4] = Default::default();
        for (dims_of, name) in product.iter_mut().zip(names) {
            *dims_of = dims(name)?;
        }
        let (ragged, group) = (
            dims("lhs_ragged_dimensions")?,
            dims("rhs_group_dimensions")?,
        );
        // Of the three kinds of ragged products, groups of rows have an operation here. A row is in no batch and is not
        // summed over.
        let is_row = |d: &usize| !product[0].contains(d) && !product[2].contains(d);
        let ranks = operands.map(|value| self.shape_of(value).rank());
        let of_rows = match (ragged.as_slice(), group.as_slice()) {
            (&[ragged], &[group]) if is_row(&ragged) && ragged < ranks[0] && group < ranks[1] => {
                Some(Dimensions {
                    product,
                    ragged,
                    group,
                })
            }
            _ => None,
        };
        let Some(dims) = of_rows.filter(|_| ranks[2] == 1) else {
            let why = "expected groups of rows, which are not summed over, and one size for each";
            return Err(self.refused(op.at, why));
        };
        let value = ragged_dot(self.b(), operands, &dims);
        value.map_err(|fault| self.fault(op, fault))
    }

    /// Selects slices along a dimension by index, for each index of the first dimensions if these are batches.
    fn index_select(
        &mut self,
        op: &Op<'t>,
        operand: Value,
        indices: Value,
    ) -> Result<Value, ParseError> {
        let mut numbers = [0, 0];
        for (number, name) in numbers.iter_mut().zip(["dim", "batch_dims"]) {
            let written = op.attributes.iter().find(|a| a.name == name);
            if let Some(written) = written {
                let [value] = *self.ints(written)? else {
                    let why = format!("expected a number as {name}");
                    return Err(self.refused(written.at, why));
                };
                *number = value;
            }
        }
        let [dim, batch] = numbers;
        let (shape, rank) = (self.shape_of(operand), self.shape_of(indices).rank() as i64);
        let own = shape.rank() as i64;
        if !(0 <= batch && batch <= dim && dim < own && batch <= rank) {
            let why = format!("expected 0 <= batch_dims <= dim < {own}, found {batch} and {dim}");
            return Err(self.refused(op.at, why));
        }
        // Each index selects one slice along `dim`, in the batch of its own first dimensions.
        let mut slice_sizes = shape.dims;
        for d in (0..batch).chain([dim]) {
            slice_sizes[d as usize] = Size::from(1);
        }
        // The dimensions before `dim`, the dimensions of the indices, then the others.
        let added = rank - batch;
        let gather = Gather {
            offset_dims: (batch..dim).chain(dim + added..own - 1 + added).collect(),
            collapsed_slice_dims: vec![dim],
            operand_batching_dims: (0..batch).collect(),
            start_indices_batching_dims: (0..batch).collect(),
            start_index_map: vec![dim],
            index_vector_dim: rank,
            slice_sizes,
            indices_are_sorted: false,
        };
        let value = gather::gather(self.b(), operand, indices, gather);
        value.map_err(|fault| self.fault(op, fault))
    }
}

fn sum(b: &mut Builder<'_>, operand: Value, dims: &[usize]) -> Result<Value, Fault> {
    if dims.is_empty() {
        return Ok(operand);
    }
    let zero = Literal::zero(b.shape(operand).element);
    reduce::fold(b, operand, &elementwise::add, zero, dims)
}

fn einsum(
    b: &mut Builder<'_>,
    operands: &[Value],
    mut labels: Vec<Vec<char>>,
    output: &[char],
) -> Result<Value, Fault> {
    let mut values = operands.to_vec();
    // A letter of one operand only is summed before.
    for i in 0..values.len() {
        let others = |letter: &char| {
            let mut others = labels.iter().enumerate().filter(|(j, _)| *j != i);
            output.contains(letter) || others.any(|(_, list)| list.contains(letter))
        };
        let alone: Vec<usize> = (0..labels[i].len())
            .filter(|&d| !others(&labels[i][d]))
            .collect();
        let kept: Vec<char> = labels[i]
            .iter()
            .copied()
            .filter(|letter| others(letter))
            .collect();
        values[i] = sum(b, values[i], &alone)?;
        labels[i] = kept;
    }
    let (value, found) = match (values.as_slice(), labels.as_slice()) {
        (&[lhs, rhs], [left, right]) => {
            // A letter of both operands is a batch dimension if the result has it, and is summed over otherwise.
            let both = left.iter().filter(|letter| right.contains(letter));
            let (batch, contracted): (Vec<char>, Vec<char>) =
                both.copied().partition(|letter| output.contains(letter));
            let places = |list: &[char], of: &[char]| {
                let place = |letter: &char| list.iter().position(|other| other == letter);
                of.iter().filter_map(place).collect::<Vec<usize>>()
            };
            let dims = [
                places(left, &batch),
                places(right, &batch),
                places(left, &contracted),
                places(right, &contracted),
            ];
            // `dot_general` returns the batch dimensions, then the others of the left and of the right side; the
            // transposition orders them as the letters after `->`.
            let free = left.iter().chain(right);
            let free = free.filter(|l| !batch.contains(l) && !contracted.contains(l));
            let found: Vec<char> = batch.iter().chain(free).copied().collect();
            (dot_general::dot_general(b, lhs, rhs, dims)?, found)
        }
        _ => (values[0], labels[0].clone()),
    };
    let place = |letter: &char| found.iter().position(|other| other == letter);
    let permutation: Vec<usize> = output.iter().filter_map(place).collect();
    transpose::transpose(b, value, &permutation)
}

/// Returns the upper half of the bits of products of integers.
fn mulhi(b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Result<Value, Fault> {
    let shape = b.shape(lhs).clone();
    let element = shape.element;
    INTEGER.check(0, element)?;
    let bits = 8 * element.bytes();
    let is_signed = matches!(
        element,
        ElementType::I8 | ElementType::I16 | ElementType::I32 | ElementType::I64
    );
    let wide = if is_signed {
        ElementType::I64
    } else {
        ElementType::U64
    };
    let shift = if is_signed {
        &elementwise::shift_right_arithmetic
    } else {
        &elementwise::shift_right_logical
    };
    let number = |b: &mut Builder<'_>, n: u32| {
        let scalar = b.scalar(wide, f64::from(n));
        broadcast::in_dim(b, scalar, shape.dims.clone(), &[])
    };
    let (lhs, rhs) = (
        convert::convert(b, lhs, wide)?,
        convert::convert(b, rhs, wide)?,
    );
    // The product of two numbers of 32 bits or less is exact in 64 bits.
    if bits < 64 {
        let product = b.formula([lhs, rhs], |[lhs, rhs]| lhs * rhs)?;
        let count = number(b, bits as u32)?;
        let high = b.add1(shift, &[product, count], Vec::new())?;
        return convert::convert(b, high, element);
    }
    // Products of halves of 32 bits; the upper halves have the sign.
    let (half, mask) = (number(b, 32)?, number(b, u32::MAX)?);
    let mut halves = |value: Value| -> Result<[Value; 2], Fault> {
        let low = b.formula([value, mask], |[value, mask]| value & mask)?;
        Ok([low, b.add1(shift, &[value, half], Vec::new())?])
    };
    // `a = a1 * 2^32 + a0`, and `b` alike. No sum overflows: `a1 * b0` and a carry below 2^32 are less than 2^64, and
    // `a0 * b0` is unsigned even if `a` is negative.
    let ([a0, a1], [b0, b1]) = (halves(lhs)?, halves(rhs)?);
    let mut apply = |op, x, y| b.formula([x, y], |[x, y]| x.with(op, y));
    let low = apply(&elementwise::mul, a0, b0)?;
    let carried = apply(&elementwise::shift_right_logical, low, half)?;
    let cross = apply(&elementwise::mul, a1, b0)?;
    let middle = apply(&elementwise::add, cross, carried)?;
    let other = apply(&elementwise::mul, a0, b1)?;
    let lower = apply(&elementwise::and, middle, mask)?;
    let second = apply(&elementwise::add, other, lower)?;
    let high = apply(&elementwise::mul, a1, b1)?;
    let first = apply(shift, middle, half)?;
    let second = apply(shift, second, half)?;
    let high = apply(&elementwise::add, high, first)?;
    apply(&elementwise::add, high, second)
}
