internal import GalleyGeometry
internal import GalleyGraphics

/// The picture of a screen: the screen alone, with the display's corners, in its device, or one
/// frame of a stage.
struct ScreenFraming {
  private let screen: ScreenSpec
  private let size: Size
  /// The number of frames side by side of which the picture is one; nil for the whole.
  private let frameCount: Int?
  /// Where the screen's upper left corner lies in the picture, in points, on a device pixel.
  ///
  /// As much is beyond its lower right corner.
  let origin: Point

  /// - `size`: Of the screen at the instant that is drawn, in points.
  /// - `scale`: Device pixels a point.
  /// - `stageFrame`: The number of a stage's frame; nil for the whole.
  init(_ screen: ScreenSpec, size: Size, scale: Double, stageFrame: Int? = nil) {
    self.screen = screen
    self.size = size
    if let stageFrame, let stage = screen.stage {
      frameCount = stage.frameCount
      // The first one is where reading begins.
      let place =
        screen.direction == .rightToLeft ? stage.frameCount - 1 - stageFrame : stageFrame
      let start = size.width / Double(stage.frameCount) * Double(place)
      origin = Point(x: -(start * scale).rounded() / scale, y: 0)
      return
    }
    frameCount = nil
    guard let frame = screen.frame, let device = screen.device else {
      origin = .zero
      return
    }
    let outset = DeviceFrameCatalog.frame(of: device).outset
    let around = DeviceFrame.buttonDepth + frame.padding
    func aligned(_ distance: Double) -> Double {
      ((distance + around).rounded(.up) * scale).rounded(.up) / scale
    }
    let (side, end) = (aligned(outset.dx), aligned(outset.dy))
    origin = size.width > size.height ? Point(x: end, y: side) : Point(x: side, y: end)
  }

  /// Of the picture, in points.
  var pictureSize: Size {
    if let frameCount { return Size(width: size.width / Double(frameCount), height: size.height) }
    return Size(width: size.width + 2 * origin.x, height: size.height + 2 * origin.y)
  }

  /// Whether the picture is the screen and nothing else.
  private var addsNothing: Bool {
    (screen.frame == nil && !screen.hasDisplayCorners) || screen.device == nil
  }

  /// Returns the commands of a picture whose screen shows some.
  func commands(around content: [DrawCommand]) -> [DrawCommand] {
    guard frameCount == nil else {
      return [.group(Group(transform: .translation(origin - .zero), children: content))]
    }
    guard !addsNothing, let device = screen.device else { return content }
    let display = DrawCommand.group(Group(clip: displayShape(of: device), children: content))
    guard let frame = screen.frame else { return [display] }
    let painter = bezel(frame, of: device)
    let inside = Group(
      transform: .translation(origin - .zero),
      children: [
        .group(Group(transform: turn, children: painter.back)),
        .group(Group(transform: turn, clip: painter.bezel, children: ground(of: content, turn))),
        display, .group(Group(transform: turn, children: painter.front)),
      ])
    return ground(frame) + [.group(inside)]
  }

  /// The outline of the screen, or of the device around it, in the picture.
  var outline: Shape {
    guard let device = screen.device else { return .rectangle(Rect(origin: .zero, size: size)) }
    guard let frame = screen.frame else {
      return screen.hasDisplayCorners
        ? displayShape(of: device) : .rectangle(Rect(origin: .zero, size: size))
    }
    return .path(
      bezel(frame, of: device).bodyPath(inset: 0).applying(turn)
        .applying(.translation(origin - .zero)))
  }

  private var isWide: Bool { size.width > size.height }

  /// From a device held upright; one on its side has its top on the left.
  private var turn: Transform {
    isWide ? Transform(a: 0, b: -1, c: 1, d: 0, ty: size.height) : .identity
  }

  private func bezel(_ frame: BezelSpec, of device: Device) -> BezelPainter {
    BezelPainter(
      frame: DeviceFrameCatalog.frame(of: device), finish: frame.finish,
      size: isWide ? size.transposed : size, cornerRadius: device.cornerRadius,
      cutout: device.cutout)
  }

  /// Returns the ground that a screen begins with, also beyond the corners of the display: glass in
  /// a corner would show some of the device there else.
  private func ground(of content: [DrawCommand], _ turn: Transform) -> [DrawCommand] {
    guard case .fill(let fill)? = content.withoutMereParts.first, let upright = turn.inverse else {
      return []
    }
    return [.group(Group(transform: upright, children: [.fill(fill)]))]
  }

  private func ground(_ frame: BezelSpec) -> [DrawCommand] {
    guard let paint = frame.background else { return [] }
    let bounds = Rect(origin: .zero, size: pictureSize)
    return [.fill(Fill(.rectangle(bounds), paint.paint(over: bounds)))]
  }

  private func displayShape(of device: Device) -> Shape {
    let bounds = Rect(origin: .zero, size: size)
    guard device.cornerRadius > 0 else { return .rectangle(bounds) }
    return .path(.continuousRectangle(bounds, radius: device.cornerRadius))
  }
}

/// Draws a device around its display, held upright, with the display's upper left corner as the
/// origin.
struct BezelPainter {
  private static let glass = Color(hex: 0x050506)
  /// The metal is drawn in rings of about this width, in points.
  private static let ringWidth = 0.5

  let frame: DeviceFrame
  let finish: BezelFinish
  /// Of the display.
  let size: Size
  /// Of the display.
  let cornerRadius: Double
  let cutout: DisplayCutout

  private var body: Rect { frame.body(aroundDisplay: size) }

  /// The commands behind the display.
  var back: [DrawCommand] {
    frame.buttons.filter { !$0.isFlush }.compactMap(button) + metal
      + frame.buttons.filter(\.isFlush).flatMap(flushButton)
      + [.fill(Fill(bezel, .solid(Self.glass)))] + forehead
      + homeButton
  }

  /// The black around the display, without a hole for it.
  var bezel: Shape { outline(inset: frame.rim) }

  /// The commands around the corners of the display, and for what is cut out of it.
  var front: [DrawCommand] {
    let display = Path.continuousRectangle(Rect(origin: .zero, size: size), radius: cornerRadius)
    let corners = cornerRadius > 0 ? [ring(around: display)] : []
    return corners + cutoutShape
  }

  private func ring(around display: Path) -> DrawCommand {
    let rim = bodyPath(inset: frame.rim)
    let both = Path(rim.elements + display.elements).turnedForEvenOdd
    return .fill(Fill(.path(both), .solid(Self.glass)))
  }

  private var cutoutShape: [DrawCommand] {
    let shape: Shape
    switch cutout {
    case .none: return []
    case .notch(_, _, let radius):
      guard let place = cutout.frame(onWidth: size.width) else { return [] }
      shape = .path(.notch(place, cornerRadius: radius, flare: DisplayCutout.notchFlare))
    case .island:
      guard let place = cutout.frame(onWidth: size.width) else { return [] }
      shape = .path(.continuousRectangle(place, radius: place.height / 2))
    }
    return [.fill(Fill(shape, .solid(.black)))]
  }

  // MARK: - Metal

  private func outline(inset: Double) -> Shape { .path(bodyPath(inset: inset)) }

  /// The body's outline, some way inside.
  func bodyPath(inset: Double) -> Path {
    .continuousRectangle(body.inset(by: inset), radius: max(0, frame.cornerRadius - inset))
  }

  private var metal: [DrawCommand] {
    let count = max(4, Int((frame.rim / Self.ringWidth).rounded()))
    let rings = (0..<count).map { ring in
      let depth = Double(ring) / Double(count)
      return DrawCommand.fill(
        Fill(
          outline(inset: depth * frame.rim),
          .solid(finish.color(atDepth: depth + 0.5 / Double(count)))))
    }
    return rings + [.fill(Fill(outline(inset: 0), sheen))]
  }

  /// Light from the upper left, and back from the lower right.
  private var sheen: Paint {
    let stops: [(Double, Color)] = [
      (0, .white.withAlpha(0.28)), (0.22, .white.withAlpha(0)), (0.5, .black.withAlpha(0.1)),
      (0.78, .black.withAlpha(0)), (1, .white.withAlpha(0.16)),
    ]
    return .linearGradient(
      LinearGradient(
        start: Point(x: body.minX, y: body.minY), end: Point(x: body.maxX, y: body.maxY),
        stops: stops.map { GradientStop(location: $0.0, color: $0.1) }))
  }

  // MARK: - Buttons

  private func button(_ button: DeviceFrame.Button) -> DrawCommand? {
    guard fits(button) else { return nil }
    let depth = DeviceFrame.buttonDepth
    let (bar, light) = bar(of: button, from: -depth, to: 4)
    let stops = [(0.0, -0.45), (0.3, 0.12), (0.6, -0.1), (1, -0.5)].map {
      GradientStop(location: $0.0, color: finish.color(inLight: $0.1))
    }
    return .fill(
      Fill(
        .roundedRectangle(bar, radius: 1.4),
        .linearGradient(LinearGradient(start: light.start, end: light.end, stops: stops))))
  }

  /// A bar in the metal with a fine line around it.
  private func flushButton(_ button: DeviceFrame.Button) -> [DrawCommand] {
    guard fits(button) else { return [] }
    let (bar, _) = bar(of: button, from: 0, to: min(2.2, frame.rim / 2))
    return [
      .fill(Fill(.roundedRectangle(bar, radius: 1), .solid(finish.color(inLight: -0.55)))),
      .fill(
        Fill(
          .roundedRectangle(bar.inset(by: 0.4), radius: 0.8),
          .solid(finish.color(inLight: -0.12)))),
    ]
  }

  /// Whether the button lies on the straight part of its edge.
  private func fits(_ button: DeviceFrame.Button) -> Bool {
    let edge = button.edge == .top ? body.width : body.height
    return abs(button.start) + button.length < edge
  }

  /// The rectangle of a button, and where light crosses it from outside to inside.
  private func bar(
    of button: DeviceFrame.Button, from outside: Double, to inside: Double
  ) -> (bar: Rect, light: (start: Point, end: Point)) {
    let depth = inside - outside
    switch button.edge {
    case .left:
      let bar = Rect(
        x: body.minX + outside, y: body.minY + button.start, width: depth, height: button.length)
      return (bar, (Point(x: bar.minX, y: bar.minY), Point(x: bar.maxX, y: bar.minY)))
    case .right:
      let bar = Rect(
        x: body.maxX - inside, y: body.minY + button.start, width: depth, height: button.length)
      return (bar, (Point(x: bar.maxX, y: bar.minY), Point(x: bar.minX, y: bar.minY)))
    case .top:
      let x =
        button.start < 0 ? body.minX - button.start : body.maxX - button.start - button.length
      let bar = Rect(x: x, y: body.minY + outside, width: button.length, height: depth)
      return (bar, (Point(x: bar.minX, y: bar.minY), Point(x: bar.minX, y: bar.maxY)))
    }
  }

  // MARK: - Around the display of a device with a home button

  private var homeButton: [DrawCommand] {
    guard let button = frame.homeButton else { return [] }
    let side = button.diameter
    let place = Rect(
      x: body.midX - side / 2, y: body.maxY - button.height - side / 2, width: side, height: side)
    return [
      .fill(Fill(.ellipse(in: place), .solid(finish.color(inLight: -0.45)))),
      .fill(Fill(.ellipse(in: place.inset(by: 2)), .solid(Color(hex: 0x0E0E10)))),
    ]
  }

  /// The slot of the speaker, and the camera of a tablet.
  private var forehead: [DrawCommand] {
    guard frame.homeButton != nil else { return [] }
    let middle = -frame.endBezel / 2
    let isWide = size.width > 500
    let slot =
      isWide
      ? Rect(x: size.width / 2 - 5, y: middle - 5, width: 10, height: 10)
      : Rect(x: size.width / 2 - 34, y: middle - 3.5, width: 68, height: 7)
    return [
      .fill(Fill(.roundedRectangle(slot, radius: slot.height / 2), .solid(Color(hex: 0x232326))))
    ]
  }
}

extension Path {
  /// A bay at the upper edge of a display, whose upper ends flare out.
  fileprivate static func notch(_ rect: Rect, cornerRadius: Double, flare: Double) -> Path {
    // A cubic that is a quarter circle to a quarter of a thousandth of the radius.
    let bend = 0.5522847498
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let radius = min(cornerRadius, rect.height - flare)
    let (far, near) = (flare * (1 - bend), radius * (1 - bend))
    return Path([
      .move(to: Point(x: left - flare, y: top)), .line(to: Point(x: right + flare, y: top)),
      .curve(
        to: Point(x: right, y: top + flare), control1: Point(x: right + far, y: top),
        control2: Point(x: right, y: top + far)),
      .line(to: Point(x: right, y: bottom - radius)),
      .curve(
        to: Point(x: right - radius, y: bottom), control1: Point(x: right, y: bottom - near),
        control2: Point(x: right - near, y: bottom)),
      .line(to: Point(x: left + radius, y: bottom)),
      .curve(
        to: Point(x: left, y: bottom - radius), control1: Point(x: left + near, y: bottom),
        control2: Point(x: left, y: bottom - near)),
      .line(to: Point(x: left, y: top + flare)),
      .curve(
        to: Point(x: left - flare, y: top), control1: Point(x: left, y: top + far),
        control2: Point(x: left - far, y: top)),
      .close,
    ])
  }
}
