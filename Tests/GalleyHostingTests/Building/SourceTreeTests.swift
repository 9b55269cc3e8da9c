import Foundation
import Testing

@testable import GalleyPrograms

/// The files that an app's file is compiled with.
@Suite struct SourceTreeTests {
  private func place(_ files: [String: String]) throws -> BuildPlace {
    let place = try BuildPlace()
    for (name, text) in files {
      let folder = place.folder.appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      _ = try place.file(name, text)
    }
    return place
  }

  private func names(_ file: String, in place: BuildPlace) -> [String] {
    let base = place.folder.resolvingSymlinksInPath().path + "/"
    return SourceTree.paths(around: place.folder.appending(path: file).path).map {
      $0.replacingOccurrences(of: base, with: "")
    }.sorted()
  }

  /// A project of two targets: an app whose files lie in two folders, one file of which is that of the
  /// other target, and a kit that is a folder as a whole but for one file.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T1, T2); };
        G = { isa = PBXGroup; children = (G1, G2, S, F5); sourceTree = "<group>"; };
        G1 = { isa = PBXGroup; children = (F1, F2); path = Screens; sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; children = (F3, F4); path = "Data Models"; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Feed.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Post.swift; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = "Gone.swift"; sourceTree = SOURCE_ROOT; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = Kit; sourceTree = "<group>"; };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Left.swift); target = T2; };
        T1 = { isa = PBXNativeTarget; name = App; buildPhases = (B1); };
        T2 = { isa = PBXNativeTarget; name = Kit; buildPhases = (B2); fileSystemSynchronizedGroups = (S); };
        B1 = { isa = PBXSourcesBuildPhase; files = (L1, L2, L3, L5); };
        B2 = { isa = PBXSourcesBuildPhase; files = (L4); };
        L1 = { isa = PBXBuildFile; fileRef = F1; };
        L2 = { isa = PBXBuildFile; fileRef = F2; };
        L3 = { isa = PBXBuildFile; fileRef = F3; };
        L4 = { isa = PBXBuildFile; fileRef = F4; };
        L5 = { isa = PBXBuildFile; fileRef = F5; };
      };
      rootObject = P;
    }
    """

  private static let files = [
    "App.xcodeproj/project.pbxproj": project,
    "Screens/Feed.swift": "import UIKit\nimport Kit\nimport Logging\n@testable import Other",
    "Screens/Row.swift": "import Pod // a pod",
    "Data Models/Post.swift": "", "Data Models/Widget.swift": "import Never",
    "Kit/Kit.swift": "", "Kit/Left.swift": "",
    "Packages/Log/Package.swift": """
    // swift-tools-version: 6.0
    let package = Package(
      name: "Log", targets: [
        .target(name: "Logging", dependencies: ["Base"], path: "Code"),
        .target(name: "Base"), .testTarget(name: "LogTests"),
      ])
    """,
    "Packages/Log/Code/Log.swift": "import Base", "Packages/Log/Sources/Base/Base.swift": "",
    "Pods/Pod/Pod.swift": "", "Never/Sources/Never/Never.swift": "",
  ]

  @Test func `a project's target has the files that it lists, and the modules they import`() throws
  {
    let place = try place(Self.files)
    #expect(
      names("Screens/Feed.swift", in: place) == [
        "Data Models", "Kit/Kit.swift", "Packages/Log/Code", "Packages/Log/Sources/Base",
        "Pods/Pod", "Screens",
      ])
  }

  @Test func `a file that no target lists has the folder below the project`() throws {
    let place = try place(Self.files.merging(["Extra/Deep/New.swift": ""]) { $1 })
    #expect(names("Extra/Deep/New.swift", in: place) == ["Extra"])
  }

  @Test(arguments: ["", "{ objects = { P = { isa", "{ objects = ( ); }", "\u{0}\u{1}"])
  func `a project that cannot be read counts as a folder`(_ text: String) throws {
    let place = try place([
      "App.xcodeproj/project.pbxproj": text, "App/Feed.swift": "", "Kit/Kit.swift": "",
    ])
    #expect(names("App/Feed.swift", in: place) == ["App"])
  }

  @Test func `groups in a circle and files without a group do no harm`() throws {
    let text = Self.project.replacing("children = (F3, F4)", with: "children = (F3, F4, G)")
    let place = try place(Self.files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 })
    // The paths of its files are not known, so that the folder counts.
    #expect(names("Screens/Feed.swift", in: place).contains("Screens"))
    #expect(!names("Screens/Feed.swift", in: place).contains("Data Models"))
  }

  @Test func `a package's target is its folder, and its file may be named from anywhere`() throws {
    let place = try place([
      "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"App\")])",
      "Sources/App/Screens/Feed.swift": "import Model", "Sources/App/Post.swift": "",
      "Sources/Model/Model.swift": "", "Sources/Other/Other.swift": "",
    ])
    #expect(
      names("Sources/App/Screens/../Screens/Feed.swift", in: place) == [
        "Sources/App", "Sources/Model",
      ])
  }

  @Test func `modules that a file imports come in one order in every process`() throws {
    let modules = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Oak", "Pine"]
    var files = Dictionary(
      uniqueKeysWithValues: modules.map { ("Sources/\($0)/\($0).swift", "") })
    files["Package.swift"] = "let package = Package(name: \"Wood\")"
    files["Sources/App/Feed.swift"] =
      modules.reversed().map { "import \($0)" }.joined(separator: "\n")
    let place = try place(files)
    let feed = place.folder.appending(path: "Sources/App/Feed.swift").path
    let found = SourceTree.paths(around: feed).dropFirst()
    #expect(found.map { String($0.split(separator: "/").last ?? "") } == modules)
  }
}
