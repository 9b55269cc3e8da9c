internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Reads `check:` of a scene or of a state.
struct CheckReader {
  let issues: IssueLog

  /// Returns the check that a scene asks for; the empty one where it asks for none.
  func spec(_ reader: OptionReader?) -> CheckSpec {
    guard let reader else { return CheckSpec() }
    defer { reader.reportUnknownKeys() }
    var spec = CheckSpec()
    reader.read(CheckSpec.options, into: &spec)
    if Set(spec.formats).count < spec.formats.count {
      reader.error("a format is named twice; name each once", at: "format")
    }
    if spec.metric != nil || !spec.tolerance.isEmpty { spec.location = reader.location }
    for value in reader.list("masks") ?? [] {
      guard let mask = mask(value) else { continue }
      spec.masks.append(mask)
      spec.maskLocations[mask] = value["element"]?.location ?? value.location
    }
    return spec
  }

  private func mask(_ value: OptionValue) -> CheckSpec.Mask? {
    let reader = OptionReader(value, issues: issues)
    defer { reader.reportUnknownKeys() }
    var mask = MaskOptions()
    reader.read(MaskOptions.options, into: &mask)
    switch (mask.element, mask.rectangle) {
    case (let element?, nil): return elementMask(element, in: mask.collection)
    case (nil, let rectangle?): return rectangleMask(rectangle)
    case (nil, nil):
      guard case .map = value.kind else { return nil }
      reader.reportMissing("element", example: "'element: clock', or 'rectangle: [0, 0, 375, 44]'")
    case (_?, _?):
      reader.error("a mask is an element or a rectangle; make two masks of it", at: "rectangle")
    }
    return nil
  }

  private func elementMask(_ value: OptionValue, in collection: String?) -> CheckSpec.Mask? {
    switch value.kind {
    case .text(let id): return .element(id: id, collection: collection)
    case .number: return .element(id: value.shownText, collection: collection)
    case .list(let parts):
      let numbers = parts.compactMap { part -> Int? in
        if case .number(let number) = part.kind { Int(exactly: number) } else { nil }
      }
      if parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) {
        return .item(ItemPath(section: numbers[0], item: numbers[1]), collection: collection)
      }
    case .null, .flag, .map: break
    }
    OptionReader.wrong(
      value, named: "element", expected: "an id, or an index path such as [0, 3]", issues: issues)
    return nil
  }

  private func rectangleMask(_ value: OptionValue) -> CheckSpec.Mask? {
    if case .list(let parts) = value.kind, parts.count == 4 {
      let numbers = parts.compactMap {
        OptionReader.number($0, named: "rectangle", in: -100_000...100_000, issues: issues)
      }
      guard numbers.count == 4 else { return nil }
      if numbers[2] > 0, numbers[3] > 0 {
        return .rectangle(
          Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      }
    }
    OptionReader.wrong(
      value, named: "rectangle",
      expected: "x, y, width and height in points, such as [0, 0, 375, 44]",
      issues: issues)
    return nil
  }
}

/// What a scene says of a mask.
private struct MaskOptions {
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "element", \.element, .value(.either([.text, ItemPath.kind])), "an id, or an index path",
      otherwise: ""),
    SceneOption(
      "rectangle", \.rectangle, .value(.list(.number(-100_000...100_000), count: 4...4)),
      "x, y, width and height in points", otherwise: ""),
    SceneOption("collection", \.collection, .text, "that of the element", otherwise: "any"),
  ]

  var element: OptionValue?
  var rectangle: OptionValue?
  var collection: String?
}

extension CheckSpec {
  static let options: [SceneOption<Self>] = [
    SceneOption("metric", \.metric, .text, "how pictures are compared", otherwise: "the usual one"),
    // The names are the metric's, which is looked up where pictures are compared.
    SceneOption(
      "tolerance", .map(.number(OptionReader.usualRange)), "the metric's options",
      otherwise: "the metric's own",
      read: { options, spec in
        guard let tolerance = options.nested("tolerance") else { return }
        for key in tolerance.keys { spec.tolerance[key] = tolerance.number(key) }
      }),
    SceneOption(
      "layout-tolerance", \.layoutTolerance, .number(in: 0...10_000), "points of places and sizes",
      otherwise: "0.5"),
    SceneOption(
      "color-tolerance", \.colorTolerance, .number(in: 0...100), "CIEDE2000 of colors"),
    SceneOption(
      "size-tolerance", \.sizeTolerance, .integer(in: 0...1000), "pixels of widths and heights"),
    SceneOption(
      "format", \.formats,
      .list(of: .choice, 1...2, subject: "a check has", nouns: "formats", orOne: true),
      "of the reference, or several that are each compared", otherwise: "png"),
    SceneOption(
      "masks", .list(.options(MaskOptions.options.declarations(of: MaskOptions()))),
      "what does not count", otherwise: "none"),
  ]

  static let declarations = options.declarations(of: CheckSpec())
}
