import Testing
import UIKit

@testable import GalleyLayouts

/// What colors and fonts are by what a person has chosen.
@MainActor @Suite(.serialized) struct TraitTests {
  private func become(_ interface: InterfaceTraits) {
    UIScreen.become(
      size: CGSize(width: 393, height: 852),
      traits: UITraitCollection(scale: 3, interface: interface))
  }

  private func numbers(_ color: UIColor) -> [Int] {
    (color.cgColor.components ?? []).map { Int(($0 * 255).rounded()) }
  }

  @Test func `a color of the system follows the look, one of a layer stays`() {
    defer { become(InterfaceTraits()) }
    let label = UIColor.label
    become(InterfaceTraits())
    let layers = label.cgColor
    #expect(numbers(label) == [0, 0, 0, 255])
    become(InterfaceTraits(isDark: true))
    #expect(numbers(label) == [255, 255, 255, 255])
    #expect(layers.components == [0, 0, 0, 1])
    #expect(numbers(UIColor(cgColor: layers)) == [0, 0, 0, 255])
  }

  @Test func `of traits that are put together each says what it was made to say`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(scale: 3, interface: InterfaceTraits(textSize: "small")),
      UITraitCollection(), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(traits.displayScale == 3 && traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .small)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(UITraitCollection(userInterfaceStyle: .dark).statedScale == nil)
    #expect(UITraitCollection(traitsFrom: []).displayScale == UITraitCollection().displayScale)
  }

  @Test func `a view follows another screen with its background`() {
    defer { become(InterfaceTraits()) }
    become(InterfaceTraits())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBackground
    let before = UITraitCollection.current
    become(InterfaceTraits(isDark: true))
    view.followTraits(from: before)
    #expect(view.layer.backgroundColor?.components == [0, 0, 0, 1])
  }

  @Test(arguments: [
    (InterfaceTraits(isIOS26: false), [0, 122, 255, 255]),
    (InterfaceTraits(isDark: true, isIOS26: false), [10, 132, 255, 255]),
    (InterfaceTraits(hasIncreasedContrast: true, isIOS26: false), [0, 64, 221, 255]),
    (InterfaceTraits(isIOS26: true), [0, 136, 255, 255]),
  ])
  func `blue is that of the look, the contrast and the system`(
    interface: InterfaceTraits, blue: [Int]
  ) {
    defer { become(InterfaceTraits()) }
    become(interface)
    #expect(numbers(.systemBlue) == blue)
    #expect(numbers(.systemBlue.withAlphaComponent(0.2)) == Array(blue.dropLast()) + [51])
  }

  @Test func `a color is resolved for other traits than those of the moment`() {
    become(InterfaceTraits())
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(numbers(UIColor.label.resolvedColor(with: dark)) == [255, 255, 255, 255])
    #expect(numbers(.label) == [0, 0, 0, 255])
  }

  @Test func `a closure is asked for the traits of the moment, whatever it hands out`() {
    defer { become(InterfaceTraits()) }
    let color = UIColor { $0.userInterfaceStyle == .dark ? .label : .red }
    become(InterfaceTraits())
    #expect(numbers(color) == [255, 0, 0, 255])
    become(InterfaceTraits(isDark: true))
    #expect(numbers(color) == [255, 255, 255, 255])
    #expect(numbers(color.withAlphaComponent(0)) == [255, 255, 255, 0])
  }

  @Test func `colors are equal by number, by name, or by being the same`() {
    let provided = UIColor { _ in .red }
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(provided == provided)
    #expect(provided != UIColor { _ in .red })
  }

  @Test(arguments: [
    ("large", UIFont.TextStyle.body, 17), ("accessibility-3", .body, 40),
    ("extra-small", .largeTitle, 31), ("accessibility-5", .caption2, 40), ("large", .headline, 17),
  ])
  func `a font of a style is as large as the texts of the moment`(
    size: String, style: UIFont.TextStyle, points: CGFloat
  ) {
    defer { become(InterfaceTraits()) }
    become(InterfaceTraits(textSize: size))
    #expect(UIFont.preferredFont(forTextStyle: style).pointSize == points)
  }

  @Test func `traits that are given win over those of the moment`() {
    become(InterfaceTraits())
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 40)
    #expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(!UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .medium)
  }

  @Test func `numbers and fonts grow as a style does, to a limit`() {
    defer { become(InterfaceTraits()) }
    become(InterfaceTraits())
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(metrics.scaledValue(for: 44) == 44)
    #expect(metrics.scaledFont(for: font).pointSize == 20)
    become(InterfaceTraits(textSize: "accessibility-3"))
    #expect(metrics.scaledValue(for: 22) == 48)
    #expect(metrics.scaledFont(for: font).pointSize > 40)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
  }
}
