import Foundation

/// Prints a line at once, also where the output is a file: measurements take their time.
func report(_ line: String) {
  print(line)
  fflush(nil)
}
