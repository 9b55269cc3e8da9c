import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct `An animated SVG` {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  @Test func `shows each frame as its still picture does`() throws {
    let sequence = MovingPictures.everything()
    let document = try AnimatedDocument(sequence, with: renderer)
    for frame in stride(from: 0, to: sequence.frameCount, by: 3) {
      let direct = try renderer.bitmap(of: sequence.picture(frame))
      let detour = try SVGRasterizer.bitmap(svg: document.still(atFrame: frame), scale: 2)
      let agreement = try Agreement(direct, detour)
      #expect(
        agreement.farShare <= 0.001,
        "frame \(frame): \(agreement.farPixels) of \(agreement.pixels) px")
    }
  }
}
