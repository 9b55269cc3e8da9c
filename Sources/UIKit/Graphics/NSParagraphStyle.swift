public import Foundation

/// The arrangement of the lines of a text.
open class NSParagraphStyle: NSObject {
  /// Where they stand.
  open internal(set) var alignment = NSTextAlignment.natural
  /// The treatment of a line that is too long.
  open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Between lines, in points.
  open internal(set) var lineSpacing: CGFloat = 0

  /// The usual style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// The arrangement of the lines of a text, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
}

/// The attributes that text in a string may have.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`; not drawn here.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points after each letter.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Lines below; not drawn here.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}

/// The lines below or through a text; not drawn here.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: Int

  /// A style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}
