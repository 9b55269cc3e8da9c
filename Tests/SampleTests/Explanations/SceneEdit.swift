import Foundation
import Galley

/// One property of one thing in the text of a scene, written otherwise.
struct SceneEdit: CustomStringConvertible {
  enum Kind: CaseIterable {
    case fontSize, cornerRadius, borderWidth, text, item, fill, color, shadow
  }

  var kind: Kind
  var sample: String
  /// The scene after the edit.
  var text: String
  var description: String

  /// Whether a change is what the edit makes.
  func explains(_ change: ExplainedChange) -> Bool {
    let property = change.property ?? ""
    switch kind {
    case .fontSize: return change.kind == .restyled && property.hasSuffix("font.size")
    case .cornerRadius: return change.kind == .restyled && property.hasSuffix("corner-radius")
    case .borderWidth: return change.kind == .restyled && property.hasSuffix("border.width")
    case .text, .item: return change.kind == .text
    case .fill: return change.kind == .restyled && property.hasSuffix("fill")
    case .color: return change.kind == .restyled && change.toleranceKind == .color
    case .shadow: return change.kind == .restyled && property.hasSuffix("shadow.radius")
    }
  }

  /// Every edit of a kind to a sample.
  static func all(_ kind: Kind, in sample: String) throws -> [SceneEdit] {
    let file = Samples.root.appending(path: "samples/\(sample)")
    let scene = try String(contentsOf: file, encoding: .utf8)
    return scene.matches(of: try kind.pattern).compactMap { match in
      guard let part = match.output[1].range else { return nil }
      let old = String(scene[part])
      guard let new = kind.other(old) else { return nil }
      let line = scene[..<part.lowerBound].count { $0 == "\n" } + 1
      return SceneEdit(
        kind: kind, sample: sample, text: scene.replacingCharacters(in: part, with: new),
        description: "\(sample):\(line): \(kind) '\(old)' becomes '\(new)'")
    }
  }
}

extension SceneEdit.Kind {
  fileprivate var pattern: Regex<AnyRegexOutput> {
    get throws {
      switch self {
      case .fontSize: try Regex(#"font: \{[^}\n]*size: ([0-9]+)"#)
      case .cornerRadius: try Regex(#"corner-radius: ([0-9]+)\b(?!%)"#)
      case .borderWidth: try Regex(#"border: \{ width: ([0-9.]+)"#)
      case .text: try Regex(#"- text: ([A-Z][A-Za-z ]+)\n"#)
      case .item: try Regex(#"\{ (?:name|title): ([A-Z][A-Za-z ]+)[,\}]"#)
      case .fill: try Regex(#"fill: "(#[0-9A-F]{6})""#)
      case .color: try Regex(#"\bcolor: "(#[0-9A-F]{6})""#)
      case .shadow: try Regex(#"shadow: \{[^}\n]*radius: ([0-9]+)"#)
      }
    }
  }

  fileprivate func other(_ old: String) -> String? {
    switch self {
    case .fontSize, .cornerRadius, .borderWidth, .shadow:
      return Double(old).map { "\(Int($0) + 1)" }
    case .text, .item: return String(old.dropLast()) + (old.last == "q" ? "k" : "q")
    case .fill, .color:
      guard let value = UInt32(old.dropFirst(), radix: 16) else { return nil }
      let text = String(value ^ 0x102030, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - text.count) + text
    }
  }
}
