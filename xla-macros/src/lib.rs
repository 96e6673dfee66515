//! Procedural macros of the typed-xla tensor language.
//!
//! Each macro passes its tokens to a function of `xla-codegen`, which does all the work.
#![forbid(unsafe_code)]

use proc_macro::TokenStream;

/// Turns a function over tensors into a checked, fused, compiled computation.
///
/// A parameter `x: &T` is read. `x: T` is given away: a result of its size may take its memory. `p: &mut T` is state, which
/// `*p = ..` changes, or another computation that it is lent to, `step(&mut p.w, g)`. `exec: &Exec` says which threads do the
/// work, and without it all do: it is no value, and a call of one computation in another leaves it out, for what is called
/// runs where its caller does.
///
/// A size `?` in the type of a parameter is known only when it is called. What has to hold of such sizes, that two of them are equal
/// or that a slice fits, is checked then, before anything is computed: the computation gives a `Result` for that.
/// `x.dims()[0]` is a size in the body.
///
/// `let c("i,k") = a("i,j") * b("j,k");` composes arrays by labels of their dimensions; `c("i,k") += ..` changes a variable so, and
/// `(a("i,j") * b("j,k"))("i,k")` is a value.
///
/// `#[computation(program = Scores)]` also makes a type `Scores` that stands for it: `Scores::stablehlo()` is its text,
/// `Scores::graph()` and `Scores::optimised_graph()` are pictures of it, `Scores::into(..)` writes to results that are
/// given, and what runs StableHLO takes it as a program. A size `?` has its name in that text, and its number in
/// `Scores::stablehlo_for(&(&p, &x))`. Generic sizes are parameters of the type, `Scores::<Size<32>>::stablehlo()`, where a `#[known]`
/// size stands for itself, `Scores::<BATCH>`. A place that is given for a result of other sizes is an error.
///
/// A crate that does not depend on this library itself names the path under which another crate re-exports it:
/// `#[computation(crate = other::typed_xla)]`. `#[custom_call(crate = ..)]` and `#[known(crate = ..)]` take it too, and beside
/// `#[derive(Tensors)]` it is `#[tensors(crate = ..)]`.
#[proc_macro_attribute]
pub fn computation(attribute: TokenStream, item: TokenStream) -> TokenStream {
    xla_codegen::computation(attribute.into(), item.into()).into()
}

/// Lets computations call a function that is none: a Rust function over tensors, or functions of C.
///
/// Before a function, `fn f(x: &f32![2], n: i32) -> f32![2] { .. }`, whose body is ordinary Rust. Its parameters and its
/// result are tensors, plain scalars, tuples and structs of them, of sizes that may be generic or `?`; it changes none of
/// them, and may return a `Result`. A size `?` of its result is that of what it meets in a computation, compared when it returns. Borrowed tensors in row-major order are handed over as they lie, all else is made anew. A computation calls it as `f(x, n)` or `custom_call(f, (x, n))`, with `?` where it gives a `Result`.
///
/// Before `unsafe extern "C" { fn f(x: &f32![2], y: &f32![2, 3]) -> f32![3, 3]; }` each function named there is
/// `void f(void* out, void** in)` in C: `in` points at the elements of each operand in row-major order, `out` at those of the
/// result; for a tuple `out` points at one such pointer for each part. Sizes `?` of the operands follow behind one more pointer, as
/// `int64_t`; those of the result `f_sizes`, of the same signature, writes to its `out` before. Who writes `unsafe` says that it reads and writes
/// no more than that. The same names are then safe functions of Rust.
#[proc_macro_attribute]
pub fn custom_call(attribute: TokenStream, item: TokenStream) -> TokenStream {
    xla_codegen::custom_call(attribute.into(), item.into()).into()
}

/// The end of the chain that gathers what the names in such a function's signature stand for.
#[doc(hidden)]
#[proc_macro]
pub fn __custom(input: TokenStream) -> TokenStream {
    xla_codegen::custom(input.into()).into()
}

/// Makes a constant or an alias known to the computations that name it.
///
/// Before `const BATCH: usize = 32;` it makes `BATCH` a size, which may stand in types, `f32![BATCH, 64]`, in Rust code as well
/// as in computations. Before `const RATE: f32 = 0.1;` it makes `RATE` a number in computations. Before
/// `type Image = f32![BATCH, 64];` it makes `Image` a type there. The value is a number, another such constant, or arithmetic
/// on them.
#[proc_macro_attribute]
pub fn known(attribute: TokenStream, item: TokenStream) -> TokenStream {
    xla_codegen::known(attribute.into(), item.into()).into()
}

/// Makes a struct one of tensors: its fields are tensors, scalars, tuples and other such structs.
///
/// It may be a parameter, a result and an operand of computations, and it can be saved and loaded field by field. A size of a field
/// may be known only at run time, `images: f32![?, 784]`: each such size is one of its own, computations compare those that have to
/// be equal when they are called, and what is loaded has the sizes that the file has.
#[proc_macro_derive(Tensors, attributes(tensors))]
pub fn tensors(input: TokenStream) -> TokenStream {
    xla_codegen::tensors(input.into()).into()
}

/// The end of the chain that gathers what the types in such a struct stand for.
#[doc(hidden)]
#[proc_macro]
pub fn __tensors(input: TokenStream) -> TokenStream {
    xla_codegen::tensors_item(input.into()).into()
}

/// The end of the chain that gathers what the names in a `#[known]` item stand for.
#[doc(hidden)]
#[proc_macro]
pub fn __known(input: TokenStream) -> TokenStream {
    xla_codegen::known_item(input.into()).into()
}

/// The end of the chain that gathers what a computation's names stand for, where its body stands.
#[doc(hidden)]
#[proc_macro]
pub fn __body(input: TokenStream) -> TokenStream {
    xla_codegen::body(input.into()).into()
}

/// The same beside the function: what is said of the computation itself.
#[doc(hidden)]
#[proc_macro]
pub fn __graph(input: TokenStream) -> TokenStream {
    xla_codegen::graph(input.into()).into()
}

/// What the macros of types expand to: the path of the facade in brackets, the name of the macro, and what it was given.
#[doc(hidden)]
#[proc_macro]
pub fn __type(input: TokenStream) -> TokenStream {
    xla_codegen::tensor_type(input.into()).into()
}

/// What `tensor!` expands to: the path of the facade in brackets, and what the macro was given.
#[doc(hidden)]
#[proc_macro]
pub fn __tensor(input: TokenStream) -> TokenStream {
    xla_codegen::tensor(input.into()).into()
}
