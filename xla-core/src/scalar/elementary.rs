//! The table of elementary functions.

/// Passes the table of elementary functions to a macro. They are implemented in `math` for `f32` and `f64`; for `f16`
/// and `bf16` the value is computed in `f32` and rounded once.
///
/// A row is the function's documentation, name, trait and operands, and how it is computed on a slice: `inline`, never,
/// because it takes few instructions; `each`, by the scalar function; `blocks`, for `f32` by the function of this name
/// in `vector::floats`.
macro_rules! elementary {
    ($then:ident!) => {
        $then! {
            /// Returns `a` to the power of `b`.
            pow Pow (a, b) each;
            /// Returns the angle from the x axis to the point `(b, a)`, in radians.
            atan2 Atan2 (a, b) each;
            /// Returns the smallest integral value that is not less than `x`.
            ceil Ceil (x) inline;
            /// Returns the largest integral value that is not greater than `x`.
            floor Floor (x) inline;
            /// Rounds to the nearest integral value, ties away from zero.
            round_nearest_afz RoundNearestAfz (x) inline;
            /// Rounds to the nearest integral value, ties to even.
            round_nearest_even RoundNearestEven (x) inline;
            /// Returns the cosine of an angle in radians.
            cos Cos (x) blocks;
            /// Returns the sine of an angle in radians.
            sin Sin (x) blocks;
            /// Returns e to the power of `x`.
            exp Exp (x) blocks;
            /// Returns 2 to the power of `x`.
            exp2 Exp2 (x) each;
            /// Returns e to the power of `x`, minus 1, accurate near 0 too.
            expm1 Expm1 (x) blocks;
            /// Returns the natural logarithm.
            log Log (x) blocks;
            /// Returns the binary logarithm.
            log2 Log2 (x) each;
            /// Returns the decimal logarithm.
            log10 Log10 (x) each;
            /// Returns the natural logarithm of `1 + x`, accurate near 0 too.
            log1p Log1p (x) blocks;
            /// Returns the hyperbolic tangent.
            tanh Tanh (x) blocks;
            /// Returns `1 / (1 + exp(-x))`.
            logistic Logistic (x) blocks;
            /// Returns the error function.
            erf Erf (x) blocks;
            /// Returns the cube root, with the operand's sign.
            cbrt Cbrt (x) each;
        }
    };
}
pub(crate) use elementary;
