import Testing
import UIKit

/// Frames by constraints, each computed by hand.
///
/// Letters are half as wide as the font is high here.
@MainActor @Suite struct ConstraintTests {
  private let board = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 100))

  /// Others may have left another screen.
  private func showPhone() {
    UIScreen.become(size: CGSize(width: 393, height: 852), traits: UITraitCollection())
  }

  private func tied(_ own: UIView? = nil, in around: UIView? = nil) -> UIView {
    let view = own ?? UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (around ?? board).addSubview(view)
    return view
  }

  private func label(_ text: String, size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `edges, middles, extents and shares of a view around`() {
    let (edges, middle, share) = (tied(), tied(), tied())
    NSLayoutConstraint.activate([
      edges.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 10),
      edges.trailingAnchor.constraint(equalTo: board.trailingAnchor, constant: -20),
      edges.topAnchor.constraint(equalTo: board.topAnchor),
      edges.bottomAnchor.constraint(equalTo: board.bottomAnchor, constant: -5),
      middle.centerXAnchor.constraint(equalTo: board.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: board.centerYAnchor, constant: 4),
      middle.widthAnchor.constraint(equalToConstant: 40),
      middle.heightAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.5),
      share.leftAnchor.constraint(equalTo: middle.rightAnchor, constant: 8),
      share.topAnchor.constraint(equalTo: middle.topAnchor),
      share.widthAnchor.constraint(equalTo: board.widthAnchor, multiplier: 0.25, constant: 1),
      share.heightAnchor.constraint(equalTo: board.heightAnchor, multiplier: 0.1),
    ])
    board.layoutIfNeeded()
    #expect(edges.frame == rect(10, 0, 170, 95))
    #expect(middle.frame == rect(80, 44, 40, 20))
    #expect(share.frame == rect(128, 44, 51, 10))
  }

  @Test func `another constant, another size and another set of constraints move views`() {
    let view = tied()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let left = view.leadingAnchor.constraint(equalTo: board.leadingAnchor)
    let right = view.trailingAnchor.constraint(equalTo: board.trailingAnchor)
    NSLayoutConstraint.activate([width, left])
    board.layoutIfNeeded()
    #expect(view.frame.minX == 0 && view.frame.width == 50)
    width.constant = 60
    board.layoutIfNeeded()
    #expect(view.frame.width == 60)
    left.isActive = false
    right.isActive = true
    board.frame.size.width = 300
    board.layoutIfNeeded()
    #expect(view.frame.minX == 240)
    #expect(board.constraints.count == 1 && view.constraints.count == 1)
  }

  @Test func `of what cannot all hold the more important holds`() {
    let view = tied()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 10), wide,
      view.trailingAnchor.constraint(lessThanOrEqualTo: board.trailingAnchor, constant: -10),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    board.layoutIfNeeded()
    #expect(view.frame == rect(10, 0, 180, 44))
    wide.constant = 100
    board.layoutIfNeeded()
    #expect(view.frame == rect(10, 0, 100, 44))
  }

  @Test func `of two labels the one that minds it less is stretched, or cut`() {
    showPhone()
    let first = label("12345")
    let second = label("123")
    _ = (tied(first), tied(second))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: board.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: board.trailingAnchor),
      first.centerYAnchor.constraint(equalTo: board.centerYAnchor),
      second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
    ])
    second.setContentHuggingPriority(.required, for: .horizontal)
    board.layoutIfNeeded()
    // 3 letters of 10 points are 30; 20-point lines are 24 high.
    #expect(second.frame == rect(170, 38, 30, 24))
    #expect(first.frame == rect(0, 38, 160, 24))

    first.text = String(repeating: "1", count: 40)
    first.invalidateIntrinsicContentSize()
    board.layoutIfNeeded()
    #expect(second.frame.width == 0 && first.frame.width == 190)
    second.setContentCompressionResistancePriority(.required, for: .horizontal)
    first.invalidateIntrinsicContentSize()
    board.layoutIfNeeded()
    #expect(second.frame.width == 30 && first.frame.width == 160)
  }

  @Test func `a label of several lines is as high as they are in its width`() {
    showPhone()
    let text = label(String(repeating: "1", count: 50))
    text.numberOfLines = 0
    let below = tied()
    _ = tied(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: board.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: board.trailingAnchor),
      text.topAnchor.constraint(equalTo: board.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 6),
    ])
    board.layoutIfNeeded()
    // 20 letters a line make 3 lines of 23.87 points, rounded up together.
    #expect(text.frame == rect(0, 0, 200, 72))
    #expect(below.frame.minY == 78)
  }

  @Test func `guides lie inside of margins and bars`() {
    board.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    board.setSafeAreaInsets(UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
    let (inner, safe) = (tied(), tied())
    NSLayoutConstraint.activate(
      [(inner, board.layoutMarginsGuide), (safe, board.safeAreaLayoutGuide)].flatMap {
        view, guide in
        [
          view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          view.topAnchor.constraint(equalTo: guide.topAnchor),
          view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
      })
    board.layoutIfNeeded()
    #expect(inner.frame == rect(2, 1, 194, 96))
    #expect(safe.frame == rect(0, 10, 200, 70))
  }

  @Test func `stacks in stacks`() {
    showPhone()
    let icon = UIView()
    icon.widthAnchor.constraint(equalToConstant: 32).isActive = true
    let lines = UIStackView(arrangedSubviews: [label("1234567890"), label("12", size: 10)])
    lines.axis = .vertical
    lines.spacing = 4
    lines.alignment = .leading
    let row = UIStackView(arrangedSubviews: [icon, lines])
    row.spacing = 8
    row.alignment = .center
    icon.heightAnchor.constraint(equalToConstant: 32).isActive = true
    row.frame = rect(0, 0, 200, 80)
    row.layoutIfNeeded()
    #expect(icon.frame == rect(0, 24, 32, 32))
    // 24 and 12 points of lines, and 4 between them.
    #expect(lines.frame == rect(40, 20, 160, 40))
    #expect(lines.arrangedSubviews.map(\.frame) == [rect(0, 0, 100, 24), rect(0, 28, 10, 12)])

    // Nothing says how high a row is but what is in it.
    row.removeFromSuperview()
    lines.addArrangedSubview(label("1", size: 10))
    _ = tied(row)
    row.centerYAnchor.constraint(equalTo: board.centerYAnchor).isActive = true
    board.layoutIfNeeded()
    #expect(row.frame == rect(0, 22, 140, 56))
    #expect(icon.frame == rect(0, 12, 32, 32) && lines.frame == rect(40, 0, 100, 56))

    let equal = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
    equal.distribution = .fillEqually
    equal.spacing = 10
    equal.frame = rect(0, 0, 200, 20)
    equal.layoutIfNeeded()
    #expect(equal.arrangedSubviews.map(\.frame.minX) == [0, 70, 140])
    #expect(equal.arrangedSubviews.allSatisfy { $0.frame.width == 60 && $0.frame.height == 20 })
    equal.arrangedSubviews[1].isHidden = true
    equal.setNeedsLayout()
    equal.layoutIfNeeded()
    #expect(equal.arrangedSubviews[2].frame == rect(105, 0, 95, 20))

    let spread = UIStackView(arrangedSubviews: [label("1"), label("12"), label("1")])
    spread.distribution = .equalSpacing
    spread.frame = rect(0, 0, 100, 24)
    spread.layoutIfNeeded()
    #expect(spread.arrangedSubviews.map(\.frame.minX) == [0, 40, 90])
    // Middles at 5, 50 and 95 of 100.
    (spread.arrangedSubviews[2] as? UILabel)?.text = "1"
    spread.distribution = .equalCentering
    spread.layoutIfNeeded()
    #expect(spread.arrangedSubviews.map(\.frame.minX) == [0, 40, 90])
    (spread.arrangedSubviews[2] as? UILabel)?.text = "1234"
    spread.layoutIfNeeded()
    // Middles at 5, 42.5 and 80.
    #expect(spread.arrangedSubviews.map(\.frame.minX) == [0, 32.5, 60])
  }

  @Test func `a cell is as large as its constraints want it to be`() {
    showPhone()
    let cell = UICollectionViewCell(frame: rect(0, 0, 50, 50))
    let text = label(String(repeating: "1", count: 30))
    text.numberOfLines = 0
    _ = tied(text, in: cell.contentView)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
    ])
    let free = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(free == CGSize(width: 320, height: 34))
    let narrow = cell.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow == CGSize(width: 120, height: 82))
  }

  @Test func `an inequality that nothing else decides just holds`() {
    let (above, below, wide) = (tied(), tied(), tied())
    NSLayoutConstraint.activate([
      above.topAnchor.constraint(lessThanOrEqualTo: board.topAnchor, constant: 10),
      below.bottomAnchor.constraint(lessThanOrEqualTo: board.bottomAnchor, constant: -23),
      wide.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
      wide.leftAnchor.constraint(greaterThanOrEqualTo: board.leftAnchor, constant: 5),
      wide.leftAnchor.constraint(greaterThanOrEqualTo: board.leftAnchor, constant: 8),
    ])
    board.layoutIfNeeded()
    #expect(above.frame.minY == 10 && below.frame.maxY == 77)
    // An extent that is only bounded from above is as small as can be.
    #expect(wide.frame == rect(8, 0, 0, 0))
  }

  @Test func `a guide is held by its view, and goes with it`() {
    let view = tied()
    func tie() -> [NSLayoutConstraint] {
      let guide = UILayoutGuide()
      board.addLayoutGuide(guide)
      return [
        guide.widthAnchor.constraint(equalTo: board.widthAnchor, multiplier: 0.1),
        guide.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 4),
        guide.topAnchor.constraint(equalTo: board.topAnchor, constant: 7),
        guide.heightAnchor.constraint(equalToConstant: 3),
        view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      ]
    }
    NSLayoutConstraint.activate(tie())
    board.layoutIfNeeded()
    #expect(view.frame.minX == 24)
    #expect(board.layoutGuides.map(\.layoutFrame) == [rect(4, 7, 20, 3)])
    #expect(board.layoutMarginsGuide.layoutFrame == rect(8, 8, 184, 84))
    for guide in board.layoutGuides { board.removeLayoutGuide(guide) }
    board.layoutIfNeeded()
    #expect(board.layoutGuides.isEmpty && view.frame.minX == 0)
  }

  @Test func `two guides of one width share what is left`() {
    // Recorded: boxes of 60, 80 and 50 points in 288, of which 49 are left for each guide.
    let root = UIView(frame: rect(0, 0, 320, 300))
    let boxes = [60, 80, 50].map { width in
      let view = tied(in: root)
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      return view
    }
    let guides = [UILayoutGuide(), UILayoutGuide()]
    for guide in guides { root.addLayoutGuide(guide) }
    NSLayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      guides[0].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor),
      boxes[1].leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: boxes[1].trailingAnchor),
      boxes[2].leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
      boxes[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [16, 125, 254])
    #expect(guides.map(\.layoutFrame.width) == [49, 49])
  }

  @Test func `leading is on the right within a view that is forced so`() {
    board.semanticContentAttribute = .forceRightToLeft
    let (first, second, bounded) = (tied(), tied(), tied())
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalToConstant: 40),
      first.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 15),
      second.widthAnchor.constraint(equalToConstant: 20),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      bounded.leadingAnchor.constraint(equalTo: board.leadingAnchor),
      bounded.widthAnchor.constraint(equalToConstant: 500).with(.defaultLow),
      bounded.trailingAnchor.constraint(lessThanOrEqualTo: board.trailingAnchor, constant: -30),
    ])
    board.layoutIfNeeded()
    #expect(first.frame.minX == 145 && second.frame.minX == 117)
    #expect(bounded.frame.minX == 30 && bounded.frame.maxX == 200)
    board.semanticContentAttribute = .unspecified
    board.layoutIfNeeded()
    #expect(first.frame.minX == 15 && second.frame.minX == 63)
    #expect(bounded.frame.minX == 0 && bounded.frame.maxX == 170)

    let row = UIStackView(arrangedSubviews: [label("1"), label("12"), label("1")])
    row.semanticContentAttribute = .forceRightToLeft
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 10)
    row.distribution = .equalSpacing
    row.frame = rect(0, 0, 112, 24)
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.minX) == [92, 42, 2])
  }

  private final class Natural: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  @Test func `shares of a stack are by naturals and gaps, and the last gets the rest`() {
    showPhone()
    // Recorded on iOS 26: 15.5, 83.5 and 173 of 288 points.
    let views = [11.5, 61.5, 123].map { width in
      let view = Natural()
      view.size = CGSize(width: width, height: 20.5)
      return view
    }
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .fillProportionally
    row.spacing = 8
    row.frame = rect(16, 8, 288, 24)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 23.5, 115])
    #expect(views.map(\.frame.width) == [15.5, 83.5, 173])
    // Too narrow, in a column, and as large as they want to be.
    row.frame.size.width = 106
    row.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [6, 30.5, 53.5])
    let fitting = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(fitting.width - 212) < 1e-9 && fitting.height == 20.5)
    row.axis = .vertical
    row.frame = rect(0, 0, 50, 155)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [41, 41, 57])
  }

  @Test func `of rigid views of a stack the first stretches, and the first shrinks`() {
    showPhone()
    let row = UIStackView(arrangedSubviews: [label("12"), label("1"), label("12")])
    row.frame = rect(0, 0, 70, 24)
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.width) == [40, 10, 20])
    row.frame.size.width = 40
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.width) == [10, 10, 20])
  }

  @Test func `labels are as high as their lines on whole pixels, and stand on pixels`() {
    showPhone()
    // Recorded on iOS 26 at two pixels a point: heights, and tops of labels on one baseline.
    let sizes: [CGFloat] = [17, 11, 13, 20, 28, 34]
    let labels = sizes.map { tied(label("Hg", size: $0)) }
    #expect(labels.map(\.intrinsicContentSize.height) == [20.5, 13.5, 16, 24, 33.5, 41])
    labels[0].topAnchor.constraint(equalTo: board.topAnchor, constant: 60).isActive = true
    for other in labels.dropFirst() {
      other.firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor).isActive = true
    }
    let hung = tied(label("Hg"))
    hung.lastBaselineAnchor.constraint(equalTo: board.topAnchor, constant: 190).isActive = true
    board.layoutIfNeeded()
    #expect(labels.map(\.frame.minY) == [60, 65.5, 63.5, 57, 49.5, 43.5])
    #expect(hung.frame.minY == 171 && hung.frame.height == 24)

    let row = UIStackView(
      arrangedSubviews: [label("Big", size: 28), label("small", size: 13), label("mid", size: 17)])
    row.alignment = .firstBaseline
    _ = tied(row)
    board.layoutIfNeeded()
    #expect(row.frame.height == 33.5)
    #expect(row.arrangedSubviews.map(\.frame.minY) == [0, 14, 10.5])
    row.alignment = .lastBaseline
    board.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.minY) == [0, 14, 10.5])
  }

  @Test func `what constraints place lies on pixels of the view around it`() {
    showPhone()
    // Recorded: 32.25 and 15.25 in a container become 32.5 and 15.5.
    let container = UIView(frame: rect(205.25, 120, 99, 51))
    let view = tied(in: container)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 34.5),
      view.heightAnchor.constraint(equalToConstant: 20.5),
      view.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == rect(32.5, 15.5, 34.5, 20.5))
    #expect(container.frame.minX == 205.25)
  }

  @Test func `a width that is tied to nothing has no second attribute`() {
    let constraint = NSLayoutConstraint(
      item: board, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 5)
    #expect(constraint.secondAttribute == .notAnAttribute && constraint.secondItem == nil)
    #expect(board.widthAnchor.constraint(equalToConstant: 5).secondAttribute == .notAnAttribute)
    // Recorded: all views hug alike by default.
    for view in [UIView(), UILabel(), UIImageView()] {
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
  }

  @Test func `a circle of constraints and numbers that are none end`() {
    let (first, second) = (tied(), tied())
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalTo: second.widthAnchor, constant: 10),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, constant: 10),
      first.heightAnchor.constraint(equalToConstant: .nan),
      second.heightAnchor.constraint(equalToConstant: .infinity),
    ])
    board.layoutIfNeeded()
    #expect(first.frame.width == 10 && second.frame.width == 0)
    #expect(first.frame.height == 0 && second.frame.height == 0)
  }
}

extension NSLayoutConstraint {
  /// The same constraint, of another priority.
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
