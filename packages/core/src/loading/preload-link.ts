/**
 * Resolves when the page's preload link of a file has ended, at once where there is none. Safari requests a file a
 * second time while its link still loads it.
 */
export function preloadEnded(url: string): Promise<unknown> | undefined {
  const link = document.querySelector(`link[href="${url}"]`);
  const hasEnded = document.readyState === 'complete' || performance.getEntriesByName(url)[0];
  if (!link || hasEnded) return undefined;
  return new Promise((done) => {
    for (const type of ['load', 'error']) link.addEventListener(type, done);
    window.addEventListener('load', done);
  });
}
