internal import CProcess
internal import GalleyPNG
internal import GalleySystem

/// What drawings depend on beside pictures, for as long as the process lives.
package enum DrawingSurroundings {
  /// A digest of the program and its libraries, of the processor's features and of the standard
  /// fonts' contents; nil where the environment has variables that change drawing, or a font is there
  /// that cannot be read. Made once.
  static let digest: StreamHash.Value? = {
    guard DrawingEnvironment.findings.isEmpty,
      let fonts = try? FontSet.standard.files.map({ ($0.path, try content(of: $0)) })
    else { return nil }
    return StreamHash.value { hash in
      galley_visit_code(
        { bytes, count, context in
          guard let context else { return }
          let hash = Unmanaged<StreamHash>.fromOpaque(context).takeUnretainedValue()
          hash.add(UnsafeRawBufferPointer(start: bytes, count: count))
        }, Unmanaged.passUnretained(hash).toOpaque())
      hash.add(Array(RenderingEnvironment.processor.description.utf8))
      for (path, digest) in fonts {
        hash.add(Array(path.utf8))
        hash.add(digest.map { Array("\($0)".utf8) } ?? [])
      }
    }
  }()

  /// Makes the digest, for a thread that has nothing better to do; whoever asks for it meanwhile
  /// waits.
  package static func prepare() { _ = digest }

  /// Nil where the font is not installed.
  private static func content(of file: FontSet.File) throws(FileProblem) -> ByteDigest? {
    guard let path = file.installedPath else { return nil }
    return ByteDigest(of: try FileReading.bytes(atPath: path, within: .anywhere, limit: 256 << 20))
  }
}
