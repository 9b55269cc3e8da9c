/// A xib or storyboard of an app, as its text.
package struct InterfaceFile: Hashable, Codable, Sendable {
  package var path: String
  package var text: String

  package init(path: String, text: String) { (self.path, self.text) = (path, text) }
}

/// An element of a xib or storyboard.
package final class InterfaceElement: Sendable {
  package let name: String
  package let attributes: [String: String]
  /// The line on which it begins, from 1.
  package let line: Int
  package let children: [InterfaceElement]
  /// The characters directly within it.
  package let text: String

  package init(
    name: String, attributes: [String: String], line: Int, children: [InterfaceElement],
    text: String
  ) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
    (self.children, self.text) = (children, text)
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The children of the first child of a name.
  package func list(_ name: String) -> [InterfaceElement] {
    children.first { $0.name == name }?.children ?? []
  }

  /// The first child that is the value of a key.
  package func value(for key: String) -> InterfaceElement? {
    children.first { $0["key"] == key }
  }

  /// It and all elements within it, in the order of the text.
  package var all: [InterfaceElement] { [self] + children.flatMap(\.all) }
}
