import { EMPTY_SPEC } from '@onda/core/testing/empty-spec';
import { defaultsOf, fakeHost } from '@onda/core/testing/fake-host';
import { stubIntersectionObserver } from '@onda/core/testing/fake-screen';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchOptions } from '../options/options';
import { instanceOptions } from '../options/options-contract';
import type { SearchHost } from '../search-host';
import { populate } from './populate';
import type { Search } from './store';

const defaults = defaultsOf({ attributes: instanceOptions } as never) as SearchOptions;
let screen: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  screen = stubIntersectionObserver();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function box(written: Partial<SearchOptions>, site: object = {}) {
  document.head.innerHTML = `<script type="application/json" id="onda-config">${JSON.stringify({
    settings: { 'live-search': site },
  })}</script>`;
  const host = fakeHost(EMPTY_SPEC, '');
  const fill = vi.fn<Search['populate']>();
  const options = () => ({ ...defaults, ...written });
  populate(host as unknown as SearchHost, { populate: fill } as unknown as Search, options);
  return { ...host, phrases: () => fill.mock.calls.map(([phrase]) => phrase) };
}

describe('a box that fills itself', () => {
  it.each<[Partial<SearchOptions>, string[]]>([
    [{ autop: 'disabled', autopPhrase: 'mar' }, []],
    [{ autop: 'phrase', autopPhrase: 'mar', phrase: 'sol' }, ['mar']],
    [{ autop: 'phrase', autopPhrase: '', phrase: 'sol' }, ['sol']],
    [{ autop: 'latest', autopPhrase: 'mar', phrase: 'sol' }, ['']],
    [{ autop: 'random', autopPhrase: 'mar' }, ['']],
  ])('asks by %j for %j', (written, phrases) => {
    expect(box(written).phrases()).toEqual(phrases);
  });
});

const IN_SIGHT = { init_only_in_viewport: 1 };

describe('where the site wants boxes to start in sight', () => {
  it.each([
    [{ init_only_in_viewport: '1' }, []],
    [{ init_only_in_viewport: true }, []],
    [{ script_async_load: 1 }, []],
    [{ init_only_in_viewport: '' }, ['']],
    [{ init_only_in_viewport: '0' }, ['']],
    [{ init_only_in_viewport: 0 }, ['']],
    [{ init_only_in_viewport: false }, ['']],
    [{}, ['']],
  ])('%j: at once it asks %j', (site, phrases) => {
    expect(box({ autop: 'latest' }, site).phrases()).toEqual(phrases);
  });

  it('a folded box, which has no size, does not wait', () => {
    expect(box({ autop: 'latest', compact: true }, IN_SIGHT).phrases()).toEqual(['']);
  });

  it('it asks once, when any of the looks has it in sight', () => {
    const { element, phrases } = box({ autop: 'latest' }, IN_SIGHT);
    screen.see(element, false);
    expect(phrases()).toEqual([]);
    screen.see(element, true, false);
    expect([phrases(), screen.watched()]).toEqual([[''], []]);
    screen.see(element, true);
    expect(phrases()).toEqual(['']);
  });

  it('each of two boxes waits for itself', () => {
    const [one, two] = [box({ autop: 'latest' }, IN_SIGHT), box({ autop: 'latest' }, IN_SIGHT)];
    screen.see(two.element, true);
    expect([one.phrases(), two.phrases(), screen.watched()]).toEqual([[], [''], [one.element]]);
  });

  it('it is watched until it leaves', () => {
    const { leave } = box({ autop: 'latest' }, IN_SIGHT);
    leave();
    expect(screen.watched()).toEqual([]);
  });
});
