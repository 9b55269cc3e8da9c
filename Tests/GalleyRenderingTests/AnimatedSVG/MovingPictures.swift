import GalleyGeometry
import GalleyGraphics

/// Sequences of a screen whose elements draw themselves in their own coordinates.
enum MovingPictures {
  static let size = Size(width: 200, height: 150)

  static func sequence(
    _ title: String, seconds: Double = 1, frameRate: Double = 30, playCount: Int? = 1,
    commands: @escaping (_ seconds: Double) throws -> [DrawCommand]
  ) -> PictureSequence {
    PictureSequence(
      title: title, duration: seconds, frameRate: frameRate, playCount: playCount
    ) { seconds, _ in
      let ground = Fill(.rectangle(Rect(origin: .zero, size: size)), .solid(.white))
      return Picture(
        size: size, scale: 2, title: title, commands: [.fill(ground)] + (try commands(seconds)))
    }
  }

  /// A screen with about everything that changes in a collection view.
  static func everything() -> PictureSequence {
    sequence("everything") { time in
      let card = Shape.roundedRectangle(Rect(x: 10, y: 10, width: 180, height: 130), radius: 16)
      let cells = order(at: time).map { cell($0, at: time) }
      let collection = Group(
        name: GroupName(id: "icons", classes: ["collection"]),
        transform: .translation(Vector(dx: 0, dy: 0)), clip: card,
        children: [block(0, 0, 200, 150, Color(hex: 0xEEF2F7))] + cells)
      return [.group(collection), page(at: time)]
    }
  }

  /// Icon 2 is lifted for a while; icon 5 comes and icon 4 goes.
  private static func order(at time: Double) -> [Int] {
    let icons = (0..<6).filter { ($0 != 5 || time > 0.25) && ($0 != 4 || time < 0.7) }
    let isBeingDragged = (0.3..<0.6).contains(time)
    return isBeingDragged ? icons.filter { $0 != 2 } + [2] : icons
  }

  private static func cell(_ index: Int, at time: Double) -> DrawCommand {
    let ease = time * time * (3 - 2 * time)
    let place = Vector(
      dx: 20 + Double(index % 3) * 56 + 8 * ease * Double(index),
      dy: 20 + Double(index / 3) * 60 - (index == 2 ? 0 : 10 * ease))
    let quiver = 0.1 * sineAndCosine(time * 20 + Double(index)).sine
    let turn = Transform.rotation(radians: quiver).about(Point(x: 22, y: 22))
    let zoom = index == 5 ? Transform.scale(0.4 + 0.6 * time).about(Point(x: 22, y: 22)) : .identity
    return .group(
      Group(
        name: GroupName(id: "icons-\(index)", classes: ["cell"], indexPath: "0-\(index)"),
        transform: turn.then(zoom).then(.translation(place)),
        opacity: index == 4 ? 1 - time : 1, children: icon(index, at: time)))
  }

  private static func icon(_ index: Int, at time: Double) -> [DrawCommand] {
    let face = Shape.roundedRectangle(Rect(x: 0, y: 0, width: 44, height: 44), radius: 10)
    let isPressed = index == 1 && (0.4..<0.8).contains(time)
    let colors: [UInt32] = [0x36A2EB, 0x45AA75, 0xFF3B30, 0xFFCC00, 0xAF52DE, 0x5856D6]
    let color = Color(hex: isPressed ? 0x222222 : colors[index])
    let text = Text(
      TextBlock("\(index)", style: TextStyle(size: 20, color: .white)), at: Point(x: 15, y: 10))
    return [
      .group(
        Group(
          clip: face,
          shadow: Shadow(
            shape: face, color: Color(hex: 0, alpha: 0.4), offset: Vector(dx: 0, dy: 2), radius: 3),
          children: [.fill(Fill(face, .solid(color))), .text(text)])),
      .group(Group(opacity: time, children: closeButton)),
    ]
  }

  private static let closeButton: [DrawCommand] = [
    .fill(Fill(.ellipse(in: Rect(x: -6, y: -6, width: 14, height: 14)), .solid(.black))),
    block(-3, 0, 8, 2, .white),
  ]

  /// A text that says something else every now and then.
  private static func page(at time: Double) -> DrawCommand {
    .text(
      Text(
        TextBlock("Page \(1 + Int(time * 3.2))", style: TextStyle(weight: 700, size: 15)),
        at: Point(x: 70, y: 112)))
  }
}

extension MovingPictures {
  /// Pictures of three kinds that slide to a place on whole pixels.
  static func images() throws -> PictureSequence {
    let photo = try `SVG agrees with PNG`.reference("Images/orientation-1.jpg")
    let half = try `SVG agrees with PNG`.reference("Images/half.png")
    let badge = try `SVG agrees with PNG`.reference("Images/badge.svg")
    return sequence("images") { time in
      let slide = Transform.translation(Vector(dx: 30 * (1 - time) * (1 - time), dy: 4 * time))
      return [
        named("photo", slide, [.image(ImagePlacement(photo, in: rect(5, 5, 48, 32)))]),
        named("half", slide, [.image(ImagePlacement(half, in: rect(70, 5, 66, 44)))]),
        .vectorImage(ImagePlacement(badge, in: rect(10 + 20 * time, 60, 60 + 10 * time, 60))),
        .text(
          Text(
            TextBlock("Sun ☀️ and 🍒", style: TextStyle(size: 22)),
            at: Point(x: 80 + 10 * time, y: 80))),
      ]
    }
  }

  /// Cards that turn, each with a shadow.
  static func shadows(radii: [Double]) -> PictureSequence {
    sequence("shadows") { time in
      radii.enumerated().map { index, radius in
        let box = Shape.roundedRectangle(rect(0, 0, 60, 60), radius: 10)
        let shadow = Shadow(
          shape: box, color: Color(hex: 0, alpha: 0.5), offset: Vector(dx: 2, dy: 4),
          radius: radius)
        let turn = Transform.rotation(radians: time * .pi / 2).about(Point(x: 30, y: 30))
        let place = Transform.translation(Vector(dx: 20 + 90 * Double(index), dy: 40))
        return .group(
          Group(
            name: GroupName(id: "card-\(index)"), transform: turn.then(place), shadow: shadow,
            children: [.fill(Fill(box, .solid(Color(hex: 0xFFD9A0))))]))
      }
    }
  }

  /// A card that grows, its clip, its fill and its text with it.
  static func growth() -> PictureSequence {
    sequence("growth") { time in
      let box = rect(0, 0, 60 + 100 * time * time, 40 + 60 * time)
      let label = Text(
        TextBlock("Growth", style: TextStyle(size: 14)), at: Point(x: box.width / 2 - 20, y: 12))
      let disc = Fill(
        .ellipse(in: rect(10, 8, box.width, box.height)), .solid(Color(hex: 0xFF9500)))
      return [
        .group(
          Group(
            name: GroupName(id: "card"), transform: .translation(Vector(dx: 20, dy: 20)),
            clip: .roundedRectangle(box, radius: 12),
            children: [
              .fill(Fill(.rectangle(box), .solid(Color(hex: 0x5AC8FA)))), .fill(disc),
              .text(label),
            ]))
      ]
    }
  }

  static func named(
    _ id: String, _ transform: Transform, _ children: [DrawCommand], opacity: Double = 1
  ) -> DrawCommand {
    .group(
      Group(
        name: GroupName(id: id), transform: transform, opacity: opacity, children: children))
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }
}
