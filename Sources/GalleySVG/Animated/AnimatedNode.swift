import GalleyGeometry
import GalleyGraphics

/// A node that is written once for all frames: a command that stays as it is, or a group that
/// moves.
final class AnimatedNode {
  enum Content {
    /// Anything but a group, or one turned in space, as it was drawn first.
    case leaf(PositionedCommand)
    case group(GroupName?)
  }

  let content: Content
  /// What a group is on the screen.
  let part: PartTag?
  /// Which nodes stand for the same element: those that draw it differently, or in another order.
  let family: Int
  /// Where the node stands among its siblings, from the back.
  var position = 0
  /// The frames that show it.
  private(set) var frames = FrameSet()

  /// Where a group or a leaf is.
  private(set) var transform = PropertyTimeline<Transform>()

  // Of groups only:
  private(set) var opacity = PropertyTimeline<Double>()
  private(set) var clip = Variants<Shape?>()
  private(set) var shadow = Variants<Shadow?>()
  private(set) var children = AnimatedChildren()

  init(for command: DrawCommand, family: Int) {
    if case .group(let group) = command, group.projection == nil {
      content = .group(group.name)
      part = group.part
    } else {
      content = .leaf(PositionedCommand(command))
      part = nil
    }
    self.family = family
  }

  /// Whether the node can stand for a command of its family.
  func canShow(_ command: DrawCommand) -> Bool {
    switch (content, command) {
    case (.group, .group(let group)): group.projection == nil
    case (.leaf(let own), _): own.standard == PositionedCommand(command).standard
    case (.group, _): false
    }
  }

  /// Shows a command in the frame after those recorded so far.
  func record(_ command: DrawCommand, at frame: Int) {
    frames.insert(frame)
    guard case .group(let group) = command, group.projection == nil else {
      return transform.record(PositionedCommand(command).place, at: frame)
    }
    recordPlace(of: group, at: frame)
    clip.record(group.clip, at: frame)
    shadow.record(group.shadow, at: frame)
    children.record(group.children, at: frame)
  }

  /// Moves the node on without showing it.
  func recordPlace(of group: Group, at frame: Int) {
    transform.record(group.transform, at: frame)
    opacity.record(min(max(group.opacity, 0), 1), at: frame)
  }
}
