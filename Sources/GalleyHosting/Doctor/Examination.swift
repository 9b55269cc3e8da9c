package import GalleyPrograms
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
  private let make: @MainActor () -> UICollectionViewLayout
  private var found: [DoctorFinding] = []
  private var rule: DoctorRule?
  private var usualCounts: [Int]?
  private(set) var layoutClass = ""

  /// - Parameters:
  ///   - hasOneSection: Whether the layout is never shown more than one section.
  ///   - make: Makes a layout, a new one each time.
  package init(
    hasOneSection: Bool = false, of make: @escaping @MainActor () -> UICollectionViewLayout
  ) {
    self.make = make
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
    for examined in ExaminedRule.all
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

  private func newSubject(
    _ counts: [Int], _ size: CGSize, _ isRightToLeft: Bool, _ inset: UIEdgeInsets
  ) -> ExaminedLayout {
    TextMeasuring.size = GlyphAdvances.size
    tell("init()")
    let layout = make()
    layoutClass = layout.nameOfHosts
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
