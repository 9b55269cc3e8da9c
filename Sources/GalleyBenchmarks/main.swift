// Measures Galley against bounds and against its peers, in a release build:
// swift run -c release GalleyBenchmarks [SUITE …]
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == PlainCairoProcess.flag {
  try PlainCairoProcess.main(Array(arguments.dropFirst()))
} else {
  BenchmarkSuite.run(arguments)
}
