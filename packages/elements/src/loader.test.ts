import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoader } from './loader';

/** The tag and its code as `generated/tags.ts` names them; nothing near the screen asks for it here. */
type Sound = HTMLElement & { play(): Promise<void>; paused: boolean; volume: number };

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

const player = () => document.querySelector('radio-player') as Sound;

const command = (target: Element, name: string) =>
  target.dispatchEvent(Object.assign(new Event('command'), { command: name }));

// A tag stays defined, so the page without its code comes first.
describe('the members of an element', { shuffle: false }, () => {
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
