internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyRendering

/// What the layout records of two pictures say, beside their pixels.
struct LayoutFindings {
  /// What changed; nil where one of the pictures carries no record that can be read.
  private(set) var explanation: LayoutExplanation?
  /// What differing pixels lie in, where the layouts do not explain them.
  private(set) var attributions: [ClusterAttribution] = []
  /// What keeps the layouts from being compared, in sentences.
  private(set) var notes: [String] = []

  /// - Parameter width: of the actual picture, in pixels.
  init(
    _ expected: PictureSource, _ actual: PictureSource, isSameFile: Bool, report: DiffReport,
    width: Int
  ) {
    let text = text(of: expected)
    let texts = [text, isSameFile ? text : self.text(of: actual)]
    if let text = texts[0], text == texts[1] {
      explanation = LayoutExplanation(changes: [])
      if report.isSame { return }
    }
    let records = zip([expected, actual], texts).map { source, text in
      text.flatMap { record($0, of: source) }
    }
    explanation = nil
    if let old = records[0], let new = records[1] {
      explanation = LayoutExplanation(from: old, to: new)
    }
    guard explanation?.changes.isEmpty ?? true, let record = records[1] ?? records[0],
      record.size.width > 0
    else { return }
    attributions = ClusterAttribution.attributions(
      of: report.clusters, to: record, pixelsPerPoint: Double(width) / record.size.width)
  }

  private mutating func text(of source: PictureSource) -> String? {
    do throws(RenderingError) {
      return source.isSVG
        ? try SVGMetadata.layoutRecord(in: source.bytes)
        : try PNGMetadata.layoutRecord(in: source.bytes)
    } catch {
      note(source, error.description)
      return nil
    }
  }

  private mutating func record(_ text: String, of source: PictureSource) -> ScreenRecord? {
    do throws(RecordError) {
      return try ScreenRecord(json: Array(text.utf8))
    } catch {
      note(source, error.description)
      return nil
    }
  }

  private mutating func note(_ source: PictureSource, _ reason: String) {
    notes.append(
      "the layout record of '\(source.name)' cannot be read, so layouts are not compared: \(reason)"
    )
  }
}
