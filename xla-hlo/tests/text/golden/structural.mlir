module @structural attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3x4xi1>, %arg1: tensor<2x4x5xi1>, %arg2: tensor<2x3x4xi8>, %arg3: tensor<2x4x5xi8>, %arg4: tensor<2x3x4xi16>, %arg5: tensor<2x4x5xi16>, %arg6: tensor<2x3x4xi32>, %arg7: tensor<2x4x5xi32>, %arg8: tensor<2x3x4xi64>, %arg9: tensor<2x4x5xi64>, %arg10: tensor<2x3x4xui8>, %arg11: tensor<2x4x5xui8>, %arg12: tensor<2x3x4xui16>, %arg13: tensor<2x4x5xui16>, %arg14: tensor<2x3x4xui32>, %arg15: tensor<2x4x5xui32>, %arg16: tensor<2x3x4xui64>, %arg17: tensor<2x4x5xui64>, %arg18: tensor<2x3x4xf8E4M3FN>, %arg19: tensor<2x4x5xf8E4M3FN>, %arg20: tensor<2x3x4xf8E5M2>, %arg21: tensor<2x4x5xf8E5M2>, %arg22: tensor<2x3x4xf16>, %arg23: tensor<2x4x5xf16>, %arg24: tensor<2x3x4xbf16>, %arg25: tensor<2x4x5xbf16>, %arg26: tensor<2x3x4xf32>, %arg27: tensor<2x4x5xf32>, %arg28: tensor<2x3x4xf64>, %arg29: tensor<2x4x5xf64>, %arg30: tensor<2x3x4xcomplex<f32>>, %arg31: tensor<2x4x5xcomplex<f32>>, %arg32: tensor<2x3x4xcomplex<f64>>, %arg33: tensor<2x4x5xcomplex<f64>>, %arg34: tensor<2x3xf32>, %arg35: tensor<2x3xi32>, %arg36: tensor<i1>, %arg37: tensor<0x3xf32>) -> (tensor<4x2x3xi1>, tensor<24xi1>, tensor<7x2x3x4xi1>, tensor<2x3x5xi1>, tensor<3x5xi1>, tensor<2x3x4x2x4x5xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<4x2x3xi8>, tensor<24xi8>, tensor<7x2x3x4xi8>, tensor<2x3x5xi8>, tensor<3x5xi8>, tensor<2x3x4x2x4x5xi8>, tensor<3x4xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<4x2x3xi16>, tensor<24xi16>, tensor<7x2x3x4xi16>, tensor<2x3x5xi16>, tensor<3x5xi16>, tensor<2x3x4x2x4x5xi16>, tensor<3x4xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<4x2x3xi32>, tensor<24xi32>, tensor<7x2x3x4xi32>, tensor<2x3x5xi32>, tensor<3x5xi32>, tensor<2x3x4x2x4x5xi32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<4x2x3xi64>, tensor<24xi64>, tensor<7x2x3x4xi64>, tensor<2x3x5xi64>, tensor<3x5xi64>, tensor<2x3x4x2x4x5xi64>, tensor<3x4xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<4x2x3xui8>, tensor<24xui8>, tensor<7x2x3x4xui8>, tensor<2x3x5xui8>, tensor<3x5xui8>, tensor<2x3x4x2x4x5xui8>, tensor<3x4xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<4x2x3xui16>, tensor<24xui16>, tensor<7x2x3x4xui16>, tensor<2x3x5xui16>, tensor<3x5xui16>, tensor<2x3x4x2x4x5xui16>, tensor<3x4xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<4x2x3xui32>, tensor<24xui32>, tensor<7x2x3x4xui32>, tensor<2x3x5xui32>, tensor<3x5xui32>, tensor<2x3x4x2x4x5xui32>, tensor<3x4xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4x2x3xui64>, tensor<24xui64>, tensor<7x2x3x4xui64>, tensor<2x3x5xui64>, tensor<3x5xui64>, tensor<2x3x4x2x4x5xui64>, tensor<3x4xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<4x2x3xf8E4M3FN>, tensor<24xf8E4M3FN>, tensor<7x2x3x4xf8E4M3FN>, tensor<2x3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<2x3x4x2x4x5xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<4x2x3xf8E5M2>, tensor<24xf8E5M2>, tensor<7x2x3x4xf8E5M2>, tensor<2x3x5xf8E5M2>, tensor<3x5xf8E5M2>, tensor<2x3x4x2x4x5xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<4x2x3xf16>, tensor<24xf16>, tensor<7x2x3x4xf16>, tensor<2x3x5xf16>, tensor<3x5xf16>, tensor<2x3x4x2x4x5xf16>, tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<4x2x3xbf16>, tensor<24xbf16>, tensor<7x2x3x4xbf16>, tensor<2x3x5xbf16>, tensor<3x5xbf16>, tensor<2x3x4x2x4x5xbf16>, tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<4x2x3xf32>, tensor<24xf32>, tensor<7x2x3x4xf32>, tensor<2x3x5xf32>, tensor<3x5xf32>, tensor<2x3x4x2x4x5xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x2x3xf64>, tensor<24xf64>, tensor<7x2x3x4xf64>, tensor<2x3x5xf64>, tensor<3x5xf64>, tensor<2x3x4x2x4x5xf64>, tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<4x2x3xcomplex<f32>>, tensor<24xcomplex<f32>>, tensor<7x2x3x4xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<2x3x4x2x4x5xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<4x2x3xcomplex<f64>>, tensor<24xcomplex<f64>>, tensor<7x2x3x4xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<2x3x4x2x4x5xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<i1>, tensor<2x3xf32>, tensor<3x0xf32>) attributes {typed_xla.name = "structural", typed_xla.signature = "(x0: bool[2, 3, 4], x1: bool[2, 4, 5], x2: i8[2, 3, 4], x3: i8[2, 4, 5], x4: i16[2, 3, 4], x5: i16[2, 4, 5], x6: i32[2, 3, 4], x7: i32[2, 4, 5], x8: i64[2, 3, 4], x9: i64[2, 4, 5], x10: u8[2, 3, 4], x11: u8[2, 4, 5], x12: u16[2, 3, 4], x13: u16[2, 4, 5], x14: u32[2, 3, 4], x15: u32[2, 4, 5], x16: u64[2, 3, 4], x17: u64[2, 4, 5], x18: f8e4m3fn[2, 3, 4], x19: f8e4m3fn[2, 4, 5], x20: f8e5m2[2, 3, 4], x21: f8e5m2[2, 4, 5], x22: f16[2, 3, 4], x23: f16[2, 4, 5], x24: bf16[2, 3, 4], x25: bf16[2, 4, 5], x26: f32[2, 3, 4], x27: f32[2, 4, 5], x28: f64[2, 3, 4], x29: f64[2, 4, 5], x30: c64[2, 3, 4], x31: c64[2, 4, 5], x32: c128[2, 3, 4], x33: c128[2, 4, 5], x34: f32[2, 3], x35: i32[2, 3], x36: bool[], x37: f32[0, 3]) -> (bool[4, 2, 3], bool[24], bool[7, 2, 3, 4], bool[2, 3, 5], bool[3, 5], bool[2, 3, 4, 2, 4, 5], bool[3], bool[3], bool[3], i8[4, 2, 3], i8[24], i8[7, 2, 3, 4], i8[2, 3, 5], i8[3, 5], i8[2, 3, 4, 2, 4, 5], i8[3, 4], i8[3], i8[3], i8[3], i16[4, 2, 3], i16[24], i16[7, 2, 3, 4], i16[2, 3, 5], i16[3, 5], i16[2, 3, 4, 2, 4, 5], i16[3, 4], i16[3], i16[3], i16[3], i32[4, 2, 3], i32[24], i32[7, 2, 3, 4], i32[2, 3, 5], i32[3, 5], i32[2, 3, 4, 2, 4, 5], i32[3, 4], i32[3], i32[3], i32[3], i64[4, 2, 3], i64[24], i64[7, 2, 3, 4], i64[2, 3, 5], i64[3, 5], i64[2, 3, 4, 2, 4, 5], i64[3, 4], i64[3], i64[3], i64[3], u8[4, 2, 3], u8[24], u8[7, 2, 3, 4], u8[2, 3, 5], u8[3, 5], u8[2, 3, 4, 2, 4, 5], u8[3, 4], u8[3], u8[3], u8[3], u16[4, 2, 3], u16[24], u16[7, 2, 3, 4], u16[2, 3, 5], u16[3, 5], u16[2, 3, 4, 2, 4, 5], u16[3, 4], u16[3], u16[3], u16[3], u32[4, 2, 3], u32[24], u32[7, 2, 3, 4], u32[2, 3, 5], u32[3, 5], u32[2, 3, 4, 2, 4, 5], u32[3, 4], u32[3], u32[3], u32[3], u64[4, 2, 3], u64[24], u64[7, 2, 3, 4], u64[2, 3, 5], u64[3, 5], u64[2, 3, 4, 2, 4, 5], u64[3, 4], u64[3], u64[3], u64[3], f8e4m3fn[4, 2, 3], f8e4m3fn[24], f8e4m3fn[7, 2, 3, 4], f8e4m3fn[2, 3, 5], f8e4m3fn[3, 5], f8e4m3fn[2, 3, 4, 2, 4, 5], f8e4m3fn[3, 4], f8e4m3fn[3], f8e4m3fn[3], f8e5m2[4, 2, 3], f8e5m2[24], f8e5m2[7, 2, 3, 4], f8e5m2[2, 3, 5], f8e5m2[3, 5], f8e5m2[2, 3, 4, 2, 4, 5], f8e5m2[3, 4], f8e5m2[3], f8e5m2[3], f16[4, 2, 3], f16[24], f16[7, 2, 3, 4], f16[2, 3, 5], f16[3, 5], f16[2, 3, 4, 2, 4, 5], f16[3, 4], f16[3], f16[3], bf16[4, 2, 3], bf16[24], bf16[7, 2, 3, 4], bf16[2, 3, 5], bf16[3, 5], bf16[2, 3, 4, 2, 4, 5], bf16[3, 4], bf16[3], bf16[3], f32[4, 2, 3], f32[24], f32[7, 2, 3, 4], f32[2, 3, 5], f32[3, 5], f32[2, 3, 4, 2, 4, 5], f32[3, 4], f32[3], f32[3], f64[4, 2, 3], f64[24], f64[7, 2, 3, 4], f64[2, 3, 5], f64[3, 5], f64[2, 3, 4, 2, 4, 5], f64[3, 4], f64[3], f64[3], c64[4, 2, 3], c64[24], c64[7, 2, 3, 4], c64[2, 3, 5], c64[3, 5], c64[2, 3, 4, 2, 4, 5], c64[3, 4], c64[3], c128[4, 2, 3], c128[24], c128[7, 2, 3, 4], c128[2, 3, 5], c128[3, 5], c128[2, 3, 4, 2, 4, 5], c128[3, 4], c128[3], f32[2, 3], f32[2, 3], bool[], f32[2, 3], f32[3, 0])"} {
    %0 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xi1>) -> tensor<4x2x3xi1>
    %1 = stablehlo.reshape %arg0 : (tensor<2x3x4xi1>) -> tensor<24xi1>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3] : (tensor<2x3x4xi1>) -> tensor<7x2x3x4xi1>
    %3 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xi1>, tensor<2x4x5xi1>) -> tensor<2x3x5xi1>
    %4 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xi1>, tensor<2x4x5xi1>) -> tensor<3x5xi1>
    %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [] : (tensor<2x3x4xi1>, tensor<2x4x5xi1>) -> tensor<2x3x4x2x4x5xi1>
    %6 = stablehlo.constant dense<false> : tensor<i1>
    %7 = "stablehlo.reduce"(%arg0, %6) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg38: tensor<i1>, %arg39: tensor<i1>):
      %8 = stablehlo.add %arg38, %arg39 : tensor<i1>
      stablehlo.return %8 : tensor<i1>
    }) : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %9 = stablehlo.constant dense<false> : tensor<i1>
    %10 = "stablehlo.reduce"(%arg0, %9) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      %11 = stablehlo.maximum %arg40, %arg41 : tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }) : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %12 = stablehlo.constant dense<true> : tensor<i1>
    %13 = "stablehlo.reduce"(%arg0, %12) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      %14 = stablehlo.and %arg42, %arg43 : tensor<i1>
      stablehlo.return %14 : tensor<i1>
    }) : (tensor<2x3x4xi1>, tensor<i1>) -> tensor<3xi1>
    %15 = stablehlo.transpose %arg2, dims = [2, 0, 1] : (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>
    %16 = stablehlo.reshape %arg2 : (tensor<2x3x4xi8>) -> tensor<24xi8>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2, 3] : (tensor<2x3x4xi8>) -> tensor<7x2x3x4xi8>
    %18 = stablehlo.dot_general %arg2, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x5xi8>
    %19 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<3x5xi8>
    %20 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [] x [] : (tensor<2x3x4xi8>, tensor<2x4x5xi8>) -> tensor<2x3x4x2x4x5xi8>
    %21 = stablehlo.iota dim = 1 : tensor<3x4xi8>
    %22 = stablehlo.constant dense<0> : tensor<i8>
    %23 = "stablehlo.reduce"(%arg2, %22) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg44: tensor<i8>, %arg45: tensor<i8>):
      %24 = stablehlo.add %arg44, %arg45 : tensor<i8>
      stablehlo.return %24 : tensor<i8>
    }) : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<3xi8>
    %25 = stablehlo.constant dense<-128> : tensor<i8>
    %26 = "stablehlo.reduce"(%arg2, %25) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg46: tensor<i8>, %arg47: tensor<i8>):
      %27 = stablehlo.maximum %arg46, %arg47 : tensor<i8>
      stablehlo.return %27 : tensor<i8>
    }) : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<3xi8>
    %28 = stablehlo.constant dense<-1> : tensor<i8>
    %29 = "stablehlo.reduce"(%arg2, %28) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg48: tensor<i8>, %arg49: tensor<i8>):
      %30 = stablehlo.and %arg48, %arg49 : tensor<i8>
      stablehlo.return %30 : tensor<i8>
    }) : (tensor<2x3x4xi8>, tensor<i8>) -> tensor<3xi8>
    %31 = stablehlo.transpose %arg4, dims = [2, 0, 1] : (tensor<2x3x4xi16>) -> tensor<4x2x3xi16>
    %32 = stablehlo.reshape %arg4 : (tensor<2x3x4xi16>) -> tensor<24xi16>
    %33 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2, 3] : (tensor<2x3x4xi16>) -> tensor<7x2x3x4xi16>
    %34 = stablehlo.dot_general %arg4, %arg5, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xi16>, tensor<2x4x5xi16>) -> tensor<2x3x5xi16>
    %35 = stablehlo.dot_general %arg4, %arg5, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xi16>, tensor<2x4x5xi16>) -> tensor<3x5xi16>
    %36 = stablehlo.dot_general %arg4, %arg5, contracting_dims = [] x [] : (tensor<2x3x4xi16>, tensor<2x4x5xi16>) -> tensor<2x3x4x2x4x5xi16>
    %37 = stablehlo.iota dim = 1 : tensor<3x4xi16>
    %38 = stablehlo.constant dense<0> : tensor<i16>
    %39 = "stablehlo.reduce"(%arg4, %38) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg50: tensor<i16>, %arg51: tensor<i16>):
      %40 = stablehlo.add %arg50, %arg51 : tensor<i16>
      stablehlo.return %40 : tensor<i16>
    }) : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<3xi16>
    %41 = stablehlo.constant dense<-32768> : tensor<i16>
    %42 = "stablehlo.reduce"(%arg4, %41) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg52: tensor<i16>, %arg53: tensor<i16>):
      %43 = stablehlo.maximum %arg52, %arg53 : tensor<i16>
      stablehlo.return %43 : tensor<i16>
    }) : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<3xi16>
    %44 = stablehlo.constant dense<-1> : tensor<i16>
    %45 = "stablehlo.reduce"(%arg4, %44) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg54: tensor<i16>, %arg55: tensor<i16>):
      %46 = stablehlo.and %arg54, %arg55 : tensor<i16>
      stablehlo.return %46 : tensor<i16>
    }) : (tensor<2x3x4xi16>, tensor<i16>) -> tensor<3xi16>
    %47 = stablehlo.transpose %arg6, dims = [2, 0, 1] : (tensor<2x3x4xi32>) -> tensor<4x2x3xi32>
    %48 = stablehlo.reshape %arg6 : (tensor<2x3x4xi32>) -> tensor<24xi32>
    %49 = stablehlo.broadcast_in_dim %arg6, dims = [1, 2, 3] : (tensor<2x3x4xi32>) -> tensor<7x2x3x4xi32>
    %50 = stablehlo.dot_general %arg6, %arg7, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x5xi32>
    %51 = stablehlo.dot_general %arg6, %arg7, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<3x5xi32>
    %52 = stablehlo.dot_general %arg6, %arg7, contracting_dims = [] x [] : (tensor<2x3x4xi32>, tensor<2x4x5xi32>) -> tensor<2x3x4x2x4x5xi32>
    %53 = stablehlo.iota dim = 1 : tensor<3x4xi32>
    %54 = stablehlo.constant dense<0> : tensor<i32>
    %55 = "stablehlo.reduce"(%arg6, %54) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg56: tensor<i32>, %arg57: tensor<i32>):
      %56 = stablehlo.add %arg56, %arg57 : tensor<i32>
      stablehlo.return %56 : tensor<i32>
    }) : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
    %57 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %58 = "stablehlo.reduce"(%arg6, %57) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<i32>):
      %59 = stablehlo.maximum %arg58, %arg59 : tensor<i32>
      stablehlo.return %59 : tensor<i32>
    }) : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
    %60 = stablehlo.constant dense<-1> : tensor<i32>
    %61 = "stablehlo.reduce"(%arg6, %60) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg60: tensor<i32>, %arg61: tensor<i32>):
      %62 = stablehlo.and %arg60, %arg61 : tensor<i32>
      stablehlo.return %62 : tensor<i32>
    }) : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<3xi32>
    %63 = stablehlo.transpose %arg8, dims = [2, 0, 1] : (tensor<2x3x4xi64>) -> tensor<4x2x3xi64>
    %64 = stablehlo.reshape %arg8 : (tensor<2x3x4xi64>) -> tensor<24xi64>
    %65 = stablehlo.broadcast_in_dim %arg8, dims = [1, 2, 3] : (tensor<2x3x4xi64>) -> tensor<7x2x3x4xi64>
    %66 = stablehlo.dot_general %arg8, %arg9, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xi64>, tensor<2x4x5xi64>) -> tensor<2x3x5xi64>
    %67 = stablehlo.dot_general %arg8, %arg9, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xi64>, tensor<2x4x5xi64>) -> tensor<3x5xi64>
    %68 = stablehlo.dot_general %arg8, %arg9, contracting_dims = [] x [] : (tensor<2x3x4xi64>, tensor<2x4x5xi64>) -> tensor<2x3x4x2x4x5xi64>
    %69 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %70 = stablehlo.constant dense<0> : tensor<i64>
    %71 = "stablehlo.reduce"(%arg8, %70) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg62: tensor<i64>, %arg63: tensor<i64>):
      %72 = stablehlo.add %arg62, %arg63 : tensor<i64>
      stablehlo.return %72 : tensor<i64>
    }) : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
    %73 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %74 = "stablehlo.reduce"(%arg8, %73) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg64: tensor<i64>, %arg65: tensor<i64>):
      %75 = stablehlo.maximum %arg64, %arg65 : tensor<i64>
      stablehlo.return %75 : tensor<i64>
    }) : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
    %76 = stablehlo.constant dense<-1> : tensor<i64>
    %77 = "stablehlo.reduce"(%arg8, %76) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg66: tensor<i64>, %arg67: tensor<i64>):
      %78 = stablehlo.and %arg66, %arg67 : tensor<i64>
      stablehlo.return %78 : tensor<i64>
    }) : (tensor<2x3x4xi64>, tensor<i64>) -> tensor<3xi64>
    %79 = stablehlo.transpose %arg10, dims = [2, 0, 1] : (tensor<2x3x4xui8>) -> tensor<4x2x3xui8>
    %80 = stablehlo.reshape %arg10 : (tensor<2x3x4xui8>) -> tensor<24xui8>
    %81 = stablehlo.broadcast_in_dim %arg10, dims = [1, 2, 3] : (tensor<2x3x4xui8>) -> tensor<7x2x3x4xui8>
    %82 = stablehlo.dot_general %arg10, %arg11, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xui8>, tensor<2x4x5xui8>) -> tensor<2x3x5xui8>
    %83 = stablehlo.dot_general %arg10, %arg11, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xui8>, tensor<2x4x5xui8>) -> tensor<3x5xui8>
    %84 = stablehlo.dot_general %arg10, %arg11, contracting_dims = [] x [] : (tensor<2x3x4xui8>, tensor<2x4x5xui8>) -> tensor<2x3x4x2x4x5xui8>
    %85 = stablehlo.iota dim = 1 : tensor<3x4xui8>
    %86 = stablehlo.constant dense<0> : tensor<ui8>
    %87 = "stablehlo.reduce"(%arg10, %86) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg68: tensor<ui8>, %arg69: tensor<ui8>):
      %88 = stablehlo.add %arg68, %arg69 : tensor<ui8>
      stablehlo.return %88 : tensor<ui8>
    }) : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<3xui8>
    %89 = stablehlo.constant dense<0> : tensor<ui8>
    %90 = "stablehlo.reduce"(%arg10, %89) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg70: tensor<ui8>, %arg71: tensor<ui8>):
      %91 = stablehlo.maximum %arg70, %arg71 : tensor<ui8>
      stablehlo.return %91 : tensor<ui8>
    }) : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<3xui8>
    %92 = stablehlo.constant dense<255> : tensor<ui8>
    %93 = "stablehlo.reduce"(%arg10, %92) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg72: tensor<ui8>, %arg73: tensor<ui8>):
      %94 = stablehlo.and %arg72, %arg73 : tensor<ui8>
      stablehlo.return %94 : tensor<ui8>
    }) : (tensor<2x3x4xui8>, tensor<ui8>) -> tensor<3xui8>
    %95 = stablehlo.transpose %arg12, dims = [2, 0, 1] : (tensor<2x3x4xui16>) -> tensor<4x2x3xui16>
    %96 = stablehlo.reshape %arg12 : (tensor<2x3x4xui16>) -> tensor<24xui16>
    %97 = stablehlo.broadcast_in_dim %arg12, dims = [1, 2, 3] : (tensor<2x3x4xui16>) -> tensor<7x2x3x4xui16>
    %98 = stablehlo.dot_general %arg12, %arg13, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xui16>, tensor<2x4x5xui16>) -> tensor<2x3x5xui16>
    %99 = stablehlo.dot_general %arg12, %arg13, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xui16>, tensor<2x4x5xui16>) -> tensor<3x5xui16>
    %100 = stablehlo.dot_general %arg12, %arg13, contracting_dims = [] x [] : (tensor<2x3x4xui16>, tensor<2x4x5xui16>) -> tensor<2x3x4x2x4x5xui16>
    %101 = stablehlo.iota dim = 1 : tensor<3x4xui16>
    %102 = stablehlo.constant dense<0> : tensor<ui16>
    %103 = "stablehlo.reduce"(%arg12, %102) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg74: tensor<ui16>, %arg75: tensor<ui16>):
      %104 = stablehlo.add %arg74, %arg75 : tensor<ui16>
      stablehlo.return %104 : tensor<ui16>
    }) : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<3xui16>
    %105 = stablehlo.constant dense<0> : tensor<ui16>
    %106 = "stablehlo.reduce"(%arg12, %105) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg76: tensor<ui16>, %arg77: tensor<ui16>):
      %107 = stablehlo.maximum %arg76, %arg77 : tensor<ui16>
      stablehlo.return %107 : tensor<ui16>
    }) : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<3xui16>
    %108 = stablehlo.constant dense<65535> : tensor<ui16>
    %109 = "stablehlo.reduce"(%arg12, %108) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg78: tensor<ui16>, %arg79: tensor<ui16>):
      %110 = stablehlo.and %arg78, %arg79 : tensor<ui16>
      stablehlo.return %110 : tensor<ui16>
    }) : (tensor<2x3x4xui16>, tensor<ui16>) -> tensor<3xui16>
    %111 = stablehlo.transpose %arg14, dims = [2, 0, 1] : (tensor<2x3x4xui32>) -> tensor<4x2x3xui32>
    %112 = stablehlo.reshape %arg14 : (tensor<2x3x4xui32>) -> tensor<24xui32>
    %113 = stablehlo.broadcast_in_dim %arg14, dims = [1, 2, 3] : (tensor<2x3x4xui32>) -> tensor<7x2x3x4xui32>
    %114 = stablehlo.dot_general %arg14, %arg15, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xui32>, tensor<2x4x5xui32>) -> tensor<2x3x5xui32>
    %115 = stablehlo.dot_general %arg14, %arg15, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xui32>, tensor<2x4x5xui32>) -> tensor<3x5xui32>
    %116 = stablehlo.dot_general %arg14, %arg15, contracting_dims = [] x [] : (tensor<2x3x4xui32>, tensor<2x4x5xui32>) -> tensor<2x3x4x2x4x5xui32>
    %117 = stablehlo.iota dim = 1 : tensor<3x4xui32>
    %118 = stablehlo.constant dense<0> : tensor<ui32>
    %119 = "stablehlo.reduce"(%arg14, %118) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg80: tensor<ui32>, %arg81: tensor<ui32>):
      %120 = stablehlo.add %arg80, %arg81 : tensor<ui32>
      stablehlo.return %120 : tensor<ui32>
    }) : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<3xui32>
    %121 = stablehlo.constant dense<0> : tensor<ui32>
    %122 = "stablehlo.reduce"(%arg14, %121) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg82: tensor<ui32>, %arg83: tensor<ui32>):
      %123 = stablehlo.maximum %arg82, %arg83 : tensor<ui32>
      stablehlo.return %123 : tensor<ui32>
    }) : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<3xui32>
    %124 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %125 = "stablehlo.reduce"(%arg14, %124) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg84: tensor<ui32>, %arg85: tensor<ui32>):
      %126 = stablehlo.and %arg84, %arg85 : tensor<ui32>
      stablehlo.return %126 : tensor<ui32>
    }) : (tensor<2x3x4xui32>, tensor<ui32>) -> tensor<3xui32>
    %127 = stablehlo.transpose %arg16, dims = [2, 0, 1] : (tensor<2x3x4xui64>) -> tensor<4x2x3xui64>
    %128 = stablehlo.reshape %arg16 : (tensor<2x3x4xui64>) -> tensor<24xui64>
    %129 = stablehlo.broadcast_in_dim %arg16, dims = [1, 2, 3] : (tensor<2x3x4xui64>) -> tensor<7x2x3x4xui64>
    %130 = stablehlo.dot_general %arg16, %arg17, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xui64>, tensor<2x4x5xui64>) -> tensor<2x3x5xui64>
    %131 = stablehlo.dot_general %arg16, %arg17, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xui64>, tensor<2x4x5xui64>) -> tensor<3x5xui64>
    %132 = stablehlo.dot_general %arg16, %arg17, contracting_dims = [] x [] : (tensor<2x3x4xui64>, tensor<2x4x5xui64>) -> tensor<2x3x4x2x4x5xui64>
    %133 = stablehlo.iota dim = 1 : tensor<3x4xui64>
    %134 = stablehlo.constant dense<0> : tensor<ui64>
    %135 = "stablehlo.reduce"(%arg16, %134) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg86: tensor<ui64>, %arg87: tensor<ui64>):
      %136 = stablehlo.add %arg86, %arg87 : tensor<ui64>
      stablehlo.return %136 : tensor<ui64>
    }) : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<3xui64>
    %137 = stablehlo.constant dense<0> : tensor<ui64>
    %138 = "stablehlo.reduce"(%arg16, %137) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg88: tensor<ui64>, %arg89: tensor<ui64>):
      %139 = stablehlo.maximum %arg88, %arg89 : tensor<ui64>
      stablehlo.return %139 : tensor<ui64>
    }) : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<3xui64>
    %140 = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
    %141 = "stablehlo.reduce"(%arg16, %140) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg90: tensor<ui64>, %arg91: tensor<ui64>):
      %142 = stablehlo.and %arg90, %arg91 : tensor<ui64>
      stablehlo.return %142 : tensor<ui64>
    }) : (tensor<2x3x4xui64>, tensor<ui64>) -> tensor<3xui64>
    %143 = stablehlo.transpose %arg18, dims = [2, 0, 1] : (tensor<2x3x4xf8E4M3FN>) -> tensor<4x2x3xf8E4M3FN>
    %144 = stablehlo.reshape %arg18 : (tensor<2x3x4xf8E4M3FN>) -> tensor<24xf8E4M3FN>
    %145 = stablehlo.broadcast_in_dim %arg18, dims = [1, 2, 3] : (tensor<2x3x4xf8E4M3FN>) -> tensor<7x2x3x4xf8E4M3FN>
    %146 = stablehlo.dot_general %arg18, %arg19, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf8E4M3FN>, tensor<2x4x5xf8E4M3FN>) -> tensor<2x3x5xf8E4M3FN>
    %147 = stablehlo.dot_general %arg18, %arg19, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xf8E4M3FN>, tensor<2x4x5xf8E4M3FN>) -> tensor<3x5xf8E4M3FN>
    %148 = stablehlo.dot_general %arg18, %arg19, contracting_dims = [] x [] : (tensor<2x3x4xf8E4M3FN>, tensor<2x4x5xf8E4M3FN>) -> tensor<2x3x4x2x4x5xf8E4M3FN>
    %149 = stablehlo.iota dim = 1 : tensor<3x4xf8E4M3FN>
    %150 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
    %151 = "stablehlo.reduce"(%arg18, %150) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg92: tensor<f8E4M3FN>, %arg93: tensor<f8E4M3FN>):
      %152 = stablehlo.add %arg92, %arg93 : tensor<f8E4M3FN>
      stablehlo.return %152 : tensor<f8E4M3FN>
    }) : (tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
    %153 = stablehlo.constant dense<-448.0> : tensor<f8E4M3FN>
    %154 = "stablehlo.reduce"(%arg18, %153) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg94: tensor<f8E4M3FN>, %arg95: tensor<f8E4M3FN>):
      %155 = stablehlo.maximum %arg94, %arg95 : tensor<f8E4M3FN>
      stablehlo.return %155 : tensor<f8E4M3FN>
    }) : (tensor<2x3x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
    %156 = stablehlo.transpose %arg20, dims = [2, 0, 1] : (tensor<2x3x4xf8E5M2>) -> tensor<4x2x3xf8E5M2>
    %157 = stablehlo.reshape %arg20 : (tensor<2x3x4xf8E5M2>) -> tensor<24xf8E5M2>
    %158 = stablehlo.broadcast_in_dim %arg20, dims = [1, 2, 3] : (tensor<2x3x4xf8E5M2>) -> tensor<7x2x3x4xf8E5M2>
    %159 = stablehlo.dot_general %arg20, %arg21, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>) -> tensor<2x3x5xf8E5M2>
    %160 = stablehlo.dot_general %arg20, %arg21, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>) -> tensor<3x5xf8E5M2>
    %161 = stablehlo.dot_general %arg20, %arg21, contracting_dims = [] x [] : (tensor<2x3x4xf8E5M2>, tensor<2x4x5xf8E5M2>) -> tensor<2x3x4x2x4x5xf8E5M2>
    %162 = stablehlo.iota dim = 1 : tensor<3x4xf8E5M2>
    %163 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
    %164 = "stablehlo.reduce"(%arg20, %163) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg96: tensor<f8E5M2>, %arg97: tensor<f8E5M2>):
      %165 = stablehlo.add %arg96, %arg97 : tensor<f8E5M2>
      stablehlo.return %165 : tensor<f8E5M2>
    }) : (tensor<2x3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
    %166 = stablehlo.constant dense<0xFC> : tensor<f8E5M2>
    %167 = "stablehlo.reduce"(%arg20, %166) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg98: tensor<f8E5M2>, %arg99: tensor<f8E5M2>):
      %168 = stablehlo.maximum %arg98, %arg99 : tensor<f8E5M2>
      stablehlo.return %168 : tensor<f8E5M2>
    }) : (tensor<2x3x4xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
    %169 = stablehlo.transpose %arg22, dims = [2, 0, 1] : (tensor<2x3x4xf16>) -> tensor<4x2x3xf16>
    %170 = stablehlo.reshape %arg22 : (tensor<2x3x4xf16>) -> tensor<24xf16>
    %171 = stablehlo.broadcast_in_dim %arg22, dims = [1, 2, 3] : (tensor<2x3x4xf16>) -> tensor<7x2x3x4xf16>
    %172 = stablehlo.dot_general %arg22, %arg23, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x5xf16>
    %173 = stablehlo.dot_general %arg22, %arg23, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<3x5xf16>
    %174 = stablehlo.dot_general %arg22, %arg23, contracting_dims = [] x [] : (tensor<2x3x4xf16>, tensor<2x4x5xf16>) -> tensor<2x3x4x2x4x5xf16>
    %175 = stablehlo.iota dim = 1 : tensor<3x4xf16>
    %176 = stablehlo.constant dense<0.0> : tensor<f16>
    %177 = "stablehlo.reduce"(%arg22, %176) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg100: tensor<f16>, %arg101: tensor<f16>):
      %178 = stablehlo.add %arg100, %arg101 : tensor<f16>
      stablehlo.return %178 : tensor<f16>
    }) : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<3xf16>
    %179 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %180 = "stablehlo.reduce"(%arg22, %179) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg102: tensor<f16>, %arg103: tensor<f16>):
      %181 = stablehlo.maximum %arg102, %arg103 : tensor<f16>
      stablehlo.return %181 : tensor<f16>
    }) : (tensor<2x3x4xf16>, tensor<f16>) -> tensor<3xf16>
    %182 = stablehlo.transpose %arg24, dims = [2, 0, 1] : (tensor<2x3x4xbf16>) -> tensor<4x2x3xbf16>
    %183 = stablehlo.reshape %arg24 : (tensor<2x3x4xbf16>) -> tensor<24xbf16>
    %184 = stablehlo.broadcast_in_dim %arg24, dims = [1, 2, 3] : (tensor<2x3x4xbf16>) -> tensor<7x2x3x4xbf16>
    %185 = stablehlo.dot_general %arg24, %arg25, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x5xbf16>
    %186 = stablehlo.dot_general %arg24, %arg25, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<3x5xbf16>
    %187 = stablehlo.dot_general %arg24, %arg25, contracting_dims = [] x [] : (tensor<2x3x4xbf16>, tensor<2x4x5xbf16>) -> tensor<2x3x4x2x4x5xbf16>
    %188 = stablehlo.iota dim = 1 : tensor<3x4xbf16>
    %189 = stablehlo.constant dense<0.0> : tensor<bf16>
    %190 = "stablehlo.reduce"(%arg24, %189) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg104: tensor<bf16>, %arg105: tensor<bf16>):
      %191 = stablehlo.add %arg104, %arg105 : tensor<bf16>
      stablehlo.return %191 : tensor<bf16>
    }) : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %192 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %193 = "stablehlo.reduce"(%arg24, %192) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg106: tensor<bf16>, %arg107: tensor<bf16>):
      %194 = stablehlo.maximum %arg106, %arg107 : tensor<bf16>
      stablehlo.return %194 : tensor<bf16>
    }) : (tensor<2x3x4xbf16>, tensor<bf16>) -> tensor<3xbf16>
    %195 = stablehlo.transpose %arg26, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    %196 = stablehlo.reshape %arg26 : (tensor<2x3x4xf32>) -> tensor<24xf32>
    %197 = stablehlo.broadcast_in_dim %arg26, dims = [1, 2, 3] : (tensor<2x3x4xf32>) -> tensor<7x2x3x4xf32>
    %198 = stablehlo.dot_general %arg26, %arg27, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
    %199 = stablehlo.dot_general %arg26, %arg27, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<3x5xf32>
    %200 = stablehlo.dot_general %arg26, %arg27, contracting_dims = [] x [] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x4x2x4x5xf32>
    %201 = stablehlo.iota dim = 1 : tensor<3x4xf32>
    %202 = stablehlo.constant dense<0.0> : tensor<f32>
    %203 = "stablehlo.reduce"(%arg26, %202) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg108: tensor<f32>, %arg109: tensor<f32>):
      %204 = stablehlo.add %arg108, %arg109 : tensor<f32>
      stablehlo.return %204 : tensor<f32>
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %205 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %206 = "stablehlo.reduce"(%arg26, %205) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %207 = stablehlo.maximum %arg110, %arg111 : tensor<f32>
      stablehlo.return %207 : tensor<f32>
    }) : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %208 = stablehlo.transpose %arg28, dims = [2, 0, 1] : (tensor<2x3x4xf64>) -> tensor<4x2x3xf64>
    %209 = stablehlo.reshape %arg28 : (tensor<2x3x4xf64>) -> tensor<24xf64>
    %210 = stablehlo.broadcast_in_dim %arg28, dims = [1, 2, 3] : (tensor<2x3x4xf64>) -> tensor<7x2x3x4xf64>
    %211 = stablehlo.dot_general %arg28, %arg29, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> tensor<2x3x5xf64>
    %212 = stablehlo.dot_general %arg28, %arg29, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> tensor<3x5xf64>
    %213 = stablehlo.dot_general %arg28, %arg29, contracting_dims = [] x [] : (tensor<2x3x4xf64>, tensor<2x4x5xf64>) -> tensor<2x3x4x2x4x5xf64>
    %214 = stablehlo.iota dim = 1 : tensor<3x4xf64>
    %215 = stablehlo.constant dense<0.0> : tensor<f64>
    %216 = "stablehlo.reduce"(%arg28, %215) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg112: tensor<f64>, %arg113: tensor<f64>):
      %217 = stablehlo.add %arg112, %arg113 : tensor<f64>
      stablehlo.return %217 : tensor<f64>
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
    %218 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %219 = "stablehlo.reduce"(%arg28, %218) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg114: tensor<f64>, %arg115: tensor<f64>):
      %220 = stablehlo.maximum %arg114, %arg115 : tensor<f64>
      stablehlo.return %220 : tensor<f64>
    }) : (tensor<2x3x4xf64>, tensor<f64>) -> tensor<3xf64>
    %221 = stablehlo.transpose %arg30, dims = [2, 0, 1] : (tensor<2x3x4xcomplex<f32>>) -> tensor<4x2x3xcomplex<f32>>
    %222 = stablehlo.reshape %arg30 : (tensor<2x3x4xcomplex<f32>>) -> tensor<24xcomplex<f32>>
    %223 = stablehlo.broadcast_in_dim %arg30, dims = [1, 2, 3] : (tensor<2x3x4xcomplex<f32>>) -> tensor<7x2x3x4xcomplex<f32>>
    %224 = stablehlo.dot_general %arg30, %arg31, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    %225 = stablehlo.dot_general %arg30, %arg31, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %226 = stablehlo.dot_general %arg30, %arg31, contracting_dims = [] x [] : (tensor<2x3x4xcomplex<f32>>, tensor<2x4x5xcomplex<f32>>) -> tensor<2x3x4x2x4x5xcomplex<f32>>
    %227 = stablehlo.iota dim = 1 : tensor<3x4xcomplex<f32>>
    %228 = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
    %229 = "stablehlo.reduce"(%arg30, %228) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg116: tensor<complex<f32>>, %arg117: tensor<complex<f32>>):
      %230 = stablehlo.add %arg116, %arg117 : tensor<complex<f32>>
      stablehlo.return %230 : tensor<complex<f32>>
    }) : (tensor<2x3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %231 = stablehlo.transpose %arg32, dims = [2, 0, 1] : (tensor<2x3x4xcomplex<f64>>) -> tensor<4x2x3xcomplex<f64>>
    %232 = stablehlo.reshape %arg32 : (tensor<2x3x4xcomplex<f64>>) -> tensor<24xcomplex<f64>>
    %233 = stablehlo.broadcast_in_dim %arg32, dims = [1, 2, 3] : (tensor<2x3x4xcomplex<f64>>) -> tensor<7x2x3x4xcomplex<f64>>
    %234 = stablehlo.dot_general %arg32, %arg33, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x5xcomplex<f64>>) -> tensor<2x3x5xcomplex<f64>>
    %235 = stablehlo.dot_general %arg32, %arg33, contracting_dims = [0, 2] x [0, 1] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x5xcomplex<f64>>) -> tensor<3x5xcomplex<f64>>
    %236 = stablehlo.dot_general %arg32, %arg33, contracting_dims = [] x [] : (tensor<2x3x4xcomplex<f64>>, tensor<2x4x5xcomplex<f64>>) -> tensor<2x3x4x2x4x5xcomplex<f64>>
    %237 = stablehlo.iota dim = 1 : tensor<3x4xcomplex<f64>>
    %238 = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f64>>
    %239 = "stablehlo.reduce"(%arg32, %238) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg118: tensor<complex<f64>>, %arg119: tensor<complex<f64>>):
      %240 = stablehlo.add %arg118, %arg119 : tensor<complex<f64>>
      stablehlo.return %240 : tensor<complex<f64>>
    }) : (tensor<2x3x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
    %241 = stablehlo.constant dense<0.0> : tensor<f32>
    %242 = "stablehlo.reduce"(%arg34, %241) <{dimensions = array<i64>}> ({
    ^bb0(%arg120: tensor<f32>, %arg121: tensor<f32>):
      %243 = stablehlo.multiply %arg121, %arg121 : tensor<f32>
      %244 = stablehlo.add %arg120, %243 : tensor<f32>
      stablehlo.return %244 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %245 = "stablehlo.map"(%arg34, %arg35) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg122: tensor<f32>, %arg123: tensor<i32>):
      %246 = stablehlo.convert %arg123 : (tensor<i32>) -> tensor<f32>
      %247 = stablehlo.power %arg122, %246 : tensor<f32>
      stablehlo.return %247 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %248 = "stablehlo.map"(%241) <{dimensions = array<i64>}> ({
    ^bb0(%arg124: tensor<f32>):
      %249 = stablehlo.is_finite %arg124 : (tensor<f32>) -> tensor<i1>
      stablehlo.return %249 : tensor<i1>
    }) : (tensor<f32>) -> tensor<i1>
    %250 = stablehlo.select %arg36, %arg34, %arg34 : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %251 = stablehlo.transpose %arg37, dims = [1, 0] : (tensor<0x3xf32>) -> tensor<3x0xf32>
    return %0, %1, %2, %3, %4, %5, %7, %10, %13, %15, %16, %17, %18, %19, %20, %21, %23, %26, %29, %31, %32, %33, %34, %35, %36, %37, %39, %42, %45, %47, %48, %49, %50, %51, %52, %53, %55, %58, %61, %63, %64, %65, %66, %67, %68, %69, %71, %74, %77, %79, %80, %81, %82, %83, %84, %85, %87, %90, %93, %95, %96, %97, %98, %99, %100, %101, %103, %106, %109, %111, %112, %113, %114, %115, %116, %117, %119, %122, %125, %127, %128, %129, %130, %131, %132, %133, %135, %138, %141, %143, %144, %145, %146, %147, %148, %149, %151, %154, %156, %157, %158, %159, %160, %161, %162, %164, %167, %169, %170, %171, %172, %173, %174, %175, %177, %180, %182, %183, %184, %185, %186, %187, %188, %190, %193, %195, %196, %197, %198, %199, %200, %201, %203, %206, %208, %209, %210, %211, %212, %213, %214, %216, %219, %221, %222, %223, %224, %225, %226, %227, %229, %231, %232, %233, %234, %235, %236, %237, %239, %242, %245, %248, %250, %251 : tensor<4x2x3xi1>, tensor<24xi1>, tensor<7x2x3x4xi1>, tensor<2x3x5xi1>, tensor<3x5xi1>, tensor<2x3x4x2x4x5xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<4x2x3xi8>, tensor<24xi8>, tensor<7x2x3x4xi8>, tensor<2x3x5xi8>, tensor<3x5xi8>, tensor<2x3x4x2x4x5xi8>, tensor<3x4xi8>, tensor<3xi8>, tensor<3xi8>, tensor<3xi8>, tensor<4x2x3xi16>, tensor<24xi16>, tensor<7x2x3x4xi16>, tensor<2x3x5xi16>, tensor<3x5xi16>, tensor<2x3x4x2x4x5xi16>, tensor<3x4xi16>, tensor<3xi16>, tensor<3xi16>, tensor<3xi16>, tensor<4x2x3xi32>, tensor<24xi32>, tensor<7x2x3x4xi32>, tensor<2x3x5xi32>, tensor<3x5xi32>, tensor<2x3x4x2x4x5xi32>, tensor<3x4xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<4x2x3xi64>, tensor<24xi64>, tensor<7x2x3x4xi64>, tensor<2x3x5xi64>, tensor<3x5xi64>, tensor<2x3x4x2x4x5xi64>, tensor<3x4xi64>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<4x2x3xui8>, tensor<24xui8>, tensor<7x2x3x4xui8>, tensor<2x3x5xui8>, tensor<3x5xui8>, tensor<2x3x4x2x4x5xui8>, tensor<3x4xui8>, tensor<3xui8>, tensor<3xui8>, tensor<3xui8>, tensor<4x2x3xui16>, tensor<24xui16>, tensor<7x2x3x4xui16>, tensor<2x3x5xui16>, tensor<3x5xui16>, tensor<2x3x4x2x4x5xui16>, tensor<3x4xui16>, tensor<3xui16>, tensor<3xui16>, tensor<3xui16>, tensor<4x2x3xui32>, tensor<24xui32>, tensor<7x2x3x4xui32>, tensor<2x3x5xui32>, tensor<3x5xui32>, tensor<2x3x4x2x4x5xui32>, tensor<3x4xui32>, tensor<3xui32>, tensor<3xui32>, tensor<3xui32>, tensor<4x2x3xui64>, tensor<24xui64>, tensor<7x2x3x4xui64>, tensor<2x3x5xui64>, tensor<3x5xui64>, tensor<2x3x4x2x4x5xui64>, tensor<3x4xui64>, tensor<3xui64>, tensor<3xui64>, tensor<3xui64>, tensor<4x2x3xf8E4M3FN>, tensor<24xf8E4M3FN>, tensor<7x2x3x4xf8E4M3FN>, tensor<2x3x5xf8E4M3FN>, tensor<3x5xf8E4M3FN>, tensor<2x3x4x2x4x5xf8E4M3FN>, tensor<3x4xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<4x2x3xf8E5M2>, tensor<24xf8E5M2>, tensor<7x2x3x4xf8E5M2>, tensor<2x3x5xf8E5M2>, tensor<3x5xf8E5M2>, tensor<2x3x4x2x4x5xf8E5M2>, tensor<3x4xf8E5M2>, tensor<3xf8E5M2>, tensor<3xf8E5M2>, tensor<4x2x3xf16>, tensor<24xf16>, tensor<7x2x3x4xf16>, tensor<2x3x5xf16>, tensor<3x5xf16>, tensor<2x3x4x2x4x5xf16>, tensor<3x4xf16>, tensor<3xf16>, tensor<3xf16>, tensor<4x2x3xbf16>, tensor<24xbf16>, tensor<7x2x3x4xbf16>, tensor<2x3x5xbf16>, tensor<3x5xbf16>, tensor<2x3x4x2x4x5xbf16>, tensor<3x4xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<4x2x3xf32>, tensor<24xf32>, tensor<7x2x3x4xf32>, tensor<2x3x5xf32>, tensor<3x5xf32>, tensor<2x3x4x2x4x5xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<4x2x3xf64>, tensor<24xf64>, tensor<7x2x3x4xf64>, tensor<2x3x5xf64>, tensor<3x5xf64>, tensor<2x3x4x2x4x5xf64>, tensor<3x4xf64>, tensor<3xf64>, tensor<3xf64>, tensor<4x2x3xcomplex<f32>>, tensor<24xcomplex<f32>>, tensor<7x2x3x4xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<2x3x4x2x4x5xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<3xcomplex<f32>>, tensor<4x2x3xcomplex<f64>>, tensor<24xcomplex<f64>>, tensor<7x2x3x4xcomplex<f64>>, tensor<2x3x5xcomplex<f64>>, tensor<3x5xcomplex<f64>>, tensor<2x3x4x2x4x5xcomplex<f64>>, tensor<3x4xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<i1>, tensor<2x3xf32>, tensor<3x0xf32>
  }
}
