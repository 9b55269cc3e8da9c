internal import GalleyGeometry

extension UpdatePlan {
  /// The content after an update; an item that says nothing has the default measure where others
  /// have some.
  func content(
    updating content: Content, by update: Update, defaultMeasure: Double
  ) -> Content {
    let reloads = Dictionary(uniqueKeysWithValues: update.reloads.map { ($0.indexPath, $0) })
    var result = content
    for (section, slots) in sections.enumerated() {
      let measures = slots.map { slot -> Double? in
        switch slot {
        case .inserted(let index): update.insertions[index].item.measure
        case .kept(let path): reloads[path]?.measure ?? content[measureAt: path]
        }
      }
      let sizes = slots.map { slot -> Size? in
        switch slot {
        case .inserted(let index): update.insertions[index].item.size
        case .kept(let path): reloads[path]?.size ?? content[sizeAt: path]
        }
      }
      let spans = slots.map { slot -> ItemSpan? in
        switch slot {
        case .inserted(let index): update.insertions[index].item.span
        case .kept(let path): reloads[path]?.span ?? content[spanAt: path]
        }
      }
      let facts = slots.map { slot -> ItemFacts? in
        switch slot {
        case .inserted(let index): update.insertions[index].item.facts
        case .kept(let path): content.facts(at: path, changedBy: reloads[path]?.facts)
        }
      }
      result.sections[section].count = slots.count
      let keys = slots.map { slot -> SizeKey? in
        switch slot {
        case .inserted(let index): update.insertions[index].item.sizeKey
        case .kept(let path): reloads[path]?.sizeKey ?? content[sizeKeyAt: path]
        }
      }
      result.sections[section].measures = Self.known(measures)?.map { $0 ?? defaultMeasure }
      result.sections[section].sizes = Self.known(sizes)
      result.sections[section].spans = Self.known(spans)
      result.sections[section].facts = Self.known(facts)
      result.sections[section].sizeKeys = Self.known(keys)
    }
    return result
  }

  /// The ids after an update.
  ///
  /// - `newID`: Names an item that comes without one.
  func ids(
    updating ids: [[ItemID]], by update: Update, newID: () -> ItemID
  ) -> [[ItemID]] {
    var names: [ItemID] = []
    for insertion in update.insertions { names.append(insertion.item.id ?? newID()) }
    return sections.map { slots in
      slots.map { slot in
        switch slot {
        case .inserted(let index): names[index]
        case .kept(let path): ids[path.section][path.item]
        }
      }
    }
  }

  /// Nil where no value is known.
  private static func known<Value>(_ values: [Value?]) -> [Value?]? {
    values.contains { $0 != nil } ? values : nil
  }
}

extension Content {
  fileprivate subscript(measureAt path: ItemPath) -> Double? {
    sections[path.section].measures.flatMap { $0.indices.contains(path.item) ? $0[path.item] : nil }
  }

  fileprivate subscript(sizeAt path: ItemPath) -> Size? {
    sections[path.section].sizes?[safe: path.item].flatMap(\.self)
  }

  fileprivate subscript(spanAt path: ItemPath) -> ItemSpan? {
    sections[path.section].spans?[safe: path.item].flatMap(\.self)
  }

  fileprivate func facts(at path: ItemPath, changedBy changes: ItemFacts?) -> ItemFacts? {
    let facts = sections[path.section].facts?[safe: path.item].flatMap(\.self)
    guard let changes else { return facts }
    return (facts ?? [:]).merging(changes) { $1 }
  }

  fileprivate subscript(sizeKeyAt path: ItemPath) -> SizeKey? {
    sections[path.section].sizeKeys?[safe: path.item].flatMap(\.self)
  }
}
