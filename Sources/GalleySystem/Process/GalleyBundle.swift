import Glibc

/// Galley as one folder that brings its libraries and fonts along: `bin/galley`, `lib/galley` and
/// `share/galley`.
///
/// Its manifest names the bundle in the first line, then each file with its SHA-256 and its size.
package struct GalleyBundle: Sendable {
  /// A file of the bundle.
  package struct Part: Hashable, Sendable {
    /// Relative to the bundle's folder.
    package var path: String
    package var digest: String
    /// In bytes.
    package var size: Int
  }

  /// The folder that holds `bin`, `lib` and `share`.
  package let folder: String
  /// Such as `galley-0.2-linux-x86_64`.
  package let name: String
  package let parts: [Part]
  /// SHA-256 of the manifest, and so of the bundle.
  package let digest: String

  private static let manifest = "share/galley/manifest.txt"

  /// The bundle in a folder; nil where there is no manifest of one.
  init?(folder: String) {
    guard
      let bytes = try? FileReading.bytes(atPath: "\(folder)/\(Self.manifest)", limit: 1 << 20)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let title = lines.first else { return nil }
    self.folder = folder
    name = String(title)
    parts = lines.dropFirst().compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let size = Int(words[1]) else { return nil }
      return Part(path: String(words[2]), digest: String(words[0]), size: size)
    }
    var hash = SHA256()
    hash.take(bytes)
    digest = hash.hexadecimal
  }

  /// The folder of fonts, laid out as systems lay out theirs.
  package var fonts: String { "\(folder)/share/galley/fonts" }
  /// The folder of libthai's dictionary.
  package var thaiDictionary: String { "\(folder)/share/galley/libthai" }

  /// What helps where a file of the bundle is missing or damaged.
  package var cure: String { "unpack the archive of \(name) anew" }

  /// What is wrong with the files that drawing needs, with the cure; nil where all are there in full.
  ///
  /// Asks for sizes alone: `galley list environment` tells the digests.
  package var problem: String? {
    let needed = parts.filter { !$0.path.hasSuffix(".o") && !$0.path.hasPrefix("share/doc/") }
    for part in needed {
      var status = stat()
      let path = "\(folder)/\(part.path)"
      let isThere = stat(path, &status) == 0
      guard !isThere || Int(status.st_size) != part.size else { continue }
      return
        "the bundle \(name) is not whole: '\(path)' \(isThere ? "has another size" : "is missing")"
        + "; \(cure)"
    }
    return nil
  }
}
