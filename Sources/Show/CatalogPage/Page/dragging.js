// @ts-check

/**
 * Follows one finger, pen or mouse along an element: calls back with how far it has gone to the right, in points.
 *
 * Up and down belong to the page, which scrolls (`touch-action` of the style sheet).
 *
 * @param {HTMLElement} target
 * @param {{ began: () => void, moved: (distance: number) => void, ended: () => void }} callbacks
 */
export function followDrag(target, { began, moved, ended }) {
  /** @type {number | null} */
  let pointer = null;
  let start = 0;
  target.addEventListener("pointerdown", (event) => {
    if (pointer !== null || event.button !== 0) return;
    pointer = event.pointerId;
    start = event.clientX;
    target.setPointerCapture(pointer);
    target.classList.add("is-dragged");
    began();
  });
  target.addEventListener("pointermove", (event) => {
    if (event.pointerId === pointer) moved(event.clientX - start);
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    target.classList.remove("is-dragged");
    ended();
  };
  target.addEventListener("pointerup", end);
  target.addEventListener("pointercancel", end);
}
