extension UITextField {
  /// The keys of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { typing.keyboardType }
    set { typing.keyboardType = newValue }
  }
  /// The look of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { typing.keyboardAppearance }
    set { typing.keyboardAppearance = newValue }
  }
  /// The word on the return key.
  public var returnKeyType: UIReturnKeyType {
    get { typing.returnKeyType }
    set { typing.returnKeyType = newValue }
  }
  /// Where capitals come by themselves.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { typing.autocapitalizationType }
    set { typing.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { typing.autocorrectionType }
    set { typing.autocorrectionType = newValue }
  }
  /// Whether words are checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { typing.spellCheckingType }
    set { typing.spellCheckingType = newValue }
  }
  /// Whether quotation marks are made right.
  public var smartQuotesType: UITextSmartQuotesType {
    get { typing.smartQuotesType }
    set { typing.smartQuotesType = newValue }
  }
  /// What the text is about.
  public var textContentType: UITextContentType? {
    get { typing.textContentType }
    set { typing.textContentType = newValue }
  }
  /// Whether the return key can be pressed only where there is a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { typing.enablesReturnKeyAutomatically }
    set { typing.enablesReturnKeyAutomatically = newValue }
  }
}
