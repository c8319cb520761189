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
