import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type BuiltFiles, ownBuiltFiles } from './support/built-files';
import { type Engine, startEngine } from './support/engine';
import {
  FEATURES,
  type Feature,
  hearFavorites,
  isWaiting,
  LATE_KINDS,
  ONLY_THE_BUTTON,
} from './support/late-features';
import { addToldStation, publishAll } from './support/player-page';
import { chosenBrowser, isFloor, NO_PATH_CACHE, type Rig, startRig } from './support/rig';
import { isWhole, oneOfAKind } from './support/whole';

/** A file of ours that a server loses for a while: the control says so or acts alone, and a later press works. */
let rig: Rig;
let browser: Engine;
let files: BuiltFiles;
let pages: Record<string, string>;

beforeAll(async () => {
  rig = await startRig('lost-files', { ini: NO_PATH_CACHE });
  files = ownBuiltFiles(rig.site);
  const told = await addToldStation(rig);
  const published = await publishAll(rig, { 'only-the-button': ONLY_THE_BUTTON, 'told-songs': told });
  pages = { ...rig.site.pages, ...published };
  browser = await startEngine(chosenBrowser());
});

afterEach(async () => {
  files.restore();
  // A player that left while it played would go on by itself in the next test.
  await browser.open(`${rig.site.url}/license.txt`);
  await browser.read('void (localStorage.clear(), sessionStorage.clear())');
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** An older browser, and `pnpm test`, show each way to load code once; the newest loads every file so. */
const cases = Object.entries<Feature>(FEATURES)
  .filter(([name]) => (isWhole && !isFloor()) || LATE_KINDS.includes(name))
  .flatMap(([name, feature]) => {
    const sources = isFloor() ? feature.files.slice(0, 1) : oneOfAKind(feature.files);
    return sources.map((source) => [name, source, feature] as const);
  });

/** The loader requests a file that does not arrive a second time at once. */
const REQUESTS_A_PRESS = 2;

const isTrue = (expression: string) => expect.poll(() => browser.read(`Boolean(${expression})`)).toBe(true);

async function open(page: string) {
  await browser.open(pages[page] ?? '');
  await browser.read(hearFavorites);
}

it.each(cases)('%s is there at a press after %s was lost twice', async (_, source, feature) => {
  const file = files.holding(source);
  const requests = () =>
    browser.read<number>(
      `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/${file}')).length`,
    );
  files.lose(file);
  await open(feature.page);
  await isTrue(isWaiting(feature));
  for (const control of feature.before ?? []) await browser.click(control);
  await isTrue(feature.press);

  await browser.click(feature.press);
  await isTrue(feature.isLost);
  await expect.poll(requests).toBeGreaterThanOrEqual(REQUESTS_A_PRESS);
  const first = await requests();
  // A press is a pointer and a click: where the first load failed between them, the click tries again.
  expect(first).toBeLessThanOrEqual(2 * REQUESTS_A_PRESS);
  for (let press = 0; press < (feature.isSwitch ? 2 : 1); press++) await browser.click(feature.press);
  await expect.poll(requests).toBeGreaterThanOrEqual(first + REQUESTS_A_PRESS);

  files.restore();
  // While the press before it fails, a button takes none.
  await isTrue(`!${feature.press}.disabled`);
  if (feature.isSwitch) await browser.click(feature.press);
  for (const control of [feature.press, ...(feature.after ?? [])]) await browser.click(control);
  await isTrue(feature.isDone);
  expect(await requests()).toBeGreaterThan(first + REQUESTS_A_PRESS);
});

it.each(['favorites/src/shell.ts', 'core/src/element/start-element.ts'])(
  'a printed control says that it is not loaded while %s is lost, and works at the press after',
  async (source) => {
    const { press, isDone } = FEATURES['a favorite button'];
    const alert = `document.querySelector('fav-button + [role="alert"]')?.textContent ?? null`;
    files.lose(files.holding(source));
    await open('favorites');
    for (const _ of ['first', 'second']) {
      await browser.click(press);
      await expect.poll(() => browser.read(alert)).toBe('No se ha podido cargar. Inténtalo de nuevo.');
    }
    files.restore();
    await browser.click(press);
    await isTrue(isDone);
    expect(await browser.read(alert)).toBeNull();
  },
);

it('a picture opens by itself while the lightbox is lost', async () => {
  files.lose(files.holding('theme/src/image-lightbox/lightbox.ts'));
  await open('slides');
  await browser.read(`void document.querySelector('image-lightbox').scrollIntoView({ behavior: 'instant' })`);
  await isTrue(`document.querySelector('image-lightbox').dataset.ready === ''`);
  const address = await browser.read<string>(`document.querySelector('image-lightbox a').href`);
  await browser.click(`document.querySelector('image-lightbox a')`);
  await expect.poll(() => browser.read('location.href')).toBe(address);
});
