import GalleyGeometry
import GalleyGraphics
import Testing

@testable import GalleyRendering

@Suite struct DrawingCostTests {
  static let largest = Size(width: 8_192, height: 8_192)
  static let thin = Color(hex: 0xFF0000, alpha: 0.1)

  private static func cover(_ size: Size) -> DrawCommand {
    .fill(Fill(.rectangle(Rect(origin: .zero, size: size)), .solid(thin)))
  }

  private func cost(
    _ commands: [DrawCommand], _ size: Size, scale: Double = 1
  ) throws(RenderingError) -> DrawingCost {
    let picture = Picture(size: size, scale: scale, title: "test", commands: commands)
    return try DrawingCost(of: picture, images: ImageStore())
  }

  @Test func `a plain fill costs its pixels`() throws {
    let size = Size(width: 100, height: 50)
    let work = try cost([Self.cover(size)], size, scale: 2).work
    #expect(work == 200 * 100)
  }

  @Test func `a thousand layers over 64 megapixels are refused before any is drawn`() throws {
    let size = Self.largest
    let commands = [DrawCommand](repeating: Self.cover(size), count: 1_000)
    let error = #expect(throws: RenderingError.self) { try cost(commands, size) }
    #expect(error?.description.contains("the work of filling 20 gigapixels") == true)
    let faded = DrawCommand.group(Group(opacity: 0.5, children: [Self.cover(size)]))
    #expect(throws: RenderingError.self) {
      try cost([DrawCommand](repeating: faded, count: 300), size)
    }
    // The renderer asks the same.
    let picture = Picture(size: size, scale: 1, title: "test", commands: commands)
    #expect(throws: RenderingError.self) { try Renderer().bitmap(of: picture) }
  }

  @Test func `sixty translucent layers of each kind on a large tablet at four pixels a point pass`()
    throws
  {
    let size = Size(width: 1_032, height: 1_376)
    let screen = Rect(origin: .zero, size: size)
    let card = Shape.roundedRectangle(screen.inset(by: 10), radius: 40)
    let gradient = Paint.linearGradient(
      LinearGradient(
        start: .zero, end: Point(x: 0, y: size.height),
        stops: [
          GradientStop(location: 0, color: Self.thin), GradientStop(location: 1, color: .clear),
        ]))
    let shadow = Shadow(shape: card, color: .black, offset: Vector(dx: 0, dy: 10), radius: 40)
    let layer: [DrawCommand] = [
      Self.cover(size), .fill(Fill(card, gradient)),
      .group(Group(opacity: 0.5, clip: card, shadow: shadow, children: [Self.cover(size)])),
    ]
    let work = try cost([[DrawCommand]](repeating: layer, count: 60).flatMap { $0 }, size, scale: 4)
      .work
    #expect(work < WorkLimit.pixels)
    #expect(work > 60 * 22.7e6)
  }

  @Test func `what is clipped or off the page costs nothing`() throws {
    let size = Size(width: 1_000, height: 1_000)
    let small = Shape.rectangle(Rect(x: 0, y: 0, width: 8, height: 8))
    let clipped = DrawCommand.group(Group(clip: small, children: [Self.cover(size)]))
    #expect(try cost([clipped], size).work <= 100)
    let away = DrawCommand.group(
      Group(transform: .translation(Vector(dx: 2_000, dy: 0)), children: [Self.cover(size)]))
    #expect(try cost([away], size).work == 0)
  }

  @Test func `translucent groups within one another may take so much memory`() throws {
    func nested(_ depth: Int) -> DrawCommand {
      let inside = depth == 0 ? Self.cover(Self.largest) : nested(depth - 1)
      return .group(Group(opacity: 0.9, children: [inside]))
    }
    #expect(throws: Never.self) { try cost([nested(1)], Self.largest) }
    let error = #expect(throws: RenderingError.self) { try cost([nested(2)], Self.largest) }
    #expect(error?.description.contains("would take 768 MB, over the limit of 512") == true)
    // One after the other they take the same memory.
    #expect(throws: Never.self) {
      try cost([DrawCommand](repeating: nested(1), count: 10), Self.largest)
    }
  }

  @Test func `shadows that are each turned otherwise are blurred each`() throws {
    let size = Size(width: 320, height: 480)
    let shape = Shape.rectangle(Rect(origin: .zero, size: size))
    func turned(_ degrees: Int) -> DrawCommand {
      let turn = Transform.rotation(radians: Double(degrees) * .pi / 180)
      let shadow = Shadow(shape: shape, color: .black, offset: .zero, radius: 20)
      return .group(Group(transform: turn, shadow: shadow, children: []))
    }
    let one = try cost([turned(1)], size).work
    #expect(try cost([turned(1), turned(1)], size).work < 1.1 * one)
    #expect(try cost([turned(1), turned(2)], size).work > 1.8 * one)
    #expect(throws: RenderingError.self) { try cost((0..<1_000).map { turned($0 % 360) }, size) }
  }

  @Test func `a thousand lines of thousands of dashes are refused, a hundred are not`() throws {
    let size = Size(width: 320, height: 480)
    let line = DrawCommand.stroke(
      Stroke(
        .ellipse(in: Rect(origin: .zero, size: size)), .solid(.black), width: 3, dashes: [0.1]))
    #expect(throws: Never.self) { try cost([DrawCommand](repeating: line, count: 100), size) }
    #expect(throws: RenderingError.self) {
      try cost([DrawCommand](repeating: line, count: 1_000), size)
    }
  }

  @Test func `equal shadows are blurred once`() throws {
    let size = Size(width: 1_000, height: 1_000)
    let card = Shape.rectangle(Rect(x: 100, y: 100, width: 300, height: 300))
    let shadow = Shadow(shape: card, color: .black, offset: .zero, radius: 10)
    let group = DrawCommand.group(Group(shadow: shadow, children: []))
    let (one, two) = (try cost([group], size).work, try cost([group, group], size).work)
    #expect(two < 1.1 * one)
  }

  @Test func `a drawing with wide blurs is refused before it is drawn`() {
    let blur = """
      <filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="8000" height="8000">\
      <feGaussianBlur stdDeviation="1000"/></filter>
      """
    let shape = "<g filter='url(#f)'><rect width='8000' height='8000'/></g>"
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8000" height="8000">\
      \(blur)\(shape)\(shape)\(shape)</svg>
      """
    let error = #expect(throws: RenderingError.self) {
      try SVGRasterizer.bitmap(svg: Array(text.utf8), scale: 1)
    }
    #expect(error?.description.contains("blurs of 300 % of its area") == true)
    #expect(throws: Never.self) { try SVGRasterizer.bitmap(svg: Array(text.utf8), scale: 0.02) }
    // One such blur is not too much work, but too much memory; over a screen it is neither.
    let one = SVGWork(coverage: 1, layers: 1, blurred: 1, largestBlur: 1)
    #expect(throws: RenderingError.self) { try one.check(pixels: 64e6) }
    #expect(throws: Never.self) { try one.check(pixels: 22.7e6) }
  }
}
