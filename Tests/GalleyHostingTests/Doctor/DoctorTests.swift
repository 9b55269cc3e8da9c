import Foundation
import GalleyNotation
import GalleyPrograms
import Testing

@testable import GalleyHosting

/// Layouts that stop, examined in programs of their own; each build takes seconds.
@Suite(.serialized) struct DoctorTests {
  /// Findings as `line: rule: member`.
  private func findings(
    _ name: String, _ text: String, patience: Double = 10
  ) throws -> [String] {
    let place = try BuildPlace()
    let built = try place.build([try place.file("\(name).swift", text)])
    var doctor = Doctor()
    doctor.patience = patience
    return try doctor.examine(built).findings.map {
      "\($0.location.line): \($0.finding.rule.name): \($0.finding.member)"
    }
  }

  @Test func `a crash is told with its line and the question that led to it`() throws {
    let text = """
      import UIKit

      class CrashLayout: UICollectionViewFlowLayout {
        override func prepare() {
          super.prepare()
          if collectionView?.numberOfSections == 0 {
            fatalError("no sections")
          }
        }

        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      }
      """
    #expect(try findings("CrashLayout", text) == ["7: survives-empty: prepare()"])
  }

  @Test func `a layout that asserts one section is examined with one, and that is said`() throws {
    let text = """
      import UIKit

      class OneLayout: UICollectionViewFlowLayout {
        override func prepare() {
          precondition((collectionView?.numberOfSections ?? 0) <= 1, "one section only")
          super.prepare()
        }
        override var collectionViewContentSize: CGSize { CGSize(width: CGFloat.nan, height: 10) }
      }
      """
    let place = try BuildPlace()
    let built = try place.build([try place.file("OneLayout.swift", text)])
    let diagnosis = try Doctor().examine(built)
    let rules = diagnosis.findings.map(\.finding.rule.name)
    #expect(!rules.contains { $0 == "no-crash" || $0.hasPrefix("survives-") }, "\(rules)")
    #expect(rules.contains("content-size-finite"), "\(rules)")
    #expect(diagnosis.isComplete)
    let reason = try #require(diagnosis.oneSectionReason)
    #expect(
      reason.hasPrefix("with two sections, prepare() ends the program")
        && reason.contains("one section only"), "\(reason)")
  }

  @Test func `an endless loop is told with the question, and the rest is examined`() throws {
    let text = """
      import UIKit

      class LoopLayout: UICollectionViewFlowLayout {
        override func targetContentOffset(
          forProposedContentOffset proposedContentOffset: CGPoint,
          withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
          while velocity.y > 1 {}
          return proposedContentOffset
        }
      }
      """
    #expect(
      try findings("LoopLayout", text, patience: 1.5) == [
        "4: answers-in-time: "
          + "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
        "3: right-to-left: flipsHorizontallyInOppositeLayoutDirection",
      ])
  }

  @Test(arguments: [
    ("prepare()", "prepare()"), ("init()", "init()"),
    ("collectionViewContentSize", "collectionViewContentSize"),
    ("layoutAttributesForItem(at: 0-3)", "layoutAttributesForItem(at:)"),
    (
      "layoutAttributesForSupplementaryView(ofKind: \"a b: c\", at: 0-3)",
      "layoutAttributesForSupplementaryView(ofKind:at:)"
    ),
    (
      "targetContentOffset(forProposedContentOffset: (0.0, 1.0), withScrollingVelocity: (0.0, 2.0))",
      "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"
    ),
    ("initial attributes of cell 0-3", "initialLayoutAttributesForAppearingItem(at:)"),
  ])
  func `a question names the member that answers`(question: String, member: String) {
    #expect(QuestionMember.name(of: question) == member)
  }

  /// All rules, in their order.
  private static let rules = DoctorRule.ofPrograms + ExaminedRule.all.map(\.rule)
  private static let rulesOfSwiftUI = ExaminedRule.ofSwiftUI.map(\.rule)

  @Test(arguments: [Self.rules, Self.rulesOfSwiftUI])
  func `rules have names and sources of their own, and explain each other in order`(
    rules: [DoctorRule]
  ) {
    let names = rules.map(\.name)
    #expect(Set(names).count == names.count)
    for (number, rule) in rules.enumerated() {
      #expect(!rule.statement.isEmpty && !rule.source.isEmpty)
      #expect(rule.explanations.allSatisfy(names[..<number].contains), "\(rule.name)")
    }
  }

  @Test func `a program tells its rules, by which reports name them`() throws {
    let place = try BuildPlace()
    let built = try place.build([
      try place.file("Flow.swift", "import UIKit\nclass Flow: UICollectionViewFlowLayout {}\n")
    ])
    #expect(try Doctor().examine(built).rules == Self.rules)
  }

  @Test func `the article tells every rule as it is`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let article = try String(
      contentsOf: root.appending(path: "Sources/Galley/Galley.docc/Doctor.md"), encoding: .utf8)
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(
      rows.map(String.init)
        == (Self.rules + Self.rulesOfSwiftUI).map { rule in
          "| `\(rule.name)`\(rule.severity == .advice ? " (advice)" : "") | \(rule.statement) | "
            + "\(rule.source) |"
        })
  }
}
