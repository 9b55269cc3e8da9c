public import GalleyGeometry

/// The name of an item that it keeps while others come and go.
public typealias ItemID = String

/// A collection view as a value: content, layout, bounds, offset, mode and selection.
///
/// A gesture turns one value into the next; nothing in it knows of time, files or drawing.
public struct CollectionView: Sendable {
  public internal(set) var content: Content
  public let layout: any CollectionLayout
  public let environment: Environment
  public internal(set) var arrangement: Arrangement
  /// The item ids, section by section, as many as the content has items.
  public internal(set) var ids: [[ItemID]]
  public internal(set) var contentOffset: Point
  /// The layout's mode, such as `editing`; nil is the normal one.
  public var mode: String?
  public var selection: Set<IndexPath> = []
  /// How many items were inserted so far, for the ids of the next ones.
  var insertions = 0

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

  static func arrange(
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
  ///
  /// Its coordinates grow to the right, so its leading inset is the left one whatever direction
  /// text runs in.
  public var viewport: Viewport {
    let inset = layout.contentInset(in: environment)
    return Viewport(
      bounds: Rect(origin: contentOffset, size: environment.size),
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

  /// The number of pages, where the layout has pages.
  public var pageCount: Int? {
    (layout as? any PagedLayout)?.pageCount(of: arrangement, in: viewport)
  }

  /// The page that is shown, from zero, where the layout has pages.
  public var page: Int? {
    (layout as? any PagedLayout)?.page(at: contentOffset, of: arrangement, in: viewport)
  }
}
