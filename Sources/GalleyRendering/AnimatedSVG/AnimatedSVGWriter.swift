import GalleyGeometry
import GalleyGraphics

/// Writes the frames of a sequence as one SVG: what the first frame shows, and a style sheet that
/// moves it.
struct AnimatedSVGWriter {
  /// Where a node stands.
  private struct Scope {
    var place: SVGPlace
    /// The frames that show what is around the node.
    var frames: FrameSet
  }

  private var still: SVGWriter
  private var sheet: AnimationStyleSheet
  /// The ids of named groups, each instance its own.
  private var ids: [ObjectIdentifier: String] = [:]

  /// - Parameter still: Writes the first frame.
  init(still: SVGWriter, sheet: AnimationStyleSheet) {
    self.still = still
    self.sheet = sheet
  }

  /// The whole document.
  mutating func document(of children: AnimatedChildren) throws(RenderingError) -> String {
    reserveNames(in: children)
    let place = SVGPlace(transform: .scale(still.picture.scale))
    let frames = FrameSet(count: sheet.lastFrame + 1)
    try write(children, Scope(place: place, frames: frames))
    return still.assembled(style: sheet.text)
  }

  private mutating func reserveNames(in children: AnimatedChildren) {
    for node in children.nodes {
      if case .group(let name?) = node.content {
        ids[ObjectIdentifier(node)] = still.identifiers.reserve(groupName: name.id)
      }
      reserveNames(in: node.children)
    }
  }

  private mutating func write(
    _ children: AnimatedChildren, _ scope: Scope
  ) throws(RenderingError) {
    var nodes = children.nodes[...]
    while let first = nodes.first {
      switch first.content {
      case .group(let name):
        try write(first, name, scope)
        nodes.removeFirst()
      case .leaf:
        let together = nodes.prefix { $0.isLeaf && $0.frames == first.frames }
        try write(leaves: together, scope)
        nodes.removeFirst(together.count)
      }
    }
  }

  /// Writes leaves that are shown in the same frames.
  private mutating func write(
    leaves: ArraySlice<AnimatedNode>, _ scope: Scope
  ) throws(RenderingError) {
    let commands = leaves.compactMap(\.command)
    let place = scope.place
    try showing(leaves.first?.frames ?? scope.frames, in: scope) {
      (writer) throws(RenderingError) in try writer.write(commands, place)
    }
  }

  private mutating func write(
    _ node: AnimatedNode, _ name: GroupName?, _ scope: Scope
  ) throws(RenderingError) {
    let inner = Scope(place: node.place(in: scope.place), frames: node.frames)
    let clip = clip(of: node)
    let shadows = node.shadow.all.filter { $0.value != nil }
    let isClipApart = clip != nil && !shadows.isEmpty
    let attributes = attributes(of: node, name, clip: isClipApart ? nil : clip, scope)
    if !attributes.isEmpty { still.body.begin("g", attributes) }
    for case (let shadow?, let frames) in shadows {
      try showing(frames, in: inner) { (writer) throws(RenderingError) in
        try writer.write(shadow, inner.place)
      }
    }
    if isClipApart { still.body.begin("g", ["clip-path": clip]) }
    try write(node.children, inner)
    if isClipApart { still.body.end() }
    if !attributes.isEmpty { still.body.end() }
  }

  /// Writes what is shown in some of the frames of what is around it, in a group where need be.
  private mutating func showing(
    _ frames: FrameSet, in scope: Scope,
    _ body: (inout SVGWriter) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    let attributes = visibility(frames, in: scope)
    if !attributes.isEmpty { still.body.begin("g", attributes) }
    try body(&still)
    if !attributes.isEmpty { still.body.end() }
  }

  private mutating func attributes(
    of node: AnimatedNode, _ name: GroupName?, clip: String?, _ scope: Scope
  ) -> [XMLElement.Attribute] {
    let first = Group(
      name: name, transform: node.transform.runs.first?.value ?? .identity,
      opacity: node.opacity.runs.first?.value ?? 1, children: [])
    let track = sheet.track(
      transform: node.transform, opacity: node.opacity,
      frames: node.frames == scope.frames ? nil : node.frames)
    return still.attributes(of: first, id: ids[ObjectIdentifier(node)], clip: clip)
      + .present([
        "visibility": node.frames.isHiddenAtFirst(in: scope.frames) ? "hidden" : nil,
        "data-track": track,
      ])
  }

  private mutating func visibility(
    _ frames: FrameSet, in scope: Scope
  ) -> [XMLElement.Attribute] {
    guard frames != scope.frames else { return [] }
    return .present([
      "visibility": frames.isHiddenAtFirst(in: scope.frames) ? "hidden" : nil,
      "data-track": sheet.track(frames: frames),
    ])
  }

  /// One clip for all frames, or shapes that take turns.
  private mutating func clip(of node: AnimatedNode) -> String? {
    let variants = node.clip.all
    if variants.count < 2 {
      return variants.first?.value.map {
        still.definitions.reference(to: $0, &still.identifiers)
      }
    }
    let always = Scope(place: SVGPlace(transform: .identity), frames: node.frames)
    let shapes = variants.map { variant in
      (variant.value ?? Self.everything, visibility(variant.frames, in: always))
    }
    return still.definitions.referenceToClip(ofShapes: shapes, &still.identifiers)
  }

  /// Cuts nothing off.
  private static let everything = Shape.rectangle(
    Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
}

extension FrameSet {
  /// Whether the first frame shows what is around, but not what has these frames.
  fileprivate func isHiddenAtFirst(in outer: FrameSet) -> Bool {
    !containsFirst && outer.containsFirst
  }
}

extension AnimatedNode {
  fileprivate var command: DrawCommand? {
    if case .leaf(let command) = content { command } else { nil }
  }

  fileprivate var isLeaf: Bool { command != nil }

  /// Where the children stand: of all places, the one that enlarges most.
  fileprivate func place(in outer: SVGPlace) -> SVGPlace {
    let transforms = transform.runs.map(\.value)
    let largest = transforms.max { $0.meanScale < $1.meanScale } ?? .identity
    return SVGPlace(
      transform: largest.then(outer.transform),
      isMoving: outer.isMoving || !transform.isConstant)
  }
}
