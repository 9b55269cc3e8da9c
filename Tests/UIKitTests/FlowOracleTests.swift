import Testing
import UIKit

/// uikit-flow.json and recorded-flow.json through UIKit's names: frames that UIKit gave.
@MainActor struct FlowOracleTests {
  /// Tells sizes and metrics section by section.
  final class Metrics: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]] = []
    var counts: [Int]?
    var insets: [UIEdgeInsets]?
    var headers: [CGFloat] = []
    var footers: [CGFloat] = []
    var isVertical = true

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      counts?.count ?? sizes.count
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts?[section] ?? sizes[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      guard !sizes.isEmpty else { return OptionalMethod.missing(.zero) }
      return sizes[indexPath.section][indexPath.item]
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { insets?[section] ?? OptionalMethod.missing(.zero) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      guard !headers.isEmpty else { return OptionalMethod.missing(.zero) }
      return CGSize(width: headers[section], height: headers[section])
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      guard !footers.isEmpty else { return OptionalMethod.missing(.zero) }
      return CGSize(width: footers[section], height: footers[section])
    }
  }

  private typealias Words = [String: Any]

  private func cases(_ name: String) throws -> [Words] {
    let url = try #require(Bundle.module.url(forResource: "Oracles/\(name)", withExtension: "json"))
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? Words
    return try #require(file?["cases"] as? [Words])
  }

  private func numbers(_ value: Any?) -> [CGFloat] {
    ((value as? [Any]) ?? []).map { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? .nan }
  }

  private func insets(_ value: Any?) -> UIEdgeInsets {
    let all = numbers(value)
    return UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }

  private func agrees(_ frame: CGRect?, _ recorded: [CGFloat]) -> Bool {
    guard let frame else { return recorded.isEmpty }
    return zip([frame.minX, frame.minY, frame.width, frame.height], recorded).allSatisfy {
      $1.isNaN || abs($0 - $1) < 1e-6
    }
  }

  @Test func `flow gives every frame that UIKit was seen to give`() throws {
    var count = 0
    for example in try cases("uikit-flow") {
      let input = try #require(example["input"] as? Words)
      let expected = try #require(example["expected"] as? Words)
      let metrics = Metrics()
      let sections = try #require(input["sections"] as? [Words])
      metrics.isVertical = input["scrollDirection"] as? String == "vertical"
      metrics.sizes = sections.map { section in
        ((section["itemSizes"] as? [Any]) ?? []).map {
          CGSize(width: numbers($0)[0], height: numbers($0)[1])
        }
      }
      metrics.insets = sections.map { insets($0["inset_tlbr"]) }
      metrics.headers = sections.map { numbers([$0["header"] ?? 0])[0] }
      metrics.footers = sections.map { numbers([$0["footer"] ?? 0])[0] }
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = metrics.isVertical ? .vertical : .horizontal
      layout.minimumInteritemSpacing = numbers([input["minimumInteritemSpacing"] ?? 0])[0]
      layout.minimumLineSpacing = numbers([input["minimumLineSpacing"] ?? 0])[0]
      UIScreen.become(
        size: CGSize(width: 393, height: 852),
        traits: UITraitCollection(displayScale: numbers([input["scale"] ?? 2])[0]))
      let bounds = numbers(input["bounds"])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: bounds[0], height: bounds[1]),
        collectionViewLayout: layout)
      view.contentInset = insets(input["contentInset_tlbr"])
      view.dataSource = metrics
      view.delegate = metrics
      view.layoutIfNeeded()
      let id = example["id"] as? String ?? ""
      for (path, frame) in (expected["items"] as? Words) ?? [:] {
        let parts = path.split(separator: ",").compactMap { Int($0) }
        let found = layout.layoutAttributesForItem(
          at: IndexPath(item: parts[1], section: parts[0]))
        #expect(agrees(found?.frame, numbers(frame)), "\(id) \(path)")
      }
      for (name, kind) in [
        ("headers", UICollectionView.elementKindSectionHeader),
        ("footers", UICollectionView.elementKindSectionFooter),
      ] {
        for (section, frame) in (expected[name] as? Words) ?? [:] {
          let found = layout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: IndexPath(item: 0, section: Int(section) ?? -1))
          #expect(agrees(found?.frame, numbers(frame)), "\(id) \(name) \(section)")
        }
      }
      let size = numbers(expected["contentSize"])
      if size.count == 2 {
        let own = layout.collectionViewContentSize
        #expect(size[0].isNaN || abs(own.width - size[0]) < 1e-6, "\(id) width")
        #expect(size[1].isNaN || abs(own.height - size[1]) < 1e-6, "\(id) height")
      }
      count += 1
    }
    #expect(count > 20)
  }

  @Test
  func `flow gives the frames that a simulator of iOS 26 recorded, those of fitting cells too`()
    throws
  {
    var count = 0
    for example in try cases("recorded-flow") {
      let input = try #require(example["input"] as? Words)
      let expected = try #require(example["expected"] as? Words)
      let given = try #require(input["layout"] as? Words)
      let metrics = Metrics()
      metrics.counts = numbers(input["numberOfItems"]).map { Int($0) }
      metrics.sizes = ((input["sizeForItemAt"] as? [[Any]]) ?? []).map { section in
        section.map { CGSize(width: numbers($0)[0], height: numbers($0)[1]) }
      }
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection =
        given["scrollDirection"] as? String == "vertical" ? .vertical : .horizontal
      let item = numbers(given["itemSize"])
      if item.count == 2 { layout.itemSize = CGSize(width: item[0], height: item[1]) }
      if given["estimatedItemSize"] != nil {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
      layout.minimumInteritemSpacing = numbers([given["minimumInteritemSpacing"] ?? 0])[0]
      layout.minimumLineSpacing = numbers([given["minimumLineSpacing"] ?? 0])[0]
      let inset = try #require(given["sectionInset"] as? Words)
      layout.sectionInset = insets(["top", "left", "bottom", "right"].map { inset[$0] ?? 0 })
      let (header, footer) = (
        numbers(given["headerReferenceSize"]), numbers(given["footerReferenceSize"])
      )
      if header.count == 2 {
        layout.headerReferenceSize = CGSize(width: header[0], height: header[1])
      }
      if footer.count == 2 {
        layout.footerReferenceSize = CGSize(width: footer[0], height: footer[1])
      }
      UIScreen.become(
        size: CGSize(width: 320, height: 568), traits: UITraitCollection(displayScale: 2))
      let frame = numbers((input["collectionView"] as? Words)?["frame"])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: frame[2], height: frame[3]), collectionViewLayout: layout)
      let texts = ((input["cell"] as? Words)?["texts"] as? [String]) ?? []
      let labels = (expected["label_sizes_implied"] as? Words) ?? [:]
      if !texts.isEmpty {
        view.preferredSize = { attributes in
          let label = self.numbers(labels[texts[attributes.indexPath.item]] ?? [0, 0])
          return CGSize(width: label[0] + 24, height: label[1] + 16)
        }
      }
      view.dataSource = metrics
      view.delegate = metrics
      view.layoutIfNeeded()
      for element in (expected["elements"] as? [Words]) ?? [] {
        let what = element["what"] as? String
        let path = IndexPath(
          item: element["item"] as? Int ?? 0, section: element["section"] as? Int ?? 0)
        let found: UICollectionViewLayoutAttributes? =
          switch what {
          case "cell": layout.layoutAttributesForItem(at: path)
          case "header":
            layout.layoutAttributesForSupplementaryView(
              ofKind: UICollectionView.elementKindSectionHeader, at: path)
          case "footer":
            layout.layoutAttributesForSupplementaryView(
              ofKind: UICollectionView.elementKindSectionFooter, at: path)
          default: nil
          }
        guard what != "collectionView", element["frame"] is [Any] else { continue }
        #expect(
          agrees(found?.frame, numbers(element["frame"])),
          "\(example["id"] ?? "") \(path): \(found?.frame ?? .null), not \(numbers(element["frame"]))"
        )
      }
      count += 1
    }
    #expect(count > 0)
  }
}
