internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension Content {
  /// The metrics that sections have for themselves, under `section-` and their numbers.
  var recordedSections: [RecordedOption] {
    sections.enumerated().compactMap { number, section in
      let recordedOptions = [RecordedOption](SectionMetrics.options.written(of: section.metrics))
      return recordedOptions.isEmpty
        ? nil : RecordedOption("section-\(number)", .parts(recordedOptions))
    }
  }

  /// Returns the digest of the facts that an item has for its layout; nil for one that has none,
  /// and for other elements.
  func arrangementDigest(of element: LayoutElement) -> SourceDigest? {
    let path = element.indexPath
    guard element.category == .cell, let section = sections[safe: path.section] else { return nil }
    var words: [String] = []
    if let size = section.sizes?[safe: path.item] ?? nil {
      words.append("\(size.width.shortest)x\(size.height.shortest)")
    }
    if let measure = section.measures?[safe: path.item] { words.append(measure.shortest) }
    if let span = section.spans?[safe: path.item] ?? nil {
      words.append("\(span.columns):\(span.rows)")
    }
    let facts = (section.facts?[safe: path.item] ?? nil) ?? [:]
    words += facts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.shortest)" }
    return words.isEmpty ? nil : SourceDigest(of: words.joined(separator: " ").utf8)
  }
}
