//! Small steps that are one function, with their arrays on the stack.

use typed_xla::prelude::*;

#[computation]
fn turned(a: &f32![3, 3], x: &f32![3]) -> f32![3] {
    let y = dot(a, x);
    y / sum(y * y)
}

// == Output, written by UPDATE_GOLDEN=1.

// == computation turned
// in registers, holding [], copying [param0 param1]:
// local3 = contract param0 param1: batch 1 m 3 n 1 k 3, strides [0, 3, 1] [0, 1, 0]
// rows [] of 3:
//   fold0 = add from 0.0 of mul(local3<1>, local3<1>)
//   result0 = div(local3<1>, fold0)
// end
// memory: 48 bytes of parameters, 12 of results, 0 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn turned(a: &f32![3, 3], x: &f32![3]) -> f32![3] {
    if false {
        let _ = &a;
        let _ = &x;
        let y: Tensor<f32, (size::Size<3>,)> = ::core::option::Option::None.unwrap();
        let _ = &y;
        let _ = &y;
        let _ = &y;
    }
    struct Loop0<'a> {
        source0: &'a [f32],
    }
    impl rt::Rows for Loop0<'_> {
        type Outs<'o> = (&'o mut [f32],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = 3;
            for r in 0..count {
                let row = first + r;
                let index0 = row;
                let s0 = &self.source0[0..][..n];
                let row0 = &mut out0[r * n..][..n];
                let value = rt::fold::<__L, _, _>(
                    n,
                    (s0,),
                    <f32>::from_bits(0u32),
                    #[inline(always)]
                    |(x0,)| {
                        let v1: f32 = rt::scalar::mul::<__L, f32>(x0, x0);
                        v1
                    },
                    #[inline(always)]
                    |a, b| rt::scalar::add::<__L, f32>(a, b),
                );
                let fold0 = value;
                rt::map::<__L, _, _>(
                    &mut *row0,
                    (s0,),
                    #[inline(always)]
                    |(x0,)| {
                        let v4: f32 = rt::scalar::div::<__L, f32>(x0, fold0);
                        v4
                    },
                );
            }
        }
    }
    let mut result0 = <Tensor<f32, (size::Size<3>,)>>::alloc();
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
                let mut here3 = rt::zeros::<f32, 3>();
                let mut here0 = rt::copied::<f32, 9>(buffer0);
                let mut here1 = rt::copied::<f32, 3>(buffer1);
                let here2 = &mut buffer2[..3];
                {
                    rt::kernels::dot_general::small::<__L, _>(
                        &mut here3[..],
                        &here0[..],
                        &here1[..],
                        &rt::Contract {
                            batch: 1,
                            m: 3,
                            n: 1,
                            k: 3,
                            lhs_strides: [0, 3, 1],
                            rhs_strides: [0, 1, 0],
                        },
                    );
                }
                {
                    rt::Rows::rows::<__L>(&Loop0 { source0: &here3[..] }, 0, 1, (&mut here2[..],));
                }
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
            buffer1: x.as_slice(),
        });
    }
    result0
}
