/** A bar that is opened wide stands over the page in place of pushing it. */
const MOST = 0.35;

/** Keeps `--onda-foot` as tall as the bars at the foot of the window, for the frames above them. Returns the undo. */
export function followFoot(bars: () => readonly HTMLElement[]): () => void {
  const { style } = document.documentElement;
  let boxes: Element[] = [];
  const measure = () => {
    const tops = boxes.map((box) => box.getBoundingClientRect()).filter(({ height }) => height > 0);
    const height = innerHeight - Math.min(innerHeight, ...tops.map(({ top }) => top));
    if (height <= innerHeight * MOST) style.setProperty('--onda-foot', `${height}px`);
  };
  const sizes = new ResizeObserver(measure);
  const look = () => {
    const found = bars().flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll('.frame, [part~="bar"]') ?? []),
    ]);
    if (found.length === boxes.length && found.every((box) => boxes.includes(box))) return measure();
    sizes.disconnect();
    boxes = found;
    for (const box of boxes) sizes.observe(box);
  };
  // A bar of an episode comes and goes, and draws itself when its code is there.
  const bodies = new MutationObserver(look);
  bodies.observe(document.body, { childList: true });
  document.addEventListener('onda-ready', look);
  window.addEventListener('resize', measure);
  look();
  return () => {
    sizes.disconnect();
    bodies.disconnect();
    document.removeEventListener('onda-ready', look);
    window.removeEventListener('resize', measure);
    style.removeProperty('--onda-foot');
  };
}
