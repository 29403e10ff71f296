// Re-exports the platform's C library under one name, for modules that call the system. Apps don't link it.
#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Glibc)
    @_exported public import Glibc
#elseif canImport(Musl)
    @_exported public import Musl
#elseif canImport(Android)
    @_exported public import Android
#elseif canImport(WASILibc)
    @_exported public import WASILibc
#elseif canImport(ucrt)
    @_exported public import ucrt
#endif
