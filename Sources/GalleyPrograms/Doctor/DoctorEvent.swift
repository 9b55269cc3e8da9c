/// An event of a layout's examination, a line of JSON for each.
package enum DoctorEvent: Codable {
  /// The rules that the program can examine by, in their order; comes first.
  case rules([DoctorRule])
  /// The layout is about to be asked.
  case question(rule: String, question: String)
  case finding(DoctorFinding)
  /// The layout is about to be shown several sections, to see whether it knows of them; false behind
  /// that.
  case probing(Bool)
  /// All rules were examined.
  case done(layoutClass: String)
}
