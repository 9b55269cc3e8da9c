public import GalleyGeometry
public import GalleyGraphics
public import GalleyLayouts
public import GalleyNotation

/// The layers that a piece of furniture is made of, in the size that the system gives it.
public struct ComponentLayer: LayerContent, ControlContent, SafeAreaConsuming {
  /// The extent of a component along an axis.
  public enum Extent: Sendable {
    /// So many points.
    case points(Double)
    /// As large as its layers want to be.
    case fitting
    /// All the room that there is.
    case filling
    /// What is measured in the room that is offered.
    case measured(@Sendable (SizeProposal, LayerContext) -> Double)
  }

  /// Back to front.
  public var children: [Layer]
  public var width: Extent
  public var height: Extent
  /// The control that a finger sets; nil for what only shows something.
  public var control: ControlSpec?
  /// What it is made of in place of `children` where that depends on the screen or on its frame.
  var arranged: (@Sendable (Rect, LayerContext) -> [Layer])?
  /// What it takes off the screen's safe area.
  var room: (@Sendable (LayerContext) -> EdgeInsets)?
  /// Whether it lies over the bars at the edges that it takes, which then take nothing more.
  package internal(set) var coversBars = false
  /// The placement where a scene says nothing; nil for its parent.
  public internal(set) var usualPlacement: Placement?
  /// Whether it is its only layer, and no layer around it.
  var isOneThing = false
  /// Whether it moves by itself for ever.
  public var isRestless = false
  /// What casts its shadow.
  public var style: BoxStyle?
  public internal(set) var kind = "furniture"
  public var location: SourceLocation?

  public init(
    _ children: [Layer], width: Extent = .fitting, height: Extent = .fitting,
    control: ControlSpec? = nil, style: BoxStyle? = nil, location: SourceLocation? = nil
  ) {
    self.children = children
    self.width = width
    self.height = height
    self.control = control
    self.style = style
    self.location = location
  }

  public func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    let fitting = context.known(proposal, at: location) {
      context.size(fitting: children, for: proposal)
    }
    func wanted(_ extent: Extent, _ fitting: Double?) -> Double? {
      switch extent {
      case .points(let points): points
      case .fitting: fitting
      case .filling: nil
      case .measured(let measure): measure(proposal, context)
      }
    }
    return IntrinsicSize(
      width: proposal.width ?? wanted(width, fitting.width),
      height: proposal.height ?? wanted(height, fitting.height))
  }

  public func hugging(along axis: Axis) -> Hugging {
    if case .filling = axis == .horizontal ? width : height { return .onDemand }
    return .always
  }

  /// Those of the first of its layers that has text.
  public func baselines(in size: Size, context: LayerContext) -> Baselines? {
    let shown = children.filter { $0.condition.holds(in: context.scope) }
    let frames = context.frames(of: shown, in: Rect(origin: .zero, size: size))
    return zip(shown, frames).lazy.compactMap { layer, frame in
      layer.content.baselines(in: frame.size, context: context)?.offset(by: frame.minY)
    }.first
  }

  public func parts(in frame: Rect, context: LayerContext) -> [DrawnPart] {
    if isOneThing, let only = children.first?.content {
      return only.parts(in: frame, context: context)
    }
    return context.parts(of: arranged?(frame, context) ?? children, inside: self, in: frame)
  }

  var controlName: String? { control?.name }

  package func consumedInsets(in context: LayerContext) -> EdgeInsets { room?(context) ?? .zero }

  public func outline(in frame: Rect, context: LayerContext) -> Shape? {
    style?.shape(in: frame, context: context)
  }
}
