/// The name of a layer among its siblings: its id, or its kind and number.
package struct LayerName: Hashable, Sendable {
  /// Nil for a layer that a scene gives none.
  package var id: String?
  /// The kind of the layer, such as `text`.
  package var kind: String
  /// Which of the layers of its kind without an id it is, from 1, counting those that are not shown;
  /// 1 for a layer with an id.
  package var number: Int

  package init(id: String, kind: String) {
    self.id = id
    self.kind = kind
    number = 1
  }

  package init(kind: String, number: Int = 1) {
    self.kind = kind
    self.number = number
  }
}

extension LayerName: CustomStringConvertible {
  /// The id, or the kind, from the second on with the number: `text`, `text-2`.
  package var description: String { id ?? (number == 1 ? kind : "\(kind)-\(number)") }
}
