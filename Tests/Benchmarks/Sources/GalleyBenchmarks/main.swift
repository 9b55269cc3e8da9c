// Measures Galley against bounds and against its peers, in a release build:
// .build/bench/release/GalleyBenchmarks [SUITE …], which `make bench` builds and runs.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == PlainCairoProcess.flag {
  try PlainCairoProcess.main(Array(arguments.dropFirst()))
} else if arguments.first == LibpngPeer.flag {
  LibpngPeer.main(Array(arguments.dropFirst()))
} else {
  BenchmarkSuite.run(arguments)
}
