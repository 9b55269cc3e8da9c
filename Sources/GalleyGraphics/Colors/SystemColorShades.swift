/// The values of one of the system's colors.
struct SystemColorShades {
  private let light: Color
  private let dark: Color
  private let contrastLight: Color
  private let contrastDark: Color
  private let elevated: Color
  private let contrastElevated: Color

  /// The same in every contrast, and on sheets.
  init(_ light: UInt32, _ dark: UInt32) { self.init(light, dark, light, dark) }

  /// - `contrastLight`: In light, with increased contrast.
  /// - `elevated`: In the dark, on sheets and popovers; nil where it is the same.
  init(
    _ light: UInt32, _ dark: UInt32, _ contrastLight: UInt32, _ contrastDark: UInt32,
    elevated: UInt32? = nil, contrastElevated: UInt32? = nil
  ) {
    self.light = Color(hex: light)
    self.dark = Color(hex: dark)
    self.contrastLight = Color(hex: contrastLight)
    self.contrastDark = Color(hex: contrastDark)
    self.elevated = Color(hex: elevated ?? dark)
    self.contrastElevated = Color(hex: contrastElevated ?? contrastDark)
  }

  /// Two colors that let through what is behind them.
  ///
  /// - `opacities`: In percent: in light, in the dark, and both with increased contrast.
  init(_ light: UInt32, _ dark: UInt32, opacities: (Double, Double, Double, Double)) {
    self.light = Color(hex: light, alpha: opacities.0 / 100)
    self.dark = Color(hex: dark, alpha: opacities.1 / 100)
    contrastLight = Color(hex: light, alpha: opacities.2 / 100)
    contrastDark = Color(hex: dark, alpha: opacities.3 / 100)
    (elevated, contrastElevated) = (self.dark, contrastDark)
  }

  func color(in appearance: ColorAppearance) -> Color {
    switch (appearance.isDark, appearance.isElevated, appearance.hasIncreasedContrast) {
    case (false, _, false): light
    case (false, _, true): contrastLight
    case (true, false, false): dark
    case (true, false, true): contrastDark
    case (true, true, false): elevated
    case (true, true, true): contrastElevated
    }
  }
}
