internal import GalleyRecords

/// The sentence for an option that changed.
struct OptionSentence {
  private let key: [String]
  private let old: RecordedOption.Value?
  private let new: RecordedOption.Value?
  private let outer: Subject.Name.Outer?
  private let who: String

  init(_ key: [String], _ change: Change, of subjects: [Subject], _ words: SubjectPhrases) {
    self.key = key
    outer = subjects.first?.name.outer
    who = words.subjects(subjects)
    if case .optionChanged(_, let old, let new) = change {
      (self.old, self.new) = (old, new)
    } else {
      (old, new) = (nil, nil)
    }
  }

  var text: String {
    if let selection { return selection }
    let (before, after) = words
    if key == ["direction"], outer == .screen {
      return "the direction turned from \(direction(before)) to \(direction(after))"
    }
    return "\(subject) went from \(before) to \(after)"
  }

  private var words: (before: String, after: String) {
    guard let old, let new else {
      return (old?.words() ?? "what it is by itself", new?.words() ?? "what it is by itself")
    }
    return ValuePhrases.apart(old, new) { $0.words(places: $1) }
  }

  private func direction(_ word: String) -> String {
    word == "rtl" ? "right to left" : "left to right"
  }

  private static let edges: Set = ["top", "leading", "bottom", "trailing", "left", "right"]

  /// `line spacing of 'photos'`, `the device`, `top and bottom insets of 'tasks'`.
  private var subject: String {
    if key.first == "palette" { return "the palette's \(paletteColors)" }
    let option = (key.first ?? "").split(separator: "-").joined(separator: " ")
    let parts = key.dropFirst()
    if key.first == "section-offset" {
      return
        "offset of section\(parts.count == 1 ? "" : "s") \(ValuePhrases.list(Array(parts))) of \(who)"
    }
    var name = option == "item" && parts.isEmpty ? "item size" : option
    if !parts.isEmpty {
      let list = ValuePhrases.list(Array(parts))
      let areEdges = parts.allSatisfy { Self.edges.contains($0) }
      let isOne = parts.count == 1 && option.hasSuffix("s")
      name =
        areEdges ? "\(list) \(isOne ? String(option.dropLast()) : option)" : "\(option) \(list)"
    }
    return outer == .screen ? "the \(name)" : "\(name) of \(who)"
  }

  private var paletteColors: String {
    let names = key.dropFirst().map { "'\($0)'" }
    return names.isEmpty ? "colors" : ValuePhrases.list(names)
  }

  /// Which items are selected now and were not, or the other way round.
  private var selection: String? {
    guard key == ["selection"], case .collection(let name)? = outer else { return nil }
    func items(_ value: RecordedOption.Value?) -> [String] {
      if case .texts(let texts)? = value { texts } else { [] }
    }
    let (before, after) = (items(old), items(new))
    let more = after.filter { !before.contains($0) }
    let less = before.filter { !after.contains($0) }
    func phrase(_ items: [String], _ verb: String) -> String? {
      guard !items.isEmpty else { return nil }
      let names = ValuePhrases.list(items.map { $0.allSatisfy(\.isNumber) ? $0 : "'\($0)'" })
      let isOne = items.count == 1
      return "item\(isOne ? "" : "s") \(names) of '\(name)' \(isOne ? "is" : "are") \(verb)"
    }
    return [phrase(more, "selected now"), phrase(less, "no longer selected")].compactMap(\.self)
      .joined(separator: "; ")
  }
}
