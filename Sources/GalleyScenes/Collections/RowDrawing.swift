internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// What UIKit does to the rows of a list around what a scene puts in them: the gray of a selected
/// one, the indentation of an outline, and the actions of one that is pulled aside.
struct RowDrawing {
  private let spec: CollectionSpec
  private let view: CollectionView
  private let attributes: LayoutAttributes
  /// Whether the row is on its way to another place.
  private let isMoving: Bool
  /// The card that the row lies on, in content coordinates; nil for none.
  private let cardFrame: Rect?
  /// From content coordinates to those of the parts.
  private let shift: Vector
  private let context: LayerContext

  init(
    _ spec: CollectionSpec, _ view: CollectionView, _ element: PresentedElement,
    on card: Rect?, in frame: Rect, context: LayerContext
  ) {
    self.spec = spec
    self.view = view
    attributes = element.attributes
    isMoving = !element.isLeaving && !view.isResting(element)
    cardFrame = card
    shift = frame.origin - attributes.untransformedFrame.origin
    self.context = context
  }

  /// Where the layers of the row lie, which is in from its leading edge as deep as an outline is.
  func inner(of frame: Rect) -> Rect {
    guard case .number(let indent)? = attributes.custom[ListLayout.indentKey] else { return frame }
    let isMirrored = context.direction == .rightToLeft
    return frame.inset(
      by: EdgeInsets(leading: isMirrored ? 0 : indent, trailing: isMirrored ? indent : 0))
  }

  /// The row with what belongs to it.
  ///
  /// - Parameter layers: The row's own, drawn where nobody pulls it.
  func parts(around layers: [DrawnPart], in frame: Rect) -> [DrawnPart] {
    let parts = ground(in: frame) + selection(in: frame) + layers
    guard case .number(let pull)? = attributes.custom[CollectionView.pullKey],
      let actions = spec.swipeActions
    else { return parts }
    let row = context.edges(of: frame)
    let aside = Group(
      transform: .translation(Vector(dx: pull, dy: 0)), children: [], source: spec.location)
    let whole = Group(clip: .rectangle(row), children: [], source: spec.location)
    let pulled = DrawnPart.group(
      whole, actions.parts(pulling: pull, of: row, in: context) + [.group(aside, parts)])
    guard let card = card() else { return [pulled] }
    return [.group(Group(clip: card, children: [], source: spec.location), [pulled])]
  }

  /// What a row on its way has of its card, so that it covers what it slides over.
  private func ground(in frame: Rect) -> [DrawnPart] {
    let section = spec.section(attributes.element.indexPath.section)
    let layers =
      spec.decorations[ListLayout.background] ?? section?.decoration(
        ListLayout.background, in: spec.palette) ?? []
    guard isMoving, let cardFrame, let card = layers.last?.content as? ShapeLayer else { return [] }
    let fill = card.style.backgroundCommands(
      in: cardFrame.offset(by: shift), context: context, source: spec.location)
    let clip = Group(clip: .rectangle(frame), children: [], source: spec.location)
    return [.group(clip, fill.parts)]
  }

  /// Of a selected row's corners in a sidebar, in points. [U]
  private static let sidebarRadius = 10.0

  private func selection(in frame: Rect) -> [DrawnPart] {
    guard context.scope.isSelected, let list, list.selectionStyle == .gray else { return [] }
    let row = context.edges(of: frame)
    let outline =
      list.appearance == .sidebar
      ? Shape.rectangle(row, radii: CornerRadii(Self.sidebarRadius), isContinuous: true)
      : .rectangle(row)
    let fill = DrawCommand.fill(
      Fill(outline, .solid(spec.palette[.systemGray4]), source: spec.location))
    let clip = Group(clip: card(), children: [], source: spec.location)
    let name = LayerName(id: "selection", kind: "selection")
    return [
      .layer(
        DrawnLayer(
          [.layer(name)], kind: "selection", frame: frame, parts: [.group(clip, [.command(fill)])]))
    ]
  }

  /// The outline of the card that the row lies on; nil where it lies on none.
  private func card() -> Shape? {
    guard let list, list.cornerRadius > 0, let cardFrame else { return nil }
    var onCard = context
    onCard.elementFrame = cardFrame.offset(by: shift)
    return list.cardStyle(in: spec.palette).shape(in: cardFrame.offset(by: shift), context: onCard)
  }

  /// The layout of the row's section, where that is a list.
  private var list: ListLayout? { view.list(ofSection: attributes.element.indexPath.section) }
}
