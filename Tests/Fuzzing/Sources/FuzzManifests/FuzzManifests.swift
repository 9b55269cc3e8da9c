import Galley

@testable import GalleyChecking
@testable import GalleyNotation

/// Reads the input as what a check leaves for an approval; what is read says the same when it is
/// written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = [UInt8](UnsafeBufferPointer(start: start, count: count))
  guard let manifest = try? Manifest(JSONReader.value(of: input)) else { return 0 }
  let text = manifest.json.indented
  let again = try? Manifest(JSONReader.value(of: Array(text.utf8)))
  precondition(again?.json.indented == text, "a manifest changes when it is written and read")
  return 0
}
