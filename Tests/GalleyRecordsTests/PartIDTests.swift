import GalleyGeometry
import GalleyLayouts
import GalleyRecords
import Testing

@Suite struct PartIDTests {
  private static func layer(_ id: String) -> PartName {
    PartName([.layer(LayerName(id: id, kind: "text"))])
  }

  private static func item(_ id: ItemID, of collection: String, isLeaving: Bool = false) -> PartName
  {
    PartName([.collection(collection), .element(ElementName(item: id, isLeaving: isLeaving))])
  }

  @Test func `what nothing else could be called keeps its plain name`() {
    let ids = PartIDs(
      layers: ["title", "ring-title"],
      collections: [
        .init(name: "ring", namesItems: false), .init(name: "row-2", namesItems: true),
      ])
    let ring = PartName([.collection("ring")])
    let expected: [(PartName, String)] = [
      (Self.layer("title"), "title"), (Self.layer("ring-title"), "ring-title"), (ring, "ring"),
      (Self.item(.loaded(3), of: "ring"), "ring-3"),
      (Self.item(.inserted(0), of: "ring"), "ring-new-0"),
      (Self.item("EB Garamond", of: "ring"), "ring-EB_Garamond"),
      (Self.item("3", of: "row-2"), "row-2-3"),
      (Self.item("x", of: "ring", isLeaving: true), "ring-leaving-x"),
      (ring.inner(.element(ElementName(.view(.header(section: 1))))), "ring-header-1-0"),
      (
        ring.inner(.element(ElementName(.view(.decoration(kind: "shelf", section: 0, item: 2))))),
        "ring-shelf-0-2"
      ),
      (ring.inner(.detail(.loaded(3))), "ring-detail-3"),
      (ring.inner(.indicator(.vertical)), "ring-vertical-indicator"),
      (
        Self.item(.loaded(3), of: "ring").inner(.layer(LayerName(id: "cover", kind: "image"))),
        "ring-3.cover"
      ),
      (Self.layer("header").inner(.layer(LayerName(id: "title", kind: "text"))), "header.title"),
    ]
    for (name, id) in expected {
      #expect(ids.id(of: name) == id)
      #expect(ids.plainID(of: name) == id)
    }
  }

  @Test func `what could be called as another is called by each step`() {
    let ids = PartIDs(
      layers: ["a-x"],
      collections: [
        .init(name: "a", namesItems: false), .init(name: "a-b", namesItems: false),
      ])
    #expect(ids.id(of: Self.item("x", of: "a")) == "_.collection.a.given.x")
    #expect(ids.id(of: Self.item("b-1", of: "a")) == "_.collection.a.given.b-1")
    #expect(ids.id(of: Self.item(.loaded(1), of: "a-b")) == "a-b-1")
    #expect(ids.id(of: Self.item("7", of: "a")) == "_.collection.a.given.7")
    #expect(
      ids.id(of: Self.item("y", of: "a", isLeaving: true).inner(.layer(LayerName(kind: "text"))))
        == "a-leaving-y..text-1")
    #expect(ids.id(of: Self.item("leaving-y", of: "a")) == "_.collection.a.given.leaving-y")
    #expect(ids.plainID(of: Self.item("x", of: "a")) == nil)
    let unnamed = PartName([.layer(LayerName(kind: "group"))])
    #expect(ids.plainID(of: unnamed) == nil)
    #expect(ids.plainID(of: unnamed.inner(.layer(LayerName(id: "b", kind: "text")))) == nil)
  }

  // MARK: - Whatever a scene calls things

  private static let hostile = [
    "a/b", "leaving-x", "x", "id:", "id:x", "new-0", "0", "1", "-1", "01", "", " ", "  ", "_", "__",
    "a", "b", "a-b", "b-1", "a b", "a_b", "a_20_b", "a_20_", "_20_", "é", "e\u{301}", "🎲", "a.b",
    ".", "-", "_.", "header-0", "header-0-0", "0-0", "leaving-header-0-0", "detail-0", "detail-x",
    "vertical-indicator", "text", "text-2", "background", "\"><script>", "a\nb", "3", "_3", "3_",
    "_3_", "\u{3}5f ", "layer", "collection", "given", "leaving-", "leaving-leaving-x",
  ]

  private static func name(using generator: inout SplitMix64) -> String {
    let parts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      hostile[Int.random(in: 0..<hostile.count, using: &generator)]
    }
    return parts.joined(separator: ["", "-", "."][Int.random(in: 0..<3, using: &generator)])
  }

  private static func layerName(using generator: inout SplitMix64) -> LayerName {
    guard Bool.random(using: &generator) else {
      return LayerName(kind: "text", number: Int.random(in: 1...3, using: &generator))
    }
    return LayerName(id: name(using: &generator), kind: "text")
  }

  private static func itemID(using generator: inout SplitMix64) -> ItemID {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: .loaded(Int.random(in: 0...3, using: &generator))
    case 1: .inserted(Int.random(in: 0...3, using: &generator))
    default: .given(name(using: &generator))
    }
  }

  private static func element(using generator: inout SplitMix64) -> ElementName {
    let isLeaving = Bool.random(using: &generator)
    guard Int.random(in: 0..<3, using: &generator) == 0 else {
      return ElementName(item: itemID(using: &generator), isLeaving: isLeaving)
    }
    let kind = Bool.random(using: &generator) ? "header" : name(using: &generator)
    let isDecoration = Bool.random(using: &generator)
    return ElementName(
      .view(
        isDecoration
          ? .decoration(kind: kind, section: 0) : .supplementary(kind: kind, section: 0)),
      isLeaving: isLeaving)
  }

  private static func part(
    of collections: [String], layers: [String], using generator: inout SplitMix64
  ) -> PartName {
    let collection = PartName([
      .collection(collections[Int.random(in: 0..<collections.count, using: &generator)])
    ])
    var name: PartName
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return collection
    case 1: return collection.inner(.indicator(.vertical))
    case 2: name = collection.inner(.detail(itemID(using: &generator)))
    case 3:
      name = layer(layers[Int.random(in: 0..<layers.count, using: &generator)])
    case 4: name = PartName([.layer(LayerName(kind: "group", number: 1))])
    default: name = collection.inner(.element(element(using: &generator)))
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      name = name.inner(.layer(layerName(using: &generator)))
    }
    return name
  }

  @Test(arguments: 0..<60)
  func `no two parts of a scene have the same id, and all are valid in XML`(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let collections = Set((0..<4).map { _ in Self.name(using: &generator) }).sorted()
    // The ids of layers and collections beside one another are told apart when a scene is read.
    let layers =
      Set((0..<6).map { _ in Self.name(using: &generator) }).subtracting(collections)
      .sorted() + ["alone"]
    let ids = PartIDs(
      layers: layers,
      collections: collections.map {
        .init(name: $0, namesItems: Bool.random(using: &generator))
      })
    var owners: [String: PartName] = [:]
    for _ in 0..<1500 {
      let name = Self.part(of: collections, layers: layers, using: &generator)
      let id = ids.id(of: name)
      #expect(owners[id, default: name] == name, "\(id), seed \(seed)")
      owners[id] = name
      #expect(Self.isValid(id), "\(id.debugDescription) of \(name), seed \(seed)")
    }
  }

  /// Whether an id is an NCName of ASCII (Namespaces in XML 1.0, production 4).
  private static func isValid(_ id: String) -> Bool {
    guard let first = id.utf8.first else { return false }
    let letters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_".utf8)
    return letters.contains(first)
      && id.utf8.allSatisfy { letters.contains($0) || "0123456789-.".utf8.contains($0) }
  }
}
