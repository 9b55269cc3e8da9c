import ArgumentParser

/// `galley`: what it is for, and its subcommands.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Draws collection-view screens from scene files to PNG and SVG, without a phone.",
    discussion: """
      A scene is a YAML file that says what is on a screen, which layout arranges it and what a \
      finger does to it.

      Draw every state of every scene in a folder:
        galley render samples -o output --format png,svg

      Exits with 0 where all went well or nothing differs, 1 where a comparison found a \
      difference, and 2 where there was trouble.
      """,
    version: "galley 0.1.0",
    subcommands: [
      RenderCommand.self,
      LayoutCommand.self,
      DoctorCommand.self,
      InitCommand.self,
      DiffCommand.self,
      CheckCommand.self,
      ApproveCommand.self,
      ReviewCommand.self,
      PruneCommand.self,
      MergeReportsCommand.self,
      ListCommand.self,
    ])
}
