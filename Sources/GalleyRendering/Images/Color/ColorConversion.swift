internal import CDrawing
internal import GalleyGraphics

/// Turns the colors of an image into sRGB by what its file says of them.
///
/// LittleCMS does so as the profile's author means it for pictures (the perceptual intent), with black
/// becoming black.
final class ColorConversion {
  /// The components that the numbers of a pixel are amounts of.
  enum Space {
    case gray
    case rgb
    case inks
  }

  private let context: ColorContext
  private let source: ColorProfile
  private let target: ColorProfile
  private let space: Space
  /// Of colors all over the space, what they are in sRGB, which may lie outside of 0...1.
  private let samples: [Float]
  /// By the bits of a sample, each made when it is first used: its tables take longer than a small
  /// image.
  private var transforms: [Int: ColorTransform] = [:]
  /// The name of the profile in messages.
  let words: String

  init(from colors: PixelInterpretation.Colors) throws(ImageProblem) {
    context = try ColorContext()
    source = try ColorProfile.of(colors, in: context)
    target = try ColorProfile.sRGB(in: context)
    guard let space = source.space else { throw ColorProfile.problem("it is not one of pixels") }
    self.space = space
    let transform = try ColorTransform(
      from: source, space.exactFormat, to: target, galley_rgb_float, in: context)
    samples = transform.colors(of: space.samples, channels: space.channelCount)
    if case .profile = colors, let name = source.name {
      words = "the ICC profile '\(name)'"
    } else {
      words = colors.words
    }
  }

  /// A conversion for what needs one; nil for sRGB, and what is the same but for rounding.
  static func needed(
    for colors: PixelInterpretation.Colors
  ) throws(ImageProblem) -> ColorConversion? {
    guard colors != .sRGB else { return nil }
    let conversion = try ColorConversion(from: colors)
    return conversion.isIdentity ? nil : conversion
  }

  private var isIdentity: Bool { Self.areNear(samples, space.samplesTakenAsSRGB) }

  /// Whether two give the same sRGB but for rounding.
  func isSame(as other: ColorConversion) -> Bool {
    space == other.space && Self.areNear(samples, other.samples)
  }

  /// Whether no two numbers are further apart than a level of eight bits.
  private static func areNear(_ one: [Float], _ other: [Float]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= 1 / 255 }
  }
}

// MARK: - Pixels

extension ColorConversion {
  /// The same picture in sRGB.
  func sRGB(_ bitmap: Bitmap) throws(ImageProblem) -> Bitmap {
    var bitmap = bitmap
    try check { bitmap.pixels.withUnsafeBytes { $0.bindMemory(to: SIMD4<UInt8>.self).areGray() } }
    let transform = try transform(bits: 8)
    bitmap.pixels.withUnsafeMutableBytes { transform.apply(to: $0, count: $0.count / 4) }
    return bitmap
  }

  /// The same picture in sRGB, with all bits.
  func sRGB(_ bitmap: DeepBitmap) throws(ImageProblem) -> DeepBitmap {
    var bitmap = bitmap
    try check { bitmap.pixels.withUnsafeBufferPointer { $0.areGray() } }
    let transform = try transform(bits: 16)
    bitmap.pixels.withUnsafeMutableBytes { transform.apply(to: $0, count: $0.count / 8) }
    return bitmap
  }

  private func transform(bits: Int) throws(ImageProblem) -> ColorTransform {
    if let made = transforms[bits] { return made }
    let isGray = space == .gray
    let made =
      if bits == 8 {
        try ColorTransform(
          from: source, isGray ? galley_grays_8 : galley_rgba_8, to: target, galley_rgba_8,
          in: context)
      } else {
        try ColorTransform(
          from: source, isGray ? galley_grays_16 : galley_rgba_16, to: target, galley_rgba_16,
          flags: cmsFLAGS_NOOPTIMIZE, in: context)
      }
    transforms[bits] = made
    return made
  }

  /// The opaque picture that pixels of four inks are, 255 of which is all.
  func sRGB(inks: [UInt8], width: Int, height: Int) throws(ImageProblem) -> Bitmap {
    guard space == .inks else {
      throw ColorProfile.problem("it is not one of inks, which its pixels are")
    }
    let transform = try ColorTransform(
      from: source, galley_cmyk_8, to: target, galley_rgba_8, in: context)
    var pixels = inks
    pixels.withUnsafeMutableBytes { bytes in
      transform.apply(to: bytes, count: bytes.count / 4)
      for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 255 }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func check(_ areGray: () -> Bool) throws(ImageProblem) {
    switch space {
    case .rgb: break
    case .gray:
      if !areGray() { throw ColorProfile.problem("it is one of greys, and its pixels have colors") }
    case .inks: throw ColorProfile.problem("it is one of inks, which its pixels are not")
    }
  }

  /// Counts the pixels whose colors sRGB has not, by more than what rounding makes.
  ///
  /// A level of a saturated color is several of sRGB's darkest.
  func countOutside(_ bitmap: Bitmap) throws(ImageProblem) -> Int {
    guard space == .rgb else { return 0 }
    let transform = try ColorTransform(
      from: source, galley_rgb_float, to: target, galley_rgb_float, in: context)
    return (0..<bitmap.height).reduce(0) { count, y in
      count
        + bitmap.withRow(y) { row in
          Self.countOutside(row.bindMemory(to: SIMD4<UInt8>.self), transform)
        }
    }
  }

  private static func countOutside(
    _ row: UnsafeBufferPointer<SIMD4<UInt8>>, _ transform: ColorTransform
  ) -> Int {
    // Most pixels of a screen are as the one before.
    var runs: [(pixel: SIMD4<UInt8>, count: Int)] = []
    for pixel in row where pixel.w > 0 {
      if let last = runs.last, last.pixel == pixel {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((pixel, 1))
      }
    }
    let samples = runs.flatMap { [$0.pixel.x, $0.pixel.y, $0.pixel.z] }
    let colors = transform.colors(of: samples.map { Float($0) / 255 }, channels: 3)
    let range = -6 / 255...1 + 6 / 255 as ClosedRange<Float>
    return runs.indices.reduce(0) { count, index in
      colors[(index * 3)..<(index * 3 + 3)].allSatisfy(range.contains)
        ? count : count + runs[index].count
    }
  }
}

extension UnsafeBufferPointer {
  fileprivate func areGray<Sample>() -> Bool where Element == SIMD4<Sample> {
    allSatisfy { $0.x == $0.y && $0.y == $0.z }
  }
}

extension ColorConversion.Space {
  /// Numbers from 0 to 1, of inks to 100, as LittleCMS lays them out.
  fileprivate var exactFormat: Int {
    switch self {
    case .gray: galley_gray_float
    case .rgb: galley_rgb_float
    case .inks: galley_cmyk_float
    }
  }

  fileprivate var channelCount: Int {
    switch self {
    case .gray: 1
    case .rgb: 3
    case .inks: 4
    }
  }

  /// Greys, and colors on a grid.
  fileprivate var samples: [Float] {
    let greys = stride(from: Float(0), through: 255, by: 5).map { $0 / 255 }
    let steps = self == .inks ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1] as [Float]
    guard self != .gray else { return greys }
    var colors = [[Float]()]
    for _ in 0..<channelCount { colors = colors.flatMap { color in steps.map { color + [$0] } } }
    let all = greys.map { Array(repeating: $0, count: channelCount) } + colors
    return all.flatMap { $0 }.map { self == .inks ? $0 * 100 : $0 }
  }

  /// The same colors, were the numbers sRGB's.
  fileprivate var samplesTakenAsSRGB: [Float] {
    switch self {
    case .gray: samples.flatMap { [$0, $0, $0] }
    case .rgb: samples
    case .inks: []
    }
  }
}

/// A calculation from the pixels of one profile to those of another.
private final class ColorTransform {
  private let handle: cmsHTRANSFORM
  /// Lives as long as what is made in it.
  private let context: ColorContext

  init(
    from source: borrowing ColorProfile, _ sourceFormat: Int, to target: borrowing ColorProfile,
    _ targetFormat: Int, flags: Int32 = 0, in context: ColorContext
  ) throws(ImageProblem) {
    let made = cmsCreateTransformTHR(
      context.pointer, source.handle, cmsUInt32Number(sourceFormat), target.handle,
      cmsUInt32Number(targetFormat), cmsUInt32Number(INTENT_PERCEPTUAL),
      cmsUInt32Number(flags | cmsFLAGS_BLACKPOINTCOMPENSATION))
    guard let made else { throw ColorProfile.problem(context.reason) }
    handle = made
    self.context = context
  }

  deinit { cmsDeleteTransform(handle) }

  /// The colors that numbers of so many channels stand for, three numbers each.
  func colors(of samples: [Float], channels: Int) -> [Float] {
    let count = samples.count / channels
    return [Float](unsafeUninitializedCapacity: count * 3) { buffer, written in
      cmsDoTransform(handle, samples, buffer.baseAddress, cmsUInt32Number(count))
      written = count * 3
    }
  }

  /// Replaces pixels in their place; samples that the target has no use for stay.
  func apply(to pixels: UnsafeMutableRawBufferPointer, count: Int) {
    cmsDoTransform(handle, pixels.baseAddress, pixels.baseAddress, cmsUInt32Number(count))
  }
}
