import { AjaxError } from '@onda/core/http/ajax';
import { createLifetime } from '@onda/core/testing/endings';
import { fakeAjax } from '@onda/core/testing/fake-ajax';
import { fakeClock, settled } from '@onda/core/testing/fake-clock';
import { afterEach, describe, expect, it } from 'vitest';
import { showGhost } from './ghost-text';
import { createSuggestion, ghostOf } from './suggestion';
import { createSuggestionApi, type SuggestionNeeds, suggestionLanguage } from './suggestion-api';

const OPTIONS = {
  autocomplete: true,
  autocompleteMobile: true,
  autocompleteTriggerCharcount: 2,
  triggerAutocompleteDelay: 310,
};

function setup(changes: Partial<typeof OPTIONS> = {}, isMobile = false, isSearched = false) {
  const clock = fakeClock();
  const asked: { typed: string; signal: AbortSignal; answer: (text: string) => void }[] = [];
  const suggestion = createSuggestion({
    clock,
    isMobile,
    isSearched: () => isSearched,
    options: () => ({ ...OPTIONS, ...changes }),
    ask: (typed, signal) => new Promise((answer) => void asked.push({ typed, signal, answer })),
  });
  return {
    clock,
    asked,
    suggestion,
    ghost: () => ghostOf(suggestion.store.getState()),
    async type(text: string, answer?: string) {
      suggestion.type(text);
      await clock.advance(310);
      if (answer !== undefined) asked.at(-1)?.answer(answer);
      await settled();
    },
  };
}

describe('a suggestion', () => {
  it('is asked for after the delay, and completes what is typed', async () => {
    const { suggestion, clock, asked, ghost } = setup();
    suggestion.type('mú');
    await clock.advance(309);
    expect(asked).toEqual([]);
    await clock.advance(1);
    asked[0]?.answer('música clásica');
    await settled();
    expect([asked.map(({ typed }) => typed), ghost()]).toEqual([['mú'], 'sica clásica']);
  });

  it('is asked for from so many characters on', async () => {
    const { type, asked } = setup({ autocompleteTriggerCharcount: 4 });
    await type('mús');
    await type('músi');
    expect(asked.map(({ typed }) => typed)).toEqual(['músi']);
  });

  it('counts a picture as one character', async () => {
    const { type, asked } = setup();
    await type('🎵');
    await type('🎵a');
    expect(asked.map(({ typed }) => typed)).toEqual(['🎵a']);
  });

  it('is the newest one: what answers an earlier text comes too late', async () => {
    const { type, asked, ghost } = setup();
    await type('ra');
    await type('rad');
    asked[0]?.answer('radio');
    await settled();
    expect([asked[0]?.signal.aborted, ghost()]).toEqual([true, '']);
  });

  it('is not asked for of spaces alone', async () => {
    const { type, asked } = setup();
    await type('   ');
    expect(asked).toEqual([]);
  });

  it('is not asked for where a page was pasted', async () => {
    const { type, asked } = setup();
    await type('x'.repeat(100_000));
    expect(asked).toEqual([]);
  });

  it('is not asked for again while the one at hand begins with the text', async () => {
    const { type, asked, ghost } = setup();
    await type('mú', 'música');
    await type('mús');
    await type('MUSI');
    expect([asked.length, ghost()]).toEqual([1, 'ca']);
    await type('musib');
    expect([asked.length, ghost()]).toEqual([2, '']);
  });

  it('is cleared when the text is empty', async () => {
    const { type, suggestion, ghost } = setup();
    await type('mú', 'música');
    await type('');
    expect([suggestion.store.getState().suggestion, ghost()]).toEqual(['', '']);
  });

  it('that comes for an earlier text is not shown', async () => {
    const { suggestion, clock, asked, ghost } = setup();
    suggestion.type('ra');
    await clock.advance(310);
    suggestion.type('to');
    asked[0]?.answer('radio');
    await clock.advance(310);
    expect([asked[0]?.signal.aborted, ghost()]).toEqual([true, '']);
  });

  it.each(['<!doctype html>', 'otra cosa', `mú${'x'.repeat(100)}`, 'm'])(
    '"%s" completes nothing',
    async (answer) => {
      const { type, ghost } = setup();
      await type('mú', answer);
      expect(ghost()).toBe('');
    },
  );

  it.each([
    [{ autocomplete: false }, false, 0],
    [{}, false, 1],
    [{}, true, 1],
    [{ autocompleteMobile: false }, true, 0],
    [{ autocompleteMobile: false }, false, 1],
    [{ autocomplete: false }, true, 0],
  ])('with %j, on a phone %s, is asked for %i times', async (changes, isMobile, times) => {
    const { type, asked } = setup(changes, isMobile);
    await type('mús');
    expect(asked).toHaveLength(times);
  });

  it('comes with the search for the text, and is asked for where that brings none', async () => {
    const { suggestion, type, clock, asked, ghost } = setup({}, false, true);
    await type('mú');
    suggestion.answered('música');
    expect([asked.length, ghost()]).toEqual([0, 'sica']);
    await type('ra');
    suggestion.answered('');
    await clock.advance(310);
    expect([asked.length, ghost()]).toEqual([0, '']);
    suggestion.answered(undefined);
    await clock.advance(310);
    expect(asked.map(({ typed }) => typed)).toEqual(['ra']);
  });

  it('that comes with a search completes nothing where the owner wants none', () => {
    const { suggestion, ghost } = setup({ autocomplete: false }, false, true);
    suggestion.type('mú');
    suggestion.answered('música');
    expect(ghost()).toBe('');
  });

  it('is not waited for once the box has left', async () => {
    const { suggestion, clock } = setup();
    suggestion.type('mús');
    suggestion.stop();
    expect(clock.waiting()).toBe(0);
  });
});

describe('who is asked', () => {
  const needs = (changes: Partial<SuggestionNeeds> = {}): SuggestionNeeds => ({
    id: 1,
    rid: '1_2',
    filters: 'asp_gen[]=title',
    lang: 'es',
    isServiceOnly: false,
    ...changes,
  });
  const ask = (ajax: ReturnType<typeof fakeAjax>, changes = {}) =>
    createSuggestionApi(ajax, () => needs(changes))('mú', new AbortController().signal);

  it('is the site, in the protocol’s words', async () => {
    const ajax = fakeAjax({ ajaxsearchpro_autocomplete: 'm&uacute;sica <b>cl&aacute;sica</b>\n' });
    expect(await ask(ajax)).toBe('música clásica');
    expect(ajax.calls.map(({ action, fields }) => ({ action, fields }))).toEqual([
      {
        action: 'ajaxsearchpro_autocomplete',
        fields: { asid: 1, sauto: 'mú', asp_inst_id: '1_2', options: 'asp_gen[]=title' },
      },
    ]);
  });

  it('is the suggestion service through the site, with its parameters', async () => {
    const ajax = fakeAjax({ onda_suggest: 'm<b>úsica</b>' });
    expect(await ask(ajax, { isServiceOnly: true, filters: 'polylang_lang=en' })).toBe('música');
    expect(ajax.calls.map(({ action, fields }) => ({ action, fields }))).toEqual([
      { action: 'onda_suggest', fields: { q: 'mú', hl: 'en', nolabels: 't', client: 'hp', ds: '' } },
    ]);
  });

  it.each([
    ['', 'es'],
    ['wpml_lang=fr', 'fr'],
    ['polylang_lang=en', 'en'],
    ['qtranslate_lang=de', 'de'],
    ['wpml_lang=fr&qtranslate_lang=0', 'fr'],
    ['wpml_lang=fr&polylang_lang=en', 'en'],
  ])('for the language of "%s": %s', (filters, language) => {
    expect(suggestionLanguage(filters, 'es')).toBe(language);
  });

  it.each([new AjaxError('offline'), new AjaxError('refused', 400), new AjaxError('failed', 500)])(
    'and answers nothing after %s: nobody is told',
    async (error) => {
      expect(await ask(fakeAjax({ ajaxsearchpro_autocomplete: error }))).toBe('');
    },
  );
});

describe('the ghost text', () => {
  afterEach(() => document.body.replaceChildren());

  async function shown(direction = 'ltr') {
    document.body.innerHTML = `<form dir="${direction}"><input id="a" name="s" part="field" class="orig" placeholder="Buscar" aria-label="Buscar"></form>`;
    const field = document.querySelector('input') as HTMLInputElement;
    field.style.direction = direction;
    const { suggestion, type } = setup();
    const lifetime = createLifetime();
    let taken = 0;
    showGhost(field, suggestion, lifetime, () => {
      taken += 1;
    });
    const twin = field.nextElementSibling as HTMLInputElement;
    const write = async (text: string, answer?: string) => {
      field.value = text;
      field.setSelectionRange(text.length, text.length);
      await type(text, answer);
    };
    const key = (name: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
      field.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return { field, twin, lifetime, write, key, taken: () => taken };
  }

  it('stands in a twin that nobody reaches, hears or sends', async () => {
    const { twin, write } = await shown();
    await write('mú', 'música');
    expect([twin.value, twin.disabled, twin.getAttribute('aria-hidden'), twin.className]).toEqual([
      'música',
      true,
      'true',
      'orig autocomplete onda-ghost',
    ]);
    expect([twin.id, twin.name, twin.placeholder, twin.hasAttribute('aria-label')]).toEqual([
      '',
      '',
      '',
      false,
    ]);
    await write('rock');
    expect(twin.value).toBe('');
  });

  it('has no box while there is nothing behind the caret', async () => {
    const { twin, write } = await shown();
    const shownFor = async (text: string, answer?: string) => {
      await write(text, answer);
      return !twin.hidden;
    };
    expect([!twin.hidden, await shownFor('mú', 'música'), await shownFor('rock')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('lies exactly over the field, with the height of its line', async () => {
    const { field, twin, write } = await shown();
    field.getBoundingClientRect = () => new DOMRect(17.5, 22.6, 268, 44.8);
    await write('mú', 'música');
    const { left, top, width, minHeight, height } = twin.style;
    expect([left, top, width, minHeight, height]).toEqual(['17.5px', '22.6px', '268px', '44.8px', '']);
  });

  it('keeps the letters as they were typed', async () => {
    const { twin, write } = await shown();
    await write('MU', 'música');
    expect(twin.value).toBe('MUsica');
  });

  it('is taken over by the arrow at the end of the text', async () => {
    const { field, write, key, taken, twin } = await shown();
    await write('mú', 'música');
    expect([key('ArrowRight'), field.value, taken(), twin.value]).toEqual([true, 'música', 1, '']);
    expect(key('ArrowRight')).toBe(false);
  });

  it.each([
    ['within the text', {}, 1, 1],
    ['while all of the text is selected', {}, 0, 2],
    ['with Shift', { shiftKey: true }, 2, 2],
    ['with Alt', { altKey: true }, 2, 2],
    ['with Ctrl', { ctrlKey: true }, 2, 2],
    ['with Cmd', { metaKey: true }, 2, 2],
    ['while a word is composed', { isComposing: true }, 2, 2],
  ])('is not taken over %s', async (_, more, from, to) => {
    const { field, write, key } = await shown();
    await write('mú', 'música');
    field.setSelectionRange(from, to);
    expect([key('ArrowRight', more), field.value]).toEqual([false, 'mú']);
  });

  it('is taken over by the other arrow where one writes from right to left', async () => {
    const { field, write, key } = await shown('rtl');
    await write('mú', 'música');
    expect([key('ArrowRight'), key('ArrowLeft'), field.value]).toEqual([false, true, 'música']);
  });

  it('is gone with the box', async () => {
    const { field, lifetime } = await shown();
    lifetime.end();
    expect([document.querySelectorAll('input').length, field.className]).toEqual([1, 'orig']);
  });
});
