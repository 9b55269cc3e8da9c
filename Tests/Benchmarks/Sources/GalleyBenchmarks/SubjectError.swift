/// Why something cannot be measured.
struct SubjectError: Error, CustomStringConvertible {
  var description: String
}
