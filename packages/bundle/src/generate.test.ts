import type { ElementSpec } from '@onda/core/element/contract';
import { describe, expect, it } from 'vitest';
import { printDocs } from './print/docs';
import { printCustomElements, printJsxTypes, printVsCodeData } from './print/editor-data';
import {
  printElements,
  printFeedKinds,
  printMessages,
  printShareNetworks,
  printShells,
} from './print/wordpress';
import { elements, entries, messages, styles } from './registry';

const spec = {
  tag: 'x-thing',
  feature: 'things',
  chunk: 'things',
  title: 'Thing',
  description: "A site owner's thing.",
  root: 'light',
  attributes: {
    postId: { type: 'number', default: 0, min: 0, max: 9, step: 3, description: 'Which post.' },
    isOpen: { type: 'boolean', default: false, description: 'Open.' },
    kind: { type: 'enum', values: ['one', 'two'], default: 'one', description: 'Which kind.' },
    rows: { type: 'json', default: [], description: 'Rows.' },
    link: { type: 'url', default: '', description: 'Link.' },
  },
  events: { change: 'It changed.' },
  actions: ['thing_get'],
  shortcodes: ['thing', 'old_thing'],
  block: { icon: 'star', keywords: ['thing'] },
  parts: { button: 'The button.' },
  properties: { '--onda-thing': 'Its color.' },
} as const satisfies ElementSpec;

describe('PHP', () => {
  it('gets what WordPress loops over, with texts that can be translated', () => {
    const php = printElements([spec]);
    expect(php).toMatch(
      /^<\?php\n\n\/\/ Printed by .*\n\ndeclare\(strict_types=1\);\n\ndefined\('ABSPATH'\) \|\| exit;/,
    );
    expect(php).toContain("'description' => __('A site owner\\'s thing.', 'onda'),");
    expect(php).toContain("'description' => __('Which post.', 'onda'),");
    expect(php).toContain(
      "'postId' => [\n                'type' => 'number',\n                'default' => 0,",
    );
    for (const absent of ['events', 'parts', 'properties']) expect(php).not.toContain(`'${absent}'`);
  });

  it('gets every text by feature and language, and each shell by tag', () => {
    expect(printMessages({ things: { es: { play: 'Sí' }, en: { play: "It's" } } })).toContain(
      "'things' => [\n        'es' => [\n            'play' => 'Sí',\n        ],\n        'en' => [\n            'play' => 'It\\'s',",
    );
    expect(printFeedKinds(['auto', 'icecast-json'])).toContain(
      "    public const ALL = [\n        'auto',\n        'icecast-json',\n    ];",
    );
    expect(printShareNetworks({ red: { name: 'Red', address: 'https://red.test/?u={url}' } })).toContain(
      "        'red' => [\n            'name' => 'Red',\n            'address' => 'https://red.test/?u={url}',",
    );
    expect(printShells({ 'x-thing': "<p title='{{name}}'></p>" })).toContain(
      "'x-thing' => '<p title=\\'{{name}}\\'></p>',",
    );
  });
});

describe('editors', () => {
  it('get a manifest with kebab-case attributes, events, parts and properties', () => {
    const { modules } = JSON.parse(printCustomElements([spec]));
    const [declaration] = modules[0].declarations;
    expect(modules[0].path).toBe('packages/things/src/element.ts');
    expect(declaration.attributes[0]).toEqual({
      name: 'post-id',
      fieldName: 'postId',
      description: 'Which post.',
      default: '0',
      type: { text: 'number' },
    });
    expect(declaration.attributes[2].type.text).toBe("'one' | 'two'");
    expect(declaration.events[0]).toMatchObject({ name: 'onda-change' });
    expect([declaration.cssParts[0].name, declaration.cssProperties[0].name]).toEqual([
      'button',
      '--onda-thing',
    ]);
  });

  it('get the values of an enum to choose from', () => {
    const { tags } = JSON.parse(printVsCodeData([spec]));
    expect(tags[0].attributes[2].values).toEqual([{ name: 'one' }, { name: 'two' }]);
    expect(tags[0].attributes[0]).not.toHaveProperty('values');
  });

  it('get JSX types in both spellings', () => {
    const types = printJsxTypes([spec]);
    for (const row of [
      "'postId'?: number;",
      "'post-id'?: number;",
      "'kind'?: 'one' | 'two';",
      "'rows'?: unknown;",
    ])
      expect(types).toContain(row);
    expect(types.match(/'kind'\?/g)).toHaveLength(1);
  });
});

describe('docs', () => {
  const docs = printDocs([spec]);

  it.each([
    '| `post-id` | 0 to 9, steps of 3 | `0` | Which post. |',
    '| `is-open` | boolean | `false` | Open. |',
    '| `kind` | `one` `two` | `"one"` | Which kind. |',
    '| `link` | url |  | Link. |',
    '| `onda-change` | It changed. |',
    'Shortcode: `[thing]`, `[old_thing]`. Block: `onda/x-thing`.',
  ])('hold %s', (row) => expect(docs).toContain(row));

  it('leave a table out that would be empty', () => {
    expect(printDocs([{ ...spec, events: {} }])).not.toContain('| event |');
  });
});

describe('the registry', () => {
  it('has an entry for each element, and each text in both languages', () => {
    expect(Object.keys(entries).toSorted()).toEqual(elements.map(({ tag }) => tag).toSorted());
    for (const { es, en } of Object.values(messages)) {
      expect(Object.keys(es)).toEqual(Object.keys(en));
      expect([...Object.values(es), ...Object.values(en)]).not.toContain('');
    }
  });

  it('has a style sheet for each feature with a face of its own', () => {
    const withFace = elements.filter(({ root }) => root === 'shadow').map(({ feature }) => feature);
    expect(withFace.filter((feature) => !(feature in styles))).toEqual([]);
  });
});
