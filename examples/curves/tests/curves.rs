//! Runs the program, and reads the files that it writes.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use roxmltree::Document;

/// The folder of the pictures, and the lines that the program printed.
static RUN: LazyLock<(PathBuf, Vec<String>)> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("curves");
    let output = Command::new(env!("CARGO_BIN_EXE_typed-xla-curves"))
        .arg(&folder)
        .output();
    let output = output.expect("cargo has built the program");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let text = String::from_utf8(output.stdout).expect("the output is text");
    (folder, text.lines().map(str::to_owned).collect())
});

/// Returns the numbers of an epoch: losses and percentages, of the training images and the test images.
fn numbers(line: &str) -> [f32; 4] {
    let words = line
        .split_whitespace()
        .skip(2)
        .map(|word| word.trim_end_matches(','));
    let numbers: Vec<f32> = words.filter_map(|word| word.parse().ok()).collect();
    numbers.try_into().expect("four numbers")
}

fn epochs() -> Vec<[f32; 4]> {
    let lines = RUN.1.iter().filter(|line| line.starts_with("epoch "));
    lines.map(|line| numbers(line)).collect()
}

fn svg(name: &str) -> String {
    fs::read_to_string(RUN.0.join(name)).expect("the program has written the file")
}

/// Returns the texts of a picture.
fn texts(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).expect("the file is XML");
    let elements = document
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")));
    elements
        .filter_map(|node| Some(node.text()?.trim().to_owned()))
        .collect()
}

/// Returns width and height, and the number of pixels of each colour.
fn png(name: &str) -> ((u32, u32), BTreeMap<[u8; 3], usize>) {
    let file =
        BufReader::new(File::open(RUN.0.join(name)).expect("the program has written the file"));
    let mut reader = png::Decoder::new(file)
        .read_info()
        .expect("the file is PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a small picture")];
    let info = reader.next_frame(&mut pixels).expect("the file is whole");
    let mut colours = BTreeMap::new();
    for pixel in pixels.as_chunks::<3>().0 {
        *colours.entry(*pixel).or_default() += 1;
    }
    ((info.width, info.height), colours)
}

const TRAINING: [u8; 3] = [31, 119, 180];
const TEST: [u8; 3] = [230, 110, 20];

#[test]
fn the_network_learns() {
    let epochs = epochs();
    let (first, last) = (epochs[0], epochs[epochs.len() - 1]);
    assert_eq!(epochs.len(), 20);
    assert!(
        last[0] < first[0] / 5.0 && last[3] >= 97.0,
        "{first:?}, then {last:?}"
    );
}

#[test]
fn each_line_has_a_point_for_each_epoch_at_its_height() {
    let svg = svg("curves.svg");
    let document = Document::parse(&svg).expect("the file is XML");
    let lines: Vec<Vec<[f32; 2]>> = document
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "polyline")))
        .filter(|node| {
            ["#1F77B4", "#E66E14"].contains(&node.attribute("stroke").unwrap_or_default())
        })
        .map(|node| {
            let points = node
                .attribute("points")
                .unwrap_or_default()
                .split_whitespace();
            let number = |text: &str| text.parse().expect("a number");
            let point = |text: &str| text.split_once(',').map(|(x, y)| [number(x), number(y)]);
            points
                .map(|text| point(text).expect("two numbers"))
                .collect()
        })
        .filter(|points: &Vec<[f32; 2]>| points.len() > 2)
        .collect();
    assert_eq!(lines.len(), 4, "{svg}");
    let epochs = epochs();
    for (line, measure) in lines.iter().zip([0, 1, 2, 3]) {
        assert_eq!(line.len(), epochs.len());
        // Heights are proportional to the numbers, within a pixel.
        let value = |i: usize| epochs[i][measure];
        let (low, high) = extremes(epochs.len(), value);
        let scale = (line[low][1] - line[high][1]) / (value(high) - value(low));
        for (i, point) in line.iter().enumerate() {
            let expected = line[low][1] - scale * (value(i) - value(low));
            assert!(
                (point[1] - expected).abs() <= 1.5,
                "epoch {i}: {point:?}, not {expected}"
            );
        }
    }
    let texts = texts(&svg);
    for text in ["loss", "accuracy in %", "epoch", "training", "test"] {
        assert!(texts.iter().any(|one| one == text), "{texts:?}");
    }
}

/// Returns the positions of the least and of the greatest value.
fn extremes(count: usize, value: impl Fn(usize) -> f32) -> (usize, usize) {
    let by = |a: &usize, b: &usize| value(*a).total_cmp(&value(*b));
    (
        (0..count).min_by(by).expect("epochs"),
        (0..count).max_by(by).expect("epochs"),
    )
}

#[test]
fn the_confusion_matrix_has_each_test_image_once() {
    let texts = texts(&svg("confusion.svg"));
    let numbers: Vec<u32> = texts.iter().filter_map(|text| text.parse().ok()).collect();
    // Two labels of each digit.
    let counts: u32 = numbers.iter().sum::<u32>() - 2 * 45;
    assert_eq!(counts, 360, "{texts:?}");
}

#[test]
fn the_pixels_show_the_same() {
    let (size, colours) = png("curves.png");
    assert_eq!(size, (1000, 400));
    assert!(
        colours[&TRAINING] > 500 && colours[&TEST] > 500,
        "{colours:?}"
    );
    // Letters are smooth: there are greys.
    let greys = colours.keys().filter(|[r, g, b]| r == g && g == b).count();
    assert!(greys > 20, "{greys} greys");

    let (size, colours) = png("confusion.png");
    assert_eq!(size, (484, 484));
    let blue = |pixel: &[u8; 3]| pixel[2] > pixel[0].saturating_add(60);
    let blue: usize = colours
        .iter()
        .filter(|(pixel, _)| blue(pixel))
        .map(|(_, count)| count)
        .sum();
    assert!(blue > 10 * 30 * 30, "{blue} blue pixels");
}
