//! All thresholds of the lowering and of emission: the number, its unit, the reason, and the measurement.
//!
//! A threshold depends on the processors and on rustc and LLVM, and on nothing in a program. Measurements are those
//! of the commits that introduced the numbers, most on shared AMD EPYC processors; "chosen" means that no other value was
//! compared, and is followed by what a larger or a smaller number would break.
//! [`Limits`] has those that tests and generic sizes vary.

/// The sizes from which optimisations are worthwhile.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The least number of elements of a row for which expensive functions are calls on slices.
    pub staged: usize,
    /// The least number of bytes of a part of a loop's state for which buffers are swapped instead of copied.
    pub swapped: usize,
    /// The most steps of a register block, where tiny ones count less; 0 for none.
    pub block: usize,
    /// The least number of bytes of an array that a loop overwrites once nothing reads it any more.
    pub reused: usize,
    /// The least number of bytes of an array that is computed again where loops read it late, instead of being kept.
    pub recomputed: usize,
    /// The least number of indices of a batch whose small arrays are computed in one loop.
    pub batch: usize,
    /// Whether generic sizes are less than any limit, which is a condition of the program.
    pub small: bool,
}

impl Limits {
    /// The limits of [`lower`](super::lower):
    ///
    /// - `staged`: a shorter row is a few vectors, for which a call is most of the time. Chosen: a smaller number calls for
    ///   two vectors, a larger one inlines expensive functions into loops that they spill.
    /// - `swapped`: a smaller part of a state fits the registers of a register block, where a copy costs nothing. A step over
    ///   1000 floats takes 72 ns with swaps, and 192 with copies; the limit itself was chosen.
    /// - `block`: longer functions take longer to compile than their parts. Chosen: a smaller number cuts chains of tiny
    ///   steps, whose arrays then leave the registers.
    /// - `reused`: smaller arrays of a step all fit the first cache. From this limit on, the arena of a training step of
    ///   LeNet-5 is 1764 KiB instead of 2352; the limit itself was chosen.
    /// - `recomputed`: a smaller array stays in the first cache, which has 32 or 48 KiB. From this limit on, the arena of
    ///   the convnet example is 545 KiB instead of 737; the limit itself was chosen.
    /// - `batch`: products of 1,000 pairs of quaternions take 1.03 us as one loop, and 3.56 as columns; the limit itself was
    ///   chosen.
    pub const DEFAULT: Limits = Limits {
        staged: 32,
        swapped: 512,
        block: 64,
        reused: 4096,
        recomputed: 32768,
        batch: 64,
        small: false,
    };

    /// The limits that keep all steps separate: small programs have the steps of large ones.
    pub const SEPARATE: Limits = Limits {
        block: 0,
        ..Limits::DEFAULT
    };

    /// Whether a number, which is `None` for generic sizes, is at least as large as a limit.
    pub(in crate::lower) fn reaches(&self, number: Option<usize>, limit: usize) -> bool {
        number.map_or(!self.small, |number| number >= limit)
    }
}

/// The number of elements of a block of a row, in which functions are called on slices: all temporaries stay in the first
/// cache. With 128, 256 and 1024 `tanh(x) * logistic(x)` of 1M elements took 1.12, 0.99 and 1.01 of the time.
pub const BLOCK: usize = 512;

/// Fused loops: clustering, passes and stages.
pub(in crate::lower) mod rows {
    /// The most instructions of one loop: beyond it registers spill, and compiling the loop takes long. Chosen: a smaller
    /// number stores what a second loop loads again.
    pub(in crate::lower) const MEMBERS: usize = 48;
    /// The most arrays that one loop reads: `rt` implements its traits for tuples of so many, so that emitted code with a
    /// larger number does not compile. Chosen.
    pub(in crate::lower) const SOURCES: usize = 12;
    /// The most arrays that one loop writes, for the same reason. Chosen.
    pub(in crate::lower) const OUTS: usize = 12;
    /// The most elements of an array that is reduced as one row, which later passes read again from the cache. Chosen: 16
    /// KiB of f32, half of the first cache. One thread computes a row, so that a larger number leaves the others idle.
    pub(in crate::lower) const ONE_ROW: usize = 4096;
    /// The cost, in simple instructions, from which an expression that several passes need is stored in a row instead of
    /// computed again. Chosen: a load, a store and the array take about as long. A smaller number stores sums and products.
    pub(in crate::lower) const KEPT_BY_PASSES: u32 = 10;
    /// The cost, in simple instructions, from which an expression that two stages need is kept in a temporary, which is in
    /// the first cache. Chosen: a load and a store. A larger number computes an expression in each stage.
    pub(in crate::lower) const KEPT_BY_STAGES: u32 = 3;
    /// The most arrays that the loop of a stage reads, and that it writes: as many as [`SOURCES`], and for its reason.
    pub(in crate::lower) const STAGE_ARRAYS: usize = SOURCES;
    /// The most elements of a loop that is appended to a fold of columns: one thread computes the columns, and a larger
    /// number leaves the others idle. Chosen.
    pub(in crate::lower) const APPENDED: usize = 4096;
    /// The most arrays that such a loop reads, and that it writes: as many as [`SOURCES`], and for its reason.
    pub(in crate::lower) const APPENDED_ARRAYS: usize = SOURCES;
}

/// Values that are computed again instead of kept.
pub(in crate::lower) mod recompute {
    /// The least number of elements over which a loop walks without a jump if an operand is broadcast along some
    /// dimensions. Chosen: eight vectors of eight f32 between two jumps. A smaller number computes again an operand
    /// that is then loaded element by element.
    pub(in crate::lower) const RUN: usize = 64;
    /// The number of simple instructions for each of some elements that take as long as to move the bytes of two such
    /// elements between the first cache and the next. Chosen: a larger number computes again more than the loads that it
    /// saves.
    pub(in crate::lower) const INSTRUCTIONS: usize = 8;
    /// The size that a generic one is compared by. Chosen: one for which rows are long, and matrices exceed the first cache.
    pub(in crate::lower) const GENERIC: usize = 1000;
}

/// Calls that are inlined in register blocks, or need no kernel.
pub(in crate::lower) mod calls {
    /// The most multiplications of a product that a register block inlines. For more, the kernel is faster; the number was
    /// chosen.
    pub(in crate::lower) const MULTIPLICATIONS: usize = 2048;
    /// The most multiplications of such a product with fewer than [`VECTOR`] columns, which is computed one element at a
    /// time. Chosen: LLVM unrolls them, so that a larger number is code for each multiplication.
    pub(in crate::lower) const SCALAR_MULTIPLICATIONS: usize = 256;
    /// The number of columns from which on an inlined product is vectorised: the lanes of the smallest vector of f32.
    pub(in crate::lower) const VECTOR: usize = 4;
    /// The most dimensions of an array that inlined kernels move: each is a loop that LLVM unrolls, and a larger number
    /// takes long to compile. Chosen.
    pub(in crate::lower) const RANK: usize = 4;
    /// The most elements of a contiguous box that a step copies without a kernel. Chosen: one thread copies them, and a
    /// larger number leaves the others idle.
    pub(in crate::lower) const BOX: usize = 4096;
}

/// Batch loops.
pub(in crate::lower) mod batch {
    /// The most elements of an array at one index, for movement and arithmetic: they fit the 16 or 32
    /// registers. Chosen: with a larger number, LLVM keeps lanes in memory, as the columns are without a loop.
    pub(in crate::lower) const ELEMENTS: usize = 16;
    /// The most instructions of such a computation of scalars. Chosen: a larger number spills, and takes long to compile.
    pub(in crate::lower) const INSTRUCTIONS: usize = 192;
    /// The most elements of an array at one index, for linear algebra: 8 by 8. LLVM keeps in memory what does not fit the
    /// registers.
    pub(in crate::lower) const ALGEBRA: usize = 64;
    /// The most instructions of such a computation: the body is unrolled. A prototype with 1,888 instructions took 43 us for
    /// 1,000 indices; the limit itself was chosen for the time of compilation.
    pub(in crate::lower) const ALGEBRA_INSTRUCTIONS: usize = 4096;
    /// The most instructions of a computation over the lanes of a short batch. Tangents of a chain of six links have 1,200;
    /// the limit itself was chosen.
    pub(in crate::lower) const SHORT_INSTRUCTIONS: usize = 2048;
    /// The most indices of a batch that is as short as a vector: the lanes of f32 in 64 bytes.
    pub(in crate::lower) const MOST_LANES: usize = 16;
    /// The number of lanes of the smallest vector of the elements of most computations, f32 and f64, on most processors.
    pub(in crate::lower) const LANES: usize = 4;
    /// The most arrays with elements for each index that a batch loop reads, and that it writes. Chosen: each takes a
    /// register for its position, and `rt` implements its traits for tuples of 12.
    pub(in crate::lower) const ARRAYS: usize = 8;
    /// The least number of instructions that move elements or multiply matrices, and of those that compute: for fewer,
    /// the copies take less time than the block saves. Chosen: with 1, a single slice or product leaves its kernel.
    pub(in crate::lower) const LEAST: usize = 2;
    /// The most elements of a product for which a loop of products alone pays off: in f64 a batch of 1,000 products of 6 by
    /// 6 takes 0.57 of the kernel's time as a loop, of 8 by 8 1.28.
    pub(in crate::lower) const PRODUCT: usize = 36;
}

/// Register blocks. A step has an overhead of ten nanoseconds and more: a round of Runge and Kutta's method for three
/// variables took 2,760 ns as 45 steps, and takes 17 as one function.
pub(in crate::lower) mod register_block {
    /// The most elements of a fused loop in a register block. A fold of at most this many is never split by the executor, so
    /// that it has the same order of terms inside a register block as outside.
    pub(in crate::lower) const ELEMENTS: usize = 1024;
    /// The most elements of a fused loop that is a block by itself: for more, the overhead of a step is small. Chosen: the
    /// function of a block is compiled for each level.
    pub(in crate::lower) const ELEMENTS_ALONE: usize = 64;
    /// The most bytes of a local array. A larger outside buffer is updated in its own memory. Chosen: an eighth of
    /// [`BYTES_OF_ALL`].
    pub(in crate::lower) const BYTES: usize = 4096;
    /// The most bytes of an outside buffer that is copied to a local array because a block with loops uses it, which may be
    /// in registers from round to round, or because a kernel writes it. A larger one is only where a loop changes it.
    /// Chosen: eight registers of 64 bytes.
    pub(in crate::lower) const BYTES_COPIED: usize = 512;
    /// The most bytes of an outside buffer that a block without loops copies because it reads it. Larger ones, and what
    /// loops and products write, are used in their own memory: to copy them took half of the time of `F P F'` of 6 by 6.
    /// Without copies of smaller ones, updates of 3 states in f32 took 1.2 to 1.3 of the time.
    pub(in crate::lower) const BYTES_READ: usize = 128;
    /// The most bytes of all local arrays: they are on the stack, which threads of a user may have little of. Chosen: the
    /// first cache.
    pub(in crate::lower) const BYTES_OF_ALL: usize = 32 << 10;
    /// The most outside arrays of a register block: each is a parameter of its function, on the stack beyond six. Chosen: a
    /// smaller number cuts long blocks, whose steps then take ten nanoseconds each.
    pub(in crate::lower) const ARRAYS: usize = 64;
    /// The most elements of the results of a tiny step, which LLVM reduces to a few instructions. Chosen: with a larger
    /// number, a block has more loops that are not unrolled than [`WEIGHTS`] count.
    pub(in crate::lower) const TINY: usize = 16;
    /// The weight of a tiny step and of any other: a block has up to 2.5 times as many tiny steps. Between two blocks,
    /// arrays are in the arena, which took twice the time of the steps of a chain of six 3 by 3 matrices.
    pub(in crate::lower) const WEIGHTS: [usize; 2] = [2, 5];
    /// The most expressions in the steps of a register block. Chosen: a larger number takes long to compile, since the block
    /// is one function for each level.
    pub(in crate::lower) const EXPRESSIONS: usize = 512;
}

/// Programs that are compiled for the target of the user's build. Code for a level is a call, with operands and results in
/// memory: 13 of the 30 ns in which a filter of two states predicts.
pub(in crate::lower) mod inline {
    /// The most instructions of such a program, approximately: with the prediction of four states. No other limit was
    /// compared.
    pub(in crate::lower) const INSTRUCTIONS: usize = 256;
    /// The most instructions, approximately, of a program that is inlined wherever it is called: with the prediction of two
    /// states, which is called in 3 ns where it takes 2 in line. `F P F'` of 4, which is longer, takes 1.24 of the time in
    /// line.
    pub(in crate::lower) const EVERYWHERE: usize = 32;
}

/// Emitted code, whose limits are of rustc and LLVM.
pub mod emission {
    /// The most steps of a list that is one function. Without optimisation each block has its own part of its function's
    /// frame, and 3,500 instructions overflowed the stack; with it, LLVM's time grows faster than a function. Chosen: a
    /// smaller number passes more arrays between functions.
    pub const LONG: usize = 64;
    /// The approximate number of steps of each function of a longer list. Chosen: half of [`LONG`], so that none is longer.
    pub const CHUNK: usize = 32;
    /// The least number of equal steps of a long program that are calls of one function. With such calls `cargo check` of a
    /// training step of 100 layers takes 0.29 s instead of 0.46; the number itself was chosen.
    pub const OFTEN: usize = 4;
    /// How many variables are declared by one statement: in debug information each statement is a scope in the scope of
    /// the one before, and LLVM is recursive over scopes. Its stack overflowed over 4,000; the number itself was
    /// chosen.
    pub const DECLARED: usize = 64;
    /// The number of elements from which on a constant array is one token, its bytes, instead of a list. Chosen: a larger
    /// number makes more tokens, a smaller one hides the numbers of small tables in expansions.
    pub const BYTES: usize = 64;
    /// The cost of the loads and stores of an element, in addition to its expressions, in tenths of a nanosecond. Chosen: a
    /// larger number splits loops among threads that take less time than to wake these, a smaller one splits fewer.
    pub const TRAFFIC: usize = 4;
    /// The cost of the expressions of a pass from which their arithmetic takes longer than loads and stores, so that
    /// vectors of 64 bytes are faster: the 45 operations between exponentials and stores of a complementary error function
    /// take 0.55 of the time.
    pub const HEAVY: usize = 32;
    /// The least cost of an index of a batch, in simple instructions, for which lanes of 64-byte registers are worth another
    /// level: one such register has the lanes of two, and there are twice as many. Tangents of a chain of six links, of
    /// 1200 instructions, take 201 ns with and 250 without; the limit itself was chosen.
    pub const WIDE: usize = 256;
}
