import { listen } from '@onda/core/dom/page-events';
import { whenSeen } from '@onda/core/dom/when-seen';
import { createStorage } from '@onda/core/storage/storage';
import { createStore } from 'zustand/vanilla';
import type { PrintedStation, SwitcherHost, SwitcherState } from './switcher';

/** Where the browser keeps the id of the station that was chosen last. */
const KEY = 'onda-station';
const FOLLOWERS = 'radio-player, now-playing, live-radio-button';

/**
 * A press makes the players of the chosen station those of another one: they go on as they were, silent or heard. The
 * choice holds for the pages that come.
 */
export function setupStationSwitcher(host: SwitcherHost): void {
  const { root, lifetime } = host;
  const links = [...root.querySelectorAll<HTMLElement>('[data-station]')];
  const stations = links.map(({ dataset: { station: id = '', attributes = '{}' } }): PrintedStation => {
    return { id, attributes: JSON.parse(attributes) };
  });
  const printed = links.find((link) => link.hasAttribute('aria-current'))?.dataset.station ?? '';
  const store = createStore<SwitcherState>(() => ({ chosen: printed, songs: {} }));
  for (const { id } of stations) {
    host.bind(store, `station-${id}`, ({ chosen }) => ({ 'aria-current': chosen === id ? 'true' : null }));
    host.bind(store, `song-${id}`, ({ songs }) => ({ text: songs[id] ?? '' }));
  }

  const storage = createStorage(() => localStorage);
  const become = (element: HTMLElement) => fillIn(element, stations, store.getState().chosen);
  const choose = (id: string) => {
    const former = store.getState().chosen;
    if (id === former || !stations.some((one) => one.id === id)) return;
    store.setState({ chosen: id });
    for (const element of document.querySelectorAll<HTMLElement>(FOLLOWERS)) {
      if (element.getAttribute('station') !== former) continue;
      // One whose script has not come yet would go on showing what was printed.
      if (element.dataset.ready === undefined)
        element.addEventListener('onda-ready', () => become(element), { once: true });
      else become(element);
    }
  };
  const recall = () => choose(storage.read(KEY, String));
  recall();
  storage.watch(KEY, recall, lifetime.signal);
  listen(document, 'onda-station', ({ station }) => choose(station), lifetime.signal);

  host.on('click', '[data-station]', (event, { dataset: { station = '' } }) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    if (station === store.getState().chosen) return;
    storage.write(KEY, station);
    choose(station);
    host.emit('station', { station });
  });

  const follow = async () => (await import('./follow-songs')).followSongs(host, stations, store);
  lifetime.onEnd(whenSeen(host.element, () => void follow().catch(() => {})));
}

/**
 * Attributes that the station does not name are taken away, so that nothing of the former one is left. Seamless mode
 * knows the player by the station that it was printed with.
 */
function fillIn(element: HTMLElement, all: readonly PrintedStation[], id: string) {
  const { attributes = {} } = all.find((one) => one.id === id) ?? {};
  element.dataset.printedStation ??= element.getAttribute('station') ?? '';
  const names = new Set(all.flatMap((one) => Object.keys(one.attributes)));
  for (const name of names) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  element.setAttribute('station', id);
}
