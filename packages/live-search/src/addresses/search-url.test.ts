import { beforeEach, describe, expect, it } from 'vitest';
import { searchAddress } from './search-address';
import { liveLoadAddress, readSearchState, stateAddress, withoutReset } from './search-url';

const state = { id: 2, phrase: 'música & té', filters: 'asp_gen[]=title&termset[category][]=3' };
const PHRASE = 'm%C3%BAsica+%26+t%C3%A9';
const FORM = 'asp_gen[]=title&termset[category][]=3';

beforeEach(() => Reflect.get(window, 'happyDOM').setURL('https://radio.test/blog/'));

describe('the address of live-load', () => {
  it('is the page’s with the phrase, the id and the filters', () => {
    expect(liveLoadAddress('https://radio.test/blog/#top', state)).toBe(
      `https://radio.test/blog/?asp_ls=${PHRASE}&asp_active=1&asp_force_reset_pagination=1&p_asid=2&p_asp_data=1&${FORM}`,
    );
  });

  it('keeps what is the page’s own and drops a former search', () => {
    const former =
      'https://radio.test/?cat=3&asp_ls=viejo&asp_active=1&p_asid=2&p_asp_data=1&asp_gen[]=exact&customset[]=post&filters_changed=1';
    expect(liveLoadAddress(former, { ...state, filters: '' })).toBe(
      `https://radio.test/?cat=3&asp_ls=${PHRASE}&asp_active=1&asp_force_reset_pagination=1&p_asid=2&p_asp_data=1`,
    );
  });

  it('changes the phrase of a search page', () => {
    expect(new URL(liveLoadAddress('https://radio.test/?s=viejo', state)).searchParams.get('s')).toBe(
      'música & té',
    );
  });
});

describe('the address of a search', () => {
  it.each([
    [true, 'asp_s'],
    [false, 'asp_ls'],
  ])('with the panel open %s says %s', (isOpen, name) => {
    expect(stateAddress('https://radio.test/blog/?cat=3&asp_s=x&asp_active=1#top', state, isOpen)).toBe(
      `https://radio.test/blog/?cat=3&p_asid=2&p_asp_data=1&${FORM}&${name}=${PHRASE}#top`,
    );
  });

  it.each([true, false])('is read back (panel open %s)', (isOpen) => {
    const read = readSearchState(stateAddress('https://radio.test/', state, isOpen), 2);
    expect(read).toEqual(state);
  });

  it('is of the instance that wrote it', () => {
    const address = stateAddress('https://radio.test/', state, true);
    expect([readSearchState(address, 1), readSearchState('https://radio.test/', 2)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a link', () => {
  it('to the search page holds the phrase', () => {
    expect(searchAddress('', 'a b')).toBe('https://radio.test/?s=a+b');
    expect(searchAddress('https://radio.test/es/?lang=es', 'ñ')).toBe(
      'https://radio.test/es/?lang=es&s=%C3%B1',
    );
  });

  it('loses what would keep it on the first page', () => {
    expect(withoutReset('/?asp_force_reset_pagination=1&paged=2')).toBe('https://radio.test/?paged=2');
    expect(withoutReset('/?paged=2')).toBe('/?paged=2');
  });
});
