/**
 * Adds an entry to the history while a dialog is open, so that Back closes it. Returns a function that removes the
 * entry when the dialog was closed otherwise, unless the page has another address by then.
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
