extension LayoutElement {
  /// The cell of an item.
  @available(*, deprecated, renamed: "cell(section:item:)")
  public static func cell(_ section: Int, _ item: Int) -> LayoutElement {
    .cell(section: section, item: item)
  }

  /// The header of a section.
  @available(*, deprecated, renamed: "header(section:)")
  public static func header(_ section: Int) -> LayoutElement { .header(section: section) }

  /// The footer of a section.
  @available(*, deprecated, renamed: "footer(section:)")
  public static func footer(_ section: Int) -> LayoutElement { .footer(section: section) }
}

extension CollectionView {
  /// Whether something moves by itself for ever.
  @available(*, deprecated, renamed: "animatesIndefinitely")
  public var isRestless: Bool { animatesIndefinitely }

  /// Returns the distance that an item's row is pulled aside.
  @available(*, deprecated, renamed: "swipeOffset(of:)")
  public func pull(of indexPath: ItemPath) -> Double { swipeOffset(of: indexPath) }

  /// Taps the close button of an item.
  @available(*, deprecated, renamed: "tapCloseButton(of:after:)")
  public mutating func tapClose(
    _ indexPath: ItemPath, after pause: Duration? = nil
  ) throws(LayoutError) { try tapCloseButton(of: indexPath, after: pause) }
}
