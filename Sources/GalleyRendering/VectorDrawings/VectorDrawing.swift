import GalleyGeometry
import GalleyGraphics

/// A simple SVG asset: paths, paints and groups, from back to front, in its own points.
///
/// Galley draws it itself, so that its pixels are the same with every librsvg, which draws what is
/// not simple.
struct VectorDrawing: Sendable {
  indirect enum Node: Sendable {
    case shape(VectorShape)
    case group(VectorGroup)
  }

  let nodes: [Node]
}

/// A path that is filled and then stroked.
struct VectorShape: Sendable {
  var path: Path
  var isEvenOdd = false
  /// From the path's coordinates to the asset's points.
  var transform: Transform
  var fill: VectorPaint?
  var stroke: VectorStroke?
}

enum VectorPaint: Sendable {
  case color(Color)
  /// A gradient, and the map from its coordinates to those of the path.
  case linear(LinearGradient, Transform)
  case radial(RadialGradient, Transform)
}

struct VectorStroke: Sendable {
  var paint: VectorPaint
  var line: LineStyle
}

/// A group that is drawn as one picture: faded, or cut.
struct VectorGroup: Sendable {
  var opacity = 1.0
  var clips: [VectorClip] = []
  var children: [VectorDrawing.Node]
}

struct VectorClip: Sendable {
  var path: Path
  var isEvenOdd = false
  /// From the path's coordinates to the asset's points.
  var transform: Transform
}

extension VectorShape {
  /// A box that holds all that is drawn, in the asset's points; it may be larger than needed.
  var bounds: Rect {
    let reach = stroke.map { $0.line.width / 2 * max($0.line.miterLimit, 2) } ?? 0
    return transform.boundingBox(of: path.controlBounds.inset(by: -reach))
  }
}

extension VectorDrawing.Node {
  /// A box that holds all that is drawn, in the asset's points; nil where nothing is.
  var bounds: Rect? {
    switch self {
    case .shape(let shape): shape.bounds
    case .group(let group): group.children.bounds
    }
  }
}

extension [VectorDrawing.Node] {
  /// A box that holds all that is drawn, in the asset's points; nil where nothing is.
  var bounds: Rect? {
    compactMap(\.bounds).reduce(nil) { (box: Rect?, next) in box?.union(next) ?? next }
  }
}
