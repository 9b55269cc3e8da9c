extension RowFilter {
  /// Turns the differences of a row back to its bytes, in place; for rows of every format.
  ///
  /// - `above`: The bytes of the row above; nil for the first row, above which all is zero.
  /// - `step`: The distance in bytes at which the filter looks back.
  func undo(
    on row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>?, step: Int, count: Int
  ) {
    switch self {
    case .none: break
    case .left: for x in stride(from: step, to: count, by: 1) { row[x] &+= row[x - step] }
    case .above:
      guard let above else { return }
      for x in 0..<count { row[x] &+= above[x] }
    case .average:
      for x in 0..<count {
        let left = x < step ? 0 : UInt16(row[x - step])
        row[x] &+= UInt8(truncatingIfNeeded: (left + UInt16(above?[x] ?? 0)) >> 1)
      }
    case .paeth:
      // Without a row above, the prediction is the pixel to the left.
      guard let above else {
        return RowFilter.left.undo(on: row, above: nil, step: step, count: count)
      }
      for x in 0..<min(step, count) { row[x] &+= above[x] }
      for x in stride(from: step, to: count, by: 1) {
        row[x] &+= paethPrediction(row[x - step], above[x], above[x - step])
      }
    }
  }
}
