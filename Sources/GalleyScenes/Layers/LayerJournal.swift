internal import GalleyGeometry
internal import GalleyGraphics

/// Notes, while a screen is drawn, which layer and which element draws what.
///
/// A layer's commands are put in a group that marks them; the marks are taken off before anybody
/// sees the display list.
final class LayerJournal {
  private struct Entry {
    /// Nil for a layer without an id.
    var id: String?
    var kind: String
    var frame: Rect
  }

  private static let mark = "layer-mark"

  private var entries: [Entry] = []
  private var elementFrames: [[String]: Rect] = [:]
  private var collectionFrames: [String: Rect] = [:]

  /// Notes the frame of an element in the coordinates of its group's children.
  func note(elementFrame frame: Rect, of identity: [String]) { elementFrames[identity] = frame }

  func note(collectionFrame frame: Rect, of name: String) { collectionFrames[name] = frame }

  func marked(_ commands: [DrawCommand], as layer: Layer, in frame: Rect) -> [DrawCommand] {
    marked(commands, Entry(id: layer.id, kind: layer.kind, frame: frame))
  }

  func marked(
    _ commands: [DrawCommand], as kind: String, named id: String, in frame: Rect
  ) -> [DrawCommand] {
    marked(commands, Entry(id: id, kind: kind, frame: frame))
  }

  private func marked(_ commands: [DrawCommand], _ entry: Entry) -> [DrawCommand] {
    guard !commands.isEmpty else { return [] }
    entries.append(entry)
    let name = GroupName(id: "\(entries.count - 1)", classes: [Self.mark])
    return [.group(Group(name: name, children: commands))]
  }

  /// The display list without its marks, and what they said.
  func parts(of marked: [DrawCommand]) -> DrawnParts {
    var parts = DrawnParts(collectionFrames: collectionFrames)
    var names = UniqueNames()
    parts.commands =
      unmarked(
        marked, place: Place(transform: .identity, prefix: ""), parts: &parts, names: &names
      ).all
    return parts
  }

  /// Where commands are found: how they come to the screen, and in which detail.
  private struct Place {
    var transform: Transform
    var prefix: String
  }

  /// Commands without marks: all of them, and those that belong to the layer around them alone.
  private func unmarked(
    _ commands: [DrawCommand], place: Place, parts: inout DrawnParts, names: inout UniqueNames
  ) -> (all: [DrawCommand], own: [DrawCommand]) {
    var (all, own): ([DrawCommand], [DrawCommand]) = ([], [])
    for command in commands {
      guard case .group(var group) = command else {
        all.append(command)
        own.append(command)
        continue
      }
      if let entry = entry(of: group) {
        all += layer(entry, group.children, place: place, parts: &parts, names: &names)
      } else if group.name?.classes == ["collection"] {
        all.append(command)
        own.append(.group(collection(group, place: place, parts: &parts, names: &names)))
      } else {
        var inner = place
        inner.transform = group.transform.then(place.transform)
        let children = unmarked(group.children, place: inner, parts: &parts, names: &names)
        group.children = children.all
        all.append(.group(group))
        group.children = children.own
        own.append(.group(group))
      }
    }
    return (all, own)
  }

  private func entry(of group: Group) -> Entry? {
    guard let name = group.name, name.classes == [Self.mark], let number = Int(name.id) else {
      return nil
    }
    return entries[number]
  }

  /// Gives the commands of a layer, and adds it to the parts before those that lie in it.
  private func layer(
    _ entry: Entry, _ commands: [DrawCommand], place: Place, parts: inout DrawnParts,
    names: inout UniqueNames
  ) -> [DrawCommand] {
    let id = names.name(place.prefix + (entry.id ?? entry.kind))
    let number = parts.layers.count
    parts.layers.append(
      DrawnParts.Layer(
        id: id, kind: entry.kind, frame: entry.frame,
        screenFrame: place.transform.boundingBox(of: entry.frame), commands: []))
    var inner = place
    if entry.kind == "detail" { inner.prefix = id + "/" }
    let (all, own) = unmarked(commands, place: inner, parts: &parts, names: &names)
    parts.layers[number].commands = own
    return all
  }

  /// Adds the elements of a collection to the parts, and its scroll indicators as layers; gives
  /// what is left of it.
  private func collection(
    _ group: Group, place: Place, parts: inout DrawnParts, names: inout UniqueNames
  ) -> Group {
    for case .group(let child) in group.children {
      guard let name = child.name else { continue }
      if let frame = elementFrames[name.identity] {
        parts.elements[name.identity] = (child.children, frame)
      } else if case .fill(let bar)? = child.children.first {
        let frame = bar.shape.bounds
        parts.layers.append(
          DrawnParts.Layer(
            id: names.name(place.prefix + name.id), kind: "scroll-indicator", frame: frame,
            screenFrame: place.transform.boundingBox(of: frame), commands: [.group(child)]))
      }
    }
    if let frame = parts.collectionFrames[group.name?.id ?? ""] {
      parts.collectionFrames[group.name?.id ?? ""] = place.transform.boundingBox(of: frame)
    }
    var own = group
    own.children = []
    return own
  }
}

/// Names that are told once each: a second one of a name is counted.
private struct UniqueNames {
  private var counts: [String: Int] = [:]

  mutating func name(_ wish: String) -> String {
    counts[wish, default: 0] += 1
    guard let count = counts[wish], count > 1 else { return wish }
    return name("\(wish)-\(count)")
  }
}
