public import GalleyGeometry

/// What a class-based layout may ask its collection view, under UICollectionView's names.
///
/// What UIKit's layouts ask the delegate for, sizes of items and metrics of sections, stands here
/// too.
public struct CollectionViewProxy: Sendable {
  /// What is visible, in content coordinates: its origin is the content offset.
  public let bounds: Rect
  /// What the scroll view adds around the content, the safe area included; leading is left.
  public let adjustedContentInset: EdgeInsets
  /// The part of the content inset that is the screen's safe area; leading is left.
  public let safeAreaInsets: EdgeInsets
  /// Device pixels a point.
  public let scale: Double
  /// The direction of text. Nothing is mirrored for a class-based layout: one that begins at the
  /// right where text does places its elements there.
  public let layoutDirection: LayoutDirection

  private let content: Content

  /// - Parameters:
  ///   - inset: The layout's own content inset.
  ///   - offset: Nil for where content begins.
  init(
    content: Content, environment: Environment, inset: EdgeInsets, offset: Point? = nil
  ) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let inset = isMirrored ? inset.mirrored : inset
    self.content = content
    bounds = Rect(
      origin: offset ?? Point(x: -inset.leading, y: -inset.top), size: environment.size)
    adjustedContentInset = inset
    safeAreaInsets = isMirrored ? environment.safeAreaInset.mirrored : environment.safeAreaInset
    scale = environment.scale
    layoutDirection = environment.layoutDirection
  }

  public var contentOffset: Point { bounds.origin }

  /// The content inset without the safe area; leading is left.
  public var contentInset: EdgeInsets {
    EdgeInsets(
      top: adjustedContentInset.top - safeAreaInsets.top,
      leading: adjustedContentInset.leading - safeAreaInsets.leading,
      bottom: adjustedContentInset.bottom - safeAreaInsets.bottom,
      trailing: adjustedContentInset.trailing - safeAreaInsets.trailing)
  }

  public var numberOfSections: Int { content.sections.count }

  /// The number of items in a section; zero for a section that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    self.section(section).map { max(0, $0.count) } ?? 0
  }

  /// The size of an item in points; nil where the content gives none.
  public func sizeForItem(at indexPath: IndexPath) -> Size? {
    section(indexPath.section)?.sizes?[safe: indexPath.item].flatMap(\.self)
  }

  /// The measure of an item, such as a scale or a diameter; nil where the content gives none.
  public func measureForItem(at indexPath: IndexPath) -> Double? {
    section(indexPath.section)?.measures?[safe: indexPath.item]
  }

  /// The metrics that a section has for itself; none for a section that does not exist.
  public func metrics(ofSection section: Int) -> SectionMetrics {
    self.section(section)?.metrics ?? SectionMetrics()
  }

  private func section(_ section: Int) -> Content.Section? {
    content.sections.indices.contains(section) ? content.sections[section] : nil
  }
}
