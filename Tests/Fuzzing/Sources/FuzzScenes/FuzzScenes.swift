import Galley

/// Reads the input as a scene beside the samples, whose assets it may name.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = [UInt8](UnsafeBufferPointer(start: start, count: count))
  _ = try? SceneLoader().load(bytes: input, path: "samples/fuzzed.yaml")
  return 0
}
