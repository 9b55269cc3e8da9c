/// Why bytes cannot be decoded as a PNG.
enum PNGProblem: Error, Hashable {
  /// The file ends before what it announces.
  case truncated
  /// What is wrong, as a clause.
  case damaged(String)
}
