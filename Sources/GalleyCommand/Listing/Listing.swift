import GalleyComparison
import GalleyGeometry
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyScenes

/// A list that can be shown as a table and as JSON.
struct Listing {
  /// The names of the columns, which are the keys in JSON.
  var columns: [String]
  var rows: [[JSONValue]]
  /// Whether the table to read says what its columns hold: where the values do not.
  var hasHeading = false
  /// How many columns the table to read has, the others being for machines; nil for all.
  var shownColumns: Int?

  /// The rows in aligned columns.
  var text: String {
    let heading = hasHeading ? [columns] : []
    let shown = rows.map { $0.prefix(shownColumns ?? columns.count).map(Self.plain) }
    return TextTable(rows: heading + shown).lines
      .joined(separator: "\n")
  }

  var json: JSONValue {
    .array(
      rows.map { row in
        .object(zip(columns, row).map { JSONValue.Member(key: $0, value: $1) })
      })
  }

  private static func plain(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .array(let values): values.map(plain).joined(separator: ", ")
    default: value.indented
    }
  }
}

extension Listing {
  /// A kind and its one line, for each entry of a catalog.
  static func kinds(_ entries: [(kind: String, summary: String)]) -> Listing {
    Listing(
      columns: ["kind", "summary"], rows: entries.map { [.string($0.kind), .string($0.summary)] })
  }

  /// Keys, and what each takes, means and is when left out; machines also hear the default alone.
  static func options(_ options: [OptionDeclaration]) -> Listing {
    Listing(
      columns: ["option", "summary", "default"],
      rows: options.map { [.string($0.key), .string($0.summary), .string($0.usual)] },
      shownColumns: 2)
  }

  /// The system's colors as scenes name them, in light and dark, in iOS 26 and before.
  static var systemColors: Listing {
    let appearances = [ColorAppearance.Generation.ios26, .ios13].flatMap { generation in
      [false, true].map { ColorAppearance(isDark: $0, generation: generation) }
    }
    return Listing(
      columns: ["color", "light", "dark", "light-ios-18", "dark-ios-18"],
      rows: SystemColor.allCases.map { color in
        [.string("$\(color.rawValue)")]
          + appearances.map { JSONValue.string(Self.text(color.color(in: $0))) }
      }, hasHeading: true)
  }

  private static func text(_ color: Color) -> String {
    let percent = Int((color.alpha * 100).rounded())
    return color.hexText + (percent == 100 ? "" : " \(percent)%")
  }

  /// One row for each metric: its kind, what it sees, and its options with their defaults.
  static func metrics(_ metrics: [any DiffMetric.Type]) -> Listing {
    Listing(
      columns: ["kind", "summary", "options"],
      rows: metrics.map { metric in
        let options = metric.options.map { JSONValue.string(setting(of: $0)) }
        return [.string(metric.kind), .string(metric.summary), .array(options)]
      })
  }

  /// A metric's options with default, unit and what they do.
  static func options(_ options: [MetricOption]) -> Listing {
    Listing(
      columns: ["option", "default", "unit", "summary"],
      rows: options.map { option in
        [
          .string(option.name), .number(option.defaultValue), .string(option.unit),
          .string(option.summary),
        ]
      })
  }

  /// `cluster=500 px`.
  private static func setting(of option: MetricOption) -> String {
    let unit = option.unit.isEmpty ? "" : " \(option.unit)"
    return "\(option.name)=\(option.defaultValue.shortest)\(unit)"
  }

  /// Name, size in points, scale, and the products that share them.
  static func devices(_ devices: [Device]) -> Listing {
    Listing(
      columns: ["name", "width", "height", "scale", "summary"],
      rows: devices.map { device in
        [
          .string(device.name), .number(device.size.width), .number(device.size.height),
          .number(device.scale), .string(device.summary),
        ]
      })
  }

  /// The presets of stages, their pixels upright, and the shops that ask for them.
  static func presets(_ presets: [StagePreset]) -> Listing {
    Listing(
      columns: ["preset", "width", "height", "shop"],
      rows: presets.map { preset in
        [
          .string(preset.name), .number(preset.size.width * preset.scale),
          .number(preset.size.height * preset.scale), .string(preset.shop.rawValue),
        ]
      }, hasHeading: true)
  }

  /// The finishes of device frames and the color of their metal.
  static func finishes(_ finishes: [BezelFinish]) -> Listing {
    Listing(
      columns: ["finish", "color"],
      rows: finishes.map { [.string($0.rawValue), .string(text($0.color))] })
  }

  /// The materials, and what they make of white and of black behind them in light and dark.
  static func materials(_ materials: [Material]) -> Listing {
    Listing(
      columns: ["material", "white-in-light", "black-in-light", "white-in-dark", "black-in-dark"],
      rows: materials.map { material in
        let seen = ["light", "dark"].flatMap { theme in
          [Color.white, .black].map { text(material.color(over: $0, theme: theme)) }
        }
        return [.string(material.rawValue)] + seen.map { .string($0) }
      }, hasHeading: true)
  }

  /// The text styles, their weights, and their font sizes in points at each text size.
  static func textStyles(_ styles: [NamedTextStyle]) -> Listing {
    Listing(
      columns: ["style", "weight"] + TextSize.allCases.map(\.rawValue),
      rows: styles.map { style in
        [.string(style.rawValue), .number(Double(style.weight))]
          + TextSize.allCases.map { .number(style.size(at: $0)) }
      }, hasHeading: true)
  }

  /// The libraries, the dictionary and the fonts that the bytes of a picture depend on.
  static func environment(_ entries: [RenderingEnvironment.Entry]) -> Listing {
    Listing(
      columns: ["name", "value"], rows: entries.map { [.string($0.name), .string($0.value)] })
  }

  /// Names, the outlines that are drawn for them, and whether they turn with the direction of text.
  static func symbols(_ names: [String]) -> Listing {
    Listing(
      columns: ["name", "outline", "mirror"],
      rows: names.compactMap { name in
        SymbolSet.entry(named: name).map { entry in
          [.string(name), .string(entry.outline), .string(entry.followsText ? "rtl" : "")]
        }
      })
  }

  /// Families and the names of their faces.
  static func fonts(_ families: [FontFamily]) -> Listing {
    Listing(
      columns: ["family", "faces"],
      rows: families.map { [.string($0.name), .array($0.faces.map { .string($0.name) })] })
  }
}
