/// The member of a layout that answers a question.
package enum QuestionMember {
  /// Its name in full, such as `layoutAttributesForItem(at:)`, of a call as it was told, such as
  /// `layoutAttributesForItem(at: 0-3)`.
  package static func name(of question: String) -> String {
    if let words = ["initial attributes of ", "final attributes of "].first(
      where: question.hasPrefix)
    {
      return end(words.hasPrefix("initial"), String(question.dropFirst(words.count)))
    }
    guard let bracket = question.firstIndex(of: "(") else { return question }
    let labels = question[bracket...].split(separator: " ", omittingEmptySubsequences: true)
      .compactMap { word -> Substring? in
        let label = word.drop { $0 == "(" }
        let isName = label.dropLast().allSatisfy { $0.isLetter }
        return label.hasSuffix(":") && isName && label.count > 1 ? label : nil
      }
    let name = question[..<bracket]
    if name == "layoutAttributesForSupplementaryView" || name == "layoutAttributesForDecorationView"
    {
      return "\(name)(ofKind:at:)"
    }
    return "\(name)(\(labels.joined()))"
  }

  private static func end(_ isInitial: Bool, _ element: String) -> String {
    let verb = isInitial ? "Appearing" : "Disappearing"
    let start = isInitial ? "initial" : "final"
    if element.hasPrefix("cell") { return "\(start)LayoutAttributesFor\(verb)Item(at:)" }
    let noun = element.hasPrefix("decoration") ? "DecorationElement" : "SupplementaryElement"
    return "\(start)LayoutAttributesFor\(verb)\(noun)(ofKind:at:)"
  }
}
