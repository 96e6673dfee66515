//! The example `kalman`.

use crate::number;
use crate::run::{printed, times_a_step};

/// Returns what the example prints with these options; its picture is not kept.
fn filtered(options: &[&str]) -> String {
    let folder = std::env::temp_dir().join(format!("kalman-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("temporary folders can be made");
    let picture = folder.join("path.png");
    let picture = picture.to_str().expect("the path is text");
    let text = printed("kalman", &[options, &["--out", picture]].concat());
    std::fs::remove_dir_all(&folder).expect("the folder of the picture exists");
    text
}

#[test]
fn the_filter_is_nearer_to_the_path_than_its_measurements() {
    let text = filtered(&[]);
    let measured = number(&text, "measurements are off by");
    assert!(
        number(&text, "the filter is off by") < 0.6 * measured,
        "{text}"
    );
    assert!(!times_a_step(&text), "{text}");
    // With `--time`, a filter by nalgebra believes the same, or the example panics.
    let timed = filtered(&["--time"]);
    assert!(times_a_step(&timed), "{timed}");
}
