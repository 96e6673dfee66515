//! Images in the terminal.

use std::io::{self, Write};

const SIDE: usize = 8;
/// The width of an image in characters: two for each pixel, since a character is twice as high as wide.
const WIDTH: usize = 2 * SIDE;
const SHADES: [char; 5] = [' ', '░', '▒', '▓', '█'];

/// Draws images side by side, each above its caption.
pub(crate) fn row<'a>(
    images: impl Iterator<Item = (&'a [f32; SIDE * SIDE], String)> + Clone,
    out: &mut impl Write,
) -> io::Result<()> {
    for y in 0..SIDE {
        for (pixels, _) in images.clone() {
            let line: String = pixels[SIDE * y..][..SIDE]
                .iter()
                .flat_map(|&ink| [shade(ink); 2])
                .collect();
            write!(out, "  {line}  ")?;
        }
        writeln!(out)?;
    }
    for (_, caption) in images {
        write!(out, "  {caption:<WIDTH$}  ")?;
    }
    writeln!(out)
}

fn shade(ink: f32) -> char {
    let last = SHADES.len() - 1;
    SHADES[((ink * last as f32).round() as usize).min(last)]
}
