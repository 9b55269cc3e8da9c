/// Converts rows of a surface to the bytes of a PNG and picks the filter for each by its content.
struct RowFilter {
  private let width: Int
  private let stride: Int
  private let format: PixelFormat
  private let source: UnsafeRawBufferPointer
  private let target: UnsafeMutableRawBufferPointer
  private var current: [UInt8]
  private var previous: [UInt8]

  init(
    width: Int, stride: Int, format: PixelFormat, source: UnsafeRawBufferPointer,
    target: UnsafeMutableRawBufferPointer
  ) {
    self.width = width
    self.stride = stride
    self.format = format
    self.source = source
    self.target = target
    current = [UInt8](repeating: 0, count: width * format.bytesPerPixel)
    previous = current
  }

  mutating func filter(row: Int) {
    swap(&current, &previous)
    convert(row: row)
    let bytes = width * format.bytesPerPixel
    let start = row * (bytes + 1)
    target[start] = 1
    let step = format.bytesPerPixel
    for index in 0..<bytes {
      target[start + 1 + index] = current[index] &- (index >= step ? current[index - step] : 0)
    }
  }

  private mutating func convert(row: Int) {
    let words = UnsafeRawBufferPointer(
      rebasing: source[(row * stride)..<(row * stride + width * 4)]
    ).bindMemory(to: UInt32.self)
    current.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      switch format {
      case .rgba: writeStraightRow(words, to: base)
      case .rgb:
        for x in 0..<width {
          let word = words[x]
          base[x * 3] = UInt8(truncatingIfNeeded: word >> 16)
          base[x * 3 + 1] = UInt8(truncatingIfNeeded: word >> 8)
          base[x * 3 + 2] = UInt8(truncatingIfNeeded: word)
        }
      }
    }
  }
}
