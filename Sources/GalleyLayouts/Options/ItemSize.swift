public import GalleyGeometry
public import GalleyNotation

/// The size of items as a scene gives it: width and height as lengths, or one of them and an aspect
/// ratio.
public struct ItemSize: Hashable, Sendable {
  public var width: Length?
  public var height: Length?
  /// Width over height, used where one of the two is missing.
  public var aspect: Double?

  public init(width: Length? = nil, height: Length? = nil, aspect: Double? = nil) {
    self.width = width
    self.height = height
    self.aspect = aspect
  }

  /// The same number of points each way.
  public init(_ size: Size) {
    self.init(width: .points(size.width), height: .points(size.height))
  }

  public static let options = [
    OptionDescription("width, height", "points or percentages of the view"),
    OptionDescription("aspect", "width over height, in place of one of them"),
  ]

  /// The size in a view of the given size; a dimension that nothing says is taken from `fallback`.
  public func resolved(in view: Size, fallback: Size) -> Size {
    let width = width?.resolved(in: view.width)
    let height = height?.resolved(in: view.height)
    switch (width, height, aspect) {
    case (let width?, let height?, _): return Size(width: width, height: height)
    case (let width?, nil, let aspect?): return Size(width: width, height: width / aspect)
    case (nil, let height?, let aspect?): return Size(width: height * aspect, height: height)
    case (let width?, nil, nil): return Size(width: width, height: fallback.height)
    case (nil, let height?, nil): return Size(width: fallback.width, height: height)
    case (nil, nil, let aspect?):
      return Size(width: fallback.width, height: fallback.width / aspect)
    case (nil, nil, nil): return fallback
    }
  }
}

extension OptionReader {
  /// An item size: a map of width, height and aspect, `[width, height]`, or one number for both.
  public func itemSize(_ key: String) -> ItemSize? {
    guard let value = raw(key) else { return nil }
    if case .number = value.kind {
      return Self.number(value, named: key, in: 0...100_000, issues: issues)
        .map { ItemSize(Size(width: $0, height: $0)) }
    }
    if case .list(let sides) = value.kind { return itemSize(sides, key, at: value.location) }
    let size = OptionReader(value, issues: issues)
    let result = ItemSize(
      width: size.length("width", in: 0...100_000), height: size.length("height", in: 0...100_000),
      aspect: size.number("aspect", in: 0.001...1000))
    size.reportUnknownKeys()
    return result
  }

  private func itemSize(
    _ sides: [OptionValue], _ key: String, at location: SourceLocation
  ) -> ItemSize? {
    guard sides.count == 2 else {
      issues.error("\(key) is one number, [width, height] or a map of them", at: location)
      return nil
    }
    let lengths = sides.map { Self.length($0, named: key, in: 0...100_000, issues: issues) }
    return ItemSize(width: lengths[0], height: lengths[1])
  }
}
