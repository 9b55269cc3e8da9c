extension Array {
  /// The element at an index, or nil where there is none.
  package subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
