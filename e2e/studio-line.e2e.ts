import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { violations } from './support/player-page';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { itInAll, oneOfAKind } from './support/whole';

/** The ways to the studio, and the show beside the song, on a real WordPress with a station in Madrid. */
let rig: Rig;
let browser: Browser;
let page: Page;

const LONG = 'El programa con el nombre más largo de la parrilla de todas las emisoras del cuadrante';

/** Shows all day long, of one hour each: those of even hours have a contact of their own. */
const WEEK = `
use Onda\\Features\\Schedule\\Contact;
use Onda\\Features\\Schedule\\ScheduleRepository;
use Onda\\Features\\Schedule\\ShowTypes;
use Onda\\Features\\Schedule\\Week\\Slot;
update_option('timezone_string', 'Europe/Madrid');
ShowTypes::begin();
$all = get_option('onda_settings');
$all['stations'][0] = ['whatsapp' => '+34 600 000 001', 'phone' => '955 100 100', 'mail' => ''] + $all['stations'][0];
update_option('onda_settings', $all);
$kept = new ScheduleRepository();
$station = $all['stations'][0]['id'];
array_map(static fn(Slot $slot) => $kept->remove_slot($station, $slot->id), $kept->slots($station));
array_map(static fn($change) => $kept->remove_change($station, $change->id), $kept->changes($station));
$host = wp_insert_post(['post_type' => 'onda_host', 'post_title' => 'Ana Pérez', 'post_status' => 'publish']);
$shows = array_map(static fn(string $title): int => wp_insert_post(['post_type' => 'onda_show', 'post_title' => $title,
    'post_status' => 'publish', 'meta_input' => [ShowTypes::HOSTS => [$host]]]), ['Hora par', '${LONG}']);
update_post_meta($shows[0], Contact::META, ['whatsapp' => '+34 600 000 002', 'phone' => '', 'mail' => 'par@radio.example']);
for ($hour = 0; $hour < 24; $hour++) {
    $kept->put_slot($station, new Slot(0, $shows[$hour % 2], '', 127, $hour * 60, 60));
}
wp_insert_post(['post_type' => 'page', 'post_title' => 'Estudio', 'post_name' => 'estudio', 'post_status' => 'publish',
    'post_content' => '[studio_line]']);
wp_insert_post(['post_type' => 'page', 'post_title' => 'Radio', 'post_name' => 'con-programa', 'post_status' => 'publish',
    'post_content' => '[radio_player]']);
wp_insert_post(['post_type' => 'page', 'post_title' => 'Sonando', 'post_name' => 'suena', 'post_status' => 'publish',
    'post_content' => '[now_playing station="' . $station . '"]']);
`;

beforeAll(async () => {
  rig = await startRig('studio-line');
  await run(rig.site, { code: WEEK });
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

/** The page as a cache keeps it: at `now` it is as old as that says. */
async function visit(path: string, options: BrowserContextOptions = {}, now?: Date) {
  page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
  if (now) await page.clock.install({ time: now });
  await page.goto(`${rig.site.url}/${path}/`);
  if (options.javaScriptEnabled !== false)
    await page
      .locator(':is(studio-line, radio-player, now-playing)[data-ready]')
      .first()
      .waitFor({ state: 'attached' });
}

const HOUR = 3_600_000;
/** A moment of the next hour of that kind on the clock of Madrid, whose offset is of whole hours. */
function inHour(rest: 0 | 1, days = 0) {
  const hourOf = (time: number) =>
    Number(
      new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', hour: 'numeric', hourCycle: 'h23' }).format(
        time,
      ),
    );
  const start = Math.ceil(Date.now() / HOUR) * HOUR + days * 24 * HOUR;
  return new Date((hourOf(start) % 2 === rest ? start : start + HOUR) + 10 * 60_000);
}

const line = () => page.locator('studio-line');
const name = () => line().locator('[part="name"]').textContent();
const address = (way: string) => line().locator(`[part="${way}"]`).getAttribute('href');
const ways = async () => [await name(), ...(await Promise.all(['whatsapp', 'phone', 'mail'].map(address)))];
const message = async () => new URL((await address('whatsapp')) ?? '').searchParams.get('text');

describe('the line to the studio', () => {
  it('has the links of the station without a script', async () => {
    await visit('estudio', { javaScriptEnabled: false });
    const [named, whatsapp, phone, mail] = await ways();
    expect([named, phone, mail]).toEqual(['Onda Radio', 'tel:955100100', null]);
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/34600000001\?text=/);
    expect(await message()).not.toContain('Hora par');
    expect(await line().getByRole('listitem').count()).toBe(2);
  });

  it.each([
    ['a day', 1, 0],
    ['an hour', 0, 1],
  ] as const)(
    'is that of the show that is on, on a page that is %s old, without a request',
    async (_, days, rest) => {
      await visit('estudio', {}, inHour(rest, days));
      const asked: string[] = [];
      // WordPress loads its own emoji when the page is at rest.
      page.on('request', (request) => request.url().includes('/wp-includes/') || asked.push(request.url()));
      const even = ['Hora par', 'wa.me/34600000002', 'mailto:par@radio.example'];
      const odd = [LONG, 'wa.me/34600000001', 'null'];
      const seen = async () => {
        const [named, whatsapp, , mail] = (await ways()).map(String);
        return [named, whatsapp?.split(/[?]|https:../)[1], mail?.split('?')[0]];
      };
      expect(await seen()).toEqual(rest === 0 ? even : odd);
      expect(await message()).toContain(rest === 0 ? 'Hora par' : LONG);
      expect(await address('phone')).toBe('tel:955100100');
      await page.clock.runFor(HOUR);
      expect(await seen()).toEqual(rest === 0 ? odd : even);
      expect(asked).toEqual([]);
    },
  );

  it('is that of the station on a page that is a week old', async () => {
    await visit('estudio', {}, inHour(0, 7));
    expect([await name(), await address('mail')]).toEqual(['Onda Radio', null]);
  });

  it.each(
    oneOfAKind([
      ['on a phone of 320 px', { viewport: { width: 320, height: 640 } }],
      ['on a desk', { viewport: { width: 1280, height: 800 } }],
      ['in the dark', { colorScheme: 'dark' }],
      ['in forced colors', { forcedColors: 'active' }],
    ] as const),
  )('%s fits, can be reached by keys, and has nothing that axe finds', async (_, options) => {
    await visit('estudio', options, inHour(1));
    expect(await violations(page, 'studio-line')).toEqual([]);
    const wide = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(wide)).toBeLessThanOrEqual(0);
    await line().locator('[part="whatsapp"]').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('part'))).toBe('phone');
  });

  it('keeps the number from left to right on a page from right to left', async () => {
    await visit('estudio', { viewport: { width: 320, height: 640 } }, inHour(1));
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const box = async (part: string) => (await line().locator(`[part="${part}"]`).boundingBox()) ?? { x: 0 };
    expect((await box('number')).x).toBeLessThan((await box('label')).x + 320);
    expect(
      await line()
        .locator('[part="number"]')
        .evaluate((node) => getComputedStyle(node).direction),
    ).toBe('ltr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

describe('the show beside the song', () => {
  const SHOW = /^(Hora par|El programa con el nombre .*) · con Ana Pérez$/;

  it('is in the player before a touch, and a link to its page after one', async () => {
    await visit('con-programa');
    await expect.poll(() => part(page, 'live').textContent()).toMatch(SHOW);
    const link = part(page, 'live');
    expect(await link.getAttribute('href')).toBeNull();
    await page.evaluate(() =>
      document.addEventListener('onda-not-hydrated', () => document.body.setAttribute('data-missed', '')),
    );
    await part(page, 'play').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => link.getAttribute('href')).toMatch(/\/(hora-par|el-programa-con-[^/]*)\/$/);
    expect(await link.textContent()).toMatch(SHOW);
    expect(await page.locator('[data-missed]').count()).toBe(0);
    expect(await violations(page, 'radio-player')).toEqual([]);
  });

  itInAll('is in the opened block of now-playing, with the link', async () => {
    await visit('suena');
    await page.locator('now-playing [part="more"]').click();
    const link = page.locator('now-playing a[part="live"]');
    await link.waitFor();
    expect(await link.textContent()).toMatch(SHOW);
    expect(await violations(page, 'now-playing')).toEqual([]);
  });
});
