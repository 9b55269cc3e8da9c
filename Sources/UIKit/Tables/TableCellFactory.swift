/// How a table's cells of a class are made: Swift makes none of a class that is only known when it
/// runs.
@preconcurrency @MainActor @_spi(Hosting) public enum TableCellFactory {
  private static var cellMakers: [ObjectIdentifier: (String) -> UITableViewCell] = [
    ObjectIdentifier(UITableViewCell.self): {
      UITableViewCell(style: .default, reuseIdentifier: $0)
    }
  ]

  /// Says how the cells of a table are made; code that is generated beside the class does.
  public static func register(
    _ cellClass: UITableViewCell.Type, _ maker: @escaping @MainActor (String) -> UITableViewCell
  ) {
    cellMakers[ObjectIdentifier(cellClass)] = { maker($0) }
  }

  /// A cell of a table, of the class or the nearest above it that somebody said how to make.
  static func make(_ cellClass: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    if ViewMaking.isDynamic, cellMakers[ObjectIdentifier(cellClass)] == nil {
      return cellClass.make(style: .default, reuseIdentifier: identifier)
    }
    var wanted: AnyClass? = cellClass
    while let next = wanted {
      if let maker = cellMakers[ObjectIdentifier(next)] { return maker(identifier) }
      wanted = _getSuperclass(next)
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
