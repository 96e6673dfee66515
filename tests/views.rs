//! Views of other memory as arguments, outputs and fields.

use std::rc::Rc;
use std::sync::Arc;

use typed_xla::prelude::*;
use typed_xla::tensor::{TensorMut, TensorView, View, ViewMut};
use typed_xla::{Error, Workspace};

#[computation(program = Doubled)]
fn doubled(x: &f32![?, 2]) -> f32![?, 2] {
    x + x
}

#[computation(program = Scale)]
fn scale(x: &f64![2, 3; {0, 1}], factor: f64) -> f64![2, 3; {0, 1}] {
    x * factor
}

#[computation]
fn step(x: &mut f32![2], by: &f32![2]) {
    *x += by;
}

const MEMORY: [f32; 6] = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0];

#[test]
fn whatever_dereferences_to_a_tensor_is_an_argument() -> Result<(), Error> {
    let expected: f32![?, 2] = tensor![[4.0, 6.0], [8.0, 10.0]].try_into()?;
    let tensor = <f32![?, 2]>::from_slice(&MEMORY[2..])?;
    let view = TensorView::new(&MEMORY[2..])?;
    assert_eq!(doubled(&view), expected);
    // Without a variable it needs `&*`: rustc coerces no reference to the value of `?`.
    assert_eq!(doubled(&*TensorView::new(&MEMORY[2..])?), expected);
    assert_eq!(doubled(TensorView::new(&MEMORY[2..])?.as_ref()), expected);
    assert_eq!(doubled(&TensorView::new(&MEMORY[2..]).unwrap()), expected);
    assert_eq!(
        doubled(&*TensorView::new_sized([2, 2], &MEMORY[2..])?),
        expected
    );
    assert_eq!(doubled(&TensorView::from(&tensor)), expected);
    assert_eq!(doubled(&Box::new(tensor.clone())), expected);
    assert_eq!(doubled(&Rc::new(tensor.clone())), expected);
    let shared = Arc::new(tensor);
    assert_eq!(doubled(&shared), expected);
    #[allow(clippy::explicit_auto_deref, reason = "this form is an argument too")]
    let explicit = doubled(&*shared);
    assert_eq!(explicit, expected);
    let elsewhere = Arc::clone(&shared);
    let result = std::thread::spawn(move || doubled(&elsewhere))
        .join()
        .unwrap();
    assert_eq!(result, expected);
    Ok(())
}

#[test]
fn an_output_of_dynamic_sizes_is_written_to_memory_elsewhere() -> Result<(), Error> {
    let mut memory = [0.0; 6];
    let mut out = TensorMut::new_sized([2, 2], &mut memory[1..5])?;
    let view = TensorView::new(&MEMORY[..4])?;
    Doubled::run_into(&mut out, &mut Workspace::new(), &view)?;
    assert_eq!(memory, [0.0, 0.0, 2.0, 4.0, 6.0, 0.0]);

    let mut out = TensorMut::new_sized([3, 2], &mut memory)?;
    let error = Doubled::run_into(&mut out, &mut Workspace::new(), &view).unwrap_err();
    assert_eq!(
        error.to_string(),
        "doubled: result 0 has the sizes [2, 2], but its tensor has the sizes [3, 2]"
    );
    Ok(())
}

#[test]
fn an_output_of_another_layout_is_written_in_memory_order() -> Result<(), Error> {
    let columns = [1.0, 4.0, 2.0, 5.0, 3.0, 6.0];
    let mut memory = [0.0; 6];
    let mut out = TensorMut::from_memory_sized([2, 3], &mut memory)?;
    let view = TensorView::from_memory(&columns)?;
    Scale::run_into(&mut out, &mut Workspace::new(), &view, 2.0);
    assert_eq!(out.to_vec(), [2.0, 4.0, 6.0, 8.0, 10.0, 12.0]);
    assert_eq!(memory, columns.map(|x| 2.0 * x));
    Ok(())
}

/// A function of plain Rust that returns a view.
#[allow(
    clippy::type_complexity,
    reason = "what the macro expands to is counted"
)]
fn after(memory: &[f32], row: usize) -> Result<View<'_, f32![?, 2]>, Error> {
    View::<f32![?, 2]>::new(&memory[2 * row..])
}

fn clear(mut x: ViewMut<'_, f32![?, 2]>) {
    x.as_mut_slice().fill(0.0);
}

#[test]
fn the_type_of_a_view_follows_from_the_type_of_its_tensor() -> Result<(), Error> {
    let rows = after(&MEMORY, 1)?;
    assert_eq!(doubled(&rows).as_slice(), [4.0, 6.0, 8.0, 10.0]);
    let mut memory = MEMORY;
    clear(ViewMut::<f32![?, 2]>::new(&mut memory[..2])?);
    clear(TensorMut::new_sized([1, 2], &mut memory[4..])?);
    assert_eq!(memory, [0.0, 0.0, 2.0, 3.0, 0.0, 0.0]);

    // Other element types, layouts, generic sizes and aliases.
    type Image = u8![?, ?, 3];
    fn first<N: Dim>(x: &View<'_, Tensor![f64; N, 2]>) -> f64 {
        x[[0, 0]]
    }
    let x = View::<f64![2, 2; {0, 1}]>::from_memory(&[1.0, 2.0, 3.0, 4.0])?;
    assert_eq!(x[[1, 0]], 2.0);
    assert_eq!(first::<Size<1>>(&TensorView::from(&[[3.0, 4.0]])), 3.0);
    assert_eq!(
        View::<Image>::new_sized([1, 1, 3], &[7; 3])?.dims(),
        [1, 1, 3]
    );
    Ok(())
}

/// A struct of plain Rust that borrows what a computation reads and writes.
struct Pass<'a> {
    x: View<'a, f32![?, 2]>,
    out: ViewMut<'a, f32![?, 2]>,
}

impl Pass<'_> {
    fn run(&mut self, workspace: &mut Workspace) -> Result<(), Error> {
        Doubled::run_into(&mut self.out, workspace, &self.x)
    }
}

#[test]
fn structs_borrow_what_computations_read_and_write() -> Result<(), Error> {
    let mut memory = [0.0; 4];
    let mut pass = Pass {
        x: TensorView::new(&MEMORY[..4])?,
        out: TensorMut::new(&mut memory)?,
    };
    pass.run(&mut Workspace::new())?;
    assert_eq!(pass.out.as_slice(), [0.0, 2.0, 4.0, 6.0]);
    assert_eq!(memory, [0.0, 2.0, 4.0, 6.0]);
    Ok(())
}

#[test]
fn state_is_a_tensor_which_a_shared_pointer_may_make_its_own() {
    let mut x = Arc::new(tensor![1.0, 2.0]);
    let before = Arc::clone(&x);
    step(Arc::make_mut(&mut x), &tensor![1.0, 1.0]);
    assert_eq!((*x, *before), (tensor![2.0, 3.0], tensor![1.0, 2.0]));
}
