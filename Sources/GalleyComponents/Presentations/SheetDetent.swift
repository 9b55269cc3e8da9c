internal import GalleyNotation
internal import GalleyScenes

/// A height at which a sheet stands: UISheetPresentationController.Detent.
enum SheetDetent: Hashable, Sendable {
  case medium
  case large
  /// Above what the device covers at the bottom.
  case points(Double)
  /// Of the height of a large one.
  case share(Double)
}

extension SheetDetent {
  /// About how high it is on a phone, in points: the order in which a finger meets detents.
  var usualHeight: Double {
    let large = 750.0
    return switch self {
    case .medium: 0.56 * large
    case .large: large
    case .points(let points): min(points, large)
    case .share(let share): share * large
    }
  }
}

extension SheetDetent {
  /// A detent with the word that a scene has for it: `medium`, `large`, `300` or `40%`, or a
  /// template of such.
  struct Named: Sendable {
    var word: String
    var detent: Bindable<SheetDetent>
    var location = SourceLocation.nowhere
  }
}

extension OptionType where Value == SheetDetent.Named {
  static var detent: OptionType {
    let detent = OptionType<Bindable<SheetDetent>>.template(
      .either([.choice(["medium", "large"]), .length(1...100_000)]), values: ""
    ) { value, _, issues in SheetDetent(value, issues: issues) }
    return OptionType(
      detent.kind, values: "",
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        return detent.read(options, key).map {
          .init(word: value.shownText, detent: $0, location: value.location)
        }
      }, write: { .string($0.word) })
  }
}

extension [SheetDetent.Named] {
  /// From the lowest to the highest; as the scene has them where one is known only on a screen.
  var inOrder: [SheetDetent.Named] {
    let heights = compactMap(\.detent.constant?.usualHeight)
    guard heights.count == count else { return self }
    return zip(self, heights).sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Reports the first that is given a second time.
  func checkOnce(_ issues: IssueLog) {
    var words: Set<String> = []
    guard let twice = first(where: { !words.insert($0.word).inserted }) else { return }
    issues.error(
      "the detent '\(twice.word)' is given twice; leave one out", at: twice.location)
  }
}

extension SheetDetent {
  /// Nil for what is none, which is reported.
  fileprivate init?(_ value: OptionValue, issues: IssueLog) {
    switch value.kind {
    case .text("medium"): self = .medium
    case .text("large"): self = .large
    case .number(let points) where (1...100_000).contains(points): self = .points(points)
    default:
      if case .text(let text) = value.kind, let percent = Self.percent(text) {
        self = .share(percent / 100)
        return
      }
      issues.error(
        "unknown detent '\(value.literal)'; expected medium, large, points such as 300, or a share of a large one from 1% to 100%",
        at: value.location)
      return nil
    }
  }

  private static func percent(_ text: String) -> Double? {
    guard text.hasSuffix("%"), let percent = Double(text.dropLast()), (1...100).contains(percent)
    else { return nil }
    return percent
  }
}
