//! Training on the device of a PJRT plugin, such as XLA's for CPUs or GPUs: the parameters stay there between steps.
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
    use typed_xla::prelude::*;

    use crate::error::Error;
    use crate::network::{BATCH, PIXELS, Params, Step};

    /// The parameters and their velocity on the device, and the steps that were started since the last report.
    pub(crate) struct Device {
        step: Executable<Step>,
        params: OnDevice<Params>,
        velocity: OnDevice<Params>,
        losses: Vec<OnDevice<f32>>,
    }

    impl Device {
        /// Loads the plugin, compiles a step, and copies the parameters to the device.
        pub(crate) fn load(plugin: &Path, params: &Params) -> Result<Device, Error> {
            let client = Client::load(plugin)?;
            Ok(Device {
                step: client.compile()?,
                params: client.put(params)?,
                velocity: client.put(&Params::zeros())?,
                losses: Vec::new(),
            })
        }

        /// Starts a step.
        pub(crate) fn step(
            &mut self,
            x: &f32![BATCH, PIXELS],
            digits: &i32![BATCH],
            rate: f32,
        ) -> Result<(), Error> {
            let args = (&mut self.params, &mut self.velocity, x, digits, rate);
            self.losses.push(self.step.start(args)?);
            Ok(())
        }

        /// Waits for the steps; returns the sum of their losses, and the parameters after them.
        pub(crate) fn report(&mut self) -> Result<(f32, Params), Error> {
            let mut sum = 0.0;
            for loss in self.losses.drain(..) {
                sum += loss.get()?;
            }
            Ok((sum, self.params.get()?))
        }
    }
}

#[cfg(not(feature = "pjrt"))]
mod absent {
    use std::path::Path;

    use typed_xla::prelude::*;

    use crate::error::Error;
    use crate::network::{BATCH, PIXELS, Params};

    pub(crate) enum Device {}

    impl Device {
        pub(crate) fn load(_: &Path, _: &Params) -> Result<Device, Error> {
            let what = "--device: this program was built without the feature `pjrt`";
            Err(Error::Usage(what.to_owned()))
        }

        pub(crate) fn step(
            &mut self,
            _: &f32![BATCH, PIXELS],
            _: &i32![BATCH],
            _: f32,
        ) -> Result<(), Error> {
            match *self {}
        }

        pub(crate) fn report(&mut self) -> Result<(f32, Params), Error> {
            match *self {}
        }
    }
}
