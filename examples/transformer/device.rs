//! Training on the device of a PJRT plugin, such as XLA's for CPUs or GPUs: model and optimiser stay there between steps.
//!
//! Without the feature `pjrt` there is no device.

#[cfg(not(feature = "pjrt"))]
pub(crate) use absent::Device;
#[cfg(feature = "pjrt")]
pub(crate) use present::Device;

#[cfg(feature = "pjrt")]
mod present {
    use std::path::Path;

    use typed_xla::pjrt::{Client, Executable, OnDevice};
    use typed_xla::train::{Adam, LossScale};

    use crate::error::Error;
    use crate::model::gpt::Gpt;
    use crate::train::{MixedStep, Step, Tokens};

    /// A model and its optimiser on the device, and the steps that were started since the last report.
    pub(crate) struct Device {
        program: Program,
        gpt: OnDevice<Gpt<f32>>,
        adam: OnDevice<Adam<Gpt<f32>>>,
        losses: Vec<OnDevice<f32>>,
    }

    enum Program {
        Step(Executable<Step>),
        Mixed(Executable<MixedStep>, OnDevice<LossScale>),
    }

    impl Device {
        /// Loads the plugin, compiles a step, and copies the model to the device.
        pub(crate) fn load(plugin: &Path, gpt: &Gpt<f32>, mixed: bool) -> Result<Device, Error> {
            let client = Client::load(plugin)?;
            let program = if mixed {
                Program::Mixed(client.compile()?, client.put(&LossScale::default())?)
            } else {
                Program::Step(client.compile()?)
            };
            Ok(Device {
                program,
                gpt: client.put(gpt)?,
                adam: client.put(&Adam::default())?,
                losses: Vec::new(),
            })
        }

        /// Starts a step.
        pub(crate) fn step(
            &mut self,
            tokens: &Tokens,
            next: &Tokens,
            rate: f32,
        ) -> Result<(), Error> {
            let (gpt, adam) = (&mut self.gpt, &mut self.adam);
            let loss = match &mut self.program {
                Program::Step(step) => step.start((gpt, adam, tokens, next, rate)),
                Program::Mixed(step, scale) => step.start((gpt, adam, scale, tokens, next, rate)),
            };
            self.losses.push(loss?);
            Ok(())
        }

        /// Waits for the steps; returns the sum of their losses.
        pub(crate) fn losses(&mut self) -> Result<f32, Error> {
            let mut sum = 0.0;
            for loss in self.losses.drain(..) {
                sum += loss.get()?;
            }
            Ok(sum)
        }

        /// Returns the model after the steps.
        pub(crate) fn gpt(&self) -> Result<Gpt<f32>, Error> {
            Ok(self.gpt.get()?)
        }
    }
}

#[cfg(not(feature = "pjrt"))]
mod absent {
    use std::path::Path;

    use crate::error::Error;
    use crate::model::gpt::Gpt;
    use crate::train::Tokens;

    pub(crate) enum Device {}

    impl Device {
        pub(crate) fn load(_: &Path, _: &Gpt<f32>, _: bool) -> Result<Device, Error> {
            let what = "--device: this program was built without the feature `pjrt`";
            Err(Error::Usage(what.to_owned()))
        }

        pub(crate) fn step(&mut self, _: &Tokens, _: &Tokens, _: f32) -> Result<(), Error> {
            match *self {}
        }

        pub(crate) fn losses(&mut self) -> Result<f32, Error> {
            match *self {}
        }

        pub(crate) fn gpt(&self) -> Result<Gpt<f32>, Error> {
            match *self {}
        }
    }
}
