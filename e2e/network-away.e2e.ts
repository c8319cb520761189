import type { Browser, JSHandle } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath } from '../tools/setup/chromium';
import { FEATURES, type Feature, hearFavorites } from './support/late-features';
import { type Rig, startChromium, startRig } from './support/rig';

/**
 * A press without a network brings no code and says so; the press after brings it, also where a browser remembers the
 * failure.
 */
let rig: Rig;
let browser: Browser;

beforeAll(async () => {
  rig = await startRig('network-away');
  // The light one crashes where one speaks.
  browser = await startChromium('user-gesture-required', chromiumPath());
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** A player waits for the network by itself, which tests of its own look at. */
const WITHOUT_SOUND = [
  'what is on air',
  'a favorite button',
  'live search',
  'a newsletter form',
  'voice search',
];
const silent = Object.entries<Feature>(FEATURES).filter(([name]) => WITHOUT_SOUND.includes(name));

it.each(silent)('%s is there at a press after the network was away', async (_, feature) => {
  const { tag, press, after = [], isSwitch, isLost, isDone } = feature;
  const page = await (await browser.newContext()).newPage();
  const click = async (control: string) =>
    ((await page.evaluateHandle(control)) as JSHandle<Element>).asElement()?.click();
  const isTrue = (expression: string) =>
    expect.poll(() => page.evaluate(`Boolean(${expression})`)).toBe(true);
  await page.goto(rig.site.pages[feature.page] ?? '');
  await page.evaluate(hearFavorites);
  await isTrue(`document.querySelector('${tag}').dataset.ready === ''`);

  await page.context().setOffline(true);
  await click(press);
  await isTrue(isLost);
  await page.context().setOffline(false);
  for (const control of isSwitch ? [press, press, ...after] : [press, ...after]) await click(control);
  await isTrue(isDone);
  await page.context().close();
});
