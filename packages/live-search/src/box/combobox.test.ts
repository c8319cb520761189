import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../element';
import { type SearchPage, searchPage, wireReply } from '../testing/search-page';

/** docs/search-keys.md, row by row. */
const TITLES = ['Radio uno', 'Radio dos', 'Radio tres', 'Radio cuatro', 'Radio cinco', 'Radio seis'];
const CART = '<button class="add_to_cart_button" data-product_id="7">Comprar</button>';

let page: SearchPage;
let links: string[];

const stayHere = (event: Event) => {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  links.push(link.href);
  event.preventDefault();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  links = [];
  document.addEventListener('click', stayHere);
});

afterEach(() => {
  document.removeEventListener('click', stayHere);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (attributes = '', inside = '', dir = 'ltr') => {
  page = await searchPage(attributes, () => wireReply(TITLES, { inside }));
  page.field.style.direction = dir;
  await page.type('radio');
};
const isOpen = () => !page.find('panel').hidden && page.field.getAttribute('aria-expanded') === 'true';
const press = (...keys: string[]) => keys.map((key) => page.key(key)).at(-1);

describe('in a list', () => {
  beforeEach(() => open());

  it('1 Down in a closed panel opens it and makes the first result active', () => {
    press('Escape', 'ArrowDown');
    expect([isOpen(), page.active()]).toEqual([true, 'Radio uno']);
  });

  it('2 Down in an open panel makes the first result active, and the next one after it', () => {
    press('ArrowDown');
    expect(page.active()).toBe('Radio uno');
    press('ArrowDown');
    expect(page.active()).toBe('Radio dos');
    expect(document.activeElement).toBe(page.field);
    expect(page.findAll('[aria-selected="true"]').length).toBe(1);
  });

  it('3 Down on the last result comes back to the field', () => {
    press('ArrowUp', 'ArrowDown');
    expect(page.active()).toBe('');
    expect(page.field.hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('4 Up makes the last result active', () => {
    press('ArrowUp');
    expect(page.active()).toBe('Radio seis');
  });

  it('5 Up on the first result comes back to the field', () => {
    press('ArrowDown', 'ArrowUp');
    expect(page.active()).toBe('');
  });

  it('6 Alt+Down opens the panel and makes nothing active', () => {
    press('Escape');
    page.key('ArrowDown', { altKey: true });
    expect([isOpen(), page.active()]).toEqual([true, '']);
  });

  it('7 Alt+Up closes the panel and keeps the phrase', () => {
    page.key('ArrowUp', { altKey: true });
    expect([isOpen(), page.field.value]).toEqual([false, 'radio']);
  });

  it.each([
    ['8', 'Home'],
    ['9', 'End'],
  ])('%s %s moves the caret and makes nothing active', (_, key) => {
    press('ArrowDown');
    expect(press(key)?.defaultPrevented).toBe(false);
    expect(page.active()).toBe('');
  });

  it('10 PageDown goes as many results further as the panel shows, to the last at most', () => {
    press('ArrowDown', 'PageDown');
    expect(page.active()).toBe('Radio cinco');
    press('PageDown');
    expect(page.active()).toBe('Radio seis');
  });

  it('11 PageUp goes as many back, to the first at most', () => {
    press('ArrowUp', 'PageUp');
    expect(page.active()).toBe('Radio dos');
    press('PageUp');
    expect(page.active()).toBe('Radio uno');
  });

  it('12 Enter opens the active result', () => {
    press('ArrowDown', 'ArrowDown', 'Enter');
    expect(links).toEqual(['http://localhost:3000/radio%20dos/']);
  });

  it('13 Enter with nothing active leads to the search page, once in 300 ms', async () => {
    press('Enter', 'Enter');
    expect(links.map((link) => new URL(link).searchParams.get('s'))).toEqual(['radio']);
    await vi.advanceTimersByTimeAsync(300);
    press('Enter');
    expect(links.length).toBe(2);
  });

  it('14 and 15 Escape closes the panel, and once more empties the field', () => {
    press('Escape');
    expect([isOpen(), page.field.value]).toEqual([false, 'radio']);
    press('Escape');
    expect(page.field.value).toBe('');
  });

  it('16 Tab is the page’s own, makes nothing active and keeps the panel open for its buttons', () => {
    press('ArrowDown');
    expect(press('Tab')?.defaultPrevented).toBe(false);
    page.find('clear').focus();
    expect([isOpen(), page.active()]).toEqual([true, '']);
  });

  it('17 Shift+Tab leaves the box, and the panel closes', () => {
    const before = Object.assign(document.createElement('button'), { textContent: 'antes' });
    document.body.prepend(before);
    expect(page.key('Tab', { shiftKey: true }).defaultPrevented).toBe(false);
    page.field.dispatchEvent(new FocusEvent('focusout', { relatedTarget: before, bubbles: true }));
    expect(isOpen()).toBe(false);
  });

  it('18 Left and Right move the caret, and nothing is active', () => {
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      press('ArrowDown');
      expect(press(key)?.defaultPrevented).toBe(false);
      expect(page.active()).toBe('');
    }
  });

  it.each([
    ['20', 'x'],
    ['21', 'Backspace'],
  ])('%s "%s" changes the text, and nothing is active', (_, key) => {
    press('ArrowDown');
    expect(press(key)?.defaultPrevented).toBe(false);
    expect(page.active()).toBe('');
  });

  it('22 of a word that is being composed nothing is heard, and it is searched once it is there', async () => {
    const sent = page.sent.length;
    page.field.value = 'música';
    page.field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    page.key('ArrowDown', { isComposing: true });
    page.key('Enter', { isComposing: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect([page.sent.length, page.active(), links.length]).toEqual([sent, '', 0]);
    page.field.dispatchEvent(new Event('compositionend', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(300);
    expect(page.sent.at(-1)).toMatchObject({ aspp: 'música' });
  });

  it('the key that ends a composed word in Safari opens nothing', () => {
    press('ArrowDown');
    page.key('Enter', { keyCode: 229 } as KeyboardEventInit);
    expect([links.length, page.active()]).toEqual([0, 'Radio uno']);
  });

  it('on a phone, whose keyboard composes every word, each letter counts, but not of a word that becomes another', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile');
    const compose = async (value: string, data: string | null) => {
      page.field.value = value;
      page.field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data }));
      await vi.advanceTimersByTimeAsync(300);
      return page.sent.at(-1)?.aspp;
    };
    expect(await compose('músic', 'músic')).toBe('músic');
    expect(await compose('músi', null)).toBe('músi');
    expect(await compose('おんがく', 'おんがく')).toBe('músi');
    vi.restoreAllMocks();
    expect(await compose('música', 'música')).toBe('músi');
  });

  it.each(['Escape', 'Alt+ArrowUp'])('nothing is active in a closed panel: %s', (key) => {
    press('ArrowDown');
    page.key(key.replace('Alt+', ''), { altKey: key.startsWith('Alt') });
    expect([isOpen(), page.field.hasAttribute('aria-activedescendant')]).toEqual([false, false]);
    page.key('ArrowDown', { altKey: true });
    expect([isOpen(), page.active()]).toEqual([true, '']);
  });

  it('Escape in an empty field is the page’s own', () => {
    expect(press('Escape', 'Escape')?.defaultPrevented).toBe(true);
    expect([page.field.value, press('Escape')?.defaultPrevented]).toEqual(['', false]);
  });

  it('hears no key that is held for another, nor a shortcut', () => {
    press('ArrowDown', 'Shift');
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) page.key('ArrowDown', held);
    expect(page.active()).toBe('Radio uno');
  });

  it('hears no key that the page has taken', () => {
    press('ArrowDown');
    page.element.addEventListener('keydown', (event) => event.preventDefault(), { capture: true });
    press('ArrowDown', 'Escape');
    expect([isOpen(), page.active()]).toEqual([true, 'Radio uno']);
  });

  it('a text that is spoken or pasted makes nothing active', () => {
    press('ArrowDown');
    page.field.value = 'radio u';
    page.field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(page.active()).toBe('');
  });

  it('stays open where the focus goes to nothing on the page: another window, another tab', () => {
    page.field.dispatchEvent(new FocusEvent('focusout', { relatedTarget: null, bubbles: true }));
    expect(isOpen()).toBe(true);
  });
});

describe('in a grid', () => {
  it.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ])('19 the arrows go from cell to cell in a %s page', async (dir, on, back) => {
    await open('', CART, dir);
    expect(page.find('list').getAttribute('role')).toBe('grid');
    press('ArrowDown', on);
    expect(page.active()).toBe('Comprar');
    expect(page.findAll('[data-active]').map(({ textContent }) => textContent)).toEqual(['Comprar']);
    expect(page.findAll('[role="row"][aria-selected="true"]').length).toBe(1);
    press(back);
    expect(page.active()).toBe('Radio uno');
    press('Escape');
    expect(page.findAll('[data-active], [aria-selected="true"]')).toEqual([]);
  });

  it('Enter presses the button of the active cell', async () => {
    await open('', CART);
    const bought = vi.fn();
    page.element.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) bought(target.dataset.product_id);
    });
    press('ArrowDown', 'ArrowRight', 'Enter');
    expect(bought).toHaveBeenCalledWith('7');
    press('ArrowLeft', 'Enter');
    expect(links).toEqual(['http://localhost:3000/radio%20uno/']);
  });
});
