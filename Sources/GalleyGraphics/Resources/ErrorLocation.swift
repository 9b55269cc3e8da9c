extension DrawCommand {
  /// Does what draws the command; errors that have no place get the command's.
  package func locatingErrors(_ body: () throws(RenderingError) -> Void) throws(RenderingError) {
    do throws(RenderingError) {
      try body()
    } catch {
      throw RenderingError(error.description, source: error.source ?? source)
    }
  }
}
