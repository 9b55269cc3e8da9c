internal import CPango
internal import CProcess
internal import GalleyPNG

/// The program and the libraries that the process has loaded, by their contents and not by
/// versions.
enum LoadedLibraries {
  /// The digest of the libraries that the process began with: all that draw but texts and what
  /// librsvg draws.
  static let atStart = digest(onlyAtStart: true)

  /// The digest of the libraries that are loaded by themselves, and of Pango: taken before librsvg
  /// is loaded.
  static let beforeRSVG = digest

  /// The digest of the libraries that are loaded now, Pango among them.
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
