/// The treatment of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  /// It breaks between words.
  case byWordWrapping
  /// It breaks between letters.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// Its head is left out.
  case byTruncatingHead
  /// Its tail is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}
