import CDrawing
import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct `Clip stack` {
  private let side = 100.0

  private func drawn(_ body: (borrowing DrawingContext, ClipStack) throws -> Void) throws -> Bitmap
  {
    let surface = try Surface(width: Int(side), height: Int(side))
    let context = DrawingContext(on: surface)
    cairo_set_antialias(context.pointer, CAIRO_ANTIALIAS_DEFAULT)
    try body(context, ClipStack())
    return surface.bitmap
  }

  /// Clips that slant, and cut pixels and each other.
  private func clip(_ context: borrowing DrawingContext, _ clips: ClipStack) {
    clips.clip(context, to: .ellipse(in: Rect(x: 3.3, y: 10.7, width: 90.1, height: 71.9)))
    context.apply(.rotation(radians: 0.3))
    clips.clip(context, to: .rectangle(Rect(x: 20, y: 5, width: 50.5, height: 61.25)))
    context.setTransform(.identity)
  }

  @Test func `what librsvg draws is clipped as what Galley draws is`() throws {
    let size = Size(width: side, height: side)
    let whole = Rect(origin: .zero, size: size)
    let document = """
      <svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'>\
      <rect width='\(side)' height='\(side)' fill='#008080'/></svg>
      """
    let own = try drawn { context, clips in
      clip(context, clips)
      context.setColor(Color(red: 0, green: 128 / 255, blue: 128 / 255))
      context.add(.rectangle(whole))
      cairo_fill(context.pointer)
    }
    let other = try drawn { context, clips in
      clip(context, clips)
      try SVGHandle(document: document, size: size).render(on: context, within: clips)
    }
    let all = try drawn { context, _ in
      try SVGHandle(document: document, size: size).render(on: context)
    }
    #expect(own == other)
    #expect(own != all)
  }

  @Test func `clips end with what they were made for`() throws {
    _ = try drawn { context, clips in
      clips.clip(context, to: .rectangle(Rect(x: 0, y: 0, width: 50, height: 50)))
      clips.keeping(context) {
        clip(context, clips)
        #expect(clips.clips.count == 3)
      }
      #expect(clips.clips.count == 1)
      #expect(context.clipPixels == Rect(x: 0, y: 0, width: 50, height: 50))
    }
  }
}
