// A pager whose background follows the finger, and a deck of cards. `Catalog` is what `tincture compile --emit
// android:package=com.example.shop,resources=com.example.shop` writes.
package com.example.shop

import androidx.compose.foundation.Image
import androidx.compose.foundation.gestures.Orientation
import androidx.compose.foundation.gestures.draggable
import androidx.compose.foundation.gestures.rememberDraggableState
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.pager.HorizontalPager
import androidx.compose.foundation.pager.rememberPagerState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.res.painterResource

/** Banners in a pager. The background is drawn without composing again while the finger moves. */
@Composable
fun HomeScreen(modifier: Modifier = Modifier) {
    val carousel = Catalog.Home
    val pager = rememberPagerState(pageCount = { carousel.pageCount })
    val isDark = isSystemInDarkTheme()
    Box(
        modifier.drawBehind {
            val position = pager.currentPage + pager.currentPageOffsetFraction.toDouble()
            drawRect(Color(carousel.colorAt(position, isDark)))
        }
    ) {
        HorizontalPager(pager) { index ->
            val page = carousel.pages[index]
            Image(painterResource(page.drawable), contentDescription = page.image)
        }
    }
}

/** A deck of cards: a flick turns the card, as in the other runtimes. */
@Composable
fun Deck(carousel: Carousel, width: Float, density: Float, modifier: Modifier = Modifier) {
    val geometry = carousel.geometry(width.toDouble(), density = density.toDouble())
    var front by remember { mutableStateOf(0) }
    var drag by remember { mutableStateOf(0f) }
    val isDark = isSystemInDarkTheme()
    Box(
        modifier
            .drawBehind { drawRect(Color(carousel.colorAt(geometry.position(front, drag.toDouble()), isDark))) }
            .draggable(
                rememberDraggableState { drag = drag + it },
                Orientation.Horizontal,
                onDragStopped = { velocity ->
                    front = geometry.pageAt(geometry.target(front, drag.toDouble(), velocity.toDouble()))
                    drag = 0f
                }
            )
    ) {
        for (index in geometry.visiblePages(front.toDouble()).reversed()) {
            Image(painterResource(carousel.pages[index].drawable), contentDescription = carousel.pages[index].image)
        }
    }
}

/** A product on its own color. */
@Composable
fun ProductBackground(picture: CatalogPicture, modifier: Modifier = Modifier) {
    val color = (picture.tint ?: picture.backdrop)?.of(isSystemInDarkTheme())
    Box(modifier.drawBehind { if (color != null) drawRect(Color(color)) }) {
        Image(painterResource(picture.drawable), contentDescription = picture.name)
    }
}
