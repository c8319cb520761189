import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playerMessages } from '../packages/player/src/messages';
import { publish } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';

/**
 * The rig's WordPress behind a name with a certificate, like every site of today; the browser is told what it answers.
 */
const SECURE = 'https://onda-radio.test';

let rig: Rig;
let browser: Browser;

beforeAll(async () => {
  rig = await startRig('player-secure');
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

/** A browser that is signed in under this name, too, if it is the owner's. */
async function openSecurely(path: string, isOwner = false): Promise<Page> {
  const page = await browser.newPage();
  if (isOwner) await logIn(page, { ...rig.site, url: SECURE });
  await page.route(`${SECURE}/**`, async (route) => {
    const request = route.request();
    const reply = await route.fetch({ url: request.url().replace(SECURE, rig.site.url) });
    const isText = /html|javascript|json|css/.test(reply.headers()['content-type'] ?? '');
    if (!isText) return route.fulfill({ response: reply });
    return route.fulfill({ response: reply, body: (await reply.text()).replaceAll(rig.site.url, SECURE) });
  });
  await page.goto(SECURE + path);
  return page;
}

it.each([
  ['to a visitor', false],
  ['to the owner, who is led to the check of the station', true],
])('says that the station offers no secure connection where the page needs one, %s', async (_, isOwner) => {
  const shortcode = '[radio_player radio_stream="http://emisora.test:8000/live.mp3" radio_name="Emisora"]';
  const { pathname, search } = new URL(await publish(rig, `sin-certificado-${isOwner}`, shortcode));
  const page = await openSecurely(pathname + search, isOwner);
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  await part(page, 'play').click();
  await expect.poll(() => part(page, 'player').getAttribute('data-state')).toBe('error');
  expect(await part(page, 'status').textContent()).toBe(playerMessages.es.insecure);
  const check = page.locator('p[role=note] + radio-player').locator('xpath=preceding-sibling::p[1]/a');
  // JSON escapes slashes, so the site's own name was not exchanged there.
  const { href } = new URL('/wp-admin/admin.php?page=onda-stations', rig.site.url);
  const addresses = await check.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(isOwner ? [href] : []);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
});
