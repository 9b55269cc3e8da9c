/// The two ends of the way of every element in an update.
public protocol UpdateAttributes {
  /// Returns the attributes with which an element begins that is in sight after the update; nil for
  /// where it ends.
  ///
  /// - `before`: Where it was, under its new index path; nil for one that comes.
  func initialAttributes(for attributes: LayoutAttributes, previous before: LayoutAttributes?)
    -> LayoutAttributes?

  /// Returns the attributes with which an element ends that was in sight before the update; nil for
  /// where it was.
  ///
  /// - `after`: Where it will be, under its old index path; nil for one that goes.
  func finalAttributes(for attributes: LayoutAttributes, next after: LayoutAttributes?)
    -> LayoutAttributes?
}

/// Elements that stay go from where they were to where they will be; the others as their
/// interaction says.
struct AppearanceEnds: UpdateAttributes {
  let interaction: any LayoutInteraction
  let view: CollectionView

  func initialAttributes(for attributes: LayoutAttributes, previous before: LayoutAttributes?)
    -> LayoutAttributes?
  {
    before ?? interaction.attributesForAppearing(attributes, in: view)
  }

  func finalAttributes(for attributes: LayoutAttributes, next after: LayoutAttributes?)
    -> LayoutAttributes?
  {
    after ?? interaction.attributesForDisappearing(attributes, in: view)
  }
}
