//! What tests of kernels share.

/// The numbers of the elements of an array.
pub(super) fn numbered(dims: &[usize]) -> Vec<u32> {
    (0..dims.iter().product::<usize>() as u32).collect()
}

/// Every index of an array, in row-major order.
pub(super) fn indices(dims: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    let place = move |mut place: usize| {
        let mut index = vec![0; dims.len()];
        for (i, size) in index.iter_mut().zip(dims).rev() {
            *i = place % size;
            place /= size;
        }
        index
    };
    (0..dims.iter().product()).map(place)
}
