internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// A text or a control of a picture with its place on the canvas.
struct PlacedItem {
  /// What people see of it in words.
  var title: String
  /// A word such as `text` or `button`.
  var role: String
  /// In points of the canvas, without the room that a text leaves above and below its letters.
  var box: Rect
  /// In points of the screen that it is on, which a stage may show smaller.
  var size: Size
  /// Whether it is turned, so that it fills less than its box.
  var isTurned: Bool
  /// The part of the canvas that the groups around it let through; nil for all of it.
  var clip: Rect?
  /// In the order of drawing.
  var order: Int
  /// The parts around it and its own, each by its order.
  var parts: [Int]
  /// Whether it lies in a bar, or in what is presented over a screen.
  var isFloating: Bool
  /// Whether it lies in an element of a collection, which scrolls.
  var isInElement: Bool
  var location: SourceLocation?

  var isControl: Bool { role != "text" }
}

/// Finds the texts and the controls of a picture, and what covers others, in the order of drawing.
struct PlacedItems {
  /// A rectangle that lets nothing through of what was drawn before it.
  struct Cover {
    var box: Rect
    var order: Int
    /// The parts around it, each by its order.
    var parts: [Int]
    var isFloating: Bool
  }

  private(set) var items: [PlacedItem] = []
  private(set) var covers: [Cover] = []
  private let resources: any DrawingResources
  private var order = 0

  /// Where a command is drawn.
  private struct Surroundings {
    var map = ProjectiveMap.identity
    var clip: Rect?
    var opacity = 1.0
    var parts: [Int] = []
    var isFloating = false
    var isInElement = false
    var location: SourceLocation?

    var isTurned: Bool {
      map.affine.b != 0 || map.affine.c != 0 || map.px != 0 || map.py != 0
    }
  }

  /// The roles of what people touch.
  static let controls: Set = [
    "button", "switch", "slider", "stepper", "segmented", "text-field", "search-field",
  ]
  /// The roles of what lies over a screen's content.
  private static let floating: Set = [
    "navigation-bar", "tab-bar", "toolbar", "bar", "status-bar", "home-indicator", "keyboard",
    "sheet", "popover", "alert", "menu",
  ]
  /// The roles of what the system draws in colors of its own.
  static let furniture = controls.union(floating).union(["badge", "page-control", "progress"])
  private static let elements: Set = ["cell", "header", "footer", "supplementary", "decoration"]
  /// Groups that show less than this show nothing.
  private static let leastOpacity = 0.1

  init(of picture: Picture, measuredBy resources: any DrawingResources) {
    self.resources = resources
    find(picture.commands, in: Surroundings())
  }

  private mutating func find(_ commands: [DrawCommand], in around: Surroundings) {
    guard around.opacity >= Self.leastOpacity else { return }
    for command in commands {
      order += 1
      switch command {
      case .group(let group): find(group, in: around)
      case .text(let text): add(text, in: around)
      case .fill(let fill):
        if case .solid(let color) = fill.paint, color.alpha * around.opacity > 0.9 {
          cover(fill.shape.bounds, in: around)
        }
      case .backdrop(let backdrop): cover(backdrop.shape.bounds, in: around)
      case .image(let image): cover(image.destination, in: around)
      case .stroke, .vectorImage: break
      }
    }
  }

  private mutating func find(_ group: Group, in around: Surroundings) {
    var inner = around
    inner.map = (group.projection ?? .identity).then(group.transform).then(around.map)
    inner.opacity *= group.opacity
    if let clip = group.clip {
      guard let seen = inner.map.boundingBox(of: clip.bounds) else { return }
      inner.clip =
        inner.clip.map { $0.intersection(seen) ?? Rect(origin: seen.origin, size: .zero) }
        ?? seen
    }
    if let part = group.part {
      inner.parts.append(order)
      inner.isFloating = inner.isFloating || Self.floating.contains(part.role)
      inner.isInElement = inner.isInElement || Self.elements.contains(part.role)
      inner.location = part.location ?? inner.location
      if Self.controls.contains(part.role), let box = inner.map.boundingBox(of: part.frame) {
        let title = part.title ?? group.children.firstWords ?? part.name
        add(
          Suggestion.beginning(of: title), role: part.role, box: box, size: part.frame.size,
          in: inner)
      }
    }
    find(group.children, in: inner)
  }

  private mutating func add(_ text: Text, in around: Surroundings) {
    let style = text.block.style
    guard style.color.alpha * around.opacity >= Self.leastOpacity,
      let metrics = try? resources.metrics(of: text.block)
    else { return }
    let free = max(0, (text.block.width ?? 0) - metrics.size.width)
    let isFromRight = text.block.isFromRight
    let shift =
      switch style.alignment {
      case .leading, .justified: isFromRight ? free : 0
      case .trailing: isFromRight ? 0 : free
      case .center: free / 2
      case .left: 0.0
      case .right: free
      }
    let box = Rect(
      x: text.origin.x + shift, y: text.origin.y + metrics.firstBaseline - metrics.capHeight,
      width: metrics.size.width,
      height: max(0, metrics.lastBaseline - metrics.firstBaseline + metrics.capHeight))
    guard let bounds = around.map.boundingBox(of: box) else { return }
    var inner = around
    inner.location = text.source ?? around.location
    add(
      Suggestion.beginning(of: text.block.string), role: "text", box: bounds, size: box.size,
      in: inner)
  }

  private mutating func add(
    _ title: String, role: String, box: Rect, size: Size, in around: Surroundings
  ) {
    items.append(
      PlacedItem(
        title: title, role: role, box: box, size: size, isTurned: around.isTurned,
        clip: around.clip, order: order, parts: around.parts, isFloating: around.isFloating,
        isInElement: around.isInElement, location: around.location))
  }

  private mutating func cover(_ box: Rect, in around: Surroundings) {
    guard !around.isTurned, let box = around.map.boundingBox(of: box) else { return }
    let seen = around.clip.map { $0.intersection(box) ?? Rect(origin: box.origin, size: .zero) }
    covers.append(
      Cover(
        box: seen ?? box, order: order, parts: around.parts, isFloating: around.isFloating))
  }
}

extension [DrawCommand] {
  /// The first text in them, at any depth, or what their first picture shows; nil where they have
  /// neither.
  fileprivate var firstWords: String? {
    lazy.compactMap { command in
      switch command {
      case .text(let text): text.block.string
      case .group(let group): group.children.firstWords ?? group.name?.label
      default: nil
      }
    }.first
  }
}

extension TextBlock {
  /// Whether its first line begins on the right.
  fileprivate var isFromRight: Bool {
    switch style.direction {
    case .rightToLeft: true
    case .leftToRight: false
    case .natural:
      string.unicodeScalars.first { $0.properties.isAlphabetic }
        .map { (0x590...0x8FF).contains($0.value) } ?? false
    }
  }
}
