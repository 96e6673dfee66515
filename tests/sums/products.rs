//! Products and convolutions with long contractions, and gradients by what they contract.

use super::*;

#[computation]
fn products<N: Dim>(
    x: &f32![3, N],
) -> (
    (f32, f32![3], f32![3], f32![3, 3]),
    (f32![3], f32![3, 3], f32![3]),
) {
    let (y, columns) = (ones(f32, [N]) * 0.7, transpose(x, [1, 0]) * 0.9);
    let diagonal = dot_general(x, x, [0], [0], [1], [1]);
    (
        (dot(x[0], y), dot(x, y), dot(y, columns), dot(x, columns)),
        (
            diagonal,
            dot_general(x, x, [], [], [1], [1]),
            dot(y, transpose(x, [1, 0])),
        ),
    )
}

sums! { products_with_a_long_contraction of 1000 10000 1000000: |errors, x: f32![3, N]| {
    errors.bound = TILES;
    let ((one, by_vector, of_vector, square), (diagonal, gram, vector)) = products(&x);
    let x = x.as_slice();
    let row = |i: usize| &x[i * N..][..N];
    let dots = |i: usize, j: usize, scale: f32| -> f64 {
        row(i).iter().zip(row(j)).map(|(a, b)| f64::from(*a) * f64::from(*b * scale)).sum()
    };
    let by = |i: usize, y: &dyn Fn(f32) -> f64| row(i).iter().map(|x| y(*x) * f64::from(0.7f32)).sum::<f64>();
    let plain: Vec<f64> = (0..3).map(|i| by(i, &f64::from)).collect();
    let scaled: Vec<f64> = (0..3).map(|i| by(i, &|x| f64::from(x * 0.9))).collect();
    let pairs = |scale| (0..9).map(|p| dots(p / 3, p % 3, scale)).collect::<Vec<_>>();
    errors.add("vector times vector", &[one], &plain[..1]);
    errors.add("matrix times vector", by_vector.as_slice(), &plain);
    errors.add("vector times matrix", of_vector.as_slice(), &scaled);
    errors.add("vector times transposed matrix", vector.as_slice(), &plain);
    errors.add("matrix times matrix", square.as_slice(), &pairs(0.9));
    errors.add("matrix times transposed matrix", gram.as_slice(), &pairs(1.0));
    errors.add("batch of vectors times vectors", diagonal.as_slice(), &(0..3).map(|i| dots(i, i, 1.0)).collect::<Vec<_>>());
} }

#[computation]
fn products_of_rows<N: Dim>(x: &f32![N, 17]) -> (f32![17, 17], f32![17], f32![17, 17]) {
    let y = ones(f32, [N]) * 0.7;
    (
        dot_general(x, x, [], [], [0], [0]),
        dot(y, x),
        dot(transpose(x, [1, 0]), x),
    )
}

sums! { products_that_contract_rows of 1000 10000 1000000: |errors, x: f32![N, 17]| {
    errors.bound = TILES;
    let (gram, vector, product) = products_of_rows(&x);
    let x = x.as_slice();
    let mut want = vec![0.0; 17 * 17];
    for row in x.chunks(17) {
        for (at, want) in want.iter_mut().enumerate() {
            *want += f64::from(row[at / 17]) * f64::from(row[at % 17]);
        }
    }
    errors.add("contracted rows", gram.as_slice(), &want);
    errors.add("transposed matrix times matrix", product.as_slice(), &want);
    errors.add("vector times matrix", vector.as_slice(), &exact([1, N, 17], x, |x| x * f64::from(0.7f32)));
} }

#[computation]
fn products_of_batches<N: Dim>(
    x: &f32![2, N, 40],
) -> (f32![2, 40, 40], f32![40, 40], f32![100, 40]) {
    let y = broadcast(x[(0, .., 0)], [100]);
    (
        dot_general(x, x, [0], [0], [1], [1]),
        dot_general(x, x, [], [], [0, 1], [0, 1]),
        dot(y, x[1]),
    )
}

sums! { products_of_batches_and_blocks of 1000 10000: |errors, x: f32![2, N, 40]| {
    errors.bound = TILES;
    let (batch, both, few) = products_of_batches(&x);
    let x = x.as_slice();
    let mut want = vec![0.0; 2 * 40 * 40];
    let mut first = vec![0.0; 40];
    for (r, row) in x.chunks(40).enumerate() {
        for (at, want) in want[r / N * 1600..][..1600].iter_mut().enumerate() {
            *want += f64::from(row[at / 40]) * f64::from(row[at % 40]);
        }
        if r >= N {
            for (j, first) in first.iter_mut().enumerate() {
                *first += f64::from(x[(r - N) * 40]) * f64::from(row[j]);
            }
        }
    }
    errors.add("batch", batch.as_slice(), &want);
    let (a, b) = want.split_at(1600);
    errors.add("two contracted dimensions", both.as_slice(), &a.iter().zip(b).map(|(a, b)| a + b).collect::<Vec<_>>());
    errors.add("blocks of rows", few.as_slice(), &first.repeat(100));
} }

#[computation]
fn convolved<N: Dim>(x: &f32![1, N, 8]) -> (f32![1, 2, 8], f32![1, 2, 6]) {
    let one = ones(f32, [2, N, 1]);
    let three = ones(f32, [2, N, 3]);
    (
        conv(x, one, dimension_numbers = "bf0_oi0->bf0"),
        conv(x, three, dimension_numbers = "bf0_oi0->bf0"),
    )
}

sums! { convolutions_with_many_features of 1000 10000 100000: |errors, x: f32![1, N, 8]| {
    errors.bound = TILES;
    let (one, three) = convolved(&x);
    let sums = exact([1, N, 8], x.as_slice(), |x| x);
    let windows: Vec<f64> = sums.windows(3).map(|some| some.iter().sum()).collect();
    errors.add("window of 1", one.as_slice(), &sums.repeat(2));
    errors.add("window of 3", three.as_slice(), &windows.repeat(2));
} }

#[computation]
fn learned<N: Dim>(x: &f32![2, N, 3]) -> (f32![4, 3, 3], f32![4], f32![3, 5], f32![5]) {
    let padded = conv_loss(x, zeros(f32, [4, 3, 3]), zeros(f32, [4]));
    let (kernel, bias) =
        grad(|w, b| conv_loss(x, w, b), argnums = [0, 1])(zeros(f32, [4, 3, 3]), zeros(f32, [4]));
    let (weights, offset) = grad(|w, b| sum(dot(x[0], w) + b.along([1])), argnums = [0, 1])(
        zeros(f32, [3, 5]),
        zeros(f32, [5]),
    );
    (kernel + 0.0 * padded, bias, weights, offset)
}

#[computation]
fn conv_loss<N: Dim>(x: &f32![2, N, 3], w: &f32![4, 3, 3], b: &f32![4]) -> f32 {
    sum(conv(x, w, padding = "SAME", dimension_numbers = "b0f_oi0->b0f") + b.along([2]))
}

sums! { gradients_of_biases_and_kernels of 1000 10000 1000000: |errors, x: f32![2, N, 3]| {
    errors.bound = TILES;
    let (kernel, bias, weights, offset) = learned(&x);
    let x = x.as_slice();
    let mut want = Vec::new();
    for feature in 0..3 {
        for place in 0..3 {
            // The first place of the window misses the last row, and the last place the first.
            let rows = |b: usize| (0..N).filter(move |i| (*i, place) != (N - 1, 0) && (*i, place) != (0, 2))
                .map(move |i| f64::from(x[(b * N + i) * 3 + feature]));
            want.push(rows(0).chain(rows(1)).sum::<f64>());
        }
    }
    errors.add("kernel", kernel.as_slice(), &want.repeat(4));
    errors.add("bias of a convolution", bias.as_slice(), &[2.0 * N as f64; 4]);
    let sums = exact([1, N, 3], &x[..3 * N], |x| x);
    errors.add("weights", weights.as_slice(), &sums.iter().flat_map(|x| [*x; 5]).collect::<Vec<_>>());
    errors.add("bias", offset.as_slice(), &[N as f64; 5]);
} }
