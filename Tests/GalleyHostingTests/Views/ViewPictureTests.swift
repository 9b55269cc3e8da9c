import Foundation
import GalleyGraphics
import Testing
import UIKit

/// What views look like as data, mark by mark.
@MainActor @Suite struct ViewPictureTests {
  private func dump(_ view: UIView) -> String { ViewDump.text(ViewPicture(of: view)) }

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `a background lies half-way under an opaque border, which is above what is within`() {
    let board = view(5, 5, 100, 60)
    board.backgroundColor = .white
    board.layer.cornerRadius = 12
    board.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    board.layer.borderWidth = 2
    board.layer.borderColor = UIColor.red.cgColor
    let inner = view(10, 20, 30, 10)
    inner.backgroundColor = UIColor.blue.withAlphaComponent(0.5)
    board.addSubview(inner)
    #expect(
      dump(board) == """
        fill box 0 0 100 60 r12 corners 3 inset 1 #FFFFFFFF
        fill box 10 20 30 10 #0000FF80
        stroke box 0 0 100 60 r12 corners 3 inset 1 #FF0000FF 2 butt
        """)
  }

  @Test func `what is clipped, faded, turned and hidden`() {
    let board = view(0, 0, 100, 100)
    board.clipsToBounds = true
    board.layer.cornerRadius = 8
    board.layer.cornerCurve = .continuous
    let faded = view(0, 0, 50, 50)
    faded.backgroundColor = .green
    faded.alpha = 0.25
    let turned = view(20, 20, 40, 20)
    turned.backgroundColor = .black
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let hidden = view(0, 0, 10, 10)
    hidden.backgroundColor = .red
    hidden.isHidden = true
    for inner in [faded, turned, hidden] { board.addSubview(inner) }
    // The one of the higher z is drawn last.
    turned.layer.zPosition = -1
    #expect(
      dump(board) == """
        group clip box 0 0 100 100 r8 continuous
          group map 0 1 -1 0 40 30
            fill box -20 -10 40 20 #000000FF
          group opacity 0.25
            fill box 0 0 50 50 #00FF00FF
        """)
  }

  @Test func `a shadow is cast by a path, by a color, or by the colors within`() {
    let card = view(0, 0, 100, 80)
    card.layer.shadowOpacity = 0.5
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.layer.shadowRadius = 6
    let content = view(0, 0, 100, 80)
    content.backgroundColor = .white
    content.layer.cornerRadius = 10
    content.layer.masksToBounds = true
    card.addSubview(content)
    let shadow = "#00000080 0 4 6"
    let filled = "fill box 0 0 100 80 r10 #FFFFFFFF"
    #expect(
      dump(card) == """
        group shadow box 0 0 100 80 r10 \(shadow)
          group clip box 0 0 100 80 r10
            \(filled)
        """)
    card.layer.shadowPath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
    #expect(dump(card).hasPrefix("group shadow path of 5 in 10 10 20 20 \(shadow)\n"))
    card.layer.masksToBounds = true
    #expect(!dump(card).contains("shadow"))
  }

  @Test func `labels, images, gradients and shapes`() {
    let board = view(0, 0, 200, 100)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 40))
    label.text = "Two lines"
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    let image = UIImageView(image: UIImage(named: "photo"))
    image.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    image.contentMode = .scaleAspectFill
    let heart = UIImageView(image: UIImage(systemName: "heart"))
    heart.frame = CGRect(x: 150, y: 0, width: 20, height: 20)
    heart.tintColor = .red
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 50, width: 200, height: 50)
    gradient.colors = [UIColor.red.cgColor, UIColor.white.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 0.25, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    shape.position = CGPoint(x: 170, y: 70)
    shape.fillColor = nil
    shape.strokeColor = UIColor.black.cgColor
    shape.lineWidth = 3
    shape.lineCap = .round
    for inner in [label, image, heart] { board.addSubview(inner) }
    board.layer.addSublayer(gradient)
    board.layer.addSublayer(shape)
    #expect(
      dump(board) == """
        text 'Two lines' 10 10 80 40 600 15 #FFFFFFFF center lines 2 middle centered
        image named 'photo' 100 0 50 50 aspect-fill
        image symbol 'heart' 150 0 20 20 scale-to-fill #FF0000FF
        fill box 0 50 200 50 linear 0,75 to 200,75 0 #FF0000FF 0.25 #FFFFFFFF 1 #0000FFFF
        stroke path of 6 in 170 70 20 20 #000000FF 3 round
        """)
  }

  @Test func `a line is drawn as far as it is told, in its dashes`() {
    let board = view(0, 0, 100, 100)
    let ring = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 60))
    ring.path = path
    ring.fillColor = nil
    ring.strokeColor = UIColor.red.cgColor
    ring.lineCap = .square
    ring.lineDashPattern = [4, 2]
    ring.strokeStart = 0.1
    ring.strokeEnd = 0.5
    board.layer.addSublayer(ring)
    // Of a hundred points from the tenth to the fiftieth.
    #expect(dump(board) == "stroke path of 3 in 10 0 30 10 #FF0000FF 1 square dashes 4 2")
    ring.strokeEnd = 0.1
    #expect(dump(board).isEmpty)
    ring.strokeEnd = .nan
    #expect(dump(board).isEmpty)
    ring.strokeEnd = 7
    ring.strokeStart = -3
    ring.lineDashPattern = [0, 0]
    #expect(dump(board) == "stroke path of 3 in 0 0 40 60 #FF0000FF 1 square")
  }

  /// Draws something of each kind.
  private final class Sketch: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.translateBy(x: 5, y: 5)
      context.setAlpha(0.5)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
      context.restoreGState()
      let line = UIBezierPath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 40, y: 40))
      line.lineWidth = 2
      UIColor.blue.setStroke()
      line.stroke()
      let text = NSAttributedString(
        string: "drawn", attributes: [.font: UIFont.boldSystemFont(ofSize: 14)])
      text.draw(in: CGRect(x: 0, y: 30, width: 60, height: 20))
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { inner in
        UIColor.green.setFill()
        inner.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }.draw(in: CGRect(x: 50, y: 50, width: 10, height: 10))
    }
  }

  @Test func `what draw(_:) draws is in the coordinates of the view, and cut to it`() {
    let board = view(0, 0, 100, 100)
    let sketch = Sketch(frame: CGRect(x: 20, y: 10, width: 60, height: 60))
    sketch.backgroundColor = .clear
    board.addSubview(sketch)
    #expect(
      dump(board) == """
        group clip box 20 10 60 60
          fill box 20 10 10 10 #FF0000FF
          group clip path of 5 in 20 10 20 20
            group map 1 0 0 1 25 15 opacity 0.5
              fill ellipse 0 0 30 30 #FF0000FF
          stroke path of 2 in 20 10 40 40 #0000FFFF 2 butt
          text 'drawn' 20 40 60 20 700 14 #000000FF leading clip
          group map 5 0 0 5 70 60
            fill box 0 0 2 2 #00FF00FF
        """)
    // A view that says it is opaque, and has no color, is drawn on black.
    sketch.backgroundColor = nil
    #expect(dump(board).hasPrefix("fill box 20 10 60 60 #000000FF\n"))
  }

  @Test func `numbers that are none leave out what has them, and nothing else`() {
    let board = view(0, 0, 100, 100)
    let lost = view(.nan, 0, 10, 10)
    lost.backgroundColor = .red
    let found = view(0, 0, 10, 10)
    found.backgroundColor = .green
    let endless = CAShapeLayer()
    endless.path = CGPath(
      rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), transform: nil)
    for inner in [lost, found] { board.addSubview(inner) }
    board.layer.addSublayer(endless)
    #expect(dump(board) == "fill box 0 0 10 10 #00FF00FF")
  }

  @Test func `views in views in views are drawn as deep as somebody may look`() throws {
    let board = view(0, 0, 50, 50)
    var inner = board
    for _ in 0..<300 {
      let next = view(0, 0, 50, 50)
      next.alpha = 0.99
      next.backgroundColor = .red
      inner.addSubview(next)
      inner = next
    }
    let picture = ViewPicture(of: board)
    #expect(ViewDump.text(picture).split(separator: "\n").count == 120)
    let data = try JSONEncoder().encode(picture)
    #expect(try JSONDecoder().decode(ViewPicture.self, from: data) == picture)
  }

  @Test func `pictures keep their value on the way through JSON`() throws {
    let board = view(0, 0, 50, 50)
    board.backgroundColor = .orange
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    label.text = "é \" \n"
    board.addSubview(label)
    let picture = ViewPicture(of: board)
    let data = try JSONEncoder().encode(picture)
    #expect(try JSONDecoder().decode(ViewPicture.self, from: data) == picture)
  }
}
