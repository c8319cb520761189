/** Whether an element is on screen, watched until `signal`; `changed` runs when that changes. */
export function isOnScreen(element: Element, signal: AbortSignal, changed: () => void): () => boolean {
  let isSeen = true;
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? isSeen;
    changed();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => isSeen;
}
