internal import Foundation
package import GalleyPrograms
internal import SwiftUI
package import UIKit

/// A layout that is examined by UIKit's contract: new instances of it, each in a view of its own,
/// go through what apps do, and their answers are held against the rules.
@MainActor
package final class Examination {
  /// Hears of each question before it is asked, with the rule that asks: who waits knows where a
  /// layout stopped.
  package var willAsk: ((_ rule: String, _ question: String) -> Void)?
  /// Hears of each finding as it is made.
  package var didFind: ((DoctorFinding) -> Void)?
  /// Hears of the begin and the end of the look at several sections.
  package var isProbing: ((Bool) -> Void)?

  let hasOneSection: Bool
  /// The rules that layouts of this kind are examined by.
  let rules: [ExaminedRule]
  private let make: @MainActor () -> UICollectionViewLayout
  private var found: [DoctorFinding] = []
  private var rule: DoctorRule?
  private var usualCounts: [Int]?
  private(set) var layoutClass = ""

  /// - Parameters:
  ///   - hasOneSection: Whether the layout is never shown more than one section.
  ///   - isOfSwiftUI: Whether it is a hosted layout of SwiftUI.
  ///   - make: Makes a layout, a new one each time.
  package init(
    hasOneSection: Bool = false, isOfSwiftUI: Bool = false,
    of make: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    self.make = make
    rules = isOfSwiftUI ? ExaminedRule.ofSwiftUI : ExaminedRule.all
    self.hasOneSection = hasOneSection
    usualCounts = hasOneSection ? Self.oneSection : nil
  }

  private static let oneSection = [60]
  private static let twoSections = [35, 25]

  /// Returns the layout's faults, in the order of the rules; empty for a healthy one.
  ///
  /// - `names`: Of the rules to examine by; empty for all.
  package func findings(byRules names: [String] = []) -> [DoctorFinding] {
    found = []
    for examined in rules
    where names.isEmpty || names.contains(examined.rule.name) {
      guard !examined.rule.explanations.contains(where: hasFound) else { continue }
      rule = examined.rule
      examined.examine(self)
    }
    rule = nil
    return found
  }

  /// Whether a rule's findings are there.
  func hasFound(_ name: String) -> Bool { found.contains { $0.rule.name == name } }

  /// Notes what is wrong; a rule reports a member once.
  ///
  /// - `severity`: Nil for the rule's.
  func report(
    _ member: String, _ question: String, _ answer: String,
    as severity: DoctorFinding.Severity? = nil
  ) {
    guard let rule, !found.contains(where: { $0.rule == rule && $0.member == member }) else {
      return
    }
    let finding = DoctorFinding(
      rule: rule, severity: severity ?? rule.severity, layoutClass: layoutClass,
      member: member,
      question: question, answer: answer)
    found.append(finding)
    didFind?(finding)
  }

  /// A new layout in a view that shows it, laid out once.
  ///
  /// - `counts`: Items by section; nil for some dozens, in two sections where the layout knows of
  ///   more than one.
  /// - `offset`: Where the view stands before it is laid out for the first time.
  func subject(
    counts: [Int]? = nil, size: CGSize = ExaminedLayout.usualSize, isRightToLeft: Bool = false,
    inset: UIEdgeInsets = .zero, offset: CGPoint? = nil
  ) -> ExaminedLayout {
    let counts = counts ?? self.counts
    let subject = newSubject(counts, size, isRightToLeft, inset)
    if let offset { subject.view.bounds.origin = offset }
    subject.pass()
    return subject
  }

  /// A new layout of SwiftUI with views whose sizes differ, which break their lines in less width.
  ///
  /// - `old`: The cache of an earlier one, which is brought up to date; nil for a new one.
  func pass(count: Int = 12, cache old: AnyLayout.Cache? = nil) -> LayoutPass? {
    tell("init()")
    guard let hosted = make() as? HostedLayout else { return nil }
    layoutClass = hosted.name
    let views = (0..<count).map { number in
      ArrangedView { proposal in
        let ideal = CGSize(width: CGFloat(30 + number * 37 % 90), height: 20)
        guard let width = proposal.width, width < ideal.width else { return ideal }
        let lines = (ideal.width / max(width, 10)).rounded(.up)
        return CGSize(width: max(width, 10), height: 20 * lines)
      }
    }
    let pass = LayoutPass(hosted.layout, of: LayoutContainer(views)) { [weak self] question in
      MainActor.assumeIsolated { self?.tell(question) }
    }
    pass.takeCache(old)
    return pass
  }

  private func newSubject(
    _ counts: [Int], _ size: CGSize, _ isRightToLeft: Bool, _ inset: UIEdgeInsets
  ) -> ExaminedLayout {
    TextMeasuring.size = GlyphAdvances.size
    tell("init()")
    let layout = make()
    layoutClass = layout.typeName
    return ExaminedLayout(
      layout, counts: counts, size: size, isRightToLeft: isRightToLeft, inset: inset,
      willAsk: { [weak self] in self?.tell($0) })
  }

  /// Items by section that every rule begins with.
  private var counts: [Int] {
    if let usualCounts { return usualCounts }
    isProbing?(true)
    defer { isProbing?(false) }
    let probe = newSubject(Self.twoSections, ExaminedLayout.usualSize, false, .zero)
    probe.pass()
    var isOfSections = probe.answer.contains { $0.indexPath.section > 0 }
    for offset in probe.offsets where !isOfSections {
      probe.scroll(to: offset)
      isOfSections = probe.answer.contains { $0.indexPath.section > 0 }
    }
    let counts = isOfSections ? Self.twoSections : Self.oneSection
    usualCounts = counts
    return counts
  }

  private func tell(_ question: String) {
    guard let rule else { return }
    willAsk?(rule.name, question)
  }
}
