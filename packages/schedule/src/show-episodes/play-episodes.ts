import { listen, soundingDocument } from '@onda/core/dom/page-events';
import type { Host } from '@onda/core/element/host';
import { storedText } from '@onda/core/storage/stored-text';
import { LISTENING_KEY } from '@onda/core/storage/tab-keys';
import { partsOf, setAttribute } from '../program-schedule/parts';
import type { showEpisodes } from './contract';

/** `<episode-player>`, before its code is there too. It takes `sound` over, which the click has begun to load. */
interface Player extends HTMLElement {
  sound?: HTMLAudioElement;
  readonly paused?: boolean;
  play?(): Promise<void>;
  pause?(): void;
}

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
export function playEpisodes({ root, lifetime, on }: Host<typeof showEpisodes>) {
  const found = () => soundingDocument.querySelector<Player>('episode-player');

  const mark = (current: string | null, isPlaying: boolean) => {
    for (const link of partsOf(root, 'play')) {
      const isCurrent = link.dataset.episode === current;
      const word = isPlaying ? 'pause' : 'resume';
      setAttribute(link.closest('li') ?? undefined, 'aria-current', isCurrent && 'true');
      link.textContent = link.closest('ol')?.dataset[isCurrent ? word : 'listen'] ?? '';
      link.setAttribute('aria-label', `${link.textContent}: ${link.dataset.episodeTitle}`);
    }
  };

  on('click', '[part~="play"]', (event, link) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (button || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const player = found();
    if (player?.getAttribute('episode') !== link.dataset.episode) start(link as HTMLAnchorElement, player);
    else if (player?.paused === false) player.pause?.();
    else player?.play?.().catch(() => {});
  });
  listen(
    document,
    'onda-episode-state',
    ({ episode, isPlaying }) => mark(episode, isPlaying),
    lifetime.signal,
  );

  const player = found();
  if (player) mark(player.getAttribute('episode'), player.paused === false);
  else if (storedText(() => sessionStorage, LISTENING_KEY)?.includes('episode:')) added();
}

function start(link: HTMLAnchorElement, player: Player | null) {
  const target = player ?? added(link.href);
  for (const name of ATTRIBUTES) {
    setAttribute(target, name, link.getAttribute(`data-${name}`) ?? false);
  }
  target.setAttribute('src', link.href);
}

/**
 * A player that goes on by itself with what the tab heard, or one for a file. That is loaded within the click, or
 * Safari takes the later start for one that nobody wanted.
 */
function added(file?: string): Player {
  const player: Player = soundingDocument.createElement('episode-player');
  if (file) {
    player.sound = new (soundingDocument.defaultView as typeof window).Audio(file);
    player.sound.load();
  }
  soundingDocument.body.append(player);
  return player;
}
