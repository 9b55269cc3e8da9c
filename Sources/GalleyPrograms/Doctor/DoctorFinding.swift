/// A fault of a layout: what was asked, what it answered, and what UIKit expects.
package struct DoctorFinding: Hashable, Sendable, Codable {
  package enum Severity: String, Hashable, Sendable, Codable {
    /// UIKit shows something wrong, or ends the app.
    case fault
    /// Nothing breaks; something is missing that users of some languages or long lists notice.
    case advice
  }

  /// The finding can be accepted by its name.
  package let rule: DoctorRule
  package let severity: Severity
  /// The layout's class, qualified by nothing.
  package let layoutClass: String
  /// The member that answered, as Swift writes it in full, such as `layoutAttributesForItem(at:)`.
  package let member: String
  /// The question or the act, as Swift writes calls, with what was on show.
  package let question: String
  /// The answer.
  package let answer: String

  package init(
    rule: DoctorRule, severity: Severity, layoutClass: String, member: String, question: String,
    answer: String
  ) {
    (self.rule, self.severity, self.layoutClass) = (rule, severity, layoutClass)
    (self.member, self.question, self.answer) = (member, question, answer)
  }

  /// Question, answer and rule with its source, in one sentence.
  package var sentence: String {
    "\(question): \(answer); \(rule.statement) (\(rule.source))"
  }
}
