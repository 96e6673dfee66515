use typed_xla::layout::{FixedShape, array_shape};

pub const TABLE: FixedShape<2> = array_shape!(s32[2, 3]{1, 1});

fn main() {}
