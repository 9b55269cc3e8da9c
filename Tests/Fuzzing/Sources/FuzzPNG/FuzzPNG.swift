import Galley

@testable import GalleyPNG
@testable import GalleyRendering

/// Decodes the input three ways: as it is; with its checksums made right, which no mutation finds by
/// chance; and as pixels of a PNG made around it, which reach the filters that no damaged zlib stream
/// reaches.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = [UInt8](UnsafeBufferPointer(start: start, count: count))
  read(input)
  read(PNGRepair.withRightChecksums(input))
  if let file = PNGRepair.file(around: input) { read(file) }
  return 0
}

private func read(_ file: [UInt8]) {
  // A few bytes can claim 64 megapixels, which is allowed and would take all the fuzzer's time.
  guard PNGRepair.claimedPixels(file) < 1 << 20 else { return }
  let bitmap = try? BitmapDecoder.decode(file)
  let digest = try? PNGMetadata.pixelDigest(in: file)
  if let digest, let bitmap {
    precondition(digest.width == bitmap.width && digest.height == bitmap.height)
  }
  _ = try? PNGMetadata.layoutRecord(in: file)
}
