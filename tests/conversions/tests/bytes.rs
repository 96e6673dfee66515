//! Structs of numbers by bytemuck, and the guide's lines.

use bytemuck::{Pod, Zeroable, cast_slice};
use typed_xla::prelude::*;
use typed_xla::tensor::View;

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C)]
struct Vertex {
    position: [f32; 3],
    colour: [f32; 3],
}

#[computation]
fn centre(vertices: &f32![?, 6]) -> f32![3] {
    mean(vertices[(.., ..3)], 0)
}

#[test]
fn structs_of_numbers_are_rows_without_a_copy() -> Result<(), Error> {
    let vertex = |x| Vertex {
        position: [x, 2.0, 3.0],
        colour: [0.5; 3],
    };
    let vertices = [vertex(1.0), vertex(3.0)];
    let view = View::<f32![?, 6]>::new(cast_slice(&vertices))?;
    assert_eq!(view.as_slice().as_ptr(), (&raw const vertices).cast());
    assert_eq!(centre(&view), tensor![2.0, 2.0, 3.0]);
    let back: &[Vertex] = cast_slice(view.as_slice());
    assert_eq!(
        (back.len(), back[1].position, back[1].colour),
        (2, [3.0, 2.0, 3.0], [0.5; 3])
    );
    Ok(())
}

#[test]
fn the_guide_has_the_line_of_each_conversion() {
    let page = include_str!("../../../docs/guide/data.md");
    for row in conversions::rows() {
        // The line runs.
        assert!((row.time)(1).as_secs() < 60, "{}", row.line);
        assert!(
            page.contains(&row.cells()),
            "docs/guide/data.md lacks the row {}",
            row.cells()
        );
    }
}
