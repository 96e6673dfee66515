//! Runs the program on pictures that the tests draw.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use image::{GrayAlphaImage, GrayImage, Luma, LumaA};

/// Returns a file in the folder of the tests.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn run(arguments: &[&Path]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_typed-xla-sketch"))
        .args(arguments)
        .output();
    output.expect("cargo has built the program")
}

/// Returns the output of a successful run.
fn printed(from: &Path, to: &Path) -> String {
    let output = run(&[from, to]);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("the output is text")
}

/// Returns the distance of a point to the nearest of some lines.
fn distance(lines: &[[[f32; 2]; 2]], [x, y]: [f32; 2]) -> f32 {
    let to = |[[x0, y0], [x1, y1]]: [[f32; 2]; 2]| {
        let (dx, dy) = (x1 - x0, y1 - y0);
        let t = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy);
        let t = t.clamp(0.0, 1.0);
        (x - x0 - t * dx).hypot(y - y0 - t * dy)
    };
    lines.iter().copied().map(to).fold(f32::INFINITY, f32::min)
}

/// Returns the strokes of digits, in a square of the side 1.
fn strokes(digit: u32) -> Vec<[[f32; 2]; 2]> {
    let circle = |x: f32, y: f32, rx: f32, ry: f32, from: f32, to: f32| {
        let point = move |i: u32| {
            let turn = (from + (to - from) * i as f32 / 24.0) * std::f32::consts::TAU;
            [x + rx * turn.sin(), y - ry * turn.cos()]
        };
        (0..24).map(move |i| [point(i), point(i + 1)])
    };
    match digit {
        0 => circle(0.5, 0.5, 0.22, 0.35, 0.0, 1.0).collect(),
        1 => vec![[[0.35, 0.3], [0.52, 0.15]], [[0.52, 0.15], [0.52, 0.85]]],
        2 => circle(0.5, 0.35, 0.22, 0.2, -0.25, 0.35)
            .chain([[[0.68, 0.47], [0.28, 0.85]], [[0.28, 0.85], [0.75, 0.85]]])
            .collect(),
        3 => circle(0.48, 0.33, 0.2, 0.18, -0.2, 0.5)
            .chain(circle(0.48, 0.67, 0.22, 0.18, 0.0, 0.7))
            .collect(),
        4 => vec![
            [[0.5, 0.15], [0.25, 0.55]],
            [[0.25, 0.55], [0.75, 0.55]],
            [[0.62, 0.35], [0.55, 0.85]],
        ],
        _ => unreachable!("the tests draw no {digit}"),
    }
}

/// Returns whether a pixel of a picture has ink.
fn ink(digit: u32, [width, height]: [u32; 2], x: u32, y: u32) -> bool {
    let side = width.min(height) as f32;
    let point = [(x, width), (y, height)]
        .map(|(at, size)| (at as f32 + 0.5 - (size as f32 - side) / 2.0) / side);
    distance(&strokes(digit), point) < 0.06
}

#[test]
fn digits_are_recognised_in_pictures_of_any_size_and_colour() {
    let table = [
        (0, [64, 64], [255, 0]),
        (1, [300, 200], [230, 40]),
        (2, [113, 131], [0, 255]),
        (3, [200, 500], [20, 90]),
    ];
    for (digit, size, [paper, pen]) in table {
        let picture = GrayImage::from_fn(size[0], size[1], |x, y| {
            Luma([if ink(digit, size, x, y) { pen } else { paper }])
        });
        let (from, to) = (
            file(&format!("{digit}.png")),
            file(&format!("{digit}-activations.png")),
        );
        picture.save(&from).expect("the file can be written");
        let text = printed(&from, &to);
        let first = text
            .lines()
            .find(|line| line.ends_with('%'))
            .expect("a digit");
        assert!(first.starts_with(&format!("{digit} ")), "{digit}: {text}");
    }
}

#[test]
fn ink_on_transparent_paper_is_recognised_and_activates_sixteen_filters() {
    let picture = GrayAlphaImage::from_fn(100, 90, |x, y| {
        LumaA([0, if ink(4, [100, 90], x, y) { 255 } else { 0 }])
    });
    let (from, to) = (file("four.png"), file("four-activations.png"));
    picture.save(&from).expect("the file can be written");
    let text = printed(&from, &to);
    let first = text
        .lines()
        .find(|line| line.ends_with('%'))
        .expect("a digit");
    assert!(first.starts_with("4 "), "{text}");

    let drawn = image::open(&to)
        .expect("the program has written a picture")
        .to_rgb8();
    assert_eq!(drawn.dimensions(), (580, 280));
    // The gap between the digit and the activations, and the gaps between the activations.
    assert!((280..300).all(|x| drawn.get_pixel(x, 100).0 == [255; 3]));
    let gaps = [8, 17, 26].map(|at| 8 * at + 4);
    assert!(gaps.iter().all(|gap| (0..280).all(|i| {
        drawn.get_pixel(300 + gap, i).0 == [0; 3] && drawn.get_pixel(300 + i, *gap).0 == [0; 3]
    })));
    // Filters respond to different parts of the digit.
    let tile = |row: u32, column: u32| -> Vec<[u8; 3]> {
        let pixel = |i: u32| {
            [
                300 + 72 * column + 8 * (i % 8) + 4,
                72 * row + 8 * (i / 8) + 4,
            ]
        };
        (0..64)
            .map(|i| drawn.get_pixel(pixel(i)[0], pixel(i)[1]).0)
            .collect()
    };
    let tiles: std::collections::BTreeSet<_> = (0..16).map(|i| tile(i / 4, i % 4)).collect();
    assert!(tiles.len() >= 12, "{} different tiles", tiles.len());
    assert!(
        tiles
            .iter()
            .flatten()
            .any(|colour| *colour == [255, 255, 0]),
        "no tile is bright"
    );
}

#[test]
fn what_cannot_be_read_gets_one_line() {
    let (blank, text) = (file("blank.png"), file("text.png"));
    GrayImage::from_pixel(9, 9, Luma([200]))
        .save(&blank)
        .expect("the file can be written");
    std::fs::write(&text, "no picture").expect("the file can be written");
    let table: [(&[&Path], &str); 4] = [
        (
            &[&blank],
            "blank.png: expected ink on paper, found one colour\n",
        ),
        (&[&text], "text.png: "),
        (
            &[],
            "the output is not a terminal to draw in: name a PNG file instead\n",
        ),
        (
            &[&text, &text, &text],
            "expected at most two arguments, IN.png and OUT.png\n",
        ),
    ];
    for (arguments, message) in table {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            errors.starts_with("error: ") && errors.contains(message),
            "{errors}"
        );
        assert_eq!(errors.lines().count(), 1, "{errors}");
    }
}
