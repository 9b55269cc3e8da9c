internal import GalleyGeometry
package import GalleyGraphics
package import GalleyNotation
internal import GalleyRecords

/// What a record says of a part of a screen beside what it draws: of a layer, an element, the
/// background, a detail, a scroll indicator.
///
/// It is kept in the display list, by the group that draws the part.
struct DrawnPart: Sendable {
  /// From the part around it.
  var name: [PartName.Step]
  /// What a layer is placed by.
  var neighbors: [LayerNeighbor] = []
  /// What a layer was told that is not to be seen in what it draws.
  var recordedOptions: [RecordedOption] = []
  /// What the scene says of a layer; nil where it says nothing.
  var source: LayerDeclaration?
  /// Where the scene says it; nil for what Galley adds.
  ///
  /// No record has it.
  var location: SourceLocation?
  /// How a presented layer sets back what presents it; nil for others.
  var setback: PresenterSetback?

  init(_ name: [PartName.Step]) { self.name = name }

  /// What the group of the part says of it.
  ///
  /// - `id`: As people would write it.
  func tag(
    role: String, id: String?, frame: Rect, drawing commands: [DrawCommand] = []
  ) -> PartTag {
    let text = name.last?.description ?? role
    // An item without an id is called by its number.
    return PartTag(
      role: role, name: Int(text) == nil ? text : "item-\(text)",
      title: id == nil ? commands.firstText : nil, id: id, frame: frame, details: self)
  }

  /// Whether it is a layer, and no collection or part of one.
  var isOfLayer: Bool {
    if case .layer? = name.last { true } else { false }
  }

  /// Whether files have a group by its name: not of a layer that nobody gave an id.
  fileprivate var isNamedInFiles: Bool {
    switch name.last {
    case .layer(let layer)?: layer.id != nil
    case .collection?, .element?, .detail?, .indicator?: true
    case .background?, nil: false
    }
  }
}

extension LayerContext {
  /// Commands as a part of what they are drawn in.
  ///
  /// - `frame`: Unaligned, in the coordinates of the commands.
  func part(
    _ part: DrawnPart, role: String, frame: Rect, drawing commands: [DrawCommand]
  ) -> DrawCommand {
    var group = Group(children: commands)
    let name = part.name.reduce(partName) { $0.inner($1) }
    let id = partIDs.plainID(of: name)
    group.part = part.tag(role: role, id: id, frame: frame, drawing: commands)
    guard part.isNamedInFiles else { return .group(group) }
    let groupName = GroupName(id: id ?? partIDs.id(of: name), classes: [role])
    if let named = commands.naming(theirGroup: groupName) {
      group.children = named
    } else {
      group.name = groupName
    }
    return .group(group)
  }
}

extension [DrawCommand] {
  /// The commands where they are one group that has no name, which takes this one; nil where they
  /// are not.
  fileprivate func naming(theirGroup name: GroupName) -> [DrawCommand]? {
    guard count == 1, case .group(var only) = self[0], only.name == nil, only.part == nil
    else { return nil }
    only.name = name
    return [.group(only)]
  }

  /// The words of a text that stands alone; nil where there is none or more than that.
  fileprivate var firstText: String? {
    guard count == 1 else { return nil }
    switch self[0] {
    case .text(let text): return text.block.string
    case .group(let group) where group.part == nil: return group.children.firstText
    default: return nil
    }
  }
}

extension PartTag {
  /// Where a scene says what the part is; nil for what Galley adds.
  package var location: SourceLocation? { (details as? DrawnPart)?.location }
}
