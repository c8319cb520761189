import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';

/** The schedule of a station in Madrid on a real WordPress: the week, and what is on. */
let rig: Rig;
let browser: Browser;
let page: Page;

const PHONE = { viewport: { width: 320, height: 700 } };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** Writes a week of a station in Madrid: nine shows, two hosts, repeats, a night show and the gaps between them. */
const WEEK = `
use Onda\\Features\\Schedule\\ScheduleRepository;
use Onda\\Features\\Schedule\\ShowTypes;
use Onda\\Features\\Schedule\\Week\\Slot;
(static function (): void {
update_option('timezone_string', 'Europe/Madrid');
update_option('start_of_week', 1);
update_option('time_format', 'H:i');
ShowTypes::begin();
$post = static fn(string $type, string $title): int => wp_insert_post(
    ['post_type' => $type, 'post_title' => $title, 'post_status' => 'publish', 'post_content' => $title]);
$hosts = array_map(static fn(string $name): int => $post('onda_host', $name), ['Ana Pérez', 'Luis Ortega']);
$kept = new ScheduleRepository();
$station = (new Onda\\Core\\Settings\\SettingsStore())->all()[0]->id;
// The demo has a week of its own.
array_map(static fn(Slot $slot) => $kept->remove_slot($station, $slot->id), $kept->slots($station));
array_map(static fn($change) => $kept->remove_change($station, $change->id), $kept->changes($station));
$put = static function (string $title, int $days, string $from, int $minutes, string $kind, array $by = [], int $show = 0)
    use ($kept, $station) {
    [$hour, $minute] = explode(':', $from);
    $kept->put_slot($station, new Slot(0, $show, $title, $days, (int) $hour * 60 + (int) $minute, $minutes, kind: $kind,
        hosts: $by ?: null));
};
[$weekdays, $all, $weekend] = [31, 127, 96];
$shows = [];
foreach (['La mañana', 'Cultura en la onda', 'La tarde', 'Noches de jazz'] as $title) {
    $shows[$title] = $post('onda_show', $title);
    update_post_meta($shows[$title], ShowTypes::HOSTS, $title === 'La tarde' ? $hosts : [$hosts[0]]);
}
$put('', $weekdays, '07:00', 240, 'live', [$hosts[0], $hosts[1]], $shows['La mañana']);
$put('', $weekdays, '11:00', 120, 'recorded', [$hosts[1]], $shows['Cultura en la onda']);
$put('Informativo de mediodía <img src=x onerror=alert(1)>', $all, '14:00', 30, 'live');
$put('', $weekdays, '16:00', 180, 'live', [$hosts[0]], $shows['La tarde']);
$put('', $weekdays, '20:00', 120, 'repeat', [$hosts[1]], $shows['Cultura en la onda']);
$put('', $all, '22:00', 240, 'live', [$hosts[1]], $shows['Noches de jazz']);
$put('Deporte en directo', $weekend, '16:00', 300, 'live');
$put('Clásicos del domingo', 64, '10:00', 120, 'recorded');
$put('Tertulia del sábado', 32, '10:00', 150, 'live');
foreach (['semana' => '[program_schedule]', 'ancha' => '<!-- wp:onda/program-schedule {"align":"wide"} /-->', 'en-antena' => '[on_air]'] as $slug => $content) {
    wp_insert_post(['post_type' => 'page', 'post_title' => ucfirst($slug), 'post_name' => $slug,
        'post_status' => 'publish', 'post_content' => $content]);
}
})();
`;

beforeAll(async () => {
  rig = await startRig('schedule');
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
    await page.locator(':is(program-schedule, on-air)[data-ready]').first().waitFor({ state: 'attached' });
}

const tabs = () => page.getByRole('tab');
const shownDays = () => page.locator('program-schedule [part="day"]:visible').count();
const part = (name: string) => page.locator(`on-air [part="${name}"]`);
const isScrolling = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('the week', () => {
  it('has a column for each day on a wide page, links to shows, and nothing that axe finds', async () => {
    await visit('ancha', DESKTOP);
    expect([await shownDays(), await tabs().count()]).toEqual([7, 0]);
    const tops = await page
      .locator('program-schedule [part="day"]')
      .evaluateAll((days) => new Set(days.map((day) => Math.round(day.getBoundingClientRect().top))).size);
    expect(tops).toBe(1);
    expect(await page.locator('[aria-current="date"]:visible').count()).toBe(1);
    expect(await page.locator('program-schedule img').count()).toBe(0);
    expect(await page.getByText('<img src=x onerror=alert(1)>').count()).toBe(7);
    expect(await violations(page, 'program-schedule')).toEqual([]);
    await page.getByRole('link', { name: 'La tarde' }).first().click();
    await page.waitForURL(/la-tarde/);
  });

  it('shows one day on a phone of 320 px, today first, and the others by keys', async () => {
    await visit('ancha', PHONE);
    expect([await shownDays(), await tabs().count(), await isScrolling()]).toEqual([1, 7, false]);
    const chosen = page.locator('[role="tab"][aria-selected="true"]');
    expect(await chosen.getAttribute('aria-current')).toBe('date');
    expect(await violations(page, 'program-schedule')).toEqual([]);
    await chosen.focus();
    await page.keyboard.press('Home');
    expect(await tabs().first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      await tabs().last().textContent(),
    );
    const panel = await tabs().last().getAttribute('aria-controls');
    expect(await page.locator('[role="tabpanel"]:visible').getAttribute('id')).toBe(panel);
    await tabs().nth(2).click();
    expect([await shownDays(), await tabs().nth(2).getAttribute('aria-selected')]).toEqual([1, 'true']);
    await page.setViewportSize(DESKTOP.viewport);
    await expect.poll(shownDays).toBe(7);
    expect(await tabs().count()).toBe(0);
  });

  it('stands day below day without a script, and is printed in seven columns', async () => {
    await visit('ancha', { ...PHONE, javaScriptEnabled: false });
    expect([await shownDays(), await isScrolling()]).toEqual([7, false]);
    await page.locator('[part="day-link"]').last().click();
    expect(new URL(page.url()).hash).toMatch(/^#programa-/);
    await page.emulateMedia({ media: 'print' });
    const lefts = await page
      .locator('program-schedule [part="day"]')
      .evaluateAll((days) => new Set(days.map((day) => Math.round(day.getBoundingClientRect().left))).size);
    expect(lefts).toBe(7);
  });

  it('leads to other weeks and back, and what is no week is this one', async () => {
    await visit('ancha', DESKTOP);
    const first = () => page.locator('[part="day"]').first().getAttribute('id');
    const here = await first();
    await page.getByRole('link', { name: 'Semana siguiente' }).click();
    await page.waitForURL(/onda_week=/);
    expect(await first()).not.toBe(here);
    await page.getByRole('link', { name: 'Esta semana' }).click();
    await page.waitForURL((url) => !url.search);
    expect(await first()).toBe(here);
    for (const week of ['0000-W99', '2020-W01', '-1', '1000000000000']) {
      const answer = await page.goto(`${rig.site.url}/ancha/?onda_week=${week}`);
      expect([answer?.status(), await first()]).toEqual([200, here]);
    }
  });

  it('marks what is on by the clock where a cache keeps the page', async () => {
    await visit('ancha', DESKTOP);
    const row = page.locator('[part="day"]').last().locator('[part="airing"]').nth(2);
    const start = (await row.locator('time').first().getAttribute('datetime')) ?? '';
    await page.context().close();
    await visit('ancha', DESKTOP, new Date(Date.parse(start) + 60_000));
    const on = page.locator('[part="airing"][aria-current="time"]');
    expect(await on.locator('time').first().getAttribute('datetime')).toBe(start);
    expect(await on.locator('[part="now"]').isVisible()).toBe(true);
    expect(await page.locator('[part="day"][aria-current="date"]').getAttribute('id')).toBe(
      await page.locator('[part="day"]').last().getAttribute('id'),
    );
  });
});

/** Asked of the server by scripts. */
function asked(): string[] {
  const all: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('admin-ajax')) all.push(request.postData() ?? '');
  });
  return all;
}

type Row = [string, number, number, number, string, string, string, string, string];
const plan = async (): Promise<Row[]> =>
  JSON.parse((await part('on-air').getAttribute('data-airings')) ?? '');

const fresh = (from: number): Row => ['x1', 0, from, 3600, 'Recién llegado', '', '', '', ''];

describe('what is on', () => {
  it('turns with the clock and without a request, also a day after it was printed', async () => {
    await visit('en-antena', DESKTOP);
    expect(await violations(page, 'on-air')).toEqual([]);
    const rows = await plan();
    // The last that has ended within the horizon; the browser's clock goes to its end.
    const last = rows.length - 2;
    const [id, show, start, seconds, title, , , hours] = rows[last] as Row;
    await page.context().close();
    await visit('en-antena', DESKTOP, new Date((start - 90) * 1000));
    const requests = asked();
    await page.evaluate(() =>
      document.addEventListener('onda-airing', ({ detail }: CustomEventInit) => {
        document.documentElement.dataset.heard = JSON.stringify(detail);
      }),
    );
    expect(await part('title').textContent()).not.toBe(title);
    await page.clock.runFor(91_000);
    expect([await part('title').textContent(), await part('time').textContent()]).toEqual([title, hours]);
    expect(JSON.parse((await page.locator('html').getAttribute('data-heard')) ?? '')).toEqual({
      id,
      show,
      start,
      end: start + seconds,
    });
    expect(await part('remaining').textContent()).toMatch(/^Quedan /);
    expect(await page.locator('on-air img:visible').count()).toBe(0);
    expect(requests).toEqual([]);
  });

  it.each([
    ['before it was printed', -86_400],
    ['after its two days', 3 * 86_400],
  ])('asks once where the clock lies %s, and trusts the server', async (_, seconds) => {
    page = await (await browser.newContext(DESKTOP)).newPage();
    const requests = asked();
    await page.route('**/admin-ajax.php', async (route) => {
      const reply = await (await route.fetch()).json();
      const { from, airings } = reply.data;
      // The answer of the site, with one airing more, by which it is known.
      await route.fulfill({
        json: { ...reply, data: { ...reply.data, airings: [fresh(from), ...airings] } },
      });
    });
    await page.clock.install({ time: new Date(Date.now() + seconds * 1000) });
    await page.goto(`${rig.site.url}/en-antena/`);
    await page.getByText('Recién llegado').waitFor();
    await page.clock.runFor(120_000);
    expect(await part('remaining').textContent()).toMatch(/^Quedan 5[89] min$/);
    expect(requests.filter((body) => body.includes('onda_on_air'))).toHaveLength(1);
  });

  it('is there without a script', async () => {
    await visit('en-antena', { ...PHONE, javaScriptEnabled: false });
    expect([await part('on-air').isVisible(), await isScrolling()]).toEqual([true, false]);
    expect(await page.locator('on-air li:visible').count()).toBe(2);
  });
});
