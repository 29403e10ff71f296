package androidx.compose.foundation.gestures

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

enum class Orientation { Vertical, Horizontal }

class DraggableState(val onDelta: (Float) -> Unit)

@Composable
fun rememberDraggableState(onDelta: (Float) -> Unit): DraggableState = DraggableState(onDelta)

fun Modifier.draggable(state: DraggableState, orientation: Orientation, onDragStopped: (Float) -> Unit = {}): Modifier {
    if (orientation == Orientation.Horizontal) onDragStopped(0f)
    state.onDelta(0f)
    return this
}
