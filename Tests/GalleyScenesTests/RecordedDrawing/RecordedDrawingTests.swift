import Testing

/// Holds what is drawn to every number that was recorded of real drawing: each is measured here, or
/// is an exception with its reason.
@Suite struct RecordedDrawingTests {
  @Test(arguments: RecordedFigure.files)
  func `every number is as it was recorded, or has a reason not to be`(file: String) throws {
    let figures = try RecordedFigure.all(of: file)
    let measures = try DrawingMeasures.measured()
    var (passed, excepted) = (0, 0)
    for figure in figures {
      let measure = measures.all[figure.key]
      let exception = drawingExceptions.first { $0.covers(figure) }
      #expect(
        (measure == nil) != (exception == nil), "\(figure.key) is measured once or an exception")
      if let exception {
        excepted += 1
        print("oracle \(file): \(figure.id) \(figure.name): \(exception.reason)")
      }
      guard let measure else { continue }
      #expect(measure.values.count == figure.values.count, "\(figure.key)")
      let farthest = zip(measure.values, figure.values).map { abs($0 - $1) }.max() ?? .infinity
      print(
        "oracle \(file): \(figure.id) \(figure.name): recorded \(figure.values.words), Galley \(measure.values.words)"
      )
      #expect(
        farthest <= measure.bound,
        "\(figure.key): recorded \(figure.values.words), Galley \(measure.values.words)")
      if farthest <= measure.bound { passed += 1 }
    }
    print("oracle \(file): \(passed) of \(figures.count) figures pass, \(excepted) exceptions")
    #expect(passed + excepted == figures.count)
  }

  @Test func `the article's table says what was recorded and what is measured`() throws {
    let figures = try RecordedFigure.files.flatMap { try RecordedFigure.all(of: $0) }
    let rows = try DrawingMeasures.measured().articleFigures(figures)
    for columns in try ArticleFigures.table() where columns.joined().contains(/[0-9]/) {
      let text = columns.joined(separator: " | ")
      if ArticleFigures.elsewhere.contains(where: text.hasPrefix) { continue }
      let row = try #require(rows.first { text.hasPrefix($0.opening) }, "\(text)")
      let (recorded, drawn) = (row.recorded ?? [], row.drawn)
      let isAsRecorded = row.recorded == nil || ArticleFigures.agree(columns[1], recorded)
      #expect(isAsRecorded, "\(text): recorded \(recorded)")
      #expect(ArticleFigures.agree(columns[2], drawn), "\(text): measured \(drawn)")
    }
  }

  /// Numbers that the files have in words alone.
  @Test func `what was recorded in words holds`() throws {
    let stage = try RecordingStage()
    func hold(_ name: String, _ recorded: [Double], _ measured: [Double], within bound: Double) {
      print("oracle in words: \(name): recorded \(recorded.words), Galley \(measured.words)")
      let farthest = zip(recorded, measured).map { abs($0 - $1) }.max() ?? .infinity
      #expect(recorded.count == measured.count && farthest <= bound, "\(name)")
    }
    hold("gradient.space, midpoint", [127.5], [try stage.gradientMidpoint()], within: 1)
    hold(
      "corner.oversize, 100 on 80 x 60", [23, 20], try stage.extent(ofRadius: 100), within: 0.5)
    hold(
      "uikit/view/looks, points of the lens of 40 on 80 x 60", [80 - 2 * 1.3, 60],
      try stage.extent(ofRadius: 40), within: 0.3)
    hold(
      "corner.continuous.others, 40 on 100 x 40 is the capsule", [794.16],
      [
        try stage.missingArea(
          "shape: rectangle, corner-radius: 40, corner-curve: continuous", [100, 40])
      ], within: 8)
    hold(
      "uikit/view/looks, alpha composites the group once", [try stage.groupedOnce().alone],
      [try stage.groupedOnce().overlapping], within: 0)
    hold("border, a ring inside the bounds", [2, 2], try stage.borderRing(), within: 0)
    hold(
      "imageview.modes, offsets are not rounded", [10.5, 20.5], try stage.centredOffset(),
      within: 0)
  }
}
