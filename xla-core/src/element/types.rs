//! The groups of element types, from which the lists of types in this crate are made.

/// Calls a macro with `@group` replaced by the element types of the group.
///
/// `types! { sums! { @bool @halves } }` is `sums! { bool f16 bf16 }`. A new type of 16 bits or less that is computed in
/// `f32` is one of `@halves`.
macro_rules! types {
    ($each:ident! { $($input:tt)* }) => {
        $crate::element::types! { @ $each [] $($input)* }
    };
    (@ $each:ident [$($out:tt)*]) => {
        $each! { $($out)* }
    };
    (@ $each:ident [$($out:tt)*] @all $($rest:tt)*) => {
        $crate::element::types! { @ $each [$($out)*] @bool @integers @halves @floats @complex $($rest)* }
    };
    (@ $each:ident [$($out:tt)*] @bool $($rest:tt)*) => {
        $crate::element::types! { @ $each [$($out)* bool] $($rest)* }
    };
    (@ $each:ident [$($out:tt)*] @integers $($rest:tt)*) => {
        $crate::element::types! { @ $each [$($out)*] @signed @unsigned $($rest)* }
    };
    (@ $each:ident [$($out:tt)*] @signed $($rest:tt)*) => {
        $crate::element::types! { @ $each [$($out)* i8 i16 i32 i64] $($rest)* }
    };
    (@ $each:ident [$($out:tt)*] @unsigned $($rest:tt)*) => {
        $crate::element::types! { @ $each [$($out)* u8 u16 u32 u64] $($rest)* }
    };
    (@ $each:ident [$($out:tt)*] @halves $($rest:tt)*) => {
        $crate::element::types! { @ $each [$($out)* $crate::element::f16 $crate::element::bf16] $($rest)* }
    };
    (@ $each:ident [$($out:tt)*] @floats $($rest:tt)*) => {
        $crate::element::types! { @ $each [$($out)* f32 f64] $($rest)* }
    };
    (@ $each:ident [$($out:tt)*] @complex $($rest:tt)*) => {
        $crate::element::types! { @ $each [$($out)* $crate::element::c64 $crate::element::c128] $($rest)* }
    };
    (@ $each:ident [$($out:tt)*] $next:tt $($rest:tt)*) => {
        $crate::element::types! { @ $each [$($out)* $next] $($rest)* }
    };
}

pub(crate) use types;
