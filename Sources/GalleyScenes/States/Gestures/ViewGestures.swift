internal import GalleyGeometry
internal import GalleyNotation

extension GestureReader {
  /// `landscape`, `portrait` or `[width, height]`.
  func resize(_ value: OptionValue) -> GestureAction? {
    switch value.kind {
    case .text("landscape"): return .resize(landscape.size, safeArea: landscape.safeArea)
    case .text("portrait"): return .resize(portrait.size, safeArea: portrait.safeArea)
    case .list(let sides) where sides.count == 2:
      let numbers = sides.compactMap {
        OptionReader.number($0, named: "resize", in: 1...16_384, issues: issues)
      }
      guard numbers.count == 2 else { return nil }
      let shape = numbers[0] > numbers[1] ? landscape : portrait
      return .resize(
        Size(width: numbers[0], height: numbers[1]), safeArea: shape.safeArea)
    default:
      OptionReader.wrong(
        value, named: "resize", expected: "landscape, portrait or [width, height]", issues: issues)
      return nil
    }
  }

  /// A layout, as a collection names its own.
  func switchLayout(_ value: OptionValue) -> GestureAction? {
    TemplatedLayout(value, by: layouts, issues: issues).map { .switchLayout($0) }
  }

  /// Nothing.
  func load(_ value: OptionValue) -> GestureAction? {
    if case .null = value.kind { return .load }
    issues.error("'load' takes nothing; write 'load' alone", at: value.location)
    return nil
  }
}
