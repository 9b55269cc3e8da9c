package import GalleyGeometry
package import GalleyLayouts
package import GalleyNotation

/// The way a state's picture is compared with its reference, where a scene says it: `check:`.
package struct CheckSpec: Hashable, Sendable {
  /// A part of a picture in which differences do not count.
  package enum Mask: Hashable, Sendable {
    /// The frame of an element, by an item's or a layer's id.
    case element(id: String, collection: String?)
    case item(ItemPath, collection: String?)
    /// In points of the screen.
    case rectangle(Rect)
  }

  package enum Format: String, Hashable, Sendable, CaseIterable {
    case png
    case svg
  }

  /// The kind of the metric; nil where nothing is said.
  package var metric: String?
  /// The metric's options by name.
  package var tolerance: [String: Double] = [:]
  /// The distance that elements may be from their places and sizes, in points.
  package var layoutTolerance: Double?
  /// The difference that colors of elements may have, in CIEDE2000.
  package var colorTolerance: Double?
  /// What widths and heights may differ by, in pixels.
  package var sizeTolerance: Int?
  /// Whether what things are called may not differ; nil where nothing is said.
  package var holdsNames: Bool?
  /// The formats of the references, each of which is compared; none where nothing is said.
  package var formats: [Format] = []
  package var masks: [Mask] = []
  /// Where a scene says its masks; nothing for those of a command line.
  package var maskLocations: [Mask: SourceLocation] = [:]
  /// Where the metric and its options are said; nil where no scene says them.
  package var location: SourceLocation?

  package init() {}

  /// Returns the check where another is more specific: what that says counts, and masks add up.
  ///
  /// Tolerances are the metric's own, so naming a metric forgets those of the other.
  package func overlaid(by other: CheckSpec) -> CheckSpec {
    var spec = self
    if let metric = other.metric, metric != self.metric {
      spec.metric = metric
      spec.tolerance = [:]
    }
    spec.tolerance.merge(other.tolerance) { _, new in new }
    spec.layoutTolerance = other.layoutTolerance ?? layoutTolerance
    spec.colorTolerance = other.colorTolerance ?? colorTolerance
    spec.sizeTolerance = other.sizeTolerance ?? sizeTolerance
    spec.holdsNames = other.holdsNames ?? holdsNames
    if !other.formats.isEmpty { spec.formats = other.formats }
    spec.masks += other.masks
    spec.maskLocations.merge(other.maskLocations) { _, new in new }
    let namesMetric = other.metric != nil || !other.tolerance.isEmpty
    spec.location = namesMetric ? other.location : location
    return spec
  }
}
