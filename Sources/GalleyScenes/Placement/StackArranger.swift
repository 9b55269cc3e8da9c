internal import GalleyGeometry
internal import GalleyLayouts

/// Arranges views one below or beside another, by UIStackView's rules.
///
/// Widths are found before heights, since a text is as high as its width lets it be: across a
/// column and along a row first.
struct StackArranger {
  /// A layer that lies in a stack.
  struct Item {
    /// Nil where the item and the stack's alignment decide.
    var width: Extent?
    var height: Extent?
    var role = StackRole()
    var flexibility = StackItemSize.Flexibility.rigid
    /// Whether it has texts, which break into lines where it is narrow.
    var hasTexts = false
    var intrinsicSize: (SizeProposal) -> IntrinsicSize
    /// Below its top, for a size.
    var baselines: (Size) -> Baselines
  }

  var style: StackStyle
  var items: [Item]
  /// The pixels to which edges are rounded within the stack.
  var grid: PixelGrid

  /// Returns the size that the stack wants; nil on an axis on which none of its views wants
  /// anything.
  func intrinsicSize(for proposal: SizeProposal) -> IntrinsicSize {
    let plan = plan(in: proposal)
    let (padding, size) = (style.padding, plan.size(along: style.axis))
    return IntrinsicSize(
      width: proposal.width ?? size.width.map { $0 + padding.horizontal },
      height: proposal.height ?? size.height.map { $0 + padding.vertical })
  }

  /// Returns the frames of the views in a stack's bounds.
  ///
  /// Both edges of a view are rounded to the pixel, halves up, counted from the stack's own corner,
  /// which may lie between pixels. [R]
  func frames(in bounds: Rect) -> [Rect] {
    let plan = plan(in: SizeProposal(width: bounds.width, height: bounds.height))
    let starts = starts(across: plan)
    var along = style.axis == .vertical ? style.padding.top : style.padding.leading
    let before = style.axis == .vertical ? style.padding.leading : style.padding.top
    return items.indices.map { index in
      let (length, across) = (plan.division.lengths[index], before + starts[index])
      let frame =
        style.axis == .vertical
        ? Rect(x: across, y: along, width: plan.across[index], height: length)
        : Rect(x: along, y: across, width: length, height: plan.across[index])
      along += length + (index < plan.division.gaps.count ? plan.division.gaps[index] : 0)
      return grid.align(frame).offset(by: bounds.origin - .zero)
    }
  }

  /// The baselines of the stack itself: of a column's first and last view, of a row's highest one.
  func baselines(in size: Size) -> Baselines {
    let frames = frames(in: Rect(origin: .zero, size: size))
    func baselines(_ index: Int) -> Baselines {
      items[index].baselines(frames[index].size).offset(by: frames[index].minY)
    }
    guard let last = items.indices.last else { return .bottom(of: size.height) }
    if style.axis == .vertical {
      return Baselines(first: baselines(0).first, last: baselines(last).last)
    }
    let highest = items.indices.max { frames[$0].height < frames[$1].height }
    return baselines(highest ?? 0)
  }
}
