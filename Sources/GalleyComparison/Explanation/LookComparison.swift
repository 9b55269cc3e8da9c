import GalleyGeometry
import GalleyLayouts

/// What is different in the looks of a thing.
struct LookComparison {
  private let expected: ScreenThing
  private let actual: ScreenThing
  private let subject: ChangeSubject
  /// How far a place within the frame may be off for reasons of its own, in points: less than a
  /// pixel where the frame has moved and edges are rounded to pixels.
  private let tolerance: Double

  init(_ expected: ScreenThing, _ actual: ScreenThing, pixel: Double) {
    self.expected = expected
    self.actual = actual
    subject = ChangeSubject(expected, actual)
    let isUnmoved = expected.frame == actual.frame && expected.transform == actual.transform
    tolerance = isUnmoved ? 2e-6 : pixel + 2e-6
  }

  /// Whether edges may be on other pixels, by which an image may need a clip or none.
  private var isRounded: Bool { tolerance > 1e-5 }

  private var isResized: Bool {
    abs(expected.frame.width - actual.frame.width) > PlaceComparison.noise
      || abs(expected.frame.height - actual.frame.height) > PlaceComparison.noise
  }

  var drafts: [ChangeDraft] {
    guard let one = expected.look, let other = actual.look, one != other else { return [] }
    let pairs = LookParts.matched(LookParts(one), LookParts(other))
    let remeasures = pairs.contains { Self.remeasures($0.expected, $0.actual) }
    return pairs.flatMap { old, new -> [ChangeDraft] in
      switch (old, new) {
      case (let old?, let new?): drafts(old, new, remeasures: remeasures)
      case (let old?, nil): [only(old, wasThere: true)]
      case (nil, let new?): [only(new, wasThere: false)]
      case (nil, nil): []
      }
    }
  }

  /// Whether a text needs another room, or an image has another form, or there is one more or less.
  private static func remeasures(_ old: LookParts.Part?, _ new: LookParts.Part?) -> Bool {
    guard let old, let new else { return true }
    guard old.kind != .box else { return false }
    let measured =
      ["", "font.family", "font.size", "font.weight", "font.style", "size"]
      + ["line-height", "letter-spacing", "lines"]
    return measured.contains { old[$0] != new[$0] }
  }

  private func drafts(
    _ old: LookParts.Part, _ new: LookParts.Part, remeasures: Bool
  ) -> [ChangeDraft] {
    var drafts: [ChangeDraft] = []
    let names = new.properties.map(\.name) + old.properties.map(\.name).filter { new[$0] == nil }
    var told: Set<String> = []
    for name in names where !LookParts.Part.isPlace(name) && old[name] != new[name] {
      if let group = Self.group(of: name, missingIn: old, new) {
        guard told.insert(group).inserted else { continue }
        drafts.append(restyled(group, of: old, new, words: { $0.summary(of: group) }))
      } else {
        drafts.append(restyled(name, of: old, new, words: { $0[name] }))
      }
    }
    let isRemeasured = remeasures
    drafts += places(old, new).map { draft in
      var draft = draft
      let isClip = draft.property?.contains("clip") == true
      draft.isConsequence = isRemeasured || isResized || (isRounded && isClip)
      return draft
    }
    return drafts
  }

  /// A border or a shadow that only one of the two has is told as one.
  private static func group(
    of name: String, missingIn old: LookParts.Part, _ new: LookParts.Part
  ) -> String? {
    guard let group = ["border", "shadow"].first(where: { name.hasPrefix($0 + ".") }) else {
      return nil
    }
    let sides = [old, new].map { $0.properties.contains { $0.name.hasPrefix(group + ".") } }
    return sides[0] == sides[1] ? nil : group
  }

  private func only(_ part: LookParts.Part, wasThere: Bool) -> ChangeDraft {
    let name = part.fullName("").isEmpty ? "box" : part.fullName("")
    let value = part.properties.first.map { part.kind == .text ? "\"\($0.value)\"" : $0.value }
    let words = value.map { " \($0)" } ?? ""
    return ChangeDraft(
      kind: .restyled, gate: .none, thing: subject, property: name,
      before: wasThere ? value : nil, after: wasThere ? nil : value, amount: .infinity,
      phrase: ("\(name)\(words) of ", wasThere ? " \(.was) removed" : " \(.was) added"))
  }

  private func restyled(
    _ name: String, of old: LookParts.Part, _ new: LookParts.Part,
    words: (LookParts.Part) -> String?
  ) -> ChangeDraft {
    let (before, after) = (words(old), words(new))
    let property = new.fullName(name)
    if new.kind == .text, name.isEmpty {
      let (old, new) = ("\"\(before ?? "")\"", "\"\(after ?? "")\"")
      return ChangeDraft(
        kind: .text, gate: .none, thing: subject, property: property, before: before, after: after,
        amount: .infinity, phrase: ("\(property) of ", " changed from \(old) to \(new)"))
    }
    let (gate, amount) = measure(name, of: old, new)
    return ChangeDraft(
      kind: .restyled, gate: gate, thing: subject, property: property, before: before, after: after,
      amount: amount,
      phrase: ("\(property) of ", " went from \(before ?? "none") to \(after ?? "none")"),
      isConsequence: follows(name, old, new))
  }

  /// Whether a value follows from the frame's size or the image's file: corners that are a share of
  /// it, a gradient's line, the size of another image.
  private func follows(_ name: String, _ old: LookParts.Part, _ new: LookParts.Part) -> Bool {
    if name == "size", new.kind == .image { return old[""] != new[""] }
    if isRounded, name.contains("clip") { return true }
    guard isResized else { return false }
    if name.hasSuffix("corner-radius") { return true }
    return name.hasSuffix("fill") && new[name]?.contains("(") == true
      && ColorWords.difference(old[name] ?? "", new[name] ?? "") == nil
  }

  private static let lengths = ["corner-radius", "border.width", "shadow.radius"]

  private func measure(
    _ name: String, of old: LookParts.Part, _ new: LookParts.Part
  ) -> (LayoutChange.Gate, Double) {
    if let before = old[name], let after = new[name] {
      if let difference = ColorWords.difference(before, after) {
        return (.color, max(difference, .leastNonzeroMagnitude))
      }
      if Self.lengths.contains(where: name.hasSuffix) {
        let lengths = (length(before, in: old, of: expected), length(after, in: new, of: actual))
        if let one = lengths.0, let other = lengths.1 { return (.layout, abs(other - one)) }
      }
    }
    return (.none, .infinity)
  }

  /// A number of points; of full corners half of the shorter side.
  private func length(_ word: String, in part: LookParts.Part, of thing: ScreenThing) -> Double? {
    guard word == "full" else { return Double(word).flatMap { $0.isFinite ? $0 : nil } }
    let size = part["frame"].flatMap(InnerPlace.init)?.rect.size ?? thing.frame.size
    return min(size.width, size.height) / 2
  }

  private func places(_ old: LookParts.Part, _ new: LookParts.Part) -> [ChangeDraft] {
    let names = new.properties.map(\.name) + old.properties.map(\.name).filter { new[$0] == nil }
    return names.filter { LookParts.Part.isPlace($0) && old[$0] != new[$0] }.compactMap { name in
      let one = old[name].flatMap(InnerPlace.init) ?? InnerPlace(filling: expected.frame.size)
      let other = new[name].flatMap(InnerPlace.init) ?? InnerPlace(filling: actual.frame.size)
      return one.draft(
        to: other, in: (expected.frame.size, actual.frame.size),
        // An image that fills a rounded frame may be a pixel larger on either side.
        tolerance: new.kind == .image && isRounded ? 2 * tolerance : tolerance,
        called: new.fullName(name), of: subject)
    }
  }
}

extension LookParts.Part {
  /// What is said of a border or a shadow that the other side does not have.
  func summary(of group: String) -> String? {
    let values = properties.filter { $0.name.hasPrefix(group + ".") && !Self.isPlace($0.name) }
    return values.isEmpty ? nil : values.map(\.value).joined(separator: ", ")
  }
}
