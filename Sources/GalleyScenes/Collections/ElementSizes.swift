internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// The sizes that the elements of a screen's collections want: the subject of each key, and its
/// measure.
///
/// An item is measured as it rests, unselected and in no mode, with what it knows when it comes or
/// is reloaded, and with the place that it has.
final class ElementSizes {
  /// The values that the size of an element depends on.
  private struct Subject {
    let layers: [Layer]
    let item: OptionValue?
    let place: ElementPosition
    /// What templates compute with that ask for all items.
    let columns: ItemColumns
    /// The facts of its place that its size was found to depend on; nil before it is measured.
    var read: Set<String>?
  }

  /// A subject in another place.
  private struct Change: Hashable {
    let key: SizeKey
    let place: ElementPosition
  }

  private var subjects: [Subject] = []
  private var changed: [Change: SizeKey] = [:]
  private let budget = DrawingBudget.measuring()

  /// The key of what layers show of an item.
  func key(
    of layers: [Layer], item: OptionValue?, at place: ElementPosition, among columns: ItemColumns
  ) -> SizeKey {
    subjects.append(Subject(layers: layers, item: item, place: place, columns: columns))
    return SizeKey(rawValue: UInt64(subjects.count - 1))
  }

  /// The size that an element wants, in points.
  ///
  /// - `context`: What it is measured with; the item's names are added to it.
  func measure(_ question: PreferredSizes.Question, in context: LayerContext) -> Size {
    // The error is reported, and nothing is drawn.
    guard !budget.isTextSpent else { return .zero }
    let number = Int(question.key.rawValue)
    let subject = subjects[number]
    let read = FactUsage()
    var context = context
    context.scope.factsRead = read
    context.scope.item = subject.item
    context.scope.facts = subject.place.facts
    context.scope.columns = subject.columns
    context.budget = budget
    // Where it will lie is not known yet.
    context.elementFrame = Rect(origin: .zero, size: .zero)
    defer { subjects[number].read = (subject.read ?? []).union(read.names) }
    return context.size(wantedBy: subject.layers, proposing: question.proposal)
  }

  /// Content after an update, in which elements have the keys of their places.
  ///
  /// An element keeps its key, and with it the sizes that are known, unless its size was found to
  /// depend on a fact that has changed, such as its number, or on all items.
  func rekeyed(
    _ content: Content, of spec: CollectionSpec, ids: [[ItemID]], in directory: ItemDirectory
  ) -> Content {
    var content = content
    let columns = ItemColumns(ids: ids, in: directory)
    for index in content.sections.indices {
      let section = spec.section(index)
      let count = content.sections[index].count
      let cell = section?.cell ?? spec.cell
      if let keys = content.sections[index].sizeKeys {
        content.sections[index].sizeKeys = zip(keys, ids[index]).enumerated().map { item, cached in
          cached.0.map { key in
            let path = ItemPath(section: index, item: item)
            return changedKey(key, cell, .item(cached.1, at: path, count: count), columns)
          }
        }
      }
      for (kind, key) in content.sections[index].viewSizeKeys {
        content.sections[index].viewSizeKeys[kind] = changedKey(
          key, nil, .view(inSection: index, count: count), columns)
      }
    }
    return content
  }

  /// - `layers`: What shows an item in the section where it is; nil for what did.
  private func changedKey(
    _ key: SizeKey, _ layers: [Layer]?, _ place: ElementPosition, _ columns: ItemColumns
  ) -> SizeKey {
    let subject = subjects[Int(key.rawValue)]
    let asksForAll = subject.read?.contains(FactUsage.allItems) == true
    guard subject.place != place || asksForAll else { return key }
    let (before, now) = (subject.place.facts, place.facts)
    let isElsewhere = layers != nil && before["section"] != now["section"]
    if !isElsewhere, !asksForAll, let read = subject.read,
      read.allSatisfy({ before[$0] == now[$0] })
    {
      return key
    }
    // An update is tried again until all sizes are known, and must come to the same keys.
    let change = Change(key: key, place: place)
    if let cached = changed[change] { return cached }
    let new = self.key(
      of: layers ?? subject.layers, item: subject.item, at: place, among: columns)
    changed[change] = new
    return new
  }

  /// Content whose elements can be asked for their sizes.
  func keyed(
    _ content: Content, of spec: CollectionSpec, ids: [[ItemID]], in directory: ItemDirectory
  ) -> Content {
    var content = content
    let columns = ItemColumns(ids: ids, in: directory)
    for index in content.sections.indices {
      let count = content.sections[index].count
      let section = spec.section(index)
      let own = content.sections[index].sizeKeys
      content.sections[index].sizeKeys = ids[index].enumerated().map { position, id in
        own?[safe: position].flatMap(\.self)
          ?? key(
            of: section?.cell ?? spec.cell, item: directory.item(withID: id)?.keys,
            at: .item(id, at: ItemPath(section: index, item: position), count: count),
            among: columns)
      }
      var views = spec.decorations
      views["header"] = section?.header ?? spec.header
      views["footer"] = section?.footer ?? spec.footer
      for (kind, layers) in views where !layers.isEmpty {
        content.sections[index].viewSizeKeys[kind] = key(
          of: layers, item: section?.headerItem,
          at: .view(inSection: index, count: count), among: columns)
      }
    }
    return content
  }
}

/// Where an element is, of which follows what templates may ask beside what it knows: a million of
/// them are kept.
enum ElementPosition: Hashable {
  case item(ItemID?, at: ItemPath, count: Int)
  case view(inSection: Int, count: Int)

  var facts: [String: String] {
    switch self {
    case .item(let id, let path, let count): .ofItem(id, at: path, count: count)
    case .view(let section, let count): .ofView(inSection: section, count: count)
    }
  }
}

extension [String: String] {
  /// Returns the facts that templates of an item may ask beside its keys.
  static func ofItem(_ id: ItemID?, at path: ItemPath, count: Int) -> [String: String] {
    [
      "index": "\(path.item)", "number": "\(path.item + 1)", "id": id?.description ?? "",
      "section": "\(path.section)", "count": "\(count)",
    ]
  }

  /// Returns the facts that templates of a header, a footer or a decoration view may ask.
  static func ofView(inSection section: Int, count: Int) -> [String: String] {
    ["index": "\(section)", "number": "\(section + 1)", "count": "\(count)"]
  }
}

extension LayerContext {
  /// The size that layers want; nothing on an axis that they would fill.
  fileprivate func size(wantedBy layers: [Layer], proposing proposal: SizeProposal) -> Size {
    let wanted = size(fitting: layers, for: proposal)
    return Size(width: wanted.width ?? 0, height: wanted.height ?? 0)
  }
}
