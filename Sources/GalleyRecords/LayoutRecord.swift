package import GalleyGeometry
package import GalleyGraphics
package import GalleyLayouts
internal import GalleyNotation

/// The layout of a collection view, as numbers: printed, kept in pictures and compared.
///
/// Frames are in content coordinates, in points, and unaligned; the bounds that they were laid out
/// in are aligned to pixels where a scene was drawn.
public struct LayoutRecord: Hashable, Sendable {
  /// The collection's id on its screen.
  public var collection: String
  /// The kind of the layout.
  package var layout: String
  package var contentSize: Size
  package var contentOffset: Point
  /// The size of the collection view's bounds.
  package var size: Size
  /// Where the collection view lies on the screen; nil where nobody said.
  package var frame: Rect?
  /// The layout's mode; nil is the normal one.
  package var mode: String?
  /// How many items each section has, those out of sight included; nil where nobody said.
  package var itemCounts: [Int]?
  /// The options of the layout and the collection view; nil where none are recorded.
  package var recordedOptions: [RecordedOption]?
  /// The metrics of each section that replace the layout's; nil where none are recorded.
  package var recordedSections: [RecordedOption]?
  /// From back to front.
  package var elements: [Element]
  /// The items that are there and of which ``elements`` has none, in their order; nil where nobody
  /// said, as it is of more than ``mostOffscreenItems``.
  package var offscreen: [OffscreenItem]?

  package init(
    collection: String, layout: String, contentSize: Size, contentOffset: Point, size: Size,
    frame: Rect? = nil, mode: String? = nil, itemCounts: [Int]? = nil,
    recordedOptions: [RecordedOption]? = nil,
    recordedSections: [RecordedOption]? = nil, elements: [Element],
    offscreen: [OffscreenItem]? = nil
  ) {
    self.collection = collection
    self.layout = layout
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.size = size
    self.frame = frame
    self.mode = mode
    self.itemCounts = itemCounts
    self.recordedOptions = recordedOptions
    self.recordedSections = recordedSections
    self.elements = elements
    self.offscreen = offscreen
  }

  /// One element: its name, where and how it is shown, and what it looks like where that is known.
  package struct Element: Hashable, Sendable {
    package var name: ElementName
    package var attributes: LayoutAttributes
    /// The look of the element in its frame; nil where none is recorded.
    package var look: Look?
    /// The layers that it is made of, back to front, with their frames relative to its own; nil
    /// where nobody said.
    package var layers: [ScreenRecord.Layer]?
    /// The digest of the item in the scene; nil where it says nothing.
    package var digest: SourceDigest?
    /// The digest of the facts that the item has for its layout: a size, a measure, a span and the
    /// like; nil where it has none.
    package var arrangement: SourceDigest?

    package init(
      name: ElementName, attributes: LayoutAttributes, look: Look? = nil,
      layers: [ScreenRecord.Layer]? = nil, digest: SourceDigest? = nil,
      arrangement: SourceDigest? = nil
    ) {
      self.name = name
      self.attributes = attributes
      self.look = look
      self.layers = layers
      self.digest = digest
      self.arrangement = arrangement
    }

    /// The name that people have for the element: an item's id, or for other elements their kind
    /// and index path, such as `header-0`.
    package var id: String { name.description }
  }

  /// An item that is there and not seen.
  package struct OffscreenItem: Hashable, Sendable {
    package var id: ItemID
    package var indexPath: ItemPath
    /// The digest of the item in the scene; nil where it says nothing.
    package var digest: SourceDigest?

    package init(id: ItemID, indexPath: ItemPath, digest: SourceDigest? = nil) {
      self.id = id
      self.indexPath = indexPath
      self.digest = digest
    }
  }
}

extension LayoutRecord {
  /// The elements that a record has: all, or those in sight.
  public enum Scope: Hashable, Sendable {
    /// Those that the viewport shows.
    case visible
    /// Every element of the content.
    case all
  }

  /// The most items out of sight that a record tells.
  package static let mostOffscreenItems = 10_000

  /// Records what a collection view shows.
  ///
  /// - `frame`: Where the view lies on the screen.
  /// - `drawing`: What is known of how an element is drawn, asked for each.
  /// - `digest`: What a scene says of an item, asked for those that are shown and those that are
  ///   not; where it says something of none of the latter they are not told.
  package init(
    of view: CollectionView, collection: String, frame: Rect? = nil, scope: Scope = .visible,
    drawing: (ElementName) -> (look: Look?, layers: [ScreenRecord.Layer])? = { _ in nil },
    digest: (ItemID) -> SourceDigest? = { _ in nil }
  ) {
    let shown = scope == .all ? view.allElements : view.elements(at: .zero)
    let elements = shown.map { presented in
      let name = ElementName(of: presented)
      let drawn = drawing(name)
      return Element(
        name: name, attributes: presented.attributes, look: drawn?.look, layers: drawn?.layers,
        digest: name.item.flatMap(digest),
        arrangement: view.content.arrangementDigest(of: presented.attributes.element))
    }
    self.init(
      collection: collection, layout: type(of: view.layout).kind,
      contentSize: view.arrangement.contentSize, contentOffset: view.contentOffset(at: .zero),
      size: view.environment.size, frame: frame, mode: view.mode,
      itemCounts: view.content.sections.map(\.count), recordedOptions: [RecordedOption](of: view),
      recordedSections: view.content.recordedSections, elements: elements,
      offscreen: Self.offscreen(of: view, beside: elements, digest: digest))
  }

  private static func offscreen(
    of view: CollectionView, beside elements: [Element], digest: (ItemID) -> SourceDigest?
  ) -> [OffscreenItem]? {
    let seen = Set(elements.filter { !$0.name.isLeaving }.compactMap(\.name.item))
    guard view.content.itemCount - seen.count <= mostOffscreenItems else { return nil }
    let offscreen = view.ids.enumerated().flatMap { section, ids in
      ids.enumerated().filter { !seen.contains($0.element) }.map { item, id in
        OffscreenItem(
          id: id, indexPath: ItemPath(section: section, item: item), digest: digest(id))
      }
    }
    return offscreen.contains { $0.digest != nil } ? offscreen : nil
  }
}
