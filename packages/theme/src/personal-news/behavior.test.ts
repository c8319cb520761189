import { emit } from '@onda/core/dom/page-events';
import { createStorage, type KeyStore } from '@onda/core/storage/storage';
import { createLifetime } from '@onda/core/testing/endings';
import { type FakeAjax, fakeAjax } from '@onda/core/testing/fake-ajax';
import { type FakeClock, fakeClock, settled } from '@onda/core/testing/fake-clock';
import { type FakeStorage, fakeStorage } from '@onda/core/testing/fake-storage';
import { lostLoad } from '@onda/core/testing/lost-load';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPersonalApi } from './api';
import { type PersonalDependencies, personalize } from './behavior';
import { DELAY_MS } from './note-reading';
import { askFirst, type LoadPersonal } from './personal-start';
import { nothingRead } from './reading';
import { KEY } from './reading-key';
import { createReadingMemory } from './reading-memory';

const PRINTED =
  '<span part="why">Lo más reciente.</span><span part="list" role="list"><span part="item" role="listitem">' +
  '<a href="/nueva/">Nueva</a></span></span>';
const NEWS = {
  posts: [
    { title: 'Otra', link: 'https://s.example/o/', date: '2026-01-02', day: '2 de enero', image: null },
  ],
  categories: ['Música', 'Cine'],
};
const OPTIONS = { for: '', size: 5, isSingle: false, isCategory: false, objectId: 0 };

let clock: FakeClock;
let ajax: FakeAjax;
let storage: FakeStorage;
let lifetime = createLifetime();
let setup: PersonalDependencies | undefined;
let isHidden: boolean;

type Way = (load: LoadPersonal) => LoadPersonal;

function start(options: Partial<typeof OPTIONS> = {}, way: Way = (load) => load): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  target.innerHTML = PRINTED;
  const scene = { target, options: { ...OPTIONS, ...options }, lifetime };
  const startPersonal = (its: typeof scene, kept: KeyStore, wasAsked: boolean) => {
    const memory = createReadingMemory(kept, (key) => storage.kept.get(key) ?? null, clock.now);
    setup ??= { api: createPersonalApi(ajax), memory, clock, noted: new Set(), drawn: new Set() };
    personalize(its, setup, wasAsked);
  };
  askFirst(
    scene,
    createStorage(storage.area),
    way(async () => ({ startPersonal })),
  );
  return target;
}

const part = (target: HTMLElement, name: string) => target.querySelector<HTMLElement>(`[part="${name}"]`);
const keep = (reading: object) =>
  storage.kept.set(KEY, JSON.stringify({ ...nothingRead(clock.now()), ...reading }));
const kept = () => JSON.parse(storage.kept.get(KEY) ?? 'null');
const consent = (isGiven: boolean) => {
  Reflect.set(window, 'wp_has_consent', (purpose: string) => purpose === 'preferences' && isGiven);
  document.dispatchEvent(new Event('wp_listen_for_consent_change'));
};
const actions = () => ajax.calls.map(({ action }) => action);

beforeEach(() => {
  clock = fakeClock();
  storage = fakeStorage();
  ajax = fakeAjax({ onda_personal_news: { success: true, data: NEWS }, thim_personal_news_store: 'ok' });
  lifetime = createLifetime();
  setup = undefined;
  isHidden = false;
  document.body.replaceChildren();
  document.documentElement.lang = 'es';
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  lifetime.end();
  Reflect.deleteProperty(window, 'wp_has_consent');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('without consent', () => {
  it.each<[string, () => void]>([
    ['the site has no consent plugin and nobody was asked', () => {}],
    ['the visitor refused', () => consent(false)],
    ['the theme kept something without asking', () => storage.kept.set('magwp_posts', '[1]')],
  ])('nothing is sent and nothing is kept: %s', async (_, prepare) => {
    prepare();
    const before = [...storage.kept];
    const target = start({ isSingle: true, objectId: 5 });
    await clock.advance(60_000);
    expect([actions(), [...storage.kept]]).toEqual([[], before]);
    expect(target.innerHTML.startsWith(PRINTED)).toBe(true);
  });

  it('a browser that asks for privacy of all sites is heeded', async () => {
    Reflect.set(navigator, 'globalPrivacyControl', true);
    consent(true);
    start({ isSingle: true, objectId: 5 });
    await clock.advance(60_000);
    expect([actions(), storage.kept.size]).toEqual([[], 0]);
  });

  it('a visitor who refused is not asked again, one without a consent plugin is', () => {
    expect(part(start(), 'remember')?.textContent).toBe('Recordar lo que leo en este navegador');
    consent(false);
    expect(part(start(), 'remember')).toBeNull();
    expect(part(start({ size: 0 }), 'remember')).toBeNull();
  });

  it('consent that is taken back forgets all', async () => {
    consent(true);
    keep({ categories: { 4: 2 } });
    const target = start();
    await settled();
    consent(false);
    await settled();
    expect(storage.kept.size).toBe(0);
    expect(part(target, 'why')?.textContent).toBe('Lo más reciente.');
  });
});

describe('what is read', () => {
  const reply = { lifetime: 1_701_000_000, posts: [5], tags: { 7: 1 }, categories: { 4: 1 } };

  it('is sent five seconds after load on a single page, and what an object answers is kept', async () => {
    expect(DELAY_MS).toBe(5000);
    consent(true);
    ajax.answer('thim_personal_news_store', { success: true, data: reply });
    start({ isSingle: true, objectId: 5 });
    await clock.advance(4999);
    expect(actions()).toEqual([]);
    await clock.advance(1);
    expect(ajax.calls).toMatchObject([
      {
        action: 'thim_personal_news_store',
        fields: { data: { is_single: 1, is_category: 0, id: 5 }, posts: [], tags: {}, categories: {} },
      },
    ]);
    expect(kept()).toEqual(reply);
    await clock.advance(60_000);
    expect(actions()).toHaveLength(1);
  });

  it('is sent on a page of a category, and not on others', async () => {
    consent(true);
    start({ isCategory: true, objectId: 4 });
    start();
    await clock.advance(60_000);
    expect(ajax.calls.map(({ fields }) => fields.data)).toEqual([{ is_single: 0, is_category: 1, id: 4 }]);
  });

  it('is sent once for two elements of a page, and for each article of a stream', async () => {
    consent(true);
    start({ isSingle: true, objectId: 5 });
    start({ isSingle: true, objectId: 5, size: 0 });
    await clock.advance(5000);
    const read = (id: number) => emit(document.body, 'onda-article', { id, url: '', title: '' });
    read(6);
    await clock.advance(4000);
    read(7);
    await clock.advance(5000);
    read(5);
    await clock.advance(5000);
    expect(ajax.calls.map(({ fields }) => Object(fields.data).id)).toEqual([5, 7]);
  });

  it('does not count of an article that a stream has brought and nobody has reached', async () => {
    consent(true);
    start({ isSingle: true, objectId: 5 });
    await clock.advance(5000);
    start({ isSingle: true, objectId: 6 });
    await clock.advance(60_000);
    expect(ajax.calls.map(({ fields }) => Object(fields.data).id)).toEqual([5]);
  });

  it('counts anew when another page took the place of the first without loading', async () => {
    consent(true);
    start({ isSingle: true, objectId: 5 });
    await clock.advance(5000);
    lifetime.end();
    lifetime = createLifetime();
    start({ isSingle: true, objectId: 6 });
    await clock.advance(5000);
    expect(ajax.calls.map(({ fields }) => Object(fields.data).id)).toEqual([5, 6]);
  });

  it('does not count in a hidden tab', async () => {
    consent(true);
    isHidden = true;
    start({ isSingle: true, objectId: 5 });
    await clock.advance(60_000);
    expect(actions()).toEqual([]);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await clock.advance(5000);
    expect(actions()).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['a text', 'ok'],
    ['a refusal', { success: false, data: { code: 'rate_limited' } }],
    ['nothing', null],
    ['a list of markup', { data: { posts: ['<b>'], tags: 'x', categories: 7 } }],
    ['an error', new Error('500')],
  ])('a reply that is %s does no harm', async (_, answer) => {
    consent(true);
    keep({ posts: [3] });
    ajax.answer('thim_personal_news_store', answer);
    start({ isSingle: true, objectId: 5 });
    await clock.advance(5000);
    expect(actions()).toContain('thim_personal_news_store');
    expect(kept().lifetime).toBeGreaterThan(0);
    expect(JSON.stringify(kept())).not.toContain('<b>');
  });

  it.each(['{', '"x"', '[]', '{"posts":{"0":"<img>"},"categories":"zzz","lifetime":"never"}'])(
    'hostile contents do no harm: %s',
    async (text) => {
      consent(true);
      storage.kept.set(KEY, text);
      start({ isSingle: true, objectId: 5 });
      await clock.advance(5000);
      expect(ajax.calls).toMatchObject([{ fields: { posts: [], tags: {}, categories: {} } }]);
    },
  );

  it('is not kept any more when it was forgotten while the reply was on its way', async () => {
    keep({ posts: [3] });
    let answer = (_: unknown) => {};
    ajax.answer('thim_personal_news_store', new Promise((done) => (answer = done)));
    const target = start({ isSingle: true, objectId: 5 });
    await clock.advance(5000);
    part(target, 'forget')?.click();
    answer({ data: reply });
    await settled();
    expect(storage.kept.size).toBe(0);
  });
});

describe('the list', () => {
  it('shows unread articles of categories that were read twice, and says so', async () => {
    keep({ posts: [3], categories: { 4: 2, 5: 1 } });
    const target = start();
    await settled();
    expect(ajax.calls).toMatchObject([
      { action: 'onda_personal_news', fields: { categories: [4], read: [3], size: 5 } },
    ]);
    expect(part(target, 'why')?.textContent).toBe('Porque lees Música, Cine.');
    expect(part(target, 'list')?.innerHTML).toBe(
      '<span part="item" role="listitem"><a href="https://s.example/o/">Otra</a><time datetime="2026-01-02">2 de enero</time></span>',
    );
  });

  it.each<[string, () => void]>([
    ['no category was read twice', () => keep({ categories: { 4: 1, 5: 1 } })],
    ['all of them are read', () => ajax.answer('onda_personal_news', { success: true, data: { posts: [] } })],
    ['the server does not answer', () => ajax.answer('onda_personal_news', new Error('500'))],
    ['the answer is none', () => ajax.answer('onda_personal_news', '<html>')],
  ])('shows the newest, as printed, where %s', async (_, prepare) => {
    keep({ categories: { 4: 2 } });
    prepare();
    const target = start();
    await settled();
    expect(target.innerHTML.startsWith(PRINTED)).toBe(true);
  });

  it('asks nobody while there is nothing to ask for', async () => {
    keep({ categories: { 4: 1 } });
    start();
    start({ size: 0 });
    await settled();
    expect(actions()).toEqual([]);
  });
});

describe('the button', () => {
  it('lets the browser remember, says so, and then forgets all', async () => {
    const target = start();
    part(target, 'remember')?.click();
    await settled();
    expect(part(target, 'status')?.textContent).toBe('De acuerdo: lo que leas se queda en este navegador.');
    expect(kept()).toEqual(nothingRead(clock.now()));
    expect(document.activeElement).toBe(part(target, 'forget'));
    expect(part(target, 'forget')?.textContent).toBe('Olvidar lo que he leído');
    part(target, 'forget')?.click();
    expect(storage.kept.size).toBe(0);
    expect(part(target, 'status')?.textContent).toBe(
      'Olvidado: este navegador ya no guarda nada de lo que has leído.',
    );
    expect(part(target, 'status')?.getAttribute('role')).toBe('status');
    expect(part(target, 'remember')?.textContent).toBe('Recordar lo que leo en este navegador');
  });

  it.each([1, 2])(
    'starts once where its code is lost at the first press, of %i during it',
    async (during) => {
      let load = lostLoad<[], Awaited<ReturnType<LoadPersonal>>>(() => Promise.reject());
      const target = start({}, (real) => (load = lostLoad(real)));
      const press = () => part(target, 'remember')?.click();
      for (let count = 0; count < during; count++) press();
      load.lose();
      await settled();
      if (during === 1) press();
      await settled();
      expect([load.mock.calls.length, target.querySelectorAll('[part="forget"]').length]).toEqual([2, 1]);
      expect(part(target, 'status')?.textContent).toBe('De acuerdo: lo que leas se queda en este navegador.');
    },
  );

  it('starts once for two presses', async () => {
    const target = start();
    for (let press = 0; press < 2; press++) part(target, 'remember')?.click();
    await settled();
    expect(target.querySelectorAll('[part="forget"]')).toHaveLength(1);
  });

  it('forgets in every list of the page, and nothing more is sent', async () => {
    keep({ categories: { 4: 2 } });
    const [one, two] = [start({ isSingle: true, objectId: 5 }), start()];
    await settled();
    part(one, 'forget')?.click();
    await clock.advance(60_000);
    expect(part(two, 'why')?.textContent).toBe('Lo más reciente.');
    expect(part(two, 'remember')).not.toBeNull();
    expect(actions()).not.toContain('thim_personal_news_store');
  });

  it('says so where the browser refuses', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    storage.mode = 'full';
    const target = start();
    part(target, 'remember')?.click();
    await settled();
    expect(part(target, 'status')?.textContent).toBe('Este navegador no deja guardar nada.');
  });

  it('speaks English on an English page', async () => {
    document.documentElement.lang = 'en';
    keep({ categories: { 4: 2 } });
    const target = start();
    await settled();
    expect([part(target, 'forget')?.textContent, part(target, 'why')?.textContent]).toEqual([
      'Forget what I have read',
      'Because you read Música, Cine.',
    ]);
  });
});

it('leaves no trace and no timer', async () => {
  keep({ categories: { 4: 2 } });
  const target = start({ isSingle: true, objectId: 5 });
  await settled();
  lifetime.end();
  await clock.advance(60_000);
  expect([target.innerHTML, clock.waiting()]).toEqual([PRINTED, 0]);
  expect(actions()).toEqual(['onda_personal_news']);
});
