import Foundation
import GalleyGeometry
import GalleyLayouts
import GalleySystem
import Testing

@testable import GalleyPrograms

/// What a layout's code may do, tried by a layout; a build takes seconds.
@Suite(.serialized) struct LayoutSandboxTests {
  /// Something that code tries, and the errors that come of it in a sandbox; 0 for none.
  private struct SessionEvent {
    var code: String
    var outcomes: Set<Int32>

    /// What a call answers tells whether it was refused.
    init(_ call: String, _ outcomes: Int32...) {
      (code, self.outcomes) = ("\(call) < 0 ? errno : 0", Set(outcomes))
    }

    /// What it answers is what came of it.
    init(answer: String, _ outcomes: Int32...) { (code, self.outcomes) = (answer, Set(outcomes)) }
  }

  /// By the rows of the article; `folder` and `open` are a folder of the user's and what galley
  /// itself has open.
  private static let events: [(row: String, events: [SessionEvent])] = [
    (
      "reads a file of yours, or looks what is in a folder",
      [
        SessionEvent("open(folder + \"/secret\", O_RDONLY)", EACCES),
        SessionEvent("open(folder, O_RDONLY | O_DIRECTORY)", EACCES),
        SessionEvent("open(\"/etc/passwd\", O_RDONLY)", EACCES),
        SessionEvent("open(\"/proc/\\(getppid())/environ\", O_RDONLY)", EACCES),
        SessionEvent(
          answer: "FileManager.default.contents(atPath: folder + \"/secret\") == nil ? 13 : 0", 13),
      ]
    ),
    (
      "writes, makes, moves or removes one",
      [
        SessionEvent("open(folder + \"/new\", O_WRONLY | O_CREAT, 0o600)", EPERM, EACCES),
        SessionEvent("open(folder + \"/secret\", O_RDWR)", EPERM, EACCES),
        SessionEvent("mkdir(folder + \"/made\", 0o700)", EPERM, EACCES),
        SessionEvent("rename(folder + \"/secret\", folder + \"/moved\")", EPERM, EACCES),
        SessionEvent("rename(folder + \"/moved\", folder + \"/secret\")", EPERM, EACCES),
        SessionEvent("symlink(\"/\", folder + \"/link\")", EPERM, EACCES),
        SessionEvent("chmod(folder + \"/secret\", 0o777)", EPERM, EACCES),
        SessionEvent("unlink(folder + \"/link\")", EPERM, EACCES),
      ]
    ),
    (
      "connects to another machine, or to a program of this one",
      [
        SessionEvent("socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)", EPERM),
        SessionEvent("socket(AF_INET6, Int32(SOCK_DGRAM.rawValue), 0)", EPERM),
        SessionEvent("socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)", EPERM),
      ]
    ),
    (
      "starts a program",
      [SessionEvent(answer: "spawned(\"/bin/true\")", EPERM)]
    ),
    (
      "ends Galley, or another program of yours",
      [SessionEvent("kill(getppid(), 0)", EPERM), SessionEvent("kill(0, 0)", EPERM)]
    ),
    (
      "goes on when Galley has ended",
      [SessionEvent("setsid()", EPERM), SessionEvent("setpgid(0, getppid())", EPERM)]
    ),
    (
      "takes memory without end",
      [
        SessionEvent(answer: "mapped(30 << 30)", ENOMEM),
        SessionEvent(answer: "mapped(1 << 30)", 0),
        SessionEvent(answer: "raised()", EPERM),
      ]
    ),
    (
      "reads the environment",
      [SessionEvent(answer: "Int32(ProcessInfo.processInfo.environment.count)", 3)]
    ),
    (
      "uses what Galley, or who started it, has open",
      [SessionEvent(answer: "Int32((5..<200).count { fcntl($0, F_GETFD) >= 0 })", 0)]
    ),
    (
      "starts a thread, waits, asks for the time",
      [
        SessionEvent(answer: "worked()", 0), SessionEvent(answer: "dispatched()", 0),
        SessionEvent("usleep(1000)", 0),
        SessionEvent(answer: "Date().timeIntervalSince1970 > 1 ? 0 : 1", 0),
        SessionEvent("kill(getpid(), 0)", 0),
      ]
    ),
  ]

  /// A layout that tries everything once, and has an item for each deed: as far from the left as
  /// the number of its error.
  private static func source(_ folder: String) -> String {
    """
    import UIKit

    private let folder = "\(folder)"

    private func spawned(_ path: String) -> Int32 {
      var id = pid_t(0)
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
      let problem = posix_spawn(&id, path, nil, nil, &arguments, nil)
      if problem == 0 { waitpid(id, nil, 0) }
      return problem
    }

    private func mapped(_ size: Int) -> Int32 {
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      if memory == MAP_FAILED { return errno }
      munmap(memory, size)
      return 0
    }

    private func raised() -> Int32 {
      var most = rlimit(rlim_cur: 1 << 45, rlim_max: 1 << 45)
      return setrlimit(__rlimit_resource_t(9), &most) < 0 ? errno : 0
    }

    private func worked() -> Int32 {
      var thread = pthread_t()
      let problem = pthread_create(&thread, nil, { _ in nil }, nil)
      if problem == 0 { pthread_join(thread, nil) }
      return problem
    }

    private func dispatched() -> Int32 {
      let (queue, group) = (DispatchQueue(label: "a", attributes: .concurrent), DispatchGroup())
      for _ in 0..<8 { queue.async(group: group) { usleep(1000) } }
      group.wait()
      return 0
    }

    final class DeedLayout: UICollectionViewLayout {
      private lazy var outcomes: [Int32] = [
        \(events.flatMap(\.events).map { "{ \($0.code) }()," }.joined(separator: "\n    "))
      ]

      override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        outcomes.enumerated().map { item, outcome in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: CGFloat(outcome), y: CGFloat(item), width: 1, height: 1)
          return attributes
        }
      }
    }
    """
  }

  /// What comes of each deed.
  private func outcomes(_ built: BuiltLayout) throws -> [Int32] {
    let count = Self.events.flatMap(\.events).count
    let view = try CollectionView(
      content: Content(count: count), layout: UIKitLayout(built),
      in: Environment(size: Size(width: 1000, height: 1000)))
    let shown = view.attributes(at: .zero).sorted { $0.element.indexPath < $1.element.indexPath }
    try #require(shown.count == count)
    return shown.map { Int32($0.frame.minX) }
  }

  @Test(.enabled(if: ProcessSandbox.shortcoming == nil))
  func `what a layout may not do is refused, and a trusted one does it`() throws {
    let place = try BuildPlace()
    _ = try place.file("secret", "mine")
    let path = try place.file("DeedLayout.swift", Self.source(place.folder.path))
    // As a shell leaves it open.
    let descriptor = open(place.folder.appending(path: "secret").path, O_RDONLY)
    let high = dup2(descriptor, 150)
    defer { for open in [descriptor, high] { close(open) } }
    let found = try outcomes(try place.build([path]))
    for (event, outcome) in zip(Self.events.flatMap(\.events), found) {
      #expect(event.outcomes.contains(outcome), "\(event.code)")
    }
    #expect(try place.names == ["DeedLayout.swift", "cache", "secret"])

    var builder = LayoutBuilder(environment: place.environment, isTrusted: true)
    builder.limits.seconds = 100
    let trusted = try builder.build(LayoutRequest(paths: [path]))
    #expect(trusted.wasCached)
    // Reads, writes, connections and programs.
    #expect(try outcomes(trusted).prefix(17).allSatisfy { $0 == 0 })
  }

  @Test func `the article tells every deed that is tried`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let article = try String(
      contentsOf: root.appending(path: "Sources/Galley/Galley.docc/YourOwnLayout.md"),
      encoding: .utf8)
    let rows = article.split(separator: "\n").drop { !$0.hasPrefix("| what its code tries ") }
      .dropFirst(2).prefix { $0.hasPrefix("| ") }
    let names = rows.map {
      $0.dropFirst(2).prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)
    }
    #expect(names == Self.events.map(\.row))
  }

  /// A layout that ends as the number of its items says.
  private static let ends = """
    import UIKit

    final class EndLayout: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        switch collectionView?.numberOfItems(inSection: 0) {
        case 1: exit(0)
        case 2: abort()
        case 3: _ = write(3, "garbage\\n", 8)
        case 4: for number in Int32(0)..<64 { close(number) }
        case 5:
          for number in Int32(0)..<64 { close(number) }
          while true {}
        case 6: while true { _ = write(2, "flood flood flood\\n", 18) }
        case 7: while true { _ = write(3, "?flood\\n", 7) }
        case 8:
          let numbers: [Int8] = [100, 100]
          _ = numbers.reduce(0, +)
        default: sleep(60)
        }
      }
    }
    """

  @Test(.timeLimit(.minutes(1)))
  func `however a layout ends or does not, that is soon told`() async throws {
    let place = try BuildPlace()
    let built = try place.build([try place.file("EndLayout.swift", Self.ends)])
    let file = place.folder.appending(path: "EndLayout.swift").path
    let words = [
      "EndLayout stopped in prepare(): it ended its program by itself, with status 0",
      "EndLayout stopped in prepare(): signal 6 ended its program",
      "EndLayout wrote to a descriptor that is not its own in prepare(), where galley reads its"
        + " answers; let it print, or write to the standard output or error",
      "EndLayout stopped in prepare(): it ended its program by itself, with status 2",
      "EndLayout did not come to an end in prepare() in 3 seconds",
      "EndLayout did not come to an end in prepare() in 3 seconds",
      "EndLayout did not come to an end in flood in 8 seconds",
      "EndLayout stopped in prepare() at \(file):18:19: arithmetic overflow",
      "EndLayout did not come to an end in prepare() in 3 seconds",
    ]
    let found = await withTaskGroup(of: (Int, String).self) { group in
      for count in 1...words.count {
        group.addTask {
          do {
            _ = try CollectionView(
              content: Content(count: count),
              layout: UIKitLayout(LayoutProgram(built, patience: 3, wholePatience: 8)),
              in: Environment(size: Size(width: 100, height: 100)))
            return (count, "nothing")
          } catch {
            return (count, "\(error)")
          }
        }
      }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    for (number, sentence) in words.enumerated() {
      #expect(found[number + 1]?.contains(sentence) == true, "\(found[number + 1] ?? "")")
    }
  }
}
