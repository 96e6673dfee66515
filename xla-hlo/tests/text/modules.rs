//! Modules of instructions of all forms, in all notations of StableHLO.

mod linear;

use std::rc::Rc;

use xla_hlo::attr::{Direction, Generator, Order};
use xla_hlo::graph::{Attr, Value};
use xla_hlo::literal::Scalar;
use xla_hlo::operation::Int;
use xla_hlo::ops::{
    batch_norm, bitcast_convert, broadcast, call, clamp, compare, concatenate, constant, convert,
    convolution, dot_general, dynamic_slice, dynamic_update_slice, elementwise, formulas, iota,
    map, pad, reduce, reduce_precision, reshape, rev, rng_bit_generator, select, slice, sort,
    transpose,
};
use xla_hlo::{
    ArrayType, Builder, ElementType, Function, Literal, Module, Parameter, Primitive, Shape,
    Signature, Size, SymbolicLayout, Tree, Type,
};

use ElementType::{Bf16, Bool, F16, F32, F64, I32, U8};

pub(crate) fn shape(element: ElementType, dims: &[usize]) -> Shape {
    let dims: Vec<Size> = dims.iter().map(|&d| Size::from(d)).collect();
    Shape::new(element, dims)
}

pub(crate) fn param(b: &mut Builder<'_>, element: ElementType, dims: &[usize]) -> Value {
    b.graph.add_param(shape(element, dims))
}

/// Returns a function that nothing calls, with the signature of its graph.
pub(crate) fn function(name: &str, build: impl FnOnce(&mut Builder<'_>) -> Vec<Value>) -> Function {
    let module = Module::default();
    let mut b = Builder::new(&module);
    b.graph.results = build(&mut b);
    let params = b.graph.param_shapes().into_iter().enumerate();
    let params = params.map(|(i, shape)| Parameter::new(format!("x{i}"), Type::array(shape)));
    let results = b.graph.result_shapes();
    let signature = Signature::new(
        params.collect(),
        Tree::Tuple(results.into_iter().map(Type::array).collect()),
    );
    Function::new(name.to_string(), signature, b.graph)
}

pub(crate) fn module(functions: Vec<Function>) -> Module {
    Module {
        functions: functions.into_iter().map(Rc::new).collect(),
    }
}

/// Returns a function over each element type for which `add` adds instructions.
fn over_elements(name: &str, add: impl Fn(&mut Builder<'_>, Value) -> Vec<Value>) -> Function {
    let results = |b: &mut Builder<'_>, element| {
        let x = param(b, element, &[2, 3]);
        add(b, x)
    };
    let admitted = |element: &ElementType| {
        let module = Module::default();
        !results(&mut Builder::new(&module), *element).is_empty()
    };
    let elements: Vec<ElementType> = ElementType::ALL.into_iter().filter(admitted).collect();
    function(name, |b| {
        let elements = elements.iter();
        elements.flat_map(|&element| results(b, element)).collect()
    })
}

/// Returns every elementwise operation, comparison and conversion, over every admitted element type.
///
/// Each is a module, and they are sorted by name, so that a new operation changes no line of the golden file.
pub(crate) fn elementwise() -> Vec<Module> {
    let mut functions = Vec::new();
    let rows = elementwise::ROWS.iter().map(|row| (row.primitive, false));
    let of_formulas = formulas::ROWS.iter().map(|row| (row.primitive, true));
    for (primitive, is_formula) in rows.chain(of_formulas) {
        functions.push(over_elements(primitive.name, |b, x| {
            // The formula of a short type is the one of `f32` between two conversions: `f16` shows it.
            let element = b.shape(x).element;
            if is_formula && element.is_short() && element != F16 {
                return Vec::new();
            }
            let operands = vec![x; *primitive.operands.end()];
            Vec::from_iter(b.add1(primitive, &operands, Vec::new()))
        }));
    }
    for row in compare::ROWS {
        functions.push(over_elements(row.operation.name, |b, x| {
            let direction = row.direction.into();
            let attrs = vec![("comparison_direction", direction)];
            let result = b.add1(&compare::PRIMITIVE, &[x, x], attrs);
            result.into_iter().collect()
        }));
    }
    functions.push(over_elements("convert", |b, x| {
        let results = ElementType::ALL.map(|to| convert::convert(b, x, to).ok());
        results.into_iter().flatten().collect()
    }));
    functions.push(over_elements("bitcast_convert", |b, x| {
        let results = ElementType::ALL.map(|to| {
            let attrs = vec![("element_type", Attr::Element(to))];
            b.add1(&bitcast_convert::PRIMITIVE, &[x], attrs).ok()
        });
        results.into_iter().flatten().collect()
    }));
    functions.push(over_elements("clamp", |b, x| {
        clamp::clamp(b, x, x, x).into_iter().collect()
    }));
    functions.push(over_elements("reduce_precision", |b, x| {
        let format = vec![
            ("exponent_bits", Attr::Int(5)),
            ("mantissa_bits", Attr::Int(2)),
        ];
        let result = b.add1(&reduce_precision::PRIMITIVE, &[x], format);
        result.into_iter().collect()
    }));
    functions.push(over_elements("select", |b, x| {
        let pred = param(b, Bool, &[2, 3]);
        select::select(b, pred, x, x).into_iter().collect()
    }));
    functions.sort_by(|a, b| a.name.cmp(&b.name));
    functions.into_iter().map(|f| module(vec![f])).collect()
}

fn scalars(
    elements: &[ElementType],
    with: impl FnOnce(&mut Builder<'_>, &[Value]) -> Value,
) -> xla_hlo::Graph {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let params: Vec<Value> = (elements.iter()).map(|&e| param(&mut b, e, &[])).collect();
    b.graph.results = vec![with(&mut b, &params)];
    b.graph
}

fn op(b: &mut Builder<'_>, with: &'static Primitive, operands: &[Value]) -> Value {
    b.add1(with, operands, Vec::new()).unwrap()
}

/// Returns every other primitive, over every element type if that makes a difference.
pub(crate) fn structural() -> Module {
    let entry = function("structural", |b| {
        let mut results = Vec::new();
        for element in ElementType::ALL {
            let x = param(b, element, &[2, 3, 4]);
            let y = param(b, element, &[2, 4, 5]);
            results.push(transpose::transpose(b, x, &[2, 0, 1]).unwrap());
            results.push(reshape::reshape(b, x, vec![Size::from(24)]).unwrap());
            let wide = [7, 2, 3, 4].map(Size::from).to_vec();
            results.push(broadcast::in_dim(b, x, wide, &[1, 2, 3]).unwrap());
            let batched = [vec![0], vec![0], vec![2], vec![1]];
            results.push(dot_general::dot_general(b, x, y, batched).unwrap());
            let plain = [vec![], vec![], vec![0, 2], vec![0, 1]];
            results.push(dot_general::dot_general(b, x, y, plain).unwrap());
            let outer = [vec![], vec![], vec![], vec![]];
            results.push(dot_general::dot_general(b, x, y, outer).unwrap());
            results.extend(iota::iota(b, element, [3, 4].map(Size::from).to_vec(), 1).ok());
            for with in [&elementwise::add, &elementwise::max, &elementwise::and] {
                let Some(identity) = reduce::identity(with, element) else {
                    continue;
                };
                results.extend(reduce::fold(b, x, with, identity, &[0, 2]).ok());
            }
        }
        let x = param(b, F32, &[2, 3]);
        let n = param(b, I32, &[2, 3]);
        let scalar = b.scalar(F32, 0.0);
        let region = scalars(&[F32, F32], |b, p| {
            let square = op(b, &elementwise::mul, &[p[1], p[1]]);
            op(b, &elementwise::add, &[p[0], square])
        });
        results.push(reduce::reduce(b, x, scalar, region, &[]).unwrap());
        let region = scalars(&[F32, I32], |b, p| {
            let n = convert::convert(b, p[1], F32).unwrap();
            op(b, &elementwise::pow, &[p[0], n])
        });
        let attrs = vec![("dimensions", Attr::Ints(vec![0, 1]))];
        results.extend(
            b.add(&map::PRIMITIVE, &[x, n], attrs, vec![region])
                .unwrap(),
        );
        let region = scalars(&[F32], |b, p| op(b, &elementwise::is_finite, &[p[0]]));
        let attrs = vec![("dimensions", Attr::Ints(vec![]))];
        results.extend(
            b.add(&map::PRIMITIVE, &[scalar], attrs, vec![region])
                .unwrap(),
        );
        let pred = param(b, Bool, &[]);
        results.push(op(b, &select::PRIMITIVE, &[pred, x, x]));
        let empty = param(b, F32, &[0, 3]);
        results.push(transpose::transpose(b, empty, &[1, 0]).unwrap());
        results
    });
    module(vec![entry])
}

/// Returns operations that move elements by their indices.
pub(crate) fn movement() -> Module {
    let entry = function("movement", |b| {
        let (x, y) = (param(b, F32, &[2, 3]), param(b, F32, &[2, 5]));
        let (value, i) = (param(b, F32, &[]), param(b, I32, &[]));
        let sizes = |list: [usize; 2]| list.map(Size::from).to_vec();
        let amounts = [vec![1, -1], vec![0, 2], vec![0, 3]];
        vec![
            slice::slice(b, y, sizes([1, 0]), sizes([2, 5]), sizes([1, 2])).unwrap(),
            pad::pad(b, x, value, amounts).unwrap(),
            concatenate::concatenate(b, &[x, y, x], 1).unwrap(),
            rev::rev(b, x, &[0, 1]).unwrap(),
            dynamic_slice::dynamic_slice(b, y, &[i, i], sizes([1, 2])).unwrap(),
            dynamic_update_slice::dynamic_update_slice(b, y, x, &[i, i]).unwrap(),
        ]
    });
    module(vec![entry])
}

/// Returns operations that apply computations of scalars to whole arrays.
pub(crate) fn applied() -> Module {
    let entry = function("applied", |b| {
        let (keys, values) = (param(b, F32, &[2, 3]), param(b, I32, &[2, 3]));
        let module = Module::default();
        let mut by = Builder::new(&module);
        let params = [F32, F32, I32, I32].map(|element| param(&mut by, element, &[]));
        let total = [
            ("comparison_direction", Direction::Gt.into()),
            ("compare_type", Order::Total.into()),
        ];
        let greater = by.add1(&compare::PRIMITIVE, &params[..2], total.to_vec());
        by.graph.results = vec![greater.unwrap()];
        let mut results = sort::sort(b, &[keys, values], by.graph, 1, true).unwrap();
        let mut sums = Builder::new(&module);
        let params = [F32, I32, F32, I32].map(|element| param(&mut sums, element, &[]));
        let add = |sums: &mut Builder<'_>, i| {
            elementwise::apply(sums, &elementwise::add, &[params[i], params[i + 2]]).unwrap()
        };
        sums.graph.results = vec![add(&mut sums, 0), add(&mut sums, 1)];
        let (zero, none) = (param(b, F32, &[]), param(b, I32, &[]));
        let folded = reduce::reduce_all(b, &[keys, values], &[zero, none], sums.graph, &[0]);
        results.extend(folded.unwrap());
        results
    });
    module(vec![entry])
}

/// Returns operations that expand into others, over every admitted element type.
pub(crate) fn expanded() -> Module {
    let entry = function("expanded", |b| {
        let mut results = Vec::new();
        for element in [F16, Bf16, F32, F64] {
            let (x, c) = (param(b, element, &[2, 3, 4]), param(b, element, &[3]));
            for (with, operands) in [
                (&batch_norm::TRAINING_PRIMITIVE, vec![x, c, c]),
                (&batch_norm::INFERENCE_PRIMITIVE, vec![x, c, c, c, c]),
                (&batch_norm::GRAD_PRIMITIVE, vec![x, c, c, c, x]),
            ] {
                let attrs = batch_norm::attributes(Literal::from_f64(F32, 1e-3), 1);
                results.extend(b.add(with, &operands, attrs, Vec::new()).unwrap());
            }
        }
        results
    });
    module(vec![entry])
}

/// Returns convolutions, with all attributes and with none.
pub(crate) fn convolutions() -> Module {
    use convolution::{Convolution, Dimensions, conv};
    let entry = function("convolutions", |b| {
        let mut results = Vec::new();
        for element in ElementType::ALL {
            let (x, w) = (param(b, element, &[2, 3, 8]), param(b, element, &[4, 3, 2]));
            let plain = Convolution::new(Dimensions::standard(1));
            results.push(conv(b, x, w, plain).unwrap());
        }
        let (x, w) = (param(b, F32, &[6, 9, 8, 4]), param(b, F32, &[3, 2, 4, 6]));
        let general = Convolution {
            strides: vec![2, 1],
            padding: [1, 1, 0, -1].map(Int::from).to_vec(),
            dilations: [vec![1, 2], vec![2, 1]],
            reversal: vec![true, false],
            groups: [1, 3],
            ..Convolution::new(Dimensions::read("b01f_01io->b01f").unwrap())
        };
        results.push(conv(b, x, w, general).unwrap());
        let (x, w) = (param(b, F32, &[2, 6]), param(b, F32, &[4, 3]));
        let groups = Convolution {
            groups: [2, 1],
            ..Convolution::new(Dimensions::standard(0))
        };
        results.push(conv(b, x, w, groups).unwrap());
        results
    });
    module(vec![entry])
}

/// Returns random bits of each algorithm and each element type that it admits.
pub(crate) fn drawn() -> Module {
    let entry = function("drawn", |b| {
        let mut results = Vec::new();
        for element in ElementType::ALL {
            for (algorithm, length) in [(Generator::ThreeFry, 2), (Generator::Philox, 3)] {
                let state = param(b, ElementType::U64, &[length]);
                let sizes = vec![Size::from(2), Size::from(3)];
                let drawn =
                    rng_bit_generator::rng_bit_generator(b, state, algorithm, element, sizes);
                results.extend(drawn.into_iter().flatten());
            }
        }
        results
    });
    module(vec![entry])
}

/// Returns the bits of special numbers in the element type, as many as fill whole elements.
fn specials(element: ElementType) -> Literal {
    let floats = [
        0.0,
        -0.0,
        1.0,
        0.1,
        -2.5,
        1e20,
        1e-7,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        3e-41,
        65504.0,
    ];
    let scalar = |element, v| Literal::scalar(element, v).bytes().to_vec();
    let float = |v: f64| scalar(element, Scalar::Float(v));
    let complex = |v: f64| scalar(element, Scalar::Complex(v, -v));
    let bytes: Vec<u8> = match element {
        Bool => vec![0, 1, 1, 0],
        F16 | Bf16 | F32 | F64 => {
            let mut bytes = floats.map(float).concat();
            // A NaN with a payload.
            let mut nan = float(f64::NAN);
            nan[0] = 1;
            bytes.extend(nan);
            bytes
        }
        ElementType::C64 | ElementType::C128 => floats.map(complex).concat(),
        _ => {
            let (low, high) = xla_hlo::literal::integer_range(element);
            [0, 1, low, high]
                .map(|v| scalar(element, Scalar::Integer(v)))
                .concat()
        }
    };
    let len = bytes.len() / element.bytes();
    Literal::from_bytes(shape(element, &[len]), bytes).unwrap()
}

/// Returns constants of every element type: special values, a single value throughout, nested, empty.
pub(crate) fn constants() -> Module {
    let entry = function("constants", |b| {
        let mut results = Vec::new();
        for element in ElementType::ALL {
            results.push(b.constant(specials(element)));
            results.push(b.scalar(element, 1.0));
            let one = Literal::from_f64(element, 1.0);
            let splat = Literal::from_bytes(shape(element, &[2, 3]), one.bytes().repeat(6));
            results.push(b.constant(splat.unwrap()));
            let empty = Literal::from_bytes(shape(element, &[0, 3]), Vec::new());
            results.push(b.constant(empty.unwrap()));
        }
        let bytes: Vec<u8> = (1..=12u8).collect();
        let nested = Literal::from_bytes(shape(U8, &[2, 3, 2]), bytes).unwrap();
        results.push(b.constant(nested));
        results
    });
    module(vec![entry])
}

/// Returns a layer that multiplies `N` rows by weights and divides them by `2 * N`.
fn generic_layer() -> Function {
    let mut layer = function("layer", |b| {
        let n = Size::name("N");
        let rows = Shape::new(F32, [n.clone(), Size::from(4)]);
        let x = b.graph.add_param(rows.clone());
        let w = param(b, F32, &[4]);
        let w = broadcast::in_dim(b, w, rows.dims.clone(), &[1]).unwrap();
        let y = op(b, &elementwise::mul, &[x, w]);
        let count = constant::size(b, F32, Size::from(2) * n);
        let count = broadcast::in_dim(b, count, rows.dims.clone(), &[]).unwrap();
        let y = op(b, &elementwise::div, &[y, count]);
        vec![y]
    });
    layer.signature.sizes = vec!["N".to_string()];
    layer.signature.result = Type::array(layer.graph.result_shapes()[0].clone());
    layer
}

/// Returns an entry with static sizes, a layout, a record, and names that are not valid in MLIR, which calls a generic
/// callee for two sizes, and that one for the same size twice.
pub(crate) fn calls() -> Module {
    let mut module = module(vec![generic_layer()]);
    let twice = {
        let mut b = Builder::new(&module);
        let x = b
            .graph
            .add_param(Shape::new(F32, [Size::name("M"), Size::from(4)]));
        let w = param(&mut b, F32, &[4]);
        let callee = Rc::clone(module.function("layer").unwrap());
        let [x, w] = [x, w].map(Tree::Leaf);
        let once = call::call(&mut b, &callee, &[x, w.clone()]).unwrap().result;
        let twice = call::call(&mut b, &callee, &[once, w]).unwrap().result;
        b.graph.results = vec![*twice.leaf().unwrap()];
        let ty = |v: Value| Type::array(b.graph.shape(v).clone());
        let params =
            [("x", 0), ("w", 1)].map(|(name, i)| Parameter::new(name, ty(b.graph.params[i])));
        Function::new(
            "main".to_string(),
            Signature {
                sizes: vec!["M".to_string()],
                ..Signature::new(params.to_vec(), ty(b.graph.results[0]))
            },
            b.graph,
        )
    };
    module.functions.push(Rc::new(twice));
    let entry = {
        let mut b = Builder::new(&module);
        let x = param(&mut b, F32, &[3, 4]);
        let [w, scale] = [param(&mut b, F32, &[4]), param(&mut b, F32, &[])];
        let tall =
            broadcast::in_dim(&mut b, x, [5, 3, 4].map(Size::from).to_vec(), &[1, 2]).unwrap();
        let tall = reshape::reshape(&mut b, tall, [15, 4].map(Size::from).to_vec()).unwrap();
        let mut results = vec![];
        for (callee, x) in [("main", x), ("layer", x), ("layer", tall)] {
            let callee = Rc::clone(module.function(callee).unwrap());
            let arguments = [x, w].map(Tree::Leaf);
            let value = call::call(&mut b, &callee, &arguments).unwrap().result;
            results.push(*value.leaf().unwrap());
        }
        results.push(op(&mut b, &elementwise::neg, &[scale]));
        b.graph.results = results;
        let leaf = |v: Value| Type::array(b.graph.shape(v).clone());
        let column_major = |v: Value| {
            Tree::Leaf(ArrayType {
                shape: b.graph.shape(v).clone(),
                layout: SymbolicLayout::dense(vec![0, 1]),
            })
        };
        let results = &b.graph.results;
        let params = Tree::Record(
            "Params".to_string(),
            vec![
                ("w".to_string(), leaf(w)),
                (
                    "nested \"pair\"".to_string(),
                    Tree::Tuple(vec![leaf(scale)]),
                ),
            ],
        );
        let params = vec![
            Parameter::new("x", column_major(x)),
            Parameter::new("größe", params),
        ];
        let result = Tree::Tuple(vec![
            Tree::Tuple(vec![column_major(results[0]), leaf(results[1])]),
            Tree::Record(
                "Tall`s\\".to_string(),
                vec![("0".to_string(), leaf(results[2]))],
            ),
            leaf(results[3]),
        ]);
        let signature = Signature::new(params, result);
        Function::new("my crate::scores".to_string(), signature, b.graph)
    };
    module.functions.push(Rc::new(entry));
    module
}

/// Returns every module with the name of its golden file. Modules of one file are adjacent.
pub(crate) fn all() -> Vec<(&'static str, Module)> {
    let elementwise = elementwise().into_iter();
    let elementwise = elementwise.map(|module| ("elementwise", module));
    let others = [
        ("structural", structural()),
        ("movement", movement()),
        ("applied", applied()),
        ("places", crate::places::places()),
        ("scattered", crate::places::scattered()),
        ("labels", crate::labels::labels()),
        ("linear", linear::linear()),
        ("convolutions", convolutions()),
        ("drawn", drawn()),
        ("windows", crate::windows::windows()),
        ("expanded", expanded()),
        ("constants", constants()),
        ("calls", calls()),
        ("controlled", crate::control::controlled()),
        ("outside", crate::outside::outside()),
        ("replicas", crate::replicas::replicas()),
    ];
    elementwise.chain(others).collect()
}
