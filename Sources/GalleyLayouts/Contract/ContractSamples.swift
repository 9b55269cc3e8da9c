internal import GalleyGeometry

/// A value to try a layout with, and its name in messages.
public struct ContractSample<Value: Sendable>: Sendable {
  /// The name of the sample in messages.
  public var name: String
  /// What is tried.
  public var value: Value

  /// Makes a sample.
  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

/// The contents and environments that layouts are tried with.
public enum ContractSamples {
  /// From nothing at all to several sections with metrics of their own.
  public static let contents = [
    ContractSample("no sections", Content(sections: [])),
    ContractSample("an empty section", Content(count: 0)),
    ContractSample("one item", Content(count: 1)),
    ContractSample("seven items", Content(count: 7)),
    ContractSample("a hundred items", Content(count: 100)),
    ContractSample("sections, some empty", sections(counts: [0, 3, 0, 0, 12, 1, 0])),
    ContractSample("measures 0 to 3", content(measures: [0, 1, 2, 3, 0, 1, 1, 2, 3, 1, 0.5])),
    ContractSample("measures 1 to 30", content(measures: (1...30).map { Double($0 * 7 % 30 + 1) })),
    ContractSample(
      "measures 0.4 to 3", content(measures: (0..<23).map { 0.4 + Double($0 * 7 % 14) / 5 })),
    ContractSample("spans", content(spans: (0..<23).map { [($0 % 2) + 1, ($0 * 5 % 3) + 1] })),
    ContractSample("events on three days", Content(sections: [9, 0, 14].map(events))),
    ContractSample("selected items", selected),
    ContractSample("several sizes", content(sizes: (0..<23).map(size))),
    ContractSample("headers and footers", Content(sections: [2, 0, 9].map(titled))),
  ]

  /// From no room at all to a tablet, with insets and in both directions of text.
  public static let environments = [
    ContractSample("no room", Environment(size: .zero)),
    ContractSample("40 by 40", Environment(size: Size(width: 40, height: 40), scale: 2)),
    ContractSample(
      "insets that leave no room",
      Environment(size: Size(width: 30, height: 30), contentInset: EdgeInsets(all: 20))),
    ContractSample("a phone", Environment(size: Size(width: 320, height: 568), scale: 2)),
    ContractSample("a phone with insets", phoneWithInsets(.leftToRight)),
    ContractSample("a phone read from right to left", phoneWithInsets(.rightToLeft)),
    ContractSample("a phone on its side", Environment(size: Size(width: 667, height: 375))),
    ContractSample("a tablet", Environment(size: Size(width: 768, height: 1024), scale: 2)),
  ]

  private static func sections(counts: [Int]) -> Content {
    Content(sections: counts.map { Content.Section(count: $0) })
  }

  private static func content(measures: [Double]) -> Content {
    Content(sections: [Content.Section(measures: measures)])
  }

  private static func content(spans: [[Int]]) -> Content {
    let spans = spans.map { ItemSpan(columns: $0[0], rows: $0[1]) }
    return Content(sections: [Content.Section(spans: spans)])
  }

  private static func content(sizes: [Size]) -> Content {
    Content(sections: [Content.Section(sizes: sizes)])
  }

  /// Times of a day, without order, of which some overlap.
  private static func events(count: Int) -> Content.Section {
    Content.Section(
      facts: (0..<count).map { item in
        let start = Double(item * 37 % 44) / 2
        return ["start": start, "end": start + Double(item * 5 % 4 + 1) / 2]
      })
  }

  /// Two of nine items of one section, and the last of another.
  private static var selected: Content {
    var content = sections(counts: [9, 0, 4])
    content.sections[0].selection = [2, 7]
    content.sections[2].selection = [3]
    return content
  }

  /// Sizes from nothing to 60 points, without order.
  private static func size(_ item: Int) -> Size {
    Size(width: Double(item * 37 % 61), height: Double(item * 17 % 41))
  }

  private static func titled(count: Int) -> Content.Section {
    Content.Section(
      count: count,
      metrics: SectionMetrics(
        insets: EdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1), lineSpacing: 5,
        interitemSpacing: 6, headerExtent: 30, footerExtent: 12))
  }

  private static func phoneWithInsets(_ direction: LayoutDirection) -> Environment {
    Environment(
      size: Size(width: 393, height: 852),
      contentInset: EdgeInsets(top: 59, leading: 8, bottom: 34, trailing: 16),
      safeAreaInset: EdgeInsets(top: 59, bottom: 34), scale: 3, layoutDirection: direction)
  }
}
