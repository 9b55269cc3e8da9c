internal import GalleyGeometry
internal import GalleyNotation

extension ScreenRecord {
  /// The record as JSON, an element to a line; the same record gives the same bytes.
  ///
  /// Every element has every key of its attributes, so that a reader needs no defaults.
  public var json: String {
    let style = RecordStyle(isComplete: true, looks: LookTable(of: self))
    var lines = [
      "\"title\": \(JSONValue.quoted(title))", "\"state\": \(JSONValue.quoted(state))",
      "\"size\": \(size.json.compact)", "\"scale\": \(JSONValue.number(scale).compact)",
    ]
    if origin != .zero { lines.append("\"origin\": \(origin.json.compact)") }
    if let sceneDigest { lines.append("\"sceneDigest\": \(JSONValue.quoted(sceneDigest))") }
    if let stateSource {
      lines.append("\"stateSource\": \(JSONValue.quoted(stateSource.description))")
    }
    if let recordedOptions { lines.append("\"told\": \(recordedOptions.json.compact)") }
    lines += style.looks.members.map { "\"\($0.key)\": \($0.value.compact)" }
    if let layers {
      lines.append(list("layers", style.json(of: layers).map { "    " + $0.compact }))
    }
    lines.append(list("collections", collections.map { $0.text(style, indent: "    ") }))
    return "{\n" + lines.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  private func list(_ key: String, _ values: [String]) -> String {
    guard !values.isEmpty else { return "\"\(key)\": []" }
    return "\"\(key)\": [\n" + values.joined(separator: ",\n") + "\n  ]"
  }
}

extension LayoutRecord {
  /// The record as JSON, an element to a line; the same record gives the same bytes.
  public var json: String {
    text(RecordStyle(isComplete: true, looks: LookTable()), indent: "") + "\n"
  }

  fileprivate func text(_ style: RecordStyle, indent: String) -> String {
    let inner = indent + "  "
    var lines = [indent + "{"]
    lines.append(inner + "\"collection\": \(JSONValue.quoted(collection)),")
    lines.append(inner + "\"layout\": \(JSONValue.quoted(layout)),")
    lines.append(inner + "\"contentSize\": \(contentSize.json.compact),")
    lines.append(inner + "\"contentOffset\": \(contentOffset.json.compact),")
    lines.append(inner + "\"size\": \(size.json.compact),")
    if let frame { lines.append(inner + "\"frame\": \(frame.json.compact),") }
    lines.append(inner + "\"mode\": \(JSONValue.optional(mode).compact),")
    if let itemCounts {
      let counts = JSONValue.array(itemCounts.map(JSONValue.integer))
      lines.append(inner + "\"itemCounts\": \(counts.compact),")
    }
    if let recordedOptions { lines.append(inner + "\"told\": \(recordedOptions.json.compact),") }
    if let recordedSections {
      lines.append(inner + "\"sections\": \(recordedSections.json.compact),")
    }
    lines.append(list("elements", elements.map(style.json), inner) + (offscreen == nil ? "" : ","))
    if let offscreen {
      lines.append(list("unseen", OffscreenRun.runs(of: offscreen).map(\.json), inner))
    }
    return (lines + [indent + "}"]).joined(separator: "\n")
  }

  /// A list with a value to a line.
  private func list(_ key: String, _ values: [JSONValue], _ indent: String) -> String {
    guard !values.isEmpty else { return indent + "\"\(key)\": []" }
    let written = values.map { indent + "  " + $0.compact }.joined(separator: ",\n")
    return indent + "\"\(key)\": [\n" + written + "\n" + indent + "]"
  }
}
