import { rmSync } from 'node:fs';
import { afterAll, beforeAll, it } from 'vitest';
import { FRAMEWORKS } from './all-tags';
import { makeApp, run } from './make-app';
import { packedPackages } from './packed';

const STRICT = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

const config = (options: object) =>
  JSON.stringify({ compilerOptions: { ...STRICT, ...options }, include: ['*'] });

const folders: string[] = [];
let tarballs: string[];

beforeAll(async () => {
  tarballs = Object.values(await packedPackages());
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function check(name: string, texts: Record<string, string>, dependencies: readonly string[]): void {
  const folder = makeApp({
    name: `types-${name}`,
    files: {},
    texts,
    dependencies: [...tarballs, 'typescript@5.9.3', ...dependencies],
  });
  folders.push(folder);
  for (const path of Object.keys(texts).filter((file) => file.endsWith('tsconfig.json')))
    run(folder, 'tsc', ['-p', path]);
}

it('the tags are typed in Preact, Solid, Vue and Svelte, and without any framework', () => {
  const texts = Object.fromEntries(
    Object.entries(FRAMEWORKS).flatMap(([name, { file, text, options }]) => [
      [`${name}/${file}`, text],
      [`${name}/tsconfig.json`, config(options)],
    ]),
  );
  const plain = `import { configure } from '@onda/elements';
configure({ ajax: '/wp-admin/admin-ajax.php' });
const heart = document.createElement('fav-button');
heart.postId = 7;
heart.addEventListener('onda-favorite-change', ({ detail }) => detail.count + 1);
`;
  check(
    'others',
    { ...texts, 'plain/page.ts': plain, 'plain/tsconfig.json': config({}) },
    Object.keys(FRAMEWORKS),
  );
});
