//! The operations of VHLO, the versioned form of StableHLO, and the names of their attributes.

use xla_shape::scan::ParseError;

use super::cursor::{refused, unexpected};

/// The name in StableHLO of an operation of VHLO, and for each version the names of its attributes, in order.
type Row = (&'static str, &'static [&'static str]);

/// The operations; `return` ends functions too. Properties are in the order of these names.
#[rustfmt::skip]
const OPERATIONS: &[Row] = &[
    ("stablehlo.abs", &[""]),
    ("stablehlo.add", &[""]),
    ("stablehlo.after_all", &[""]),
    ("stablehlo.all_gather", &[
        "all_gather_dim channel_id replica_groups use_global_device_ids",
        "all_gather_dim channel_id replica_groups use_global_device_ids",
    ]),
    ("stablehlo.all_reduce", &[
        "channel_id replica_groups use_global_device_ids",
        "channel_id replica_groups use_global_device_ids",
    ]),
    ("stablehlo.all_to_all", &[
        "channel_id concat_dimension replica_groups split_count split_dimension",
        "channel_id concat_dimension replica_groups split_count split_dimension",
    ]),
    ("stablehlo.and", &[""]),
    ("stablehlo.async_done", &[""]),
    ("stablehlo.async_start", &[""]),
    ("stablehlo.atan2", &[""]),
    ("stablehlo.batch_norm_grad", &["epsilon feature_index"]),
    ("stablehlo.batch_norm_inference", &["epsilon feature_index"]),
    ("stablehlo.batch_norm_training", &["epsilon feature_index"]),
    ("stablehlo.bitcast_convert", &[""]),
    ("stablehlo.broadcast", &["broadcast_sizes"]),
    ("stablehlo.broadcast_in_dim", &["broadcast_dimensions"]),
    ("func.call", &["callee"]),
    ("stablehlo.case", &[""]),
    ("stablehlo.cbrt", &["", "result_accuracy"]),
    ("stablehlo.ceil", &[""]),
    ("stablehlo.cholesky", &["lower"]),
    ("stablehlo.clamp", &[""]),
    ("stablehlo.collective_broadcast", &["channel_id replica_groups", "channel_id has_dynamic_root replica_groups"]),
    ("stablehlo.collective_permute", &["channel_id source_target_pairs"]),
    ("stablehlo.collective_reduce", &["channel_id has_dynamic_root replica_groups use_global_device_ids"]),
    ("stablehlo.compare", &["compare_type comparison_direction"]),
    ("stablehlo.complex", &[""]),
    ("stablehlo.composite", &[
        "composite_attributes decomposition name version",
        "composite_attributes decomposition name version",
    ]),
    ("stablehlo.concatenate", &["dimension"]),
    ("stablehlo.constant", &["value"]),
    ("stablehlo.convert", &[""]),
    ("stablehlo.convolution", &[
        "batch_group_count feature_group_count input_batch_dimension input_feature_dimension \
         input_spatial_dimensions kernel_input_feature_dimension kernel_output_feature_dimension \
         kernel_spatial_dimensions lhs_dilation output_batch_dimension output_feature_dimension \
         output_spatial_dimensions padding precision_config rhs_dilation window_reversal window_strides",
    ]),
    ("stablehlo.cosine", &["", "result_accuracy"]),
    ("stablehlo.count_leading_zeros", &[""]),
    ("stablehlo.create_token", &[""]),
    ("stablehlo.cross-replica-sum", &["replica_groups"]),
    ("stablehlo.custom_call", &[
        "api_version backend_config call_target_name called_computations has_side_effect operand_layouts \
         output_operand_aliases result_layouts",
        "api_version backend_config call_target_name called_computations has_side_effect operand_layouts \
         output_operand_aliases result_layouts result_tilings",
    ]),
    ("stablehlo.divide", &[""]),
    ("stablehlo.dot", &["precision_config"]),
    ("stablehlo.dot_general", &[
        "lhs_batching_dimensions lhs_contracting_dimensions precision_config rhs_batching_dimensions \
         rhs_contracting_dimensions",
        "accumulation_type allow_imprecise_accumulation lhs_batching_dimensions lhs_component_count \
         lhs_contracting_dimensions lhs_precision_type num_primitive_operations precision_config \
         rhs_batching_dimensions rhs_component_count rhs_contracting_dimensions rhs_precision_type",
    ]),
    ("stablehlo.dynamic_broadcast_in_dim", &[
        "broadcast_dimensions known_expanding_dimensions known_nonexpanding_dimensions",
    ]),
    ("stablehlo.dynamic_conv", &[
        "batch_group_count feature_group_count input_batch_dimension input_feature_dimension \
         input_spatial_dimensions kernel_input_feature_dimension kernel_output_feature_dimension \
         kernel_spatial_dimensions lhs_dilation output_batch_dimension output_feature_dimension \
         output_spatial_dimensions padding precision_config rhs_dilation window_reversal window_strides",
        "batch_group_count feature_group_count input_batch_dimension input_feature_dimension \
         input_spatial_dimensions kernel_input_feature_dimension kernel_output_feature_dimension \
         kernel_spatial_dimensions lhs_dilation output_batch_dimension output_feature_dimension \
         output_spatial_dimensions precision_config rhs_dilation window_reversal window_strides",
    ]),
    ("stablehlo.dynamic_gather", &[
        "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims start_index_map",
        "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims operand_batching_dims \
         start_index_map start_indices_batching_dims",
    ]),
    ("stablehlo.dynamic_iota", &["iota_dimension"]),
    ("stablehlo.dynamic_pad", &[""]),
    ("stablehlo.dynamic_reshape", &[""]),
    ("stablehlo.dynamic_slice", &["slice_sizes"]),
    ("stablehlo.dynamic_update_slice", &[""]),
    ("stablehlo.einsum", &["einsum_config"]),
    ("stablehlo.exponential", &["", "result_accuracy"]),
    ("stablehlo.exponential_minus_one", &["", "result_accuracy"]),
    ("stablehlo.fft", &["fft_length fft_type"]),
    ("stablehlo.floor", &[""]),
    ("func.func", &["arg_attrs function_type res_attrs sym_name sym_visibility"]),
    ("stablehlo.gather", &[
        "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims slice_sizes start_index_map",
        "collapsed_slice_dims index_vector_dim indices_are_sorted offset_dims operand_batching_dims \
         slice_sizes start_index_map start_indices_batching_dims",
    ]),
    ("stablehlo.get_dimension_size", &["dimension"]),
    ("stablehlo.get_tuple_element", &["index"]),
    ("stablehlo.if", &[""]),
    ("stablehlo.imag", &[""]),
    ("stablehlo.infeed", &["infeed_config layout"]),
    ("stablehlo.iota", &["iota_dimension"]),
    ("stablehlo.is_finite", &[""]),
    ("stablehlo.log", &["", "result_accuracy"]),
    ("stablehlo.log_plus_one", &["", "result_accuracy"]),
    ("stablehlo.logistic", &["", "result_accuracy"]),
    ("stablehlo.map", &["dimensions"]),
    ("stablehlo.maximum", &[""]),
    ("stablehlo.minimum", &[""]),
    ("stablehlo.multiply", &[""]),
    ("stablehlo.negate", &[""]),
    ("stablehlo.not", &[""]),
    ("stablehlo.optimization_barrier", &[""]),
    ("stablehlo.or", &[""]),
    ("stablehlo.outfeed", &["outfeed_config"]),
    ("stablehlo.pad", &["edge_padding_high edge_padding_low interior_padding"]),
    ("stablehlo.partition_id", &[""]),
    ("stablehlo.popcnt", &[""]),
    ("stablehlo.power", &[""]),
    ("stablehlo.real", &[""]),
    ("stablehlo.real_dynamic_slice", &[""]),
    ("stablehlo.recv", &[
        "channel_id channel_type is_host_transfer",
        "channel_id channel_type is_host_transfer source_target_pairs",
    ]),
    ("stablehlo.reduce", &["dimensions"]),
    ("stablehlo.reduce_precision", &["exponent_bits mantissa_bits"]),
    ("stablehlo.reduce_scatter", &["channel_id replica_groups scatter_dimension use_global_device_ids"]),
    ("stablehlo.reduce_window", &["base_dilations padding window_dilations window_dimensions window_strides"]),
    ("stablehlo.remainder", &[""]),
    ("stablehlo.replica_id", &[""]),
    ("stablehlo.reshape", &[""]),
    ("stablehlo.return", &[""]),
    ("stablehlo.reverse", &["dimensions"]),
    ("stablehlo.rng", &["rng_distribution"]),
    ("stablehlo.rng_bit_generator", &["rng_algorithm"]),
    ("stablehlo.round_nearest_afz", &[""]),
    ("stablehlo.round_nearest_even", &[""]),
    ("stablehlo.rsqrt", &["", "result_accuracy"]),
    ("stablehlo.scatter", &[
        "index_vector_dim indices_are_sorted inserted_window_dims scatter_dims_to_operand_dims unique_indices \
         update_window_dims",
        "index_vector_dim indices_are_sorted input_batching_dims inserted_window_dims \
         scatter_dims_to_operand_dims scatter_indices_batching_dims unique_indices update_window_dims",
    ]),
    ("stablehlo.select", &[""]),
    ("stablehlo.select_and_scatter", &["padding window_dimensions window_strides"]),
    ("stablehlo.send", &[
        "channel_id channel_type is_host_transfer",
        "channel_id channel_type is_host_transfer source_target_pairs",
    ]),
    ("stablehlo.set_dimension_size", &["dimension"]),
    ("stablehlo.shift_left", &[""]),
    ("stablehlo.shift_right_arithmetic", &[""]),
    ("stablehlo.shift_right_logical", &[""]),
    ("stablehlo.sign", &[""]),
    ("stablehlo.sine", &["", "result_accuracy"]),
    ("stablehlo.slice", &["limit_indices start_indices strides"]),
    ("stablehlo.sort", &["dimension is_stable"]),
    ("stablehlo.sqrt", &["", "result_accuracy"]),
    ("stablehlo.subtract", &[""]),
    ("stablehlo.tan", &["", "result_accuracy"]),
    ("stablehlo.tanh", &["", "result_accuracy"]),
    ("stablehlo.torch_index_select", &["batch_dims dim"]),
    ("stablehlo.transpose", &["permutation"]),
    ("stablehlo.triangular_solve", &["left_side lower transpose_a unit_diagonal"]),
    ("stablehlo.tuple", &[""]),
    ("stablehlo.unary_einsum", &["einsum_config"]),
    ("stablehlo.uniform_dequantize", &[""]),
    ("stablehlo.uniform_quantize", &[""]),
    ("stablehlo.while", &[""]),
    ("stablehlo.xor", &[""]),
];

/// An operation of VHLO.
#[derive(Clone, Copy)]
pub(super) struct Operation {
    /// The name in StableHLO.
    pub(super) name: &'static str,
    /// The names of its attributes, separated by spaces.
    attributes: &'static str,
}

impl Operation {
    /// Returns the operation with this name and version, such as `add_v1`.
    pub(super) fn of(name: &str, producer: &str, at: usize) -> Result<Operation, ParseError> {
        // The digits after the last `_v` are the version: `dot_general_v2`.
        let parts = name.rsplit_once("_v");
        let unversioned = parts.map_or(name, |(unversioned, _)| unversioned);
        let version = parts.and_then(|(_, version)| version.parse::<usize>().ok());
        // VHLO has one dialect, so `call_v1` and `func_v1` are `func.call` and `func.func` here.
        let known = OPERATIONS.iter().find(|(known, _)| {
            let own = known.split_once('.').map(|(_, own)| own);
            own == Some(unversioned)
        });
        let (Some((known, versions)), Some(version)) = (known, version) else {
            let why = format!("the operation {name} of VHLO is unknown; the file is of {producer}");
            return Err(refused(at, why));
        };
        match version.checked_sub(1).and_then(|i| versions.get(i)) {
            Some(attributes) => Ok(Operation {
                name: known,
                attributes,
            }),
            None => {
                let expected = format!("versions up to {} of {unversioned}", versions.len());
                Err(unexpected(at, expected, format!("{name}, of {producer}")))
            }
        }
    }

    /// Returns the names of its attributes, in order.
    pub(super) fn attributes(self) -> impl Iterator<Item = &'static str> {
        self.attributes.split_ascii_whitespace()
    }
}
