//! Bounds the memory and the steps that reading a file takes.

/// The memory and the steps that a file may take.
pub(crate) struct Budget {
    memory: usize,
    steps: usize,
}

/// The bytes of memory for each byte of a file.
const MEMORY: usize = 20;

/// The steps for each byte of a file: attributes are shared, so that a few bytes may stand for many. A step is an
/// attribute, or a byte of elements.
const STEPS: usize = 64;

/// The memory and the steps of the smallest file.
const LEAST: usize = 1 << 16;

impl Budget {
    /// Returns the budget of a file of this size.
    pub(crate) fn of(len: usize) -> Budget {
        Budget {
            memory: len.saturating_mul(MEMORY).saturating_add(LEAST),
            steps: len.saturating_mul(STEPS).saturating_add(LEAST),
        }
    }

    /// Reserves bytes of memory.
    ///
    /// # Errors
    /// The file would take too much, as a sentence.
    pub(crate) fn reserve(&mut self, bytes: usize) -> Result<(), String> {
        let left = self.memory.checked_sub(bytes);
        self.memory = left.ok_or_else(|| {
            format!("the model takes more than {MEMORY} times the memory of its file")
        })?;
        Ok(())
    }

    /// Returns the steps that are left.
    pub(crate) fn left(&self) -> usize {
        self.steps
    }

    /// Counts steps, and returns whether there were enough of them.
    pub(crate) fn count(&mut self, steps: usize) -> bool {
        let left = self.steps.checked_sub(steps);
        self.steps = left.unwrap_or(self.steps);
        left.is_some()
    }
}
