import Testing
import UIKit

/// recorded-constraints.json: which of some constraints give way, and the frames of all.
@MainActor struct ConstraintOracleTests {
  private struct Recording: Decodable {
    var contradictions: [Contradiction]
    var frames: [Example]
  }

  private struct Contradiction: Decodable {
    var id: String
    var views: [String]
    var modes: [String]
    var constraints: [String: Tie]
    var frames: [String: [Double]]
  }

  private struct Example: Decodable {
    var id: String
    var size: [Double]
    var scale: Double
    var views: [Content]
    var subviews: [Int]?
    var constraints: [Tie]
    var frames: [[Double]]
  }

  private struct Content: Decodable {
    var intrinsic: [Double]?
    var hugging: Float?
    var resistance: Float?
  }

  /// Item, attribute, relation, item, attribute, multiplier, constant and priority.
  private struct Tie: Decodable {
    var first: String
    var attribute: String
    var relation: String
    var second: String?
    var otherAttribute: String?
    var multiplier: Double
    var constant: Double
    var priority: Float

    init(from decoder: any Decoder) throws {
      var words = try decoder.unkeyedContainer()
      first = try Self.name(&words) ?? ""
      attribute = try words.decode(String.self)
      relation = try words.decode(String.self)
      second = try Self.name(&words)
      otherAttribute = try words.decodeNil() ? nil : words.decode(String.self)
      multiplier = try words.decode(Double.self)
      constant = try words.decode(Double.self)
      priority = try words.isAtEnd ? 1000 : words.decode(Float.self)
    }

    private static func name(_ words: inout any UnkeyedDecodingContainer) throws -> String? {
      if try words.decodeNil() { return nil }
      if let number = try? words.decode(Int.self) { return String(number) }
      return try words.decode(String.self)
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "width": .width,
      "height": .height, "centerX": .centerX, "centerY": .centerY,
    ]

    @MainActor
    func constraint(_ views: [String: UIView]) throws -> NSLayoutConstraint {
      let made = NSLayoutConstraint(
        item: try #require(views[first]), attribute: try #require(Self.attributes[attribute]),
        relatedBy: relation == "=="
          ? .equal : relation == "<=" ? .lessThanOrEqual : .greaterThanOrEqual,
        toItem: second.flatMap { views[$0] },
        attribute: otherAttribute.flatMap { Self.attributes[$0] } ?? .notAnAttribute,
        multiplier: CGFloat(multiplier), constant: CGFloat(constant))
      made.priority = UILayoutPriority(priority)
      return made
    }
  }

  private final class ContentView: UIView {
    var content: CGSize?
    override var intrinsicContentSize: CGSize { content ?? super.intrinsicContentSize }
  }

  private func recording() throws -> Recording {
    let url = try #require(
      Bundle.module.url(forResource: "Oracles/recorded-constraints", withExtension: "json"))
    return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: url))
  }

  private func agrees(_ frame: CGRect, _ expected: [Double]) -> Bool {
    let found = [frame.minX, frame.minY, frame.width, frame.height]
    return zip(found, expected).allSatisfy { abs(Double($0) - $1) < 0.002 }
  }

  @Test func `of contradictory constraints the same gives way in each order`() throws {
    var count = 0
    for example in try recording().contradictions {
      for mode in example.modes {
        for order in Self.orders(of: example.constraints.keys.sorted()) {
          let views = try views(of: example, inOrder: order, isLive: mode == "live")
          for (name, expected) in example.frames {
            let frame = try #require(views[name]).frame
            #expect(agrees(frame, expected), "\(example.id), \(mode), \(order): \(frame)")
          }
          count += 1
        }
      }
    }
    #expect(count == 246)
  }

  private func views(
    of example: Contradiction, inOrder order: [String], isLive: Bool
  ) throws -> [String: UIView] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var views = ["c": container]
    for name in example.views {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views[name] = view
    }
    let (view, inner) = (try #require(views["v"]), views["u"])
    container.addSubview(view)
    if isLive { root.addSubview(container) }
    // Another top of some examples is below this one, and gives way.
    var upright = [
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 20),
    ]
    if let inner {
      view.addSubview(inner)
      upright.append(inner.topAnchor.constraint(equalTo: view.topAnchor))
      upright.append(inner.heightAnchor.constraint(equalToConstant: 10))
    }
    NSLayoutConstraint.activate(upright)
    root.layoutIfNeeded()
    for name in order {
      try #require(example.constraints[name]).constraint(views).isActive = true
      if isLive { root.layoutIfNeeded() }
    }
    if !isLive { root.addSubview(container) }
    root.layoutIfNeeded()
    return views
  }

  private static func orders<Name>(of names: [Name]) -> [[Name]] {
    guard names.count > 1 else { return [names] }
    return names.indices.flatMap { index in
      var others = names
      let first = others.remove(at: index)
      return orders(of: others).map { [first] + $0 }
    }
  }

  @Test func `frames by constraints are those of UIKit`() throws {
    defer { UIScreen.become(size: CGSize(width: 393, height: 852), traits: UITraitCollection()) }
    for example in try recording().frames {
      let size = CGSize(width: example.size[0], height: example.size[1])
      UIScreen.become(
        size: size, traits: UITraitCollection(displayScale: CGFloat(example.scale)))
      let root = UIView(frame: CGRect(origin: .zero, size: size))
      let views = example.views.map { content in
        let view = ContentView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.content = content.intrinsic.map { CGSize(width: $0[0], height: $0[1]) }
        if let hugging = content.hugging {
          view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        }
        if let resistance = content.resistance {
          view.setContentCompressionResistancePriority(
            UILayoutPriority(resistance), for: .horizontal)
        }
        return view
      }
      for index in example.subviews ?? Array(views.indices) { root.addSubview(views[index]) }
      var named: [String: UIView] = ["root": root]
      for (index, view) in views.enumerated() { named[String(index)] = view }
      NSLayoutConstraint.activate(try example.constraints.map { try $0.constraint(named) })
      root.layoutIfNeeded()
      for (view, expected) in zip(views, example.frames) {
        #expect(agrees(view.frame, expected), "\(example.id): \(view.frame), not \(expected)")
      }
    }
  }
}
