//! Products of integers of 8 bits, signed or not, whose sums have 32 bits and wrap.
//!
//! Both operands are copied to panels of *groups*: lanes of 32 bits that hold consecutive contracted elements. An
//! instruction multiplies two groups and adds the products to a sum of 32 bits.
//!
//! With VNNI a group is four bytes, signed on the left side, unsigned on the right one. An operand of the other sign is
//! shifted by 128 as it is copied, by flipping the highest bit of each byte, and the sums are corrected:
//!
//! ```text
//! sum((a + s) * (b - t)) = sum(a * b) + s * sum(b) - t * sum(a) - k * s * t
//! ```
//!
//! Without VNNI a group is two integers of 16 bits, to which the bytes are widened as they are copied. The instruction of
//! AVX2 that multiplies bytes saturates the sum of two products, so it is not used.

mod blocks;
mod dots;
mod lanes;
mod operand;
mod pack;
mod right;
mod tile;

use super::bytes::{bytes, bytes_mut, elements_mut};
use super::gathered::Gathered;
use super::product::Element;
use super::{Contract, Matrix, Sizes, run_bytes};
use crate::exec::Exec;
#[cfg(target_arch = "x86_64")]
use crate::level::Detected;
pub use blocks::with;
#[cfg(target_arch = "x86_64")]
pub use lanes::{Avx2, Avx512, Sse2, Vnni};
pub use lanes::{Dots, Plain};
pub use operand::Octets;
pub use right::Right;

/// An integer of 8 bits.
pub trait Octet: super::Plain + Send + Sync {
    /// Whether it is signed.
    const SIGNED: bool;
}

impl Octet for i8 {
    const SIGNED: bool = true;
}

impl Octet for u8 {
    const SIGNED: bool = false;
}

/// An integer of 32 bits, which wraps.
pub trait Sum: super::Plain {}

impl Sum for i32 {}
impl Sum for u32 {}

/// Computes a batch of matrix products of integers of 8 bits.
///
/// # Panics
///
/// Panics if `out` has another length than `batch * m * n`, or an operand is too short for its sizes and strides.
///
/// ```
/// use xla_core::exec::Exec;
/// use xla_core::kernels::dot_general::{Contract, octets::run};
///
/// let (lhs, rhs) = ([255_u8, 2, 3, 4], [-128_i8, 6, 7, 8]);
/// let mut out = [0_i32; 4];
/// run(&Exec::serial(), &mut out, &lhs, &rhs, &Contract::row_major(1, 2, 2, 2));
/// assert_eq!(out, [-32626, 1546, -356, 50]);
/// ```
pub fn run<O: Sum, L: Octet, R: Octet>(
    exec: &Exec,
    out: &mut [O],
    lhs: &[L],
    rhs: &[R],
    contract: &Contract,
) {
    let element = const { element([L::SIGNED, R::SIGNED]) };
    run_bytes(
        exec,
        element,
        bytes_mut(out),
        bytes(lhs),
        bytes(rhs),
        contract,
    );
}

/// Returns the kernels of bytes of these signs, whose result has elements of 4 bytes.
pub(in crate::kernels) const fn element(signed: [bool; 2]) -> Element {
    Element {
        size: 1,
        out: size_of::<u32>(),
        product: match signed {
            [false, false] => product::<false, false>,
            [false, true] => product::<false, true>,
            [true, false] => product::<true, false>,
            [true, true] => product::<true, true>,
        },
        repeated: None,
        by_rows: 0,
        pairs: None,
    }
}

/// Computes `out = lhs * rhs` where the right operand has gathered elements; `lhs` has these strides, and `signed` has the
/// left operand first.
pub(in crate::kernels) fn gathered<const LEFT: bool, const RIGHT: bool>(
    out: &mut [u8],
    (lhs, strides): (&[u8], [usize; 2]),
    rhs: Gathered<'_, u8>,
    [m, n]: [usize; 2],
) -> bool {
    let left = Octets::left(Matrix::new(lhs, strides), LEFT);
    let right = Octets::right(Matrix::new(&[], [0, 0]), RIGHT);
    let right = Right {
        gathered: Some(&rhs),
        ..Right::from(right)
    };
    multiply(elements_mut(out), left, right, [m, n, rhs.rows.len()]);
    true
}

fn product<const LEFT: bool, const RIGHT: bool>(
    out: &mut [u8],
    lhs: Matrix<'_, u8>,
    rhs: Matrix<'_, u8>,
    sizes: Sizes,
) {
    let (left, right) = (Octets::left(lhs, LEFT), Octets::right(rhs, RIGHT));
    let sizes = [sizes.m, sizes.n, sizes.k];
    multiply(elements_mut(out), left, right.into(), sizes);
}

/// Computes `out = left * right` for row-major `out`, with the best instructions of the processor; the sizes are m, n, k.
fn multiply(out: &mut [u32], left: Octets<'_>, right: Right<'_>, sizes: [usize; 3]) {
    #[cfg(target_arch = "x86_64")]
    {
        let level = Detected::best();
        if let Some(simd) = Vnni::of(level) {
            return with::<_, 4>(simd, out, left, right, sizes);
        }
        if let Some(simd) = Avx512::of(level) {
            return with::<_, 2>(simd, out, left, right, sizes);
        }
        if let Some(simd) = Avx2::of(level) {
            return with::<_, 2>(simd, out, left, right, sizes);
        }
        with::<_, 2>(Sse2, out, left, right, sizes);
    }
    #[cfg(not(target_arch = "x86_64"))]
    with::<_, 4>(Plain, out, left, right, sizes);
}
