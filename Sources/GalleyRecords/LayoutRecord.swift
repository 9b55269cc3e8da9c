public import GalleyGeometry
public import GalleyLayouts

/// What a collection view shows, as numbers: the layout that is printed, kept in pictures and
/// compared.
///
/// Frames are in content coordinates, in points, and unaligned; the bounds that they were laid out in
/// are aligned to pixels where a scene was drawn.
public struct LayoutRecord: Hashable, Sendable {
  /// The collection's id on its screen.
  public var collection: String
  /// The kind of the layout.
  public var layout: String
  public var contentSize: Size
  public var contentOffset: Point
  /// The size of the collection view's bounds.
  public var size: Size
  /// Where the collection view lies on the screen; nil where nobody said.
  public var frame: Rect?
  /// The layout's mode; nil is the normal one.
  public var mode: String?
  /// How many items each section has, those out of sight included; nil where nobody said.
  public var itemCounts: [Int]?
  /// From back to front.
  public var elements: [Element]

  public init(
    collection: String, layout: String, contentSize: Size, contentOffset: Point, size: Size,
    frame: Rect? = nil, mode: String? = nil, itemCounts: [Int]? = nil, elements: [Element]
  ) {
    self.collection = collection
    self.layout = layout
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.size = size
    self.frame = frame
    self.mode = mode
    self.itemCounts = itemCounts
    self.elements = elements
  }

  /// One element: its name, where and how it is shown, and what it looks like where that is known.
  public struct Element: Hashable, Sendable {
    /// An item's id; for other elements their kind and index path, such as `header-0`.
    public var id: String
    public var attributes: LayoutAttributes
    /// What the element looks like in its frame; nil where nobody said.
    public var look: Look?

    public init(id: String, attributes: LayoutAttributes, look: Look? = nil) {
      self.id = id
      self.attributes = attributes
      self.look = look
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
  ///
  /// - Parameters:
  ///   - frame: Where the view lies on the screen.
  ///   - look: The look of an element, asked for each; nil where there is none.
  public init(
    of view: CollectionView, collection: String, frame: Rect? = nil, scope: Scope = .visible,
    look: (PresentedElement) -> Look? = { _ in nil }
  ) {
    let shown = scope == .all ? view.allElements : view.elements(at: .zero)
    self.init(
      collection: collection, layout: type(of: view.layout).kind,
      contentSize: view.arrangement.contentSize, contentOffset: view.contentOffset(at: .zero),
      size: view.environment.size, frame: frame, mode: view.mode,
      itemCounts: view.content.sections.map(\.count),
      elements: shown.map { element in
        Element(
          id: Self.id(of: element, in: view), attributes: element.attributes, look: look(element))
      })
  }

  /// An item's id, or the kind of another element with its section and, beyond the first, its
  /// number; with `leaving-` before it where the element is on its way out, and `id:` before an id
  /// that begins with one of the two.
  public static func id(of presented: PresentedElement, in view: CollectionView) -> String {
    let name = presented.itemID.map(id(ofItem:)) ?? name(of: presented.attributes.element)
    return presented.isLeaving ? "leaving-\(name)" : name
  }

  /// What an item that stays is called in a record.
  public static func id(ofItem id: ItemID) -> String {
    ["leaving-", "id:"].contains(where: id.description.hasPrefix)
      ? "id:\(id)" : id.description
  }

  private static func name(of element: LayoutElement) -> String {
    let path = element.indexPath
    guard element.category != .cell else { return path.description }
    let kind = element.kind ?? element.category.rawValue
    return path.item == 0 ? "\(kind)-\(path.section)" : "\(kind)-\(path)"
  }
}
