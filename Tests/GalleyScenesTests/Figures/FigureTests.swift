import Galley
import Testing

/// Figures: parts of a scene's states, measured and pointed out.
@Suite struct FigureTests {
  /// A screen of 200 by 400 with a card at [20, 40, 100, 60] that holds a title, and two items.
  private static let views = """
    - group:
        - { id: name, text: Hello, at: { leading: 12, top: 8 }, font: { size: 10 }, color: black }
      id: card
      at: { leading: 20, top: 40, width: 100, height: 60 }
      fill: red
      corner-radius: 9
    - collection: goods
      at: { top: 200, height: 60 }
      layout: { kind: flow, item: { width: 50, height: 40 }, interitem-spacing: 14, line-spacing: 6 }
      cell: { style: plain, fill: blue }
      items: [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }, { value: 5 }, { value: 6 }]
    """

  private func drawing(
    _ figure: String, screen: String = "", states: String = "[{ name: first }]"
  ) throws -> ComposedState {
    let scene = try TestScene.read(
      views: Self.views, screen: screen,
      more:
        "states: \(states)\nfigures: [{ name: figure, \(figure.contains("padding: 8") ? "" : "padding: 0, ")\(figure) }]"
    )
    let state = try #require(scene.states.last)
    #expect(state.name == "figure")
    return try scene.drawing(of: state, using: FixedResources())
  }

  private func error(_ figure: String) throws -> String {
    do {
      _ = try drawing(figure)
      Issue.record("'\(figure)' is drawn")
      return ""
    } catch let error as SceneError {
      return error.issues.first?.message ?? ""
    }
  }

  @Test(arguments: [
    ("crop: { element: card }", Size(width: 100, height: 60)),
    ("crop: { element: card, margin: 10 }", Size(width: 120, height: 80)),
    ("crop: { element: card/name, margin: { leading: 5 } }", Size(width: 31, height: 12)),
    ("crop: { element: [goods-0, goods/1] }", Size(width: 125, height: 40)),
    ("crop: { section: 0 }", Size(width: 200, height: 86)),
    ("crop: { section: goods/0 }", Size(width: 200, height: 86)),
    ("crop: { rectangle: [10, 10, 50, 20] }", Size(width: 50, height: 20)),
    ("crop: { rectangle: [10, 10, 50, 20] }, zoom: 3", Size(width: 150, height: 60)),
    ("padding: 8", Size(width: 216, height: 416)),
    ("crop: [{ element: card }, { element: goods-0 }], spacing: 10", Size(width: 160, height: 60)),
    (
      "crop: { element: card }, strip: [{}, {}, {}], columns: 2, spacing: 4",
      Size(width: 204, height: 124)
    ),
  ])
  func `a figure is as large as what it shows`(figure: String, size: Size) throws {
    #expect(try drawing(figure).picture.size == size)
  }

  @Test func `what a crop shows is told where it lies in the figure, and nothing else`() throws {
    let record = try drawing("crop: { element: goods-1, margin: 5 }, zoom: 2").record()
    let goods = try #require(record.collections.first)
    #expect(goods.elements.map(\.id) == ["1"])
    #expect(
      record.parts(named: "goods-1").map(\.frame) == [Rect(x: 10, y: 10, width: 100, height: 80)])
    #expect(record.parts(named: "card").isEmpty)
  }

  @Test func `panels of a figure have names of their own`() throws {
    let drawing = try drawing(
      """
      strip: [{}, { caption: After }], distances: [{ size: card }, { size: card, panel: 2 }, \
      { font: card/name }, { font: card/name, panel: 2 }], details: [{ element: card }, \
      { element: card, panel: 2 }], callouts: [{ at: card, mark: spotlight, text: One }, \
      { at: card, mark: spotlight, text: Two, panel: 2 }]
      """)
    let record = drawing.record()
    #expect(record.collections.map(\.collection) == ["panel-1/goods", "panel-2/goods"])
    #expect(record.parts(named: "panel-2/card").count == 1)
    let lengths = ["distance-1", "panel-2-distance-1"].map { record.parts(named: $0).first?.frame }
    #expect(lengths.allSatisfy { $0?.width == 100 })
    #expect(lengths[0] != lengths[1])
    #expect(record.parts(named: "caption-2").count == 1)
    var ids: Set<String> = []
    drawing.picture.commands.forEachCommand { command in
      guard case .group(let group) = command, let id = group.name?.id else { return }
      #expect(ids.insert(id).inserted, "'\(id)' is there twice")
    }
  }

  @Test(arguments: [
    ("{ from: card.leading, to: card/name.leading }", ["12"]),
    ("{ from: card.trailing, to: card.leading }", ["100"]),
    ("{ from: card.bottom, to: goods-0.top }", ["100"]),
    ("{ size: card }", ["100", "60"]),
    ("{ gaps: goods }", ["25", "25", "6"]),
    ("{ insets: card/name }", ["12", "62.99", "8", "40"]),
    ("{ insets: goods-0, in: goods }", ["150", "20"]),
    ("{ padding: card }", ["12", "62.99", "8", "40"]),
  ])
  func `distances are what the record says`(measure: String, lengths: [String]) throws {
    let drawing = try drawing("distances: [\(measure)]")
    let labels = drawing.picture.commands.flatMap(\.leaves).compactMap { command in
      command.text.map(\.block).flatMap { $0.style.color == .white ? $0.string : nil }
    }
    #expect(labels == zip(lengths, 0...).map { $0.1 == 0 ? "\($0.0) pt" : $0.0 })
  }

  @Test func `radius, font and color are told in words`() throws {
    let drawing = try drawing(
      "distances: [{ radius: card }, { font: card/name }, { color: card/name }]")
    let texts = drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string)
    #expect(texts.suffix(3) == ["R 9", "Inter 400 10", "#000000"])
  }

  @Test(arguments: [
    ("numbered: true", ["1", "Hi"]), ("legend: true", ["1"]), ("numbered: false", ["Hi"]),
  ])
  func `a callout has its text, its number or both`(option: String, texts: [String]) throws {
    let drawing = try drawing("callouts: [{ at: card/name, text: Hi }], \(option)")
    let drawn = drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string)
    #expect(Set(drawn).subtracting(["Hello"]) == Set(texts))
    var labels: [String] = []
    drawing.picture.commands.forEachCommand { command in
      guard case .group(let group) = command else { return }
      labels += [group.name?.label].compactMap(\.self)
    }
    #expect(labels.contains("Hi"))
  }

  @Test func `callouts follow what they point at`() throws {
    func label(_ text: String) throws -> Rect {
      let record = try drawing(
        "callouts: [{ at: card/name, text: \(text), side: trailing }]"
      ).record()
      return try #require(record.parts(named: "callout-1").first).frame
    }
    #expect(try label("Hi").midY == (try label("Hello").midY))
    let mirrored = try drawing(
      "callouts: [{ at: card/name, text: Hi, side: trailing }]", screen: ", direction: rtl")
    let frame = try #require(mirrored.record().parts(named: "callout-1").first).frame
    #expect(frame.minX == 0)
  }

  @Test(arguments: ["blur", "dot"])
  func `no file tells what a blur hides`(mark: String) throws {
    let drawing = try drawing("callouts: [{ at: card/name, text: Private, mark: \(mark) }]")
    let texts = drawing.picture.commands.flatMap(\.leaves).compactMap(\.text?.block.string)
    let record = drawing.record()
    let recorded = [String(describing: record), record.alternative.text].map {
      $0.contains("Hello")
    }
    #expect(texts.contains("Hello") == (mark == "dot"))
    #expect(texts.contains("Sssss") == (mark == "blur"))
    #expect(recorded == [mark == "dot", mark == "dot"])
    var labels: [String] = []
    drawing.picture.commands.forEachCommand { command in
      guard case .group(let group) = command else { return }
      labels += [group.name?.label, group.part?.title].compactMap(\.self)
    }
    #expect(mark == "dot" || !labels.contains { $0.contains("Hello") })
  }

  @Test(arguments: ["dot", "arrow", "outline", "spotlight", "blur", "none"], ["left", "right"])
  func `no mark of a callout lies over what it points at`(mark: String, side: String) throws {
    let drawing = try drawing(
      "callouts: [{ at: card/name, text: Hi, mark: \(mark), side: \(side) }]")
    // Marks are in points of the panel, in which the card lies at [20, 40].
    let record = drawing.record()
    let card = try #require(record.parts(named: "card").first).frame
    let target = try #require(record.parts(named: "card/name").first).frame
      .offset(by: Point(x: 20, y: 40) - card.origin)
    var shapes: [Rect] = []
    drawing.picture.commands.forEachCommand { command in
      guard case .group(let group) = command, group.name?.id == "callout-1" else { return }
      shapes = group.children.compactMap { child in
        switch child {
        case .fill(let fill): fill.shape.bounds
        case .stroke(let stroke): stroke.shape.bounds
        default: nil
        }
      }
    }
    #expect(shapes.count >= 2)
    let distances = shapes.map { max(target.minX - $0.maxX, $0.minX - target.maxX) }
    #expect(distances.allSatisfy { $0 > 1.9 && $0 < 10 })
  }

  @Test func `a figure of one state moves with it, and one of instants does not`() throws {
    func duration(_ figure: String) throws -> Double {
      let scene = try TestScene.read(
        views: Self.views,
        more: """
          states: [{ name: moved, do: [{ delete: 0 }] }]
          figures: [{ name: figure, \(figure) }]
          """)
      return try scene.timeline(of: try #require(scene.states.last), using: FixedResources())
        .duration
    }
    #expect(try duration("crop: { element: goods }") > 0.2)
    #expect(try duration("strip: [{ at: 0s }, { at: 50% }, { at: settled }]") == 0)
  }

  @Test func `a strip shows instants from the first gesture on`() throws {
    let drawing = try drawing(
      "strip: [{ at: 0s }, { at: 1s }, { at: settled }], crop: { element: goods }",
      states:
        "[{ name: moved, do: [{ scroll: { by: 26 }, timing: { duration: 2s, curve: linear } }] }]")
    #expect(drawing.record().collections.map(\.contentOffset.y) == [0, 13, 26])
  }

  @Test func `an element alone is drawn without what is behind and around it`() throws {
    let drawing = try drawing(
      "crop: { element: card, margin: 30, isolated: true }, background: transparent")
    let fills = drawing.picture.commands.flatMap(\.leaves).compactMap(\.fillBounds)
    // The figure's ground, and the card.
    #expect(fills.count == 2)
    #expect(drawing.picture.size == Size(width: 160, height: 120))
  }

  @Test(arguments: [
    (
      "crop: { element: cord }",
      "there is no 'cord' in sight in 'first'; did you mean 'card'?; there are background, card, "
    ),
    ("crop: { section: 3 }", "no element of section 3 of 'goods' is in sight in 'first'"),
    ("crop: { section: stars/0 }", "'stars/0' is no section; write a collection and a number"),
    ("crop: { margin: 3 }", "a crop names what it shows; write 'element: title'"),
    ("crop: { rectangle: [500, 0, 10, 10] }", "nothing of the screen lies in this crop"),
    ("crop: { rectangle: [0, 0, 0, 10] }", "rectangle has a width and a height above 0"),
    ("of: frist", "there is no state 'frist'; did you mean 'first'?; there are first"),
    ("of: figure", "there is no state 'figure'; there are first"),
    ("distances: [{ from: card.leading }]", "a distance has both ends"),
    ("distances: [{ from: card.leading, to: card.top }]", "a distance runs along one axis"),
    ("distances: [{ from: card, to: card.top }]", "'card' names no edge; write one behind a dot"),
    ("distances: [{ size: card, gaps: goods }]", "an entry of distances measures one thing"),
    ("distances: [{ font: goods }]", "'goods' has nothing to tell of that kind"),
    ("callouts: [{ text: Hi }]", "missing key 'at'"),
    ("callouts: [{ at: card, panel: 2 }]", "'figure' has 1 panel, so there is no panel 2"),
    ("distances: [{ size: card, panel: 2 }]", "'figure' has 1 panel, so there is no panel 2"),
    ("details: [{ element: card, panel: 2 }]", "'figure' has 1 panel, so there is no panel 2"),
    ("callouts: [{ at: crd, text: Hi }]", "there is no 'crd' in sight in 'first'"),
  ])
  func `what a figure asks for in vain is told`(figure: String, message: String) throws {
    let told = try error(figure)
    #expect(told.hasPrefix(message), "\(told)")
  }

  @Test func `a callout at what the crop leaves out is a warning, and the rest is drawn`() throws {
    let drawing = try drawing("crop: { element: card }, callouts: [{ at: goods-0, text: Hi }]")
    #expect(drawing.warnings.map(\.message).first?.hasPrefix("a callout points at what") == true)
  }

  @Test func `a figure and a state do not share a name`() {
    #expect(throws: SceneError.self) {
      try TestScene.read(views: Self.views, more: "states: [{ name: a }]\nfigures: [{ name: a }]")
    }
  }

  @Test(arguments: [
    ("{ tap: 1 }", "0s", [Rect(x: 80, y: 200, width: 40, height: 40)]),
    ("{ drag: -40 }", "0s", [Rect(x: 80, y: 230, width: 40, height: 40)]),
    ("{ drag: -40 }", "settled", [Rect(x: 80, y: 190, width: 40, height: 40)]),
  ])
  func `fingers are where they touch`(gesture: String, instant: String, discs: [Rect]) throws {
    let drawing = try drawing(
      "touches: true, strip: [{ at: \(instant) }]", states: "[{ name: first, do: [\(gesture)] }]")
    let ellipses = drawing.picture.commands.flatMap(\.leaves).compactMap { command in
      if case .fill(let fill) = command, case .ellipse(let rect) = fill.shape, rect.width == 40 {
        rect
      } else {
        nil
      }
    }
    #expect(ellipses == discs)
  }

  @Test(arguments: [
    "crop: { element: card }",
    "strip: [{}, { caption: After }], callouts: [{ at: card, text: Hi }]",
  ])
  func `the record of a figure is read back as it was`(figure: String) throws {
    let record = try drawing(figure).record()
    let read = try ScreenRecord(json: Array(record.json.utf8))
    #expect(read.parts.map(\.name) == record.parts.map(\.name))
    #expect(read.parts.map(\.frame) == record.parts.map(\.frame))
  }
}
