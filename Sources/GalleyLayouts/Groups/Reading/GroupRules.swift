internal import GalleyGeometry

/// A mistake in a part of a group layout.
struct GroupProblem: Hashable {
  /// The key of a scene that is at fault; nil for the parts of a group.
  var key: String?
  /// In words, with the cure.
  var text: String
}

/// The rules that a group layout's options must keep.
struct GroupRules {
  /// More parts than this a line cannot have.
  static let mostParts = 10_000
  /// More groups in groups than this cannot be: what fits is solved more than once at each level.
  static let mostLevels = 8

  /// Returns the fault of one part, not counting the parts in it; nil where there is none.
  static func problem(of part: GroupItem, in constraints: GroupConstraints) -> GroupProblem? {
    for axis in Axis.allCases {
      if let text = problem(of: part, along: axis, in: constraints) {
        return GroupProblem(key: axis.dimension, text: text)
      }
    }
    guard part.areDistancesUsable else {
      return GroupProblem(
        text: "insets must be finite numbers of points, and distances finite ones of at least 0")
    }
    guard part.badges.allSatisfy(\.isUsable) else {
      return GroupProblem(
        key: "badges",
        text: "a badge needs finite numbers and a kind of its own, not header or footer")
    }
    switch part.parts {
    case .item: return nil
    case .frames(let frames):
      return problem(of: frames, in: part.constraints(in: constraints))
        .map { GroupProblem(text: $0) }
    case .line(let axis, let parts):
      return problem(
        ofLine: parts, count: part.count, along: axis, fits: part.fits(axis, in: constraints)
      ).map { GroupProblem(text: $0) }
    }
  }

  /// The first problem of a group or of a part at any depth.
  static func check(
    _ part: GroupItem, in constraints: GroupConstraints = .section, level: Int = 0
  ) throws(LayoutError) {
    if let problem = problem(of: part, in: constraints) { throw LayoutError(problem.text) }
    guard level < mostLevels else {
      throw LayoutError("groups lie in groups more than \(mostLevels) deep; leave some out")
    }
    guard case .line(_, let parts) = part.parts else { return }
    for inner in parts {
      try check(inner, in: part.constraints(in: constraints), level: level + 1)
    }
  }

  private static func problem(
    of part: GroupItem, along axis: Axis, in constraints: GroupConstraints
  ) -> String? {
    let name = axis.dimension
    if !part.bounds(axis).isEmpty, !part.fits(axis, in: constraints) {
      return
        "bounds of the \(name) are for a part that fits its content; give it \(name): fit, or leave them out"
    }
    guard part.bounds(axis).isFinite else { return "bounds of the \(name) must be finite" }
    guard let specified = part.specified(axis) else { return nil }
    switch specified {
    case .points(let points):
      return points > 0 && points.isFinite
        ? nil : "\(name) must be more than 0 points, found \(points); give it some"
    case .width(let length), .height(let length):
      guard length.share.isFinite, length.points.isFinite, length.share > 0 else {
        return "\(name) must be a share of more than 0, such as 50% or 1/3"
      }
      if let basis = specified.basis, constraints.fits(basis) {
        return
          "\(name) is a share of a \(basis.dimension) that fits its content, a circle of sizes; "
          + "give the group a \(basis.dimension), or write points or fit"
      }
      guard !constraints.isSection, specified.basis == axis, length.share > slack else {
        return nil
      }
      return "\(name) is \(percent(length.share)) of the group's, so the part can never fit; "
        + "make it 100% or less"
    case .uniform:
      guard !constraints.isSection, !constraints.fits(axis) else { return nil }
      return "\(name) is uniform in a group whose \(name) cannot grow; give the group \(name): fit"
    case .fit: return nil
    }
  }

  private static func problem(
    ofLine parts: [GroupItem], count: Int?, along axis: Axis, fits: Bool
  ) -> String? {
    guard !parts.isEmpty else { return "a group has no parts; list at least one" }
    guard (1...mostParts).contains(count ?? 1), parts.count <= mostParts else {
      return
        "a group has 1 to \(mostParts) parts, found \(count ?? parts.count); give such a number"
    }
    guard !fits else { return nil }
    let specified = parts.map { $0.specified(axis)?.length(along: axis)?.share ?? 0 }
    let share = (0..<(count ?? parts.count)).reduce(0) { $0 + specified[$1 % parts.count] }
    // A part that is too long by itself is told as that.
    guard share > slack, specified.allSatisfy({ $0 <= slack }) else { return nil }
    return "the parts of a group are \(percent(share)) of its \(axis.dimension) together, so the "
      + "last can never fit; make their shares 100% or less"
  }

  private static func problem(
    of frames: [GroupFrame], in constraints: GroupConstraints
  ) -> String? {
    guard !frames.isEmpty else { return "a group has no frames; list at least one" }
    guard frames.count <= mostParts else {
      return "a group has at most \(mostParts) frames, found \(frames.count); give fewer"
    }
    for axis in Axis.allCases {
      let lengths = frames.flatMap { $0.lengths(along: axis) }
      guard lengths.allSatisfy({ $0.share.isFinite && $0.points.isFinite }) else {
        return "frames must be finite"
      }
      guard !constraints.fits(axis) || lengths.allSatisfy({ $0.share == 0 }) else {
        return "frames are shares of a \(axis.dimension) that fits them, a circle of sizes; "
          + "give the group a \(axis.dimension), or the frames points"
      }
    }
    return nil
  }

  /// Three times 33.34% is meant to be one.
  static let slack = 1.001

  private static func percent(_ share: Double) -> String {
    "\(Int((min(share, 1000) * 100).rounded()))%"
  }
}

extension GroupBounds {
  fileprivate var isFinite: Bool {
    [minimum, maximum].compactMap(\.self).allSatisfy { $0.share.isFinite && $0.points.isFinite }
  }
}

extension Axis {
  /// The name of an extent along the axis.
  var dimension: String { self == .horizontal ? "width" : "height" }
}

extension GroupItem {
  fileprivate var areDistancesUsable: Bool {
    let edges = [edgeSpacing.top, edgeSpacing.leading, edgeSpacing.bottom, edgeSpacing.trailing]
    return insets.isFinite
      && (edges + [spacing]).allSatisfy { $0.minimum.isFinite && $0.minimum >= 0 }
  }
}

extension EdgeInsets {
  /// Whether all four distances are finite.
  var isFinite: Bool { [top, leading, bottom, trailing].allSatisfy(\.isFinite) }
}
