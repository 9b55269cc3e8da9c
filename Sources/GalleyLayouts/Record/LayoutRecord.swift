public import GalleyGeometry

/// What a collection view shows, as numbers: the layout that is printed, kept in pictures and
/// compared.
///
/// Frames are in content coordinates, in points, and unaligned.
public struct LayoutRecord: Hashable, Sendable {
  /// The collection's id on its screen.
  public var collection: String
  /// The kind of the layout.
  public var layout: String
  public var contentSize: Size
  public var contentOffset: Point
  /// The size of the collection view's bounds.
  public var size: Size
  /// The layout's mode; nil is the normal one.
  public var mode: String?
  /// From back to front.
  public var elements: [Element]

  public init(
    collection: String, layout: String, contentSize: Size, contentOffset: Point, size: Size,
    mode: String? = nil, elements: [Element]
  ) {
    self.collection = collection
    self.layout = layout
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.size = size
    self.mode = mode
    self.elements = elements
  }

  /// One element: its name, where and how it is shown, and what it looks like where that is known.
  public struct Element: Hashable, Sendable {
    /// An item's id; for other elements their kind and index path, such as `header-0`.
    public var id: String
    public var attributes: LayoutAttributes
    /// What the element looks like, in words that change when its look does; nil where nobody said.
    public var style: String?

    public init(id: String, attributes: LayoutAttributes, style: String? = nil) {
      self.id = id
      self.attributes = attributes
      self.style = style
    }
  }
}

extension LayoutRecord {
  /// Which elements a record has.
  public enum Scope: Hashable, Sendable {
    /// Those that the viewport shows.
    case visible
    /// Every element of the content.
    case all
  }

  /// Records what a collection view shows.
  /// - Parameter style: The look of an element in words, asked for each; nil where there is none.
  public init(
    of view: CollectionView, collection: String, scope: Scope = .visible,
    style: (LayoutAttributes) -> String? = { _ in nil }
  ) {
    let shown = scope == .all ? view.allElements : view.elements(at: .zero)
    self.init(
      collection: collection, layout: type(of: view.layout).kind,
      contentSize: view.arrangement.contentSize, contentOffset: view.contentOffset(at: .zero),
      size: view.environment.size, mode: view.mode,
      elements: shown.map { element in
        Element(
          id: Self.id(of: element, in: view), attributes: element.attributes,
          style: style(element.attributes))
      })
  }

  /// An item's id, or the kind of another element with its section and, beyond the first, its
  /// number; with `leaving-` before it where the element is on its way out.
  public static func id(of presented: PresentedElement, in view: CollectionView) -> String {
    let name = presented.itemID ?? name(of: presented.attributes.element)
    return presented.isLeaving ? "leaving-\(name)" : name
  }

  private static func name(of element: LayoutElement) -> String {
    let path = element.indexPath
    guard element.category != .cell else { return path.description }
    let kind = element.kind ?? element.category.rawValue
    return path.item == 0 ? "\(kind)-\(path.section)" : "\(kind)-\(path)"
  }
}

/// All that a screen shows in one state: its collections, back to front.
public struct ScreenRecord: Hashable, Sendable {
  public var title: String
  /// The name of the state.
  public var state: String
  /// The size of the screen, in points.
  public var size: Size
  /// Device pixels a point.
  public var scale: Double
  /// Names the scene that was drawn, by a digest of it; nil where nobody computed one.
  public var sceneDigest: String?
  public var collections: [LayoutRecord]

  public init(
    title: String, state: String, size: Size, scale: Double, sceneDigest: String? = nil,
    collections: [LayoutRecord]
  ) {
    self.title = title
    self.state = state
    self.size = size
    self.scale = scale
    self.sceneDigest = sceneDigest
    self.collections = collections
  }
}
