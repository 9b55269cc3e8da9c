extension DrawingMeasures {
  /// Edges that do not lie on pixels, of which three are a point.
  mutating func noteEdges() throws {
    let stage = try RecordingStage()
    note("snap.layer", "examples[0].rows", try stage.rows(top: 10, height: 29.5), within: 0)
    // Recorded in a scene whose origin is not told: 80 points down, and as high as the other.
    note("snap.layer", "examples[1].rows", try stage.rows(top: 90.5, height: 29.5), within: 0)
  }
}

extension RecordingStage {
  /// The first and the last row of pixels of a cell, whose frame nobody rounds before; none where
  /// one of them is covered in part.
  fileprivate func rows(top: Double, height: Double) throws -> [Double] {
    let bitmap = try bitmap(
      """
      - collection: c
        at: { all: 0 }
        layout: { kind: flow, item: { width: 4, height: \(height) }, insets: { top: \(top) } }
        cell: [{ shape: rectangle, fill: black }]
        items: 1
      """,
      screen: "size: [4, 130], scale: 3, background: white")
    let shares = (0..<390).map { bitmap.emptyShare(6, $0) }
    guard shares.allSatisfy({ $0 == 0 || $0 == 1 }), let first = shares.firstIndex(of: 0),
      let last = shares.lastIndex(of: 0)
    else { return [] }
    return [Double(first), Double(last)]
  }
}
