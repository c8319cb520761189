import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { publishAll } from './support/player-page';
import { numberOf, personIn, publishRead } from './support/read-post';
import { type Rig, startChromium, startRig } from './support/rig';

/** Rankings that the web server sends as files. */
let rig: Rig;
let browser: Browser;
let page: Page;
let ranking: string;
let file: string;

const AJAX = '/wp-admin/admin-ajax.php';

beforeAll(async () => {
  rig = await startRig('poll-files');
  browser = await startChromium();
  await publishRead(rig.site);
  ({ ranking } = await publishAll(rig, { ranking: '[most_viewed list_id="semana"]' }));
  file = join(rig.site.root, 'wp-content/uploads/onda/polls/most-viewed-semana.json');
  await run(rig.site, {
    code: `update_option('onda_settings', ['earlyAnswers' => true] + (array) get_option('onda_settings'));`,
  });
  // An ordinary request finds who answers the actions, a page makes the folder, a poll the file.
  await ask('onda_session');
  await (await fetch(ranking)).text();
  await pollByServer();
});

afterAll(async () => {
  await browser?.close();
  await rig?.close();
});

afterEach(() => page?.context().close());

const ask = (action: string, fields: Record<string, string> = {}) =>
  fetch(rig.site.url + AJAX, { method: 'POST', body: new URLSearchParams({ action, ...fields }) });

const pollByServer = () => ask('onda_poll', { 'want[most-viewed:semana]': '' });

/** The answers that a page has got, oldest first. */
async function openRanking(): Promise<string[]> {
  const answers: string[] = [];
  page = await (await personIn(browser)).newPage();
  page.on('response', (response) => {
    const isPoll = response.request().postData()?.includes('onda_poll') === true;
    if (isPoll) answers.push('server');
    if (response.url().includes('/onda/polls/')) answers.push(`file ${response.status()}`);
  });
  await page.goto(ranking);
  await page.locator('most-viewed[data-ready]').waitFor();
  return answers;
}

/** Makes the file say that it is due in an hour, and its first post carry this number. */
const keepFile = (views: number) =>
  run(rig.site, {
    code: `$file = ${JSON.stringify(file)};
      $entry = json_decode(file_get_contents($file), true);
      $entry['due'] = time() + HOUR_IN_SECONDS;
      $entry['version'] = 'of the test';
      $entry['data']['items'][0]['period_views'] = ${views};
      file_put_contents($file, wp_json_encode($entry));`,
  });

const count = () => page.locator('most-viewed [part="count"]').first().textContent();

describe('a ranking', () => {
  it('is polled by its file, and PHP is not asked', async () => {
    await keepFile(4321);
    const answers = await openRanking();
    await expect.poll(count).toBe('4.321 visitas');
    expect(answers).toEqual(['file 200']);
  });

  it('is polled by PHP when the file is gone, which writes it again', async () => {
    rmSync(file);
    await numberOf(rig.site, 'UPDATE {p}onda_views_daily SET views = 5432 WHERE views > 4000');
    await numberOf(rig.site, 'DELETE FROM {p}onda_lists');
    const answers = await openRanking();
    await expect.poll(count).toBe('5.432 visitas');
    await expect.poll(() => answers).toEqual(['file 404', 'server']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ data: { items: expect.any(Array) } });
  });

  it('is polled by PHP when the file is overdue', async () => {
    await pollByServer();
    await run(rig.site, {
      code: `$file = ${JSON.stringify(file)}; file_put_contents($file, '{"due":1,"version":"old","data":{}}'); touch($file, 1);`,
    });
    const answers = await openRanking();
    await expect.poll(() => answers).toEqual(['file 200', 'server']);
    expect(readFileSync(file, 'utf8')).not.toContain('old');
  });
});
