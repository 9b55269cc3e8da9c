package import GalleyGeometry
package import GalleyGraphics
internal import GalleyRecords

/// A content that stands for something that was counted or measured, which records have beside what
/// is drawn: the bar of a day with the steps of it.
package struct DatumLayer: LayerContent, OptionRecording {
  /// What it is called where it has no other name, such as `bar`.
  package let kind: String
  private let facts: [(key: String, value: String)]
  private let content: any LayerContent

  /// - `facts`: What it stands for, as people read it.
  package init(_ content: any LayerContent, kind: String, facts: [(key: String, value: String)]) {
    self.content = content
    self.kind = kind
    self.facts = facts
  }

  package var children: [Layer] { content.children }

  package func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    content.commands(in: frame, context: context)
  }

  package func outline(in frame: Rect, context: LayerContext) -> Shape? {
    content.outline(in: frame, context: context)
  }

  var recordedOptions: [RecordedOption] { facts.map { RecordedOption($0.key, .text($0.value)) } }
}
