internal import CPango
internal import CProcess
internal import GalleyPNG

/// The program and the libraries that the process has loaded, by their contents and not by
/// versions.
enum LoadedLibraries {
  /// What the process began with: all that draws but texts and what librsvg draws.
  static let atStart = digest(onlyAtStart: true)

  /// What is loaded of itself, and Pango: taken before librsvg is loaded.
  static let beforeRSVG = digest

  /// What is loaded now, Pango among it.
  static var digest: StreamHash.Value {
    _ = galley_load_pango()
    return digest(onlyAtStart: false)
  }

  private static func digest(onlyAtStart: Bool) -> StreamHash.Value {
    StreamHash.value { hash in
      galley_visit_code(
        onlyAtStart ? 1 : 0,
        { bytes, count, context in
          guard let context else { return }
          let hash = Unmanaged<StreamHash>.fromOpaque(context).takeUnretainedValue()
          hash.add(UnsafeRawBufferPointer(start: bytes, count: count))
        }, Unmanaged.passUnretained(hash).toOpaque())
    }
  }
}
