/// What a layout's program tells while it examines the layout, a line of JSON for each.
package enum DoctorEvent: Codable {
  /// The layout is about to be asked.
  case question(rule: String, question: String)
  case finding(DoctorFinding)
  /// All rules were examined.
  case done(layoutClass: String)
}
