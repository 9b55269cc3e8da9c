internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// Draws the elements of one collection.
struct ElementPainter {
  private let spec: CollectionSpec
  private let collection: PlayedCollection
  /// The cards behind the rows of sections, in content coordinates.
  private let cards: [Int: Rect]
  /// From content coordinates to the screen's, on whole pixels while the content rests.
  private let shift: Vector
  private let isScrolling: Bool
  private let context: LayerContext
  /// The views that the layout has of its own.
  private let views: CustomViews

  init(
    _ spec: CollectionSpec, as collection: PlayedCollection, showing elements: [PresentedElement],
    frame: Rect, context: LayerContext
  ) {
    self.spec = spec
    self.collection = collection
    self.context = context
    views = CustomViews(of: collection.view, components: spec.components)
    cards = elements.reduce(into: [:]) { cards, shown in
      let (name, frame) = (shown.attributes.element, shown.attributes.frame)
      guard name.category == .decoration, name.kind == ListStyle.background else { return }
      cards[name.indexPath.section] = frame
    }
    let offset = collection.view.contentOffset(at: .zero)
    isScrolling = offset != collection.view.contentOffset
    shift =
      context.aligned(frame).origin - (isScrolling ? offset : context.grid.align(offset))
  }

  func drawn(_ element: PresentedElement) -> DrawCommand {
    let attributes = element.attributes
    var frame = frame(of: attributes).offset(by: shift).offset(by: pixelShift(of: element))
    var inner = context
    inner.scope = scope(of: element)
    inner.container = nil
    inner.isAligned = context.isAligned && isAtRest(element)
    var transform =
      attributes.transform.isIdentity ? .identity : attributes.transform.about(frame.center)
    if context.coordinates == .element {
      let origin = inner.edges(of: frame).origin
      transform = Transform.translation(origin - .zero).then(transform)
      frame.origin = frame.origin - (origin - .zero)
    }
    inner.elementFrame = frame
    let name = ElementName(of: element)
    inner.partName = context.partName.inner(.element(name))
    let row = RowPainter(
      spec, collection.view, element, on: cards[attributes.element.indexPath.section], in: frame,
      context: inner)
    let made = layers(of: element)
    // What an app's own view draws is said in its program, not in the scene.
    if made.first?.content is ViewLayer { inner.source = nil }
    let layers = inner.commands(of: made, in: row.inner(of: frame))
    var group = Group(
      name: groupName(of: element, in: inner), transform: transform,
      projection: attributes.projection.isIdentity
        ? nil : attributes.projection.map.about(frame.center),
      opacity: attributes.alpha,
      children: attributes.element.category == .cell
        ? row.commands(around: layers, in: frame) : layers,
      source: spec.location)
    var part = DrawnPart([.element(name)])
    part.location =
      element.itemID.flatMap { collection.directory.item(withID: $0)?.location } ?? spec.location
    group.part = part.tag(
      role: attributes.element.category.rawValue, id: inner.partIDs.plainID(of: inner.partName),
      frame: frame)
    return .group(group)
  }

  /// - `context`: Of the element.
  private func groupName(of shown: PresentedElement, in context: LayerContext) -> GroupName {
    let element = shown.attributes.element
    let kinds = element.category == .cell ? [] : [element.kind ?? element.category.rawValue]
    return GroupName(
      id: context.partIDs.id(of: context.partName),
      classes: [element.category.rawValue] + kinds + (shown.isLeaving ? ["leaving"] : []),
      indexPath: element.indexPath.description, label: Self.label(in: context.scope))
  }

  /// The frame of an element; the line below a row begins where the row's text does if its cell
  /// says so, unless the list says where all begin.
  private func frame(of attributes: LayoutAttributes) -> Rect {
    let (frame, element) = (attributes.untransformedFrame, attributes.element)
    let path = element.indexPath
    guard element.category == .decoration, element.kind == ListStyle.separator,
      let style = collection.view.listStyle(ofSection: path.section), style.separatorInset == nil,
      let cell = listCell(inSection: path.section)
    else { return frame }
    var inner = context
    inner.scope = collection.scope(
      ofItem: collection.view.id(of: path), at: path, base: context.scope)
    let distance = min(
      cell.separatorStart(in: inner) - ListStyle.usualSeparatorInset, frame.width)
    let isMirrored = context.direction == .rightToLeft
    return frame.inset(
      by: EdgeInsets(leading: isMirrored ? 0 : distance, trailing: isMirrored ? distance : 0))
  }

  private func listCell(inSection section: Int) -> (any SeparatorAligning)? {
    let layers = spec.section(section)?.cell ?? spec.cell
    return layers.lazy.compactMap { $0.content as? any SeparatorAligning }.first
  }

  /// To whole pixels from where a section rests that scrolls by itself.
  private func pixelShift(of element: PresentedElement) -> Vector {
    let name = element.attributes.element
    guard let region = collection.view.arrangement.region(ofSection: name.indexPath.section),
      region.scrolls(name), isAtRest(element),
      let offset = collection.view.offset(ofSection: region.section, at: .zero)
    else { return .zero }
    let shift = region.shift(at: offset)
    return context.grid.align(Point.zero + shift) - (Point.zero + shift)
  }

  /// Only what stays where it is has its edges rounded to pixels: rounding what moves would make it
  /// tremble, and discs oval.
  private func isAtRest(_ element: PresentedElement) -> Bool {
    let section = element.attributes.element.indexPath.section
    guard !isScrolling, !element.isLeaving, element.attributes.isUpright,
      collection.view.isResting(section: section, at: .zero)
    else { return false }
    return collection.view.isResting(element)
  }

  private func layers(of shown: PresentedElement) -> [Layer] {
    let element = shown.attributes.element
    if !isDeclaredDecoration(element), let own = views.layer(of: shown, at: spec.layoutLocation) {
      return [own]
    }
    let section = spec.section(element.indexPath.section)
    switch (element.category, element.kind) {
    case (.cell, _): return section?.cell ?? spec.cell
    case (.supplementary, "header"): return section?.header ?? spec.header
    case (.supplementary, "footer"): return section?.footer ?? spec.footer
    case (.supplementary, let kind), (.decoration, let kind):
      return spec.decorations[kind ?? ""] ?? section?.decoration(kind ?? "", in: spec.palette) ?? []
    }
  }

  /// Whether a scene says by its kind how a decoration is drawn, which is stronger than its own
  /// view.
  private func isDeclaredDecoration(_ element: LayoutElement) -> Bool {
    element.category == .decoration && spec.decorations[element.kind ?? ""] != nil
  }

  /// Returns the label that people are told of an element.
  private static func label(in scope: Scope) -> String? {
    ["label", "name", "title", "value"].lazy.compactMap { scope.item?[$0]?.shownText }.first
  }

  private func scope(of element: PresentedElement) -> Scope {
    let path = element.attributes.element.indexPath
    var scope = context.scope
    if element.attributes.element.category == .cell {
      scope = collection.scope(
        ofItem: element.itemID, at: path, revision: element.revision, base: scope)
    } else {
      scope = collection.scope(
        ofViewInSection: path.section, item: spec.section(path.section)?.headerItem, base: scope)
    }
    scope.modes = collection.view.modes()
    for (name, value) in element.attributes.custom { scope.tell(name, value) }
    return scope
  }
}

extension Scope {
  /// Makes what a layout tells an element by name a mode, where it is a flag that is set, else a
  /// name for templates; what is known by that name already stays.
  fileprivate mutating func tell(_ name: String, _ value: CustomValue) {
    switch value {
    case .flag(true) where modes[name] == nil: modes[name] = 1
    case .flag: break
    case .number(let number) where item?[name] == nil && facts[name] == nil:
      facts[name] = number.shortest
    case .text(let text) where item?[name] == nil && facts[name] == nil: facts[name] = text
    case .number, .text: break
    }
  }
}

/// The system's part of a list's rows: the gray of a selected one, the indentation of an outline,
/// and the actions of a swiped one.
struct RowPainter {
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
    guard case .number(let indent)? = attributes.custom[ListStyle.indentKey] else { return frame }
    let isMirrored = context.direction == .rightToLeft
    return frame.inset(
      by: EdgeInsets(leading: isMirrored ? 0 : indent, trailing: isMirrored ? indent : 0))
  }

  /// The row with what belongs to it.
  ///
  /// - `layers`: The row's own, drawn where nobody pulls it.
  func commands(around layers: [DrawCommand], in frame: Rect) -> [DrawCommand] {
    let commands = ground(in: frame) + selection(in: frame) + layers
    guard case .number(let pull)? = attributes.custom[CollectionView.swipeOffsetKey],
      let actions = spec.swipeActions
    else { return commands }
    let row = context.edges(of: frame)
    let aside = Group(
      transform: .translation(Vector(dx: pull, dy: 0)), children: commands, source: spec.location)
    let pulled = Group(
      clip: .rectangle(row),
      children: actions.commands(pulling: pull, of: row, in: context) + [.group(aside)],
      source: spec.location)
    guard let card = card() else { return [.group(pulled)] }
    return [.group(Group(clip: card, children: [.group(pulled)], source: spec.location))]
  }

  /// Returns the part of its card that a row on its way takes along, so that it covers what it
  /// slides over.
  private func ground(in frame: Rect) -> [DrawCommand] {
    let section = spec.section(attributes.element.indexPath.section)
    let layers =
      spec.decorations[ListStyle.background] ?? section?.decoration(
        ListStyle.background, in: spec.palette) ?? []
    guard isMoving, let cardFrame, let card = layers.last?.content as? ShapeLayer else { return [] }
    let fill = card.style.backgroundCommands(
      in: cardFrame.offset(by: shift), context: context, source: spec.location)
    return [.group(Group(clip: .rectangle(frame), children: fill, source: spec.location))]
  }

  /// Of a selected row's corners in a sidebar, in points. [U]
  private static let sidebarRadius = 10.0

  private func selection(in frame: Rect) -> [DrawCommand] {
    guard context.scope.isSelected, let style, style.selectionStyle == .gray else { return [] }
    let row = context.edges(of: frame)
    let outline =
      style.appearance == .sidebar
      ? Shape.rectangle(row, radii: CornerRadii(Self.sidebarRadius), isContinuous: true)
      : .rectangle(row)
    let fill = DrawCommand.fill(
      Fill(outline, .solid(spec.palette[.systemGray4]), source: spec.location))
    let clipped = Group(clip: card(), children: [fill], source: spec.location)
    return [
      context.part(
        DrawnPart([.layer(LayerName(id: "selection", kind: "selection"))]), role: "selection",
        frame: frame, drawing: [.group(clipped)])
    ]
  }

  /// The outline of the card that the row lies on; nil where it lies on none.
  private func card() -> Shape? {
    guard let style, style.cornerRadius > 0, let cardFrame else { return nil }
    var onCard = context
    onCard.elementFrame = cardFrame.offset(by: shift)
    return style.cardStyle(in: spec.palette).shape(in: cardFrame.offset(by: shift), context: onCard)
  }

  /// The style of the row's section, where that is a list.
  private var style: ListStyle? {
    view.listStyle(ofSection: attributes.element.indexPath.section)
  }
}
