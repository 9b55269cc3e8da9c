import GalleyGeometry
import GalleyGraphics
import GalleySVG
import Testing

@testable import GalleyRendering

@Suite struct `The size of an animated SVG` {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  @Test func `has an element that only moves once, however many frames it moves in`() throws {
    let text = Text(TextBlock("Over the river", style: TextStyle(size: 17)), at: Point(x: 0, y: 0))
    let sequence = MovingPictures.sequence("river", seconds: 2) { time in
      [MovingPictures.named("river", Transform(tx: 40 * time * time), [.text(text)])]
    }
    let document = try AnimatedDocument(sequence, with: renderer)
    let still = try SVGFormat()
      .encode(sequence.picture(0), with: renderer)
    #expect(document.elements.count { $0["aria-label"] == "Over the river" } == 1)
    #expect(document.bytes.count < still.count + 240 * 60)
    print("an element moving in 60 frames: \(document.bytes.count) bytes; still: \(still.count)")
  }

  @Test func `has two keyframes for what moves evenly, turns evenly or fades evenly`() throws {
    let turn = { Transform.rotation(radians: 2 * $0).then(Transform(tx: 50, ty: 60 * $0)) }
    for (transform, opacity) in [
      ({ Transform(tx: 40 * $0, ty: -7 * $0) }, { _ in 1.0 }), (turn, { _ in 1 }),
      ({ _ in Transform(tx: 3) }, { 1 - $0 }), (turn, { $0 / 2 }),
    ] as [((Double) -> Transform, (Double) -> Double)] {
      let sequence = MovingPictures.sequence("even") { time in
        [
          MovingPictures.named(
            "dot", transform(time), [block(0, 0, 9, 9, .black)], opacity: opacity(time))
        ]
      }
      #expect(try AnimatedDocument(sequence, with: renderer).stopCount == 2)
    }
  }

  @Test func `has fewer keyframes than frames where a rest follows a motion`() throws {
    let sequence = MovingPictures.sequence("rest", seconds: 2) { time in
      let place = Transform(tx: 40 * min(1, time * time * 4))
      return [MovingPictures.named("dot", place, [block(0, 0, 9, 9, .black)])]
    }
    // It is sampled four times a frame: sixty-one samples move, the last is the end of the rest.
    #expect(try AnimatedDocument(sequence, with: renderer).stopCount <= 62)
  }

  @Test func `has a fill that moves or grows once, and a color once each`() throws {
    let sequence = MovingPictures.sequence("lamp") { time in
      let color: Color = (0.3..<0.6).contains(time) ? Color(hex: 0xFF0000) : .black
      return [block(10 * time, 0, 9 + 3 * time * time, 9, color)]
    }
    let document = try AnimatedDocument(sequence, with: renderer)
    let fills = document.elements.filter { $0.name == "rect" }.compactMap { $0["fill"] }
    #expect(fills == ["#ffffff", "#000000", "#ff0000"])
  }

  @Test func `has a second instance of what changes its place in the order, under its own id`()
    throws
  {
    let document = try AnimatedDocument(MovingPictures.everything(), with: renderer)
    let ids = document.elements.filter { $0["class"] == "cell" }.compactMap { $0["id"] }
    #expect(ids.filter { $0.hasPrefix("icons-2") } == ["icons-2", "icons-2-2"])
    #expect(ids.count == 7)
  }

  @Test func `has keyframes that many elements share once`() throws {
    let sequence = MovingPictures.sequence("fading") { time in
      (0..<20).map { index in
        MovingPictures.named(
          "dot-\(index)", Transform(tx: Double(index)), [block(0, 0, 9, 9, .black)],
          opacity: time * time)
      }
    }
    let document = try AnimatedDocument(sequence, with: renderer)
    #expect(document.style.matches(of: /@keyframes/).count == 1)
    #expect(Set(document.elements.compactMap { $0["data-track"] }).count == 1)
  }

  @Test func `grows with what moves, not with frames times elements`() throws {
    let sequence = MovingPictures.sequence("crowd", seconds: 10) { time in
      (0..<300).map { index in
        let place = Transform(tx: Double(index % 20) * 10, ty: Double(index / 20) * 10)
        let quiver =
          index < 3 ? Transform.rotation(radians: sineAndCosine(time * 9).sine) : .identity
        return MovingPictures.named("dot-\(index)", quiver.then(place), [block(0, 0, 9, 9, .black)])
      }
    }
    let document = try AnimatedDocument(sequence, with: renderer)
    print("3 of 300 elements moving in 301 frames: \(document.bytes.count) bytes")
    #expect(document.bytes.count < 300 * 150 + 3 * 1201 * 100)
  }
}
