import type { PageEvents } from '@onda/core/dom/page-events';
import type { ElementSpec } from '@onda/core/element/contract';
import { describe, expect, it } from 'vitest';
import type { OndaEventDetails } from '../../elements/types/events';
import { printDocs } from './print/docs';
import { printVsCodeData } from './print/editor-data';
import { printElementTypes, printEventTypes } from './print/element-types';
import { allEvents } from './print/event-details';
import { frameworks, printFrameworkTypes } from './print/framework-types';
import { printCustomElements, printWebTypes } from './print/manifest';
import {
  printElements,
  printElementWords,
  printFeedKinds,
  printMessages,
  printShareNetworks,
  printTemplatesByTag,
} from './print/wordpress';
import { elements, entries, messages, styles } from './registry';

type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;
// The type check of `check` holds it: contracts say of the events between features what core declares.
void (true satisfies Same<PageEvents, Pick<OndaEventDetails, keyof PageEvents>>);

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

const known = { ...spec, events: { vote: 'It changed.' } };

describe('PHP', () => {
  it('gets what WordPress loops over, without one call, which each page would pay for', () => {
    const php = printElements([spec]);
    expect(php).toMatch(
      /^<\?php\n\n\/\/ Printed by .*\n\ndeclare\(strict_types=1\);\n\ndefined\('ABSPATH'\) \|\| exit;/,
    );
    expect(php).toContain(
      "'postId' => [\n                'type' => 'number',\n                'default' => 0,",
    );
    for (const absent of ['events', 'parts', 'properties']) expect(php).not.toContain(`'${absent}'`);
    expect(printElements(elements)).not.toContain('__(');
  });

  it('gets title and description of an element as texts that can be translated', () => {
    const php = printElementWords([spec]);
    expect(php).toContain("'title' => __('Thing', 'onda'),");
    expect(php).toContain("'description' => __('A site owner\\'s thing.', 'onda'),");
  });

  it('gets every text by feature and language, and each shell by tag', () => {
    expect(printMessages({ things: { es: { play: 'Sí' }, en: { play: "It's" } } })).toContain(
      "'things' => [\n        'es' => [\n            'play' => 'Sí',\n        ],\n        'en' => [\n            'play' => 'It\\'s',",
    );
    const kinds = printFeedKinds(
      ['auto', 'icecast-json'],
      [{ kind: 'icecast-json', mark: `"icestats"|it's~` }],
    );
    expect(kinds).toContain("    public const ALL = [\n        'auto',\n        'icecast-json',\n    ];");
    expect(kinds).toContain(`'icecast-json' => '~"icestats"|it\\'s\\\\~~',`);
    expect(printShareNetworks({ red: { name: 'Red', address: 'https://red.test/?u={url}' } })).toContain(
      "        'red' => [\n            'name' => 'Red',\n            'address' => 'https://red.test/?u={url}',",
    );
    expect(printTemplatesByTag({ 'x-thing': "<p title='{{name}}'></p>" })).toContain(
      "'x-thing' => '<p title=\\'{{name}}\\'></p>',",
    );
  });
});

describe('editors', () => {
  it('get a manifest with kebab-case attributes, events, parts and properties', () => {
    const { modules } = JSON.parse(printCustomElements([known], [{ spec, hasSlot: true }]));
    const [declaration] = modules[0].declarations;
    expect(modules[0].path).toBe('dist/define/x-thing.js');
    expect(declaration.attributes[0]).toEqual({
      name: 'post-id',
      fieldName: 'postId',
      description: 'Which post.',
      default: '0',
      type: { text: 'number' },
    });
    expect(declaration.attributes[2].type.text).toBe("'one' | 'two'");
    expect(declaration.events.at(-1)).toMatchObject({
      name: 'onda-vote',
      type: { text: expect.stringContaining('CustomEvent<{ commentId: number;') },
    });
    expect(declaration.members[0]).toMatchObject({ kind: 'field', name: 'postId', attribute: 'post-id' });
    expect(declaration.slots).toHaveLength(1);
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

  it('get JetBrains data with the types of properties and events', () => {
    const { contributions } = JSON.parse(printWebTypes([known], '1.2.3'));
    const [element] = contributions.html.elements;
    expect(element.js.properties[1]).toEqual({ name: 'isOpen', description: 'Open.', type: 'boolean' });
    expect(element.js.events.at(-1).type).toContain('CustomEvent<{ commentId: number;');
  });
});

describe('types', () => {
  it('have a property for each attribute but those of the browser, and the spelling of markup', () => {
    const own = { ...known, attributes: { ...known.attributes, id: spec.attributes.postId } };
    const types = printElementTypes([own]);
    const [, element = '', attributes = ''] = types.split(/export interface X\w+ extends \w+ /);
    expect(element).toContain('  postId: number;');
    expect(element).not.toContain('  id: number;');
    expect(attributes).toContain("  'post-id'?: number | string;");
    expect(attributes).toContain("  'is-open'?: boolean | '' | 'true' | 'false';");
    expect(attributes).toContain("  'id'?: number | string;");
    expect(types).toContain("    'x-thing': XThingElement;");
  });

  it('give an attribute that a lazy part reads no property', () => {
    const types = printElementTypes([{ ...known, lateAttributes: { later: spec.attributes.link } }]);
    expect(types).toContain("'later'?: string;");
    expect(types).not.toContain('  later: string;');
  });

  it.each([
    ['jsx', "'ononda-vote'?: (event: OndaEventMap['onda-vote']) => void;"],
    ['solid', "'on:onda-vote'?: (event: OndaEventMap['onda-vote']) => void;"],
    ['vue', "'onOndaVote'?: (event: OndaEventMap['onda-vote']) => void;"],
  ])('spell the handlers of an event as %s does', (name, row) => {
    const framework = frameworks([known])[name];
    expect(framework && printFrameworkTypes([known], framework)).toContain(row);
  });

  it('say of every event of every contract what its detail holds', () => {
    expect(allEvents(elements).length).toBeGreaterThan(20);
    expect(() => printEventTypes([{ ...spec, events: { unheard: '' } }])).toThrow('onda-unheard');
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
