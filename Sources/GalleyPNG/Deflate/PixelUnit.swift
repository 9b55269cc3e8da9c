/// The bytes of a pixel where rows are matched.
///
/// A type for each size, so that code is made for it in which the numbers are known.
protocol PixelUnit {
  /// The bytes of a pixel.
  static var step: Int { get }
}

enum ThreeBytes: PixelUnit {
  static var step: Int { 3 }
}

enum FourBytes: PixelUnit {
  static var step: Int { 4 }
}

/// A byte that is the number of a color.
enum OneByte: PixelUnit {
  static var step: Int { 1 }
}

extension PixelUnit {
  /// The fewest bytes that are repeated: a pixel, or as many as pay.
  static var shortest: Int { step == 1 ? 4 : step }

  /// As many bytes in a word.
  static var shortMask: UInt64 { 1 &<< UInt64(shortest &* 8) &- 1 }

  /// Twice as many.
  static var longMask: UInt64 { shortest == 4 ? .max : 1 &<< UInt64(shortest &* 16) &- 1 }
}
