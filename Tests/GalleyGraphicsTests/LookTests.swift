import GalleyGeometry
import GalleyGraphics
import Testing

/// What looks tell of drawings.
@Suite struct LookTests {
  private static let frame = Rect(x: 10, y: 20, width: 40, height: 30)

  private func look(
    _ commands: [DrawCommand], in frame: Rect = LookTests.frame, scale: Double = 1
  ) -> Look {
    LookReader.look(of: commands, in: frame, on: PixelGrid(scale: scale))
  }

  private func box(of look: Look) throws -> LookBox {
    guard case .box(let box)? = look.parts.first?.matter else {
      throw MissingPart()
    }
    return box
  }

  private struct MissingPart: Error {}

  @Test(arguments: [Stroke.Cap.butt, .round])
  func `a line tells how it ends`(cap: Stroke.Cap) throws {
    let stroke = Stroke(.rectangle(Self.frame), .solid(.black), width: 2, cap: cap)
    let box = try box(of: look([.stroke(stroke)]))
    #expect(box.border == LookBorder(.solid(.black), width: 2, cap: cap))
    // The line lies half outside of the frame.
    #expect(box.outline.frame == Rect(x: -1, y: -1, width: 42, height: 32))
  }

  @Test func `a line tells its dashes, and a box each of its corners`() throws {
    let radii = CornerRadii(topLeft: 8, topRight: 0, bottomRight: 4, bottomLeft: 4)
    let inner = radii.map { max(0, $0 - 1) }
    let fill = Fill(.rectangle(Self.frame, radii: radii, isContinuous: true), .solid(.white))
    let line = Stroke(
      .rectangle(Self.frame.inset(by: 1), radii: inner, isContinuous: true), .solid(.black),
      width: 2, dashes: [3, 1])
    let look = look([.fill(fill), .stroke(line)])
    #expect(look.parts.count == 1)
    let box = try box(of: look)
    #expect(box.outline == LookOutline(corners: .each(radii), isContinuous: true))
    #expect(box.border == LookBorder(.solid(.black), width: 2, dashes: [3, 1]))
  }

  @Test func `what is only moved looks the same`() {
    func commands(at origin: Point) -> [DrawCommand] {
      let frame = Rect(origin: origin, size: Self.frame.size)
      let gradient = LinearGradient(
        start: frame.origin, end: Point(x: frame.maxX, y: frame.minY),
        stops: [
          GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
        ])
      return [
        .fill(Fill(.roundedRectangle(frame, radius: 4), .linearGradient(gradient))),
        .text(Text(TextBlock("Ring", style: TextStyle()), at: frame.center)),
      ]
    }
    let places = [Point(x: 0, y: 0), Point(x: 0.1, y: 1.0 / 3), Point(x: 107.7, y: 33.3)]
    let looks = places.map { place in
      look(commands(at: place), in: Rect(origin: place, size: Self.frame.size))
    }
    #expect(Set(looks).count == 1)
    #expect(looks[0].parts.count == 2)
  }

  @Test func `a border belongs to the fill that it lies around`() throws {
    let fill = Fill(.rectangle(Self.frame), .solid(.white))
    let stroke = Stroke(.rectangle(Self.frame.inset(by: 1)), .solid(.black), width: 2)
    let look = look([.fill(fill), .stroke(stroke)])
    #expect(look.parts.count == 1)
    let box = try box(of: look)
    #expect(box.fill == .solid(.white) && box.border?.width == 2)
    #expect(box.outline.frame == nil)
  }

  // Halves may be rounded to either pixel: 0.25 points at a scale of 2.
  @Test(arguments: [0.0, 0.5])
  func `edges on the nearest pixels fill the frame`(_ top: Double) throws {
    let frame = Rect(x: 0, y: 0.25, width: 40, height: 29.75)
    let drawn = Rect(x: 0, y: top, width: 40, height: 30 - top)
    let filled = try box(
      of: look([.fill(Fill(.rectangle(drawn), .solid(.black)))], in: frame, scale: 2))
    #expect(filled.outline.frame == nil)
    let inset = Rect(x: 0, y: 1, width: 40, height: 29)
    let apart = try box(
      of: look([.fill(Fill(.rectangle(inset), .solid(.black)))], in: frame, scale: 2))
    #expect(apart.outline.frame == Rect(x: 0, y: 0.75, width: 40, height: 29))
  }

  @Test func `a group tells what it does and to how many parts`() {
    let fill = DrawCommand.fill(Fill(.ellipse(in: Self.frame), .solid(.black)))
    let group = Group(
      opacity: 0.5, clip: .ellipse(in: Self.frame),
      shadow: Shadow(
        shape: .rectangle(Self.frame), color: .black, offset: Vector(dx: 0, dy: 2), radius: 3),
      children: [fill, fill])
    let effects = look([.group(group)]).parts.first?.effects
    #expect(
      effects == [
        // The ellipse is drawn, so it needs no telling; the rectangle is not.
        Look.Effect(.clip(nil), of: 2),
        Look.Effect(
          .shadow(
            LookShadow(
              color: .black, offset: Vector(dx: 0, dy: 2), radius: 3, outline: LookOutline())),
          of: 2),
        Look.Effect(.opacity(0.5), of: 2),
      ])
  }

  @Test func `a group that does nothing is not told`() {
    let fill = DrawCommand.fill(Fill(.rectangle(Self.frame), .solid(.black)))
    #expect(look([.group(Group(children: [fill]))]) == look([fill]))
  }

  @Test func `a long text is told by its beginning and a digest`() {
    func text(_ string: String) -> Look {
      look([.text(Text(TextBlock(string, style: TextStyle()), at: .zero))])
    }
    let long = String(repeating: "a", count: 500)
    #expect(text(long) != text(long + "b"))
    #expect((text(long).text?.utf8.count ?? 0) < 200)
  }
}
