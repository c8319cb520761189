import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoader } from './loader';

/** The tag and its code as `generated/tags.ts` names them; nothing near the screen asks for it here. */
type Sound = HTMLElement & { play(): Promise<void>; paused: boolean; volume: number };

const player = () => document.querySelector('radio-player') as Sound;

const command = (target: Element, name: string) =>
  target.dispatchEvent(Object.assign(new Event('command'), { command: name }));

// A tag stays defined, so the page without its code comes first.
describe('the members of an element', { shuffle: false }, () => {
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    document.body.innerHTML = '<main><radio-player></radio-player><button></button><p></p></main>';
    startLoader(document.body.firstElementChild as Element);
  });

  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it('gives elements their members before their code is there, also later ones', async () => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<div><live-radio-button></live-radio-button></div>');
    await vi.waitFor(() =>
      expect('play' in (document.querySelector('live-radio-button') as Element)).toBe(true),
    );
    expect([player().paused, player().volume, typeof player().play]).toEqual([true, 1, 'function']);
    expect('play' in (document.querySelector('p') as Element)).toBe(false);
  });

  it('brings the code at a call, or at the command of a button, and at no other word', async () => {
    for (const name of ['--remove', '--paused', '--constructor', 'show-modal']) command(player(), name);
    await Promise.resolve();
    expect([player().isConnected, customElements.get('radio-player')]).toEqual([true, undefined]);
    command(player(), '--play');
    await vi.waitFor(() => expect(customElements.get('radio-player')).toBeDefined(), 5_000);
    // Nothing is there to be heard.
    await expect(player().play()).rejects.toThrow('The station cannot be heard.');
  });
});

describe('of itself it begins', () => {
  const SEEN = Symbol.for('@onda/elements/loader');
  /** Another copy in a page of its own; returns whether it listens there. */
  async function anotherCopy() {
    vi.resetModules();
    const root = document.createElement('div');
    const listen = vi.spyOn(root, 'addEventListener');
    vi.spyOn(document, 'documentElement', 'get').mockReturnValue(root);
    await import('./loader');
    return () => listen.mock.calls.length > 0;
  }
  const arrive = () => document.dispatchEvent(new Event('DOMContentLoaded'));

  beforeEach(() => void Reflect.deleteProperty(globalThis, SEEN));
  afterEach(() => void vi.restoreAllMocks());

  it.each<[DocumentReadyState, boolean]>([
    ['loading', false],
    ['interactive', true],
    ['complete', true],
  ])('in a page that is %s, at once: %s; and no second copy does', async (state, isAtOnce) => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    const first = await anotherCopy();
    expect(first()).toBe(isAtOnce);
    arrive();
    expect(first()).toBe(true);
    const second = await anotherCopy();
    arrive();
    expect([first(), second()]).toEqual([true, false]);
  });

  it('nowhere on a server, which may import it', async () => {
    vi.stubGlobal('document', undefined);
    vi.resetModules();
    await import('./loader');
    vi.unstubAllGlobals();
    expect(SEEN in globalThis).toBe(false);
  });
});
