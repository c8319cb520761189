import { beforeEach, expect, it, vi } from 'vitest';
import { createModuleLoader } from './module-loader';

/** Modules are data addresses, so that `import()` works without a server; `fetch` answers from `served`. */
const HOME = 'data:';
let count = 0;
let engine = '';
let served: Record<string, () => Promise<Response>>;
let requested: string[];

const script = (code = '') => new Response(code, { headers: { 'content-type': 'text/javascript' } });
const serve = (file: string, ...answers: (Response | Error)[]) => {
  served[file] = async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Response) return answer.clone();
    throw answer;
  };
};
const times = (file: string) => requested.filter((name) => name === file).length;
const offline = () => new TypeError('Failed to fetch');

beforeEach(() => {
  count += 1;
  engine = `text/javascript,export const name = 'engine ${count}'`;
  served = {};
  requested = [];
  vi.stubGlobal('fetch', (url: string) => {
    const file = url.slice(HOME.length);
    requested.push(file);
    return served[file]?.() ?? Promise.reject(offline());
  });
});

it('fetches a module and everything that it imports, each file once, and gives the module', async () => {
  serve(engine, script('import{a as b}from"./store.js";import"./base.js";b();'));
  serve('store.js', script('import{c}from"./base.js";export{c as a};'));
  serve('base.js', script('export{c};'));
  const load = createModuleLoader(HOME);
  const [first, second] = await Promise.all([load(engine), load(engine)]);
  expect(first).toMatchObject({ name: `engine ${count}` });
  expect(second).toBe(first);
  expect(requested.sort()).toEqual(['base.js', 'store.js', engine].sort());
});

it('requests what a module needs beside it where the caller names it, each file once', async () => {
  serve(engine, script('import"./store.js";'));
  serve('store.js', script('import"./base.js";'));
  serve('base.js', script());
  const loading = createModuleLoader(HOME)(engine, 'store.js', 'base.js');
  expect(requested).toEqual([engine, 'store.js', 'base.js']);
  await expect(loading).resolves.toMatchObject({ name: `engine ${count}` });
  expect(requested).toHaveLength(3);
});

it('rejects when a file that the caller names is lost, and requests only that file again', async () => {
  serve(engine, script('import"./store.js";'));
  serve('store.js', offline(), offline(), script());
  const load = createModuleLoader(HOME);
  await expect(load(engine, 'store.js')).rejects.toThrow();
  await expect(load(engine, 'store.js')).resolves.toMatchObject({ name: `engine ${count}` });
  expect([times(engine), times('store.js')]).toEqual([1, 3]);
});

it('ends where files import each other', async () => {
  serve(engine, script('import"./store.js";'));
  serve('store.js', script(`import"./${engine}";`));
  await expect(createModuleLoader(HOME)(engine)).resolves.toMatchObject({ name: `engine ${count}` });
});

it('requests a file a second time at once', async () => {
  serve(engine, offline(), script());
  await expect(createModuleLoader(HOME)(engine)).resolves.toMatchObject({ name: `engine ${count}` });
  expect(times(engine)).toBe(2);
});

it.each([
  ['another host that allows nobody', 'https://cdn.test/a/build/', ['cdn.test', 'here']],
  ['another port', 'http://localhost:81/a/build/', ['localhost:81', 'here']],
  ['its own host', `${location.origin}/a/build/`, ['here', 'here']],
])('requests a file from %s, then from the host of the page, once', async (_, home, hosts) => {
  const asked: string[] = [];
  vi.stubGlobal('origin', location.origin);
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url.replace(location.origin, 'https://here'));
    return Promise.reject(offline());
  });
  const load = createModuleLoader(home);
  const addresses = hosts.map((host) =>
    expect.stringMatching(new RegExp(`^https?://${host}/a/build/one.js$`)),
  );
  await expect(load('one.js')).rejects.toThrow();
  expect(asked).toEqual(addresses);
  await expect(load('one.js')).rejects.toThrow();
  expect(asked).toEqual([...addresses, addresses[1], addresses[1]]);
});

it('stays with the host that gave the first file', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return url.endsWith('/one.js') ? Promise.resolve(script('import"./two.js";')) : Promise.reject(offline());
  });
  await expect(createModuleLoader('https://cdn.test/')('one.js')).rejects.toThrow();
  expect(asked).toEqual(['one.js', 'two.js', 'two.js'].map((file) => `https://cdn.test/${file}`));
});

it.each<[string, () => Response | Error]>([
  ['does not arrive', offline],
  [
    'is answered with 404',
    () => new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } }),
  ],
  ['is answered with a page', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } })],
  [
    'breaks off',
    () => {
      const broken = script();
      broken.clone = () => Object.assign(script(), { text: () => Promise.reject(offline()) });
      return broken;
    },
  ],
])('rejects when an imported file %s, and requests only that file again', async (_, lost) => {
  serve(engine, script('import"./store.js";import"./base.js";'));
  serve('base.js', script());
  serve('store.js', lost(), lost(), lost(), lost(), script());
  const load = createModuleLoader(HOME);
  await expect(load(engine)).rejects.toThrow();
  await expect(load(engine)).rejects.toThrow();
  await expect(load(engine)).resolves.toMatchObject({ name: `engine ${count}` });
  expect([times(engine), times('base.js'), times('store.js')]).toEqual([1, 1, 5]);
});
