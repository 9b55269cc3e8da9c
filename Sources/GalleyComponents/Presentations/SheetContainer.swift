internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// The screen on which a sheet is shown, and where a sheet of some height stands there.
///
/// Numbers of iOS 26 were recorded on a phone of 393 by 852 points with an indicator and in a
/// window of 320 by 500 without one [R]; a sheet's content is as wide as the screen and is scaled
/// to the card. Those before are what several sources agree on [C]. Which of two rules goes on
/// between the recorded heights is derived. [D]
struct SheetContainer {
  var screen: Rect
  /// The points that the device covers at the top and at the bottom.
  var top: Double
  var bottom: Double
  /// Of the display's corners.
  var displayRadius = 0.0
  var isTablet = false
  /// Whether it is a phone on its side, whose sheets cover the screen.
  var isLow = false
  var isGlass: Bool

  /// In points. [R]
  private enum Metrics {
    /// Of a smaller one, before it is scaled.
    static let cardRadius = 39.0
    /// Around a smaller one, with a home indicator and without.
    static let inset = 8.0
    static let insetWithoutIndicator = 4.5892
    /// Around one that is very low.
    static let widestInset = 28.0
    /// The heights between which the inset grows.
    static let lowHeights = 76.0...150.0
    /// Of the height of a large one, with a home indicator and without.
    static let medium = 0.56
    static let mediumWithoutIndicator = 0.63
  }

  /// Where a large sheet begins.
  private var largeTop: Double { sheet.top(below: top) }

  private var sheet: ControlMetrics.Sheet { ControlMetrics.Sheet(isGlass: isGlass) }

  /// The value of `maximumDetentValue`: the height of a large one above what the device covers.
  var maximum: Double {
    if isTablet {
      return min(ControlMetrics.Sheet.form.height, max(0, screen.height - 2 * largeTop))
    }
    if isLow { return screen.height }
    return max(0, screen.height - largeTop - bottom)
  }

  /// The height above what the device covers.
  func value(of detent: SheetDetent) -> Double {
    let share = bottom > 0 ? Metrics.medium : Metrics.mediumWithoutIndicator
    let value =
      switch detent {
      case .medium: (maximum * share).rounded()
      case .large: maximum
      case .points(let points): points
      case .share(let share): maximum * share
      }
    return min(value, maximum)
  }

  func pose(at detent: SheetDetent) -> SheetPresentation {
    let value = value(of: detent)
    if isLow {
      return SheetPresentation(
        card: screen, content: screen.size, topRadius: 0, bottomRadius: 0, coveredHeight: bottom,
        solidity: 1)
    }
    if isTablet { return form(value) }
    guard value < maximum else { return large }
    return isGlass ? floating(value) : attached(value)
  }

  private var large: SheetPresentation {
    let card = Rect(
      x: screen.minX, y: screen.minY + largeTop, width: screen.width,
      height: max(0, screen.height - largeTop))
    return SheetPresentation(
      card: card, content: card.size, topRadius: sheet.radius,
      bottomRadius: isGlass ? displayRadius : 0, coveredHeight: bottom, setback: isGlass ? 0 : 1,
      solidity: 1)
  }

  /// A card of glass that the edges of the screen go around.
  private func floating(_ value: Double) -> SheetPresentation {
    let isHigh = value >= Metrics.lowHeights.upperBound
    let height = isHigh ? value + bottom : value
    let inset = inset(value)
    let scale = max(0, screen.width - 2 * inset) / max(1, screen.width)
    let card = Rect(
      x: screen.minX + inset, y: screen.maxY - inset - height * scale,
      width: screen.width * scale, height: height * scale)
    let radius = Metrics.cardRadius * scale
    return SheetPresentation(
      card: card, content: Size(width: screen.width, height: height), topRadius: radius,
      bottomRadius: displayRadius > 0 ? max(radius, displayRadius - inset) : radius,
      coveredHeight: max(0, bottom - 1.7 * (inset - Metrics.inset)), solidity: 0)
  }

  private func inset(_ value: Double) -> Double {
    guard bottom > 0 else { return Metrics.insetWithoutIndicator }
    let heights = Metrics.lowHeights
    let share = (value - heights.lowerBound) / (heights.upperBound - heights.lowerBound)
    return Metrics.widestInset
      + (Metrics.inset - Metrics.widestInset) * min(1, max(0, share))
  }

  /// A sheet as wide as the screen that reaches to its lower edge.
  private func attached(_ value: Double) -> SheetPresentation {
    let height = value + bottom
    let card = Rect(
      x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    return SheetPresentation(
      card: card, content: card.size, topRadius: sheet.radius, bottomRadius: 0,
      coveredHeight: bottom, solidity: 1)
  }

  /// A card in the middle of a tablet.
  private func form(_ value: Double) -> SheetPresentation {
    let width = min(ControlMetrics.Sheet.form.width, screen.width)
    let card = Rect(
      x: screen.midX - width / 2, y: screen.midY - value / 2, width: width, height: value)
    let radius = sheet.radius
    return SheetPresentation(
      card: card, content: card.size, topRadius: radius, bottomRadius: radius, coveredHeight: 0,
      solidity: 1)
  }
}

extension SheetContainer {
  /// The place in a frame over a screen.
  init(_ screen: Rect, isGlass: Bool, in context: LayerContext) {
    let isTablet = context.device?.isTablet ?? false
    self.init(
      screen: screen, top: max(0, context.deviceSafeArea.minY - screen.minY),
      bottom: max(0, screen.maxY - context.deviceSafeArea.maxY),
      displayRadius: context.device?.cornerRadius ?? 0, isTablet: isTablet,
      isLow: context.device?.isLandscape == true && !isTablet, isGlass: isGlass)
  }
}
