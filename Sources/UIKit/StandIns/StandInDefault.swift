import Foundation

/// A type of which a stand-in can give a value: nothing, as far as the type has it.
public protocol StandInDefault {
  /// An empty text or list, zero, false, nil, or the plainest one of its kind.
  static var standIn: Self { get }
}

extension StandInDefault where Self: ExpressibleByIntegerLiteral {
  /// Zero.
  public static var standIn: Self { 0 }
}

extension StandInDefault where Self: ExpressibleByStringLiteral {
  /// The empty text.
  public static var standIn: Self { "" }
}

extension StandInDefault where Self: ExpressibleByNilLiteral {
  /// Nil.
  public static var standIn: Self { nil }
}

extension Int: StandInDefault {}
extension Int32: StandInDefault {}
extension Int64: StandInDefault {}
extension UInt: StandInDefault {}
extension Double: StandInDefault {}
extension Float: StandInDefault {}
extension CGFloat: StandInDefault {}
extension String: StandInDefault {}
extension Optional: StandInDefault {}

extension Bool: StandInDefault {
  /// False.
  public static var standIn: Bool { false }
}

extension Array: StandInDefault {
  /// Without elements.
  public static var standIn: [Element] { [] }
}

extension Dictionary: StandInDefault {
  /// Without elements.
  public static var standIn: [Key: Value] { [:] }
}

extension Set: StandInDefault {
  /// Without elements.
  public static var standIn: Set { [] }
}

extension Date: StandInDefault {
  /// The beginning of the reference date's count, so that pictures of it are the same each day.
  public static var standIn: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension Data: StandInDefault {
  /// Without bytes.
  public static var standIn: Data { Data() }
}

extension IndexPath: StandInDefault {
  /// Zero.
  public static var standIn: IndexPath { IndexPath(item: 0, section: 0) }
}

extension CGPoint: StandInDefault {
  /// Zero.
  public static var standIn: CGPoint { .zero }
}

extension CGSize: StandInDefault {
  /// Zero.
  public static var standIn: CGSize { .zero }
}

extension CGRect: StandInDefault {
  /// Zero.
  public static var standIn: CGRect { .zero }
}

extension UIEdgeInsets: StandInDefault {
  /// Zero.
  public static var standIn: UIEdgeInsets { .zero }
}

extension NSDirectionalEdgeInsets: StandInDefault {
  /// Zero.
  public static var standIn: NSDirectionalEdgeInsets { .zero }
}

extension NSAttributedString: StandInDefault {
  /// The empty text.
  public static var standIn: Self { unsafeDowncast(NSAttributedString(string: ""), to: Self.self) }
}

extension UIColor: StandInDefault {
  /// A grey, so that what has it is seen.
  public static var standIn: Self { unsafeDowncast(UIColor.systemGray2, to: Self.self) }
}

extension UIFont: StandInDefault {
  /// The font of labels.
  public static var standIn: Self {
    unsafeDowncast(UIFont.systemFont(ofSize: UIFont.labelFontSize), to: Self.self)
  }
}

extension UIImage: StandInDefault {
  /// An image without a size.
  public static var standIn: Self { unsafeDowncast(UIImage(), to: Self.self) }
}
