/// The contents of a PNG's first chunk.
package struct PNGHeader: Hashable, Sendable {
  package private(set) var width: Int
  package private(set) var height: Int
  package let bitDepth: Int
  package let colorType: PNGColorType
  package let isInterlaced: Bool

  /// Reads the content of an IHDR chunk; whether the size is within limits is for others to say.
  package init(_ content: ArraySlice<UInt8>) throws(PNGError) {
    let bytes = Array(content)
    guard bytes.count == 13 else { throw .damaged("its header has \(bytes.count) bytes, not 13") }
    guard let colorType = PNGColorType(rawValue: bytes[9]),
      colorType.bitDepths.contains(Int(bytes[8]))
    else { throw .damaged("there is no color type \(bytes[9]) of \(bytes[8]) bits") }
    guard bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else {
      throw .damaged("its compression, filter or interlace method is unknown")
    }
    width = Int(UInt32(bigEndian: bytes[0..<4]))
    height = Int(UInt32(bigEndian: bytes[4..<8]))
    bitDepth = Int(bytes[8])
    self.colorType = colorType
    isInterlaced = bytes[12] == 1
  }

  /// A header of eight bits a sample, not interlaced.
  package init(width: Int, height: Int, colorType: PNGColorType) {
    self.width = width
    self.height = height
    self.colorType = colorType
    bitDepth = 8
    isInterlaced = false
  }

  /// The header of a picture of another size whose pixels are stored alike.
  package func resized(width: Int, height: Int) -> PNGHeader {
    var header = self
    (header.width, header.height) = (width, height)
    return header
  }

  /// The content of the chunk.
  package var content: [UInt8] {
    let (compression, filter): (UInt8, UInt8) = (0, 0)
    return UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
      + [UInt8(bitDepth), colorType.rawValue, compression, filter, isInterlaced ? 1 : 0]
  }

  package var bitsPerPixel: Int { bitDepth * colorType.samplesPerPixel }

  /// The distance in bytes at which filters look back: a pixel's, at least one.
  package var filterStep: Int { max(1, bitsPerPixel / 8) }

  /// The bytes of a row of so many pixels, without the filter's number.
  package func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The parts in which the picture is stored: itself, or the seven of Adam7 without empty ones.
  package var passes: [PNGPass] {
    let all = isInterlaced ? PNGPass.adam7 : [PNGPass.whole]
    return all.filter { $0.width(of: self) > 0 && $0.height(of: self) > 0 }
  }

  /// The bytes that the pixels inflate to, exactly.
  ///
  /// - Precondition: the size is within `ImageLimits`, so that nothing overflows.
  package var inflatedByteCount: Int {
    passes.reduce(0) { $0 + $1.height(of: self) * (1 + rowBytes(width: $1.width(of: self))) }
  }
}

/// Every n-th pixel of every m-th row.
package struct PNGPass: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var stepX: Int
  package var stepY: Int

  package static let whole = PNGPass(x: 0, y: 0, stepX: 1, stepY: 1)

  /// The passes of the interlace method, as the PNG specification lists them.
  package static let adam7 = [
    PNGPass(x: 0, y: 0, stepX: 8, stepY: 8), PNGPass(x: 4, y: 0, stepX: 8, stepY: 8),
    PNGPass(x: 0, y: 4, stepX: 4, stepY: 8), PNGPass(x: 2, y: 0, stepX: 4, stepY: 4),
    PNGPass(x: 0, y: 2, stepX: 2, stepY: 4), PNGPass(x: 1, y: 0, stepX: 2, stepY: 2),
    PNGPass(x: 0, y: 1, stepX: 1, stepY: 2),
  ]

  package func width(of header: PNGHeader) -> Int { (header.width - x + stepX - 1) / stepX }
  package func height(of header: PNGHeader) -> Int { (header.height - y + stepY - 1) / stepY }
}
