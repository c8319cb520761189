import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import { paint } from '@onda/core/element/bind';
import type { PartState } from '@onda/core/element/host';
import { block as blockTemplate, song as songTemplate } from './generated/templates';
import type { Shown, ShownSong } from './present';
import type { Widget } from './store';
import type { WidgetHost } from './widget-host';

/**
 * Puts the content into the open frame until the element leaves. Returns what makes it equal to `shown`. No markup of a
 * feed becomes nodes.
 */
export function drawBlock(host: WidgetHost, { artFailed, toggleHistory }: Widget): (shown: Shown) => void {
  const frame = host.root.querySelector('[part~="block"]') as HTMLElement;
  const block = frame.appendChild(untilEnd(fromTemplate(blockTemplate), frame, host.lifetime));
  const list = block.querySelector('ol') as HTMLOListElement;
  host.on('click', '[part~="history-toggle"]', toggleHistory);
  host.on('error', 'img', (_, image) => artFailed(image.getAttribute('src') ?? ''));
  return (shown) => {
    fill(block, {
      track: { hidden: !shown.isRead },
      cover: { src: shown.cover || null },
      live: { text: shown.live, href: shown.address, 'data-state': shown.liveState },
      title: { text: shown.title },
      artist: { text: shown.artist },
      'history-toggle': {
        text: shown.history,
        'aria-expanded': shown.isHistoryShown,
        hidden: !shown.isRead,
        disabled: !shown.songs[0],
      },
      history: { hidden: !shown.isHistoryShown || !shown.songs[0] },
    });
    for (const row of [...list.children].slice(shown.songs.length)) row.remove();
    for (const [place, song] of shown.songs.entries())
      fillSong(list.children[place] ?? list.appendChild(fromTemplate(songTemplate)), song);
  };
}

const fillSong = (row: Element, { cover, title, artist, time }: ShownSong) =>
  fill(row, {
    'song-cover': { src: cover || null },
    'song-title': { text: title },
    'song-artist': { text: artist },
    'song-time': { text: time },
  });

function fill(within: Element, states: Record<string, PartState>): void {
  for (const [part, state] of Object.entries(states))
    paint(within.querySelectorAll(`[part~="${part}"]`), state);
}
