import Galley
import Testing

/// What the tutorial on the springboard promises of its pages and of what lies behind an icon.
@Suite struct SpringboardPromises {
  /// Pages of two columns of four icons each; twenty icons.
  static func icons(
    _ interaction: String = "{}", cell: String = "{ style: icon, label: \"{value}\" }"
  ) -> PromisedScreen {
    PromisedScreen(
      views: """
        - collection: icons
          layout: { kind: springboard, item: 80, spacing: 20, insets: 10 }
          interaction: \(interaction)
          cell: \(cell)
          items: { range: [1, 20] }
        """, screen: ", background: { image: wallpaper.png }",
      images: ["wallpaper.png": Size(width: 400, height: 800)])
  }

  private let families = PromisedScreen(
    views: """
      - collection: families
        layout: { kind: springboard, item: 80, spacing: 20, insets: 10 }
        cell: { style: icon, label: "{name}" }
        detail: { style: faces }
        items: { font-families: all }
      """, families: ["Futura", "Didot", "Optima"])

  @Test func `icons stand in a grid that scrolls`() throws {
    // The screen of the tutorial, below the bar at its top.
    var view = try CollectionView(
      SpringboardLayout(), Content(count: 61), width: 768, height: 1004)
    let page = view.frames.filter { view.viewport.bounds.contains($0) }
    #expect(page.count == 20)
    #expect(Set(page.map(\.minX)) == [32, 224, 416, 608])
    #expect(Set(page.map(\.minY)) == [32, 231, 430, 629, 828])
    try view.scroll(.end)
    view.settle()
    #expect(view.visibleCells == [60])
  }

  @Test func `a swipe to the left or right brings another page of icons`() throws {
    let left = "{ flick: { by: -90, velocity: -700 } }"
    let right = "{ flick: { by: 90, velocity: 700 } }"
    #expect(try Self.icons().view().visibleCells == Set(0..<8))
    #expect(try Self.icons().view("do: [\(left)]").visibleCells == Set(8..<16))
    #expect(try Self.icons().view("do: [\(left), \(left)]").visibleCells == Set(16..<20))
    #expect(try Self.icons().view("do: [\(left), \(right)]").visibleCells == Set(0..<8))
  }

  @Test func `the wallpaper stays where it is while pages turn`() throws {
    let timeline = try Self.icons().timeline("do: [{ flick: { by: -90, velocity: -700 } }]")
    let instants = (0...10).map { Double($0) / 10 * timeline.duration }
    let drawings = try instants.map { try timeline.drawing(at: $0) }
    let wallpapers = Set(drawings.map { $0.leaves.first })
    #expect(wallpapers.count == 1)
    guard case .image(let wallpaper)?? = wallpapers.first else {
      Issue.record("there is no wallpaper behind all")
      return
    }
    #expect(wallpaper.image.path == "wallpaper.png")
    #expect(wallpaper.destination == Rect(x: 0, y: 0, width: 200, height: 400))
    #expect(Set(drawings.map { $0.groups.first?.children }).count == drawings.count)
  }

  @Test func `the screen is made of nothing but icons, in one section`() throws {
    let view = try Self.icons().view()
    #expect(view.content.sections.count == 1)
    #expect(view.arrangement.allAttributes().allSatisfy { $0.element.category == .cell })
    #expect(view.arrangement.allAttributes().count == 20)
  }

  @Test func `it looks like the home screen on a phone`() throws {
    var layout = SpringboardLayout()
    (layout.flow, layout.metrics) = (.row, .home)
    let frames = try CollectionView(layout, Content(count: 25), width: 390, height: 844).frames
    // Four by six icons of 60 points with their names, 90 and 98 points apart.
    for (number, frame) in frames.prefix(24).enumerated() {
      let place = Point(x: 30 + Double(number % 4) * 90, y: 67 + Double(number / 4) * 98)
      #expect(frame == Rect(origin: place, size: Size(width: 60, height: 74)))
    }
    #expect(frames.last?.origin == Point(x: 420, y: 67))
  }

  @Test func `the same items in another layout look altogether different`() throws {
    let before = try Self.icons().view()
    let after = try Self.icons().view(
      "do: [{ switch-layout: { kind: circles, diameter: 30, insets: 10 } }]")
    #expect(after.ids == before.ids)
    #expect(after.visibleCells.count == 20)
    #expect(Set(after.frames).isDisjoint(with: before.frames))
    let halfWay = try Self.icons().view("do: [{ switch-layout: ring }], at: 50%")
    let half = try #require(halfWay.shownFrame(of: .loaded(0)))
    #expect(half != before.frames[0])
    #expect(half != halfWay.frames[0])
  }

  @Test func `sections can have headers, and lines a shelf behind them`() throws {
    let books = PromisedScreen(
      views: """
        - collection: books
          layout: { kind: flow, item: 40, header-extent: 30, shelf: 12 }
          cell: { style: plain, fill: red }
          decorations: { shelf: [{ shape: rectangle, fill: brown }] }
          header: [{ text: "{title}" }]
          sections: [{ title: Novels, items: 6 }, { title: Travels, items: 2 }]
        """)
    let drawing = try books.drawing()
    #expect(drawing.strings == ["Novels", "Travels"])
    let fills = drawing.leaves.compactMap(\.fillColor).dropFirst()
    let (brown, red) = (Color(hex: 0xA52A2A), Color(hex: 0xFF0000))
    // Four books to a line, so three lines, each with its shelf.
    #expect(fills.filter { $0 == brown }.count == 3)
    #expect(fills.filter { $0 == red }.count == 8)
    let shelf = try #require(
      drawing.collections.first?.view.arrangement.allAttributes().first {
        $0.element.kind == "shelf"
      })
    #expect(shelf.frame.width == 200)
  }

  @Test func `the first version is a plain grid of a hundred numbers`() throws {
    let numbers = PromisedScreen(
      views: """
        - collection: numbers
          layout: { kind: flow, scroll-direction: horizontal, item: 40 }
          cell: { style: plain, fill: white, label: "{index}" }
          items: 100
        """)
    let drawing = try numbers.drawing()
    let view = try #require(drawing.collections.first?.view)
    #expect(view.frames.count == 100)
    #expect(Set(view.frames.map(\.minY)).count == 8)
    #expect(drawing.strings == view.visibleCells.sorted().map(String.init))
    #expect(view.visibleCells.count < 100)
  }

  @Test func `a tap on a cell of the first version is acknowledged`() throws {
    var view = try CollectionView(FlowLayout(), Content(count: 100), width: 200, height: 400)
    try view.tap(.point(view.frames[4].center))
    #expect(view.selection == [4])
  }

  @Test func `the icons are the font families, each by its name`() throws {
    #expect(try families.drawing().strings == ["Futura", "Didot", "Optima", "Inter"])
  }

  @Test func `a tap on an icon presents a view over the icons`() throws {
    let opening = try families.drawing("do: [{ tap: Didot }], at: 50%")
    let sheet = try #require(opening.groups.first { $0.name?.classes == ["detail"] })
    #expect(abs(sheet.shift - opening.picture.size.height / 2) <= 1)
    #expect(sheet.children.flatMap(\.leaves).first?.fillBounds?.size == opening.picture.size)
    #expect(opening.strings.starts(with: ["Futura", "Didot", "Optima", "Inter"]))
    let open = try families.drawing("do: [{ tap: Didot }]")
    #expect(open.groups.first { $0.name?.classes == ["detail"] }?.shift == 0)
  }

  @Test func `a button on that view leads back to the icons`() throws {
    let opened = try families.drawing("do: [{ tap: Didot }]")
    #expect(opened.strings.last == "Close")
    let closed = try families.drawing("do: [{ tap: Didot }, { tap: close }]")
    #expect(closed.picture.commands == (try families.drawing().picture.commands))
  }

  @Test func `an icon shows a part of what is known of its family, its view the faces`() throws {
    let open = try families.drawing("do: [{ tap: Didot }]")
    #expect(
      Array(open.strings.dropFirst(4)) == ["Didot", "Didot Regular", "Didot Bold", "Close"])
    let faces = open.texts.map(\.block.style).suffix(3).prefix(2)
    #expect(faces.map(\.family) == ["Didot", "Didot"])
    #expect(faces.map(\.weight) == [400, 700])
    #expect(try families.drawing().strings.allSatisfy { !$0.contains("Bold") })
  }

  @Test func `cells can differ in size`() throws {
    var layout = SpringboardLayout()
    layout.compatibility = .original
    let sizes = [144.0, 100, 200].map { Size(width: $0, height: $0) }
    let view = try CollectionView(
      layout, Content(sections: [.init(sizes: sizes)]), width: 768, height: 1004)
    #expect(view.frames.map(\.size) == sizes)
    for (number, frame) in view.frames.enumerated() {
      #expect(!view.frames[..<number].contains { $0.intersects(frame) })
    }
  }

  @Test func `each section can have a look of its own`() throws {
    let screen = PromisedScreen(
      views: """
        - collection: icons
          layout: { kind: springboard, item: 80, spacing: 20, insets: 10 }
          sections:
            - { items: 3, cell: [{ shape: rectangle, fill: red }] }
            - { items: 2, cell: [{ shape: ellipse, fill: blue }] }
        """)
    let first = try screen.drawing().leaves.compactMap(\.fillColor).dropFirst()
    #expect(Array(first) == Array(repeating: Color(hex: 0xFF0000), count: 3))
    let second = try screen.drawing("start: { page: 1 }").leaves.compactMap(\.fillColor)
    #expect(Array(second.dropFirst()) == Array(repeating: Color(hex: 0x0000FF), count: 2))
  }
}

extension Group {
  /// How far down what is in it is moved, by groups that hold nothing else, too; in points.
  fileprivate var shift: Double {
    guard children.count == 1, case .group(let inner)? = children.first else { return transform.ty }
    return transform.ty + inner.shift
  }
}
