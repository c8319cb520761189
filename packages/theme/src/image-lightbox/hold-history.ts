/**
 * Holds a place in the history for as long as something is open, so that Back closes it. Returns what gives the place
 * back when it was closed in another way, unless the page has gone to another address since.
 */
export function holdHistory(close: () => void): () => void {
  let isHeld = true;
  const { href } = location;
  const back = () => {
    isHeld = false;
    close();
  };
  history.pushState(history.state, '');
  addEventListener('popstate', back, { once: true });
  return () => {
    removeEventListener('popstate', back);
    if (isHeld && location.href === href) history.back();
    isHeld = false;
  };
}
