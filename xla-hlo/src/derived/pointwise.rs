//! Elementwise operations of few instructions: `square(x)`, `is_nan(x)`, `conj(z)`.

use crate::error::{Class, Error, Fault};
use crate::graph::{Value, Values};
use crate::operation::{Call, Param};
use crate::ops::classes::{FLOAT, FLOAT_COMPLEX, NUMBER};
use crate::ops::parts::{leaf, of_class};
use crate::{Builder, Operation};

/// Rows of an operation, which is added by the function of its name, and the class of its elements.
macro_rules! rows {
    ($($name:ident $class:ident;)*) => {
        /// The operations.
        pub static ROWS: &[&Operation] = &[$(&Operation {
            name: stringify!($name),
            operator: None,
            params: &[Param::array("operand")],
            over_trees: true,
            build: |call| build(call, &$class, $name),
        }),*];
    };
}

rows! {
    square NUMBER;
    is_nan FLOAT;
    conj FLOAT_COMPLEX;
}

fn build(
    call: &mut Call<'_, '_>,
    class: &Class,
    of: fn(&mut Builder<'_>, Value) -> Result<Value, Fault>,
) -> Result<Values, Error> {
    let operand = of_class(call, "operand", class)?;
    let value = of(call.b, operand);
    leaf(call, value)
}

/// Multiplies numbers by themselves.
///
/// The real part of a complex square is `(x - y) (x + y)`: a difference of squares would be NaN where both overflow.
///
/// # Errors
/// The operand has no product.
pub fn square(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    if b.shape(x).element.is_complex() {
        return b.formula([x], |[z]| {
            let (re, im) = (z.real(), z.imag());
            // Halves of large parts, whose sum would be infinite where their difference is 0. The factor is selected instead
            // of the square, so that it has the same derivative everywhere.
            let is_large = (re.abs() + im.abs()).greater(1e18);
            let half = is_large.select(re.number(0.5), re.number(1.0));
            let back = is_large.select(re.number(4.0), re.number(1.0));
            let (x, y) = (re * half, im * half);
            let product = re * im;
            ((x - y) * (x + y) * back).complex(product + product)
        });
    }
    b.formula([x], |[x]| x * x)
}

/// Returns whether numbers are NaN, which is not equal to itself.
///
/// # Errors
/// None for an array.
pub fn is_nan(b: &mut Builder<'_>, x: Value) -> Result<Value, Fault> {
    b.formula([x], |[x]| x.unequal(x))
}

/// Negates the imaginary parts of complex numbers; returns real ones as they are.
///
/// # Errors
/// None for floating-point and complex numbers.
pub fn conj(b: &mut Builder<'_>, z: Value) -> Result<Value, Fault> {
    b.formula([z], |[z]| z.conjugate())
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn derived_elementwise_operations_refuse_other_classes_of_elements() {
        check(&[
            ("square(i8[2, N])", "i8[2, N]"),
            ("is_nan(bf16[2])", "bool[2]"),
            ("conj(c64[2])", "c64[2]"),
            ("conj(f32[2])", "f32[2]"),
            (
                "square(bool[2])",
                "operand 0: expected integer, floating-point or complex elements, found bool | \
                 convert it first: `{operand} as i32`",
            ),
            (
                "is_nan(i32[2])",
                "operand 0: expected floating-point elements, found i32 | convert it first: `{operand} as f32`",
            ),
            (
                "conj(i32[2])",
                "operand 0: expected floating-point or complex elements, found i32 | \
                 convert it first: `{operand} as f32`",
            ),
        ]);
    }

    #[test]
    fn real_numbers_are_their_conjugates() {
        assert_eq!(
            primitives("conj(c64[2])"),
            ["real", "imag", "neg", "complex"]
        );
        assert!(primitives("conj(f32[2])").is_empty());
    }
}
