//! The same product in XLA itself.

use xla_core::pjrt::{Argument, Buffer, Client, OptionValue};
use xla_hlo::ElementType;

/// The plugin that `TYPED_XLA_PJRT_PLUGIN` names, if it does.
///
/// XLA shares its work out to threads that nothing but affinity limits: run the bench under `taskset`, with `PJRT_NPROC=1`.
pub(crate) fn client() -> Option<Client> {
    let path = std::env::var_os(xla_core::pjrt::PLUGIN_VARIABLE)?;
    let options = [("cpu_device_count", OptionValue::Int(1))];
    Some(Client::load_with(path, &options).unwrap())
}

/// Runs a program once for each call, its arguments already on the device; its result is dropped.
pub(crate) fn program(
    client: &Client,
    text: &str,
    arguments: &[(&[f32], [usize; 2])],
) -> impl Fn(&mut [f32]) + use<> {
    let executable = client.compile_text(text).unwrap();
    let buffers: Vec<Buffer> = arguments
        .iter()
        .map(|(data, dims)| {
            let bytes: Vec<u8> = data.iter().flat_map(|x| x.to_ne_bytes()).collect();
            client
                .upload(Argument {
                    element: ElementType::F32,
                    dims,
                    bytes: &bytes,
                })
                .unwrap()
        })
        .collect();
    move |out| {
        let results = executable
            .execute_buffers(&buffers.iter().collect::<Vec<_>>())
            .unwrap();
        results[0].wait().unwrap();
        debug_assert_eq!(results[0].spec().bytes(), Some(size_of_val(out)));
    }
}

/// A product, as `dot_general` reads operands that lie as their transposes.
pub(crate) fn dot(
    m: usize,
    k: usize,
    n: usize,
    [lhs_transposed, rhs_transposed]: [bool; 2],
) -> String {
    let pick = |swap: bool, [a, b]: [usize; 2]| if swap { [b, a] } else { [a, b] };
    let ([la, lb], [ra, rb]) = (pick(lhs_transposed, [m, k]), pick(rhs_transposed, [k, n]));
    let (lhs, rhs, out) = (
        format!("tensor<{la}x{lb}xf32>"),
        format!("tensor<{ra}x{rb}xf32>"),
        format!("tensor<{m}x{n}xf32>"),
    );
    let (left, right) = (usize::from(!lhs_transposed), usize::from(rhs_transposed));
    format!(
        "func.func @main(%a: {lhs}, %b: {rhs}) -> {out} {{
            %c = stablehlo.dot_general %a, %b, contracting_dims = [{left}] x [{right}] : ({lhs}, {rhs}) -> {out}
            return %c : {out}
        }}"
    )
}

/// A transpose of two dimensions.
pub(crate) fn transpose(rows: usize, columns: usize) -> String {
    let (from, to) = (
        format!("tensor<{rows}x{columns}xf32>"),
        format!("tensor<{columns}x{rows}xf32>"),
    );
    format!(
        "func.func @main(%a: {from}) -> {to} {{
            %b = stablehlo.transpose %a, dims = [1, 0] : ({from}) -> {to}
            return %b : {to}
        }}"
    )
}
