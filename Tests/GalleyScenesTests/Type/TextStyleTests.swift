import Galley
import Testing

/// Text styles by name, and the text size that a person has chosen.
@Suite struct TextStyleTests {
  /// Sizes and leadings from the Human Interface Guidelines, "Dynamic Type sizes" of iOS.
  private static let guidelines: [(NamedTextStyle, String)] = [
    (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    (.title1, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
    (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    (.caption1, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
    (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
  ]

  @Test(arguments: guidelines)
  func `every style has Apple's size and leading at every text size`(
    _ style: NamedTextStyle, _ row: String
  ) {
    let recordedOptions = row.split(separator: " ").map {
      $0.split(separator: "/").compactMap { Double($0) }
    }
    #expect(recordedOptions.count == TextSize.allCases.count)
    for (textSize, recordedOptions) in zip(TextSize.allCases, recordedOptions) {
      #expect([style.size(at: textSize), style.leading(at: textSize)] == recordedOptions)
    }
  }

  private func style(font: String, screen: String = "") throws -> TextStyle {
    let commands = try TestScene.commands(
      views: "- { text: Hill, font: \(font) }", screen: screen)
    return try #require(commands.compactMap(\.text).first).block.style
  }

  @Test func `a style is named alone or in a font, and brings its weight`() throws {
    #expect(try style(font: "large-title").size == 34)
    #expect(try style(font: "headline").weight == 600)
    let recordedOptions = try style(font: "{ style: headline, weight: heavy, italic: true }")
    #expect(recordedOptions.size == 17 && recordedOptions.weight == 800 && recordedOptions.isItalic)
  }

  @Test func `text-size scales styles, and a size only where it says by which`() throws {
    let largest = ", text-size: accessibility-5"
    #expect(try style(font: "body", screen: largest).size == 53)
    #expect(try style(font: "{ size: 20 }", screen: largest).size == 20)
    // 20 x 62 / 22, in whole points.
    #expect(try style(font: "{ size: 20, scales: body }", screen: largest).size == 56)
    // As UIFontMetrics gave it: 17 x 29 / 22 is 22.4.
    let third = ", text-size: extra-extra-extra-large"
    #expect(try style(font: "{ size: 17, scales: body }", screen: third).size == 22)
    #expect(try style(font: "{ size: 16.5, scales: body }").size == 16.5)
  }

  @Test func `bold text makes every weight heavier`() throws {
    let weights = ["thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    let drawn = try weights.map {
      try style(font: "{ weight: \($0) }", screen: ", bold-text: true").weight
    }
    #expect(drawn == [200, 400, 600, 700, 700, 800, 900, 900])
  }

  @Test func `an axis of text sizes makes a picture of each`() throws {
    let scene = try TestScene.read(
      views: "- { text: Hill, font: body, id: hill }",
      more: "matrix: { text-size: [large, accessibility-3], bold-text: [false, true] }")
    let styles = try scene.states.map { state in
      let picture = try scene.drawing(of: state, using: FixedResources()).picture
      return try #require(picture.commands.flatMap(\.leaves).compactMap(\.text).first)
        .block.style
    }
    #expect(styles.map(\.size) == [17, 17, 40, 40])
    #expect(styles.map(\.weight) == [400, 600, 400, 600])
  }

  @Test func `what is no style is told with what is one`() throws {
    #expect(throws: SceneError.self) { try style(font: "boddy") }
    #expect(throws: SceneError.self) { try style(font: "{ style: body, size: 12 }") }
    #expect(throws: SceneError.self) { try style(font: "body", screen: ", text-size: huge") }
  }
}
