//! The private parts of the library that its tests use, in modules like their own.
//!
//! The tests are a separate crate, `tests/unit`, so that the library is compiled once. The items of private modules
//! that they test are `pub` there, and re-exported here.

pub mod element {
    pub mod bytes {
        pub use crate::element::bytes::*;
    }
    pub mod width {
        pub use crate::element::width::*;
    }
    pub mod word {
        pub use crate::element::word::*;
    }
}
pub mod exec {
    #[cfg(feature = "std")]
    pub mod missed {
        pub use crate::exec::missed::*;
    }
    pub mod split {
        pub use crate::exec::split::*;
    }
    #[cfg(feature = "std")]
    pub mod team {
        pub use crate::exec::team::*;
    }
}
pub mod kernels {
    pub mod dot_general {
        pub mod bytes {
            pub use crate::kernels::dot_general::bytes::*;
        }
        pub mod choose {
            pub use crate::kernels::dot_general::choose::*;
        }
        pub mod float {
            pub use crate::kernels::dot_general::float::*;
        }
        pub mod integer {
            pub use crate::kernels::dot_general::integer::*;
        }
        pub mod octets {
            pub use crate::kernels::dot_general::octets::*;
        }
        pub mod portable {
            pub use crate::kernels::dot_general::portable::*;
        }
        pub mod scratch {
            pub use crate::kernels::dot_general::scratch::*;
        }
        pub mod simd {
            pub use crate::kernels::dot_general::simd::*;
        }
        pub mod tile {
            pub use crate::kernels::dot_general::tile::*;
        }
    }
    pub mod lists {
        pub use crate::kernels::lists::*;
    }
    pub mod pick {
        pub use crate::kernels::pick::*;
    }
    pub mod places {
        pub use crate::kernels::places::*;
    }
    pub mod reduce_window {
        pub mod fast {
            pub use crate::kernels::reduce_window::fast::*;
        }
    }
    pub mod scratch {
        pub use crate::kernels::scratch::*;
    }
    pub mod sort {
        pub mod merge {
            pub use crate::kernels::sort::merge::*;
        }
        pub mod network {
            pub use crate::kernels::sort::network::*;
        }
        pub mod radix {
            pub use crate::kernels::sort::radix::*;
        }
    }
    pub mod window {
        pub use crate::kernels::window::*;
        pub mod axis {
            pub use crate::kernels::window::axis::*;
        }
    }
}
pub mod movement {
    pub use crate::movement::*;
    pub mod blocks {
        pub use crate::movement::blocks::*;
    }
}
#[cfg(feature = "pjrt")]
pub mod pjrt {
    pub mod array {
        pub use crate::pjrt::array::*;
    }
    pub mod ffi {
        pub use crate::pjrt::ffi::*;
    }
    pub mod layout {
        pub use crate::pjrt::layout::*;
    }
    pub mod options {
        pub use crate::pjrt::options::*;
    }
    pub mod signature {
        pub use crate::pjrt::signature::*;
    }
}
pub mod pool {
    pub mod block {
        pub use crate::pool::block::*;
    }
    pub mod class {
        pub use crate::pool::class::*;
    }
    pub mod pages {
        pub use crate::pool::pages::*;
    }
}
#[cfg(feature = "std")]
pub mod replica {
    pub mod call {
        pub use crate::replica::call::*;
    }
    #[cfg(feature = "mpi")]
    pub mod mpi {
        pub mod message {
            pub use crate::replica::mpi::message::*;
        }
    }
    pub mod threads {
        pub mod round {
            pub use crate::replica::threads::round::*;
        }
    }
    pub mod transport {
        pub use crate::replica::transport::*;
    }
    pub mod view {
        pub use crate::replica::view::*;
    }
}
pub mod scalar {
    pub mod complex {
        pub use crate::scalar::complex::*;
    }
    pub mod convert {
        pub use crate::scalar::convert::*;
    }
    pub mod cut {
        pub use crate::scalar::cut::*;
    }
    pub mod index {
        pub use crate::scalar::index::*;
    }
    pub mod operations {
        pub use crate::scalar::operations::*;
    }
}
pub mod vector {
    pub mod complex {
        pub use crate::vector::complex::*;
    }
    pub mod floats {
        pub use crate::vector::floats::*;
    }
    pub mod integers {
        pub use crate::vector::integers::*;
    }
}
