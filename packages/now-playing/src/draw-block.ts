import { bind } from '@onda/core/bind';
import type { PartState } from '@onda/core/host';
import markup from './block.html';
import { presentBlock, type Words } from './present';
import { HISTORY_LIMIT, type Widget, type WidgetState } from './store';
import type { WidgetHost } from './widget-host';

const SINGLE_PARTS = [
  'status',
  'track',
  'cover',
  'live',
  'title',
  'artist',
  'history-toggle',
  'history',
] as const;
const SONG_PARTS = ['cover', 'title', 'artist', 'time'] as const;

/** Puts the parts into the frame and keeps them equal to the store. Texts are texts: no feed's markup becomes nodes. */
export function drawBlock(host: WidgetHost, widget: Widget, words: Words) {
  const { root, attributes, life } = host;
  const frame = root.querySelector('[part~="block"]');
  frame?.append(blockContent());
  root.querySelector('[part~="more"]')?.setAttribute('aria-controls', 'block');

  const present = (state: WidgetState) => presentBlock(state, attributes.getState().img, words);
  const keep = (node: Element, read: (state: WidgetState) => PartState) =>
    life.onEnd(bind(() => [node], widget.store, read));

  for (const name of SINGLE_PARTS) host.bind(widget.store, name, (state) => present(state)[name]);
  for (const [index, row] of [...root.querySelectorAll('[part~="song"]')].entries()) {
    keep(row, (state) => ({ hidden: present(state).songs[index] === undefined }));
    for (const name of SONG_PARTS) {
      const node = row.querySelector(`[part~="song-${name}"]`);
      if (node) keep(node, (state) => present(state).songs[index]?.[name] ?? {});
    }
  }

  host.on('click', '[part~="history-toggle"]', widget.toggleHistory);
  host.on('error', 'img', (_event, image) => widget.artFailed(image.getAttribute('src') ?? ''));
}

/** `block.html` with as many rows as there can be songs. */
function blockContent(): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const row = template.content.querySelector('[part~="song"]');
  for (let rows = 1; rows < HISTORY_LIMIT; rows++) row?.after(row.cloneNode(true));
  return template.content;
}
