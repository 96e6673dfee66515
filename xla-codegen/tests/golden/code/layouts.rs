//! Layouts: a column-major parameter, and a result of tiles.

use typed_xla::prelude::*;

#[computation]
fn tiled(x: &f32![32, 100; {0, 1}]) -> f32![32, 100; {1, 0}, tile = [8, 16]] {
    x + 1.0
}

// == Output, written by UPDATE_GOLDEN=1.

// == computation tiled
// loop over 3200:
//   arena2 = add(param0<1>, 1.0)
// arena3 = transpose arena2 [100, 32]: [1, 0]
// arena4[32, 112] = pad arena3[32, 100], constant5[]: [Ints([Size(0), Size(0)]), Sizes([0, 0])]
// result0 = transpose arena4 [4, 8, 7, 16]: [0, 2, 1, 3]
// memory: 12800 bytes of parameters, 14336 of results, 27136 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn tiled(x: &f32 ! [32 , 100 ; { 0 , 1 }]) -> f32 ! [32 , 100 ; { 1 , 0 } , tile = [8 , 16]] {
    if false {
        let _ = &x;
    }
    const PLAN: ([usize; 3], usize) = rt::plan_const::<3>([(0, 1, 12800), (1, 2, 12800), (2, 3, 14336)]);
    let mut workspace = rt::Workspace::take(PLAN.1);
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
                    let v2: f32 = rt::scalar::add::<__L, f32>(x0, <f32>::from_bits(1065353216u32));
                    v2
                },
            );
        }
    }
    {
        let (view2,) = workspace.step((rt::Write::<f32>::new(PLAN.0[0], 3200),));
        (exec).rows(
            &Loop0 { source0: x.as_slice() },
            3200,
            5,
            (rt::Out::new(&mut *view2, 1),),
        );
    }
    {
        let (view3, view2) = workspace.step((
            rt::Write::<f32>::new(PLAN.0[1], 3200),
            rt::Read::<f32>::new(PLAN.0[0], 3200),
        ));
        rt::kernels::transpose::run(&exec, &mut *view3, &*view2, &[100, 32], &[1, 0]);
    }
    {
        let (view4, view3) = workspace.step((
            rt::Write::<f32>::new(PLAN.0[2], 3584),
            rt::Read::<f32>::new(PLAN.0[1], 3200),
        ));
        rt::kernels::pad::run(
            &exec,
            rt::ArrayMut::new(&mut *view4, &[32, 112]),
            rt::Array::new(&*view3, &[32, 100]),
            rt::Array::new(
                {
                    static ARRAY: [f32; 1] = [<f32>::from_bits(0u32)];
                    &ARRAY[..]
                },
                &[],
            ),
            &[0, 0],
            &[0, 0],
        );
    }
    let mut result0 = <Tensor<
        f32,
        (size::Size<32>, size::Size<100>),
        shape::Tiled<shape::RowMajor, (size::Size<8>, size::Size<16>)>,
    >>::alloc();
    {
        let (view4,) = workspace.step((rt::Read::<f32>::new(PLAN.0[2], 3584),));
        rt::kernels::transpose::run(&exec, result0.as_mut_slice(), &*view4, &[4, 8, 7, 16], &[0, 2, 1, 3]);
    }
    result0
}
