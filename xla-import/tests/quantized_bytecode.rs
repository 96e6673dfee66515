//! Quantised types in bytecode, beside the same types as text.

mod encoder;

use encoder::{Bytecode, STRINGS, number, signed};
use xla_hlo::text;
use xla_import::{import, read, read_file};

/// A quantised type: the codes of the types of its integers and numbers, and its other parameters.
struct Uniform {
    flags: u64,
    storage: u64,
    expressed: u64,
    axis: Option<u64>,
    range: [i64; 2],
    scales: &'static [f64],
    zero_points: &'static [i64],
}

impl Uniform {
    /// Returns the content of the type, whose types of integers and numbers are the file's.
    fn bytes(&self) -> Vec<u8> {
        let scale = |scale: &f64| signed(scale.to_bits() as i64);
        let range = self.range.map(signed).concat();
        let list = |items: Vec<Vec<u8>>| [number(items.len() as u64), items.concat()].concat();
        let types = [self.flags, STORAGE, EXPRESSED].map(number).concat();
        match self.axis {
            None => {
                let (scale, zero) = (scale(&self.scales[0]), signed(self.zero_points[0]));
                [number(24), types, scale, zero, range].concat()
            }
            Some(axis) => {
                let scales = self.scales.iter().map(scale).collect();
                let zero_points = self.zero_points.iter().map(|&zero| signed(zero)).collect();
                let numbers = [list(scales), list(zero_points)].concat();
                [number(30), types, number(axis), range, numbers].concat()
            }
        }
    }
}

/// The types of a file, by their numbers.
const STORAGE: u64 = 0;
const EXPRESSED: u64 = 1;
const ELEMENT: u64 = 2;
const QUANTIZED: u64 = 3;
const PLAIN: u64 = 4;
const FUNCTION: u64 = 5;

/// Returns bytecode of a function that returns the numbers of an array of two quantised elements.
fn dequantized(ty: &Uniform) -> Vec<u8> {
    let names = vec!["func_v1", "uniform_dequantize_v1", "return_v1"];
    let strings = vec!["sym_name", "main", "function_type"];
    let first = STRINGS.len() + names.len();
    let string = |i: usize| [14, (first + i) as u64].map(number).concat();
    let array = |element: u64| [number(20), number(1), signed(2), number(element)].concat();
    let file = Bytecode {
        attributes: vec![
            // The attributes of the function: its name and type.
            [6, 2, 1, 2, 3, 4].map(number).concat(),
            string(0),
            string(1),
            string(2),
            [17, FUNCTION].map(number).concat(),
            [6, 0].map(number).concat(),
        ],
        types: vec![
            number(ty.storage),
            number(ty.expressed),
            ty.bytes(),
            array(ELEMENT),
            array(EXPRESSED),
            [8, 1, QUANTIZED, 1, PLAIN].map(number).concat(),
        ],
        names,
        strings,
    };
    // The name, the mask, the location, and what the mask announces.
    let op = |name: u64, mask: u8, rest: &[u64]| {
        let rest: Vec<u8> = rest.iter().flat_map(|&n| number(n)).collect();
        [number(name), vec![mask], number(0), rest].concat()
    };
    let ops = [
        op(2, RESULTS | OPERANDS, &[1, PLAIN, 1, 0]),
        op(3, OPERANDS, &[1, 1]),
    ];
    // One block of two values, two operations and an argument, whose uses are in order.
    let block = [1, 2, 2 << 1 | 1, 1, QUANTIZED << 1].map(number).concat();
    let region = [block, vec![0], ops.concat()].concat();
    let function = op(1, ATTRIBUTES | REGIONS, &[0, 1 << 1 | 1]);
    let functions = [1, 0, 1 << 1].map(number).concat();
    let inside = [functions, function, encoder::section(4, &region)].concat();
    let module = op(0, ATTRIBUTES | REGIONS, &[5, 1 << 1 | 1]);
    let module = [number(1 << 1), module, encoder::section(4, &inside)].concat();
    file.bytes(&module)
}

/// The parts of an operation.
const ATTRIBUTES: u8 = 1;
const RESULTS: u8 = 2;
const OPERANDS: u8 = 4;
const REGIONS: u8 = 16;

#[test]
fn types_and_graphs_are_those_of_text() {
    let (i4, i8, i16, ui8, bf16, f32, f64) = (10, 11, 12, 16, 2, 4, 5);
    let one = Uniform {
        flags: 1,
        storage: i8,
        expressed: f32,
        axis: None,
        range: [-128, 127],
        scales: &[0.1],
        zero_points: &[-30],
    };
    let cases = [
        (Uniform { ..one }, "i8:f32, 0.1:-30", "f32"),
        (
            Uniform {
                range: [-127, 127],
                zero_points: &[0],
                ..one
            },
            "i8<-127:127>:f32, 1.0e-1",
            "f32",
        ),
        (
            Uniform {
                flags: 0,
                range: [0, 255],
                zero_points: &[255],
                ..one
            },
            "u8:f32, 0.1:255",
            "f32",
        ),
        (
            Uniform {
                flags: 0,
                storage: ui8,
                range: [1, 2],
                zero_points: &[1],
                ..one
            },
            "u8<1:2>:f32, 0.1:1",
            "f32",
        ),
        (
            Uniform {
                storage: i4,
                expressed: bf16,
                range: [-8, 7],
                zero_points: &[7],
                ..one
            },
            "i4:bf16, 0.1:7",
            "bf16",
        ),
        (
            Uniform {
                storage: i16,
                expressed: f64,
                range: [-32768, 32767],
                axis: Some(0),
                scales: &[0.1, 3e-5],
                zero_points: &[-30, 0],
                ..one
            },
            "i16:f64:0, {0.1:-30, 0.00003}",
            "f64",
        ),
    ];
    for (ty, written, to) in cases {
        let text = format!(
            "func.func @main(%arg0: tensor<2x!quant.uniform<{written}>>) -> tensor<2x{to}> {{\n\
             %r = stablehlo.uniform_dequantize %arg0 : (tensor<2x!quant.uniform<{written}>>) -> tensor<2x{to}>\n\
             return %r : tensor<2x{to}>\n}}"
        );
        let text = read(&text).unwrap();
        let bytes = dequantized(&ty);
        let bytes = read_file(&bytes).unwrap_or_else(|error| panic!("{written}: {error}"));
        let types = [&text, &bytes].map(|model| &model.functions[0].params[0].ty);
        assert_eq!(types[0], types[1]);
        let [text, bytes] = [&text, &bytes].map(|model| import(model, "main").unwrap());
        assert_eq!(text::print(&text), text::print(&bytes), "{written}");
    }
}
