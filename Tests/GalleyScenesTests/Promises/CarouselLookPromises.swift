import Galley
import Testing

/// What the tutorial on paging promises of how the screen looks.
@Suite struct CarouselLookPromises {
  private let screen = PromisedScreen(
    views: """
      - collection: shelf
        at: { center-y: 0, height: 50% }
        layout: { kind: carousel, item: { height: 100%, aspect: 0.8 } }
        cell:
          style: picture
          image: "{name}.png"
          margin: { horizontal: 10 }
          border: { width: 4, color: "#45AA75" }
          corner-radius: 10
          shadow: { color: black, offset: [0, 2], radius: 5 }
        items: [{ name: catch }, { name: memory }, { name: shoot }]
      - text: "{shelf.page.name}"
        at: { below: shelf, gap: 30, horizontal: 30 }
        align: center
        color: "#45AA75"
        font: { weight: bold, size: 20 }
      """,
    screen: ", background: \"#FFF8E7\"",
    images: [
      "catch.png": Size(width: 300, height: 200), "memory.png": Size(width: 50, height: 200),
      "shoot.png": Size(width: 140, height: 200),
    ])

  /// The frames of the pictures on the screen, from left to right.
  private func pictures() throws -> [Group] {
    try screen.drawing("start: { page: 1 }").groups.filter { group in
      group.children.contains { if case .image = $0 { true } else { false } }
    }
  }

  @Test func `the shelf has the width and half the height of the screen, in its middle`() throws {
    let shelf = try screen.drawing().group(named: "shelf")
    #expect(shelf?.clip?.bounds == Rect(x: 0, y: 100, width: 200, height: 200))
  }

  @Test func `there is room between the pictures, 10 points on either side of each`() throws {
    let cells = try screen.view("start: { page: 1 }").frames
    let strokes = try screen.drawing("start: { page: 1 }").leaves.compactMap { command -> Rect? in
      guard case .stroke(let stroke) = command else { return nil }
      return stroke.shape.bounds.inset(by: -stroke.width / 2)
    }
    #expect(cells.count == 3)
    // Cells of 160 points, the second from 20 to 180.
    #expect(
      strokes == [-130.0, 30, 190].map { Rect(x: $0, y: 100, width: 140, height: 200) })
  }

  @Test func `a picture keeps its proportions, and what sticks out is cut off`() throws {
    let proportions = [1.5, 0.25, 0.7]
    let pictures = try pictures()
    #expect(pictures.count == 3)
    for (picture, proportion) in zip(pictures, proportions) {
      guard case .image(let image)? = picture.children.first else { continue }
      let clip = try #require(picture.clip?.bounds)
      #expect(
        (image.destination.width / image.destination.height).isClose(to: proportion, within: 0.01))
      #expect(image.destination.contains(clip))
      #expect(image.destination.width < 305)
    }
  }

  @Test func `the text stands centred below the shelf, 30 points from it and the sides`() throws {
    let text = try #require(try screen.drawing().texts.first)
    #expect(text.origin == Point(x: 30, y: 330))
    #expect(text.block.width == 140)
    #expect(text.block.style.alignment == .center)
  }

  @Test func `products can have borders, round corners and shadows`() throws {
    let drawing = try screen.drawing("start: { page: 1 }")
    let borders = drawing.leaves.compactMap { command -> Stroke? in
      guard case .stroke(let stroke) = command else { return nil }
      return stroke
    }
    #expect(borders.count == 3)
    for border in borders {
      #expect(border.width == 4)
      #expect(border.paint == .solid(Color(hex: 0x45AA75)))
      // The line's middle runs two points inside corners of ten.
      guard case .roundedRectangle(_, let radius) = border.shape else {
        Issue.record("the corners are not round: \(border.shape)")
        continue
      }
      #expect(radius == 8)
    }
    #expect(drawing.groups.compactMap(\.shadow?.radius) == [5, 5, 5])
  }

  @Test func `texts can have other fonts and colors, the screen another background`() throws {
    let drawing = try screen.drawing()
    let style = try #require(drawing.texts.first?.block.style)
    #expect([style.weight, Int(style.size)] == [700, 20])
    #expect(style.color == Color(hex: 0x45AA75))
    #expect(drawing.leaves.first?.fillColor == Color(hex: 0xFFF8E7))
  }
}
