import { describe, expect, it } from 'vitest';
import { declaredFields } from '../../packages/bundle/src/registry';
import { fieldsRead, fieldsSent, isNamed, parsed, textsOf } from './wire-fields';

/** Fields that no PHP of ours has to name, and why. */
const UNREAD: Record<string, string> = {
  app_id: 'for a network that shares',
  display: 'for a network that shares',
  quote: 'for a network that shares',
  cachebust: 'keeps a cache away (M-7)',
  asp_active: 'the specification sends it; the phrase says the same (M-7)',
  asp_inst_id: 'the specification sends it; it names the copy of a box in a page (M-7)',
  asp_preview_options: 'the specification sends it; a preview is drawn from the saved options (M-7)',
  autop: 'the specification sends it (M-7)',
};
/** Fields that WordPress itself prints. */
const UNSENT: Record<string, string> = { action2: 'the second menu of a list of the admin' };

const php = textsOf(/^wordpress-plugin\/src\/.+\.php$/);
const scripts = textsOf(/^packages\/[\w-]+\/src\/.+\.tsx?$/);
const sent = fieldsSent([...scripts].map(([path, text]) => parsed(path, text)));
const read = fieldsRead(php);
const named = (field: string, texts: Iterable<string>) => [...texts].some((text) => isNamed(field, text));

describe('a field of the wire', () => {
  const allPhp = [...php.values()].join('\n');

  it('is found where the scripts send it and where PHP reads it', () => {
    for (const field of ['asp_ls', 'asp_force_reset_pagination', 'comment_id', 'list_id', 'want', 'hidden'])
      expect([...sent.keys()]).toContain(field);
    for (const field of ['asp_ls', 'list_id', 'asp_force_reset_pagination'])
      expect([...read.keys()]).toContain(field);
  });

  it.each([...sent].filter(([field]) => !UNREAD[field] && !declaredFields.includes(field)))(
    '%s, which %s sends, is named by PHP',
    (field) => {
      expect(new RegExp(`['"]${field}['"]`).test(allPhp)).toBe(true);
    },
  );

  it.each([...read].filter(([field]) => !UNSENT[field]))(
    '%s, which %s reads, is sent by a script or a printed form',
    (field) => {
      expect(named(field, scripts.values()) || isNamed(field, allPhp)).toBe(true);
    },
  );

  it.each(Object.keys(UNREAD))('%s, which nobody reads, is still sent', (field) => {
    expect([...sent.keys()]).toContain(field);
  });
});

it.each([
  ['an object', 'ajax.post(A, { one: 1, two })', ['one', 'two']],
  ['a row of a list', "ajax.post(A, { 'one[x]': 1 })", ['one']],
  ['a spread', 'const more = { two: 2 }; ajax.post(A, { one: 1, ...more })', ['one', 'two']],
  ['a spread that may be none', 'ajax.post(A, { ...(x ? { one: 1 } : { two: 2 }) })', ['one', 'two']],
  [
    'a parameter',
    'const ask = (a, fields) => ajax.post(a, { ...fields, two: 2 }); ask(A, { one: 1 })',
    ['one', 'two'],
  ],
  ['what a function gives', 'function made() { return { one: 1 }; } ajax.postForText(A, made())', ['one']],
  ['what an arrow gives', 'const made = () => ({ one: 1 }); api.ajax.post(A, made())', ['one']],
  ['a query', 'const q = new URLSearchParams({ one: a })', ['one']],
  ['an address', 'const q = `x?asp_one=$' + '{a}&asp_two=$' + '{b}`', ['asp_one', 'asp_two']],
  ['an address with a constant', "const ONE = 'asp_one'; const q = [`$" + '{ONE}=1`]', ['asp_one']],
  ['another call', 'queue.post({ one: 1 })', []],
])('fields are found in %s', (_, text, names) => {
  expect([...fieldsSent([parsed('a.ts', text)]).keys()].sort()).toEqual(names);
});
