//! Shapes whose modes are divided into layers.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use super::smooth::braced;
use super::{Compose, Factor, Indexed, JaggedShape, Label, SmoothShape};
use crate::error::ShapeError;
use crate::list::Items;

/// A shape whose modes are divided into layers, listed by their numbers of modes, outermost first: a matrix as a vector
/// of vectors is `{1, 1}`, a matrix as a scalar whose element is a matrix is `{0, 2}`.
///
/// Layers do not change the indices of a shape, but the layout and distribution of a tensor may follow them. Two nested
/// shapes are equal if their layers and their shapes are; one with at most one layer also equals its shape.
///
/// ```
/// use xla_shape::shapes::{Nested, nested, shape};
///
/// let s = nested!([2, 2], shape![2, 2, 10, 10]);
/// assert_eq!(s, Nested::new([2, 2], shape![2, 2, 10, 10])?);
/// assert_eq!((s.layers(), s.layer_rank(1)?), (2, 2));
/// assert_eq!(s.chip_at([0])?, nested!([1, 2], shape![2, 10, 10]));
/// // An element of the outer matrix is a matrix.
/// assert_eq!(s.chip_at([1, 1])?, shape![10, 10]);
/// # Ok::<(), xla_shape::error::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Nested<T> {
    layers: Vec<usize>,
    shape: T,
}

/// Shapes that can be divided into layers: [`SmoothShape`] and [`JaggedShape`].
pub trait Layered: Compose + sealed::Layered {
    /// Returns the number of indices of the first modes.
    #[doc(hidden)]
    fn outer_count(&self, modes: usize) -> usize;

    /// Applies the shape's own `slice`, `slice_at`, `chip` or `chip_at`.
    #[doc(hidden)]
    fn cut(&self, cut: Cut<'_>) -> Result<Self, ShapeError>;
}

/// A part of a shape.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Cut<'i> {
    Slice(&'i [usize], &'i [usize]),
    SliceAt(&'i [usize]),
    Chip(&'i [usize], &'i [usize]),
    ChipAt(&'i [usize]),
}

mod sealed {
    pub trait Layered {}
    impl Layered for super::SmoothShape {}
    impl Layered for super::JaggedShape {}
}

macro_rules! layered {
    ($shape:ident, $self:ident, $modes:ident => $count:expr) => {
        impl Layered for $shape {
            fn outer_count(&$self, $modes: usize) -> usize {
                $count
            }

            fn cut(&self, cut: Cut<'_>) -> Result<$shape, ShapeError> {
                match cut {
                    Cut::Slice(first, end) => self.slice(first, end),
                    Cut::SliceAt(index) => self.slice_at(index),
                    Cut::Chip(first, end) => self.chip(first, end),
                    Cut::ChipAt(index) => self.chip_at(index),
                }
            }
        }
    };
}

layered!(SmoothShape, self, modes => self.to_jagged().outer_count(modes));
layered!(JaggedShape, self, modes => self.count(modes).unwrap_or(0));

impl<T: Layered> Nested<T> {
    /// Returns a shape with these numbers of modes in its layers, outermost first.
    ///
    /// # Errors
    /// The layers have more or fewer modes than the shape.
    pub fn new(layers: impl IntoIterator<Item = usize>, shape: T) -> Result<Nested<T>, ShapeError> {
        let layers: Vec<usize> = layers.into_iter().collect_vec();
        let found = layers
            .iter()
            .fold(0, |sum: usize, modes| sum.saturating_add(*modes));
        let expected = shape.modes();
        if found == expected {
            Ok(Nested { layers, shape })
        } else {
            Err(ShapeError::Layers { expected, found })
        }
    }

    /// Returns the shape with its modes divided into other layers.
    ///
    /// # Errors
    /// The layers have more or fewer modes than the shape.
    pub fn with_layers(
        self,
        layers: impl IntoIterator<Item = usize>,
    ) -> Result<Nested<T>, ShapeError> {
        Nested::new(layers, self.shape)
    }

    /// Returns the shape without its layers.
    pub fn shape(&self) -> &T {
        &self.shape
    }

    /// Returns the number of layers.
    pub fn layers(&self) -> usize {
        self.layers.len()
    }

    /// Returns the number of modes of all layers.
    pub fn rank(&self) -> usize {
        self.shape.modes()
    }

    /// Returns the number of scalar elements.
    pub fn size(&self) -> usize {
        self.shape.outer_count(self.rank())
    }

    /// Returns the number of modes of a layer.
    ///
    /// # Errors
    /// There is no such layer.
    pub fn layer_rank(&self, layer: usize) -> Result<usize, ShapeError> {
        let layers = self.layers();
        let found = layer;
        let rank = self.layers.get(layer).copied();
        rank.ok_or(ShapeError::NoSuchLayer { found, layers })
    }

    /// Returns the total number of elements of a layer: each is a tensor of the inner layers, in the last layer a
    /// scalar.
    ///
    /// # Errors
    /// There is no such layer.
    pub fn elements_in_layer(&self, layer: usize) -> Result<usize, ShapeError> {
        self.layer_rank(layer)?;
        Ok(self.shape.outer_count(self.layers[..=layer].iter().sum()))
    }

    /// Returns the layer of a mode.
    fn layer_of(&self, mode: usize) -> usize {
        let mut modes = 0;
        let within = |rank: &usize| {
            modes += rank;
            mode < modes
        };
        self.layers.iter().position(within).unwrap_or(0)
    }

    /// Returns the part from index `first` up to `end`, over the modes of all layers; the layers stay.
    ///
    /// # Errors
    /// As of the shape's own `slice`.
    pub fn slice(
        &self,
        first: impl AsRef<[usize]>,
        end: impl AsRef<[usize]>,
    ) -> Result<Nested<T>, ShapeError> {
        let cut = Cut::Slice(first.as_ref(), end.as_ref());
        Nested::new(self.layers.clone(), self.shape.cut(cut)?)
    }

    /// Returns the part with these single indices of the first modes; the layers stay.
    ///
    /// # Errors
    /// As of the shape's own `slice_at`.
    pub fn slice_at(&self, index: impl AsRef<[usize]>) -> Result<Nested<T>, ShapeError> {
        let cut = Cut::SliceAt(index.as_ref());
        Nested::new(self.layers.clone(), self.shape.cut(cut)?)
    }

    /// Returns the part from index `first` up to `end`, without modes in which the part has a single index. Outer
    /// layers without remaining modes are omitted.
    ///
    /// # Errors
    /// As of the shape's own `chip`.
    pub fn chip(
        &self,
        first: impl AsRef<[usize]>,
        end: impl AsRef<[usize]>,
    ) -> Result<Nested<T>, ShapeError> {
        let (first, end) = (first.as_ref(), end.as_ref());
        let shape = self.shape.cut(Cut::Chip(first, end))?;
        let single = |mode: usize| end[mode] - first[mode] == 1;
        self.chipped(shape, (0..first.len()).filter_items(|&mode| single(mode)))
    }

    /// Returns the part at single indices of the first modes, without these modes. Outer layers without remaining modes
    /// are omitted: an element of the outer matrix of a matrix of matrices is a matrix.
    ///
    /// # Errors
    /// As of the shape's own `chip_at`.
    pub fn chip_at(&self, index: impl AsRef<[usize]>) -> Result<Nested<T>, ShapeError> {
        let index = index.as_ref();
        let shape = self.shape.cut(Cut::ChipAt(index))?;
        self.chipped(shape, 0..index.len())
    }

    fn chipped(
        &self,
        shape: T,
        gone: impl Iterator<Item = usize>,
    ) -> Result<Nested<T>, ShapeError> {
        let mut layers = self.layers.clone();
        for mode in gone {
            layers[self.layer_of(mode)] -= 1;
        }
        let emptied = |(now, before): (&usize, &usize)| *now == 0 && *before > 0;
        let pairs = layers.iter().zip(&self.layers);
        let outer = pairs.take_while(|pair| emptied(*pair)).count();
        Nested::new(layers.split_off(outer), shape)
    }

    /// Returns the shape with labels of the modes of all layers, to compose with others.
    ///
    /// Operands have the same number of layers. In a sum each label is in one layer. In a product a label of the result
    /// is in the outermost layer that has it in any operand, and a contracted label is in the same layer of all.
    ///
    /// ```
    /// use xla_shape::shapes::{nested, shape};
    ///
    /// let s = nested!([1, 2], shape![10, 20, 30]);
    /// let product = (s.by("i,j,k") * s.by("i,j,k")).to("j,k")?;
    /// assert_eq!(product, nested!([0, 2], shape![20, 30]));
    /// # Ok::<(), xla_shape::error::ShapeError>(())
    /// ```
    pub fn by<'a>(&'a self, labels: &'a str) -> Indexed<'a, Nested<T>> {
        Indexed::new(self, labels)
    }
}

impl<T: Layered> Compose for Nested<T> {
    fn modes(&self) -> usize {
        self.rank()
    }

    fn is_nothing(&self) -> bool {
        self.shape.is_nothing()
    }

    fn product(factors: &[Factor<Nested<T>>], result: &[Label]) -> Result<Nested<T>, ShapeError> {
        let layers = factors.first().map_or(0, |factor| factor.shape.layers());
        // The outermost layer of each label.
        let mut known: Vec<(Label, usize)> = Vec::new();
        for Factor { shape, labels } in factors {
            if shape.layers() != layers {
                let (first, other) = (layers, shape.layers());
                return Err(ShapeError::LayerCount { first, other });
            }
            for (mode, &label) in labels.iter().enumerate() {
                let other = shape.layer_of(mode);
                match known.iter_mut().find(|(known, _)| *known == label) {
                    None => known.push((label, other)),
                    Some((_, first)) if *first == other => {}
                    Some((_, first)) if result.contains(&label) => *first = other.min(*first),
                    Some(&mut (_, first)) => {
                        return Err(ShapeError::LabelLayers {
                            label,
                            first,
                            other,
                        });
                    }
                }
            }
        }
        let mut modes = vec![0; layers];
        let mut last = 0;
        for &label in result {
            let layer = known.iter().find(|(known, _)| *known == label);
            let layer = layer.map_or(0, |&(_, layer)| layer);
            if layer < last {
                return Err(ShapeError::LayerOrder { label });
            }
            modes[layer] += 1;
            last = layer;
        }
        let plain = |factor: &Factor<Nested<T>>| Factor {
            shape: factor.shape.shape.clone(),
            labels: factor.labels.clone(),
        };
        let factors: Vec<Factor<T>> = factors.iter().map(plain).collect_vec();
        Nested::new(modes, T::product(&factors, result)?)
    }

    fn difference(&self, other: &Nested<T>, labels: &[Label]) -> ShapeError {
        let (first, second) = (self.layers(), other.layers());
        if first != second {
            return ShapeError::LayerCount {
                first,
                other: second,
            };
        }
        let layers = |mode| (self.layer_of(mode), other.layer_of(mode));
        match labels
            .iter()
            .enumerate()
            .find(|(mode, _)| layers(*mode).0 != layers(*mode).1)
        {
            Some((mode, &label)) => ShapeError::LabelLayers {
                label,
                first: layers(mode).0,
                other: layers(mode).1,
            },
            None => self.shape.difference(&other.shape, labels),
        }
    }
}

/// A nested shape with at most one layer equals its shape.
impl<T: Layered> PartialEq<T> for Nested<T> {
    fn eq(&self, other: &T) -> bool {
        self.layers() <= 1 && self.shape == *other
    }
}

/// The layers and the shape: `{1, 2} of {10, 20, 30}`.
impl<T: fmt::Display> fmt::Display for Nested<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        braced(f, &self.layers)?;
        write!(f, " of {}", self.shape)
    }
}

impl<T: fmt::Display> fmt::Debug for Nested<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
