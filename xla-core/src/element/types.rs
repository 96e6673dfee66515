//! The groups of element types, from which the lists of types in this crate are made.

/// Defines `types!` from the table of element types. `$d` is a dollar sign.
macro_rules! define_types {
    ($d:tt
        @bool { $(($bool_variant:ident $bool:ident $($bool_rest:tt)*))* }
        @signed { $(($signed_variant:ident $signed:ident $($signed_rest:tt)*))* }
        @unsigned { $(($unsigned_variant:ident $unsigned:ident $($unsigned_rest:tt)*))* }
        @quarters { $(($quarter_variant:ident $quarter:ident $($quarter_rest:tt)*))* }
        @halves { $(($half_variant:ident $half:ident $($half_rest:tt)*))* }
        @floats { $(($float_variant:ident $float:ident $($float_rest:tt)*))* }
        @complex { $(($complex_variant:ident $complex:ident $($complex_rest:tt)*))* }
    ) => {
        /// Calls a macro with `@group` replaced by the element types of the group.
        ///
        /// `types! { sums! { @bool @halves } }` is `sums! { bool f16 bf16 }`. The table of groups is in
        /// `xla-shape/src/element/table.rs`. `@integers` are both groups of integers, `@short` the floating-point numbers
        /// of 16 bits or less, `@all` all groups.
        macro_rules! types {
            ($d each:ident! { $d($d input:tt)* }) => {
                $crate::element::types! { @ $d each [] $d($d input)* }
            };
            (@ $d each:ident [$d($d out:tt)*]) => {
                $d each! { $d($d out)* }
            };
            (@ $d each:ident $d out:tt @all $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each $d out @bool @integers @short @floats @complex $d($d rest)* }
            };
            (@ $d each:ident $d out:tt @integers $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each $d out @signed @unsigned $d($d rest)* }
            };
            (@ $d each:ident $d out:tt @short $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each $d out @quarters @halves $d($d rest)* }
            };
            (@ $d each:ident [$d($d out:tt)*] @bool $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each [$d($d out)* $($bool)*] $d($d rest)* }
            };
            (@ $d each:ident [$d($d out:tt)*] @signed $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each [$d($d out)* $($signed)*] $d($d rest)* }
            };
            (@ $d each:ident [$d($d out:tt)*] @unsigned $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each [$d($d out)* $($unsigned)*] $d($d rest)* }
            };
            (@ $d each:ident [$d($d out:tt)*] @quarters $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each [$d($d out)* $($crate::element::$quarter)*] $d($d rest)* }
            };
            (@ $d each:ident [$d($d out:tt)*] @halves $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each [$d($d out)* $($crate::element::$half)*] $d($d rest)* }
            };
            (@ $d each:ident [$d($d out:tt)*] @floats $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each [$d($d out)* $($float)*] $d($d rest)* }
            };
            (@ $d each:ident [$d($d out:tt)*] @complex $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each [$d($d out)* $($crate::element::$complex)*] $d($d rest)* }
            };
            (@ $d each:ident [$d($d out:tt)*] $d next:tt $d($d rest:tt)*) => {
                $crate::element::types! { @ $d each [$d($d out)* $d next] $d($d rest)* }
            };
        }
    };
}

xla_shape::element_types! { define_types! { $ } }

pub(crate) use types;
