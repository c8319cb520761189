import type { AttributeSpec, ElementSpec, MemberSpec } from '@onda/core/element/contract';
import type { Printed } from '@onda/core/element/printed';
import { COMMON_EVENTS, detailOf } from './event-details';
import { classOf, isOwnProperty, kebab, typeOf } from './names';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The tags that show their own children, from their `Markup.tsx`. */
export type Slotted = readonly Pick<Printed, 'spec' | 'hasSlot'>[];

/** The Custom Elements Manifest, schema 2.1.0. Paths are those of the package `@onda/elements`. */
export function printCustomElements(elements: readonly ElementSpec[], slotted: Slotted = []): string {
  return json({
    schemaVersion: '2.1.0',
    readme: '',
    modules: elements.map((spec) => ({
      kind: 'javascript-module',
      path: `dist/define/${spec.tag}.js`,
      declarations: [declarationOf(spec, hasSlot(spec, slotted))],
      exports: [
        { kind: 'custom-element-definition', name: spec.tag, declaration: { name: classOf(spec.tag) } },
      ],
    })),
  });
}

function declarationOf(spec: ElementSpec, isSlotted: boolean) {
  return {
    kind: 'class',
    customElement: true,
    name: classOf(spec.tag),
    tagName: spec.tag,
    superclass: { name: 'HTMLElement', package: 'global:' },
    summary: spec.title,
    description: spec.description,
    attributes: Object.entries({ ...spec.attributes, ...spec.lateAttributes }).map(([name, attribute]) => ({
      name: kebab(name),
      ...(hasField(spec, name) ? { fieldName: name } : {}),
      description: attribute.description,
      default: JSON.stringify(attribute.default),
      type: { text: typeOf(attribute) },
    })),
    members: [
      ...Object.entries(spec.attributes)
        .filter(([name]) => hasField(spec, name))
        .map(([name, attribute]) => fieldOf(name, attribute)),
      ...Object.entries(spec.members ?? {}).map(([name, member]) => memberOf(name, member)),
    ],
    ...(isSlotted ? { slots: [{ name: '', description: 'The content of the element.' }] } : {}),
    events: Object.entries({ ...COMMON_EVENTS, ...spec.events }).map(([name, description]) => ({
      name: `onda-${name}`,
      description,
      type: { text: `CustomEvent<${detailOf(name).detail}>` },
    })),
    cssParts: Object.entries(spec.parts).map(([name, description]) => ({ name, description })),
    cssProperties: Object.entries(spec.properties).map(([name, description]) => ({
      name,
      description,
      ...syntaxOf(name, description),
    })),
  };
}

/** An attribute that only a lazy part reads has no property. */
const hasField = ({ attributes }: ElementSpec, name: string) => name in attributes && isOwnProperty(name);

function hasSlot({ tag, holdsContent }: ElementSpec, slotted: Slotted): boolean {
  return holdsContent === true || slotted.some(({ spec, hasSlot }) => spec.tag === tag && hasSlot === true);
}

const fieldOf = (name: string, attribute: AttributeSpec) => ({
  kind: 'field',
  name,
  attribute: kebab(name),
  reflects: false,
  description: attribute.description,
  default: JSON.stringify(attribute.default),
  type: { text: typeOf(attribute) },
});

const memberOf = (name: string, { type, description }: MemberSpec) =>
  type.startsWith('() =>')
    ? { kind: 'method', name, description, return: { type: { text: type.replace('() => ', '') } } }
    : {
        kind: 'field',
        name,
        description,
        readonly: type.startsWith('readonly '),
        type: { text: type.replace('readonly ', '') },
      };

/** The name tells a length, the description a color; any other property has no syntax. */
function syntaxOf(name: string, description: string): { syntax?: string } {
  if (/radius|width|height|size|gap|space|offset/.test(name)) return { syntax: '<length>' };
  return /^(color|background)/i.test(description) ? { syntax: '<color>' } : {};
}

/** JetBrains' web-types: tags, attributes, properties and events for templates in its editors. */
export function printWebTypes(elements: readonly ElementSpec[], version: string): string {
  return json({
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@onda/elements',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: elements.map(webTypeOf) } },
  });
}

function webTypeOf(spec: ElementSpec) {
  const described = ([name, description]: [string, string]) => ({ name, description });
  return {
    name: spec.tag,
    description: spec.description,
    attributes: Object.entries({ ...spec.attributes, ...spec.lateAttributes }).map(([name, attribute]) => ({
      name: kebab(name),
      description: attribute.description,
      default: JSON.stringify(attribute.default),
      value: { type: typeOf(attribute) },
    })),
    js: {
      properties: Object.entries(spec.attributes)
        .filter(([name]) => isOwnProperty(name))
        .map(([name, attribute]) => ({
          name,
          description: attribute.description,
          type: typeOf(attribute),
        })),
      events: Object.entries({ ...COMMON_EVENTS, ...spec.events }).map(([name, description]) => ({
        name: `onda-${name}`,
        description,
        type: `CustomEvent<${detailOf(name).detail}>`,
      })),
    },
    css: {
      parts: Object.entries(spec.parts).map(described),
      properties: Object.entries(spec.properties).map(described),
    },
  };
}
