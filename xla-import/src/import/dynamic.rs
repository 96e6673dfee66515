//! Operations whose shapes are arrays of the model: they become those whose shapes are attributes, where the arrays are
//! functions of the sizes of arguments.

use xla_hlo::attr::Generator;
use xla_hlo::error::Fault;
use xla_hlo::graph::Attr;
use xla_hlo::ops::{broadcast, concatenate, constant, convolution, dynamic_slice, gather, iota};
use xla_hlo::ops::{pad, reduce_window, reshape, rng_bit_generator, slice, top_k};
use xla_hlo::{ElementType, Shape, Size, Value};
use xla_shape::scan::ParseError;

use super::body::{self, Body};
use super::contents::Element;
use super::number::Number;
use crate::tree::{Attribute, Op};

/// The results of an operation.
type Results = Result<Vec<Value>, ParseError>;

impl<'t> Body<'_, 't> {
    /// Adds the instructions of an operation of this kind; `None` if it is another one.
    pub(super) fn dynamic(
        &mut self,
        op: &Op<'t>,
        name: &str,
        operands: &[Value],
        results: &[Shape],
    ) -> Option<Results> {
        let name = name.strip_prefix("stablehlo.")?;
        // JAX writes some operations as custom calls.
        let name = match name.strip_prefix("custom_call @") {
            Some(target) => target
                .trim_start_matches("stablehlo.")
                .trim_start_matches("mhlo."),
            None => name,
        };
        Some(match (name, operands, results) {
            ("shape_assertion", [condition, ..], []) => self.assertion(op, *condition),
            ("get_dimension_size", &[operand], [result]) => self.size_of(op, operand, result),
            ("set_dimension_size", &[operand, size], [_]) => self.resized(op, operand, size),
            ("dynamic_broadcast_in_dim", &[operand, sizes], [result]) => {
                let dims = op
                    .attributes
                    .iter()
                    .find(|a| a.name == "broadcast_dimensions");
                self.broadcast_to(op, operand, sizes, result, dims)
            }
            ("dynamic_reshape", &[operand, sizes], [result]) => {
                let sizes = self.sizes(op, sizes, Some(result));
                sizes.and_then(|sizes| {
                    let value = reshape::reshape(self.b(), operand, sizes);
                    self.one(op, value)
                })
            }
            ("dynamic_iota", &[sizes], [result]) => {
                let dimension = op.attributes.iter().find(|a| a.name == "iota_dimension");
                let dimension = match dimension {
                    Some(written) => self.ints(written),
                    None => Err(self.refused(op.at, "expected the attribute iota_dimension")),
                };
                let sizes = self.sizes(op, sizes, Some(result));
                dimension.and_then(|dimension| {
                    // A number that is missing becomes one that the rule of `iota` refuses, with its message.
                    let dimension = dimension.first().map_or(usize::MAX, |&d| d as usize);
                    let value = iota::iota(self.b(), result.element, sizes?, dimension);
                    self.one(op, value)
                })
            }
            ("dynamic_pad", &[operand, value, low, high, interior], [_]) => {
                self.padded(op, operand, value, [low, high, interior])
            }
            ("real_dynamic_slice", &[operand, starts, limits, strides], [_]) => {
                self.slice_of(op, operand, [starts, limits, strides])
            }
            ("dynamic_gather", &[operand, starts, sizes], [_]) => {
                self.sizes(op, sizes, None).and_then(|sizes| {
                    let attrs = [("slice_sizes", Attr::Sizes(sizes))];
                    self.primitive(op, &gather::PRIMITIVE, &[operand, starts], results, &attrs)
                })
            }
            ("dynamic_conv", &[lhs, rhs, padding], [_]) => {
                self.convolved(op, [lhs, rhs], padding, results)
            }
            // At least one array, its initial value, and the five arrays of numbers.
            ("dynamic_reduce_window", operands, _) if operands.len() >= 7 => {
                self.windows(op, operands)
            }
            ("dynamic_top_k", &[operand, k], [_, _]) => {
                let k = self
                    .numbers(op, k)
                    .map(|list| list.first().and_then(Number::known));
                match k {
                    Ok(Some(k)) => {
                        let attrs = vec![("k", Attr::Int(k))];
                        let values = self
                            .b()
                            .add(&top_k::PRIMITIVE, &[operand], attrs, Vec::new());
                        values.map_err(|fault| self.fault(op, fault))
                    }
                    Ok(None) => Err(self.refused(op.at, "expected a known number k")),
                    Err(error) => Err(error),
                }
            }
            ("dynamic_rng_bit_generator", &[state, sizes], [_, result]) => {
                let algorithm = match op.attribute("rng_algorithm") {
                    // `DEFAULT` is Philox, as in `table::CHOSEN`.
                    Some(Attribute::Word("THREE_FRY")) => Generator::ThreeFry,
                    _ => Generator::Philox,
                };
                self.sizes(op, sizes, Some(result)).and_then(|sizes| {
                    let attrs = vec![
                        ("rng_algorithm", algorithm.into()),
                        ("sizes", Attr::Sizes(sizes)),
                        ("element_type", Attr::Element(result.element)),
                    ];
                    let primitive = &rng_bit_generator::PRIMITIVE;
                    let values = self.b().add(primitive, &[state], attrs, Vec::new());
                    values.map_err(|fault| self.fault(op, fault))
                })
            }
            _ => return None,
        })
    }

    fn one(&mut self, op: &Op<'t>, value: Result<Value, xla_hlo::error::Fault>) -> Results {
        value
            .map(|value| vec![value])
            .map_err(|fault| self.fault(op, fault))
    }

    /// Returns the elements of an array as numbers.
    fn numbers(&mut self, op: &Op<'t>, value: Value) -> Result<Vec<Number>, ParseError> {
        let elements = self.contents(value);
        let numbers: Option<Vec<Number>> =
            elements.and_then(|all| all.iter().map(Element::number).collect());
        let shape = self.shape_of(value);
        numbers.ok_or_else(|| {
            let why = format!(
                "expected at most 64 integers as a shape of {}, found {shape}",
                op.name
            );
            self.refused(op.at, why)
        })
    }

    /// Returns the elements of an array as sizes; those in the type of the result are these numbers.
    fn sizes(
        &mut self,
        op: &Op<'t>,
        value: Value,
        result: Option<&Shape>,
    ) -> Result<Vec<Size>, ParseError> {
        let numbers = self.numbers(op, value)?;
        let declared = result.map_or(&[][..], |shape| &shape.dims);
        let mut sizes = Vec::with_capacity(numbers.len());
        for (i, number) in numbers.iter().enumerate() {
            if let Some(negative) = number.known().filter(|&number| number < 0) {
                let why = format!(
                    "the size of dimension {i} of the result of {} is {negative}",
                    op.name
                );
                return Err(self.refused(op.at, why));
            }
            let declared = declared.get(i).filter(|size| !size.is_open());
            let size = self.known.sizes.size(number);
            // The type of the result decides: a size that differs from it is equated with it, and a number that may be
            // negative, so is not a size, is replaced by it.
            match (size, declared) {
                (Some(size), Some(declared)) if size != *declared => {
                    self.equal(op, &[(size, declared.clone())])?;
                    sizes.push(declared.clone());
                }
                (Some(size), _) => sizes.push(size),
                (None, Some(declared)) => sizes.push(declared.clone()),
                (None, None) => return Err(self.not_a_size(op, i)),
            }
        }
        Ok(sizes)
    }

    fn not_a_size(&self, op: &Op<'t>, dimension: usize) -> ParseError {
        let why = format!(
            "the size of dimension {dimension} of the result of {} is not computed from the sizes of arguments",
            op.name
        );
        self.refused(op.at, why)
    }

    /// Requires that sizes are equal: the function is imported again with one of them replaced.
    fn equal(&mut self, op: &Op<'t>, pairs: &[(Size, Size)]) -> Result<(), ParseError> {
        let _ = self.known.sizes.equate(pairs);
        let pairs: Vec<String> = pairs.iter().map(|(a, b)| format!("{a} and {b}")).collect();
        Err(self.refused(op.at, format!("the sizes {} differ", pairs.join(", "))))
    }

    /// Returns the dimension that an operation names.
    fn dimension(&self, op: &Op<'t>, rank: usize) -> Result<usize, ParseError> {
        let dimension = op.attributes.iter().find(|a| a.name == "dimension");
        let dimension = match dimension {
            Some(written) => self.ints(written)?.first().copied(),
            None => None,
        };
        let dimension = dimension.and_then(|d| usize::try_from(d).ok());
        dimension.filter(|&d| d < rank).ok_or_else(|| {
            let why = format!("expected the number of one of {rank} dimensions");
            self.refused(op.at, why)
        })
    }

    /// Keeps as many indices of a dimension as another operand says.
    fn resized(&mut self, op: &Op<'t>, operand: Value, size: Value) -> Results {
        let mut limits = self.shape_of(operand).dims;
        let d = self.dimension(op, limits.len())?;
        let numbers = self.numbers(op, size)?;
        let [number] = numbers.as_slice() else {
            return Err(self.refused(op.at, "expected a scalar as the size"));
        };
        let size = self.known.sizes.size(number);
        limits[d] = size.ok_or_else(|| self.not_a_size(op, d))?;
        // StableHLO keeps the array and shortens its dynamic size; here that is a slice from index 0.
        let (starts, strides) = (
            vec![Size::from(0); limits.len()],
            vec![Size::from(1); limits.len()],
        );
        let value = slice::slice(self.b(), operand, starts, limits, strides);
        self.one(op, value)
    }

    fn size_of(&mut self, op: &Op<'t>, operand: Value, result: &Shape) -> Results {
        let dims = self.shape_of(operand).dims;
        let size = &dims[self.dimension(op, dims.len())?];
        if *result != Shape::scalar(ElementType::I32) {
            return Err(self.refused(op.at, "expected the result tensor<i32>"));
        }
        let size = size.clone();
        Ok(vec![constant::size(self.b(), ElementType::I32, size)])
    }

    fn broadcast_to(
        &mut self,
        op: &Op<'t>,
        operand: Value,
        sizes: Value,
        result: &Shape,
        dims: Option<&crate::tree::Named<'t>>,
    ) -> Results {
        let dims = match dims {
            Some(written) => self.ints(written)?,
            None => Vec::new(),
        };
        let dims: Option<Vec<usize>> = dims.iter().map(|&d| usize::try_from(d).ok()).collect();
        let Some(dims) = dims else {
            return Err(self.refused(op.at, "expected dimensions of 0 or more"));
        };
        let sizes = self.sizes(op, sizes, Some(result))?;
        let value = broadcast::in_dim(self.b(), operand, sizes, &dims);
        self.one(op, value)
    }

    /// Pads by amounts that may be functions of sizes: those are arrays of equal elements before and after.
    fn padded(
        &mut self,
        op: &Op<'t>,
        operand: Value,
        value: Value,
        amounts: [Value; 3],
    ) -> Results {
        let mut lists = Vec::with_capacity(3);
        for amount in amounts {
            lists.push(self.numbers(op, amount)?);
        }
        let known =
            |list: &Vec<Number>| list.iter().map(Number::known).collect::<Option<Vec<i64>>>();
        // Amounts that are numbers need one `pad`, also where they are negative and remove elements.
        if let [Some(low), Some(high), Some(interior)] = [0, 1, 2].map(|i| known(&lists[i])) {
            let value = pad::pad(self.b(), operand, value, [low, high, interior]);
            return self.one(op, value);
        }
        if lists[2].iter().any(|number| !number.is(0)) {
            let why = format!(
                "{} between elements needs amounts that are numbers",
                op.name
            );
            return Err(self.refused(op.at, why));
        }
        self.around(op, operand, value, &lists[0], &lists[1])
            .map(|value| vec![value])
    }

    /// Concatenates arrays of equal elements before and after each dimension.
    fn around(
        &mut self,
        op: &Op<'t>,
        operand: Value,
        value: Value,
        low: &[Number],
        high: &[Number],
    ) -> Result<Value, ParseError> {
        let mut padded = operand;
        for (d, (low, high)) in low.iter().zip(high).enumerate() {
            let mut parts = Vec::new();
            let dims = self.shape_of(padded).dims;
            if d >= dims.len() {
                return Err(self.refused(op.at, "expected an amount for each dimension"));
            }
            // The operand is between the arrays of both sides.
            for (side, amount) in [low, high].into_iter().enumerate() {
                if side == 1 {
                    parts.push(padded);
                }
                if amount.is(0) {
                    continue;
                }
                let Some(size) = self.known.sizes.size(amount) else {
                    let why = format!("the amount of dimension {d} may be negative");
                    return Err(self.refused(op.at, why));
                };
                let mut sizes = dims.clone();
                sizes[d] = size;
                let part = broadcast::in_dim(self.b(), value, sizes, &[]);
                parts.push(part.map_err(|fault| self.fault(op, fault))?);
            }
            let joined = concatenate::concatenate(self.b(), &parts, d);
            padded = joined.map_err(|fault| self.fault(op, fault))?;
        }
        Ok(padded)
    }

    /// Slices between indices whose difference is a function of sizes.
    fn slice_of(&mut self, op: &Op<'t>, operand: Value, indices: [Value; 3]) -> Results {
        let mut lists = Vec::with_capacity(3);
        for index in indices {
            lists.push(self.numbers(op, index)?);
        }
        let sizes = self.known.sizes;
        let is_fixed = |list: &Vec<Number>| -> Option<Vec<Size>> {
            list.iter().map(|number| sizes.size(number)).collect()
        };
        // All three are sizes: a slice whose attributes have names.
        if let [Some(starts), Some(limits), Some(strides)] = [0, 1, 2].map(|i| is_fixed(&lists[i]))
        {
            let value = slice::slice(self.b(), operand, starts, limits, strides);
            return self.one(op, value);
        }
        // Only the lengths must be sizes: `x[i..i + n]` with an index `i` of the model is a dynamic slice.
        let mut lengths = Vec::new();
        for (d, (start, limit)) in lists[0].iter().zip(&lists[1]).enumerate() {
            let length = limit.minus(start).and_then(|length| sizes.size(&length));
            lengths.push(length.ok_or_else(|| self.not_a_size(op, d))?);
        }
        if lists[2].iter().any(|stride| !stride.is(1)) {
            let why = format!(
                "{} with strides needs start indices that are sizes",
                op.name
            );
            return Err(self.refused(op.at, why));
        }
        let mut starts = Vec::new();
        for d in 0..lengths.len() {
            let one = |n: usize| vec![Size::from(n)];
            let start = slice::slice(self.b(), indices[0], one(d), one(d + 1), one(1));
            let start = start.and_then(|start| reshape::reshape(self.b(), start, Vec::new()));
            starts.push(start.map_err(|fault| self.fault(op, fault))?);
        }
        let value = dynamic_slice::dynamic_slice(self.b(), operand, &starts, lengths);
        self.one(op, value)
    }

    fn convolved(
        &mut self,
        op: &Op<'t>,
        [lhs, rhs]: [Value; 2],
        padding: Value,
        results: &[Shape],
    ) -> Results {
        let numbers = self.numbers(op, padding)?;
        let known: Option<Vec<i64>> = numbers.iter().map(Number::known).collect();
        if let Some(known) = known {
            let attrs = [("padding", Attr::Ints(known))];
            return self.primitive(op, &convolution::PRIMITIVE, &[lhs, rhs], results, &attrs);
        }
        let numbered = op.attributes.iter().find(|a| a.name == "dimension_numbers");
        let text = match numbered.map(|written| self.convolution(written)) {
            Some(text) => text?,
            None => return Err(self.refused(op.at, "expected the attribute dimension_numbers")),
        };
        let read = convolution::Dimensions::read(&text);
        let named = |what| Fault::named("dimension_numbers", what);
        let read = read.map_err(|what| self.fault(op, named(what)))?;
        let input = &read.roles[0];
        let dilated = op.attributes.iter().find(|a| a.name == "lhs_dilation");
        // Explicit padding would be dilated together with the operand: StableHLO pads after the dilation.
        if let Some(dilated) = dilated
            && self.ints(dilated)?.iter().any(|&n| n != 1)
        {
            let why = "a dilated operand needs padding that is a number";
            return Err(self.refused(op.at, why));
        }
        let shape = self.shape_of(lhs);
        let none = vec![Number::from(0); shape.rank()];
        let (mut low, mut high) = (none.clone(), none);
        // The padding has a pair for each spatial dimension; the roles list the batch and the features before them.
        for (pair, &d) in numbers.chunks(2).zip(input.iter().skip(2)) {
            if let ([before, after], true) = (pair, d < shape.rank()) {
                (low[d], high[d]) = (before.clone(), after.clone());
            }
        }
        let zero = self.b().scalar(shape.element, 0.0);
        let padded = self.around(op, lhs, zero, &low, &high)?;
        let attrs = [("padding", Attr::Ints(Vec::new()))];
        self.primitive(op, &convolution::PRIMITIVE, &[padded, rhs], results, &attrs)
    }

    /// Reduces windows whose sizes and padding are arrays.
    fn windows(&mut self, op: &Op<'t>, operands: &[Value]) -> Results {
        // Arrays and initial values, then five lists of numbers, which become attributes.
        let (arrays, shapes) = operands.split_at(operands.len() - 5);
        let names = [
            "window_dimensions",
            "window_strides",
            "base_dilations",
            "window_dilations",
            "padding",
        ];
        let mut attrs = Vec::new();
        for (name, &shape) in names.into_iter().zip(shapes) {
            let numbers = self.numbers(op, shape)?;
            let is_fixed = |number: &Number| match number.known() {
                Some(_) => number.to_int(),
                None => self.known.sizes.size(number).map(xla_hlo::int::Int::Size),
            };
            let ints: Option<Vec<_>> = numbers.iter().map(is_fixed).collect();
            let Some(ints) = ints else {
                let why = format!(
                    "{name} of {} is not computed from the sizes of arguments",
                    op.name
                );
                return Err(self.refused(op.at, why));
            };
            attrs.push((name, Attr::numbers(ints)));
        }
        // The reducer is a function, since a custom call has no region.
        let called = match op.attribute("called_computations") {
            Some(Attribute::List(list)) => match list.as_slice() {
                [Attribute::Symbol(name) | Attribute::Text(name)] => {
                    self.known.functions.get(&**name).copied()
                }
                _ => None,
            },
            _ => None,
        };
        let Some(function) = called else {
            return Err(self.refused(op.at, "expected one function in called_computations"));
        };
        let region = body::graph(self.known, function)?;
        let values = self
            .b()
            .add(&reduce_window::PRIMITIVE, arrays, attrs, vec![region]);
        values.map_err(|fault| self.fault(op, fault))
    }
}
