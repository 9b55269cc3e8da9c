/// The cases that Galley answers otherwise than the original, and why.
enum CirclesOracleExceptions {
  static let scan: [String: String] = [
    "edge-first-wider-than-view":
      "a circle wider than the room is an error; the original lets it stick out",
    "edge-later-wider-than-view":
      "a circle wider than the room is an error; the original lets it stick out",
    "edge-zero-width-view":
      "no circle fits in a view without width; the original stacks them past its edge",
  ]
}
