internal import Foundation

/// Sections with their items, by identifiers, as they are at one moment.
///
/// An identifier that comes twice ends the program, as in UIKit.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections in their order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  private var known: Set<ItemIdentifierType> = []

  /// Nothing.
  public init() {}

  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap(\.self) }
  /// How many items there are in all sections.
  public var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[place(of: identifier)].count
  }

  /// The items of a section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[place(of: identifier)] }

  /// The section of an item; nil for an item that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { find(identifier).map { sectionIdentifiers[$0.section] } }

  /// The place of an item among all; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section; nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Puts sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard !sectionIdentifiers.contains(identifier) else {
        fatalError("section identifiers must be unique; \(identifier) comes twice")
      }
      sectionIdentifiers.append(identifier)
      items.append([])
    }
  }

  /// Puts items at the end of a section, the last one where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard !sectionIdentifiers.isEmpty else {
      fatalError("there are no sections; append one before its items")
    }
    let place = section.map(place) ?? sectionIdentifiers.count - 1
    take(identifiers)
    items[place] += identifiers
  }

  /// Puts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
  ) { insert(identifiers, beside: other, 0) }

  /// Puts items behind another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType
  ) { insert(identifiers, beside: other, 1) }

  /// Takes items away; those that are not there are none.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for place in items.indices { items[place].removeAll(where: gone.contains) }
  }

  /// Puts an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType
  ) { move(identifier, beside: other, 0) }

  /// Puts an item behind another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType
  ) { move(identifier, beside: other, 1) }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, _ distance: Int
  ) {
    guard identifier != other else { return }
    guard find(identifier) != nil else { fatalError("there is no item \(identifier)") }
    deleteItems([identifier])
    insert([identifier], beside: other, distance)
  }

  /// Puts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
  ) { insertSections(identifiers, at: place(of: other)) }

  /// Puts sections behind another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
  ) { insertSections(identifiers, at: place(of: other) + 1) }

  /// Puts a section with its items before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
  ) { moveSection(identifier, beside: other, 0) }

  /// Puts a section with its items behind another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
  ) { moveSection(identifier, beside: other, 1) }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at place: Int) {
    for (number, identifier) in identifiers.enumerated() {
      guard !sectionIdentifiers.contains(identifier) else {
        fatalError("section identifiers must be unique; \(identifier) comes twice")
      }
      sectionIdentifiers.insert(identifier, at: place + number)
      items.insert([], at: place + number)
    }
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, _ distance: Int
  ) {
    guard identifier != other else { return }
    let place = place(of: identifier)
    let moved = items.remove(at: place)
    sectionIdentifiers.remove(at: place)
    let target = self.place(of: other) + distance
    sectionIdentifiers.insert(identifier, at: target)
    items.insert(moved, at: target)
  }

  /// The items that are to be shown anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { [] }
  /// The items whose cells are to be filled anew.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { [] }
  /// The sections that are to be shown anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { [] }

  /// Takes all sections away.
  public mutating func deleteAllItems() { self = Self() }

  /// Takes sections away with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let place = indexOfSection(identifier) else { continue }
      known.subtract(items.remove(at: place))
      sectionIdentifiers.remove(at: place)
    }
  }

  /// Accepted: all cells are filled anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  /// Accepted: all cells are filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  /// Accepted: all cells are filled anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

  /// The items of a section become others.
  mutating func replaceItems(
    of section: SectionIdentifierType, by identifiers: [ItemIdentifierType]
  ) {
    if indexOfSection(section) == nil { appendSections([section]) }
    let place = place(of: section)
    known.subtract(items[place])
    take(identifiers)
    items[place] = identifiers
  }

  /// The numbers of an item's section, and of the item there; nil for one that is not there.
  private func find(_ identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard known.contains(identifier) else { return nil }
    for (section, those) in items.enumerated() {
      if let item = those.firstIndex(of: identifier) { return (section, item) }
    }
    return nil
  }

  /// The path of an item; nil for one that is not there.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    find(identifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// How many items the section of a number has; none where there is no such section.
  func count(ofSection number: Int) -> Int { items[safe: number]?.count ?? 0 }

  /// The item at a path; nil where none is.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    path.count == 2 ? items[safe: path.section]?[safe: path.item] : nil
  }

  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where !known.insert(identifier).inserted {
      fatalError("item identifiers must be unique; \(identifier) comes twice")
    }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, _ distance: Int
  ) {
    guard let place = find(other) else { fatalError("there is no item \(other)") }
    take(identifiers)
    items[place.section].insert(contentsOf: identifiers, at: place.item + distance)
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(section) else { fatalError("there is no section \(section)") }
    return place
  }
}
