public import UIKit

/// A view as far as a layout around it knows it: a scene's cell, with what it carries.
///
/// There are no bodies here; a function `makeSubview(_:at:)` beside a layout gives cells their
/// values.
public protocol View {
  /// What the view carries for the layout around it.
  var traits: ViewTraits { get }
}

/// What a view carries for the layout around it: its priority, values and guides.
public struct ViewTraits {
  package var priority: Double?
  package var values: [ObjectIdentifier: Any] = [:]
  package var guides: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:]

  package init() {}
}

/// A cell of a scene, of which a layout arranges the subview.
public struct SceneCell: View {
  public let traits: ViewTraits

  package init() { traits = ViewTraits() }

  fileprivate init(_ traits: ViewTraits) { self.traits = traits }
}

extension View {
  /// Lets a layout give the view room before others, or after them; 0 where nobody says.
  public func layoutPriority(_ value: Double) -> some View { changed { $0.priority = value } }

  /// Gives the view a value for the layout around it.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    changed { $0.values[ObjectIdentifier(key)] = value }
  }

  /// Says where a guide of the view is, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { changed { $0.guides[guide.key] = computeValue } }

  /// Says where a guide of the view is, in points from its top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { changed { $0.guides[guide.key] = computeValue } }

  private func changed(_ change: (inout ViewTraits) -> Void) -> SceneCell {
    var traits = traits
    change(&traits)
    return SceneCell(traits)
  }
}
