internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyRecords

/// What results call the property that changed, and its values before and after in words.
struct ChangeValues {
  private let change: Change
  private let subjects: [Subject]

  init(_ draft: ChangeDraft) {
    change = draft.change
    subjects = draft.subjects
  }

  /// The values in words; nil where the change has none.
  var pair: (before: String?, after: String?)? {
    switch change {
    case .told(_, let old, let new):
      guard let old, let new else { return (old?.words(), new?.words()) }
      return ValueWords.apart(old, new) { $0.words(places: $1) }
    case .spaced(let neighbor, let gap):
      return ValueWords.apart(neighbor.gap, gap) { ValueWords.number($0, places: $1) }
    case .beside(let new, let old): return (old.id, new.id)
    case .moved(_, let old, let new, _), .scrolled(let old, let new):
      return ValueWords.apart(old, new) { ValueWords.point($0, places: $1) }
    case .resized(let old, let new):
      return ValueWords.apart(old, new) { ValueWords.size($0, places: $1) }
    case .radius(let old, let new):
      return ValueWords.apart(old, new) { ValueWords.number($0, places: $1) }
    case .turned(let old, let new, _):
      return ValueWords.apart(old, new) { ValueWords.number($0, places: $1) + "°" }
    case .tilted(let old, let new, _):
      return ValueWords.apart(old, new) { ValueWords.projection($0, places: $1) }
    case .transformed(let old, let new):
      return ValueWords.apart(old, new) { ValueWords.matrix($0, places: $1) }
    case .raised(let old, let new), .dots(let old, let new), .columns(let old, let new):
      return ("\(old)", "\(new)")
    case .dot(let old, let new): return ("\(old + 1)", "\(new + 1)")
    case .text(_, let old, let new): return ("\"\(old)\"", "\"\(new)\"")
    case .restyled(_, _, let old, let new):
      return ValueWords.apart(old, new) { $0.words(places: $1) }
    case .partAppeared(_, let value): return (nil, value.words())
    case .partDisappeared(_, let value): return (value.words(), nil)
    case .placed(_, let old, let new):
      return ValueWords.apart(old, new) { ValueWords.rect($0, places: $1) }
    case .reindexed(let old, let new, _): return (old.description, new.description)
    case .replaced(let old, let new): return (old.description, new.description)
    case .renamed(let new): return (subjects.first?.name.shortID, new)
    default: return nil
    }
  }

  /// What results call the property that changed; nil where the kind says it.
  var property: String? {
    switch change {
    case .told(let key, _, _): key.joined(separator: ".")
    case .radius: "radius"
    case .transformed: "transform"
    case .tilted: "projection"
    case .scrolled: "content-offset"
    case .text(let role, _, _): role.property("")
    case .restyled(let style, let role, _, _): role.property(style.name)
    case .partAppeared(let role, _), .partDisappeared(let role, _):
      role.property("").isEmpty ? "box" : role.property("")
    case .placed(let role, _, _): role.property(role.kind == .text ? "place" : "frame")
    case .spaced: "gap"
    case .columns: "columns"
    case .beside(let new, _): new.side.rawValue
    case .dots: "dots"
    case .dot, .otherDot: "dot"
    case .replaced: "item"
    case .renamed: "id"
    default: nil
    }
  }
}
