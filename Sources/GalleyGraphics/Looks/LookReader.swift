public import GalleyGeometry

/// Tells what is to be seen of a drawing, in properties whose geometry is relative to a frame: so
/// that what is only moved looks the same.
///
/// Nothing that is drawn goes unsaid: two drawings with the same look in frames of the same size
/// draw the same, but for what a label says and where in a scene a command comes from.
public struct LookReader {
  /// In the coordinates of the commands.
  let frame: Rect
  let grid: PixelGrid
  private let imageName: (String) -> String
  private var properties: [LookProperty] = []
  private var names: Set<String> = []
  private var counts: [String: Int] = [:]
  /// Outlines that have been told: a clip or a shadow of the same outline needs no words.
  private var outlines: [LookOutline] = []

  private init(frame: Rect, grid: PixelGrid, imageName: @escaping (String) -> String) {
    self.frame = frame
    self.grid = grid
    self.imageName = imageName
  }

  /// The look of commands.
  ///
  /// - Parameters:
  ///   - frame: What they are drawn over, in their coordinates.
  ///   - grid: The pixels on which edges of the frame may have been rounded.
  ///   - imageName: What an image is called, from the path of its file.
  public static func properties(
    of commands: [DrawCommand], in frame: Rect, on grid: PixelGrid,
    imageName: @escaping (String) -> String = { $0 }
  ) -> [LookProperty] {
    var reader = LookReader(frame: frame, grid: grid, imageName: imageName)
    _ = reader.read(commands)
    return reader.properties
  }

  /// Reads commands of one group, from back to front; gives the name of the first part.
  private mutating func read(_ all: [DrawCommand]) -> String? {
    let commands = all.flatMap(\.withoutMereNames)
    var borders = Borders(in: commands)
    outlines += borders.outlines
    var first: String?
    for (number, command) in commands.enumerated() where !borders.taken.contains(number) {
      let part = read(command, borders: &borders, number: number)
      first = first ?? part
    }
    return first
  }

  private mutating func read(
    _ command: DrawCommand, borders: inout Borders, number: Int
  ) -> String? {
    switch command {
    case .fill(let fill): return read(fill, border: borders.take(around: fill, after: number))
    case .stroke(let stroke): return read(stroke)
    case .text(let text): return read(text)
    case .image(let image), .vectorImage(let image): return read(image)
    case .group(let group): return read(group)
    }
  }

  private mutating func read(_ fill: Fill, border: Stroke?) -> String {
    let inner = LookOutline(fill.shape)
    let outer = border.map { LookOutline($0.shape).outset(by: $0.width / 2) } ?? inner
    let part = boxName(outer)
    let painted = isAsLargeAsFrame(outer) ? frame : outer.rect
    add(part.property("fill"), LookWords.paint(fill.paint, over: painted))
    tell(outer, of: part)
    if let border { tell(border, of: part) }
    return part
  }

  private mutating func read(_ stroke: Stroke) -> String {
    let outer = LookOutline(stroke.shape).outset(by: stroke.width / 2)
    let part = boxName(outer)
    tell(outer, of: part)
    tell(stroke, of: part)
    return part
  }

  private mutating func tell(_ stroke: Stroke, of part: String) {
    let rect = stroke.shape.bounds
    add(part.property("border.color"), LookWords.paint(stroke.paint, over: rect))
    add(part.property("border.width"), LookWords.number(stroke.width))
    if stroke.cap != .butt { add(part.property("border.cap"), stroke.cap.rawValue) }
  }

  /// The box that fills the frame has no name of its own.
  private mutating func boxName(_ outline: LookOutline) -> String {
    outlines.append(outline)
    let isWhole = isAsLargeAsFrame(outline) && counts[""] == nil
    guard isWhole else { return name("shape") }
    counts[""] = 1
    return ""
  }

  /// Whether an outline fills the frame as it does at rest, its edges on pixels.
  private func fillsFrame(_ outline: LookOutline) -> Bool {
    let edges = outline.form == .ellipse ? frame : grid.align(frame)
    return outline.rect.isNear(edges, within: 1e-6)
  }

  /// Whether an outline fills the frame, be it at rest or on its way.
  private func isAsLargeAsFrame(_ outline: LookOutline) -> Bool {
    fillsFrame(outline) || outline.rect.isNear(frame, within: 1e-6)
  }

  private mutating func tell(_ outline: LookOutline, of part: String) {
    switch outline.form {
    case .rectangle: break
    case .ellipse: add(part.property("shape"), "ellipse")
    case .path(let digest): add(part.property("shape"), "path \(digest)")
    }
    if outline.radius > 0 {
      let isFull = abs(outline.radius - min(outline.rect.width, outline.rect.height) / 2) < 1e-6
      add(part.property("corner-radius"), isFull ? "full" : LookWords.number(outline.radius))
    }
    if outline.isContinuous { add(part.property("corner-curve"), "continuous") }
    if !fillsFrame(outline) { add(part.property("frame"), place(of: outline.rect)) }
  }

  private mutating func read(_ text: Text) -> String {
    let part = name("text")
    for property in text.block.lookProperties(named: part) { add(property.name, property.value) }
    let width = text.block.width.map { [$0] } ?? []
    add(
      part.property("place"),
      LookWords.numbers([text.origin.x - frame.minX, text.origin.y - frame.minY] + width))
    return part
  }

  private mutating func read(_ image: ImagePlacement) -> String {
    let part = name("image")
    add(part, imageName(image.image.path))
    let size = image.image.size
    add(part.property("size"), "\(LookWords.number(size.width))x\(LookWords.number(size.height))")
    if !image.destination.isNear(frame, within: 1e-6) {
      add(part.property("frame"), place(of: image.destination))
    }
    return part
  }

  private mutating func read(_ group: Group) -> String? {
    let part = read(group.children) ?? ""
    if let clip = group.clip { tell(clip, as: part.property("clip")) }
    if let shadow = group.shadow {
      add(part.property("shadow.color"), LookWords.color(shadow.color))
      add(part.property("shadow.offset"), LookWords.numbers([shadow.offset.dx, shadow.offset.dy]))
      add(part.property("shadow.radius"), LookWords.number(shadow.radius))
      tell(shadow.shape, as: part.property("shadow.shape"))
    }
    if group.opacity != 1 { add(part.property("opacity"), LookWords.number(group.opacity)) }
    for property in group.transform.lookProperties(in: frame) {
      add(part.property(property.name), property.value)
    }
    return part
  }

  /// What clips or casts a shadow: `outline` where it is one that is drawn.
  private mutating func tell(_ shape: Shape, as name: String) {
    let outline = LookOutline(shape)
    guard !outlines.contains(where: outline.isLike) else { return add(name, "outline") }
    outlines.append(outline)
    add(name, isAsLargeAsFrame(outline) ? "frame" : "apart")
    tell(outline, of: name)
  }

  private func place(of rect: Rect) -> String {
    LookWords.numbers([
      rect.minX - frame.minX, rect.minY - frame.minY, rect.width, rect.height,
    ])
  }

  /// `text`, then `text-2` and so on.
  private mutating func name(_ kind: String) -> String {
    counts[kind, default: 0] += 1
    let number = counts[kind, default: 1]
    return number == 1 ? kind : "\(kind)-\(number)"
  }

  /// Adds a property; one of a name that is taken, such as a second clip of one part, is counted.
  private mutating func add(_ name: String, _ value: String) {
    var unique = name
    var number = 1
    while !names.insert(unique).inserted {
      number += 1
      unique = "\(name)-\(number)"
    }
    properties.append(LookProperty(unique, value))
  }
}

extension DrawCommand {
  /// The commands of a group that does nothing to what is in it, else the command itself.
  fileprivate var withoutMereNames: [DrawCommand] {
    guard case .group(let group) = self, group.transform.isIdentity, group.opacity == 1,
      group.clip == nil, group.shadow == nil
    else { return [self] }
    return group.children.flatMap(\.withoutMereNames)
  }
}

extension String {
  /// The name of a property of this part; the whole has no name of its own.
  func property(_ name: String) -> String { isEmpty ? name : "\(self).\(name)" }
}
