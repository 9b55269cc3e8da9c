internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts

/// A collection view on a screen: its elements at the offset and in the mode of the state that is drawn.
struct CollectionLayer: LayerContent, SelfNamed {
  var spec: CollectionSpec

  var name: String { spec.name }

  func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    guard let view = context.stage.collection(named: spec.name) else { return [] }
    let elements = ElementDrawing(spec: spec, view: view, frame: frame, context: context)
    let cells = view.visibleElements.filter { !$0.isHidden && $0.alpha > 0 }.map(elements.group)
    let clip = clip(in: frame, context: context)
    let name = GroupName(id: spec.name, classes: ["collection"])
    return style(spec.style.backgroundCommands, in: frame, context: context)
      + [.group(Group(name: name, clip: clip, children: cells, source: spec.location))]
      + style(spec.style.borderCommands, in: frame, context: context)
  }

  func outline(in frame: Rect, context: LayerContext) -> Shape? {
    spec.style.shape(in: frame, context: context)
  }

  private func style(
    _ commands: (Rect, LayerContext, SourceLocation?) -> [DrawCommand], in frame: Rect,
    context: LayerContext
  ) -> [DrawCommand] { commands(frame, context, spec.location) }

  private func clip(in frame: Rect, context: LayerContext) -> Shape? {
    spec.clips ? spec.style.contentShape(in: frame, context: context) : nil
  }
}

/// Draws the elements of one collection, each in a group of its own.
private struct ElementDrawing {
  let spec: CollectionSpec
  let view: CollectionView
  /// From content coordinates to the screen's, on whole pixels.
  let shift: Vector
  let context: LayerContext

  init(spec: CollectionSpec, view: CollectionView, frame: Rect, context: LayerContext) {
    self.spec = spec
    self.view = view
    self.context = context
    shift = context.aligned(frame).origin - context.grid.align(view.contentOffset)
  }

  func group(_ attributes: LayoutAttributes) -> DrawCommand {
    let frame = attributes.untransformedFrame.offset(by: shift)
    var inner = context
    inner.scope = scope(of: attributes)
    inner.isAligned = context.isAligned && attributes.transform.isIdentity
    let children = inner.commands(for: layers(of: attributes.element), in: frame)
    return .group(
      Group(
        name: name(of: attributes.element, scope: inner.scope),
        transform: attributes.transform.isIdentity
          ? .identity : attributes.transform.about(frame.center),
        opacity: attributes.alpha, children: children, source: spec.location))
  }

  private func layers(of element: LayoutElement) -> [Layer] {
    let section = spec.section(element.indexPath.section)
    switch (element.category, element.kind) {
    case (.cell, _): return section?.cell ?? spec.cell
    case (.supplementary, "header"): return section?.header ?? spec.header
    case (.supplementary, "footer"): return section?.footer ?? spec.footer
    case (.supplementary, let kind), (.decoration, let kind):
      return spec.decorations[kind ?? ""] ?? []
    }
  }

  private func name(of element: LayoutElement, scope: Scope) -> GroupName {
    let path = element.indexPath
    let label = ["label", "name", "title", "value"].lazy
      .compactMap { scope.item?[$0]?.shownText }.first
    guard element.category == .cell else {
      let kind = element.kind ?? element.category.rawValue
      return GroupName(
        id: "\(spec.name)-\(kind)-\(path)", classes: [element.category.rawValue, kind],
        indexPath: path.description, label: label)
    }
    return GroupName(
      id: "\(spec.name)-\(view.id(of: path) ?? path.description)", classes: ["cell"],
      indexPath: path.description, label: label)
  }

  private func scope(of attributes: LayoutAttributes) -> Scope {
    let path = attributes.element.indexPath
    var scope = context.scope
    let section = spec.section(path.section)
    if attributes.element.category == .cell {
      scope = spec.scope(ofItemAt: path, in: view, base: scope)
    } else {
      scope.item = section?.headerItem
      scope.facts = ["index": "\(path.section)", "number": "\(path.section + 1)"]
      scope.facts["count"] = "\(view.content.sections[safe: path.section]?.count ?? 0)"
    }
    scope.modes = Set([view.mode].compactMap { $0 })
    for (name, value) in attributes.custom where value == .flag(true) { scope.modes.insert(name) }
    return scope
  }
}

extension CollectionSpec {
  /// The section as the scene gives it; nil for one that came later.
  func section(_ number: Int) -> SectionSpec? { sections[safe: number] }

  /// The names that an item's templates may use.
  func scope(ofItemAt path: IndexPath, in view: CollectionView, base: Scope) -> Scope {
    var scope = base
    let id = view.id(of: path) ?? ""
    scope.item = directory.item(withID: id)
    scope.facts = [
      "index": "\(path.item)", "number": "\(path.item + 1)", "id": id,
      "section": "\(path.section)",
      "count": "\(view.content.sections[safe: path.section]?.count ?? 0)",
    ]
    scope.isSelected = view.selection.contains(path)
    return scope
  }
}

extension Array {
  /// The element at an index, or nil where there is none.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
