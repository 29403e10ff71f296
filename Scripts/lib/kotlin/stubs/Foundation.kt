package androidx.compose.foundation

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.Painter

@Composable
fun Image(painter: Painter, contentDescription: String?) {
    check(painter.id > 0 || contentDescription == null)
}

@Composable
fun isSystemInDarkTheme(): Boolean = false
