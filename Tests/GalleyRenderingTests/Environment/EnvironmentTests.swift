import Foundation
import GalleyRendering
import Testing

@Suite(.serialized) struct EnvironmentTests {
  @Test func `variables that change drawing are found, and unset when asked`() {
    setenv("FC_GALLEY_TEST", "1", 1)
    setenv("GALLEY_TEST_HARMLESS", "1", 1)
    #expect(DrawingEnvironment.findings.contains("FC_GALLEY_TEST"))
    #expect(!DrawingEnvironment.findings.contains("GALLEY_TEST_HARMLESS"))
    DrawingEnvironment.unsetVariables()
    #expect(DrawingEnvironment.findings.isEmpty)
    #expect(getenv("FC_GALLEY_TEST") == nil && getenv("GALLEY_TEST_HARMLESS") != nil)
  }

  @Test(arguments: [
    ("PIXMAN_DISABLE", true), ("LIBTHAI_DICTDIR", true), ("LANGUAGE", true), ("JPEGMEM", true),
    ("JSIMD_FORCENONE", true), ("XML_CATALOG_FILES", true), ("G_SLICE", true), ("LANG", false),
    ("LANGUAGES", false), ("JPEG", false), ("LC_ALL", false), ("PATH", false),
    ("GALLEY_JOBS", false),
  ])
  func `what each library reads is known by its name`(name: String, changesDrawing: Bool) {
    let before = getenv(name).map { String(cString: $0) }
    setenv(name, "", 1)
    #expect(DrawingEnvironment.findings.contains(name) == changesDrawing)
    if let before { setenv(name, before, 1) } else { unsetenv(name) }
  }

  @Test func `the stamp names libraries, the dictionary and fonts, each with a value`() {
    let stamp = RenderingEnvironment.stamp
    let names = stamp.map(\.name)
    #expect(
      names.prefix(16) == [
        "cairo", "pixman", "pango", "freetype", "fontconfig", "harfbuzz", "fribidi", "librsvg",
        "libdeflate", "giflib", "libjpeg", "libwebp", "lcms2", "xxhash", "libc",
        "dictionary libthai/thbrk.tri",
      ])
    #expect(Set(names).count == names.count)
    for entry in stamp {
      let mayBeMissing = entry.name.hasPrefix("added font ")
      #expect(!entry.value.isEmpty && entry.value != "unknown", "\(entry.name)")
      #expect(entry.value != "missing" || mayBeMissing, "\(entry.name)")
    }
    #expect(stamp == RenderingEnvironment.stamp)
  }
}
