import GalleyGeometry
import GalleyGraphics
import GalleySVG
import Testing

/// Answers that can be worked out by hand: no fonts, no decoders and no canvas are behind them.
private struct FixedSVGResources: SVGResources {
  func layOut(_ block: TextBlock) throws(ResourceError) -> LaidOutText {
    throw ResourceError("there are no fonts")
  }

  func pixels(
    of image: SVGImage, over destination: Rect, under transform: Transform, visible: Rect?
  ) throws(RenderingError) -> SVGPixels? { SVGPixels(png: [1, 2, 3], in: destination) }

  func photograph(of image: ImageReference) throws(RenderingError) -> SVGPhotograph? { nil }

  func elements(of image: ImageReference) throws(RenderingError) -> (any SVGElements)? { Dot() }

  func pixels(of shadow: Shadow, under transform: Transform) throws(RenderingError) -> SVGPixels? {
    nil
  }

  func pixels(
    of command: DrawCommand, through map: ProjectiveMap, visible: Rect
  ) throws(RenderingError) -> SVGPixels? { nil }

  private struct Dot: SVGElements {
    let size = Size(width: 2, height: 2)
    let hasLinks = false
    let isPlain = true

    func write(to writer: inout XMLWriter, idPrefix: String) {
      writer.element("circle", ["id": idPrefix + "dot", "r": "1"])
    }

    func writePlainly(to writer: inout XMLWriter, idPrefix: String) {
      write(to: &writer, idPrefix: idPrefix)
    }
  }
}

/// An SVG is written without a renderer.
@Suite struct SVGResourcesTests {
  private func document(_ commands: [DrawCommand]) throws -> String {
    let picture = Picture(
      size: Size(width: 10, height: 10), scale: 1, title: "a", commands: commands)
    var writer = SVGWriter(
      picture, options: SVGOptions(keepsTexts: false, includesRecord: false),
      resources: FixedSVGResources())
    return try writer.document()
  }

  private func image(_ content: ImageReference.Content) -> ImagePlacement {
    ImagePlacement(
      ImageReference(path: "a", content: content, size: Size(width: 2, height: 2)),
      in: Rect(x: 1, y: 2, width: 4, height: 6))
  }

  @Test func `images are embedded as the pixels that are answered, and vectors as elements`() throws
  {
    let text = try document([.image(image(.raster)), .vectorImage(image(.vector))])
    #expect(
      text.contains(
        """
          <image x="1" y="2" width="4" height="6" preserveAspectRatio="none" \
        xlink:href="data:image/png;base64,AQID"/>
          <g transform="matrix(2 0 0 3 1 2)">
            <circle id="image-1-dot" r="1"/>
          </g>
        """))
  }

  @Test func `a text that cannot be laid out is an error that says so`() {
    let text = Text(TextBlock("a", style: TextStyle()), at: .zero)
    #expect(throws: RenderingError("cannot draw a text: there are no fonts")) {
      try document([.text(text)])
    }
  }
}
