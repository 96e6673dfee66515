module @abs attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xf8E4M3FN>, %arg5: tensor<2x3xf8E5M2>, %arg6: tensor<2x3xf16>, %arg7: tensor<2x3xbf16>, %arg8: tensor<2x3xf32>, %arg9: tensor<2x3xf64>, %arg10: tensor<2x3xcomplex<f32>>, %arg11: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "abs", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: f8e4m3fn[2, 3], x5: f8e5m2[2, 3], x6: f16[2, 3], x7: bf16[2, 3], x8: f32[2, 3], x9: f64[2, 3], x10: c64[2, 3], x11: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.abs %arg0 : tensor<2x3xi8>
    %1 = stablehlo.abs %arg1 : tensor<2x3xi16>
    %2 = stablehlo.abs %arg2 : tensor<2x3xi32>
    %3 = stablehlo.abs %arg3 : tensor<2x3xi64>
    %4 = stablehlo.abs %arg4 : tensor<2x3xf8E4M3FN>
    %5 = stablehlo.abs %arg5 : tensor<2x3xf8E5M2>
    %6 = stablehlo.abs %arg6 : tensor<2x3xf16>
    %7 = stablehlo.abs %arg7 : tensor<2x3xbf16>
    %8 = stablehlo.abs %arg8 : tensor<2x3xf32>
    %9 = stablehlo.abs %arg9 : tensor<2x3xf64>
    %10 = stablehlo.abs %arg10 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %11 = stablehlo.abs %arg11 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @acos attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "acos", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
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
    %23 = stablehlo.constant dense<1.0> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.subtract %24, %arg1 : tensor<2x3xf32>
    %26 = stablehlo.constant dense<1.0> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %27, %arg1 : tensor<2x3xf32>
    %29 = stablehlo.multiply %25, %28 : tensor<2x3xf32>
    %30 = stablehlo.sqrt %29 : tensor<2x3xf32>
    %31 = stablehlo.constant dense<1.0> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.add %32, %arg1 : tensor<2x3xf32>
    %34 = stablehlo.atan2 %30, %33 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<2.0> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<2x3xf32>
    %38 = stablehlo.constant dense<-1.0> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.compare EQ, %arg1, %39, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %41 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.select %40, %42, %37 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = stablehlo.constant dense<1.0> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %46 = stablehlo.subtract %45, %arg2 : tensor<2x3xf64>
    %47 = stablehlo.constant dense<1.0> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %49 = stablehlo.add %48, %arg2 : tensor<2x3xf64>
    %50 = stablehlo.multiply %46, %49 : tensor<2x3xf64>
    %51 = stablehlo.sqrt %50 : tensor<2x3xf64>
    %52 = stablehlo.constant dense<1.0> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %54 = stablehlo.add %53, %arg2 : tensor<2x3xf64>
    %55 = stablehlo.atan2 %51, %54 : tensor<2x3xf64>
    %56 = stablehlo.constant dense<2.0> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %58 = stablehlo.multiply %55, %57 : tensor<2x3xf64>
    %59 = stablehlo.constant dense<-1.0> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %61 = stablehlo.compare EQ, %arg2, %60, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %62 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %64 = stablehlo.select %61, %63, %58 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %65 = stablehlo.real %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %66 = stablehlo.imag %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %67 = stablehlo.abs %65 : tensor<2x3xf32>
    %68 = stablehlo.abs %66 : tensor<2x3xf32>
    %69 = stablehlo.constant dense<1.0> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.add %67, %70 : tensor<2x3xf32>
    %72 = stablehlo.constant dense<1.0> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.subtract %67, %73 : tensor<2x3xf32>
    %75 = stablehlo.maximum %71, %68 : tensor<2x3xf32>
    %76 = stablehlo.minimum %71, %68 : tensor<2x3xf32>
    %77 = stablehlo.divide %76, %75 : tensor<2x3xf32>
    %78 = stablehlo.multiply %77, %77 : tensor<2x3xf32>
    %79 = stablehlo.constant dense<1.0> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.add %78, %80 : tensor<2x3xf32>
    %82 = stablehlo.sqrt %81 : tensor<2x3xf32>
    %83 = stablehlo.multiply %75, %82 : tensor<2x3xf32>
    %84 = stablehlo.compare EQ, %75, %76, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %85 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %87 = stablehlo.multiply %75, %86 : tensor<2x3xf32>
    %88 = stablehlo.select %84, %87, %83 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = stablehlo.abs %74 : tensor<2x3xf32>
    %90 = stablehlo.maximum %89, %68 : tensor<2x3xf32>
    %91 = stablehlo.minimum %89, %68 : tensor<2x3xf32>
    %92 = stablehlo.divide %91, %90 : tensor<2x3xf32>
    %93 = stablehlo.multiply %92, %92 : tensor<2x3xf32>
    %94 = stablehlo.constant dense<1.0> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %96 = stablehlo.add %93, %95 : tensor<2x3xf32>
    %97 = stablehlo.sqrt %96 : tensor<2x3xf32>
    %98 = stablehlo.multiply %90, %97 : tensor<2x3xf32>
    %99 = stablehlo.compare EQ, %90, %91, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %100 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %102 = stablehlo.multiply %90, %101 : tensor<2x3xf32>
    %103 = stablehlo.select %99, %102, %98 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = stablehlo.add %88, %103 : tensor<2x3xf32>
    %105 = stablehlo.constant dense<0.5> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %107 = stablehlo.multiply %104, %106 : tensor<2x3xf32>
    %108 = stablehlo.constant dense<1.0> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %110 = stablehlo.compare LT, %67, %109, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %111 = stablehlo.multiply %68, %68 : tensor<2x3xf32>
    %112 = stablehlo.add %88, %71 : tensor<2x3xf32>
    %113 = stablehlo.divide %111, %112 : tensor<2x3xf32>
    %114 = stablehlo.abs %74 : tensor<2x3xf32>
    %115 = stablehlo.add %103, %114 : tensor<2x3xf32>
    %116 = stablehlo.divide %111, %115 : tensor<2x3xf32>
    %117 = stablehlo.select %110, %116, %115 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = stablehlo.add %113, %117 : tensor<2x3xf32>
    %119 = stablehlo.constant dense<0.5> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %121 = stablehlo.multiply %118, %120 : tensor<2x3xf32>
    %122 = stablehlo.constant dense<1.0> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %124 = stablehlo.add %107, %123 : tensor<2x3xf32>
    %125 = stablehlo.constant dense<0.5> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %127 = stablehlo.multiply %124, %126 : tensor<2x3xf32>
    %128 = stablehlo.multiply %118, %127 : tensor<2x3xf32>
    %129 = stablehlo.sqrt %128 : tensor<2x3xf32>
    %130 = stablehlo.add %121, %129 : tensor<2x3xf32>
    %131 = stablehlo.log_plus_one %130 : tensor<2x3xf32>
    %132 = stablehlo.multiply %74, %71 : tensor<2x3xf32>
    %133 = stablehlo.negate %132 : tensor<2x3xf32>
    %134 = stablehlo.sqrt %133 : tensor<2x3xf32>
    %135 = stablehlo.divide %68, %134 : tensor<2x3xf32>
    %136 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %138 = stablehlo.compare LT, %68, %137, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %139 = stablehlo.and %110, %138 : tensor<2x3xi1>
    %140 = stablehlo.select %139, %135, %131 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = stablehlo.add %107, %67 : tensor<2x3xf32>
    %142 = stablehlo.add %113, %115 : tensor<2x3xf32>
    %143 = stablehlo.multiply %141, %142 : tensor<2x3xf32>
    %144 = stablehlo.constant dense<0.5> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %146 = stablehlo.multiply %143, %145 : tensor<2x3xf32>
    %147 = stablehlo.sqrt %146 : tensor<2x3xf32>
    %148 = stablehlo.add %88, %71 : tensor<2x3xf32>
    %149 = stablehlo.divide %141, %148 : tensor<2x3xf32>
    %150 = stablehlo.divide %141, %115 : tensor<2x3xf32>
    %151 = stablehlo.add %149, %150 : tensor<2x3xf32>
    %152 = stablehlo.constant dense<0.5> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %154 = stablehlo.multiply %151, %153 : tensor<2x3xf32>
    %155 = stablehlo.sqrt %154 : tensor<2x3xf32>
    %156 = stablehlo.multiply %68, %155 : tensor<2x3xf32>
    %157 = stablehlo.constant dense<1.0> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %159 = stablehlo.compare LE, %67, %158, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %160 = stablehlo.select %159, %147, %156 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %161 = stablehlo.maximum %67, %68 : tensor<2x3xf32>
    %162 = stablehlo.minimum %67, %68 : tensor<2x3xf32>
    %163 = stablehlo.compare EQ, %162, %161, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %164 = stablehlo.constant dense<1.0> : tensor<f32>
    %165 = stablehlo.divide %162, %161 : tensor<2x3xf32>
    %166 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.select %163, %166, %165 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = stablehlo.log %161 : tensor<2x3xf32>
    %169 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %171 = stablehlo.add %168, %170 : tensor<2x3xf32>
    %172 = stablehlo.multiply %167, %167 : tensor<2x3xf32>
    %173 = stablehlo.log_plus_one %172 : tensor<2x3xf32>
    %174 = stablehlo.constant dense<0.5> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %176 = stablehlo.multiply %173, %175 : tensor<2x3xf32>
    %177 = stablehlo.add %171, %176 : tensor<2x3xf32>
    %178 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %180 = stablehlo.compare GT, %161, %179, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %181 = stablehlo.select %180, %68, %160 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %182 = stablehlo.select %180, %177, %140 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = stablehlo.constant dense<0.0> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %185 = stablehlo.compare LT, %66, %184, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %186 = stablehlo.negate %182 : tensor<2x3xf32>
    %187 = stablehlo.select %185, %186, %182 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %188 = stablehlo.negate %187 : tensor<2x3xf32>
    %189 = stablehlo.atan2 %181, %65 : tensor<2x3xf32>
    %190 = stablehlo.complex %189, %188 : tensor<2x3xcomplex<f32>>
    %191 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %192 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %193 = stablehlo.abs %191 : tensor<2x3xf64>
    %194 = stablehlo.abs %192 : tensor<2x3xf64>
    %195 = stablehlo.constant dense<1.0> : tensor<f64>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %197 = stablehlo.add %193, %196 : tensor<2x3xf64>
    %198 = stablehlo.constant dense<1.0> : tensor<f64>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %200 = stablehlo.subtract %193, %199 : tensor<2x3xf64>
    %201 = stablehlo.maximum %197, %194 : tensor<2x3xf64>
    %202 = stablehlo.minimum %197, %194 : tensor<2x3xf64>
    %203 = stablehlo.divide %202, %201 : tensor<2x3xf64>
    %204 = stablehlo.multiply %203, %203 : tensor<2x3xf64>
    %205 = stablehlo.constant dense<1.0> : tensor<f64>
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %207 = stablehlo.add %204, %206 : tensor<2x3xf64>
    %208 = stablehlo.sqrt %207 : tensor<2x3xf64>
    %209 = stablehlo.multiply %201, %208 : tensor<2x3xf64>
    %210 = stablehlo.compare EQ, %201, %202, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %211 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %213 = stablehlo.multiply %201, %212 : tensor<2x3xf64>
    %214 = stablehlo.select %210, %213, %209 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %215 = stablehlo.abs %200 : tensor<2x3xf64>
    %216 = stablehlo.maximum %215, %194 : tensor<2x3xf64>
    %217 = stablehlo.minimum %215, %194 : tensor<2x3xf64>
    %218 = stablehlo.divide %217, %216 : tensor<2x3xf64>
    %219 = stablehlo.multiply %218, %218 : tensor<2x3xf64>
    %220 = stablehlo.constant dense<1.0> : tensor<f64>
    %221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %222 = stablehlo.add %219, %221 : tensor<2x3xf64>
    %223 = stablehlo.sqrt %222 : tensor<2x3xf64>
    %224 = stablehlo.multiply %216, %223 : tensor<2x3xf64>
    %225 = stablehlo.compare EQ, %216, %217, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %226 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %228 = stablehlo.multiply %216, %227 : tensor<2x3xf64>
    %229 = stablehlo.select %225, %228, %224 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %230 = stablehlo.add %214, %229 : tensor<2x3xf64>
    %231 = stablehlo.constant dense<0.5> : tensor<f64>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %233 = stablehlo.multiply %230, %232 : tensor<2x3xf64>
    %234 = stablehlo.constant dense<1.0> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %236 = stablehlo.compare LT, %193, %235, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %237 = stablehlo.multiply %194, %194 : tensor<2x3xf64>
    %238 = stablehlo.add %214, %197 : tensor<2x3xf64>
    %239 = stablehlo.divide %237, %238 : tensor<2x3xf64>
    %240 = stablehlo.abs %200 : tensor<2x3xf64>
    %241 = stablehlo.add %229, %240 : tensor<2x3xf64>
    %242 = stablehlo.divide %237, %241 : tensor<2x3xf64>
    %243 = stablehlo.select %236, %242, %241 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %244 = stablehlo.add %239, %243 : tensor<2x3xf64>
    %245 = stablehlo.constant dense<0.5> : tensor<f64>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %247 = stablehlo.multiply %244, %246 : tensor<2x3xf64>
    %248 = stablehlo.constant dense<1.0> : tensor<f64>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %250 = stablehlo.add %233, %249 : tensor<2x3xf64>
    %251 = stablehlo.constant dense<0.5> : tensor<f64>
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %253 = stablehlo.multiply %250, %252 : tensor<2x3xf64>
    %254 = stablehlo.multiply %244, %253 : tensor<2x3xf64>
    %255 = stablehlo.sqrt %254 : tensor<2x3xf64>
    %256 = stablehlo.add %247, %255 : tensor<2x3xf64>
    %257 = stablehlo.log_plus_one %256 : tensor<2x3xf64>
    %258 = stablehlo.multiply %200, %197 : tensor<2x3xf64>
    %259 = stablehlo.negate %258 : tensor<2x3xf64>
    %260 = stablehlo.sqrt %259 : tensor<2x3xf64>
    %261 = stablehlo.divide %194, %260 : tensor<2x3xf64>
    %262 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %264 = stablehlo.compare LT, %194, %263, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %265 = stablehlo.and %236, %264 : tensor<2x3xi1>
    %266 = stablehlo.select %265, %261, %257 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %267 = stablehlo.add %233, %193 : tensor<2x3xf64>
    %268 = stablehlo.add %239, %241 : tensor<2x3xf64>
    %269 = stablehlo.multiply %267, %268 : tensor<2x3xf64>
    %270 = stablehlo.constant dense<0.5> : tensor<f64>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %272 = stablehlo.multiply %269, %271 : tensor<2x3xf64>
    %273 = stablehlo.sqrt %272 : tensor<2x3xf64>
    %274 = stablehlo.add %214, %197 : tensor<2x3xf64>
    %275 = stablehlo.divide %267, %274 : tensor<2x3xf64>
    %276 = stablehlo.divide %267, %241 : tensor<2x3xf64>
    %277 = stablehlo.add %275, %276 : tensor<2x3xf64>
    %278 = stablehlo.constant dense<0.5> : tensor<f64>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %280 = stablehlo.multiply %277, %279 : tensor<2x3xf64>
    %281 = stablehlo.sqrt %280 : tensor<2x3xf64>
    %282 = stablehlo.multiply %194, %281 : tensor<2x3xf64>
    %283 = stablehlo.constant dense<1.0> : tensor<f64>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %285 = stablehlo.compare LE, %193, %284, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %286 = stablehlo.select %285, %273, %282 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %287 = stablehlo.maximum %193, %194 : tensor<2x3xf64>
    %288 = stablehlo.minimum %193, %194 : tensor<2x3xf64>
    %289 = stablehlo.compare EQ, %288, %287, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %290 = stablehlo.constant dense<1.0> : tensor<f64>
    %291 = stablehlo.divide %288, %287 : tensor<2x3xf64>
    %292 = stablehlo.broadcast_in_dim %290, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %293 = stablehlo.select %289, %292, %291 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %294 = stablehlo.log %287 : tensor<2x3xf64>
    %295 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %296 = stablehlo.broadcast_in_dim %295, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %297 = stablehlo.add %294, %296 : tensor<2x3xf64>
    %298 = stablehlo.multiply %293, %293 : tensor<2x3xf64>
    %299 = stablehlo.log_plus_one %298 : tensor<2x3xf64>
    %300 = stablehlo.constant dense<0.5> : tensor<f64>
    %301 = stablehlo.broadcast_in_dim %300, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %302 = stablehlo.multiply %299, %301 : tensor<2x3xf64>
    %303 = stablehlo.add %297, %302 : tensor<2x3xf64>
    %304 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %306 = stablehlo.compare GT, %287, %305, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %307 = stablehlo.select %306, %194, %286 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %308 = stablehlo.select %306, %303, %266 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %309 = stablehlo.constant dense<0.0> : tensor<f64>
    %310 = stablehlo.broadcast_in_dim %309, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %311 = stablehlo.compare LT, %192, %310, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %312 = stablehlo.negate %308 : tensor<2x3xf64>
    %313 = stablehlo.select %311, %312, %308 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %314 = stablehlo.negate %313 : tensor<2x3xf64>
    %315 = stablehlo.atan2 %307, %191 : tensor<2x3xf64>
    %316 = stablehlo.complex %315, %314 : tensor<2x3xcomplex<f64>>
    return %22, %43, %64, %190, %316 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @acosh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "acosh", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
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
    %21 = stablehlo.constant dense<1.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.subtract %arg1, %22 : tensor<2x3xf32>
    %24 = stablehlo.sqrt %23 : tensor<2x3xf32>
    %25 = stablehlo.constant dense<2.0> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.add %23, %26 : tensor<2x3xf32>
    %28 = stablehlo.sqrt %27 : tensor<2x3xf32>
    %29 = stablehlo.multiply %24, %28 : tensor<2x3xf32>
    %30 = stablehlo.add %23, %29 : tensor<2x3xf32>
    %31 = stablehlo.log_plus_one %30 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<1.7014117e38> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.compare GE, %arg1, %33, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %35 = stablehlo.log %arg1 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.add %35, %37 : tensor<2x3xf32>
    %39 = stablehlo.select %34, %38, %31 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = stablehlo.constant dense<1.0> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %42 = stablehlo.subtract %arg2, %41 : tensor<2x3xf64>
    %43 = stablehlo.sqrt %42 : tensor<2x3xf64>
    %44 = stablehlo.constant dense<2.0> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %46 = stablehlo.add %42, %45 : tensor<2x3xf64>
    %47 = stablehlo.sqrt %46 : tensor<2x3xf64>
    %48 = stablehlo.multiply %43, %47 : tensor<2x3xf64>
    %49 = stablehlo.add %42, %48 : tensor<2x3xf64>
    %50 = stablehlo.log_plus_one %49 : tensor<2x3xf64>
    %51 = stablehlo.constant dense<8.988465674311579e307> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %53 = stablehlo.compare GE, %arg2, %52, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %54 = stablehlo.log %arg2 : tensor<2x3xf64>
    %55 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %57 = stablehlo.add %54, %56 : tensor<2x3xf64>
    %58 = stablehlo.select %53, %57, %50 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %59 = stablehlo.real %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %60 = stablehlo.imag %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %61 = stablehlo.abs %59 : tensor<2x3xf32>
    %62 = stablehlo.abs %60 : tensor<2x3xf32>
    %63 = stablehlo.constant dense<1.0> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.add %61, %64 : tensor<2x3xf32>
    %66 = stablehlo.constant dense<1.0> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.subtract %61, %67 : tensor<2x3xf32>
    %69 = stablehlo.maximum %65, %62 : tensor<2x3xf32>
    %70 = stablehlo.minimum %65, %62 : tensor<2x3xf32>
    %71 = stablehlo.divide %70, %69 : tensor<2x3xf32>
    %72 = stablehlo.multiply %71, %71 : tensor<2x3xf32>
    %73 = stablehlo.constant dense<1.0> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.add %72, %74 : tensor<2x3xf32>
    %76 = stablehlo.sqrt %75 : tensor<2x3xf32>
    %77 = stablehlo.multiply %69, %76 : tensor<2x3xf32>
    %78 = stablehlo.compare EQ, %69, %70, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %79 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.multiply %69, %80 : tensor<2x3xf32>
    %82 = stablehlo.select %78, %81, %77 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = stablehlo.abs %68 : tensor<2x3xf32>
    %84 = stablehlo.maximum %83, %62 : tensor<2x3xf32>
    %85 = stablehlo.minimum %83, %62 : tensor<2x3xf32>
    %86 = stablehlo.divide %85, %84 : tensor<2x3xf32>
    %87 = stablehlo.multiply %86, %86 : tensor<2x3xf32>
    %88 = stablehlo.constant dense<1.0> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %90 = stablehlo.add %87, %89 : tensor<2x3xf32>
    %91 = stablehlo.sqrt %90 : tensor<2x3xf32>
    %92 = stablehlo.multiply %84, %91 : tensor<2x3xf32>
    %93 = stablehlo.compare EQ, %84, %85, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %94 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %96 = stablehlo.multiply %84, %95 : tensor<2x3xf32>
    %97 = stablehlo.select %93, %96, %92 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = stablehlo.add %82, %97 : tensor<2x3xf32>
    %99 = stablehlo.constant dense<0.5> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.multiply %98, %100 : tensor<2x3xf32>
    %102 = stablehlo.constant dense<1.0> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %104 = stablehlo.compare LT, %61, %103, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %105 = stablehlo.multiply %62, %62 : tensor<2x3xf32>
    %106 = stablehlo.add %82, %65 : tensor<2x3xf32>
    %107 = stablehlo.divide %105, %106 : tensor<2x3xf32>
    %108 = stablehlo.abs %68 : tensor<2x3xf32>
    %109 = stablehlo.add %97, %108 : tensor<2x3xf32>
    %110 = stablehlo.divide %105, %109 : tensor<2x3xf32>
    %111 = stablehlo.select %104, %110, %109 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = stablehlo.add %107, %111 : tensor<2x3xf32>
    %113 = stablehlo.constant dense<0.5> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %115 = stablehlo.multiply %112, %114 : tensor<2x3xf32>
    %116 = stablehlo.constant dense<1.0> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %118 = stablehlo.add %101, %117 : tensor<2x3xf32>
    %119 = stablehlo.constant dense<0.5> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %121 = stablehlo.multiply %118, %120 : tensor<2x3xf32>
    %122 = stablehlo.multiply %112, %121 : tensor<2x3xf32>
    %123 = stablehlo.sqrt %122 : tensor<2x3xf32>
    %124 = stablehlo.add %115, %123 : tensor<2x3xf32>
    %125 = stablehlo.log_plus_one %124 : tensor<2x3xf32>
    %126 = stablehlo.multiply %68, %65 : tensor<2x3xf32>
    %127 = stablehlo.negate %126 : tensor<2x3xf32>
    %128 = stablehlo.sqrt %127 : tensor<2x3xf32>
    %129 = stablehlo.divide %62, %128 : tensor<2x3xf32>
    %130 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %132 = stablehlo.compare LT, %62, %131, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %133 = stablehlo.and %104, %132 : tensor<2x3xi1>
    %134 = stablehlo.select %133, %129, %125 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = stablehlo.add %101, %61 : tensor<2x3xf32>
    %136 = stablehlo.add %107, %109 : tensor<2x3xf32>
    %137 = stablehlo.multiply %135, %136 : tensor<2x3xf32>
    %138 = stablehlo.constant dense<0.5> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %140 = stablehlo.multiply %137, %139 : tensor<2x3xf32>
    %141 = stablehlo.sqrt %140 : tensor<2x3xf32>
    %142 = stablehlo.add %82, %65 : tensor<2x3xf32>
    %143 = stablehlo.divide %135, %142 : tensor<2x3xf32>
    %144 = stablehlo.divide %135, %109 : tensor<2x3xf32>
    %145 = stablehlo.add %143, %144 : tensor<2x3xf32>
    %146 = stablehlo.constant dense<0.5> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %148 = stablehlo.multiply %145, %147 : tensor<2x3xf32>
    %149 = stablehlo.sqrt %148 : tensor<2x3xf32>
    %150 = stablehlo.multiply %62, %149 : tensor<2x3xf32>
    %151 = stablehlo.constant dense<1.0> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %153 = stablehlo.compare LE, %61, %152, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %154 = stablehlo.select %153, %141, %150 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = stablehlo.maximum %61, %62 : tensor<2x3xf32>
    %156 = stablehlo.minimum %61, %62 : tensor<2x3xf32>
    %157 = stablehlo.compare EQ, %156, %155, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %158 = stablehlo.constant dense<1.0> : tensor<f32>
    %159 = stablehlo.divide %156, %155 : tensor<2x3xf32>
    %160 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %161 = stablehlo.select %157, %160, %159 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = stablehlo.log %155 : tensor<2x3xf32>
    %163 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %165 = stablehlo.add %162, %164 : tensor<2x3xf32>
    %166 = stablehlo.multiply %161, %161 : tensor<2x3xf32>
    %167 = stablehlo.log_plus_one %166 : tensor<2x3xf32>
    %168 = stablehlo.constant dense<0.5> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %170 = stablehlo.multiply %167, %169 : tensor<2x3xf32>
    %171 = stablehlo.add %165, %170 : tensor<2x3xf32>
    %172 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.compare GT, %155, %173, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %175 = stablehlo.select %174, %62, %154 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %176 = stablehlo.select %174, %171, %134 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %177 = stablehlo.atan2 %175, %59 : tensor<2x3xf32>
    %178 = stablehlo.constant dense<0.0> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %180 = stablehlo.compare LT, %60, %179, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %181 = stablehlo.negate %177 : tensor<2x3xf32>
    %182 = stablehlo.select %180, %181, %177 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = stablehlo.complex %176, %182 : tensor<2x3xcomplex<f32>>
    %184 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %185 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %186 = stablehlo.abs %184 : tensor<2x3xf64>
    %187 = stablehlo.abs %185 : tensor<2x3xf64>
    %188 = stablehlo.constant dense<1.0> : tensor<f64>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %190 = stablehlo.add %186, %189 : tensor<2x3xf64>
    %191 = stablehlo.constant dense<1.0> : tensor<f64>
    %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %193 = stablehlo.subtract %186, %192 : tensor<2x3xf64>
    %194 = stablehlo.maximum %190, %187 : tensor<2x3xf64>
    %195 = stablehlo.minimum %190, %187 : tensor<2x3xf64>
    %196 = stablehlo.divide %195, %194 : tensor<2x3xf64>
    %197 = stablehlo.multiply %196, %196 : tensor<2x3xf64>
    %198 = stablehlo.constant dense<1.0> : tensor<f64>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %200 = stablehlo.add %197, %199 : tensor<2x3xf64>
    %201 = stablehlo.sqrt %200 : tensor<2x3xf64>
    %202 = stablehlo.multiply %194, %201 : tensor<2x3xf64>
    %203 = stablehlo.compare EQ, %194, %195, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %204 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %206 = stablehlo.multiply %194, %205 : tensor<2x3xf64>
    %207 = stablehlo.select %203, %206, %202 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %208 = stablehlo.abs %193 : tensor<2x3xf64>
    %209 = stablehlo.maximum %208, %187 : tensor<2x3xf64>
    %210 = stablehlo.minimum %208, %187 : tensor<2x3xf64>
    %211 = stablehlo.divide %210, %209 : tensor<2x3xf64>
    %212 = stablehlo.multiply %211, %211 : tensor<2x3xf64>
    %213 = stablehlo.constant dense<1.0> : tensor<f64>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %215 = stablehlo.add %212, %214 : tensor<2x3xf64>
    %216 = stablehlo.sqrt %215 : tensor<2x3xf64>
    %217 = stablehlo.multiply %209, %216 : tensor<2x3xf64>
    %218 = stablehlo.compare EQ, %209, %210, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %219 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %221 = stablehlo.multiply %209, %220 : tensor<2x3xf64>
    %222 = stablehlo.select %218, %221, %217 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %223 = stablehlo.add %207, %222 : tensor<2x3xf64>
    %224 = stablehlo.constant dense<0.5> : tensor<f64>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %226 = stablehlo.multiply %223, %225 : tensor<2x3xf64>
    %227 = stablehlo.constant dense<1.0> : tensor<f64>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %229 = stablehlo.compare LT, %186, %228, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %230 = stablehlo.multiply %187, %187 : tensor<2x3xf64>
    %231 = stablehlo.add %207, %190 : tensor<2x3xf64>
    %232 = stablehlo.divide %230, %231 : tensor<2x3xf64>
    %233 = stablehlo.abs %193 : tensor<2x3xf64>
    %234 = stablehlo.add %222, %233 : tensor<2x3xf64>
    %235 = stablehlo.divide %230, %234 : tensor<2x3xf64>
    %236 = stablehlo.select %229, %235, %234 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = stablehlo.add %232, %236 : tensor<2x3xf64>
    %238 = stablehlo.constant dense<0.5> : tensor<f64>
    %239 = stablehlo.broadcast_in_dim %238, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %240 = stablehlo.multiply %237, %239 : tensor<2x3xf64>
    %241 = stablehlo.constant dense<1.0> : tensor<f64>
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %243 = stablehlo.add %226, %242 : tensor<2x3xf64>
    %244 = stablehlo.constant dense<0.5> : tensor<f64>
    %245 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %246 = stablehlo.multiply %243, %245 : tensor<2x3xf64>
    %247 = stablehlo.multiply %237, %246 : tensor<2x3xf64>
    %248 = stablehlo.sqrt %247 : tensor<2x3xf64>
    %249 = stablehlo.add %240, %248 : tensor<2x3xf64>
    %250 = stablehlo.log_plus_one %249 : tensor<2x3xf64>
    %251 = stablehlo.multiply %193, %190 : tensor<2x3xf64>
    %252 = stablehlo.negate %251 : tensor<2x3xf64>
    %253 = stablehlo.sqrt %252 : tensor<2x3xf64>
    %254 = stablehlo.divide %187, %253 : tensor<2x3xf64>
    %255 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %257 = stablehlo.compare LT, %187, %256, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %258 = stablehlo.and %229, %257 : tensor<2x3xi1>
    %259 = stablehlo.select %258, %254, %250 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %260 = stablehlo.add %226, %186 : tensor<2x3xf64>
    %261 = stablehlo.add %232, %234 : tensor<2x3xf64>
    %262 = stablehlo.multiply %260, %261 : tensor<2x3xf64>
    %263 = stablehlo.constant dense<0.5> : tensor<f64>
    %264 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %265 = stablehlo.multiply %262, %264 : tensor<2x3xf64>
    %266 = stablehlo.sqrt %265 : tensor<2x3xf64>
    %267 = stablehlo.add %207, %190 : tensor<2x3xf64>
    %268 = stablehlo.divide %260, %267 : tensor<2x3xf64>
    %269 = stablehlo.divide %260, %234 : tensor<2x3xf64>
    %270 = stablehlo.add %268, %269 : tensor<2x3xf64>
    %271 = stablehlo.constant dense<0.5> : tensor<f64>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %273 = stablehlo.multiply %270, %272 : tensor<2x3xf64>
    %274 = stablehlo.sqrt %273 : tensor<2x3xf64>
    %275 = stablehlo.multiply %187, %274 : tensor<2x3xf64>
    %276 = stablehlo.constant dense<1.0> : tensor<f64>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %278 = stablehlo.compare LE, %186, %277, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %279 = stablehlo.select %278, %266, %275 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %280 = stablehlo.maximum %186, %187 : tensor<2x3xf64>
    %281 = stablehlo.minimum %186, %187 : tensor<2x3xf64>
    %282 = stablehlo.compare EQ, %281, %280, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %283 = stablehlo.constant dense<1.0> : tensor<f64>
    %284 = stablehlo.divide %281, %280 : tensor<2x3xf64>
    %285 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %286 = stablehlo.select %282, %285, %284 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %287 = stablehlo.log %280 : tensor<2x3xf64>
    %288 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %289 = stablehlo.broadcast_in_dim %288, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %290 = stablehlo.add %287, %289 : tensor<2x3xf64>
    %291 = stablehlo.multiply %286, %286 : tensor<2x3xf64>
    %292 = stablehlo.log_plus_one %291 : tensor<2x3xf64>
    %293 = stablehlo.constant dense<0.5> : tensor<f64>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %295 = stablehlo.multiply %292, %294 : tensor<2x3xf64>
    %296 = stablehlo.add %290, %295 : tensor<2x3xf64>
    %297 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %299 = stablehlo.compare GT, %280, %298, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %300 = stablehlo.select %299, %187, %279 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %301 = stablehlo.select %299, %296, %259 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %302 = stablehlo.atan2 %300, %184 : tensor<2x3xf64>
    %303 = stablehlo.constant dense<0.0> : tensor<f64>
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %305 = stablehlo.compare LT, %185, %304, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %306 = stablehlo.negate %302 : tensor<2x3xf64>
    %307 = stablehlo.select %305, %306, %302 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %308 = stablehlo.complex %301, %307 : tensor<2x3xcomplex<f64>>
    return %20, %39, %58, %183, %308 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @add attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>, %arg15: tensor<2x3xcomplex<f32>>, %arg16: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "add", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3], x15: c64[2, 3], x16: c128[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.add %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.add %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.add %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.add %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.add %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.add %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.add %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.add %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.add %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.add %arg9, %arg9 : tensor<2x3xf8E4M3FN>
    %10 = stablehlo.add %arg10, %arg10 : tensor<2x3xf8E5M2>
    %11 = stablehlo.add %arg11, %arg11 : tensor<2x3xf16>
    %12 = stablehlo.add %arg12, %arg12 : tensor<2x3xbf16>
    %13 = stablehlo.add %arg13, %arg13 : tensor<2x3xf32>
    %14 = stablehlo.add %arg14, %arg14 : tensor<2x3xf64>
    %15 = stablehlo.add %arg15, %arg15 : tensor<2x3xcomplex<f32>>
    %16 = stablehlo.add %arg16, %arg16 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "asin", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
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
    %17 = stablehlo.constant dense<1.0> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.subtract %18, %arg1 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<1.0> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %21, %arg1 : tensor<2x3xf32>
    %23 = stablehlo.multiply %19, %22 : tensor<2x3xf32>
    %24 = stablehlo.sqrt %23 : tensor<2x3xf32>
    %25 = stablehlo.constant dense<1.0> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.add %26, %24 : tensor<2x3xf32>
    %28 = stablehlo.atan2 %arg1, %27 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<2.0> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<1.0> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %34 = stablehlo.subtract %33, %arg2 : tensor<2x3xf64>
    %35 = stablehlo.constant dense<1.0> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %37 = stablehlo.add %36, %arg2 : tensor<2x3xf64>
    %38 = stablehlo.multiply %34, %37 : tensor<2x3xf64>
    %39 = stablehlo.sqrt %38 : tensor<2x3xf64>
    %40 = stablehlo.constant dense<1.0> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %42 = stablehlo.add %41, %39 : tensor<2x3xf64>
    %43 = stablehlo.atan2 %arg2, %42 : tensor<2x3xf64>
    %44 = stablehlo.constant dense<2.0> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %46 = stablehlo.multiply %43, %45 : tensor<2x3xf64>
    %47 = stablehlo.real %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %48 = stablehlo.imag %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %49 = stablehlo.abs %47 : tensor<2x3xf32>
    %50 = stablehlo.abs %48 : tensor<2x3xf32>
    %51 = stablehlo.constant dense<1.0> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %53 = stablehlo.add %49, %52 : tensor<2x3xf32>
    %54 = stablehlo.constant dense<1.0> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.subtract %49, %55 : tensor<2x3xf32>
    %57 = stablehlo.maximum %53, %50 : tensor<2x3xf32>
    %58 = stablehlo.minimum %53, %50 : tensor<2x3xf32>
    %59 = stablehlo.divide %58, %57 : tensor<2x3xf32>
    %60 = stablehlo.multiply %59, %59 : tensor<2x3xf32>
    %61 = stablehlo.constant dense<1.0> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.add %60, %62 : tensor<2x3xf32>
    %64 = stablehlo.sqrt %63 : tensor<2x3xf32>
    %65 = stablehlo.multiply %57, %64 : tensor<2x3xf32>
    %66 = stablehlo.compare EQ, %57, %58, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %67 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.multiply %57, %68 : tensor<2x3xf32>
    %70 = stablehlo.select %66, %69, %65 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = stablehlo.abs %56 : tensor<2x3xf32>
    %72 = stablehlo.maximum %71, %50 : tensor<2x3xf32>
    %73 = stablehlo.minimum %71, %50 : tensor<2x3xf32>
    %74 = stablehlo.divide %73, %72 : tensor<2x3xf32>
    %75 = stablehlo.multiply %74, %74 : tensor<2x3xf32>
    %76 = stablehlo.constant dense<1.0> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %78 = stablehlo.add %75, %77 : tensor<2x3xf32>
    %79 = stablehlo.sqrt %78 : tensor<2x3xf32>
    %80 = stablehlo.multiply %72, %79 : tensor<2x3xf32>
    %81 = stablehlo.compare EQ, %72, %73, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %82 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %84 = stablehlo.multiply %72, %83 : tensor<2x3xf32>
    %85 = stablehlo.select %81, %84, %80 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = stablehlo.add %70, %85 : tensor<2x3xf32>
    %87 = stablehlo.constant dense<0.5> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %89 = stablehlo.multiply %86, %88 : tensor<2x3xf32>
    %90 = stablehlo.constant dense<1.0> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %92 = stablehlo.compare LT, %49, %91, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %93 = stablehlo.multiply %50, %50 : tensor<2x3xf32>
    %94 = stablehlo.add %70, %53 : tensor<2x3xf32>
    %95 = stablehlo.divide %93, %94 : tensor<2x3xf32>
    %96 = stablehlo.abs %56 : tensor<2x3xf32>
    %97 = stablehlo.add %85, %96 : tensor<2x3xf32>
    %98 = stablehlo.divide %93, %97 : tensor<2x3xf32>
    %99 = stablehlo.select %92, %98, %97 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = stablehlo.add %95, %99 : tensor<2x3xf32>
    %101 = stablehlo.constant dense<0.5> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.multiply %100, %102 : tensor<2x3xf32>
    %104 = stablehlo.constant dense<1.0> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.add %89, %105 : tensor<2x3xf32>
    %107 = stablehlo.constant dense<0.5> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.multiply %106, %108 : tensor<2x3xf32>
    %110 = stablehlo.multiply %100, %109 : tensor<2x3xf32>
    %111 = stablehlo.sqrt %110 : tensor<2x3xf32>
    %112 = stablehlo.add %103, %111 : tensor<2x3xf32>
    %113 = stablehlo.log_plus_one %112 : tensor<2x3xf32>
    %114 = stablehlo.multiply %56, %53 : tensor<2x3xf32>
    %115 = stablehlo.negate %114 : tensor<2x3xf32>
    %116 = stablehlo.sqrt %115 : tensor<2x3xf32>
    %117 = stablehlo.divide %50, %116 : tensor<2x3xf32>
    %118 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.compare LT, %50, %119, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %121 = stablehlo.and %92, %120 : tensor<2x3xi1>
    %122 = stablehlo.select %121, %117, %113 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %123 = stablehlo.add %89, %49 : tensor<2x3xf32>
    %124 = stablehlo.add %95, %97 : tensor<2x3xf32>
    %125 = stablehlo.multiply %123, %124 : tensor<2x3xf32>
    %126 = stablehlo.constant dense<0.5> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %128 = stablehlo.multiply %125, %127 : tensor<2x3xf32>
    %129 = stablehlo.sqrt %128 : tensor<2x3xf32>
    %130 = stablehlo.add %70, %53 : tensor<2x3xf32>
    %131 = stablehlo.divide %123, %130 : tensor<2x3xf32>
    %132 = stablehlo.divide %123, %97 : tensor<2x3xf32>
    %133 = stablehlo.add %131, %132 : tensor<2x3xf32>
    %134 = stablehlo.constant dense<0.5> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %136 = stablehlo.multiply %133, %135 : tensor<2x3xf32>
    %137 = stablehlo.sqrt %136 : tensor<2x3xf32>
    %138 = stablehlo.multiply %50, %137 : tensor<2x3xf32>
    %139 = stablehlo.constant dense<1.0> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.compare LE, %49, %140, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %142 = stablehlo.select %141, %129, %138 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = stablehlo.maximum %49, %50 : tensor<2x3xf32>
    %144 = stablehlo.minimum %49, %50 : tensor<2x3xf32>
    %145 = stablehlo.compare EQ, %144, %143, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %146 = stablehlo.constant dense<1.0> : tensor<f32>
    %147 = stablehlo.divide %144, %143 : tensor<2x3xf32>
    %148 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %149 = stablehlo.select %145, %148, %147 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = stablehlo.log %143 : tensor<2x3xf32>
    %151 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %153 = stablehlo.add %150, %152 : tensor<2x3xf32>
    %154 = stablehlo.multiply %149, %149 : tensor<2x3xf32>
    %155 = stablehlo.log_plus_one %154 : tensor<2x3xf32>
    %156 = stablehlo.constant dense<0.5> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %158 = stablehlo.multiply %155, %157 : tensor<2x3xf32>
    %159 = stablehlo.add %153, %158 : tensor<2x3xf32>
    %160 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %162 = stablehlo.compare GT, %143, %161, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %163 = stablehlo.select %162, %50, %142 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = stablehlo.select %162, %159, %122 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %165 = stablehlo.atan2 %47, %163 : tensor<2x3xf32>
    %166 = stablehlo.constant dense<0.0> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %168 = stablehlo.compare LT, %48, %167, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %169 = stablehlo.negate %164 : tensor<2x3xf32>
    %170 = stablehlo.select %168, %169, %164 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %171 = stablehlo.complex %165, %170 : tensor<2x3xcomplex<f32>>
    %172 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %173 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %174 = stablehlo.abs %172 : tensor<2x3xf64>
    %175 = stablehlo.abs %173 : tensor<2x3xf64>
    %176 = stablehlo.constant dense<1.0> : tensor<f64>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %178 = stablehlo.add %174, %177 : tensor<2x3xf64>
    %179 = stablehlo.constant dense<1.0> : tensor<f64>
    %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %181 = stablehlo.subtract %174, %180 : tensor<2x3xf64>
    %182 = stablehlo.maximum %178, %175 : tensor<2x3xf64>
    %183 = stablehlo.minimum %178, %175 : tensor<2x3xf64>
    %184 = stablehlo.divide %183, %182 : tensor<2x3xf64>
    %185 = stablehlo.multiply %184, %184 : tensor<2x3xf64>
    %186 = stablehlo.constant dense<1.0> : tensor<f64>
    %187 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %188 = stablehlo.add %185, %187 : tensor<2x3xf64>
    %189 = stablehlo.sqrt %188 : tensor<2x3xf64>
    %190 = stablehlo.multiply %182, %189 : tensor<2x3xf64>
    %191 = stablehlo.compare EQ, %182, %183, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %192 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %194 = stablehlo.multiply %182, %193 : tensor<2x3xf64>
    %195 = stablehlo.select %191, %194, %190 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %196 = stablehlo.abs %181 : tensor<2x3xf64>
    %197 = stablehlo.maximum %196, %175 : tensor<2x3xf64>
    %198 = stablehlo.minimum %196, %175 : tensor<2x3xf64>
    %199 = stablehlo.divide %198, %197 : tensor<2x3xf64>
    %200 = stablehlo.multiply %199, %199 : tensor<2x3xf64>
    %201 = stablehlo.constant dense<1.0> : tensor<f64>
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %203 = stablehlo.add %200, %202 : tensor<2x3xf64>
    %204 = stablehlo.sqrt %203 : tensor<2x3xf64>
    %205 = stablehlo.multiply %197, %204 : tensor<2x3xf64>
    %206 = stablehlo.compare EQ, %197, %198, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %207 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %209 = stablehlo.multiply %197, %208 : tensor<2x3xf64>
    %210 = stablehlo.select %206, %209, %205 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %211 = stablehlo.add %195, %210 : tensor<2x3xf64>
    %212 = stablehlo.constant dense<0.5> : tensor<f64>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %214 = stablehlo.multiply %211, %213 : tensor<2x3xf64>
    %215 = stablehlo.constant dense<1.0> : tensor<f64>
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %217 = stablehlo.compare LT, %174, %216, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %218 = stablehlo.multiply %175, %175 : tensor<2x3xf64>
    %219 = stablehlo.add %195, %178 : tensor<2x3xf64>
    %220 = stablehlo.divide %218, %219 : tensor<2x3xf64>
    %221 = stablehlo.abs %181 : tensor<2x3xf64>
    %222 = stablehlo.add %210, %221 : tensor<2x3xf64>
    %223 = stablehlo.divide %218, %222 : tensor<2x3xf64>
    %224 = stablehlo.select %217, %223, %222 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %225 = stablehlo.add %220, %224 : tensor<2x3xf64>
    %226 = stablehlo.constant dense<0.5> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %228 = stablehlo.multiply %225, %227 : tensor<2x3xf64>
    %229 = stablehlo.constant dense<1.0> : tensor<f64>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %231 = stablehlo.add %214, %230 : tensor<2x3xf64>
    %232 = stablehlo.constant dense<0.5> : tensor<f64>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %234 = stablehlo.multiply %231, %233 : tensor<2x3xf64>
    %235 = stablehlo.multiply %225, %234 : tensor<2x3xf64>
    %236 = stablehlo.sqrt %235 : tensor<2x3xf64>
    %237 = stablehlo.add %228, %236 : tensor<2x3xf64>
    %238 = stablehlo.log_plus_one %237 : tensor<2x3xf64>
    %239 = stablehlo.multiply %181, %178 : tensor<2x3xf64>
    %240 = stablehlo.negate %239 : tensor<2x3xf64>
    %241 = stablehlo.sqrt %240 : tensor<2x3xf64>
    %242 = stablehlo.divide %175, %241 : tensor<2x3xf64>
    %243 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %245 = stablehlo.compare LT, %175, %244, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %246 = stablehlo.and %217, %245 : tensor<2x3xi1>
    %247 = stablehlo.select %246, %242, %238 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %248 = stablehlo.add %214, %174 : tensor<2x3xf64>
    %249 = stablehlo.add %220, %222 : tensor<2x3xf64>
    %250 = stablehlo.multiply %248, %249 : tensor<2x3xf64>
    %251 = stablehlo.constant dense<0.5> : tensor<f64>
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %253 = stablehlo.multiply %250, %252 : tensor<2x3xf64>
    %254 = stablehlo.sqrt %253 : tensor<2x3xf64>
    %255 = stablehlo.add %195, %178 : tensor<2x3xf64>
    %256 = stablehlo.divide %248, %255 : tensor<2x3xf64>
    %257 = stablehlo.divide %248, %222 : tensor<2x3xf64>
    %258 = stablehlo.add %256, %257 : tensor<2x3xf64>
    %259 = stablehlo.constant dense<0.5> : tensor<f64>
    %260 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %261 = stablehlo.multiply %258, %260 : tensor<2x3xf64>
    %262 = stablehlo.sqrt %261 : tensor<2x3xf64>
    %263 = stablehlo.multiply %175, %262 : tensor<2x3xf64>
    %264 = stablehlo.constant dense<1.0> : tensor<f64>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %266 = stablehlo.compare LE, %174, %265, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %267 = stablehlo.select %266, %254, %263 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %268 = stablehlo.maximum %174, %175 : tensor<2x3xf64>
    %269 = stablehlo.minimum %174, %175 : tensor<2x3xf64>
    %270 = stablehlo.compare EQ, %269, %268, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %271 = stablehlo.constant dense<1.0> : tensor<f64>
    %272 = stablehlo.divide %269, %268 : tensor<2x3xf64>
    %273 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %274 = stablehlo.select %270, %273, %272 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %275 = stablehlo.log %268 : tensor<2x3xf64>
    %276 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %278 = stablehlo.add %275, %277 : tensor<2x3xf64>
    %279 = stablehlo.multiply %274, %274 : tensor<2x3xf64>
    %280 = stablehlo.log_plus_one %279 : tensor<2x3xf64>
    %281 = stablehlo.constant dense<0.5> : tensor<f64>
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %283 = stablehlo.multiply %280, %282 : tensor<2x3xf64>
    %284 = stablehlo.add %278, %283 : tensor<2x3xf64>
    %285 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %286 = stablehlo.broadcast_in_dim %285, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %287 = stablehlo.compare GT, %268, %286, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %288 = stablehlo.select %287, %175, %267 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %289 = stablehlo.select %287, %284, %247 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %290 = stablehlo.atan2 %172, %288 : tensor<2x3xf64>
    %291 = stablehlo.constant dense<0.0> : tensor<f64>
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %293 = stablehlo.compare LT, %173, %292, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %294 = stablehlo.negate %289 : tensor<2x3xf64>
    %295 = stablehlo.select %293, %294, %289 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %296 = stablehlo.complex %290, %295 : tensor<2x3xcomplex<f64>>
    return %16, %31, %46, %171, %296 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @asinh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "asinh", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
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
    %24 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %25 = stablehlo.multiply %24, %24 : tensor<2x3xf32>
    %26 = stablehlo.constant dense<1.0> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %25, %27 : tensor<2x3xf32>
    %29 = stablehlo.sqrt %28 : tensor<2x3xf32>
    %30 = stablehlo.constant dense<1.0> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.add %31, %29 : tensor<2x3xf32>
    %33 = stablehlo.divide %25, %32 : tensor<2x3xf32>
    %34 = stablehlo.add %24, %33 : tensor<2x3xf32>
    %35 = stablehlo.log_plus_one %34 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<9.2233715e18> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.compare GE, %24, %37, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %39 = stablehlo.log %24 : tensor<2x3xf32>
    %40 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.add %39, %41 : tensor<2x3xf32>
    %43 = stablehlo.select %38, %42, %35 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = stablehlo.sign %arg1 : tensor<2x3xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<2x3xf32>
    %46 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %47 = stablehlo.multiply %46, %46 : tensor<2x3xf64>
    %48 = stablehlo.constant dense<1.0> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %50 = stablehlo.add %47, %49 : tensor<2x3xf64>
    %51 = stablehlo.sqrt %50 : tensor<2x3xf64>
    %52 = stablehlo.constant dense<1.0> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %54 = stablehlo.add %53, %51 : tensor<2x3xf64>
    %55 = stablehlo.divide %47, %54 : tensor<2x3xf64>
    %56 = stablehlo.add %46, %55 : tensor<2x3xf64>
    %57 = stablehlo.log_plus_one %56 : tensor<2x3xf64>
    %58 = stablehlo.constant dense<6.703903964971298e153> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %60 = stablehlo.compare GE, %46, %59, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %61 = stablehlo.log %46 : tensor<2x3xf64>
    %62 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %64 = stablehlo.add %61, %63 : tensor<2x3xf64>
    %65 = stablehlo.select %60, %64, %57 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %66 = stablehlo.sign %arg2 : tensor<2x3xf64>
    %67 = stablehlo.multiply %66, %65 : tensor<2x3xf64>
    %68 = stablehlo.real %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %69 = stablehlo.imag %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %70 = stablehlo.abs %69 : tensor<2x3xf32>
    %71 = stablehlo.abs %68 : tensor<2x3xf32>
    %72 = stablehlo.constant dense<1.0> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.add %70, %73 : tensor<2x3xf32>
    %75 = stablehlo.constant dense<1.0> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.subtract %70, %76 : tensor<2x3xf32>
    %78 = stablehlo.maximum %74, %71 : tensor<2x3xf32>
    %79 = stablehlo.minimum %74, %71 : tensor<2x3xf32>
    %80 = stablehlo.divide %79, %78 : tensor<2x3xf32>
    %81 = stablehlo.multiply %80, %80 : tensor<2x3xf32>
    %82 = stablehlo.constant dense<1.0> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %84 = stablehlo.add %81, %83 : tensor<2x3xf32>
    %85 = stablehlo.sqrt %84 : tensor<2x3xf32>
    %86 = stablehlo.multiply %78, %85 : tensor<2x3xf32>
    %87 = stablehlo.compare EQ, %78, %79, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %88 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %90 = stablehlo.multiply %78, %89 : tensor<2x3xf32>
    %91 = stablehlo.select %87, %90, %86 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = stablehlo.abs %77 : tensor<2x3xf32>
    %93 = stablehlo.maximum %92, %71 : tensor<2x3xf32>
    %94 = stablehlo.minimum %92, %71 : tensor<2x3xf32>
    %95 = stablehlo.divide %94, %93 : tensor<2x3xf32>
    %96 = stablehlo.multiply %95, %95 : tensor<2x3xf32>
    %97 = stablehlo.constant dense<1.0> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.add %96, %98 : tensor<2x3xf32>
    %100 = stablehlo.sqrt %99 : tensor<2x3xf32>
    %101 = stablehlo.multiply %93, %100 : tensor<2x3xf32>
    %102 = stablehlo.compare EQ, %93, %94, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %103 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %105 = stablehlo.multiply %93, %104 : tensor<2x3xf32>
    %106 = stablehlo.select %102, %105, %101 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %107 = stablehlo.add %91, %106 : tensor<2x3xf32>
    %108 = stablehlo.constant dense<0.5> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %110 = stablehlo.multiply %107, %109 : tensor<2x3xf32>
    %111 = stablehlo.constant dense<1.0> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %113 = stablehlo.compare LT, %70, %112, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %114 = stablehlo.multiply %71, %71 : tensor<2x3xf32>
    %115 = stablehlo.add %91, %74 : tensor<2x3xf32>
    %116 = stablehlo.divide %114, %115 : tensor<2x3xf32>
    %117 = stablehlo.abs %77 : tensor<2x3xf32>
    %118 = stablehlo.add %106, %117 : tensor<2x3xf32>
    %119 = stablehlo.divide %114, %118 : tensor<2x3xf32>
    %120 = stablehlo.select %113, %119, %118 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = stablehlo.add %116, %120 : tensor<2x3xf32>
    %122 = stablehlo.constant dense<0.5> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %124 = stablehlo.multiply %121, %123 : tensor<2x3xf32>
    %125 = stablehlo.constant dense<1.0> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %127 = stablehlo.add %110, %126 : tensor<2x3xf32>
    %128 = stablehlo.constant dense<0.5> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %130 = stablehlo.multiply %127, %129 : tensor<2x3xf32>
    %131 = stablehlo.multiply %121, %130 : tensor<2x3xf32>
    %132 = stablehlo.sqrt %131 : tensor<2x3xf32>
    %133 = stablehlo.add %124, %132 : tensor<2x3xf32>
    %134 = stablehlo.log_plus_one %133 : tensor<2x3xf32>
    %135 = stablehlo.multiply %77, %74 : tensor<2x3xf32>
    %136 = stablehlo.negate %135 : tensor<2x3xf32>
    %137 = stablehlo.sqrt %136 : tensor<2x3xf32>
    %138 = stablehlo.divide %71, %137 : tensor<2x3xf32>
    %139 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.compare LT, %71, %140, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %142 = stablehlo.and %113, %141 : tensor<2x3xi1>
    %143 = stablehlo.select %142, %138, %134 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = stablehlo.add %110, %70 : tensor<2x3xf32>
    %145 = stablehlo.add %116, %118 : tensor<2x3xf32>
    %146 = stablehlo.multiply %144, %145 : tensor<2x3xf32>
    %147 = stablehlo.constant dense<0.5> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %149 = stablehlo.multiply %146, %148 : tensor<2x3xf32>
    %150 = stablehlo.sqrt %149 : tensor<2x3xf32>
    %151 = stablehlo.add %91, %74 : tensor<2x3xf32>
    %152 = stablehlo.divide %144, %151 : tensor<2x3xf32>
    %153 = stablehlo.divide %144, %118 : tensor<2x3xf32>
    %154 = stablehlo.add %152, %153 : tensor<2x3xf32>
    %155 = stablehlo.constant dense<0.5> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %157 = stablehlo.multiply %154, %156 : tensor<2x3xf32>
    %158 = stablehlo.sqrt %157 : tensor<2x3xf32>
    %159 = stablehlo.multiply %71, %158 : tensor<2x3xf32>
    %160 = stablehlo.constant dense<1.0> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %162 = stablehlo.compare LE, %70, %161, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %163 = stablehlo.select %162, %150, %159 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = stablehlo.maximum %70, %71 : tensor<2x3xf32>
    %165 = stablehlo.minimum %70, %71 : tensor<2x3xf32>
    %166 = stablehlo.compare EQ, %165, %164, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %167 = stablehlo.constant dense<1.0> : tensor<f32>
    %168 = stablehlo.divide %165, %164 : tensor<2x3xf32>
    %169 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %170 = stablehlo.select %166, %169, %168 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %171 = stablehlo.log %164 : tensor<2x3xf32>
    %172 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.add %171, %173 : tensor<2x3xf32>
    %175 = stablehlo.multiply %170, %170 : tensor<2x3xf32>
    %176 = stablehlo.log_plus_one %175 : tensor<2x3xf32>
    %177 = stablehlo.constant dense<0.5> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.multiply %176, %178 : tensor<2x3xf32>
    %180 = stablehlo.add %174, %179 : tensor<2x3xf32>
    %181 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %183 = stablehlo.compare GT, %164, %182, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %184 = stablehlo.select %183, %71, %163 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %185 = stablehlo.select %183, %180, %143 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %186 = stablehlo.atan2 %69, %184 : tensor<2x3xf32>
    %187 = stablehlo.constant dense<0.0> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %189 = stablehlo.compare LT, %68, %188, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %190 = stablehlo.negate %185 : tensor<2x3xf32>
    %191 = stablehlo.select %189, %190, %185 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %192 = stablehlo.complex %191, %186 : tensor<2x3xcomplex<f32>>
    %193 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %194 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %195 = stablehlo.abs %194 : tensor<2x3xf64>
    %196 = stablehlo.abs %193 : tensor<2x3xf64>
    %197 = stablehlo.constant dense<1.0> : tensor<f64>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %199 = stablehlo.add %195, %198 : tensor<2x3xf64>
    %200 = stablehlo.constant dense<1.0> : tensor<f64>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %202 = stablehlo.subtract %195, %201 : tensor<2x3xf64>
    %203 = stablehlo.maximum %199, %196 : tensor<2x3xf64>
    %204 = stablehlo.minimum %199, %196 : tensor<2x3xf64>
    %205 = stablehlo.divide %204, %203 : tensor<2x3xf64>
    %206 = stablehlo.multiply %205, %205 : tensor<2x3xf64>
    %207 = stablehlo.constant dense<1.0> : tensor<f64>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %209 = stablehlo.add %206, %208 : tensor<2x3xf64>
    %210 = stablehlo.sqrt %209 : tensor<2x3xf64>
    %211 = stablehlo.multiply %203, %210 : tensor<2x3xf64>
    %212 = stablehlo.compare EQ, %203, %204, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %213 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %215 = stablehlo.multiply %203, %214 : tensor<2x3xf64>
    %216 = stablehlo.select %212, %215, %211 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %217 = stablehlo.abs %202 : tensor<2x3xf64>
    %218 = stablehlo.maximum %217, %196 : tensor<2x3xf64>
    %219 = stablehlo.minimum %217, %196 : tensor<2x3xf64>
    %220 = stablehlo.divide %219, %218 : tensor<2x3xf64>
    %221 = stablehlo.multiply %220, %220 : tensor<2x3xf64>
    %222 = stablehlo.constant dense<1.0> : tensor<f64>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %224 = stablehlo.add %221, %223 : tensor<2x3xf64>
    %225 = stablehlo.sqrt %224 : tensor<2x3xf64>
    %226 = stablehlo.multiply %218, %225 : tensor<2x3xf64>
    %227 = stablehlo.compare EQ, %218, %219, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %228 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %229 = stablehlo.broadcast_in_dim %228, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %230 = stablehlo.multiply %218, %229 : tensor<2x3xf64>
    %231 = stablehlo.select %227, %230, %226 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %232 = stablehlo.add %216, %231 : tensor<2x3xf64>
    %233 = stablehlo.constant dense<0.5> : tensor<f64>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %235 = stablehlo.multiply %232, %234 : tensor<2x3xf64>
    %236 = stablehlo.constant dense<1.0> : tensor<f64>
    %237 = stablehlo.broadcast_in_dim %236, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %238 = stablehlo.compare LT, %195, %237, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %239 = stablehlo.multiply %196, %196 : tensor<2x3xf64>
    %240 = stablehlo.add %216, %199 : tensor<2x3xf64>
    %241 = stablehlo.divide %239, %240 : tensor<2x3xf64>
    %242 = stablehlo.abs %202 : tensor<2x3xf64>
    %243 = stablehlo.add %231, %242 : tensor<2x3xf64>
    %244 = stablehlo.divide %239, %243 : tensor<2x3xf64>
    %245 = stablehlo.select %238, %244, %243 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %246 = stablehlo.add %241, %245 : tensor<2x3xf64>
    %247 = stablehlo.constant dense<0.5> : tensor<f64>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %249 = stablehlo.multiply %246, %248 : tensor<2x3xf64>
    %250 = stablehlo.constant dense<1.0> : tensor<f64>
    %251 = stablehlo.broadcast_in_dim %250, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %252 = stablehlo.add %235, %251 : tensor<2x3xf64>
    %253 = stablehlo.constant dense<0.5> : tensor<f64>
    %254 = stablehlo.broadcast_in_dim %253, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %255 = stablehlo.multiply %252, %254 : tensor<2x3xf64>
    %256 = stablehlo.multiply %246, %255 : tensor<2x3xf64>
    %257 = stablehlo.sqrt %256 : tensor<2x3xf64>
    %258 = stablehlo.add %249, %257 : tensor<2x3xf64>
    %259 = stablehlo.log_plus_one %258 : tensor<2x3xf64>
    %260 = stablehlo.multiply %202, %199 : tensor<2x3xf64>
    %261 = stablehlo.negate %260 : tensor<2x3xf64>
    %262 = stablehlo.sqrt %261 : tensor<2x3xf64>
    %263 = stablehlo.divide %196, %262 : tensor<2x3xf64>
    %264 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %266 = stablehlo.compare LT, %196, %265, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %267 = stablehlo.and %238, %266 : tensor<2x3xi1>
    %268 = stablehlo.select %267, %263, %259 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %269 = stablehlo.add %235, %195 : tensor<2x3xf64>
    %270 = stablehlo.add %241, %243 : tensor<2x3xf64>
    %271 = stablehlo.multiply %269, %270 : tensor<2x3xf64>
    %272 = stablehlo.constant dense<0.5> : tensor<f64>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %274 = stablehlo.multiply %271, %273 : tensor<2x3xf64>
    %275 = stablehlo.sqrt %274 : tensor<2x3xf64>
    %276 = stablehlo.add %216, %199 : tensor<2x3xf64>
    %277 = stablehlo.divide %269, %276 : tensor<2x3xf64>
    %278 = stablehlo.divide %269, %243 : tensor<2x3xf64>
    %279 = stablehlo.add %277, %278 : tensor<2x3xf64>
    %280 = stablehlo.constant dense<0.5> : tensor<f64>
    %281 = stablehlo.broadcast_in_dim %280, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %282 = stablehlo.multiply %279, %281 : tensor<2x3xf64>
    %283 = stablehlo.sqrt %282 : tensor<2x3xf64>
    %284 = stablehlo.multiply %196, %283 : tensor<2x3xf64>
    %285 = stablehlo.constant dense<1.0> : tensor<f64>
    %286 = stablehlo.broadcast_in_dim %285, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %287 = stablehlo.compare LE, %195, %286, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %288 = stablehlo.select %287, %275, %284 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %289 = stablehlo.maximum %195, %196 : tensor<2x3xf64>
    %290 = stablehlo.minimum %195, %196 : tensor<2x3xf64>
    %291 = stablehlo.compare EQ, %290, %289, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %292 = stablehlo.constant dense<1.0> : tensor<f64>
    %293 = stablehlo.divide %290, %289 : tensor<2x3xf64>
    %294 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %295 = stablehlo.select %291, %294, %293 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %296 = stablehlo.log %289 : tensor<2x3xf64>
    %297 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %299 = stablehlo.add %296, %298 : tensor<2x3xf64>
    %300 = stablehlo.multiply %295, %295 : tensor<2x3xf64>
    %301 = stablehlo.log_plus_one %300 : tensor<2x3xf64>
    %302 = stablehlo.constant dense<0.5> : tensor<f64>
    %303 = stablehlo.broadcast_in_dim %302, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %304 = stablehlo.multiply %301, %303 : tensor<2x3xf64>
    %305 = stablehlo.add %299, %304 : tensor<2x3xf64>
    %306 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %308 = stablehlo.compare GT, %289, %307, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %309 = stablehlo.select %308, %196, %288 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %310 = stablehlo.select %308, %305, %268 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %311 = stablehlo.atan2 %194, %309 : tensor<2x3xf64>
    %312 = stablehlo.constant dense<0.0> : tensor<f64>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %314 = stablehlo.compare LT, %193, %313, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %315 = stablehlo.negate %310 : tensor<2x3xf64>
    %316 = stablehlo.select %314, %315, %310 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %317 = stablehlo.complex %316, %311 : tensor<2x3xcomplex<f64>>
    return %23, %45, %67, %192, %317 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @atan attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "atan", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.atan2 %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.convert %3 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %5 = stablehlo.constant dense<1.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.atan2 %arg1, %6 : tensor<2x3xf32>
    %8 = stablehlo.constant dense<1.0> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %10 = stablehlo.atan2 %arg2, %9 : tensor<2x3xf64>
    %11 = stablehlo.real %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %12 = stablehlo.imag %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %13 = stablehlo.constant dense<1.0> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.subtract %14, %12 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<1.0> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.add %17, %12 : tensor<2x3xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<2x3xf32>
    %20 = stablehlo.multiply %11, %11 : tensor<2x3xf32>
    %21 = stablehlo.subtract %19, %20 : tensor<2x3xf32>
    %22 = stablehlo.add %11, %11 : tensor<2x3xf32>
    %23 = stablehlo.atan2 %22, %21 : tensor<2x3xf32>
    %24 = stablehlo.constant dense<0.5> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.multiply %23, %25 : tensor<2x3xf32>
    %27 = stablehlo.abs %12 : tensor<2x3xf32>
    %28 = stablehlo.abs %11 : tensor<2x3xf32>
    %29 = stablehlo.maximum %27, %28 : tensor<2x3xf32>
    %30 = stablehlo.constant dense<-1.0> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.atan2 %11, %31 : tensor<2x3xf32>
    %33 = stablehlo.constant dense<0.0> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.compare LT, %32, %34, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %36 = stablehlo.constant dense<-1.5707964> : tensor<f32>
    %37 = stablehlo.constant dense<1.5707964> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.select %35, %38, %39 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.compare GT, %29, %42, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %44 = stablehlo.select %43, %40, %26 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = stablehlo.abs %12 : tensor<2x3xf32>
    %46 = stablehlo.abs %11 : tensor<2x3xf32>
    %47 = stablehlo.constant dense<1.0> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %49 = stablehlo.subtract %48, %45 : tensor<2x3xf32>
    %50 = stablehlo.constant dense<4.0> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.multiply %45, %51 : tensor<2x3xf32>
    %53 = stablehlo.multiply %49, %49 : tensor<2x3xf32>
    %54 = stablehlo.multiply %46, %46 : tensor<2x3xf32>
    %55 = stablehlo.add %53, %54 : tensor<2x3xf32>
    %56 = stablehlo.divide %52, %55 : tensor<2x3xf32>
    %57 = stablehlo.log_plus_one %56 : tensor<2x3xf32>
    %58 = stablehlo.constant dense<0.25> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<2x3xf32>
    %61 = stablehlo.constant dense<1.0> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.compare EQ, %45, %62, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %64 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.compare LT, %46, %65, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %67 = stablehlo.and %63, %66 : tensor<2x3xi1>
    %68 = stablehlo.log %46 : tensor<2x3xf32>
    %69 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.subtract %70, %68 : tensor<2x3xf32>
    %72 = stablehlo.constant dense<0.5> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.multiply %71, %73 : tensor<2x3xf32>
    %75 = stablehlo.select %67, %74, %60 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = stablehlo.maximum %45, %46 : tensor<2x3xf32>
    %77 = stablehlo.compare EQ, %45, %76, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %78 = stablehlo.constant dense<1.0> : tensor<f32>
    %79 = stablehlo.divide %45, %76 : tensor<2x3xf32>
    %80 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.select %77, %80, %79 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = stablehlo.compare EQ, %46, %76, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %83 = stablehlo.constant dense<1.0> : tensor<f32>
    %84 = stablehlo.divide %46, %76 : tensor<2x3xf32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.select %82, %85, %84 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = stablehlo.divide %81, %76 : tensor<2x3xf32>
    %88 = stablehlo.multiply %81, %81 : tensor<2x3xf32>
    %89 = stablehlo.multiply %86, %86 : tensor<2x3xf32>
    %90 = stablehlo.add %88, %89 : tensor<2x3xf32>
    %91 = stablehlo.divide %87, %90 : tensor<2x3xf32>
    %92 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %94 = stablehlo.compare GT, %76, %93, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %95 = stablehlo.select %94, %91, %75 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = stablehlo.constant dense<0.0> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %98 = stablehlo.compare LT, %12, %97, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %99 = stablehlo.negate %95 : tensor<2x3xf32>
    %100 = stablehlo.select %98, %99, %95 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = stablehlo.complex %44, %100 : tensor<2x3xcomplex<f32>>
    %102 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %103 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %104 = stablehlo.constant dense<1.0> : tensor<f64>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %106 = stablehlo.subtract %105, %103 : tensor<2x3xf64>
    %107 = stablehlo.constant dense<1.0> : tensor<f64>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %109 = stablehlo.add %108, %103 : tensor<2x3xf64>
    %110 = stablehlo.multiply %106, %109 : tensor<2x3xf64>
    %111 = stablehlo.multiply %102, %102 : tensor<2x3xf64>
    %112 = stablehlo.subtract %110, %111 : tensor<2x3xf64>
    %113 = stablehlo.add %102, %102 : tensor<2x3xf64>
    %114 = stablehlo.atan2 %113, %112 : tensor<2x3xf64>
    %115 = stablehlo.constant dense<0.5> : tensor<f64>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %117 = stablehlo.multiply %114, %116 : tensor<2x3xf64>
    %118 = stablehlo.abs %103 : tensor<2x3xf64>
    %119 = stablehlo.abs %102 : tensor<2x3xf64>
    %120 = stablehlo.maximum %118, %119 : tensor<2x3xf64>
    %121 = stablehlo.constant dense<-1.0> : tensor<f64>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %123 = stablehlo.atan2 %102, %122 : tensor<2x3xf64>
    %124 = stablehlo.constant dense<0.0> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %126 = stablehlo.compare LT, %123, %125, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %127 = stablehlo.constant dense<-1.5707963267948966> : tensor<f64>
    %128 = stablehlo.constant dense<1.5707963267948966> : tensor<f64>
    %129 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %130 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %131 = stablehlo.select %126, %129, %130 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %132 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %134 = stablehlo.compare GT, %120, %133, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %135 = stablehlo.select %134, %131, %117 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %136 = stablehlo.abs %103 : tensor<2x3xf64>
    %137 = stablehlo.abs %102 : tensor<2x3xf64>
    %138 = stablehlo.constant dense<1.0> : tensor<f64>
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %140 = stablehlo.subtract %139, %136 : tensor<2x3xf64>
    %141 = stablehlo.constant dense<4.0> : tensor<f64>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %143 = stablehlo.multiply %136, %142 : tensor<2x3xf64>
    %144 = stablehlo.multiply %140, %140 : tensor<2x3xf64>
    %145 = stablehlo.multiply %137, %137 : tensor<2x3xf64>
    %146 = stablehlo.add %144, %145 : tensor<2x3xf64>
    %147 = stablehlo.divide %143, %146 : tensor<2x3xf64>
    %148 = stablehlo.log_plus_one %147 : tensor<2x3xf64>
    %149 = stablehlo.constant dense<0.25> : tensor<f64>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %151 = stablehlo.multiply %148, %150 : tensor<2x3xf64>
    %152 = stablehlo.constant dense<1.0> : tensor<f64>
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %154 = stablehlo.compare EQ, %136, %153, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %155 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %157 = stablehlo.compare LT, %137, %156, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %158 = stablehlo.and %154, %157 : tensor<2x3xi1>
    %159 = stablehlo.log %137 : tensor<2x3xf64>
    %160 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %162 = stablehlo.subtract %161, %159 : tensor<2x3xf64>
    %163 = stablehlo.constant dense<0.5> : tensor<f64>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %165 = stablehlo.multiply %162, %164 : tensor<2x3xf64>
    %166 = stablehlo.select %158, %165, %151 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %167 = stablehlo.maximum %136, %137 : tensor<2x3xf64>
    %168 = stablehlo.compare EQ, %136, %167, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %169 = stablehlo.constant dense<1.0> : tensor<f64>
    %170 = stablehlo.divide %136, %167 : tensor<2x3xf64>
    %171 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %172 = stablehlo.select %168, %171, %170 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %173 = stablehlo.compare EQ, %137, %167, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %174 = stablehlo.constant dense<1.0> : tensor<f64>
    %175 = stablehlo.divide %137, %167 : tensor<2x3xf64>
    %176 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %177 = stablehlo.select %173, %176, %175 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %178 = stablehlo.divide %172, %167 : tensor<2x3xf64>
    %179 = stablehlo.multiply %172, %172 : tensor<2x3xf64>
    %180 = stablehlo.multiply %177, %177 : tensor<2x3xf64>
    %181 = stablehlo.add %179, %180 : tensor<2x3xf64>
    %182 = stablehlo.divide %178, %181 : tensor<2x3xf64>
    %183 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %185 = stablehlo.compare GT, %167, %184, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %186 = stablehlo.select %185, %182, %166 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %187 = stablehlo.constant dense<0.0> : tensor<f64>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %189 = stablehlo.compare LT, %103, %188, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %190 = stablehlo.negate %186 : tensor<2x3xf64>
    %191 = stablehlo.select %189, %190, %186 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %192 = stablehlo.complex %135, %191 : tensor<2x3xcomplex<f64>>
    return %4, %7, %10, %101, %192 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @atan2 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "atan2", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.atan2 %arg0, %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.atan2 %arg1, %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.atan2 %arg2, %arg2 : tensor<2x3xf16>
    %3 = stablehlo.atan2 %arg3, %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.atan2 %arg4, %arg4 : tensor<2x3xf32>
    %5 = stablehlo.atan2 %arg5, %arg5 : tensor<2x3xf64>
    %6 = stablehlo.atan2 %arg6, %arg6 : tensor<2x3xcomplex<f32>>
    %7 = stablehlo.atan2 %arg7, %arg7 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @atanh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "atanh", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
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
    %16 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %17 = stablehlo.constant dense<2.0> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<1.0> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.subtract %21, %16 : tensor<2x3xf32>
    %23 = stablehlo.divide %19, %22 : tensor<2x3xf32>
    %24 = stablehlo.log_plus_one %23 : tensor<2x3xf32>
    %25 = stablehlo.constant dense<0.5> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<2x3xf32>
    %28 = stablehlo.sign %arg1 : tensor<2x3xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<2x3xf32>
    %30 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %31 = stablehlo.constant dense<2.0> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %33 = stablehlo.multiply %30, %32 : tensor<2x3xf64>
    %34 = stablehlo.constant dense<1.0> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %36 = stablehlo.subtract %35, %30 : tensor<2x3xf64>
    %37 = stablehlo.divide %33, %36 : tensor<2x3xf64>
    %38 = stablehlo.log_plus_one %37 : tensor<2x3xf64>
    %39 = stablehlo.constant dense<0.5> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %41 = stablehlo.multiply %38, %40 : tensor<2x3xf64>
    %42 = stablehlo.sign %arg2 : tensor<2x3xf64>
    %43 = stablehlo.multiply %42, %41 : tensor<2x3xf64>
    %44 = stablehlo.real %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %45 = stablehlo.imag %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %46 = stablehlo.abs %44 : tensor<2x3xf32>
    %47 = stablehlo.abs %45 : tensor<2x3xf32>
    %48 = stablehlo.constant dense<1.0> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %50 = stablehlo.subtract %49, %46 : tensor<2x3xf32>
    %51 = stablehlo.constant dense<4.0> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %53 = stablehlo.multiply %46, %52 : tensor<2x3xf32>
    %54 = stablehlo.multiply %50, %50 : tensor<2x3xf32>
    %55 = stablehlo.multiply %47, %47 : tensor<2x3xf32>
    %56 = stablehlo.add %54, %55 : tensor<2x3xf32>
    %57 = stablehlo.divide %53, %56 : tensor<2x3xf32>
    %58 = stablehlo.log_plus_one %57 : tensor<2x3xf32>
    %59 = stablehlo.constant dense<0.25> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.multiply %58, %60 : tensor<2x3xf32>
    %62 = stablehlo.constant dense<1.0> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %64 = stablehlo.compare EQ, %46, %63, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %65 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %67 = stablehlo.compare LT, %47, %66, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %68 = stablehlo.and %64, %67 : tensor<2x3xi1>
    %69 = stablehlo.log %47 : tensor<2x3xf32>
    %70 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %72 = stablehlo.subtract %71, %69 : tensor<2x3xf32>
    %73 = stablehlo.constant dense<0.5> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.multiply %72, %74 : tensor<2x3xf32>
    %76 = stablehlo.select %68, %75, %61 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = stablehlo.maximum %46, %47 : tensor<2x3xf32>
    %78 = stablehlo.compare EQ, %46, %77, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %79 = stablehlo.constant dense<1.0> : tensor<f32>
    %80 = stablehlo.divide %46, %77 : tensor<2x3xf32>
    %81 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %82 = stablehlo.select %78, %81, %80 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %83 = stablehlo.compare EQ, %47, %77, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %84 = stablehlo.constant dense<1.0> : tensor<f32>
    %85 = stablehlo.divide %47, %77 : tensor<2x3xf32>
    %86 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %87 = stablehlo.select %83, %86, %85 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = stablehlo.divide %82, %77 : tensor<2x3xf32>
    %89 = stablehlo.multiply %82, %82 : tensor<2x3xf32>
    %90 = stablehlo.multiply %87, %87 : tensor<2x3xf32>
    %91 = stablehlo.add %89, %90 : tensor<2x3xf32>
    %92 = stablehlo.divide %88, %91 : tensor<2x3xf32>
    %93 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %95 = stablehlo.compare GT, %77, %94, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %96 = stablehlo.select %95, %92, %76 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = stablehlo.constant dense<0.0> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.compare LT, %44, %98, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %100 = stablehlo.negate %96 : tensor<2x3xf32>
    %101 = stablehlo.select %99, %100, %96 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = stablehlo.constant dense<1.0> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %104 = stablehlo.subtract %103, %44 : tensor<2x3xf32>
    %105 = stablehlo.constant dense<1.0> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %107 = stablehlo.add %106, %44 : tensor<2x3xf32>
    %108 = stablehlo.multiply %104, %107 : tensor<2x3xf32>
    %109 = stablehlo.multiply %45, %45 : tensor<2x3xf32>
    %110 = stablehlo.subtract %108, %109 : tensor<2x3xf32>
    %111 = stablehlo.add %45, %45 : tensor<2x3xf32>
    %112 = stablehlo.atan2 %111, %110 : tensor<2x3xf32>
    %113 = stablehlo.constant dense<0.5> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %115 = stablehlo.multiply %112, %114 : tensor<2x3xf32>
    %116 = stablehlo.abs %44 : tensor<2x3xf32>
    %117 = stablehlo.abs %45 : tensor<2x3xf32>
    %118 = stablehlo.maximum %116, %117 : tensor<2x3xf32>
    %119 = stablehlo.constant dense<-1.0> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %121 = stablehlo.atan2 %45, %120 : tensor<2x3xf32>
    %122 = stablehlo.constant dense<0.0> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %124 = stablehlo.compare LT, %121, %123, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %125 = stablehlo.constant dense<-1.5707964> : tensor<f32>
    %126 = stablehlo.constant dense<1.5707964> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %128 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %129 = stablehlo.select %124, %127, %128 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %132 = stablehlo.compare GT, %118, %131, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %133 = stablehlo.select %132, %129, %115 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %134 = stablehlo.complex %101, %133 : tensor<2x3xcomplex<f32>>
    %135 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %136 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %137 = stablehlo.abs %135 : tensor<2x3xf64>
    %138 = stablehlo.abs %136 : tensor<2x3xf64>
    %139 = stablehlo.constant dense<1.0> : tensor<f64>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %141 = stablehlo.subtract %140, %137 : tensor<2x3xf64>
    %142 = stablehlo.constant dense<4.0> : tensor<f64>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %144 = stablehlo.multiply %137, %143 : tensor<2x3xf64>
    %145 = stablehlo.multiply %141, %141 : tensor<2x3xf64>
    %146 = stablehlo.multiply %138, %138 : tensor<2x3xf64>
    %147 = stablehlo.add %145, %146 : tensor<2x3xf64>
    %148 = stablehlo.divide %144, %147 : tensor<2x3xf64>
    %149 = stablehlo.log_plus_one %148 : tensor<2x3xf64>
    %150 = stablehlo.constant dense<0.25> : tensor<f64>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %152 = stablehlo.multiply %149, %151 : tensor<2x3xf64>
    %153 = stablehlo.constant dense<1.0> : tensor<f64>
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %155 = stablehlo.compare EQ, %137, %154, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %156 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %158 = stablehlo.compare LT, %138, %157, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %159 = stablehlo.and %155, %158 : tensor<2x3xi1>
    %160 = stablehlo.log %138 : tensor<2x3xf64>
    %161 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %162 = stablehlo.broadcast_in_dim %161, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %163 = stablehlo.subtract %162, %160 : tensor<2x3xf64>
    %164 = stablehlo.constant dense<0.5> : tensor<f64>
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %166 = stablehlo.multiply %163, %165 : tensor<2x3xf64>
    %167 = stablehlo.select %159, %166, %152 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %168 = stablehlo.maximum %137, %138 : tensor<2x3xf64>
    %169 = stablehlo.compare EQ, %137, %168, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %170 = stablehlo.constant dense<1.0> : tensor<f64>
    %171 = stablehlo.divide %137, %168 : tensor<2x3xf64>
    %172 = stablehlo.broadcast_in_dim %170, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %173 = stablehlo.select %169, %172, %171 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %174 = stablehlo.compare EQ, %138, %168, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %175 = stablehlo.constant dense<1.0> : tensor<f64>
    %176 = stablehlo.divide %138, %168 : tensor<2x3xf64>
    %177 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %178 = stablehlo.select %174, %177, %176 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %179 = stablehlo.divide %173, %168 : tensor<2x3xf64>
    %180 = stablehlo.multiply %173, %173 : tensor<2x3xf64>
    %181 = stablehlo.multiply %178, %178 : tensor<2x3xf64>
    %182 = stablehlo.add %180, %181 : tensor<2x3xf64>
    %183 = stablehlo.divide %179, %182 : tensor<2x3xf64>
    %184 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %186 = stablehlo.compare GT, %168, %185, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %187 = stablehlo.select %186, %183, %167 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %188 = stablehlo.constant dense<0.0> : tensor<f64>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %190 = stablehlo.compare LT, %135, %189, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %191 = stablehlo.negate %187 : tensor<2x3xf64>
    %192 = stablehlo.select %190, %191, %187 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %193 = stablehlo.constant dense<1.0> : tensor<f64>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %195 = stablehlo.subtract %194, %135 : tensor<2x3xf64>
    %196 = stablehlo.constant dense<1.0> : tensor<f64>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %198 = stablehlo.add %197, %135 : tensor<2x3xf64>
    %199 = stablehlo.multiply %195, %198 : tensor<2x3xf64>
    %200 = stablehlo.multiply %136, %136 : tensor<2x3xf64>
    %201 = stablehlo.subtract %199, %200 : tensor<2x3xf64>
    %202 = stablehlo.add %136, %136 : tensor<2x3xf64>
    %203 = stablehlo.atan2 %202, %201 : tensor<2x3xf64>
    %204 = stablehlo.constant dense<0.5> : tensor<f64>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %206 = stablehlo.multiply %203, %205 : tensor<2x3xf64>
    %207 = stablehlo.abs %135 : tensor<2x3xf64>
    %208 = stablehlo.abs %136 : tensor<2x3xf64>
    %209 = stablehlo.maximum %207, %208 : tensor<2x3xf64>
    %210 = stablehlo.constant dense<-1.0> : tensor<f64>
    %211 = stablehlo.broadcast_in_dim %210, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %212 = stablehlo.atan2 %136, %211 : tensor<2x3xf64>
    %213 = stablehlo.constant dense<0.0> : tensor<f64>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %215 = stablehlo.compare LT, %212, %214, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %216 = stablehlo.constant dense<-1.5707963267948966> : tensor<f64>
    %217 = stablehlo.constant dense<1.5707963267948966> : tensor<f64>
    %218 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %219 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %220 = stablehlo.select %215, %218, %219 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %221 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %223 = stablehlo.compare GT, %209, %222, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %224 = stablehlo.select %223, %220, %206 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %225 = stablehlo.complex %192, %224 : tensor<2x3xcomplex<f64>>
    return %15, %29, %43, %134, %225 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @bessel_i1e attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "bessel_i1e", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<8.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.compare LE, %1, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.select %4, %1, %5 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.select %4, %7, %1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.constant dense<0.25> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.multiply %6, %10 : tensor<2x3xf32>
    %12 = stablehlo.constant dense<1.0> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.subtract %11, %13 : tensor<2x3xf32>
    %15 = stablehlo.add %14, %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<0.0> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.multiply %14, %17 : tensor<2x3xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<2x3xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<2x3xf32>
    %21 = stablehlo.constant dense<-5.7559184e-9> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.add %20, %22 : tensor<2x3xf32>
    %24 = stablehlo.multiply %15, %23 : tensor<2x3xf32>
    %25 = stablehlo.subtract %24, %18 : tensor<2x3xf32>
    %26 = stablehlo.constant dense<6.205776e-8> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.add %25, %27 : tensor<2x3xf32>
    %29 = stablehlo.multiply %15, %28 : tensor<2x3xf32>
    %30 = stablehlo.subtract %29, %23 : tensor<2x3xf32>
    %31 = stablehlo.constant dense<-3.6646045e-7> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.add %30, %32 : tensor<2x3xf32>
    %34 = stablehlo.multiply %15, %33 : tensor<2x3xf32>
    %35 = stablehlo.subtract %34, %28 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<1.7091884e-6> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.add %35, %37 : tensor<2x3xf32>
    %39 = stablehlo.multiply %15, %38 : tensor<2x3xf32>
    %40 = stablehlo.subtract %39, %33 : tensor<2x3xf32>
    %41 = stablehlo.constant dense<-6.76645e-6> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.add %40, %42 : tensor<2x3xf32>
    %44 = stablehlo.multiply %15, %43 : tensor<2x3xf32>
    %45 = stablehlo.subtract %44, %38 : tensor<2x3xf32>
    %46 = stablehlo.constant dense<2.3059165e-5> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.add %45, %47 : tensor<2x3xf32>
    %49 = stablehlo.multiply %15, %48 : tensor<2x3xf32>
    %50 = stablehlo.subtract %49, %43 : tensor<2x3xf32>
    %51 = stablehlo.constant dense<-6.645917e-5> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %53 = stablehlo.add %50, %52 : tensor<2x3xf32>
    %54 = stablehlo.multiply %15, %53 : tensor<2x3xf32>
    %55 = stablehlo.subtract %54, %48 : tensor<2x3xf32>
    %56 = stablehlo.constant dense<0.00015116032> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %58 = stablehlo.add %55, %57 : tensor<2x3xf32>
    %59 = stablehlo.multiply %15, %58 : tensor<2x3xf32>
    %60 = stablehlo.subtract %59, %53 : tensor<2x3xf32>
    %61 = stablehlo.constant dense<-0.00020167202> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.add %60, %62 : tensor<2x3xf32>
    %64 = stablehlo.multiply %15, %63 : tensor<2x3xf32>
    %65 = stablehlo.subtract %64, %58 : tensor<2x3xf32>
    %66 = stablehlo.constant dense<-0.00032171133> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.add %65, %67 : tensor<2x3xf32>
    %69 = stablehlo.multiply %15, %68 : tensor<2x3xf32>
    %70 = stablehlo.subtract %69, %63 : tensor<2x3xf32>
    %71 = stablehlo.constant dense<0.0036013955> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %73 = stablehlo.add %70, %72 : tensor<2x3xf32>
    %74 = stablehlo.multiply %15, %73 : tensor<2x3xf32>
    %75 = stablehlo.subtract %74, %68 : tensor<2x3xf32>
    %76 = stablehlo.constant dense<-0.016404105> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %78 = stablehlo.add %75, %77 : tensor<2x3xf32>
    %79 = stablehlo.multiply %15, %78 : tensor<2x3xf32>
    %80 = stablehlo.subtract %79, %73 : tensor<2x3xf32>
    %81 = stablehlo.constant dense<0.055893745> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.add %80, %82 : tensor<2x3xf32>
    %84 = stablehlo.multiply %15, %83 : tensor<2x3xf32>
    %85 = stablehlo.subtract %84, %78 : tensor<2x3xf32>
    %86 = stablehlo.constant dense<-0.15815416> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.add %85, %87 : tensor<2x3xf32>
    %89 = stablehlo.multiply %15, %88 : tensor<2x3xf32>
    %90 = stablehlo.subtract %89, %83 : tensor<2x3xf32>
    %91 = stablehlo.constant dense<0.38510498> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.add %90, %92 : tensor<2x3xf32>
    %94 = stablehlo.multiply %15, %93 : tensor<2x3xf32>
    %95 = stablehlo.subtract %94, %88 : tensor<2x3xf32>
    %96 = stablehlo.constant dense<-0.8184652> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %98 = stablehlo.add %95, %97 : tensor<2x3xf32>
    %99 = stablehlo.multiply %14, %98 : tensor<2x3xf32>
    %100 = stablehlo.subtract %99, %93 : tensor<2x3xf32>
    %101 = stablehlo.constant dense<1.1605822> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.add %100, %102 : tensor<2x3xf32>
    %104 = stablehlo.constant dense<16.0> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.divide %105, %8 : tensor<2x3xf32>
    %107 = stablehlo.constant dense<1.0> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.subtract %106, %108 : tensor<2x3xf32>
    %110 = stablehlo.add %109, %109 : tensor<2x3xf32>
    %111 = stablehlo.constant dense<0.0> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %113 = stablehlo.multiply %109, %112 : tensor<2x3xf32>
    %114 = stablehlo.multiply %110, %113 : tensor<2x3xf32>
    %115 = stablehlo.subtract %114, %113 : tensor<2x3xf32>
    %116 = stablehlo.constant dense<-3.8353805e-9> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %118 = stablehlo.add %115, %117 : tensor<2x3xf32>
    %119 = stablehlo.multiply %110, %118 : tensor<2x3xf32>
    %120 = stablehlo.subtract %119, %113 : tensor<2x3xf32>
    %121 = stablehlo.constant dense<-2.6314689e-8> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.add %120, %122 : tensor<2x3xf32>
    %124 = stablehlo.multiply %110, %123 : tensor<2x3xf32>
    %125 = stablehlo.subtract %124, %118 : tensor<2x3xf32>
    %126 = stablehlo.constant dense<-2.512236e-7> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %128 = stablehlo.add %125, %127 : tensor<2x3xf32>
    %129 = stablehlo.multiply %110, %128 : tensor<2x3xf32>
    %130 = stablehlo.subtract %129, %123 : tensor<2x3xf32>
    %131 = stablehlo.constant dense<-3.8825647e-6> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %133 = stablehlo.add %130, %132 : tensor<2x3xf32>
    %134 = stablehlo.multiply %110, %133 : tensor<2x3xf32>
    %135 = stablehlo.subtract %134, %128 : tensor<2x3xf32>
    %136 = stablehlo.constant dense<-0.00011058894> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %138 = stablehlo.add %135, %137 : tensor<2x3xf32>
    %139 = stablehlo.multiply %110, %138 : tensor<2x3xf32>
    %140 = stablehlo.subtract %139, %133 : tensor<2x3xf32>
    %141 = stablehlo.constant dense<-0.009761098> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %143 = stablehlo.add %140, %142 : tensor<2x3xf32>
    %144 = stablehlo.multiply %109, %143 : tensor<2x3xf32>
    %145 = stablehlo.subtract %144, %138 : tensor<2x3xf32>
    %146 = stablehlo.constant dense<0.38928813> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %148 = stablehlo.add %145, %147 : tensor<2x3xf32>
    %149 = stablehlo.constant dense<3.0> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.add %1, %150 : tensor<2x3xf32>
    %152 = stablehlo.multiply %103, %1 : tensor<2x3xf32>
    %153 = stablehlo.sqrt %151 : tensor<2x3xf32>
    %154 = stablehlo.multiply %151, %153 : tensor<2x3xf32>
    %155 = stablehlo.divide %152, %154 : tensor<2x3xf32>
    %156 = stablehlo.constant dense<8.0> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %158 = stablehlo.compare LE, %1, %157, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %159 = stablehlo.rsqrt %1 : tensor<2x3xf32>
    %160 = stablehlo.multiply %148, %159 : tensor<2x3xf32>
    %161 = stablehlo.select %158, %155, %160 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %162 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %164 = stablehlo.compare EQ, %1, %163, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %165 = stablehlo.constant dense<0.0> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.select %164, %166, %161 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = stablehlo.sign %0 : tensor<2x3xf32>
    %169 = stablehlo.multiply %168, %167 : tensor<2x3xf32>
    %170 = stablehlo.convert %169 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %171 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %172 = stablehlo.constant dense<8.0> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.compare LE, %171, %173, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %175 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %176 = stablehlo.select %174, %171, %175 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %177 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %178 = stablehlo.select %174, %177, %171 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %179 = stablehlo.constant dense<0.25> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %181 = stablehlo.multiply %176, %180 : tensor<2x3xf32>
    %182 = stablehlo.constant dense<1.0> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %184 = stablehlo.subtract %181, %183 : tensor<2x3xf32>
    %185 = stablehlo.add %184, %184 : tensor<2x3xf32>
    %186 = stablehlo.constant dense<0.0> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %188 = stablehlo.multiply %184, %187 : tensor<2x3xf32>
    %189 = stablehlo.multiply %185, %188 : tensor<2x3xf32>
    %190 = stablehlo.subtract %189, %188 : tensor<2x3xf32>
    %191 = stablehlo.constant dense<-5.7559184e-9> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %193 = stablehlo.add %190, %192 : tensor<2x3xf32>
    %194 = stablehlo.multiply %185, %193 : tensor<2x3xf32>
    %195 = stablehlo.subtract %194, %188 : tensor<2x3xf32>
    %196 = stablehlo.constant dense<6.205776e-8> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %198 = stablehlo.add %195, %197 : tensor<2x3xf32>
    %199 = stablehlo.multiply %185, %198 : tensor<2x3xf32>
    %200 = stablehlo.subtract %199, %193 : tensor<2x3xf32>
    %201 = stablehlo.constant dense<-3.6646045e-7> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %203 = stablehlo.add %200, %202 : tensor<2x3xf32>
    %204 = stablehlo.multiply %185, %203 : tensor<2x3xf32>
    %205 = stablehlo.subtract %204, %198 : tensor<2x3xf32>
    %206 = stablehlo.constant dense<1.7091884e-6> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %208 = stablehlo.add %205, %207 : tensor<2x3xf32>
    %209 = stablehlo.multiply %185, %208 : tensor<2x3xf32>
    %210 = stablehlo.subtract %209, %203 : tensor<2x3xf32>
    %211 = stablehlo.constant dense<-6.76645e-6> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %213 = stablehlo.add %210, %212 : tensor<2x3xf32>
    %214 = stablehlo.multiply %185, %213 : tensor<2x3xf32>
    %215 = stablehlo.subtract %214, %208 : tensor<2x3xf32>
    %216 = stablehlo.constant dense<2.3059165e-5> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %218 = stablehlo.add %215, %217 : tensor<2x3xf32>
    %219 = stablehlo.multiply %185, %218 : tensor<2x3xf32>
    %220 = stablehlo.subtract %219, %213 : tensor<2x3xf32>
    %221 = stablehlo.constant dense<-6.645917e-5> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %223 = stablehlo.add %220, %222 : tensor<2x3xf32>
    %224 = stablehlo.multiply %185, %223 : tensor<2x3xf32>
    %225 = stablehlo.subtract %224, %218 : tensor<2x3xf32>
    %226 = stablehlo.constant dense<0.00015116032> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %228 = stablehlo.add %225, %227 : tensor<2x3xf32>
    %229 = stablehlo.multiply %185, %228 : tensor<2x3xf32>
    %230 = stablehlo.subtract %229, %223 : tensor<2x3xf32>
    %231 = stablehlo.constant dense<-0.00020167202> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %233 = stablehlo.add %230, %232 : tensor<2x3xf32>
    %234 = stablehlo.multiply %185, %233 : tensor<2x3xf32>
    %235 = stablehlo.subtract %234, %228 : tensor<2x3xf32>
    %236 = stablehlo.constant dense<-0.00032171133> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %238 = stablehlo.add %235, %237 : tensor<2x3xf32>
    %239 = stablehlo.multiply %185, %238 : tensor<2x3xf32>
    %240 = stablehlo.subtract %239, %233 : tensor<2x3xf32>
    %241 = stablehlo.constant dense<0.0036013955> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %243 = stablehlo.add %240, %242 : tensor<2x3xf32>
    %244 = stablehlo.multiply %185, %243 : tensor<2x3xf32>
    %245 = stablehlo.subtract %244, %238 : tensor<2x3xf32>
    %246 = stablehlo.constant dense<-0.016404105> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %248 = stablehlo.add %245, %247 : tensor<2x3xf32>
    %249 = stablehlo.multiply %185, %248 : tensor<2x3xf32>
    %250 = stablehlo.subtract %249, %243 : tensor<2x3xf32>
    %251 = stablehlo.constant dense<0.055893745> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %253 = stablehlo.add %250, %252 : tensor<2x3xf32>
    %254 = stablehlo.multiply %185, %253 : tensor<2x3xf32>
    %255 = stablehlo.subtract %254, %248 : tensor<2x3xf32>
    %256 = stablehlo.constant dense<-0.15815416> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %258 = stablehlo.add %255, %257 : tensor<2x3xf32>
    %259 = stablehlo.multiply %185, %258 : tensor<2x3xf32>
    %260 = stablehlo.subtract %259, %253 : tensor<2x3xf32>
    %261 = stablehlo.constant dense<0.38510498> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %263 = stablehlo.add %260, %262 : tensor<2x3xf32>
    %264 = stablehlo.multiply %185, %263 : tensor<2x3xf32>
    %265 = stablehlo.subtract %264, %258 : tensor<2x3xf32>
    %266 = stablehlo.constant dense<-0.8184652> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %268 = stablehlo.add %265, %267 : tensor<2x3xf32>
    %269 = stablehlo.multiply %184, %268 : tensor<2x3xf32>
    %270 = stablehlo.subtract %269, %263 : tensor<2x3xf32>
    %271 = stablehlo.constant dense<1.1605822> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %273 = stablehlo.add %270, %272 : tensor<2x3xf32>
    %274 = stablehlo.constant dense<16.0> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %276 = stablehlo.divide %275, %178 : tensor<2x3xf32>
    %277 = stablehlo.constant dense<1.0> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %279 = stablehlo.subtract %276, %278 : tensor<2x3xf32>
    %280 = stablehlo.add %279, %279 : tensor<2x3xf32>
    %281 = stablehlo.constant dense<0.0> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %283 = stablehlo.multiply %279, %282 : tensor<2x3xf32>
    %284 = stablehlo.multiply %280, %283 : tensor<2x3xf32>
    %285 = stablehlo.subtract %284, %283 : tensor<2x3xf32>
    %286 = stablehlo.constant dense<-3.8353805e-9> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %288 = stablehlo.add %285, %287 : tensor<2x3xf32>
    %289 = stablehlo.multiply %280, %288 : tensor<2x3xf32>
    %290 = stablehlo.subtract %289, %283 : tensor<2x3xf32>
    %291 = stablehlo.constant dense<-2.6314689e-8> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %293 = stablehlo.add %290, %292 : tensor<2x3xf32>
    %294 = stablehlo.multiply %280, %293 : tensor<2x3xf32>
    %295 = stablehlo.subtract %294, %288 : tensor<2x3xf32>
    %296 = stablehlo.constant dense<-2.512236e-7> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %298 = stablehlo.add %295, %297 : tensor<2x3xf32>
    %299 = stablehlo.multiply %280, %298 : tensor<2x3xf32>
    %300 = stablehlo.subtract %299, %293 : tensor<2x3xf32>
    %301 = stablehlo.constant dense<-3.8825647e-6> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %303 = stablehlo.add %300, %302 : tensor<2x3xf32>
    %304 = stablehlo.multiply %280, %303 : tensor<2x3xf32>
    %305 = stablehlo.subtract %304, %298 : tensor<2x3xf32>
    %306 = stablehlo.constant dense<-0.00011058894> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %308 = stablehlo.add %305, %307 : tensor<2x3xf32>
    %309 = stablehlo.multiply %280, %308 : tensor<2x3xf32>
    %310 = stablehlo.subtract %309, %303 : tensor<2x3xf32>
    %311 = stablehlo.constant dense<-0.009761098> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %313 = stablehlo.add %310, %312 : tensor<2x3xf32>
    %314 = stablehlo.multiply %279, %313 : tensor<2x3xf32>
    %315 = stablehlo.subtract %314, %308 : tensor<2x3xf32>
    %316 = stablehlo.constant dense<0.38928813> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %318 = stablehlo.add %315, %317 : tensor<2x3xf32>
    %319 = stablehlo.constant dense<3.0> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %321 = stablehlo.add %171, %320 : tensor<2x3xf32>
    %322 = stablehlo.multiply %273, %171 : tensor<2x3xf32>
    %323 = stablehlo.sqrt %321 : tensor<2x3xf32>
    %324 = stablehlo.multiply %321, %323 : tensor<2x3xf32>
    %325 = stablehlo.divide %322, %324 : tensor<2x3xf32>
    %326 = stablehlo.constant dense<8.0> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %326, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %328 = stablehlo.compare LE, %171, %327, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %329 = stablehlo.rsqrt %171 : tensor<2x3xf32>
    %330 = stablehlo.multiply %318, %329 : tensor<2x3xf32>
    %331 = stablehlo.select %328, %325, %330 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %332 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %334 = stablehlo.compare EQ, %171, %333, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %335 = stablehlo.constant dense<0.0> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %335, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %337 = stablehlo.select %334, %336, %331 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %338 = stablehlo.sign %arg1 : tensor<2x3xf32>
    %339 = stablehlo.multiply %338, %337 : tensor<2x3xf32>
    %340 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %341 = stablehlo.constant dense<8.0> : tensor<f64>
    %342 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %343 = stablehlo.compare LE, %340, %342, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %344 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %345 = stablehlo.select %343, %340, %344 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %346 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %347 = stablehlo.select %343, %346, %340 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %348 = stablehlo.constant dense<0.25> : tensor<f64>
    %349 = stablehlo.broadcast_in_dim %348, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %350 = stablehlo.multiply %345, %349 : tensor<2x3xf64>
    %351 = stablehlo.constant dense<1.0> : tensor<f64>
    %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %353 = stablehlo.subtract %350, %352 : tensor<2x3xf64>
    %354 = stablehlo.add %353, %353 : tensor<2x3xf64>
    %355 = stablehlo.constant dense<0.0> : tensor<f64>
    %356 = stablehlo.broadcast_in_dim %355, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %357 = stablehlo.multiply %353, %356 : tensor<2x3xf64>
    %358 = stablehlo.multiply %354, %357 : tensor<2x3xf64>
    %359 = stablehlo.subtract %358, %357 : tensor<2x3xf64>
    %360 = stablehlo.constant dense<1.2523397201091768e-17> : tensor<f64>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %362 = stablehlo.add %359, %361 : tensor<2x3xf64>
    %363 = stablehlo.multiply %354, %362 : tensor<2x3xf64>
    %364 = stablehlo.subtract %363, %357 : tensor<2x3xf64>
    %365 = stablehlo.constant dense<-4.581454450879514e-17> : tensor<f64>
    %366 = stablehlo.broadcast_in_dim %365, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %367 = stablehlo.add %364, %366 : tensor<2x3xf64>
    %368 = stablehlo.multiply %354, %367 : tensor<2x3xf64>
    %369 = stablehlo.subtract %368, %362 : tensor<2x3xf64>
    %370 = stablehlo.constant dense<1.6940771410091094e-16> : tensor<f64>
    %371 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %372 = stablehlo.add %369, %371 : tensor<2x3xf64>
    %373 = stablehlo.multiply %354, %372 : tensor<2x3xf64>
    %374 = stablehlo.subtract %373, %367 : tensor<2x3xf64>
    %375 = stablehlo.constant dense<-6.342296420916101e-16> : tensor<f64>
    %376 = stablehlo.broadcast_in_dim %375, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %377 = stablehlo.add %374, %376 : tensor<2x3xf64>
    %378 = stablehlo.multiply %354, %377 : tensor<2x3xf64>
    %379 = stablehlo.subtract %378, %372 : tensor<2x3xf64>
    %380 = stablehlo.constant dense<2.4077038570710002e-15> : tensor<f64>
    %381 = stablehlo.broadcast_in_dim %380, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %382 = stablehlo.add %379, %381 : tensor<2x3xf64>
    %383 = stablehlo.multiply %354, %382 : tensor<2x3xf64>
    %384 = stablehlo.subtract %383, %377 : tensor<2x3xf64>
    %385 = stablehlo.constant dense<-9.275801695199047e-15> : tensor<f64>
    %386 = stablehlo.broadcast_in_dim %385, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %387 = stablehlo.add %384, %386 : tensor<2x3xf64>
    %388 = stablehlo.multiply %354, %387 : tensor<2x3xf64>
    %389 = stablehlo.subtract %388, %382 : tensor<2x3xf64>
    %390 = stablehlo.constant dense<3.6240467285548415e-14> : tensor<f64>
    %391 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %392 = stablehlo.add %389, %391 : tensor<2x3xf64>
    %393 = stablehlo.multiply %354, %392 : tensor<2x3xf64>
    %394 = stablehlo.subtract %393, %387 : tensor<2x3xf64>
    %395 = stablehlo.constant dense<-1.4315655033406873e-13> : tensor<f64>
    %396 = stablehlo.broadcast_in_dim %395, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %397 = stablehlo.add %394, %396 : tensor<2x3xf64>
    %398 = stablehlo.multiply %354, %397 : tensor<2x3xf64>
    %399 = stablehlo.subtract %398, %392 : tensor<2x3xf64>
    %400 = stablehlo.constant dense<5.682626638055239e-13> : tensor<f64>
    %401 = stablehlo.broadcast_in_dim %400, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %402 = stablehlo.add %399, %401 : tensor<2x3xf64>
    %403 = stablehlo.multiply %354, %402 : tensor<2x3xf64>
    %404 = stablehlo.subtract %403, %397 : tensor<2x3xf64>
    %405 = stablehlo.constant dense<-2.2450290770501563e-12> : tensor<f64>
    %406 = stablehlo.broadcast_in_dim %405, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %407 = stablehlo.add %404, %406 : tensor<2x3xf64>
    %408 = stablehlo.multiply %354, %407 : tensor<2x3xf64>
    %409 = stablehlo.subtract %408, %402 : tensor<2x3xf64>
    %410 = stablehlo.constant dense<8.708883508929452e-12> : tensor<f64>
    %411 = stablehlo.broadcast_in_dim %410, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %412 = stablehlo.add %409, %411 : tensor<2x3xf64>
    %413 = stablehlo.multiply %354, %412 : tensor<2x3xf64>
    %414 = stablehlo.subtract %413, %407 : tensor<2x3xf64>
    %415 = stablehlo.constant dense<-3.257011610893793e-11> : tensor<f64>
    %416 = stablehlo.broadcast_in_dim %415, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %417 = stablehlo.add %414, %416 : tensor<2x3xf64>
    %418 = stablehlo.multiply %354, %417 : tensor<2x3xf64>
    %419 = stablehlo.subtract %418, %412 : tensor<2x3xf64>
    %420 = stablehlo.constant dense<1.1439335343630784e-10> : tensor<f64>
    %421 = stablehlo.broadcast_in_dim %420, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %422 = stablehlo.add %419, %421 : tensor<2x3xf64>
    %423 = stablehlo.multiply %354, %422 : tensor<2x3xf64>
    %424 = stablehlo.subtract %423, %417 : tensor<2x3xf64>
    %425 = stablehlo.constant dense<-3.6097687242225283e-10> : tensor<f64>
    %426 = stablehlo.broadcast_in_dim %425, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %427 = stablehlo.add %424, %426 : tensor<2x3xf64>
    %428 = stablehlo.multiply %354, %427 : tensor<2x3xf64>
    %429 = stablehlo.subtract %428, %422 : tensor<2x3xf64>
    %430 = stablehlo.constant dense<9.242730545625409e-10> : tensor<f64>
    %431 = stablehlo.broadcast_in_dim %430, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %432 = stablehlo.add %429, %431 : tensor<2x3xf64>
    %433 = stablehlo.multiply %354, %432 : tensor<2x3xf64>
    %434 = stablehlo.subtract %433, %427 : tensor<2x3xf64>
    %435 = stablehlo.constant dense<-1.2065517942071746e-9> : tensor<f64>
    %436 = stablehlo.broadcast_in_dim %435, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %437 = stablehlo.add %434, %436 : tensor<2x3xf64>
    %438 = stablehlo.multiply %354, %437 : tensor<2x3xf64>
    %439 = stablehlo.subtract %438, %432 : tensor<2x3xf64>
    %440 = stablehlo.constant dense<-5.755918481745012e-9> : tensor<f64>
    %441 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %442 = stablehlo.add %439, %441 : tensor<2x3xf64>
    %443 = stablehlo.multiply %354, %442 : tensor<2x3xf64>
    %444 = stablehlo.subtract %443, %437 : tensor<2x3xf64>
    %445 = stablehlo.constant dense<6.205775645484202e-8> : tensor<f64>
    %446 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %447 = stablehlo.add %444, %446 : tensor<2x3xf64>
    %448 = stablehlo.multiply %354, %447 : tensor<2x3xf64>
    %449 = stablehlo.subtract %448, %442 : tensor<2x3xf64>
    %450 = stablehlo.constant dense<-3.6646044168826453e-7> : tensor<f64>
    %451 = stablehlo.broadcast_in_dim %450, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %452 = stablehlo.add %449, %451 : tensor<2x3xf64>
    %453 = stablehlo.multiply %354, %452 : tensor<2x3xf64>
    %454 = stablehlo.subtract %453, %447 : tensor<2x3xf64>
    %455 = stablehlo.constant dense<1.7091883639251998e-6> : tensor<f64>
    %456 = stablehlo.broadcast_in_dim %455, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %457 = stablehlo.add %454, %456 : tensor<2x3xf64>
    %458 = stablehlo.multiply %354, %457 : tensor<2x3xf64>
    %459 = stablehlo.subtract %458, %452 : tensor<2x3xf64>
    %460 = stablehlo.constant dense<-6.766450253156174e-6> : tensor<f64>
    %461 = stablehlo.broadcast_in_dim %460, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %462 = stablehlo.add %459, %461 : tensor<2x3xf64>
    %463 = stablehlo.multiply %354, %462 : tensor<2x3xf64>
    %464 = stablehlo.subtract %463, %457 : tensor<2x3xf64>
    %465 = stablehlo.constant dense<2.3059165339316112e-5> : tensor<f64>
    %466 = stablehlo.broadcast_in_dim %465, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %467 = stablehlo.add %464, %466 : tensor<2x3xf64>
    %468 = stablehlo.multiply %354, %467 : tensor<2x3xf64>
    %469 = stablehlo.subtract %468, %462 : tensor<2x3xf64>
    %470 = stablehlo.constant dense<-6.645916814343191e-5> : tensor<f64>
    %471 = stablehlo.broadcast_in_dim %470, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %472 = stablehlo.add %469, %471 : tensor<2x3xf64>
    %473 = stablehlo.multiply %354, %472 : tensor<2x3xf64>
    %474 = stablehlo.subtract %473, %467 : tensor<2x3xf64>
    %475 = stablehlo.constant dense<0.0001511603248888762> : tensor<f64>
    %476 = stablehlo.broadcast_in_dim %475, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %477 = stablehlo.add %474, %476 : tensor<2x3xf64>
    %478 = stablehlo.multiply %354, %477 : tensor<2x3xf64>
    %479 = stablehlo.subtract %478, %472 : tensor<2x3xf64>
    %480 = stablehlo.constant dense<-0.00020167201990934952> : tensor<f64>
    %481 = stablehlo.broadcast_in_dim %480, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %482 = stablehlo.add %479, %481 : tensor<2x3xf64>
    %483 = stablehlo.multiply %354, %482 : tensor<2x3xf64>
    %484 = stablehlo.subtract %483, %477 : tensor<2x3xf64>
    %485 = stablehlo.constant dense<-0.0003217113132824621> : tensor<f64>
    %486 = stablehlo.broadcast_in_dim %485, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %487 = stablehlo.add %484, %486 : tensor<2x3xf64>
    %488 = stablehlo.multiply %354, %487 : tensor<2x3xf64>
    %489 = stablehlo.subtract %488, %482 : tensor<2x3xf64>
    %490 = stablehlo.constant dense<0.003601395500442421> : tensor<f64>
    %491 = stablehlo.broadcast_in_dim %490, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %492 = stablehlo.add %489, %491 : tensor<2x3xf64>
    %493 = stablehlo.multiply %354, %492 : tensor<2x3xf64>
    %494 = stablehlo.subtract %493, %487 : tensor<2x3xf64>
    %495 = stablehlo.constant dense<-0.01640410621508473> : tensor<f64>
    %496 = stablehlo.broadcast_in_dim %495, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %497 = stablehlo.add %494, %496 : tensor<2x3xf64>
    %498 = stablehlo.multiply %354, %497 : tensor<2x3xf64>
    %499 = stablehlo.subtract %498, %492 : tensor<2x3xf64>
    %500 = stablehlo.constant dense<0.055893745200883735> : tensor<f64>
    %501 = stablehlo.broadcast_in_dim %500, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %502 = stablehlo.add %499, %501 : tensor<2x3xf64>
    %503 = stablehlo.multiply %354, %502 : tensor<2x3xf64>
    %504 = stablehlo.subtract %503, %497 : tensor<2x3xf64>
    %505 = stablehlo.constant dense<-0.1581541533136134> : tensor<f64>
    %506 = stablehlo.broadcast_in_dim %505, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %507 = stablehlo.add %504, %506 : tensor<2x3xf64>
    %508 = stablehlo.multiply %354, %507 : tensor<2x3xf64>
    %509 = stablehlo.subtract %508, %502 : tensor<2x3xf64>
    %510 = stablehlo.constant dense<0.3851049821132064> : tensor<f64>
    %511 = stablehlo.broadcast_in_dim %510, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %512 = stablehlo.add %509, %511 : tensor<2x3xf64>
    %513 = stablehlo.multiply %354, %512 : tensor<2x3xf64>
    %514 = stablehlo.subtract %513, %507 : tensor<2x3xf64>
    %515 = stablehlo.constant dense<-0.81846515486596> : tensor<f64>
    %516 = stablehlo.broadcast_in_dim %515, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %517 = stablehlo.add %514, %516 : tensor<2x3xf64>
    %518 = stablehlo.multiply %353, %517 : tensor<2x3xf64>
    %519 = stablehlo.subtract %518, %512 : tensor<2x3xf64>
    %520 = stablehlo.constant dense<1.160582220771378> : tensor<f64>
    %521 = stablehlo.broadcast_in_dim %520, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %522 = stablehlo.add %519, %521 : tensor<2x3xf64>
    %523 = stablehlo.constant dense<16.0> : tensor<f64>
    %524 = stablehlo.broadcast_in_dim %523, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %525 = stablehlo.divide %524, %347 : tensor<2x3xf64>
    %526 = stablehlo.constant dense<1.0> : tensor<f64>
    %527 = stablehlo.broadcast_in_dim %526, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %528 = stablehlo.subtract %525, %527 : tensor<2x3xf64>
    %529 = stablehlo.add %528, %528 : tensor<2x3xf64>
    %530 = stablehlo.constant dense<0.0> : tensor<f64>
    %531 = stablehlo.broadcast_in_dim %530, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %532 = stablehlo.multiply %528, %531 : tensor<2x3xf64>
    %533 = stablehlo.multiply %529, %532 : tensor<2x3xf64>
    %534 = stablehlo.subtract %533, %532 : tensor<2x3xf64>
    %535 = stablehlo.constant dense<-4.6503053684893586e-17> : tensor<f64>
    %536 = stablehlo.broadcast_in_dim %535, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %537 = stablehlo.add %534, %536 : tensor<2x3xf64>
    %538 = stablehlo.multiply %529, %537 : tensor<2x3xf64>
    %539 = stablehlo.subtract %538, %532 : tensor<2x3xf64>
    %540 = stablehlo.constant dense<-3.209525921993424e-17> : tensor<f64>
    %541 = stablehlo.broadcast_in_dim %540, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %542 = stablehlo.add %539, %541 : tensor<2x3xf64>
    %543 = stablehlo.multiply %529, %542 : tensor<2x3xf64>
    %544 = stablehlo.subtract %543, %537 : tensor<2x3xf64>
    %545 = stablehlo.constant dense<2.96262899764595e-16> : tensor<f64>
    %546 = stablehlo.broadcast_in_dim %545, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %547 = stablehlo.add %544, %546 : tensor<2x3xf64>
    %548 = stablehlo.multiply %529, %547 : tensor<2x3xf64>
    %549 = stablehlo.subtract %548, %542 : tensor<2x3xf64>
    %550 = stablehlo.constant dense<3.3082023109209285e-16> : tensor<f64>
    %551 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %552 = stablehlo.add %549, %551 : tensor<2x3xf64>
    %553 = stablehlo.multiply %529, %552 : tensor<2x3xf64>
    %554 = stablehlo.subtract %553, %547 : tensor<2x3xf64>
    %555 = stablehlo.constant dense<-1.8803547755107825e-15> : tensor<f64>
    %556 = stablehlo.broadcast_in_dim %555, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %557 = stablehlo.add %554, %556 : tensor<2x3xf64>
    %558 = stablehlo.multiply %529, %557 : tensor<2x3xf64>
    %559 = stablehlo.subtract %558, %552 : tensor<2x3xf64>
    %560 = stablehlo.constant dense<-3.8144030724370075e-15> : tensor<f64>
    %561 = stablehlo.broadcast_in_dim %560, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %562 = stablehlo.add %559, %561 : tensor<2x3xf64>
    %563 = stablehlo.multiply %529, %562 : tensor<2x3xf64>
    %564 = stablehlo.subtract %563, %557 : tensor<2x3xf64>
    %565 = stablehlo.constant dense<1.0420276984128802e-14> : tensor<f64>
    %566 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %567 = stablehlo.add %564, %566 : tensor<2x3xf64>
    %568 = stablehlo.multiply %529, %567 : tensor<2x3xf64>
    %569 = stablehlo.subtract %568, %562 : tensor<2x3xf64>
    %570 = stablehlo.constant dense<4.272440016711951e-14> : tensor<f64>
    %571 = stablehlo.broadcast_in_dim %570, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %572 = stablehlo.add %569, %571 : tensor<2x3xf64>
    %573 = stablehlo.multiply %529, %572 : tensor<2x3xf64>
    %574 = stablehlo.subtract %573, %567 : tensor<2x3xf64>
    %575 = stablehlo.constant dense<-2.1015418427726643e-14> : tensor<f64>
    %576 = stablehlo.broadcast_in_dim %575, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %577 = stablehlo.add %574, %576 : tensor<2x3xf64>
    %578 = stablehlo.multiply %529, %577 : tensor<2x3xf64>
    %579 = stablehlo.subtract %578, %572 : tensor<2x3xf64>
    %580 = stablehlo.constant dense<-4.0835511110921974e-13> : tensor<f64>
    %581 = stablehlo.broadcast_in_dim %580, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %582 = stablehlo.add %579, %581 : tensor<2x3xf64>
    %583 = stablehlo.multiply %529, %582 : tensor<2x3xf64>
    %584 = stablehlo.subtract %583, %577 : tensor<2x3xf64>
    %585 = stablehlo.constant dense<-7.198551776245908e-13> : tensor<f64>
    %586 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %587 = stablehlo.add %584, %586 : tensor<2x3xf64>
    %588 = stablehlo.multiply %529, %587 : tensor<2x3xf64>
    %589 = stablehlo.subtract %588, %582 : tensor<2x3xf64>
    %590 = stablehlo.constant dense<2.0356285441470896e-12> : tensor<f64>
    %591 = stablehlo.broadcast_in_dim %590, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %592 = stablehlo.add %589, %591 : tensor<2x3xf64>
    %593 = stablehlo.multiply %529, %592 : tensor<2x3xf64>
    %594 = stablehlo.subtract %593, %587 : tensor<2x3xf64>
    %595 = stablehlo.constant dense<1.4125807436613782e-11> : tensor<f64>
    %596 = stablehlo.broadcast_in_dim %595, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %597 = stablehlo.add %594, %596 : tensor<2x3xf64>
    %598 = stablehlo.multiply %529, %597 : tensor<2x3xf64>
    %599 = stablehlo.subtract %598, %592 : tensor<2x3xf64>
    %600 = stablehlo.constant dense<3.2526035830154884e-11> : tensor<f64>
    %601 = stablehlo.broadcast_in_dim %600, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %602 = stablehlo.add %599, %601 : tensor<2x3xf64>
    %603 = stablehlo.multiply %529, %602 : tensor<2x3xf64>
    %604 = stablehlo.subtract %603, %597 : tensor<2x3xf64>
    %605 = stablehlo.constant dense<-1.8974958123505413e-11> : tensor<f64>
    %606 = stablehlo.broadcast_in_dim %605, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %607 = stablehlo.add %604, %606 : tensor<2x3xf64>
    %608 = stablehlo.multiply %529, %607 : tensor<2x3xf64>
    %609 = stablehlo.subtract %608, %602 : tensor<2x3xf64>
    %610 = stablehlo.constant dense<-5.589743462196584e-10> : tensor<f64>
    %611 = stablehlo.broadcast_in_dim %610, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %612 = stablehlo.add %609, %611 : tensor<2x3xf64>
    %613 = stablehlo.multiply %529, %612 : tensor<2x3xf64>
    %614 = stablehlo.subtract %613, %607 : tensor<2x3xf64>
    %615 = stablehlo.constant dense<-3.835380385964237e-9> : tensor<f64>
    %616 = stablehlo.broadcast_in_dim %615, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %617 = stablehlo.add %614, %616 : tensor<2x3xf64>
    %618 = stablehlo.multiply %529, %617 : tensor<2x3xf64>
    %619 = stablehlo.subtract %618, %612 : tensor<2x3xf64>
    %620 = stablehlo.constant dense<-2.6314688468895196e-8> : tensor<f64>
    %621 = stablehlo.broadcast_in_dim %620, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %622 = stablehlo.add %619, %621 : tensor<2x3xf64>
    %623 = stablehlo.multiply %529, %622 : tensor<2x3xf64>
    %624 = stablehlo.subtract %623, %617 : tensor<2x3xf64>
    %625 = stablehlo.constant dense<-2.512236237870209e-7> : tensor<f64>
    %626 = stablehlo.broadcast_in_dim %625, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %627 = stablehlo.add %624, %626 : tensor<2x3xf64>
    %628 = stablehlo.multiply %529, %627 : tensor<2x3xf64>
    %629 = stablehlo.subtract %628, %622 : tensor<2x3xf64>
    %630 = stablehlo.constant dense<-3.882564808877691e-6> : tensor<f64>
    %631 = stablehlo.broadcast_in_dim %630, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %632 = stablehlo.add %629, %631 : tensor<2x3xf64>
    %633 = stablehlo.multiply %529, %632 : tensor<2x3xf64>
    %634 = stablehlo.subtract %633, %627 : tensor<2x3xf64>
    %635 = stablehlo.constant dense<-0.00011058893876262371> : tensor<f64>
    %636 = stablehlo.broadcast_in_dim %635, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %637 = stablehlo.add %634, %636 : tensor<2x3xf64>
    %638 = stablehlo.multiply %529, %637 : tensor<2x3xf64>
    %639 = stablehlo.subtract %638, %632 : tensor<2x3xf64>
    %640 = stablehlo.constant dense<-0.009761097491361469> : tensor<f64>
    %641 = stablehlo.broadcast_in_dim %640, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %642 = stablehlo.add %639, %641 : tensor<2x3xf64>
    %643 = stablehlo.multiply %528, %642 : tensor<2x3xf64>
    %644 = stablehlo.subtract %643, %637 : tensor<2x3xf64>
    %645 = stablehlo.constant dense<0.38928811750914005> : tensor<f64>
    %646 = stablehlo.broadcast_in_dim %645, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %647 = stablehlo.add %644, %646 : tensor<2x3xf64>
    %648 = stablehlo.constant dense<3.0> : tensor<f64>
    %649 = stablehlo.broadcast_in_dim %648, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %650 = stablehlo.add %340, %649 : tensor<2x3xf64>
    %651 = stablehlo.multiply %522, %340 : tensor<2x3xf64>
    %652 = stablehlo.sqrt %650 : tensor<2x3xf64>
    %653 = stablehlo.multiply %650, %652 : tensor<2x3xf64>
    %654 = stablehlo.divide %651, %653 : tensor<2x3xf64>
    %655 = stablehlo.constant dense<8.0> : tensor<f64>
    %656 = stablehlo.broadcast_in_dim %655, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %657 = stablehlo.compare LE, %340, %656, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %658 = stablehlo.rsqrt %340 : tensor<2x3xf64>
    %659 = stablehlo.multiply %647, %658 : tensor<2x3xf64>
    %660 = stablehlo.select %657, %654, %659 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %661 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %662 = stablehlo.broadcast_in_dim %661, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %663 = stablehlo.compare EQ, %340, %662, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %664 = stablehlo.constant dense<0.0> : tensor<f64>
    %665 = stablehlo.broadcast_in_dim %664, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %666 = stablehlo.select %663, %665, %660 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %667 = stablehlo.sign %arg2 : tensor<2x3xf64>
    %668 = stablehlo.multiply %667, %666 : tensor<2x3xf64>
    return %170, %339, %668 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @bitcast_convert attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>, %arg15: tensor<2x3xcomplex<f32>>, %arg16: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x4xf8E4M3FN>, tensor<2x3x4xf8E5M2>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x8xf8E4M3FN>, tensor<2x3x8xf8E5M2>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x4xf8E4M3FN>, tensor<2x3x4xf8E5M2>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x8xf8E4M3FN>, tensor<2x3x8xf8E5M2>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x4xf8E4M3FN>, tensor<2x3x4xf8E5M2>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x8xf8E4M3FN>, tensor<2x3x8xf8E5M2>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "bitcast_convert", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3], x15: c64[2, 3], x16: c128[2, 3]) -> (bool[2, 3], i8[2, 3], u8[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f8e4m3fn[2, 3, 2], f8e5m2[2, 3, 2], f16[2, 3], bf16[2, 3], i8[2, 3, 4], i16[2, 3, 2], i32[2, 3], u8[2, 3, 4], u16[2, 3, 2], u32[2, 3], f8e4m3fn[2, 3, 4], f8e5m2[2, 3, 4], f16[2, 3, 2], bf16[2, 3, 2], f32[2, 3], i8[2, 3, 8], i16[2, 3, 4], i32[2, 3, 2], i64[2, 3], u8[2, 3, 8], u16[2, 3, 4], u32[2, 3, 2], u64[2, 3], f8e4m3fn[2, 3, 8], f8e5m2[2, 3, 8], f16[2, 3, 4], bf16[2, 3, 4], f32[2, 3, 2], f64[2, 3], i8[2, 3], u8[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f8e4m3fn[2, 3, 2], f8e5m2[2, 3, 2], f16[2, 3], bf16[2, 3], i8[2, 3, 4], i16[2, 3, 2], i32[2, 3], u8[2, 3, 4], u16[2, 3, 2], u32[2, 3], f8e4m3fn[2, 3, 4], f8e5m2[2, 3, 4], f16[2, 3, 2], bf16[2, 3, 2], f32[2, 3], i8[2, 3, 8], i16[2, 3, 4], i32[2, 3, 2], i64[2, 3], u8[2, 3, 8], u16[2, 3, 4], u32[2, 3, 2], u64[2, 3], f8e4m3fn[2, 3, 8], f8e5m2[2, 3, 8], f16[2, 3, 4], bf16[2, 3, 4], f32[2, 3, 2], f64[2, 3], i8[2, 3], u8[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], i8[2, 3], u8[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f8e4m3fn[2, 3, 2], f8e5m2[2, 3, 2], f16[2, 3], bf16[2, 3], i8[2, 3, 2], i16[2, 3], u8[2, 3, 2], u16[2, 3], f8e4m3fn[2, 3, 2], f8e5m2[2, 3, 2], f16[2, 3], bf16[2, 3], i8[2, 3, 4], i16[2, 3, 2], i32[2, 3], u8[2, 3, 4], u16[2, 3, 2], u32[2, 3], f8e4m3fn[2, 3, 4], f8e5m2[2, 3, 4], f16[2, 3, 2], bf16[2, 3, 2], f32[2, 3], i8[2, 3, 8], i16[2, 3, 4], i32[2, 3, 2], i64[2, 3], u8[2, 3, 8], u16[2, 3, 4], u32[2, 3, 2], u64[2, 3], f8e4m3fn[2, 3, 8], f8e5m2[2, 3, 8], f16[2, 3, 4], bf16[2, 3, 4], f32[2, 3, 2], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi8>
    %2 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui8>
    %3 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf8E4M3FN>
    %4 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf8E5M2>
    %5 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3x2xi8>
    %6 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi16>
    %7 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3x2xui8>
    %8 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui16>
    %9 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3x2xf8E4M3FN>
    %10 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3x2xf8E5M2>
    %11 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf16>
    %12 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xbf16>
    %13 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x4xi8>
    %14 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xi16>
    %15 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %16 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x4xui8>
    %17 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xui16>
    %18 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui32>
    %19 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x4xf8E4M3FN>
    %20 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x4xf8E5M2>
    %21 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xf16>
    %22 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3x2xbf16>
    %23 = stablehlo.bitcast_convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %24 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x8xi8>
    %25 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xi16>
    %26 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x2xi32>
    %27 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %28 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x8xui8>
    %29 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xui16>
    %30 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x2xui32>
    %31 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %32 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x8xf8E4M3FN>
    %33 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x8xf8E5M2>
    %34 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xf16>
    %35 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x4xbf16>
    %36 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3x2xf32>
    %37 = stablehlo.bitcast_convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %38 = stablehlo.bitcast_convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi8>
    %39 = stablehlo.bitcast_convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui8>
    %40 = stablehlo.bitcast_convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf8E4M3FN>
    %41 = stablehlo.bitcast_convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf8E5M2>
    %42 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3x2xi8>
    %43 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi16>
    %44 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3x2xui8>
    %45 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui16>
    %46 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3x2xf8E4M3FN>
    %47 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3x2xf8E5M2>
    %48 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf16>
    %49 = stablehlo.bitcast_convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xbf16>
    %50 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x4xi8>
    %51 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xi16>
    %52 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %53 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x4xui8>
    %54 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xui16>
    %55 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui32>
    %56 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x4xf8E4M3FN>
    %57 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x4xf8E5M2>
    %58 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xf16>
    %59 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3x2xbf16>
    %60 = stablehlo.bitcast_convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %61 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x8xi8>
    %62 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xi16>
    %63 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x2xi32>
    %64 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %65 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x8xui8>
    %66 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xui16>
    %67 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x2xui32>
    %68 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui64>
    %69 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x8xf8E4M3FN>
    %70 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x8xf8E5M2>
    %71 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xf16>
    %72 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x4xbf16>
    %73 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3x2xf32>
    %74 = stablehlo.bitcast_convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf64>
    %75 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xi8>
    %76 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xui8>
    %77 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    %78 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E5M2>
    %79 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xi8>
    %80 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xui8>
    %81 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E4M3FN>
    %82 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
    %83 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3x2xi8>
    %84 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %85 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3x2xui8>
    %86 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xui16>
    %87 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3x2xf8E4M3FN>
    %88 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3x2xf8E5M2>
    %89 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xf16>
    %90 = stablehlo.bitcast_convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xbf16>
    %91 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3x2xi8>
    %92 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    %93 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3x2xui8>
    %94 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xui16>
    %95 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3x2xf8E4M3FN>
    %96 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3x2xf8E5M2>
    %97 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xf16>
    %98 = stablehlo.bitcast_convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %99 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3x4xi8>
    %100 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3x2xi16>
    %101 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %102 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3x4xui8>
    %103 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3x2xui16>
    %104 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xui32>
    %105 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3x4xf8E4M3FN>
    %106 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3x4xf8E5M2>
    %107 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3x2xf16>
    %108 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3x2xbf16>
    %109 = stablehlo.bitcast_convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %110 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x8xi8>
    %111 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x4xi16>
    %112 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x2xi32>
    %113 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %114 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x8xui8>
    %115 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x4xui16>
    %116 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x2xui32>
    %117 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xui64>
    %118 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x8xf8E4M3FN>
    %119 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x8xf8E5M2>
    %120 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x4xf16>
    %121 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x4xbf16>
    %122 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3x2xf32>
    %123 = stablehlo.bitcast_convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %124 = stablehlo.bitcast_convert %arg15 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %125 = stablehlo.bitcast_convert %arg16 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x4xf8E4M3FN>, tensor<2x3x4xf8E5M2>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x8xf8E4M3FN>, tensor<2x3x8xf8E5M2>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x4xf8E4M3FN>, tensor<2x3x4xf8E5M2>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x8xf8E4M3FN>, tensor<2x3x8xf8E5M2>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x2xi8>, tensor<2x3xi16>, tensor<2x3x2xui8>, tensor<2x3xui16>, tensor<2x3x2xf8E4M3FN>, tensor<2x3x2xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3x4xi8>, tensor<2x3x2xi16>, tensor<2x3xi32>, tensor<2x3x4xui8>, tensor<2x3x2xui16>, tensor<2x3xui32>, tensor<2x3x4xf8E4M3FN>, tensor<2x3x4xf8E5M2>, tensor<2x3x2xf16>, tensor<2x3x2xbf16>, tensor<2x3xf32>, tensor<2x3x8xi8>, tensor<2x3x4xi16>, tensor<2x3x2xi32>, tensor<2x3xi64>, tensor<2x3x8xui8>, tensor<2x3x4xui16>, tensor<2x3x2xui32>, tensor<2x3xui64>, tensor<2x3x8xf8E4M3FN>, tensor<2x3x8xf8E5M2>, tensor<2x3x4xf16>, tensor<2x3x4xbf16>, tensor<2x3x2xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @cbrt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "cbrt", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.cbrt %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.cbrt %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.cbrt %arg2 : tensor<2x3xf16>
    %3 = stablehlo.cbrt %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.cbrt %arg4 : tensor<2x3xf32>
    %5 = stablehlo.cbrt %arg5 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @ceil attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "ceil", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.ceil %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.ceil %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.ceil %arg2 : tensor<2x3xf16>
    %3 = stablehlo.ceil %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.ceil %arg4 : tensor<2x3xf32>
    %5 = stablehlo.ceil %arg5 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @celu attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "celu", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.compare GT, %0, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = stablehlo.constant dense<0.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.select %4, %6, %0 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.compare GT, %0, %9, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %11 = stablehlo.constant dense<1.0> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.select %10, %12, %1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = stablehlo.divide %7, %13 : tensor<2x3xf32>
    %15 = stablehlo.exponential_minus_one %14 : tensor<2x3xf32>
    %16 = stablehlo.multiply %1, %15 : tensor<2x3xf32>
    %17 = stablehlo.constant dense<0.0> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.compare GT, %0, %18, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %20 = stablehlo.select %19, %0, %16 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = stablehlo.convert %20 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %22 = stablehlo.constant dense<0.0> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %24 = stablehlo.compare GT, %arg1, %23, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %25 = stablehlo.constant dense<0.0> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.select %24, %26, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = stablehlo.constant dense<0.0> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.compare GT, %arg1, %29, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %31 = stablehlo.constant dense<1.0> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.select %30, %32, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = stablehlo.divide %27, %33 : tensor<2x3xf32>
    %35 = stablehlo.exponential_minus_one %34 : tensor<2x3xf32>
    %36 = stablehlo.multiply %arg1, %35 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<0.0> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.compare GT, %arg1, %38, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %40 = stablehlo.select %39, %arg1, %36 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = stablehlo.constant dense<0.0> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %43 = stablehlo.compare GT, %arg2, %42, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %44 = stablehlo.constant dense<0.0> : tensor<f64>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %46 = stablehlo.select %43, %45, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %47 = stablehlo.constant dense<0.0> : tensor<f64>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %49 = stablehlo.compare GT, %arg2, %48, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %50 = stablehlo.constant dense<1.0> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %52 = stablehlo.select %49, %51, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %53 = stablehlo.divide %46, %52 : tensor<2x3xf64>
    %54 = stablehlo.exponential_minus_one %53 : tensor<2x3xf64>
    %55 = stablehlo.multiply %arg2, %54 : tensor<2x3xf64>
    %56 = stablehlo.constant dense<0.0> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %58 = stablehlo.compare GT, %arg2, %57, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %59 = stablehlo.select %58, %arg2, %55 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %21, %40, %59 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @clamp attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "clamp", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.clamp %arg0, %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.clamp %arg1, %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.clamp %arg2, %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.clamp %arg3, %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.clamp %arg4, %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.clamp %arg5, %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.clamp %arg6, %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.clamp %arg7, %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.clamp %arg8, %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.clamp %arg9, %arg9, %arg9 : tensor<2x3xf8E4M3FN>
    %10 = stablehlo.clamp %arg10, %arg10, %arg10 : tensor<2x3xf8E5M2>
    %11 = stablehlo.clamp %arg11, %arg11, %arg11 : tensor<2x3xf16>
    %12 = stablehlo.clamp %arg12, %arg12, %arg12 : tensor<2x3xbf16>
    %13 = stablehlo.clamp %arg13, %arg13, %arg13 : tensor<2x3xf32>
    %14 = stablehlo.clamp %arg14, %arg14, %arg14 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
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
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>, %arg15: tensor<2x3xcomplex<f32>>, %arg16: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "convert", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3], x15: c64[2, 3], x16: c128[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3], c64[2, 3], c128[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi8>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi16>
    %2 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %3 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %4 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %5 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui16>
    %6 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui32>
    %7 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xui64>
    %8 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf8E4M3FN>
    %9 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf8E5M2>
    %10 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf16>
    %11 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xbf16>
    %12 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %13 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xf64>
    %14 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xcomplex<f32>>
    %15 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xcomplex<f64>>
    %16 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi1>
    %17 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi16>
    %18 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi32>
    %19 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xi64>
    %20 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui8>
    %21 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui16>
    %22 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui32>
    %23 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xui64>
    %24 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf8E4M3FN>
    %25 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf8E5M2>
    %26 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf16>
    %27 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xbf16>
    %28 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf32>
    %29 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xf64>
    %30 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xcomplex<f32>>
    %31 = stablehlo.convert %arg1 : (tensor<2x3xi8>) -> tensor<2x3xcomplex<f64>>
    %32 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi1>
    %33 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi8>
    %34 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi32>
    %35 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xi64>
    %36 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui8>
    %37 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui16>
    %38 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui32>
    %39 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xui64>
    %40 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf8E4M3FN>
    %41 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf8E5M2>
    %42 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf16>
    %43 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xbf16>
    %44 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf32>
    %45 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xf64>
    %46 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xcomplex<f32>>
    %47 = stablehlo.convert %arg2 : (tensor<2x3xi16>) -> tensor<2x3xcomplex<f64>>
    %48 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi1>
    %49 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi8>
    %50 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi16>
    %51 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %52 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui8>
    %53 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui16>
    %54 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui32>
    %55 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xui64>
    %56 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf8E4M3FN>
    %57 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf8E5M2>
    %58 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf16>
    %59 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xbf16>
    %60 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %61 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xf64>
    %62 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xcomplex<f32>>
    %63 = stablehlo.convert %arg3 : (tensor<2x3xi32>) -> tensor<2x3xcomplex<f64>>
    %64 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi1>
    %65 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi8>
    %66 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi16>
    %67 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %68 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui8>
    %69 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui16>
    %70 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui32>
    %71 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %72 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf8E4M3FN>
    %73 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf8E5M2>
    %74 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf16>
    %75 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xbf16>
    %76 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %77 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %78 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xcomplex<f32>>
    %79 = stablehlo.convert %arg4 : (tensor<2x3xi64>) -> tensor<2x3xcomplex<f64>>
    %80 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi1>
    %81 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi8>
    %82 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi16>
    %83 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi32>
    %84 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xi64>
    %85 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui16>
    %86 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui32>
    %87 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xui64>
    %88 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf8E4M3FN>
    %89 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf8E5M2>
    %90 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf16>
    %91 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xbf16>
    %92 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %93 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xf64>
    %94 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xcomplex<f32>>
    %95 = stablehlo.convert %arg5 : (tensor<2x3xui8>) -> tensor<2x3xcomplex<f64>>
    %96 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi1>
    %97 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi8>
    %98 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi16>
    %99 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi32>
    %100 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xi64>
    %101 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui8>
    %102 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui32>
    %103 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xui64>
    %104 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf8E4M3FN>
    %105 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf8E5M2>
    %106 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf16>
    %107 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xbf16>
    %108 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf32>
    %109 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xf64>
    %110 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xcomplex<f32>>
    %111 = stablehlo.convert %arg6 : (tensor<2x3xui16>) -> tensor<2x3xcomplex<f64>>
    %112 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi1>
    %113 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi8>
    %114 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi16>
    %115 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %116 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xi64>
    %117 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui8>
    %118 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui16>
    %119 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xui64>
    %120 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf8E4M3FN>
    %121 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf8E5M2>
    %122 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf16>
    %123 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xbf16>
    %124 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %125 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xf64>
    %126 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xcomplex<f32>>
    %127 = stablehlo.convert %arg7 : (tensor<2x3xui32>) -> tensor<2x3xcomplex<f64>>
    %128 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi1>
    %129 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi8>
    %130 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi16>
    %131 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi32>
    %132 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %133 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui8>
    %134 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui16>
    %135 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xui32>
    %136 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf8E4M3FN>
    %137 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf8E5M2>
    %138 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf16>
    %139 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xbf16>
    %140 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf32>
    %141 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xf64>
    %142 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xcomplex<f32>>
    %143 = stablehlo.convert %arg8 : (tensor<2x3xui64>) -> tensor<2x3xcomplex<f64>>
    %144 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xi1>
    %145 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xi8>
    %146 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xi16>
    %147 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xi32>
    %148 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xi64>
    %149 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xui8>
    %150 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xui16>
    %151 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xui32>
    %152 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xui64>
    %153 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E5M2>
    %154 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf16>
    %155 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xbf16>
    %156 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf32>
    %157 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf64>
    %158 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xcomplex<f32>>
    %159 = stablehlo.convert %arg9 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xcomplex<f64>>
    %160 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xi1>
    %161 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xi8>
    %162 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xi16>
    %163 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xi32>
    %164 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xi64>
    %165 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xui8>
    %166 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xui16>
    %167 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xui32>
    %168 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xui64>
    %169 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E4M3FN>
    %170 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xf16>
    %171 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xbf16>
    %172 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xf32>
    %173 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xf64>
    %174 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xcomplex<f32>>
    %175 = stablehlo.convert %arg10 : (tensor<2x3xf8E5M2>) -> tensor<2x3xcomplex<f64>>
    %176 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xi1>
    %177 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xi8>
    %178 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %179 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xi32>
    %180 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xi64>
    %181 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xui8>
    %182 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xui16>
    %183 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xui32>
    %184 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xui64>
    %185 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xf8E4M3FN>
    %186 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xf8E5M2>
    %187 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xbf16>
    %188 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %189 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xf64>
    %190 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xcomplex<f32>>
    %191 = stablehlo.convert %arg11 : (tensor<2x3xf16>) -> tensor<2x3xcomplex<f64>>
    %192 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xi1>
    %193 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xi8>
    %194 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xi16>
    %195 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xi32>
    %196 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xi64>
    %197 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xui8>
    %198 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xui16>
    %199 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xui32>
    %200 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xui64>
    %201 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xf8E4M3FN>
    %202 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xf8E5M2>
    %203 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xf16>
    %204 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %205 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xf64>
    %206 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xcomplex<f32>>
    %207 = stablehlo.convert %arg12 : (tensor<2x3xbf16>) -> tensor<2x3xcomplex<f64>>
    %208 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %209 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xi8>
    %210 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xi16>
    %211 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %212 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xi64>
    %213 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xui8>
    %214 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xui16>
    %215 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xui32>
    %216 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xui64>
    %217 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xf8E4M3FN>
    %218 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xf8E5M2>
    %219 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %220 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %221 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %222 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    %223 = stablehlo.convert %arg13 : (tensor<2x3xf32>) -> tensor<2x3xcomplex<f64>>
    %224 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %225 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xi8>
    %226 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xi16>
    %227 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xi32>
    %228 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %229 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xui8>
    %230 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xui16>
    %231 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xui32>
    %232 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xui64>
    %233 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xf8E4M3FN>
    %234 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xf8E5M2>
    %235 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xf16>
    %236 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xbf16>
    %237 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xf32>
    %238 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f32>>
    %239 = stablehlo.convert %arg14 : (tensor<2x3xf64>) -> tensor<2x3xcomplex<f64>>
    %240 = stablehlo.convert %arg15 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f64>>
    %241 = stablehlo.convert %arg16 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f32>>
    return %arg0, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %arg1, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %arg2, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %arg3, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %arg4, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %arg5, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %arg6, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %arg7, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %arg8, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %arg9, %153, %154, %155, %156, %157, %158, %159, %160, %161, %162, %163, %164, %165, %166, %167, %168, %169, %arg10, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %180, %181, %182, %183, %184, %185, %186, %arg11, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %arg12, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216, %217, %218, %219, %220, %arg13, %221, %222, %223, %224, %225, %226, %227, %228, %229, %230, %231, %232, %233, %234, %235, %236, %237, %arg14, %238, %239, %arg15, %240, %241, %arg16 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @copysign attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "copysign", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %2 = stablehlo.xor %0, %1 : tensor<2x3xi16>
    %3 = stablehlo.constant dense<0> : tensor<i16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %6 = stablehlo.negate %arg0 : tensor<2x3xf16>
    %7 = stablehlo.select %5, %6, %arg0 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %8 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %9 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %10 = stablehlo.xor %8, %9 : tensor<2x3xi32>
    %11 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %13 = stablehlo.compare LT, %10, %12, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %14 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %15 = stablehlo.select %13, %14, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %17 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %18 = stablehlo.xor %16, %17 : tensor<2x3xi64>
    %19 = stablehlo.constant dense<0> : tensor<i64>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %21 = stablehlo.compare LT, %18, %20, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %22 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %23 = stablehlo.select %21, %22, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %7, %15, %23 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @cos attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "cos", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.cosine %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.cosine %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.cosine %arg2 : tensor<2x3xf16>
    %3 = stablehlo.cosine %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.cosine %arg4 : tensor<2x3xf32>
    %5 = stablehlo.cosine %arg5 : tensor<2x3xf64>
    %6 = stablehlo.real %arg6 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %7 = stablehlo.imag %arg6 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %8 = stablehlo.cosine %6 : tensor<2x3xf32>
    %9 = stablehlo.abs %7 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<1.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<2x3xf32>
    %13 = stablehlo.exponential %12 : tensor<2x3xf32>
    %14 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<2x3xf32>
    %17 = stablehlo.constant dense<0.25> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.divide %18, %16 : tensor<2x3xf32>
    %20 = stablehlo.add %16, %19 : tensor<2x3xf32>
    %21 = stablehlo.multiply %8, %20 : tensor<2x3xf32>
    %22 = stablehlo.sine %6 : tensor<2x3xf32>
    %23 = stablehlo.abs %7 : tensor<2x3xf32>
    %24 = stablehlo.constant dense<1.0> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.subtract %23, %25 : tensor<2x3xf32>
    %27 = stablehlo.exponential %26 : tensor<2x3xf32>
    %28 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<2x3xf32>
    %31 = stablehlo.exponential_minus_one %23 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<1.0> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %31, %33 : tensor<2x3xf32>
    %35 = stablehlo.divide %31, %34 : tensor<2x3xf32>
    %36 = stablehlo.add %31, %35 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<0.5> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<2x3xf32>
    %40 = stablehlo.constant dense<1.0> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.compare LT, %23, %41, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %43 = stablehlo.constant dense<0.25> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %45 = stablehlo.divide %44, %30 : tensor<2x3xf32>
    %46 = stablehlo.subtract %30, %45 : tensor<2x3xf32>
    %47 = stablehlo.select %42, %39, %46 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = stablehlo.sign %7 : tensor<2x3xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<2x3xf32>
    %50 = stablehlo.multiply %22, %49 : tensor<2x3xf32>
    %51 = stablehlo.negate %50 : tensor<2x3xf32>
    %52 = stablehlo.complex %21, %51 : tensor<2x3xcomplex<f32>>
    %53 = stablehlo.real %arg7 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %54 = stablehlo.imag %arg7 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %55 = stablehlo.cosine %53 : tensor<2x3xf64>
    %56 = stablehlo.abs %54 : tensor<2x3xf64>
    %57 = stablehlo.constant dense<1.0> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %59 = stablehlo.subtract %56, %58 : tensor<2x3xf64>
    %60 = stablehlo.exponential %59 : tensor<2x3xf64>
    %61 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %63 = stablehlo.multiply %60, %62 : tensor<2x3xf64>
    %64 = stablehlo.constant dense<0.25> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %66 = stablehlo.divide %65, %63 : tensor<2x3xf64>
    %67 = stablehlo.add %63, %66 : tensor<2x3xf64>
    %68 = stablehlo.multiply %55, %67 : tensor<2x3xf64>
    %69 = stablehlo.sine %53 : tensor<2x3xf64>
    %70 = stablehlo.abs %54 : tensor<2x3xf64>
    %71 = stablehlo.constant dense<1.0> : tensor<f64>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %73 = stablehlo.subtract %70, %72 : tensor<2x3xf64>
    %74 = stablehlo.exponential %73 : tensor<2x3xf64>
    %75 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %77 = stablehlo.multiply %74, %76 : tensor<2x3xf64>
    %78 = stablehlo.exponential_minus_one %70 : tensor<2x3xf64>
    %79 = stablehlo.constant dense<1.0> : tensor<f64>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %81 = stablehlo.add %78, %80 : tensor<2x3xf64>
    %82 = stablehlo.divide %78, %81 : tensor<2x3xf64>
    %83 = stablehlo.add %78, %82 : tensor<2x3xf64>
    %84 = stablehlo.constant dense<0.5> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %86 = stablehlo.multiply %83, %85 : tensor<2x3xf64>
    %87 = stablehlo.constant dense<1.0> : tensor<f64>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %89 = stablehlo.compare LT, %70, %88, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %90 = stablehlo.constant dense<0.25> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %92 = stablehlo.divide %91, %77 : tensor<2x3xf64>
    %93 = stablehlo.subtract %77, %92 : tensor<2x3xf64>
    %94 = stablehlo.select %89, %86, %93 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %95 = stablehlo.sign %54 : tensor<2x3xf64>
    %96 = stablehlo.multiply %95, %94 : tensor<2x3xf64>
    %97 = stablehlo.multiply %69, %96 : tensor<2x3xf64>
    %98 = stablehlo.negate %97 : tensor<2x3xf64>
    %99 = stablehlo.complex %68, %98 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %52, %99 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @cosh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "cosh", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
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
    %14 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %15 = stablehlo.constant dense<1.0> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.subtract %14, %16 : tensor<2x3xf32>
    %18 = stablehlo.exponential %17 : tensor<2x3xf32>
    %19 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<2x3xf32>
    %22 = stablehlo.constant dense<0.25> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %24 = stablehlo.divide %23, %21 : tensor<2x3xf32>
    %25 = stablehlo.add %21, %24 : tensor<2x3xf32>
    %26 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %27 = stablehlo.constant dense<1.0> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %29 = stablehlo.subtract %26, %28 : tensor<2x3xf64>
    %30 = stablehlo.exponential %29 : tensor<2x3xf64>
    %31 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %33 = stablehlo.multiply %30, %32 : tensor<2x3xf64>
    %34 = stablehlo.constant dense<0.25> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %36 = stablehlo.divide %35, %33 : tensor<2x3xf64>
    %37 = stablehlo.add %33, %36 : tensor<2x3xf64>
    %38 = stablehlo.imag %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %39 = stablehlo.negate %38 : tensor<2x3xf32>
    %40 = stablehlo.real %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %41 = stablehlo.complex %39, %40 : tensor<2x3xcomplex<f32>>
    %42 = stablehlo.real %41 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %43 = stablehlo.imag %41 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %44 = stablehlo.cosine %42 : tensor<2x3xf32>
    %45 = stablehlo.abs %43 : tensor<2x3xf32>
    %46 = stablehlo.constant dense<1.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.subtract %45, %47 : tensor<2x3xf32>
    %49 = stablehlo.exponential %48 : tensor<2x3xf32>
    %50 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.multiply %49, %51 : tensor<2x3xf32>
    %53 = stablehlo.constant dense<0.25> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %55 = stablehlo.divide %54, %52 : tensor<2x3xf32>
    %56 = stablehlo.add %52, %55 : tensor<2x3xf32>
    %57 = stablehlo.multiply %44, %56 : tensor<2x3xf32>
    %58 = stablehlo.sine %42 : tensor<2x3xf32>
    %59 = stablehlo.abs %43 : tensor<2x3xf32>
    %60 = stablehlo.constant dense<1.0> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %62 = stablehlo.subtract %59, %61 : tensor<2x3xf32>
    %63 = stablehlo.exponential %62 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.multiply %63, %65 : tensor<2x3xf32>
    %67 = stablehlo.exponential_minus_one %59 : tensor<2x3xf32>
    %68 = stablehlo.constant dense<1.0> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %70 = stablehlo.add %67, %69 : tensor<2x3xf32>
    %71 = stablehlo.divide %67, %70 : tensor<2x3xf32>
    %72 = stablehlo.add %67, %71 : tensor<2x3xf32>
    %73 = stablehlo.constant dense<0.5> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.multiply %72, %74 : tensor<2x3xf32>
    %76 = stablehlo.constant dense<1.0> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %78 = stablehlo.compare LT, %59, %77, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %79 = stablehlo.constant dense<0.25> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.divide %80, %66 : tensor<2x3xf32>
    %82 = stablehlo.subtract %66, %81 : tensor<2x3xf32>
    %83 = stablehlo.select %78, %75, %82 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = stablehlo.sign %43 : tensor<2x3xf32>
    %85 = stablehlo.multiply %84, %83 : tensor<2x3xf32>
    %86 = stablehlo.multiply %58, %85 : tensor<2x3xf32>
    %87 = stablehlo.negate %86 : tensor<2x3xf32>
    %88 = stablehlo.complex %57, %87 : tensor<2x3xcomplex<f32>>
    %89 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %90 = stablehlo.negate %89 : tensor<2x3xf64>
    %91 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %92 = stablehlo.complex %90, %91 : tensor<2x3xcomplex<f64>>
    %93 = stablehlo.real %92 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %94 = stablehlo.imag %92 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %95 = stablehlo.cosine %93 : tensor<2x3xf64>
    %96 = stablehlo.abs %94 : tensor<2x3xf64>
    %97 = stablehlo.constant dense<1.0> : tensor<f64>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %99 = stablehlo.subtract %96, %98 : tensor<2x3xf64>
    %100 = stablehlo.exponential %99 : tensor<2x3xf64>
    %101 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %103 = stablehlo.multiply %100, %102 : tensor<2x3xf64>
    %104 = stablehlo.constant dense<0.25> : tensor<f64>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %106 = stablehlo.divide %105, %103 : tensor<2x3xf64>
    %107 = stablehlo.add %103, %106 : tensor<2x3xf64>
    %108 = stablehlo.multiply %95, %107 : tensor<2x3xf64>
    %109 = stablehlo.sine %93 : tensor<2x3xf64>
    %110 = stablehlo.abs %94 : tensor<2x3xf64>
    %111 = stablehlo.constant dense<1.0> : tensor<f64>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %113 = stablehlo.subtract %110, %112 : tensor<2x3xf64>
    %114 = stablehlo.exponential %113 : tensor<2x3xf64>
    %115 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %117 = stablehlo.multiply %114, %116 : tensor<2x3xf64>
    %118 = stablehlo.exponential_minus_one %110 : tensor<2x3xf64>
    %119 = stablehlo.constant dense<1.0> : tensor<f64>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %121 = stablehlo.add %118, %120 : tensor<2x3xf64>
    %122 = stablehlo.divide %118, %121 : tensor<2x3xf64>
    %123 = stablehlo.add %118, %122 : tensor<2x3xf64>
    %124 = stablehlo.constant dense<0.5> : tensor<f64>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %126 = stablehlo.multiply %123, %125 : tensor<2x3xf64>
    %127 = stablehlo.constant dense<1.0> : tensor<f64>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %129 = stablehlo.compare LT, %110, %128, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %130 = stablehlo.constant dense<0.25> : tensor<f64>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %132 = stablehlo.divide %131, %117 : tensor<2x3xf64>
    %133 = stablehlo.subtract %117, %132 : tensor<2x3xf64>
    %134 = stablehlo.select %129, %126, %133 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %135 = stablehlo.sign %94 : tensor<2x3xf64>
    %136 = stablehlo.multiply %135, %134 : tensor<2x3xf64>
    %137 = stablehlo.multiply %109, %136 : tensor<2x3xf64>
    %138 = stablehlo.negate %137 : tensor<2x3xf64>
    %139 = stablehlo.complex %108, %138 : tensor<2x3xcomplex<f64>>
    return %13, %25, %37, %88, %139 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @deg2rad attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "deg2rad", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<0.017453292> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.convert %3 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %5 = stablehlo.constant dense<0.017453292> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<2x3xf32>
    %8 = stablehlo.constant dense<0.017453292519943295> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %10 = stablehlo.multiply %arg2, %9 : tensor<2x3xf64>
    return %4, %7, %10 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @digamma attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "digamma", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
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
    %176 = stablehlo.constant dense<0.5> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %178 = stablehlo.compare LT, %arg1, %177, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %179 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %180 = stablehlo.constant dense<1.0> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.subtract %arg1, %181 : tensor<2x3xf32>
    %183 = stablehlo.select %178, %179, %182 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %184 = stablehlo.constant dense<7.5> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %186 = stablehlo.add %183, %185 : tensor<2x3xf32>
    %187 = stablehlo.constant dense<7.5> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %189 = stablehlo.divide %183, %188 : tensor<2x3xf32>
    %190 = stablehlo.log_plus_one %189 : tensor<2x3xf32>
    %191 = stablehlo.constant dense<2.014903> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %193 = stablehlo.add %190, %192 : tensor<2x3xf32>
    %194 = stablehlo.constant dense<0.0> : tensor<f32>
    %195 = stablehlo.constant dense<1.0> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %197 = stablehlo.add %183, %196 : tensor<2x3xf32>
    %198 = stablehlo.multiply %197, %197 : tensor<2x3xf32>
    %199 = stablehlo.constant dense<676.5204> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %201 = stablehlo.divide %200, %198 : tensor<2x3xf32>
    %202 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %203 = stablehlo.add %202, %201 : tensor<2x3xf32>
    %204 = stablehlo.constant dense<2.0> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %206 = stablehlo.add %183, %205 : tensor<2x3xf32>
    %207 = stablehlo.multiply %206, %206 : tensor<2x3xf32>
    %208 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %210 = stablehlo.divide %209, %207 : tensor<2x3xf32>
    %211 = stablehlo.add %203, %210 : tensor<2x3xf32>
    %212 = stablehlo.constant dense<3.0> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %214 = stablehlo.add %183, %213 : tensor<2x3xf32>
    %215 = stablehlo.multiply %214, %214 : tensor<2x3xf32>
    %216 = stablehlo.constant dense<771.3234> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %218 = stablehlo.divide %217, %215 : tensor<2x3xf32>
    %219 = stablehlo.add %211, %218 : tensor<2x3xf32>
    %220 = stablehlo.constant dense<4.0> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %222 = stablehlo.add %183, %221 : tensor<2x3xf32>
    %223 = stablehlo.multiply %222, %222 : tensor<2x3xf32>
    %224 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %226 = stablehlo.divide %225, %223 : tensor<2x3xf32>
    %227 = stablehlo.add %219, %226 : tensor<2x3xf32>
    %228 = stablehlo.constant dense<5.0> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %230 = stablehlo.add %183, %229 : tensor<2x3xf32>
    %231 = stablehlo.multiply %230, %230 : tensor<2x3xf32>
    %232 = stablehlo.constant dense<12.507343> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %234 = stablehlo.divide %233, %231 : tensor<2x3xf32>
    %235 = stablehlo.add %227, %234 : tensor<2x3xf32>
    %236 = stablehlo.constant dense<6.0> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %238 = stablehlo.add %183, %237 : tensor<2x3xf32>
    %239 = stablehlo.multiply %238, %238 : tensor<2x3xf32>
    %240 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %242 = stablehlo.divide %241, %239 : tensor<2x3xf32>
    %243 = stablehlo.add %235, %242 : tensor<2x3xf32>
    %244 = stablehlo.constant dense<7.0> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %246 = stablehlo.add %183, %245 : tensor<2x3xf32>
    %247 = stablehlo.multiply %246, %246 : tensor<2x3xf32>
    %248 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %250 = stablehlo.divide %249, %247 : tensor<2x3xf32>
    %251 = stablehlo.add %243, %250 : tensor<2x3xf32>
    %252 = stablehlo.constant dense<8.0> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %254 = stablehlo.add %183, %253 : tensor<2x3xf32>
    %255 = stablehlo.multiply %254, %254 : tensor<2x3xf32>
    %256 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %258 = stablehlo.divide %257, %255 : tensor<2x3xf32>
    %259 = stablehlo.add %251, %258 : tensor<2x3xf32>
    %260 = stablehlo.constant dense<1.0> : tensor<f32>
    %261 = stablehlo.constant dense<1.0> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %263 = stablehlo.add %183, %262 : tensor<2x3xf32>
    %264 = stablehlo.constant dense<676.5204> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %266 = stablehlo.divide %265, %263 : tensor<2x3xf32>
    %267 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %268 = stablehlo.add %267, %266 : tensor<2x3xf32>
    %269 = stablehlo.constant dense<2.0> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %271 = stablehlo.add %183, %270 : tensor<2x3xf32>
    %272 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %274 = stablehlo.divide %273, %271 : tensor<2x3xf32>
    %275 = stablehlo.add %268, %274 : tensor<2x3xf32>
    %276 = stablehlo.constant dense<3.0> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %278 = stablehlo.add %183, %277 : tensor<2x3xf32>
    %279 = stablehlo.constant dense<771.3234> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %281 = stablehlo.divide %280, %278 : tensor<2x3xf32>
    %282 = stablehlo.add %275, %281 : tensor<2x3xf32>
    %283 = stablehlo.constant dense<4.0> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %285 = stablehlo.add %183, %284 : tensor<2x3xf32>
    %286 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %288 = stablehlo.divide %287, %285 : tensor<2x3xf32>
    %289 = stablehlo.add %282, %288 : tensor<2x3xf32>
    %290 = stablehlo.constant dense<5.0> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %292 = stablehlo.add %183, %291 : tensor<2x3xf32>
    %293 = stablehlo.constant dense<12.507343> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %295 = stablehlo.divide %294, %292 : tensor<2x3xf32>
    %296 = stablehlo.add %289, %295 : tensor<2x3xf32>
    %297 = stablehlo.constant dense<6.0> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %299 = stablehlo.add %183, %298 : tensor<2x3xf32>
    %300 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %300, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %302 = stablehlo.divide %301, %299 : tensor<2x3xf32>
    %303 = stablehlo.add %296, %302 : tensor<2x3xf32>
    %304 = stablehlo.constant dense<7.0> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %306 = stablehlo.add %183, %305 : tensor<2x3xf32>
    %307 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %309 = stablehlo.divide %308, %306 : tensor<2x3xf32>
    %310 = stablehlo.add %303, %309 : tensor<2x3xf32>
    %311 = stablehlo.constant dense<8.0> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %313 = stablehlo.add %183, %312 : tensor<2x3xf32>
    %314 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %316 = stablehlo.divide %315, %313 : tensor<2x3xf32>
    %317 = stablehlo.add %310, %316 : tensor<2x3xf32>
    %318 = stablehlo.divide %259, %317 : tensor<2x3xf32>
    %319 = stablehlo.subtract %193, %318 : tensor<2x3xf32>
    %320 = stablehlo.constant dense<7.0> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %322 = stablehlo.divide %321, %186 : tensor<2x3xf32>
    %323 = stablehlo.subtract %319, %322 : tensor<2x3xf32>
    %324 = stablehlo.constant dense<0.5> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %326 = stablehlo.add %arg1, %325 : tensor<2x3xf32>
    %327 = stablehlo.floor %326 : tensor<2x3xf32>
    %328 = stablehlo.abs %327 : tensor<2x3xf32>
    %329 = stablehlo.add %arg1, %328 : tensor<2x3xf32>
    %330 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %332 = stablehlo.multiply %329, %331 : tensor<2x3xf32>
    %333 = stablehlo.cosine %332 : tensor<2x3xf32>
    %334 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %336 = stablehlo.multiply %333, %335 : tensor<2x3xf32>
    %337 = stablehlo.sine %332 : tensor<2x3xf32>
    %338 = stablehlo.divide %336, %337 : tensor<2x3xf32>
    %339 = stablehlo.subtract %323, %338 : tensor<2x3xf32>
    %340 = stablehlo.select %178, %339, %323 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %341 = stablehlo.floor %arg1 : tensor<2x3xf32>
    %342 = stablehlo.compare EQ, %arg1, %341, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %343 = stablehlo.constant dense<0.0> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %345 = stablehlo.compare LE, %arg1, %344, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %346 = stablehlo.and %342, %345 : tensor<2x3xi1>
    %347 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %347, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %349 = stablehlo.select %346, %348, %340 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %350 = stablehlo.constant dense<0.5> : tensor<f64>
    %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %352 = stablehlo.compare LT, %arg2, %351, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %353 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %354 = stablehlo.constant dense<1.0> : tensor<f64>
    %355 = stablehlo.broadcast_in_dim %354, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %356 = stablehlo.subtract %arg2, %355 : tensor<2x3xf64>
    %357 = stablehlo.select %352, %353, %356 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %358 = stablehlo.constant dense<7.5> : tensor<f64>
    %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %360 = stablehlo.add %357, %359 : tensor<2x3xf64>
    %361 = stablehlo.constant dense<7.5> : tensor<f64>
    %362 = stablehlo.broadcast_in_dim %361, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %363 = stablehlo.divide %357, %362 : tensor<2x3xf64>
    %364 = stablehlo.log_plus_one %363 : tensor<2x3xf64>
    %365 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %366 = stablehlo.broadcast_in_dim %365, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %367 = stablehlo.add %364, %366 : tensor<2x3xf64>
    %368 = stablehlo.constant dense<0.0> : tensor<f64>
    %369 = stablehlo.constant dense<1.0> : tensor<f64>
    %370 = stablehlo.broadcast_in_dim %369, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %371 = stablehlo.add %357, %370 : tensor<2x3xf64>
    %372 = stablehlo.multiply %371, %371 : tensor<2x3xf64>
    %373 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %374 = stablehlo.broadcast_in_dim %373, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %375 = stablehlo.divide %374, %372 : tensor<2x3xf64>
    %376 = stablehlo.broadcast_in_dim %368, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %377 = stablehlo.add %376, %375 : tensor<2x3xf64>
    %378 = stablehlo.constant dense<2.0> : tensor<f64>
    %379 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %380 = stablehlo.add %357, %379 : tensor<2x3xf64>
    %381 = stablehlo.multiply %380, %380 : tensor<2x3xf64>
    %382 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %384 = stablehlo.divide %383, %381 : tensor<2x3xf64>
    %385 = stablehlo.add %377, %384 : tensor<2x3xf64>
    %386 = stablehlo.constant dense<3.0> : tensor<f64>
    %387 = stablehlo.broadcast_in_dim %386, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %388 = stablehlo.add %357, %387 : tensor<2x3xf64>
    %389 = stablehlo.multiply %388, %388 : tensor<2x3xf64>
    %390 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %391 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %392 = stablehlo.divide %391, %389 : tensor<2x3xf64>
    %393 = stablehlo.add %385, %392 : tensor<2x3xf64>
    %394 = stablehlo.constant dense<4.0> : tensor<f64>
    %395 = stablehlo.broadcast_in_dim %394, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %396 = stablehlo.add %357, %395 : tensor<2x3xf64>
    %397 = stablehlo.multiply %396, %396 : tensor<2x3xf64>
    %398 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %399 = stablehlo.broadcast_in_dim %398, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %400 = stablehlo.divide %399, %397 : tensor<2x3xf64>
    %401 = stablehlo.add %393, %400 : tensor<2x3xf64>
    %402 = stablehlo.constant dense<5.0> : tensor<f64>
    %403 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %404 = stablehlo.add %357, %403 : tensor<2x3xf64>
    %405 = stablehlo.multiply %404, %404 : tensor<2x3xf64>
    %406 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %407 = stablehlo.broadcast_in_dim %406, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %408 = stablehlo.divide %407, %405 : tensor<2x3xf64>
    %409 = stablehlo.add %401, %408 : tensor<2x3xf64>
    %410 = stablehlo.constant dense<6.0> : tensor<f64>
    %411 = stablehlo.broadcast_in_dim %410, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %412 = stablehlo.add %357, %411 : tensor<2x3xf64>
    %413 = stablehlo.multiply %412, %412 : tensor<2x3xf64>
    %414 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %415 = stablehlo.broadcast_in_dim %414, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %416 = stablehlo.divide %415, %413 : tensor<2x3xf64>
    %417 = stablehlo.add %409, %416 : tensor<2x3xf64>
    %418 = stablehlo.constant dense<7.0> : tensor<f64>
    %419 = stablehlo.broadcast_in_dim %418, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %420 = stablehlo.add %357, %419 : tensor<2x3xf64>
    %421 = stablehlo.multiply %420, %420 : tensor<2x3xf64>
    %422 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %423 = stablehlo.broadcast_in_dim %422, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %424 = stablehlo.divide %423, %421 : tensor<2x3xf64>
    %425 = stablehlo.add %417, %424 : tensor<2x3xf64>
    %426 = stablehlo.constant dense<8.0> : tensor<f64>
    %427 = stablehlo.broadcast_in_dim %426, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %428 = stablehlo.add %357, %427 : tensor<2x3xf64>
    %429 = stablehlo.multiply %428, %428 : tensor<2x3xf64>
    %430 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %431 = stablehlo.broadcast_in_dim %430, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %432 = stablehlo.divide %431, %429 : tensor<2x3xf64>
    %433 = stablehlo.add %425, %432 : tensor<2x3xf64>
    %434 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %435 = stablehlo.constant dense<1.0> : tensor<f64>
    %436 = stablehlo.broadcast_in_dim %435, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %437 = stablehlo.add %357, %436 : tensor<2x3xf64>
    %438 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %439 = stablehlo.broadcast_in_dim %438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %440 = stablehlo.divide %439, %437 : tensor<2x3xf64>
    %441 = stablehlo.broadcast_in_dim %434, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %442 = stablehlo.add %441, %440 : tensor<2x3xf64>
    %443 = stablehlo.constant dense<2.0> : tensor<f64>
    %444 = stablehlo.broadcast_in_dim %443, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %445 = stablehlo.add %357, %444 : tensor<2x3xf64>
    %446 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %447 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %448 = stablehlo.divide %447, %445 : tensor<2x3xf64>
    %449 = stablehlo.add %442, %448 : tensor<2x3xf64>
    %450 = stablehlo.constant dense<3.0> : tensor<f64>
    %451 = stablehlo.broadcast_in_dim %450, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %452 = stablehlo.add %357, %451 : tensor<2x3xf64>
    %453 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %454 = stablehlo.broadcast_in_dim %453, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %455 = stablehlo.divide %454, %452 : tensor<2x3xf64>
    %456 = stablehlo.add %449, %455 : tensor<2x3xf64>
    %457 = stablehlo.constant dense<4.0> : tensor<f64>
    %458 = stablehlo.broadcast_in_dim %457, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %459 = stablehlo.add %357, %458 : tensor<2x3xf64>
    %460 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %461 = stablehlo.broadcast_in_dim %460, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %462 = stablehlo.divide %461, %459 : tensor<2x3xf64>
    %463 = stablehlo.add %456, %462 : tensor<2x3xf64>
    %464 = stablehlo.constant dense<5.0> : tensor<f64>
    %465 = stablehlo.broadcast_in_dim %464, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %466 = stablehlo.add %357, %465 : tensor<2x3xf64>
    %467 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %468 = stablehlo.broadcast_in_dim %467, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %469 = stablehlo.divide %468, %466 : tensor<2x3xf64>
    %470 = stablehlo.add %463, %469 : tensor<2x3xf64>
    %471 = stablehlo.constant dense<6.0> : tensor<f64>
    %472 = stablehlo.broadcast_in_dim %471, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %473 = stablehlo.add %357, %472 : tensor<2x3xf64>
    %474 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %475 = stablehlo.broadcast_in_dim %474, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %476 = stablehlo.divide %475, %473 : tensor<2x3xf64>
    %477 = stablehlo.add %470, %476 : tensor<2x3xf64>
    %478 = stablehlo.constant dense<7.0> : tensor<f64>
    %479 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %480 = stablehlo.add %357, %479 : tensor<2x3xf64>
    %481 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %482 = stablehlo.broadcast_in_dim %481, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %483 = stablehlo.divide %482, %480 : tensor<2x3xf64>
    %484 = stablehlo.add %477, %483 : tensor<2x3xf64>
    %485 = stablehlo.constant dense<8.0> : tensor<f64>
    %486 = stablehlo.broadcast_in_dim %485, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %487 = stablehlo.add %357, %486 : tensor<2x3xf64>
    %488 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %489 = stablehlo.broadcast_in_dim %488, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %490 = stablehlo.divide %489, %487 : tensor<2x3xf64>
    %491 = stablehlo.add %484, %490 : tensor<2x3xf64>
    %492 = stablehlo.divide %433, %491 : tensor<2x3xf64>
    %493 = stablehlo.subtract %367, %492 : tensor<2x3xf64>
    %494 = stablehlo.constant dense<7.0> : tensor<f64>
    %495 = stablehlo.broadcast_in_dim %494, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %496 = stablehlo.divide %495, %360 : tensor<2x3xf64>
    %497 = stablehlo.subtract %493, %496 : tensor<2x3xf64>
    %498 = stablehlo.constant dense<0.5> : tensor<f64>
    %499 = stablehlo.broadcast_in_dim %498, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %500 = stablehlo.add %arg2, %499 : tensor<2x3xf64>
    %501 = stablehlo.floor %500 : tensor<2x3xf64>
    %502 = stablehlo.abs %501 : tensor<2x3xf64>
    %503 = stablehlo.add %arg2, %502 : tensor<2x3xf64>
    %504 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %505 = stablehlo.broadcast_in_dim %504, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %506 = stablehlo.multiply %503, %505 : tensor<2x3xf64>
    %507 = stablehlo.cosine %506 : tensor<2x3xf64>
    %508 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %509 = stablehlo.broadcast_in_dim %508, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %510 = stablehlo.multiply %507, %509 : tensor<2x3xf64>
    %511 = stablehlo.sine %506 : tensor<2x3xf64>
    %512 = stablehlo.divide %510, %511 : tensor<2x3xf64>
    %513 = stablehlo.subtract %497, %512 : tensor<2x3xf64>
    %514 = stablehlo.select %352, %513, %497 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %515 = stablehlo.floor %arg2 : tensor<2x3xf64>
    %516 = stablehlo.compare EQ, %arg2, %515, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %517 = stablehlo.constant dense<0.0> : tensor<f64>
    %518 = stablehlo.broadcast_in_dim %517, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %519 = stablehlo.compare LE, %arg2, %518, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %520 = stablehlo.and %516, %519 : tensor<2x3xi1>
    %521 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %522 = stablehlo.broadcast_in_dim %521, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %523 = stablehlo.select %520, %522, %514 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %175, %349, %523 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @div attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf8E4M3FN>, %arg9: tensor<2x3xf8E5M2>, %arg10: tensor<2x3xf16>, %arg11: tensor<2x3xbf16>, %arg12: tensor<2x3xf32>, %arg13: tensor<2x3xf64>, %arg14: tensor<2x3xcomplex<f32>>, %arg15: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "div", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f8e4m3fn[2, 3], x9: f8e5m2[2, 3], x10: f16[2, 3], x11: bf16[2, 3], x12: f32[2, 3], x13: f64[2, 3], x14: c64[2, 3], x15: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.divide %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.divide %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.divide %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.divide %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.divide %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.divide %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.divide %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.divide %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.divide %arg8, %arg8 : tensor<2x3xf8E4M3FN>
    %9 = stablehlo.divide %arg9, %arg9 : tensor<2x3xf8E5M2>
    %10 = stablehlo.divide %arg10, %arg10 : tensor<2x3xf16>
    %11 = stablehlo.divide %arg11, %arg11 : tensor<2x3xbf16>
    %12 = stablehlo.divide %arg12, %arg12 : tensor<2x3xf32>
    %13 = stablehlo.divide %arg13, %arg13 : tensor<2x3xf64>
    %14 = stablehlo.divide %arg14, %arg14 : tensor<2x3xcomplex<f32>>
    %15 = stablehlo.divide %arg15, %arg15 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @elu attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "elu", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.compare GT, %0, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = stablehlo.constant dense<0.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.compare GT, %0, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.select %7, %9, %0 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = stablehlo.exponential_minus_one %10 : tensor<2x3xf32>
    %12 = stablehlo.multiply %1, %11 : tensor<2x3xf32>
    %13 = stablehlo.select %4, %0, %12 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = stablehlo.convert %13 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %15 = stablehlo.constant dense<0.0> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.compare GT, %arg1, %16, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %18 = stablehlo.constant dense<0.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.compare GT, %arg1, %19, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %21 = stablehlo.constant dense<0.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.select %20, %22, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = stablehlo.exponential_minus_one %23 : tensor<2x3xf32>
    %25 = stablehlo.multiply %arg1, %24 : tensor<2x3xf32>
    %26 = stablehlo.select %17, %arg1, %25 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = stablehlo.constant dense<0.0> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %29 = stablehlo.compare GT, %arg2, %28, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %30 = stablehlo.constant dense<0.0> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %32 = stablehlo.compare GT, %arg2, %31, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %33 = stablehlo.constant dense<0.0> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %35 = stablehlo.select %32, %34, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = stablehlo.exponential_minus_one %35 : tensor<2x3xf64>
    %37 = stablehlo.multiply %arg2, %36 : tensor<2x3xf64>
    %38 = stablehlo.select %29, %arg2, %37 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %14, %26, %38 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @eq attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>, %arg15: tensor<2x3xcomplex<f32>>, %arg16: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "eq", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3], x15: c64[2, 3], x16: c128[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare EQ, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare EQ, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare EQ, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare EQ, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare EQ, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare EQ, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare EQ, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare EQ, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare EQ, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare EQ, %arg9, %arg9, FLOAT : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xi1>
    %10 = stablehlo.compare EQ, %arg10, %arg10, FLOAT : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xi1>
    %11 = stablehlo.compare EQ, %arg11, %arg11, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %12 = stablehlo.compare EQ, %arg12, %arg12, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %13 = stablehlo.compare EQ, %arg13, %arg13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = stablehlo.compare EQ, %arg14, %arg14, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %15 = stablehlo.compare EQ, %arg15, %arg15, FLOAT : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %16 = stablehlo.compare EQ, %arg16, %arg16, FLOAT : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @erf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "erf", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = "chlo.erf"(%arg0) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    %1 = "chlo.erf"(%arg1) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
    %2 = "chlo.erf"(%arg2) : (tensor<2x3xf16>) -> tensor<2x3xf16>
    %3 = "chlo.erf"(%arg3) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %4 = "chlo.erf"(%arg4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "chlo.erf"(%arg5) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @erf_inv attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "erf_inv", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
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
    %113 = stablehlo.constant dense<1.0> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %115 = stablehlo.subtract %114, %arg1 : tensor<2x3xf32>
    %116 = stablehlo.constant dense<1.0> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %118 = stablehlo.add %117, %arg1 : tensor<2x3xf32>
    %119 = stablehlo.multiply %115, %118 : tensor<2x3xf32>
    %120 = stablehlo.log %119 : tensor<2x3xf32>
    %121 = stablehlo.negate %120 : tensor<2x3xf32>
    %122 = stablehlo.sqrt %121 : tensor<2x3xf32>
    %123 = stablehlo.constant dense<2.5> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %125 = stablehlo.subtract %121, %124 : tensor<2x3xf32>
    %126 = stablehlo.constant dense<2.5> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %128 = stablehlo.divide %125, %127 : tensor<2x3xf32>
    %129 = stablehlo.constant dense<-3.4072593e-5> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %131 = stablehlo.multiply %130, %128 : tensor<2x3xf32>
    %132 = stablehlo.constant dense<3.560786e-5> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %134 = stablehlo.add %131, %133 : tensor<2x3xf32>
    %135 = stablehlo.multiply %134, %128 : tensor<2x3xf32>
    %136 = stablehlo.constant dense<0.0002857247> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %138 = stablehlo.add %135, %137 : tensor<2x3xf32>
    %139 = stablehlo.multiply %138, %128 : tensor<2x3xf32>
    %140 = stablehlo.constant dense<-0.0008456995> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %142 = stablehlo.add %139, %141 : tensor<2x3xf32>
    %143 = stablehlo.multiply %142, %128 : tensor<2x3xf32>
    %144 = stablehlo.constant dense<-0.00048558787> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %146 = stablehlo.add %143, %145 : tensor<2x3xf32>
    %147 = stablehlo.multiply %146, %128 : tensor<2x3xf32>
    %148 = stablehlo.constant dense<0.008529273> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %150 = stablehlo.add %147, %149 : tensor<2x3xf32>
    %151 = stablehlo.multiply %150, %128 : tensor<2x3xf32>
    %152 = stablehlo.constant dense<-0.01957385> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %154 = stablehlo.add %151, %153 : tensor<2x3xf32>
    %155 = stablehlo.multiply %154, %128 : tensor<2x3xf32>
    %156 = stablehlo.constant dense<-0.026108706> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %158 = stablehlo.add %155, %157 : tensor<2x3xf32>
    %159 = stablehlo.multiply %158, %128 : tensor<2x3xf32>
    %160 = stablehlo.constant dense<0.6166007> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %162 = stablehlo.add %159, %161 : tensor<2x3xf32>
    %163 = stablehlo.multiply %162, %128 : tensor<2x3xf32>
    %164 = stablehlo.constant dense<1.5014094> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %166 = stablehlo.add %163, %165 : tensor<2x3xf32>
    %167 = stablehlo.constant dense<5.0> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %169 = stablehlo.compare LT, %121, %168, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %170 = stablehlo.constant dense<3.218034> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %172 = stablehlo.subtract %122, %171 : tensor<2x3xf32>
    %173 = stablehlo.constant dense<0.981966> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %175 = stablehlo.divide %172, %174 : tensor<2x3xf32>
    %176 = stablehlo.constant dense<8.0068916e-5> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %178 = stablehlo.multiply %177, %175 : tensor<2x3xf32>
    %179 = stablehlo.constant dense<-8.537283e-5> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %181 = stablehlo.add %178, %180 : tensor<2x3xf32>
    %182 = stablehlo.multiply %181, %175 : tensor<2x3xf32>
    %183 = stablehlo.constant dense<-0.00031952074> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %185 = stablehlo.add %182, %184 : tensor<2x3xf32>
    %186 = stablehlo.multiply %185, %175 : tensor<2x3xf32>
    %187 = stablehlo.constant dense<0.0009965939> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %189 = stablehlo.add %186, %188 : tensor<2x3xf32>
    %190 = stablehlo.multiply %189, %175 : tensor<2x3xf32>
    %191 = stablehlo.constant dense<-0.0017145321> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %193 = stablehlo.add %190, %192 : tensor<2x3xf32>
    %194 = stablehlo.multiply %193, %175 : tensor<2x3xf32>
    %195 = stablehlo.constant dense<0.002557299> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %197 = stablehlo.add %194, %196 : tensor<2x3xf32>
    %198 = stablehlo.multiply %197, %175 : tensor<2x3xf32>
    %199 = stablehlo.constant dense<-0.0038705466> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %201 = stablehlo.add %198, %200 : tensor<2x3xf32>
    %202 = stablehlo.multiply %201, %175 : tensor<2x3xf32>
    %203 = stablehlo.constant dense<0.0055440464> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %205 = stablehlo.add %202, %204 : tensor<2x3xf32>
    %206 = stablehlo.multiply %205, %175 : tensor<2x3xf32>
    %207 = stablehlo.constant dense<0.98678136> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %209 = stablehlo.add %206, %208 : tensor<2x3xf32>
    %210 = stablehlo.multiply %209, %175 : tensor<2x3xf32>
    %211 = stablehlo.constant dense<3.051757> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %213 = stablehlo.add %210, %212 : tensor<2x3xf32>
    %214 = stablehlo.select %169, %166, %213 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %215 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %216 = stablehlo.constant dense<1.0> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %218 = stablehlo.compare EQ, %215, %217, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %219 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %221 = stablehlo.multiply %arg1, %220 : tensor<2x3xf32>
    %222 = stablehlo.multiply %arg1, %214 : tensor<2x3xf32>
    %223 = stablehlo.select %218, %221, %222 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %224 = stablehlo.constant dense<1.0> : tensor<f64>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %226 = stablehlo.subtract %225, %arg2 : tensor<2x3xf64>
    %227 = stablehlo.constant dense<1.0> : tensor<f64>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %229 = stablehlo.add %228, %arg2 : tensor<2x3xf64>
    %230 = stablehlo.multiply %226, %229 : tensor<2x3xf64>
    %231 = stablehlo.log %230 : tensor<2x3xf64>
    %232 = stablehlo.negate %231 : tensor<2x3xf64>
    %233 = stablehlo.sqrt %232 : tensor<2x3xf64>
    %234 = stablehlo.constant dense<3.125> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %236 = stablehlo.subtract %232, %235 : tensor<2x3xf64>
    %237 = stablehlo.constant dense<3.125> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %239 = stablehlo.divide %236, %238 : tensor<2x3xf64>
    %240 = stablehlo.constant dense<-1.8199034168726056e-11> : tensor<f64>
    %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %242 = stablehlo.multiply %241, %239 : tensor<2x3xf64>
    %243 = stablehlo.constant dense<-4.138396507936207e-9> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %245 = stablehlo.add %242, %244 : tensor<2x3xf64>
    %246 = stablehlo.multiply %245, %239 : tensor<2x3xf64>
    %247 = stablehlo.constant dense<8.699377880241274e-9> : tensor<f64>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %249 = stablehlo.add %246, %248 : tensor<2x3xf64>
    %250 = stablehlo.multiply %249, %239 : tensor<2x3xf64>
    %251 = stablehlo.constant dense<2.8085454480599277e-8> : tensor<f64>
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %253 = stablehlo.add %250, %252 : tensor<2x3xf64>
    %254 = stablehlo.multiply %253, %239 : tensor<2x3xf64>
    %255 = stablehlo.constant dense<-1.0426210588989032e-7> : tensor<f64>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %257 = stablehlo.add %254, %256 : tensor<2x3xf64>
    %258 = stablehlo.multiply %257, %239 : tensor<2x3xf64>
    %259 = stablehlo.constant dense<5.601549819901144e-9> : tensor<f64>
    %260 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %261 = stablehlo.add %258, %260 : tensor<2x3xf64>
    %262 = stablehlo.multiply %261, %239 : tensor<2x3xf64>
    %263 = stablehlo.constant dense<5.444465821755199e-7> : tensor<f64>
    %264 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %265 = stablehlo.add %262, %264 : tensor<2x3xf64>
    %266 = stablehlo.multiply %265, %239 : tensor<2x3xf64>
    %267 = stablehlo.constant dense<-1.0734591410364882e-6> : tensor<f64>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %269 = stablehlo.add %266, %268 : tensor<2x3xf64>
    %270 = stablehlo.multiply %269, %239 : tensor<2x3xf64>
    %271 = stablehlo.constant dense<-6.866552594632471e-7> : tensor<f64>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %273 = stablehlo.add %270, %272 : tensor<2x3xf64>
    %274 = stablehlo.multiply %273, %239 : tensor<2x3xf64>
    %275 = stablehlo.constant dense<7.1383125443102916e-6> : tensor<f64>
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %277 = stablehlo.add %274, %276 : tensor<2x3xf64>
    %278 = stablehlo.multiply %277, %239 : tensor<2x3xf64>
    %279 = stablehlo.constant dense<-1.125619146677325e-5> : tensor<f64>
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %281 = stablehlo.add %278, %280 : tensor<2x3xf64>
    %282 = stablehlo.multiply %281, %239 : tensor<2x3xf64>
    %283 = stablehlo.constant dense<-1.5030870369108395e-5> : tensor<f64>
    %284 = stablehlo.broadcast_in_dim %283, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %285 = stablehlo.add %282, %284 : tensor<2x3xf64>
    %286 = stablehlo.multiply %285, %239 : tensor<2x3xf64>
    %287 = stablehlo.constant dense<9.336711350835166e-5> : tensor<f64>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %289 = stablehlo.add %286, %288 : tensor<2x3xf64>
    %290 = stablehlo.multiply %289, %239 : tensor<2x3xf64>
    %291 = stablehlo.constant dense<-0.0001168880630842072> : tensor<f64>
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %293 = stablehlo.add %290, %292 : tensor<2x3xf64>
    %294 = stablehlo.multiply %293, %239 : tensor<2x3xf64>
    %295 = stablehlo.constant dense<-0.00026439362645934515> : tensor<f64>
    %296 = stablehlo.broadcast_in_dim %295, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %297 = stablehlo.add %294, %296 : tensor<2x3xf64>
    %298 = stablehlo.multiply %297, %239 : tensor<2x3xf64>
    %299 = stablehlo.constant dense<0.0012324854519911068> : tensor<f64>
    %300 = stablehlo.broadcast_in_dim %299, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %301 = stablehlo.add %298, %300 : tensor<2x3xf64>
    %302 = stablehlo.multiply %301, %239 : tensor<2x3xf64>
    %303 = stablehlo.constant dense<-0.001271692271958298> : tensor<f64>
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %305 = stablehlo.add %302, %304 : tensor<2x3xf64>
    %306 = stablehlo.multiply %305, %239 : tensor<2x3xf64>
    %307 = stablehlo.constant dense<-0.00413731436767485> : tensor<f64>
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %309 = stablehlo.add %306, %308 : tensor<2x3xf64>
    %310 = stablehlo.multiply %309, %239 : tensor<2x3xf64>
    %311 = stablehlo.constant dense<0.017808361818432112> : tensor<f64>
    %312 = stablehlo.broadcast_in_dim %311, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %313 = stablehlo.add %310, %312 : tensor<2x3xf64>
    %314 = stablehlo.multiply %313, %239 : tensor<2x3xf64>
    %315 = stablehlo.constant dense<-0.022604447453825078> : tensor<f64>
    %316 = stablehlo.broadcast_in_dim %315, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %317 = stablehlo.add %314, %316 : tensor<2x3xf64>
    %318 = stablehlo.multiply %317, %239 : tensor<2x3xf64>
    %319 = stablehlo.constant dense<-0.058922567103779404> : tensor<f64>
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %321 = stablehlo.add %318, %320 : tensor<2x3xf64>
    %322 = stablehlo.multiply %321, %239 : tensor<2x3xf64>
    %323 = stablehlo.constant dense<0.7504943200799679> : tensor<f64>
    %324 = stablehlo.broadcast_in_dim %323, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %325 = stablehlo.add %322, %324 : tensor<2x3xf64>
    %326 = stablehlo.multiply %325, %239 : tensor<2x3xf64>
    %327 = stablehlo.constant dense<1.6536545626831027> : tensor<f64>
    %328 = stablehlo.broadcast_in_dim %327, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %329 = stablehlo.add %326, %328 : tensor<2x3xf64>
    %330 = stablehlo.constant dense<6.25> : tensor<f64>
    %331 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %332 = stablehlo.compare LT, %232, %331, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %333 = stablehlo.constant dense<3.2> : tensor<f64>
    %334 = stablehlo.broadcast_in_dim %333, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %335 = stablehlo.subtract %233, %334 : tensor<2x3xf64>
    %336 = stablehlo.constant dense<0.7> : tensor<f64>
    %337 = stablehlo.broadcast_in_dim %336, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %338 = stablehlo.divide %335, %337 : tensor<2x3xf64>
    %339 = stablehlo.constant dense<2.1421903514211317e-10> : tensor<f64>
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %341 = stablehlo.multiply %340, %338 : tensor<2x3xf64>
    %342 = stablehlo.constant dense<-1.1548738965540077e-9> : tensor<f64>
    %343 = stablehlo.broadcast_in_dim %342, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %344 = stablehlo.add %341, %343 : tensor<2x3xf64>
    %345 = stablehlo.multiply %344, %338 : tensor<2x3xf64>
    %346 = stablehlo.constant dense<1.2430125525088643e-9> : tensor<f64>
    %347 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %348 = stablehlo.add %345, %347 : tensor<2x3xf64>
    %349 = stablehlo.multiply %348, %338 : tensor<2x3xf64>
    %350 = stablehlo.constant dense<9.46867534317681e-9> : tensor<f64>
    %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %352 = stablehlo.add %349, %351 : tensor<2x3xf64>
    %353 = stablehlo.multiply %352, %338 : tensor<2x3xf64>
    %354 = stablehlo.constant dense<-4.8773578589305235e-8> : tensor<f64>
    %355 = stablehlo.broadcast_in_dim %354, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %356 = stablehlo.add %353, %355 : tensor<2x3xf64>
    %357 = stablehlo.multiply %356, %338 : tensor<2x3xf64>
    %358 = stablehlo.constant dense<8.126042392290909e-8> : tensor<f64>
    %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %360 = stablehlo.add %357, %359 : tensor<2x3xf64>
    %361 = stablehlo.multiply %360, %338 : tensor<2x3xf64>
    %362 = stablehlo.constant dense<1.9511565929360446e-7> : tensor<f64>
    %363 = stablehlo.broadcast_in_dim %362, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %364 = stablehlo.add %361, %363 : tensor<2x3xf64>
    %365 = stablehlo.multiply %364, %338 : tensor<2x3xf64>
    %366 = stablehlo.constant dense<-1.5125008921053573e-6> : tensor<f64>
    %367 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %368 = stablehlo.add %365, %367 : tensor<2x3xf64>
    %369 = stablehlo.multiply %368, %338 : tensor<2x3xf64>
    %370 = stablehlo.constant dense<3.775519125389528e-6> : tensor<f64>
    %371 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %372 = stablehlo.add %369, %371 : tensor<2x3xf64>
    %373 = stablehlo.multiply %372, %338 : tensor<2x3xf64>
    %374 = stablehlo.constant dense<-7.071654485241148e-7> : tensor<f64>
    %375 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %376 = stablehlo.add %373, %375 : tensor<2x3xf64>
    %377 = stablehlo.multiply %376, %338 : tensor<2x3xf64>
    %378 = stablehlo.constant dense<-2.946388042868685e-5> : tensor<f64>
    %379 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %380 = stablehlo.add %377, %379 : tensor<2x3xf64>
    %381 = stablehlo.multiply %380, %338 : tensor<2x3xf64>
    %382 = stablehlo.constant dense<0.0001268790161734851> : tensor<f64>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %384 = stablehlo.add %381, %383 : tensor<2x3xf64>
    %385 = stablehlo.multiply %384, %338 : tensor<2x3xf64>
    %386 = stablehlo.constant dense<-0.00033496560387201517> : tensor<f64>
    %387 = stablehlo.broadcast_in_dim %386, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %388 = stablehlo.add %385, %387 : tensor<2x3xf64>
    %389 = stablehlo.multiply %388, %338 : tensor<2x3xf64>
    %390 = stablehlo.constant dense<0.0007084919521671176> : tensor<f64>
    %391 = stablehlo.broadcast_in_dim %390, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %392 = stablehlo.add %389, %391 : tensor<2x3xf64>
    %393 = stablehlo.multiply %392, %338 : tensor<2x3xf64>
    %394 = stablehlo.constant dense<-0.0014728986054244162> : tensor<f64>
    %395 = stablehlo.broadcast_in_dim %394, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %396 = stablehlo.add %393, %395 : tensor<2x3xf64>
    %397 = stablehlo.multiply %396, %338 : tensor<2x3xf64>
    %398 = stablehlo.constant dense<0.00292685306232056> : tensor<f64>
    %399 = stablehlo.broadcast_in_dim %398, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %400 = stablehlo.add %397, %399 : tensor<2x3xf64>
    %401 = stablehlo.multiply %400, %338 : tensor<2x3xf64>
    %402 = stablehlo.constant dense<0.7032847093082744> : tensor<f64>
    %403 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %404 = stablehlo.add %401, %403 : tensor<2x3xf64>
    %405 = stablehlo.multiply %404, %338 : tensor<2x3xf64>
    %406 = stablehlo.constant dense<3.0336365744092326> : tensor<f64>
    %407 = stablehlo.broadcast_in_dim %406, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %408 = stablehlo.add %405, %407 : tensor<2x3xf64>
    %409 = stablehlo.select %332, %329, %408 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %410 = stablehlo.constant dense<3.9> : tensor<f64>
    %411 = stablehlo.broadcast_in_dim %410, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %412 = stablehlo.compare LT, %233, %411, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %413 = stablehlo.constant dense<5.0> : tensor<f64>
    %414 = stablehlo.broadcast_in_dim %413, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %415 = stablehlo.subtract %233, %414 : tensor<2x3xf64>
    %416 = stablehlo.constant dense<1.0999999999999999> : tensor<f64>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %418 = stablehlo.divide %415, %417 : tensor<2x3xf64>
    %419 = stablehlo.constant dense<2.3575093102574175e-10> : tensor<f64>
    %420 = stablehlo.broadcast_in_dim %419, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %421 = stablehlo.multiply %420, %418 : tensor<2x3xf64>
    %422 = stablehlo.constant dense<-1.9302767539346047e-10> : tensor<f64>
    %423 = stablehlo.broadcast_in_dim %422, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %424 = stablehlo.add %421, %423 : tensor<2x3xf64>
    %425 = stablehlo.multiply %424, %418 : tensor<2x3xf64>
    %426 = stablehlo.constant dense<-1.8921193058284387e-9> : tensor<f64>
    %427 = stablehlo.broadcast_in_dim %426, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %428 = stablehlo.add %425, %427 : tensor<2x3xf64>
    %429 = stablehlo.multiply %428, %418 : tensor<2x3xf64>
    %430 = stablehlo.constant dense<5.962675617594495e-9> : tensor<f64>
    %431 = stablehlo.broadcast_in_dim %430, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %432 = stablehlo.add %429, %431 : tensor<2x3xf64>
    %433 = stablehlo.multiply %432, %418 : tensor<2x3xf64>
    %434 = stablehlo.constant dense<-1.1896735479042991e-8> : tensor<f64>
    %435 = stablehlo.broadcast_in_dim %434, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %436 = stablehlo.add %433, %435 : tensor<2x3xf64>
    %437 = stablehlo.multiply %436, %418 : tensor<2x3xf64>
    %438 = stablehlo.constant dense<2.3567899088255788e-8> : tensor<f64>
    %439 = stablehlo.broadcast_in_dim %438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %440 = stablehlo.add %437, %439 : tensor<2x3xf64>
    %441 = stablehlo.multiply %440, %418 : tensor<2x3xf64>
    %442 = stablehlo.constant dense<-4.358516442033119e-8> : tensor<f64>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %444 = stablehlo.add %441, %443 : tensor<2x3xf64>
    %445 = stablehlo.multiply %444, %418 : tensor<2x3xf64>
    %446 = stablehlo.constant dense<7.584535796990741e-8> : tensor<f64>
    %447 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %448 = stablehlo.add %445, %447 : tensor<2x3xf64>
    %449 = stablehlo.multiply %448, %418 : tensor<2x3xf64>
    %450 = stablehlo.constant dense<-1.5927119216653304e-7> : tensor<f64>
    %451 = stablehlo.broadcast_in_dim %450, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %452 = stablehlo.add %449, %451 : tensor<2x3xf64>
    %453 = stablehlo.multiply %452, %418 : tensor<2x3xf64>
    %454 = stablehlo.constant dense<4.907944449394362e-7> : tensor<f64>
    %455 = stablehlo.broadcast_in_dim %454, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %456 = stablehlo.add %453, %455 : tensor<2x3xf64>
    %457 = stablehlo.multiply %456, %418 : tensor<2x3xf64>
    %458 = stablehlo.constant dense<-1.935137761189016e-6> : tensor<f64>
    %459 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %460 = stablehlo.add %457, %459 : tensor<2x3xf64>
    %461 = stablehlo.multiply %460, %418 : tensor<2x3xf64>
    %462 = stablehlo.constant dense<8.018217195738456e-6> : tensor<f64>
    %463 = stablehlo.broadcast_in_dim %462, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %464 = stablehlo.add %461, %463 : tensor<2x3xf64>
    %465 = stablehlo.multiply %464, %418 : tensor<2x3xf64>
    %466 = stablehlo.constant dense<-3.169768816133936e-5> : tensor<f64>
    %467 = stablehlo.broadcast_in_dim %466, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %468 = stablehlo.add %465, %467 : tensor<2x3xf64>
    %469 = stablehlo.multiply %468, %418 : tensor<2x3xf64>
    %470 = stablehlo.constant dense<0.00011126468285488699> : tensor<f64>
    %471 = stablehlo.broadcast_in_dim %470, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %472 = stablehlo.add %469, %471 : tensor<2x3xf64>
    %473 = stablehlo.multiply %472, %418 : tensor<2x3xf64>
    %474 = stablehlo.constant dense<-0.0002862050894964277> : tensor<f64>
    %475 = stablehlo.broadcast_in_dim %474, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %476 = stablehlo.add %473, %475 : tensor<2x3xf64>
    %477 = stablehlo.multiply %476, %418 : tensor<2x3xf64>
    %478 = stablehlo.constant dense<-0.00016785037509723072> : tensor<f64>
    %479 = stablehlo.broadcast_in_dim %478, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %480 = stablehlo.add %477, %479 : tensor<2x3xf64>
    %481 = stablehlo.multiply %480, %418 : tensor<2x3xf64>
    %482 = stablehlo.constant dense<1.1113305113509997> : tensor<f64>
    %483 = stablehlo.broadcast_in_dim %482, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %484 = stablehlo.add %481, %483 : tensor<2x3xf64>
    %485 = stablehlo.multiply %484, %418 : tensor<2x3xf64>
    %486 = stablehlo.constant dense<4.8499064014085835> : tensor<f64>
    %487 = stablehlo.broadcast_in_dim %486, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %488 = stablehlo.add %485, %487 : tensor<2x3xf64>
    %489 = stablehlo.select %412, %409, %488 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %490 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %491 = stablehlo.constant dense<1.0> : tensor<f64>
    %492 = stablehlo.broadcast_in_dim %491, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %493 = stablehlo.compare EQ, %490, %492, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %494 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %495 = stablehlo.broadcast_in_dim %494, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %496 = stablehlo.multiply %arg2, %495 : tensor<2x3xf64>
    %497 = stablehlo.multiply %arg2, %489 : tensor<2x3xf64>
    %498 = stablehlo.select %493, %496, %497 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %112, %223, %498 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @erfc attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "erfc", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
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
    %78 = stablehlo.add %1, %1 : tensor<2x3xf32>
    %79 = stablehlo.constant dense<1.0> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.add %78, %80 : tensor<2x3xf32>
    %82 = stablehlo.divide %77, %81 : tensor<2x3xf32>
    %83 = stablehlo.constant dense<32768.0> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %85 = stablehlo.add %1, %84 : tensor<2x3xf32>
    %86 = stablehlo.constant dense<32768.0> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.subtract %85, %87 : tensor<2x3xf32>
    %89 = stablehlo.subtract %88, %1 : tensor<2x3xf32>
    %90 = stablehlo.add %88, %1 : tensor<2x3xf32>
    %91 = stablehlo.multiply %89, %90 : tensor<2x3xf32>
    %92 = stablehlo.multiply %88, %88 : tensor<2x3xf32>
    %93 = stablehlo.negate %92 : tensor<2x3xf32>
    %94 = stablehlo.exponential %93 : tensor<2x3xf32>
    %95 = stablehlo.constant dense<0.041666668> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.multiply %96, %91 : tensor<2x3xf32>
    %98 = stablehlo.constant dense<0.16666667> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %100 = stablehlo.add %97, %99 : tensor<2x3xf32>
    %101 = stablehlo.multiply %100, %91 : tensor<2x3xf32>
    %102 = stablehlo.constant dense<0.5> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %104 = stablehlo.add %101, %103 : tensor<2x3xf32>
    %105 = stablehlo.multiply %104, %91 : tensor<2x3xf32>
    %106 = stablehlo.constant dense<1.0> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %108 = stablehlo.add %105, %107 : tensor<2x3xf32>
    %109 = stablehlo.multiply %108, %91 : tensor<2x3xf32>
    %110 = stablehlo.constant dense<1.0> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %112 = stablehlo.add %109, %111 : tensor<2x3xf32>
    %113 = stablehlo.multiply %94, %112 : tensor<2x3xf32>
    %114 = stablehlo.multiply %82, %113 : tensor<2x3xf32>
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
    %131 = stablehlo.constant dense<0.5> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %133 = stablehlo.compare LT, %1, %132, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %134 = "chlo.erf"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = stablehlo.constant dense<1.0> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %137 = stablehlo.subtract %136, %134 : tensor<2x3xf32>
    %138 = stablehlo.select %133, %137, %130 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %139 = stablehlo.convert %138 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %140 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %141 = stablehlo.constant dense<3.75> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %143 = stablehlo.subtract %140, %142 : tensor<2x3xf32>
    %144 = stablehlo.constant dense<3.75> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %146 = stablehlo.add %140, %145 : tensor<2x3xf32>
    %147 = stablehlo.divide %143, %146 : tensor<2x3xf32>
    %148 = stablehlo.add %147, %147 : tensor<2x3xf32>
    %149 = stablehlo.constant dense<0.0> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.multiply %147, %150 : tensor<2x3xf32>
    %152 = stablehlo.multiply %148, %151 : tensor<2x3xf32>
    %153 = stablehlo.subtract %152, %151 : tensor<2x3xf32>
    %154 = stablehlo.constant dense<1.0764999e-8> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %156 = stablehlo.add %153, %155 : tensor<2x3xf32>
    %157 = stablehlo.multiply %148, %156 : tensor<2x3xf32>
    %158 = stablehlo.subtract %157, %151 : tensor<2x3xf32>
    %159 = stablehlo.constant dense<-2.1886402e-7> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %161 = stablehlo.add %158, %160 : tensor<2x3xf32>
    %162 = stablehlo.multiply %148, %161 : tensor<2x3xf32>
    %163 = stablehlo.subtract %162, %156 : tensor<2x3xf32>
    %164 = stablehlo.constant dense<7.740383e-7> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %166 = stablehlo.add %163, %165 : tensor<2x3xf32>
    %167 = stablehlo.multiply %148, %166 : tensor<2x3xf32>
    %168 = stablehlo.subtract %167, %161 : tensor<2x3xf32>
    %169 = stablehlo.constant dense<4.139028e-6> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %171 = stablehlo.add %168, %170 : tensor<2x3xf32>
    %172 = stablehlo.multiply %148, %171 : tensor<2x3xf32>
    %173 = stablehlo.subtract %172, %166 : tensor<2x3xf32>
    %174 = stablehlo.constant dense<-6.9169735e-5> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %176 = stablehlo.add %173, %175 : tensor<2x3xf32>
    %177 = stablehlo.multiply %148, %176 : tensor<2x3xf32>
    %178 = stablehlo.subtract %177, %171 : tensor<2x3xf32>
    %179 = stablehlo.constant dense<0.00049077586> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %181 = stablehlo.add %178, %180 : tensor<2x3xf32>
    %182 = stablehlo.multiply %148, %181 : tensor<2x3xf32>
    %183 = stablehlo.subtract %182, %176 : tensor<2x3xf32>
    %184 = stablehlo.constant dense<-0.0024131634> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %186 = stablehlo.add %183, %185 : tensor<2x3xf32>
    %187 = stablehlo.multiply %148, %186 : tensor<2x3xf32>
    %188 = stablehlo.subtract %187, %181 : tensor<2x3xf32>
    %189 = stablehlo.constant dense<0.009074998> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %191 = stablehlo.add %188, %190 : tensor<2x3xf32>
    %192 = stablehlo.multiply %148, %191 : tensor<2x3xf32>
    %193 = stablehlo.subtract %192, %186 : tensor<2x3xf32>
    %194 = stablehlo.constant dense<-0.02665867> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %196 = stablehlo.add %193, %195 : tensor<2x3xf32>
    %197 = stablehlo.multiply %148, %196 : tensor<2x3xf32>
    %198 = stablehlo.subtract %197, %191 : tensor<2x3xf32>
    %199 = stablehlo.constant dense<0.05920994> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %201 = stablehlo.add %198, %200 : tensor<2x3xf32>
    %202 = stablehlo.multiply %148, %201 : tensor<2x3xf32>
    %203 = stablehlo.subtract %202, %196 : tensor<2x3xf32>
    %204 = stablehlo.constant dense<-0.08424913> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %206 = stablehlo.add %203, %205 : tensor<2x3xf32>
    %207 = stablehlo.multiply %148, %206 : tensor<2x3xf32>
    %208 = stablehlo.subtract %207, %201 : tensor<2x3xf32>
    %209 = stablehlo.constant dense<-0.0045900545> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %211 = stablehlo.add %208, %210 : tensor<2x3xf32>
    %212 = stablehlo.multiply %147, %211 : tensor<2x3xf32>
    %213 = stablehlo.subtract %212, %206 : tensor<2x3xf32>
    %214 = stablehlo.constant dense<1.1775789> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %216 = stablehlo.add %213, %215 : tensor<2x3xf32>
    %217 = stablehlo.add %140, %140 : tensor<2x3xf32>
    %218 = stablehlo.constant dense<1.0> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %220 = stablehlo.add %217, %219 : tensor<2x3xf32>
    %221 = stablehlo.divide %216, %220 : tensor<2x3xf32>
    %222 = stablehlo.constant dense<32768.0> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %224 = stablehlo.add %140, %223 : tensor<2x3xf32>
    %225 = stablehlo.constant dense<32768.0> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %227 = stablehlo.subtract %224, %226 : tensor<2x3xf32>
    %228 = stablehlo.subtract %227, %140 : tensor<2x3xf32>
    %229 = stablehlo.add %227, %140 : tensor<2x3xf32>
    %230 = stablehlo.multiply %228, %229 : tensor<2x3xf32>
    %231 = stablehlo.multiply %227, %227 : tensor<2x3xf32>
    %232 = stablehlo.negate %231 : tensor<2x3xf32>
    %233 = stablehlo.exponential %232 : tensor<2x3xf32>
    %234 = stablehlo.constant dense<0.041666668> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %236 = stablehlo.multiply %235, %230 : tensor<2x3xf32>
    %237 = stablehlo.constant dense<0.16666667> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %239 = stablehlo.add %236, %238 : tensor<2x3xf32>
    %240 = stablehlo.multiply %239, %230 : tensor<2x3xf32>
    %241 = stablehlo.constant dense<0.5> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %243 = stablehlo.add %240, %242 : tensor<2x3xf32>
    %244 = stablehlo.multiply %243, %230 : tensor<2x3xf32>
    %245 = stablehlo.constant dense<1.0> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %247 = stablehlo.add %244, %246 : tensor<2x3xf32>
    %248 = stablehlo.multiply %247, %230 : tensor<2x3xf32>
    %249 = stablehlo.constant dense<1.0> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %251 = stablehlo.add %248, %250 : tensor<2x3xf32>
    %252 = stablehlo.multiply %233, %251 : tensor<2x3xf32>
    %253 = stablehlo.multiply %221, %252 : tensor<2x3xf32>
    %254 = stablehlo.constant dense<0.0> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %256 = stablehlo.compare LT, %arg1, %255, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %257 = stablehlo.constant dense<2.0> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %259 = stablehlo.subtract %258, %253 : tensor<2x3xf32>
    %260 = stablehlo.select %256, %259, %253 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %261 = stablehlo.constant dense<2.0> : tensor<f32>
    %262 = stablehlo.constant dense<0.0> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %264 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %265 = stablehlo.select %256, %263, %264 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %266 = stablehlo.constant dense<30.0> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %266, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %268 = stablehlo.compare GT, %140, %267, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %269 = stablehlo.select %268, %265, %260 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %270 = stablehlo.constant dense<0.5> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %272 = stablehlo.compare LT, %140, %271, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %273 = "chlo.erf"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %274 = stablehlo.constant dense<1.0> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %276 = stablehlo.subtract %275, %273 : tensor<2x3xf32>
    %277 = stablehlo.select %272, %276, %269 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %278 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %279 = stablehlo.constant dense<3.75> : tensor<f64>
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %281 = stablehlo.subtract %278, %280 : tensor<2x3xf64>
    %282 = stablehlo.constant dense<3.75> : tensor<f64>
    %283 = stablehlo.broadcast_in_dim %282, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %284 = stablehlo.add %278, %283 : tensor<2x3xf64>
    %285 = stablehlo.divide %281, %284 : tensor<2x3xf64>
    %286 = stablehlo.add %285, %285 : tensor<2x3xf64>
    %287 = stablehlo.constant dense<0.0> : tensor<f64>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %289 = stablehlo.multiply %285, %288 : tensor<2x3xf64>
    %290 = stablehlo.multiply %286, %289 : tensor<2x3xf64>
    %291 = stablehlo.subtract %290, %289 : tensor<2x3xf64>
    %292 = stablehlo.constant dense<-2.1473660226847046e-15> : tensor<f64>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %294 = stablehlo.add %291, %293 : tensor<2x3xf64>
    %295 = stablehlo.multiply %286, %294 : tensor<2x3xf64>
    %296 = stablehlo.subtract %295, %289 : tensor<2x3xf64>
    %297 = stablehlo.constant dense<-1.970680138706405e-15> : tensor<f64>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %299 = stablehlo.add %296, %298 : tensor<2x3xf64>
    %300 = stablehlo.multiply %286, %299 : tensor<2x3xf64>
    %301 = stablehlo.subtract %300, %294 : tensor<2x3xf64>
    %302 = stablehlo.constant dense<3.3013421550627057e-14> : tensor<f64>
    %303 = stablehlo.broadcast_in_dim %302, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %304 = stablehlo.add %301, %303 : tensor<2x3xf64>
    %305 = stablehlo.multiply %286, %304 : tensor<2x3xf64>
    %306 = stablehlo.subtract %305, %299 : tensor<2x3xf64>
    %307 = stablehlo.constant dense<3.244094252507084e-14> : tensor<f64>
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %309 = stablehlo.add %306, %308 : tensor<2x3xf64>
    %310 = stablehlo.multiply %286, %309 : tensor<2x3xf64>
    %311 = stablehlo.subtract %310, %304 : tensor<2x3xf64>
    %312 = stablehlo.constant dense<-9.665553098059357e-13> : tensor<f64>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %314 = stablehlo.add %311, %313 : tensor<2x3xf64>
    %315 = stablehlo.multiply %286, %314 : tensor<2x3xf64>
    %316 = stablehlo.subtract %315, %309 : tensor<2x3xf64>
    %317 = stablehlo.constant dense<1.9453257725152727e-13> : tensor<f64>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %319 = stablehlo.add %316, %318 : tensor<2x3xf64>
    %320 = stablehlo.multiply %286, %319 : tensor<2x3xf64>
    %321 = stablehlo.subtract %320, %314 : tensor<2x3xf64>
    %322 = stablehlo.constant dense<2.868650349246014e-11> : tensor<f64>
    %323 = stablehlo.broadcast_in_dim %322, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %324 = stablehlo.add %321, %323 : tensor<2x3xf64>
    %325 = stablehlo.multiply %286, %324 : tensor<2x3xf64>
    %326 = stablehlo.subtract %325, %319 : tensor<2x3xf64>
    %327 = stablehlo.constant dense<-6.31809907580544e-11> : tensor<f64>
    %328 = stablehlo.broadcast_in_dim %327, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %329 = stablehlo.add %326, %328 : tensor<2x3xf64>
    %330 = stablehlo.multiply %286, %329 : tensor<2x3xf64>
    %331 = stablehlo.subtract %330, %324 : tensor<2x3xf64>
    %332 = stablehlo.constant dense<-7.754408007533903e-10> : tensor<f64>
    %333 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %334 = stablehlo.add %331, %333 : tensor<2x3xf64>
    %335 = stablehlo.multiply %286, %334 : tensor<2x3xf64>
    %336 = stablehlo.subtract %335, %329 : tensor<2x3xf64>
    %337 = stablehlo.constant dense<4.521959709359601e-9> : tensor<f64>
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %339 = stablehlo.add %336, %338 : tensor<2x3xf64>
    %340 = stablehlo.multiply %286, %339 : tensor<2x3xf64>
    %341 = stablehlo.subtract %340, %334 : tensor<2x3xf64>
    %342 = stablehlo.constant dense<1.0764998412667975e-8> : tensor<f64>
    %343 = stablehlo.broadcast_in_dim %342, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %344 = stablehlo.add %341, %343 : tensor<2x3xf64>
    %345 = stablehlo.multiply %286, %344 : tensor<2x3xf64>
    %346 = stablehlo.subtract %345, %339 : tensor<2x3xf64>
    %347 = stablehlo.constant dense<-2.188640105013796e-7> : tensor<f64>
    %348 = stablehlo.broadcast_in_dim %347, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %349 = stablehlo.add %346, %348 : tensor<2x3xf64>
    %350 = stablehlo.multiply %286, %349 : tensor<2x3xf64>
    %351 = stablehlo.subtract %350, %344 : tensor<2x3xf64>
    %352 = stablehlo.constant dense<7.740383054603557e-7> : tensor<f64>
    %353 = stablehlo.broadcast_in_dim %352, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %354 = stablehlo.add %351, %353 : tensor<2x3xf64>
    %355 = stablehlo.multiply %286, %354 : tensor<2x3xf64>
    %356 = stablehlo.subtract %355, %349 : tensor<2x3xf64>
    %357 = stablehlo.constant dense<4.1390279860266885e-6> : tensor<f64>
    %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %359 = stablehlo.add %356, %358 : tensor<2x3xf64>
    %360 = stablehlo.multiply %286, %359 : tensor<2x3xf64>
    %361 = stablehlo.subtract %360, %354 : tensor<2x3xf64>
    %362 = stablehlo.constant dense<-6.916973302555101e-5> : tensor<f64>
    %363 = stablehlo.broadcast_in_dim %362, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %364 = stablehlo.add %361, %363 : tensor<2x3xf64>
    %365 = stablehlo.multiply %286, %364 : tensor<2x3xf64>
    %366 = stablehlo.subtract %365, %359 : tensor<2x3xf64>
    %367 = stablehlo.constant dense<0.0004907758365258584> : tensor<f64>
    %368 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %369 = stablehlo.add %366, %368 : tensor<2x3xf64>
    %370 = stablehlo.multiply %286, %369 : tensor<2x3xf64>
    %371 = stablehlo.subtract %370, %364 : tensor<2x3xf64>
    %372 = stablehlo.constant dense<-0.002413163540417689> : tensor<f64>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %374 = stablehlo.add %371, %373 : tensor<2x3xf64>
    %375 = stablehlo.multiply %286, %374 : tensor<2x3xf64>
    %376 = stablehlo.subtract %375, %369 : tensor<2x3xf64>
    %377 = stablehlo.constant dense<0.009074997670705097> : tensor<f64>
    %378 = stablehlo.broadcast_in_dim %377, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %379 = stablehlo.add %376, %378 : tensor<2x3xf64>
    %380 = stablehlo.multiply %286, %379 : tensor<2x3xf64>
    %381 = stablehlo.subtract %380, %374 : tensor<2x3xf64>
    %382 = stablehlo.constant dense<-0.026658668435305642> : tensor<f64>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %384 = stablehlo.add %381, %383 : tensor<2x3xf64>
    %385 = stablehlo.multiply %286, %384 : tensor<2x3xf64>
    %386 = stablehlo.subtract %385, %379 : tensor<2x3xf64>
    %387 = stablehlo.constant dense<0.05920993999819182> : tensor<f64>
    %388 = stablehlo.broadcast_in_dim %387, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %389 = stablehlo.add %386, %388 : tensor<2x3xf64>
    %390 = stablehlo.multiply %286, %389 : tensor<2x3xf64>
    %391 = stablehlo.subtract %390, %384 : tensor<2x3xf64>
    %392 = stablehlo.constant dense<-0.0842491333665177> : tensor<f64>
    %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %394 = stablehlo.add %391, %393 : tensor<2x3xf64>
    %395 = stablehlo.multiply %286, %394 : tensor<2x3xf64>
    %396 = stablehlo.subtract %395, %389 : tensor<2x3xf64>
    %397 = stablehlo.constant dense<-0.00459005458064645> : tensor<f64>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %399 = stablehlo.add %396, %398 : tensor<2x3xf64>
    %400 = stablehlo.multiply %285, %399 : tensor<2x3xf64>
    %401 = stablehlo.subtract %400, %394 : tensor<2x3xf64>
    %402 = stablehlo.constant dense<1.177578934567402> : tensor<f64>
    %403 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %404 = stablehlo.add %401, %403 : tensor<2x3xf64>
    %405 = stablehlo.add %278, %278 : tensor<2x3xf64>
    %406 = stablehlo.constant dense<1.0> : tensor<f64>
    %407 = stablehlo.broadcast_in_dim %406, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %408 = stablehlo.add %405, %407 : tensor<2x3xf64>
    %409 = stablehlo.divide %404, %408 : tensor<2x3xf64>
    %410 = stablehlo.constant dense<4294967296.0> : tensor<f64>
    %411 = stablehlo.broadcast_in_dim %410, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %412 = stablehlo.add %278, %411 : tensor<2x3xf64>
    %413 = stablehlo.constant dense<4294967296.0> : tensor<f64>
    %414 = stablehlo.broadcast_in_dim %413, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %415 = stablehlo.subtract %412, %414 : tensor<2x3xf64>
    %416 = stablehlo.subtract %415, %278 : tensor<2x3xf64>
    %417 = stablehlo.add %415, %278 : tensor<2x3xf64>
    %418 = stablehlo.multiply %416, %417 : tensor<2x3xf64>
    %419 = stablehlo.multiply %415, %415 : tensor<2x3xf64>
    %420 = stablehlo.negate %419 : tensor<2x3xf64>
    %421 = stablehlo.exponential %420 : tensor<2x3xf64>
    %422 = stablehlo.constant dense<0.041666666666666664> : tensor<f64>
    %423 = stablehlo.broadcast_in_dim %422, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %424 = stablehlo.multiply %423, %418 : tensor<2x3xf64>
    %425 = stablehlo.constant dense<0.16666666666666666> : tensor<f64>
    %426 = stablehlo.broadcast_in_dim %425, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %427 = stablehlo.add %424, %426 : tensor<2x3xf64>
    %428 = stablehlo.multiply %427, %418 : tensor<2x3xf64>
    %429 = stablehlo.constant dense<0.5> : tensor<f64>
    %430 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %431 = stablehlo.add %428, %430 : tensor<2x3xf64>
    %432 = stablehlo.multiply %431, %418 : tensor<2x3xf64>
    %433 = stablehlo.constant dense<1.0> : tensor<f64>
    %434 = stablehlo.broadcast_in_dim %433, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %435 = stablehlo.add %432, %434 : tensor<2x3xf64>
    %436 = stablehlo.multiply %435, %418 : tensor<2x3xf64>
    %437 = stablehlo.constant dense<1.0> : tensor<f64>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %439 = stablehlo.add %436, %438 : tensor<2x3xf64>
    %440 = stablehlo.multiply %421, %439 : tensor<2x3xf64>
    %441 = stablehlo.multiply %409, %440 : tensor<2x3xf64>
    %442 = stablehlo.constant dense<0.0> : tensor<f64>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %444 = stablehlo.compare LT, %arg2, %443, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %445 = stablehlo.constant dense<2.0> : tensor<f64>
    %446 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %447 = stablehlo.subtract %446, %441 : tensor<2x3xf64>
    %448 = stablehlo.select %444, %447, %441 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %449 = stablehlo.constant dense<2.0> : tensor<f64>
    %450 = stablehlo.constant dense<0.0> : tensor<f64>
    %451 = stablehlo.broadcast_in_dim %449, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %452 = stablehlo.broadcast_in_dim %450, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %453 = stablehlo.select %444, %451, %452 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %454 = stablehlo.constant dense<30.0> : tensor<f64>
    %455 = stablehlo.broadcast_in_dim %454, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %456 = stablehlo.compare GT, %278, %455, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %457 = stablehlo.select %456, %453, %448 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %458 = stablehlo.constant dense<0.5> : tensor<f64>
    %459 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %460 = stablehlo.compare LT, %278, %459, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %461 = "chlo.erf"(%arg2) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %462 = stablehlo.constant dense<1.0> : tensor<f64>
    %463 = stablehlo.broadcast_in_dim %462, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %464 = stablehlo.subtract %463, %461 : tensor<2x3xf64>
    %465 = stablehlo.select %460, %464, %457 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %139, %277, %465 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @exp attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "exp", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.exponential %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.exponential %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.exponential %arg2 : tensor<2x3xf16>
    %3 = stablehlo.exponential %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.exponential %arg4 : tensor<2x3xf32>
    %5 = stablehlo.exponential %arg5 : tensor<2x3xf64>
    %6 = stablehlo.exponential %arg6 : tensor<2x3xcomplex<f32>>
    %7 = stablehlo.exponential %arg7 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @exp2 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "exp2", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<2.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.power %2, %0 : tensor<2x3xf32>
    %4 = stablehlo.convert %3 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %5 = stablehlo.constant dense<2.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.power %6, %arg1 : tensor<2x3xf32>
    %8 = stablehlo.constant dense<2.0> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %10 = stablehlo.power %9, %arg2 : tensor<2x3xf64>
    %11 = stablehlo.constant dense<(0.6931472,0.0)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %13 = stablehlo.multiply %arg3, %12 : tensor<2x3xcomplex<f32>>
    %14 = stablehlo.exponential %13 : tensor<2x3xcomplex<f32>>
    %15 = stablehlo.constant dense<(0.6931471805599453,0.0)> : tensor<complex<f64>>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %17 = stablehlo.multiply %arg4, %16 : tensor<2x3xcomplex<f64>>
    %18 = stablehlo.exponential %17 : tensor<2x3xcomplex<f64>>
    return %4, %7, %10, %14, %18 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @expm1 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "expm1", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.exponential_minus_one %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.exponential_minus_one %arg2 : tensor<2x3xf16>
    %3 = stablehlo.exponential_minus_one %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.exponential_minus_one %arg4 : tensor<2x3xf32>
    %5 = stablehlo.exponential_minus_one %arg5 : tensor<2x3xf64>
    %6 = stablehlo.exponential_minus_one %arg6 : tensor<2x3xcomplex<f32>>
    %7 = stablehlo.exponential_minus_one %arg7 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @floor attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "floor", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.floor %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.floor %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.floor %arg2 : tensor<2x3xf16>
    %3 = stablehlo.floor %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.floor %arg4 : tensor<2x3xf32>
    %5 = stablehlo.floor %arg5 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @floor_divide attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xf32>, %arg10: tensor<2x3xf64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "floor_divide", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: f32[2, 3], x10: f64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.divide %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.multiply %0, %arg0 : tensor<2x3xi8>
    %2 = stablehlo.subtract %arg0, %1 : tensor<2x3xi8>
    %3 = stablehlo.constant dense<0> : tensor<i8>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i8>) -> tensor<2x3xi8>
    %5 = stablehlo.compare LT, %2, %4, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %6 = stablehlo.constant dense<0> : tensor<i8>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i8>) -> tensor<2x3xi8>
    %8 = stablehlo.compare LT, %arg0, %7, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %9 = stablehlo.xor %5, %8 : tensor<2x3xi1>
    %10 = stablehlo.constant dense<0> : tensor<i8>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i8>) -> tensor<2x3xi8>
    %12 = stablehlo.compare NE, %2, %11, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %13 = stablehlo.and %9, %12 : tensor<2x3xi1>
    %14 = stablehlo.constant dense<0> : tensor<i8>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<i8>) -> tensor<2x3xi8>
    %16 = stablehlo.compare NE, %arg0, %15, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %17 = stablehlo.and %13, %16 : tensor<2x3xi1>
    %18 = stablehlo.constant dense<1> : tensor<i8>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i8>) -> tensor<2x3xi8>
    %20 = stablehlo.subtract %0, %19 : tensor<2x3xi8>
    %21 = stablehlo.select %17, %20, %0 : (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
    %22 = stablehlo.divide %arg1, %arg1 : tensor<2x3xi16>
    %23 = stablehlo.multiply %22, %arg1 : tensor<2x3xi16>
    %24 = stablehlo.subtract %arg1, %23 : tensor<2x3xi16>
    %25 = stablehlo.constant dense<0> : tensor<i16>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %27 = stablehlo.compare LT, %24, %26, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %28 = stablehlo.constant dense<0> : tensor<i16>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %30 = stablehlo.compare LT, %arg1, %29, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %31 = stablehlo.xor %27, %30 : tensor<2x3xi1>
    %32 = stablehlo.constant dense<0> : tensor<i16>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %34 = stablehlo.compare NE, %24, %33, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %35 = stablehlo.and %31, %34 : tensor<2x3xi1>
    %36 = stablehlo.constant dense<0> : tensor<i16>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %38 = stablehlo.compare NE, %arg1, %37, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %39 = stablehlo.and %35, %38 : tensor<2x3xi1>
    %40 = stablehlo.constant dense<1> : tensor<i16>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %42 = stablehlo.subtract %22, %41 : tensor<2x3xi16>
    %43 = stablehlo.select %39, %42, %22 : (tensor<2x3xi1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %44 = stablehlo.divide %arg2, %arg2 : tensor<2x3xi32>
    %45 = stablehlo.multiply %44, %arg2 : tensor<2x3xi32>
    %46 = stablehlo.subtract %arg2, %45 : tensor<2x3xi32>
    %47 = stablehlo.constant dense<0> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %49 = stablehlo.compare LT, %46, %48, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %50 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %52 = stablehlo.compare LT, %arg2, %51, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %53 = stablehlo.xor %49, %52 : tensor<2x3xi1>
    %54 = stablehlo.constant dense<0> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %56 = stablehlo.compare NE, %46, %55, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %57 = stablehlo.and %53, %56 : tensor<2x3xi1>
    %58 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %60 = stablehlo.compare NE, %arg2, %59, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %61 = stablehlo.and %57, %60 : tensor<2x3xi1>
    %62 = stablehlo.constant dense<1> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %64 = stablehlo.subtract %44, %63 : tensor<2x3xi32>
    %65 = stablehlo.select %61, %64, %44 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %66 = stablehlo.divide %arg3, %arg3 : tensor<2x3xi64>
    %67 = stablehlo.multiply %66, %arg3 : tensor<2x3xi64>
    %68 = stablehlo.subtract %arg3, %67 : tensor<2x3xi64>
    %69 = stablehlo.constant dense<0> : tensor<i64>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %71 = stablehlo.compare LT, %68, %70, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %72 = stablehlo.constant dense<0> : tensor<i64>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %74 = stablehlo.compare LT, %arg3, %73, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %75 = stablehlo.xor %71, %74 : tensor<2x3xi1>
    %76 = stablehlo.constant dense<0> : tensor<i64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %78 = stablehlo.compare NE, %68, %77, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %79 = stablehlo.and %75, %78 : tensor<2x3xi1>
    %80 = stablehlo.constant dense<0> : tensor<i64>
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %82 = stablehlo.compare NE, %arg3, %81, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %83 = stablehlo.and %79, %82 : tensor<2x3xi1>
    %84 = stablehlo.constant dense<1> : tensor<i64>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %86 = stablehlo.subtract %66, %85 : tensor<2x3xi64>
    %87 = stablehlo.select %83, %86, %66 : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %88 = stablehlo.divide %arg4, %arg4 : tensor<2x3xui8>
    %89 = stablehlo.multiply %88, %arg4 : tensor<2x3xui8>
    %90 = stablehlo.subtract %arg4, %89 : tensor<2x3xui8>
    %91 = stablehlo.constant dense<0> : tensor<ui8>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<ui8>) -> tensor<2x3xui8>
    %93 = stablehlo.compare LT, %90, %92, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %94 = stablehlo.constant dense<0> : tensor<ui8>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<ui8>) -> tensor<2x3xui8>
    %96 = stablehlo.compare LT, %arg4, %95, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %97 = stablehlo.xor %93, %96 : tensor<2x3xi1>
    %98 = stablehlo.constant dense<0> : tensor<ui8>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<ui8>) -> tensor<2x3xui8>
    %100 = stablehlo.compare NE, %90, %99, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %101 = stablehlo.and %97, %100 : tensor<2x3xi1>
    %102 = stablehlo.constant dense<0> : tensor<ui8>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<ui8>) -> tensor<2x3xui8>
    %104 = stablehlo.compare NE, %arg4, %103, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %105 = stablehlo.and %101, %104 : tensor<2x3xi1>
    %106 = stablehlo.constant dense<1> : tensor<ui8>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<ui8>) -> tensor<2x3xui8>
    %108 = stablehlo.subtract %88, %107 : tensor<2x3xui8>
    %109 = stablehlo.select %105, %108, %88 : (tensor<2x3xi1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %110 = stablehlo.divide %arg5, %arg5 : tensor<2x3xui16>
    %111 = stablehlo.multiply %110, %arg5 : tensor<2x3xui16>
    %112 = stablehlo.subtract %arg5, %111 : tensor<2x3xui16>
    %113 = stablehlo.constant dense<0> : tensor<ui16>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<ui16>) -> tensor<2x3xui16>
    %115 = stablehlo.compare LT, %112, %114, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %116 = stablehlo.constant dense<0> : tensor<ui16>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<ui16>) -> tensor<2x3xui16>
    %118 = stablehlo.compare LT, %arg5, %117, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %119 = stablehlo.xor %115, %118 : tensor<2x3xi1>
    %120 = stablehlo.constant dense<0> : tensor<ui16>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<ui16>) -> tensor<2x3xui16>
    %122 = stablehlo.compare NE, %112, %121, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %123 = stablehlo.and %119, %122 : tensor<2x3xi1>
    %124 = stablehlo.constant dense<0> : tensor<ui16>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<ui16>) -> tensor<2x3xui16>
    %126 = stablehlo.compare NE, %arg5, %125, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %127 = stablehlo.and %123, %126 : tensor<2x3xi1>
    %128 = stablehlo.constant dense<1> : tensor<ui16>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<ui16>) -> tensor<2x3xui16>
    %130 = stablehlo.subtract %110, %129 : tensor<2x3xui16>
    %131 = stablehlo.select %127, %130, %110 : (tensor<2x3xi1>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
    %132 = stablehlo.divide %arg6, %arg6 : tensor<2x3xui32>
    %133 = stablehlo.multiply %132, %arg6 : tensor<2x3xui32>
    %134 = stablehlo.subtract %arg6, %133 : tensor<2x3xui32>
    %135 = stablehlo.constant dense<0> : tensor<ui32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %137 = stablehlo.compare LT, %134, %136, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %138 = stablehlo.constant dense<0> : tensor<ui32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %140 = stablehlo.compare LT, %arg6, %139, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %141 = stablehlo.xor %137, %140 : tensor<2x3xi1>
    %142 = stablehlo.constant dense<0> : tensor<ui32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %144 = stablehlo.compare NE, %134, %143, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %145 = stablehlo.and %141, %144 : tensor<2x3xi1>
    %146 = stablehlo.constant dense<0> : tensor<ui32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %148 = stablehlo.compare NE, %arg6, %147, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %149 = stablehlo.and %145, %148 : tensor<2x3xi1>
    %150 = stablehlo.constant dense<1> : tensor<ui32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %152 = stablehlo.subtract %132, %151 : tensor<2x3xui32>
    %153 = stablehlo.select %149, %152, %132 : (tensor<2x3xi1>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %154 = stablehlo.divide %arg7, %arg7 : tensor<2x3xui64>
    %155 = stablehlo.multiply %154, %arg7 : tensor<2x3xui64>
    %156 = stablehlo.subtract %arg7, %155 : tensor<2x3xui64>
    %157 = stablehlo.constant dense<0> : tensor<ui64>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %159 = stablehlo.compare LT, %156, %158, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %160 = stablehlo.constant dense<0> : tensor<ui64>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %162 = stablehlo.compare LT, %arg7, %161, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %163 = stablehlo.xor %159, %162 : tensor<2x3xi1>
    %164 = stablehlo.constant dense<0> : tensor<ui64>
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %166 = stablehlo.compare NE, %156, %165, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %167 = stablehlo.and %163, %166 : tensor<2x3xi1>
    %168 = stablehlo.constant dense<0> : tensor<ui64>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %170 = stablehlo.compare NE, %arg7, %169, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %171 = stablehlo.and %167, %170 : tensor<2x3xi1>
    %172 = stablehlo.constant dense<1> : tensor<ui64>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %174 = stablehlo.subtract %154, %173 : tensor<2x3xui64>
    %175 = stablehlo.select %171, %174, %154 : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %176 = stablehlo.convert %arg8 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %177 = stablehlo.convert %arg8 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %178 = stablehlo.divide %176, %177 : tensor<2x3xf32>
    %179 = stablehlo.remainder %176, %177 : tensor<2x3xf32>
    %180 = stablehlo.subtract %176, %179 : tensor<2x3xf32>
    %181 = stablehlo.divide %180, %177 : tensor<2x3xf32>
    %182 = stablehlo.constant dense<0.0> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %184 = stablehlo.compare LT, %179, %183, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %185 = stablehlo.constant dense<0.0> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %187 = stablehlo.compare LT, %177, %186, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %188 = stablehlo.xor %184, %187 : tensor<2x3xi1>
    %189 = stablehlo.constant dense<0.0> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %191 = stablehlo.compare NE, %179, %190, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %192 = stablehlo.and %188, %191 : tensor<2x3xi1>
    %193 = stablehlo.constant dense<1.0> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %195 = stablehlo.subtract %181, %194 : tensor<2x3xf32>
    %196 = stablehlo.select %192, %195, %181 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %197 = stablehlo.constant dense<0.0> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %199 = stablehlo.compare EQ, %196, %198, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %200 = stablehlo.floor %178 : tensor<2x3xf32>
    %201 = stablehlo.round_nearest_even %196 : tensor<2x3xf32>
    %202 = stablehlo.select %199, %200, %201 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %203 = stablehlo.constant dense<0.0> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %205 = stablehlo.compare EQ, %177, %204, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %206 = stablehlo.select %205, %178, %202 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %207 = stablehlo.convert %206 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %208 = stablehlo.divide %arg9, %arg9 : tensor<2x3xf32>
    %209 = stablehlo.remainder %arg9, %arg9 : tensor<2x3xf32>
    %210 = stablehlo.subtract %arg9, %209 : tensor<2x3xf32>
    %211 = stablehlo.divide %210, %arg9 : tensor<2x3xf32>
    %212 = stablehlo.constant dense<0.0> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %214 = stablehlo.compare LT, %209, %213, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %215 = stablehlo.constant dense<0.0> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %217 = stablehlo.compare LT, %arg9, %216, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %218 = stablehlo.xor %214, %217 : tensor<2x3xi1>
    %219 = stablehlo.constant dense<0.0> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %221 = stablehlo.compare NE, %209, %220, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %222 = stablehlo.and %218, %221 : tensor<2x3xi1>
    %223 = stablehlo.constant dense<1.0> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %225 = stablehlo.subtract %211, %224 : tensor<2x3xf32>
    %226 = stablehlo.select %222, %225, %211 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %227 = stablehlo.constant dense<0.0> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %229 = stablehlo.compare EQ, %226, %228, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %230 = stablehlo.floor %208 : tensor<2x3xf32>
    %231 = stablehlo.round_nearest_even %226 : tensor<2x3xf32>
    %232 = stablehlo.select %229, %230, %231 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %233 = stablehlo.constant dense<0.0> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %235 = stablehlo.compare EQ, %arg9, %234, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %236 = stablehlo.select %235, %208, %232 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %237 = stablehlo.divide %arg10, %arg10 : tensor<2x3xf64>
    %238 = stablehlo.remainder %arg10, %arg10 : tensor<2x3xf64>
    %239 = stablehlo.subtract %arg10, %238 : tensor<2x3xf64>
    %240 = stablehlo.divide %239, %arg10 : tensor<2x3xf64>
    %241 = stablehlo.constant dense<0.0> : tensor<f64>
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %243 = stablehlo.compare LT, %238, %242, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %244 = stablehlo.constant dense<0.0> : tensor<f64>
    %245 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %246 = stablehlo.compare LT, %arg10, %245, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %247 = stablehlo.xor %243, %246 : tensor<2x3xi1>
    %248 = stablehlo.constant dense<0.0> : tensor<f64>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %250 = stablehlo.compare NE, %238, %249, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %251 = stablehlo.and %247, %250 : tensor<2x3xi1>
    %252 = stablehlo.constant dense<1.0> : tensor<f64>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %254 = stablehlo.subtract %240, %253 : tensor<2x3xf64>
    %255 = stablehlo.select %251, %254, %240 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %256 = stablehlo.constant dense<0.0> : tensor<f64>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %258 = stablehlo.compare EQ, %255, %257, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %259 = stablehlo.floor %237 : tensor<2x3xf64>
    %260 = stablehlo.round_nearest_even %255 : tensor<2x3xf64>
    %261 = stablehlo.select %258, %259, %260 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %262 = stablehlo.constant dense<0.0> : tensor<f64>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %264 = stablehlo.compare EQ, %arg10, %263, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %265 = stablehlo.select %264, %237, %261 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %21, %43, %65, %87, %109, %131, %153, %175, %207, %236, %265 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @floor_mod attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf16>, %arg9: tensor<2x3xf32>, %arg10: tensor<2x3xf64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "floor_mod", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f16[2, 3], x9: f32[2, 3], x10: f64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.remainder %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.constant dense<0> : tensor<i8>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i8>) -> tensor<2x3xi8>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %4 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i8>) -> tensor<2x3xi8>
    %6 = stablehlo.compare LT, %arg0, %5, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %7 = stablehlo.xor %3, %6 : tensor<2x3xi1>
    %8 = stablehlo.constant dense<0> : tensor<i8>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i8>) -> tensor<2x3xi8>
    %10 = stablehlo.compare NE, %0, %9, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x3xi1>
    %12 = stablehlo.add %0, %arg0 : tensor<2x3xi8>
    %13 = stablehlo.select %11, %12, %0 : (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
    %14 = stablehlo.remainder %arg1, %arg1 : tensor<2x3xi16>
    %15 = stablehlo.constant dense<0> : tensor<i16>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %17 = stablehlo.compare LT, %14, %16, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %18 = stablehlo.constant dense<0> : tensor<i16>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %20 = stablehlo.compare LT, %arg1, %19, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %21 = stablehlo.xor %17, %20 : tensor<2x3xi1>
    %22 = stablehlo.constant dense<0> : tensor<i16>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %24 = stablehlo.compare NE, %14, %23, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %25 = stablehlo.and %21, %24 : tensor<2x3xi1>
    %26 = stablehlo.add %14, %arg1 : tensor<2x3xi16>
    %27 = stablehlo.select %25, %26, %14 : (tensor<2x3xi1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %28 = stablehlo.remainder %arg2, %arg2 : tensor<2x3xi32>
    %29 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %31 = stablehlo.compare LT, %28, %30, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %32 = stablehlo.constant dense<0> : tensor<i32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %34 = stablehlo.compare LT, %arg2, %33, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %35 = stablehlo.xor %31, %34 : tensor<2x3xi1>
    %36 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %38 = stablehlo.compare NE, %28, %37, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %39 = stablehlo.and %35, %38 : tensor<2x3xi1>
    %40 = stablehlo.add %28, %arg2 : tensor<2x3xi32>
    %41 = stablehlo.select %39, %40, %28 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %42 = stablehlo.remainder %arg3, %arg3 : tensor<2x3xi64>
    %43 = stablehlo.constant dense<0> : tensor<i64>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %45 = stablehlo.compare LT, %42, %44, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %46 = stablehlo.constant dense<0> : tensor<i64>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %48 = stablehlo.compare LT, %arg3, %47, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %49 = stablehlo.xor %45, %48 : tensor<2x3xi1>
    %50 = stablehlo.constant dense<0> : tensor<i64>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %52 = stablehlo.compare NE, %42, %51, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %53 = stablehlo.and %49, %52 : tensor<2x3xi1>
    %54 = stablehlo.add %42, %arg3 : tensor<2x3xi64>
    %55 = stablehlo.select %53, %54, %42 : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %56 = stablehlo.remainder %arg4, %arg4 : tensor<2x3xui8>
    %57 = stablehlo.constant dense<0> : tensor<ui8>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<ui8>) -> tensor<2x3xui8>
    %59 = stablehlo.compare LT, %56, %58, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %60 = stablehlo.constant dense<0> : tensor<ui8>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<ui8>) -> tensor<2x3xui8>
    %62 = stablehlo.compare LT, %arg4, %61, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %63 = stablehlo.xor %59, %62 : tensor<2x3xi1>
    %64 = stablehlo.constant dense<0> : tensor<ui8>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<ui8>) -> tensor<2x3xui8>
    %66 = stablehlo.compare NE, %56, %65, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %67 = stablehlo.and %63, %66 : tensor<2x3xi1>
    %68 = stablehlo.add %56, %arg4 : tensor<2x3xui8>
    %69 = stablehlo.select %67, %68, %56 : (tensor<2x3xi1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %70 = stablehlo.remainder %arg5, %arg5 : tensor<2x3xui16>
    %71 = stablehlo.constant dense<0> : tensor<ui16>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<ui16>) -> tensor<2x3xui16>
    %73 = stablehlo.compare LT, %70, %72, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %74 = stablehlo.constant dense<0> : tensor<ui16>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<ui16>) -> tensor<2x3xui16>
    %76 = stablehlo.compare LT, %arg5, %75, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %77 = stablehlo.xor %73, %76 : tensor<2x3xi1>
    %78 = stablehlo.constant dense<0> : tensor<ui16>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<ui16>) -> tensor<2x3xui16>
    %80 = stablehlo.compare NE, %70, %79, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %81 = stablehlo.and %77, %80 : tensor<2x3xi1>
    %82 = stablehlo.add %70, %arg5 : tensor<2x3xui16>
    %83 = stablehlo.select %81, %82, %70 : (tensor<2x3xi1>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
    %84 = stablehlo.remainder %arg6, %arg6 : tensor<2x3xui32>
    %85 = stablehlo.constant dense<0> : tensor<ui32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %87 = stablehlo.compare LT, %84, %86, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %88 = stablehlo.constant dense<0> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %90 = stablehlo.compare LT, %arg6, %89, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %91 = stablehlo.xor %87, %90 : tensor<2x3xi1>
    %92 = stablehlo.constant dense<0> : tensor<ui32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<ui32>) -> tensor<2x3xui32>
    %94 = stablehlo.compare NE, %84, %93, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %95 = stablehlo.and %91, %94 : tensor<2x3xi1>
    %96 = stablehlo.add %84, %arg6 : tensor<2x3xui32>
    %97 = stablehlo.select %95, %96, %84 : (tensor<2x3xi1>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %98 = stablehlo.remainder %arg7, %arg7 : tensor<2x3xui64>
    %99 = stablehlo.constant dense<0> : tensor<ui64>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %101 = stablehlo.compare LT, %98, %100, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %102 = stablehlo.constant dense<0> : tensor<ui64>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %104 = stablehlo.compare LT, %arg7, %103, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %105 = stablehlo.xor %101, %104 : tensor<2x3xi1>
    %106 = stablehlo.constant dense<0> : tensor<ui64>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<ui64>) -> tensor<2x3xui64>
    %108 = stablehlo.compare NE, %98, %107, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %109 = stablehlo.and %105, %108 : tensor<2x3xi1>
    %110 = stablehlo.add %98, %arg7 : tensor<2x3xui64>
    %111 = stablehlo.select %109, %110, %98 : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %112 = stablehlo.convert %arg8 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %113 = stablehlo.convert %arg8 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %114 = stablehlo.remainder %112, %113 : tensor<2x3xf32>
    %115 = stablehlo.constant dense<0.0> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.compare LT, %114, %116, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %118 = stablehlo.constant dense<0.0> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.compare LT, %113, %119, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %121 = stablehlo.xor %117, %120 : tensor<2x3xi1>
    %122 = stablehlo.constant dense<0.0> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %124 = stablehlo.compare NE, %114, %123, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %125 = stablehlo.and %121, %124 : tensor<2x3xi1>
    %126 = stablehlo.add %114, %113 : tensor<2x3xf32>
    %127 = stablehlo.select %125, %126, %114 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = stablehlo.bitcast_convert %127 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %129 = stablehlo.bitcast_convert %113 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %130 = stablehlo.xor %128, %129 : tensor<2x3xi32>
    %131 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %133 = stablehlo.compare LT, %130, %132, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %134 = stablehlo.negate %127 : tensor<2x3xf32>
    %135 = stablehlo.select %133, %134, %127 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = stablehlo.constant dense<0.0> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %138 = stablehlo.compare EQ, %127, %137, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %139 = stablehlo.select %138, %135, %127 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = stablehlo.convert %139 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %141 = stablehlo.remainder %arg9, %arg9 : tensor<2x3xf32>
    %142 = stablehlo.constant dense<0.0> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.compare LT, %141, %143, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %145 = stablehlo.constant dense<0.0> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %147 = stablehlo.compare LT, %arg9, %146, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %148 = stablehlo.xor %144, %147 : tensor<2x3xi1>
    %149 = stablehlo.constant dense<0.0> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.compare NE, %141, %150, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %152 = stablehlo.and %148, %151 : tensor<2x3xi1>
    %153 = stablehlo.add %141, %arg9 : tensor<2x3xf32>
    %154 = stablehlo.select %152, %153, %141 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %155 = stablehlo.bitcast_convert %154 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %156 = stablehlo.bitcast_convert %arg9 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %157 = stablehlo.xor %155, %156 : tensor<2x3xi32>
    %158 = stablehlo.constant dense<0> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %160 = stablehlo.compare LT, %157, %159, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %161 = stablehlo.negate %154 : tensor<2x3xf32>
    %162 = stablehlo.select %160, %161, %154 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %163 = stablehlo.constant dense<0.0> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %165 = stablehlo.compare EQ, %154, %164, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %166 = stablehlo.select %165, %162, %154 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %167 = stablehlo.remainder %arg10, %arg10 : tensor<2x3xf64>
    %168 = stablehlo.constant dense<0.0> : tensor<f64>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %170 = stablehlo.compare LT, %167, %169, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %171 = stablehlo.constant dense<0.0> : tensor<f64>
    %172 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %173 = stablehlo.compare LT, %arg10, %172, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %174 = stablehlo.xor %170, %173 : tensor<2x3xi1>
    %175 = stablehlo.constant dense<0.0> : tensor<f64>
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %177 = stablehlo.compare NE, %167, %176, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %178 = stablehlo.and %174, %177 : tensor<2x3xi1>
    %179 = stablehlo.add %167, %arg10 : tensor<2x3xf64>
    %180 = stablehlo.select %178, %179, %167 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %181 = stablehlo.bitcast_convert %180 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %182 = stablehlo.bitcast_convert %arg10 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %183 = stablehlo.xor %181, %182 : tensor<2x3xi64>
    %184 = stablehlo.constant dense<0> : tensor<i64>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %186 = stablehlo.compare LT, %183, %185, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %187 = stablehlo.negate %180 : tensor<2x3xf64>
    %188 = stablehlo.select %186, %187, %180 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %189 = stablehlo.constant dense<0.0> : tensor<f64>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %191 = stablehlo.compare EQ, %180, %190, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %192 = stablehlo.select %191, %188, %180 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %13, %27, %41, %55, %69, %83, %97, %111, %140, %166, %192 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @ge attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "ge", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare GE, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare GE, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare GE, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare GE, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare GE, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare GE, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare GE, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare GE, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare GE, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare GE, %arg9, %arg9, FLOAT : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xi1>
    %10 = stablehlo.compare GE, %arg10, %arg10, FLOAT : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xi1>
    %11 = stablehlo.compare GE, %arg11, %arg11, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %12 = stablehlo.compare GE, %arg12, %arg12, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %13 = stablehlo.compare GE, %arg13, %arg13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = stablehlo.compare GE, %arg14, %arg14, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @gt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "gt", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare GT, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare GT, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare GT, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare GT, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare GT, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare GT, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare GT, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare GT, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare GT, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare GT, %arg9, %arg9, FLOAT : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xi1>
    %10 = stablehlo.compare GT, %arg10, %arg10, FLOAT : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xi1>
    %11 = stablehlo.compare GT, %arg11, %arg11, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %12 = stablehlo.compare GT, %arg12, %arg12, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %13 = stablehlo.compare GT, %arg13, %arg13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = stablehlo.compare GT, %arg14, %arg14, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @hard_sigmoid attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "hard_sigmoid", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<3.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.constant dense<6.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.clamp %6, %3, %7 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<6.0> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.divide %8, %10 : tensor<2x3xf32>
    %12 = stablehlo.convert %11 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %13 = stablehlo.constant dense<3.0> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.add %arg1, %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<0.0> : tensor<f32>
    %17 = stablehlo.constant dense<6.0> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.clamp %18, %15, %19 : tensor<2x3xf32>
    %21 = stablehlo.constant dense<6.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.divide %20, %22 : tensor<2x3xf32>
    %24 = stablehlo.constant dense<3.0> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %26 = stablehlo.add %arg2, %25 : tensor<2x3xf64>
    %27 = stablehlo.constant dense<0.0> : tensor<f64>
    %28 = stablehlo.constant dense<6.0> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %30 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %31 = stablehlo.clamp %29, %26, %30 : tensor<2x3xf64>
    %32 = stablehlo.constant dense<6.0> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %34 = stablehlo.divide %31, %33 : tensor<2x3xf64>
    return %12, %23, %34 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @hard_swish attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "hard_swish", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<-10000.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.maximum %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<3.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.add %0, %5 : tensor<2x3xf32>
    %7 = stablehlo.constant dense<0.0> : tensor<f32>
    %8 = stablehlo.constant dense<6.0> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.clamp %9, %6, %10 : tensor<2x3xf32>
    %12 = stablehlo.constant dense<6.0> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.divide %11, %13 : tensor<2x3xf32>
    %15 = stablehlo.multiply %3, %14 : tensor<2x3xf32>
    %16 = stablehlo.convert %15 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %17 = stablehlo.constant dense<-10000.0> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.maximum %arg1, %18 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<3.0> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %arg1, %21 : tensor<2x3xf32>
    %23 = stablehlo.constant dense<0.0> : tensor<f32>
    %24 = stablehlo.constant dense<6.0> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.clamp %25, %22, %26 : tensor<2x3xf32>
    %28 = stablehlo.constant dense<6.0> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.divide %27, %29 : tensor<2x3xf32>
    %31 = stablehlo.multiply %19, %30 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<-10000.0> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %34 = stablehlo.maximum %arg2, %33 : tensor<2x3xf64>
    %35 = stablehlo.constant dense<3.0> : tensor<f64>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %37 = stablehlo.add %arg2, %36 : tensor<2x3xf64>
    %38 = stablehlo.constant dense<0.0> : tensor<f64>
    %39 = stablehlo.constant dense<6.0> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %41 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %42 = stablehlo.clamp %40, %37, %41 : tensor<2x3xf64>
    %43 = stablehlo.constant dense<6.0> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %45 = stablehlo.divide %42, %44 : tensor<2x3xf64>
    %46 = stablehlo.multiply %34, %45 : tensor<2x3xf64>
    return %16, %31, %46 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @hard_tanh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "hard_tanh", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.constant dense<1.0> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.constant dense<1.0> : tensor<f16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %5 = stablehlo.select %2, %4, %arg0 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %6 = stablehlo.constant dense<-1.0> : tensor<f16>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %8 = stablehlo.compare LT, %arg0, %7, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %9 = stablehlo.constant dense<-1.0> : tensor<f16>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %11 = stablehlo.select %8, %10, %5 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %12 = stablehlo.constant dense<1.0> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.compare GT, %arg1, %13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = stablehlo.constant dense<1.0> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.select %14, %16, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = stablehlo.constant dense<-1.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.compare LT, %arg1, %19, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %21 = stablehlo.constant dense<-1.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.select %20, %22, %17 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = stablehlo.constant dense<1.0> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %26 = stablehlo.compare GT, %arg2, %25, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %27 = stablehlo.constant dense<1.0> : tensor<f64>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %29 = stablehlo.select %26, %28, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %30 = stablehlo.constant dense<-1.0> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %32 = stablehlo.compare LT, %arg2, %31, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %33 = stablehlo.constant dense<-1.0> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %35 = stablehlo.select %32, %34, %29 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %11, %23, %35 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @heaviside attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "heaviside", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.constant dense<0.0> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %2 = stablehlo.compare GT, %arg0, %1, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.constant dense<1.0> : tensor<f16>
    %4 = stablehlo.constant dense<0.0> : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %7 = stablehlo.select %2, %5, %6 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %8 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %9 = stablehlo.select %8, %arg0, %7 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %10 = stablehlo.constant dense<0.0> : tensor<f16>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %12 = stablehlo.compare EQ, %arg0, %11, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %13 = stablehlo.select %12, %arg0, %9 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %14 = stablehlo.constant dense<0.0> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.compare GT, %arg1, %15, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %17 = stablehlo.constant dense<1.0> : tensor<f32>
    %18 = stablehlo.constant dense<0.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.select %16, %19, %20 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %23 = stablehlo.select %22, %arg1, %21 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = stablehlo.constant dense<0.0> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.compare EQ, %arg1, %25, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = stablehlo.select %26, %arg1, %23 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = stablehlo.constant dense<0.0> : tensor<f64>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %30 = stablehlo.compare GT, %arg2, %29, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %31 = stablehlo.constant dense<1.0> : tensor<f64>
    %32 = stablehlo.constant dense<0.0> : tensor<f64>
    %33 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %35 = stablehlo.select %30, %33, %34 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %36 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %37 = stablehlo.select %36, %arg2, %35 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %38 = stablehlo.constant dense<0.0> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %40 = stablehlo.compare EQ, %arg2, %39, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %41 = stablehlo.select %40, %arg2, %37 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %13, %27, %41 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @hypot attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "hypot", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.abs %0 : tensor<2x3xf32>
    %3 = stablehlo.abs %1 : tensor<2x3xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<2x3xf32>
    %5 = stablehlo.minimum %2, %3 : tensor<2x3xf32>
    %6 = stablehlo.constant dense<0.0> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.compare EQ, %4, %7, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = stablehlo.constant dense<1.0> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.select %8, %10, %4 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.divide %5, %11 : tensor<2x3xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<2x3xf32>
    %14 = stablehlo.constant dense<1.0> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.add %13, %15 : tensor<2x3xf32>
    %17 = stablehlo.sqrt %16 : tensor<2x3xf32>
    %18 = stablehlo.multiply %4, %17 : tensor<2x3xf32>
    %19 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.compare EQ, %2, %20, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %22 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %24 = stablehlo.compare EQ, %3, %23, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %25 = stablehlo.or %21, %24 : tensor<2x3xi1>
    %26 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.select %25, %27, %18 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = stablehlo.convert %28 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %30 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %31 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %32 = stablehlo.maximum %30, %31 : tensor<2x3xf32>
    %33 = stablehlo.minimum %30, %31 : tensor<2x3xf32>
    %34 = stablehlo.constant dense<0.0> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %36 = stablehlo.compare EQ, %32, %35, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %37 = stablehlo.constant dense<1.0> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.select %36, %38, %32 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = stablehlo.divide %33, %39 : tensor<2x3xf32>
    %41 = stablehlo.multiply %40, %40 : tensor<2x3xf32>
    %42 = stablehlo.constant dense<1.0> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.add %41, %43 : tensor<2x3xf32>
    %45 = stablehlo.sqrt %44 : tensor<2x3xf32>
    %46 = stablehlo.multiply %32, %45 : tensor<2x3xf32>
    %47 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %49 = stablehlo.compare EQ, %30, %48, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %50 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %52 = stablehlo.compare EQ, %31, %51, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %53 = stablehlo.or %49, %52 : tensor<2x3xi1>
    %54 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.select %53, %55, %46 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %57 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %58 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %59 = stablehlo.maximum %57, %58 : tensor<2x3xf64>
    %60 = stablehlo.minimum %57, %58 : tensor<2x3xf64>
    %61 = stablehlo.constant dense<0.0> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %63 = stablehlo.compare EQ, %59, %62, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %64 = stablehlo.constant dense<1.0> : tensor<f64>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %66 = stablehlo.select %63, %65, %59 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %67 = stablehlo.divide %60, %66 : tensor<2x3xf64>
    %68 = stablehlo.multiply %67, %67 : tensor<2x3xf64>
    %69 = stablehlo.constant dense<1.0> : tensor<f64>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %71 = stablehlo.add %68, %70 : tensor<2x3xf64>
    %72 = stablehlo.sqrt %71 : tensor<2x3xf64>
    %73 = stablehlo.multiply %59, %72 : tensor<2x3xf64>
    %74 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %76 = stablehlo.compare EQ, %57, %75, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %77 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %79 = stablehlo.compare EQ, %58, %78, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %80 = stablehlo.or %76, %79 : tensor<2x3xi1>
    %81 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %83 = stablehlo.select %80, %82, %73 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %29, %56, %83 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @imag attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "imag", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.imag %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.imag %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.imag %arg2 : tensor<2x3xf16>
    %3 = stablehlo.imag %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.imag %arg4 : tensor<2x3xf32>
    %5 = stablehlo.imag %arg5 : tensor<2x3xf64>
    %6 = stablehlo.imag %arg6 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %7 = stablehlo.imag %arg7 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @is_finite attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_finite", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.is_finite %arg0 : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xi1>
    %1 = stablehlo.is_finite %arg1 : (tensor<2x3xf8E5M2>) -> tensor<2x3xi1>
    %2 = stablehlo.is_finite %arg2 : (tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.is_finite %arg3 : (tensor<2x3xbf16>) -> tensor<2x3xi1>
    %4 = stablehlo.is_finite %arg4 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = stablehlo.is_finite %arg5 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @is_inf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_inf", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.abs %arg0 : tensor<2x3xf16>
    %1 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %4 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.compare EQ, %4, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %9 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %11 = stablehlo.compare EQ, %8, %10, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %3, %7, %11 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @is_neg_inf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_neg_inf", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.compare EQ, %arg1, %4, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %8 = stablehlo.compare EQ, %arg2, %7, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %2, %5, %8 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @is_pos_inf attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "is_pos_inf", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.compare EQ, %arg1, %4, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %8 = stablehlo.compare EQ, %arg2, %7, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %2, %5, %8 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @le attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "le", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare LE, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare LE, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare LE, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare LE, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare LE, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare LE, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare LE, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare LE, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare LE, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare LE, %arg9, %arg9, FLOAT : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xi1>
    %10 = stablehlo.compare LE, %arg10, %arg10, FLOAT : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xi1>
    %11 = stablehlo.compare LE, %arg11, %arg11, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %12 = stablehlo.compare LE, %arg12, %arg12, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %13 = stablehlo.compare LE, %arg13, %arg13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = stablehlo.compare LE, %arg14, %arg14, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @leaky_relu attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "leaky_relu", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.compare GE, %0, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = stablehlo.multiply %1, %0 : tensor<2x3xf32>
    %6 = stablehlo.select %4, %0, %5 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.convert %6 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.compare GE, %arg1, %9, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %11 = stablehlo.multiply %arg1, %arg1 : tensor<2x3xf32>
    %12 = stablehlo.select %10, %arg1, %11 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.constant dense<0.0> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %15 = stablehlo.compare GE, %arg2, %14, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %16 = stablehlo.multiply %arg2, %arg2 : tensor<2x3xf64>
    %17 = stablehlo.select %15, %arg2, %16 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %7, %12, %17 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @lgamma attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "lgamma", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
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
    %128 = stablehlo.constant dense<0.5> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %130 = stablehlo.compare LT, %arg1, %129, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %131 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %132 = stablehlo.constant dense<1.0> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %134 = stablehlo.subtract %arg1, %133 : tensor<2x3xf32>
    %135 = stablehlo.select %130, %131, %134 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %136 = stablehlo.constant dense<7.5> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %138 = stablehlo.add %135, %137 : tensor<2x3xf32>
    %139 = stablehlo.constant dense<7.5> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.divide %135, %140 : tensor<2x3xf32>
    %142 = stablehlo.log_plus_one %141 : tensor<2x3xf32>
    %143 = stablehlo.constant dense<2.014903> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %145 = stablehlo.add %142, %144 : tensor<2x3xf32>
    %146 = stablehlo.constant dense<1.0> : tensor<f32>
    %147 = stablehlo.constant dense<1.0> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %149 = stablehlo.add %135, %148 : tensor<2x3xf32>
    %150 = stablehlo.constant dense<676.5204> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %152 = stablehlo.divide %151, %149 : tensor<2x3xf32>
    %153 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %154 = stablehlo.add %153, %152 : tensor<2x3xf32>
    %155 = stablehlo.constant dense<2.0> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %157 = stablehlo.add %135, %156 : tensor<2x3xf32>
    %158 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %160 = stablehlo.divide %159, %157 : tensor<2x3xf32>
    %161 = stablehlo.add %154, %160 : tensor<2x3xf32>
    %162 = stablehlo.constant dense<3.0> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %164 = stablehlo.add %135, %163 : tensor<2x3xf32>
    %165 = stablehlo.constant dense<771.3234> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.divide %166, %164 : tensor<2x3xf32>
    %168 = stablehlo.add %161, %167 : tensor<2x3xf32>
    %169 = stablehlo.constant dense<4.0> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %171 = stablehlo.add %135, %170 : tensor<2x3xf32>
    %172 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.divide %173, %171 : tensor<2x3xf32>
    %175 = stablehlo.add %168, %174 : tensor<2x3xf32>
    %176 = stablehlo.constant dense<5.0> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %178 = stablehlo.add %135, %177 : tensor<2x3xf32>
    %179 = stablehlo.constant dense<12.507343> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %181 = stablehlo.divide %180, %178 : tensor<2x3xf32>
    %182 = stablehlo.add %175, %181 : tensor<2x3xf32>
    %183 = stablehlo.constant dense<6.0> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %185 = stablehlo.add %135, %184 : tensor<2x3xf32>
    %186 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %188 = stablehlo.divide %187, %185 : tensor<2x3xf32>
    %189 = stablehlo.add %182, %188 : tensor<2x3xf32>
    %190 = stablehlo.constant dense<7.0> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %192 = stablehlo.add %135, %191 : tensor<2x3xf32>
    %193 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %195 = stablehlo.divide %194, %192 : tensor<2x3xf32>
    %196 = stablehlo.add %189, %195 : tensor<2x3xf32>
    %197 = stablehlo.constant dense<8.0> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %199 = stablehlo.add %135, %198 : tensor<2x3xf32>
    %200 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %202 = stablehlo.divide %201, %199 : tensor<2x3xf32>
    %203 = stablehlo.add %196, %202 : tensor<2x3xf32>
    %204 = stablehlo.log %203 : tensor<2x3xf32>
    %205 = stablehlo.constant dense<0.5> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %207 = stablehlo.add %135, %206 : tensor<2x3xf32>
    %208 = stablehlo.divide %138, %145 : tensor<2x3xf32>
    %209 = stablehlo.subtract %207, %208 : tensor<2x3xf32>
    %210 = stablehlo.multiply %209, %145 : tensor<2x3xf32>
    %211 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %213 = stablehlo.add %210, %212 : tensor<2x3xf32>
    %214 = stablehlo.add %213, %204 : tensor<2x3xf32>
    %215 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %216 = stablehlo.floor %215 : tensor<2x3xf32>
    %217 = stablehlo.subtract %215, %216 : tensor<2x3xf32>
    %218 = stablehlo.constant dense<0.5> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %220 = stablehlo.compare GT, %217, %219, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %221 = stablehlo.constant dense<1.0> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %223 = stablehlo.subtract %222, %217 : tensor<2x3xf32>
    %224 = stablehlo.select %220, %223, %217 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %225 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %227 = stablehlo.multiply %224, %226 : tensor<2x3xf32>
    %228 = stablehlo.sine %227 : tensor<2x3xf32>
    %229 = stablehlo.log %228 : tensor<2x3xf32>
    %230 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %232 = stablehlo.subtract %231, %229 : tensor<2x3xf32>
    %233 = stablehlo.subtract %232, %214 : tensor<2x3xf32>
    %234 = stablehlo.is_finite %229 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %235 = stablehlo.negate %229 : tensor<2x3xf32>
    %236 = stablehlo.select %234, %233, %235 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %237 = stablehlo.select %130, %236, %214 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %238 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %240 = stablehlo.compare EQ, %215, %239, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %241 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %241, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %243 = stablehlo.select %240, %242, %237 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %244 = stablehlo.constant dense<1.0> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %246 = stablehlo.compare EQ, %arg1, %245, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %247 = stablehlo.constant dense<2.0> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %249 = stablehlo.compare EQ, %arg1, %248, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %250 = stablehlo.or %246, %249 : tensor<2x3xi1>
    %251 = stablehlo.constant dense<0.0> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %253 = stablehlo.select %250, %252, %243 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %254 = stablehlo.constant dense<0.5> : tensor<f64>
    %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %256 = stablehlo.compare LT, %arg2, %255, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %257 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %258 = stablehlo.constant dense<1.0> : tensor<f64>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %260 = stablehlo.subtract %arg2, %259 : tensor<2x3xf64>
    %261 = stablehlo.select %256, %257, %260 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %262 = stablehlo.constant dense<7.5> : tensor<f64>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %264 = stablehlo.add %261, %263 : tensor<2x3xf64>
    %265 = stablehlo.constant dense<7.5> : tensor<f64>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %267 = stablehlo.divide %261, %266 : tensor<2x3xf64>
    %268 = stablehlo.log_plus_one %267 : tensor<2x3xf64>
    %269 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %270 = stablehlo.broadcast_in_dim %269, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %271 = stablehlo.add %268, %270 : tensor<2x3xf64>
    %272 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %273 = stablehlo.constant dense<1.0> : tensor<f64>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %275 = stablehlo.add %261, %274 : tensor<2x3xf64>
    %276 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %278 = stablehlo.divide %277, %275 : tensor<2x3xf64>
    %279 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %280 = stablehlo.add %279, %278 : tensor<2x3xf64>
    %281 = stablehlo.constant dense<2.0> : tensor<f64>
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %283 = stablehlo.add %261, %282 : tensor<2x3xf64>
    %284 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %286 = stablehlo.divide %285, %283 : tensor<2x3xf64>
    %287 = stablehlo.add %280, %286 : tensor<2x3xf64>
    %288 = stablehlo.constant dense<3.0> : tensor<f64>
    %289 = stablehlo.broadcast_in_dim %288, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %290 = stablehlo.add %261, %289 : tensor<2x3xf64>
    %291 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %292 = stablehlo.broadcast_in_dim %291, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %293 = stablehlo.divide %292, %290 : tensor<2x3xf64>
    %294 = stablehlo.add %287, %293 : tensor<2x3xf64>
    %295 = stablehlo.constant dense<4.0> : tensor<f64>
    %296 = stablehlo.broadcast_in_dim %295, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %297 = stablehlo.add %261, %296 : tensor<2x3xf64>
    %298 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %300 = stablehlo.divide %299, %297 : tensor<2x3xf64>
    %301 = stablehlo.add %294, %300 : tensor<2x3xf64>
    %302 = stablehlo.constant dense<5.0> : tensor<f64>
    %303 = stablehlo.broadcast_in_dim %302, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %304 = stablehlo.add %261, %303 : tensor<2x3xf64>
    %305 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %306 = stablehlo.broadcast_in_dim %305, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %307 = stablehlo.divide %306, %304 : tensor<2x3xf64>
    %308 = stablehlo.add %301, %307 : tensor<2x3xf64>
    %309 = stablehlo.constant dense<6.0> : tensor<f64>
    %310 = stablehlo.broadcast_in_dim %309, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %311 = stablehlo.add %261, %310 : tensor<2x3xf64>
    %312 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %314 = stablehlo.divide %313, %311 : tensor<2x3xf64>
    %315 = stablehlo.add %308, %314 : tensor<2x3xf64>
    %316 = stablehlo.constant dense<7.0> : tensor<f64>
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %318 = stablehlo.add %261, %317 : tensor<2x3xf64>
    %319 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %321 = stablehlo.divide %320, %318 : tensor<2x3xf64>
    %322 = stablehlo.add %315, %321 : tensor<2x3xf64>
    %323 = stablehlo.constant dense<8.0> : tensor<f64>
    %324 = stablehlo.broadcast_in_dim %323, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %325 = stablehlo.add %261, %324 : tensor<2x3xf64>
    %326 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %327 = stablehlo.broadcast_in_dim %326, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %328 = stablehlo.divide %327, %325 : tensor<2x3xf64>
    %329 = stablehlo.add %322, %328 : tensor<2x3xf64>
    %330 = stablehlo.log %329 : tensor<2x3xf64>
    %331 = stablehlo.constant dense<0.5> : tensor<f64>
    %332 = stablehlo.broadcast_in_dim %331, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %333 = stablehlo.add %261, %332 : tensor<2x3xf64>
    %334 = stablehlo.divide %264, %271 : tensor<2x3xf64>
    %335 = stablehlo.subtract %333, %334 : tensor<2x3xf64>
    %336 = stablehlo.multiply %335, %271 : tensor<2x3xf64>
    %337 = stablehlo.constant dense<0.9189385332046727> : tensor<f64>
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %339 = stablehlo.add %336, %338 : tensor<2x3xf64>
    %340 = stablehlo.add %339, %330 : tensor<2x3xf64>
    %341 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %342 = stablehlo.floor %341 : tensor<2x3xf64>
    %343 = stablehlo.subtract %341, %342 : tensor<2x3xf64>
    %344 = stablehlo.constant dense<0.5> : tensor<f64>
    %345 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %346 = stablehlo.compare GT, %343, %345, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %347 = stablehlo.constant dense<1.0> : tensor<f64>
    %348 = stablehlo.broadcast_in_dim %347, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %349 = stablehlo.subtract %348, %343 : tensor<2x3xf64>
    %350 = stablehlo.select %346, %349, %343 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %351 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %353 = stablehlo.multiply %350, %352 : tensor<2x3xf64>
    %354 = stablehlo.sine %353 : tensor<2x3xf64>
    %355 = stablehlo.log %354 : tensor<2x3xf64>
    %356 = stablehlo.constant dense<1.1447298858494002> : tensor<f64>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %358 = stablehlo.subtract %357, %355 : tensor<2x3xf64>
    %359 = stablehlo.subtract %358, %340 : tensor<2x3xf64>
    %360 = stablehlo.is_finite %355 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %361 = stablehlo.negate %355 : tensor<2x3xf64>
    %362 = stablehlo.select %360, %359, %361 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %363 = stablehlo.select %256, %362, %340 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %364 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %365 = stablehlo.broadcast_in_dim %364, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %366 = stablehlo.compare EQ, %341, %365, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %367 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %368 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %369 = stablehlo.select %366, %368, %363 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %370 = stablehlo.constant dense<1.0> : tensor<f64>
    %371 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %372 = stablehlo.compare EQ, %arg2, %371, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %373 = stablehlo.constant dense<2.0> : tensor<f64>
    %374 = stablehlo.broadcast_in_dim %373, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %375 = stablehlo.compare EQ, %arg2, %374, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %376 = stablehlo.or %372, %375 : tensor<2x3xi1>
    %377 = stablehlo.constant dense<0.0> : tensor<f64>
    %378 = stablehlo.broadcast_in_dim %377, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %379 = stablehlo.select %376, %378, %369 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %127, %253, %379 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @log attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "log", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.log %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.log %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.log %arg2 : tensor<2x3xf16>
    %3 = stablehlo.log %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.log %arg4 : tensor<2x3xf32>
    %5 = stablehlo.log %arg5 : tensor<2x3xf64>
    %6 = stablehlo.log %arg6 : tensor<2x3xcomplex<f32>>
    %7 = stablehlo.log %arg7 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @log10 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "log10", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.log %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<0.4342945> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.convert %4 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %6 = stablehlo.log %arg1 : tensor<2x3xf32>
    %7 = stablehlo.constant dense<0.4342945> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<2x3xf32>
    %10 = stablehlo.log %arg2 : tensor<2x3xf64>
    %11 = stablehlo.constant dense<0.4342944819032518> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %13 = stablehlo.multiply %10, %12 : tensor<2x3xf64>
    %14 = stablehlo.log %arg3 : tensor<2x3xcomplex<f32>>
    %15 = stablehlo.constant dense<(0.4342945,0.0)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %17 = stablehlo.multiply %14, %16 : tensor<2x3xcomplex<f32>>
    %18 = stablehlo.log %arg4 : tensor<2x3xcomplex<f64>>
    %19 = stablehlo.constant dense<(0.4342944819032518,0.0)> : tensor<complex<f64>>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %21 = stablehlo.multiply %18, %20 : tensor<2x3xcomplex<f64>>
    return %5, %9, %13, %17, %21 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @log1p attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "log1p", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.log_plus_one %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.log_plus_one %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.log_plus_one %arg2 : tensor<2x3xf16>
    %3 = stablehlo.log_plus_one %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.log_plus_one %arg4 : tensor<2x3xf32>
    %5 = stablehlo.log_plus_one %arg5 : tensor<2x3xf64>
    %6 = stablehlo.log_plus_one %arg6 : tensor<2x3xcomplex<f32>>
    %7 = stablehlo.log_plus_one %arg7 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @log2 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "log2", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.log %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<1.442695> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.convert %4 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %6 = stablehlo.log %arg1 : tensor<2x3xf32>
    %7 = stablehlo.constant dense<1.442695> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.multiply %6, %8 : tensor<2x3xf32>
    %10 = stablehlo.log %arg2 : tensor<2x3xf64>
    %11 = stablehlo.constant dense<1.4426950408889634> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %13 = stablehlo.multiply %10, %12 : tensor<2x3xf64>
    %14 = stablehlo.log %arg3 : tensor<2x3xcomplex<f32>>
    %15 = stablehlo.constant dense<(1.442695,0.0)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %17 = stablehlo.multiply %14, %16 : tensor<2x3xcomplex<f32>>
    %18 = stablehlo.log %arg4 : tensor<2x3xcomplex<f64>>
    %19 = stablehlo.constant dense<(1.4426950408889634,0.0)> : tensor<complex<f64>>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %21 = stablehlo.multiply %18, %20 : tensor<2x3xcomplex<f64>>
    return %5, %9, %13, %17, %21 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @log_sigmoid attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "log_sigmoid", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.negate %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.maximum %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.abs %1 : tensor<2x3xf32>
    %6 = stablehlo.negate %5 : tensor<2x3xf32>
    %7 = stablehlo.exponential %6 : tensor<2x3xf32>
    %8 = stablehlo.log_plus_one %7 : tensor<2x3xf32>
    %9 = stablehlo.add %4, %8 : tensor<2x3xf32>
    %10 = stablehlo.negate %9 : tensor<2x3xf32>
    %11 = stablehlo.convert %10 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %12 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<0.0> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.maximum %12, %14 : tensor<2x3xf32>
    %16 = stablehlo.abs %12 : tensor<2x3xf32>
    %17 = stablehlo.negate %16 : tensor<2x3xf32>
    %18 = stablehlo.exponential %17 : tensor<2x3xf32>
    %19 = stablehlo.log_plus_one %18 : tensor<2x3xf32>
    %20 = stablehlo.add %15, %19 : tensor<2x3xf32>
    %21 = stablehlo.negate %20 : tensor<2x3xf32>
    %22 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %23 = stablehlo.constant dense<0.0> : tensor<f64>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %25 = stablehlo.maximum %22, %24 : tensor<2x3xf64>
    %26 = stablehlo.abs %22 : tensor<2x3xf64>
    %27 = stablehlo.negate %26 : tensor<2x3xf64>
    %28 = stablehlo.exponential %27 : tensor<2x3xf64>
    %29 = stablehlo.log_plus_one %28 : tensor<2x3xf64>
    %30 = stablehlo.add %25, %29 : tensor<2x3xf64>
    %31 = stablehlo.negate %30 : tensor<2x3xf64>
    return %11, %21, %31 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @logaddexp attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "logaddexp", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = stablehlo.abs %0 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.compare EQ, %3, %5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = stablehlo.and %2, %6 : tensor<2x3xi1>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.select %7, %9, %0 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.select %7, %11, %1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.subtract %10, %12 : tensor<2x3xf32>
    %14 = stablehlo.abs %13 : tensor<2x3xf32>
    %15 = stablehlo.negate %14 : tensor<2x3xf32>
    %16 = stablehlo.exponential %15 : tensor<2x3xf32>
    %17 = stablehlo.maximum %0, %1 : tensor<2x3xf32>
    %18 = stablehlo.log_plus_one %16 : tensor<2x3xf32>
    %19 = stablehlo.add %17, %18 : tensor<2x3xf32>
    %20 = stablehlo.convert %19 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %21 = stablehlo.compare EQ, %arg1, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %22 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %23 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.compare EQ, %22, %24, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = stablehlo.and %21, %25 : tensor<2x3xi1>
    %27 = stablehlo.constant dense<0.0> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %29 = stablehlo.select %26, %28, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.select %26, %30, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = stablehlo.subtract %29, %31 : tensor<2x3xf32>
    %33 = stablehlo.abs %32 : tensor<2x3xf32>
    %34 = stablehlo.negate %33 : tensor<2x3xf32>
    %35 = stablehlo.exponential %34 : tensor<2x3xf32>
    %36 = stablehlo.maximum %arg1, %arg1 : tensor<2x3xf32>
    %37 = stablehlo.log_plus_one %35 : tensor<2x3xf32>
    %38 = stablehlo.add %36, %37 : tensor<2x3xf32>
    %39 = stablehlo.compare EQ, %arg2, %arg2, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %40 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %41 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %43 = stablehlo.compare EQ, %40, %42, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %44 = stablehlo.and %39, %43 : tensor<2x3xi1>
    %45 = stablehlo.constant dense<0.0> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %47 = stablehlo.select %44, %46, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %49 = stablehlo.select %44, %48, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = stablehlo.subtract %47, %49 : tensor<2x3xf64>
    %51 = stablehlo.abs %50 : tensor<2x3xf64>
    %52 = stablehlo.negate %51 : tensor<2x3xf64>
    %53 = stablehlo.exponential %52 : tensor<2x3xf64>
    %54 = stablehlo.maximum %arg2, %arg2 : tensor<2x3xf64>
    %55 = stablehlo.log_plus_one %53 : tensor<2x3xf64>
    %56 = stablehlo.add %54, %55 : tensor<2x3xf64>
    return %20, %38, %56 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @logaddexp2 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "logaddexp2", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = stablehlo.abs %0 : tensor<2x3xf32>
    %4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.compare EQ, %3, %5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = stablehlo.and %2, %6 : tensor<2x3xi1>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.select %7, %9, %0 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.select %7, %11, %1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.subtract %10, %12 : tensor<2x3xf32>
    %14 = stablehlo.abs %13 : tensor<2x3xf32>
    %15 = stablehlo.negate %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<2.0> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.power %17, %15 : tensor<2x3xf32>
    %19 = stablehlo.maximum %0, %1 : tensor<2x3xf32>
    %20 = stablehlo.log_plus_one %18 : tensor<2x3xf32>
    %21 = stablehlo.constant dense<1.442695> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<2x3xf32>
    %24 = stablehlo.add %19, %23 : tensor<2x3xf32>
    %25 = stablehlo.convert %24 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %26 = stablehlo.compare EQ, %arg1, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %28 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.compare EQ, %27, %29, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %31 = stablehlo.and %26, %30 : tensor<2x3xi1>
    %32 = stablehlo.constant dense<0.0> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.select %31, %33, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %36 = stablehlo.select %31, %35, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = stablehlo.subtract %34, %36 : tensor<2x3xf32>
    %38 = stablehlo.abs %37 : tensor<2x3xf32>
    %39 = stablehlo.negate %38 : tensor<2x3xf32>
    %40 = stablehlo.constant dense<2.0> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.power %41, %39 : tensor<2x3xf32>
    %43 = stablehlo.maximum %arg1, %arg1 : tensor<2x3xf32>
    %44 = stablehlo.log_plus_one %42 : tensor<2x3xf32>
    %45 = stablehlo.constant dense<1.442695> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %47 = stablehlo.multiply %44, %46 : tensor<2x3xf32>
    %48 = stablehlo.add %43, %47 : tensor<2x3xf32>
    %49 = stablehlo.compare EQ, %arg2, %arg2, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %50 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %51 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %53 = stablehlo.compare EQ, %50, %52, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %54 = stablehlo.and %49, %53 : tensor<2x3xi1>
    %55 = stablehlo.constant dense<0.0> : tensor<f64>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %57 = stablehlo.select %54, %56, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %58 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %59 = stablehlo.select %54, %58, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %60 = stablehlo.subtract %57, %59 : tensor<2x3xf64>
    %61 = stablehlo.abs %60 : tensor<2x3xf64>
    %62 = stablehlo.negate %61 : tensor<2x3xf64>
    %63 = stablehlo.constant dense<2.0> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %65 = stablehlo.power %64, %62 : tensor<2x3xf64>
    %66 = stablehlo.maximum %arg2, %arg2 : tensor<2x3xf64>
    %67 = stablehlo.log_plus_one %65 : tensor<2x3xf64>
    %68 = stablehlo.constant dense<1.4426950408889634> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %70 = stablehlo.multiply %67, %69 : tensor<2x3xf64>
    %71 = stablehlo.add %66, %70 : tensor<2x3xf64>
    return %25, %48, %71 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @logistic attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "logistic", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.logistic %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.logistic %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.logistic %arg2 : tensor<2x3xf16>
    %3 = stablehlo.logistic %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.logistic %arg4 : tensor<2x3xf32>
    %5 = stablehlo.logistic %arg5 : tensor<2x3xf64>
    %6 = stablehlo.logistic %arg6 : tensor<2x3xcomplex<f32>>
    %7 = stablehlo.logistic %arg7 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @lt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "lt", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare LT, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare LT, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare LT, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare LT, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare LT, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare LT, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare LT, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare LT, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare LT, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare LT, %arg9, %arg9, FLOAT : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xi1>
    %10 = stablehlo.compare LT, %arg10, %arg10, FLOAT : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xi1>
    %11 = stablehlo.compare LT, %arg11, %arg11, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %12 = stablehlo.compare LT, %arg12, %arg12, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %13 = stablehlo.compare LT, %arg13, %arg13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = stablehlo.compare LT, %arg14, %arg14, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @max attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "max", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.maximum %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.maximum %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.maximum %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.maximum %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.maximum %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.maximum %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.maximum %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.maximum %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.maximum %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.maximum %arg9, %arg9 : tensor<2x3xf8E4M3FN>
    %10 = stablehlo.maximum %arg10, %arg10 : tensor<2x3xf8E5M2>
    %11 = stablehlo.maximum %arg11, %arg11 : tensor<2x3xf16>
    %12 = stablehlo.maximum %arg12, %arg12 : tensor<2x3xbf16>
    %13 = stablehlo.maximum %arg13, %arg13 : tensor<2x3xf32>
    %14 = stablehlo.maximum %arg14, %arg14 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @min attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "min", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.minimum %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.minimum %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.minimum %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.minimum %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.minimum %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.minimum %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.minimum %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.minimum %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.minimum %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.minimum %arg9, %arg9 : tensor<2x3xf8E4M3FN>
    %10 = stablehlo.minimum %arg10, %arg10 : tensor<2x3xf8E5M2>
    %11 = stablehlo.minimum %arg11, %arg11 : tensor<2x3xf16>
    %12 = stablehlo.minimum %arg12, %arg12 : tensor<2x3xbf16>
    %13 = stablehlo.minimum %arg13, %arg13 : tensor<2x3xf32>
    %14 = stablehlo.minimum %arg14, %arg14 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @mish attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "mish", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<31.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.minimum %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.exponential %3 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<2.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.add %4, %6 : tensor<2x3xf32>
    %8 = stablehlo.multiply %4, %7 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<-10000.0> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.maximum %0, %10 : tensor<2x3xf32>
    %12 = stablehlo.constant dense<2.0> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %14 = stablehlo.add %8, %13 : tensor<2x3xf32>
    %15 = stablehlo.divide %8, %14 : tensor<2x3xf32>
    %16 = stablehlo.multiply %11, %15 : tensor<2x3xf32>
    %17 = stablehlo.convert %16 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %18 = stablehlo.constant dense<31.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.minimum %arg1, %19 : tensor<2x3xf32>
    %21 = stablehlo.exponential %20 : tensor<2x3xf32>
    %22 = stablehlo.constant dense<2.0> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %24 = stablehlo.add %21, %23 : tensor<2x3xf32>
    %25 = stablehlo.multiply %21, %24 : tensor<2x3xf32>
    %26 = stablehlo.constant dense<-10000.0> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.maximum %arg1, %27 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<2.0> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %25, %30 : tensor<2x3xf32>
    %32 = stablehlo.divide %25, %31 : tensor<2x3xf32>
    %33 = stablehlo.multiply %28, %32 : tensor<2x3xf32>
    %34 = stablehlo.constant dense<31.0> : tensor<f64>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %36 = stablehlo.minimum %arg2, %35 : tensor<2x3xf64>
    %37 = stablehlo.exponential %36 : tensor<2x3xf64>
    %38 = stablehlo.constant dense<2.0> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %40 = stablehlo.add %37, %39 : tensor<2x3xf64>
    %41 = stablehlo.multiply %37, %40 : tensor<2x3xf64>
    %42 = stablehlo.constant dense<-10000.0> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %44 = stablehlo.maximum %arg2, %43 : tensor<2x3xf64>
    %45 = stablehlo.constant dense<2.0> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %47 = stablehlo.add %41, %46 : tensor<2x3xf64>
    %48 = stablehlo.divide %41, %47 : tensor<2x3xf64>
    %49 = stablehlo.multiply %44, %48 : tensor<2x3xf64>
    return %17, %33, %49 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @mul attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>, %arg15: tensor<2x3xcomplex<f32>>, %arg16: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "mul", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3], x15: c64[2, 3], x16: c128[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x3xi1>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<2x3xi8>
    %2 = stablehlo.multiply %arg2, %arg2 : tensor<2x3xi16>
    %3 = stablehlo.multiply %arg3, %arg3 : tensor<2x3xi32>
    %4 = stablehlo.multiply %arg4, %arg4 : tensor<2x3xi64>
    %5 = stablehlo.multiply %arg5, %arg5 : tensor<2x3xui8>
    %6 = stablehlo.multiply %arg6, %arg6 : tensor<2x3xui16>
    %7 = stablehlo.multiply %arg7, %arg7 : tensor<2x3xui32>
    %8 = stablehlo.multiply %arg8, %arg8 : tensor<2x3xui64>
    %9 = stablehlo.multiply %arg9, %arg9 : tensor<2x3xf8E4M3FN>
    %10 = stablehlo.multiply %arg10, %arg10 : tensor<2x3xf8E5M2>
    %11 = stablehlo.multiply %arg11, %arg11 : tensor<2x3xf16>
    %12 = stablehlo.multiply %arg12, %arg12 : tensor<2x3xbf16>
    %13 = stablehlo.multiply %arg13, %arg13 : tensor<2x3xf32>
    %14 = stablehlo.multiply %arg14, %arg14 : tensor<2x3xf64>
    %15 = stablehlo.multiply %arg15, %arg15 : tensor<2x3xcomplex<f32>>
    %16 = stablehlo.multiply %arg16, %arg16 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @nan_to_num attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "nan_to_num", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.constant dense<65504.0> : tensor<f16>
    %1 = stablehlo.constant dense<0xFC00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %4 = stablehlo.negate %0 : tensor<f16>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %6 = stablehlo.select %3, %5, %arg0 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %7 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %9 = stablehlo.compare EQ, %arg0, %8, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %10 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %11 = stablehlo.select %9, %10, %6 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %12 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %13 = stablehlo.constant dense<0.0> : tensor<f16>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %15 = stablehlo.select %12, %14, %11 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %16 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.compare EQ, %arg1, %18, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %20 = stablehlo.negate %16 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.select %19, %21, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.compare EQ, %arg1, %24, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.select %25, %26, %22 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %29 = stablehlo.constant dense<0.0> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.select %28, %30, %27 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = stablehlo.constant dense<1.7976931348623157e308> : tensor<f64>
    %33 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %35 = stablehlo.compare EQ, %arg2, %34, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %36 = stablehlo.negate %32 : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %38 = stablehlo.select %35, %37, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %39 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %41 = stablehlo.compare EQ, %arg2, %40, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %42 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %43 = stablehlo.select %41, %42, %38 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %44 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %45 = stablehlo.constant dense<0.0> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %47 = stablehlo.select %44, %46, %43 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %15, %31, %47 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @ne attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi8>, %arg2: tensor<2x3xi16>, %arg3: tensor<2x3xi32>, %arg4: tensor<2x3xi64>, %arg5: tensor<2x3xui8>, %arg6: tensor<2x3xui16>, %arg7: tensor<2x3xui32>, %arg8: tensor<2x3xui64>, %arg9: tensor<2x3xf8E4M3FN>, %arg10: tensor<2x3xf8E5M2>, %arg11: tensor<2x3xf16>, %arg12: tensor<2x3xbf16>, %arg13: tensor<2x3xf32>, %arg14: tensor<2x3xf64>, %arg15: tensor<2x3xcomplex<f32>>, %arg16: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "ne", typed_xla.signature = "(x0: bool[2, 3], x1: i8[2, 3], x2: i16[2, 3], x3: i32[2, 3], x4: i64[2, 3], x5: u8[2, 3], x6: u16[2, 3], x7: u32[2, 3], x8: u64[2, 3], x9: f8e4m3fn[2, 3], x10: f8e5m2[2, 3], x11: f16[2, 3], x12: bf16[2, 3], x13: f32[2, 3], x14: f64[2, 3], x15: c64[2, 3], x16: c128[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.compare NE, %arg0, %arg0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %2 = stablehlo.compare NE, %arg2, %arg2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare NE, %arg3, %arg3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %4 = stablehlo.compare NE, %arg4, %arg4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %5 = stablehlo.compare NE, %arg5, %arg5, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %6 = stablehlo.compare NE, %arg6, %arg6, UNSIGNED : (tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xi1>
    %7 = stablehlo.compare NE, %arg7, %arg7, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %8 = stablehlo.compare NE, %arg8, %arg8, UNSIGNED : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %9 = stablehlo.compare NE, %arg9, %arg9, FLOAT : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xi1>
    %10 = stablehlo.compare NE, %arg10, %arg10, FLOAT : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xi1>
    %11 = stablehlo.compare NE, %arg11, %arg11, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %12 = stablehlo.compare NE, %arg12, %arg12, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %13 = stablehlo.compare NE, %arg13, %arg13, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = stablehlo.compare NE, %arg14, %arg14, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %15 = stablehlo.compare NE, %arg15, %arg15, FLOAT : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %16 = stablehlo.compare NE, %arg16, %arg16, FLOAT : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xi1>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @neg attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf8E4M3FN>, %arg9: tensor<2x3xf8E5M2>, %arg10: tensor<2x3xf16>, %arg11: tensor<2x3xbf16>, %arg12: tensor<2x3xf32>, %arg13: tensor<2x3xf64>, %arg14: tensor<2x3xcomplex<f32>>, %arg15: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "neg", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f8e4m3fn[2, 3], x9: f8e5m2[2, 3], x10: f16[2, 3], x11: bf16[2, 3], x12: f32[2, 3], x13: f64[2, 3], x14: c64[2, 3], x15: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.negate %arg0 : tensor<2x3xi8>
    %1 = stablehlo.negate %arg1 : tensor<2x3xi16>
    %2 = stablehlo.negate %arg2 : tensor<2x3xi32>
    %3 = stablehlo.negate %arg3 : tensor<2x3xi64>
    %4 = stablehlo.negate %arg4 : tensor<2x3xui8>
    %5 = stablehlo.negate %arg5 : tensor<2x3xui16>
    %6 = stablehlo.negate %arg6 : tensor<2x3xui32>
    %7 = stablehlo.negate %arg7 : tensor<2x3xui64>
    %8 = stablehlo.negate %arg8 : tensor<2x3xf8E4M3FN>
    %9 = stablehlo.negate %arg9 : tensor<2x3xf8E5M2>
    %10 = stablehlo.negate %arg10 : tensor<2x3xf16>
    %11 = stablehlo.negate %arg11 : tensor<2x3xbf16>
    %12 = stablehlo.negate %arg12 : tensor<2x3xf32>
    %13 = stablehlo.negate %arg13 : tensor<2x3xf64>
    %14 = stablehlo.negate %arg14 : tensor<2x3xcomplex<f32>>
    %15 = stablehlo.negate %arg15 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @next_after attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "next_after", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
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
    %32 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %33 = stablehlo.compare LT, %arg1, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %34 = stablehlo.constant dense<0.0> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %36 = stablehlo.compare LT, %arg1, %35, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %37 = stablehlo.xor %33, %36 : tensor<2x3xi1>
    %38 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %40 = stablehlo.add %32, %39 : tensor<2x3xi32>
    %41 = stablehlo.constant dense<1> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %43 = stablehlo.subtract %32, %42 : tensor<2x3xi32>
    %44 = stablehlo.select %37, %40, %43 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %46 = stablehlo.constant dense<1> : tensor<i32>
    %47 = stablehlo.bitcast_convert %46 : (tensor<i32>) -> tensor<f32>
    %48 = stablehlo.negate %47 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.select %33, %49, %50 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = stablehlo.constant dense<0.0> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.compare EQ, %arg1, %53, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %55 = stablehlo.select %54, %51, %45 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = stablehlo.compare EQ, %arg1, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %57 = stablehlo.select %56, %arg1, %55 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %59 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %60 = stablehlo.or %58, %59 : tensor<2x3xi1>
    %61 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %63 = stablehlo.select %60, %62, %57 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %65 = stablehlo.compare LT, %arg2, %arg2, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %66 = stablehlo.constant dense<0.0> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %68 = stablehlo.compare LT, %arg2, %67, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %69 = stablehlo.xor %65, %68 : tensor<2x3xi1>
    %70 = stablehlo.constant dense<1> : tensor<i64>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %72 = stablehlo.add %64, %71 : tensor<2x3xi64>
    %73 = stablehlo.constant dense<1> : tensor<i64>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %75 = stablehlo.subtract %64, %74 : tensor<2x3xi64>
    %76 = stablehlo.select %69, %72, %75 : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %77 = stablehlo.bitcast_convert %76 : (tensor<2x3xi64>) -> tensor<2x3xf64>
    %78 = stablehlo.constant dense<1> : tensor<i64>
    %79 = stablehlo.bitcast_convert %78 : (tensor<i64>) -> tensor<f64>
    %80 = stablehlo.negate %79 : tensor<f64>
    %81 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %82 = stablehlo.broadcast_in_dim %80, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %83 = stablehlo.select %65, %81, %82 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %84 = stablehlo.constant dense<0.0> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %86 = stablehlo.compare EQ, %arg2, %85, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %87 = stablehlo.select %86, %83, %77 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %88 = stablehlo.compare EQ, %arg2, %arg2, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %89 = stablehlo.select %88, %arg2, %87 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %90 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %91 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %92 = stablehlo.or %90, %91 : tensor<2x3xi1>
    %93 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %95 = stablehlo.select %92, %94, %89 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %31, %63, %95 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
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

module @polygamma attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "polygamma", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.constant dense<1.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.add %0, %3 : tensor<2x3xf32>
    %5 = stablehlo.constant dense<0.5> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.compare LT, %4, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = stablehlo.negate %4 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<1.0> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.subtract %4, %10 : tensor<2x3xf32>
    %12 = stablehlo.select %7, %8, %11 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.constant dense<7.5> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.add %12, %14 : tensor<2x3xf32>
    %16 = stablehlo.constant dense<7.5> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %18 = stablehlo.divide %12, %17 : tensor<2x3xf32>
    %19 = stablehlo.log_plus_one %18 : tensor<2x3xf32>
    %20 = stablehlo.constant dense<2.014903> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.add %19, %21 : tensor<2x3xf32>
    %23 = stablehlo.constant dense<1.0> : tensor<f32>
    %24 = stablehlo.constant dense<1.0> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.add %12, %25 : tensor<2x3xf32>
    %27 = stablehlo.constant dense<676.5204> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %29 = stablehlo.divide %28, %26 : tensor<2x3xf32>
    %30 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.add %30, %29 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<2.0> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %12, %33 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.divide %36, %34 : tensor<2x3xf32>
    %38 = stablehlo.add %31, %37 : tensor<2x3xf32>
    %39 = stablehlo.constant dense<3.0> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %41 = stablehlo.add %12, %40 : tensor<2x3xf32>
    %42 = stablehlo.constant dense<771.3234> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.divide %43, %41 : tensor<2x3xf32>
    %45 = stablehlo.add %38, %44 : tensor<2x3xf32>
    %46 = stablehlo.constant dense<4.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.add %12, %47 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.divide %50, %48 : tensor<2x3xf32>
    %52 = stablehlo.add %45, %51 : tensor<2x3xf32>
    %53 = stablehlo.constant dense<5.0> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %55 = stablehlo.add %12, %54 : tensor<2x3xf32>
    %56 = stablehlo.constant dense<12.507343> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %58 = stablehlo.divide %57, %55 : tensor<2x3xf32>
    %59 = stablehlo.add %52, %58 : tensor<2x3xf32>
    %60 = stablehlo.constant dense<6.0> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %62 = stablehlo.add %12, %61 : tensor<2x3xf32>
    %63 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.divide %64, %62 : tensor<2x3xf32>
    %66 = stablehlo.add %59, %65 : tensor<2x3xf32>
    %67 = stablehlo.constant dense<7.0> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.add %12, %68 : tensor<2x3xf32>
    %70 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %72 = stablehlo.divide %71, %69 : tensor<2x3xf32>
    %73 = stablehlo.add %66, %72 : tensor<2x3xf32>
    %74 = stablehlo.constant dense<8.0> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %76 = stablehlo.add %12, %75 : tensor<2x3xf32>
    %77 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %79 = stablehlo.divide %78, %76 : tensor<2x3xf32>
    %80 = stablehlo.add %73, %79 : tensor<2x3xf32>
    %81 = stablehlo.log %80 : tensor<2x3xf32>
    %82 = stablehlo.constant dense<0.5> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %84 = stablehlo.add %12, %83 : tensor<2x3xf32>
    %85 = stablehlo.divide %15, %22 : tensor<2x3xf32>
    %86 = stablehlo.subtract %84, %85 : tensor<2x3xf32>
    %87 = stablehlo.multiply %86, %22 : tensor<2x3xf32>
    %88 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %90 = stablehlo.add %87, %89 : tensor<2x3xf32>
    %91 = stablehlo.add %90, %81 : tensor<2x3xf32>
    %92 = stablehlo.abs %4 : tensor<2x3xf32>
    %93 = stablehlo.floor %92 : tensor<2x3xf32>
    %94 = stablehlo.subtract %92, %93 : tensor<2x3xf32>
    %95 = stablehlo.constant dense<0.5> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.compare GT, %94, %96, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %98 = stablehlo.constant dense<1.0> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %100 = stablehlo.subtract %99, %94 : tensor<2x3xf32>
    %101 = stablehlo.select %97, %100, %94 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %104 = stablehlo.multiply %101, %103 : tensor<2x3xf32>
    %105 = stablehlo.sine %104 : tensor<2x3xf32>
    %106 = stablehlo.log %105 : tensor<2x3xf32>
    %107 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.subtract %108, %106 : tensor<2x3xf32>
    %110 = stablehlo.subtract %109, %91 : tensor<2x3xf32>
    %111 = stablehlo.is_finite %106 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %112 = stablehlo.negate %106 : tensor<2x3xf32>
    %113 = stablehlo.select %111, %110, %112 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = stablehlo.select %7, %113, %91 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %115 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.compare EQ, %92, %116, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %118 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.select %117, %119, %114 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %121 = stablehlo.constant dense<1.0> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.compare EQ, %4, %122, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %124 = stablehlo.constant dense<2.0> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.compare EQ, %4, %125, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %127 = stablehlo.or %123, %126 : tensor<2x3xi1>
    %128 = stablehlo.constant dense<0.0> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %130 = stablehlo.select %127, %129, %120 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = stablehlo.divide %130, %4 : tensor<2x3xf32>
    %132 = stablehlo.exponential %131 : tensor<2x3xf32>
    %133 = stablehlo.constant dense<0.0> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %135 = stablehlo.compare LT, %1, %134, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %136 = stablehlo.negate %1 : tensor<2x3xf32>
    %137 = stablehlo.negate %1 : tensor<2x3xf32>
    %138 = stablehlo.floor %137 : tensor<2x3xf32>
    %139 = stablehlo.subtract %136, %138 : tensor<2x3xf32>
    %140 = stablehlo.constant dense<1.0> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %142 = stablehlo.subtract %141, %139 : tensor<2x3xf32>
    %143 = stablehlo.select %135, %142, %1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %144 = stablehlo.divide %143, %132 : tensor<2x3xf32>
    %145 = stablehlo.negate %4 : tensor<2x3xf32>
    %146 = stablehlo.power %144, %145 : tensor<2x3xf32>
    %147 = stablehlo.constant dense<1.0> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %149 = stablehlo.add %143, %148 : tensor<2x3xf32>
    %150 = stablehlo.divide %149, %132 : tensor<2x3xf32>
    %151 = stablehlo.negate %4 : tensor<2x3xf32>
    %152 = stablehlo.power %150, %151 : tensor<2x3xf32>
    %153 = stablehlo.add %146, %152 : tensor<2x3xf32>
    %154 = stablehlo.constant dense<2.0> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %156 = stablehlo.add %143, %155 : tensor<2x3xf32>
    %157 = stablehlo.divide %156, %132 : tensor<2x3xf32>
    %158 = stablehlo.negate %4 : tensor<2x3xf32>
    %159 = stablehlo.power %157, %158 : tensor<2x3xf32>
    %160 = stablehlo.add %153, %159 : tensor<2x3xf32>
    %161 = stablehlo.constant dense<3.0> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %163 = stablehlo.add %143, %162 : tensor<2x3xf32>
    %164 = stablehlo.divide %163, %132 : tensor<2x3xf32>
    %165 = stablehlo.negate %4 : tensor<2x3xf32>
    %166 = stablehlo.power %164, %165 : tensor<2x3xf32>
    %167 = stablehlo.add %160, %166 : tensor<2x3xf32>
    %168 = stablehlo.constant dense<4.0> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %170 = stablehlo.add %143, %169 : tensor<2x3xf32>
    %171 = stablehlo.divide %170, %132 : tensor<2x3xf32>
    %172 = stablehlo.negate %4 : tensor<2x3xf32>
    %173 = stablehlo.power %171, %172 : tensor<2x3xf32>
    %174 = stablehlo.add %167, %173 : tensor<2x3xf32>
    %175 = stablehlo.constant dense<5.0> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %177 = stablehlo.add %143, %176 : tensor<2x3xf32>
    %178 = stablehlo.divide %177, %132 : tensor<2x3xf32>
    %179 = stablehlo.negate %4 : tensor<2x3xf32>
    %180 = stablehlo.power %178, %179 : tensor<2x3xf32>
    %181 = stablehlo.add %174, %180 : tensor<2x3xf32>
    %182 = stablehlo.constant dense<6.0> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %184 = stablehlo.add %143, %183 : tensor<2x3xf32>
    %185 = stablehlo.divide %184, %132 : tensor<2x3xf32>
    %186 = stablehlo.negate %4 : tensor<2x3xf32>
    %187 = stablehlo.power %185, %186 : tensor<2x3xf32>
    %188 = stablehlo.add %181, %187 : tensor<2x3xf32>
    %189 = stablehlo.constant dense<7.0> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %191 = stablehlo.add %143, %190 : tensor<2x3xf32>
    %192 = stablehlo.divide %191, %132 : tensor<2x3xf32>
    %193 = stablehlo.negate %4 : tensor<2x3xf32>
    %194 = stablehlo.power %192, %193 : tensor<2x3xf32>
    %195 = stablehlo.add %188, %194 : tensor<2x3xf32>
    %196 = stablehlo.constant dense<8.0> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %198 = stablehlo.add %143, %197 : tensor<2x3xf32>
    %199 = stablehlo.divide %198, %132 : tensor<2x3xf32>
    %200 = stablehlo.negate %4 : tensor<2x3xf32>
    %201 = stablehlo.power %199, %200 : tensor<2x3xf32>
    %202 = stablehlo.add %195, %201 : tensor<2x3xf32>
    %203 = stablehlo.constant dense<9.0> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %205 = stablehlo.add %143, %204 : tensor<2x3xf32>
    %206 = stablehlo.divide %205, %132 : tensor<2x3xf32>
    %207 = stablehlo.negate %4 : tensor<2x3xf32>
    %208 = stablehlo.power %206, %207 : tensor<2x3xf32>
    %209 = stablehlo.add %202, %208 : tensor<2x3xf32>
    %210 = stablehlo.constant dense<10.0> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %212 = stablehlo.add %143, %211 : tensor<2x3xf32>
    %213 = stablehlo.divide %212, %132 : tensor<2x3xf32>
    %214 = stablehlo.constant dense<1.0> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %216 = stablehlo.subtract %215, %4 : tensor<2x3xf32>
    %217 = stablehlo.power %213, %216 : tensor<2x3xf32>
    %218 = stablehlo.multiply %217, %132 : tensor<2x3xf32>
    %219 = stablehlo.divide %4, %212 : tensor<2x3xf32>
    %220 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %222 = stablehlo.multiply %219, %221 : tensor<2x3xf32>
    %223 = stablehlo.constant dense<1.0> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %225 = stablehlo.add %4, %224 : tensor<2x3xf32>
    %226 = stablehlo.divide %225, %212 : tensor<2x3xf32>
    %227 = stablehlo.multiply %219, %226 : tensor<2x3xf32>
    %228 = stablehlo.constant dense<2.0> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %228, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %230 = stablehlo.add %4, %229 : tensor<2x3xf32>
    %231 = stablehlo.divide %230, %212 : tensor<2x3xf32>
    %232 = stablehlo.multiply %227, %231 : tensor<2x3xf32>
    %233 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %235 = stablehlo.multiply %232, %234 : tensor<2x3xf32>
    %236 = stablehlo.add %222, %235 : tensor<2x3xf32>
    %237 = stablehlo.constant dense<3.0> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %239 = stablehlo.add %4, %238 : tensor<2x3xf32>
    %240 = stablehlo.divide %239, %212 : tensor<2x3xf32>
    %241 = stablehlo.multiply %232, %240 : tensor<2x3xf32>
    %242 = stablehlo.constant dense<4.0> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.add %4, %243 : tensor<2x3xf32>
    %245 = stablehlo.divide %244, %212 : tensor<2x3xf32>
    %246 = stablehlo.multiply %241, %245 : tensor<2x3xf32>
    %247 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %249 = stablehlo.multiply %246, %248 : tensor<2x3xf32>
    %250 = stablehlo.add %236, %249 : tensor<2x3xf32>
    %251 = stablehlo.constant dense<5.0> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %253 = stablehlo.add %4, %252 : tensor<2x3xf32>
    %254 = stablehlo.divide %253, %212 : tensor<2x3xf32>
    %255 = stablehlo.multiply %246, %254 : tensor<2x3xf32>
    %256 = stablehlo.constant dense<6.0> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %258 = stablehlo.add %4, %257 : tensor<2x3xf32>
    %259 = stablehlo.divide %258, %212 : tensor<2x3xf32>
    %260 = stablehlo.multiply %255, %259 : tensor<2x3xf32>
    %261 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %263 = stablehlo.multiply %260, %262 : tensor<2x3xf32>
    %264 = stablehlo.add %250, %263 : tensor<2x3xf32>
    %265 = stablehlo.constant dense<7.0> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %267 = stablehlo.add %4, %266 : tensor<2x3xf32>
    %268 = stablehlo.divide %267, %212 : tensor<2x3xf32>
    %269 = stablehlo.multiply %260, %268 : tensor<2x3xf32>
    %270 = stablehlo.constant dense<8.0> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %272 = stablehlo.add %4, %271 : tensor<2x3xf32>
    %273 = stablehlo.divide %272, %212 : tensor<2x3xf32>
    %274 = stablehlo.multiply %269, %273 : tensor<2x3xf32>
    %275 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %277 = stablehlo.multiply %274, %276 : tensor<2x3xf32>
    %278 = stablehlo.add %264, %277 : tensor<2x3xf32>
    %279 = stablehlo.constant dense<9.0> : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %281 = stablehlo.add %4, %280 : tensor<2x3xf32>
    %282 = stablehlo.divide %281, %212 : tensor<2x3xf32>
    %283 = stablehlo.multiply %274, %282 : tensor<2x3xf32>
    %284 = stablehlo.constant dense<10.0> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %286 = stablehlo.add %4, %285 : tensor<2x3xf32>
    %287 = stablehlo.divide %286, %212 : tensor<2x3xf32>
    %288 = stablehlo.multiply %283, %287 : tensor<2x3xf32>
    %289 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %291 = stablehlo.multiply %288, %290 : tensor<2x3xf32>
    %292 = stablehlo.add %278, %291 : tensor<2x3xf32>
    %293 = stablehlo.constant dense<11.0> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %295 = stablehlo.add %4, %294 : tensor<2x3xf32>
    %296 = stablehlo.divide %295, %212 : tensor<2x3xf32>
    %297 = stablehlo.multiply %288, %296 : tensor<2x3xf32>
    %298 = stablehlo.constant dense<12.0> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %300 = stablehlo.add %4, %299 : tensor<2x3xf32>
    %301 = stablehlo.divide %300, %212 : tensor<2x3xf32>
    %302 = stablehlo.multiply %297, %301 : tensor<2x3xf32>
    %303 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %303, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %305 = stablehlo.multiply %302, %304 : tensor<2x3xf32>
    %306 = stablehlo.add %292, %305 : tensor<2x3xf32>
    %307 = stablehlo.constant dense<13.0> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %309 = stablehlo.add %4, %308 : tensor<2x3xf32>
    %310 = stablehlo.divide %309, %212 : tensor<2x3xf32>
    %311 = stablehlo.multiply %302, %310 : tensor<2x3xf32>
    %312 = stablehlo.constant dense<14.0> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %314 = stablehlo.add %4, %313 : tensor<2x3xf32>
    %315 = stablehlo.divide %314, %212 : tensor<2x3xf32>
    %316 = stablehlo.multiply %311, %315 : tensor<2x3xf32>
    %317 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %319 = stablehlo.multiply %316, %318 : tensor<2x3xf32>
    %320 = stablehlo.add %306, %319 : tensor<2x3xf32>
    %321 = stablehlo.constant dense<1.0> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %323 = stablehlo.subtract %4, %322 : tensor<2x3xf32>
    %324 = stablehlo.constant dense<1.0> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %326 = stablehlo.divide %325, %323 : tensor<2x3xf32>
    %327 = stablehlo.constant dense<0.5> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %329 = stablehlo.add %328, %320 : tensor<2x3xf32>
    %330 = stablehlo.divide %329, %212 : tensor<2x3xf32>
    %331 = stablehlo.add %326, %330 : tensor<2x3xf32>
    %332 = stablehlo.multiply %218, %331 : tensor<2x3xf32>
    %333 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %335 = stablehlo.multiply %209, %334 : tensor<2x3xf32>
    %336 = stablehlo.compare LE, %218, %335, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %337 = stablehlo.add %209, %332 : tensor<2x3xf32>
    %338 = stablehlo.select %336, %209, %337 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %339 = stablehlo.divide %139, %132 : tensor<2x3xf32>
    %340 = stablehlo.negate %4 : tensor<2x3xf32>
    %341 = stablehlo.power %339, %340 : tensor<2x3xf32>
    %342 = stablehlo.constant dense<1.0> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %344 = stablehlo.add %139, %343 : tensor<2x3xf32>
    %345 = stablehlo.divide %344, %132 : tensor<2x3xf32>
    %346 = stablehlo.negate %4 : tensor<2x3xf32>
    %347 = stablehlo.power %345, %346 : tensor<2x3xf32>
    %348 = stablehlo.add %341, %347 : tensor<2x3xf32>
    %349 = stablehlo.constant dense<2.0> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %351 = stablehlo.add %139, %350 : tensor<2x3xf32>
    %352 = stablehlo.divide %351, %132 : tensor<2x3xf32>
    %353 = stablehlo.negate %4 : tensor<2x3xf32>
    %354 = stablehlo.power %352, %353 : tensor<2x3xf32>
    %355 = stablehlo.add %348, %354 : tensor<2x3xf32>
    %356 = stablehlo.constant dense<3.0> : tensor<f32>
    %357 = stablehlo.broadcast_in_dim %356, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %358 = stablehlo.add %139, %357 : tensor<2x3xf32>
    %359 = stablehlo.divide %358, %132 : tensor<2x3xf32>
    %360 = stablehlo.negate %4 : tensor<2x3xf32>
    %361 = stablehlo.power %359, %360 : tensor<2x3xf32>
    %362 = stablehlo.add %355, %361 : tensor<2x3xf32>
    %363 = stablehlo.constant dense<4.0> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %365 = stablehlo.add %139, %364 : tensor<2x3xf32>
    %366 = stablehlo.divide %365, %132 : tensor<2x3xf32>
    %367 = stablehlo.negate %4 : tensor<2x3xf32>
    %368 = stablehlo.power %366, %367 : tensor<2x3xf32>
    %369 = stablehlo.add %362, %368 : tensor<2x3xf32>
    %370 = stablehlo.constant dense<5.0> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %372 = stablehlo.add %139, %371 : tensor<2x3xf32>
    %373 = stablehlo.divide %372, %132 : tensor<2x3xf32>
    %374 = stablehlo.negate %4 : tensor<2x3xf32>
    %375 = stablehlo.power %373, %374 : tensor<2x3xf32>
    %376 = stablehlo.add %369, %375 : tensor<2x3xf32>
    %377 = stablehlo.constant dense<6.0> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %379 = stablehlo.add %139, %378 : tensor<2x3xf32>
    %380 = stablehlo.divide %379, %132 : tensor<2x3xf32>
    %381 = stablehlo.negate %4 : tensor<2x3xf32>
    %382 = stablehlo.power %380, %381 : tensor<2x3xf32>
    %383 = stablehlo.add %376, %382 : tensor<2x3xf32>
    %384 = stablehlo.constant dense<7.0> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %384, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %386 = stablehlo.add %139, %385 : tensor<2x3xf32>
    %387 = stablehlo.divide %386, %132 : tensor<2x3xf32>
    %388 = stablehlo.negate %4 : tensor<2x3xf32>
    %389 = stablehlo.power %387, %388 : tensor<2x3xf32>
    %390 = stablehlo.add %383, %389 : tensor<2x3xf32>
    %391 = stablehlo.constant dense<8.0> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %391, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %393 = stablehlo.add %139, %392 : tensor<2x3xf32>
    %394 = stablehlo.divide %393, %132 : tensor<2x3xf32>
    %395 = stablehlo.negate %4 : tensor<2x3xf32>
    %396 = stablehlo.power %394, %395 : tensor<2x3xf32>
    %397 = stablehlo.add %390, %396 : tensor<2x3xf32>
    %398 = stablehlo.constant dense<9.0> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %398, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %400 = stablehlo.add %139, %399 : tensor<2x3xf32>
    %401 = stablehlo.divide %400, %132 : tensor<2x3xf32>
    %402 = stablehlo.negate %4 : tensor<2x3xf32>
    %403 = stablehlo.power %401, %402 : tensor<2x3xf32>
    %404 = stablehlo.add %397, %403 : tensor<2x3xf32>
    %405 = stablehlo.constant dense<10.0> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %405, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %407 = stablehlo.add %139, %406 : tensor<2x3xf32>
    %408 = stablehlo.divide %407, %132 : tensor<2x3xf32>
    %409 = stablehlo.constant dense<1.0> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %409, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %411 = stablehlo.subtract %410, %4 : tensor<2x3xf32>
    %412 = stablehlo.power %408, %411 : tensor<2x3xf32>
    %413 = stablehlo.multiply %412, %132 : tensor<2x3xf32>
    %414 = stablehlo.divide %4, %407 : tensor<2x3xf32>
    %415 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %415, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %417 = stablehlo.multiply %414, %416 : tensor<2x3xf32>
    %418 = stablehlo.constant dense<1.0> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %418, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %420 = stablehlo.add %4, %419 : tensor<2x3xf32>
    %421 = stablehlo.divide %420, %407 : tensor<2x3xf32>
    %422 = stablehlo.multiply %414, %421 : tensor<2x3xf32>
    %423 = stablehlo.constant dense<2.0> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %423, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %425 = stablehlo.add %4, %424 : tensor<2x3xf32>
    %426 = stablehlo.divide %425, %407 : tensor<2x3xf32>
    %427 = stablehlo.multiply %422, %426 : tensor<2x3xf32>
    %428 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %430 = stablehlo.multiply %427, %429 : tensor<2x3xf32>
    %431 = stablehlo.add %417, %430 : tensor<2x3xf32>
    %432 = stablehlo.constant dense<3.0> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %434 = stablehlo.add %4, %433 : tensor<2x3xf32>
    %435 = stablehlo.divide %434, %407 : tensor<2x3xf32>
    %436 = stablehlo.multiply %427, %435 : tensor<2x3xf32>
    %437 = stablehlo.constant dense<4.0> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %439 = stablehlo.add %4, %438 : tensor<2x3xf32>
    %440 = stablehlo.divide %439, %407 : tensor<2x3xf32>
    %441 = stablehlo.multiply %436, %440 : tensor<2x3xf32>
    %442 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %444 = stablehlo.multiply %441, %443 : tensor<2x3xf32>
    %445 = stablehlo.add %431, %444 : tensor<2x3xf32>
    %446 = stablehlo.constant dense<5.0> : tensor<f32>
    %447 = stablehlo.broadcast_in_dim %446, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %448 = stablehlo.add %4, %447 : tensor<2x3xf32>
    %449 = stablehlo.divide %448, %407 : tensor<2x3xf32>
    %450 = stablehlo.multiply %441, %449 : tensor<2x3xf32>
    %451 = stablehlo.constant dense<6.0> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %451, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %453 = stablehlo.add %4, %452 : tensor<2x3xf32>
    %454 = stablehlo.divide %453, %407 : tensor<2x3xf32>
    %455 = stablehlo.multiply %450, %454 : tensor<2x3xf32>
    %456 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %456, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %458 = stablehlo.multiply %455, %457 : tensor<2x3xf32>
    %459 = stablehlo.add %445, %458 : tensor<2x3xf32>
    %460 = stablehlo.constant dense<7.0> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %460, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %462 = stablehlo.add %4, %461 : tensor<2x3xf32>
    %463 = stablehlo.divide %462, %407 : tensor<2x3xf32>
    %464 = stablehlo.multiply %455, %463 : tensor<2x3xf32>
    %465 = stablehlo.constant dense<8.0> : tensor<f32>
    %466 = stablehlo.broadcast_in_dim %465, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %467 = stablehlo.add %4, %466 : tensor<2x3xf32>
    %468 = stablehlo.divide %467, %407 : tensor<2x3xf32>
    %469 = stablehlo.multiply %464, %468 : tensor<2x3xf32>
    %470 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %471 = stablehlo.broadcast_in_dim %470, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %472 = stablehlo.multiply %469, %471 : tensor<2x3xf32>
    %473 = stablehlo.add %459, %472 : tensor<2x3xf32>
    %474 = stablehlo.constant dense<9.0> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %476 = stablehlo.add %4, %475 : tensor<2x3xf32>
    %477 = stablehlo.divide %476, %407 : tensor<2x3xf32>
    %478 = stablehlo.multiply %469, %477 : tensor<2x3xf32>
    %479 = stablehlo.constant dense<10.0> : tensor<f32>
    %480 = stablehlo.broadcast_in_dim %479, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %481 = stablehlo.add %4, %480 : tensor<2x3xf32>
    %482 = stablehlo.divide %481, %407 : tensor<2x3xf32>
    %483 = stablehlo.multiply %478, %482 : tensor<2x3xf32>
    %484 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %484, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %486 = stablehlo.multiply %483, %485 : tensor<2x3xf32>
    %487 = stablehlo.add %473, %486 : tensor<2x3xf32>
    %488 = stablehlo.constant dense<11.0> : tensor<f32>
    %489 = stablehlo.broadcast_in_dim %488, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %490 = stablehlo.add %4, %489 : tensor<2x3xf32>
    %491 = stablehlo.divide %490, %407 : tensor<2x3xf32>
    %492 = stablehlo.multiply %483, %491 : tensor<2x3xf32>
    %493 = stablehlo.constant dense<12.0> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %495 = stablehlo.add %4, %494 : tensor<2x3xf32>
    %496 = stablehlo.divide %495, %407 : tensor<2x3xf32>
    %497 = stablehlo.multiply %492, %496 : tensor<2x3xf32>
    %498 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %500 = stablehlo.multiply %497, %499 : tensor<2x3xf32>
    %501 = stablehlo.add %487, %500 : tensor<2x3xf32>
    %502 = stablehlo.constant dense<13.0> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %502, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %504 = stablehlo.add %4, %503 : tensor<2x3xf32>
    %505 = stablehlo.divide %504, %407 : tensor<2x3xf32>
    %506 = stablehlo.multiply %497, %505 : tensor<2x3xf32>
    %507 = stablehlo.constant dense<14.0> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %509 = stablehlo.add %4, %508 : tensor<2x3xf32>
    %510 = stablehlo.divide %509, %407 : tensor<2x3xf32>
    %511 = stablehlo.multiply %506, %510 : tensor<2x3xf32>
    %512 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %513 = stablehlo.broadcast_in_dim %512, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %514 = stablehlo.multiply %511, %513 : tensor<2x3xf32>
    %515 = stablehlo.add %501, %514 : tensor<2x3xf32>
    %516 = stablehlo.constant dense<1.0> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %516, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %518 = stablehlo.subtract %4, %517 : tensor<2x3xf32>
    %519 = stablehlo.constant dense<1.0> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %521 = stablehlo.divide %520, %518 : tensor<2x3xf32>
    %522 = stablehlo.constant dense<0.5> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %522, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %524 = stablehlo.add %523, %515 : tensor<2x3xf32>
    %525 = stablehlo.divide %524, %407 : tensor<2x3xf32>
    %526 = stablehlo.add %521, %525 : tensor<2x3xf32>
    %527 = stablehlo.multiply %413, %526 : tensor<2x3xf32>
    %528 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %528, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %530 = stablehlo.multiply %404, %529 : tensor<2x3xf32>
    %531 = stablehlo.compare LE, %413, %530, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %532 = stablehlo.add %404, %527 : tensor<2x3xf32>
    %533 = stablehlo.select %531, %404, %532 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %534 = stablehlo.constant dense<1.0> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %536 = stablehlo.subtract %535, %1 : tensor<2x3xf32>
    %537 = stablehlo.divide %536, %132 : tensor<2x3xf32>
    %538 = stablehlo.negate %4 : tensor<2x3xf32>
    %539 = stablehlo.power %537, %538 : tensor<2x3xf32>
    %540 = stablehlo.constant dense<1.0> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %540, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %542 = stablehlo.add %536, %541 : tensor<2x3xf32>
    %543 = stablehlo.divide %542, %132 : tensor<2x3xf32>
    %544 = stablehlo.negate %4 : tensor<2x3xf32>
    %545 = stablehlo.power %543, %544 : tensor<2x3xf32>
    %546 = stablehlo.add %539, %545 : tensor<2x3xf32>
    %547 = stablehlo.constant dense<2.0> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %547, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %549 = stablehlo.add %536, %548 : tensor<2x3xf32>
    %550 = stablehlo.divide %549, %132 : tensor<2x3xf32>
    %551 = stablehlo.negate %4 : tensor<2x3xf32>
    %552 = stablehlo.power %550, %551 : tensor<2x3xf32>
    %553 = stablehlo.add %546, %552 : tensor<2x3xf32>
    %554 = stablehlo.constant dense<3.0> : tensor<f32>
    %555 = stablehlo.broadcast_in_dim %554, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %556 = stablehlo.add %536, %555 : tensor<2x3xf32>
    %557 = stablehlo.divide %556, %132 : tensor<2x3xf32>
    %558 = stablehlo.negate %4 : tensor<2x3xf32>
    %559 = stablehlo.power %557, %558 : tensor<2x3xf32>
    %560 = stablehlo.add %553, %559 : tensor<2x3xf32>
    %561 = stablehlo.constant dense<4.0> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %563 = stablehlo.add %536, %562 : tensor<2x3xf32>
    %564 = stablehlo.divide %563, %132 : tensor<2x3xf32>
    %565 = stablehlo.negate %4 : tensor<2x3xf32>
    %566 = stablehlo.power %564, %565 : tensor<2x3xf32>
    %567 = stablehlo.add %560, %566 : tensor<2x3xf32>
    %568 = stablehlo.constant dense<5.0> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %568, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %570 = stablehlo.add %536, %569 : tensor<2x3xf32>
    %571 = stablehlo.divide %570, %132 : tensor<2x3xf32>
    %572 = stablehlo.negate %4 : tensor<2x3xf32>
    %573 = stablehlo.power %571, %572 : tensor<2x3xf32>
    %574 = stablehlo.add %567, %573 : tensor<2x3xf32>
    %575 = stablehlo.constant dense<6.0> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %577 = stablehlo.add %536, %576 : tensor<2x3xf32>
    %578 = stablehlo.divide %577, %132 : tensor<2x3xf32>
    %579 = stablehlo.negate %4 : tensor<2x3xf32>
    %580 = stablehlo.power %578, %579 : tensor<2x3xf32>
    %581 = stablehlo.add %574, %580 : tensor<2x3xf32>
    %582 = stablehlo.constant dense<7.0> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %584 = stablehlo.add %536, %583 : tensor<2x3xf32>
    %585 = stablehlo.divide %584, %132 : tensor<2x3xf32>
    %586 = stablehlo.negate %4 : tensor<2x3xf32>
    %587 = stablehlo.power %585, %586 : tensor<2x3xf32>
    %588 = stablehlo.add %581, %587 : tensor<2x3xf32>
    %589 = stablehlo.constant dense<8.0> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %591 = stablehlo.add %536, %590 : tensor<2x3xf32>
    %592 = stablehlo.divide %591, %132 : tensor<2x3xf32>
    %593 = stablehlo.negate %4 : tensor<2x3xf32>
    %594 = stablehlo.power %592, %593 : tensor<2x3xf32>
    %595 = stablehlo.add %588, %594 : tensor<2x3xf32>
    %596 = stablehlo.constant dense<9.0> : tensor<f32>
    %597 = stablehlo.broadcast_in_dim %596, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %598 = stablehlo.add %536, %597 : tensor<2x3xf32>
    %599 = stablehlo.divide %598, %132 : tensor<2x3xf32>
    %600 = stablehlo.negate %4 : tensor<2x3xf32>
    %601 = stablehlo.power %599, %600 : tensor<2x3xf32>
    %602 = stablehlo.add %595, %601 : tensor<2x3xf32>
    %603 = stablehlo.constant dense<10.0> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %603, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %605 = stablehlo.add %536, %604 : tensor<2x3xf32>
    %606 = stablehlo.divide %605, %132 : tensor<2x3xf32>
    %607 = stablehlo.constant dense<1.0> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %609 = stablehlo.subtract %608, %4 : tensor<2x3xf32>
    %610 = stablehlo.power %606, %609 : tensor<2x3xf32>
    %611 = stablehlo.multiply %610, %132 : tensor<2x3xf32>
    %612 = stablehlo.divide %4, %605 : tensor<2x3xf32>
    %613 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %614 = stablehlo.broadcast_in_dim %613, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %615 = stablehlo.multiply %612, %614 : tensor<2x3xf32>
    %616 = stablehlo.constant dense<1.0> : tensor<f32>
    %617 = stablehlo.broadcast_in_dim %616, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %618 = stablehlo.add %4, %617 : tensor<2x3xf32>
    %619 = stablehlo.divide %618, %605 : tensor<2x3xf32>
    %620 = stablehlo.multiply %612, %619 : tensor<2x3xf32>
    %621 = stablehlo.constant dense<2.0> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %623 = stablehlo.add %4, %622 : tensor<2x3xf32>
    %624 = stablehlo.divide %623, %605 : tensor<2x3xf32>
    %625 = stablehlo.multiply %620, %624 : tensor<2x3xf32>
    %626 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %628 = stablehlo.multiply %625, %627 : tensor<2x3xf32>
    %629 = stablehlo.add %615, %628 : tensor<2x3xf32>
    %630 = stablehlo.constant dense<3.0> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %630, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %632 = stablehlo.add %4, %631 : tensor<2x3xf32>
    %633 = stablehlo.divide %632, %605 : tensor<2x3xf32>
    %634 = stablehlo.multiply %625, %633 : tensor<2x3xf32>
    %635 = stablehlo.constant dense<4.0> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %635, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %637 = stablehlo.add %4, %636 : tensor<2x3xf32>
    %638 = stablehlo.divide %637, %605 : tensor<2x3xf32>
    %639 = stablehlo.multiply %634, %638 : tensor<2x3xf32>
    %640 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %641 = stablehlo.broadcast_in_dim %640, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %642 = stablehlo.multiply %639, %641 : tensor<2x3xf32>
    %643 = stablehlo.add %629, %642 : tensor<2x3xf32>
    %644 = stablehlo.constant dense<5.0> : tensor<f32>
    %645 = stablehlo.broadcast_in_dim %644, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %646 = stablehlo.add %4, %645 : tensor<2x3xf32>
    %647 = stablehlo.divide %646, %605 : tensor<2x3xf32>
    %648 = stablehlo.multiply %639, %647 : tensor<2x3xf32>
    %649 = stablehlo.constant dense<6.0> : tensor<f32>
    %650 = stablehlo.broadcast_in_dim %649, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %651 = stablehlo.add %4, %650 : tensor<2x3xf32>
    %652 = stablehlo.divide %651, %605 : tensor<2x3xf32>
    %653 = stablehlo.multiply %648, %652 : tensor<2x3xf32>
    %654 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %655 = stablehlo.broadcast_in_dim %654, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %656 = stablehlo.multiply %653, %655 : tensor<2x3xf32>
    %657 = stablehlo.add %643, %656 : tensor<2x3xf32>
    %658 = stablehlo.constant dense<7.0> : tensor<f32>
    %659 = stablehlo.broadcast_in_dim %658, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %660 = stablehlo.add %4, %659 : tensor<2x3xf32>
    %661 = stablehlo.divide %660, %605 : tensor<2x3xf32>
    %662 = stablehlo.multiply %653, %661 : tensor<2x3xf32>
    %663 = stablehlo.constant dense<8.0> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %663, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %665 = stablehlo.add %4, %664 : tensor<2x3xf32>
    %666 = stablehlo.divide %665, %605 : tensor<2x3xf32>
    %667 = stablehlo.multiply %662, %666 : tensor<2x3xf32>
    %668 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %668, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %670 = stablehlo.multiply %667, %669 : tensor<2x3xf32>
    %671 = stablehlo.add %657, %670 : tensor<2x3xf32>
    %672 = stablehlo.constant dense<9.0> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %672, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %674 = stablehlo.add %4, %673 : tensor<2x3xf32>
    %675 = stablehlo.divide %674, %605 : tensor<2x3xf32>
    %676 = stablehlo.multiply %667, %675 : tensor<2x3xf32>
    %677 = stablehlo.constant dense<10.0> : tensor<f32>
    %678 = stablehlo.broadcast_in_dim %677, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %679 = stablehlo.add %4, %678 : tensor<2x3xf32>
    %680 = stablehlo.divide %679, %605 : tensor<2x3xf32>
    %681 = stablehlo.multiply %676, %680 : tensor<2x3xf32>
    %682 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %683 = stablehlo.broadcast_in_dim %682, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %684 = stablehlo.multiply %681, %683 : tensor<2x3xf32>
    %685 = stablehlo.add %671, %684 : tensor<2x3xf32>
    %686 = stablehlo.constant dense<11.0> : tensor<f32>
    %687 = stablehlo.broadcast_in_dim %686, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %688 = stablehlo.add %4, %687 : tensor<2x3xf32>
    %689 = stablehlo.divide %688, %605 : tensor<2x3xf32>
    %690 = stablehlo.multiply %681, %689 : tensor<2x3xf32>
    %691 = stablehlo.constant dense<12.0> : tensor<f32>
    %692 = stablehlo.broadcast_in_dim %691, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %693 = stablehlo.add %4, %692 : tensor<2x3xf32>
    %694 = stablehlo.divide %693, %605 : tensor<2x3xf32>
    %695 = stablehlo.multiply %690, %694 : tensor<2x3xf32>
    %696 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %697 = stablehlo.broadcast_in_dim %696, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %698 = stablehlo.multiply %695, %697 : tensor<2x3xf32>
    %699 = stablehlo.add %685, %698 : tensor<2x3xf32>
    %700 = stablehlo.constant dense<13.0> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %700, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %702 = stablehlo.add %4, %701 : tensor<2x3xf32>
    %703 = stablehlo.divide %702, %605 : tensor<2x3xf32>
    %704 = stablehlo.multiply %695, %703 : tensor<2x3xf32>
    %705 = stablehlo.constant dense<14.0> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %705, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %707 = stablehlo.add %4, %706 : tensor<2x3xf32>
    %708 = stablehlo.divide %707, %605 : tensor<2x3xf32>
    %709 = stablehlo.multiply %704, %708 : tensor<2x3xf32>
    %710 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %710, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %712 = stablehlo.multiply %709, %711 : tensor<2x3xf32>
    %713 = stablehlo.add %699, %712 : tensor<2x3xf32>
    %714 = stablehlo.constant dense<1.0> : tensor<f32>
    %715 = stablehlo.broadcast_in_dim %714, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %716 = stablehlo.subtract %4, %715 : tensor<2x3xf32>
    %717 = stablehlo.constant dense<1.0> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %719 = stablehlo.divide %718, %716 : tensor<2x3xf32>
    %720 = stablehlo.constant dense<0.5> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %720, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %722 = stablehlo.add %721, %713 : tensor<2x3xf32>
    %723 = stablehlo.divide %722, %605 : tensor<2x3xf32>
    %724 = stablehlo.add %719, %723 : tensor<2x3xf32>
    %725 = stablehlo.multiply %611, %724 : tensor<2x3xf32>
    %726 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %728 = stablehlo.multiply %602, %727 : tensor<2x3xf32>
    %729 = stablehlo.compare LE, %611, %728, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %730 = stablehlo.add %602, %725 : tensor<2x3xf32>
    %731 = stablehlo.select %729, %602, %730 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %732 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %733 = stablehlo.broadcast_in_dim %732, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %734 = stablehlo.compare EQ, %731, %733, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %735 = stablehlo.constant dense<0.0> : tensor<f32>
    %736 = stablehlo.broadcast_in_dim %735, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %737 = stablehlo.select %734, %736, %731 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %738 = stablehlo.subtract %533, %737 : tensor<2x3xf32>
    %739 = stablehlo.add %338, %738 : tensor<2x3xf32>
    %740 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %741 = stablehlo.broadcast_in_dim %740, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %742 = stablehlo.compare EQ, %338, %741, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %743 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %744 = stablehlo.broadcast_in_dim %743, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %745 = stablehlo.compare EQ, %533, %744, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %746 = stablehlo.and %742, %745 : tensor<2x3xi1>
    %747 = stablehlo.constant dense<0.5> : tensor<f32>
    %748 = stablehlo.broadcast_in_dim %747, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %749 = stablehlo.subtract %139, %748 : tensor<2x3xf32>
    %750 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %750, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %752 = stablehlo.multiply %749, %751 : tensor<2x3xf32>
    %753 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %753, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %755 = stablehlo.multiply %752, %754 : tensor<2x3xf32>
    %756 = stablehlo.subtract %338, %533 : tensor<2x3xf32>
    %757 = stablehlo.select %746, %755, %756 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %758 = stablehlo.add %757, %737 : tensor<2x3xf32>
    %759 = stablehlo.constant dense<0.5> : tensor<f32>
    %760 = stablehlo.broadcast_in_dim %759, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %761 = stablehlo.multiply %4, %760 : tensor<2x3xf32>
    %762 = stablehlo.floor %761 : tensor<2x3xf32>
    %763 = stablehlo.subtract %761, %762 : tensor<2x3xf32>
    %764 = stablehlo.constant dense<0.0> : tensor<f32>
    %765 = stablehlo.broadcast_in_dim %764, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %766 = stablehlo.compare EQ, %763, %765, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %767 = stablehlo.select %766, %739, %758 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %768 = stablehlo.select %135, %767, %338 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %769 = stablehlo.constant dense<0.0> : tensor<f32>
    %770 = stablehlo.broadcast_in_dim %769, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %771 = stablehlo.compare LE, %1, %770, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %772 = stablehlo.floor %1 : tensor<2x3xf32>
    %773 = stablehlo.compare EQ, %1, %772, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %774 = stablehlo.and %771, %773 : tensor<2x3xi1>
    %775 = stablehlo.constant dense<0.5> : tensor<f32>
    %776 = stablehlo.broadcast_in_dim %775, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %777 = stablehlo.multiply %4, %776 : tensor<2x3xf32>
    %778 = stablehlo.floor %777 : tensor<2x3xf32>
    %779 = stablehlo.subtract %777, %778 : tensor<2x3xf32>
    %780 = stablehlo.constant dense<0.0> : tensor<f32>
    %781 = stablehlo.broadcast_in_dim %780, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %782 = stablehlo.compare EQ, %779, %781, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %783 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %784 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %783, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %786 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %787 = stablehlo.select %782, %785, %786 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %788 = stablehlo.select %774, %787, %768 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %789 = stablehlo.constant dense<0.5> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %789, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %791 = stablehlo.multiply %0, %790 : tensor<2x3xf32>
    %792 = stablehlo.floor %791 : tensor<2x3xf32>
    %793 = stablehlo.subtract %791, %792 : tensor<2x3xf32>
    %794 = stablehlo.constant dense<0.0> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %794, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %796 = stablehlo.compare EQ, %793, %795, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %797 = stablehlo.negate %788 : tensor<2x3xf32>
    %798 = stablehlo.select %796, %797, %788 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %799 = stablehlo.constant dense<0.0> : tensor<f32>
    %800 = stablehlo.broadcast_in_dim %799, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %801 = stablehlo.compare EQ, %0, %800, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %802 = stablehlo.constant dense<0.5> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %802, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %804 = stablehlo.compare LT, %1, %803, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %805 = stablehlo.negate %1 : tensor<2x3xf32>
    %806 = stablehlo.constant dense<1.0> : tensor<f32>
    %807 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %808 = stablehlo.subtract %1, %807 : tensor<2x3xf32>
    %809 = stablehlo.select %804, %805, %808 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %810 = stablehlo.constant dense<7.5> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %812 = stablehlo.add %809, %811 : tensor<2x3xf32>
    %813 = stablehlo.constant dense<7.5> : tensor<f32>
    %814 = stablehlo.broadcast_in_dim %813, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %815 = stablehlo.divide %809, %814 : tensor<2x3xf32>
    %816 = stablehlo.log_plus_one %815 : tensor<2x3xf32>
    %817 = stablehlo.constant dense<2.014903> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %817, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %819 = stablehlo.add %816, %818 : tensor<2x3xf32>
    %820 = stablehlo.constant dense<0.0> : tensor<f32>
    %821 = stablehlo.constant dense<1.0> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %821, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %823 = stablehlo.add %809, %822 : tensor<2x3xf32>
    %824 = stablehlo.multiply %823, %823 : tensor<2x3xf32>
    %825 = stablehlo.constant dense<676.5204> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %825, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %827 = stablehlo.divide %826, %824 : tensor<2x3xf32>
    %828 = stablehlo.broadcast_in_dim %820, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %829 = stablehlo.add %828, %827 : tensor<2x3xf32>
    %830 = stablehlo.constant dense<2.0> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %832 = stablehlo.add %809, %831 : tensor<2x3xf32>
    %833 = stablehlo.multiply %832, %832 : tensor<2x3xf32>
    %834 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %835 = stablehlo.broadcast_in_dim %834, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %836 = stablehlo.divide %835, %833 : tensor<2x3xf32>
    %837 = stablehlo.add %829, %836 : tensor<2x3xf32>
    %838 = stablehlo.constant dense<3.0> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %838, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %840 = stablehlo.add %809, %839 : tensor<2x3xf32>
    %841 = stablehlo.multiply %840, %840 : tensor<2x3xf32>
    %842 = stablehlo.constant dense<771.3234> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %842, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %844 = stablehlo.divide %843, %841 : tensor<2x3xf32>
    %845 = stablehlo.add %837, %844 : tensor<2x3xf32>
    %846 = stablehlo.constant dense<4.0> : tensor<f32>
    %847 = stablehlo.broadcast_in_dim %846, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %848 = stablehlo.add %809, %847 : tensor<2x3xf32>
    %849 = stablehlo.multiply %848, %848 : tensor<2x3xf32>
    %850 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %850, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %852 = stablehlo.divide %851, %849 : tensor<2x3xf32>
    %853 = stablehlo.add %845, %852 : tensor<2x3xf32>
    %854 = stablehlo.constant dense<5.0> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %854, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %856 = stablehlo.add %809, %855 : tensor<2x3xf32>
    %857 = stablehlo.multiply %856, %856 : tensor<2x3xf32>
    %858 = stablehlo.constant dense<12.507343> : tensor<f32>
    %859 = stablehlo.broadcast_in_dim %858, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %860 = stablehlo.divide %859, %857 : tensor<2x3xf32>
    %861 = stablehlo.add %853, %860 : tensor<2x3xf32>
    %862 = stablehlo.constant dense<6.0> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %862, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %864 = stablehlo.add %809, %863 : tensor<2x3xf32>
    %865 = stablehlo.multiply %864, %864 : tensor<2x3xf32>
    %866 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %866, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %868 = stablehlo.divide %867, %865 : tensor<2x3xf32>
    %869 = stablehlo.add %861, %868 : tensor<2x3xf32>
    %870 = stablehlo.constant dense<7.0> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %870, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %872 = stablehlo.add %809, %871 : tensor<2x3xf32>
    %873 = stablehlo.multiply %872, %872 : tensor<2x3xf32>
    %874 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %874, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %876 = stablehlo.divide %875, %873 : tensor<2x3xf32>
    %877 = stablehlo.add %869, %876 : tensor<2x3xf32>
    %878 = stablehlo.constant dense<8.0> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %878, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %880 = stablehlo.add %809, %879 : tensor<2x3xf32>
    %881 = stablehlo.multiply %880, %880 : tensor<2x3xf32>
    %882 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %882, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %884 = stablehlo.divide %883, %881 : tensor<2x3xf32>
    %885 = stablehlo.add %877, %884 : tensor<2x3xf32>
    %886 = stablehlo.constant dense<1.0> : tensor<f32>
    %887 = stablehlo.constant dense<1.0> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %889 = stablehlo.add %809, %888 : tensor<2x3xf32>
    %890 = stablehlo.constant dense<676.5204> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %890, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %892 = stablehlo.divide %891, %889 : tensor<2x3xf32>
    %893 = stablehlo.broadcast_in_dim %886, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %894 = stablehlo.add %893, %892 : tensor<2x3xf32>
    %895 = stablehlo.constant dense<2.0> : tensor<f32>
    %896 = stablehlo.broadcast_in_dim %895, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %897 = stablehlo.add %809, %896 : tensor<2x3xf32>
    %898 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %899 = stablehlo.broadcast_in_dim %898, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %900 = stablehlo.divide %899, %897 : tensor<2x3xf32>
    %901 = stablehlo.add %894, %900 : tensor<2x3xf32>
    %902 = stablehlo.constant dense<3.0> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %902, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %904 = stablehlo.add %809, %903 : tensor<2x3xf32>
    %905 = stablehlo.constant dense<771.3234> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %905, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %907 = stablehlo.divide %906, %904 : tensor<2x3xf32>
    %908 = stablehlo.add %901, %907 : tensor<2x3xf32>
    %909 = stablehlo.constant dense<4.0> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %909, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %911 = stablehlo.add %809, %910 : tensor<2x3xf32>
    %912 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %912, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %914 = stablehlo.divide %913, %911 : tensor<2x3xf32>
    %915 = stablehlo.add %908, %914 : tensor<2x3xf32>
    %916 = stablehlo.constant dense<5.0> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %916, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %918 = stablehlo.add %809, %917 : tensor<2x3xf32>
    %919 = stablehlo.constant dense<12.507343> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %919, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %921 = stablehlo.divide %920, %918 : tensor<2x3xf32>
    %922 = stablehlo.add %915, %921 : tensor<2x3xf32>
    %923 = stablehlo.constant dense<6.0> : tensor<f32>
    %924 = stablehlo.broadcast_in_dim %923, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %925 = stablehlo.add %809, %924 : tensor<2x3xf32>
    %926 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %926, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %928 = stablehlo.divide %927, %925 : tensor<2x3xf32>
    %929 = stablehlo.add %922, %928 : tensor<2x3xf32>
    %930 = stablehlo.constant dense<7.0> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %930, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %932 = stablehlo.add %809, %931 : tensor<2x3xf32>
    %933 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %934 = stablehlo.broadcast_in_dim %933, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %935 = stablehlo.divide %934, %932 : tensor<2x3xf32>
    %936 = stablehlo.add %929, %935 : tensor<2x3xf32>
    %937 = stablehlo.constant dense<8.0> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %937, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %939 = stablehlo.add %809, %938 : tensor<2x3xf32>
    %940 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %941 = stablehlo.broadcast_in_dim %940, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %942 = stablehlo.divide %941, %939 : tensor<2x3xf32>
    %943 = stablehlo.add %936, %942 : tensor<2x3xf32>
    %944 = stablehlo.divide %885, %943 : tensor<2x3xf32>
    %945 = stablehlo.subtract %819, %944 : tensor<2x3xf32>
    %946 = stablehlo.constant dense<7.0> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %946, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %948 = stablehlo.divide %947, %812 : tensor<2x3xf32>
    %949 = stablehlo.subtract %945, %948 : tensor<2x3xf32>
    %950 = stablehlo.constant dense<0.5> : tensor<f32>
    %951 = stablehlo.broadcast_in_dim %950, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %952 = stablehlo.add %1, %951 : tensor<2x3xf32>
    %953 = stablehlo.floor %952 : tensor<2x3xf32>
    %954 = stablehlo.abs %953 : tensor<2x3xf32>
    %955 = stablehlo.add %1, %954 : tensor<2x3xf32>
    %956 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %956, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %958 = stablehlo.multiply %955, %957 : tensor<2x3xf32>
    %959 = stablehlo.cosine %958 : tensor<2x3xf32>
    %960 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %961 = stablehlo.broadcast_in_dim %960, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %962 = stablehlo.multiply %959, %961 : tensor<2x3xf32>
    %963 = stablehlo.sine %958 : tensor<2x3xf32>
    %964 = stablehlo.divide %962, %963 : tensor<2x3xf32>
    %965 = stablehlo.subtract %949, %964 : tensor<2x3xf32>
    %966 = stablehlo.select %804, %965, %949 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %967 = stablehlo.floor %1 : tensor<2x3xf32>
    %968 = stablehlo.compare EQ, %1, %967, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %969 = stablehlo.constant dense<0.0> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %969, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %971 = stablehlo.compare LE, %1, %970, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %972 = stablehlo.and %968, %971 : tensor<2x3xi1>
    %973 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %974 = stablehlo.broadcast_in_dim %973, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %975 = stablehlo.select %972, %974, %966 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %976 = stablehlo.select %801, %975, %798 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %977 = stablehlo.constant dense<0.0> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %977, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %979 = stablehlo.compare GE, %0, %978, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %980 = stablehlo.floor %0 : tensor<2x3xf32>
    %981 = stablehlo.compare EQ, %0, %980, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %982 = stablehlo.and %979, %981 : tensor<2x3xi1>
    %983 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %983, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %985 = stablehlo.compare LT, %0, %984, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %986 = stablehlo.and %982, %985 : tensor<2x3xi1>
    %987 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %987, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %989 = stablehlo.select %986, %976, %988 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %990 = stablehlo.convert %989 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %991 = stablehlo.constant dense<1.0> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %991, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %993 = stablehlo.add %arg1, %992 : tensor<2x3xf32>
    %994 = stablehlo.constant dense<0.5> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %994, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %996 = stablehlo.compare LT, %993, %995, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %997 = stablehlo.negate %993 : tensor<2x3xf32>
    %998 = stablehlo.constant dense<1.0> : tensor<f32>
    %999 = stablehlo.broadcast_in_dim %998, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1000 = stablehlo.subtract %993, %999 : tensor<2x3xf32>
    %1001 = stablehlo.select %996, %997, %1000 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1002 = stablehlo.constant dense<7.5> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %1002, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1004 = stablehlo.add %1001, %1003 : tensor<2x3xf32>
    %1005 = stablehlo.constant dense<7.5> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %1005, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1007 = stablehlo.divide %1001, %1006 : tensor<2x3xf32>
    %1008 = stablehlo.log_plus_one %1007 : tensor<2x3xf32>
    %1009 = stablehlo.constant dense<2.014903> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %1009, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1011 = stablehlo.add %1008, %1010 : tensor<2x3xf32>
    %1012 = stablehlo.constant dense<1.0> : tensor<f32>
    %1013 = stablehlo.constant dense<1.0> : tensor<f32>
    %1014 = stablehlo.broadcast_in_dim %1013, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1015 = stablehlo.add %1001, %1014 : tensor<2x3xf32>
    %1016 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1017 = stablehlo.broadcast_in_dim %1016, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1018 = stablehlo.divide %1017, %1015 : tensor<2x3xf32>
    %1019 = stablehlo.broadcast_in_dim %1012, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1020 = stablehlo.add %1019, %1018 : tensor<2x3xf32>
    %1021 = stablehlo.constant dense<2.0> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %1021, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1023 = stablehlo.add %1001, %1022 : tensor<2x3xf32>
    %1024 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %1024, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1026 = stablehlo.divide %1025, %1023 : tensor<2x3xf32>
    %1027 = stablehlo.add %1020, %1026 : tensor<2x3xf32>
    %1028 = stablehlo.constant dense<3.0> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1030 = stablehlo.add %1001, %1029 : tensor<2x3xf32>
    %1031 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1032 = stablehlo.broadcast_in_dim %1031, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1033 = stablehlo.divide %1032, %1030 : tensor<2x3xf32>
    %1034 = stablehlo.add %1027, %1033 : tensor<2x3xf32>
    %1035 = stablehlo.constant dense<4.0> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %1035, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1037 = stablehlo.add %1001, %1036 : tensor<2x3xf32>
    %1038 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %1038, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1040 = stablehlo.divide %1039, %1037 : tensor<2x3xf32>
    %1041 = stablehlo.add %1034, %1040 : tensor<2x3xf32>
    %1042 = stablehlo.constant dense<5.0> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %1042, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1044 = stablehlo.add %1001, %1043 : tensor<2x3xf32>
    %1045 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %1045, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1047 = stablehlo.divide %1046, %1044 : tensor<2x3xf32>
    %1048 = stablehlo.add %1041, %1047 : tensor<2x3xf32>
    %1049 = stablehlo.constant dense<6.0> : tensor<f32>
    %1050 = stablehlo.broadcast_in_dim %1049, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1051 = stablehlo.add %1001, %1050 : tensor<2x3xf32>
    %1052 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %1052, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1054 = stablehlo.divide %1053, %1051 : tensor<2x3xf32>
    %1055 = stablehlo.add %1048, %1054 : tensor<2x3xf32>
    %1056 = stablehlo.constant dense<7.0> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %1056, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1058 = stablehlo.add %1001, %1057 : tensor<2x3xf32>
    %1059 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %1059, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1061 = stablehlo.divide %1060, %1058 : tensor<2x3xf32>
    %1062 = stablehlo.add %1055, %1061 : tensor<2x3xf32>
    %1063 = stablehlo.constant dense<8.0> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %1063, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1065 = stablehlo.add %1001, %1064 : tensor<2x3xf32>
    %1066 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %1066, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1068 = stablehlo.divide %1067, %1065 : tensor<2x3xf32>
    %1069 = stablehlo.add %1062, %1068 : tensor<2x3xf32>
    %1070 = stablehlo.log %1069 : tensor<2x3xf32>
    %1071 = stablehlo.constant dense<0.5> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %1071, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1073 = stablehlo.add %1001, %1072 : tensor<2x3xf32>
    %1074 = stablehlo.divide %1004, %1011 : tensor<2x3xf32>
    %1075 = stablehlo.subtract %1073, %1074 : tensor<2x3xf32>
    %1076 = stablehlo.multiply %1075, %1011 : tensor<2x3xf32>
    %1077 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %1077, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1079 = stablehlo.add %1076, %1078 : tensor<2x3xf32>
    %1080 = stablehlo.add %1079, %1070 : tensor<2x3xf32>
    %1081 = stablehlo.abs %993 : tensor<2x3xf32>
    %1082 = stablehlo.floor %1081 : tensor<2x3xf32>
    %1083 = stablehlo.subtract %1081, %1082 : tensor<2x3xf32>
    %1084 = stablehlo.constant dense<0.5> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %1084, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1086 = stablehlo.compare GT, %1083, %1085, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1087 = stablehlo.constant dense<1.0> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %1087, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1089 = stablehlo.subtract %1088, %1083 : tensor<2x3xf32>
    %1090 = stablehlo.select %1086, %1089, %1083 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1091 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1092 = stablehlo.broadcast_in_dim %1091, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1093 = stablehlo.multiply %1090, %1092 : tensor<2x3xf32>
    %1094 = stablehlo.sine %1093 : tensor<2x3xf32>
    %1095 = stablehlo.log %1094 : tensor<2x3xf32>
    %1096 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %1096, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1098 = stablehlo.subtract %1097, %1095 : tensor<2x3xf32>
    %1099 = stablehlo.subtract %1098, %1080 : tensor<2x3xf32>
    %1100 = stablehlo.is_finite %1095 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %1101 = stablehlo.negate %1095 : tensor<2x3xf32>
    %1102 = stablehlo.select %1100, %1099, %1101 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1103 = stablehlo.select %996, %1102, %1080 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1104 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %1104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1106 = stablehlo.compare EQ, %1081, %1105, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1107 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %1107, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1109 = stablehlo.select %1106, %1108, %1103 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1110 = stablehlo.constant dense<1.0> : tensor<f32>
    %1111 = stablehlo.broadcast_in_dim %1110, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1112 = stablehlo.compare EQ, %993, %1111, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1113 = stablehlo.constant dense<2.0> : tensor<f32>
    %1114 = stablehlo.broadcast_in_dim %1113, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1115 = stablehlo.compare EQ, %993, %1114, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1116 = stablehlo.or %1112, %1115 : tensor<2x3xi1>
    %1117 = stablehlo.constant dense<0.0> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1119 = stablehlo.select %1116, %1118, %1109 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1120 = stablehlo.divide %1119, %993 : tensor<2x3xf32>
    %1121 = stablehlo.exponential %1120 : tensor<2x3xf32>
    %1122 = stablehlo.constant dense<0.0> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %1122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1124 = stablehlo.compare LT, %arg1, %1123, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1125 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1126 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1127 = stablehlo.floor %1126 : tensor<2x3xf32>
    %1128 = stablehlo.subtract %1125, %1127 : tensor<2x3xf32>
    %1129 = stablehlo.constant dense<1.0> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %1129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1131 = stablehlo.subtract %1130, %1128 : tensor<2x3xf32>
    %1132 = stablehlo.select %1124, %1131, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1133 = stablehlo.divide %1132, %1121 : tensor<2x3xf32>
    %1134 = stablehlo.negate %993 : tensor<2x3xf32>
    %1135 = stablehlo.power %1133, %1134 : tensor<2x3xf32>
    %1136 = stablehlo.constant dense<1.0> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %1136, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1138 = stablehlo.add %1132, %1137 : tensor<2x3xf32>
    %1139 = stablehlo.divide %1138, %1121 : tensor<2x3xf32>
    %1140 = stablehlo.negate %993 : tensor<2x3xf32>
    %1141 = stablehlo.power %1139, %1140 : tensor<2x3xf32>
    %1142 = stablehlo.add %1135, %1141 : tensor<2x3xf32>
    %1143 = stablehlo.constant dense<2.0> : tensor<f32>
    %1144 = stablehlo.broadcast_in_dim %1143, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1145 = stablehlo.add %1132, %1144 : tensor<2x3xf32>
    %1146 = stablehlo.divide %1145, %1121 : tensor<2x3xf32>
    %1147 = stablehlo.negate %993 : tensor<2x3xf32>
    %1148 = stablehlo.power %1146, %1147 : tensor<2x3xf32>
    %1149 = stablehlo.add %1142, %1148 : tensor<2x3xf32>
    %1150 = stablehlo.constant dense<3.0> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1152 = stablehlo.add %1132, %1151 : tensor<2x3xf32>
    %1153 = stablehlo.divide %1152, %1121 : tensor<2x3xf32>
    %1154 = stablehlo.negate %993 : tensor<2x3xf32>
    %1155 = stablehlo.power %1153, %1154 : tensor<2x3xf32>
    %1156 = stablehlo.add %1149, %1155 : tensor<2x3xf32>
    %1157 = stablehlo.constant dense<4.0> : tensor<f32>
    %1158 = stablehlo.broadcast_in_dim %1157, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1159 = stablehlo.add %1132, %1158 : tensor<2x3xf32>
    %1160 = stablehlo.divide %1159, %1121 : tensor<2x3xf32>
    %1161 = stablehlo.negate %993 : tensor<2x3xf32>
    %1162 = stablehlo.power %1160, %1161 : tensor<2x3xf32>
    %1163 = stablehlo.add %1156, %1162 : tensor<2x3xf32>
    %1164 = stablehlo.constant dense<5.0> : tensor<f32>
    %1165 = stablehlo.broadcast_in_dim %1164, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1166 = stablehlo.add %1132, %1165 : tensor<2x3xf32>
    %1167 = stablehlo.divide %1166, %1121 : tensor<2x3xf32>
    %1168 = stablehlo.negate %993 : tensor<2x3xf32>
    %1169 = stablehlo.power %1167, %1168 : tensor<2x3xf32>
    %1170 = stablehlo.add %1163, %1169 : tensor<2x3xf32>
    %1171 = stablehlo.constant dense<6.0> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %1171, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1173 = stablehlo.add %1132, %1172 : tensor<2x3xf32>
    %1174 = stablehlo.divide %1173, %1121 : tensor<2x3xf32>
    %1175 = stablehlo.negate %993 : tensor<2x3xf32>
    %1176 = stablehlo.power %1174, %1175 : tensor<2x3xf32>
    %1177 = stablehlo.add %1170, %1176 : tensor<2x3xf32>
    %1178 = stablehlo.constant dense<7.0> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %1178, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1180 = stablehlo.add %1132, %1179 : tensor<2x3xf32>
    %1181 = stablehlo.divide %1180, %1121 : tensor<2x3xf32>
    %1182 = stablehlo.negate %993 : tensor<2x3xf32>
    %1183 = stablehlo.power %1181, %1182 : tensor<2x3xf32>
    %1184 = stablehlo.add %1177, %1183 : tensor<2x3xf32>
    %1185 = stablehlo.constant dense<8.0> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1187 = stablehlo.add %1132, %1186 : tensor<2x3xf32>
    %1188 = stablehlo.divide %1187, %1121 : tensor<2x3xf32>
    %1189 = stablehlo.negate %993 : tensor<2x3xf32>
    %1190 = stablehlo.power %1188, %1189 : tensor<2x3xf32>
    %1191 = stablehlo.add %1184, %1190 : tensor<2x3xf32>
    %1192 = stablehlo.constant dense<9.0> : tensor<f32>
    %1193 = stablehlo.broadcast_in_dim %1192, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1194 = stablehlo.add %1132, %1193 : tensor<2x3xf32>
    %1195 = stablehlo.divide %1194, %1121 : tensor<2x3xf32>
    %1196 = stablehlo.negate %993 : tensor<2x3xf32>
    %1197 = stablehlo.power %1195, %1196 : tensor<2x3xf32>
    %1198 = stablehlo.add %1191, %1197 : tensor<2x3xf32>
    %1199 = stablehlo.constant dense<10.0> : tensor<f32>
    %1200 = stablehlo.broadcast_in_dim %1199, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1201 = stablehlo.add %1132, %1200 : tensor<2x3xf32>
    %1202 = stablehlo.divide %1201, %1121 : tensor<2x3xf32>
    %1203 = stablehlo.constant dense<1.0> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %1203, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1205 = stablehlo.subtract %1204, %993 : tensor<2x3xf32>
    %1206 = stablehlo.power %1202, %1205 : tensor<2x3xf32>
    %1207 = stablehlo.multiply %1206, %1121 : tensor<2x3xf32>
    %1208 = stablehlo.divide %993, %1201 : tensor<2x3xf32>
    %1209 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1210 = stablehlo.broadcast_in_dim %1209, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1211 = stablehlo.multiply %1208, %1210 : tensor<2x3xf32>
    %1212 = stablehlo.constant dense<1.0> : tensor<f32>
    %1213 = stablehlo.broadcast_in_dim %1212, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1214 = stablehlo.add %993, %1213 : tensor<2x3xf32>
    %1215 = stablehlo.divide %1214, %1201 : tensor<2x3xf32>
    %1216 = stablehlo.multiply %1208, %1215 : tensor<2x3xf32>
    %1217 = stablehlo.constant dense<2.0> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %1217, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1219 = stablehlo.add %993, %1218 : tensor<2x3xf32>
    %1220 = stablehlo.divide %1219, %1201 : tensor<2x3xf32>
    %1221 = stablehlo.multiply %1216, %1220 : tensor<2x3xf32>
    %1222 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1223 = stablehlo.broadcast_in_dim %1222, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1224 = stablehlo.multiply %1221, %1223 : tensor<2x3xf32>
    %1225 = stablehlo.add %1211, %1224 : tensor<2x3xf32>
    %1226 = stablehlo.constant dense<3.0> : tensor<f32>
    %1227 = stablehlo.broadcast_in_dim %1226, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1228 = stablehlo.add %993, %1227 : tensor<2x3xf32>
    %1229 = stablehlo.divide %1228, %1201 : tensor<2x3xf32>
    %1230 = stablehlo.multiply %1221, %1229 : tensor<2x3xf32>
    %1231 = stablehlo.constant dense<4.0> : tensor<f32>
    %1232 = stablehlo.broadcast_in_dim %1231, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1233 = stablehlo.add %993, %1232 : tensor<2x3xf32>
    %1234 = stablehlo.divide %1233, %1201 : tensor<2x3xf32>
    %1235 = stablehlo.multiply %1230, %1234 : tensor<2x3xf32>
    %1236 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1237 = stablehlo.broadcast_in_dim %1236, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1238 = stablehlo.multiply %1235, %1237 : tensor<2x3xf32>
    %1239 = stablehlo.add %1225, %1238 : tensor<2x3xf32>
    %1240 = stablehlo.constant dense<5.0> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %1240, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1242 = stablehlo.add %993, %1241 : tensor<2x3xf32>
    %1243 = stablehlo.divide %1242, %1201 : tensor<2x3xf32>
    %1244 = stablehlo.multiply %1235, %1243 : tensor<2x3xf32>
    %1245 = stablehlo.constant dense<6.0> : tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %1245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1247 = stablehlo.add %993, %1246 : tensor<2x3xf32>
    %1248 = stablehlo.divide %1247, %1201 : tensor<2x3xf32>
    %1249 = stablehlo.multiply %1244, %1248 : tensor<2x3xf32>
    %1250 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1251 = stablehlo.broadcast_in_dim %1250, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1252 = stablehlo.multiply %1249, %1251 : tensor<2x3xf32>
    %1253 = stablehlo.add %1239, %1252 : tensor<2x3xf32>
    %1254 = stablehlo.constant dense<7.0> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %1254, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1256 = stablehlo.add %993, %1255 : tensor<2x3xf32>
    %1257 = stablehlo.divide %1256, %1201 : tensor<2x3xf32>
    %1258 = stablehlo.multiply %1249, %1257 : tensor<2x3xf32>
    %1259 = stablehlo.constant dense<8.0> : tensor<f32>
    %1260 = stablehlo.broadcast_in_dim %1259, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1261 = stablehlo.add %993, %1260 : tensor<2x3xf32>
    %1262 = stablehlo.divide %1261, %1201 : tensor<2x3xf32>
    %1263 = stablehlo.multiply %1258, %1262 : tensor<2x3xf32>
    %1264 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %1264, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1266 = stablehlo.multiply %1263, %1265 : tensor<2x3xf32>
    %1267 = stablehlo.add %1253, %1266 : tensor<2x3xf32>
    %1268 = stablehlo.constant dense<9.0> : tensor<f32>
    %1269 = stablehlo.broadcast_in_dim %1268, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1270 = stablehlo.add %993, %1269 : tensor<2x3xf32>
    %1271 = stablehlo.divide %1270, %1201 : tensor<2x3xf32>
    %1272 = stablehlo.multiply %1263, %1271 : tensor<2x3xf32>
    %1273 = stablehlo.constant dense<10.0> : tensor<f32>
    %1274 = stablehlo.broadcast_in_dim %1273, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1275 = stablehlo.add %993, %1274 : tensor<2x3xf32>
    %1276 = stablehlo.divide %1275, %1201 : tensor<2x3xf32>
    %1277 = stablehlo.multiply %1272, %1276 : tensor<2x3xf32>
    %1278 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %1278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1280 = stablehlo.multiply %1277, %1279 : tensor<2x3xf32>
    %1281 = stablehlo.add %1267, %1280 : tensor<2x3xf32>
    %1282 = stablehlo.constant dense<11.0> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %1282, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1284 = stablehlo.add %993, %1283 : tensor<2x3xf32>
    %1285 = stablehlo.divide %1284, %1201 : tensor<2x3xf32>
    %1286 = stablehlo.multiply %1277, %1285 : tensor<2x3xf32>
    %1287 = stablehlo.constant dense<12.0> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %1287, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1289 = stablehlo.add %993, %1288 : tensor<2x3xf32>
    %1290 = stablehlo.divide %1289, %1201 : tensor<2x3xf32>
    %1291 = stablehlo.multiply %1286, %1290 : tensor<2x3xf32>
    %1292 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1294 = stablehlo.multiply %1291, %1293 : tensor<2x3xf32>
    %1295 = stablehlo.add %1281, %1294 : tensor<2x3xf32>
    %1296 = stablehlo.constant dense<13.0> : tensor<f32>
    %1297 = stablehlo.broadcast_in_dim %1296, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1298 = stablehlo.add %993, %1297 : tensor<2x3xf32>
    %1299 = stablehlo.divide %1298, %1201 : tensor<2x3xf32>
    %1300 = stablehlo.multiply %1291, %1299 : tensor<2x3xf32>
    %1301 = stablehlo.constant dense<14.0> : tensor<f32>
    %1302 = stablehlo.broadcast_in_dim %1301, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1303 = stablehlo.add %993, %1302 : tensor<2x3xf32>
    %1304 = stablehlo.divide %1303, %1201 : tensor<2x3xf32>
    %1305 = stablehlo.multiply %1300, %1304 : tensor<2x3xf32>
    %1306 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %1306, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1308 = stablehlo.multiply %1305, %1307 : tensor<2x3xf32>
    %1309 = stablehlo.add %1295, %1308 : tensor<2x3xf32>
    %1310 = stablehlo.constant dense<1.0> : tensor<f32>
    %1311 = stablehlo.broadcast_in_dim %1310, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1312 = stablehlo.subtract %993, %1311 : tensor<2x3xf32>
    %1313 = stablehlo.constant dense<1.0> : tensor<f32>
    %1314 = stablehlo.broadcast_in_dim %1313, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1315 = stablehlo.divide %1314, %1312 : tensor<2x3xf32>
    %1316 = stablehlo.constant dense<0.5> : tensor<f32>
    %1317 = stablehlo.broadcast_in_dim %1316, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1318 = stablehlo.add %1317, %1309 : tensor<2x3xf32>
    %1319 = stablehlo.divide %1318, %1201 : tensor<2x3xf32>
    %1320 = stablehlo.add %1315, %1319 : tensor<2x3xf32>
    %1321 = stablehlo.multiply %1207, %1320 : tensor<2x3xf32>
    %1322 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1323 = stablehlo.broadcast_in_dim %1322, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1324 = stablehlo.multiply %1198, %1323 : tensor<2x3xf32>
    %1325 = stablehlo.compare LE, %1207, %1324, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1326 = stablehlo.add %1198, %1321 : tensor<2x3xf32>
    %1327 = stablehlo.select %1325, %1198, %1326 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1328 = stablehlo.divide %1128, %1121 : tensor<2x3xf32>
    %1329 = stablehlo.negate %993 : tensor<2x3xf32>
    %1330 = stablehlo.power %1328, %1329 : tensor<2x3xf32>
    %1331 = stablehlo.constant dense<1.0> : tensor<f32>
    %1332 = stablehlo.broadcast_in_dim %1331, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1333 = stablehlo.add %1128, %1332 : tensor<2x3xf32>
    %1334 = stablehlo.divide %1333, %1121 : tensor<2x3xf32>
    %1335 = stablehlo.negate %993 : tensor<2x3xf32>
    %1336 = stablehlo.power %1334, %1335 : tensor<2x3xf32>
    %1337 = stablehlo.add %1330, %1336 : tensor<2x3xf32>
    %1338 = stablehlo.constant dense<2.0> : tensor<f32>
    %1339 = stablehlo.broadcast_in_dim %1338, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1340 = stablehlo.add %1128, %1339 : tensor<2x3xf32>
    %1341 = stablehlo.divide %1340, %1121 : tensor<2x3xf32>
    %1342 = stablehlo.negate %993 : tensor<2x3xf32>
    %1343 = stablehlo.power %1341, %1342 : tensor<2x3xf32>
    %1344 = stablehlo.add %1337, %1343 : tensor<2x3xf32>
    %1345 = stablehlo.constant dense<3.0> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %1345, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1347 = stablehlo.add %1128, %1346 : tensor<2x3xf32>
    %1348 = stablehlo.divide %1347, %1121 : tensor<2x3xf32>
    %1349 = stablehlo.negate %993 : tensor<2x3xf32>
    %1350 = stablehlo.power %1348, %1349 : tensor<2x3xf32>
    %1351 = stablehlo.add %1344, %1350 : tensor<2x3xf32>
    %1352 = stablehlo.constant dense<4.0> : tensor<f32>
    %1353 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1354 = stablehlo.add %1128, %1353 : tensor<2x3xf32>
    %1355 = stablehlo.divide %1354, %1121 : tensor<2x3xf32>
    %1356 = stablehlo.negate %993 : tensor<2x3xf32>
    %1357 = stablehlo.power %1355, %1356 : tensor<2x3xf32>
    %1358 = stablehlo.add %1351, %1357 : tensor<2x3xf32>
    %1359 = stablehlo.constant dense<5.0> : tensor<f32>
    %1360 = stablehlo.broadcast_in_dim %1359, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1361 = stablehlo.add %1128, %1360 : tensor<2x3xf32>
    %1362 = stablehlo.divide %1361, %1121 : tensor<2x3xf32>
    %1363 = stablehlo.negate %993 : tensor<2x3xf32>
    %1364 = stablehlo.power %1362, %1363 : tensor<2x3xf32>
    %1365 = stablehlo.add %1358, %1364 : tensor<2x3xf32>
    %1366 = stablehlo.constant dense<6.0> : tensor<f32>
    %1367 = stablehlo.broadcast_in_dim %1366, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1368 = stablehlo.add %1128, %1367 : tensor<2x3xf32>
    %1369 = stablehlo.divide %1368, %1121 : tensor<2x3xf32>
    %1370 = stablehlo.negate %993 : tensor<2x3xf32>
    %1371 = stablehlo.power %1369, %1370 : tensor<2x3xf32>
    %1372 = stablehlo.add %1365, %1371 : tensor<2x3xf32>
    %1373 = stablehlo.constant dense<7.0> : tensor<f32>
    %1374 = stablehlo.broadcast_in_dim %1373, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1375 = stablehlo.add %1128, %1374 : tensor<2x3xf32>
    %1376 = stablehlo.divide %1375, %1121 : tensor<2x3xf32>
    %1377 = stablehlo.negate %993 : tensor<2x3xf32>
    %1378 = stablehlo.power %1376, %1377 : tensor<2x3xf32>
    %1379 = stablehlo.add %1372, %1378 : tensor<2x3xf32>
    %1380 = stablehlo.constant dense<8.0> : tensor<f32>
    %1381 = stablehlo.broadcast_in_dim %1380, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1382 = stablehlo.add %1128, %1381 : tensor<2x3xf32>
    %1383 = stablehlo.divide %1382, %1121 : tensor<2x3xf32>
    %1384 = stablehlo.negate %993 : tensor<2x3xf32>
    %1385 = stablehlo.power %1383, %1384 : tensor<2x3xf32>
    %1386 = stablehlo.add %1379, %1385 : tensor<2x3xf32>
    %1387 = stablehlo.constant dense<9.0> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %1387, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1389 = stablehlo.add %1128, %1388 : tensor<2x3xf32>
    %1390 = stablehlo.divide %1389, %1121 : tensor<2x3xf32>
    %1391 = stablehlo.negate %993 : tensor<2x3xf32>
    %1392 = stablehlo.power %1390, %1391 : tensor<2x3xf32>
    %1393 = stablehlo.add %1386, %1392 : tensor<2x3xf32>
    %1394 = stablehlo.constant dense<10.0> : tensor<f32>
    %1395 = stablehlo.broadcast_in_dim %1394, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1396 = stablehlo.add %1128, %1395 : tensor<2x3xf32>
    %1397 = stablehlo.divide %1396, %1121 : tensor<2x3xf32>
    %1398 = stablehlo.constant dense<1.0> : tensor<f32>
    %1399 = stablehlo.broadcast_in_dim %1398, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1400 = stablehlo.subtract %1399, %993 : tensor<2x3xf32>
    %1401 = stablehlo.power %1397, %1400 : tensor<2x3xf32>
    %1402 = stablehlo.multiply %1401, %1121 : tensor<2x3xf32>
    %1403 = stablehlo.divide %993, %1396 : tensor<2x3xf32>
    %1404 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1405 = stablehlo.broadcast_in_dim %1404, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1406 = stablehlo.multiply %1403, %1405 : tensor<2x3xf32>
    %1407 = stablehlo.constant dense<1.0> : tensor<f32>
    %1408 = stablehlo.broadcast_in_dim %1407, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1409 = stablehlo.add %993, %1408 : tensor<2x3xf32>
    %1410 = stablehlo.divide %1409, %1396 : tensor<2x3xf32>
    %1411 = stablehlo.multiply %1403, %1410 : tensor<2x3xf32>
    %1412 = stablehlo.constant dense<2.0> : tensor<f32>
    %1413 = stablehlo.broadcast_in_dim %1412, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1414 = stablehlo.add %993, %1413 : tensor<2x3xf32>
    %1415 = stablehlo.divide %1414, %1396 : tensor<2x3xf32>
    %1416 = stablehlo.multiply %1411, %1415 : tensor<2x3xf32>
    %1417 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1418 = stablehlo.broadcast_in_dim %1417, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1419 = stablehlo.multiply %1416, %1418 : tensor<2x3xf32>
    %1420 = stablehlo.add %1406, %1419 : tensor<2x3xf32>
    %1421 = stablehlo.constant dense<3.0> : tensor<f32>
    %1422 = stablehlo.broadcast_in_dim %1421, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1423 = stablehlo.add %993, %1422 : tensor<2x3xf32>
    %1424 = stablehlo.divide %1423, %1396 : tensor<2x3xf32>
    %1425 = stablehlo.multiply %1416, %1424 : tensor<2x3xf32>
    %1426 = stablehlo.constant dense<4.0> : tensor<f32>
    %1427 = stablehlo.broadcast_in_dim %1426, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1428 = stablehlo.add %993, %1427 : tensor<2x3xf32>
    %1429 = stablehlo.divide %1428, %1396 : tensor<2x3xf32>
    %1430 = stablehlo.multiply %1425, %1429 : tensor<2x3xf32>
    %1431 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1432 = stablehlo.broadcast_in_dim %1431, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1433 = stablehlo.multiply %1430, %1432 : tensor<2x3xf32>
    %1434 = stablehlo.add %1420, %1433 : tensor<2x3xf32>
    %1435 = stablehlo.constant dense<5.0> : tensor<f32>
    %1436 = stablehlo.broadcast_in_dim %1435, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1437 = stablehlo.add %993, %1436 : tensor<2x3xf32>
    %1438 = stablehlo.divide %1437, %1396 : tensor<2x3xf32>
    %1439 = stablehlo.multiply %1430, %1438 : tensor<2x3xf32>
    %1440 = stablehlo.constant dense<6.0> : tensor<f32>
    %1441 = stablehlo.broadcast_in_dim %1440, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1442 = stablehlo.add %993, %1441 : tensor<2x3xf32>
    %1443 = stablehlo.divide %1442, %1396 : tensor<2x3xf32>
    %1444 = stablehlo.multiply %1439, %1443 : tensor<2x3xf32>
    %1445 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1446 = stablehlo.broadcast_in_dim %1445, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1447 = stablehlo.multiply %1444, %1446 : tensor<2x3xf32>
    %1448 = stablehlo.add %1434, %1447 : tensor<2x3xf32>
    %1449 = stablehlo.constant dense<7.0> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %1449, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1451 = stablehlo.add %993, %1450 : tensor<2x3xf32>
    %1452 = stablehlo.divide %1451, %1396 : tensor<2x3xf32>
    %1453 = stablehlo.multiply %1444, %1452 : tensor<2x3xf32>
    %1454 = stablehlo.constant dense<8.0> : tensor<f32>
    %1455 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1456 = stablehlo.add %993, %1455 : tensor<2x3xf32>
    %1457 = stablehlo.divide %1456, %1396 : tensor<2x3xf32>
    %1458 = stablehlo.multiply %1453, %1457 : tensor<2x3xf32>
    %1459 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1460 = stablehlo.broadcast_in_dim %1459, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1461 = stablehlo.multiply %1458, %1460 : tensor<2x3xf32>
    %1462 = stablehlo.add %1448, %1461 : tensor<2x3xf32>
    %1463 = stablehlo.constant dense<9.0> : tensor<f32>
    %1464 = stablehlo.broadcast_in_dim %1463, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1465 = stablehlo.add %993, %1464 : tensor<2x3xf32>
    %1466 = stablehlo.divide %1465, %1396 : tensor<2x3xf32>
    %1467 = stablehlo.multiply %1458, %1466 : tensor<2x3xf32>
    %1468 = stablehlo.constant dense<10.0> : tensor<f32>
    %1469 = stablehlo.broadcast_in_dim %1468, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1470 = stablehlo.add %993, %1469 : tensor<2x3xf32>
    %1471 = stablehlo.divide %1470, %1396 : tensor<2x3xf32>
    %1472 = stablehlo.multiply %1467, %1471 : tensor<2x3xf32>
    %1473 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %1473, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1475 = stablehlo.multiply %1472, %1474 : tensor<2x3xf32>
    %1476 = stablehlo.add %1462, %1475 : tensor<2x3xf32>
    %1477 = stablehlo.constant dense<11.0> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %1477, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1479 = stablehlo.add %993, %1478 : tensor<2x3xf32>
    %1480 = stablehlo.divide %1479, %1396 : tensor<2x3xf32>
    %1481 = stablehlo.multiply %1472, %1480 : tensor<2x3xf32>
    %1482 = stablehlo.constant dense<12.0> : tensor<f32>
    %1483 = stablehlo.broadcast_in_dim %1482, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1484 = stablehlo.add %993, %1483 : tensor<2x3xf32>
    %1485 = stablehlo.divide %1484, %1396 : tensor<2x3xf32>
    %1486 = stablehlo.multiply %1481, %1485 : tensor<2x3xf32>
    %1487 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1488 = stablehlo.broadcast_in_dim %1487, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1489 = stablehlo.multiply %1486, %1488 : tensor<2x3xf32>
    %1490 = stablehlo.add %1476, %1489 : tensor<2x3xf32>
    %1491 = stablehlo.constant dense<13.0> : tensor<f32>
    %1492 = stablehlo.broadcast_in_dim %1491, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1493 = stablehlo.add %993, %1492 : tensor<2x3xf32>
    %1494 = stablehlo.divide %1493, %1396 : tensor<2x3xf32>
    %1495 = stablehlo.multiply %1486, %1494 : tensor<2x3xf32>
    %1496 = stablehlo.constant dense<14.0> : tensor<f32>
    %1497 = stablehlo.broadcast_in_dim %1496, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1498 = stablehlo.add %993, %1497 : tensor<2x3xf32>
    %1499 = stablehlo.divide %1498, %1396 : tensor<2x3xf32>
    %1500 = stablehlo.multiply %1495, %1499 : tensor<2x3xf32>
    %1501 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1502 = stablehlo.broadcast_in_dim %1501, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1503 = stablehlo.multiply %1500, %1502 : tensor<2x3xf32>
    %1504 = stablehlo.add %1490, %1503 : tensor<2x3xf32>
    %1505 = stablehlo.constant dense<1.0> : tensor<f32>
    %1506 = stablehlo.broadcast_in_dim %1505, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1507 = stablehlo.subtract %993, %1506 : tensor<2x3xf32>
    %1508 = stablehlo.constant dense<1.0> : tensor<f32>
    %1509 = stablehlo.broadcast_in_dim %1508, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1510 = stablehlo.divide %1509, %1507 : tensor<2x3xf32>
    %1511 = stablehlo.constant dense<0.5> : tensor<f32>
    %1512 = stablehlo.broadcast_in_dim %1511, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1513 = stablehlo.add %1512, %1504 : tensor<2x3xf32>
    %1514 = stablehlo.divide %1513, %1396 : tensor<2x3xf32>
    %1515 = stablehlo.add %1510, %1514 : tensor<2x3xf32>
    %1516 = stablehlo.multiply %1402, %1515 : tensor<2x3xf32>
    %1517 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1518 = stablehlo.broadcast_in_dim %1517, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1519 = stablehlo.multiply %1393, %1518 : tensor<2x3xf32>
    %1520 = stablehlo.compare LE, %1402, %1519, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1521 = stablehlo.add %1393, %1516 : tensor<2x3xf32>
    %1522 = stablehlo.select %1520, %1393, %1521 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1523 = stablehlo.constant dense<1.0> : tensor<f32>
    %1524 = stablehlo.broadcast_in_dim %1523, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1525 = stablehlo.subtract %1524, %arg1 : tensor<2x3xf32>
    %1526 = stablehlo.divide %1525, %1121 : tensor<2x3xf32>
    %1527 = stablehlo.negate %993 : tensor<2x3xf32>
    %1528 = stablehlo.power %1526, %1527 : tensor<2x3xf32>
    %1529 = stablehlo.constant dense<1.0> : tensor<f32>
    %1530 = stablehlo.broadcast_in_dim %1529, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1531 = stablehlo.add %1525, %1530 : tensor<2x3xf32>
    %1532 = stablehlo.divide %1531, %1121 : tensor<2x3xf32>
    %1533 = stablehlo.negate %993 : tensor<2x3xf32>
    %1534 = stablehlo.power %1532, %1533 : tensor<2x3xf32>
    %1535 = stablehlo.add %1528, %1534 : tensor<2x3xf32>
    %1536 = stablehlo.constant dense<2.0> : tensor<f32>
    %1537 = stablehlo.broadcast_in_dim %1536, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1538 = stablehlo.add %1525, %1537 : tensor<2x3xf32>
    %1539 = stablehlo.divide %1538, %1121 : tensor<2x3xf32>
    %1540 = stablehlo.negate %993 : tensor<2x3xf32>
    %1541 = stablehlo.power %1539, %1540 : tensor<2x3xf32>
    %1542 = stablehlo.add %1535, %1541 : tensor<2x3xf32>
    %1543 = stablehlo.constant dense<3.0> : tensor<f32>
    %1544 = stablehlo.broadcast_in_dim %1543, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1545 = stablehlo.add %1525, %1544 : tensor<2x3xf32>
    %1546 = stablehlo.divide %1545, %1121 : tensor<2x3xf32>
    %1547 = stablehlo.negate %993 : tensor<2x3xf32>
    %1548 = stablehlo.power %1546, %1547 : tensor<2x3xf32>
    %1549 = stablehlo.add %1542, %1548 : tensor<2x3xf32>
    %1550 = stablehlo.constant dense<4.0> : tensor<f32>
    %1551 = stablehlo.broadcast_in_dim %1550, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1552 = stablehlo.add %1525, %1551 : tensor<2x3xf32>
    %1553 = stablehlo.divide %1552, %1121 : tensor<2x3xf32>
    %1554 = stablehlo.negate %993 : tensor<2x3xf32>
    %1555 = stablehlo.power %1553, %1554 : tensor<2x3xf32>
    %1556 = stablehlo.add %1549, %1555 : tensor<2x3xf32>
    %1557 = stablehlo.constant dense<5.0> : tensor<f32>
    %1558 = stablehlo.broadcast_in_dim %1557, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1559 = stablehlo.add %1525, %1558 : tensor<2x3xf32>
    %1560 = stablehlo.divide %1559, %1121 : tensor<2x3xf32>
    %1561 = stablehlo.negate %993 : tensor<2x3xf32>
    %1562 = stablehlo.power %1560, %1561 : tensor<2x3xf32>
    %1563 = stablehlo.add %1556, %1562 : tensor<2x3xf32>
    %1564 = stablehlo.constant dense<6.0> : tensor<f32>
    %1565 = stablehlo.broadcast_in_dim %1564, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1566 = stablehlo.add %1525, %1565 : tensor<2x3xf32>
    %1567 = stablehlo.divide %1566, %1121 : tensor<2x3xf32>
    %1568 = stablehlo.negate %993 : tensor<2x3xf32>
    %1569 = stablehlo.power %1567, %1568 : tensor<2x3xf32>
    %1570 = stablehlo.add %1563, %1569 : tensor<2x3xf32>
    %1571 = stablehlo.constant dense<7.0> : tensor<f32>
    %1572 = stablehlo.broadcast_in_dim %1571, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1573 = stablehlo.add %1525, %1572 : tensor<2x3xf32>
    %1574 = stablehlo.divide %1573, %1121 : tensor<2x3xf32>
    %1575 = stablehlo.negate %993 : tensor<2x3xf32>
    %1576 = stablehlo.power %1574, %1575 : tensor<2x3xf32>
    %1577 = stablehlo.add %1570, %1576 : tensor<2x3xf32>
    %1578 = stablehlo.constant dense<8.0> : tensor<f32>
    %1579 = stablehlo.broadcast_in_dim %1578, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1580 = stablehlo.add %1525, %1579 : tensor<2x3xf32>
    %1581 = stablehlo.divide %1580, %1121 : tensor<2x3xf32>
    %1582 = stablehlo.negate %993 : tensor<2x3xf32>
    %1583 = stablehlo.power %1581, %1582 : tensor<2x3xf32>
    %1584 = stablehlo.add %1577, %1583 : tensor<2x3xf32>
    %1585 = stablehlo.constant dense<9.0> : tensor<f32>
    %1586 = stablehlo.broadcast_in_dim %1585, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1587 = stablehlo.add %1525, %1586 : tensor<2x3xf32>
    %1588 = stablehlo.divide %1587, %1121 : tensor<2x3xf32>
    %1589 = stablehlo.negate %993 : tensor<2x3xf32>
    %1590 = stablehlo.power %1588, %1589 : tensor<2x3xf32>
    %1591 = stablehlo.add %1584, %1590 : tensor<2x3xf32>
    %1592 = stablehlo.constant dense<10.0> : tensor<f32>
    %1593 = stablehlo.broadcast_in_dim %1592, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1594 = stablehlo.add %1525, %1593 : tensor<2x3xf32>
    %1595 = stablehlo.divide %1594, %1121 : tensor<2x3xf32>
    %1596 = stablehlo.constant dense<1.0> : tensor<f32>
    %1597 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1598 = stablehlo.subtract %1597, %993 : tensor<2x3xf32>
    %1599 = stablehlo.power %1595, %1598 : tensor<2x3xf32>
    %1600 = stablehlo.multiply %1599, %1121 : tensor<2x3xf32>
    %1601 = stablehlo.divide %993, %1594 : tensor<2x3xf32>
    %1602 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1603 = stablehlo.broadcast_in_dim %1602, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1604 = stablehlo.multiply %1601, %1603 : tensor<2x3xf32>
    %1605 = stablehlo.constant dense<1.0> : tensor<f32>
    %1606 = stablehlo.broadcast_in_dim %1605, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1607 = stablehlo.add %993, %1606 : tensor<2x3xf32>
    %1608 = stablehlo.divide %1607, %1594 : tensor<2x3xf32>
    %1609 = stablehlo.multiply %1601, %1608 : tensor<2x3xf32>
    %1610 = stablehlo.constant dense<2.0> : tensor<f32>
    %1611 = stablehlo.broadcast_in_dim %1610, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1612 = stablehlo.add %993, %1611 : tensor<2x3xf32>
    %1613 = stablehlo.divide %1612, %1594 : tensor<2x3xf32>
    %1614 = stablehlo.multiply %1609, %1613 : tensor<2x3xf32>
    %1615 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1616 = stablehlo.broadcast_in_dim %1615, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1617 = stablehlo.multiply %1614, %1616 : tensor<2x3xf32>
    %1618 = stablehlo.add %1604, %1617 : tensor<2x3xf32>
    %1619 = stablehlo.constant dense<3.0> : tensor<f32>
    %1620 = stablehlo.broadcast_in_dim %1619, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1621 = stablehlo.add %993, %1620 : tensor<2x3xf32>
    %1622 = stablehlo.divide %1621, %1594 : tensor<2x3xf32>
    %1623 = stablehlo.multiply %1614, %1622 : tensor<2x3xf32>
    %1624 = stablehlo.constant dense<4.0> : tensor<f32>
    %1625 = stablehlo.broadcast_in_dim %1624, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1626 = stablehlo.add %993, %1625 : tensor<2x3xf32>
    %1627 = stablehlo.divide %1626, %1594 : tensor<2x3xf32>
    %1628 = stablehlo.multiply %1623, %1627 : tensor<2x3xf32>
    %1629 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1630 = stablehlo.broadcast_in_dim %1629, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1631 = stablehlo.multiply %1628, %1630 : tensor<2x3xf32>
    %1632 = stablehlo.add %1618, %1631 : tensor<2x3xf32>
    %1633 = stablehlo.constant dense<5.0> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %1633, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1635 = stablehlo.add %993, %1634 : tensor<2x3xf32>
    %1636 = stablehlo.divide %1635, %1594 : tensor<2x3xf32>
    %1637 = stablehlo.multiply %1628, %1636 : tensor<2x3xf32>
    %1638 = stablehlo.constant dense<6.0> : tensor<f32>
    %1639 = stablehlo.broadcast_in_dim %1638, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1640 = stablehlo.add %993, %1639 : tensor<2x3xf32>
    %1641 = stablehlo.divide %1640, %1594 : tensor<2x3xf32>
    %1642 = stablehlo.multiply %1637, %1641 : tensor<2x3xf32>
    %1643 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1644 = stablehlo.broadcast_in_dim %1643, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1645 = stablehlo.multiply %1642, %1644 : tensor<2x3xf32>
    %1646 = stablehlo.add %1632, %1645 : tensor<2x3xf32>
    %1647 = stablehlo.constant dense<7.0> : tensor<f32>
    %1648 = stablehlo.broadcast_in_dim %1647, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1649 = stablehlo.add %993, %1648 : tensor<2x3xf32>
    %1650 = stablehlo.divide %1649, %1594 : tensor<2x3xf32>
    %1651 = stablehlo.multiply %1642, %1650 : tensor<2x3xf32>
    %1652 = stablehlo.constant dense<8.0> : tensor<f32>
    %1653 = stablehlo.broadcast_in_dim %1652, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1654 = stablehlo.add %993, %1653 : tensor<2x3xf32>
    %1655 = stablehlo.divide %1654, %1594 : tensor<2x3xf32>
    %1656 = stablehlo.multiply %1651, %1655 : tensor<2x3xf32>
    %1657 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1658 = stablehlo.broadcast_in_dim %1657, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1659 = stablehlo.multiply %1656, %1658 : tensor<2x3xf32>
    %1660 = stablehlo.add %1646, %1659 : tensor<2x3xf32>
    %1661 = stablehlo.constant dense<9.0> : tensor<f32>
    %1662 = stablehlo.broadcast_in_dim %1661, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1663 = stablehlo.add %993, %1662 : tensor<2x3xf32>
    %1664 = stablehlo.divide %1663, %1594 : tensor<2x3xf32>
    %1665 = stablehlo.multiply %1656, %1664 : tensor<2x3xf32>
    %1666 = stablehlo.constant dense<10.0> : tensor<f32>
    %1667 = stablehlo.broadcast_in_dim %1666, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1668 = stablehlo.add %993, %1667 : tensor<2x3xf32>
    %1669 = stablehlo.divide %1668, %1594 : tensor<2x3xf32>
    %1670 = stablehlo.multiply %1665, %1669 : tensor<2x3xf32>
    %1671 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1672 = stablehlo.broadcast_in_dim %1671, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1673 = stablehlo.multiply %1670, %1672 : tensor<2x3xf32>
    %1674 = stablehlo.add %1660, %1673 : tensor<2x3xf32>
    %1675 = stablehlo.constant dense<11.0> : tensor<f32>
    %1676 = stablehlo.broadcast_in_dim %1675, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1677 = stablehlo.add %993, %1676 : tensor<2x3xf32>
    %1678 = stablehlo.divide %1677, %1594 : tensor<2x3xf32>
    %1679 = stablehlo.multiply %1670, %1678 : tensor<2x3xf32>
    %1680 = stablehlo.constant dense<12.0> : tensor<f32>
    %1681 = stablehlo.broadcast_in_dim %1680, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1682 = stablehlo.add %993, %1681 : tensor<2x3xf32>
    %1683 = stablehlo.divide %1682, %1594 : tensor<2x3xf32>
    %1684 = stablehlo.multiply %1679, %1683 : tensor<2x3xf32>
    %1685 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1686 = stablehlo.broadcast_in_dim %1685, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1687 = stablehlo.multiply %1684, %1686 : tensor<2x3xf32>
    %1688 = stablehlo.add %1674, %1687 : tensor<2x3xf32>
    %1689 = stablehlo.constant dense<13.0> : tensor<f32>
    %1690 = stablehlo.broadcast_in_dim %1689, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1691 = stablehlo.add %993, %1690 : tensor<2x3xf32>
    %1692 = stablehlo.divide %1691, %1594 : tensor<2x3xf32>
    %1693 = stablehlo.multiply %1684, %1692 : tensor<2x3xf32>
    %1694 = stablehlo.constant dense<14.0> : tensor<f32>
    %1695 = stablehlo.broadcast_in_dim %1694, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1696 = stablehlo.add %993, %1695 : tensor<2x3xf32>
    %1697 = stablehlo.divide %1696, %1594 : tensor<2x3xf32>
    %1698 = stablehlo.multiply %1693, %1697 : tensor<2x3xf32>
    %1699 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1700 = stablehlo.broadcast_in_dim %1699, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1701 = stablehlo.multiply %1698, %1700 : tensor<2x3xf32>
    %1702 = stablehlo.add %1688, %1701 : tensor<2x3xf32>
    %1703 = stablehlo.constant dense<1.0> : tensor<f32>
    %1704 = stablehlo.broadcast_in_dim %1703, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1705 = stablehlo.subtract %993, %1704 : tensor<2x3xf32>
    %1706 = stablehlo.constant dense<1.0> : tensor<f32>
    %1707 = stablehlo.broadcast_in_dim %1706, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1708 = stablehlo.divide %1707, %1705 : tensor<2x3xf32>
    %1709 = stablehlo.constant dense<0.5> : tensor<f32>
    %1710 = stablehlo.broadcast_in_dim %1709, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1711 = stablehlo.add %1710, %1702 : tensor<2x3xf32>
    %1712 = stablehlo.divide %1711, %1594 : tensor<2x3xf32>
    %1713 = stablehlo.add %1708, %1712 : tensor<2x3xf32>
    %1714 = stablehlo.multiply %1600, %1713 : tensor<2x3xf32>
    %1715 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1716 = stablehlo.broadcast_in_dim %1715, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1717 = stablehlo.multiply %1591, %1716 : tensor<2x3xf32>
    %1718 = stablehlo.compare LE, %1600, %1717, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1719 = stablehlo.add %1591, %1714 : tensor<2x3xf32>
    %1720 = stablehlo.select %1718, %1591, %1719 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1721 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1722 = stablehlo.broadcast_in_dim %1721, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1723 = stablehlo.compare EQ, %1720, %1722, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1724 = stablehlo.constant dense<0.0> : tensor<f32>
    %1725 = stablehlo.broadcast_in_dim %1724, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1726 = stablehlo.select %1723, %1725, %1720 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1727 = stablehlo.subtract %1522, %1726 : tensor<2x3xf32>
    %1728 = stablehlo.add %1327, %1727 : tensor<2x3xf32>
    %1729 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1730 = stablehlo.broadcast_in_dim %1729, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1731 = stablehlo.compare EQ, %1327, %1730, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1732 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1733 = stablehlo.broadcast_in_dim %1732, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1734 = stablehlo.compare EQ, %1522, %1733, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1735 = stablehlo.and %1731, %1734 : tensor<2x3xi1>
    %1736 = stablehlo.constant dense<0.5> : tensor<f32>
    %1737 = stablehlo.broadcast_in_dim %1736, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1738 = stablehlo.subtract %1128, %1737 : tensor<2x3xf32>
    %1739 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %1740 = stablehlo.broadcast_in_dim %1739, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1741 = stablehlo.multiply %1738, %1740 : tensor<2x3xf32>
    %1742 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %1743 = stablehlo.broadcast_in_dim %1742, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1744 = stablehlo.multiply %1741, %1743 : tensor<2x3xf32>
    %1745 = stablehlo.subtract %1327, %1522 : tensor<2x3xf32>
    %1746 = stablehlo.select %1735, %1744, %1745 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1747 = stablehlo.add %1746, %1726 : tensor<2x3xf32>
    %1748 = stablehlo.constant dense<0.5> : tensor<f32>
    %1749 = stablehlo.broadcast_in_dim %1748, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1750 = stablehlo.multiply %993, %1749 : tensor<2x3xf32>
    %1751 = stablehlo.floor %1750 : tensor<2x3xf32>
    %1752 = stablehlo.subtract %1750, %1751 : tensor<2x3xf32>
    %1753 = stablehlo.constant dense<0.0> : tensor<f32>
    %1754 = stablehlo.broadcast_in_dim %1753, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1755 = stablehlo.compare EQ, %1752, %1754, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1756 = stablehlo.select %1755, %1728, %1747 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1757 = stablehlo.select %1124, %1756, %1327 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1758 = stablehlo.constant dense<0.0> : tensor<f32>
    %1759 = stablehlo.broadcast_in_dim %1758, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1760 = stablehlo.compare LE, %arg1, %1759, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1761 = stablehlo.floor %arg1 : tensor<2x3xf32>
    %1762 = stablehlo.compare EQ, %arg1, %1761, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1763 = stablehlo.and %1760, %1762 : tensor<2x3xi1>
    %1764 = stablehlo.constant dense<0.5> : tensor<f32>
    %1765 = stablehlo.broadcast_in_dim %1764, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1766 = stablehlo.multiply %993, %1765 : tensor<2x3xf32>
    %1767 = stablehlo.floor %1766 : tensor<2x3xf32>
    %1768 = stablehlo.subtract %1766, %1767 : tensor<2x3xf32>
    %1769 = stablehlo.constant dense<0.0> : tensor<f32>
    %1770 = stablehlo.broadcast_in_dim %1769, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1771 = stablehlo.compare EQ, %1768, %1770, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1772 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1773 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1774 = stablehlo.broadcast_in_dim %1772, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1775 = stablehlo.broadcast_in_dim %1773, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1776 = stablehlo.select %1771, %1774, %1775 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1777 = stablehlo.select %1763, %1776, %1757 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1778 = stablehlo.constant dense<0.5> : tensor<f32>
    %1779 = stablehlo.broadcast_in_dim %1778, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1780 = stablehlo.multiply %arg1, %1779 : tensor<2x3xf32>
    %1781 = stablehlo.floor %1780 : tensor<2x3xf32>
    %1782 = stablehlo.subtract %1780, %1781 : tensor<2x3xf32>
    %1783 = stablehlo.constant dense<0.0> : tensor<f32>
    %1784 = stablehlo.broadcast_in_dim %1783, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1785 = stablehlo.compare EQ, %1782, %1784, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1786 = stablehlo.negate %1777 : tensor<2x3xf32>
    %1787 = stablehlo.select %1785, %1786, %1777 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1788 = stablehlo.constant dense<0.0> : tensor<f32>
    %1789 = stablehlo.broadcast_in_dim %1788, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1790 = stablehlo.compare EQ, %arg1, %1789, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1791 = stablehlo.constant dense<0.5> : tensor<f32>
    %1792 = stablehlo.broadcast_in_dim %1791, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1793 = stablehlo.compare LT, %arg1, %1792, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1794 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1795 = stablehlo.constant dense<1.0> : tensor<f32>
    %1796 = stablehlo.broadcast_in_dim %1795, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1797 = stablehlo.subtract %arg1, %1796 : tensor<2x3xf32>
    %1798 = stablehlo.select %1793, %1794, %1797 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1799 = stablehlo.constant dense<7.5> : tensor<f32>
    %1800 = stablehlo.broadcast_in_dim %1799, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1801 = stablehlo.add %1798, %1800 : tensor<2x3xf32>
    %1802 = stablehlo.constant dense<7.5> : tensor<f32>
    %1803 = stablehlo.broadcast_in_dim %1802, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1804 = stablehlo.divide %1798, %1803 : tensor<2x3xf32>
    %1805 = stablehlo.log_plus_one %1804 : tensor<2x3xf32>
    %1806 = stablehlo.constant dense<2.014903> : tensor<f32>
    %1807 = stablehlo.broadcast_in_dim %1806, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1808 = stablehlo.add %1805, %1807 : tensor<2x3xf32>
    %1809 = stablehlo.constant dense<0.0> : tensor<f32>
    %1810 = stablehlo.constant dense<1.0> : tensor<f32>
    %1811 = stablehlo.broadcast_in_dim %1810, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1812 = stablehlo.add %1798, %1811 : tensor<2x3xf32>
    %1813 = stablehlo.multiply %1812, %1812 : tensor<2x3xf32>
    %1814 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1815 = stablehlo.broadcast_in_dim %1814, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1816 = stablehlo.divide %1815, %1813 : tensor<2x3xf32>
    %1817 = stablehlo.broadcast_in_dim %1809, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1818 = stablehlo.add %1817, %1816 : tensor<2x3xf32>
    %1819 = stablehlo.constant dense<2.0> : tensor<f32>
    %1820 = stablehlo.broadcast_in_dim %1819, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1821 = stablehlo.add %1798, %1820 : tensor<2x3xf32>
    %1822 = stablehlo.multiply %1821, %1821 : tensor<2x3xf32>
    %1823 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1824 = stablehlo.broadcast_in_dim %1823, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1825 = stablehlo.divide %1824, %1822 : tensor<2x3xf32>
    %1826 = stablehlo.add %1818, %1825 : tensor<2x3xf32>
    %1827 = stablehlo.constant dense<3.0> : tensor<f32>
    %1828 = stablehlo.broadcast_in_dim %1827, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1829 = stablehlo.add %1798, %1828 : tensor<2x3xf32>
    %1830 = stablehlo.multiply %1829, %1829 : tensor<2x3xf32>
    %1831 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1832 = stablehlo.broadcast_in_dim %1831, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1833 = stablehlo.divide %1832, %1830 : tensor<2x3xf32>
    %1834 = stablehlo.add %1826, %1833 : tensor<2x3xf32>
    %1835 = stablehlo.constant dense<4.0> : tensor<f32>
    %1836 = stablehlo.broadcast_in_dim %1835, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1837 = stablehlo.add %1798, %1836 : tensor<2x3xf32>
    %1838 = stablehlo.multiply %1837, %1837 : tensor<2x3xf32>
    %1839 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1840 = stablehlo.broadcast_in_dim %1839, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1841 = stablehlo.divide %1840, %1838 : tensor<2x3xf32>
    %1842 = stablehlo.add %1834, %1841 : tensor<2x3xf32>
    %1843 = stablehlo.constant dense<5.0> : tensor<f32>
    %1844 = stablehlo.broadcast_in_dim %1843, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1845 = stablehlo.add %1798, %1844 : tensor<2x3xf32>
    %1846 = stablehlo.multiply %1845, %1845 : tensor<2x3xf32>
    %1847 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1848 = stablehlo.broadcast_in_dim %1847, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1849 = stablehlo.divide %1848, %1846 : tensor<2x3xf32>
    %1850 = stablehlo.add %1842, %1849 : tensor<2x3xf32>
    %1851 = stablehlo.constant dense<6.0> : tensor<f32>
    %1852 = stablehlo.broadcast_in_dim %1851, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1853 = stablehlo.add %1798, %1852 : tensor<2x3xf32>
    %1854 = stablehlo.multiply %1853, %1853 : tensor<2x3xf32>
    %1855 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1856 = stablehlo.broadcast_in_dim %1855, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1857 = stablehlo.divide %1856, %1854 : tensor<2x3xf32>
    %1858 = stablehlo.add %1850, %1857 : tensor<2x3xf32>
    %1859 = stablehlo.constant dense<7.0> : tensor<f32>
    %1860 = stablehlo.broadcast_in_dim %1859, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1861 = stablehlo.add %1798, %1860 : tensor<2x3xf32>
    %1862 = stablehlo.multiply %1861, %1861 : tensor<2x3xf32>
    %1863 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1864 = stablehlo.broadcast_in_dim %1863, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1865 = stablehlo.divide %1864, %1862 : tensor<2x3xf32>
    %1866 = stablehlo.add %1858, %1865 : tensor<2x3xf32>
    %1867 = stablehlo.constant dense<8.0> : tensor<f32>
    %1868 = stablehlo.broadcast_in_dim %1867, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1869 = stablehlo.add %1798, %1868 : tensor<2x3xf32>
    %1870 = stablehlo.multiply %1869, %1869 : tensor<2x3xf32>
    %1871 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1872 = stablehlo.broadcast_in_dim %1871, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1873 = stablehlo.divide %1872, %1870 : tensor<2x3xf32>
    %1874 = stablehlo.add %1866, %1873 : tensor<2x3xf32>
    %1875 = stablehlo.constant dense<1.0> : tensor<f32>
    %1876 = stablehlo.constant dense<1.0> : tensor<f32>
    %1877 = stablehlo.broadcast_in_dim %1876, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1878 = stablehlo.add %1798, %1877 : tensor<2x3xf32>
    %1879 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1880 = stablehlo.broadcast_in_dim %1879, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1881 = stablehlo.divide %1880, %1878 : tensor<2x3xf32>
    %1882 = stablehlo.broadcast_in_dim %1875, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1883 = stablehlo.add %1882, %1881 : tensor<2x3xf32>
    %1884 = stablehlo.constant dense<2.0> : tensor<f32>
    %1885 = stablehlo.broadcast_in_dim %1884, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1886 = stablehlo.add %1798, %1885 : tensor<2x3xf32>
    %1887 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1888 = stablehlo.broadcast_in_dim %1887, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1889 = stablehlo.divide %1888, %1886 : tensor<2x3xf32>
    %1890 = stablehlo.add %1883, %1889 : tensor<2x3xf32>
    %1891 = stablehlo.constant dense<3.0> : tensor<f32>
    %1892 = stablehlo.broadcast_in_dim %1891, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1893 = stablehlo.add %1798, %1892 : tensor<2x3xf32>
    %1894 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1895 = stablehlo.broadcast_in_dim %1894, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1896 = stablehlo.divide %1895, %1893 : tensor<2x3xf32>
    %1897 = stablehlo.add %1890, %1896 : tensor<2x3xf32>
    %1898 = stablehlo.constant dense<4.0> : tensor<f32>
    %1899 = stablehlo.broadcast_in_dim %1898, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1900 = stablehlo.add %1798, %1899 : tensor<2x3xf32>
    %1901 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1902 = stablehlo.broadcast_in_dim %1901, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1903 = stablehlo.divide %1902, %1900 : tensor<2x3xf32>
    %1904 = stablehlo.add %1897, %1903 : tensor<2x3xf32>
    %1905 = stablehlo.constant dense<5.0> : tensor<f32>
    %1906 = stablehlo.broadcast_in_dim %1905, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1907 = stablehlo.add %1798, %1906 : tensor<2x3xf32>
    %1908 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1909 = stablehlo.broadcast_in_dim %1908, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1910 = stablehlo.divide %1909, %1907 : tensor<2x3xf32>
    %1911 = stablehlo.add %1904, %1910 : tensor<2x3xf32>
    %1912 = stablehlo.constant dense<6.0> : tensor<f32>
    %1913 = stablehlo.broadcast_in_dim %1912, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1914 = stablehlo.add %1798, %1913 : tensor<2x3xf32>
    %1915 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1916 = stablehlo.broadcast_in_dim %1915, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1917 = stablehlo.divide %1916, %1914 : tensor<2x3xf32>
    %1918 = stablehlo.add %1911, %1917 : tensor<2x3xf32>
    %1919 = stablehlo.constant dense<7.0> : tensor<f32>
    %1920 = stablehlo.broadcast_in_dim %1919, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1921 = stablehlo.add %1798, %1920 : tensor<2x3xf32>
    %1922 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1923 = stablehlo.broadcast_in_dim %1922, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1924 = stablehlo.divide %1923, %1921 : tensor<2x3xf32>
    %1925 = stablehlo.add %1918, %1924 : tensor<2x3xf32>
    %1926 = stablehlo.constant dense<8.0> : tensor<f32>
    %1927 = stablehlo.broadcast_in_dim %1926, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1928 = stablehlo.add %1798, %1927 : tensor<2x3xf32>
    %1929 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1930 = stablehlo.broadcast_in_dim %1929, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1931 = stablehlo.divide %1930, %1928 : tensor<2x3xf32>
    %1932 = stablehlo.add %1925, %1931 : tensor<2x3xf32>
    %1933 = stablehlo.divide %1874, %1932 : tensor<2x3xf32>
    %1934 = stablehlo.subtract %1808, %1933 : tensor<2x3xf32>
    %1935 = stablehlo.constant dense<7.0> : tensor<f32>
    %1936 = stablehlo.broadcast_in_dim %1935, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1937 = stablehlo.divide %1936, %1801 : tensor<2x3xf32>
    %1938 = stablehlo.subtract %1934, %1937 : tensor<2x3xf32>
    %1939 = stablehlo.constant dense<0.5> : tensor<f32>
    %1940 = stablehlo.broadcast_in_dim %1939, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1941 = stablehlo.add %arg1, %1940 : tensor<2x3xf32>
    %1942 = stablehlo.floor %1941 : tensor<2x3xf32>
    %1943 = stablehlo.abs %1942 : tensor<2x3xf32>
    %1944 = stablehlo.add %arg1, %1943 : tensor<2x3xf32>
    %1945 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1946 = stablehlo.broadcast_in_dim %1945, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1947 = stablehlo.multiply %1944, %1946 : tensor<2x3xf32>
    %1948 = stablehlo.cosine %1947 : tensor<2x3xf32>
    %1949 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1950 = stablehlo.broadcast_in_dim %1949, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1951 = stablehlo.multiply %1948, %1950 : tensor<2x3xf32>
    %1952 = stablehlo.sine %1947 : tensor<2x3xf32>
    %1953 = stablehlo.divide %1951, %1952 : tensor<2x3xf32>
    %1954 = stablehlo.subtract %1938, %1953 : tensor<2x3xf32>
    %1955 = stablehlo.select %1793, %1954, %1938 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1956 = stablehlo.floor %arg1 : tensor<2x3xf32>
    %1957 = stablehlo.compare EQ, %arg1, %1956, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1958 = stablehlo.constant dense<0.0> : tensor<f32>
    %1959 = stablehlo.broadcast_in_dim %1958, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1960 = stablehlo.compare LE, %arg1, %1959, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1961 = stablehlo.and %1957, %1960 : tensor<2x3xi1>
    %1962 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1963 = stablehlo.broadcast_in_dim %1962, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1964 = stablehlo.select %1961, %1963, %1955 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1965 = stablehlo.select %1790, %1964, %1787 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1966 = stablehlo.constant dense<0.0> : tensor<f32>
    %1967 = stablehlo.broadcast_in_dim %1966, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1968 = stablehlo.compare GE, %arg1, %1967, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1969 = stablehlo.floor %arg1 : tensor<2x3xf32>
    %1970 = stablehlo.compare EQ, %arg1, %1969, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1971 = stablehlo.and %1968, %1970 : tensor<2x3xi1>
    %1972 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1973 = stablehlo.broadcast_in_dim %1972, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1974 = stablehlo.compare LT, %arg1, %1973, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1975 = stablehlo.and %1971, %1974 : tensor<2x3xi1>
    %1976 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1977 = stablehlo.broadcast_in_dim %1976, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1978 = stablehlo.select %1975, %1965, %1977 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1979 = stablehlo.constant dense<1.0> : tensor<f64>
    %1980 = stablehlo.broadcast_in_dim %1979, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1981 = stablehlo.add %arg2, %1980 : tensor<2x3xf64>
    %1982 = stablehlo.constant dense<0.5> : tensor<f64>
    %1983 = stablehlo.broadcast_in_dim %1982, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1984 = stablehlo.compare LT, %1981, %1983, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1985 = stablehlo.negate %1981 : tensor<2x3xf64>
    %1986 = stablehlo.constant dense<1.0> : tensor<f64>
    %1987 = stablehlo.broadcast_in_dim %1986, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1988 = stablehlo.subtract %1981, %1987 : tensor<2x3xf64>
    %1989 = stablehlo.select %1984, %1985, %1988 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1990 = stablehlo.constant dense<7.5> : tensor<f64>
    %1991 = stablehlo.broadcast_in_dim %1990, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1992 = stablehlo.add %1989, %1991 : tensor<2x3xf64>
    %1993 = stablehlo.constant dense<7.5> : tensor<f64>
    %1994 = stablehlo.broadcast_in_dim %1993, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1995 = stablehlo.divide %1989, %1994 : tensor<2x3xf64>
    %1996 = stablehlo.log_plus_one %1995 : tensor<2x3xf64>
    %1997 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %1998 = stablehlo.broadcast_in_dim %1997, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1999 = stablehlo.add %1996, %1998 : tensor<2x3xf64>
    %2000 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %2001 = stablehlo.constant dense<1.0> : tensor<f64>
    %2002 = stablehlo.broadcast_in_dim %2001, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2003 = stablehlo.add %1989, %2002 : tensor<2x3xf64>
    %2004 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %2005 = stablehlo.broadcast_in_dim %2004, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2006 = stablehlo.divide %2005, %2003 : tensor<2x3xf64>
    %2007 = stablehlo.broadcast_in_dim %2000, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2008 = stablehlo.add %2007, %2006 : tensor<2x3xf64>
    %2009 = stablehlo.constant dense<2.0> : tensor<f64>
    %2010 = stablehlo.broadcast_in_dim %2009, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2011 = stablehlo.add %1989, %2010 : tensor<2x3xf64>
    %2012 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %2013 = stablehlo.broadcast_in_dim %2012, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2014 = stablehlo.divide %2013, %2011 : tensor<2x3xf64>
    %2015 = stablehlo.add %2008, %2014 : tensor<2x3xf64>
    %2016 = stablehlo.constant dense<3.0> : tensor<f64>
    %2017 = stablehlo.broadcast_in_dim %2016, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2018 = stablehlo.add %1989, %2017 : tensor<2x3xf64>
    %2019 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %2020 = stablehlo.broadcast_in_dim %2019, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2021 = stablehlo.divide %2020, %2018 : tensor<2x3xf64>
    %2022 = stablehlo.add %2015, %2021 : tensor<2x3xf64>
    %2023 = stablehlo.constant dense<4.0> : tensor<f64>
    %2024 = stablehlo.broadcast_in_dim %2023, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2025 = stablehlo.add %1989, %2024 : tensor<2x3xf64>
    %2026 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %2027 = stablehlo.broadcast_in_dim %2026, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2028 = stablehlo.divide %2027, %2025 : tensor<2x3xf64>
    %2029 = stablehlo.add %2022, %2028 : tensor<2x3xf64>
    %2030 = stablehlo.constant dense<5.0> : tensor<f64>
    %2031 = stablehlo.broadcast_in_dim %2030, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2032 = stablehlo.add %1989, %2031 : tensor<2x3xf64>
    %2033 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %2034 = stablehlo.broadcast_in_dim %2033, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2035 = stablehlo.divide %2034, %2032 : tensor<2x3xf64>
    %2036 = stablehlo.add %2029, %2035 : tensor<2x3xf64>
    %2037 = stablehlo.constant dense<6.0> : tensor<f64>
    %2038 = stablehlo.broadcast_in_dim %2037, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2039 = stablehlo.add %1989, %2038 : tensor<2x3xf64>
    %2040 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %2041 = stablehlo.broadcast_in_dim %2040, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2042 = stablehlo.divide %2041, %2039 : tensor<2x3xf64>
    %2043 = stablehlo.add %2036, %2042 : tensor<2x3xf64>
    %2044 = stablehlo.constant dense<7.0> : tensor<f64>
    %2045 = stablehlo.broadcast_in_dim %2044, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2046 = stablehlo.add %1989, %2045 : tensor<2x3xf64>
    %2047 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %2048 = stablehlo.broadcast_in_dim %2047, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2049 = stablehlo.divide %2048, %2046 : tensor<2x3xf64>
    %2050 = stablehlo.add %2043, %2049 : tensor<2x3xf64>
    %2051 = stablehlo.constant dense<8.0> : tensor<f64>
    %2052 = stablehlo.broadcast_in_dim %2051, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2053 = stablehlo.add %1989, %2052 : tensor<2x3xf64>
    %2054 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %2055 = stablehlo.broadcast_in_dim %2054, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2056 = stablehlo.divide %2055, %2053 : tensor<2x3xf64>
    %2057 = stablehlo.add %2050, %2056 : tensor<2x3xf64>
    %2058 = stablehlo.log %2057 : tensor<2x3xf64>
    %2059 = stablehlo.constant dense<0.5> : tensor<f64>
    %2060 = stablehlo.broadcast_in_dim %2059, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2061 = stablehlo.add %1989, %2060 : tensor<2x3xf64>
    %2062 = stablehlo.divide %1992, %1999 : tensor<2x3xf64>
    %2063 = stablehlo.subtract %2061, %2062 : tensor<2x3xf64>
    %2064 = stablehlo.multiply %2063, %1999 : tensor<2x3xf64>
    %2065 = stablehlo.constant dense<0.9189385332046727> : tensor<f64>
    %2066 = stablehlo.broadcast_in_dim %2065, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2067 = stablehlo.add %2064, %2066 : tensor<2x3xf64>
    %2068 = stablehlo.add %2067, %2058 : tensor<2x3xf64>
    %2069 = stablehlo.abs %1981 : tensor<2x3xf64>
    %2070 = stablehlo.floor %2069 : tensor<2x3xf64>
    %2071 = stablehlo.subtract %2069, %2070 : tensor<2x3xf64>
    %2072 = stablehlo.constant dense<0.5> : tensor<f64>
    %2073 = stablehlo.broadcast_in_dim %2072, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2074 = stablehlo.compare GT, %2071, %2073, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2075 = stablehlo.constant dense<1.0> : tensor<f64>
    %2076 = stablehlo.broadcast_in_dim %2075, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2077 = stablehlo.subtract %2076, %2071 : tensor<2x3xf64>
    %2078 = stablehlo.select %2074, %2077, %2071 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2079 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %2080 = stablehlo.broadcast_in_dim %2079, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2081 = stablehlo.multiply %2078, %2080 : tensor<2x3xf64>
    %2082 = stablehlo.sine %2081 : tensor<2x3xf64>
    %2083 = stablehlo.log %2082 : tensor<2x3xf64>
    %2084 = stablehlo.constant dense<1.1447298858494002> : tensor<f64>
    %2085 = stablehlo.broadcast_in_dim %2084, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2086 = stablehlo.subtract %2085, %2083 : tensor<2x3xf64>
    %2087 = stablehlo.subtract %2086, %2068 : tensor<2x3xf64>
    %2088 = stablehlo.is_finite %2083 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %2089 = stablehlo.negate %2083 : tensor<2x3xf64>
    %2090 = stablehlo.select %2088, %2087, %2089 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2091 = stablehlo.select %1984, %2090, %2068 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2092 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2093 = stablehlo.broadcast_in_dim %2092, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2094 = stablehlo.compare EQ, %2069, %2093, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2095 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2096 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2097 = stablehlo.select %2094, %2096, %2091 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2098 = stablehlo.constant dense<1.0> : tensor<f64>
    %2099 = stablehlo.broadcast_in_dim %2098, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2100 = stablehlo.compare EQ, %1981, %2099, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2101 = stablehlo.constant dense<2.0> : tensor<f64>
    %2102 = stablehlo.broadcast_in_dim %2101, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2103 = stablehlo.compare EQ, %1981, %2102, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2104 = stablehlo.or %2100, %2103 : tensor<2x3xi1>
    %2105 = stablehlo.constant dense<0.0> : tensor<f64>
    %2106 = stablehlo.broadcast_in_dim %2105, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2107 = stablehlo.select %2104, %2106, %2097 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2108 = stablehlo.divide %2107, %1981 : tensor<2x3xf64>
    %2109 = stablehlo.exponential %2108 : tensor<2x3xf64>
    %2110 = stablehlo.constant dense<0.0> : tensor<f64>
    %2111 = stablehlo.broadcast_in_dim %2110, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2112 = stablehlo.compare LT, %arg2, %2111, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2113 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %2114 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %2115 = stablehlo.floor %2114 : tensor<2x3xf64>
    %2116 = stablehlo.subtract %2113, %2115 : tensor<2x3xf64>
    %2117 = stablehlo.constant dense<1.0> : tensor<f64>
    %2118 = stablehlo.broadcast_in_dim %2117, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2119 = stablehlo.subtract %2118, %2116 : tensor<2x3xf64>
    %2120 = stablehlo.select %2112, %2119, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2121 = stablehlo.divide %2120, %2109 : tensor<2x3xf64>
    %2122 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2123 = stablehlo.power %2121, %2122 : tensor<2x3xf64>
    %2124 = stablehlo.constant dense<1.0> : tensor<f64>
    %2125 = stablehlo.broadcast_in_dim %2124, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2126 = stablehlo.add %2120, %2125 : tensor<2x3xf64>
    %2127 = stablehlo.divide %2126, %2109 : tensor<2x3xf64>
    %2128 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2129 = stablehlo.power %2127, %2128 : tensor<2x3xf64>
    %2130 = stablehlo.add %2123, %2129 : tensor<2x3xf64>
    %2131 = stablehlo.constant dense<2.0> : tensor<f64>
    %2132 = stablehlo.broadcast_in_dim %2131, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2133 = stablehlo.add %2120, %2132 : tensor<2x3xf64>
    %2134 = stablehlo.divide %2133, %2109 : tensor<2x3xf64>
    %2135 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2136 = stablehlo.power %2134, %2135 : tensor<2x3xf64>
    %2137 = stablehlo.add %2130, %2136 : tensor<2x3xf64>
    %2138 = stablehlo.constant dense<3.0> : tensor<f64>
    %2139 = stablehlo.broadcast_in_dim %2138, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2140 = stablehlo.add %2120, %2139 : tensor<2x3xf64>
    %2141 = stablehlo.divide %2140, %2109 : tensor<2x3xf64>
    %2142 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2143 = stablehlo.power %2141, %2142 : tensor<2x3xf64>
    %2144 = stablehlo.add %2137, %2143 : tensor<2x3xf64>
    %2145 = stablehlo.constant dense<4.0> : tensor<f64>
    %2146 = stablehlo.broadcast_in_dim %2145, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2147 = stablehlo.add %2120, %2146 : tensor<2x3xf64>
    %2148 = stablehlo.divide %2147, %2109 : tensor<2x3xf64>
    %2149 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2150 = stablehlo.power %2148, %2149 : tensor<2x3xf64>
    %2151 = stablehlo.add %2144, %2150 : tensor<2x3xf64>
    %2152 = stablehlo.constant dense<5.0> : tensor<f64>
    %2153 = stablehlo.broadcast_in_dim %2152, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2154 = stablehlo.add %2120, %2153 : tensor<2x3xf64>
    %2155 = stablehlo.divide %2154, %2109 : tensor<2x3xf64>
    %2156 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2157 = stablehlo.power %2155, %2156 : tensor<2x3xf64>
    %2158 = stablehlo.add %2151, %2157 : tensor<2x3xf64>
    %2159 = stablehlo.constant dense<6.0> : tensor<f64>
    %2160 = stablehlo.broadcast_in_dim %2159, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2161 = stablehlo.add %2120, %2160 : tensor<2x3xf64>
    %2162 = stablehlo.divide %2161, %2109 : tensor<2x3xf64>
    %2163 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2164 = stablehlo.power %2162, %2163 : tensor<2x3xf64>
    %2165 = stablehlo.add %2158, %2164 : tensor<2x3xf64>
    %2166 = stablehlo.constant dense<7.0> : tensor<f64>
    %2167 = stablehlo.broadcast_in_dim %2166, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2168 = stablehlo.add %2120, %2167 : tensor<2x3xf64>
    %2169 = stablehlo.divide %2168, %2109 : tensor<2x3xf64>
    %2170 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2171 = stablehlo.power %2169, %2170 : tensor<2x3xf64>
    %2172 = stablehlo.add %2165, %2171 : tensor<2x3xf64>
    %2173 = stablehlo.constant dense<8.0> : tensor<f64>
    %2174 = stablehlo.broadcast_in_dim %2173, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2175 = stablehlo.add %2120, %2174 : tensor<2x3xf64>
    %2176 = stablehlo.divide %2175, %2109 : tensor<2x3xf64>
    %2177 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2178 = stablehlo.power %2176, %2177 : tensor<2x3xf64>
    %2179 = stablehlo.add %2172, %2178 : tensor<2x3xf64>
    %2180 = stablehlo.constant dense<9.0> : tensor<f64>
    %2181 = stablehlo.broadcast_in_dim %2180, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2182 = stablehlo.add %2120, %2181 : tensor<2x3xf64>
    %2183 = stablehlo.divide %2182, %2109 : tensor<2x3xf64>
    %2184 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2185 = stablehlo.power %2183, %2184 : tensor<2x3xf64>
    %2186 = stablehlo.add %2179, %2185 : tensor<2x3xf64>
    %2187 = stablehlo.constant dense<10.0> : tensor<f64>
    %2188 = stablehlo.broadcast_in_dim %2187, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2189 = stablehlo.add %2120, %2188 : tensor<2x3xf64>
    %2190 = stablehlo.divide %2189, %2109 : tensor<2x3xf64>
    %2191 = stablehlo.constant dense<1.0> : tensor<f64>
    %2192 = stablehlo.broadcast_in_dim %2191, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2193 = stablehlo.subtract %2192, %1981 : tensor<2x3xf64>
    %2194 = stablehlo.power %2190, %2193 : tensor<2x3xf64>
    %2195 = stablehlo.multiply %2194, %2109 : tensor<2x3xf64>
    %2196 = stablehlo.divide %1981, %2189 : tensor<2x3xf64>
    %2197 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %2198 = stablehlo.broadcast_in_dim %2197, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2199 = stablehlo.multiply %2196, %2198 : tensor<2x3xf64>
    %2200 = stablehlo.constant dense<1.0> : tensor<f64>
    %2201 = stablehlo.broadcast_in_dim %2200, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2202 = stablehlo.add %1981, %2201 : tensor<2x3xf64>
    %2203 = stablehlo.divide %2202, %2189 : tensor<2x3xf64>
    %2204 = stablehlo.multiply %2196, %2203 : tensor<2x3xf64>
    %2205 = stablehlo.constant dense<2.0> : tensor<f64>
    %2206 = stablehlo.broadcast_in_dim %2205, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2207 = stablehlo.add %1981, %2206 : tensor<2x3xf64>
    %2208 = stablehlo.divide %2207, %2189 : tensor<2x3xf64>
    %2209 = stablehlo.multiply %2204, %2208 : tensor<2x3xf64>
    %2210 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %2211 = stablehlo.broadcast_in_dim %2210, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2212 = stablehlo.multiply %2209, %2211 : tensor<2x3xf64>
    %2213 = stablehlo.add %2199, %2212 : tensor<2x3xf64>
    %2214 = stablehlo.constant dense<3.0> : tensor<f64>
    %2215 = stablehlo.broadcast_in_dim %2214, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2216 = stablehlo.add %1981, %2215 : tensor<2x3xf64>
    %2217 = stablehlo.divide %2216, %2189 : tensor<2x3xf64>
    %2218 = stablehlo.multiply %2209, %2217 : tensor<2x3xf64>
    %2219 = stablehlo.constant dense<4.0> : tensor<f64>
    %2220 = stablehlo.broadcast_in_dim %2219, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2221 = stablehlo.add %1981, %2220 : tensor<2x3xf64>
    %2222 = stablehlo.divide %2221, %2189 : tensor<2x3xf64>
    %2223 = stablehlo.multiply %2218, %2222 : tensor<2x3xf64>
    %2224 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %2225 = stablehlo.broadcast_in_dim %2224, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2226 = stablehlo.multiply %2223, %2225 : tensor<2x3xf64>
    %2227 = stablehlo.add %2213, %2226 : tensor<2x3xf64>
    %2228 = stablehlo.constant dense<5.0> : tensor<f64>
    %2229 = stablehlo.broadcast_in_dim %2228, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2230 = stablehlo.add %1981, %2229 : tensor<2x3xf64>
    %2231 = stablehlo.divide %2230, %2189 : tensor<2x3xf64>
    %2232 = stablehlo.multiply %2223, %2231 : tensor<2x3xf64>
    %2233 = stablehlo.constant dense<6.0> : tensor<f64>
    %2234 = stablehlo.broadcast_in_dim %2233, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2235 = stablehlo.add %1981, %2234 : tensor<2x3xf64>
    %2236 = stablehlo.divide %2235, %2189 : tensor<2x3xf64>
    %2237 = stablehlo.multiply %2232, %2236 : tensor<2x3xf64>
    %2238 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %2239 = stablehlo.broadcast_in_dim %2238, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2240 = stablehlo.multiply %2237, %2239 : tensor<2x3xf64>
    %2241 = stablehlo.add %2227, %2240 : tensor<2x3xf64>
    %2242 = stablehlo.constant dense<7.0> : tensor<f64>
    %2243 = stablehlo.broadcast_in_dim %2242, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2244 = stablehlo.add %1981, %2243 : tensor<2x3xf64>
    %2245 = stablehlo.divide %2244, %2189 : tensor<2x3xf64>
    %2246 = stablehlo.multiply %2237, %2245 : tensor<2x3xf64>
    %2247 = stablehlo.constant dense<8.0> : tensor<f64>
    %2248 = stablehlo.broadcast_in_dim %2247, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2249 = stablehlo.add %1981, %2248 : tensor<2x3xf64>
    %2250 = stablehlo.divide %2249, %2189 : tensor<2x3xf64>
    %2251 = stablehlo.multiply %2246, %2250 : tensor<2x3xf64>
    %2252 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %2253 = stablehlo.broadcast_in_dim %2252, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2254 = stablehlo.multiply %2251, %2253 : tensor<2x3xf64>
    %2255 = stablehlo.add %2241, %2254 : tensor<2x3xf64>
    %2256 = stablehlo.constant dense<9.0> : tensor<f64>
    %2257 = stablehlo.broadcast_in_dim %2256, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2258 = stablehlo.add %1981, %2257 : tensor<2x3xf64>
    %2259 = stablehlo.divide %2258, %2189 : tensor<2x3xf64>
    %2260 = stablehlo.multiply %2251, %2259 : tensor<2x3xf64>
    %2261 = stablehlo.constant dense<10.0> : tensor<f64>
    %2262 = stablehlo.broadcast_in_dim %2261, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2263 = stablehlo.add %1981, %2262 : tensor<2x3xf64>
    %2264 = stablehlo.divide %2263, %2189 : tensor<2x3xf64>
    %2265 = stablehlo.multiply %2260, %2264 : tensor<2x3xf64>
    %2266 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %2267 = stablehlo.broadcast_in_dim %2266, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2268 = stablehlo.multiply %2265, %2267 : tensor<2x3xf64>
    %2269 = stablehlo.add %2255, %2268 : tensor<2x3xf64>
    %2270 = stablehlo.constant dense<11.0> : tensor<f64>
    %2271 = stablehlo.broadcast_in_dim %2270, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2272 = stablehlo.add %1981, %2271 : tensor<2x3xf64>
    %2273 = stablehlo.divide %2272, %2189 : tensor<2x3xf64>
    %2274 = stablehlo.multiply %2265, %2273 : tensor<2x3xf64>
    %2275 = stablehlo.constant dense<12.0> : tensor<f64>
    %2276 = stablehlo.broadcast_in_dim %2275, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2277 = stablehlo.add %1981, %2276 : tensor<2x3xf64>
    %2278 = stablehlo.divide %2277, %2189 : tensor<2x3xf64>
    %2279 = stablehlo.multiply %2274, %2278 : tensor<2x3xf64>
    %2280 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %2281 = stablehlo.broadcast_in_dim %2280, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2282 = stablehlo.multiply %2279, %2281 : tensor<2x3xf64>
    %2283 = stablehlo.add %2269, %2282 : tensor<2x3xf64>
    %2284 = stablehlo.constant dense<13.0> : tensor<f64>
    %2285 = stablehlo.broadcast_in_dim %2284, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2286 = stablehlo.add %1981, %2285 : tensor<2x3xf64>
    %2287 = stablehlo.divide %2286, %2189 : tensor<2x3xf64>
    %2288 = stablehlo.multiply %2279, %2287 : tensor<2x3xf64>
    %2289 = stablehlo.constant dense<14.0> : tensor<f64>
    %2290 = stablehlo.broadcast_in_dim %2289, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2291 = stablehlo.add %1981, %2290 : tensor<2x3xf64>
    %2292 = stablehlo.divide %2291, %2189 : tensor<2x3xf64>
    %2293 = stablehlo.multiply %2288, %2292 : tensor<2x3xf64>
    %2294 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %2295 = stablehlo.broadcast_in_dim %2294, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2296 = stablehlo.multiply %2293, %2295 : tensor<2x3xf64>
    %2297 = stablehlo.add %2283, %2296 : tensor<2x3xf64>
    %2298 = stablehlo.constant dense<1.0> : tensor<f64>
    %2299 = stablehlo.broadcast_in_dim %2298, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2300 = stablehlo.subtract %1981, %2299 : tensor<2x3xf64>
    %2301 = stablehlo.constant dense<1.0> : tensor<f64>
    %2302 = stablehlo.broadcast_in_dim %2301, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2303 = stablehlo.divide %2302, %2300 : tensor<2x3xf64>
    %2304 = stablehlo.constant dense<0.5> : tensor<f64>
    %2305 = stablehlo.broadcast_in_dim %2304, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2306 = stablehlo.add %2305, %2297 : tensor<2x3xf64>
    %2307 = stablehlo.divide %2306, %2189 : tensor<2x3xf64>
    %2308 = stablehlo.add %2303, %2307 : tensor<2x3xf64>
    %2309 = stablehlo.multiply %2195, %2308 : tensor<2x3xf64>
    %2310 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %2311 = stablehlo.broadcast_in_dim %2310, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2312 = stablehlo.multiply %2186, %2311 : tensor<2x3xf64>
    %2313 = stablehlo.compare LE, %2195, %2312, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2314 = stablehlo.add %2186, %2309 : tensor<2x3xf64>
    %2315 = stablehlo.select %2313, %2186, %2314 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2316 = stablehlo.divide %2116, %2109 : tensor<2x3xf64>
    %2317 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2318 = stablehlo.power %2316, %2317 : tensor<2x3xf64>
    %2319 = stablehlo.constant dense<1.0> : tensor<f64>
    %2320 = stablehlo.broadcast_in_dim %2319, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2321 = stablehlo.add %2116, %2320 : tensor<2x3xf64>
    %2322 = stablehlo.divide %2321, %2109 : tensor<2x3xf64>
    %2323 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2324 = stablehlo.power %2322, %2323 : tensor<2x3xf64>
    %2325 = stablehlo.add %2318, %2324 : tensor<2x3xf64>
    %2326 = stablehlo.constant dense<2.0> : tensor<f64>
    %2327 = stablehlo.broadcast_in_dim %2326, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2328 = stablehlo.add %2116, %2327 : tensor<2x3xf64>
    %2329 = stablehlo.divide %2328, %2109 : tensor<2x3xf64>
    %2330 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2331 = stablehlo.power %2329, %2330 : tensor<2x3xf64>
    %2332 = stablehlo.add %2325, %2331 : tensor<2x3xf64>
    %2333 = stablehlo.constant dense<3.0> : tensor<f64>
    %2334 = stablehlo.broadcast_in_dim %2333, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2335 = stablehlo.add %2116, %2334 : tensor<2x3xf64>
    %2336 = stablehlo.divide %2335, %2109 : tensor<2x3xf64>
    %2337 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2338 = stablehlo.power %2336, %2337 : tensor<2x3xf64>
    %2339 = stablehlo.add %2332, %2338 : tensor<2x3xf64>
    %2340 = stablehlo.constant dense<4.0> : tensor<f64>
    %2341 = stablehlo.broadcast_in_dim %2340, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2342 = stablehlo.add %2116, %2341 : tensor<2x3xf64>
    %2343 = stablehlo.divide %2342, %2109 : tensor<2x3xf64>
    %2344 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2345 = stablehlo.power %2343, %2344 : tensor<2x3xf64>
    %2346 = stablehlo.add %2339, %2345 : tensor<2x3xf64>
    %2347 = stablehlo.constant dense<5.0> : tensor<f64>
    %2348 = stablehlo.broadcast_in_dim %2347, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2349 = stablehlo.add %2116, %2348 : tensor<2x3xf64>
    %2350 = stablehlo.divide %2349, %2109 : tensor<2x3xf64>
    %2351 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2352 = stablehlo.power %2350, %2351 : tensor<2x3xf64>
    %2353 = stablehlo.add %2346, %2352 : tensor<2x3xf64>
    %2354 = stablehlo.constant dense<6.0> : tensor<f64>
    %2355 = stablehlo.broadcast_in_dim %2354, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2356 = stablehlo.add %2116, %2355 : tensor<2x3xf64>
    %2357 = stablehlo.divide %2356, %2109 : tensor<2x3xf64>
    %2358 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2359 = stablehlo.power %2357, %2358 : tensor<2x3xf64>
    %2360 = stablehlo.add %2353, %2359 : tensor<2x3xf64>
    %2361 = stablehlo.constant dense<7.0> : tensor<f64>
    %2362 = stablehlo.broadcast_in_dim %2361, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2363 = stablehlo.add %2116, %2362 : tensor<2x3xf64>
    %2364 = stablehlo.divide %2363, %2109 : tensor<2x3xf64>
    %2365 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2366 = stablehlo.power %2364, %2365 : tensor<2x3xf64>
    %2367 = stablehlo.add %2360, %2366 : tensor<2x3xf64>
    %2368 = stablehlo.constant dense<8.0> : tensor<f64>
    %2369 = stablehlo.broadcast_in_dim %2368, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2370 = stablehlo.add %2116, %2369 : tensor<2x3xf64>
    %2371 = stablehlo.divide %2370, %2109 : tensor<2x3xf64>
    %2372 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2373 = stablehlo.power %2371, %2372 : tensor<2x3xf64>
    %2374 = stablehlo.add %2367, %2373 : tensor<2x3xf64>
    %2375 = stablehlo.constant dense<9.0> : tensor<f64>
    %2376 = stablehlo.broadcast_in_dim %2375, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2377 = stablehlo.add %2116, %2376 : tensor<2x3xf64>
    %2378 = stablehlo.divide %2377, %2109 : tensor<2x3xf64>
    %2379 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2380 = stablehlo.power %2378, %2379 : tensor<2x3xf64>
    %2381 = stablehlo.add %2374, %2380 : tensor<2x3xf64>
    %2382 = stablehlo.constant dense<10.0> : tensor<f64>
    %2383 = stablehlo.broadcast_in_dim %2382, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2384 = stablehlo.add %2116, %2383 : tensor<2x3xf64>
    %2385 = stablehlo.divide %2384, %2109 : tensor<2x3xf64>
    %2386 = stablehlo.constant dense<1.0> : tensor<f64>
    %2387 = stablehlo.broadcast_in_dim %2386, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2388 = stablehlo.subtract %2387, %1981 : tensor<2x3xf64>
    %2389 = stablehlo.power %2385, %2388 : tensor<2x3xf64>
    %2390 = stablehlo.multiply %2389, %2109 : tensor<2x3xf64>
    %2391 = stablehlo.divide %1981, %2384 : tensor<2x3xf64>
    %2392 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %2393 = stablehlo.broadcast_in_dim %2392, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2394 = stablehlo.multiply %2391, %2393 : tensor<2x3xf64>
    %2395 = stablehlo.constant dense<1.0> : tensor<f64>
    %2396 = stablehlo.broadcast_in_dim %2395, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2397 = stablehlo.add %1981, %2396 : tensor<2x3xf64>
    %2398 = stablehlo.divide %2397, %2384 : tensor<2x3xf64>
    %2399 = stablehlo.multiply %2391, %2398 : tensor<2x3xf64>
    %2400 = stablehlo.constant dense<2.0> : tensor<f64>
    %2401 = stablehlo.broadcast_in_dim %2400, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2402 = stablehlo.add %1981, %2401 : tensor<2x3xf64>
    %2403 = stablehlo.divide %2402, %2384 : tensor<2x3xf64>
    %2404 = stablehlo.multiply %2399, %2403 : tensor<2x3xf64>
    %2405 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %2406 = stablehlo.broadcast_in_dim %2405, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2407 = stablehlo.multiply %2404, %2406 : tensor<2x3xf64>
    %2408 = stablehlo.add %2394, %2407 : tensor<2x3xf64>
    %2409 = stablehlo.constant dense<3.0> : tensor<f64>
    %2410 = stablehlo.broadcast_in_dim %2409, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2411 = stablehlo.add %1981, %2410 : tensor<2x3xf64>
    %2412 = stablehlo.divide %2411, %2384 : tensor<2x3xf64>
    %2413 = stablehlo.multiply %2404, %2412 : tensor<2x3xf64>
    %2414 = stablehlo.constant dense<4.0> : tensor<f64>
    %2415 = stablehlo.broadcast_in_dim %2414, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2416 = stablehlo.add %1981, %2415 : tensor<2x3xf64>
    %2417 = stablehlo.divide %2416, %2384 : tensor<2x3xf64>
    %2418 = stablehlo.multiply %2413, %2417 : tensor<2x3xf64>
    %2419 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %2420 = stablehlo.broadcast_in_dim %2419, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2421 = stablehlo.multiply %2418, %2420 : tensor<2x3xf64>
    %2422 = stablehlo.add %2408, %2421 : tensor<2x3xf64>
    %2423 = stablehlo.constant dense<5.0> : tensor<f64>
    %2424 = stablehlo.broadcast_in_dim %2423, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2425 = stablehlo.add %1981, %2424 : tensor<2x3xf64>
    %2426 = stablehlo.divide %2425, %2384 : tensor<2x3xf64>
    %2427 = stablehlo.multiply %2418, %2426 : tensor<2x3xf64>
    %2428 = stablehlo.constant dense<6.0> : tensor<f64>
    %2429 = stablehlo.broadcast_in_dim %2428, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2430 = stablehlo.add %1981, %2429 : tensor<2x3xf64>
    %2431 = stablehlo.divide %2430, %2384 : tensor<2x3xf64>
    %2432 = stablehlo.multiply %2427, %2431 : tensor<2x3xf64>
    %2433 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %2434 = stablehlo.broadcast_in_dim %2433, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2435 = stablehlo.multiply %2432, %2434 : tensor<2x3xf64>
    %2436 = stablehlo.add %2422, %2435 : tensor<2x3xf64>
    %2437 = stablehlo.constant dense<7.0> : tensor<f64>
    %2438 = stablehlo.broadcast_in_dim %2437, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2439 = stablehlo.add %1981, %2438 : tensor<2x3xf64>
    %2440 = stablehlo.divide %2439, %2384 : tensor<2x3xf64>
    %2441 = stablehlo.multiply %2432, %2440 : tensor<2x3xf64>
    %2442 = stablehlo.constant dense<8.0> : tensor<f64>
    %2443 = stablehlo.broadcast_in_dim %2442, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2444 = stablehlo.add %1981, %2443 : tensor<2x3xf64>
    %2445 = stablehlo.divide %2444, %2384 : tensor<2x3xf64>
    %2446 = stablehlo.multiply %2441, %2445 : tensor<2x3xf64>
    %2447 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %2448 = stablehlo.broadcast_in_dim %2447, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2449 = stablehlo.multiply %2446, %2448 : tensor<2x3xf64>
    %2450 = stablehlo.add %2436, %2449 : tensor<2x3xf64>
    %2451 = stablehlo.constant dense<9.0> : tensor<f64>
    %2452 = stablehlo.broadcast_in_dim %2451, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2453 = stablehlo.add %1981, %2452 : tensor<2x3xf64>
    %2454 = stablehlo.divide %2453, %2384 : tensor<2x3xf64>
    %2455 = stablehlo.multiply %2446, %2454 : tensor<2x3xf64>
    %2456 = stablehlo.constant dense<10.0> : tensor<f64>
    %2457 = stablehlo.broadcast_in_dim %2456, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2458 = stablehlo.add %1981, %2457 : tensor<2x3xf64>
    %2459 = stablehlo.divide %2458, %2384 : tensor<2x3xf64>
    %2460 = stablehlo.multiply %2455, %2459 : tensor<2x3xf64>
    %2461 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %2462 = stablehlo.broadcast_in_dim %2461, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2463 = stablehlo.multiply %2460, %2462 : tensor<2x3xf64>
    %2464 = stablehlo.add %2450, %2463 : tensor<2x3xf64>
    %2465 = stablehlo.constant dense<11.0> : tensor<f64>
    %2466 = stablehlo.broadcast_in_dim %2465, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2467 = stablehlo.add %1981, %2466 : tensor<2x3xf64>
    %2468 = stablehlo.divide %2467, %2384 : tensor<2x3xf64>
    %2469 = stablehlo.multiply %2460, %2468 : tensor<2x3xf64>
    %2470 = stablehlo.constant dense<12.0> : tensor<f64>
    %2471 = stablehlo.broadcast_in_dim %2470, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2472 = stablehlo.add %1981, %2471 : tensor<2x3xf64>
    %2473 = stablehlo.divide %2472, %2384 : tensor<2x3xf64>
    %2474 = stablehlo.multiply %2469, %2473 : tensor<2x3xf64>
    %2475 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %2476 = stablehlo.broadcast_in_dim %2475, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2477 = stablehlo.multiply %2474, %2476 : tensor<2x3xf64>
    %2478 = stablehlo.add %2464, %2477 : tensor<2x3xf64>
    %2479 = stablehlo.constant dense<13.0> : tensor<f64>
    %2480 = stablehlo.broadcast_in_dim %2479, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2481 = stablehlo.add %1981, %2480 : tensor<2x3xf64>
    %2482 = stablehlo.divide %2481, %2384 : tensor<2x3xf64>
    %2483 = stablehlo.multiply %2474, %2482 : tensor<2x3xf64>
    %2484 = stablehlo.constant dense<14.0> : tensor<f64>
    %2485 = stablehlo.broadcast_in_dim %2484, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2486 = stablehlo.add %1981, %2485 : tensor<2x3xf64>
    %2487 = stablehlo.divide %2486, %2384 : tensor<2x3xf64>
    %2488 = stablehlo.multiply %2483, %2487 : tensor<2x3xf64>
    %2489 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %2490 = stablehlo.broadcast_in_dim %2489, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2491 = stablehlo.multiply %2488, %2490 : tensor<2x3xf64>
    %2492 = stablehlo.add %2478, %2491 : tensor<2x3xf64>
    %2493 = stablehlo.constant dense<1.0> : tensor<f64>
    %2494 = stablehlo.broadcast_in_dim %2493, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2495 = stablehlo.subtract %1981, %2494 : tensor<2x3xf64>
    %2496 = stablehlo.constant dense<1.0> : tensor<f64>
    %2497 = stablehlo.broadcast_in_dim %2496, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2498 = stablehlo.divide %2497, %2495 : tensor<2x3xf64>
    %2499 = stablehlo.constant dense<0.5> : tensor<f64>
    %2500 = stablehlo.broadcast_in_dim %2499, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2501 = stablehlo.add %2500, %2492 : tensor<2x3xf64>
    %2502 = stablehlo.divide %2501, %2384 : tensor<2x3xf64>
    %2503 = stablehlo.add %2498, %2502 : tensor<2x3xf64>
    %2504 = stablehlo.multiply %2390, %2503 : tensor<2x3xf64>
    %2505 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %2506 = stablehlo.broadcast_in_dim %2505, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2507 = stablehlo.multiply %2381, %2506 : tensor<2x3xf64>
    %2508 = stablehlo.compare LE, %2390, %2507, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2509 = stablehlo.add %2381, %2504 : tensor<2x3xf64>
    %2510 = stablehlo.select %2508, %2381, %2509 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2511 = stablehlo.constant dense<1.0> : tensor<f64>
    %2512 = stablehlo.broadcast_in_dim %2511, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2513 = stablehlo.subtract %2512, %arg2 : tensor<2x3xf64>
    %2514 = stablehlo.divide %2513, %2109 : tensor<2x3xf64>
    %2515 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2516 = stablehlo.power %2514, %2515 : tensor<2x3xf64>
    %2517 = stablehlo.constant dense<1.0> : tensor<f64>
    %2518 = stablehlo.broadcast_in_dim %2517, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2519 = stablehlo.add %2513, %2518 : tensor<2x3xf64>
    %2520 = stablehlo.divide %2519, %2109 : tensor<2x3xf64>
    %2521 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2522 = stablehlo.power %2520, %2521 : tensor<2x3xf64>
    %2523 = stablehlo.add %2516, %2522 : tensor<2x3xf64>
    %2524 = stablehlo.constant dense<2.0> : tensor<f64>
    %2525 = stablehlo.broadcast_in_dim %2524, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2526 = stablehlo.add %2513, %2525 : tensor<2x3xf64>
    %2527 = stablehlo.divide %2526, %2109 : tensor<2x3xf64>
    %2528 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2529 = stablehlo.power %2527, %2528 : tensor<2x3xf64>
    %2530 = stablehlo.add %2523, %2529 : tensor<2x3xf64>
    %2531 = stablehlo.constant dense<3.0> : tensor<f64>
    %2532 = stablehlo.broadcast_in_dim %2531, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2533 = stablehlo.add %2513, %2532 : tensor<2x3xf64>
    %2534 = stablehlo.divide %2533, %2109 : tensor<2x3xf64>
    %2535 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2536 = stablehlo.power %2534, %2535 : tensor<2x3xf64>
    %2537 = stablehlo.add %2530, %2536 : tensor<2x3xf64>
    %2538 = stablehlo.constant dense<4.0> : tensor<f64>
    %2539 = stablehlo.broadcast_in_dim %2538, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2540 = stablehlo.add %2513, %2539 : tensor<2x3xf64>
    %2541 = stablehlo.divide %2540, %2109 : tensor<2x3xf64>
    %2542 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2543 = stablehlo.power %2541, %2542 : tensor<2x3xf64>
    %2544 = stablehlo.add %2537, %2543 : tensor<2x3xf64>
    %2545 = stablehlo.constant dense<5.0> : tensor<f64>
    %2546 = stablehlo.broadcast_in_dim %2545, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2547 = stablehlo.add %2513, %2546 : tensor<2x3xf64>
    %2548 = stablehlo.divide %2547, %2109 : tensor<2x3xf64>
    %2549 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2550 = stablehlo.power %2548, %2549 : tensor<2x3xf64>
    %2551 = stablehlo.add %2544, %2550 : tensor<2x3xf64>
    %2552 = stablehlo.constant dense<6.0> : tensor<f64>
    %2553 = stablehlo.broadcast_in_dim %2552, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2554 = stablehlo.add %2513, %2553 : tensor<2x3xf64>
    %2555 = stablehlo.divide %2554, %2109 : tensor<2x3xf64>
    %2556 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2557 = stablehlo.power %2555, %2556 : tensor<2x3xf64>
    %2558 = stablehlo.add %2551, %2557 : tensor<2x3xf64>
    %2559 = stablehlo.constant dense<7.0> : tensor<f64>
    %2560 = stablehlo.broadcast_in_dim %2559, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2561 = stablehlo.add %2513, %2560 : tensor<2x3xf64>
    %2562 = stablehlo.divide %2561, %2109 : tensor<2x3xf64>
    %2563 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2564 = stablehlo.power %2562, %2563 : tensor<2x3xf64>
    %2565 = stablehlo.add %2558, %2564 : tensor<2x3xf64>
    %2566 = stablehlo.constant dense<8.0> : tensor<f64>
    %2567 = stablehlo.broadcast_in_dim %2566, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2568 = stablehlo.add %2513, %2567 : tensor<2x3xf64>
    %2569 = stablehlo.divide %2568, %2109 : tensor<2x3xf64>
    %2570 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2571 = stablehlo.power %2569, %2570 : tensor<2x3xf64>
    %2572 = stablehlo.add %2565, %2571 : tensor<2x3xf64>
    %2573 = stablehlo.constant dense<9.0> : tensor<f64>
    %2574 = stablehlo.broadcast_in_dim %2573, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2575 = stablehlo.add %2513, %2574 : tensor<2x3xf64>
    %2576 = stablehlo.divide %2575, %2109 : tensor<2x3xf64>
    %2577 = stablehlo.negate %1981 : tensor<2x3xf64>
    %2578 = stablehlo.power %2576, %2577 : tensor<2x3xf64>
    %2579 = stablehlo.add %2572, %2578 : tensor<2x3xf64>
    %2580 = stablehlo.constant dense<10.0> : tensor<f64>
    %2581 = stablehlo.broadcast_in_dim %2580, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2582 = stablehlo.add %2513, %2581 : tensor<2x3xf64>
    %2583 = stablehlo.divide %2582, %2109 : tensor<2x3xf64>
    %2584 = stablehlo.constant dense<1.0> : tensor<f64>
    %2585 = stablehlo.broadcast_in_dim %2584, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2586 = stablehlo.subtract %2585, %1981 : tensor<2x3xf64>
    %2587 = stablehlo.power %2583, %2586 : tensor<2x3xf64>
    %2588 = stablehlo.multiply %2587, %2109 : tensor<2x3xf64>
    %2589 = stablehlo.divide %1981, %2582 : tensor<2x3xf64>
    %2590 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %2591 = stablehlo.broadcast_in_dim %2590, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2592 = stablehlo.multiply %2589, %2591 : tensor<2x3xf64>
    %2593 = stablehlo.constant dense<1.0> : tensor<f64>
    %2594 = stablehlo.broadcast_in_dim %2593, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2595 = stablehlo.add %1981, %2594 : tensor<2x3xf64>
    %2596 = stablehlo.divide %2595, %2582 : tensor<2x3xf64>
    %2597 = stablehlo.multiply %2589, %2596 : tensor<2x3xf64>
    %2598 = stablehlo.constant dense<2.0> : tensor<f64>
    %2599 = stablehlo.broadcast_in_dim %2598, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2600 = stablehlo.add %1981, %2599 : tensor<2x3xf64>
    %2601 = stablehlo.divide %2600, %2582 : tensor<2x3xf64>
    %2602 = stablehlo.multiply %2597, %2601 : tensor<2x3xf64>
    %2603 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %2604 = stablehlo.broadcast_in_dim %2603, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2605 = stablehlo.multiply %2602, %2604 : tensor<2x3xf64>
    %2606 = stablehlo.add %2592, %2605 : tensor<2x3xf64>
    %2607 = stablehlo.constant dense<3.0> : tensor<f64>
    %2608 = stablehlo.broadcast_in_dim %2607, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2609 = stablehlo.add %1981, %2608 : tensor<2x3xf64>
    %2610 = stablehlo.divide %2609, %2582 : tensor<2x3xf64>
    %2611 = stablehlo.multiply %2602, %2610 : tensor<2x3xf64>
    %2612 = stablehlo.constant dense<4.0> : tensor<f64>
    %2613 = stablehlo.broadcast_in_dim %2612, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2614 = stablehlo.add %1981, %2613 : tensor<2x3xf64>
    %2615 = stablehlo.divide %2614, %2582 : tensor<2x3xf64>
    %2616 = stablehlo.multiply %2611, %2615 : tensor<2x3xf64>
    %2617 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %2618 = stablehlo.broadcast_in_dim %2617, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2619 = stablehlo.multiply %2616, %2618 : tensor<2x3xf64>
    %2620 = stablehlo.add %2606, %2619 : tensor<2x3xf64>
    %2621 = stablehlo.constant dense<5.0> : tensor<f64>
    %2622 = stablehlo.broadcast_in_dim %2621, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2623 = stablehlo.add %1981, %2622 : tensor<2x3xf64>
    %2624 = stablehlo.divide %2623, %2582 : tensor<2x3xf64>
    %2625 = stablehlo.multiply %2616, %2624 : tensor<2x3xf64>
    %2626 = stablehlo.constant dense<6.0> : tensor<f64>
    %2627 = stablehlo.broadcast_in_dim %2626, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2628 = stablehlo.add %1981, %2627 : tensor<2x3xf64>
    %2629 = stablehlo.divide %2628, %2582 : tensor<2x3xf64>
    %2630 = stablehlo.multiply %2625, %2629 : tensor<2x3xf64>
    %2631 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %2632 = stablehlo.broadcast_in_dim %2631, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2633 = stablehlo.multiply %2630, %2632 : tensor<2x3xf64>
    %2634 = stablehlo.add %2620, %2633 : tensor<2x3xf64>
    %2635 = stablehlo.constant dense<7.0> : tensor<f64>
    %2636 = stablehlo.broadcast_in_dim %2635, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2637 = stablehlo.add %1981, %2636 : tensor<2x3xf64>
    %2638 = stablehlo.divide %2637, %2582 : tensor<2x3xf64>
    %2639 = stablehlo.multiply %2630, %2638 : tensor<2x3xf64>
    %2640 = stablehlo.constant dense<8.0> : tensor<f64>
    %2641 = stablehlo.broadcast_in_dim %2640, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2642 = stablehlo.add %1981, %2641 : tensor<2x3xf64>
    %2643 = stablehlo.divide %2642, %2582 : tensor<2x3xf64>
    %2644 = stablehlo.multiply %2639, %2643 : tensor<2x3xf64>
    %2645 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %2646 = stablehlo.broadcast_in_dim %2645, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2647 = stablehlo.multiply %2644, %2646 : tensor<2x3xf64>
    %2648 = stablehlo.add %2634, %2647 : tensor<2x3xf64>
    %2649 = stablehlo.constant dense<9.0> : tensor<f64>
    %2650 = stablehlo.broadcast_in_dim %2649, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2651 = stablehlo.add %1981, %2650 : tensor<2x3xf64>
    %2652 = stablehlo.divide %2651, %2582 : tensor<2x3xf64>
    %2653 = stablehlo.multiply %2644, %2652 : tensor<2x3xf64>
    %2654 = stablehlo.constant dense<10.0> : tensor<f64>
    %2655 = stablehlo.broadcast_in_dim %2654, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2656 = stablehlo.add %1981, %2655 : tensor<2x3xf64>
    %2657 = stablehlo.divide %2656, %2582 : tensor<2x3xf64>
    %2658 = stablehlo.multiply %2653, %2657 : tensor<2x3xf64>
    %2659 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %2660 = stablehlo.broadcast_in_dim %2659, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2661 = stablehlo.multiply %2658, %2660 : tensor<2x3xf64>
    %2662 = stablehlo.add %2648, %2661 : tensor<2x3xf64>
    %2663 = stablehlo.constant dense<11.0> : tensor<f64>
    %2664 = stablehlo.broadcast_in_dim %2663, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2665 = stablehlo.add %1981, %2664 : tensor<2x3xf64>
    %2666 = stablehlo.divide %2665, %2582 : tensor<2x3xf64>
    %2667 = stablehlo.multiply %2658, %2666 : tensor<2x3xf64>
    %2668 = stablehlo.constant dense<12.0> : tensor<f64>
    %2669 = stablehlo.broadcast_in_dim %2668, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2670 = stablehlo.add %1981, %2669 : tensor<2x3xf64>
    %2671 = stablehlo.divide %2670, %2582 : tensor<2x3xf64>
    %2672 = stablehlo.multiply %2667, %2671 : tensor<2x3xf64>
    %2673 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %2674 = stablehlo.broadcast_in_dim %2673, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2675 = stablehlo.multiply %2672, %2674 : tensor<2x3xf64>
    %2676 = stablehlo.add %2662, %2675 : tensor<2x3xf64>
    %2677 = stablehlo.constant dense<13.0> : tensor<f64>
    %2678 = stablehlo.broadcast_in_dim %2677, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2679 = stablehlo.add %1981, %2678 : tensor<2x3xf64>
    %2680 = stablehlo.divide %2679, %2582 : tensor<2x3xf64>
    %2681 = stablehlo.multiply %2672, %2680 : tensor<2x3xf64>
    %2682 = stablehlo.constant dense<14.0> : tensor<f64>
    %2683 = stablehlo.broadcast_in_dim %2682, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2684 = stablehlo.add %1981, %2683 : tensor<2x3xf64>
    %2685 = stablehlo.divide %2684, %2582 : tensor<2x3xf64>
    %2686 = stablehlo.multiply %2681, %2685 : tensor<2x3xf64>
    %2687 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %2688 = stablehlo.broadcast_in_dim %2687, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2689 = stablehlo.multiply %2686, %2688 : tensor<2x3xf64>
    %2690 = stablehlo.add %2676, %2689 : tensor<2x3xf64>
    %2691 = stablehlo.constant dense<1.0> : tensor<f64>
    %2692 = stablehlo.broadcast_in_dim %2691, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2693 = stablehlo.subtract %1981, %2692 : tensor<2x3xf64>
    %2694 = stablehlo.constant dense<1.0> : tensor<f64>
    %2695 = stablehlo.broadcast_in_dim %2694, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2696 = stablehlo.divide %2695, %2693 : tensor<2x3xf64>
    %2697 = stablehlo.constant dense<0.5> : tensor<f64>
    %2698 = stablehlo.broadcast_in_dim %2697, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2699 = stablehlo.add %2698, %2690 : tensor<2x3xf64>
    %2700 = stablehlo.divide %2699, %2582 : tensor<2x3xf64>
    %2701 = stablehlo.add %2696, %2700 : tensor<2x3xf64>
    %2702 = stablehlo.multiply %2588, %2701 : tensor<2x3xf64>
    %2703 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %2704 = stablehlo.broadcast_in_dim %2703, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2705 = stablehlo.multiply %2579, %2704 : tensor<2x3xf64>
    %2706 = stablehlo.compare LE, %2588, %2705, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2707 = stablehlo.add %2579, %2702 : tensor<2x3xf64>
    %2708 = stablehlo.select %2706, %2579, %2707 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2709 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2710 = stablehlo.broadcast_in_dim %2709, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2711 = stablehlo.compare EQ, %2708, %2710, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2712 = stablehlo.constant dense<0.0> : tensor<f64>
    %2713 = stablehlo.broadcast_in_dim %2712, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2714 = stablehlo.select %2711, %2713, %2708 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2715 = stablehlo.subtract %2510, %2714 : tensor<2x3xf64>
    %2716 = stablehlo.add %2315, %2715 : tensor<2x3xf64>
    %2717 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2718 = stablehlo.broadcast_in_dim %2717, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2719 = stablehlo.compare EQ, %2315, %2718, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2720 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2721 = stablehlo.broadcast_in_dim %2720, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2722 = stablehlo.compare EQ, %2510, %2721, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2723 = stablehlo.and %2719, %2722 : tensor<2x3xi1>
    %2724 = stablehlo.constant dense<0.5> : tensor<f64>
    %2725 = stablehlo.broadcast_in_dim %2724, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2726 = stablehlo.subtract %2116, %2725 : tensor<2x3xf64>
    %2727 = stablehlo.constant dense<1.7976931348623157e308> : tensor<f64>
    %2728 = stablehlo.broadcast_in_dim %2727, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2729 = stablehlo.multiply %2726, %2728 : tensor<2x3xf64>
    %2730 = stablehlo.constant dense<1.7976931348623157e308> : tensor<f64>
    %2731 = stablehlo.broadcast_in_dim %2730, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2732 = stablehlo.multiply %2729, %2731 : tensor<2x3xf64>
    %2733 = stablehlo.subtract %2315, %2510 : tensor<2x3xf64>
    %2734 = stablehlo.select %2723, %2732, %2733 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2735 = stablehlo.add %2734, %2714 : tensor<2x3xf64>
    %2736 = stablehlo.constant dense<0.5> : tensor<f64>
    %2737 = stablehlo.broadcast_in_dim %2736, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2738 = stablehlo.multiply %1981, %2737 : tensor<2x3xf64>
    %2739 = stablehlo.floor %2738 : tensor<2x3xf64>
    %2740 = stablehlo.subtract %2738, %2739 : tensor<2x3xf64>
    %2741 = stablehlo.constant dense<0.0> : tensor<f64>
    %2742 = stablehlo.broadcast_in_dim %2741, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2743 = stablehlo.compare EQ, %2740, %2742, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2744 = stablehlo.select %2743, %2716, %2735 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2745 = stablehlo.select %2112, %2744, %2315 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2746 = stablehlo.constant dense<0.0> : tensor<f64>
    %2747 = stablehlo.broadcast_in_dim %2746, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2748 = stablehlo.compare LE, %arg2, %2747, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2749 = stablehlo.floor %arg2 : tensor<2x3xf64>
    %2750 = stablehlo.compare EQ, %arg2, %2749, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2751 = stablehlo.and %2748, %2750 : tensor<2x3xi1>
    %2752 = stablehlo.constant dense<0.5> : tensor<f64>
    %2753 = stablehlo.broadcast_in_dim %2752, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2754 = stablehlo.multiply %1981, %2753 : tensor<2x3xf64>
    %2755 = stablehlo.floor %2754 : tensor<2x3xf64>
    %2756 = stablehlo.subtract %2754, %2755 : tensor<2x3xf64>
    %2757 = stablehlo.constant dense<0.0> : tensor<f64>
    %2758 = stablehlo.broadcast_in_dim %2757, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2759 = stablehlo.compare EQ, %2756, %2758, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2760 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2761 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %2762 = stablehlo.broadcast_in_dim %2760, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2763 = stablehlo.broadcast_in_dim %2761, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2764 = stablehlo.select %2759, %2762, %2763 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2765 = stablehlo.select %2751, %2764, %2745 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2766 = stablehlo.constant dense<0.5> : tensor<f64>
    %2767 = stablehlo.broadcast_in_dim %2766, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2768 = stablehlo.multiply %arg2, %2767 : tensor<2x3xf64>
    %2769 = stablehlo.floor %2768 : tensor<2x3xf64>
    %2770 = stablehlo.subtract %2768, %2769 : tensor<2x3xf64>
    %2771 = stablehlo.constant dense<0.0> : tensor<f64>
    %2772 = stablehlo.broadcast_in_dim %2771, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2773 = stablehlo.compare EQ, %2770, %2772, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2774 = stablehlo.negate %2765 : tensor<2x3xf64>
    %2775 = stablehlo.select %2773, %2774, %2765 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2776 = stablehlo.constant dense<0.0> : tensor<f64>
    %2777 = stablehlo.broadcast_in_dim %2776, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2778 = stablehlo.compare EQ, %arg2, %2777, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2779 = stablehlo.constant dense<0.5> : tensor<f64>
    %2780 = stablehlo.broadcast_in_dim %2779, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2781 = stablehlo.compare LT, %arg2, %2780, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2782 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %2783 = stablehlo.constant dense<1.0> : tensor<f64>
    %2784 = stablehlo.broadcast_in_dim %2783, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2785 = stablehlo.subtract %arg2, %2784 : tensor<2x3xf64>
    %2786 = stablehlo.select %2781, %2782, %2785 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2787 = stablehlo.constant dense<7.5> : tensor<f64>
    %2788 = stablehlo.broadcast_in_dim %2787, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2789 = stablehlo.add %2786, %2788 : tensor<2x3xf64>
    %2790 = stablehlo.constant dense<7.5> : tensor<f64>
    %2791 = stablehlo.broadcast_in_dim %2790, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2792 = stablehlo.divide %2786, %2791 : tensor<2x3xf64>
    %2793 = stablehlo.log_plus_one %2792 : tensor<2x3xf64>
    %2794 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %2795 = stablehlo.broadcast_in_dim %2794, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2796 = stablehlo.add %2793, %2795 : tensor<2x3xf64>
    %2797 = stablehlo.constant dense<0.0> : tensor<f64>
    %2798 = stablehlo.constant dense<1.0> : tensor<f64>
    %2799 = stablehlo.broadcast_in_dim %2798, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2800 = stablehlo.add %2786, %2799 : tensor<2x3xf64>
    %2801 = stablehlo.multiply %2800, %2800 : tensor<2x3xf64>
    %2802 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %2803 = stablehlo.broadcast_in_dim %2802, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2804 = stablehlo.divide %2803, %2801 : tensor<2x3xf64>
    %2805 = stablehlo.broadcast_in_dim %2797, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2806 = stablehlo.add %2805, %2804 : tensor<2x3xf64>
    %2807 = stablehlo.constant dense<2.0> : tensor<f64>
    %2808 = stablehlo.broadcast_in_dim %2807, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2809 = stablehlo.add %2786, %2808 : tensor<2x3xf64>
    %2810 = stablehlo.multiply %2809, %2809 : tensor<2x3xf64>
    %2811 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %2812 = stablehlo.broadcast_in_dim %2811, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2813 = stablehlo.divide %2812, %2810 : tensor<2x3xf64>
    %2814 = stablehlo.add %2806, %2813 : tensor<2x3xf64>
    %2815 = stablehlo.constant dense<3.0> : tensor<f64>
    %2816 = stablehlo.broadcast_in_dim %2815, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2817 = stablehlo.add %2786, %2816 : tensor<2x3xf64>
    %2818 = stablehlo.multiply %2817, %2817 : tensor<2x3xf64>
    %2819 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %2820 = stablehlo.broadcast_in_dim %2819, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2821 = stablehlo.divide %2820, %2818 : tensor<2x3xf64>
    %2822 = stablehlo.add %2814, %2821 : tensor<2x3xf64>
    %2823 = stablehlo.constant dense<4.0> : tensor<f64>
    %2824 = stablehlo.broadcast_in_dim %2823, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2825 = stablehlo.add %2786, %2824 : tensor<2x3xf64>
    %2826 = stablehlo.multiply %2825, %2825 : tensor<2x3xf64>
    %2827 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %2828 = stablehlo.broadcast_in_dim %2827, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2829 = stablehlo.divide %2828, %2826 : tensor<2x3xf64>
    %2830 = stablehlo.add %2822, %2829 : tensor<2x3xf64>
    %2831 = stablehlo.constant dense<5.0> : tensor<f64>
    %2832 = stablehlo.broadcast_in_dim %2831, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2833 = stablehlo.add %2786, %2832 : tensor<2x3xf64>
    %2834 = stablehlo.multiply %2833, %2833 : tensor<2x3xf64>
    %2835 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %2836 = stablehlo.broadcast_in_dim %2835, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2837 = stablehlo.divide %2836, %2834 : tensor<2x3xf64>
    %2838 = stablehlo.add %2830, %2837 : tensor<2x3xf64>
    %2839 = stablehlo.constant dense<6.0> : tensor<f64>
    %2840 = stablehlo.broadcast_in_dim %2839, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2841 = stablehlo.add %2786, %2840 : tensor<2x3xf64>
    %2842 = stablehlo.multiply %2841, %2841 : tensor<2x3xf64>
    %2843 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %2844 = stablehlo.broadcast_in_dim %2843, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2845 = stablehlo.divide %2844, %2842 : tensor<2x3xf64>
    %2846 = stablehlo.add %2838, %2845 : tensor<2x3xf64>
    %2847 = stablehlo.constant dense<7.0> : tensor<f64>
    %2848 = stablehlo.broadcast_in_dim %2847, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2849 = stablehlo.add %2786, %2848 : tensor<2x3xf64>
    %2850 = stablehlo.multiply %2849, %2849 : tensor<2x3xf64>
    %2851 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %2852 = stablehlo.broadcast_in_dim %2851, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2853 = stablehlo.divide %2852, %2850 : tensor<2x3xf64>
    %2854 = stablehlo.add %2846, %2853 : tensor<2x3xf64>
    %2855 = stablehlo.constant dense<8.0> : tensor<f64>
    %2856 = stablehlo.broadcast_in_dim %2855, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2857 = stablehlo.add %2786, %2856 : tensor<2x3xf64>
    %2858 = stablehlo.multiply %2857, %2857 : tensor<2x3xf64>
    %2859 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %2860 = stablehlo.broadcast_in_dim %2859, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2861 = stablehlo.divide %2860, %2858 : tensor<2x3xf64>
    %2862 = stablehlo.add %2854, %2861 : tensor<2x3xf64>
    %2863 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %2864 = stablehlo.constant dense<1.0> : tensor<f64>
    %2865 = stablehlo.broadcast_in_dim %2864, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2866 = stablehlo.add %2786, %2865 : tensor<2x3xf64>
    %2867 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %2868 = stablehlo.broadcast_in_dim %2867, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2869 = stablehlo.divide %2868, %2866 : tensor<2x3xf64>
    %2870 = stablehlo.broadcast_in_dim %2863, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2871 = stablehlo.add %2870, %2869 : tensor<2x3xf64>
    %2872 = stablehlo.constant dense<2.0> : tensor<f64>
    %2873 = stablehlo.broadcast_in_dim %2872, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2874 = stablehlo.add %2786, %2873 : tensor<2x3xf64>
    %2875 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %2876 = stablehlo.broadcast_in_dim %2875, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2877 = stablehlo.divide %2876, %2874 : tensor<2x3xf64>
    %2878 = stablehlo.add %2871, %2877 : tensor<2x3xf64>
    %2879 = stablehlo.constant dense<3.0> : tensor<f64>
    %2880 = stablehlo.broadcast_in_dim %2879, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2881 = stablehlo.add %2786, %2880 : tensor<2x3xf64>
    %2882 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %2883 = stablehlo.broadcast_in_dim %2882, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2884 = stablehlo.divide %2883, %2881 : tensor<2x3xf64>
    %2885 = stablehlo.add %2878, %2884 : tensor<2x3xf64>
    %2886 = stablehlo.constant dense<4.0> : tensor<f64>
    %2887 = stablehlo.broadcast_in_dim %2886, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2888 = stablehlo.add %2786, %2887 : tensor<2x3xf64>
    %2889 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %2890 = stablehlo.broadcast_in_dim %2889, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2891 = stablehlo.divide %2890, %2888 : tensor<2x3xf64>
    %2892 = stablehlo.add %2885, %2891 : tensor<2x3xf64>
    %2893 = stablehlo.constant dense<5.0> : tensor<f64>
    %2894 = stablehlo.broadcast_in_dim %2893, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2895 = stablehlo.add %2786, %2894 : tensor<2x3xf64>
    %2896 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %2897 = stablehlo.broadcast_in_dim %2896, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2898 = stablehlo.divide %2897, %2895 : tensor<2x3xf64>
    %2899 = stablehlo.add %2892, %2898 : tensor<2x3xf64>
    %2900 = stablehlo.constant dense<6.0> : tensor<f64>
    %2901 = stablehlo.broadcast_in_dim %2900, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2902 = stablehlo.add %2786, %2901 : tensor<2x3xf64>
    %2903 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %2904 = stablehlo.broadcast_in_dim %2903, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2905 = stablehlo.divide %2904, %2902 : tensor<2x3xf64>
    %2906 = stablehlo.add %2899, %2905 : tensor<2x3xf64>
    %2907 = stablehlo.constant dense<7.0> : tensor<f64>
    %2908 = stablehlo.broadcast_in_dim %2907, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2909 = stablehlo.add %2786, %2908 : tensor<2x3xf64>
    %2910 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %2911 = stablehlo.broadcast_in_dim %2910, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2912 = stablehlo.divide %2911, %2909 : tensor<2x3xf64>
    %2913 = stablehlo.add %2906, %2912 : tensor<2x3xf64>
    %2914 = stablehlo.constant dense<8.0> : tensor<f64>
    %2915 = stablehlo.broadcast_in_dim %2914, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2916 = stablehlo.add %2786, %2915 : tensor<2x3xf64>
    %2917 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %2918 = stablehlo.broadcast_in_dim %2917, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2919 = stablehlo.divide %2918, %2916 : tensor<2x3xf64>
    %2920 = stablehlo.add %2913, %2919 : tensor<2x3xf64>
    %2921 = stablehlo.divide %2862, %2920 : tensor<2x3xf64>
    %2922 = stablehlo.subtract %2796, %2921 : tensor<2x3xf64>
    %2923 = stablehlo.constant dense<7.0> : tensor<f64>
    %2924 = stablehlo.broadcast_in_dim %2923, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2925 = stablehlo.divide %2924, %2789 : tensor<2x3xf64>
    %2926 = stablehlo.subtract %2922, %2925 : tensor<2x3xf64>
    %2927 = stablehlo.constant dense<0.5> : tensor<f64>
    %2928 = stablehlo.broadcast_in_dim %2927, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2929 = stablehlo.add %arg2, %2928 : tensor<2x3xf64>
    %2930 = stablehlo.floor %2929 : tensor<2x3xf64>
    %2931 = stablehlo.abs %2930 : tensor<2x3xf64>
    %2932 = stablehlo.add %arg2, %2931 : tensor<2x3xf64>
    %2933 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %2934 = stablehlo.broadcast_in_dim %2933, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2935 = stablehlo.multiply %2932, %2934 : tensor<2x3xf64>
    %2936 = stablehlo.cosine %2935 : tensor<2x3xf64>
    %2937 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %2938 = stablehlo.broadcast_in_dim %2937, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2939 = stablehlo.multiply %2936, %2938 : tensor<2x3xf64>
    %2940 = stablehlo.sine %2935 : tensor<2x3xf64>
    %2941 = stablehlo.divide %2939, %2940 : tensor<2x3xf64>
    %2942 = stablehlo.subtract %2926, %2941 : tensor<2x3xf64>
    %2943 = stablehlo.select %2781, %2942, %2926 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2944 = stablehlo.floor %arg2 : tensor<2x3xf64>
    %2945 = stablehlo.compare EQ, %arg2, %2944, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2946 = stablehlo.constant dense<0.0> : tensor<f64>
    %2947 = stablehlo.broadcast_in_dim %2946, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2948 = stablehlo.compare LE, %arg2, %2947, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2949 = stablehlo.and %2945, %2948 : tensor<2x3xi1>
    %2950 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %2951 = stablehlo.broadcast_in_dim %2950, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2952 = stablehlo.select %2949, %2951, %2943 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2953 = stablehlo.select %2778, %2952, %2775 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2954 = stablehlo.constant dense<0.0> : tensor<f64>
    %2955 = stablehlo.broadcast_in_dim %2954, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2956 = stablehlo.compare GE, %arg2, %2955, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2957 = stablehlo.floor %arg2 : tensor<2x3xf64>
    %2958 = stablehlo.compare EQ, %arg2, %2957, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2959 = stablehlo.and %2956, %2958 : tensor<2x3xi1>
    %2960 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2961 = stablehlo.broadcast_in_dim %2960, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2962 = stablehlo.compare LT, %arg2, %2961, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2963 = stablehlo.and %2959, %2962 : tensor<2x3xi1>
    %2964 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %2965 = stablehlo.broadcast_in_dim %2964, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2966 = stablehlo.select %2963, %2953, %2965 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %990, %1978, %2966 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
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
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf8E4M3FN>, %arg9: tensor<2x3xf8E5M2>, %arg10: tensor<2x3xf16>, %arg11: tensor<2x3xbf16>, %arg12: tensor<2x3xf32>, %arg13: tensor<2x3xf64>, %arg14: tensor<2x3xcomplex<f32>>, %arg15: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "pow", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f8e4m3fn[2, 3], x9: f8e5m2[2, 3], x10: f16[2, 3], x11: bf16[2, 3], x12: f32[2, 3], x13: f64[2, 3], x14: c64[2, 3], x15: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.power %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.power %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.power %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.power %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.power %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.power %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.power %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.power %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.power %arg8, %arg8 : tensor<2x3xf8E4M3FN>
    %9 = stablehlo.power %arg9, %arg9 : tensor<2x3xf8E5M2>
    %10 = stablehlo.power %arg10, %arg10 : tensor<2x3xf16>
    %11 = stablehlo.power %arg11, %arg11 : tensor<2x3xbf16>
    %12 = stablehlo.power %arg12, %arg12 : tensor<2x3xf32>
    %13 = stablehlo.power %arg13, %arg13 : tensor<2x3xf64>
    %14 = stablehlo.power %arg14, %arg14 : tensor<2x3xcomplex<f32>>
    %15 = stablehlo.power %arg15, %arg15 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @rad2deg attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "rad2deg", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<57.29578> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.convert %3 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %5 = stablehlo.constant dense<57.29578> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<2x3xf32>
    %8 = stablehlo.constant dense<57.29577951308232> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %10 = stablehlo.multiply %arg2, %9 : tensor<2x3xf64>
    return %4, %7, %10 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @real attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "real", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.real %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.real %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.real %arg2 : tensor<2x3xf16>
    %3 = stablehlo.real %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.real %arg4 : tensor<2x3xf32>
    %5 = stablehlo.real %arg5 : tensor<2x3xf64>
    %6 = stablehlo.real %arg6 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %7 = stablehlo.real %arg7 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @reduce_precision attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "reduce_precision", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.reduce_precision %arg1, format = e5m2 : tensor<2x3xf8E5M2>
    %2 = stablehlo.reduce_precision %arg2, format = e5m2 : tensor<2x3xf16>
    %3 = stablehlo.reduce_precision %arg3, format = e5m2 : tensor<2x3xbf16>
    %4 = stablehlo.reduce_precision %arg4, format = e5m2 : tensor<2x3xf32>
    %5 = stablehlo.reduce_precision %arg5, format = e5m2 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @relu6 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "relu6", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.constant dense<0.0> : tensor<f16>
    %1 = stablehlo.constant dense<6.0> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %4 = stablehlo.clamp %2, %arg0, %3 : tensor<2x3xf16>
    %5 = stablehlo.constant dense<0.0> : tensor<f32>
    %6 = stablehlo.constant dense<6.0> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.clamp %7, %arg1, %8 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<0.0> : tensor<f64>
    %11 = stablehlo.constant dense<6.0> : tensor<f64>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %13 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %14 = stablehlo.clamp %12, %arg2, %13 : tensor<2x3xf64>
    return %4, %9, %14 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @rem attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf8E4M3FN>, %arg9: tensor<2x3xf8E5M2>, %arg10: tensor<2x3xf16>, %arg11: tensor<2x3xbf16>, %arg12: tensor<2x3xf32>, %arg13: tensor<2x3xf64>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "rem", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f8e4m3fn[2, 3], x9: f8e5m2[2, 3], x10: f16[2, 3], x11: bf16[2, 3], x12: f32[2, 3], x13: f64[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.remainder %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.remainder %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.remainder %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.remainder %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.remainder %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.remainder %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.remainder %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.remainder %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.remainder %arg8, %arg8 : tensor<2x3xf8E4M3FN>
    %9 = stablehlo.remainder %arg9, %arg9 : tensor<2x3xf8E5M2>
    %10 = stablehlo.remainder %arg10, %arg10 : tensor<2x3xf16>
    %11 = stablehlo.remainder %arg11, %arg11 : tensor<2x3xbf16>
    %12 = stablehlo.remainder %arg12, %arg12 : tensor<2x3xf32>
    %13 = stablehlo.remainder %arg13, %arg13 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @round_nearest_afz attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "round_nearest_afz", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.round_nearest_afz %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.round_nearest_afz %arg2 : tensor<2x3xf16>
    %3 = stablehlo.round_nearest_afz %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.round_nearest_afz %arg4 : tensor<2x3xf32>
    %5 = stablehlo.round_nearest_afz %arg5 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @round_nearest_even attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "round_nearest_even", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.round_nearest_even %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.round_nearest_even %arg2 : tensor<2x3xf16>
    %3 = stablehlo.round_nearest_even %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.round_nearest_even %arg4 : tensor<2x3xf32>
    %5 = stablehlo.round_nearest_even %arg5 : tensor<2x3xf64>
    return %0, %1, %2, %3, %4, %5 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @rsqrt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "rsqrt", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.rsqrt %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.rsqrt %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.rsqrt %arg2 : tensor<2x3xf16>
    %3 = stablehlo.rsqrt %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.rsqrt %arg4 : tensor<2x3xf32>
    %5 = stablehlo.rsqrt %arg5 : tensor<2x3xf64>
    %6 = stablehlo.rsqrt %arg6 : tensor<2x3xcomplex<f32>>
    %7 = stablehlo.rsqrt %arg7 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @select attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi1>, %arg2: tensor<2x3xi8>, %arg3: tensor<2x3xi1>, %arg4: tensor<2x3xi16>, %arg5: tensor<2x3xi1>, %arg6: tensor<2x3xi32>, %arg7: tensor<2x3xi1>, %arg8: tensor<2x3xi64>, %arg9: tensor<2x3xi1>, %arg10: tensor<2x3xui8>, %arg11: tensor<2x3xi1>, %arg12: tensor<2x3xui16>, %arg13: tensor<2x3xi1>, %arg14: tensor<2x3xui32>, %arg15: tensor<2x3xi1>, %arg16: tensor<2x3xui64>, %arg17: tensor<2x3xi1>, %arg18: tensor<2x3xf8E4M3FN>, %arg19: tensor<2x3xi1>, %arg20: tensor<2x3xf8E5M2>, %arg21: tensor<2x3xi1>, %arg22: tensor<2x3xf16>, %arg23: tensor<2x3xi1>, %arg24: tensor<2x3xbf16>, %arg25: tensor<2x3xi1>, %arg26: tensor<2x3xf32>, %arg27: tensor<2x3xi1>, %arg28: tensor<2x3xf64>, %arg29: tensor<2x3xi1>, %arg30: tensor<2x3xcomplex<f32>>, %arg31: tensor<2x3xi1>, %arg32: tensor<2x3xcomplex<f64>>, %arg33: tensor<2x3xi1>) -> (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "select", typed_xla.signature = "(x0: bool[2, 3], x1: bool[2, 3], x2: i8[2, 3], x3: bool[2, 3], x4: i16[2, 3], x5: bool[2, 3], x6: i32[2, 3], x7: bool[2, 3], x8: i64[2, 3], x9: bool[2, 3], x10: u8[2, 3], x11: bool[2, 3], x12: u16[2, 3], x13: bool[2, 3], x14: u32[2, 3], x15: bool[2, 3], x16: u64[2, 3], x17: bool[2, 3], x18: f8e4m3fn[2, 3], x19: bool[2, 3], x20: f8e5m2[2, 3], x21: bool[2, 3], x22: f16[2, 3], x23: bool[2, 3], x24: bf16[2, 3], x25: bool[2, 3], x26: f32[2, 3], x27: bool[2, 3], x28: f64[2, 3], x29: bool[2, 3], x30: c64[2, 3], x31: bool[2, 3], x32: c128[2, 3], x33: bool[2, 3]) -> (bool[2, 3], i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.select %arg1, %arg0, %arg0 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.select %arg3, %arg2, %arg2 : (tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
    %2 = stablehlo.select %arg5, %arg4, %arg4 : (tensor<2x3xi1>, tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
    %3 = stablehlo.select %arg7, %arg6, %arg6 : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %4 = stablehlo.select %arg9, %arg8, %arg8 : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %5 = stablehlo.select %arg11, %arg10, %arg10 : (tensor<2x3xi1>, tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
    %6 = stablehlo.select %arg13, %arg12, %arg12 : (tensor<2x3xi1>, tensor<2x3xui16>, tensor<2x3xui16>) -> tensor<2x3xui16>
    %7 = stablehlo.select %arg15, %arg14, %arg14 : (tensor<2x3xi1>, tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = stablehlo.select %arg17, %arg16, %arg16 : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %9 = stablehlo.select %arg19, %arg18, %arg18 : (tensor<2x3xi1>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
    %10 = stablehlo.select %arg21, %arg20, %arg20 : (tensor<2x3xi1>, tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
    %11 = stablehlo.select %arg23, %arg22, %arg22 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %12 = stablehlo.select %arg25, %arg24, %arg24 : (tensor<2x3xi1>, tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %13 = stablehlo.select %arg27, %arg26, %arg26 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = stablehlo.select %arg29, %arg28, %arg28 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %15 = stablehlo.select %arg31, %arg30, %arg30 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %16 = stablehlo.select %arg33, %arg32, %arg32 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16 : tensor<2x3xi1>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @selu attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "selu", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.6732632> : tensor<f32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.compare GT, %0, %3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = stablehlo.constant dense<0.0> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %7 = stablehlo.compare GT, %0, %6, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = stablehlo.constant dense<0.0> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.select %7, %9, %0 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = stablehlo.exponential_minus_one %10 : tensor<2x3xf32>
    %12 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<2x3xf32>
    %14 = stablehlo.select %4, %0, %13 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = stablehlo.constant dense<1.050701> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<2x3xf32>
    %18 = stablehlo.convert %17 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %19 = stablehlo.constant dense<1.6732632> : tensor<f32>
    %20 = stablehlo.constant dense<0.0> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.compare GT, %arg1, %21, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %23 = stablehlo.constant dense<0.0> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %25 = stablehlo.compare GT, %arg1, %24, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %26 = stablehlo.constant dense<0.0> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.select %25, %27, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = stablehlo.exponential_minus_one %28 : tensor<2x3xf32>
    %30 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<2x3xf32>
    %32 = stablehlo.select %22, %arg1, %31 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = stablehlo.constant dense<1.050701> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.multiply %32, %34 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<1.6732632423543772> : tensor<f64>
    %37 = stablehlo.constant dense<0.0> : tensor<f64>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %39 = stablehlo.compare GT, %arg2, %38, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %40 = stablehlo.constant dense<0.0> : tensor<f64>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %42 = stablehlo.compare GT, %arg2, %41, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %43 = stablehlo.constant dense<0.0> : tensor<f64>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %45 = stablehlo.select %42, %44, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %46 = stablehlo.exponential_minus_one %45 : tensor<2x3xf64>
    %47 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %48 = stablehlo.multiply %47, %46 : tensor<2x3xf64>
    %49 = stablehlo.select %39, %arg2, %48 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %50 = stablehlo.constant dense<1.0507009873554805> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %52 = stablehlo.multiply %49, %51 : tensor<2x3xf64>
    return %18, %35, %52 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
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
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xf8E4M3FN>, %arg5: tensor<2x3xf8E5M2>, %arg6: tensor<2x3xf16>, %arg7: tensor<2x3xbf16>, %arg8: tensor<2x3xf32>, %arg9: tensor<2x3xf64>, %arg10: tensor<2x3xcomplex<f32>>, %arg11: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sign", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: f8e4m3fn[2, 3], x5: f8e5m2[2, 3], x6: f16[2, 3], x7: bf16[2, 3], x8: f32[2, 3], x9: f64[2, 3], x10: c64[2, 3], x11: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.sign %arg0 : tensor<2x3xi8>
    %1 = stablehlo.sign %arg1 : tensor<2x3xi16>
    %2 = stablehlo.sign %arg2 : tensor<2x3xi32>
    %3 = stablehlo.sign %arg3 : tensor<2x3xi64>
    %4 = stablehlo.sign %arg4 : tensor<2x3xf8E4M3FN>
    %5 = stablehlo.sign %arg5 : tensor<2x3xf8E5M2>
    %6 = stablehlo.sign %arg6 : tensor<2x3xf16>
    %7 = stablehlo.sign %arg7 : tensor<2x3xbf16>
    %8 = stablehlo.sign %arg8 : tensor<2x3xf32>
    %9 = stablehlo.sign %arg9 : tensor<2x3xf64>
    %10 = stablehlo.sign %arg10 : tensor<2x3xcomplex<f32>>
    %11 = stablehlo.sign %arg11 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @signbit attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) attributes {typed_xla.name = "signbit", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (bool[2, 3], bool[2, 3], bool[2, 3])"} {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xi16>
    %1 = stablehlo.constant dense<0> : tensor<i16>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i16>) -> tensor<2x3xi16>
    %3 = stablehlo.compare LT, %0, %2, SIGNED : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi1>
    %4 = stablehlo.bitcast_convert %arg1 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %5 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
    %7 = stablehlo.compare LT, %4, %6, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %8 = stablehlo.bitcast_convert %arg2 : (tensor<2x3xf64>) -> tensor<2x3xi64>
    %9 = stablehlo.constant dense<0> : tensor<i64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i64>) -> tensor<2x3xi64>
    %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    return %3, %7, %11 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----

module @silu attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "silu", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<-10000.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.maximum %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.logistic %0 : tensor<2x3xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<2x3xf32>
    %6 = stablehlo.convert %5 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %7 = stablehlo.constant dense<-10000.0> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.maximum %arg1, %8 : tensor<2x3xf32>
    %10 = stablehlo.logistic %arg1 : tensor<2x3xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<2x3xf32>
    %12 = stablehlo.constant dense<-10000.0> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %14 = stablehlo.maximum %arg2, %13 : tensor<2x3xf64>
    %15 = stablehlo.logistic %arg2 : tensor<2x3xf64>
    %16 = stablehlo.multiply %14, %15 : tensor<2x3xf64>
    return %6, %11, %16 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @sin attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sin", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.sine %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.sine %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.sine %arg2 : tensor<2x3xf16>
    %3 = stablehlo.sine %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.sine %arg4 : tensor<2x3xf32>
    %5 = stablehlo.sine %arg5 : tensor<2x3xf64>
    %6 = stablehlo.real %arg6 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %7 = stablehlo.imag %arg6 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %8 = stablehlo.sine %6 : tensor<2x3xf32>
    %9 = stablehlo.abs %7 : tensor<2x3xf32>
    %10 = stablehlo.constant dense<1.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.subtract %9, %11 : tensor<2x3xf32>
    %13 = stablehlo.exponential %12 : tensor<2x3xf32>
    %14 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<2x3xf32>
    %17 = stablehlo.constant dense<0.25> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.divide %18, %16 : tensor<2x3xf32>
    %20 = stablehlo.add %16, %19 : tensor<2x3xf32>
    %21 = stablehlo.multiply %8, %20 : tensor<2x3xf32>
    %22 = stablehlo.cosine %6 : tensor<2x3xf32>
    %23 = stablehlo.abs %7 : tensor<2x3xf32>
    %24 = stablehlo.constant dense<1.0> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.subtract %23, %25 : tensor<2x3xf32>
    %27 = stablehlo.exponential %26 : tensor<2x3xf32>
    %28 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<2x3xf32>
    %31 = stablehlo.exponential_minus_one %23 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<1.0> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %31, %33 : tensor<2x3xf32>
    %35 = stablehlo.divide %31, %34 : tensor<2x3xf32>
    %36 = stablehlo.add %31, %35 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<0.5> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<2x3xf32>
    %40 = stablehlo.constant dense<1.0> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.compare LT, %23, %41, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %43 = stablehlo.constant dense<0.25> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %45 = stablehlo.divide %44, %30 : tensor<2x3xf32>
    %46 = stablehlo.subtract %30, %45 : tensor<2x3xf32>
    %47 = stablehlo.select %42, %39, %46 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = stablehlo.sign %7 : tensor<2x3xf32>
    %49 = stablehlo.multiply %48, %47 : tensor<2x3xf32>
    %50 = stablehlo.multiply %22, %49 : tensor<2x3xf32>
    %51 = stablehlo.complex %21, %50 : tensor<2x3xcomplex<f32>>
    %52 = stablehlo.real %arg7 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %53 = stablehlo.imag %arg7 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %54 = stablehlo.sine %52 : tensor<2x3xf64>
    %55 = stablehlo.abs %53 : tensor<2x3xf64>
    %56 = stablehlo.constant dense<1.0> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %58 = stablehlo.subtract %55, %57 : tensor<2x3xf64>
    %59 = stablehlo.exponential %58 : tensor<2x3xf64>
    %60 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %61 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %62 = stablehlo.multiply %59, %61 : tensor<2x3xf64>
    %63 = stablehlo.constant dense<0.25> : tensor<f64>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %65 = stablehlo.divide %64, %62 : tensor<2x3xf64>
    %66 = stablehlo.add %62, %65 : tensor<2x3xf64>
    %67 = stablehlo.multiply %54, %66 : tensor<2x3xf64>
    %68 = stablehlo.cosine %52 : tensor<2x3xf64>
    %69 = stablehlo.abs %53 : tensor<2x3xf64>
    %70 = stablehlo.constant dense<1.0> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %72 = stablehlo.subtract %69, %71 : tensor<2x3xf64>
    %73 = stablehlo.exponential %72 : tensor<2x3xf64>
    %74 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %76 = stablehlo.multiply %73, %75 : tensor<2x3xf64>
    %77 = stablehlo.exponential_minus_one %69 : tensor<2x3xf64>
    %78 = stablehlo.constant dense<1.0> : tensor<f64>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %80 = stablehlo.add %77, %79 : tensor<2x3xf64>
    %81 = stablehlo.divide %77, %80 : tensor<2x3xf64>
    %82 = stablehlo.add %77, %81 : tensor<2x3xf64>
    %83 = stablehlo.constant dense<0.5> : tensor<f64>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %85 = stablehlo.multiply %82, %84 : tensor<2x3xf64>
    %86 = stablehlo.constant dense<1.0> : tensor<f64>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %88 = stablehlo.compare LT, %69, %87, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %89 = stablehlo.constant dense<0.25> : tensor<f64>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %91 = stablehlo.divide %90, %76 : tensor<2x3xf64>
    %92 = stablehlo.subtract %76, %91 : tensor<2x3xf64>
    %93 = stablehlo.select %88, %85, %92 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %94 = stablehlo.sign %53 : tensor<2x3xf64>
    %95 = stablehlo.multiply %94, %93 : tensor<2x3xf64>
    %96 = stablehlo.multiply %68, %95 : tensor<2x3xf64>
    %97 = stablehlo.complex %67, %96 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %51, %97 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @sinc attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sinc", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %2 = stablehlo.round_nearest_even %1 : tensor<2x3xf32>
    %3 = stablehlo.constant dense<0.5> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<2x3xf32>
    %6 = stablehlo.floor %5 : tensor<2x3xf32>
    %7 = stablehlo.compare NE, %6, %5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = stablehlo.subtract %1, %2 : tensor<2x3xf32>
    %9 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<2x3xf32>
    %12 = stablehlo.sine %11 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<0.0> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.subtract %14, %12 : tensor<2x3xf32>
    %16 = stablehlo.select %7, %15, %12 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.multiply %1, %18 : tensor<2x3xf32>
    %20 = stablehlo.divide %16, %19 : tensor<2x3xf32>
    %21 = stablehlo.constant dense<0.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.compare EQ, %1, %22, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %24 = stablehlo.constant dense<1.0> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %26 = stablehlo.select %23, %25, %20 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = stablehlo.convert %26 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %28 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %29 = stablehlo.round_nearest_even %28 : tensor<2x3xf32>
    %30 = stablehlo.constant dense<0.5> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.multiply %29, %31 : tensor<2x3xf32>
    %33 = stablehlo.floor %32 : tensor<2x3xf32>
    %34 = stablehlo.compare NE, %33, %32, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %35 = stablehlo.subtract %28, %29 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %38 = stablehlo.multiply %35, %37 : tensor<2x3xf32>
    %39 = stablehlo.sine %38 : tensor<2x3xf32>
    %40 = stablehlo.constant dense<0.0> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %42 = stablehlo.subtract %41, %39 : tensor<2x3xf32>
    %43 = stablehlo.select %34, %42, %39 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %46 = stablehlo.multiply %28, %45 : tensor<2x3xf32>
    %47 = stablehlo.divide %43, %46 : tensor<2x3xf32>
    %48 = stablehlo.constant dense<0.0> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %50 = stablehlo.compare EQ, %28, %49, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %51 = stablehlo.constant dense<1.0> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %53 = stablehlo.select %50, %52, %47 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %55 = stablehlo.round_nearest_even %54 : tensor<2x3xf64>
    %56 = stablehlo.constant dense<0.5> : tensor<f64>
    %57 = stablehlo.broadcast_in_dim %56, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %58 = stablehlo.multiply %55, %57 : tensor<2x3xf64>
    %59 = stablehlo.floor %58 : tensor<2x3xf64>
    %60 = stablehlo.compare NE, %59, %58, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %61 = stablehlo.subtract %54, %55 : tensor<2x3xf64>
    %62 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %62, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %64 = stablehlo.multiply %61, %63 : tensor<2x3xf64>
    %65 = stablehlo.sine %64 : tensor<2x3xf64>
    %66 = stablehlo.constant dense<0.0> : tensor<f64>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %68 = stablehlo.subtract %67, %65 : tensor<2x3xf64>
    %69 = stablehlo.select %60, %68, %65 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %70 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %72 = stablehlo.multiply %54, %71 : tensor<2x3xf64>
    %73 = stablehlo.divide %69, %72 : tensor<2x3xf64>
    %74 = stablehlo.constant dense<0.0> : tensor<f64>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %76 = stablehlo.compare EQ, %54, %75, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %77 = stablehlo.constant dense<1.0> : tensor<f64>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %79 = stablehlo.select %76, %78, %73 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %80 = stablehlo.real %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %81 = stablehlo.round_nearest_even %80 : tensor<2x3xf32>
    %82 = stablehlo.constant dense<0.5> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %84 = stablehlo.multiply %81, %83 : tensor<2x3xf32>
    %85 = stablehlo.floor %84 : tensor<2x3xf32>
    %86 = stablehlo.compare NE, %85, %84, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %87 = stablehlo.subtract %80, %81 : tensor<2x3xf32>
    %88 = stablehlo.imag %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %89 = stablehlo.complex %87, %88 : tensor<2x3xcomplex<f32>>
    %90 = stablehlo.constant dense<(1.5707964,0.0)> : tensor<complex<f32>>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %92 = stablehlo.multiply %89, %91 : tensor<2x3xcomplex<f32>>
    %93 = stablehlo.real %92 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %94 = stablehlo.imag %92 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %95 = stablehlo.sine %93 : tensor<2x3xf32>
    %96 = stablehlo.abs %94 : tensor<2x3xf32>
    %97 = stablehlo.constant dense<1.0> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.subtract %96, %98 : tensor<2x3xf32>
    %100 = stablehlo.exponential %99 : tensor<2x3xf32>
    %101 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.multiply %100, %102 : tensor<2x3xf32>
    %104 = stablehlo.constant dense<0.25> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.divide %105, %103 : tensor<2x3xf32>
    %107 = stablehlo.add %103, %106 : tensor<2x3xf32>
    %108 = stablehlo.multiply %95, %107 : tensor<2x3xf32>
    %109 = stablehlo.cosine %93 : tensor<2x3xf32>
    %110 = stablehlo.abs %94 : tensor<2x3xf32>
    %111 = stablehlo.constant dense<1.0> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %113 = stablehlo.subtract %110, %112 : tensor<2x3xf32>
    %114 = stablehlo.exponential %113 : tensor<2x3xf32>
    %115 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.multiply %114, %116 : tensor<2x3xf32>
    %118 = stablehlo.exponential_minus_one %110 : tensor<2x3xf32>
    %119 = stablehlo.constant dense<1.0> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %121 = stablehlo.add %118, %120 : tensor<2x3xf32>
    %122 = stablehlo.divide %118, %121 : tensor<2x3xf32>
    %123 = stablehlo.add %118, %122 : tensor<2x3xf32>
    %124 = stablehlo.constant dense<0.5> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.multiply %123, %125 : tensor<2x3xf32>
    %127 = stablehlo.constant dense<1.0> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %129 = stablehlo.compare LT, %110, %128, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %130 = stablehlo.constant dense<0.25> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %132 = stablehlo.divide %131, %117 : tensor<2x3xf32>
    %133 = stablehlo.subtract %117, %132 : tensor<2x3xf32>
    %134 = stablehlo.select %129, %126, %133 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %135 = stablehlo.sign %94 : tensor<2x3xf32>
    %136 = stablehlo.multiply %135, %134 : tensor<2x3xf32>
    %137 = stablehlo.multiply %109, %136 : tensor<2x3xf32>
    %138 = stablehlo.complex %108, %137 : tensor<2x3xcomplex<f32>>
    %139 = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %141 = stablehlo.subtract %140, %138 : tensor<2x3xcomplex<f32>>
    %142 = stablehlo.select %86, %141, %138 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %143 = stablehlo.constant dense<(1.5707964,0.0)> : tensor<complex<f32>>
    %144 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %145 = stablehlo.multiply %arg3, %144 : tensor<2x3xcomplex<f32>>
    %146 = stablehlo.divide %142, %145 : tensor<2x3xcomplex<f32>>
    %147 = stablehlo.real %92 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %148 = stablehlo.imag %92 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %149 = stablehlo.cosine %147 : tensor<2x3xf32>
    %150 = stablehlo.abs %148 : tensor<2x3xf32>
    %151 = stablehlo.constant dense<1.0> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %153 = stablehlo.subtract %150, %152 : tensor<2x3xf32>
    %154 = stablehlo.exponential %153 : tensor<2x3xf32>
    %155 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %157 = stablehlo.multiply %154, %156 : tensor<2x3xf32>
    %158 = stablehlo.constant dense<0.25> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %160 = stablehlo.divide %159, %157 : tensor<2x3xf32>
    %161 = stablehlo.add %157, %160 : tensor<2x3xf32>
    %162 = stablehlo.multiply %149, %161 : tensor<2x3xf32>
    %163 = stablehlo.sine %147 : tensor<2x3xf32>
    %164 = stablehlo.abs %148 : tensor<2x3xf32>
    %165 = stablehlo.constant dense<1.0> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.subtract %164, %166 : tensor<2x3xf32>
    %168 = stablehlo.exponential %167 : tensor<2x3xf32>
    %169 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %171 = stablehlo.multiply %168, %170 : tensor<2x3xf32>
    %172 = stablehlo.exponential_minus_one %164 : tensor<2x3xf32>
    %173 = stablehlo.constant dense<1.0> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %175 = stablehlo.add %172, %174 : tensor<2x3xf32>
    %176 = stablehlo.divide %172, %175 : tensor<2x3xf32>
    %177 = stablehlo.add %172, %176 : tensor<2x3xf32>
    %178 = stablehlo.constant dense<0.5> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %180 = stablehlo.multiply %177, %179 : tensor<2x3xf32>
    %181 = stablehlo.constant dense<1.0> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %183 = stablehlo.compare LT, %164, %182, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %184 = stablehlo.constant dense<0.25> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %186 = stablehlo.divide %185, %171 : tensor<2x3xf32>
    %187 = stablehlo.subtract %171, %186 : tensor<2x3xf32>
    %188 = stablehlo.select %183, %180, %187 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %189 = stablehlo.sign %148 : tensor<2x3xf32>
    %190 = stablehlo.multiply %189, %188 : tensor<2x3xf32>
    %191 = stablehlo.multiply %163, %190 : tensor<2x3xf32>
    %192 = stablehlo.negate %191 : tensor<2x3xf32>
    %193 = stablehlo.complex %162, %192 : tensor<2x3xcomplex<f32>>
    %194 = stablehlo.multiply %146, %193 : tensor<2x3xcomplex<f32>>
    %195 = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %197 = stablehlo.compare EQ, %arg3, %196, FLOAT : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %198 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %200 = stablehlo.select %197, %199, %194 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %201 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %202 = stablehlo.round_nearest_even %201 : tensor<2x3xf64>
    %203 = stablehlo.constant dense<0.5> : tensor<f64>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %205 = stablehlo.multiply %202, %204 : tensor<2x3xf64>
    %206 = stablehlo.floor %205 : tensor<2x3xf64>
    %207 = stablehlo.compare NE, %206, %205, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %208 = stablehlo.subtract %201, %202 : tensor<2x3xf64>
    %209 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %210 = stablehlo.complex %208, %209 : tensor<2x3xcomplex<f64>>
    %211 = stablehlo.constant dense<(1.5707963267948966,0.0)> : tensor<complex<f64>>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %213 = stablehlo.multiply %210, %212 : tensor<2x3xcomplex<f64>>
    %214 = stablehlo.real %213 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %215 = stablehlo.imag %213 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %216 = stablehlo.sine %214 : tensor<2x3xf64>
    %217 = stablehlo.abs %215 : tensor<2x3xf64>
    %218 = stablehlo.constant dense<1.0> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %220 = stablehlo.subtract %217, %219 : tensor<2x3xf64>
    %221 = stablehlo.exponential %220 : tensor<2x3xf64>
    %222 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %224 = stablehlo.multiply %221, %223 : tensor<2x3xf64>
    %225 = stablehlo.constant dense<0.25> : tensor<f64>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %227 = stablehlo.divide %226, %224 : tensor<2x3xf64>
    %228 = stablehlo.add %224, %227 : tensor<2x3xf64>
    %229 = stablehlo.multiply %216, %228 : tensor<2x3xf64>
    %230 = stablehlo.cosine %214 : tensor<2x3xf64>
    %231 = stablehlo.abs %215 : tensor<2x3xf64>
    %232 = stablehlo.constant dense<1.0> : tensor<f64>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %234 = stablehlo.subtract %231, %233 : tensor<2x3xf64>
    %235 = stablehlo.exponential %234 : tensor<2x3xf64>
    %236 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %237 = stablehlo.broadcast_in_dim %236, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %238 = stablehlo.multiply %235, %237 : tensor<2x3xf64>
    %239 = stablehlo.exponential_minus_one %231 : tensor<2x3xf64>
    %240 = stablehlo.constant dense<1.0> : tensor<f64>
    %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %242 = stablehlo.add %239, %241 : tensor<2x3xf64>
    %243 = stablehlo.divide %239, %242 : tensor<2x3xf64>
    %244 = stablehlo.add %239, %243 : tensor<2x3xf64>
    %245 = stablehlo.constant dense<0.5> : tensor<f64>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %247 = stablehlo.multiply %244, %246 : tensor<2x3xf64>
    %248 = stablehlo.constant dense<1.0> : tensor<f64>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %250 = stablehlo.compare LT, %231, %249, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %251 = stablehlo.constant dense<0.25> : tensor<f64>
    %252 = stablehlo.broadcast_in_dim %251, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %253 = stablehlo.divide %252, %238 : tensor<2x3xf64>
    %254 = stablehlo.subtract %238, %253 : tensor<2x3xf64>
    %255 = stablehlo.select %250, %247, %254 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %256 = stablehlo.sign %215 : tensor<2x3xf64>
    %257 = stablehlo.multiply %256, %255 : tensor<2x3xf64>
    %258 = stablehlo.multiply %230, %257 : tensor<2x3xf64>
    %259 = stablehlo.complex %229, %258 : tensor<2x3xcomplex<f64>>
    %260 = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f64>>
    %261 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %262 = stablehlo.subtract %261, %259 : tensor<2x3xcomplex<f64>>
    %263 = stablehlo.select %207, %262, %259 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %264 = stablehlo.constant dense<(1.5707963267948966,0.0)> : tensor<complex<f64>>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %266 = stablehlo.multiply %arg4, %265 : tensor<2x3xcomplex<f64>>
    %267 = stablehlo.divide %263, %266 : tensor<2x3xcomplex<f64>>
    %268 = stablehlo.real %213 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %269 = stablehlo.imag %213 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %270 = stablehlo.cosine %268 : tensor<2x3xf64>
    %271 = stablehlo.abs %269 : tensor<2x3xf64>
    %272 = stablehlo.constant dense<1.0> : tensor<f64>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %274 = stablehlo.subtract %271, %273 : tensor<2x3xf64>
    %275 = stablehlo.exponential %274 : tensor<2x3xf64>
    %276 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %278 = stablehlo.multiply %275, %277 : tensor<2x3xf64>
    %279 = stablehlo.constant dense<0.25> : tensor<f64>
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %281 = stablehlo.divide %280, %278 : tensor<2x3xf64>
    %282 = stablehlo.add %278, %281 : tensor<2x3xf64>
    %283 = stablehlo.multiply %270, %282 : tensor<2x3xf64>
    %284 = stablehlo.sine %268 : tensor<2x3xf64>
    %285 = stablehlo.abs %269 : tensor<2x3xf64>
    %286 = stablehlo.constant dense<1.0> : tensor<f64>
    %287 = stablehlo.broadcast_in_dim %286, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %288 = stablehlo.subtract %285, %287 : tensor<2x3xf64>
    %289 = stablehlo.exponential %288 : tensor<2x3xf64>
    %290 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %291 = stablehlo.broadcast_in_dim %290, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %292 = stablehlo.multiply %289, %291 : tensor<2x3xf64>
    %293 = stablehlo.exponential_minus_one %285 : tensor<2x3xf64>
    %294 = stablehlo.constant dense<1.0> : tensor<f64>
    %295 = stablehlo.broadcast_in_dim %294, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %296 = stablehlo.add %293, %295 : tensor<2x3xf64>
    %297 = stablehlo.divide %293, %296 : tensor<2x3xf64>
    %298 = stablehlo.add %293, %297 : tensor<2x3xf64>
    %299 = stablehlo.constant dense<0.5> : tensor<f64>
    %300 = stablehlo.broadcast_in_dim %299, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %301 = stablehlo.multiply %298, %300 : tensor<2x3xf64>
    %302 = stablehlo.constant dense<1.0> : tensor<f64>
    %303 = stablehlo.broadcast_in_dim %302, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %304 = stablehlo.compare LT, %285, %303, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %305 = stablehlo.constant dense<0.25> : tensor<f64>
    %306 = stablehlo.broadcast_in_dim %305, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %307 = stablehlo.divide %306, %292 : tensor<2x3xf64>
    %308 = stablehlo.subtract %292, %307 : tensor<2x3xf64>
    %309 = stablehlo.select %304, %301, %308 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %310 = stablehlo.sign %269 : tensor<2x3xf64>
    %311 = stablehlo.multiply %310, %309 : tensor<2x3xf64>
    %312 = stablehlo.multiply %284, %311 : tensor<2x3xf64>
    %313 = stablehlo.negate %312 : tensor<2x3xf64>
    %314 = stablehlo.complex %283, %313 : tensor<2x3xcomplex<f64>>
    %315 = stablehlo.multiply %267, %314 : tensor<2x3xcomplex<f64>>
    %316 = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f64>>
    %317 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %318 = stablehlo.compare EQ, %arg4, %317, FLOAT : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xi1>
    %319 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %321 = stablehlo.select %318, %320, %315 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %27, %53, %79, %200, %321 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @sinh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sinh", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
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
    %29 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %30 = stablehlo.constant dense<1.0> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %32 = stablehlo.subtract %29, %31 : tensor<2x3xf32>
    %33 = stablehlo.exponential %32 : tensor<2x3xf32>
    %34 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %36 = stablehlo.multiply %33, %35 : tensor<2x3xf32>
    %37 = stablehlo.exponential_minus_one %29 : tensor<2x3xf32>
    %38 = stablehlo.constant dense<1.0> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.add %37, %39 : tensor<2x3xf32>
    %41 = stablehlo.divide %37, %40 : tensor<2x3xf32>
    %42 = stablehlo.add %37, %41 : tensor<2x3xf32>
    %43 = stablehlo.constant dense<0.5> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %45 = stablehlo.multiply %42, %44 : tensor<2x3xf32>
    %46 = stablehlo.constant dense<1.0> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.compare LT, %29, %47, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %49 = stablehlo.constant dense<0.25> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.divide %50, %36 : tensor<2x3xf32>
    %52 = stablehlo.subtract %36, %51 : tensor<2x3xf32>
    %53 = stablehlo.select %48, %45, %52 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = stablehlo.sign %arg1 : tensor<2x3xf32>
    %55 = stablehlo.multiply %54, %53 : tensor<2x3xf32>
    %56 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %57 = stablehlo.constant dense<1.0> : tensor<f64>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %59 = stablehlo.subtract %56, %58 : tensor<2x3xf64>
    %60 = stablehlo.exponential %59 : tensor<2x3xf64>
    %61 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %63 = stablehlo.multiply %60, %62 : tensor<2x3xf64>
    %64 = stablehlo.exponential_minus_one %56 : tensor<2x3xf64>
    %65 = stablehlo.constant dense<1.0> : tensor<f64>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %67 = stablehlo.add %64, %66 : tensor<2x3xf64>
    %68 = stablehlo.divide %64, %67 : tensor<2x3xf64>
    %69 = stablehlo.add %64, %68 : tensor<2x3xf64>
    %70 = stablehlo.constant dense<0.5> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %72 = stablehlo.multiply %69, %71 : tensor<2x3xf64>
    %73 = stablehlo.constant dense<1.0> : tensor<f64>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %75 = stablehlo.compare LT, %56, %74, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %76 = stablehlo.constant dense<0.25> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %78 = stablehlo.divide %77, %63 : tensor<2x3xf64>
    %79 = stablehlo.subtract %63, %78 : tensor<2x3xf64>
    %80 = stablehlo.select %75, %72, %79 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %81 = stablehlo.sign %arg2 : tensor<2x3xf64>
    %82 = stablehlo.multiply %81, %80 : tensor<2x3xf64>
    %83 = stablehlo.imag %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %84 = stablehlo.negate %83 : tensor<2x3xf32>
    %85 = stablehlo.real %arg3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %86 = stablehlo.complex %84, %85 : tensor<2x3xcomplex<f32>>
    %87 = stablehlo.real %86 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %88 = stablehlo.imag %86 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %89 = stablehlo.sine %87 : tensor<2x3xf32>
    %90 = stablehlo.abs %88 : tensor<2x3xf32>
    %91 = stablehlo.constant dense<1.0> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.subtract %90, %92 : tensor<2x3xf32>
    %94 = stablehlo.exponential %93 : tensor<2x3xf32>
    %95 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.multiply %94, %96 : tensor<2x3xf32>
    %98 = stablehlo.constant dense<0.25> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %100 = stablehlo.divide %99, %97 : tensor<2x3xf32>
    %101 = stablehlo.add %97, %100 : tensor<2x3xf32>
    %102 = stablehlo.multiply %89, %101 : tensor<2x3xf32>
    %103 = stablehlo.cosine %87 : tensor<2x3xf32>
    %104 = stablehlo.abs %88 : tensor<2x3xf32>
    %105 = stablehlo.constant dense<1.0> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %107 = stablehlo.subtract %104, %106 : tensor<2x3xf32>
    %108 = stablehlo.exponential %107 : tensor<2x3xf32>
    %109 = stablehlo.constant dense<1.3591409> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %111 = stablehlo.multiply %108, %110 : tensor<2x3xf32>
    %112 = stablehlo.exponential_minus_one %104 : tensor<2x3xf32>
    %113 = stablehlo.constant dense<1.0> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %115 = stablehlo.add %112, %114 : tensor<2x3xf32>
    %116 = stablehlo.divide %112, %115 : tensor<2x3xf32>
    %117 = stablehlo.add %112, %116 : tensor<2x3xf32>
    %118 = stablehlo.constant dense<0.5> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.multiply %117, %119 : tensor<2x3xf32>
    %121 = stablehlo.constant dense<1.0> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.compare LT, %104, %122, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %124 = stablehlo.constant dense<0.25> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.divide %125, %111 : tensor<2x3xf32>
    %127 = stablehlo.subtract %111, %126 : tensor<2x3xf32>
    %128 = stablehlo.select %123, %120, %127 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %129 = stablehlo.sign %88 : tensor<2x3xf32>
    %130 = stablehlo.multiply %129, %128 : tensor<2x3xf32>
    %131 = stablehlo.multiply %103, %130 : tensor<2x3xf32>
    %132 = stablehlo.complex %102, %131 : tensor<2x3xcomplex<f32>>
    %133 = stablehlo.imag %132 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %134 = stablehlo.negate %133 : tensor<2x3xf32>
    %135 = stablehlo.real %132 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %136 = stablehlo.complex %134, %135 : tensor<2x3xcomplex<f32>>
    %137 = stablehlo.negate %136 : tensor<2x3xcomplex<f32>>
    %138 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %139 = stablehlo.negate %138 : tensor<2x3xf64>
    %140 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %141 = stablehlo.complex %139, %140 : tensor<2x3xcomplex<f64>>
    %142 = stablehlo.real %141 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %143 = stablehlo.imag %141 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %144 = stablehlo.sine %142 : tensor<2x3xf64>
    %145 = stablehlo.abs %143 : tensor<2x3xf64>
    %146 = stablehlo.constant dense<1.0> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %148 = stablehlo.subtract %145, %147 : tensor<2x3xf64>
    %149 = stablehlo.exponential %148 : tensor<2x3xf64>
    %150 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %152 = stablehlo.multiply %149, %151 : tensor<2x3xf64>
    %153 = stablehlo.constant dense<0.25> : tensor<f64>
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %155 = stablehlo.divide %154, %152 : tensor<2x3xf64>
    %156 = stablehlo.add %152, %155 : tensor<2x3xf64>
    %157 = stablehlo.multiply %144, %156 : tensor<2x3xf64>
    %158 = stablehlo.cosine %142 : tensor<2x3xf64>
    %159 = stablehlo.abs %143 : tensor<2x3xf64>
    %160 = stablehlo.constant dense<1.0> : tensor<f64>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %162 = stablehlo.subtract %159, %161 : tensor<2x3xf64>
    %163 = stablehlo.exponential %162 : tensor<2x3xf64>
    %164 = stablehlo.constant dense<1.3591409142295225> : tensor<f64>
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %166 = stablehlo.multiply %163, %165 : tensor<2x3xf64>
    %167 = stablehlo.exponential_minus_one %159 : tensor<2x3xf64>
    %168 = stablehlo.constant dense<1.0> : tensor<f64>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %170 = stablehlo.add %167, %169 : tensor<2x3xf64>
    %171 = stablehlo.divide %167, %170 : tensor<2x3xf64>
    %172 = stablehlo.add %167, %171 : tensor<2x3xf64>
    %173 = stablehlo.constant dense<0.5> : tensor<f64>
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %175 = stablehlo.multiply %172, %174 : tensor<2x3xf64>
    %176 = stablehlo.constant dense<1.0> : tensor<f64>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %178 = stablehlo.compare LT, %159, %177, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %179 = stablehlo.constant dense<0.25> : tensor<f64>
    %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %181 = stablehlo.divide %180, %166 : tensor<2x3xf64>
    %182 = stablehlo.subtract %166, %181 : tensor<2x3xf64>
    %183 = stablehlo.select %178, %175, %182 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = stablehlo.sign %143 : tensor<2x3xf64>
    %185 = stablehlo.multiply %184, %183 : tensor<2x3xf64>
    %186 = stablehlo.multiply %158, %185 : tensor<2x3xf64>
    %187 = stablehlo.complex %157, %186 : tensor<2x3xcomplex<f64>>
    %188 = stablehlo.imag %187 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %189 = stablehlo.negate %188 : tensor<2x3xf64>
    %190 = stablehlo.real %187 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %191 = stablehlo.complex %189, %190 : tensor<2x3xcomplex<f64>>
    %192 = stablehlo.negate %191 : tensor<2x3xcomplex<f64>>
    return %28, %55, %82, %137, %192 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @soft_sign attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "soft_sign", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<1.0e30> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.constant dense<1.0e30> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.select %3, %5, %0 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.constant dense<-1.0e30> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.compare LT, %0, %8, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = stablehlo.constant dense<-1.0e30> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.select %9, %11, %6 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.abs %12 : tensor<2x3xf32>
    %14 = stablehlo.constant dense<1.0> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %16 = stablehlo.add %13, %15 : tensor<2x3xf32>
    %17 = stablehlo.divide %12, %16 : tensor<2x3xf32>
    %18 = stablehlo.convert %17 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %19 = stablehlo.constant dense<1.0e30> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %21 = stablehlo.compare GT, %arg1, %20, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %22 = stablehlo.constant dense<1.0e30> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %24 = stablehlo.select %21, %23, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = stablehlo.constant dense<-1.0e30> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.compare LT, %arg1, %26, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %28 = stablehlo.constant dense<-1.0e30> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.select %27, %29, %24 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = stablehlo.abs %30 : tensor<2x3xf32>
    %32 = stablehlo.constant dense<1.0> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.add %31, %33 : tensor<2x3xf32>
    %35 = stablehlo.divide %30, %34 : tensor<2x3xf32>
    %36 = stablehlo.constant dense<1.0e30> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %38 = stablehlo.compare GT, %arg2, %37, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %39 = stablehlo.constant dense<1.0e30> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %41 = stablehlo.select %38, %40, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %42 = stablehlo.constant dense<-1.0e30> : tensor<f64>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %44 = stablehlo.compare LT, %arg2, %43, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %45 = stablehlo.constant dense<-1.0e30> : tensor<f64>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %47 = stablehlo.select %44, %46, %41 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %48 = stablehlo.abs %47 : tensor<2x3xf64>
    %49 = stablehlo.constant dense<1.0> : tensor<f64>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %51 = stablehlo.add %48, %50 : tensor<2x3xf64>
    %52 = stablehlo.divide %47, %51 : tensor<2x3xf64>
    return %18, %35, %52 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @softplus attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "softplus", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.maximum %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.abs %0 : tensor<2x3xf32>
    %5 = stablehlo.negate %4 : tensor<2x3xf32>
    %6 = stablehlo.exponential %5 : tensor<2x3xf32>
    %7 = stablehlo.log_plus_one %6 : tensor<2x3xf32>
    %8 = stablehlo.add %3, %7 : tensor<2x3xf32>
    %9 = stablehlo.convert %8 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %10 = stablehlo.constant dense<0.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.maximum %arg1, %11 : tensor<2x3xf32>
    %13 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %14 = stablehlo.negate %13 : tensor<2x3xf32>
    %15 = stablehlo.exponential %14 : tensor<2x3xf32>
    %16 = stablehlo.log_plus_one %15 : tensor<2x3xf32>
    %17 = stablehlo.add %12, %16 : tensor<2x3xf32>
    %18 = stablehlo.constant dense<0.0> : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %20 = stablehlo.maximum %arg2, %19 : tensor<2x3xf64>
    %21 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %22 = stablehlo.negate %21 : tensor<2x3xf64>
    %23 = stablehlo.exponential %22 : tensor<2x3xf64>
    %24 = stablehlo.log_plus_one %23 : tensor<2x3xf64>
    %25 = stablehlo.add %20, %24 : tensor<2x3xf64>
    return %9, %17, %25 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @sqrt attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sqrt", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.sqrt %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.sqrt %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.sqrt %arg2 : tensor<2x3xf16>
    %3 = stablehlo.sqrt %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.sqrt %arg4 : tensor<2x3xf32>
    %5 = stablehlo.sqrt %arg5 : tensor<2x3xf64>
    %6 = stablehlo.sqrt %arg6 : tensor<2x3xcomplex<f32>>
    %7 = stablehlo.sqrt %arg7 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @squareplus attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "squareplus", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.abs %0 : tensor<2x3xf32>
    %3 = stablehlo.constant dense<9.2233715e18> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.compare GE, %2, %4, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = stablehlo.constant dense<0.0> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.select %5, %7, %0 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.constant dense<1.0> : tensor<f32>
    %10 = stablehlo.multiply %8, %8 : tensor<2x3xf32>
    %11 = stablehlo.add %10, %1 : tensor<2x3xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.select %5, %12, %11 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = stablehlo.abs %0 : tensor<2x3xf32>
    %15 = stablehlo.sqrt %13 : tensor<2x3xf32>
    %16 = stablehlo.select %5, %14, %15 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = stablehlo.constant dense<0.0> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.compare GT, %0, %18, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %20 = stablehlo.constant dense<0.5> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %22 = stablehlo.multiply %16, %21 : tensor<2x3xf32>
    %23 = stablehlo.negate %0 : tensor<2x3xf32>
    %24 = stablehlo.select %19, %23, %0 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = stablehlo.constant dense<0.5> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<2x3xf32>
    %28 = stablehlo.subtract %22, %27 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<0.0> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.compare EQ, %28, %30, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %32 = stablehlo.constant dense<1.0> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %34 = stablehlo.select %31, %33, %28 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = stablehlo.constant dense<0.5> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.multiply %0, %36 : tensor<2x3xf32>
    %38 = stablehlo.constant dense<0.5> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.multiply %16, %39 : tensor<2x3xf32>
    %41 = stablehlo.add %37, %40 : tensor<2x3xf32>
    %42 = stablehlo.constant dense<0.25> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.multiply %1, %43 : tensor<2x3xf32>
    %45 = stablehlo.divide %44, %34 : tensor<2x3xf32>
    %46 = stablehlo.select %19, %41, %45 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = stablehlo.convert %46 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %48 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<9.2233715e18> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.compare GE, %48, %50, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %52 = stablehlo.constant dense<0.0> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.select %51, %53, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = stablehlo.constant dense<1.0> : tensor<f32>
    %56 = stablehlo.multiply %54, %54 : tensor<2x3xf32>
    %57 = stablehlo.add %56, %arg1 : tensor<2x3xf32>
    %58 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %59 = stablehlo.select %51, %58, %57 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = stablehlo.abs %arg1 : tensor<2x3xf32>
    %61 = stablehlo.sqrt %59 : tensor<2x3xf32>
    %62 = stablehlo.select %51, %60, %61 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = stablehlo.constant dense<0.0> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.compare GT, %arg1, %64, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %66 = stablehlo.constant dense<0.5> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.multiply %62, %67 : tensor<2x3xf32>
    %69 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %70 = stablehlo.select %65, %69, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = stablehlo.constant dense<0.5> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %73 = stablehlo.multiply %70, %72 : tensor<2x3xf32>
    %74 = stablehlo.subtract %68, %73 : tensor<2x3xf32>
    %75 = stablehlo.constant dense<0.0> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.compare EQ, %74, %76, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %78 = stablehlo.constant dense<1.0> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.select %77, %79, %74 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = stablehlo.constant dense<0.5> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.multiply %arg1, %82 : tensor<2x3xf32>
    %84 = stablehlo.constant dense<0.5> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.multiply %62, %85 : tensor<2x3xf32>
    %87 = stablehlo.add %83, %86 : tensor<2x3xf32>
    %88 = stablehlo.constant dense<0.25> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %90 = stablehlo.multiply %arg1, %89 : tensor<2x3xf32>
    %91 = stablehlo.divide %90, %80 : tensor<2x3xf32>
    %92 = stablehlo.select %65, %87, %91 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %94 = stablehlo.constant dense<6.703903964971298e153> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %96 = stablehlo.compare GE, %93, %95, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %97 = stablehlo.constant dense<0.0> : tensor<f64>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %99 = stablehlo.select %96, %98, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %100 = stablehlo.constant dense<1.0> : tensor<f64>
    %101 = stablehlo.multiply %99, %99 : tensor<2x3xf64>
    %102 = stablehlo.add %101, %arg2 : tensor<2x3xf64>
    %103 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %104 = stablehlo.select %96, %103, %102 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %105 = stablehlo.abs %arg2 : tensor<2x3xf64>
    %106 = stablehlo.sqrt %104 : tensor<2x3xf64>
    %107 = stablehlo.select %96, %105, %106 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = stablehlo.constant dense<0.0> : tensor<f64>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %110 = stablehlo.compare GT, %arg2, %109, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %111 = stablehlo.constant dense<0.5> : tensor<f64>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %113 = stablehlo.multiply %107, %112 : tensor<2x3xf64>
    %114 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %115 = stablehlo.select %110, %114, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %116 = stablehlo.constant dense<0.5> : tensor<f64>
    %117 = stablehlo.broadcast_in_dim %116, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %118 = stablehlo.multiply %115, %117 : tensor<2x3xf64>
    %119 = stablehlo.subtract %113, %118 : tensor<2x3xf64>
    %120 = stablehlo.constant dense<0.0> : tensor<f64>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %122 = stablehlo.compare EQ, %119, %121, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %123 = stablehlo.constant dense<1.0> : tensor<f64>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %125 = stablehlo.select %122, %124, %119 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %126 = stablehlo.constant dense<0.5> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %128 = stablehlo.multiply %arg2, %127 : tensor<2x3xf64>
    %129 = stablehlo.constant dense<0.5> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %131 = stablehlo.multiply %107, %130 : tensor<2x3xf64>
    %132 = stablehlo.add %128, %131 : tensor<2x3xf64>
    %133 = stablehlo.constant dense<0.25> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %135 = stablehlo.multiply %arg2, %134 : tensor<2x3xf64>
    %136 = stablehlo.divide %135, %125 : tensor<2x3xf64>
    %137 = stablehlo.select %110, %132, %136 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %47, %92, %137 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}

// -----

module @sub attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xi8>, %arg1: tensor<2x3xi16>, %arg2: tensor<2x3xi32>, %arg3: tensor<2x3xi64>, %arg4: tensor<2x3xui8>, %arg5: tensor<2x3xui16>, %arg6: tensor<2x3xui32>, %arg7: tensor<2x3xui64>, %arg8: tensor<2x3xf8E4M3FN>, %arg9: tensor<2x3xf8E5M2>, %arg10: tensor<2x3xf16>, %arg11: tensor<2x3xbf16>, %arg12: tensor<2x3xf32>, %arg13: tensor<2x3xf64>, %arg14: tensor<2x3xcomplex<f32>>, %arg15: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sub", typed_xla.signature = "(x0: i8[2, 3], x1: i16[2, 3], x2: i32[2, 3], x3: i64[2, 3], x4: u8[2, 3], x5: u16[2, 3], x6: u32[2, 3], x7: u64[2, 3], x8: f8e4m3fn[2, 3], x9: f8e5m2[2, 3], x10: f16[2, 3], x11: bf16[2, 3], x12: f32[2, 3], x13: f64[2, 3], x14: c64[2, 3], x15: c128[2, 3]) -> (i8[2, 3], i16[2, 3], i32[2, 3], i64[2, 3], u8[2, 3], u16[2, 3], u32[2, 3], u64[2, 3], f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.subtract %arg0, %arg0 : tensor<2x3xi8>
    %1 = stablehlo.subtract %arg1, %arg1 : tensor<2x3xi16>
    %2 = stablehlo.subtract %arg2, %arg2 : tensor<2x3xi32>
    %3 = stablehlo.subtract %arg3, %arg3 : tensor<2x3xi64>
    %4 = stablehlo.subtract %arg4, %arg4 : tensor<2x3xui8>
    %5 = stablehlo.subtract %arg5, %arg5 : tensor<2x3xui16>
    %6 = stablehlo.subtract %arg6, %arg6 : tensor<2x3xui32>
    %7 = stablehlo.subtract %arg7, %arg7 : tensor<2x3xui64>
    %8 = stablehlo.subtract %arg8, %arg8 : tensor<2x3xf8E4M3FN>
    %9 = stablehlo.subtract %arg9, %arg9 : tensor<2x3xf8E5M2>
    %10 = stablehlo.subtract %arg10, %arg10 : tensor<2x3xf16>
    %11 = stablehlo.subtract %arg11, %arg11 : tensor<2x3xbf16>
    %12 = stablehlo.subtract %arg12, %arg12 : tensor<2x3xf32>
    %13 = stablehlo.subtract %arg13, %arg13 : tensor<2x3xf64>
    %14 = stablehlo.subtract %arg14, %arg14 : tensor<2x3xcomplex<f32>>
    %15 = stablehlo.subtract %arg15, %arg15 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>, tensor<2x3xi64>, tensor<2x3xui8>, tensor<2x3xui16>, tensor<2x3xui32>, tensor<2x3xui64>, tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @tan attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>, %arg3: tensor<2x3xcomplex<f32>>, %arg4: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "tan", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3], x3: c64[2, 3], x4: c128[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.tan %arg0 : tensor<2x3xf16>
    %1 = stablehlo.tan %arg1 : tensor<2x3xf32>
    %2 = stablehlo.tan %arg2 : tensor<2x3xf64>
    %3 = stablehlo.tan %arg3 : tensor<2x3xcomplex<f32>>
    %4 = stablehlo.tan %arg4 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @tanh attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E5M2>, %arg2: tensor<2x3xf16>, %arg3: tensor<2x3xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<2x3xf64>, %arg6: tensor<2x3xcomplex<f32>>, %arg7: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "tanh", typed_xla.signature = "(x0: f8e4m3fn[2, 3], x1: f8e5m2[2, 3], x2: f16[2, 3], x3: bf16[2, 3], x4: f32[2, 3], x5: f64[2, 3], x6: c64[2, 3], x7: c128[2, 3]) -> (f8e4m3fn[2, 3], f8e5m2[2, 3], f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.tanh %arg0 : tensor<2x3xf8E4M3FN>
    %1 = stablehlo.tanh %arg1 : tensor<2x3xf8E5M2>
    %2 = stablehlo.tanh %arg2 : tensor<2x3xf16>
    %3 = stablehlo.tanh %arg3 : tensor<2x3xbf16>
    %4 = stablehlo.tanh %arg4 : tensor<2x3xf32>
    %5 = stablehlo.tanh %arg5 : tensor<2x3xf64>
    %6 = stablehlo.tanh %arg6 : tensor<2x3xcomplex<f32>>
    %7 = stablehlo.tanh %arg7 : tensor<2x3xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<2x3xf8E4M3FN>, tensor<2x3xf8E5M2>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @trunc attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "trunc", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.constant dense<0.0> : tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<2x3xf16>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.ceil %arg0 : tensor<2x3xf16>
    %4 = stablehlo.floor %arg0 : tensor<2x3xf16>
    %5 = stablehlo.select %2, %3, %4 : (tensor<2x3xi1>, tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
    %6 = stablehlo.constant dense<0.0> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.compare LT, %arg1, %7, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = stablehlo.ceil %arg1 : tensor<2x3xf32>
    %10 = stablehlo.floor %arg1 : tensor<2x3xf32>
    %11 = stablehlo.select %8, %9, %10 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.constant dense<0.0> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %14 = stablehlo.compare LT, %arg2, %13, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %15 = stablehlo.ceil %arg2 : tensor<2x3xf64>
    %16 = stablehlo.floor %arg2 : tensor<2x3xf64>
    %17 = stablehlo.select %14, %15, %16 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %5, %11, %17 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
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

// -----

module @zeta attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "zeta", typed_xla.signature = "(x0: f16[2, 3], x1: f32[2, 3], x2: f64[2, 3]) -> (f16[2, 3], f32[2, 3], f64[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %4 = stablehlo.constant dense<0.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.compare LE, %1, %5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = stablehlo.floor %0 : tensor<2x3xf32>
    %8 = stablehlo.compare EQ, %0, %7, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.compare LT, %1, %10, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %12 = stablehlo.select %6, %8, %11 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %13 = stablehlo.constant dense<1.0> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.compare GE, %0, %14, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = stablehlo.and %12, %15 : tensor<2x3xi1>
    %17 = stablehlo.constant dense<1.0> : tensor<f32>
    %18 = stablehlo.constant dense<0.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.compare LT, %1, %19, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %21 = stablehlo.negate %1 : tensor<2x3xf32>
    %22 = stablehlo.negate %1 : tensor<2x3xf32>
    %23 = stablehlo.floor %22 : tensor<2x3xf32>
    %24 = stablehlo.subtract %21, %23 : tensor<2x3xf32>
    %25 = stablehlo.constant dense<1.0> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %27 = stablehlo.subtract %26, %24 : tensor<2x3xf32>
    %28 = stablehlo.select %20, %27, %1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %30 = stablehlo.divide %28, %29 : tensor<2x3xf32>
    %31 = stablehlo.negate %0 : tensor<2x3xf32>
    %32 = stablehlo.power %30, %31 : tensor<2x3xf32>
    %33 = stablehlo.constant dense<1.0> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %35 = stablehlo.add %28, %34 : tensor<2x3xf32>
    %36 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.divide %35, %36 : tensor<2x3xf32>
    %38 = stablehlo.negate %0 : tensor<2x3xf32>
    %39 = stablehlo.power %37, %38 : tensor<2x3xf32>
    %40 = stablehlo.add %32, %39 : tensor<2x3xf32>
    %41 = stablehlo.constant dense<2.0> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.add %28, %42 : tensor<2x3xf32>
    %44 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %45 = stablehlo.divide %43, %44 : tensor<2x3xf32>
    %46 = stablehlo.negate %0 : tensor<2x3xf32>
    %47 = stablehlo.power %45, %46 : tensor<2x3xf32>
    %48 = stablehlo.add %40, %47 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<3.0> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.add %28, %50 : tensor<2x3xf32>
    %52 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %53 = stablehlo.divide %51, %52 : tensor<2x3xf32>
    %54 = stablehlo.negate %0 : tensor<2x3xf32>
    %55 = stablehlo.power %53, %54 : tensor<2x3xf32>
    %56 = stablehlo.add %48, %55 : tensor<2x3xf32>
    %57 = stablehlo.constant dense<4.0> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %59 = stablehlo.add %28, %58 : tensor<2x3xf32>
    %60 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.divide %59, %60 : tensor<2x3xf32>
    %62 = stablehlo.negate %0 : tensor<2x3xf32>
    %63 = stablehlo.power %61, %62 : tensor<2x3xf32>
    %64 = stablehlo.add %56, %63 : tensor<2x3xf32>
    %65 = stablehlo.constant dense<5.0> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %67 = stablehlo.add %28, %66 : tensor<2x3xf32>
    %68 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.divide %67, %68 : tensor<2x3xf32>
    %70 = stablehlo.negate %0 : tensor<2x3xf32>
    %71 = stablehlo.power %69, %70 : tensor<2x3xf32>
    %72 = stablehlo.add %64, %71 : tensor<2x3xf32>
    %73 = stablehlo.constant dense<6.0> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.add %28, %74 : tensor<2x3xf32>
    %76 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.divide %75, %76 : tensor<2x3xf32>
    %78 = stablehlo.negate %0 : tensor<2x3xf32>
    %79 = stablehlo.power %77, %78 : tensor<2x3xf32>
    %80 = stablehlo.add %72, %79 : tensor<2x3xf32>
    %81 = stablehlo.constant dense<7.0> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.add %28, %82 : tensor<2x3xf32>
    %84 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %85 = stablehlo.divide %83, %84 : tensor<2x3xf32>
    %86 = stablehlo.negate %0 : tensor<2x3xf32>
    %87 = stablehlo.power %85, %86 : tensor<2x3xf32>
    %88 = stablehlo.add %80, %87 : tensor<2x3xf32>
    %89 = stablehlo.constant dense<8.0> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.add %28, %90 : tensor<2x3xf32>
    %92 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %93 = stablehlo.divide %91, %92 : tensor<2x3xf32>
    %94 = stablehlo.negate %0 : tensor<2x3xf32>
    %95 = stablehlo.power %93, %94 : tensor<2x3xf32>
    %96 = stablehlo.add %88, %95 : tensor<2x3xf32>
    %97 = stablehlo.constant dense<9.0> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.add %28, %98 : tensor<2x3xf32>
    %100 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.divide %99, %100 : tensor<2x3xf32>
    %102 = stablehlo.negate %0 : tensor<2x3xf32>
    %103 = stablehlo.power %101, %102 : tensor<2x3xf32>
    %104 = stablehlo.add %96, %103 : tensor<2x3xf32>
    %105 = stablehlo.constant dense<10.0> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %107 = stablehlo.add %28, %106 : tensor<2x3xf32>
    %108 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.divide %107, %108 : tensor<2x3xf32>
    %110 = stablehlo.constant dense<1.0> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %112 = stablehlo.subtract %111, %0 : tensor<2x3xf32>
    %113 = stablehlo.power %109, %112 : tensor<2x3xf32>
    %114 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %115 = stablehlo.multiply %113, %114 : tensor<2x3xf32>
    %116 = stablehlo.divide %0, %107 : tensor<2x3xf32>
    %117 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %119 = stablehlo.multiply %116, %118 : tensor<2x3xf32>
    %120 = stablehlo.constant dense<1.0> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %122 = stablehlo.add %0, %121 : tensor<2x3xf32>
    %123 = stablehlo.divide %122, %107 : tensor<2x3xf32>
    %124 = stablehlo.multiply %116, %123 : tensor<2x3xf32>
    %125 = stablehlo.constant dense<2.0> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %127 = stablehlo.add %0, %126 : tensor<2x3xf32>
    %128 = stablehlo.divide %127, %107 : tensor<2x3xf32>
    %129 = stablehlo.multiply %124, %128 : tensor<2x3xf32>
    %130 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %132 = stablehlo.multiply %129, %131 : tensor<2x3xf32>
    %133 = stablehlo.add %119, %132 : tensor<2x3xf32>
    %134 = stablehlo.constant dense<3.0> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %136 = stablehlo.add %0, %135 : tensor<2x3xf32>
    %137 = stablehlo.divide %136, %107 : tensor<2x3xf32>
    %138 = stablehlo.multiply %129, %137 : tensor<2x3xf32>
    %139 = stablehlo.constant dense<4.0> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %141 = stablehlo.add %0, %140 : tensor<2x3xf32>
    %142 = stablehlo.divide %141, %107 : tensor<2x3xf32>
    %143 = stablehlo.multiply %138, %142 : tensor<2x3xf32>
    %144 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %146 = stablehlo.multiply %143, %145 : tensor<2x3xf32>
    %147 = stablehlo.add %133, %146 : tensor<2x3xf32>
    %148 = stablehlo.constant dense<5.0> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %150 = stablehlo.add %0, %149 : tensor<2x3xf32>
    %151 = stablehlo.divide %150, %107 : tensor<2x3xf32>
    %152 = stablehlo.multiply %143, %151 : tensor<2x3xf32>
    %153 = stablehlo.constant dense<6.0> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %155 = stablehlo.add %0, %154 : tensor<2x3xf32>
    %156 = stablehlo.divide %155, %107 : tensor<2x3xf32>
    %157 = stablehlo.multiply %152, %156 : tensor<2x3xf32>
    %158 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %160 = stablehlo.multiply %157, %159 : tensor<2x3xf32>
    %161 = stablehlo.add %147, %160 : tensor<2x3xf32>
    %162 = stablehlo.constant dense<7.0> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %164 = stablehlo.add %0, %163 : tensor<2x3xf32>
    %165 = stablehlo.divide %164, %107 : tensor<2x3xf32>
    %166 = stablehlo.multiply %157, %165 : tensor<2x3xf32>
    %167 = stablehlo.constant dense<8.0> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %169 = stablehlo.add %0, %168 : tensor<2x3xf32>
    %170 = stablehlo.divide %169, %107 : tensor<2x3xf32>
    %171 = stablehlo.multiply %166, %170 : tensor<2x3xf32>
    %172 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.multiply %171, %173 : tensor<2x3xf32>
    %175 = stablehlo.add %161, %174 : tensor<2x3xf32>
    %176 = stablehlo.constant dense<9.0> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %178 = stablehlo.add %0, %177 : tensor<2x3xf32>
    %179 = stablehlo.divide %178, %107 : tensor<2x3xf32>
    %180 = stablehlo.multiply %171, %179 : tensor<2x3xf32>
    %181 = stablehlo.constant dense<10.0> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %183 = stablehlo.add %0, %182 : tensor<2x3xf32>
    %184 = stablehlo.divide %183, %107 : tensor<2x3xf32>
    %185 = stablehlo.multiply %180, %184 : tensor<2x3xf32>
    %186 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %188 = stablehlo.multiply %185, %187 : tensor<2x3xf32>
    %189 = stablehlo.add %175, %188 : tensor<2x3xf32>
    %190 = stablehlo.constant dense<11.0> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %192 = stablehlo.add %0, %191 : tensor<2x3xf32>
    %193 = stablehlo.divide %192, %107 : tensor<2x3xf32>
    %194 = stablehlo.multiply %185, %193 : tensor<2x3xf32>
    %195 = stablehlo.constant dense<12.0> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %197 = stablehlo.add %0, %196 : tensor<2x3xf32>
    %198 = stablehlo.divide %197, %107 : tensor<2x3xf32>
    %199 = stablehlo.multiply %194, %198 : tensor<2x3xf32>
    %200 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %202 = stablehlo.multiply %199, %201 : tensor<2x3xf32>
    %203 = stablehlo.add %189, %202 : tensor<2x3xf32>
    %204 = stablehlo.constant dense<13.0> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %206 = stablehlo.add %0, %205 : tensor<2x3xf32>
    %207 = stablehlo.divide %206, %107 : tensor<2x3xf32>
    %208 = stablehlo.multiply %199, %207 : tensor<2x3xf32>
    %209 = stablehlo.constant dense<14.0> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %211 = stablehlo.add %0, %210 : tensor<2x3xf32>
    %212 = stablehlo.divide %211, %107 : tensor<2x3xf32>
    %213 = stablehlo.multiply %208, %212 : tensor<2x3xf32>
    %214 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %216 = stablehlo.multiply %213, %215 : tensor<2x3xf32>
    %217 = stablehlo.add %203, %216 : tensor<2x3xf32>
    %218 = stablehlo.constant dense<1.0> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %220 = stablehlo.subtract %0, %219 : tensor<2x3xf32>
    %221 = stablehlo.constant dense<1.0> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %223 = stablehlo.divide %222, %220 : tensor<2x3xf32>
    %224 = stablehlo.constant dense<0.5> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %226 = stablehlo.add %225, %217 : tensor<2x3xf32>
    %227 = stablehlo.divide %226, %107 : tensor<2x3xf32>
    %228 = stablehlo.add %223, %227 : tensor<2x3xf32>
    %229 = stablehlo.multiply %115, %228 : tensor<2x3xf32>
    %230 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %232 = stablehlo.multiply %104, %231 : tensor<2x3xf32>
    %233 = stablehlo.compare LE, %115, %232, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %234 = stablehlo.add %104, %229 : tensor<2x3xf32>
    %235 = stablehlo.select %233, %104, %234 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %236 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %237 = stablehlo.divide %24, %236 : tensor<2x3xf32>
    %238 = stablehlo.negate %0 : tensor<2x3xf32>
    %239 = stablehlo.power %237, %238 : tensor<2x3xf32>
    %240 = stablehlo.constant dense<1.0> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %242 = stablehlo.add %24, %241 : tensor<2x3xf32>
    %243 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.divide %242, %243 : tensor<2x3xf32>
    %245 = stablehlo.negate %0 : tensor<2x3xf32>
    %246 = stablehlo.power %244, %245 : tensor<2x3xf32>
    %247 = stablehlo.add %239, %246 : tensor<2x3xf32>
    %248 = stablehlo.constant dense<2.0> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %250 = stablehlo.add %24, %249 : tensor<2x3xf32>
    %251 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %252 = stablehlo.divide %250, %251 : tensor<2x3xf32>
    %253 = stablehlo.negate %0 : tensor<2x3xf32>
    %254 = stablehlo.power %252, %253 : tensor<2x3xf32>
    %255 = stablehlo.add %247, %254 : tensor<2x3xf32>
    %256 = stablehlo.constant dense<3.0> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %256, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %258 = stablehlo.add %24, %257 : tensor<2x3xf32>
    %259 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %260 = stablehlo.divide %258, %259 : tensor<2x3xf32>
    %261 = stablehlo.negate %0 : tensor<2x3xf32>
    %262 = stablehlo.power %260, %261 : tensor<2x3xf32>
    %263 = stablehlo.add %255, %262 : tensor<2x3xf32>
    %264 = stablehlo.constant dense<4.0> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %266 = stablehlo.add %24, %265 : tensor<2x3xf32>
    %267 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %268 = stablehlo.divide %266, %267 : tensor<2x3xf32>
    %269 = stablehlo.negate %0 : tensor<2x3xf32>
    %270 = stablehlo.power %268, %269 : tensor<2x3xf32>
    %271 = stablehlo.add %263, %270 : tensor<2x3xf32>
    %272 = stablehlo.constant dense<5.0> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %274 = stablehlo.add %24, %273 : tensor<2x3xf32>
    %275 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %276 = stablehlo.divide %274, %275 : tensor<2x3xf32>
    %277 = stablehlo.negate %0 : tensor<2x3xf32>
    %278 = stablehlo.power %276, %277 : tensor<2x3xf32>
    %279 = stablehlo.add %271, %278 : tensor<2x3xf32>
    %280 = stablehlo.constant dense<6.0> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %282 = stablehlo.add %24, %281 : tensor<2x3xf32>
    %283 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %284 = stablehlo.divide %282, %283 : tensor<2x3xf32>
    %285 = stablehlo.negate %0 : tensor<2x3xf32>
    %286 = stablehlo.power %284, %285 : tensor<2x3xf32>
    %287 = stablehlo.add %279, %286 : tensor<2x3xf32>
    %288 = stablehlo.constant dense<7.0> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %288, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %290 = stablehlo.add %24, %289 : tensor<2x3xf32>
    %291 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %292 = stablehlo.divide %290, %291 : tensor<2x3xf32>
    %293 = stablehlo.negate %0 : tensor<2x3xf32>
    %294 = stablehlo.power %292, %293 : tensor<2x3xf32>
    %295 = stablehlo.add %287, %294 : tensor<2x3xf32>
    %296 = stablehlo.constant dense<8.0> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %298 = stablehlo.add %24, %297 : tensor<2x3xf32>
    %299 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %300 = stablehlo.divide %298, %299 : tensor<2x3xf32>
    %301 = stablehlo.negate %0 : tensor<2x3xf32>
    %302 = stablehlo.power %300, %301 : tensor<2x3xf32>
    %303 = stablehlo.add %295, %302 : tensor<2x3xf32>
    %304 = stablehlo.constant dense<9.0> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %306 = stablehlo.add %24, %305 : tensor<2x3xf32>
    %307 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %308 = stablehlo.divide %306, %307 : tensor<2x3xf32>
    %309 = stablehlo.negate %0 : tensor<2x3xf32>
    %310 = stablehlo.power %308, %309 : tensor<2x3xf32>
    %311 = stablehlo.add %303, %310 : tensor<2x3xf32>
    %312 = stablehlo.constant dense<10.0> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %314 = stablehlo.add %24, %313 : tensor<2x3xf32>
    %315 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %316 = stablehlo.divide %314, %315 : tensor<2x3xf32>
    %317 = stablehlo.constant dense<1.0> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %319 = stablehlo.subtract %318, %0 : tensor<2x3xf32>
    %320 = stablehlo.power %316, %319 : tensor<2x3xf32>
    %321 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %322 = stablehlo.multiply %320, %321 : tensor<2x3xf32>
    %323 = stablehlo.divide %0, %314 : tensor<2x3xf32>
    %324 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %326 = stablehlo.multiply %323, %325 : tensor<2x3xf32>
    %327 = stablehlo.constant dense<1.0> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %329 = stablehlo.add %0, %328 : tensor<2x3xf32>
    %330 = stablehlo.divide %329, %314 : tensor<2x3xf32>
    %331 = stablehlo.multiply %323, %330 : tensor<2x3xf32>
    %332 = stablehlo.constant dense<2.0> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %334 = stablehlo.add %0, %333 : tensor<2x3xf32>
    %335 = stablehlo.divide %334, %314 : tensor<2x3xf32>
    %336 = stablehlo.multiply %331, %335 : tensor<2x3xf32>
    %337 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %339 = stablehlo.multiply %336, %338 : tensor<2x3xf32>
    %340 = stablehlo.add %326, %339 : tensor<2x3xf32>
    %341 = stablehlo.constant dense<3.0> : tensor<f32>
    %342 = stablehlo.broadcast_in_dim %341, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %343 = stablehlo.add %0, %342 : tensor<2x3xf32>
    %344 = stablehlo.divide %343, %314 : tensor<2x3xf32>
    %345 = stablehlo.multiply %336, %344 : tensor<2x3xf32>
    %346 = stablehlo.constant dense<4.0> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %348 = stablehlo.add %0, %347 : tensor<2x3xf32>
    %349 = stablehlo.divide %348, %314 : tensor<2x3xf32>
    %350 = stablehlo.multiply %345, %349 : tensor<2x3xf32>
    %351 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %353 = stablehlo.multiply %350, %352 : tensor<2x3xf32>
    %354 = stablehlo.add %340, %353 : tensor<2x3xf32>
    %355 = stablehlo.constant dense<5.0> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %355, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %357 = stablehlo.add %0, %356 : tensor<2x3xf32>
    %358 = stablehlo.divide %357, %314 : tensor<2x3xf32>
    %359 = stablehlo.multiply %350, %358 : tensor<2x3xf32>
    %360 = stablehlo.constant dense<6.0> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %362 = stablehlo.add %0, %361 : tensor<2x3xf32>
    %363 = stablehlo.divide %362, %314 : tensor<2x3xf32>
    %364 = stablehlo.multiply %359, %363 : tensor<2x3xf32>
    %365 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %367 = stablehlo.multiply %364, %366 : tensor<2x3xf32>
    %368 = stablehlo.add %354, %367 : tensor<2x3xf32>
    %369 = stablehlo.constant dense<7.0> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %369, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %371 = stablehlo.add %0, %370 : tensor<2x3xf32>
    %372 = stablehlo.divide %371, %314 : tensor<2x3xf32>
    %373 = stablehlo.multiply %364, %372 : tensor<2x3xf32>
    %374 = stablehlo.constant dense<8.0> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %376 = stablehlo.add %0, %375 : tensor<2x3xf32>
    %377 = stablehlo.divide %376, %314 : tensor<2x3xf32>
    %378 = stablehlo.multiply %373, %377 : tensor<2x3xf32>
    %379 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %381 = stablehlo.multiply %378, %380 : tensor<2x3xf32>
    %382 = stablehlo.add %368, %381 : tensor<2x3xf32>
    %383 = stablehlo.constant dense<9.0> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %383, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %385 = stablehlo.add %0, %384 : tensor<2x3xf32>
    %386 = stablehlo.divide %385, %314 : tensor<2x3xf32>
    %387 = stablehlo.multiply %378, %386 : tensor<2x3xf32>
    %388 = stablehlo.constant dense<10.0> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %388, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %390 = stablehlo.add %0, %389 : tensor<2x3xf32>
    %391 = stablehlo.divide %390, %314 : tensor<2x3xf32>
    %392 = stablehlo.multiply %387, %391 : tensor<2x3xf32>
    %393 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %395 = stablehlo.multiply %392, %394 : tensor<2x3xf32>
    %396 = stablehlo.add %382, %395 : tensor<2x3xf32>
    %397 = stablehlo.constant dense<11.0> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %399 = stablehlo.add %0, %398 : tensor<2x3xf32>
    %400 = stablehlo.divide %399, %314 : tensor<2x3xf32>
    %401 = stablehlo.multiply %392, %400 : tensor<2x3xf32>
    %402 = stablehlo.constant dense<12.0> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %404 = stablehlo.add %0, %403 : tensor<2x3xf32>
    %405 = stablehlo.divide %404, %314 : tensor<2x3xf32>
    %406 = stablehlo.multiply %401, %405 : tensor<2x3xf32>
    %407 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %409 = stablehlo.multiply %406, %408 : tensor<2x3xf32>
    %410 = stablehlo.add %396, %409 : tensor<2x3xf32>
    %411 = stablehlo.constant dense<13.0> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %413 = stablehlo.add %0, %412 : tensor<2x3xf32>
    %414 = stablehlo.divide %413, %314 : tensor<2x3xf32>
    %415 = stablehlo.multiply %406, %414 : tensor<2x3xf32>
    %416 = stablehlo.constant dense<14.0> : tensor<f32>
    %417 = stablehlo.broadcast_in_dim %416, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %418 = stablehlo.add %0, %417 : tensor<2x3xf32>
    %419 = stablehlo.divide %418, %314 : tensor<2x3xf32>
    %420 = stablehlo.multiply %415, %419 : tensor<2x3xf32>
    %421 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %421, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %423 = stablehlo.multiply %420, %422 : tensor<2x3xf32>
    %424 = stablehlo.add %410, %423 : tensor<2x3xf32>
    %425 = stablehlo.constant dense<1.0> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %425, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %427 = stablehlo.subtract %0, %426 : tensor<2x3xf32>
    %428 = stablehlo.constant dense<1.0> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %428, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %430 = stablehlo.divide %429, %427 : tensor<2x3xf32>
    %431 = stablehlo.constant dense<0.5> : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %433 = stablehlo.add %432, %424 : tensor<2x3xf32>
    %434 = stablehlo.divide %433, %314 : tensor<2x3xf32>
    %435 = stablehlo.add %430, %434 : tensor<2x3xf32>
    %436 = stablehlo.multiply %322, %435 : tensor<2x3xf32>
    %437 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %439 = stablehlo.multiply %311, %438 : tensor<2x3xf32>
    %440 = stablehlo.compare LE, %322, %439, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %441 = stablehlo.add %311, %436 : tensor<2x3xf32>
    %442 = stablehlo.select %440, %311, %441 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %443 = stablehlo.constant dense<1.0> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %445 = stablehlo.subtract %444, %1 : tensor<2x3xf32>
    %446 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %447 = stablehlo.divide %445, %446 : tensor<2x3xf32>
    %448 = stablehlo.negate %0 : tensor<2x3xf32>
    %449 = stablehlo.power %447, %448 : tensor<2x3xf32>
    %450 = stablehlo.constant dense<1.0> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %450, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %452 = stablehlo.add %445, %451 : tensor<2x3xf32>
    %453 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %454 = stablehlo.divide %452, %453 : tensor<2x3xf32>
    %455 = stablehlo.negate %0 : tensor<2x3xf32>
    %456 = stablehlo.power %454, %455 : tensor<2x3xf32>
    %457 = stablehlo.add %449, %456 : tensor<2x3xf32>
    %458 = stablehlo.constant dense<2.0> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %458, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %460 = stablehlo.add %445, %459 : tensor<2x3xf32>
    %461 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %462 = stablehlo.divide %460, %461 : tensor<2x3xf32>
    %463 = stablehlo.negate %0 : tensor<2x3xf32>
    %464 = stablehlo.power %462, %463 : tensor<2x3xf32>
    %465 = stablehlo.add %457, %464 : tensor<2x3xf32>
    %466 = stablehlo.constant dense<3.0> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %468 = stablehlo.add %445, %467 : tensor<2x3xf32>
    %469 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %470 = stablehlo.divide %468, %469 : tensor<2x3xf32>
    %471 = stablehlo.negate %0 : tensor<2x3xf32>
    %472 = stablehlo.power %470, %471 : tensor<2x3xf32>
    %473 = stablehlo.add %465, %472 : tensor<2x3xf32>
    %474 = stablehlo.constant dense<4.0> : tensor<f32>
    %475 = stablehlo.broadcast_in_dim %474, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %476 = stablehlo.add %445, %475 : tensor<2x3xf32>
    %477 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %478 = stablehlo.divide %476, %477 : tensor<2x3xf32>
    %479 = stablehlo.negate %0 : tensor<2x3xf32>
    %480 = stablehlo.power %478, %479 : tensor<2x3xf32>
    %481 = stablehlo.add %473, %480 : tensor<2x3xf32>
    %482 = stablehlo.constant dense<5.0> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %484 = stablehlo.add %445, %483 : tensor<2x3xf32>
    %485 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %486 = stablehlo.divide %484, %485 : tensor<2x3xf32>
    %487 = stablehlo.negate %0 : tensor<2x3xf32>
    %488 = stablehlo.power %486, %487 : tensor<2x3xf32>
    %489 = stablehlo.add %481, %488 : tensor<2x3xf32>
    %490 = stablehlo.constant dense<6.0> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %492 = stablehlo.add %445, %491 : tensor<2x3xf32>
    %493 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %494 = stablehlo.divide %492, %493 : tensor<2x3xf32>
    %495 = stablehlo.negate %0 : tensor<2x3xf32>
    %496 = stablehlo.power %494, %495 : tensor<2x3xf32>
    %497 = stablehlo.add %489, %496 : tensor<2x3xf32>
    %498 = stablehlo.constant dense<7.0> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %498, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %500 = stablehlo.add %445, %499 : tensor<2x3xf32>
    %501 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %502 = stablehlo.divide %500, %501 : tensor<2x3xf32>
    %503 = stablehlo.negate %0 : tensor<2x3xf32>
    %504 = stablehlo.power %502, %503 : tensor<2x3xf32>
    %505 = stablehlo.add %497, %504 : tensor<2x3xf32>
    %506 = stablehlo.constant dense<8.0> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %508 = stablehlo.add %445, %507 : tensor<2x3xf32>
    %509 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %510 = stablehlo.divide %508, %509 : tensor<2x3xf32>
    %511 = stablehlo.negate %0 : tensor<2x3xf32>
    %512 = stablehlo.power %510, %511 : tensor<2x3xf32>
    %513 = stablehlo.add %505, %512 : tensor<2x3xf32>
    %514 = stablehlo.constant dense<9.0> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %514, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %516 = stablehlo.add %445, %515 : tensor<2x3xf32>
    %517 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %518 = stablehlo.divide %516, %517 : tensor<2x3xf32>
    %519 = stablehlo.negate %0 : tensor<2x3xf32>
    %520 = stablehlo.power %518, %519 : tensor<2x3xf32>
    %521 = stablehlo.add %513, %520 : tensor<2x3xf32>
    %522 = stablehlo.constant dense<10.0> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %522, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %524 = stablehlo.add %445, %523 : tensor<2x3xf32>
    %525 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %526 = stablehlo.divide %524, %525 : tensor<2x3xf32>
    %527 = stablehlo.constant dense<1.0> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %527, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %529 = stablehlo.subtract %528, %0 : tensor<2x3xf32>
    %530 = stablehlo.power %526, %529 : tensor<2x3xf32>
    %531 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %532 = stablehlo.multiply %530, %531 : tensor<2x3xf32>
    %533 = stablehlo.divide %0, %524 : tensor<2x3xf32>
    %534 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %534, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %536 = stablehlo.multiply %533, %535 : tensor<2x3xf32>
    %537 = stablehlo.constant dense<1.0> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %539 = stablehlo.add %0, %538 : tensor<2x3xf32>
    %540 = stablehlo.divide %539, %524 : tensor<2x3xf32>
    %541 = stablehlo.multiply %533, %540 : tensor<2x3xf32>
    %542 = stablehlo.constant dense<2.0> : tensor<f32>
    %543 = stablehlo.broadcast_in_dim %542, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %544 = stablehlo.add %0, %543 : tensor<2x3xf32>
    %545 = stablehlo.divide %544, %524 : tensor<2x3xf32>
    %546 = stablehlo.multiply %541, %545 : tensor<2x3xf32>
    %547 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %547, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %549 = stablehlo.multiply %546, %548 : tensor<2x3xf32>
    %550 = stablehlo.add %536, %549 : tensor<2x3xf32>
    %551 = stablehlo.constant dense<3.0> : tensor<f32>
    %552 = stablehlo.broadcast_in_dim %551, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %553 = stablehlo.add %0, %552 : tensor<2x3xf32>
    %554 = stablehlo.divide %553, %524 : tensor<2x3xf32>
    %555 = stablehlo.multiply %546, %554 : tensor<2x3xf32>
    %556 = stablehlo.constant dense<4.0> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %556, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %558 = stablehlo.add %0, %557 : tensor<2x3xf32>
    %559 = stablehlo.divide %558, %524 : tensor<2x3xf32>
    %560 = stablehlo.multiply %555, %559 : tensor<2x3xf32>
    %561 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %562 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %563 = stablehlo.multiply %560, %562 : tensor<2x3xf32>
    %564 = stablehlo.add %550, %563 : tensor<2x3xf32>
    %565 = stablehlo.constant dense<5.0> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %567 = stablehlo.add %0, %566 : tensor<2x3xf32>
    %568 = stablehlo.divide %567, %524 : tensor<2x3xf32>
    %569 = stablehlo.multiply %560, %568 : tensor<2x3xf32>
    %570 = stablehlo.constant dense<6.0> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %570, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %572 = stablehlo.add %0, %571 : tensor<2x3xf32>
    %573 = stablehlo.divide %572, %524 : tensor<2x3xf32>
    %574 = stablehlo.multiply %569, %573 : tensor<2x3xf32>
    %575 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %575, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %577 = stablehlo.multiply %574, %576 : tensor<2x3xf32>
    %578 = stablehlo.add %564, %577 : tensor<2x3xf32>
    %579 = stablehlo.constant dense<7.0> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %579, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %581 = stablehlo.add %0, %580 : tensor<2x3xf32>
    %582 = stablehlo.divide %581, %524 : tensor<2x3xf32>
    %583 = stablehlo.multiply %574, %582 : tensor<2x3xf32>
    %584 = stablehlo.constant dense<8.0> : tensor<f32>
    %585 = stablehlo.broadcast_in_dim %584, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %586 = stablehlo.add %0, %585 : tensor<2x3xf32>
    %587 = stablehlo.divide %586, %524 : tensor<2x3xf32>
    %588 = stablehlo.multiply %583, %587 : tensor<2x3xf32>
    %589 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %590 = stablehlo.broadcast_in_dim %589, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %591 = stablehlo.multiply %588, %590 : tensor<2x3xf32>
    %592 = stablehlo.add %578, %591 : tensor<2x3xf32>
    %593 = stablehlo.constant dense<9.0> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %593, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %595 = stablehlo.add %0, %594 : tensor<2x3xf32>
    %596 = stablehlo.divide %595, %524 : tensor<2x3xf32>
    %597 = stablehlo.multiply %588, %596 : tensor<2x3xf32>
    %598 = stablehlo.constant dense<10.0> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %600 = stablehlo.add %0, %599 : tensor<2x3xf32>
    %601 = stablehlo.divide %600, %524 : tensor<2x3xf32>
    %602 = stablehlo.multiply %597, %601 : tensor<2x3xf32>
    %603 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %604 = stablehlo.broadcast_in_dim %603, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %605 = stablehlo.multiply %602, %604 : tensor<2x3xf32>
    %606 = stablehlo.add %592, %605 : tensor<2x3xf32>
    %607 = stablehlo.constant dense<11.0> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %607, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %609 = stablehlo.add %0, %608 : tensor<2x3xf32>
    %610 = stablehlo.divide %609, %524 : tensor<2x3xf32>
    %611 = stablehlo.multiply %602, %610 : tensor<2x3xf32>
    %612 = stablehlo.constant dense<12.0> : tensor<f32>
    %613 = stablehlo.broadcast_in_dim %612, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %614 = stablehlo.add %0, %613 : tensor<2x3xf32>
    %615 = stablehlo.divide %614, %524 : tensor<2x3xf32>
    %616 = stablehlo.multiply %611, %615 : tensor<2x3xf32>
    %617 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %618 = stablehlo.broadcast_in_dim %617, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %619 = stablehlo.multiply %616, %618 : tensor<2x3xf32>
    %620 = stablehlo.add %606, %619 : tensor<2x3xf32>
    %621 = stablehlo.constant dense<13.0> : tensor<f32>
    %622 = stablehlo.broadcast_in_dim %621, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %623 = stablehlo.add %0, %622 : tensor<2x3xf32>
    %624 = stablehlo.divide %623, %524 : tensor<2x3xf32>
    %625 = stablehlo.multiply %616, %624 : tensor<2x3xf32>
    %626 = stablehlo.constant dense<14.0> : tensor<f32>
    %627 = stablehlo.broadcast_in_dim %626, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %628 = stablehlo.add %0, %627 : tensor<2x3xf32>
    %629 = stablehlo.divide %628, %524 : tensor<2x3xf32>
    %630 = stablehlo.multiply %625, %629 : tensor<2x3xf32>
    %631 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %632 = stablehlo.broadcast_in_dim %631, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %633 = stablehlo.multiply %630, %632 : tensor<2x3xf32>
    %634 = stablehlo.add %620, %633 : tensor<2x3xf32>
    %635 = stablehlo.constant dense<1.0> : tensor<f32>
    %636 = stablehlo.broadcast_in_dim %635, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %637 = stablehlo.subtract %0, %636 : tensor<2x3xf32>
    %638 = stablehlo.constant dense<1.0> : tensor<f32>
    %639 = stablehlo.broadcast_in_dim %638, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %640 = stablehlo.divide %639, %637 : tensor<2x3xf32>
    %641 = stablehlo.constant dense<0.5> : tensor<f32>
    %642 = stablehlo.broadcast_in_dim %641, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %643 = stablehlo.add %642, %634 : tensor<2x3xf32>
    %644 = stablehlo.divide %643, %524 : tensor<2x3xf32>
    %645 = stablehlo.add %640, %644 : tensor<2x3xf32>
    %646 = stablehlo.multiply %532, %645 : tensor<2x3xf32>
    %647 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %648 = stablehlo.broadcast_in_dim %647, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %649 = stablehlo.multiply %521, %648 : tensor<2x3xf32>
    %650 = stablehlo.compare LE, %532, %649, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %651 = stablehlo.add %521, %646 : tensor<2x3xf32>
    %652 = stablehlo.select %650, %521, %651 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %653 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %654 = stablehlo.broadcast_in_dim %653, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %655 = stablehlo.compare EQ, %652, %654, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %656 = stablehlo.constant dense<0.0> : tensor<f32>
    %657 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %658 = stablehlo.select %655, %657, %652 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %659 = stablehlo.subtract %442, %658 : tensor<2x3xf32>
    %660 = stablehlo.add %235, %659 : tensor<2x3xf32>
    %661 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %662 = stablehlo.broadcast_in_dim %661, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %663 = stablehlo.compare EQ, %235, %662, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %664 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %665 = stablehlo.broadcast_in_dim %664, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %666 = stablehlo.compare EQ, %442, %665, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %667 = stablehlo.and %663, %666 : tensor<2x3xi1>
    %668 = stablehlo.constant dense<0.5> : tensor<f32>
    %669 = stablehlo.broadcast_in_dim %668, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %670 = stablehlo.subtract %24, %669 : tensor<2x3xf32>
    %671 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %672 = stablehlo.broadcast_in_dim %671, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %673 = stablehlo.multiply %670, %672 : tensor<2x3xf32>
    %674 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %675 = stablehlo.broadcast_in_dim %674, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %676 = stablehlo.multiply %673, %675 : tensor<2x3xf32>
    %677 = stablehlo.subtract %235, %442 : tensor<2x3xf32>
    %678 = stablehlo.select %667, %676, %677 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %679 = stablehlo.add %678, %658 : tensor<2x3xf32>
    %680 = stablehlo.constant dense<0.5> : tensor<f32>
    %681 = stablehlo.broadcast_in_dim %680, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %682 = stablehlo.multiply %0, %681 : tensor<2x3xf32>
    %683 = stablehlo.floor %682 : tensor<2x3xf32>
    %684 = stablehlo.subtract %682, %683 : tensor<2x3xf32>
    %685 = stablehlo.constant dense<0.0> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %685, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %687 = stablehlo.compare EQ, %684, %686, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %688 = stablehlo.select %687, %660, %679 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %689 = stablehlo.select %20, %688, %235 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %690 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %691 = stablehlo.select %16, %689, %690 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %692 = stablehlo.floor %1 : tensor<2x3xf32>
    %693 = stablehlo.compare EQ, %1, %692, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %694 = stablehlo.and %6, %693 : tensor<2x3xi1>
    %695 = stablehlo.constant dense<0.5> : tensor<f32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %697 = stablehlo.multiply %0, %696 : tensor<2x3xf32>
    %698 = stablehlo.floor %697 : tensor<2x3xf32>
    %699 = stablehlo.subtract %697, %698 : tensor<2x3xf32>
    %700 = stablehlo.constant dense<0.0> : tensor<f32>
    %701 = stablehlo.broadcast_in_dim %700, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %702 = stablehlo.compare EQ, %699, %701, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %703 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %704 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %705 = stablehlo.select %702, %703, %704 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %706 = stablehlo.select %694, %705, %691 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %707 = stablehlo.constant dense<1.0> : tensor<f32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %709 = stablehlo.compare EQ, %0, %708, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %710 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %711 = stablehlo.select %709, %710, %706 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %712 = stablehlo.convert %711 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %713 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %714 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %715 = stablehlo.constant dense<0.0> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %715, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %717 = stablehlo.compare LE, %arg1, %716, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %718 = stablehlo.floor %arg1 : tensor<2x3xf32>
    %719 = stablehlo.compare EQ, %arg1, %718, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %720 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %721 = stablehlo.broadcast_in_dim %720, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %722 = stablehlo.compare LT, %arg1, %721, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %723 = stablehlo.select %717, %719, %722 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %724 = stablehlo.constant dense<1.0> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %724, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %726 = stablehlo.compare GE, %arg1, %725, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %727 = stablehlo.and %723, %726 : tensor<2x3xi1>
    %728 = stablehlo.constant dense<1.0> : tensor<f32>
    %729 = stablehlo.constant dense<0.0> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %729, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %731 = stablehlo.compare LT, %arg1, %730, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %732 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %733 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %734 = stablehlo.floor %733 : tensor<2x3xf32>
    %735 = stablehlo.subtract %732, %734 : tensor<2x3xf32>
    %736 = stablehlo.constant dense<1.0> : tensor<f32>
    %737 = stablehlo.broadcast_in_dim %736, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %738 = stablehlo.subtract %737, %735 : tensor<2x3xf32>
    %739 = stablehlo.select %731, %738, %arg1 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %740 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %741 = stablehlo.divide %739, %740 : tensor<2x3xf32>
    %742 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %743 = stablehlo.power %741, %742 : tensor<2x3xf32>
    %744 = stablehlo.constant dense<1.0> : tensor<f32>
    %745 = stablehlo.broadcast_in_dim %744, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %746 = stablehlo.add %739, %745 : tensor<2x3xf32>
    %747 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %748 = stablehlo.divide %746, %747 : tensor<2x3xf32>
    %749 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %750 = stablehlo.power %748, %749 : tensor<2x3xf32>
    %751 = stablehlo.add %743, %750 : tensor<2x3xf32>
    %752 = stablehlo.constant dense<2.0> : tensor<f32>
    %753 = stablehlo.broadcast_in_dim %752, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %754 = stablehlo.add %739, %753 : tensor<2x3xf32>
    %755 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %756 = stablehlo.divide %754, %755 : tensor<2x3xf32>
    %757 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %758 = stablehlo.power %756, %757 : tensor<2x3xf32>
    %759 = stablehlo.add %751, %758 : tensor<2x3xf32>
    %760 = stablehlo.constant dense<3.0> : tensor<f32>
    %761 = stablehlo.broadcast_in_dim %760, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %762 = stablehlo.add %739, %761 : tensor<2x3xf32>
    %763 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %764 = stablehlo.divide %762, %763 : tensor<2x3xf32>
    %765 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %766 = stablehlo.power %764, %765 : tensor<2x3xf32>
    %767 = stablehlo.add %759, %766 : tensor<2x3xf32>
    %768 = stablehlo.constant dense<4.0> : tensor<f32>
    %769 = stablehlo.broadcast_in_dim %768, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %770 = stablehlo.add %739, %769 : tensor<2x3xf32>
    %771 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %772 = stablehlo.divide %770, %771 : tensor<2x3xf32>
    %773 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %774 = stablehlo.power %772, %773 : tensor<2x3xf32>
    %775 = stablehlo.add %767, %774 : tensor<2x3xf32>
    %776 = stablehlo.constant dense<5.0> : tensor<f32>
    %777 = stablehlo.broadcast_in_dim %776, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %778 = stablehlo.add %739, %777 : tensor<2x3xf32>
    %779 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %780 = stablehlo.divide %778, %779 : tensor<2x3xf32>
    %781 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %782 = stablehlo.power %780, %781 : tensor<2x3xf32>
    %783 = stablehlo.add %775, %782 : tensor<2x3xf32>
    %784 = stablehlo.constant dense<6.0> : tensor<f32>
    %785 = stablehlo.broadcast_in_dim %784, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %786 = stablehlo.add %739, %785 : tensor<2x3xf32>
    %787 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %788 = stablehlo.divide %786, %787 : tensor<2x3xf32>
    %789 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %790 = stablehlo.power %788, %789 : tensor<2x3xf32>
    %791 = stablehlo.add %783, %790 : tensor<2x3xf32>
    %792 = stablehlo.constant dense<7.0> : tensor<f32>
    %793 = stablehlo.broadcast_in_dim %792, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %794 = stablehlo.add %739, %793 : tensor<2x3xf32>
    %795 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %796 = stablehlo.divide %794, %795 : tensor<2x3xf32>
    %797 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %798 = stablehlo.power %796, %797 : tensor<2x3xf32>
    %799 = stablehlo.add %791, %798 : tensor<2x3xf32>
    %800 = stablehlo.constant dense<8.0> : tensor<f32>
    %801 = stablehlo.broadcast_in_dim %800, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %802 = stablehlo.add %739, %801 : tensor<2x3xf32>
    %803 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %804 = stablehlo.divide %802, %803 : tensor<2x3xf32>
    %805 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %806 = stablehlo.power %804, %805 : tensor<2x3xf32>
    %807 = stablehlo.add %799, %806 : tensor<2x3xf32>
    %808 = stablehlo.constant dense<9.0> : tensor<f32>
    %809 = stablehlo.broadcast_in_dim %808, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %810 = stablehlo.add %739, %809 : tensor<2x3xf32>
    %811 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %812 = stablehlo.divide %810, %811 : tensor<2x3xf32>
    %813 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %814 = stablehlo.power %812, %813 : tensor<2x3xf32>
    %815 = stablehlo.add %807, %814 : tensor<2x3xf32>
    %816 = stablehlo.constant dense<10.0> : tensor<f32>
    %817 = stablehlo.broadcast_in_dim %816, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %818 = stablehlo.add %739, %817 : tensor<2x3xf32>
    %819 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %820 = stablehlo.divide %818, %819 : tensor<2x3xf32>
    %821 = stablehlo.constant dense<1.0> : tensor<f32>
    %822 = stablehlo.broadcast_in_dim %821, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %823 = stablehlo.subtract %822, %arg1 : tensor<2x3xf32>
    %824 = stablehlo.power %820, %823 : tensor<2x3xf32>
    %825 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %826 = stablehlo.multiply %824, %825 : tensor<2x3xf32>
    %827 = stablehlo.divide %arg1, %818 : tensor<2x3xf32>
    %828 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %828, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %830 = stablehlo.multiply %827, %829 : tensor<2x3xf32>
    %831 = stablehlo.constant dense<1.0> : tensor<f32>
    %832 = stablehlo.broadcast_in_dim %831, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %833 = stablehlo.add %arg1, %832 : tensor<2x3xf32>
    %834 = stablehlo.divide %833, %818 : tensor<2x3xf32>
    %835 = stablehlo.multiply %827, %834 : tensor<2x3xf32>
    %836 = stablehlo.constant dense<2.0> : tensor<f32>
    %837 = stablehlo.broadcast_in_dim %836, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %838 = stablehlo.add %arg1, %837 : tensor<2x3xf32>
    %839 = stablehlo.divide %838, %818 : tensor<2x3xf32>
    %840 = stablehlo.multiply %835, %839 : tensor<2x3xf32>
    %841 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %842 = stablehlo.broadcast_in_dim %841, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %843 = stablehlo.multiply %840, %842 : tensor<2x3xf32>
    %844 = stablehlo.add %830, %843 : tensor<2x3xf32>
    %845 = stablehlo.constant dense<3.0> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %845, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %847 = stablehlo.add %arg1, %846 : tensor<2x3xf32>
    %848 = stablehlo.divide %847, %818 : tensor<2x3xf32>
    %849 = stablehlo.multiply %840, %848 : tensor<2x3xf32>
    %850 = stablehlo.constant dense<4.0> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %850, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %852 = stablehlo.add %arg1, %851 : tensor<2x3xf32>
    %853 = stablehlo.divide %852, %818 : tensor<2x3xf32>
    %854 = stablehlo.multiply %849, %853 : tensor<2x3xf32>
    %855 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %855, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %857 = stablehlo.multiply %854, %856 : tensor<2x3xf32>
    %858 = stablehlo.add %844, %857 : tensor<2x3xf32>
    %859 = stablehlo.constant dense<5.0> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %859, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %861 = stablehlo.add %arg1, %860 : tensor<2x3xf32>
    %862 = stablehlo.divide %861, %818 : tensor<2x3xf32>
    %863 = stablehlo.multiply %854, %862 : tensor<2x3xf32>
    %864 = stablehlo.constant dense<6.0> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %864, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %866 = stablehlo.add %arg1, %865 : tensor<2x3xf32>
    %867 = stablehlo.divide %866, %818 : tensor<2x3xf32>
    %868 = stablehlo.multiply %863, %867 : tensor<2x3xf32>
    %869 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %869, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %871 = stablehlo.multiply %868, %870 : tensor<2x3xf32>
    %872 = stablehlo.add %858, %871 : tensor<2x3xf32>
    %873 = stablehlo.constant dense<7.0> : tensor<f32>
    %874 = stablehlo.broadcast_in_dim %873, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %875 = stablehlo.add %arg1, %874 : tensor<2x3xf32>
    %876 = stablehlo.divide %875, %818 : tensor<2x3xf32>
    %877 = stablehlo.multiply %868, %876 : tensor<2x3xf32>
    %878 = stablehlo.constant dense<8.0> : tensor<f32>
    %879 = stablehlo.broadcast_in_dim %878, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %880 = stablehlo.add %arg1, %879 : tensor<2x3xf32>
    %881 = stablehlo.divide %880, %818 : tensor<2x3xf32>
    %882 = stablehlo.multiply %877, %881 : tensor<2x3xf32>
    %883 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %883, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %885 = stablehlo.multiply %882, %884 : tensor<2x3xf32>
    %886 = stablehlo.add %872, %885 : tensor<2x3xf32>
    %887 = stablehlo.constant dense<9.0> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %887, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %889 = stablehlo.add %arg1, %888 : tensor<2x3xf32>
    %890 = stablehlo.divide %889, %818 : tensor<2x3xf32>
    %891 = stablehlo.multiply %882, %890 : tensor<2x3xf32>
    %892 = stablehlo.constant dense<10.0> : tensor<f32>
    %893 = stablehlo.broadcast_in_dim %892, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %894 = stablehlo.add %arg1, %893 : tensor<2x3xf32>
    %895 = stablehlo.divide %894, %818 : tensor<2x3xf32>
    %896 = stablehlo.multiply %891, %895 : tensor<2x3xf32>
    %897 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %897, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %899 = stablehlo.multiply %896, %898 : tensor<2x3xf32>
    %900 = stablehlo.add %886, %899 : tensor<2x3xf32>
    %901 = stablehlo.constant dense<11.0> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %901, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %903 = stablehlo.add %arg1, %902 : tensor<2x3xf32>
    %904 = stablehlo.divide %903, %818 : tensor<2x3xf32>
    %905 = stablehlo.multiply %896, %904 : tensor<2x3xf32>
    %906 = stablehlo.constant dense<12.0> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %906, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %908 = stablehlo.add %arg1, %907 : tensor<2x3xf32>
    %909 = stablehlo.divide %908, %818 : tensor<2x3xf32>
    %910 = stablehlo.multiply %905, %909 : tensor<2x3xf32>
    %911 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %911, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %913 = stablehlo.multiply %910, %912 : tensor<2x3xf32>
    %914 = stablehlo.add %900, %913 : tensor<2x3xf32>
    %915 = stablehlo.constant dense<13.0> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %915, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %917 = stablehlo.add %arg1, %916 : tensor<2x3xf32>
    %918 = stablehlo.divide %917, %818 : tensor<2x3xf32>
    %919 = stablehlo.multiply %910, %918 : tensor<2x3xf32>
    %920 = stablehlo.constant dense<14.0> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %920, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %922 = stablehlo.add %arg1, %921 : tensor<2x3xf32>
    %923 = stablehlo.divide %922, %818 : tensor<2x3xf32>
    %924 = stablehlo.multiply %919, %923 : tensor<2x3xf32>
    %925 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %925, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %927 = stablehlo.multiply %924, %926 : tensor<2x3xf32>
    %928 = stablehlo.add %914, %927 : tensor<2x3xf32>
    %929 = stablehlo.constant dense<1.0> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %929, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %931 = stablehlo.subtract %arg1, %930 : tensor<2x3xf32>
    %932 = stablehlo.constant dense<1.0> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %932, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %934 = stablehlo.divide %933, %931 : tensor<2x3xf32>
    %935 = stablehlo.constant dense<0.5> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %935, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %937 = stablehlo.add %936, %928 : tensor<2x3xf32>
    %938 = stablehlo.divide %937, %818 : tensor<2x3xf32>
    %939 = stablehlo.add %934, %938 : tensor<2x3xf32>
    %940 = stablehlo.multiply %826, %939 : tensor<2x3xf32>
    %941 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %941, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %943 = stablehlo.multiply %815, %942 : tensor<2x3xf32>
    %944 = stablehlo.compare LE, %826, %943, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %945 = stablehlo.add %815, %940 : tensor<2x3xf32>
    %946 = stablehlo.select %944, %815, %945 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %947 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %948 = stablehlo.divide %735, %947 : tensor<2x3xf32>
    %949 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %950 = stablehlo.power %948, %949 : tensor<2x3xf32>
    %951 = stablehlo.constant dense<1.0> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %951, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %953 = stablehlo.add %735, %952 : tensor<2x3xf32>
    %954 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %955 = stablehlo.divide %953, %954 : tensor<2x3xf32>
    %956 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %957 = stablehlo.power %955, %956 : tensor<2x3xf32>
    %958 = stablehlo.add %950, %957 : tensor<2x3xf32>
    %959 = stablehlo.constant dense<2.0> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %959, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %961 = stablehlo.add %735, %960 : tensor<2x3xf32>
    %962 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %963 = stablehlo.divide %961, %962 : tensor<2x3xf32>
    %964 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %965 = stablehlo.power %963, %964 : tensor<2x3xf32>
    %966 = stablehlo.add %958, %965 : tensor<2x3xf32>
    %967 = stablehlo.constant dense<3.0> : tensor<f32>
    %968 = stablehlo.broadcast_in_dim %967, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %969 = stablehlo.add %735, %968 : tensor<2x3xf32>
    %970 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %971 = stablehlo.divide %969, %970 : tensor<2x3xf32>
    %972 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %973 = stablehlo.power %971, %972 : tensor<2x3xf32>
    %974 = stablehlo.add %966, %973 : tensor<2x3xf32>
    %975 = stablehlo.constant dense<4.0> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %977 = stablehlo.add %735, %976 : tensor<2x3xf32>
    %978 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %979 = stablehlo.divide %977, %978 : tensor<2x3xf32>
    %980 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %981 = stablehlo.power %979, %980 : tensor<2x3xf32>
    %982 = stablehlo.add %974, %981 : tensor<2x3xf32>
    %983 = stablehlo.constant dense<5.0> : tensor<f32>
    %984 = stablehlo.broadcast_in_dim %983, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %985 = stablehlo.add %735, %984 : tensor<2x3xf32>
    %986 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %987 = stablehlo.divide %985, %986 : tensor<2x3xf32>
    %988 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %989 = stablehlo.power %987, %988 : tensor<2x3xf32>
    %990 = stablehlo.add %982, %989 : tensor<2x3xf32>
    %991 = stablehlo.constant dense<6.0> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %991, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %993 = stablehlo.add %735, %992 : tensor<2x3xf32>
    %994 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %995 = stablehlo.divide %993, %994 : tensor<2x3xf32>
    %996 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %997 = stablehlo.power %995, %996 : tensor<2x3xf32>
    %998 = stablehlo.add %990, %997 : tensor<2x3xf32>
    %999 = stablehlo.constant dense<7.0> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %999, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1001 = stablehlo.add %735, %1000 : tensor<2x3xf32>
    %1002 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1003 = stablehlo.divide %1001, %1002 : tensor<2x3xf32>
    %1004 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1005 = stablehlo.power %1003, %1004 : tensor<2x3xf32>
    %1006 = stablehlo.add %998, %1005 : tensor<2x3xf32>
    %1007 = stablehlo.constant dense<8.0> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %1007, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1009 = stablehlo.add %735, %1008 : tensor<2x3xf32>
    %1010 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1011 = stablehlo.divide %1009, %1010 : tensor<2x3xf32>
    %1012 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1013 = stablehlo.power %1011, %1012 : tensor<2x3xf32>
    %1014 = stablehlo.add %1006, %1013 : tensor<2x3xf32>
    %1015 = stablehlo.constant dense<9.0> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1017 = stablehlo.add %735, %1016 : tensor<2x3xf32>
    %1018 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1019 = stablehlo.divide %1017, %1018 : tensor<2x3xf32>
    %1020 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1021 = stablehlo.power %1019, %1020 : tensor<2x3xf32>
    %1022 = stablehlo.add %1014, %1021 : tensor<2x3xf32>
    %1023 = stablehlo.constant dense<10.0> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %1023, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1025 = stablehlo.add %735, %1024 : tensor<2x3xf32>
    %1026 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1027 = stablehlo.divide %1025, %1026 : tensor<2x3xf32>
    %1028 = stablehlo.constant dense<1.0> : tensor<f32>
    %1029 = stablehlo.broadcast_in_dim %1028, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1030 = stablehlo.subtract %1029, %arg1 : tensor<2x3xf32>
    %1031 = stablehlo.power %1027, %1030 : tensor<2x3xf32>
    %1032 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1033 = stablehlo.multiply %1031, %1032 : tensor<2x3xf32>
    %1034 = stablehlo.divide %arg1, %1025 : tensor<2x3xf32>
    %1035 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %1035, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1037 = stablehlo.multiply %1034, %1036 : tensor<2x3xf32>
    %1038 = stablehlo.constant dense<1.0> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %1038, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1040 = stablehlo.add %arg1, %1039 : tensor<2x3xf32>
    %1041 = stablehlo.divide %1040, %1025 : tensor<2x3xf32>
    %1042 = stablehlo.multiply %1034, %1041 : tensor<2x3xf32>
    %1043 = stablehlo.constant dense<2.0> : tensor<f32>
    %1044 = stablehlo.broadcast_in_dim %1043, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1045 = stablehlo.add %arg1, %1044 : tensor<2x3xf32>
    %1046 = stablehlo.divide %1045, %1025 : tensor<2x3xf32>
    %1047 = stablehlo.multiply %1042, %1046 : tensor<2x3xf32>
    %1048 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %1048, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1050 = stablehlo.multiply %1047, %1049 : tensor<2x3xf32>
    %1051 = stablehlo.add %1037, %1050 : tensor<2x3xf32>
    %1052 = stablehlo.constant dense<3.0> : tensor<f32>
    %1053 = stablehlo.broadcast_in_dim %1052, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1054 = stablehlo.add %arg1, %1053 : tensor<2x3xf32>
    %1055 = stablehlo.divide %1054, %1025 : tensor<2x3xf32>
    %1056 = stablehlo.multiply %1047, %1055 : tensor<2x3xf32>
    %1057 = stablehlo.constant dense<4.0> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %1057, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1059 = stablehlo.add %arg1, %1058 : tensor<2x3xf32>
    %1060 = stablehlo.divide %1059, %1025 : tensor<2x3xf32>
    %1061 = stablehlo.multiply %1056, %1060 : tensor<2x3xf32>
    %1062 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %1062, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1064 = stablehlo.multiply %1061, %1063 : tensor<2x3xf32>
    %1065 = stablehlo.add %1051, %1064 : tensor<2x3xf32>
    %1066 = stablehlo.constant dense<5.0> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %1066, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1068 = stablehlo.add %arg1, %1067 : tensor<2x3xf32>
    %1069 = stablehlo.divide %1068, %1025 : tensor<2x3xf32>
    %1070 = stablehlo.multiply %1061, %1069 : tensor<2x3xf32>
    %1071 = stablehlo.constant dense<6.0> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %1071, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1073 = stablehlo.add %arg1, %1072 : tensor<2x3xf32>
    %1074 = stablehlo.divide %1073, %1025 : tensor<2x3xf32>
    %1075 = stablehlo.multiply %1070, %1074 : tensor<2x3xf32>
    %1076 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1077 = stablehlo.broadcast_in_dim %1076, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1078 = stablehlo.multiply %1075, %1077 : tensor<2x3xf32>
    %1079 = stablehlo.add %1065, %1078 : tensor<2x3xf32>
    %1080 = stablehlo.constant dense<7.0> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %1080, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1082 = stablehlo.add %arg1, %1081 : tensor<2x3xf32>
    %1083 = stablehlo.divide %1082, %1025 : tensor<2x3xf32>
    %1084 = stablehlo.multiply %1075, %1083 : tensor<2x3xf32>
    %1085 = stablehlo.constant dense<8.0> : tensor<f32>
    %1086 = stablehlo.broadcast_in_dim %1085, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1087 = stablehlo.add %arg1, %1086 : tensor<2x3xf32>
    %1088 = stablehlo.divide %1087, %1025 : tensor<2x3xf32>
    %1089 = stablehlo.multiply %1084, %1088 : tensor<2x3xf32>
    %1090 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %1090, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1092 = stablehlo.multiply %1089, %1091 : tensor<2x3xf32>
    %1093 = stablehlo.add %1079, %1092 : tensor<2x3xf32>
    %1094 = stablehlo.constant dense<9.0> : tensor<f32>
    %1095 = stablehlo.broadcast_in_dim %1094, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1096 = stablehlo.add %arg1, %1095 : tensor<2x3xf32>
    %1097 = stablehlo.divide %1096, %1025 : tensor<2x3xf32>
    %1098 = stablehlo.multiply %1089, %1097 : tensor<2x3xf32>
    %1099 = stablehlo.constant dense<10.0> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %1099, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1101 = stablehlo.add %arg1, %1100 : tensor<2x3xf32>
    %1102 = stablehlo.divide %1101, %1025 : tensor<2x3xf32>
    %1103 = stablehlo.multiply %1098, %1102 : tensor<2x3xf32>
    %1104 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %1104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1106 = stablehlo.multiply %1103, %1105 : tensor<2x3xf32>
    %1107 = stablehlo.add %1093, %1106 : tensor<2x3xf32>
    %1108 = stablehlo.constant dense<11.0> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %1108, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1110 = stablehlo.add %arg1, %1109 : tensor<2x3xf32>
    %1111 = stablehlo.divide %1110, %1025 : tensor<2x3xf32>
    %1112 = stablehlo.multiply %1103, %1111 : tensor<2x3xf32>
    %1113 = stablehlo.constant dense<12.0> : tensor<f32>
    %1114 = stablehlo.broadcast_in_dim %1113, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1115 = stablehlo.add %arg1, %1114 : tensor<2x3xf32>
    %1116 = stablehlo.divide %1115, %1025 : tensor<2x3xf32>
    %1117 = stablehlo.multiply %1112, %1116 : tensor<2x3xf32>
    %1118 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1119 = stablehlo.broadcast_in_dim %1118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1120 = stablehlo.multiply %1117, %1119 : tensor<2x3xf32>
    %1121 = stablehlo.add %1107, %1120 : tensor<2x3xf32>
    %1122 = stablehlo.constant dense<13.0> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %1122, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1124 = stablehlo.add %arg1, %1123 : tensor<2x3xf32>
    %1125 = stablehlo.divide %1124, %1025 : tensor<2x3xf32>
    %1126 = stablehlo.multiply %1117, %1125 : tensor<2x3xf32>
    %1127 = stablehlo.constant dense<14.0> : tensor<f32>
    %1128 = stablehlo.broadcast_in_dim %1127, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1129 = stablehlo.add %arg1, %1128 : tensor<2x3xf32>
    %1130 = stablehlo.divide %1129, %1025 : tensor<2x3xf32>
    %1131 = stablehlo.multiply %1126, %1130 : tensor<2x3xf32>
    %1132 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %1132, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1134 = stablehlo.multiply %1131, %1133 : tensor<2x3xf32>
    %1135 = stablehlo.add %1121, %1134 : tensor<2x3xf32>
    %1136 = stablehlo.constant dense<1.0> : tensor<f32>
    %1137 = stablehlo.broadcast_in_dim %1136, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1138 = stablehlo.subtract %arg1, %1137 : tensor<2x3xf32>
    %1139 = stablehlo.constant dense<1.0> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1141 = stablehlo.divide %1140, %1138 : tensor<2x3xf32>
    %1142 = stablehlo.constant dense<0.5> : tensor<f32>
    %1143 = stablehlo.broadcast_in_dim %1142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1144 = stablehlo.add %1143, %1135 : tensor<2x3xf32>
    %1145 = stablehlo.divide %1144, %1025 : tensor<2x3xf32>
    %1146 = stablehlo.add %1141, %1145 : tensor<2x3xf32>
    %1147 = stablehlo.multiply %1033, %1146 : tensor<2x3xf32>
    %1148 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %1148, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1150 = stablehlo.multiply %1022, %1149 : tensor<2x3xf32>
    %1151 = stablehlo.compare LE, %1033, %1150, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1152 = stablehlo.add %1022, %1147 : tensor<2x3xf32>
    %1153 = stablehlo.select %1151, %1022, %1152 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1154 = stablehlo.constant dense<1.0> : tensor<f32>
    %1155 = stablehlo.broadcast_in_dim %1154, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1156 = stablehlo.subtract %1155, %arg1 : tensor<2x3xf32>
    %1157 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1158 = stablehlo.divide %1156, %1157 : tensor<2x3xf32>
    %1159 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1160 = stablehlo.power %1158, %1159 : tensor<2x3xf32>
    %1161 = stablehlo.constant dense<1.0> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %1161, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1163 = stablehlo.add %1156, %1162 : tensor<2x3xf32>
    %1164 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1165 = stablehlo.divide %1163, %1164 : tensor<2x3xf32>
    %1166 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1167 = stablehlo.power %1165, %1166 : tensor<2x3xf32>
    %1168 = stablehlo.add %1160, %1167 : tensor<2x3xf32>
    %1169 = stablehlo.constant dense<2.0> : tensor<f32>
    %1170 = stablehlo.broadcast_in_dim %1169, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1171 = stablehlo.add %1156, %1170 : tensor<2x3xf32>
    %1172 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1173 = stablehlo.divide %1171, %1172 : tensor<2x3xf32>
    %1174 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1175 = stablehlo.power %1173, %1174 : tensor<2x3xf32>
    %1176 = stablehlo.add %1168, %1175 : tensor<2x3xf32>
    %1177 = stablehlo.constant dense<3.0> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %1177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1179 = stablehlo.add %1156, %1178 : tensor<2x3xf32>
    %1180 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1181 = stablehlo.divide %1179, %1180 : tensor<2x3xf32>
    %1182 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1183 = stablehlo.power %1181, %1182 : tensor<2x3xf32>
    %1184 = stablehlo.add %1176, %1183 : tensor<2x3xf32>
    %1185 = stablehlo.constant dense<4.0> : tensor<f32>
    %1186 = stablehlo.broadcast_in_dim %1185, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1187 = stablehlo.add %1156, %1186 : tensor<2x3xf32>
    %1188 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1189 = stablehlo.divide %1187, %1188 : tensor<2x3xf32>
    %1190 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1191 = stablehlo.power %1189, %1190 : tensor<2x3xf32>
    %1192 = stablehlo.add %1184, %1191 : tensor<2x3xf32>
    %1193 = stablehlo.constant dense<5.0> : tensor<f32>
    %1194 = stablehlo.broadcast_in_dim %1193, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1195 = stablehlo.add %1156, %1194 : tensor<2x3xf32>
    %1196 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1197 = stablehlo.divide %1195, %1196 : tensor<2x3xf32>
    %1198 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1199 = stablehlo.power %1197, %1198 : tensor<2x3xf32>
    %1200 = stablehlo.add %1192, %1199 : tensor<2x3xf32>
    %1201 = stablehlo.constant dense<6.0> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %1201, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1203 = stablehlo.add %1156, %1202 : tensor<2x3xf32>
    %1204 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1205 = stablehlo.divide %1203, %1204 : tensor<2x3xf32>
    %1206 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1207 = stablehlo.power %1205, %1206 : tensor<2x3xf32>
    %1208 = stablehlo.add %1200, %1207 : tensor<2x3xf32>
    %1209 = stablehlo.constant dense<7.0> : tensor<f32>
    %1210 = stablehlo.broadcast_in_dim %1209, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1211 = stablehlo.add %1156, %1210 : tensor<2x3xf32>
    %1212 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1213 = stablehlo.divide %1211, %1212 : tensor<2x3xf32>
    %1214 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1215 = stablehlo.power %1213, %1214 : tensor<2x3xf32>
    %1216 = stablehlo.add %1208, %1215 : tensor<2x3xf32>
    %1217 = stablehlo.constant dense<8.0> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %1217, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1219 = stablehlo.add %1156, %1218 : tensor<2x3xf32>
    %1220 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1221 = stablehlo.divide %1219, %1220 : tensor<2x3xf32>
    %1222 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1223 = stablehlo.power %1221, %1222 : tensor<2x3xf32>
    %1224 = stablehlo.add %1216, %1223 : tensor<2x3xf32>
    %1225 = stablehlo.constant dense<9.0> : tensor<f32>
    %1226 = stablehlo.broadcast_in_dim %1225, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1227 = stablehlo.add %1156, %1226 : tensor<2x3xf32>
    %1228 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1229 = stablehlo.divide %1227, %1228 : tensor<2x3xf32>
    %1230 = stablehlo.negate %arg1 : tensor<2x3xf32>
    %1231 = stablehlo.power %1229, %1230 : tensor<2x3xf32>
    %1232 = stablehlo.add %1224, %1231 : tensor<2x3xf32>
    %1233 = stablehlo.constant dense<10.0> : tensor<f32>
    %1234 = stablehlo.broadcast_in_dim %1233, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1235 = stablehlo.add %1156, %1234 : tensor<2x3xf32>
    %1236 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1237 = stablehlo.divide %1235, %1236 : tensor<2x3xf32>
    %1238 = stablehlo.constant dense<1.0> : tensor<f32>
    %1239 = stablehlo.broadcast_in_dim %1238, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1240 = stablehlo.subtract %1239, %arg1 : tensor<2x3xf32>
    %1241 = stablehlo.power %1237, %1240 : tensor<2x3xf32>
    %1242 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1243 = stablehlo.multiply %1241, %1242 : tensor<2x3xf32>
    %1244 = stablehlo.divide %arg1, %1235 : tensor<2x3xf32>
    %1245 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1246 = stablehlo.broadcast_in_dim %1245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1247 = stablehlo.multiply %1244, %1246 : tensor<2x3xf32>
    %1248 = stablehlo.constant dense<1.0> : tensor<f32>
    %1249 = stablehlo.broadcast_in_dim %1248, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1250 = stablehlo.add %arg1, %1249 : tensor<2x3xf32>
    %1251 = stablehlo.divide %1250, %1235 : tensor<2x3xf32>
    %1252 = stablehlo.multiply %1244, %1251 : tensor<2x3xf32>
    %1253 = stablehlo.constant dense<2.0> : tensor<f32>
    %1254 = stablehlo.broadcast_in_dim %1253, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1255 = stablehlo.add %arg1, %1254 : tensor<2x3xf32>
    %1256 = stablehlo.divide %1255, %1235 : tensor<2x3xf32>
    %1257 = stablehlo.multiply %1252, %1256 : tensor<2x3xf32>
    %1258 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1259 = stablehlo.broadcast_in_dim %1258, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1260 = stablehlo.multiply %1257, %1259 : tensor<2x3xf32>
    %1261 = stablehlo.add %1247, %1260 : tensor<2x3xf32>
    %1262 = stablehlo.constant dense<3.0> : tensor<f32>
    %1263 = stablehlo.broadcast_in_dim %1262, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1264 = stablehlo.add %arg1, %1263 : tensor<2x3xf32>
    %1265 = stablehlo.divide %1264, %1235 : tensor<2x3xf32>
    %1266 = stablehlo.multiply %1257, %1265 : tensor<2x3xf32>
    %1267 = stablehlo.constant dense<4.0> : tensor<f32>
    %1268 = stablehlo.broadcast_in_dim %1267, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1269 = stablehlo.add %arg1, %1268 : tensor<2x3xf32>
    %1270 = stablehlo.divide %1269, %1235 : tensor<2x3xf32>
    %1271 = stablehlo.multiply %1266, %1270 : tensor<2x3xf32>
    %1272 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1273 = stablehlo.broadcast_in_dim %1272, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1274 = stablehlo.multiply %1271, %1273 : tensor<2x3xf32>
    %1275 = stablehlo.add %1261, %1274 : tensor<2x3xf32>
    %1276 = stablehlo.constant dense<5.0> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %1276, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1278 = stablehlo.add %arg1, %1277 : tensor<2x3xf32>
    %1279 = stablehlo.divide %1278, %1235 : tensor<2x3xf32>
    %1280 = stablehlo.multiply %1271, %1279 : tensor<2x3xf32>
    %1281 = stablehlo.constant dense<6.0> : tensor<f32>
    %1282 = stablehlo.broadcast_in_dim %1281, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1283 = stablehlo.add %arg1, %1282 : tensor<2x3xf32>
    %1284 = stablehlo.divide %1283, %1235 : tensor<2x3xf32>
    %1285 = stablehlo.multiply %1280, %1284 : tensor<2x3xf32>
    %1286 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1287 = stablehlo.broadcast_in_dim %1286, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1288 = stablehlo.multiply %1285, %1287 : tensor<2x3xf32>
    %1289 = stablehlo.add %1275, %1288 : tensor<2x3xf32>
    %1290 = stablehlo.constant dense<7.0> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %1290, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1292 = stablehlo.add %arg1, %1291 : tensor<2x3xf32>
    %1293 = stablehlo.divide %1292, %1235 : tensor<2x3xf32>
    %1294 = stablehlo.multiply %1285, %1293 : tensor<2x3xf32>
    %1295 = stablehlo.constant dense<8.0> : tensor<f32>
    %1296 = stablehlo.broadcast_in_dim %1295, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1297 = stablehlo.add %arg1, %1296 : tensor<2x3xf32>
    %1298 = stablehlo.divide %1297, %1235 : tensor<2x3xf32>
    %1299 = stablehlo.multiply %1294, %1298 : tensor<2x3xf32>
    %1300 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1301 = stablehlo.broadcast_in_dim %1300, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1302 = stablehlo.multiply %1299, %1301 : tensor<2x3xf32>
    %1303 = stablehlo.add %1289, %1302 : tensor<2x3xf32>
    %1304 = stablehlo.constant dense<9.0> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %1304, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1306 = stablehlo.add %arg1, %1305 : tensor<2x3xf32>
    %1307 = stablehlo.divide %1306, %1235 : tensor<2x3xf32>
    %1308 = stablehlo.multiply %1299, %1307 : tensor<2x3xf32>
    %1309 = stablehlo.constant dense<10.0> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %1309, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1311 = stablehlo.add %arg1, %1310 : tensor<2x3xf32>
    %1312 = stablehlo.divide %1311, %1235 : tensor<2x3xf32>
    %1313 = stablehlo.multiply %1308, %1312 : tensor<2x3xf32>
    %1314 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1315 = stablehlo.broadcast_in_dim %1314, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1316 = stablehlo.multiply %1313, %1315 : tensor<2x3xf32>
    %1317 = stablehlo.add %1303, %1316 : tensor<2x3xf32>
    %1318 = stablehlo.constant dense<11.0> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1320 = stablehlo.add %arg1, %1319 : tensor<2x3xf32>
    %1321 = stablehlo.divide %1320, %1235 : tensor<2x3xf32>
    %1322 = stablehlo.multiply %1313, %1321 : tensor<2x3xf32>
    %1323 = stablehlo.constant dense<12.0> : tensor<f32>
    %1324 = stablehlo.broadcast_in_dim %1323, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1325 = stablehlo.add %arg1, %1324 : tensor<2x3xf32>
    %1326 = stablehlo.divide %1325, %1235 : tensor<2x3xf32>
    %1327 = stablehlo.multiply %1322, %1326 : tensor<2x3xf32>
    %1328 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1329 = stablehlo.broadcast_in_dim %1328, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1330 = stablehlo.multiply %1327, %1329 : tensor<2x3xf32>
    %1331 = stablehlo.add %1317, %1330 : tensor<2x3xf32>
    %1332 = stablehlo.constant dense<13.0> : tensor<f32>
    %1333 = stablehlo.broadcast_in_dim %1332, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1334 = stablehlo.add %arg1, %1333 : tensor<2x3xf32>
    %1335 = stablehlo.divide %1334, %1235 : tensor<2x3xf32>
    %1336 = stablehlo.multiply %1327, %1335 : tensor<2x3xf32>
    %1337 = stablehlo.constant dense<14.0> : tensor<f32>
    %1338 = stablehlo.broadcast_in_dim %1337, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1339 = stablehlo.add %arg1, %1338 : tensor<2x3xf32>
    %1340 = stablehlo.divide %1339, %1235 : tensor<2x3xf32>
    %1341 = stablehlo.multiply %1336, %1340 : tensor<2x3xf32>
    %1342 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %1342, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1344 = stablehlo.multiply %1341, %1343 : tensor<2x3xf32>
    %1345 = stablehlo.add %1331, %1344 : tensor<2x3xf32>
    %1346 = stablehlo.constant dense<1.0> : tensor<f32>
    %1347 = stablehlo.broadcast_in_dim %1346, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1348 = stablehlo.subtract %arg1, %1347 : tensor<2x3xf32>
    %1349 = stablehlo.constant dense<1.0> : tensor<f32>
    %1350 = stablehlo.broadcast_in_dim %1349, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1351 = stablehlo.divide %1350, %1348 : tensor<2x3xf32>
    %1352 = stablehlo.constant dense<0.5> : tensor<f32>
    %1353 = stablehlo.broadcast_in_dim %1352, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1354 = stablehlo.add %1353, %1345 : tensor<2x3xf32>
    %1355 = stablehlo.divide %1354, %1235 : tensor<2x3xf32>
    %1356 = stablehlo.add %1351, %1355 : tensor<2x3xf32>
    %1357 = stablehlo.multiply %1243, %1356 : tensor<2x3xf32>
    %1358 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1359 = stablehlo.broadcast_in_dim %1358, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1360 = stablehlo.multiply %1232, %1359 : tensor<2x3xf32>
    %1361 = stablehlo.compare LE, %1243, %1360, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1362 = stablehlo.add %1232, %1357 : tensor<2x3xf32>
    %1363 = stablehlo.select %1361, %1232, %1362 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1364 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1365 = stablehlo.broadcast_in_dim %1364, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1366 = stablehlo.compare EQ, %1363, %1365, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1367 = stablehlo.constant dense<0.0> : tensor<f32>
    %1368 = stablehlo.broadcast_in_dim %1367, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1369 = stablehlo.select %1366, %1368, %1363 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1370 = stablehlo.subtract %1153, %1369 : tensor<2x3xf32>
    %1371 = stablehlo.add %946, %1370 : tensor<2x3xf32>
    %1372 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1373 = stablehlo.broadcast_in_dim %1372, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1374 = stablehlo.compare EQ, %946, %1373, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1375 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1376 = stablehlo.broadcast_in_dim %1375, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1377 = stablehlo.compare EQ, %1153, %1376, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1378 = stablehlo.and %1374, %1377 : tensor<2x3xi1>
    %1379 = stablehlo.constant dense<0.5> : tensor<f32>
    %1380 = stablehlo.broadcast_in_dim %1379, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1381 = stablehlo.subtract %735, %1380 : tensor<2x3xf32>
    %1382 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %1383 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1384 = stablehlo.multiply %1381, %1383 : tensor<2x3xf32>
    %1385 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %1386 = stablehlo.broadcast_in_dim %1385, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1387 = stablehlo.multiply %1384, %1386 : tensor<2x3xf32>
    %1388 = stablehlo.subtract %946, %1153 : tensor<2x3xf32>
    %1389 = stablehlo.select %1378, %1387, %1388 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1390 = stablehlo.add %1389, %1369 : tensor<2x3xf32>
    %1391 = stablehlo.constant dense<0.5> : tensor<f32>
    %1392 = stablehlo.broadcast_in_dim %1391, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1393 = stablehlo.multiply %arg1, %1392 : tensor<2x3xf32>
    %1394 = stablehlo.floor %1393 : tensor<2x3xf32>
    %1395 = stablehlo.subtract %1393, %1394 : tensor<2x3xf32>
    %1396 = stablehlo.constant dense<0.0> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1398 = stablehlo.compare EQ, %1395, %1397, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1399 = stablehlo.select %1398, %1371, %1390 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1400 = stablehlo.select %731, %1399, %946 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1401 = stablehlo.broadcast_in_dim %714, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1402 = stablehlo.select %727, %1400, %1401 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1403 = stablehlo.floor %arg1 : tensor<2x3xf32>
    %1404 = stablehlo.compare EQ, %arg1, %1403, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1405 = stablehlo.and %717, %1404 : tensor<2x3xi1>
    %1406 = stablehlo.constant dense<0.5> : tensor<f32>
    %1407 = stablehlo.broadcast_in_dim %1406, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1408 = stablehlo.multiply %arg1, %1407 : tensor<2x3xf32>
    %1409 = stablehlo.floor %1408 : tensor<2x3xf32>
    %1410 = stablehlo.subtract %1408, %1409 : tensor<2x3xf32>
    %1411 = stablehlo.constant dense<0.0> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %1411, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1413 = stablehlo.compare EQ, %1410, %1412, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1414 = stablehlo.broadcast_in_dim %713, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1415 = stablehlo.broadcast_in_dim %714, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1416 = stablehlo.select %1413, %1414, %1415 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1417 = stablehlo.select %1405, %1416, %1402 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1418 = stablehlo.constant dense<1.0> : tensor<f32>
    %1419 = stablehlo.broadcast_in_dim %1418, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1420 = stablehlo.compare EQ, %arg1, %1419, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1421 = stablehlo.broadcast_in_dim %713, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1422 = stablehlo.select %1420, %1421, %1417 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1423 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1424 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %1425 = stablehlo.constant dense<0.0> : tensor<f64>
    %1426 = stablehlo.broadcast_in_dim %1425, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1427 = stablehlo.compare LE, %arg2, %1426, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1428 = stablehlo.floor %arg2 : tensor<2x3xf64>
    %1429 = stablehlo.compare EQ, %arg2, %1428, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1430 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1431 = stablehlo.broadcast_in_dim %1430, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1432 = stablehlo.compare LT, %arg2, %1431, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1433 = stablehlo.select %1427, %1429, %1432 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1434 = stablehlo.constant dense<1.0> : tensor<f64>
    %1435 = stablehlo.broadcast_in_dim %1434, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1436 = stablehlo.compare GE, %arg2, %1435, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1437 = stablehlo.and %1433, %1436 : tensor<2x3xi1>
    %1438 = stablehlo.constant dense<1.0> : tensor<f64>
    %1439 = stablehlo.constant dense<0.0> : tensor<f64>
    %1440 = stablehlo.broadcast_in_dim %1439, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1441 = stablehlo.compare LT, %arg2, %1440, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1442 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1443 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1444 = stablehlo.floor %1443 : tensor<2x3xf64>
    %1445 = stablehlo.subtract %1442, %1444 : tensor<2x3xf64>
    %1446 = stablehlo.constant dense<1.0> : tensor<f64>
    %1447 = stablehlo.broadcast_in_dim %1446, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1448 = stablehlo.subtract %1447, %1445 : tensor<2x3xf64>
    %1449 = stablehlo.select %1441, %1448, %arg2 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1450 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1451 = stablehlo.divide %1449, %1450 : tensor<2x3xf64>
    %1452 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1453 = stablehlo.power %1451, %1452 : tensor<2x3xf64>
    %1454 = stablehlo.constant dense<1.0> : tensor<f64>
    %1455 = stablehlo.broadcast_in_dim %1454, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1456 = stablehlo.add %1449, %1455 : tensor<2x3xf64>
    %1457 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1458 = stablehlo.divide %1456, %1457 : tensor<2x3xf64>
    %1459 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1460 = stablehlo.power %1458, %1459 : tensor<2x3xf64>
    %1461 = stablehlo.add %1453, %1460 : tensor<2x3xf64>
    %1462 = stablehlo.constant dense<2.0> : tensor<f64>
    %1463 = stablehlo.broadcast_in_dim %1462, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1464 = stablehlo.add %1449, %1463 : tensor<2x3xf64>
    %1465 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1466 = stablehlo.divide %1464, %1465 : tensor<2x3xf64>
    %1467 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1468 = stablehlo.power %1466, %1467 : tensor<2x3xf64>
    %1469 = stablehlo.add %1461, %1468 : tensor<2x3xf64>
    %1470 = stablehlo.constant dense<3.0> : tensor<f64>
    %1471 = stablehlo.broadcast_in_dim %1470, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1472 = stablehlo.add %1449, %1471 : tensor<2x3xf64>
    %1473 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1474 = stablehlo.divide %1472, %1473 : tensor<2x3xf64>
    %1475 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1476 = stablehlo.power %1474, %1475 : tensor<2x3xf64>
    %1477 = stablehlo.add %1469, %1476 : tensor<2x3xf64>
    %1478 = stablehlo.constant dense<4.0> : tensor<f64>
    %1479 = stablehlo.broadcast_in_dim %1478, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1480 = stablehlo.add %1449, %1479 : tensor<2x3xf64>
    %1481 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1482 = stablehlo.divide %1480, %1481 : tensor<2x3xf64>
    %1483 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1484 = stablehlo.power %1482, %1483 : tensor<2x3xf64>
    %1485 = stablehlo.add %1477, %1484 : tensor<2x3xf64>
    %1486 = stablehlo.constant dense<5.0> : tensor<f64>
    %1487 = stablehlo.broadcast_in_dim %1486, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1488 = stablehlo.add %1449, %1487 : tensor<2x3xf64>
    %1489 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1490 = stablehlo.divide %1488, %1489 : tensor<2x3xf64>
    %1491 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1492 = stablehlo.power %1490, %1491 : tensor<2x3xf64>
    %1493 = stablehlo.add %1485, %1492 : tensor<2x3xf64>
    %1494 = stablehlo.constant dense<6.0> : tensor<f64>
    %1495 = stablehlo.broadcast_in_dim %1494, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1496 = stablehlo.add %1449, %1495 : tensor<2x3xf64>
    %1497 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1498 = stablehlo.divide %1496, %1497 : tensor<2x3xf64>
    %1499 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1500 = stablehlo.power %1498, %1499 : tensor<2x3xf64>
    %1501 = stablehlo.add %1493, %1500 : tensor<2x3xf64>
    %1502 = stablehlo.constant dense<7.0> : tensor<f64>
    %1503 = stablehlo.broadcast_in_dim %1502, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1504 = stablehlo.add %1449, %1503 : tensor<2x3xf64>
    %1505 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1506 = stablehlo.divide %1504, %1505 : tensor<2x3xf64>
    %1507 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1508 = stablehlo.power %1506, %1507 : tensor<2x3xf64>
    %1509 = stablehlo.add %1501, %1508 : tensor<2x3xf64>
    %1510 = stablehlo.constant dense<8.0> : tensor<f64>
    %1511 = stablehlo.broadcast_in_dim %1510, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1512 = stablehlo.add %1449, %1511 : tensor<2x3xf64>
    %1513 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1514 = stablehlo.divide %1512, %1513 : tensor<2x3xf64>
    %1515 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1516 = stablehlo.power %1514, %1515 : tensor<2x3xf64>
    %1517 = stablehlo.add %1509, %1516 : tensor<2x3xf64>
    %1518 = stablehlo.constant dense<9.0> : tensor<f64>
    %1519 = stablehlo.broadcast_in_dim %1518, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1520 = stablehlo.add %1449, %1519 : tensor<2x3xf64>
    %1521 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1522 = stablehlo.divide %1520, %1521 : tensor<2x3xf64>
    %1523 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1524 = stablehlo.power %1522, %1523 : tensor<2x3xf64>
    %1525 = stablehlo.add %1517, %1524 : tensor<2x3xf64>
    %1526 = stablehlo.constant dense<10.0> : tensor<f64>
    %1527 = stablehlo.broadcast_in_dim %1526, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1528 = stablehlo.add %1449, %1527 : tensor<2x3xf64>
    %1529 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1530 = stablehlo.divide %1528, %1529 : tensor<2x3xf64>
    %1531 = stablehlo.constant dense<1.0> : tensor<f64>
    %1532 = stablehlo.broadcast_in_dim %1531, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1533 = stablehlo.subtract %1532, %arg2 : tensor<2x3xf64>
    %1534 = stablehlo.power %1530, %1533 : tensor<2x3xf64>
    %1535 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1536 = stablehlo.multiply %1534, %1535 : tensor<2x3xf64>
    %1537 = stablehlo.divide %arg2, %1528 : tensor<2x3xf64>
    %1538 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %1539 = stablehlo.broadcast_in_dim %1538, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1540 = stablehlo.multiply %1537, %1539 : tensor<2x3xf64>
    %1541 = stablehlo.constant dense<1.0> : tensor<f64>
    %1542 = stablehlo.broadcast_in_dim %1541, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1543 = stablehlo.add %arg2, %1542 : tensor<2x3xf64>
    %1544 = stablehlo.divide %1543, %1528 : tensor<2x3xf64>
    %1545 = stablehlo.multiply %1537, %1544 : tensor<2x3xf64>
    %1546 = stablehlo.constant dense<2.0> : tensor<f64>
    %1547 = stablehlo.broadcast_in_dim %1546, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1548 = stablehlo.add %arg2, %1547 : tensor<2x3xf64>
    %1549 = stablehlo.divide %1548, %1528 : tensor<2x3xf64>
    %1550 = stablehlo.multiply %1545, %1549 : tensor<2x3xf64>
    %1551 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %1552 = stablehlo.broadcast_in_dim %1551, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1553 = stablehlo.multiply %1550, %1552 : tensor<2x3xf64>
    %1554 = stablehlo.add %1540, %1553 : tensor<2x3xf64>
    %1555 = stablehlo.constant dense<3.0> : tensor<f64>
    %1556 = stablehlo.broadcast_in_dim %1555, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1557 = stablehlo.add %arg2, %1556 : tensor<2x3xf64>
    %1558 = stablehlo.divide %1557, %1528 : tensor<2x3xf64>
    %1559 = stablehlo.multiply %1550, %1558 : tensor<2x3xf64>
    %1560 = stablehlo.constant dense<4.0> : tensor<f64>
    %1561 = stablehlo.broadcast_in_dim %1560, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1562 = stablehlo.add %arg2, %1561 : tensor<2x3xf64>
    %1563 = stablehlo.divide %1562, %1528 : tensor<2x3xf64>
    %1564 = stablehlo.multiply %1559, %1563 : tensor<2x3xf64>
    %1565 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %1566 = stablehlo.broadcast_in_dim %1565, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1567 = stablehlo.multiply %1564, %1566 : tensor<2x3xf64>
    %1568 = stablehlo.add %1554, %1567 : tensor<2x3xf64>
    %1569 = stablehlo.constant dense<5.0> : tensor<f64>
    %1570 = stablehlo.broadcast_in_dim %1569, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1571 = stablehlo.add %arg2, %1570 : tensor<2x3xf64>
    %1572 = stablehlo.divide %1571, %1528 : tensor<2x3xf64>
    %1573 = stablehlo.multiply %1564, %1572 : tensor<2x3xf64>
    %1574 = stablehlo.constant dense<6.0> : tensor<f64>
    %1575 = stablehlo.broadcast_in_dim %1574, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1576 = stablehlo.add %arg2, %1575 : tensor<2x3xf64>
    %1577 = stablehlo.divide %1576, %1528 : tensor<2x3xf64>
    %1578 = stablehlo.multiply %1573, %1577 : tensor<2x3xf64>
    %1579 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %1580 = stablehlo.broadcast_in_dim %1579, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1581 = stablehlo.multiply %1578, %1580 : tensor<2x3xf64>
    %1582 = stablehlo.add %1568, %1581 : tensor<2x3xf64>
    %1583 = stablehlo.constant dense<7.0> : tensor<f64>
    %1584 = stablehlo.broadcast_in_dim %1583, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1585 = stablehlo.add %arg2, %1584 : tensor<2x3xf64>
    %1586 = stablehlo.divide %1585, %1528 : tensor<2x3xf64>
    %1587 = stablehlo.multiply %1578, %1586 : tensor<2x3xf64>
    %1588 = stablehlo.constant dense<8.0> : tensor<f64>
    %1589 = stablehlo.broadcast_in_dim %1588, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1590 = stablehlo.add %arg2, %1589 : tensor<2x3xf64>
    %1591 = stablehlo.divide %1590, %1528 : tensor<2x3xf64>
    %1592 = stablehlo.multiply %1587, %1591 : tensor<2x3xf64>
    %1593 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %1594 = stablehlo.broadcast_in_dim %1593, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1595 = stablehlo.multiply %1592, %1594 : tensor<2x3xf64>
    %1596 = stablehlo.add %1582, %1595 : tensor<2x3xf64>
    %1597 = stablehlo.constant dense<9.0> : tensor<f64>
    %1598 = stablehlo.broadcast_in_dim %1597, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1599 = stablehlo.add %arg2, %1598 : tensor<2x3xf64>
    %1600 = stablehlo.divide %1599, %1528 : tensor<2x3xf64>
    %1601 = stablehlo.multiply %1592, %1600 : tensor<2x3xf64>
    %1602 = stablehlo.constant dense<10.0> : tensor<f64>
    %1603 = stablehlo.broadcast_in_dim %1602, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1604 = stablehlo.add %arg2, %1603 : tensor<2x3xf64>
    %1605 = stablehlo.divide %1604, %1528 : tensor<2x3xf64>
    %1606 = stablehlo.multiply %1601, %1605 : tensor<2x3xf64>
    %1607 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %1608 = stablehlo.broadcast_in_dim %1607, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1609 = stablehlo.multiply %1606, %1608 : tensor<2x3xf64>
    %1610 = stablehlo.add %1596, %1609 : tensor<2x3xf64>
    %1611 = stablehlo.constant dense<11.0> : tensor<f64>
    %1612 = stablehlo.broadcast_in_dim %1611, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1613 = stablehlo.add %arg2, %1612 : tensor<2x3xf64>
    %1614 = stablehlo.divide %1613, %1528 : tensor<2x3xf64>
    %1615 = stablehlo.multiply %1606, %1614 : tensor<2x3xf64>
    %1616 = stablehlo.constant dense<12.0> : tensor<f64>
    %1617 = stablehlo.broadcast_in_dim %1616, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1618 = stablehlo.add %arg2, %1617 : tensor<2x3xf64>
    %1619 = stablehlo.divide %1618, %1528 : tensor<2x3xf64>
    %1620 = stablehlo.multiply %1615, %1619 : tensor<2x3xf64>
    %1621 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %1622 = stablehlo.broadcast_in_dim %1621, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1623 = stablehlo.multiply %1620, %1622 : tensor<2x3xf64>
    %1624 = stablehlo.add %1610, %1623 : tensor<2x3xf64>
    %1625 = stablehlo.constant dense<13.0> : tensor<f64>
    %1626 = stablehlo.broadcast_in_dim %1625, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1627 = stablehlo.add %arg2, %1626 : tensor<2x3xf64>
    %1628 = stablehlo.divide %1627, %1528 : tensor<2x3xf64>
    %1629 = stablehlo.multiply %1620, %1628 : tensor<2x3xf64>
    %1630 = stablehlo.constant dense<14.0> : tensor<f64>
    %1631 = stablehlo.broadcast_in_dim %1630, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1632 = stablehlo.add %arg2, %1631 : tensor<2x3xf64>
    %1633 = stablehlo.divide %1632, %1528 : tensor<2x3xf64>
    %1634 = stablehlo.multiply %1629, %1633 : tensor<2x3xf64>
    %1635 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %1636 = stablehlo.broadcast_in_dim %1635, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1637 = stablehlo.multiply %1634, %1636 : tensor<2x3xf64>
    %1638 = stablehlo.add %1624, %1637 : tensor<2x3xf64>
    %1639 = stablehlo.constant dense<1.0> : tensor<f64>
    %1640 = stablehlo.broadcast_in_dim %1639, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1641 = stablehlo.subtract %arg2, %1640 : tensor<2x3xf64>
    %1642 = stablehlo.constant dense<1.0> : tensor<f64>
    %1643 = stablehlo.broadcast_in_dim %1642, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1644 = stablehlo.divide %1643, %1641 : tensor<2x3xf64>
    %1645 = stablehlo.constant dense<0.5> : tensor<f64>
    %1646 = stablehlo.broadcast_in_dim %1645, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1647 = stablehlo.add %1646, %1638 : tensor<2x3xf64>
    %1648 = stablehlo.divide %1647, %1528 : tensor<2x3xf64>
    %1649 = stablehlo.add %1644, %1648 : tensor<2x3xf64>
    %1650 = stablehlo.multiply %1536, %1649 : tensor<2x3xf64>
    %1651 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %1652 = stablehlo.broadcast_in_dim %1651, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1653 = stablehlo.multiply %1525, %1652 : tensor<2x3xf64>
    %1654 = stablehlo.compare LE, %1536, %1653, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1655 = stablehlo.add %1525, %1650 : tensor<2x3xf64>
    %1656 = stablehlo.select %1654, %1525, %1655 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1657 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1658 = stablehlo.divide %1445, %1657 : tensor<2x3xf64>
    %1659 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1660 = stablehlo.power %1658, %1659 : tensor<2x3xf64>
    %1661 = stablehlo.constant dense<1.0> : tensor<f64>
    %1662 = stablehlo.broadcast_in_dim %1661, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1663 = stablehlo.add %1445, %1662 : tensor<2x3xf64>
    %1664 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1665 = stablehlo.divide %1663, %1664 : tensor<2x3xf64>
    %1666 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1667 = stablehlo.power %1665, %1666 : tensor<2x3xf64>
    %1668 = stablehlo.add %1660, %1667 : tensor<2x3xf64>
    %1669 = stablehlo.constant dense<2.0> : tensor<f64>
    %1670 = stablehlo.broadcast_in_dim %1669, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1671 = stablehlo.add %1445, %1670 : tensor<2x3xf64>
    %1672 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1673 = stablehlo.divide %1671, %1672 : tensor<2x3xf64>
    %1674 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1675 = stablehlo.power %1673, %1674 : tensor<2x3xf64>
    %1676 = stablehlo.add %1668, %1675 : tensor<2x3xf64>
    %1677 = stablehlo.constant dense<3.0> : tensor<f64>
    %1678 = stablehlo.broadcast_in_dim %1677, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1679 = stablehlo.add %1445, %1678 : tensor<2x3xf64>
    %1680 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1681 = stablehlo.divide %1679, %1680 : tensor<2x3xf64>
    %1682 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1683 = stablehlo.power %1681, %1682 : tensor<2x3xf64>
    %1684 = stablehlo.add %1676, %1683 : tensor<2x3xf64>
    %1685 = stablehlo.constant dense<4.0> : tensor<f64>
    %1686 = stablehlo.broadcast_in_dim %1685, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1687 = stablehlo.add %1445, %1686 : tensor<2x3xf64>
    %1688 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1689 = stablehlo.divide %1687, %1688 : tensor<2x3xf64>
    %1690 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1691 = stablehlo.power %1689, %1690 : tensor<2x3xf64>
    %1692 = stablehlo.add %1684, %1691 : tensor<2x3xf64>
    %1693 = stablehlo.constant dense<5.0> : tensor<f64>
    %1694 = stablehlo.broadcast_in_dim %1693, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1695 = stablehlo.add %1445, %1694 : tensor<2x3xf64>
    %1696 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1697 = stablehlo.divide %1695, %1696 : tensor<2x3xf64>
    %1698 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1699 = stablehlo.power %1697, %1698 : tensor<2x3xf64>
    %1700 = stablehlo.add %1692, %1699 : tensor<2x3xf64>
    %1701 = stablehlo.constant dense<6.0> : tensor<f64>
    %1702 = stablehlo.broadcast_in_dim %1701, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1703 = stablehlo.add %1445, %1702 : tensor<2x3xf64>
    %1704 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1705 = stablehlo.divide %1703, %1704 : tensor<2x3xf64>
    %1706 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1707 = stablehlo.power %1705, %1706 : tensor<2x3xf64>
    %1708 = stablehlo.add %1700, %1707 : tensor<2x3xf64>
    %1709 = stablehlo.constant dense<7.0> : tensor<f64>
    %1710 = stablehlo.broadcast_in_dim %1709, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1711 = stablehlo.add %1445, %1710 : tensor<2x3xf64>
    %1712 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1713 = stablehlo.divide %1711, %1712 : tensor<2x3xf64>
    %1714 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1715 = stablehlo.power %1713, %1714 : tensor<2x3xf64>
    %1716 = stablehlo.add %1708, %1715 : tensor<2x3xf64>
    %1717 = stablehlo.constant dense<8.0> : tensor<f64>
    %1718 = stablehlo.broadcast_in_dim %1717, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1719 = stablehlo.add %1445, %1718 : tensor<2x3xf64>
    %1720 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1721 = stablehlo.divide %1719, %1720 : tensor<2x3xf64>
    %1722 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1723 = stablehlo.power %1721, %1722 : tensor<2x3xf64>
    %1724 = stablehlo.add %1716, %1723 : tensor<2x3xf64>
    %1725 = stablehlo.constant dense<9.0> : tensor<f64>
    %1726 = stablehlo.broadcast_in_dim %1725, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1727 = stablehlo.add %1445, %1726 : tensor<2x3xf64>
    %1728 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1729 = stablehlo.divide %1727, %1728 : tensor<2x3xf64>
    %1730 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1731 = stablehlo.power %1729, %1730 : tensor<2x3xf64>
    %1732 = stablehlo.add %1724, %1731 : tensor<2x3xf64>
    %1733 = stablehlo.constant dense<10.0> : tensor<f64>
    %1734 = stablehlo.broadcast_in_dim %1733, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1735 = stablehlo.add %1445, %1734 : tensor<2x3xf64>
    %1736 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1737 = stablehlo.divide %1735, %1736 : tensor<2x3xf64>
    %1738 = stablehlo.constant dense<1.0> : tensor<f64>
    %1739 = stablehlo.broadcast_in_dim %1738, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1740 = stablehlo.subtract %1739, %arg2 : tensor<2x3xf64>
    %1741 = stablehlo.power %1737, %1740 : tensor<2x3xf64>
    %1742 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1743 = stablehlo.multiply %1741, %1742 : tensor<2x3xf64>
    %1744 = stablehlo.divide %arg2, %1735 : tensor<2x3xf64>
    %1745 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %1746 = stablehlo.broadcast_in_dim %1745, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1747 = stablehlo.multiply %1744, %1746 : tensor<2x3xf64>
    %1748 = stablehlo.constant dense<1.0> : tensor<f64>
    %1749 = stablehlo.broadcast_in_dim %1748, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1750 = stablehlo.add %arg2, %1749 : tensor<2x3xf64>
    %1751 = stablehlo.divide %1750, %1735 : tensor<2x3xf64>
    %1752 = stablehlo.multiply %1744, %1751 : tensor<2x3xf64>
    %1753 = stablehlo.constant dense<2.0> : tensor<f64>
    %1754 = stablehlo.broadcast_in_dim %1753, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1755 = stablehlo.add %arg2, %1754 : tensor<2x3xf64>
    %1756 = stablehlo.divide %1755, %1735 : tensor<2x3xf64>
    %1757 = stablehlo.multiply %1752, %1756 : tensor<2x3xf64>
    %1758 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %1759 = stablehlo.broadcast_in_dim %1758, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1760 = stablehlo.multiply %1757, %1759 : tensor<2x3xf64>
    %1761 = stablehlo.add %1747, %1760 : tensor<2x3xf64>
    %1762 = stablehlo.constant dense<3.0> : tensor<f64>
    %1763 = stablehlo.broadcast_in_dim %1762, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1764 = stablehlo.add %arg2, %1763 : tensor<2x3xf64>
    %1765 = stablehlo.divide %1764, %1735 : tensor<2x3xf64>
    %1766 = stablehlo.multiply %1757, %1765 : tensor<2x3xf64>
    %1767 = stablehlo.constant dense<4.0> : tensor<f64>
    %1768 = stablehlo.broadcast_in_dim %1767, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1769 = stablehlo.add %arg2, %1768 : tensor<2x3xf64>
    %1770 = stablehlo.divide %1769, %1735 : tensor<2x3xf64>
    %1771 = stablehlo.multiply %1766, %1770 : tensor<2x3xf64>
    %1772 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %1773 = stablehlo.broadcast_in_dim %1772, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1774 = stablehlo.multiply %1771, %1773 : tensor<2x3xf64>
    %1775 = stablehlo.add %1761, %1774 : tensor<2x3xf64>
    %1776 = stablehlo.constant dense<5.0> : tensor<f64>
    %1777 = stablehlo.broadcast_in_dim %1776, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1778 = stablehlo.add %arg2, %1777 : tensor<2x3xf64>
    %1779 = stablehlo.divide %1778, %1735 : tensor<2x3xf64>
    %1780 = stablehlo.multiply %1771, %1779 : tensor<2x3xf64>
    %1781 = stablehlo.constant dense<6.0> : tensor<f64>
    %1782 = stablehlo.broadcast_in_dim %1781, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1783 = stablehlo.add %arg2, %1782 : tensor<2x3xf64>
    %1784 = stablehlo.divide %1783, %1735 : tensor<2x3xf64>
    %1785 = stablehlo.multiply %1780, %1784 : tensor<2x3xf64>
    %1786 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %1787 = stablehlo.broadcast_in_dim %1786, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1788 = stablehlo.multiply %1785, %1787 : tensor<2x3xf64>
    %1789 = stablehlo.add %1775, %1788 : tensor<2x3xf64>
    %1790 = stablehlo.constant dense<7.0> : tensor<f64>
    %1791 = stablehlo.broadcast_in_dim %1790, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1792 = stablehlo.add %arg2, %1791 : tensor<2x3xf64>
    %1793 = stablehlo.divide %1792, %1735 : tensor<2x3xf64>
    %1794 = stablehlo.multiply %1785, %1793 : tensor<2x3xf64>
    %1795 = stablehlo.constant dense<8.0> : tensor<f64>
    %1796 = stablehlo.broadcast_in_dim %1795, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1797 = stablehlo.add %arg2, %1796 : tensor<2x3xf64>
    %1798 = stablehlo.divide %1797, %1735 : tensor<2x3xf64>
    %1799 = stablehlo.multiply %1794, %1798 : tensor<2x3xf64>
    %1800 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %1801 = stablehlo.broadcast_in_dim %1800, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1802 = stablehlo.multiply %1799, %1801 : tensor<2x3xf64>
    %1803 = stablehlo.add %1789, %1802 : tensor<2x3xf64>
    %1804 = stablehlo.constant dense<9.0> : tensor<f64>
    %1805 = stablehlo.broadcast_in_dim %1804, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1806 = stablehlo.add %arg2, %1805 : tensor<2x3xf64>
    %1807 = stablehlo.divide %1806, %1735 : tensor<2x3xf64>
    %1808 = stablehlo.multiply %1799, %1807 : tensor<2x3xf64>
    %1809 = stablehlo.constant dense<10.0> : tensor<f64>
    %1810 = stablehlo.broadcast_in_dim %1809, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1811 = stablehlo.add %arg2, %1810 : tensor<2x3xf64>
    %1812 = stablehlo.divide %1811, %1735 : tensor<2x3xf64>
    %1813 = stablehlo.multiply %1808, %1812 : tensor<2x3xf64>
    %1814 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %1815 = stablehlo.broadcast_in_dim %1814, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1816 = stablehlo.multiply %1813, %1815 : tensor<2x3xf64>
    %1817 = stablehlo.add %1803, %1816 : tensor<2x3xf64>
    %1818 = stablehlo.constant dense<11.0> : tensor<f64>
    %1819 = stablehlo.broadcast_in_dim %1818, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1820 = stablehlo.add %arg2, %1819 : tensor<2x3xf64>
    %1821 = stablehlo.divide %1820, %1735 : tensor<2x3xf64>
    %1822 = stablehlo.multiply %1813, %1821 : tensor<2x3xf64>
    %1823 = stablehlo.constant dense<12.0> : tensor<f64>
    %1824 = stablehlo.broadcast_in_dim %1823, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1825 = stablehlo.add %arg2, %1824 : tensor<2x3xf64>
    %1826 = stablehlo.divide %1825, %1735 : tensor<2x3xf64>
    %1827 = stablehlo.multiply %1822, %1826 : tensor<2x3xf64>
    %1828 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %1829 = stablehlo.broadcast_in_dim %1828, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1830 = stablehlo.multiply %1827, %1829 : tensor<2x3xf64>
    %1831 = stablehlo.add %1817, %1830 : tensor<2x3xf64>
    %1832 = stablehlo.constant dense<13.0> : tensor<f64>
    %1833 = stablehlo.broadcast_in_dim %1832, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1834 = stablehlo.add %arg2, %1833 : tensor<2x3xf64>
    %1835 = stablehlo.divide %1834, %1735 : tensor<2x3xf64>
    %1836 = stablehlo.multiply %1827, %1835 : tensor<2x3xf64>
    %1837 = stablehlo.constant dense<14.0> : tensor<f64>
    %1838 = stablehlo.broadcast_in_dim %1837, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1839 = stablehlo.add %arg2, %1838 : tensor<2x3xf64>
    %1840 = stablehlo.divide %1839, %1735 : tensor<2x3xf64>
    %1841 = stablehlo.multiply %1836, %1840 : tensor<2x3xf64>
    %1842 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %1843 = stablehlo.broadcast_in_dim %1842, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1844 = stablehlo.multiply %1841, %1843 : tensor<2x3xf64>
    %1845 = stablehlo.add %1831, %1844 : tensor<2x3xf64>
    %1846 = stablehlo.constant dense<1.0> : tensor<f64>
    %1847 = stablehlo.broadcast_in_dim %1846, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1848 = stablehlo.subtract %arg2, %1847 : tensor<2x3xf64>
    %1849 = stablehlo.constant dense<1.0> : tensor<f64>
    %1850 = stablehlo.broadcast_in_dim %1849, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1851 = stablehlo.divide %1850, %1848 : tensor<2x3xf64>
    %1852 = stablehlo.constant dense<0.5> : tensor<f64>
    %1853 = stablehlo.broadcast_in_dim %1852, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1854 = stablehlo.add %1853, %1845 : tensor<2x3xf64>
    %1855 = stablehlo.divide %1854, %1735 : tensor<2x3xf64>
    %1856 = stablehlo.add %1851, %1855 : tensor<2x3xf64>
    %1857 = stablehlo.multiply %1743, %1856 : tensor<2x3xf64>
    %1858 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %1859 = stablehlo.broadcast_in_dim %1858, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1860 = stablehlo.multiply %1732, %1859 : tensor<2x3xf64>
    %1861 = stablehlo.compare LE, %1743, %1860, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %1862 = stablehlo.add %1732, %1857 : tensor<2x3xf64>
    %1863 = stablehlo.select %1861, %1732, %1862 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %1864 = stablehlo.constant dense<1.0> : tensor<f64>
    %1865 = stablehlo.broadcast_in_dim %1864, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1866 = stablehlo.subtract %1865, %arg2 : tensor<2x3xf64>
    %1867 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1868 = stablehlo.divide %1866, %1867 : tensor<2x3xf64>
    %1869 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1870 = stablehlo.power %1868, %1869 : tensor<2x3xf64>
    %1871 = stablehlo.constant dense<1.0> : tensor<f64>
    %1872 = stablehlo.broadcast_in_dim %1871, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1873 = stablehlo.add %1866, %1872 : tensor<2x3xf64>
    %1874 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1875 = stablehlo.divide %1873, %1874 : tensor<2x3xf64>
    %1876 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1877 = stablehlo.power %1875, %1876 : tensor<2x3xf64>
    %1878 = stablehlo.add %1870, %1877 : tensor<2x3xf64>
    %1879 = stablehlo.constant dense<2.0> : tensor<f64>
    %1880 = stablehlo.broadcast_in_dim %1879, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1881 = stablehlo.add %1866, %1880 : tensor<2x3xf64>
    %1882 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1883 = stablehlo.divide %1881, %1882 : tensor<2x3xf64>
    %1884 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1885 = stablehlo.power %1883, %1884 : tensor<2x3xf64>
    %1886 = stablehlo.add %1878, %1885 : tensor<2x3xf64>
    %1887 = stablehlo.constant dense<3.0> : tensor<f64>
    %1888 = stablehlo.broadcast_in_dim %1887, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1889 = stablehlo.add %1866, %1888 : tensor<2x3xf64>
    %1890 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1891 = stablehlo.divide %1889, %1890 : tensor<2x3xf64>
    %1892 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1893 = stablehlo.power %1891, %1892 : tensor<2x3xf64>
    %1894 = stablehlo.add %1886, %1893 : tensor<2x3xf64>
    %1895 = stablehlo.constant dense<4.0> : tensor<f64>
    %1896 = stablehlo.broadcast_in_dim %1895, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1897 = stablehlo.add %1866, %1896 : tensor<2x3xf64>
    %1898 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1899 = stablehlo.divide %1897, %1898 : tensor<2x3xf64>
    %1900 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1901 = stablehlo.power %1899, %1900 : tensor<2x3xf64>
    %1902 = stablehlo.add %1894, %1901 : tensor<2x3xf64>
    %1903 = stablehlo.constant dense<5.0> : tensor<f64>
    %1904 = stablehlo.broadcast_in_dim %1903, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1905 = stablehlo.add %1866, %1904 : tensor<2x3xf64>
    %1906 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1907 = stablehlo.divide %1905, %1906 : tensor<2x3xf64>
    %1908 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1909 = stablehlo.power %1907, %1908 : tensor<2x3xf64>
    %1910 = stablehlo.add %1902, %1909 : tensor<2x3xf64>
    %1911 = stablehlo.constant dense<6.0> : tensor<f64>
    %1912 = stablehlo.broadcast_in_dim %1911, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1913 = stablehlo.add %1866, %1912 : tensor<2x3xf64>
    %1914 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1915 = stablehlo.divide %1913, %1914 : tensor<2x3xf64>
    %1916 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1917 = stablehlo.power %1915, %1916 : tensor<2x3xf64>
    %1918 = stablehlo.add %1910, %1917 : tensor<2x3xf64>
    %1919 = stablehlo.constant dense<7.0> : tensor<f64>
    %1920 = stablehlo.broadcast_in_dim %1919, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1921 = stablehlo.add %1866, %1920 : tensor<2x3xf64>
    %1922 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1923 = stablehlo.divide %1921, %1922 : tensor<2x3xf64>
    %1924 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1925 = stablehlo.power %1923, %1924 : tensor<2x3xf64>
    %1926 = stablehlo.add %1918, %1925 : tensor<2x3xf64>
    %1927 = stablehlo.constant dense<8.0> : tensor<f64>
    %1928 = stablehlo.broadcast_in_dim %1927, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1929 = stablehlo.add %1866, %1928 : tensor<2x3xf64>
    %1930 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1931 = stablehlo.divide %1929, %1930 : tensor<2x3xf64>
    %1932 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1933 = stablehlo.power %1931, %1932 : tensor<2x3xf64>
    %1934 = stablehlo.add %1926, %1933 : tensor<2x3xf64>
    %1935 = stablehlo.constant dense<9.0> : tensor<f64>
    %1936 = stablehlo.broadcast_in_dim %1935, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1937 = stablehlo.add %1866, %1936 : tensor<2x3xf64>
    %1938 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1939 = stablehlo.divide %1937, %1938 : tensor<2x3xf64>
    %1940 = stablehlo.negate %arg2 : tensor<2x3xf64>
    %1941 = stablehlo.power %1939, %1940 : tensor<2x3xf64>
    %1942 = stablehlo.add %1934, %1941 : tensor<2x3xf64>
    %1943 = stablehlo.constant dense<10.0> : tensor<f64>
    %1944 = stablehlo.broadcast_in_dim %1943, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1945 = stablehlo.add %1866, %1944 : tensor<2x3xf64>
    %1946 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1947 = stablehlo.divide %1945, %1946 : tensor<2x3xf64>
    %1948 = stablehlo.constant dense<1.0> : tensor<f64>
    %1949 = stablehlo.broadcast_in_dim %1948, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1950 = stablehlo.subtract %1949, %arg2 : tensor<2x3xf64>
    %1951 = stablehlo.power %1947, %1950 : tensor<2x3xf64>
    %1952 = stablehlo.broadcast_in_dim %1438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1953 = stablehlo.multiply %1951, %1952 : tensor<2x3xf64>
    %1954 = stablehlo.divide %arg2, %1945 : tensor<2x3xf64>
    %1955 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %1956 = stablehlo.broadcast_in_dim %1955, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1957 = stablehlo.multiply %1954, %1956 : tensor<2x3xf64>
    %1958 = stablehlo.constant dense<1.0> : tensor<f64>
    %1959 = stablehlo.broadcast_in_dim %1958, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1960 = stablehlo.add %arg2, %1959 : tensor<2x3xf64>
    %1961 = stablehlo.divide %1960, %1945 : tensor<2x3xf64>
    %1962 = stablehlo.multiply %1954, %1961 : tensor<2x3xf64>
    %1963 = stablehlo.constant dense<2.0> : tensor<f64>
    %1964 = stablehlo.broadcast_in_dim %1963, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1965 = stablehlo.add %arg2, %1964 : tensor<2x3xf64>
    %1966 = stablehlo.divide %1965, %1945 : tensor<2x3xf64>
    %1967 = stablehlo.multiply %1962, %1966 : tensor<2x3xf64>
    %1968 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %1969 = stablehlo.broadcast_in_dim %1968, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1970 = stablehlo.multiply %1967, %1969 : tensor<2x3xf64>
    %1971 = stablehlo.add %1957, %1970 : tensor<2x3xf64>
    %1972 = stablehlo.constant dense<3.0> : tensor<f64>
    %1973 = stablehlo.broadcast_in_dim %1972, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1974 = stablehlo.add %arg2, %1973 : tensor<2x3xf64>
    %1975 = stablehlo.divide %1974, %1945 : tensor<2x3xf64>
    %1976 = stablehlo.multiply %1967, %1975 : tensor<2x3xf64>
    %1977 = stablehlo.constant dense<4.0> : tensor<f64>
    %1978 = stablehlo.broadcast_in_dim %1977, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1979 = stablehlo.add %arg2, %1978 : tensor<2x3xf64>
    %1980 = stablehlo.divide %1979, %1945 : tensor<2x3xf64>
    %1981 = stablehlo.multiply %1976, %1980 : tensor<2x3xf64>
    %1982 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %1983 = stablehlo.broadcast_in_dim %1982, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1984 = stablehlo.multiply %1981, %1983 : tensor<2x3xf64>
    %1985 = stablehlo.add %1971, %1984 : tensor<2x3xf64>
    %1986 = stablehlo.constant dense<5.0> : tensor<f64>
    %1987 = stablehlo.broadcast_in_dim %1986, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1988 = stablehlo.add %arg2, %1987 : tensor<2x3xf64>
    %1989 = stablehlo.divide %1988, %1945 : tensor<2x3xf64>
    %1990 = stablehlo.multiply %1981, %1989 : tensor<2x3xf64>
    %1991 = stablehlo.constant dense<6.0> : tensor<f64>
    %1992 = stablehlo.broadcast_in_dim %1991, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1993 = stablehlo.add %arg2, %1992 : tensor<2x3xf64>
    %1994 = stablehlo.divide %1993, %1945 : tensor<2x3xf64>
    %1995 = stablehlo.multiply %1990, %1994 : tensor<2x3xf64>
    %1996 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %1997 = stablehlo.broadcast_in_dim %1996, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %1998 = stablehlo.multiply %1995, %1997 : tensor<2x3xf64>
    %1999 = stablehlo.add %1985, %1998 : tensor<2x3xf64>
    %2000 = stablehlo.constant dense<7.0> : tensor<f64>
    %2001 = stablehlo.broadcast_in_dim %2000, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2002 = stablehlo.add %arg2, %2001 : tensor<2x3xf64>
    %2003 = stablehlo.divide %2002, %1945 : tensor<2x3xf64>
    %2004 = stablehlo.multiply %1995, %2003 : tensor<2x3xf64>
    %2005 = stablehlo.constant dense<8.0> : tensor<f64>
    %2006 = stablehlo.broadcast_in_dim %2005, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2007 = stablehlo.add %arg2, %2006 : tensor<2x3xf64>
    %2008 = stablehlo.divide %2007, %1945 : tensor<2x3xf64>
    %2009 = stablehlo.multiply %2004, %2008 : tensor<2x3xf64>
    %2010 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %2011 = stablehlo.broadcast_in_dim %2010, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2012 = stablehlo.multiply %2009, %2011 : tensor<2x3xf64>
    %2013 = stablehlo.add %1999, %2012 : tensor<2x3xf64>
    %2014 = stablehlo.constant dense<9.0> : tensor<f64>
    %2015 = stablehlo.broadcast_in_dim %2014, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2016 = stablehlo.add %arg2, %2015 : tensor<2x3xf64>
    %2017 = stablehlo.divide %2016, %1945 : tensor<2x3xf64>
    %2018 = stablehlo.multiply %2009, %2017 : tensor<2x3xf64>
    %2019 = stablehlo.constant dense<10.0> : tensor<f64>
    %2020 = stablehlo.broadcast_in_dim %2019, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2021 = stablehlo.add %arg2, %2020 : tensor<2x3xf64>
    %2022 = stablehlo.divide %2021, %1945 : tensor<2x3xf64>
    %2023 = stablehlo.multiply %2018, %2022 : tensor<2x3xf64>
    %2024 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %2025 = stablehlo.broadcast_in_dim %2024, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2026 = stablehlo.multiply %2023, %2025 : tensor<2x3xf64>
    %2027 = stablehlo.add %2013, %2026 : tensor<2x3xf64>
    %2028 = stablehlo.constant dense<11.0> : tensor<f64>
    %2029 = stablehlo.broadcast_in_dim %2028, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2030 = stablehlo.add %arg2, %2029 : tensor<2x3xf64>
    %2031 = stablehlo.divide %2030, %1945 : tensor<2x3xf64>
    %2032 = stablehlo.multiply %2023, %2031 : tensor<2x3xf64>
    %2033 = stablehlo.constant dense<12.0> : tensor<f64>
    %2034 = stablehlo.broadcast_in_dim %2033, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2035 = stablehlo.add %arg2, %2034 : tensor<2x3xf64>
    %2036 = stablehlo.divide %2035, %1945 : tensor<2x3xf64>
    %2037 = stablehlo.multiply %2032, %2036 : tensor<2x3xf64>
    %2038 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %2039 = stablehlo.broadcast_in_dim %2038, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2040 = stablehlo.multiply %2037, %2039 : tensor<2x3xf64>
    %2041 = stablehlo.add %2027, %2040 : tensor<2x3xf64>
    %2042 = stablehlo.constant dense<13.0> : tensor<f64>
    %2043 = stablehlo.broadcast_in_dim %2042, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2044 = stablehlo.add %arg2, %2043 : tensor<2x3xf64>
    %2045 = stablehlo.divide %2044, %1945 : tensor<2x3xf64>
    %2046 = stablehlo.multiply %2037, %2045 : tensor<2x3xf64>
    %2047 = stablehlo.constant dense<14.0> : tensor<f64>
    %2048 = stablehlo.broadcast_in_dim %2047, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2049 = stablehlo.add %arg2, %2048 : tensor<2x3xf64>
    %2050 = stablehlo.divide %2049, %1945 : tensor<2x3xf64>
    %2051 = stablehlo.multiply %2046, %2050 : tensor<2x3xf64>
    %2052 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %2053 = stablehlo.broadcast_in_dim %2052, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2054 = stablehlo.multiply %2051, %2053 : tensor<2x3xf64>
    %2055 = stablehlo.add %2041, %2054 : tensor<2x3xf64>
    %2056 = stablehlo.constant dense<1.0> : tensor<f64>
    %2057 = stablehlo.broadcast_in_dim %2056, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2058 = stablehlo.subtract %arg2, %2057 : tensor<2x3xf64>
    %2059 = stablehlo.constant dense<1.0> : tensor<f64>
    %2060 = stablehlo.broadcast_in_dim %2059, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2061 = stablehlo.divide %2060, %2058 : tensor<2x3xf64>
    %2062 = stablehlo.constant dense<0.5> : tensor<f64>
    %2063 = stablehlo.broadcast_in_dim %2062, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2064 = stablehlo.add %2063, %2055 : tensor<2x3xf64>
    %2065 = stablehlo.divide %2064, %1945 : tensor<2x3xf64>
    %2066 = stablehlo.add %2061, %2065 : tensor<2x3xf64>
    %2067 = stablehlo.multiply %1953, %2066 : tensor<2x3xf64>
    %2068 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %2069 = stablehlo.broadcast_in_dim %2068, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2070 = stablehlo.multiply %1942, %2069 : tensor<2x3xf64>
    %2071 = stablehlo.compare LE, %1953, %2070, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2072 = stablehlo.add %1942, %2067 : tensor<2x3xf64>
    %2073 = stablehlo.select %2071, %1942, %2072 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2074 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2075 = stablehlo.broadcast_in_dim %2074, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2076 = stablehlo.compare EQ, %2073, %2075, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2077 = stablehlo.constant dense<0.0> : tensor<f64>
    %2078 = stablehlo.broadcast_in_dim %2077, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2079 = stablehlo.select %2076, %2078, %2073 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2080 = stablehlo.subtract %1863, %2079 : tensor<2x3xf64>
    %2081 = stablehlo.add %1656, %2080 : tensor<2x3xf64>
    %2082 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2083 = stablehlo.broadcast_in_dim %2082, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2084 = stablehlo.compare EQ, %1656, %2083, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2085 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2086 = stablehlo.broadcast_in_dim %2085, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2087 = stablehlo.compare EQ, %1863, %2086, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2088 = stablehlo.and %2084, %2087 : tensor<2x3xi1>
    %2089 = stablehlo.constant dense<0.5> : tensor<f64>
    %2090 = stablehlo.broadcast_in_dim %2089, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2091 = stablehlo.subtract %1445, %2090 : tensor<2x3xf64>
    %2092 = stablehlo.constant dense<1.7976931348623157e308> : tensor<f64>
    %2093 = stablehlo.broadcast_in_dim %2092, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2094 = stablehlo.multiply %2091, %2093 : tensor<2x3xf64>
    %2095 = stablehlo.constant dense<1.7976931348623157e308> : tensor<f64>
    %2096 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2097 = stablehlo.multiply %2094, %2096 : tensor<2x3xf64>
    %2098 = stablehlo.subtract %1656, %1863 : tensor<2x3xf64>
    %2099 = stablehlo.select %2088, %2097, %2098 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2100 = stablehlo.add %2099, %2079 : tensor<2x3xf64>
    %2101 = stablehlo.constant dense<0.5> : tensor<f64>
    %2102 = stablehlo.broadcast_in_dim %2101, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2103 = stablehlo.multiply %arg2, %2102 : tensor<2x3xf64>
    %2104 = stablehlo.floor %2103 : tensor<2x3xf64>
    %2105 = stablehlo.subtract %2103, %2104 : tensor<2x3xf64>
    %2106 = stablehlo.constant dense<0.0> : tensor<f64>
    %2107 = stablehlo.broadcast_in_dim %2106, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2108 = stablehlo.compare EQ, %2105, %2107, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2109 = stablehlo.select %2108, %2081, %2100 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2110 = stablehlo.select %1441, %2109, %1656 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2111 = stablehlo.broadcast_in_dim %1424, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2112 = stablehlo.select %1437, %2110, %2111 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2113 = stablehlo.floor %arg2 : tensor<2x3xf64>
    %2114 = stablehlo.compare EQ, %arg2, %2113, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2115 = stablehlo.and %1427, %2114 : tensor<2x3xi1>
    %2116 = stablehlo.constant dense<0.5> : tensor<f64>
    %2117 = stablehlo.broadcast_in_dim %2116, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2118 = stablehlo.multiply %arg2, %2117 : tensor<2x3xf64>
    %2119 = stablehlo.floor %2118 : tensor<2x3xf64>
    %2120 = stablehlo.subtract %2118, %2119 : tensor<2x3xf64>
    %2121 = stablehlo.constant dense<0.0> : tensor<f64>
    %2122 = stablehlo.broadcast_in_dim %2121, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2123 = stablehlo.compare EQ, %2120, %2122, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2124 = stablehlo.broadcast_in_dim %1423, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2125 = stablehlo.broadcast_in_dim %1424, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2126 = stablehlo.select %2123, %2124, %2125 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2127 = stablehlo.select %2115, %2126, %2112 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2128 = stablehlo.constant dense<1.0> : tensor<f64>
    %2129 = stablehlo.broadcast_in_dim %2128, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2130 = stablehlo.compare EQ, %arg2, %2129, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2131 = stablehlo.broadcast_in_dim %1423, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2132 = stablehlo.select %2130, %2131, %2127 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %712, %1422, %2132 : tensor<2x3xf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}
