public import GalleyGeometry
public import GalleyNotation

/// Commands that are drawn as one: projected, transformed, clipped and faded together, with a shadow behind
/// them.
///
/// In order: the projection, where there is one, and then the transform map everything in the
/// group; the shadow is drawn, then the children
/// within the clip; the opacity fades shadow and children as one picture.
public struct Group: Hashable, Sendable {
  /// The name by which an SVG and a record know the group; nil for none.
  public var name: GroupName?
  /// The part of a screen that the group draws; nil for one that is none.
  package var part: PartTag?
  /// The transform from the coordinates of the children to those around.
  public var transform: Transform
  /// The projection of the flat group, turned in space; nil for one that is not.
  ///
  /// All that is in it must lie before the eye.
  public var projection: ProjectiveMap?
  /// From 0 to 1.
  public var opacity: Double
  /// In the coordinates of the children; does not clip the shadow.
  public var clip: Shape?
  /// The shadow that the children cast together; nil for none.
  public var shadow: Shadow?
  /// What is drawn together, from back to front.
  public var children: [DrawCommand]
  /// Where the scene says it; nil for what no scene says.
  public var source: SourceLocation?

  /// Makes a group; by default it changes nothing of its children.
  public init(
    name: GroupName? = nil, transform: Transform = .identity,
    projection: ProjectiveMap? = nil, opacity: Double = 1,
    clip: Shape? = nil, shadow: Shadow? = nil, children: [DrawCommand],
    source: SourceLocation? = nil
  ) {
    self.name = name
    self.transform = transform
    self.projection = projection
    self.opacity = opacity
    self.clip = clip
    self.shadow = shadow
    self.children = children
    self.source = source
  }

  /// Whether it only puts its children together, so that they could stand in its place.
  package var isPassThrough: Bool {
    transform.isIdentity && opacity >= 1 && projection == nil && clip == nil && shadow == nil
  }

  /// The group with what its only child does, where itself it only says which part of a screen is
  /// drawn.
  package var joinedWithOnlyChild: Group {
    guard let part, isPassThrough, children.count == 1, case .group(var only) = children[0],
      only.part == nil, name == nil || only.name == nil
    else { return self }
    only.part = part
    if only.name == nil { only.name = name }
    return only
  }

  /// In the order in which they take effect.
  func forEachField<Failure: Error>(
    _ read: (CommandField) throws(Failure) -> Void
  ) throws(Failure) {
    if let name {
      try name.forEachField(read)
    } else {
      try read(CommandField(" ", nil))
    }
    try read(
      CommandField(
        ", transform ", .transform(transform), "the transform of a group",
        isUsual: transform.isIdentity))
    try read(
      CommandField(
        ", projection ", projection.map { .projection($0) }, "the projection of a group"))
    if let shadow {
      try shadow.forEachField(read)
    } else {
      try read(CommandField(", shadow of ", nil))
    }
    try read(CommandField(", clip ", clip.map { .shape($0) }, "a clip"))
    try read(
      CommandField(
        ", opacity ", .number(opacity), "the opacity of a group", isUsual: opacity == 1))
  }
}

/// The name of a group, for readers of an SVG.
public struct GroupName: Hashable, Sendable {
  /// No two groups of a picture have the same; that of a part is the same in all pictures of a
  /// sequence.
  public var id: String
  /// Words such as `cell`, `header` or `collection`.
  public var classes: [String]
  /// `section-item`, for the elements of a collection.
  public var indexPath: String?
  /// The label of the group, in words.
  public var label: String?

  /// Makes a name.
  public init(
    id: String, classes: [String] = [], indexPath: String? = nil, label: String? = nil
  ) {
    self.id = id
    self.classes = classes
    self.indexPath = indexPath
    self.label = label
  }

  fileprivate func forEachField<Failure: Error>(
    _ read: (CommandField) throws(Failure) -> Void
  ) throws(Failure) {
    try read(CommandField(" ", .string(id)))
    try read(CommandField(" ", .words(classes), isUsual: classes.isEmpty))
    try read(CommandField(" ", indexPath.map { .words([$0]) }))
    try read(CommandField(" label ", label.map { .string($0) }))
  }
}

/// The part of a screen that a group draws, for who records what is where.
///
/// Drawing does not ask for it: groups that draw the same are equal, whatever part each is.
package struct PartTag: Hashable, Sendable {
  /// A word such as `cell`, `text` or `scroll-indicator`.
  package var role: String
  /// The name for people, which no part beside it has, the same in all pictures of a sequence.
  package var name: String
  /// What it says to people, where that tells more than its name; nil where it does not.
  package var title: String?
  /// The id by which people refer to the part in files; nil for one that has none as people would
  /// write it.
  package var id: String?
  /// Before edges go to pixels, in the coordinates of the group's children.
  package var frame: Rect
  /// The name of the part, and what else its screen knows of it.
  package var details: any Sendable

  package init(
    role: String, name: String, title: String? = nil, id: String? = nil, frame: Rect,
    details: any Sendable
  ) {
    self.role = role
    self.name = name
    self.title = title
    self.id = id
    self.frame = frame
    self.details = details
  }

  package static func == (one: PartTag, other: PartTag) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension [DrawCommand] {
  /// The commands with those of nameless groups in their places that do nothing but say which part
  /// of a screen is drawn.
  package var withoutMereParts: [DrawCommand] {
    guard contains(where: \.isMerePart) else { return self }
    return flatMap { $0.isMerePart ? $0.children.withoutMereParts : [$0] }
  }
}

extension DrawCommand {
  fileprivate var isMerePart: Bool {
    guard case .group(let group) = self else { return false }
    return group.part != nil && group.name == nil && group.isPassThrough
  }
}

/// A shadow cast by a shape, drawn under the group's children and nowhere under the shape itself
/// unless they are transparent.
public struct Shadow: Hashable, Sendable {
  /// The side of the caster on which a shadow falls.
  public enum Side: String, Hashable, Sendable {
    /// On all that lies below, as CALayer's does.
    case below
    /// Around the shape and not where it is, so that it does not darken what shows through.
    case outside
    /// On the shape, cast by all that is around it: the shape looks like a hole.
    case inside
  }

  /// In the coordinates of the children.
  public var shape: Shape
  /// The color of the shadow, with its opacity.
  public var color: Color
  /// The displacement from what casts it, in points.
  public var offset: Vector
  /// CALayer's shadowRadius: the standard deviation of the Gaussian, in points.
  public var radius: Double
  /// Where the shadow is seen.
  public var side: Side

  /// Makes a shadow.
  public init(
    shape: Shape, color: Color, offset: Vector, radius: Double, side: Side = .below
  ) {
    self.shape = shape
    self.color = color
    self.offset = offset
    self.radius = radius
    self.side = side
  }

  fileprivate func forEachField<Failure: Error>(
    _ read: (CommandField) throws(Failure) -> Void
  ) throws(Failure) {
    try read(CommandField(", shadow of ", .shape(shape), "the shape of a shadow"))
    try read(CommandField(", ", .color(color)))
    try read(CommandField(" by ", .vector(offset), "the offset of a shadow"))
    try read(
      CommandField(", radius ", .deviation(radius, of: shape), "a shadow with a radius"))
    try read(CommandField(", ", .words([side.rawValue]), isUsual: side == .below))
  }
}
