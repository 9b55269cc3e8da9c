extension DrawingMeasures {
  /// Edges that do not lie on pixels.
  mutating func noteEdges() throws {}
}
