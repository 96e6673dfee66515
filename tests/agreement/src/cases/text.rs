//! StableHLO text, written one instruction at a time.

use std::fmt::Write;

use xla_hlo::ElementType;

use super::Spec;

/// The body of a function under construction.
#[derive(Default)]
pub(super) struct Text {
    lines: String,
    count: usize,
}

/// The result of an instruction.
#[derive(Clone)]
pub(super) struct Value {
    name: String,
    pub(super) spec: Spec,
}

impl Value {
    /// Returns a parameter of the case: `a`, `b` or `c`.
    pub(super) fn parameter(name: &str, spec: &Spec) -> Value {
        Value {
            name: format!("%{name}"),
            spec: Spec::new(spec.element, &spec.dims),
        }
    }
}

impl Text {
    /// Appends an instruction, passed without its result.
    fn add(&mut self, spec: Spec, instruction: &str) -> Value {
        let name = format!("%v{}", self.count);
        self.count += 1;
        let _ = writeln!(self.lines, "{name} = stablehlo.{instruction}");
        Value { name, spec }
    }

    /// Appends an operation whose one or two operands and result have the same type.
    pub(super) fn same(&mut self, operation: &str, operands: &[&Value]) -> Value {
        let names: Vec<&str> = operands.iter().map(|v| v.name.as_str()).collect();
        let spec = operands[0].spec.clone();
        let text = format!("{operation} {} : {}", names.join(", "), spec.stablehlo());
        self.add(spec, &text)
    }

    /// Appends the error function, which is an instruction of another dialect.
    pub(super) fn erf(&mut self, x: &Value) -> Value {
        let name = format!("%v{}", self.count);
        self.count += 1;
        let ty = x.spec.stablehlo();
        let _ = writeln!(self.lines, "{name} = chlo.erf {} : {ty} -> {ty}", x.name);
        Value {
            name,
            spec: x.spec.clone(),
        }
    }

    /// Appends an array of one value, written as text.
    pub(super) fn constant(&mut self, spec: &Spec, value: &str) -> Value {
        let text = format!("constant dense<{value}> : {}", spec.stablehlo());
        self.add(spec.clone(), &text)
    }

    /// Appends an array of floating-point or complex elements that all equal a number.
    pub(super) fn number(&mut self, like: &Value, number: f64) -> Value {
        let real = format!("{number:.17e}");
        let value = if like.spec.element.is_complex() {
            format!("({real}, 0.0)")
        } else {
            real
        };
        self.constant(&like.spec, &value)
    }

    /// Appends a conversion to another element type.
    pub(super) fn convert(&mut self, x: &Value, element: ElementType) -> Value {
        let spec = Spec::new(element, &x.spec.dims);
        let types = format!("({}) -> {}", x.spec.stablehlo(), spec.stablehlo());
        self.add(spec, &format!("convert {} : {types}", x.name))
    }

    /// Appends a reduction from an initial value, written as text.
    pub(super) fn fold(&mut self, operation: &str, x: &Value, init: &str, over: &[usize]) -> Value {
        let element = x.spec.element;
        let init = self.constant(&Spec::new(element, &[]), init);
        let left: Vec<usize> = (0..x.spec.dims.len())
            .filter(|d| !over.contains(d))
            .map(|d| x.spec.dims[d])
            .collect();
        let spec = Spec::new(element, &left);
        let text = format!(
            "reduce({} init: {}) applies stablehlo.{operation} across dimensions = {over:?} : ({}, {}) -> {}",
            x.name,
            init.name,
            x.spec.stablehlo(),
            init.spec.stablehlo(),
            spec.stablehlo()
        );
        self.add(spec, &text)
    }

    /// Appends the sum of floating-point or complex elements.
    pub(super) fn sum(&mut self, x: &Value, over: &[usize]) -> Value {
        let zero = if x.spec.element.is_complex() {
            "(0.0, 0.0)"
        } else {
            "0.0"
        };
        self.fold("add", x, zero, over)
    }

    /// Appends the maximum of floating-point elements.
    pub(super) fn most(&mut self, x: &Value, over: &[usize]) -> Value {
        let least = match x.spec.element {
            ElementType::F32 => "0xFF800000",
            ElementType::F64 => "0xFFF0000000000000",
            other => unreachable!("{other} is folded in another type"),
        };
        self.fold("maximum", x, least, over)
    }

    /// Appends a broadcast: dimension `i` of the operand becomes dimension `along[i]`.
    pub(super) fn spread(&mut self, x: &Value, dims: &[usize], along: &[usize]) -> Value {
        let spec = Spec::new(x.spec.element, dims);
        let types = format!("({}) -> {}", x.spec.stablehlo(), spec.stablehlo());
        let text = format!("broadcast_in_dim {}, dims = {along:?} : {types}", x.name);
        self.add(spec, &text)
    }

    /// Appends a comparison, or a test of one operand, whose result is an array of `bool`.
    pub(super) fn test(&mut self, operation: &str, operands: &[&Value]) -> Value {
        let spec = Spec::new(ElementType::Bool, &operands[0].spec.dims);
        let names: Vec<&str> = operands.iter().map(|v| v.name.as_str()).collect();
        let types: Vec<String> = operands.iter().map(|v| v.spec.stablehlo()).collect();
        let text = format!(
            "{operation} {} : ({}) -> {}",
            names.join(", "),
            types.join(", "),
            spec.stablehlo()
        );
        self.add(spec, &text)
    }

    /// Appends a selection: one array where the predicate holds, another elsewhere.
    pub(super) fn select(&mut self, pred: &Value, on_true: &Value, on_false: &Value) -> Value {
        let spec = on_true.spec.clone();
        let text = format!(
            "select {}, {}, {} : {}, {}",
            pred.name,
            on_true.name,
            on_false.name,
            pred.spec.stablehlo(),
            spec.stablehlo()
        );
        self.add(spec, &text)
    }

    /// Appends the index along a dimension.
    pub(super) fn iota(&mut self, element: ElementType, dims: &[usize], dim: usize) -> Value {
        let spec = Spec::new(element, dims);
        let text = format!("iota dim = {dim} : {}", spec.stablehlo());
        self.add(spec, &text)
    }

    /// Appends an array with other sizes.
    pub(super) fn reshape(&mut self, x: &Value, dims: &[usize]) -> Value {
        let spec = Spec::new(x.spec.element, dims);
        let types = format!("({}) -> {}", x.spec.stablehlo(), spec.stablehlo());
        self.add(spec, &format!("reshape {} : {types}", x.name))
    }

    /// Appends an array with its dimensions in another order.
    pub(super) fn transpose(&mut self, x: &Value, order: &[usize]) -> Value {
        let dims: Vec<usize> = order.iter().map(|&d| x.spec.dims[d]).collect();
        let spec = Spec::new(x.spec.element, &dims);
        let types = format!("({}) -> {}", x.spec.stablehlo(), spec.stablehlo());
        let text = format!("transpose {}, dims = {order:?} : {types}", x.name);
        self.add(spec, &text)
    }

    /// Appends products of two arrays with two dimensions of a batch and one contracted dimension each.
    pub(super) fn product(
        &mut self,
        [lhs, rhs]: [&Value; 2],
        batch: [[usize; 2]; 2],
        contracted: [usize; 2],
        dims: &[usize],
    ) -> Value {
        let spec = Spec::new(lhs.spec.element, dims);
        let text = format!(
            "dot_general {}, {}, batching_dims = {:?} x {:?}, contracting_dims = [{}] x [{}] : ({}, {}) -> {}",
            lhs.name,
            rhs.name,
            batch[0],
            batch[1],
            contracted[0],
            contracted[1],
            lhs.spec.stablehlo(),
            rhs.spec.stablehlo(),
            spec.stablehlo()
        );
        self.add(spec, &text)
    }

    /// Returns the text with a value as its result, converted to the element type of the case.
    pub(super) fn give(mut self, x: &Value, element: ElementType) -> String {
        let to = Spec::new(element, &x.spec.dims).stablehlo();
        let from = x.spec.stablehlo();
        let _ = write!(
            self.lines,
            "%out = stablehlo.convert {} : ({from}) -> {to}",
            x.name
        );
        self.lines
    }
}
