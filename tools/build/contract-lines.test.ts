import { SourceMap } from 'node:module';
import { expect, it } from 'vitest';
import { printConstants } from './contract-lines';

const SOURCE = `import { KINDS } from './kinds';
const SHARED = {
  type: 'number',
  max: 7,
} as const;
const MORE = { extra: { type: 'url' } };
export const clock = {
  tag: 'studio-clock',
  title: 'not printed',
  attributes: {
    size: SHARED,
    ...MORE,
    kind: {
      type: 'enum', values: KINDS,
    },
  },
} as const satisfies Spec;
`;
const VALUES = {
  clock: {
    tag: 'studio-clock',
    title: undefined,
    attributes: {
      size: { type: 'number', max: 7 },
      extra: { type: 'url' },
      kind: { type: 'enum', values: ['one', 'two'] },
    },
  },
};

const printed = printConstants(VALUES, 'contract.ts', SOURCE);

it('prints the values as constants', async () => {
  const module = await import(`data:text/javascript,${encodeURIComponent(printed)}`);
  expect(module.clock).toEqual(JSON.parse(JSON.stringify(VALUES.clock)));
});

it.each([
  ['"studio-clock"', "tag: 'studio-clock'"],
  ['"size"', 'const SHARED'],
  ['"number"', "type: 'number'"],
  ['7', 'max: 7'],
  ['"url"', 'const MORE'],
  ['"enum"', "type: 'enum'"],
  ['["one","two"]', 'values: KINDS'],
])('leads %s to the line with %s', (code, source) => {
  const [, data = ''] = printed.split('base64,');
  const map = new SourceMap(JSON.parse(Buffer.from(data, 'base64').toString()));
  const lineOf = (text: string, part: string) => text.split('\n').findIndex((line) => line.includes(part));
  const entry = map.findEntry(lineOf(printed, code), 0);
  expect(entry).toMatchObject({ originalSource: 'contract.ts', originalLine: lineOf(SOURCE, source) });
});
