internal import GalleyGeometry
internal import GalleyNotation

extension GroupDimension {
  /// A dimension as a scene writes it: `120`, `50%`, `1/3`, `40% of width`, `50% - 6`, `fit` or
  /// `uniform`; what is none is reported.
  init?(_ value: OptionValue, named name: String, along axis: Axis, issues: IssueLog) {
    switch value.kind {
    case .number:
      let points = OptionReader.number(value, named: name, in: 0...100_000, issues: issues)
      guard let points else { return nil }
      self = .points(points)
    case .text(let text):
      guard let dimension = GroupDimension(text, along: axis) else { fallthrough }
      self = dimension
    default:
      OptionReader.wrong(
        value, named: name,
        expected:
          "points, a share such as 50%, 1/3 or '40% of \(axis.crossed.dimension)', fit or uniform",
        cure: value.numberCure, issues: issues)
      return nil
    }
  }

  /// Nil where the text is none.
  init?(_ text: String, along axis: Axis) {
    switch text {
    case "fit": self = .fit
    case "uniform": self = .uniform
    default:
      let words = text.split(separator: " of ", omittingEmptySubsequences: false)
      guard words.count <= 2, let length = Length(share: String(words[0])) else { return nil }
      let basis = words.count == 2 ? String(words[1]) : axis.dimension
      switch basis {
      case "width": self = .width(length)
      case "height": self = .height(length)
      default: return nil
      }
    }
  }
}

extension Length {
  /// `50%` or `1/3`, with points more or less behind it: `50% - 6`.
  fileprivate init?(share text: String) {
    let text = text.filter { $0 != " " }
    let operation = text.dropFirst().lastIndex { "+-".contains($0) }
    let head = operation.map { text[..<$0] } ?? text[...]
    guard let share = Self.share(head), abs(share) <= 100 else { return nil }
    self.init(share: share)
    guard let operation else { return }
    guard let distance = Double(text[text.index(after: operation)...]),
      (0...100_000).contains(distance)
    else { return nil }
    points = text[operation] == "-" ? -distance : distance
  }

  private static func share(_ text: Substring) -> Double? {
    if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 } }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let part = parts[0], let whole = parts[1], whole > 0 else { return nil }
    return part / whole
  }
}

extension OptionType where Value == GroupDimension {
  /// A dimension of a part.
  ///
  /// - `axis`: Along which it is one.
  static func dimension(along axis: Axis) -> OptionType {
    OptionType(
      .either([.length(0...100_000), .choice(["fit", "uniform"]), .text]),
      values: "points, 50%, 1/3, '40% of \(axis.crossed.dimension)', fit or uniform",
      read: { options, key in
        options.rawValue(for: key).flatMap {
          GroupDimension($0, named: key, along: axis, issues: options.issues)
        }
      }, write: { $0.written })
  }
}

extension OptionType where Value == GroupSpacing {
  /// Points, `at least 8`, or `flexible`.
  static var spacing: OptionType {
    OptionType(
      .either([.number(0...100_000), .choice(["flexible"]), .text]),
      values: "points, 'at least 8' or flexible", read: { $0.groupSpacing($1) },
      write: { $0.isFlexible ? .string($0.text) : .number($0.minimum) })
  }
}

extension OptionType where Value == GroupEdgeSpacing {
  /// One spacing for all edges, or a map by the names of edges.
  static var edgeSpacing: OptionType {
    let spacing = OptionType<GroupSpacing>.spacing
    let names = ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"]
    return OptionType(
      .either([
        spacing.kind, .options(names.map { OptionDeclaration($0, spacing.kind, "") }),
      ]), values: "points, 'at least 8', flexible, or a map",
      read: { $0.groupEdgeSpacing($1) })
  }
}

extension OptionReader {
  /// Points, `at least 8`, or `flexible`.
  func groupSpacing(_ key: String) -> GroupSpacing? {
    guard let value = rawValue(for: key) else { return nil }
    let range = 0.0...100_000.0
    if case .number = value.kind {
      return Self.number(value, named: key, in: range, issues: issues).map(GroupSpacing.fixed)
    }
    if case .text("flexible") = value.kind { return .flexible() }
    if case .text(let text) = value.kind, text.hasPrefix("at least "),
      let points = Double(text.dropFirst("at least ".count)), range.contains(points)
    {
      return .flexible(points)
    }
    Self.wrong(
      value, named: key, expected: "points, 'at least 8' or flexible", cure: value.numberCure,
      issues: issues)
    return nil
  }

  /// One spacing for all edges, or a map by the names of edges.
  func groupEdgeSpacing(_ key: String) -> GroupEdgeSpacing? {
    guard let value = rawValue(for: key) else { return nil }
    guard case .map = value.kind else {
      return groupSpacing(key).map {
        GroupEdgeSpacing(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
    }
    let edges = OptionReader(value, issues: issues)
    let all = edges.groupSpacing("all") ?? .zero
    let horizontal = edges.groupSpacing("horizontal") ?? all
    let vertical = edges.groupSpacing("vertical") ?? all
    let spacing = GroupEdgeSpacing(
      top: edges.groupSpacing("top") ?? vertical,
      leading: edges.groupSpacing("leading") ?? horizontal,
      bottom: edges.groupSpacing("bottom") ?? vertical,
      trailing: edges.groupSpacing("trailing") ?? horizontal)
    edges.reportUnknownKeys()
    return spacing
  }
}

extension GroupItem.Parts {
  /// The parts as a scene would have them, where this is the key for that.
  func written(_ key: String) -> JSONValue? {
    guard let text, text.key == key else { return nil }
    return .string(text.value)
  }

  fileprivate var text: (key: String, value: String)? {
    switch self {
    case .item: nil
    case .line(let axis, let parts):
      (axis.rawValue, "[" + parts.map(\.text).joined(separator: ", ") + "]")
    case .frames(let frames):
      ("custom", "[" + frames.map(\.text).joined(separator: ", ") + "]")
    }
  }
}

extension GroupFrame {
  fileprivate var text: String {
    "[" + [x, y, width, height].map(\.text).joined(separator: ", ") + "]"
  }
}

extension GroupItem {
  fileprivate var text: String {
    var keys: [String] = []
    if let parts = parts.text { keys.append("\(parts.key): \(parts.value)") }
    if let width { keys.append("width: \(width.text)") }
    if let height { keys.append("height: \(height.text)") }
    if let count { keys.append("count: \(count)") }
    if parts != .item, spacing != .zero { keys.append("spacing: \(spacing.text)") }
    return keys.isEmpty ? "{}" : "{ " + keys.joined(separator: ", ") + " }"
  }
}

extension GroupDimension {
  /// Points as a number, what else there is as a text.
  fileprivate var written: JSONValue {
    if case .points(let points) = self { .number(points) } else { .string(text) }
  }

  fileprivate var text: String {
    switch self {
    case .points(let points): points.shortest
    case .width(let length), .height(let length): length.text
    case .fit: "fit"
    case .uniform: "uniform"
    }
  }
}

extension GroupSpacing {
  fileprivate var text: String {
    guard isFlexible else { return minimum.shortest }
    return minimum == 0 ? "flexible" : "at least \(minimum.shortest)"
  }
}
