public enum Scenes {}
