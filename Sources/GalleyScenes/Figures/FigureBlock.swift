internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// One panel of a figure with all that is drawn beside and over it.
///
/// Its coordinates are points of the figure, from the upper left corner of the panel.
struct FigureBlock {
  /// The part of the screen that the panel shows, in points of the screen.
  let crop: Rect
  let zoom: Double
  private var leaders: [DrawCommand] = []
  private var distances: [DrawCommand] = []
  /// All that is drawn.
  private(set) var bounds: Rect
  /// The parts that are shown again, enlarged, in points of the screen's picture, and where.
  private(set) var details:
    [(number: Int, crop: Rect, zoom: Double, corners: Double, origin: Point)] = []

  /// From 1, in the figure.
  private let panelNumber: Int
  private let parts: FigureParts
  private let style: FigureStyle
  private let grid: PixelGrid
  private var textFrames: [Rect] = []

  init(
    _ panelNumber: Int, of parts: FigureParts, crop: Rect, zoom: Double, style: FigureStyle,
    grid: PixelGrid
  ) {
    self.panelNumber = panelNumber
    self.parts = parts
    self.crop = crop
    self.zoom = zoom
    self.style = style
    self.grid = grid
    bounds = Rect(x: 0, y: 0, width: crop.width * zoom, height: crop.height * zoom)
    textFrames = parts.texts.map { place(shownFrame(of: $0)) }.filter(panel.intersects)
  }

  /// The part of the screen's picture that the panel shows.
  var pictureCrop: Rect { onPicture(crop) }

  private func onPicture(_ rect: Rect) -> Rect { rect.offset(by: parts.record.origin - .zero) }

  /// Where the panel lies.
  var panel: Rect {
    Rect(x: 0, y: 0, width: crop.width * zoom, height: crop.height * zoom)
  }

  /// The id of what each panel counts for itself.
  private func id(_ id: String) -> String { panelNumber == 1 ? id : "panel-\(panelNumber)-\(id)" }

  /// From points of the screen.
  private func place(_ point: Point) -> Point {
    Point(x: (point.x - crop.minX) * zoom, y: (point.y - crop.minY) * zoom)
  }

  private func place(_ rect: Rect) -> Rect {
    Rect(
      origin: place(rect.origin), size: Size(width: rect.width * zoom, height: rect.height * zoom))
  }

  /// Back to front: lengths are read over the leaders of callouts.
  var overlays: [DrawCommand] { leaders + distances }

  private mutating func add(_ overlay: FigureOverlay) {
    leaders.append(overlay.command)
    bounds = bounds.union(overlay.bounds)
  }

  // MARK: - Details

  /// Shows parts again, enlarged, on the right of all that there is.
  ///
  /// - `details`: With their numbers in the figure.
  mutating func add(_ details: [(Int, FigureDetail)]) {
    var corner = Point(x: grid.alignUp(bounds.maxX + CalloutPlacement.gutter), y: panel.minY)
    for (number, detail) in details {
      guard let frame = parts.rectangle(of: detail.crop)?.onPixels(of: grid) else { continue }
      let shown = Rect(
        origin: corner,
        size: Size(width: frame.width * detail.zoom, height: frame.height * detail.zoom))
      self.details.append((number, onPicture(frame), detail.zoom, detail.crop.corners, corner))
      bounds = bounds.union(shown)
      add(
        FigureOverlay.detail(
          number, from: place(frame), to: shown, corners: detail.crop.corners * detail.zoom,
          style: style))
      corner.y = grid.alignUp(shown.maxY + CalloutPlacement.spacing)
    }
  }

  // MARK: - Callouts

  /// A callout as it is placed.
  private struct PlacedCallout {
    var id: String
    var frame: Rect
    /// All that is blurred, where something is.
    var blurred = Rect.zero
    var label: FigureLabel
    var mark: FigureCallout.Mark
    var side: CalloutPlacement.Side?
    var radius: Double
    var color: Color
    var location: SourceLocation
  }

  /// Points at what callouts and measured properties name.
  ///
  /// - `callouts`: With their numbers in the figure.
  mutating func add(
    _ callouts: [(number: Int, callout: FigureCallout)], labelContent: FigureCallout.LabelContent,
    properties: [MeasuredProperty]
  ) {
    let placed =
      callouts.compactMap { number, callout in
        self.placed(callout, number: number, labelContent: labelContent)
      }
      + zip(1..., properties).compactMap { number, property in
        self.placed(property, number: number)
      }
    addMarks(of: placed)
    let labeled = placed.filter { !$0.label.isEmpty }
    let targets = labeled.map {
      CalloutPlacement.Target(
        frame: $0.frame, labelSize: $0.label.size, side: $0.side,
        clearance: $0.frame.isEmpty ? 0 : FigureOverlay.clearance(of: $0.mark))
    }
    let column = Rect(
      minX: bounds.minX, minY: panel.minY, maxX: bounds.maxX, maxY: panel.maxY)
    guard let places = CalloutPlacement(targets, beside: column, avoiding: textFrames).places()
    else {
      if let location = labeled.map(\.location).first {
        style.issues.warning(
          "these callouts point at one line and have no room for their leaders; give some of them another target",
          at: location)
      }
      return
    }
    for (callout, place) in zip(labeled, places) {
      add(
        FigureOverlay.callout(
          callout.id, place: place, label: callout.label, mark: callout.mark, color: callout.color,
          ground: style.ground))
    }
  }

  private func placed(
    _ callout: FigureCallout, number: Int, labelContent: FigureCallout.LabelContent
  ) -> PlacedCallout? {
    var radius = 0.0
    var blurred = Rect.zero
    let frame: Rect
    switch callout.target {
    case .point(let point):
      frame = Rect(center: place(point), size: .zero)
    case .part(let name):
      guard let part = parts.part(name) else { return nil }
      frame = place(shownFrame(of: part))
      blurred = place(part.frame).clipped(to: panel) ?? .zero
      radius = (part.look?.outline?.radius(in: part.frame.size) ?? 0) * zoom
    }
    guard let seen = frame.clipped(to: panel) else {
      style.issues.warning(
        "a callout points at what the figure does not show; take it into the crop, or leave the callout out",
        at: callout.location)
      return nil
    }
    let label = FigureLabel(
      callout.text, number: number, showing: labelContent, color: style.accent, style: style,
      at: callout.location)
    return PlacedCallout(
      id: "callout-\(number)", frame: seen, blurred: blurred, label: label,
      mark: callout.mark ?? .dot,
      side: callout.side.map(side), radius: radius, color: style.accent,
      location: callout.location)
  }

  /// The frame of a part, of a text that of its lines.
  private func shownFrame(of part: RecordedPart) -> Rect {
    guard let look = part.look, case .text(let text)? = look.parts.first?.matter,
      let width = style.width(of: text), width < part.frame.width
    else { return part.frame }
    let isAtRight: Bool
    switch text.style.alignment {
    case .center:
      return Rect(
        x: part.frame.midX - width / 2, y: part.frame.minY, width: width,
        height: part.frame.height)
    case .left: isAtRight = false
    case .right: isAtRight = true
    case .leading, .justified: isAtRight = parts.direction == .rightToLeft
    case .trailing: isAtRight = parts.direction == .leftToRight
    }
    return Rect(
      x: isAtRight ? part.frame.maxX - width : part.frame.minX, y: part.frame.minY, width: width,
      height: part.frame.height)
  }

  private func placed(_ property: MeasuredProperty, number: Int) -> PlacedCallout? {
    let frame =
      property.mark == .outline ? property.part.frame : shownFrame(of: property.part)
    guard let seen = place(frame).clipped(to: panel) else { return nil }
    let label = FigureLabel(
      property.text, number: number, showing: .text, color: FigureStyle.redline, style: style,
      at: property.location)
    return PlacedCallout(
      id: id("property-\(number)"), frame: seen, label: label, mark: property.mark, side: nil,
      radius: 0,
      color: FigureStyle.redline, location: property.location)
  }

  private func side(_ side: FigureCallout.Side) -> CalloutPlacement.Side {
    let isMirrored = parts.direction == .rightToLeft
    return switch side {
    case .left: .left
    case .right: .right
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    }
  }

  /// What lies over the panel itself: blurs, the dark around what is in the light, outlines.
  private mutating func addMarks(of callouts: [PlacedCallout]) {
    let lit = callouts.filter { $0.mark == .spotlight }
    if !lit.isEmpty {
      add(.spotlight(on: lit.map { ($0.frame, $0.radius) }, in: panel, id: id("spotlight")))
    }
    for callout in callouts {
      switch callout.mark {
      case .blur: add(.blur(of: callout.blurred, id: "\(callout.id)-mark"))
      case .outline:
        add(
          .outline(
            of: callout.frame, radius: callout.radius, color: callout.color,
            id: "\(callout.id)-mark"))
      case .dot, .arrow, .spotlight, .none: break
      }
    }
  }

  // MARK: - Distances

  /// Draws lines with their lengths, the first with its unit.
  mutating func add(_ distances: [MeasuredDistance]) {
    guard !distances.isEmpty else { return }
    var taken: [Rect] = []
    let shown = distances.filter { $0.isSeen(in: crop) }
    let lines = zip(1..., shown).map { number, distance in
      RedlineDrawing(
        distance, id: id("distance-\(number)"), showsUnit: number == 1, zoom: zoom, place: place,
        style: style)
    }
    let reaches = lines.map(\.reach)
    for (index, line) in lines.enumerated() {
      let others = reaches[..<index] + reaches[(index + 1)...]
      let overlay = line.overlay(
        besideTexts: textFrames, lines: Array(others), avoiding: &taken)
      self.distances.append(overlay.command)
      bounds = bounds.union(overlay.bounds)
    }
  }

  // MARK: - The caption

  mutating func add(caption: String, at location: SourceLocation) {
    guard !caption.isEmpty else { return }
    let text = style.text(
      caption, size: 13, weight: 500, color: style.captionColor, width: max(panel.width, 120),
      alignment: .center, at: location)
    let origin = Point(x: panel.midX - text.size.width / 2, y: max(bounds.maxY, panel.maxY) + 10)
    add(
      FigureOverlay(
        id: "caption-\(panelNumber)", kind: "caption", frame: Rect(origin: origin, size: text.size),
        commands: [text.command(at: origin)], label: caption))
  }
}

extension Rect {
  /// What of a rectangle lies in another one, be it but a point or a line; nil for nothing.
  fileprivate func clipped(to other: Rect) -> Rect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The smallest rectangle around it whose edges are on device pixels.
  func onPixels(of grid: PixelGrid) -> Rect {
    func floor(_ value: Double) -> Double { -grid.alignUp(-value) }
    return Rect(
      minX: floor(minX), minY: floor(minY), maxX: grid.alignUp(maxX), maxY: grid.alignUp(maxY))
  }
}
