public import GalleyGeometry
public import GalleyGraphics
public import GalleyLayouts
public import GalleyNotation

/// The layers that a piece of furniture is made of, in the size that the system gives it.
public struct ComponentLayer: LayerContent, ControlContent, NamedContent, SafeAreaConsuming,
  GroundReading, PresentedContentHolding
{
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
  /// The horizontal extent.
  public var width: Extent
  /// The vertical extent.
  public var height: Extent
  /// The control that a finger sets; nil for what only shows something.
  public var control: ControlSpec?
  /// Where a finger meets the parts of the control, in its frame; nil where it is one thing to
  /// touch.
  package var touchPlaces: (@Sendable (Rect, LayerContext) -> TouchPlaces)?
  /// The layers in place of `children` where they depend on the screen or on the frame.
  public var arranged: (@Sendable (Rect, LayerContext) -> [Layer])?
  /// What it takes off the screen's safe area.
  private var room: (@Sendable (Double, LayerContext) -> EdgeInsets)?
  /// How much of that scrolling gives up.
  private var collapsibleRoom: (@Sendable (LayerContext) -> Double)?
  /// Whether it lies over the bars at the edges that it takes, which then take nothing more.
  package private(set) var coversBars = false
  /// Whether what it shows depends on what is drawn below it on the screen.
  package var readsGround = false
  /// The placement where a scene says nothing; nil for its parent.
  public var usualPlacement: Placement?
  /// Whether it is its only layer, and no layer around it.
  private var isOneThing = false
  /// Its name among the layers beside it where it has no id and is no control; nil for none.
  public var name: String?
  /// Whether it moves by itself for ever.
  public var animatesIndefinitely = false
  /// What casts its shadow.
  public var style: BoxStyle?
  public internal(set) var kind = "furniture"
  /// Those that stand in its options.
  var cachedLayers: [SourceLocation: [Layer]] = [:]
  /// Where the scene says it; nil for what no scene says.
  public var location: SourceLocation?

  /// Makes a layer.
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

  /// A component that is one content, and no layer around it.
  public init(
    drawing content: any LayerContent, width: Extent = .fitting, height: Extent = .fitting,
    control: ControlSpec? = nil
  ) {
    self.init([Layer(content: content)], width: width, height: height, control: control)
    isOneThing = true
  }

  /// The edge of a screen that a bar lies at.
  public enum BarEdge: String, CaseIterable, Sendable {
    /// The upper edge of the screen.
    case top
    /// The lower edge of the screen.
    case bottom
  }

  /// What a bar takes off the safe area of its screen while that is at rest, in points beyond what
  /// the device covers.
  public enum BarInsets: Sendable {
    /// Nothing, as a bar in a view of its own.
    case none
    /// Its height.
    case height
    /// Its height, within which other bars at the edge take nothing more: a keyboard over a tab bar.
    case coveringHeight
    /// What is measured.
    case measured(@Sendable (LayerContext) -> EdgeInsets)
  }

  /// A bar from one side of the screen to the other, at its edge where a scene says nothing else.
  ///
  /// What stands `inside: safe-area` begins where the bar ends; collections below it have it as an
  /// inset of their content.
  ///
  /// - `height`: In points, with what lies where the device covers the screen:
  ///   ``LayerContext/deviceInsets``.
  /// - `collapsing`: How much of its room it gives up when content is scrolled under it, in points;
  ///   a drag leaves all of that shown, or nothing.
  /// - `layers`: Back to front, in the bar's frame.
  public static func bar(
    at edge: BarEdge, height: @escaping @Sendable (LayerContext) -> Double,
    taking insets: BarInsets = .height,
    collapsing: (@Sendable (LayerContext) -> Double)? = nil, control: ControlSpec? = nil,
    layers: @escaping @Sendable (Rect, LayerContext) -> [Layer]
  ) -> ComponentLayer {
    var bar = ComponentLayer(
      [], width: .filling, height: .measured { _, context in height(context) }, control: control)
    bar.arranged = layers
    bar.usualPlacement = edge.placement
    bar.collapsibleRoom = collapsing
    switch insets {
    case .none: break
    case .measured(let measure): bar.room = { measure($1) }
    case .height, .coveringHeight: bar.room = { edge.insets(ofHeight: height($1), $1) }
    }
    if case .coveringHeight = insets { bar.coversBars = true }
    return bar
  }

  /// A bar of one content, which is asked for its height in points in the bar's width.
  package static func bar(
    at edge: BarEdge, drawing content: any LayerContent,
    height: @escaping @Sendable (Double, LayerContext) -> Double
  ) -> ComponentLayer {
    var bar = ComponentLayer(
      drawing: content, width: .filling,
      height: .measured { proposal, context in height(proposal.width ?? 0, context) })
    bar.usualPlacement = edge.placement
    bar.room = { edge.insets(ofHeight: height($0, $1), $1) }
    return bar
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

  public func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    if isOneThing, let only = children.first?.content {
      return only.commands(in: frame, context: context)
    }
    return context.commands(of: arranged?(frame, context) ?? children, inside: self, in: frame)
  }

  package func consumedInsets(inWidth width: Double, _ context: LayerContext) -> EdgeInsets {
    room?(width, context) ?? .zero
  }

  package func collapsibleHeight(_ context: LayerContext) -> Double {
    collapsibleRoom?(context) ?? 0
  }

  package var columns: (any ColumnArranging)? {
    isOneThing ? children.first?.content as? any ColumnArranging : nil
  }

  /// The one content that it is, where that is presented.
  var presentedContent: (any PresentedContent)? {
    isOneThing ? children.first?.content as? any PresentedContent : nil
  }

  public func outline(in frame: Rect, context: LayerContext) -> Shape? {
    style?.shape(in: frame, context: context)
  }
}

extension ComponentLayer.BarEdge {
  /// The place of a bar at the edge.
  fileprivate var placement: Placement {
    Placement(
      horizontal: AxisPlacement(start: .points(0), end: .points(0)),
      vertical: self == .top ? AxisPlacement(start: .points(0)) : AxisPlacement(end: .points(0)))
  }

  /// What a bar takes beyond what the device covers.
  fileprivate func insets(ofHeight height: Double, _ context: LayerContext) -> EdgeInsets {
    let covered = context.deviceInsets
    return self == .top
      ? EdgeInsets(top: max(0, height - covered.top))
      : EdgeInsets(bottom: max(0, height - covered.bottom))
  }
}
