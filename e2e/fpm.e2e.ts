import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fpm, startFpm } from '../tools/rig/fpm';
import { run } from '../tools/rig/site';
import { type Rig, startRig } from './support/rig';

/** Visitors who close the connection before the answer, before nginx and php-fpm: it changes nothing of what counts. */
let rig: Rig;
let fpm: Fpm;
/** The file of the notes. */
let notes: string;

const HANG_UPS = 300;
/** Simultaneous visitors: as many as php-fpm has processes. */
const AT_ONCE = 4;
/** Searches of one network in a window of the limit. */
const PACE = 30;
const WINDOW_MS = 10_000;
const LOOK_MS = 5;
const SEARCH = '/wp-admin/admin-ajax.php?action=thim_search&s=tango';

/** Notes each search that reaches PHP (r), is counted (c) and searches (s). */
const NOTES = `<?php
if (($_GET['action'] ?? '') === 'thim_search') {
    $note = static function (string $letter): void {
        file_put_contents(__DIR__ . '/noted.txt', $letter, FILE_APPEND);
    };
    $note('r');
    add_filter('query', static function ($sql) use ($note) {
        str_contains($sql, "onda_limits (limit_key") && str_contains($sql, "'search:") && $note('c');
        return $sql;
    });
    add_filter('posts_search', static function ($sql) use ($note) {
        $note('s');
        return $sql;
    });
}
add_action('wp_ajax_nopriv_of_another', static fn() => wp_die(get_num_queries()));
if (isset($_GET['without'])) {
    add_filter('option_active_plugins', static fn($plugins) => array_diff((array) $plugins, ['onda/onda.php']));
}
`;

beforeAll(async () => {
  rig = await startRig('fpm', { noSeed: true, constants: { WP_DEBUG: 'false' } });
  const folder = join(rig.site.root, 'wp-content', 'mu-plugins');
  writeFileSync(join(folder, 'aaa-notes.php'), NOTES);
  notes = join(folder, 'noted.txt');
  await php(`
    update_option('onda_settings', ['search' => ['engine' => 'wordpress']]);
    wp_insert_post(['post_title' => 'Tango', 'post_content' => str_repeat('tango ', 2000), 'post_status' => 'publish']);`);
  fpm = await startFpm(rig.site.root);
});

afterAll(async () => {
  fpm?.stop();
  await rig?.close();
});

const php = (code: string) => run(rig.site, { code });
const noted = (letter: string) =>
  existsSync(notes) ? readFileSync(notes, 'utf8').split(letter).length - 1 : 0;

const ask = (path: string) =>
  fetch(`http://127.0.0.1:${fpm.port}${path}`, {
    headers: { Host: new URL(rig.site.url).host },
    redirect: 'manual',
  });

/** Sends a search; the status line when it is answered. */
function search(): { answer: Promise<string>; hangUp: () => void } {
  const socket = connect(fpm.port, '127.0.0.1');
  socket.write(`GET ${SEARCH} HTTP/1.1\r\nHost: ${new URL(rig.site.url).host}\r\nConnection: close\r\n\r\n`);
  const answer = new Promise<string>((done) => {
    let text = '';
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => done(text)).on('close', () => done(text));
  });
  return { answer, hangUp: () => socket.destroy() };
}

/** Each closes the connection as soon as PHP has the request: nginx itself drops those that wait for PHP. */
async function hangUpTogether(): Promise<void> {
  const expected = noted('r') + AT_ONCE;
  const asked = Array.from({ length: AT_ONCE }, search);
  while (noted('r') < expected) await wait(LOOK_MS);
  for (const { hangUp } of asked) hangUp();
}

describe('who closes the connection', () => {
  it('is answered like everybody who waits', async () => {
    expect(await search().answer).toMatch(/^HTTP\/1.1 200 /);
  });

  it('is counted 300 times, and no more is searched than for who waits', async () => {
    const [counted, searched, started] = [noted('c'), noted('s'), Date.now()];
    for (let sent = 0; sent < HANG_UPS; sent += AT_ONCE) await hangUpTogether();
    const windows = Math.floor((Date.now() - started) / WINDOW_MS) + 2;
    await expect.poll(() => noted('c') - counted).toBe(HANG_UPS);
    expect(noted('s') - searched).toBeLessThanOrEqual(PACE * windows);
  });
});

describe('an action of another plugin', () => {
  it('sends no query of ours to the database, also where no setting is saved', async () => {
    await php(`delete_option('onda_settings');`);
    const queries = async (query: string) =>
      Number(await (await ask(`/wp-admin/admin-ajax.php?action=of_another${query}`)).text());
    await queries('');
    const without = await queries('&without=1');
    expect(without).toBeGreaterThan(0);
    expect(await queries('')).toBe(without);
  });
});
