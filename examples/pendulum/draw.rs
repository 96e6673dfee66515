//! Pendulums in the terminal.

/// The number of rows of a picture above the pivot.
const RADIUS: i32 = 4;

/// Prints pendulums side by side: each at a time, with its angle from the top and the motor's torque from -1 to 1.
pub(crate) fn row(pictures: &[(f32, f32, f32)]) {
    for row in -RADIUS..=RADIUS {
        for &(_, angle, _) in pictures {
            let line: String = (-2 * RADIUS..=2 * RADIUS)
                .map(|column| character(column, row, angle))
                .collect();
            print!("{line} ");
        }
        println!();
    }
    let width = 4 * RADIUS as usize + 1;
    for &(time, _, torque) in pictures {
        let arrow = match torque {
            torque if torque < -0.2 => "←",
            torque if torque > 0.2 => "→",
            _ => " ",
        };
        print!("{:^width$} ", format!("{time:.1} s {arrow}"));
    }
    println!("\n");
}

/// Returns the character at a place: the pivot, the rod or the weight. A character is twice as high as wide.
fn character(column: i32, row: i32, angle: f32) -> char {
    let radius = RADIUS as f32;
    let at = |part: f32| {
        let (x, y) = (part * angle.sin(), -part * angle.cos());
        (
            (2.0 * radius * x).round() as i32,
            (radius * y).round() as i32,
        )
    };
    let points = 3 * RADIUS;
    if (column, row) == at(1.0) {
        '●'
    } else if (column, row) == (0, 0) {
        '+'
    } else if (1..points).any(|i| (column, row) == at(i as f32 / points as f32)) {
        '·'
    } else {
        ' '
    }
}
