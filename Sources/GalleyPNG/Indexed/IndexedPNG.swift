package import GalleyGraphics

extension PNG {
  /// A file of a picture of few colors: a byte a pixel with a palette, in sRGB, at one pixel a point.
  ///
  /// It is compressed for speed: such pictures are looked at once, and are small anyway.
  /// - Throws: where the picture is empty or has more than ``mostPixels``.
  package static func bytes(of bitmap: IndexedBitmap) throws(PNGProblem) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else { throw .empty }
    guard width * height <= mostPixels else { throw .tooLarge(width: width, height: height) }
    let header = PNGHeader(width: width, height: height, colorType: .indexed)
    var file = PNGFile()
    file.append("IHDR", header.content)
    file.append("sRGB", [0])  // perceptual
    file.append("PLTE", bitmap.palette.flatMap { [$0.red, $0.green, $0.blue] })
    file.append("pHYs", Self.onePixelAPoint)
    file.append("IDAT", try compressed(bitmap))
    file.append("IEND", [])
    return file.bytes
  }

  /// 72 pixels an inch, 2835 a metre, in both directions.
  private static let onePixelAPoint = UInt32(2835).bigEndianBytes + UInt32(2835).bigEndianBytes + [1]

  /// The rows without a filter: palettes have no neighbours that could be predicted from.
  private static func compressed(_ bitmap: IndexedBitmap) throws(PNGProblem) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let rows = [UInt8](unsafeUninitializedCapacity: (1 + width) * height) { rows, count in
      bitmap.indexes.withUnsafeBytes { indexes in
        let target = UnsafeMutableRawBufferPointer(rows)
        for y in 0..<height {
          let place = y * (1 + width)
          target[place] = RowFilter.none.rawValue
          UnsafeMutableRawBufferPointer(rebasing: target[(place + 1)...])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: indexes[y * width..<(y + 1) * width]))
        }
      }
      count = (1 + width) * height
    }
    let deflate = try Deflate(level: 1)
    return rows.withUnsafeBytes { deflate.compress($0) }
  }
}
