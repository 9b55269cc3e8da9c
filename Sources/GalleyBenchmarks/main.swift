// Measures Galley against bounds and against its peers, in a release build:
// swift run -c release GalleyBenchmarks [SUITE …]
BenchmarkSuite.run(Array(CommandLine.arguments.dropFirst()))
