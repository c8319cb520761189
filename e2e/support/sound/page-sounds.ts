/** Notes every sound of the document, until it is left. */
export const LISTEN = `(() => {
  window.sounds = new Set();
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    window.sounds.add(this);
    return play.call(this);
  };
  return true;
})()`;

/** Notes whatever makes the sound stop, from now on. */
export const LISTEN_FOR_SILENCE = `(() => {
  window.silences = [];
  for (const audio of window.sounds) if (!audio.paused) for (const type of ['pause', 'emptied', 'ended'])
    audio.addEventListener(type, () => window.silences.push(type));
})()`;

/** Position of the sound that is heard; -1 where none is. */
export const POSITION = `Math.max(-1, ...[...(window.sounds ?? [])].filter((audio) => !audio.paused).map((audio) => audio.currentTime))`;
export const PLAYERS = `[...document.querySelectorAll('radio-player')]`;
export const STATE = `${PLAYERS}[0]?.shadowRoot.querySelector('[part~="player"]').dataset.state`;
