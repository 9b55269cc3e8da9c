public enum GalleyCommand {}
