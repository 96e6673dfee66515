//! A loop over a batch: the elements of its small arrays are scalars.

use typed_xla::prelude::*;

#[computation]
fn solved(a: &f32![2, 2], b: &f32![2]) -> f32![2] {
    solve(a, b)
}

#[computation]
fn all(a: &f32![1000, 2, 2], b: &f32![1000, 2]) -> f32![1000, 2] {
    vmap(solved)(a, b)
}

// == Output, written by UPDATE_GOLDEN=1.

// == computation solved
// in registers, holding [result0], copying [param0 param1]:
// local3[2, 2], local4[2], local5[2] = lu param0[2, 2]: []
// result0[2, 1] = lu_solve local3[2, 2], local5[2], param1[2, 1]: [Bool(false)]
// end
// memory: 24 bytes of parameters, 8 of results, 0 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn solved(a: &f32![2, 2], b: &f32![2]) -> f32![2] {
    if false {
        let _ = &a;
        let _ = &b;
    }
    let mut result0 = <Tensor<f32, (size::Size<2>,)>>::alloc();
    {
        struct RegisterBlock<'a> {
            buffer2: &'a mut [f32],
            buffer0: &'a [f32],
            buffer1: &'a [f32],
        }
        impl RegisterBlock<'_> {
            #[allow(unused_variables, unused_mut)]
            #[inline(always)]
            fn steps<__L: rt::Level>(buffer2: &mut [f32], buffer0: &[f32], buffer1: &[f32]) {
                let mut here3 = rt::zeros::<f32, 4>();
                let mut here4 = rt::zeros::<i32, 2>();
                let mut here5 = rt::zeros::<i32, 2>();
                let mut here0 = rt::copied::<f32, 4>(buffer0);
                let mut here1 = rt::copied::<f32, 2>(buffer1);
                let mut here2 = rt::copied::<f32, 2>(buffer2);
                {
                    rt::kernels::lu::small::<__L, _>(
                        rt::ArrayMut::new(&mut here3[..], &[2, 2]),
                        rt::ArrayMut::new(&mut here4[..], &[2]),
                        rt::ArrayMut::new(&mut here5[..], &[2]),
                        rt::Array::new(&here0[..], &[2, 2]),
                    );
                }
                {
                    rt::kernels::lu_solve::small::<__L, _>(
                        rt::ArrayMut::new(&mut here2[..], &[2, 1]),
                        rt::Array::new(&here3[..], &[2, 2]),
                        rt::Array::new(&here5[..], &[2]),
                        rt::Array::new(&here1[..], &[2, 1]),
                        false,
                    );
                }
                buffer2[..2].copy_from_slice(&here2[..]);
            }
        }
        impl rt::Kernel for RegisterBlock<'_> {
            type Output = ();
            #[inline(always)]
            fn run<__L: rt::Level>(self) {
                Self::steps::<__L>(self.buffer2, self.buffer0, self.buffer1)
            }
        }
        <rt::Base as rt::Levels>::dispatch(RegisterBlock {
            buffer2: result0.as_mut_slice(),
            buffer0: a.as_slice(),
            buffer1: b.as_slice(),
        });
    }
    result0
}

// == computation all
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn all(a: &f32![1000, 2, 2], b: &f32![1000, 2]) -> f32![1000, 2] {
    solved ! (@ typed_xla [] [] [solved] [__body] { (:: typed_xla) [] fn all (a : & f32 ! [1000 , 2 , 2] , b : & f32 ! [1000 , 2]) -> f32 ! [1000 , 2] { vmap (solved) (a , b) } })
}
solved! { @ typed_xla [] [] [solved] [__graph] { (:: typed_xla) [] fn all (a : & f32 ! [1000 , 2 , 2] , b : & f32 ! [1000 , 2]) -> f32 ! [1000 , 2] { vmap (solved) (a , b) } } }

// == __body all
// arena3[1000, 2, 2], arena4[1000, 2], arena5[1000, 2] = lu param0[1000, 2, 2]: []
// result0[1000, 2, 1] = lu_solve arena3[1000, 2, 2], arena5[1000, 2], param1[1000, 2, 1]: [Bool(false)]
// memory: 24000 bytes of parameters, 8000 of results, 32000 of arena
fn body_of_all() {
    {
        if false {
            let _ = &a;
            let _ = &b;
            {
                let _ = solved;
            }
        }
        const PLAN: ([usize; 3], usize) = rt::plan_const::<3>([(0, 1, 16000), (0, 0, 8000), (0, 1, 8000)]);
        let mut workspace = rt::Workspace::take(PLAN.1);
        let exec = <rt::Exec as ::core::default::Default>::default();
        {
            let (view3, view4, view5) = workspace.step((
                rt::Write::<f32>::new(PLAN.0[0], 4000),
                rt::Write::<i32>::new(PLAN.0[1], 2000),
                rt::Write::<i32>::new(PLAN.0[2], 2000),
            ));
            rt::kernels::lu::run(
                &exec,
                rt::ArrayMut::new(&mut *view3, &[1000, 2, 2]),
                rt::ArrayMut::new(&mut *view4, &[1000, 2]),
                rt::ArrayMut::new(&mut *view5, &[1000, 2]),
                rt::Array::new(a.as_slice(), &[1000, 2, 2]),
            );
        }
        let mut result0 = <Tensor<f32, (size::SizeK<1, 0>, size::Size<2>)>>::alloc();
        {
            let (view3, view5) = workspace.step((
                rt::Read::<f32>::new(PLAN.0[0], 4000),
                rt::Read::<i32>::new(PLAN.0[2], 2000),
            ));
            rt::kernels::lu_solve::run(
                &exec,
                rt::ArrayMut::new(result0.as_mut_slice(), &[1000, 2, 1]),
                rt::Array::new(&*view3, &[1000, 2, 2]),
                rt::Array::new(&*view5, &[1000, 2]),
                rt::Array::new(b.as_slice(), &[1000, 2, 1]),
                false,
            );
        }
        result0
    }
}
