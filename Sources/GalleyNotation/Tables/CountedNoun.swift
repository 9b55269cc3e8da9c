extension Int {
  /// The number before a noun: `1 item`, `3 items`.
  package func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
