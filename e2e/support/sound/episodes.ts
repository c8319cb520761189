import type { Engine } from '../engine';

/** An episode, by the attributes of `<episode-player>`. */
export type EpisodeRow = Record<string, string>;

/**
 * A click on a link makes the bar, or finds it, and tells it what to play, as in a list of episodes. The link is put
 * into the page, because the list is another feature's.
 */
export const LIST = (rows: readonly EpisodeRow[]) => `(() => {
  const links = ${JSON.stringify(rows)}.map((row, index) => {
    const link = document.createElement('a');
    link.href = row.src;
    link.textContent = 'Escuchar: ' + row['episode-title'];
    link.className = 'escucha escucha-' + index;
    link.style.cssText = 'display:block;padding:1rem';
    link.addEventListener('click', (event) => {
      event.preventDefault();
      let player = document.querySelector('episode-player');
      if (!player) {
        player = document.createElement('episode-player');
        (player.sound = new Audio(link.href)).load();
        document.body.append(player);
      }
      for (const name of ['has-chapters', 'download', 'image']) if (!(name in row)) player.removeAttribute(name);
      for (const name in row) player.setAttribute(name, row[name]);
    });
    return link;
  });
  document.querySelector('main, body').prepend(...links);
  window.told = [];
  document.addEventListener('onda-episode-state', ({ detail }) => window.told.push(detail));
})()`;

export const BAR = `document.querySelector('episode-player')`;
export const inBar = (part: string) => `${BAR}?.shadowRoot?.querySelector('[part~="${part}"]')`;
export const BAR_STATE = `${inBar('bar')}?.dataset.state`;
/** Seconds, as the slider says. */
export const PLACE = `Number(${inBar('seek')}?.value ?? -1)`;

export const pressInBar = (browser: Engine, part: string) => browser.click(inBar(part));
