/// The items of one section as an outline, by identifiers.
///
/// An identifier that comes twice, or one that is not there where it has to be, ends the program, as
/// in UIKit.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    var item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  /// All items, each before those below it.
  private var nodes: [Node] = []

  /// Nothing.
  public init() {}

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  /// The items that are below none.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The items that show: those of which all that they are below is expanded.
  public var visibleItems: [ItemIdentifierType] { visibleNodes.map(\.item) }

  private var visibleNodes: [Node] {
    var hiddenBelow: Int?
    return nodes.filter { node in
      if let level = hiddenBelow, node.level > level { return false }
      hiddenBelow = node.isExpanded ? nil : node.level
      return true
    }
  }

  /// The items that show, with what outlines show of them.
  var shown: [(item: ItemIdentifierType, level: Int, isExpanded: Bool)] {
    visibleNodes.map { ($0.item, $0.level, $0.isExpanded) }
  }

  /// Puts items at the end, below another where one is named.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, at: nodes.count, level: 0) }
    let place = place(of: parent)
    insert(items, at: end(of: place), level: nodes[place].level + 1)
  }

  /// Puts items before another, beside it.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let place = place(of: item)
    insert(items, at: place, level: nodes[place].level)
  }

  /// Puts items behind another and what is below it, beside it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let place = place(of: item)
    insert(items, at: end(of: place), level: nodes[place].level)
  }

  /// Takes items away with what is below them; those that are not there are none.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = nodes.firstIndex(where: { $0.item == item }) else { continue }
      nodes.removeSubrange(place..<end(of: place))
    }
  }

  /// Takes all items away.
  public mutating func deleteAll() { nodes = [] }

  /// Lets what is below items show.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

  /// Puts the items of another snapshot in place of what is below an item.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    let place = place(of: parent)
    nodes.removeSubrange((place + 1)..<end(of: place))
    insert(snapshot, at: place + 1, below: nodes[place].level)
  }

  /// Puts the items of another snapshot before an item, beside it.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let place = place(of: item)
    insert(snapshot, at: place, below: nodes[place].level - 1)
  }

  /// Puts the items of another snapshot behind an item, beside it.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let place = place(of: item)
    insert(snapshot, at: end(of: place), below: nodes[place].level - 1)
  }

  /// Whether what is below an item shows.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[place(of: item)].isExpanded }

  /// Whether an item shows.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes.contains { $0.item == item } }

  /// How deep an item is, from 0.
  public func level(of item: ItemIdentifierType) -> Int { nodes[place(of: item)].level }

  /// The place of an item among all; nil for one that is not there.
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }

  /// The item that one is below; nil for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let place = place(of: child)
    return nodes[..<place].last { $0.level == nodes[place].level - 1 }?.item
  }

  /// An item with what is below it, or without the item itself.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let place = place(of: parent)
    var part = Self()
    let first = includingParent ? place : place + 1
    let level = nodes[place].level + (includingParent ? 0 : 1)
    part.nodes = nodes[first..<end(of: place)].map { node in
      Node(item: node.item, level: node.level - level, isExpanded: node.isExpanded)
    }
    return part
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = index(of: item) else { fatalError("there is no item \(item)") }
    return place
  }

  /// Behind an item and what is below it.
  private func end(of place: Int) -> Int {
    nodes[(place + 1)...].firstIndex { $0.level <= nodes[place].level } ?? nodes.count
  }

  private mutating func insert(_ items: [ItemIdentifierType], at place: Int, level: Int) {
    insert(items.map { Node(item: $0, level: level) }, at: place)
  }

  private mutating func insert(_ snapshot: Self, at place: Int, below level: Int) {
    insert(
      snapshot.nodes.map {
        Node(item: $0.item, level: $0.level + level + 1, isExpanded: $0.isExpanded)
      }, at: place)
  }

  private mutating func insert(_ new: [Node], at place: Int) {
    var known = Set(items)
    for node in new where !known.insert(node.item).inserted {
      fatalError("item identifiers must be unique; \(node.item) comes twice")
    }
    nodes.insert(contentsOf: new, at: place)
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    for item in items { nodes[place(of: item)].isExpanded = isExpanded }
  }
}
