// @ts-check

/** The period, in milliseconds before the last movement of a drag, over which the speed is measured. */
const recent = 50;

/** The time in milliseconds without a movement after which a finger counts as resting. */
const resting = 50;

/** The maximum movement of a tap in points. */
const tapRange = 5;

/**
 * Follows a finger, pen or mouse that is dragged along an element.
 *
 * The callbacks receive the distance to the right in points, and finally the speed in points per millisecond. Vertical
 * drags scroll the page (`touch-action` in the style sheet). `tapped` is called at the end of a drag without movement.
 *
 * @param {HTMLElement} target
 * @param {{ began: () => void, moved: (distance: number) => void, ended: (speed: number) => void,
 *   tapped: (event: PointerEvent) => void }} callbacks
 */
export function followDrag(target, { began, moved, ended, tapped }) {
  /** @type {number | null} */
  let pointer = null;
  let start = 0;
  let isTap = true;
  /** @type {{ time: number, x: number }[]} */
  let trail = [];
  const note = (/** @type {PointerEvent} */ event) => {
    // The last movement before the period also counts, because a busy page gets few events.
    trail = trail.filter((_, index) => index + 1 === trail.length || event.timeStamp - trail[index + 1].time <= recent);
    trail.push({ time: event.timeStamp, x: event.clientX });
  };
  target.addEventListener("pointerdown", (event) => {
    if (pointer !== null || event.button !== 0) return;
    pointer = event.pointerId;
    start = event.clientX;
    isTap = true;
    trail = [];
    note(event);
    target.setPointerCapture(pointer);
    target.classList.add("is-dragged");
    began();
  });
  target.addEventListener("pointermove", (event) => {
    if (event.pointerId !== pointer) return;
    note(event);
    isTap &&= Math.abs(event.clientX - start) < tapRange;
    moved(event.clientX - start);
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    target.classList.remove("is-dragged");
    const [first, last] = [trail[0], trail[trail.length - 1]];
    const isFlick = event.type === "pointerup" && event.timeStamp - last.time < resting && last.time > first.time;
    ended(isFlick ? (last.x - first.x) / (last.time - first.time) : 0);
    if (isTap && event.type === "pointerup") tapped(event);
  };
  target.addEventListener("pointerup", end);
  target.addEventListener("pointercancel", end);
}

/** The time in milliseconds without a wheel event after which the drag ends. */
const wheelRest = 140;

/** The usual time between two wheel events in milliseconds. */
const frame = 16;

/**
 * Follows a horizontal wheel, or two fingers on a trackpad, as if a finger were dragged along the element.
 *
 * The final speed is the highest one in the last direction. A trackpad sends events of a decreasing speed after the
 * fingers have left it, and the page isn't told when they leave.
 *
 * @param {HTMLElement} target
 * @param {{ began: () => void, moved: (distance: number) => void, ended: (speed: number) => void }} callbacks
 */
export function followWheel(target, { began, moved, ended }) {
  let distance = 0;
  let timer = 0;
  let fastest = 0;
  let last = 0;
  target.addEventListener("wheel", (event) => {
    const delta = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    // A vertical movement scrolls the page, and a pinch (which browsers report with `ctrlKey`) zooms.
    if (event.ctrlKey || (!event.shiftKey && Math.abs(event.deltaY) >= Math.abs(event.deltaX)) || delta === 0) return;
    event.preventDefault();
    if (timer === 0) {
      [distance, fastest, last] = [0, 0, event.timeStamp - frame];
      began();
    }
    clearTimeout(timer);
    // The wheel may count points, lines or pages (UI Events, section 5.6). A line is 16 points, and a page is the
    // width.
    const by = -delta * [1, 16, target.clientWidth][event.deltaMode];
    const speed = by / Math.max(event.timeStamp - last, frame);
    if (speed * fastest <= 0 || Math.abs(speed) > Math.abs(fastest)) fastest = speed;
    last = event.timeStamp;
    distance += by;
    moved(distance);
    timer = setTimeout(() => {
      timer = 0;
      ended(fastest);
    }, wheelRest);
  }, { passive: false });
}
