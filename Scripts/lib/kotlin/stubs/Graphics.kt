package androidx.compose.ui.graphics

class Color(val argb: Int)
