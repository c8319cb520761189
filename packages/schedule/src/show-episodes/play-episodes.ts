import { listen } from '@onda/core/dom/page-events';
import type { Host } from '@onda/core/element/host';
import { sessionText } from '@onda/core/storage/session-text';
import type { showEpisodes } from './contract';

/** `<episode-player>`, before its code is there too. It takes `sound` over, which the click has begun to load. */
interface Player extends HTMLElement {
  sound?: HTMLAudioElement;
  readonly paused?: boolean;
  play?(): Promise<void>;
  pause?(): void;
}

/** What the tab goes on with on another page; the player writes and reads it. */
const LISTENING_KEY = 'onda-listening';

/** In this order; the file comes last, for it starts. */
const ATTRIBUTES = [
  'episode',
  'episode-title',
  'show-title',
  'image',
  'address',
  'seconds',
  'show',
  'has-chapters',
  'download',
];

/** Plays an episode in the player of the page, and marks the row of the one that is heard. */
export function playEpisodes({ element, lifetime, on }: Host<typeof showEpisodes>) {
  const found = () => document.querySelector<Player>('episode-player');

  const mark = (current: string | null | undefined, isPlaying: boolean) => {
    for (const link of element.querySelectorAll<HTMLElement>('[part~="play"]')) {
      const { listen = '', pause = '', resume = '' } = link.closest('ol')?.dataset ?? {};
      const isCurrent = !!current && link.dataset.episode === current;
      const row = link.closest('li');
      if (isCurrent) row?.setAttribute('aria-current', 'true');
      else row?.removeAttribute('aria-current');
      link.textContent = isCurrent ? (isPlaying ? pause : resume) : listen;
      link.ariaLabel = `${link.textContent}: ${link.dataset.episodeTitle}`;
    }
  };

  on('click', '[part~="play"]', (event, link) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (button || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const player = found();
    if (player?.getAttribute('episode') !== link.dataset.episode) start(link as HTMLAnchorElement, player);
    else if (player?.paused === false) player.pause?.();
    else player?.play?.()?.catch(() => {});
  });
  listen(
    document,
    'onda-episode-state',
    ({ episode, isPlaying }) => mark(episode, isPlaying),
    lifetime.signal,
  );

  const player = found();
  if (player) mark(player.getAttribute('episode'), player.paused === false);
  else if (sessionText(LISTENING_KEY)?.includes('"episode:')) document.body.append(document.createElement('episode-player'));
}

function start(link: HTMLAnchorElement, player: Player | null) {
  const target = player ?? made(link.href);
  for (const name of ATTRIBUTES) {
    const value = link.getAttribute(`data-${name}`);
    if (value === null) target.removeAttribute(name);
    else target.setAttribute(name, value);
  }
  target.setAttribute('src', link.href);
}

/** Its sound is loaded within the click, or Safari takes the later start for one that nobody wanted. */
function made(file: string): Player {
  const player: Player = document.createElement('episode-player');
  player.sound = new Audio(file);
  player.sound.load();
  document.body.append(player);
  return player;
}
