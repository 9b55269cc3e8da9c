import Testing

@testable import GalleyRuns

@Suite struct PictureNameTests {
  @Test(
    arguments: [
      ("ring/first.png", "ring/first"), ("ring/first.svg", "ring/first"),
      ("ring/first@2x.png", "ring/first"), ("ring/first@1.5x.svg", "ring/first"),
      ("ring/first.animated.svg", "ring/first"), ("ring/first@3x.filmstrip.png", "ring/first"),
      ("ring/first.ipad-9.7.dark.png", "ring/first.ipad-9.7.dark"), ("ring/x.png", "ring/x"),
    ])
  func `formats, scales and courses of a state are its pictures`(path: String, state: String) {
    #expect(PictureName.state(of: path) == state)
  }

  @Test(arguments: [
    ("ring/first@2x.png", 2.0), ("first@1.5x.svg", 1.5), ("a@3x/first.png", nil),
    ("first@x.png", nil), ("first@99x.png", nil), ("first@2x", nil),
  ])
  func `a name tells its scale`(path: String, scale: Double?) {
    #expect(PictureName.scale(of: path) == scale)
  }
}
