internal import GalleyGeometry
internal import GalleyLayouts

/// What a session is told or asked, by its number.
struct SessionRequest: Codable {
  enum Deed: Codable {
    /// A layout is made, attached to a view of the setting, and laid out for the first time.
    case open(SessionSetting)
    /// The content goes to an offset.
    case scroll([Double])
    /// Items come and go.
    case update(SessionUpdate)
    /// The view gets another size or other insets.
    case resize(SessionSetting)
    /// Where a scroll comes to rest; the velocity in points per millisecond.
    case rest(proposed: [Double], velocity: [Double])
    /// What is where of the whole content, in sight or not.
    case all
    /// The layout is not needed any more.
    case close
  }

  var session: Int
  var deed: Deed
}

/// The view that a layout lays out, and how many items there are.
struct SessionSetting: Codable, Equatable {
  var size: [Double]
  /// Top, left, bottom, right.
  var insets: [Double]
  var safeArea: [Double]
  var scale: Double
  var isRightToLeft: Bool
  var counts: [Int]

  init(content: Content, environment: Environment) {
    let insets = environment.contentInset.fromLeft(environment)
    let safeArea = environment.safeAreaInset.fromLeft(environment)
    size = [environment.size.width, environment.size.height]
    self.insets = [insets.top, insets.leading, insets.bottom, insets.trailing]
    self.safeArea = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
    scale = environment.scale
    isRightToLeft = environment.layoutDirection == .rightToLeft
    counts = content.sections.map { max(0, $0.count) }
  }
}

extension EdgeInsets {
  /// With the left one for the leading one.
  fileprivate func fromLeft(_ environment: Environment) -> EdgeInsets {
    environment.layoutDirection == .rightToLeft ? mirrored : self
  }
}

/// What an update does: paths of two numbers, those of deletions and reloads before it, those of
/// insertions after it.
struct SessionUpdate: Codable, Equatable {
  struct Move: Codable, Equatable {
    var from: [Int]
    var to: [Int]
  }

  var counts: [Int]
  var insertions: [[Int]]
  var deletions: [[Int]]
  var reloads: [[Int]]
  var moves: [Move]

  init(_ update: Update, content: Content) {
    counts = content.sections.map { max(0, $0.count) }
    insertions = update.insertions.map { Self.numbers($0.indexPath) }
    deletions = update.deletions.map(Self.numbers)
    reloads = update.reloads.map { Self.numbers($0.indexPath) }
    moves = update.moves.map { Move(from: Self.numbers($0.source), to: Self.numbers($0.target)) }
  }

  private static func numbers(_ path: IndexPath) -> [Int] { [path.section, path.item] }
}
