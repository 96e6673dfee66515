//! Programs on several devices, with one replica on each.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;

use super::array::{Argument, ResultArray};
use super::specialised::Specialised;
use super::typed::{arguments, assemble, leaves_of};
use super::{AnyExecutable, Client, Error};
use crate::program::Program;

/// A computation compiled for several replicas, made by [`Client::compile_replicas`].
pub struct ReplicatedExecutable<P> {
    program: Specialised<P>,
    replicas: usize,
}

/// A program compiled for several replicas, whose argument and result types are known only at run time.
pub struct AnyReplicatedExecutable {
    any: AnyExecutable,
    replicas: usize,
}

impl Client {
    /// Compiles a computation to run as `replicas` replicas, each on its own device.
    ///
    /// Collectives of the computation's `replica: &Replica` run between the devices. A computation with dynamic sizes
    /// is compiled when it runs, as described at [`Executable`](super::Executable).
    ///
    /// # Errors
    ///
    /// [`Error::TooFewDevices`] if there are fewer devices than replicas, [`Error::NoReplica`] for 0 replicas;
    /// otherwise the errors of [`Client::compile`]. XLA rejects replica groups that do not match the number of
    /// replicas.
    pub fn compile_replicas<P: Program>(
        &self,
        replicas: usize,
    ) -> Result<ReplicatedExecutable<P>, Error> {
        self.check_replicas(replicas)?;
        let program = Specialised::new(self, replicas)?;
        Ok(ReplicatedExecutable { program, replicas })
    }

    /// Compiles the text of a StableHLO module to run as `replicas` replicas, each on its own device.
    ///
    /// # Errors
    ///
    /// The errors of [`Client::compile_replicas`] and [`Client::compile_text`].
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use xla_core::pjrt::{Argument, Client, OptionValue};
    /// use xla_shape::ElementType;
    ///
    /// let devices = [("cpu_device_count", OptionValue::Int(2))];
    /// let client = Client::load_with("xla_cpu_pjrt.so", &devices)?;
    /// let sum = client.compile_text_replicas(
    ///     r#"func.func @main(%x: tensor<2xui8>) -> tensor<2xui8> {
    ///         %y = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ///         ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    ///             %c = stablehlo.add %a, %b : tensor<ui8>
    ///             stablehlo.return %c : tensor<ui8>
    ///         }) : (tensor<2xui8>) -> tensor<2xui8>
    ///         return %y : tensor<2xui8>
    ///     }"#,
    ///     2,
    /// )?;
    /// let pair = |bytes| vec![Argument { element: ElementType::U8, dims: &[2], bytes }];
    /// let results = sum.execute(&[pair(&[1, 2]), pair(&[3, 4])])?;
    /// assert_eq!((&results[0][0].bytes, &results[1][0].bytes), (&vec![4, 6], &vec![4, 6]));
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn compile_text_replicas(
        &self,
        stablehlo: &str,
        replicas: usize,
    ) -> Result<AnyReplicatedExecutable, Error> {
        self.check_replicas(replicas)?;
        let any = self.compile_for(replicas, stablehlo, &[])?;
        Ok(AnyReplicatedExecutable { any, replicas })
    }

    /// Checks that there is a device for each replica.
    fn check_replicas(&self, replicas: usize) -> Result<(), Error> {
        if replicas == 0 {
            return Err(Error::NoReplica);
        }
        if replicas > self.device_count() {
            return Err(Error::TooFewDevices {
                platform: self.platform_name().to_owned(),
                expected: replicas,
                found: self.device_count(),
            });
        }
        Ok(())
    }
}

impl<P: Program> ReplicatedExecutable<P> {
    /// Returns the number of replicas.
    pub fn replicas(&self) -> usize {
        self.replicas
    }

    /// Runs the program as all replicas, each on its own arguments, and returns their results.
    ///
    /// Each replica takes the arguments of [`Executable::run`](super::Executable::run), of the same sizes for
    /// all replicas.
    ///
    /// # Errors
    ///
    /// [`Error::ReplicaArguments`] if the number of argument lists differs from the number of replicas,
    /// [`Error::Argument`] if the sizes of a replica's arguments differ from the first one's; otherwise the errors of
    /// [`Executable::run`](super::Executable::run).
    pub fn run(&self, args: Vec<P::Args<'_>>) -> Result<Vec<P::Output>, Error> {
        let sizes: Vec<Vec<usize>> = args.iter().map(P::sizes).collect::<Result<_, _>>()?;
        let Some(first) = sizes.into_iter().next() else {
            return Err(Error::ReplicaArguments {
                expected: self.replicas,
                found: 0,
            });
        };
        let any = self.program.of(first)?;
        let leaves: Vec<_> = args.iter().map(leaves_of).collect();
        let lists: Vec<_> = leaves.iter().map(|leaves| arguments(leaves)).collect();
        let results = any.execute_on_all(&lists)?;
        drop(lists);
        drop(leaves);
        let pairs = args.into_iter().zip(results);
        pairs
            .map(|(args, results)| assemble::<P>(args, results))
            .collect()
    }
}

impl AnyReplicatedExecutable {
    /// Returns the number of replicas.
    pub fn replicas(&self) -> usize {
        self.replicas
    }

    /// Copies the arguments of each replica to its device, runs the program on all devices, and copies the results
    /// back.
    ///
    /// # Errors
    ///
    /// [`Error::ReplicaArguments`] if the number of argument lists differs from the number of replicas; otherwise the
    /// errors of [`AnyExecutable::execute`].
    pub fn execute(&self, arguments: &[Vec<Argument<'_>>]) -> Result<Vec<Vec<ResultArray>>, Error> {
        self.any.execute_on_all(arguments)
    }
}
