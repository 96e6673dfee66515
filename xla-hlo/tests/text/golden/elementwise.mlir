module @abs attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xf16>, %arg5: tensor<2x3xbf16>, %arg6: tensor<2x3xf32>, %arg7: tensor<2x3xf64>, %arg8: tensor<2x3xcomplex<f32>>, %arg9: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "abs", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: f16[2, 3], x5: bf16[2, 3], x6: f32[2, 3], x7: f64[2, 3], x8: c64[2, 3], x9: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.abs %arg0 : tensor<2x3xi8>
    %1 = stablehlo.abs %arg1 : tensor<2x3xi16>
    %2 = stablehlo.abs %arg2 : tensor<2x3xi32>
    %3 = stablehlo.abs %arg3 : tensor<2x3xi64>
    %4 = stablehlo.abs %arg4 : tensor<2x3xf16>
    %5 = stablehlo.abs %arg5 : tensor<2x3xbf16>
    %6 = stablehlo.abs %arg6 : tensor<2x3xf32>
    %7 = stablehlo.abs %arg7 : tensor<2x3xf64>
    %8 = stablehlo.abs %arg8 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %9 = stablehlo.abs %arg9 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @acos attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "acos", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %2, %0 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<1.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.add %5, %0 : tensor<2x3xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<2x3xf32>
    %8 = stablehlo.sqrt %7 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<1.0> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.add %10, %0 : tensor<2x3xf32>
    %12 = stablehlo.atan2 %8, %11 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<2.0> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<-1.0> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.compare EQ, %0, %17, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %19 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.select %18, %20, %15 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = stablehlo.convert %21 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %23 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %24 = stablehlo.constant dense<1.0> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.subtract %25, %23 : tensor<2x3xf32>
    %27 = stablehlo.constant dense<1.0> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %29 = stablehlo.add %28, %23 : tensor<2x3xf32>
    %30 = stablehlo.multiply %26, %29 : tensor<2x3xf32>
    %31 = stablehlo.sqrt %30 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<1.0> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %33, %23 : tensor<2x3xf32>
    %35 = stablehlo.atan2 %31, %34 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<2.0> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<2x3xf32>
    %39 = stablehlo.constant dense<-1.0> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.compare EQ, %23, %40, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %42 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.select %41, %43, %38 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = stablehlo.convert %44 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %46 = stablehlo.constant dense<1.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.subtract %47, %arg2 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<1.0> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.add %50, %arg2 : tensor<2x3xf32>
    %52 = stablehlo.multiply %48, %51 : tensor<2x3xf32>
    %53 = stablehlo.sqrt %52 : tensor<2x3xf32>
    %54 = stablehlo.constant dense<1.0> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.add %55, %arg2 : tensor<2x3xf32>
    %57 = stablehlo.atan2 %53, %56 : tensor<2x3xf32>
    %58 = stablehlo.constant dense<2.0> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<2x3xf32>
    %61 = stablehlo.constant dense<-1.0> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.compare EQ, %arg2, %62, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %64 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.select %63, %65, %60 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %67 = stablehlo.constant dense<1.0> : tensor<f64>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %69 = stablehlo.subtract %68, %arg3 : tensor<2x3xf64>
    %70 = stablehlo.constant dense<1.0> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %72 = stablehlo.add %71, %arg3 : tensor<2x3xf64>
    %73 = stablehlo.multiply %69, %72 : tensor<2x3xf64>
    %74 = stablehlo.sqrt %73 : tensor<2x3xf64>
    %75 = stablehlo.constant dense<1.0> : tensor<f64>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %77 = stablehlo.add %76, %arg3 : tensor<2x3xf64>
    %78 = stablehlo.atan2 %74, %77 : tensor<2x3xf64>
    %79 = stablehlo.constant dense<2.0> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %81 = stablehlo.multiply %78, %80 : tensor<2x3xf64>
    %82 = stablehlo.constant dense<-1.0> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %84 = stablehlo.compare EQ, %arg3, %83, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %85 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %87 = stablehlo.select %84, %86, %81 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %89 = stablehlo.negate %88 : tensor<2x3xf32>
    %90 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %91 = stablehlo.complex %89, %90 : tensor<2x3xcomplex<f32>>
    %92 = stablehlo.real %91 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %93 = stablehlo.constant dense<0.0> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %95 = stablehlo.compare LT, %92, %94, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %96 = stablehlo.negate %91 : tensor<2x3xcomplex<f32>>
    %97 = stablehlo.select %95, %96, %91 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %98 = stablehlo.imag %97 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %99 = stablehlo.negate %98 : tensor<2x3xf32>
    %100 = stablehlo.real %97 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %101 = stablehlo.complex %99, %100 : tensor<2x3xcomplex<f32>>
    %102 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %104 = stablehlo.subtract %103, %101 : tensor<2x3xcomplex<f32>>
    %105 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %107 = stablehlo.add %106, %101 : tensor<2x3xcomplex<f32>>
    %108 = stablehlo.sqrt %104 : tensor<2x3xcomplex<f32>>
    %109 = stablehlo.sqrt %107 : tensor<2x3xcomplex<f32>>
    %110 = stablehlo.multiply %108, %109 : tensor<2x3xcomplex<f32>>
    %111 = stablehlo.add %97, %110 : tensor<2x3xcomplex<f32>>
    %112 = stablehlo.log %111 : tensor<2x3xcomplex<f32>>
    %113 = stablehlo.negate %112 : tensor<2x3xcomplex<f32>>
    %114 = stablehlo.select %95, %113, %112 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %115 = stablehlo.imag %114 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %116 = stablehlo.negate %115 : tensor<2x3xf32>
    %117 = stablehlo.real %114 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %118 = stablehlo.complex %116, %117 : tensor<2x3xcomplex<f32>>
    %119 = stablehlo.negate %118 : tensor<2x3xcomplex<f32>>
    %120 = stablehlo.constant dense<(1.5707964,0.0)> : tensor<complex<f32>>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %122 = stablehlo.subtract %121, %119 : tensor<2x3xcomplex<f32>>
    %123 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %124 = stablehlo.negate %123 : tensor<2x3xf64>
    %125 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %126 = stablehlo.complex %124, %125 : tensor<2x3xcomplex<f64>>
    %127 = stablehlo.real %126 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %128 = stablehlo.constant dense<0.0> : tensor<f64>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %130 = stablehlo.compare LT, %127, %129, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %131 = stablehlo.negate %126 : tensor<2x3xcomplex<f64>>
    %132 = stablehlo.select %130, %131, %126 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %133 = stablehlo.imag %132 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %134 = stablehlo.negate %133 : tensor<2x3xf64>
    %135 = stablehlo.real %132 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %136 = stablehlo.complex %134, %135 : tensor<2x3xcomplex<f64>>
    %137 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %139 = stablehlo.subtract %138, %136 : tensor<2x3xcomplex<f64>>
    %140 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %142 = stablehlo.add %141, %136 : tensor<2x3xcomplex<f64>>
    %143 = stablehlo.sqrt %139 : tensor<2x3xcomplex<f64>>
    %144 = stablehlo.sqrt %142 : tensor<2x3xcomplex<f64>>
    %145 = stablehlo.multiply %143, %144 : tensor<2x3xcomplex<f64>>
    %146 = stablehlo.add %132, %145 : tensor<2x3xcomplex<f64>>
    %147 = stablehlo.log %146 : tensor<2x3xcomplex<f64>>
    %148 = stablehlo.negate %147 : tensor<2x3xcomplex<f64>>
    %149 = stablehlo.select %130, %148, %147 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %150 = stablehlo.imag %149 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %151 = stablehlo.negate %150 : tensor<2x3xf64>
    %152 = stablehlo.real %149 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %153 = stablehlo.complex %151, %152 : tensor<2x3xcomplex<f64>>
    %154 = stablehlo.negate %153 : tensor<2x3xcomplex<f64>>
    %155 = stablehlo.constant dense<(1.5707963267948966,0.0)> : tensor<complex<f64>>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %157 = stablehlo.subtract %156, %154 : tensor<2x3xcomplex<f64>>
    return %22, %45, %66, %87, %122, %157 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @acosh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "acosh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.sqrt %3 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<2.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.add %3, %6 : tensor<2x3xf32>
    %8 = stablehlo.sqrt %7 : tensor<2x3xf32>
    %9 = stablehlo.multiply %4, %8 : tensor<2x3xf32>
    %10 = stablehlo.add %3, %9 : tensor<2x3xf32>
    %11 = stablehlo.log_plus_one %10 : tensor<2x3xf32>
    %12 = stablehlo.constant dense<1.7014117e38> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.compare GE, %0, %13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = stablehlo.log %0 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.add %15, %17 : tensor<2x3xf32>
    %19 = stablehlo.select %14, %18, %11 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = stablehlo.convert %19 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %21 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %22 = stablehlo.constant dense<1.0> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %24 = stablehlo.subtract %21, %23 : tensor<2x3xf32>
    %25 = stablehlo.sqrt %24 : tensor<2x3xf32>
    %26 = stablehlo.constant dense<2.0> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %24, %27 : tensor<2x3xf32>
    %29 = stablehlo.sqrt %28 : tensor<2x3xf32>
    %30 = stablehlo.multiply %25, %29 : tensor<2x3xf32>
    %31 = stablehlo.add %24, %30 : tensor<2x3xf32>
    %32 = stablehlo.log_plus_one %31 : tensor<2x3xf32>
    %33 = stablehlo.constant dense<1.7014117e38> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.compare GE, %21, %34, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %36 = stablehlo.log %21 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.add %36, %38 : tensor<2x3xf32>
    %40 = stablehlo.select %35, %39, %32 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = stablehlo.convert %40 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %42 = stablehlo.constant dense<1.0> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.subtract %arg2, %43 : tensor<2x3xf32>
    %45 = stablehlo.sqrt %44 : tensor<2x3xf32>
    %46 = stablehlo.constant dense<2.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.add %44, %47 : tensor<2x3xf32>
    %49 = stablehlo.sqrt %48 : tensor<2x3xf32>
    %50 = stablehlo.multiply %45, %49 : tensor<2x3xf32>
    %51 = stablehlo.add %44, %50 : tensor<2x3xf32>
    %52 = stablehlo.log_plus_one %51 : tensor<2x3xf32>
    %53 = stablehlo.constant dense<1.7014117e38> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %55 = stablehlo.compare GE, %arg2, %54, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %56 = stablehlo.log %arg2 : tensor<2x3xf32>
    %57 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %59 = stablehlo.add %56, %58 : tensor<2x3xf32>
    %60 = stablehlo.select %55, %59, %52 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %61 = stablehlo.constant dense<1.0> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %63 = stablehlo.subtract %arg3, %62 : tensor<2x3xf64>
    %64 = stablehlo.sqrt %63 : tensor<2x3xf64>
    %65 = stablehlo.constant dense<2.0> : tensor<f64>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %67 = stablehlo.add %63, %66 : tensor<2x3xf64>
    %68 = stablehlo.sqrt %67 : tensor<2x3xf64>
    %69 = stablehlo.multiply %64, %68 : tensor<2x3xf64>
    %70 = stablehlo.add %63, %69 : tensor<2x3xf64>
    %71 = stablehlo.log_plus_one %70 : tensor<2x3xf64>
    %72 = stablehlo.constant dense<8.988465674311579e307> : tensor<f64>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %74 = stablehlo.compare GE, %arg3, %73, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %75 = stablehlo.log %arg3 : tensor<2x3xf64>
    %76 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %78 = stablehlo.add %75, %77 : tensor<2x3xf64>
    %79 = stablehlo.select %74, %78, %71 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %82 = stablehlo.subtract %arg4, %81 : tensor<2x3xcomplex<f32>>
    %83 = stablehlo.sqrt %82 : tensor<2x3xcomplex<f32>>
    %84 = stablehlo.constant dense<(2.0,0.0)> : tensor<complex<f32>>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %86 = stablehlo.add %82, %85 : tensor<2x3xcomplex<f32>>
    %87 = stablehlo.sqrt %86 : tensor<2x3xcomplex<f32>>
    %88 = stablehlo.multiply %83, %87 : tensor<2x3xcomplex<f32>>
    %89 = stablehlo.add %82, %88 : tensor<2x3xcomplex<f32>>
    %90 = stablehlo.log_plus_one %89 : tensor<2x3xcomplex<f32>>
    %91 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %93 = stablehlo.subtract %arg5, %92 : tensor<2x3xcomplex<f64>>
    %94 = stablehlo.sqrt %93 : tensor<2x3xcomplex<f64>>
    %95 = stablehlo.constant dense<(2.0,0.0)> : tensor<complex<f64>>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %97 = stablehlo.add %93, %96 : tensor<2x3xcomplex<f64>>
    %98 = stablehlo.sqrt %97 : tensor<2x3xcomplex<f64>>
    %99 = stablehlo.multiply %94, %98 : tensor<2x3xcomplex<f64>>
    %100 = stablehlo.add %93, %99 : tensor<2x3xcomplex<f64>>
    %101 = stablehlo.log_plus_one %100 : tensor<2x3xcomplex<f64>>
    return %20, %41, %60, %79, %90, %101 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @add attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "add", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.add %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.add %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.add %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.add %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.add %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.add %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.add %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.add %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.add %arg9, %arg9 : tensor<2x3xf16>
    %10 = stablehlo.add %arg10, %arg10 : tensor<2x3xbf16>
    %11 = stablehlo.add %arg11, %arg11 : tensor<2x3xf32>
    %12 = stablehlo.add %arg12, %arg12 : tensor<2x3xf64>
    %13 = stablehlo.add %arg13, %arg13 : tensor<2x3xcomplex<f32>>
    %14 = stablehlo.add %arg14, %arg14 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @and attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "and", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.and %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.and %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.and %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.and %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.and %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.and %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.and %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.and %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.and %arg8, %arg8 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @asin attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "asin", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %2, %0 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<1.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.add %5, %0 : tensor<2x3xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<2x3xf32>
    %8 = stablehlo.sqrt %7 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<1.0> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.add %10, %8 : tensor<2x3xf32>
    %12 = stablehlo.atan2 %0, %11 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<2.0> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<2x3xf32>
    %16 = stablehlo.convert %15 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %17 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %18 = stablehlo.constant dense<1.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.subtract %19, %17 : tensor<2x3xf32>
    %21 = stablehlo.constant dense<1.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.add %22, %17 : tensor<2x3xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<2x3xf32>
    %25 = stablehlo.sqrt %24 : tensor<2x3xf32>
    %26 = stablehlo.constant dense<1.0> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %27, %25 : tensor<2x3xf32>
    %29 = stablehlo.atan2 %17, %28 : tensor<2x3xf32>
    %30 = stablehlo.constant dense<2.0> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x3xf32>
    %33 = stablehlo.convert %32 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %34 = stablehlo.constant dense<1.0> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %36 = stablehlo.subtract %35, %arg2 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<1.0> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.add %38, %arg2 : tensor<2x3xf32>
    %40 = stablehlo.multiply %36, %39 : tensor<2x3xf32>
    %41 = stablehlo.sqrt %40 : tensor<2x3xf32>
    %42 = stablehlo.constant dense<1.0> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.add %43, %41 : tensor<2x3xf32>
    %45 = stablehlo.atan2 %arg2, %44 : tensor<2x3xf32>
    %46 = stablehlo.constant dense<2.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.multiply %45, %47 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<1.0> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %51 = stablehlo.subtract %50, %arg3 : tensor<2x3xf64>
    %52 = stablehlo.constant dense<1.0> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %54 = stablehlo.add %53, %arg3 : tensor<2x3xf64>
    %55 = stablehlo.multiply %51, %54 : tensor<2x3xf64>
    %56 = stablehlo.sqrt %55 : tensor<2x3xf64>
    %57 = stablehlo.constant dense<1.0> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %59 = stablehlo.add %58, %56 : tensor<2x3xf64>
    %60 = stablehlo.atan2 %arg3, %59 : tensor<2x3xf64>
    %61 = stablehlo.constant dense<2.0> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %63 = stablehlo.multiply %60, %62 : tensor<2x3xf64>
    %64 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %65 = stablehlo.negate %64 : tensor<2x3xf32>
    %66 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %67 = stablehlo.complex %65, %66 : tensor<2x3xcomplex<f32>>
    %68 = stablehlo.real %67 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %69 = stablehlo.constant dense<0.0> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.compare LT, %68, %70, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %72 = stablehlo.negate %67 : tensor<2x3xcomplex<f32>>
    %73 = stablehlo.select %71, %72, %67 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %74 = stablehlo.imag %73 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %75 = stablehlo.negate %74 : tensor<2x3xf32>
    %76 = stablehlo.real %73 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %77 = stablehlo.complex %75, %76 : tensor<2x3xcomplex<f32>>
    %78 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %80 = stablehlo.subtract %79, %77 : tensor<2x3xcomplex<f32>>
    %81 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %83 = stablehlo.add %82, %77 : tensor<2x3xcomplex<f32>>
    %84 = stablehlo.sqrt %80 : tensor<2x3xcomplex<f32>>
    %85 = stablehlo.sqrt %83 : tensor<2x3xcomplex<f32>>
    %86 = stablehlo.multiply %84, %85 : tensor<2x3xcomplex<f32>>
    %87 = stablehlo.add %73, %86 : tensor<2x3xcomplex<f32>>
    %88 = stablehlo.log %87 : tensor<2x3xcomplex<f32>>
    %89 = stablehlo.negate %88 : tensor<2x3xcomplex<f32>>
    %90 = stablehlo.select %71, %89, %88 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %91 = stablehlo.imag %90 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %92 = stablehlo.negate %91 : tensor<2x3xf32>
    %93 = stablehlo.real %90 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %94 = stablehlo.complex %92, %93 : tensor<2x3xcomplex<f32>>
    %95 = stablehlo.negate %94 : tensor<2x3xcomplex<f32>>
    %96 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %97 = stablehlo.negate %96 : tensor<2x3xf64>
    %98 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %99 = stablehlo.complex %97, %98 : tensor<2x3xcomplex<f64>>
    %100 = stablehlo.real %99 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %101 = stablehlo.constant dense<0.0> : tensor<f64>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %103 = stablehlo.compare LT, %100, %102, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %104 = stablehlo.negate %99 : tensor<2x3xcomplex<f64>>
    %105 = stablehlo.select %103, %104, %99 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %106 = stablehlo.imag %105 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %107 = stablehlo.negate %106 : tensor<2x3xf64>
    %108 = stablehlo.real %105 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %109 = stablehlo.complex %107, %108 : tensor<2x3xcomplex<f64>>
    %110 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %112 = stablehlo.subtract %111, %109 : tensor<2x3xcomplex<f64>>
    %113 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %115 = stablehlo.add %114, %109 : tensor<2x3xcomplex<f64>>
    %116 = stablehlo.sqrt %112 : tensor<2x3xcomplex<f64>>
    %117 = stablehlo.sqrt %115 : tensor<2x3xcomplex<f64>>
    %118 = stablehlo.multiply %116, %117 : tensor<2x3xcomplex<f64>>
    %119 = stablehlo.add %105, %118 : tensor<2x3xcomplex<f64>>
    %120 = stablehlo.log %119 : tensor<2x3xcomplex<f64>>
    %121 = stablehlo.negate %120 : tensor<2x3xcomplex<f64>>
    %122 = stablehlo.select %103, %121, %120 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %123 = stablehlo.imag %122 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %124 = stablehlo.negate %123 : tensor<2x3xf64>
    %125 = stablehlo.real %122 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %126 = stablehlo.complex %124, %125 : tensor<2x3xcomplex<f64>>
    %127 = stablehlo.negate %126 : tensor<2x3xcomplex<f64>>
    return %16, %33, %48, %63, %95, %127 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @asinh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "asinh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<2x3xf32>
    %3 = stablehlo.constant dense<1.0> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.add %2, %4 : tensor<2x3xf32>
    %6 = stablehlo.sqrt %5 : tensor<2x3xf32>
    %7 = stablehlo.constant dense<1.0> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.add %8, %6 : tensor<2x3xf32>
    %10 = stablehlo.divide %2, %9 : tensor<2x3xf32>
    %11 = stablehlo.add %1, %10 : tensor<2x3xf32>
    %12 = stablehlo.log_plus_one %11 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<9.2233715e18> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.compare GE, %1, %14, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = stablehlo.log %1 : tensor<2x3xf32>
    %17 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.add %16, %18 : tensor<2x3xf32>
    %20 = stablehlo.select %15, %19, %12 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = stablehlo.sign %0 : tensor<2x3xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<2x3xf32>
    %23 = stablehlo.convert %22 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %24 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %25 = stablehlo.abs %24 : tensor<2x3xf32>
    %26 = stablehlo.multiply %25, %25 : tensor<2x3xf32>
    %27 = stablehlo.constant dense<1.0> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %29 = stablehlo.add %26, %28 : tensor<2x3xf32>
    %30 = stablehlo.sqrt %29 : tensor<2x3xf32>
    %31 = stablehlo.constant dense<1.0> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.add %32, %30 : tensor<2x3xf32>
    %34 = stablehlo.divide %26, %33 : tensor<2x3xf32>
    %35 = stablehlo.add %25, %34 : tensor<2x3xf32>
    %36 = stablehlo.log_plus_one %35 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<9.2233715e18> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.compare GE, %25, %38, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %40 = stablehlo.log %25 : tensor<2x3xf32>
    %41 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.add %40, %42 : tensor<2x3xf32>
    %44 = stablehlo.select %39, %43, %36 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = stablehlo.sign %24 : tensor<2x3xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<2x3xf32>
    %47 = stablehlo.convert %46 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %48 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %49 = stablehlo.multiply %48, %48 : tensor<2x3xf32>
    %50 = stablehlo.constant dense<1.0> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.add %49, %51 : tensor<2x3xf32>
    %53 = stablehlo.sqrt %52 : tensor<2x3xf32>
    %54 = stablehlo.constant dense<1.0> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.add %55, %53 : tensor<2x3xf32>
    %57 = stablehlo.divide %49, %56 : tensor<2x3xf32>
    %58 = stablehlo.add %48, %57 : tensor<2x3xf32>
    %59 = stablehlo.log_plus_one %58 : tensor<2x3xf32>
    %60 = stablehlo.constant dense<9.2233715e18> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %62 = stablehlo.compare GE, %48, %61, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %63 = stablehlo.log %48 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.add %63, %65 : tensor<2x3xf32>
    %67 = stablehlo.select %62, %66, %59 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %68 = stablehlo.sign %arg2 : tensor<2x3xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<2x3xf32>
    %70 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %71 = stablehlo.multiply %70, %70 : tensor<2x3xf64>
    %72 = stablehlo.constant dense<1.0> : tensor<f64>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %74 = stablehlo.add %71, %73 : tensor<2x3xf64>
    %75 = stablehlo.sqrt %74 : tensor<2x3xf64>
    %76 = stablehlo.constant dense<1.0> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %78 = stablehlo.add %77, %75 : tensor<2x3xf64>
    %79 = stablehlo.divide %71, %78 : tensor<2x3xf64>
    %80 = stablehlo.add %70, %79 : tensor<2x3xf64>
    %81 = stablehlo.log_plus_one %80 : tensor<2x3xf64>
    %82 = stablehlo.constant dense<6.703903964971298e153> : tensor<f64>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %84 = stablehlo.compare GE, %70, %83, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %85 = stablehlo.log %70 : tensor<2x3xf64>
    %86 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %88 = stablehlo.add %85, %87 : tensor<2x3xf64>
    %89 = stablehlo.select %84, %88, %81 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = stablehlo.sign %arg3 : tensor<2x3xf64>
    %91 = stablehlo.multiply %90, %89 : tensor<2x3xf64>
    %92 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %93 = stablehlo.constant dense<0.0> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %95 = stablehlo.compare LT, %92, %94, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %96 = stablehlo.negate %arg4 : tensor<2x3xcomplex<f32>>
    %97 = stablehlo.select %95, %96, %arg4 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %98 = stablehlo.imag %97 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %99 = stablehlo.negate %98 : tensor<2x3xf32>
    %100 = stablehlo.real %97 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %101 = stablehlo.complex %99, %100 : tensor<2x3xcomplex<f32>>
    %102 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %104 = stablehlo.subtract %103, %101 : tensor<2x3xcomplex<f32>>
    %105 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %107 = stablehlo.add %106, %101 : tensor<2x3xcomplex<f32>>
    %108 = stablehlo.sqrt %104 : tensor<2x3xcomplex<f32>>
    %109 = stablehlo.sqrt %107 : tensor<2x3xcomplex<f32>>
    %110 = stablehlo.multiply %108, %109 : tensor<2x3xcomplex<f32>>
    %111 = stablehlo.add %97, %110 : tensor<2x3xcomplex<f32>>
    %112 = stablehlo.log %111 : tensor<2x3xcomplex<f32>>
    %113 = stablehlo.negate %112 : tensor<2x3xcomplex<f32>>
    %114 = stablehlo.select %95, %113, %112 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %115 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %116 = stablehlo.constant dense<0.0> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %118 = stablehlo.compare LT, %115, %117, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %119 = stablehlo.negate %arg5 : tensor<2x3xcomplex<f64>>
    %120 = stablehlo.select %118, %119, %arg5 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %121 = stablehlo.imag %120 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %122 = stablehlo.negate %121 : tensor<2x3xf64>
    %123 = stablehlo.real %120 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %124 = stablehlo.complex %122, %123 : tensor<2x3xcomplex<f64>>
    %125 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %127 = stablehlo.subtract %126, %124 : tensor<2x3xcomplex<f64>>
    %128 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %130 = stablehlo.add %129, %124 : tensor<2x3xcomplex<f64>>
    %131 = stablehlo.sqrt %127 : tensor<2x3xcomplex<f64>>
    %132 = stablehlo.sqrt %130 : tensor<2x3xcomplex<f64>>
    %133 = stablehlo.multiply %131, %132 : tensor<2x3xcomplex<f64>>
    %134 = stablehlo.add %120, %133 : tensor<2x3xcomplex<f64>>
    %135 = stablehlo.log %134 : tensor<2x3xcomplex<f64>>
    %136 = stablehlo.negate %135 : tensor<2x3xcomplex<f64>>
    %137 = stablehlo.select %118, %136, %135 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %23, %47, %69, %91, %114, %137 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @atan attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "atan", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.atan2 %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.convert %3 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %5 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %6 = stablehlo.constant dense<1.0> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.atan2 %5, %7 : tensor<2x3xf32>
    %9 = stablehlo.convert %8 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %10 = stablehlo.constant dense<1.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.atan2 %arg2, %11 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<1.0> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %15 = stablehlo.atan2 %arg3, %14 : tensor<2x3xf64>
    %16 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %17 = stablehlo.negate %16 : tensor<2x3xf32>
    %18 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %19 = stablehlo.complex %17, %18 : tensor<2x3xcomplex<f32>>
    %20 = stablehlo.log_plus_one %19 : tensor<2x3xcomplex<f32>>
    %21 = stablehlo.negate %19 : tensor<2x3xcomplex<f32>>
    %22 = stablehlo.log_plus_one %21 : tensor<2x3xcomplex<f32>>
    %23 = stablehlo.subtract %20, %22 : tensor<2x3xcomplex<f32>>
    %24 = stablehlo.constant dense<(0.5,0.0)> : tensor<complex<f32>>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %26 = stablehlo.multiply %23, %25 : tensor<2x3xcomplex<f32>>
    %27 = stablehlo.imag %26 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %28 = stablehlo.negate %27 : tensor<2x3xf32>
    %29 = stablehlo.real %26 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %30 = stablehlo.complex %28, %29 : tensor<2x3xcomplex<f32>>
    %31 = stablehlo.negate %30 : tensor<2x3xcomplex<f32>>
    %32 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %33 = stablehlo.negate %32 : tensor<2x3xf64>
    %34 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %35 = stablehlo.complex %33, %34 : tensor<2x3xcomplex<f64>>
    %36 = stablehlo.log_plus_one %35 : tensor<2x3xcomplex<f64>>
    %37 = stablehlo.negate %35 : tensor<2x3xcomplex<f64>>
    %38 = stablehlo.log_plus_one %37 : tensor<2x3xcomplex<f64>>
    %39 = stablehlo.subtract %36, %38 : tensor<2x3xcomplex<f64>>
    %40 = stablehlo.constant dense<(0.5,0.0)> : tensor<complex<f64>>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %42 = stablehlo.multiply %39, %41 : tensor<2x3xcomplex<f64>>
    %43 = stablehlo.imag %42 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %44 = stablehlo.negate %43 : tensor<2x3xf64>
    %45 = stablehlo.real %42 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %46 = stablehlo.complex %44, %45 : tensor<2x3xcomplex<f64>>
    %47 = stablehlo.negate %46 : tensor<2x3xcomplex<f64>>
    return %4, %9, %12, %15, %31, %47 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @atan2 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "atan2", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.atan2 %arg0, %arg0 : tensor<2x3xf16>
    %1 = stablehlo.atan2 %arg1, %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.atan2 %arg2, %arg2 : tensor<2x3xf32>
    %3 = stablehlo.atan2 %arg3, %arg3 : tensor<2x3xf64>
    %4 = stablehlo.atan2 %arg4, %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.atan2 %arg5, %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @atanh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "atanh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<2.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<1.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.subtract %6, %1 : tensor<2x3xf32>
    %8 = stablehlo.divide %4, %7 : tensor<2x3xf32>
    %9 = stablehlo.log_plus_one %8 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<0.5> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<2x3xf32>
    %13 = stablehlo.sign %0 : tensor<2x3xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x3xf32>
    %15 = stablehlo.convert %14 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %16 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %17 = stablehlo.abs %16 : tensor<2x3xf32>
    %18 = stablehlo.constant dense<2.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.multiply %17, %19 : tensor<2x3xf32>
    %21 = stablehlo.constant dense<1.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.subtract %22, %17 : tensor<2x3xf32>
    %24 = stablehlo.divide %20, %23 : tensor<2x3xf32>
    %25 = stablehlo.log_plus_one %24 : tensor<2x3xf32>
    %26 = stablehlo.constant dense<0.5> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<2x3xf32>
    %29 = stablehlo.sign %16 : tensor<2x3xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<2x3xf32>
    %31 = stablehlo.convert %30 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %32 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %33 = stablehlo.constant dense<2.0> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<1.0> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.subtract %37, %32 : tensor<2x3xf32>
    %39 = stablehlo.divide %35, %38 : tensor<2x3xf32>
    %40 = stablehlo.log_plus_one %39 : tensor<2x3xf32>
    %41 = stablehlo.constant dense<0.5> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<2x3xf32>
    %44 = stablehlo.sign %arg2 : tensor<2x3xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<2x3xf32>
    %46 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %47 = stablehlo.constant dense<2.0> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %49 = stablehlo.multiply %46, %48 : tensor<2x3xf64>
    %50 = stablehlo.constant dense<1.0> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %52 = stablehlo.subtract %51, %46 : tensor<2x3xf64>
    %53 = stablehlo.divide %49, %52 : tensor<2x3xf64>
    %54 = stablehlo.log_plus_one %53 : tensor<2x3xf64>
    %55 = stablehlo.constant dense<0.5> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %57 = stablehlo.multiply %54, %56 : tensor<2x3xf64>
    %58 = stablehlo.sign %arg3 : tensor<2x3xf64>
    %59 = stablehlo.multiply %58, %57 : tensor<2x3xf64>
    %60 = stablehlo.log_plus_one %arg4 : tensor<2x3xcomplex<f32>>
    %61 = stablehlo.negate %arg4 : tensor<2x3xcomplex<f32>>
    %62 = stablehlo.log_plus_one %61 : tensor<2x3xcomplex<f32>>
    %63 = stablehlo.subtract %60, %62 : tensor<2x3xcomplex<f32>>
    %64 = stablehlo.constant dense<(0.5,0.0)> : tensor<complex<f32>>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %66 = stablehlo.multiply %63, %65 : tensor<2x3xcomplex<f32>>
    %67 = stablehlo.log_plus_one %arg5 : tensor<2x3xcomplex<f64>>
    %68 = stablehlo.negate %arg5 : tensor<2x3xcomplex<f64>>
    %69 = stablehlo.log_plus_one %68 : tensor<2x3xcomplex<f64>>
    %70 = stablehlo.subtract %67, %69 : tensor<2x3xcomplex<f64>>
    %71 = stablehlo.constant dense<(0.5,0.0)> : tensor<complex<f64>>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %73 = stablehlo.multiply %70, %72 : tensor<2x3xcomplex<f64>>
    return %15, %31, %45, %59, %66, %73 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @bitcast_convert attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "bitcast_convert", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], i8[2, 3], u8[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f16[2, 3], bf16[2, 3], i8[2, 3, 4], i16[2, 3, 2], i32[2, 3], u8[2, 3, 4], u16[2, 3, 2], u32[2, 3], f16[2, 3, 2], bf16[2, 3, 2], f32[2, 3], i8[2, 3, 8], i16[2, 3, 4], i32[2, 3, 2], i64[2, 3], u8[2, 3, 8], u16[2, 3, 4], u32[2, 3, 2], u64[2, 3], f16[2, 3, 4], bf16[2, 3, 4], f32[2, 3, 2], f64[2, 3], i8[2, 3], u8[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f16[2, 3], bf16[2, 3], i8[2, 3, 4], i16[2, 3, 2], i32[2, 3], u8[2, 3, 4], u16[2, 3, 2], u32[2, 3], f16[2, 3, 2], bf16[2, 3, 2], f32[2, 3], i8[2, 3, 8], i16[2, 3, 4], i32[2, 3, 2], i64[2, 3], u8[2, 3, 8], u16[2, 3, 4], u32[2, 3, 2], u64[2, 3], f16[2, 3, 4], bf16[2, 3, 4], f32[2, 3, 2], f64[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f16[2, 3], bf16[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f16[2, 3], bf16[2, 3], i8[2, 3, 4], i16[2, 3, 2], i32[2, 3], u8[2, 3, 4], u16[2, 3, 2], u32[2, 3], f16[2, 3, 2], bf16[2, 3, 2], f32[2, 3], i8[2, 3, 8], i16[2, 3, 4], i32[2, 3, 2], i64[2, 3], u8[2, 3, 8], u16[2, 3, 4], u32[2, 3, 2], u64[2, 3], f16[2, 3, 4], bf16[2, 3, 4], f32[2, 3, 2], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi8>
    %2 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui8>
    %3 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3x2xi8>
    %4 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi16>
    %5 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3x2xui8>
    %6 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui16>
    %7 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf16>
    %8 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xbf16>
    %9 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x4xi8>
    %10 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xi16>
    %11 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %12 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x4xui8>
    %13 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xui16>
    %14 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui32>
    %15 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xf16>
    %16 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xbf16>
    %17 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %18 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x8xi8>
    %19 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xi16>
    %20 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x2xi32>
    %21 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %22 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x8xui8>
    %23 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xui16>
    %24 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x2xui32>
    %25 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %26 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xf16>
    %27 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xbf16>
    %28 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x2xf32>
    %29 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %30 = stablehlo.bitcast_convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi8>
    %31 = stablehlo.bitcast_convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui8>
    %32 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3x2xi8>
    %33 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi16>
    %34 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3x2xui8>
    %35 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui16>
    %36 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf16>
    %37 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xbf16>
    %38 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x4xi8>
    %39 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xi16>
    %40 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %41 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x4xui8>
    %42 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xui16>
    %43 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui32>
    %44 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xf16>
    %45 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xbf16>
    %46 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %47 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x8xi8>
    %48 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xi16>
    %49 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x2xi32>
    %50 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %51 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x8xui8>
    %52 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xui16>
    %53 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x2xui32>
    %54 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui64>
    %55 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xf16>
    %56 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xbf16>
    %57 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x2xf32>
    %58 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf64>
    %59 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3x2xi8>
    %60 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %61 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3x2xui8>
    %62 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xui16>
    %63 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xf16>
    %64 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xbf16>
    %65 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3x2xi8>
    %66 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    %67 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3x2xui8>
    %68 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xui16>
    %69 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xf16>
    %70 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %71 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x4xi8>
    %72 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x2xi16>
    %73 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %74 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x4xui8>
    %75 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x2xui16>
    %76 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xui32>
    %77 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x2xf16>
    %78 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3x2xbf16>
    %79 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x8xi8>
    %81 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x4xi16>
    %82 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x2xi32>
    %83 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %84 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x8xui8>
    %85 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x4xui16>
    %86 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x2xui32>
    %87 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xui64>
    %88 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x4xf16>
    %89 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x4xbf16>
    %90 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3x2xf32>
    %91 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %92 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %93 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @cbrt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "cbrt", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.cbrt %arg0 : tensor<2x3xf16>
    %1 = stablehlo.cbrt %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.cbrt %arg2 : tensor<2x3xf32>
    %3 = stablehlo.cbrt %arg3 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @ceil attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "ceil", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.ceil %arg0 : tensor<2x3xf16>
    %1 = stablehlo.ceil %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.ceil %arg2 : tensor<2x3xf32>
    %3 = stablehlo.ceil %arg3 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @clamp attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "clamp", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.clamp %arg0, %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.clamp %arg1, %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.clamp %arg2, %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.clamp %arg3, %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.clamp %arg4, %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.clamp %arg5, %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.clamp %arg6, %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.clamp %arg7, %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.clamp %arg8, %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.clamp %arg9, %arg9, %arg9 : tensor<2x3xf16>
    %10 = stablehlo.clamp %arg10, %arg10, %arg10 : tensor<2x3xbf16>
    %11 = stablehlo.clamp %arg11, %arg11, %arg11 : tensor<2x3xf32>
    %12 = stablehlo.clamp %arg12, %arg12, %arg12 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @clz attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "clz", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<2x3xi8>
    %1 = stablehlo.count_leading_zeros %arg1 : tensor<2x3xi16>
    %2 = stablehlo.count_leading_zeros %arg2 : tensor<2x3xi32>
    %3 = stablehlo.count_leading_zeros %arg3 : tensor<2x3xi64>
    %4 = stablehlo.count_leading_zeros %arg4 : tensor<2x3xui8>
    %5 = stablehlo.count_leading_zeros %arg5 : tensor<2x3xui16>
    %6 = stablehlo.count_leading_zeros %arg6 : tensor<2x3xui32>
    %7 = stablehlo.count_leading_zeros %arg7 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @complex attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf64>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "complex", typed_xla.signature = "(x0: f32[2, 3], x1: f64[2, 3]) -> (c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.complex %arg0, %arg0 : tensor<2x3xcomplex<f32>>
    %1 = stablehlo.complex %arg1, %arg1 : tensor<2x3xcomplex<f64>>
    return %0, %1 : tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @convert attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "convert", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], c64[2, 3], c128[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi8>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi16>
    %2 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %3 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %4 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %5 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui16>
    %6 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui32>
    %7 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui64>
    %8 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf16>
    %9 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %11 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf64>
    %12 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xcomplex<f32>>
    %13 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xcomplex<f64>>
    %14 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi1>
    %15 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi16>
    %16 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi32>
    %17 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi64>
    %18 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui8>
    %19 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui16>
    %20 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui32>
    %21 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui64>
    %22 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf16>
    %23 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xbf16>
    %24 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf32>
    %25 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf64>
    %26 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xcomplex<f32>>
    %27 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xcomplex<f64>>
    %28 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi1>
    %29 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi8>
    %30 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi32>
    %31 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi64>
    %32 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui8>
    %33 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui16>
    %34 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui32>
    %35 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui64>
    %36 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf16>
    %37 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xbf16>
    %38 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf32>
    %39 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf64>
    %40 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xcomplex<f32>>
    %41 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xcomplex<f64>>
    %42 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi1>
    %43 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi8>
    %44 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi16>
    %45 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %46 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui8>
    %47 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui16>
    %48 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui32>
    %49 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui64>
    %50 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf16>
    %51 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xbf16>
    %52 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %53 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf64>
    %54 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xcomplex<f32>>
    %55 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xcomplex<f64>>
    %56 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi1>
    %57 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi8>
    %58 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi16>
    %59 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %60 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui8>
    %61 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui16>
    %62 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui32>
    %63 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %64 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf16>
    %65 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xbf16>
    %66 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %67 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %68 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xcomplex<f32>>
    %69 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xcomplex<f64>>
    %70 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi1>
    %71 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi8>
    %72 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi16>
    %73 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi32>
    %74 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi64>
    %75 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui16>
    %76 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui32>
    %77 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui64>
    %78 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf16>
    %79 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xbf16>
    %80 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %81 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf64>
    %82 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xcomplex<f32>>
    %83 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xcomplex<f64>>
    %84 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi1>
    %85 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi8>
    %86 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi16>
    %87 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi32>
    %88 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi64>
    %89 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui8>
    %90 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui32>
    %91 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui64>
    %92 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf16>
    %93 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xbf16>
    %94 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf32>
    %95 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf64>
    %96 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xcomplex<f32>>
    %97 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xcomplex<f64>>
    %98 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi1>
    %99 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi8>
    %100 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi16>
    %101 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %102 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi64>
    %103 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui8>
    %104 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui16>
    %105 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %106 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf16>
    %107 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xbf16>
    %108 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %109 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf64>
    %110 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xcomplex<f32>>
    %111 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xcomplex<f64>>
    %112 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi1>
    %113 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi8>
    %114 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi16>
    %115 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi32>
    %116 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %117 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui8>
    %118 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui16>
    %119 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %120 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf16>
    %121 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xbf16>
    %122 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf32>
    %123 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf64>
    %124 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xcomplex<f32>>
    %125 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xcomplex<f64>>
    %126 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi1>
    %127 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi8>
    %128 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %129 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi32>
    %130 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xi64>
    %131 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xui8>
    %132 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xui16>
    %133 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xui32>
    %134 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xui64>
    %135 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xbf16>
    %136 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %137 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xf64>
    %138 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xcomplex<f32>>
    %139 = stablehlo.convert %arg9 : (tensor<2x3xf16>) -> tensor<2x3xcomplex<f64>>
    %140 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi1>
    %141 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi8>
    %142 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    %143 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi32>
    %144 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xi64>
    %145 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xui8>
    %146 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xui16>
    %147 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xui32>
    %148 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xui64>
    %149 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xf16>
    %150 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %151 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xf64>
    %152 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xcomplex<f32>>
    %153 = stablehlo.convert %arg10 : (tensor<2x3xbf16>) -> tensor<2x3xcomplex<f64>>
    %154 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %155 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi8>
    %156 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi16>
    %157 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %158 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xi64>
    %159 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xui8>
    %160 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xui16>
    %161 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xui32>
    %162 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xui64>
    %163 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %164 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %165 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %166 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    %167 = stablehlo.convert %arg11 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f64>>
    %168 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %169 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi8>
    %170 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi16>
    %171 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi32>
    %172 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %173 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xui8>
    %174 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xui16>
    %175 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xui32>
    %176 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xui64>
    %177 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xf16>
    %178 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xbf16>
    %179 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xf32>
    %180 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f32>>
    %181 = stablehlo.convert %arg12 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
    %182 = stablehlo.convert %arg13 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f64>>
    %183 = stablehlo.convert %arg14 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f32>>
    return %arg0, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %arg1, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %arg2, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %arg3, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %arg4, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %arg5, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %arg6, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %arg7, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %arg8, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %arg9, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %arg10, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161, %162, %163, %164, %arg11, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %arg12, %180, %181, %arg13, %182, %183, %arg14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @cos attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "cos", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.cosine %arg0 : tensor<2x3xf16>
    %1 = stablehlo.cosine %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.cosine %arg2 : tensor<2x3xf32>
    %3 = stablehlo.cosine %arg3 : tensor<2x3xf64>
    %4 = stablehlo.cosine %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.cosine %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @cosh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "cosh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<1.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.exponential %4 : tensor<2x3xf32>
    %6 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<0.25> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.divide %10, %8 : tensor<2x3xf32>
    %12 = stablehlo.add %8, %11 : tensor<2x3xf32>
    %13 = stablehlo.convert %12 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %14 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %15 = stablehlo.abs %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<1.0> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.subtract %15, %17 : tensor<2x3xf32>
    %19 = stablehlo.exponential %18 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<2x3xf32>
    %23 = stablehlo.constant dense<0.25> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.divide %24, %22 : tensor<2x3xf32>
    %26 = stablehlo.add %22, %25 : tensor<2x3xf32>
    %27 = stablehlo.convert %26 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %28 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<1.0> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.subtract %28, %30 : tensor<2x3xf32>
    %32 = stablehlo.exponential %31 : tensor<2x3xf32>
    %33 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<0.25> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.divide %37, %35 : tensor<2x3xf32>
    %39 = stablehlo.add %35, %38 : tensor<2x3xf32>
    %40 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %41 = stablehlo.constant dense<1.0> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %43 = stablehlo.subtract %40, %42 : tensor<2x3xf64>
    %44 = stablehlo.exponential %43 : tensor<2x3xf64>
    %45 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %47 = stablehlo.multiply %44, %46 : tensor<2x3xf64>
    %48 = stablehlo.constant dense<0.25> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %50 = stablehlo.divide %49, %47 : tensor<2x3xf64>
    %51 = stablehlo.add %47, %50 : tensor<2x3xf64>
    %52 = stablehlo.constant dense<(0.6931472,0.0)> : tensor<complex<f32>>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %54 = stablehlo.subtract %arg4, %53 : tensor<2x3xcomplex<f32>>
    %55 = stablehlo.exponential %54 : tensor<2x3xcomplex<f32>>
    %56 = stablehlo.negate %arg4 : tensor<2x3xcomplex<f32>>
    %57 = stablehlo.constant dense<(0.6931472,0.0)> : tensor<complex<f32>>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %59 = stablehlo.subtract %56, %58 : tensor<2x3xcomplex<f32>>
    %60 = stablehlo.exponential %59 : tensor<2x3xcomplex<f32>>
    %61 = stablehlo.add %55, %60 : tensor<2x3xcomplex<f32>>
    %62 = stablehlo.constant dense<(0.6931471805599453,0.0)> : tensor<complex<f64>>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %64 = stablehlo.subtract %arg5, %63 : tensor<2x3xcomplex<f64>>
    %65 = stablehlo.exponential %64 : tensor<2x3xcomplex<f64>>
    %66 = stablehlo.negate %arg5 : tensor<2x3xcomplex<f64>>
    %67 = stablehlo.constant dense<(0.6931471805599453,0.0)> : tensor<complex<f64>>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %69 = stablehlo.subtract %66, %68 : tensor<2x3xcomplex<f64>>
    %70 = stablehlo.exponential %69 : tensor<2x3xcomplex<f64>>
    %71 = stablehlo.add %65, %70 : tensor<2x3xcomplex<f64>>
    return %13, %27, %39, %51, %61, %71 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @digamma attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "digamma", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<0.5> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.compare LT, %0, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.negate %0 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<1.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<2x3xf32>
    %8 = stablehlo.select %3, %4, %7 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.constant dense<7.5> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.add %8, %10 : tensor<2x3xf32>
    %12 = stablehlo.constant dense<7.5> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.divide %8, %13 : tensor<2x3xf32>
    %15 = stablehlo.log_plus_one %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<2.014903> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.add %15, %17 : tensor<2x3xf32>
    %19 = stablehlo.constant dense<0.0> : tensor<f32>
    %20 = stablehlo.constant dense<1.0> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %8, %21 : tensor<2x3xf32>
    %23 = stablehlo.multiply %22, %22 : tensor<2x3xf32>
    %24 = stablehlo.constant dense<676.5204> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.divide %25, %23 : tensor<2x3xf32>
    %27 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %27, %26 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<2.0> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %8, %30 : tensor<2x3xf32>
    %32 = stablehlo.multiply %31, %31 : tensor<2x3xf32>
    %33 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.divide %34, %32 : tensor<2x3xf32>
    %36 = stablehlo.add %28, %35 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<3.0> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.add %8, %38 : tensor<2x3xf32>
    %40 = stablehlo.multiply %39, %39 : tensor<2x3xf32>
    %41 = stablehlo.constant dense<771.3234> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.divide %42, %40 : tensor<2x3xf32>
    %44 = stablehlo.add %36, %43 : tensor<2x3xf32>
    %45 = stablehlo.constant dense<4.0> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %47 = stablehlo.add %8, %46 : tensor<2x3xf32>
    %48 = stablehlo.multiply %47, %47 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.divide %50, %48 : tensor<2x3xf32>
    %52 = stablehlo.add %44, %51 : tensor<2x3xf32>
    %53 = stablehlo.constant dense<5.0> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %55 = stablehlo.add %8, %54 : tensor<2x3xf32>
    %56 = stablehlo.multiply %55, %55 : tensor<2x3xf32>
    %57 = stablehlo.constant dense<12.507343> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %59 = stablehlo.divide %58, %56 : tensor<2x3xf32>
    %60 = stablehlo.add %52, %59 : tensor<2x3xf32>
    %61 = stablehlo.constant dense<6.0> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.add %8, %62 : tensor<2x3xf32>
    %64 = stablehlo.multiply %63, %63 : tensor<2x3xf32>
    %65 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %67 = stablehlo.divide %66, %64 : tensor<2x3xf32>
    %68 = stablehlo.add %60, %67 : tensor<2x3xf32>
    %69 = stablehlo.constant dense<7.0> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.add %8, %70 : tensor<2x3xf32>
    %72 = stablehlo.multiply %71, %71 : tensor<2x3xf32>
    %73 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.divide %74, %72 : tensor<2x3xf32>
    %76 = stablehlo.add %68, %75 : tensor<2x3xf32>
    %77 = stablehlo.constant dense<8.0> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %79 = stablehlo.add %8, %78 : tensor<2x3xf32>
    %80 = stablehlo.multiply %79, %79 : tensor<2x3xf32>
    %81 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.divide %82, %80 : tensor<2x3xf32>
    %84 = stablehlo.add %76, %83 : tensor<2x3xf32>
    %85 = stablehlo.constant dense<1.0> : tensor<f32>
    %86 = stablehlo.constant dense<1.0> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.add %8, %87 : tensor<2x3xf32>
    %89 = stablehlo.constant dense<676.5204> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.divide %90, %88 : tensor<2x3xf32>
    %92 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.add %92, %91 : tensor<2x3xf32>
    %94 = stablehlo.constant dense<2.0> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %96 = stablehlo.add %8, %95 : tensor<2x3xf32>
    %97 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.divide %98, %96 : tensor<2x3xf32>
    %100 = stablehlo.add %93, %99 : tensor<2x3xf32>
    %101 = stablehlo.constant dense<3.0> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.add %8, %102 : tensor<2x3xf32>
    %104 = stablehlo.constant dense<771.3234> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.divide %105, %103 : tensor<2x3xf32>
    %107 = stablehlo.add %100, %106 : tensor<2x3xf32>
    %108 = stablehlo.constant dense<4.0> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %110 = stablehlo.add %8, %109 : tensor<2x3xf32>
    %111 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %113 = stablehlo.divide %112, %110 : tensor<2x3xf32>
    %114 = stablehlo.add %107, %113 : tensor<2x3xf32>
    %115 = stablehlo.constant dense<5.0> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.add %8, %116 : tensor<2x3xf32>
    %118 = stablehlo.constant dense<12.507343> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.divide %119, %117 : tensor<2x3xf32>
    %121 = stablehlo.add %114, %120 : tensor<2x3xf32>
    %122 = stablehlo.constant dense<6.0> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %124 = stablehlo.add %8, %123 : tensor<2x3xf32>
    %125 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %127 = stablehlo.divide %126, %124 : tensor<2x3xf32>
    %128 = stablehlo.add %121, %127 : tensor<2x3xf32>
    %129 = stablehlo.constant dense<7.0> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %131 = stablehlo.add %8, %130 : tensor<2x3xf32>
    %132 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %134 = stablehlo.divide %133, %131 : tensor<2x3xf32>
    %135 = stablehlo.add %128, %134 : tensor<2x3xf32>
    %136 = stablehlo.constant dense<8.0> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %138 = stablehlo.add %8, %137 : tensor<2x3xf32>
    %139 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.divide %140, %138 : tensor<2x3xf32>
    %142 = stablehlo.add %135, %141 : tensor<2x3xf32>
    %143 = stablehlo.divide %84, %142 : tensor<2x3xf32>
    %144 = stablehlo.subtract %18, %143 : tensor<2x3xf32>
    %145 = stablehlo.constant dense<7.0> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %147 = stablehlo.divide %146, %11 : tensor<2x3xf32>
    %148 = stablehlo.subtract %144, %147 : tensor<2x3xf32>
    %149 = stablehlo.constant dense<0.5> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.add %0, %150 : tensor<2x3xf32>
    %152 = stablehlo.floor %151 : tensor<2x3xf32>
    %153 = stablehlo.abs %152 : tensor<2x3xf32>
    %154 = stablehlo.add %0, %153 : tensor<2x3xf32>
    %155 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %157 = stablehlo.multiply %154, %156 : tensor<2x3xf32>
    %158 = stablehlo.cosine %157 : tensor<2x3xf32>
    %159 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %161 = stablehlo.multiply %158, %160 : tensor<2x3xf32>
    %162 = stablehlo.sine %157 : tensor<2x3xf32>
    %163 = stablehlo.divide %161, %162 : tensor<2x3xf32>
    %164 = stablehlo.subtract %148, %163 : tensor<2x3xf32>
    %165 = stablehlo.select %3, %164, %148 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %166 = stablehlo.floor %0 : tensor<2x3xf32>
    %167 = stablehlo.compare EQ, %0, %166, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %168 = stablehlo.constant dense<0.0> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %170 = stablehlo.compare LE, %0, %169, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %171 = stablehlo.and %167, %170 : tensor<2x3xi1>
    %172 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.select %171, %173, %165 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %175 = stablehlo.convert %174 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %176 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %177 = stablehlo.constant dense<0.5> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.compare LT, %176, %178, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %180 = stablehlo.negate %176 : tensor<2x3xf32>
    %181 = stablehlo.constant dense<1.0> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %183 = stablehlo.subtract %176, %182 : tensor<2x3xf32>
    %184 = stablehlo.select %179, %180, %183 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = stablehlo.constant dense<7.5> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %187 = stablehlo.add %184, %186 : tensor<2x3xf32>
    %188 = stablehlo.constant dense<7.5> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %190 = stablehlo.divide %184, %189 : tensor<2x3xf32>
    %191 = stablehlo.log_plus_one %190 : tensor<2x3xf32>
    %192 = stablehlo.constant dense<2.014903> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %194 = stablehlo.add %191, %193 : tensor<2x3xf32>
    %195 = stablehlo.constant dense<0.0> : tensor<f32>
    %196 = stablehlo.constant dense<1.0> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %198 = stablehlo.add %184, %197 : tensor<2x3xf32>
    %199 = stablehlo.multiply %198, %198 : tensor<2x3xf32>
    %200 = stablehlo.constant dense<676.5204> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %202 = stablehlo.divide %201, %199 : tensor<2x3xf32>
    %203 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %204 = stablehlo.add %203, %202 : tensor<2x3xf32>
    %205 = stablehlo.constant dense<2.0> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %207 = stablehlo.add %184, %206 : tensor<2x3xf32>
    %208 = stablehlo.multiply %207, %207 : tensor<2x3xf32>
    %209 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %211 = stablehlo.divide %210, %208 : tensor<2x3xf32>
    %212 = stablehlo.add %204, %211 : tensor<2x3xf32>
    %213 = stablehlo.constant dense<3.0> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %215 = stablehlo.add %184, %214 : tensor<2x3xf32>
    %216 = stablehlo.multiply %215, %215 : tensor<2x3xf32>
    %217 = stablehlo.constant dense<771.3234> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %219 = stablehlo.divide %218, %216 : tensor<2x3xf32>
    %220 = stablehlo.add %212, %219 : tensor<2x3xf32>
    %221 = stablehlo.constant dense<4.0> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %223 = stablehlo.add %184, %222 : tensor<2x3xf32>
    %224 = stablehlo.multiply %223, %223 : tensor<2x3xf32>
    %225 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %227 = stablehlo.divide %226, %224 : tensor<2x3xf32>
    %228 = stablehlo.add %220, %227 : tensor<2x3xf32>
    %229 = stablehlo.constant dense<5.0> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %231 = stablehlo.add %184, %230 : tensor<2x3xf32>
    %232 = stablehlo.multiply %231, %231 : tensor<2x3xf32>
    %233 = stablehlo.constant dense<12.507343> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %235 = stablehlo.divide %234, %232 : tensor<2x3xf32>
    %236 = stablehlo.add %228, %235 : tensor<2x3xf32>
    %237 = stablehlo.constant dense<6.0> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %239 = stablehlo.add %184, %238 : tensor<2x3xf32>
    %240 = stablehlo.multiply %239, %239 : tensor<2x3xf32>
    %241 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %243 = stablehlo.divide %242, %240 : tensor<2x3xf32>
    %244 = stablehlo.add %236, %243 : tensor<2x3xf32>
    %245 = stablehlo.constant dense<7.0> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %247 = stablehlo.add %184, %246 : tensor<2x3xf32>
    %248 = stablehlo.multiply %247, %247 : tensor<2x3xf32>
    %249 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %251 = stablehlo.divide %250, %248 : tensor<2x3xf32>
    %252 = stablehlo.add %244, %251 : tensor<2x3xf32>
    %253 = stablehlo.constant dense<8.0> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %255 = stablehlo.add %184, %254 : tensor<2x3xf32>
    %256 = stablehlo.multiply %255, %255 : tensor<2x3xf32>
    %257 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %259 = stablehlo.divide %258, %256 : tensor<2x3xf32>
    %260 = stablehlo.add %252, %259 : tensor<2x3xf32>
    %261 = stablehlo.constant dense<1.0> : tensor<f32>
    %262 = stablehlo.constant dense<1.0> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %264 = stablehlo.add %184, %263 : tensor<2x3xf32>
    %265 = stablehlo.constant dense<676.5204> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %267 = stablehlo.divide %266, %264 : tensor<2x3xf32>
    %268 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %269 = stablehlo.add %268, %267 : tensor<2x3xf32>
    %270 = stablehlo.constant dense<2.0> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %272 = stablehlo.add %184, %271 : tensor<2x3xf32>
    %273 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %275 = stablehlo.divide %274, %272 : tensor<2x3xf32>
    %276 = stablehlo.add %269, %275 : tensor<2x3xf32>
    %277 = stablehlo.constant dense<3.0> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %279 = stablehlo.add %184, %278 : tensor<2x3xf32>
    %280 = stablehlo.constant dense<771.3234> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %282 = stablehlo.divide %281, %279 : tensor<2x3xf32>
    %283 = stablehlo.add %276, %282 : tensor<2x3xf32>
    %284 = stablehlo.constant dense<4.0> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %286 = stablehlo.add %184, %285 : tensor<2x3xf32>
    %287 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %289 = stablehlo.divide %288, %286 : tensor<2x3xf32>
    %290 = stablehlo.add %283, %289 : tensor<2x3xf32>
    %291 = stablehlo.constant dense<5.0> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %293 = stablehlo.add %184, %292 : tensor<2x3xf32>
    %294 = stablehlo.constant dense<12.507343> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %296 = stablehlo.divide %295, %293 : tensor<2x3xf32>
    %297 = stablehlo.add %290, %296 : tensor<2x3xf32>
    %298 = stablehlo.constant dense<6.0> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %300 = stablehlo.add %184, %299 : tensor<2x3xf32>
    %301 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %303 = stablehlo.divide %302, %300 : tensor<2x3xf32>
    %304 = stablehlo.add %297, %303 : tensor<2x3xf32>
    %305 = stablehlo.constant dense<7.0> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %307 = stablehlo.add %184, %306 : tensor<2x3xf32>
    %308 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %310 = stablehlo.divide %309, %307 : tensor<2x3xf32>
    %311 = stablehlo.add %304, %310 : tensor<2x3xf32>
    %312 = stablehlo.constant dense<8.0> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %314 = stablehlo.add %184, %313 : tensor<2x3xf32>
    %315 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %317 = stablehlo.divide %316, %314 : tensor<2x3xf32>
    %318 = stablehlo.add %311, %317 : tensor<2x3xf32>
    %319 = stablehlo.divide %260, %318 : tensor<2x3xf32>
    %320 = stablehlo.subtract %194, %319 : tensor<2x3xf32>
    %321 = stablehlo.constant dense<7.0> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %323 = stablehlo.divide %322, %187 : tensor<2x3xf32>
    %324 = stablehlo.subtract %320, %323 : tensor<2x3xf32>
    %325 = stablehlo.constant dense<0.5> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %327 = stablehlo.add %176, %326 : tensor<2x3xf32>
    %328 = stablehlo.floor %327 : tensor<2x3xf32>
    %329 = stablehlo.abs %328 : tensor<2x3xf32>
    %330 = stablehlo.add %176, %329 : tensor<2x3xf32>
    %331 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %333 = stablehlo.multiply %330, %332 : tensor<2x3xf32>
    %334 = stablehlo.cosine %333 : tensor<2x3xf32>
    %335 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %337 = stablehlo.multiply %334, %336 : tensor<2x3xf32>
    %338 = stablehlo.sine %333 : tensor<2x3xf32>
    %339 = stablehlo.divide %337, %338 : tensor<2x3xf32>
    %340 = stablehlo.subtract %324, %339 : tensor<2x3xf32>
    %341 = stablehlo.select %179, %340, %324 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %342 = stablehlo.floor %176 : tensor<2x3xf32>
    %343 = stablehlo.compare EQ, %176, %342, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %344 = stablehlo.constant dense<0.0> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %346 = stablehlo.compare LE, %176, %345, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %347 = stablehlo.and %343, %346 : tensor<2x3xi1>
    %348 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %350 = stablehlo.select %347, %349, %341 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %351 = stablehlo.convert %350 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %352 = stablehlo.constant dense<0.5> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %352, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %354 = stablehlo.compare LT, %arg2, %353, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %355 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %356 = stablehlo.constant dense<1.0> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %358 = stablehlo.subtract %arg2, %357 : tensor<2x3xf32>
    %359 = stablehlo.select %354, %355, %358 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %360 = stablehlo.constant dense<7.5> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %362 = stablehlo.add %359, %361 : tensor<2x3xf32>
    %363 = stablehlo.constant dense<7.5> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %365 = stablehlo.divide %359, %364 : tensor<2x3xf32>
    %366 = stablehlo.log_plus_one %365 : tensor<2x3xf32>
    %367 = stablehlo.constant dense<2.014903> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %369 = stablehlo.add %366, %368 : tensor<2x3xf32>
    %370 = stablehlo.constant dense<0.0> : tensor<f32>
    %371 = stablehlo.constant dense<1.0> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %371, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %373 = stablehlo.add %359, %372 : tensor<2x3xf32>
    %374 = stablehlo.multiply %373, %373 : tensor<2x3xf32>
    %375 = stablehlo.constant dense<676.5204> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %377 = stablehlo.divide %376, %374 : tensor<2x3xf32>
    %378 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %379 = stablehlo.add %378, %377 : tensor<2x3xf32>
    %380 = stablehlo.constant dense<2.0> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %382 = stablehlo.add %359, %381 : tensor<2x3xf32>
    %383 = stablehlo.multiply %382, %382 : tensor<2x3xf32>
    %384 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %386 = stablehlo.divide %385, %383 : tensor<2x3xf32>
    %387 = stablehlo.add %379, %386 : tensor<2x3xf32>
    %388 = stablehlo.constant dense<3.0> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %390 = stablehlo.add %359, %389 : tensor<2x3xf32>
    %391 = stablehlo.multiply %390, %390 : tensor<2x3xf32>
    %392 = stablehlo.constant dense<771.3234> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %394 = stablehlo.divide %393, %391 : tensor<2x3xf32>
    %395 = stablehlo.add %387, %394 : tensor<2x3xf32>
    %396 = stablehlo.constant dense<4.0> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %396, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %398 = stablehlo.add %359, %397 : tensor<2x3xf32>
    %399 = stablehlo.multiply %398, %398 : tensor<2x3xf32>
    %400 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %402 = stablehlo.divide %401, %399 : tensor<2x3xf32>
    %403 = stablehlo.add %395, %402 : tensor<2x3xf32>
    %404 = stablehlo.constant dense<5.0> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %406 = stablehlo.add %359, %405 : tensor<2x3xf32>
    %407 = stablehlo.multiply %406, %406 : tensor<2x3xf32>
    %408 = stablehlo.constant dense<12.507343> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %410 = stablehlo.divide %409, %407 : tensor<2x3xf32>
    %411 = stablehlo.add %403, %410 : tensor<2x3xf32>
    %412 = stablehlo.constant dense<6.0> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %414 = stablehlo.add %359, %413 : tensor<2x3xf32>
    %415 = stablehlo.multiply %414, %414 : tensor<2x3xf32>
    %416 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %418 = stablehlo.divide %417, %415 : tensor<2x3xf32>
    %419 = stablehlo.add %411, %418 : tensor<2x3xf32>
    %420 = stablehlo.constant dense<7.0> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %420, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %422 = stablehlo.add %359, %421 : tensor<2x3xf32>
    %423 = stablehlo.multiply %422, %422 : tensor<2x3xf32>
    %424 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %426 = stablehlo.divide %425, %423 : tensor<2x3xf32>
    %427 = stablehlo.add %419, %426 : tensor<2x3xf32>
    %428 = stablehlo.constant dense<8.0> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %430 = stablehlo.add %359, %429 : tensor<2x3xf32>
    %431 = stablehlo.multiply %430, %430 : tensor<2x3xf32>
    %432 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %434 = stablehlo.divide %433, %431 : tensor<2x3xf32>
    %435 = stablehlo.add %427, %434 : tensor<2x3xf32>
    %436 = stablehlo.constant dense<1.0> : tensor<f32>
    %437 = stablehlo.constant dense<1.0> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %439 = stablehlo.add %359, %438 : tensor<2x3xf32>
    %440 = stablehlo.constant dense<676.5204> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %442 = stablehlo.divide %441, %439 : tensor<2x3xf32>
    %443 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %444 = stablehlo.add %443, %442 : tensor<2x3xf32>
    %445 = stablehlo.constant dense<2.0> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %447 = stablehlo.add %359, %446 : tensor<2x3xf32>
    %448 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %450 = stablehlo.divide %449, %447 : tensor<2x3xf32>
    %451 = stablehlo.add %444, %450 : tensor<2x3xf32>
    %452 = stablehlo.constant dense<3.0> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %454 = stablehlo.add %359, %453 : tensor<2x3xf32>
    %455 = stablehlo.constant dense<771.3234> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %455, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %457 = stablehlo.divide %456, %454 : tensor<2x3xf32>
    %458 = stablehlo.add %451, %457 : tensor<2x3xf32>
    %459 = stablehlo.constant dense<4.0> : tensor<f32>
    %460 = stablehlo.broadcast_in_dim %459, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %461 = stablehlo.add %359, %460 : tensor<2x3xf32>
    %462 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %464 = stablehlo.divide %463, %461 : tensor<2x3xf32>
    %465 = stablehlo.add %458, %464 : tensor<2x3xf32>
    %466 = stablehlo.constant dense<5.0> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %468 = stablehlo.add %359, %467 : tensor<2x3xf32>
    %469 = stablehlo.constant dense<12.507343> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %469, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %471 = stablehlo.divide %470, %468 : tensor<2x3xf32>
    %472 = stablehlo.add %465, %471 : tensor<2x3xf32>
    %473 = stablehlo.constant dense<6.0> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %473, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %475 = stablehlo.add %359, %474 : tensor<2x3xf32>
    %476 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %477 = stablehlo.broadcast_in_dim %476, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %478 = stablehlo.divide %477, %475 : tensor<2x3xf32>
    %479 = stablehlo.add %472, %478 : tensor<2x3xf32>
    %480 = stablehlo.constant dense<7.0> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %480, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %482 = stablehlo.add %359, %481 : tensor<2x3xf32>
    %483 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %485 = stablehlo.divide %484, %482 : tensor<2x3xf32>
    %486 = stablehlo.add %479, %485 : tensor<2x3xf32>
    %487 = stablehlo.constant dense<8.0> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %487, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %489 = stablehlo.add %359, %488 : tensor<2x3xf32>
    %490 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %492 = stablehlo.divide %491, %489 : tensor<2x3xf32>
    %493 = stablehlo.add %486, %492 : tensor<2x3xf32>
    %494 = stablehlo.divide %435, %493 : tensor<2x3xf32>
    %495 = stablehlo.subtract %369, %494 : tensor<2x3xf32>
    %496 = stablehlo.constant dense<7.0> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %496, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %498 = stablehlo.divide %497, %362 : tensor<2x3xf32>
    %499 = stablehlo.subtract %495, %498 : tensor<2x3xf32>
    %500 = stablehlo.constant dense<0.5> : tensor<f32>
    %501 = stablehlo.broadcast_in_dim %500, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %502 = stablehlo.add %arg2, %501 : tensor<2x3xf32>
    %503 = stablehlo.floor %502 : tensor<2x3xf32>
    %504 = stablehlo.abs %503 : tensor<2x3xf32>
    %505 = stablehlo.add %arg2, %504 : tensor<2x3xf32>
    %506 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %508 = stablehlo.multiply %505, %507 : tensor<2x3xf32>
    %509 = stablehlo.cosine %508 : tensor<2x3xf32>
    %510 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %510, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %512 = stablehlo.multiply %509, %511 : tensor<2x3xf32>
    %513 = stablehlo.sine %508 : tensor<2x3xf32>
    %514 = stablehlo.divide %512, %513 : tensor<2x3xf32>
    %515 = stablehlo.subtract %499, %514 : tensor<2x3xf32>
    %516 = stablehlo.select %354, %515, %499 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %517 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %518 = stablehlo.compare EQ, %arg2, %517, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %519 = stablehlo.constant dense<0.0> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %521 = stablehlo.compare LE, %arg2, %520, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %522 = stablehlo.and %518, %521 : tensor<2x3xi1>
    %523 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %523, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %525 = stablehlo.select %522, %524, %516 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %526 = stablehlo.constant dense<0.5> : tensor<f64>
    %527 = stablehlo.broadcast_in_dim %526, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %528 = stablehlo.compare LT, %arg3, %527, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %529 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %530 = stablehlo.constant dense<1.0> : tensor<f64>
    %531 = stablehlo.broadcast_in_dim %530, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %532 = stablehlo.subtract %arg3, %531 : tensor<2x3xf64>
    %533 = stablehlo.select %528, %529, %532 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %534 = stablehlo.constant dense<7.5> : tensor<f64>
    %535 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %536 = stablehlo.add %533, %535 : tensor<2x3xf64>
    %537 = stablehlo.constant dense<7.5> : tensor<f64>
    %538 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %539 = stablehlo.divide %533, %538 : tensor<2x3xf64>
    %540 = stablehlo.log_plus_one %539 : tensor<2x3xf64>
    %541 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %542 = stablehlo.broadcast_in_dim %541, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %543 = stablehlo.add %540, %542 : tensor<2x3xf64>
    %544 = stablehlo.constant dense<0.0> : tensor<f64>
    %545 = stablehlo.constant dense<1.0> : tensor<f64>
    %546 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %547 = stablehlo.add %533, %546 : tensor<2x3xf64>
    %548 = stablehlo.multiply %547, %547 : tensor<2x3xf64>
    %549 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %550 = stablehlo.broadcast_in_dim %549, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %551 = stablehlo.divide %550, %548 : tensor<2x3xf64>
    %552 = stablehlo.broadcast_in_dim %544, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %553 = stablehlo.add %552, %551 : tensor<2x3xf64>
    %554 = stablehlo.constant dense<2.0> : tensor<f64>
    %555 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %556 = stablehlo.add %533, %555 : tensor<2x3xf64>
    %557 = stablehlo.multiply %556, %556 : tensor<2x3xf64>
    %558 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %559 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %560 = stablehlo.divide %559, %557 : tensor<2x3xf64>
    %561 = stablehlo.add %553, %560 : tensor<2x3xf64>
    %562 = stablehlo.constant dense<3.0> : tensor<f64>
    %563 = stablehlo.broadcast_in_dim %562, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %564 = stablehlo.add %533, %563 : tensor<2x3xf64>
    %565 = stablehlo.multiply %564, %564 : tensor<2x3xf64>
    %566 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %567 = stablehlo.broadcast_in_dim %566, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %568 = stablehlo.divide %567, %565 : tensor<2x3xf64>
    %569 = stablehlo.add %561, %568 : tensor<2x3xf64>
    %570 = stablehlo.constant dense<4.0> : tensor<f64>
    %571 = stablehlo.broadcast_in_dim %570, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %572 = stablehlo.add %533, %571 : tensor<2x3xf64>
    %573 = stablehlo.multiply %572, %572 : tensor<2x3xf64>
    %574 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %575 = stablehlo.broadcast_in_dim %574, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %576 = stablehlo.divide %575, %573 : tensor<2x3xf64>
    %577 = stablehlo.add %569, %576 : tensor<2x3xf64>
    %578 = stablehlo.constant dense<5.0> : tensor<f64>
    %579 = stablehlo.broadcast_in_dim %578, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %580 = stablehlo.add %533, %579 : tensor<2x3xf64>
    %581 = stablehlo.multiply %580, %580 : tensor<2x3xf64>
    %582 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %583 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %584 = stablehlo.divide %583, %581 : tensor<2x3xf64>
    %585 = stablehlo.add %577, %584 : tensor<2x3xf64>
    %586 = stablehlo.constant dense<6.0> : tensor<f64>
    %587 = stablehlo.broadcast_in_dim %586, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %588 = stablehlo.add %533, %587 : tensor<2x3xf64>
    %589 = stablehlo.multiply %588, %588 : tensor<2x3xf64>
    %590 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %591 = stablehlo.broadcast_in_dim %590, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %592 = stablehlo.divide %591, %589 : tensor<2x3xf64>
    %593 = stablehlo.add %585, %592 : tensor<2x3xf64>
    %594 = stablehlo.constant dense<7.0> : tensor<f64>
    %595 = stablehlo.broadcast_in_dim %594, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %596 = stablehlo.add %533, %595 : tensor<2x3xf64>
    %597 = stablehlo.multiply %596, %596 : tensor<2x3xf64>
    %598 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %600 = stablehlo.divide %599, %597 : tensor<2x3xf64>
    %601 = stablehlo.add %593, %600 : tensor<2x3xf64>
    %602 = stablehlo.constant dense<8.0> : tensor<f64>
    %603 = stablehlo.broadcast_in_dim %602, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %604 = stablehlo.add %533, %603 : tensor<2x3xf64>
    %605 = stablehlo.multiply %604, %604 : tensor<2x3xf64>
    %606 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %607 = stablehlo.broadcast_in_dim %606, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %608 = stablehlo.divide %607, %605 : tensor<2x3xf64>
    %609 = stablehlo.add %601, %608 : tensor<2x3xf64>
    %610 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %611 = stablehlo.constant dense<1.0> : tensor<f64>
    %612 = stablehlo.broadcast_in_dim %611, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %613 = stablehlo.add %533, %612 : tensor<2x3xf64>
    %614 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %615 = stablehlo.broadcast_in_dim %614, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %616 = stablehlo.divide %615, %613 : tensor<2x3xf64>
    %617 = stablehlo.broadcast_in_dim %610, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %618 = stablehlo.add %617, %616 : tensor<2x3xf64>
    %619 = stablehlo.constant dense<2.0> : tensor<f64>
    %620 = stablehlo.broadcast_in_dim %619, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %621 = stablehlo.add %533, %620 : tensor<2x3xf64>
    %622 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %623 = stablehlo.broadcast_in_dim %622, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %624 = stablehlo.divide %623, %621 : tensor<2x3xf64>
    %625 = stablehlo.add %618, %624 : tensor<2x3xf64>
    %626 = stablehlo.constant dense<3.0> : tensor<f64>
    %627 = stablehlo.broadcast_in_dim %626, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %628 = stablehlo.add %533, %627 : tensor<2x3xf64>
    %629 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %630 = stablehlo.broadcast_in_dim %629, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %631 = stablehlo.divide %630, %628 : tensor<2x3xf64>
    %632 = stablehlo.add %625, %631 : tensor<2x3xf64>
    %633 = stablehlo.constant dense<4.0> : tensor<f64>
    %634 = stablehlo.broadcast_in_dim %633, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %635 = stablehlo.add %533, %634 : tensor<2x3xf64>
    %636 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %637 = stablehlo.broadcast_in_dim %636, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %638 = stablehlo.divide %637, %635 : tensor<2x3xf64>
    %639 = stablehlo.add %632, %638 : tensor<2x3xf64>
    %640 = stablehlo.constant dense<5.0> : tensor<f64>
    %641 = stablehlo.broadcast_in_dim %640, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %642 = stablehlo.add %533, %641 : tensor<2x3xf64>
    %643 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %644 = stablehlo.broadcast_in_dim %643, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %645 = stablehlo.divide %644, %642 : tensor<2x3xf64>
    %646 = stablehlo.add %639, %645 : tensor<2x3xf64>
    %647 = stablehlo.constant dense<6.0> : tensor<f64>
    %648 = stablehlo.broadcast_in_dim %647, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %649 = stablehlo.add %533, %648 : tensor<2x3xf64>
    %650 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %651 = stablehlo.broadcast_in_dim %650, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %652 = stablehlo.divide %651, %649 : tensor<2x3xf64>
    %653 = stablehlo.add %646, %652 : tensor<2x3xf64>
    %654 = stablehlo.constant dense<7.0> : tensor<f64>
    %655 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %656 = stablehlo.add %533, %655 : tensor<2x3xf64>
    %657 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %658 = stablehlo.broadcast_in_dim %657, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %659 = stablehlo.divide %658, %656 : tensor<2x3xf64>
    %660 = stablehlo.add %653, %659 : tensor<2x3xf64>
    %661 = stablehlo.constant dense<8.0> : tensor<f64>
    %662 = stablehlo.broadcast_in_dim %661, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %663 = stablehlo.add %533, %662 : tensor<2x3xf64>
    %664 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %665 = stablehlo.broadcast_in_dim %664, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %666 = stablehlo.divide %665, %663 : tensor<2x3xf64>
    %667 = stablehlo.add %660, %666 : tensor<2x3xf64>
    %668 = stablehlo.divide %609, %667 : tensor<2x3xf64>
    %669 = stablehlo.subtract %543, %668 : tensor<2x3xf64>
    %670 = stablehlo.constant dense<7.0> : tensor<f64>
    %671 = stablehlo.broadcast_in_dim %670, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %672 = stablehlo.divide %671, %536 : tensor<2x3xf64>
    %673 = stablehlo.subtract %669, %672 : tensor<2x3xf64>
    %674 = stablehlo.constant dense<0.5> : tensor<f64>
    %675 = stablehlo.broadcast_in_dim %674, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %676 = stablehlo.add %arg3, %675 : tensor<2x3xf64>
    %677 = stablehlo.floor %676 : tensor<2x3xf64>
    %678 = stablehlo.abs %677 : tensor<2x3xf64>
    %679 = stablehlo.add %arg3, %678 : tensor<2x3xf64>
    %680 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %681 = stablehlo.broadcast_in_dim %680, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %682 = stablehlo.multiply %679, %681 : tensor<2x3xf64>
    %683 = stablehlo.cosine %682 : tensor<2x3xf64>
    %684 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %685 = stablehlo.broadcast_in_dim %684, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %686 = stablehlo.multiply %683, %685 : tensor<2x3xf64>
    %687 = stablehlo.sine %682 : tensor<2x3xf64>
    %688 = stablehlo.divide %686, %687 : tensor<2x3xf64>
    %689 = stablehlo.subtract %673, %688 : tensor<2x3xf64>
    %690 = stablehlo.select %528, %689, %673 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %691 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %692 = stablehlo.compare EQ, %arg3, %691, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %693 = stablehlo.constant dense<0.0> : tensor<f64>
    %694 = stablehlo.broadcast_in_dim %693, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %695 = stablehlo.compare LE, %arg3, %694, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %696 = stablehlo.and %692, %695 : tensor<2x3xi1>
    %697 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %698 = stablehlo.broadcast_in_dim %697, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %699 = stablehlo.select %696, %698, %690 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %175, %351, %525, %699 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @div attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xbf16>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf64>, %arg12: tensor<2x3xcomplex<f32>>, %arg13: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "div", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: bf16[2, 3], x10: f32[2, 3], x11: f64[2, 3], x12: c64[2, 3], x13: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.divide %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.divide %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.divide %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.divide %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.divide %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.divide %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.divide %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.divide %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.divide %arg8, %arg8 : tensor<2x3xf16>
    %9 = stablehlo.divide %arg9, %arg9 : tensor<2x3xbf16>
    %10 = stablehlo.divide %arg10, %arg10 : tensor<2x3xf32>
    %11 = stablehlo.divide %arg11, %arg11 : tensor<2x3xf64>
    %12 = stablehlo.divide %arg12, %arg12 : tensor<2x3xcomplex<f32>>
    %13 = stablehlo.divide %arg13, %arg13 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @eq attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "eq", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare EQ, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare EQ, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare EQ, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare EQ, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare EQ, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare EQ, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare EQ, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare EQ, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare EQ, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare EQ, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare EQ, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare EQ, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare EQ, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %13 = stablehlo.compare EQ, %arg13, %arg13, FLOAT : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %14 = stablehlo.compare EQ, %arg14, %arg14, FLOAT : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @erf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "erf", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = "chlo.erf"(%arg0) : (tensor<2x3xf16>) -> tensor<2x3xf16>
    %1 = "chlo.erf"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %2 = "chlo.erf"(%arg2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "chlo.erf"(%arg3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @erf_inv attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "erf_inv", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %2, %0 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<1.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.add %5, %0 : tensor<2x3xf32>
    %7 = stablehlo.multiply %3, %6 : tensor<2x3xf32>
    %8 = stablehlo.log %7 : tensor<2x3xf32>
    %9 = stablehlo.negate %8 : tensor<2x3xf32>
    %10 = stablehlo.sqrt %9 : tensor<2x3xf32>
    %11 = stablehlo.constant dense<2.5> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.subtract %9, %12 : tensor<2x3xf32>
    %14 = stablehlo.constant dense<2.5> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.divide %13, %15 : tensor<2x3xf32>
    %17 = stablehlo.constant dense<-3.4072593e-5> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.multiply %18, %16 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<3.560786e-5> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %19, %21 : tensor<2x3xf32>
    %23 = stablehlo.multiply %22, %16 : tensor<2x3xf32>
    %24 = stablehlo.constant dense<0.0002857247> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.add %23, %25 : tensor<2x3xf32>
    %27 = stablehlo.multiply %26, %16 : tensor<2x3xf32>
    %28 = stablehlo.constant dense<-0.0008456995> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.add %27, %29 : tensor<2x3xf32>
    %31 = stablehlo.multiply %30, %16 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<-0.00048558787> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %31, %33 : tensor<2x3xf32>
    %35 = stablehlo.multiply %34, %16 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<0.008529273> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.add %35, %37 : tensor<2x3xf32>
    %39 = stablehlo.multiply %38, %16 : tensor<2x3xf32>
    %40 = stablehlo.constant dense<-0.01957385> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.add %39, %41 : tensor<2x3xf32>
    %43 = stablehlo.multiply %42, %16 : tensor<2x3xf32>
    %44 = stablehlo.constant dense<-0.026108706> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.add %43, %45 : tensor<2x3xf32>
    %47 = stablehlo.multiply %46, %16 : tensor<2x3xf32>
    %48 = stablehlo.constant dense<0.6166007> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %50 = stablehlo.add %47, %49 : tensor<2x3xf32>
    %51 = stablehlo.multiply %50, %16 : tensor<2x3xf32>
    %52 = stablehlo.constant dense<1.5014094> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.add %51, %53 : tensor<2x3xf32>
    %55 = stablehlo.constant dense<5.0> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %57 = stablehlo.compare LT, %9, %56, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %58 = stablehlo.constant dense<3.218034> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %60 = stablehlo.subtract %10, %59 : tensor<2x3xf32>
    %61 = stablehlo.constant dense<0.981966> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.divide %60, %62 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<8.0068916e-5> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.multiply %65, %63 : tensor<2x3xf32>
    %67 = stablehlo.constant dense<-8.537283e-5> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.add %66, %68 : tensor<2x3xf32>
    %70 = stablehlo.multiply %69, %63 : tensor<2x3xf32>
    %71 = stablehlo.constant dense<-0.00031952074> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %73 = stablehlo.add %70, %72 : tensor<2x3xf32>
    %74 = stablehlo.multiply %73, %63 : tensor<2x3xf32>
    %75 = stablehlo.constant dense<0.0009965939> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.add %74, %76 : tensor<2x3xf32>
    %78 = stablehlo.multiply %77, %63 : tensor<2x3xf32>
    %79 = stablehlo.constant dense<-0.0017145321> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.add %78, %80 : tensor<2x3xf32>
    %82 = stablehlo.multiply %81, %63 : tensor<2x3xf32>
    %83 = stablehlo.constant dense<0.002557299> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %85 = stablehlo.add %82, %84 : tensor<2x3xf32>
    %86 = stablehlo.multiply %85, %63 : tensor<2x3xf32>
    %87 = stablehlo.constant dense<-0.0038705466> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %89 = stablehlo.add %86, %88 : tensor<2x3xf32>
    %90 = stablehlo.multiply %89, %63 : tensor<2x3xf32>
    %91 = stablehlo.constant dense<0.0055440464> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.add %90, %92 : tensor<2x3xf32>
    %94 = stablehlo.multiply %93, %63 : tensor<2x3xf32>
    %95 = stablehlo.constant dense<0.98678136> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.add %94, %96 : tensor<2x3xf32>
    %98 = stablehlo.multiply %97, %63 : tensor<2x3xf32>
    %99 = stablehlo.constant dense<3.051757> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.add %98, %100 : tensor<2x3xf32>
    %102 = stablehlo.select %57, %54, %101 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = stablehlo.abs %0 : tensor<2x3xf32>
    %104 = stablehlo.constant dense<1.0> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.compare EQ, %103, %105, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %107 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.multiply %0, %108 : tensor<2x3xf32>
    %110 = stablehlo.multiply %0, %102 : tensor<2x3xf32>
    %111 = stablehlo.select %106, %109, %110 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = stablehlo.convert %111 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %113 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %114 = stablehlo.constant dense<1.0> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %116 = stablehlo.subtract %115, %113 : tensor<2x3xf32>
    %117 = stablehlo.constant dense<1.0> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %119 = stablehlo.add %118, %113 : tensor<2x3xf32>
    %120 = stablehlo.multiply %116, %119 : tensor<2x3xf32>
    %121 = stablehlo.log %120 : tensor<2x3xf32>
    %122 = stablehlo.negate %121 : tensor<2x3xf32>
    %123 = stablehlo.sqrt %122 : tensor<2x3xf32>
    %124 = stablehlo.constant dense<2.5> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.subtract %122, %125 : tensor<2x3xf32>
    %127 = stablehlo.constant dense<2.5> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %129 = stablehlo.divide %126, %128 : tensor<2x3xf32>
    %130 = stablehlo.constant dense<-3.4072593e-5> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %132 = stablehlo.multiply %131, %129 : tensor<2x3xf32>
    %133 = stablehlo.constant dense<3.560786e-5> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %135 = stablehlo.add %132, %134 : tensor<2x3xf32>
    %136 = stablehlo.multiply %135, %129 : tensor<2x3xf32>
    %137 = stablehlo.constant dense<0.0002857247> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %139 = stablehlo.add %136, %138 : tensor<2x3xf32>
    %140 = stablehlo.multiply %139, %129 : tensor<2x3xf32>
    %141 = stablehlo.constant dense<-0.0008456995> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %143 = stablehlo.add %140, %142 : tensor<2x3xf32>
    %144 = stablehlo.multiply %143, %129 : tensor<2x3xf32>
    %145 = stablehlo.constant dense<-0.00048558787> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %147 = stablehlo.add %144, %146 : tensor<2x3xf32>
    %148 = stablehlo.multiply %147, %129 : tensor<2x3xf32>
    %149 = stablehlo.constant dense<0.008529273> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.add %148, %150 : tensor<2x3xf32>
    %152 = stablehlo.multiply %151, %129 : tensor<2x3xf32>
    %153 = stablehlo.constant dense<-0.01957385> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %155 = stablehlo.add %152, %154 : tensor<2x3xf32>
    %156 = stablehlo.multiply %155, %129 : tensor<2x3xf32>
    %157 = stablehlo.constant dense<-0.026108706> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %159 = stablehlo.add %156, %158 : tensor<2x3xf32>
    %160 = stablehlo.multiply %159, %129 : tensor<2x3xf32>
    %161 = stablehlo.constant dense<0.6166007> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %163 = stablehlo.add %160, %162 : tensor<2x3xf32>
    %164 = stablehlo.multiply %163, %129 : tensor<2x3xf32>
    %165 = stablehlo.constant dense<1.5014094> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.add %164, %166 : tensor<2x3xf32>
    %168 = stablehlo.constant dense<5.0> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %170 = stablehlo.compare LT, %122, %169, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %171 = stablehlo.constant dense<3.218034> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %173 = stablehlo.subtract %123, %172 : tensor<2x3xf32>
    %174 = stablehlo.constant dense<0.981966> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %176 = stablehlo.divide %173, %175 : tensor<2x3xf32>
    %177 = stablehlo.constant dense<8.0068916e-5> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.multiply %178, %176 : tensor<2x3xf32>
    %180 = stablehlo.constant dense<-8.537283e-5> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.add %179, %181 : tensor<2x3xf32>
    %183 = stablehlo.multiply %182, %176 : tensor<2x3xf32>
    %184 = stablehlo.constant dense<-0.00031952074> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %186 = stablehlo.add %183, %185 : tensor<2x3xf32>
    %187 = stablehlo.multiply %186, %176 : tensor<2x3xf32>
    %188 = stablehlo.constant dense<0.0009965939> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %190 = stablehlo.add %187, %189 : tensor<2x3xf32>
    %191 = stablehlo.multiply %190, %176 : tensor<2x3xf32>
    %192 = stablehlo.constant dense<-0.0017145321> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %194 = stablehlo.add %191, %193 : tensor<2x3xf32>
    %195 = stablehlo.multiply %194, %176 : tensor<2x3xf32>
    %196 = stablehlo.constant dense<0.002557299> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %198 = stablehlo.add %195, %197 : tensor<2x3xf32>
    %199 = stablehlo.multiply %198, %176 : tensor<2x3xf32>
    %200 = stablehlo.constant dense<-0.0038705466> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %202 = stablehlo.add %199, %201 : tensor<2x3xf32>
    %203 = stablehlo.multiply %202, %176 : tensor<2x3xf32>
    %204 = stablehlo.constant dense<0.0055440464> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %206 = stablehlo.add %203, %205 : tensor<2x3xf32>
    %207 = stablehlo.multiply %206, %176 : tensor<2x3xf32>
    %208 = stablehlo.constant dense<0.98678136> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %210 = stablehlo.add %207, %209 : tensor<2x3xf32>
    %211 = stablehlo.multiply %210, %176 : tensor<2x3xf32>
    %212 = stablehlo.constant dense<3.051757> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %214 = stablehlo.add %211, %213 : tensor<2x3xf32>
    %215 = stablehlo.select %170, %167, %214 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %216 = stablehlo.abs %113 : tensor<2x3xf32>
    %217 = stablehlo.constant dense<1.0> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %219 = stablehlo.compare EQ, %216, %218, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %220 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %222 = stablehlo.multiply %113, %221 : tensor<2x3xf32>
    %223 = stablehlo.multiply %113, %215 : tensor<2x3xf32>
    %224 = stablehlo.select %219, %222, %223 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %225 = stablehlo.convert %224 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %226 = stablehlo.constant dense<1.0> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %228 = stablehlo.subtract %227, %arg2 : tensor<2x3xf32>
    %229 = stablehlo.constant dense<1.0> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %231 = stablehlo.add %230, %arg2 : tensor<2x3xf32>
    %232 = stablehlo.multiply %228, %231 : tensor<2x3xf32>
    %233 = stablehlo.log %232 : tensor<2x3xf32>
    %234 = stablehlo.negate %233 : tensor<2x3xf32>
    %235 = stablehlo.sqrt %234 : tensor<2x3xf32>
    %236 = stablehlo.constant dense<2.5> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %238 = stablehlo.subtract %234, %237 : tensor<2x3xf32>
    %239 = stablehlo.constant dense<2.5> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %241 = stablehlo.divide %238, %240 : tensor<2x3xf32>
    %242 = stablehlo.constant dense<-3.4072593e-5> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.multiply %243, %241 : tensor<2x3xf32>
    %245 = stablehlo.constant dense<3.560786e-5> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %247 = stablehlo.add %244, %246 : tensor<2x3xf32>
    %248 = stablehlo.multiply %247, %241 : tensor<2x3xf32>
    %249 = stablehlo.constant dense<0.0002857247> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %251 = stablehlo.add %248, %250 : tensor<2x3xf32>
    %252 = stablehlo.multiply %251, %241 : tensor<2x3xf32>
    %253 = stablehlo.constant dense<-0.0008456995> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %255 = stablehlo.add %252, %254 : tensor<2x3xf32>
    %256 = stablehlo.multiply %255, %241 : tensor<2x3xf32>
    %257 = stablehlo.constant dense<-0.00048558787> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %259 = stablehlo.add %256, %258 : tensor<2x3xf32>
    %260 = stablehlo.multiply %259, %241 : tensor<2x3xf32>
    %261 = stablehlo.constant dense<0.008529273> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %263 = stablehlo.add %260, %262 : tensor<2x3xf32>
    %264 = stablehlo.multiply %263, %241 : tensor<2x3xf32>
    %265 = stablehlo.constant dense<-0.01957385> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %267 = stablehlo.add %264, %266 : tensor<2x3xf32>
    %268 = stablehlo.multiply %267, %241 : tensor<2x3xf32>
    %269 = stablehlo.constant dense<-0.026108706> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %271 = stablehlo.add %268, %270 : tensor<2x3xf32>
    %272 = stablehlo.multiply %271, %241 : tensor<2x3xf32>
    %273 = stablehlo.constant dense<0.6166007> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %275 = stablehlo.add %272, %274 : tensor<2x3xf32>
    %276 = stablehlo.multiply %275, %241 : tensor<2x3xf32>
    %277 = stablehlo.constant dense<1.5014094> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %279 = stablehlo.add %276, %278 : tensor<2x3xf32>
    %280 = stablehlo.constant dense<5.0> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %282 = stablehlo.compare LT, %234, %281, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %283 = stablehlo.constant dense<3.218034> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %285 = stablehlo.subtract %235, %284 : tensor<2x3xf32>
    %286 = stablehlo.constant dense<0.981966> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %288 = stablehlo.divide %285, %287 : tensor<2x3xf32>
    %289 = stablehlo.constant dense<8.0068916e-5> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %291 = stablehlo.multiply %290, %288 : tensor<2x3xf32>
    %292 = stablehlo.constant dense<-8.537283e-5> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %294 = stablehlo.add %291, %293 : tensor<2x3xf32>
    %295 = stablehlo.multiply %294, %288 : tensor<2x3xf32>
    %296 = stablehlo.constant dense<-0.00031952074> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %298 = stablehlo.add %295, %297 : tensor<2x3xf32>
    %299 = stablehlo.multiply %298, %288 : tensor<2x3xf32>
    %300 = stablehlo.constant dense<0.0009965939> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %302 = stablehlo.add %299, %301 : tensor<2x3xf32>
    %303 = stablehlo.multiply %302, %288 : tensor<2x3xf32>
    %304 = stablehlo.constant dense<-0.0017145321> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %306 = stablehlo.add %303, %305 : tensor<2x3xf32>
    %307 = stablehlo.multiply %306, %288 : tensor<2x3xf32>
    %308 = stablehlo.constant dense<0.002557299> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %310 = stablehlo.add %307, %309 : tensor<2x3xf32>
    %311 = stablehlo.multiply %310, %288 : tensor<2x3xf32>
    %312 = stablehlo.constant dense<-0.0038705466> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %314 = stablehlo.add %311, %313 : tensor<2x3xf32>
    %315 = stablehlo.multiply %314, %288 : tensor<2x3xf32>
    %316 = stablehlo.constant dense<0.0055440464> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %318 = stablehlo.add %315, %317 : tensor<2x3xf32>
    %319 = stablehlo.multiply %318, %288 : tensor<2x3xf32>
    %320 = stablehlo.constant dense<0.98678136> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %322 = stablehlo.add %319, %321 : tensor<2x3xf32>
    %323 = stablehlo.multiply %322, %288 : tensor<2x3xf32>
    %324 = stablehlo.constant dense<3.051757> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %326 = stablehlo.add %323, %325 : tensor<2x3xf32>
    %327 = stablehlo.select %282, %279, %326 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %328 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %329 = stablehlo.constant dense<1.0> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %331 = stablehlo.compare EQ, %328, %330, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %332 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %334 = stablehlo.multiply %arg2, %333 : tensor<2x3xf32>
    %335 = stablehlo.multiply %arg2, %327 : tensor<2x3xf32>
    %336 = stablehlo.select %331, %334, %335 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %337 = stablehlo.constant dense<1.0> : tensor<f64>
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %339 = stablehlo.subtract %338, %arg3 : tensor<2x3xf64>
    %340 = stablehlo.constant dense<1.0> : tensor<f64>
    %341 = stablehlo.broadcast_in_dim %340, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %342 = stablehlo.add %341, %arg3 : tensor<2x3xf64>
    %343 = stablehlo.multiply %339, %342 : tensor<2x3xf64>
    %344 = stablehlo.log %343 : tensor<2x3xf64>
    %345 = stablehlo.negate %344 : tensor<2x3xf64>
    %346 = stablehlo.sqrt %345 : tensor<2x3xf64>
    %347 = stablehlo.constant dense<3.125> : tensor<f64>
    %348 = stablehlo.broadcast_in_dim %347, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %349 = stablehlo.subtract %345, %348 : tensor<2x3xf64>
    %350 = stablehlo.constant dense<3.125> : tensor<f64>
    %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %352 = stablehlo.divide %349, %351 : tensor<2x3xf64>
    %353 = stablehlo.constant dense<-1.8199034168726056e-11> : tensor<f64>
    %354 = stablehlo.broadcast_in_dim %353, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %355 = stablehlo.multiply %354, %352 : tensor<2x3xf64>
    %356 = stablehlo.constant dense<-4.138396507936207e-9> : tensor<f64>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %358 = stablehlo.add %355, %357 : tensor<2x3xf64>
    %359 = stablehlo.multiply %358, %352 : tensor<2x3xf64>
    %360 = stablehlo.constant dense<8.699377880241274e-9> : tensor<f64>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %362 = stablehlo.add %359, %361 : tensor<2x3xf64>
    %363 = stablehlo.multiply %362, %352 : tensor<2x3xf64>
    %364 = stablehlo.constant dense<2.8085454480599277e-8> : tensor<f64>
    %365 = stablehlo.broadcast_in_dim %364, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %366 = stablehlo.add %363, %365 : tensor<2x3xf64>
    %367 = stablehlo.multiply %366, %352 : tensor<2x3xf64>
    %368 = stablehlo.constant dense<-1.0426210588989032e-7> : tensor<f64>
    %369 = stablehlo.broadcast_in_dim %368, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %370 = stablehlo.add %367, %369 : tensor<2x3xf64>
    %371 = stablehlo.multiply %370, %352 : tensor<2x3xf64>
    %372 = stablehlo.constant dense<5.601549819901144e-9> : tensor<f64>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %374 = stablehlo.add %371, %373 : tensor<2x3xf64>
    %375 = stablehlo.multiply %374, %352 : tensor<2x3xf64>
    %376 = stablehlo.constant dense<5.444465821755199e-7> : tensor<f64>
    %377 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %378 = stablehlo.add %375, %377 : tensor<2x3xf64>
    %379 = stablehlo.multiply %378, %352 : tensor<2x3xf64>
    %380 = stablehlo.constant dense<-1.0734591410364882e-6> : tensor<f64>
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %382 = stablehlo.add %379, %381 : tensor<2x3xf64>
    %383 = stablehlo.multiply %382, %352 : tensor<2x3xf64>
    %384 = stablehlo.constant dense<-6.866552594632471e-7> : tensor<f64>
    %385 = stablehlo.broadcast_in_dim %384, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %386 = stablehlo.add %383, %385 : tensor<2x3xf64>
    %387 = stablehlo.multiply %386, %352 : tensor<2x3xf64>
    %388 = stablehlo.constant dense<7.1383125443102916e-6> : tensor<f64>
    %389 = stablehlo.broadcast_in_dim %388, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %390 = stablehlo.add %387, %389 : tensor<2x3xf64>
    %391 = stablehlo.multiply %390, %352 : tensor<2x3xf64>
    %392 = stablehlo.constant dense<-1.125619146677325e-5> : tensor<f64>
    %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %394 = stablehlo.add %391, %393 : tensor<2x3xf64>
    %395 = stablehlo.multiply %394, %352 : tensor<2x3xf64>
    %396 = stablehlo.constant dense<-1.5030870369108395e-5> : tensor<f64>
    %397 = stablehlo.broadcast_in_dim %396, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %398 = stablehlo.add %395, %397 : tensor<2x3xf64>
    %399 = stablehlo.multiply %398, %352 : tensor<2x3xf64>
    %400 = stablehlo.constant dense<9.336711350835166e-5> : tensor<f64>
    %401 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %402 = stablehlo.add %399, %401 : tensor<2x3xf64>
    %403 = stablehlo.multiply %402, %352 : tensor<2x3xf64>
    %404 = stablehlo.constant dense<-0.0001168880630842072> : tensor<f64>
    %405 = stablehlo.broadcast_in_dim %404, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %406 = stablehlo.add %403, %405 : tensor<2x3xf64>
    %407 = stablehlo.multiply %406, %352 : tensor<2x3xf64>
    %408 = stablehlo.constant dense<-0.00026439362645934515> : tensor<f64>
    %409 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %410 = stablehlo.add %407, %409 : tensor<2x3xf64>
    %411 = stablehlo.multiply %410, %352 : tensor<2x3xf64>
    %412 = stablehlo.constant dense<0.0012324854519911068> : tensor<f64>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %414 = stablehlo.add %411, %413 : tensor<2x3xf64>
    %415 = stablehlo.multiply %414, %352 : tensor<2x3xf64>
    %416 = stablehlo.constant dense<-0.001271692271958298> : tensor<f64>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %418 = stablehlo.add %415, %417 : tensor<2x3xf64>
    %419 = stablehlo.multiply %418, %352 : tensor<2x3xf64>
    %420 = stablehlo.constant dense<-0.00413731436767485> : tensor<f64>
    %421 = stablehlo.broadcast_in_dim %420, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %422 = stablehlo.add %419, %421 : tensor<2x3xf64>
    %423 = stablehlo.multiply %422, %352 : tensor<2x3xf64>
    %424 = stablehlo.constant dense<0.017808361818432112> : tensor<f64>
    %425 = stablehlo.broadcast_in_dim %424, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %426 = stablehlo.add %423, %425 : tensor<2x3xf64>
    %427 = stablehlo.multiply %426, %352 : tensor<2x3xf64>
    %428 = stablehlo.constant dense<-0.022604447453825078> : tensor<f64>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %430 = stablehlo.add %427, %429 : tensor<2x3xf64>
    %431 = stablehlo.multiply %430, %352 : tensor<2x3xf64>
    %432 = stablehlo.constant dense<-0.058922567103779404> : tensor<f64>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %434 = stablehlo.add %431, %433 : tensor<2x3xf64>
    %435 = stablehlo.multiply %434, %352 : tensor<2x3xf64>
    %436 = stablehlo.constant dense<0.7504943200799679> : tensor<f64>
    %437 = stablehlo.broadcast_in_dim %436, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %438 = stablehlo.add %435, %437 : tensor<2x3xf64>
    %439 = stablehlo.multiply %438, %352 : tensor<2x3xf64>
    %440 = stablehlo.constant dense<1.6536545626831027> : tensor<f64>
    %441 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %442 = stablehlo.add %439, %441 : tensor<2x3xf64>
    %443 = stablehlo.constant dense<6.25> : tensor<f64>
    %444 = stablehlo.broadcast_in_dim %443, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %445 = stablehlo.compare LT, %345, %444, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %446 = stablehlo.constant dense<3.2> : tensor<f64>
    %447 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %448 = stablehlo.subtract %346, %447 : tensor<2x3xf64>
    %449 = stablehlo.constant dense<0.7> : tensor<f64>
    %450 = stablehlo.broadcast_in_dim %449, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %451 = stablehlo.divide %448, %450 : tensor<2x3xf64>
    %452 = stablehlo.constant dense<2.1421903514211317e-10> : tensor<f64>
    %453 = stablehlo.broadcast_in_dim %452, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %454 = stablehlo.multiply %453, %451 : tensor<2x3xf64>
    %455 = stablehlo.constant dense<-1.1548738965540077e-9> : tensor<f64>
    %456 = stablehlo.broadcast_in_dim %455, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %457 = stablehlo.add %454, %456 : tensor<2x3xf64>
    %458 = stablehlo.multiply %457, %451 : tensor<2x3xf64>
    %459 = stablehlo.constant dense<1.2430125525088643e-9> : tensor<f64>
    %460 = stablehlo.broadcast_in_dim %459, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %461 = stablehlo.add %458, %460 : tensor<2x3xf64>
    %462 = stablehlo.multiply %461, %451 : tensor<2x3xf64>
    %463 = stablehlo.constant dense<9.46867534317681e-9> : tensor<f64>
    %464 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %465 = stablehlo.add %462, %464 : tensor<2x3xf64>
    %466 = stablehlo.multiply %465, %451 : tensor<2x3xf64>
    %467 = stablehlo.constant dense<-4.8773578589305235e-8> : tensor<f64>
    %468 = stablehlo.broadcast_in_dim %467, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %469 = stablehlo.add %466, %468 : tensor<2x3xf64>
    %470 = stablehlo.multiply %469, %451 : tensor<2x3xf64>
    %471 = stablehlo.constant dense<8.126042392290909e-8> : tensor<f64>
    %472 = stablehlo.broadcast_in_dim %471, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %473 = stablehlo.add %470, %472 : tensor<2x3xf64>
    %474 = stablehlo.multiply %473, %451 : tensor<2x3xf64>
    %475 = stablehlo.constant dense<1.9511565929360446e-7> : tensor<f64>
    %476 = stablehlo.broadcast_in_dim %475, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %477 = stablehlo.add %474, %476 : tensor<2x3xf64>
    %478 = stablehlo.multiply %477, %451 : tensor<2x3xf64>
    %479 = stablehlo.constant dense<-1.5125008921053573e-6> : tensor<f64>
    %480 = stablehlo.broadcast_in_dim %479, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %481 = stablehlo.add %478, %480 : tensor<2x3xf64>
    %482 = stablehlo.multiply %481, %451 : tensor<2x3xf64>
    %483 = stablehlo.constant dense<3.775519125389528e-6> : tensor<f64>
    %484 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %485 = stablehlo.add %482, %484 : tensor<2x3xf64>
    %486 = stablehlo.multiply %485, %451 : tensor<2x3xf64>
    %487 = stablehlo.constant dense<-7.071654485241148e-7> : tensor<f64>
    %488 = stablehlo.broadcast_in_dim %487, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %489 = stablehlo.add %486, %488 : tensor<2x3xf64>
    %490 = stablehlo.multiply %489, %451 : tensor<2x3xf64>
    %491 = stablehlo.constant dense<-2.946388042868685e-5> : tensor<f64>
    %492 = stablehlo.broadcast_in_dim %491, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %493 = stablehlo.add %490, %492 : tensor<2x3xf64>
    %494 = stablehlo.multiply %493, %451 : tensor<2x3xf64>
    %495 = stablehlo.constant dense<0.0001268790161734851> : tensor<f64>
    %496 = stablehlo.broadcast_in_dim %495, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %497 = stablehlo.add %494, %496 : tensor<2x3xf64>
    %498 = stablehlo.multiply %497, %451 : tensor<2x3xf64>
    %499 = stablehlo.constant dense<-0.00033496560387201517> : tensor<f64>
    %500 = stablehlo.broadcast_in_dim %499, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %501 = stablehlo.add %498, %500 : tensor<2x3xf64>
    %502 = stablehlo.multiply %501, %451 : tensor<2x3xf64>
    %503 = stablehlo.constant dense<0.0007084919521671176> : tensor<f64>
    %504 = stablehlo.broadcast_in_dim %503, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %505 = stablehlo.add %502, %504 : tensor<2x3xf64>
    %506 = stablehlo.multiply %505, %451 : tensor<2x3xf64>
    %507 = stablehlo.constant dense<-0.0014728986054244162> : tensor<f64>
    %508 = stablehlo.broadcast_in_dim %507, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %509 = stablehlo.add %506, %508 : tensor<2x3xf64>
    %510 = stablehlo.multiply %509, %451 : tensor<2x3xf64>
    %511 = stablehlo.constant dense<0.00292685306232056> : tensor<f64>
    %512 = stablehlo.broadcast_in_dim %511, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %513 = stablehlo.add %510, %512 : tensor<2x3xf64>
    %514 = stablehlo.multiply %513, %451 : tensor<2x3xf64>
    %515 = stablehlo.constant dense<0.7032847093082744> : tensor<f64>
    %516 = stablehlo.broadcast_in_dim %515, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %517 = stablehlo.add %514, %516 : tensor<2x3xf64>
    %518 = stablehlo.multiply %517, %451 : tensor<2x3xf64>
    %519 = stablehlo.constant dense<3.0336365744092326> : tensor<f64>
    %520 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %521 = stablehlo.add %518, %520 : tensor<2x3xf64>
    %522 = stablehlo.select %445, %442, %521 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %523 = stablehlo.constant dense<3.9> : tensor<f64>
    %524 = stablehlo.broadcast_in_dim %523, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %525 = stablehlo.compare LT, %346, %524, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %526 = stablehlo.constant dense<5.0> : tensor<f64>
    %527 = stablehlo.broadcast_in_dim %526, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %528 = stablehlo.subtract %346, %527 : tensor<2x3xf64>
    %529 = stablehlo.constant dense<1.0999999999999999> : tensor<f64>
    %530 = stablehlo.broadcast_in_dim %529, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %531 = stablehlo.divide %528, %530 : tensor<2x3xf64>
    %532 = stablehlo.constant dense<2.3575093102574175e-10> : tensor<f64>
    %533 = stablehlo.broadcast_in_dim %532, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %534 = stablehlo.multiply %533, %531 : tensor<2x3xf64>
    %535 = stablehlo.constant dense<-1.9302767539346047e-10> : tensor<f64>
    %536 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %537 = stablehlo.add %534, %536 : tensor<2x3xf64>
    %538 = stablehlo.multiply %537, %531 : tensor<2x3xf64>
    %539 = stablehlo.constant dense<-1.8921193058284387e-9> : tensor<f64>
    %540 = stablehlo.broadcast_in_dim %539, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %541 = stablehlo.add %538, %540 : tensor<2x3xf64>
    %542 = stablehlo.multiply %541, %531 : tensor<2x3xf64>
    %543 = stablehlo.constant dense<5.962675617594495e-9> : tensor<f64>
    %544 = stablehlo.broadcast_in_dim %543, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %545 = stablehlo.add %542, %544 : tensor<2x3xf64>
    %546 = stablehlo.multiply %545, %531 : tensor<2x3xf64>
    %547 = stablehlo.constant dense<-1.1896735479042991e-8> : tensor<f64>
    %548 = stablehlo.broadcast_in_dim %547, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %549 = stablehlo.add %546, %548 : tensor<2x3xf64>
    %550 = stablehlo.multiply %549, %531 : tensor<2x3xf64>
    %551 = stablehlo.constant dense<2.3567899088255788e-8> : tensor<f64>
    %552 = stablehlo.broadcast_in_dim %551, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %553 = stablehlo.add %550, %552 : tensor<2x3xf64>
    %554 = stablehlo.multiply %553, %531 : tensor<2x3xf64>
    %555 = stablehlo.constant dense<-4.358516442033119e-8> : tensor<f64>
    %556 = stablehlo.broadcast_in_dim %555, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %557 = stablehlo.add %554, %556 : tensor<2x3xf64>
    %558 = stablehlo.multiply %557, %531 : tensor<2x3xf64>
    %559 = stablehlo.constant dense<7.584535796990741e-8> : tensor<f64>
    %560 = stablehlo.broadcast_in_dim %559, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %561 = stablehlo.add %558, %560 : tensor<2x3xf64>
    %562 = stablehlo.multiply %561, %531 : tensor<2x3xf64>
    %563 = stablehlo.constant dense<-1.5927119216653304e-7> : tensor<f64>
    %564 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %565 = stablehlo.add %562, %564 : tensor<2x3xf64>
    %566 = stablehlo.multiply %565, %531 : tensor<2x3xf64>
    %567 = stablehlo.constant dense<4.907944449394362e-7> : tensor<f64>
    %568 = stablehlo.broadcast_in_dim %567, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %569 = stablehlo.add %566, %568 : tensor<2x3xf64>
    %570 = stablehlo.multiply %569, %531 : tensor<2x3xf64>
    %571 = stablehlo.constant dense<-1.935137761189016e-6> : tensor<f64>
    %572 = stablehlo.broadcast_in_dim %571, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %573 = stablehlo.add %570, %572 : tensor<2x3xf64>
    %574 = stablehlo.multiply %573, %531 : tensor<2x3xf64>
    %575 = stablehlo.constant dense<8.018217195738456e-6> : tensor<f64>
    %576 = stablehlo.broadcast_in_dim %575, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %577 = stablehlo.add %574, %576 : tensor<2x3xf64>
    %578 = stablehlo.multiply %577, %531 : tensor<2x3xf64>
    %579 = stablehlo.constant dense<-3.169768816133936e-5> : tensor<f64>
    %580 = stablehlo.broadcast_in_dim %579, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %581 = stablehlo.add %578, %580 : tensor<2x3xf64>
    %582 = stablehlo.multiply %581, %531 : tensor<2x3xf64>
    %583 = stablehlo.constant dense<0.00011126468285488699> : tensor<f64>
    %584 = stablehlo.broadcast_in_dim %583, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %585 = stablehlo.add %582, %584 : tensor<2x3xf64>
    %586 = stablehlo.multiply %585, %531 : tensor<2x3xf64>
    %587 = stablehlo.constant dense<-0.0002862050894964277> : tensor<f64>
    %588 = stablehlo.broadcast_in_dim %587, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %589 = stablehlo.add %586, %588 : tensor<2x3xf64>
    %590 = stablehlo.multiply %589, %531 : tensor<2x3xf64>
    %591 = stablehlo.constant dense<-0.00016785037509723072> : tensor<f64>
    %592 = stablehlo.broadcast_in_dim %591, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %593 = stablehlo.add %590, %592 : tensor<2x3xf64>
    %594 = stablehlo.multiply %593, %531 : tensor<2x3xf64>
    %595 = stablehlo.constant dense<1.1113305113509997> : tensor<f64>
    %596 = stablehlo.broadcast_in_dim %595, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %597 = stablehlo.add %594, %596 : tensor<2x3xf64>
    %598 = stablehlo.multiply %597, %531 : tensor<2x3xf64>
    %599 = stablehlo.constant dense<4.8499064014085835> : tensor<f64>
    %600 = stablehlo.broadcast_in_dim %599, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %601 = stablehlo.add %598, %600 : tensor<2x3xf64>
    %602 = stablehlo.select %525, %522, %601 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %603 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %604 = stablehlo.constant dense<1.0> : tensor<f64>
    %605 = stablehlo.broadcast_in_dim %604, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %606 = stablehlo.compare EQ, %603, %605, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %607 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %608 = stablehlo.broadcast_in_dim %607, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %609 = stablehlo.multiply %arg3, %608 : tensor<2x3xf64>
    %610 = stablehlo.multiply %arg3, %602 : tensor<2x3xf64>
    %611 = stablehlo.select %606, %609, %610 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %112, %225, %336, %611 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @erfc attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "erfc", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<3.75> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<3.75> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.add %1, %6 : tensor<2x3xf32>
    %8 = stablehlo.divide %4, %7 : tensor<2x3xf32>
    %9 = stablehlo.add %8, %8 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<0.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.multiply %8, %11 : tensor<2x3xf32>
    %13 = stablehlo.multiply %9, %12 : tensor<2x3xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<2x3xf32>
    %15 = stablehlo.constant dense<1.0764999e-8> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.add %14, %16 : tensor<2x3xf32>
    %18 = stablehlo.multiply %9, %17 : tensor<2x3xf32>
    %19 = stablehlo.subtract %18, %12 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<-2.1886402e-7> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %19, %21 : tensor<2x3xf32>
    %23 = stablehlo.multiply %9, %22 : tensor<2x3xf32>
    %24 = stablehlo.subtract %23, %17 : tensor<2x3xf32>
    %25 = stablehlo.constant dense<7.740383e-7> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.add %24, %26 : tensor<2x3xf32>
    %28 = stablehlo.multiply %9, %27 : tensor<2x3xf32>
    %29 = stablehlo.subtract %28, %22 : tensor<2x3xf32>
    %30 = stablehlo.constant dense<4.139028e-6> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.add %29, %31 : tensor<2x3xf32>
    %33 = stablehlo.multiply %9, %32 : tensor<2x3xf32>
    %34 = stablehlo.subtract %33, %27 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<-6.9169735e-5> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.add %34, %36 : tensor<2x3xf32>
    %38 = stablehlo.multiply %9, %37 : tensor<2x3xf32>
    %39 = stablehlo.subtract %38, %32 : tensor<2x3xf32>
    %40 = stablehlo.constant dense<0.00049077586> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.add %39, %41 : tensor<2x3xf32>
    %43 = stablehlo.multiply %9, %42 : tensor<2x3xf32>
    %44 = stablehlo.subtract %43, %37 : tensor<2x3xf32>
    %45 = stablehlo.constant dense<-0.0024131634> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %47 = stablehlo.add %44, %46 : tensor<2x3xf32>
    %48 = stablehlo.multiply %9, %47 : tensor<2x3xf32>
    %49 = stablehlo.subtract %48, %42 : tensor<2x3xf32>
    %50 = stablehlo.constant dense<0.009074998> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.add %49, %51 : tensor<2x3xf32>
    %53 = stablehlo.multiply %9, %52 : tensor<2x3xf32>
    %54 = stablehlo.subtract %53, %47 : tensor<2x3xf32>
    %55 = stablehlo.constant dense<-0.02665867> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %57 = stablehlo.add %54, %56 : tensor<2x3xf32>
    %58 = stablehlo.multiply %9, %57 : tensor<2x3xf32>
    %59 = stablehlo.subtract %58, %52 : tensor<2x3xf32>
    %60 = stablehlo.constant dense<0.05920994> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %62 = stablehlo.add %59, %61 : tensor<2x3xf32>
    %63 = stablehlo.multiply %9, %62 : tensor<2x3xf32>
    %64 = stablehlo.subtract %63, %57 : tensor<2x3xf32>
    %65 = stablehlo.constant dense<-0.08424913> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %67 = stablehlo.add %64, %66 : tensor<2x3xf32>
    %68 = stablehlo.multiply %9, %67 : tensor<2x3xf32>
    %69 = stablehlo.subtract %68, %62 : tensor<2x3xf32>
    %70 = stablehlo.constant dense<-0.0045900545> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %72 = stablehlo.add %69, %71 : tensor<2x3xf32>
    %73 = stablehlo.multiply %8, %72 : tensor<2x3xf32>
    %74 = stablehlo.subtract %73, %67 : tensor<2x3xf32>
    %75 = stablehlo.constant dense<1.1775789> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.add %74, %76 : tensor<2x3xf32>
    %78 = stablehlo.constant dense<32768.0> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.add %1, %79 : tensor<2x3xf32>
    %81 = stablehlo.constant dense<32768.0> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.subtract %80, %82 : tensor<2x3xf32>
    %84 = stablehlo.subtract %83, %1 : tensor<2x3xf32>
    %85 = stablehlo.add %83, %1 : tensor<2x3xf32>
    %86 = stablehlo.multiply %84, %85 : tensor<2x3xf32>
    %87 = stablehlo.multiply %83, %83 : tensor<2x3xf32>
    %88 = stablehlo.negate %87 : tensor<2x3xf32>
    %89 = stablehlo.exponential %88 : tensor<2x3xf32>
    %90 = stablehlo.constant dense<0.041666668> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %92 = stablehlo.multiply %91, %86 : tensor<2x3xf32>
    %93 = stablehlo.constant dense<0.16666667> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %95 = stablehlo.add %92, %94 : tensor<2x3xf32>
    %96 = stablehlo.multiply %95, %86 : tensor<2x3xf32>
    %97 = stablehlo.constant dense<0.5> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.add %96, %98 : tensor<2x3xf32>
    %100 = stablehlo.multiply %99, %86 : tensor<2x3xf32>
    %101 = stablehlo.constant dense<1.0> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.add %100, %102 : tensor<2x3xf32>
    %104 = stablehlo.multiply %103, %86 : tensor<2x3xf32>
    %105 = stablehlo.constant dense<1.0> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %107 = stablehlo.add %104, %106 : tensor<2x3xf32>
    %108 = stablehlo.multiply %89, %107 : tensor<2x3xf32>
    %109 = stablehlo.add %1, %1 : tensor<2x3xf32>
    %110 = stablehlo.constant dense<1.0> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %112 = stablehlo.add %109, %111 : tensor<2x3xf32>
    %113 = stablehlo.divide %77, %112 : tensor<2x3xf32>
    %114 = stablehlo.multiply %113, %108 : tensor<2x3xf32>
    %115 = stablehlo.constant dense<0.0> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.compare LT, %0, %116, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %118 = stablehlo.constant dense<2.0> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.subtract %119, %114 : tensor<2x3xf32>
    %121 = stablehlo.select %117, %120, %114 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %122 = stablehlo.constant dense<2.0> : tensor<f32>
    %123 = stablehlo.constant dense<0.0> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %125 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.select %117, %124, %125 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = stablehlo.constant dense<30.0> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %129 = stablehlo.compare GT, %1, %128, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %130 = stablehlo.select %129, %126, %121 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = stablehlo.convert %130 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %132 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %133 = stablehlo.abs %132 : tensor<2x3xf32>
    %134 = stablehlo.constant dense<3.75> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %136 = stablehlo.subtract %133, %135 : tensor<2x3xf32>
    %137 = stablehlo.constant dense<3.75> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %139 = stablehlo.add %133, %138 : tensor<2x3xf32>
    %140 = stablehlo.divide %136, %139 : tensor<2x3xf32>
    %141 = stablehlo.add %140, %140 : tensor<2x3xf32>
    %142 = stablehlo.constant dense<0.0> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.multiply %140, %143 : tensor<2x3xf32>
    %145 = stablehlo.multiply %141, %144 : tensor<2x3xf32>
    %146 = stablehlo.subtract %145, %144 : tensor<2x3xf32>
    %147 = stablehlo.constant dense<1.0764999e-8> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %149 = stablehlo.add %146, %148 : tensor<2x3xf32>
    %150 = stablehlo.multiply %141, %149 : tensor<2x3xf32>
    %151 = stablehlo.subtract %150, %144 : tensor<2x3xf32>
    %152 = stablehlo.constant dense<-2.1886402e-7> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %154 = stablehlo.add %151, %153 : tensor<2x3xf32>
    %155 = stablehlo.multiply %141, %154 : tensor<2x3xf32>
    %156 = stablehlo.subtract %155, %149 : tensor<2x3xf32>
    %157 = stablehlo.constant dense<7.740383e-7> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %159 = stablehlo.add %156, %158 : tensor<2x3xf32>
    %160 = stablehlo.multiply %141, %159 : tensor<2x3xf32>
    %161 = stablehlo.subtract %160, %154 : tensor<2x3xf32>
    %162 = stablehlo.constant dense<4.139028e-6> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %164 = stablehlo.add %161, %163 : tensor<2x3xf32>
    %165 = stablehlo.multiply %141, %164 : tensor<2x3xf32>
    %166 = stablehlo.subtract %165, %159 : tensor<2x3xf32>
    %167 = stablehlo.constant dense<-6.9169735e-5> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %169 = stablehlo.add %166, %168 : tensor<2x3xf32>
    %170 = stablehlo.multiply %141, %169 : tensor<2x3xf32>
    %171 = stablehlo.subtract %170, %164 : tensor<2x3xf32>
    %172 = stablehlo.constant dense<0.00049077586> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.add %171, %173 : tensor<2x3xf32>
    %175 = stablehlo.multiply %141, %174 : tensor<2x3xf32>
    %176 = stablehlo.subtract %175, %169 : tensor<2x3xf32>
    %177 = stablehlo.constant dense<-0.0024131634> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.add %176, %178 : tensor<2x3xf32>
    %180 = stablehlo.multiply %141, %179 : tensor<2x3xf32>
    %181 = stablehlo.subtract %180, %174 : tensor<2x3xf32>
    %182 = stablehlo.constant dense<0.009074998> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %184 = stablehlo.add %181, %183 : tensor<2x3xf32>
    %185 = stablehlo.multiply %141, %184 : tensor<2x3xf32>
    %186 = stablehlo.subtract %185, %179 : tensor<2x3xf32>
    %187 = stablehlo.constant dense<-0.02665867> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %189 = stablehlo.add %186, %188 : tensor<2x3xf32>
    %190 = stablehlo.multiply %141, %189 : tensor<2x3xf32>
    %191 = stablehlo.subtract %190, %184 : tensor<2x3xf32>
    %192 = stablehlo.constant dense<0.05920994> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %194 = stablehlo.add %191, %193 : tensor<2x3xf32>
    %195 = stablehlo.multiply %141, %194 : tensor<2x3xf32>
    %196 = stablehlo.subtract %195, %189 : tensor<2x3xf32>
    %197 = stablehlo.constant dense<-0.08424913> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %199 = stablehlo.add %196, %198 : tensor<2x3xf32>
    %200 = stablehlo.multiply %141, %199 : tensor<2x3xf32>
    %201 = stablehlo.subtract %200, %194 : tensor<2x3xf32>
    %202 = stablehlo.constant dense<-0.0045900545> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %204 = stablehlo.add %201, %203 : tensor<2x3xf32>
    %205 = stablehlo.multiply %140, %204 : tensor<2x3xf32>
    %206 = stablehlo.subtract %205, %199 : tensor<2x3xf32>
    %207 = stablehlo.constant dense<1.1775789> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %209 = stablehlo.add %206, %208 : tensor<2x3xf32>
    %210 = stablehlo.constant dense<32768.0> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %212 = stablehlo.add %133, %211 : tensor<2x3xf32>
    %213 = stablehlo.constant dense<32768.0> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %215 = stablehlo.subtract %212, %214 : tensor<2x3xf32>
    %216 = stablehlo.subtract %215, %133 : tensor<2x3xf32>
    %217 = stablehlo.add %215, %133 : tensor<2x3xf32>
    %218 = stablehlo.multiply %216, %217 : tensor<2x3xf32>
    %219 = stablehlo.multiply %215, %215 : tensor<2x3xf32>
    %220 = stablehlo.negate %219 : tensor<2x3xf32>
    %221 = stablehlo.exponential %220 : tensor<2x3xf32>
    %222 = stablehlo.constant dense<0.041666668> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %224 = stablehlo.multiply %223, %218 : tensor<2x3xf32>
    %225 = stablehlo.constant dense<0.16666667> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %227 = stablehlo.add %224, %226 : tensor<2x3xf32>
    %228 = stablehlo.multiply %227, %218 : tensor<2x3xf32>
    %229 = stablehlo.constant dense<0.5> : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %231 = stablehlo.add %228, %230 : tensor<2x3xf32>
    %232 = stablehlo.multiply %231, %218 : tensor<2x3xf32>
    %233 = stablehlo.constant dense<1.0> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %235 = stablehlo.add %232, %234 : tensor<2x3xf32>
    %236 = stablehlo.multiply %235, %218 : tensor<2x3xf32>
    %237 = stablehlo.constant dense<1.0> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %239 = stablehlo.add %236, %238 : tensor<2x3xf32>
    %240 = stablehlo.multiply %221, %239 : tensor<2x3xf32>
    %241 = stablehlo.add %133, %133 : tensor<2x3xf32>
    %242 = stablehlo.constant dense<1.0> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.add %241, %243 : tensor<2x3xf32>
    %245 = stablehlo.divide %209, %244 : tensor<2x3xf32>
    %246 = stablehlo.multiply %245, %240 : tensor<2x3xf32>
    %247 = stablehlo.constant dense<0.0> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %249 = stablehlo.compare LT, %132, %248, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %250 = stablehlo.constant dense<2.0> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %252 = stablehlo.subtract %251, %246 : tensor<2x3xf32>
    %253 = stablehlo.select %249, %252, %246 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %254 = stablehlo.constant dense<2.0> : tensor<f32>
    %255 = stablehlo.constant dense<0.0> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %257 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %258 = stablehlo.select %249, %256, %257 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %259 = stablehlo.constant dense<30.0> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %261 = stablehlo.compare GT, %133, %260, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %262 = stablehlo.select %261, %258, %253 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %263 = stablehlo.convert %262 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %264 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %265 = stablehlo.constant dense<3.75> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %267 = stablehlo.subtract %264, %266 : tensor<2x3xf32>
    %268 = stablehlo.constant dense<3.75> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %270 = stablehlo.add %264, %269 : tensor<2x3xf32>
    %271 = stablehlo.divide %267, %270 : tensor<2x3xf32>
    %272 = stablehlo.add %271, %271 : tensor<2x3xf32>
    %273 = stablehlo.constant dense<0.0> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %275 = stablehlo.multiply %271, %274 : tensor<2x3xf32>
    %276 = stablehlo.multiply %272, %275 : tensor<2x3xf32>
    %277 = stablehlo.subtract %276, %275 : tensor<2x3xf32>
    %278 = stablehlo.constant dense<1.0764999e-8> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %280 = stablehlo.add %277, %279 : tensor<2x3xf32>
    %281 = stablehlo.multiply %272, %280 : tensor<2x3xf32>
    %282 = stablehlo.subtract %281, %275 : tensor<2x3xf32>
    %283 = stablehlo.constant dense<-2.1886402e-7> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %285 = stablehlo.add %282, %284 : tensor<2x3xf32>
    %286 = stablehlo.multiply %272, %285 : tensor<2x3xf32>
    %287 = stablehlo.subtract %286, %280 : tensor<2x3xf32>
    %288 = stablehlo.constant dense<7.740383e-7> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %290 = stablehlo.add %287, %289 : tensor<2x3xf32>
    %291 = stablehlo.multiply %272, %290 : tensor<2x3xf32>
    %292 = stablehlo.subtract %291, %285 : tensor<2x3xf32>
    %293 = stablehlo.constant dense<4.139028e-6> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %295 = stablehlo.add %292, %294 : tensor<2x3xf32>
    %296 = stablehlo.multiply %272, %295 : tensor<2x3xf32>
    %297 = stablehlo.subtract %296, %290 : tensor<2x3xf32>
    %298 = stablehlo.constant dense<-6.9169735e-5> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %300 = stablehlo.add %297, %299 : tensor<2x3xf32>
    %301 = stablehlo.multiply %272, %300 : tensor<2x3xf32>
    %302 = stablehlo.subtract %301, %295 : tensor<2x3xf32>
    %303 = stablehlo.constant dense<0.00049077586> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %305 = stablehlo.add %302, %304 : tensor<2x3xf32>
    %306 = stablehlo.multiply %272, %305 : tensor<2x3xf32>
    %307 = stablehlo.subtract %306, %300 : tensor<2x3xf32>
    %308 = stablehlo.constant dense<-0.0024131634> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %310 = stablehlo.add %307, %309 : tensor<2x3xf32>
    %311 = stablehlo.multiply %272, %310 : tensor<2x3xf32>
    %312 = stablehlo.subtract %311, %305 : tensor<2x3xf32>
    %313 = stablehlo.constant dense<0.009074998> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %315 = stablehlo.add %312, %314 : tensor<2x3xf32>
    %316 = stablehlo.multiply %272, %315 : tensor<2x3xf32>
    %317 = stablehlo.subtract %316, %310 : tensor<2x3xf32>
    %318 = stablehlo.constant dense<-0.02665867> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %320 = stablehlo.add %317, %319 : tensor<2x3xf32>
    %321 = stablehlo.multiply %272, %320 : tensor<2x3xf32>
    %322 = stablehlo.subtract %321, %315 : tensor<2x3xf32>
    %323 = stablehlo.constant dense<0.05920994> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %323, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %325 = stablehlo.add %322, %324 : tensor<2x3xf32>
    %326 = stablehlo.multiply %272, %325 : tensor<2x3xf32>
    %327 = stablehlo.subtract %326, %320 : tensor<2x3xf32>
    %328 = stablehlo.constant dense<-0.08424913> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %330 = stablehlo.add %327, %329 : tensor<2x3xf32>
    %331 = stablehlo.multiply %272, %330 : tensor<2x3xf32>
    %332 = stablehlo.subtract %331, %325 : tensor<2x3xf32>
    %333 = stablehlo.constant dense<-0.0045900545> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %335 = stablehlo.add %332, %334 : tensor<2x3xf32>
    %336 = stablehlo.multiply %271, %335 : tensor<2x3xf32>
    %337 = stablehlo.subtract %336, %330 : tensor<2x3xf32>
    %338 = stablehlo.constant dense<1.1775789> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %338, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %340 = stablehlo.add %337, %339 : tensor<2x3xf32>
    %341 = stablehlo.constant dense<32768.0> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %343 = stablehlo.add %264, %342 : tensor<2x3xf32>
    %344 = stablehlo.constant dense<32768.0> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %346 = stablehlo.subtract %343, %345 : tensor<2x3xf32>
    %347 = stablehlo.subtract %346, %264 : tensor<2x3xf32>
    %348 = stablehlo.add %346, %264 : tensor<2x3xf32>
    %349 = stablehlo.multiply %347, %348 : tensor<2x3xf32>
    %350 = stablehlo.multiply %346, %346 : tensor<2x3xf32>
    %351 = stablehlo.negate %350 : tensor<2x3xf32>
    %352 = stablehlo.exponential %351 : tensor<2x3xf32>
    %353 = stablehlo.constant dense<0.041666668> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %355 = stablehlo.multiply %354, %349 : tensor<2x3xf32>
    %356 = stablehlo.constant dense<0.16666667> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %358 = stablehlo.add %355, %357 : tensor<2x3xf32>
    %359 = stablehlo.multiply %358, %349 : tensor<2x3xf32>
    %360 = stablehlo.constant dense<0.5> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %362 = stablehlo.add %359, %361 : tensor<2x3xf32>
    %363 = stablehlo.multiply %362, %349 : tensor<2x3xf32>
    %364 = stablehlo.constant dense<1.0> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %364, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %366 = stablehlo.add %363, %365 : tensor<2x3xf32>
    %367 = stablehlo.multiply %366, %349 : tensor<2x3xf32>
    %368 = stablehlo.constant dense<1.0> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %368, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %370 = stablehlo.add %367, %369 : tensor<2x3xf32>
    %371 = stablehlo.multiply %352, %370 : tensor<2x3xf32>
    %372 = stablehlo.add %264, %264 : tensor<2x3xf32>
    %373 = stablehlo.constant dense<1.0> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %375 = stablehlo.add %372, %374 : tensor<2x3xf32>
    %376 = stablehlo.divide %340, %375 : tensor<2x3xf32>
    %377 = stablehlo.multiply %376, %371 : tensor<2x3xf32>
    %378 = stablehlo.constant dense<0.0> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %380 = stablehlo.compare LT, %arg2, %379, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %381 = stablehlo.constant dense<2.0> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %383 = stablehlo.subtract %382, %377 : tensor<2x3xf32>
    %384 = stablehlo.select %380, %383, %377 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %385 = stablehlo.constant dense<2.0> : tensor<f32>
    %386 = stablehlo.constant dense<0.0> : tensor<f32>
    %387 = stablehlo.broadcast_in_dim %385, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %388 = stablehlo.broadcast_in_dim %386, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %389 = stablehlo.select %380, %387, %388 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %390 = stablehlo.constant dense<30.0> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %392 = stablehlo.compare GT, %264, %391, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %393 = stablehlo.select %392, %389, %384 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %394 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %395 = stablehlo.constant dense<3.75> : tensor<f64>
    %396 = stablehlo.broadcast_in_dim %395, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %397 = stablehlo.subtract %394, %396 : tensor<2x3xf64>
    %398 = stablehlo.constant dense<3.75> : tensor<f64>
    %399 = stablehlo.broadcast_in_dim %398, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %400 = stablehlo.add %394, %399 : tensor<2x3xf64>
    %401 = stablehlo.divide %397, %400 : tensor<2x3xf64>
    %402 = stablehlo.add %401, %401 : tensor<2x3xf64>
    %403 = stablehlo.constant dense<0.0> : tensor<f64>
    %404 = stablehlo.broadcast_in_dim %403, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %405 = stablehlo.multiply %401, %404 : tensor<2x3xf64>
    %406 = stablehlo.multiply %402, %405 : tensor<2x3xf64>
    %407 = stablehlo.subtract %406, %405 : tensor<2x3xf64>
    %408 = stablehlo.constant dense<-2.1473660226847046e-15> : tensor<f64>
    %409 = stablehlo.broadcast_in_dim %408, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %410 = stablehlo.add %407, %409 : tensor<2x3xf64>
    %411 = stablehlo.multiply %402, %410 : tensor<2x3xf64>
    %412 = stablehlo.subtract %411, %405 : tensor<2x3xf64>
    %413 = stablehlo.constant dense<-1.970680138706405e-15> : tensor<f64>
    %414 = stablehlo.broadcast_in_dim %413, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %415 = stablehlo.add %412, %414 : tensor<2x3xf64>
    %416 = stablehlo.multiply %402, %415 : tensor<2x3xf64>
    %417 = stablehlo.subtract %416, %410 : tensor<2x3xf64>
    %418 = stablehlo.constant dense<3.3013421550627057e-14> : tensor<f64>
    %419 = stablehlo.broadcast_in_dim %418, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %420 = stablehlo.add %417, %419 : tensor<2x3xf64>
    %421 = stablehlo.multiply %402, %420 : tensor<2x3xf64>
    %422 = stablehlo.subtract %421, %415 : tensor<2x3xf64>
    %423 = stablehlo.constant dense<3.244094252507084e-14> : tensor<f64>
    %424 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %425 = stablehlo.add %422, %424 : tensor<2x3xf64>
    %426 = stablehlo.multiply %402, %425 : tensor<2x3xf64>
    %427 = stablehlo.subtract %426, %420 : tensor<2x3xf64>
    %428 = stablehlo.constant dense<-9.665553098059357e-13> : tensor<f64>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %430 = stablehlo.add %427, %429 : tensor<2x3xf64>
    %431 = stablehlo.multiply %402, %430 : tensor<2x3xf64>
    %432 = stablehlo.subtract %431, %425 : tensor<2x3xf64>
    %433 = stablehlo.constant dense<1.9453257725152727e-13> : tensor<f64>
    %434 = stablehlo.broadcast_in_dim %433, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %435 = stablehlo.add %432, %434 : tensor<2x3xf64>
    %436 = stablehlo.multiply %402, %435 : tensor<2x3xf64>
    %437 = stablehlo.subtract %436, %430 : tensor<2x3xf64>
    %438 = stablehlo.constant dense<2.868650349246014e-11> : tensor<f64>
    %439 = stablehlo.broadcast_in_dim %438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %440 = stablehlo.add %437, %439 : tensor<2x3xf64>
    %441 = stablehlo.multiply %402, %440 : tensor<2x3xf64>
    %442 = stablehlo.subtract %441, %435 : tensor<2x3xf64>
    %443 = stablehlo.constant dense<-6.31809907580544e-11> : tensor<f64>
    %444 = stablehlo.broadcast_in_dim %443, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %445 = stablehlo.add %442, %444 : tensor<2x3xf64>
    %446 = stablehlo.multiply %402, %445 : tensor<2x3xf64>
    %447 = stablehlo.subtract %446, %440 : tensor<2x3xf64>
    %448 = stablehlo.constant dense<-7.754408007533903e-10> : tensor<f64>
    %449 = stablehlo.broadcast_in_dim %448, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %450 = stablehlo.add %447, %449 : tensor<2x3xf64>
    %451 = stablehlo.multiply %402, %450 : tensor<2x3xf64>
    %452 = stablehlo.subtract %451, %445 : tensor<2x3xf64>
    %453 = stablehlo.constant dense<4.521959709359601e-9> : tensor<f64>
    %454 = stablehlo.broadcast_in_dim %453, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %455 = stablehlo.add %452, %454 : tensor<2x3xf64>
    %456 = stablehlo.multiply %402, %455 : tensor<2x3xf64>
    %457 = stablehlo.subtract %456, %450 : tensor<2x3xf64>
    %458 = stablehlo.constant dense<1.0764998412667975e-8> : tensor<f64>
    %459 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %460 = stablehlo.add %457, %459 : tensor<2x3xf64>
    %461 = stablehlo.multiply %402, %460 : tensor<2x3xf64>
    %462 = stablehlo.subtract %461, %455 : tensor<2x3xf64>
    %463 = stablehlo.constant dense<-2.188640105013796e-7> : tensor<f64>
    %464 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %465 = stablehlo.add %462, %464 : tensor<2x3xf64>
    %466 = stablehlo.multiply %402, %465 : tensor<2x3xf64>
    %467 = stablehlo.subtract %466, %460 : tensor<2x3xf64>
    %468 = stablehlo.constant dense<7.740383054603557e-7> : tensor<f64>
    %469 = stablehlo.broadcast_in_dim %468, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %470 = stablehlo.add %467, %469 : tensor<2x3xf64>
    %471 = stablehlo.multiply %402, %470 : tensor<2x3xf64>
    %472 = stablehlo.subtract %471, %465 : tensor<2x3xf64>
    %473 = stablehlo.constant dense<4.1390279860266885e-6> : tensor<f64>
    %474 = stablehlo.broadcast_in_dim %473, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %475 = stablehlo.add %472, %474 : tensor<2x3xf64>
    %476 = stablehlo.multiply %402, %475 : tensor<2x3xf64>
    %477 = stablehlo.subtract %476, %470 : tensor<2x3xf64>
    %478 = stablehlo.constant dense<-6.916973302555101e-5> : tensor<f64>
    %479 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %480 = stablehlo.add %477, %479 : tensor<2x3xf64>
    %481 = stablehlo.multiply %402, %480 : tensor<2x3xf64>
    %482 = stablehlo.subtract %481, %475 : tensor<2x3xf64>
    %483 = stablehlo.constant dense<0.0004907758365258584> : tensor<f64>
    %484 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %485 = stablehlo.add %482, %484 : tensor<2x3xf64>
    %486 = stablehlo.multiply %402, %485 : tensor<2x3xf64>
    %487 = stablehlo.subtract %486, %480 : tensor<2x3xf64>
    %488 = stablehlo.constant dense<-0.002413163540417689> : tensor<f64>
    %489 = stablehlo.broadcast_in_dim %488, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %490 = stablehlo.add %487, %489 : tensor<2x3xf64>
    %491 = stablehlo.multiply %402, %490 : tensor<2x3xf64>
    %492 = stablehlo.subtract %491, %485 : tensor<2x3xf64>
    %493 = stablehlo.constant dense<0.009074997670705097> : tensor<f64>
    %494 = stablehlo.broadcast_in_dim %493, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %495 = stablehlo.add %492, %494 : tensor<2x3xf64>
    %496 = stablehlo.multiply %402, %495 : tensor<2x3xf64>
    %497 = stablehlo.subtract %496, %490 : tensor<2x3xf64>
    %498 = stablehlo.constant dense<-0.026658668435305642> : tensor<f64>
    %499 = stablehlo.broadcast_in_dim %498, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %500 = stablehlo.add %497, %499 : tensor<2x3xf64>
    %501 = stablehlo.multiply %402, %500 : tensor<2x3xf64>
    %502 = stablehlo.subtract %501, %495 : tensor<2x3xf64>
    %503 = stablehlo.constant dense<0.05920993999819182> : tensor<f64>
    %504 = stablehlo.broadcast_in_dim %503, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %505 = stablehlo.add %502, %504 : tensor<2x3xf64>
    %506 = stablehlo.multiply %402, %505 : tensor<2x3xf64>
    %507 = stablehlo.subtract %506, %500 : tensor<2x3xf64>
    %508 = stablehlo.constant dense<-0.0842491333665177> : tensor<f64>
    %509 = stablehlo.broadcast_in_dim %508, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %510 = stablehlo.add %507, %509 : tensor<2x3xf64>
    %511 = stablehlo.multiply %402, %510 : tensor<2x3xf64>
    %512 = stablehlo.subtract %511, %505 : tensor<2x3xf64>
    %513 = stablehlo.constant dense<-0.00459005458064645> : tensor<f64>
    %514 = stablehlo.broadcast_in_dim %513, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %515 = stablehlo.add %512, %514 : tensor<2x3xf64>
    %516 = stablehlo.multiply %401, %515 : tensor<2x3xf64>
    %517 = stablehlo.subtract %516, %510 : tensor<2x3xf64>
    %518 = stablehlo.constant dense<1.177578934567402> : tensor<f64>
    %519 = stablehlo.broadcast_in_dim %518, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %520 = stablehlo.add %517, %519 : tensor<2x3xf64>
    %521 = stablehlo.constant dense<4294967296.0> : tensor<f64>
    %522 = stablehlo.broadcast_in_dim %521, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %523 = stablehlo.add %394, %522 : tensor<2x3xf64>
    %524 = stablehlo.constant dense<4294967296.0> : tensor<f64>
    %525 = stablehlo.broadcast_in_dim %524, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %526 = stablehlo.subtract %523, %525 : tensor<2x3xf64>
    %527 = stablehlo.subtract %526, %394 : tensor<2x3xf64>
    %528 = stablehlo.add %526, %394 : tensor<2x3xf64>
    %529 = stablehlo.multiply %527, %528 : tensor<2x3xf64>
    %530 = stablehlo.multiply %526, %526 : tensor<2x3xf64>
    %531 = stablehlo.negate %530 : tensor<2x3xf64>
    %532 = stablehlo.exponential %531 : tensor<2x3xf64>
    %533 = stablehlo.constant dense<0.041666666666666664> : tensor<f64>
    %534 = stablehlo.broadcast_in_dim %533, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %535 = stablehlo.multiply %534, %529 : tensor<2x3xf64>
    %536 = stablehlo.constant dense<0.16666666666666666> : tensor<f64>
    %537 = stablehlo.broadcast_in_dim %536, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %538 = stablehlo.add %535, %537 : tensor<2x3xf64>
    %539 = stablehlo.multiply %538, %529 : tensor<2x3xf64>
    %540 = stablehlo.constant dense<0.5> : tensor<f64>
    %541 = stablehlo.broadcast_in_dim %540, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %542 = stablehlo.add %539, %541 : tensor<2x3xf64>
    %543 = stablehlo.multiply %542, %529 : tensor<2x3xf64>
    %544 = stablehlo.constant dense<1.0> : tensor<f64>
    %545 = stablehlo.broadcast_in_dim %544, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %546 = stablehlo.add %543, %545 : tensor<2x3xf64>
    %547 = stablehlo.multiply %546, %529 : tensor<2x3xf64>
    %548 = stablehlo.constant dense<1.0> : tensor<f64>
    %549 = stablehlo.broadcast_in_dim %548, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %550 = stablehlo.add %547, %549 : tensor<2x3xf64>
    %551 = stablehlo.multiply %532, %550 : tensor<2x3xf64>
    %552 = stablehlo.add %394, %394 : tensor<2x3xf64>
    %553 = stablehlo.constant dense<1.0> : tensor<f64>
    %554 = stablehlo.broadcast_in_dim %553, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %555 = stablehlo.add %552, %554 : tensor<2x3xf64>
    %556 = stablehlo.divide %520, %555 : tensor<2x3xf64>
    %557 = stablehlo.multiply %556, %551 : tensor<2x3xf64>
    %558 = stablehlo.constant dense<0.0> : tensor<f64>
    %559 = stablehlo.broadcast_in_dim %558, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %560 = stablehlo.compare LT, %arg3, %559, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %561 = stablehlo.constant dense<2.0> : tensor<f64>
    %562 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %563 = stablehlo.subtract %562, %557 : tensor<2x3xf64>
    %564 = stablehlo.select %560, %563, %557 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %565 = stablehlo.constant dense<2.0> : tensor<f64>
    %566 = stablehlo.constant dense<0.0> : tensor<f64>
    %567 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %568 = stablehlo.broadcast_in_dim %566, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %569 = stablehlo.select %560, %567, %568 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %570 = stablehlo.constant dense<30.0> : tensor<f64>
    %571 = stablehlo.broadcast_in_dim %570, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %572 = stablehlo.compare GT, %394, %571, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %573 = stablehlo.select %572, %569, %564 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %131, %263, %393, %573 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @exp attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "exp", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.exponential %arg0 : tensor<2x3xf16>
    %1 = stablehlo.exponential %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.exponential %arg2 : tensor<2x3xf32>
    %3 = stablehlo.exponential %arg3 : tensor<2x3xf64>
    %4 = stablehlo.exponential %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.exponential %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @expm1 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "expm1", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<2x3xf16>
    %1 = stablehlo.exponential_minus_one %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.exponential_minus_one %arg2 : tensor<2x3xf32>
    %3 = stablehlo.exponential_minus_one %arg3 : tensor<2x3xf64>
    %4 = stablehlo.exponential_minus_one %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.exponential_minus_one %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @floor attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "floor", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.floor %arg0 : tensor<2x3xf16>
    %1 = stablehlo.floor %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %3 = stablehlo.floor %arg3 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @ge attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "ge", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare GE, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare GE, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare GE, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare GE, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare GE, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare GE, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare GE, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare GE, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare GE, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare GE, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare GE, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare GE, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare GE, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @gt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "gt", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare GT, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare GT, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare GT, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare GT, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare GT, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare GT, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare GT, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare GT, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare GT, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare GT, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare GT, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare GT, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare GT, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @imag attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "imag", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.imag %arg0 : tensor<2x3xf16>
    %1 = stablehlo.imag %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.imag %arg2 : tensor<2x3xf32>
    %3 = stablehlo.imag %arg3 : tensor<2x3xf64>
    %4 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %5 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @is_finite attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_finite", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.is_finite %arg0 : (tensor<2x3xf16>) -> tensor<2x3xi1>
    %1 = stablehlo.is_finite %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xi1>
    %2 = stablehlo.is_finite %arg2 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = stablehlo.is_finite %arg3 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @is_inf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_inf", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.abs %arg0 : tensor<2x3xf16>
    %1 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %4 = stablehlo.abs %arg1 : tensor<2x3xbf16>
    %5 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %7 = stablehlo.compare EQ, %4, %6, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %8 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.compare EQ, %8, %10, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %13 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %15 = stablehlo.compare EQ, %12, %14, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %3, %7, %11, %15 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @is_neg_inf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_neg_inf", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %5 = stablehlo.compare EQ, %arg1, %4, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.compare EQ, %arg2, %7, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %11 = stablehlo.compare EQ, %arg3, %10, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %2, %5, %8, %11 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @is_pos_inf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_pos_inf", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %5 = stablehlo.compare EQ, %arg1, %4, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %6 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.compare EQ, %arg2, %7, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %11 = stablehlo.compare EQ, %arg3, %10, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %2, %5, %8, %11 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @le attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "le", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare LE, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare LE, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare LE, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare LE, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare LE, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare LE, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare LE, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare LE, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare LE, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare LE, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare LE, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare LE, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare LE, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @lgamma attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "lgamma", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<0.5> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.compare LT, %0, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.negate %0 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<1.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<2x3xf32>
    %8 = stablehlo.select %3, %4, %7 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.constant dense<7.5> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.add %8, %10 : tensor<2x3xf32>
    %12 = stablehlo.constant dense<7.5> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.divide %8, %13 : tensor<2x3xf32>
    %15 = stablehlo.log_plus_one %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<2.014903> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.add %15, %17 : tensor<2x3xf32>
    %19 = stablehlo.constant dense<1.0> : tensor<f32>
    %20 = stablehlo.constant dense<1.0> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %8, %21 : tensor<2x3xf32>
    %23 = stablehlo.constant dense<676.5204> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.divide %24, %22 : tensor<2x3xf32>
    %26 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.add %26, %25 : tensor<2x3xf32>
    %28 = stablehlo.constant dense<2.0> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.add %8, %29 : tensor<2x3xf32>
    %31 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.divide %32, %30 : tensor<2x3xf32>
    %34 = stablehlo.add %27, %33 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<3.0> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.add %8, %36 : tensor<2x3xf32>
    %38 = stablehlo.constant dense<771.3234> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.divide %39, %37 : tensor<2x3xf32>
    %41 = stablehlo.add %34, %40 : tensor<2x3xf32>
    %42 = stablehlo.constant dense<4.0> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.add %8, %43 : tensor<2x3xf32>
    %45 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %47 = stablehlo.divide %46, %44 : tensor<2x3xf32>
    %48 = stablehlo.add %41, %47 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<5.0> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.add %8, %50 : tensor<2x3xf32>
    %52 = stablehlo.constant dense<12.507343> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.divide %53, %51 : tensor<2x3xf32>
    %55 = stablehlo.add %48, %54 : tensor<2x3xf32>
    %56 = stablehlo.constant dense<6.0> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %58 = stablehlo.add %8, %57 : tensor<2x3xf32>
    %59 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.divide %60, %58 : tensor<2x3xf32>
    %62 = stablehlo.add %55, %61 : tensor<2x3xf32>
    %63 = stablehlo.constant dense<7.0> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.add %8, %64 : tensor<2x3xf32>
    %66 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.divide %67, %65 : tensor<2x3xf32>
    %69 = stablehlo.add %62, %68 : tensor<2x3xf32>
    %70 = stablehlo.constant dense<8.0> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %72 = stablehlo.add %8, %71 : tensor<2x3xf32>
    %73 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.divide %74, %72 : tensor<2x3xf32>
    %76 = stablehlo.add %69, %75 : tensor<2x3xf32>
    %77 = stablehlo.log %76 : tensor<2x3xf32>
    %78 = stablehlo.constant dense<0.5> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.add %8, %79 : tensor<2x3xf32>
    %81 = stablehlo.divide %11, %18 : tensor<2x3xf32>
    %82 = stablehlo.subtract %80, %81 : tensor<2x3xf32>
    %83 = stablehlo.multiply %82, %18 : tensor<2x3xf32>
    %84 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.add %83, %85 : tensor<2x3xf32>
    %87 = stablehlo.add %86, %77 : tensor<2x3xf32>
    %88 = stablehlo.abs %0 : tensor<2x3xf32>
    %89 = stablehlo.floor %88 : tensor<2x3xf32>
    %90 = stablehlo.subtract %88, %89 : tensor<2x3xf32>
    %91 = stablehlo.constant dense<0.5> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.compare GT, %90, %92, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %94 = stablehlo.constant dense<1.0> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %96 = stablehlo.subtract %95, %90 : tensor<2x3xf32>
    %97 = stablehlo.select %93, %96, %90 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %100 = stablehlo.multiply %97, %99 : tensor<2x3xf32>
    %101 = stablehlo.sine %100 : tensor<2x3xf32>
    %102 = stablehlo.log %101 : tensor<2x3xf32>
    %103 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %105 = stablehlo.subtract %104, %102 : tensor<2x3xf32>
    %106 = stablehlo.subtract %105, %87 : tensor<2x3xf32>
    %107 = stablehlo.is_finite %102 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %108 = stablehlo.negate %102 : tensor<2x3xf32>
    %109 = stablehlo.select %107, %106, %108 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = stablehlo.select %3, %109, %87 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %113 = stablehlo.compare EQ, %88, %112, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %114 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %116 = stablehlo.select %113, %115, %110 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = stablehlo.constant dense<1.0> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %119 = stablehlo.compare EQ, %0, %118, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %120 = stablehlo.constant dense<2.0> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %122 = stablehlo.compare EQ, %0, %121, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %123 = stablehlo.or %119, %122 : tensor<2x3xi1>
    %124 = stablehlo.constant dense<0.0> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.select %123, %125, %116 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = stablehlo.convert %126 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %128 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %129 = stablehlo.constant dense<0.5> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %131 = stablehlo.compare LT, %128, %130, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %132 = stablehlo.negate %128 : tensor<2x3xf32>
    %133 = stablehlo.constant dense<1.0> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %135 = stablehlo.subtract %128, %134 : tensor<2x3xf32>
    %136 = stablehlo.select %131, %132, %135 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %137 = stablehlo.constant dense<7.5> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %139 = stablehlo.add %136, %138 : tensor<2x3xf32>
    %140 = stablehlo.constant dense<7.5> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %142 = stablehlo.divide %136, %141 : tensor<2x3xf32>
    %143 = stablehlo.log_plus_one %142 : tensor<2x3xf32>
    %144 = stablehlo.constant dense<2.014903> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %146 = stablehlo.add %143, %145 : tensor<2x3xf32>
    %147 = stablehlo.constant dense<1.0> : tensor<f32>
    %148 = stablehlo.constant dense<1.0> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %150 = stablehlo.add %136, %149 : tensor<2x3xf32>
    %151 = stablehlo.constant dense<676.5204> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %153 = stablehlo.divide %152, %150 : tensor<2x3xf32>
    %154 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %155 = stablehlo.add %154, %153 : tensor<2x3xf32>
    %156 = stablehlo.constant dense<2.0> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %158 = stablehlo.add %136, %157 : tensor<2x3xf32>
    %159 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %161 = stablehlo.divide %160, %158 : tensor<2x3xf32>
    %162 = stablehlo.add %155, %161 : tensor<2x3xf32>
    %163 = stablehlo.constant dense<3.0> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %165 = stablehlo.add %136, %164 : tensor<2x3xf32>
    %166 = stablehlo.constant dense<771.3234> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %168 = stablehlo.divide %167, %165 : tensor<2x3xf32>
    %169 = stablehlo.add %162, %168 : tensor<2x3xf32>
    %170 = stablehlo.constant dense<4.0> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %172 = stablehlo.add %136, %171 : tensor<2x3xf32>
    %173 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %175 = stablehlo.divide %174, %172 : tensor<2x3xf32>
    %176 = stablehlo.add %169, %175 : tensor<2x3xf32>
    %177 = stablehlo.constant dense<5.0> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.add %136, %178 : tensor<2x3xf32>
    %180 = stablehlo.constant dense<12.507343> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.divide %181, %179 : tensor<2x3xf32>
    %183 = stablehlo.add %176, %182 : tensor<2x3xf32>
    %184 = stablehlo.constant dense<6.0> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %186 = stablehlo.add %136, %185 : tensor<2x3xf32>
    %187 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %189 = stablehlo.divide %188, %186 : tensor<2x3xf32>
    %190 = stablehlo.add %183, %189 : tensor<2x3xf32>
    %191 = stablehlo.constant dense<7.0> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %193 = stablehlo.add %136, %192 : tensor<2x3xf32>
    %194 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %196 = stablehlo.divide %195, %193 : tensor<2x3xf32>
    %197 = stablehlo.add %190, %196 : tensor<2x3xf32>
    %198 = stablehlo.constant dense<8.0> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %200 = stablehlo.add %136, %199 : tensor<2x3xf32>
    %201 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %203 = stablehlo.divide %202, %200 : tensor<2x3xf32>
    %204 = stablehlo.add %197, %203 : tensor<2x3xf32>
    %205 = stablehlo.log %204 : tensor<2x3xf32>
    %206 = stablehlo.constant dense<0.5> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %208 = stablehlo.add %136, %207 : tensor<2x3xf32>
    %209 = stablehlo.divide %139, %146 : tensor<2x3xf32>
    %210 = stablehlo.subtract %208, %209 : tensor<2x3xf32>
    %211 = stablehlo.multiply %210, %146 : tensor<2x3xf32>
    %212 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %214 = stablehlo.add %211, %213 : tensor<2x3xf32>
    %215 = stablehlo.add %214, %205 : tensor<2x3xf32>
    %216 = stablehlo.abs %128 : tensor<2x3xf32>
    %217 = stablehlo.floor %216 : tensor<2x3xf32>
    %218 = stablehlo.subtract %216, %217 : tensor<2x3xf32>
    %219 = stablehlo.constant dense<0.5> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %221 = stablehlo.compare GT, %218, %220, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %222 = stablehlo.constant dense<1.0> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %224 = stablehlo.subtract %223, %218 : tensor<2x3xf32>
    %225 = stablehlo.select %221, %224, %218 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %226 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %228 = stablehlo.multiply %225, %227 : tensor<2x3xf32>
    %229 = stablehlo.sine %228 : tensor<2x3xf32>
    %230 = stablehlo.log %229 : tensor<2x3xf32>
    %231 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %233 = stablehlo.subtract %232, %230 : tensor<2x3xf32>
    %234 = stablehlo.subtract %233, %215 : tensor<2x3xf32>
    %235 = stablehlo.is_finite %230 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %236 = stablehlo.negate %230 : tensor<2x3xf32>
    %237 = stablehlo.select %235, %234, %236 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %238 = stablehlo.select %131, %237, %215 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %239 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %241 = stablehlo.compare EQ, %216, %240, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %242 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.select %241, %243, %238 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %245 = stablehlo.constant dense<1.0> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %247 = stablehlo.compare EQ, %128, %246, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %248 = stablehlo.constant dense<2.0> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %250 = stablehlo.compare EQ, %128, %249, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %251 = stablehlo.or %247, %250 : tensor<2x3xi1>
    %252 = stablehlo.constant dense<0.0> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %254 = stablehlo.select %251, %253, %244 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %255 = stablehlo.convert %254 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %256 = stablehlo.constant dense<0.5> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %258 = stablehlo.compare LT, %arg2, %257, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %259 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %260 = stablehlo.constant dense<1.0> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %262 = stablehlo.subtract %arg2, %261 : tensor<2x3xf32>
    %263 = stablehlo.select %258, %259, %262 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %264 = stablehlo.constant dense<7.5> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %266 = stablehlo.add %263, %265 : tensor<2x3xf32>
    %267 = stablehlo.constant dense<7.5> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %269 = stablehlo.divide %263, %268 : tensor<2x3xf32>
    %270 = stablehlo.log_plus_one %269 : tensor<2x3xf32>
    %271 = stablehlo.constant dense<2.014903> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %273 = stablehlo.add %270, %272 : tensor<2x3xf32>
    %274 = stablehlo.constant dense<1.0> : tensor<f32>
    %275 = stablehlo.constant dense<1.0> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %277 = stablehlo.add %263, %276 : tensor<2x3xf32>
    %278 = stablehlo.constant dense<676.5204> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %280 = stablehlo.divide %279, %277 : tensor<2x3xf32>
    %281 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %282 = stablehlo.add %281, %280 : tensor<2x3xf32>
    %283 = stablehlo.constant dense<2.0> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %285 = stablehlo.add %263, %284 : tensor<2x3xf32>
    %286 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %288 = stablehlo.divide %287, %285 : tensor<2x3xf32>
    %289 = stablehlo.add %282, %288 : tensor<2x3xf32>
    %290 = stablehlo.constant dense<3.0> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %292 = stablehlo.add %263, %291 : tensor<2x3xf32>
    %293 = stablehlo.constant dense<771.3234> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %295 = stablehlo.divide %294, %292 : tensor<2x3xf32>
    %296 = stablehlo.add %289, %295 : tensor<2x3xf32>
    %297 = stablehlo.constant dense<4.0> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %299 = stablehlo.add %263, %298 : tensor<2x3xf32>
    %300 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %302 = stablehlo.divide %301, %299 : tensor<2x3xf32>
    %303 = stablehlo.add %296, %302 : tensor<2x3xf32>
    %304 = stablehlo.constant dense<5.0> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %306 = stablehlo.add %263, %305 : tensor<2x3xf32>
    %307 = stablehlo.constant dense<12.507343> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %309 = stablehlo.divide %308, %306 : tensor<2x3xf32>
    %310 = stablehlo.add %303, %309 : tensor<2x3xf32>
    %311 = stablehlo.constant dense<6.0> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %313 = stablehlo.add %263, %312 : tensor<2x3xf32>
    %314 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %316 = stablehlo.divide %315, %313 : tensor<2x3xf32>
    %317 = stablehlo.add %310, %316 : tensor<2x3xf32>
    %318 = stablehlo.constant dense<7.0> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %320 = stablehlo.add %263, %319 : tensor<2x3xf32>
    %321 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %323 = stablehlo.divide %322, %320 : tensor<2x3xf32>
    %324 = stablehlo.add %317, %323 : tensor<2x3xf32>
    %325 = stablehlo.constant dense<8.0> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %327 = stablehlo.add %263, %326 : tensor<2x3xf32>
    %328 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %328, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %330 = stablehlo.divide %329, %327 : tensor<2x3xf32>
    %331 = stablehlo.add %324, %330 : tensor<2x3xf32>
    %332 = stablehlo.log %331 : tensor<2x3xf32>
    %333 = stablehlo.constant dense<0.5> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %335 = stablehlo.add %263, %334 : tensor<2x3xf32>
    %336 = stablehlo.divide %266, %273 : tensor<2x3xf32>
    %337 = stablehlo.subtract %335, %336 : tensor<2x3xf32>
    %338 = stablehlo.multiply %337, %273 : tensor<2x3xf32>
    %339 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %341 = stablehlo.add %338, %340 : tensor<2x3xf32>
    %342 = stablehlo.add %341, %332 : tensor<2x3xf32>
    %343 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %344 = stablehlo.floor %343 : tensor<2x3xf32>
    %345 = stablehlo.subtract %343, %344 : tensor<2x3xf32>
    %346 = stablehlo.constant dense<0.5> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %348 = stablehlo.compare GT, %345, %347, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %349 = stablehlo.constant dense<1.0> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %351 = stablehlo.subtract %350, %345 : tensor<2x3xf32>
    %352 = stablehlo.select %348, %351, %345 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %353 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %355 = stablehlo.multiply %352, %354 : tensor<2x3xf32>
    %356 = stablehlo.sine %355 : tensor<2x3xf32>
    %357 = stablehlo.log %356 : tensor<2x3xf32>
    %358 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %360 = stablehlo.subtract %359, %357 : tensor<2x3xf32>
    %361 = stablehlo.subtract %360, %342 : tensor<2x3xf32>
    %362 = stablehlo.is_finite %357 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %363 = stablehlo.negate %357 : tensor<2x3xf32>
    %364 = stablehlo.select %362, %361, %363 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %365 = stablehlo.select %258, %364, %342 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %366 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %368 = stablehlo.compare EQ, %343, %367, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %369 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %371 = stablehlo.select %368, %370, %365 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %372 = stablehlo.constant dense<1.0> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %374 = stablehlo.compare EQ, %arg2, %373, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %375 = stablehlo.constant dense<2.0> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %375, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %377 = stablehlo.compare EQ, %arg2, %376, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %378 = stablehlo.or %374, %377 : tensor<2x3xi1>
    %379 = stablehlo.constant dense<0.0> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %381 = stablehlo.select %378, %380, %371 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %382 = stablehlo.constant dense<0.5> : tensor<f64>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %384 = stablehlo.compare LT, %arg3, %383, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %385 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %386 = stablehlo.constant dense<1.0> : tensor<f64>
    %387 = stablehlo.broadcast_in_dim %386, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %388 = stablehlo.subtract %arg3, %387 : tensor<2x3xf64>
    %389 = stablehlo.select %384, %385, %388 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %390 = stablehlo.constant dense<7.5> : tensor<f64>
    %391 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %392 = stablehlo.add %389, %391 : tensor<2x3xf64>
    %393 = stablehlo.constant dense<7.5> : tensor<f64>
    %394 = stablehlo.broadcast_in_dim %393, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %395 = stablehlo.divide %389, %394 : tensor<2x3xf64>
    %396 = stablehlo.log_plus_one %395 : tensor<2x3xf64>
    %397 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %399 = stablehlo.add %396, %398 : tensor<2x3xf64>
    %400 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %401 = stablehlo.constant dense<1.0> : tensor<f64>
    %402 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %403 = stablehlo.add %389, %402 : tensor<2x3xf64>
    %404 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %405 = stablehlo.broadcast_in_dim %404, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %406 = stablehlo.divide %405, %403 : tensor<2x3xf64>
    %407 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %408 = stablehlo.add %407, %406 : tensor<2x3xf64>
    %409 = stablehlo.constant dense<2.0> : tensor<f64>
    %410 = stablehlo.broadcast_in_dim %409, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %411 = stablehlo.add %389, %410 : tensor<2x3xf64>
    %412 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %414 = stablehlo.divide %413, %411 : tensor<2x3xf64>
    %415 = stablehlo.add %408, %414 : tensor<2x3xf64>
    %416 = stablehlo.constant dense<3.0> : tensor<f64>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %418 = stablehlo.add %389, %417 : tensor<2x3xf64>
    %419 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %420 = stablehlo.broadcast_in_dim %419, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %421 = stablehlo.divide %420, %418 : tensor<2x3xf64>
    %422 = stablehlo.add %415, %421 : tensor<2x3xf64>
    %423 = stablehlo.constant dense<4.0> : tensor<f64>
    %424 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %425 = stablehlo.add %389, %424 : tensor<2x3xf64>
    %426 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %427 = stablehlo.broadcast_in_dim %426, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %428 = stablehlo.divide %427, %425 : tensor<2x3xf64>
    %429 = stablehlo.add %422, %428 : tensor<2x3xf64>
    %430 = stablehlo.constant dense<5.0> : tensor<f64>
    %431 = stablehlo.broadcast_in_dim %430, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %432 = stablehlo.add %389, %431 : tensor<2x3xf64>
    %433 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %434 = stablehlo.broadcast_in_dim %433, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %435 = stablehlo.divide %434, %432 : tensor<2x3xf64>
    %436 = stablehlo.add %429, %435 : tensor<2x3xf64>
    %437 = stablehlo.constant dense<6.0> : tensor<f64>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %439 = stablehlo.add %389, %438 : tensor<2x3xf64>
    %440 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %441 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %442 = stablehlo.divide %441, %439 : tensor<2x3xf64>
    %443 = stablehlo.add %436, %442 : tensor<2x3xf64>
    %444 = stablehlo.constant dense<7.0> : tensor<f64>
    %445 = stablehlo.broadcast_in_dim %444, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %446 = stablehlo.add %389, %445 : tensor<2x3xf64>
    %447 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %448 = stablehlo.broadcast_in_dim %447, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %449 = stablehlo.divide %448, %446 : tensor<2x3xf64>
    %450 = stablehlo.add %443, %449 : tensor<2x3xf64>
    %451 = stablehlo.constant dense<8.0> : tensor<f64>
    %452 = stablehlo.broadcast_in_dim %451, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %453 = stablehlo.add %389, %452 : tensor<2x3xf64>
    %454 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %455 = stablehlo.broadcast_in_dim %454, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %456 = stablehlo.divide %455, %453 : tensor<2x3xf64>
    %457 = stablehlo.add %450, %456 : tensor<2x3xf64>
    %458 = stablehlo.log %457 : tensor<2x3xf64>
    %459 = stablehlo.constant dense<0.5> : tensor<f64>
    %460 = stablehlo.broadcast_in_dim %459, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %461 = stablehlo.add %389, %460 : tensor<2x3xf64>
    %462 = stablehlo.divide %392, %399 : tensor<2x3xf64>
    %463 = stablehlo.subtract %461, %462 : tensor<2x3xf64>
    %464 = stablehlo.multiply %463, %399 : tensor<2x3xf64>
    %465 = stablehlo.constant dense<0.9189385332046727> : tensor<f64>
    %466 = stablehlo.broadcast_in_dim %465, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %467 = stablehlo.add %464, %466 : tensor<2x3xf64>
    %468 = stablehlo.add %467, %458 : tensor<2x3xf64>
    %469 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %470 = stablehlo.floor %469 : tensor<2x3xf64>
    %471 = stablehlo.subtract %469, %470 : tensor<2x3xf64>
    %472 = stablehlo.constant dense<0.5> : tensor<f64>
    %473 = stablehlo.broadcast_in_dim %472, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %474 = stablehlo.compare GT, %471, %473, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %475 = stablehlo.constant dense<1.0> : tensor<f64>
    %476 = stablehlo.broadcast_in_dim %475, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %477 = stablehlo.subtract %476, %471 : tensor<2x3xf64>
    %478 = stablehlo.select %474, %477, %471 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %479 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %480 = stablehlo.broadcast_in_dim %479, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %481 = stablehlo.multiply %478, %480 : tensor<2x3xf64>
    %482 = stablehlo.sine %481 : tensor<2x3xf64>
    %483 = stablehlo.log %482 : tensor<2x3xf64>
    %484 = stablehlo.constant dense<1.1447298858494002> : tensor<f64>
    %485 = stablehlo.broadcast_in_dim %484, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %486 = stablehlo.subtract %485, %483 : tensor<2x3xf64>
    %487 = stablehlo.subtract %486, %468 : tensor<2x3xf64>
    %488 = stablehlo.is_finite %483 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %489 = stablehlo.negate %483 : tensor<2x3xf64>
    %490 = stablehlo.select %488, %487, %489 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %491 = stablehlo.select %384, %490, %468 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %492 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %493 = stablehlo.broadcast_in_dim %492, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %494 = stablehlo.compare EQ, %469, %493, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %495 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %496 = stablehlo.broadcast_in_dim %495, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %497 = stablehlo.select %494, %496, %491 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %498 = stablehlo.constant dense<1.0> : tensor<f64>
    %499 = stablehlo.broadcast_in_dim %498, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %500 = stablehlo.compare EQ, %arg3, %499, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %501 = stablehlo.constant dense<2.0> : tensor<f64>
    %502 = stablehlo.broadcast_in_dim %501, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %503 = stablehlo.compare EQ, %arg3, %502, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %504 = stablehlo.or %500, %503 : tensor<2x3xi1>
    %505 = stablehlo.constant dense<0.0> : tensor<f64>
    %506 = stablehlo.broadcast_in_dim %505, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %507 = stablehlo.select %504, %506, %497 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %127, %255, %381, %507 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @log attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "log", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.log %arg0 : tensor<2x3xf16>
    %1 = stablehlo.log %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.log %arg2 : tensor<2x3xf32>
    %3 = stablehlo.log %arg3 : tensor<2x3xf64>
    %4 = stablehlo.log %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.log %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @log1p attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "log1p", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.log_plus_one %arg0 : tensor<2x3xf16>
    %1 = stablehlo.log_plus_one %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.log_plus_one %arg2 : tensor<2x3xf32>
    %3 = stablehlo.log_plus_one %arg3 : tensor<2x3xf64>
    %4 = stablehlo.log_plus_one %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.log_plus_one %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @logistic attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "logistic", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.logistic %arg0 : tensor<2x3xf16>
    %1 = stablehlo.logistic %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.logistic %arg2 : tensor<2x3xf32>
    %3 = stablehlo.logistic %arg3 : tensor<2x3xf64>
    %4 = stablehlo.logistic %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.logistic %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @lt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "lt", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare LT, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare LT, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare LT, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare LT, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare LT, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare LT, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare LT, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare LT, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare LT, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare LT, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare LT, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare LT, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare LT, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @max attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "max", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.maximum %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.maximum %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.maximum %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.maximum %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.maximum %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.maximum %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.maximum %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.maximum %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.maximum %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.maximum %arg9, %arg9 : tensor<2x3xf16>
    %10 = stablehlo.maximum %arg10, %arg10 : tensor<2x3xbf16>
    %11 = stablehlo.maximum %arg11, %arg11 : tensor<2x3xf32>
    %12 = stablehlo.maximum %arg12, %arg12 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @min attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "min", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.minimum %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.minimum %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.minimum %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.minimum %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.minimum %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.minimum %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.minimum %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.minimum %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.minimum %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.minimum %arg9, %arg9 : tensor<2x3xf16>
    %10 = stablehlo.minimum %arg10, %arg10 : tensor<2x3xbf16>
    %11 = stablehlo.minimum %arg11, %arg11 : tensor<2x3xf32>
    %12 = stablehlo.minimum %arg12, %arg12 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @mul attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "mul", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.multiply %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.multiply %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.multiply %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.multiply %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.multiply %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.multiply %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.multiply %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.multiply %arg9, %arg9 : tensor<2x3xf16>
    %10 = stablehlo.multiply %arg10, %arg10 : tensor<2x3xbf16>
    %11 = stablehlo.multiply %arg11, %arg11 : tensor<2x3xf32>
    %12 = stablehlo.multiply %arg12, %arg12 : tensor<2x3xf64>
    %13 = stablehlo.multiply %arg13, %arg13 : tensor<2x3xcomplex<f32>>
    %14 = stablehlo.multiply %arg14, %arg14 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @ne attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf16>, %arg10: tensor<2x3xbf16>, %arg11: tensor<2x3xf32>, %arg12: tensor<2x3xf64>, %arg13: tensor<2x3xcomplex<f32>>, %arg14: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "ne", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f16[2, 3], x10: bf16[2, 3], x11: f32[2, 3], x12: f64[2, 3], x13: c64[2, 3], x14: c128[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare NE, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare NE, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare NE, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare NE, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare NE, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare NE, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare NE, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare NE, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare NE, %arg9, %arg9, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.compare NE, %arg10, %arg10, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %11 = stablehlo.compare NE, %arg11, %arg11, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.compare NE, %arg12, %arg12, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %13 = stablehlo.compare NE, %arg13, %arg13, FLOAT : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %14 = stablehlo.compare NE, %arg14, %arg14, FLOAT : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @neg attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xbf16>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf64>, %arg12: tensor<2x3xcomplex<f32>>, %arg13: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "neg", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: bf16[2, 3], x10: f32[2, 3], x11: f64[2, 3], x12: c64[2, 3], x13: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.negate %arg0 : tensor<2x3xi8>
    %1 = stablehlo.negate %arg1 : tensor<2x3xi16>
    %2 = stablehlo.negate %arg2 : tensor<2x3xi32>
    %3 = stablehlo.negate %arg3 : tensor<2x3xi64>
    %4 = stablehlo.negate %arg4 : tensor<2x3xui8>
    %5 = stablehlo.negate %arg5 : tensor<2x3xui16>
    %6 = stablehlo.negate %arg6 : tensor<2x3xui32>
    %7 = stablehlo.negate %arg7 : tensor<2x3xui64>
    %8 = stablehlo.negate %arg8 : tensor<2x3xf16>
    %9 = stablehlo.negate %arg9 : tensor<2x3xbf16>
    %10 = stablehlo.negate %arg10 : tensor<2x3xf32>
    %11 = stablehlo.negate %arg11 : tensor<2x3xf64>
    %12 = stablehlo.negate %arg12 : tensor<2x3xcomplex<f32>>
    %13 = stablehlo.negate %arg13 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @next_after attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "next_after", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %1 = stablehlo.compare LT, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %2 = stablehlo.constant dense<0.0> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %4 = stablehlo.compare LT, %arg0, %3, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %5 = stablehlo.xor %1, %4 : tensor<2x3xi1>
    %6 = stablehlo.constant dense<1> : tensor<i16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %8 = stablehlo.add %0, %7 : tensor<2x3xi16>
    %9 = stablehlo.constant dense<1> : tensor<i16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %11 = stablehlo.subtract %0, %10 : tensor<2x3xi16>
    %12 = stablehlo.select %5, %8, %11 : (tensor<2x3xi1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %13 = stablehlo.bitcast_convert %12 : (tensor<2x3xi16>) -> tensor<2x3xf16>
    %14 = stablehlo.constant dense<1> : tensor<i16>
    %15 = stablehlo.bitcast_convert %14 : (tensor<i16>) -> tensor<f16>
    %16 = stablehlo.negate %15 : tensor<f16>
    %17 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %19 = stablehlo.select %1, %17, %18 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %20 = stablehlo.constant dense<0.0> : tensor<f16>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %22 = stablehlo.compare EQ, %arg0, %21, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %23 = stablehlo.select %22, %19, %13 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %24 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %25 = stablehlo.select %24, %arg0, %23 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %26 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %27 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %28 = stablehlo.or %26, %27 : tensor<2x3xi1>
    %29 = stablehlo.constant dense<0x7E00> : tensor<f16>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %31 = stablehlo.select %28, %30, %25 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %32 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    %33 = stablehlo.compare LT, %arg1, %arg1, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %34 = stablehlo.constant dense<0.0> : tensor<bf16>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %36 = stablehlo.compare LT, %arg1, %35, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %37 = stablehlo.xor %33, %36 : tensor<2x3xi1>
    %38 = stablehlo.constant dense<1> : tensor<i16>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %40 = stablehlo.add %32, %39 : tensor<2x3xi16>
    %41 = stablehlo.constant dense<1> : tensor<i16>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %43 = stablehlo.subtract %32, %42 : tensor<2x3xi16>
    %44 = stablehlo.select %37, %40, %43 : (tensor<2x3xi1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %45 = stablehlo.bitcast_convert %44 : (tensor<2x3xi16>) -> tensor<2x3xbf16>
    %46 = stablehlo.constant dense<1> : tensor<i16>
    %47 = stablehlo.bitcast_convert %46 : (tensor<i16>) -> tensor<bf16>
    %48 = stablehlo.negate %47 : tensor<bf16>
    %49 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %51 = stablehlo.select %33, %49, %50 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %52 = stablehlo.constant dense<0.0> : tensor<bf16>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %54 = stablehlo.compare EQ, %arg1, %53, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %55 = stablehlo.select %54, %51, %45 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %56 = stablehlo.compare EQ, %arg1, %arg1, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %57 = stablehlo.select %56, %arg1, %55 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %58 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %59 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %60 = stablehlo.or %58, %59 : tensor<2x3xi1>
    %61 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<bf16>) -> tensor<2x3xbf16>
    %63 = stablehlo.select %60, %62, %57 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %64 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %65 = stablehlo.compare LT, %arg2, %arg2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %66 = stablehlo.constant dense<0.0> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.compare LT, %arg2, %67, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %69 = stablehlo.xor %65, %68 : tensor<2x3xi1>
    %70 = stablehlo.constant dense<1> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %72 = stablehlo.add %64, %71 : tensor<2x3xi32>
    %73 = stablehlo.constant dense<1> : tensor<i32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %75 = stablehlo.subtract %64, %74 : tensor<2x3xi32>
    %76 = stablehlo.select %69, %72, %75 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %77 = stablehlo.bitcast_convert %76 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %78 = stablehlo.constant dense<1> : tensor<i32>
    %79 = stablehlo.bitcast_convert %78 : (tensor<i32>) -> tensor<f32>
    %80 = stablehlo.negate %79 : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %82 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.select %65, %81, %82 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = stablehlo.constant dense<0.0> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.compare EQ, %arg2, %85, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %87 = stablehlo.select %86, %83, %77 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = stablehlo.compare EQ, %arg2, %arg2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %89 = stablehlo.select %88, %arg2, %87 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %90 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %91 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %92 = stablehlo.or %90, %91 : tensor<2x3xi1>
    %93 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %95 = stablehlo.select %92, %94, %89 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %97 = stablehlo.compare LT, %arg3, %arg3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %98 = stablehlo.constant dense<0.0> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %100 = stablehlo.compare LT, %arg3, %99, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %101 = stablehlo.xor %97, %100 : tensor<2x3xi1>
    %102 = stablehlo.constant dense<1> : tensor<i64>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %104 = stablehlo.add %96, %103 : tensor<2x3xi64>
    %105 = stablehlo.constant dense<1> : tensor<i64>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %107 = stablehlo.subtract %96, %106 : tensor<2x3xi64>
    %108 = stablehlo.select %101, %104, %107 : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %109 = stablehlo.bitcast_convert %108 : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %110 = stablehlo.constant dense<1> : tensor<i64>
    %111 = stablehlo.bitcast_convert %110 : (tensor<i64>) -> tensor<f64>
    %112 = stablehlo.negate %111 : tensor<f64>
    %113 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %114 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %115 = stablehlo.select %97, %113, %114 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = stablehlo.constant dense<0.0> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %118 = stablehlo.compare EQ, %arg3, %117, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %119 = stablehlo.select %118, %115, %109 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %120 = stablehlo.compare EQ, %arg3, %arg3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %121 = stablehlo.select %120, %arg3, %119 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %122 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %123 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %124 = stablehlo.or %122, %123 : tensor<2x3xi1>
    %125 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %127 = stablehlo.select %124, %126, %121 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %31, %63, %95, %127 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @not attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "not", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.not %arg0 : tensor<2x3xi1>
    %1 = stablehlo.not %arg1 : tensor<2x3xi8>
    %2 = stablehlo.not %arg2 : tensor<2x3xi16>
    %3 = stablehlo.not %arg3 : tensor<2x3xi32>
    %4 = stablehlo.not %arg4 : tensor<2x3xi64>
    %5 = stablehlo.not %arg5 : tensor<2x3xui8>
    %6 = stablehlo.not %arg6 : tensor<2x3xui16>
    %7 = stablehlo.not %arg7 : tensor<2x3xui32>
    %8 = stablehlo.not %arg8 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @or attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "or", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.or %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.or %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.or %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.or %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.or %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.or %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.or %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.or %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.or %arg8, %arg8 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @popcnt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "popcnt", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.popcnt %arg0 : tensor<2x3xi8>
    %1 = stablehlo.popcnt %arg1 : tensor<2x3xi16>
    %2 = stablehlo.popcnt %arg2 : tensor<2x3xi32>
    %3 = stablehlo.popcnt %arg3 : tensor<2x3xi64>
    %4 = stablehlo.popcnt %arg4 : tensor<2x3xui8>
    %5 = stablehlo.popcnt %arg5 : tensor<2x3xui16>
    %6 = stablehlo.popcnt %arg6 : tensor<2x3xui32>
    %7 = stablehlo.popcnt %arg7 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @pow attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xbf16>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf64>, %arg12: tensor<2x3xcomplex<f32>>, %arg13: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "pow", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: bf16[2, 3], x10: f32[2, 3], x11: f64[2, 3], x12: c64[2, 3], x13: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.power %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.power %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.power %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.power %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.power %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.power %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.power %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.power %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.power %arg8, %arg8 : tensor<2x3xf16>
    %9 = stablehlo.power %arg9, %arg9 : tensor<2x3xbf16>
    %10 = stablehlo.power %arg10, %arg10 : tensor<2x3xf32>
    %11 = stablehlo.power %arg11, %arg11 : tensor<2x3xf64>
    %12 = stablehlo.power %arg12, %arg12 : tensor<2x3xcomplex<f32>>
    %13 = stablehlo.power %arg13, %arg13 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @real attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "real", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.real %arg0 : tensor<2x3xf16>
    %1 = stablehlo.real %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.real %arg2 : tensor<2x3xf32>
    %3 = stablehlo.real %arg3 : tensor<2x3xf64>
    %4 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %5 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @reduce_precision attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "reduce_precision", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<2x3xf16>
    %1 = stablehlo.reduce_precision %arg1, format = e5m2 : tensor<2x3xbf16>
    %2 = stablehlo.reduce_precision %arg2, format = e5m2 : tensor<2x3xf32>
    %3 = stablehlo.reduce_precision %arg3, format = e5m2 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @rem attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xbf16>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "rem", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: bf16[2, 3], x10: f32[2, 3], x11: f64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.remainder %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.remainder %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.remainder %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.remainder %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.remainder %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.remainder %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.remainder %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.remainder %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.remainder %arg8, %arg8 : tensor<2x3xf16>
    %9 = stablehlo.remainder %arg9, %arg9 : tensor<2x3xbf16>
    %10 = stablehlo.remainder %arg10, %arg10 : tensor<2x3xf32>
    %11 = stablehlo.remainder %arg11, %arg11 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @round_nearest_afz attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "round_nearest_afz", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<2x3xf16>
    %1 = stablehlo.round_nearest_afz %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.round_nearest_afz %arg2 : tensor<2x3xf32>
    %3 = stablehlo.round_nearest_afz %arg3 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @round_nearest_even attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "round_nearest_even", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<2x3xf16>
    %1 = stablehlo.round_nearest_even %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.round_nearest_even %arg2 : tensor<2x3xf32>
    %3 = stablehlo.round_nearest_even %arg3 : tensor<2x3xf64>
    return %0, %1, %2, %3 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @rsqrt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "rsqrt", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.rsqrt %arg0 : tensor<2x3xf16>
    %1 = stablehlo.rsqrt %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.rsqrt %arg2 : tensor<2x3xf32>
    %3 = stablehlo.rsqrt %arg3 : tensor<2x3xf64>
    %4 = stablehlo.rsqrt %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.rsqrt %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @select attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>, %arg2: tensor<2x3xi8>, %arg3: tensor<2x3xi1>, %arg4: tensor<2x3xi16>, %arg5: tensor<2x3xi1>, %arg6: tensor<2x3xi32>, %arg7: tensor<2x3xi1>, %arg8: tensor<2x3xi64>, %arg9: tensor<2x3xi1>, %arg10: tensor<2x3xui8>, %arg11: tensor<2x3xi1>, %arg12: tensor<2x3xui16>, %arg13: tensor<2x3xi1>, %arg14: tensor<2x3xui32>, %arg15: tensor<2x3xi1>, %arg16: tensor<2x3xui64>, %arg17: tensor<2x3xi1>, %arg18: tensor<2x3xf16>, %arg19: tensor<2x3xi1>, %arg20: tensor<2x3xbf16>, %arg21: tensor<2x3xi1>, %arg22: tensor<2x3xf32>, %arg23: tensor<2x3xi1>, %arg24: tensor<2x3xf64>, %arg25: tensor<2x3xi1>, %arg26: tensor<2x3xcomplex<f32>>, %arg27: tensor<2x3xi1>, %arg28: tensor<2x3xcomplex<f64>>, %arg29: tensor<2x3xi1>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "select", typed_xla.signature = "(x0: bool[2, 3], x1: bool[2, 3], x2: i8[2, 3], x3: bool[2, 3], x4: i16[2, 3], x5: bool[2, 3], x6: i32[2, 3], x7: bool[2, 3], x8: i64[2, 3], x9: bool[2, 3], x10: u8[2, 3], x11: bool[2, 3], x12: u16[2, 3], x13: bool[2, 3], x14: u32[2, 3], x15: bool[2, 3], x16: u64[2, 3], x17: bool[2, 3], x18: f16[2, 3], x19: bool[2, 3], x20: bf16[2, 3], x21: bool[2, 3], x22: f32[2, 3], x23: bool[2, 3], x24: f64[2, 3], x25: bool[2, 3], x26: c64[2, 3], x27: bool[2, 3], x28: c128[2, 3], x29: bool[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.select %arg1, %arg0, %arg0 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.select %arg3, %arg2, %arg2 : (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
    %2 = stablehlo.select %arg5, %arg4, %arg4 : (tensor<2x3xi1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %3 = stablehlo.select %arg7, %arg6, %arg6 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %4 = stablehlo.select %arg9, %arg8, %arg8 : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %5 = stablehlo.select %arg11, %arg10, %arg10 : (tensor<2x3xi1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %6 = stablehlo.select %arg13, %arg12, %arg12 : (tensor<2x3xi1>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
    %7 = stablehlo.select %arg15, %arg14, %arg14 : (tensor<2x3xi1>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = stablehlo.select %arg17, %arg16, %arg16 : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %9 = stablehlo.select %arg19, %arg18, %arg18 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %10 = stablehlo.select %arg21, %arg20, %arg20 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %11 = stablehlo.select %arg23, %arg22, %arg22 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.select %arg25, %arg24, %arg24 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %13 = stablehlo.select %arg27, %arg26, %arg26 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %14 = stablehlo.select %arg29, %arg28, %arg28 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @shift_left attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "shift_left", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.shift_left %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.shift_left %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.shift_left %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.shift_left %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.shift_left %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.shift_left %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.shift_left %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.shift_left %arg7, %arg7 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @shift_right_arithmetic attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "shift_right_arithmetic", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.shift_right_arithmetic %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.shift_right_arithmetic %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.shift_right_arithmetic %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.shift_right_arithmetic %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.shift_right_arithmetic %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.shift_right_arithmetic %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.shift_right_arithmetic %arg7, %arg7 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @shift_right_logical attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "shift_right_logical", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.shift_right_logical %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.shift_right_logical %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.shift_right_logical %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.shift_right_logical %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.shift_right_logical %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.shift_right_logical %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.shift_right_logical %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.shift_right_logical %arg7, %arg7 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}

// -----

module @sign attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xf16>, %arg5: tensor<2x3xbf16>, %arg6: tensor<2x3xf32>, %arg7: tensor<2x3xf64>, %arg8: tensor<2x3xcomplex<f32>>, %arg9: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sign", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: f16[2, 3], x5: bf16[2, 3], x6: f32[2, 3], x7: f64[2, 3], x8: c64[2, 3], x9: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.sign %arg0 : tensor<2x3xi8>
    %1 = stablehlo.sign %arg1 : tensor<2x3xi16>
    %2 = stablehlo.sign %arg2 : tensor<2x3xi32>
    %3 = stablehlo.sign %arg3 : tensor<2x3xi64>
    %4 = stablehlo.sign %arg4 : tensor<2x3xf16>
    %5 = stablehlo.sign %arg5 : tensor<2x3xbf16>
    %6 = stablehlo.sign %arg6 : tensor<2x3xf32>
    %7 = stablehlo.sign %arg7 : tensor<2x3xf64>
    %8 = stablehlo.sign %arg8 : tensor<2x3xcomplex<f32>>
    %9 = stablehlo.sign %arg9 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @sin attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sin", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.sine %arg0 : tensor<2x3xf16>
    %1 = stablehlo.sine %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.sine %arg2 : tensor<2x3xf32>
    %3 = stablehlo.sine %arg3 : tensor<2x3xf64>
    %4 = stablehlo.sine %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.sine %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @sinh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sinh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<1.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.exponential %4 : tensor<2x3xf32>
    %6 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x3xf32>
    %9 = stablehlo.exponential_minus_one %1 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<1.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.add %9, %11 : tensor<2x3xf32>
    %13 = stablehlo.divide %9, %12 : tensor<2x3xf32>
    %14 = stablehlo.add %9, %13 : tensor<2x3xf32>
    %15 = stablehlo.constant dense<0.5> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<2x3xf32>
    %18 = stablehlo.constant dense<1.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.compare LT, %1, %19, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %21 = stablehlo.constant dense<0.25> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.divide %22, %8 : tensor<2x3xf32>
    %24 = stablehlo.subtract %8, %23 : tensor<2x3xf32>
    %25 = stablehlo.select %20, %17, %24 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = stablehlo.sign %0 : tensor<2x3xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<2x3xf32>
    %28 = stablehlo.convert %27 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %29 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %30 = stablehlo.abs %29 : tensor<2x3xf32>
    %31 = stablehlo.constant dense<1.0> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.subtract %30, %32 : tensor<2x3xf32>
    %34 = stablehlo.exponential %33 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<2x3xf32>
    %38 = stablehlo.exponential_minus_one %30 : tensor<2x3xf32>
    %39 = stablehlo.constant dense<1.0> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.add %38, %40 : tensor<2x3xf32>
    %42 = stablehlo.divide %38, %41 : tensor<2x3xf32>
    %43 = stablehlo.add %38, %42 : tensor<2x3xf32>
    %44 = stablehlo.constant dense<0.5> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.multiply %43, %45 : tensor<2x3xf32>
    %47 = stablehlo.constant dense<1.0> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %49 = stablehlo.compare LT, %30, %48, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %50 = stablehlo.constant dense<0.25> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.divide %51, %37 : tensor<2x3xf32>
    %53 = stablehlo.subtract %37, %52 : tensor<2x3xf32>
    %54 = stablehlo.select %49, %46, %53 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = stablehlo.sign %29 : tensor<2x3xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<2x3xf32>
    %57 = stablehlo.convert %56 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %58 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %59 = stablehlo.constant dense<1.0> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.subtract %58, %60 : tensor<2x3xf32>
    %62 = stablehlo.exponential %61 : tensor<2x3xf32>
    %63 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.multiply %62, %64 : tensor<2x3xf32>
    %66 = stablehlo.exponential_minus_one %58 : tensor<2x3xf32>
    %67 = stablehlo.constant dense<1.0> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.add %66, %68 : tensor<2x3xf32>
    %70 = stablehlo.divide %66, %69 : tensor<2x3xf32>
    %71 = stablehlo.add %66, %70 : tensor<2x3xf32>
    %72 = stablehlo.constant dense<0.5> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.multiply %71, %73 : tensor<2x3xf32>
    %75 = stablehlo.constant dense<1.0> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.compare LT, %58, %76, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %78 = stablehlo.constant dense<0.25> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.divide %79, %65 : tensor<2x3xf32>
    %81 = stablehlo.subtract %65, %80 : tensor<2x3xf32>
    %82 = stablehlo.select %77, %74, %81 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = stablehlo.sign %arg2 : tensor<2x3xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<2x3xf32>
    %85 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %86 = stablehlo.constant dense<1.0> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %88 = stablehlo.subtract %85, %87 : tensor<2x3xf64>
    %89 = stablehlo.exponential %88 : tensor<2x3xf64>
    %90 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %92 = stablehlo.multiply %89, %91 : tensor<2x3xf64>
    %93 = stablehlo.exponential_minus_one %85 : tensor<2x3xf64>
    %94 = stablehlo.constant dense<1.0> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %96 = stablehlo.add %93, %95 : tensor<2x3xf64>
    %97 = stablehlo.divide %93, %96 : tensor<2x3xf64>
    %98 = stablehlo.add %93, %97 : tensor<2x3xf64>
    %99 = stablehlo.constant dense<0.5> : tensor<f64>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %101 = stablehlo.multiply %98, %100 : tensor<2x3xf64>
    %102 = stablehlo.constant dense<1.0> : tensor<f64>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %104 = stablehlo.compare LT, %85, %103, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %105 = stablehlo.constant dense<0.25> : tensor<f64>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %107 = stablehlo.divide %106, %92 : tensor<2x3xf64>
    %108 = stablehlo.subtract %92, %107 : tensor<2x3xf64>
    %109 = stablehlo.select %104, %101, %108 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %110 = stablehlo.sign %arg3 : tensor<2x3xf64>
    %111 = stablehlo.multiply %110, %109 : tensor<2x3xf64>
    %112 = stablehlo.constant dense<(0.6931472,0.0)> : tensor<complex<f32>>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %114 = stablehlo.subtract %arg4, %113 : tensor<2x3xcomplex<f32>>
    %115 = stablehlo.exponential %114 : tensor<2x3xcomplex<f32>>
    %116 = stablehlo.negate %arg4 : tensor<2x3xcomplex<f32>>
    %117 = stablehlo.constant dense<(0.6931472,0.0)> : tensor<complex<f32>>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %119 = stablehlo.subtract %116, %118 : tensor<2x3xcomplex<f32>>
    %120 = stablehlo.exponential %119 : tensor<2x3xcomplex<f32>>
    %121 = stablehlo.subtract %115, %120 : tensor<2x3xcomplex<f32>>
    %122 = stablehlo.constant dense<(0.6931471805599453,0.0)> : tensor<complex<f64>>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %124 = stablehlo.subtract %arg5, %123 : tensor<2x3xcomplex<f64>>
    %125 = stablehlo.exponential %124 : tensor<2x3xcomplex<f64>>
    %126 = stablehlo.negate %arg5 : tensor<2x3xcomplex<f64>>
    %127 = stablehlo.constant dense<(0.6931471805599453,0.0)> : tensor<complex<f64>>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %129 = stablehlo.subtract %126, %128 : tensor<2x3xcomplex<f64>>
    %130 = stablehlo.exponential %129 : tensor<2x3xcomplex<f64>>
    %131 = stablehlo.subtract %125, %130 : tensor<2x3xcomplex<f64>>
    return %28, %57, %84, %111, %121, %131 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @sqrt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sqrt", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.sqrt %arg0 : tensor<2x3xf16>
    %1 = stablehlo.sqrt %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.sqrt %arg2 : tensor<2x3xf32>
    %3 = stablehlo.sqrt %arg3 : tensor<2x3xf64>
    %4 = stablehlo.sqrt %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.sqrt %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @sub attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xbf16>, %arg10: tensor<2x3xf32>, %arg11: tensor<2x3xf64>, %arg12: tensor<2x3xcomplex<f32>>, %arg13: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sub", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: bf16[2, 3], x10: f32[2, 3], x11: f64[2, 3], x12: c64[2, 3], x13: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.subtract %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.subtract %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.subtract %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.subtract %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.subtract %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.subtract %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.subtract %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.subtract %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.subtract %arg8, %arg8 : tensor<2x3xf16>
    %9 = stablehlo.subtract %arg9, %arg9 : tensor<2x3xbf16>
    %10 = stablehlo.subtract %arg10, %arg10 : tensor<2x3xf32>
    %11 = stablehlo.subtract %arg11, %arg11 : tensor<2x3xf64>
    %12 = stablehlo.subtract %arg12, %arg12 : tensor<2x3xcomplex<f32>>
    %13 = stablehlo.subtract %arg13, %arg13 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @tan attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "tan", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.tan %arg0 : tensor<2x3xf16>
    %1 = stablehlo.tan %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.tan %arg2 : tensor<2x3xf32>
    %3 = stablehlo.tan %arg3 : tensor<2x3xf64>
    %4 = stablehlo.tan %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.tan %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @tanh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "tanh", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.tanh %arg0 : tensor<2x3xf16>
    %1 = stablehlo.tanh %arg1 : tensor<2x3xbf16>
    %2 = stablehlo.tanh %arg2 : tensor<2x3xf32>
    %3 = stablehlo.tanh %arg3 : tensor<2x3xf64>
    %4 = stablehlo.tanh %arg4 : tensor<2x3xcomplex<f32>>
    %5 = stablehlo.tanh %arg5 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @xor attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>) attributes {typed_xla.name = "xor", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3])"} {
    %0 = stablehlo.xor %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.xor %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.xor %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.xor %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.xor %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.xor %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.xor %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.xor %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.xor %arg8, %arg8 : tensor<2x3xui64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>
  }
}
