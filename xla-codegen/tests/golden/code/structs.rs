//! Parameters of a struct, which are updated in place.

use typed_xla::prelude::*;

#[derive(Tensors)]
struct Line {
    slope: f32![200],
    offset: f32,
}

#[computation]
fn descend(line: &mut Line, by: &f32![200]) -> f32 {
    line.slope -= by;
    line.offset -= sum(by);
    line.offset
}

// == Output, written by UPDATE_GOLDEN=1.

// == derive Line
#[automatically_derived]
#[allow(unused_variables, clippy::all, clippy::pedantic)]
impl tensors::Leaves for Line {
    const ELEMENTS: tensors::Elements = tensors::Elements::NONE
        .and(<f32![200] as tensors::Leaves>::ELEMENTS)
        .and(<f32 as tensors::Leaves>::ELEMENTS);
    fn specs(path: tensors::Path<'_>, each: &mut dyn ::core::ops::FnMut(tensors::Spec<'_>)) {
        <f32![200] as tensors::Leaves>::specs(path.field("slope"), each);
        <f32 as tensors::Leaves>::specs(path.field("offset"), each);
    }
    fn visit<'a>(
        &'a self,
        path: tensors::Path<'_>,
        each: &mut dyn ::core::ops::FnMut(tensors::Path<'_>, tensors::Leaf<'a>),
    ) {
        tensors::Leaves::visit(&self.slope, path.field("slope"), each);
        tensors::Leaves::visit(&self.offset, path.field("offset"), each);
    }
}
#[automatically_derived]
#[allow(unused_variables, clippy::all, clippy::pedantic)]
impl tensors::Tensors for Line {
    fn visit_mut(
        &mut self,
        path: tensors::Path<'_>,
        each: &mut dyn ::core::ops::FnMut(tensors::Path<'_>, tensors::LeafMut<'_>),
    ) {
        tensors::Tensors::visit_mut(&mut self.slope, path.field("slope"), each);
        tensors::Tensors::visit_mut(&mut self.offset, path.field("offset"), each);
    }
    fn assemble(
        path: tensors::Path<'_>,
        source: &mut tensors::Source<'_>,
    ) -> ::core::result::Result<Self, error::Error> {
        ::core::result::Result::Ok(Self {
            slope: tensors::Tensors::assemble(path.field("slope"), source)?,
            offset: tensors::Tensors::assemble(path.field("offset"), source)?,
        })
    }
}
#[automatically_derived]
#[allow(non_snake_case, clippy::all, clippy::pedantic)]
impl rt::Record<(f32![200], f32)> for Line {
    fn from_fields((slope, offset): (f32![200], f32)) -> Self {
        Self { slope, offset }
    }
}

// == computation descend
#[allow(clippy::all, clippy::pedantic)]
fn descend(line: &mut Line, by: &f32![200]) -> f32 {
    Line ! (@ typed_xla [] [] [Line] [__body] { (:: typed_xla) [] fn descend (line : & mut Line , by : & f32 ! [200]) -> f32 { line . slope -= by ; line . offset -= sum (by) ; line . offset } })
}
Line! { @ typed_xla [] [] [Line] [__graph] { (:: typed_xla) [] fn descend (line : & mut Line , by : & f32 ! [200]) -> f32 { line . slope -= by ; line . offset -= sum (by) ; line . offset } } }

// == __body descend
// loop over 200:
//   result1 = sub(stored result1, param2<1>)
// in registers, holding [result2], copying [param1]:
// rows [] of 200:
//   fold0 = add from 0.0 of param2<1>
//   result0[row] = sub(param1<0>, fold0)
// loop over 1:
//   result2 = result0<0>
// end
// memory: 1604 bytes of parameters, 4 of results, 0 of arena
fn body_of_descend() {
    {
        if false {
            let _ = &line;
            let _ = &by;
            let _ = &line;
            let _ = &line;
            let _ = &by;
            let _ = &line;
            let _ = &line;
        }
        let exec = <rt::Exec as ::core::default::Default>::default();
        struct Loop0<'a> {
            source1: &'a [f32],
        }
        impl rt::Rows for Loop0<'_> {
            type Outs<'o> = (&'o mut [f32],);
            type Levels = rt::Generated;
            #[allow(unused_variables)]
            #[inline(always)]
            fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
                let n = count;
                let s1 = &self.source1[first..][..n];
                let row0 = out0;
                rt::update::<__L, _, _>(
                    &mut *row0,
                    (s1,),
                    #[inline(always)]
                    |old0, (x1,)| {
                        let v2: f32 = rt::scalar::sub::<__L, f32>(old0, x1);
                        v2
                    },
                );
            }
        }
        struct Loop1<'a> {
            source0: &'a [f32],
            source1: &'a [f32],
        }
        impl rt::Rows for Loop1<'_> {
            type Outs<'o> = (&'o mut [f32],);
            type Levels = rt::Generated;
            #[allow(unused_variables)]
            #[inline(always)]
            fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
                let n = 200;
                for r in 0..count {
                    let row = first + r;
                    let index0 = row;
                    let s0 = self.source0[0];
                    let s1 = &self.source1[0..][..n];
                    let row0 = &mut out0[r];
                    let v0: f32 = s0;
                    let value = rt::reduce::add::<f32>(<f32>::from_bits(0u32), s1);
                    let fold0 = value;
                    let v4: f32 = rt::scalar::sub::<__L, f32>(v0, fold0);
                    *row0 = v4;
                }
            }
        }
        struct Loop2<'a> {
            source0: &'a [f32],
        }
        impl rt::Rows for Loop2<'_> {
            type Outs<'o> = (&'o mut [f32],);
            type Levels = rt::Generated;
            #[allow(unused_variables)]
            #[inline(always)]
            fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
                let n = count;
                let s0 = self.source0[0];
                let row0 = out0;
                let v0: f32 = s0;
                rt::map::<__L, _, _>(
                    &mut *row0,
                    (),
                    #[inline(always)]
                    |()| v0,
                );
            }
        }
        {
            (exec).rows(
                &Loop0 { source1: by.as_slice() },
                200,
                5,
                (rt::Out::new(line.slope.as_mut_slice(), 1),),
            );
        }
        let mut result0 = <f32 as ::core::default::Default>::default();
        {
            struct RegisterBlock<'a> {
                buffer3: &'a mut [f32],
                buffer5: &'a mut [f32],
                buffer2: &'a [f32],
            }
            impl RegisterBlock<'_> {
                #[allow(unused_variables, unused_mut)]
                #[inline(always)]
                fn steps<__L: rt::Level>(buffer3: &mut [f32], buffer5: &mut [f32], buffer2: &[f32]) {
                    let mut here1 = rt::copied::<f32, 1>(buffer5);
                    let here2 = &buffer2[..200];
                    let here3 = &mut buffer3[..1];
                    let mut here5 = rt::copied::<f32, 1>(buffer5);
                    {
                        rt::Rows::rows::<__L>(
                            &Loop1 {
                                source0: &here1[..],
                                source1: &here2[..],
                            },
                            0,
                            1,
                            (&mut here3[..],),
                        );
                    }
                    {
                        rt::Rows::rows::<__L>(&Loop2 { source0: &here3[..] }, 0, 1, (&mut here5[..],));
                    }
                    buffer5[..1].copy_from_slice(&here5[..]);
                }
            }
            impl rt::Kernel for RegisterBlock<'_> {
                type Output = ();
                #[inline(always)]
                fn run<__L: rt::Level>(self) {
                    Self::steps::<__L>(self.buffer3, self.buffer5, self.buffer2)
                }
            }
            <rt::Generated as rt::Levels>::dispatch(RegisterBlock {
                buffer3: ::core::slice::from_mut(&mut result0),
                buffer5: ::core::slice::from_mut(&mut line.offset),
                buffer2: by.as_slice(),
            });
        }
        result0
    }
}
