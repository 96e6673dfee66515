//! Options of a client and of a compilation.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// The value of an option: of a client, with the plugin's names, or of a compilation, with XLA's names.
#[derive(Clone, PartialEq, Debug)]
pub enum OptionValue {
    /// A string.
    Text(String),
    /// An integer.
    Int(i64),
    /// A floating-point number.
    Float(f32),
    /// A boolean.
    Bool(bool),
}

/// Settings with which XLA's CPU compiler follows its specification: `max(x, NaN)` is NaN, where by default it may be
/// `x`.
pub const AS_SPECIFIED: &[(&str, OptionValue)] =
    &[("xla_cpu_enable_fast_min_max", OptionValue::Bool(false))];

/// Encodes the compile options of XLA: a `CompileOptionsProto` whose field 3, the `ExecutableBuildOptionsProto`, holds
/// the number of replicas (its field 4) and one partition (its field 5). Without these the plugin compiles for none.
///
/// XLA's own settings (`xla_cpu_multi_thread_eigen`, for example) are in the map of field 7.
pub fn compile_options(replicas: usize, settings: &[(&str, OptionValue)]) -> Vec<u8> {
    // A key of a protocol buffer is `field << 3 | wire type`.
    let mut build = vec![4 << 3];
    push_varint(replicas as u64, &mut build);
    build.extend([5 << 3, 1]);
    let mut options = field(3, &build);
    for (name, value) in settings {
        let value = match value {
            OptionValue::Text(text) => field(1, text.as_bytes()),
            OptionValue::Bool(boolean) => vec![2 << 3, u8::from(*boolean)],
            OptionValue::Int(int) => {
                let mut number = vec![3 << 3];
                push_varint(*int as u64, &mut number);
                number
            }
            OptionValue::Float(float) => {
                let mut number = vec![4 << 3 | 1];
                number.extend(f64::from(*float).to_le_bytes());
                number
            }
        };
        let entry = [field(1, name.as_bytes()), field(2, &value)].concat();
        options.extend(field(7, &entry));
    }
    options
}

/// Encodes a field that holds a string, bytes or a message.
fn field(number: u8, bytes: &[u8]) -> Vec<u8> {
    let mut field = vec![number << 3 | 2];
    push_varint(bytes.len() as u64, &mut field);
    field.extend(bytes);
    field
}

fn push_varint(mut number: u64, to: &mut Vec<u8>) {
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}
