/** The outline is drawn outside of the element; where that is off the screen, it is drawn within. */
const OUTLINE_PX = 5;

/** Frames an element of the page; nothing of the page itself is changed. */
export function placeOutline(outline: HTMLElement, target: Element | undefined): void {
  const box = target?.getBoundingClientRect();
  outline.hidden = box === undefined;
  if (!box) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(box.left, OUTLINE_PX);
  const top = Math.max(box.top, OUTLINE_PX);
  const right = Math.min(box.right, clientWidth - OUTLINE_PX);
  const bottom = Math.min(box.bottom, clientHeight - OUTLINE_PX);
  // Off the screen altogether.
  if (right < left || bottom < top) outline.hidden = true;
  const place = { left, top, width: right - left, height: bottom - top };
  for (const [name, px] of Object.entries(place)) outline.style.setProperty(name, `${px}px`);
}
