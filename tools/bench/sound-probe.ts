declare global {
  interface Window {
    /** Milliseconds from the click to the first sound; 0 until there was one. */
    firstSoundMs: number;
  }
}

/**
 * Finds out when the first sound was due: it looks at whatever element is played, and from where the media clock then
 * stands reckons back to where it began. Runs in the page, before the page's own scripts.
 */
export function watchFirstSound() {
  const LOOK_MS = 4;
  let clickedAt = 0;
  window.firstSoundMs = 0;
  document.addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true, once: true });

  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    const look = setInterval(() => {
      if (this.currentTime === 0) return;
      clearInterval(look);
      window.firstSoundMs ||= performance.now() - this.currentTime * 1000 - clickedAt;
    }, LOOK_MS);
    return play.call(this);
  };
}
