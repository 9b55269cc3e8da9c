import Galley
import Glibc

/// Adds the input as a font, and measures and draws a text in each family that it brings.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let path = "/tmp/galley-fuzzed-\(getpid()).ttf"
  guard let file = fopen(path, "w") else { return 0 }
  fwrite(start, 1, count, file)
  fclose(file)
  defer { unlink(path) }
  guard let renderer = try? Renderer(), let families = try? renderer.addFont(atPath: path) else {
    return 0
  }
  for family in families {
    var style = TextStyle()
    style.family = family
    let block = TextBlock("Affinity, 1½ ÄÖ\u{301} العربية", style: style, width: 90)
    _ = try? renderer.metrics(of: block)
    let picture = Picture(
      size: Size(width: 100, height: 100), scale: 2, title: "",
      commands: [.text(Text(block, at: Point(x: 5, y: 5)))])
    _ = try? renderer.bitmap(of: picture)
  }
  return 0
}
