import Galley

/// Items along a spiral: a layout of a package that uses Galley.
struct SpiralLayout: CollectionLayout {
  static let kind = "spiral"
  static let summary = "items along a spiral from the middle outward"
  static let options: [SceneOption<Self>] = [
    SceneOption("step", \.step, .number(in: 1...1000), "points from one item to the next")
  ]

  /// A spiral of many items leaves the view.
  var traits: LayoutTraits { .cellsMayLeaveContent }

  var step = 40.0

  func arrange(_ content: Content, in environment: Environment) throws(LayoutError) -> Arrangement {
    var builder = ArrangementBuilder()
    for section in content.sections {
      builder.beginSection()
      for item in 0..<section.count {
        let turn = Double(item).squareRoot()
        let (sine, cosine) = sineAndCosine(turn * 3)
        let center = Point(
          x: environment.size.width / 2 + step * turn * cosine,
          y: environment.size.height / 2 + step * turn * sine)
        builder.addCell(frame: Rect(center: center, size: Size(width: step, height: step)))
      }
    }
    return builder.arrangement(contentSize: environment.size)
  }
}

/// Rows of one height on cards, drawn as those of the system's lists.
struct LedgerLayout: ListStyledLayout {
  static let kind = "ledger"
  static let summary = "rows of one height on cards"
  static let options: [SceneOption<Self>] = [
    SceneOption("row-height", \.rowHeight, .number(in: 1...1000), "points from row to row")
  ]

  /// From the sides of the view to its cards, in points.
  private static let margin = 10.0

  var rowHeight = 40.0

  var decorationsOfItems: Set<String> { [ListStyle.separator] }

  func listStyle(ofSection section: Int) -> ListStyle? { ListStyle(look: .ios18) }

  func arrange(_ content: Content, in environment: Environment) throws(LayoutError) -> Arrangement {
    var builder = ArrangementBuilder()
    let margin = min(Self.margin, environment.size.width / 2)
    let width = environment.size.width - 2 * margin
    var y = 0.0
    for (index, section) in content.sections.enumerated() {
      builder.beginSection()
      let card = Rect(
        x: margin, y: y, width: width, height: rowHeight * Double(section.count))
      builder.add(
        LayoutAttributes(
          element: .decoration(kind: ListStyle.background, section: index), frame: card,
          zIndex: -1))
      for item in 0..<section.count {
        builder.addCell(frame: Rect(x: card.minX, y: y, width: width, height: rowHeight))
        y += rowHeight
        guard item + 1 < section.count else { continue }
        let inset = min(ListStyle.usualSeparatorInset, width)
        builder.add(
          LayoutAttributes(
            element: .decoration(kind: ListStyle.separator, section: index, item: item),
            frame: Rect(x: card.minX + inset, y: y - 1, width: width - inset, height: 1),
            zIndex: 1))
      }
    }
    return builder.arrangement(contentSize: Size(width: environment.size.width, height: y))
  }
}

/// A tap moves an item back by some places.
struct ShuffleInteraction: LayoutInteraction {
  static let kind = "shuffle"
  static let summary = "a tap moves an item back by some places"
  static let options: [SceneOption<Self>] = [
    SceneOption("step", \.step, .integer(in: 1...100), "how many places")
  ]

  var step = 1

  func response(to touch: Touch, in view: CollectionView) -> [TouchEffect] {
    guard case .tap(let item?) = touch else { return [] }
    let count = view.content.sections[item.section].count
    let place = min(item.item + step, count - 1)
    return [.update(.move(item, to: ItemPath(section: item.section, item: place)))]
  }
}

/// A ticket with a notch on either side.
struct TicketStyle: CellStyle {
  static let kind = "ticket"
  static let summary = "a card with two notches"
  static let options: [SceneOption<Self>] = [
    SceneOption("paper", \.paper, .paint, "the color of the card", otherwise: "white")
  ]

  var paper = Bindable.constant(PaintSpec.solid(.white))

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    let notch = BoxStyle(form: .ellipse, fill: .constant(.solid(.black)))
    let place = Placement(
      horizontal: AxisPlacement(start: .fraction(-0.1), extent: .fraction(0.2)),
      vertical: AxisPlacement(center: .points(0)), aspect: 1)
    return [
      Layer(content: ShapeLayer(BoxStyle(fill: paper))),
      Layer(at: place, content: ShapeLayer(notch)),
    ]
  }
}

/// A lamp of one color that a finger turns on.
struct LampComponent: Component {
  static let kind = "lamp"
  static let summary = "a disc that is bright while it is on"
  static let options: [SceneOption<Self>] = [.controlName(\.name, by: "a tap")]

  private var name: String?

  func layer(for options: OptionReader, reading reader: LayerReader) -> ComponentLayer? {
    let bright = ControlDrivenLayer(
      ControlBinding(name, position: .constant(0)),
      stops: [.init(opacity: 0), .init(opacity: 1)], ShapeLayer.filled(.ellipse, .white))
    return ComponentLayer(
      [Layer.shape(.ellipse, fill: .black), Layer(content: bright)], width: .points(30),
      height: .points(30),
      control: name.map { ControlSpec($0, .toggle, value: 0, location: options.location) })
  }
}

/// A band of one color along the top of a screen, below what the device covers.
struct BannerComponent: Component {
  static let kind = "banner"
  static let summary = "a blue band along the top of a screen"
  static let options: [SceneOption<Self>] = [
    SceneOption("banner", \.height, .number(in: 1...100), "its height in points")
  ]

  private var height = 20.0

  func layer(for options: OptionReader, reading reader: LayerReader) -> ComponentLayer? {
    .bar(
      at: .top, height: { [height] in $0.deviceInsets.top + height },
      layers: { _, _ in [Layer.shape(.rectangle, fill: Color(hex: 0x0000FF))] })
  }
}

/// The portable pixmap format: a header and bytes.
struct PPMFormat: OutputFormat {
  static let kind = "ppm"
  static let summary = "a portable pixmap"

  init(options: FormatOptions) {}

  func encode(_ picture: Picture, with renderer: Renderer) throws(RenderingError) -> [UInt8] {
    let bitmap = try renderer.bitmap(of: picture)
    var bytes = Array("P6 \(bitmap.width) \(bitmap.height) 255\n".utf8)
    for pixel in 0..<(bitmap.width * bitmap.height) {
      bytes += bitmap.pixels[(pixel * 4)..<(pixel * 4 + 3)]
    }
    return bytes
  }
}

/// Sees only whether the average brightness differs.
struct AverageMetric: DiffMetric {
  static let kind = "average"
  static let summary = "whether the average differs"

  init(options: MetricOptions) {}

  func compare(_ expected: Bitmap, to actual: Bitmap) -> DiffReport {
    let averages = [expected, actual].map { bitmap in
      bitmap.pixels.reduce(0) { $0 + Int($1) } / max(1, bitmap.pixels.count)
    }
    guard averages[0] != averages[1] else { return ExactMetric().compare(expected, to: expected) }
    return ExactMetric().compare(expected, to: actual)
  }
}
