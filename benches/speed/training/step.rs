//! A computation that updates its state, as a row.

use typed_xla::Tensors;
use xla_core::tensors::{Content, Leaves, Path};

use crate::input::{Input, Number};
use crate::measure::Runs;

/// A row, ready to run.
pub(crate) struct Step {
    /// Our steps. Each one updates the state in place.
    pub(crate) ours: Runs<'static>,
    /// Returns the computation as text, and its arguments.
    pub(crate) program: Box<dyn FnOnce() -> (&'static str, Vec<Input>)>,
}

/// A name, the minimum ratio of the best other time to ours, and the function that prepares the row.
pub(crate) type Entry = (&'static str, f64, fn() -> Step);

/// One row each: its name, the floor, the state with its first value, and a computation that returns the loss.
macro_rules! steps {
    ($(
        $what:literal $floor:literal
        $name:ident($($state:ident: &mut $type:ty = $start:expr),* $(; $($parameter:ident: $element:ident $dims:tt in $range:ident),*)?)
        -> $out:ident $out_dims:tt $body:block
    )*) => {
        pub(crate) const ROWS: &[$crate::step::Entry] = &[$(($what, $floor, $name)),*];

        $(fn $name() -> $crate::step::Step {
            #[computation(program = Program)]
            fn computation($($state: &mut $type,)* $($($parameter: &$element! $dims),*)?) -> $out! $out_dims $body

            $(let mut $state: $type = $start;)*
            $($(let $parameter: $element! $dims = $crate::input::filled(stringify!($parameter), $crate::step::$range);)*)?
            let mut inputs = Vec::new();
            $($crate::step::push(&$state, &mut inputs);)*
            $($(inputs.push($crate::input::Input::new(&$parameter));)*)?
            $crate::step::Step {
                ours: Box::new(move |count| {
                    for _ in 0..count {
                        let result = computation($(&mut $state,)* $($(std::hint::black_box(&$parameter)),*)?);
                        let _result = std::hint::black_box(result);
                    }
                }),
                program: Box::new(move || (<Program as typed_xla::Program>::stablehlo(), inputs)),
            }
        })*
    };
}
pub(crate) use steps;

/// Numbers of the size of weights, of inputs, and of ten classes.
pub(crate) const WEIGHTS: [f32; 2] = [-0.1, 0.1];
pub(crate) const AROUND: [f32; 2] = [-2.0, 2.0];
pub(crate) const CLASSES: [f32; 2] = [0.0, 10.0];
/// Numbers of the characters of the transformer example.
pub(crate) const CHARACTERS: [f32; 2] = [0.0, 65.0];

/// Returns parameters with elements of the size of weights.
pub(crate) fn weights<T: Tensors>() -> T {
    let mut leaf = 0;
    assembled(|elements, bytes| {
        leaf += 1;
        (0..elements as u64).for_each(|at| f32::number((leaf << 32) + at, WEIGHTS).write(bytes));
    })
}

/// Returns the state of an optimiser before the first step.
pub(crate) fn zeros<T: Tensors>() -> T {
    assembled(|elements, bytes| bytes.resize(4 * elements, 0))
}

/// Returns a collection whose leaves, with elements of 4 bytes, have the bytes that a function adds.
fn assembled<T: Tensors>(mut content: impl FnMut(usize, &mut Vec<u8>)) -> T {
    let collection = T::assemble(Path::ROOT, &mut |spec| {
        let dims: Vec<usize> = spec
            .dims
            .iter()
            .map(|size| size.expect("a static size"))
            .collect();
        let mut bytes = Vec::new();
        content(dims.iter().product(), &mut bytes);
        Ok(Content {
            dims: dims.into(),
            bytes: bytes.into(),
        })
    });
    collection.expect("the content has the sizes that were requested")
}

/// Adds the leaves of a state to XLA's arguments.
pub(crate) fn push<T: Leaves>(collection: &T, inputs: &mut Vec<Input>) {
    collection.visit(Path::ROOT, &mut |_, leaf| {
        inputs.push(Input {
            element: leaf.element,
            dims: leaf.dims.to_vec(),
            bytes: leaf.bytes.to_vec(),
        });
    });
}
