import CDrawing
internal import GalleyPNG

/// giflib's encoder, writing to memory.
final class GIFStream {
  /// How a frame leaves its place to the next.
  enum Disposal: UInt8 {
    /// It stays.
    case keep = 1
    /// Its rectangle becomes transparent.
    case clear = 2
  }

  /// Takes what giflib writes.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private let output = Output()
  private let file: UnsafeMutablePointer<GifFileType>
  private var isOpen = true

  /// Begins a file.
  ///
  /// - Parameter playCount: How often it is played; nil for ever.
  init(width: Int, height: Int, playCount: Int?) throws(RenderingError) {
    var code: Int32 = 0
    let file = EGifOpen(
      Unmanaged.passUnretained(output).toOpaque(),
      { file, bytes, count in
        guard let target = file?.pointee.UserData, let bytes else { return 0 }
        let output = Unmanaged<Output>.fromOpaque(target).takeUnretainedValue()
        output.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
        return count
      }, &code)
    guard let file else { throw RenderingError("cannot write a GIF: \(Self.reason(code))") }
    self.file = file
    EGifSetGifVersion(file, true)
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil))
    if playCount != 1 { try appendLoop(repeating: (playCount ?? 1) - 1) }
  }

  deinit {
    var code: Int32 = 0
    if isOpen { EGifCloseFile(file, &code) }
  }

  /// Appends a frame.
  ///
  /// - Parameter delay: In hundredths of a second.
  func append(_ frame: IndexedFrame, delay: Int, _ disposal: Disposal) throws(RenderingError) {
    try appendControl(delay: UInt16(clamping: delay), disposal)
    let size = max(1, frame.colors.count.nextPowerOf2Exponent)
    var colors = frame.colors.map { color in
      GifColorType(Red: UInt8(color.red), Green: UInt8(color.green), Blue: UInt8(color.blue))
    }
    colors += Array(
      repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: 1 << size - colors.count)
    guard let map = GifMakeMapObject(Int32(colors.count), colors) else {
      throw RenderingError("cannot write a GIF: out of memory")
    }
    defer { GifFreeMapObject(map) }
    let place = frame.rectangle
    try check(
      EGifPutImageDesc(
        file, Int32(place.x), Int32(place.y), Int32(place.width), Int32(place.height), false, map))
    var indices = frame.indices
    try check(
      indices.withUnsafeMutableBufferPointer { indices in
        EGifPutLine(file, indices.baseAddress, Int32(indices.count))
      })
  }

  /// Ends the file.
  func end() throws(RenderingError) {
    var code: Int32 = 0
    isOpen = false
    guard EGifCloseFile(file, &code) == GIF_OK else {
      throw RenderingError("cannot write a GIF: \(Self.reason(code))")
    }
  }

  /// Hands out what was written since the last time.
  func takeBytes() -> [UInt8] {
    defer { output.bytes = [] }
    return output.bytes
  }

  /// The extension that Netscape 2.0 brought, which all viewers know; 0 repeats for ever.
  private func appendLoop(repeating count: Int) throws(RenderingError) {
    let number = UInt16(clamping: count).littleEndian
    let block: [UInt8] = [1, UInt8(number & 255), UInt8(number >> 8)]
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
    try check(EGifPutExtensionBlock(file, 3, block))
    try check(EGifPutExtensionTrailer(file))
  }

  private func appendControl(delay: UInt16, _ disposal: Disposal) throws(RenderingError) {
    let hasTransparency: UInt8 = 1
    let block: [UInt8] = [
      disposal.rawValue << 2 | hasTransparency, UInt8(delay & 255), UInt8(delay >> 8),
      IndexedFrame.transparentIndex,
    ]
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, block))
  }

  private func check(_ status: Int32) throws(RenderingError) {
    guard status == GIF_OK else {
      throw RenderingError("cannot write a GIF: \(Self.reason(file.pointee.Error))")
    }
  }

  private static func reason(_ code: Int32) -> String {
    GifErrorString(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

extension Int {
  /// The exponent of the smallest power of two that is not smaller.
  fileprivate var nextPowerOf2Exponent: Int {
    self <= 1 ? 0 : bitWidth - (self - 1).leadingZeroBitCount
  }
}
