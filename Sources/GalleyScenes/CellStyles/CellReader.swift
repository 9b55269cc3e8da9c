internal import GalleyNotation

/// Reads what a cell, a header, a footer or a decoration view is made of: a style with its options,
/// or layers.
struct CellReader {
  let styles: CellStyleCatalog
  var layers: LayerReader

  /// - `key`: Under which it stands, for messages.
  func layers(_ value: OptionValue, named key: String, issues: IssueLog) -> [Layer] {
    if case .text(let name) = value.kind, styles[name] != nil {
      issues.error(
        "a style is a map of its options; write '{ style: \(name) }'", at: value.location)
      return []
    }
    guard let name = value["style"] else {
      return layers.layers(value, named: key, issues: issues)
    }
    let options = OptionReader(value, issues: issues)
    guard let kind = options.text("style"), let style = styles[kind] else {
      issues.error(
        Suggestion.unknown("style", name.shownText, among: styles.kinds),
        at: name.location)
      return []
    }
    defer { options.reportUnknownKeys() }
    options.context = layers.palette
    let made = style.init(options: options).layers(for: options, reading: layers)
    if made.isEmpty { options.cutShort() }
    return made.map { $0.styled(by: value) }
  }
}
