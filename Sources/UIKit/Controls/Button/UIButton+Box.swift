internal import Foundation
internal import GalleyGeometry
internal import GalleyGraphics

extension UIButton: MarkedView {
  /// The box of a configuration, or the background's image.
  var ownMarks: [ViewCommand] {
    let rect = backgroundRect(forBounds: bounds)
    guard rect.width > 0, rect.height > 0 else { return [] }
    guard let configuration else {
      if buttonType == .close {
        // As since iOS 13: a disc of 30 points. [C]
        let side = min(rect.width, rect.height)
        let disc = Rect(
          x: Double(rect.midX - side / 2), y: Double(rect.midY - side / 2), width: Double(side),
          height: Double(side))
        return [.fill(.ellipse(disc), .solid(Color(UIColor.tertiarySystemFill.cgColor)))]
      }
      return currentBackgroundImage.map { image in
        [image.mark(in: Rect(rect), mode: "scale-to-fill", tint: tintColor)]
      } ?? []
    }
    let background = configuration.background
    let insets = background.backgroundInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isRightToLeft ? insets.trailing : insets.leading
    let frame = CGRect(
      x: rect.minX + left, y: rect.minY + insets.top,
      width: max(0, rect.width - insets.leading - insets.trailing),
      height: max(0, rect.height - insets.top - insets.bottom))
    let box = box(frame, configuration)
    var marks: [ViewCommand] = []
    if let fill = fill(of: configuration), fill.alpha > 0 {
      marks.append(.fill(.box(box), .solid(fill)))
    }
    if background.strokeWidth > 0 {
      var line = box
      line.inset = Double(background.strokeWidth) / 2
      let color = Color(
        background.resolvedStrokeColor(for: tintColor ?? .systemBlue).cgColor)
      marks.append(
        .stroke(.box(line), .solid(color), ViewLine(width: Double(background.strokeWidth))))
    }
    return marks
  }

  private func fill(of configuration: Configuration) -> Color? {
    let background = configuration.background
    let usual = look.fill
    if background.backgroundColor != nil || background.backgroundColorTransformer != nil {
      let tint = usual.map { fill in color(fill.ink) } ?? .clear
      return Color(background.resolvedBackgroundColor(for: tint).cgColor)
    }
    let base = configuration.baseBackgroundColor
    guard let usual else { return base.map { own in Color(own.cgColor) } }
    var shown = Color(color(usual.ink).cgColor)
    if isEnabled, look.style == .gray, let base { shown = Color(base.cgColor) }
    return shown.withAlpha(shown.alpha * usual.share)
  }

  /// The corners of the sizes that are not those of the style are derived from them.
  private func box(_ frame: CGRect, _ configuration: Configuration) -> ViewBox {
    let rect = Rect(frame)
    let half = min(rect.width, rect.height) / 2
    let look = look
    let radius: Double?
    switch configuration.cornerStyle {
    case .capsule: radius = nil
    case .fixed: radius = Double(configuration.background.cornerRadius)
    case .dynamic:
      let own = Double(configuration.background.cornerRadius)
      radius = own > 0 ? own : look.cornerRadius
    case .small: radius = (look.cornerRadius ?? 20) * 2 / 3
    case .medium: radius = look.cornerRadius ?? 20
    case .large: radius = (look.cornerRadius ?? 20) * 4 / 3
    }
    guard let radius else { return ViewBox(rect, radius: half) }
    return ViewBox(rect, radius: min(radius, half), isContinuous: true)
  }
}
