internal import CPango
internal import CProcess
internal import GalleyPNG

/// The program and the libraries that the process has loaded.
enum LoadedCode {
  /// What is loaded of itself, and Pango: taken before librsvg is loaded.
  static let beforeRSVG = digest

  /// Names what is loaded now, Pango among it, by the contents and not by versions.
  static var digest: StreamHash.Value {
    _ = galley_load_pango()
    return StreamHash.value { hash in
      galley_visit_code(
        { bytes, count, context in
          guard let context else { return }
          let hash = Unmanaged<StreamHash>.fromOpaque(context).takeUnretainedValue()
          hash.add(UnsafeRawBufferPointer(start: bytes, count: count))
        }, Unmanaged.passUnretained(hash).toOpaque())
    }
  }
}
