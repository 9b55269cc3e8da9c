internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// Makes the display list of what was drawn: parts that have ids become groups that are called so.
struct DisplayListMaker {
  let ids: PartIDs
  /// What can be seen, in the coordinates of the parts; nil where that is not known.
  var visible: Rect?

  /// - Parameter outer: What is around the parts.
  func commands(of parts: [DrawnPart], in outer: PartName = PartName()) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    commands.reserveCapacity(parts.count)
    for part in parts {
      switch part {
      case .command(let command):
        commands.append(visible.map(command.withoutFarEnds) ?? command)
      case .group(let group, let inner):
        commands.append(.group(self.group(group, holding: inner, in: outer)))
      case .layer(let layer): commands += self.commands(of: layer, in: outer)
      case .element(let element): commands.append(.group(group(of: element, in: outer)))
      }
    }
    return commands
  }

  private func commands(of layer: DrawnLayer, in outer: PartName) -> [DrawCommand] {
    let name = layer.name.reduce(outer) { $0.inner($1) }
    let commands = commands(of: layer.parts, in: name)
    guard let classes = layer.classes else { return commands }
    let groupName = GroupName(id: ids.id(of: name), classes: classes)
    // A group that is there anyway takes the name.
    if commands.count == 1, case .group(var only) = commands[0], only.name == nil {
      only.name = groupName
      return [.group(only)]
    }
    return [.group(Group(name: groupName, children: commands))]
  }

  private func group(_ group: Group, holding parts: [DrawnPart], in outer: PartName) -> Group {
    var (group, inner) = (group, self)
    inner.visible =
      group.projection == nil
      ? visible.flatMap { group.transform.inverse?.boundingBox(of: $0) } : nil
    if let visible = inner.visible { group.clip = group.clip?.withoutFarEnds(visible) }
    group.children = inner.commands(of: parts, in: outer)
    return group
  }

  private func group(of drawn: DrawnElement, in outer: PartName) -> Group {
    let (name, element) = (outer.inner(.element(drawn.name)), drawn.element)
    let kinds = element.category == .cell ? [] : [element.kind ?? element.category.rawValue]
    var group = group(drawn.group, holding: drawn.parts, in: name)
    group.name = GroupName(
      id: ids.id(of: name),
      classes: [element.category.rawValue] + kinds + (drawn.name.isLeaving ? ["leaving"] : []),
      indexPath: element.indexPath.description, label: drawn.label)
    return group
  }
}

extension DrawnLayer {
  /// What its group in a file is, in words; nil for a layer that has no group of its own since nobody
  /// gave it an id.
  fileprivate var classes: [String]? {
    switch name.last {
    case .layer(let layer)?: layer.id == nil ? nil : [kind]
    case .collection?, .detail?, .indicator?: [kind]
    case .background?, .element?, nil: nil
    }
  }
}
