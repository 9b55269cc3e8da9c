public import GalleyGeometry

/// The name of an item that it keeps while others come and go.
public typealias ItemID = String

/// A collection view as a value: content, layout, bounds, offset, mode and selection.
///
/// A gesture turns one value into the next; nothing in it knows of time, files or drawing.
public struct CollectionView: Sendable {
  public private(set) var content: Content
  public let layout: any CollectionLayout
  public let environment: Environment
  public private(set) var arrangement: Arrangement
  /// The item ids, section by section, as many as the content has items.
  public private(set) var ids: [[ItemID]]
  public private(set) var contentOffset: Point
  /// The layout's mode, such as `editing`; nil is the normal one.
  public var mode: String?
  public var selection: Set<IndexPath> = []
  private var insertions = 0

  /// Arranges the content and shows its beginning.
  /// - Throws: `LayoutError` where the content cannot be arranged.
  public init(
    content: Content, layout: any CollectionLayout, in environment: Environment,
    ids: [[ItemID]]? = nil
  ) throws(LayoutError) {
    self.content = content
    self.layout = layout
    self.environment = environment
    self.ids = ids ?? Self.sequentialIDs(of: content)
    arrangement = try Self.arrange(content, by: layout, in: environment)
    contentOffset = .zero
    contentOffset = viewport.offsetRange(contentSize: arrangement.contentSize).minimum
    if layout.flipsInRightToLeft, environment.layoutDirection == .rightToLeft {
      contentOffset.x = viewport.offsetRange(contentSize: arrangement.contentSize).maximum.x
    }
  }

  /// Ids that are the items' numbers at load, counted through all sections.
  public static func sequentialIDs(of content: Content) -> [[ItemID]] {
    var next = 0
    return content.sections.map { section in
      defer { next += section.count }
      return (next..<next + section.count).map(String.init)
    }
  }

  private static func arrange(
    _ content: Content, by layout: any CollectionLayout, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    let arrangement = try layout.arrange(content, in: environment)
    guard layout.flipsInRightToLeft, environment.layoutDirection == .rightToLeft else {
      return arrangement
    }
    let inset = layout.contentInset(in: environment)
    return arrangement.mirrored(inWidth: environment.size.width - inset.horizontal)
  }

  /// What is visible: the bounds at the content offset.
  public var viewport: Viewport { viewport(at: contentOffset) }

  /// The viewport's coordinates grow to the right, so its leading inset is the left one whatever
  /// direction text runs in.
  private func viewport(at offset: Point) -> Viewport {
    let inset = layout.contentInset(in: environment)
    return Viewport(
      bounds: Rect(origin: offset, size: environment.size),
      contentInset: environment.layoutDirection == .rightToLeft ? inset.mirrored : inset,
      scale: environment.scale)
  }

  /// The elements that are shown, presented in the mode, ordered from back to front.
  public var visibleElements: [LayoutAttributes] {
    layout.elements(of: arrangement, in: viewport)
      .map { layout.interaction.presented($0, in: self) }
      .sortedBackToFront()
  }

  /// Every element of the content, presented in the mode, ordered from back to front.
  public var allElements: [LayoutAttributes] {
    let shown = layout.elements(of: arrangement, in: viewport)
    let shownNames = Set(shown.map(\.element))
    let others = arrangement.allAttributes().filter { !shownNames.contains($0.element) }
    return (shown + others).map { layout.interaction.presented($0, in: self) }
      .sortedBackToFront()
  }

  /// The id of an item, or nil where there is none.
  public func id(of indexPath: IndexPath) -> ItemID? {
    guard ids.indices.contains(indexPath.section),
      ids[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return ids[indexPath.section][indexPath.item]
  }

  /// The topmost visible cell at a point in content coordinates; its transformed shape counts,
  /// hidden ones do not.
  public func indexPath(at point: Point) -> IndexPath? {
    visibleElements.last { attributes in
      guard attributes.element.category == .cell, !attributes.isHidden, attributes.alpha > 0.01
      else { return false }
      let back = attributes.transform.about(attributes.center).inverse ?? .identity
      return attributes.untransformedFrame.contains(back.apply(to: point))
    }?.element.indexPath
  }

  // MARK: Pages

  /// The number of pages, where the layout has pages.
  public var pageCount: Int? {
    (layout as? any PagedLayout)?.pageCount(of: arrangement, in: viewport)
  }

  /// The page that is shown, from zero, where the layout has pages.
  public var page: Int? {
    (layout as? any PagedLayout)?.page(at: contentOffset, of: arrangement, in: viewport)
  }

  // MARK: Scrolling and gestures

  /// Scrolls to the nearest offset at which the content can rest.
  public mutating func scroll(to offset: Point) {
    contentOffset = viewport.clamped(offset, contentSize: arrangement.contentSize)
  }

  /// Does what a finger does, and waits until everything has settled.
  public mutating func perform(_ gesture: Gesture) throws(LayoutError) {
    switch gesture {
    case .scroll(let target):
      scroll(to: restingOffset(of: target))
    case .tap(let target):
      for change in layout.interaction.response(toTapOn: tappedItem(target), in: self) {
        try apply(change)
      }
    }
  }

  private func tappedItem(_ target: TapTarget) -> IndexPath? {
    switch target {
    case .item(let indexPath): indexPath
    case .point(let point):
      indexPath(at: point + (contentOffset - .zero))
    case .background: nil
    }
  }

  private func restingOffset(of target: ScrollTarget) -> Point {
    switch target {
    case .to(let x, let y):
      settled(Point(x: x ?? contentOffset.x, y: y ?? contentOffset.y))
    case .by(let distance):
      settled(contentOffset + distance)
    case .item(let indexPath):
      arrangement.item(at: indexPath).map { settled(centeringOffset(of: $0)) } ?? contentOffset
    case .page(let page):
      (layout as? any PagedLayout)?.offset(ofPage: page, of: arrangement, in: viewport)
        ?? contentOffset
    case .end:
      settled(viewport.offsetRange(contentSize: arrangement.contentSize).maximum)
    }
  }

  private func settled(_ proposed: Point) -> Point {
    let proposed = viewport.clamped(proposed, contentSize: arrangement.contentSize)
    return layout.restingOffset(
      proposed: proposed, velocity: .zero, of: arrangement, in: viewport)
  }

  private func centeringOffset(of attributes: LayoutAttributes) -> Point {
    Point(
      x: attributes.center.x - environment.size.width / 2,
      y: attributes.center.y - environment.size.height / 2)
  }

  private mutating func apply(_ change: Change) throws(LayoutError) {
    switch change {
    case .scroll(let offset): scroll(to: offset)
    case .select(let selection): self.selection = selection
    case .setMode(let mode): self.mode = mode
    case .delete(let indexPaths):
      for path in indexPaths.sorted(by: >) where id(of: path) != nil {
        ids[path.section].remove(at: path.item)
        content.sections[path.section].remove(at: path.item)
      }
      selection = []
      try rearrange()
    case .insert(let path):
      guard ids.indices.contains(path.section) else { return }
      let item = min(max(path.item, 0), ids[path.section].count)
      ids[path.section].insert("new-\(insertions)", at: item)
      insertions += 1
      content.sections[path.section].insert(at: item)
      selection = []
      try rearrange()
    }
  }

  private mutating func rearrange() throws(LayoutError) {
    arrangement = try Self.arrange(content, by: layout, in: environment)
    scroll(to: contentOffset)
  }
}

extension Content.Section {
  fileprivate mutating func remove(at item: Int) {
    count -= 1
    measures?.remove(at: item)
    sizes?.remove(at: item)
  }

  /// Inserts an item that measures what its neighbour does.
  fileprivate mutating func insert(at item: Int) {
    count += 1
    if let measures, !measures.isEmpty {
      self.measures?.insert(measures[min(item, measures.count - 1)], at: item)
    }
    if let sizes, !sizes.isEmpty {
      self.sizes?.insert(sizes[min(item, sizes.count - 1)], at: item)
    }
  }
}
