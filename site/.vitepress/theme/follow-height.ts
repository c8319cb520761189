/** Keeps a frame of this origin as high as its content, and at least `least` pixels. The return undoes it. */
export function followHeight(frame: HTMLIFrameElement, least: number): () => void {
  const body = frame.contentDocument?.body;
  if (!body) return () => {};
  const sizes = new ResizeObserver(() => {
    frame.style.height = `${Math.max(least, Math.ceil(body.getBoundingClientRect().height))}px`;
  });
  sizes.observe(body);
  return () => sizes.disconnect();
}
