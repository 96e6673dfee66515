//! The same computations as XLA's users write them.

/// An array type: `tensor<2x3xf32>`.
fn tensor(dims: &[usize]) -> String {
    let sizes: String = dims.iter().map(|size| format!("{size}x")).collect();
    format!("tensor<{sizes}f32>")
}

/// A function of parameters `%0`, `%1`, ... of these dimensions, whose last line defines `%out`.
fn function(parameters: &[&[usize]], result: &[usize], body: &str) -> String {
    let parameters: Vec<String> = parameters
        .iter()
        .enumerate()
        .map(|(i, dims)| format!("%p{i}: {}", tensor(dims)))
        .collect();
    let result = tensor(result);
    format!(
        "func.func @main({}) -> {result} {{\n{body}\nreturn %out : {result}\n}}\n",
        parameters.join(", ")
    )
}

/// Lines of `name = operation operands`, each of whose arrays has the type.
fn lines(ty: &str, body: &[&str]) -> String {
    body.iter().map(|line| format!("{line} : {ty}\n")).collect()
}

/// An array filled with a number.
fn fill(name: &str, number: &str, ty: &str) -> String {
    format!("%{name} = stablehlo.constant dense<{number}> : {ty}\n")
}

/// `out = operation(p0)` over a vector.
pub(crate) fn unary(operation: &str, n: usize) -> String {
    let ty = tensor(&[n]);
    let body = match operation {
        "erf" => format!("%out = chlo.erf %p0 : {ty} -> {ty}"),
        _ => format!("%out = stablehlo.{operation} %p0 : {ty}"),
    };
    function(&[&[n]], &[n], &body)
}

/// `relu(a * x + b)`.
pub(crate) fn relu_line(n: usize) -> String {
    let ty = tensor(&[n]);
    let mut body = fill("zero", "0.0", &ty);
    for (name, parameter) in [("a", 0), ("b", 2)] {
        body += &format!(
            "%{name} = stablehlo.broadcast_in_dim %p{parameter}, dims = [] : (tensor<f32>) -> {ty}\n"
        );
    }
    body += &lines(
        &ty,
        &[
            "%m = stablehlo.multiply %a, %p1",
            "%s = stablehlo.add %m, %b",
            "%out = stablehlo.maximum %s, %zero",
        ],
    );
    function(&[&[], &[n], &[]], &[n], &body)
}

/// `tanh(x) * logistic(x)`.
pub(crate) fn gated(n: usize) -> String {
    let operations = [
        "%t = stablehlo.tanh %p0",
        "%l = stablehlo.logistic %p0",
        "%out = stablehlo.multiply %t, %l",
    ];
    function(&[&[n]], &[n], &lines(&tensor(&[n]), &operations))
}

/// `x * 0.5 * (1 + erf(x / sqrt(2)))`.
pub(crate) fn gelu(n: usize) -> String {
    let ty = tensor(&[n]);
    let constants = [("half", "0.5"), ("one", "1.0"), ("scale", "0.707106769")];
    let mut body: String = constants
        .iter()
        .map(|(name, number)| fill(name, number, &ty))
        .collect();
    body += &lines(
        &ty,
        &[
            "%h = stablehlo.multiply %p0, %half",
            "%s = stablehlo.multiply %p0, %scale",
        ],
    );
    body += &format!("%e = chlo.erf %s : {ty} -> {ty}\n");
    body += &lines(
        &ty,
        &[
            "%o = stablehlo.add %e, %one",
            "%out = stablehlo.multiply %h, %o",
        ],
    );
    function(&[&[n]], &[n], &body)
}

/// `x * 0.5 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x * x * x)))`.
pub(crate) fn gelu_tanh(n: usize) -> String {
    let ty = tensor(&[n]);
    let constants = [
        ("half", "0.5"),
        ("one", "1.0"),
        ("scale", "0.797884583"),
        ("cubic", "0.044715"),
    ];
    let mut body: String = constants
        .iter()
        .map(|(name, number)| fill(name, number, &ty))
        .collect();
    body += &lines(
        &ty,
        &[
            "%h = stablehlo.multiply %p0, %half",
            "%xx = stablehlo.multiply %p0, %p0",
            "%xxx = stablehlo.multiply %xx, %p0",
            "%c = stablehlo.multiply %xxx, %cubic",
            "%i = stablehlo.add %p0, %c",
            "%s = stablehlo.multiply %i, %scale",
            "%t = stablehlo.tanh %s",
            "%o = stablehlo.add %t, %one",
            "%out = stablehlo.multiply %h, %o",
        ],
    );
    function(&[&[n]], &[n], &body)
}

/// `%name` as `%operand` reduced over dimensions.
fn reduced(name: &str, operand: &str, by: &str, dims: &[usize], over: &[usize]) -> String {
    let left: Vec<usize> = (0..dims.len())
        .filter(|d| !over.contains(d))
        .map(|d| dims[d])
        .collect();
    let init = if by == "maximum" { "0xFF800000" } else { "0.0" };
    format!(
        "%{name}_init = stablehlo.constant dense<{init}> : tensor<f32>\n\
         %{name} = stablehlo.reduce(%{operand} init: %{name}_init) applies stablehlo.{by} across dimensions = {over:?} \
         : ({}, tensor<f32>) -> {}\n",
        tensor(dims),
        tensor(&left)
    )
}

/// `%name` as `%operand` laid along dimensions.
fn along(name: &str, operand: &str, from: &[usize], over: &[usize], to: &[usize]) -> String {
    let (from, to) = (tensor(from), tensor(to));
    format!("%{name} = stablehlo.broadcast_in_dim %{operand}, dims = {over:?} : ({from}) -> {to}\n")
}

/// A reduction of a matrix.
pub(crate) fn reduce(by: &str, dims: [usize; 2], over: &[usize]) -> String {
    let left: Vec<usize> = (0..2)
        .filter(|d| !over.contains(d))
        .map(|d| dims[d])
        .collect();
    function(&[&dims], &left, &reduced("out", "p0", by, &dims, over))
}

/// `%out` as the softmax of `%x` over dimension 1.
fn softmax_of_x(dims: [usize; 2]) -> String {
    let ty = tensor(&dims);
    [
        reduced("top", "x", "maximum", &dims, &[1]),
        along("tops", "top", &dims[..1], &[0], &dims),
        lines(
            &ty,
            &[
                "%less = stablehlo.subtract %x, %tops",
                "%e = stablehlo.exponential %less",
            ],
        ),
        reduced("total", "e", "add", &dims, &[1]),
        along("totals", "total", &dims[..1], &[0], &dims),
        lines(&ty, &["%out = stablehlo.divide %e, %totals"]),
    ]
    .concat()
}

/// Softmax over dimension 1.
pub(crate) fn softmax(dims: [usize; 2]) -> String {
    function(
        &[&dims],
        &dims,
        &softmax_of_x(dims)
            .replace("%x,", "%p0,")
            .replace("%x ", "%p0 "),
    )
}

/// Layer normalisation over dimension 1 with scale and bias.
pub(crate) fn layer_norm(dims: [usize; 2]) -> String {
    let ty = tensor(&dims);
    let rows = tensor(&dims[..1]);
    let count = format!("{}.0", dims[1]);
    let body = [
        fill("count", &count, &rows),
        fill("epsilon", "1.0e-5", &rows),
        reduced("sum", "p0", "add", &dims, &[1]),
        lines(&rows, &["%mean = stablehlo.divide %sum, %count"]),
        along("means", "mean", &dims[..1], &[0], &dims),
        lines(
            &ty,
            &[
                "%c = stablehlo.subtract %p0, %means",
                "%cc = stablehlo.multiply %c, %c",
            ],
        ),
        reduced("squares", "cc", "add", &dims, &[1]),
        lines(
            &rows,
            &[
                "%variance = stablehlo.divide %squares, %count",
                "%positive = stablehlo.add %variance, %epsilon",
                "%r = stablehlo.rsqrt %positive",
            ],
        ),
        along("rs", "r", &dims[..1], &[0], &dims),
        along("scale", "p1", &dims[1..], &[1], &dims),
        along("bias", "p2", &dims[1..], &[1], &dims),
        lines(
            &ty,
            &[
                "%n = stablehlo.multiply %c, %rs",
                "%s = stablehlo.multiply %n, %scale",
                "%out = stablehlo.add %s, %bias",
            ],
        ),
    ];
    function(&[&dims, &dims[1..], &dims[1..]], &dims, &body.concat())
}

/// A transpose of two dimensions.
pub(crate) fn transpose([rows, columns]: [usize; 2]) -> String {
    let (from, to) = (tensor(&[rows, columns]), tensor(&[columns, rows]));
    let body = format!("%out = stablehlo.transpose %p0, dims = [1, 0] : ({from}) -> {to}");
    function(&[&[rows, columns]], &[columns, rows], &body)
}

/// A matrix and a row added to each of its rows.
pub(crate) fn add_row(dims: [usize; 2]) -> String {
    let body = [
        along("row", "p1", &dims[1..], &[1], &dims),
        lines(&tensor(&dims), &["%out = stablehlo.add %p0, %row"]),
    ];
    function(&[&dims, &dims[1..]], &dims, &body.concat())
}

/// `%name` as the product of two matrices.
fn product(name: &str, lhs: &str, rhs: &str, [m, k, n]: [usize; 3]) -> String {
    let [lhs_type, rhs_type, out] = [[m, k], [k, n], [m, n]].map(|dims| tensor(&dims));
    format!(
        "%{name} = stablehlo.dot_general %{lhs}, %{rhs}, contracting_dims = [1] x [0] : ({lhs_type}, {rhs_type}) -> {out}\n"
    )
}

/// A product of matrices: m, k, n.
pub(crate) fn dot([m, k, n]: [usize; 3]) -> String {
    function(
        &[&[m, k], &[k, n]],
        &[m, n],
        &product("out", "p0", "p1", [m, k, n]),
    )
}

/// A network of two layers, 784-128-10, with relu and softmax, on a batch.
pub(crate) fn network(batch: usize) -> String {
    let [hidden, scores] = [[batch, 128], [batch, 10]];
    let body = [
        product("h0", "p0", "p1", [batch, 784, 128]),
        along("b1", "p2", &[128], &[1], &hidden),
        fill("zero", "0.0", &tensor(&hidden)),
        lines(
            &tensor(&hidden),
            &[
                "%h1 = stablehlo.add %h0, %b1",
                "%h2 = stablehlo.maximum %h1, %zero",
            ],
        ),
        product("s0", "h2", "p3", [batch, 128, 10]),
        along("b2", "p4", &[10], &[1], &scores),
        lines(&tensor(&scores), &["%x = stablehlo.add %s0, %b2"]),
        softmax_of_x(scores),
    ];
    function(
        &[&[batch, 784], &[784, 128], &[128], &[128, 10], &[10]],
        &scores,
        &body.concat(),
    )
}
