internal import Foundation

extension NSLayoutConstraint {
  /// The lines on which the views of a visual format stand, and its direction.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// On their left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// On their right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// On their top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// On their bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// On the edges where text begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// On the edges where text ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// On their middles, from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// On their middles, from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// On their last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// On their first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From where text begins, which is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate var attributes: [Attribute] {
      let all: [Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
        .firstBaseline,
      ]
      return all.filter { rawValue & 1 << UInt($0.rawValue) != 0 }
    }
  }

  /// The constraints of a visual format, such as `H:|-[name]-8-[value(>=40)]-|`.
  ///
  /// A format that cannot be read, or that names what is not given, ends the program with the place,
  /// as UIKit does by an exception.
  ///
  /// - Parameters:
  ///   - format: A row or, after `V:`, a column of views, by Apple's Visual Format Language.
  ///   - opts: The lines on which the views stand.
  ///   - metrics: Numbers by name, in points.
  ///   - views: Views by name.
  /// - Returns: The constraints, none of which holds yet.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, options: opts, metrics: metrics ?? [:], views: views)
    return reader.constraints()
  }
}

/// Reads a visual format.
@MainActor
private struct VisualFormatReader {
  private struct Length {
    var relation = NSLayoutConstraint.Relation.equal
    /// In points; nil where it is the extent of a view.
    var points: CGFloat?
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  /// What two neighbors of the format keep between them.
  private enum Gap {
    case none
    case standard
    case lengths([Length])
  }

  private let format: [Character]
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var at = 0
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []

  /// Between views that a hyphen alone parts, in points.
  private static let standardSpace: CGFloat = 8

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format.filter { !$0.isWhitespace }.map(\.self)
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() -> [NSLayoutConstraint] {
    if takes("V:") { isVertical = true } else { _ = takes("H:") }
    var shown: [UIView] = []
    var leading: Gap?
    var gap = Gap.none
    if takes("|") { leading = self.gap() }
    while takes("[") {
      let view = self.view(named: word())
      if takes("(") {
        for length in lengths() { add(extentOf: view, length) }
        expect(")")
      }
      expect("]")
      if let before = shown.last { add(from: before, to: view, gap) }
      if shown.isEmpty, let leading { add(edgeBefore: view, leading) }
      shown.append(view)
      gap = self.gap()
    }
    guard let last = shown.last else { fail("a view in brackets is missing") }
    if takes("|") { add(edgeBehind: last, gap) }
    guard at == format.count else { fail("something else was expected") }
    for attribute in options.attributes {
      for view in shown.dropFirst() {
        made.append(constraint(view, attribute, .equal, shown[0], attribute, 0))
      }
    }
    return made
  }

  // MARK: - Constraints

  private var ends: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  /// 1 where distances grow from the first view to the next.
  private var sign: CGFloat { !isVertical && options.contains(.directionRightToLeft) ? -1 : 1 }

  private func constraint(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: 1, constant: constant)
    made.priority = priority
    return made
  }

  private mutating func add(extentOf view: UIView, _ length: Length) {
    let extent: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    made.append(
      constraint(
        view, extent, length.relation, length.view, length.view == nil ? .notAnAttribute : extent,
        length.points ?? 0, priority: length.priority))
  }

  private mutating func add(from before: UIView, to view: UIView, _ gap: Gap) {
    add(view, ends.0, before, ends.1, gap, standard: Self.standardSpace)
  }

  private mutating func add(edgeBefore view: UIView, _ gap: Gap) {
    guard let around = view.superview else { fail("the first view is in no other") }
    if case .standard = gap {
      made.append(constraint(view, ends.0, .equal, around.layoutMarginsGuide, ends.0, 0))
    } else {
      add(view, ends.0, around, ends.0, gap, standard: 0)
    }
  }

  private mutating func add(edgeBehind view: UIView, _ gap: Gap) {
    guard let around = view.superview else { fail("the last view is in no other") }
    if case .standard = gap {
      made.append(constraint(around.layoutMarginsGuide, ends.1, .equal, view, ends.1, 0))
    } else {
      add(around, ends.1, view, ends.1, gap, standard: 0)
    }
  }

  private mutating func add(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView,
    _ other: NSLayoutConstraint.Attribute, _ gap: Gap, standard: CGFloat
  ) {
    let lengths: [Length] =
      switch gap {
      case .none: [Length(points: 0)]
      case .standard: [Length(points: standard)]
      case .lengths(let lengths): lengths
      }
    for length in lengths {
      let relation =
        sign > 0
        ? length.relation
        : NSLayoutConstraint.Relation(rawValue: -length.relation.rawValue) ?? .equal
      made.append(
        constraint(
          first, attribute, relation, second, other, sign * (length.points ?? 0),
          priority: length.priority))
    }
  }

  // MARK: - Reading

  private mutating func gap() -> Gap {
    guard takes("-") else { return .none }
    guard at < format.count, format[at] != "[", format[at] != "|" else { return .standard }
    let isWrapped = takes("(")
    let lengths = self.lengths()
    if isWrapped { expect(")") }
    expect("-")
    return .lengths(lengths)
  }

  private mutating func lengths() -> [Length] {
    var all = [length()]
    while takes(",") { all.append(length()) }
    return all
  }

  private mutating func length() -> Length {
    var length = Length()
    if takes(">=") {
      length.relation = .greaterThanOrEqual
    } else if takes("<=") {
      length.relation = .lessThanOrEqual
    } else {
      _ = takes("==")
    }
    let word = word()
    if let number = number(word) {
      length.points = number
    } else {
      length.view = view(named: word)
    }
    if takes("@") {
      let word = self.word()
      guard let priority = number(word) else { fail("'\(word)' is no priority") }
      length.priority = UILayoutPriority(Float(priority))
    }
    return length
  }

  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: return nil
    }
  }

  private func view(named name: String) -> UIView {
    guard let view = views[name] as? UIView else {
      fail("'\(name)' is the name of no view that is given")
    }
    return view
  }

  /// A name, or a number with its point and sign.
  private mutating func word() -> String {
    let start = at
    while at < format.count,
      format[at].isLetter || format[at].isNumber || "._".contains(format[at])
        || at == start && format[at] == "-"
    {
      at += 1
    }
    guard at > start else { fail("a name or a number is missing") }
    return String(format[start..<at])
  }

  private mutating func takes(_ text: String) -> Bool {
    guard format[at...].starts(with: text) else { return false }
    at += text.count
    return true
  }

  private mutating func expect(_ text: String) {
    if !takes(text) { fail("'\(text)' is missing") }
  }

  private func fail(_ reason: String) -> Never {
    fatalError(
      "Unable to parse constraint format: \(reason)\n\(String(format))\n"
        + String(repeating: " ", count: at) + "^")
  }
}
