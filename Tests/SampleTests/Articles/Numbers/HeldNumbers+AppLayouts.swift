import Foundation
import Galley
import Testing

extension HeldNumbers {
  /// The articles on layouts in an app's Swift files.
  static func appLayouts() throws -> [HeldNumbers] {
    [
      try yourOwnLayout(), try doctor(), try publicLayouts(), try calls(), try bringingALayout(),
    ]
  }

  private static func yourOwnLayout() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "YourOwnLayout.md")
    try numbers.hold(
      "draws # numbered cards", as: "--items # -o pictures",
      in: "Sources/Galley/Galley.docc/YourOwnLayout.md")
    let program = "Sources/GalleyPrograms/Sessions/LayoutProgram.swift"
    let patience = try sourceNumbers(
      of: "patience: Double = #, wholePatience: Double = #", in: program)
    let memory = try sourceNumbers(of: "memory: # << 30", in: program)
    numbers.hold(
      "more than # GB are refused, # GB under `galley doctor`",
      memory
        + (try sourceNumbers(
          of: "memory = # << 30", in: "Sources/GalleyPrograms/Doctor/Doctor.swift")))
    numbers.hold(
      "given up after # seconds, all that leads to one answer after #", patience)
    numbers.hold(
      "One that does not come to an end is given up after # seconds", Array(patience.prefix(1)))
    try numbers.hold(
      "nobody used for # days", as: "static let days = #",
      in: "Sources/GalleyPrograms/Building/BuildCache.swift")
    try numbers.hold(
      "and # points where nothing is", as: "by size: CGSize = CGSize(width: #, height: 10)",
      in: "Sources/SwiftUI/Layouts/ProposedViewSize.swift")
    try numbers.hold(
      "cells are # points apart", as: "usual: CGFloat = #",
      in: "Sources/SwiftUI/Layouts/ViewSpacing.swift")
    return numbers
  }

  private static func doctor() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "Doctor.md")
    try numbers.hold(
      "in a view of # by # points", as: "usualSize = CGSize(width: #, height: #)",
      in: "Sources/GalleyHosting/Doctor/ExaminedLayout.swift")
    try numbers.hold(
      "a room of # by # points", as: "room = ProposedViewSize(width: #, height: #)",
      in: "Sources/GalleyHosting/Doctor/Rules/Proposals/ProposalMembers.swift")
    try numbers.hold(
      "no answer comes in # seconds (`--patience`)", as: "var patience = #",
      in: "Sources/GalleyCommand/Commands/DoctorCommand.swift")
    numbers.hold(
      "exits with # for a healthy layout, with # for one with faults, and with # where",
      [try Exit.success(), try Exit.different(), try Exit.trouble()])
    return numbers
  }

  private static func publicLayouts() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "PublicLayouts.md")
    let article = try #require(Article.named("PublicLayouts.md"))
    let rows = article.text.components(separatedBy: "### What did not run")[0]
      .components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    let repositories = Set(
      rows.map { $0.dropFirst(2).prefix { !" *,".contains($0) } })
    // A row may stand for several layouts, and says so.
    let several = rows.reduce(0) { count, row in
      row.contains("seven layouts") ? count + 6 : row.contains(" and half ") ? count + 1 : count
    }
    numbers.hold(
      "# layouts of # public repositories", rows.count + several, repositories.count)
    let patience = try sourceNumbers(
      of: "var patience = #", in: "Sources/GalleyCommand/Commands/DoctorCommand.swift")
    let items = try sourceNumbers(
      of: "many = #",
      in: "Sources/GalleyHosting/Doctor/Rules/Extremes/CostNearLinearRule.swift")
    numbers.hold("with # items, `prepare()` takes more than # seconds", items + patience)
    return numbers
  }

  private static func calls() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "UIKitCalls.md")
    let ahead = "Sources/UIKit/Collections/CollectionView/UICollectionView+Prefetch.swift"
    numbers.hold(
      "cells up to # of the view ahead, tiles up to #",
      try sourceNumbers(of: "reach: CGFloat = #", in: ahead)
        + sourceNumbers(of: "outlook: CGFloat = #", in: ahead))
    try numbers.hold(
      "at most # rounds", as: "mostRounds = #",
      in: "Sources/GalleyLayouts/CollectionView/CollectionView+Sizes.swift")
    return numbers
  }

  private static func bringingALayout() throws -> HeldNumbers {
    var numbers = HeldNumbers(of: "BringingALayout.md")
    let promises = try String(
      contentsOf: Samples.root.appending(path: "Tests/GalleyScenesTests/Promises/Promises.md"),
      encoding: .utf8)
    let tutorials = promises.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst(2).map { $0.dropFirst(2).prefix { $0 != " " } }
    numbers.hold("The layouts of the # tutorials", Set(tutorials).count)
    return numbers
  }
}
