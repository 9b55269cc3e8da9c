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

    func size(along axis: Axis) -> IntrinsicSize {
      let (along, across) = (
        wantsAlong ? division.total : nil, wantsAcross ? roomAcross : nil
      )
      return axis == .vertical
        ? IntrinsicSize(width: across, height: along) : IntrinsicSize(width: along, height: across)
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
      return stackItemSize(item.width, in: room.width) { item.intrinsicSize(proposal).width }
    }
    let roomAcross = room.width ?? wanted.compactMap { $0 }.max() ?? 0
    let across = zip(items, wanted).map { extentAcross($0.width, wanted: $1, in: roomAcross) }
    let stackSizes = zip(items, across).map { item, width in
      self.stackItemSize(of: item, item.height, in: room.height) {
        item.intrinsicSize(SizeProposal(width: width)).height
      }
    }
    return Plan(
      division: distribution.division(of: stackSizes, in: room.height), across: across,
      isWanted: wanted.map { $0 != nil },
      roomAcross: roomAcross, wantsAlong: Self.wantsAny(stackSizes),
      wantsAcross: wanted.contains { $0 != nil })
  }

  private func rowPlan(in room: SizeProposal) -> Plan {
    let stackSizes = items.map { item in
      let filled = style.alignment == .fill && item.height == nil ? room.height : nil
      let height = fixed(item.height, in: room.height) ?? filled
      return stackItemSize(of: item, item.width, in: room.width) {
        item.intrinsicSize(SizeProposal(height: height)).width
      }
    }
    let division = distribution.division(of: stackSizes, in: room.width)
    let wanted = zip(items, division.lengths).map { item, width in
      stackItemSize(item.height, in: room.height) {
        item.intrinsicSize(SizeProposal(width: width)).height
      }
    }
    let natural =
      style.alignment.isBaseline
      ? extentOnBaseline(wanted, division.lengths) : wanted.compactMap { $0 }.max()
    let roomAcross = room.height ?? natural ?? 0
    let across = zip(items, wanted).map { extentAcross($0.height, wanted: $1, in: roomAcross) }
    return Plan(
      division: division, across: across, isWanted: wanted.map { $0 != nil },
      roomAcross: roomAcross,
      wantsAlong: Self.wantsAny(stackSizes), wantsAcross: natural != nil)
  }

  private var distribution: StackDistribution {
    StackDistribution(kind: style.distribution, spacing: style.spacing)
  }

  private static func wantsAny(_ stackSizes: [StackItemSize]) -> Bool {
    stackSizes.contains { $0.length != nil || $0.minimum > 0 }
  }

  /// The extent in points that a view is told to have.
  private func fixed(_ extent: Extent?, in room: Double?) -> Double? {
    extent?.length.map { extent?.bounded($0.resolved(in: room ?? 0), in: room ?? 0) ?? 0 }
  }

  /// The extent that a view is told to have or wants by itself.
  private func stackItemSize(_ extent: Extent?, in room: Double?, wanted: () -> Double?) -> Double?
  {
    if let fixed = fixed(extent, in: room) { return fixed }
    guard let extent else { return wanted() }
    return extent.bounded(wanted() ?? 0, in: room ?? 0)
  }

  private func stackItemSize(
    of item: Item, _ extent: Extent?, in room: Double?, wanted: () -> Double?
  ) -> StackItemSize {
    let fixed = fixed(extent, in: room)
    var stackItemSize = StackItemSize(
      length: fixed ?? wanted(), spacingAfter: item.role.spacingAfter)
    stackItemSize.flexibility = item.flexibility
    stackItemSize.isBreakable = item.hasTexts && style.axis == .horizontal
    if stackItemSize.flexibility == .rigid, stackItemSize.length == nil {
      stackItemSize.flexibility = .flexible
    }
    stackItemSize.minimum = extent?.minimum?.resolved(in: room ?? 0) ?? 0
    stackItemSize.maximum = max(
      stackItemSize.minimum, extent?.maximum?.resolved(in: room ?? 0) ?? .infinity)
    let usual = stackItemSize.flexibility == .rigid ? StackRole.defaultHugging : 0
    stackItemSize.hugging = fixed == nil ? item.role.hugging ?? usual : StackItemSize.required
    stackItemSize.compression = fixed == nil ? item.role.compression : StackItemSize.required
    if fixed != nil { stackItemSize.flexibility = .rigid }
    return stackItemSize
  }

  private func extentAcross(_ extent: Extent?, wanted: Double?, in room: Double) -> Double {
    if extent == nil, style.alignment == .fill { return room }
    if extent?.length != nil { return wanted ?? room }
    return min(wanted ?? room, room)
  }

  /// Returns the extent above the common baseline and below it, each at its most.
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

  /// Returns the distance of each view from the start of the room across the stack.
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

/// Divides a stack's length among its views, as UIStackView's distributions do.
///
/// Where Auto Layout would leave it open who gives way, the recorded choice is made: of rigid views
/// with equal priorities the first stretches or shrinks; of flexible ones the last stretches.
struct StackDistribution {
  var kind: StackStyle.Distribution
  /// In points.
  var spacing: Double

  /// Lengths of views and the gaps behind all but the last, in points.
  struct Division: Equatable {
    var lengths: [Double]
    var gaps: [Double]

    var total: Double { lengths.reduce(0, +) + gaps.reduce(0, +) }
  }

  /// - `room`: The length that there is; nil for as much as the views want.
  func division(of stackSizes: [StackItemSize], in room: Double?) -> Division {
    let gaps = stackSizes.dropLast().map { $0.spacingAfter ?? spacing }
    let lengths = stackSizes.map(\.natural)
    switch kind {
    case .fill: return filled(Division(lengths: lengths, gaps: gaps), stackSizes, in: room)
    case .fillEqually:
      let share = room.map { Self.share(of: $0, less: gaps, by: stackSizes.count) }
      let length = share ?? lengths.max() ?? 0
      return Division(lengths: stackSizes.map { _ in length }, gaps: gaps)
    case .fillProportionally:
      return Division(lengths: proportional(lengths, less: gaps, in: room), gaps: gaps)
    case .equalSpacing:
      let division = compressed(Division(lengths: lengths, gaps: gaps), stackSizes, in: room)
      return room.map { Self.spread(division, halves: gaps.map { _ in 0 }, in: $0) } ?? division
    case .equalCentering:
      let division = compressed(Division(lengths: lengths, gaps: gaps), stackSizes, in: room)
      let halves = zip(division.lengths, division.lengths.dropFirst()).map { ($0 + $1) / 2 }
      return Self.spread(division, halves: Array(halves), in: room)
    }
  }

  private static func share(of room: Double, less gaps: [Double], by count: Int) -> Double {
    max(0, room - gaps.reduce(0, +)) / Double(max(1, count))
  }

  /// Each view but the last is as much of the room as its own length is of all and the gaps; the
  /// last gets what is left. [R]
  private func proportional(
    _ lengths: [Double], less gaps: [Double], in room: Double?
  ) -> [Double] {
    guard let room else { return lengths }
    let (total, between) = (lengths.reduce(0, +), gaps.reduce(0, +))
    guard total > 0, total + between > 0 else {
      return lengths.map { _ in Self.share(of: room, less: gaps, by: lengths.count) }
    }
    var shares = lengths.dropLast().map { room * $0 / (total + between) }
    shares.append(max(0, room - between - shares.reduce(0, +)))
    return shares
  }

  private func filled(
    _ division: Division, _ stackSizes: [StackItemSize], in room: Double?
  ) -> Division {
    guard let room, division.total < room else { return compressed(division, stackSizes, in: room) }
    var division = division
    let spacers = stackSizes.indices.filter { stackSizes[$0].flexibility == .spacer }
    guard spacers.isEmpty else {
      let share = (room - division.total) / Double(spacers.count)
      for index in spacers { division.lengths[index] += share }
      return division
    }
    stretch(&division, stackSizes, to: room)
    return division
  }

  /// Lets those stretch that mind least, one after another.
  private func stretch(_ division: inout Division, _ stackSizes: [StackItemSize], to room: Double) {
    let open = stackSizes.indices.filter { stackSizes[$0].hugging < StackItemSize.required }
    let order = open.sorted { one, other in
      let (first, second) = (stackSizes[one], stackSizes[other])
      guard first.hugging == second.hugging else { return first.hugging < second.hugging }
      return first.flexibility == .flexible && second.flexibility == .flexible
        ? one > other : one < other
    }
    for index in order {
      let more = min(
        room - division.total, max(0, stackSizes[index].maximum - division.lengths[index]))
      guard more > 0 else { continue }
      division.lengths[index] += more
    }
  }

  /// Lets those shrink that mind least, one after another, where there is not enough room: of those
  /// that mind alike texts break before symbols and images go.
  private func compressed(
    _ division: Division, _ stackSizes: [StackItemSize], in room: Double?
  ) -> Division {
    guard let room, division.total > room else { return division }
    var division = division
    let open = stackSizes.indices.filter { stackSizes[$0].compression < StackItemSize.required }
    let order = open.sorted {
      let (one, other) = (stackSizes[$0], stackSizes[$1])
      return (one.compression, one.isBreakable ? 0 : 1, $0)
        < (other.compression, other.isBreakable ? 0 : 1, $1)
    }
    for index in order {
      let less = min(division.total - room, division.lengths[index] - stackSizes[index].minimum)
      guard less > 0 else { continue }
      division.lengths[index] -= less
    }
    return division
  }

  /// Widens gaps so that gap and half lengths beside it add up to one distance, as far as no gap
  /// must be wider for its own least.
  ///
  /// A gap grows once the distance has reached its least and its halves, so the distances at which
  /// they begin are gone through in order. Without a room all gaps reach the greatest of these:
  /// what is derived of centres that outrank the wish to be small, and not recorded.
  private static func spread(
    _ division: Division, halves: [Double], in room: Double?
  ) -> Division {
    var division = division
    let least = division.gaps
    let beginnings = zip(least, halves).map { $0 + $1 }.sorted()
    guard let last = beginnings.last else { return division }
    let total = room.map { $0 - division.lengths.reduce(0, +) }
    var distance = total == nil ? last : -Double.infinity
    if let total, total > least.reduce(0, +) {
      for count in beginnings.indices {
        let growing = zip(least, halves).filter { $0 + $1 <= beginnings[count] }
        let resting = zip(least, halves).filter { $0 + $1 > beginnings[count] }
        let free = total - resting.reduce(0) { $0 + $1.0 } + growing.reduce(0) { $0 + $1.1 }
        distance = free / Double(growing.count)
        if count + 1 == beginnings.count || distance <= beginnings[count + 1] { break }
      }
    }
    division.gaps = zip(least, halves).map { max($0, distance - $1) }
    return division
  }
}
