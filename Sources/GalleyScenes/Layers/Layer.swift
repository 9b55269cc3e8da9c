public import GalleyGeometry
public import GalleyGraphics
public import GalleyLayouts
public import GalleyNotation
internal import GalleyRecords

/// One thing on a screen or in a cell: where it goes, when it shows, and what it draws.
public struct Layer: Sendable {
  /// By which neighbours speak of it.
  package var id: String?
  package var placement: Placement
  /// What a scope fills in; nil for a layer that is the same in all.
  var templates: LayerTemplates?
  package var condition: Condition
  package var effects: Effects
  package var content: any LayerContent
  package var location: SourceLocation?
  /// What it says for the case that it lies in a stack.
  package var role = StackRole()
  /// The word by which a scene asks for such a layer.
  var kind: String
  /// The scene's declaration of it; nil for a layer that another one makes.
  var source: LayerDeclaration?
  /// What the scene says where it makes the layers in this one; nil where it does not.
  var innerSource: SourceDigest?

  /// Makes a layer.
  public init(
    id: String? = nil, at placement: Placement = .fill, when condition: Condition = Condition(),
    effects: Effects = Effects(), content: any LayerContent, location: SourceLocation? = nil
  ) {
    self.id = id
    self.placement = placement
    self.condition = condition
    self.effects = effects
    self.content = content
    self.location = location
    kind = content.kind
  }

  /// The layer as it is drawn over a frame, in the coordinates of the context; nil where nothing is
  /// to be seen of it.
  ///
  /// - `name`: Among the layers beside it.
  func drawn(in frame: Rect, as name: LayerName, context: LayerContext) -> DrawCommand? {
    resolved(in: context).painted(in: frame, as: name, context: context)
  }

  private func painted(in frame: Rect, as name: LayerName, context: LayerContext) -> DrawCommand? {
    let collection = (content as? any NamedByKind).map { PartName.Step.collection($0.name) }
    var inner = context
    inner.partName = context.partName.inner(collection ?? .layer(name))
    var commands = commands(in: frame, context: inner)
    guard !commands.isEmpty else { return nil }
    var part = DrawnPart([collection ?? .layer(name)])
    part.source = source ?? context.source.map { LayerDeclaration(place: $0, look: $0) }
    part.location = location ?? context.sourceLocation
    if let collection, let id, collection != .collection(id) {
      commands = [context.part(part, role: kind, frame: frame, drawing: commands)]
      part.name = [.layer(name)]
    }
    part.neighbors = placement.neighbors
    part.setback = content.presented?.setback(in: frame, context: inner)
    part.recordedOptions = (content as? any OptionRecording)?.recordedOptions ?? []
    if content is ScreenLayer, let shadow = effects.shadow?.recorded(in: context) {
      // Of what draws nothing beside the parts in it, no look has the shadow.
      part.recordedOptions.append(shadow)
    }
    return context.part(part, role: kind, frame: frame, drawing: commands)
  }

  private func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let opacity =
      (effects.opacity?.resolved(in: context.scope, issues: context.issues) ?? 1)
      * condition.presence(in: context.scope)
    let transform = effects.transform(about: frame.center, context: context)
    let projection = effects.projection(about: frame.center, context: context)
    guard transform.inverse != nil, isSeen(frame, through: projection, context) else { return [] }
    var inner = context
    inner.source = innerSource ?? context.source
    inner.sourceLocation = location ?? context.sourceLocation
    if !transform.isIdentity || projection != nil { inner.isAligned = false }
    let children = content.commands(in: frame, context: inner)
    let shadow = effects.shadow?.cast(
      by: content.outline(in: frame, context: inner),
      on: (content as? any BoxedContent)?.style.material == nil ? .below : .outside,
      context: context)
    guard opacity != 1 || !transform.isIdentity || projection != nil || shadow != nil else {
      return children
    }
    guard !children.isEmpty || shadow != nil else { return [] }
    return [
      .group(
        Group(
          transform: transform, projection: projection, opacity: opacity, shadow: shadow,
          children: children, source: location))
    ]
  }

  /// Whether all of a frame lies before the eye; what does not is reported.
  private func isSeen(
    _ frame: Rect, through projection: ProjectiveMap?, _ context: LayerContext
  ) -> Bool {
    guard let projection, projection.boundingBox(of: frame) == nil else { return true }
    context.report(
      "a part of this layer comes nearer than the eye; give 'perspective' more points, or turn it less",
      at: location ?? context.sourceLocation)
    return false
  }
}

/// The content of a layer, which draws it.
public protocol LayerContent: Sendable {
  /// The kind of the content, in a word such as `text`.
  var kind: String { get }

  /// Returns the size that the layer wants in the room that it is offered; nil on an axis that it
  /// would fill.
  ///
  /// As UIKit's `systemLayoutSizeFitting`: an extent that is proposed is the one that the layer
  /// will have, and only the other is asked for.
  func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize

  /// The rule for taking the wanted extent where the placement says nothing of one.
  func hugging(along axis: Axis) -> Hugging

  /// Returns the baselines of the first and the last line of its text in a size; nil for what has
  /// no text, which stands on baselines with its lower edge.
  func baselines(in size: Size, context: LayerContext) -> Baselines?

  /// The frames of some of the layers inside, which show, in the coordinates of the layer's own.
  func frames(of children: [Layer], in frame: Rect, context: LayerContext) -> [Rect]

  /// Returns the commands that are drawn over a frame, back to front.
  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand]

  /// The placement where its layer says nothing; nil for what has no place of its own and fills its
  /// parent.
  var usualPlacement: Placement? { get }

  /// The outline that casts the layer's shadow; nil casts none.
  func outline(in frame: Rect, context: LayerContext) -> Shape?

  /// The layers inside, for checks that go through all of them.
  var children: [Layer] { get }
}

/// Contents with a box, through which what lies behind may be seen.
protocol BoxedContent {
  var style: BoxStyle { get }
}

/// Contents that were told what is not to be seen in what they draw.
protocol OptionRecording {
  var recordedOptions: [RecordedOption] { get }
}

extension LayerContent {
  public var kind: String { "layer" }

  public func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    .fill
  }

  public func hugging(along axis: Axis) -> Hugging { .onDemand }

  public func baselines(in size: Size, context: LayerContext) -> Baselines? { nil }

  public func frames(of children: [Layer], in frame: Rect, context: LayerContext) -> [Rect] {
    context.frames(of: children, in: frame)
  }

  public func outline(in frame: Rect, context: LayerContext) -> Shape? { nil }

  public var usualPlacement: Placement? { nil }

  public var children: [Layer] { [] }
}
