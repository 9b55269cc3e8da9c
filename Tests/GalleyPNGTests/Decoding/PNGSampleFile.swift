import GalleyGeometry

@testable import GalleyPNG

extension PNGSample {
  /// The file, its pixels split over chunks of at most a size.
  func file(largestChunk: Int = .max) throws -> [UInt8] {
    let stream = try Deflater(level: 6)
    let compressed = filteredRows.withUnsafeBytes { stream.compress($0) }
    var file = PNGFile()
    file.append("IHDR", header)
    if !palette.isEmpty { file.append("PLTE", palette) }
    if let transparency {
      let isPalette = shape.colorType == .indexed
      file.append(
        "tRNS",
        transparency.flatMap { isPalette ? [UInt8($0)] : UInt16($0).bigEndianBytes })
    }
    var rest = compressed[...]
    while !rest.isEmpty {
      file.append("IDAT", Array(rest.prefix(largestChunk)))
      rest = rest.dropFirst(largestChunk)
    }
    file.append("IEND", [])
    return file.bytes
  }

  private var header: [UInt8] {
    UInt32(shape.width).bigEndianBytes + UInt32(shape.height).bigEndianBytes
      + [UInt8(shape.bitDepth), shape.colorType.rawValue, 0, 0, shape.isInterlaced ? 1 : 0]
  }

  /// All rows of all passes, each behind the number of its filter.
  private var filteredRows: [UInt8] {
    var bytes: [UInt8] = []
    for (firstX, firstY, stepX, stepY) in passes {
      let columns = Array(stride(from: firstX, to: shape.width, by: stepX))
      var above: [UInt8]?
      for (number, y) in stride(from: firstY, to: shape.height, by: stepY).enumerated()
      where !columns.isEmpty {
        let row = packed(columns.map { pixels[y * shape.width + $0] })
        bytes += filtered(row, above: above ?? row.map { _ in 0 }, number: number)
        above = row
      }
    }
    return bytes
  }

  private var passes: [(Int, Int, Int, Int)] {
    guard shape.isInterlaced else { return [(0, 0, 1, 1)] }
    return [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
  }

  /// The samples bit by bit, the highest first, filled up to whole bytes.
  private func packed(_ pixels: [[Int]]) -> [UInt8] {
    let bits = pixels.joined().flatMap { sample in
      (0..<shape.bitDepth).reversed().map { UInt8(sample >> $0 & 1) }
    }
    return stride(from: 0, to: bits.count, by: 8).map { first in
      (0..<8).reduce(0) { $0 << 1 | (first + $1 < bits.count ? bits[first + $1] : 0) }
    }
  }

  private func filtered(_ row: [UInt8], above: [UInt8], number: Int) -> [UInt8] {
    let names: [Filtering] = [.none, .left, .above, .average, .paeth]
    let filter = names.firstIndex(of: shape.filtering) ?? (number * 7 + number / 5) % 5
    let step = max(1, shape.bitDepth * shape.colorType.samplesPerPixel / 8)
    let differences = row.indices.map { index -> UInt8 in
      let left = index < step ? 0 : Int(row[index - step])
      let corner = index < step ? 0 : Int(above[index - step])
      let prediction = predict(filter, left, Int(above[index]), corner)
      return row[index] &- UInt8(prediction)
    }
    return [UInt8(filter)] + differences
  }

  private func predict(_ filter: Int, _ left: Int, _ up: Int, _ corner: Int) -> Int {
    switch filter {
    case 0: return 0
    case 1: return left
    case 2: return up
    case 3: return (left + up) / 2
    default:
      let estimate = left + up - corner
      let distances = [left, up, corner].map { abs(estimate - $0) }
      if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
      return distances[1] <= distances[2] ? up : corner
    }
  }
}
