//! One row of the table: its computation and the speed that it must reach.

use std::hint::black_box;

use typed_xla::pjrt::Client;

use crate::input::Input;
use crate::measure::{Runs, medians};
use crate::others::{self, Product};
use crate::report::{Line, Other};
use crate::xla::{self, Style};

/// A row, ready to run.
pub(crate) struct Row {
    pub(crate) name: &'static str,
    /// The minimum ratio of XLA's time to ours.
    pub(crate) floor: f64,
    pub(crate) stablehlo: &'static str,
    pub(crate) inputs: Vec<Input>,
    /// Our computation with preallocated outputs.
    pub(crate) preallocated: Runs<'static>,
    /// Our computation with fresh outputs, each kept until the next one is computed.
    pub(crate) fresh: Runs<'static>,
    /// The sizes, if other kernels can compute the product.
    pub(crate) product: Option<Product>,
}

/// Returns runs that keep each result until the next one is computed.
pub(crate) fn fresh<T: 'static>(mut make: impl FnMut() -> T + 'static) -> Runs<'static> {
    let mut last = None;
    Box::new(move |count| {
        for _ in 0..count {
            drop(black_box(last.replace(make())));
        }
    })
}

impl Row {
    /// Measures our computation, XLA if there is a client, and the kernels that can compute the same.
    pub(crate) fn measure(self, client: Option<&Client>, quick: bool) -> Result<Line, String> {
        let mut candidates = vec![self.preallocated, self.fresh];
        if let Some(client) = client {
            let program = xla::Program::new(client, self.stablehlo, &self.inputs)
                .map_err(|error| format!("{}: {error}\n{}", self.name, self.stablehlo))?;
            for style in Style::ALL {
                let program = program.clone();
                candidates.push(Box::new(move |count| program.run(style, count)));
            }
        }
        let products = match self.product {
            Some(product) => others::candidates(product, &self.inputs),
            None => Vec::new(),
        };
        let names: Vec<&'static str> = products.iter().map(|(name, _)| *name).collect();
        candidates.extend(products.into_iter().map(|(_, run)| run));

        let seconds = medians(&mut candidates, quick);
        let (ours, mut rest) = seconds.split_at(2);
        let mut xla = None;
        if client.is_some() {
            let (styles, products) = rest.split_at(Style::ALL.len());
            xla = fastest(
                Style::ALL
                    .map(Style::name)
                    .into_iter()
                    .zip(styles.iter().copied()),
            );
            rest = products;
        }
        Ok(Line {
            name: self.name.to_owned(),
            floor: self.floor,
            preallocated: ours[0],
            fresh: ours[1],
            xla,
            best: fastest(names.into_iter().zip(rest.iter().copied())),
        })
    }
}

fn fastest(all: impl Iterator<Item = (&'static str, f64)>) -> Option<Other> {
    let (name, seconds) = all.min_by(|a, b| a.1.total_cmp(&b.1))?;
    Some(Other {
        name: name.to_owned(),
        seconds,
    })
}
