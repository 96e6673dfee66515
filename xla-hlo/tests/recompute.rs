//! The values that loops compute again where they are read late, and those that are kept.

use xla_hlo::attr::{Direction, Generator};
use xla_hlo::graph::{Module, Value};
use xla_hlo::lower::{Limits, Memory, Program, Step, lower_from};
use xla_hlo::ops::elementwise::{self, add, exp, max, mul, sub};
use xla_hlo::ops::{broadcast, dot_general, reduce, rng_bit_generator, select};
use xla_hlo::{Builder, ElementType, Primitive, Shape, Size};

const F32: ElementType = ElementType::F32;
/// The size of arrays for which even a mask is large.
const SIZE: usize = 256;

/// A function that is lowered with values computed again, and without.
struct Case {
    b: Builder<'static>,
    /// The size of the square arrays, and a parameter that is a matrix to multiply them by.
    size: usize,
    w: Value,
    memory: Memory,
}

impl Case {
    fn new(module: &'static Module, size: usize) -> Case {
        let mut b = Builder::new(module);
        let w = b.graph.add_param(square(size));
        let memory = Memory::default();
        Case { b, size, w, memory }
    }

    fn param(&mut self, dims: &[usize]) -> Value {
        let dims: Vec<Size> = dims.iter().map(|&size| Size::from(size)).collect();
        self.b.graph.add_param(Shape::new(F32, dims))
    }

    /// Returns the product with the parameter, which is no loop: a value computed before it is read late after it.
    fn product(&mut self, x: Value) -> Value {
        let dims = [vec![], vec![], vec![1], vec![0]];
        dot_general::dot_general(&mut self.b, x, self.w, dims).unwrap()
    }

    fn op(&mut self, with: &'static Primitive, operands: &[Value]) -> Value {
        elementwise::apply(&mut self.b, with, operands).unwrap()
    }

    fn number(&mut self, element: ElementType, n: f64) -> Value {
        let scalar = self.b.scalar(element, n);
        let sizes = square(self.size).dims;
        broadcast::in_dim(&mut self.b, scalar, sizes, &[]).unwrap()
    }

    /// Broadcasts a vector along a dimension of a square array.
    fn spread(&mut self, x: Value, along: usize) -> Value {
        let sizes = square(self.size).dims;
        broadcast::in_dim(&mut self.b, x, sizes, &[along]).unwrap()
    }

    fn sum(&mut self, x: Value, dimension: usize) -> Value {
        let identity = reduce::identity(&add, F32).unwrap();
        reduce::fold(&mut self.b, x, &add, identity, &[dimension]).unwrap()
    }

    fn compared(&mut self, direction: Direction, lhs: Value, rhs: Value) -> Value {
        (self.b)
            .formula([lhs, rhs], |[lhs, rhs]| lhs.is(direction, rhs))
            .unwrap()
    }

    fn chosen(&mut self, pred: Value, on_true: Value, on_false: Value) -> Value {
        let operands = [pred, on_true, on_false];
        self.b.add1(&select::PRIMITIVE, &operands, vec![]).unwrap()
    }

    fn bits(&mut self) -> Value {
        let element = ElementType::U64;
        let state = Shape::new(element, vec![Size::from(2)]);
        let state = self.b.graph.add_param(state);
        let sizes = square(self.size).dims;
        let element = ElementType::U32;
        let drawn = rng_bit_generator::rng_bit_generator(
            &mut self.b,
            state,
            Generator::ThreeFry,
            element,
            sizes,
        );
        drawn.unwrap()[1]
    }
}

fn square(size: usize) -> Shape {
    Shape::new(F32, vec![Size::from(size); 2])
}

/// Returns the number of arrays with two dimensions that loops write.
fn written(program: &Program) -> usize {
    let loops = program.steps.iter().map(|step| match step {
        Step::Loop(step) => step.outs.iter().filter(|out| out.full).count(),
        _ => 0,
    });
    loops.sum()
}

/// Returns the lowered programs without values computed again, and with them.
fn lowered(size: usize, build: fn(&mut Case) -> Value) -> [Program; 2] {
    let module = Box::leak(Box::default());
    let mut case = Case::new(module, size);
    let result = build(&mut case);
    // The last product keeps the loop before it from writing a result.
    let result = case.product(result);
    case.b.graph.results.insert(0, result);
    let keep = Limits {
        recomputed: usize::MAX,
        ..Limits::SEPARATE
    };
    [keep, Limits::SEPARATE].map(|limits| lower_from(&case.b.graph, &case.memory, limits))
}

/// Returns how many arrays less loops write if values are computed again, and how many bytes less the arena has.
fn saved(size: usize, build: fn(&mut Case) -> Value) -> (usize, usize) {
    let [kept, again] = lowered(size, build);
    let arena = |program: &Program| program.memory_use().arena.unwrap();
    (
        written(&kept) - written(&again),
        arena(&kept) - arena(&again),
    )
}

#[track_caller]
fn assert_kept(size: usize, build: fn(&mut Case) -> Value, name: &str) {
    let [kept, again] = lowered(size, build).map(|program| program.to_string());
    assert_eq!(again, kept, "{name}");
}

/// The slope of `tanh` from its value, read after a product of the value.
fn slope(case: &mut Case, x: Value) -> Value {
    let h = case.product(x);
    let y = case.op(&elementwise::tanh, &[h]);
    let one = case.number(F32, 1.0);
    let (more, less) = (case.op(&add, &[one, y]), case.op(&sub, &[one, y]));
    let slope = case.op(&mul, &[more, less]);
    let z = case.product(y);
    case.op(&mul, &[z, slope])
}

#[test]
fn what_is_cheap_is_computed_again_where_it_is_read_late() {
    type Row = (&'static str, fn(&mut Case) -> Value);
    let rows: [Row; 6] = [
        ("a chain of a kept array", |case| {
            let x = case.w;
            slope(case, x)
        }),
        ("a mask of an array that its reader reads", |case| {
            let (h, zero) = (case.op(&exp, &[case.w]), case.number(F32, 0.0));
            let y = case.op(&max, &[h, zero]);
            let mask = case.compared(Direction::Le, h, zero);
            let z = case.product(y);
            let masked = case.chosen(mask, zero, z);
            case.op(&mul, &[masked, h])
        }),
        ("a sum with a broadcast", |case| {
            let bias = case.param(&[SIZE]);
            let h = case.product(case.w);
            let bias = case.spread(bias, 1);
            let sum = case.op(&add, &[h, bias]);
            let y = case.op(&elementwise::tanh, &[sum]);
            let z = case.product(y);
            case.op(&mul, &[z, sum])
        }),
        ("the factors of a dropout", |case| {
            let bits = case.bits();
            let limit = case.number(ElementType::U32, 1e9);
            let mask = case.compared(Direction::Lt, bits, limit);
            let (two, zero) = (case.number(F32, 2.0), case.number(F32, 0.0));
            let factors = case.chosen(mask, two, zero);
            let y = case.op(&mul, &[case.w, factors]);
            let z = case.product(y);
            case.op(&mul, &[z, factors])
        }),
        ("a difference from a value of each row", |case| {
            let sums = case.sum(case.w, 1);
            let sums = case.spread(sums, 0);
            let difference = case.op(&sub, &[case.w, sums]);
            let y = case.op(&exp, &[difference]);
            let z = case.product(y);
            case.op(&mul, &[z, difference])
        }),
        ("in a fold of columns", |case| {
            let two = case.number(F32, 2.0);
            let y = case.op(&exp, &[case.w]);
            let twice = case.op(&mul, &[case.w, two]);
            let y = case.op(&sub, &[y, twice]);
            let z = case.product(y);
            let folded = case.op(&mul, &[z, twice]);
            let sums = case.sum(folded, 0);
            case.spread(sums, 1)
        }),
    ];
    for (name, build) in rows {
        assert_eq!(saved(SIZE, build).0, 1, "{name}");
    }
}

#[test]
fn what_is_expensive_or_needed_anyway_is_kept() {
    type Row = (&'static str, fn(&mut Case) -> Value);
    let rows: [Row; 11] = [
        ("a product", |case| {
            let h = case.product(case.w);
            let y = case.op(&exp, &[h]);
            let z = case.product(y);
            case.op(&mul, &[z, h])
        }),
        ("a reduction", |case| {
            let sums = case.sum(case.w, 1);
            let spread = case.spread(sums, 0);
            let y = case.op(&mul, &[case.w, spread]);
            let z = case.product(y);
            case.op(&mul, &[z, spread])
        }),
        (
            "an expensive function of an array that its reader reads",
            |case| {
                let one = case.number(F32, 1.0);
                let y = case.op(&exp, &[case.w]);
                let more = case.op(&add, &[y, one]);
                let z = case.product(more);
                let scaled = case.op(&mul, &[z, y]);
                case.op(&mul, &[scaled, case.w])
            },
        ),
        ("an array that a product reads", |case| {
            let two = case.number(F32, 2.0);
            let y = case.op(&mul, &[case.w, two]);
            let z = case.product(y);
            case.op(&mul, &[z, y])
        }),
        ("a mask whose operand dies earlier and is larger", |case| {
            let (h, zero) = (case.op(&exp, &[case.w]), case.number(F32, 0.0));
            let y = case.op(&max, &[h, zero]);
            let mask = case.compared(Direction::Le, h, zero);
            let z = case.product(y);
            case.chosen(mask, zero, z)
        }),
        ("a mask of a parameter, which is larger", |case| {
            let (half, zero) = (case.number(F32, 0.5), case.number(F32, 0.0));
            let mask = case.compared(Direction::Le, case.w, half);
            let y = case.chosen(mask, case.w, zero);
            let z = case.product(y);
            case.chosen(mask, zero, z)
        }),
        ("a mask of random bits, which are larger", |case| {
            let bits = case.bits();
            let (limit, zero) = (case.number(ElementType::U32, 1e9), case.number(F32, 0.0));
            let mask = case.compared(Direction::Lt, bits, limit);
            let y = case.chosen(mask, case.w, zero);
            let z = case.product(y);
            case.chosen(mask, z, zero)
        }),
        ("a sum of two arrays that die earlier", |case| {
            let h = case.product(case.w);
            let g = case.product(h);
            let sum = case.op(&add, &[h, g]);
            let y = case.op(&exp, &[sum]);
            let z = case.product(y);
            case.op(&mul, &[z, sum])
        }),
        (
            "a choice of which mask and operand together are larger",
            |case| {
                let (e, half) = (case.op(&exp, &[case.w]), case.number(F32, 0.5));
                let mask = case.compared(Direction::Le, e, half);
                let h = case.product(e);
                let chosen = case.chosen(mask, h, half);
                let y = case.op(&exp, &[chosen]);
                let z = case.product(y);
                case.op(&mul, &[z, chosen])
            },
        ),
        ("a result", |case| {
            let (h, two) = (case.product(case.w), case.number(F32, 2.0));
            let twice = case.op(&mul, &[h, two]);
            let y = case.op(&exp, &[twice]);
            case.b.graph.results.push(twice);
            let z = case.product(y);
            case.op(&mul, &[z, twice])
        }),
        ("a function of state that is updated before", |case| {
            let (state, two) = (case.param(&[SIZE, SIZE]), case.number(F32, 2.0));
            let twice = case.op(&mul, &[state, two]);
            let y = case.op(&exp, &[twice]);
            let z = case.product(y);
            let updated = case.op(&sub, &[state, z]);
            case.b.graph.results.push(updated);
            case.memory.updates = vec![None, Some(1)];
            let z = case.product(z);
            case.op(&mul, &[z, twice])
        }),
    ];
    for (name, build) in rows {
        assert_kept(SIZE, build, name);
    }
}

#[test]
fn small_arrays_are_kept_since_they_stay_in_the_cache() {
    let build = |case: &mut Case| slope(case, case.w);
    assert_kept(64, build, "64 by 64");
    assert_eq!(saved(96, build).0, 1);
}

#[test]
fn the_operand_of_what_is_computed_again_takes_its_place_in_the_arena() {
    let build = |case: &mut Case| slope(case, case.w);
    let bytes = SIZE * SIZE * 4;
    assert_eq!(saved(SIZE, build), (1, bytes));
}
