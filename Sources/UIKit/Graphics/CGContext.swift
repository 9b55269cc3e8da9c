public import Foundation
internal import GalleyGeometry
package import GalleyGraphics

/// A context that notes what a view's `draw(_:)` draws, in the view's coordinates.
public final class CGContext {
  private struct State {
    var transform = Transform.identity
    /// In the context's own coordinates.
    var clips: [ViewShape] = []
    var opacity = 1.0
    var fill = Color.black
    var stroke = Color.black
    var width = 1.0
    var cap = Stroke.Cap.butt
    var shadow: (color: Color, offset: Vector, radius: Double)?
  }

  /// The marks drawn so far, back to front.
  package private(set) var marks: [ViewCommand] = []
  private let bounds: Rect
  private var state = State()
  private var saved: [State] = []
  private var path = Path()

  package init(bounds: CGRect) { self.bounds = Rect(bounds) }

  // MARK: - What is drawn

  /// Notes a mark as the state of now has it.
  ///
  /// - `shape`: What casts a shadow.
  func draw(_ mark: ViewCommand, outline shape: ViewShape? = nil) {
    var header = ViewGroup(transform: state.transform, opacity: state.opacity, marks: [])
    if let shadow = state.shadow, let shape {
      header.shadow = ViewShadow(
        shape: shape, color: shadow.color, offset: shadow.offset, radius: shadow.radius)
    }
    var wrapped = header == ViewGroup(marks: []) ? mark : .group(header.holding([mark]))
    for clip in state.clips.reversed() {
      wrapped = .group(ViewGroup(clip: clip, marks: [wrapped]))
    }
    marks.append(wrapped)
  }

  func fill(_ path: Path) {
    draw(.fill(.path(path), .solid(state.fill)), outline: .path(path))
  }

  func stroke(_ path: Path, width: CGFloat, cap: CGLineCap) {
    let line = ViewLine(width: Double(width), cap: cap == .round ? .round : .butt)
    draw(.stroke(.path(path), .solid(state.stroke), line))
  }

  func clip(to path: Path) {
    state.clips.append(.path(path.applying(state.transform)))
  }

  /// All that the context shows, in the coordinates of now.
  private var everything: ViewShape {
    .path(
      Path.rectangle(
        state.transform.inverse?.boundingBox(of: bounds) ?? bounds, radius: 0, corners: []))
  }

  private func takePath() -> Path {
    defer { path = Path() }
    return path
  }

  // MARK: - Fills and strokes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    let box = ViewShape.box(ViewBox(Rect(rect)))
    draw(.fill(box, .solid(state.fill)), outline: box)
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    draw(.fill(.ellipse(Rect(rect)), .solid(state.fill)), outline: .ellipse(Rect(rect)))
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, width: CGFloat(state.width)) }

  /// Strokes a rectangle in a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    draw(
      .stroke(
        .path(.rectangle(Rect(rect), radius: 0, corners: [])), .solid(state.stroke),
        ViewLine(width: Double(width))))
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    draw(
      .stroke(
        .ellipse(Rect(rect)), .solid(state.stroke), ViewLine(width: state.width, cap: state.cap)))
  }

  /// Clears a rectangle; without effect here.
  public func clear(_ rect: CGRect) {}

  // MARK: - The path

  /// Begins another path.
  public func beginPath() { path = Path() }
  /// Begins another part at a point.
  public func move(to point: CGPoint) { path.elements.append(.move(to: Point(point))) }
  /// A line from where the path is.
  public func addLine(to point: CGPoint) { path.addLine(to: Point(point)) }
  /// Lines through points, from the first on.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// A curve from where the path is.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: Point(end), Point(control1), Point(control2))
  }
  /// A curve with one control point from where the path is.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadratic(to: Point(end), control: Point(control))
  }
  /// An arc about a center, with a line to its beginning; angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      about: Point(center), radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), towardsGreaterAngles: !clockwise)
  }
  /// A rectangle.
  public func addRect(_ rect: CGRect) {
    path.elements += Path.rectangle(Rect(rect), radius: 0, corners: []).elements
  }
  /// An ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    path.elements += Path.ellipse(in: Rect(rect)).elements
  }
  /// Another path.
  public func addPath(_ other: CGPath) { path.elements += other.path.elements }
  /// Ends the part with a line to its beginning.
  public func closePath() { path.elements.append(.close) }
  /// Strokes the path, which is empty afterwards.
  public func strokePath() {
    stroke(takePath(), width: CGFloat(state.width), cap: state.cap == .round ? .round : .butt)
  }
  /// Fills the path, which is empty afterwards.
  public func fillPath() { fill(takePath()) }
  /// Fills and strokes the path, which is empty afterwards.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke { fill(path) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      stroke(path, width: CGFloat(state.width), cap: state.cap == .round ? .round : .butt)
    }
  }
  /// Cuts what is drawn next to the path, which is empty afterwards.
  public func clip() { clip(to: takePath()) }
  /// Cuts what is drawn next to a rectangle.
  public func clip(to rect: CGRect) {
    clip(to: Path.rectangle(Rect(rect), radius: 0, corners: []))
  }

  // MARK: - Gradients

  /// Colors along a line, over all that is not cut away.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(
      .fill(
        everything,
        .linearGradient(
          LinearGradient(start: Point(start), end: Point(end), stops: gradient.stops))))
  }

  /// Colors from a center outward, over all that is not cut away; the first circle's place counts
  /// not.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(
      .fill(
        everything,
        .radialGradient(
          RadialGradient(
            center: Point(endCenter), radius: Double(endRadius), stops: gradient.stops))))
  }

  // MARK: - The state

  /// Makes it the color of what is filled next.
  public func setFillColor(_ color: CGColor) { state.fill = Color(color) }
  /// Makes it the color of what is stroked next.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Color(color) }
  /// Makes it the color of what is filled next.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Makes it the color of what is stroked next.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the width of what is stroked next, in points.
  public func setLineWidth(_ width: CGFloat) { state.width = Double(width) }
  /// Sets how lines end next.
  public func setLineCap(_ cap: CGLineCap) { state.cap = cap == .round ? .round : .butt }
  /// Accepted: lines meet in points.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Accepted: lines are whole.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the opacity of what is drawn next, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = Double(alpha) }
  /// Accepted: what is above covers what is below.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Accepted: edges are always smooth.
  public func setShouldAntialias(_ isSmooth: Bool) {}
  /// Gives what is filled next a shadow; `blur` in points.
  ///
  /// None where a number is not finite.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = color.map {
      (
        Color($0), Vector(dx: Double(offset.width), dy: Double(offset.height)),
        max(0, Double(blur) / 2)
      )
    }
  }
  /// Gives what is filled next a black shadow; `blur` in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(
      offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1 / 3))
  }

  /// Keeps the state.
  public func saveGState() { saved.append(state) }
  /// Takes the state that was kept last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Moves what is drawn next, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Changes the size of what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Turns what is drawn next, in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }
  /// Maps what is drawn next.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = Transform(transform).then(state.transform)
  }
}

extension ViewGroup {
  fileprivate func holding(_ marks: [ViewCommand]) -> ViewGroup {
    var group = self
    group.marks = marks
    return group
  }
}

/// The part of a path that is drawn; what it winds around is filled.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside.
  case fill
  /// Its inside, by the even-odd rule.
  case eoFill
  /// Its outline.
  case stroke
  /// Both.
  case fillStroke
  /// Both.
  case eoFillStroke
}

/// The mixing of what is drawn with what is there; without effect here.
public enum CGBlendMode: Int32, Sendable {
  /// Covers it.
  case normal
  /// Darkens it.
  case multiply
  /// Lightens it.
  case screen
  /// Both.
  case overlay
  /// Takes it away.
  case clear
  /// Takes its place.
  case copy
}
