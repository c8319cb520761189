import { type FakeHost, fakeHost } from '@onda/core/testing/fake-host';
import { HELD_KEYS } from '@onda/core/testing/held-keys';
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stationSwitcher } from './contract';
import { followSongs } from './follow-songs';
import { Cover, Station, Stations } from './PhpTemplates';
import { setupStationSwitcher } from './shell';

vi.mock('./follow-songs', () => ({ followSongs: vi.fn() }));

const SUR = { 'radio-stream': 'https://radio.test/sur.mp3', 'radio-name': 'Sur' };
const NORTE = { ...SUR, 'radio-stream': 'https://radio.test/norte.mp3', feed: 'https://radio.test/status' };
const STATIONS = { sur: SUR, norte: NORTE };

let host: FakeHost<typeof stationSwitcher>;

beforeEach(() => localStorage.clear());
afterEach(() => {
  host.leave();
  document.body.replaceChildren();
});

/** A page as PHP printed it, with the first station chosen, and these players. */
function open(players = '<radio-player data-ready station="sur"></radio-player>') {
  const html = renderToStaticMarkup(
    <Stations label="Emisoras">
      {Object.entries(STATIONS).map(([id, attributes]) => (
        <Station
          key={id}
          parts={`station station-${id}`}
          songParts={`song song-${id}`}
          id={id}
          address={attributes['radio-stream']}
          current={(id === 'sur' ? 'true' : undefined) as string}
          attributes={JSON.stringify(attributes)}
          coverNodes={<Cover address="https://radio.test/cover.webp" />}
          name={`Radio ${id}`}
        />
      ))}
    </Stations>,
  );
  document.body.innerHTML = players;
  host = fakeHost(stationSwitcher, html);
  setupStationSwitcher(host);
}

const current = () =>
  [...host.root.querySelectorAll<HTMLElement>('[aria-current="true"]')].map(({ dataset }) => dataset.station);
const press = (id: string, how: MouseEventInit = {}) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  host.part(`station-${id}`).dispatchEvent(click);
  return click;
};
const attributesOf = (selector: string) => {
  const element = document.querySelector(selector);
  return Object.fromEntries(
    (element?.getAttributeNames() ?? []).map((name) => [name, element?.getAttribute(name)]),
  );
};

it('has nothing that axe finds', async () => {
  open();
  const { violations } = await axe.run(host.element, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

const player = (station: string) => `<radio-player data-ready station="${station}"></radio-player>`;
const BUTTON = '<live-radio-button data-ready station="otra"></live-radio-button>';

describe('the mark', () => {
  // Players, the marked station, and which of them have become those of `norte` and then `sur` after two presses.
  it.each([
    ['the first station', player('sur'), ['sur'], ['norte'], ['sur']],
    ['another one of the list', player('norte'), ['norte'], ['norte'], ['sur']],
    ['none of the list', player('otra'), [], ['norte'], ['sur']],
    ['an address of its own', '<radio-player data-ready></radio-player>', ['sur'], [null], [null]],
    [
      'two, the first one later',
      player('norte') + player('sur'),
      ['sur'],
      ['norte', 'norte'],
      ['sur', 'sur'],
    ],
    ['two, one of the list', player('otra') + player('norte'), ['norte'], ['otra', 'norte'], ['otra', 'sur']],
    ['a button beside it', BUTTON + player('norte'), ['norte'], ['norte'], ['sur']],
    ['no player', BUTTON, ['sur'], [], []],
  ])('is that of the page’s player, which a press changes: %s', (_, players, marked, second, third) => {
    open(players);
    const stations = () =>
      [...document.querySelectorAll('radio-player')].map((one) => one.getAttribute('station'));
    expect(current()).toEqual(marked);
    press('norte');
    expect([current(), stations()]).toEqual([['norte'], second]);
    press('sur');
    expect([current(), stations()]).toEqual([['sur'], third]);
  });
});

describe('a press', () => {
  it('makes the players of the chosen station those of the other one, with nothing left of the former', () => {
    open(
      `<radio-player data-ready station="sur" feed="https://radio.test/old" sticky="true"></radio-player>
       <now-playing data-ready station="sur"></now-playing>
       <live-radio-button data-ready station="otra"></live-radio-button>`,
    );
    expect(press('norte').defaultPrevented).toBe(true);
    const norte = { ...NORTE, station: 'norte', 'data-printed-station': 'sur', 'data-ready': '' };
    expect(attributesOf('radio-player')).toEqual({ ...norte, sticky: 'true' });
    expect(attributesOf('now-playing')).toEqual(norte);
    expect(attributesOf('live-radio-button')).toEqual({ station: 'otra', 'data-ready': '' });
    press('sur');
    expect(attributesOf('radio-player')).toEqual({
      ...SUR,
      station: 'sur',
      sticky: 'true',
      'data-printed-station': 'sur',
      'data-ready': '',
    });
  });

  it('waits for a player whose script has not come', () => {
    open('<radio-player station="sur"></radio-player>');
    press('norte');
    expect(attributesOf('radio-player')).toEqual({ station: 'sur' });
    document.querySelector('radio-player')?.dispatchEvent(new Event('onda-ready'));
    expect(attributesOf('radio-player').station).toBe('norte');
  });

  it('marks the station, and tells the page once', () => {
    open();
    press('norte');
    press('norte');
    expect([current(), host.said]).toEqual([['norte'], [['station', { station: 'norte' }]]]);
  });

  it.each(HELD_KEYS)('with %s opens the stream as any link', (_, held) => {
    open();
    expect([press('norte', held).defaultPrevented, current()]).toEqual([false, ['sur']]);
  });
});

describe('the choice', () => {
  it('holds for the next page', () => {
    open();
    press('norte');
    host.leave();
    open();
    expect([current(), attributesOf('radio-player').station, host.said]).toEqual([['norte'], 'norte', []]);
    host.leave();
    open(player('otra'));
    expect([current(), attributesOf('radio-player').station]).toEqual([['norte'], 'norte']);
  });

  it.each(['gone', '', undefined])('of a station that is not here (%j) is none', (id) => {
    if (id !== undefined) localStorage.setItem('onda-station', JSON.stringify(id));
    open();
    expect([current(), attributesOf('radio-player').station]).toEqual([['sur'], 'sur']);
  });

  it('is that of another copy on the page, and of another tab', () => {
    open();
    document.dispatchEvent(new CustomEvent('onda-station', { detail: { station: 'norte' } }));
    expect(current()).toEqual(['norte']);
    localStorage.setItem('onda-station', '"sur"');
    window.dispatchEvent(new StorageEvent('storage', { key: 'onda-station' }));
    expect(current()).toEqual(['sur']);
  });
});

it('names songs once it is seen, and never after it has left', async () => {
  let see = (_entries: { isIntersecting: boolean }[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: typeof see) {
        see = run;
      }
      observe() {}
      disconnect() {}
    },
  );
  open();
  expect(followSongs).not.toHaveBeenCalled();
  see([{ isIntersecting: true }]);
  await vi.waitFor(() => expect(followSongs).toHaveBeenCalledOnce());
  const [, stations, store] = vi.mocked(followSongs).mock.calls[0] ?? [];
  expect(stations?.map(({ id }) => id)).toEqual(['sur', 'norte']);
  store?.setState({ songs: { norte: 'Faro – Marea' } });
  expect([host.part('song-sur').textContent, host.part('song-norte').textContent]).toEqual([
    '',
    'Faro – Marea',
  ]);
  vi.unstubAllGlobals();
});
