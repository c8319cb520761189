/** Runs once, when the element is first on screen, or first is not. Returns a function that cancels it. */
export function whenSeen(element: Element, run: () => void, isSeen = true): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting === isSeen)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
