import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../tools/rig/site';
import { type Rig, startRig } from './support/rig';

let rig: Rig;
let token: string;
let password: string;

const APP = 'https://app.example';
const EVIL = 'https://evil.example';
const SETUP = `update_option('onda_settings', ['headless' => ['origins' => ['${APP}']], 'earlyAnswers' => true, 'favorites' => ['who' => 'everybody']]);
add_filter('wp_is_application_passwords_available', '__return_true');
[$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => 'e2e']);
echo $password;`;

beforeAll(async () => {
  rig = await startRig('rest', { noSeed: true, constants: { WP_ENVIRONMENT_TYPE: 'local' } });
  password = (await run(rig.site, { code: SETUP })).trim();
  const reply = await ask('POST', '/visitor', { Origin: APP });
  token = (await reply.json()).token;
});

afterAll(() => rig?.close());

const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(`${rig.site.url}/wp-json/onda/v1${path}`, { method, headers, ...(body !== undefined && { body }) });

const CREDENTIALS = {
  none: () => ({}),
  token: () => ({ 'X-Onda-Visitor': token }),
  'forged token': () => ({ 'X-Onda-Visitor': `${token.slice(0, -1)}x` }),
  cookie: () => ({ Cookie: `onda_visitor=${'a'.repeat(32)}` }),
};
type Credential = keyof typeof CREDENTIALS;

describe('CORS, over HTTP', () => {
  it.each<[string, string, string, Credential, number, string | null]>([
    ['GET', '/stations', EVIL, 'none', 200, '*'],
    ['GET', '/stations', 'null', 'cookie', 200, '*'],
    ['GET', '/favorites', EVIL, 'none', 403, null],
    ['GET', '/favorites', EVIL, 'token', 403, null],
    ['GET', '/favorites', EVIL, 'cookie', 403, null],
    ['GET', '/favorites', 'null', 'token', 403, null],
    ['GET', '/favorites', APP, 'none', 401, APP],
    ['GET', '/favorites', APP, 'cookie', 401, APP],
    ['GET', '/favorites', APP, 'forged token', 401, APP],
    ['GET', '/favorites', APP, 'token', 200, APP],
    ['PUT', '/favorites/1', APP, 'token', 200, APP],
    ['PUT', '/favorites/1', EVIL, 'token', 403, null],
    ['POST', '/visitor', EVIL, 'none', 403, null],
    ['OPTIONS', '/favorites/1', EVIL, 'none', 200, null],
    ['OPTIONS', '/favorites/1', APP, 'none', 200, APP],
  ])('%s %s from %s with %s is %i and says %s', async (method, path, origin, credential, status, says) => {
    const preflight = method === 'OPTIONS' ? { 'Access-Control-Request-Method': 'PUT' } : {};
    const reply = await ask(method, path, { Origin: origin, ...CREDENTIALS[credential](), ...preflight });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(says);
    expect(reply.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(reply.headers.get('Vary')?.includes('Origin') ?? false).toBe(says !== '*');
    if (origin === APP) expect(reply.headers.get('Set-Cookie')).toBeNull();
  });

  it("leaves WordPress's own routes as they are", async () => {
    const reply = await fetch(`${rig.site.url}/wp-json/wp/v2/posts`, { headers: { Origin: EVIL } });
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(EVIL);
  });
});

describe('accounts', () => {
  it('read and write with an application password, and nobody does with a wrong one', async () => {
    const basic = (word: string) => ({ Authorization: `Basic ${btoa(`admin:${word}`)}` });
    expect((await ask('PUT', '/favorites/1', basic(password))).status).toBe(200);
    expect((await (await ask('GET', '/favorites', basic(password))).json()).length).toBe(1);
    // WordPress takes a wrong password for none.
    const stranger = await ask('GET', '/favorites', basic('x'));
    expect(await stranger.json()).toEqual(
      stranger.status === 200 ? [] : expect.objectContaining({ code: expect.any(String) }),
    );
  });
});

describe('answers', () => {
  it('are kept by caches, and 304 where nothing changed', async () => {
    const first = await ask('GET', '/most-viewed/most-viewed');
    expect(first.headers.get('Cache-Control')).toMatch(/^public, max-age=15/);
    const again = await ask('GET', '/most-viewed/most-viewed', {
      'If-None-Match': first.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('hold the fields that are asked for', async () => {
    const reply = await ask('GET', '/most-viewed?_fields=id');
    expect(await reply.json()).toEqual([{ id: 'most-viewed' }]);
  });

  it('refuse broken JSON, a body of megabytes and a link that writes', async () => {
    const json = { 'Content-Type': 'application/json' };
    expect((await ask('POST', '/views', json, '{"post":')).status).toBe(400);
    const large = JSON.stringify({ form: 1, email: 'a'.repeat(3_000_000) });
    expect((await ask('POST', '/subscriptions', json, large)).status).toBe(400);
    expect((await ask('GET', '/favorites/1?_method=PUT')).status).toBe(405);
  });
});
