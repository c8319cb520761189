declare global {
  interface Window {
    /** Milliseconds from the click to the first sound; NaN until there was one. */
    firstSoundMs: number;
  }
}

/**
 * Finds out when the first sound was due, on whatever elements are played and however often one is given a new address:
 * once a media clock has run for a tenth of a second, it reckons back to where that run began. Runs in the page, before
 * the page's own scripts.
 */
export function watchFirstSound() {
  const LOOK_MS = 4;
  const HEARD_S = 0.1;
  /** A clock does not run ahead of the page's: further than that it was set. */
  const JUMP_S = 0.05;
  const watched = new WeakSet<HTMLMediaElement>();
  let clickedAt = 0;
  window.firstSoundMs = Number.NaN;
  document.addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true, once: true });

  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    if (watched.has(this)) return play.call(this);
    watched.add(this);
    let begin = this.currentTime;
    let last = { sound: begin, page: performance.now() };
    const looking = setInterval(() => {
      const now = { sound: this.currentTime, page: performance.now() };
      const passed = now.sound - last.sound;
      if (passed < 0 || passed > (now.page - last.page) / 1000 + JUMP_S) begin = now.sound;
      last = now;
      if (now.sound - begin < HEARD_S) return;
      clearInterval(looking);
      if (Number.isNaN(window.firstSoundMs))
        window.firstSoundMs = now.page - (now.sound - begin) * 1000 - clickedAt;
    }, LOOK_MS);
    return play.call(this);
  };
}
