// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The keys of a keyboard; none is shown here.
public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default`
  /// Letters of English.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  /// Those of an address in the Web.
  case URL
  /// Digits.
  case numberPad
  /// Those of a telephone.
  case phonePad
  /// Letters, and digits of a telephone.
  case namePhonePad
  /// Those of an address for mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Those of short messages.
  case twitter
  /// Those of a search in the Web.
  case webSearch
  /// Digits of English.
  case asciiCapableNumberPad
}

/// The look of a keyboard; none is shown here.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the screen.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// The word on the return key; none is shown here.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// Where capitals come by themselves; nothing is typed here.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nowhere.
  case none
  /// At the beginning of words.
  case words
  /// At the beginning of sentences.
  case sentences
  /// Everywhere.
  case allCharacters
}

/// Whether words are corrected; nothing is typed here.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the person wants it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether words are checked; nothing is typed here.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As words are corrected.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether quotation marks, dashes and the like are made right; nothing is typed here.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system has it.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// What a text is about, for what fills it in; nothing does here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole name of somebody.
  public static let name = UITextContentType(rawValue: "name")
  /// A name that somebody goes by.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is to be made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that counts once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address in the Web.
  public static let URL = UITextContentType(rawValue: "url")
}

/// Where a text is typed; nothing is typed here, so that these are kept and change nothing.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether letters are hidden.
  var isSecureTextEntry: Bool { get set }
}

/// The settings of what is typed, which every field keeps and none uses.
struct TypingSettings {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false
}
