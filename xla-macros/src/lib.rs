//! Procedural macros of the typed-xla tensor language.
//!
//! Each macro passes its tokens to a function of `xla-codegen`, which does all the work.
#![forbid(unsafe_code)]

use proc_macro::TokenStream;

/// Turns a function over tensors into a checked, fused, compiled computation.
///
/// A parameter `x: &T` is read. `x: T` is donated: a result of the same size may reuse its memory. `p: &mut T` is
/// state, which is changed by `*p = ..`, or by another computation that borrows it, `step(&mut p.w, g)`. `exec: &Exec`
/// selects the threads that do the work; the default is all threads. It is not a value, and calls of other computations
/// omit it, since they run on the caller's executor.
///
/// A size `?` in the type of a parameter is dynamic: it is known when the computation is called. Constraints on dynamic
/// sizes, such as two that must be equal or a slice that must fit, are checked before anything is computed; the
/// computation then returns a `Result`. `x.dims()[0]` is a size in the body.
///
/// `let c("i,k") = a("i,j") * b("j,k");` composes arrays by labels of their dimensions. `c("i,k") += ..` updates a
/// variable, and `(a("i,j") * b("j,k"))("i,k")` is a value.
///
/// `#[computation(program = Scores)]` also declares a type `Scores` that represents the computation as a program:
/// `Scores::stablehlo()` returns its StableHLO text, `Scores::graphviz()` and `Scores::optimised_graphviz()` return its
/// graphs in the DOT language, `Scores::lowered()` the loops and kernel calls that it became, and
/// `Scores::run_into(..)` writes the results to memory of the caller. It is an error if that memory has other sizes
/// than the result. A dynamic size is a name in the text, and a number in the text of
/// `Scores::stablehlo_for(&(&p, &x))`. Generic sizes are parameters of the type: `Scores::<Size<32>>::stablehlo()`, or
/// `Scores::<BATCH>` for a `#[known]` size.
///
/// `#[computation(program = Scores, prepared(p))]` declares a type that owns what depends on the parameter `p` alone:
/// `Scores::prepare(&p)` computes it once, and `run(&x)` and `run_into(..)` are methods.
///
/// `#[computation(jvp = rule)]` names the computation that has the result and its tangent, by which the derivative of
/// this one is taken; `#[computation(vjp = rule)]` names the computation of the cotangents of the arguments.
///
/// `#[computation(stablehlo = "net.mlir")] pub fn net(p: &Params, x: &f32![1, 4]) -> f32![1, 2];` has the model in this
/// file as its body, with the feature `import`: StableHLO text, MLIR bytecode of a portable artifact, or what
/// `jax.export` serialises. The path is relative to the folder of `Cargo.toml`, and `entry = "name"` selects another
/// function than `@main`. The parameters are flattened as JAX flattens them: structs by the names of their fields,
/// tuples in order. `custom_calls(Foo = foo)` binds the target `@Foo` of the model's custom calls to a function with
/// `#[custom_call]` or to a computation.
///
/// A crate that uses this library through a re-export of another crate names its path:
/// `#[computation(crate = other::typed_xla)]`. `#[custom_call(crate = ..)]` and `#[known(crate = ..)]` accept it too,
/// and `#[derive(Tensors)]` uses `#[tensors(crate = ..)]`.
#[proc_macro_attribute]
pub fn computation(attribute: TokenStream, item: TokenStream) -> TokenStream {
    xla_codegen::computation(attribute.into(), item.into()).into()
}

/// Lets computations call a function that is not a computation: a Rust function over tensors, or C functions.
///
/// It applies to a function such as `fn f(x: &f32![2], n: i32) -> f32![2] { .. }`, whose body is ordinary Rust. The
/// parameters and the result are tensors, plain scalars, and tuples and structs of them, with sizes that may be generic
/// or `?`. The function has no `&mut` parameters, and may return a `Result`. The rest of the computation determines the
/// dynamic sizes of the result, which are compared when the function returns. Borrowed tensors in row-major order are
/// passed without a copy, all other arguments are copied. A computation calls it as `f(x, n)` or
/// `custom_call(f, (x, n))`, with `?` if it returns a `Result`.
///
/// In `unsafe extern "C" { fn f(x: &f32![2], y: &f32![2, 3]) -> f32![3, 3]; }` each function is declared in C as
/// `void f(void* out, void** in)`: `in` points to the elements of each operand in row-major order, `out` to the
/// elements of the result. For a tuple, `out` points to one such pointer for each part. One more pointer of `in` points
/// to the dynamic sizes of the operands, as `int64_t`. The dynamic sizes of the result are written by `f_sizes`, of the
/// same signature, which is called first. The `unsafe` asserts that the functions read and write nothing else. They
/// become safe functions in Rust.
///
/// `#[custom_call(vjp = rule)]` names the computation of a Rust function's gradient, `#[custom_call(jvp = rule)]` the
/// computation of its tangents, as for computations.
#[proc_macro_attribute]
pub fn custom_call(attribute: TokenStream, item: TokenStream) -> TokenStream {
    xla_codegen::custom_call(attribute.into(), item.into()).into()
}

/// The end of the chain that gathers the definitions of the names in a custom call's signature.
#[doc(hidden)]
#[proc_macro]
pub fn __custom(input: TokenStream) -> TokenStream {
    xla_codegen::custom(input.into()).into()
}

/// Makes a constant or a type alias known to the computations that name it.
///
/// On `const BATCH: usize = 32;` it makes `BATCH` a size, which may be used in types such as `f32![BATCH, 64]`, both in
/// Rust code and in computations. On `const RATE: f32 = 0.1;` it makes `RATE` a number in computations. On
/// `const TAPS: f32![2] = tensor![0.5, 0.5];` it makes `TAPS` a tensor in computations, and in Rust code a static,
/// `LazyLock<f32![2]>`, because a tensor cannot be a Rust constant. On
/// `type Image = f32![BATCH, 64];` it makes `Image` a type in computations. The value is a number, another such
/// constant, or arithmetic on them.
#[proc_macro_attribute]
pub fn known(attribute: TokenStream, item: TokenStream) -> TokenStream {
    xla_codegen::known(attribute.into(), item.into()).into()
}

/// Implements the traits of a struct of tensors, whose fields are tensors, scalars, tuples and other such structs.
///
/// It may be a parameter, a result and an operand of computations, and it can be saved and loaded field by field. A
/// size of a field may be dynamic, `images: f32![?, 784]`. All dynamic sizes are independent: a computation compares
/// those that must be equal when it is called, and a loaded field has the sizes in the file.
#[proc_macro_derive(Tensors, attributes(tensors))]
pub fn derive_tensors(input: TokenStream) -> TokenStream {
    xla_codegen::tensors(input.into()).into()
}

/// Declares a struct of the arguments of a model: `#[tensors(stablehlo = "net.mlir")] pub struct Params;`.
///
/// The fields are the parts of the argument that has named parts in the source of the model, such as `p['w']`; the
/// model must have its locations, which jax prints on request and exports always. `argument = "p"` selects one of
/// several, `entry = "name"` another function than `@main`. The struct implements the traits of `#[derive(Tensors)]`.
#[cfg(feature = "import")]
#[proc_macro_attribute]
pub fn tensors(attribute: TokenStream, item: TokenStream) -> TokenStream {
    xla_codegen::tensors_of_model(attribute.into(), item.into()).into()
}

/// The end of the chain that gathers the definitions of the types in a struct of tensors.
#[doc(hidden)]
#[proc_macro]
pub fn __tensors(input: TokenStream) -> TokenStream {
    xla_codegen::tensors_item(input.into()).into()
}

/// The end of the chain that gathers the definitions of the names in a `#[known]` item.
#[doc(hidden)]
#[proc_macro]
pub fn __known(input: TokenStream) -> TokenStream {
    xla_codegen::known_item(input.into()).into()
}

/// The end of the chain that gathers the definitions of a computation's names, in its body.
#[doc(hidden)]
#[proc_macro]
pub fn __body(input: TokenStream) -> TokenStream {
    xla_codegen::body(input.into()).into()
}

/// The end of the same chain next to the function, which expands to the items next to the computation.
#[doc(hidden)]
#[proc_macro]
pub fn __graph(input: TokenStream) -> TokenStream {
    xla_codegen::graph(input.into()).into()
}

/// The end of the chain that gathers the definitions of the names in a module of structs with methods.
#[doc(hidden)]
#[proc_macro]
pub fn __module(input: TokenStream) -> TokenStream {
    xla_codegen::module(input.into()).into()
}

/// The expansion of the type macros; takes the path of the facade in brackets, the name of the macro, and its input.
#[doc(hidden)]
#[proc_macro]
pub fn __type(input: TokenStream) -> TokenStream {
    xla_codegen::tensor_type(input.into()).into()
}

/// The expansion of `tensor!`; takes the path of the facade in brackets, and the input of the macro.
#[doc(hidden)]
#[proc_macro]
pub fn __tensor(input: TokenStream) -> TokenStream {
    xla_codegen::tensor(input.into()).into()
}
