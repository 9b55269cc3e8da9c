internal import GalleyLayouts

/// A collection of a screen at an instant: what the scene says of it, what is shown, and what its
/// items know by then.
struct PlayedCollection: Sendable {
  var spec: CollectionSpec
  var view: CollectionView
  var directory: ItemDirectory

  /// The same, so many seconds later.
  func advanced(by seconds: Double) -> PlayedCollection {
    var later = self
    later.view.advance(by: .seconds(seconds))
    return later
  }
}
