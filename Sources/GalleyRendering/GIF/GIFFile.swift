import CDrawing
internal import GalleyGraphics

/// giflib's encoder, writing to memory.
final class GIFFile {
  /// Takes what giflib writes.
  private final class Output {
    var bytes: [UInt8] = []
  }

  let pointer: UnsafeMutablePointer<GifFileType>
  private let output = Output()
  private var isOpen = true

  /// Begins a file.
  init(width: Int, height: Int) throws(RenderingError) {
    var code: Int32 = 0
    let pointer = EGifOpen(
      Unmanaged.passUnretained(output).toOpaque(),
      { file, bytes, count in
        guard let target = file?.pointee.UserData, let bytes else { return 0 }
        let output = Unmanaged<Output>.fromOpaque(target).takeUnretainedValue()
        output.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
        return count
      }, &code)
    guard let pointer else { throw RenderingError("cannot write a GIF: \(Self.reason(code))") }
    self.pointer = pointer
    EGifSetGifVersion(pointer, true)
    try check(EGifPutScreenDesc(pointer, Int32(width), Int32(height), 8, 0, nil))
  }

  deinit {
    var code: Int32 = 0
    if isOpen { EGifCloseFile(pointer, &code) }
  }

  /// Appends what was encoded elsewhere.
  func append(_ bytes: [UInt8]) { output.bytes += bytes }

  /// Ends the file.
  func end() throws(RenderingError) {
    var code: Int32 = 0
    isOpen = false
    guard EGifCloseFile(pointer, &code) == GIF_OK else {
      throw RenderingError("cannot write a GIF: \(Self.reason(code))")
    }
  }

  /// Hands out what was written since the last time.
  func takeBytes() -> [UInt8] {
    defer { output.bytes = [] }
    return output.bytes
  }

  /// - Throws: what went wrong with a call whose status this is.
  func check(_ status: Int32) throws(RenderingError) {
    guard status == GIF_OK else {
      throw RenderingError("cannot write a GIF: \(Self.reason(pointer.pointee.Error))")
    }
  }

  private static func reason(_ code: Int32) -> String {
    GifErrorString(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
