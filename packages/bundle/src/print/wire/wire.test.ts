import type { Wire, WireObject, WireProperty, WireRequest } from '@onda/core/wire/wire';
import { describe, expect, it } from 'vitest';
import { wires } from '../../registry';
import { printRouteDocs, printWireDocs } from './docs';
import { printWirePhp } from './php';
import { problemsInWires } from './problems';
import { schemaOf } from './types';
import { printWireTypes } from './typescript';

const nameIt = {
  summary: 'Names a mood.',
  action: { name: 'mood_set' },
  nonce: { name: 'mood', action: 'onda_mood' },
  limit: { name: 'moods', perMinute: 9 },
  fields: {
    post_id: { type: 'id', description: 'The post.', as: 'post' },
    mood: {
      type: 'word',
      description: 'The mood.',
      words: ['good', 'bad'],
      aliases: { good: ['1'] },
      refusal: 'bad_mood',
    },
  },
  reply: {
    title: 'mood',
    values: {
      post_id: { type: 'id', description: 'The post.', as: 'post', repeatsField: true },
      mood_count: { type: 'count', description: 'How many share it.', as: 'count' },
      mood: { type: 'word', description: 'The mood.', words: ['good', 'bad'], orNull: true },
    },
  },
  refusals: { bad_mood: { status: 400, message: "It's no mood." } },
  route: { method: 'PUT', path: '/moods/{post}', id: 'setMood' },
} as const satisfies WireRequest;

const counts = {
  summary: 'Moods of posts.',
  fields: {
    posts: { type: 'ids', description: 'Ids.' },
    lang: { type: 'text', description: 'Language.', isOptional: true },
    days: { type: 'number', description: 'Days.', limits: { maximum: 9, default: 7 } },
  },
  reply: { title: 'moods', isList: 'Of those posts.', values: { post: { type: 'id', description: 'Id.' } } },
  refusals: { no_mood: 404 },
  route: {
    method: 'GET',
    path: '/counts/moods',
    id: 'countMoods',
    publicSeconds: 60,
    showsPosts: true,
    opensTo: 'Waiting',
    ability: { name: 'moods', label: 'Counts moods.' },
  },
} as const satisfies WireRequest;

const wire: Wire = { feature: 'moods', requests: { nameIt, counts } };
const flat = (code: string) => code.replace(/\s+/g, ' ');

describe('PHP', () => {
  const php = flat(printWirePhp(wire));

  it.each([
    "'action' => [ 'name' => 'mood_set', ],",
    "'post_id' => [ 'type' => 'id', ],",
    "'words' => [ '1' => 'good', 'good' => 'good', 'bad' => 'bad', ], 'refusal' => 'bad_mood',",
    "'refusals' => [ 'bad_mood' => [ 400, 'It\\'s no mood.', ], ],",
    "'limit' => [ 'moods', 9, ],",
    "'arguments' => [ 'post_id' => 'post', 'mood' => 'mood', ],",
    "'properties' => [ 'post' => 'post_id', 'count' => 'mood_count', 'mood' => 'mood', ],",
    "'post' => [ 'required' => true, 'type' => 'integer', 'description' => 'The post.', 'minimum' => 1, ],",
    "'enum' => [ 'good', 'bad', ],",
    "'mood' => [ 'type' => [ 'string', 'null', ], 'description' => 'The mood.', ],",
    "'required' => [ 'post', 'count', 'mood', ],",
    "'refusals' => [ 'bad_mood' => 400, 'invalid_nonce' => 403, 'rate_limited' => 429, ],",
    "'audience' => 'Everybody', 'seconds' => 60, 'refusals' => [ 'no_mood' => 404, ], 'opens_to' => 'Waiting',",
    "'shows_posts' => true, 'ability' => [ 'name' => 'moods', 'label' => 'Counts moods.', ],",
    "'posts' => [ 'required' => true, 'type' => 'array', 'description' => 'Ids.', 'items' => [",
    "'lang' => [ 'type' => 'string', 'description' => 'Language.', ],",
    "'days' => [ 'type' => 'integer', 'description' => 'Days.', 'maximum' => 9, 'default' => 7, ],",
    "'reply' => [ 'type' => 'array', 'description' => 'Of those posts.', 'items' => [ 'title' => 'moods',",
  ])('gets %s', (row) => expect(php).toContain(row));

  it('gets no action for a route that has none', () => {
    expect(php.match(/'action' => \[/g)).toHaveLength(1);
  });
});

const LINKS = { type: 'object', description: 'Addresses of what belongs to it, by relation.' };
const name = { type: 'text', description: 'Name.' } as const;
const string = { type: 'string', description: 'Name.' };

it.each<[string, WireProperty | WireObject, object]>([
  ['a slug', { ...name, type: 'slug' }, { ...string, pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }],
  [
    'a text',
    { ...name, limits: { maxLength: 9, pattern: '^x' } },
    { ...string, maxLength: 9, pattern: '^x' },
  ],
  ['a word', { ...name, type: 'word', words: ['a', 'b'] }, { ...string, enum: ['a', 'b'] }],
  ['a moment', { ...name, type: 'date-time' }, { ...string, format: 'date-time' }],
  ['a price', { ...name, type: 'decimal', orNull: true }, { ...string, type: ['number', 'null'] }],
  ['a list', { ...name, type: 'list', items: name }, { ...string, type: 'array', items: string }],
  ['anything', { ...name, type: 'object' }, { ...string, type: 'object' }],
  [
    'an object of a request',
    { ...name, type: 'object', fields: { name } },
    { ...string, type: 'object', properties: { name: string }, additionalProperties: false },
  ],
  [
    'an object of a reply',
    { title: 'mood', orNull: true, values: { name, by: { ...name, as: 'author', isOptional: true } } },
    {
      title: 'mood',
      type: ['object', 'null'],
      properties: { name: string, author: string, _links: LINKS },
      required: ['name'],
    },
  ],
])('the JSON schema of %s', (_, value, schema) => expect(schemaOf(value)).toEqual(schema));

describe('TypeScript', () => {
  const code = printWireTypes(wire);

  it.each([
    "import { isRepeated, readCount, readWord } from '@onda/core/wire/read-value';",
    "export const NAME_IT_ACTION = 'mood_set';",
    "export const NAME_IT_NONCE = 'mood';",
    "  mood: 'good' | 'bad';",
    "  mood: 'good' | 'bad' | null;",
    "const NAME_IT_REFUSALS = ['bad_mood', 'invalid_nonce', 'rate_limited'] as const;",
    '  const isWhole = isRepeated(reply.post_id, sent.post_id) && count !== undefined;',
    'return isWhole ? { count, mood } : undefined;',
  ])('gets %s', (line) => expect(code).toContain(line));

  it('gets nothing for a route without an action', () => {
    expect(code).not.toContain('Counts');
  });
});

it('a page of docs/protocol gets its tables between two marks', () => {
  const page = printWireDocs('# Moods\n\n<!-- wire -->\n\nold\n\n<!-- /wire -->\n\nMore.\n', wire);
  expect(page).toMatch(
    /^# Moods\n\n<!-- wire -->\n\n`mood_set`: Names a mood\.\n\n- REST: `PUT \/moods\/\{post\}`\n/,
  );
  expect(page).toContain('| `mood` | `mood` | `good`, `bad`; `1` for `good` |');
  expect(page).toContain('| `mood_count` | `count` | How many share it. |');
  expect(page).toContain("| 400 `bad_mood` | It's no mood. |\n\n<!-- /wire -->\n\nMore.\n");
  expect(page).not.toContain('old');
});

it('the page of REST gets a row of each route', () => {
  const page = printRouteDocs('# REST\n\n<!-- wire -->\n\nold\n\n<!-- /wire -->\n', [wire]);
  expect(page).toBe(`# REST

<!-- wire -->

| route | answers | cache | ability |
| --- | --- | --- | --- |
| \`PUT /moods/{post}\` | Names a mood. |  |  |
| \`GET /counts/moods\` | Moods of posts. | 60 | \`moods\` |

<!-- /wire -->
`);
});

describe('what does not fit together', () => {
  it.each<[string, object]>([
    [
      "write a field with as: 'list', which stands in the path",
      { route: { ...nameIt.route, path: '/{list}' } },
    ],
    ['write a refusal of mood that is one of refusals', { refusals: {} }],
    ['write a field post_id, which the reply repeats', { fields: { post: nameIt.fields.post_id } }],
    [
      "write 'fine' into words of mood",
      { fields: { ...nameIt.fields, mood: { ...nameIt.fields.mood, aliases: { fine: ['2'] } } } },
    ],
  ])('%s', (sentence, change) => {
    const problems = problemsInWires([
      { ...wire, requests: { nameIt: { ...nameIt, ...change } as WireRequest } },
    ]);
    expect(problems).toEqual([expect.stringContaining(`packages/moods/src/wire.ts, nameIt: ${sentence}`)]);
  });

  it('is in no wire of ours', () => {
    expect(problemsInWires([wire, ...wires])).toEqual([]);
  });
});
