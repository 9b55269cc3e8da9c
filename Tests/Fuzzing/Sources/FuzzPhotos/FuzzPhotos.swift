import Galley

@testable import GalleyRendering

/// Decodes the input as JPEG or as WebP, whichever its first byte says, with the signature that
/// mutations would soon lose.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard let first = input.first else { return 0 }
  if first & 1 == 0 {
    read([0xFF, 0xD8, 0xFF] + input.dropFirst())
  } else {
    let size = UInt32(truncatingIfNeeded: input.count + 3)
    let bytes = withUnsafeBytes(of: size.littleEndian) { Array($0) }
    read(Array("RIFF".utf8) + bytes + Array("WEBP".utf8) + input.dropFirst())
  }
  return 0
}

private func read(_ file: [UInt8]) {
  guard let format = try? ImageFormat(of: file) else { return }
  // A few bytes can claim 64 megapixels, which is allowed and would take all the fuzzer's time.
  let size = format == .jpeg ? try? JPEGDecoder.size(of: file) : try? WebPDecoder.size(of: file)
  guard let size, size.width * size.height < 1 << 20 else { return }
  guard case .raster(let surface) = try? ImageContent(file) else { return }
  precondition(surface.width == size.width && surface.height == size.height)
}
