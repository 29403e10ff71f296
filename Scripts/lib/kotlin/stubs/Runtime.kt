// Stand-ins for Compose, with the signatures of its reference as far as the sample needs them: it is compiled against them, not run.
package androidx.compose.runtime

import kotlin.reflect.KProperty

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.TYPE)
annotation class Composable

interface MutableState<T> {
    var value: T
}

fun <T> mutableStateOf(value: T): MutableState<T> = object : MutableState<T> {
    override var value: T = value
}

fun <T> remember(calculation: () -> T): T = calculation()

operator fun <T> MutableState<T>.getValue(thisRef: Any?, property: KProperty<*>): T = value

operator fun <T> MutableState<T>.setValue(thisRef: Any?, property: KProperty<*>, value: T) {
    this.value = value
}
