//! Structs of tensors with dynamic sizes.

use typed_xla::prelude::*;
use typed_xla::tensors::{Content, Leaves, Path};
use typed_xla::{Error, Infeed};

#[derive(Clone, Debug, PartialEq, Tensors)]
struct Batch {
    images: f32![?, 3],
    labels: i32![?],
}

fn batch(images: usize, labels: usize) -> Batch {
    Batch {
        images: Tensor::from_fn_sized([images, 3], |[i, j]| (3 * i + j) as f32).unwrap(),
        labels: Tensor::from_fn_sized([labels], |[i]| i as i32).unwrap(),
    }
}

fn message<T>(result: Result<T, Error>) -> String {
    result
        .err()
        .map_or_else(String::new, |error| error.to_string())
}

/// Returns the sum of each image, multiplied by its label.
#[computation]
fn weighted(batch: &Batch) -> Result<f32![?], Error> {
    Ok(sum(batch.images, 1) * batch.labels.convert(f32))
}

#[computation]
fn halves(batch: &Batch) -> f32 {
    sum(batch.images) / 2.0 + sum(batch.labels).convert(f32)
}

#[test]
fn each_field_has_sizes_of_its_own() {
    assert_eq!(halves(&batch(1, 4)), 7.5);
    assert_eq!(
        weighted(&batch(3, 3)).unwrap().as_slice(),
        [0.0, 12.0, 42.0]
    );
    assert_eq!(
        message(weighted(&batch(3, 2))),
        "weighted: dimension 0 of `batch.labels` is 2, but `sum(batch.images, 1) * batch.labels.convert(f32)` expects 3"
    );
}

#[computation]
fn scaled<N: Dim>(
    batch: Batch,
    by: &f32![?],
    w: &f32![3, N],
) -> Result<(Batch, f32![?, N]), Error> {
    let images = batch.images * by.along([0]);
    let scores = dot(images, w);
    Ok((
        Batch {
            images,
            labels: batch.labels + 1,
        },
        scores,
    ))
}

#[test]
fn fields_mix_with_arguments_and_generic_sizes_and_come_back() {
    let by = Tensor::from_vec(vec![1.0, 2.0]).unwrap();
    let w = tensor![[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]];
    let (scaled_batch, scores) = scaled(batch(2, 5), &by, &w).unwrap();
    assert_eq!(
        scaled_batch.images.to_vec(),
        [0.0, 1.0, 2.0, 6.0, 8.0, 10.0]
    );
    assert_eq!(scaled_batch.labels.as_slice(), [1, 2, 3, 4, 5]);
    assert_eq!(
        (scores.dims(), scores.to_vec()),
        ([2, 2], vec![0.0, 1.0, 6.0, 8.0])
    );
    assert_eq!(
        message(scaled(batch(3, 5), &by, &w)),
        "scaled: dimension 0 of `by` is 2, but `batch.images * by.along([0])` expects 3"
    );
}

#[derive(Clone, Debug, PartialEq, Tensors)]
struct Memory {
    seen: Batch,
    last: (f32![?, 3], f32),
}

fn memory(images: usize, labels: usize, last: usize) -> Memory {
    Memory {
        seen: batch(images, labels),
        last: (Tensor::full_sized([last, 3], 1.0).unwrap(), 0.5),
    }
}

#[computation]
fn remember(memory: &mut Memory, batch: &Batch, n: i32) -> Result<f32, Error> {
    for _ in 0..n {
        memory.seen.images += batch.images;
        memory.last.1 += 1.0;
    }
    memory.last.0 = batch.images + memory.last.0;
    memory.seen.labels = batch.labels;
    Ok(sum(memory.seen.images))
}

#[test]
fn state_of_open_sizes_keeps_them() {
    let mut state = memory(2, 3, 2);
    let total = remember(&mut state, &batch(2, 3), 2).unwrap();
    assert_eq!(total, 45.0);
    assert_eq!(state.last.1, 2.5);
    assert_eq!(state.last.0.to_vec(), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    let before = state.clone();
    let cases = [
        (
            (3, 3),
            "remember: dimension 0 of `batch.images` is 3, but `memory.seen.images += batch.images` expects 2",
        ),
        (
            (2, 4),
            "remember: dimension 0 of `batch.labels` is 4, but `batch.labels` expects 3",
        ),
    ];
    for ((images, labels), expected) in cases {
        assert_eq!(
            message(remember(&mut state, &batch(images, labels), 2)),
            expected
        );
        assert_eq!(state, before);
    }
}

#[computation]
fn both(memory: &Memory) -> Result<f32, Error> {
    Ok(sum(weighted(memory.seen)?) + halves(memory.seen))
}

#[computation]
fn known(x: &f32![2, 3]) -> Result<f32![2], Error> {
    let batch = Batch {
        images: x,
        labels: [1, 2],
    };
    Ok(weighted(batch)?)
}

#[test]
fn computations_of_such_structs_call_each_other() {
    assert_eq!(both(&memory(2, 2, 7)).unwrap(), 12.0 + 8.5);
    assert_eq!(
        message(both(&memory(2, 3, 7))),
        "both: dimension 0 of `memory.seen.labels` is 3, but `weighted(memory.seen)` expects 2"
    );
    assert_eq!(known(&Tensor::ones()).unwrap(), tensor![3.0, 6.0]);
}

#[computation]
fn train(w: &mut f32![3], feed: &Infeed<Batch>, weights: &f32![?], n: i32) -> Result<i32, Error> {
    let mut classes = 0i32;
    for _ in 0..n {
        let batch = infeed(feed)?;
        *w += sum(batch.images * weights.along([0]), 0);
        classes += reduce_max(batch.labels * weights.convert(i32));
    }
    Ok(classes)
}

#[test]
fn items_of_a_feed_may_be_such_structs() {
    let weights = Tensor::from_vec(vec![1.0, 1.0]).unwrap();
    let run = |w: &mut f32![3], sizes: [(usize, usize); 2]| {
        let (sender, feed) = Infeed::bounded(2);
        for (images, labels) in sizes {
            sender.send(batch(images, labels)).unwrap();
        }
        train(w, &feed, &weights, 2)
    };
    let mut w = Tensor::zeros();
    assert_eq!(run(&mut w, [(2, 2), (2, 2)]).unwrap(), 2);
    assert_eq!(w, tensor![6.0, 10.0, 14.0]);
    let cases = [
        (
            [(2, 2), (3, 2)],
            "train: dimension 0 of an item of `feed.images` is 3, but `batch.images * weights.along([0])` expects 2",
        ),
        (
            [(2, 1), (2, 2)],
            "train: dimension 0 of an item of `feed.labels` is 1, but `batch.labels * weights.convert(i32)` expects 2",
        ),
    ];
    for (sizes, expected) in cases {
        assert_eq!(message(run(&mut w, sizes)), expected);
        assert_eq!(w, tensor![6.0, 10.0, 14.0]);
    }
}

#[test]
fn leaves_name_their_open_sizes_and_have_the_sizes_of_their_contents() {
    let mut names = Vec::new();
    Memory::specs(Path::ROOT, &mut |spec| names.push(spec.to_string()));
    let expected = [
        "seen.images: f32[?, 3]",
        "seen.labels: i32[?]",
        "last.0: f32[?, 3]",
        "last.1: f32[]",
    ];
    assert_eq!(names, expected);
    let whole = memory(2, 5, 0);
    let mut contents = Vec::new();
    whole.visit(Path::ROOT, &mut |_, leaf| {
        contents.push(Content {
            dims: leaf.dims,
            bytes: leaf.bytes,
        });
    });
    let mut next = contents.into_iter();
    let again = Memory::assemble(Path::ROOT, &mut |_| Ok(next.next().unwrap()));
    assert_eq!(again.unwrap(), whole);
}

#[cfg(feature = "safetensors")]
#[test]
fn they_are_loaded_with_the_sizes_that_they_were_saved_with() {
    use typed_xla::safetensors::{load, save};

    let path = std::env::temp_dir().join(format!(
        "unknown-records-{}.safetensors",
        std::process::id()
    ));
    let whole = memory(4, 2, 1);
    save(&whole, &path).unwrap();
    assert_eq!(load::<Memory>(&path).unwrap(), whole);
    save(&(Tensor::<f32, _>::from([[1.0, 2.0]]), 1i32), &path).unwrap();
    let misfit = load::<(f32![?, 3], i32![?])>(&path).map(|_| ());
    std::fs::remove_file(&path).unwrap();
    let expected = format!(
        "{}: the tensors do not match\n  misshapen 0: f32[?, 3], found f32[1, 2]\n  misshapen 1: i32[?], found i32[]",
        path.display()
    );
    assert_eq!(message(misfit), expected);
}
