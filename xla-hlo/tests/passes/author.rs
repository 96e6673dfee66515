//! Generates random functions.

mod control;

use std::rc::Rc;

use crate::kernels::array::{Array, known};
use xla_hlo::attr::Direction;
use xla_hlo::graph::Attr;
use xla_hlo::literal::Scalar;
use xla_hlo::ops::{
    self, broadcast, compare, convert, dot_general, elementwise, iota, map, optimization_barrier,
    reduce, reshape, select, transpose,
};
use xla_hlo::shape::ArrayType;
use xla_hlo::{
    Builder, ElementType, Function, Graph, Literal, Module, Parameter, Primitive, Shape, Signature,
    Size, SymbolicLayout, Tree, Value,
};

use ElementType::{Bool, F32, F64, I32, U8};

const ELEMENTS: [ElementType; 5] = [F32, F64, I32, U8, Bool];

/// A predicate of the element types that an operation admits.
type Admits = fn(ElementType) -> bool;

/// A small random generator (xorshift) whose numbers are the same on every machine.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn scalar(&mut self, element: ElementType) -> Scalar {
        const FLOATS: [f64; 12] = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            2.0,
            0.5,
            3.25,
            -7.0,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            4.0,
        ];
        match element {
            Bool => Scalar::Bool(self.below(2) == 0),
            I32 => Scalar::Integer(self.of(&[
                0,
                1,
                -1,
                2,
                7,
                -13,
                33,
                i128::from(i32::MAX),
                i128::from(i32::MIN),
            ])),
            U8 => Scalar::Integer(self.of(&[0, 1, 2, 3, 8, 77, 128, 255])),
            _ => Scalar::Float(self.of(&FLOATS)),
        }
    }

    pub(crate) fn array(&mut self, shape: &Shape) -> Array {
        let dims = known(shape);
        let elements = (0..dims.iter().product())
            .map(|_| self.scalar(shape.element))
            .collect();
        Array {
            element: shape.element,
            dims,
            elements,
        }
    }

    fn permutation(&mut self, rank: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..rank).collect();
        for i in (1..rank).rev() {
            all.swap(i, self.below(i + 1));
        }
        all
    }

    fn shape(&mut self) -> Shape {
        let rank = self.below(5);
        let dims: Vec<Size> = (0..rank).map(|_| Size::from(self.of(&[1, 2, 3]))).collect();
        Shape::new(self.of(&ELEMENTS), dims)
    }
}

/// Adds random instructions.
struct Author<'d, 'm> {
    dice: &'d mut Dice,
    b: Builder<'m>,
    values: Vec<Value>,
    /// The number of computations around this one.
    depth: usize,
}

impl Author<'_, '_> {
    /// Picks a value of an admitted element type, or adds one if there is none.
    fn value(&mut self, admitted: &dyn Fn(ElementType) -> bool) -> Value {
        let fit: Vec<Value> = self
            .values
            .iter()
            .copied()
            .filter(|&v| admitted(self.b.shape(v).element))
            .collect();
        if !fit.is_empty() {
            return self.dice.of(&fit);
        }
        let element = ELEMENTS.into_iter().find(|&e| admitted(e)).unwrap();
        self.constant(&Shape::scalar(element))
    }

    /// Returns a value of a shape: an existing one, a constant, or a broadcast of an existing one.
    fn like(&mut self, shape: &Shape) -> Value {
        let fit: Vec<Value> = self
            .values
            .iter()
            .copied()
            .filter(|&v| self.b.shape(v) == shape)
            .collect();
        if !fit.is_empty() && self.dice.below(4) > 0 {
            return self.dice.of(&fit);
        }
        if self.dice.below(3) == 0 {
            return self.constant(shape);
        }
        let scalar = self.constant(&Shape::scalar(shape.element));
        broadcast::in_dim(&mut self.b, scalar, shape.dims.clone(), &[]).unwrap()
    }

    fn constant(&mut self, shape: &Shape) -> Value {
        let elements = self.dice.array(shape).elements.into_iter();
        let bytes = elements.flat_map(|e| Literal::scalar(shape.element, e).bytes().to_vec());
        let literal = Literal::from_bytes(shape.clone(), bytes.collect()).unwrap();
        self.b.constant(literal)
    }

    fn add(&mut self) {
        let value = match self.dice.below(14) {
            0 | 1 => self.unary(),
            2..=4 => self.binary(),
            5 => self.chosen(),
            6 => {
                let x = self.value(&|_| true);
                let to = self.dice.of(&ELEMENTS);
                convert::convert(&mut self.b, x, to).unwrap()
            }
            7 => self.broadcast(),
            8 => self.reshaped(),
            9 => {
                let x = self.value(&|_| true);
                let permutation = self.dice.permutation(self.b.shape(x).rank());
                transpose::transpose(&mut self.b, x, &permutation).unwrap()
            }
            10 => self.reduced(),
            12 if self.may_nest() => self.repeated(),
            13 if self.may_nest() => self.branched(),
            _ => match self.dice.below(4) {
                0 => self.product(),
                1 => self.mapped(),
                2 => self.barrier(),
                _ => self.index(),
            },
        };
        if self.b.shape(value).len().known().unwrap() <= 256 {
            self.values.push(value);
        }
    }

    fn unary(&mut self) -> Value {
        let float: Admits = ElementType::is_float;
        let number: Admits = |e| e != Bool;
        let signed: Admits = |e| e.is_float() || e == I32;
        let bits: Admits = |e| !e.is_float();
        let rows: [(&'static Primitive, Admits); 9] = [
            (&elementwise::neg, number),
            (&elementwise::neg, number),
            (&elementwise::not, bits),
            (&elementwise::not, bits),
            (&elementwise::abs, signed),
            (&elementwise::sign, signed),
            (&elementwise::floor, float),
            (&elementwise::exp, float),
            (&elementwise::is_finite, float),
        ];
        let (op, admitted) = self.dice.of(&rows);
        let x = self.value(&admitted);
        self.b.add1(op, &[x], Vec::new()).unwrap()
    }

    fn binary(&mut self) -> Value {
        let x = self.value(&|_| true);
        let shape = self.b.shape(x).clone();
        let y = self.like(&shape);
        let operands = self.dice.of(&[[x, y], [y, x], [x, x]]);
        if self.dice.below(5) == 0 {
            use Direction::{Eq, Ge, Gt, Le, Lt, Ne};
            let direction = self.dice.of(&[Eq, Ne, Lt, Le, Gt, Ge]).into();
            return self
                .b
                .add1(
                    &compare::PRIMITIVE,
                    &operands,
                    vec![("comparison_direction", direction)],
                )
                .unwrap();
        }
        use elementwise as e;
        let any: [&'static Primitive; 4] = [&e::add, &e::mul, &e::max, &e::min];
        let number: [&'static Primitive; 3] = [&e::sub, &e::div, &e::rem];
        let bits: [&'static Primitive; 3] = [&e::and, &e::or, &e::xor];
        let integer: [&'static Primitive; 3] = [
            &e::shift_left,
            &e::shift_right_logical,
            &e::shift_right_arithmetic,
        ];
        let groups: &[&[&'static Primitive]] = match shape.element {
            Bool => &[&any, &bits],
            I32 | U8 => &[&any, &number, &bits, &integer],
            _ => &[&any, &number],
        };
        let group = self.dice.of(groups);
        let op = self.dice.of(group);
        self.b.add1(op, &operands, Vec::new()).unwrap()
    }

    fn chosen(&mut self) -> Value {
        let x = self.value(&|_| true);
        let shape = self.b.shape(x).clone();
        let y = self.like(&shape);
        let pred = self.like(&shape.with_element(Bool));
        select::select(&mut self.b, pred, x, y).unwrap()
    }

    fn broadcast(&mut self) -> Value {
        let x = self.value(&|_| true);
        let own = self.b.shape(x).dims.clone();
        let rank = (own.len() + self.dice.below(3)).min(4).max(own.len());
        let dims: Vec<usize> = self
            .dice
            .permutation(rank)
            .into_iter()
            .take(own.len())
            .collect();
        let mut sizes: Vec<Size> = (0..rank)
            .map(|_| Size::from(self.dice.of(&[1, 2, 3])))
            .collect();
        for (&d, size) in dims.iter().zip(&own) {
            if !size.is(1) {
                sizes[d] = size.clone();
            }
        }
        // As in StableHLO: a dimension of size 1 may be broadcast in place.
        let attrs = vec![
            (
                "broadcast_dimensions",
                Attr::Ints(dims.iter().map(|&d| d as i64).collect()),
            ),
            ("sizes", Attr::Sizes(sizes)),
        ];
        self.b.add1(&broadcast::PRIMITIVE, &[x], attrs).unwrap()
    }

    fn reshaped(&mut self) -> Value {
        let x = self.value(&|_| true);
        let mut sizes = self.b.shape(x).dims.clone();
        if self.dice.below(4) == 0 {
            sizes = vec![self.b.shape(x).len()];
        }
        sizes.retain(|size| !size.is(1) || self.dice.below(2) == 0);
        if sizes.len() < 4 {
            sizes.insert(self.dice.below(sizes.len() + 1), Size::from(1));
        }
        reshape::reshape(&mut self.b, x, sizes).unwrap()
    }

    fn reduced(&mut self) -> Value {
        let x = self.value(&|_| true);
        let shape = self.b.shape(x).clone();
        let dims: Vec<usize> = self.dice.permutation(shape.rank());
        let count = self.dice.below(dims.len() + 1);
        use elementwise as e;
        let op = self.dice.of(&[&e::add, &e::mul, &e::max, &e::min]);
        let identity = match self.dice.below(2) {
            0 => self.dice.scalar(shape.element),
            _ => Literal::from_f64(shape.element, -0.0).splat().unwrap(),
        };
        let identity = Literal::scalar(shape.element, identity);
        reduce::fold(&mut self.b, x, op, identity, &dims[..count]).unwrap()
    }

    fn product(&mut self) -> Value {
        let x = self.value(&|e| e != Bool);
        let shape = self.b.shape(x).clone();
        let y = self.like(&shape);
        let permutation = self.dice.permutation(shape.rank());
        let y = transpose::transpose(&mut self.b, y, &permutation).unwrap();
        // Dimension `i` of `y` is dimension `permutation[i]` of `x`: each may be batch, contracting or free.
        let mut dims: [Vec<usize>; 4] = Default::default();
        for (i, &d) in permutation.iter().enumerate() {
            let which = self.dice.below(3);
            if which < 2 {
                dims[2 * which].push(d);
                dims[2 * which + 1].push(i);
            }
        }
        dot_general::dot_general(&mut self.b, x, y, dims).unwrap()
    }

    fn mapped(&mut self) -> Value {
        let x = self.value(&|_| true);
        let shape = self.b.shape(x).clone();
        let y = self.like(&shape);
        let mut region = Author {
            dice: self.dice,
            b: Builder::new(self.b.module),
            values: Vec::new(),
            depth: self.depth,
        };
        let scalar = Shape::scalar(shape.element);
        region.values = vec![
            region.b.graph.add_param(scalar.clone()),
            region.b.graph.add_param(scalar),
        ];
        for _ in 0..3 {
            let value = if region.dice.below(2) == 0 {
                region.unary()
            } else {
                region.binary()
            };
            region.values.push(value);
        }
        region.b.graph.results = vec![region.values[region.values.len() - 1]];
        let dims = Attr::Ints((0..shape.rank() as i64).collect());
        let region = region.b.graph;
        self.b
            .add(
                &map::PRIMITIVE,
                &[x, y],
                vec![("dimensions", dims)],
                vec![region],
            )
            .unwrap()[0]
    }

    fn barrier(&mut self) -> Value {
        let count = 1 + self.dice.below(3);
        let values: Vec<Value> = (0..count).map(|_| self.value(&|_| true)).collect();
        let made = optimization_barrier::optimization_barrier(&mut self.b, &values).unwrap();
        self.values.extend(&made[1..]);
        made[0]
    }

    fn index(&mut self) -> Value {
        let sizes = vec![Size::from(self.dice.of(&[1, 2, 3])), Size::from(3)];
        let dimension = self.dice.below(2);
        iota::iota(&mut self.b, self.dice.of(&[F32, I32]), sizes, dimension).unwrap()
    }
}

fn random_graph(dice: &mut Dice, module: &Module, params: &[Shape], length: usize) -> Graph {
    let mut author = Author {
        dice,
        b: Builder::new(module),
        values: Vec::new(),
        depth: 0,
    };
    for param in params {
        let param = author.b.graph.add_param(param.clone());
        author.values.push(param);
    }
    if let Some(callee) = module.entry() {
        let shapes = callee.graph.param_shapes();
        let operands: Vec<Value> = shapes.iter().map(|shape| author.like(shape)).collect();
        let name = Attr::Text(callee.name.clone());
        let results = author.b.add(
            &ops::call::PRIMITIVE,
            &operands,
            vec![("callee", name)],
            Vec::new(),
        );
        author.values.extend(results.unwrap());
    }
    for _ in 0..length {
        author.add();
    }
    let results = author.values.iter().rev().take(3).copied().collect();
    author.b.graph.results = results;
    author.b.graph
}

pub(crate) fn random_function(dice: &mut Dice, module: &mut Module, name: &str, length: usize) {
    let params: Vec<Shape> = (0..3).map(|_| dice.shape()).collect();
    let graph = random_graph(dice, module, &params, length);
    let mut leaf = |shape: Shape| {
        let layout = SymbolicLayout::dense(dice.permutation(shape.rank()));
        Tree::Leaf(ArrayType { shape, layout })
    };
    let inputs = params
        .into_iter()
        .map(&mut leaf)
        .map(|ty| Parameter::new("x", ty));
    let signature = Signature::new(
        inputs.collect(),
        Tree::Tuple(graph.result_shapes().into_iter().map(leaf).collect()),
    );
    module
        .functions
        .push(Rc::new(Function::new(name.to_string(), signature, graph)));
}
