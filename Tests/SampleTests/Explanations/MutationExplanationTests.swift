import Galley
import Testing

/// Whether an explanation names what changed, and nothing else: one property of one element of a
/// sample is changed, both are drawn to PNG, and the files are compared.
@Suite struct MutationExplanationTests {
  private static let seed: UInt64 = 20_261_121

  /// Where an element grows with what is in it, its new size is told beside what made it grow.
  private static let growingSamples: Set = [
    "bars.yaml", "chat.yaml", "gallery.yaml", "glass.yaml", "inbox.yaml", "library.yaml",
    "photos.yaml", "screen-contacts.yaml", "screen-mail.yaml", "screen-onboarding.yaml",
    "screen-product.yaml",
    "screen-settings.yaml", "screen-weather.yaml", "settings.yaml", "waterfall.yaml",
  ]

  /// What reaches over the cut of a canvas is told in the picture that has the part.
  private static let cutSamples: Set = ["shop-window.yaml"]

  @Test(arguments: SceneEdit.Kind.allCases)
  func `an edit of a scene is what the explanation names`(_ kind: SceneEdit.Kind) throws {
    print("explanations of edits: seed \(Self.seed), \(kind)")
    var generator = SplitMix64(seed: Self.seed)
    let edits = generator.shuffled(try Samples.names.flatMap { try SceneEdit.all(kind, in: $0) })
    var count = 0
    for edit in edits
    where count < 10
      && !Self.growingSamples.union(Self.cutSamples).contains(edit.sample)
    {
      guard let comparison = try Self.comparison(of: edit) else { continue }
      count += 1
      let causes = comparison.causes
      #expect(
        !causes.isEmpty && causes.allSatisfy(edit.explains),
        "\(edit): \(comparison.sentences.joined(separator: "; "))")
    }
    print("explanations of edits: \(kind), \(count) of \(edits.count) edits")
    #expect(count >= 4)
  }

  /// The comparison in the first state that shows the edit; nil where none of a few does.
  private static func comparison(of edit: SceneEdit) throws -> PictureComparison? {
    let before = try DrawnScene(sample: edit.sample)
    guard let after = try? DrawnScene(text: edit.text, sample: edit.sample) else { return nil }
    for (old, new) in zip(before.scene.states, after.scene.states).prefix(3) {
      let comparison = try PictureComparer().compare(before.png(old), to: after.png(new))
      if !comparison.report.isSame { return comparison }
    }
    return nil
  }

  private static let restingSamples = [
    "calculator", "circles", "contacts", "genres", "mosaic", "primes", "ring", "ring-of-sixty",
    "ring-of-twenty", "shop",
  ]

  @Test(arguments: Nudge.Kind.allCases)
  func `another attribute of a cell is what the explanation names`(_ kind: Nudge.Kind) throws {
    print("explanations of attributes: seed \(Self.seed), \(kind)")
    var generator = SplitMix64(seed: Self.seed)
    var count = 0
    for sample in Self.restingSamples {
      let drawn = try DrawnScene(sample: "\(sample).yaml", layouts: .nudged)
      let before = try drawn.png()
      for _ in 0..<3 {
        let amount = Double(Int.random(in: 1...24, using: &generator)) / 4
        let nudge = Nudge(
          kind: kind, cell: Int.random(in: 0..<1000, using: &generator), amount: amount)
        let after = try Nudge.$current.withValue(nudge) { try drawn.png() }
        let comparison = try PictureComparer().compare(before, to: after)
        // What lies over all others already can go no higher.
        if kind == .raise,
          comparison.sentences == []
            || comparison.causes.allSatisfy({
              $0.sentence.hasPrefix("z-index")
            })
        {
          continue
        }
        #expect(
          comparison.causes.count == 1 && comparison.causes.allSatisfy(nudge.explains),
          "\(sample), \(nudge): \(comparison.sentences.joined(separator: "; "))")
        count += 1
      }
    }
    print("explanations of attributes: \(kind), \(count) changes")
    #expect(count >= (kind == .raise ? 10 : 30))
  }

  @Test(arguments: ["calculator", "contacts", "library", "recipes", "ring", "shop"])
  func `another look of one element is what the explanation names`(_ sample: String) throws {
    print("explanations of looks: seed \(Self.seed), \(sample)")
    var generator = SplitMix64(seed: Self.seed)
    let drawn = try DrawnScene(sample: "\(sample).yaml")
    let state = try #require(drawn.scene.states.first)
    let drawing = try drawn.scene.drawing(of: state, scale: 1, using: drawn.renderer)
    let before = try drawn.png(of: drawing.picture)
    var count = 0
    for _ in 0..<5 {
      var changed = LookChange(drawing)
      guard let property = changed.change(using: &generator) else { continue }
      let after = try drawn.png(of: changed.picture)
      let comparison = try PictureComparer().compare(before, to: after)
      #expect(
        comparison.causes.count == 1 && comparison.causes[0].property == property
          && comparison.causes[0].subjects.count == 1,
        "\(sample), \(property): \(comparison.sentences.joined(separator: "; "))")
      count += 1
    }
    print("explanations of looks: \(sample), \(count) changes")
    #expect(count >= 3)
  }

  /// The first layers that two records do not share, in words.
  private static func difference(of one: ScreenRecord, from other: ScreenRecord) -> String {
    for (left, right) in zip(one.layers ?? [], other.layers ?? []) where left != right {
      return "\(left)\n\(right)"
    }
    return "no layer"
  }

  @Test(arguments: Samples.names)
  func `equal drawings need no explanation`(_ name: String) throws {
    let (scene, renderer) = try Samples.load(name)
    for state in scene.states {
      let drawing = try scene.drawing(of: state, scale: 1, using: renderer)
      let kept = try #require(drawing.picture.record)
      let record = try ScreenRecord(json: Array(kept.utf8))
      #expect(record == drawing.record(), "\(Self.difference(of: record, from: drawing.record()))")
      #expect(try ScreenRecord(json: Array(drawing.record().json.utf8)) == record)
      let changes = LayoutExplanation(from: record, to: drawing.record()).changes
      #expect(changes == [], "\(name), \(state.fileName)")
    }
  }
}
