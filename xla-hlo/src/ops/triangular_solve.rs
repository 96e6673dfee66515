//! `triangular_solve(a, b, left_side = true, lower = true)`: solves equations with triangular matrices.
//!
//! Solves `op(a) x = b`, or `x op(a) = b` if `left_side` is not set, for the matrices in the last two dimensions.
//! `transpose_a` selects `op`: `"NO_TRANSPOSE"`, `"TRANSPOSE"` or `"ADJOINT"`, the conjugate transpose. Only one
//! triangle of `a` is read, the lower one if `lower` is set; with `unit_diagonal` its diagonal is not read either and
//! is taken as ones.

use crate::attr::{self, Attrs, Transposition, Words};
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, Emit, Value, Values};
use crate::operation::InCall;
use crate::operation::{
    Call, Form, Infer, Kernel, KernelArg, OpTraits, Operation, Param, Primitive, Small, Text,
};
use crate::ops::cholesky::square;
use crate::ops::classes::FLOAT_COMPLEX;
use crate::ops::conversion;
use crate::{Shape, Tree};

mod batch;
mod unroll;

pub(crate) use unroll::solved;

pub(crate) use batch::merged;

const TRANSPOSE: &str = "transpose_a";
const SWITCHES: [&str; 3] = ["left_side", "lower", "unit_diagonal"];

/// XLA's TriangularSolve.
pub static OPERATION: Operation = Operation {
    name: "triangular_solve",
    operator: None,
    params: &[
        Param::array("a"),
        Param::array("b"),
        Param::switch(SWITCHES[0]),
        Param::switch(SWITCHES[1]),
        Param::switch(SWITCHES[2]),
        Param::word(TRANSPOSE).optional(),
    ],
    over_trees: false,
    build,
};

/// StableHLO's triangular_solve.
pub static PRIMITIVE: Primitive = Primitive {
    name: "triangular_solve",
    text: "stablehlo.triangular_solve",
    operands: 2..=2,
    regions: 0,
    attributes: &[
        (SWITCHES[0], Text::Bool),
        (SWITCHES[1], Text::Bool),
        (TRANSPOSE, Text::Word(Words::Transposition)),
        (SWITCHES[2], Text::Bool),
    ],
    syntax: &[],
    infer,
    form: |_, instr| {
        Form::Kernel(Kernel {
            name: "triangular_solve",
            list: None,
            arguments: vec![Equations::of(&instr.attrs).kernel_arg()],
        })
    },
    commutative: false,
    traits: OpTraits {
        batch: Some(batch::batched),
        linear_in: &[1],
        unroll: Some(unroll::unroll),
        small: Some(Small::DEFAULT),
        ..OpTraits::NONE
    },
};

/// The form of equations with triangular matrices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Equations {
    /// Whether the matrices are on the left of the unknowns.
    pub left_side: bool,
    /// Whether the matrices are lower triangles.
    pub lower: bool,
    /// Whether the diagonals are ones.
    pub unit_diagonal: bool,
    /// The form in which the equations take the matrices.
    pub transpose: Transposition,
}

impl Equations {
    /// Equations with a triangle as it is, on the left of the unknowns.
    pub(crate) fn left(lower: bool) -> Equations {
        Equations {
            left_side: true,
            lower,
            unit_diagonal: false,
            transpose: Transposition::None,
        }
    }

    /// Equations with a triangle as it is, on the right of the unknowns.
    pub(crate) fn right(lower: bool) -> Equations {
        Equations {
            left_side: false,
            ..Equations::left(lower)
        }
    }

    /// Equations with the conjugate transposes of the matrices.
    pub(crate) fn adjoint(self) -> Equations {
        Equations {
            transpose: Transposition::Adjoint,
            ..self
        }
    }

    /// Equations with the transposes of the matrices as they are taken now, but for conjugates.
    pub(crate) fn transposed(self) -> Equations {
        let transpose = if self.is_transposed() {
            Transposition::None
        } else {
            Transposition::Transpose
        };
        Equations { transpose, ..self }
    }

    /// Equations with a triangle of an LU decomposition, or its transpose; the lower one has ones on its diagonal.
    pub(crate) fn factor(lower: bool, transpose: bool) -> Equations {
        let equations = Equations {
            unit_diagonal: lower,
            ..Equations::left(lower)
        };
        if transpose {
            equations.transposed()
        } else {
            equations
        }
    }

    /// Whether the matrices are conjugated.
    pub(crate) fn is_conjugated(self) -> bool {
        self.transpose == Transposition::Adjoint
    }

    /// Reads the attributes of an instruction.
    pub(crate) fn of(attrs: &Attrs) -> Equations {
        let [left_side, lower, unit_diagonal] = SWITCHES.map(|name| attr::bool(attrs, name));
        Equations {
            left_side,
            lower,
            unit_diagonal,
            transpose: attr::word(attrs, TRANSPOSE),
        }
    }

    /// Whether the matrices are transposed.
    pub(crate) fn is_transposed(self) -> bool {
        self.transpose != Transposition::None
    }

    fn attributes(self) -> Vec<(&'static str, Attr)> {
        vec![
            (SWITCHES[0], Attr::Bool(self.left_side)),
            (SWITCHES[1], Attr::Bool(self.lower)),
            (TRANSPOSE, self.transpose.into()),
            (SWITCHES[2], Attr::Bool(self.unit_diagonal)),
        ]
    }

    fn kernel_arg(self) -> KernelArg {
        KernelArg::new_struct(
            "Equations",
            vec![
                ("left_side", KernelArg::Bool(self.left_side)),
                ("lower", KernelArg::Bool(self.lower)),
                ("unit_diagonal", KernelArg::Bool(self.unit_diagonal)),
                ("transpose", KernelArg::Bool(self.is_transposed())),
                ("conjugate", KernelArg::Bool(self.is_conjugated())),
            ],
        )
    }
}

fn infer(infer: &Infer<'_>) -> Result<Vec<Shape>, Fault> {
    let [a, b] = [infer.operands[0], infer.operands[1]];
    FLOAT_COMPLEX.check(0, a.element)?;
    let left = Equations::of(infer.attrs).left_side;
    equations(a, b, left).map_err(|fault| match equations(a, b, !left) {
        Ok(()) => fault.help(format!("write `left_side = {}`", !left)),
        Err(_) => fault,
    })?;
    Ok(vec![b.clone()])
}

/// Checks that the matrices of `a` are square, and that `b` has as many matrices, of the same height, or width if
/// `left` is not set.
pub(crate) fn equations(a: &Shape, b: &Shape, left: bool) -> Result<(), Fault> {
    if a.element != b.element {
        let what = FaultKind::ElementsDiffer {
            first: a.element,
            other: b.element,
        };
        let help = conversion::of_one([("a", a.element), ("b", b.element)]);
        return Err(Fault::operand(1, what).help(help));
    }
    square(0, a)?;
    let (first, other) = (a.clone(), b.clone());
    if a.rank() != b.rank() {
        return Err(Fault::operand(1, FaultKind::RanksDiffer { first, other }));
    }
    // The batch dimensions agree one by one; then the dimension along the unknowns.
    let batch = a.rank() - 2;
    if let Some(dimension) = (0..batch).find(|&d| a.dims[d] != b.dims[d]) {
        let what = FaultKind::SizesDiffer {
            first,
            other,
            dimension,
        };
        return Err(Fault::operand(1, what));
    }
    let side = if left { batch } else { batch + 1 };
    let (n, found) = (&a.dims[batch], &b.dims[side]);
    if n == found {
        return Ok(());
    }
    let place = if left { "left" } else { "right" };
    let what = format!(
        "expected size {n} in dimension {side} of {b}, because {a} is on the {place} of the unknowns, found {found}"
    );
    Err(Fault::operand(1, FaultKind::Other(what)))
}

/// Solves equations with triangular matrices.
///
/// # Errors
/// The sizes do not match.
pub fn solve(
    b: &mut dyn Emit,
    triangle: Value,
    right: Value,
    equations: Equations,
) -> Result<Value, Fault> {
    b.add1(&PRIMITIVE, &[triangle, right], equations.attributes())
}

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operands = [call.array("a")?, call.array("b")?];
    let transpose = if call.is_passed(TRANSPOSE) {
        call.choice(TRANSPOSE)?
    } else {
        Transposition::None
    };
    let equations = Equations {
        left_side: call.switch(SWITCHES[0])?,
        lower: call.switch(SWITCHES[1])?,
        unit_diagonal: call.switch(SWITCHES[2])?,
        transpose,
    };
    let value = solve(call.b, operands[0], operands[1], equations);
    value.map(Tree::Leaf).in_call(call)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn the_sizes_of_the_triangle_and_of_the_unknowns_fit() {
        check(&[
            // C1
            (
                "triangular_solve(f32[3, 3], f64[3, 2], true)",
                "operand 1: element types differ: f32 and f64 | convert one of them: `{a} as f64` or `{b} as f32`",
            ),
            (
                "triangular_solve(i32[3, 3], i32[3, 2], true)",
                "operand 0: expected floating-point or complex elements, found i32",
            ),
            // C2
            (
                "triangular_solve(f32[3], f32[3], true)",
                "operand 0: expected matrices, which have two dimensions, found f32[3]",
            ),
            (
                "triangular_solve(f32[3, 3], f32[3], true)",
                "operand 1: ranks differ: f32[3, 3] has 2 dimensions, f32[3] has 1",
            ),
            // C3
            (
                "triangular_solve(f32[2, 3, 3], f32[4, 3, 1], true)",
                "operand 1: sizes of dimension 0 differ: 2 in f32[2, 3, 3] and 4 in f32[4, 3, 1]",
            ),
            (
                "triangular_solve(f32[3, 3], f32[2, 4], left_side = true)",
                "operand 1: expected size 3 in dimension 0 of f32[2, 4], because f32[3, 3] is on the left of the unknowns, found 2",
            ),
            (
                "triangular_solve(f32[3, 3], f32[3, 2])",
                "operand 1: expected size 3 in dimension 1 of f32[3, 2], because f32[3, 3] is on the right of the unknowns, found 2 | write `left_side = true`",
            ),
            (
                "triangular_solve(f32[2, 3], f32[3, 2])",
                "operand 0: the matrices of f32[2, 3] are not square: 2 by 3",
            ),
            // C4
            ("triangular_solve(f32[3, 3], f32[3, 2], true)", "f32[3, 2]"),
            (
                "triangular_solve(c64[N, N], c64[2, N], lower = true, transpose_a = \"ADJOINT\")",
                "c64[2, N]",
            ),
        ]);
    }
}
