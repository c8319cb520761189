import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../element';
import {
  engineCame,
  type NewsletterPage,
  newsletterPage,
  OVER,
  type Printed,
  printedForm,
} from '../testing/newsletter-page';

let page: NewsletterPage;
let said: [string, unknown][];

const onEvent = (event: Event) => said.push([event.type, (event as CustomEvent).detail]);
const EVENTS = ['onda-newsletter-open', 'onda-newsletter-close'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  said = [];
  for (const type of EVENTS) document.addEventListener(type, onEvent);
});

afterEach(async () => {
  for (const type of EVENTS) document.removeEventListener(type, onEvent);
  document.body.replaceChildren();
  await engineCame();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of ['popup_form_dismissed_3', 'popup_form_dismissed_4', 'popup_form_dismissed_a%20b'])
    setCookie(`${name}=;max-age=0`);
  sessionStorage.clear();
});

async function show(printed: Printed, more = '') {
  page = await newsletterPage(printedForm(printed) + more);
  await engineCame();
}
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await engineCame();
}
const display = () => page.element.dataset.display;
const press = async (selector: string) => {
  page.find(selector).click();
  await engineCame();
};
const leaveAt = (clientX: number, clientY: number) =>
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX, clientY }));
const pressEscape = (init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
  );

/** The written cookies with their attributes, which a page cannot read back. */
function watchJar(): string[] {
  const written: string[] = [];
  const keep = Object.getOwnPropertyDescriptor(prototypeWith(document, 'cookie'), 'cookie')?.set;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
    keep?.call(document, text);
  });
  return written;
}

function prototypeWith(object: object, name: string): object {
  return Object.hasOwn(object, name) ? object : prototypeWith(Object.getPrototypeOf(object), name);
}

/** An earlier visit, or another tab, wrote it. */
function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the test stands for the browser
  document.cookie = `${text};path=/`;
}

describe('a form in the page', () => {
  it('stands as it was printed and is neither hidden nor over anything', async () => {
    await show({ type: 'others' });
    await pass(0);
    expect([page.box.hidden, display(), said]).toEqual([false, undefined, []]);
  });
});

describe.each(OVER)('%s', (type) => {
  it('is hidden, is starting to show, and comes up after its delay in seconds', async () => {
    await show({ type, form: 'data-delay="5"' });
    expect([page.box.hidden, display()]).toEqual([true, 'starting-to-show']);
    expect(page.box.classList.contains('starting-to-show')).toBe(true);
    await pass(4_999);
    expect([page.box.hidden, display()]).toEqual([true, 'starting-to-show']);
    await pass(1);
    expect([page.box.hidden, display(), page.box.classList.contains('active')]).toEqual([
      false,
      'active',
      true,
    ]);
    expect(said).toEqual([['onda-newsletter-open', { formId: '3' }]]);
  });

  it.each(['', 'data-delay=""', 'data-delay="soon"', 'data-delay="-3"'])(
    'waits 0 seconds for %j',
    async (form) => {
      await show({ type, form });
      await pass(0);
      expect(display()).toBe('active');
    },
  );

  it('waits as long as the tag says, whatever the form says', async () => {
    await show({ type, form: 'data-delay="1"', element: 'delay="3"' });
    await pass(2_999);
    expect(display()).toBe('starting-to-show');
    await pass(1);
    expect(display()).toBe('active');
  });

  it('waits for a delay that no timer can hold', async () => {
    await show({ type, form: 'data-delay="99999999"' });
    await pass(60_000);
    expect(display()).toBe('starting-to-show');
  });

  it('comes up earlier when the mouse leaves the page, and only once', async () => {
    await show({ type, form: 'data-delay="60" data-exit-intent-enabled="1"' });
    leaveAt(300, 300);
    await pass(0);
    expect(display()).toBe('starting-to-show');
    leaveAt(300, -1);
    await pass(60_000);
    leaveAt(300, -1);
    await engineCame();
    expect([display(), said.length]).toEqual(['active', 1]);
  });

  // Above an open list of choices browsers tell the same, within the window.
  it.each<[string, number, number, string]>([
    ['at the left', 0, 9, 'active'],
    ['at the top', 9, 0, 'active'],
    ['at the right', innerWidth, 9, 'active'],
    ['at the bottom', 9, innerHeight, 'active'],
    ['within the first corner', 1, 1, 'starting-to-show'],
    ['within the last corner', innerWidth - 1, innerHeight - 1, 'starting-to-show'],
  ])('with a mouse that leaves %s', async (_, x, y, state) => {
    await show({ type, form: 'data-delay="60" data-exit-intent-enabled="1"' });
    await pass(0);
    leaveAt(x, y);
    await engineCame();
    expect(display()).toBe(state);
  });

  it.each([
    '',
    'data-exit-intent-enabled=""',
    'data-exit-intent-enabled="0"',
    'data-exit-intent-enabled="false"',
    'data-exit-intent-enabled="NO"',
  ])('does not mind the mouse where exit intent is off (%j)', async (form) => {
    await show({ type, form: `data-delay="60" ${form}` });
    leaveAt(300, -1);
    await pass(0);
    expect(display()).toBe('starting-to-show');
  });

  it('closes by its icon and stays away for the form’s days', async () => {
    const written = watchJar();
    await show({ type, form: 'data-cookie-expiration-time="7"' });
    await pass(0);
    await press('.mailpoet_form_close_icon');
    expect([page.box.hidden, display(), page.box.classList.contains('active')]).toEqual([
      true,
      'closed',
      false,
    ]);
    expect(written).toEqual(['popup_form_dismissed_3=1;path=/;max-age=604800;samesite=lax']);
    expect(said.at(-1)).toEqual(['onda-newsletter-close', { formId: '3' }]);
  });

  it('stays away until the browser is closed where the form names no days', async () => {
    const written = watchJar();
    await show({ type });
    await pass(0);
    await press('.mailpoet_form_close_icon');
    expect(written).toEqual(['popup_form_dismissed_3=1;path=/;samesite=lax']);
  });

  it('does not come to whoever has dismissed it', async () => {
    setCookie('popup_form_dismissed_3=1');
    await show({ type });
    await pass(60_000);
    expect([page.box.hidden, display()]).toEqual([true, 'hidden']);
  });

  it('does not come to whoever subscribed meanwhile in another tab', async () => {
    await show({ type, form: 'data-delay="5"' });
    setCookie('popup_form_dismissed_3=1');
    await pass(5_000);
    expect([page.box.hidden, said]).toEqual([true, []]);
  });

  it('comes in a preview whatever the cookie says, and closing it sets none', async () => {
    setCookie('popup_form_dismissed_3=1');
    await show({ type, box: 'data-is-preview="1"' });
    await pass(0);
    expect(display()).toBe('active');
    const written = watchJar();
    await press('.mailpoet_form_close_icon');
    expect([display(), written]).toEqual(['closed', []]);
  });

  it('waits while another dialog is open', async () => {
    await show({ type }, '<dialog open>Cookies</dialog>');
    await pass(3_000);
    expect([display(), said]).toEqual(['starting-to-show', []]);
    document.querySelector('dialog')?.remove();
    await pass(1_000);
    expect(display()).toBe('active');
  });

  it('comes up in one copy only', async () => {
    await show({ type }, printedForm({ type }));
    await pass(0);
    const copies = [...document.querySelectorAll<HTMLElement>('newsletter-form')];
    expect(copies.map(({ dataset }) => dataset.display)).toEqual(['active', 'hidden']);
  });

  it('keeps its accepted subscription for half a year also when it is closed afterwards', async () => {
    const written = watchJar();
    await show({ type, form: 'data-cookie-expiration-time="7"' });
    await pass(0);
    await page.subscribe();
    await press('.mailpoet_form_close_icon');
    expect(written).toEqual(['popup_form_dismissed_3=1;path=/;max-age=15724800;samesite=lax']);
  });

  it('is as it was printed once the element has left', async () => {
    await show({ type });
    await pass(0);
    page.element.remove();
    await engineCame();
    expect([page.element.querySelector('dialog'), page.box.parentElement, page.box.hidden]).toEqual([
      null,
      page.element,
      true,
    ]);
    await pass(60_000);
    leaveAt(300, -1);
    expect(said.length).toBe(1);
  });

  it('leaves nothing waiting when the element goes before its moment', async () => {
    await show({ type, form: 'data-delay="5" data-exit-intent-enabled="1" data-exit-intent-touch="1"' });
    page.element.remove();
    await engineCame();
    expect(vi.getTimerCount()).toBe(0);
    leaveAt(300, -1);
    await pass(60_000);
    expect(said).toEqual([]);
  });

  it('does not come up where the element goes while its code is on its way', async () => {
    await show({ type });
    vi.advanceTimersByTime(0);
    page.element.remove();
    await engineCame();
    expect([said, page.box.hidden]).toEqual([[], true]);
  });

  it('gets a button in place of a picture that nobody can reach by keyboard', async () => {
    await show({ type });
    page.find('.mailpoet_form_close_icon').outerHTML = '<img class="mailpoet_form_close_icon" alt="close">';
    await pass(0);
    const icons = page.element.querySelectorAll('.mailpoet_form_close_icon');
    expect([...icons].map((icon) => [icon.localName, icon.getAttribute('aria-label')])).toEqual([
      ['button', 'Cerrar'],
    ]);
  });
});

describe('popup', () => {
  it('is a native modal dialog with the name of the form', async () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    await show({ type: 'popup' });
    await pass(0);
    const dialog = page.find<HTMLDialogElement>('dialog');
    expect([modal.mock.contexts, dialog.open, dialog.getAttribute('aria-label')]).toEqual([
      [dialog],
      true,
      'Boletín semanal',
    ]);
  });

  it('sets the cookie also when the browser closes it, by Escape or otherwise', async () => {
    const written = watchJar();
    await show({ type: 'popup' });
    await pass(0);
    page.find<HTMLDialogElement>('dialog').close();
    expect([display(), written.length]).toEqual(['closed', 1]);
  });

  it('comes up once in a session, whichever form it shows', async () => {
    await show({ type: 'popup' });
    await pass(0);
    await show({ type: 'popup', id: '4' });
    await pass(60_000);
    expect([display(), said.length]).toEqual(['hidden', 1]);
  });

  it('comes up after a preview, which is none of the session', async () => {
    await show({ type: 'popup', box: 'data-is-preview="1"' });
    await pass(0);
    await press('.mailpoet_form_close_icon');
    await show({ type: 'popup', id: '4' });
    await pass(0);
    expect(display()).toBe('active');
  });

  it('does not come up a second time because another waited beside it', async () => {
    await show({ type: 'popup' }, printedForm({ type: 'popup', id: '4' }));
    await pass(0);
    await press('.mailpoet_form_close_icon');
    await pass(60_000);
    expect(said.map(([type]) => type)).toEqual(EVENTS);
  });

  it('comes up where the browser keeps no notes', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await show({ type: 'popup' });
    await pass(0);
    expect(display()).toBe('active');
    vi.unstubAllGlobals();
  });
});

describe.each(['fixed_bar', 'slide_in'])('%s', (type) => {
  it('is a region that takes no focus', async () => {
    await show({ type }, '<input id="outside">');
    document.getElementById('outside')?.focus();
    await pass(0);
    expect(document.activeElement?.id).toBe('outside');
    expect([page.box.getAttribute('role'), page.box.getAttribute('aria-label')]).toEqual([
      'region',
      'Boletín semanal',
    ]);
    expect(page.element.querySelector('dialog')).toBeNull();
  });

  it('closes by Escape and sets the cookie', async () => {
    const written = watchJar();
    await show({ type });
    await pass(0);
    pressEscape();
    pressEscape();
    expect([display(), written.length]).toEqual(['closed', 1]);
  });

  it('leaves Escape to a dialog that is open over it', async () => {
    await show({ type });
    await pass(0);
    document.body.insertAdjacentHTML('beforeend', '<dialog open>Otro</dialog>');
    pressEscape();
    expect(display()).toBe('active');
  });

  it('gives the focus back to where it came from', async () => {
    await show({ type }, '<input id="outside">');
    await pass(0);
    const outside = document.getElementById('outside') as HTMLInputElement;
    outside.focus();
    const field = page.find<HTMLInputElement>('#email');
    field.focus();
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: outside }));
    await press('.mailpoet_form_close_icon');
    expect(document.activeElement).toBe(outside);
  });

  it('leaves the focus where it is by now when it is closed', async () => {
    await show({ type }, '<input id="outside"><input id="other">');
    await pass(0);
    const [outside, other] = ['outside', 'other'].map((id) => document.getElementById(id) as HTMLElement);
    const field = page.find<HTMLInputElement>('#email');
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: outside ?? null }));
    other?.focus();
    pressEscape();
    expect([display(), document.activeElement]).toEqual(['closed', other]);
  });

  it('comes in every page of a session until it is closed', async () => {
    await show({ type });
    await pass(0);
    document.body.replaceChildren();
    await engineCame();
    await show({ type });
    await pass(0);
    expect(display()).toBe('active');
  });
});

describe('on a touch screen', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' }),
    );
    vi.stubGlobal('innerHeight', 800);
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
  });
  afterEach(() => void scroll(0));

  const scroll = (y: number) => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  };
  const asked = 'data-delay="600" data-exit-intent-touch="1"';

  it('minds no scrolling and no rest until the owner wants it', async () => {
    await show({ type: 'popup', form: 'data-delay="600"' });
    await pass(10);
    scroll(3000);
    await pass(100);
    scroll(0);
    await pass(60_000);
    expect(display()).toBe('starting-to-show');
  });

  it('comes up when one scrolls back fast after half of the page', async () => {
    await show({ type: 'popup', form: asked });
    await pass(10);
    scroll(1300);
    await pass(1_000);
    scroll(490);
    await pass(0);
    expect(display()).toBe('active');
  });

  it.each([
    ['slowly', 1300, 510],
    ['at exactly the speed', 1300, 500],
    ['before the half', 1100, 100],
  ])('does not when one scrolls back %s', async (_, from, to) => {
    await show({ type: 'popup', form: asked });
    await pass(10);
    scroll(from);
    await pass(1_000);
    scroll(to);
    await pass(0);
    expect(display()).toBe('starting-to-show');
  });

  it.each([
    ['came', () => {}],
    ['scrolled', () => scroll(100)],
    ['touched', () => window.dispatchEvent(new Event('touchstart'))],
    ['wrote', () => window.dispatchEvent(new Event('keydown'))],
  ])('comes up when nobody has done anything for 30 seconds since the visitor %s', async (sign, act) => {
    await show({ type: 'popup', form: asked });
    await pass(sign === 'came' ? 0 : 20_000);
    act();
    await pass(29_999);
    expect(display()).toBe('starting-to-show');
    await pass(1);
    expect(display()).toBe('active');
  });
});

describe('the width of the window', () => {
  it.each([
    [640, 'phone'],
    [641, 'tablet'],
    [1024, 'tablet'],
    [1025, 'desktop'],
  ])('of %i px is a %s', async (width, device) => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]) }),
    );
    await show({ type: 'slide_in' });
    await pass(0);
    expect(page.element.dataset.device).toBe(device);
  });

  it('is followed while the form is there', async () => {
    let width = 1200;
    const queries: EventTarget[] = [];
    vi.stubGlobal('matchMedia', (query: string) => {
      const limit = Number(/max-width: (\d+)px/.exec(query)?.[1]);
      const media = Object.defineProperty(new EventTarget(), 'matches', { get: () => width <= limit });
      queries.push(media);
      return media;
    });
    const become = (next: number) => {
      width = next;
      for (const media of queries) media.dispatchEvent(new Event('change'));
      return page.element.dataset.device;
    };
    await show({ type: 'slide_in' });
    await pass(0);
    expect([become(800), become(400), become(1200)]).toEqual(['tablet', 'phone', 'desktop']);
    page.element.remove();
    await pass(0);
    expect(become(400)).not.toBe('phone');
  });
});

it('encodes the name and the value of its cookie', async () => {
  const written = watchJar();
  await show({ type: 'slide_in', id: 'a b' });
  await pass(0);
  await press('.mailpoet_form_close_icon');
  expect(written).toEqual(['popup_form_dismissed_a%20b=1;path=/;samesite=lax']);
});
