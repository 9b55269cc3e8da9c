internal import GalleyGeometry
package import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

extension ScreenRecord {
  /// The words for people who cannot see the picture: an English sentence made from what is
  /// recorded.
  package var alternative: TextAlternative { TextAlternative(RecordSentence(self).text) }
}

/// A sentence about a screen: its title and state, the texts that can be read in their order, and
/// how many items are in sight, in at most 250 letters.
private struct RecordSentence {
  private static let longestTitle = 80
  private static let longestText = 40
  private static let longestSentence = 250

  private let record: ScreenRecord

  init(_ record: ScreenRecord) { self.record = record }

  var text: String {
    let head = "\(record.title.shortened(to: Self.longestTitle)) (\(record.state))"
    let items = itemCounts.isEmpty ? "" : "; \(itemCounts.joined(separator: ", "))"
    let texts = readTexts
    var sentence = head + items + "."
    for count in texts.indices {
      let quoted = texts[...count].map { "“\($0.shortened(to: Self.longestText))”" }
      let others = texts.count - quoted.count
      let more = others == 0 ? "" : " and \(others.counting("more text"))"
      let longer = "\(head): \(quoted.joined(separator: ", "))\(more)\(items)."
      guard longer.count <= Self.longestSentence else { break }
      sentence = longer
    }
    return String(sentence.prefix(Self.longestSentence))
  }

  /// How many items of each collection are in sight.
  private var itemCounts: [String] {
    record.collections.compactMap { collection in
      let shown = collection.elements.count {
        $0.attributes.element.category == .cell && !$0.name.isLeaving && $0.attributes.isSeen
      }
      guard shown > 0, let counts = collection.itemCounts else { return nil }
      let all = counts.reduce(0, +)
      let share = shown < all ? "\(shown) of \(all.counting("item"))" : shown.counting("item")
      return "\(share) in \(collection.collection)"
    }
  }

  /// The texts in the order in which they are read: by lines, and in a line from its beginning.
  private var readTexts: [String] {
    var texts = ShownParts(of: record).texts.sorted { $0.line.minY < $1.line.minY }
    let isMirrored = record.recordedOptions?["direction"] == .text("rtl")
    var sorted: [String] = []
    while let first = texts.first {
      var line = texts.prefix { $0.line.minY <= first.line.center.y }
      texts.removeFirst(line.count)
      line.sort { isMirrored ? $0.line.maxX > $1.line.maxX : $0.line.minX < $1.line.minX }
      sorted += line.map(\.text)
    }
    return sorted
  }
}

/// The parts of a screen from back to front, as far as texts in them can be read.
private struct ShownParts {
  struct Part {
    var text: String
    /// On the screen, as far as it is seen.
    var frame: Rect
    /// On the screen, the first line.
    var line: Rect
  }

  /// What the system writes around the app's own texts.
  private static let furniture: Set = ["status-bar", "keyboard"]

  private(set) var texts: [Part] = []
  private let record: ScreenRecord

  init(of record: ScreenRecord) {
    self.record = record
    let screen = Rect(origin: .zero, size: record.size)
    var collections = record.collections[...]
    for layer in record.layers ?? [] {
      add(layer.look, layer.name, in: layer.frame, seenIn: screen)
      let isCollection = collections.first.map {
        layer.name == PartName([.collection($0.collection)])
      }
      if isCollection == true, let collection = collections.popFirst() { add(collection) }
    }
    for collection in collections { add(collection) }
  }

  private mutating func add(_ collection: LayoutRecord) {
    let frame = collection.frame ?? Rect(origin: .zero, size: collection.size)
    for element in collection.elements where element.attributes.isSeen {
      var place = element.attributes.frame
      place = place.offset(by: frame.origin - collection.contentOffset)
      add(element.look, PartName(), in: place, seenIn: frame)
      for layer in element.layers ?? [] {
        add(layer.look, layer.name, in: layer.frame.offset(by: place.origin - .zero), seenIn: frame)
      }
    }
  }

  private mutating func add(_ look: Look?, _ name: PartName, in frame: Rect, seenIn bounds: Rect) {
    guard let look, let seen = frame.intersection(bounds) else { return }
    let isFurniture = name.steps.contains { step in
      if case .layer(let name) = step { Self.furniture.contains(name.kind) } else { false }
    }
    guard !isFurniture else { return }
    for part in look.parts {
      switch part.matter {
      case .text(let text):
        let words = text.string.wordsOnOneLine
        guard !words.isEmpty else { break }
        let height = text.style.lineHeight ?? text.style.size
        let line = Rect(
          x: frame.minX, y: frame.minY + text.origin.y, width: frame.width, height: height)
        texts.append(Part(text: words, frame: seen, line: line))
      case .box(let box) where box.hidesWhatIsBehind && part.effects.allSatisfy(\.hidesNothing):
        let cover = box.outline.frame?.offset(by: frame.origin - .zero) ?? frame
        texts.removeAll { cover.contains($0.frame) }
      case .box, .image: break
      }
    }
  }
}

extension LookBox {
  /// Whether no text can be read through it.
  fileprivate var hidesWhatIsBehind: Bool {
    guard outline.form == .rectangle else { return false }
    if backdrop != nil { return true }
    return switch fill {
    case .solid(let color): color.alpha == 1
    case .linearGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
    case .radialGradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 1 }
    case nil: false
    }
  }
}

extension Look.Effect {
  /// Whether what it is an effect on covers as much without it.
  fileprivate var hidesNothing: Bool {
    if case .shadow = kind { true } else { false }
  }
}

extension LayoutAttributes {
  fileprivate var isSeen: Bool { !isHidden && alpha > 0 }
}

extension String {
  /// The beginning in so many letters, with an ellipsis where it goes on.
  fileprivate func shortened(to count: Int) -> String {
    let words = wordsOnOneLine
    guard words.count > count else { return words }
    let start = words.prefix(count - 1)
    return (start.last == " " ? start.dropLast() : start) + "…"
  }
}
