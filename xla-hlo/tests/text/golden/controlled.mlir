module @controlled attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<i32>, %arg1: tensor<i1>, %arg2: tensor<2x3xi1>, %arg3: tensor<2x3xi1>, %arg4: tensor<2x3xi8>, %arg5: tensor<2x3xi8>, %arg6: tensor<2x3xi16>, %arg7: tensor<2x3xi16>, %arg8: tensor<2x3xi32>, %arg9: tensor<2x3xi32>, %arg10: tensor<2x3xi64>, %arg11: tensor<2x3xi64>, %arg12: tensor<2x3xui8>, %arg13: tensor<2x3xui8>, %arg14: tensor<2x3xui16>, %arg15: tensor<2x3xui16>, %arg16: tensor<2x3xui32>, %arg17: tensor<2x3xui32>, %arg18: tensor<2x3xui64>, %arg19: tensor<2x3xui64>, %arg20: tensor<2x3xf8E4M3FN>, %arg21: tensor<2x3xf8E4M3FN>, %arg22: tensor<2x3xf8E5M2>, %arg23: tensor<2x3xf8E5M2>, %arg24: tensor<2x3xf16>, %arg25: tensor<2x3xf16>, %arg26: tensor<2x3xbf16>, %arg27: tensor<2x3xbf16>, %arg28: tensor<2x3xf32>, %arg29: tensor<2x3xf32>, %arg30: tensor<2x3xf64>, %arg31: tensor<2x3xf64>, %arg32: tensor<2x3xcomplex<f32>>, %arg33: tensor<2x3xcomplex<f32>>, %arg34: tensor<2x3xcomplex<f64>>, %arg35: tensor<2x3xcomplex<f64>>, %arg36: tensor<4xf32>, %arg37: tensor<4xf32>) -> (tensor<i32>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<i32>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<i32>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<i32>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<i32>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<i32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<i32>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<i32>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<i32>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<i32>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<i32>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<i32>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>) attributes {typed_xla.name = "controlled", typed_xla.signature = "(x0: i32[], x1: bool[], x2: bool[2, 3], x3: bool[2, 3], x4: i8[2, 3], x5: i8[2, 3], x6: i16[2, 3], x7: i16[2, 3], x8: i32[2, 3], x9: i32[2, 3], x10: i64[2, 3], x11: i64[2, 3], x12: u8[2, 3], x13: u8[2, 3], x14: u16[2, 3], x15: u16[2, 3], x16: u32[2, 3], x17: u32[2, 3], x18: u64[2, 3], x19: u64[2, 3], x20: f8e4m3fn[2, 3], x21: f8e4m3fn[2, 3], x22: f8e5m2[2, 3], x23: f8e5m2[2, 3], x24: f16[2, 3], x25: f16[2, 3], x26: bf16[2, 3], x27: bf16[2, 3], x28: f32[2, 3], x29: f32[2, 3], x30: f64[2, 3], x31: f64[2, 3], x32: c64[2, 3], x33: c64[2, 3], x34: c128[2, 3], x35: c128[2, 3], x36: f32[4], x37: f32[4]) -> (i32[], bool[2, 3], bool[2, 3], i32[], i8[2, 3], i8[2, 3], i32[], i16[2, 3], i16[2, 3], i32[], i32[2, 3], i32[2, 3], i32[], i64[2, 3], i64[2, 3], i32[], u8[2, 3], u8[2, 3], i32[], u16[2, 3], u16[2, 3], i32[], u32[2, 3], u32[2, 3], i32[], u64[2, 3], u64[2, 3], i32[], f8e4m3fn[2, 3], f8e4m3fn[2, 3], i32[], f8e5m2[2, 3], f8e5m2[2, 3], i32[], f16[2, 3], f16[2, 3], i32[], bf16[2, 3], bf16[2, 3], i32[], f32[2, 3], f32[2, 3], i32[], f64[2, 3], f64[2, 3], i32[], c64[2, 3], c64[2, 3], i32[], c128[2, 3], c128[2, 3], f32[4], f32[4], i32[], f32[4], i32[])"} {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = "stablehlo.while"(%0, %arg2) ({
    ^bb0(%arg38: tensor<i32>, %arg39: tensor<2x3xi1>):
      %2 = stablehlo.compare LT, %arg38, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }, {
    ^bb0(%arg40: tensor<i32>, %arg41: tensor<2x3xi1>):
      %3 = stablehlo.add %arg41, %arg3 : tensor<2x3xi1>
      %4 = stablehlo.constant dense<1> : tensor<i32>
      %5 = stablehlo.add %arg40, %4 : tensor<i32>
      stablehlo.return %5, %3 : tensor<i32>, tensor<2x3xi1>
    }) : (tensor<i32>, tensor<2x3xi1>) -> (tensor<i32>, tensor<2x3xi1>)
    %6 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg2 : tensor<2x3xi1>
    }, {
      %7 = stablehlo.multiply %arg3, %arg2 : tensor<2x3xi1>
      stablehlo.return %7 : tensor<2x3xi1>
    }) : (tensor<i1>) -> tensor<2x3xi1>
    %8 = stablehlo.constant dense<0> : tensor<i32>
    %9:2 = "stablehlo.while"(%8, %arg4) ({
    ^bb0(%arg42: tensor<i32>, %arg43: tensor<2x3xi8>):
      %10 = stablehlo.compare LT, %arg42, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }, {
    ^bb0(%arg44: tensor<i32>, %arg45: tensor<2x3xi8>):
      %11 = stablehlo.add %arg45, %arg5 : tensor<2x3xi8>
      %12 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %arg44, %12 : tensor<i32>
      stablehlo.return %13, %11 : tensor<i32>, tensor<2x3xi8>
    }) : (tensor<i32>, tensor<2x3xi8>) -> (tensor<i32>, tensor<2x3xi8>)
    %14 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg4 : tensor<2x3xi8>
    }, {
      %15 = stablehlo.multiply %arg5, %arg4 : tensor<2x3xi8>
      stablehlo.return %15 : tensor<2x3xi8>
    }) : (tensor<i1>) -> tensor<2x3xi8>
    %16 = stablehlo.constant dense<0> : tensor<i32>
    %17:2 = "stablehlo.while"(%16, %arg6) ({
    ^bb0(%arg46: tensor<i32>, %arg47: tensor<2x3xi16>):
      %18 = stablehlo.compare LT, %arg46, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    }, {
    ^bb0(%arg48: tensor<i32>, %arg49: tensor<2x3xi16>):
      %19 = stablehlo.add %arg49, %arg7 : tensor<2x3xi16>
      %20 = stablehlo.constant dense<1> : tensor<i32>
      %21 = stablehlo.add %arg48, %20 : tensor<i32>
      stablehlo.return %21, %19 : tensor<i32>, tensor<2x3xi16>
    }) : (tensor<i32>, tensor<2x3xi16>) -> (tensor<i32>, tensor<2x3xi16>)
    %22 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg6 : tensor<2x3xi16>
    }, {
      %23 = stablehlo.multiply %arg7, %arg6 : tensor<2x3xi16>
      stablehlo.return %23 : tensor<2x3xi16>
    }) : (tensor<i1>) -> tensor<2x3xi16>
    %24 = stablehlo.constant dense<0> : tensor<i32>
    %25:2 = "stablehlo.while"(%24, %arg8) ({
    ^bb0(%arg50: tensor<i32>, %arg51: tensor<2x3xi32>):
      %26 = stablehlo.compare LT, %arg50, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %26 : tensor<i1>
    }, {
    ^bb0(%arg52: tensor<i32>, %arg53: tensor<2x3xi32>):
      %27 = stablehlo.add %arg53, %arg9 : tensor<2x3xi32>
      %28 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.add %arg52, %28 : tensor<i32>
      stablehlo.return %29, %27 : tensor<i32>, tensor<2x3xi32>
    }) : (tensor<i32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>)
    %30 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg8 : tensor<2x3xi32>
    }, {
      %31 = stablehlo.multiply %arg9, %arg8 : tensor<2x3xi32>
      stablehlo.return %31 : tensor<2x3xi32>
    }) : (tensor<i1>) -> tensor<2x3xi32>
    %32 = stablehlo.constant dense<0> : tensor<i32>
    %33:2 = "stablehlo.while"(%32, %arg10) ({
    ^bb0(%arg54: tensor<i32>, %arg55: tensor<2x3xi64>):
      %34 = stablehlo.compare LT, %arg54, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %34 : tensor<i1>
    }, {
    ^bb0(%arg56: tensor<i32>, %arg57: tensor<2x3xi64>):
      %35 = stablehlo.add %arg57, %arg11 : tensor<2x3xi64>
      %36 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.add %arg56, %36 : tensor<i32>
      stablehlo.return %37, %35 : tensor<i32>, tensor<2x3xi64>
    }) : (tensor<i32>, tensor<2x3xi64>) -> (tensor<i32>, tensor<2x3xi64>)
    %38 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg10 : tensor<2x3xi64>
    }, {
      %39 = stablehlo.multiply %arg11, %arg10 : tensor<2x3xi64>
      stablehlo.return %39 : tensor<2x3xi64>
    }) : (tensor<i1>) -> tensor<2x3xi64>
    %40 = stablehlo.constant dense<0> : tensor<i32>
    %41:2 = "stablehlo.while"(%40, %arg12) ({
    ^bb0(%arg58: tensor<i32>, %arg59: tensor<2x3xui8>):
      %42 = stablehlo.compare LT, %arg58, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %42 : tensor<i1>
    }, {
    ^bb0(%arg60: tensor<i32>, %arg61: tensor<2x3xui8>):
      %43 = stablehlo.add %arg61, %arg13 : tensor<2x3xui8>
      %44 = stablehlo.constant dense<1> : tensor<i32>
      %45 = stablehlo.add %arg60, %44 : tensor<i32>
      stablehlo.return %45, %43 : tensor<i32>, tensor<2x3xui8>
    }) : (tensor<i32>, tensor<2x3xui8>) -> (tensor<i32>, tensor<2x3xui8>)
    %46 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg12 : tensor<2x3xui8>
    }, {
      %47 = stablehlo.multiply %arg13, %arg12 : tensor<2x3xui8>
      stablehlo.return %47 : tensor<2x3xui8>
    }) : (tensor<i1>) -> tensor<2x3xui8>
    %48 = stablehlo.constant dense<0> : tensor<i32>
    %49:2 = "stablehlo.while"(%48, %arg14) ({
    ^bb0(%arg62: tensor<i32>, %arg63: tensor<2x3xui16>):
      %50 = stablehlo.compare LT, %arg62, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    }, {
    ^bb0(%arg64: tensor<i32>, %arg65: tensor<2x3xui16>):
      %51 = stablehlo.add %arg65, %arg15 : tensor<2x3xui16>
      %52 = stablehlo.constant dense<1> : tensor<i32>
      %53 = stablehlo.add %arg64, %52 : tensor<i32>
      stablehlo.return %53, %51 : tensor<i32>, tensor<2x3xui16>
    }) : (tensor<i32>, tensor<2x3xui16>) -> (tensor<i32>, tensor<2x3xui16>)
    %54 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg14 : tensor<2x3xui16>
    }, {
      %55 = stablehlo.multiply %arg15, %arg14 : tensor<2x3xui16>
      stablehlo.return %55 : tensor<2x3xui16>
    }) : (tensor<i1>) -> tensor<2x3xui16>
    %56 = stablehlo.constant dense<0> : tensor<i32>
    %57:2 = "stablehlo.while"(%56, %arg16) ({
    ^bb0(%arg66: tensor<i32>, %arg67: tensor<2x3xui32>):
      %58 = stablehlo.compare LT, %arg66, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %58 : tensor<i1>
    }, {
    ^bb0(%arg68: tensor<i32>, %arg69: tensor<2x3xui32>):
      %59 = stablehlo.add %arg69, %arg17 : tensor<2x3xui32>
      %60 = stablehlo.constant dense<1> : tensor<i32>
      %61 = stablehlo.add %arg68, %60 : tensor<i32>
      stablehlo.return %61, %59 : tensor<i32>, tensor<2x3xui32>
    }) : (tensor<i32>, tensor<2x3xui32>) -> (tensor<i32>, tensor<2x3xui32>)
    %62 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg16 : tensor<2x3xui32>
    }, {
      %63 = stablehlo.multiply %arg17, %arg16 : tensor<2x3xui32>
      stablehlo.return %63 : tensor<2x3xui32>
    }) : (tensor<i1>) -> tensor<2x3xui32>
    %64 = stablehlo.constant dense<0> : tensor<i32>
    %65:2 = "stablehlo.while"(%64, %arg18) ({
    ^bb0(%arg70: tensor<i32>, %arg71: tensor<2x3xui64>):
      %66 = stablehlo.compare LT, %arg70, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %66 : tensor<i1>
    }, {
    ^bb0(%arg72: tensor<i32>, %arg73: tensor<2x3xui64>):
      %67 = stablehlo.add %arg73, %arg19 : tensor<2x3xui64>
      %68 = stablehlo.constant dense<1> : tensor<i32>
      %69 = stablehlo.add %arg72, %68 : tensor<i32>
      stablehlo.return %69, %67 : tensor<i32>, tensor<2x3xui64>
    }) : (tensor<i32>, tensor<2x3xui64>) -> (tensor<i32>, tensor<2x3xui64>)
    %70 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg18 : tensor<2x3xui64>
    }, {
      %71 = stablehlo.multiply %arg19, %arg18 : tensor<2x3xui64>
      stablehlo.return %71 : tensor<2x3xui64>
    }) : (tensor<i1>) -> tensor<2x3xui64>
    %72 = stablehlo.constant dense<0> : tensor<i32>
    %73:2 = "stablehlo.while"(%72, %arg20) ({
    ^bb0(%arg74: tensor<i32>, %arg75: tensor<2x3xf8E4M3FN>):
      %74 = stablehlo.compare LT, %arg74, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %74 : tensor<i1>
    }, {
    ^bb0(%arg76: tensor<i32>, %arg77: tensor<2x3xf8E4M3FN>):
      %75 = stablehlo.add %arg77, %arg21 : tensor<2x3xf8E4M3FN>
      %76 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.add %arg76, %76 : tensor<i32>
      stablehlo.return %77, %75 : tensor<i32>, tensor<2x3xf8E4M3FN>
    }) : (tensor<i32>, tensor<2x3xf8E4M3FN>) -> (tensor<i32>, tensor<2x3xf8E4M3FN>)
    %78 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg20 : tensor<2x3xf8E4M3FN>
    }, {
      %79 = stablehlo.multiply %arg21, %arg20 : tensor<2x3xf8E4M3FN>
      stablehlo.return %79 : tensor<2x3xf8E4M3FN>
    }) : (tensor<i1>) -> tensor<2x3xf8E4M3FN>
    %80 = stablehlo.constant dense<0> : tensor<i32>
    %81:2 = "stablehlo.while"(%80, %arg22) ({
    ^bb0(%arg78: tensor<i32>, %arg79: tensor<2x3xf8E5M2>):
      %82 = stablehlo.compare LT, %arg78, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %82 : tensor<i1>
    }, {
    ^bb0(%arg80: tensor<i32>, %arg81: tensor<2x3xf8E5M2>):
      %83 = stablehlo.add %arg81, %arg23 : tensor<2x3xf8E5M2>
      %84 = stablehlo.constant dense<1> : tensor<i32>
      %85 = stablehlo.add %arg80, %84 : tensor<i32>
      stablehlo.return %85, %83 : tensor<i32>, tensor<2x3xf8E5M2>
    }) : (tensor<i32>, tensor<2x3xf8E5M2>) -> (tensor<i32>, tensor<2x3xf8E5M2>)
    %86 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg22 : tensor<2x3xf8E5M2>
    }, {
      %87 = stablehlo.multiply %arg23, %arg22 : tensor<2x3xf8E5M2>
      stablehlo.return %87 : tensor<2x3xf8E5M2>
    }) : (tensor<i1>) -> tensor<2x3xf8E5M2>
    %88 = stablehlo.constant dense<0> : tensor<i32>
    %89:2 = "stablehlo.while"(%88, %arg24) ({
    ^bb0(%arg82: tensor<i32>, %arg83: tensor<2x3xf16>):
      %90 = stablehlo.compare LT, %arg82, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %90 : tensor<i1>
    }, {
    ^bb0(%arg84: tensor<i32>, %arg85: tensor<2x3xf16>):
      %91 = stablehlo.add %arg85, %arg25 : tensor<2x3xf16>
      %92 = stablehlo.constant dense<1> : tensor<i32>
      %93 = stablehlo.add %arg84, %92 : tensor<i32>
      stablehlo.return %93, %91 : tensor<i32>, tensor<2x3xf16>
    }) : (tensor<i32>, tensor<2x3xf16>) -> (tensor<i32>, tensor<2x3xf16>)
    %94 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg24 : tensor<2x3xf16>
    }, {
      %95 = stablehlo.multiply %arg25, %arg24 : tensor<2x3xf16>
      stablehlo.return %95 : tensor<2x3xf16>
    }) : (tensor<i1>) -> tensor<2x3xf16>
    %96 = stablehlo.constant dense<0> : tensor<i32>
    %97:2 = "stablehlo.while"(%96, %arg26) ({
    ^bb0(%arg86: tensor<i32>, %arg87: tensor<2x3xbf16>):
      %98 = stablehlo.compare LT, %arg86, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %98 : tensor<i1>
    }, {
    ^bb0(%arg88: tensor<i32>, %arg89: tensor<2x3xbf16>):
      %99 = stablehlo.add %arg89, %arg27 : tensor<2x3xbf16>
      %100 = stablehlo.constant dense<1> : tensor<i32>
      %101 = stablehlo.add %arg88, %100 : tensor<i32>
      stablehlo.return %101, %99 : tensor<i32>, tensor<2x3xbf16>
    }) : (tensor<i32>, tensor<2x3xbf16>) -> (tensor<i32>, tensor<2x3xbf16>)
    %102 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg26 : tensor<2x3xbf16>
    }, {
      %103 = stablehlo.multiply %arg27, %arg26 : tensor<2x3xbf16>
      stablehlo.return %103 : tensor<2x3xbf16>
    }) : (tensor<i1>) -> tensor<2x3xbf16>
    %104 = stablehlo.constant dense<0> : tensor<i32>
    %105:2 = "stablehlo.while"(%104, %arg28) ({
    ^bb0(%arg90: tensor<i32>, %arg91: tensor<2x3xf32>):
      %106 = stablehlo.compare LT, %arg90, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %106 : tensor<i1>
    }, {
    ^bb0(%arg92: tensor<i32>, %arg93: tensor<2x3xf32>):
      %107 = stablehlo.add %arg93, %arg29 : tensor<2x3xf32>
      %108 = stablehlo.constant dense<1> : tensor<i32>
      %109 = stablehlo.add %arg92, %108 : tensor<i32>
      stablehlo.return %109, %107 : tensor<i32>, tensor<2x3xf32>
    }) : (tensor<i32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xf32>)
    %110 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg28 : tensor<2x3xf32>
    }, {
      %111 = stablehlo.multiply %arg29, %arg28 : tensor<2x3xf32>
      stablehlo.return %111 : tensor<2x3xf32>
    }) : (tensor<i1>) -> tensor<2x3xf32>
    %112 = stablehlo.constant dense<0> : tensor<i32>
    %113:2 = "stablehlo.while"(%112, %arg30) ({
    ^bb0(%arg94: tensor<i32>, %arg95: tensor<2x3xf64>):
      %114 = stablehlo.compare LT, %arg94, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %114 : tensor<i1>
    }, {
    ^bb0(%arg96: tensor<i32>, %arg97: tensor<2x3xf64>):
      %115 = stablehlo.add %arg97, %arg31 : tensor<2x3xf64>
      %116 = stablehlo.constant dense<1> : tensor<i32>
      %117 = stablehlo.add %arg96, %116 : tensor<i32>
      stablehlo.return %117, %115 : tensor<i32>, tensor<2x3xf64>
    }) : (tensor<i32>, tensor<2x3xf64>) -> (tensor<i32>, tensor<2x3xf64>)
    %118 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg30 : tensor<2x3xf64>
    }, {
      %119 = stablehlo.multiply %arg31, %arg30 : tensor<2x3xf64>
      stablehlo.return %119 : tensor<2x3xf64>
    }) : (tensor<i1>) -> tensor<2x3xf64>
    %120 = stablehlo.constant dense<0> : tensor<i32>
    %121:2 = "stablehlo.while"(%120, %arg32) ({
    ^bb0(%arg98: tensor<i32>, %arg99: tensor<2x3xcomplex<f32>>):
      %122 = stablehlo.compare LT, %arg98, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %122 : tensor<i1>
    }, {
    ^bb0(%arg100: tensor<i32>, %arg101: tensor<2x3xcomplex<f32>>):
      %123 = stablehlo.add %arg101, %arg33 : tensor<2x3xcomplex<f32>>
      %124 = stablehlo.constant dense<1> : tensor<i32>
      %125 = stablehlo.add %arg100, %124 : tensor<i32>
      stablehlo.return %125, %123 : tensor<i32>, tensor<2x3xcomplex<f32>>
    }) : (tensor<i32>, tensor<2x3xcomplex<f32>>) -> (tensor<i32>, tensor<2x3xcomplex<f32>>)
    %126 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg32 : tensor<2x3xcomplex<f32>>
    }, {
      %127 = stablehlo.multiply %arg33, %arg32 : tensor<2x3xcomplex<f32>>
      stablehlo.return %127 : tensor<2x3xcomplex<f32>>
    }) : (tensor<i1>) -> tensor<2x3xcomplex<f32>>
    %128 = stablehlo.constant dense<0> : tensor<i32>
    %129:2 = "stablehlo.while"(%128, %arg34) ({
    ^bb0(%arg102: tensor<i32>, %arg103: tensor<2x3xcomplex<f64>>):
      %130 = stablehlo.compare LT, %arg102, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %130 : tensor<i1>
    }, {
    ^bb0(%arg104: tensor<i32>, %arg105: tensor<2x3xcomplex<f64>>):
      %131 = stablehlo.add %arg105, %arg35 : tensor<2x3xcomplex<f64>>
      %132 = stablehlo.constant dense<1> : tensor<i32>
      %133 = stablehlo.add %arg104, %132 : tensor<i32>
      stablehlo.return %133, %131 : tensor<i32>, tensor<2x3xcomplex<f64>>
    }) : (tensor<i32>, tensor<2x3xcomplex<f64>>) -> (tensor<i32>, tensor<2x3xcomplex<f64>>)
    %134 = "stablehlo.if"(%arg1) ({
      stablehlo.return %arg34 : tensor<2x3xcomplex<f64>>
    }, {
      %135 = stablehlo.multiply %arg35, %arg34 : tensor<2x3xcomplex<f64>>
      stablehlo.return %135 : tensor<2x3xcomplex<f64>>
    }) : (tensor<i1>) -> tensor<2x3xcomplex<f64>>
    %136 = "stablehlo.while"(%arg36) ({
    ^bb0(%arg106: tensor<4xf32>):
      stablehlo.return %arg1 : tensor<i1>
    }, {
    ^bb0(%arg107: tensor<4xf32>):
      %137 = stablehlo.constant dense<0> : tensor<i32>
      %138:2 = "stablehlo.while"(%137, %arg107) ({
      ^bb0(%arg108: tensor<i32>, %arg109: tensor<4xf32>):
        %139 = stablehlo.compare LT, %arg108, %arg0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %139 : tensor<i1>
      }, {
      ^bb0(%arg110: tensor<i32>, %arg111: tensor<4xf32>):
        %140 = stablehlo.add %arg111, %arg37 : tensor<4xf32>
        %141 = stablehlo.constant dense<1> : tensor<i32>
        %142 = stablehlo.add %arg110, %141 : tensor<i32>
        stablehlo.return %142, %140 : tensor<i32>, tensor<4xf32>
      }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
      %143 = "stablehlo.if"(%arg1) ({
        %144 = stablehlo.subtract %138#1, %arg37 : tensor<4xf32>
        stablehlo.return %144 : tensor<4xf32>
      }, {
        stablehlo.return %138#1 : tensor<4xf32>
      }) : (tensor<i1>) -> tensor<4xf32>
      stablehlo.return %143 : tensor<4xf32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %145:2 = "stablehlo.case"(%arg0) ({
      %146 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %arg36, %146 : tensor<4xf32>, tensor<i32>
    }) : (tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
    %147:2 = "stablehlo.case"(%arg0) ({
      %148 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %arg36, %148 : tensor<4xf32>, tensor<i32>
    }, {
      %149 = stablehlo.constant dense<1> : tensor<i32>
      stablehlo.return %arg37, %149 : tensor<4xf32>, tensor<i32>
    }, {
      %150 = stablehlo.constant dense<2> : tensor<i32>
      stablehlo.return %arg36, %150 : tensor<4xf32>, tensor<i32>
    }) : (tensor<i32>) -> (tensor<4xf32>, tensor<i32>)
    return %1#0, %1#1, %6, %9#0, %9#1, %14, %17#0, %17#1, %22, %25#0, %25#1, %30, %33#0, %33#1, %38, %41#0, %41#1, %46, %49#0, %49#1, %54, %57#0, %57#1, %62, %65#0, %65#1, %70, %73#0, %73#1, %78, %81#0, %81#1, %86, %89#0, %89#1, %94, %97#0, %97#1, %102, %105#0, %105#1, %110, %113#0, %113#1, %118, %121#0, %121#1, %126, %129#0, %129#1, %134, %136, %145#0, %145#1, %147#0, %147#1 : tensor<i32>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<i32>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<i32>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<i32>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<i32>, tensor<2x3xui16>, tensor<2x3xui16>, tensor<i32>, tensor<2x3xui32>, tensor<2x3xui32>, tensor<i32>, tensor<2x3xui64>, tensor<2x3xui64>, tensor<i32>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>, tensor<i32>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>, tensor<i32>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<i32>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<i32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<2x3xf64>, tensor<2x3xf64>, tensor<i32>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>, tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>
  }
}
