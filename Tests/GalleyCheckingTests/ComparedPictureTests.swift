import Galley
import Testing

@testable import GalleyChecking

/// That a drawing at hand is compared as the file that it becomes.
@Suite struct ComparedPictureTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  /// Two discs over each other, the upper one translucent, on a ground or on nothing.
  private func picture(hasGround: Bool, shift: Double = 0) -> Picture {
    func disc(_ x: Double, _ color: Color) -> DrawCommand {
      .fill(Fill(.ellipse(in: Rect(x: x, y: 4, width: 23, height: 19)), .solid(color)))
    }
    let ground = DrawCommand.fill(
      Fill(.rectangle(Rect(x: 0, y: 0, width: 40, height: 30)), .solid(.white)))
    return Picture(
      size: Size(width: 40, height: 30), scale: 2, title: "discs",
      commands: (hasGround ? [ground] : []) + [
        disc(3, Color(hex: 0x20_60A0)),
        disc(11 + shift, Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.37)),
      ])
  }

  private func values(of drawn: RenderedPicture) -> ComparedPicture {
    ComparedPicture(
      name: "the drawing", pixels: .bitmap(drawn.bitmap, digest: drawn.pixelDigest),
      recordText: .success(nil))
  }

  @Test(arguments: [true, false])
  func `a drawing and its file are the same values`(hasGround: Bool) throws {
    let drawn = try renderer.draw(picture(hasGround: hasGround))
    let file = try PictureSource(name: "the file", bytes: drawn.png()).read()
    let values = values(of: drawn)
    #expect(values.size == file.size)
    #expect(values.pixelDigest == file.pixelDigest && values.pixelDigest != nil)
    #expect(try values.bitmap() == file.bitmap())
    for usesShortcuts in [true, false] {
      var comparer = PictureComparer()
      comparer.usesShortcuts = usesShortcuts
      #expect(try comparer.compare(file, to: values).isSame)
      #expect(try comparer.compare(file.loaded(), to: values).isSame)
    }
  }

  @Test(arguments: [true, false])
  func `what a drawing differs in is what its file differs in`(hasGround: Bool) throws {
    let reference = PictureSource(
      name: "the reference", bytes: try renderer.draw(picture(hasGround: hasGround)).png())
    let drawn = try renderer.draw(picture(hasGround: hasGround, shift: 1))
    let comparison = try PictureComparer().compare(
      reference.read().loaded(), to: values(of: drawn))
    let ofFiles = try PictureComparer().compare(
      reference, to: PictureSource(name: "the drawing", bytes: drawn.png()))
    #expect(comparison.report == ofFiles.report)
    #expect(comparison.report.differingPixels > 20)
  }
}
