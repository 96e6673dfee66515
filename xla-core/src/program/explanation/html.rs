//! Explanations as a page.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use super::text::{one_based, ranges};
use super::{Buffer, Explanation, Form, Row};

/// The head of the page: its style, for light and dark.
const HEAD: &str = include_str!("html/head.html");

/// The script that shows the steps of a line, and the lines of a step, under the pointer.
const SCRIPT: &str = include_str!("html/script.js");

/// The height of an array in the picture of the arena, at least, and the height of the picture, in pixels.
const HEIGHTS: [f64; 2] = [14.0, 260.0];

/// The width in pixels of the bar of a step that takes all the time.
const BAR: f64 = 120.0;

/// The width of a step in the picture.
const WIDTH: f64 = 36.0;

impl Explanation {
    /// Returns the explanation as a page, which needs no other file.
    ///
    /// The source is on the left and the steps are on the right; the pointer on a line marks its steps, and the other way
    /// round. Below is the arena: each array from the first step that uses it to the last, at its bytes.
    ///
    /// For the type `Scores` of a program, `std::fs::write("scores.html", Scores::explain().html())` writes it to a file.
    pub fn html(&self) -> String {
        let mut page = String::from(HEAD);
        let (name, place) = (escaped(&self.name), escaped(&self.place));
        _ = write!(
            page,
            "<title>{name}</title>\n<h1>{name} <small>{place}</small></h1>\n"
        );
        for (i, form) in self.forms.iter().enumerate() {
            if self.forms.len() == 2 {
                let sizes = ["small", "any"][i];
                _ = writeln!(page, "<h2>For {sizes} sizes</h2>");
            }
            self.section(&mut page, form);
        }
        _ = write!(page, "<script>\n{SCRIPT}</script>\n");
        page
    }

    fn section(&self, page: &mut String, form: &Form) {
        page.push_str("<section>\n<div class=\"columns\">\n");
        self.source(page, form);
        self.steps(page, form);
        page.push_str("</div>\n");
        memory(page, form);
        page.push_str("</section>\n");
    }

    fn source(&self, page: &mut String, form: &Form) {
        page.push_str("<table class=\"source\">\n<tr><th>line<th>source<th>steps\n");
        let mut file = self.lines.first().map_or("", |line| line.file.as_str());
        for (index, line) in self.ordered() {
            if line.file != file {
                file = &line.file;
                _ = writeln!(page, "<tr><td><td class=\"file\">{}<td>", escaped(file));
            }
            let steps: Vec<usize> = Explanation::steps_of(form, index).collect();
            let (number, text, shown) = (line.number, escaped(&line.text), ranges(&steps));
            let steps = list(&steps);
            _ = writeln!(
                page,
                "<tr data-steps=\"{steps}\"><td class=\"number\">{number}<td><code>{text}</code><td class=\"number\">{shown}"
            );
        }
        page.push_str("</table>\n");
    }

    fn steps(&self, page: &mut String, form: &Form) {
        page.push_str("<div class=\"steps\">\n");
        for row in &form.rows {
            self.step(page, row, form.time());
        }
        page.push_str("</div>\n");
    }

    /// Writes a step; `all` is the time of all steps.
    fn step(&self, page: &mut String, row: &Row, all: Option<f64>) {
        let (depth, text) = (row.depth, escaped(&row.text));
        let Some(step) = &row.step else {
            _ = writeln!(
                page,
                "<div class=\"heading\" style=\"--depth: {depth}\">{text}</div>"
            );
            return;
        };
        let lines = step.lines.iter().filter_map(|&line| self.lines.get(line));
        let mut numbers: Vec<usize> = lines.map(|line| line.number as usize).collect();
        numbers.sort_unstable();
        let (index, number) = (step.number, step.number + 1);
        let (operations, lines) = (escaped(&step.operations), one_based(&numbers));
        let work = [
            ("read", &step.read, "B"),
            ("written", &step.written, "B"),
            ("", &step.flop, "FLOP"),
        ];
        let work = work.map(|(what, amount, unit)| {
            let text = format!("{what} {} {unit}", grouped(amount));
            text.trim().to_string()
        });
        let mut work = escaped(&work.join(" · "));
        if let (Some((time, runs)), Some(all)) = (step.time, all) {
            let wide = BAR * time / all.max(f64::MIN_POSITIVE);
            work = format!(
                "<b class=\"time\" style=\"width: {wide:.1}px\"></b>{time:.1} µs in {runs} runs · {work}"
            );
        }
        _ = writeln!(
            page,
            "<details data-step=\"{index}\" style=\"--depth: {depth}\"><summary><b>{number}</b> {operations} \
             <i>line {lines}</i><span>{work}</span></summary><pre>{text}</pre></details>"
        );
    }
}

/// Writes the arena as a picture, and all arrays as a table.
fn memory(page: &mut String, form: &Form) {
    _ = writeln!(page, "<h3>Memory of a call: {}</h3>", escaped(&form.memory));
    picture(page, form);
    page.push_str(
        "<table>\n<tr><th>array<th>bytes<th>memory<th>steps<th>by<th>shares memory with\n",
    );
    for buffer in &form.buffers {
        let place = match &buffer.range {
            Some(range) => format!("{} at {}..{}", buffer.storage, range.start, range.end),
            None => buffer.storage.clone(),
        };
        let steps = buffer
            .steps
            .map(|(first, last)| ranges(&(first..=last).collect::<Vec<_>>()));
        let others: Vec<&str> = form.sharing(buffer).collect();
        let cells = [
            &buffer.name,
            &grouped(&buffer.bytes),
            &place,
            &steps.unwrap_or_default(),
            &buffer.operation,
            &others.join(", "),
        ];
        page.push_str("<tr>");
        for cell in cells {
            _ = write!(page, "<td>{}", escaped(cell));
        }
        page.push('\n');
    }
    page.push_str("</table>\n");
}

/// Writes the arrays of the arena: steps from left to right, bytes from top to bottom.
fn picture(page: &mut String, form: &Form) {
    let placed = form
        .buffers
        .iter()
        .filter_map(|buffer| Some((buffer, buffer.range.clone()?, buffer.steps?)));
    let placed: Vec<(&Buffer, _, _)> = placed.collect();
    let end = placed
        .iter()
        .map(|(_, range, _)| range.end)
        .max()
        .unwrap_or(0);
    if end == 0 {
        return;
    }
    let height = HEIGHTS[1].min(HEIGHTS[0] * placed.len() as f64 * 2.0);
    let at = |bytes: usize| bytes as f64 / end as f64 * height;
    let width = WIDTH * form.steps as f64;
    _ = writeln!(
        page,
        "<svg width=\"{}\" height=\"{}\" role=\"img\" aria-label=\"the arena\">",
        width + 2.0,
        height + 20.0
    );
    for step in 0..form.steps {
        let x = WIDTH * (step as f64 + 0.5);
        _ = writeln!(
            page,
            "<text x=\"{x}\" y=\"{}\">{}</text>",
            height + 14.0,
            step + 1
        );
    }
    for (i, (buffer, range, (first, last))) in placed.iter().enumerate() {
        let (x, y) = (WIDTH * *first as f64 + 1.0, at(range.start) + 1.0);
        let wide = WIDTH * (last - first + 1) as f64 - 2.0;
        let high = (at(range.len()) - 1.0).max(1.0);
        let (name, bytes, hue) = (escaped(&buffer.name), &buffer.bytes, i * 67 % 360);
        _ = writeln!(
            page,
            "<rect x=\"{x}\" y=\"{y:.1}\" width=\"{wide}\" height=\"{high:.1}\" style=\"--hue: {hue}\">\
             <title>{name}: {bytes} bytes</title></rect>"
        );
        if high >= HEIGHTS[0] - 2.0 {
            let (x, y) = (x + wide / 2.0, y + high / 2.0 + 4.0);
            _ = writeln!(page, "<text x=\"{x}\" y=\"{y:.1}\">{name}</text>");
        }
    }
    page.push_str("</svg>\n");
}

/// Formats numbers for an attribute.
fn list(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(" ")
}

/// Returns a number with spaces between thousands; sizes with names as they are.
fn grouped(amount: &str) -> String {
    let digits = amount.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = amount.split_at(digits);
    if !matches!(rest, "" | "+") {
        return amount.to_string();
    }
    let mut text = String::new();
    for (i, digit) in number.chars().enumerate() {
        if i > 0 && (number.len() - i) % 3 == 0 {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text + rest
}

/// Returns text for a page.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}
