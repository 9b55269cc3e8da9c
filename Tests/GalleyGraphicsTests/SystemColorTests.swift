import GalleyGraphics
import Testing

/// The values of the system's colors, held to tables of Apple's Human Interface Guidelines (Color)
/// and of what UIColor was read to be.
@Suite struct SystemColorTests {
  private typealias Bytes = (Int, Int, Int)

  /// iOS 26 in light and in the dark, both with increased contrast, and iOS 18 in light and in the
  /// dark.
  private static let accents: [(color: SystemColor, values: [Bytes])] = [
    (
      .systemRed,
      [(255, 56, 60), (255, 66, 69), (233, 21, 45), (255, 97, 101), (255, 59, 48), (255, 69, 58)]
    ),
    (
      .systemOrange,
      [(255, 141, 40), (255, 146, 48), (197, 83, 0), (255, 160, 86), (255, 149, 0), (255, 159, 10)]
    ),
    (
      .systemYellow,
      [(255, 204, 0), (255, 214, 0), (161, 106, 0), (254, 223, 67), (255, 204, 0), (255, 214, 10)]
    ),
    (
      .systemGreen,
      [(52, 199, 89), (48, 209, 88), (0, 137, 50), (74, 217, 104), (52, 199, 89), (48, 209, 88)]
    ),
    (
      .systemMint,
      [(0, 200, 179), (0, 218, 195), (0, 133, 117), (84, 223, 203), (0, 199, 190), (99, 230, 226)]
    ),
    (
      .systemTeal,
      [(0, 195, 208), (0, 210, 224), (0, 129, 152), (59, 221, 236), (48, 176, 199), (64, 200, 224)]
    ),
    (
      .systemCyan,
      [
        (0, 192, 232), (60, 211, 254), (0, 126, 174), (109, 217, 255), (50, 173, 230),
        (100, 210, 255),
      ]
    ),
    (
      .systemBlue,
      [(0, 136, 255), (0, 145, 255), (30, 110, 244), (92, 184, 255), (0, 122, 255), (10, 132, 255)]
    ),
    (
      .systemIndigo,
      [
        (97, 85, 245), (109, 124, 255), (86, 74, 222), (167, 170, 255), (88, 86, 214),
        (94, 92, 230),
      ]
    ),
    (
      .systemPurple,
      [
        (203, 48, 224), (219, 52, 242), (176, 47, 194), (234, 141, 255), (175, 82, 222),
        (191, 90, 242),
      ]
    ),
    (
      .systemPink,
      [(255, 45, 85), (255, 55, 95), (231, 18, 77), (255, 138, 196), (255, 45, 85), (255, 55, 95)]
    ),
    (
      .systemBrown,
      [
        (172, 127, 94), (183, 138, 102), (149, 109, 81), (219, 166, 121), (162, 132, 94),
        (172, 142, 104),
      ]
    ),
  ]

  /// In light and in the dark, and both with increased contrast.
  private static let grays: [(color: SystemColor, values: [Bytes])] = [
    (.systemGray, [(142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178)]),
    (.systemGray2, [(174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128)]),
    (.systemGray3, [(199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86)]),
    (.systemGray4, [(209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70)]),
    (.systemGray5, [(229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56)]),
    (.systemGray6, [(242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38)]),
  ]

  /// In light, in the dark, and in the dark on a sheet.
  private static let grounds: [(color: SystemColor, values: [Bytes])] = [
    (.systemBackground, [(255, 255, 255), (0, 0, 0), (28, 28, 30)]),
    (.secondarySystemBackground, [(242, 242, 247), (28, 28, 30), (44, 44, 46)]),
    (.tertiarySystemBackground, [(255, 255, 255), (44, 44, 46), (58, 58, 60)]),
    (.systemGroupedBackground, [(242, 242, 247), (0, 0, 0), (28, 28, 30)]),
    (.secondarySystemGroupedBackground, [(255, 255, 255), (28, 28, 30), (44, 44, 46)]),
    (.tertiarySystemGroupedBackground, [(242, 242, 247), (44, 44, 46), (58, 58, 60)]),
  ]

  private static let appearances = [
    ColorAppearance(), ColorAppearance(isDark: true), ColorAppearance(hasIncreasedContrast: true),
    ColorAppearance(isDark: true, hasIncreasedContrast: true),
  ]

  private static func color(_ bytes: Bytes) -> Color {
    Color(
      red: Double(bytes.0) / 255, green: Double(bytes.1) / 255, blue: Double(bytes.2) / 255)
  }

  @Test func `accents differ by theme, contrast and system`() {
    let before = [false, true].map { ColorAppearance(isDark: $0, generation: .ios13) }
    for (color, values) in Self.accents {
      let found = (Self.appearances + before).map(color.color)
      #expect(found == values.map(Self.color), "\(color)")
    }
  }

  @Test func `grays are the same in every system`() {
    for (color, values) in Self.grays {
      for generation in ColorAppearance.Generation.allCases {
        let found = Self.appearances.map { appearance in
          var appearance = appearance
          appearance.generation = generation
          return color.color(in: appearance)
        }
        #expect(found == values.map(Self.color), "\(color)")
      }
    }
  }

  @Test func `grounds are lighter on a sheet in the dark, and there alone`() {
    let dark = ColorAppearance(isDark: true)
    let sheet = ColorAppearance(isDark: true, isElevated: true)
    for (color, values) in Self.grounds {
      let found = [ColorAppearance(), dark, sheet].map(color.color)
      #expect(found == values.map(Self.color), "\(color)")
      #expect(color.color(in: ColorAppearance(isElevated: true)) == Self.color(values[0]))
    }
  }

  @Test func `labels, fills and lines let through what is behind them`() {
    let opacities = Dictionary(
      uniqueKeysWithValues: [SystemColor.secondaryLabel, .quaternaryLabel, .separator, .systemFill]
        .map { color in (color, Self.appearances.map { color.color(in: $0).alpha }) })
    #expect(opacities[.secondaryLabel] == [0.6, 0.6, 0.68, 0.68])
    #expect(opacities[.quaternaryLabel] == [0.18, 0.16, 0.26, 0.24])
    #expect(opacities[.separator] == [0.29, 0.6, 0.37, 0.68])
    #expect(opacities[.systemFill] == [0.2, 0.36, 0.28, 0.44])
  }
}
