import Galley

@testable import GalleyCommand

/// Reads the input as the arguments of a command, a line each, and runs none of it.
///
/// A first byte chooses the subcommand, since a word of seven letters is hardly found by chance.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let first = input.first else { return 0 }
  let subcommands = RootCommand.configuration.subcommands
  let name = subcommands[Int(first) % subcommands.count]._commandName
  let arguments = input.dropFirst().split(separator: UInt8(ascii: "\n")).map {
    String(decoding: $0, as: UTF8.self)
  }
  do { _ = try RootCommand.parseAsRoot([name] + arguments) } catch {
    precondition(!RootCommand.fullMessage(for: error).isEmpty, "wrong usage without a word")
  }
  return 0
}
