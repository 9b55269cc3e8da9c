import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import GalleyRecords
import Testing

/// What is said where the screen or a layer was told something else.
@Suite struct OptionCauseTests {
  private static let leaf = Color(hex: 0x2F7D55)
  private static let sea = Color(hex: 0x2B6CA3)

  /// A screen with layers over each other.
  private func record(
    _ looks: [Look.Matter], palette: [RecordedOption]? = nil, theme: String = "light",
    layer: [RecordedOption] = []
  ) -> ScreenRecord {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let layers = looks.enumerated().map { number, matter in
      ScreenRecord.Layer(
        name: PartName([.layer(LayerName(id: "l\(number)", kind: "shape"))]), kind: "shape",
        frame: frame, look: Look([Look.Part(matter)]), recordedOptions: layer)
    }
    let recordedOptions =
      [RecordedOption("theme", .text(theme))]
      + (palette.map { [RecordedOption("palette", .parts($0))] } ?? [])
    return ScreenRecord(
      title: "Told", state: "first", size: frame.size, scale: 1, recordedOptions: recordedOptions,
      layers: layers,
      collections: [])
  }

  private func boxes(_ colors: Color...) -> [Look.Matter] {
    colors.map { .box(LookBox(fill: .solid($0))) }
  }

  private func changes(_ expected: ScreenRecord, _ actual: ScreenRecord) -> [ExplainedChange] {
    LayoutExplanation(from: expected, to: actual).changes
  }

  private func palette(_ leaf: Color, _ ink: Color = .black) -> [RecordedOption] {
    [RecordedOption("ink", .color(ink)), RecordedOption("leaf", .color(leaf))]
  }

  @Test func `a color of the palette is the cause of what is painted in it`() {
    let found = changes(
      record(boxes(Self.leaf, .white), palette: palette(Self.leaf)),
      record(boxes(Self.sea, .black), palette: palette(Self.sea)))
    #expect(
      found.map(\.sentence) == [
        "the palette's 'leaf' went from #2F7D55 to #2B6CA3",
        "fill of shape 'l1' went from #FFFFFF to #000000",
        "fill of shape 'l0' went from #2F7D55 to #2B6CA3",
      ])
    #expect(found.map(\.isConsequence) == [false, false, true])
    #expect(found.first?.explainsOthers == true)
  }

  @Test func `what is painted thinner in a color of the palette follows it`() {
    let (old, new) = (Self.leaf.withAlpha(0.2), Self.sea.withAlpha(0.2))
    let found = changes(
      record(boxes(old), palette: palette(Self.leaf)),
      record(boxes(new), palette: palette(Self.sea)))
    #expect(found.map(\.isConsequence) == [false, true])
    let thicker = changes(
      record(boxes(old), palette: palette(Self.leaf)),
      record(boxes(Self.sea), palette: palette(Self.sea)))
    #expect(thicker.map(\.isConsequence) == [false])
  }

  @Test func `a color of the palette that nothing shows is not told`() {
    let found = changes(
      record(boxes(Self.leaf), palette: palette(Self.leaf, .black)),
      record(boxes(Self.sea), palette: palette(Self.leaf, .white)))
    #expect(found.map(\.sentence) == ["fill of shape 'l0' went from #2F7D55 to #2B6CA3"])
    let older = changes(
      record(boxes(Self.leaf)), record(boxes(Self.sea), palette: palette(Self.sea)))
    #expect(older.map(\.sentence) == ["fill of shape 'l0' went from #2F7D55 to #2B6CA3"])
  }

  @Test func `a theme brings its palette`() {
    let found = changes(
      record(boxes(Self.leaf), palette: palette(Self.leaf)),
      record(boxes(Self.sea), palette: palette(Self.sea), theme: "dark"))
    #expect(
      found.map(\.sentence) == [
        "the theme went from light to dark", "fill of shape 'l0' went from #2F7D55 to #2B6CA3",
      ])
  }

  @Test func `the mode of an image is the cause of its place, and of nothing else`() {
    func image(_ frame: Rect?, _ mode: String, _ name: String = "a.svg") -> ScreenRecord {
      record(
        [.image(LookImage(name, size: Size(width: 40, height: 40), in: frame))],
        layer: [RecordedOption("mode", .text(mode))])
    }
    let middle = Rect(x: 30, y: 30, width: 40, height: 40)
    let found = changes(image(nil, "aspect-fill"), image(middle, "center"))
    #expect(
      found.map(\.sentence) == [
        "mode of shape 'l0' went from aspect-fill to center",
        "the picture of shape 'l0' went from 0, 0, 100 x 100 to 30, 30, 40 x 40 in it",
      ])
    #expect(found.map(\.isConsequence) == [false, true])
    // Two modes by which an image fills its frame, and another image.
    let other = changes(image(nil, "aspect-fill"), image(nil, "aspect-fit", "b.svg"))
    #expect(other.map(\.sentence) == ["file of shape 'l0' went from a.svg to b.svg"])
  }
}
