package androidx.compose.ui.res

import androidx.annotation.DrawableRes
import androidx.compose.runtime.Composable

class Painter(@DrawableRes val id: Int)

@Composable
fun painterResource(@DrawableRes id: Int): Painter = Painter(id)
