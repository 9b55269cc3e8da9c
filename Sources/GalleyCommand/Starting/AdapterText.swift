import GalleyPrograms
import GalleyRewriting

/// A Swift file that makes a layout with what only the app knows, to be filled in.
struct AdapterText {
  let text: String
  let makesLayout: Bool
  let makesDelegate: Bool

  /// Nil where a layout needs nothing, or the files have it.
  init?(_ layout: LayoutClass, named name: String, survey: LayoutSurvey) {
    let asked = layout.needs.asked.filter {
      $0.property == nil ? !survey.hasDelegate : !survey.isMade
    }
    let properties = asked.compactMap(\.property)
    makesLayout = !survey.isMade && (layout.needs.parameters != nil || !properties.isEmpty)
    makesDelegate = asked.contains { $0.property == nil }
    guard makesLayout || makesDelegate else { return nil }
    let answers = name + "Answers"
    var parts = [layout.isOfSwiftUI ? "import SwiftUI" : "import UIKit"]
    if makesLayout { parts.append(Self.maker(layout, properties, answers: answers)) }
    if makesDelegate {
      parts.append(
        """
        /// What the collection view's delegate is here.
        @MainActor func makeDelegate() -> any UICollectionViewDelegate { \(answers)() }
        """)
    }
    if !asked.isEmpty { parts.append(Self.answerer(answers, asked)) }
    text = parts.joined(separator: "\n\n") + "\n"
  }

  private static func maker(
    _ layout: LayoutClass, _ properties: [String], answers: String
  ) -> String {
    let arguments = (layout.needs.parameters ?? []).map { parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + starterValue(of: parameter.type)
    }
    let made = "\(layout.name)(\(arguments.joined(separator: ", ")))"
    let result = layout.isOfSwiftUI ? "some Layout" : "UICollectionViewLayout"
    let hint = arguments.isEmpty ? "" : "  // Fill in what your app gives it.\n"
    guard !properties.isEmpty else {
      return """
        /// The layout as your app makes it.
        @MainActor func makeLayout() -> \(result) {
        \(hint)  \(made)
        }
        """
    }
    return """
      /// The layout as your app makes it.
      @MainActor func makeLayout() -> UICollectionViewLayout {
      \(hint)  let layout = \(made)
      \(properties.map { "  layout.\($0) = answers" }.joined(separator: "\n"))
        return layout
      }

      /// Layouts do not keep whom they ask.
      @MainActor private let answers = \(answers)()
      """
  }

  private static func answerer(_ name: String, _ asked: [LayoutNeeds.RequestedMember]) -> String {
    var protocols: [String] = []
    var demands: [LayoutNeeds.InitializerDemand] = []
    let answersAsDelegate = asked.contains { $0.property == nil }
    if answersAsDelegate, !asked.contains(where: \.isOfDelegates) {
      protocols.append("UICollectionViewDelegate")
    }
    for asked in asked {
      if !protocols.contains(asked.protocolName) { protocols.append(asked.protocolName) }
      for demand in asked.demands where !demands.contains(demand) { demands.append(demand) }
    }
    let members = demands.map { demand in
      let value = demand.result.map { " \(starterValue(of: $0)) " } ?? ""
      return "  // Fill in what your app answers.\n  \(demand.declaration) {\(value)}"
    }
    return """
      /// Answers what the layout asks.
      final class \(name): NSObject, \(protocols.joined(separator: ", ")) {
      \(members.joined(separator: "\n\n"))
      }
      """
  }

  /// A value in Swift to begin with; for a type that is not known a place to fill in, which the
  /// compiler tells.
  private static func starterValue(of type: String) -> String {
    let type = type.hasPrefix("@escaping ") ? String(type.dropFirst(10)) : type
    if let value = values[type] { return value }
    if let last = type.last, "?!".contains(last) { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
    return "<#\(type)#>"
  }

  private static let values = [
    "CGFloat": "100", "Double": "100", "Float": "100", "TimeInterval": "1",
    "Int": "3", "UInt": "3", "NSInteger": "3", "Bool": "true", "String": "\"\"",
    "CGSize": "CGSize(width: 100, height: 100)", "CGPoint": ".zero", "CGVector": ".zero",
    "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)", "UIEdgeInsets": ".zero",
    "UIColor": ".black", "UIFont": "UIFont.systemFont(ofSize: 15)",
    "IndexPath": "IndexPath(item: 0, section: 0)",
    "UICollectionView.ScrollDirection": ".vertical",
  ]
}
