extension Array {
  /// The element at an index, or nil where there is none.
  ///
  /// Inlinable, or each use in another module would make it for its type of elements anew, at run time.
  @inlinable
  package subscript(safe index: Int) -> Element? {
    index >= 0 && index < count ? self[index] : nil
  }
}
