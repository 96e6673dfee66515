//! A C function only reads the memory of what is `const` in its header.

use std::ffi::c_void;

// Links the library, whose functions are declared below.
use scores as _;

// The declaration in the header.
unsafe extern "C" {
    fn mixed_new(threads: usize) -> *mut c_void;
    fn mixed_free(context: *mut c_void);
    fn mixed(
        context: *mut c_void,
        x: *const u16,
        x_size0: usize,
        y: *const u16,
        y_size0: usize,
        scale: *const u16,
        turn: *const [f32; 2],
        by: *const [f32; 2],
        result_0: *mut u16,
        result_0_size0: usize,
        result_1: *mut [f32; 2],
    ) -> i32;
}

#[test]
fn arguments_that_are_read_may_be_at_one_address() {
    // 1, 2 and 3 in bf16.
    let (x, turn) = ([0x3f80, 0x4000, 0x4040], [1.0, 2.0]);
    let (mut sums, mut product) = ([0; 3], [0.0; 2]);
    // SAFETY: the context is used by one call, and the arrays have the sizes that the header states. Both arrays and the
    // number of 16 bits share memory, and so do both complex numbers; it is only read.
    let status = unsafe {
        let context = mixed_new(1);
        let (first, factor) = (x.as_ptr(), &raw const turn);
        let (sums, product) = (sums.as_mut_ptr(), &raw mut product);
        let status = mixed(
            context, first, 3, first, 3, first, factor, factor, sums, 3, product,
        );
        mixed_free(context);
        status
    };
    // (1 + 2i)² = -3 + 4i.
    assert_eq!((status, product), (0, [-3.0, 4.0]));
    assert_eq!(sums, [0x4000, 0x4080, 0x40c0], "2, 4 and 6 in bf16");
}
