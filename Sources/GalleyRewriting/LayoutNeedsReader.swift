/// Reads what a layout leaves to whoever makes it.
struct LayoutNeedsReader {
  private let unit: UnitRewriting
  /// Deeper families of protocols are left alone.
  private static let deepest = 8

  init(_ unit: UnitRewriting) { self.unit = unit }

  /// - Parameters:
  ///   - initializer: the one that stands in the way of `Name()`.
  ///   - members: those of the layout's class and of the classes above.
  func needs(initializer: UnitRewriting.TypePlace?, members: [LayoutMember]) -> LayoutNeeds {
    LayoutNeeds(
      parameters: initializer.map(parameters), asked: (delegate.map { [$0] } ?? []) + own(members))
  }

  private func parameters(_ place: UnitRewriting.TypePlace) -> [LayoutNeeds.Parameter] {
    let list = unit.files[place.file].list
    guard let opening = place.declaration.parameters else { return [] }
    return list.parts(of: list.inside(opening)).compactMap { part in
      guard let colon = part.first(where: { list.isCode($0, ":") }),
        !part.contains(where: { list.isCode($0, "=") })
      else { return nil }
      return LayoutNeeds.Parameter(
        label: list.text(part.lowerBound),
        type: list.text(list.range(colon + 1, part.upperBound)))
    }
  }

  /// The protocol of the first `….delegate as? Name`; what the collection view's delegate is asked
  /// without one is optional.
  private var delegate: LayoutNeeds.Asked? {
    for file in unit.files {
      let list = file.list
      for index in list.indices where list.isCode(index, "delegate") {
        guard list.isCode(index - 1, "."), let name = castType(behind: index, in: list) else {
          continue
        }
        return LayoutNeeds.Asked(
          property: nil, protocolName: name, isOfDelegates: isOfDelegates(name, depth: 0),
          demands: demands(of: name, depth: 0))
      }
    }
    return nil
  }

  private func castType(behind index: Int, in list: TokenList) -> String? {
    var at = index + 1
    while list.isCode(at, "?") || list.isCode(at, "!") { at += 1 }
    guard list.isCode(at, "as"), list.isCode(at + 1, "?") || list.isCode(at + 1, "!") else {
      return nil
    }
    at += 2
    if list.isCode(at, "(") { at += 1 }
    if list.isCode(at, "any") { at += 1 }
    return list.name(at)
  }

  /// Properties of the layout whose types are protocols of the files, such as
  /// `weak var delegate: GridLayoutDelegate?`.
  private func own(_ members: [LayoutMember]) -> [LayoutNeeds.Asked] {
    members.compactMap { member in
      guard member.isSettable, var type = member.type else { return nil }
      while let last = type.last, "?!)".contains(last) { type.removeLast() }
      type = String(type.drop { $0 == "(" })
      if type.hasPrefix("any ") { type.removeFirst(4) }
      guard unit.types[type]?.declaration.kind == .protocol else { return nil }
      return LayoutNeeds.Asked(
        property: member.name, protocolName: type, isOfDelegates: isOfDelegates(type, depth: 0),
        demands: demands(of: type, depth: 0))
    }
  }

  private func isOfDelegates(_ name: String, depth: Int) -> Bool {
    if name.hasPrefix("UICollectionViewDelegate") { return true }
    guard depth < Self.deepest, let place = unit.types[name] else { return false }
    return unit.inherited(by: place.declaration, in: place.file)
      .contains { isOfDelegates($0, depth: depth + 1) }
  }

  private func demands(of name: String, depth: Int) -> [LayoutNeeds.Demand] {
    if name == "UICollectionViewDelegateFlowLayout" { return [Self.sizeForItem] }
    guard depth < Self.deepest, let place = unit.types[name], place.declaration.kind == .protocol
    else { return [] }
    let inherited = unit.inherited(by: place.declaration, in: place.file)
      .filter { $0 != "UICollectionViewDelegateFlowLayout" }
      .flatMap { demands(of: $0, depth: depth + 1) }
    return inherited
      + place.declaration.members.compactMap { demand($0, in: place.file) }
  }

  private static let sizeForItem = LayoutNeeds.Demand(
    declaration: """
      func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath
        ) -> CGSize
      """, result: "CGSize")

  private func demand(_ member: SwiftDeclaration, in file: Int) -> LayoutNeeds.Demand? {
    let list = unit.files[file].list
    guard !unit.hasModifier("optional", member, in: file) else { return nil }
    switch member.kind {
    case .function:
      let whole = member.keyword..<member.tokens.upperBound
      let end = member.parameters.map(list.behind) ?? whole.lowerBound
      let arrow = list.range(end, whole.upperBound).first {
        list.isCode($0, "-") && list.isCode($0 + 1, ">")
      }
      let result = arrow.map { list.text(list.range($0 + 2, whole.upperBound)) }
      return LayoutNeeds.Demand(
        declaration: list.text(whole), result: result == "Void" ? nil : result)
    case .variable:
      guard let type = MemberReading(member, in: list).type else { return nil }
      return LayoutNeeds.Demand(declaration: "var \(member.name): \(type)", result: type)
    default: return nil
    }
  }
}
