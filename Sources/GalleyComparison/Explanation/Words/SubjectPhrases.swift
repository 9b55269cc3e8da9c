internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// The number of elements in a collection, for changes that all of them share.
struct CollectionCount: Hashable {
  var seenItems = 0
  /// Out of sight too.
  var items = 0
  var sections = 1
}

/// The phrases for the subjects of changes.
struct SubjectPhrases {
  private let counts: [String: CollectionCount]

  init(_ counts: [String: CollectionCount] = [:]) { self.counts = counts }

  /// The most things that are named one by one.
  static let mostNamed = 3

  /// Several subjects in few words: a few by their names, more by their number.
  ///
  /// - `areCounted`: Whether it is said of all that they are all.
  /// - `areHinted`: Whether what items without ids show is told with them.
  func subjects(
    _ subjects: [Subject], areCounted: Bool = true, areHinted: Bool = false
  ) -> String {
    guard let first = subjects.first else { return "nothing" }
    let inner = first.name.inner?.words ?? ""
    return (inner.isEmpty ? "" : inner + " of ")
      + wholes(subjects, areCounted: areCounted, areHinted: areHinted)
  }

  /// A text by which something is known, in brackets and with a space before them.
  static func hint(_ text: String?) -> String { text.map { " (\"\($0)\")" } ?? "" }

  /// Whether the collection of the subjects has more than one section.
  func hasSections(_ subjects: [Subject]) -> Bool {
    subjects.first?.name.collection.flatMap { counts[$0] }.map { $0.sections > 1 } ?? false
  }

  private func wholes(_ subjects: [Subject], areCounted: Bool, areHinted: Bool) -> String {
    func hint(_ subject: Subject) -> String { areHinted ? Self.hint(subject.text) : "" }
    guard subjects.count > 1, let first = subjects.first else {
      return subjects.first.map { $0.name.outer.words + hint($0) } ?? ""
    }
    guard let collection = first.name.collection else {
      guard subjects.count > Self.mostNamed else {
        return ValuePhrases.list(subjects.map(\.name.outer.words))
      }
      return "\(subjects.count) layers"
    }
    let areItems = subjects.allSatisfy(\.name.isItem)
    if areCounted, areItems, let count = counts[collection], subjects.count == count.seenItems {
      let isAll = count.seenItems == count.items
      let all = subjects.count == 2 ? "both" : "all \(subjects.count)"
      return "\(all) items of '\(collection)'" + (isAll ? "" : " in sight")
    }
    if areItems, subjects.count <= Self.mostNamed {
      let names = subjects.map { $0.name.outer.shortWords + hint($0) }
      return "items \(ValuePhrases.list(names)) of '\(collection)'"
    }
    return "\(subjects.count) \(Self.noun(of: subjects)) of '\(collection)'"
  }

  /// `items`, `headers`, or `elements` where they are of several kinds.
  private static func noun(of subjects: [Subject]) -> String {
    if subjects.allSatisfy(\.name.isItem) { return "items" }
    let kinds = Set(subjects.map(\.name.outer.viewKind))
    guard kinds.count == 1, case let kind?? = kinds.first else { return "elements" }
    return kind.hasSuffix("s") ? "elements" : kind + "s"
  }
}

extension Subject.Name {
  var words: String {
    (inner.map { $0.words.isEmpty ? "" : $0.words + " of " } ?? "") + outer.words
  }

  /// The name that results have for the subject, apart from what it is in.
  var shortID: String {
    if let inner { return inner.part.shortDescription }
    switch outer {
    case .screen: return "screen"
    case .collection(let name): return name
    case .section(let number, _): return "section-\(number)"
    case .element(let name, _): return name.description
    case .layer(let part, _): return part.shortDescription
    }
  }

  /// The kind of layer that is meant; nil for others.
  var layerKind: String? {
    if let inner { return inner.kind }
    if case .layer(_, let kind) = outer { return kind }
    return nil
  }
}

extension Subject.Name.Outer {
  /// Such as `item 7 of 'shelf'`, `text 'title'` or `the background`.
  var words: String {
    switch self {
    case .screen: return "the screen"
    case .collection(let name): return "'\(name)'"
    case .section(let number, let collection): return "section \(number) of '\(collection)'"
    case .element(let name, let collection):
      let kind = name.item == nil ? "" : "item "
      return (name.isLeaving ? "leaving " : "") + kind + shortWords + " of '\(collection)'"
    case .layer(let part, let kind):
      if case .background? = part.steps.last { return "the background" }
      guard let id = part.layer?.id else {
        if case .collection(let name)? = part.steps.last { return "collection '\(name)'" }
        return part.shortDescription
      }
      return "\(kind.split(separator: "-").joined(separator: " ")) '\(id)'"
    }
  }

  /// The words apart from what the thing is and what it is in: `'cover'` or `7`.
  var shortWords: String {
    switch self {
    case .element(let name, _):
      switch name.subject {
      case .item(.loaded(let number)): return "\(number)"
      case .item(let id): return "'\(id)'"
      case .view: return name.subject.description
      }
    case .layer(let part, _): return "'\(part.shortDescription)'"
    case .screen, .collection, .section: return words
    }
  }

  /// `header` and the like; nil for an item.
  fileprivate var viewKind: String? {
    guard case .element(let name, _) = self, case .view(let element) = name.subject else {
      return nil
    }
    return element.kind ?? element.category.rawValue
  }
}

extension Subject.InnerName {
  /// `'cover'`, `the text` or `the second text`; nothing for a layer that fills the element and has
  /// no name.
  var words: String {
    guard let name = part.layer else { return part.shortDescription }
    if let id = name.id { return "'\(id)'" }
    if isWhole, name.number == 1 { return "" }
    let count = name.number == 1 ? "" : ValuePhrases.ordinal(name.number) + " "
    return "the \(count)\(kind.split(separator: "-").joined(separator: " "))"
  }
}
