extension Double {
  /// The shortest decimal that reads back as this number; whole numbers without a point.
  ///
  /// The standard library's description is the shortest already (Adams 2018); it ends in `.0` where
  /// the number is whole, and a negative zero is written as zero.
  package var shortest: String {
    if let integer = Int(exactly: self), abs(integer) < 1 << 50 { return String(integer) }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
