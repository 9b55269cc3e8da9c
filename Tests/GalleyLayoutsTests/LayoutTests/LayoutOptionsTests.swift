import GalleyGeometry
import GalleyLayouts
import GalleyNotation
import Testing

struct LayoutOptionsTests {
  @Test func `the catalog lists the layouts by kind`() {
    for kind in ["flow", "grid", "ring", "carousel", "springboard"] {
      #expect(LayoutCatalog.standard[kind]?.kind == kind)
    }
  }

  @Test func `a flow reads its options`() {
    let layout = FlowLayout(
      options: reader([
        ("scroll-direction", .text("horizontal")), ("item", .number(40)),
        ("shelf", .flag(true)), ("pin-headers", .flag(true)), ("compatibility", .text("uikit")),
      ]))
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.item == ItemSize(Size(width: 40, height: 40)))
    #expect(layout.shelfExtent == 10)
    #expect(layout.pinsHeaders)
    #expect(layout.compatibility == .uikit)
  }

  @Test(arguments: LayoutCatalog.standard.kinds)
  func `every key that a layout reads is described, and no other`(kind: String) throws {
    let type = try #require(LayoutCatalog.standard[kind])
    let options = reader([("no-such-key", .number(1))])
    _ = type.init(options: options)
    options.reportUnknownKeys()
    let message = try #require(options.issues.issues.first?.message)
    let keys = type.options.map(\.key).sorted().joined(separator: ", ")
    #expect(message.hasSuffix("expected one of \(keys)"), "\(message)")
  }

  @Test func `a wrong value is reported and reads as if it were missing`() {
    let options = reader([("columns", .number(0)), ("spacing", .text("wide"))])
    let layout = GridLayout(options: options)
    #expect(layout.columns == 3)
    #expect(
      options.issues.issues.map(\.message) == [
        "columns must be a whole number from 1 to 128, found '0'",
        "spacing must be a number, found 'wide'",
      ])
  }

  private func reader(_ entries: [(String, OptionValue.Kind)]) -> OptionReader {
    let place = SourceLocation(file: "scene.yaml", line: 1, column: 1)
    let map = entries.map { key, kind in
      OptionValue.Entry(
        key: key, keyLocation: place, value: OptionValue(kind, at: place, literal: literal(kind)))
    }
    return OptionReader(OptionValue(.map(map), at: place), issues: IssueLog())
  }

  private func literal(_ kind: OptionValue.Kind) -> String {
    switch kind {
    case .number(let number): "\(Int(number))"
    case .text(let text): text
    default: ""
    }
  }
}
