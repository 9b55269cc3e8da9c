internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyRecords

/// The buttons that a swipe shows beside a row, the first nearest to the edge of the row.
struct SwipeActions: Sendable {
  var leading: [SwipeAction] = []
  var trailing: [SwipeAction] = []
  var look = SystemStyle.ios26

  /// How much room the buttons take, with what is between and around them.
  func extents(in context: LayerContext) -> SwipeActionExtents {
    func extent(_ actions: [SwipeAction]) -> Double {
      actions.isEmpty
        ? 0
        : actions.reduce(metrics.gap) { $0 + width(of: $1, in: context) + metrics.gap }
    }
    return SwipeActionExtents(leading: extent(leading), trailing: extent(trailing))
  }

  /// The buttons beside a row that is pulled aside.
  ///
  /// - `pull`: How far, in points to the right.
  /// - `row`: Where the row lies when nobody pulls it.
  func commands(
    pulling pull: Double, of row: Rect, in context: LayerContext
  ) -> [DrawCommand] {
    let isLeading = (pull > 0) == (context.direction == .leftToRight)
    let actions = isLeading ? leading : trailing
    let extents = extents(in: context)
    let extent = isLeading ? extents.leading : extents.trailing
    guard extent > 0 else { return [] }
    // Pulled less than that they are narrower, further the first is wider.
    let scale = min(1, abs(pull) / extent)
    let spare = max(0, abs(pull) - extent)
    let others = 1 - filling(abs(pull), past: extent, of: row.width)
    let widths = actions.enumerated().map { number, action in
      width(of: action, in: context) * scale * (number == 0 ? 1 : others)
    }
    let gap = metrics.gap * scale
    let given = widths.reduce(gap) { $0 + $1 + gap }
    var position = gap
    let height = min(metrics.height ?? row.height, row.height)
    return actions.enumerated().compactMap { number, action in
      let width = widths[number] + (number == 0 ? max(spare, abs(pull) - given) : 0)
      let x = pull < 0 ? row.maxX - position - width : row.minX + position
      position += width + gap
      let frame = Rect(x: x, y: row.midY - height / 2, width: width, height: height)
      return command(action, number, in: frame, context)
    }
  }

  /// How far the first action has taken the room of the others, from 0 to 1: it does so once
  /// letting go would leave it alone, over another tenth of the row.
  private func filling(_ pull: Double, past extent: Double, of width: Double) -> Double {
    guard width > 0 else { return 0 }
    let start = SwipeActionExtents.fillingPull(past: extent, ofRow: width)
    return min(max((pull - start) / (width / 10), 0), 1)
  }

  private func command(
    _ action: SwipeAction, _ number: Int, in frame: Rect, _ context: LayerContext
  ) -> DrawCommand? {
    let button = button(action)
    let name = LayerName(id: "swipe-action-\(number)", kind: button.kind)
    guard let drawn = Layer(content: button).drawn(in: frame, as: name, context: context)
    else { return nil }
    let clip = button.outline(in: frame, context: context)
    return .group(Group(clip: clip, children: [drawn], source: action.location))
  }

  private func width(of action: SwipeAction, in context: LayerContext) -> Double {
    let wanted = button(action).intrinsicSize(for: .unspecified, context: context).width ?? 0
    return max(metrics.leastWidth, wanted)
  }

  private func button(_ action: SwipeAction) -> ButtonLayer {
    let label = TextLayer(
      .constant(action.title), font: FontSpec(size: .constant(metrics.fontSize)),
      color: .constant(.white), alignment: .center, lineLimit: 1, location: action.location)
    return ButtonLayer(
      label,
      style: BoxStyle(
        fill: action.fill, cornerRadius: .constant(.points(metrics.cornerRadius)),
        cornerCurve: .continuous),
      padding: EdgeInsets(leading: 12, trailing: 12), location: action.location)
  }

  private var metrics: Metrics { look == .ios18 ? .ios18 : .ios26 }

  /// Points; recorded, but for the font of iOS 18.
  private struct Metrics {
    /// Nil for that of the row.
    var height: Double?
    var leastWidth: Double
    var gap: Double
    var cornerRadius: Double
    var fontSize: Double

    static let ios18 = Metrics(
      height: nil, leastWidth: 74, gap: 0, cornerRadius: 0, fontSize: 15)
    static let ios26 = Metrics(
      height: 44, leastWidth: 0, gap: 10, cornerRadius: 13, fontSize: 13)
  }
}

/// One button that a swipe shows.
struct SwipeAction: Sendable {
  var title: String
  var fill: Bindable<PaintSpec>
  var location: SourceLocation
}

extension OptionType where Value == SwipeActions {
  /// `{ leading: [{ title: Read }], trailing: [{ title: Delete, destructive: true }] }`.
  static var swipeActions: OptionType {
    .options(SwipeActions.options, of: SwipeActions()) { options, actions in
      if actions.leading.isEmpty, actions.trailing.isEmpty {
        options.error(
          "swipe-actions needs leading or trailing ones: 'trailing: [{ title: Delete, destructive: true }]'"
        )
      }
      return actions
    }
  }
}

extension SwipeActions {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("leading", \.leading, .list(of: .swipeAction), otherwise: "none"),
    SceneOption("trailing", \.trailing, .list(of: .swipeAction), otherwise: "none"),
  ]
}

/// What a scene says of a button.
private struct ActionOptions {
  static let options: [SceneOption<Self>] = [
    SceneOption("destructive", \.isDestructive, .flag),
    SceneOption("fill", \.fill, .paint, otherwise: "$system-gray, $system-red where it destroys"),
    SceneOption("title", \.title, .text).required("'title: Delete'"),
  ]

  var title = ""
  var isDestructive = false
  var fill: Bindable<PaintSpec>?
}

extension OptionType where Value == SwipeAction {
  fileprivate static var swipeAction: OptionType {
    OptionType<ActionOptions>.options(ActionOptions.options, of: ActionOptions())
      .map { action, options, key in
        let usual = options.palette[action.isDestructive ? .systemRed : .systemGray]
        return SwipeAction(
          title: action.title, fill: action.fill ?? .constant(.solid(usual)),
          location: options.location(of: key))
      }
  }
}
