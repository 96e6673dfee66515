//! The gradient of a loss, with the value.

use typed_xla::prelude::*;

#[computation]
fn loss(w: &f32![64], x: &f32![32, 64], y: &f32![32]) -> f32 {
    let error = dot(x, w) - y;
    mean(error * error)
}

#[computation]
fn slope(w: &f32![64], x: &f32![32, 64], y: &f32![32]) -> (f32, f32![64]) {
    value_and_grad(loss)(w, x, y)
}

// == Output, written by UPDATE_GOLDEN=1.

// == computation loss
// arena4 = contract param1 param0: batch 1 m 32 n 1 k 64, strides [0, 64, 1] [0, 1, 0]
// rows [] of 32:
//   fold0 = add from 0.0 of mul(sub(arena4<1>, param2<1>), sub(arena4<1>, param2<1>))
//   result0[row] = mul(fold0, 0.03125)
// memory: 8576 bytes of parameters, 4 of results, 128 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn loss(w: &f32![64], x: &f32![32, 64], y: &f32![32]) -> f32 {
    if false {
        let _ = &x;
        let _ = &w;
        let _ = &y;
        let error: Tensor<f32, (size::Size<32>,)> = ::core::option::Option::None.unwrap();
        let _ = &error;
        let _ = &error;
    }
    const PLAN: ([usize; 1], usize) = rt::plan_const::<1>([(0, 1, 128)]);
    let mut workspace = rt::Workspace::take(PLAN.1);
    let exec = <rt::Exec as ::core::default::Default>::default();
    struct Loop0<'a> {
        source0: &'a [f32],
        source1: &'a [f32],
    }
    impl rt::Rows for Loop0<'_> {
        type Outs<'o> = (&'o mut [f32],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = 32;
            for r in 0..count {
                let row = first + r;
                let index0 = row;
                let s0 = &self.source0[0..][..n];
                let s1 = &self.source1[0..][..n];
                let row0 = &mut out0[r];
                let value = rt::fold::<__L, _, _>(
                    n,
                    (s0, s1),
                    <f32>::from_bits(0u32),
                    #[inline(always)]
                    |(x0, x1)| {
                        let v2: f32 = rt::scalar::sub::<__L, f32>(x0, x1);
                        let v3: f32 = rt::scalar::mul::<__L, f32>(v2, v2);
                        v3
                    },
                    #[inline(always)]
                    |a, b| rt::scalar::add::<__L, f32>(a, b),
                );
                let fold0 = value;
                let v7: f32 = rt::scalar::mul::<__L, f32>(fold0, <f32>::from_bits(1023410176u32));
                *row0 = v7;
            }
        }
    }
    {
        let (view4,) = workspace.step((rt::Write::<f32>::new(PLAN.0[0], 32),));
        rt::kernels::dot_general::run(
            &exec,
            &mut *view4,
            x.as_slice(),
            w.as_slice(),
            &rt::Contract {
                batch: 1,
                m: 32,
                n: 1,
                k: 64,
                lhs_strides: [0, 64, 1],
                rhs_strides: [0, 1, 0],
            },
        );
    }
    let mut result0 = <f32 as ::core::default::Default>::default();
    {
        let (view4,) = workspace.step((rt::Read::<f32>::new(PLAN.0[0], 32),));
        (exec).rows(
            &Loop0 {
                source0: &*view4,
                source1: y.as_slice(),
            },
            1,
            6 * 32,
            (rt::Out::new(::core::slice::from_mut(&mut result0), 1),),
        );
    }
    result0
}

// == computation slope
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn slope(w: &f32![64], x: &f32![32, 64], y: &f32![32]) -> (f32, f32![64]) {
    loss ! (@ typed_xla [] [] [loss] [__body] { (:: typed_xla) [] fn slope (w : & f32 ! [64] , x : & f32 ! [32 , 64] , y : & f32 ! [32]) -> (f32 , f32 ! [64]) { value_and_grad (loss) (w , x , y) } })
}
loss! { @ typed_xla [] [] [loss] [__graph] { (:: typed_xla) [] fn slope (w : & f32 ! [64] , x : & f32 ! [32 , 64] , y : & f32 ! [32]) -> (f32 , f32 ! [64]) { value_and_grad (loss) (w , x , y) } } }

// == __body slope
// arena5 = contract param1 param0: batch 1 m 32 n 1 k 64, strides [0, 64, 1] [0, 1, 0]
// in registers, holding [], copying [param2 arena5]:
// rows [] of 32:
//   local6 = add(mul(0.03125, sub(arena5<1>, param2<1>)), mul(0.03125, sub(arena5<1>, param2<1>)))
//   fold0 = add from 0.0 of mul(sub(arena5<1>, param2<1>), sub(arena5<1>, param2<1>))
//   result0[row] = mul(fold0, 0.03125)
// result1 = contract local6 param1: batch 1 m 1 n 64 k 32, strides [0, 0, 1] [0, 64, 1]
// end
// memory: 8576 bytes of parameters, 260 of results, 128 of arena
fn body_of_slope() {
    {
        if false {
            let _ = &w;
            let _ = &x;
            let _ = &y;
            {
                let _ = loss;
            }
        }
        const PLAN: ([usize; 1], usize) = rt::plan_const::<1>([(0, 1, 128)]);
        let mut workspace = rt::Workspace::take(PLAN.1);
        let exec = <rt::Exec as ::core::default::Default>::default();
        struct Loop0<'a> {
            source0: &'a [f32],
            source1: &'a [f32],
        }
        impl rt::Rows for Loop0<'_> {
            type Outs<'o> = (&'o mut [f32], &'o mut [f32]);
            type Levels = rt::Generated;
            #[allow(unused_variables)]
            #[inline(always)]
            fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0, out1): Self::Outs<'_>) {
                let n = 32;
                for r in 0..count {
                    let row = first + r;
                    let index0 = row;
                    let s0 = &self.source0[0..][..n];
                    let s1 = &self.source1[0..][..n];
                    let row0 = &mut out0[r];
                    let row1 = &mut out1[r * n..][..n];
                    rt::map::<__L, _, _>(
                        &mut *row1,
                        (s0, s1),
                        #[inline(always)]
                        |(x0, x1)| {
                            let v2: f32 = rt::scalar::sub::<__L, f32>(x0, x1);
                            let v8: f32 = rt::scalar::mul::<__L, f32>(<f32>::from_bits(1023410176u32), v2);
                            let v9: f32 = rt::scalar::add::<__L, f32>(v8, v8);
                            v9
                        },
                    );
                    let value = rt::fold::<__L, _, _>(
                        n,
                        (s0, s1),
                        <f32>::from_bits(0u32),
                        #[inline(always)]
                        |(x0, x1)| {
                            let v2: f32 = rt::scalar::sub::<__L, f32>(x0, x1);
                            let v3: f32 = rt::scalar::mul::<__L, f32>(v2, v2);
                            v3
                        },
                        #[inline(always)]
                        |a, b| rt::scalar::add::<__L, f32>(a, b),
                    );
                    let fold0 = value;
                    let v7: f32 = rt::scalar::mul::<__L, f32>(fold0, <f32>::from_bits(1023410176u32));
                    *row0 = v7;
                }
            }
        }
        {
            let (view5,) = workspace.step((rt::Write::<f32>::new(PLAN.0[0], 32),));
            rt::kernels::dot_general::run(
                &exec,
                &mut *view5,
                x.as_slice(),
                w.as_slice(),
                &rt::Contract {
                    batch: 1,
                    m: 32,
                    n: 1,
                    k: 64,
                    lhs_strides: [0, 64, 1],
                    rhs_strides: [0, 1, 0],
                },
            );
        }
        let mut result0 = <f32 as ::core::default::Default>::default();
        let mut result1 = <Tensor<f32, (size::Size<64>,)>>::alloc();
        {
            struct RegisterBlock<'a> {
                buffer3: &'a mut [f32],
                buffer4: &'a mut [f32],
                buffer1: &'a [f32],
                buffer2: &'a [f32],
                buffer5: &'a [f32],
            }
            impl RegisterBlock<'_> {
                #[allow(unused_variables, unused_mut)]
                #[inline(always)]
                fn steps<__L: rt::Level>(
                    buffer3: &mut [f32],
                    buffer4: &mut [f32],
                    buffer1: &[f32],
                    buffer2: &[f32],
                    buffer5: &[f32],
                ) {
                    let mut here6 = rt::zeros::<f32, 32>();
                    let here1 = &buffer1[..2048];
                    let mut here2 = rt::copied::<f32, 32>(buffer2);
                    let mut here5 = rt::copied::<f32, 32>(buffer5);
                    let here3 = &mut buffer3[..1];
                    let here4 = &mut buffer4[..64];
                    {
                        rt::Rows::rows::<__L>(
                            &Loop0 {
                                source0: &here5[..],
                                source1: &here2[..],
                            },
                            0,
                            1,
                            (&mut here3[..], &mut here6[..]),
                        );
                    }
                    {
                        rt::kernels::dot_general::small::<__L, _>(
                            &mut here4[..],
                            &here6[..],
                            &here1[..],
                            &rt::Contract {
                                batch: 1,
                                m: 1,
                                n: 64,
                                k: 32,
                                lhs_strides: [0, 0, 1],
                                rhs_strides: [0, 64, 1],
                            },
                        );
                    }
                }
            }
            impl rt::Kernel for RegisterBlock<'_> {
                type Output = ();
                #[inline(always)]
                fn run<__L: rt::Level>(self) {
                    Self::steps::<__L>(self.buffer3, self.buffer4, self.buffer1, self.buffer2, self.buffer5)
                }
            }
            let (view5,) = workspace.step((rt::Read::<f32>::new(PLAN.0[0], 32),));
            <rt::Generated as rt::Levels>::dispatch(RegisterBlock {
                buffer3: ::core::slice::from_mut(&mut result0),
                buffer4: result1.as_mut_slice(),
                buffer1: x.as_slice(),
                buffer2: y.as_slice(),
                buffer5: &*view5,
            });
        }
        (result0, result1)
    }
}
