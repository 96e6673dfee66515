//! Macros that construct shapes from constants.

/// Returns the value of a check of constants, or stops the compilation at the user's macro.
#[doc(hidden)]
#[macro_export]
macro_rules! __accepted {
    ($checked:expr) => {
        match $checked {
            Ok(value) => value,
            Err(refusal) => refusal.refuse(),
        }
    };
}

/// A [`SmoothShape`] from the constant extents of its modes: `shape![10, 20]`; `shape![]` is the shape of a scalar.
///
/// More elements than memory can hold are a compile-time error:
///
/// ```compile_fail
/// use xla_shape::shapes::shape;
/// let s = shape![4294967296, 4294967296]; // the elements fit into memory
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! __shape {
    ($($extent:expr),* $(,)?) => {{
        const EXTENTS: &[usize] = &[$($extent),*];
        const _: () = $crate::__accepted!($crate::shapes::check_shape(EXTENTS));
        $crate::shapes::shape_of(EXTENTS)
    }};
}

/// A [`JaggedShape`](crate::shapes::JaggedShape) from its constant rows: `jagged![10, 20]` is a matrix with rows of 10
/// and 20 elements, `jagged![[10], [20, 30]]` has two jagged matrices, `jagged![(10, 20), (30, 40)]` two smooth ones.
///
/// Rows of different rank are a compile-time error:
///
/// ```compile_fail
/// use xla_shape::shapes::jagged;
/// let s = jagged![10, [20, 30]]; // jagged!: rows have one rank, but row 1 has rank 2, the ones before 1
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! __jagged {
    (@row [$($row:tt),* $(,)?]) => {
        $crate::shapes::Rows::Rows(&[$($crate::__jagged!(@row $row)),*])
    };
    (@row ($($extent:expr),* $(,)?)) => {
        $crate::shapes::Rows::Smooth(&[$($extent),*])
    };
    (@row $extent:tt) => {
        $crate::shapes::Rows::Smooth(&[$extent])
    };
    ($($row:tt),* $(,)?) => {{
        const ROWS: $crate::shapes::Rows = $crate::__jagged!(@row [$($row),*]);
        const _: () = $crate::__accepted!(ROWS.check());
        ROWS.shape()
    }};
}

/// A [`TiledShape`](crate::shapes::TiledShape) from the constant extents of the tiles of each mode:
/// `tiled![[5, 15, 10], [5, 15, 10]]`.
///
/// A tile of extent 0 is a compile-time error:
///
/// ```compile_fail
/// use xla_shape::shapes::tiled;
/// let s = tiled![[5, 0], [5, 10]]; // tiled!: no tile has extent 0, but tile 1 of mode 0
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! __tiled {
    ($([$($extent:expr),* $(,)?]),* $(,)?) => {{
        const TILES: &[&[usize]] = &[$(&[$($extent),*]),*];
        const _: () = $crate::__accepted!($crate::shapes::check_tiles(TILES));
        $crate::shapes::tiled_of(TILES)
    }};
}

/// A [`Nested`](crate::shapes::Nested) shape from the numbers of modes of its layers and a shape:
/// `nested!([1, 2], shape![10, 20, 30])`, `nested!([1, 1], jagged![10, 20])`.
///
/// Layers that do not fit the shape are a compile-time error:
///
/// ```compile_fail
/// use xla_shape::shapes::nested;
/// let s = nested!([1, 1], shape![10, 20, 30]); // nested!: the layers have 2 modes, the shape has 3
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! __nested {
    ([$($layer:expr),* $(,)?], shape![$($extent:expr),* $(,)?] $(,)?) => {{
        const LAYERS: &[usize] = &[$($layer),*];
        const RANK: usize = { let extents: &[usize] = &[$($extent),*]; extents.len() };
        const _: () = $crate::__accepted!($crate::shapes::check_layers(LAYERS, RANK));
        $crate::shapes::nested_of(LAYERS, $crate::__shape![$($extent),*])
    }};
    ([$($layer:expr),* $(,)?], jagged![$($row:tt),* $(,)?] $(,)?) => {{
        const LAYERS: &[usize] = &[$($layer),*];
        const RANK: usize = $crate::__jagged!(@row [$($row),*]).rank();
        const _: () = $crate::__accepted!($crate::shapes::check_layers(LAYERS, RANK));
        $crate::shapes::nested_of(LAYERS, $crate::__jagged![$($row),*])
    }};
}

/// The shape of a sum or product of constant smooth shapes: `composed!("i,k" = [10, 20]"i,j" * [20, 30]"j,k")`.
///
/// Contracted modes of different extent are a compile-time error:
///
/// ```compile_fail
/// use xla_shape::shapes::composed;
/// // composed!: modes with one label have different extents: `j` has 20 and 21
/// let s = composed!("i,k" = [10, 20]"i,j" * [21, 30]"j,k");
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! __composed {
    (@ $sum:literal $result:literal $([$($extent:expr),*] $labels:literal)+) => {{
        const OPERANDS: &[$crate::shapes::Operand] = &[$($crate::shapes::Operand {
            extents: &[$($extent),*],
            labels: $labels,
        }),+];
        const _: () = $crate::__accepted!($crate::shapes::check_composed($result, OPERANDS, $sum));
        $crate::shapes::composed_of($result, OPERANDS, $sum)
    }};
    ($result:literal = [$($e:expr),*] $l:literal $(* [$($extent:expr),*] $labels:literal)*) => {
        $crate::__composed!(@ false $result [$($e),*] $l $([$($extent),*] $labels)*)
    };
    ($result:literal = [$($e:expr),*] $l:literal $(+ [$($extent:expr),*] $labels:literal)+) => {
        $crate::__composed!(@ true $result [$($e),*] $l $([$($extent),*] $labels)+)
    };
    ($result:literal = [$($e:expr),*] $l:literal $(- [$($extent:expr),*] $labels:literal)+) => {
        $crate::__composed!(@ true $result [$($e),*] $l $([$($extent),*] $labels)+)
    };
}
