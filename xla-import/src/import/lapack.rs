//! Calls of LAPACK's routines, as which jax exports decompositions for processors.
//!
//! The target of a call is `lapack_`, a letter for the element type, the routine's name and `_ffi`. An option is a letter
//! as LAPACK reads it, by its number: 76 for `L`. A result `info` is 0, for success: where a routine fails, its other
//! results are NaN here, and so they are after what jax does with `info`.

use xla_hlo::attr::Transposition;
use xla_hlo::error::Fault;
use xla_hlo::graph::Attr;
use xla_hlo::literal::Scalar;
use xla_hlo::ops::triangular_solve::{self, Equations};
use xla_hlo::ops::{broadcast, cholesky, eigh, householder, lu, svd};
use xla_hlo::{Builder, ElementType, Shape, Value};
use xla_shape::scan::ParseError;

use super::body::Body;
use super::{reflections, tridiagonal};
use crate::constant::Elements;
use crate::tree::{Attribute, Op, find};

/// A routine.
pub(super) struct Routine {
    /// The name without the letter for the element type.
    name: &'static str,
    operands: usize,
    /// The names of the options, each with the letters it may be.
    options: &'static [(&'static str, &'static [u8])],
    add: Add,
}

/// Adds the instructions for operands, and options in their order.
type Add = fn(&mut Builder<'_>, &[Value], &[u8]) -> Result<Vec<Value>, Fault>;

const TRIANGLES: &[u8] = b"LU";

/// The letter that stands for `true`, which is an option without a letter.
const TRUE: u8 = b'T';

/// The letters of `true` and `false`.
const FLAGS: &[u8] = b"TF";

static ROUTINES: &[Routine] = &[
    Routine {
        name: "potrf",
        operands: 1,
        options: &[("uplo", TRIANGLES)],
        add: |b, operands, options| {
            let attrs = vec![("lower", Attr::Bool(options[0] == b'L'))];
            let factor = b.add1(&cholesky::PRIMITIVE, operands, attrs)?;
            Ok(vec![factor, info(b, factor)?])
        },
    },
    Routine {
        name: "getrf",
        operands: 1,
        options: &[],
        add: |b, operands, _| {
            let [lu, pivots, _] = lu::lu(b, operands[0])?;
            // LAPACK counts from 1.
            let one = b.scalar(ElementType::I32, 1.0);
            let pivots = b.formula([pivots, one], |[pivots, one]| pivots + one)?;
            Ok(vec![lu, pivots, info(b, lu)?])
        },
    },
    Routine {
        name: "geqrf",
        operands: 1,
        options: &[],
        add: |b, operands, _| b.add(&householder::FACTORS, operands, Vec::new(), Vec::new()),
    },
    REFLECTIONS,
    Routine {
        name: "ungqr",
        ..REFLECTIONS
    },
    EIGENVALUES,
    Routine {
        name: "heevd",
        ..EIGENVALUES
    },
    SINGULAR_VALUES,
    Routine {
        name: "gesvd",
        ..SINGULAR_VALUES
    },
    REFLECTED,
    Routine {
        name: "unmqr",
        ..REFLECTED
    },
    Routine {
        name: "geqp3",
        operands: 2,
        options: &[],
        add: |b, operands, _| reflections::pivoted(b, operands[0], operands[1]),
    },
    Routine {
        name: "gtsv",
        operands: 4,
        options: &[],
        add: |b, operands, _| match *operands {
            [lower, main, upper, right] => tridiagonal::solve(b, [lower, main, upper, right]),
            // `lapack` has checked the number of operands.
            _ => Ok(Vec::new()),
        },
    },
    Routine {
        name: "trsm",
        operands: 2,
        options: &[
            ("side", b"LR"),
            ("uplo", TRIANGLES),
            ("trans_x", b"NTC"),
            ("diag", b"NU"),
        ],
        add: |b, operands, options| {
            let equations = Equations {
                left_side: options[0] == b'L',
                lower: options[1] == b'L',
                transpose: match options[2] {
                    b'N' => Transposition::None,
                    b'C' => Transposition::Adjoint,
                    _ => Transposition::Transpose,
                },
                unit_diagonal: options[3] == b'U',
            };
            let solution = triangular_solve::solve(b, operands[0], operands[1], equations);
            Ok(vec![solution?])
        },
    },
];

/// The product of reflections, which has another name for complex numbers.
const REFLECTIONS: Routine = Routine {
    name: "orgqr",
    operands: 2,
    options: &[],
    add: |b, operands, _| Ok(vec![b.add1(&householder::PRODUCT, operands, Vec::new())?]),
};

/// The product of reflections and matrices, which has another name for complex numbers.
const REFLECTED: Routine = Routine {
    name: "ormqr",
    operands: 3,
    options: &[("left", FLAGS), ("transpose", FLAGS)],
    add: |b, operands, options| match *operands {
        [factors, taus, matrices] => {
            let [from_left, by_adjoint] = [0, 1].map(|i| options[i] == TRUE);
            let all = [factors, taus, matrices];
            let product = reflections::multiplied(b, all, from_left, by_adjoint);
            Ok(vec![product?])
        }
        _ => Ok(Vec::new()),
    },
};

/// The singular values and vectors, for which there are two routines.
const SINGULAR_VALUES: Routine = Routine {
    name: "gesdd",
    operands: 1,
    options: &[("mode", b"ASN")],
    add: |b, operands, options| {
        let a = operands[0];
        let [mut u, s, mut vh] = svd::svd(b, a)?;
        if options[0] == b'A' {
            // At most one of them is not square.
            u = svd::completed(b, u)?;
            let v = b.formula([vh], |[vh]| vh.adjoint())?;
            let v = svd::completed(b, v)?;
            vh = b.formula([v], |[v]| v.adjoint())?;
        }
        let info = info(b, u)?;
        Ok(vec![a, s, u, vh, info])
    },
};

/// The eigenvalues and eigenvectors, whose routine has another name for complex numbers.
const EIGENVALUES: Routine = Routine {
    name: "syevd",
    operands: 1,
    options: &[("mode", b"VN"), ("uplo", TRIANGLES)],
    add: |b, operands, options| {
        let a = match options[1] {
            b'L' => operands[0],
            _ => b.formula([operands[0]], |[a]| a.adjoint())?,
        };
        let [values, vectors] = eigh::eigh(b, a)?;
        Ok(vec![vectors, values, info(b, vectors)?])
    },
};

/// Returns 0 for each matrix.
fn info(b: &mut Builder<'_>, matrices: Value) -> Result<Value, Fault> {
    let mut sizes = b.shape(matrices).dims.clone();
    sizes.truncate(sizes.len() - 2);
    let zero = b.scalar(ElementType::I32, 0.0);
    broadcast::in_dim(b, zero, sizes, &[])
}

/// Returns the name of a routine that is the target of a custom call, without the letter for the element type.
fn routine_name(target: &str) -> Option<&str> {
    let name = target.strip_prefix("lapack_")?.strip_suffix("_ffi")?;
    name.strip_prefix(['s', 'd', 'c', 'z'])
}

/// Returns the routine that is the target of a custom call.
pub(super) fn routine(target: &str) -> Option<&'static Routine> {
    let name = routine_name(target)?;
    ROUTINES.iter().find(|routine| routine.name == name)
}

/// Routines that are not supported, with the reason.
const MISSING: &[(&str, &str)] = &[
    ("gees", NOT_SYMMETRIC),
    ("geev", NOT_SYMMETRIC),
    ("gehrd", REDUCED),
    ("hetrd", REDUCED),
    ("sytrd", REDUCED),
];

const NOT_SYMMETRIC: &str =
    "eigenvalues are those of symmetric matrices only, in jax `jnp.linalg.eigh`";
const REDUCED: &str = "matrices are not reduced to Hessenberg or tridiagonal form";

/// Returns the reason for which the target of a custom call is not supported, if it is a routine of this kind.
pub(super) fn missing(target: &str) -> Option<&'static str> {
    let name = routine_name(target)?;
    let known = MISSING.iter().find(|(missing, _)| *missing == name);
    known.map(|(_, reason)| *reason)
}

impl<'t> Body<'_, 't> {
    /// Adds the instructions of a routine, and returns its results.
    pub(super) fn lapack(
        &mut self,
        op: &Op<'t>,
        routine: &Routine,
        operands: &[Value],
    ) -> Result<Vec<Value>, ParseError> {
        let operands = self.without_shapes(op, operands)?;
        if operands.len() != routine.operands {
            let (expected, found) = (routine.operands, operands.len());
            let why = format!("expected {expected} operands of {}, found {found}", op.name);
            return Err(self.refused(op.at, why));
        }
        // Such as `{uplo = 76 : ui8}`, which is `L`, or the flag `{left = true}`.
        let config = op.attribute("mhlo.backend_config");
        let options = match config.map(|config| self.known.model.resolved(config)) {
            Some(Attribute::Dict(options)) => options.as_slice(),
            _ => &[],
        };
        let mut letters = Vec::with_capacity(routine.options.len());
        for (name, allowed) in routine.options {
            let letter = match find(options, name) {
                Some(Attribute::Number(digits, _)) if *allowed != FLAGS => digits.parse().ok(),
                Some(Attribute::Bool(true)) => Some(TRUE),
                Some(Attribute::Bool(false)) => Some(b'F'),
                _ => None,
            };
            match letter.filter(|letter| allowed.contains(letter)) {
                Some(letter) => letters.push(letter),
                None => {
                    let allowed: Vec<String> = (allowed.iter())
                        .map(|&letter| match (*allowed == FLAGS, letter) {
                            (true, TRUE) => "true".to_string(),
                            (true, _) => "false".to_string(),
                            _ => format!("{letter} ({})", char::from(letter)),
                        })
                        .collect();
                    let allowed = allowed.join(" or ");
                    let why = format!("expected {name} = {allowed} in mhlo.backend_config");
                    return Err(self.refused(op.at, why));
                }
            }
        }
        // Without vectors, their types still state all of them or some.
        if let ([letter @ b'N'], [_, _, u, vh, _]) = (letters.as_mut_slice(), &*op.result_types) {
            let [u, vh] = [self.shape(u, op.at)?, self.shape(vh, op.at)?];
            let is_square = |shape: &Shape| matches!(&*shape.dims, [.., m, n] if m == n);
            *letter = if is_square(&u) && is_square(&vh) {
                b'A'
            } else {
                b'S'
            };
        }
        let values = (routine.add)(self.b(), &operands, &letters);
        values.map_err(|fault| self.fault(op, fault))
    }

    /// Returns the operands without the shapes of results, which a call has where these are dynamic: they follow from those
    /// of the other operands.
    fn without_shapes(
        &mut self,
        op: &Op<'t>,
        operands: &[Value],
    ) -> Result<Vec<Value>, ParseError> {
        let mut attributes = op.attributes.iter();
        let Some(written) = attributes.find(|named| named.name == "indices_of_shape_operands")
        else {
            return Ok(operands.to_vec());
        };
        let shapes: Vec<Scalar> = match self.literal(written, None)? {
            Elements::All(literal) => literal.elements().collect(),
            Elements::Splat(_) => Vec::new(),
        };
        let is_shape = |i: usize| shapes.contains(&Scalar::Integer(i as i128));
        let operands = operands.iter().enumerate();
        let operands = operands.filter(|(i, _)| !is_shape(*i));
        Ok(operands.map(|(_, &operand)| operand).collect())
    }
}
