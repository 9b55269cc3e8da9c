import Galley
import Testing

/// What the tutorial on paging promises of how products scroll.
@Suite struct CarouselPromises {
  /// Pages of 160 points in a view 200 wide, so that 20 points of either neighbour are in sight.
  static let screen = PromisedScreen(
    views: """
      - collection: shelf
        at: { center-y: 0, height: 50% }
        layout: { kind: carousel, item: { height: 100%, aspect: 0.8 } }
        cell: { style: plain, fill: red }
        items: [{ name: catch }, { name: memory }, { name: shoot }, { name: fall }]
      - text: "{shelf.page.name|capitalized}"
        id: name
        at: { below: shelf, gap: 30, horizontal: 30 }
        align: center
      - button: "Play {shelf.page.name}"
        at: { below: name, gap: 20 }
      """)

  private func offset(ofPage page: Int) -> Double { Double(page) * 160 - 20 }

  /// What the text and the button say in a state.
  private func words(_ state: String) throws -> [String] { try Self.screen.drawing(state).strings }

  @Test(arguments: 0..<4)
  func `one product is in the middle of the screen`(page: Int) throws {
    let view = try Self.screen.view("start: { page: \(page) }")
    let middle = view.frames[page].center - (view.contentOffset - Point.zero)
    #expect(middle == Point(x: 100, y: 100))
    let whole = view.frames.indices.filter { view.viewport.bounds.contains(view.frames[$0]) }
    #expect(whole == [page])
  }

  @Test(arguments: [(0, [1]), (1, [0, 2]), (2, [1, 3]), (3, [2])])
  func `parts of the neighbours show that there is more on either side`(
    page: Int, neighbours: [Int]
  ) throws {
    let view = try Self.screen.view("start: { page: \(page) }")
    #expect(view.visibleCells == Set(neighbours + [page]))
    for neighbour in neighbours {
      let part = view.frames[neighbour].intersection(view.viewport.bounds)
      #expect(part?.size == Size(width: 20, height: 200))
    }
  }

  @Test(arguments: [
    "{ drag: -30 }, release", "{ drag: -90 }, release", "{ flick: { by: -10, velocity: -400 } }",
    "{ flick: { by: -150, velocity: 300 } }", "{ flick: { by: -60, velocity: -9000 } }",
    "{ flick: { by: 80, velocity: 2000 } }", "{ scroll: { by: 97 } }",
  ])
  func `a scroll comes to rest with a product in the middle`(gestures: String) throws {
    let view = try Self.screen.view("do: [\(gestures)]")
    let middle = view.viewport.bounds.midX
    #expect(view.frames.contains { $0.midX.isClose(to: middle) })
    #expect(view.viewport(at: .zero) == view.viewport)
  }

  @Test func `the first and the last product come to rest in the middle as well`() throws {
    let pastTheStart = try Self.screen.view("do: [{ drag: 300 }, release]")
    #expect(pastTheStart.viewport.bounds.midX == pastTheStart.frames.first?.midX)
    let pastTheEnd = try Self.screen.view("do: [{ scroll: end }, { drag: -300 }, release]")
    #expect(pastTheEnd.viewport.bounds.midX == pastTheEnd.frames.last?.midX)
  }

  @Test func `products lie side by side, four fifths as wide as they are high`() throws {
    let frames = try Self.screen.view().frames
    #expect(frames == (0..<4).map { Rect(x: Double($0) * 160, y: 0, width: 160, height: 200) })
  }

  @Test func `the page is the one nearest to the middle`() throws {
    var view = try Self.screen.view()
    try view.scroll(.page(3))
    for instant in view.instants(40) {
      let bounds = view.viewport(at: .seconds(instant)).bounds
      let distances = view.frames.map { abs($0.midX - bounds.midX) }
      let page = try #require(view.nearestPage(at: .seconds(instant)))
      #expect(distances[page].isClose(to: try #require(distances.min())))
    }
  }

  @Test func `the text below changes with the product`() throws {
    #expect(try words("start: {}").first == "Catch")
    #expect(try words("do: [{ flick: { by: -60, velocity: -500 } }]").first == "Memory")
    #expect(try words("do: [{ scroll: { page: 3 } }]").first == "Fall")
  }

  @Test func `the button below changes with the product`() throws {
    #expect(try words("start: {}").last == "Play catch")
    #expect(try words("do: [{ flick: { by: -60, velocity: -500 } }]").last == "Play memory")
  }

  @Test func `the text waits until the scroll has come to rest`() throws {
    let flick = "do: [{ flick: { by: -60, velocity: -500 } }]"
    for instant in ["0s", "50%", "99%"] {
      #expect(try words("\(flick), at: \(instant)").first == "Catch")
    }
    #expect(try words("\(flick), at: 100%").first == "Memory")
  }

  @Test func `the text is right when the screen is first shown`() throws {
    #expect(try words("start: {}") == ["Catch", "Play catch"])
  }

  @Test func `a tap on a partly visible product brings it to the middle`() throws {
    // The part of the second product that is in sight begins at 180.
    let tap = "do: [{ tap: { point: [190, 100] } }]"
    let halfWay = try Self.screen.view("\(tap), at: 50%").contentOffset(at: .zero).x
    #expect(halfWay > offset(ofPage: 0) + 40)
    #expect(halfWay < offset(ofPage: 1) - 40)
    let view = try Self.screen.view(tap)
    #expect(view.contentOffset.x == offset(ofPage: 1))
    #expect(view.selection == [])
    #expect(try words(tap).first == "Memory")
  }

  @Test func `a tap on the product in the middle does something else`() throws {
    let view = try Self.screen.view("start: { page: 1 }, do: [{ tap: { point: [100, 100] } }]")
    #expect(view.contentOffset.x == offset(ofPage: 1))
    #expect(view.settlingTime == .zero)
    #expect(view.selection == [1])
  }

  @Test(arguments: [(0, "Catch"), (1, "Memory"), (2, "Shoot"), (3, "Fall")])
  func `the products can start from any of them, with its text`(page: Int, name: String) throws {
    let view = try Self.screen.view("start: { page: \(page) }")
    #expect(view.contentOffset.x == offset(ofPage: page))
    #expect(try words("start: { page: \(page) }").first == name)
  }
}
