import ArgumentParser
import GalleyNotation
import GalleyScenes
import GalleySystem

/// `galley schema`: the keys of scenes, for editors.
struct SchemaCommand: GalleySubcommand {
  static let configuration = CommandConfiguration.ofSubcommand(
    "schema",
    abstract: "Prints a JSON Schema of scenes, by which editors complete and check them.",
    discussion: """
      It is a draft 7, made of the keys that reading goes by. Name it in a scene's first line:
        # yaml-language-server: $schema=galley.schema.json

      Write it beside your scenes:
        galley schema > galley.schema.json
      """)

  func run(in session: Session) throws -> ExitStatus {
    try session.console.write(JSONSchema(schema: SceneSchema(of: session.catalogs.scenes)).text)
    return .success
  }
}
