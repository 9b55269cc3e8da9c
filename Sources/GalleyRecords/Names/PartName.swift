package import GalleyGeometry
package import GalleyLayouts

/// The name of a drawn part of a screen: the path to it, from the screen inward.
///
/// A collection and what is in it need no way through the groups around: no two collections of a
/// screen are called the same.
package struct PartName: Hashable, Sendable {
  package enum Step: Hashable, Sendable {
    case background
    case layer(LayerName)
    case collection(String)
    /// Of the collection before it.
    case element(ElementName)
    /// The detail of an item of the collection before it, while that is open.
    case detail(ItemID)
    /// The scroll indicator along an axis of the collection before it.
    case indicator(Axis)
  }

  package var steps: [Step]

  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The name of something inside.
  package func inner(_ step: Step) -> PartName {
    switch step {
    case .background, .collection: PartName([step])
    case .layer, .element, .detail, .indicator: PartName(steps + [step])
    }
  }

  /// The name for people, apart from what is around it.
  package var shortDescription: String { steps.last?.description ?? "" }

  /// The layer that is named; nil for other parts.
  package var layer: LayerName? {
    if case .layer(let name)? = steps.last { name } else { nil }
  }
}

extension PartName: CustomStringConvertible {
  /// The way with a stroke between its steps, such as `header/title` or `shelf/3/cover`; two parts
  /// of a picture may read alike where a scene names them so.
  package var description: String { steps.map(\.description).joined(separator: "/") }
}

extension PartName.Step: CustomStringConvertible {
  /// The name for people, apart from what is around.
  package var description: String {
    switch self {
    case .background: "background"
    case .layer(let name): name.description
    case .collection(let name): name
    case .element(let name): name.description
    case .detail(let id): "detail-\(id)"
    case .indicator(let axis): "\(axis.rawValue)-indicator"
    }
  }
}
