internal import GalleyGeometry

/// What a layer shows that scrolls, and can be as large as all of it where it is told to.
protocol IntrinsicallySized: LayerContent {
  /// The axes along which it is as large as what it holds, at most one.
  var fittingAxes: Set<Axis> { get set }
}
