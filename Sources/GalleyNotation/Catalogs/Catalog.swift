/// The members of one kind of thing that scenes and options may name: layouts, styles, formats,
/// metrics.
///
/// A value with a literal list: another package adds a member of its own to a copy.
public struct Catalog<Member: Sendable>: Sendable {
  /// In the order in which they are listed.
  public private(set) var members: [Member]
  private let kind: @Sendable (Member) -> String

  /// - `kind`: The name by which a member is called; two members differ in it.
  package init(_ members: [Member], kind: @escaping @Sendable (Member) -> String) {
    self.members = members
    self.kind = kind
  }

  /// The catalog with one more member; one of the same kind is replaced.
  public func adding(_ member: Member) -> Catalog {
    var copy = self
    copy.members = members.filter { kind($0) != kind(member) } + [member]
    return copy
  }

  /// The member of a kind; nil where there is none.
  public subscript(name: String) -> Member? { members.first { kind($0) == name } }

  /// The kinds, in the order of the members.
  public var kinds: [String] { members.map(kind) }
}
