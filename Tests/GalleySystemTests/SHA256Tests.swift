import GalleySystem
import Testing

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `the digest is the standard's`(text: String, expected: String) {
    var digest = SHA256()
    digest.take(Array(text.utf8))
    #expect(digest.hexadecimal == expected)
  }

  @Test(arguments: [1, 7, 63, 64, 65, 1000])
  func `bytes may come in pieces of any size`(size: Int) {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    var (whole, pieces) = (SHA256(), SHA256())
    whole.take(bytes)
    for start in stride(from: 0, to: bytes.count, by: size) {
      pieces.take(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(pieces.hexadecimal == whole.hexadecimal)
  }

  @Test func `parts are kept apart`() {
    var (one, other) = (SHA256(), SHA256())
    for text in ["ab", "c"] { one.add(text) }
    for text in ["a", "bc"] { other.add(text) }
    #expect(one.hexadecimal != other.hexadecimal)
  }
}
