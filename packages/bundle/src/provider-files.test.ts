import { describe, expect, it } from 'vitest';
import { printPlaces, printProviders } from './print/providers';
import { type ProviderFile, problemsInProvider } from './provider-files';

const right = {
  kind: 'uno',
  label: 'Uno',
  verified: 'a captured answer',
  mark: '"uno"',
  read: { text: 'a' },
};
const problems = (more: object) =>
  problemsInProvider('services/uno.json', JSON.stringify({ ...right, ...more }));

describe('a provider file', () => {
  it('that is right has no problem', () => {
    const place = { streams: ['//{host}/{id}'], ask: ['https://{host}/{id}.json'] };
    expect(problems({ places: [place], stations: { each: 'a', off: { b: ['0', ''] } } })).toEqual([]);
  });

  it.each<[object, string]>([
    [{ kind: 'dos' }, 'kind is not the name of the file'],
    [{ mark: '(' }, 'mark is not written as the README says'],
    [{ mark: undefined }, 'mark is missing'],
    [{ colour: 'red' }, 'colour is no key that a reader knows'],
    [{ read: { txt: 'a' } }, 'read.txt is no key that a reader knows'],
    [{ read: { isLive: 'yes' } }, 'read.isLive is not written as the README says'],
    [{ read: { history: { each: 'a', at: 5 } } }, 'read.history.at is not written as the README says'],
    [{ read: { length: { minutes: 'a' } } }, 'read.length is not written as the README says'],
    [{ places: [{ streams: ['('], ask: ['x'] }] }, 'places is not written as the README says'],
    [{ stations: { each: 'a', missing: true } }, 'stations.missing is not written as the README says'],
  ])('%j: %s', (more, problem) => {
    expect(problems(more)).toContain(`packages/feeds/providers/services/uno.json: ${problem}`);
  });

  it('that is no JSON says where', () => {
    expect(problemsInProvider('uno.json', '{')[0]).toContain('packages/feeds/providers/uno.json: ');
    expect(problemsInProvider('uno.json', '[]')[0]).toContain('kind is missing');
  });
});

it('is printed with the names of its patterns written out', () => {
  const file: ProviderFile = {
    ...right,
    places: [{ streams: ['//{host}/~{port}'], ask: ['https://{host}/'] }],
    rank: 1,
    pages: ['uno.json?p={mount}'],
  };
  expect(printPlaces([file])).toContain(String.raw`"//(?<host>[^/:?#]+)/~(?<port>\\d{4,5})"`);
  expect(printPlaces([file])).toContain('{"kind":"uno","page":"uno.json?p={mount}"}');
  const php = printProviders([file]);
  expect(php).toContain("'uno' => ['label' => 'Uno', 'read' => ['text' => 'a']],");
  expect(php).toContain(String.raw`'streams' => ['~//(?<host>[^/:?#]+)/\\~(?<port>\\d{4,5})~']`);
});
