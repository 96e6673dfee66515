"""The rows of ../training.rs in PyTorch: eager steps with the modules and optimisers that a user picks.

`run.py` starts it with the text that the rows' names contain, the number of threads, and `quick` or `whole`.
"""

import torch
import torch.nn.functional as F
from common import DENSE, ENCODER, LENET, RESIDUAL, around, below, options, report, transformer, weights

ROW, THREADS, QUICK = options()
torch.set_num_threads(THREADS)


def tensors(tree):
    """Return the arrays as parameters, in the same structure."""
    if isinstance(tree, dict):
        return {name: tensors(part) for name, part in tree.items()}
    if isinstance(tree, list):
        return [tensors(part) for part in tree]
    return torch.from_numpy(tree).requires_grad_()


def leaves(tree):
    """Return the arrays of a structure."""
    if isinstance(tree, (dict, list)):
        return [leaf for part in (tree.values() if isinstance(tree, dict) else tree) for leaf in leaves(part)]
    return [tree]


def dense_loss(p, x, labels):
    y = torch.relu(torch.addmm(p["b1"], x, p["w1"]))
    return F.cross_entropy(torch.addmm(p["b2"], y, p["w2"]), labels)


def lenet_loss(p, x, labels, act, pool):
    y = pool(act(F.conv2d(x, p["k1"], p["c1"], padding=2)), 2)
    y = pool(act(F.conv2d(y, p["k2"], p["c2"])), 2)
    y = act(torch.addmm(p["b1"], y.reshape(32, 400), p["w1"]))
    y = act(torch.addmm(p["b2"], y, p["w2"]))
    return F.cross_entropy(torch.addmm(p["b3"], y, p["w3"]), labels)


def residual_loss(p, x):
    norm = lambda y, scale, offset: F.batch_norm(y, None, None, scale, offset, training=True)
    y = norm(F.conv2d(x, p["k1"], padding=1), p["scale1"], p["offset1"])
    y = norm(F.conv2d(torch.relu(y), p["k2"], padding=1), p["scale2"], p["offset2"])
    return torch.square(torch.relu(x + y)).mean()


def encoder_loss(p, x):
    y = F.layer_norm(x, (256,), p["scale1"], p["bias1"]) @ p["qkv"] + p["qkv_bias"]
    query, key, value = (y.reshape(8, 128, 4, 64).transpose(1, 2) for y in y.chunk(3, -1))
    y = F.scaled_dot_product_attention(query, key, value)
    x = x + y.transpose(1, 2).reshape(8, 128, 256) @ p["out"] + p["out_bias"]
    y = F.layer_norm(x, (256,), p["scale2"], p["bias2"]) @ p["first"] + p["first_bias"]
    return torch.square(x + F.gelu(y, approximate="tanh") @ p["second"] + p["second_bias"]).mean()


def transformer_loss(p, tokens, following):
    linear = lambda p, x: x @ p["w"] + p["b"]
    norm = lambda p, x: F.layer_norm(x, (96,), p["scale"], p["bias"])
    x = p["tokens"][tokens] + p["positions"]
    for block in p["blocks"]:
        y = norm(block["attention_norm"], x)
        parts = (linear(block[name], y).reshape(8, 64, 4, 24).transpose(1, 2) for name in ("query", "key", "value"))
        y = F.scaled_dot_product_attention(*parts, is_causal=True)
        x = x + linear(block["output"], y.transpose(1, 2).reshape(8, 64, 96))
        y = F.gelu(linear(block["first"], norm(block["norm"], x)), approximate="tanh")
        x = x + linear(block["second"], y)
    scores = linear(p["head"], norm(p["norm"], x))
    return F.cross_entropy(scores.reshape(512, 65), following.reshape(512))


def measure(name, loss, p, optimiser, *data):
    """Report the time of a step."""
    if ROW not in name:
        return
    parameters = leaves(p)
    optimiser = optimiser(parameters)
    data = [torch.from_numpy(x) for x in data]

    def call():
        optimiser.zero_grad()
        loss(p, *data).backward()
        optimiser.step()

    report(name, call, ROW, QUICK)


def derivative(name, function, *data):
    """Report the time of a function without a state."""
    data = [torch.from_numpy(x) for x in data]
    report(name, lambda: function(*data), ROW, QUICK)


def energy(x, a):
    y = torch.tanh(a @ x)
    return (y * y * x).sum() + torch.logsumexp(x, 0)


def seen_from_station(s):
    x, y, z = s[0] + 10.0, s[1], s[2] + 5.0
    flat = x * x + y * y
    return torch.stack((torch.sqrt(flat + z * z), torch.atan2(y, x), torch.atan2(z, torch.sqrt(flat))))


def surprise(mean, factor, seen):
    move_on = torch.eye(6) + 0.1 * torch.diag(torch.ones(3), 3)
    before = move_on @ mean
    covariance = move_on @ (factor @ factor.T + torch.eye(6)) @ move_on.T + 0.01 * torch.eye(6)
    h = torch.func.jacfwd(seen_from_station)(before).float()
    cross = h @ covariance
    innovation = cross @ h.T + 0.1 * torch.eye(3)
    error = seen - seen_from_station(before)
    white = torch.linalg.solve(innovation, error)
    moved = before + white @ cross - mean
    determinant = torch.log(torch.diagonal(torch.linalg.cholesky(innovation))).sum()
    return 0.5 * error @ white + determinant + 0.01 * moved @ moved


sgd = lambda p: torch.optim.SGD(p, lr=0.01, fused=True)
images, labels = around(0.1, 32, 1, 28, 28), below(10, 32)
measure("network 784-128-10, batch 32, sgd", dense_loss, tensors(weights(DENSE)), sgd, images.reshape(32, 784), labels)
lenet = lambda *pair: lambda p, x, labels: lenet_loss(p, x, labels, *pair)
measure("LeNet-5, batch 32, sgd", lenet(torch.tanh, F.avg_pool2d), tensors(weights(LENET)), sgd, images, labels)
measure(
    "LeNet-5 with maxima, batch 32, sgd", lenet(torch.relu, F.max_pool2d), tensors(weights(LENET)), sgd, images, labels
)
measure(
    "residual block, [32, 64, 28, 28], sgd", residual_loss, tensors(weights(RESIDUAL)), sgd, around(2, 32, 64, 28, 28)
)
measure(
    "encoder layer of 256, 4 heads, 128 tokens, batch 8, adamw",
    encoder_loss, tensors(weights(ENCODER)), lambda p: torch.optim.AdamW(p, lr=1e-4, weight_decay=1e-4, fused=True),
    around(2, 8, 128, 256),
)  # fmt: skip
measure(
    "transformer of the example, adam",
    transformer_loss, tensors(weights(transformer())),
    lambda p: torch.optim.Adam(p, lr=1e-4, betas=(0.9, 0.99), fused=True), below(65, 8, 64), below(65, 8, 64),
)  # fmt: skip
lstm = torch.nn.LSTM(128, 128)
measure(
    "LSTM of 128, 128 steps, batch 16, sgd",
    lambda _, x: torch.square(lstm(x)[0]).mean(), list(lstm.parameters()), sgd, around(2, 128, 16, 128),
)  # fmt: skip
derivative("Hessian of a function of 32 variables", torch.func.hessian(energy), around(0.1, 32), around(0.1, 32, 32))
derivative(
    "1000 gradients of a step of an extended Kalman filter, 6 states",
    torch.func.vmap(torch.func.grad(surprise)), around(2, 1000, 6), around(0.1, 1000, 6, 6), around(2, 1000, 3),
)  # fmt: skip
