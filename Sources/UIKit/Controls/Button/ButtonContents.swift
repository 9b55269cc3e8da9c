internal import Foundation

/// What stands in a button: an image at a side of its title, which has a subtitle below.
///
/// What is missing takes no room, and no gap.
@MainActor struct ButtonContents {
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  var image: UIView?
  var title: UILabel?
  var subtitle: UILabel?
  var side = NSDirectionalRectEdge.leading
  /// Between the image and the words, in points.
  var gap: CGFloat = 0
  /// Between title and subtitle, in points.
  var titleGap: CGFloat = 0
  /// Of a line without letters that stands for the title, in points.
  var emptyTitleHeight: CGFloat = 0
  var alignment = UIButton.Configuration.TitleAlignment.automatic
  var isRightToLeft = false
  private var imageSize = CGSize.zero
  private var titleSize = CGSize.zero
  private var subtitleSize = CGSize.zero

  private var isBeside: Bool { side == .leading || side == .trailing }
  private var hasWords: Bool { title != nil || subtitle != nil }
  private var usedGap: CGFloat { image != nil && hasWords ? gap : 0 }

  private var words: CGSize {
    CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + subtitleSize.height
        + (title != nil && subtitle != nil ? titleGap : 0))
  }

  var size: CGSize {
    let words = words
    return isBeside
      ? CGSize(
        width: imageSize.width + usedGap + words.width,
        height: max(imageSize.height, words.height, emptyTitleHeight))
      : CGSize(
        width: max(imageSize.width, words.width), height: imageSize.height + usedGap + words.height)
  }

  /// Measures what stands in it: the words have what the image leaves of a width.
  mutating func measure(within width: CGFloat) {
    imageSize = image.map { $0.intrinsicContentSize } ?? .zero
    let room = max(0, isBeside ? width - imageSize.width - usedGap : width)
    func size(_ label: UILabel?) -> CGSize {
      guard let label else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: 0))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    (titleSize, subtitleSize) = (size(title), size(subtitle))
  }

  /// The frames in a rectangle.
  func frames(
    in room: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
    _ vertical: UIControl.ContentVerticalAlignment
  ) -> Frames {
    let (size, words) = (size, words)
    let x: CGFloat =
      switch horizontal {
      case .left, .leading, .fill: room.minX
      case .right, .trailing: room.maxX - size.width
      case .center: room.midX - size.width / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top, .fill: room.minY
      case .bottom: room.maxY - size.height
      case .center: room.midY - size.height / 2
      }
    let isFirst = side == .top || (side == .leading) != isRightToLeft && isBeside
    var frames = Frames()
    var text = CGRect(origin: .zero, size: words)
    frames.image.size = imageSize
    if isBeside {
      frames.image.origin = CGPoint(
        x: isFirst ? x : x + words.width + usedGap,
        y: y + (size.height - imageSize.height) / 2)
      text.origin = CGPoint(
        x: isFirst ? x + imageSize.width + usedGap : x, y: y + (size.height - words.height) / 2)
    } else {
      frames.image.origin = CGPoint(
        x: x + (size.width - imageSize.width) / 2,
        y: isFirst ? y : y + words.height + usedGap)
      text.origin = CGPoint(
        x: x + (size.width - words.width) / 2,
        y: isFirst ? y + imageSize.height + usedGap : y)
    }
    // How large an image of a file is becomes known only when it is drawn: it has what is left.
    if image != nil, imageSize == .zero {
      frames.image =
        hasWords
        ? CGRect(
          x: isFirst ? text.minX - words.height - usedGap : text.maxX + usedGap, y: text.minY,
          width: words.height, height: words.height) : room
    }
    frames.title = line(titleSize, in: text, top: text.minY, horizontal)
    frames.subtitle = line(subtitleSize, in: text, top: text.maxY - subtitleSize.height, horizontal)
    return frames
  }

  private func line(
    _ size: CGSize, in text: CGRect, top: CGFloat,
    _ horizontal: UIControl.ContentHorizontalAlignment
  ) -> CGRect {
    let isAtLeft: Bool?
    switch (alignment, horizontal) {
    case (.leading, _): isAtLeft = !isRightToLeft
    case (.trailing, _): isAtLeft = isRightToLeft
    case (.automatic, .left), (.automatic, .leading): isAtLeft = true
    case (.automatic, .right), (.automatic, .trailing): isAtLeft = false
    default: isAtLeft = nil
    }
    let x: CGFloat =
      switch isAtLeft {
      case true?: text.minX
      case false?: text.maxX - size.width
      case nil: text.midX - size.width / 2
      }
    return CGRect(origin: CGPoint(x: x, y: top), size: size)
  }
}
