import Foundation
import Galley
import Testing

@testable import GalleyComponents
@testable import GalleyScenes

/// What was recorded, as the tests have it that compare drawings with it.
private let scenes = "Tests/GalleyScenesTests/"

extension HeldNumbers {
  /// Beside what RecordedDrawingTests hold the table to.
  static func drawingAsRecorded() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "DrawingAsRecorded.md")
    try numbers.holdCurves()
    try numbers.holdPlaces()
    try numbers.holdRecordedLayouts()
    try numbers.holdBars()
    return numbers
  }

  private mutating func holdCurves() throws {
    try hold(
      "is off by up to # points", as: "of 25.75 points, is off by up to #\"",
      in: scenes + "RecordedDrawing/DrawingException.swift")
    let corner = "Sources/GalleyGraphics/Shapes/CorneredRectangle.swift"
    let lead = try sourceNumbers(of: "static let lead = #", in: corner)[0]
    let onArc = try sourceNumbers(
      of: "Point(x: #, y: #), Point(x: 0.36822, y: 0.19216)", in: corner)
    let radius = (Point(x: 1, y: 1) - Point(x: onArc[0], y: onArc[1])).length
    hold(
      "an arc of # r about the same centre as the circle, to which a cubic leads from # r on",
      [(radius * 100_000).rounded() / 100_000, ((1 + lead) * 10_000).rounded() / 10_000])
    try hold(
      "CALayer's own default is # up", as: "\"offsetDefault\": [ 0, -# ]",
      in: scenes + "Fixtures/recorded-drawing-uikit.json")
    hold("falls # points down", [ShadowSpec(color: .constant(.black)).offset.dy])
  }

  private mutating func holdPlaces() throws {
    let stacks = try sourceNumbers(
      of: "quarter: # and # in the container become # and #:",
      in: scenes + "Fixtures/recorded-stacks.json")
    hold(
      "a view # and # points into another by constraints, at # pixels a point | #, # |",
      [stacks[0], stacks[1], 2, stacks[2], stacks[3]])
    let distributions = scenes + "Stacks/StackDistributionTests.swift"
    let labels = try sourceNumbers(
      of: "division(.fillProportionally, [rigid(#), rigid(#), rigid(#)], in: 288)",
      in: distributions)
    let widths = try sourceNumbers(
      of: "recorded.lengths.map(grid.align) == [#, #, #] && recorded.total == #", in: distributions)
    hold(
      "`fill-proportionally` of #, # and # points, # apart in #, at # pixels a point | #, #, # |",
      labels + [8, widths[3], 2] + widths.prefix(3))
  }

  private mutating func holdRecordedLayouts() throws {
    let oracles = "Tests/GalleyLayoutsTests/Oracles/"
    let lists = oracles + "list-frames.json"
    let sections = try sourceNumbers(
      of: """
        "ios 26, content below two headers", "look": "ios-26", "appearance": "inset-grouped", \
        "width": 393, "scale": #, "sections": [{"header": #, "rows": [#, #, #]}, \
        {"header": #, "rows": [#, #, #]}]
        """, in: lists)
    let table = try sourceNumbers(
      of: """
        "ios 26, content of a grouped table", "look": "ios-26", "appearance": "grouped", \
        "width": 320, "scale": #, "sections": [{"rows": [#, #]}, {"rows": [#, #]}]
        """, in: lists)
    let heights =
      try sourceNumbers(of: "\"contentHeight\": #, \"cornerRadius\": 26}, {\"id\"", in: lists)
      + sourceNumbers(of: "\"contentHeight\": #, \"cornerRadius\": 0} ]", in: lists)
    hold(
      "a list with # headers of # and # rows of # points; of a grouped table of # times # rows of #,"
        + " at # pixels a point | #; # |",
      [2, sections[1], Double(sections.count - 3), sections[2], 2, 2, table[1], table[0]] + heights)

    let groups = try Data(
      contentsOf: Samples.root.appending(path: oracles + "recorded-groups.json"))
    let feed = try #require(
      try JSONDecoder().decode(RecordedGroups.self, from: groups).cases.first { $0.id == "cards" })
    let frames = feed.elements.filter { $0.what == "cell" }.map(\.frame)
    let content = try PhraseSearch(feed.note).matches(of: "content is # high")[0].numbers
    hold(
      "a group of # points by #, # apart from # on, at # pixels a point | # high at #, #, #; content"
        + " to # |",
      [
        feed.sections[1].group.height.absolute ?? 0, frames[0][2],
        feed.sections[1].interGroupSpacing ?? 0, frames[0][1], feed.scale, frames[0][3],
      ] + frames.map { $0[1] } + content)
  }

  private mutating func holdBars() throws {
    let frames = try String(
      contentsOf: Samples.root.appending(path: scenes + "Fixtures/bar-frames.csv"), encoding: .utf8)
    let devices = Set(
      frames.components(separatedBy: "\n").filter { !$0.isEmpty }.dropFirst()
        .compactMap { $0.split(separator: ",").first })
    hold("bars and controls lies on # devices", devices.count)
    let chrome = scenes + "Fixtures/recorded-chrome.json"
    let title = try sourceNumbers(of: "\"title.y\": \"#-d while d<=#\"", in: chrome)
    let tops = try sourceNumbers(
      of: "[(3.0, #, 40.667), (#, #, 41)]", in: scenes + "Bars/BarOracleTests.swift")
    hold(
      "large title, scrolled by d up to # points; at # | at # - d, at # pixels a point #;",
      [title[1], title[1] + 1, title[0], tops[1], tops[2]])
    let bar = "Sources/GalleyComponents/Bars/NavigationBar.swift"
    let alphas =
      try sourceNumbers(of: "(-20.0, #), (-16,", in: bar)
      + sourceNumbers(of: "(#, #), ] let stops", in: bar)
    hold(
      "alpha # points out to # in | # to #, a blur of about #",
      [ScrollEdgeBlur.reach, alphas[1], alphas[0], alphas[2], ScrollEdgeBlur.radius])
    try hold("the blur grows in # bands", as: "bands = (count: #", in: bar)
    let platter = try sourceNumbers(
      of: "\"platter\": [ #, 0, #, # ], \"badge\": { \"size\": #", in: chrome)
    let width = try sourceNumbers(
      of: "\"note\": \"iPhone SE width #\", \"source\": \"Vercantez/openuikit"
        + " uikit/goldens/ios/hc-conformance-Tabs\"", in: chrome)
    hold(
      "tab bar of # on # points | capsule of # by # at #, badge of # |",
      [3, width[0], platter[1], platter[2], platter[0], platter[3]])
  }
}

/// Groups with the frames that were recorded of them.
private struct RecordedGroups: Decodable {
  struct Case: Decodable {
    let id: String
    let scale: Double
    let sections: [Section]
    let elements: [Element]
    let note: String
  }

  struct Section: Decodable {
    let group: Group
    let interGroupSpacing: Double?
  }

  struct Group: Decodable { let height: Height }

  struct Height: Decodable { let absolute: Double? }

  struct Element: Decodable {
    let what: String
    let frame: [Double]
  }

  let cases: [Case]
}
