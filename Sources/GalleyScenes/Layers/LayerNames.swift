internal import GalleyRecords

extension [Layer] {
  /// The names of the layers of one parent: those without an id have their kinds and numbers, which
  /// are the same whichever of them are shown.
  var names: [LayerName] {
    var numbers: [String: Int] = [:]
    let ids = Set(compactMap(\.id))
    return map { layer in
      if let id = layer.id { return LayerName(id: id, kind: layer.kind) }
      var name = LayerName(kind: layer.kind)
      repeat {
        numbers[layer.kind, default: 0] += 1
        name.number = numbers[layer.kind, default: 1]
      } while ids.contains(name.description)
      return name
    }
  }
}
