internal import GalleyGeometry

/// A content that scrolls, and can be as large as all of it.
protocol IntrinsicallySized: LayerContent {
  /// The axes along which it is as large as what it holds, at most one.
  var fittingAxes: Set<Axis> { get set }
}
