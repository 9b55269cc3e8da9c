import GalleySystem
import Synchronization
import Testing

@Suite struct AwaitedCountTests {
  @Test func `all who wait go on when the count is large enough for them`() {
    let count = AwaitedCount()
    let passed = Mutex(0)
    WorkerThreads.run(
      9,
      elsewhere: {
        for value in 1...1000 where count.wait(for: value) { passed.withLock { $0 += 1 } }
      },
      here: { for _ in 0..<1000 { count.add(1) } })
    #expect(passed.withLock { $0 } == 8000)
  }

  @Test func `at the end nobody waits for what was not reached`() {
    let count = AwaitedCount()
    let answers = Mutex([Bool]())
    WorkerThreads.run(
      5,
      elsewhere: {
        let answer = count.wait(for: 3)
        answers.withLock { $0.append(answer) }
      },
      here: {
        count.add(2)
        count.end()
      })
    #expect(answers.withLock { $0 } == [false, false, false, false])
    #expect(count.wait(for: 2))
  }
}
