import type { PageEvents } from '@onda/core/dom/page-events';
import { whenTouched } from '@onda/core/dom/when-touched';
import { loadOnce, type SharedLoad } from '@onda/core/loading/load-once';
import type { Block } from './block';
import { isOurs, keepLastEvents } from './page/last-events';
import type { BlockModel, WidgetHost } from './widget-host';

/**
 * Opens and closes the printed frame at once; what stands in it comes with the first opening, which builds it (radio.md
 * 4).
 */
export function setupNowPlaying(host: WidgetHost): BlockModel {
  let block: Block | undefined;
  let isOpen = false;
  const model: BlockModel = {};
  const code = loadOnce(() => import('./block'));
  const load = blockOf(host, model, code, (made) => {
    block = made;
  });

  whenTouched(host.element, host.lifetime.signal, code.preload);
  host.on('click', '[part~="more"]', () => {
    if (block) return block.toggle();
    isOpen = !isOpen;
    showFrame(host, isOpen);
    if (!isOpen) return;
    showStatus(host, 'loading');
    load.forPress().then(
      (made) => isOpen && made.open(),
      () => showStatus(host, 'unreachable'),
    );
  });
  return model;
}

/** The song that a player of the same station told; until one does, the printed words stay. */
function nameTheSong(host: WidgetHost, { source, title, artist }: PageEvents['onda-track']) {
  if (isOurs(host, source)) sayNow(host, [artist, title].filter(Boolean).join(' – '));
}

function sayNow({ root }: WidgetHost, words: string | null | undefined) {
  const place = part(root, 'now');
  if (place) place.textContent = words ?? '';
}

const part = (root: WidgetHost['root'], name: string) => root.querySelector<HTMLElement>(`[part~="${name}"]`);

/** Builds it once; after a failure the next click tries again. */
function blockOf(
  host: WidgetHost,
  model: BlockModel,
  code: SharedLoad<typeof import('./block')>,
  built: (block: Block) => void,
): SharedLoad<Block> {
  const printed = part(host.root, 'now')?.textContent;
  const name = (track: PageEvents['onda-track']) => nameTheSong(host, track);
  const lastEvents = keepLastEvents(host.lifetime, name);
  // A script may have chosen another station.
  const nameAgain = () => {
    sayNow(host, printed);
    lastEvents.tracks.forEach(name);
  };
  host.lifetime.onEnd(host.attributes.subscribe(nameAgain));
  return loadOnce(async () => {
    const { buildBlock } = await code.forPress();
    host.lifetime.signal.throwIfAborted();
    const block = await buildBlock(host, model, lastEvents, (isOpen) => showFrame(host, isOpen));
    built(block);
    return block;
  });
}

/** The words of both states are printed with the button. */
function showFrame({ root }: WidgetHost, isOpen: boolean) {
  const button = part(root, 'more');
  const frame = part(root, 'block');
  if (!button || !frame) return;
  button.setAttribute('aria-expanded', String(isOpen));
  button.textContent = button.dataset[isOpen ? 'close' : 'more'] ?? '';
  frame.hidden = !isOpen;
  part(root, 'now')?.toggleAttribute('hidden', isOpen);
}

function showStatus({ root }: WidgetHost, word: 'loading' | 'unreachable') {
  const status = root.querySelector('[part~="status"]');
  if (status) status.textContent = root.querySelector<HTMLElement>('[part~="block"]')?.dataset[word] ?? '';
}
