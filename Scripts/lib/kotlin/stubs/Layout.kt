package androidx.compose.foundation.layout

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

@Composable
fun Box(modifier: Modifier = Modifier, content: @Composable() () -> Unit) {
    check(modifier == Modifier)
    content()
}
