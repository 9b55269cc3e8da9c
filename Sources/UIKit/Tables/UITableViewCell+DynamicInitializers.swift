extension UITableViewCell {
  /// A cell of whatever class, by its `init(style:reuseIdentifier:)`.
  package convenience init(dynamically style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("$s5UIKit15UITableViewCellC11dynamically15reuseIdentifierA2C0D5StyleO_SSSgtcfC")
  fileprivate final class func made(
    dynamically style: CellStyle, reuseIdentifier: consuming String?
  ) -> UITableViewCell
}

extension DynamicallyMade where Self: UITableViewCell {
  /// A cell of a class that only its metatype tells.
  @_disfavoredOverload @preconcurrency @MainActor
  @_silgen_name("galley_make_table_cell")
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @preconcurrency @MainActor @_silgen_name("galley_make_table_cell")
  package static func make(
    style: consuming UITableViewCell.CellStyle, reuseIdentifier: consuming String?
  ) -> Self {
    unsafeDowncast(self.made(dynamically: style, reuseIdentifier: reuseIdentifier), to: Self.self)
  }
}
