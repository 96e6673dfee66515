//! Random bits by the runtime's kernel.

use xla_core::exec::Exec;
use xla_core::kernels::rng_bit_generator::{Drawn, run};
use xla_core::kernels::{Array as Elements, ArrayMut};
use xla_hlo::literal::Scalar;
use xla_hlo::operation::{Form, KernelArg};
use xla_hlo::{ElementType, Shape};

use crate::kernels::array::{Array, known};

/// Returns the next state and the bits; `None` if the instruction is another one.
pub(crate) fn bits(form: &Form, operands: &[&Array], shapes: &[&Shape]) -> Option<Vec<Array>> {
    let Form::Kernel(kernel) = form else {
        return None;
    };
    if kernel.name != "rng_bit_generator" {
        return None;
    }
    let by_philox = matches!(kernel.arguments.first(), Some(KernelArg::Bool(true)));
    let all = match shapes[1].element {
        ElementType::U8 => drawn::<u8>(operands[0], shapes, by_philox),
        ElementType::U16 => drawn::<u16>(operands[0], shapes, by_philox),
        ElementType::U32 => drawn::<u32>(operands[0], shapes, by_philox),
        ElementType::U64 => drawn::<u64>(operands[0], shapes, by_philox),
        other => panic!("random bits are unsigned numbers, not {other}"),
    };
    Some(all)
}

fn drawn<T: Drawn + Default + Into<i128>>(
    state: &Array,
    shapes: &[&Shape],
    by_philox: bool,
) -> Vec<Array> {
    let number = |element: &Scalar| match element {
        Scalar::Integer(x) => *x as u64,
        other => panic!("a state has integers, not {other:?}"),
    };
    let from: Vec<u64> = state.elements.iter().map(number).collect();
    let (mut next, dims) = (from.clone(), known(shapes[1]));
    let mut bits = vec![T::default(); dims.iter().product()];
    run(
        &Exec::serial(),
        ArrayMut::new(&mut next, &state.dims),
        ArrayMut::new(&mut bits, &dims),
        Elements::new(&from, &state.dims),
        by_philox,
    );
    let integers = |numbers: Vec<i128>, dims: &[usize], element| Array {
        element,
        dims: dims.to_vec(),
        elements: numbers.into_iter().map(Scalar::Integer).collect(),
    };
    let next = next.into_iter().map(i128::from).collect();
    let bits = bits.into_iter().map(T::into).collect();
    vec![
        integers(next, &state.dims, state.element),
        integers(bits, &dims, shapes[1].element),
    ]
}
