internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// The arrangement of a figure: where its panels lie, and what is drawn beside and over them.
struct FigureLayout {
  /// One part of a screen in the figure.
  struct View {
    /// The number of its panel.
    var panel: Int
    /// What is shown, in points of the screen's picture, on whole device pixels.
    var crop: Rect
    /// Points of the figure a point of the screen.
    var zoom: Double
    /// Of the crop, in points of the figure.
    var origin: Point
    /// The radius of its corners, in points of the screen.
    var corners: Double
    /// The parts that alone are drawn; nil for all.
    var isolated: Set<PartName>?
    /// The parts that are blurred: others' content is drawn under the blur.
    var hidden: Set<PartName>
    /// What stands before the names of its groups and parts; empty where it is the only one.
    var prefix: String
    /// Whether records tell its parts: not those of a detail, which are there already.
    var isRecorded = true

    /// From points of the screen's picture to points of the figure.
    var transform: Transform {
      .translation(.zero - crop.origin).then(.scale(zoom)).then(.translation(origin - .zero))
    }

    /// Where it lies in the figure.
    var frame: Rect {
      Rect(
        origin: origin, size: Size(width: crop.width * zoom, height: crop.height * zoom))
    }
  }

  /// In points.
  var size: Size
  var ground: [DrawCommand]
  /// Of the line around each panel; nil for none.
  var edge: Color?
  var views: [View]
  /// Over the views, each a part of its own.
  var overlays: [DrawCommand]

  /// The commands of the figure.
  ///
  /// - `pictures`: Those of the screens' pictures, by panel.
  func commands(of pictures: [[DrawCommand]]) -> [DrawCommand] {
    ground + views.flatMap { $0.commands(of: pictures[$0.panel], edge: edge) } + overlays
  }
}

extension FigureLayout.View {
  /// - `edge`: Of the line around it; nil for none.
  fileprivate func commands(of picture: [DrawCommand], edge: Color?) -> [DrawCommand] {
    let obscured = picture.obscuringContent(of: hidden)
    let shown = isolated.map { obscured.isolating($0) } ?? obscured
    let named = prefix.isEmpty ? shown : shown.map { $0.prefixingNames(with: prefix + ".") }
    let clip: Shape =
      corners > 0
      ? .path(.continuousRectangle(crop, radius: min(corners, crop.width / 2, crop.height / 2)))
      : .rectangle(crop)
    let panel = DrawCommand.group(
      Group(
        name: prefix.isEmpty ? nil : GroupName(id: prefix, classes: ["panel"]),
        transform: transform, clip: clip, children: named))
    guard let edge, isolated == nil else { return [panel] }
    let line = Shape.roundedRectangle(
      frame.inset(by: -0.5), radius: corners > 0 ? corners * zoom + 0.5 : 0)
    return [panel, .stroke(Stroke(line, .solid(edge), width: 1))]
  }
}

extension [DrawCommand] {
  /// The commands of some parts alone, in the groups around them.
  func isolating(_ parts: Set<PartName>) -> [DrawCommand] { isolating(parts, in: PartName()) }

  private func isolating(_ parts: Set<PartName>, in outer: PartName) -> [DrawCommand] {
    compactMap { command in
      guard case .group(var group) = command else { return nil }
      var name = outer
      if let part = group.part?.details as? DrawnPart {
        name = part.name.reduce(outer) { $0.inner($1) }
        if parts.contains(name) { return command }
      }
      group.children = group.children.isolating(parts, in: name)
      return group.children.isEmpty ? nil : .group(group)
    }
  }
}

// MARK: - Records

extension FigureLayout.View {
  /// The parts of a screen's record that are in the crop, where they lie in the figure.
  func placed(_ record: ScreenRecord) -> (layers: [ScreenRecord.Layer], collections: [LayoutRecord])
  {
    let map = Transform.translation(record.origin - .zero).then(transform)
    let seen = frame
    let layers = (record.layers ?? []).compactMap { layer -> ScreenRecord.Layer? in
      var layer = layer
      layer.frame = map.boundingBox(of: layer.frame)
      guard layer.frame.intersects(seen) else { return nil }
      layer.name = named(layer.name)
      return layer
    }
    let panel =
      prefix.isEmpty
      ? [] : [ScreenRecord.Layer(name: panelName, kind: "panel", frame: frame, look: nil)]
    let collections = record.collections.compactMap { placed($0, by: map, seen: seen) }
    return (panel + layers, collections)
  }

  private func placed(
    _ record: LayoutRecord, by map: Transform, seen: Rect
  ) -> LayoutRecord? {
    guard let frame = record.frame else { return nil }
    var placed = record
    let place = map.boundingBox(of: frame)
    placed.frame = place
    placed.collection = named(collection: record.collection)
    placed.contentOffset = record.contentOffset.scaled(by: zoom)
    placed.contentSize = record.contentSize.scaled(by: zoom)
    placed.size = record.size.scaled(by: zoom)
    placed.elements = record.elements.compactMap { element in
      var element = element
      element.attributes.untransformedFrame = element.attributes.untransformedFrame.scaled(by: zoom)
      element.layers = element.layers?.map { layer in
        var layer = layer
        layer.frame = layer.frame.scaled(by: zoom)
        return layer
      }
      let onScreen = element.attributes.frame.offset(by: place.origin - placed.contentOffset)
      return onScreen.intersects(seen) ? element : nil
    }
    return placed
  }

  private func named(_ name: PartName) -> PartName {
    guard !prefix.isEmpty else { return name }
    switch name.steps.first {
    case .collection(let collection)?:
      return PartName([.collection(named(collection: collection))] + name.steps.dropFirst())
    case .background?:
      return panelName.inner(.layer(LayerName(id: "background", kind: "background")))
    default: return PartName(panelName.steps + name.steps)
    }
  }

  private var panelName: PartName { PartName([.layer(LayerName(id: prefix, kind: "panel"))]) }

  private func named(collection: String) -> String {
    prefix.isEmpty ? collection : "\(prefix)/\(collection)"
  }
}

extension Point {
  fileprivate func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(origin: origin.scaled(by: factor), size: size.scaled(by: factor))
  }
}
