/// The orientation of stored rows and columns: tag 0x0112 of EXIF 2.3, values 1 to 8.
enum EXIFOrientation: Int, Hashable, Sendable, CaseIterable {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  /// Whether width and height change places.
  var isTransposed: Bool { rawValue >= 5 }

  /// Finds the orientation in a JPEG file; `up` where there is none or it makes no sense.
  init(inJPEG bytes: [UInt8]) {
    self = Self.segment(of: bytes).flatMap(Self.orientation) ?? .up
  }

  /// Finds the orientation in a TIFF structure, as PNG and WebP hold it; `up` as above.
  init(inTIFF bytes: ArraySlice<UInt8>) { self = Self.orientation(inTIFF: bytes) ?? .up }

  /// Shows the image as the orientation says.
  func applied(to image: RasterImage) -> RasterImage {
    guard self != .up else { return image }
    let (width, height) =
      isTransposed ? (image.height, image.width) : (image.width, image.height)
    let walk = walk(width: image.width, height: image.height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(image.pixels.count)
    for y in 0..<height {
      var source = walk.start + y * walk.down
      for _ in 0..<width {
        pixels.append(image.pixels[source])
        source += walk.across
      }
    }
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  /// Where the first shown pixel is stored, and the steps to the one right of it and the one below
  /// it.
  private func walk(width: Int, height: Int) -> (start: Int, across: Int, down: Int) {
    let (right, bottom) = (width - 1, (height - 1) * width)
    return switch self {
    case .up: (0, 1, width)
    case .upMirrored: (right, -1, width)
    case .down: (bottom + right, -1, -width)
    case .downMirrored: (bottom, 1, -width)
    case .leftMirrored: (0, width, 1)
    case .right: (bottom, -width, 1)
    case .rightMirrored: (bottom + right, -width, -1)
    case .left: (right, width, -1)
    }
  }
}

extension EXIFOrientation {
  /// The TIFF structure inside the first EXIF segment before the picture's data.
  private static func segment(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard marker != 0xDA, length >= 2, end <= bytes.count else { return nil }
      if marker == 0xE1, bytes.has("Exif\0\0", at: place + 4), end >= place + 10 {
        return bytes[(place + 10)..<end]
      }
      place = end
    }
    return nil
  }

  /// Tag 0x0112 of the first directory.
  private static func orientation(inTIFF bytes: ArraySlice<UInt8>) -> EXIFOrientation? {
    guard let reader = TIFFReader(bytes), let directory = reader.word(at: 4),
      let count = reader.half(at: directory)
    else { return nil }
    for entry in 0..<count {
      let place = directory + 2 + entry * 12
      guard let tag = reader.half(at: place) else { return nil }
      if tag == 0x0112 { return reader.half(at: place + 8).flatMap(EXIFOrientation.init) }
    }
    return nil
  }
}

/// Numbers in the byte order that a TIFF header names; nil outside the bytes.
private struct TIFFReader {
  private let bytes: ArraySlice<UInt8>
  private let isLittleEndian: Bool

  init?(_ bytes: ArraySlice<UInt8>) {
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) {
      isLittleEndian = true
    } else if bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      isLittleEndian = false
    } else {
      return nil
    }
    self.bytes = bytes
  }

  func half(at offset: Int) -> Int? { number(at: offset, size: 2) }
  func word(at offset: Int) -> Int? { number(at: offset, size: 4) }

  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    let digits = bytes.dropFirst(offset).prefix(size)
    let ordered = isLittleEndian ? Array(digits.reversed()) : Array(digits)
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }
}
