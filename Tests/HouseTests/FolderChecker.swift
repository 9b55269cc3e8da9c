/// Finds folders of one module that need each other, by the type names they declare and use.
enum FolderChecker {
  /// That a folder uses a type which another declares, with one place as example.
  struct Need {
    var from: String
    var to: String
    var name: String
    var place: String
  }

  /// One sentence for each cycle between the folders of a target.
  static func complaints(about files: [SourceFile]) -> [String] {
    Dictionary(grouping: files, by: \.target).sorted { $0.key < $1.key }.flatMap { target, files in
      cycles(among: needs(of: files)).map { cycle in
        let links = cycle.map { "\($0.from) needs \($0.name) of \($0.to) (\($0.place))" }
        return "\(target): \(links.joined(separator: ", "))"
      }
    }
  }

  /// What each folder needs of each other, with one example a pair.
  static func needs(of files: [SourceFile]) -> [Need] {
    let sources = files.compactMap { file in
      file.folder.map { (folder: $0, names: TypeNames(file.text), path: file.path) }
    }
    var owners: [String: Set<String>] = [:]
    for source in sources {
      for name in source.names.declared { owners[name, default: []].insert(source.folder) }
    }
    var needs: [[String]: Need] = [:]
    for source in sources {
      for (name, line) in source.names.used.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) })
      {
        for owner in owners[name] ?? [] where owner != source.folder {
          let place = "\(source.path):\(line)"
          let need = Need(from: source.folder, to: owner, name: name, place: place)
          needs[[need.from, need.to]] = needs[[need.from, need.to]] ?? need
        }
      }
    }
    return needs.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// For each need that has a way back, the shortest; each cycle once.
  private static func cycles(among needs: [Need]) -> [[Need]] {
    var seen: Set<Set<String>> = []
    return needs.compactMap { need in
      guard let back = shortestPath(from: need.to, to: need.from, along: needs) else { return nil }
      let cycle = [need] + back
      return seen.insert(Set(cycle.map(\.from))).inserted ? cycle : nil
    }
  }

  private static func shortestPath(
    from start: String, to end: String, along needs: [Need]
  ) -> [Need]? {
    var paths: [String: [Need]] = [start: []]
    var queue = [start]
    while !queue.isEmpty {
      let folder = queue.removeFirst()
      if folder == end { return paths[folder] }
      for need in needs where need.from == folder && paths[need.to] == nil {
        paths[need.to] = (paths[folder] ?? []) + [need]
        queue.append(need.to)
      }
    }
    return nil
  }
}
