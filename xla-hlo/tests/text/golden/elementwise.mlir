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
    %88 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %89 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %90 = stablehlo.abs %88 : tensor<2x3xf32>
    %91 = stablehlo.abs %89 : tensor<2x3xf32>
    %92 = stablehlo.constant dense<1.0> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %94 = stablehlo.add %90, %93 : tensor<2x3xf32>
    %95 = stablehlo.constant dense<1.0> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %97 = stablehlo.subtract %90, %96 : tensor<2x3xf32>
    %98 = stablehlo.maximum %94, %91 : tensor<2x3xf32>
    %99 = stablehlo.minimum %94, %91 : tensor<2x3xf32>
    %100 = stablehlo.divide %99, %98 : tensor<2x3xf32>
    %101 = stablehlo.multiply %100, %100 : tensor<2x3xf32>
    %102 = stablehlo.constant dense<1.0> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %104 = stablehlo.add %101, %103 : tensor<2x3xf32>
    %105 = stablehlo.sqrt %104 : tensor<2x3xf32>
    %106 = stablehlo.multiply %98, %105 : tensor<2x3xf32>
    %107 = stablehlo.compare EQ, %98, %99, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %108 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %110 = stablehlo.multiply %98, %109 : tensor<2x3xf32>
    %111 = stablehlo.select %107, %110, %106 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = stablehlo.abs %97 : tensor<2x3xf32>
    %113 = stablehlo.maximum %112, %91 : tensor<2x3xf32>
    %114 = stablehlo.minimum %112, %91 : tensor<2x3xf32>
    %115 = stablehlo.divide %114, %113 : tensor<2x3xf32>
    %116 = stablehlo.multiply %115, %115 : tensor<2x3xf32>
    %117 = stablehlo.constant dense<1.0> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %119 = stablehlo.add %116, %118 : tensor<2x3xf32>
    %120 = stablehlo.sqrt %119 : tensor<2x3xf32>
    %121 = stablehlo.multiply %113, %120 : tensor<2x3xf32>
    %122 = stablehlo.compare EQ, %113, %114, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %123 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %125 = stablehlo.multiply %113, %124 : tensor<2x3xf32>
    %126 = stablehlo.select %122, %125, %121 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %127 = stablehlo.add %111, %126 : tensor<2x3xf32>
    %128 = stablehlo.constant dense<0.5> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %130 = stablehlo.multiply %127, %129 : tensor<2x3xf32>
    %131 = stablehlo.constant dense<1.0> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %133 = stablehlo.compare LT, %90, %132, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %134 = stablehlo.multiply %91, %91 : tensor<2x3xf32>
    %135 = stablehlo.add %111, %94 : tensor<2x3xf32>
    %136 = stablehlo.divide %134, %135 : tensor<2x3xf32>
    %137 = stablehlo.abs %97 : tensor<2x3xf32>
    %138 = stablehlo.add %126, %137 : tensor<2x3xf32>
    %139 = stablehlo.divide %134, %138 : tensor<2x3xf32>
    %140 = stablehlo.select %133, %139, %138 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %141 = stablehlo.add %136, %140 : tensor<2x3xf32>
    %142 = stablehlo.constant dense<0.5> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.multiply %141, %143 : tensor<2x3xf32>
    %145 = stablehlo.constant dense<1.0> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %147 = stablehlo.add %130, %146 : tensor<2x3xf32>
    %148 = stablehlo.constant dense<0.5> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %150 = stablehlo.multiply %147, %149 : tensor<2x3xf32>
    %151 = stablehlo.multiply %141, %150 : tensor<2x3xf32>
    %152 = stablehlo.sqrt %151 : tensor<2x3xf32>
    %153 = stablehlo.add %144, %152 : tensor<2x3xf32>
    %154 = stablehlo.log_plus_one %153 : tensor<2x3xf32>
    %155 = stablehlo.multiply %97, %94 : tensor<2x3xf32>
    %156 = stablehlo.negate %155 : tensor<2x3xf32>
    %157 = stablehlo.sqrt %156 : tensor<2x3xf32>
    %158 = stablehlo.divide %91, %157 : tensor<2x3xf32>
    %159 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %161 = stablehlo.compare LT, %91, %160, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %162 = stablehlo.and %133, %161 : tensor<2x3xi1>
    %163 = stablehlo.select %162, %158, %154 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %164 = stablehlo.add %130, %90 : tensor<2x3xf32>
    %165 = stablehlo.add %136, %138 : tensor<2x3xf32>
    %166 = stablehlo.multiply %164, %165 : tensor<2x3xf32>
    %167 = stablehlo.constant dense<0.5> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %169 = stablehlo.multiply %166, %168 : tensor<2x3xf32>
    %170 = stablehlo.sqrt %169 : tensor<2x3xf32>
    %171 = stablehlo.add %111, %94 : tensor<2x3xf32>
    %172 = stablehlo.divide %164, %171 : tensor<2x3xf32>
    %173 = stablehlo.divide %164, %138 : tensor<2x3xf32>
    %174 = stablehlo.add %172, %173 : tensor<2x3xf32>
    %175 = stablehlo.constant dense<0.5> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %177 = stablehlo.multiply %174, %176 : tensor<2x3xf32>
    %178 = stablehlo.sqrt %177 : tensor<2x3xf32>
    %179 = stablehlo.multiply %91, %178 : tensor<2x3xf32>
    %180 = stablehlo.constant dense<1.0> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.compare LE, %90, %181, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %183 = stablehlo.select %182, %170, %179 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %184 = stablehlo.maximum %90, %91 : tensor<2x3xf32>
    %185 = stablehlo.minimum %90, %91 : tensor<2x3xf32>
    %186 = stablehlo.compare EQ, %185, %184, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %187 = stablehlo.constant dense<1.0> : tensor<f32>
    %188 = stablehlo.divide %185, %184 : tensor<2x3xf32>
    %189 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %190 = stablehlo.select %186, %189, %188 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %191 = stablehlo.log %184 : tensor<2x3xf32>
    %192 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %194 = stablehlo.add %191, %193 : tensor<2x3xf32>
    %195 = stablehlo.multiply %190, %190 : tensor<2x3xf32>
    %196 = stablehlo.log_plus_one %195 : tensor<2x3xf32>
    %197 = stablehlo.constant dense<0.5> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %199 = stablehlo.multiply %196, %198 : tensor<2x3xf32>
    %200 = stablehlo.add %194, %199 : tensor<2x3xf32>
    %201 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %203 = stablehlo.compare GT, %184, %202, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %204 = stablehlo.select %203, %91, %183 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %205 = stablehlo.select %203, %200, %163 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %206 = stablehlo.constant dense<0.0> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %208 = stablehlo.compare LT, %89, %207, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %209 = stablehlo.negate %205 : tensor<2x3xf32>
    %210 = stablehlo.select %208, %209, %205 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %211 = stablehlo.negate %210 : tensor<2x3xf32>
    %212 = stablehlo.atan2 %204, %88 : tensor<2x3xf32>
    %213 = stablehlo.complex %212, %211 : tensor<2x3xcomplex<f32>>
    %214 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %215 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %216 = stablehlo.abs %214 : tensor<2x3xf64>
    %217 = stablehlo.abs %215 : tensor<2x3xf64>
    %218 = stablehlo.constant dense<1.0> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %220 = stablehlo.add %216, %219 : tensor<2x3xf64>
    %221 = stablehlo.constant dense<1.0> : tensor<f64>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %223 = stablehlo.subtract %216, %222 : tensor<2x3xf64>
    %224 = stablehlo.maximum %220, %217 : tensor<2x3xf64>
    %225 = stablehlo.minimum %220, %217 : tensor<2x3xf64>
    %226 = stablehlo.divide %225, %224 : tensor<2x3xf64>
    %227 = stablehlo.multiply %226, %226 : tensor<2x3xf64>
    %228 = stablehlo.constant dense<1.0> : tensor<f64>
    %229 = stablehlo.broadcast_in_dim %228, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %230 = stablehlo.add %227, %229 : tensor<2x3xf64>
    %231 = stablehlo.sqrt %230 : tensor<2x3xf64>
    %232 = stablehlo.multiply %224, %231 : tensor<2x3xf64>
    %233 = stablehlo.compare EQ, %224, %225, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %234 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %236 = stablehlo.multiply %224, %235 : tensor<2x3xf64>
    %237 = stablehlo.select %233, %236, %232 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %238 = stablehlo.abs %223 : tensor<2x3xf64>
    %239 = stablehlo.maximum %238, %217 : tensor<2x3xf64>
    %240 = stablehlo.minimum %238, %217 : tensor<2x3xf64>
    %241 = stablehlo.divide %240, %239 : tensor<2x3xf64>
    %242 = stablehlo.multiply %241, %241 : tensor<2x3xf64>
    %243 = stablehlo.constant dense<1.0> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %245 = stablehlo.add %242, %244 : tensor<2x3xf64>
    %246 = stablehlo.sqrt %245 : tensor<2x3xf64>
    %247 = stablehlo.multiply %239, %246 : tensor<2x3xf64>
    %248 = stablehlo.compare EQ, %239, %240, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %249 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %251 = stablehlo.multiply %239, %250 : tensor<2x3xf64>
    %252 = stablehlo.select %248, %251, %247 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %253 = stablehlo.add %237, %252 : tensor<2x3xf64>
    %254 = stablehlo.constant dense<0.5> : tensor<f64>
    %255 = stablehlo.broadcast_in_dim %254, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %256 = stablehlo.multiply %253, %255 : tensor<2x3xf64>
    %257 = stablehlo.constant dense<1.0> : tensor<f64>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %259 = stablehlo.compare LT, %216, %258, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %260 = stablehlo.multiply %217, %217 : tensor<2x3xf64>
    %261 = stablehlo.add %237, %220 : tensor<2x3xf64>
    %262 = stablehlo.divide %260, %261 : tensor<2x3xf64>
    %263 = stablehlo.abs %223 : tensor<2x3xf64>
    %264 = stablehlo.add %252, %263 : tensor<2x3xf64>
    %265 = stablehlo.divide %260, %264 : tensor<2x3xf64>
    %266 = stablehlo.select %259, %265, %264 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %267 = stablehlo.add %262, %266 : tensor<2x3xf64>
    %268 = stablehlo.constant dense<0.5> : tensor<f64>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %270 = stablehlo.multiply %267, %269 : tensor<2x3xf64>
    %271 = stablehlo.constant dense<1.0> : tensor<f64>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %273 = stablehlo.add %256, %272 : tensor<2x3xf64>
    %274 = stablehlo.constant dense<0.5> : tensor<f64>
    %275 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %276 = stablehlo.multiply %273, %275 : tensor<2x3xf64>
    %277 = stablehlo.multiply %267, %276 : tensor<2x3xf64>
    %278 = stablehlo.sqrt %277 : tensor<2x3xf64>
    %279 = stablehlo.add %270, %278 : tensor<2x3xf64>
    %280 = stablehlo.log_plus_one %279 : tensor<2x3xf64>
    %281 = stablehlo.multiply %223, %220 : tensor<2x3xf64>
    %282 = stablehlo.negate %281 : tensor<2x3xf64>
    %283 = stablehlo.sqrt %282 : tensor<2x3xf64>
    %284 = stablehlo.divide %217, %283 : tensor<2x3xf64>
    %285 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %286 = stablehlo.broadcast_in_dim %285, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %287 = stablehlo.compare LT, %217, %286, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %288 = stablehlo.and %259, %287 : tensor<2x3xi1>
    %289 = stablehlo.select %288, %284, %280 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %290 = stablehlo.add %256, %216 : tensor<2x3xf64>
    %291 = stablehlo.add %262, %264 : tensor<2x3xf64>
    %292 = stablehlo.multiply %290, %291 : tensor<2x3xf64>
    %293 = stablehlo.constant dense<0.5> : tensor<f64>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %295 = stablehlo.multiply %292, %294 : tensor<2x3xf64>
    %296 = stablehlo.sqrt %295 : tensor<2x3xf64>
    %297 = stablehlo.add %237, %220 : tensor<2x3xf64>
    %298 = stablehlo.divide %290, %297 : tensor<2x3xf64>
    %299 = stablehlo.divide %290, %264 : tensor<2x3xf64>
    %300 = stablehlo.add %298, %299 : tensor<2x3xf64>
    %301 = stablehlo.constant dense<0.5> : tensor<f64>
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %303 = stablehlo.multiply %300, %302 : tensor<2x3xf64>
    %304 = stablehlo.sqrt %303 : tensor<2x3xf64>
    %305 = stablehlo.multiply %217, %304 : tensor<2x3xf64>
    %306 = stablehlo.constant dense<1.0> : tensor<f64>
    %307 = stablehlo.broadcast_in_dim %306, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %308 = stablehlo.compare LE, %216, %307, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %309 = stablehlo.select %308, %296, %305 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %310 = stablehlo.maximum %216, %217 : tensor<2x3xf64>
    %311 = stablehlo.minimum %216, %217 : tensor<2x3xf64>
    %312 = stablehlo.compare EQ, %311, %310, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %313 = stablehlo.constant dense<1.0> : tensor<f64>
    %314 = stablehlo.divide %311, %310 : tensor<2x3xf64>
    %315 = stablehlo.broadcast_in_dim %313, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %316 = stablehlo.select %312, %315, %314 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %317 = stablehlo.log %310 : tensor<2x3xf64>
    %318 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %319 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %320 = stablehlo.add %317, %319 : tensor<2x3xf64>
    %321 = stablehlo.multiply %316, %316 : tensor<2x3xf64>
    %322 = stablehlo.log_plus_one %321 : tensor<2x3xf64>
    %323 = stablehlo.constant dense<0.5> : tensor<f64>
    %324 = stablehlo.broadcast_in_dim %323, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %325 = stablehlo.multiply %322, %324 : tensor<2x3xf64>
    %326 = stablehlo.add %320, %325 : tensor<2x3xf64>
    %327 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %328 = stablehlo.broadcast_in_dim %327, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %329 = stablehlo.compare GT, %310, %328, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %330 = stablehlo.select %329, %217, %309 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %331 = stablehlo.select %329, %326, %289 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %332 = stablehlo.constant dense<0.0> : tensor<f64>
    %333 = stablehlo.broadcast_in_dim %332, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %334 = stablehlo.compare LT, %215, %333, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %335 = stablehlo.negate %331 : tensor<2x3xf64>
    %336 = stablehlo.select %334, %335, %331 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %337 = stablehlo.negate %336 : tensor<2x3xf64>
    %338 = stablehlo.atan2 %330, %214 : tensor<2x3xf64>
    %339 = stablehlo.complex %338, %337 : tensor<2x3xcomplex<f64>>
    return %22, %45, %66, %87, %213, %339 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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
    %80 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %81 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %82 = stablehlo.abs %80 : tensor<2x3xf32>
    %83 = stablehlo.abs %81 : tensor<2x3xf32>
    %84 = stablehlo.constant dense<1.0> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.add %82, %85 : tensor<2x3xf32>
    %87 = stablehlo.constant dense<1.0> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %89 = stablehlo.subtract %82, %88 : tensor<2x3xf32>
    %90 = stablehlo.maximum %86, %83 : tensor<2x3xf32>
    %91 = stablehlo.minimum %86, %83 : tensor<2x3xf32>
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
    %104 = stablehlo.abs %89 : tensor<2x3xf32>
    %105 = stablehlo.maximum %104, %83 : tensor<2x3xf32>
    %106 = stablehlo.minimum %104, %83 : tensor<2x3xf32>
    %107 = stablehlo.divide %106, %105 : tensor<2x3xf32>
    %108 = stablehlo.multiply %107, %107 : tensor<2x3xf32>
    %109 = stablehlo.constant dense<1.0> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %111 = stablehlo.add %108, %110 : tensor<2x3xf32>
    %112 = stablehlo.sqrt %111 : tensor<2x3xf32>
    %113 = stablehlo.multiply %105, %112 : tensor<2x3xf32>
    %114 = stablehlo.compare EQ, %105, %106, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %115 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %117 = stablehlo.multiply %105, %116 : tensor<2x3xf32>
    %118 = stablehlo.select %114, %117, %113 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = stablehlo.add %103, %118 : tensor<2x3xf32>
    %120 = stablehlo.constant dense<0.5> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %122 = stablehlo.multiply %119, %121 : tensor<2x3xf32>
    %123 = stablehlo.constant dense<1.0> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %125 = stablehlo.compare LT, %82, %124, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %126 = stablehlo.multiply %83, %83 : tensor<2x3xf32>
    %127 = stablehlo.add %103, %86 : tensor<2x3xf32>
    %128 = stablehlo.divide %126, %127 : tensor<2x3xf32>
    %129 = stablehlo.abs %89 : tensor<2x3xf32>
    %130 = stablehlo.add %118, %129 : tensor<2x3xf32>
    %131 = stablehlo.divide %126, %130 : tensor<2x3xf32>
    %132 = stablehlo.select %125, %131, %130 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %133 = stablehlo.add %128, %132 : tensor<2x3xf32>
    %134 = stablehlo.constant dense<0.5> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %136 = stablehlo.multiply %133, %135 : tensor<2x3xf32>
    %137 = stablehlo.constant dense<1.0> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %139 = stablehlo.add %122, %138 : tensor<2x3xf32>
    %140 = stablehlo.constant dense<0.5> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %142 = stablehlo.multiply %139, %141 : tensor<2x3xf32>
    %143 = stablehlo.multiply %133, %142 : tensor<2x3xf32>
    %144 = stablehlo.sqrt %143 : tensor<2x3xf32>
    %145 = stablehlo.add %136, %144 : tensor<2x3xf32>
    %146 = stablehlo.log_plus_one %145 : tensor<2x3xf32>
    %147 = stablehlo.multiply %89, %86 : tensor<2x3xf32>
    %148 = stablehlo.negate %147 : tensor<2x3xf32>
    %149 = stablehlo.sqrt %148 : tensor<2x3xf32>
    %150 = stablehlo.divide %83, %149 : tensor<2x3xf32>
    %151 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %153 = stablehlo.compare LT, %83, %152, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %154 = stablehlo.and %125, %153 : tensor<2x3xi1>
    %155 = stablehlo.select %154, %150, %146 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %156 = stablehlo.add %122, %82 : tensor<2x3xf32>
    %157 = stablehlo.add %128, %130 : tensor<2x3xf32>
    %158 = stablehlo.multiply %156, %157 : tensor<2x3xf32>
    %159 = stablehlo.constant dense<0.5> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %161 = stablehlo.multiply %158, %160 : tensor<2x3xf32>
    %162 = stablehlo.sqrt %161 : tensor<2x3xf32>
    %163 = stablehlo.add %103, %86 : tensor<2x3xf32>
    %164 = stablehlo.divide %156, %163 : tensor<2x3xf32>
    %165 = stablehlo.divide %156, %130 : tensor<2x3xf32>
    %166 = stablehlo.add %164, %165 : tensor<2x3xf32>
    %167 = stablehlo.constant dense<0.5> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %169 = stablehlo.multiply %166, %168 : tensor<2x3xf32>
    %170 = stablehlo.sqrt %169 : tensor<2x3xf32>
    %171 = stablehlo.multiply %83, %170 : tensor<2x3xf32>
    %172 = stablehlo.constant dense<1.0> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %174 = stablehlo.compare LE, %82, %173, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %175 = stablehlo.select %174, %162, %171 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %176 = stablehlo.maximum %82, %83 : tensor<2x3xf32>
    %177 = stablehlo.minimum %82, %83 : tensor<2x3xf32>
    %178 = stablehlo.compare EQ, %177, %176, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %179 = stablehlo.constant dense<1.0> : tensor<f32>
    %180 = stablehlo.divide %177, %176 : tensor<2x3xf32>
    %181 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.select %178, %181, %180 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %183 = stablehlo.log %176 : tensor<2x3xf32>
    %184 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %186 = stablehlo.add %183, %185 : tensor<2x3xf32>
    %187 = stablehlo.multiply %182, %182 : tensor<2x3xf32>
    %188 = stablehlo.log_plus_one %187 : tensor<2x3xf32>
    %189 = stablehlo.constant dense<0.5> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %191 = stablehlo.multiply %188, %190 : tensor<2x3xf32>
    %192 = stablehlo.add %186, %191 : tensor<2x3xf32>
    %193 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %195 = stablehlo.compare GT, %176, %194, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %196 = stablehlo.select %195, %83, %175 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %197 = stablehlo.select %195, %192, %155 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %198 = stablehlo.atan2 %196, %80 : tensor<2x3xf32>
    %199 = stablehlo.constant dense<0.0> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %201 = stablehlo.compare LT, %81, %200, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %202 = stablehlo.negate %198 : tensor<2x3xf32>
    %203 = stablehlo.select %201, %202, %198 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %204 = stablehlo.complex %197, %203 : tensor<2x3xcomplex<f32>>
    %205 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %206 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %207 = stablehlo.abs %205 : tensor<2x3xf64>
    %208 = stablehlo.abs %206 : tensor<2x3xf64>
    %209 = stablehlo.constant dense<1.0> : tensor<f64>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %211 = stablehlo.add %207, %210 : tensor<2x3xf64>
    %212 = stablehlo.constant dense<1.0> : tensor<f64>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %214 = stablehlo.subtract %207, %213 : tensor<2x3xf64>
    %215 = stablehlo.maximum %211, %208 : tensor<2x3xf64>
    %216 = stablehlo.minimum %211, %208 : tensor<2x3xf64>
    %217 = stablehlo.divide %216, %215 : tensor<2x3xf64>
    %218 = stablehlo.multiply %217, %217 : tensor<2x3xf64>
    %219 = stablehlo.constant dense<1.0> : tensor<f64>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %221 = stablehlo.add %218, %220 : tensor<2x3xf64>
    %222 = stablehlo.sqrt %221 : tensor<2x3xf64>
    %223 = stablehlo.multiply %215, %222 : tensor<2x3xf64>
    %224 = stablehlo.compare EQ, %215, %216, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %225 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %226 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %227 = stablehlo.multiply %215, %226 : tensor<2x3xf64>
    %228 = stablehlo.select %224, %227, %223 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %229 = stablehlo.abs %214 : tensor<2x3xf64>
    %230 = stablehlo.maximum %229, %208 : tensor<2x3xf64>
    %231 = stablehlo.minimum %229, %208 : tensor<2x3xf64>
    %232 = stablehlo.divide %231, %230 : tensor<2x3xf64>
    %233 = stablehlo.multiply %232, %232 : tensor<2x3xf64>
    %234 = stablehlo.constant dense<1.0> : tensor<f64>
    %235 = stablehlo.broadcast_in_dim %234, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %236 = stablehlo.add %233, %235 : tensor<2x3xf64>
    %237 = stablehlo.sqrt %236 : tensor<2x3xf64>
    %238 = stablehlo.multiply %230, %237 : tensor<2x3xf64>
    %239 = stablehlo.compare EQ, %230, %231, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %240 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %242 = stablehlo.multiply %230, %241 : tensor<2x3xf64>
    %243 = stablehlo.select %239, %242, %238 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %244 = stablehlo.add %228, %243 : tensor<2x3xf64>
    %245 = stablehlo.constant dense<0.5> : tensor<f64>
    %246 = stablehlo.broadcast_in_dim %245, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %247 = stablehlo.multiply %244, %246 : tensor<2x3xf64>
    %248 = stablehlo.constant dense<1.0> : tensor<f64>
    %249 = stablehlo.broadcast_in_dim %248, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %250 = stablehlo.compare LT, %207, %249, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %251 = stablehlo.multiply %208, %208 : tensor<2x3xf64>
    %252 = stablehlo.add %228, %211 : tensor<2x3xf64>
    %253 = stablehlo.divide %251, %252 : tensor<2x3xf64>
    %254 = stablehlo.abs %214 : tensor<2x3xf64>
    %255 = stablehlo.add %243, %254 : tensor<2x3xf64>
    %256 = stablehlo.divide %251, %255 : tensor<2x3xf64>
    %257 = stablehlo.select %250, %256, %255 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %258 = stablehlo.add %253, %257 : tensor<2x3xf64>
    %259 = stablehlo.constant dense<0.5> : tensor<f64>
    %260 = stablehlo.broadcast_in_dim %259, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %261 = stablehlo.multiply %258, %260 : tensor<2x3xf64>
    %262 = stablehlo.constant dense<1.0> : tensor<f64>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %264 = stablehlo.add %247, %263 : tensor<2x3xf64>
    %265 = stablehlo.constant dense<0.5> : tensor<f64>
    %266 = stablehlo.broadcast_in_dim %265, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %267 = stablehlo.multiply %264, %266 : tensor<2x3xf64>
    %268 = stablehlo.multiply %258, %267 : tensor<2x3xf64>
    %269 = stablehlo.sqrt %268 : tensor<2x3xf64>
    %270 = stablehlo.add %261, %269 : tensor<2x3xf64>
    %271 = stablehlo.log_plus_one %270 : tensor<2x3xf64>
    %272 = stablehlo.multiply %214, %211 : tensor<2x3xf64>
    %273 = stablehlo.negate %272 : tensor<2x3xf64>
    %274 = stablehlo.sqrt %273 : tensor<2x3xf64>
    %275 = stablehlo.divide %208, %274 : tensor<2x3xf64>
    %276 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %278 = stablehlo.compare LT, %208, %277, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %279 = stablehlo.and %250, %278 : tensor<2x3xi1>
    %280 = stablehlo.select %279, %275, %271 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %281 = stablehlo.add %247, %207 : tensor<2x3xf64>
    %282 = stablehlo.add %253, %255 : tensor<2x3xf64>
    %283 = stablehlo.multiply %281, %282 : tensor<2x3xf64>
    %284 = stablehlo.constant dense<0.5> : tensor<f64>
    %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %286 = stablehlo.multiply %283, %285 : tensor<2x3xf64>
    %287 = stablehlo.sqrt %286 : tensor<2x3xf64>
    %288 = stablehlo.add %228, %211 : tensor<2x3xf64>
    %289 = stablehlo.divide %281, %288 : tensor<2x3xf64>
    %290 = stablehlo.divide %281, %255 : tensor<2x3xf64>
    %291 = stablehlo.add %289, %290 : tensor<2x3xf64>
    %292 = stablehlo.constant dense<0.5> : tensor<f64>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %294 = stablehlo.multiply %291, %293 : tensor<2x3xf64>
    %295 = stablehlo.sqrt %294 : tensor<2x3xf64>
    %296 = stablehlo.multiply %208, %295 : tensor<2x3xf64>
    %297 = stablehlo.constant dense<1.0> : tensor<f64>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %299 = stablehlo.compare LE, %207, %298, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %300 = stablehlo.select %299, %287, %296 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %301 = stablehlo.maximum %207, %208 : tensor<2x3xf64>
    %302 = stablehlo.minimum %207, %208 : tensor<2x3xf64>
    %303 = stablehlo.compare EQ, %302, %301, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %304 = stablehlo.constant dense<1.0> : tensor<f64>
    %305 = stablehlo.divide %302, %301 : tensor<2x3xf64>
    %306 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %307 = stablehlo.select %303, %306, %305 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %308 = stablehlo.log %301 : tensor<2x3xf64>
    %309 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %310 = stablehlo.broadcast_in_dim %309, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %311 = stablehlo.add %308, %310 : tensor<2x3xf64>
    %312 = stablehlo.multiply %307, %307 : tensor<2x3xf64>
    %313 = stablehlo.log_plus_one %312 : tensor<2x3xf64>
    %314 = stablehlo.constant dense<0.5> : tensor<f64>
    %315 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %316 = stablehlo.multiply %313, %315 : tensor<2x3xf64>
    %317 = stablehlo.add %311, %316 : tensor<2x3xf64>
    %318 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %319 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %320 = stablehlo.compare GT, %301, %319, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %321 = stablehlo.select %320, %208, %300 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %322 = stablehlo.select %320, %317, %280 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %323 = stablehlo.atan2 %321, %205 : tensor<2x3xf64>
    %324 = stablehlo.constant dense<0.0> : tensor<f64>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %326 = stablehlo.compare LT, %206, %325, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %327 = stablehlo.negate %323 : tensor<2x3xf64>
    %328 = stablehlo.select %326, %327, %323 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %329 = stablehlo.complex %322, %328 : tensor<2x3xcomplex<f64>>
    return %20, %41, %60, %79, %204, %329 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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
    %64 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %65 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %66 = stablehlo.abs %64 : tensor<2x3xf32>
    %67 = stablehlo.abs %65 : tensor<2x3xf32>
    %68 = stablehlo.constant dense<1.0> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %70 = stablehlo.add %66, %69 : tensor<2x3xf32>
    %71 = stablehlo.constant dense<1.0> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %73 = stablehlo.subtract %66, %72 : tensor<2x3xf32>
    %74 = stablehlo.maximum %70, %67 : tensor<2x3xf32>
    %75 = stablehlo.minimum %70, %67 : tensor<2x3xf32>
    %76 = stablehlo.divide %75, %74 : tensor<2x3xf32>
    %77 = stablehlo.multiply %76, %76 : tensor<2x3xf32>
    %78 = stablehlo.constant dense<1.0> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.add %77, %79 : tensor<2x3xf32>
    %81 = stablehlo.sqrt %80 : tensor<2x3xf32>
    %82 = stablehlo.multiply %74, %81 : tensor<2x3xf32>
    %83 = stablehlo.compare EQ, %74, %75, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %84 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.multiply %74, %85 : tensor<2x3xf32>
    %87 = stablehlo.select %83, %86, %82 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = stablehlo.abs %73 : tensor<2x3xf32>
    %89 = stablehlo.maximum %88, %67 : tensor<2x3xf32>
    %90 = stablehlo.minimum %88, %67 : tensor<2x3xf32>
    %91 = stablehlo.divide %90, %89 : tensor<2x3xf32>
    %92 = stablehlo.multiply %91, %91 : tensor<2x3xf32>
    %93 = stablehlo.constant dense<1.0> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %95 = stablehlo.add %92, %94 : tensor<2x3xf32>
    %96 = stablehlo.sqrt %95 : tensor<2x3xf32>
    %97 = stablehlo.multiply %89, %96 : tensor<2x3xf32>
    %98 = stablehlo.compare EQ, %89, %90, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %99 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.multiply %89, %100 : tensor<2x3xf32>
    %102 = stablehlo.select %98, %101, %97 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = stablehlo.add %87, %102 : tensor<2x3xf32>
    %104 = stablehlo.constant dense<0.5> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %106 = stablehlo.multiply %103, %105 : tensor<2x3xf32>
    %107 = stablehlo.constant dense<1.0> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %109 = stablehlo.compare LT, %66, %108, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %110 = stablehlo.multiply %67, %67 : tensor<2x3xf32>
    %111 = stablehlo.add %87, %70 : tensor<2x3xf32>
    %112 = stablehlo.divide %110, %111 : tensor<2x3xf32>
    %113 = stablehlo.abs %73 : tensor<2x3xf32>
    %114 = stablehlo.add %102, %113 : tensor<2x3xf32>
    %115 = stablehlo.divide %110, %114 : tensor<2x3xf32>
    %116 = stablehlo.select %109, %115, %114 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %117 = stablehlo.add %112, %116 : tensor<2x3xf32>
    %118 = stablehlo.constant dense<0.5> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.multiply %117, %119 : tensor<2x3xf32>
    %121 = stablehlo.constant dense<1.0> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.add %106, %122 : tensor<2x3xf32>
    %124 = stablehlo.constant dense<0.5> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %126 = stablehlo.multiply %123, %125 : tensor<2x3xf32>
    %127 = stablehlo.multiply %117, %126 : tensor<2x3xf32>
    %128 = stablehlo.sqrt %127 : tensor<2x3xf32>
    %129 = stablehlo.add %120, %128 : tensor<2x3xf32>
    %130 = stablehlo.log_plus_one %129 : tensor<2x3xf32>
    %131 = stablehlo.multiply %73, %70 : tensor<2x3xf32>
    %132 = stablehlo.negate %131 : tensor<2x3xf32>
    %133 = stablehlo.sqrt %132 : tensor<2x3xf32>
    %134 = stablehlo.divide %67, %133 : tensor<2x3xf32>
    %135 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %137 = stablehlo.compare LT, %67, %136, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %138 = stablehlo.and %109, %137 : tensor<2x3xi1>
    %139 = stablehlo.select %138, %134, %130 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %140 = stablehlo.add %106, %66 : tensor<2x3xf32>
    %141 = stablehlo.add %112, %114 : tensor<2x3xf32>
    %142 = stablehlo.multiply %140, %141 : tensor<2x3xf32>
    %143 = stablehlo.constant dense<0.5> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %145 = stablehlo.multiply %142, %144 : tensor<2x3xf32>
    %146 = stablehlo.sqrt %145 : tensor<2x3xf32>
    %147 = stablehlo.add %87, %70 : tensor<2x3xf32>
    %148 = stablehlo.divide %140, %147 : tensor<2x3xf32>
    %149 = stablehlo.divide %140, %114 : tensor<2x3xf32>
    %150 = stablehlo.add %148, %149 : tensor<2x3xf32>
    %151 = stablehlo.constant dense<0.5> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %153 = stablehlo.multiply %150, %152 : tensor<2x3xf32>
    %154 = stablehlo.sqrt %153 : tensor<2x3xf32>
    %155 = stablehlo.multiply %67, %154 : tensor<2x3xf32>
    %156 = stablehlo.constant dense<1.0> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %158 = stablehlo.compare LE, %66, %157, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %159 = stablehlo.select %158, %146, %155 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %160 = stablehlo.maximum %66, %67 : tensor<2x3xf32>
    %161 = stablehlo.minimum %66, %67 : tensor<2x3xf32>
    %162 = stablehlo.compare EQ, %161, %160, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %163 = stablehlo.constant dense<1.0> : tensor<f32>
    %164 = stablehlo.divide %161, %160 : tensor<2x3xf32>
    %165 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %166 = stablehlo.select %162, %165, %164 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %167 = stablehlo.log %160 : tensor<2x3xf32>
    %168 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %170 = stablehlo.add %167, %169 : tensor<2x3xf32>
    %171 = stablehlo.multiply %166, %166 : tensor<2x3xf32>
    %172 = stablehlo.log_plus_one %171 : tensor<2x3xf32>
    %173 = stablehlo.constant dense<0.5> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %175 = stablehlo.multiply %172, %174 : tensor<2x3xf32>
    %176 = stablehlo.add %170, %175 : tensor<2x3xf32>
    %177 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.compare GT, %160, %178, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %180 = stablehlo.select %179, %67, %159 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %181 = stablehlo.select %179, %176, %139 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %182 = stablehlo.atan2 %64, %180 : tensor<2x3xf32>
    %183 = stablehlo.constant dense<0.0> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %185 = stablehlo.compare LT, %65, %184, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %186 = stablehlo.negate %181 : tensor<2x3xf32>
    %187 = stablehlo.select %185, %186, %181 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %188 = stablehlo.complex %182, %187 : tensor<2x3xcomplex<f32>>
    %189 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %190 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %191 = stablehlo.abs %189 : tensor<2x3xf64>
    %192 = stablehlo.abs %190 : tensor<2x3xf64>
    %193 = stablehlo.constant dense<1.0> : tensor<f64>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %195 = stablehlo.add %191, %194 : tensor<2x3xf64>
    %196 = stablehlo.constant dense<1.0> : tensor<f64>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %198 = stablehlo.subtract %191, %197 : tensor<2x3xf64>
    %199 = stablehlo.maximum %195, %192 : tensor<2x3xf64>
    %200 = stablehlo.minimum %195, %192 : tensor<2x3xf64>
    %201 = stablehlo.divide %200, %199 : tensor<2x3xf64>
    %202 = stablehlo.multiply %201, %201 : tensor<2x3xf64>
    %203 = stablehlo.constant dense<1.0> : tensor<f64>
    %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %205 = stablehlo.add %202, %204 : tensor<2x3xf64>
    %206 = stablehlo.sqrt %205 : tensor<2x3xf64>
    %207 = stablehlo.multiply %199, %206 : tensor<2x3xf64>
    %208 = stablehlo.compare EQ, %199, %200, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %209 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %211 = stablehlo.multiply %199, %210 : tensor<2x3xf64>
    %212 = stablehlo.select %208, %211, %207 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %213 = stablehlo.abs %198 : tensor<2x3xf64>
    %214 = stablehlo.maximum %213, %192 : tensor<2x3xf64>
    %215 = stablehlo.minimum %213, %192 : tensor<2x3xf64>
    %216 = stablehlo.divide %215, %214 : tensor<2x3xf64>
    %217 = stablehlo.multiply %216, %216 : tensor<2x3xf64>
    %218 = stablehlo.constant dense<1.0> : tensor<f64>
    %219 = stablehlo.broadcast_in_dim %218, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %220 = stablehlo.add %217, %219 : tensor<2x3xf64>
    %221 = stablehlo.sqrt %220 : tensor<2x3xf64>
    %222 = stablehlo.multiply %214, %221 : tensor<2x3xf64>
    %223 = stablehlo.compare EQ, %214, %215, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %224 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %226 = stablehlo.multiply %214, %225 : tensor<2x3xf64>
    %227 = stablehlo.select %223, %226, %222 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %228 = stablehlo.add %212, %227 : tensor<2x3xf64>
    %229 = stablehlo.constant dense<0.5> : tensor<f64>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %231 = stablehlo.multiply %228, %230 : tensor<2x3xf64>
    %232 = stablehlo.constant dense<1.0> : tensor<f64>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %234 = stablehlo.compare LT, %191, %233, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %235 = stablehlo.multiply %192, %192 : tensor<2x3xf64>
    %236 = stablehlo.add %212, %195 : tensor<2x3xf64>
    %237 = stablehlo.divide %235, %236 : tensor<2x3xf64>
    %238 = stablehlo.abs %198 : tensor<2x3xf64>
    %239 = stablehlo.add %227, %238 : tensor<2x3xf64>
    %240 = stablehlo.divide %235, %239 : tensor<2x3xf64>
    %241 = stablehlo.select %234, %240, %239 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %242 = stablehlo.add %237, %241 : tensor<2x3xf64>
    %243 = stablehlo.constant dense<0.5> : tensor<f64>
    %244 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %245 = stablehlo.multiply %242, %244 : tensor<2x3xf64>
    %246 = stablehlo.constant dense<1.0> : tensor<f64>
    %247 = stablehlo.broadcast_in_dim %246, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %248 = stablehlo.add %231, %247 : tensor<2x3xf64>
    %249 = stablehlo.constant dense<0.5> : tensor<f64>
    %250 = stablehlo.broadcast_in_dim %249, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %251 = stablehlo.multiply %248, %250 : tensor<2x3xf64>
    %252 = stablehlo.multiply %242, %251 : tensor<2x3xf64>
    %253 = stablehlo.sqrt %252 : tensor<2x3xf64>
    %254 = stablehlo.add %245, %253 : tensor<2x3xf64>
    %255 = stablehlo.log_plus_one %254 : tensor<2x3xf64>
    %256 = stablehlo.multiply %198, %195 : tensor<2x3xf64>
    %257 = stablehlo.negate %256 : tensor<2x3xf64>
    %258 = stablehlo.sqrt %257 : tensor<2x3xf64>
    %259 = stablehlo.divide %192, %258 : tensor<2x3xf64>
    %260 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %261 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %262 = stablehlo.compare LT, %192, %261, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %263 = stablehlo.and %234, %262 : tensor<2x3xi1>
    %264 = stablehlo.select %263, %259, %255 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %265 = stablehlo.add %231, %191 : tensor<2x3xf64>
    %266 = stablehlo.add %237, %239 : tensor<2x3xf64>
    %267 = stablehlo.multiply %265, %266 : tensor<2x3xf64>
    %268 = stablehlo.constant dense<0.5> : tensor<f64>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %270 = stablehlo.multiply %267, %269 : tensor<2x3xf64>
    %271 = stablehlo.sqrt %270 : tensor<2x3xf64>
    %272 = stablehlo.add %212, %195 : tensor<2x3xf64>
    %273 = stablehlo.divide %265, %272 : tensor<2x3xf64>
    %274 = stablehlo.divide %265, %239 : tensor<2x3xf64>
    %275 = stablehlo.add %273, %274 : tensor<2x3xf64>
    %276 = stablehlo.constant dense<0.5> : tensor<f64>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %278 = stablehlo.multiply %275, %277 : tensor<2x3xf64>
    %279 = stablehlo.sqrt %278 : tensor<2x3xf64>
    %280 = stablehlo.multiply %192, %279 : tensor<2x3xf64>
    %281 = stablehlo.constant dense<1.0> : tensor<f64>
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %283 = stablehlo.compare LE, %191, %282, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %284 = stablehlo.select %283, %271, %280 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %285 = stablehlo.maximum %191, %192 : tensor<2x3xf64>
    %286 = stablehlo.minimum %191, %192 : tensor<2x3xf64>
    %287 = stablehlo.compare EQ, %286, %285, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %288 = stablehlo.constant dense<1.0> : tensor<f64>
    %289 = stablehlo.divide %286, %285 : tensor<2x3xf64>
    %290 = stablehlo.broadcast_in_dim %288, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %291 = stablehlo.select %287, %290, %289 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %292 = stablehlo.log %285 : tensor<2x3xf64>
    %293 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %295 = stablehlo.add %292, %294 : tensor<2x3xf64>
    %296 = stablehlo.multiply %291, %291 : tensor<2x3xf64>
    %297 = stablehlo.log_plus_one %296 : tensor<2x3xf64>
    %298 = stablehlo.constant dense<0.5> : tensor<f64>
    %299 = stablehlo.broadcast_in_dim %298, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %300 = stablehlo.multiply %297, %299 : tensor<2x3xf64>
    %301 = stablehlo.add %295, %300 : tensor<2x3xf64>
    %302 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %303 = stablehlo.broadcast_in_dim %302, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %304 = stablehlo.compare GT, %285, %303, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %305 = stablehlo.select %304, %192, %284 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %306 = stablehlo.select %304, %301, %264 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %307 = stablehlo.atan2 %189, %305 : tensor<2x3xf64>
    %308 = stablehlo.constant dense<0.0> : tensor<f64>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %310 = stablehlo.compare LT, %190, %309, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %311 = stablehlo.negate %306 : tensor<2x3xf64>
    %312 = stablehlo.select %310, %311, %306 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %313 = stablehlo.complex %307, %312 : tensor<2x3xcomplex<f64>>
    return %16, %33, %48, %63, %188, %313 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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
    %93 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %94 = stablehlo.abs %93 : tensor<2x3xf32>
    %95 = stablehlo.abs %92 : tensor<2x3xf32>
    %96 = stablehlo.constant dense<1.0> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %98 = stablehlo.add %94, %97 : tensor<2x3xf32>
    %99 = stablehlo.constant dense<1.0> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %101 = stablehlo.subtract %94, %100 : tensor<2x3xf32>
    %102 = stablehlo.maximum %98, %95 : tensor<2x3xf32>
    %103 = stablehlo.minimum %98, %95 : tensor<2x3xf32>
    %104 = stablehlo.divide %103, %102 : tensor<2x3xf32>
    %105 = stablehlo.multiply %104, %104 : tensor<2x3xf32>
    %106 = stablehlo.constant dense<1.0> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %108 = stablehlo.add %105, %107 : tensor<2x3xf32>
    %109 = stablehlo.sqrt %108 : tensor<2x3xf32>
    %110 = stablehlo.multiply %102, %109 : tensor<2x3xf32>
    %111 = stablehlo.compare EQ, %102, %103, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %112 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %114 = stablehlo.multiply %102, %113 : tensor<2x3xf32>
    %115 = stablehlo.select %111, %114, %110 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %116 = stablehlo.abs %101 : tensor<2x3xf32>
    %117 = stablehlo.maximum %116, %95 : tensor<2x3xf32>
    %118 = stablehlo.minimum %116, %95 : tensor<2x3xf32>
    %119 = stablehlo.divide %118, %117 : tensor<2x3xf32>
    %120 = stablehlo.multiply %119, %119 : tensor<2x3xf32>
    %121 = stablehlo.constant dense<1.0> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.add %120, %122 : tensor<2x3xf32>
    %124 = stablehlo.sqrt %123 : tensor<2x3xf32>
    %125 = stablehlo.multiply %117, %124 : tensor<2x3xf32>
    %126 = stablehlo.compare EQ, %117, %118, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %127 = stablehlo.constant dense<1.4142135> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %129 = stablehlo.multiply %117, %128 : tensor<2x3xf32>
    %130 = stablehlo.select %126, %129, %125 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %131 = stablehlo.add %115, %130 : tensor<2x3xf32>
    %132 = stablehlo.constant dense<0.5> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %134 = stablehlo.multiply %131, %133 : tensor<2x3xf32>
    %135 = stablehlo.constant dense<1.0> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %137 = stablehlo.compare LT, %94, %136, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %138 = stablehlo.multiply %95, %95 : tensor<2x3xf32>
    %139 = stablehlo.add %115, %98 : tensor<2x3xf32>
    %140 = stablehlo.divide %138, %139 : tensor<2x3xf32>
    %141 = stablehlo.abs %101 : tensor<2x3xf32>
    %142 = stablehlo.add %130, %141 : tensor<2x3xf32>
    %143 = stablehlo.divide %138, %142 : tensor<2x3xf32>
    %144 = stablehlo.select %137, %143, %142 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %145 = stablehlo.add %140, %144 : tensor<2x3xf32>
    %146 = stablehlo.constant dense<0.5> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %148 = stablehlo.multiply %145, %147 : tensor<2x3xf32>
    %149 = stablehlo.constant dense<1.0> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %151 = stablehlo.add %134, %150 : tensor<2x3xf32>
    %152 = stablehlo.constant dense<0.5> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %154 = stablehlo.multiply %151, %153 : tensor<2x3xf32>
    %155 = stablehlo.multiply %145, %154 : tensor<2x3xf32>
    %156 = stablehlo.sqrt %155 : tensor<2x3xf32>
    %157 = stablehlo.add %148, %156 : tensor<2x3xf32>
    %158 = stablehlo.log_plus_one %157 : tensor<2x3xf32>
    %159 = stablehlo.multiply %101, %98 : tensor<2x3xf32>
    %160 = stablehlo.negate %159 : tensor<2x3xf32>
    %161 = stablehlo.sqrt %160 : tensor<2x3xf32>
    %162 = stablehlo.divide %95, %161 : tensor<2x3xf32>
    %163 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %163, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %165 = stablehlo.compare LT, %95, %164, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %166 = stablehlo.and %137, %165 : tensor<2x3xi1>
    %167 = stablehlo.select %166, %162, %158 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %168 = stablehlo.add %134, %94 : tensor<2x3xf32>
    %169 = stablehlo.add %140, %142 : tensor<2x3xf32>
    %170 = stablehlo.multiply %168, %169 : tensor<2x3xf32>
    %171 = stablehlo.constant dense<0.5> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %173 = stablehlo.multiply %170, %172 : tensor<2x3xf32>
    %174 = stablehlo.sqrt %173 : tensor<2x3xf32>
    %175 = stablehlo.add %115, %98 : tensor<2x3xf32>
    %176 = stablehlo.divide %168, %175 : tensor<2x3xf32>
    %177 = stablehlo.divide %168, %142 : tensor<2x3xf32>
    %178 = stablehlo.add %176, %177 : tensor<2x3xf32>
    %179 = stablehlo.constant dense<0.5> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %181 = stablehlo.multiply %178, %180 : tensor<2x3xf32>
    %182 = stablehlo.sqrt %181 : tensor<2x3xf32>
    %183 = stablehlo.multiply %95, %182 : tensor<2x3xf32>
    %184 = stablehlo.constant dense<1.0> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %186 = stablehlo.compare LE, %94, %185, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %187 = stablehlo.select %186, %174, %183 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %188 = stablehlo.maximum %94, %95 : tensor<2x3xf32>
    %189 = stablehlo.minimum %94, %95 : tensor<2x3xf32>
    %190 = stablehlo.compare EQ, %189, %188, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %191 = stablehlo.constant dense<1.0> : tensor<f32>
    %192 = stablehlo.divide %189, %188 : tensor<2x3xf32>
    %193 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %194 = stablehlo.select %190, %193, %192 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = stablehlo.log %188 : tensor<2x3xf32>
    %196 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %198 = stablehlo.add %195, %197 : tensor<2x3xf32>
    %199 = stablehlo.multiply %194, %194 : tensor<2x3xf32>
    %200 = stablehlo.log_plus_one %199 : tensor<2x3xf32>
    %201 = stablehlo.constant dense<0.5> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %203 = stablehlo.multiply %200, %202 : tensor<2x3xf32>
    %204 = stablehlo.add %198, %203 : tensor<2x3xf32>
    %205 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %207 = stablehlo.compare GT, %188, %206, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %208 = stablehlo.select %207, %95, %187 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %209 = stablehlo.select %207, %204, %167 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %210 = stablehlo.atan2 %93, %208 : tensor<2x3xf32>
    %211 = stablehlo.constant dense<0.0> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %213 = stablehlo.compare LT, %92, %212, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %214 = stablehlo.negate %209 : tensor<2x3xf32>
    %215 = stablehlo.select %213, %214, %209 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %216 = stablehlo.complex %215, %210 : tensor<2x3xcomplex<f32>>
    %217 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %218 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %219 = stablehlo.abs %218 : tensor<2x3xf64>
    %220 = stablehlo.abs %217 : tensor<2x3xf64>
    %221 = stablehlo.constant dense<1.0> : tensor<f64>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %223 = stablehlo.add %219, %222 : tensor<2x3xf64>
    %224 = stablehlo.constant dense<1.0> : tensor<f64>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %226 = stablehlo.subtract %219, %225 : tensor<2x3xf64>
    %227 = stablehlo.maximum %223, %220 : tensor<2x3xf64>
    %228 = stablehlo.minimum %223, %220 : tensor<2x3xf64>
    %229 = stablehlo.divide %228, %227 : tensor<2x3xf64>
    %230 = stablehlo.multiply %229, %229 : tensor<2x3xf64>
    %231 = stablehlo.constant dense<1.0> : tensor<f64>
    %232 = stablehlo.broadcast_in_dim %231, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %233 = stablehlo.add %230, %232 : tensor<2x3xf64>
    %234 = stablehlo.sqrt %233 : tensor<2x3xf64>
    %235 = stablehlo.multiply %227, %234 : tensor<2x3xf64>
    %236 = stablehlo.compare EQ, %227, %228, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %237 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %239 = stablehlo.multiply %227, %238 : tensor<2x3xf64>
    %240 = stablehlo.select %236, %239, %235 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %241 = stablehlo.abs %226 : tensor<2x3xf64>
    %242 = stablehlo.maximum %241, %220 : tensor<2x3xf64>
    %243 = stablehlo.minimum %241, %220 : tensor<2x3xf64>
    %244 = stablehlo.divide %243, %242 : tensor<2x3xf64>
    %245 = stablehlo.multiply %244, %244 : tensor<2x3xf64>
    %246 = stablehlo.constant dense<1.0> : tensor<f64>
    %247 = stablehlo.broadcast_in_dim %246, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %248 = stablehlo.add %245, %247 : tensor<2x3xf64>
    %249 = stablehlo.sqrt %248 : tensor<2x3xf64>
    %250 = stablehlo.multiply %242, %249 : tensor<2x3xf64>
    %251 = stablehlo.compare EQ, %242, %243, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %252 = stablehlo.constant dense<1.4142135623730951> : tensor<f64>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %254 = stablehlo.multiply %242, %253 : tensor<2x3xf64>
    %255 = stablehlo.select %251, %254, %250 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %256 = stablehlo.add %240, %255 : tensor<2x3xf64>
    %257 = stablehlo.constant dense<0.5> : tensor<f64>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %259 = stablehlo.multiply %256, %258 : tensor<2x3xf64>
    %260 = stablehlo.constant dense<1.0> : tensor<f64>
    %261 = stablehlo.broadcast_in_dim %260, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %262 = stablehlo.compare LT, %219, %261, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %263 = stablehlo.multiply %220, %220 : tensor<2x3xf64>
    %264 = stablehlo.add %240, %223 : tensor<2x3xf64>
    %265 = stablehlo.divide %263, %264 : tensor<2x3xf64>
    %266 = stablehlo.abs %226 : tensor<2x3xf64>
    %267 = stablehlo.add %255, %266 : tensor<2x3xf64>
    %268 = stablehlo.divide %263, %267 : tensor<2x3xf64>
    %269 = stablehlo.select %262, %268, %267 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %270 = stablehlo.add %265, %269 : tensor<2x3xf64>
    %271 = stablehlo.constant dense<0.5> : tensor<f64>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %273 = stablehlo.multiply %270, %272 : tensor<2x3xf64>
    %274 = stablehlo.constant dense<1.0> : tensor<f64>
    %275 = stablehlo.broadcast_in_dim %274, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %276 = stablehlo.add %259, %275 : tensor<2x3xf64>
    %277 = stablehlo.constant dense<0.5> : tensor<f64>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %279 = stablehlo.multiply %276, %278 : tensor<2x3xf64>
    %280 = stablehlo.multiply %270, %279 : tensor<2x3xf64>
    %281 = stablehlo.sqrt %280 : tensor<2x3xf64>
    %282 = stablehlo.add %273, %281 : tensor<2x3xf64>
    %283 = stablehlo.log_plus_one %282 : tensor<2x3xf64>
    %284 = stablehlo.multiply %226, %223 : tensor<2x3xf64>
    %285 = stablehlo.negate %284 : tensor<2x3xf64>
    %286 = stablehlo.sqrt %285 : tensor<2x3xf64>
    %287 = stablehlo.divide %220, %286 : tensor<2x3xf64>
    %288 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %289 = stablehlo.broadcast_in_dim %288, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %290 = stablehlo.compare LT, %220, %289, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %291 = stablehlo.and %262, %290 : tensor<2x3xi1>
    %292 = stablehlo.select %291, %287, %283 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %293 = stablehlo.add %259, %219 : tensor<2x3xf64>
    %294 = stablehlo.add %265, %267 : tensor<2x3xf64>
    %295 = stablehlo.multiply %293, %294 : tensor<2x3xf64>
    %296 = stablehlo.constant dense<0.5> : tensor<f64>
    %297 = stablehlo.broadcast_in_dim %296, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %298 = stablehlo.multiply %295, %297 : tensor<2x3xf64>
    %299 = stablehlo.sqrt %298 : tensor<2x3xf64>
    %300 = stablehlo.add %240, %223 : tensor<2x3xf64>
    %301 = stablehlo.divide %293, %300 : tensor<2x3xf64>
    %302 = stablehlo.divide %293, %267 : tensor<2x3xf64>
    %303 = stablehlo.add %301, %302 : tensor<2x3xf64>
    %304 = stablehlo.constant dense<0.5> : tensor<f64>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %306 = stablehlo.multiply %303, %305 : tensor<2x3xf64>
    %307 = stablehlo.sqrt %306 : tensor<2x3xf64>
    %308 = stablehlo.multiply %220, %307 : tensor<2x3xf64>
    %309 = stablehlo.constant dense<1.0> : tensor<f64>
    %310 = stablehlo.broadcast_in_dim %309, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %311 = stablehlo.compare LE, %219, %310, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %312 = stablehlo.select %311, %299, %308 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %313 = stablehlo.maximum %219, %220 : tensor<2x3xf64>
    %314 = stablehlo.minimum %219, %220 : tensor<2x3xf64>
    %315 = stablehlo.compare EQ, %314, %313, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %316 = stablehlo.constant dense<1.0> : tensor<f64>
    %317 = stablehlo.divide %314, %313 : tensor<2x3xf64>
    %318 = stablehlo.broadcast_in_dim %316, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %319 = stablehlo.select %315, %318, %317 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %320 = stablehlo.log %313 : tensor<2x3xf64>
    %321 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %322 = stablehlo.broadcast_in_dim %321, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %323 = stablehlo.add %320, %322 : tensor<2x3xf64>
    %324 = stablehlo.multiply %319, %319 : tensor<2x3xf64>
    %325 = stablehlo.log_plus_one %324 : tensor<2x3xf64>
    %326 = stablehlo.constant dense<0.5> : tensor<f64>
    %327 = stablehlo.broadcast_in_dim %326, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %328 = stablehlo.multiply %325, %327 : tensor<2x3xf64>
    %329 = stablehlo.add %323, %328 : tensor<2x3xf64>
    %330 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %331 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %332 = stablehlo.compare GT, %313, %331, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %333 = stablehlo.select %332, %220, %312 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %334 = stablehlo.select %332, %329, %292 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %335 = stablehlo.atan2 %218, %333 : tensor<2x3xf64>
    %336 = stablehlo.constant dense<0.0> : tensor<f64>
    %337 = stablehlo.broadcast_in_dim %336, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %338 = stablehlo.compare LT, %217, %337, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %339 = stablehlo.negate %334 : tensor<2x3xf64>
    %340 = stablehlo.select %338, %339, %334 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %341 = stablehlo.complex %340, %335 : tensor<2x3xcomplex<f64>>
    return %23, %47, %69, %91, %216, %341 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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
    %16 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %17 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %18 = stablehlo.constant dense<1.0> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %20 = stablehlo.subtract %19, %17 : tensor<2x3xf32>
    %21 = stablehlo.constant dense<1.0> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %23 = stablehlo.add %22, %17 : tensor<2x3xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<2x3xf32>
    %25 = stablehlo.multiply %16, %16 : tensor<2x3xf32>
    %26 = stablehlo.subtract %24, %25 : tensor<2x3xf32>
    %27 = stablehlo.add %16, %16 : tensor<2x3xf32>
    %28 = stablehlo.atan2 %27, %26 : tensor<2x3xf32>
    %29 = stablehlo.constant dense<0.5> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %31 = stablehlo.multiply %28, %30 : tensor<2x3xf32>
    %32 = stablehlo.abs %17 : tensor<2x3xf32>
    %33 = stablehlo.abs %16 : tensor<2x3xf32>
    %34 = stablehlo.maximum %32, %33 : tensor<2x3xf32>
    %35 = stablehlo.constant dense<-1.0> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %37 = stablehlo.atan2 %16, %36 : tensor<2x3xf32>
    %38 = stablehlo.constant dense<0.0> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %40 = stablehlo.compare LT, %37, %39, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %41 = stablehlo.constant dense<-1.5707964> : tensor<f32>
    %42 = stablehlo.constant dense<1.5707964> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %45 = stablehlo.select %40, %43, %44 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %46 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %48 = stablehlo.compare GT, %34, %47, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %49 = stablehlo.select %48, %45, %31 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %50 = stablehlo.abs %17 : tensor<2x3xf32>
    %51 = stablehlo.abs %16 : tensor<2x3xf32>
    %52 = stablehlo.constant dense<1.0> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.subtract %53, %50 : tensor<2x3xf32>
    %55 = stablehlo.constant dense<4.0> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %57 = stablehlo.multiply %50, %56 : tensor<2x3xf32>
    %58 = stablehlo.multiply %54, %54 : tensor<2x3xf32>
    %59 = stablehlo.multiply %51, %51 : tensor<2x3xf32>
    %60 = stablehlo.add %58, %59 : tensor<2x3xf32>
    %61 = stablehlo.divide %57, %60 : tensor<2x3xf32>
    %62 = stablehlo.log_plus_one %61 : tensor<2x3xf32>
    %63 = stablehlo.constant dense<0.25> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %65 = stablehlo.multiply %62, %64 : tensor<2x3xf32>
    %66 = stablehlo.constant dense<1.0> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %68 = stablehlo.compare EQ, %50, %67, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %69 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %71 = stablehlo.compare LT, %51, %70, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %72 = stablehlo.and %68, %71 : tensor<2x3xi1>
    %73 = stablehlo.log %51 : tensor<2x3xf32>
    %74 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %76 = stablehlo.subtract %75, %73 : tensor<2x3xf32>
    %77 = stablehlo.constant dense<0.5> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %79 = stablehlo.multiply %76, %78 : tensor<2x3xf32>
    %80 = stablehlo.select %72, %79, %65 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = stablehlo.maximum %50, %51 : tensor<2x3xf32>
    %82 = stablehlo.compare EQ, %50, %81, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %83 = stablehlo.constant dense<1.0> : tensor<f32>
    %84 = stablehlo.divide %50, %81 : tensor<2x3xf32>
    %85 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %86 = stablehlo.select %82, %85, %84 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = stablehlo.compare EQ, %51, %81, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %88 = stablehlo.constant dense<1.0> : tensor<f32>
    %89 = stablehlo.divide %51, %81 : tensor<2x3xf32>
    %90 = stablehlo.broadcast_in_dim %88, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.select %87, %90, %89 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %92 = stablehlo.divide %86, %81 : tensor<2x3xf32>
    %93 = stablehlo.multiply %86, %86 : tensor<2x3xf32>
    %94 = stablehlo.multiply %91, %91 : tensor<2x3xf32>
    %95 = stablehlo.add %93, %94 : tensor<2x3xf32>
    %96 = stablehlo.divide %92, %95 : tensor<2x3xf32>
    %97 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %99 = stablehlo.compare GT, %81, %98, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %100 = stablehlo.select %99, %96, %80 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = stablehlo.constant dense<0.0> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.compare LT, %17, %102, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %104 = stablehlo.negate %100 : tensor<2x3xf32>
    %105 = stablehlo.select %103, %104, %100 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = stablehlo.complex %49, %105 : tensor<2x3xcomplex<f32>>
    %107 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %108 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %109 = stablehlo.constant dense<1.0> : tensor<f64>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %111 = stablehlo.subtract %110, %108 : tensor<2x3xf64>
    %112 = stablehlo.constant dense<1.0> : tensor<f64>
    %113 = stablehlo.broadcast_in_dim %112, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %114 = stablehlo.add %113, %108 : tensor<2x3xf64>
    %115 = stablehlo.multiply %111, %114 : tensor<2x3xf64>
    %116 = stablehlo.multiply %107, %107 : tensor<2x3xf64>
    %117 = stablehlo.subtract %115, %116 : tensor<2x3xf64>
    %118 = stablehlo.add %107, %107 : tensor<2x3xf64>
    %119 = stablehlo.atan2 %118, %117 : tensor<2x3xf64>
    %120 = stablehlo.constant dense<0.5> : tensor<f64>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %122 = stablehlo.multiply %119, %121 : tensor<2x3xf64>
    %123 = stablehlo.abs %108 : tensor<2x3xf64>
    %124 = stablehlo.abs %107 : tensor<2x3xf64>
    %125 = stablehlo.maximum %123, %124 : tensor<2x3xf64>
    %126 = stablehlo.constant dense<-1.0> : tensor<f64>
    %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %128 = stablehlo.atan2 %107, %127 : tensor<2x3xf64>
    %129 = stablehlo.constant dense<0.0> : tensor<f64>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %131 = stablehlo.compare LT, %128, %130, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %132 = stablehlo.constant dense<-1.5707963267948966> : tensor<f64>
    %133 = stablehlo.constant dense<1.5707963267948966> : tensor<f64>
    %134 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %135 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %136 = stablehlo.select %131, %134, %135 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %137 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %138 = stablehlo.broadcast_in_dim %137, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %139 = stablehlo.compare GT, %125, %138, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %140 = stablehlo.select %139, %136, %122 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %141 = stablehlo.abs %108 : tensor<2x3xf64>
    %142 = stablehlo.abs %107 : tensor<2x3xf64>
    %143 = stablehlo.constant dense<1.0> : tensor<f64>
    %144 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %145 = stablehlo.subtract %144, %141 : tensor<2x3xf64>
    %146 = stablehlo.constant dense<4.0> : tensor<f64>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %148 = stablehlo.multiply %141, %147 : tensor<2x3xf64>
    %149 = stablehlo.multiply %145, %145 : tensor<2x3xf64>
    %150 = stablehlo.multiply %142, %142 : tensor<2x3xf64>
    %151 = stablehlo.add %149, %150 : tensor<2x3xf64>
    %152 = stablehlo.divide %148, %151 : tensor<2x3xf64>
    %153 = stablehlo.log_plus_one %152 : tensor<2x3xf64>
    %154 = stablehlo.constant dense<0.25> : tensor<f64>
    %155 = stablehlo.broadcast_in_dim %154, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %156 = stablehlo.multiply %153, %155 : tensor<2x3xf64>
    %157 = stablehlo.constant dense<1.0> : tensor<f64>
    %158 = stablehlo.broadcast_in_dim %157, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %159 = stablehlo.compare EQ, %141, %158, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %160 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %162 = stablehlo.compare LT, %142, %161, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %163 = stablehlo.and %159, %162 : tensor<2x3xi1>
    %164 = stablehlo.log %142 : tensor<2x3xf64>
    %165 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %167 = stablehlo.subtract %166, %164 : tensor<2x3xf64>
    %168 = stablehlo.constant dense<0.5> : tensor<f64>
    %169 = stablehlo.broadcast_in_dim %168, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %170 = stablehlo.multiply %167, %169 : tensor<2x3xf64>
    %171 = stablehlo.select %163, %170, %156 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %172 = stablehlo.maximum %141, %142 : tensor<2x3xf64>
    %173 = stablehlo.compare EQ, %141, %172, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %174 = stablehlo.constant dense<1.0> : tensor<f64>
    %175 = stablehlo.divide %141, %172 : tensor<2x3xf64>
    %176 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %177 = stablehlo.select %173, %176, %175 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %178 = stablehlo.compare EQ, %142, %172, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %179 = stablehlo.constant dense<1.0> : tensor<f64>
    %180 = stablehlo.divide %142, %172 : tensor<2x3xf64>
    %181 = stablehlo.broadcast_in_dim %179, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %182 = stablehlo.select %178, %181, %180 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %183 = stablehlo.divide %177, %172 : tensor<2x3xf64>
    %184 = stablehlo.multiply %177, %177 : tensor<2x3xf64>
    %185 = stablehlo.multiply %182, %182 : tensor<2x3xf64>
    %186 = stablehlo.add %184, %185 : tensor<2x3xf64>
    %187 = stablehlo.divide %183, %186 : tensor<2x3xf64>
    %188 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %190 = stablehlo.compare GT, %172, %189, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %191 = stablehlo.select %190, %187, %171 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %192 = stablehlo.constant dense<0.0> : tensor<f64>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %194 = stablehlo.compare LT, %108, %193, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %195 = stablehlo.negate %191 : tensor<2x3xf64>
    %196 = stablehlo.select %194, %195, %191 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %197 = stablehlo.complex %140, %196 : tensor<2x3xcomplex<f64>>
    return %4, %9, %12, %15, %106, %197 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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
    %60 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %61 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %62 = stablehlo.abs %60 : tensor<2x3xf32>
    %63 = stablehlo.abs %61 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<1.0> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.subtract %65, %62 : tensor<2x3xf32>
    %67 = stablehlo.constant dense<4.0> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %69 = stablehlo.multiply %62, %68 : tensor<2x3xf32>
    %70 = stablehlo.multiply %66, %66 : tensor<2x3xf32>
    %71 = stablehlo.multiply %63, %63 : tensor<2x3xf32>
    %72 = stablehlo.add %70, %71 : tensor<2x3xf32>
    %73 = stablehlo.divide %69, %72 : tensor<2x3xf32>
    %74 = stablehlo.log_plus_one %73 : tensor<2x3xf32>
    %75 = stablehlo.constant dense<0.25> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %77 = stablehlo.multiply %74, %76 : tensor<2x3xf32>
    %78 = stablehlo.constant dense<1.0> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.compare EQ, %62, %79, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %81 = stablehlo.constant dense<4.3368087e-19> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %83 = stablehlo.compare LT, %63, %82, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %84 = stablehlo.and %80, %83 : tensor<2x3xi1>
    %85 = stablehlo.log %63 : tensor<2x3xf32>
    %86 = stablehlo.constant dense<0.6931472> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %88 = stablehlo.subtract %87, %85 : tensor<2x3xf32>
    %89 = stablehlo.constant dense<0.5> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<2x3xf32>
    %92 = stablehlo.select %84, %91, %77 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = stablehlo.maximum %62, %63 : tensor<2x3xf32>
    %94 = stablehlo.compare EQ, %62, %93, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %95 = stablehlo.constant dense<1.0> : tensor<f32>
    %96 = stablehlo.divide %62, %93 : tensor<2x3xf32>
    %97 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %98 = stablehlo.select %94, %97, %96 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %99 = stablehlo.compare EQ, %63, %93, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %100 = stablehlo.constant dense<1.0> : tensor<f32>
    %101 = stablehlo.divide %63, %93 : tensor<2x3xf32>
    %102 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %103 = stablehlo.select %99, %102, %101 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = stablehlo.divide %98, %93 : tensor<2x3xf32>
    %105 = stablehlo.multiply %98, %98 : tensor<2x3xf32>
    %106 = stablehlo.multiply %103, %103 : tensor<2x3xf32>
    %107 = stablehlo.add %105, %106 : tensor<2x3xf32>
    %108 = stablehlo.divide %104, %107 : tensor<2x3xf32>
    %109 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %111 = stablehlo.compare GT, %93, %110, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %112 = stablehlo.select %111, %108, %92 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = stablehlo.constant dense<0.0> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %115 = stablehlo.compare LT, %60, %114, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %116 = stablehlo.negate %112 : tensor<2x3xf32>
    %117 = stablehlo.select %115, %116, %112 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = stablehlo.constant dense<1.0> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %120 = stablehlo.subtract %119, %60 : tensor<2x3xf32>
    %121 = stablehlo.constant dense<1.0> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %123 = stablehlo.add %122, %60 : tensor<2x3xf32>
    %124 = stablehlo.multiply %120, %123 : tensor<2x3xf32>
    %125 = stablehlo.multiply %61, %61 : tensor<2x3xf32>
    %126 = stablehlo.subtract %124, %125 : tensor<2x3xf32>
    %127 = stablehlo.add %61, %61 : tensor<2x3xf32>
    %128 = stablehlo.atan2 %127, %126 : tensor<2x3xf32>
    %129 = stablehlo.constant dense<0.5> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %131 = stablehlo.multiply %128, %130 : tensor<2x3xf32>
    %132 = stablehlo.abs %60 : tensor<2x3xf32>
    %133 = stablehlo.abs %61 : tensor<2x3xf32>
    %134 = stablehlo.maximum %132, %133 : tensor<2x3xf32>
    %135 = stablehlo.constant dense<-1.0> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %137 = stablehlo.atan2 %61, %136 : tensor<2x3xf32>
    %138 = stablehlo.constant dense<0.0> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %138, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %140 = stablehlo.compare LT, %137, %139, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %141 = stablehlo.constant dense<-1.5707964> : tensor<f32>
    %142 = stablehlo.constant dense<1.5707964> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %145 = stablehlo.select %140, %143, %144 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %146 = stablehlo.constant dense<2.3058429e18> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %148 = stablehlo.compare GT, %134, %147, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %149 = stablehlo.select %148, %145, %131 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %150 = stablehlo.complex %117, %149 : tensor<2x3xcomplex<f32>>
    %151 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %152 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %153 = stablehlo.abs %151 : tensor<2x3xf64>
    %154 = stablehlo.abs %152 : tensor<2x3xf64>
    %155 = stablehlo.constant dense<1.0> : tensor<f64>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %157 = stablehlo.subtract %156, %153 : tensor<2x3xf64>
    %158 = stablehlo.constant dense<4.0> : tensor<f64>
    %159 = stablehlo.broadcast_in_dim %158, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %160 = stablehlo.multiply %153, %159 : tensor<2x3xf64>
    %161 = stablehlo.multiply %157, %157 : tensor<2x3xf64>
    %162 = stablehlo.multiply %154, %154 : tensor<2x3xf64>
    %163 = stablehlo.add %161, %162 : tensor<2x3xf64>
    %164 = stablehlo.divide %160, %163 : tensor<2x3xf64>
    %165 = stablehlo.log_plus_one %164 : tensor<2x3xf64>
    %166 = stablehlo.constant dense<0.25> : tensor<f64>
    %167 = stablehlo.broadcast_in_dim %166, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %168 = stablehlo.multiply %165, %167 : tensor<2x3xf64>
    %169 = stablehlo.constant dense<1.0> : tensor<f64>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %171 = stablehlo.compare EQ, %153, %170, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %172 = stablehlo.constant dense<5.966672584960167e-154> : tensor<f64>
    %173 = stablehlo.broadcast_in_dim %172, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %174 = stablehlo.compare LT, %154, %173, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %175 = stablehlo.and %171, %174 : tensor<2x3xi1>
    %176 = stablehlo.log %154 : tensor<2x3xf64>
    %177 = stablehlo.constant dense<0.6931471805599453> : tensor<f64>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %179 = stablehlo.subtract %178, %176 : tensor<2x3xf64>
    %180 = stablehlo.constant dense<0.5> : tensor<f64>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %182 = stablehlo.multiply %179, %181 : tensor<2x3xf64>
    %183 = stablehlo.select %175, %182, %168 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %184 = stablehlo.maximum %153, %154 : tensor<2x3xf64>
    %185 = stablehlo.compare EQ, %153, %184, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %186 = stablehlo.constant dense<1.0> : tensor<f64>
    %187 = stablehlo.divide %153, %184 : tensor<2x3xf64>
    %188 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %189 = stablehlo.select %185, %188, %187 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %190 = stablehlo.compare EQ, %154, %184, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %191 = stablehlo.constant dense<1.0> : tensor<f64>
    %192 = stablehlo.divide %154, %184 : tensor<2x3xf64>
    %193 = stablehlo.broadcast_in_dim %191, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %194 = stablehlo.select %190, %193, %192 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %195 = stablehlo.divide %189, %184 : tensor<2x3xf64>
    %196 = stablehlo.multiply %189, %189 : tensor<2x3xf64>
    %197 = stablehlo.multiply %194, %194 : tensor<2x3xf64>
    %198 = stablehlo.add %196, %197 : tensor<2x3xf64>
    %199 = stablehlo.divide %195, %198 : tensor<2x3xf64>
    %200 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %202 = stablehlo.compare GT, %184, %201, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %203 = stablehlo.select %202, %199, %183 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %204 = stablehlo.constant dense<0.0> : tensor<f64>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %206 = stablehlo.compare LT, %151, %205, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %207 = stablehlo.negate %203 : tensor<2x3xf64>
    %208 = stablehlo.select %206, %207, %203 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %209 = stablehlo.constant dense<1.0> : tensor<f64>
    %210 = stablehlo.broadcast_in_dim %209, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %211 = stablehlo.subtract %210, %151 : tensor<2x3xf64>
    %212 = stablehlo.constant dense<1.0> : tensor<f64>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %214 = stablehlo.add %213, %151 : tensor<2x3xf64>
    %215 = stablehlo.multiply %211, %214 : tensor<2x3xf64>
    %216 = stablehlo.multiply %152, %152 : tensor<2x3xf64>
    %217 = stablehlo.subtract %215, %216 : tensor<2x3xf64>
    %218 = stablehlo.add %152, %152 : tensor<2x3xf64>
    %219 = stablehlo.atan2 %218, %217 : tensor<2x3xf64>
    %220 = stablehlo.constant dense<0.5> : tensor<f64>
    %221 = stablehlo.broadcast_in_dim %220, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %222 = stablehlo.multiply %219, %221 : tensor<2x3xf64>
    %223 = stablehlo.abs %151 : tensor<2x3xf64>
    %224 = stablehlo.abs %152 : tensor<2x3xf64>
    %225 = stablehlo.maximum %223, %224 : tensor<2x3xf64>
    %226 = stablehlo.constant dense<-1.0> : tensor<f64>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %228 = stablehlo.atan2 %152, %227 : tensor<2x3xf64>
    %229 = stablehlo.constant dense<0.0> : tensor<f64>
    %230 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %231 = stablehlo.compare LT, %228, %230, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %232 = stablehlo.constant dense<-1.5707963267948966> : tensor<f64>
    %233 = stablehlo.constant dense<1.5707963267948966> : tensor<f64>
    %234 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %235 = stablehlo.broadcast_in_dim %233, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %236 = stablehlo.select %231, %234, %235 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %237 = stablehlo.constant dense<1.6759759912428245e153> : tensor<f64>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %239 = stablehlo.compare GT, %225, %238, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %240 = stablehlo.select %239, %236, %222 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %241 = stablehlo.complex %208, %240 : tensor<2x3xcomplex<f64>>
    return %15, %31, %45, %59, %150, %241 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
  }
}

// -----

module @bessel_i1e attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "bessel_i1e", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
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
    %171 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %172 = stablehlo.abs %171 : tensor<2x3xf32>
    %173 = stablehlo.constant dense<8.0> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %175 = stablehlo.compare LE, %172, %174, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %176 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %177 = stablehlo.select %175, %172, %176 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %178 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %179 = stablehlo.select %175, %178, %172 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %180 = stablehlo.constant dense<0.25> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.multiply %177, %181 : tensor<2x3xf32>
    %183 = stablehlo.constant dense<1.0> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %185 = stablehlo.subtract %182, %184 : tensor<2x3xf32>
    %186 = stablehlo.add %185, %185 : tensor<2x3xf32>
    %187 = stablehlo.constant dense<0.0> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %189 = stablehlo.multiply %185, %188 : tensor<2x3xf32>
    %190 = stablehlo.multiply %186, %189 : tensor<2x3xf32>
    %191 = stablehlo.subtract %190, %189 : tensor<2x3xf32>
    %192 = stablehlo.constant dense<-5.7559184e-9> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %194 = stablehlo.add %191, %193 : tensor<2x3xf32>
    %195 = stablehlo.multiply %186, %194 : tensor<2x3xf32>
    %196 = stablehlo.subtract %195, %189 : tensor<2x3xf32>
    %197 = stablehlo.constant dense<6.205776e-8> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %199 = stablehlo.add %196, %198 : tensor<2x3xf32>
    %200 = stablehlo.multiply %186, %199 : tensor<2x3xf32>
    %201 = stablehlo.subtract %200, %194 : tensor<2x3xf32>
    %202 = stablehlo.constant dense<-3.6646045e-7> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %204 = stablehlo.add %201, %203 : tensor<2x3xf32>
    %205 = stablehlo.multiply %186, %204 : tensor<2x3xf32>
    %206 = stablehlo.subtract %205, %199 : tensor<2x3xf32>
    %207 = stablehlo.constant dense<1.7091884e-6> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %209 = stablehlo.add %206, %208 : tensor<2x3xf32>
    %210 = stablehlo.multiply %186, %209 : tensor<2x3xf32>
    %211 = stablehlo.subtract %210, %204 : tensor<2x3xf32>
    %212 = stablehlo.constant dense<-6.76645e-6> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %214 = stablehlo.add %211, %213 : tensor<2x3xf32>
    %215 = stablehlo.multiply %186, %214 : tensor<2x3xf32>
    %216 = stablehlo.subtract %215, %209 : tensor<2x3xf32>
    %217 = stablehlo.constant dense<2.3059165e-5> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %219 = stablehlo.add %216, %218 : tensor<2x3xf32>
    %220 = stablehlo.multiply %186, %219 : tensor<2x3xf32>
    %221 = stablehlo.subtract %220, %214 : tensor<2x3xf32>
    %222 = stablehlo.constant dense<-6.645917e-5> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %224 = stablehlo.add %221, %223 : tensor<2x3xf32>
    %225 = stablehlo.multiply %186, %224 : tensor<2x3xf32>
    %226 = stablehlo.subtract %225, %219 : tensor<2x3xf32>
    %227 = stablehlo.constant dense<0.00015116032> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %229 = stablehlo.add %226, %228 : tensor<2x3xf32>
    %230 = stablehlo.multiply %186, %229 : tensor<2x3xf32>
    %231 = stablehlo.subtract %230, %224 : tensor<2x3xf32>
    %232 = stablehlo.constant dense<-0.00020167202> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %234 = stablehlo.add %231, %233 : tensor<2x3xf32>
    %235 = stablehlo.multiply %186, %234 : tensor<2x3xf32>
    %236 = stablehlo.subtract %235, %229 : tensor<2x3xf32>
    %237 = stablehlo.constant dense<-0.00032171133> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %237, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %239 = stablehlo.add %236, %238 : tensor<2x3xf32>
    %240 = stablehlo.multiply %186, %239 : tensor<2x3xf32>
    %241 = stablehlo.subtract %240, %234 : tensor<2x3xf32>
    %242 = stablehlo.constant dense<0.0036013955> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.add %241, %243 : tensor<2x3xf32>
    %245 = stablehlo.multiply %186, %244 : tensor<2x3xf32>
    %246 = stablehlo.subtract %245, %239 : tensor<2x3xf32>
    %247 = stablehlo.constant dense<-0.016404105> : tensor<f32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %249 = stablehlo.add %246, %248 : tensor<2x3xf32>
    %250 = stablehlo.multiply %186, %249 : tensor<2x3xf32>
    %251 = stablehlo.subtract %250, %244 : tensor<2x3xf32>
    %252 = stablehlo.constant dense<0.055893745> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %254 = stablehlo.add %251, %253 : tensor<2x3xf32>
    %255 = stablehlo.multiply %186, %254 : tensor<2x3xf32>
    %256 = stablehlo.subtract %255, %249 : tensor<2x3xf32>
    %257 = stablehlo.constant dense<-0.15815416> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %259 = stablehlo.add %256, %258 : tensor<2x3xf32>
    %260 = stablehlo.multiply %186, %259 : tensor<2x3xf32>
    %261 = stablehlo.subtract %260, %254 : tensor<2x3xf32>
    %262 = stablehlo.constant dense<0.38510498> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %264 = stablehlo.add %261, %263 : tensor<2x3xf32>
    %265 = stablehlo.multiply %186, %264 : tensor<2x3xf32>
    %266 = stablehlo.subtract %265, %259 : tensor<2x3xf32>
    %267 = stablehlo.constant dense<-0.8184652> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %269 = stablehlo.add %266, %268 : tensor<2x3xf32>
    %270 = stablehlo.multiply %185, %269 : tensor<2x3xf32>
    %271 = stablehlo.subtract %270, %264 : tensor<2x3xf32>
    %272 = stablehlo.constant dense<1.1605822> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %272, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %274 = stablehlo.add %271, %273 : tensor<2x3xf32>
    %275 = stablehlo.constant dense<16.0> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %277 = stablehlo.divide %276, %179 : tensor<2x3xf32>
    %278 = stablehlo.constant dense<1.0> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %280 = stablehlo.subtract %277, %279 : tensor<2x3xf32>
    %281 = stablehlo.add %280, %280 : tensor<2x3xf32>
    %282 = stablehlo.constant dense<0.0> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %282, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %284 = stablehlo.multiply %280, %283 : tensor<2x3xf32>
    %285 = stablehlo.multiply %281, %284 : tensor<2x3xf32>
    %286 = stablehlo.subtract %285, %284 : tensor<2x3xf32>
    %287 = stablehlo.constant dense<-3.8353805e-9> : tensor<f32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %289 = stablehlo.add %286, %288 : tensor<2x3xf32>
    %290 = stablehlo.multiply %281, %289 : tensor<2x3xf32>
    %291 = stablehlo.subtract %290, %284 : tensor<2x3xf32>
    %292 = stablehlo.constant dense<-2.6314689e-8> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %294 = stablehlo.add %291, %293 : tensor<2x3xf32>
    %295 = stablehlo.multiply %281, %294 : tensor<2x3xf32>
    %296 = stablehlo.subtract %295, %289 : tensor<2x3xf32>
    %297 = stablehlo.constant dense<-2.512236e-7> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %297, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %299 = stablehlo.add %296, %298 : tensor<2x3xf32>
    %300 = stablehlo.multiply %281, %299 : tensor<2x3xf32>
    %301 = stablehlo.subtract %300, %294 : tensor<2x3xf32>
    %302 = stablehlo.constant dense<-3.8825647e-6> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %302, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %304 = stablehlo.add %301, %303 : tensor<2x3xf32>
    %305 = stablehlo.multiply %281, %304 : tensor<2x3xf32>
    %306 = stablehlo.subtract %305, %299 : tensor<2x3xf32>
    %307 = stablehlo.constant dense<-0.00011058894> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %307, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %309 = stablehlo.add %306, %308 : tensor<2x3xf32>
    %310 = stablehlo.multiply %281, %309 : tensor<2x3xf32>
    %311 = stablehlo.subtract %310, %304 : tensor<2x3xf32>
    %312 = stablehlo.constant dense<-0.009761098> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %314 = stablehlo.add %311, %313 : tensor<2x3xf32>
    %315 = stablehlo.multiply %280, %314 : tensor<2x3xf32>
    %316 = stablehlo.subtract %315, %309 : tensor<2x3xf32>
    %317 = stablehlo.constant dense<0.38928813> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %319 = stablehlo.add %316, %318 : tensor<2x3xf32>
    %320 = stablehlo.constant dense<3.0> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %320, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %322 = stablehlo.add %172, %321 : tensor<2x3xf32>
    %323 = stablehlo.multiply %274, %172 : tensor<2x3xf32>
    %324 = stablehlo.sqrt %322 : tensor<2x3xf32>
    %325 = stablehlo.multiply %322, %324 : tensor<2x3xf32>
    %326 = stablehlo.divide %323, %325 : tensor<2x3xf32>
    %327 = stablehlo.constant dense<8.0> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %329 = stablehlo.compare LE, %172, %328, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %330 = stablehlo.rsqrt %172 : tensor<2x3xf32>
    %331 = stablehlo.multiply %319, %330 : tensor<2x3xf32>
    %332 = stablehlo.select %329, %326, %331 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %333 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %335 = stablehlo.compare EQ, %172, %334, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %336 = stablehlo.constant dense<0.0> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %338 = stablehlo.select %335, %337, %332 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %339 = stablehlo.sign %171 : tensor<2x3xf32>
    %340 = stablehlo.multiply %339, %338 : tensor<2x3xf32>
    %341 = stablehlo.convert %340 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %342 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %343 = stablehlo.constant dense<8.0> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %343, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %345 = stablehlo.compare LE, %342, %344, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %346 = stablehlo.broadcast_in_dim %343, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %347 = stablehlo.select %345, %342, %346 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %348 = stablehlo.broadcast_in_dim %343, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %349 = stablehlo.select %345, %348, %342 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %350 = stablehlo.constant dense<0.25> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %350, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %352 = stablehlo.multiply %347, %351 : tensor<2x3xf32>
    %353 = stablehlo.constant dense<1.0> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %355 = stablehlo.subtract %352, %354 : tensor<2x3xf32>
    %356 = stablehlo.add %355, %355 : tensor<2x3xf32>
    %357 = stablehlo.constant dense<0.0> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %359 = stablehlo.multiply %355, %358 : tensor<2x3xf32>
    %360 = stablehlo.multiply %356, %359 : tensor<2x3xf32>
    %361 = stablehlo.subtract %360, %359 : tensor<2x3xf32>
    %362 = stablehlo.constant dense<-5.7559184e-9> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %364 = stablehlo.add %361, %363 : tensor<2x3xf32>
    %365 = stablehlo.multiply %356, %364 : tensor<2x3xf32>
    %366 = stablehlo.subtract %365, %359 : tensor<2x3xf32>
    %367 = stablehlo.constant dense<6.205776e-8> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %367, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %369 = stablehlo.add %366, %368 : tensor<2x3xf32>
    %370 = stablehlo.multiply %356, %369 : tensor<2x3xf32>
    %371 = stablehlo.subtract %370, %364 : tensor<2x3xf32>
    %372 = stablehlo.constant dense<-3.6646045e-7> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %374 = stablehlo.add %371, %373 : tensor<2x3xf32>
    %375 = stablehlo.multiply %356, %374 : tensor<2x3xf32>
    %376 = stablehlo.subtract %375, %369 : tensor<2x3xf32>
    %377 = stablehlo.constant dense<1.7091884e-6> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %379 = stablehlo.add %376, %378 : tensor<2x3xf32>
    %380 = stablehlo.multiply %356, %379 : tensor<2x3xf32>
    %381 = stablehlo.subtract %380, %374 : tensor<2x3xf32>
    %382 = stablehlo.constant dense<-6.76645e-6> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %382, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %384 = stablehlo.add %381, %383 : tensor<2x3xf32>
    %385 = stablehlo.multiply %356, %384 : tensor<2x3xf32>
    %386 = stablehlo.subtract %385, %379 : tensor<2x3xf32>
    %387 = stablehlo.constant dense<2.3059165e-5> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %387, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %389 = stablehlo.add %386, %388 : tensor<2x3xf32>
    %390 = stablehlo.multiply %356, %389 : tensor<2x3xf32>
    %391 = stablehlo.subtract %390, %384 : tensor<2x3xf32>
    %392 = stablehlo.constant dense<-6.645917e-5> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %392, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %394 = stablehlo.add %391, %393 : tensor<2x3xf32>
    %395 = stablehlo.multiply %356, %394 : tensor<2x3xf32>
    %396 = stablehlo.subtract %395, %389 : tensor<2x3xf32>
    %397 = stablehlo.constant dense<0.00015116032> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %399 = stablehlo.add %396, %398 : tensor<2x3xf32>
    %400 = stablehlo.multiply %356, %399 : tensor<2x3xf32>
    %401 = stablehlo.subtract %400, %394 : tensor<2x3xf32>
    %402 = stablehlo.constant dense<-0.00020167202> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %404 = stablehlo.add %401, %403 : tensor<2x3xf32>
    %405 = stablehlo.multiply %356, %404 : tensor<2x3xf32>
    %406 = stablehlo.subtract %405, %399 : tensor<2x3xf32>
    %407 = stablehlo.constant dense<-0.00032171133> : tensor<f32>
    %408 = stablehlo.broadcast_in_dim %407, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %409 = stablehlo.add %406, %408 : tensor<2x3xf32>
    %410 = stablehlo.multiply %356, %409 : tensor<2x3xf32>
    %411 = stablehlo.subtract %410, %404 : tensor<2x3xf32>
    %412 = stablehlo.constant dense<0.0036013955> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %414 = stablehlo.add %411, %413 : tensor<2x3xf32>
    %415 = stablehlo.multiply %356, %414 : tensor<2x3xf32>
    %416 = stablehlo.subtract %415, %409 : tensor<2x3xf32>
    %417 = stablehlo.constant dense<-0.016404105> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %419 = stablehlo.add %416, %418 : tensor<2x3xf32>
    %420 = stablehlo.multiply %356, %419 : tensor<2x3xf32>
    %421 = stablehlo.subtract %420, %414 : tensor<2x3xf32>
    %422 = stablehlo.constant dense<0.055893745> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %422, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %424 = stablehlo.add %421, %423 : tensor<2x3xf32>
    %425 = stablehlo.multiply %356, %424 : tensor<2x3xf32>
    %426 = stablehlo.subtract %425, %419 : tensor<2x3xf32>
    %427 = stablehlo.constant dense<-0.15815416> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %427, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %429 = stablehlo.add %426, %428 : tensor<2x3xf32>
    %430 = stablehlo.multiply %356, %429 : tensor<2x3xf32>
    %431 = stablehlo.subtract %430, %424 : tensor<2x3xf32>
    %432 = stablehlo.constant dense<0.38510498> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %434 = stablehlo.add %431, %433 : tensor<2x3xf32>
    %435 = stablehlo.multiply %356, %434 : tensor<2x3xf32>
    %436 = stablehlo.subtract %435, %429 : tensor<2x3xf32>
    %437 = stablehlo.constant dense<-0.8184652> : tensor<f32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %439 = stablehlo.add %436, %438 : tensor<2x3xf32>
    %440 = stablehlo.multiply %355, %439 : tensor<2x3xf32>
    %441 = stablehlo.subtract %440, %434 : tensor<2x3xf32>
    %442 = stablehlo.constant dense<1.1605822> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %444 = stablehlo.add %441, %443 : tensor<2x3xf32>
    %445 = stablehlo.constant dense<16.0> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %447 = stablehlo.divide %446, %349 : tensor<2x3xf32>
    %448 = stablehlo.constant dense<1.0> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %448, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %450 = stablehlo.subtract %447, %449 : tensor<2x3xf32>
    %451 = stablehlo.add %450, %450 : tensor<2x3xf32>
    %452 = stablehlo.constant dense<0.0> : tensor<f32>
    %453 = stablehlo.broadcast_in_dim %452, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %454 = stablehlo.multiply %450, %453 : tensor<2x3xf32>
    %455 = stablehlo.multiply %451, %454 : tensor<2x3xf32>
    %456 = stablehlo.subtract %455, %454 : tensor<2x3xf32>
    %457 = stablehlo.constant dense<-3.8353805e-9> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %457, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %459 = stablehlo.add %456, %458 : tensor<2x3xf32>
    %460 = stablehlo.multiply %451, %459 : tensor<2x3xf32>
    %461 = stablehlo.subtract %460, %454 : tensor<2x3xf32>
    %462 = stablehlo.constant dense<-2.6314689e-8> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %462, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %464 = stablehlo.add %461, %463 : tensor<2x3xf32>
    %465 = stablehlo.multiply %451, %464 : tensor<2x3xf32>
    %466 = stablehlo.subtract %465, %459 : tensor<2x3xf32>
    %467 = stablehlo.constant dense<-2.512236e-7> : tensor<f32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %469 = stablehlo.add %466, %468 : tensor<2x3xf32>
    %470 = stablehlo.multiply %451, %469 : tensor<2x3xf32>
    %471 = stablehlo.subtract %470, %464 : tensor<2x3xf32>
    %472 = stablehlo.constant dense<-3.8825647e-6> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %472, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %474 = stablehlo.add %471, %473 : tensor<2x3xf32>
    %475 = stablehlo.multiply %451, %474 : tensor<2x3xf32>
    %476 = stablehlo.subtract %475, %469 : tensor<2x3xf32>
    %477 = stablehlo.constant dense<-0.00011058894> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %477, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %479 = stablehlo.add %476, %478 : tensor<2x3xf32>
    %480 = stablehlo.multiply %451, %479 : tensor<2x3xf32>
    %481 = stablehlo.subtract %480, %474 : tensor<2x3xf32>
    %482 = stablehlo.constant dense<-0.009761098> : tensor<f32>
    %483 = stablehlo.broadcast_in_dim %482, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %484 = stablehlo.add %481, %483 : tensor<2x3xf32>
    %485 = stablehlo.multiply %450, %484 : tensor<2x3xf32>
    %486 = stablehlo.subtract %485, %479 : tensor<2x3xf32>
    %487 = stablehlo.constant dense<0.38928813> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %487, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %489 = stablehlo.add %486, %488 : tensor<2x3xf32>
    %490 = stablehlo.constant dense<3.0> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %490, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %492 = stablehlo.add %342, %491 : tensor<2x3xf32>
    %493 = stablehlo.multiply %444, %342 : tensor<2x3xf32>
    %494 = stablehlo.sqrt %492 : tensor<2x3xf32>
    %495 = stablehlo.multiply %492, %494 : tensor<2x3xf32>
    %496 = stablehlo.divide %493, %495 : tensor<2x3xf32>
    %497 = stablehlo.constant dense<8.0> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %497, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %499 = stablehlo.compare LE, %342, %498, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %500 = stablehlo.rsqrt %342 : tensor<2x3xf32>
    %501 = stablehlo.multiply %489, %500 : tensor<2x3xf32>
    %502 = stablehlo.select %499, %496, %501 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %503 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %503, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %505 = stablehlo.compare EQ, %342, %504, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %506 = stablehlo.constant dense<0.0> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %506, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %508 = stablehlo.select %505, %507, %502 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %509 = stablehlo.sign %arg2 : tensor<2x3xf32>
    %510 = stablehlo.multiply %509, %508 : tensor<2x3xf32>
    %511 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %512 = stablehlo.constant dense<8.0> : tensor<f64>
    %513 = stablehlo.broadcast_in_dim %512, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %514 = stablehlo.compare LE, %511, %513, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %515 = stablehlo.broadcast_in_dim %512, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %516 = stablehlo.select %514, %511, %515 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %517 = stablehlo.broadcast_in_dim %512, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %518 = stablehlo.select %514, %517, %511 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %519 = stablehlo.constant dense<0.25> : tensor<f64>
    %520 = stablehlo.broadcast_in_dim %519, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %521 = stablehlo.multiply %516, %520 : tensor<2x3xf64>
    %522 = stablehlo.constant dense<1.0> : tensor<f64>
    %523 = stablehlo.broadcast_in_dim %522, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %524 = stablehlo.subtract %521, %523 : tensor<2x3xf64>
    %525 = stablehlo.add %524, %524 : tensor<2x3xf64>
    %526 = stablehlo.constant dense<0.0> : tensor<f64>
    %527 = stablehlo.broadcast_in_dim %526, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %528 = stablehlo.multiply %524, %527 : tensor<2x3xf64>
    %529 = stablehlo.multiply %525, %528 : tensor<2x3xf64>
    %530 = stablehlo.subtract %529, %528 : tensor<2x3xf64>
    %531 = stablehlo.constant dense<1.2523397201091768e-17> : tensor<f64>
    %532 = stablehlo.broadcast_in_dim %531, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %533 = stablehlo.add %530, %532 : tensor<2x3xf64>
    %534 = stablehlo.multiply %525, %533 : tensor<2x3xf64>
    %535 = stablehlo.subtract %534, %528 : tensor<2x3xf64>
    %536 = stablehlo.constant dense<-4.581454450879514e-17> : tensor<f64>
    %537 = stablehlo.broadcast_in_dim %536, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %538 = stablehlo.add %535, %537 : tensor<2x3xf64>
    %539 = stablehlo.multiply %525, %538 : tensor<2x3xf64>
    %540 = stablehlo.subtract %539, %533 : tensor<2x3xf64>
    %541 = stablehlo.constant dense<1.6940771410091094e-16> : tensor<f64>
    %542 = stablehlo.broadcast_in_dim %541, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %543 = stablehlo.add %540, %542 : tensor<2x3xf64>
    %544 = stablehlo.multiply %525, %543 : tensor<2x3xf64>
    %545 = stablehlo.subtract %544, %538 : tensor<2x3xf64>
    %546 = stablehlo.constant dense<-6.342296420916101e-16> : tensor<f64>
    %547 = stablehlo.broadcast_in_dim %546, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %548 = stablehlo.add %545, %547 : tensor<2x3xf64>
    %549 = stablehlo.multiply %525, %548 : tensor<2x3xf64>
    %550 = stablehlo.subtract %549, %543 : tensor<2x3xf64>
    %551 = stablehlo.constant dense<2.4077038570710002e-15> : tensor<f64>
    %552 = stablehlo.broadcast_in_dim %551, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %553 = stablehlo.add %550, %552 : tensor<2x3xf64>
    %554 = stablehlo.multiply %525, %553 : tensor<2x3xf64>
    %555 = stablehlo.subtract %554, %548 : tensor<2x3xf64>
    %556 = stablehlo.constant dense<-9.275801695199047e-15> : tensor<f64>
    %557 = stablehlo.broadcast_in_dim %556, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %558 = stablehlo.add %555, %557 : tensor<2x3xf64>
    %559 = stablehlo.multiply %525, %558 : tensor<2x3xf64>
    %560 = stablehlo.subtract %559, %553 : tensor<2x3xf64>
    %561 = stablehlo.constant dense<3.6240467285548415e-14> : tensor<f64>
    %562 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %563 = stablehlo.add %560, %562 : tensor<2x3xf64>
    %564 = stablehlo.multiply %525, %563 : tensor<2x3xf64>
    %565 = stablehlo.subtract %564, %558 : tensor<2x3xf64>
    %566 = stablehlo.constant dense<-1.4315655033406873e-13> : tensor<f64>
    %567 = stablehlo.broadcast_in_dim %566, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %568 = stablehlo.add %565, %567 : tensor<2x3xf64>
    %569 = stablehlo.multiply %525, %568 : tensor<2x3xf64>
    %570 = stablehlo.subtract %569, %563 : tensor<2x3xf64>
    %571 = stablehlo.constant dense<5.682626638055239e-13> : tensor<f64>
    %572 = stablehlo.broadcast_in_dim %571, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %573 = stablehlo.add %570, %572 : tensor<2x3xf64>
    %574 = stablehlo.multiply %525, %573 : tensor<2x3xf64>
    %575 = stablehlo.subtract %574, %568 : tensor<2x3xf64>
    %576 = stablehlo.constant dense<-2.2450290770501563e-12> : tensor<f64>
    %577 = stablehlo.broadcast_in_dim %576, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %578 = stablehlo.add %575, %577 : tensor<2x3xf64>
    %579 = stablehlo.multiply %525, %578 : tensor<2x3xf64>
    %580 = stablehlo.subtract %579, %573 : tensor<2x3xf64>
    %581 = stablehlo.constant dense<8.708883508929452e-12> : tensor<f64>
    %582 = stablehlo.broadcast_in_dim %581, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %583 = stablehlo.add %580, %582 : tensor<2x3xf64>
    %584 = stablehlo.multiply %525, %583 : tensor<2x3xf64>
    %585 = stablehlo.subtract %584, %578 : tensor<2x3xf64>
    %586 = stablehlo.constant dense<-3.257011610893793e-11> : tensor<f64>
    %587 = stablehlo.broadcast_in_dim %586, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %588 = stablehlo.add %585, %587 : tensor<2x3xf64>
    %589 = stablehlo.multiply %525, %588 : tensor<2x3xf64>
    %590 = stablehlo.subtract %589, %583 : tensor<2x3xf64>
    %591 = stablehlo.constant dense<1.1439335343630784e-10> : tensor<f64>
    %592 = stablehlo.broadcast_in_dim %591, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %593 = stablehlo.add %590, %592 : tensor<2x3xf64>
    %594 = stablehlo.multiply %525, %593 : tensor<2x3xf64>
    %595 = stablehlo.subtract %594, %588 : tensor<2x3xf64>
    %596 = stablehlo.constant dense<-3.6097687242225283e-10> : tensor<f64>
    %597 = stablehlo.broadcast_in_dim %596, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %598 = stablehlo.add %595, %597 : tensor<2x3xf64>
    %599 = stablehlo.multiply %525, %598 : tensor<2x3xf64>
    %600 = stablehlo.subtract %599, %593 : tensor<2x3xf64>
    %601 = stablehlo.constant dense<9.242730545625409e-10> : tensor<f64>
    %602 = stablehlo.broadcast_in_dim %601, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %603 = stablehlo.add %600, %602 : tensor<2x3xf64>
    %604 = stablehlo.multiply %525, %603 : tensor<2x3xf64>
    %605 = stablehlo.subtract %604, %598 : tensor<2x3xf64>
    %606 = stablehlo.constant dense<-1.2065517942071746e-9> : tensor<f64>
    %607 = stablehlo.broadcast_in_dim %606, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %608 = stablehlo.add %605, %607 : tensor<2x3xf64>
    %609 = stablehlo.multiply %525, %608 : tensor<2x3xf64>
    %610 = stablehlo.subtract %609, %603 : tensor<2x3xf64>
    %611 = stablehlo.constant dense<-5.755918481745012e-9> : tensor<f64>
    %612 = stablehlo.broadcast_in_dim %611, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %613 = stablehlo.add %610, %612 : tensor<2x3xf64>
    %614 = stablehlo.multiply %525, %613 : tensor<2x3xf64>
    %615 = stablehlo.subtract %614, %608 : tensor<2x3xf64>
    %616 = stablehlo.constant dense<6.205775645484202e-8> : tensor<f64>
    %617 = stablehlo.broadcast_in_dim %616, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %618 = stablehlo.add %615, %617 : tensor<2x3xf64>
    %619 = stablehlo.multiply %525, %618 : tensor<2x3xf64>
    %620 = stablehlo.subtract %619, %613 : tensor<2x3xf64>
    %621 = stablehlo.constant dense<-3.6646044168826453e-7> : tensor<f64>
    %622 = stablehlo.broadcast_in_dim %621, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %623 = stablehlo.add %620, %622 : tensor<2x3xf64>
    %624 = stablehlo.multiply %525, %623 : tensor<2x3xf64>
    %625 = stablehlo.subtract %624, %618 : tensor<2x3xf64>
    %626 = stablehlo.constant dense<1.7091883639251998e-6> : tensor<f64>
    %627 = stablehlo.broadcast_in_dim %626, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %628 = stablehlo.add %625, %627 : tensor<2x3xf64>
    %629 = stablehlo.multiply %525, %628 : tensor<2x3xf64>
    %630 = stablehlo.subtract %629, %623 : tensor<2x3xf64>
    %631 = stablehlo.constant dense<-6.766450253156174e-6> : tensor<f64>
    %632 = stablehlo.broadcast_in_dim %631, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %633 = stablehlo.add %630, %632 : tensor<2x3xf64>
    %634 = stablehlo.multiply %525, %633 : tensor<2x3xf64>
    %635 = stablehlo.subtract %634, %628 : tensor<2x3xf64>
    %636 = stablehlo.constant dense<2.3059165339316112e-5> : tensor<f64>
    %637 = stablehlo.broadcast_in_dim %636, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %638 = stablehlo.add %635, %637 : tensor<2x3xf64>
    %639 = stablehlo.multiply %525, %638 : tensor<2x3xf64>
    %640 = stablehlo.subtract %639, %633 : tensor<2x3xf64>
    %641 = stablehlo.constant dense<-6.645916814343191e-5> : tensor<f64>
    %642 = stablehlo.broadcast_in_dim %641, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %643 = stablehlo.add %640, %642 : tensor<2x3xf64>
    %644 = stablehlo.multiply %525, %643 : tensor<2x3xf64>
    %645 = stablehlo.subtract %644, %638 : tensor<2x3xf64>
    %646 = stablehlo.constant dense<0.0001511603248888762> : tensor<f64>
    %647 = stablehlo.broadcast_in_dim %646, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %648 = stablehlo.add %645, %647 : tensor<2x3xf64>
    %649 = stablehlo.multiply %525, %648 : tensor<2x3xf64>
    %650 = stablehlo.subtract %649, %643 : tensor<2x3xf64>
    %651 = stablehlo.constant dense<-0.00020167201990934952> : tensor<f64>
    %652 = stablehlo.broadcast_in_dim %651, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %653 = stablehlo.add %650, %652 : tensor<2x3xf64>
    %654 = stablehlo.multiply %525, %653 : tensor<2x3xf64>
    %655 = stablehlo.subtract %654, %648 : tensor<2x3xf64>
    %656 = stablehlo.constant dense<-0.0003217113132824621> : tensor<f64>
    %657 = stablehlo.broadcast_in_dim %656, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %658 = stablehlo.add %655, %657 : tensor<2x3xf64>
    %659 = stablehlo.multiply %525, %658 : tensor<2x3xf64>
    %660 = stablehlo.subtract %659, %653 : tensor<2x3xf64>
    %661 = stablehlo.constant dense<0.003601395500442421> : tensor<f64>
    %662 = stablehlo.broadcast_in_dim %661, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %663 = stablehlo.add %660, %662 : tensor<2x3xf64>
    %664 = stablehlo.multiply %525, %663 : tensor<2x3xf64>
    %665 = stablehlo.subtract %664, %658 : tensor<2x3xf64>
    %666 = stablehlo.constant dense<-0.01640410621508473> : tensor<f64>
    %667 = stablehlo.broadcast_in_dim %666, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %668 = stablehlo.add %665, %667 : tensor<2x3xf64>
    %669 = stablehlo.multiply %525, %668 : tensor<2x3xf64>
    %670 = stablehlo.subtract %669, %663 : tensor<2x3xf64>
    %671 = stablehlo.constant dense<0.055893745200883735> : tensor<f64>
    %672 = stablehlo.broadcast_in_dim %671, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %673 = stablehlo.add %670, %672 : tensor<2x3xf64>
    %674 = stablehlo.multiply %525, %673 : tensor<2x3xf64>
    %675 = stablehlo.subtract %674, %668 : tensor<2x3xf64>
    %676 = stablehlo.constant dense<-0.1581541533136134> : tensor<f64>
    %677 = stablehlo.broadcast_in_dim %676, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %678 = stablehlo.add %675, %677 : tensor<2x3xf64>
    %679 = stablehlo.multiply %525, %678 : tensor<2x3xf64>
    %680 = stablehlo.subtract %679, %673 : tensor<2x3xf64>
    %681 = stablehlo.constant dense<0.3851049821132064> : tensor<f64>
    %682 = stablehlo.broadcast_in_dim %681, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %683 = stablehlo.add %680, %682 : tensor<2x3xf64>
    %684 = stablehlo.multiply %525, %683 : tensor<2x3xf64>
    %685 = stablehlo.subtract %684, %678 : tensor<2x3xf64>
    %686 = stablehlo.constant dense<-0.81846515486596> : tensor<f64>
    %687 = stablehlo.broadcast_in_dim %686, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %688 = stablehlo.add %685, %687 : tensor<2x3xf64>
    %689 = stablehlo.multiply %524, %688 : tensor<2x3xf64>
    %690 = stablehlo.subtract %689, %683 : tensor<2x3xf64>
    %691 = stablehlo.constant dense<1.160582220771378> : tensor<f64>
    %692 = stablehlo.broadcast_in_dim %691, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %693 = stablehlo.add %690, %692 : tensor<2x3xf64>
    %694 = stablehlo.constant dense<16.0> : tensor<f64>
    %695 = stablehlo.broadcast_in_dim %694, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %696 = stablehlo.divide %695, %518 : tensor<2x3xf64>
    %697 = stablehlo.constant dense<1.0> : tensor<f64>
    %698 = stablehlo.broadcast_in_dim %697, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %699 = stablehlo.subtract %696, %698 : tensor<2x3xf64>
    %700 = stablehlo.add %699, %699 : tensor<2x3xf64>
    %701 = stablehlo.constant dense<0.0> : tensor<f64>
    %702 = stablehlo.broadcast_in_dim %701, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %703 = stablehlo.multiply %699, %702 : tensor<2x3xf64>
    %704 = stablehlo.multiply %700, %703 : tensor<2x3xf64>
    %705 = stablehlo.subtract %704, %703 : tensor<2x3xf64>
    %706 = stablehlo.constant dense<-4.6503053684893586e-17> : tensor<f64>
    %707 = stablehlo.broadcast_in_dim %706, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %708 = stablehlo.add %705, %707 : tensor<2x3xf64>
    %709 = stablehlo.multiply %700, %708 : tensor<2x3xf64>
    %710 = stablehlo.subtract %709, %703 : tensor<2x3xf64>
    %711 = stablehlo.constant dense<-3.209525921993424e-17> : tensor<f64>
    %712 = stablehlo.broadcast_in_dim %711, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %713 = stablehlo.add %710, %712 : tensor<2x3xf64>
    %714 = stablehlo.multiply %700, %713 : tensor<2x3xf64>
    %715 = stablehlo.subtract %714, %708 : tensor<2x3xf64>
    %716 = stablehlo.constant dense<2.96262899764595e-16> : tensor<f64>
    %717 = stablehlo.broadcast_in_dim %716, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %718 = stablehlo.add %715, %717 : tensor<2x3xf64>
    %719 = stablehlo.multiply %700, %718 : tensor<2x3xf64>
    %720 = stablehlo.subtract %719, %713 : tensor<2x3xf64>
    %721 = stablehlo.constant dense<3.3082023109209285e-16> : tensor<f64>
    %722 = stablehlo.broadcast_in_dim %721, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %723 = stablehlo.add %720, %722 : tensor<2x3xf64>
    %724 = stablehlo.multiply %700, %723 : tensor<2x3xf64>
    %725 = stablehlo.subtract %724, %718 : tensor<2x3xf64>
    %726 = stablehlo.constant dense<-1.8803547755107825e-15> : tensor<f64>
    %727 = stablehlo.broadcast_in_dim %726, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %728 = stablehlo.add %725, %727 : tensor<2x3xf64>
    %729 = stablehlo.multiply %700, %728 : tensor<2x3xf64>
    %730 = stablehlo.subtract %729, %723 : tensor<2x3xf64>
    %731 = stablehlo.constant dense<-3.8144030724370075e-15> : tensor<f64>
    %732 = stablehlo.broadcast_in_dim %731, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %733 = stablehlo.add %730, %732 : tensor<2x3xf64>
    %734 = stablehlo.multiply %700, %733 : tensor<2x3xf64>
    %735 = stablehlo.subtract %734, %728 : tensor<2x3xf64>
    %736 = stablehlo.constant dense<1.0420276984128802e-14> : tensor<f64>
    %737 = stablehlo.broadcast_in_dim %736, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %738 = stablehlo.add %735, %737 : tensor<2x3xf64>
    %739 = stablehlo.multiply %700, %738 : tensor<2x3xf64>
    %740 = stablehlo.subtract %739, %733 : tensor<2x3xf64>
    %741 = stablehlo.constant dense<4.272440016711951e-14> : tensor<f64>
    %742 = stablehlo.broadcast_in_dim %741, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %743 = stablehlo.add %740, %742 : tensor<2x3xf64>
    %744 = stablehlo.multiply %700, %743 : tensor<2x3xf64>
    %745 = stablehlo.subtract %744, %738 : tensor<2x3xf64>
    %746 = stablehlo.constant dense<-2.1015418427726643e-14> : tensor<f64>
    %747 = stablehlo.broadcast_in_dim %746, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %748 = stablehlo.add %745, %747 : tensor<2x3xf64>
    %749 = stablehlo.multiply %700, %748 : tensor<2x3xf64>
    %750 = stablehlo.subtract %749, %743 : tensor<2x3xf64>
    %751 = stablehlo.constant dense<-4.0835511110921974e-13> : tensor<f64>
    %752 = stablehlo.broadcast_in_dim %751, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %753 = stablehlo.add %750, %752 : tensor<2x3xf64>
    %754 = stablehlo.multiply %700, %753 : tensor<2x3xf64>
    %755 = stablehlo.subtract %754, %748 : tensor<2x3xf64>
    %756 = stablehlo.constant dense<-7.198551776245908e-13> : tensor<f64>
    %757 = stablehlo.broadcast_in_dim %756, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %758 = stablehlo.add %755, %757 : tensor<2x3xf64>
    %759 = stablehlo.multiply %700, %758 : tensor<2x3xf64>
    %760 = stablehlo.subtract %759, %753 : tensor<2x3xf64>
    %761 = stablehlo.constant dense<2.0356285441470896e-12> : tensor<f64>
    %762 = stablehlo.broadcast_in_dim %761, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %763 = stablehlo.add %760, %762 : tensor<2x3xf64>
    %764 = stablehlo.multiply %700, %763 : tensor<2x3xf64>
    %765 = stablehlo.subtract %764, %758 : tensor<2x3xf64>
    %766 = stablehlo.constant dense<1.4125807436613782e-11> : tensor<f64>
    %767 = stablehlo.broadcast_in_dim %766, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %768 = stablehlo.add %765, %767 : tensor<2x3xf64>
    %769 = stablehlo.multiply %700, %768 : tensor<2x3xf64>
    %770 = stablehlo.subtract %769, %763 : tensor<2x3xf64>
    %771 = stablehlo.constant dense<3.2526035830154884e-11> : tensor<f64>
    %772 = stablehlo.broadcast_in_dim %771, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %773 = stablehlo.add %770, %772 : tensor<2x3xf64>
    %774 = stablehlo.multiply %700, %773 : tensor<2x3xf64>
    %775 = stablehlo.subtract %774, %768 : tensor<2x3xf64>
    %776 = stablehlo.constant dense<-1.8974958123505413e-11> : tensor<f64>
    %777 = stablehlo.broadcast_in_dim %776, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %778 = stablehlo.add %775, %777 : tensor<2x3xf64>
    %779 = stablehlo.multiply %700, %778 : tensor<2x3xf64>
    %780 = stablehlo.subtract %779, %773 : tensor<2x3xf64>
    %781 = stablehlo.constant dense<-5.589743462196584e-10> : tensor<f64>
    %782 = stablehlo.broadcast_in_dim %781, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %783 = stablehlo.add %780, %782 : tensor<2x3xf64>
    %784 = stablehlo.multiply %700, %783 : tensor<2x3xf64>
    %785 = stablehlo.subtract %784, %778 : tensor<2x3xf64>
    %786 = stablehlo.constant dense<-3.835380385964237e-9> : tensor<f64>
    %787 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %788 = stablehlo.add %785, %787 : tensor<2x3xf64>
    %789 = stablehlo.multiply %700, %788 : tensor<2x3xf64>
    %790 = stablehlo.subtract %789, %783 : tensor<2x3xf64>
    %791 = stablehlo.constant dense<-2.6314688468895196e-8> : tensor<f64>
    %792 = stablehlo.broadcast_in_dim %791, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %793 = stablehlo.add %790, %792 : tensor<2x3xf64>
    %794 = stablehlo.multiply %700, %793 : tensor<2x3xf64>
    %795 = stablehlo.subtract %794, %788 : tensor<2x3xf64>
    %796 = stablehlo.constant dense<-2.512236237870209e-7> : tensor<f64>
    %797 = stablehlo.broadcast_in_dim %796, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %798 = stablehlo.add %795, %797 : tensor<2x3xf64>
    %799 = stablehlo.multiply %700, %798 : tensor<2x3xf64>
    %800 = stablehlo.subtract %799, %793 : tensor<2x3xf64>
    %801 = stablehlo.constant dense<-3.882564808877691e-6> : tensor<f64>
    %802 = stablehlo.broadcast_in_dim %801, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %803 = stablehlo.add %800, %802 : tensor<2x3xf64>
    %804 = stablehlo.multiply %700, %803 : tensor<2x3xf64>
    %805 = stablehlo.subtract %804, %798 : tensor<2x3xf64>
    %806 = stablehlo.constant dense<-0.00011058893876262371> : tensor<f64>
    %807 = stablehlo.broadcast_in_dim %806, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %808 = stablehlo.add %805, %807 : tensor<2x3xf64>
    %809 = stablehlo.multiply %700, %808 : tensor<2x3xf64>
    %810 = stablehlo.subtract %809, %803 : tensor<2x3xf64>
    %811 = stablehlo.constant dense<-0.009761097491361469> : tensor<f64>
    %812 = stablehlo.broadcast_in_dim %811, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %813 = stablehlo.add %810, %812 : tensor<2x3xf64>
    %814 = stablehlo.multiply %699, %813 : tensor<2x3xf64>
    %815 = stablehlo.subtract %814, %808 : tensor<2x3xf64>
    %816 = stablehlo.constant dense<0.38928811750914005> : tensor<f64>
    %817 = stablehlo.broadcast_in_dim %816, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %818 = stablehlo.add %815, %817 : tensor<2x3xf64>
    %819 = stablehlo.constant dense<3.0> : tensor<f64>
    %820 = stablehlo.broadcast_in_dim %819, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %821 = stablehlo.add %511, %820 : tensor<2x3xf64>
    %822 = stablehlo.multiply %693, %511 : tensor<2x3xf64>
    %823 = stablehlo.sqrt %821 : tensor<2x3xf64>
    %824 = stablehlo.multiply %821, %823 : tensor<2x3xf64>
    %825 = stablehlo.divide %822, %824 : tensor<2x3xf64>
    %826 = stablehlo.constant dense<8.0> : tensor<f64>
    %827 = stablehlo.broadcast_in_dim %826, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %828 = stablehlo.compare LE, %511, %827, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %829 = stablehlo.rsqrt %511 : tensor<2x3xf64>
    %830 = stablehlo.multiply %818, %829 : tensor<2x3xf64>
    %831 = stablehlo.select %828, %825, %830 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %832 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %833 = stablehlo.broadcast_in_dim %832, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %834 = stablehlo.compare EQ, %511, %833, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %835 = stablehlo.constant dense<0.0> : tensor<f64>
    %836 = stablehlo.broadcast_in_dim %835, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %837 = stablehlo.select %834, %836, %831 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %838 = stablehlo.sign %arg3 : tensor<2x3xf64>
    %839 = stablehlo.multiply %838, %837 : tensor<2x3xf64>
    return %170, %341, %510, %839 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
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
    %52 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %53 = stablehlo.negate %52 : tensor<2x3xf32>
    %54 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %55 = stablehlo.complex %53, %54 : tensor<2x3xcomplex<f32>>
    %56 = stablehlo.cosine %55 : tensor<2x3xcomplex<f32>>
    %57 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %58 = stablehlo.negate %57 : tensor<2x3xf64>
    %59 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %60 = stablehlo.complex %58, %59 : tensor<2x3xcomplex<f64>>
    %61 = stablehlo.cosine %60 : tensor<2x3xcomplex<f64>>
    return %13, %27, %39, %51, %56, %61 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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
    %140 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %141 = stablehlo.abs %140 : tensor<2x3xf32>
    %142 = stablehlo.constant dense<3.75> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %144 = stablehlo.subtract %141, %143 : tensor<2x3xf32>
    %145 = stablehlo.constant dense<3.75> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %147 = stablehlo.add %141, %146 : tensor<2x3xf32>
    %148 = stablehlo.divide %144, %147 : tensor<2x3xf32>
    %149 = stablehlo.add %148, %148 : tensor<2x3xf32>
    %150 = stablehlo.constant dense<0.0> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %152 = stablehlo.multiply %148, %151 : tensor<2x3xf32>
    %153 = stablehlo.multiply %149, %152 : tensor<2x3xf32>
    %154 = stablehlo.subtract %153, %152 : tensor<2x3xf32>
    %155 = stablehlo.constant dense<1.0764999e-8> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %157 = stablehlo.add %154, %156 : tensor<2x3xf32>
    %158 = stablehlo.multiply %149, %157 : tensor<2x3xf32>
    %159 = stablehlo.subtract %158, %152 : tensor<2x3xf32>
    %160 = stablehlo.constant dense<-2.1886402e-7> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %162 = stablehlo.add %159, %161 : tensor<2x3xf32>
    %163 = stablehlo.multiply %149, %162 : tensor<2x3xf32>
    %164 = stablehlo.subtract %163, %157 : tensor<2x3xf32>
    %165 = stablehlo.constant dense<7.740383e-7> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %167 = stablehlo.add %164, %166 : tensor<2x3xf32>
    %168 = stablehlo.multiply %149, %167 : tensor<2x3xf32>
    %169 = stablehlo.subtract %168, %162 : tensor<2x3xf32>
    %170 = stablehlo.constant dense<4.139028e-6> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %172 = stablehlo.add %169, %171 : tensor<2x3xf32>
    %173 = stablehlo.multiply %149, %172 : tensor<2x3xf32>
    %174 = stablehlo.subtract %173, %167 : tensor<2x3xf32>
    %175 = stablehlo.constant dense<-6.9169735e-5> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %177 = stablehlo.add %174, %176 : tensor<2x3xf32>
    %178 = stablehlo.multiply %149, %177 : tensor<2x3xf32>
    %179 = stablehlo.subtract %178, %172 : tensor<2x3xf32>
    %180 = stablehlo.constant dense<0.00049077586> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %182 = stablehlo.add %179, %181 : tensor<2x3xf32>
    %183 = stablehlo.multiply %149, %182 : tensor<2x3xf32>
    %184 = stablehlo.subtract %183, %177 : tensor<2x3xf32>
    %185 = stablehlo.constant dense<-0.0024131634> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %187 = stablehlo.add %184, %186 : tensor<2x3xf32>
    %188 = stablehlo.multiply %149, %187 : tensor<2x3xf32>
    %189 = stablehlo.subtract %188, %182 : tensor<2x3xf32>
    %190 = stablehlo.constant dense<0.009074998> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %192 = stablehlo.add %189, %191 : tensor<2x3xf32>
    %193 = stablehlo.multiply %149, %192 : tensor<2x3xf32>
    %194 = stablehlo.subtract %193, %187 : tensor<2x3xf32>
    %195 = stablehlo.constant dense<-0.02665867> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %197 = stablehlo.add %194, %196 : tensor<2x3xf32>
    %198 = stablehlo.multiply %149, %197 : tensor<2x3xf32>
    %199 = stablehlo.subtract %198, %192 : tensor<2x3xf32>
    %200 = stablehlo.constant dense<0.05920994> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %202 = stablehlo.add %199, %201 : tensor<2x3xf32>
    %203 = stablehlo.multiply %149, %202 : tensor<2x3xf32>
    %204 = stablehlo.subtract %203, %197 : tensor<2x3xf32>
    %205 = stablehlo.constant dense<-0.08424913> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %207 = stablehlo.add %204, %206 : tensor<2x3xf32>
    %208 = stablehlo.multiply %149, %207 : tensor<2x3xf32>
    %209 = stablehlo.subtract %208, %202 : tensor<2x3xf32>
    %210 = stablehlo.constant dense<-0.0045900545> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %212 = stablehlo.add %209, %211 : tensor<2x3xf32>
    %213 = stablehlo.multiply %148, %212 : tensor<2x3xf32>
    %214 = stablehlo.subtract %213, %207 : tensor<2x3xf32>
    %215 = stablehlo.constant dense<1.1775789> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %217 = stablehlo.add %214, %216 : tensor<2x3xf32>
    %218 = stablehlo.add %141, %141 : tensor<2x3xf32>
    %219 = stablehlo.constant dense<1.0> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %221 = stablehlo.add %218, %220 : tensor<2x3xf32>
    %222 = stablehlo.divide %217, %221 : tensor<2x3xf32>
    %223 = stablehlo.constant dense<32768.0> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %223, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %225 = stablehlo.add %141, %224 : tensor<2x3xf32>
    %226 = stablehlo.constant dense<32768.0> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %228 = stablehlo.subtract %225, %227 : tensor<2x3xf32>
    %229 = stablehlo.subtract %228, %141 : tensor<2x3xf32>
    %230 = stablehlo.add %228, %141 : tensor<2x3xf32>
    %231 = stablehlo.multiply %229, %230 : tensor<2x3xf32>
    %232 = stablehlo.multiply %228, %228 : tensor<2x3xf32>
    %233 = stablehlo.negate %232 : tensor<2x3xf32>
    %234 = stablehlo.exponential %233 : tensor<2x3xf32>
    %235 = stablehlo.constant dense<0.041666668> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %237 = stablehlo.multiply %236, %231 : tensor<2x3xf32>
    %238 = stablehlo.constant dense<0.16666667> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %238, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %240 = stablehlo.add %237, %239 : tensor<2x3xf32>
    %241 = stablehlo.multiply %240, %231 : tensor<2x3xf32>
    %242 = stablehlo.constant dense<0.5> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %244 = stablehlo.add %241, %243 : tensor<2x3xf32>
    %245 = stablehlo.multiply %244, %231 : tensor<2x3xf32>
    %246 = stablehlo.constant dense<1.0> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %246, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %248 = stablehlo.add %245, %247 : tensor<2x3xf32>
    %249 = stablehlo.multiply %248, %231 : tensor<2x3xf32>
    %250 = stablehlo.constant dense<1.0> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %252 = stablehlo.add %249, %251 : tensor<2x3xf32>
    %253 = stablehlo.multiply %234, %252 : tensor<2x3xf32>
    %254 = stablehlo.multiply %222, %253 : tensor<2x3xf32>
    %255 = stablehlo.constant dense<0.0> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %257 = stablehlo.compare LT, %140, %256, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %258 = stablehlo.constant dense<2.0> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %260 = stablehlo.subtract %259, %254 : tensor<2x3xf32>
    %261 = stablehlo.select %257, %260, %254 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %262 = stablehlo.constant dense<2.0> : tensor<f32>
    %263 = stablehlo.constant dense<0.0> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %262, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %265 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %266 = stablehlo.select %257, %264, %265 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %267 = stablehlo.constant dense<30.0> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %269 = stablehlo.compare GT, %141, %268, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %270 = stablehlo.select %269, %266, %261 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %271 = stablehlo.constant dense<0.5> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %273 = stablehlo.compare LT, %141, %272, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %274 = "chlo.erf"(%140) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %275 = stablehlo.constant dense<1.0> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %275, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %277 = stablehlo.subtract %276, %274 : tensor<2x3xf32>
    %278 = stablehlo.select %273, %277, %270 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %279 = stablehlo.convert %278 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %280 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %281 = stablehlo.constant dense<3.75> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %281, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %283 = stablehlo.subtract %280, %282 : tensor<2x3xf32>
    %284 = stablehlo.constant dense<3.75> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %284, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %286 = stablehlo.add %280, %285 : tensor<2x3xf32>
    %287 = stablehlo.divide %283, %286 : tensor<2x3xf32>
    %288 = stablehlo.add %287, %287 : tensor<2x3xf32>
    %289 = stablehlo.constant dense<0.0> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %289, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %291 = stablehlo.multiply %287, %290 : tensor<2x3xf32>
    %292 = stablehlo.multiply %288, %291 : tensor<2x3xf32>
    %293 = stablehlo.subtract %292, %291 : tensor<2x3xf32>
    %294 = stablehlo.constant dense<1.0764999e-8> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %296 = stablehlo.add %293, %295 : tensor<2x3xf32>
    %297 = stablehlo.multiply %288, %296 : tensor<2x3xf32>
    %298 = stablehlo.subtract %297, %291 : tensor<2x3xf32>
    %299 = stablehlo.constant dense<-2.1886402e-7> : tensor<f32>
    %300 = stablehlo.broadcast_in_dim %299, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %301 = stablehlo.add %298, %300 : tensor<2x3xf32>
    %302 = stablehlo.multiply %288, %301 : tensor<2x3xf32>
    %303 = stablehlo.subtract %302, %296 : tensor<2x3xf32>
    %304 = stablehlo.constant dense<7.740383e-7> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %306 = stablehlo.add %303, %305 : tensor<2x3xf32>
    %307 = stablehlo.multiply %288, %306 : tensor<2x3xf32>
    %308 = stablehlo.subtract %307, %301 : tensor<2x3xf32>
    %309 = stablehlo.constant dense<4.139028e-6> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %311 = stablehlo.add %308, %310 : tensor<2x3xf32>
    %312 = stablehlo.multiply %288, %311 : tensor<2x3xf32>
    %313 = stablehlo.subtract %312, %306 : tensor<2x3xf32>
    %314 = stablehlo.constant dense<-6.9169735e-5> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %316 = stablehlo.add %313, %315 : tensor<2x3xf32>
    %317 = stablehlo.multiply %288, %316 : tensor<2x3xf32>
    %318 = stablehlo.subtract %317, %311 : tensor<2x3xf32>
    %319 = stablehlo.constant dense<0.00049077586> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %319, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %321 = stablehlo.add %318, %320 : tensor<2x3xf32>
    %322 = stablehlo.multiply %288, %321 : tensor<2x3xf32>
    %323 = stablehlo.subtract %322, %316 : tensor<2x3xf32>
    %324 = stablehlo.constant dense<-0.0024131634> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %326 = stablehlo.add %323, %325 : tensor<2x3xf32>
    %327 = stablehlo.multiply %288, %326 : tensor<2x3xf32>
    %328 = stablehlo.subtract %327, %321 : tensor<2x3xf32>
    %329 = stablehlo.constant dense<0.009074998> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %329, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %331 = stablehlo.add %328, %330 : tensor<2x3xf32>
    %332 = stablehlo.multiply %288, %331 : tensor<2x3xf32>
    %333 = stablehlo.subtract %332, %326 : tensor<2x3xf32>
    %334 = stablehlo.constant dense<-0.02665867> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %334, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %336 = stablehlo.add %333, %335 : tensor<2x3xf32>
    %337 = stablehlo.multiply %288, %336 : tensor<2x3xf32>
    %338 = stablehlo.subtract %337, %331 : tensor<2x3xf32>
    %339 = stablehlo.constant dense<0.05920994> : tensor<f32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %341 = stablehlo.add %338, %340 : tensor<2x3xf32>
    %342 = stablehlo.multiply %288, %341 : tensor<2x3xf32>
    %343 = stablehlo.subtract %342, %336 : tensor<2x3xf32>
    %344 = stablehlo.constant dense<-0.08424913> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %344, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %346 = stablehlo.add %343, %345 : tensor<2x3xf32>
    %347 = stablehlo.multiply %288, %346 : tensor<2x3xf32>
    %348 = stablehlo.subtract %347, %341 : tensor<2x3xf32>
    %349 = stablehlo.constant dense<-0.0045900545> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %351 = stablehlo.add %348, %350 : tensor<2x3xf32>
    %352 = stablehlo.multiply %287, %351 : tensor<2x3xf32>
    %353 = stablehlo.subtract %352, %346 : tensor<2x3xf32>
    %354 = stablehlo.constant dense<1.1775789> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %356 = stablehlo.add %353, %355 : tensor<2x3xf32>
    %357 = stablehlo.add %280, %280 : tensor<2x3xf32>
    %358 = stablehlo.constant dense<1.0> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %360 = stablehlo.add %357, %359 : tensor<2x3xf32>
    %361 = stablehlo.divide %356, %360 : tensor<2x3xf32>
    %362 = stablehlo.constant dense<32768.0> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %364 = stablehlo.add %280, %363 : tensor<2x3xf32>
    %365 = stablehlo.constant dense<32768.0> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %367 = stablehlo.subtract %364, %366 : tensor<2x3xf32>
    %368 = stablehlo.subtract %367, %280 : tensor<2x3xf32>
    %369 = stablehlo.add %367, %280 : tensor<2x3xf32>
    %370 = stablehlo.multiply %368, %369 : tensor<2x3xf32>
    %371 = stablehlo.multiply %367, %367 : tensor<2x3xf32>
    %372 = stablehlo.negate %371 : tensor<2x3xf32>
    %373 = stablehlo.exponential %372 : tensor<2x3xf32>
    %374 = stablehlo.constant dense<0.041666668> : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %376 = stablehlo.multiply %375, %370 : tensor<2x3xf32>
    %377 = stablehlo.constant dense<0.16666667> : tensor<f32>
    %378 = stablehlo.broadcast_in_dim %377, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %379 = stablehlo.add %376, %378 : tensor<2x3xf32>
    %380 = stablehlo.multiply %379, %370 : tensor<2x3xf32>
    %381 = stablehlo.constant dense<0.5> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %383 = stablehlo.add %380, %382 : tensor<2x3xf32>
    %384 = stablehlo.multiply %383, %370 : tensor<2x3xf32>
    %385 = stablehlo.constant dense<1.0> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %387 = stablehlo.add %384, %386 : tensor<2x3xf32>
    %388 = stablehlo.multiply %387, %370 : tensor<2x3xf32>
    %389 = stablehlo.constant dense<1.0> : tensor<f32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %391 = stablehlo.add %388, %390 : tensor<2x3xf32>
    %392 = stablehlo.multiply %373, %391 : tensor<2x3xf32>
    %393 = stablehlo.multiply %361, %392 : tensor<2x3xf32>
    %394 = stablehlo.constant dense<0.0> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %394, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %396 = stablehlo.compare LT, %arg2, %395, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %397 = stablehlo.constant dense<2.0> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %399 = stablehlo.subtract %398, %393 : tensor<2x3xf32>
    %400 = stablehlo.select %396, %399, %393 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %401 = stablehlo.constant dense<2.0> : tensor<f32>
    %402 = stablehlo.constant dense<0.0> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %401, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %404 = stablehlo.broadcast_in_dim %402, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %405 = stablehlo.select %396, %403, %404 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %406 = stablehlo.constant dense<30.0> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %406, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %408 = stablehlo.compare GT, %280, %407, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %409 = stablehlo.select %408, %405, %400 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %410 = stablehlo.constant dense<0.5> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %410, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %412 = stablehlo.compare LT, %280, %411, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %413 = "chlo.erf"(%arg2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %414 = stablehlo.constant dense<1.0> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %414, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %416 = stablehlo.subtract %415, %413 : tensor<2x3xf32>
    %417 = stablehlo.select %412, %416, %409 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %418 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %419 = stablehlo.constant dense<3.75> : tensor<f64>
    %420 = stablehlo.broadcast_in_dim %419, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %421 = stablehlo.subtract %418, %420 : tensor<2x3xf64>
    %422 = stablehlo.constant dense<3.75> : tensor<f64>
    %423 = stablehlo.broadcast_in_dim %422, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %424 = stablehlo.add %418, %423 : tensor<2x3xf64>
    %425 = stablehlo.divide %421, %424 : tensor<2x3xf64>
    %426 = stablehlo.add %425, %425 : tensor<2x3xf64>
    %427 = stablehlo.constant dense<0.0> : tensor<f64>
    %428 = stablehlo.broadcast_in_dim %427, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %429 = stablehlo.multiply %425, %428 : tensor<2x3xf64>
    %430 = stablehlo.multiply %426, %429 : tensor<2x3xf64>
    %431 = stablehlo.subtract %430, %429 : tensor<2x3xf64>
    %432 = stablehlo.constant dense<-2.1473660226847046e-15> : tensor<f64>
    %433 = stablehlo.broadcast_in_dim %432, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %434 = stablehlo.add %431, %433 : tensor<2x3xf64>
    %435 = stablehlo.multiply %426, %434 : tensor<2x3xf64>
    %436 = stablehlo.subtract %435, %429 : tensor<2x3xf64>
    %437 = stablehlo.constant dense<-1.970680138706405e-15> : tensor<f64>
    %438 = stablehlo.broadcast_in_dim %437, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %439 = stablehlo.add %436, %438 : tensor<2x3xf64>
    %440 = stablehlo.multiply %426, %439 : tensor<2x3xf64>
    %441 = stablehlo.subtract %440, %434 : tensor<2x3xf64>
    %442 = stablehlo.constant dense<3.3013421550627057e-14> : tensor<f64>
    %443 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %444 = stablehlo.add %441, %443 : tensor<2x3xf64>
    %445 = stablehlo.multiply %426, %444 : tensor<2x3xf64>
    %446 = stablehlo.subtract %445, %439 : tensor<2x3xf64>
    %447 = stablehlo.constant dense<3.244094252507084e-14> : tensor<f64>
    %448 = stablehlo.broadcast_in_dim %447, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %449 = stablehlo.add %446, %448 : tensor<2x3xf64>
    %450 = stablehlo.multiply %426, %449 : tensor<2x3xf64>
    %451 = stablehlo.subtract %450, %444 : tensor<2x3xf64>
    %452 = stablehlo.constant dense<-9.665553098059357e-13> : tensor<f64>
    %453 = stablehlo.broadcast_in_dim %452, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %454 = stablehlo.add %451, %453 : tensor<2x3xf64>
    %455 = stablehlo.multiply %426, %454 : tensor<2x3xf64>
    %456 = stablehlo.subtract %455, %449 : tensor<2x3xf64>
    %457 = stablehlo.constant dense<1.9453257725152727e-13> : tensor<f64>
    %458 = stablehlo.broadcast_in_dim %457, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %459 = stablehlo.add %456, %458 : tensor<2x3xf64>
    %460 = stablehlo.multiply %426, %459 : tensor<2x3xf64>
    %461 = stablehlo.subtract %460, %454 : tensor<2x3xf64>
    %462 = stablehlo.constant dense<2.868650349246014e-11> : tensor<f64>
    %463 = stablehlo.broadcast_in_dim %462, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %464 = stablehlo.add %461, %463 : tensor<2x3xf64>
    %465 = stablehlo.multiply %426, %464 : tensor<2x3xf64>
    %466 = stablehlo.subtract %465, %459 : tensor<2x3xf64>
    %467 = stablehlo.constant dense<-6.31809907580544e-11> : tensor<f64>
    %468 = stablehlo.broadcast_in_dim %467, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %469 = stablehlo.add %466, %468 : tensor<2x3xf64>
    %470 = stablehlo.multiply %426, %469 : tensor<2x3xf64>
    %471 = stablehlo.subtract %470, %464 : tensor<2x3xf64>
    %472 = stablehlo.constant dense<-7.754408007533903e-10> : tensor<f64>
    %473 = stablehlo.broadcast_in_dim %472, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %474 = stablehlo.add %471, %473 : tensor<2x3xf64>
    %475 = stablehlo.multiply %426, %474 : tensor<2x3xf64>
    %476 = stablehlo.subtract %475, %469 : tensor<2x3xf64>
    %477 = stablehlo.constant dense<4.521959709359601e-9> : tensor<f64>
    %478 = stablehlo.broadcast_in_dim %477, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %479 = stablehlo.add %476, %478 : tensor<2x3xf64>
    %480 = stablehlo.multiply %426, %479 : tensor<2x3xf64>
    %481 = stablehlo.subtract %480, %474 : tensor<2x3xf64>
    %482 = stablehlo.constant dense<1.0764998412667975e-8> : tensor<f64>
    %483 = stablehlo.broadcast_in_dim %482, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %484 = stablehlo.add %481, %483 : tensor<2x3xf64>
    %485 = stablehlo.multiply %426, %484 : tensor<2x3xf64>
    %486 = stablehlo.subtract %485, %479 : tensor<2x3xf64>
    %487 = stablehlo.constant dense<-2.188640105013796e-7> : tensor<f64>
    %488 = stablehlo.broadcast_in_dim %487, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %489 = stablehlo.add %486, %488 : tensor<2x3xf64>
    %490 = stablehlo.multiply %426, %489 : tensor<2x3xf64>
    %491 = stablehlo.subtract %490, %484 : tensor<2x3xf64>
    %492 = stablehlo.constant dense<7.740383054603557e-7> : tensor<f64>
    %493 = stablehlo.broadcast_in_dim %492, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %494 = stablehlo.add %491, %493 : tensor<2x3xf64>
    %495 = stablehlo.multiply %426, %494 : tensor<2x3xf64>
    %496 = stablehlo.subtract %495, %489 : tensor<2x3xf64>
    %497 = stablehlo.constant dense<4.1390279860266885e-6> : tensor<f64>
    %498 = stablehlo.broadcast_in_dim %497, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %499 = stablehlo.add %496, %498 : tensor<2x3xf64>
    %500 = stablehlo.multiply %426, %499 : tensor<2x3xf64>
    %501 = stablehlo.subtract %500, %494 : tensor<2x3xf64>
    %502 = stablehlo.constant dense<-6.916973302555101e-5> : tensor<f64>
    %503 = stablehlo.broadcast_in_dim %502, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %504 = stablehlo.add %501, %503 : tensor<2x3xf64>
    %505 = stablehlo.multiply %426, %504 : tensor<2x3xf64>
    %506 = stablehlo.subtract %505, %499 : tensor<2x3xf64>
    %507 = stablehlo.constant dense<0.0004907758365258584> : tensor<f64>
    %508 = stablehlo.broadcast_in_dim %507, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %509 = stablehlo.add %506, %508 : tensor<2x3xf64>
    %510 = stablehlo.multiply %426, %509 : tensor<2x3xf64>
    %511 = stablehlo.subtract %510, %504 : tensor<2x3xf64>
    %512 = stablehlo.constant dense<-0.002413163540417689> : tensor<f64>
    %513 = stablehlo.broadcast_in_dim %512, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %514 = stablehlo.add %511, %513 : tensor<2x3xf64>
    %515 = stablehlo.multiply %426, %514 : tensor<2x3xf64>
    %516 = stablehlo.subtract %515, %509 : tensor<2x3xf64>
    %517 = stablehlo.constant dense<0.009074997670705097> : tensor<f64>
    %518 = stablehlo.broadcast_in_dim %517, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %519 = stablehlo.add %516, %518 : tensor<2x3xf64>
    %520 = stablehlo.multiply %426, %519 : tensor<2x3xf64>
    %521 = stablehlo.subtract %520, %514 : tensor<2x3xf64>
    %522 = stablehlo.constant dense<-0.026658668435305642> : tensor<f64>
    %523 = stablehlo.broadcast_in_dim %522, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %524 = stablehlo.add %521, %523 : tensor<2x3xf64>
    %525 = stablehlo.multiply %426, %524 : tensor<2x3xf64>
    %526 = stablehlo.subtract %525, %519 : tensor<2x3xf64>
    %527 = stablehlo.constant dense<0.05920993999819182> : tensor<f64>
    %528 = stablehlo.broadcast_in_dim %527, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %529 = stablehlo.add %526, %528 : tensor<2x3xf64>
    %530 = stablehlo.multiply %426, %529 : tensor<2x3xf64>
    %531 = stablehlo.subtract %530, %524 : tensor<2x3xf64>
    %532 = stablehlo.constant dense<-0.0842491333665177> : tensor<f64>
    %533 = stablehlo.broadcast_in_dim %532, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %534 = stablehlo.add %531, %533 : tensor<2x3xf64>
    %535 = stablehlo.multiply %426, %534 : tensor<2x3xf64>
    %536 = stablehlo.subtract %535, %529 : tensor<2x3xf64>
    %537 = stablehlo.constant dense<-0.00459005458064645> : tensor<f64>
    %538 = stablehlo.broadcast_in_dim %537, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %539 = stablehlo.add %536, %538 : tensor<2x3xf64>
    %540 = stablehlo.multiply %425, %539 : tensor<2x3xf64>
    %541 = stablehlo.subtract %540, %534 : tensor<2x3xf64>
    %542 = stablehlo.constant dense<1.177578934567402> : tensor<f64>
    %543 = stablehlo.broadcast_in_dim %542, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %544 = stablehlo.add %541, %543 : tensor<2x3xf64>
    %545 = stablehlo.add %418, %418 : tensor<2x3xf64>
    %546 = stablehlo.constant dense<1.0> : tensor<f64>
    %547 = stablehlo.broadcast_in_dim %546, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %548 = stablehlo.add %545, %547 : tensor<2x3xf64>
    %549 = stablehlo.divide %544, %548 : tensor<2x3xf64>
    %550 = stablehlo.constant dense<4294967296.0> : tensor<f64>
    %551 = stablehlo.broadcast_in_dim %550, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %552 = stablehlo.add %418, %551 : tensor<2x3xf64>
    %553 = stablehlo.constant dense<4294967296.0> : tensor<f64>
    %554 = stablehlo.broadcast_in_dim %553, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %555 = stablehlo.subtract %552, %554 : tensor<2x3xf64>
    %556 = stablehlo.subtract %555, %418 : tensor<2x3xf64>
    %557 = stablehlo.add %555, %418 : tensor<2x3xf64>
    %558 = stablehlo.multiply %556, %557 : tensor<2x3xf64>
    %559 = stablehlo.multiply %555, %555 : tensor<2x3xf64>
    %560 = stablehlo.negate %559 : tensor<2x3xf64>
    %561 = stablehlo.exponential %560 : tensor<2x3xf64>
    %562 = stablehlo.constant dense<0.041666666666666664> : tensor<f64>
    %563 = stablehlo.broadcast_in_dim %562, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %564 = stablehlo.multiply %563, %558 : tensor<2x3xf64>
    %565 = stablehlo.constant dense<0.16666666666666666> : tensor<f64>
    %566 = stablehlo.broadcast_in_dim %565, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %567 = stablehlo.add %564, %566 : tensor<2x3xf64>
    %568 = stablehlo.multiply %567, %558 : tensor<2x3xf64>
    %569 = stablehlo.constant dense<0.5> : tensor<f64>
    %570 = stablehlo.broadcast_in_dim %569, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %571 = stablehlo.add %568, %570 : tensor<2x3xf64>
    %572 = stablehlo.multiply %571, %558 : tensor<2x3xf64>
    %573 = stablehlo.constant dense<1.0> : tensor<f64>
    %574 = stablehlo.broadcast_in_dim %573, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %575 = stablehlo.add %572, %574 : tensor<2x3xf64>
    %576 = stablehlo.multiply %575, %558 : tensor<2x3xf64>
    %577 = stablehlo.constant dense<1.0> : tensor<f64>
    %578 = stablehlo.broadcast_in_dim %577, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %579 = stablehlo.add %576, %578 : tensor<2x3xf64>
    %580 = stablehlo.multiply %561, %579 : tensor<2x3xf64>
    %581 = stablehlo.multiply %549, %580 : tensor<2x3xf64>
    %582 = stablehlo.constant dense<0.0> : tensor<f64>
    %583 = stablehlo.broadcast_in_dim %582, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %584 = stablehlo.compare LT, %arg3, %583, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %585 = stablehlo.constant dense<2.0> : tensor<f64>
    %586 = stablehlo.broadcast_in_dim %585, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %587 = stablehlo.subtract %586, %581 : tensor<2x3xf64>
    %588 = stablehlo.select %584, %587, %581 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %589 = stablehlo.constant dense<2.0> : tensor<f64>
    %590 = stablehlo.constant dense<0.0> : tensor<f64>
    %591 = stablehlo.broadcast_in_dim %589, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %592 = stablehlo.broadcast_in_dim %590, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %593 = stablehlo.select %584, %591, %592 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %594 = stablehlo.constant dense<30.0> : tensor<f64>
    %595 = stablehlo.broadcast_in_dim %594, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %596 = stablehlo.compare GT, %418, %595, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %597 = stablehlo.select %596, %593, %588 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %598 = stablehlo.constant dense<0.5> : tensor<f64>
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %600 = stablehlo.compare LT, %418, %599, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %601 = "chlo.erf"(%arg3) : (tensor<2x3xf64>) -> tensor<2x3xf64>
    %602 = stablehlo.constant dense<1.0> : tensor<f64>
    %603 = stablehlo.broadcast_in_dim %602, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %604 = stablehlo.subtract %603, %601 : tensor<2x3xf64>
    %605 = stablehlo.select %600, %604, %597 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %139, %279, %417, %605 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
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

module @exp2 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "exp2", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<2.0> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.power %2, %0 : tensor<2x3xf32>
    %4 = stablehlo.convert %3 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %5 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %6 = stablehlo.constant dense<2.0> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %8 = stablehlo.power %7, %5 : tensor<2x3xf32>
    %9 = stablehlo.convert %8 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %10 = stablehlo.constant dense<2.0> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.power %11, %arg2 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<2.0> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %15 = stablehlo.power %14, %arg3 : tensor<2x3xf64>
    %16 = stablehlo.constant dense<(0.6931472,0.0)> : tensor<complex<f32>>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %18 = stablehlo.multiply %arg4, %17 : tensor<2x3xcomplex<f32>>
    %19 = stablehlo.exponential %18 : tensor<2x3xcomplex<f32>>
    %20 = stablehlo.constant dense<(0.6931471805599453,0.0)> : tensor<complex<f64>>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %22 = stablehlo.multiply %arg5, %21 : tensor<2x3xcomplex<f64>>
    %23 = stablehlo.exponential %22 : tensor<2x3xcomplex<f64>>
    return %4, %9, %12, %15, %19, %23 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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

module @log10 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "log10", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.log %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<0.4342945> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.convert %4 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %6 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %7 = stablehlo.log %6 : tensor<2x3xf32>
    %8 = stablehlo.constant dense<0.4342945> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<2x3xf32>
    %11 = stablehlo.convert %10 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %12 = stablehlo.log %arg2 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<0.4342945> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<2x3xf32>
    %16 = stablehlo.log %arg3 : tensor<2x3xf64>
    %17 = stablehlo.constant dense<0.4342944819032518> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %19 = stablehlo.multiply %16, %18 : tensor<2x3xf64>
    %20 = stablehlo.log %arg4 : tensor<2x3xcomplex<f32>>
    %21 = stablehlo.constant dense<(0.4342945,0.0)> : tensor<complex<f32>>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %23 = stablehlo.multiply %20, %22 : tensor<2x3xcomplex<f32>>
    %24 = stablehlo.log %arg5 : tensor<2x3xcomplex<f64>>
    %25 = stablehlo.constant dense<(0.4342944819032518,0.0)> : tensor<complex<f64>>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %27 = stablehlo.multiply %24, %26 : tensor<2x3xcomplex<f64>>
    return %5, %11, %15, %19, %23, %27 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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

module @log2 attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "log2", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.log %0 : tensor<2x3xf32>
    %2 = stablehlo.constant dense<1.442695> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<2x3xf32>
    %5 = stablehlo.convert %4 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    %6 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %7 = stablehlo.log %6 : tensor<2x3xf32>
    %8 = stablehlo.constant dense<1.442695> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<2x3xf32>
    %11 = stablehlo.convert %10 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %12 = stablehlo.log %arg2 : tensor<2x3xf32>
    %13 = stablehlo.constant dense<1.442695> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<2x3xf32>
    %16 = stablehlo.log %arg3 : tensor<2x3xf64>
    %17 = stablehlo.constant dense<1.4426950408889634> : tensor<f64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %19 = stablehlo.multiply %16, %18 : tensor<2x3xf64>
    %20 = stablehlo.log %arg4 : tensor<2x3xcomplex<f32>>
    %21 = stablehlo.constant dense<(1.442695,0.0)> : tensor<complex<f32>>
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %23 = stablehlo.multiply %20, %22 : tensor<2x3xcomplex<f32>>
    %24 = stablehlo.log %arg5 : tensor<2x3xcomplex<f64>>
    %25 = stablehlo.constant dense<(1.4426950408889634,0.0)> : tensor<complex<f64>>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %27 = stablehlo.multiply %24, %26 : tensor<2x3xcomplex<f64>>
    return %5, %11, %15, %19, %23, %27 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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

module @polygamma attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "polygamma", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
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
    %991 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %992 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %993 = stablehlo.constant dense<1.0> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %993, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %995 = stablehlo.add %991, %994 : tensor<2x3xf32>
    %996 = stablehlo.constant dense<0.5> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %996, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %998 = stablehlo.compare LT, %995, %997, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %999 = stablehlo.negate %995 : tensor<2x3xf32>
    %1000 = stablehlo.constant dense<1.0> : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %1000, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1002 = stablehlo.subtract %995, %1001 : tensor<2x3xf32>
    %1003 = stablehlo.select %998, %999, %1002 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1004 = stablehlo.constant dense<7.5> : tensor<f32>
    %1005 = stablehlo.broadcast_in_dim %1004, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1006 = stablehlo.add %1003, %1005 : tensor<2x3xf32>
    %1007 = stablehlo.constant dense<7.5> : tensor<f32>
    %1008 = stablehlo.broadcast_in_dim %1007, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1009 = stablehlo.divide %1003, %1008 : tensor<2x3xf32>
    %1010 = stablehlo.log_plus_one %1009 : tensor<2x3xf32>
    %1011 = stablehlo.constant dense<2.014903> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %1011, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1013 = stablehlo.add %1010, %1012 : tensor<2x3xf32>
    %1014 = stablehlo.constant dense<1.0> : tensor<f32>
    %1015 = stablehlo.constant dense<1.0> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %1015, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1017 = stablehlo.add %1003, %1016 : tensor<2x3xf32>
    %1018 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %1018, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1020 = stablehlo.divide %1019, %1017 : tensor<2x3xf32>
    %1021 = stablehlo.broadcast_in_dim %1014, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1022 = stablehlo.add %1021, %1020 : tensor<2x3xf32>
    %1023 = stablehlo.constant dense<2.0> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %1023, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1025 = stablehlo.add %1003, %1024 : tensor<2x3xf32>
    %1026 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %1026, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1028 = stablehlo.divide %1027, %1025 : tensor<2x3xf32>
    %1029 = stablehlo.add %1022, %1028 : tensor<2x3xf32>
    %1030 = stablehlo.constant dense<3.0> : tensor<f32>
    %1031 = stablehlo.broadcast_in_dim %1030, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1032 = stablehlo.add %1003, %1031 : tensor<2x3xf32>
    %1033 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %1033, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1035 = stablehlo.divide %1034, %1032 : tensor<2x3xf32>
    %1036 = stablehlo.add %1029, %1035 : tensor<2x3xf32>
    %1037 = stablehlo.constant dense<4.0> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %1037, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1039 = stablehlo.add %1003, %1038 : tensor<2x3xf32>
    %1040 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %1040, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1042 = stablehlo.divide %1041, %1039 : tensor<2x3xf32>
    %1043 = stablehlo.add %1036, %1042 : tensor<2x3xf32>
    %1044 = stablehlo.constant dense<5.0> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %1044, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1046 = stablehlo.add %1003, %1045 : tensor<2x3xf32>
    %1047 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %1047, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1049 = stablehlo.divide %1048, %1046 : tensor<2x3xf32>
    %1050 = stablehlo.add %1043, %1049 : tensor<2x3xf32>
    %1051 = stablehlo.constant dense<6.0> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %1051, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1053 = stablehlo.add %1003, %1052 : tensor<2x3xf32>
    %1054 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %1054, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1056 = stablehlo.divide %1055, %1053 : tensor<2x3xf32>
    %1057 = stablehlo.add %1050, %1056 : tensor<2x3xf32>
    %1058 = stablehlo.constant dense<7.0> : tensor<f32>
    %1059 = stablehlo.broadcast_in_dim %1058, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1060 = stablehlo.add %1003, %1059 : tensor<2x3xf32>
    %1061 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1062 = stablehlo.broadcast_in_dim %1061, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1063 = stablehlo.divide %1062, %1060 : tensor<2x3xf32>
    %1064 = stablehlo.add %1057, %1063 : tensor<2x3xf32>
    %1065 = stablehlo.constant dense<8.0> : tensor<f32>
    %1066 = stablehlo.broadcast_in_dim %1065, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1067 = stablehlo.add %1003, %1066 : tensor<2x3xf32>
    %1068 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %1068, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1070 = stablehlo.divide %1069, %1067 : tensor<2x3xf32>
    %1071 = stablehlo.add %1064, %1070 : tensor<2x3xf32>
    %1072 = stablehlo.log %1071 : tensor<2x3xf32>
    %1073 = stablehlo.constant dense<0.5> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %1073, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1075 = stablehlo.add %1003, %1074 : tensor<2x3xf32>
    %1076 = stablehlo.divide %1006, %1013 : tensor<2x3xf32>
    %1077 = stablehlo.subtract %1075, %1076 : tensor<2x3xf32>
    %1078 = stablehlo.multiply %1077, %1013 : tensor<2x3xf32>
    %1079 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %1080 = stablehlo.broadcast_in_dim %1079, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1081 = stablehlo.add %1078, %1080 : tensor<2x3xf32>
    %1082 = stablehlo.add %1081, %1072 : tensor<2x3xf32>
    %1083 = stablehlo.abs %995 : tensor<2x3xf32>
    %1084 = stablehlo.floor %1083 : tensor<2x3xf32>
    %1085 = stablehlo.subtract %1083, %1084 : tensor<2x3xf32>
    %1086 = stablehlo.constant dense<0.5> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %1086, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1088 = stablehlo.compare GT, %1085, %1087, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1089 = stablehlo.constant dense<1.0> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %1089, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1091 = stablehlo.subtract %1090, %1085 : tensor<2x3xf32>
    %1092 = stablehlo.select %1088, %1091, %1085 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1093 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %1093, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1095 = stablehlo.multiply %1092, %1094 : tensor<2x3xf32>
    %1096 = stablehlo.sine %1095 : tensor<2x3xf32>
    %1097 = stablehlo.log %1096 : tensor<2x3xf32>
    %1098 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %1098, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1100 = stablehlo.subtract %1099, %1097 : tensor<2x3xf32>
    %1101 = stablehlo.subtract %1100, %1082 : tensor<2x3xf32>
    %1102 = stablehlo.is_finite %1097 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %1103 = stablehlo.negate %1097 : tensor<2x3xf32>
    %1104 = stablehlo.select %1102, %1101, %1103 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1105 = stablehlo.select %998, %1104, %1082 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1106 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %1106, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1108 = stablehlo.compare EQ, %1083, %1107, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1109 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1110 = stablehlo.broadcast_in_dim %1109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1111 = stablehlo.select %1108, %1110, %1105 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1112 = stablehlo.constant dense<1.0> : tensor<f32>
    %1113 = stablehlo.broadcast_in_dim %1112, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1114 = stablehlo.compare EQ, %995, %1113, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1115 = stablehlo.constant dense<2.0> : tensor<f32>
    %1116 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1117 = stablehlo.compare EQ, %995, %1116, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1118 = stablehlo.or %1114, %1117 : tensor<2x3xi1>
    %1119 = stablehlo.constant dense<0.0> : tensor<f32>
    %1120 = stablehlo.broadcast_in_dim %1119, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1121 = stablehlo.select %1118, %1120, %1111 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1122 = stablehlo.divide %1121, %995 : tensor<2x3xf32>
    %1123 = stablehlo.exponential %1122 : tensor<2x3xf32>
    %1124 = stablehlo.constant dense<0.0> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %1124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1126 = stablehlo.compare LT, %992, %1125, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1127 = stablehlo.negate %992 : tensor<2x3xf32>
    %1128 = stablehlo.negate %992 : tensor<2x3xf32>
    %1129 = stablehlo.floor %1128 : tensor<2x3xf32>
    %1130 = stablehlo.subtract %1127, %1129 : tensor<2x3xf32>
    %1131 = stablehlo.constant dense<1.0> : tensor<f32>
    %1132 = stablehlo.broadcast_in_dim %1131, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1133 = stablehlo.subtract %1132, %1130 : tensor<2x3xf32>
    %1134 = stablehlo.select %1126, %1133, %992 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1135 = stablehlo.divide %1134, %1123 : tensor<2x3xf32>
    %1136 = stablehlo.negate %995 : tensor<2x3xf32>
    %1137 = stablehlo.power %1135, %1136 : tensor<2x3xf32>
    %1138 = stablehlo.constant dense<1.0> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %1138, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1140 = stablehlo.add %1134, %1139 : tensor<2x3xf32>
    %1141 = stablehlo.divide %1140, %1123 : tensor<2x3xf32>
    %1142 = stablehlo.negate %995 : tensor<2x3xf32>
    %1143 = stablehlo.power %1141, %1142 : tensor<2x3xf32>
    %1144 = stablehlo.add %1137, %1143 : tensor<2x3xf32>
    %1145 = stablehlo.constant dense<2.0> : tensor<f32>
    %1146 = stablehlo.broadcast_in_dim %1145, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1147 = stablehlo.add %1134, %1146 : tensor<2x3xf32>
    %1148 = stablehlo.divide %1147, %1123 : tensor<2x3xf32>
    %1149 = stablehlo.negate %995 : tensor<2x3xf32>
    %1150 = stablehlo.power %1148, %1149 : tensor<2x3xf32>
    %1151 = stablehlo.add %1144, %1150 : tensor<2x3xf32>
    %1152 = stablehlo.constant dense<3.0> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %1152, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1154 = stablehlo.add %1134, %1153 : tensor<2x3xf32>
    %1155 = stablehlo.divide %1154, %1123 : tensor<2x3xf32>
    %1156 = stablehlo.negate %995 : tensor<2x3xf32>
    %1157 = stablehlo.power %1155, %1156 : tensor<2x3xf32>
    %1158 = stablehlo.add %1151, %1157 : tensor<2x3xf32>
    %1159 = stablehlo.constant dense<4.0> : tensor<f32>
    %1160 = stablehlo.broadcast_in_dim %1159, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1161 = stablehlo.add %1134, %1160 : tensor<2x3xf32>
    %1162 = stablehlo.divide %1161, %1123 : tensor<2x3xf32>
    %1163 = stablehlo.negate %995 : tensor<2x3xf32>
    %1164 = stablehlo.power %1162, %1163 : tensor<2x3xf32>
    %1165 = stablehlo.add %1158, %1164 : tensor<2x3xf32>
    %1166 = stablehlo.constant dense<5.0> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %1166, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1168 = stablehlo.add %1134, %1167 : tensor<2x3xf32>
    %1169 = stablehlo.divide %1168, %1123 : tensor<2x3xf32>
    %1170 = stablehlo.negate %995 : tensor<2x3xf32>
    %1171 = stablehlo.power %1169, %1170 : tensor<2x3xf32>
    %1172 = stablehlo.add %1165, %1171 : tensor<2x3xf32>
    %1173 = stablehlo.constant dense<6.0> : tensor<f32>
    %1174 = stablehlo.broadcast_in_dim %1173, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1175 = stablehlo.add %1134, %1174 : tensor<2x3xf32>
    %1176 = stablehlo.divide %1175, %1123 : tensor<2x3xf32>
    %1177 = stablehlo.negate %995 : tensor<2x3xf32>
    %1178 = stablehlo.power %1176, %1177 : tensor<2x3xf32>
    %1179 = stablehlo.add %1172, %1178 : tensor<2x3xf32>
    %1180 = stablehlo.constant dense<7.0> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %1180, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1182 = stablehlo.add %1134, %1181 : tensor<2x3xf32>
    %1183 = stablehlo.divide %1182, %1123 : tensor<2x3xf32>
    %1184 = stablehlo.negate %995 : tensor<2x3xf32>
    %1185 = stablehlo.power %1183, %1184 : tensor<2x3xf32>
    %1186 = stablehlo.add %1179, %1185 : tensor<2x3xf32>
    %1187 = stablehlo.constant dense<8.0> : tensor<f32>
    %1188 = stablehlo.broadcast_in_dim %1187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1189 = stablehlo.add %1134, %1188 : tensor<2x3xf32>
    %1190 = stablehlo.divide %1189, %1123 : tensor<2x3xf32>
    %1191 = stablehlo.negate %995 : tensor<2x3xf32>
    %1192 = stablehlo.power %1190, %1191 : tensor<2x3xf32>
    %1193 = stablehlo.add %1186, %1192 : tensor<2x3xf32>
    %1194 = stablehlo.constant dense<9.0> : tensor<f32>
    %1195 = stablehlo.broadcast_in_dim %1194, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1196 = stablehlo.add %1134, %1195 : tensor<2x3xf32>
    %1197 = stablehlo.divide %1196, %1123 : tensor<2x3xf32>
    %1198 = stablehlo.negate %995 : tensor<2x3xf32>
    %1199 = stablehlo.power %1197, %1198 : tensor<2x3xf32>
    %1200 = stablehlo.add %1193, %1199 : tensor<2x3xf32>
    %1201 = stablehlo.constant dense<10.0> : tensor<f32>
    %1202 = stablehlo.broadcast_in_dim %1201, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1203 = stablehlo.add %1134, %1202 : tensor<2x3xf32>
    %1204 = stablehlo.divide %1203, %1123 : tensor<2x3xf32>
    %1205 = stablehlo.constant dense<1.0> : tensor<f32>
    %1206 = stablehlo.broadcast_in_dim %1205, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1207 = stablehlo.subtract %1206, %995 : tensor<2x3xf32>
    %1208 = stablehlo.power %1204, %1207 : tensor<2x3xf32>
    %1209 = stablehlo.multiply %1208, %1123 : tensor<2x3xf32>
    %1210 = stablehlo.divide %995, %1203 : tensor<2x3xf32>
    %1211 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %1211, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1213 = stablehlo.multiply %1210, %1212 : tensor<2x3xf32>
    %1214 = stablehlo.constant dense<1.0> : tensor<f32>
    %1215 = stablehlo.broadcast_in_dim %1214, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1216 = stablehlo.add %995, %1215 : tensor<2x3xf32>
    %1217 = stablehlo.divide %1216, %1203 : tensor<2x3xf32>
    %1218 = stablehlo.multiply %1210, %1217 : tensor<2x3xf32>
    %1219 = stablehlo.constant dense<2.0> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %1219, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1221 = stablehlo.add %995, %1220 : tensor<2x3xf32>
    %1222 = stablehlo.divide %1221, %1203 : tensor<2x3xf32>
    %1223 = stablehlo.multiply %1218, %1222 : tensor<2x3xf32>
    %1224 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %1224, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1226 = stablehlo.multiply %1223, %1225 : tensor<2x3xf32>
    %1227 = stablehlo.add %1213, %1226 : tensor<2x3xf32>
    %1228 = stablehlo.constant dense<3.0> : tensor<f32>
    %1229 = stablehlo.broadcast_in_dim %1228, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1230 = stablehlo.add %995, %1229 : tensor<2x3xf32>
    %1231 = stablehlo.divide %1230, %1203 : tensor<2x3xf32>
    %1232 = stablehlo.multiply %1223, %1231 : tensor<2x3xf32>
    %1233 = stablehlo.constant dense<4.0> : tensor<f32>
    %1234 = stablehlo.broadcast_in_dim %1233, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1235 = stablehlo.add %995, %1234 : tensor<2x3xf32>
    %1236 = stablehlo.divide %1235, %1203 : tensor<2x3xf32>
    %1237 = stablehlo.multiply %1232, %1236 : tensor<2x3xf32>
    %1238 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1239 = stablehlo.broadcast_in_dim %1238, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1240 = stablehlo.multiply %1237, %1239 : tensor<2x3xf32>
    %1241 = stablehlo.add %1227, %1240 : tensor<2x3xf32>
    %1242 = stablehlo.constant dense<5.0> : tensor<f32>
    %1243 = stablehlo.broadcast_in_dim %1242, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1244 = stablehlo.add %995, %1243 : tensor<2x3xf32>
    %1245 = stablehlo.divide %1244, %1203 : tensor<2x3xf32>
    %1246 = stablehlo.multiply %1237, %1245 : tensor<2x3xf32>
    %1247 = stablehlo.constant dense<6.0> : tensor<f32>
    %1248 = stablehlo.broadcast_in_dim %1247, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1249 = stablehlo.add %995, %1248 : tensor<2x3xf32>
    %1250 = stablehlo.divide %1249, %1203 : tensor<2x3xf32>
    %1251 = stablehlo.multiply %1246, %1250 : tensor<2x3xf32>
    %1252 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %1252, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1254 = stablehlo.multiply %1251, %1253 : tensor<2x3xf32>
    %1255 = stablehlo.add %1241, %1254 : tensor<2x3xf32>
    %1256 = stablehlo.constant dense<7.0> : tensor<f32>
    %1257 = stablehlo.broadcast_in_dim %1256, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1258 = stablehlo.add %995, %1257 : tensor<2x3xf32>
    %1259 = stablehlo.divide %1258, %1203 : tensor<2x3xf32>
    %1260 = stablehlo.multiply %1251, %1259 : tensor<2x3xf32>
    %1261 = stablehlo.constant dense<8.0> : tensor<f32>
    %1262 = stablehlo.broadcast_in_dim %1261, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1263 = stablehlo.add %995, %1262 : tensor<2x3xf32>
    %1264 = stablehlo.divide %1263, %1203 : tensor<2x3xf32>
    %1265 = stablehlo.multiply %1260, %1264 : tensor<2x3xf32>
    %1266 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1267 = stablehlo.broadcast_in_dim %1266, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1268 = stablehlo.multiply %1265, %1267 : tensor<2x3xf32>
    %1269 = stablehlo.add %1255, %1268 : tensor<2x3xf32>
    %1270 = stablehlo.constant dense<9.0> : tensor<f32>
    %1271 = stablehlo.broadcast_in_dim %1270, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1272 = stablehlo.add %995, %1271 : tensor<2x3xf32>
    %1273 = stablehlo.divide %1272, %1203 : tensor<2x3xf32>
    %1274 = stablehlo.multiply %1265, %1273 : tensor<2x3xf32>
    %1275 = stablehlo.constant dense<10.0> : tensor<f32>
    %1276 = stablehlo.broadcast_in_dim %1275, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1277 = stablehlo.add %995, %1276 : tensor<2x3xf32>
    %1278 = stablehlo.divide %1277, %1203 : tensor<2x3xf32>
    %1279 = stablehlo.multiply %1274, %1278 : tensor<2x3xf32>
    %1280 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1281 = stablehlo.broadcast_in_dim %1280, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1282 = stablehlo.multiply %1279, %1281 : tensor<2x3xf32>
    %1283 = stablehlo.add %1269, %1282 : tensor<2x3xf32>
    %1284 = stablehlo.constant dense<11.0> : tensor<f32>
    %1285 = stablehlo.broadcast_in_dim %1284, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1286 = stablehlo.add %995, %1285 : tensor<2x3xf32>
    %1287 = stablehlo.divide %1286, %1203 : tensor<2x3xf32>
    %1288 = stablehlo.multiply %1279, %1287 : tensor<2x3xf32>
    %1289 = stablehlo.constant dense<12.0> : tensor<f32>
    %1290 = stablehlo.broadcast_in_dim %1289, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1291 = stablehlo.add %995, %1290 : tensor<2x3xf32>
    %1292 = stablehlo.divide %1291, %1203 : tensor<2x3xf32>
    %1293 = stablehlo.multiply %1288, %1292 : tensor<2x3xf32>
    %1294 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1295 = stablehlo.broadcast_in_dim %1294, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1296 = stablehlo.multiply %1293, %1295 : tensor<2x3xf32>
    %1297 = stablehlo.add %1283, %1296 : tensor<2x3xf32>
    %1298 = stablehlo.constant dense<13.0> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %1298, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1300 = stablehlo.add %995, %1299 : tensor<2x3xf32>
    %1301 = stablehlo.divide %1300, %1203 : tensor<2x3xf32>
    %1302 = stablehlo.multiply %1293, %1301 : tensor<2x3xf32>
    %1303 = stablehlo.constant dense<14.0> : tensor<f32>
    %1304 = stablehlo.broadcast_in_dim %1303, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1305 = stablehlo.add %995, %1304 : tensor<2x3xf32>
    %1306 = stablehlo.divide %1305, %1203 : tensor<2x3xf32>
    %1307 = stablehlo.multiply %1302, %1306 : tensor<2x3xf32>
    %1308 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %1308, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1310 = stablehlo.multiply %1307, %1309 : tensor<2x3xf32>
    %1311 = stablehlo.add %1297, %1310 : tensor<2x3xf32>
    %1312 = stablehlo.constant dense<1.0> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %1312, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1314 = stablehlo.subtract %995, %1313 : tensor<2x3xf32>
    %1315 = stablehlo.constant dense<1.0> : tensor<f32>
    %1316 = stablehlo.broadcast_in_dim %1315, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1317 = stablehlo.divide %1316, %1314 : tensor<2x3xf32>
    %1318 = stablehlo.constant dense<0.5> : tensor<f32>
    %1319 = stablehlo.broadcast_in_dim %1318, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1320 = stablehlo.add %1319, %1311 : tensor<2x3xf32>
    %1321 = stablehlo.divide %1320, %1203 : tensor<2x3xf32>
    %1322 = stablehlo.add %1317, %1321 : tensor<2x3xf32>
    %1323 = stablehlo.multiply %1209, %1322 : tensor<2x3xf32>
    %1324 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1325 = stablehlo.broadcast_in_dim %1324, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1326 = stablehlo.multiply %1200, %1325 : tensor<2x3xf32>
    %1327 = stablehlo.compare LE, %1209, %1326, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1328 = stablehlo.add %1200, %1323 : tensor<2x3xf32>
    %1329 = stablehlo.select %1327, %1200, %1328 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1330 = stablehlo.divide %1130, %1123 : tensor<2x3xf32>
    %1331 = stablehlo.negate %995 : tensor<2x3xf32>
    %1332 = stablehlo.power %1330, %1331 : tensor<2x3xf32>
    %1333 = stablehlo.constant dense<1.0> : tensor<f32>
    %1334 = stablehlo.broadcast_in_dim %1333, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1335 = stablehlo.add %1130, %1334 : tensor<2x3xf32>
    %1336 = stablehlo.divide %1335, %1123 : tensor<2x3xf32>
    %1337 = stablehlo.negate %995 : tensor<2x3xf32>
    %1338 = stablehlo.power %1336, %1337 : tensor<2x3xf32>
    %1339 = stablehlo.add %1332, %1338 : tensor<2x3xf32>
    %1340 = stablehlo.constant dense<2.0> : tensor<f32>
    %1341 = stablehlo.broadcast_in_dim %1340, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1342 = stablehlo.add %1130, %1341 : tensor<2x3xf32>
    %1343 = stablehlo.divide %1342, %1123 : tensor<2x3xf32>
    %1344 = stablehlo.negate %995 : tensor<2x3xf32>
    %1345 = stablehlo.power %1343, %1344 : tensor<2x3xf32>
    %1346 = stablehlo.add %1339, %1345 : tensor<2x3xf32>
    %1347 = stablehlo.constant dense<3.0> : tensor<f32>
    %1348 = stablehlo.broadcast_in_dim %1347, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1349 = stablehlo.add %1130, %1348 : tensor<2x3xf32>
    %1350 = stablehlo.divide %1349, %1123 : tensor<2x3xf32>
    %1351 = stablehlo.negate %995 : tensor<2x3xf32>
    %1352 = stablehlo.power %1350, %1351 : tensor<2x3xf32>
    %1353 = stablehlo.add %1346, %1352 : tensor<2x3xf32>
    %1354 = stablehlo.constant dense<4.0> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %1354, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1356 = stablehlo.add %1130, %1355 : tensor<2x3xf32>
    %1357 = stablehlo.divide %1356, %1123 : tensor<2x3xf32>
    %1358 = stablehlo.negate %995 : tensor<2x3xf32>
    %1359 = stablehlo.power %1357, %1358 : tensor<2x3xf32>
    %1360 = stablehlo.add %1353, %1359 : tensor<2x3xf32>
    %1361 = stablehlo.constant dense<5.0> : tensor<f32>
    %1362 = stablehlo.broadcast_in_dim %1361, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1363 = stablehlo.add %1130, %1362 : tensor<2x3xf32>
    %1364 = stablehlo.divide %1363, %1123 : tensor<2x3xf32>
    %1365 = stablehlo.negate %995 : tensor<2x3xf32>
    %1366 = stablehlo.power %1364, %1365 : tensor<2x3xf32>
    %1367 = stablehlo.add %1360, %1366 : tensor<2x3xf32>
    %1368 = stablehlo.constant dense<6.0> : tensor<f32>
    %1369 = stablehlo.broadcast_in_dim %1368, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1370 = stablehlo.add %1130, %1369 : tensor<2x3xf32>
    %1371 = stablehlo.divide %1370, %1123 : tensor<2x3xf32>
    %1372 = stablehlo.negate %995 : tensor<2x3xf32>
    %1373 = stablehlo.power %1371, %1372 : tensor<2x3xf32>
    %1374 = stablehlo.add %1367, %1373 : tensor<2x3xf32>
    %1375 = stablehlo.constant dense<7.0> : tensor<f32>
    %1376 = stablehlo.broadcast_in_dim %1375, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1377 = stablehlo.add %1130, %1376 : tensor<2x3xf32>
    %1378 = stablehlo.divide %1377, %1123 : tensor<2x3xf32>
    %1379 = stablehlo.negate %995 : tensor<2x3xf32>
    %1380 = stablehlo.power %1378, %1379 : tensor<2x3xf32>
    %1381 = stablehlo.add %1374, %1380 : tensor<2x3xf32>
    %1382 = stablehlo.constant dense<8.0> : tensor<f32>
    %1383 = stablehlo.broadcast_in_dim %1382, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1384 = stablehlo.add %1130, %1383 : tensor<2x3xf32>
    %1385 = stablehlo.divide %1384, %1123 : tensor<2x3xf32>
    %1386 = stablehlo.negate %995 : tensor<2x3xf32>
    %1387 = stablehlo.power %1385, %1386 : tensor<2x3xf32>
    %1388 = stablehlo.add %1381, %1387 : tensor<2x3xf32>
    %1389 = stablehlo.constant dense<9.0> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %1389, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1391 = stablehlo.add %1130, %1390 : tensor<2x3xf32>
    %1392 = stablehlo.divide %1391, %1123 : tensor<2x3xf32>
    %1393 = stablehlo.negate %995 : tensor<2x3xf32>
    %1394 = stablehlo.power %1392, %1393 : tensor<2x3xf32>
    %1395 = stablehlo.add %1388, %1394 : tensor<2x3xf32>
    %1396 = stablehlo.constant dense<10.0> : tensor<f32>
    %1397 = stablehlo.broadcast_in_dim %1396, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1398 = stablehlo.add %1130, %1397 : tensor<2x3xf32>
    %1399 = stablehlo.divide %1398, %1123 : tensor<2x3xf32>
    %1400 = stablehlo.constant dense<1.0> : tensor<f32>
    %1401 = stablehlo.broadcast_in_dim %1400, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1402 = stablehlo.subtract %1401, %995 : tensor<2x3xf32>
    %1403 = stablehlo.power %1399, %1402 : tensor<2x3xf32>
    %1404 = stablehlo.multiply %1403, %1123 : tensor<2x3xf32>
    %1405 = stablehlo.divide %995, %1398 : tensor<2x3xf32>
    %1406 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1407 = stablehlo.broadcast_in_dim %1406, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1408 = stablehlo.multiply %1405, %1407 : tensor<2x3xf32>
    %1409 = stablehlo.constant dense<1.0> : tensor<f32>
    %1410 = stablehlo.broadcast_in_dim %1409, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1411 = stablehlo.add %995, %1410 : tensor<2x3xf32>
    %1412 = stablehlo.divide %1411, %1398 : tensor<2x3xf32>
    %1413 = stablehlo.multiply %1405, %1412 : tensor<2x3xf32>
    %1414 = stablehlo.constant dense<2.0> : tensor<f32>
    %1415 = stablehlo.broadcast_in_dim %1414, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1416 = stablehlo.add %995, %1415 : tensor<2x3xf32>
    %1417 = stablehlo.divide %1416, %1398 : tensor<2x3xf32>
    %1418 = stablehlo.multiply %1413, %1417 : tensor<2x3xf32>
    %1419 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1420 = stablehlo.broadcast_in_dim %1419, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1421 = stablehlo.multiply %1418, %1420 : tensor<2x3xf32>
    %1422 = stablehlo.add %1408, %1421 : tensor<2x3xf32>
    %1423 = stablehlo.constant dense<3.0> : tensor<f32>
    %1424 = stablehlo.broadcast_in_dim %1423, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1425 = stablehlo.add %995, %1424 : tensor<2x3xf32>
    %1426 = stablehlo.divide %1425, %1398 : tensor<2x3xf32>
    %1427 = stablehlo.multiply %1418, %1426 : tensor<2x3xf32>
    %1428 = stablehlo.constant dense<4.0> : tensor<f32>
    %1429 = stablehlo.broadcast_in_dim %1428, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1430 = stablehlo.add %995, %1429 : tensor<2x3xf32>
    %1431 = stablehlo.divide %1430, %1398 : tensor<2x3xf32>
    %1432 = stablehlo.multiply %1427, %1431 : tensor<2x3xf32>
    %1433 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1434 = stablehlo.broadcast_in_dim %1433, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1435 = stablehlo.multiply %1432, %1434 : tensor<2x3xf32>
    %1436 = stablehlo.add %1422, %1435 : tensor<2x3xf32>
    %1437 = stablehlo.constant dense<5.0> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %1437, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1439 = stablehlo.add %995, %1438 : tensor<2x3xf32>
    %1440 = stablehlo.divide %1439, %1398 : tensor<2x3xf32>
    %1441 = stablehlo.multiply %1432, %1440 : tensor<2x3xf32>
    %1442 = stablehlo.constant dense<6.0> : tensor<f32>
    %1443 = stablehlo.broadcast_in_dim %1442, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1444 = stablehlo.add %995, %1443 : tensor<2x3xf32>
    %1445 = stablehlo.divide %1444, %1398 : tensor<2x3xf32>
    %1446 = stablehlo.multiply %1441, %1445 : tensor<2x3xf32>
    %1447 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %1447, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1449 = stablehlo.multiply %1446, %1448 : tensor<2x3xf32>
    %1450 = stablehlo.add %1436, %1449 : tensor<2x3xf32>
    %1451 = stablehlo.constant dense<7.0> : tensor<f32>
    %1452 = stablehlo.broadcast_in_dim %1451, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1453 = stablehlo.add %995, %1452 : tensor<2x3xf32>
    %1454 = stablehlo.divide %1453, %1398 : tensor<2x3xf32>
    %1455 = stablehlo.multiply %1446, %1454 : tensor<2x3xf32>
    %1456 = stablehlo.constant dense<8.0> : tensor<f32>
    %1457 = stablehlo.broadcast_in_dim %1456, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1458 = stablehlo.add %995, %1457 : tensor<2x3xf32>
    %1459 = stablehlo.divide %1458, %1398 : tensor<2x3xf32>
    %1460 = stablehlo.multiply %1455, %1459 : tensor<2x3xf32>
    %1461 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1462 = stablehlo.broadcast_in_dim %1461, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1463 = stablehlo.multiply %1460, %1462 : tensor<2x3xf32>
    %1464 = stablehlo.add %1450, %1463 : tensor<2x3xf32>
    %1465 = stablehlo.constant dense<9.0> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %1465, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1467 = stablehlo.add %995, %1466 : tensor<2x3xf32>
    %1468 = stablehlo.divide %1467, %1398 : tensor<2x3xf32>
    %1469 = stablehlo.multiply %1460, %1468 : tensor<2x3xf32>
    %1470 = stablehlo.constant dense<10.0> : tensor<f32>
    %1471 = stablehlo.broadcast_in_dim %1470, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1472 = stablehlo.add %995, %1471 : tensor<2x3xf32>
    %1473 = stablehlo.divide %1472, %1398 : tensor<2x3xf32>
    %1474 = stablehlo.multiply %1469, %1473 : tensor<2x3xf32>
    %1475 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1476 = stablehlo.broadcast_in_dim %1475, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1477 = stablehlo.multiply %1474, %1476 : tensor<2x3xf32>
    %1478 = stablehlo.add %1464, %1477 : tensor<2x3xf32>
    %1479 = stablehlo.constant dense<11.0> : tensor<f32>
    %1480 = stablehlo.broadcast_in_dim %1479, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1481 = stablehlo.add %995, %1480 : tensor<2x3xf32>
    %1482 = stablehlo.divide %1481, %1398 : tensor<2x3xf32>
    %1483 = stablehlo.multiply %1474, %1482 : tensor<2x3xf32>
    %1484 = stablehlo.constant dense<12.0> : tensor<f32>
    %1485 = stablehlo.broadcast_in_dim %1484, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1486 = stablehlo.add %995, %1485 : tensor<2x3xf32>
    %1487 = stablehlo.divide %1486, %1398 : tensor<2x3xf32>
    %1488 = stablehlo.multiply %1483, %1487 : tensor<2x3xf32>
    %1489 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %1489, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1491 = stablehlo.multiply %1488, %1490 : tensor<2x3xf32>
    %1492 = stablehlo.add %1478, %1491 : tensor<2x3xf32>
    %1493 = stablehlo.constant dense<13.0> : tensor<f32>
    %1494 = stablehlo.broadcast_in_dim %1493, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1495 = stablehlo.add %995, %1494 : tensor<2x3xf32>
    %1496 = stablehlo.divide %1495, %1398 : tensor<2x3xf32>
    %1497 = stablehlo.multiply %1488, %1496 : tensor<2x3xf32>
    %1498 = stablehlo.constant dense<14.0> : tensor<f32>
    %1499 = stablehlo.broadcast_in_dim %1498, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1500 = stablehlo.add %995, %1499 : tensor<2x3xf32>
    %1501 = stablehlo.divide %1500, %1398 : tensor<2x3xf32>
    %1502 = stablehlo.multiply %1497, %1501 : tensor<2x3xf32>
    %1503 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1504 = stablehlo.broadcast_in_dim %1503, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1505 = stablehlo.multiply %1502, %1504 : tensor<2x3xf32>
    %1506 = stablehlo.add %1492, %1505 : tensor<2x3xf32>
    %1507 = stablehlo.constant dense<1.0> : tensor<f32>
    %1508 = stablehlo.broadcast_in_dim %1507, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1509 = stablehlo.subtract %995, %1508 : tensor<2x3xf32>
    %1510 = stablehlo.constant dense<1.0> : tensor<f32>
    %1511 = stablehlo.broadcast_in_dim %1510, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1512 = stablehlo.divide %1511, %1509 : tensor<2x3xf32>
    %1513 = stablehlo.constant dense<0.5> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %1513, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1515 = stablehlo.add %1514, %1506 : tensor<2x3xf32>
    %1516 = stablehlo.divide %1515, %1398 : tensor<2x3xf32>
    %1517 = stablehlo.add %1512, %1516 : tensor<2x3xf32>
    %1518 = stablehlo.multiply %1404, %1517 : tensor<2x3xf32>
    %1519 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1520 = stablehlo.broadcast_in_dim %1519, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1521 = stablehlo.multiply %1395, %1520 : tensor<2x3xf32>
    %1522 = stablehlo.compare LE, %1404, %1521, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1523 = stablehlo.add %1395, %1518 : tensor<2x3xf32>
    %1524 = stablehlo.select %1522, %1395, %1523 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1525 = stablehlo.constant dense<1.0> : tensor<f32>
    %1526 = stablehlo.broadcast_in_dim %1525, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1527 = stablehlo.subtract %1526, %992 : tensor<2x3xf32>
    %1528 = stablehlo.divide %1527, %1123 : tensor<2x3xf32>
    %1529 = stablehlo.negate %995 : tensor<2x3xf32>
    %1530 = stablehlo.power %1528, %1529 : tensor<2x3xf32>
    %1531 = stablehlo.constant dense<1.0> : tensor<f32>
    %1532 = stablehlo.broadcast_in_dim %1531, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1533 = stablehlo.add %1527, %1532 : tensor<2x3xf32>
    %1534 = stablehlo.divide %1533, %1123 : tensor<2x3xf32>
    %1535 = stablehlo.negate %995 : tensor<2x3xf32>
    %1536 = stablehlo.power %1534, %1535 : tensor<2x3xf32>
    %1537 = stablehlo.add %1530, %1536 : tensor<2x3xf32>
    %1538 = stablehlo.constant dense<2.0> : tensor<f32>
    %1539 = stablehlo.broadcast_in_dim %1538, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1540 = stablehlo.add %1527, %1539 : tensor<2x3xf32>
    %1541 = stablehlo.divide %1540, %1123 : tensor<2x3xf32>
    %1542 = stablehlo.negate %995 : tensor<2x3xf32>
    %1543 = stablehlo.power %1541, %1542 : tensor<2x3xf32>
    %1544 = stablehlo.add %1537, %1543 : tensor<2x3xf32>
    %1545 = stablehlo.constant dense<3.0> : tensor<f32>
    %1546 = stablehlo.broadcast_in_dim %1545, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1547 = stablehlo.add %1527, %1546 : tensor<2x3xf32>
    %1548 = stablehlo.divide %1547, %1123 : tensor<2x3xf32>
    %1549 = stablehlo.negate %995 : tensor<2x3xf32>
    %1550 = stablehlo.power %1548, %1549 : tensor<2x3xf32>
    %1551 = stablehlo.add %1544, %1550 : tensor<2x3xf32>
    %1552 = stablehlo.constant dense<4.0> : tensor<f32>
    %1553 = stablehlo.broadcast_in_dim %1552, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1554 = stablehlo.add %1527, %1553 : tensor<2x3xf32>
    %1555 = stablehlo.divide %1554, %1123 : tensor<2x3xf32>
    %1556 = stablehlo.negate %995 : tensor<2x3xf32>
    %1557 = stablehlo.power %1555, %1556 : tensor<2x3xf32>
    %1558 = stablehlo.add %1551, %1557 : tensor<2x3xf32>
    %1559 = stablehlo.constant dense<5.0> : tensor<f32>
    %1560 = stablehlo.broadcast_in_dim %1559, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1561 = stablehlo.add %1527, %1560 : tensor<2x3xf32>
    %1562 = stablehlo.divide %1561, %1123 : tensor<2x3xf32>
    %1563 = stablehlo.negate %995 : tensor<2x3xf32>
    %1564 = stablehlo.power %1562, %1563 : tensor<2x3xf32>
    %1565 = stablehlo.add %1558, %1564 : tensor<2x3xf32>
    %1566 = stablehlo.constant dense<6.0> : tensor<f32>
    %1567 = stablehlo.broadcast_in_dim %1566, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1568 = stablehlo.add %1527, %1567 : tensor<2x3xf32>
    %1569 = stablehlo.divide %1568, %1123 : tensor<2x3xf32>
    %1570 = stablehlo.negate %995 : tensor<2x3xf32>
    %1571 = stablehlo.power %1569, %1570 : tensor<2x3xf32>
    %1572 = stablehlo.add %1565, %1571 : tensor<2x3xf32>
    %1573 = stablehlo.constant dense<7.0> : tensor<f32>
    %1574 = stablehlo.broadcast_in_dim %1573, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1575 = stablehlo.add %1527, %1574 : tensor<2x3xf32>
    %1576 = stablehlo.divide %1575, %1123 : tensor<2x3xf32>
    %1577 = stablehlo.negate %995 : tensor<2x3xf32>
    %1578 = stablehlo.power %1576, %1577 : tensor<2x3xf32>
    %1579 = stablehlo.add %1572, %1578 : tensor<2x3xf32>
    %1580 = stablehlo.constant dense<8.0> : tensor<f32>
    %1581 = stablehlo.broadcast_in_dim %1580, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1582 = stablehlo.add %1527, %1581 : tensor<2x3xf32>
    %1583 = stablehlo.divide %1582, %1123 : tensor<2x3xf32>
    %1584 = stablehlo.negate %995 : tensor<2x3xf32>
    %1585 = stablehlo.power %1583, %1584 : tensor<2x3xf32>
    %1586 = stablehlo.add %1579, %1585 : tensor<2x3xf32>
    %1587 = stablehlo.constant dense<9.0> : tensor<f32>
    %1588 = stablehlo.broadcast_in_dim %1587, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1589 = stablehlo.add %1527, %1588 : tensor<2x3xf32>
    %1590 = stablehlo.divide %1589, %1123 : tensor<2x3xf32>
    %1591 = stablehlo.negate %995 : tensor<2x3xf32>
    %1592 = stablehlo.power %1590, %1591 : tensor<2x3xf32>
    %1593 = stablehlo.add %1586, %1592 : tensor<2x3xf32>
    %1594 = stablehlo.constant dense<10.0> : tensor<f32>
    %1595 = stablehlo.broadcast_in_dim %1594, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1596 = stablehlo.add %1527, %1595 : tensor<2x3xf32>
    %1597 = stablehlo.divide %1596, %1123 : tensor<2x3xf32>
    %1598 = stablehlo.constant dense<1.0> : tensor<f32>
    %1599 = stablehlo.broadcast_in_dim %1598, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1600 = stablehlo.subtract %1599, %995 : tensor<2x3xf32>
    %1601 = stablehlo.power %1597, %1600 : tensor<2x3xf32>
    %1602 = stablehlo.multiply %1601, %1123 : tensor<2x3xf32>
    %1603 = stablehlo.divide %995, %1596 : tensor<2x3xf32>
    %1604 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1605 = stablehlo.broadcast_in_dim %1604, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1606 = stablehlo.multiply %1603, %1605 : tensor<2x3xf32>
    %1607 = stablehlo.constant dense<1.0> : tensor<f32>
    %1608 = stablehlo.broadcast_in_dim %1607, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1609 = stablehlo.add %995, %1608 : tensor<2x3xf32>
    %1610 = stablehlo.divide %1609, %1596 : tensor<2x3xf32>
    %1611 = stablehlo.multiply %1603, %1610 : tensor<2x3xf32>
    %1612 = stablehlo.constant dense<2.0> : tensor<f32>
    %1613 = stablehlo.broadcast_in_dim %1612, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1614 = stablehlo.add %995, %1613 : tensor<2x3xf32>
    %1615 = stablehlo.divide %1614, %1596 : tensor<2x3xf32>
    %1616 = stablehlo.multiply %1611, %1615 : tensor<2x3xf32>
    %1617 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1618 = stablehlo.broadcast_in_dim %1617, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1619 = stablehlo.multiply %1616, %1618 : tensor<2x3xf32>
    %1620 = stablehlo.add %1606, %1619 : tensor<2x3xf32>
    %1621 = stablehlo.constant dense<3.0> : tensor<f32>
    %1622 = stablehlo.broadcast_in_dim %1621, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1623 = stablehlo.add %995, %1622 : tensor<2x3xf32>
    %1624 = stablehlo.divide %1623, %1596 : tensor<2x3xf32>
    %1625 = stablehlo.multiply %1616, %1624 : tensor<2x3xf32>
    %1626 = stablehlo.constant dense<4.0> : tensor<f32>
    %1627 = stablehlo.broadcast_in_dim %1626, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1628 = stablehlo.add %995, %1627 : tensor<2x3xf32>
    %1629 = stablehlo.divide %1628, %1596 : tensor<2x3xf32>
    %1630 = stablehlo.multiply %1625, %1629 : tensor<2x3xf32>
    %1631 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1632 = stablehlo.broadcast_in_dim %1631, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1633 = stablehlo.multiply %1630, %1632 : tensor<2x3xf32>
    %1634 = stablehlo.add %1620, %1633 : tensor<2x3xf32>
    %1635 = stablehlo.constant dense<5.0> : tensor<f32>
    %1636 = stablehlo.broadcast_in_dim %1635, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1637 = stablehlo.add %995, %1636 : tensor<2x3xf32>
    %1638 = stablehlo.divide %1637, %1596 : tensor<2x3xf32>
    %1639 = stablehlo.multiply %1630, %1638 : tensor<2x3xf32>
    %1640 = stablehlo.constant dense<6.0> : tensor<f32>
    %1641 = stablehlo.broadcast_in_dim %1640, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1642 = stablehlo.add %995, %1641 : tensor<2x3xf32>
    %1643 = stablehlo.divide %1642, %1596 : tensor<2x3xf32>
    %1644 = stablehlo.multiply %1639, %1643 : tensor<2x3xf32>
    %1645 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1646 = stablehlo.broadcast_in_dim %1645, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1647 = stablehlo.multiply %1644, %1646 : tensor<2x3xf32>
    %1648 = stablehlo.add %1634, %1647 : tensor<2x3xf32>
    %1649 = stablehlo.constant dense<7.0> : tensor<f32>
    %1650 = stablehlo.broadcast_in_dim %1649, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1651 = stablehlo.add %995, %1650 : tensor<2x3xf32>
    %1652 = stablehlo.divide %1651, %1596 : tensor<2x3xf32>
    %1653 = stablehlo.multiply %1644, %1652 : tensor<2x3xf32>
    %1654 = stablehlo.constant dense<8.0> : tensor<f32>
    %1655 = stablehlo.broadcast_in_dim %1654, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1656 = stablehlo.add %995, %1655 : tensor<2x3xf32>
    %1657 = stablehlo.divide %1656, %1596 : tensor<2x3xf32>
    %1658 = stablehlo.multiply %1653, %1657 : tensor<2x3xf32>
    %1659 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1660 = stablehlo.broadcast_in_dim %1659, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1661 = stablehlo.multiply %1658, %1660 : tensor<2x3xf32>
    %1662 = stablehlo.add %1648, %1661 : tensor<2x3xf32>
    %1663 = stablehlo.constant dense<9.0> : tensor<f32>
    %1664 = stablehlo.broadcast_in_dim %1663, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1665 = stablehlo.add %995, %1664 : tensor<2x3xf32>
    %1666 = stablehlo.divide %1665, %1596 : tensor<2x3xf32>
    %1667 = stablehlo.multiply %1658, %1666 : tensor<2x3xf32>
    %1668 = stablehlo.constant dense<10.0> : tensor<f32>
    %1669 = stablehlo.broadcast_in_dim %1668, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1670 = stablehlo.add %995, %1669 : tensor<2x3xf32>
    %1671 = stablehlo.divide %1670, %1596 : tensor<2x3xf32>
    %1672 = stablehlo.multiply %1667, %1671 : tensor<2x3xf32>
    %1673 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1674 = stablehlo.broadcast_in_dim %1673, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1675 = stablehlo.multiply %1672, %1674 : tensor<2x3xf32>
    %1676 = stablehlo.add %1662, %1675 : tensor<2x3xf32>
    %1677 = stablehlo.constant dense<11.0> : tensor<f32>
    %1678 = stablehlo.broadcast_in_dim %1677, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1679 = stablehlo.add %995, %1678 : tensor<2x3xf32>
    %1680 = stablehlo.divide %1679, %1596 : tensor<2x3xf32>
    %1681 = stablehlo.multiply %1672, %1680 : tensor<2x3xf32>
    %1682 = stablehlo.constant dense<12.0> : tensor<f32>
    %1683 = stablehlo.broadcast_in_dim %1682, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1684 = stablehlo.add %995, %1683 : tensor<2x3xf32>
    %1685 = stablehlo.divide %1684, %1596 : tensor<2x3xf32>
    %1686 = stablehlo.multiply %1681, %1685 : tensor<2x3xf32>
    %1687 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1688 = stablehlo.broadcast_in_dim %1687, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1689 = stablehlo.multiply %1686, %1688 : tensor<2x3xf32>
    %1690 = stablehlo.add %1676, %1689 : tensor<2x3xf32>
    %1691 = stablehlo.constant dense<13.0> : tensor<f32>
    %1692 = stablehlo.broadcast_in_dim %1691, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1693 = stablehlo.add %995, %1692 : tensor<2x3xf32>
    %1694 = stablehlo.divide %1693, %1596 : tensor<2x3xf32>
    %1695 = stablehlo.multiply %1686, %1694 : tensor<2x3xf32>
    %1696 = stablehlo.constant dense<14.0> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %1696, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1698 = stablehlo.add %995, %1697 : tensor<2x3xf32>
    %1699 = stablehlo.divide %1698, %1596 : tensor<2x3xf32>
    %1700 = stablehlo.multiply %1695, %1699 : tensor<2x3xf32>
    %1701 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1702 = stablehlo.broadcast_in_dim %1701, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1703 = stablehlo.multiply %1700, %1702 : tensor<2x3xf32>
    %1704 = stablehlo.add %1690, %1703 : tensor<2x3xf32>
    %1705 = stablehlo.constant dense<1.0> : tensor<f32>
    %1706 = stablehlo.broadcast_in_dim %1705, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1707 = stablehlo.subtract %995, %1706 : tensor<2x3xf32>
    %1708 = stablehlo.constant dense<1.0> : tensor<f32>
    %1709 = stablehlo.broadcast_in_dim %1708, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1710 = stablehlo.divide %1709, %1707 : tensor<2x3xf32>
    %1711 = stablehlo.constant dense<0.5> : tensor<f32>
    %1712 = stablehlo.broadcast_in_dim %1711, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1713 = stablehlo.add %1712, %1704 : tensor<2x3xf32>
    %1714 = stablehlo.divide %1713, %1596 : tensor<2x3xf32>
    %1715 = stablehlo.add %1710, %1714 : tensor<2x3xf32>
    %1716 = stablehlo.multiply %1602, %1715 : tensor<2x3xf32>
    %1717 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1718 = stablehlo.broadcast_in_dim %1717, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1719 = stablehlo.multiply %1593, %1718 : tensor<2x3xf32>
    %1720 = stablehlo.compare LE, %1602, %1719, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1721 = stablehlo.add %1593, %1716 : tensor<2x3xf32>
    %1722 = stablehlo.select %1720, %1593, %1721 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1723 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1724 = stablehlo.broadcast_in_dim %1723, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1725 = stablehlo.compare EQ, %1722, %1724, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1726 = stablehlo.constant dense<0.0> : tensor<f32>
    %1727 = stablehlo.broadcast_in_dim %1726, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1728 = stablehlo.select %1725, %1727, %1722 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1729 = stablehlo.subtract %1524, %1728 : tensor<2x3xf32>
    %1730 = stablehlo.add %1329, %1729 : tensor<2x3xf32>
    %1731 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1732 = stablehlo.broadcast_in_dim %1731, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1733 = stablehlo.compare EQ, %1329, %1732, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1734 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1735 = stablehlo.broadcast_in_dim %1734, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1736 = stablehlo.compare EQ, %1524, %1735, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1737 = stablehlo.and %1733, %1736 : tensor<2x3xi1>
    %1738 = stablehlo.constant dense<0.5> : tensor<f32>
    %1739 = stablehlo.broadcast_in_dim %1738, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1740 = stablehlo.subtract %1130, %1739 : tensor<2x3xf32>
    %1741 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %1742 = stablehlo.broadcast_in_dim %1741, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1743 = stablehlo.multiply %1740, %1742 : tensor<2x3xf32>
    %1744 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %1745 = stablehlo.broadcast_in_dim %1744, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1746 = stablehlo.multiply %1743, %1745 : tensor<2x3xf32>
    %1747 = stablehlo.subtract %1329, %1524 : tensor<2x3xf32>
    %1748 = stablehlo.select %1737, %1746, %1747 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1749 = stablehlo.add %1748, %1728 : tensor<2x3xf32>
    %1750 = stablehlo.constant dense<0.5> : tensor<f32>
    %1751 = stablehlo.broadcast_in_dim %1750, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1752 = stablehlo.multiply %995, %1751 : tensor<2x3xf32>
    %1753 = stablehlo.floor %1752 : tensor<2x3xf32>
    %1754 = stablehlo.subtract %1752, %1753 : tensor<2x3xf32>
    %1755 = stablehlo.constant dense<0.0> : tensor<f32>
    %1756 = stablehlo.broadcast_in_dim %1755, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1757 = stablehlo.compare EQ, %1754, %1756, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1758 = stablehlo.select %1757, %1730, %1749 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1759 = stablehlo.select %1126, %1758, %1329 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1760 = stablehlo.constant dense<0.0> : tensor<f32>
    %1761 = stablehlo.broadcast_in_dim %1760, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1762 = stablehlo.compare LE, %992, %1761, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1763 = stablehlo.floor %992 : tensor<2x3xf32>
    %1764 = stablehlo.compare EQ, %992, %1763, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1765 = stablehlo.and %1762, %1764 : tensor<2x3xi1>
    %1766 = stablehlo.constant dense<0.5> : tensor<f32>
    %1767 = stablehlo.broadcast_in_dim %1766, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1768 = stablehlo.multiply %995, %1767 : tensor<2x3xf32>
    %1769 = stablehlo.floor %1768 : tensor<2x3xf32>
    %1770 = stablehlo.subtract %1768, %1769 : tensor<2x3xf32>
    %1771 = stablehlo.constant dense<0.0> : tensor<f32>
    %1772 = stablehlo.broadcast_in_dim %1771, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1773 = stablehlo.compare EQ, %1770, %1772, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1774 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1775 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1776 = stablehlo.broadcast_in_dim %1774, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1777 = stablehlo.broadcast_in_dim %1775, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1778 = stablehlo.select %1773, %1776, %1777 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1779 = stablehlo.select %1765, %1778, %1759 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1780 = stablehlo.constant dense<0.5> : tensor<f32>
    %1781 = stablehlo.broadcast_in_dim %1780, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1782 = stablehlo.multiply %991, %1781 : tensor<2x3xf32>
    %1783 = stablehlo.floor %1782 : tensor<2x3xf32>
    %1784 = stablehlo.subtract %1782, %1783 : tensor<2x3xf32>
    %1785 = stablehlo.constant dense<0.0> : tensor<f32>
    %1786 = stablehlo.broadcast_in_dim %1785, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1787 = stablehlo.compare EQ, %1784, %1786, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1788 = stablehlo.negate %1779 : tensor<2x3xf32>
    %1789 = stablehlo.select %1787, %1788, %1779 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1790 = stablehlo.constant dense<0.0> : tensor<f32>
    %1791 = stablehlo.broadcast_in_dim %1790, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1792 = stablehlo.compare EQ, %991, %1791, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1793 = stablehlo.constant dense<0.5> : tensor<f32>
    %1794 = stablehlo.broadcast_in_dim %1793, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1795 = stablehlo.compare LT, %992, %1794, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1796 = stablehlo.negate %992 : tensor<2x3xf32>
    %1797 = stablehlo.constant dense<1.0> : tensor<f32>
    %1798 = stablehlo.broadcast_in_dim %1797, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1799 = stablehlo.subtract %992, %1798 : tensor<2x3xf32>
    %1800 = stablehlo.select %1795, %1796, %1799 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1801 = stablehlo.constant dense<7.5> : tensor<f32>
    %1802 = stablehlo.broadcast_in_dim %1801, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1803 = stablehlo.add %1800, %1802 : tensor<2x3xf32>
    %1804 = stablehlo.constant dense<7.5> : tensor<f32>
    %1805 = stablehlo.broadcast_in_dim %1804, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1806 = stablehlo.divide %1800, %1805 : tensor<2x3xf32>
    %1807 = stablehlo.log_plus_one %1806 : tensor<2x3xf32>
    %1808 = stablehlo.constant dense<2.014903> : tensor<f32>
    %1809 = stablehlo.broadcast_in_dim %1808, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1810 = stablehlo.add %1807, %1809 : tensor<2x3xf32>
    %1811 = stablehlo.constant dense<0.0> : tensor<f32>
    %1812 = stablehlo.constant dense<1.0> : tensor<f32>
    %1813 = stablehlo.broadcast_in_dim %1812, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1814 = stablehlo.add %1800, %1813 : tensor<2x3xf32>
    %1815 = stablehlo.multiply %1814, %1814 : tensor<2x3xf32>
    %1816 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1817 = stablehlo.broadcast_in_dim %1816, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1818 = stablehlo.divide %1817, %1815 : tensor<2x3xf32>
    %1819 = stablehlo.broadcast_in_dim %1811, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1820 = stablehlo.add %1819, %1818 : tensor<2x3xf32>
    %1821 = stablehlo.constant dense<2.0> : tensor<f32>
    %1822 = stablehlo.broadcast_in_dim %1821, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1823 = stablehlo.add %1800, %1822 : tensor<2x3xf32>
    %1824 = stablehlo.multiply %1823, %1823 : tensor<2x3xf32>
    %1825 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1826 = stablehlo.broadcast_in_dim %1825, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1827 = stablehlo.divide %1826, %1824 : tensor<2x3xf32>
    %1828 = stablehlo.add %1820, %1827 : tensor<2x3xf32>
    %1829 = stablehlo.constant dense<3.0> : tensor<f32>
    %1830 = stablehlo.broadcast_in_dim %1829, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1831 = stablehlo.add %1800, %1830 : tensor<2x3xf32>
    %1832 = stablehlo.multiply %1831, %1831 : tensor<2x3xf32>
    %1833 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1834 = stablehlo.broadcast_in_dim %1833, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1835 = stablehlo.divide %1834, %1832 : tensor<2x3xf32>
    %1836 = stablehlo.add %1828, %1835 : tensor<2x3xf32>
    %1837 = stablehlo.constant dense<4.0> : tensor<f32>
    %1838 = stablehlo.broadcast_in_dim %1837, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1839 = stablehlo.add %1800, %1838 : tensor<2x3xf32>
    %1840 = stablehlo.multiply %1839, %1839 : tensor<2x3xf32>
    %1841 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1842 = stablehlo.broadcast_in_dim %1841, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1843 = stablehlo.divide %1842, %1840 : tensor<2x3xf32>
    %1844 = stablehlo.add %1836, %1843 : tensor<2x3xf32>
    %1845 = stablehlo.constant dense<5.0> : tensor<f32>
    %1846 = stablehlo.broadcast_in_dim %1845, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1847 = stablehlo.add %1800, %1846 : tensor<2x3xf32>
    %1848 = stablehlo.multiply %1847, %1847 : tensor<2x3xf32>
    %1849 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1850 = stablehlo.broadcast_in_dim %1849, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1851 = stablehlo.divide %1850, %1848 : tensor<2x3xf32>
    %1852 = stablehlo.add %1844, %1851 : tensor<2x3xf32>
    %1853 = stablehlo.constant dense<6.0> : tensor<f32>
    %1854 = stablehlo.broadcast_in_dim %1853, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1855 = stablehlo.add %1800, %1854 : tensor<2x3xf32>
    %1856 = stablehlo.multiply %1855, %1855 : tensor<2x3xf32>
    %1857 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1858 = stablehlo.broadcast_in_dim %1857, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1859 = stablehlo.divide %1858, %1856 : tensor<2x3xf32>
    %1860 = stablehlo.add %1852, %1859 : tensor<2x3xf32>
    %1861 = stablehlo.constant dense<7.0> : tensor<f32>
    %1862 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1863 = stablehlo.add %1800, %1862 : tensor<2x3xf32>
    %1864 = stablehlo.multiply %1863, %1863 : tensor<2x3xf32>
    %1865 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1866 = stablehlo.broadcast_in_dim %1865, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1867 = stablehlo.divide %1866, %1864 : tensor<2x3xf32>
    %1868 = stablehlo.add %1860, %1867 : tensor<2x3xf32>
    %1869 = stablehlo.constant dense<8.0> : tensor<f32>
    %1870 = stablehlo.broadcast_in_dim %1869, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1871 = stablehlo.add %1800, %1870 : tensor<2x3xf32>
    %1872 = stablehlo.multiply %1871, %1871 : tensor<2x3xf32>
    %1873 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1874 = stablehlo.broadcast_in_dim %1873, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1875 = stablehlo.divide %1874, %1872 : tensor<2x3xf32>
    %1876 = stablehlo.add %1868, %1875 : tensor<2x3xf32>
    %1877 = stablehlo.constant dense<1.0> : tensor<f32>
    %1878 = stablehlo.constant dense<1.0> : tensor<f32>
    %1879 = stablehlo.broadcast_in_dim %1878, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1880 = stablehlo.add %1800, %1879 : tensor<2x3xf32>
    %1881 = stablehlo.constant dense<676.5204> : tensor<f32>
    %1882 = stablehlo.broadcast_in_dim %1881, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1883 = stablehlo.divide %1882, %1880 : tensor<2x3xf32>
    %1884 = stablehlo.broadcast_in_dim %1877, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1885 = stablehlo.add %1884, %1883 : tensor<2x3xf32>
    %1886 = stablehlo.constant dense<2.0> : tensor<f32>
    %1887 = stablehlo.broadcast_in_dim %1886, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1888 = stablehlo.add %1800, %1887 : tensor<2x3xf32>
    %1889 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %1890 = stablehlo.broadcast_in_dim %1889, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1891 = stablehlo.divide %1890, %1888 : tensor<2x3xf32>
    %1892 = stablehlo.add %1885, %1891 : tensor<2x3xf32>
    %1893 = stablehlo.constant dense<3.0> : tensor<f32>
    %1894 = stablehlo.broadcast_in_dim %1893, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1895 = stablehlo.add %1800, %1894 : tensor<2x3xf32>
    %1896 = stablehlo.constant dense<771.3234> : tensor<f32>
    %1897 = stablehlo.broadcast_in_dim %1896, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1898 = stablehlo.divide %1897, %1895 : tensor<2x3xf32>
    %1899 = stablehlo.add %1892, %1898 : tensor<2x3xf32>
    %1900 = stablehlo.constant dense<4.0> : tensor<f32>
    %1901 = stablehlo.broadcast_in_dim %1900, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1902 = stablehlo.add %1800, %1901 : tensor<2x3xf32>
    %1903 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %1904 = stablehlo.broadcast_in_dim %1903, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1905 = stablehlo.divide %1904, %1902 : tensor<2x3xf32>
    %1906 = stablehlo.add %1899, %1905 : tensor<2x3xf32>
    %1907 = stablehlo.constant dense<5.0> : tensor<f32>
    %1908 = stablehlo.broadcast_in_dim %1907, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1909 = stablehlo.add %1800, %1908 : tensor<2x3xf32>
    %1910 = stablehlo.constant dense<12.507343> : tensor<f32>
    %1911 = stablehlo.broadcast_in_dim %1910, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1912 = stablehlo.divide %1911, %1909 : tensor<2x3xf32>
    %1913 = stablehlo.add %1906, %1912 : tensor<2x3xf32>
    %1914 = stablehlo.constant dense<6.0> : tensor<f32>
    %1915 = stablehlo.broadcast_in_dim %1914, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1916 = stablehlo.add %1800, %1915 : tensor<2x3xf32>
    %1917 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %1918 = stablehlo.broadcast_in_dim %1917, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1919 = stablehlo.divide %1918, %1916 : tensor<2x3xf32>
    %1920 = stablehlo.add %1913, %1919 : tensor<2x3xf32>
    %1921 = stablehlo.constant dense<7.0> : tensor<f32>
    %1922 = stablehlo.broadcast_in_dim %1921, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1923 = stablehlo.add %1800, %1922 : tensor<2x3xf32>
    %1924 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %1925 = stablehlo.broadcast_in_dim %1924, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1926 = stablehlo.divide %1925, %1923 : tensor<2x3xf32>
    %1927 = stablehlo.add %1920, %1926 : tensor<2x3xf32>
    %1928 = stablehlo.constant dense<8.0> : tensor<f32>
    %1929 = stablehlo.broadcast_in_dim %1928, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1930 = stablehlo.add %1800, %1929 : tensor<2x3xf32>
    %1931 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %1932 = stablehlo.broadcast_in_dim %1931, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1933 = stablehlo.divide %1932, %1930 : tensor<2x3xf32>
    %1934 = stablehlo.add %1927, %1933 : tensor<2x3xf32>
    %1935 = stablehlo.divide %1876, %1934 : tensor<2x3xf32>
    %1936 = stablehlo.subtract %1810, %1935 : tensor<2x3xf32>
    %1937 = stablehlo.constant dense<7.0> : tensor<f32>
    %1938 = stablehlo.broadcast_in_dim %1937, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1939 = stablehlo.divide %1938, %1803 : tensor<2x3xf32>
    %1940 = stablehlo.subtract %1936, %1939 : tensor<2x3xf32>
    %1941 = stablehlo.constant dense<0.5> : tensor<f32>
    %1942 = stablehlo.broadcast_in_dim %1941, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1943 = stablehlo.add %992, %1942 : tensor<2x3xf32>
    %1944 = stablehlo.floor %1943 : tensor<2x3xf32>
    %1945 = stablehlo.abs %1944 : tensor<2x3xf32>
    %1946 = stablehlo.add %992, %1945 : tensor<2x3xf32>
    %1947 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1948 = stablehlo.broadcast_in_dim %1947, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1949 = stablehlo.multiply %1946, %1948 : tensor<2x3xf32>
    %1950 = stablehlo.cosine %1949 : tensor<2x3xf32>
    %1951 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %1952 = stablehlo.broadcast_in_dim %1951, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1953 = stablehlo.multiply %1950, %1952 : tensor<2x3xf32>
    %1954 = stablehlo.sine %1949 : tensor<2x3xf32>
    %1955 = stablehlo.divide %1953, %1954 : tensor<2x3xf32>
    %1956 = stablehlo.subtract %1940, %1955 : tensor<2x3xf32>
    %1957 = stablehlo.select %1795, %1956, %1940 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1958 = stablehlo.floor %992 : tensor<2x3xf32>
    %1959 = stablehlo.compare EQ, %992, %1958, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1960 = stablehlo.constant dense<0.0> : tensor<f32>
    %1961 = stablehlo.broadcast_in_dim %1960, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1962 = stablehlo.compare LE, %992, %1961, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1963 = stablehlo.and %1959, %1962 : tensor<2x3xi1>
    %1964 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1965 = stablehlo.broadcast_in_dim %1964, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1966 = stablehlo.select %1963, %1965, %1957 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1967 = stablehlo.select %1792, %1966, %1789 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1968 = stablehlo.constant dense<0.0> : tensor<f32>
    %1969 = stablehlo.broadcast_in_dim %1968, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1970 = stablehlo.compare GE, %991, %1969, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1971 = stablehlo.floor %991 : tensor<2x3xf32>
    %1972 = stablehlo.compare EQ, %991, %1971, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1973 = stablehlo.and %1970, %1972 : tensor<2x3xi1>
    %1974 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1975 = stablehlo.broadcast_in_dim %1974, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1976 = stablehlo.compare LT, %991, %1975, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1977 = stablehlo.and %1973, %1976 : tensor<2x3xi1>
    %1978 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1979 = stablehlo.broadcast_in_dim %1978, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1980 = stablehlo.select %1977, %1967, %1979 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1981 = stablehlo.convert %1980 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %1982 = stablehlo.constant dense<1.0> : tensor<f32>
    %1983 = stablehlo.broadcast_in_dim %1982, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1984 = stablehlo.add %arg2, %1983 : tensor<2x3xf32>
    %1985 = stablehlo.constant dense<0.5> : tensor<f32>
    %1986 = stablehlo.broadcast_in_dim %1985, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1987 = stablehlo.compare LT, %1984, %1986, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1988 = stablehlo.negate %1984 : tensor<2x3xf32>
    %1989 = stablehlo.constant dense<1.0> : tensor<f32>
    %1990 = stablehlo.broadcast_in_dim %1989, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1991 = stablehlo.subtract %1984, %1990 : tensor<2x3xf32>
    %1992 = stablehlo.select %1987, %1988, %1991 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1993 = stablehlo.constant dense<7.5> : tensor<f32>
    %1994 = stablehlo.broadcast_in_dim %1993, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1995 = stablehlo.add %1992, %1994 : tensor<2x3xf32>
    %1996 = stablehlo.constant dense<7.5> : tensor<f32>
    %1997 = stablehlo.broadcast_in_dim %1996, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1998 = stablehlo.divide %1992, %1997 : tensor<2x3xf32>
    %1999 = stablehlo.log_plus_one %1998 : tensor<2x3xf32>
    %2000 = stablehlo.constant dense<2.014903> : tensor<f32>
    %2001 = stablehlo.broadcast_in_dim %2000, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2002 = stablehlo.add %1999, %2001 : tensor<2x3xf32>
    %2003 = stablehlo.constant dense<1.0> : tensor<f32>
    %2004 = stablehlo.constant dense<1.0> : tensor<f32>
    %2005 = stablehlo.broadcast_in_dim %2004, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2006 = stablehlo.add %1992, %2005 : tensor<2x3xf32>
    %2007 = stablehlo.constant dense<676.5204> : tensor<f32>
    %2008 = stablehlo.broadcast_in_dim %2007, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2009 = stablehlo.divide %2008, %2006 : tensor<2x3xf32>
    %2010 = stablehlo.broadcast_in_dim %2003, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2011 = stablehlo.add %2010, %2009 : tensor<2x3xf32>
    %2012 = stablehlo.constant dense<2.0> : tensor<f32>
    %2013 = stablehlo.broadcast_in_dim %2012, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2014 = stablehlo.add %1992, %2013 : tensor<2x3xf32>
    %2015 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %2016 = stablehlo.broadcast_in_dim %2015, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2017 = stablehlo.divide %2016, %2014 : tensor<2x3xf32>
    %2018 = stablehlo.add %2011, %2017 : tensor<2x3xf32>
    %2019 = stablehlo.constant dense<3.0> : tensor<f32>
    %2020 = stablehlo.broadcast_in_dim %2019, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2021 = stablehlo.add %1992, %2020 : tensor<2x3xf32>
    %2022 = stablehlo.constant dense<771.3234> : tensor<f32>
    %2023 = stablehlo.broadcast_in_dim %2022, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2024 = stablehlo.divide %2023, %2021 : tensor<2x3xf32>
    %2025 = stablehlo.add %2018, %2024 : tensor<2x3xf32>
    %2026 = stablehlo.constant dense<4.0> : tensor<f32>
    %2027 = stablehlo.broadcast_in_dim %2026, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2028 = stablehlo.add %1992, %2027 : tensor<2x3xf32>
    %2029 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %2030 = stablehlo.broadcast_in_dim %2029, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2031 = stablehlo.divide %2030, %2028 : tensor<2x3xf32>
    %2032 = stablehlo.add %2025, %2031 : tensor<2x3xf32>
    %2033 = stablehlo.constant dense<5.0> : tensor<f32>
    %2034 = stablehlo.broadcast_in_dim %2033, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2035 = stablehlo.add %1992, %2034 : tensor<2x3xf32>
    %2036 = stablehlo.constant dense<12.507343> : tensor<f32>
    %2037 = stablehlo.broadcast_in_dim %2036, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2038 = stablehlo.divide %2037, %2035 : tensor<2x3xf32>
    %2039 = stablehlo.add %2032, %2038 : tensor<2x3xf32>
    %2040 = stablehlo.constant dense<6.0> : tensor<f32>
    %2041 = stablehlo.broadcast_in_dim %2040, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2042 = stablehlo.add %1992, %2041 : tensor<2x3xf32>
    %2043 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %2044 = stablehlo.broadcast_in_dim %2043, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2045 = stablehlo.divide %2044, %2042 : tensor<2x3xf32>
    %2046 = stablehlo.add %2039, %2045 : tensor<2x3xf32>
    %2047 = stablehlo.constant dense<7.0> : tensor<f32>
    %2048 = stablehlo.broadcast_in_dim %2047, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2049 = stablehlo.add %1992, %2048 : tensor<2x3xf32>
    %2050 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %2051 = stablehlo.broadcast_in_dim %2050, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2052 = stablehlo.divide %2051, %2049 : tensor<2x3xf32>
    %2053 = stablehlo.add %2046, %2052 : tensor<2x3xf32>
    %2054 = stablehlo.constant dense<8.0> : tensor<f32>
    %2055 = stablehlo.broadcast_in_dim %2054, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2056 = stablehlo.add %1992, %2055 : tensor<2x3xf32>
    %2057 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %2058 = stablehlo.broadcast_in_dim %2057, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2059 = stablehlo.divide %2058, %2056 : tensor<2x3xf32>
    %2060 = stablehlo.add %2053, %2059 : tensor<2x3xf32>
    %2061 = stablehlo.log %2060 : tensor<2x3xf32>
    %2062 = stablehlo.constant dense<0.5> : tensor<f32>
    %2063 = stablehlo.broadcast_in_dim %2062, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2064 = stablehlo.add %1992, %2063 : tensor<2x3xf32>
    %2065 = stablehlo.divide %1995, %2002 : tensor<2x3xf32>
    %2066 = stablehlo.subtract %2064, %2065 : tensor<2x3xf32>
    %2067 = stablehlo.multiply %2066, %2002 : tensor<2x3xf32>
    %2068 = stablehlo.constant dense<0.9189385> : tensor<f32>
    %2069 = stablehlo.broadcast_in_dim %2068, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2070 = stablehlo.add %2067, %2069 : tensor<2x3xf32>
    %2071 = stablehlo.add %2070, %2061 : tensor<2x3xf32>
    %2072 = stablehlo.abs %1984 : tensor<2x3xf32>
    %2073 = stablehlo.floor %2072 : tensor<2x3xf32>
    %2074 = stablehlo.subtract %2072, %2073 : tensor<2x3xf32>
    %2075 = stablehlo.constant dense<0.5> : tensor<f32>
    %2076 = stablehlo.broadcast_in_dim %2075, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2077 = stablehlo.compare GT, %2074, %2076, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2078 = stablehlo.constant dense<1.0> : tensor<f32>
    %2079 = stablehlo.broadcast_in_dim %2078, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2080 = stablehlo.subtract %2079, %2074 : tensor<2x3xf32>
    %2081 = stablehlo.select %2077, %2080, %2074 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2082 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %2083 = stablehlo.broadcast_in_dim %2082, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2084 = stablehlo.multiply %2081, %2083 : tensor<2x3xf32>
    %2085 = stablehlo.sine %2084 : tensor<2x3xf32>
    %2086 = stablehlo.log %2085 : tensor<2x3xf32>
    %2087 = stablehlo.constant dense<1.1447299> : tensor<f32>
    %2088 = stablehlo.broadcast_in_dim %2087, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2089 = stablehlo.subtract %2088, %2086 : tensor<2x3xf32>
    %2090 = stablehlo.subtract %2089, %2071 : tensor<2x3xf32>
    %2091 = stablehlo.is_finite %2086 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %2092 = stablehlo.negate %2086 : tensor<2x3xf32>
    %2093 = stablehlo.select %2091, %2090, %2092 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2094 = stablehlo.select %1987, %2093, %2071 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2095 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2096 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2097 = stablehlo.compare EQ, %2072, %2096, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2098 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2099 = stablehlo.broadcast_in_dim %2098, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2100 = stablehlo.select %2097, %2099, %2094 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2101 = stablehlo.constant dense<1.0> : tensor<f32>
    %2102 = stablehlo.broadcast_in_dim %2101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2103 = stablehlo.compare EQ, %1984, %2102, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2104 = stablehlo.constant dense<2.0> : tensor<f32>
    %2105 = stablehlo.broadcast_in_dim %2104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2106 = stablehlo.compare EQ, %1984, %2105, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2107 = stablehlo.or %2103, %2106 : tensor<2x3xi1>
    %2108 = stablehlo.constant dense<0.0> : tensor<f32>
    %2109 = stablehlo.broadcast_in_dim %2108, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2110 = stablehlo.select %2107, %2109, %2100 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2111 = stablehlo.divide %2110, %1984 : tensor<2x3xf32>
    %2112 = stablehlo.exponential %2111 : tensor<2x3xf32>
    %2113 = stablehlo.constant dense<0.0> : tensor<f32>
    %2114 = stablehlo.broadcast_in_dim %2113, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2115 = stablehlo.compare LT, %arg2, %2114, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2116 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %2117 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %2118 = stablehlo.floor %2117 : tensor<2x3xf32>
    %2119 = stablehlo.subtract %2116, %2118 : tensor<2x3xf32>
    %2120 = stablehlo.constant dense<1.0> : tensor<f32>
    %2121 = stablehlo.broadcast_in_dim %2120, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2122 = stablehlo.subtract %2121, %2119 : tensor<2x3xf32>
    %2123 = stablehlo.select %2115, %2122, %arg2 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2124 = stablehlo.divide %2123, %2112 : tensor<2x3xf32>
    %2125 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2126 = stablehlo.power %2124, %2125 : tensor<2x3xf32>
    %2127 = stablehlo.constant dense<1.0> : tensor<f32>
    %2128 = stablehlo.broadcast_in_dim %2127, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2129 = stablehlo.add %2123, %2128 : tensor<2x3xf32>
    %2130 = stablehlo.divide %2129, %2112 : tensor<2x3xf32>
    %2131 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2132 = stablehlo.power %2130, %2131 : tensor<2x3xf32>
    %2133 = stablehlo.add %2126, %2132 : tensor<2x3xf32>
    %2134 = stablehlo.constant dense<2.0> : tensor<f32>
    %2135 = stablehlo.broadcast_in_dim %2134, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2136 = stablehlo.add %2123, %2135 : tensor<2x3xf32>
    %2137 = stablehlo.divide %2136, %2112 : tensor<2x3xf32>
    %2138 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2139 = stablehlo.power %2137, %2138 : tensor<2x3xf32>
    %2140 = stablehlo.add %2133, %2139 : tensor<2x3xf32>
    %2141 = stablehlo.constant dense<3.0> : tensor<f32>
    %2142 = stablehlo.broadcast_in_dim %2141, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2143 = stablehlo.add %2123, %2142 : tensor<2x3xf32>
    %2144 = stablehlo.divide %2143, %2112 : tensor<2x3xf32>
    %2145 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2146 = stablehlo.power %2144, %2145 : tensor<2x3xf32>
    %2147 = stablehlo.add %2140, %2146 : tensor<2x3xf32>
    %2148 = stablehlo.constant dense<4.0> : tensor<f32>
    %2149 = stablehlo.broadcast_in_dim %2148, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2150 = stablehlo.add %2123, %2149 : tensor<2x3xf32>
    %2151 = stablehlo.divide %2150, %2112 : tensor<2x3xf32>
    %2152 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2153 = stablehlo.power %2151, %2152 : tensor<2x3xf32>
    %2154 = stablehlo.add %2147, %2153 : tensor<2x3xf32>
    %2155 = stablehlo.constant dense<5.0> : tensor<f32>
    %2156 = stablehlo.broadcast_in_dim %2155, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2157 = stablehlo.add %2123, %2156 : tensor<2x3xf32>
    %2158 = stablehlo.divide %2157, %2112 : tensor<2x3xf32>
    %2159 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2160 = stablehlo.power %2158, %2159 : tensor<2x3xf32>
    %2161 = stablehlo.add %2154, %2160 : tensor<2x3xf32>
    %2162 = stablehlo.constant dense<6.0> : tensor<f32>
    %2163 = stablehlo.broadcast_in_dim %2162, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2164 = stablehlo.add %2123, %2163 : tensor<2x3xf32>
    %2165 = stablehlo.divide %2164, %2112 : tensor<2x3xf32>
    %2166 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2167 = stablehlo.power %2165, %2166 : tensor<2x3xf32>
    %2168 = stablehlo.add %2161, %2167 : tensor<2x3xf32>
    %2169 = stablehlo.constant dense<7.0> : tensor<f32>
    %2170 = stablehlo.broadcast_in_dim %2169, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2171 = stablehlo.add %2123, %2170 : tensor<2x3xf32>
    %2172 = stablehlo.divide %2171, %2112 : tensor<2x3xf32>
    %2173 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2174 = stablehlo.power %2172, %2173 : tensor<2x3xf32>
    %2175 = stablehlo.add %2168, %2174 : tensor<2x3xf32>
    %2176 = stablehlo.constant dense<8.0> : tensor<f32>
    %2177 = stablehlo.broadcast_in_dim %2176, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2178 = stablehlo.add %2123, %2177 : tensor<2x3xf32>
    %2179 = stablehlo.divide %2178, %2112 : tensor<2x3xf32>
    %2180 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2181 = stablehlo.power %2179, %2180 : tensor<2x3xf32>
    %2182 = stablehlo.add %2175, %2181 : tensor<2x3xf32>
    %2183 = stablehlo.constant dense<9.0> : tensor<f32>
    %2184 = stablehlo.broadcast_in_dim %2183, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2185 = stablehlo.add %2123, %2184 : tensor<2x3xf32>
    %2186 = stablehlo.divide %2185, %2112 : tensor<2x3xf32>
    %2187 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2188 = stablehlo.power %2186, %2187 : tensor<2x3xf32>
    %2189 = stablehlo.add %2182, %2188 : tensor<2x3xf32>
    %2190 = stablehlo.constant dense<10.0> : tensor<f32>
    %2191 = stablehlo.broadcast_in_dim %2190, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2192 = stablehlo.add %2123, %2191 : tensor<2x3xf32>
    %2193 = stablehlo.divide %2192, %2112 : tensor<2x3xf32>
    %2194 = stablehlo.constant dense<1.0> : tensor<f32>
    %2195 = stablehlo.broadcast_in_dim %2194, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2196 = stablehlo.subtract %2195, %1984 : tensor<2x3xf32>
    %2197 = stablehlo.power %2193, %2196 : tensor<2x3xf32>
    %2198 = stablehlo.multiply %2197, %2112 : tensor<2x3xf32>
    %2199 = stablehlo.divide %1984, %2192 : tensor<2x3xf32>
    %2200 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %2201 = stablehlo.broadcast_in_dim %2200, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2202 = stablehlo.multiply %2199, %2201 : tensor<2x3xf32>
    %2203 = stablehlo.constant dense<1.0> : tensor<f32>
    %2204 = stablehlo.broadcast_in_dim %2203, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2205 = stablehlo.add %1984, %2204 : tensor<2x3xf32>
    %2206 = stablehlo.divide %2205, %2192 : tensor<2x3xf32>
    %2207 = stablehlo.multiply %2199, %2206 : tensor<2x3xf32>
    %2208 = stablehlo.constant dense<2.0> : tensor<f32>
    %2209 = stablehlo.broadcast_in_dim %2208, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2210 = stablehlo.add %1984, %2209 : tensor<2x3xf32>
    %2211 = stablehlo.divide %2210, %2192 : tensor<2x3xf32>
    %2212 = stablehlo.multiply %2207, %2211 : tensor<2x3xf32>
    %2213 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %2214 = stablehlo.broadcast_in_dim %2213, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2215 = stablehlo.multiply %2212, %2214 : tensor<2x3xf32>
    %2216 = stablehlo.add %2202, %2215 : tensor<2x3xf32>
    %2217 = stablehlo.constant dense<3.0> : tensor<f32>
    %2218 = stablehlo.broadcast_in_dim %2217, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2219 = stablehlo.add %1984, %2218 : tensor<2x3xf32>
    %2220 = stablehlo.divide %2219, %2192 : tensor<2x3xf32>
    %2221 = stablehlo.multiply %2212, %2220 : tensor<2x3xf32>
    %2222 = stablehlo.constant dense<4.0> : tensor<f32>
    %2223 = stablehlo.broadcast_in_dim %2222, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2224 = stablehlo.add %1984, %2223 : tensor<2x3xf32>
    %2225 = stablehlo.divide %2224, %2192 : tensor<2x3xf32>
    %2226 = stablehlo.multiply %2221, %2225 : tensor<2x3xf32>
    %2227 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %2228 = stablehlo.broadcast_in_dim %2227, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2229 = stablehlo.multiply %2226, %2228 : tensor<2x3xf32>
    %2230 = stablehlo.add %2216, %2229 : tensor<2x3xf32>
    %2231 = stablehlo.constant dense<5.0> : tensor<f32>
    %2232 = stablehlo.broadcast_in_dim %2231, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2233 = stablehlo.add %1984, %2232 : tensor<2x3xf32>
    %2234 = stablehlo.divide %2233, %2192 : tensor<2x3xf32>
    %2235 = stablehlo.multiply %2226, %2234 : tensor<2x3xf32>
    %2236 = stablehlo.constant dense<6.0> : tensor<f32>
    %2237 = stablehlo.broadcast_in_dim %2236, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2238 = stablehlo.add %1984, %2237 : tensor<2x3xf32>
    %2239 = stablehlo.divide %2238, %2192 : tensor<2x3xf32>
    %2240 = stablehlo.multiply %2235, %2239 : tensor<2x3xf32>
    %2241 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %2242 = stablehlo.broadcast_in_dim %2241, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2243 = stablehlo.multiply %2240, %2242 : tensor<2x3xf32>
    %2244 = stablehlo.add %2230, %2243 : tensor<2x3xf32>
    %2245 = stablehlo.constant dense<7.0> : tensor<f32>
    %2246 = stablehlo.broadcast_in_dim %2245, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2247 = stablehlo.add %1984, %2246 : tensor<2x3xf32>
    %2248 = stablehlo.divide %2247, %2192 : tensor<2x3xf32>
    %2249 = stablehlo.multiply %2240, %2248 : tensor<2x3xf32>
    %2250 = stablehlo.constant dense<8.0> : tensor<f32>
    %2251 = stablehlo.broadcast_in_dim %2250, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2252 = stablehlo.add %1984, %2251 : tensor<2x3xf32>
    %2253 = stablehlo.divide %2252, %2192 : tensor<2x3xf32>
    %2254 = stablehlo.multiply %2249, %2253 : tensor<2x3xf32>
    %2255 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %2256 = stablehlo.broadcast_in_dim %2255, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2257 = stablehlo.multiply %2254, %2256 : tensor<2x3xf32>
    %2258 = stablehlo.add %2244, %2257 : tensor<2x3xf32>
    %2259 = stablehlo.constant dense<9.0> : tensor<f32>
    %2260 = stablehlo.broadcast_in_dim %2259, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2261 = stablehlo.add %1984, %2260 : tensor<2x3xf32>
    %2262 = stablehlo.divide %2261, %2192 : tensor<2x3xf32>
    %2263 = stablehlo.multiply %2254, %2262 : tensor<2x3xf32>
    %2264 = stablehlo.constant dense<10.0> : tensor<f32>
    %2265 = stablehlo.broadcast_in_dim %2264, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2266 = stablehlo.add %1984, %2265 : tensor<2x3xf32>
    %2267 = stablehlo.divide %2266, %2192 : tensor<2x3xf32>
    %2268 = stablehlo.multiply %2263, %2267 : tensor<2x3xf32>
    %2269 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %2270 = stablehlo.broadcast_in_dim %2269, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2271 = stablehlo.multiply %2268, %2270 : tensor<2x3xf32>
    %2272 = stablehlo.add %2258, %2271 : tensor<2x3xf32>
    %2273 = stablehlo.constant dense<11.0> : tensor<f32>
    %2274 = stablehlo.broadcast_in_dim %2273, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2275 = stablehlo.add %1984, %2274 : tensor<2x3xf32>
    %2276 = stablehlo.divide %2275, %2192 : tensor<2x3xf32>
    %2277 = stablehlo.multiply %2268, %2276 : tensor<2x3xf32>
    %2278 = stablehlo.constant dense<12.0> : tensor<f32>
    %2279 = stablehlo.broadcast_in_dim %2278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2280 = stablehlo.add %1984, %2279 : tensor<2x3xf32>
    %2281 = stablehlo.divide %2280, %2192 : tensor<2x3xf32>
    %2282 = stablehlo.multiply %2277, %2281 : tensor<2x3xf32>
    %2283 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %2284 = stablehlo.broadcast_in_dim %2283, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2285 = stablehlo.multiply %2282, %2284 : tensor<2x3xf32>
    %2286 = stablehlo.add %2272, %2285 : tensor<2x3xf32>
    %2287 = stablehlo.constant dense<13.0> : tensor<f32>
    %2288 = stablehlo.broadcast_in_dim %2287, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2289 = stablehlo.add %1984, %2288 : tensor<2x3xf32>
    %2290 = stablehlo.divide %2289, %2192 : tensor<2x3xf32>
    %2291 = stablehlo.multiply %2282, %2290 : tensor<2x3xf32>
    %2292 = stablehlo.constant dense<14.0> : tensor<f32>
    %2293 = stablehlo.broadcast_in_dim %2292, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2294 = stablehlo.add %1984, %2293 : tensor<2x3xf32>
    %2295 = stablehlo.divide %2294, %2192 : tensor<2x3xf32>
    %2296 = stablehlo.multiply %2291, %2295 : tensor<2x3xf32>
    %2297 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %2298 = stablehlo.broadcast_in_dim %2297, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2299 = stablehlo.multiply %2296, %2298 : tensor<2x3xf32>
    %2300 = stablehlo.add %2286, %2299 : tensor<2x3xf32>
    %2301 = stablehlo.constant dense<1.0> : tensor<f32>
    %2302 = stablehlo.broadcast_in_dim %2301, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2303 = stablehlo.subtract %1984, %2302 : tensor<2x3xf32>
    %2304 = stablehlo.constant dense<1.0> : tensor<f32>
    %2305 = stablehlo.broadcast_in_dim %2304, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2306 = stablehlo.divide %2305, %2303 : tensor<2x3xf32>
    %2307 = stablehlo.constant dense<0.5> : tensor<f32>
    %2308 = stablehlo.broadcast_in_dim %2307, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2309 = stablehlo.add %2308, %2300 : tensor<2x3xf32>
    %2310 = stablehlo.divide %2309, %2192 : tensor<2x3xf32>
    %2311 = stablehlo.add %2306, %2310 : tensor<2x3xf32>
    %2312 = stablehlo.multiply %2198, %2311 : tensor<2x3xf32>
    %2313 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %2314 = stablehlo.broadcast_in_dim %2313, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2315 = stablehlo.multiply %2189, %2314 : tensor<2x3xf32>
    %2316 = stablehlo.compare LE, %2198, %2315, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2317 = stablehlo.add %2189, %2312 : tensor<2x3xf32>
    %2318 = stablehlo.select %2316, %2189, %2317 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2319 = stablehlo.divide %2119, %2112 : tensor<2x3xf32>
    %2320 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2321 = stablehlo.power %2319, %2320 : tensor<2x3xf32>
    %2322 = stablehlo.constant dense<1.0> : tensor<f32>
    %2323 = stablehlo.broadcast_in_dim %2322, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2324 = stablehlo.add %2119, %2323 : tensor<2x3xf32>
    %2325 = stablehlo.divide %2324, %2112 : tensor<2x3xf32>
    %2326 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2327 = stablehlo.power %2325, %2326 : tensor<2x3xf32>
    %2328 = stablehlo.add %2321, %2327 : tensor<2x3xf32>
    %2329 = stablehlo.constant dense<2.0> : tensor<f32>
    %2330 = stablehlo.broadcast_in_dim %2329, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2331 = stablehlo.add %2119, %2330 : tensor<2x3xf32>
    %2332 = stablehlo.divide %2331, %2112 : tensor<2x3xf32>
    %2333 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2334 = stablehlo.power %2332, %2333 : tensor<2x3xf32>
    %2335 = stablehlo.add %2328, %2334 : tensor<2x3xf32>
    %2336 = stablehlo.constant dense<3.0> : tensor<f32>
    %2337 = stablehlo.broadcast_in_dim %2336, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2338 = stablehlo.add %2119, %2337 : tensor<2x3xf32>
    %2339 = stablehlo.divide %2338, %2112 : tensor<2x3xf32>
    %2340 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2341 = stablehlo.power %2339, %2340 : tensor<2x3xf32>
    %2342 = stablehlo.add %2335, %2341 : tensor<2x3xf32>
    %2343 = stablehlo.constant dense<4.0> : tensor<f32>
    %2344 = stablehlo.broadcast_in_dim %2343, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2345 = stablehlo.add %2119, %2344 : tensor<2x3xf32>
    %2346 = stablehlo.divide %2345, %2112 : tensor<2x3xf32>
    %2347 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2348 = stablehlo.power %2346, %2347 : tensor<2x3xf32>
    %2349 = stablehlo.add %2342, %2348 : tensor<2x3xf32>
    %2350 = stablehlo.constant dense<5.0> : tensor<f32>
    %2351 = stablehlo.broadcast_in_dim %2350, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2352 = stablehlo.add %2119, %2351 : tensor<2x3xf32>
    %2353 = stablehlo.divide %2352, %2112 : tensor<2x3xf32>
    %2354 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2355 = stablehlo.power %2353, %2354 : tensor<2x3xf32>
    %2356 = stablehlo.add %2349, %2355 : tensor<2x3xf32>
    %2357 = stablehlo.constant dense<6.0> : tensor<f32>
    %2358 = stablehlo.broadcast_in_dim %2357, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2359 = stablehlo.add %2119, %2358 : tensor<2x3xf32>
    %2360 = stablehlo.divide %2359, %2112 : tensor<2x3xf32>
    %2361 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2362 = stablehlo.power %2360, %2361 : tensor<2x3xf32>
    %2363 = stablehlo.add %2356, %2362 : tensor<2x3xf32>
    %2364 = stablehlo.constant dense<7.0> : tensor<f32>
    %2365 = stablehlo.broadcast_in_dim %2364, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2366 = stablehlo.add %2119, %2365 : tensor<2x3xf32>
    %2367 = stablehlo.divide %2366, %2112 : tensor<2x3xf32>
    %2368 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2369 = stablehlo.power %2367, %2368 : tensor<2x3xf32>
    %2370 = stablehlo.add %2363, %2369 : tensor<2x3xf32>
    %2371 = stablehlo.constant dense<8.0> : tensor<f32>
    %2372 = stablehlo.broadcast_in_dim %2371, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2373 = stablehlo.add %2119, %2372 : tensor<2x3xf32>
    %2374 = stablehlo.divide %2373, %2112 : tensor<2x3xf32>
    %2375 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2376 = stablehlo.power %2374, %2375 : tensor<2x3xf32>
    %2377 = stablehlo.add %2370, %2376 : tensor<2x3xf32>
    %2378 = stablehlo.constant dense<9.0> : tensor<f32>
    %2379 = stablehlo.broadcast_in_dim %2378, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2380 = stablehlo.add %2119, %2379 : tensor<2x3xf32>
    %2381 = stablehlo.divide %2380, %2112 : tensor<2x3xf32>
    %2382 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2383 = stablehlo.power %2381, %2382 : tensor<2x3xf32>
    %2384 = stablehlo.add %2377, %2383 : tensor<2x3xf32>
    %2385 = stablehlo.constant dense<10.0> : tensor<f32>
    %2386 = stablehlo.broadcast_in_dim %2385, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2387 = stablehlo.add %2119, %2386 : tensor<2x3xf32>
    %2388 = stablehlo.divide %2387, %2112 : tensor<2x3xf32>
    %2389 = stablehlo.constant dense<1.0> : tensor<f32>
    %2390 = stablehlo.broadcast_in_dim %2389, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2391 = stablehlo.subtract %2390, %1984 : tensor<2x3xf32>
    %2392 = stablehlo.power %2388, %2391 : tensor<2x3xf32>
    %2393 = stablehlo.multiply %2392, %2112 : tensor<2x3xf32>
    %2394 = stablehlo.divide %1984, %2387 : tensor<2x3xf32>
    %2395 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %2396 = stablehlo.broadcast_in_dim %2395, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2397 = stablehlo.multiply %2394, %2396 : tensor<2x3xf32>
    %2398 = stablehlo.constant dense<1.0> : tensor<f32>
    %2399 = stablehlo.broadcast_in_dim %2398, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2400 = stablehlo.add %1984, %2399 : tensor<2x3xf32>
    %2401 = stablehlo.divide %2400, %2387 : tensor<2x3xf32>
    %2402 = stablehlo.multiply %2394, %2401 : tensor<2x3xf32>
    %2403 = stablehlo.constant dense<2.0> : tensor<f32>
    %2404 = stablehlo.broadcast_in_dim %2403, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2405 = stablehlo.add %1984, %2404 : tensor<2x3xf32>
    %2406 = stablehlo.divide %2405, %2387 : tensor<2x3xf32>
    %2407 = stablehlo.multiply %2402, %2406 : tensor<2x3xf32>
    %2408 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %2409 = stablehlo.broadcast_in_dim %2408, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2410 = stablehlo.multiply %2407, %2409 : tensor<2x3xf32>
    %2411 = stablehlo.add %2397, %2410 : tensor<2x3xf32>
    %2412 = stablehlo.constant dense<3.0> : tensor<f32>
    %2413 = stablehlo.broadcast_in_dim %2412, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2414 = stablehlo.add %1984, %2413 : tensor<2x3xf32>
    %2415 = stablehlo.divide %2414, %2387 : tensor<2x3xf32>
    %2416 = stablehlo.multiply %2407, %2415 : tensor<2x3xf32>
    %2417 = stablehlo.constant dense<4.0> : tensor<f32>
    %2418 = stablehlo.broadcast_in_dim %2417, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2419 = stablehlo.add %1984, %2418 : tensor<2x3xf32>
    %2420 = stablehlo.divide %2419, %2387 : tensor<2x3xf32>
    %2421 = stablehlo.multiply %2416, %2420 : tensor<2x3xf32>
    %2422 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %2423 = stablehlo.broadcast_in_dim %2422, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2424 = stablehlo.multiply %2421, %2423 : tensor<2x3xf32>
    %2425 = stablehlo.add %2411, %2424 : tensor<2x3xf32>
    %2426 = stablehlo.constant dense<5.0> : tensor<f32>
    %2427 = stablehlo.broadcast_in_dim %2426, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2428 = stablehlo.add %1984, %2427 : tensor<2x3xf32>
    %2429 = stablehlo.divide %2428, %2387 : tensor<2x3xf32>
    %2430 = stablehlo.multiply %2421, %2429 : tensor<2x3xf32>
    %2431 = stablehlo.constant dense<6.0> : tensor<f32>
    %2432 = stablehlo.broadcast_in_dim %2431, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2433 = stablehlo.add %1984, %2432 : tensor<2x3xf32>
    %2434 = stablehlo.divide %2433, %2387 : tensor<2x3xf32>
    %2435 = stablehlo.multiply %2430, %2434 : tensor<2x3xf32>
    %2436 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %2437 = stablehlo.broadcast_in_dim %2436, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2438 = stablehlo.multiply %2435, %2437 : tensor<2x3xf32>
    %2439 = stablehlo.add %2425, %2438 : tensor<2x3xf32>
    %2440 = stablehlo.constant dense<7.0> : tensor<f32>
    %2441 = stablehlo.broadcast_in_dim %2440, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2442 = stablehlo.add %1984, %2441 : tensor<2x3xf32>
    %2443 = stablehlo.divide %2442, %2387 : tensor<2x3xf32>
    %2444 = stablehlo.multiply %2435, %2443 : tensor<2x3xf32>
    %2445 = stablehlo.constant dense<8.0> : tensor<f32>
    %2446 = stablehlo.broadcast_in_dim %2445, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2447 = stablehlo.add %1984, %2446 : tensor<2x3xf32>
    %2448 = stablehlo.divide %2447, %2387 : tensor<2x3xf32>
    %2449 = stablehlo.multiply %2444, %2448 : tensor<2x3xf32>
    %2450 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %2451 = stablehlo.broadcast_in_dim %2450, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2452 = stablehlo.multiply %2449, %2451 : tensor<2x3xf32>
    %2453 = stablehlo.add %2439, %2452 : tensor<2x3xf32>
    %2454 = stablehlo.constant dense<9.0> : tensor<f32>
    %2455 = stablehlo.broadcast_in_dim %2454, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2456 = stablehlo.add %1984, %2455 : tensor<2x3xf32>
    %2457 = stablehlo.divide %2456, %2387 : tensor<2x3xf32>
    %2458 = stablehlo.multiply %2449, %2457 : tensor<2x3xf32>
    %2459 = stablehlo.constant dense<10.0> : tensor<f32>
    %2460 = stablehlo.broadcast_in_dim %2459, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2461 = stablehlo.add %1984, %2460 : tensor<2x3xf32>
    %2462 = stablehlo.divide %2461, %2387 : tensor<2x3xf32>
    %2463 = stablehlo.multiply %2458, %2462 : tensor<2x3xf32>
    %2464 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %2465 = stablehlo.broadcast_in_dim %2464, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2466 = stablehlo.multiply %2463, %2465 : tensor<2x3xf32>
    %2467 = stablehlo.add %2453, %2466 : tensor<2x3xf32>
    %2468 = stablehlo.constant dense<11.0> : tensor<f32>
    %2469 = stablehlo.broadcast_in_dim %2468, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2470 = stablehlo.add %1984, %2469 : tensor<2x3xf32>
    %2471 = stablehlo.divide %2470, %2387 : tensor<2x3xf32>
    %2472 = stablehlo.multiply %2463, %2471 : tensor<2x3xf32>
    %2473 = stablehlo.constant dense<12.0> : tensor<f32>
    %2474 = stablehlo.broadcast_in_dim %2473, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2475 = stablehlo.add %1984, %2474 : tensor<2x3xf32>
    %2476 = stablehlo.divide %2475, %2387 : tensor<2x3xf32>
    %2477 = stablehlo.multiply %2472, %2476 : tensor<2x3xf32>
    %2478 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %2479 = stablehlo.broadcast_in_dim %2478, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2480 = stablehlo.multiply %2477, %2479 : tensor<2x3xf32>
    %2481 = stablehlo.add %2467, %2480 : tensor<2x3xf32>
    %2482 = stablehlo.constant dense<13.0> : tensor<f32>
    %2483 = stablehlo.broadcast_in_dim %2482, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2484 = stablehlo.add %1984, %2483 : tensor<2x3xf32>
    %2485 = stablehlo.divide %2484, %2387 : tensor<2x3xf32>
    %2486 = stablehlo.multiply %2477, %2485 : tensor<2x3xf32>
    %2487 = stablehlo.constant dense<14.0> : tensor<f32>
    %2488 = stablehlo.broadcast_in_dim %2487, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2489 = stablehlo.add %1984, %2488 : tensor<2x3xf32>
    %2490 = stablehlo.divide %2489, %2387 : tensor<2x3xf32>
    %2491 = stablehlo.multiply %2486, %2490 : tensor<2x3xf32>
    %2492 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %2493 = stablehlo.broadcast_in_dim %2492, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2494 = stablehlo.multiply %2491, %2493 : tensor<2x3xf32>
    %2495 = stablehlo.add %2481, %2494 : tensor<2x3xf32>
    %2496 = stablehlo.constant dense<1.0> : tensor<f32>
    %2497 = stablehlo.broadcast_in_dim %2496, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2498 = stablehlo.subtract %1984, %2497 : tensor<2x3xf32>
    %2499 = stablehlo.constant dense<1.0> : tensor<f32>
    %2500 = stablehlo.broadcast_in_dim %2499, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2501 = stablehlo.divide %2500, %2498 : tensor<2x3xf32>
    %2502 = stablehlo.constant dense<0.5> : tensor<f32>
    %2503 = stablehlo.broadcast_in_dim %2502, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2504 = stablehlo.add %2503, %2495 : tensor<2x3xf32>
    %2505 = stablehlo.divide %2504, %2387 : tensor<2x3xf32>
    %2506 = stablehlo.add %2501, %2505 : tensor<2x3xf32>
    %2507 = stablehlo.multiply %2393, %2506 : tensor<2x3xf32>
    %2508 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %2509 = stablehlo.broadcast_in_dim %2508, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2510 = stablehlo.multiply %2384, %2509 : tensor<2x3xf32>
    %2511 = stablehlo.compare LE, %2393, %2510, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2512 = stablehlo.add %2384, %2507 : tensor<2x3xf32>
    %2513 = stablehlo.select %2511, %2384, %2512 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2514 = stablehlo.constant dense<1.0> : tensor<f32>
    %2515 = stablehlo.broadcast_in_dim %2514, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2516 = stablehlo.subtract %2515, %arg2 : tensor<2x3xf32>
    %2517 = stablehlo.divide %2516, %2112 : tensor<2x3xf32>
    %2518 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2519 = stablehlo.power %2517, %2518 : tensor<2x3xf32>
    %2520 = stablehlo.constant dense<1.0> : tensor<f32>
    %2521 = stablehlo.broadcast_in_dim %2520, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2522 = stablehlo.add %2516, %2521 : tensor<2x3xf32>
    %2523 = stablehlo.divide %2522, %2112 : tensor<2x3xf32>
    %2524 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2525 = stablehlo.power %2523, %2524 : tensor<2x3xf32>
    %2526 = stablehlo.add %2519, %2525 : tensor<2x3xf32>
    %2527 = stablehlo.constant dense<2.0> : tensor<f32>
    %2528 = stablehlo.broadcast_in_dim %2527, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2529 = stablehlo.add %2516, %2528 : tensor<2x3xf32>
    %2530 = stablehlo.divide %2529, %2112 : tensor<2x3xf32>
    %2531 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2532 = stablehlo.power %2530, %2531 : tensor<2x3xf32>
    %2533 = stablehlo.add %2526, %2532 : tensor<2x3xf32>
    %2534 = stablehlo.constant dense<3.0> : tensor<f32>
    %2535 = stablehlo.broadcast_in_dim %2534, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2536 = stablehlo.add %2516, %2535 : tensor<2x3xf32>
    %2537 = stablehlo.divide %2536, %2112 : tensor<2x3xf32>
    %2538 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2539 = stablehlo.power %2537, %2538 : tensor<2x3xf32>
    %2540 = stablehlo.add %2533, %2539 : tensor<2x3xf32>
    %2541 = stablehlo.constant dense<4.0> : tensor<f32>
    %2542 = stablehlo.broadcast_in_dim %2541, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2543 = stablehlo.add %2516, %2542 : tensor<2x3xf32>
    %2544 = stablehlo.divide %2543, %2112 : tensor<2x3xf32>
    %2545 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2546 = stablehlo.power %2544, %2545 : tensor<2x3xf32>
    %2547 = stablehlo.add %2540, %2546 : tensor<2x3xf32>
    %2548 = stablehlo.constant dense<5.0> : tensor<f32>
    %2549 = stablehlo.broadcast_in_dim %2548, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2550 = stablehlo.add %2516, %2549 : tensor<2x3xf32>
    %2551 = stablehlo.divide %2550, %2112 : tensor<2x3xf32>
    %2552 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2553 = stablehlo.power %2551, %2552 : tensor<2x3xf32>
    %2554 = stablehlo.add %2547, %2553 : tensor<2x3xf32>
    %2555 = stablehlo.constant dense<6.0> : tensor<f32>
    %2556 = stablehlo.broadcast_in_dim %2555, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2557 = stablehlo.add %2516, %2556 : tensor<2x3xf32>
    %2558 = stablehlo.divide %2557, %2112 : tensor<2x3xf32>
    %2559 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2560 = stablehlo.power %2558, %2559 : tensor<2x3xf32>
    %2561 = stablehlo.add %2554, %2560 : tensor<2x3xf32>
    %2562 = stablehlo.constant dense<7.0> : tensor<f32>
    %2563 = stablehlo.broadcast_in_dim %2562, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2564 = stablehlo.add %2516, %2563 : tensor<2x3xf32>
    %2565 = stablehlo.divide %2564, %2112 : tensor<2x3xf32>
    %2566 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2567 = stablehlo.power %2565, %2566 : tensor<2x3xf32>
    %2568 = stablehlo.add %2561, %2567 : tensor<2x3xf32>
    %2569 = stablehlo.constant dense<8.0> : tensor<f32>
    %2570 = stablehlo.broadcast_in_dim %2569, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2571 = stablehlo.add %2516, %2570 : tensor<2x3xf32>
    %2572 = stablehlo.divide %2571, %2112 : tensor<2x3xf32>
    %2573 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2574 = stablehlo.power %2572, %2573 : tensor<2x3xf32>
    %2575 = stablehlo.add %2568, %2574 : tensor<2x3xf32>
    %2576 = stablehlo.constant dense<9.0> : tensor<f32>
    %2577 = stablehlo.broadcast_in_dim %2576, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2578 = stablehlo.add %2516, %2577 : tensor<2x3xf32>
    %2579 = stablehlo.divide %2578, %2112 : tensor<2x3xf32>
    %2580 = stablehlo.negate %1984 : tensor<2x3xf32>
    %2581 = stablehlo.power %2579, %2580 : tensor<2x3xf32>
    %2582 = stablehlo.add %2575, %2581 : tensor<2x3xf32>
    %2583 = stablehlo.constant dense<10.0> : tensor<f32>
    %2584 = stablehlo.broadcast_in_dim %2583, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2585 = stablehlo.add %2516, %2584 : tensor<2x3xf32>
    %2586 = stablehlo.divide %2585, %2112 : tensor<2x3xf32>
    %2587 = stablehlo.constant dense<1.0> : tensor<f32>
    %2588 = stablehlo.broadcast_in_dim %2587, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2589 = stablehlo.subtract %2588, %1984 : tensor<2x3xf32>
    %2590 = stablehlo.power %2586, %2589 : tensor<2x3xf32>
    %2591 = stablehlo.multiply %2590, %2112 : tensor<2x3xf32>
    %2592 = stablehlo.divide %1984, %2585 : tensor<2x3xf32>
    %2593 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %2594 = stablehlo.broadcast_in_dim %2593, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2595 = stablehlo.multiply %2592, %2594 : tensor<2x3xf32>
    %2596 = stablehlo.constant dense<1.0> : tensor<f32>
    %2597 = stablehlo.broadcast_in_dim %2596, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2598 = stablehlo.add %1984, %2597 : tensor<2x3xf32>
    %2599 = stablehlo.divide %2598, %2585 : tensor<2x3xf32>
    %2600 = stablehlo.multiply %2592, %2599 : tensor<2x3xf32>
    %2601 = stablehlo.constant dense<2.0> : tensor<f32>
    %2602 = stablehlo.broadcast_in_dim %2601, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2603 = stablehlo.add %1984, %2602 : tensor<2x3xf32>
    %2604 = stablehlo.divide %2603, %2585 : tensor<2x3xf32>
    %2605 = stablehlo.multiply %2600, %2604 : tensor<2x3xf32>
    %2606 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %2607 = stablehlo.broadcast_in_dim %2606, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2608 = stablehlo.multiply %2605, %2607 : tensor<2x3xf32>
    %2609 = stablehlo.add %2595, %2608 : tensor<2x3xf32>
    %2610 = stablehlo.constant dense<3.0> : tensor<f32>
    %2611 = stablehlo.broadcast_in_dim %2610, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2612 = stablehlo.add %1984, %2611 : tensor<2x3xf32>
    %2613 = stablehlo.divide %2612, %2585 : tensor<2x3xf32>
    %2614 = stablehlo.multiply %2605, %2613 : tensor<2x3xf32>
    %2615 = stablehlo.constant dense<4.0> : tensor<f32>
    %2616 = stablehlo.broadcast_in_dim %2615, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2617 = stablehlo.add %1984, %2616 : tensor<2x3xf32>
    %2618 = stablehlo.divide %2617, %2585 : tensor<2x3xf32>
    %2619 = stablehlo.multiply %2614, %2618 : tensor<2x3xf32>
    %2620 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %2621 = stablehlo.broadcast_in_dim %2620, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2622 = stablehlo.multiply %2619, %2621 : tensor<2x3xf32>
    %2623 = stablehlo.add %2609, %2622 : tensor<2x3xf32>
    %2624 = stablehlo.constant dense<5.0> : tensor<f32>
    %2625 = stablehlo.broadcast_in_dim %2624, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2626 = stablehlo.add %1984, %2625 : tensor<2x3xf32>
    %2627 = stablehlo.divide %2626, %2585 : tensor<2x3xf32>
    %2628 = stablehlo.multiply %2619, %2627 : tensor<2x3xf32>
    %2629 = stablehlo.constant dense<6.0> : tensor<f32>
    %2630 = stablehlo.broadcast_in_dim %2629, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2631 = stablehlo.add %1984, %2630 : tensor<2x3xf32>
    %2632 = stablehlo.divide %2631, %2585 : tensor<2x3xf32>
    %2633 = stablehlo.multiply %2628, %2632 : tensor<2x3xf32>
    %2634 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %2635 = stablehlo.broadcast_in_dim %2634, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2636 = stablehlo.multiply %2633, %2635 : tensor<2x3xf32>
    %2637 = stablehlo.add %2623, %2636 : tensor<2x3xf32>
    %2638 = stablehlo.constant dense<7.0> : tensor<f32>
    %2639 = stablehlo.broadcast_in_dim %2638, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2640 = stablehlo.add %1984, %2639 : tensor<2x3xf32>
    %2641 = stablehlo.divide %2640, %2585 : tensor<2x3xf32>
    %2642 = stablehlo.multiply %2633, %2641 : tensor<2x3xf32>
    %2643 = stablehlo.constant dense<8.0> : tensor<f32>
    %2644 = stablehlo.broadcast_in_dim %2643, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2645 = stablehlo.add %1984, %2644 : tensor<2x3xf32>
    %2646 = stablehlo.divide %2645, %2585 : tensor<2x3xf32>
    %2647 = stablehlo.multiply %2642, %2646 : tensor<2x3xf32>
    %2648 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %2649 = stablehlo.broadcast_in_dim %2648, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2650 = stablehlo.multiply %2647, %2649 : tensor<2x3xf32>
    %2651 = stablehlo.add %2637, %2650 : tensor<2x3xf32>
    %2652 = stablehlo.constant dense<9.0> : tensor<f32>
    %2653 = stablehlo.broadcast_in_dim %2652, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2654 = stablehlo.add %1984, %2653 : tensor<2x3xf32>
    %2655 = stablehlo.divide %2654, %2585 : tensor<2x3xf32>
    %2656 = stablehlo.multiply %2647, %2655 : tensor<2x3xf32>
    %2657 = stablehlo.constant dense<10.0> : tensor<f32>
    %2658 = stablehlo.broadcast_in_dim %2657, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2659 = stablehlo.add %1984, %2658 : tensor<2x3xf32>
    %2660 = stablehlo.divide %2659, %2585 : tensor<2x3xf32>
    %2661 = stablehlo.multiply %2656, %2660 : tensor<2x3xf32>
    %2662 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %2663 = stablehlo.broadcast_in_dim %2662, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2664 = stablehlo.multiply %2661, %2663 : tensor<2x3xf32>
    %2665 = stablehlo.add %2651, %2664 : tensor<2x3xf32>
    %2666 = stablehlo.constant dense<11.0> : tensor<f32>
    %2667 = stablehlo.broadcast_in_dim %2666, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2668 = stablehlo.add %1984, %2667 : tensor<2x3xf32>
    %2669 = stablehlo.divide %2668, %2585 : tensor<2x3xf32>
    %2670 = stablehlo.multiply %2661, %2669 : tensor<2x3xf32>
    %2671 = stablehlo.constant dense<12.0> : tensor<f32>
    %2672 = stablehlo.broadcast_in_dim %2671, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2673 = stablehlo.add %1984, %2672 : tensor<2x3xf32>
    %2674 = stablehlo.divide %2673, %2585 : tensor<2x3xf32>
    %2675 = stablehlo.multiply %2670, %2674 : tensor<2x3xf32>
    %2676 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %2677 = stablehlo.broadcast_in_dim %2676, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2678 = stablehlo.multiply %2675, %2677 : tensor<2x3xf32>
    %2679 = stablehlo.add %2665, %2678 : tensor<2x3xf32>
    %2680 = stablehlo.constant dense<13.0> : tensor<f32>
    %2681 = stablehlo.broadcast_in_dim %2680, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2682 = stablehlo.add %1984, %2681 : tensor<2x3xf32>
    %2683 = stablehlo.divide %2682, %2585 : tensor<2x3xf32>
    %2684 = stablehlo.multiply %2675, %2683 : tensor<2x3xf32>
    %2685 = stablehlo.constant dense<14.0> : tensor<f32>
    %2686 = stablehlo.broadcast_in_dim %2685, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2687 = stablehlo.add %1984, %2686 : tensor<2x3xf32>
    %2688 = stablehlo.divide %2687, %2585 : tensor<2x3xf32>
    %2689 = stablehlo.multiply %2684, %2688 : tensor<2x3xf32>
    %2690 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %2691 = stablehlo.broadcast_in_dim %2690, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2692 = stablehlo.multiply %2689, %2691 : tensor<2x3xf32>
    %2693 = stablehlo.add %2679, %2692 : tensor<2x3xf32>
    %2694 = stablehlo.constant dense<1.0> : tensor<f32>
    %2695 = stablehlo.broadcast_in_dim %2694, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2696 = stablehlo.subtract %1984, %2695 : tensor<2x3xf32>
    %2697 = stablehlo.constant dense<1.0> : tensor<f32>
    %2698 = stablehlo.broadcast_in_dim %2697, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2699 = stablehlo.divide %2698, %2696 : tensor<2x3xf32>
    %2700 = stablehlo.constant dense<0.5> : tensor<f32>
    %2701 = stablehlo.broadcast_in_dim %2700, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2702 = stablehlo.add %2701, %2693 : tensor<2x3xf32>
    %2703 = stablehlo.divide %2702, %2585 : tensor<2x3xf32>
    %2704 = stablehlo.add %2699, %2703 : tensor<2x3xf32>
    %2705 = stablehlo.multiply %2591, %2704 : tensor<2x3xf32>
    %2706 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %2707 = stablehlo.broadcast_in_dim %2706, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2708 = stablehlo.multiply %2582, %2707 : tensor<2x3xf32>
    %2709 = stablehlo.compare LE, %2591, %2708, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2710 = stablehlo.add %2582, %2705 : tensor<2x3xf32>
    %2711 = stablehlo.select %2709, %2582, %2710 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2712 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2713 = stablehlo.broadcast_in_dim %2712, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2714 = stablehlo.compare EQ, %2711, %2713, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2715 = stablehlo.constant dense<0.0> : tensor<f32>
    %2716 = stablehlo.broadcast_in_dim %2715, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2717 = stablehlo.select %2714, %2716, %2711 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2718 = stablehlo.subtract %2513, %2717 : tensor<2x3xf32>
    %2719 = stablehlo.add %2318, %2718 : tensor<2x3xf32>
    %2720 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2721 = stablehlo.broadcast_in_dim %2720, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2722 = stablehlo.compare EQ, %2318, %2721, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2723 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2724 = stablehlo.broadcast_in_dim %2723, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2725 = stablehlo.compare EQ, %2513, %2724, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2726 = stablehlo.and %2722, %2725 : tensor<2x3xi1>
    %2727 = stablehlo.constant dense<0.5> : tensor<f32>
    %2728 = stablehlo.broadcast_in_dim %2727, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2729 = stablehlo.subtract %2119, %2728 : tensor<2x3xf32>
    %2730 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %2731 = stablehlo.broadcast_in_dim %2730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2732 = stablehlo.multiply %2729, %2731 : tensor<2x3xf32>
    %2733 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %2734 = stablehlo.broadcast_in_dim %2733, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2735 = stablehlo.multiply %2732, %2734 : tensor<2x3xf32>
    %2736 = stablehlo.subtract %2318, %2513 : tensor<2x3xf32>
    %2737 = stablehlo.select %2726, %2735, %2736 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2738 = stablehlo.add %2737, %2717 : tensor<2x3xf32>
    %2739 = stablehlo.constant dense<0.5> : tensor<f32>
    %2740 = stablehlo.broadcast_in_dim %2739, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2741 = stablehlo.multiply %1984, %2740 : tensor<2x3xf32>
    %2742 = stablehlo.floor %2741 : tensor<2x3xf32>
    %2743 = stablehlo.subtract %2741, %2742 : tensor<2x3xf32>
    %2744 = stablehlo.constant dense<0.0> : tensor<f32>
    %2745 = stablehlo.broadcast_in_dim %2744, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2746 = stablehlo.compare EQ, %2743, %2745, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2747 = stablehlo.select %2746, %2719, %2738 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2748 = stablehlo.select %2115, %2747, %2318 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2749 = stablehlo.constant dense<0.0> : tensor<f32>
    %2750 = stablehlo.broadcast_in_dim %2749, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2751 = stablehlo.compare LE, %arg2, %2750, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2752 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %2753 = stablehlo.compare EQ, %arg2, %2752, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2754 = stablehlo.and %2751, %2753 : tensor<2x3xi1>
    %2755 = stablehlo.constant dense<0.5> : tensor<f32>
    %2756 = stablehlo.broadcast_in_dim %2755, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2757 = stablehlo.multiply %1984, %2756 : tensor<2x3xf32>
    %2758 = stablehlo.floor %2757 : tensor<2x3xf32>
    %2759 = stablehlo.subtract %2757, %2758 : tensor<2x3xf32>
    %2760 = stablehlo.constant dense<0.0> : tensor<f32>
    %2761 = stablehlo.broadcast_in_dim %2760, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2762 = stablehlo.compare EQ, %2759, %2761, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2763 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2764 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %2765 = stablehlo.broadcast_in_dim %2763, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2766 = stablehlo.broadcast_in_dim %2764, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2767 = stablehlo.select %2762, %2765, %2766 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2768 = stablehlo.select %2754, %2767, %2748 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2769 = stablehlo.constant dense<0.5> : tensor<f32>
    %2770 = stablehlo.broadcast_in_dim %2769, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2771 = stablehlo.multiply %arg2, %2770 : tensor<2x3xf32>
    %2772 = stablehlo.floor %2771 : tensor<2x3xf32>
    %2773 = stablehlo.subtract %2771, %2772 : tensor<2x3xf32>
    %2774 = stablehlo.constant dense<0.0> : tensor<f32>
    %2775 = stablehlo.broadcast_in_dim %2774, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2776 = stablehlo.compare EQ, %2773, %2775, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2777 = stablehlo.negate %2768 : tensor<2x3xf32>
    %2778 = stablehlo.select %2776, %2777, %2768 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2779 = stablehlo.constant dense<0.0> : tensor<f32>
    %2780 = stablehlo.broadcast_in_dim %2779, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2781 = stablehlo.compare EQ, %arg2, %2780, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2782 = stablehlo.constant dense<0.5> : tensor<f32>
    %2783 = stablehlo.broadcast_in_dim %2782, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2784 = stablehlo.compare LT, %arg2, %2783, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2785 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %2786 = stablehlo.constant dense<1.0> : tensor<f32>
    %2787 = stablehlo.broadcast_in_dim %2786, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2788 = stablehlo.subtract %arg2, %2787 : tensor<2x3xf32>
    %2789 = stablehlo.select %2784, %2785, %2788 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2790 = stablehlo.constant dense<7.5> : tensor<f32>
    %2791 = stablehlo.broadcast_in_dim %2790, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2792 = stablehlo.add %2789, %2791 : tensor<2x3xf32>
    %2793 = stablehlo.constant dense<7.5> : tensor<f32>
    %2794 = stablehlo.broadcast_in_dim %2793, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2795 = stablehlo.divide %2789, %2794 : tensor<2x3xf32>
    %2796 = stablehlo.log_plus_one %2795 : tensor<2x3xf32>
    %2797 = stablehlo.constant dense<2.014903> : tensor<f32>
    %2798 = stablehlo.broadcast_in_dim %2797, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2799 = stablehlo.add %2796, %2798 : tensor<2x3xf32>
    %2800 = stablehlo.constant dense<0.0> : tensor<f32>
    %2801 = stablehlo.constant dense<1.0> : tensor<f32>
    %2802 = stablehlo.broadcast_in_dim %2801, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2803 = stablehlo.add %2789, %2802 : tensor<2x3xf32>
    %2804 = stablehlo.multiply %2803, %2803 : tensor<2x3xf32>
    %2805 = stablehlo.constant dense<676.5204> : tensor<f32>
    %2806 = stablehlo.broadcast_in_dim %2805, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2807 = stablehlo.divide %2806, %2804 : tensor<2x3xf32>
    %2808 = stablehlo.broadcast_in_dim %2800, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2809 = stablehlo.add %2808, %2807 : tensor<2x3xf32>
    %2810 = stablehlo.constant dense<2.0> : tensor<f32>
    %2811 = stablehlo.broadcast_in_dim %2810, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2812 = stablehlo.add %2789, %2811 : tensor<2x3xf32>
    %2813 = stablehlo.multiply %2812, %2812 : tensor<2x3xf32>
    %2814 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %2815 = stablehlo.broadcast_in_dim %2814, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2816 = stablehlo.divide %2815, %2813 : tensor<2x3xf32>
    %2817 = stablehlo.add %2809, %2816 : tensor<2x3xf32>
    %2818 = stablehlo.constant dense<3.0> : tensor<f32>
    %2819 = stablehlo.broadcast_in_dim %2818, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2820 = stablehlo.add %2789, %2819 : tensor<2x3xf32>
    %2821 = stablehlo.multiply %2820, %2820 : tensor<2x3xf32>
    %2822 = stablehlo.constant dense<771.3234> : tensor<f32>
    %2823 = stablehlo.broadcast_in_dim %2822, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2824 = stablehlo.divide %2823, %2821 : tensor<2x3xf32>
    %2825 = stablehlo.add %2817, %2824 : tensor<2x3xf32>
    %2826 = stablehlo.constant dense<4.0> : tensor<f32>
    %2827 = stablehlo.broadcast_in_dim %2826, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2828 = stablehlo.add %2789, %2827 : tensor<2x3xf32>
    %2829 = stablehlo.multiply %2828, %2828 : tensor<2x3xf32>
    %2830 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %2831 = stablehlo.broadcast_in_dim %2830, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2832 = stablehlo.divide %2831, %2829 : tensor<2x3xf32>
    %2833 = stablehlo.add %2825, %2832 : tensor<2x3xf32>
    %2834 = stablehlo.constant dense<5.0> : tensor<f32>
    %2835 = stablehlo.broadcast_in_dim %2834, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2836 = stablehlo.add %2789, %2835 : tensor<2x3xf32>
    %2837 = stablehlo.multiply %2836, %2836 : tensor<2x3xf32>
    %2838 = stablehlo.constant dense<12.507343> : tensor<f32>
    %2839 = stablehlo.broadcast_in_dim %2838, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2840 = stablehlo.divide %2839, %2837 : tensor<2x3xf32>
    %2841 = stablehlo.add %2833, %2840 : tensor<2x3xf32>
    %2842 = stablehlo.constant dense<6.0> : tensor<f32>
    %2843 = stablehlo.broadcast_in_dim %2842, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2844 = stablehlo.add %2789, %2843 : tensor<2x3xf32>
    %2845 = stablehlo.multiply %2844, %2844 : tensor<2x3xf32>
    %2846 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %2847 = stablehlo.broadcast_in_dim %2846, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2848 = stablehlo.divide %2847, %2845 : tensor<2x3xf32>
    %2849 = stablehlo.add %2841, %2848 : tensor<2x3xf32>
    %2850 = stablehlo.constant dense<7.0> : tensor<f32>
    %2851 = stablehlo.broadcast_in_dim %2850, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2852 = stablehlo.add %2789, %2851 : tensor<2x3xf32>
    %2853 = stablehlo.multiply %2852, %2852 : tensor<2x3xf32>
    %2854 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %2855 = stablehlo.broadcast_in_dim %2854, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2856 = stablehlo.divide %2855, %2853 : tensor<2x3xf32>
    %2857 = stablehlo.add %2849, %2856 : tensor<2x3xf32>
    %2858 = stablehlo.constant dense<8.0> : tensor<f32>
    %2859 = stablehlo.broadcast_in_dim %2858, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2860 = stablehlo.add %2789, %2859 : tensor<2x3xf32>
    %2861 = stablehlo.multiply %2860, %2860 : tensor<2x3xf32>
    %2862 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %2863 = stablehlo.broadcast_in_dim %2862, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2864 = stablehlo.divide %2863, %2861 : tensor<2x3xf32>
    %2865 = stablehlo.add %2857, %2864 : tensor<2x3xf32>
    %2866 = stablehlo.constant dense<1.0> : tensor<f32>
    %2867 = stablehlo.constant dense<1.0> : tensor<f32>
    %2868 = stablehlo.broadcast_in_dim %2867, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2869 = stablehlo.add %2789, %2868 : tensor<2x3xf32>
    %2870 = stablehlo.constant dense<676.5204> : tensor<f32>
    %2871 = stablehlo.broadcast_in_dim %2870, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2872 = stablehlo.divide %2871, %2869 : tensor<2x3xf32>
    %2873 = stablehlo.broadcast_in_dim %2866, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2874 = stablehlo.add %2873, %2872 : tensor<2x3xf32>
    %2875 = stablehlo.constant dense<2.0> : tensor<f32>
    %2876 = stablehlo.broadcast_in_dim %2875, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2877 = stablehlo.add %2789, %2876 : tensor<2x3xf32>
    %2878 = stablehlo.constant dense<-1259.1392> : tensor<f32>
    %2879 = stablehlo.broadcast_in_dim %2878, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2880 = stablehlo.divide %2879, %2877 : tensor<2x3xf32>
    %2881 = stablehlo.add %2874, %2880 : tensor<2x3xf32>
    %2882 = stablehlo.constant dense<3.0> : tensor<f32>
    %2883 = stablehlo.broadcast_in_dim %2882, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2884 = stablehlo.add %2789, %2883 : tensor<2x3xf32>
    %2885 = stablehlo.constant dense<771.3234> : tensor<f32>
    %2886 = stablehlo.broadcast_in_dim %2885, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2887 = stablehlo.divide %2886, %2884 : tensor<2x3xf32>
    %2888 = stablehlo.add %2881, %2887 : tensor<2x3xf32>
    %2889 = stablehlo.constant dense<4.0> : tensor<f32>
    %2890 = stablehlo.broadcast_in_dim %2889, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2891 = stablehlo.add %2789, %2890 : tensor<2x3xf32>
    %2892 = stablehlo.constant dense<-176.61504> : tensor<f32>
    %2893 = stablehlo.broadcast_in_dim %2892, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2894 = stablehlo.divide %2893, %2891 : tensor<2x3xf32>
    %2895 = stablehlo.add %2888, %2894 : tensor<2x3xf32>
    %2896 = stablehlo.constant dense<5.0> : tensor<f32>
    %2897 = stablehlo.broadcast_in_dim %2896, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2898 = stablehlo.add %2789, %2897 : tensor<2x3xf32>
    %2899 = stablehlo.constant dense<12.507343> : tensor<f32>
    %2900 = stablehlo.broadcast_in_dim %2899, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2901 = stablehlo.divide %2900, %2898 : tensor<2x3xf32>
    %2902 = stablehlo.add %2895, %2901 : tensor<2x3xf32>
    %2903 = stablehlo.constant dense<6.0> : tensor<f32>
    %2904 = stablehlo.broadcast_in_dim %2903, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2905 = stablehlo.add %2789, %2904 : tensor<2x3xf32>
    %2906 = stablehlo.constant dense<-0.1385711> : tensor<f32>
    %2907 = stablehlo.broadcast_in_dim %2906, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2908 = stablehlo.divide %2907, %2905 : tensor<2x3xf32>
    %2909 = stablehlo.add %2902, %2908 : tensor<2x3xf32>
    %2910 = stablehlo.constant dense<7.0> : tensor<f32>
    %2911 = stablehlo.broadcast_in_dim %2910, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2912 = stablehlo.add %2789, %2911 : tensor<2x3xf32>
    %2913 = stablehlo.constant dense<9.984369e-6> : tensor<f32>
    %2914 = stablehlo.broadcast_in_dim %2913, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2915 = stablehlo.divide %2914, %2912 : tensor<2x3xf32>
    %2916 = stablehlo.add %2909, %2915 : tensor<2x3xf32>
    %2917 = stablehlo.constant dense<8.0> : tensor<f32>
    %2918 = stablehlo.broadcast_in_dim %2917, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2919 = stablehlo.add %2789, %2918 : tensor<2x3xf32>
    %2920 = stablehlo.constant dense<1.5056327e-7> : tensor<f32>
    %2921 = stablehlo.broadcast_in_dim %2920, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2922 = stablehlo.divide %2921, %2919 : tensor<2x3xf32>
    %2923 = stablehlo.add %2916, %2922 : tensor<2x3xf32>
    %2924 = stablehlo.divide %2865, %2923 : tensor<2x3xf32>
    %2925 = stablehlo.subtract %2799, %2924 : tensor<2x3xf32>
    %2926 = stablehlo.constant dense<7.0> : tensor<f32>
    %2927 = stablehlo.broadcast_in_dim %2926, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2928 = stablehlo.divide %2927, %2792 : tensor<2x3xf32>
    %2929 = stablehlo.subtract %2925, %2928 : tensor<2x3xf32>
    %2930 = stablehlo.constant dense<0.5> : tensor<f32>
    %2931 = stablehlo.broadcast_in_dim %2930, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2932 = stablehlo.add %arg2, %2931 : tensor<2x3xf32>
    %2933 = stablehlo.floor %2932 : tensor<2x3xf32>
    %2934 = stablehlo.abs %2933 : tensor<2x3xf32>
    %2935 = stablehlo.add %arg2, %2934 : tensor<2x3xf32>
    %2936 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %2937 = stablehlo.broadcast_in_dim %2936, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2938 = stablehlo.multiply %2935, %2937 : tensor<2x3xf32>
    %2939 = stablehlo.cosine %2938 : tensor<2x3xf32>
    %2940 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %2941 = stablehlo.broadcast_in_dim %2940, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2942 = stablehlo.multiply %2939, %2941 : tensor<2x3xf32>
    %2943 = stablehlo.sine %2938 : tensor<2x3xf32>
    %2944 = stablehlo.divide %2942, %2943 : tensor<2x3xf32>
    %2945 = stablehlo.subtract %2929, %2944 : tensor<2x3xf32>
    %2946 = stablehlo.select %2784, %2945, %2929 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2947 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %2948 = stablehlo.compare EQ, %arg2, %2947, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2949 = stablehlo.constant dense<0.0> : tensor<f32>
    %2950 = stablehlo.broadcast_in_dim %2949, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2951 = stablehlo.compare LE, %arg2, %2950, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2952 = stablehlo.and %2948, %2951 : tensor<2x3xi1>
    %2953 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %2954 = stablehlo.broadcast_in_dim %2953, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2955 = stablehlo.select %2952, %2954, %2946 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2956 = stablehlo.select %2781, %2955, %2778 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2957 = stablehlo.constant dense<0.0> : tensor<f32>
    %2958 = stablehlo.broadcast_in_dim %2957, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2959 = stablehlo.compare GE, %arg2, %2958, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2960 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %2961 = stablehlo.compare EQ, %arg2, %2960, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2962 = stablehlo.and %2959, %2961 : tensor<2x3xi1>
    %2963 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2964 = stablehlo.broadcast_in_dim %2963, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2965 = stablehlo.compare LT, %arg2, %2964, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2966 = stablehlo.and %2962, %2965 : tensor<2x3xi1>
    %2967 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %2968 = stablehlo.broadcast_in_dim %2967, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2969 = stablehlo.select %2966, %2956, %2968 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2970 = stablehlo.constant dense<1.0> : tensor<f64>
    %2971 = stablehlo.broadcast_in_dim %2970, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2972 = stablehlo.add %arg3, %2971 : tensor<2x3xf64>
    %2973 = stablehlo.constant dense<0.5> : tensor<f64>
    %2974 = stablehlo.broadcast_in_dim %2973, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2975 = stablehlo.compare LT, %2972, %2974, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2976 = stablehlo.negate %2972 : tensor<2x3xf64>
    %2977 = stablehlo.constant dense<1.0> : tensor<f64>
    %2978 = stablehlo.broadcast_in_dim %2977, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2979 = stablehlo.subtract %2972, %2978 : tensor<2x3xf64>
    %2980 = stablehlo.select %2975, %2976, %2979 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2981 = stablehlo.constant dense<7.5> : tensor<f64>
    %2982 = stablehlo.broadcast_in_dim %2981, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2983 = stablehlo.add %2980, %2982 : tensor<2x3xf64>
    %2984 = stablehlo.constant dense<7.5> : tensor<f64>
    %2985 = stablehlo.broadcast_in_dim %2984, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2986 = stablehlo.divide %2980, %2985 : tensor<2x3xf64>
    %2987 = stablehlo.log_plus_one %2986 : tensor<2x3xf64>
    %2988 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %2989 = stablehlo.broadcast_in_dim %2988, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2990 = stablehlo.add %2987, %2989 : tensor<2x3xf64>
    %2991 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %2992 = stablehlo.constant dense<1.0> : tensor<f64>
    %2993 = stablehlo.broadcast_in_dim %2992, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2994 = stablehlo.add %2980, %2993 : tensor<2x3xf64>
    %2995 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %2996 = stablehlo.broadcast_in_dim %2995, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2997 = stablehlo.divide %2996, %2994 : tensor<2x3xf64>
    %2998 = stablehlo.broadcast_in_dim %2991, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2999 = stablehlo.add %2998, %2997 : tensor<2x3xf64>
    %3000 = stablehlo.constant dense<2.0> : tensor<f64>
    %3001 = stablehlo.broadcast_in_dim %3000, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3002 = stablehlo.add %2980, %3001 : tensor<2x3xf64>
    %3003 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %3004 = stablehlo.broadcast_in_dim %3003, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3005 = stablehlo.divide %3004, %3002 : tensor<2x3xf64>
    %3006 = stablehlo.add %2999, %3005 : tensor<2x3xf64>
    %3007 = stablehlo.constant dense<3.0> : tensor<f64>
    %3008 = stablehlo.broadcast_in_dim %3007, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3009 = stablehlo.add %2980, %3008 : tensor<2x3xf64>
    %3010 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %3011 = stablehlo.broadcast_in_dim %3010, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3012 = stablehlo.divide %3011, %3009 : tensor<2x3xf64>
    %3013 = stablehlo.add %3006, %3012 : tensor<2x3xf64>
    %3014 = stablehlo.constant dense<4.0> : tensor<f64>
    %3015 = stablehlo.broadcast_in_dim %3014, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3016 = stablehlo.add %2980, %3015 : tensor<2x3xf64>
    %3017 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %3018 = stablehlo.broadcast_in_dim %3017, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3019 = stablehlo.divide %3018, %3016 : tensor<2x3xf64>
    %3020 = stablehlo.add %3013, %3019 : tensor<2x3xf64>
    %3021 = stablehlo.constant dense<5.0> : tensor<f64>
    %3022 = stablehlo.broadcast_in_dim %3021, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3023 = stablehlo.add %2980, %3022 : tensor<2x3xf64>
    %3024 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %3025 = stablehlo.broadcast_in_dim %3024, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3026 = stablehlo.divide %3025, %3023 : tensor<2x3xf64>
    %3027 = stablehlo.add %3020, %3026 : tensor<2x3xf64>
    %3028 = stablehlo.constant dense<6.0> : tensor<f64>
    %3029 = stablehlo.broadcast_in_dim %3028, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3030 = stablehlo.add %2980, %3029 : tensor<2x3xf64>
    %3031 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %3032 = stablehlo.broadcast_in_dim %3031, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3033 = stablehlo.divide %3032, %3030 : tensor<2x3xf64>
    %3034 = stablehlo.add %3027, %3033 : tensor<2x3xf64>
    %3035 = stablehlo.constant dense<7.0> : tensor<f64>
    %3036 = stablehlo.broadcast_in_dim %3035, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3037 = stablehlo.add %2980, %3036 : tensor<2x3xf64>
    %3038 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %3039 = stablehlo.broadcast_in_dim %3038, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3040 = stablehlo.divide %3039, %3037 : tensor<2x3xf64>
    %3041 = stablehlo.add %3034, %3040 : tensor<2x3xf64>
    %3042 = stablehlo.constant dense<8.0> : tensor<f64>
    %3043 = stablehlo.broadcast_in_dim %3042, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3044 = stablehlo.add %2980, %3043 : tensor<2x3xf64>
    %3045 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %3046 = stablehlo.broadcast_in_dim %3045, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3047 = stablehlo.divide %3046, %3044 : tensor<2x3xf64>
    %3048 = stablehlo.add %3041, %3047 : tensor<2x3xf64>
    %3049 = stablehlo.log %3048 : tensor<2x3xf64>
    %3050 = stablehlo.constant dense<0.5> : tensor<f64>
    %3051 = stablehlo.broadcast_in_dim %3050, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3052 = stablehlo.add %2980, %3051 : tensor<2x3xf64>
    %3053 = stablehlo.divide %2983, %2990 : tensor<2x3xf64>
    %3054 = stablehlo.subtract %3052, %3053 : tensor<2x3xf64>
    %3055 = stablehlo.multiply %3054, %2990 : tensor<2x3xf64>
    %3056 = stablehlo.constant dense<0.9189385332046727> : tensor<f64>
    %3057 = stablehlo.broadcast_in_dim %3056, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3058 = stablehlo.add %3055, %3057 : tensor<2x3xf64>
    %3059 = stablehlo.add %3058, %3049 : tensor<2x3xf64>
    %3060 = stablehlo.abs %2972 : tensor<2x3xf64>
    %3061 = stablehlo.floor %3060 : tensor<2x3xf64>
    %3062 = stablehlo.subtract %3060, %3061 : tensor<2x3xf64>
    %3063 = stablehlo.constant dense<0.5> : tensor<f64>
    %3064 = stablehlo.broadcast_in_dim %3063, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3065 = stablehlo.compare GT, %3062, %3064, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3066 = stablehlo.constant dense<1.0> : tensor<f64>
    %3067 = stablehlo.broadcast_in_dim %3066, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3068 = stablehlo.subtract %3067, %3062 : tensor<2x3xf64>
    %3069 = stablehlo.select %3065, %3068, %3062 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3070 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %3071 = stablehlo.broadcast_in_dim %3070, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3072 = stablehlo.multiply %3069, %3071 : tensor<2x3xf64>
    %3073 = stablehlo.sine %3072 : tensor<2x3xf64>
    %3074 = stablehlo.log %3073 : tensor<2x3xf64>
    %3075 = stablehlo.constant dense<1.1447298858494002> : tensor<f64>
    %3076 = stablehlo.broadcast_in_dim %3075, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3077 = stablehlo.subtract %3076, %3074 : tensor<2x3xf64>
    %3078 = stablehlo.subtract %3077, %3059 : tensor<2x3xf64>
    %3079 = stablehlo.is_finite %3074 : (tensor<2x3xf64>) -> tensor<2x3xi1>
    %3080 = stablehlo.negate %3074 : tensor<2x3xf64>
    %3081 = stablehlo.select %3079, %3078, %3080 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3082 = stablehlo.select %2975, %3081, %3059 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3083 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %3084 = stablehlo.broadcast_in_dim %3083, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3085 = stablehlo.compare EQ, %3060, %3084, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3086 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %3087 = stablehlo.broadcast_in_dim %3086, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3088 = stablehlo.select %3085, %3087, %3082 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3089 = stablehlo.constant dense<1.0> : tensor<f64>
    %3090 = stablehlo.broadcast_in_dim %3089, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3091 = stablehlo.compare EQ, %2972, %3090, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3092 = stablehlo.constant dense<2.0> : tensor<f64>
    %3093 = stablehlo.broadcast_in_dim %3092, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3094 = stablehlo.compare EQ, %2972, %3093, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3095 = stablehlo.or %3091, %3094 : tensor<2x3xi1>
    %3096 = stablehlo.constant dense<0.0> : tensor<f64>
    %3097 = stablehlo.broadcast_in_dim %3096, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3098 = stablehlo.select %3095, %3097, %3088 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3099 = stablehlo.divide %3098, %2972 : tensor<2x3xf64>
    %3100 = stablehlo.exponential %3099 : tensor<2x3xf64>
    %3101 = stablehlo.constant dense<0.0> : tensor<f64>
    %3102 = stablehlo.broadcast_in_dim %3101, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3103 = stablehlo.compare LT, %arg3, %3102, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3104 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %3105 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %3106 = stablehlo.floor %3105 : tensor<2x3xf64>
    %3107 = stablehlo.subtract %3104, %3106 : tensor<2x3xf64>
    %3108 = stablehlo.constant dense<1.0> : tensor<f64>
    %3109 = stablehlo.broadcast_in_dim %3108, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3110 = stablehlo.subtract %3109, %3107 : tensor<2x3xf64>
    %3111 = stablehlo.select %3103, %3110, %arg3 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3112 = stablehlo.divide %3111, %3100 : tensor<2x3xf64>
    %3113 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3114 = stablehlo.power %3112, %3113 : tensor<2x3xf64>
    %3115 = stablehlo.constant dense<1.0> : tensor<f64>
    %3116 = stablehlo.broadcast_in_dim %3115, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3117 = stablehlo.add %3111, %3116 : tensor<2x3xf64>
    %3118 = stablehlo.divide %3117, %3100 : tensor<2x3xf64>
    %3119 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3120 = stablehlo.power %3118, %3119 : tensor<2x3xf64>
    %3121 = stablehlo.add %3114, %3120 : tensor<2x3xf64>
    %3122 = stablehlo.constant dense<2.0> : tensor<f64>
    %3123 = stablehlo.broadcast_in_dim %3122, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3124 = stablehlo.add %3111, %3123 : tensor<2x3xf64>
    %3125 = stablehlo.divide %3124, %3100 : tensor<2x3xf64>
    %3126 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3127 = stablehlo.power %3125, %3126 : tensor<2x3xf64>
    %3128 = stablehlo.add %3121, %3127 : tensor<2x3xf64>
    %3129 = stablehlo.constant dense<3.0> : tensor<f64>
    %3130 = stablehlo.broadcast_in_dim %3129, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3131 = stablehlo.add %3111, %3130 : tensor<2x3xf64>
    %3132 = stablehlo.divide %3131, %3100 : tensor<2x3xf64>
    %3133 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3134 = stablehlo.power %3132, %3133 : tensor<2x3xf64>
    %3135 = stablehlo.add %3128, %3134 : tensor<2x3xf64>
    %3136 = stablehlo.constant dense<4.0> : tensor<f64>
    %3137 = stablehlo.broadcast_in_dim %3136, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3138 = stablehlo.add %3111, %3137 : tensor<2x3xf64>
    %3139 = stablehlo.divide %3138, %3100 : tensor<2x3xf64>
    %3140 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3141 = stablehlo.power %3139, %3140 : tensor<2x3xf64>
    %3142 = stablehlo.add %3135, %3141 : tensor<2x3xf64>
    %3143 = stablehlo.constant dense<5.0> : tensor<f64>
    %3144 = stablehlo.broadcast_in_dim %3143, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3145 = stablehlo.add %3111, %3144 : tensor<2x3xf64>
    %3146 = stablehlo.divide %3145, %3100 : tensor<2x3xf64>
    %3147 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3148 = stablehlo.power %3146, %3147 : tensor<2x3xf64>
    %3149 = stablehlo.add %3142, %3148 : tensor<2x3xf64>
    %3150 = stablehlo.constant dense<6.0> : tensor<f64>
    %3151 = stablehlo.broadcast_in_dim %3150, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3152 = stablehlo.add %3111, %3151 : tensor<2x3xf64>
    %3153 = stablehlo.divide %3152, %3100 : tensor<2x3xf64>
    %3154 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3155 = stablehlo.power %3153, %3154 : tensor<2x3xf64>
    %3156 = stablehlo.add %3149, %3155 : tensor<2x3xf64>
    %3157 = stablehlo.constant dense<7.0> : tensor<f64>
    %3158 = stablehlo.broadcast_in_dim %3157, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3159 = stablehlo.add %3111, %3158 : tensor<2x3xf64>
    %3160 = stablehlo.divide %3159, %3100 : tensor<2x3xf64>
    %3161 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3162 = stablehlo.power %3160, %3161 : tensor<2x3xf64>
    %3163 = stablehlo.add %3156, %3162 : tensor<2x3xf64>
    %3164 = stablehlo.constant dense<8.0> : tensor<f64>
    %3165 = stablehlo.broadcast_in_dim %3164, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3166 = stablehlo.add %3111, %3165 : tensor<2x3xf64>
    %3167 = stablehlo.divide %3166, %3100 : tensor<2x3xf64>
    %3168 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3169 = stablehlo.power %3167, %3168 : tensor<2x3xf64>
    %3170 = stablehlo.add %3163, %3169 : tensor<2x3xf64>
    %3171 = stablehlo.constant dense<9.0> : tensor<f64>
    %3172 = stablehlo.broadcast_in_dim %3171, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3173 = stablehlo.add %3111, %3172 : tensor<2x3xf64>
    %3174 = stablehlo.divide %3173, %3100 : tensor<2x3xf64>
    %3175 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3176 = stablehlo.power %3174, %3175 : tensor<2x3xf64>
    %3177 = stablehlo.add %3170, %3176 : tensor<2x3xf64>
    %3178 = stablehlo.constant dense<10.0> : tensor<f64>
    %3179 = stablehlo.broadcast_in_dim %3178, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3180 = stablehlo.add %3111, %3179 : tensor<2x3xf64>
    %3181 = stablehlo.divide %3180, %3100 : tensor<2x3xf64>
    %3182 = stablehlo.constant dense<1.0> : tensor<f64>
    %3183 = stablehlo.broadcast_in_dim %3182, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3184 = stablehlo.subtract %3183, %2972 : tensor<2x3xf64>
    %3185 = stablehlo.power %3181, %3184 : tensor<2x3xf64>
    %3186 = stablehlo.multiply %3185, %3100 : tensor<2x3xf64>
    %3187 = stablehlo.divide %2972, %3180 : tensor<2x3xf64>
    %3188 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %3189 = stablehlo.broadcast_in_dim %3188, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3190 = stablehlo.multiply %3187, %3189 : tensor<2x3xf64>
    %3191 = stablehlo.constant dense<1.0> : tensor<f64>
    %3192 = stablehlo.broadcast_in_dim %3191, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3193 = stablehlo.add %2972, %3192 : tensor<2x3xf64>
    %3194 = stablehlo.divide %3193, %3180 : tensor<2x3xf64>
    %3195 = stablehlo.multiply %3187, %3194 : tensor<2x3xf64>
    %3196 = stablehlo.constant dense<2.0> : tensor<f64>
    %3197 = stablehlo.broadcast_in_dim %3196, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3198 = stablehlo.add %2972, %3197 : tensor<2x3xf64>
    %3199 = stablehlo.divide %3198, %3180 : tensor<2x3xf64>
    %3200 = stablehlo.multiply %3195, %3199 : tensor<2x3xf64>
    %3201 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %3202 = stablehlo.broadcast_in_dim %3201, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3203 = stablehlo.multiply %3200, %3202 : tensor<2x3xf64>
    %3204 = stablehlo.add %3190, %3203 : tensor<2x3xf64>
    %3205 = stablehlo.constant dense<3.0> : tensor<f64>
    %3206 = stablehlo.broadcast_in_dim %3205, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3207 = stablehlo.add %2972, %3206 : tensor<2x3xf64>
    %3208 = stablehlo.divide %3207, %3180 : tensor<2x3xf64>
    %3209 = stablehlo.multiply %3200, %3208 : tensor<2x3xf64>
    %3210 = stablehlo.constant dense<4.0> : tensor<f64>
    %3211 = stablehlo.broadcast_in_dim %3210, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3212 = stablehlo.add %2972, %3211 : tensor<2x3xf64>
    %3213 = stablehlo.divide %3212, %3180 : tensor<2x3xf64>
    %3214 = stablehlo.multiply %3209, %3213 : tensor<2x3xf64>
    %3215 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %3216 = stablehlo.broadcast_in_dim %3215, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3217 = stablehlo.multiply %3214, %3216 : tensor<2x3xf64>
    %3218 = stablehlo.add %3204, %3217 : tensor<2x3xf64>
    %3219 = stablehlo.constant dense<5.0> : tensor<f64>
    %3220 = stablehlo.broadcast_in_dim %3219, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3221 = stablehlo.add %2972, %3220 : tensor<2x3xf64>
    %3222 = stablehlo.divide %3221, %3180 : tensor<2x3xf64>
    %3223 = stablehlo.multiply %3214, %3222 : tensor<2x3xf64>
    %3224 = stablehlo.constant dense<6.0> : tensor<f64>
    %3225 = stablehlo.broadcast_in_dim %3224, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3226 = stablehlo.add %2972, %3225 : tensor<2x3xf64>
    %3227 = stablehlo.divide %3226, %3180 : tensor<2x3xf64>
    %3228 = stablehlo.multiply %3223, %3227 : tensor<2x3xf64>
    %3229 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %3230 = stablehlo.broadcast_in_dim %3229, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3231 = stablehlo.multiply %3228, %3230 : tensor<2x3xf64>
    %3232 = stablehlo.add %3218, %3231 : tensor<2x3xf64>
    %3233 = stablehlo.constant dense<7.0> : tensor<f64>
    %3234 = stablehlo.broadcast_in_dim %3233, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3235 = stablehlo.add %2972, %3234 : tensor<2x3xf64>
    %3236 = stablehlo.divide %3235, %3180 : tensor<2x3xf64>
    %3237 = stablehlo.multiply %3228, %3236 : tensor<2x3xf64>
    %3238 = stablehlo.constant dense<8.0> : tensor<f64>
    %3239 = stablehlo.broadcast_in_dim %3238, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3240 = stablehlo.add %2972, %3239 : tensor<2x3xf64>
    %3241 = stablehlo.divide %3240, %3180 : tensor<2x3xf64>
    %3242 = stablehlo.multiply %3237, %3241 : tensor<2x3xf64>
    %3243 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %3244 = stablehlo.broadcast_in_dim %3243, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3245 = stablehlo.multiply %3242, %3244 : tensor<2x3xf64>
    %3246 = stablehlo.add %3232, %3245 : tensor<2x3xf64>
    %3247 = stablehlo.constant dense<9.0> : tensor<f64>
    %3248 = stablehlo.broadcast_in_dim %3247, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3249 = stablehlo.add %2972, %3248 : tensor<2x3xf64>
    %3250 = stablehlo.divide %3249, %3180 : tensor<2x3xf64>
    %3251 = stablehlo.multiply %3242, %3250 : tensor<2x3xf64>
    %3252 = stablehlo.constant dense<10.0> : tensor<f64>
    %3253 = stablehlo.broadcast_in_dim %3252, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3254 = stablehlo.add %2972, %3253 : tensor<2x3xf64>
    %3255 = stablehlo.divide %3254, %3180 : tensor<2x3xf64>
    %3256 = stablehlo.multiply %3251, %3255 : tensor<2x3xf64>
    %3257 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %3258 = stablehlo.broadcast_in_dim %3257, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3259 = stablehlo.multiply %3256, %3258 : tensor<2x3xf64>
    %3260 = stablehlo.add %3246, %3259 : tensor<2x3xf64>
    %3261 = stablehlo.constant dense<11.0> : tensor<f64>
    %3262 = stablehlo.broadcast_in_dim %3261, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3263 = stablehlo.add %2972, %3262 : tensor<2x3xf64>
    %3264 = stablehlo.divide %3263, %3180 : tensor<2x3xf64>
    %3265 = stablehlo.multiply %3256, %3264 : tensor<2x3xf64>
    %3266 = stablehlo.constant dense<12.0> : tensor<f64>
    %3267 = stablehlo.broadcast_in_dim %3266, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3268 = stablehlo.add %2972, %3267 : tensor<2x3xf64>
    %3269 = stablehlo.divide %3268, %3180 : tensor<2x3xf64>
    %3270 = stablehlo.multiply %3265, %3269 : tensor<2x3xf64>
    %3271 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %3272 = stablehlo.broadcast_in_dim %3271, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3273 = stablehlo.multiply %3270, %3272 : tensor<2x3xf64>
    %3274 = stablehlo.add %3260, %3273 : tensor<2x3xf64>
    %3275 = stablehlo.constant dense<13.0> : tensor<f64>
    %3276 = stablehlo.broadcast_in_dim %3275, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3277 = stablehlo.add %2972, %3276 : tensor<2x3xf64>
    %3278 = stablehlo.divide %3277, %3180 : tensor<2x3xf64>
    %3279 = stablehlo.multiply %3270, %3278 : tensor<2x3xf64>
    %3280 = stablehlo.constant dense<14.0> : tensor<f64>
    %3281 = stablehlo.broadcast_in_dim %3280, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3282 = stablehlo.add %2972, %3281 : tensor<2x3xf64>
    %3283 = stablehlo.divide %3282, %3180 : tensor<2x3xf64>
    %3284 = stablehlo.multiply %3279, %3283 : tensor<2x3xf64>
    %3285 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %3286 = stablehlo.broadcast_in_dim %3285, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3287 = stablehlo.multiply %3284, %3286 : tensor<2x3xf64>
    %3288 = stablehlo.add %3274, %3287 : tensor<2x3xf64>
    %3289 = stablehlo.constant dense<1.0> : tensor<f64>
    %3290 = stablehlo.broadcast_in_dim %3289, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3291 = stablehlo.subtract %2972, %3290 : tensor<2x3xf64>
    %3292 = stablehlo.constant dense<1.0> : tensor<f64>
    %3293 = stablehlo.broadcast_in_dim %3292, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3294 = stablehlo.divide %3293, %3291 : tensor<2x3xf64>
    %3295 = stablehlo.constant dense<0.5> : tensor<f64>
    %3296 = stablehlo.broadcast_in_dim %3295, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3297 = stablehlo.add %3296, %3288 : tensor<2x3xf64>
    %3298 = stablehlo.divide %3297, %3180 : tensor<2x3xf64>
    %3299 = stablehlo.add %3294, %3298 : tensor<2x3xf64>
    %3300 = stablehlo.multiply %3186, %3299 : tensor<2x3xf64>
    %3301 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %3302 = stablehlo.broadcast_in_dim %3301, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3303 = stablehlo.multiply %3177, %3302 : tensor<2x3xf64>
    %3304 = stablehlo.compare LE, %3186, %3303, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3305 = stablehlo.add %3177, %3300 : tensor<2x3xf64>
    %3306 = stablehlo.select %3304, %3177, %3305 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3307 = stablehlo.divide %3107, %3100 : tensor<2x3xf64>
    %3308 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3309 = stablehlo.power %3307, %3308 : tensor<2x3xf64>
    %3310 = stablehlo.constant dense<1.0> : tensor<f64>
    %3311 = stablehlo.broadcast_in_dim %3310, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3312 = stablehlo.add %3107, %3311 : tensor<2x3xf64>
    %3313 = stablehlo.divide %3312, %3100 : tensor<2x3xf64>
    %3314 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3315 = stablehlo.power %3313, %3314 : tensor<2x3xf64>
    %3316 = stablehlo.add %3309, %3315 : tensor<2x3xf64>
    %3317 = stablehlo.constant dense<2.0> : tensor<f64>
    %3318 = stablehlo.broadcast_in_dim %3317, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3319 = stablehlo.add %3107, %3318 : tensor<2x3xf64>
    %3320 = stablehlo.divide %3319, %3100 : tensor<2x3xf64>
    %3321 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3322 = stablehlo.power %3320, %3321 : tensor<2x3xf64>
    %3323 = stablehlo.add %3316, %3322 : tensor<2x3xf64>
    %3324 = stablehlo.constant dense<3.0> : tensor<f64>
    %3325 = stablehlo.broadcast_in_dim %3324, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3326 = stablehlo.add %3107, %3325 : tensor<2x3xf64>
    %3327 = stablehlo.divide %3326, %3100 : tensor<2x3xf64>
    %3328 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3329 = stablehlo.power %3327, %3328 : tensor<2x3xf64>
    %3330 = stablehlo.add %3323, %3329 : tensor<2x3xf64>
    %3331 = stablehlo.constant dense<4.0> : tensor<f64>
    %3332 = stablehlo.broadcast_in_dim %3331, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3333 = stablehlo.add %3107, %3332 : tensor<2x3xf64>
    %3334 = stablehlo.divide %3333, %3100 : tensor<2x3xf64>
    %3335 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3336 = stablehlo.power %3334, %3335 : tensor<2x3xf64>
    %3337 = stablehlo.add %3330, %3336 : tensor<2x3xf64>
    %3338 = stablehlo.constant dense<5.0> : tensor<f64>
    %3339 = stablehlo.broadcast_in_dim %3338, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3340 = stablehlo.add %3107, %3339 : tensor<2x3xf64>
    %3341 = stablehlo.divide %3340, %3100 : tensor<2x3xf64>
    %3342 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3343 = stablehlo.power %3341, %3342 : tensor<2x3xf64>
    %3344 = stablehlo.add %3337, %3343 : tensor<2x3xf64>
    %3345 = stablehlo.constant dense<6.0> : tensor<f64>
    %3346 = stablehlo.broadcast_in_dim %3345, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3347 = stablehlo.add %3107, %3346 : tensor<2x3xf64>
    %3348 = stablehlo.divide %3347, %3100 : tensor<2x3xf64>
    %3349 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3350 = stablehlo.power %3348, %3349 : tensor<2x3xf64>
    %3351 = stablehlo.add %3344, %3350 : tensor<2x3xf64>
    %3352 = stablehlo.constant dense<7.0> : tensor<f64>
    %3353 = stablehlo.broadcast_in_dim %3352, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3354 = stablehlo.add %3107, %3353 : tensor<2x3xf64>
    %3355 = stablehlo.divide %3354, %3100 : tensor<2x3xf64>
    %3356 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3357 = stablehlo.power %3355, %3356 : tensor<2x3xf64>
    %3358 = stablehlo.add %3351, %3357 : tensor<2x3xf64>
    %3359 = stablehlo.constant dense<8.0> : tensor<f64>
    %3360 = stablehlo.broadcast_in_dim %3359, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3361 = stablehlo.add %3107, %3360 : tensor<2x3xf64>
    %3362 = stablehlo.divide %3361, %3100 : tensor<2x3xf64>
    %3363 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3364 = stablehlo.power %3362, %3363 : tensor<2x3xf64>
    %3365 = stablehlo.add %3358, %3364 : tensor<2x3xf64>
    %3366 = stablehlo.constant dense<9.0> : tensor<f64>
    %3367 = stablehlo.broadcast_in_dim %3366, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3368 = stablehlo.add %3107, %3367 : tensor<2x3xf64>
    %3369 = stablehlo.divide %3368, %3100 : tensor<2x3xf64>
    %3370 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3371 = stablehlo.power %3369, %3370 : tensor<2x3xf64>
    %3372 = stablehlo.add %3365, %3371 : tensor<2x3xf64>
    %3373 = stablehlo.constant dense<10.0> : tensor<f64>
    %3374 = stablehlo.broadcast_in_dim %3373, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3375 = stablehlo.add %3107, %3374 : tensor<2x3xf64>
    %3376 = stablehlo.divide %3375, %3100 : tensor<2x3xf64>
    %3377 = stablehlo.constant dense<1.0> : tensor<f64>
    %3378 = stablehlo.broadcast_in_dim %3377, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3379 = stablehlo.subtract %3378, %2972 : tensor<2x3xf64>
    %3380 = stablehlo.power %3376, %3379 : tensor<2x3xf64>
    %3381 = stablehlo.multiply %3380, %3100 : tensor<2x3xf64>
    %3382 = stablehlo.divide %2972, %3375 : tensor<2x3xf64>
    %3383 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %3384 = stablehlo.broadcast_in_dim %3383, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3385 = stablehlo.multiply %3382, %3384 : tensor<2x3xf64>
    %3386 = stablehlo.constant dense<1.0> : tensor<f64>
    %3387 = stablehlo.broadcast_in_dim %3386, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3388 = stablehlo.add %2972, %3387 : tensor<2x3xf64>
    %3389 = stablehlo.divide %3388, %3375 : tensor<2x3xf64>
    %3390 = stablehlo.multiply %3382, %3389 : tensor<2x3xf64>
    %3391 = stablehlo.constant dense<2.0> : tensor<f64>
    %3392 = stablehlo.broadcast_in_dim %3391, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3393 = stablehlo.add %2972, %3392 : tensor<2x3xf64>
    %3394 = stablehlo.divide %3393, %3375 : tensor<2x3xf64>
    %3395 = stablehlo.multiply %3390, %3394 : tensor<2x3xf64>
    %3396 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %3397 = stablehlo.broadcast_in_dim %3396, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3398 = stablehlo.multiply %3395, %3397 : tensor<2x3xf64>
    %3399 = stablehlo.add %3385, %3398 : tensor<2x3xf64>
    %3400 = stablehlo.constant dense<3.0> : tensor<f64>
    %3401 = stablehlo.broadcast_in_dim %3400, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3402 = stablehlo.add %2972, %3401 : tensor<2x3xf64>
    %3403 = stablehlo.divide %3402, %3375 : tensor<2x3xf64>
    %3404 = stablehlo.multiply %3395, %3403 : tensor<2x3xf64>
    %3405 = stablehlo.constant dense<4.0> : tensor<f64>
    %3406 = stablehlo.broadcast_in_dim %3405, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3407 = stablehlo.add %2972, %3406 : tensor<2x3xf64>
    %3408 = stablehlo.divide %3407, %3375 : tensor<2x3xf64>
    %3409 = stablehlo.multiply %3404, %3408 : tensor<2x3xf64>
    %3410 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %3411 = stablehlo.broadcast_in_dim %3410, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3412 = stablehlo.multiply %3409, %3411 : tensor<2x3xf64>
    %3413 = stablehlo.add %3399, %3412 : tensor<2x3xf64>
    %3414 = stablehlo.constant dense<5.0> : tensor<f64>
    %3415 = stablehlo.broadcast_in_dim %3414, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3416 = stablehlo.add %2972, %3415 : tensor<2x3xf64>
    %3417 = stablehlo.divide %3416, %3375 : tensor<2x3xf64>
    %3418 = stablehlo.multiply %3409, %3417 : tensor<2x3xf64>
    %3419 = stablehlo.constant dense<6.0> : tensor<f64>
    %3420 = stablehlo.broadcast_in_dim %3419, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3421 = stablehlo.add %2972, %3420 : tensor<2x3xf64>
    %3422 = stablehlo.divide %3421, %3375 : tensor<2x3xf64>
    %3423 = stablehlo.multiply %3418, %3422 : tensor<2x3xf64>
    %3424 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %3425 = stablehlo.broadcast_in_dim %3424, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3426 = stablehlo.multiply %3423, %3425 : tensor<2x3xf64>
    %3427 = stablehlo.add %3413, %3426 : tensor<2x3xf64>
    %3428 = stablehlo.constant dense<7.0> : tensor<f64>
    %3429 = stablehlo.broadcast_in_dim %3428, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3430 = stablehlo.add %2972, %3429 : tensor<2x3xf64>
    %3431 = stablehlo.divide %3430, %3375 : tensor<2x3xf64>
    %3432 = stablehlo.multiply %3423, %3431 : tensor<2x3xf64>
    %3433 = stablehlo.constant dense<8.0> : tensor<f64>
    %3434 = stablehlo.broadcast_in_dim %3433, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3435 = stablehlo.add %2972, %3434 : tensor<2x3xf64>
    %3436 = stablehlo.divide %3435, %3375 : tensor<2x3xf64>
    %3437 = stablehlo.multiply %3432, %3436 : tensor<2x3xf64>
    %3438 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %3439 = stablehlo.broadcast_in_dim %3438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3440 = stablehlo.multiply %3437, %3439 : tensor<2x3xf64>
    %3441 = stablehlo.add %3427, %3440 : tensor<2x3xf64>
    %3442 = stablehlo.constant dense<9.0> : tensor<f64>
    %3443 = stablehlo.broadcast_in_dim %3442, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3444 = stablehlo.add %2972, %3443 : tensor<2x3xf64>
    %3445 = stablehlo.divide %3444, %3375 : tensor<2x3xf64>
    %3446 = stablehlo.multiply %3437, %3445 : tensor<2x3xf64>
    %3447 = stablehlo.constant dense<10.0> : tensor<f64>
    %3448 = stablehlo.broadcast_in_dim %3447, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3449 = stablehlo.add %2972, %3448 : tensor<2x3xf64>
    %3450 = stablehlo.divide %3449, %3375 : tensor<2x3xf64>
    %3451 = stablehlo.multiply %3446, %3450 : tensor<2x3xf64>
    %3452 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %3453 = stablehlo.broadcast_in_dim %3452, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3454 = stablehlo.multiply %3451, %3453 : tensor<2x3xf64>
    %3455 = stablehlo.add %3441, %3454 : tensor<2x3xf64>
    %3456 = stablehlo.constant dense<11.0> : tensor<f64>
    %3457 = stablehlo.broadcast_in_dim %3456, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3458 = stablehlo.add %2972, %3457 : tensor<2x3xf64>
    %3459 = stablehlo.divide %3458, %3375 : tensor<2x3xf64>
    %3460 = stablehlo.multiply %3451, %3459 : tensor<2x3xf64>
    %3461 = stablehlo.constant dense<12.0> : tensor<f64>
    %3462 = stablehlo.broadcast_in_dim %3461, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3463 = stablehlo.add %2972, %3462 : tensor<2x3xf64>
    %3464 = stablehlo.divide %3463, %3375 : tensor<2x3xf64>
    %3465 = stablehlo.multiply %3460, %3464 : tensor<2x3xf64>
    %3466 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %3467 = stablehlo.broadcast_in_dim %3466, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3468 = stablehlo.multiply %3465, %3467 : tensor<2x3xf64>
    %3469 = stablehlo.add %3455, %3468 : tensor<2x3xf64>
    %3470 = stablehlo.constant dense<13.0> : tensor<f64>
    %3471 = stablehlo.broadcast_in_dim %3470, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3472 = stablehlo.add %2972, %3471 : tensor<2x3xf64>
    %3473 = stablehlo.divide %3472, %3375 : tensor<2x3xf64>
    %3474 = stablehlo.multiply %3465, %3473 : tensor<2x3xf64>
    %3475 = stablehlo.constant dense<14.0> : tensor<f64>
    %3476 = stablehlo.broadcast_in_dim %3475, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3477 = stablehlo.add %2972, %3476 : tensor<2x3xf64>
    %3478 = stablehlo.divide %3477, %3375 : tensor<2x3xf64>
    %3479 = stablehlo.multiply %3474, %3478 : tensor<2x3xf64>
    %3480 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %3481 = stablehlo.broadcast_in_dim %3480, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3482 = stablehlo.multiply %3479, %3481 : tensor<2x3xf64>
    %3483 = stablehlo.add %3469, %3482 : tensor<2x3xf64>
    %3484 = stablehlo.constant dense<1.0> : tensor<f64>
    %3485 = stablehlo.broadcast_in_dim %3484, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3486 = stablehlo.subtract %2972, %3485 : tensor<2x3xf64>
    %3487 = stablehlo.constant dense<1.0> : tensor<f64>
    %3488 = stablehlo.broadcast_in_dim %3487, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3489 = stablehlo.divide %3488, %3486 : tensor<2x3xf64>
    %3490 = stablehlo.constant dense<0.5> : tensor<f64>
    %3491 = stablehlo.broadcast_in_dim %3490, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3492 = stablehlo.add %3491, %3483 : tensor<2x3xf64>
    %3493 = stablehlo.divide %3492, %3375 : tensor<2x3xf64>
    %3494 = stablehlo.add %3489, %3493 : tensor<2x3xf64>
    %3495 = stablehlo.multiply %3381, %3494 : tensor<2x3xf64>
    %3496 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %3497 = stablehlo.broadcast_in_dim %3496, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3498 = stablehlo.multiply %3372, %3497 : tensor<2x3xf64>
    %3499 = stablehlo.compare LE, %3381, %3498, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3500 = stablehlo.add %3372, %3495 : tensor<2x3xf64>
    %3501 = stablehlo.select %3499, %3372, %3500 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3502 = stablehlo.constant dense<1.0> : tensor<f64>
    %3503 = stablehlo.broadcast_in_dim %3502, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3504 = stablehlo.subtract %3503, %arg3 : tensor<2x3xf64>
    %3505 = stablehlo.divide %3504, %3100 : tensor<2x3xf64>
    %3506 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3507 = stablehlo.power %3505, %3506 : tensor<2x3xf64>
    %3508 = stablehlo.constant dense<1.0> : tensor<f64>
    %3509 = stablehlo.broadcast_in_dim %3508, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3510 = stablehlo.add %3504, %3509 : tensor<2x3xf64>
    %3511 = stablehlo.divide %3510, %3100 : tensor<2x3xf64>
    %3512 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3513 = stablehlo.power %3511, %3512 : tensor<2x3xf64>
    %3514 = stablehlo.add %3507, %3513 : tensor<2x3xf64>
    %3515 = stablehlo.constant dense<2.0> : tensor<f64>
    %3516 = stablehlo.broadcast_in_dim %3515, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3517 = stablehlo.add %3504, %3516 : tensor<2x3xf64>
    %3518 = stablehlo.divide %3517, %3100 : tensor<2x3xf64>
    %3519 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3520 = stablehlo.power %3518, %3519 : tensor<2x3xf64>
    %3521 = stablehlo.add %3514, %3520 : tensor<2x3xf64>
    %3522 = stablehlo.constant dense<3.0> : tensor<f64>
    %3523 = stablehlo.broadcast_in_dim %3522, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3524 = stablehlo.add %3504, %3523 : tensor<2x3xf64>
    %3525 = stablehlo.divide %3524, %3100 : tensor<2x3xf64>
    %3526 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3527 = stablehlo.power %3525, %3526 : tensor<2x3xf64>
    %3528 = stablehlo.add %3521, %3527 : tensor<2x3xf64>
    %3529 = stablehlo.constant dense<4.0> : tensor<f64>
    %3530 = stablehlo.broadcast_in_dim %3529, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3531 = stablehlo.add %3504, %3530 : tensor<2x3xf64>
    %3532 = stablehlo.divide %3531, %3100 : tensor<2x3xf64>
    %3533 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3534 = stablehlo.power %3532, %3533 : tensor<2x3xf64>
    %3535 = stablehlo.add %3528, %3534 : tensor<2x3xf64>
    %3536 = stablehlo.constant dense<5.0> : tensor<f64>
    %3537 = stablehlo.broadcast_in_dim %3536, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3538 = stablehlo.add %3504, %3537 : tensor<2x3xf64>
    %3539 = stablehlo.divide %3538, %3100 : tensor<2x3xf64>
    %3540 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3541 = stablehlo.power %3539, %3540 : tensor<2x3xf64>
    %3542 = stablehlo.add %3535, %3541 : tensor<2x3xf64>
    %3543 = stablehlo.constant dense<6.0> : tensor<f64>
    %3544 = stablehlo.broadcast_in_dim %3543, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3545 = stablehlo.add %3504, %3544 : tensor<2x3xf64>
    %3546 = stablehlo.divide %3545, %3100 : tensor<2x3xf64>
    %3547 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3548 = stablehlo.power %3546, %3547 : tensor<2x3xf64>
    %3549 = stablehlo.add %3542, %3548 : tensor<2x3xf64>
    %3550 = stablehlo.constant dense<7.0> : tensor<f64>
    %3551 = stablehlo.broadcast_in_dim %3550, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3552 = stablehlo.add %3504, %3551 : tensor<2x3xf64>
    %3553 = stablehlo.divide %3552, %3100 : tensor<2x3xf64>
    %3554 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3555 = stablehlo.power %3553, %3554 : tensor<2x3xf64>
    %3556 = stablehlo.add %3549, %3555 : tensor<2x3xf64>
    %3557 = stablehlo.constant dense<8.0> : tensor<f64>
    %3558 = stablehlo.broadcast_in_dim %3557, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3559 = stablehlo.add %3504, %3558 : tensor<2x3xf64>
    %3560 = stablehlo.divide %3559, %3100 : tensor<2x3xf64>
    %3561 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3562 = stablehlo.power %3560, %3561 : tensor<2x3xf64>
    %3563 = stablehlo.add %3556, %3562 : tensor<2x3xf64>
    %3564 = stablehlo.constant dense<9.0> : tensor<f64>
    %3565 = stablehlo.broadcast_in_dim %3564, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3566 = stablehlo.add %3504, %3565 : tensor<2x3xf64>
    %3567 = stablehlo.divide %3566, %3100 : tensor<2x3xf64>
    %3568 = stablehlo.negate %2972 : tensor<2x3xf64>
    %3569 = stablehlo.power %3567, %3568 : tensor<2x3xf64>
    %3570 = stablehlo.add %3563, %3569 : tensor<2x3xf64>
    %3571 = stablehlo.constant dense<10.0> : tensor<f64>
    %3572 = stablehlo.broadcast_in_dim %3571, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3573 = stablehlo.add %3504, %3572 : tensor<2x3xf64>
    %3574 = stablehlo.divide %3573, %3100 : tensor<2x3xf64>
    %3575 = stablehlo.constant dense<1.0> : tensor<f64>
    %3576 = stablehlo.broadcast_in_dim %3575, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3577 = stablehlo.subtract %3576, %2972 : tensor<2x3xf64>
    %3578 = stablehlo.power %3574, %3577 : tensor<2x3xf64>
    %3579 = stablehlo.multiply %3578, %3100 : tensor<2x3xf64>
    %3580 = stablehlo.divide %2972, %3573 : tensor<2x3xf64>
    %3581 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %3582 = stablehlo.broadcast_in_dim %3581, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3583 = stablehlo.multiply %3580, %3582 : tensor<2x3xf64>
    %3584 = stablehlo.constant dense<1.0> : tensor<f64>
    %3585 = stablehlo.broadcast_in_dim %3584, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3586 = stablehlo.add %2972, %3585 : tensor<2x3xf64>
    %3587 = stablehlo.divide %3586, %3573 : tensor<2x3xf64>
    %3588 = stablehlo.multiply %3580, %3587 : tensor<2x3xf64>
    %3589 = stablehlo.constant dense<2.0> : tensor<f64>
    %3590 = stablehlo.broadcast_in_dim %3589, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3591 = stablehlo.add %2972, %3590 : tensor<2x3xf64>
    %3592 = stablehlo.divide %3591, %3573 : tensor<2x3xf64>
    %3593 = stablehlo.multiply %3588, %3592 : tensor<2x3xf64>
    %3594 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %3595 = stablehlo.broadcast_in_dim %3594, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3596 = stablehlo.multiply %3593, %3595 : tensor<2x3xf64>
    %3597 = stablehlo.add %3583, %3596 : tensor<2x3xf64>
    %3598 = stablehlo.constant dense<3.0> : tensor<f64>
    %3599 = stablehlo.broadcast_in_dim %3598, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3600 = stablehlo.add %2972, %3599 : tensor<2x3xf64>
    %3601 = stablehlo.divide %3600, %3573 : tensor<2x3xf64>
    %3602 = stablehlo.multiply %3593, %3601 : tensor<2x3xf64>
    %3603 = stablehlo.constant dense<4.0> : tensor<f64>
    %3604 = stablehlo.broadcast_in_dim %3603, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3605 = stablehlo.add %2972, %3604 : tensor<2x3xf64>
    %3606 = stablehlo.divide %3605, %3573 : tensor<2x3xf64>
    %3607 = stablehlo.multiply %3602, %3606 : tensor<2x3xf64>
    %3608 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %3609 = stablehlo.broadcast_in_dim %3608, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3610 = stablehlo.multiply %3607, %3609 : tensor<2x3xf64>
    %3611 = stablehlo.add %3597, %3610 : tensor<2x3xf64>
    %3612 = stablehlo.constant dense<5.0> : tensor<f64>
    %3613 = stablehlo.broadcast_in_dim %3612, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3614 = stablehlo.add %2972, %3613 : tensor<2x3xf64>
    %3615 = stablehlo.divide %3614, %3573 : tensor<2x3xf64>
    %3616 = stablehlo.multiply %3607, %3615 : tensor<2x3xf64>
    %3617 = stablehlo.constant dense<6.0> : tensor<f64>
    %3618 = stablehlo.broadcast_in_dim %3617, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3619 = stablehlo.add %2972, %3618 : tensor<2x3xf64>
    %3620 = stablehlo.divide %3619, %3573 : tensor<2x3xf64>
    %3621 = stablehlo.multiply %3616, %3620 : tensor<2x3xf64>
    %3622 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %3623 = stablehlo.broadcast_in_dim %3622, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3624 = stablehlo.multiply %3621, %3623 : tensor<2x3xf64>
    %3625 = stablehlo.add %3611, %3624 : tensor<2x3xf64>
    %3626 = stablehlo.constant dense<7.0> : tensor<f64>
    %3627 = stablehlo.broadcast_in_dim %3626, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3628 = stablehlo.add %2972, %3627 : tensor<2x3xf64>
    %3629 = stablehlo.divide %3628, %3573 : tensor<2x3xf64>
    %3630 = stablehlo.multiply %3621, %3629 : tensor<2x3xf64>
    %3631 = stablehlo.constant dense<8.0> : tensor<f64>
    %3632 = stablehlo.broadcast_in_dim %3631, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3633 = stablehlo.add %2972, %3632 : tensor<2x3xf64>
    %3634 = stablehlo.divide %3633, %3573 : tensor<2x3xf64>
    %3635 = stablehlo.multiply %3630, %3634 : tensor<2x3xf64>
    %3636 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %3637 = stablehlo.broadcast_in_dim %3636, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3638 = stablehlo.multiply %3635, %3637 : tensor<2x3xf64>
    %3639 = stablehlo.add %3625, %3638 : tensor<2x3xf64>
    %3640 = stablehlo.constant dense<9.0> : tensor<f64>
    %3641 = stablehlo.broadcast_in_dim %3640, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3642 = stablehlo.add %2972, %3641 : tensor<2x3xf64>
    %3643 = stablehlo.divide %3642, %3573 : tensor<2x3xf64>
    %3644 = stablehlo.multiply %3635, %3643 : tensor<2x3xf64>
    %3645 = stablehlo.constant dense<10.0> : tensor<f64>
    %3646 = stablehlo.broadcast_in_dim %3645, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3647 = stablehlo.add %2972, %3646 : tensor<2x3xf64>
    %3648 = stablehlo.divide %3647, %3573 : tensor<2x3xf64>
    %3649 = stablehlo.multiply %3644, %3648 : tensor<2x3xf64>
    %3650 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %3651 = stablehlo.broadcast_in_dim %3650, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3652 = stablehlo.multiply %3649, %3651 : tensor<2x3xf64>
    %3653 = stablehlo.add %3639, %3652 : tensor<2x3xf64>
    %3654 = stablehlo.constant dense<11.0> : tensor<f64>
    %3655 = stablehlo.broadcast_in_dim %3654, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3656 = stablehlo.add %2972, %3655 : tensor<2x3xf64>
    %3657 = stablehlo.divide %3656, %3573 : tensor<2x3xf64>
    %3658 = stablehlo.multiply %3649, %3657 : tensor<2x3xf64>
    %3659 = stablehlo.constant dense<12.0> : tensor<f64>
    %3660 = stablehlo.broadcast_in_dim %3659, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3661 = stablehlo.add %2972, %3660 : tensor<2x3xf64>
    %3662 = stablehlo.divide %3661, %3573 : tensor<2x3xf64>
    %3663 = stablehlo.multiply %3658, %3662 : tensor<2x3xf64>
    %3664 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %3665 = stablehlo.broadcast_in_dim %3664, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3666 = stablehlo.multiply %3663, %3665 : tensor<2x3xf64>
    %3667 = stablehlo.add %3653, %3666 : tensor<2x3xf64>
    %3668 = stablehlo.constant dense<13.0> : tensor<f64>
    %3669 = stablehlo.broadcast_in_dim %3668, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3670 = stablehlo.add %2972, %3669 : tensor<2x3xf64>
    %3671 = stablehlo.divide %3670, %3573 : tensor<2x3xf64>
    %3672 = stablehlo.multiply %3663, %3671 : tensor<2x3xf64>
    %3673 = stablehlo.constant dense<14.0> : tensor<f64>
    %3674 = stablehlo.broadcast_in_dim %3673, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3675 = stablehlo.add %2972, %3674 : tensor<2x3xf64>
    %3676 = stablehlo.divide %3675, %3573 : tensor<2x3xf64>
    %3677 = stablehlo.multiply %3672, %3676 : tensor<2x3xf64>
    %3678 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %3679 = stablehlo.broadcast_in_dim %3678, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3680 = stablehlo.multiply %3677, %3679 : tensor<2x3xf64>
    %3681 = stablehlo.add %3667, %3680 : tensor<2x3xf64>
    %3682 = stablehlo.constant dense<1.0> : tensor<f64>
    %3683 = stablehlo.broadcast_in_dim %3682, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3684 = stablehlo.subtract %2972, %3683 : tensor<2x3xf64>
    %3685 = stablehlo.constant dense<1.0> : tensor<f64>
    %3686 = stablehlo.broadcast_in_dim %3685, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3687 = stablehlo.divide %3686, %3684 : tensor<2x3xf64>
    %3688 = stablehlo.constant dense<0.5> : tensor<f64>
    %3689 = stablehlo.broadcast_in_dim %3688, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3690 = stablehlo.add %3689, %3681 : tensor<2x3xf64>
    %3691 = stablehlo.divide %3690, %3573 : tensor<2x3xf64>
    %3692 = stablehlo.add %3687, %3691 : tensor<2x3xf64>
    %3693 = stablehlo.multiply %3579, %3692 : tensor<2x3xf64>
    %3694 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %3695 = stablehlo.broadcast_in_dim %3694, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3696 = stablehlo.multiply %3570, %3695 : tensor<2x3xf64>
    %3697 = stablehlo.compare LE, %3579, %3696, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3698 = stablehlo.add %3570, %3693 : tensor<2x3xf64>
    %3699 = stablehlo.select %3697, %3570, %3698 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3700 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %3701 = stablehlo.broadcast_in_dim %3700, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3702 = stablehlo.compare EQ, %3699, %3701, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3703 = stablehlo.constant dense<0.0> : tensor<f64>
    %3704 = stablehlo.broadcast_in_dim %3703, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3705 = stablehlo.select %3702, %3704, %3699 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3706 = stablehlo.subtract %3501, %3705 : tensor<2x3xf64>
    %3707 = stablehlo.add %3306, %3706 : tensor<2x3xf64>
    %3708 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %3709 = stablehlo.broadcast_in_dim %3708, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3710 = stablehlo.compare EQ, %3306, %3709, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3711 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %3712 = stablehlo.broadcast_in_dim %3711, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3713 = stablehlo.compare EQ, %3501, %3712, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3714 = stablehlo.and %3710, %3713 : tensor<2x3xi1>
    %3715 = stablehlo.constant dense<0.5> : tensor<f64>
    %3716 = stablehlo.broadcast_in_dim %3715, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3717 = stablehlo.subtract %3107, %3716 : tensor<2x3xf64>
    %3718 = stablehlo.constant dense<1.7976931348623157e308> : tensor<f64>
    %3719 = stablehlo.broadcast_in_dim %3718, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3720 = stablehlo.multiply %3717, %3719 : tensor<2x3xf64>
    %3721 = stablehlo.constant dense<1.7976931348623157e308> : tensor<f64>
    %3722 = stablehlo.broadcast_in_dim %3721, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3723 = stablehlo.multiply %3720, %3722 : tensor<2x3xf64>
    %3724 = stablehlo.subtract %3306, %3501 : tensor<2x3xf64>
    %3725 = stablehlo.select %3714, %3723, %3724 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3726 = stablehlo.add %3725, %3705 : tensor<2x3xf64>
    %3727 = stablehlo.constant dense<0.5> : tensor<f64>
    %3728 = stablehlo.broadcast_in_dim %3727, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3729 = stablehlo.multiply %2972, %3728 : tensor<2x3xf64>
    %3730 = stablehlo.floor %3729 : tensor<2x3xf64>
    %3731 = stablehlo.subtract %3729, %3730 : tensor<2x3xf64>
    %3732 = stablehlo.constant dense<0.0> : tensor<f64>
    %3733 = stablehlo.broadcast_in_dim %3732, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3734 = stablehlo.compare EQ, %3731, %3733, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3735 = stablehlo.select %3734, %3707, %3726 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3736 = stablehlo.select %3103, %3735, %3306 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3737 = stablehlo.constant dense<0.0> : tensor<f64>
    %3738 = stablehlo.broadcast_in_dim %3737, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3739 = stablehlo.compare LE, %arg3, %3738, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3740 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %3741 = stablehlo.compare EQ, %arg3, %3740, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3742 = stablehlo.and %3739, %3741 : tensor<2x3xi1>
    %3743 = stablehlo.constant dense<0.5> : tensor<f64>
    %3744 = stablehlo.broadcast_in_dim %3743, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3745 = stablehlo.multiply %2972, %3744 : tensor<2x3xf64>
    %3746 = stablehlo.floor %3745 : tensor<2x3xf64>
    %3747 = stablehlo.subtract %3745, %3746 : tensor<2x3xf64>
    %3748 = stablehlo.constant dense<0.0> : tensor<f64>
    %3749 = stablehlo.broadcast_in_dim %3748, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3750 = stablehlo.compare EQ, %3747, %3749, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3751 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %3752 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %3753 = stablehlo.broadcast_in_dim %3751, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3754 = stablehlo.broadcast_in_dim %3752, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3755 = stablehlo.select %3750, %3753, %3754 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3756 = stablehlo.select %3742, %3755, %3736 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3757 = stablehlo.constant dense<0.5> : tensor<f64>
    %3758 = stablehlo.broadcast_in_dim %3757, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3759 = stablehlo.multiply %arg3, %3758 : tensor<2x3xf64>
    %3760 = stablehlo.floor %3759 : tensor<2x3xf64>
    %3761 = stablehlo.subtract %3759, %3760 : tensor<2x3xf64>
    %3762 = stablehlo.constant dense<0.0> : tensor<f64>
    %3763 = stablehlo.broadcast_in_dim %3762, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3764 = stablehlo.compare EQ, %3761, %3763, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3765 = stablehlo.negate %3756 : tensor<2x3xf64>
    %3766 = stablehlo.select %3764, %3765, %3756 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3767 = stablehlo.constant dense<0.0> : tensor<f64>
    %3768 = stablehlo.broadcast_in_dim %3767, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3769 = stablehlo.compare EQ, %arg3, %3768, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3770 = stablehlo.constant dense<0.5> : tensor<f64>
    %3771 = stablehlo.broadcast_in_dim %3770, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3772 = stablehlo.compare LT, %arg3, %3771, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3773 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %3774 = stablehlo.constant dense<1.0> : tensor<f64>
    %3775 = stablehlo.broadcast_in_dim %3774, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3776 = stablehlo.subtract %arg3, %3775 : tensor<2x3xf64>
    %3777 = stablehlo.select %3772, %3773, %3776 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3778 = stablehlo.constant dense<7.5> : tensor<f64>
    %3779 = stablehlo.broadcast_in_dim %3778, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3780 = stablehlo.add %3777, %3779 : tensor<2x3xf64>
    %3781 = stablehlo.constant dense<7.5> : tensor<f64>
    %3782 = stablehlo.broadcast_in_dim %3781, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3783 = stablehlo.divide %3777, %3782 : tensor<2x3xf64>
    %3784 = stablehlo.log_plus_one %3783 : tensor<2x3xf64>
    %3785 = stablehlo.constant dense<2.0149030205422647> : tensor<f64>
    %3786 = stablehlo.broadcast_in_dim %3785, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3787 = stablehlo.add %3784, %3786 : tensor<2x3xf64>
    %3788 = stablehlo.constant dense<0.0> : tensor<f64>
    %3789 = stablehlo.constant dense<1.0> : tensor<f64>
    %3790 = stablehlo.broadcast_in_dim %3789, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3791 = stablehlo.add %3777, %3790 : tensor<2x3xf64>
    %3792 = stablehlo.multiply %3791, %3791 : tensor<2x3xf64>
    %3793 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %3794 = stablehlo.broadcast_in_dim %3793, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3795 = stablehlo.divide %3794, %3792 : tensor<2x3xf64>
    %3796 = stablehlo.broadcast_in_dim %3788, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3797 = stablehlo.add %3796, %3795 : tensor<2x3xf64>
    %3798 = stablehlo.constant dense<2.0> : tensor<f64>
    %3799 = stablehlo.broadcast_in_dim %3798, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3800 = stablehlo.add %3777, %3799 : tensor<2x3xf64>
    %3801 = stablehlo.multiply %3800, %3800 : tensor<2x3xf64>
    %3802 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %3803 = stablehlo.broadcast_in_dim %3802, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3804 = stablehlo.divide %3803, %3801 : tensor<2x3xf64>
    %3805 = stablehlo.add %3797, %3804 : tensor<2x3xf64>
    %3806 = stablehlo.constant dense<3.0> : tensor<f64>
    %3807 = stablehlo.broadcast_in_dim %3806, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3808 = stablehlo.add %3777, %3807 : tensor<2x3xf64>
    %3809 = stablehlo.multiply %3808, %3808 : tensor<2x3xf64>
    %3810 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %3811 = stablehlo.broadcast_in_dim %3810, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3812 = stablehlo.divide %3811, %3809 : tensor<2x3xf64>
    %3813 = stablehlo.add %3805, %3812 : tensor<2x3xf64>
    %3814 = stablehlo.constant dense<4.0> : tensor<f64>
    %3815 = stablehlo.broadcast_in_dim %3814, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3816 = stablehlo.add %3777, %3815 : tensor<2x3xf64>
    %3817 = stablehlo.multiply %3816, %3816 : tensor<2x3xf64>
    %3818 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %3819 = stablehlo.broadcast_in_dim %3818, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3820 = stablehlo.divide %3819, %3817 : tensor<2x3xf64>
    %3821 = stablehlo.add %3813, %3820 : tensor<2x3xf64>
    %3822 = stablehlo.constant dense<5.0> : tensor<f64>
    %3823 = stablehlo.broadcast_in_dim %3822, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3824 = stablehlo.add %3777, %3823 : tensor<2x3xf64>
    %3825 = stablehlo.multiply %3824, %3824 : tensor<2x3xf64>
    %3826 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %3827 = stablehlo.broadcast_in_dim %3826, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3828 = stablehlo.divide %3827, %3825 : tensor<2x3xf64>
    %3829 = stablehlo.add %3821, %3828 : tensor<2x3xf64>
    %3830 = stablehlo.constant dense<6.0> : tensor<f64>
    %3831 = stablehlo.broadcast_in_dim %3830, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3832 = stablehlo.add %3777, %3831 : tensor<2x3xf64>
    %3833 = stablehlo.multiply %3832, %3832 : tensor<2x3xf64>
    %3834 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %3835 = stablehlo.broadcast_in_dim %3834, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3836 = stablehlo.divide %3835, %3833 : tensor<2x3xf64>
    %3837 = stablehlo.add %3829, %3836 : tensor<2x3xf64>
    %3838 = stablehlo.constant dense<7.0> : tensor<f64>
    %3839 = stablehlo.broadcast_in_dim %3838, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3840 = stablehlo.add %3777, %3839 : tensor<2x3xf64>
    %3841 = stablehlo.multiply %3840, %3840 : tensor<2x3xf64>
    %3842 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %3843 = stablehlo.broadcast_in_dim %3842, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3844 = stablehlo.divide %3843, %3841 : tensor<2x3xf64>
    %3845 = stablehlo.add %3837, %3844 : tensor<2x3xf64>
    %3846 = stablehlo.constant dense<8.0> : tensor<f64>
    %3847 = stablehlo.broadcast_in_dim %3846, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3848 = stablehlo.add %3777, %3847 : tensor<2x3xf64>
    %3849 = stablehlo.multiply %3848, %3848 : tensor<2x3xf64>
    %3850 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %3851 = stablehlo.broadcast_in_dim %3850, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3852 = stablehlo.divide %3851, %3849 : tensor<2x3xf64>
    %3853 = stablehlo.add %3845, %3852 : tensor<2x3xf64>
    %3854 = stablehlo.constant dense<0.9999999999998099> : tensor<f64>
    %3855 = stablehlo.constant dense<1.0> : tensor<f64>
    %3856 = stablehlo.broadcast_in_dim %3855, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3857 = stablehlo.add %3777, %3856 : tensor<2x3xf64>
    %3858 = stablehlo.constant dense<676.5203681218851> : tensor<f64>
    %3859 = stablehlo.broadcast_in_dim %3858, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3860 = stablehlo.divide %3859, %3857 : tensor<2x3xf64>
    %3861 = stablehlo.broadcast_in_dim %3854, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3862 = stablehlo.add %3861, %3860 : tensor<2x3xf64>
    %3863 = stablehlo.constant dense<2.0> : tensor<f64>
    %3864 = stablehlo.broadcast_in_dim %3863, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3865 = stablehlo.add %3777, %3864 : tensor<2x3xf64>
    %3866 = stablehlo.constant dense<-1259.1392167224028> : tensor<f64>
    %3867 = stablehlo.broadcast_in_dim %3866, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3868 = stablehlo.divide %3867, %3865 : tensor<2x3xf64>
    %3869 = stablehlo.add %3862, %3868 : tensor<2x3xf64>
    %3870 = stablehlo.constant dense<3.0> : tensor<f64>
    %3871 = stablehlo.broadcast_in_dim %3870, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3872 = stablehlo.add %3777, %3871 : tensor<2x3xf64>
    %3873 = stablehlo.constant dense<771.3234287776531> : tensor<f64>
    %3874 = stablehlo.broadcast_in_dim %3873, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3875 = stablehlo.divide %3874, %3872 : tensor<2x3xf64>
    %3876 = stablehlo.add %3869, %3875 : tensor<2x3xf64>
    %3877 = stablehlo.constant dense<4.0> : tensor<f64>
    %3878 = stablehlo.broadcast_in_dim %3877, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3879 = stablehlo.add %3777, %3878 : tensor<2x3xf64>
    %3880 = stablehlo.constant dense<-176.6150291621406> : tensor<f64>
    %3881 = stablehlo.broadcast_in_dim %3880, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3882 = stablehlo.divide %3881, %3879 : tensor<2x3xf64>
    %3883 = stablehlo.add %3876, %3882 : tensor<2x3xf64>
    %3884 = stablehlo.constant dense<5.0> : tensor<f64>
    %3885 = stablehlo.broadcast_in_dim %3884, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3886 = stablehlo.add %3777, %3885 : tensor<2x3xf64>
    %3887 = stablehlo.constant dense<12.507343278686905> : tensor<f64>
    %3888 = stablehlo.broadcast_in_dim %3887, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3889 = stablehlo.divide %3888, %3886 : tensor<2x3xf64>
    %3890 = stablehlo.add %3883, %3889 : tensor<2x3xf64>
    %3891 = stablehlo.constant dense<6.0> : tensor<f64>
    %3892 = stablehlo.broadcast_in_dim %3891, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3893 = stablehlo.add %3777, %3892 : tensor<2x3xf64>
    %3894 = stablehlo.constant dense<-0.13857109526572012> : tensor<f64>
    %3895 = stablehlo.broadcast_in_dim %3894, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3896 = stablehlo.divide %3895, %3893 : tensor<2x3xf64>
    %3897 = stablehlo.add %3890, %3896 : tensor<2x3xf64>
    %3898 = stablehlo.constant dense<7.0> : tensor<f64>
    %3899 = stablehlo.broadcast_in_dim %3898, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3900 = stablehlo.add %3777, %3899 : tensor<2x3xf64>
    %3901 = stablehlo.constant dense<9.984369578019572e-6> : tensor<f64>
    %3902 = stablehlo.broadcast_in_dim %3901, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3903 = stablehlo.divide %3902, %3900 : tensor<2x3xf64>
    %3904 = stablehlo.add %3897, %3903 : tensor<2x3xf64>
    %3905 = stablehlo.constant dense<8.0> : tensor<f64>
    %3906 = stablehlo.broadcast_in_dim %3905, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3907 = stablehlo.add %3777, %3906 : tensor<2x3xf64>
    %3908 = stablehlo.constant dense<1.5056327351493116e-7> : tensor<f64>
    %3909 = stablehlo.broadcast_in_dim %3908, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3910 = stablehlo.divide %3909, %3907 : tensor<2x3xf64>
    %3911 = stablehlo.add %3904, %3910 : tensor<2x3xf64>
    %3912 = stablehlo.divide %3853, %3911 : tensor<2x3xf64>
    %3913 = stablehlo.subtract %3787, %3912 : tensor<2x3xf64>
    %3914 = stablehlo.constant dense<7.0> : tensor<f64>
    %3915 = stablehlo.broadcast_in_dim %3914, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3916 = stablehlo.divide %3915, %3780 : tensor<2x3xf64>
    %3917 = stablehlo.subtract %3913, %3916 : tensor<2x3xf64>
    %3918 = stablehlo.constant dense<0.5> : tensor<f64>
    %3919 = stablehlo.broadcast_in_dim %3918, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3920 = stablehlo.add %arg3, %3919 : tensor<2x3xf64>
    %3921 = stablehlo.floor %3920 : tensor<2x3xf64>
    %3922 = stablehlo.abs %3921 : tensor<2x3xf64>
    %3923 = stablehlo.add %arg3, %3922 : tensor<2x3xf64>
    %3924 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %3925 = stablehlo.broadcast_in_dim %3924, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3926 = stablehlo.multiply %3923, %3925 : tensor<2x3xf64>
    %3927 = stablehlo.cosine %3926 : tensor<2x3xf64>
    %3928 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %3929 = stablehlo.broadcast_in_dim %3928, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3930 = stablehlo.multiply %3927, %3929 : tensor<2x3xf64>
    %3931 = stablehlo.sine %3926 : tensor<2x3xf64>
    %3932 = stablehlo.divide %3930, %3931 : tensor<2x3xf64>
    %3933 = stablehlo.subtract %3917, %3932 : tensor<2x3xf64>
    %3934 = stablehlo.select %3772, %3933, %3917 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3935 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %3936 = stablehlo.compare EQ, %arg3, %3935, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3937 = stablehlo.constant dense<0.0> : tensor<f64>
    %3938 = stablehlo.broadcast_in_dim %3937, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3939 = stablehlo.compare LE, %arg3, %3938, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3940 = stablehlo.and %3936, %3939 : tensor<2x3xi1>
    %3941 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %3942 = stablehlo.broadcast_in_dim %3941, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3943 = stablehlo.select %3940, %3942, %3934 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3944 = stablehlo.select %3769, %3943, %3766 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %3945 = stablehlo.constant dense<0.0> : tensor<f64>
    %3946 = stablehlo.broadcast_in_dim %3945, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3947 = stablehlo.compare GE, %arg3, %3946, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3948 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %3949 = stablehlo.compare EQ, %arg3, %3948, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3950 = stablehlo.and %3947, %3949 : tensor<2x3xi1>
    %3951 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %3952 = stablehlo.broadcast_in_dim %3951, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3953 = stablehlo.compare LT, %arg3, %3952, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %3954 = stablehlo.and %3950, %3953 : tensor<2x3xi1>
    %3955 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %3956 = stablehlo.broadcast_in_dim %3955, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %3957 = stablehlo.select %3954, %3944, %3956 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %990, %1981, %2969, %3957 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
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

module @sinc attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>, %arg4: tensor<2x3xcomplex<f32>>, %arg5: tensor<2x3xcomplex<f64>>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>) attributes {typed_xla.name = "sinc", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3], x4: c64[2, 3], x5: c128[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3], c64[2, 3], c128[2, 3])"} {
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
    %28 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %29 = stablehlo.abs %28 : tensor<2x3xf32>
    %30 = stablehlo.round_nearest_even %29 : tensor<2x3xf32>
    %31 = stablehlo.constant dense<0.5> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %33 = stablehlo.multiply %30, %32 : tensor<2x3xf32>
    %34 = stablehlo.floor %33 : tensor<2x3xf32>
    %35 = stablehlo.compare NE, %34, %33, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %36 = stablehlo.subtract %29, %30 : tensor<2x3xf32>
    %37 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<2x3xf32>
    %40 = stablehlo.sine %39 : tensor<2x3xf32>
    %41 = stablehlo.constant dense<0.0> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %43 = stablehlo.subtract %42, %40 : tensor<2x3xf32>
    %44 = stablehlo.select %35, %43, %40 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %47 = stablehlo.multiply %29, %46 : tensor<2x3xf32>
    %48 = stablehlo.divide %44, %47 : tensor<2x3xf32>
    %49 = stablehlo.constant dense<0.0> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %51 = stablehlo.compare EQ, %29, %50, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %52 = stablehlo.constant dense<1.0> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %54 = stablehlo.select %51, %53, %48 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %55 = stablehlo.convert %54 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %56 = stablehlo.abs %arg2 : tensor<2x3xf32>
    %57 = stablehlo.round_nearest_even %56 : tensor<2x3xf32>
    %58 = stablehlo.constant dense<0.5> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %60 = stablehlo.multiply %57, %59 : tensor<2x3xf32>
    %61 = stablehlo.floor %60 : tensor<2x3xf32>
    %62 = stablehlo.compare NE, %61, %60, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %63 = stablehlo.subtract %56, %57 : tensor<2x3xf32>
    %64 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %66 = stablehlo.multiply %63, %65 : tensor<2x3xf32>
    %67 = stablehlo.sine %66 : tensor<2x3xf32>
    %68 = stablehlo.constant dense<0.0> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %70 = stablehlo.subtract %69, %67 : tensor<2x3xf32>
    %71 = stablehlo.select %62, %70, %67 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = stablehlo.constant dense<3.1415927> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %74 = stablehlo.multiply %56, %73 : tensor<2x3xf32>
    %75 = stablehlo.divide %71, %74 : tensor<2x3xf32>
    %76 = stablehlo.constant dense<0.0> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %78 = stablehlo.compare EQ, %56, %77, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %79 = stablehlo.constant dense<1.0> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %81 = stablehlo.select %78, %80, %75 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = stablehlo.abs %arg3 : tensor<2x3xf64>
    %83 = stablehlo.round_nearest_even %82 : tensor<2x3xf64>
    %84 = stablehlo.constant dense<0.5> : tensor<f64>
    %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %86 = stablehlo.multiply %83, %85 : tensor<2x3xf64>
    %87 = stablehlo.floor %86 : tensor<2x3xf64>
    %88 = stablehlo.compare NE, %87, %86, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %89 = stablehlo.subtract %82, %83 : tensor<2x3xf64>
    %90 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %92 = stablehlo.multiply %89, %91 : tensor<2x3xf64>
    %93 = stablehlo.sine %92 : tensor<2x3xf64>
    %94 = stablehlo.constant dense<0.0> : tensor<f64>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %96 = stablehlo.subtract %95, %93 : tensor<2x3xf64>
    %97 = stablehlo.select %88, %96, %93 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %98 = stablehlo.constant dense<3.141592653589793> : tensor<f64>
    %99 = stablehlo.broadcast_in_dim %98, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %100 = stablehlo.multiply %82, %99 : tensor<2x3xf64>
    %101 = stablehlo.divide %97, %100 : tensor<2x3xf64>
    %102 = stablehlo.constant dense<0.0> : tensor<f64>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %104 = stablehlo.compare EQ, %82, %103, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %105 = stablehlo.constant dense<1.0> : tensor<f64>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %107 = stablehlo.select %104, %106, %101 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %108 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %109 = stablehlo.round_nearest_even %108 : tensor<2x3xf32>
    %110 = stablehlo.constant dense<0.5> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %112 = stablehlo.multiply %109, %111 : tensor<2x3xf32>
    %113 = stablehlo.floor %112 : tensor<2x3xf32>
    %114 = stablehlo.compare NE, %113, %112, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %115 = stablehlo.subtract %108, %109 : tensor<2x3xf32>
    %116 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %117 = stablehlo.complex %115, %116 : tensor<2x3xcomplex<f32>>
    %118 = stablehlo.constant dense<(1.5707964,0.0)> : tensor<complex<f32>>
    %119 = stablehlo.broadcast_in_dim %118, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %120 = stablehlo.multiply %117, %119 : tensor<2x3xcomplex<f32>>
    %121 = stablehlo.sine %120 : tensor<2x3xcomplex<f32>>
    %122 = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %124 = stablehlo.subtract %123, %121 : tensor<2x3xcomplex<f32>>
    %125 = stablehlo.select %114, %124, %121 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %126 = stablehlo.constant dense<(1.5707964,0.0)> : tensor<complex<f32>>
    %127 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %128 = stablehlo.multiply %arg4, %127 : tensor<2x3xcomplex<f32>>
    %129 = stablehlo.divide %125, %128 : tensor<2x3xcomplex<f32>>
    %130 = stablehlo.cosine %120 : tensor<2x3xcomplex<f32>>
    %131 = stablehlo.multiply %129, %130 : tensor<2x3xcomplex<f32>>
    %132 = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %134 = stablehlo.compare EQ, %arg4, %133, FLOAT : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %135 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f32>>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %137 = stablehlo.select %134, %136, %131 : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %138 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %139 = stablehlo.round_nearest_even %138 : tensor<2x3xf64>
    %140 = stablehlo.constant dense<0.5> : tensor<f64>
    %141 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %142 = stablehlo.multiply %139, %141 : tensor<2x3xf64>
    %143 = stablehlo.floor %142 : tensor<2x3xf64>
    %144 = stablehlo.compare NE, %143, %142, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %145 = stablehlo.subtract %138, %139 : tensor<2x3xf64>
    %146 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %147 = stablehlo.complex %145, %146 : tensor<2x3xcomplex<f64>>
    %148 = stablehlo.constant dense<(1.5707963267948966,0.0)> : tensor<complex<f64>>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %150 = stablehlo.multiply %147, %149 : tensor<2x3xcomplex<f64>>
    %151 = stablehlo.sine %150 : tensor<2x3xcomplex<f64>>
    %152 = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f64>>
    %153 = stablehlo.broadcast_in_dim %152, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %154 = stablehlo.subtract %153, %151 : tensor<2x3xcomplex<f64>>
    %155 = stablehlo.select %144, %154, %151 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %156 = stablehlo.constant dense<(1.5707963267948966,0.0)> : tensor<complex<f64>>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %158 = stablehlo.multiply %arg5, %157 : tensor<2x3xcomplex<f64>>
    %159 = stablehlo.divide %155, %158 : tensor<2x3xcomplex<f64>>
    %160 = stablehlo.cosine %150 : tensor<2x3xcomplex<f64>>
    %161 = stablehlo.multiply %159, %160 : tensor<2x3xcomplex<f64>>
    %162 = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f64>>
    %163 = stablehlo.broadcast_in_dim %162, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %164 = stablehlo.compare EQ, %arg5, %163, FLOAT : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xi1>
    %165 = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<complex<f64>>) -> tensor<2x3xcomplex<f64>>
    %167 = stablehlo.select %164, %166, %161 : (tensor<2x3xi1>, tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %27, %55, %81, %107, %137, %167 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f64>>
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
    %112 = stablehlo.imag %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %113 = stablehlo.negate %112 : tensor<2x3xf32>
    %114 = stablehlo.real %arg4 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %115 = stablehlo.complex %113, %114 : tensor<2x3xcomplex<f32>>
    %116 = stablehlo.sine %115 : tensor<2x3xcomplex<f32>>
    %117 = stablehlo.imag %116 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %118 = stablehlo.negate %117 : tensor<2x3xf32>
    %119 = stablehlo.real %116 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %120 = stablehlo.complex %118, %119 : tensor<2x3xcomplex<f32>>
    %121 = stablehlo.negate %120 : tensor<2x3xcomplex<f32>>
    %122 = stablehlo.imag %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %123 = stablehlo.negate %122 : tensor<2x3xf64>
    %124 = stablehlo.real %arg5 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %125 = stablehlo.complex %123, %124 : tensor<2x3xcomplex<f64>>
    %126 = stablehlo.sine %125 : tensor<2x3xcomplex<f64>>
    %127 = stablehlo.imag %126 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %128 = stablehlo.negate %127 : tensor<2x3xf64>
    %129 = stablehlo.real %126 : (tensor<2x3xcomplex<f64>>) -> tensor<2x3xf64>
    %130 = stablehlo.complex %128, %129 : tensor<2x3xcomplex<f64>>
    %131 = stablehlo.negate %130 : tensor<2x3xcomplex<f64>>
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

// -----

module @zeta attributes {typed_xla.version = 1 : i64} {
  func.func public @main(%arg0: tensor<2x3xf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf64>) -> (tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>) attributes {typed_xla.name = "zeta", typed_xla.signature = "(x0: f16[2, 3], x1: bf16[2, 3], x2: f32[2, 3], x3: f64[2, 3]) -> (f16[2, 3], bf16[2, 3], f32[2, 3], f64[2, 3])"} {
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
    %713 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %714 = stablehlo.convert %arg1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %715 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %716 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %717 = stablehlo.constant dense<0.0> : tensor<f32>
    %718 = stablehlo.broadcast_in_dim %717, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %719 = stablehlo.compare LE, %714, %718, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %720 = stablehlo.floor %713 : tensor<2x3xf32>
    %721 = stablehlo.compare EQ, %713, %720, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %722 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %724 = stablehlo.compare LT, %714, %723, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %725 = stablehlo.select %719, %721, %724 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %726 = stablehlo.constant dense<1.0> : tensor<f32>
    %727 = stablehlo.broadcast_in_dim %726, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %728 = stablehlo.compare GE, %713, %727, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %729 = stablehlo.and %725, %728 : tensor<2x3xi1>
    %730 = stablehlo.constant dense<1.0> : tensor<f32>
    %731 = stablehlo.constant dense<0.0> : tensor<f32>
    %732 = stablehlo.broadcast_in_dim %731, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %733 = stablehlo.compare LT, %714, %732, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %734 = stablehlo.negate %714 : tensor<2x3xf32>
    %735 = stablehlo.negate %714 : tensor<2x3xf32>
    %736 = stablehlo.floor %735 : tensor<2x3xf32>
    %737 = stablehlo.subtract %734, %736 : tensor<2x3xf32>
    %738 = stablehlo.constant dense<1.0> : tensor<f32>
    %739 = stablehlo.broadcast_in_dim %738, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %740 = stablehlo.subtract %739, %737 : tensor<2x3xf32>
    %741 = stablehlo.select %733, %740, %714 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %742 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %743 = stablehlo.divide %741, %742 : tensor<2x3xf32>
    %744 = stablehlo.negate %713 : tensor<2x3xf32>
    %745 = stablehlo.power %743, %744 : tensor<2x3xf32>
    %746 = stablehlo.constant dense<1.0> : tensor<f32>
    %747 = stablehlo.broadcast_in_dim %746, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %748 = stablehlo.add %741, %747 : tensor<2x3xf32>
    %749 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %750 = stablehlo.divide %748, %749 : tensor<2x3xf32>
    %751 = stablehlo.negate %713 : tensor<2x3xf32>
    %752 = stablehlo.power %750, %751 : tensor<2x3xf32>
    %753 = stablehlo.add %745, %752 : tensor<2x3xf32>
    %754 = stablehlo.constant dense<2.0> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %754, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %756 = stablehlo.add %741, %755 : tensor<2x3xf32>
    %757 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %758 = stablehlo.divide %756, %757 : tensor<2x3xf32>
    %759 = stablehlo.negate %713 : tensor<2x3xf32>
    %760 = stablehlo.power %758, %759 : tensor<2x3xf32>
    %761 = stablehlo.add %753, %760 : tensor<2x3xf32>
    %762 = stablehlo.constant dense<3.0> : tensor<f32>
    %763 = stablehlo.broadcast_in_dim %762, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %764 = stablehlo.add %741, %763 : tensor<2x3xf32>
    %765 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %766 = stablehlo.divide %764, %765 : tensor<2x3xf32>
    %767 = stablehlo.negate %713 : tensor<2x3xf32>
    %768 = stablehlo.power %766, %767 : tensor<2x3xf32>
    %769 = stablehlo.add %761, %768 : tensor<2x3xf32>
    %770 = stablehlo.constant dense<4.0> : tensor<f32>
    %771 = stablehlo.broadcast_in_dim %770, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %772 = stablehlo.add %741, %771 : tensor<2x3xf32>
    %773 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %774 = stablehlo.divide %772, %773 : tensor<2x3xf32>
    %775 = stablehlo.negate %713 : tensor<2x3xf32>
    %776 = stablehlo.power %774, %775 : tensor<2x3xf32>
    %777 = stablehlo.add %769, %776 : tensor<2x3xf32>
    %778 = stablehlo.constant dense<5.0> : tensor<f32>
    %779 = stablehlo.broadcast_in_dim %778, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %780 = stablehlo.add %741, %779 : tensor<2x3xf32>
    %781 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %782 = stablehlo.divide %780, %781 : tensor<2x3xf32>
    %783 = stablehlo.negate %713 : tensor<2x3xf32>
    %784 = stablehlo.power %782, %783 : tensor<2x3xf32>
    %785 = stablehlo.add %777, %784 : tensor<2x3xf32>
    %786 = stablehlo.constant dense<6.0> : tensor<f32>
    %787 = stablehlo.broadcast_in_dim %786, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %788 = stablehlo.add %741, %787 : tensor<2x3xf32>
    %789 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %790 = stablehlo.divide %788, %789 : tensor<2x3xf32>
    %791 = stablehlo.negate %713 : tensor<2x3xf32>
    %792 = stablehlo.power %790, %791 : tensor<2x3xf32>
    %793 = stablehlo.add %785, %792 : tensor<2x3xf32>
    %794 = stablehlo.constant dense<7.0> : tensor<f32>
    %795 = stablehlo.broadcast_in_dim %794, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %796 = stablehlo.add %741, %795 : tensor<2x3xf32>
    %797 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %798 = stablehlo.divide %796, %797 : tensor<2x3xf32>
    %799 = stablehlo.negate %713 : tensor<2x3xf32>
    %800 = stablehlo.power %798, %799 : tensor<2x3xf32>
    %801 = stablehlo.add %793, %800 : tensor<2x3xf32>
    %802 = stablehlo.constant dense<8.0> : tensor<f32>
    %803 = stablehlo.broadcast_in_dim %802, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %804 = stablehlo.add %741, %803 : tensor<2x3xf32>
    %805 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %806 = stablehlo.divide %804, %805 : tensor<2x3xf32>
    %807 = stablehlo.negate %713 : tensor<2x3xf32>
    %808 = stablehlo.power %806, %807 : tensor<2x3xf32>
    %809 = stablehlo.add %801, %808 : tensor<2x3xf32>
    %810 = stablehlo.constant dense<9.0> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %810, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %812 = stablehlo.add %741, %811 : tensor<2x3xf32>
    %813 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %814 = stablehlo.divide %812, %813 : tensor<2x3xf32>
    %815 = stablehlo.negate %713 : tensor<2x3xf32>
    %816 = stablehlo.power %814, %815 : tensor<2x3xf32>
    %817 = stablehlo.add %809, %816 : tensor<2x3xf32>
    %818 = stablehlo.constant dense<10.0> : tensor<f32>
    %819 = stablehlo.broadcast_in_dim %818, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %820 = stablehlo.add %741, %819 : tensor<2x3xf32>
    %821 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %822 = stablehlo.divide %820, %821 : tensor<2x3xf32>
    %823 = stablehlo.constant dense<1.0> : tensor<f32>
    %824 = stablehlo.broadcast_in_dim %823, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %825 = stablehlo.subtract %824, %713 : tensor<2x3xf32>
    %826 = stablehlo.power %822, %825 : tensor<2x3xf32>
    %827 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %828 = stablehlo.multiply %826, %827 : tensor<2x3xf32>
    %829 = stablehlo.divide %713, %820 : tensor<2x3xf32>
    %830 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %830, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %832 = stablehlo.multiply %829, %831 : tensor<2x3xf32>
    %833 = stablehlo.constant dense<1.0> : tensor<f32>
    %834 = stablehlo.broadcast_in_dim %833, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %835 = stablehlo.add %713, %834 : tensor<2x3xf32>
    %836 = stablehlo.divide %835, %820 : tensor<2x3xf32>
    %837 = stablehlo.multiply %829, %836 : tensor<2x3xf32>
    %838 = stablehlo.constant dense<2.0> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %838, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %840 = stablehlo.add %713, %839 : tensor<2x3xf32>
    %841 = stablehlo.divide %840, %820 : tensor<2x3xf32>
    %842 = stablehlo.multiply %837, %841 : tensor<2x3xf32>
    %843 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %844 = stablehlo.broadcast_in_dim %843, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %845 = stablehlo.multiply %842, %844 : tensor<2x3xf32>
    %846 = stablehlo.add %832, %845 : tensor<2x3xf32>
    %847 = stablehlo.constant dense<3.0> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %847, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %849 = stablehlo.add %713, %848 : tensor<2x3xf32>
    %850 = stablehlo.divide %849, %820 : tensor<2x3xf32>
    %851 = stablehlo.multiply %842, %850 : tensor<2x3xf32>
    %852 = stablehlo.constant dense<4.0> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %852, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %854 = stablehlo.add %713, %853 : tensor<2x3xf32>
    %855 = stablehlo.divide %854, %820 : tensor<2x3xf32>
    %856 = stablehlo.multiply %851, %855 : tensor<2x3xf32>
    %857 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %857, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %859 = stablehlo.multiply %856, %858 : tensor<2x3xf32>
    %860 = stablehlo.add %846, %859 : tensor<2x3xf32>
    %861 = stablehlo.constant dense<5.0> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %861, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %863 = stablehlo.add %713, %862 : tensor<2x3xf32>
    %864 = stablehlo.divide %863, %820 : tensor<2x3xf32>
    %865 = stablehlo.multiply %856, %864 : tensor<2x3xf32>
    %866 = stablehlo.constant dense<6.0> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %866, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %868 = stablehlo.add %713, %867 : tensor<2x3xf32>
    %869 = stablehlo.divide %868, %820 : tensor<2x3xf32>
    %870 = stablehlo.multiply %865, %869 : tensor<2x3xf32>
    %871 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %871, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %873 = stablehlo.multiply %870, %872 : tensor<2x3xf32>
    %874 = stablehlo.add %860, %873 : tensor<2x3xf32>
    %875 = stablehlo.constant dense<7.0> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %875, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %877 = stablehlo.add %713, %876 : tensor<2x3xf32>
    %878 = stablehlo.divide %877, %820 : tensor<2x3xf32>
    %879 = stablehlo.multiply %870, %878 : tensor<2x3xf32>
    %880 = stablehlo.constant dense<8.0> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %880, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %882 = stablehlo.add %713, %881 : tensor<2x3xf32>
    %883 = stablehlo.divide %882, %820 : tensor<2x3xf32>
    %884 = stablehlo.multiply %879, %883 : tensor<2x3xf32>
    %885 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %885, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %887 = stablehlo.multiply %884, %886 : tensor<2x3xf32>
    %888 = stablehlo.add %874, %887 : tensor<2x3xf32>
    %889 = stablehlo.constant dense<9.0> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %889, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %891 = stablehlo.add %713, %890 : tensor<2x3xf32>
    %892 = stablehlo.divide %891, %820 : tensor<2x3xf32>
    %893 = stablehlo.multiply %884, %892 : tensor<2x3xf32>
    %894 = stablehlo.constant dense<10.0> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %894, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %896 = stablehlo.add %713, %895 : tensor<2x3xf32>
    %897 = stablehlo.divide %896, %820 : tensor<2x3xf32>
    %898 = stablehlo.multiply %893, %897 : tensor<2x3xf32>
    %899 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %899, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %901 = stablehlo.multiply %898, %900 : tensor<2x3xf32>
    %902 = stablehlo.add %888, %901 : tensor<2x3xf32>
    %903 = stablehlo.constant dense<11.0> : tensor<f32>
    %904 = stablehlo.broadcast_in_dim %903, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %905 = stablehlo.add %713, %904 : tensor<2x3xf32>
    %906 = stablehlo.divide %905, %820 : tensor<2x3xf32>
    %907 = stablehlo.multiply %898, %906 : tensor<2x3xf32>
    %908 = stablehlo.constant dense<12.0> : tensor<f32>
    %909 = stablehlo.broadcast_in_dim %908, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %910 = stablehlo.add %713, %909 : tensor<2x3xf32>
    %911 = stablehlo.divide %910, %820 : tensor<2x3xf32>
    %912 = stablehlo.multiply %907, %911 : tensor<2x3xf32>
    %913 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %914 = stablehlo.broadcast_in_dim %913, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %915 = stablehlo.multiply %912, %914 : tensor<2x3xf32>
    %916 = stablehlo.add %902, %915 : tensor<2x3xf32>
    %917 = stablehlo.constant dense<13.0> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %917, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %919 = stablehlo.add %713, %918 : tensor<2x3xf32>
    %920 = stablehlo.divide %919, %820 : tensor<2x3xf32>
    %921 = stablehlo.multiply %912, %920 : tensor<2x3xf32>
    %922 = stablehlo.constant dense<14.0> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %922, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %924 = stablehlo.add %713, %923 : tensor<2x3xf32>
    %925 = stablehlo.divide %924, %820 : tensor<2x3xf32>
    %926 = stablehlo.multiply %921, %925 : tensor<2x3xf32>
    %927 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %927, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %929 = stablehlo.multiply %926, %928 : tensor<2x3xf32>
    %930 = stablehlo.add %916, %929 : tensor<2x3xf32>
    %931 = stablehlo.constant dense<1.0> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %931, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %933 = stablehlo.subtract %713, %932 : tensor<2x3xf32>
    %934 = stablehlo.constant dense<1.0> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %934, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %936 = stablehlo.divide %935, %933 : tensor<2x3xf32>
    %937 = stablehlo.constant dense<0.5> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %937, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %939 = stablehlo.add %938, %930 : tensor<2x3xf32>
    %940 = stablehlo.divide %939, %820 : tensor<2x3xf32>
    %941 = stablehlo.add %936, %940 : tensor<2x3xf32>
    %942 = stablehlo.multiply %828, %941 : tensor<2x3xf32>
    %943 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %944 = stablehlo.broadcast_in_dim %943, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %945 = stablehlo.multiply %817, %944 : tensor<2x3xf32>
    %946 = stablehlo.compare LE, %828, %945, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %947 = stablehlo.add %817, %942 : tensor<2x3xf32>
    %948 = stablehlo.select %946, %817, %947 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %949 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %950 = stablehlo.divide %737, %949 : tensor<2x3xf32>
    %951 = stablehlo.negate %713 : tensor<2x3xf32>
    %952 = stablehlo.power %950, %951 : tensor<2x3xf32>
    %953 = stablehlo.constant dense<1.0> : tensor<f32>
    %954 = stablehlo.broadcast_in_dim %953, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %955 = stablehlo.add %737, %954 : tensor<2x3xf32>
    %956 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %957 = stablehlo.divide %955, %956 : tensor<2x3xf32>
    %958 = stablehlo.negate %713 : tensor<2x3xf32>
    %959 = stablehlo.power %957, %958 : tensor<2x3xf32>
    %960 = stablehlo.add %952, %959 : tensor<2x3xf32>
    %961 = stablehlo.constant dense<2.0> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %961, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %963 = stablehlo.add %737, %962 : tensor<2x3xf32>
    %964 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %965 = stablehlo.divide %963, %964 : tensor<2x3xf32>
    %966 = stablehlo.negate %713 : tensor<2x3xf32>
    %967 = stablehlo.power %965, %966 : tensor<2x3xf32>
    %968 = stablehlo.add %960, %967 : tensor<2x3xf32>
    %969 = stablehlo.constant dense<3.0> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %969, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %971 = stablehlo.add %737, %970 : tensor<2x3xf32>
    %972 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %973 = stablehlo.divide %971, %972 : tensor<2x3xf32>
    %974 = stablehlo.negate %713 : tensor<2x3xf32>
    %975 = stablehlo.power %973, %974 : tensor<2x3xf32>
    %976 = stablehlo.add %968, %975 : tensor<2x3xf32>
    %977 = stablehlo.constant dense<4.0> : tensor<f32>
    %978 = stablehlo.broadcast_in_dim %977, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %979 = stablehlo.add %737, %978 : tensor<2x3xf32>
    %980 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %981 = stablehlo.divide %979, %980 : tensor<2x3xf32>
    %982 = stablehlo.negate %713 : tensor<2x3xf32>
    %983 = stablehlo.power %981, %982 : tensor<2x3xf32>
    %984 = stablehlo.add %976, %983 : tensor<2x3xf32>
    %985 = stablehlo.constant dense<5.0> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %985, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %987 = stablehlo.add %737, %986 : tensor<2x3xf32>
    %988 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %989 = stablehlo.divide %987, %988 : tensor<2x3xf32>
    %990 = stablehlo.negate %713 : tensor<2x3xf32>
    %991 = stablehlo.power %989, %990 : tensor<2x3xf32>
    %992 = stablehlo.add %984, %991 : tensor<2x3xf32>
    %993 = stablehlo.constant dense<6.0> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %993, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %995 = stablehlo.add %737, %994 : tensor<2x3xf32>
    %996 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %997 = stablehlo.divide %995, %996 : tensor<2x3xf32>
    %998 = stablehlo.negate %713 : tensor<2x3xf32>
    %999 = stablehlo.power %997, %998 : tensor<2x3xf32>
    %1000 = stablehlo.add %992, %999 : tensor<2x3xf32>
    %1001 = stablehlo.constant dense<7.0> : tensor<f32>
    %1002 = stablehlo.broadcast_in_dim %1001, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1003 = stablehlo.add %737, %1002 : tensor<2x3xf32>
    %1004 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1005 = stablehlo.divide %1003, %1004 : tensor<2x3xf32>
    %1006 = stablehlo.negate %713 : tensor<2x3xf32>
    %1007 = stablehlo.power %1005, %1006 : tensor<2x3xf32>
    %1008 = stablehlo.add %1000, %1007 : tensor<2x3xf32>
    %1009 = stablehlo.constant dense<8.0> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %1009, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1011 = stablehlo.add %737, %1010 : tensor<2x3xf32>
    %1012 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1013 = stablehlo.divide %1011, %1012 : tensor<2x3xf32>
    %1014 = stablehlo.negate %713 : tensor<2x3xf32>
    %1015 = stablehlo.power %1013, %1014 : tensor<2x3xf32>
    %1016 = stablehlo.add %1008, %1015 : tensor<2x3xf32>
    %1017 = stablehlo.constant dense<9.0> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %1017, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1019 = stablehlo.add %737, %1018 : tensor<2x3xf32>
    %1020 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1021 = stablehlo.divide %1019, %1020 : tensor<2x3xf32>
    %1022 = stablehlo.negate %713 : tensor<2x3xf32>
    %1023 = stablehlo.power %1021, %1022 : tensor<2x3xf32>
    %1024 = stablehlo.add %1016, %1023 : tensor<2x3xf32>
    %1025 = stablehlo.constant dense<10.0> : tensor<f32>
    %1026 = stablehlo.broadcast_in_dim %1025, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1027 = stablehlo.add %737, %1026 : tensor<2x3xf32>
    %1028 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1029 = stablehlo.divide %1027, %1028 : tensor<2x3xf32>
    %1030 = stablehlo.constant dense<1.0> : tensor<f32>
    %1031 = stablehlo.broadcast_in_dim %1030, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1032 = stablehlo.subtract %1031, %713 : tensor<2x3xf32>
    %1033 = stablehlo.power %1029, %1032 : tensor<2x3xf32>
    %1034 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1035 = stablehlo.multiply %1033, %1034 : tensor<2x3xf32>
    %1036 = stablehlo.divide %713, %1027 : tensor<2x3xf32>
    %1037 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1038 = stablehlo.broadcast_in_dim %1037, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1039 = stablehlo.multiply %1036, %1038 : tensor<2x3xf32>
    %1040 = stablehlo.constant dense<1.0> : tensor<f32>
    %1041 = stablehlo.broadcast_in_dim %1040, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1042 = stablehlo.add %713, %1041 : tensor<2x3xf32>
    %1043 = stablehlo.divide %1042, %1027 : tensor<2x3xf32>
    %1044 = stablehlo.multiply %1036, %1043 : tensor<2x3xf32>
    %1045 = stablehlo.constant dense<2.0> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %1045, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1047 = stablehlo.add %713, %1046 : tensor<2x3xf32>
    %1048 = stablehlo.divide %1047, %1027 : tensor<2x3xf32>
    %1049 = stablehlo.multiply %1044, %1048 : tensor<2x3xf32>
    %1050 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %1050, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1052 = stablehlo.multiply %1049, %1051 : tensor<2x3xf32>
    %1053 = stablehlo.add %1039, %1052 : tensor<2x3xf32>
    %1054 = stablehlo.constant dense<3.0> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %1054, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1056 = stablehlo.add %713, %1055 : tensor<2x3xf32>
    %1057 = stablehlo.divide %1056, %1027 : tensor<2x3xf32>
    %1058 = stablehlo.multiply %1049, %1057 : tensor<2x3xf32>
    %1059 = stablehlo.constant dense<4.0> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %1059, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1061 = stablehlo.add %713, %1060 : tensor<2x3xf32>
    %1062 = stablehlo.divide %1061, %1027 : tensor<2x3xf32>
    %1063 = stablehlo.multiply %1058, %1062 : tensor<2x3xf32>
    %1064 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1065 = stablehlo.broadcast_in_dim %1064, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1066 = stablehlo.multiply %1063, %1065 : tensor<2x3xf32>
    %1067 = stablehlo.add %1053, %1066 : tensor<2x3xf32>
    %1068 = stablehlo.constant dense<5.0> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %1068, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1070 = stablehlo.add %713, %1069 : tensor<2x3xf32>
    %1071 = stablehlo.divide %1070, %1027 : tensor<2x3xf32>
    %1072 = stablehlo.multiply %1063, %1071 : tensor<2x3xf32>
    %1073 = stablehlo.constant dense<6.0> : tensor<f32>
    %1074 = stablehlo.broadcast_in_dim %1073, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1075 = stablehlo.add %713, %1074 : tensor<2x3xf32>
    %1076 = stablehlo.divide %1075, %1027 : tensor<2x3xf32>
    %1077 = stablehlo.multiply %1072, %1076 : tensor<2x3xf32>
    %1078 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %1078, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1080 = stablehlo.multiply %1077, %1079 : tensor<2x3xf32>
    %1081 = stablehlo.add %1067, %1080 : tensor<2x3xf32>
    %1082 = stablehlo.constant dense<7.0> : tensor<f32>
    %1083 = stablehlo.broadcast_in_dim %1082, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1084 = stablehlo.add %713, %1083 : tensor<2x3xf32>
    %1085 = stablehlo.divide %1084, %1027 : tensor<2x3xf32>
    %1086 = stablehlo.multiply %1077, %1085 : tensor<2x3xf32>
    %1087 = stablehlo.constant dense<8.0> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %1087, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1089 = stablehlo.add %713, %1088 : tensor<2x3xf32>
    %1090 = stablehlo.divide %1089, %1027 : tensor<2x3xf32>
    %1091 = stablehlo.multiply %1086, %1090 : tensor<2x3xf32>
    %1092 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %1092, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1094 = stablehlo.multiply %1091, %1093 : tensor<2x3xf32>
    %1095 = stablehlo.add %1081, %1094 : tensor<2x3xf32>
    %1096 = stablehlo.constant dense<9.0> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %1096, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1098 = stablehlo.add %713, %1097 : tensor<2x3xf32>
    %1099 = stablehlo.divide %1098, %1027 : tensor<2x3xf32>
    %1100 = stablehlo.multiply %1091, %1099 : tensor<2x3xf32>
    %1101 = stablehlo.constant dense<10.0> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %1101, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1103 = stablehlo.add %713, %1102 : tensor<2x3xf32>
    %1104 = stablehlo.divide %1103, %1027 : tensor<2x3xf32>
    %1105 = stablehlo.multiply %1100, %1104 : tensor<2x3xf32>
    %1106 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1107 = stablehlo.broadcast_in_dim %1106, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1108 = stablehlo.multiply %1105, %1107 : tensor<2x3xf32>
    %1109 = stablehlo.add %1095, %1108 : tensor<2x3xf32>
    %1110 = stablehlo.constant dense<11.0> : tensor<f32>
    %1111 = stablehlo.broadcast_in_dim %1110, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1112 = stablehlo.add %713, %1111 : tensor<2x3xf32>
    %1113 = stablehlo.divide %1112, %1027 : tensor<2x3xf32>
    %1114 = stablehlo.multiply %1105, %1113 : tensor<2x3xf32>
    %1115 = stablehlo.constant dense<12.0> : tensor<f32>
    %1116 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1117 = stablehlo.add %713, %1116 : tensor<2x3xf32>
    %1118 = stablehlo.divide %1117, %1027 : tensor<2x3xf32>
    %1119 = stablehlo.multiply %1114, %1118 : tensor<2x3xf32>
    %1120 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %1120, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1122 = stablehlo.multiply %1119, %1121 : tensor<2x3xf32>
    %1123 = stablehlo.add %1109, %1122 : tensor<2x3xf32>
    %1124 = stablehlo.constant dense<13.0> : tensor<f32>
    %1125 = stablehlo.broadcast_in_dim %1124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1126 = stablehlo.add %713, %1125 : tensor<2x3xf32>
    %1127 = stablehlo.divide %1126, %1027 : tensor<2x3xf32>
    %1128 = stablehlo.multiply %1119, %1127 : tensor<2x3xf32>
    %1129 = stablehlo.constant dense<14.0> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %1129, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1131 = stablehlo.add %713, %1130 : tensor<2x3xf32>
    %1132 = stablehlo.divide %1131, %1027 : tensor<2x3xf32>
    %1133 = stablehlo.multiply %1128, %1132 : tensor<2x3xf32>
    %1134 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1135 = stablehlo.broadcast_in_dim %1134, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1136 = stablehlo.multiply %1133, %1135 : tensor<2x3xf32>
    %1137 = stablehlo.add %1123, %1136 : tensor<2x3xf32>
    %1138 = stablehlo.constant dense<1.0> : tensor<f32>
    %1139 = stablehlo.broadcast_in_dim %1138, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1140 = stablehlo.subtract %713, %1139 : tensor<2x3xf32>
    %1141 = stablehlo.constant dense<1.0> : tensor<f32>
    %1142 = stablehlo.broadcast_in_dim %1141, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1143 = stablehlo.divide %1142, %1140 : tensor<2x3xf32>
    %1144 = stablehlo.constant dense<0.5> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %1144, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1146 = stablehlo.add %1145, %1137 : tensor<2x3xf32>
    %1147 = stablehlo.divide %1146, %1027 : tensor<2x3xf32>
    %1148 = stablehlo.add %1143, %1147 : tensor<2x3xf32>
    %1149 = stablehlo.multiply %1035, %1148 : tensor<2x3xf32>
    %1150 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1151 = stablehlo.broadcast_in_dim %1150, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1152 = stablehlo.multiply %1024, %1151 : tensor<2x3xf32>
    %1153 = stablehlo.compare LE, %1035, %1152, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1154 = stablehlo.add %1024, %1149 : tensor<2x3xf32>
    %1155 = stablehlo.select %1153, %1024, %1154 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1156 = stablehlo.constant dense<1.0> : tensor<f32>
    %1157 = stablehlo.broadcast_in_dim %1156, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1158 = stablehlo.subtract %1157, %714 : tensor<2x3xf32>
    %1159 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1160 = stablehlo.divide %1158, %1159 : tensor<2x3xf32>
    %1161 = stablehlo.negate %713 : tensor<2x3xf32>
    %1162 = stablehlo.power %1160, %1161 : tensor<2x3xf32>
    %1163 = stablehlo.constant dense<1.0> : tensor<f32>
    %1164 = stablehlo.broadcast_in_dim %1163, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1165 = stablehlo.add %1158, %1164 : tensor<2x3xf32>
    %1166 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1167 = stablehlo.divide %1165, %1166 : tensor<2x3xf32>
    %1168 = stablehlo.negate %713 : tensor<2x3xf32>
    %1169 = stablehlo.power %1167, %1168 : tensor<2x3xf32>
    %1170 = stablehlo.add %1162, %1169 : tensor<2x3xf32>
    %1171 = stablehlo.constant dense<2.0> : tensor<f32>
    %1172 = stablehlo.broadcast_in_dim %1171, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1173 = stablehlo.add %1158, %1172 : tensor<2x3xf32>
    %1174 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1175 = stablehlo.divide %1173, %1174 : tensor<2x3xf32>
    %1176 = stablehlo.negate %713 : tensor<2x3xf32>
    %1177 = stablehlo.power %1175, %1176 : tensor<2x3xf32>
    %1178 = stablehlo.add %1170, %1177 : tensor<2x3xf32>
    %1179 = stablehlo.constant dense<3.0> : tensor<f32>
    %1180 = stablehlo.broadcast_in_dim %1179, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1181 = stablehlo.add %1158, %1180 : tensor<2x3xf32>
    %1182 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1183 = stablehlo.divide %1181, %1182 : tensor<2x3xf32>
    %1184 = stablehlo.negate %713 : tensor<2x3xf32>
    %1185 = stablehlo.power %1183, %1184 : tensor<2x3xf32>
    %1186 = stablehlo.add %1178, %1185 : tensor<2x3xf32>
    %1187 = stablehlo.constant dense<4.0> : tensor<f32>
    %1188 = stablehlo.broadcast_in_dim %1187, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1189 = stablehlo.add %1158, %1188 : tensor<2x3xf32>
    %1190 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1191 = stablehlo.divide %1189, %1190 : tensor<2x3xf32>
    %1192 = stablehlo.negate %713 : tensor<2x3xf32>
    %1193 = stablehlo.power %1191, %1192 : tensor<2x3xf32>
    %1194 = stablehlo.add %1186, %1193 : tensor<2x3xf32>
    %1195 = stablehlo.constant dense<5.0> : tensor<f32>
    %1196 = stablehlo.broadcast_in_dim %1195, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1197 = stablehlo.add %1158, %1196 : tensor<2x3xf32>
    %1198 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1199 = stablehlo.divide %1197, %1198 : tensor<2x3xf32>
    %1200 = stablehlo.negate %713 : tensor<2x3xf32>
    %1201 = stablehlo.power %1199, %1200 : tensor<2x3xf32>
    %1202 = stablehlo.add %1194, %1201 : tensor<2x3xf32>
    %1203 = stablehlo.constant dense<6.0> : tensor<f32>
    %1204 = stablehlo.broadcast_in_dim %1203, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1205 = stablehlo.add %1158, %1204 : tensor<2x3xf32>
    %1206 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1207 = stablehlo.divide %1205, %1206 : tensor<2x3xf32>
    %1208 = stablehlo.negate %713 : tensor<2x3xf32>
    %1209 = stablehlo.power %1207, %1208 : tensor<2x3xf32>
    %1210 = stablehlo.add %1202, %1209 : tensor<2x3xf32>
    %1211 = stablehlo.constant dense<7.0> : tensor<f32>
    %1212 = stablehlo.broadcast_in_dim %1211, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1213 = stablehlo.add %1158, %1212 : tensor<2x3xf32>
    %1214 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1215 = stablehlo.divide %1213, %1214 : tensor<2x3xf32>
    %1216 = stablehlo.negate %713 : tensor<2x3xf32>
    %1217 = stablehlo.power %1215, %1216 : tensor<2x3xf32>
    %1218 = stablehlo.add %1210, %1217 : tensor<2x3xf32>
    %1219 = stablehlo.constant dense<8.0> : tensor<f32>
    %1220 = stablehlo.broadcast_in_dim %1219, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1221 = stablehlo.add %1158, %1220 : tensor<2x3xf32>
    %1222 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1223 = stablehlo.divide %1221, %1222 : tensor<2x3xf32>
    %1224 = stablehlo.negate %713 : tensor<2x3xf32>
    %1225 = stablehlo.power %1223, %1224 : tensor<2x3xf32>
    %1226 = stablehlo.add %1218, %1225 : tensor<2x3xf32>
    %1227 = stablehlo.constant dense<9.0> : tensor<f32>
    %1228 = stablehlo.broadcast_in_dim %1227, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1229 = stablehlo.add %1158, %1228 : tensor<2x3xf32>
    %1230 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1231 = stablehlo.divide %1229, %1230 : tensor<2x3xf32>
    %1232 = stablehlo.negate %713 : tensor<2x3xf32>
    %1233 = stablehlo.power %1231, %1232 : tensor<2x3xf32>
    %1234 = stablehlo.add %1226, %1233 : tensor<2x3xf32>
    %1235 = stablehlo.constant dense<10.0> : tensor<f32>
    %1236 = stablehlo.broadcast_in_dim %1235, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1237 = stablehlo.add %1158, %1236 : tensor<2x3xf32>
    %1238 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1239 = stablehlo.divide %1237, %1238 : tensor<2x3xf32>
    %1240 = stablehlo.constant dense<1.0> : tensor<f32>
    %1241 = stablehlo.broadcast_in_dim %1240, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1242 = stablehlo.subtract %1241, %713 : tensor<2x3xf32>
    %1243 = stablehlo.power %1239, %1242 : tensor<2x3xf32>
    %1244 = stablehlo.broadcast_in_dim %730, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1245 = stablehlo.multiply %1243, %1244 : tensor<2x3xf32>
    %1246 = stablehlo.divide %713, %1237 : tensor<2x3xf32>
    %1247 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1248 = stablehlo.broadcast_in_dim %1247, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1249 = stablehlo.multiply %1246, %1248 : tensor<2x3xf32>
    %1250 = stablehlo.constant dense<1.0> : tensor<f32>
    %1251 = stablehlo.broadcast_in_dim %1250, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1252 = stablehlo.add %713, %1251 : tensor<2x3xf32>
    %1253 = stablehlo.divide %1252, %1237 : tensor<2x3xf32>
    %1254 = stablehlo.multiply %1246, %1253 : tensor<2x3xf32>
    %1255 = stablehlo.constant dense<2.0> : tensor<f32>
    %1256 = stablehlo.broadcast_in_dim %1255, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1257 = stablehlo.add %713, %1256 : tensor<2x3xf32>
    %1258 = stablehlo.divide %1257, %1237 : tensor<2x3xf32>
    %1259 = stablehlo.multiply %1254, %1258 : tensor<2x3xf32>
    %1260 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1261 = stablehlo.broadcast_in_dim %1260, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1262 = stablehlo.multiply %1259, %1261 : tensor<2x3xf32>
    %1263 = stablehlo.add %1249, %1262 : tensor<2x3xf32>
    %1264 = stablehlo.constant dense<3.0> : tensor<f32>
    %1265 = stablehlo.broadcast_in_dim %1264, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1266 = stablehlo.add %713, %1265 : tensor<2x3xf32>
    %1267 = stablehlo.divide %1266, %1237 : tensor<2x3xf32>
    %1268 = stablehlo.multiply %1259, %1267 : tensor<2x3xf32>
    %1269 = stablehlo.constant dense<4.0> : tensor<f32>
    %1270 = stablehlo.broadcast_in_dim %1269, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1271 = stablehlo.add %713, %1270 : tensor<2x3xf32>
    %1272 = stablehlo.divide %1271, %1237 : tensor<2x3xf32>
    %1273 = stablehlo.multiply %1268, %1272 : tensor<2x3xf32>
    %1274 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1275 = stablehlo.broadcast_in_dim %1274, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1276 = stablehlo.multiply %1273, %1275 : tensor<2x3xf32>
    %1277 = stablehlo.add %1263, %1276 : tensor<2x3xf32>
    %1278 = stablehlo.constant dense<5.0> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %1278, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1280 = stablehlo.add %713, %1279 : tensor<2x3xf32>
    %1281 = stablehlo.divide %1280, %1237 : tensor<2x3xf32>
    %1282 = stablehlo.multiply %1273, %1281 : tensor<2x3xf32>
    %1283 = stablehlo.constant dense<6.0> : tensor<f32>
    %1284 = stablehlo.broadcast_in_dim %1283, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1285 = stablehlo.add %713, %1284 : tensor<2x3xf32>
    %1286 = stablehlo.divide %1285, %1237 : tensor<2x3xf32>
    %1287 = stablehlo.multiply %1282, %1286 : tensor<2x3xf32>
    %1288 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1289 = stablehlo.broadcast_in_dim %1288, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1290 = stablehlo.multiply %1287, %1289 : tensor<2x3xf32>
    %1291 = stablehlo.add %1277, %1290 : tensor<2x3xf32>
    %1292 = stablehlo.constant dense<7.0> : tensor<f32>
    %1293 = stablehlo.broadcast_in_dim %1292, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1294 = stablehlo.add %713, %1293 : tensor<2x3xf32>
    %1295 = stablehlo.divide %1294, %1237 : tensor<2x3xf32>
    %1296 = stablehlo.multiply %1287, %1295 : tensor<2x3xf32>
    %1297 = stablehlo.constant dense<8.0> : tensor<f32>
    %1298 = stablehlo.broadcast_in_dim %1297, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1299 = stablehlo.add %713, %1298 : tensor<2x3xf32>
    %1300 = stablehlo.divide %1299, %1237 : tensor<2x3xf32>
    %1301 = stablehlo.multiply %1296, %1300 : tensor<2x3xf32>
    %1302 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1303 = stablehlo.broadcast_in_dim %1302, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1304 = stablehlo.multiply %1301, %1303 : tensor<2x3xf32>
    %1305 = stablehlo.add %1291, %1304 : tensor<2x3xf32>
    %1306 = stablehlo.constant dense<9.0> : tensor<f32>
    %1307 = stablehlo.broadcast_in_dim %1306, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1308 = stablehlo.add %713, %1307 : tensor<2x3xf32>
    %1309 = stablehlo.divide %1308, %1237 : tensor<2x3xf32>
    %1310 = stablehlo.multiply %1301, %1309 : tensor<2x3xf32>
    %1311 = stablehlo.constant dense<10.0> : tensor<f32>
    %1312 = stablehlo.broadcast_in_dim %1311, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1313 = stablehlo.add %713, %1312 : tensor<2x3xf32>
    %1314 = stablehlo.divide %1313, %1237 : tensor<2x3xf32>
    %1315 = stablehlo.multiply %1310, %1314 : tensor<2x3xf32>
    %1316 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1317 = stablehlo.broadcast_in_dim %1316, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1318 = stablehlo.multiply %1315, %1317 : tensor<2x3xf32>
    %1319 = stablehlo.add %1305, %1318 : tensor<2x3xf32>
    %1320 = stablehlo.constant dense<11.0> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %1320, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1322 = stablehlo.add %713, %1321 : tensor<2x3xf32>
    %1323 = stablehlo.divide %1322, %1237 : tensor<2x3xf32>
    %1324 = stablehlo.multiply %1315, %1323 : tensor<2x3xf32>
    %1325 = stablehlo.constant dense<12.0> : tensor<f32>
    %1326 = stablehlo.broadcast_in_dim %1325, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1327 = stablehlo.add %713, %1326 : tensor<2x3xf32>
    %1328 = stablehlo.divide %1327, %1237 : tensor<2x3xf32>
    %1329 = stablehlo.multiply %1324, %1328 : tensor<2x3xf32>
    %1330 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %1330, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1332 = stablehlo.multiply %1329, %1331 : tensor<2x3xf32>
    %1333 = stablehlo.add %1319, %1332 : tensor<2x3xf32>
    %1334 = stablehlo.constant dense<13.0> : tensor<f32>
    %1335 = stablehlo.broadcast_in_dim %1334, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1336 = stablehlo.add %713, %1335 : tensor<2x3xf32>
    %1337 = stablehlo.divide %1336, %1237 : tensor<2x3xf32>
    %1338 = stablehlo.multiply %1329, %1337 : tensor<2x3xf32>
    %1339 = stablehlo.constant dense<14.0> : tensor<f32>
    %1340 = stablehlo.broadcast_in_dim %1339, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1341 = stablehlo.add %713, %1340 : tensor<2x3xf32>
    %1342 = stablehlo.divide %1341, %1237 : tensor<2x3xf32>
    %1343 = stablehlo.multiply %1338, %1342 : tensor<2x3xf32>
    %1344 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1345 = stablehlo.broadcast_in_dim %1344, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1346 = stablehlo.multiply %1343, %1345 : tensor<2x3xf32>
    %1347 = stablehlo.add %1333, %1346 : tensor<2x3xf32>
    %1348 = stablehlo.constant dense<1.0> : tensor<f32>
    %1349 = stablehlo.broadcast_in_dim %1348, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1350 = stablehlo.subtract %713, %1349 : tensor<2x3xf32>
    %1351 = stablehlo.constant dense<1.0> : tensor<f32>
    %1352 = stablehlo.broadcast_in_dim %1351, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1353 = stablehlo.divide %1352, %1350 : tensor<2x3xf32>
    %1354 = stablehlo.constant dense<0.5> : tensor<f32>
    %1355 = stablehlo.broadcast_in_dim %1354, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1356 = stablehlo.add %1355, %1347 : tensor<2x3xf32>
    %1357 = stablehlo.divide %1356, %1237 : tensor<2x3xf32>
    %1358 = stablehlo.add %1353, %1357 : tensor<2x3xf32>
    %1359 = stablehlo.multiply %1245, %1358 : tensor<2x3xf32>
    %1360 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %1360, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1362 = stablehlo.multiply %1234, %1361 : tensor<2x3xf32>
    %1363 = stablehlo.compare LE, %1245, %1362, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1364 = stablehlo.add %1234, %1359 : tensor<2x3xf32>
    %1365 = stablehlo.select %1363, %1234, %1364 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1366 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1367 = stablehlo.broadcast_in_dim %1366, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1368 = stablehlo.compare EQ, %1365, %1367, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1369 = stablehlo.constant dense<0.0> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %1369, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1371 = stablehlo.select %1368, %1370, %1365 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1372 = stablehlo.subtract %1155, %1371 : tensor<2x3xf32>
    %1373 = stablehlo.add %948, %1372 : tensor<2x3xf32>
    %1374 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1375 = stablehlo.broadcast_in_dim %1374, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1376 = stablehlo.compare EQ, %948, %1375, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1377 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1378 = stablehlo.broadcast_in_dim %1377, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1379 = stablehlo.compare EQ, %1155, %1378, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1380 = stablehlo.and %1376, %1379 : tensor<2x3xi1>
    %1381 = stablehlo.constant dense<0.5> : tensor<f32>
    %1382 = stablehlo.broadcast_in_dim %1381, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1383 = stablehlo.subtract %737, %1382 : tensor<2x3xf32>
    %1384 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %1385 = stablehlo.broadcast_in_dim %1384, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1386 = stablehlo.multiply %1383, %1385 : tensor<2x3xf32>
    %1387 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %1388 = stablehlo.broadcast_in_dim %1387, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1389 = stablehlo.multiply %1386, %1388 : tensor<2x3xf32>
    %1390 = stablehlo.subtract %948, %1155 : tensor<2x3xf32>
    %1391 = stablehlo.select %1380, %1389, %1390 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1392 = stablehlo.add %1391, %1371 : tensor<2x3xf32>
    %1393 = stablehlo.constant dense<0.5> : tensor<f32>
    %1394 = stablehlo.broadcast_in_dim %1393, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1395 = stablehlo.multiply %713, %1394 : tensor<2x3xf32>
    %1396 = stablehlo.floor %1395 : tensor<2x3xf32>
    %1397 = stablehlo.subtract %1395, %1396 : tensor<2x3xf32>
    %1398 = stablehlo.constant dense<0.0> : tensor<f32>
    %1399 = stablehlo.broadcast_in_dim %1398, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1400 = stablehlo.compare EQ, %1397, %1399, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1401 = stablehlo.select %1400, %1373, %1392 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1402 = stablehlo.select %733, %1401, %948 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1403 = stablehlo.broadcast_in_dim %716, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1404 = stablehlo.select %729, %1402, %1403 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1405 = stablehlo.floor %714 : tensor<2x3xf32>
    %1406 = stablehlo.compare EQ, %714, %1405, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1407 = stablehlo.and %719, %1406 : tensor<2x3xi1>
    %1408 = stablehlo.constant dense<0.5> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %1408, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1410 = stablehlo.multiply %713, %1409 : tensor<2x3xf32>
    %1411 = stablehlo.floor %1410 : tensor<2x3xf32>
    %1412 = stablehlo.subtract %1410, %1411 : tensor<2x3xf32>
    %1413 = stablehlo.constant dense<0.0> : tensor<f32>
    %1414 = stablehlo.broadcast_in_dim %1413, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1415 = stablehlo.compare EQ, %1412, %1414, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1416 = stablehlo.broadcast_in_dim %715, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1417 = stablehlo.broadcast_in_dim %716, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1418 = stablehlo.select %1415, %1416, %1417 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1419 = stablehlo.select %1407, %1418, %1404 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1420 = stablehlo.constant dense<1.0> : tensor<f32>
    %1421 = stablehlo.broadcast_in_dim %1420, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1422 = stablehlo.compare EQ, %713, %1421, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1423 = stablehlo.broadcast_in_dim %715, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1424 = stablehlo.select %1422, %1423, %1419 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1425 = stablehlo.convert %1424 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %1426 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1427 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %1428 = stablehlo.constant dense<0.0> : tensor<f32>
    %1429 = stablehlo.broadcast_in_dim %1428, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1430 = stablehlo.compare LE, %arg2, %1429, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1431 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %1432 = stablehlo.compare EQ, %arg2, %1431, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1433 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1434 = stablehlo.broadcast_in_dim %1433, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1435 = stablehlo.compare LT, %arg2, %1434, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1436 = stablehlo.select %1430, %1432, %1435 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %1437 = stablehlo.constant dense<1.0> : tensor<f32>
    %1438 = stablehlo.broadcast_in_dim %1437, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1439 = stablehlo.compare GE, %arg2, %1438, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1440 = stablehlo.and %1436, %1439 : tensor<2x3xi1>
    %1441 = stablehlo.constant dense<1.0> : tensor<f32>
    %1442 = stablehlo.constant dense<0.0> : tensor<f32>
    %1443 = stablehlo.broadcast_in_dim %1442, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1444 = stablehlo.compare LT, %arg2, %1443, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1445 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1446 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1447 = stablehlo.floor %1446 : tensor<2x3xf32>
    %1448 = stablehlo.subtract %1445, %1447 : tensor<2x3xf32>
    %1449 = stablehlo.constant dense<1.0> : tensor<f32>
    %1450 = stablehlo.broadcast_in_dim %1449, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1451 = stablehlo.subtract %1450, %1448 : tensor<2x3xf32>
    %1452 = stablehlo.select %1444, %1451, %arg2 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1453 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1454 = stablehlo.divide %1452, %1453 : tensor<2x3xf32>
    %1455 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1456 = stablehlo.power %1454, %1455 : tensor<2x3xf32>
    %1457 = stablehlo.constant dense<1.0> : tensor<f32>
    %1458 = stablehlo.broadcast_in_dim %1457, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1459 = stablehlo.add %1452, %1458 : tensor<2x3xf32>
    %1460 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1461 = stablehlo.divide %1459, %1460 : tensor<2x3xf32>
    %1462 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1463 = stablehlo.power %1461, %1462 : tensor<2x3xf32>
    %1464 = stablehlo.add %1456, %1463 : tensor<2x3xf32>
    %1465 = stablehlo.constant dense<2.0> : tensor<f32>
    %1466 = stablehlo.broadcast_in_dim %1465, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1467 = stablehlo.add %1452, %1466 : tensor<2x3xf32>
    %1468 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1469 = stablehlo.divide %1467, %1468 : tensor<2x3xf32>
    %1470 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1471 = stablehlo.power %1469, %1470 : tensor<2x3xf32>
    %1472 = stablehlo.add %1464, %1471 : tensor<2x3xf32>
    %1473 = stablehlo.constant dense<3.0> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %1473, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1475 = stablehlo.add %1452, %1474 : tensor<2x3xf32>
    %1476 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1477 = stablehlo.divide %1475, %1476 : tensor<2x3xf32>
    %1478 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1479 = stablehlo.power %1477, %1478 : tensor<2x3xf32>
    %1480 = stablehlo.add %1472, %1479 : tensor<2x3xf32>
    %1481 = stablehlo.constant dense<4.0> : tensor<f32>
    %1482 = stablehlo.broadcast_in_dim %1481, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1483 = stablehlo.add %1452, %1482 : tensor<2x3xf32>
    %1484 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1485 = stablehlo.divide %1483, %1484 : tensor<2x3xf32>
    %1486 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1487 = stablehlo.power %1485, %1486 : tensor<2x3xf32>
    %1488 = stablehlo.add %1480, %1487 : tensor<2x3xf32>
    %1489 = stablehlo.constant dense<5.0> : tensor<f32>
    %1490 = stablehlo.broadcast_in_dim %1489, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1491 = stablehlo.add %1452, %1490 : tensor<2x3xf32>
    %1492 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1493 = stablehlo.divide %1491, %1492 : tensor<2x3xf32>
    %1494 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1495 = stablehlo.power %1493, %1494 : tensor<2x3xf32>
    %1496 = stablehlo.add %1488, %1495 : tensor<2x3xf32>
    %1497 = stablehlo.constant dense<6.0> : tensor<f32>
    %1498 = stablehlo.broadcast_in_dim %1497, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1499 = stablehlo.add %1452, %1498 : tensor<2x3xf32>
    %1500 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1501 = stablehlo.divide %1499, %1500 : tensor<2x3xf32>
    %1502 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1503 = stablehlo.power %1501, %1502 : tensor<2x3xf32>
    %1504 = stablehlo.add %1496, %1503 : tensor<2x3xf32>
    %1505 = stablehlo.constant dense<7.0> : tensor<f32>
    %1506 = stablehlo.broadcast_in_dim %1505, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1507 = stablehlo.add %1452, %1506 : tensor<2x3xf32>
    %1508 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1509 = stablehlo.divide %1507, %1508 : tensor<2x3xf32>
    %1510 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1511 = stablehlo.power %1509, %1510 : tensor<2x3xf32>
    %1512 = stablehlo.add %1504, %1511 : tensor<2x3xf32>
    %1513 = stablehlo.constant dense<8.0> : tensor<f32>
    %1514 = stablehlo.broadcast_in_dim %1513, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1515 = stablehlo.add %1452, %1514 : tensor<2x3xf32>
    %1516 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1517 = stablehlo.divide %1515, %1516 : tensor<2x3xf32>
    %1518 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1519 = stablehlo.power %1517, %1518 : tensor<2x3xf32>
    %1520 = stablehlo.add %1512, %1519 : tensor<2x3xf32>
    %1521 = stablehlo.constant dense<9.0> : tensor<f32>
    %1522 = stablehlo.broadcast_in_dim %1521, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1523 = stablehlo.add %1452, %1522 : tensor<2x3xf32>
    %1524 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1525 = stablehlo.divide %1523, %1524 : tensor<2x3xf32>
    %1526 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1527 = stablehlo.power %1525, %1526 : tensor<2x3xf32>
    %1528 = stablehlo.add %1520, %1527 : tensor<2x3xf32>
    %1529 = stablehlo.constant dense<10.0> : tensor<f32>
    %1530 = stablehlo.broadcast_in_dim %1529, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1531 = stablehlo.add %1452, %1530 : tensor<2x3xf32>
    %1532 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1533 = stablehlo.divide %1531, %1532 : tensor<2x3xf32>
    %1534 = stablehlo.constant dense<1.0> : tensor<f32>
    %1535 = stablehlo.broadcast_in_dim %1534, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1536 = stablehlo.subtract %1535, %arg2 : tensor<2x3xf32>
    %1537 = stablehlo.power %1533, %1536 : tensor<2x3xf32>
    %1538 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1539 = stablehlo.multiply %1537, %1538 : tensor<2x3xf32>
    %1540 = stablehlo.divide %arg2, %1531 : tensor<2x3xf32>
    %1541 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1542 = stablehlo.broadcast_in_dim %1541, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1543 = stablehlo.multiply %1540, %1542 : tensor<2x3xf32>
    %1544 = stablehlo.constant dense<1.0> : tensor<f32>
    %1545 = stablehlo.broadcast_in_dim %1544, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1546 = stablehlo.add %arg2, %1545 : tensor<2x3xf32>
    %1547 = stablehlo.divide %1546, %1531 : tensor<2x3xf32>
    %1548 = stablehlo.multiply %1540, %1547 : tensor<2x3xf32>
    %1549 = stablehlo.constant dense<2.0> : tensor<f32>
    %1550 = stablehlo.broadcast_in_dim %1549, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1551 = stablehlo.add %arg2, %1550 : tensor<2x3xf32>
    %1552 = stablehlo.divide %1551, %1531 : tensor<2x3xf32>
    %1553 = stablehlo.multiply %1548, %1552 : tensor<2x3xf32>
    %1554 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1555 = stablehlo.broadcast_in_dim %1554, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1556 = stablehlo.multiply %1553, %1555 : tensor<2x3xf32>
    %1557 = stablehlo.add %1543, %1556 : tensor<2x3xf32>
    %1558 = stablehlo.constant dense<3.0> : tensor<f32>
    %1559 = stablehlo.broadcast_in_dim %1558, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1560 = stablehlo.add %arg2, %1559 : tensor<2x3xf32>
    %1561 = stablehlo.divide %1560, %1531 : tensor<2x3xf32>
    %1562 = stablehlo.multiply %1553, %1561 : tensor<2x3xf32>
    %1563 = stablehlo.constant dense<4.0> : tensor<f32>
    %1564 = stablehlo.broadcast_in_dim %1563, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1565 = stablehlo.add %arg2, %1564 : tensor<2x3xf32>
    %1566 = stablehlo.divide %1565, %1531 : tensor<2x3xf32>
    %1567 = stablehlo.multiply %1562, %1566 : tensor<2x3xf32>
    %1568 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1569 = stablehlo.broadcast_in_dim %1568, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1570 = stablehlo.multiply %1567, %1569 : tensor<2x3xf32>
    %1571 = stablehlo.add %1557, %1570 : tensor<2x3xf32>
    %1572 = stablehlo.constant dense<5.0> : tensor<f32>
    %1573 = stablehlo.broadcast_in_dim %1572, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1574 = stablehlo.add %arg2, %1573 : tensor<2x3xf32>
    %1575 = stablehlo.divide %1574, %1531 : tensor<2x3xf32>
    %1576 = stablehlo.multiply %1567, %1575 : tensor<2x3xf32>
    %1577 = stablehlo.constant dense<6.0> : tensor<f32>
    %1578 = stablehlo.broadcast_in_dim %1577, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1579 = stablehlo.add %arg2, %1578 : tensor<2x3xf32>
    %1580 = stablehlo.divide %1579, %1531 : tensor<2x3xf32>
    %1581 = stablehlo.multiply %1576, %1580 : tensor<2x3xf32>
    %1582 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1583 = stablehlo.broadcast_in_dim %1582, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1584 = stablehlo.multiply %1581, %1583 : tensor<2x3xf32>
    %1585 = stablehlo.add %1571, %1584 : tensor<2x3xf32>
    %1586 = stablehlo.constant dense<7.0> : tensor<f32>
    %1587 = stablehlo.broadcast_in_dim %1586, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1588 = stablehlo.add %arg2, %1587 : tensor<2x3xf32>
    %1589 = stablehlo.divide %1588, %1531 : tensor<2x3xf32>
    %1590 = stablehlo.multiply %1581, %1589 : tensor<2x3xf32>
    %1591 = stablehlo.constant dense<8.0> : tensor<f32>
    %1592 = stablehlo.broadcast_in_dim %1591, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1593 = stablehlo.add %arg2, %1592 : tensor<2x3xf32>
    %1594 = stablehlo.divide %1593, %1531 : tensor<2x3xf32>
    %1595 = stablehlo.multiply %1590, %1594 : tensor<2x3xf32>
    %1596 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1597 = stablehlo.broadcast_in_dim %1596, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1598 = stablehlo.multiply %1595, %1597 : tensor<2x3xf32>
    %1599 = stablehlo.add %1585, %1598 : tensor<2x3xf32>
    %1600 = stablehlo.constant dense<9.0> : tensor<f32>
    %1601 = stablehlo.broadcast_in_dim %1600, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1602 = stablehlo.add %arg2, %1601 : tensor<2x3xf32>
    %1603 = stablehlo.divide %1602, %1531 : tensor<2x3xf32>
    %1604 = stablehlo.multiply %1595, %1603 : tensor<2x3xf32>
    %1605 = stablehlo.constant dense<10.0> : tensor<f32>
    %1606 = stablehlo.broadcast_in_dim %1605, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1607 = stablehlo.add %arg2, %1606 : tensor<2x3xf32>
    %1608 = stablehlo.divide %1607, %1531 : tensor<2x3xf32>
    %1609 = stablehlo.multiply %1604, %1608 : tensor<2x3xf32>
    %1610 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1611 = stablehlo.broadcast_in_dim %1610, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1612 = stablehlo.multiply %1609, %1611 : tensor<2x3xf32>
    %1613 = stablehlo.add %1599, %1612 : tensor<2x3xf32>
    %1614 = stablehlo.constant dense<11.0> : tensor<f32>
    %1615 = stablehlo.broadcast_in_dim %1614, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1616 = stablehlo.add %arg2, %1615 : tensor<2x3xf32>
    %1617 = stablehlo.divide %1616, %1531 : tensor<2x3xf32>
    %1618 = stablehlo.multiply %1609, %1617 : tensor<2x3xf32>
    %1619 = stablehlo.constant dense<12.0> : tensor<f32>
    %1620 = stablehlo.broadcast_in_dim %1619, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1621 = stablehlo.add %arg2, %1620 : tensor<2x3xf32>
    %1622 = stablehlo.divide %1621, %1531 : tensor<2x3xf32>
    %1623 = stablehlo.multiply %1618, %1622 : tensor<2x3xf32>
    %1624 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1625 = stablehlo.broadcast_in_dim %1624, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1626 = stablehlo.multiply %1623, %1625 : tensor<2x3xf32>
    %1627 = stablehlo.add %1613, %1626 : tensor<2x3xf32>
    %1628 = stablehlo.constant dense<13.0> : tensor<f32>
    %1629 = stablehlo.broadcast_in_dim %1628, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1630 = stablehlo.add %arg2, %1629 : tensor<2x3xf32>
    %1631 = stablehlo.divide %1630, %1531 : tensor<2x3xf32>
    %1632 = stablehlo.multiply %1623, %1631 : tensor<2x3xf32>
    %1633 = stablehlo.constant dense<14.0> : tensor<f32>
    %1634 = stablehlo.broadcast_in_dim %1633, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1635 = stablehlo.add %arg2, %1634 : tensor<2x3xf32>
    %1636 = stablehlo.divide %1635, %1531 : tensor<2x3xf32>
    %1637 = stablehlo.multiply %1632, %1636 : tensor<2x3xf32>
    %1638 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1639 = stablehlo.broadcast_in_dim %1638, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1640 = stablehlo.multiply %1637, %1639 : tensor<2x3xf32>
    %1641 = stablehlo.add %1627, %1640 : tensor<2x3xf32>
    %1642 = stablehlo.constant dense<1.0> : tensor<f32>
    %1643 = stablehlo.broadcast_in_dim %1642, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1644 = stablehlo.subtract %arg2, %1643 : tensor<2x3xf32>
    %1645 = stablehlo.constant dense<1.0> : tensor<f32>
    %1646 = stablehlo.broadcast_in_dim %1645, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1647 = stablehlo.divide %1646, %1644 : tensor<2x3xf32>
    %1648 = stablehlo.constant dense<0.5> : tensor<f32>
    %1649 = stablehlo.broadcast_in_dim %1648, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1650 = stablehlo.add %1649, %1641 : tensor<2x3xf32>
    %1651 = stablehlo.divide %1650, %1531 : tensor<2x3xf32>
    %1652 = stablehlo.add %1647, %1651 : tensor<2x3xf32>
    %1653 = stablehlo.multiply %1539, %1652 : tensor<2x3xf32>
    %1654 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1655 = stablehlo.broadcast_in_dim %1654, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1656 = stablehlo.multiply %1528, %1655 : tensor<2x3xf32>
    %1657 = stablehlo.compare LE, %1539, %1656, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1658 = stablehlo.add %1528, %1653 : tensor<2x3xf32>
    %1659 = stablehlo.select %1657, %1528, %1658 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1660 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1661 = stablehlo.divide %1448, %1660 : tensor<2x3xf32>
    %1662 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1663 = stablehlo.power %1661, %1662 : tensor<2x3xf32>
    %1664 = stablehlo.constant dense<1.0> : tensor<f32>
    %1665 = stablehlo.broadcast_in_dim %1664, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1666 = stablehlo.add %1448, %1665 : tensor<2x3xf32>
    %1667 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1668 = stablehlo.divide %1666, %1667 : tensor<2x3xf32>
    %1669 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1670 = stablehlo.power %1668, %1669 : tensor<2x3xf32>
    %1671 = stablehlo.add %1663, %1670 : tensor<2x3xf32>
    %1672 = stablehlo.constant dense<2.0> : tensor<f32>
    %1673 = stablehlo.broadcast_in_dim %1672, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1674 = stablehlo.add %1448, %1673 : tensor<2x3xf32>
    %1675 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1676 = stablehlo.divide %1674, %1675 : tensor<2x3xf32>
    %1677 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1678 = stablehlo.power %1676, %1677 : tensor<2x3xf32>
    %1679 = stablehlo.add %1671, %1678 : tensor<2x3xf32>
    %1680 = stablehlo.constant dense<3.0> : tensor<f32>
    %1681 = stablehlo.broadcast_in_dim %1680, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1682 = stablehlo.add %1448, %1681 : tensor<2x3xf32>
    %1683 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1684 = stablehlo.divide %1682, %1683 : tensor<2x3xf32>
    %1685 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1686 = stablehlo.power %1684, %1685 : tensor<2x3xf32>
    %1687 = stablehlo.add %1679, %1686 : tensor<2x3xf32>
    %1688 = stablehlo.constant dense<4.0> : tensor<f32>
    %1689 = stablehlo.broadcast_in_dim %1688, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1690 = stablehlo.add %1448, %1689 : tensor<2x3xf32>
    %1691 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1692 = stablehlo.divide %1690, %1691 : tensor<2x3xf32>
    %1693 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1694 = stablehlo.power %1692, %1693 : tensor<2x3xf32>
    %1695 = stablehlo.add %1687, %1694 : tensor<2x3xf32>
    %1696 = stablehlo.constant dense<5.0> : tensor<f32>
    %1697 = stablehlo.broadcast_in_dim %1696, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1698 = stablehlo.add %1448, %1697 : tensor<2x3xf32>
    %1699 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1700 = stablehlo.divide %1698, %1699 : tensor<2x3xf32>
    %1701 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1702 = stablehlo.power %1700, %1701 : tensor<2x3xf32>
    %1703 = stablehlo.add %1695, %1702 : tensor<2x3xf32>
    %1704 = stablehlo.constant dense<6.0> : tensor<f32>
    %1705 = stablehlo.broadcast_in_dim %1704, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1706 = stablehlo.add %1448, %1705 : tensor<2x3xf32>
    %1707 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1708 = stablehlo.divide %1706, %1707 : tensor<2x3xf32>
    %1709 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1710 = stablehlo.power %1708, %1709 : tensor<2x3xf32>
    %1711 = stablehlo.add %1703, %1710 : tensor<2x3xf32>
    %1712 = stablehlo.constant dense<7.0> : tensor<f32>
    %1713 = stablehlo.broadcast_in_dim %1712, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1714 = stablehlo.add %1448, %1713 : tensor<2x3xf32>
    %1715 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1716 = stablehlo.divide %1714, %1715 : tensor<2x3xf32>
    %1717 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1718 = stablehlo.power %1716, %1717 : tensor<2x3xf32>
    %1719 = stablehlo.add %1711, %1718 : tensor<2x3xf32>
    %1720 = stablehlo.constant dense<8.0> : tensor<f32>
    %1721 = stablehlo.broadcast_in_dim %1720, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1722 = stablehlo.add %1448, %1721 : tensor<2x3xf32>
    %1723 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1724 = stablehlo.divide %1722, %1723 : tensor<2x3xf32>
    %1725 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1726 = stablehlo.power %1724, %1725 : tensor<2x3xf32>
    %1727 = stablehlo.add %1719, %1726 : tensor<2x3xf32>
    %1728 = stablehlo.constant dense<9.0> : tensor<f32>
    %1729 = stablehlo.broadcast_in_dim %1728, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1730 = stablehlo.add %1448, %1729 : tensor<2x3xf32>
    %1731 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1732 = stablehlo.divide %1730, %1731 : tensor<2x3xf32>
    %1733 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1734 = stablehlo.power %1732, %1733 : tensor<2x3xf32>
    %1735 = stablehlo.add %1727, %1734 : tensor<2x3xf32>
    %1736 = stablehlo.constant dense<10.0> : tensor<f32>
    %1737 = stablehlo.broadcast_in_dim %1736, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1738 = stablehlo.add %1448, %1737 : tensor<2x3xf32>
    %1739 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1740 = stablehlo.divide %1738, %1739 : tensor<2x3xf32>
    %1741 = stablehlo.constant dense<1.0> : tensor<f32>
    %1742 = stablehlo.broadcast_in_dim %1741, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1743 = stablehlo.subtract %1742, %arg2 : tensor<2x3xf32>
    %1744 = stablehlo.power %1740, %1743 : tensor<2x3xf32>
    %1745 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1746 = stablehlo.multiply %1744, %1745 : tensor<2x3xf32>
    %1747 = stablehlo.divide %arg2, %1738 : tensor<2x3xf32>
    %1748 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1749 = stablehlo.broadcast_in_dim %1748, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1750 = stablehlo.multiply %1747, %1749 : tensor<2x3xf32>
    %1751 = stablehlo.constant dense<1.0> : tensor<f32>
    %1752 = stablehlo.broadcast_in_dim %1751, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1753 = stablehlo.add %arg2, %1752 : tensor<2x3xf32>
    %1754 = stablehlo.divide %1753, %1738 : tensor<2x3xf32>
    %1755 = stablehlo.multiply %1747, %1754 : tensor<2x3xf32>
    %1756 = stablehlo.constant dense<2.0> : tensor<f32>
    %1757 = stablehlo.broadcast_in_dim %1756, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1758 = stablehlo.add %arg2, %1757 : tensor<2x3xf32>
    %1759 = stablehlo.divide %1758, %1738 : tensor<2x3xf32>
    %1760 = stablehlo.multiply %1755, %1759 : tensor<2x3xf32>
    %1761 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1762 = stablehlo.broadcast_in_dim %1761, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1763 = stablehlo.multiply %1760, %1762 : tensor<2x3xf32>
    %1764 = stablehlo.add %1750, %1763 : tensor<2x3xf32>
    %1765 = stablehlo.constant dense<3.0> : tensor<f32>
    %1766 = stablehlo.broadcast_in_dim %1765, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1767 = stablehlo.add %arg2, %1766 : tensor<2x3xf32>
    %1768 = stablehlo.divide %1767, %1738 : tensor<2x3xf32>
    %1769 = stablehlo.multiply %1760, %1768 : tensor<2x3xf32>
    %1770 = stablehlo.constant dense<4.0> : tensor<f32>
    %1771 = stablehlo.broadcast_in_dim %1770, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1772 = stablehlo.add %arg2, %1771 : tensor<2x3xf32>
    %1773 = stablehlo.divide %1772, %1738 : tensor<2x3xf32>
    %1774 = stablehlo.multiply %1769, %1773 : tensor<2x3xf32>
    %1775 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1776 = stablehlo.broadcast_in_dim %1775, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1777 = stablehlo.multiply %1774, %1776 : tensor<2x3xf32>
    %1778 = stablehlo.add %1764, %1777 : tensor<2x3xf32>
    %1779 = stablehlo.constant dense<5.0> : tensor<f32>
    %1780 = stablehlo.broadcast_in_dim %1779, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1781 = stablehlo.add %arg2, %1780 : tensor<2x3xf32>
    %1782 = stablehlo.divide %1781, %1738 : tensor<2x3xf32>
    %1783 = stablehlo.multiply %1774, %1782 : tensor<2x3xf32>
    %1784 = stablehlo.constant dense<6.0> : tensor<f32>
    %1785 = stablehlo.broadcast_in_dim %1784, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1786 = stablehlo.add %arg2, %1785 : tensor<2x3xf32>
    %1787 = stablehlo.divide %1786, %1738 : tensor<2x3xf32>
    %1788 = stablehlo.multiply %1783, %1787 : tensor<2x3xf32>
    %1789 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %1790 = stablehlo.broadcast_in_dim %1789, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1791 = stablehlo.multiply %1788, %1790 : tensor<2x3xf32>
    %1792 = stablehlo.add %1778, %1791 : tensor<2x3xf32>
    %1793 = stablehlo.constant dense<7.0> : tensor<f32>
    %1794 = stablehlo.broadcast_in_dim %1793, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1795 = stablehlo.add %arg2, %1794 : tensor<2x3xf32>
    %1796 = stablehlo.divide %1795, %1738 : tensor<2x3xf32>
    %1797 = stablehlo.multiply %1788, %1796 : tensor<2x3xf32>
    %1798 = stablehlo.constant dense<8.0> : tensor<f32>
    %1799 = stablehlo.broadcast_in_dim %1798, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1800 = stablehlo.add %arg2, %1799 : tensor<2x3xf32>
    %1801 = stablehlo.divide %1800, %1738 : tensor<2x3xf32>
    %1802 = stablehlo.multiply %1797, %1801 : tensor<2x3xf32>
    %1803 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %1804 = stablehlo.broadcast_in_dim %1803, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1805 = stablehlo.multiply %1802, %1804 : tensor<2x3xf32>
    %1806 = stablehlo.add %1792, %1805 : tensor<2x3xf32>
    %1807 = stablehlo.constant dense<9.0> : tensor<f32>
    %1808 = stablehlo.broadcast_in_dim %1807, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1809 = stablehlo.add %arg2, %1808 : tensor<2x3xf32>
    %1810 = stablehlo.divide %1809, %1738 : tensor<2x3xf32>
    %1811 = stablehlo.multiply %1802, %1810 : tensor<2x3xf32>
    %1812 = stablehlo.constant dense<10.0> : tensor<f32>
    %1813 = stablehlo.broadcast_in_dim %1812, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1814 = stablehlo.add %arg2, %1813 : tensor<2x3xf32>
    %1815 = stablehlo.divide %1814, %1738 : tensor<2x3xf32>
    %1816 = stablehlo.multiply %1811, %1815 : tensor<2x3xf32>
    %1817 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %1818 = stablehlo.broadcast_in_dim %1817, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1819 = stablehlo.multiply %1816, %1818 : tensor<2x3xf32>
    %1820 = stablehlo.add %1806, %1819 : tensor<2x3xf32>
    %1821 = stablehlo.constant dense<11.0> : tensor<f32>
    %1822 = stablehlo.broadcast_in_dim %1821, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1823 = stablehlo.add %arg2, %1822 : tensor<2x3xf32>
    %1824 = stablehlo.divide %1823, %1738 : tensor<2x3xf32>
    %1825 = stablehlo.multiply %1816, %1824 : tensor<2x3xf32>
    %1826 = stablehlo.constant dense<12.0> : tensor<f32>
    %1827 = stablehlo.broadcast_in_dim %1826, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1828 = stablehlo.add %arg2, %1827 : tensor<2x3xf32>
    %1829 = stablehlo.divide %1828, %1738 : tensor<2x3xf32>
    %1830 = stablehlo.multiply %1825, %1829 : tensor<2x3xf32>
    %1831 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %1832 = stablehlo.broadcast_in_dim %1831, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1833 = stablehlo.multiply %1830, %1832 : tensor<2x3xf32>
    %1834 = stablehlo.add %1820, %1833 : tensor<2x3xf32>
    %1835 = stablehlo.constant dense<13.0> : tensor<f32>
    %1836 = stablehlo.broadcast_in_dim %1835, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1837 = stablehlo.add %arg2, %1836 : tensor<2x3xf32>
    %1838 = stablehlo.divide %1837, %1738 : tensor<2x3xf32>
    %1839 = stablehlo.multiply %1830, %1838 : tensor<2x3xf32>
    %1840 = stablehlo.constant dense<14.0> : tensor<f32>
    %1841 = stablehlo.broadcast_in_dim %1840, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1842 = stablehlo.add %arg2, %1841 : tensor<2x3xf32>
    %1843 = stablehlo.divide %1842, %1738 : tensor<2x3xf32>
    %1844 = stablehlo.multiply %1839, %1843 : tensor<2x3xf32>
    %1845 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %1846 = stablehlo.broadcast_in_dim %1845, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1847 = stablehlo.multiply %1844, %1846 : tensor<2x3xf32>
    %1848 = stablehlo.add %1834, %1847 : tensor<2x3xf32>
    %1849 = stablehlo.constant dense<1.0> : tensor<f32>
    %1850 = stablehlo.broadcast_in_dim %1849, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1851 = stablehlo.subtract %arg2, %1850 : tensor<2x3xf32>
    %1852 = stablehlo.constant dense<1.0> : tensor<f32>
    %1853 = stablehlo.broadcast_in_dim %1852, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1854 = stablehlo.divide %1853, %1851 : tensor<2x3xf32>
    %1855 = stablehlo.constant dense<0.5> : tensor<f32>
    %1856 = stablehlo.broadcast_in_dim %1855, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1857 = stablehlo.add %1856, %1848 : tensor<2x3xf32>
    %1858 = stablehlo.divide %1857, %1738 : tensor<2x3xf32>
    %1859 = stablehlo.add %1854, %1858 : tensor<2x3xf32>
    %1860 = stablehlo.multiply %1746, %1859 : tensor<2x3xf32>
    %1861 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %1862 = stablehlo.broadcast_in_dim %1861, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1863 = stablehlo.multiply %1735, %1862 : tensor<2x3xf32>
    %1864 = stablehlo.compare LE, %1746, %1863, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %1865 = stablehlo.add %1735, %1860 : tensor<2x3xf32>
    %1866 = stablehlo.select %1864, %1735, %1865 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1867 = stablehlo.constant dense<1.0> : tensor<f32>
    %1868 = stablehlo.broadcast_in_dim %1867, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1869 = stablehlo.subtract %1868, %arg2 : tensor<2x3xf32>
    %1870 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1871 = stablehlo.divide %1869, %1870 : tensor<2x3xf32>
    %1872 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1873 = stablehlo.power %1871, %1872 : tensor<2x3xf32>
    %1874 = stablehlo.constant dense<1.0> : tensor<f32>
    %1875 = stablehlo.broadcast_in_dim %1874, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1876 = stablehlo.add %1869, %1875 : tensor<2x3xf32>
    %1877 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1878 = stablehlo.divide %1876, %1877 : tensor<2x3xf32>
    %1879 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1880 = stablehlo.power %1878, %1879 : tensor<2x3xf32>
    %1881 = stablehlo.add %1873, %1880 : tensor<2x3xf32>
    %1882 = stablehlo.constant dense<2.0> : tensor<f32>
    %1883 = stablehlo.broadcast_in_dim %1882, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1884 = stablehlo.add %1869, %1883 : tensor<2x3xf32>
    %1885 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1886 = stablehlo.divide %1884, %1885 : tensor<2x3xf32>
    %1887 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1888 = stablehlo.power %1886, %1887 : tensor<2x3xf32>
    %1889 = stablehlo.add %1881, %1888 : tensor<2x3xf32>
    %1890 = stablehlo.constant dense<3.0> : tensor<f32>
    %1891 = stablehlo.broadcast_in_dim %1890, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1892 = stablehlo.add %1869, %1891 : tensor<2x3xf32>
    %1893 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1894 = stablehlo.divide %1892, %1893 : tensor<2x3xf32>
    %1895 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1896 = stablehlo.power %1894, %1895 : tensor<2x3xf32>
    %1897 = stablehlo.add %1889, %1896 : tensor<2x3xf32>
    %1898 = stablehlo.constant dense<4.0> : tensor<f32>
    %1899 = stablehlo.broadcast_in_dim %1898, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1900 = stablehlo.add %1869, %1899 : tensor<2x3xf32>
    %1901 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1902 = stablehlo.divide %1900, %1901 : tensor<2x3xf32>
    %1903 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1904 = stablehlo.power %1902, %1903 : tensor<2x3xf32>
    %1905 = stablehlo.add %1897, %1904 : tensor<2x3xf32>
    %1906 = stablehlo.constant dense<5.0> : tensor<f32>
    %1907 = stablehlo.broadcast_in_dim %1906, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1908 = stablehlo.add %1869, %1907 : tensor<2x3xf32>
    %1909 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1910 = stablehlo.divide %1908, %1909 : tensor<2x3xf32>
    %1911 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1912 = stablehlo.power %1910, %1911 : tensor<2x3xf32>
    %1913 = stablehlo.add %1905, %1912 : tensor<2x3xf32>
    %1914 = stablehlo.constant dense<6.0> : tensor<f32>
    %1915 = stablehlo.broadcast_in_dim %1914, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1916 = stablehlo.add %1869, %1915 : tensor<2x3xf32>
    %1917 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1918 = stablehlo.divide %1916, %1917 : tensor<2x3xf32>
    %1919 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1920 = stablehlo.power %1918, %1919 : tensor<2x3xf32>
    %1921 = stablehlo.add %1913, %1920 : tensor<2x3xf32>
    %1922 = stablehlo.constant dense<7.0> : tensor<f32>
    %1923 = stablehlo.broadcast_in_dim %1922, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1924 = stablehlo.add %1869, %1923 : tensor<2x3xf32>
    %1925 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1926 = stablehlo.divide %1924, %1925 : tensor<2x3xf32>
    %1927 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1928 = stablehlo.power %1926, %1927 : tensor<2x3xf32>
    %1929 = stablehlo.add %1921, %1928 : tensor<2x3xf32>
    %1930 = stablehlo.constant dense<8.0> : tensor<f32>
    %1931 = stablehlo.broadcast_in_dim %1930, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1932 = stablehlo.add %1869, %1931 : tensor<2x3xf32>
    %1933 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1934 = stablehlo.divide %1932, %1933 : tensor<2x3xf32>
    %1935 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1936 = stablehlo.power %1934, %1935 : tensor<2x3xf32>
    %1937 = stablehlo.add %1929, %1936 : tensor<2x3xf32>
    %1938 = stablehlo.constant dense<9.0> : tensor<f32>
    %1939 = stablehlo.broadcast_in_dim %1938, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1940 = stablehlo.add %1869, %1939 : tensor<2x3xf32>
    %1941 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1942 = stablehlo.divide %1940, %1941 : tensor<2x3xf32>
    %1943 = stablehlo.negate %arg2 : tensor<2x3xf32>
    %1944 = stablehlo.power %1942, %1943 : tensor<2x3xf32>
    %1945 = stablehlo.add %1937, %1944 : tensor<2x3xf32>
    %1946 = stablehlo.constant dense<10.0> : tensor<f32>
    %1947 = stablehlo.broadcast_in_dim %1946, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1948 = stablehlo.add %1869, %1947 : tensor<2x3xf32>
    %1949 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1950 = stablehlo.divide %1948, %1949 : tensor<2x3xf32>
    %1951 = stablehlo.constant dense<1.0> : tensor<f32>
    %1952 = stablehlo.broadcast_in_dim %1951, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1953 = stablehlo.subtract %1952, %arg2 : tensor<2x3xf32>
    %1954 = stablehlo.power %1950, %1953 : tensor<2x3xf32>
    %1955 = stablehlo.broadcast_in_dim %1441, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1956 = stablehlo.multiply %1954, %1955 : tensor<2x3xf32>
    %1957 = stablehlo.divide %arg2, %1948 : tensor<2x3xf32>
    %1958 = stablehlo.constant dense<0.083333336> : tensor<f32>
    %1959 = stablehlo.broadcast_in_dim %1958, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1960 = stablehlo.multiply %1957, %1959 : tensor<2x3xf32>
    %1961 = stablehlo.constant dense<1.0> : tensor<f32>
    %1962 = stablehlo.broadcast_in_dim %1961, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1963 = stablehlo.add %arg2, %1962 : tensor<2x3xf32>
    %1964 = stablehlo.divide %1963, %1948 : tensor<2x3xf32>
    %1965 = stablehlo.multiply %1957, %1964 : tensor<2x3xf32>
    %1966 = stablehlo.constant dense<2.0> : tensor<f32>
    %1967 = stablehlo.broadcast_in_dim %1966, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1968 = stablehlo.add %arg2, %1967 : tensor<2x3xf32>
    %1969 = stablehlo.divide %1968, %1948 : tensor<2x3xf32>
    %1970 = stablehlo.multiply %1965, %1969 : tensor<2x3xf32>
    %1971 = stablehlo.constant dense<-0.0013888889> : tensor<f32>
    %1972 = stablehlo.broadcast_in_dim %1971, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1973 = stablehlo.multiply %1970, %1972 : tensor<2x3xf32>
    %1974 = stablehlo.add %1960, %1973 : tensor<2x3xf32>
    %1975 = stablehlo.constant dense<3.0> : tensor<f32>
    %1976 = stablehlo.broadcast_in_dim %1975, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1977 = stablehlo.add %arg2, %1976 : tensor<2x3xf32>
    %1978 = stablehlo.divide %1977, %1948 : tensor<2x3xf32>
    %1979 = stablehlo.multiply %1970, %1978 : tensor<2x3xf32>
    %1980 = stablehlo.constant dense<4.0> : tensor<f32>
    %1981 = stablehlo.broadcast_in_dim %1980, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1982 = stablehlo.add %arg2, %1981 : tensor<2x3xf32>
    %1983 = stablehlo.divide %1982, %1948 : tensor<2x3xf32>
    %1984 = stablehlo.multiply %1979, %1983 : tensor<2x3xf32>
    %1985 = stablehlo.constant dense<3.3068784e-5> : tensor<f32>
    %1986 = stablehlo.broadcast_in_dim %1985, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1987 = stablehlo.multiply %1984, %1986 : tensor<2x3xf32>
    %1988 = stablehlo.add %1974, %1987 : tensor<2x3xf32>
    %1989 = stablehlo.constant dense<5.0> : tensor<f32>
    %1990 = stablehlo.broadcast_in_dim %1989, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1991 = stablehlo.add %arg2, %1990 : tensor<2x3xf32>
    %1992 = stablehlo.divide %1991, %1948 : tensor<2x3xf32>
    %1993 = stablehlo.multiply %1984, %1992 : tensor<2x3xf32>
    %1994 = stablehlo.constant dense<6.0> : tensor<f32>
    %1995 = stablehlo.broadcast_in_dim %1994, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1996 = stablehlo.add %arg2, %1995 : tensor<2x3xf32>
    %1997 = stablehlo.divide %1996, %1948 : tensor<2x3xf32>
    %1998 = stablehlo.multiply %1993, %1997 : tensor<2x3xf32>
    %1999 = stablehlo.constant dense<-8.267196e-7> : tensor<f32>
    %2000 = stablehlo.broadcast_in_dim %1999, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2001 = stablehlo.multiply %1998, %2000 : tensor<2x3xf32>
    %2002 = stablehlo.add %1988, %2001 : tensor<2x3xf32>
    %2003 = stablehlo.constant dense<7.0> : tensor<f32>
    %2004 = stablehlo.broadcast_in_dim %2003, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2005 = stablehlo.add %arg2, %2004 : tensor<2x3xf32>
    %2006 = stablehlo.divide %2005, %1948 : tensor<2x3xf32>
    %2007 = stablehlo.multiply %1998, %2006 : tensor<2x3xf32>
    %2008 = stablehlo.constant dense<8.0> : tensor<f32>
    %2009 = stablehlo.broadcast_in_dim %2008, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2010 = stablehlo.add %arg2, %2009 : tensor<2x3xf32>
    %2011 = stablehlo.divide %2010, %1948 : tensor<2x3xf32>
    %2012 = stablehlo.multiply %2007, %2011 : tensor<2x3xf32>
    %2013 = stablehlo.constant dense<2.0876756e-8> : tensor<f32>
    %2014 = stablehlo.broadcast_in_dim %2013, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2015 = stablehlo.multiply %2012, %2014 : tensor<2x3xf32>
    %2016 = stablehlo.add %2002, %2015 : tensor<2x3xf32>
    %2017 = stablehlo.constant dense<9.0> : tensor<f32>
    %2018 = stablehlo.broadcast_in_dim %2017, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2019 = stablehlo.add %arg2, %2018 : tensor<2x3xf32>
    %2020 = stablehlo.divide %2019, %1948 : tensor<2x3xf32>
    %2021 = stablehlo.multiply %2012, %2020 : tensor<2x3xf32>
    %2022 = stablehlo.constant dense<10.0> : tensor<f32>
    %2023 = stablehlo.broadcast_in_dim %2022, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2024 = stablehlo.add %arg2, %2023 : tensor<2x3xf32>
    %2025 = stablehlo.divide %2024, %1948 : tensor<2x3xf32>
    %2026 = stablehlo.multiply %2021, %2025 : tensor<2x3xf32>
    %2027 = stablehlo.constant dense<-5.2841903e-10> : tensor<f32>
    %2028 = stablehlo.broadcast_in_dim %2027, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2029 = stablehlo.multiply %2026, %2028 : tensor<2x3xf32>
    %2030 = stablehlo.add %2016, %2029 : tensor<2x3xf32>
    %2031 = stablehlo.constant dense<11.0> : tensor<f32>
    %2032 = stablehlo.broadcast_in_dim %2031, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2033 = stablehlo.add %arg2, %2032 : tensor<2x3xf32>
    %2034 = stablehlo.divide %2033, %1948 : tensor<2x3xf32>
    %2035 = stablehlo.multiply %2026, %2034 : tensor<2x3xf32>
    %2036 = stablehlo.constant dense<12.0> : tensor<f32>
    %2037 = stablehlo.broadcast_in_dim %2036, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2038 = stablehlo.add %arg2, %2037 : tensor<2x3xf32>
    %2039 = stablehlo.divide %2038, %1948 : tensor<2x3xf32>
    %2040 = stablehlo.multiply %2035, %2039 : tensor<2x3xf32>
    %2041 = stablehlo.constant dense<1.3382536e-11> : tensor<f32>
    %2042 = stablehlo.broadcast_in_dim %2041, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2043 = stablehlo.multiply %2040, %2042 : tensor<2x3xf32>
    %2044 = stablehlo.add %2030, %2043 : tensor<2x3xf32>
    %2045 = stablehlo.constant dense<13.0> : tensor<f32>
    %2046 = stablehlo.broadcast_in_dim %2045, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2047 = stablehlo.add %arg2, %2046 : tensor<2x3xf32>
    %2048 = stablehlo.divide %2047, %1948 : tensor<2x3xf32>
    %2049 = stablehlo.multiply %2040, %2048 : tensor<2x3xf32>
    %2050 = stablehlo.constant dense<14.0> : tensor<f32>
    %2051 = stablehlo.broadcast_in_dim %2050, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2052 = stablehlo.add %arg2, %2051 : tensor<2x3xf32>
    %2053 = stablehlo.divide %2052, %1948 : tensor<2x3xf32>
    %2054 = stablehlo.multiply %2049, %2053 : tensor<2x3xf32>
    %2055 = stablehlo.constant dense<-3.3896803e-13> : tensor<f32>
    %2056 = stablehlo.broadcast_in_dim %2055, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2057 = stablehlo.multiply %2054, %2056 : tensor<2x3xf32>
    %2058 = stablehlo.add %2044, %2057 : tensor<2x3xf32>
    %2059 = stablehlo.constant dense<1.0> : tensor<f32>
    %2060 = stablehlo.broadcast_in_dim %2059, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2061 = stablehlo.subtract %arg2, %2060 : tensor<2x3xf32>
    %2062 = stablehlo.constant dense<1.0> : tensor<f32>
    %2063 = stablehlo.broadcast_in_dim %2062, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2064 = stablehlo.divide %2063, %2061 : tensor<2x3xf32>
    %2065 = stablehlo.constant dense<0.5> : tensor<f32>
    %2066 = stablehlo.broadcast_in_dim %2065, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2067 = stablehlo.add %2066, %2058 : tensor<2x3xf32>
    %2068 = stablehlo.divide %2067, %1948 : tensor<2x3xf32>
    %2069 = stablehlo.add %2064, %2068 : tensor<2x3xf32>
    %2070 = stablehlo.multiply %1956, %2069 : tensor<2x3xf32>
    %2071 = stablehlo.constant dense<1.0e-18> : tensor<f32>
    %2072 = stablehlo.broadcast_in_dim %2071, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2073 = stablehlo.multiply %1945, %2072 : tensor<2x3xf32>
    %2074 = stablehlo.compare LE, %1956, %2073, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2075 = stablehlo.add %1945, %2070 : tensor<2x3xf32>
    %2076 = stablehlo.select %2074, %1945, %2075 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2077 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2078 = stablehlo.broadcast_in_dim %2077, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2079 = stablehlo.compare EQ, %2076, %2078, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2080 = stablehlo.constant dense<0.0> : tensor<f32>
    %2081 = stablehlo.broadcast_in_dim %2080, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2082 = stablehlo.select %2079, %2081, %2076 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2083 = stablehlo.subtract %1866, %2082 : tensor<2x3xf32>
    %2084 = stablehlo.add %1659, %2083 : tensor<2x3xf32>
    %2085 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2086 = stablehlo.broadcast_in_dim %2085, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2087 = stablehlo.compare EQ, %1659, %2086, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2088 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2089 = stablehlo.broadcast_in_dim %2088, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2090 = stablehlo.compare EQ, %1866, %2089, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2091 = stablehlo.and %2087, %2090 : tensor<2x3xi1>
    %2092 = stablehlo.constant dense<0.5> : tensor<f32>
    %2093 = stablehlo.broadcast_in_dim %2092, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2094 = stablehlo.subtract %1448, %2093 : tensor<2x3xf32>
    %2095 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %2096 = stablehlo.broadcast_in_dim %2095, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2097 = stablehlo.multiply %2094, %2096 : tensor<2x3xf32>
    %2098 = stablehlo.constant dense<3.4028235e38> : tensor<f32>
    %2099 = stablehlo.broadcast_in_dim %2098, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2100 = stablehlo.multiply %2097, %2099 : tensor<2x3xf32>
    %2101 = stablehlo.subtract %1659, %1866 : tensor<2x3xf32>
    %2102 = stablehlo.select %2091, %2100, %2101 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2103 = stablehlo.add %2102, %2082 : tensor<2x3xf32>
    %2104 = stablehlo.constant dense<0.5> : tensor<f32>
    %2105 = stablehlo.broadcast_in_dim %2104, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2106 = stablehlo.multiply %arg2, %2105 : tensor<2x3xf32>
    %2107 = stablehlo.floor %2106 : tensor<2x3xf32>
    %2108 = stablehlo.subtract %2106, %2107 : tensor<2x3xf32>
    %2109 = stablehlo.constant dense<0.0> : tensor<f32>
    %2110 = stablehlo.broadcast_in_dim %2109, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2111 = stablehlo.compare EQ, %2108, %2110, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2112 = stablehlo.select %2111, %2084, %2103 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2113 = stablehlo.select %1444, %2112, %1659 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2114 = stablehlo.broadcast_in_dim %1427, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2115 = stablehlo.select %1440, %2113, %2114 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2116 = stablehlo.floor %arg2 : tensor<2x3xf32>
    %2117 = stablehlo.compare EQ, %arg2, %2116, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2118 = stablehlo.and %1430, %2117 : tensor<2x3xi1>
    %2119 = stablehlo.constant dense<0.5> : tensor<f32>
    %2120 = stablehlo.broadcast_in_dim %2119, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2121 = stablehlo.multiply %arg2, %2120 : tensor<2x3xf32>
    %2122 = stablehlo.floor %2121 : tensor<2x3xf32>
    %2123 = stablehlo.subtract %2121, %2122 : tensor<2x3xf32>
    %2124 = stablehlo.constant dense<0.0> : tensor<f32>
    %2125 = stablehlo.broadcast_in_dim %2124, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2126 = stablehlo.compare EQ, %2123, %2125, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2127 = stablehlo.broadcast_in_dim %1426, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2128 = stablehlo.broadcast_in_dim %1427, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2129 = stablehlo.select %2126, %2127, %2128 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2130 = stablehlo.select %2118, %2129, %2115 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2131 = stablehlo.constant dense<1.0> : tensor<f32>
    %2132 = stablehlo.broadcast_in_dim %2131, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2133 = stablehlo.compare EQ, %arg2, %2132, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2134 = stablehlo.broadcast_in_dim %1426, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2135 = stablehlo.select %2133, %2134, %2130 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2136 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2137 = stablehlo.constant dense<0x7FF8000000000000> : tensor<f64>
    %2138 = stablehlo.constant dense<0.0> : tensor<f64>
    %2139 = stablehlo.broadcast_in_dim %2138, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2140 = stablehlo.compare LE, %arg3, %2139, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2141 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %2142 = stablehlo.compare EQ, %arg3, %2141, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2143 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2144 = stablehlo.broadcast_in_dim %2143, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2145 = stablehlo.compare LT, %arg3, %2144, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2146 = stablehlo.select %2140, %2142, %2145 : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %2147 = stablehlo.constant dense<1.0> : tensor<f64>
    %2148 = stablehlo.broadcast_in_dim %2147, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2149 = stablehlo.compare GE, %arg3, %2148, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2150 = stablehlo.and %2146, %2149 : tensor<2x3xi1>
    %2151 = stablehlo.constant dense<1.0> : tensor<f64>
    %2152 = stablehlo.constant dense<0.0> : tensor<f64>
    %2153 = stablehlo.broadcast_in_dim %2152, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2154 = stablehlo.compare LT, %arg3, %2153, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2155 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2156 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2157 = stablehlo.floor %2156 : tensor<2x3xf64>
    %2158 = stablehlo.subtract %2155, %2157 : tensor<2x3xf64>
    %2159 = stablehlo.constant dense<1.0> : tensor<f64>
    %2160 = stablehlo.broadcast_in_dim %2159, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2161 = stablehlo.subtract %2160, %2158 : tensor<2x3xf64>
    %2162 = stablehlo.select %2154, %2161, %arg3 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2163 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2164 = stablehlo.divide %2162, %2163 : tensor<2x3xf64>
    %2165 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2166 = stablehlo.power %2164, %2165 : tensor<2x3xf64>
    %2167 = stablehlo.constant dense<1.0> : tensor<f64>
    %2168 = stablehlo.broadcast_in_dim %2167, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2169 = stablehlo.add %2162, %2168 : tensor<2x3xf64>
    %2170 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2171 = stablehlo.divide %2169, %2170 : tensor<2x3xf64>
    %2172 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2173 = stablehlo.power %2171, %2172 : tensor<2x3xf64>
    %2174 = stablehlo.add %2166, %2173 : tensor<2x3xf64>
    %2175 = stablehlo.constant dense<2.0> : tensor<f64>
    %2176 = stablehlo.broadcast_in_dim %2175, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2177 = stablehlo.add %2162, %2176 : tensor<2x3xf64>
    %2178 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2179 = stablehlo.divide %2177, %2178 : tensor<2x3xf64>
    %2180 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2181 = stablehlo.power %2179, %2180 : tensor<2x3xf64>
    %2182 = stablehlo.add %2174, %2181 : tensor<2x3xf64>
    %2183 = stablehlo.constant dense<3.0> : tensor<f64>
    %2184 = stablehlo.broadcast_in_dim %2183, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2185 = stablehlo.add %2162, %2184 : tensor<2x3xf64>
    %2186 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2187 = stablehlo.divide %2185, %2186 : tensor<2x3xf64>
    %2188 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2189 = stablehlo.power %2187, %2188 : tensor<2x3xf64>
    %2190 = stablehlo.add %2182, %2189 : tensor<2x3xf64>
    %2191 = stablehlo.constant dense<4.0> : tensor<f64>
    %2192 = stablehlo.broadcast_in_dim %2191, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2193 = stablehlo.add %2162, %2192 : tensor<2x3xf64>
    %2194 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2195 = stablehlo.divide %2193, %2194 : tensor<2x3xf64>
    %2196 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2197 = stablehlo.power %2195, %2196 : tensor<2x3xf64>
    %2198 = stablehlo.add %2190, %2197 : tensor<2x3xf64>
    %2199 = stablehlo.constant dense<5.0> : tensor<f64>
    %2200 = stablehlo.broadcast_in_dim %2199, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2201 = stablehlo.add %2162, %2200 : tensor<2x3xf64>
    %2202 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2203 = stablehlo.divide %2201, %2202 : tensor<2x3xf64>
    %2204 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2205 = stablehlo.power %2203, %2204 : tensor<2x3xf64>
    %2206 = stablehlo.add %2198, %2205 : tensor<2x3xf64>
    %2207 = stablehlo.constant dense<6.0> : tensor<f64>
    %2208 = stablehlo.broadcast_in_dim %2207, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2209 = stablehlo.add %2162, %2208 : tensor<2x3xf64>
    %2210 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2211 = stablehlo.divide %2209, %2210 : tensor<2x3xf64>
    %2212 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2213 = stablehlo.power %2211, %2212 : tensor<2x3xf64>
    %2214 = stablehlo.add %2206, %2213 : tensor<2x3xf64>
    %2215 = stablehlo.constant dense<7.0> : tensor<f64>
    %2216 = stablehlo.broadcast_in_dim %2215, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2217 = stablehlo.add %2162, %2216 : tensor<2x3xf64>
    %2218 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2219 = stablehlo.divide %2217, %2218 : tensor<2x3xf64>
    %2220 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2221 = stablehlo.power %2219, %2220 : tensor<2x3xf64>
    %2222 = stablehlo.add %2214, %2221 : tensor<2x3xf64>
    %2223 = stablehlo.constant dense<8.0> : tensor<f64>
    %2224 = stablehlo.broadcast_in_dim %2223, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2225 = stablehlo.add %2162, %2224 : tensor<2x3xf64>
    %2226 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2227 = stablehlo.divide %2225, %2226 : tensor<2x3xf64>
    %2228 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2229 = stablehlo.power %2227, %2228 : tensor<2x3xf64>
    %2230 = stablehlo.add %2222, %2229 : tensor<2x3xf64>
    %2231 = stablehlo.constant dense<9.0> : tensor<f64>
    %2232 = stablehlo.broadcast_in_dim %2231, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2233 = stablehlo.add %2162, %2232 : tensor<2x3xf64>
    %2234 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2235 = stablehlo.divide %2233, %2234 : tensor<2x3xf64>
    %2236 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2237 = stablehlo.power %2235, %2236 : tensor<2x3xf64>
    %2238 = stablehlo.add %2230, %2237 : tensor<2x3xf64>
    %2239 = stablehlo.constant dense<10.0> : tensor<f64>
    %2240 = stablehlo.broadcast_in_dim %2239, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2241 = stablehlo.add %2162, %2240 : tensor<2x3xf64>
    %2242 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2243 = stablehlo.divide %2241, %2242 : tensor<2x3xf64>
    %2244 = stablehlo.constant dense<1.0> : tensor<f64>
    %2245 = stablehlo.broadcast_in_dim %2244, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2246 = stablehlo.subtract %2245, %arg3 : tensor<2x3xf64>
    %2247 = stablehlo.power %2243, %2246 : tensor<2x3xf64>
    %2248 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2249 = stablehlo.multiply %2247, %2248 : tensor<2x3xf64>
    %2250 = stablehlo.divide %arg3, %2241 : tensor<2x3xf64>
    %2251 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %2252 = stablehlo.broadcast_in_dim %2251, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2253 = stablehlo.multiply %2250, %2252 : tensor<2x3xf64>
    %2254 = stablehlo.constant dense<1.0> : tensor<f64>
    %2255 = stablehlo.broadcast_in_dim %2254, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2256 = stablehlo.add %arg3, %2255 : tensor<2x3xf64>
    %2257 = stablehlo.divide %2256, %2241 : tensor<2x3xf64>
    %2258 = stablehlo.multiply %2250, %2257 : tensor<2x3xf64>
    %2259 = stablehlo.constant dense<2.0> : tensor<f64>
    %2260 = stablehlo.broadcast_in_dim %2259, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2261 = stablehlo.add %arg3, %2260 : tensor<2x3xf64>
    %2262 = stablehlo.divide %2261, %2241 : tensor<2x3xf64>
    %2263 = stablehlo.multiply %2258, %2262 : tensor<2x3xf64>
    %2264 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %2265 = stablehlo.broadcast_in_dim %2264, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2266 = stablehlo.multiply %2263, %2265 : tensor<2x3xf64>
    %2267 = stablehlo.add %2253, %2266 : tensor<2x3xf64>
    %2268 = stablehlo.constant dense<3.0> : tensor<f64>
    %2269 = stablehlo.broadcast_in_dim %2268, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2270 = stablehlo.add %arg3, %2269 : tensor<2x3xf64>
    %2271 = stablehlo.divide %2270, %2241 : tensor<2x3xf64>
    %2272 = stablehlo.multiply %2263, %2271 : tensor<2x3xf64>
    %2273 = stablehlo.constant dense<4.0> : tensor<f64>
    %2274 = stablehlo.broadcast_in_dim %2273, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2275 = stablehlo.add %arg3, %2274 : tensor<2x3xf64>
    %2276 = stablehlo.divide %2275, %2241 : tensor<2x3xf64>
    %2277 = stablehlo.multiply %2272, %2276 : tensor<2x3xf64>
    %2278 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %2279 = stablehlo.broadcast_in_dim %2278, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2280 = stablehlo.multiply %2277, %2279 : tensor<2x3xf64>
    %2281 = stablehlo.add %2267, %2280 : tensor<2x3xf64>
    %2282 = stablehlo.constant dense<5.0> : tensor<f64>
    %2283 = stablehlo.broadcast_in_dim %2282, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2284 = stablehlo.add %arg3, %2283 : tensor<2x3xf64>
    %2285 = stablehlo.divide %2284, %2241 : tensor<2x3xf64>
    %2286 = stablehlo.multiply %2277, %2285 : tensor<2x3xf64>
    %2287 = stablehlo.constant dense<6.0> : tensor<f64>
    %2288 = stablehlo.broadcast_in_dim %2287, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2289 = stablehlo.add %arg3, %2288 : tensor<2x3xf64>
    %2290 = stablehlo.divide %2289, %2241 : tensor<2x3xf64>
    %2291 = stablehlo.multiply %2286, %2290 : tensor<2x3xf64>
    %2292 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %2293 = stablehlo.broadcast_in_dim %2292, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2294 = stablehlo.multiply %2291, %2293 : tensor<2x3xf64>
    %2295 = stablehlo.add %2281, %2294 : tensor<2x3xf64>
    %2296 = stablehlo.constant dense<7.0> : tensor<f64>
    %2297 = stablehlo.broadcast_in_dim %2296, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2298 = stablehlo.add %arg3, %2297 : tensor<2x3xf64>
    %2299 = stablehlo.divide %2298, %2241 : tensor<2x3xf64>
    %2300 = stablehlo.multiply %2291, %2299 : tensor<2x3xf64>
    %2301 = stablehlo.constant dense<8.0> : tensor<f64>
    %2302 = stablehlo.broadcast_in_dim %2301, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2303 = stablehlo.add %arg3, %2302 : tensor<2x3xf64>
    %2304 = stablehlo.divide %2303, %2241 : tensor<2x3xf64>
    %2305 = stablehlo.multiply %2300, %2304 : tensor<2x3xf64>
    %2306 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %2307 = stablehlo.broadcast_in_dim %2306, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2308 = stablehlo.multiply %2305, %2307 : tensor<2x3xf64>
    %2309 = stablehlo.add %2295, %2308 : tensor<2x3xf64>
    %2310 = stablehlo.constant dense<9.0> : tensor<f64>
    %2311 = stablehlo.broadcast_in_dim %2310, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2312 = stablehlo.add %arg3, %2311 : tensor<2x3xf64>
    %2313 = stablehlo.divide %2312, %2241 : tensor<2x3xf64>
    %2314 = stablehlo.multiply %2305, %2313 : tensor<2x3xf64>
    %2315 = stablehlo.constant dense<10.0> : tensor<f64>
    %2316 = stablehlo.broadcast_in_dim %2315, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2317 = stablehlo.add %arg3, %2316 : tensor<2x3xf64>
    %2318 = stablehlo.divide %2317, %2241 : tensor<2x3xf64>
    %2319 = stablehlo.multiply %2314, %2318 : tensor<2x3xf64>
    %2320 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %2321 = stablehlo.broadcast_in_dim %2320, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2322 = stablehlo.multiply %2319, %2321 : tensor<2x3xf64>
    %2323 = stablehlo.add %2309, %2322 : tensor<2x3xf64>
    %2324 = stablehlo.constant dense<11.0> : tensor<f64>
    %2325 = stablehlo.broadcast_in_dim %2324, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2326 = stablehlo.add %arg3, %2325 : tensor<2x3xf64>
    %2327 = stablehlo.divide %2326, %2241 : tensor<2x3xf64>
    %2328 = stablehlo.multiply %2319, %2327 : tensor<2x3xf64>
    %2329 = stablehlo.constant dense<12.0> : tensor<f64>
    %2330 = stablehlo.broadcast_in_dim %2329, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2331 = stablehlo.add %arg3, %2330 : tensor<2x3xf64>
    %2332 = stablehlo.divide %2331, %2241 : tensor<2x3xf64>
    %2333 = stablehlo.multiply %2328, %2332 : tensor<2x3xf64>
    %2334 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %2335 = stablehlo.broadcast_in_dim %2334, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2336 = stablehlo.multiply %2333, %2335 : tensor<2x3xf64>
    %2337 = stablehlo.add %2323, %2336 : tensor<2x3xf64>
    %2338 = stablehlo.constant dense<13.0> : tensor<f64>
    %2339 = stablehlo.broadcast_in_dim %2338, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2340 = stablehlo.add %arg3, %2339 : tensor<2x3xf64>
    %2341 = stablehlo.divide %2340, %2241 : tensor<2x3xf64>
    %2342 = stablehlo.multiply %2333, %2341 : tensor<2x3xf64>
    %2343 = stablehlo.constant dense<14.0> : tensor<f64>
    %2344 = stablehlo.broadcast_in_dim %2343, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2345 = stablehlo.add %arg3, %2344 : tensor<2x3xf64>
    %2346 = stablehlo.divide %2345, %2241 : tensor<2x3xf64>
    %2347 = stablehlo.multiply %2342, %2346 : tensor<2x3xf64>
    %2348 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %2349 = stablehlo.broadcast_in_dim %2348, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2350 = stablehlo.multiply %2347, %2349 : tensor<2x3xf64>
    %2351 = stablehlo.add %2337, %2350 : tensor<2x3xf64>
    %2352 = stablehlo.constant dense<1.0> : tensor<f64>
    %2353 = stablehlo.broadcast_in_dim %2352, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2354 = stablehlo.subtract %arg3, %2353 : tensor<2x3xf64>
    %2355 = stablehlo.constant dense<1.0> : tensor<f64>
    %2356 = stablehlo.broadcast_in_dim %2355, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2357 = stablehlo.divide %2356, %2354 : tensor<2x3xf64>
    %2358 = stablehlo.constant dense<0.5> : tensor<f64>
    %2359 = stablehlo.broadcast_in_dim %2358, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2360 = stablehlo.add %2359, %2351 : tensor<2x3xf64>
    %2361 = stablehlo.divide %2360, %2241 : tensor<2x3xf64>
    %2362 = stablehlo.add %2357, %2361 : tensor<2x3xf64>
    %2363 = stablehlo.multiply %2249, %2362 : tensor<2x3xf64>
    %2364 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %2365 = stablehlo.broadcast_in_dim %2364, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2366 = stablehlo.multiply %2238, %2365 : tensor<2x3xf64>
    %2367 = stablehlo.compare LE, %2249, %2366, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2368 = stablehlo.add %2238, %2363 : tensor<2x3xf64>
    %2369 = stablehlo.select %2367, %2238, %2368 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2370 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2371 = stablehlo.divide %2158, %2370 : tensor<2x3xf64>
    %2372 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2373 = stablehlo.power %2371, %2372 : tensor<2x3xf64>
    %2374 = stablehlo.constant dense<1.0> : tensor<f64>
    %2375 = stablehlo.broadcast_in_dim %2374, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2376 = stablehlo.add %2158, %2375 : tensor<2x3xf64>
    %2377 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2378 = stablehlo.divide %2376, %2377 : tensor<2x3xf64>
    %2379 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2380 = stablehlo.power %2378, %2379 : tensor<2x3xf64>
    %2381 = stablehlo.add %2373, %2380 : tensor<2x3xf64>
    %2382 = stablehlo.constant dense<2.0> : tensor<f64>
    %2383 = stablehlo.broadcast_in_dim %2382, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2384 = stablehlo.add %2158, %2383 : tensor<2x3xf64>
    %2385 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2386 = stablehlo.divide %2384, %2385 : tensor<2x3xf64>
    %2387 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2388 = stablehlo.power %2386, %2387 : tensor<2x3xf64>
    %2389 = stablehlo.add %2381, %2388 : tensor<2x3xf64>
    %2390 = stablehlo.constant dense<3.0> : tensor<f64>
    %2391 = stablehlo.broadcast_in_dim %2390, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2392 = stablehlo.add %2158, %2391 : tensor<2x3xf64>
    %2393 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2394 = stablehlo.divide %2392, %2393 : tensor<2x3xf64>
    %2395 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2396 = stablehlo.power %2394, %2395 : tensor<2x3xf64>
    %2397 = stablehlo.add %2389, %2396 : tensor<2x3xf64>
    %2398 = stablehlo.constant dense<4.0> : tensor<f64>
    %2399 = stablehlo.broadcast_in_dim %2398, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2400 = stablehlo.add %2158, %2399 : tensor<2x3xf64>
    %2401 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2402 = stablehlo.divide %2400, %2401 : tensor<2x3xf64>
    %2403 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2404 = stablehlo.power %2402, %2403 : tensor<2x3xf64>
    %2405 = stablehlo.add %2397, %2404 : tensor<2x3xf64>
    %2406 = stablehlo.constant dense<5.0> : tensor<f64>
    %2407 = stablehlo.broadcast_in_dim %2406, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2408 = stablehlo.add %2158, %2407 : tensor<2x3xf64>
    %2409 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2410 = stablehlo.divide %2408, %2409 : tensor<2x3xf64>
    %2411 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2412 = stablehlo.power %2410, %2411 : tensor<2x3xf64>
    %2413 = stablehlo.add %2405, %2412 : tensor<2x3xf64>
    %2414 = stablehlo.constant dense<6.0> : tensor<f64>
    %2415 = stablehlo.broadcast_in_dim %2414, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2416 = stablehlo.add %2158, %2415 : tensor<2x3xf64>
    %2417 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2418 = stablehlo.divide %2416, %2417 : tensor<2x3xf64>
    %2419 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2420 = stablehlo.power %2418, %2419 : tensor<2x3xf64>
    %2421 = stablehlo.add %2413, %2420 : tensor<2x3xf64>
    %2422 = stablehlo.constant dense<7.0> : tensor<f64>
    %2423 = stablehlo.broadcast_in_dim %2422, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2424 = stablehlo.add %2158, %2423 : tensor<2x3xf64>
    %2425 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2426 = stablehlo.divide %2424, %2425 : tensor<2x3xf64>
    %2427 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2428 = stablehlo.power %2426, %2427 : tensor<2x3xf64>
    %2429 = stablehlo.add %2421, %2428 : tensor<2x3xf64>
    %2430 = stablehlo.constant dense<8.0> : tensor<f64>
    %2431 = stablehlo.broadcast_in_dim %2430, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2432 = stablehlo.add %2158, %2431 : tensor<2x3xf64>
    %2433 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2434 = stablehlo.divide %2432, %2433 : tensor<2x3xf64>
    %2435 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2436 = stablehlo.power %2434, %2435 : tensor<2x3xf64>
    %2437 = stablehlo.add %2429, %2436 : tensor<2x3xf64>
    %2438 = stablehlo.constant dense<9.0> : tensor<f64>
    %2439 = stablehlo.broadcast_in_dim %2438, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2440 = stablehlo.add %2158, %2439 : tensor<2x3xf64>
    %2441 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2442 = stablehlo.divide %2440, %2441 : tensor<2x3xf64>
    %2443 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2444 = stablehlo.power %2442, %2443 : tensor<2x3xf64>
    %2445 = stablehlo.add %2437, %2444 : tensor<2x3xf64>
    %2446 = stablehlo.constant dense<10.0> : tensor<f64>
    %2447 = stablehlo.broadcast_in_dim %2446, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2448 = stablehlo.add %2158, %2447 : tensor<2x3xf64>
    %2449 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2450 = stablehlo.divide %2448, %2449 : tensor<2x3xf64>
    %2451 = stablehlo.constant dense<1.0> : tensor<f64>
    %2452 = stablehlo.broadcast_in_dim %2451, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2453 = stablehlo.subtract %2452, %arg3 : tensor<2x3xf64>
    %2454 = stablehlo.power %2450, %2453 : tensor<2x3xf64>
    %2455 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2456 = stablehlo.multiply %2454, %2455 : tensor<2x3xf64>
    %2457 = stablehlo.divide %arg3, %2448 : tensor<2x3xf64>
    %2458 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %2459 = stablehlo.broadcast_in_dim %2458, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2460 = stablehlo.multiply %2457, %2459 : tensor<2x3xf64>
    %2461 = stablehlo.constant dense<1.0> : tensor<f64>
    %2462 = stablehlo.broadcast_in_dim %2461, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2463 = stablehlo.add %arg3, %2462 : tensor<2x3xf64>
    %2464 = stablehlo.divide %2463, %2448 : tensor<2x3xf64>
    %2465 = stablehlo.multiply %2457, %2464 : tensor<2x3xf64>
    %2466 = stablehlo.constant dense<2.0> : tensor<f64>
    %2467 = stablehlo.broadcast_in_dim %2466, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2468 = stablehlo.add %arg3, %2467 : tensor<2x3xf64>
    %2469 = stablehlo.divide %2468, %2448 : tensor<2x3xf64>
    %2470 = stablehlo.multiply %2465, %2469 : tensor<2x3xf64>
    %2471 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %2472 = stablehlo.broadcast_in_dim %2471, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2473 = stablehlo.multiply %2470, %2472 : tensor<2x3xf64>
    %2474 = stablehlo.add %2460, %2473 : tensor<2x3xf64>
    %2475 = stablehlo.constant dense<3.0> : tensor<f64>
    %2476 = stablehlo.broadcast_in_dim %2475, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2477 = stablehlo.add %arg3, %2476 : tensor<2x3xf64>
    %2478 = stablehlo.divide %2477, %2448 : tensor<2x3xf64>
    %2479 = stablehlo.multiply %2470, %2478 : tensor<2x3xf64>
    %2480 = stablehlo.constant dense<4.0> : tensor<f64>
    %2481 = stablehlo.broadcast_in_dim %2480, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2482 = stablehlo.add %arg3, %2481 : tensor<2x3xf64>
    %2483 = stablehlo.divide %2482, %2448 : tensor<2x3xf64>
    %2484 = stablehlo.multiply %2479, %2483 : tensor<2x3xf64>
    %2485 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %2486 = stablehlo.broadcast_in_dim %2485, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2487 = stablehlo.multiply %2484, %2486 : tensor<2x3xf64>
    %2488 = stablehlo.add %2474, %2487 : tensor<2x3xf64>
    %2489 = stablehlo.constant dense<5.0> : tensor<f64>
    %2490 = stablehlo.broadcast_in_dim %2489, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2491 = stablehlo.add %arg3, %2490 : tensor<2x3xf64>
    %2492 = stablehlo.divide %2491, %2448 : tensor<2x3xf64>
    %2493 = stablehlo.multiply %2484, %2492 : tensor<2x3xf64>
    %2494 = stablehlo.constant dense<6.0> : tensor<f64>
    %2495 = stablehlo.broadcast_in_dim %2494, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2496 = stablehlo.add %arg3, %2495 : tensor<2x3xf64>
    %2497 = stablehlo.divide %2496, %2448 : tensor<2x3xf64>
    %2498 = stablehlo.multiply %2493, %2497 : tensor<2x3xf64>
    %2499 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %2500 = stablehlo.broadcast_in_dim %2499, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2501 = stablehlo.multiply %2498, %2500 : tensor<2x3xf64>
    %2502 = stablehlo.add %2488, %2501 : tensor<2x3xf64>
    %2503 = stablehlo.constant dense<7.0> : tensor<f64>
    %2504 = stablehlo.broadcast_in_dim %2503, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2505 = stablehlo.add %arg3, %2504 : tensor<2x3xf64>
    %2506 = stablehlo.divide %2505, %2448 : tensor<2x3xf64>
    %2507 = stablehlo.multiply %2498, %2506 : tensor<2x3xf64>
    %2508 = stablehlo.constant dense<8.0> : tensor<f64>
    %2509 = stablehlo.broadcast_in_dim %2508, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2510 = stablehlo.add %arg3, %2509 : tensor<2x3xf64>
    %2511 = stablehlo.divide %2510, %2448 : tensor<2x3xf64>
    %2512 = stablehlo.multiply %2507, %2511 : tensor<2x3xf64>
    %2513 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %2514 = stablehlo.broadcast_in_dim %2513, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2515 = stablehlo.multiply %2512, %2514 : tensor<2x3xf64>
    %2516 = stablehlo.add %2502, %2515 : tensor<2x3xf64>
    %2517 = stablehlo.constant dense<9.0> : tensor<f64>
    %2518 = stablehlo.broadcast_in_dim %2517, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2519 = stablehlo.add %arg3, %2518 : tensor<2x3xf64>
    %2520 = stablehlo.divide %2519, %2448 : tensor<2x3xf64>
    %2521 = stablehlo.multiply %2512, %2520 : tensor<2x3xf64>
    %2522 = stablehlo.constant dense<10.0> : tensor<f64>
    %2523 = stablehlo.broadcast_in_dim %2522, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2524 = stablehlo.add %arg3, %2523 : tensor<2x3xf64>
    %2525 = stablehlo.divide %2524, %2448 : tensor<2x3xf64>
    %2526 = stablehlo.multiply %2521, %2525 : tensor<2x3xf64>
    %2527 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %2528 = stablehlo.broadcast_in_dim %2527, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2529 = stablehlo.multiply %2526, %2528 : tensor<2x3xf64>
    %2530 = stablehlo.add %2516, %2529 : tensor<2x3xf64>
    %2531 = stablehlo.constant dense<11.0> : tensor<f64>
    %2532 = stablehlo.broadcast_in_dim %2531, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2533 = stablehlo.add %arg3, %2532 : tensor<2x3xf64>
    %2534 = stablehlo.divide %2533, %2448 : tensor<2x3xf64>
    %2535 = stablehlo.multiply %2526, %2534 : tensor<2x3xf64>
    %2536 = stablehlo.constant dense<12.0> : tensor<f64>
    %2537 = stablehlo.broadcast_in_dim %2536, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2538 = stablehlo.add %arg3, %2537 : tensor<2x3xf64>
    %2539 = stablehlo.divide %2538, %2448 : tensor<2x3xf64>
    %2540 = stablehlo.multiply %2535, %2539 : tensor<2x3xf64>
    %2541 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %2542 = stablehlo.broadcast_in_dim %2541, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2543 = stablehlo.multiply %2540, %2542 : tensor<2x3xf64>
    %2544 = stablehlo.add %2530, %2543 : tensor<2x3xf64>
    %2545 = stablehlo.constant dense<13.0> : tensor<f64>
    %2546 = stablehlo.broadcast_in_dim %2545, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2547 = stablehlo.add %arg3, %2546 : tensor<2x3xf64>
    %2548 = stablehlo.divide %2547, %2448 : tensor<2x3xf64>
    %2549 = stablehlo.multiply %2540, %2548 : tensor<2x3xf64>
    %2550 = stablehlo.constant dense<14.0> : tensor<f64>
    %2551 = stablehlo.broadcast_in_dim %2550, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2552 = stablehlo.add %arg3, %2551 : tensor<2x3xf64>
    %2553 = stablehlo.divide %2552, %2448 : tensor<2x3xf64>
    %2554 = stablehlo.multiply %2549, %2553 : tensor<2x3xf64>
    %2555 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %2556 = stablehlo.broadcast_in_dim %2555, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2557 = stablehlo.multiply %2554, %2556 : tensor<2x3xf64>
    %2558 = stablehlo.add %2544, %2557 : tensor<2x3xf64>
    %2559 = stablehlo.constant dense<1.0> : tensor<f64>
    %2560 = stablehlo.broadcast_in_dim %2559, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2561 = stablehlo.subtract %arg3, %2560 : tensor<2x3xf64>
    %2562 = stablehlo.constant dense<1.0> : tensor<f64>
    %2563 = stablehlo.broadcast_in_dim %2562, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2564 = stablehlo.divide %2563, %2561 : tensor<2x3xf64>
    %2565 = stablehlo.constant dense<0.5> : tensor<f64>
    %2566 = stablehlo.broadcast_in_dim %2565, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2567 = stablehlo.add %2566, %2558 : tensor<2x3xf64>
    %2568 = stablehlo.divide %2567, %2448 : tensor<2x3xf64>
    %2569 = stablehlo.add %2564, %2568 : tensor<2x3xf64>
    %2570 = stablehlo.multiply %2456, %2569 : tensor<2x3xf64>
    %2571 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %2572 = stablehlo.broadcast_in_dim %2571, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2573 = stablehlo.multiply %2445, %2572 : tensor<2x3xf64>
    %2574 = stablehlo.compare LE, %2456, %2573, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2575 = stablehlo.add %2445, %2570 : tensor<2x3xf64>
    %2576 = stablehlo.select %2574, %2445, %2575 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2577 = stablehlo.constant dense<1.0> : tensor<f64>
    %2578 = stablehlo.broadcast_in_dim %2577, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2579 = stablehlo.subtract %2578, %arg3 : tensor<2x3xf64>
    %2580 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2581 = stablehlo.divide %2579, %2580 : tensor<2x3xf64>
    %2582 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2583 = stablehlo.power %2581, %2582 : tensor<2x3xf64>
    %2584 = stablehlo.constant dense<1.0> : tensor<f64>
    %2585 = stablehlo.broadcast_in_dim %2584, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2586 = stablehlo.add %2579, %2585 : tensor<2x3xf64>
    %2587 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2588 = stablehlo.divide %2586, %2587 : tensor<2x3xf64>
    %2589 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2590 = stablehlo.power %2588, %2589 : tensor<2x3xf64>
    %2591 = stablehlo.add %2583, %2590 : tensor<2x3xf64>
    %2592 = stablehlo.constant dense<2.0> : tensor<f64>
    %2593 = stablehlo.broadcast_in_dim %2592, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2594 = stablehlo.add %2579, %2593 : tensor<2x3xf64>
    %2595 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2596 = stablehlo.divide %2594, %2595 : tensor<2x3xf64>
    %2597 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2598 = stablehlo.power %2596, %2597 : tensor<2x3xf64>
    %2599 = stablehlo.add %2591, %2598 : tensor<2x3xf64>
    %2600 = stablehlo.constant dense<3.0> : tensor<f64>
    %2601 = stablehlo.broadcast_in_dim %2600, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2602 = stablehlo.add %2579, %2601 : tensor<2x3xf64>
    %2603 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2604 = stablehlo.divide %2602, %2603 : tensor<2x3xf64>
    %2605 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2606 = stablehlo.power %2604, %2605 : tensor<2x3xf64>
    %2607 = stablehlo.add %2599, %2606 : tensor<2x3xf64>
    %2608 = stablehlo.constant dense<4.0> : tensor<f64>
    %2609 = stablehlo.broadcast_in_dim %2608, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2610 = stablehlo.add %2579, %2609 : tensor<2x3xf64>
    %2611 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2612 = stablehlo.divide %2610, %2611 : tensor<2x3xf64>
    %2613 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2614 = stablehlo.power %2612, %2613 : tensor<2x3xf64>
    %2615 = stablehlo.add %2607, %2614 : tensor<2x3xf64>
    %2616 = stablehlo.constant dense<5.0> : tensor<f64>
    %2617 = stablehlo.broadcast_in_dim %2616, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2618 = stablehlo.add %2579, %2617 : tensor<2x3xf64>
    %2619 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2620 = stablehlo.divide %2618, %2619 : tensor<2x3xf64>
    %2621 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2622 = stablehlo.power %2620, %2621 : tensor<2x3xf64>
    %2623 = stablehlo.add %2615, %2622 : tensor<2x3xf64>
    %2624 = stablehlo.constant dense<6.0> : tensor<f64>
    %2625 = stablehlo.broadcast_in_dim %2624, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2626 = stablehlo.add %2579, %2625 : tensor<2x3xf64>
    %2627 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2628 = stablehlo.divide %2626, %2627 : tensor<2x3xf64>
    %2629 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2630 = stablehlo.power %2628, %2629 : tensor<2x3xf64>
    %2631 = stablehlo.add %2623, %2630 : tensor<2x3xf64>
    %2632 = stablehlo.constant dense<7.0> : tensor<f64>
    %2633 = stablehlo.broadcast_in_dim %2632, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2634 = stablehlo.add %2579, %2633 : tensor<2x3xf64>
    %2635 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2636 = stablehlo.divide %2634, %2635 : tensor<2x3xf64>
    %2637 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2638 = stablehlo.power %2636, %2637 : tensor<2x3xf64>
    %2639 = stablehlo.add %2631, %2638 : tensor<2x3xf64>
    %2640 = stablehlo.constant dense<8.0> : tensor<f64>
    %2641 = stablehlo.broadcast_in_dim %2640, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2642 = stablehlo.add %2579, %2641 : tensor<2x3xf64>
    %2643 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2644 = stablehlo.divide %2642, %2643 : tensor<2x3xf64>
    %2645 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2646 = stablehlo.power %2644, %2645 : tensor<2x3xf64>
    %2647 = stablehlo.add %2639, %2646 : tensor<2x3xf64>
    %2648 = stablehlo.constant dense<9.0> : tensor<f64>
    %2649 = stablehlo.broadcast_in_dim %2648, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2650 = stablehlo.add %2579, %2649 : tensor<2x3xf64>
    %2651 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2652 = stablehlo.divide %2650, %2651 : tensor<2x3xf64>
    %2653 = stablehlo.negate %arg3 : tensor<2x3xf64>
    %2654 = stablehlo.power %2652, %2653 : tensor<2x3xf64>
    %2655 = stablehlo.add %2647, %2654 : tensor<2x3xf64>
    %2656 = stablehlo.constant dense<10.0> : tensor<f64>
    %2657 = stablehlo.broadcast_in_dim %2656, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2658 = stablehlo.add %2579, %2657 : tensor<2x3xf64>
    %2659 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2660 = stablehlo.divide %2658, %2659 : tensor<2x3xf64>
    %2661 = stablehlo.constant dense<1.0> : tensor<f64>
    %2662 = stablehlo.broadcast_in_dim %2661, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2663 = stablehlo.subtract %2662, %arg3 : tensor<2x3xf64>
    %2664 = stablehlo.power %2660, %2663 : tensor<2x3xf64>
    %2665 = stablehlo.broadcast_in_dim %2151, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2666 = stablehlo.multiply %2664, %2665 : tensor<2x3xf64>
    %2667 = stablehlo.divide %arg3, %2658 : tensor<2x3xf64>
    %2668 = stablehlo.constant dense<0.08333333333333333> : tensor<f64>
    %2669 = stablehlo.broadcast_in_dim %2668, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2670 = stablehlo.multiply %2667, %2669 : tensor<2x3xf64>
    %2671 = stablehlo.constant dense<1.0> : tensor<f64>
    %2672 = stablehlo.broadcast_in_dim %2671, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2673 = stablehlo.add %arg3, %2672 : tensor<2x3xf64>
    %2674 = stablehlo.divide %2673, %2658 : tensor<2x3xf64>
    %2675 = stablehlo.multiply %2667, %2674 : tensor<2x3xf64>
    %2676 = stablehlo.constant dense<2.0> : tensor<f64>
    %2677 = stablehlo.broadcast_in_dim %2676, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2678 = stablehlo.add %arg3, %2677 : tensor<2x3xf64>
    %2679 = stablehlo.divide %2678, %2658 : tensor<2x3xf64>
    %2680 = stablehlo.multiply %2675, %2679 : tensor<2x3xf64>
    %2681 = stablehlo.constant dense<-0.001388888888888889> : tensor<f64>
    %2682 = stablehlo.broadcast_in_dim %2681, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2683 = stablehlo.multiply %2680, %2682 : tensor<2x3xf64>
    %2684 = stablehlo.add %2670, %2683 : tensor<2x3xf64>
    %2685 = stablehlo.constant dense<3.0> : tensor<f64>
    %2686 = stablehlo.broadcast_in_dim %2685, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2687 = stablehlo.add %arg3, %2686 : tensor<2x3xf64>
    %2688 = stablehlo.divide %2687, %2658 : tensor<2x3xf64>
    %2689 = stablehlo.multiply %2680, %2688 : tensor<2x3xf64>
    %2690 = stablehlo.constant dense<4.0> : tensor<f64>
    %2691 = stablehlo.broadcast_in_dim %2690, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2692 = stablehlo.add %arg3, %2691 : tensor<2x3xf64>
    %2693 = stablehlo.divide %2692, %2658 : tensor<2x3xf64>
    %2694 = stablehlo.multiply %2689, %2693 : tensor<2x3xf64>
    %2695 = stablehlo.constant dense<3.3068783068783064e-5> : tensor<f64>
    %2696 = stablehlo.broadcast_in_dim %2695, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2697 = stablehlo.multiply %2694, %2696 : tensor<2x3xf64>
    %2698 = stablehlo.add %2684, %2697 : tensor<2x3xf64>
    %2699 = stablehlo.constant dense<5.0> : tensor<f64>
    %2700 = stablehlo.broadcast_in_dim %2699, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2701 = stablehlo.add %arg3, %2700 : tensor<2x3xf64>
    %2702 = stablehlo.divide %2701, %2658 : tensor<2x3xf64>
    %2703 = stablehlo.multiply %2694, %2702 : tensor<2x3xf64>
    %2704 = stablehlo.constant dense<6.0> : tensor<f64>
    %2705 = stablehlo.broadcast_in_dim %2704, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2706 = stablehlo.add %arg3, %2705 : tensor<2x3xf64>
    %2707 = stablehlo.divide %2706, %2658 : tensor<2x3xf64>
    %2708 = stablehlo.multiply %2703, %2707 : tensor<2x3xf64>
    %2709 = stablehlo.constant dense<-8.267195767195768e-7> : tensor<f64>
    %2710 = stablehlo.broadcast_in_dim %2709, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2711 = stablehlo.multiply %2708, %2710 : tensor<2x3xf64>
    %2712 = stablehlo.add %2698, %2711 : tensor<2x3xf64>
    %2713 = stablehlo.constant dense<7.0> : tensor<f64>
    %2714 = stablehlo.broadcast_in_dim %2713, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2715 = stablehlo.add %arg3, %2714 : tensor<2x3xf64>
    %2716 = stablehlo.divide %2715, %2658 : tensor<2x3xf64>
    %2717 = stablehlo.multiply %2708, %2716 : tensor<2x3xf64>
    %2718 = stablehlo.constant dense<8.0> : tensor<f64>
    %2719 = stablehlo.broadcast_in_dim %2718, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2720 = stablehlo.add %arg3, %2719 : tensor<2x3xf64>
    %2721 = stablehlo.divide %2720, %2658 : tensor<2x3xf64>
    %2722 = stablehlo.multiply %2717, %2721 : tensor<2x3xf64>
    %2723 = stablehlo.constant dense<2.08767569878681e-8> : tensor<f64>
    %2724 = stablehlo.broadcast_in_dim %2723, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2725 = stablehlo.multiply %2722, %2724 : tensor<2x3xf64>
    %2726 = stablehlo.add %2712, %2725 : tensor<2x3xf64>
    %2727 = stablehlo.constant dense<9.0> : tensor<f64>
    %2728 = stablehlo.broadcast_in_dim %2727, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2729 = stablehlo.add %arg3, %2728 : tensor<2x3xf64>
    %2730 = stablehlo.divide %2729, %2658 : tensor<2x3xf64>
    %2731 = stablehlo.multiply %2722, %2730 : tensor<2x3xf64>
    %2732 = stablehlo.constant dense<10.0> : tensor<f64>
    %2733 = stablehlo.broadcast_in_dim %2732, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2734 = stablehlo.add %arg3, %2733 : tensor<2x3xf64>
    %2735 = stablehlo.divide %2734, %2658 : tensor<2x3xf64>
    %2736 = stablehlo.multiply %2731, %2735 : tensor<2x3xf64>
    %2737 = stablehlo.constant dense<-5.284190138687493e-10> : tensor<f64>
    %2738 = stablehlo.broadcast_in_dim %2737, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2739 = stablehlo.multiply %2736, %2738 : tensor<2x3xf64>
    %2740 = stablehlo.add %2726, %2739 : tensor<2x3xf64>
    %2741 = stablehlo.constant dense<11.0> : tensor<f64>
    %2742 = stablehlo.broadcast_in_dim %2741, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2743 = stablehlo.add %arg3, %2742 : tensor<2x3xf64>
    %2744 = stablehlo.divide %2743, %2658 : tensor<2x3xf64>
    %2745 = stablehlo.multiply %2736, %2744 : tensor<2x3xf64>
    %2746 = stablehlo.constant dense<12.0> : tensor<f64>
    %2747 = stablehlo.broadcast_in_dim %2746, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2748 = stablehlo.add %arg3, %2747 : tensor<2x3xf64>
    %2749 = stablehlo.divide %2748, %2658 : tensor<2x3xf64>
    %2750 = stablehlo.multiply %2745, %2749 : tensor<2x3xf64>
    %2751 = stablehlo.constant dense<1.338253653068468e-11> : tensor<f64>
    %2752 = stablehlo.broadcast_in_dim %2751, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2753 = stablehlo.multiply %2750, %2752 : tensor<2x3xf64>
    %2754 = stablehlo.add %2740, %2753 : tensor<2x3xf64>
    %2755 = stablehlo.constant dense<13.0> : tensor<f64>
    %2756 = stablehlo.broadcast_in_dim %2755, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2757 = stablehlo.add %arg3, %2756 : tensor<2x3xf64>
    %2758 = stablehlo.divide %2757, %2658 : tensor<2x3xf64>
    %2759 = stablehlo.multiply %2750, %2758 : tensor<2x3xf64>
    %2760 = stablehlo.constant dense<14.0> : tensor<f64>
    %2761 = stablehlo.broadcast_in_dim %2760, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2762 = stablehlo.add %arg3, %2761 : tensor<2x3xf64>
    %2763 = stablehlo.divide %2762, %2658 : tensor<2x3xf64>
    %2764 = stablehlo.multiply %2759, %2763 : tensor<2x3xf64>
    %2765 = stablehlo.constant dense<-3.3896802963225827e-13> : tensor<f64>
    %2766 = stablehlo.broadcast_in_dim %2765, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2767 = stablehlo.multiply %2764, %2766 : tensor<2x3xf64>
    %2768 = stablehlo.add %2754, %2767 : tensor<2x3xf64>
    %2769 = stablehlo.constant dense<1.0> : tensor<f64>
    %2770 = stablehlo.broadcast_in_dim %2769, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2771 = stablehlo.subtract %arg3, %2770 : tensor<2x3xf64>
    %2772 = stablehlo.constant dense<1.0> : tensor<f64>
    %2773 = stablehlo.broadcast_in_dim %2772, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2774 = stablehlo.divide %2773, %2771 : tensor<2x3xf64>
    %2775 = stablehlo.constant dense<0.5> : tensor<f64>
    %2776 = stablehlo.broadcast_in_dim %2775, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2777 = stablehlo.add %2776, %2768 : tensor<2x3xf64>
    %2778 = stablehlo.divide %2777, %2658 : tensor<2x3xf64>
    %2779 = stablehlo.add %2774, %2778 : tensor<2x3xf64>
    %2780 = stablehlo.multiply %2666, %2779 : tensor<2x3xf64>
    %2781 = stablehlo.constant dense<1.0e-18> : tensor<f64>
    %2782 = stablehlo.broadcast_in_dim %2781, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2783 = stablehlo.multiply %2655, %2782 : tensor<2x3xf64>
    %2784 = stablehlo.compare LE, %2666, %2783, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2785 = stablehlo.add %2655, %2780 : tensor<2x3xf64>
    %2786 = stablehlo.select %2784, %2655, %2785 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2787 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2788 = stablehlo.broadcast_in_dim %2787, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2789 = stablehlo.compare EQ, %2786, %2788, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2790 = stablehlo.constant dense<0.0> : tensor<f64>
    %2791 = stablehlo.broadcast_in_dim %2790, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2792 = stablehlo.select %2789, %2791, %2786 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2793 = stablehlo.subtract %2576, %2792 : tensor<2x3xf64>
    %2794 = stablehlo.add %2369, %2793 : tensor<2x3xf64>
    %2795 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2796 = stablehlo.broadcast_in_dim %2795, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2797 = stablehlo.compare EQ, %2369, %2796, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2798 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %2799 = stablehlo.broadcast_in_dim %2798, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2800 = stablehlo.compare EQ, %2576, %2799, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2801 = stablehlo.and %2797, %2800 : tensor<2x3xi1>
    %2802 = stablehlo.constant dense<0.5> : tensor<f64>
    %2803 = stablehlo.broadcast_in_dim %2802, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2804 = stablehlo.subtract %2158, %2803 : tensor<2x3xf64>
    %2805 = stablehlo.constant dense<1.7976931348623157e308> : tensor<f64>
    %2806 = stablehlo.broadcast_in_dim %2805, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2807 = stablehlo.multiply %2804, %2806 : tensor<2x3xf64>
    %2808 = stablehlo.constant dense<1.7976931348623157e308> : tensor<f64>
    %2809 = stablehlo.broadcast_in_dim %2808, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2810 = stablehlo.multiply %2807, %2809 : tensor<2x3xf64>
    %2811 = stablehlo.subtract %2369, %2576 : tensor<2x3xf64>
    %2812 = stablehlo.select %2801, %2810, %2811 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2813 = stablehlo.add %2812, %2792 : tensor<2x3xf64>
    %2814 = stablehlo.constant dense<0.5> : tensor<f64>
    %2815 = stablehlo.broadcast_in_dim %2814, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2816 = stablehlo.multiply %arg3, %2815 : tensor<2x3xf64>
    %2817 = stablehlo.floor %2816 : tensor<2x3xf64>
    %2818 = stablehlo.subtract %2816, %2817 : tensor<2x3xf64>
    %2819 = stablehlo.constant dense<0.0> : tensor<f64>
    %2820 = stablehlo.broadcast_in_dim %2819, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2821 = stablehlo.compare EQ, %2818, %2820, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2822 = stablehlo.select %2821, %2794, %2813 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2823 = stablehlo.select %2154, %2822, %2369 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2824 = stablehlo.broadcast_in_dim %2137, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2825 = stablehlo.select %2150, %2823, %2824 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2826 = stablehlo.floor %arg3 : tensor<2x3xf64>
    %2827 = stablehlo.compare EQ, %arg3, %2826, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2828 = stablehlo.and %2140, %2827 : tensor<2x3xi1>
    %2829 = stablehlo.constant dense<0.5> : tensor<f64>
    %2830 = stablehlo.broadcast_in_dim %2829, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2831 = stablehlo.multiply %arg3, %2830 : tensor<2x3xf64>
    %2832 = stablehlo.floor %2831 : tensor<2x3xf64>
    %2833 = stablehlo.subtract %2831, %2832 : tensor<2x3xf64>
    %2834 = stablehlo.constant dense<0.0> : tensor<f64>
    %2835 = stablehlo.broadcast_in_dim %2834, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2836 = stablehlo.compare EQ, %2833, %2835, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2837 = stablehlo.broadcast_in_dim %2136, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2838 = stablehlo.broadcast_in_dim %2137, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2839 = stablehlo.select %2836, %2837, %2838 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2840 = stablehlo.select %2828, %2839, %2825 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    %2841 = stablehlo.constant dense<1.0> : tensor<f64>
    %2842 = stablehlo.broadcast_in_dim %2841, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2843 = stablehlo.compare EQ, %arg3, %2842, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %2844 = stablehlo.broadcast_in_dim %2136, dims = [] : (tensor<f64>) -> tensor<2x3xf64>
    %2845 = stablehlo.select %2843, %2844, %2840 : (tensor<2x3xi1>, tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %712, %1425, %2135, %2845 : tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<2x3xf64>
  }
}
