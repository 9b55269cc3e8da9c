internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// The parts of one screen that a figure names.
struct FigureParts {
  let record: ScreenRecord
  let all: [RecordedPart]
  /// The state, for messages.
  let state: String
  let direction: LayoutDirection
  let issues: IssueLog

  init(record: ScreenRecord, state: String, direction: LayoutDirection, issues: IssueLog) {
    self.record = record
    self.state = state
    self.direction = direction
    self.issues = issues
    all = record.parts
  }

  /// The most names that a message lists.
  private static let mostListed = 20

  /// The part of a name; nil where there is none or more than one in sight, which is reported.
  func part(_ name: Located<String>) -> RecordedPart? {
    let found = all.named(name.value)
    if let part = found.first, found.count == 1 { return part }
    if found.isEmpty {
      let names = all.map(\.name.description)
      issues.error(
        "there is no '\(name.value)' in sight in '\(state)'\(Suggestion.phrase(for: name.value, among: names)); there are \(Self.list(names))",
        at: name.location)
    } else {
      issues.error(
        "\(found.count) parts in '\(state)' are called '\(name.value)'; write \(Self.list(found.compactMap(\.aliases.last)))",
        at: name.location)
    }
    return nil
  }

  /// The frame of a part on the screen; nil where there is none, which is reported.
  func frame(_ name: Located<String>) -> Rect? { part(name)?.frame }

  /// The frame of all elements of a section in sight, named `goods/0` or, of the only collection, by
  /// its number; nil where there is none, which is reported.
  func frame(ofSection name: Located<String>) -> Rect? {
    let words = name.value.split(separator: "/").map(String.init)
    let names = record.collections.map(\.collection)
    guard let number = words.last.flatMap(Int.init), words.count <= 2,
      let collection = words.count == 2 ? words[0] : names.first,
      words.count == 2 || names.count == 1, names.contains(collection)
    else {
      let known = names.isEmpty ? "there is no collection" : "there are \(Self.list(names))"
      issues.error(
        "'\(name.value)' is no section; write a collection and a number, as in 'section: \(names.first ?? "goods")/0': \(known)",
        at: name.location)
      return nil
    }
    let frames = elements(of: collection).filter { $0.indexPath?.section == number }.map(\.frame)
    guard let frame = frames.union else {
      issues.error(
        "no element of section \(number) of '\(collection)' is in sight in '\(state)'",
        at: name.location)
      return nil
    }
    return frame
  }

  /// The elements of a collection in sight, without the layers in them.
  func elements(of collection: String) -> [RecordedPart] {
    all.filter { part in
      guard part.collection == collection, case .element? = part.name.steps.last else {
        return false
      }
      return true
    }
  }

  var texts: [RecordedPart] { all.filter { $0.look?.text != nil } }

  /// The part around another one; nil where that is the screen.
  func outer(of part: RecordedPart) -> RecordedPart? {
    var steps = part.name.steps.dropLast()
    while !steps.isEmpty {
      let name = PartName(Array(steps))
      if let outer = all.first(where: { $0.name == name }) { return outer }
      steps = steps.dropLast()
    }
    return nil
  }

  /// The parts in another one, those within these left out.
  func children(of part: RecordedPart) -> [RecordedPart] {
    let count = part.name.steps.count
    return all.filter {
      $0.name.steps.count == count + 1 && Array($0.name.steps.prefix(count)) == part.name.steps
    }
  }

  /// The place of an edge along its axis, in points of the screen; nil where there is no such part,
  /// which is reported.
  func place(of edge: PartEdge) -> (place: Double, frame: Rect)? {
    guard let frame = frame(edge.part) else { return nil }
    let isMirrored = direction == .rightToLeft
    let place =
      switch edge.edge {
      case .left: frame.minX
      case .right: frame.maxX
      case .leading: isMirrored ? frame.maxX : frame.minX
      case .trailing: isMirrored ? frame.minX : frame.maxX
      case .centerX: frame.midX
      case .top: frame.minY
      case .bottom: frame.maxY
      case .centerY: frame.midY
      }
    return (place, frame)
  }

  /// The rectangle that a crop shows, in points of the screen, with its margin; nil where something
  /// of it is not there, which is reported.
  func rectangle(of crop: FigureCrop) -> Rect? {
    let named: [Rect?] =
      crop.elements.map { frame($0) } + crop.sections.map { frame(ofSection: $0) }
    let frames = named.compactMap(\.self)
    guard frames.count == named.count else { return nil }
    let shown = frames + (crop.rectangle.map { [$0.value] } ?? [])
    guard let rectangle = shown.union else { return nil }
    let margin = direction == .rightToLeft ? crop.margin.mirrored : crop.margin
    return rectangle.inset(
      by: EdgeInsets(
        top: -margin.top, leading: -margin.leading, bottom: -margin.bottom,
        trailing: -margin.trailing))
  }

  private static func list(_ names: [String]) -> String {
    let once = names.withoutDoubles
    return Suggestion.list(Array(once.prefix(mostListed))) + (once.count > mostListed ? ", …" : "")
  }
}
