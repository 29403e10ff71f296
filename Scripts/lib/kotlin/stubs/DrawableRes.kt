// A stand-in for androidx.annotation.
package androidx.annotation

@Retention(AnnotationRetention.BINARY)
annotation class DrawableRes
