import Foundation

/// The views of a collection view: those in sight, those made ahead, and those to be used again.
@preconcurrency @MainActor struct ElementViews {
  private(set) var shown: [ElementKey: UICollectionReusableView] = [:]
  /// Cells that were made before they were in sight.
  var ahead: [ElementKey: UICollectionReusableView] = [:]
  private var waiting: [String: [UICollectionReusableView]] = [:]
  var classes: [String: UICollectionReusableView.Type] = [:]
  var nibs: [String: UINib] = [:]

  /// The views in sight or made ahead, by element; empty afterwards.
  mutating func removeAll() -> [(key: ElementKey, value: UICollectionReusableView)] {
    let all = shown.merging(ahead) { own, _ in own }
    shown = [:]
    ahead = [:]
    for view in all.values { keep(view) }
    return Array(all)
  }

  mutating func show(_ view: UICollectionReusableView, for element: ElementKey) {
    shown[element] = view
  }

  /// Takes a view out of sight; it may be used again.
  mutating func remove(_ element: ElementKey) -> UICollectionReusableView? {
    guard let view = shown.removeValue(forKey: element) else { return nil }
    keep(view)
    return view
  }

  /// Gives the views in sight other names; nil for one that goes.
  mutating func rename(_ name: (ElementKey) -> ElementKey?) -> [UICollectionReusableView] {
    var gone: [UICollectionReusableView] = []
    var named: [ElementKey: UICollectionReusableView] = [:]
    for (element, view) in shown {
      if let new = name(element) { named[new] = view } else { gone.append(view) }
    }
    shown = named
    ahead = [:]
    for view in gone { keep(view) }
    return gone
  }

  /// A view that waits to be used again.
  mutating func reuse(_ key: String) -> UICollectionReusableView? { waiting[key]?.popLast() }

  private mutating func keep(_ view: UICollectionReusableView) {
    guard let key = view.reuseKey else { return }
    waiting[key, default: []].append(view)
  }
}
