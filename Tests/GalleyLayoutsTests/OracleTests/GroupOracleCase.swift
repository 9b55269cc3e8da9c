import GalleyGeometry
import GalleyLayouts

/// A case of recorded-groups.json or group-examples.json: sections as UIKit's compositional layout
/// has them, and frames.
struct GroupOracleCase: Decodable {
  var id: String
  var tag: String
  var bounds: [Double]
  var scale: Double
  var counts: [Int]
  var sections: [Section]
  var elements: [Element]
  var notInSight: [Element]?
  var steps: [Step]?
  var contentSize: [Double]?
  /// How high items are that fit their content.
  var heights: [Double]?

  struct Section: Decodable {
    var group: Part
    var interGroupSpacing: Double?
    var contentInsets: Insets?
    var header: Header?
    var background: Insets?
    var sectionSpacing: Double?
    var scrollsSideways: Bool?
  }

  struct Header: Decodable {
    var extent: Double
    var pinned: Bool
    var overlays: Bool?
    var offset: [Double]?
  }

  struct Part: Decodable {
    var axis: String?
    var width: [String: Double]?
    var height: [String: Double]?
    var subitems: [Part]?
    var count: Int?
    var interItemSpacing: [String: Double]?
    var contentInsets: Insets?
  }

  struct Insets: Decodable {
    var top: Double
    var leading: Double
    var bottom: Double
    var trailing: Double
  }

  struct Step: Decodable {
    var name: String
    var contentOffset: [Double]
    var elements: [Element]
  }

  struct Element: Decodable {
    var what: String
    var section: Int
    var item: Int
    var frame: [Double]?

    /// The element in a content whose section is the first of them.
    func element(from firstSection: Int) -> LayoutElement {
      let section = section - firstSection
      return switch what {
      case "header": .header(section: section)
      case "decoration": .decoration(kind: "background", section: section)
      default: .cell(section: section, item: item)
      }
    }
  }
}

extension GroupOracleCase.Insets {
  var insets: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension GroupOracleCase.Part {
  var item: GroupItem {
    var part = GroupItem(.item, width: dimension(width), height: dimension(height))
    part.insets = contentInsets?.insets ?? .zero
    part.count = count
    if let fixed = interItemSpacing?["fixed"] { part.spacing = .fixed(fixed) }
    if let flexible = interItemSpacing?["flexible"] { part.spacing = .flexible(flexible) }
    if let axis = axis.flatMap(Axis.init(rawValue:)) {
      part.parts = .line(axis, (subitems ?? []).map(\.item))
    }
    return part
  }

  private func dimension(_ specified: [String: Double]?) -> GroupDimension? {
    switch specified?.first {
    case ("absolute", let points)?: .points(points)
    case ("fractionalWidth", let share)?: .width(.fraction(share))
    case ("fractionalHeight", let share)?: .height(.fraction(share))
    case ("uniform", _)?: .uniform
    case (_, _)?: .fit
    case nil: nil
    }
  }
}

extension GroupOracleCase.Section {
  var layout: GroupLayout {
    var layout = GroupLayout(group.item)
    layout.scrollDirection = scrollsSideways == true ? .horizontal : .vertical
    layout.groupSpacing = interGroupSpacing ?? 0
    layout.sectionSpacing = sectionSpacing ?? 0
    layout.insets = contentInsets?.insets ?? .zero
    layout.background = background.map { GroupBackground(insets: $0.insets) }
    guard let header else { return layout }
    layout.headerExtent = .points(header.extent)
    layout.pinsHeaders = header.pinned
    layout.header.extendsSection = header.overlays != true
    if let offset = header.offset { layout.header.offset = Vector(dx: offset[0], dy: offset[1]) }
    return layout
  }
}
