internal import GalleyGraphics

// What the parts of a look and their properties are called.

extension LookProperty {
  /// The name of the property within its part.
  var name: String {
    switch self {
    case .image: ""
    case .pixels: "scale"
    default: rawValue
    }
  }

  /// Returns the words for the property.
  func words(of role: LookRole, in kind: String?) -> String {
    switch self {
    case .color: kind == "text" ? "color" : "text color"
    case .image: "file"
    case .imageSize: "size of the file"
    case .pixels: "scale"
    case .look: "the look"
    default:
      rawValue.split { $0 == "." || $0 == "-" }.joined(separator: " ")
    }
  }
}

extension LookRole {
  /// The part in words with ` of ` behind it, where it is not plain which is meant.
  ///
  /// - `kind`: of the layer that the part is of; nil for an element as a whole.
  func words(in kind: String?) -> String {
    let count = number == 1 ? "" : ValuePhrases.ordinal(number) + " "
    switch self.kind {
    case .box:
      return isWhole ? "" : "the \(count)\(kind == "page-control" ? "dot" : "shape") of "
    case .text: return number == 1 ? "" : "the \(count)text of "
    case .image: return number == 1 ? "" : "the \(count)image of "
    }
  }

  /// Returns the name that results have for a property of the part.
  func property(_ name: String) -> String {
    let count = number == 1 ? "" : "-\(number)"
    switch kind {
    case .box:
      let part = isWhole ? "" : "shape\(count)"
      return [part, name].filter { !$0.isEmpty }.joined(separator: ".")
    case .text where number == 1 && name.hasPrefix("font."): return name
    case .text: return ["text\(count)", name].filter { !$0.isEmpty }.joined(separator: ".")
    case .image: return ["image\(count)", name].filter { !$0.isEmpty }.joined(separator: ".")
    }
  }

  /// The part with its value, where it came or went.
  func partWords(_ value: LookValue) -> String {
    switch kind {
    case .text: "text \(value.words())"
    case .image: "image \(value.words())"
    case .box:
      switch value {
      case .border: "border \(value.words())"
      default: "shape \(value.words())"
      }
    }
  }

  /// The part by itself.
  var noun: String {
    switch kind {
    case .box: "box"
    case .text: "text"
    case .image: "image"
    }
  }
}
