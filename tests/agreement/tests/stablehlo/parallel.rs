//! Programs of StableHLO's interpreter that run a function on several devices at once, `interpreter.run_parallel`: each
//! device is a replica of the runtime, and the kernels of the runtime communicate.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use xla_core::element::Element;
use xla_core::error::Error;
use xla_core::exec::Exec;
use xla_core::kernels::{Array as Elements, ArrayMut, all_gather, all_to_all, collective_permute};
use xla_core::replica::{Replica, Replicas};
use xla_hlo::literal::Scalar;
use xla_hlo::operation::{Form, Kernel, KernelArg};
use xla_hlo::ops::inline;
use xla_hlo::{ElementType, Graph, Instr};
use xla_import::import;
use xla_import::tree::{Attribute, Function, Model, Named, Op, Type};

use crate::eval;
use crate::kernels::array::Array;

/// A program that runs a function on each device: its inputs, and the results that are compared.
pub(crate) struct Parallel {
    /// The name of the function.
    pub(crate) function: String,
    /// The numbers of replicas and of partitions.
    pub(crate) devices: [usize; 2],
    /// The number of inputs of all devices.
    pub(crate) inputs: usize,
    /// The results of all devices that are compared, one after the other.
    pub(crate) results: Vec<usize>,
}

/// Changes a program so that it returns the inputs of the function, then the expected results. Before, it returns pairs of a
/// result and the expected one.
///
/// # Errors
/// The devices run different functions, or read queues of the host.
pub(crate) fn inputs(main: &mut Function<'_>) -> Result<Option<Parallel>, String> {
    let is_parallel = |op: &Op<'_>| op.name == "interpreter.run_parallel";
    let Some(at) = main.body.ops.iter().position(is_parallel) else {
        return Ok(None);
    };
    let op = main.body.ops.remove(at);
    if op.attribute("infeed").is_some() {
        return Err("the program reads queues of the host, which are parameters here".to_string());
    }
    let Some(Attribute::List(rows)) = op.attribute("programs") else {
        return Err("expected the programs of devices".to_string());
    };
    let mut functions = Vec::new();
    let mut partitions = Vec::new();
    for row in rows {
        let Attribute::List(row) = row else {
            return Err("expected a list of programs for each replica".to_string());
        };
        partitions.push(row.len());
        functions.extend(row.iter().map(|name| match name {
            Attribute::Symbol(name) => name.to_string(),
            other => format!("{other:?}"),
        }));
    }
    functions.dedup();
    partitions.dedup();
    let ([function], &[partitions]) = (functions.as_slice(), partitions.as_slice()) else {
        return Err("the devices run different functions".to_string());
    };
    let Some(returned) = main.body.ops.last_mut() else {
        return Err("the program returns nothing".to_string());
    };
    let results: Vec<usize> = (returned.operands.chunks(2))
        .map(|pair| (pair[0].0 - op.first.0) as usize)
        .collect();
    let expected = |i: usize| i % 2 == 1;
    let kept = (returned.operands.iter().enumerate()).filter(|(i, _)| expected(*i));
    let operands = op.operands.iter().chain(kept.map(|(_, value)| value));
    returned.operands = operands.copied().collect();
    let own = op.operand_types.clone().unwrap_or_default().into_iter();
    let kept = (main.results.iter().enumerate()).filter(|(i, _)| expected(*i));
    let types: Vec<Rc<Type<'_>>> = own.chain(kept.map(|(_, (ty, _))| Rc::clone(ty))).collect();
    main.results = types
        .iter()
        .map(|ty| (Rc::clone(ty), Rc::default()))
        .collect();
    returned.operand_types = Some(types);
    Ok(Some(Parallel {
        function: function.clone(),
        devices: [rows.len(), partitions],
        inputs: op.operands.len(),
        results,
    }))
}

impl Parallel {
    /// States the numbers of devices in the module, as exporters do.
    pub(crate) fn state(&self, model: &mut Model<'_>) {
        for (name, count) in ["mhlo.num_replicas", "mhlo.num_partitions"]
            .iter()
            .zip(self.devices)
        {
            let value = Attribute::Number(count.to_string().into(), None);
            let (name, at) = ((*name).into(), 0);
            model.attributes.push(Named { name, value, at });
        }
    }

    /// Returns the graph of the function.
    ///
    /// # Errors
    /// The reason for which it is not imported.
    pub(crate) fn graph(&self, model: &Model<'_>) -> Result<Graph, String> {
        let module = import(model, &self.function).map_err(crate::programs::reason)?;
        let entry = module.entry().ok_or("the module has no entry")?;
        let flat = inline::flat(&module, &entry.graph);
        flat.map_err(|refused| refused.fault.what.to_string())
    }

    /// Runs the function on each device, and returns the results of all devices.
    ///
    /// # Errors
    /// A device fails or panics.
    pub(crate) fn run(&self, graph: &Graph, inputs: &[Array]) -> Result<Vec<Array>, Error> {
        let count = self.devices[0] * self.devices[1];
        let each = inputs.len() / count;
        let token = Array::scalar(ElementType::Token, Scalar::Bool(false));
        let results = Replicas::new(count).run(|replica| {
            let own = &inputs[each * replica.id()..][..each];
            let mut arguments = own.to_vec();
            arguments.resize(graph.params.len(), token.clone());
            let (asks, asked) = sync_channel(0);
            let (answers, answered) = sync_channel(0);
            std::thread::scope(|scope| {
                let work = move || {
                    LINK.set(Some((asks, answered)));
                    let results = eval::run(graph, &arguments);
                    LINK.set(None);
                    results
                };
                let evaluating = scope.spawn(work);
                // Ends when the evaluator has ended, and with it the evaluator if a collective fails.
                let mut failed = Ok(());
                while let Ok(question) = asked.recv() {
                    match perform(replica, &question) {
                        Ok(answer) => drop(answers.send(answer)),
                        Err(error) => {
                            failed = Err(error);
                            break;
                        }
                    }
                }
                drop((asked, answers));
                let results = evaluating.join();
                failed?;
                results.map_err(|panic| std::panic::resume_unwind(panic))
            })
        })?;
        Ok(results.into_iter().flatten().collect())
    }
}

/// Runs a graph whose only parameters are tokens on one device.
///
/// # Errors
/// The device fails or panics.
pub(crate) fn alone(graph: &Graph) -> Result<Vec<Array>, Error> {
    let parallel = Parallel {
        function: String::new(),
        devices: [1, 1],
        inputs: 0,
        results: Vec::new(),
    };
    parallel.run(graph, &[])
}

/// A collective on an operand.
struct Question {
    kernel: Kernel,
    instr: Instr,
    operand: Array,
    dims: Vec<usize>,
}

/// The channels between an evaluator and its replica, which is on another thread.
type Link = (SyncSender<Question>, Receiver<Array>);

thread_local! {
    static LINK: RefCell<Option<Link>> = const { RefCell::new(None) };
}

/// Returns the result of a collective; `None` if the instruction is another one.
pub(crate) fn collective(
    form: &Form,
    instr: &Instr,
    operand: &Array,
    dims: &[usize],
) -> Option<Array> {
    let Form::Kernel(kernel) = form else {
        return None;
    };
    let is_collective = matches!(kernel.arguments.first(), Some(KernelArg::Outside(_)));
    if !is_collective {
        return None;
    }
    let question = Question {
        kernel: kernel.clone(),
        instr: instr.clone(),
        operand: operand.clone(),
        dims: dims.to_vec(),
    };
    LINK.with_borrow(|link| {
        let (asks, answered) = link.as_ref().expect("a device evaluates the collective");
        asks.send(question).expect("the replica has not failed");
        Some(answered.recv().expect("the replica has not failed"))
    })
}

fn perform(replica: &Replica, question: &Question) -> Result<Array, Error> {
    macro_rules! typed {
        ($($element:ident $ty:ident $scalar:ident,)*) => {
            match question.operand.element {
                $(ElementType::$element => communicate::<$ty>(
                    replica,
                    question,
                    &|scalar| match scalar {
                        Scalar::$scalar(x) => x as $ty,
                        other => panic!("{other:?} is not of the type"),
                    },
                    &|x| Scalar::$scalar(x.into()),
                ),)*
                other => panic!("no device communicates elements of type {other}"),
            }
        };
    }
    typed! {
        F32 f32 Float,
        I32 i32 Integer,
        I64 i64 Integer,
    }
}

fn communicate<T: Element>(
    replica: &Replica,
    question: &Question,
    read: &dyn Fn(Scalar) -> T,
    write: &dyn Fn(T) -> Scalar,
) -> Result<Array, Error> {
    let (operand, dims) = (&question.operand, &question.dims);
    let from: Vec<T> = operand.elements.iter().map(|&x| read(x)).collect();
    let mut to = vec![T::ZERO; dims.iter().product()];
    let (mut lists, mut sizes) = (Vec::new(), Vec::new());
    for argument in &question.kernel.arguments {
        match argument {
            KernelArg::Lists(all) => lists = all.clone(),
            KernelArg::Size(size) => sizes.push(size.known().expect("it is a number")),
            _ => {}
        }
    }
    let lists: Vec<&[usize]> = lists.iter().map(Vec::as_slice).collect();
    let combine = |out: &mut [T], a: &[T], b: &[T]| {
        for ((out, &a), &b) in out.iter_mut().zip(a).zip(b) {
            let both = eval::region(&question.instr.regions[0], &[write(a), write(b)]);
            *out = read(both[0]);
        }
    };
    let exec = Exec::serial();
    {
        let array = (Elements::new(&from, &operand.dims), ());
        match question.kernel.name {
            "all_reduce" => replica.all_reduce(&from, &mut to, &lists, combine)?,
            "reduce_scatter" => {
                let chunk = dims[sizes[0]..].iter().product();
                replica.reduce_scatter(&from, &mut to, chunk, &lists, combine)?;
            }
            name => {
                let out = (ArrayMut::new(&mut to, dims), ());
                match name {
                    "all_gather" => all_gather::run(&exec, out, array, replica, &lists, sizes[0])?,
                    "all_to_all" => {
                        let [split, concat, parts] = [0, 1, 2].map(|i| sizes[i]);
                        all_to_all::run(&exec, out, array, replica, &lists, split, concat, parts)?;
                    }
                    "collective_permute" => {
                        collective_permute::run(&exec, out, array, replica, &lists)?;
                    }
                    name => panic!("no device knows the collective {name}"),
                }
            }
        }
    }
    Ok(Array {
        element: operand.element,
        dims: dims.clone(),
        elements: to.into_iter().map(write).collect(),
    })
}
