import CDrawing

/// The blocks of a GIF, in memory.
final class GIFStream {
  /// How a frame leaves its place to the next.
  enum Disposal: UInt8 {
    /// It stays.
    case keep = 1
    /// Its rectangle becomes transparent.
    case clear = 2
  }

  private let file: GIFFile

  /// Begins a file.
  ///
  /// - Parameter playCount: How often it is played; nil for ever.
  init(width: Int, height: Int, playCount: Int?) throws(RenderingError) {
    file = try GIFFile(width: width, height: height)
    if playCount != 1 { try appendLoop(repeating: (playCount ?? 1) - 1) }
  }

  /// Appends a frame.
  ///
  /// - Parameter delay: In hundredths of a second.
  func append(_ image: GIFImage, delay: Int, _ disposal: Disposal) throws(RenderingError) {
    try appendControl(delay: UInt16(clamping: delay), disposal)
    file.append(image.bytes)
  }

  /// Ends the file.
  func end() throws(RenderingError) { try file.end() }

  /// Hands out what was written since the last time.
  func takeBytes() -> [UInt8] { file.takeBytes() }

  /// The extension that Netscape 2.0 brought, which all viewers know; 0 repeats for ever.
  private func appendLoop(repeating count: Int) throws(RenderingError) {
    let number = UInt16(clamping: count).littleEndian
    let block: [UInt8] = [1, UInt8(number & 255), UInt8(number >> 8)]
    try file.check(EGifPutExtensionLeader(file.pointer, APPLICATION_EXT_FUNC_CODE))
    try file.check(EGifPutExtensionBlock(file.pointer, 11, Array("NETSCAPE2.0".utf8)))
    try file.check(EGifPutExtensionBlock(file.pointer, 3, block))
    try file.check(EGifPutExtensionTrailer(file.pointer))
  }

  private func appendControl(delay: UInt16, _ disposal: Disposal) throws(RenderingError) {
    let hasTransparency: UInt8 = 1
    let block: [UInt8] = [
      disposal.rawValue << 2 | hasTransparency, UInt8(delay & 255), UInt8(delay >> 8),
      IndexedFrame.transparentIndex,
    ]
    try file.check(EGifPutExtension(file.pointer, GRAPHICS_EXT_FUNC_CODE, 4, block))
  }
}
