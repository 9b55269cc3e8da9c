internal import GalleyGeometry

/// The sizes of a section's items: one for all of them, or one each.
enum ItemSizes {
  case uniform(Size, count: Int)
  case each([Size])

  /// The size of items that have none of their own.
  enum DefaultSize {
    case uniform(Size)
    case each((_ item: Int) -> Size)

    subscript(item: Int) -> Size {
      switch self {
      case .uniform(let size): size
      case .each(let size): size(item)
      }
    }
  }

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .each(let sizes): sizes.count
    }
  }

  subscript(item: Int) -> Size {
    switch self {
    case .uniform(let size, _): size
    case .each(let sizes): sizes[item]
    }
  }

  /// The sizes that the content gives, else squares of its measures where they count, else what is
  /// usual.
  ///
  /// Sizes that all agree are one size, wherever they came from, as UIKit's flow layout has it, unless
  /// they are `estimated`.
  /// - Throws: `LayoutError` where a size is negative or not a number.
  init(
    of content: Content.Section, index: Int, usual: DefaultSize, measures countMeasures: Bool,
    estimated: Bool = false
  ) throws(LayoutError) {
    let squares = countMeasures ? content.measures : nil
    let given = content.sizes ?? squares.map { $0.map { Size(width: $0, height: $0) } }
    if !estimated && given == nil || content.count <= 0, case .uniform(let size) = usual {
      self = .uniform(size, count: max(0, content.count))
      try validate(section: index)
      return
    }
    let sizes = (0..<max(0, content.count)).map { item in
      given?[safe: item].flatMap(\.self) ?? usual[item]
    }
    if !estimated, let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
      self = .uniform(first, count: sizes.count)
    } else {
      self = .each(sizes)
    }
    try validate(section: index)
  }

  private func validate(section: Int) throws(LayoutError) {
    switch self {
    case .uniform(let size, let count):
      guard count == 0 || size.isUsable else { throw .size(size, section: section, item: 0) }
    case .each(let sizes):
      guard let item = sizes.firstIndex(where: { !$0.isUsable }) else { return }
      throw .size(sizes[item], section: section, item: item)
    }
  }

  /// The sizes for the other scroll direction.
  func oriented(_ direction: Axis) -> ItemSizes {
    switch self {
    case .uniform(let size, let count): .uniform(direction.oriented(size), count: count)
    case .each(let sizes): .each(direction == .vertical ? sizes : sizes.map(\.transposed))
    }
  }
}

extension Size {
  fileprivate var isUsable: Bool { isFinite && width >= 0 && height >= 0 }
}

extension LayoutError {
  fileprivate static func size(_ size: Size, section: Int, item: Int) -> LayoutError {
    LayoutError(
      "item \(section)-\(item) is \(size.width) by \(size.height) points; "
        + "give a finite size of at least 0 each way",
      at: ItemPath(section: section, item: item))
  }
}
