//! A call of a Rust function that may fail.

use typed_xla::prelude::*;

#[custom_call]
fn measured(x: &f32![8]) -> Result<f32![8], String> {
    Ok(x.clone())
}

#[computation]
fn adjusted(x: &f32![8]) -> Result<f32![8], String> {
    Ok(measured(x * 2.0)? + 1.0)
}

// == Output, written by UPDATE_GOLDEN=1.

// == custom_call measured
fn measured(x: &f32![8]) -> Result<f32![8], String> {
    Ok(x.clone())
}
#[doc(hidden)]
#[allow(
    non_camel_case_types,
    dead_code,
    unreachable_pub,
    missing_docs,
    clippy::all,
    clippy::pedantic
)]
enum measured {}
#[doc(hidden)]
#[allow(
    dead_code,
    unused_variables,
    unreachable_pub,
    missing_docs,
    clippy::all,
    clippy::pedantic
)]
impl measured {
    pub fn __call(exec: &Exec, outs: impl rt::Outs, (operand0, ()): (rt::Array<'_, f32>, ())) -> Result<(), String> {
        let result = measured(&rt::viewed(operand0))?;
        ::core::result::Result::Ok(rt::fill(outs, &result))
    }
}

// == computation adjusted
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn adjusted(x: &f32![8]) -> Result<f32![8], String> {
    measured ! (@ typed_xla [] [] [measured] [__body] { (:: typed_xla) [] fn adjusted (x : & f32 ! [8]) -> Result < f32 ! [8] , String > { Ok (measured (x * 2.0) ? + 1.0) } })
}
measured! { @ typed_xla [] [] [measured] [__graph] { (:: typed_xla) [] fn adjusted (x : & f32 ! [8]) -> Result < f32 ! [8] , String > { Ok (measured (x * 2.0) ? + 1.0) } } }

// == __graph adjusted
#[doc(hidden)]
#[allow(
    non_camel_case_types,
    dead_code,
    unreachable_pub,
    missing_docs,
    clippy::all,
    clippy::pedantic
)]
enum adjusted {}
#[doc(hidden)]
#[allow(
    dead_code,
    unused_variables,
    unreachable_pub,
    missing_docs,
    clippy::all,
    clippy::pedantic
)]
impl adjusted {
    pub fn __call(exec: &Exec, outs: impl rt::Outs, (operand0, ()): (rt::Array<'_, f32>, ())) -> Result<(), String> {
        let result = adjusted(&rt::viewed(operand0))?;
        ::core::result::Result::Ok(rt::fill(outs, &result))
    }
}

// == __body adjusted
// loop over 8:
//   arena2 = mul(param0<1>, 2.0)
// arena3[8] = call measured.a7be42811eb77e35 arena2[8]
// loop over 8:
//   result0 = add(arena3<1>, 1.0)
// memory: 32 bytes of parameters, 32 of results, 128 of arena
fn body_of_adjusted() {
    {
        if false {
            let _ = &x;
            let _ = measured;
        }
        const PLAN: ([usize; 2], usize) = rt::plan_const::<2>([(0, 1, 32), (1, 2, 32)]);
        let mut workspace = {
            #[allow(unused_imports)]
            use rt::OrPanic as _;
            rt::Failure::<<Result<(), String> as rt::Returned>::Error>::of(rt::Workspace::try_take(PLAN.1))?
        };
        let exec = <rt::Exec as ::core::default::Default>::default();
        struct Loop0<'a> {
            source0: &'a [f32],
        }
        impl rt::Rows for Loop0<'_> {
            type Outs<'o> = (&'o mut [f32],);
            type Levels = rt::Generated;
            #[allow(unused_variables)]
            #[inline(always)]
            fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
                let n = count;
                let s0 = &self.source0[first..][..n];
                let row0 = out0;
                rt::map::<__L, _, _>(
                    &mut *row0,
                    (s0,),
                    #[inline(always)]
                    |(x0,)| {
                        let v2: f32 = rt::scalar::mul::<__L, f32>(x0, <f32>::from_bits(1073741824u32));
                        v2
                    },
                );
            }
        }
        struct Loop1<'a> {
            source0: &'a [f32],
        }
        impl rt::Rows for Loop1<'_> {
            type Outs<'o> = (&'o mut [f32],);
            type Levels = rt::Generated;
            #[allow(unused_variables)]
            #[inline(always)]
            fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
                let n = count;
                let s0 = &self.source0[first..][..n];
                let row0 = out0;
                rt::map::<__L, _, _>(
                    &mut *row0,
                    (s0,),
                    #[inline(always)]
                    |(x0,)| {
                        let v2: f32 = rt::scalar::add::<__L, f32>(x0, <f32>::from_bits(1065353216u32));
                        v2
                    },
                );
            }
        }
        {
            let (view2,) = workspace.step((rt::Write::<f32>::new(PLAN.0[0], 8),));
            (exec).rows(&Loop0 { source0: x.as_slice() }, 8, 5, (rt::Out::new(&mut *view2, 1),));
        }
        {
            let (view3, view2) =
                workspace.step((rt::Write::<f32>::new(PLAN.0[1], 8), rt::Read::<f32>::new(PLAN.0[0], 8)));
            (<measured>::__call)(
                &exec,
                (rt::ArrayMut::new(&mut *view3, &[8]), ()),
                (rt::Array::new(&*view2, &[8]), ()),
            )?;
        }
        let mut result0 = {
            #[allow(unused_imports)]
            use rt::OrPanic as _;
            rt::Failure::<<Result<(), String> as rt::Returned>::Error>::of(<Tensor<f32, (size::Size<8>,)>>::try_alloc())?
        };
        {
            let (view3,) = workspace.step((rt::Read::<f32>::new(PLAN.0[1], 8),));
            (exec).rows(
                &Loop1 { source0: &*view3 },
                8,
                5,
                (rt::Out::new(result0.as_mut_slice(), 1),),
            );
        }
        ::core::result::Result::Ok(result0)
    }
}
