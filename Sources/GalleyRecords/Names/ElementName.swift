package import GalleyLayouts

/// The name of an element in a collection: an item, or a view that belongs to a place.
package struct ElementName: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// A cell, by the item that it shows.
    case item(ItemID)
    /// A supplementary or decoration view, by its category, kind and index path.
    case view(LayoutElement)
  }

  package var subject: Subject
  /// Whether the element is on its way out: the same item may be back already.
  package var isLeaving: Bool

  package init(_ subject: Subject, isLeaving: Bool = false) {
    self.subject = subject
    self.isLeaving = isLeaving
  }

  package init(item id: ItemID, isLeaving: Bool = false) {
    self.init(.item(id), isLeaving: isLeaving)
  }

  /// The name of a presented element; a cell without an item is called by its index path.
  package init(of presented: PresentedElement) {
    let element = presented.attributes.element
    let isItem = element.category == .cell
    let id = presented.itemID ?? .given(element.indexPath.description)
    self.init(isItem ? .item(id) : .view(element), isLeaving: presented.isLeaving)
  }

  /// The item; nil for supplementary and decoration views.
  package var item: ItemID? {
    if case .item(let id) = subject { id } else { nil }
  }
}

extension ElementName: CustomStringConvertible {
  /// The name for people and for records: an item by its id, another element by its kind with its
  /// section and, beyond the first, its number.
  ///
  /// With `leaving-` before it where the element is on its way out, and `id:` before a given id that
  /// begins with one of the two or reads as that of an item without one.
  package var description: String { isLeaving ? "leaving-\(subject)" : "\(subject)" }
}

extension ElementName.Subject: CustomStringConvertible {
  package var description: String {
    switch self {
    case .item(let id): return id.recordText
    case .view(let element):
      let path = element.indexPath
      let kind = element.kind ?? element.category.rawValue
      return path.item == 0 ? "\(kind)-\(path.section)" : "\(kind)-\(path)"
    }
  }
}

extension ItemID {
  /// The name of the item in records; no two ids have the same.
  var recordText: String {
    guard case .given(let id) = self else { return description }
    let reads = ["leaving-", "id:"].contains(where: id.hasPrefix) ? nil : ItemID(recordText: id)
    return reads == self ? id : "id:\(id)"
  }

  /// The item that a record calls so.
  init(recordText text: String) {
    if text.hasPrefix("id:") {
      self = .given(String(text.dropFirst(3)))
    } else if let number = Self.number(text[...]) {
      self = .loaded(number)
    } else if text.hasPrefix("new-"), let turn = Self.number(text.dropFirst(4)) {
      self = .inserted(turn)
    } else {
      self = .given(text)
    }
  }

  /// A number as it is written by itself, without a sign or zeros before it.
  private static func number(_ text: Substring) -> Int? {
    Int(text).flatMap { $0 >= 0 && "\($0)" == text ? $0 : nil }
  }
}

extension ElementName {
  /// The element that a record calls so; `element` says what it is apart from that.
  init(recordText text: String, of element: LayoutElement) {
    let isLeaving = text.hasPrefix("leaving-")
    let name = isLeaving ? String(text.dropFirst(8)) : text
    self.init(
      element.category == .cell ? .item(ItemID(recordText: name)) : .view(element),
      isLeaving: isLeaving)
  }
}
