//! The panic handler: the program in C decides what follows a panic.

use core::panic::PanicInfo;

unsafe extern "C" {
    /// Reports the line of a file at which a panic happened, and does not return. The file's name has no zero at its end.
    fn panicked(file: *const u8, length: usize, line: u32) -> !;
}

#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    let (file, line) = info
        .location()
        .map_or(("", 0), |place| (place.file(), place.line()));
    // SAFETY: the name is `length` bytes, which C only reads.
    unsafe { panicked(file.as_ptr(), file.len(), line) }
}
