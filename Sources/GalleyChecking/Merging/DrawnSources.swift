/// The files that the parts of a suite were drawn from: each part names the images and fonts of its
/// own states only.
struct DrawnSources {
  private var scenes: [Manifest.DrawnScene]
  private var digests: [String: FileDigest] = [:]

  /// - Parameter parts: the scenes of each part, the same ones in the same order.
  /// - Throws: where two parts saw one file with different bytes.
  init(of parts: [[Manifest.DrawnScene]]) throws(CheckingError) {
    scenes = parts.first ?? []
    for source in parts.joined().flatMap(\.sources) {
      let known = digests.updateValue(source.digest, forKey: source.path)
      guard known == nil || known == source.digest else {
        throw CheckingError(
          "the parts are not of the same suite: '\(source.path)' was another file to each; run the"
            + " parts again on one state of the sources")
      }
    }
    for part in parts.dropFirst() {
      for (number, scene) in zip(scenes.indices, part) { add(scene.sources, toScene: number) }
    }
  }

  private mutating func add(_ sources: [Manifest.DrawnScene.Source], toScene number: Int) {
    let known = Set(scenes[number].sources)
    scenes[number].sources += sources.filter { !known.contains($0) }
  }

  /// The scenes with the files of all parts.
  var whole: [Manifest.DrawnScene] { scenes }
}
