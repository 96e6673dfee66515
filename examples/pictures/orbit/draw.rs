//! An orbit in the terminal.

/// The number of columns and of rows. A character is twice as high as wide.
const SIZE: [usize; 2] = [61, 23];
/// The number of places that are marked in a year.
const MARKS: usize = 24;

/// Prints an orbit of half axes up to 1, seen from above: the sun, a line, and where the comet is at equal times.
pub(crate) fn orbit(places: &[[f64; 2]], eccentricity: f64) {
    let mut picture = [[' '; SIZE[0]]; SIZE[1]];
    let mut draw = |[x, y]: [f64; 2], character: char| {
        let [columns, rows] = SIZE.map(|size| (size - 1) as f64);
        // The centre of the orbit is the centre of the picture.
        let column = columns / 2.0 * (1.0 + x + eccentricity);
        let row = rows / 2.0 - columns / 4.0 * y;
        let cell = picture.get_mut(row.round() as usize);
        if let Some(cell) = cell.and_then(|row| row.get_mut(column.round() as usize)) {
            *cell = character;
        }
    };
    for &place in places {
        draw(place, '·');
    }
    for mark in places.chunks(places.len() / MARKS) {
        draw(mark[0], '●');
    }
    draw([0.0, 0.0], '☼');
    for row in picture {
        let row: String = row.iter().collect();
        println!("{}", row.trim_end());
    }
}
