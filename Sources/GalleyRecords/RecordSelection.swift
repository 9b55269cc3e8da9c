extension ScreenRecord {
  /// The record with some of its parts only: of an element that is none of them, the layers in it
  /// that are.
  package func only(_ parts: [RecordedPart]) -> ScreenRecord {
    let names = Set(parts.map(\.name))
    var record = self
    record.layers = layers?.filter { names.contains($0.name) }
    record.collections = collections.compactMap { $0.only(names) }
    return record
  }
}

extension LayoutRecord {
  fileprivate func only(_ names: Set<PartName>) -> LayoutRecord? {
    guard !names.contains(PartName([.collection(collection)])) else { return self }
    var record = self
    record.offscreen = nil
    record.elements = elements.compactMap { element in
      let name = PartName([.collection(collection), .element(element.name)])
      guard !names.contains(name) else { return element }
      var element = element
      element.layers = element.layers?.filter { layer in
        names.contains(layer.name.steps.reduce(name) { $0.inner($1) })
      }
      return element.layers?.isEmpty ?? true ? nil : element
    }
    return record.elements.isEmpty ? nil : record
  }
}
