internal import GalleyNotation

/// A height at which a sheet stands: UISheetPresentationController.Detent.
enum SheetDetent: Hashable, Sendable {
  case medium
  case large
  /// Above what the device covers at the bottom.
  case points(Double)
  /// Of the height of a large one.
  case share(Double)
}

extension OptionReader {
  private static let mostDetents = 8

  /// Reads one detent or a list, each with the word that a scene has for it: `medium`, `large`,
  /// `300` or `40%`; nil where one is wrong, which is reported.
  func detents(_ key: String) -> [(word: String, detent: SheetDetent)]? {
    guard let value = raw(key) else { return [("large", .large)] }
    var elements = [value]
    if case .list(let list) = value.kind { elements = list }
    guard (1...Self.mostDetents).contains(elements.count) else {
      error("a sheet has from 1 to \(Self.mostDetents) detents, found \(elements.count)", at: key)
      return nil
    }
    let detents = elements.compactMap { element in
      detent(element).map { (word: element.shownText, detent: $0) }
    }
    guard detents.count == elements.count else { return nil }
    for (index, detent) in detents.enumerated()
    where detents[..<index].contains(where: { $0.word == detent.word }) {
      issues.error(
        "the detent '\(detent.word)' is given twice; leave one out", at: elements[index].location)
      return nil
    }
    return detents
  }

  private func detent(_ value: OptionValue) -> SheetDetent? {
    switch value.kind {
    case .text("medium"): return .medium
    case .text("large"): return .large
    case .number(let points) where (1...100_000).contains(points): return .points(points)
    case .text(let text) where text.hasSuffix("%"):
      if let percent = Double(text.dropLast()), (1...100).contains(percent) {
        return .share(percent / 100)
      }
    default: break
    }
    issues.error(
      "unknown detent '\(value.literal)'; expected medium, large, points such as 300, or a share of a large one from 1% to 100%",
      at: value.location)
    return nil
  }
}
