//! Several passes over each row of a fused loop: two reductions, and a loop that reads their results.

use typed_xla::prelude::*;

#[computation]
fn normalised(x: &f32![64, 100]) -> f32![64, 100] {
    softmax(x, 1)
}

// == Output, written by UPDATE_GOLDEN=1.

// == computation normalised
// rows [64] of 100:
//   fold0 = max from -inf of param0<100 1>
//   by blocks:
//     temp0 = sub(param0<100 1>, fold0)
//     result0 = exp[temp0]
//   fold1 = add from 0.0 of stored result0
//   result0 = mul(stored result0, div(1.0, fold1))
// memory: 25600 bytes of parameters, 25600 of results, 0 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn normalised(x: &f32![64, 100]) -> f32![64, 100] {
    if false {
        let _ = &x;
    }
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
            let mut temp0 = rt::Aligned([<f32 as ::core::default::Default>::default(); 512]);
            let temp0 = &mut temp0.0;
            let n = 100;
            for r in 0..count {
                let row = first + r;
                let index0 = row;
                let s0 = &self.source0[index0 * 100..][..n];
                let row0 = &mut out0[r * n..][..n];
                let value = rt::reduce::max::<f32>(<f32>::from_bits(4286578688u32), s0);
                let fold0 = value;
                for at in ::core::iter::Iterator::step_by(0..n, 512) {
                    let n = if n - at < 512 { n - at } else { 512 };
                    let s0 = &s0[at..][..n];
                    let row0 = &mut row0[at..][..n];
                    let temp0 = &mut temp0[..n];
                    rt::map::<__L, _, _>(
                        &mut *temp0,
                        (s0,),
                        #[inline(always)]
                        |(x0,)| {
                            let v3: f32 = rt::scalar::sub::<__L, f32>(x0, fold0);
                            v3
                        },
                    );
                    rt::vector::exp::<f32>(&mut *row0, &*temp0);
                }
                let value = rt::reduce::add::<f32>(<f32>::from_bits(0u32), &*row0);
                let fold1 = value;
                let v8: f32 = rt::scalar::div::<__L, f32>(<f32>::from_bits(1065353216u32), fold1);
                rt::update::<__L, _, _>(
                    &mut *row0,
                    (),
                    #[inline(always)]
                    |old0, ()| {
                        let v12: f32 = rt::scalar::mul::<__L, f32>(old0, v8);
                        v12
                    },
                );
            }
        }
    }
    let mut result0 = <Tensor<f32, (size::Size<64>, size::Size<100>)>>::alloc();
    {
        (exec).rows(
            &Loop0 { source0: x.as_slice() },
            64,
            18 * 100,
            (rt::Out::new(result0.as_mut_slice(), 100),),
        );
    }
    result0
}
