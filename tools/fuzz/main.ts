import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { declaredFields } from '../../packages/bundle/src/registry';
import { randomFrom } from '../../packages/core/src/testing/random';
import { DATABASES } from '../rig/options';
import { PLUGIN_DIR } from '../rig/places';
import { down, run, type Site, up } from '../rig/site';
import { addressFrom, type FuzzRequest, requestFrom, type Surface } from './requests';
import { type OpenApi, problemOfReply, restRequestFrom } from './rest';
import { MARK } from './values';

/**
 * `pnpm fuzz [--requests 10000] [--seed 7] [--db mariadb]`: hostile requests to every action and public address of a
 * real site. None may be answered by a 5xx, by a word of PHP, or with what was sent as markup. The seed repeats a run.
 * `--rest` sends requests that are made from the OpenAPI document, and compares each answer with it.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
    db: { type: 'string', default: 'sqlite' },
    rest: { type: 'boolean', default: false },
  },
});

const AT_ONCE = 4;
const SHOWN = 10;
/** More than a slow machine takes for one answer. */
const TIMEOUT_MS = 60_000;
const FIELD = /->(?:text|id|beginning|form|map|has)\('([\w-]+)'/g;

/** The actions as the plugin registers them, and pages with the elements that answer addresses. */
const SITE = `
$plugin = new Onda\\Plugin(WP_PLUGIN_DIR . '/onda/onda.php');
$table = Onda\\Plugin::actions($plugin->features());
update_option('onda_settings', ['favorites' => ['who' => 'everybody'], 'earlyAnswers' => true]);
update_option('users_can_register', '1');
$post = wp_insert_post(['post_title' => 'Tango', 'post_content' => 'tango', 'post_status' => 'publish', 'comment_status' => 'open']);
wp_insert_comment(['comment_post_ID' => $post, 'comment_content' => 'x', 'comment_approved' => 1]);
$pages = [];
foreach ((new Onda\\Core\\Printing\\Elements(WP_PLUGIN_DIR . '/onda/generated'))->of_authors() as $spec) {
  $code = $spec['shortcodes'][0] ?? '';
  if ($code === '') continue;
  $page = wp_insert_post(['post_type' => 'page', 'post_title' => $code, 'post_content' => "[$code]", 'post_status' => 'publish']);
  $pages[] = "/?page_id=$page";
}
$names = array_map(static fn($action) => $action->name, array_merge(...array_values($table)));
echo json_encode(['actions' => $names, 'pages' => $pages]);`;

const PAGES = [
  '/',
  '/?s=tango',
  '/?s=tango&p_asid=1',
  '/?onda_newsletter=confirm',
  '/?onda_newsletter=manage',
  '/?mailpoet_router=&mailpoet_page=template&endpoint=captcha&action=render',
  '/wp-admin/admin-post.php?action=mailpoet_subscription_form',
  '/wp-admin/admin-post.php?action=mailpoet_subscription_update',
  '/wp-login.php?action=register',
];
/** Names that the addresses of pages may hold, beside the fields. */
const QUERY = [
  'paged',
  'page',
  'asp_ls',
  'p_asid',
  'np_asid',
  'p_asp_data',
  'data',
  'key',
  'subscriber',
  'user_login',
  'user_email',
];

const QUIET = {
  method: 'GET',
  path: '',
  body: '',
  headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Firefox/160.0' },
  address: '127.0.0.1',
};

const started = Date.now();
const site = await up({ name: `fuzz-${process.pid}`, db: databaseNamed(values.db), noSeed: true });
try {
  process.exitCode = (await (values.rest ? fuzzRest(site) : fuzz(site))) ? 0 : 1;
} finally {
  await down(site.name);
}

async function fuzzRest(site: Site): Promise<boolean> {
  await run(site, { code: SITE });
  const space = `${site.url}/?rest_route=/onda/v1`;
  const served = await answerTo(space, { ...QUIET, path: '/openapi' });
  const document = JSON.parse(served.text) as OpenApi;
  const random = randomFrom(Number(values.seed));
  const requests = Array.from({ length: Number(values.requests) }, () => ({
    ...restRequestFrom(random, document),
    address: addressFrom(random),
  }));
  const problems: string[] = [];
  const work = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const path = next.path.replace('?', '&');
      const { status, text } = await answerTo(space, { ...QUIET, ...next, path });
      const problem = problemOfReply(next, status, text);
      if (problem) problems.push(`${problem}: ${next.method} ${next.path} ${next.body}`.slice(0, 400));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  problems.push(...noticesOf(join(site.root, 'wp-content', 'debug.log')));
  for (const problem of problems.slice(0, SHOWN)) console.error(problem);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `fuzz: ${values.requests} requests from the OpenAPI document with ${site.db}, seed ${values.seed}: ` +
      `${problems.length} problems in ${seconds} s`,
  );
  return problems.length === 0;
}

async function fuzz({ url, root }: Site): Promise<boolean> {
  const { actions, pages } = JSON.parse(await run(site, { code: SITE })) as Omit<Surface, 'fields'>;
  const surface = { actions, pages: [...PAGES, ...pages], fields: fieldsOf(PLUGIN_DIR) };
  const random = randomFrom(Number(values.seed));
  const requests = Array.from({ length: Number(values.requests) }, () => requestFrom(random, surface));
  const problems: string[] = [];
  const work = async () => {
    for (let next = requests.pop(); next; next = requests.pop())
      problems.push(...(await problemsOf(url, next)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  problems.push(...noticesOf(join(root, 'wp-content', 'debug.log')));
  for (const problem of problems.slice(0, SHOWN)) console.error(problem);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(
    `fuzz: ${values.requests} requests to ${actions.length} actions and ${surface.pages.length} addresses with ${site.db}, ` +
      `seed ${values.seed}: ${problems.length} problems in ${seconds} s`,
  );
  return problems.length === 0;
}

/** Every field that a source of the plugin reads from a request, or a `wire.ts` declares. */
function fieldsOf(plugin: string): string[] {
  const sources = readdirSync(join(plugin, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.php'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const names = sources.flatMap((source) => [...source.matchAll(FIELD)].map(([, name = '']) => name));
  return [...new Set([...QUERY, ...declaredFields, ...names])].sort();
}

async function problemsOf(site: string, sent: FuzzRequest): Promise<string[]> {
  const { status, text } = await answerTo(site, sent);
  const what = `${sent.method} ${sent.path.slice(0, 300)} ${sent.body.slice(0, 300)}`;
  if (status === 0 || status >= 500) return [`${status}: ${what}`];
  return text.includes(MARK) ? [`reflected: ${what}`] : [];
}

/** Status 0 where there is no answer. */
function answerTo(
  site: string,
  sent: Omit<FuzzRequest, 'method'> & { method: string },
): Promise<{ status: number; text: string }> {
  return new Promise((done) => {
    const options = {
      method: sent.method,
      headers: { ...sent.headers, ...lengthOf(sent.body) },
      localAddress: sent.address,
      timeout: TIMEOUT_MS,
      agent: false,
    };
    const asked = request(`${site}${sent.path}`, options, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      reply.on('end', () => done({ status: reply.statusCode ?? 0, text }));
    });
    asked.on('timeout', () => asked.destroy()).on('error', () => done({ status: 0, text: '' }));
    asked.end(sent.body);
  });
}

/** Node writes the length of a body for POST and PUT, and not for DELETE. */
function lengthOf(body: string): { 'Content-Length'?: number } {
  return body === '' ? {} : { 'Content-Length': Buffer.byteLength(body) };
}

/** PHP's notices of the plugin's own files. */
function noticesOf(log: string): string[] {
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').split('\n');
  return lines.filter(
    (line) => /PHP (Notice|Warning|Deprecated|Fatal|Parse)/.test(line) && line.includes('/onda/'),
  );
}

function databaseNamed(word: string) {
  const db = DATABASES.find((one) => one === word);
  if (!db) throw new Error(`--db is ${DATABASES.join(' or ')}`);
  return db;
}
