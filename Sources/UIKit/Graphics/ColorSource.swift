internal import GalleyGraphics
internal import GalleyLayouts

/// Where a color has its numbers from.
enum ColorSource: Sendable {
  case fixed(Color)
  case system(SystemColor, alpha: Double? = nil)
  /// A closure, which is asked each time.
  case provided(@Sendable (InterfaceTraits) -> Color)

  /// The numbers that it has in some traits.
  func color(in interface: InterfaceTraits) -> Color {
    switch self {
    case .fixed(let color): return color
    case .provided(let provider): return provider(interface)
    case .system(let system, let alpha):
      var color = system.color(
        in: ColorAppearance(
          isDark: interface.isDark, hasIncreasedContrast: interface.hasIncreasedContrast,
          generation: interface.isIOS26 ? .ios26 : .ios13))
      color.alpha = alpha ?? color.alpha
      return color
    }
  }

  /// The same with another opacity.
  func with(alpha: Double) -> ColorSource {
    switch self {
    case .fixed(var color):
      color.alpha = alpha
      return .fixed(color)
    case .system(let system, _): return .system(system, alpha: alpha)
    case .provided(let provider):
      return .provided { interface in
        var color = provider(interface)
        color.alpha = alpha
        return color
      }
    }
  }
}

extension ColorSource: Hashable {
  /// Two colors are equal by their numbers or names; of closures nobody knows.
  static func == (left: ColorSource, right: ColorSource) -> Bool {
    switch (left, right) {
    case (.fixed(let left), .fixed(let right)): left == right
    case (.system(let left, let leftAlpha), .system(let right, let rightAlpha)):
      left == right && leftAlpha == rightAlpha
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .fixed(let color): hasher.combine(color)
    case .system(let system, _): hasher.combine(system)
    case .provided: break
    }
  }
}
