// @ts-check

/** The period, in milliseconds before the end of a drag, over which the speed is measured. */
const recent = 50;

/**
 * Follows a finger, pen or mouse that is dragged along an element.
 *
 * The callbacks receive the distance to the right in points, and finally the speed in points per millisecond. Vertical
 * drags scroll the page (`touch-action` in the style sheet).
 *
 * @param {HTMLElement} target
 * @param {{ began: () => void, moved: (distance: number) => void, ended: (speed: number) => void }} callbacks
 */
export function followDrag(target, { began, moved, ended }) {
  /** @type {number | null} */
  let pointer = null;
  let start = 0;
  /** @type {{ time: number, x: number }[]} */
  let trail = [];
  const note = (/** @type {PointerEvent} */ event) => {
    trail.push({ time: event.timeStamp, x: event.clientX });
    trail = trail.filter(({ time }) => event.timeStamp - time <= recent);
  };
  target.addEventListener("pointerdown", (event) => {
    if (pointer !== null || event.button !== 0) return;
    pointer = event.pointerId;
    start = event.clientX;
    trail = [];
    note(event);
    target.setPointerCapture(pointer);
    target.classList.add("is-dragged");
    began();
  });
  target.addEventListener("pointermove", (event) => {
    if (event.pointerId !== pointer) return;
    note(event);
    moved(event.clientX - start);
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    target.classList.remove("is-dragged");
    const first = trail.find(({ time }) => event.timeStamp - time <= recent);
    const time = first ? event.timeStamp - first.time : 0;
    ended(first && time > 0 && event.type === "pointerup" ? (event.clientX - first.x) / time : 0);
  };
  target.addEventListener("pointerup", end);
  target.addEventListener("pointercancel", end);
}

/** The time in milliseconds without a wheel event after which the drag ends. */
const rest = 140;

/**
 * Follows a horizontal wheel, or two fingers on a trackpad, as if a finger were dragged along the element.
 *
 * @param {HTMLElement} target
 * @param {{ began: () => void, moved: (distance: number) => void, ended: (speed: number) => void }} callbacks
 */
export function followWheel(target, { began, moved, ended }) {
  let distance = 0;
  let timer = 0;
  target.addEventListener("wheel", (event) => {
    const delta = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    // A vertical movement scrolls the page, and a pinch (which browsers report with `ctrlKey`) zooms.
    if (event.ctrlKey || (!event.shiftKey && Math.abs(event.deltaY) >= Math.abs(event.deltaX)) || delta === 0) return;
    event.preventDefault();
    if (timer === 0) {
      distance = 0;
      began();
    }
    clearTimeout(timer);
    // The wheel may count points, lines or pages (UI Events, section 5.6). A line is 16 points, and a page is the
    // width.
    distance -= delta * [1, 16, target.clientWidth][event.deltaMode];
    moved(distance);
    timer = setTimeout(() => {
      timer = 0;
      ended(0);
    }, rest);
  }, { passive: false });
}
