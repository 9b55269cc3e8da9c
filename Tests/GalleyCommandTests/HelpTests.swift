import ArgumentParser
import Testing

@testable import GalleyCommand

@Suite struct HelpTests {
  @Test func `the root's help tells what there is and how it ends`() {
    #expect(
      RootCommand.helpMessage(columns: 80) == """
        OVERVIEW: Draws collection-view screens from scene files to PNG and SVG,
        without a phone.

        A scene is a YAML file that says what is on a screen, which layout arranges it
        and what a finger does to it.

        Draw every state of every scene in a folder:
          galley render samples -o output --format png,svg

        Exits with 0 where all went well or nothing differs, 1 where a comparison found
        a difference, and 2 where there was trouble.

        Read about a topic, as the articles tell it:
          galley help gestures

        Topics are scenes, screen, devices, type, colors, symbols, layers, places,
        stacks, conditions, templates, controls, bars, sheets, collections, lists,
        layouts, sections, groups, states, gestures, interactions, parts, languages,
        matrix, stage, shop, figures, files, limits, checking, approving, animations,
        masks, tolerances, metrics, determinism and swift-layouts.

        USAGE: galley <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          render                  Draws the states of scenes to picture files, still
                                  and moving.
          preview                 Shows scenes in a browser, and draws them anew as
                                  they are saved.
          sheet                   Draws all states of scenes on one PNG or SVG, or as
                                  the pages of a PDF.
          layout                  Tells where the elements of a scene are, in points.
          doctor                  Examines a layout class in Swift files by what UIKit
                                  expects of it.
          test                    Runs a package's unit tests that import UIKit.
          init                    Writes files to begin with.
          format                  Writes scenes in one style; what they say, and their
                                  comments, stay.
          lint                    Tells what is legal in scenes and odd, each with its
                                  place and cure.
          diff                    Compares two pictures, still or moving, or the
                                  pictures of two folders.
          check                   Draws the states of scenes and compares them with
                                  references.
          approve                 Makes references of what the last check drew and
                                  showed.
          review                  Walks through the differences of the last check, to
                                  accept or reject each.
          prune                   Removes the references that no state draws any more.
          docs                    Tells whether the pictures of pages are what their
                                  scenes draw, and mends them.
          merge-reports           Joins the results of the parts that a suite was
                                  checked in.
          list                    Lists what scenes and options may name.
          schema                  Prints a JSON Schema of scenes, by which editors
                                  complete and check them.
          lsp                     Answers an editor about scenes, as a language server.

          See 'galley help <subcommand>' for detailed help.
        """)
  }

  @Test(arguments: [
    ("chekc", "check"), ("drew", nil), ("draw", "render"), ("aprove", "approve"),
  ])
  func `a command that is not there is told with the one that was meant`(
    word: String, meant: String?
  ) {
    let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
    let console = TestConsole()
    #expect(console.run(word, "scenes") == .trouble)
    #expect(
      console.messageText.hasPrefix("Error: unknown command '\(word)'\(hint); expected render, "))
    let help = TestConsole()
    #expect(help.run("help", word) == .trouble)
    #expect(
      help.messageText.hasPrefix(
        "Error: unknown command or topic '\(word)'\(hint); 'galley help' lists them\n"))
  }

  @Test func `a topic that is not there is told with the one that was meant`() {
    let console = TestConsole()
    #expect(console.run("help", "layrs") == .trouble)
    #expect(
      console.messageText.hasPrefix(
        "Error: unknown command or topic 'layrs'; did you mean 'layers'?"))
  }

  @Test func `an option that is not there is told with the one that was meant`() throws {
    let stems = ["render": ["a.yaml"], "list": ["devices"], "diff": ["a.png", "b.png"]]
    for command in RootCommand.configuration.subcommands {
      let name = try #require(command.configuration.commandName)
      let help = RootCommand.helpMessage(for: command, columns: 80)
      for match in help.matches(of: /(?m)^  (?:-., )?--([a-z-]{4,})/) {
        let option = String(match.output.1)
        // Two letters that stand together are exchanged, the fewest edits that there can be.
        var letters = Array(option)
        let place = letters.indices.dropLast().last { letters[$0] != letters[$0 + 1] } ?? 0
        letters.swapAt(place, place + 1)
        let wrong = String(letters)
        let console = TestConsole()
        #expect(console.run([name] + (stems[name] ?? []) + ["--" + wrong]) == .trouble)
        #expect(
          console.messageText.hasPrefix("Error: Unknown option '--\(wrong)'. Did you mean '--"),
          "\(name) --\(wrong): \(console.messageText)")
      }
    }
  }

  @Test func `the help of diff has an example and every option`() {
    #expect(
      RootCommand.helpMessage(for: DiffCommand.self, columns: 80) == """
        OVERVIEW: Compares two pictures, still or moving, or the pictures of two
        folders.

        Pictures are PNG, JPEG, still WebP or SVG files. Of animated PNG each frame is
        compared as a viewer shows it, and the first that differs is told with its
        time; numbers of frames, their times and how often they play must be the same.
        Colors of different spaces are compared in sRGB.

        Of two folders the pictures are compared that have the same path in both,
        whoever drew them, and told as a check tells of states: what differs, what is
        only in one of the two (new, missing), and what has another name there
        (renamed): equal bytes, or one drawing of Galley's. Hidden files and folders
        are left out.

        Tells how many pixels differ, the largest difference and its place, the
        smallest box around all, and by how much it is more than tolerated. Exits with
        0 where nothing differs, or no more than the metric tolerates, with 1 where
        something does, and with 2 where something could not be compared.

        See what changed, and draw it in red:
          galley diff before.png after.png -o changes.png
        Compare as eyes see, a little more strictly than by default:
          galley diff old.png new.png --metric perceptual --tolerance difference=10
        Look at all that differs between two folders:
          galley diff before after --html changes.html

        USAGE: galley diff [<options>] <expected> <actual>

        ARGUMENTS:
          <expected>              The picture, or the folder, as it should be; - is
                                  standard input.
          <actual>                The picture, or the folder, as it is; - is standard
                                  input.

        REPORTS:
          --format <format>       text, to read, json, for machines (of a check what
                                  manifest.json in the results holds), or github,
                                  annotations of a workflow and its summary. (values:
                                  text, json, github; default: text)
          --verbose               Tell every state and every change, however many there
                                  are.
          --junit <junit>         A file for the results as JUnit's XML.
          --html <html>           The file for the report to look at; of a check by
                                  default report.html in the results.
          --markdown <markdown>   A file for a table in Markdown, such as the comment
                                  on a pull request.
          --picture-address <picture-address>
                                  Where the pictures of the results can be seen, for
                                  the table, such as https://example.org/{path}.
          -q, --quiet             Say nothing where all went well, but in JSON.

        OPTIONS:
          -o, --output <output>   Draw what differs to this PNG, in red on light grey.
          --metric <metric>       How pixels are compared; `galley list metrics` tells
                                  the ways. (default: exact)
          --tolerance <tolerance> What the metric lets through, by name, such as
                                  difference=5,cluster=12; `galley list metrics
                                  perceptual` tells the names.
          --size-tolerance <size-tolerance>
                                  Pixels that one still may be wider or narrower than
                                  the other, and higher or lower. (default: 0)
          --scale <scale>         Pixels a point of an SVG; left out, as many as make
                                  it as wide as a picture of pixels beside it.
          -j, --jobs <jobs>       Threads for folders; by default one a processor.
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func `the help of init layout has an example and every option`() {
    #expect(
      RootCommand.helpMessage(for: InitLayoutCommand.self, columns: 80) == """
        OVERVIEW: Writes a scene and a test for the layout class of a Swift file.

        The scene shows a dozen items at the beginning, in the middle, at the end and
        after a fling; the test examines the layout and holds its pictures against
        references. Where the layout needs an initializer's arguments, or a delegate, a
        third file gives them, with values to fill in. Layouts of SwiftUI have texts of
        several lengths as subviews.

        Files are named for the class. None is written over, and all are written or
        none.

        Write them beside an app's tests:
          galley init layout --from Sources/App/CarouselLayout.swift -o Tests/AppTests

        USAGE: galley init layout --from <from> ... [--class <class>] [--output <output>]

        OPTIONS:
          --from <from>           The Swift file of the layout; may be repeated for
                                  files that belong together.
          --class <class>         Which layout of the files; needed where there are
                                  several.
          -o, --output <output>   The folder to write into. (default: .)
          --version               Show the version.
          -h, --help              Show help information.

        """)
  }

  @Test func `help goes to standard output and exits with 0`() {
    for arguments in [["--help"], ["help", "render"], ["diff", "-h"]] {
      let console = TestConsole()
      let session = Session(catalogs: .standard, console: console.console)
      #expect(GalleyCommand.execute(arguments, in: session) == .success)
      #expect(console.outputText.contains("USAGE: galley"))
      #expect(console.messageText == "")
    }
  }

  @Test(arguments: [
    ["paint"], ["render"], ["render", "a.yaml", "--jobs", "0"], ["diff", "a.png"],
    ["render", "a.yaml", "--scale", "x"], ["render", "a.yaml", "--scale", "-1"],
    ["diff", "-", "-"], ["diff", "a.png", "b.png", "--scale", "nan"], ["list", "hues"],
    ["layout", "a.yaml", "--format", "xml"], ["diff", "a.png", "b.png", "-o", "-"],
  ])
  func `wrong usage is told on standard error and exits with 2`(arguments: [String]) {
    let console = TestConsole()
    let session = Session(catalogs: .standard, console: console.console)
    #expect(GalleyCommand.execute(arguments, in: session) == .trouble)
    #expect(console.messageText.hasPrefix("Error: "))
    #expect(console.outputBytes == [])
  }
}
