//! The parameters and results of a compiled program, read from the plugin's description of it.
//!
//! The C API reports the types of results but not of parameters, and XLA itself compares only sizes in bytes when
//! a program runs. The optimised program, which every plugin returns as a protocol buffer, has both, with the memory
//! layout of each. We read the five fields that we need.

use alloc::format;
use alloc::sync::Arc;
use alloc::vec::Vec;

use xla_shape::Shape;

use super::Error;
use super::array::{ArraySpec, from_primitive_type};
use super::layout::DeviceArray;

/// The parameters and the results of a program.
#[derive(PartialEq, Debug)]
pub struct Signature {
    /// The parameters, in order.
    pub parameters: Vec<Arc<DeviceArray>>,
    /// The results, in order.
    pub results: Vec<Arc<DeviceArray>>,
}

impl Signature {
    /// Parses the signature from an optimised program in the plugin's format.
    pub fn read(format: &str, program: &[u8]) -> Result<Signature, Error> {
        let unreadable = |what: &str| Error::Unreadable {
            what: format!("the optimised program: {what}"),
        };
        let module = match format {
            "hlo" => program,
            "hlo_with_config" => bytes(program, 1)
                .next()
                .ok_or_else(|| unreadable("it has no module"))?,
            other => return Err(unreadable(&format!("its format is `{other}`"))),
        };
        // The numbers are fields of XLA's `HloModuleProto`, `ProgramShapeProto` and `ShapeProto`.
        let shape = bytes(module, 4)
            .next()
            .ok_or_else(|| unreadable("its module has no program shape"))?;
        let mut parameters = Vec::new();
        for parameter in bytes(shape, 1) {
            leaves(parameter, &mut parameters)?;
        }
        let mut results = Vec::new();
        for result in bytes(shape, 2) {
            leaves(result, &mut results)?;
        }
        Ok(Signature {
            parameters,
            results,
        })
    }

    /// Checks that the arguments match the parameters in number, element types and dimensions.
    pub(super) fn check<'a>(
        &self,
        arguments: impl ExactSizeIterator<Item = &'a ArraySpec>,
    ) -> Result<(), Error> {
        if arguments.len() != self.parameters.len() {
            return Err(Error::ArgumentCount {
                expected: self.parameters.len(),
                found: arguments.len(),
            });
        }
        for (index, (parameter, found)) in self.parameters.iter().zip(arguments).enumerate() {
            if parameter.spec != *found {
                return Err(Error::Argument {
                    index,
                    expected: Shape::from(&parameter.spec),
                    found: Shape::from(found),
                });
            }
        }
        Ok(())
    }
}

/// The number of the tuple type in XLA's `PrimitiveType`.
const TUPLE: u64 = 13;

/// Collects the arrays of a `ShapeProto`, tuples depth first.
fn leaves(shape: &[u8], to: &mut Vec<Arc<DeviceArray>>) -> Result<(), Error> {
    let code = numbers(shape, 2).next().unwrap_or(0);
    if code == TUPLE {
        return bytes(shape, 4).try_for_each(|inner| leaves(inner, to));
    }
    let element = from_primitive_type(code).ok_or_else(|| Error::Unreadable {
        what: format!("an array with element type number {code}"),
    })?;
    let spec = ArraySpec {
        element,
        dims: numbers(shape, 3).map(|size| size as usize).collect(),
    };
    let order: Vec<usize> = bytes(shape, 5)
        .flat_map(|layout| numbers(layout, 1))
        .map(|dim| dim as usize)
        .collect();
    let of_all =
        (0..spec.dims.len()).all(|dim| order.contains(&dim)) && order.len() == spec.dims.len();
    if spec.bytes().is_none() || !(of_all || order.is_empty()) {
        return Err(Error::Unreadable {
            what: format!("an array {spec} in the order {order:?}"),
        });
    }
    to.push(DeviceArray::new(spec, order));
    Ok(())
}

/// The value of one field of a protocol buffer message.
enum Value<'a> {
    Number(u64),
    Bytes(&'a [u8]),
}

/// An iterator over the fields of a message, up to the first malformed one.
struct Fields<'a>(&'a [u8]);

impl<'a> Iterator for Fields<'a> {
    type Item = (u64, Value<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        let key = varint(&mut self.0)?;
        let value = match key & 7 {
            0 => Value::Number(varint(&mut self.0)?),
            1 => Value::Bytes(self.0.split_off(..8)?),
            2 => {
                let size = usize::try_from(varint(&mut self.0)?).ok()?;
                Value::Bytes(self.0.split_off(..size)?)
            }
            5 => Value::Bytes(self.0.split_off(..4)?),
            _ => return None,
        };
        Some((key >> 3, value))
    }
}

fn varint(from: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..64).step_by(7) {
        let byte = *from.split_off_first()?;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

/// Iterates over the strings, bytes or messages of a repeated field.
fn bytes(message: &[u8], field: u64) -> impl Iterator<Item = &[u8]> {
    Fields(message).filter_map(move |(number, value)| match value {
        Value::Bytes(bytes) if number == field => Some(bytes),
        _ => None,
    })
}

/// Iterates over the integers of a repeated field, packed or not.
fn numbers(message: &[u8], field: u64) -> impl Iterator<Item = u64> {
    Fields(message)
        .filter(move |(number, _)| *number == field)
        .flat_map(|(_, value)| {
            let (one, mut packed) = match value {
                Value::Number(number) => (Some(number), &[][..]),
                Value::Bytes(bytes) => (None, bytes),
            };
            one.into_iter()
                .chain(core::iter::from_fn(move || varint(&mut packed)))
        })
}
