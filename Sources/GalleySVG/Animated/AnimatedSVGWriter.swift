internal import GalleyGeometry
package import GalleyGraphics

/// Writes the frames of a sequence as one SVG: what the first frame shows, and a style sheet that
/// moves it.
package struct AnimatedSVGWriter {
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

  /// - `still`: Writes the first frame.
  package init(still: SVGWriter, sheet: AnimationStyleSheet) {
    self.still = still
    self.sheet = sheet
  }

  /// The whole document.
  package mutating func document(of children: AnimatedChildren) throws(RenderingError) -> String {
    reserveNames(in: children)
    still.definitions.count(outlinesIn: still.picture.commands)
    let place = SVGPlace(transform: .scale(still.picture.scale))
    let frames = FrameSet(count: sheet.lastFrame + 1)
    try write(children, Scope(place: place, frames: frames))
    return still.assembled(style: sheet.text)
  }

  private mutating func reserveNames(in children: AnimatedChildren) {
    for node in children.nodes {
      if let group = node.named { ids[ObjectIdentifier(node)] = still.identifiers.newID(of: group) }
      reserveNames(in: node.children)
    }
  }

  private mutating func write(
    _ children: AnimatedChildren, _ scope: Scope
  ) throws(RenderingError) {
    var nodes = children.nodes[...]
    while let first = nodes.first {
      switch first.content {
      case .group:
        try writeGroup(first, scope)
        nodes.removeFirst()
      case .leaf(let leaf) where !first.transform.isConstant:
        try write(first, leaf, scope)
        nodes.removeFirst()
      case .leaf:
        let together = nodes.prefix { $0.isStillLeaf && $0.frames == first.frames }
        try write(together.compactMap(\.command), shownIn: first.frames, scope)
        nodes.removeFirst(together.count)
      }
    }
  }

  /// Writes commands that are shown in the same frames and stay where they are.
  private mutating func write(
    _ commands: [DrawCommand], shownIn frames: FrameSet, _ scope: Scope
  ) throws(RenderingError) {
    try showing(frames, in: scope) { (writer) throws(RenderingError) in
      try writer.write(commands, scope.place)
    }
  }

  /// Writes a leaf that moves, as it is drawn first, in a group that moves it on from there.
  private mutating func write(
    _ node: AnimatedNode, _ leaf: PositionedCommand, _ scope: Scope
  ) throws(RenderingError) {
    guard let back = leaf.place.inverse else { return }
    let moves = node.transform.map { back.then($0).settled }
    let attributes = attributes(
      of: Group(children: []), transform: moves, frames: node.frames, scope)
    still.body.begin("g", attributes)
    try still.write([leaf.command], moves.place(in: scope.place))
    still.body.end()
  }

  private mutating func writeGroup(
    _ node: AnimatedNode, _ scope: Scope
  ) throws(RenderingError) {
    let inner = Scope(place: node.transform.place(in: scope.place), frames: node.frames)
    let clip = clip(of: node)
    let shadows = node.shadow.all.filter { $0.value != nil }
    let isClipApart = clip != nil && !shadows.isEmpty
    var first = node.named ?? Group(children: [])
    first.transform = node.transform.runs.first?.value ?? .identity
    first.opacity = node.opacity.runs.first?.value ?? 1
    let attributes = attributes(
      of: first, id: ids[ObjectIdentifier(node)], clip: isClipApart ? nil : clip,
      transform: node.transform, opacity: node.opacity, frames: node.frames, scope)
    still.begin(first, attributes)
    for case (let shadow?, let frames) in shadows {
      try showing(frames, in: inner) { (writer) throws(RenderingError) in
        try writer.write(shadow, inner.place)
      }
    }
    if isClipApart { still.body.begin("g", ["clip-path": clip]) }
    try write(node.children, inner)
    if isClipApart { still.body.end() }
    still.end(first, attributes)
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

  /// The attributes of a group as it is first, and what names its keyframes.
  private mutating func attributes(
    of first: Group, id: String? = nil, clip: String? = nil,
    transform: PropertyTimeline<Transform> = PropertyTimeline(),
    opacity: PropertyTimeline<Double> = PropertyTimeline(),
    frames: FrameSet, _ scope: Scope
  ) -> [XMLElement.Attribute] {
    let isHidden = !frames.containsFirst && scope.frames.containsFirst
    let track = sheet.track(
      transform: transform, opacity: opacity, frames: frames == scope.frames ? nil : frames)
    return still.attributes(of: first, id: id, clip: clip)
      + .present(["visibility": isHidden ? "hidden" : nil, "data-track": track])
  }

  private mutating func visibility(
    _ frames: FrameSet, in scope: Scope
  ) -> [XMLElement.Attribute] {
    attributes(of: Group(children: []), frames: frames, scope)
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

extension AnimatedNode {
  /// A group with its names alone; nil for a group without, and for what is none.
  fileprivate var named: Group? {
    guard case .group(let name) = content, name != nil || part != nil else { return nil }
    var group = Group(name: name, children: [])
    group.part = part
    return group
  }

  fileprivate var command: DrawCommand? {
    if case .leaf(let leaf) = content { leaf.command } else { nil }
  }

  fileprivate var isStillLeaf: Bool { command != nil && transform.isConstant }
}

extension PropertyTimeline<Transform> {
  /// Where things stand that are moved so: where they stay, unless they were larger before.
  fileprivate func place(in outer: SVGPlace) -> SVGPlace {
    let last = runs.last?.value ?? .identity
    let largest = runs.map(\.value).max { $0.meanScale < $1.meanScale } ?? last
    let isLastLarge = last.meanScale > 0.99 * largest.meanScale
    return SVGPlace(
      transform: (isLastLarge ? last : largest).then(outer.transform),
      isMoving: outer.isMoving || !isConstant)
  }
}

extension Transform {
  /// The map without what rounding left of a pure translation.
  fileprivate var settled: Transform {
    func isNear(_ value: Double, _ whole: Double) -> Bool { abs(value - whole) < 1e-9 }
    guard isNear(a, 1), isNear(b, 0), isNear(c, 0), isNear(d, 1) else { return self }
    return Transform(tx: tx, ty: ty)
  }
}
