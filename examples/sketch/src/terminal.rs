//! Drawing by the mouse in the terminal: the sheet at the left, the activations of the first layer at the right.

use std::io::{self, Stdout, Write, stdout};
use std::path::Path;

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyModifiers,
    MouseButton, MouseEvent, MouseEventKind,
};
use crossterm::style::Print;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use typed_xla::inspect;
use typed_xla::prelude::*;

use crate::network::Network;
use crate::reading::{Reading, TILES, picture, read};

/// The rows and the columns of the sheet. A line of the terminal has two rows.
#[known]
const SHEET: usize = 40;
/// Half the width of a stroke.
#[known]
const PEN: f32 = 2.5;
/// The first column of the activations.
const RIGHT: u16 = SHEET as u16 + 3;

const HELP: &str = "Draw a digit.  c: clear   s: save the activations   q: quit";

/// Draws a line between two points, each a row and a column.
#[computation]
fn stroke(sheet: &mut f32![SHEET, SHEET], from: &f32![2], to: &f32![2]) {
    let pixel = 0.5 + stack((iota(f32, [SHEET, SHEET], 0), iota(f32, [SHEET, SHEET], 1)));
    let (line, start) = (to - from, pixel - from.along([0]));
    let along("i,j") = line("k") * start("k,i,j");
    let along = clamp(along / max(sum(line * line), 1e-6), 0.0, 1.0);
    let apart = start - line.along([0]) * along.along([1, 2]);
    *sheet = max(
        sheet,
        clamp(PEN + 0.5 - sqrt(sum(apart * apart, 0)), 0.0, 1.0),
    );
}

/// The terminal while it shows the sheet. It is as before when this is dropped.
struct Screen(Stdout);

impl Screen {
    fn open() -> io::Result<Screen> {
        let mut screen = Screen(stdout());
        enable_raw_mode()?;
        execute!(screen.0, EnterAlternateScreen, EnableMouseCapture, Hide)?;
        Ok(screen)
    }

    /// Prints a picture.
    fn show(&mut self, column: u16, picture: &inspect::Show) -> io::Result<()> {
        // The first line has the shape and the range.
        for (line, row) in picture.to_string().lines().skip(1).zip(1..) {
            queue!(self.0, MoveTo(column, row), Print(line))?;
        }
        Ok(())
    }

    /// Prints text on a line.
    fn say(&mut self, row: u16, text: &str) -> io::Result<()> {
        queue!(
            self.0,
            MoveTo(0, row),
            Clear(ClearType::CurrentLine),
            Print(text)
        )
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // There is nobody to report an error to.
        let _ = execute!(self.0, Show, DisableMouseCapture, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

/// Lets the user draw until `q` is pressed, and recognises the digit after each stroke.
pub(crate) fn draw(network: &Network, activations: &Path) -> crate::Result<()> {
    let mut screen = Screen::open()?;
    let mut sheet = Tensor::zeros();
    let mut pen = None;
    let mut reading = None;
    let mut message = String::from(HELP);
    loop {
        show(&mut screen, &sheet, reading.as_ref(), &message)?;
        match event::read()? {
            Event::Mouse(MouseEvent {
                kind, column, row, ..
            }) => match kind {
                MouseEventKind::Down(MouseButton::Left)
                | MouseEventKind::Drag(MouseButton::Left) => {
                    let point = place(column, row);
                    stroke(&mut sheet, &pen.unwrap_or(point), &point);
                    pen = Some(point);
                    reading = Some(read(network, &sheet.as_dynamic()));
                }
                _ => pen = None,
            },
            Event::Key(KeyEvent {
                code, modifiers, ..
            }) => match code {
                KeyCode::Char('c') if modifiers.contains(KeyModifiers::CONTROL) => return Ok(()),
                KeyCode::Char('q') | KeyCode::Esc => return Ok(()),
                KeyCode::Char('c') => {
                    sheet = Tensor::zeros();
                    reading = None;
                    message = HELP.to_owned();
                }
                KeyCode::Char('s') => {
                    if let Some(Reading {
                        fitted,
                        activations: a,
                        ..
                    }) = &reading
                    {
                        picture(fitted, a).save_png_range(activations, 0.0..=1.0)?;
                        message = format!("written to {}", activations.display());
                    }
                }
                _ => {}
            },
            _ => {}
        }
    }
}

/// Returns the point of the sheet at a place of the terminal.
fn place(column: u16, row: u16) -> f32![2] {
    tensor![2.0 * f32::from(row) - 1.0, f32::from(column) + 0.5]
}

/// Shows all.
fn show(
    screen: &mut Screen,
    sheet: &f32![SHEET, SHEET],
    reading: Option<&Reading>,
    message: &str,
) -> io::Result<()> {
    screen.say(0, message)?;
    screen.show(0, &sheet.show())?;
    let digits = reading.map_or(String::new(), |reading| {
        let digits = reading
            .likeliest()
            .map(|(digit, p)| format!("{digit}  {:4.1} %", 100.0 * p));
        digits.collect::<Vec<_>>().join("      ")
    });
    screen.say(SHEET as u16 / 2 + 2, &digits)?;
    let nothing = <f32![TILES, TILES]>::zeros();
    screen.show(
        RIGHT,
        &reading
            .map_or(&nothing, |reading| &reading.activations)
            .show(),
    )?;
    screen.0.flush()
}
