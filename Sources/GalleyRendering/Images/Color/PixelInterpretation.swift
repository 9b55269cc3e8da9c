internal import GalleyPNG

/// The interpretation of an image's samples: color profile and orientation.
///
/// Files that say otherwise show other pictures with the same samples. What is drawn is sRGB.
package struct PixelInterpretation: Hashable, Sendable {
  enum Colors: Hashable, Sendable {
    /// Also where a file says nothing, as on the web.
    case sRGB
    /// By the numbers of ITU-T H.273: primaries, transfer, matrix, range.
    case codePoints([UInt8])
    /// An ICC profile's bytes.
    case profile([UInt8])
    /// In hundred-thousandths, as PNG has both; the chromaticities of white, red, green and blue.
    case gamma(Int?, chromaticities: [Int])
  }

  var colors = Colors.sRGB
  /// The turn that is left to a viewer.
  var orientation = EXIFOrientation.up

  /// Upright sRGB.
  package init() {}

  /// Returns the difference beside the colors, as a clause with the cure; nil where there is none.
  package func turn(from expected: PixelInterpretation) -> String? {
    orientation == expected.orientation
      ? nil
      : "its EXIF orientation is \(orientation.rawValue), expected \(expected.orientation.rawValue)"
        + "; turn the pixels instead"
  }
}

extension PixelInterpretation {
  /// Reads the interpretation from a picture file of any format.
  package init(of bytes: [UInt8]) throws(ImageProblem) {
    switch try ImageFormat(of: bytes) {
    case .png: self = try PNGPicture(file: bytes).interpretation
    case .jpeg:
      self.init()
      colors = try JPEGDecoder.colors(of: bytes)
    case .webp: self.init(inWebP: bytes)
    case .svg: self.init()
    }
  }

  /// A WebP's chunks; the decoder does not turn the picture.
  private init(inWebP bytes: [UInt8]) {
    self.init()
    colors = Colors(inWebP: bytes)
    guard var camera = bytes.webPChunk(named: "EXIF") else { return }
    if camera.starts(with: "Exif\0\0".utf8) { camera = camera.dropFirst(6) }
    orientation = EXIFOrientation(inTIFF: camera)
  }

  /// Reads the interpretation from the chunks of a PNG, the most exact first as its specification
  /// has it.
  init(_ structure: PNGStructure, in bytes: [UInt8]) {
    let content = { (name: ChunkName) in structure.meanings[name].map { bytes[$0] } }
    if let points = content(.codePoints) {
      colors = Colors(codePoints: Array(points))
    } else if let profile = content(.profile) {
      colors = .profile(Self.inflated(profile))
    } else if content(.standardColors) == nil {
      colors = Colors(
        // By the specification no gamma is 0, and one that says so says nothing.
        gamma: content(.gamma).flatMap { Self.numbers($0).first { $0 > 0 } },
        chromaticities: content(.chromaticities).map { Self.numbers($0) } ?? [])
    }
    if let camera = content(.camera) { orientation = EXIFOrientation(inTIFF: camera) }
  }

  /// A profile behind its name and its method; as it is stored where that does not inflate.
  private static func inflated(_ chunk: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = chunk.firstIndex(of: 0), end + 2 < chunk.endIndex,
      let inflate = try? Inflater(),
      let profile = inflate.inflate(chunk[(end + 2)...], atMost: 16 << 20)
    else { return Array(chunk) }
    return profile
  }

  private static func numbers(_ content: ArraySlice<UInt8>) -> [Int] {
    stride(from: content.startIndex, to: content.endIndex - 3, by: 4).map {
      Int(UInt32(bigEndian: content[$0..<$0 + 4]))
    }
  }
}

extension PixelInterpretation.Colors {
  /// The gamma that the PNG specification has writers of sRGB add for programs that do not know the
  /// name.
  static let gammaOfSRGB = 45_455
  private static let chromaticitiesOfSRGB = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ]
  private static let codePointsOfSRGB: [UInt8] = [1, 13, 0, 1]

  /// Takes the colors of an ICC profile; nil where a file has none.
  init(profile: [UInt8]?) { self = profile.map { .profile($0) } ?? .sRGB }

  /// Takes the colors of a WebP's profile.
  init(inWebP bytes: [UInt8]) {
    self.init(profile: bytes.webPChunk(named: "ICCP").map { Array($0) })
  }

  fileprivate init(codePoints: [UInt8]) {
    self = codePoints == Self.codePointsOfSRGB ? .sRGB : .codePoints(codePoints)
  }

  fileprivate init(gamma: Int?, chromaticities: [Int]) {
    let isStandard =
      (gamma ?? Self.gammaOfSRGB) == Self.gammaOfSRGB
      && (chromaticities.isEmpty || chromaticities == Self.chromaticitiesOfSRGB)
    self = isStandard ? .sRGB : .gamma(gamma, chromaticities: chromaticities)
  }

  /// As a message names them.
  var words: String {
    switch self {
    case .sRGB: "sRGB"
    case .codePoints(let points):
      "the code points \(points.map { "\($0)" }.joined(separator: "-"))"
    case .profile(let bytes): "an ICC profile of \(bytes.count) bytes"
    case .gamma(let gamma, let chromaticities):
      [
        gamma.map { "the gamma \(Double($0) / 100_000)" },
        chromaticities.isEmpty ? nil : "the chromaticities \(chromaticities)",
      ].compactMap(\.self).joined(separator: " and ")
    }
  }
}
