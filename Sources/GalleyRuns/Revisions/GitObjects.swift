internal import GalleySystem

/// The objects of a repository, which one program hands out as they are: no filter, no attribute and
/// no hook has a part in it.
///
/// One thread at a time.
final class GitObjects {
  enum Kind: String {
    case commit
    case tree
    case blob
    case tag
  }

  /// An object whose content comes next.
  struct Head {
    /// In hexadecimal digits.
    var id: String
    var kind: Kind
    /// In bytes.
    var size: Int
  }

  /// One name in a folder.
  struct TreeEntry {
    enum Kind {
      case file
      case folder
      case link
      /// A submodule, whose files are in another repository.
      case submodule
    }

    var name: String
    var kind: Kind
    /// In hexadecimal digits.
    var id: String
  }

  private let repository: GitRepository
  private let channel: ProcessChannel

  init(of repository: GitRepository) throws(RunError) {
    self.repository = repository
    channel = try repository.channel(["cat-file", "--batch"])
  }

  /// Asks for an object by its id or another name; nil where there is none.
  func head(of name: String) throws(RunError) -> Head? {
    guard !name.contains(where: \.isNewline) else { return nil }
    channel.send(Array(name.utf8), withinSeconds: GitRepository.seconds)
    guard let line = channel.line(withinSeconds: GitRepository.seconds) else {
      throw repository.problem(with: channel)
    }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    if ["missing", "ambiguous"].contains(words.last) { return nil }
    guard words.count == 3, let kind = Kind(rawValue: String(words[1])), let size = Int(words[2])
    else { throw repository.problem(with: channel) }
    return Head(id: String(words[0]), kind: kind, size: size)
  }

  /// Hands over the content of the object that was asked for last, in parts.
  func read(_ head: Head, _ take: (_ part: [UInt8]) throws -> Void) throws {
    // A line end follows.
    var rest = head.size + 1
    while rest > 0 {
      let part = channel.bytes(atMost: min(rest, 1 << 20), withinSeconds: GitRepository.seconds)
      guard !part.isEmpty else { throw repository.problem(with: channel) }
      rest -= part.count
      try take(rest == 0 ? part.dropLast() : part)
    }
  }

  func content(of head: Head) throws -> [UInt8] {
    var content: [UInt8] = []
    try read(head) { content += $0 }
    return content
  }

  /// The id of the commit that a name is of, and that of its tree; nil where it is none of a commit.
  func commit(called name: String) throws -> (id: String, tree: String)? {
    var name = name
    // A tag may be of a tag.
    for _ in 0..<8 {
      guard let head = try head(of: name) else { return nil }
      let text = String(decoding: try content(of: head), as: UTF8.self)
      let first = text.prefix { $0 != "\n" }.split(separator: " ")
      guard first.count == 2 else { return nil }
      switch (head.kind, first[0]) {
      case (.commit, "tree"): return (head.id, String(first[1]))
      case (.tag, "object"): name = String(first[1])
      default: return nil
      }
    }
    return nil
  }

  /// What lies in a folder; names that are no text, or that no folder can have, are left out.
  func tree(_ id: String) throws -> [TreeEntry] {
    guard let head = try head(of: id) else { throw repository.problem(with: channel) }
    var rest = try content(of: head)[...]
    guard head.kind == .tree else { throw repository.problem(with: channel) }
    var entries: [TreeEntry] = []
    while !rest.isEmpty {
      guard let space = rest.firstIndex(of: 0x20), let end = rest[space...].firstIndex(of: 0),
        rest.count >= end - rest.startIndex + 1 + id.utf8.count / 2
      else { throw repository.problem(with: channel) }
      let idEnd = end + 1 + id.utf8.count / 2
      let mode = String(decoding: rest[..<space], as: UTF8.self)
      let name = String(validating: rest[(space + 1)..<end], as: UTF8.self)
      if let name, let kind = Self.kind(ofMode: mode), Self.canLie(name) {
        entries.append(
          TreeEntry(name: name, kind: kind, id: Self.hexadecimal(rest[(end + 1)..<idEnd])))
      }
      rest = rest[idEnd...]
    }
    return entries
  }

  private static func kind(ofMode mode: String) -> TreeEntry.Kind? {
    switch mode {
    case "40000", "040000": .folder
    case "120000": .link
    case "160000": .submodule
    default: mode.hasPrefix("100") ? .file : nil
    }
  }

  /// Whether a name is one that git itself would let lie in a folder.
  private static func canLie(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && !name.contains("/")
      && name.lowercased() != ".git"
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
