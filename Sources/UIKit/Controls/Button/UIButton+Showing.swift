internal import Foundation
internal import GalleyGraphics

extension UIButton {
  /// The states that are drawn: it is under a finger, or not to be used.
  var look: ButtonLook {
    var style = configuration?.style ?? .system
    if isSelected, configuration?.automaticallyUpdateForSelection == true {
      style = style == .plain ? .tinted : style == .gray || style == .tinted ? .filled : style
    }
    var look = ButtonLook(style, isGlass: CurrentInterface.isGlass)
    look.extent = configuration?.extent ?? .medium
    look.isEnabled = isEnabled
    look.isPressed = isHighlighted
    return look
  }

  /// Gives the views in it what they show now.
  func update() {
    if isConfigurationOld, !isUpdating {
      isUpdating = true
      isConfigurationOld = false
      updateConfiguration()
      isUpdating = false
    }
    if let configuration {
      show(configuration)
    } else {
      showFace()
    }
  }

  private func showFace() {
    ownSubtitleLabel?.text = nil
    if currentTitle != nil || currentAttributedTitle != nil || ownTitleLabel != nil {
      // Beside the image of its kind no other font has an effect.
      if isSymbol { titleLabel?.font = .systemFont(ofSize: CGFloat(ButtonLook.system.title)) }
      if let attributed = currentAttributedTitle {
        titleLabel?.attributedText = attributed
      } else {
        titleLabel?.text = currentTitle
        titleLabel?.textColor = currentTitleColor
      }
    }
    titleLabelAlpha(isHighlighted && buttonType == .system ? ButtonLook.pressedShare : 1)
    guard currentImage != nil || ownImageView != nil else { return }
    var image = currentImage
    if buttonType != .custom, image?.renderingMode == .automatic {
      image = image?.withRenderingMode(.alwaysTemplate)
    }
    imageView?.image = image
    imageView?.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    if !isEnabled { imageView?.alpha = 0.5 } else { imageView?.alpha = 1 }
  }

  private func titleLabelAlpha(_ alpha: Double) { ownTitleLabel?.alpha = CGFloat(alpha) }

  private func show(_ configuration: Configuration) {
    let look = look
    let ink = isEnabled ? configuration.baseForegroundColor ?? color(look.ink) : color(look.ink)
    let alpha = look.isPressed ? ButtonLook.pressedShare : 1
    let title = UIFont.systemFont(ofSize: pointSize(look.extent.titleStyle))
    if let text = configuration.attributedTitle ?? chosenTitle {
      titleLabel?.show(text, in: title, ink, changed: configuration.titleTextAttributesTransformer)
      titleLabel?.breakLines(by: configuration.titleLineBreakMode)
    } else {
      ownTitleLabel?.text = nil
    }
    if let text = configuration.attributedSubtitle {
      let font = UIFont.systemFont(ofSize: pointSize(ButtonLook.subtitleStyle))
      subtitleLabel?.show(
        text, in: font, ink, changed: configuration.subtitleTextAttributesTransformer)
      subtitleLabel?.breakLines(by: configuration.subtitleLineBreakMode)
    } else {
      ownSubtitleLabel?.text = nil
    }
    let isWaiting = configuration.showsActivityIndicator
    if let image = isWaiting ? nil : configuration.image ?? indicator(of: configuration) {
      imageView?.image =
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      let tint = image.tint ?? ink
      imageView?.tintColor = configuration.imageColorTransformer?(tint) ?? tint
      imageView?.preferredSymbolConfiguration =
        configuration.preferredSymbolConfigurationForImage
        ?? image.symbolConfiguration ?? UIImage.SymbolConfiguration(font: titleLabel?.font ?? title)
    } else {
      ownImageView?.image = nil
    }
    if isWaiting, spokes == nil {
      let view = UIActivityIndicatorView(style: .medium)
      spokes = view
      addSubview(view)
    }
    spokes?.isHidden = !isWaiting
    if isWaiting {
      spokes?.color = configuration.activityIndicatorColorTransformer?(ink) ?? ink
      spokes?.startAnimating()
    }
    for view in [ownTitleLabel, ownSubtitleLabel, ownImageView] as [UIView?] {
      view?.alpha = CGFloat(alpha)
    }
  }

  /// What is chosen in a menu whose choice is the title; nil for nothing.
  private var chosenTitle: AttributedString? {
    guard changesSelectionAsPrimaryAction, let chosen = menu?.selectedElements.first else {
      return nil
    }
    return AttributedString(chosen.title)
  }

  /// What tells that it opens a menu, in the place of an image; derived. [U]
  func indicator(of configuration: Configuration) -> UIImage? {
    let isUsual = configuration.indicator == .automatic && changesSelectionAsPrimaryAction
    guard configuration.image == nil, configuration.indicator == .popup || isUsual && menu != nil
    else { return nil }
    let size = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
    return UIImage(systemName: "chevron.up.chevron.down", withConfiguration: size)
  }

  private func pointSize(_ style: NamedTextStyle) -> CGFloat {
    CGFloat(style.size(at: CurrentInterface.textSize))
  }

  func color(_ ink: ButtonLook.Ink) -> UIColor {
    switch ink {
    case .tint: configuration?.baseBackgroundColor ?? tintColor ?? .systemBlue
    case .system(let color): UIColor(color)
    case .white: .white
    }
  }
}

extension UILabel {
  /// Breaks lines between words, or has one line; what finds no room ends in dots.
  fileprivate func breakLines(by mode: NSLineBreakMode) {
    let isWrapped = mode == .byWordWrapping || mode == .byCharWrapping
    numberOfLines = isWrapped ? 0 : 1
    lineBreakMode = isWrapped ? .byTruncatingTail : mode
  }

  /// Shows a text in a font and a color unless its first attributes, which may be changed, say
  /// others.
  fileprivate func show(
    _ attributed: AttributedString, in usual: UIFont, _ ink: UIColor,
    changed transformer: UIConfigurationTextAttributesTransformer?
  ) {
    var attributes = AttributeContainer()
    attributes.font = usual
    attributes.foregroundColor = ink
    if let own = attributed.runs.first?.attributes { attributes.merge(own) }
    attributes = transformer?(attributes) ?? attributes
    text = String(attributed.characters)
    font = attributes.font ?? usual
    textColor = attributes.foregroundColor ?? ink
    textAlignment = .center
  }
}
