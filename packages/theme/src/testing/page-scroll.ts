/** The page is scrolled to `y`, and the frame in which it is looked at has passed. */
export async function scrollPage(y: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await new Promise((done) => requestAnimationFrame(done));
}
