internal import CDrawing
internal import Glibc

/// A context of LittleCMS: what goes wrong in it is noted, and all that it may ever ask for is
/// limited.
///
/// It serves one thread at a time.
final class ColorContext {
  /// In bytes, of all that is asked for together: a small file that describes endless work ends
  /// there.
  private static let memory = 64 << 20

  /// The argument of the functions that LittleCMS calls.
  private final class CacheAccount {
    var remaining = ColorContext.memory
    var problem: String?

    /// Returns the account of a context; nil while it is being made.
    static func of(_ context: UnsafeMutablePointer<_cmsContext_struct>?) -> CacheAccount? {
      cmsGetContextUserData(context).map {
        Unmanaged<CacheAccount>.fromOpaque($0).takeUnretainedValue()
      }
    }

    /// Whether so much may be asked for.
    func takes(_ count: UInt32) -> Bool {
      remaining -= Int(count)
      return remaining >= 0
    }
  }

  let pointer: UnsafeMutablePointer<_cmsContext_struct>
  private let account = CacheAccount()

  init() throws(ImageProblem) {
    var plugin = cmsPluginMemHandler()
    plugin.base.Magic = cmsUInt32Number(cmsPluginMagicNumber)
    plugin.base.ExpectedVersion = 2_000
    plugin.base.Type = cmsUInt32Number(cmsPluginMemHandlerSig)
    plugin.MallocPtr = { context, count in
      CacheAccount.of(context)?.takes(count) == false ? nil : malloc(Int(count))
    }
    plugin.ReallocPtr = { context, memory, count in
      CacheAccount.of(context)?.takes(count) == false ? nil : realloc(memory, Int(count))
    }
    plugin.FreePtr = { _, memory in free(memory) }
    let made = cmsCreateContext(&plugin, Unmanaged.passUnretained(account).toOpaque())
    guard let made else { throw ImageProblem.noMemory }
    pointer = made
    cmsSetLogErrorHandlerTHR(pointer) { context, _, text in
      guard let account = CacheAccount.of(context), account.problem == nil, let text else { return }
      account.problem = String(cString: text)
    }
  }

  deinit { cmsDeleteContext(pointer) }

  /// The first fault that LittleCMS finds, in its words.
  var reason: String {
    if account.remaining < 0 { return "it asks for more memory than honest ones" }
    return account.problem ?? "it is damaged"
  }
}

/// The colors that numbers stand for, as LittleCMS has it.
struct ColorProfile: ~Copyable {
  let handle: cmsHPROFILE
  /// Lives as long as what is made in it.
  private let context: ColorContext

  fileprivate init(_ handle: cmsHPROFILE, in context: ColorContext) {
    (self.handle, self.context) = (handle, context)
  }

  deinit { cmsCloseProfile(handle) }

  /// sRGB, as IEC 61966-2-1 has it.
  static func sRGB(in context: ColorContext) throws(ImageProblem) -> ColorProfile {
    guard let handle = cmsCreate_sRGBProfileTHR(context.pointer) else {
      throw ImageProblem.noMemory
    }
    return ColorProfile(handle, in: context)
  }

  /// Returns the colors that an image file declares.
  static func of(
    _ colors: PixelInterpretation.Colors, in context: ColorContext
  ) throws(ImageProblem) -> ColorProfile {
    switch colors {
    case .sRGB: return try sRGB(in: context)
    case .profile(let bytes): return try profile(bytes, in: context)
    case .gamma(let gamma, let chromaticities):
      return try rgb(
        chromaticities.isEmpty ? .sRGB : Primaries(chromaticities), try curve(gamma: gamma),
        in: context)
    case .codePoints(let points):
      let coding = try VideoCoding(points)
      return try rgb(coding.primaries, coding.curve, in: context)
    }
  }

  /// The space of the numbers; nil for one that no image here has.
  var space: ColorConversion.Space? {
    switch cmsGetColorSpace(handle) {
    case cmsSigGrayData: .gray
    case cmsSigRgbData: .rgb
    case cmsSigCmykData: .inks
    default: nil
    }
  }

  /// The name of a profile; nil where it has none.
  var name: String? {
    var text = [CChar](repeating: 0, count: 61)
    cmsGetProfileInfoASCII(
      handle, cmsInfoDescription, "en", "US", &text, cmsUInt32Number(text.count - 1))
    let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return name.isEmpty ? nil : name
  }
}

// MARK: - Profiles in files

extension ColorProfile {
  /// Of a profile's bytes.
  private static let largest = 8 << 20

  private static func profile(
    _ bytes: [UInt8], in context: ColorContext
  ) throws(ImageProblem) -> ColorProfile {
    guard bytes.count <= largest else {
      throw problem("it has more than \(largest >> 20) MB")
    }
    guard
      let handle = cmsOpenProfileFromMemTHR(context.pointer, bytes, cmsUInt32Number(bytes.count))
    else { throw problem(context.reason) }
    let profile = ColorProfile(handle, in: context)
    let classes = [cmsSigInputClass, cmsSigDisplayClass, cmsSigOutputClass, cmsSigColorSpaceClass]
    guard classes.contains(cmsGetDeviceClass(handle)), profile.space != nil else {
      throw problem("it is not one of pixels")
    }
    profile.removeSteps()
    return profile
  }

  /// Takes away what says the same as other parts, in as many steps as its author likes.
  ///
  /// Browsers read none of it, and a small file can describe work without an end in it.
  private func removeSteps() {
    for tag in [cmsSigDToB0Tag, cmsSigDToB1Tag, cmsSigDToB2Tag, cmsSigDToB3Tag]
    where cmsIsTag(handle, tag) != 0 {
      cmsWriteTag(handle, tag, nil)
    }
  }

  static func problem(_ reason: String) -> ImageProblem {
    ImageProblem(
      "its ICC profile cannot be read (\(reason)); convert it to sRGB, or export it without a profile"
    )
  }
}

// MARK: - Profiles of numbers

extension ColorProfile {
  /// A curve as LittleCMS numbers them, from a sample to the share of light.
  fileprivate struct Curve {
    var type: cmsInt32Number
    var parameters: [Double]

    static func gamma(_ exponent: Double) -> Curve { Curve(type: 1, parameters: [exponent]) }

    /// Straight up to a sample, from there on a power.
    private static func broken(
      at sample: Double, slope: Double, offset: Double, exponent: Double
    ) -> Curve {
      Curve(
        type: 4,
        parameters: [exponent, 1 / (1 + offset), offset / (1 + offset), 1 / slope, sample])
    }

    static let sRGB = broken(at: 0.040_45, slope: 12.92, offset: 0.055, exponent: 2.4)
    static let video = broken(at: 0.081, slope: 4.5, offset: 0.099, exponent: 1 / 0.45)
    static let video240 = broken(at: 0.0913, slope: 4, offset: 0.1115, exponent: 1 / 0.45)
  }

  /// The places of white, red, green and blue in CIE 1931, x and y of each.
  fileprivate struct Primaries {
    var values: [Double]

    static let sRGB = Primaries(white: d65, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06)
    static let d65 = [0.3127, 0.329]

    init(white: [Double], _ values: Double...) { self.values = white + values }

    /// From hundred-thousandths.
    init(_ numbers: [Int]) throws(ImageProblem) {
      guard numbers.count == 8 else { throw ImageProblem(noColors) }
      values = numbers.map { Double($0) / 100_000 }
    }
  }

  private static let noColors =
    "its chromaticities are those of no colors; convert it to sRGB, or export it without them"

  /// PNG's specification has writers of sRGB give its curve as a plain gamma, and so it is taken.
  private static func curve(gamma: Int?) throws(ImageProblem) -> Curve {
    guard let gamma, gamma != PixelInterpretation.Colors.gammaOfSRGB else { return .sRGB }
    guard (10_000...1_000_000).contains(gamma) else {
      throw ImageProblem(
        "its gamma is \(Double(gamma) / 100_000), which no picture has; convert it to sRGB")
    }
    return .gamma(100_000 / Double(gamma))
  }

  private static func rgb(
    _ primaries: Primaries, _ curve: Curve, in context: ColorContext
  ) throws(ImageProblem) -> ColorProfile {
    let values = primaries.values
    func chromaticity(_ index: Int) -> cmsCIExyY {
      cmsCIExyY(x: values[2 * index], y: values[2 * index + 1], Y: 1)
    }
    guard (0..<4).allSatisfy({ values[2 * $0 + 1] > 0 }) else { throw ImageProblem(noColors) }
    var white = chromaticity(0)
    var triple = cmsCIExyYTRIPLE(
      Red: chromaticity(1), Green: chromaticity(2), Blue: chromaticity(3))
    let made = cmsBuildParametricToneCurve(context.pointer, curve.type, curve.parameters)
    guard let made else { throw ImageProblem.noMemory }
    defer { cmsFreeToneCurve(made) }
    var curves: [OpaquePointer?] = [made, made, made]
    guard let handle = cmsCreateRGBProfileTHR(context.pointer, &white, &triple, &curves) else {
      throw ImageProblem(noColors)
    }
    return ColorProfile(handle, in: context)
  }

  /// The meaning of the numbers of ITU-T H.273, as far as pictures on screens have them.
  private struct VideoCoding {
    var primaries: Primaries
    var curve: Curve

    init(_ points: [UInt8]) throws(ImageProblem) {
      guard points.count == 4, points[2] == 0, points[3] == 1 else { throw Self.problem(points) }
      let hdr: [UInt8: String] = [16: "PQ", 18: "HLG"]
      if let name = hdr[points[1]] {
        throw ImageProblem("it is HDR (\(name)), which is not drawn; convert it to sRGB")
      }
      guard let primaries = Self.primaries[points[0]], let curve = Self.curves[points[1]] else {
        throw Self.problem(points)
      }
      (self.primaries, self.curve) = (primaries, curve)
    }

    private static func problem(_ points: [UInt8]) -> ImageProblem {
      let numbers = points.map { "\($0)" }.joined(separator: "-")
      return ImageProblem(
        "its colors are by the code points \(numbers), which are not read; convert it to sRGB")
    }

    private static let primaries: [UInt8: Primaries] = [
      1: .sRGB,
      5: Primaries(white: Primaries.d65, 0.64, 0.33, 0.29, 0.6, 0.15, 0.06),
      6: Primaries(white: Primaries.d65, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07),
      7: Primaries(white: Primaries.d65, 0.63, 0.34, 0.31, 0.595, 0.155, 0.07),
      9: Primaries(white: Primaries.d65, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046),
      11: Primaries(white: [0.314, 0.351], 0.68, 0.32, 0.265, 0.69, 0.15, 0.06),
      12: Primaries(white: Primaries.d65, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06),
    ]

    private static let curves: [UInt8: Curve] = [
      1: .video, 4: .gamma(2.2), 5: .gamma(2.8), 6: .video, 7: .video240, 8: .gamma(1), 13: .sRGB,
      14: .video, 15: .video,
    ]
  }
}
