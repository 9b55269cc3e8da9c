internal import GalleyGeometry
internal import GalleyNotation
internal import GalleyRecords
package import GalleyRendering
package import GalleyRuns
package import GalleyScenes
internal import GalleySystem

/// The check of pages: whether the pictures that they show are those that their scenes draw.
package struct PageCheck {
  /// A picture that a page names, as it was found.
  private struct Mention {
    var page: Int
    var image: PageImage
    /// The forms of the picture that are there, the named one first; it may be missing.
    var paths: [String]
  }

  /// Something that is not right in a page, at a byte of it.
  private struct Problem {
    var page: Int
    var offset: Int
    var rule: PageRule
    var sentence: String
    /// Whether it is right once the check has written.
    var isMended: Bool
  }

  private let tree: PageTree
  private var scenes: [Scene]
  private var mentions: [Mention] = []
  private var problems: [Problem] = []
  /// By their paths.
  private var pictures: [String: ShownPicture] = [:]
  /// The states that draw the pictures, by the pictures' paths.
  private var drawings: [String: [DrawnState]] = [:]
  /// What pages change where they are mended, by the pages' numbers.
  private var edits: [Int: [PageEdit]] = [:]
  private var products: [String: PictureRedrawing.Outcome] = [:]
  /// What is looked for, and mended.
  package var rules = Set(PageRule.allCases)
  /// What went wrong, in sentences.
  package private(set) var errors: [String]

  /// - `scenes`: those that draw pictures of the pages.
  /// - `names`: how the files of missing pictures are called; nil for `<scene>/<state>`.
  /// - `makeScene`: reads a scene that stands in a page.
  package init(
    _ tree: PageTree, scenes: [Scene], names: PictureNamePattern? = nil,
    makeScene: (_ text: String, _ page: String) throws -> Scene
  ) {
    self.tree = tree
    self.scenes = scenes
    errors = tree.errors
    for number in tree.pages.indices {
      for scene in tree.pages[number].content.scenes { add(scene, of: number, makeScene) }
      for image in tree.pages[number].content.images { add(image, of: number) }
    }
    let states = DrawnStates(of: self.scenes, names: names)
    for (path, picture) in pictures where drawings[path] == nil {
      drawings[path] = states.states(of: picture)
    }
  }

  /// Draws the pictures, in at most so many threads, and finds what is not right.
  ///
  /// - `cache`: Of files that need not be drawn.
  package mutating func run(
    threads: Int, renderer: Renderer, rule: WarningRule, cache: RenderCache = .none,
    makeRenderer: @escaping @Sendable () throws -> Renderer
  ) throws {
    var tasks: [DrawnState: [ShownPicture]] = [:]
    for (path, states) in drawings.sorted(by: { $0.key < $1.key }) {
      guard let picture = pictures[path] else { continue }
      for state in states { tasks[state, default: []].append(picture) }
    }
    let plan = try DrawingPlan<[ShownPicture]>(scenes, states: []) { state, scene in
      tasks[DrawnState(scene, state)].map { [$0] } ?? []
    }
    let run = DrawingRun(
      plan, for: PictureRedrawing(cache: cache), rule: rule, makeRenderer: makeRenderer)
    let outcome = run.run(threads: threads, renderer: renderer)
    cache.save()
    for (_, product) in outcome.products { products.merge(product) { $0.preferred(to: $1) } }
    errors += outcome.failures.map { $0.failure.text }.withoutDoubles
    judge()
  }
}

// MARK: - What pages show

extension PageCheck {
  /// Takes a scene that stands in a page, and the pictures that it names.
  private mutating func add(
    _ block: PageScene, of page: Int, _ makeScene: (String, String) throws -> Scene
  ) {
    guard !block.pictures.isEmpty else {
      return note(
        .missing, page, block.offset,
        "the scene names no picture; let it begin with '# picture: images/name.png'")
    }
    let scene: Scene
    do {
      scene = try makeScene(block.text, tree.pages[page].path)
    } catch {
      return errors.append("\(error)")
    }
    scenes.append(scene)
    for picture in block.pictures {
      let state = scene.states.first {
        picture.state == nil || [$0.name, $0.fileName].contains(picture.state)
      }
      guard let state else {
        note(
          .unknown, page, picture.offset,
          "the scene has no state '\(picture.state ?? "")'; there is "
            + Suggestion.list(scene.states.map(\.fileName)))
        continue
      }
      let image = PageImage(target: picture.target, offset: picture.offset)
      guard let path = find(image, of: page) else { continue }
      mentions.append(Mention(page: page, image: image, paths: [path]))
      drawings[path] = [DrawnState(scene, state)]
    }
  }

  /// Takes a picture of a page, with its other forms that lie beside it.
  private mutating func add(_ image: PageImage, of page: Int) {
    guard let path = find(image, of: page) else { return }
    let stem = path.pictureStem
    let forms = pictures[path]?.bytes == nil ? [] : forms(ofPicture: stem, besides: path)
    mentions.append(Mention(page: page, image: image, paths: [path] + forms))
  }

  /// The path of a picture that was read; nil for one that is not looked at, which may be told.
  private mutating func find(_ image: PageImage, of page: Int) -> String? {
    let name = tree.pages[page].path
    switch tree.place(of: image.target, on: name) {
    case .elsewhere: return nil
    case .outside:
      if image.target.isPicturePath {
        note(
          .outside, page, image.offset,
          "'\(image.target)' lies outside of the folders that were named, and is not opened; name a"
            + " folder that holds both with --pictures")
      }
      return nil
    case .file(let path, let root):
      if !image.target.isPicturePath || FileKind(at: path) != .file {
        if let other = tree.pictureInCatalog(image.target, of: name) {
          return read(other.path, below: other.root, image, page)
        }
      }
      guard image.target.isPicturePath else {
        if name.contains(".docc/") {
          note(
            .missing, page, image.offset,
            "no picture of the catalog is called '\(image.target)'; draw it with 'galley render --name'"
          )
        }
        return nil
      }
      return read(path, below: root, image, page)
    }
  }

  private mutating func read(
    _ path: String, below root: String, _ image: PageImage, _ page: Int
  ) -> String? {
    guard pictures[path] == nil else { return path }
    do throws(FileError) {
      pictures[path] = try ShownPicture(path: path, below: root)
      return path
    } catch {
      note(.outside, page, image.offset, "\(error)")
      return nil
    }
  }

  /// The pictures beside one that differ in scale, theme or format alone, and are Galley's.
  private mutating func forms(ofPicture stem: String, besides path: String) -> [String] {
    guard let root = pictures[path]?.root else { return [] }
    let folder = FilePath.folder(of: path)
    let names = (try? InputFiles.names(inFolder: folder).sorted()) ?? []
    return names.compactMap { name in
      let other = folder == "." ? name : FilePath.join(folder, name)
      guard other != path, other.isPicturePath, other.pictureStem == stem else { return nil }
      if pictures[other] == nil { pictures[other] = try? ShownPicture(path: other, below: root) }
      return pictures[other]?.record == nil ? nil : other
    }
  }
}

// MARK: - What is not right

extension PageCheck {
  /// - `isMended`: whether writing mends it.
  private mutating func note(
    _ rule: PageRule, _ page: Int, _ offset: Int, _ sentence: String, isMended: Bool = false
  ) {
    problems.append(
      Problem(page: page, offset: offset, rule: rule, sentence: sentence, isMended: isMended))
  }

  private mutating func judge() {
    for mention in mentions {
      for path in mention.paths { judge(path, mention) }
      guard let picture = mention.paths.first.flatMap({ pictures[$0] }), isDrawn(picture) else {
        continue
      }
      if rules.contains(.size) { judgeSize(of: picture, mention) }
      if rules.contains(.alt) { judgeWords(of: picture, mention) }
    }
  }

  /// Whether Galley drew a picture, or is to.
  private func isDrawn(_ picture: ShownPicture) -> Bool {
    picture.record != nil || drawings[picture.path]?.isEmpty == false
  }

  private mutating func judge(_ path: String, _ mention: Mention) {
    guard let picture = pictures[path] else { return }
    let (page, offset) = (mention.page, mention.image.offset)
    switch products[path]?.verdict {
    case .same: break
    case .stale(let clause, let file):
      let cure = file == nil ? "" : "; draw it anew with --write"
      note(
        .stale, page, offset, "'\(path)' is drawn otherwise today: \(clause)\(cure)",
        isMended: file != nil)
    case .missing(let file):
      let cure = file == nil ? "'galley render --animate'" : "--write"
      note(
        .missing, page, offset, "there is no '\(path)'; draw it with \(cure)", isMended: file != nil
      )
    case nil where picture.bytes == nil:
      note(
        .missing, page, offset,
        "there is no '\(path)', and no scene draws it; mend the path, or name its scene with --scenes"
      )
    case nil where picture.record != nil && drawings[path]?.isEmpty != false:
      note(
        .unknown, page, offset,
        "no scene draws '\(path)', which shows '\(picture.record?.state ?? "")' of"
          + " '\(picture.record?.title ?? "")'; name its scene with --scenes")
    case nil: break
    }
  }

  /// Whether width and height have the shape of the picture, and no pixel is made larger.
  private mutating func judgeSize(of picture: ShownPicture, _ mention: Mention) {
    let drawn = products[picture.path]
    let (page, image) = (mention.page, mention.image)
    guard let size = drawn?.size ?? picture.size, size.width > 0, size.height > 0,
      let width = image.width
    else { return }
    if let pixels = drawn?.pixelWidth ?? picture.pixelWidth, width.value > Double(pixels) + 0.5 {
      let points = size.width.rounded()
      note(
        .size, page, image.offset,
        "'\(picture.path)' is shown \(width.value.shortest) wide and has \(pixels) pixels; its screen"
          + " is \(points.shortest) wide", isMended: true)
      edits[page, default: []].append(PageEdit(range: width.range, text: points.shortest))
      edit(image.height, to: size.height.rounded(), on: page)
      return
    }
    let fit = width.value * size.height / size.width
    guard let height = image.height, abs(height.value - fit) > max(1, fit / 100) else { return }
    note(
      .size, page, image.offset,
      "'\(picture.path)' is \(fit.rounded().shortest) high where it is \(width.value.shortest) wide, and"
        + " is shown \(height.value.shortest) high", isMended: true)
    edit(height, to: fit.rounded(), on: page)
  }

  private mutating func edit(_ length: PageImage.Length?, to value: Double, on page: Int) {
    guard let length else { return }
    edits[page, default: []].append(PageEdit(range: length.range, text: value.shortest))
  }

  private mutating func judgeWords(of picture: ShownPicture, _ mention: Mention) {
    guard case .missing(let place) = mention.image.alternative else { return }
    // What a file says may come from anyone, and must not become markup on a line of its own.
    let words = (products[picture.path]?.alternative ?? picture.alternative)?.wordsOnOneLine
    note(
      .alt, mention.page, mention.image.offset,
      "'\(picture.path)' has no words for people who cannot see it; "
        + (words == nil
          ? "say what it shows" : "write them, or let --write take the picture's own"),
      isMended: words != nil)
    guard let words else { return }
    edits[mention.page, default: []].append(place.edit(words))
  }
}

// MARK: - What came of it

extension PageCheck {
  /// What is not right, page by page, and then the pictures that no page shows.
  ///
  /// - `isWritten`: without what writing mends.
  package func findings(whenWritten isWritten: Bool) -> [PageFinding] {
    let left = problems.filter { rules.contains($0.rule) && (!isWritten || !$0.isMended) }
    let findings = Dictionary(grouping: left, by: \.page).sorted { $0.key < $1.key }
      .flatMap { number, problems -> [PageFinding] in
        let page = tree.pages[number]
        let lines = PageLines(of: page.bytes)
        return problems.sorted { $0.offset < $1.offset }.map { problem in
          PageFinding(
            rule: problem.rule, location: lines.location(of: problem.offset, in: page.path),
            sentence: problem.sentence)
        }
      }
    return findings.withoutDoubles + (rules.contains(.unshown) ? unshown : [])
  }

  private var unshown: [PageFinding] {
    let shown = Set(mentions.flatMap(\.paths).map(\.pictureStem))
    return tree.pictures.sorted().compactMap { path in
      guard !shown.contains(path.pictureStem), let root = tree.roots.first(where: path.lies),
        let picture = try? ShownPicture(path: path, below: root), picture.record != nil
      else { return nil }
      return PageFinding(
        rule: .unshown, location: SourceLocation(file: path, line: 1, column: 1),
        sentence: "no page shows this picture; show it, or remove it")
    }
  }

  /// The number of pictures that were compared or drawn.
  package var pictureCount: Int { products.count }

  /// Draws what is stale or missing and mends the pages: all of it, or nothing.
  ///
  /// - Returns: How many pictures were drawn, and how many pages were mended.
  package func write() throws -> (pictures: Int, pages: Int) {
    let batch = FileBatch()
    var pictureCount = 0
    let pages = edits.keys.sorted().filter { edits[$0]?.isEmpty == false }
    do {
      for (path, product) in products.sorted(by: { $0.key < $1.key }) {
        guard let (rule, file) = product.verdict.file, rules.contains(rule),
          let root = pictures[path]?.root
        else { continue }
        try batch.put(OutputFile(path: path, bytes: file), lockingFolderBelow: root)
        pictureCount += 1
      }
      for number in pages {
        let page = tree.pages[number]
        let bytes = PageEdit.apply(edits[number] ?? [], to: page.bytes)
        try batch.replace(OutputFile(path: page.path, bytes: bytes))
        guard try InputFiles.bytes(atPath: page.path) == page.bytes else {
          throw RunError(
            "'\(page.path)' changed while its pictures were drawn, and is not written over; do it once"
              + " more")
        }
      }
    } catch {
      batch.discard()
      throw error
    }
    try batch.commit()
    return (pictureCount, pages.count)
  }
}

extension PictureRedrawing.Outcome {
  /// The better of what two scenes make of one picture: one that draws it as it is.
  fileprivate func preferred(to other: Self) -> Self {
    if case .same = other.verdict { other } else { self }
  }
}

extension PictureRedrawing.Verdict {
  /// The file that takes the place of what is there, and the rule by which it does.
  fileprivate var file: (rule: PageRule, bytes: [UInt8])? {
    switch self {
    case .same: nil
    case .stale(_, let file): file.map { (.stale, $0) }
    case .missing(let file): file.map { (.missing, $0) }
    }
  }
}
