internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension [Told] {
  /// What a collection view was told: the options of its layout and of what a finger means, its
  /// content inset, its page, how far sections are scrolled by themselves, and its selection.
  init(of view: CollectionView) {
    self = Self.options(of: view.layout)
    if view.environment.contentInset != .zero, self["content-inset"] == nil,
      let insets = Told.Value(reflecting: view.environment.contentInset)
    {
      append(Told("content-inset", insets))
    }
    let interaction = type(of: view.interaction)
    append(Told("interaction", .text(interaction.kind)))
    if view.pageCount != nil, let page = view.nearestPage(at: .zero) {
      append(Told("page", .number(Double(page))))
    }
    let scrolled = view.content.sections.indices.compactMap { section in
      view.scrolledOffset(ofSection: section).map { Told("\(section)", .number($0)) }
    }
    if !scrolled.isEmpty { append(Told("section-offset", .parts(scrolled))) }
    let selection = view.selectedIDs.sorted().map(\.description)
    if !selection.isEmpty { append(Told("selection", .texts(selection))) }
  }

  /// The options of a layout; of one that is made of layouts those of the first, and of each other
  /// one all that it was told, under its section.
  private static func options(of layout: any CollectionLayout) -> [Told] {
    guard let whole = layout as? SectionsLayout else {
      return options(type(of: layout).options, of: layout)
    }
    var told = options(of: whole.base)
    if whole.spacing != 0 { told.append(Told("section-spacing", .number(whole.spacing))) }
    for (section, layout) in whole.layouts.sorted(by: { $0.key < $1.key }) {
      var parts = [Told("layout", .text(type(of: layout).kind))] + options(of: layout)
      if let height = whole.heights[section].flatMap({ Told.Value(reflecting: $0) }) {
        parts.append(Told("height", height))
      }
      told.append(Told("section-\(section)", .parts(parts)))
    }
    return told
  }

  /// The options of a layout by their keys, with the values of the properties that are called alike;
  /// an option without such a property is not told.
  private static func options(
    _ descriptions: [OptionDescription], of layout: any CollectionLayout
  ) -> [Told] {
    let reflected: Any = (layout as? any ReflectingLayout)?.reflection ?? layout
    var properties = Mirror(reflecting: reflected).children.compactMap { child in
      child.label.map { (words: $0.optionWords, value: child.value) }
    }
    let keys = descriptions.flatMap { $0.key.split(separator: ",") }.map {
      String($0.drop { $0 == " " })
    }
    var told: [String: Told.Value] = [:]
    // A property of just the key's words first, then the only one that has more words.
    for isExact in [true, false] {
      for key in keys where told[key] == nil {
        let words = key.optionWords
        let found = properties.indices.filter {
          isExact ? properties[$0].words == words : properties[$0].words.isSuperset(of: words)
        }
        guard found.count == 1 else { continue }
        told[key] = Told.Value(reflecting: properties.remove(at: found[0]).value)
      }
    }
    for key in keys where told[key] == nil { told[key] = bound(key, of: reflected) }
    return keys.compactMap { key in told[key].map { Told(key, $0) } }
  }
}

extension [Told] {
  /// The bound that a key such as `min-row-height` gives an extent.
  private static func bound(_ key: String, of reflected: Any) -> Told.Value? {
    guard key.hasPrefix("min-") || key.hasPrefix("max-") else { return nil }
    let words = String(key.dropFirst(4)).optionWords
    let extent = Mirror(reflecting: reflected).children.lazy
      .filter { $0.label?.optionWords == words }.compactMap { $0.value as? Extent }.first
    return (key.hasPrefix("min-") ? extent?.minimum : extent?.maximum).flatMap {
      Told.Value(reflecting: $0)
    }
  }
}

extension String {
  /// The words of `line-spacing` and of `lineSpacing`, without the s of a plural.
  fileprivate var optionWords: Set<String> {
    var words = [""]
    for character in self {
      if character == "-" || character.isUppercase { words.append("") }
      if character != "-" { words[words.count - 1] += character.lowercased() }
    }
    return Set(
      words.map { $0.hasSuffix("s") && $0.count > 2 ? String($0.dropLast()) : $0 }
        .filter { !$0.isEmpty })
  }
}

extension Told.Value {
  /// The value of a property; nil for one that is not given, and for one of a type that has no
  /// words.
  package init?(reflecting value: Any) {
    switch value {
    case let flag as Bool: self = .flag(flag)
    case let number as Int: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let text as String: self = .text(text)
    case let length as Length: self.init(length)
    case let extent as Extent: self = extent.length.map(Self.init) ?? .text("fit")
    case let insets as EdgeInsets:
      self = .parts([
        Told("top", .number(insets.top)), Told("leading", .number(insets.leading)),
        Told("bottom", .number(insets.bottom)), Told("trailing", .number(insets.trailing)),
      ])
    case let size as ItemSize: self.init(size)
    case let columns as ColumnCount: self.init(columns)
    case let tracks as TrackLengths: self.init(tracks)
    // Protocols come last: for each type, one that it has not takes a look at all that the program has.
    case let choice as any RawRepresentable<String>: self = .text(choice.rawValue)
    case let number as any BinaryInteger: self = .number(Double(number))
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional, let inner = mirror.children.first else { return nil }
      self.init(reflecting: inner.value)
    }
  }

  private init(_ length: Length) {
    let share = "\((length.share * 100).shortest)%"
    switch (length.share, length.points) {
    case (0, let points): self = .number(points)
    case (_, 0): self = .text(share)
    case (_, let points):
      self = .text("\(share) \(points < 0 ? "-" : "+") \(abs(points).shortest)")
    }
  }

  private init(_ tracks: TrackLengths) {
    let lengths = tracks.lengths.map(Self.init)
    self = lengths.count == 1 ? lengths[0] : .texts(lengths.map(\.words))
  }

  /// A number or a text as one of several.
  private var words: String {
    switch self {
    case .number(let number): number.shortest
    case .text(let text): text
    default: ""
    }
  }

  private init(_ columns: ColumnCount) {
    switch columns {
    case .fixed(let count): self = .number(Double(count))
    case .classes(let compact, let regular):
      self = .parts([
        Told("compact", .number(Double(compact))), Told("regular", .number(Double(regular))),
      ])
    case .leastWidth(let width): self = .parts([Told("min-width", .number(width))])
    }
  }

  private init(_ size: ItemSize) {
    var parts: [Told] = []
    for (name, extent) in [("width", size.width), ("height", size.height)] {
      guard let extent else { continue }
      parts.append(Told(name, extent.length.map(Self.init) ?? .text("fit")))
      if let minimum = extent.minimum { parts.append(Told("min-\(name)", Self(minimum))) }
      if let maximum = extent.maximum { parts.append(Told("max-\(name)", Self(maximum))) }
    }
    if let aspect = size.aspect { parts.append(Told("aspect", .number(aspect))) }
    self = .parts(parts)
  }
}
