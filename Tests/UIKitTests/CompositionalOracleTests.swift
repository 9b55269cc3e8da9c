import Testing
@_spi(Hosting) import UIKit

/// recorded-groups.json, group-examples.json and recorded-lists.json through UIKit's names: frames
/// that compositional layouts gave, and what follows from their rules.
@MainActor struct CompositionalOracleTests {
  @Test(arguments: [("recorded-groups", 5), ("group-examples", 17)])
  func `compositional layouts give every frame of groups`(file: String, count: Int) throws {
    let examples = try cases(file)
    #expect(examples.count == count)
    for example in examples { try check(example, layout: layout(of: example)) }
  }

  @Test func `compositional layouts give every recorded frame of lists`() throws {
    var count = 0
    // An outline's items come and go, which is none of the layout's business.
    for example in try cases("recorded-lists") where example["counts"] is [Any] {
      var configuration = UICollectionLayoutListConfiguration(
        appearance: example["appearance"] as? String == "plain" ? .plain : .insetGrouped)
      let views = elements(example["elements"]).map(\.what)
      if views.contains("header") { configuration.headerMode = .supplementary }
      if views.contains("footer") { configuration.footerMode = .supplementary }
      if example["id"] as? String == "firstitem" { configuration.headerMode = .firstItemInSection }
      configuration.headerTopPadding = (example["headerTopPadding"] as? NSNumber)
        .map { CGFloat($0.doubleValue) }
      try check(
        example, layout: UICollectionViewCompositionalLayout.list(using: configuration))
      count += 1
    }
    #expect(count == 6)
  }

  // MARK: - One case

  private func check(_ example: Words, layout: UICollectionViewCompositionalLayout) throws {
    let id = example["id"] as? String ?? ""
    let bounds = numbers(example["bounds"])
    UIScreen.become(
      size: CGSize(width: bounds[0], height: bounds[1]),
      traits: UITraitCollection(displayScale: numbers([example["scale"] ?? 2])[0]))
    let source = SizedSource(numbers(example["counts"]).map(Int.init))
    source.heights = heights(of: example)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: bounds[0], height: bounds[1]), collectionViewLayout: layout)
    source.register(in: view)
    view.dataSource = source
    view.layoutIfNeeded()
    for element in elements(example["elements"]) {
      #expect(agrees(attributes(of: element, in: layout)?.frame, element.frame), "\(id) \(element)")
    }
    for element in elements(example["notInSight"]) {
      let shown = view.shownAttributes.map(\.element)
      #expect(!shown.contains { $0.indexPath == element.path && $0.kind == element.kind }, "\(id)")
    }
    for step in example["steps"] as? [Words] ?? [] {
      let offset = numbers(step["contentOffset"])
      view.contentOffset = CGPoint(x: offset[0], y: offset[1])
      view.layoutIfNeeded()
      for element in elements(step["elements"]) {
        let frame = attributes(of: element, in: layout)?.frame
          .offsetBy(dx: -offset[0], dy: -offset[1])
        #expect(agrees(frame, element.frame), "\(id) scrolled \(element)")
      }
    }
    if let size = example["contentSize"] {
      // There the size is that of the second section, under 120 points of the first.
      let above: CGFloat = id == "cards" ? 120 : 0
      let own = layout.collectionViewContentSize
      #expect(
        CGSize(width: own.width, height: own.height - above) == CGSize(numbers(size)), "\(id)")
    }
  }

  /// Heights that views prefer: those of their own, or those that were recorded.
  private func heights(of example: Words) -> [ElementKey: CGFloat] {
    var heights: [ElementKey: CGFloat] = [:]
    for (item, height) in numbers(example["heights"]).enumerated() {
      heights[.cell(IndexPath(item: item, section: 0))] = height
    }
    guard example["appearance"] != nil else { return heights }
    let steps = (example["steps"] as? [Words] ?? []).flatMap { elements($0["elements"]) }
    for element in elements(example["elements"]) + steps {
      heights[element.key] = element.frame[3]
    }
    return heights
  }

  private func attributes(
    of element: Element, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    switch element.what {
    case "cell": layout.layoutAttributesForItem(at: element.path)
    case "decoration":
      layout.layoutAttributesForDecorationView(ofKind: "background", at: element.path)
    default:
      layout.layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.path)
    }
  }

  private func layout(of example: Words) -> UICollectionViewCompositionalLayout {
    let sections = example["sections"] as? [Words] ?? []
    let made = sections.map(section)
    let layout = UICollectionViewCompositionalLayout { number, _ in made[safe: number] ?? made[0] }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = numbers([sections.first?["sectionSpacing"] ?? 0])[0]
    layout.configuration = configuration
    return layout
  }

  private func section(_ words: Words) -> NSCollectionLayoutSection {
    let group = item(words["group"] as? Words ?? [:]) as? NSCollectionLayoutGroup
    let section = NSCollectionLayoutSection(
      group: group
        ?? .horizontal(
          layoutSize: size([:]), subitems: [NSCollectionLayoutItem(layoutSize: size([:]))]))
    section.interGroupSpacing = numbers([words["interGroupSpacing"] ?? 0])[0]
    section.contentInsets = insets(words["contentInsets"])
    if words["scrollsSideways"] as? Bool == true {
      section.orthogonalScrollingBehavior = .continuous
    }
    if let header = words["header"] as? Words {
      let offset = header["offset"].map { numbers($0) } ?? [0, 0]
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(numbers([header["extent"] ?? 0])[0])),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
        absoluteOffset: CGPoint(x: offset[0], y: offset[1]))
      item.pinToVisibleBounds = header["pinned"] as? Bool == true
      item.extendsBoundary = header["overlays"] as? Bool != true
      section.boundarySupplementaryItems = [item]
    }
    if let background = words["background"] {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      item.contentInsets = insets(background)
      section.decorationItems = [item]
    }
    return section
  }

  private func item(_ words: Words) -> NSCollectionLayoutItem {
    let parts = (words["subitems"] as? [Words] ?? []).map(item)
    let own: NSCollectionLayoutItem
    if let axis = words["axis"] as? String {
      let group = group(axis, size(words), parts, count: words["count"] as? Int)
      if let spacing = words["interItemSpacing"] as? Words {
        group.interItemSpacing =
          spacing["fixed"].map { .fixed(numbers([$0])[0]) }
          ?? .flexible(numbers([spacing["flexible"] ?? 0])[0])
      }
      own = group
    } else {
      own = NSCollectionLayoutItem(layoutSize: size(words))
    }
    own.contentInsets = insets(words["contentInsets"])
    return own
  }

  private func group(
    _ axis: String, _ size: NSCollectionLayoutSize, _ parts: [NSCollectionLayoutItem], count: Int?
  ) -> NSCollectionLayoutGroup {
    switch (axis, count) {
    case ("horizontal", let count?): .horizontal(layoutSize: size, subitem: parts[0], count: count)
    case ("horizontal", nil): .horizontal(layoutSize: size, subitems: parts)
    case (_, let count?): .vertical(layoutSize: size, subitem: parts[0], count: count)
    case (_, nil): .vertical(layoutSize: size, subitems: parts)
    }
  }

  private func size(_ words: Words) -> NSCollectionLayoutSize {
    func dimension(_ value: Any?) -> NSCollectionLayoutDimension {
      let entry = (value as? Words)?.first
      let (kind, number) = entry.map { ($0.key, numbers([$0.value])[0]) } ?? ("", 1)
      return switch kind {
      case "absolute": .absolute(number)
      case "fractionalWidth": .fractionalWidth(number)
      case "fractionalHeight": .fractionalHeight(number)
      case "estimated": .estimated(number)
      case "uniform": .uniformAcrossSiblings(estimate: number)
      default: .fractionalWidth(1)
      }
    }
    return NSCollectionLayoutSize(
      widthDimension: dimension(words["width"]),
      heightDimension: words["height"] is Words
        ? dimension(words["height"]) : NSCollectionLayoutDimension.fractionalHeight(1))
  }

  // MARK: - Reading

  private typealias Words = [String: Any]

  private struct Element {
    var what: String
    var path: IndexPath
    var frame: [CGFloat]

    var kind: String? {
      switch what {
      case "header": UICollectionView.elementKindSectionHeader
      case "footer": UICollectionView.elementKindSectionFooter
      default: nil
      }
    }

    @MainActor var key: ElementKey {
      kind.map { ElementKey(category: .supplementaryView, kind: $0, indexPath: path) }
        ?? .cell(path)
    }
  }

  private func elements(_ value: Any?) -> [Element] {
    (value as? [Words] ?? []).map {
      Element(
        what: $0["what"] as? String ?? "",
        path: IndexPath(item: $0["item"] as? Int ?? 0, section: $0["section"] as? Int ?? 0),
        frame: numbers($0["frame"]))
    }
  }

  private func cases(_ name: String) throws -> [Words] {
    let url = try #require(Bundle.module.url(forResource: "Oracles/\(name)", withExtension: "json"))
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? Words
    return try #require(file?["cases"] as? [Words])
  }

  private func numbers(_ value: Any?) -> [CGFloat] {
    ((value as? [Any]) ?? []).map { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? .nan }
  }

  private func insets(_ value: Any?) -> NSDirectionalEdgeInsets {
    guard let words = value as? Words else { return .zero }
    let all = ["top", "leading", "bottom", "trailing"].map { numbers([words[$0] ?? 0])[0] }
    return NSDirectionalEdgeInsets(top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
  }

  private func agrees(_ frame: CGRect?, _ recorded: [CGFloat]) -> Bool {
    guard let frame, recorded.count == 4 else { return false }
    return zip([frame.minX, frame.minY, frame.width, frame.height], recorded).allSatisfy {
      abs($0 - $1) < 1e-6
    }
  }
}

/// A data source whose views prefer heights.
final class SizedSource: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  /// Of those elements that want another one than they have.
  var heights: [ElementKey: CGFloat] = [:]
  /// The heights of what is within each cell, tied to its edges; a header's is 25.
  var fitting: [CGFloat] = []

  init(_ counts: [Int]) { self.counts = counts }

  @MainActor func register(in view: UICollectionView) {
    ReusableViewFactory.register(Cell.self) { Cell(frame: $0) }
    ReusableViewFactory.register(Header.self) { Header(frame: $0) }
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
    ] {
      view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height = heights[.cell(indexPath)]
    if let height = fitting[safe: indexPath.item] { Self.fill(cell.contentView, height) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    let element = ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
    (view as? Header)?.height = heights[element]
    if !fitting.isEmpty { Self.fill(view, 25) }
    return view
  }

  @MainActor private static func fill(_ view: UIView, _ height: CGFloat) {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  final class Cell: UICollectionViewCell {
    var height: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      height.map { layoutAttributes.with(height: $0) }
        ?? super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  final class Header: UICollectionReusableView {
    var height: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      height.map { layoutAttributes.with(height: $0) }
        ?? super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func with(height: CGFloat) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.size.height = height
    return copy
  }
}

extension CGSize {
  fileprivate init(_ numbers: [CGFloat]) { self.init(width: numbers[0], height: numbers[1]) }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
