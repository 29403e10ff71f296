internal import ArgumentParser

/// Throws a usage error with a message unless a condition is true.
func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw ValidationError(message()) }
}
