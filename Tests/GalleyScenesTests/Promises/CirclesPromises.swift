import Galley
import Testing

/// What the tutorial on the circles layout promises.
@Suite struct CirclesPromises {
  static let diameters = [120.0, 160, 80, 120, 80, 140, 100, 200]

  private func view(
    _ layout: any CollectionLayout = CirclesLayout(), _ diameters: [Double] = Self.diameters,
    width: Double = 320
  ) throws -> CollectionView {
    try CollectionView(
      layout, Content(sections: [.init(measures: diameters)]), width: width, height: 568)
  }

  private func discs(_ cell: String, items: String) -> PromisedScreen {
    PromisedScreen(
      views: """
        - collection: alarms
          layout: { kind: circles, insets: 10, spacing: 5 }
          cell: \(cell)
          items: \(items)
        """)
  }

  private func circles(of view: CollectionView) -> [Circle] {
    view.frames.map { Circle(center: $0.center, radius: $0.width / 2) }
  }

  /// The least free distance between any two circles.
  private func leastGap(_ circles: [Circle]) -> Double {
    circles.indices.flatMap { number in
      circles[..<number].map { circles[number].gap(to: $0) }
    }.min() ?? .infinity
  }

  @Test func `each circle is as wide as its number says`() throws {
    let frames = try view().frames
    #expect(frames.map(\.width) == Self.diameters)
    #expect(frames.map(\.height) == Self.diameters)
    let drawing = try discs("{ style: disc, fill: red }", items: "[60, 80, 40]").drawing()
    let ellipses = drawing.leaves.compactMap { command -> Rect? in
      guard case .fill(let fill) = command, case .ellipse(let rect) = fill.shape else { return nil }
      return rect
    }
    #expect(ellipses.count == 3)
    #expect(zip(ellipses, [60, 80, 40]).allSatisfy { $0.width.isClose(to: $1) })
  }

  @Test func `the number stands in the middle of its circle`() throws {
    let drawing = try discs("{ style: disc, label: \"{value}\" }", items: "[60, 80, 40]").drawing()
    let frames = try #require(drawing.collections.first?.view).frames
    #expect(drawing.strings == ["60", "80", "40"])
    for (text, frame) in zip(drawing.texts, frames) {
      #expect(text.block.style.alignment == .center)
      let width = try #require(text.block.width)
      let height = text.block.style.size * 1.2
      let middle = Point(x: text.origin.x + width / 2, y: text.origin.y + height / 2)
      #expect(middle.isClose(to: frame.center, within: 1))
    }
  }

  @Test func `circles may have any color`() throws {
    let items = "[{ value: 60, color: \"#123456\" }, { value: 80, color: tomato }]"
    let drawing = try discs("{ style: disc, fill: \"{color}\" }", items: items).drawing()
    #expect(
      drawing.leaves.compactMap(\.fillColor) == [
        .white, Color(hex: 0x123456), Color(hex: 0xFF6347),
      ])
  }

  @Test func `the circles have the whole screen`() throws {
    let screen = try discs("{ style: disc }", items: "[60, 80, 40]").drawing()
    let view = try #require(screen.collections.first?.view)
    #expect(view.environment.size == screen.picture.size)
    let clip = screen.group(named: "alarms")?.clip?.bounds
    #expect(clip == Rect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test func `before they have sizes of their own the numbers stand in a regular grid`() throws {
    var flow = FlowLayout()
    flow.item = ItemSize(Size(width: 80, height: 80))
    flow.insets = EdgeInsets(all: 20)
    let frames = try view(flow).frames
    #expect(Set(frames.map(\.size)) == [Size(width: 80, height: 80)])
    // 280 points hold three of 80 and two gaps of 20.
    #expect(frames.prefix(3).map(\.minX) == [20, 120, 220])
    for (number, frame) in frames.enumerated() {
      #expect(frame.minX == frames[number % 3].minX)
      #expect(frame.minY == 20 + Double(number / 3) * 90)
    }
  }

  @Test func `lines of circles have the right sizes and waste room that packed ones use`() throws {
    var flow = FlowLayout()
    flow.insets = EdgeInsets(all: 20)
    let lines = try view(flow)
    #expect(lines.frames.map(\.width) == Self.diameters)
    for packing in [CirclePacking.scan, .tangent, .dense] {
      let packed = try view(CirclesLayout(packing: packing))
      #expect(packed.arrangement.contentSize.height < lines.arrangement.contentSize.height)
    }
  }

  @Test func `the view scrolls as far as the last circle and its inset need`() throws {
    var view = try view()
    let bottom = try #require(view.frames.map(\.maxY).max())
    #expect(view.arrangement.contentSize == Size(width: 320, height: bottom + 20))
    try view.scroll(.end)
    view.settle()
    #expect(view.viewport.bounds.maxY == bottom + 20)
  }

  @Test func `of many circles those are shown that lie in sight`() throws {
    var view = try view(CirclesLayout(), (0..<200).map { Double(30 + $0 * 37 % 90) })
    for offset in stride(from: 0.0, through: 2000, by: 130) {
      try view.scroll(.to(x: nil, y: offset))
      let inSight = view.frames.indices.filter {
        view.frames[$0].intersects(view.viewport.bounds)
      }
      #expect(view.visibleCells == Set(inSight))
      #expect(inSight.count < 200)
    }
  }

  @Test func `a circle that would collide moves on step by step until it meets no other`() throws {
    let circles = circles(of: try view(CirclesLayout(packing: .scan, increment: 5)))
    for (number, circle) in circles.enumerated().dropFirst() {
      let others = circles[..<number]
      #expect(others.allSatisfy { circle.gap(to: $0) >= 10 })
      let left = circle.center.x - circle.radius
      #expect((left / 5).rounded() == left / 5)
      // One step back it collides, unless it stands at the beginning of a line.
      var back = circle
      back.center.x -= 5
      #expect(left == 20 || others.contains { back.gap(to: $0) < 10 })
    }
  }

  @Test(arguments: [CirclePacking.tangent, .scan, .dense])
  func `every circle fits on the screen, inside its insets`(packing: CirclePacking) throws {
    for width in [320.0, 375, 768] {
      let frames = try view(CirclesLayout(packing: packing), width: width).frames
      #expect(frames.allSatisfy { $0.minX >= 20 && $0.maxX <= width - 20 && $0.minY >= 0 })
    }
  }

  @Test func `four predecessors are enough on a phone, and all are looked at where they are not`()
    throws
  {
    let four = CirclesLayout(packing: .scan, predecessors: 4)
    for width in [320.0, 375, 414] {
      #expect(leastGap(circles(of: try view(four, width: width))) >= 10)
    }
    // On a tablet the walk comes back above circles that it has forgotten.
    #expect(leastGap(circles(of: try view(four, width: 768))) < 0)
    let all = CirclesLayout(packing: .scan)
    #expect(leastGap(circles(of: try view(all, width: 768))) >= 10)
  }

  @Test(arguments: CirclePacking.allCases, [0.0, 10, 25])
  func `any two circles are at least the spacing apart`(
    packing: CirclePacking, spacing: Double
  ) throws {
    let layout = CirclesLayout(packing: packing, spacing: spacing)
    #expect(leastGap(circles(of: try view(layout, width: 700))) >= spacing - 1e-6)
  }
}
