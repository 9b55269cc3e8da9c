internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// The sizes of collections whose content decides, before they have a place.
final class SelfSizingCollections {
  private struct Key: Hashable {
    let name: String
    let axis: Axis
    let across: Double
    /// The other collections that are known, of which texts may speak.
    let known: Set<String>
  }

  private struct Complaint: Hashable {
    let name: String
    let axis: Axis
  }

  private var extents: [Key: Double?] = [:]
  private var complaints: Set<Complaint> = []

  /// The extent that was found before, or else what is found now.
  fileprivate func extent(
    of spec: CollectionSpec, along axis: Axis, across: Double, knowing known: Set<String>,
    else find: () -> Double?
  ) -> Double? {
    let key = Key(name: spec.name, axis: axis, across: across, known: known)
    if let extent = extents[key] { return extent }
    let extent = find()
    extents[key] = .some(extent)
    return extent
  }

  /// Says once of a collection why it cannot be as large as its content along an axis.
  func complain(
    of spec: CollectionSpec, along axis: Axis, _ issues: IssueLog, _ message: String
  ) {
    guard complaints.insert(Complaint(name: spec.name, axis: axis)).inserted else { return }
    issues.error(message, at: spec.location)
  }
}

extension CollectionResolver {
  /// Two extents of a view; a layout whose content is as long in both does not look at them.
  private static let trialExtents = (1_000.0, 2_000.0)

  /// How far a collection reaches along an axis so that all of its content is in sight, its own
  /// content inset around it, as a UIKit view whose content size is its intrinsic one; nil where
  /// that cannot be known, which is reported.
  ///
  /// While it has been played, it is as large as its content is then.
  func extent(
    ofCollection name: String, along axis: Axis, across: Double, measuring context: LayerContext
  ) -> Double? {
    guard let spec = inputs.specs.first(where: { $0.name == name }) else { return nil }
    dependencyNote.note()
    let content: Double?
    if let view = played[spec.name]?.view {
      content = extent(of: view, along: axis, across: across, measuring: context)
    } else {
      content = inputs.fitting.extent(
        of: spec, along: axis, across: across, knowing: Set(played.keys)
      ) { extent(ofBeginning: spec, along: axis, across: across, measuring: context) }
    }
    let scale = inputs.scale
    let inset = axis == .vertical ? spec.contentInset.vertical : spec.contentInset.horizontal
    // Up to whole pixels, so that nothing of the content is left to scroll to.
    return content.map { ((max(0, $0 + inset)) * scale - 1e-6).rounded(.up) / scale }
  }

  private func extent(
    of view: CollectionView, along axis: Axis, across: Double, measuring context: LayerContext
  ) -> Double? {
    let placed = view.environment.size.along(axis == .vertical ? .horizontal : .vertical)
    if abs(placed - across) <= 1 / inputs.scale { return view.arrangement.contentSize.along(axis) }
    var environment = view.environment
    environment.size = Size(across: across, along: environment.size.along(axis), axis)
    do throws(LayoutError) {
      return try CollectionView.measured(
        content: view.content, layout: view.layout, in: environment
      ) { inputs.sizes.measure($0, in: context) }.arrangement.contentSize.along(axis)
    } catch {
      // Where it has its place it is arranged again, and that is where this is told.
      return nil
    }
  }

  private func extent(
    ofBeginning spec: CollectionSpec, along axis: Axis, across: Double,
    measuring context: LayerContext
  ) -> Double? {
    let (one, other) = Self.trialExtents
    var environment = Environment(
      size: Size(across: across, along: one, axis), contentInset: spec.contentInset,
      scale: inputs.scale, layoutDirection: context.direction,
      interface: inputs.variant.interface)
    guard
      let view = inputs.start(of: spec).collection(in: environment, measuring: context)?.view
    else { return nil }
    let extent = view.arrangement.contentSize.along(axis)
    environment.size = Size(across: across, along: other, axis)
    let isItsOwn = try? view.layout.arrange(view.content, in: environment).contentSize.along(axis)
    guard let isItsOwn, abs(isItsOwn - extent) < 1e-6 else {
      let (key, adjective) = axis == .vertical ? ("height", "high") : ("width", "wide")
      inputs.fitting.complain(
        of: spec, along: axis, inputs.issues,
        "'\(spec.name)' cannot be as \(adjective) as its content, since its layout makes the content as \(adjective) as the collection; give '\(key)' points, or let the layout scroll that way and its items have points or fit"
      )
      return nil
    }
    return extent
  }
}

extension Size {
  fileprivate init(across: Double, along: Double, _ axis: Axis) {
    self.init(
      width: axis == .vertical ? across : along, height: axis == .vertical ? along : across)
  }

  fileprivate func along(_ axis: Axis) -> Double { axis == .vertical ? height : width }
}
