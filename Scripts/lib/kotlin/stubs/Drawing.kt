package androidx.compose.ui.draw

import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color

interface DrawScope {
    fun drawRect(color: Color)
}

fun Modifier.drawBehind(onDraw: DrawScope.() -> Unit): Modifier = this.also { check(onDraw != {}) }
