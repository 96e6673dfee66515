#include <stdbool.h>
#include <stdint.h>

// The example of XLA's page on custom calls: x is f32[2], y is f32[2, 3], the result is f32[3, 3].
void myfunc(void *out, void **in) {
  const float *x = in[0];
  const float(*y)[3] = in[1];
  float(*z)[3] = out;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      z[i][j] = i == 2 ? y[1][j] * x[1] + x[0] : y[i][j] * x[1] * (float)(i + j);
  z[0][0] = x[1] + y[1][0];
}

// x is i32[4] and by an i64; the result is a tuple: i32[4] and a bool.
void typed_xla_parts(void *out, void **in) {
  const int32_t *x = in[0];
  const int64_t *by = in[1];
  void **parts = out;
  int32_t *products = parts[0];
  bool *any = parts[1];
  *any = false;
  for (int i = 0; i < 4; i++) {
    products[i] = (int32_t)(x[i] * *by);
    *any = *any || products[i] != 0;
  }
}

void typed_xla_scaled(void *out, void **in) { *(double *)out = *(double *)in[0]; }
