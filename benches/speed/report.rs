//! Measurements as lines that processes exchange, and as Markdown.

use std::fmt::Write;

/// The minimum ratio of our speed to the best other kernel's.
const OF_THE_BEST: f64 = 0.9;

/// The measurements of one row.
pub(crate) struct Line {
    pub(crate) name: String,
    /// The minimum ratio of XLA's time to ours.
    pub(crate) floor: f64,
    /// Our time with preallocated outputs, in seconds.
    pub(crate) preallocated: f64,
    /// Our time with fresh outputs, each kept until the next one is computed, in seconds.
    pub(crate) fresh: f64,
    /// XLA's time in the faster of its calling styles.
    pub(crate) xla: Option<Other>,
    /// The time of the best other kernel.
    pub(crate) best: Option<Other>,
}

/// The best of several alternatives.
pub(crate) struct Other {
    pub(crate) name: String,
    pub(crate) seconds: f64,
}

impl Line {
    /// Encodes the measurements as one line with tabs.
    pub(crate) fn encode(&self) -> String {
        let other = |other: &Option<Other>| match other {
            Some(Other { name, seconds }) => format!("{name}\t{seconds:e}"),
            None => "-\t0".to_owned(),
        };
        let [xla, best] = [&self.xla, &self.best].map(other);
        format!(
            "{}\t{}\t{:e}\t{:e}\t{xla}\t{best}",
            self.name, self.floor, self.preallocated, self.fresh
        )
    }

    /// Decodes a line.
    pub(crate) fn decode(text: &str) -> Option<Line> {
        let fields: Vec<&str> = text.split('\t').collect();
        let [name, floor, preallocated, fresh, style, xla, kernel, best] =
            fields.try_into().ok()?;
        let other = |name: &str, seconds: &str| {
            let seconds = seconds.parse().ok()?;
            Some((name != "-").then(|| Other {
                name: name.to_owned(),
                seconds,
            }))
        };
        Some(Line {
            name: name.to_owned(),
            floor: floor.parse().ok()?,
            preallocated: preallocated.parse().ok()?,
            fresh: fresh.parse().ok()?,
            xla: other(style, xla)?,
            best: other(kernel, best)?,
        })
    }
}

/// Returns the text above the tables.
pub(crate) fn heading() -> String {
    let level = xla_core::level::Detected::best().name();
    format!(
        "# Speed beside XLA\n\n\
         Written by `cargo bench -p speed -- --write` on a processor with {level}.\n\
         Times are medians of interleaved runs in one process, in microseconds.\n\
         Elements are `f32` where a row names no others.\n\
         *Preallocated*: ours writes to preallocated outputs; *fresh*: ours returns a fresh output while the previous one is\n\
         alive.\n\
         XLA runs in the better of two ways: each run waited for, or 16 queued.\n\
         The ratios are XLA's time over ours, and the time of the best of matrixmultiply, gemm, faer and ndarray over ours,\n\
         on one thread with preallocated outputs.\n\
         A row passes when both ratios to XLA reach the floor, and a product reaches {OF_THE_BEST} of the best other\n\
         kernel.\n\n"
    )
}

/// Returns a table in Markdown.
pub(crate) fn table(threads: usize, lines: &[Line]) -> String {
    let plural = if threads == 1 { "" } else { "s" };
    let mut text = format!(
        "## {threads} thread{plural}\n\n\
         | | preallocated | fresh | XLA | | XLA / preallocated | XLA / fresh | floor | best kernel | best / preallocated | |\n\
         |---|--:|--:|--:|---|--:|--:|--:|---|--:|---|\n"
    );
    let micros = |seconds: f64| match seconds * 1e6 {
        small if small < 10.0 => format!("{small:.2}"),
        small if small < 100.0 => format!("{small:.1}"),
        large => format!("{large:.0}"),
    };
    for line in lines {
        let _ = write!(
            text,
            "| {} | {} | {} |",
            line.name,
            micros(line.preallocated),
            micros(line.fresh)
        );
        let mut misses = false;
        match &line.xla {
            Some(xla) => {
                let ratios = [line.preallocated, line.fresh].map(|ours| xla.seconds / ours);
                // The floors are for one thread.
                misses |= threads == 1 && ratios.iter().any(|&ratio| ratio < line.floor);
                let [preallocated, fresh] = ratios;
                let _ = write!(
                    text,
                    " {} | {} | {preallocated:.2} | {fresh:.2} | {} |",
                    micros(xla.seconds),
                    xla.name,
                    line.floor
                );
            }
            None => {
                let _ = write!(text, " | | | | {} |", line.floor);
            }
        }
        match &line.best {
            Some(best) => {
                let ratio = best.seconds / line.preallocated;
                misses |= threads == 1 && ratio < OF_THE_BEST;
                let _ = write!(
                    text,
                    " {} {} | {ratio:.2} |",
                    best.name,
                    micros(best.seconds)
                );
            }
            None => text.push_str(" | |"),
        }
        let verdict = match (threads, &line.xla) {
            (1, Some(_)) if misses => "misses",
            (1, Some(_)) => "passes",
            _ => "",
        };
        let _ = writeln!(text, " {verdict} |");
    }
    text.push('\n');
    text
}
