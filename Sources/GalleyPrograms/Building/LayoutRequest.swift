package import GalleyNotation

/// A layout that is to be built: its files, which of its classes, and what is set on it.
package struct LayoutRequest: Sendable {
  /// The Swift files that belong together, as the user wrote their paths; of what several have, that
  /// of the first counts.
  package var paths: [String]
  /// The class that is asked for; nil where the files have one layout, or a `makeLayout()`.
  package var className: String?
  /// The function or property that gives the layout, with or without the type before it; nil where
  /// a class is meant, or what is the only one.
  package var makerName: String?
  package var settings: [SetValue]
  /// The folder of the target that the first file is part of, for what lies beside Swift files; nil
  /// where it is not known.
  package var target: String?
  /// Where the request stands, for messages about the whole of it; nil for a command line.
  package var location: SourceLocation?

  package init(
    paths: [String], className: String? = nil, makerName: String? = nil,
    settings: [SetValue] = [], target: String? = nil, location: SourceLocation? = nil
  ) {
    self.paths = paths
    self.className = className
    self.makerName = makerName
    self.settings = settings
    self.target = target
    self.location = location
  }

  /// The Swift files, those of folders that it names among them.
  package var files: [String] { SwiftFolder.files(of: paths) }

  /// The files of colors, images and texts.
  var resourceFiles: ResourceFiles { ResourceFiles(of: paths, target: target) }

  /// Tells the files, and those of colors, images and texts beside them, from what they were before,
  /// without reading them.
  package var stamps: [String] {
    files.map { FileStamp(atPath: $0).text } + resourceFiles.stamps
  }

  /// Divides what a command line names: `File.swift:createLayout` is a file, which becomes the first,
  /// and what makes the layout; of several such files the last counts.
  package static func divided(
    _ arguments: [String]
  ) -> (paths: [String], makerName: String?) {
    var makerName: String?
    var first: String?
    let paths = arguments.map { argument in
      guard let colon = argument.lastIndex(of: ":"), argument[..<colon].hasSuffix(".swift"),
        argument.index(after: colon) < argument.endIndex
      else { return argument }
      makerName = String(argument[argument.index(after: colon)...])
      first = String(argument[..<colon])
      return String(argument[..<colon])
    }
    return ((first.map { [$0] } ?? []) + paths.filter { $0 != first }, makerName)
  }
}
