import CDrawing
internal import GalleyPNG
internal import GalleySystem

/// The surroundings that the bytes of a drawing depend on beside the picture.
package enum RenderingEnvironment {
  /// A name and a value.
  package struct Entry: Hashable, Sendable, CustomStringConvertible {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }

    package var description: String { "\(name): \(value)" }
  }

  /// The versions of the libraries, and the digests of the dictionary of Thai and of the standard
  /// fonts, in a fixed order; before them the bundle that has them all, with its libraries' files.
  ///
  /// Reads every font file.
  package static var stamp: [Entry] { bundle + libraries + [dictionary] + fonts }

  private static var bundle: [Entry] {
    guard let bundle = Installation.bundle else { return [] }
    let libraries = bundle.parts.filter { $0.path.contains(".so") }
    return [Entry(name: "bundle \(bundle.name)", value: bundle.digest)]
      + libraries.map { Entry(name: "file \($0.path)", value: $0.digest) }
  }

  private static var libraries: [Entry] {
    [
      Entry(name: "cairo", value: String(cString: cairo_version_string())),
      Entry(name: "pixman", value: String(cString: pixman_version_string())),
      Entry(name: "pango", value: ofPango { String(cString: pango_version_string()) }),
      Entry(name: "freetype", value: ofPango { freetypeVersion }),
      Entry(name: "fontconfig", value: ofPango { version(Int(FcGetVersion()), base: 100) }),
      Entry(name: "harfbuzz", value: ofPango { String(cString: hb_version_string()) }),
      Entry(name: "fribidi", value: FRIBIDI_VERSION),
      Entry(name: "librsvg", value: (try? SVGLibrary.loaded.get())?.version ?? "missing"),
      Entry(name: "libdeflate", value: PNGLibraries.libdeflate),
      Entry(name: "giflib", value: "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)"),
      Entry(name: "libjpeg", value: version(Int(LIBJPEG_TURBO_VERSION_NUMBER), base: 1_000)),
      Entry(name: "libwebp", value: version(Int(WebPGetDecoderVersion()), base: 256)),
      Entry(name: "lcms2", value: lcmsVersion),
      Entry(name: "xxhash", value: version(PNGLibraries.xxhash, base: 100)),
      Entry(name: "libc", value: String(cString: gnu_get_libc_version())),
    ]
  }

  /// The version of a library that comes with Pango.
  private static func ofPango(_ version: () -> String) -> String {
    PangoLibrary.isLoaded ? version() : "missing"
  }

  private static var freetypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// A version that is kept as `1000 * major + 10 * minor`.
  private static var lcmsVersion: String {
    let number = cmsGetEncodedCMMversion()
    return "\(number / 1_000).\(number % 1_000 / 10)"
  }

  /// A version that is kept as one number: `major * base² + minor * base + patch`.
  private static func version(_ number: Int, base: Int) -> String {
    "\(number / (base * base)).\(number / base % base).\(number % base)"
  }

  private static var dictionary: Entry {
    Entry(
      name: "dictionary libthai/thbrk.tri",
      value: contents(ofFile: ThaiDictionary.path).map(sha256) ?? "missing")
  }

  /// For each standard font and those that may be added, its SHA-256, or `missing`.
  private static var fonts: [Entry] {
    FontSet.standard.files.map { file in
      let digest = file.installedPath.flatMap(contents(ofFile:)).map(sha256) ?? "missing"
      return Entry(name: "\(file.isOptional ? "added font" : "font") \(file.path)", value: digest)
    }
  }

  private static func sha256(_ bytes: [UInt8]) -> String {
    guard let digest = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))
    else { return "unknown" }
    defer { g_free(digest) }
    return String(cString: digest)
  }

  private static func contents(ofFile path: String) -> [UInt8]? {
    try? FileReading.bytes(atPath: path, limit: FontCopies.largestFile)
  }
}
