internal import GalleyNotation

/// The digest of a layer's declaration in its scene.
///
/// A layer of which two scenes say the same, and which they draw otherwise, follows from something
/// else that is different.
package struct LayerDeclaration: Hashable, Sendable {
  /// The digest of the layer's place in its parent.
  package var place: SourceDigest
  /// The digest of everything else, apart from the layers in it.
  package var look: SourceDigest

  package init(place: SourceDigest, look: SourceDigest) {
    self.place = place
    self.look = look
  }
}

extension LayerDeclaration {
  /// A key of an object: both digests in a row; nothing for a layer of which nobody said it.
  static func members(of source: LayerDeclaration?) -> [JSONValue.Member] {
    guard let source else { return [] }
    let row = SourceDigest.text(of: [source.place, source.look])
    return [.init(key: "source", value: .string(row))]
  }
}

extension RecordObject {
  func layerSource() throws(RecordError) -> LayerDeclaration? {
    guard let row = try optionalText("source") else { return nil }
    let digests = SourceDigest.list(of: row).compactMap(\.self)
    guard digests.count == 2 else { throw problem("source", expected: "two digests in a row") }
    return LayerDeclaration(place: digests[0], look: digests[1])
  }
}
