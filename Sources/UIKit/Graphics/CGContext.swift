public import Foundation

/// What is drawn into; accepted and not drawn here.
public final class CGContext {
  private(set) var color: UIColor?

  init() {}

  func setColor(_ color: UIColor) { self.color = color }

  /// Not drawn.
  public func fill(_ rect: CGRect) {}
  /// Not drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Not drawn.
  public func stroke(_ rect: CGRect) {}
  /// Accepted.
  public func setFillColor(_ color: CGColor) { self.color = UIColor(cgColor: color) }
  /// Accepted.
  public func setStrokeColor(_ color: CGColor) { self.color = UIColor(cgColor: color) }
  /// Accepted.
  public func setLineWidth(_ width: CGFloat) {}
  /// Accepted.
  public func saveGState() {}
  /// Accepted.
  public func restoreGState() {}
  /// Accepted.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Accepted.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Accepted.
  public func move(to point: CGPoint) {}
  /// Accepted.
  public func addLine(to point: CGPoint) {}
  /// Accepted.
  public func strokePath() {}
  /// Accepted.
  public func fillPath() {}
}
