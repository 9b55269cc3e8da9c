internal import GalleyLayouts
internal import GalleyNotation

/// A cache of the sizes that layers which hold others want, so that layers within layers are not measured
/// again for each that asks.
final class MeasurementCache {
  private struct Key: Hashable {
    var location: SourceLocation
    var proposal: SizeProposal
  }

  private var sizes: [Key: WantedSize] = [:]

  /// The size of the layer that stands at a place in the scene.
  func size(
    of location: SourceLocation, for proposal: SizeProposal, else measure: () -> WantedSize
  ) -> WantedSize {
    let key = Key(location: location, proposal: proposal)
    if let size = sizes[key] { return size }
    let size = measure()
    sizes[key] = size
    return size
  }
}
