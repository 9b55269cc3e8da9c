internal import GalleyGeometry

/// The items of a section as a group takes them, one after another, and how large they want to be.
struct GroupItems {
  /// The section that they are in.
  var section = 0
  /// The number of items; `Int.max` while a pattern is made that no content has a say in.
  var count = 0
  /// The sizes that items were given, where any were.
  var sizes: [Size?]?
  var measureRequests: MeasureRequests

  func has(_ item: Int) -> Bool { item < count }

  /// The size of an item: what is proposed, else its own, else what its content wants.
  ///
  /// - Throws: `LayoutError` where a size of its own cannot be used.
  mutating func size(
    of item: Int, proposing proposal: SizeProposal, estimate: SizeProposal
  ) throws(LayoutError) -> Size {
    guard let own = sizes?[safe: item] ?? nil else {
      if estimate != .unspecified, !measureRequests.canAsk(item: item, section: section) {
        return Size(
          width: proposal.width ?? estimate.width ?? MeasureRequests.estimate,
          height: proposal.height ?? estimate.height ?? MeasureRequests.estimate)
      }
      return measureRequests.size(ofItem: item, section: section, proposing: proposal)
    }
    guard own.isFinite, own.width >= 0, own.height >= 0 else {
      throw LayoutError(
        "item \(section)-\(item) is \(own.width) by \(own.height) points; "
          + "give a finite size of at least 0 each way",
        at: ItemPath(section: section, item: item))
    }
    return Size(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }
}
