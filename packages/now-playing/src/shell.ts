import type { PageEvents } from '@onda/core/dom/page-events';
import { whenTouched } from '@onda/core/dom/when-touched';
import { loadOnce } from '@onda/core/loading/load-once';
import { createStore } from 'zustand/vanilla';
import { holes } from './generated/now-playing-holes';
import { isOurs, keepLastEvents } from './page/last-events';
import { type FrameState, type PrintedWords, presentFrame } from './present-frame';
import type { WidgetHost } from './widget-host';

/**
 * Opens and closes the printed frame at once; what stands in it comes with the first opening, which builds it.
 */
export function setupNowPlaying(host: WidgetHost): void {
  const { lifetime } = host;
  let toggleBlock: (() => void) | undefined;
  const frame = createStore<FrameState>(() => ({ isOpen: false, song: '', status: '' }));
  const words = printedWords(host.root);
  for (const [part, read] of Object.entries(holes))
    host.bind(frame, part, (state) => read(presentFrame(state, words)));

  const name = ({ source, title, artist }: PageEvents['onda-track']) => {
    if (isOurs(host, source)) frame.setState({ song: [artist, title].filter(Boolean).join(' – ') });
  };
  const lastEvents = keepLastEvents(lifetime, name);
  // A script may have chosen another station.
  const nameAgain = () => {
    frame.setState({ song: '' });
    lastEvents.tracks.forEach(name);
  };
  lifetime.onEnd(host.attributes.subscribe(nameAgain));

  const code = loadOnce(() => import('./block'));
  /** Builds it once; after a failure the next click tries again. */
  const load = loadOnce(async () => {
    const { buildBlock } = await code.forPress();
    lifetime.signal.throwIfAborted();
    toggleBlock = await buildBlock(host, lastEvents, words, frame);
  });

  whenTouched(host.element, lifetime.signal, code.preload);
  host.on('click', '[part~="more"]', () => {
    if (toggleBlock) return toggleBlock();
    const isOpen = !frame.getState().isOpen;
    frame.setState({ isOpen, status: words.loading });
    if (isOpen) load.forPress().catch(() => frame.setState({ status: words.unreachable }));
  });
}

/** The words of all states are printed with the frame. A word that an older page lacks is undefined. */
function printedWords(root: WidgetHost['root']) {
  const part = (name: string) => root.querySelector<HTMLElement>(`[part~="${name}"]`);
  const words = { now: part('now')?.textContent, ...part('more')?.dataset, ...part('block')?.dataset };
  return words as PrintedWords;
}
