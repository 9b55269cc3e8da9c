internal import GalleyGraphics
internal import GalleyNotation

/// Reads the layers of a screen, which may be collections and page controls beside what cells may
/// hold.
struct ScreenLayers {
  let collections: CollectionReader

  func layers(_ value: OptionValue, plainLayers: LayerReader, issues: IssueLog) -> [Layer] {
    let collection = LayerReader.Kind("collection") { [collections] reader, layers in
      collections.collection(reader, reading: layers).map(CollectionLayer.init)
    }
    return plainLayers.adding([collection, .pageControl]).layers(value, issues: issues)
  }
}
