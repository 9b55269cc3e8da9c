internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyRecords

/// Something that a figure draws beside or over its screens, which records name.
struct FigureOverlay {
  var id: String
  /// A word such as `callout` or `distance`.
  var kind: String
  var frame: Rect
  var commands: [DrawCommand]
  /// For readers of an SVG.
  var label: String?
  /// All that it draws.
  var bounds: Rect

  init(
    id: String, kind: String, frame: Rect, commands: [DrawCommand], label: String? = nil,
    bounds: Rect? = nil
  ) {
    self.id = id
    self.kind = kind
    self.frame = frame
    self.commands = commands
    self.label = label
    self.bounds = bounds ?? frame
  }

  var command: DrawCommand {
    var group = Group(
      name: GroupName(id: id, classes: [kind], label: label), children: commands)
    group.part = DrawnPart([.layer(LayerName(id: id, kind: kind))]).tag(
      role: kind, id: id, frame: frame)
    return .group(group)
  }
}

// MARK: - Marks

extension FigureOverlay {
  private static let darkness = Color.black.withAlpha(0.55)
  private static let blurRadius = 8.0
  /// Around what is outlined, in points.
  private static let outlineOutset = 3.0
  private static let outlineWidth = 2.0

  /// Darkens all of a panel but some parts.
  static func spotlight(
    on parts: [(frame: Rect, radius: Double)], in panel: Rect, id: String
  ) -> FigureOverlay {
    let holes = parts.flatMap { part in
      Path(.roundedRectangle(part.frame, radius: part.radius)).elements
    }
    let path = Path(Path(.rectangle(panel)).elements + holes).turnedForEvenOdd
    return FigureOverlay(
      id: id, kind: "spotlight", frame: panel,
      commands: [.fill(Fill(.path(path), .solid(darkness)))])
  }

  static func blur(of frame: Rect, id: String) -> FigureOverlay {
    FigureOverlay(
      id: id, kind: "blur", frame: frame,
      commands: [.backdrop(Backdrop(.rectangle(frame), radius: blurRadius))])
  }

  static func outline(of frame: Rect, radius: Double, color: Color, id: String) -> FigureOverlay {
    let outline = frame.inset(by: -outlineOutset)
    let corner = radius > 0 ? radius + outlineOutset : outlineOutset
    return FigureOverlay(
      id: id, kind: "outline", frame: outline,
      commands: [
        .stroke(
          Stroke(.roundedRectangle(outline, radius: corner), .solid(color), width: outlineWidth))
      ])
  }

  /// Lines from a part of a panel to where it is shown again.
  static func detail(
    _ number: Int, from source: Rect, to shown: Rect, corners: Double, style: FigureStyle
  ) -> FigureOverlay {
    let color = style.accent
    let lines = Path([
      .move(to: Point(x: source.maxX, y: source.minY)),
      .line(to: Point(x: shown.minX, y: shown.minY + corners)),
      .move(to: Point(x: source.maxX, y: source.maxY)),
      .line(to: Point(x: shown.minX, y: shown.maxY - corners)),
    ])
    return FigureOverlay(
      id: "detail-\(number)", kind: "detail", frame: shown,
      commands: [
        .stroke(Stroke(.path(lines), .solid(color.withAlpha(0.6)), width: 1)),
        .stroke(
          Stroke(.roundedRectangle(source, radius: 2), .solid(color), width: 1.5)),
        .stroke(
          Stroke(.roundedRectangle(shown, radius: max(corners, 2)), .solid(color), width: 1.5)),
      ], bounds: source.union(shown).inset(by: -1))
  }
}

// MARK: - Callouts

/// The words of a callout, with a number before them where it has one.
struct FigureLabel {
  private static let discDiameter = 20.0
  private static let gap = 8.0
  private static let largestWidth = 168.0

  private let text: FigureStyle.MeasuredText?
  private let number: FigureStyle.MeasuredText?
  private let color: Color
  let words: String

  init(
    _ words: String, number: Int, showing content: FigureCallout.LabelContent, color: Color,
    style: FigureStyle, at location: SourceLocation
  ) {
    self.words = words
    self.color = color
    text =
      words.isEmpty || content == .number
      ? nil
      : style.text(
        words, size: 13, color: style.textColor, width: Self.largestWidth, at: location)
    self.number =
      content == .text
      ? nil
      : style.text(
        String(number), size: 12, weight: 600, color: .white, alignment: .center, at: location)
  }

  var isEmpty: Bool { text == nil && number == nil }

  var size: Size {
    let textSize = text?.size ?? .zero
    guard number != nil else { return textSize }
    let gap = text == nil ? 0 : Self.gap
    return Size(
      width: Self.discDiameter + gap + textSize.width,
      height: max(Self.discDiameter, textSize.height))
  }

  /// The words, and the number at the side of the leader.
  func commands(in frame: Rect, on side: CalloutPlacement.Side) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    if let text {
      var block = text
      block.block.style.alignment = side == .left ? .right : .left
      let x = side == .left ? frame.minX : frame.maxX - text.size.width
      commands.append(
        block.command(at: Point(x: x, y: frame.midY - text.size.height / 2)))
    }
    if let number {
      let radius = Self.discDiameter / 2
      let center = Point(
        x: side == .left ? frame.maxX - radius : frame.minX + radius, y: frame.midY)
      let disc = Rect(
        center: center, size: Size(width: Self.discDiameter, height: Self.discDiameter))
      commands += [
        .fill(Fill(.ellipse(in: disc), .solid(color))),
        number.command(
          at: Point(
            x: center.x - number.size.width / 2, y: center.y - number.size.height / 2)),
      ]
    }
    return commands
  }
}

extension FigureOverlay {
  private static let dotDiameter = 7.0

  /// Between what is pointed at and the end of its leader, so that no mark lies over it.
  static func clearance(of mark: FigureCallout.Mark) -> Double {
    switch mark {
    case .dot, .spotlight, .blur: dotDiameter / 2 + 2
    case .arrow, .none: 2
    case .outline: outlineOutset + outlineWidth / 2
    }
  }

  /// A leader from what is pointed at to its label.
  static func callout(
    _ id: String, place: CalloutPlacement.Place, label: FigureLabel, mark: FigureCallout.Mark,
    color: Color, ground: Color
  ) -> FigureOverlay {
    let end = place.leader[0]
    // A little before the words.
    let gap = place.side == .left ? 6.0 : -6
    let last = place.leader[2] + Vector(dx: gap, dy: 0)
    let way = Path([.move(to: end), .line(to: place.leader[1]), .line(to: last)])
    var commands: [DrawCommand] = [
      .stroke(Stroke(.path(way), .solid(ground.withAlpha(0.8)), width: 3.5, cap: .round)),
      .stroke(Stroke(.path(way), .solid(color), width: 1.25, cap: .round)),
    ]
    switch mark {
    case .dot, .spotlight, .blur:
      let dot = Rect(center: end, size: Size(width: dotDiameter, height: dotDiameter))
      commands += [
        .fill(Fill(.ellipse(in: dot), .solid(ground))),
        .fill(Fill(.ellipse(in: dot.inset(by: 1)), .solid(color))),
      ]
    case .arrow:
      let back = place.side == .left ? -8.0 : 8
      let head = Path([
        .move(to: end), .line(to: end + Vector(dx: back, dy: -4)),
        .line(to: end + Vector(dx: back, dy: 4)), .close,
      ])
      commands.append(.fill(Fill(.path(head), .solid(color))))
    case .outline, .none: break
    }
    commands += label.commands(in: place.label, on: place.side)
    return FigureOverlay(
      id: id, kind: "callout", frame: place.label, commands: commands, label: label.words,
      bounds: place.label.union(Rect(center: end, size: Size(width: 8, height: 8))))
  }
}
