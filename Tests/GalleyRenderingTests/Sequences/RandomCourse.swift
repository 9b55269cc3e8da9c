import Foundation
import GalleyGeometry
import GalleyGraphics

/// Courses of anything that can be drawn, in which a few things change from frame to frame.
struct RandomCourse {
  static let size = Size(width: 120, height: 90)

  /// How many are tried: as many as the environment says, or else so many.
  static func count(or usual: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment["GALLEY_COURSES"].flatMap { UInt64($0) } ?? usual
  }

  private var generator: SplitMix64
  private let images: [ImageReference]
  private let isPlain: Bool

  /// - `images`: Of image files, raster or vector.
  /// - `isPlain`: Whether only such things come that Cairo draws by itself: neither texts and
  ///   images nor materials, shadows and perspective, nor dashes, as where a shape begins is not
  ///   Cairo's, nor mitered corners, as Cairo has them on narrow curves, too.
  init(seed: UInt64, images: [ImageReference] = [], isPlain: Bool = false) {
    generator = SplitMix64(seed: seed)
    self.images = images
    self.isPlain = isPlain
  }

  /// The pictures of some frames.
  mutating func pictures(count: Int) -> [Picture] {
    var commands = (0..<Int.random(in: 3...12, using: &generator)).map { _ in command(depth: 0) }
    let scale = ([1, 1.5, 2] as [Double]).randomElement(using: &generator) ?? 1
    return (0..<count).map { _ in
      for _ in 0..<Int.random(in: 0...3, using: &generator) { change(&commands) }
      return Picture(size: Self.size, scale: scale, title: "random", commands: commands)
    }
  }

  private mutating func change(_ commands: inout [DrawCommand]) {
    let place = Int.random(in: 0...commands.count, using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: commands.insert(command(depth: 0), at: place)
    case 1 where place < commands.count: commands.remove(at: place)
    case 2 where place < commands.count: commands[place] = command(depth: 0)
    case 3: commands.swapAt(0, commands.count > 1 ? 1 : 0)
    case _ where place < commands.count:
      if case .group(var group) = commands[place] {
        move(&group)
        commands[place] = .group(group)
      } else {
        commands[place] = command(depth: 0)
      }
    default: break
    }
    if commands.isEmpty { commands.append(command(depth: 0)) }
  }

  private mutating func move(_ group: inout Group) {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: group.transform.tx += number(-6, 6)
    case 1: group.transform = Transform.rotation(radians: number(-0.2, 0.2)).then(group.transform)
    case 2: group.opacity = number(0, 1)
    case 3 where !isPlain: group.shadow = shadow()
    default: change(&group.children)
    }
  }

  private mutating func command(depth: Int) -> DrawCommand {
    switch Int.random(in: 0..<(depth < 3 ? 12 : 8), using: &generator) {
    case 3...7 where isPlain: .fill(Fill(shape(), paint()))
    case 0, 1: .fill(Fill(shape(), paint()))
    case 2: .stroke(stroke())
    case 3, 4: .text(text())
    case 5, 6: image()
    case 7:
      .backdrop(
        Backdrop(
          shape(), radius: number(0, 8), saturation: number(0.5, 2),
          tint: Color(red: 1, green: 1, blue: 1, alpha: number(0, 0.6))))
    default: .group(group(depth: depth))
    }
  }

  private mutating func stroke() -> Stroke {
    let (shape, paint, width) = (shape(), paint(), number(0.3, 6))
    let isDashed = !isPlain && Bool.random(using: &generator)
    return Stroke(
      shape, paint, width: width, cap: isPlain ? .round : .butt, dashes: isDashed ? [5, 3] : [])
  }

  private mutating func group(depth: Int) -> Group {
    var group = Group(
      children: (0..<Int.random(in: 1...4, using: &generator)).map { _ in command(depth: depth + 1)
      })
    if chance(2) {
      group.transform = .translation(Vector(dx: number(-20, 20), dy: number(-20, 20)))
    }
    if chance(4) {
      group.transform = Transform.rotation(radians: number(-1, 1)).then(group.transform)
    }
    if chance(5) { group.transform = Transform.scale(number(0.4, 2)).then(group.transform) }
    if chance(4) { group.opacity = number(0, 1) }
    if chance(3) { group.clip = shape() }
    if !isPlain, chance(3) { group.shadow = shadow() }
    if !isPlain, chance(12) {
      group.projection = ProjectiveMap(px: number(-0.002, 0.002), py: number(-0.002, 0.002))
    }
    return group
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      shape: shape(), color: color(), offset: Vector(dx: number(-4, 4), dy: number(-4, 4)),
      radius: chance(4) ? 0 : number(0, 12),
      side: [.below, .outside, .inside].randomElement(using: &generator) ?? .below)
  }

  private mutating func image() -> DrawCommand {
    guard let image = images.randomElement(using: &generator) else { return .text(text()) }
    let placement = ImagePlacement(image, in: rect())
    return image.content == .raster ? .image(placement) : .vectorImage(placement)
  }

  private mutating func text() -> Text {
    let words = ["Wg", "Offices fly", "Tomorrow\nand today", "\u{1F600} joy"]
    let style = TextStyle(
      weight: chance(2) ? 400 : 700, size: number(6, 24), color: color(),
      lineLimit: chance(2) ? 1 : nil)
    return Text(
      TextBlock(
        words.randomElement(using: &generator) ?? "", style: style,
        width: chance(2) ? number(10, 90) : nil),
      at: point())
  }

  private mutating func shape() -> Shape {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .rectangle(rect())
    case 1: .roundedRectangle(rect(), radius: number(0, 12))
    case 2: .ellipse(in: rect())
    default:
      .path(
        Path([
          .move(to: point()), .line(to: point()),
          .curve(to: point(), control1: point(), control2: point()), .close,
        ]))
    }
  }

  private mutating func paint() -> Paint {
    let stops = [
      GradientStop(location: 0, color: color()), GradientStop(location: 1, color: color()),
    ]
    return switch Int.random(in: 0..<5, using: &generator) {
    case 0: .linearGradient(LinearGradient(start: point(), end: point(), stops: stops))
    case 1: .radialGradient(RadialGradient(center: point(), radius: number(5, 60), stops: stops))
    default: .solid(color())
    }
  }

  private mutating func color() -> Color {
    Color(
      hex: UInt32.random(in: 0...0xFFFFFF, using: &generator), alpha: chance(2) ? 1 : number(0, 1))
  }

  /// Some of them on whole pixels and over the edges.
  private mutating func rect() -> Rect {
    let origin = point()
    // What is plain has a size: Cairo leaves out a line along an ellipse without a width.
    let least = isPlain ? 1.0 : 0
    let rect = Rect(x: origin.x, y: origin.y, width: number(least, 70), height: number(least, 50))
    guard chance(3) else { return rect }
    return Rect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
      height: rect.height.rounded())
  }

  private mutating func point() -> Point { Point(x: number(-15, 120), y: number(-15, 90)) }

  private mutating func number(_ from: Double, _ to: Double) -> Double {
    Double.random(in: from...to, using: &generator)
  }

  private mutating func chance(_ oneIn: Int) -> Bool {
    Int.random(in: 0..<oneIn, using: &generator) == 0
  }
}
