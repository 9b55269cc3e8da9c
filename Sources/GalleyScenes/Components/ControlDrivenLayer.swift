public import GalleyGeometry
public import GalleyGraphics

/// A layer that goes with a control: the knob of a switch, the lens of a segmented control.
public struct ControlDrivenLayer: ChildArranging {
  /// The placement of the layer while the control stands at one of its positions.
  public struct Stop: Sendable {
    /// Where the layer is.
    public var placement: Placement
    /// How much of it is seen, from 0 to 1.
    public var opacity: Double

    /// Makes a stop.
    public init(_ placement: Placement = .fill, opacity: Double = 1) {
      self.placement = placement
      self.opacity = opacity
    }
  }

  /// The control that drives the layer.
  public var source: ControlBinding
  /// For the positions 0, 1, 2 and so on; the layer is between two of them for a position between.
  public var stops: [Stop]
  /// What is drawn.
  public var layer: Layer

  /// - `content`: What is drawn.
  public init(
    _ source: ControlBinding, stops: [Stop], effects: Effects = Effects(),
    _ content: any LayerContent
  ) {
    self.source = source
    self.stops = stops
    layer = Layer(effects: effects, content: content)
  }

  public var kind: String { "following" }

  public var children: [Layer] { [layer] }

  public func frames(of children: [Layer], in frame: Rect, context: LayerContext) -> [Rect] {
    children.map { child in
      let (first, second, share) = neighbors(in: context)
      guard let first, let second else { return frame }
      let ends = [first, second].map { stop in
        var placed = child
        placed.placement = stop.placement
        return context.frames(of: [placed], in: frame)[0]
      }
      func between(_ edge: KeyPath<Rect, Double>) -> Double {
        ends[0][keyPath: edge] + (ends[1][keyPath: edge] - ends[0][keyPath: edge]) * share
      }
      return Rect(
        x: between(\.minX), y: between(\.minY), width: max(0, between(\.width)),
        height: max(0, between(\.height)))
    }
  }

  public func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let (first, second, share) = neighbors(in: context)
    guard let first, let second else { return [] }
    let opacity = min(max(first.opacity + (second.opacity - first.opacity) * share, 0), 1)
    guard opacity > 0 else { return [] }
    var inner = context
    if source.isMoving(in: context) { inner.isAligned = false }
    let commands = inner.commands(of: [layer], inside: self, in: frame)
    guard opacity < 1, !commands.isEmpty else { return commands }
    return [.group(Group(opacity: opacity, children: commands))]
  }

  /// The stops on both sides of where the control stands, and how far it is from one to the other.
  private func neighbors(in context: LayerContext) -> (first: Stop?, second: Stop?, share: Double) {
    guard stops.count > 1 else { return (stops.first, stops.first, 0) }
    let position = min(max(source.position(in: context), 0), Double(stops.count - 1))
    let index = min(Int(position), stops.count - 2)
    return (stops[index], stops[index + 1], position - Double(index))
  }
}
