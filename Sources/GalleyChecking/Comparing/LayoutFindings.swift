internal import GalleyComparison
internal import GalleyGeometry
internal import GalleyRecords
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
    let oldText = text(of: expected)
    let newText = isSameFile ? oldText : text(of: actual)
    if let oldText, let newText, report.isSame, oldText.utf8.elementsEqual(newText.utf8) {
      explanation = LayoutExplanation(changes: [])
      return
    }
    let old = oldText.flatMap { record($0, of: expected) }
    let new = newText.flatMap { record($0, of: actual) }
    if let old, let new { explanation = LayoutExplanation(from: old, to: new) }
    guard explanation?.changes.allSatisfy({ $0.gate == .names }) ?? true, let record = new ?? old,
      record.pictureSize.width > 0
    else { return }
    attributions = ClusterAttribution.attributions(
      of: report.clusters, to: record, pixelsPerPoint: Double(width) / record.pictureSize.width)
  }

  private mutating func text(of source: PictureSource) -> String? {
    do throws(RenderingError) {
      return try source.recordText()
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

extension PictureSource {
  /// The layout that the file carries; nil where it carries none that can be read.
  var shownRecord: ScreenRecord? {
    (try? recordText()).flatMap { try? ScreenRecord(json: Array($0.utf8)) }
  }

  /// The layout record as JSON; nil where the file carries none.
  fileprivate func recordText() throws(RenderingError) -> String? {
    if isSVG { return try SVGMetadata.layoutRecord(in: bytes) }
    return isPNG ? try PNGMetadata.layoutRecord(in: bytes) : nil
  }
}
