internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRecords

/// Changes with equal keys are one.
struct ChangeKey: Hashable {
  var change: Change
  var collection: String?
  var inner: Subject.InnerName?
  var layerKind: String?
  var isConsequence: Bool

  init(_ draft: ChangeDraft) {
    change = draft.change.withoutPlaces
    collection = draft.subjects.first?.name.collection
    inner = draft.subjects.first?.name.inner
    isConsequence = draft.isConsequence
    // The words for a property tell what it is of.
    if case .restyled(.color, _, _, _) = draft.change {
      layerKind = draft.subjects.first?.name.layerKind
    } else if case .text = draft.change {
      layerKind = draft.subjects.first?.name.layerKind
    }
  }
}

/// What changes are summed up by where there are too many to tell one by one.
struct ChangeSort: Hashable {
  var kind: ExplainedChange.Kind
  var form: String
  var collection: String?
  var inner: Subject.InnerName?
  var isConsequence: Bool

  init(_ draft: ChangeDraft) {
    kind = draft.change.kind
    form = draft.change.form
    collection = draft.subjects.first?.name.collection
    inner = draft.subjects.first?.name.inner
    isConsequence = draft.isConsequence
  }
}

extension Change {
  /// The change without what differs between things that change alike.
  fileprivate var withoutPlaces: Change {
    switch self {
    case .moved(let way, _, _, let reason):
      // To a thousandth, as it is told.
      return .moved(
        Vector(dx: (way.dx * 1000).rounded() / 1000, dy: (way.dy * 1000).rounded() / 1000),
        from: .zero, to: .zero, because: reason)
    case .turned(let old, let new, _): return .turned(from: 0, to: new - old, chord: 0)
    case .tilted(let old, let new, _): return .tilted(from: old, to: new, farthest: 0)
    case .resized(let old, let new): return .resized(from: old.inMillionths, to: new.inMillionths)
    case .radius(let old, let new):
      return .radius(from: old.inMillionths, to: new.inMillionths)
    default: return self
    }
  }

  /// What changes have in common that are summed up together.
  fileprivate var form: String {
    switch self {
    case .restyled(let style, let role, _, _): "\(role.property(style.name))"
    case .text(let role, _, _), .partAppeared(let role, _), .partDisappeared(let role, _):
      role.property("") + "\(kind)"
    case .placed(let role, _, _): "in \(role.property(""))"
    case .told(let key, _, _): key.joined(separator: ".")
    case .renamed: "renamed"
    case .replaced: "replaced"
    case .cameIntoSight, .wentOutOfSight: "sight"
    case .radius: "radius"
    case .moved, .resized: "whole"
    default: "\(kind)"
    }
  }
}

extension Double {
  /// Without what rounding leaves of equal numbers.
  fileprivate var inMillionths: Double { (self * 1e6).rounded() / 1e6 }
}

extension Size {
  fileprivate var inMillionths: Size {
    Size(width: width.inMillionths, height: height.inMillionths)
  }
}
