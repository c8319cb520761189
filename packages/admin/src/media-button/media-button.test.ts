import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountMediaButtons } from './mount';

const button = () => document.querySelector('button') as HTMLButtonElement;
const field = () => document.querySelector('#cover') as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `<p><input id="other"></p><p><label>Cover <input id="cover"></label></p><p>An error.</p>
    <p class="onda-media"><button type="button" hidden>Choose a picture</button></p>`;
});

/** A library in which somebody chooses what has this address; nothing where the choice is empty. */
function libraryWith(url?: string) {
  return vi.fn((_options: object) => {
    let chosen = () => {};
    return {
      on: (_event: 'select', listener: () => void) => {
        chosen = listener;
      },
      open: () => chosen(),
      state: () => ({ get: () => ({ first: () => (url === undefined ? undefined : { get: () => url }) }) }),
    };
  });
}

describe('the button of the media library', () => {
  it('fills the field above it, as somebody who types', () => {
    const library = libraryWith('https://radio.example/cover.png');
    const typed = vi.fn();
    document.body.addEventListener('input', typed);
    mountMediaButtons(document, library);
    expect(button().hidden).toBe(false);
    button().click();
    expect(field().value).toBe('https://radio.example/cover.png');
    expect(typed).toHaveBeenCalledTimes(1);
    expect(library.mock.calls[0]?.[0]).toMatchObject({
      title: 'Choose a picture',
      library: { type: 'image' },
    });
  });

  it('leaves the field where nothing is chosen', () => {
    field().value = 'https://radio.example/old.png';
    mountMediaButtons(document, libraryWith());
    button().click();
    expect(field().value).toBe('https://radio.example/old.png');
  });

  it('stays hidden without the library', () => {
    mountMediaButtons(document, undefined);
    expect(button().hidden).toBe(true);
  });
});
