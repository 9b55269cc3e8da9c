internal import GalleyGeometry
internal import GalleyLayouts

extension StackArranger {
  /// The extents of all views, before rounding.
  struct Plan {
    var division: StackDistribution.Division
    var across: [Double]
    /// Whether a view wants an extent across; one that does not stands on no baseline.
    var isWanted: [Bool]
    var roomAcross: Double
    var wantsAlong: Bool
    var wantsAcross: Bool

    func size(along axis: Axis) -> WantedSize {
      let (along, across) = (
        wantsAlong ? division.total : nil, wantsAcross ? roomAcross : nil
      )
      return axis == .vertical
        ? WantedSize(width: across, height: along) : WantedSize(width: along, height: across)
    }
  }

  func plan(in proposal: SizeProposal) -> Plan {
    let room = SizeProposal(
      width: proposal.width.map { max(0, $0 - style.padding.horizontal) },
      height: proposal.height.map { max(0, $0 - style.padding.vertical) })
    return style.axis == .vertical ? columnPlan(in: room) : rowPlan(in: room)
  }

  private func columnPlan(in room: SizeProposal) -> Plan {
    let wanted = items.map { item -> Double? in
      let proposal = SizeProposal(height: fixed(item.height, in: room.height))
      return wish(item.width, in: room.width) { item.wantedSize(proposal).width }
    }
    let roomAcross = room.width ?? wanted.compactMap { $0 }.max() ?? 0
    let across = zip(items, wanted).map { extentAcross($0.width, wanted: $1, in: roomAcross) }
    let wishes = zip(items, across).map { item, width in
      self.wish(of: item, item.height, in: room.height) {
        item.wantedSize(SizeProposal(width: width)).height
      }
    }
    return Plan(
      division: distribution.division(of: wishes, in: room.height), across: across,
      isWanted: wanted.map { $0 != nil },
      roomAcross: roomAcross, wantsAlong: Self.wantsAny(wishes),
      wantsAcross: wanted.contains { $0 != nil })
  }

  private func rowPlan(in room: SizeProposal) -> Plan {
    let wishes = items.map { item in
      let filled = style.alignment == .fill && item.height == nil ? room.height : nil
      let height = fixed(item.height, in: room.height) ?? filled
      return wish(of: item, item.width, in: room.width) {
        item.wantedSize(SizeProposal(height: height)).width
      }
    }
    let division = distribution.division(of: wishes, in: room.width)
    let wanted = zip(items, division.lengths).map { item, width in
      wish(item.height, in: room.height) { item.wantedSize(SizeProposal(width: width)).height }
    }
    let natural =
      style.alignment.isBaseline
      ? extentOnBaseline(wanted, division.lengths) : wanted.compactMap { $0 }.max()
    let roomAcross = room.height ?? natural ?? 0
    let across = zip(items, wanted).map { extentAcross($0.height, wanted: $1, in: roomAcross) }
    return Plan(
      division: division, across: across, isWanted: wanted.map { $0 != nil },
      roomAcross: roomAcross,
      wantsAlong: Self.wantsAny(wishes), wantsAcross: natural != nil)
  }

  private var distribution: StackDistribution {
    StackDistribution(kind: style.distribution, spacing: style.spacing)
  }

  private static func wantsAny(_ wishes: [StackWish]) -> Bool {
    wishes.contains { $0.length != nil || $0.minimum > 0 }
  }

  /// The extent in points that a view is told to have.
  private func fixed(_ extent: Extent?, in room: Double?) -> Double? {
    extent?.length.map { extent?.bounded($0.resolved(in: room ?? 0), in: room ?? 0) ?? 0 }
  }

  /// The extent that a view is told to have or wants by itself.
  private func wish(_ extent: Extent?, in room: Double?, wanted: () -> Double?) -> Double? {
    if let fixed = fixed(extent, in: room) { return fixed }
    guard let extent else { return wanted() }
    return extent.bounded(wanted() ?? 0, in: room ?? 0)
  }

  private func wish(
    of item: Item, _ extent: Extent?, in room: Double?, wanted: () -> Double?
  ) -> StackWish {
    let fixed = fixed(extent, in: room)
    var wish = StackWish(length: fixed ?? wanted(), spacingAfter: item.role.spacingAfter)
    wish.flexibility = item.flexibility
    if wish.flexibility == .rigid, wish.length == nil { wish.flexibility = .flexible }
    wish.minimum = extent?.minimum?.resolved(in: room ?? 0) ?? 0
    wish.maximum = max(wish.minimum, extent?.maximum?.resolved(in: room ?? 0) ?? .infinity)
    let usual = wish.flexibility == .rigid ? StackRole.usualHugging : 0
    wish.hugging = fixed == nil ? item.role.hugging ?? usual : StackWish.required
    wish.compression = fixed == nil ? item.role.compression : StackWish.required
    if fixed != nil { wish.flexibility = .rigid }
    return wish
  }

  private func extentAcross(_ extent: Extent?, wanted: Double?, in room: Double) -> Double {
    if extent == nil, style.alignment == .fill { return room }
    if extent?.length != nil { return wanted ?? room }
    return min(wanted ?? room, room)
  }

  /// What lies above the common baseline and below it, each at its most.
  private func extentOnBaseline(_ heights: [Double?], _ widths: [Double]) -> Double? {
    let parts = items.indices.compactMap { index -> (above: Double, below: Double)? in
      guard let height = heights[index] else { return nil }
      let above = baseline(of: items[index], in: Size(width: widths[index], height: height))
      return (above, height - above)
    }
    guard let above = parts.map(\.above).max(), let below = parts.map(\.below).max() else {
      return nil
    }
    return above + below
  }

  private func baseline(of item: Item, in size: Size) -> Double {
    let baselines = item.baselines(size)
    return style.alignment == .lastBaseline ? baselines.last : baselines.first
  }

  /// How far each view lies from the start of the room across the stack.
  func starts(across plan: Plan) -> [Double] {
    switch style.alignment {
    case .fill, .leading, .top: return plan.across.map { _ in 0 }
    case .center: return plan.across.map { (plan.roomAcross - $0) / 2 }
    case .trailing, .bottom: return plan.across.map { plan.roomAcross - $0 }
    case .firstBaseline, .lastBaseline:
      guard style.axis == .horizontal else { return plan.across.map { _ in 0 } }
      let baselines = items.indices.map { index -> Double? in
        let size = Size(width: plan.division.lengths[index], height: plan.across[index])
        return plan.isWanted[index] ? baseline(of: items[index], in: size) : nil
      }
      let line = baselines.compactMap { $0 }.max() ?? 0
      return baselines.map { line - ($0 ?? line) }
    }
  }
}
