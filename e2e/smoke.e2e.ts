import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Engine, startEngine } from './support/engine';
import { publish } from './support/player-page';
import { chosenBrowser, type Rig, startRig } from './support/rig';
import { sessionCookie } from './support/session';

/** The widgets as a visitor sees and hears them, in the engine and WordPress of the lane. */
let rig: Rig;
let browser: Engine;

beforeAll(async () => {
  rig = await startRig('smoke', {}, SONG_SECONDS);
  browser = await startEngine(chosenBrowser());
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** The length of a song, longer than the server's cache, so that the page sees each one. The sound lags by a buffer. */
const SONG_SECONDS = 16;
/** A busy machine may lose a request. */
const NEXT_TRACK_MS = 200_000;
/** The files come from a WordPress that may run in WebAssembly, beside three others. */
const PLAYING_MS = 90_000;
const PLAYED_MS = 400_000;

const PLAYER = `document.querySelector('radio-player')`;
const part = (name: string) => `${PLAYER}.shadowRoot.querySelector('[part~="${name}"]')`;

const text = (name: string) => browser.read<string>(`${part(name)}.textContent`);

it(
  'opens the page, plays, and shows the next track when the station changes it',
  async () => {
    await browser.open(await publish(rig, 'en-directo', '[radio_player station="onda-azura"]'));
    await expect.poll(() => text('name')).toContain('Onda');
    await expect.poll(() => browser.read(`${PLAYER}.dataset.ready`)).toBe('');

    await browser.click(part('play'));
    const state = () => browser.read<string>(`${part('player')}.dataset.state`);
    await expect.poll(state, { timeout: PLAYING_MS }).toBe('playing');
    await expect.poll(() => rig.station.listeners()).toBe(1);
    const isOnAir = async () => {
      const { artist, title } = rig.station.track();
      return (await text('title')) === title && (await text('artist')) === artist;
    };
    await expect.poll(isOnAir, { timeout: NEXT_TRACK_MS }).toBe(true);
    const former = await text('title');
    await expect.poll(() => text('title'), { timeout: NEXT_TRACK_MS }).not.toBe(former);
    await expect.poll(isOnAir, { timeout: NEXT_TRACK_MS }).toBe(true);

    await browser.click(part('play'));
    await expect.poll(() => rig.station.listeners()).toBe(0);
  },
  PLAYED_MS,
);

it('can be spoken to, or typed to where the browser does not listen', async () => {
  const shown = (name: string) => `document.querySelector('voice-search [part~="${name}"]')`;
  await browser.open(rig.site.pages['voice-search'] ?? '');
  await expect.poll(() => browser.read(`document.querySelector('voice-search').dataset.ready`)).toBe('');

  if (await browser.read(`${shown('button')}.disabled`)) {
    await expect.poll(() => browser.read(`${shown('field')}?.name`)).toBe('s');
    return;
  }
  const hint = () => browser.read<string>(`${shown('hint')}.textContent`);
  const isPressed = () => browser.read<string>(`${shown('button')}.getAttribute('aria-pressed')`);
  await browser.click(shown('button'));
  await expect.poll(hint).not.toBe('');
  // Nobody is there to allow the microphone. A browser refuses it, or waits for an answer, as one without windows does.
  const refused = 'false Permiso de micrófono denegado. Revisa la configuración del navegador.';
  const waiting = 'true ';
  const told = async () => `${await isPressed()} ${await hint()}`;
  await expect.poll(told).toSatisfy((said: string) => said === refused || said === waiting);
  if ((await told()) === waiting) await browser.click(shown('button'));
  await expect.poll(isPressed).toBe('false');
});

it('opens what is on air and was, and closes it', async () => {
  const inWidget = (name: string) =>
    `document.querySelector('now-playing').shadowRoot.querySelector('[part~="${name}"]')`;
  const told = (name: string) => browser.read<string>(`${inWidget(name)}?.textContent ?? ''`);
  await browser.open(rig.site.pages['now-playing'] ?? '');
  await expect.poll(() => browser.read(`document.querySelector('now-playing').dataset.ready`)).toBe('');

  // It closes by itself after 10 s, and a busy machine takes longer for a few steps.
  const keepOpen = async () => {
    if ((await told('more')) !== 'Cerrar') await browser.click(inWidget('more'));
    await expect.poll(() => told('more')).toBe('Cerrar');
  };
  await keepOpen();
  await expect.poll(() => told('live')).toBe('En vivo');
  await expect.poll(() => told('title')).not.toBe('');

  await keepOpen();
  await browser.click(inWidget('history-toggle'));
  await expect.poll(() => browser.read(`${inWidget('history')}.hidden`)).toBe(false);
  if ((await told('more')) === 'Cerrar') await browser.click(inWidget('more'));
  await expect.poll(() => told('more')).toBe('Ver más');
});

/** To where its code loads. */
const scrollTo = (selector: string) => {
  const node = `document.querySelector('${selector}')`;
  const scroll = `${node} ? (${node}.scrollIntoView({ behavior: 'instant' }), true) : false`;
  return expect.poll(() => browser.read(scroll)).toBe(true);
};

it('turns a row of slides, opens a picture, and counts down', async () => {
  const ready = async (tag: string) => {
    await scrollTo(tag);
    await expect.poll(() => browser.read(`document.querySelector('${tag}').dataset.ready`)).toBe('');
  };
  const button = (name: string) => `document.querySelector('content-carousel [data-action="${name}"]')`;
  await browser.open(rig.site.pages.slides ?? '');
  await ready('content-carousel');
  await ready('image-lightbox');
  await browser.click(button('next'));
  await expect.poll(() => browser.read(`${button('previous')}.getAttribute('aria-disabled')`)).toBe('false');

  const dialog = `document.querySelector('dialog.onda-lightbox')`;
  await browser.click(`document.querySelector('image-lightbox a')`);
  await expect.poll(() => browser.read(`${dialog}?.open ?? false`)).toBe(true);
  await browser.click(`${dialog}.querySelector('[data-action="close"]')`);
  await expect.poll(() => browser.read(`${dialog} === null`)).toBe(true);

  await browser.open(rig.site.pages['count-down'] ?? '');
  await scrollTo('count-down');
  await expect
    .poll(() => browser.read(`document.querySelector('[role="timer"]')?.textContent ?? ''`), {
      timeout: 20_000,
    })
    .toMatch(/\d+ días/);
});

it('says what is wrong in a form, and leads to it', async () => {
  await browser.open(rig.site.pages.forms ?? '');
  await expect.poll(() => browser.read(`document.querySelector('form-rules').dataset.ready`)).toBe('');

  await browser.click(`document.querySelector('form-rules button')`);
  await expect.poll(() => browser.read(`document.activeElement.className`)).toBe('onda-form-errors');
  const said = await browser.read(`document.querySelector('.onda-form-errors a').textContent`);
  expect(said).toBe('Nombre: Este valor es requerido.');
});

it('lets an editor hide an element of the page', async () => {
  const inPanel = (name: string) =>
    `document.querySelector('element-inspector').shadowRoot.querySelector('[part~="${name}"]')`;
  const { name, value } = await sessionCookie(rig.site, 'editor');
  await browser.open(rig.site.url);
  await browser.read(`(document.cookie = ${JSON.stringify(`${name}=${value}; path=/`)})`);
  await browser.open(`${rig.site.url}/?onda_inspect=1`);
  await expect
    .poll(() => browser.read(`document.querySelector('element-inspector')?.dataset.open`), {
      timeout: 20_000,
    })
    .toBe('');

  const heading = `document.querySelector('main h2')`;
  await browser.click(heading);
  await expect.poll(() => browser.read(`${inPanel('list')}.childElementCount`)).toBe(1);
  await expect
    .poll(() => browser.read(`${heading}.getClientRects().length && ${heading}.innerText`))
    .toBeFalsy();
  await browser.click(inPanel('undo'));
  await expect.poll(() => browser.read(`${heading}.innerText`)).not.toBe('');
});

it('opens the comments and answers one, copies a link, remembers what is read and forgets it', async () => {
  const one = (selector: string) => `document.querySelector('${selector}')`;
  const isReady = async (tag: string) => {
    await scrollTo(tag);
    await expect.poll(() => browser.read(`${one(tag)}.dataset.ready`)).toBe('');
  };
  await browser.open(rig.site.pages['share-links'] ?? '');
  await isReady('comments-panel');
  await isReady('share-links');
  expect(await browser.read(`!!${one('[part="copy"]')} === !!navigator.clipboard`)).toBe(true);
  // The code that answers loads with the open comments; until then the link leads to a page.
  await expect
    .poll(
      async () => {
        await browser.read(
          `void ${one('.comment-reply-link')}.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))`,
        );
        return browser.read(`${one('[name="comment_parent"]')}.value`);
      },
      { timeout: 20_000 },
    )
    .toBe('9');
  await browser.click(one('#cancel-comment-reply-link'));
  await expect.poll(() => browser.read(`${one('[name="comment_parent"]')}.value`)).toBe('0');

  await browser.open(rig.site.pages['personal-news'] ?? '');
  await isReady('personal-news');
  await browser.click(one('[part="remember"]'));
  await expect.poll(() => browser.read(`!!${one('[part="forget"]')}`)).toBe(true);
  await browser.click(one('[part="forget"]'));
  await expect.poll(() => browser.read(`localStorage.getItem('onda-personal')`)).toBeNull();
});

it('leads to a competition of the day, and by the calendar to another day', async () => {
  const inBoard = (selector: string) => `document.querySelector('scores-board ${selector}')`;
  await browser.open(rig.site.pages.scores ?? '');
  for (const tag of ['scores-board', 'scores-calendar'])
    await expect.poll(() => browser.read(`document.querySelector('${tag}').dataset.ready`)).toBe('');

  await browser.read(`void (${inBoard('select')}.selectedIndex = 2)`);
  await browser.click(inBoard('button'));
  const chosen = await browser.read(`${inBoard('option:checked')}.textContent`);
  await expect.poll(() => browser.read('document.activeElement.textContent')).toBe(chosen);

  const day = `document.querySelector('[data-games]')`;
  const date = await browser.read<string>(`${day}.dataset.date`);
  await browser.read(`void (document.querySelector('details').open = true)`);
  // Not by its place: the page may still be on its way to the competition.
  await browser.read(`void ${day}.click()`);
  await expect.poll(() => browser.read(`${inBoard('[data-day]')}?.dataset.day`)).toBe(date);
});

it('turns headings into tabs, and keeps the header where one reads up', async () => {
  const tab = (place: number) => `document.querySelectorAll('content-tabs [role="tab"]')[${place}]`;
  const panel = (place: number) => `document.querySelectorAll('content-tabs [role="tabpanel"]')[${place}]`;
  const isHidden = (place: number) => browser.read(`${panel(place)}.hasAttribute('hidden')`);
  await browser.open(rig.site.pages['content-tabs'] ?? '');
  await scrollTo('content-tabs');
  await expect.poll(() => browser.read(`${tab(1)}?.textContent ?? ''`)).toBe('El equipo');
  await browser.click(tab(1));
  await expect.poll(async () => [await isHidden(0), await isHidden(1)]).toEqual([true, false]);

  const header = `document.querySelector('[data-onda-header]')?.dataset.ondaHeader`;
  /** Scrolls on a little each time: what it was before the first look is no direction. */
  const scrolled = async (by: number) => {
    await browser.read(`void window.scrollBy({ top: ${by}, behavior: 'instant' })`);
    return browser.read(header);
  };
  await browser.open(rig.site.pages['sticky-header'] ?? '');
  await expect.poll(() => scrolled(1)).toBe('shown');
  await expect.poll(() => scrolled(200)).toBe('away');
  await expect.poll(() => scrolled(-20)).toBe('shown');
});
