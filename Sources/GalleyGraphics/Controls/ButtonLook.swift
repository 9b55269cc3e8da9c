/// The look of UIButton with one of the system's configurations, and its measures in points.
package struct ButtonLook: Sendable {
  /// The configurations by the names that scenes have for them.
  package enum Style: String, Sendable, CaseIterable {
    /// UIButton(type: .system), which is older than configurations.
    case system
    case plain
    case gray
    case tinted
    case filled
  }

  /// The sizes of configurations.
  package enum Extent: String, Sendable, CaseIterable {
    case mini
    case small
    case medium
    case large

    /// The style of the title's font.
    package var titleStyle: NamedTextStyle {
      switch self {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }

    /// Around the contents: above and below, and at the sides.
    ///
    /// Recorded on iOS 26.0. [R]
    package var insets: (vertical: Double, horizontal: Double) {
      switch self {
      case .mini, .small: (6, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    }
  }

  /// The source of a color.
  package enum Ink: Sendable {
    case tint
    case system(SystemColor)
    case white
  }

  /// Of UIButton(type: .system): above and below the title, its font size, the least width. [R]
  package static let system = (inset: 6.0, title: 15.0, leastWidth: 30.0)
  /// Between the title and the subtitle. [R]
  package static let subtitleGap = 2.0
  /// The style of the subtitle's font.
  package static let subtitleStyle = NamedTextStyle.footnote
  /// How much of its fill and of its contents a finger leaves. [R]
  package static let pressedShare = 0.75
  /// How much of the tint fills a tinted button; derived.
  private static let tintedShare = 0.15

  package var style: Style
  package var extent = Extent.medium
  package var isEnabled = true
  package var isPressed = false
  /// Whether it looks as on iOS 26.
  package var isGlass: Bool

  package init(_ style: Style, isGlass: Bool) {
    self.style = style
    self.isGlass = isGlass
  }

  /// The color of the words and the symbol.
  package var ink: Ink {
    guard isEnabled else { return .system(.tertiaryLabel) }
    switch style {
    case .system, .plain, .tinted: return .tint
    case .gray: return isGlass ? .system(.label) : .tint
    case .filled: return .white
    }
  }

  /// The color of the box, and how much of its opacity is left; nil for no box.
  package var fill: (ink: Ink, share: Double)? {
    let share = isPressed ? Self.pressedShare : 1
    switch style {
    case .system, .plain: return nil
    case _ where !isEnabled: return (.system(.tertiarySystemFill), 1)
    case .gray: return (.system(.secondarySystemFill), share)
    case .tinted: return (.tint, Self.tintedShare * share)
    case .filled: return (.tint, share)
    }
  }

  /// Of the corners, which are continuous; nil for a capsule.
  ///
  /// How round they are at most on iOS 26 [R], and how round they were before.
  package var cornerRadius: Double? {
    guard !isGlass || extent != .large else { return nil }
    return isGlass ? 20 : 6
  }
}
