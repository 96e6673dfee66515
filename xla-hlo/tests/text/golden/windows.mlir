module @windows attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<8xi1>, %arg1: tensor<i1>, %arg2: tensor<8xi8>, %arg3: tensor<i8>, %arg4: tensor<8xi16>, %arg5: tensor<i16>, %arg6: tensor<8xi32>, %arg7: tensor<i32>, %arg8: tensor<8xi64>, %arg9: tensor<i64>, %arg10: tensor<8xui8>, %arg11: tensor<ui8>, %arg12: tensor<8xui16>, %arg13: tensor<ui16>, %arg14: tensor<8xui32>, %arg15: tensor<ui32>, %arg16: tensor<8xui64>, %arg17: tensor<ui64>, %arg18: tensor<8xf8E4M3FN>, %arg19: tensor<f8E4M3FN>, %arg20: tensor<8xf8E5M2>, %arg21: tensor<f8E5M2>, %arg22: tensor<8xf16>, %arg23: tensor<f16>, %arg24: tensor<8xbf16>, %arg25: tensor<bf16>, %arg26: tensor<8xf32>, %arg27: tensor<f32>, %arg28: tensor<8xf64>, %arg29: tensor<f64>, %arg30: tensor<8xcomplex<f32>>, %arg31: tensor<complex<f32>>, %arg32: tensor<8xcomplex<f64>>, %arg33: tensor<complex<f64>>, %arg34: tensor<4x6xf32>, %arg35: tensor<4x6xi32>, %arg36: tensor<f32>, %arg37: tensor<i32>, %arg38: tensor<2x2xf32>) -> (tensor<7xi1>, tensor<7xi8>, tensor<7xi16>, tensor<7xi32>, tensor<7xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<7xf8E4M3FN>, tensor<7xf8E5M2>, tensor<7xf16>, tensor<7xbf16>, tensor<7xf32>, tensor<7xf64>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f64>>, tensor<1x10xf32>, tensor<1x10xi32>, tensor<f32>, tensor<4x6xf32>) attributes {typed_xla.name = "windows", typed_xla.signature = "(x0: bool[8], x1: bool[], x2: i8[8], x3: i8[], x4: i16[8], x5: i16[], x6: i32[8], x7: i32[], x8: i64[8], x9: i64[], x10: u8[8], x11: u8[], x12: u16[8], x13: u16[], x14: u32[8], x15: u32[], x16: u64[8], x17: u64[], x18: f8e4m3fn[8], x19: f8e4m3fn[], x20: f8e5m2[8], x21: f8e5m2[], x22: f16[8], x23: f16[], x24: bf16[8], x25: bf16[], x26: f32[8], x27: f32[], x28: f64[8], x29: f64[], x30: c64[8], x31: c64[], x32: c128[8], x33: c128[], x34: f32[4, 6], x35: i32[4, 6], x36: f32[], x37: i32[], x38: f32[2, 2]) -> (bool[7], i8[7], i16[7], i32[7], i64[7], u8[7], u16[7], u32[7], u64[7], f8e4m3fn[7], f8e5m2[7], f16[7], bf16[7], f32[7], f64[7], c64[7], c128[7], f32[1, 10], i32[1, 10], f32[], f32[4, 6])"} {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg39: tensor<i1>, %arg40: tensor<i1>):
      %1 = stablehlo.add %arg39, %arg40 : tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<8xi1>, tensor<i1>) -> tensor<7xi1>
    %2 = "stablehlo.reduce_window"(%arg2, %arg3) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg41: tensor<i8>, %arg42: tensor<i8>):
      %3 = stablehlo.add %arg41, %arg42 : tensor<i8>
      stablehlo.return %3 : tensor<i8>
    }) : (tensor<8xi8>, tensor<i8>) -> tensor<7xi8>
    %4 = "stablehlo.reduce_window"(%arg4, %arg5) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg43: tensor<i16>, %arg44: tensor<i16>):
      %5 = stablehlo.add %arg43, %arg44 : tensor<i16>
      stablehlo.return %5 : tensor<i16>
    }) : (tensor<8xi16>, tensor<i16>) -> tensor<7xi16>
    %6 = "stablehlo.reduce_window"(%arg6, %arg7) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg45: tensor<i32>, %arg46: tensor<i32>):
      %7 = stablehlo.add %arg45, %arg46 : tensor<i32>
      stablehlo.return %7 : tensor<i32>
    }) : (tensor<8xi32>, tensor<i32>) -> tensor<7xi32>
    %8 = "stablehlo.reduce_window"(%arg8, %arg9) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg47: tensor<i64>, %arg48: tensor<i64>):
      %9 = stablehlo.add %arg47, %arg48 : tensor<i64>
      stablehlo.return %9 : tensor<i64>
    }) : (tensor<8xi64>, tensor<i64>) -> tensor<7xi64>
    %10 = "stablehlo.reduce_window"(%arg10, %arg11) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg49: tensor<ui8>, %arg50: tensor<ui8>):
      %11 = stablehlo.add %arg49, %arg50 : tensor<ui8>
      stablehlo.return %11 : tensor<ui8>
    }) : (tensor<8xui8>, tensor<ui8>) -> tensor<7xui8>
    %12 = "stablehlo.reduce_window"(%arg12, %arg13) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg51: tensor<ui16>, %arg52: tensor<ui16>):
      %13 = stablehlo.add %arg51, %arg52 : tensor<ui16>
      stablehlo.return %13 : tensor<ui16>
    }) : (tensor<8xui16>, tensor<ui16>) -> tensor<7xui16>
    %14 = "stablehlo.reduce_window"(%arg14, %arg15) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg53: tensor<ui32>, %arg54: tensor<ui32>):
      %15 = stablehlo.add %arg53, %arg54 : tensor<ui32>
      stablehlo.return %15 : tensor<ui32>
    }) : (tensor<8xui32>, tensor<ui32>) -> tensor<7xui32>
    %16 = "stablehlo.reduce_window"(%arg16, %arg17) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg55: tensor<ui64>, %arg56: tensor<ui64>):
      %17 = stablehlo.add %arg55, %arg56 : tensor<ui64>
      stablehlo.return %17 : tensor<ui64>
    }) : (tensor<8xui64>, tensor<ui64>) -> tensor<7xui64>
    %18 = "stablehlo.reduce_window"(%arg18, %arg19) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg57: tensor<f8E4M3FN>, %arg58: tensor<f8E4M3FN>):
      %19 = stablehlo.add %arg57, %arg58 : tensor<f8E4M3FN>
      stablehlo.return %19 : tensor<f8E4M3FN>
    }) : (tensor<8xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<7xf8E4M3FN>
    %20 = "stablehlo.reduce_window"(%arg20, %arg21) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg59: tensor<f8E5M2>, %arg60: tensor<f8E5M2>):
      %21 = stablehlo.add %arg59, %arg60 : tensor<f8E5M2>
      stablehlo.return %21 : tensor<f8E5M2>
    }) : (tensor<8xf8E5M2>, tensor<f8E5M2>) -> tensor<7xf8E5M2>
    %22 = "stablehlo.reduce_window"(%arg22, %arg23) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg61: tensor<f16>, %arg62: tensor<f16>):
      %23 = stablehlo.add %arg61, %arg62 : tensor<f16>
      stablehlo.return %23 : tensor<f16>
    }) : (tensor<8xf16>, tensor<f16>) -> tensor<7xf16>
    %24 = "stablehlo.reduce_window"(%arg24, %arg25) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg63: tensor<bf16>, %arg64: tensor<bf16>):
      %25 = stablehlo.add %arg63, %arg64 : tensor<bf16>
      stablehlo.return %25 : tensor<bf16>
    }) : (tensor<8xbf16>, tensor<bf16>) -> tensor<7xbf16>
    %26 = "stablehlo.reduce_window"(%arg26, %arg27) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %27 = stablehlo.add %arg65, %arg66 : tensor<f32>
      stablehlo.return %27 : tensor<f32>
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<7xf32>
    %28 = "stablehlo.reduce_window"(%arg28, %arg29) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg67: tensor<f64>, %arg68: tensor<f64>):
      %29 = stablehlo.add %arg67, %arg68 : tensor<f64>
      stablehlo.return %29 : tensor<f64>
    }) : (tensor<8xf64>, tensor<f64>) -> tensor<7xf64>
    %30 = "stablehlo.reduce_window"(%arg30, %arg31) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg69: tensor<complex<f32>>, %arg70: tensor<complex<f32>>):
      %31 = stablehlo.add %arg69, %arg70 : tensor<complex<f32>>
      stablehlo.return %31 : tensor<complex<f32>>
    }) : (tensor<8xcomplex<f32>>, tensor<complex<f32>>) -> tensor<7xcomplex<f32>>
    %32 = "stablehlo.reduce_window"(%arg32, %arg33) <{window_dimensions = array<i64: 2>}> ({
    ^bb0(%arg71: tensor<complex<f64>>, %arg72: tensor<complex<f64>>):
      %33 = stablehlo.add %arg71, %arg72 : tensor<complex<f64>>
      stablehlo.return %33 : tensor<complex<f64>>
    }) : (tensor<8xcomplex<f64>>, tensor<complex<f64>>) -> tensor<7xcomplex<f64>>
    %34:2 = "stablehlo.reduce_window"(%arg34, %arg35, %arg36, %arg37) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 2>, window_dilations = array<i64: 3, 1>, padding = dense<[[1, 0], [-1, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<i32>, %arg75: tensor<f32>, %arg76: tensor<i32>):
      %35 = stablehlo.add %arg73, %arg75 : tensor<f32>
      %36 = stablehlo.add %arg74, %arg76 : tensor<i32>
      stablehlo.return %35, %36 : tensor<f32>, tensor<i32>
    }) : (tensor<4x6xf32>, tensor<4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x10xf32>, tensor<1x10xi32>)
    %37 = "stablehlo.reduce_window"(%arg36, %arg36) <{window_dimensions = array<i64>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %38 = stablehlo.maximum %arg77, %arg78 : tensor<f32>
      stablehlo.return %38 : tensor<f32>
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.select_and_scatter"(%arg34, %arg38, %arg36) <{window_dimensions = array<i64: 2, 3>, window_strides = array<i64: 2, 3>}> ({
    ^bb0(%arg79: tensor<f32>, %arg80: tensor<f32>):
      %40 = stablehlo.compare GE, %arg79, %arg80, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    }, {
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %41 = stablehlo.add %arg81, %arg82 : tensor<f32>
      stablehlo.return %41 : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x6xf32>
    return %0, %2, %4, %6, %8, %10, %12, %14, %16, %18, %20, %22, %24, %26, %28, %30, %32, %34#0, %34#1, %37, %39 : tensor<7xi1>, tensor<7xi8>, tensor<7xi16>, tensor<7xi32>, tensor<7xi64>, tensor<7xui8>, tensor<7xui16>, tensor<7xui32>, tensor<7xui64>, tensor<7xf8E4M3FN>, tensor<7xf8E5M2>, tensor<7xf16>, tensor<7xbf16>, tensor<7xf32>, tensor<7xf64>, tensor<7xcomplex<f32>>, tensor<7xcomplex<f64>>, tensor<1x10xf32>, tensor<1x10xi32>, tensor<f32>, tensor<4x6xf32>
  }
}
