import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { stages } from './stages';

type Build = Parameters<ReturnType<typeof stages>['setup']>[0];
type Load = (file: { path: string }) => { contents: string } | undefined;

const place = (file: string) => resolve('packages/core/src', file);

/** The contents of a module for esbuild, by the plugin of `table` and `together`. */
function contentsWith(...options: Parameters<typeof stages>) {
  let load: Load = () => undefined;
  const build = { onLoad: (_: unknown, run: Load) => (load = run) };
  void stages(...options).setup(build as unknown as Build);
  return (file: string) => load({ path: place(file) })?.contents;
}

it('lets a lazy module import the stage before it', () => {
  const contents = contentsWith({ 'core/src/timing/with-timeout.ts': 'core/src/timing/clock.ts' }, []);
  const source = readFileSync(place('timing/with-timeout.ts'), 'utf8');
  expect(contents('timing/with-timeout.ts')).toBe(
    `import ${JSON.stringify(place('timing/clock.ts'))};${source}`,
  );
  expect(contents('timing/clock.ts')).toBeUndefined();
});

it('leads from each room of a file to every other', () => {
  const rooms = ['timing/with-timeout.ts', 'timing/debounce.ts', 'timing/clock.ts'];
  const contents = contentsWith({}, [rooms.map((room) => `core/src/${room}`)]);
  const next = (room: string) =>
    rooms.find((other) => contents(room)?.includes(JSON.stringify(place(other)))) ?? '';
  const way = [
    next('timing/with-timeout.ts'),
    next(next('timing/with-timeout.ts')),
    next(next(next('timing/with-timeout.ts'))),
  ];
  expect([...way].sort()).toEqual([...rooms].sort());
});
