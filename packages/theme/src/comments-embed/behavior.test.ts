import { createLifetime } from '@onda/core/testing/endings';
import { type FakeClock, fakeClock, settled } from '@onda/core/testing/fake-clock';
import { HELD_KEYS, isLeftToBrowser } from '@onda/core/testing/held-keys';
import { lostLoad } from '@onda/core/testing/lost-load';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Scene } from '../define-behavior';
import { embedComments } from './behavior';
import type { commentsEmbed } from './contract';
import { createDisqus, type Disqus, TIMEOUT_MS } from './disqus';
import { type LoadEmbed, startEmbed } from './embed-start';

type Config = (this: { page: Record<string, string>; callbacks: { onReady: (() => void)[] } }) => void;

let clock: FakeClock;
let lifetime = createLifetime();
let disqus: Disqus;
let consent: Record<string, boolean> | undefined;

const LINK =
  '<a part="link" href="https://emisora.disqus.com/?url=x">Ver los comentarios</a><span part="note">Vienen de Disqus</span>';
const OPTIONS = {
  for: '',
  shortname: 'emisora',
  url: 'https://sitio.example/uno/',
  identifier: '',
  consent: 'marketing',
} as const;

const engine: LoadEmbed = async () => ({ openEmbed: (its, link) => embedComments(its, link, disqus) });

function start(options: Partial<Scene<typeof commentsEmbed>['options']> = {}, load = engine): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  target.innerHTML = LINK;
  const scene = { target, options: { ...OPTIONS, ...options }, lifetime };
  startEmbed(scene, load);
  return target;
}

const link = (target: HTMLElement) => target.querySelector('a') as HTMLAnchorElement;
const status = (target: HTMLElement) => target.querySelector('[role="status"]')?.textContent;
const scripts = () => [...document.head.querySelectorAll('script')];
const thread = () => document.querySelectorAll('#disqus_thread');

async function open(target: HTMLElement) {
  link(target).click();
  await settled();
}

/** Whether a click on the link is the browser's. */
async function isLeft(target: HTMLElement, held: MouseEventInit = {}): Promise<boolean> {
  const isBrowsers = isLeftToBrowser(link(target), held);
  await settled();
  return isBrowsers;
}

/** Acts as the script of Disqus: reads its configuration and draws. */
function run(config = Reflect.get(window, 'disqus_config') as Config) {
  const page = { page: {} as Record<string, string>, callbacks: { onReady: [] as (() => void)[] } };
  config.call(page);
  for (const ready of page.callbacks.onReady) ready();
  return page.page;
}

const reset = vi.fn(({ config }: { config: Config }) => void run(config));
async function arrive() {
  Reflect.set(window, 'DISQUS', { reset });
  const page = run();
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  await settled();
  return page;
}

beforeEach(() => {
  clock = fakeClock();
  lifetime = createLifetime();
  disqus = createDisqus(clock);
  consent = undefined;
  reset.mockClear();
  document.documentElement.lang = 'es';
  document.body.replaceChildren();
  document.head.replaceChildren();
  // The browser of the tests would fetch it.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    (node as HTMLElement).setAttribute('type', 'text/plain');
    document.head.appendChild(node as Node);
  });
});
afterEach(() => {
  lifetime.end();
  for (const name of ['DISQUS', 'disqus_config', 'wp_has_consent']) Reflect.deleteProperty(window, name);
});

function ask(words: Record<string, boolean>) {
  consent = words;
  Reflect.set(window, 'wp_has_consent', (purpose: string) => consent?.[purpose] ?? false);
}

it('asks nobody before a click, and then the script of the shortname, once', async () => {
  const target = start();
  await settled();
  expect(scripts()).toEqual([]);
  await open(target);
  await open(target);
  expect(scripts().map(({ src }) => src)).toEqual(['https://emisora.disqus.com/embed.js']);
  expect([status(target), target.getAttribute('aria-busy')]).toEqual(['Cargando los comentarios…', 'true']);
});

it.each<[string, number]>([
  ['is lost: the press leads to the page of Disqus, and the next brings it', 1],
  ['fails during a second press: the second brings it', 2],
])('the code %s', async (_, presses) => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const load = lostLoad(engine);
  const target = start({}, load);
  for (let press = 0; press < presses; press++) await open(target);
  load.lose();
  await settled();
  expect([leave.mock.calls, load.mock.calls.length]).toEqual([
    [['https://emisora.disqus.com/?url=x']],
    presses,
  ]);
  if (presses === 1) await open(target);
  await arrive();
  expect([thread().length, load.mock.calls.length]).toEqual([1, 2]);
});

it('shows the discussion of the article in place of the link', async () => {
  const target = start();
  await open(target);
  expect(await arrive()).toEqual({
    url: 'https://sitio.example/uno/',
    identifier: 'https://sitio.example/uno/',
  });
  expect(thread()).toHaveLength(1);
  expect([status(target), target.getAttribute('aria-busy'), link(target).hidden]).toEqual(['', null, true]);
});

it.each([
  ['of the link', 'A', 'disqus_thread'],
  ['of another part of the page', 'INPUT', 'other'],
])('gives the focus %s to the discussion alone (%s)', async (_, name, id) => {
  const target = start();
  document.body.insertAdjacentHTML('beforeend', '<input id="other">');
  await open(target);
  document.querySelector<HTMLElement>(name)?.focus();
  await arrive();
  expect(document.activeElement?.id).toBe(id);
});

it('takes the identifier that is written, and the address of the page where none is', async () => {
  history.replaceState(null, '', '/dos/?utm=1#x');
  const target = start({ url: '', identifier: '42' });
  await open(target);
  expect(await arrive()).toEqual({ url: `${location.origin}/dos/`, identifier: '42' });
});

it('waits for consent where the site asks for it, and says so', async () => {
  ask({ preferences: true });
  const target = start();
  await open(target);
  expect([scripts().length, status(target)]).toEqual([
    0,
    'Los comentarios vienen de Disqus. Para verlos, acepta sus cookies en el aviso de este sitio.',
  ]);
  ask({ marketing: true });
  document.dispatchEvent(new Event('wp_listen_for_consent_change'));
  expect(scripts()).toHaveLength(1);
});

it('does not come by itself when consent is given and nobody wanted to read', async () => {
  ask({});
  start();
  ask({ marketing: true });
  document.dispatchEvent(new Event('wp_listen_for_consent_change'));
  await settled();
  expect(scripts()).toEqual([]);
});

it('asks for the purpose that the page names', async () => {
  ask({ functional: true });
  await open(start({ consent: 'functional' }));
  expect(scripts()).toHaveLength(1);
});

it.each<[string, () => Promise<void>]>([
  ['blocked, or the network is gone', async () => void scripts().at(-1)?.dispatchEvent(new Event('error'))],
  ['answered with an empty script', async () => void scripts().at(-1)?.dispatchEvent(new Event('load'))],
  ['silent for too long', () => clock.advance(TIMEOUT_MS)],
])('when it is %s it says so, and can be tried again', async (_, fails) => {
  const target = start();
  await open(target);
  await fails();
  await settled();
  expect([
    status(target),
    link(target).textContent,
    link(target).hidden,
    target.getAttribute('aria-busy'),
  ]).toEqual(['No se han podido cargar los comentarios.', 'Reintentar', false, null]);
  await open(target);
  expect(scripts()).toHaveLength(1);
  await arrive();
  expect([link(target).hidden, link(target).textContent, clock.waiting()]).toEqual([
    true,
    'Ver los comentarios',
    0,
  ]);
});

it('what is wanted while the script is on the way waits: the last one is shown', async () => {
  const [one, two] = [start(), start({ url: 'https://sitio.example/dos/' })];
  await open(one);
  await open(two);
  expect(await arrive()).toMatchObject({ url: 'https://sitio.example/dos/' });
  expect([two.querySelectorAll('#disqus_thread').length, thread().length]).toEqual([1, 1]);
  expect([link(one).hidden, link(two).hidden]).toEqual([false, true]);
});

it('a second discussion is a reset, and the first gets its link back', async () => {
  const [one, two] = [start(), start({ url: 'https://sitio.example/dos/' })];
  await open(one);
  await arrive();
  await open(two);
  expect([reset.mock.calls.length, scripts().length]).toEqual([1, 1]);
  expect([link(one).hidden, link(two).hidden]).toEqual([false, true]);
});

it.each(['', 'evil.example/x?', 'a b', '../x'])(
  'is no more than its link with the shortname "%s"',
  async (shortname) => {
    expect(await isLeft(start({ shortname }))).toBe(true);
    expect(scripts()).toEqual([]);
  },
);

it.each(HELD_KEYS)('a click with %s is the browser’s', async (_, held) => {
  expect(await isLeft(start(), held)).toBe(true);
  expect(scripts()).toEqual([]);
});

it('leaves the markup as it was', async () => {
  const target = start();
  await open(target);
  lifetime.end();
  expect(target.innerHTML).toBe(LINK);
});
