internal import GalleySystem

/// The size of an image as the first bytes of its file tell it.
///
/// Programs of layouts lay views out by it; what is drawn is measured by who decodes the file.
package struct ImageHeader: Hashable {
  /// Pixels; points for SVG and PDF.
  package let width: Double
  package let height: Double

  /// Nil where the file is none of PNG, JPEG, SVG and PDF, or does not tell.
  init?(ofFileAt path: String, within folder: String) {
    let isShort = path.lowercased().hasSuffix(".png")
    guard
      let bytes = try? FileReading.beginning(
        ofFileAt: path, within: .folder(folder), count: isShort ? 32 : 1 << 16)
    else { return nil }
    self.init(bytes)
  }

  /// - `bytes`: The beginning of the file, or all of it.
  package init?(_ bytes: [UInt8]) {
    guard let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.svg(bytes) ?? Self.pdf(bytes),
      size.0.isFinite, size.1.isFinite, (1...1e6).contains(size.0), (1...1e6).contains(size.1)
    else { return nil }
    (width, height) = size
  }

  private static func number(_ bytes: [UInt8], at place: Int, count: Int) -> Double? {
    guard place + count <= bytes.count else { return nil }
    return Double(bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) })
  }

  private static func png(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      let width = number(bytes, at: 16, count: 4), let height = number(bytes, at: 20, count: 4)
    else { return nil }
    return (width, height)
  }

  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // The frame begins with C0 to CF, of which three are tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker),
        let height = number(bytes, at: place + 5, count: 2),
        let width = number(bytes, at: place + 7, count: 2)
      {
        return (width, height)
      }
      place += 2 + Int(number(bytes, at: place + 2, count: 2) ?? 2)
    }
    return nil
  }

  private static func svg(_ bytes: [UInt8]) -> (Double, Double)? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "<svg") else { return nil }
    let tag = text[start.upperBound...].prefix { $0 != ">" }
    func numbers(_ name: String) -> [Double] {
      for quote in ["\"", "'"] {
        for blank in [" ", "\n", "\t"] {
          guard let begin = tag.firstRange(of: "\(blank)\(name)=\(quote)") else { continue }
          let value = tag[begin.upperBound...].prefix { "\($0)" != quote }
          guard !value.hasSuffix("%") else { return [] }
          return value.split { $0 == " " || $0 == "," }.compactMap { part in
            Double(part.prefix { "0123456789.-+".contains($0) })
          }
        }
      }
      return []
    }
    if let width = numbers("width").first, let height = numbers("height").first {
      return (width, height)
    }
    let box = numbers("viewBox")
    return box.count == 4 ? (box[2], box[3]) : nil
  }

  private static func pdf(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.starts(with: Array("%PDF".utf8)),
      let box = bytes.firstRange(of: Array("/MediaBox".utf8))
    else { return nil }
    let rest = String(decoding: bytes[box.upperBound...].prefix(200), as: UTF8.self)
    let numbers = rest.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return numbers.count == 4 ? (numbers[2] - numbers[0], numbers[3] - numbers[1]) : nil
  }
}
