internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

extension ScreenSpec {
  enum Theme: String, CaseIterable {
    case light
    case dark
  }

  enum Contrast: String, CaseIterable {
    case standard
    case increased
  }

  enum Orientation: String, CaseIterable {
    case portrait
    case landscape
  }

  private enum Corners: String, CaseIterable {
    case square
    case display
  }

  /// The keys of a screen.
  static var declarations: [OptionDeclaration] {
    (looks + size + options).declarations(of: ScreenSpec())
  }

  /// What the size of a device depends on.
  static let looks: [SceneOption<Self>] = [
    SceneOption("look", \.look, .choice, "of what UIKit brings")
  ]

  /// Which `ScreenReader` reads together.
  private static let size: [SceneOption<Self>] = [
    SceneOption(
      "device", .either([.choice(DeviceCatalog.names), .text]),
      "one of 'galley list devices'",
      values: "", otherwise: ""),
    SceneOption(
      "size", .list(.number(1...100_000), count: 2...2), "in points, without a device",
      otherwise: "the device's"),
    SceneOption("orientation", .words(Orientation.self), "of the device", otherwise: "portrait"),
  ]

  static let options: [SceneOption<Self>] = [
    SceneOption(
      "scale", \.scale, .number(in: 0.1...10), "pixels a point", otherwise: "the device's"),
    SceneOption(
      "safe-area", OptionType<EdgeInsets>.insets.kind, "what is not covered",
      otherwise: "the device's",
      read: { options, screen in
        guard let insets = options.insets("safe-area") else { return }
        screen.safeArea = insets
        screen.hasOwnSafeArea = true
      }),
    SceneOption("direction", \.direction, .choice, otherwise: "the language's"),
    SceneOption(
      "theme", .words(Theme.self), otherwise: "light",
      read: { $1.theme = $0.choice("theme", of: Theme.self)?.rawValue ?? $1.theme }),
    SceneOption(
      "contrast", .words(Contrast.self), otherwise: "standard",
      read: { $1.contrast = $0.choice("contrast", of: Contrast.self)?.rawValue ?? $1.contrast }),
    SceneOption("text-size", \.type.textSize, .choice, "how large a person has texts"),
    SceneOption("bold-text", \.type.isBold, .flag, "whether a person has them bold"),
    SceneOption(
      "frame", \.frame, .bezel,
      "the device around the screen, or its color, padding and background",
      otherwise: "none"),
    SceneOption(
      "corners", .words(Corners.self), "of a picture of the screen alone", otherwise: "square",
      read: { $1.hasDisplayCorners = $0.choice("corners", of: Corners.self) == .display }),
    SceneOption("background", \.background, .background, otherwise: "$system-background")
      .checked { $1.backgroundSource = $0.rawValue(for: "background")?.digest },
  ]

  /// What a stage has of a screen's options.
  static let stageOptions = options.filter {
    !["safe-area", "frame", "corners"].contains($0.key)
  }

  /// Reports what only a device has on a screen that names none.
  func checkDevice(_ options: OptionReader) {
    for (key, isThere) in [("frame", frame != nil), ("corners", hasDisplayCorners)] where isThere {
      options.error(
        "'\(key)' is that of a device, and the screen names none; add 'device: iphone-17'", at: key)
    }
  }
}

extension OptionKind {
  fileprivate static func words<Word: CaseIterable & RawRepresentable>(_ type: Word.Type)
    -> OptionKind
  where Word.RawValue == String {
    .choice(type.allCases.map(\.rawValue))
  }
}

extension OptionType where Value == ScreenSpec.Background {
  /// A paint, or `{ image, mode }`.
  fileprivate static var background: OptionType {
    let image = OptionType<ImageLayer>.options(
      [
        SceneOption("image", \.path, .text, "a path", otherwise: ""),
        SceneOption("mode", \.mode, .choice, "how it lies in the screen"),
      ], of: ImageLayer(.constant(""), location: .nowhere)
    ) { options, image in
      var image = image
      image.location = options.location(of: "image")
      return image
    }
    return OptionType(
      .either([PaintSpec.kind, image.kind]), values: "a color, a gradient or { image, mode }",
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        return value["image"] == nil
          ? options.palette.paint(value, issues: options.issues).map { .paint($0) }
          : image.read(options, key).map { .image($0) }
      })
  }
}

/// What a scene says of the device around a screen.
private struct BezelOptions {
  static let options: [SceneOption<Self>] = [
    SceneOption("color", \.bezel.finish, .choice, "of the metal"),
    SceneOption("padding", \.bezel.padding, .number(in: 0...1000), "points around it"),
    SceneOption(
      "background", PaintSpec.kind, "behind it", values: "a color or a gradient", otherwise: "none",
      read: { options, frame in
        frame.bezel.background = options.rawValue(for: "background").flatMap {
          options.palette.paint($0, issues: options.issues)
        }
      }),
    SceneOption("device", \.isShown, .flag, "false for none"),
  ]

  /// In place of a map.
  enum Presence: String, CaseIterable {
    case device
    case none
  }

  var bezel = BezelSpec()
  var isShown = true
}

extension OptionType where Value == BezelSpec? {
  /// `device`, `none` or a map.
  fileprivate static var bezel: OptionType {
    let options = OptionType<BezelOptions>.options(BezelOptions.options, of: BezelOptions())
    return OptionType(
      .either([.words(BezelOptions.Presence.self), options.kind]), values: "device or none",
      read: { reader, key in
        if case .map? = reader.rawValue(for: key)?.kind {
          return .some(options.read(reader, key).flatMap { $0.isShown ? $0.bezel : nil })
        }
        return .some(
          reader.choice(key, of: BezelOptions.Presence.self) == .device ? BezelSpec() : nil)
      })
  }
}
