internal import GalleyGeometry
internal import GalleyNotation

/// Reads the groups of a layout: maps with `horizontal`, `vertical` or `custom`, and items without.
struct GroupReader {
  let direction: Axis

  /// The group that repeats, whose keys are those of the layout.
  func outermost(_ options: OptionReader) -> GroupItem {
    var group = part(options, in: .section, insets: "group-insets", spacing: nil)
    guard group.parts == .item else { return group }
    group.parts = GroupLayout.row.parts
    return group
  }

  /// A part and all parts in it; what is wrong is reported at its place.
  private func part(
    _ options: OptionReader, in constraints: GroupConstraints, insets: String,
    spacing inherited: Double?
  ) -> GroupItem {
    var part = GroupItem(.item)
    options.read(GroupItem.extentOptions + GroupItem.edgeOptions(insets: insets), into: &part)
    let kinds = ["horizontal", "vertical", "custom"]
    let values = kinds.map { options.rawValue(for: $0) }
    let given = kinds.filter(options.contains)
    if given.count > 1 {
      options.error(
        "a group is \(Suggestion.list(given)), one of them; leave out the others", at: given[1])
    }
    if !given.isEmpty || constraints.isSection {
      part.spacing = .fixed(inherited ?? 0)
      options.read(GroupItem.spacingOptions, into: &part)
    }
    let outer = constraints.isSection ? part.outermost(scrolling: direction) : part
    for (kind, value) in zip(kinds, values) where kind == given.first {
      guard let value else { continue }
      read(kind, value, into: &part, in: outer.constraints(in: constraints), options.issues)
    }
    if !constraints.isSection, options.contains("orthogonal-scrolling") {
      options.error(
        "only the groups of a section scroll by themselves, not a group in a group; put 'orthogonal-scrolling' beside the layout's kind",
        at: "orthogonal-scrolling")
    }
    check(part, in: constraints, options, line: given.first)
    return part
  }

  private func read(
    _ kind: String, _ value: OptionValue, into part: inout GroupItem,
    in constraints: GroupConstraints, _ issues: IssueLog
  ) {
    switch kind {
    case "custom": part.parts = .frames(frames(value, issues) ?? Self.any)
    case "horizontal": readLine(.horizontal, value, into: &part, in: constraints, issues)
    default: readLine(.vertical, value, into: &part, in: constraints, issues)
    }
  }

  /// A list of parts, or the number of equal ones.
  private func readLine(
    _ axis: Axis, _ value: OptionValue, into part: inout GroupItem,
    in constraints: GroupConstraints, _ issues: IssueLog
  ) {
    part.parts = .line(axis, [.item()])
    switch value.kind {
    case .number:
      let count = OptionReader.number(
        value, named: axis.rawValue, in: 1...Double(GroupRules.mostParts), issues: issues)
      guard let count else { return }
      part.count = part.count ?? Int(count)
      if count != count.rounded() {
        issues.error("\(axis.rawValue) must be a whole number of parts", at: value.location)
      }
    case .list(let values):
      let spacing = part.spacing.minimum
      part.parts = .line(
        axis, values.map { inner($0, along: axis, in: constraints, spacing: spacing, issues) })
    default:
      OptionReader.wrong(
        value, named: axis.rawValue,
        expected: "a list of parts such as [{ width: 1/2 }], or a number of equal ones",
        cure: value.numberCure, issues: issues)
    }
  }

  /// A map, or in place of one the extent along the line: `[2/3, 1/3]`.
  private func inner(
    _ value: OptionValue, along axis: Axis, in constraints: GroupConstraints, spacing: Double,
    _ issues: IssueLog
  ) -> GroupItem {
    switch value.kind {
    case .number, .text:
      let dimension = GroupDimension(value, named: axis.dimension, along: axis, issues: issues)
      let part =
        axis == .horizontal ? GroupItem.item(width: dimension) : .item(height: dimension)
      if let problem = GroupRules.problem(of: part, in: constraints) {
        issues.error(problem.text, at: value.location)
      }
      return part
    default:
      let options = OptionReader(value, issues: issues)
      let part = part(options, in: constraints, insets: "insets", spacing: spacing)
      options.reportUnknownKeys()
      return part
    }
  }

  private func check(
    _ part: GroupItem, in constraints: GroupConstraints, _ options: OptionReader, line: String?
  ) {
    let isOutermost = constraints.isSection
    let specified = isOutermost ? part.outermost(scrolling: direction) : part
    guard isOutermost ? part.parts != .item : true else { return }
    guard let problem = GroupRules.problem(of: specified, in: constraints) else { return }
    options.error(problem.text, at: problem.key ?? line)
  }

  // MARK: - Frames

  private func frames(_ value: OptionValue, _ issues: IssueLog) -> [GroupFrame]? {
    guard case .list(let values) = value.kind else {
      OptionReader.wrong(
        value, named: "custom", expected: "a list of frames [x, y, width, height]", issues: issues)
      return nil
    }
    return values.map { frame($0, issues) ?? GroupFrame(.zero) }
  }

  private func frame(_ value: OptionValue, _ issues: IssueLog) -> GroupFrame? {
    guard case .list(let sides) = value.kind, sides.count == 4 else {
      OptionReader.wrong(value, named: "a frame", expected: "[x, y, width, height]", issues: issues)
      return nil
    }
    let axes: [Axis] = [.horizontal, .vertical, .horizontal, .vertical]
    let names = ["x", "y", "width", "height"]
    let lengths = zip(zip(sides, names), axes).map { side, axis in
      frameLength(side.0, named: side.1, along: axis, issues)
    }
    return GroupFrame(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  private func frameLength(
    _ value: OptionValue, named name: String, along axis: Axis, _ issues: IssueLog
  ) -> Length {
    if case .number = value.kind {
      let least = name == "x" || name == "y" ? -100_000.0 : 0
      return .points(
        OptionReader.number(value, named: name, in: least...100_000, issues: issues) ?? 0)
    }
    let specified = GroupDimension(value, named: name, along: axis, issues: issues)
    if let length = specified?.length(along: axis) { return length }
    if specified != nil {
      issues.error(
        "\(name) of a frame is points or a share of the group's \(axis.dimension), such as 50%",
        at: value.location)
    }
    return .points(0)
  }

  /// Stands in for frames that could not be read.
  private static let any = [GroupFrame(.zero)]
}
