import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PLUGIN_DIR } from '../tools/rig/places';
import { run } from '../tools/rig/site';
import { fileHolding, loadAll } from './support/built-files';
import { violations } from './support/player-page';
import { type Rig, startChromium, startRig } from './support/rig';
import { logIn } from './support/session';
import { describeInAll } from './support/whole';

/** Votes under the comments of an article, as visitors use them: alone, again, and all at once. */
let rig: Rig;
let browser: Browser;
let page: Page;

const ACTION = 'comment_vote_ajaxhandler';
const OWN_COMMENT = 'No puedes votar tu propio comentario.';
const OFFLINE = 'Sin conexión: tu voto no se ha guardado.';

beforeAll(async () => {
  rig = await startRig('votes');
  browser = await startChromium();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

const votes = () => page.locator('comment-vote').first();
const button = (name: 'A favor' | 'En contra') => votes().getByRole('button', { name });
const status = () => votes().locator('[part~="status"]').textContent();
const counts = () => votes().locator('[part$="-count"]').allTextContents();
const isPressed = (name: 'A favor' | 'En contra') => button(name).getAttribute('aria-pressed');
const settled = () => expect.poll(() => votes().getAttribute('data-processing')).toBeNull();

async function visit(address = rig.site.pages.article ?? '') {
  page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await loadAll(page);
  await votes().and(page.locator('[data-ready]')).waitFor();
}

async function press(name: 'A favor' | 'En contra') {
  await button(name).click();
  await settled();
}

describe('a visitor', () => {
  it('votes under a comment, finds the vote again, changes it and takes it back', async () => {
    const asked: string[] = [];
    await visit();
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    expect(await counts()).toEqual(['0', '0']);
    expect(await violations(page, 'comment-vote')).toEqual([]);
    await press('A favor');
    expect([await counts(), await isPressed('A favor')]).toEqual([['1', '0'], 'true']);
    expect(asked.filter((body) => body.includes('action='))).toEqual([
      expect.stringMatching(new RegExp(`^action=${ACTION}&comment_id=\\d+&vote=up$`)),
    ]);
    expect(await violations(page, 'comment-vote')).toEqual([]);

    asked.length = 0;
    await page.reload();
    await expect.poll(() => isPressed('A favor')).toBe('true');
    expect(await counts()).toEqual(['1', '0']);
    expect(asked.filter((body) => body.includes('action='))).toEqual([]);

    await press('En contra');
    expect([await counts(), await isPressed('A favor'), await isPressed('En contra')]).toEqual([
      ['0', '1'],
      'false',
      'true',
    ]);
    await press('En contra');
    expect([await counts(), await isPressed('En contra')]).toEqual([['0', '0'], 'false']);
  });

  it.each([
    ['while the button is down', () => page.mouse.down()],
    ['with the focus', () => button('A favor').focus()],
  ])('has the code of a vote %s', async (_when, touch) => {
    const file = fileHolding(`${PLUGIN_DIR}/build`, 'votes/src/first-vote.ts');
    await visit();
    await button('A favor').hover();
    const requested = page.waitForRequest((request) => request.url().includes(file));
    await touch();
    await requested;
  });

  it('votes with the keyboard alone and keeps the focus; another tab follows without a request', async () => {
    await visit();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await loadAll(other);
    await other.locator('comment-vote[data-ready]').first().waitFor();
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.postData() ?? ''));

    await button('A favor').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await settled();
    expect(await counts()).toEqual(['0', '1']);
    expect(await button('En contra').evaluate((node) => node === document.activeElement)).toBe(true);
    const followed = other.locator('comment-vote').first().locator('[part~="down-count"]');
    await expect.poll(() => followed.textContent()).toBe('1');
    expect(asked.filter((body) => body.includes('action='))).toEqual([]);
    await page.keyboard.press('Enter');
    await settled();
    expect(await counts()).toEqual(['0', '0']);
    await other.close();
  });

  it('is told once when there is no network, and votes when it is back', async () => {
    await visit();
    await press('A favor');
    await page.context().setOffline(true);
    await press('A favor');
    expect([await status(), await counts(), await isPressed('A favor')]).toEqual([
      OFFLINE,
      ['1', '0'],
      'true',
    ]);
    expect(await violations(page, 'comment-vote')).toEqual([]);
    await page.context().setOffline(false);
    await press('A favor');
    expect([await status(), await counts()]).toEqual(['', ['0', '0']]);
  });

  it('sees every copy of a comment in step, however it was written', async () => {
    await visit(rig.site.pages['comment-vote']);
    await press('A favor');
    const copies = page.locator('comment-vote');
    const shown = async () => (await copies.locator('[part~="up-count"]').allTextContents()).slice(0, 3);
    await expect.poll(shown).toEqual(['1', '1', '1']);
    expect(await copies.last().getByRole('button').first().isDisabled()).toBe(true);
    await press('A favor');
  });
});

describe('who is signed in', () => {
  it('votes with one more request, for others only', async () => {
    page = await browser.newPage();
    await logIn(page, rig.site);
    await run(rig.site, {
      code: `$post = url_to_postid('${rig.site.pages.long}');
        foreach ([1, 0] as $user) {
          wp_insert_comment(['comment_post_ID' => $post, 'comment_content' => 'x', 'comment_approved' => '1', 'user_id' => $user]);
        }`,
    });
    await page.goto(rig.site.pages.long ?? '');
    await loadAll(page);
    await votes().and(page.locator('[data-ready]')).waitFor();
    const asked: string[] = [];
    page.on('request', (request) =>
      asked.push(new URLSearchParams(request.postData() ?? '').get('action') ?? ''),
    );
    await press('A favor');
    expect([await status(), await counts()]).toEqual([OWN_COMMENT, ['0', '0']]);
    const another = page.locator('comment-vote').nth(1);
    await another.getByRole('button', { name: 'A favor' }).click();
    await expect.poll(() => another.locator('[part~="up-count"]').textContent()).toBe('1');
    expect(asked.filter(Boolean)).toEqual(['onda_session', ACTION, ACTION]);
  });
});

describeInAll('people who vote together', () => {
  const PEOPLE = 60;
  const REPEATS = 200;
  const tokens = Array.from({ length: PEOPLE }, (_, number) => String(number).padStart(32, '0'));

  /** The vote of one person's browser, known by its cookie, and like no other. */
  async function cast(token: string, vote: 'up' | 'down', comment: string) {
    const response = await fetch(`${rig.site.url}/wp-admin/admin-ajax.php`, {
      method: 'POST',
      headers: { cookie: `onda_visitor=${token}`, 'user-agent': `Browser/${token}` },
      body: new URLSearchParams({ action: ACTION, comment_id: comment, vote }),
    });
    return { status: response.status, ...(await response.json()).data };
  }

  const refused = (replies: { status: number }[]) => replies.filter(({ status }) => status !== 200);

  it('are all counted, once each, and none is refused where the owner lets as many of one network vote', async () => {
    await run(rig.site, {
      code: `$settings = (array) get_option('onda_settings') + ['network' => []];
          $settings['network']['votes'] = ${PEOPLE};
          update_option('onda_settings', $settings);`,
    });
    const comment = await run(rig.site, {
      code: `echo wp_insert_comment(['comment_post_ID' => url_to_postid('${rig.site.pages.article}'), 'comment_content' => 'x',
          'comment_approved' => '1']);`,
    });
    const first = await Promise.all(tokens.map((token) => cast(token, 'up', comment)));
    expect(refused(first)).toEqual([]);
    const switched = await Promise.all(
      tokens.slice(0, PEOPLE / 2).map((token) => cast(token, 'down', comment)),
    );
    expect(refused(switched)).toEqual([]);

    // A minute passes: together these would be more than a network may ask.
    await run(rig.site, { code: 'global $wpdb; $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");' });
    const repeats = await Promise.all(
      Array.from({ length: REPEATS }, () => cast(tokens[PEOPLE - 1] ?? '', 'up', comment)),
    );
    expect(refused(repeats)).toEqual([]);
    expect(repeats.at(-1)).toMatchObject({ vote_count_up: 30, vote_count_down: 30, user_vote: 'up' });
    const printed = await run(rig.site, {
      code: `echo wp_json_encode([get_comment_meta(${comment}, 'onda_vote_count_up'), get_comment_meta(${comment}, 'onda_vote_count_down')]);`,
    });
    expect(JSON.parse(printed)).toEqual([['30'], ['30']]);
  });
});
