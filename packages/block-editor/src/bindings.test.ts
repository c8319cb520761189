import { expect, it, vi } from 'vitest';
import { registerBindings } from './bindings';

interface Source {
  label: string;
  getValues(request: { bindings: object }): Record<string, string>;
  getFieldsList(): { args: { key: string } }[];
}

const NO_SITE = { elements: {}, page: '', choices: {}, settings: '' };
const STATIONS = [
  { id: 'uno', name: 'Uno', attributes: { radioStream: 'https://a.example/live' } },
  { id: 'dos', name: 'Dos', attributes: {} },
];

function editor(hasBindings = true) {
  const sources: Source[] = [];
  const taken: string[] = [];
  const ask = vi.fn(async () => ({ ...NO_SITE, stations: STATIONS }));
  const register = (source: object) => void sources.push(source as Source);
  const unregister = hasBindings ? (name: string) => void taken.push(name) : undefined;
  registerBindings({ ask, words: (text) => text, register, unregister });
  return { sources, taken, ask };
}

it('shows a station in the editor once the site has answered, which is asked once', async () => {
  const { sources, taken, ask } = editor();
  const bindings = {
    content: { args: { key: 'name' } },
    url: { args: { key: 'stream', station: 'uno' } },
    text: { args: { key: 'cover', station: 'dos' } },
  };
  expect(ask).not.toHaveBeenCalled();
  expect(sources[0]?.getValues({ bindings })).toEqual({ content: 'Onda', url: 'Onda', text: 'Onda' });
  await vi.waitFor(() => expect(sources).toHaveLength(2));
  expect(taken).toEqual(['onda/station']);
  const values = sources[1]?.getValues({ bindings });
  expect(values).toEqual({ content: 'Uno', url: 'https://a.example/live', text: 'Onda' });
  expect(ask).toHaveBeenCalledOnce();
});

it('offers the keys that PHP knows', () => {
  const { sources } = editor();
  expect(sources[0]?.getFieldsList().map(({ args }) => args.key)).toEqual(['name', 'stream', 'cover']);
});

it('does nothing where WordPress has no such half', () => {
  expect(editor(false).sources).toEqual([]);
});
