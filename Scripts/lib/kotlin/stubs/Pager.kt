package androidx.compose.foundation.pager

import androidx.compose.runtime.Composable

class PagerState(val pageCount: () -> Int) {
    val currentPage: Int get() = 0
    val currentPageOffsetFraction: Float get() = 0f
}

@Composable
fun rememberPagerState(pageCount: () -> Int): PagerState = PagerState(pageCount)

@Composable
fun HorizontalPager(state: PagerState, pageContent: @Composable() (page: Int) -> Unit) {
    for (page in 0 until state.pageCount()) pageContent(page)
}
