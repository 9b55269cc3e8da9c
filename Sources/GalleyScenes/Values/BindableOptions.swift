internal import GalleyGeometry
public import GalleyGraphics
internal import GalleyLayouts
public import GalleyNotation

extension OptionReader {
  /// The colors of what options belong to.
  package var palette: Palette { context as? Palette ?? Palette() }

  /// Reads options in the colors of a palette.
  package func read<Root>(
    _ options: [SceneOption<Root>], into root: inout Root, in palette: Palette
  ) {
    let around = context
    context = palette
    read(options, into: &root)
    context = around
  }
}

extension OptionType {
  /// A value that may be a template.
  ///
  /// - `decode`: Reads it; nil for a wrong one, which is reported. The text is the key's.
  package static func template<Plain: Sendable>(
    _ kind: OptionKind, values: String? = nil,
    decode: @escaping @Sendable (OptionValue, String, IssueLog) -> Plain?,
    write: @escaping @Sendable (Plain) -> JSONValue? = { _ in nil }
  ) -> OptionType where Value == Bindable<Plain> {
    OptionType(
      .template(kind), values: values ?? kind.words,
      read: { options, key in
        options.rawValue(for: key).flatMap { value in
          Bindable.read(value.bracingHairlines(of: kind), issues: options.issues) {
            decode($0.computed, key, $1)
          }
        }
      }, write: { $0.constant.flatMap(write) })
  }

  /// A value in the colors of a palette, which may be a template, or a map of `light` and `dark`
  /// ones.
  fileprivate static func themed<Plain: Sendable>(
    _ kind: OptionKind, values: String,
    decode: @escaping @Sendable (Palette, OptionValue, IssueLog) -> Plain?
  ) -> OptionType where Value == Bindable<Plain> {
    OptionType(
      .template(kind), values: values,
      read: { options, key in
        let palette = options.palette
        guard let value = options.rawValue(for: key) else { return nil }
        func read(_ value: OptionValue) -> Bindable<Plain>? {
          Bindable.read(value, issues: options.issues) { decode(palette, $0, $1) }
        }
        guard value.isThemed else { return read(value) }
        return palette.themed(value, issues: options.issues, read: read)
      })
  }
}

extension OptionType where Value == Bindable<PaintSpec> {
  /// A color or a gradient, which may be a template, or a map of `light` and `dark` ones.
  public static var paint: OptionType {
    .themed(PaintSpec.kind, values: "a color or a gradient") { $0.paint($1, issues: $2) }
  }
}

extension OptionType where Value == Bindable<Color> {
  /// A color, which may be a template, or a map of `light` and `dark` ones.
  public static var color: OptionType {
    .themed(.color, values: "") { $0.color($1, issues: $2) }
  }
}

extension OptionType where Value == Bindable<String> {
  /// A text, which may be a template.
  public static var text: OptionType {
    OptionType(
      .template(.text), read: { $0.bindableText($1) },
      write: { $0.constant.map(JSONValue.string) })
  }
}

extension OptionType where Value == Bindable<String> {
  /// The name of a symbol, which may be a template.
  public static var symbolName: OptionType {
    OptionType(
      .template(.defined("symbol")), values: "", read: { $0.bindableText($1) },
      write: { $0.constant.map(JSONValue.string) })
  }
}

extension OptionType where Value == Bindable<Double> {
  /// A number within bounds, which may be a template.
  public static func number(
    in range: ClosedRange<Double> = OptionReader.usualRange
  ) -> OptionType {
    .template(.number(range)) {
      OptionReader.number($0, named: $1, in: range, issues: $2)
    } write: {
      .number($0)
    }
  }

  /// True or false, or on or off, which may be a template: 1 or 0.
  public static var flag: OptionType {
    .template(.either([.flag, .choice(["on", "off"])]), values: "") { value, key, issues in
      switch value.shownText {
      case "true", "on": return 1
      case "false", "off", "": return 0
      default:
        OptionReader.wrong(
          value, named: key, expected: "true or false", cure: value.flagCure, issues: issues)
        return nil
      }
    } write: {
      .boolean($0 != 0)
    }
  }

  /// A share from 0 to 1 or in percent, which may be a template.
  public static var share: OptionType {
    .template(.length(0...1), values: "") { value, key, issues in
      guard let length = OptionReader.length(value, named: key, in: 0...1, issues: issues) else {
        return nil
      }
      let share = length.resolved(in: 1)
      guard (0...1).contains(share) else {
        issues.error(
          "\(key) is from 0 to 1, or from 0% to 100%, found \(value.literal)", at: value.location)
        return nil
      }
      return share
    } write: {
      .string("\(($0 * 100).shortest)%")
    }
  }
}

extension OptionType where Value == Bindable<Material> {
  package static var material: OptionType {
    .template(.choice(Material.allCases.map(\.rawValue)), values: "") { value, _, issues in
      Material.read(value, issues: issues)
    }
  }
}

extension OptionType where Value == String {
  /// Whatever stands there, as a template would show it.
  package static var shownText: OptionType {
    OptionType(.text, read: { $0.rawValue(for: $1)?.shownText }, write: { .string($0) })
  }
}
