public import GalleyGeometry
public import GalleyNotation

/// The size of items as a scene gives it: width and height as lengths or as much as the content
/// needs, or one of them and an aspect ratio.
public struct ItemSize: Hashable, Sendable {
  /// The horizontal extent; nil for what follows from the height.
  public var width: Extent?
  /// The vertical extent; nil for what follows from the width.
  public var height: Extent?
  /// Width over height, used where one of the two is missing.
  public var aspect: Double?

  /// Makes a size.
  public init(width: Extent? = nil, height: Extent? = nil, aspect: Double? = nil) {
    self.width = width
    self.height = height
    self.aspect = aspect
  }

  /// The same number of points each way.
  public init(_ size: Size) {
    self.init(width: .points(size.width), height: .points(size.height))
  }

  /// Whether the content of an item has a say in its size.
  public var fits: Bool { width?.fits ?? false || height?.fits ?? false }

  /// The size in a view of the given size; a dimension that nothing says is taken from `fallback`.
  ///
  /// - `fitting`: Gives the size that the content wants in the room that it is offered; asked only
  ///   where the content decides.
  public func resolved(
    in view: Size, fallback: Size, fitting: (SizeProposal) -> Size = { _ in .zero }
  ) -> Size {
    let width = Self.fixed(width, in: view.width)
    let height = Self.fixed(height, in: view.height)
    guard !fits else {
      let proposal = SizeProposal(
        width: self.width?.fits ?? false ? nil : width ?? fallback.width,
        height: self.height?.fits ?? false ? nil : height ?? fallback.height)
      return fitted(proposal, in: view, fitting)
    }
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

  /// Nil where nothing says an extent, or the content does.
  private static func fixed(_ extent: Extent?, in parent: Double) -> Double? {
    guard let extent, !extent.fits else { return nil }
    return extent.resolved(in: parent) { 0 }
  }

  /// The size that the content wants, held within the bounds; content whose width a bound changes
  /// is asked how high it is in that.
  private func fitted(
    _ proposal: SizeProposal, in view: Size, _ fitting: (SizeProposal) -> Size
  ) -> Size {
    var size = fitting(proposal)
    if proposal.width == nil, let width = width?.bounded(size.width, in: view.width),
      width != size.width
    {
      size = fitting(SizeProposal(width: width, height: proposal.height))
      size.width = width
    }
    if proposal.height == nil, let height {
      size.height = height.bounded(size.height, in: view.height)
    }
    return size
  }
}

extension OptionType where Value == ItemSize {
  /// A map of width, height and aspect, `[width, height]`, or one number for both.
  ///
  /// - `fits`: Whether the layout can let the content of items decide.
  /// - `values`: In words.
  public static func itemSize(
    fits: Bool = false,
    values: String = "a number, [width, height], or width, height and aspect"
  ) -> OptionType {
    let length = OptionKind.length(0...100_000)
    let extent = fits ? OptionKind.either([length, .choice(["fit"])]) : length
    let bounds = fits ? ["min-width", "max-width", "min-height", "max-height"] : []
    let keys = [
      OptionDeclaration("width", extent, "of an item"),
      OptionDeclaration("height", extent, "of an item"),
      OptionDeclaration("aspect", .number(0.001...1000), "width over height"),
    ]
    return OptionType(
      .either([
        .number(0...100_000), .list(extent, count: 2...2),
        .options(keys + bounds.map { OptionDeclaration($0, length, "a bound of what fits") }),
      ]), values: values, read: { $0.itemSize($1, fits: fits) }, write: { $0.written })
  }
}

extension ItemSize {
  fileprivate var written: JSONValue {
    var members: [JSONValue.Member] = []
    for (name, extent) in [("width", width), ("height", height)] {
      guard let extent else { continue }
      members.append(.init(key: name, value: extent.written))
      if let minimum = extent.minimum {
        members.append(.init(key: "min-\(name)", value: minimum.written))
      }
      if let maximum = extent.maximum {
        members.append(.init(key: "max-\(name)", value: maximum.written))
      }
    }
    if let aspect { members.append(.init(key: "aspect", value: .number(aspect))) }
    return .object(members)
  }
}

extension OptionReader {
  /// An item size: a map of width, height and aspect, `[width, height]`, or one number for both.
  ///
  /// - `fits`: Whether the layout can let the content of items decide.
  public func itemSize(_ key: String, fits: Bool = false) -> ItemSize? {
    guard let size = readItemSize(key) else { return nil }
    guard size.fits, !fits else { return size }
    error(
      "this layout gives all items one size, so it cannot fit their content; write points or percentages",
      at: key)
    return nil
  }

  private func readItemSize(_ key: String) -> ItemSize? {
    guard let value = rawValue(for: key) else { return nil }
    if case .number = value.kind {
      return Self.number(value, named: key, in: 0...100_000, issues: issues)
        .map { ItemSize(Size(width: $0, height: $0)) }
    }
    if case .list(let sides) = value.kind { return itemSize(sides, key, at: value.location) }
    guard case .map = value.kind else {
      Self.wrong(
        value, named: key,
        expected: "points, [width, height], or a map such as { width: 50%, height: 44 }",
        cure: value.numberCure, issues: issues)
      return nil
    }
    let size = OptionReader(value, issues: issues)
    let result = ItemSize(
      width: size.extent("width"), height: size.extent("height"),
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
    let extents = sides.map { side -> Extent? in
      if case .text("fit") = side.kind { return .fit }
      return Self.length(side, named: key, in: 0...100_000, issues: issues).map { Extent($0) }
    }
    return ItemSize(width: extents[0], height: extents[1])
  }
}
