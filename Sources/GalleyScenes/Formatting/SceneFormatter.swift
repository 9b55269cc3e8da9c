internal import GalleyNotation

/// Writes the text of a scene in one style: what it says, the order and the comments stay.
package enum SceneFormatter {
  /// Returns the text of a file in Galley's style.
  ///
  /// Throws `SceneError` where the bytes are no YAML.
  package static func formatted(_ bytes: [UInt8], path: String) throws(SceneError) -> String {
    let files = SourceFiles(folder: AssetFolder(scenePath: path, allowsOutside: true))
    let issues = IssueLog()
    let start = SourceLocation(file: path, line: 1, column: 1)
    guard let text = files.text(of: bytes, path: path, namedAt: start, issues: issues) else {
      throw files.texts.error(issues)
    }
    return try formatted(text, path: path)
  }

  /// Whether bytes are those of a scene or of what scenes include, be it right or wrong, and not
  /// another program's YAML.
  package static func isOfGalley(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    var yaml = YAMLReader(file: "", issues: IssueLog())
    if let value = yaml.read(text) { return value["galley"] != nil }
    return text.sourceLines.contains { $0.hasPrefix("galley:") }
  }

  /// Returns the text in Galley's style; one that has it already comes back as it is.
  ///
  /// - `path`: The file that messages name.
  ///
  /// Throws `SceneError` where the text is no YAML.
  package static func formatted(_ text: String, path: String) throws(SceneError) -> String {
    let issues = IssueLog()
    let mark: Unicode.Scalar = "\u{FEFF}"
    let text =
      text.unicodeScalars.first == mark
      ? String(String.UnicodeScalarView(text.unicodeScalars.dropFirst())) : text
    var texts = SourceTexts()
    texts.add(text, path: path)
    do throws(YAMLError) {
      // Escapes of halves of an emoji are no YAML to libyaml, and stay as they are.
      let masked = SurrogatePairs.masked(in: text)
      let events = try YAMLParser.events(of: masked)
      let layout = FormattedText(text, tokens: try YAMLParser.tokens(of: masked))
      let formatted = layout.text
      let result = try? YAMLParser.events(of: SurrogatePairs.masked(in: formatted))
      if result == events { return formatted }
      issues.error(
        "this YAML cannot be formatted without a change of what it says, so it stays as it is; write it more simply",
        at: SourceLocation(file: path, line: 1, column: 1))
    } catch {
      YAMLReader(file: path, issues: issues).report(error, in: text)
    }
    throw texts.error(issues)
  }
}

/// What a step through a YAML text says, wherever it stands.
private enum SaidEvent: Equatable {
  case alias(String)
  case scalar(String, isPlain: Bool, YAMLEvent.Properties)
  case sequence(YAMLEvent.Properties)
  case mapping(YAMLEvent.Properties)
  case start, end, endOfText

  init(_ event: YAMLEvent) {
    switch event.kind {
    case .alias(let name): self = .alias(name)
    case .scalar(let scalar, let properties):
      self = .scalar(scalar.text, isPlain: scalar.style == .plain, properties)
    case .sequence(let properties): self = .sequence(properties)
    case .mapping(let properties): self = .mapping(properties)
    case .start: self = .start
    case .end: self = .end
    case .endOfText: self = .endOfText
    }
  }

  static func == (one: SaidEvent, other: SaidEvent) -> Bool {
    switch (one, other) {
    case (.alias(let one), .alias(let other)): one.isSame(as: other)
    case (.scalar(let one, let isPlain, let its), .scalar(let other, let otherIsPlain, let others)):
      one.isSame(as: other) && isPlain == otherIsPlain && its == others
    case (.sequence(let one), .sequence(let other)), (.mapping(let one), .mapping(let other)):
      one == other
    case (.start, .start), (.end, .end), (.endOfText, .endOfText): true
    default: false
    }
  }
}

extension String {
  /// Whether both have the same scalars; letters that only look the same are others.
  fileprivate func isSame(as other: String) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}

extension YAMLParser {
  /// All that a text says.
  fileprivate static func events(of text: String) throws(YAMLError) -> [SaidEvent] {
    var parser = try YAMLParser(text)
    var events: [SaidEvent] = []
    while events.last != .endOfText { events.append(SaidEvent(try parser.next())) }
    return events
  }
}
