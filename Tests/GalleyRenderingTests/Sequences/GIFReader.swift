import GalleyGraphics

/// Reads GIF by its specification (CompuServe 1990), as much of it as is written here.
struct GIFReader {
  struct Frame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var colors: [[UInt8]]
    var indices: [UInt8]
    var transparentIndex: UInt8?
    var disposal: UInt8
    /// In hundredths of a second.
    var delay: Int
  }

  let width: Int
  let height: Int
  private(set) var frames: [Frame] = []
  /// The number of repetitions that the file asks for; nil where it says nothing.
  private(set) var loopCount: Int?

  private let bytes: [UInt8]
  private var at = 13
  private var control: (flags: UInt8, delay: Int, transparentIndex: UInt8) = (0, 0, 0)

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("GIF89a".utf8)) else { return nil }
    self.bytes = bytes
    width = Int(bytes[6]) | Int(bytes[7]) << 8
    height = Int(bytes[8]) | Int(bytes[9]) << 8
    while bytes[at] != 0x3B {
      switch bytes[at] {
      case 0x21: readExtension()
      case 0x2C: readFrame()
      default: return nil
      }
    }
  }

  private mutating func readExtension() {
    let label = bytes[at + 1]
    at += 2
    let first = at
    let blocks = readBlocks()
    if label == 0xF9 { control = (blocks[0], number(first + 2), blocks[3]) }
    if label == 0xFF { loopCount = Int(blocks[12]) | Int(blocks[13]) << 8 }
  }

  private mutating func readFrame() {
    let (x, y, width, height) = (number(at + 1), number(at + 3), number(at + 5), number(at + 7))
    let colorCount = 2 << Int(bytes[at + 9] & 7)
    at += 10
    let colors = (0..<colorCount).map { Array(bytes[(at + $0 * 3)..<(at + $0 * 3 + 3)]) }
    at += colorCount * 3
    let codeSize = Int(bytes[at])
    at += 1
    frames.append(
      Frame(
        x: x, y: y, width: width, height: height, colors: colors,
        indices: Self.decoded(readBlocks(), codeSize: codeSize),
        transparentIndex: control.flags & 1 == 1 ? control.transparentIndex : nil,
        disposal: control.flags >> 2 & 7, delay: control.delay))
  }

  private mutating func readBlocks() -> [UInt8] {
    var content: [UInt8] = []
    while bytes[at] != 0 {
      content += bytes[(at + 1)...(at + Int(bytes[at]))]
      at += 1 + Int(bytes[at])
    }
    at += 1
    return content
  }

  private func number(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }

  /// Lempel, Ziv and Welch's codes, of a width that grows to twelve bits.
  private static func decoded(_ bytes: [UInt8], codeSize: Int) -> [UInt8] {
    let clear = 1 << codeSize
    let roots = (0..<clear).map { [UInt8($0)] } + [[], []]
    var (table, width, last) = (roots, codeSize + 1, nil as [UInt8]?)
    var (bits, bitCount) = (0, 0)
    var decoded: [UInt8] = []
    for byte in bytes {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= width {
        let code = bits & ((1 << width) - 1)
        bits >>= width
        bitCount -= width
        if code == clear {
          (table, width, last) = (roots, codeSize + 1, nil)
          continue
        }
        if code == clear + 1 { return decoded }
        let text = code < table.count ? table[code] : (last ?? []) + (last ?? []).prefix(1)
        decoded += text
        if let last, table.count < 4096 { table.append(last + text.prefix(1)) }
        if table.count == 1 << width, width < 12 { width += 1 }
        last = text
      }
    }
    return decoded
  }

  /// What a viewer shows, with the time from which it does, in hundredths of a second.
  func shown() -> [(start: Int, bitmap: Bitmap)] {
    var canvas = Bitmap(
      width: width, height: height, pixels: Array(repeating: 0, count: width * height * 4))
    var start = 0
    return frames.map { frame in
      for (number, index) in frame.indices.enumerated() where index != frame.transparentIndex {
        set(frame.colors[Int(index)] + [255], number, of: frame, in: &canvas)
      }
      defer {
        if frame.disposal == 2 {
          for number in frame.indices.indices { set([0, 0, 0, 0], number, of: frame, in: &canvas) }
        }
        start += frame.delay
      }
      return (start, canvas)
    }
  }

  private func set(_ pixel: [UInt8], _ number: Int, of frame: Frame, in canvas: inout Bitmap) {
    let (x, y) = (frame.x + number % frame.width, frame.y + number / frame.width)
    let place = (y * width + x) * 4
    canvas.pixels.replaceSubrange(place..<(place + 4), with: pixel)
  }
}
