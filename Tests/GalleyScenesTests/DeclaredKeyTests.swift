import Foundation
import GalleyNotation
import GalleyScenes
import Testing

/// What cell styles and furniture read is what they declare, and nothing else.
@Suite struct DeclaredKeyTests {
  private static let place = SourceLocation(file: "scene.yaml", line: 1, column: 1)

  /// A reader over keys, and one that nobody knows.
  private static func reader(_ entries: [(String, OptionValue.Kind)]) -> OptionReader {
    let map = (entries + [("no-such-key", .flag(true))]).map { key, kind in
      OptionValue.Entry(key: key, keyLocation: place, value: OptionValue(kind, at: place))
    }
    return OptionReader(OptionValue(.map(map), at: place), issues: IssueLog())
  }

  /// The keys that a reader would have expected, as its message lists them.
  private static func expectedKeys(_ options: OptionReader) -> String? {
    options.reportUnknownKeys()
    let unknown = options.issues.issues.first { $0.message.hasPrefix("unknown key") }
    return unknown?.message.components(separatedBy: "expected one of ").last
  }

  private static func list(_ declarations: [OptionDeclaration]) -> String {
    declarations.map(\.key).sorted().joined(separator: ", ")
  }

  @Test(arguments: CellStyleCatalog.standard.kinds)
  func `every key that a cell style reads is declared, and no other`(_ kind: String) throws {
    let type = try #require(CellStyleCatalog.standard[kind])
    let options = Self.reader([("text", .text("a")), ("image", .text("a.png"))])
    let style = type.init(options: options)
    _ = style.layers(for: options, reading: LayerReader(palette: Palette()))
    let keys = try #require(Self.expectedKeys(options))
    #expect(keys == Self.list(type.declarations))
  }

  /// Beside the name what each needs to be read to its end.
  private static let given: [String: [(String, OptionValue.Kind)]] = [
    "segmented": [("segments", words)], "progress": [("progress", .number(0.5))],
    "activity": [("activity", .text("large"))], "page-control": [("page-control", .text("shelf"))],
    "tab-bar": [("items", .list([OptionValue(tab, at: place)]))],
    "toolbar": [("toolbar", words)], "alert": [("actions", words), ("title", .text("a"))],
    "menu": [("items", words)], "sheet": [("layers", .list([])), ("detents", .text("large"))],
  ]
  private static let words = OptionValue.Kind.list([OptionValue(.text("Day"), at: place)])
  private static let tab = OptionValue.Kind.map(
    ["title", "symbol"].map {
      OptionValue.Entry(
        key: $0, keyLocation: place, value: OptionValue(.text("house"), at: place))
    })

  @Test(arguments: ComponentCatalog.standard.kinds)
  func `every key that furniture reads is declared, and no other`(_ kind: String) throws {
    let type = try #require(ComponentCatalog.standard[kind])
    var given = Self.given[kind] ?? []
    if !given.contains(where: { $0.0 == kind }) { given.append((kind, .text("wifi"))) }
    let options = Self.reader(given)
    #expect(type.layer(for: options, reading: LayerReader(palette: Palette())) != nil)
    let keys = try #require(Self.expectedKeys(options))
    #expect(keys == Self.list(type.options))
  }
}
