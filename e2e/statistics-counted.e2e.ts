import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { publish, ready } from './support/player-page';
import { personIn } from './support/read-post';
import { part, type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import {
  brokenWords,
  cellsOf,
  fillFigures,
  forgetFigures,
  numbersOf,
  openStatistics,
} from './support/statistics-screen';
import { takeTime } from './support/take-time';

/** Statistics from a visitor's click to the owner's screen. */
let rig: Rig;
let browser: Browser;
let page: Page;

/** Longer than a view takes to count, and than a page waits until it says that it is still heard. */
const READ_MS = 2_000;
const BEAT_MS = 81_000;
const HEARD_SECONDS = 150;
const PHONE = { width: 390, height: 844 };
/** The field by which a page asks to be counted. */
const COUNT = 'want[count.play:onda]';

beforeAll(async () => {
  rig = await startRig('statistics-counted');
  browser = await startChromium();
  page = await browser.newPage();
  await logIn(page, rig.site);
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

const open = (query = '') => openStatistics(rig, page, query);
const numbers = () => numbersOf(rig, page);
const cells = (id: string) => cellsOf(page, id);

/** The replies about the play that the page has read to their end, from now on. */
async function bodiesRead(visitor: Page): Promise<() => Promise<string[]>> {
  const bodies = await visitor.evaluateHandle(() => {
    const list: string[] = [];
    const { arrayBuffer } = Response.prototype;
    Response.prototype.arrayBuffer = async function () {
      const body = await arrayBuffer.call(this);
      const text = new TextDecoder().decode(body);
      if (text.includes('"count.play:onda"')) list.push(text);
      return body;
    };
    return list;
  });
  return () => bodies.jsonValue();
}

describe('what a visitor does', () => {
  /** The page answers for `HEARD_SECONDS`, with a ticket that this site gave out so long ago. */
  async function hear(visitor: Page): Promise<void> {
    const issue = `(new Onda\\Features\\Plays\\PlayTicket(new Onda\\Core\\Database\\DailySalts()))->issue('onda', time() - ${HEARD_SECONDS})`;
    const ticket = await run(rig.site, { code: `echo ${issue};` });
    const asked: string[] = [];
    await visitor.route('**/admin-ajax.php*', (route, request) => {
      const form = new URLSearchParams(request.postData() ?? '');
      const known = form.get(COUNT);
      if (known !== null) asked.push(known);
      if (asked.length > 1) form.set(COUNT, ticket);
      return route.fallback(known === null ? {} : { postData: form.toString() });
    });
    const read = await bodiesRead(visitor);
    await part(visitor, 'play').click();
    await expect
      .poll(() => part(visitor, 'player').getAttribute('data-state'), { timeout: 20_000 })
      .toBe('playing');
    // A clock that moves ends a request whose reply the page has not read yet.
    await expect.poll(read, { timeout: 20_000 }).toHaveLength(1);
    const [reply = ''] = await read();
    await visitor.clock.fastForward(BEAT_MS);
    await expect.poll(read, { timeout: 20_000 }).toHaveLength(2);
    const { version } = JSON.parse(reply).data['count.play:onda'];
    expect(asked).toEqual([expect.stringMatching(/^[\d.e-]+$/), version]);
  }

  async function everything(visitor: Page, article: string, address: string): Promise<void> {
    await visitor.clock.install();
    await visitor.goto(article);
    await visitor.locator('view-recorder[data-ready]').waitFor({ state: 'attached' });
    await visitor.clock.runFor(READ_MS);
    await visitor.locator('comment-vote').first().getByRole('button', { name: 'A favor' }).click();
    await visitor.locator('comment-vote [aria-pressed="true"]').first().waitFor();
    await visitor.goto(address);
    await ready(visitor);
    await visitor.locator('fav-button button').click();
    await visitor.locator('fav-button [aria-pressed="true"]').waitFor();
    await visitor.locator('asp-search [part="field"]').fill('zzqqxx');
    await visitor
      .locator('asp-search[data-state]')
      .getByText(/zzqqxx|No hay|Nada/)
      .first()
      .waitFor();
    await visitor.clock.runFor(READ_MS);
    await hear(visitor);
    // The phrase is counted when its page is left.
    await visitor.goto('about:blank');
  }

  /** In a page whose clock is real: the server wants to see that a person took their time. */
  async function subscribe(address: string): Promise<void> {
    const visitor = await browser.newPage();
    await visitor.goto(address);
    await visitor.locator('newsletter-form input[type="email"]').fill('nueva@ejemplo.es');
    await takeTime(visitor);
    await visitor.locator('newsletter-form [type="submit"]').click();
    await visitor.locator('.mailpoet_validate_success').waitFor();
    await visitor.close();
  }

  /** A show of the station that is on all day. */
  const ALL_DAY = `use Onda\\Features\\Schedule\\{ScheduleRepository, ShowTypes};
    use Onda\\Features\\Schedule\\Week\\Slot;
    ShowTypes::begin();
    $kept = new ScheduleRepository();
    array_map(static fn(Slot $slot) => $kept->remove_slot('onda', $slot->id), $kept->slots('onda'));
    array_map(static fn($change) => $kept->remove_change('onda', $change->id), $kept->changes('onda'));
    Onda\\Features\\Schedule\\ShowOnAir::forget();
    $show = wp_insert_post(['post_type' => 'onda_show', 'post_title' => 'Sesión & más', 'post_status' => 'publish']);
    $kept->put_slot('onda', new Slot(0, $show, '', 127, 0, 1440));`;

  it('is a number more on the screen: view, vote, favorite, search in vain, sign-up, play and minutes', async () => {
    await forgetFigures(rig);
    await run(rig.site, { code: ALL_DAY });
    await run(rig.site, {
      code: `update_option('onda_settings', ['favorites' => ['who' => 'everybody']] + (array) get_option('onda_settings'));
        update_option('onda_newsletter', ['lists' => [['id' => 1, 'name' => 'Noticias', 'remote' => '']], 'forms' => [['id' => 1, 'name' => 'Pie', 'lists' => [1]]]]);`,
    });
    const post = await run(rig.site, { code: `echo url_to_postid('${rig.site.pages.article}');` });
    const address = await publish(
      rig,
      'todo',
      `[radio_player station="onda"][fav_button post_id="${post}"][asp_search][onda_newsletter form="1"]`,
    );
    const context = await personIn(browser);
    const visitor = await context.newPage();
    await everything(visitor, rig.site.pages.article ?? '', address);
    await subscribe(address);
    await expect.poll(async () => (await numbers())['Minutos de escucha']).toBe(3);
    expect(await numbers()).toEqual({
      Visitas: 1,
      'Visitantes de entradas': 1,
      Reproducciones: 1,
      'Minutos de escucha': 3,
      'Oyentes a la vez': Number.NaN,
      'Favoritos nuevos': 1,
      'Votos a favor': 1,
      'Votos en contra': 0,
      Búsquedas: 1,
      'Búsquedas sin resultado': 1,
      Suscripciones: 1,
    });
    await context.close();
  });

  it('is named in the tables of its topic', async () => {
    await open('&topic=posts');
    expect(await cells('top-posts')).toEqual([[expect.stringContaining('Festival del Faro'), '1', '1', '0']]);
    await open('&topic=listening');
    expect((await cells('stations')).map((row) => row.slice(1))).toEqual([['1', '3', expect.any(String)]]);
    expect(await cells('shows')).toEqual([['Sesión & más', '1', '3', '0']]);
    await open('&topic=search');
    expect(await cells('phrases-missed')).toEqual([[expect.stringMatching(/^zzqqxx/), '1', '1']]);
    await open('&topic=newsletter');
    expect(await cells('sign-up-forms')).toEqual([['Pie', '1', '0']]);
  });
});

it('breaks no number and no head of a column on a phone', async () => {
  await fillFigures(rig);
  await page.setViewportSize(PHONE);
  for (const topic of ['listening', 'posts']) {
    await open(`&topic=${topic}`);
    await page.locator('.onda-table').last().waitFor();
    expect(await brokenWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  }
});
