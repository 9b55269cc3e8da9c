import GalleyLayouts
import GalleyNotation
import Testing

/// What is declared of an option is what a layout reads, writes and reports.
@Suite struct OptionDeclarationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let layout: any CollectionLayout.Type
    let option: OptionDeclaration

    var testDescription: String { "\(option.key) of \(layout.kind)" }

    func read(_ value: OptionValue.Kind, literal: String) -> (
      any CollectionLayout, [GalleyNotation.Issue]
    ) {
      let place = SourceLocation(file: "scene.yaml", line: 1, column: 1)
      let entry = OptionValue.Entry(
        key: option.key, keyLocation: place,
        value: OptionValue(value, at: place, literal: literal))
      let options = OptionReader(OptionValue(.map([entry]), at: place), issues: IssueLog())
      let layout = layout.init(options: options)
      options.reportUnknownKeys()
      return (layout, options.issues.issues.filter { $0.severity == .error })
    }

    func written(by layout: any CollectionLayout) -> JSONValue? {
      layout.writtenOptions.first { $0.key == option.key }?.value
    }
  }

  static let cases = LayoutCatalog.standard.members.flatMap { layout in
    layout.declarations.map { Case(layout: layout, option: $0) }
  }

  /// Keys of a group that has something in the place of parts that are wrong.
  static let standingIn = ["horizontal", "vertical", "custom"]

  /// Options whose default follows from something else, which its words say.
  static let worded = ["look of list", "horizontal of group", "group-spacing of group"]

  /// Values at the ends of what a kind allows, with what they are written as; nil for `none`.
  private func values(_ kind: OptionKind) -> [(OptionValue.Kind, JSONValue?)] {
    switch kind {
    case .flag: [(.flag(true), .boolean(true)), (.flag(false), .boolean(false))]
    case .number(let range):
      [range.lowerBound, range.upperBound].map { (.number($0), .number($0)) }
    case .integer(let range):
      [range.lowerBound, min(range.upperBound, 1 << 40)].map {
        (.number(Double($0)), .number(Double($0)))
      }
    case .choice(let words):
      words.map { (.text($0), .string($0)) }
    default: []
    }
  }

  @Test(arguments: cases) func `an option takes what its declaration says`(_ test: Case) {
    for (value, written) in values(test.option.kind) {
      let (layout, errors) = test.read(value, literal: "")
      #expect(errors.isEmpty)
      let isNone = written == .string("none") && test.written(by: layout) == nil
      #expect(isNone || test.written(by: layout) == written)
    }
  }

  @Test(arguments: cases) func `an option reports what its declaration does not allow`(
    _ test: Case
  ) {
    let (layout, errors) = test.read(.text("?!"), literal: "?!")
    #expect(errors.count == 1)
    #expect(errors.first?.message.contains(test.option.key) == true, "\(errors)")
    if !Self.standingIn.contains(test.option.key) {
      #expect(layout.writtenOptions == test.layout.init().writtenOptions)
    }
    let beyond: Double? =
      switch test.option.kind {
      case .number(let range): range.upperBound + 1
      case .integer(let range): Double(range.lowerBound) - 1
      default: nil
      }
    guard let beyond else { return }
    let (_, outside) = test.read(.number(beyond), literal: "\(beyond)")
    #expect(outside.count == 1 && outside[0].message.hasPrefix(test.option.key), "\(outside)")
  }

  @Test(arguments: cases) func `the default of an option is what a layout has without it`(
    _ test: Case
  ) {
    #expect(test.option.summary.hasSuffix("; " + test.option.usual))
    guard !Self.worded.contains(test.testDescription) else { return }
    switch test.written(by: test.layout.init(options: .empty())) {
    case .number(let number)?: #expect(test.option.usual.hasPrefix(number.shortest))
    case .boolean(let flag)?: #expect(test.option.usual == "\(flag)")
    case .string(let text)?: #expect(test.option.usual == text)
    default: #expect(!test.option.usual.isEmpty)
    }
  }
}
