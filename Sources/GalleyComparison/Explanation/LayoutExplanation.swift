internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
public import GalleyRecords

/// The differences between two drawn layouts, element by element.
public struct LayoutExplanation: Hashable, Sendable {
  /// The changes, first those that an app's users would notice first.
  public var changes: [ExplainedChange]

  /// Makes an explanation of changes.
  public init(changes: [ExplainedChange]) { self.changes = changes }
}

extension LayoutExplanation {
  /// Says what is different between what two pictures show, from their records.
  ///
  /// Elements are matched by their ids, and items that have none by what is said or seen of them,
  /// so that an insertion is one change. What follows from another change comes after it and is
  /// marked as a consequence. What was told, and what happened out of sight, is only said where
  /// something that is seen differs. Equal records, and records whose drawings are equal, give no
  /// changes. Complexity: O(n log n) in the number of elements where most are the same.
  public init(from expected: ScreenRecord, to actual: ScreenRecord) {
    let pixel = max(1 / expected.scale, 1 / actual.scale)
    let causes = ScreenCauses(expected, actual)
    let collections = Self.collections(expected, actual).map {
      CollectionComparison(
        $0, $1, pixel: pixel,
        areElementsSame: Self.saysSame(ofElementsOf: $0, expected, $1, actual), on: causes)
    }
    let inner = collections.flatMap(\.drafts)
    var drafts = inner
    if let old = expected.layers, let new = actual.layers {
      drafts +=
        LayerComparison(
          old, new, pixel: pixel, causes: causes,
          followsCollections: !inner.isEmpty || Self.hasOtherContent(expected, actual)
        ).drafts
    }
    drafts = causes.drafts(beside: drafts) + drafts
    guard drafts.contains(where: { !$0.isExplaining }) else {
      self.init(changes: [])
      return
    }
    // What nothing is told of that it may follow from is told by itself: the places of things, from
    // which what they are made of follows, or else everything.
    if drafts.allSatisfy(\.isConsequence) {
      let places = drafts.indices.filter { drafts[$0].isOfPlaceOfWhole }
      for number in places.isEmpty ? Array(drafts.indices) : places {
        drafts[number].isConsequence = false
      }
    }
    let counts = zip(actual.collections, collections).map { ($0.collection, $1.count) }
    let words = SubjectPhrases(Dictionary(counts) { first, _ in first })
    self.init(changes: ChangeGrouping(words).changes(of: drafts))
  }

  /// The collections of the actual screen with what they were, then those that are no more.
  ///
  /// One that is the same but for its name is the one of the other name.
  private static func collections(
    _ expected: ScreenRecord, _ actual: ScreenRecord
  ) -> [(LayoutRecord, LayoutRecord)] {
    var old = Dictionary(expected.collections.map { ($0.collection, $0) }) { first, _ in first }
    let new = Set(actual.collections.map(\.collection))
    let pairs = actual.collections.map { record in
      let match =
        old.removeValue(forKey: record.collection)
        ?? expected.collections.first {
          !new.contains($0.collection) && old[$0.collection] != nil && $0.isSame(but: record)
        }
      if let name = match?.collection { old[name] = nil }
      return (match ?? record.emptied, record)
    }
    return pairs
      + expected.collections.filter { old[$0.collection] != nil && $0.frame != nil }
      .map { ($0, $0.emptied) }
  }

  /// Whether both scenes say the same of what the elements of a collection are made of.
  private static func saysSame(
    ofElementsOf old: LayoutRecord, _ expected: ScreenRecord, _ new: LayoutRecord,
    _ actual: ScreenRecord
  ) -> Bool {
    let source = expected.source(of: old)
    return source != nil && source?.look == actual.source(of: new)?.look
  }

  private static func hasOtherContent(_ expected: ScreenRecord, _ actual: ScreenRecord) -> Bool {
    expected.collections.map(\.contentSize) != actual.collections.map(\.contentSize)
      || expected.collections.map(\.contentOffset) != actual.collections.map(\.contentOffset)
  }
}

extension ChangeDraft {
  /// Whether nothing is to be seen of the change itself.
  fileprivate var isExplaining: Bool { measure.amount == 0 }

  /// Whether it is the place or the size of a layer of the screen, or of an element as a whole.
  fileprivate var isOfPlaceOfWhole: Bool {
    change.isOfPlace && subjects.allSatisfy { $0.name.inner == nil }
  }
}

extension ScreenRecord {
  /// Returns the scene's declaration of a collection; nil where none is recorded.
  fileprivate func source(of collection: LayoutRecord) -> LayerDeclaration? {
    layers?.last { $0.name.steps.last == .collection(collection.collection) }?.source
  }
}

extension LayoutRecord {
  /// Whether another collection shows the very same under another name.
  fileprivate func isSame(but other: LayoutRecord) -> Bool {
    var renamed = self
    renamed.collection = other.collection
    return renamed == other
  }

  /// The same collection before anything is in it.
  fileprivate var emptied: LayoutRecord {
    var record = self
    record.elements = []
    record.itemCounts = record.itemCounts?.map { _ in 0 }
    return record
  }
}

/// The differences of the screen as a whole, which cause others.
struct ScreenCauses {
  private let recordedOptions: [ChangeDraft]
  private let measured: [ChangeDraft]
  private let isResized: Bool
  /// Whether both scenes say the same of the state, so that nothing follows from what the finger
  /// does.
  let isStateSame: Bool

  init(_ expected: ScreenRecord, _ actual: ScreenRecord) {
    let subject = Subject(
      .screen, from: Rect(origin: .zero, size: expected.size),
      to: Rect(origin: .zero, size: actual.size))
    isResized = expected.size != actual.size
    isStateSame = expected.stateSource != nil && expected.stateSource == actual.stateSource
    var measured: [ChangeDraft] = []
    if isResized {
      measured.append(
        ChangeDraft(.resized(from: expected.size, to: actual.size), of: [subject]))
    }
    if expected.scale != actual.scale {
      measured.append(
        ChangeDraft(
          .restyled(
            .pixels, .whole, from: .word(expected.scale.shortest), to: .word(actual.scale.shortest)),
          of: [subject]))
    }
    let recordedOptions = OptionComparison.drafts(
      expected.recordedOptions, actual.recordedOptions, of: subject)
    // A device, or the way it is turned, brings its size, its scale and its safe area; a theme
    // brings its colors.
    let brings = recordedOptions.contains { ["device", "orientation"].contains($0.option) }
    let isOtherDevice = recordedOptions.contains { $0.option == "device" }
    let isOtherTheme = recordedOptions.contains { $0.option == "theme" }
    self.recordedOptions = recordedOptions.map { draft in
      let isOrientation = draft.option == "orientation" && isOtherDevice
      return draft.asConsequence(isOrientation || draft.option == "safe-area" && brings)
    }.filter { !isOtherTheme || $0.option != "palette" }
    self.measured = measured.map { $0.asConsequence(brings) }
  }

  /// Returns the changes to tell beside others: a color of the palette only where one of them
  /// follows from it.
  func drafts(beside others: [ChangeDraft]) -> [ChangeDraft] {
    recordedOptions.filter { cause in
      cause.option != "palette" || others.contains { cause.explains($0.change) }
    } + measured
  }

  /// Whether everything may lie elsewhere.
  var isAny: Bool { isResized || recordedOptions.contains { !$0.isOfColors } }

  /// Whether a difference in a look follows from what the screen was told, where the scenes of both
  /// say the same of what it is a look of.
  func explain(_ change: Change) -> Bool { recordedOptions.contains { $0.explains(change) } }

  /// Whether a difference is the one of a color of the palette.
  func recolor(_ change: Change) -> Bool {
    recordedOptions.contains { $0.option == "palette" && $0.explains(change) }
  }
}

extension ChangeDraft {
  /// The option that changed; nil where that is not the change.
  var option: String? {
    if case .optionChanged(let key, _, _) = change { key.first } else { nil }
  }

  /// Whether the screen was told another theme or another color, which give nothing another place.
  fileprivate var isOfColors: Bool { ["theme", "palette"].contains(option) }

  /// Whether another change follows from what the screen was told.
  fileprivate func explains(_ other: Change) -> Bool {
    guard case .optionChanged(let key, let old, let new) = change else { return false }
    switch key.first {
    case "palette":
      guard case .color(let old)? = old, case .color(let new)? = new else { return false }
      return other.recolors(old, as: new)
    case "theme": return other.isOfColors
    case "direction": return other.isStyle([.align, .direction]) || other.kind == .moved
    case "font": return other.isStyle([.fontFamily])
    case "language": return other.isStyle([.language])
    default: return other.kind == .moved || other.kind == .resized
    }
  }
}

extension Change {
  fileprivate var isOfColors: Bool {
    switch self {
    case .restyled(let style, _, _, _):
      measure.toleranceKind == .color
        || [
          .fill, .border, .borderColor, .material, .shadow, .shadowColor, .image, .tint, .opacity,
        ].contains(style)
    default: false
    }
  }

  fileprivate func isStyle(_ styles: [LookProperty]) -> Bool {
    if case .restyled(let style, _, _, _) = self { styles.contains(style) } else { false }
  }

  /// Whether what was painted in one color is painted in another, as thin as it was.
  fileprivate func recolors(_ old: Color, as new: Color) -> Bool {
    if case .restyled(_, _, .paint(let one), .paint(let other)) = self {
      one.isRecolored(as: other, from: old, to: new)
    } else {
      false
    }
  }
}

extension Paint {
  fileprivate func isRecolored(as other: Paint, from old: Color, to new: Color) -> Bool {
    func isTinted(_ one: Color, _ other: Color) -> Bool {
      one.withAlpha(1) == old.withAlpha(1) && other.withAlpha(1) == new.withAlpha(1)
        && abs(one.alpha * new.alpha - other.alpha * old.alpha) < 1e-9
    }
    func areTinted(_ one: [GradientStop], _ other: [GradientStop]) -> Bool {
      one.map(\.location) == other.map(\.location) && one != other
        && zip(one, other).allSatisfy { $0 == $1 || isTinted($0.color, $1.color) }
    }
    return switch (self, other) {
    case (.solid(let one), .solid(let other)): isTinted(one, other)
    case (.linearGradient(let one), .linearGradient(let other)):
      one.start == other.start && one.end == other.end && areTinted(one.stops, other.stops)
    case (.radialGradient(let one), .radialGradient(let other)):
      one.center == other.center && one.radius == other.radius && areTinted(one.stops, other.stops)
    default: false
    }
  }
}
