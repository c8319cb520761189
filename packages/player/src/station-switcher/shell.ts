import { listen } from '@onda/core/dom/page-events';
import { whenSeen } from '@onda/core/dom/when-seen';
import { createStorage } from '@onda/core/storage/storage';
import { createStore } from 'zustand/vanilla';
import { becomeStation } from '../become-station';
import { CHOICE_KEY } from './contract';
import type { PrintedStation, SwitcherHost, SwitcherState } from './switcher';

const FOLLOWERS = 'radio-player, now-playing, live-radio-button';

/**
 * A press makes the players of the marked station those of another one: they go on as they were, silent or heard. The
 * choice holds for the pages that come.
 */
export function setupStationSwitcher(host: SwitcherHost): void {
  const { root, lifetime } = host;
  const links = [...root.querySelectorAll<HTMLElement>('[data-station]')];
  const stations = links.map(({ dataset: { station: id = '', attributes = '{}' } }): PrintedStation => {
    return { id, attributes: JSON.parse(attributes) };
  });
  const printed = links.find((link) => link.hasAttribute('aria-current'))?.dataset.station ?? '';
  const store = createStore<SwitcherState>(() => ({ chosen: stationOnPage(printed, stations), songs: {} }));
  for (const { id } of stations) {
    host.bind(store, `station-${id}`, ({ chosen }) => ({ 'aria-current': chosen === id ? 'true' : null }));
    host.bind(store, `song-${id}`, ({ songs }) => ({ text: songs[id] ?? '' }));
  }

  const storage = createStorage(() => localStorage);
  const become = (element: HTMLElement) => {
    const { chosen: station } = store.getState();
    const { attributes } = stations.find(({ id }) => id === station) ?? {};
    becomeStation(element, (name) => ({ ...attributes, station })[name]);
  };
  const choose = (id: string) => {
    const former = store.getState().chosen;
    if (id === former || !stations.some((one) => one.id === id)) return;
    store.setState({ chosen: id });
    for (const element of document.querySelectorAll<HTMLElement>(FOLLOWERS)) {
      if (element.getAttribute('station') !== former) continue;
      // An element whose script has not come yet would go on showing what was printed.
      if (element.dataset.ready === undefined)
        element.addEventListener('onda-ready', () => become(element), { once: true });
      else become(element);
    }
  };
  const recall = () => choose(storage.read(CHOICE_KEY, String));
  recall();
  storage.watch(CHOICE_KEY, recall, lifetime.signal);
  listen(document, 'onda-station', ({ station }) => choose(station), lifetime.signal);

  host.on('click', '[data-station]', (event, { dataset: { station = '' } }) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    if (station === store.getState().chosen) return;
    storage.write(CHOICE_KEY, station);
    choose(station);
    host.emit('station', { station });
  });

  const follow = async () => (await import('./follow-songs')).followSongs(host, stations, store);
  lifetime.onEnd(whenSeen(host.element, () => void follow().catch(() => {})));
}

/** The station of the page's player: the printed one, else one of the list, else any. */
function stationOnPage(printed: string, listed: readonly PrintedStation[]): string {
  const players = document.querySelectorAll('radio-player[station]');
  const all = [...players].map((player) => player.getAttribute('station') ?? '');
  const isListed = (station: string) => listed.some(({ id }) => id === station);
  return all.find((station) => station === printed) ?? all.find(isListed) ?? (all[0] || printed);
}
