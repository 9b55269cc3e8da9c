public import GalleyLayouts
public import GalleyRecords
public import GalleyScenes

extension SnapshotFormat where Value == ComposedState {
  /// The attributes of the elements that a drawn state shows, as a table.
  public static var layout: Self { .layout(of: .visible) }

  /// The attributes of the elements of a drawn state's collections, as a table.
  public static func layout(of scope: LayoutRecord.Scope) -> Self {
    SnapshotFormat(.text, fileExtension: layoutExtension) {
      Array($0.record(scope: scope).rounded.text.utf8)
    }
  }
}

extension SnapshotFormat where Value == CollectionView {
  /// The attributes of the elements that the collection view shows, as a table.
  public static var layout: Self { .layout(of: .visible) }

  /// The attributes of a collection view's elements, as a table.
  public static func layout(of scope: LayoutRecord.Scope) -> Self {
    SnapshotFormat(.text, fileExtension: layoutExtension) { view in
      let record = LayoutRecord(of: view, collection: "collection", scope: scope)
      return Array(record.rounded.text.utf8)
    }
  }
}

extension SnapshotFormat where Value == LayoutRecord {
  /// The record as a table.
  public static var layout: Self {
    SnapshotFormat(.text, fileExtension: layoutExtension) { Array($0.rounded.text.utf8) }
  }
}

extension SnapshotFormat where Value == ScreenRecord {
  /// The record as a table for each collection.
  public static var layout: Self {
    SnapshotFormat(.text, fileExtension: layoutExtension) { Array($0.rounded.text.utf8) }
  }
}

private let layoutExtension = "layout.txt"
