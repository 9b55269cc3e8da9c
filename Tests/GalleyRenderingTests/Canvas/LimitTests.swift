import GalleyGeometry
import GalleyGraphics
import GalleyRendering
import Testing

@Suite struct LimitTests {
  private func message(
    _ commands: [DrawCommand], size: Size = Size(width: 10, height: 10), scale: Double = 1
  ) -> String? {
    let picture = Picture(size: size, scale: scale, title: "test", commands: commands)
    do {
      _ = try Renderer().bitmap(of: picture)
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e7])
  func `a number that Cairo cannot count with is refused`(value: Double) {
    let bad = Point(x: value, y: 0)
    let line = Path([.move(to: .zero), .line(to: bad)])
    let paint = Paint.linearGradient(
      LinearGradient(
        start: .zero, end: bad,
        stops: [
          GradientStop(location: 0, color: red), GradientStop(location: 1, color: .black),
        ]))
    let commands: [DrawCommand] = [
      block(value, 0, 1, 1, red), block(0, 0, value, 1, red), .fill(Fill(.path(line), .solid(red))),
      .fill(Fill(.rectangle(.zero), paint)),
      .fill(Fill(.rectangle(.zero), .solid(red.withAlpha(value)))),
      .stroke(Stroke(.rectangle(.zero), .solid(red), width: value)),
      .text(Text(TextBlock("a", style: TextStyle()), at: bad)),
      .text(Text(TextBlock("a", style: TextStyle(size: value)), at: .zero)),
      .group(Group(transform: Transform(a: value), children: [])),
      .group(Group(opacity: value, children: [])),
      .group(
        Group(
          shadow: Shadow(shape: .rectangle(.zero), color: red, offset: .zero, radius: value),
          children: [])),
    ]
    for command in commands {
      #expect(message([command])?.hasPrefix("cannot draw") == true, "\(command)")
    }
  }

  @Test func `what a transform moves beyond Cairo's numbers is refused`() {
    let far = Group(transform: .scale(1e5), children: [block(1e3, 0, 1, 1, red)])
    #expect(message([.group(far)])?.contains("in pixels") == true)
  }

  @Test func `a surface over the limits is refused`() {
    let wide = Size(width: 16_385, height: 1)
    #expect(
      message([], size: wide)
        == "cannot draw 16385x1 px; expected 1 to 16384 px a side and at most 64 Mpx in all")
    #expect(message([], size: Size(width: 9_000, height: 9_000)) != nil)
    #expect(message([], size: Size(width: 0, height: 10)) != nil)
    #expect(message([], size: Size(width: 16_384, height: 1)) == nil)
  }

  @Test func `groups nest a hundred deep and no deeper`() {
    func nested(_ depth: Int) -> DrawCommand {
      (0..<depth).reduce(block(0, 0, 1, 1, red)) { inner, _ in .group(Group(children: [inner])) }
    }
    #expect(message([nested(100)]) == nil)
    #expect(message([nested(101)]) == "cannot draw groups more than 100 deep")
  }
}
