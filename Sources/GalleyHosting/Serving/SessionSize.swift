/// The answer to a question for a size: a width and a height.
struct SessionSize: Codable, Hashable {
  var question: SessionQuestion
  var size: [Double]
}
