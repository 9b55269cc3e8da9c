internal import GalleyGeometry
internal import GalleyGraphics

/// The picture of a screen: the screen alone, with the display's corners, or in its device.
struct ScreenFraming {
  private let screen: ScreenSpec
  private let size: Size
  /// Where the screen's upper left corner lies in the picture, in points, on a device pixel.
  ///
  /// As much is beyond its lower right corner.
  let origin: Point

  /// - Parameters:
  ///   - size: Of the screen at the instant that is drawn, in points.
  ///   - scale: Device pixels a point.
  init(_ screen: ScreenSpec, size: Size, scale: Double) {
    self.screen = screen
    self.size = size
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
    Size(width: size.width + 2 * origin.x, height: size.height + 2 * origin.y)
  }

  /// Whether the picture is the screen and nothing else.
  private var addsNothing: Bool {
    (screen.frame == nil && !screen.hasDisplayCorners) || screen.device == nil
  }

  /// What a picture shows where the screen shows some commands.
  func commands(around content: [DrawCommand]) -> [DrawCommand] {
    guard !addsNothing, let device = screen.device else { return content }
    let display = DrawCommand.group(Group(clip: displayShape(of: device), children: content))
    guard let frame = screen.frame else { return [display] }
    let isWide = size.width > size.height
    let painter = FramePainter(
      frame: DeviceFrameCatalog.frame(of: device), finish: frame.finish,
      size: isWide ? size.transposed : size, cornerRadius: device.cornerRadius,
      cutout: device.cutout)
    // A device on its side has its top on the left.
    let turn = isWide ? Transform(a: 0, b: -1, c: 1, d: 0, ty: size.height) : .identity
    let inside = Group(
      transform: .translation(origin - .zero),
      children: [
        .group(Group(transform: turn, children: painter.back)),
        .group(Group(transform: turn, clip: painter.bezel, children: ground(of: content, turn))),
        display, .group(Group(transform: turn, children: painter.front)),
      ])
    return ground(frame) + [.group(inside)]
  }

  /// What a screen begins with, also beyond the corners of the display: glass in a corner would show
  /// some of the device there else.
  private func ground(of content: [DrawCommand], _ turn: Transform) -> [DrawCommand] {
    guard case .fill(let fill)? = content.first, let upright = turn.inverse else { return [] }
    return [.group(Group(transform: upright, children: [.fill(fill)]))]
  }

  private func ground(_ frame: FrameSpec) -> [DrawCommand] {
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
