import GalleyGeometry
import GalleyGraphics
import GalleyRecords
import GalleyScenes

extension DrawingMeasures {
  /// The heights of labels, with the heights of the system font's lines: in a stack, as labels are
  /// that constraints lay out.
  mutating func noteLabels() throws {
    let stage = try RecordingStage()
    let id = "font metrics (system font)"
    for size in [11, 13, 15, 17, 20, 22, 28, 34] {
      let line = Double(size) * (1950 + 494) / 2048
      let height = try stage.labelHeight(lines: 1, of: line, scale: 2)
      note(id, "label_height_by_size.\(size)", height, within: 0)
    }
    let styles = [
      ("body", 24.287109375, 1.712890625), ("callout", 23.09375, 1.90625),
      ("caption1", 17.3203125, 1.6796875), ("caption2", 16.126953125, -0.126953125),
    ]
    for (style, line, leading) in styles {
      let one = try stage.labelHeight(lines: 1, of: line, scale: 2)
      note(id, "text_styles_here_at_L.\(style).label", one, within: 0)
      let two = try stage.labelHeight(lines: 2, of: line, leading: leading, scale: 2)
      note(id, "text_styles_here_at_L.\(style).two_lines", two, within: 0)
    }
    let block = try stage.labelHeight(lines: 3, of: 15.514, scale: 3)
    // Written down to a thousandth.
    note("snap.layout", "labelMultiline.example.3x15.514", block, within: 0.001)
  }
}

extension RecordingStage {
  /// How high a label in a stack is of lines so high.
  fileprivate func labelHeight(
    lines: Int, of height: Double, leading: Double = 0, scale: Int
  ) throws -> Double {
    let drawing = try drawing(
      """
      - stack: vertical
        align: leading
        at: { leading: 0, top: 0, width: 100 }
        layers: [{ text: Label, id: label }]
      """,
      screen: "size: [200, 200], scale: \(scale)",
      resources: LabelResources(lines: lines, height: height, leading: leading))
    let layer = drawing.record().layers?.first { $0.id == "label" }
    guard let layer else { throw NothingDrawn() }
    return layer.frame.height
  }
}

/// Text of so many lines, each so high.
private final class LabelResources: DrawingResources {
  private let lines: Int
  private let height: Double
  private let leading: Double

  init(lines: Int, height: Double, leading: Double) {
    self.lines = lines
    self.height = height
    self.leading = leading
  }

  func image(in file: AssetFile) throws(ResourceError) -> ImageReference {
    throw ResourceError("no images")
  }

  func metrics(of block: TextBlock) throws(ResourceError) -> TextMetrics {
    let whole = Double(lines) * height + Double(lines - 1) * leading
    return TextMetrics(
      size: Size(width: 50, height: whole), lineCount: lines, firstBaseline: height * 0.8,
      lastBaseline: whole - height * 0.2, capHeight: height * 0.6)
  }

  func fontFamilies() -> [FontFamily] { [] }

  func addFont(in file: AssetFile) throws(ResourceError) -> [String] { [] }
}
