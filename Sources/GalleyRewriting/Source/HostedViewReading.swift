/// Finds views of SwiftUI that UIKit is given to host, and lets the names of their types stand for
/// them.
///
/// There are no views of SwiftUI here, so what a closure says of them need not compile. What is read
/// is `UIHostingConfiguration("Row")` and `UIHostingController(rootView: "Page")`.
struct HostedViewReading {
  /// A view that is not drawn.
  struct HostedView: Hashable, Sendable {
    /// The type that is named first.
    var name: String
    /// The bytes that say it.
    var range: Range<Int>
  }

  private(set) var views: [HostedView] = []
  /// Bytes that are not read.
  private(set) var removed: [Range<Int>] = []
  private(set) var edits: [TextEdit] = []
  private let list: TokenList

  init(_ list: TokenList) {
    self.list = list
    var index = 0
    while index < list.count {
      if list.isCode(index, "UIHostingConfiguration") || list.isCode(index, "UIHostingController") {
        index = read(index)
      } else if list.isCode(index, "rootView"), list.isCode(index - 1, "("),
        list.isCode(index - 2, "init"), list.isCode(index - 3, "."),
        list.isCode(index - 4, "super"), list.isCode(index + 1, ":")
      {
        index = readRoot(index)
      } else {
        index += 1
      }
    }
  }

  /// Reads what is behind a type that hosts, and returns the token to go on at.
  private mutating func read(_ index: Int) -> Int {
    var at = index + 1
    if list.isCode(at, "<") {
      let end = list.behindGenerics(at)
      if end > at { remove(at..<end, with: "") }
      at = max(end, at + 1)
    }
    if list.isCode(at, "("), list.isCode(at + 1, "rootView") { return readRoot(at + 1) }
    guard list.isCode(index, "UIHostingConfiguration") else { return at }
    var end = at
    if list.isCode(at, "("), list.isCode(at + 1, "content") || list.isCode(at + 1, ")") {
      end = list.behind(at)
    }
    if list.isCode(end, "{") { end = list.behind(end) }
    guard end > at else { return at }
    let name = name(in: at..<end)
    add(name, at: (at - 1)..<end)
    remove(at..<behindModifiers(end), with: "(\"\(name)\")")
    return behindModifiers(end)
  }

  /// Reads the value of the label `rootView`.
  private mutating func readRoot(_ label: Int) -> Int {
    let start = label + 2
    guard let closing = list.partners[label - 1] ?? closing(from: label) else { return label + 1 }
    var end = start
    while end < closing, !list.isCode(end, ",") { end = list.behind(end) }
    guard list.isCode(label + 1, ":"), end > start else { return label + 1 }
    let name = name(in: start..<end)
    add(name, at: start..<end)
    remove(start..<end, with: "\"\(name)\"")
    return end
  }

  /// The parenthesis that closes around a token.
  private func closing(from index: Int) -> Int? {
    var at = index
    while at < list.count, !list.isCode(at, ")") { at = list.behind(at) }
    return at < list.count ? at : nil
  }

  /// The end of `.margins(.all, 0).background { … }` behind a configuration.
  private func behindModifiers(_ end: Int) -> Int {
    var at = end
    while list.isCode(at, "."), list.name(at + 1) != nil {
      at += 2
      if list.isCode(at, "(") { at = list.behind(at) }
      if list.isCode(at, "{"), list[at]?.isFirstOnLine == false { at = list.behind(at) }
    }
    return at
  }

  /// The first name of a type, one that only wraps another left aside.
  private func name(in range: Range<Int>) -> String {
    let names = range.compactMap { index -> String? in
      guard let name = list.name(index), name.first?.isUppercase == true else { return nil }
      return name
    }
    return names.first { $0 != "AnyView" && $0 != "SwiftUI" } ?? names.first ?? "View"
  }

  private mutating func add(_ name: String, at tokens: Range<Int>) {
    guard let range = list.bytes(of: tokens) else { return }
    views.append(HostedView(name: name, range: range))
  }

  private mutating func remove(_ tokens: Range<Int>, with text: String) {
    guard let range = list.bytes(of: tokens) else { return }
    removed.append(range)
    edits.append(TextEdit(range: range, text: text))
  }
}
