"""What the five apps compute while a finger moves and when it leaves, written down from the apps, not from our code."""

import itertools
import math


def page(carousel, index, drag, width):
    """UIPageViewController: its scroll view rests at x = width and moves in 0 … 2 × width."""
    count = len(carousel["pages"])
    offset = min(max(width - drag, 0), 2 * width)
    progress = (offset - width) / width
    turned = 1 if progress >= 0.5 else -1 if progress <= -0.5 else 0
    landed = (index + turned) % count if carousel["wraps"] else min(max(index + turned, 0), count - 1)
    return index + progress, landed


def paged(carousel, index, drag, width):
    """Offset −index × width + drag; a drag past 65 % of the width turns the page."""
    count = len(carousel["pages"])
    turned = int(-drag / (0.65 * width))
    return index - drag / width, min(max(index + turned, 0), count - 1)


def snap(carousel, index, drag, width):
    """Card width = width − (padding − spacing); a quarter of a drag counts outward from the first or last card."""
    count = len(carousel["pages"])
    card = width - (carousel["padding"] - carousel["spacing"])
    if (index == 0 and drag > 0) or (index == count - 1 and drag < 0):
        drag /= 4
    position = index - drag / card
    return position, min(max(math.floor(position + 0.5), 0), count - 1)


def deck(carousel, index, drag, width):
    """The backdrop goes to the next card's with abs(x) / threshold; beyond the threshold the card leaves."""
    count = len(carousel["pages"])
    threshold = carousel["threshold"]
    landed = index + 1 if abs(drag) > threshold else index
    landed = landed % count if carousel["wraps"] else min(landed, count)
    return index + min(abs(drag) / threshold, 1), landed


STYLES = {"page": page, "paged": paged, "snap": snap, "deck": deck}


def between(carousel, position):
    """The transition of a position, by its number, and the progress in it."""
    count = len(carousel["pages"])
    if carousel["wraps"]:
        position %= count
    else:
        position = min(max(position, 0), count - 1)
    first = min(int(position), len(carousel["transitions"]) - 1)
    return first, position - first


def channels(code):
    return [int(code[at : at + 2], 16) for at in (1, 3, 5)]


def mix(first, second, part):
    return [a + (b - a) * part for a, b in zip(first, second)]


def sample(transition, progress):
    """The color of a manifest's transition: its stops, linear between them."""
    stops = [(stop["progress"], channels(stop["hex"])) for stop in transition["stops"]]
    for (start, first), (end, second) in itertools.pairwise(stops):
        if progress < end:
            return mix(first, second, (progress - start) / (end - start))
    return stops[-1][1]


def backdrop(carousel, position, height):
    """The color of the manifest at a position and a height, 0 … 1 from the top, in 8 bits a channel."""
    return [round(value) for value in exact_backdrop(carousel, position, height)]


def exact_backdrop(carousel, position, height):
    first, progress = between(carousel, position)
    if "tracks" not in carousel:
        return sample(carousel["transitions"][first], progress)
    tracks = [(track["location"], sample(track["transitions"][first], progress)) for track in carousel["tracks"]]
    if height <= tracks[0][0]:
        return tracks[0][1]
    for (above, upper), (below, lower) in itertools.pairwise(tracks):
        if height < below:
            return mix(upper, lower, (height - above) / (below - above))
    return tracks[-1][1]
