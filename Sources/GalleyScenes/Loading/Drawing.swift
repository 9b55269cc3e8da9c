public import GalleyGraphics
public import GalleyLayouts

/// A state drawn to a display list, with the collection views as they were played.
public struct Drawing: Sendable {
  /// The display list; it carries the record of what is visible.
  public var picture: Picture
  /// The scene's title.
  public var title: String
  /// The state's name with the values of the matrix's axes.
  public var state: String
  /// The collections of the screen with their names, in the order of the scene.
  public var collections: [(name: String, view: CollectionView)]
  /// What is doubtful in the drawing, such as a character that no font has.
  public var warnings: [Issue]

  /// Where every element of the screen's collections is, unaligned, in content coordinates.
  public func record(scope: LayoutRecord.Scope = .visible) -> ScreenRecord {
    ScreenRecord(
      title: title, state: state, size: picture.size, scale: picture.scale,
      collections: collections.map { name, view in
        LayoutRecord(of: view, collection: name, scope: scope)
      })
  }
}
